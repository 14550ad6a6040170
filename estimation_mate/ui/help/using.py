"""How the app is used, whatever is played."""

from estimation_mate.texts import Words
from estimation_mate.ui.help.parts import Section, Term


def using(say: Words) -> Section:
    """The taps that nobody guesses."""
    return Section(
        say("On the screen"),
        (
            Term(say("Undo"), say("Takes back the last tap, a confirmed round too.")),
            Term(say("Correct a round"), say("Tap its number on the sheet.")),
            Term(say("Why this score?"), say("Tap the score: it is explained line by line.")),
            Term(say("Saving"), say("Every tap is saved at once. Nothing is lost by closing.")),
        ),
    )
