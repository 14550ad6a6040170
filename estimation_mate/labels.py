"""What the things of the game are called, in words and in letters, the same everywhere."""

from estimation_mate.texts import Words


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
    """`Round 5 of 18`, `Extra round 19`, or for `None` that all rounds are in."""
    if number is None:
        return say("All rounds played")
    if number > rounds:
        return say("Extra round {number}", number=number)
    return say("Round {number} of {rounds}", number=number, rounds=rounds)


def standing_name(say: Words, name: str, total: int, place: int) -> str:
    """A player's total and place."""
    return say("{name} total {total}, place {place}", name=name, total=total, place=place)


def rules_name(say: Words, kind: str) -> str:
    """A rule set's name."""
    return {"classic": say("Egypt – Classic")}.get(kind, kind)


def role_name(say: Words, role: str) -> str:
    """A role in words."""
    names = {
        "caller": say("Caller"),
        "with": say("With"),
        "dash": say("Dash"),
        "regular": say("Regular"),
    }
    return names[role]


def role_letter(say: Words, role: str) -> str:
    """The mark of a role, nothing for a regular player."""
    # Translators: one letter each, for Caller, With, Dash.
    letters = {"caller": say("C"), "with": say("W"), "dash": say("D")}
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


def place_title(say: Words, place: int, last: int) -> str | None:
    """King for the first, Koz for the last, nothing between; all equal are nothing."""
    if last == 1:
        return None
    return say("King") if place == 1 else say("Koz") if place == last else None


def setting_name(say: Words, path: str) -> str:
    """What a setting is called: `Caller win`, `Maximum Dash`."""
    line, _, side = path.rpartition(".")
    what = line_name(say, line or path)
    named = {"win": say("{what} win", what=what), "lose": say("{what} lose", what=what)}
    return named.get(side, what) if line else what


def line_name(say: Words, line: str) -> str:
    """What a win and its lose value are about, or a setting that stands alone."""
    names = {
        "regular": say("Regular"),
        "caller": say("Caller"),
        "only": say("Only"),
        "dash_over": say("Dash over"),
        "dash_under": say("Dash under"),
        "max_dash": say("Maximum Dash"),
        "manual_with": say("With by hand"),
        "saaydeh": say("Sa'aydeh"),
        "double": say("Double game"),
        "only_for_dash": say("Only for Dash"),
    }
    field, _, bid = line.partition(".")
    return say("Call {bid}", bid=bid) if field == "high_call" else names.get(line, line)


def setting_told(say: Words, path: str) -> str | None:
    """What a setting does, where its name does not say it."""
    told = {
        "only": say("For the only one who made it, or who missed."),
        "max_dash": say("How many may say Dash in one round."),
        "manual_with": say("A bid of 4 or more may be marked With."),
        "saaydeh": say("All four missed: the round is 0 and the next counts double."),
        "double": say("Three or four share the highest bid: the round counts double."),
        "only_for_dash": say("A Dash collects the Only too."),
    }
    return told.get(path)


def group_name(say: Words, group: str) -> str:
    """What settings that are shown together have in common."""
    names = {
        "bids": say("Bids"),
        "high_calls": say("High calls"),
        "extras": say("Only and Dash"),
        "table": say("Rules of the table"),
    }
    return names.get(group) or say("Settings")


def fixed_name(say: Words, code: str) -> str:
    """What a rule that no setting changes is called."""
    names = {
        "rounds": say("Rounds"),
        "never_total": say("Total never"),
        "highest_bid": say("Highest bid"),
        "tricks": say("Tricks"),
        "risk_step": say("Risk, a step"),
    }
    return names[code]
