"""What the things of the game are called, in words and in letters, the same everywhere."""

from estimation_mate.domain.rows import Line, Place, Row, Score
from estimation_mate.domain.rules import RuleSet
from estimation_mate.texts import Words

PAIR = 2
"""Two who play against each other: who is not the first is not told to be the last."""


def trump_name(say: Words, trump: str | None) -> str:
    """The trump in words, `Not recorded` where nobody wrote it down."""
    names = {
        "no_trump": say("No trump"),
        "spades": say("Spades"),
        "hearts": say("Hearts"),
        "diamonds": say("Diamonds"),
        "clubs": say("Clubs"),
    }
    return names[trump] if trump else say("Not recorded")


def round_name(say: Words, number: int | None, rounds: int) -> str:
    """`Round 5 of 18`, `Extra round 19`, or for `None` that all rounds are in.

    Where no number of rounds ends a game (`rounds` 0) it is `Round 5`.
    """
    if not rounds:
        return say("Match over") if number is None else say("Round {number}", number=number)
    if number is None:
        return say("All rounds played")
    if number > rounds:
        return say("Extra round {number}", number=number)
    return say("Round {number} of {rounds}", number=number, rounds=rounds)


def ended_early(say: Words, played: int) -> str:
    """That a game was ended before its last round, and after how many."""
    return say.many("Ended after {n} round", "Ended after {n} rounds", played)


def standing_name(say: Words, name: str, total: int, place: int) -> str:
    """A player's total and place."""
    return say("{name} total {total}, place {place}", name=name, total=total, place=place)


def language_name(say: Words, language: str) -> str:
    """A language, so that whoever speaks it finds it."""
    return "العربية" if language == "ar" else say("English")


def theme_name(say: Words, theme: str) -> str:
    """A look of the app."""
    return {"system": say("System"), "light": say("Light"), "dark": say("Dark")}[theme]


def rules_name(say: Words, kind: str) -> str:
    """A rule set's name."""
    names = {
        "classic": say("Egypt – Classic"),
        "full": say("Full rules"),
        "federation": say("Federation"),
        "ladder": say("Ladder"),
        "rising": say("Rising"),
        "masrawy": say("Masrawy"),
    }
    return names.get(kind, kind)


def rules_told(say: Words, kind: str) -> str:
    """What a rule set is, in a line."""
    told = {
        "classic": say("18 rounds, as the cafés of Egypt play"),
        "full": say("18 deals with an auction, as in the apps"),
        "federation": say("As in the championships of Egypt"),
        "ladder": say("25 rounds, from 1 card to 13 and back"),
        "rising": say("12 rounds, from 3 cards to 13"),
        "masrawy": say("Two teams and contracts, to 31"),
    }
    return told.get(kind, "")


def column_names(say: Words, rules: RuleSet, players: tuple[str, ...]) -> tuple[str, ...]:
    """Who stands over each column of the sheet: a player, or the players of a team (M1)."""
    return tuple(
        say(" and ").join(players[column :: rules.columns]) for column in range(rules.columns)
    )


def role_name(say: Words, role: str) -> str:
    """A role in words."""
    names = {
        "caller": say("Caller"),
        "with": say("With"),
        "dash": say("Dash"),
        "regular": say("Regular"),
        "buyers": say("Buyers"),
        "defenders": say("Defenders"),
    }
    return names[role]


def role_letter(say: Words, role: str) -> str:
    """The mark of a role, nothing for a regular player."""
    # Translators: one letter each, for Caller, With, Dash and Buyers.
    letters = {"caller": say("C"), "with": say("W"), "dash": say("D"), "buyers": say("B")}
    return letters.get(role, "")


def risk_name(say: Words, level: int) -> str:
    """Risk, Double Risk, Triple Risk, and so on."""
    names = {1: say("Risk"), 2: say("Double Risk"), 3: say("Triple Risk")}
    return names.get(level) or say("Risk ×{level}", level=level)


def risk_letters(say: Words, level: int) -> str:
    """R for a Risk, R2 for a double one, and so on."""
    return say("R") if level == 1 else say("R{level}", level=level)


def stake(say: Words, points: int) -> str:
    """What is won or lost by the Risk (C14)."""
    return say.figures(f"±{points}")


def off_by(say: Words, side: str | None, by: int) -> str:
    """Over or under, and by how many."""
    if side == "over":
        return say("over by {by}", by=by)
    return say("under by {by}", by=by)


def counts(say: Words, multiplier: int) -> str:
    """What a multiplier does to a round."""
    if multiplier == 2:  # noqa: PLR2004 twice has a word of its own
        return say("counts double")
    return say("counts times {times}", times=multiplier)


def place_title(say: Words, place: Place, ranking: tuple[Place, ...]) -> str | None:
    """King for the first, Koz for the last, nothing between; all equal are nothing.

    Of two, who is not King is no Koz.
    """
    last = max(one.place for one in ranking)
    if last == 1:
        return None
    if place.place == 1:
        return say("King")
    return say("Koz") if place.place == last and len(ranking) > PAIR else None


def line_name(say: Words, line: Line, row: Row, score: Score) -> str:
    """What a line of a score is for."""
    if line.label == "only":
        return say("Only winner") if score.made else say("Only loser")
    if line.label == "risk" and row.risk is not None:
        return risk_name(say, row.risk.level)
    if line.label == "dash":
        return say("Dash, over") if row.side == "over" else say("Dash, under")
    if line.label == "high_call":
        return say("Call of {bid}", bid=score.bid or 0)
    names = {
        "win": say("Made"),
        "base": say("Made"),
        "exact": say("Made"),
        "hand": say("Hand of {n}", n=row.hand),
        "tricks": say("Tricks"),
        "kaboot": say("All thirteen"),
        "slam": say("Called thirteen and made it"),
        "failed": say("Contract failed"),
        "swept": say("Took all thirteen"),
        "doubled": say("Doubled"),
        "bid": say("Bid"),
        "caller": say("With") if score.role == "with" else say("Caller"),
        "lose": say("Missed"),
        "miss": say("Off by {n}", n=abs(line.points)),
    }
    return names[line.label]
