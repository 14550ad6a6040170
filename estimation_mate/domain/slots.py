"""Four slots by seat, of which some may still be empty."""

from estimation_mate.domain.draft import MaybeFour
from estimation_mate.domain.entry import Four
from estimation_mate.domain.seats import SEATS, round_from


def filled(tricks: MaybeFour, hand: int) -> MaybeFour:
    """The tricks with the last empty slot filled in, where the rest leaves something to fill in."""
    left = tricks_left(tricks, hand)
    if tricks.count(None) != 1 or left < 0:
        return tricks
    return put(tricks, tricks.index(None), left)


def tricks_left(tricks: MaybeFour, hand: int) -> int:
    """Tricks of the hand that nobody has been given; below 0 where too many have been."""
    return hand - sum(number or 0 for number in tricks)


def next_empty(numbers: MaybeFour, seat: int) -> int | None:
    """The first empty slot going round to the right, this seat's own last."""
    order = (*round_from(seat)[1:], seat)
    return next((one for one in order if numbers[one] is None), None)


def put(numbers: MaybeFour, seat: int, number: int | None) -> MaybeFour:
    """The four with this seat's slot filled anew; `None` empties it."""
    changed = list(numbers)
    changed[seat] = number
    first, second, third, fourth = changed
    return first, second, third, fourth


def standing(numbers: MaybeFour) -> Four:
    """Four slots that are all filled."""
    first, second, third, fourth = (number or 0 for number in numbers)
    return first, second, third, fourth


def gaps(numbers: MaybeFour) -> tuple[int, ...]:
    """The seats whose slot is empty."""
    return tuple(seat for seat in SEATS if numbers[seat] is None)
