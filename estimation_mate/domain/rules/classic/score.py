"""What a Classic round is worth (C8–C17)."""

from estimation_mate.domain.entry import Four
from estimation_mate.domain.rows import Line, Position, Risk, Row, Score, line
from estimation_mate.domain.rules.classic.entry import ClassicSaid
from estimation_mate.domain.rules.classic.roles import risk, roles
from estimation_mate.domain.rules.classic.settings import Settings
from estimation_mate.domain.seats import SEATS

RISK_STEP = 10
HIGH_FROM = 8
DOUBLE_FROM = 3

Amounts = list[tuple[str, int]]


def scored(settings: Settings, said: ClassicSaid, tricks: Four, position: Position) -> Row:
    """The row of a round without problems."""
    bids, total, carrier = said.bids, sum(said.bids), risk(said, position)
    winners = sum([bid == took for bid, took in zip(bids, tricks, strict=True)])
    sa_aydeh = settings.saaydeh and not winners
    double = settings.double and bids.count(max(bids)) >= DOUBLE_FROM
    multiplier = position.multiplier * (2 if double else 1)
    over = total > position.hand
    scores = []
    for seat, role in enumerate(roles(said)):
        bid, took = bids[seat], tricks[seat]
        lines: tuple[Line, ...] = ()
        if not sa_aydeh:
            lines = _lines(settings, role, bid, took, over, winners, _level(carrier, seat))
        points = sum([part.points for part in lines]) * multiplier
        running = position.totals[seat] + points
        scores.append(Score(seat, role, bid, took, bid == took, lines, points, running))
    return Row(
        number=position.number,
        hand=position.hand,
        trump=said.trump or position.trump,
        dealer=position.dealer if said.dealer is None else said.dealer,
        total=total,
        side="over" if over else "under",
        multiplier=multiplier,
        sa_aydeh=sa_aydeh,
        double=double,
        risk=carrier,
        scores=tuple(scores),
        carried=position.multiplier * 2 if sa_aydeh else 1,
    )


def _level(carrier: Risk | None, seat: int) -> int:
    return carrier.level if carrier is not None and carrier.seat == seat else 0


def _lines(
    settings: Settings, role: str, bid: int, took: int, over: bool, winners: int, level: int
) -> tuple[Line, ...]:
    """The lines of one player in the order they are explained; a line of 0 is left out."""
    made = bid == took
    amounts = _dash(settings, made, over) if role == "dash" else _bid(settings, role, bid, took)
    if role != "dash" or settings.only_for_dash:
        amounts.append(("only", _only(settings, made, winners)))
    amounts.append(("risk", RISK_STEP * level * (1 if made else -1)))
    return tuple([line(label, points) for label, points in amounts if points])


def _dash(settings: Settings, made: bool, over: bool) -> Amounts:
    """C12."""
    amounts = settings.dash_over if over else settings.dash_under
    return [("dash", amounts.win if made else amounts.lose)]


def _bid(settings: Settings, role: str, bid: int, took: int) -> Amounts:
    """C8–C11."""
    called = role in ("caller", "with")
    if called and bid >= HIGH_FROM:
        call = settings.high_call.of(bid)
        return [("high_call", call.win if bid == took else call.lose)]
    if bid == took:
        caller = settings.caller.win if called else 0
        return [("win", settings.regular.win), ("bid", bid), ("caller", caller)]
    if called:
        return [("caller", settings.caller.lose), ("miss", -abs(took - bid))]
    return [("lose", settings.regular.lose if bid else 0), ("miss", -abs(took - bid))]


def _only(settings: Settings, made: bool, winners: int) -> int:
    """C13."""
    if made:
        return settings.only.win if winners == 1 else 0
    return settings.only.lose if winners == len(SEATS) - 1 else 0
