"""Masrawy in short, with the values that a table agreed on."""

from estimation_mate.domain.rules import Masrawy
from estimation_mate.domain.rules.masrawy import DOUBLINGS, HAND, KABOOT, LOWEST, ORDER, SLAM
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui.help.parts import Line, Part, Section, Table


def masrawy_help(say: Words, rules: Masrawy) -> list[Section]:
    """All sections, from the teams to the end of the match."""
    return [
        Section(say("Teams"), _teams(say)),
        Section(say("The auction"), _auction(say)),
        Section(say("What beats what"), _order(say)),
        Section(say("What counts"), _counts(say)),
        Section(say("Doubling"), _doubling(say)),
        Section(say("Dead deal"), _dead(say)),
        Section(say("The end"), _end(say, rules)),
    ]


def _teams(say: Words) -> tuple[Part, ...]:
    return (
        say("Two teams: the first and the third player against the second and the fourth."),
        say("The points of a team stand in one column."),
    )


def _auction(say: Words) -> tuple[Part, ...]:
    return (
        say("A bid is a number from {low} to {high} and a trump.", low=LOWEST, high=HAND),
        say("The highest bid buys the deal: the buyer's team has to take that many tricks."),
        say("Only the contract is recorded: who bought, for how many, in what."),
    )


def _order(say: Words) -> tuple[Part, ...]:
    ranks = tuple(
        Line(trump_name(say, trump), (say.number(rank),))
        for rank, trump in enumerate(reversed(ORDER), start=1)
    )
    eight, seven, clubs = LOWEST + 1, LOWEST, trump_name(say, ORDER[0])
    spades, none = trump_name(say, ORDER[-2]), trump_name(say, ORDER[-1])
    return (
        say(
            "A higher number beats every lower one. Of the same number the stronger trump wins, the strongest first:"
        ),
        Table((say("Rank"),), ranks),
        say(
            "{eight} {clubs} beats {seven} {none}; {seven} {none} beats {seven} {spades}.",
            eight=eight,
            seven=seven,
            clubs=clubs,
            none=none,
            spades=spades,
        ),
    )


def _counts(say: Words) -> tuple[Part, ...]:
    nothing, taken = say.number(0), say("tricks")
    lines = (
        Line(say("Contract made"), (taken, nothing)),
        Line(say("All thirteen"), (say.number(KABOOT), nothing)),
        Line(say("Called thirteen and made it"), (say.number(SLAM), nothing)),
        Line(say("Contract failed"), (say("− bid"), taken)),
        Line(say("Thirteen failed"), (say.number(-KABOOT), taken)),
        Line(say("Defenders took all"), (say("− bid"), say.number(KABOOT))),
    )
    return (
        Table((say("Buyers"), say("Defenders")), lines),
        say("Made: as many tricks as the contract or more; all that were taken count."),
    )


def _doubling(say: Words) -> tuple[Part, ...]:
    _, twice, four = (say.figures(f"×{times}") for times in DOUBLINGS)
    return (
        say("A doubled contract counts {twice}, doubled again {four}.", twice=twice, four=four),
        say("It is for the buyers alone, win or loss; the defenders count once."),
    )


def _dead(say: Words) -> tuple[Part, ...]:
    return (say("Nobody bids: nobody scores, and the same dealer deals again."),)


def _end(say: Words, rules: Masrawy) -> tuple[Part, ...]:
    if rules.single_round:
        return (say("The first contract ends the match; a dead deal does not."),)
    return (
        say(
            "The match ends with the contract that brings a team to {target}.", target=rules.target
        ),
        say("The higher total wins."),
    )
