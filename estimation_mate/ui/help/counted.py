"""Ladder and Rising in short, with the values that a table agreed on."""

from estimation_mate.domain.rules import Ladder, Rising, RuleSet
from estimation_mate.domain.rules.ladder import TOP
from estimation_mate.domain.rules.rising import FIRST_HAND, LAST_HAND
from estimation_mate.texts import Words
from estimation_mate.ui.help.parts import Line, Part, Section, Suits, Table


def ladder_help(say: Words, rules: Ladder) -> list[Section]:
    """From one card up to thirteen and down again."""
    hands = say("The hand grows from 1 card to {top}, a card a round, and shrinks again.", top=TOP)
    turned = say("The card turned up names the trump; round {top} has none.", top=TOP)
    made = Line(say("Made"), (say("{points} + bid", points=rules.exact),))
    missed = Line(say("Missed"), (say.number(rules.miss),))
    return _counted(say, rules, (hands, turned), (made, missed))


def rising_help(say: Words, rules: Rising) -> list[Section]:
    """From three cards up to thirteen, and thirteen once more."""
    hands = say(
        "The hand grows from {first} cards to {last}, a card a round.",
        first=FIRST_HAND,
        last=LAST_HAND,
    )
    again = say(
        "The last round is played with {last} cards once more, in no trump.", last=LAST_HAND
    )
    made = Line(say("Made"), (say("hand + bid"),))
    missed = Line(say("Missed"), (say("− off"),))
    off = say("Off: how many tricks too many or too few.")
    return _counted(say, rules, (hands, again), (made, missed), off)


def _counted(
    say: Words, rules: RuleSet, hands: tuple[Part, ...], counts: tuple[Line, ...], *off: Part
) -> list[Section]:
    trumps = Suits(tuple(rules.fixed_trumps().items()))
    return [
        Section(say("A round"), _round(say)),
        Section(say("What counts"), _what_counts(say, counts, off)),
        Section(say.many("{n} round", "{n} rounds", rules.rounds), (*hands, trumps)),
        Section(say("The end"), _end(say)),
    ]


def _round(say: Words) -> tuple[Part, ...]:
    return (
        say("Each of the four says how many tricks of this hand they will take."),
        say("The player at the dealer's right speaks first, the dealer last."),
        say("The four bids never make the hand: the dealer has to say another number."),
        say("Take exactly what you said: made. One more or one less: missed."),
    )


def _what_counts(say: Words, counts: tuple[Line, ...], off: tuple[Part, ...]) -> tuple[Part, ...]:
    return (
        Table((say("Points"),), counts),
        *off,
        say("There is no Caller, no Dash and no Risk, and no round counts double."),
    )


def _end(say: Words) -> tuple[Part, ...]:
    return (
        say("After the last round the highest total wins."),
        say("Equal totals share a place; the next place is skipped."),
    )
