"""Full rules and Federation in short, with the values that a table agreed on."""

from estimation_mate.domain.rules import Federation, Full
from estimation_mate.domain.rules.federation import HIGH_FROM, HIGH_MADE, HIGH_MISSED
from estimation_mate.domain.rules.full import FullRules
from estimation_mate.domain.rules.full.checks import SUPER_FROM
from estimation_mate.domain.rules.full.score import BIG_FROM
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


def full_help(say: Words, rules: Full) -> list[Section]:
    """The Full rules (F1–F12)."""
    call = Line(
        say("Caller, With"),
        (with_bid(say, rules.base + rules.caller), with_off(say, -rules.caller)),
    )
    passed = (
        say(
            "Nobody scores, and the next deal counts {twice}. The deal is used up and the next "
            "player deals.",
            twice=say.figures("×2"),
        ),
        say("A passed deal and one that all four missed multiply each other."),
    )
    return _help(say, rules, (call,), passed)


def federation_help(say: Words, rules: Federation) -> list[Section]:
    """The rules of the Federation: the same with other amounts (N1–N3)."""
    low = Line(
        say("Caller, With up to {most}", most=HIGH_FROM - 1),
        (with_bid(say, rules.base + rules.caller), with_off(say, -rules.caller)),
    )
    high = (
        Line(
            say("Call of {bid}", bid=bid), (say.number(HIGH_MADE + bid), with_off(say, HIGH_MISSED))
        )
        for bid in range(HIGH_FROM, rules.hand(1) + 1)
    )
    passed = (
        say("The deal is played in no trump with estimates only; the dealer speaks first."),
        say("There is no Caller, no With, no Only and no Risk. A Dash counts as usual."),
        say(
            "Made: {made}. Missed: {missed}. The pass itself doubles nothing.",
            made=with_bid(say, rules.base),
            missed=with_off(say, 0),
        ),
    )
    return _help(say, rules, (low, *high), passed)


def _help(
    say: Words, rules: FullRules, calls: tuple[Line, ...], passed: tuple[Part, ...]
) -> list[Section]:
    """What both share, from a deal to the end, with their own calls and passed deals."""
    return [
        Section(say("A deal"), each_says(say, rules.hand(1))),
        Section(say("The auction"), _auction(say, rules)),
        Section(say("Caller, With, Dash"), _roles(say, rules)),
        Section(
            say("Everybody passed"), (*passed, say("Only a deal with an auction can be passed."))
        ),
        Section(say("What counts"), _counts(say, rules, calls)),
        Section(say("Risk"), _risk(say, rules)),
        Section(say("Everybody missed"), (all_missed(say),)),
        Section(say("Big deals"), (_big(say, rules),)),
        Section(say.many("{n} deal", "{n} deals", rules.rounds), _deals(say, rules)),
        Section(say("The end"), _end(say)),
        Section(say("Not scored here"), _not_scored(say)),
    ]


def _auction(say: Words, rules: FullRules) -> tuple[Part, ...]:
    return (
        say("The player at the dealer's right speaks first, and it goes round to the right."),
        say("A bid is a number, {least} at least, with a trump.", least=rules.min_call),
        say(
            "More tricks beat fewer; for the same number no trump beats spades, then hearts, "
            "diamonds, clubs."
        ),
        say("Who passes is out. The last bid makes its player the Caller, and its trump stands."),
        say("Then the others estimate, the Caller's right first, and never above the Caller."),
    )


def _roles(say: Words, rules: FullRules) -> tuple[Part, ...]:
    before = say("It is said before the auction, and its player takes no part in that.")
    return (
        Term(say("Caller"), say("Who won the auction; the bid is what the Caller has to take.")),
        Term(say("With"), say("The same number as the Caller, for the same points.")),
        Term(say("Dash"), f"{dash_told(say, rules.max_dash)} {before}"),
    )


def _counts(say: Words, rules: FullRules, calls: tuple[Line, ...]) -> tuple[Part, ...]:
    lines = (
        Line(say("Regular"), (with_bid(say, rules.base), with_off(say, 0))),
        *calls,
        _same(say, say("Dash, over"), rules.dash_over),
        _same(say, say("Dash, under"), rules.dash_under),
        _same(say, say("Only one"), rules.only),
    )
    only = say("Only one: the only one of four to make it, or to miss.")
    dash = say("A Dash does not collect it.")
    return (
        Table((say("Made"), say("Missed")), lines),
        say("Off: how many tricks too many or too few."),
        say("Dash: made by taking no trick at all. Over or under settles what it counts."),
        say("Only and Risk come on top."),
        f"{only} {dash}",
    )


def _same(say: Words, about: str, amount: int) -> Line:
    """What counts plus when made and minus when missed."""
    return Line(about, (say.number(amount), say.number(-amount)))


def _risk(say: Words, rules: FullRules) -> tuple[Part, ...]:
    if not rules.risk:
        return (say("Off: nobody has more to win or to lose."),)
    return (
        *risk_ladder(say, rules.hand(1), rules.risk),
        say("The last to speak carries it, never a Dash."),
        say("After an auction that is the player before the Caller, in a speed deal the dealer."),
        say("The app finds who it is; it is not chosen."),
    )


def _big(say: Words, rules: FullRules) -> str:
    if not rules.big_deals:
        return say("Off: a high bid does not double a deal.")
    return say(
        "A deal in which somebody says {least} or more counts {twice}; the next one does not.",
        least=BIG_FROM,
        twice=say.figures("×2"),
    )


def _deals(say: Words, rules: FullRules) -> tuple[Part, ...]:
    fixed = tuple(rules.fixed_trumps().items())
    if not fixed:
        return (say("Every deal has an auction; there are no speed deals."),)
    (first, _), *_, (last, _) = fixed
    return (
        say(
            "Deals {first} to {last} are speed deals: no auction, and a fixed trump:",
            first=first,
            last=last,
        ),
        Suits(fixed),
        say("The dealer's right speaks first, and no number is too low."),
        say("The first with the highest number is the Caller; who says it later is With."),
        Term(
            say("Super call"),
            say(
                "A Caller with {least} or more may name another trump. With fewer the fixed one "
                "stands.",
                least=SUPER_FROM,
            ),
        ),
    )


def _end(say: Words) -> tuple[Part, ...]:
    return (
        say("After the last deal the highest total wins."),
        say("Equal totals share the win."),
    )


def _not_scored(say: Words) -> tuple[Part, ...]:
    """The variants that change no number here (F11)."""
    return (
        Term(
            say("One bid each"),
            say(
                "At some tables everybody bids exactly once, in turn, and the highest bid wins. "
                "Enter such a deal like any other."
            ),
        ),
        Term(
            say("Void redeal"),
            say(
                "At some tables a player without any card of a suit may ask for a new deal. "
                "Enter only the deal that is played."
            ),
        ),
        Term(
            say("Avoid"),
            say(
                "A player without any card of a suit says so before the auction. It tells the "
                "others, and changes no score."
            ),
        ),
    )
