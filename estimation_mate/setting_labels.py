"""What the settings of a rule set are called, and what they do."""

from estimation_mate.texts import Words


def setting_name(say: Words, path: str) -> str:
    """What a setting is called: `Caller win`, `Maximum Dash`."""
    line, _, side = path.rpartition(".")
    what = pair_name(say, line or path)
    named = {"win": say("{what} win", what=what), "lose": say("{what} lose", what=what)}
    return named.get(side, what) if line else what


def pair_name(say: Words, line: str) -> str:
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
        "base": say("Made"),
        "risk": say("Risk, a step"),
        "min_call": say("Lowest call"),
        "deals": say("Deals"),
        "big_deals": say("Big deals"),
        "exact": say("Made"),
        "miss": say("Missed"),
        "target": say("Target"),
        "single_round": say("Single round"),
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
        "base": say("What a made bid counts beside its tricks."),
        "min_call": say("The least that wins the auction."),
        "deals": say("The last five are speed deals; with 13 there are none."),
        "big_deals": say("A deal with a bid of 8 or more counts double."),
        "exact": say("What a made bid counts beside its tricks."),
        "target": say("The match ends when a team reaches it."),
        "single_round": say("The first contract ends the match."),
    }
    return told.get(path)


def group_name(say: Words, group: str) -> str:
    """What settings that are shown together have in common."""
    names = {
        "bids": say("Bids"),
        "high_calls": say("High calls"),
        "extras": say("Only and Dash"),
        "stakes": say("Only, Risk and Dash"),
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
        "lowest_bid": say("Lowest bid"),
        "kaboot": say("All thirteen"),
        "slam": say("Called thirteen and made it"),
    }
    return names[code]
