"""What counts, as help writes it: amounts with the bid, or with what is off."""

from estimation_mate.labels import risk_name, stake
from estimation_mate.texts import Words
from estimation_mate.ui.help.parts import Line, Part, Table

LEVELS = 4
"""Levels of the Risk that are written out; the ladder goes on."""


def with_bid(say: Words, win: int) -> str:
    """What is won beside the bid."""
    return say("{points} + bid", points=win) if win else say("bid")


def with_off(say: Words, lose: int) -> str:
    """What is lost beside the tricks that are too many or too few."""
    return say("{points} − off", points=lose) if lose else say("− off")


def risk_ladder(say: Words, hand: int, step: int) -> tuple[Part, ...]:
    """How far away the bids lie, and what that is worth (C6, C14)."""
    lines = (
        Line(
            say("{few} or {more} away", few=2 * level, more=2 * level + 1),
            (risk_name(say, level), stake(say, step * level)),
        )
        for level in range(1, LEVELS + 1)
    )
    return (
        say(
            "When the bids lie 2 or more away from {hand}, one player has more to win and to lose:",
            hand=hand,
        ),
        Table((say("Level"), say("Stake")), tuple(lines)),
        say("And so on, {points} a step.", points=step),
    )


def all_missed(say: Words) -> str:
    """A round that nobody made, and what follows from it."""
    return say(
        "All four miss: the round is worth nothing and the next counts {twice}. Again: {four}, "
        "{eight} and on, until somebody makes it.",
        twice=say.figures("×2"),
        four=say.figures("×4"),
        eight=say.figures("×8"),
    )


def each_says(say: Words, hand: int) -> tuple[Part, ...]:
    """What a round of a full hand is about."""
    return (
        say("Each of the four says how many of the {hand} tricks they will take.", hand=hand),
        say("Take exactly what you said: made. One more or one less: missed."),
        say("The four bids never make {hand}: the last to speak says another number.", hand=hand),
        say("More than {hand} in all is over, less is under.", hand=hand),
    )


def dash_told(say: Words, most: int) -> str:
    """What a Dash is, and how many there may be."""
    dash = say("A 0 that is announced as a Dash.")
    told = say.many("{n} Dash a round at most.", "{n} Dashes a round at most.", most)
    return f"{dash} {told}"
