"""What a Classic round is worth (C8–C17)."""

from operator import eq

from estimation_mate.domain.entry import Four
from estimation_mate.domain.rows import Position, Row, Score
from estimation_mate.domain.rules.classic.entry import ClassicSaid
from estimation_mate.domain.rules.classic.roles import risk, roles
from estimation_mate.domain.rules.classic.settings import Settings
from estimation_mate.domain.rules.lines import NOTHING, Amounts, row_of, worth
from estimation_mate.domain.seats import SEATS

RISK_STEP = 10
HIGH_FROM = 8
DOUBLE_FROM = 3


def scored(settings: Settings, said: ClassicSaid, tricks: Four, position: Position) -> Row:
    """The row of a round without problems."""
    bids, total, carrier = said.bids, sum(said.bids), risk(said, position)
    winners = sum(map(eq, bids, tricks))
    sa_aydeh = settings.saaydeh and not winners
    double = settings.double and bids.count(max(bids)) >= DOUBLE_FROM
    multiplier = position.multiplier * (2 if double else 1)
    over = total > position.hand
    scores = []
    players = zip(SEATS, roles(said), bids, tricks, position.totals, strict=True)
    for seat, role, bid, took, before in players:
        level = carrier.level if carrier and carrier.seat == seat else 0
        lines, once = NOTHING
        if not sa_aydeh:
            lines, once = worth(_amounts(settings, role, bid, took, over, winners, level))
        points = once * multiplier
        score = Score(seat, role, bid, took, bid == took, lines, points, before + points)
        scores.append(score)
    return row_of(
        said,
        position,
        scores,
        multiplier,
        sa_aydeh=sa_aydeh,
        double=double,
        risk=carrier,
        carried=position.multiplier * 2 if sa_aydeh else 1,
    )


def _amounts(
    settings: Settings, role: str, bid: int, took: int, over: bool, winners: int, level: int
) -> Amounts:
    """Everything that counts for one player, before the multiplier."""
    made = bid == took
    only = ("only", _only(settings, made, winners))
    risk = ("risk", RISK_STEP * (level if made else -level))
    if role != "dash":
        return *_bid(settings, role, bid, took), only, risk
    dash = ("dash", _dash(settings, made, over))
    return (dash, only, risk) if settings.only_for_dash else (dash, risk)


def _dash(settings: Settings, made: bool, over: bool) -> int:
    """C12."""
    amounts = settings.dash_over if over else settings.dash_under
    return amounts.win if made else amounts.lose


def _bid(settings: Settings, role: str, bid: int, took: int) -> Amounts:
    """C8–C11."""
    called = role in ("caller", "with")
    if called and bid >= HIGH_FROM:
        call = settings.high_call.of(bid)
        return (("high_call", call.win if bid == took else call.lose),)
    if bid == took:
        caller = settings.caller.win if called else 0
        return ("win", settings.regular.win), ("bid", bid), ("caller", caller)
    miss = ("miss", -abs(took - bid))
    if called:
        return ("caller", settings.caller.lose), miss
    return ("lose", settings.regular.lose if bid else 0), miss


def _only(settings: Settings, made: bool, winners: int) -> int:
    """C13."""
    if made:
        return settings.only.win if winners == 1 else 0
    return settings.only.lose if winners == len(SEATS) - 1 else 0
