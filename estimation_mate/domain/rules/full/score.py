"""What a deal of the Full rules is worth (F6, F7, F9, F10)."""

from collections.abc import Callable
from operator import eq

from estimation_mate.domain.entry import Four
from estimation_mate.domain.rows import Position, Row, Score
from estimation_mate.domain.rules.full.entry import FullSaid, PassedDeal
from estimation_mate.domain.rules.full.roles import risk, roles
from estimation_mate.domain.rules.full.settings import FullSettings
from estimation_mate.domain.rules.lines import NOTHING, Amounts, row_of, worth
from estimation_mate.domain.seats import SEATS

BIG_FROM = 8

BidAmounts = Callable[[str, int, int], Amounts]
"""What a bid counts by itself: of a role, the bid, the tricks."""


def scored(
    settings: FullSettings,
    said: FullSaid,
    tricks: Four,
    position: Position,
    bid_amounts: BidAmounts,
) -> Row:
    """The row of a deal without problems."""
    bids, carrier = said.bids, risk(said, position)
    winners = sum(map(eq, bids, tricks))
    big = settings.big_deals and max(bids) >= BIG_FROM
    multiplier = position.multiplier * (2 if big else 1)
    over = sum(bids) > position.hand
    scores = []
    players = zip(SEATS, roles(said, position), bids, tricks, position.totals, strict=True)
    for seat, role, bid, took, before in players:
        made = bid == took
        lines, once = NOTHING
        if winners and role == "dash":
            lines, once = worth((("dash", _dash(settings, made=made, over=over)),))
        elif winners:
            level = carrier.level if carrier and carrier.seat == seat else 0
            only = 0 if said.passed else _only(settings, made=made, winners=winners)
            extras = ("only", only), ("risk", settings.risk * (level if made else -level))
            lines, once = worth((*bid_amounts(role, bid, took), *extras))
        points = once * multiplier
        scores.append(Score(seat, role, bid, took, made, lines, points, before + points))
    return row_of(
        said,
        position,
        scores,
        multiplier,
        trump=said.trump or ("no_trump" if said.passed else position.trump),
        sa_aydeh=not winners,
        risk=carrier,
        carried=1 if winners else position.multiplier * 2,
        passed=said.passed,
    )


def passed_row(deal: PassedDeal, position: Position) -> Row:
    """A deal that nobody played: nobody scores, and the next one counts double (F5)."""
    scores = [
        Score(seat, "regular", None, None, None, (), 0, position.totals[seat]) for seat in SEATS
    ]
    return Row(
        number=position.number,
        hand=position.hand,
        trump=None,
        dealer=position.dealer if deal.dealer is None else deal.dealer,
        total=None,
        side=None,
        multiplier=position.multiplier,
        sa_aydeh=False,
        double=False,
        risk=None,
        scores=tuple(scores),
        carried=position.multiplier * 2,
        passed=True,
    )


def _dash(settings: FullSettings, *, made: bool, over: bool) -> int:
    """F7."""
    amount = settings.dash_over if over else settings.dash_under
    return amount if made else -amount


def _only(settings: FullSettings, *, made: bool, winners: int) -> int:
    """F6: a Dash is looked at too, but collects nothing."""
    if made:
        return settings.only if winners == 1 else 0
    return -settings.only if winners == len(SEATS) - 1 else 0
