"""Egypt – Classic in short, with the values that a table agreed on."""

from estimation_mate.domain.rules import Classic
from estimation_mate.domain.rules.classic import CLOSE_CALL
from estimation_mate.domain.rules.classic.checks import WITH_FROM
from estimation_mate.domain.rules.classic.score import DOUBLE_FROM, HIGH_FROM, RISK_STEP
from estimation_mate.domain.rules.classic.settings import WinLose
from estimation_mate.texts import Words
from estimation_mate.ui.help.amounts import (
    all_missed,
    dash_told,
    each_says,
    risk_ladder,
    with_bid,
    with_off,
)
from estimation_mate.ui.help.parts import Line, Part, Section, Suits, Table, Term


def classic_help(say: Words, rules: Classic) -> list[Section]:
    """All sections, from a round to the end of the game."""
    return [
        Section(say("A round"), _round(say, rules)),
        Section(say("Caller, With, Dash"), _roles(say, rules)),
        Section(say("What counts"), _counts(say, rules)),
        Section(say("Risk"), _risk(say, rules)),
        Section(say("Sa'aydeh"), (_sa_aydeh(say, rules),)),
        Section(say("Double game"), _double(say, rules)),
        Section(say.many("{n} round", "{n} rounds", rules.rounds), _rounds(say, rules)),
        Section(say("The end"), _end(say, rules)),
    ]


def _round(say: Words, rules: Classic) -> tuple[Part, ...]:
    first, *others = each_says(say, rules.hand(1))
    return (first, say("The highest bidder is the Caller and names the trump."), *others)


def _roles(say: Words, rules: Classic) -> tuple[Part, ...]:
    same = say("The same number as the Caller, for the same points.")
    by_hand = (
        say("A bid from {least} up, below the call, may be marked by hand too.", least=WITH_FROM)
        if rules.manual_with
        else say("Marking it by hand is off.")
    )
    return (
        Term(say("Caller"), say("The highest bid.")),
        Term(say("With"), f"{same} {by_hand}"),
        Term(say("Dash"), dash_told(say, rules.max_dash)),
        Term(say("Plain 0"), say("A 0 without a Dash.")),
    )


def _counts(say: Words, rules: Classic) -> tuple[Part, ...]:
    regular, caller = rules.regular, rules.caller
    call_win = regular.win + caller.win
    lines = (
        Line(say("Regular"), (with_bid(say, regular.win), with_off(say, regular.lose))),
        Line(say("Plain 0"), (say.number(regular.win), with_off(say, 0))),
        Line(
            say("Caller, With up to {most}", most=HIGH_FROM - 1),
            (with_bid(say, call_win), with_off(say, caller.lose)),
        ),
        *(
            _line(say, say("Call of {bid}", bid=bid), rules.high_call.of(bid))
            for bid in range(HIGH_FROM, rules.hand(1) + 1)
        ),
        _line(say, say("Dash, over"), rules.dash_over),
        _line(say, say("Dash, under"), rules.dash_under),
        _line(say, say("Only one"), rules.only),
    )
    only = say("Only one: the only one of four to make it, or to miss.")
    dash = (
        say("A Dash can be the only one too.")
        if rules.only_for_dash
        else say("A Dash does not collect it.")
    )
    return (
        Table((say("Made"), say("Missed")), lines),
        say("Off: how many tricks too many or too few."),
        say("Dash: made by taking no trick at all. Over or under settles what it counts."),
        f"{only} {dash}",
    )


def _line(say: Words, about: str, amounts: WinLose) -> Line:
    return Line(about, (say.number(amounts.win), say.number(amounts.lose)))


def _risk(say: Words, rules: Classic) -> tuple[Part, ...]:
    return (
        *risk_ladder(say, rules.hand(1), RISK_STEP),
        say("The last to speak carries it, never a Dash."),
        say("When all four bids stand, tap who carries it. One is chosen where it is sure."),
    )


def _sa_aydeh(say: Words, rules: Classic) -> str:
    if not rules.saaydeh:
        return say("Off: a round that all four miss is counted as it is.")
    return all_missed(say)


def _double(say: Words, rules: Classic) -> tuple[Part, ...]:
    if not rules.double:
        return (say("Off: equal bids do not double a round."),)
    told = say(
        "{players} or more share the highest bid: the round counts {twice}.",
        players=DOUBLE_FROM,
        twice=say.figures("×2"),
    )
    both = say("After a Sa'aydeh one multiplies the other.")
    return (told, both) if rules.saaydeh else (told,)


def _rounds(say: Words, rules: Classic) -> tuple[Part, ...]:
    planned = ((number, rules.fixed_trump(number)) for number in range(1, rules.rounds + 1))
    fixed = tuple((number, trump) for number, trump in planned if trump is not None)
    (first, _), *_, (last, _) = fixed
    return (
        say("In rounds {first} to {last} the trump is fixed:", first=first, last=last),
        Suits(fixed),
        say("The dealer speaks last in them. A table may change such a trump in its round."),
    )


def _end(say: Words, rules: Classic) -> tuple[Part, ...]:
    return (
        say(
            "After round {last} the game is finished, or goes on with extra rounds.",
            last=rules.rounds,
        ),
        say("Equal totals share a place; the next place is skipped."),
        say("Between the first two {gap} points or fewer: one more round is fair.", gap=CLOSE_CALL),
    )
