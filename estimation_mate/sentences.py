"""What is said of the game in words: problems, labels, roles and trumps, the same everywhere."""

from collections.abc import Callable

from estimation_mate.domain.problems import Problem
from estimation_mate.texts import Words


def sentence(say: Words, problem: Problem, names: tuple[str, ...] | None = None) -> str:
    """What is wrong, and what would be right."""
    facts = dict(problem.facts)
    if problem.seat is not None:
        facts["name"] = _name(say, problem.seat, names)
    reason = f"{problem.code}:{facts.get('reason', facts.get('part', ''))}"
    told = _SENTENCES.get(reason) or _SENTENCES[problem.code]
    return told(say, facts)


def _name(say: Words, seat: int, names: tuple[str, ...] | None) -> str:
    return names[seat] if names else say("Player {n}", n=seat + 1)


Facts = dict[str, int | str]

_SENTENCES: dict[str, Callable[[Words, Facts], str]] = {
    "unreadable": lambda say, f: say(
        "This cannot be read as a game: it is not whole JSON. Nothing was changed.", **f
    ),
    "not_a_game": lambda say, f: say(
        "This is not a game of Estimation Mate: a game is an object with rules, players and rounds.",
        **f,
    ),
    "not_a_game:format": lambda say, f: say(
        "This is not a game of Estimation Mate: its format is another one.", **f
    ),
    "not_a_game:version": lambda say, f: say(
        "The version of this game is no whole number from 1 up.", **f
    ),
    "not_a_game:rounds": lambda say, f: say("The rounds of a game are a list.", **f),
    "not_a_game:first_dealer": lambda say, f: say("The first dealer is a seat: 0, 1, 2 or 3.", **f),
    "newer_version": lambda say, f: say(
        "A newer Estimation Mate wrote this (version {version}; this one reads up to {known}). "
        "Update to open it.",
        **f,
    ),
    "unknown_rules": lambda say, f: say(
        "The rule set {kind} is not known here. Known: {known}.", **f
    ),
    "bad_setting": lambda say, f: say("The setting {setting} has to be a whole number.", **f),
    "bad_setting:unknown": lambda say, f: say("There is no setting {setting}.", **f),
    "bad_setting:switch": lambda say, f: say("The setting {setting} is true or false.", **f),
    "bad_setting:low": lambda say, f: say(
        "The setting {setting} is {value}; it has to be {limit} or more.", **f
    ),
    "bad_setting:high": lambda say, f: say(
        "The setting {setting} is {value}; it has to be {limit} or less.", **f
    ),
    "bad_players": lambda say, f: say(
        "Four names are needed, each a text of at most {most} characters.", **f
    ),
    "too_many_rounds": lambda say, f: say("This rule set has {most} rounds and no more.", **f),
    "bad_entry": lambda say, f: say("{key} is not written as this rule set wants it.", **f),
    "bad_entry:unknown": lambda say, f: say("A round of this rule set has no {key}.", **f),
    "bad_entry:missing": lambda say, f: say("{key} is missing.", **f),
    "passed_not_allowed": lambda say, f: say("A deal cannot be passed here.", **f),
    "bid_range": lambda say, f: say(
        "A bid is a whole number from 0 to {hand}; {name} has {number}.", **f
    ),
    "tricks_range": lambda say, f: say(
        "Tricks are a whole number from 0 to {hand}; {name} has {number}.", **f
    ),
    "bids_total": lambda say, f: say(
        "The bids add up to {hand}. They may not: somebody has to say another number.", **f
    ),
    "tricks_total": lambda say, f: say(
        "The tricks add up to {total}; they have to add up to {hand}.", **f
    ),
    "all_zero": lambda say, f: say("All four said 0. Somebody has to call.", **f),
    "dash_bid": lambda say, f: say("{name} is Dash, so the bid is 0 and not {number}.", **f),
    "too_many_dash": lambda say, f: say(
        "{number} players said Dash; at most {most} may in one round.", **f
    ),
    "with_off": lambda say, f: say(
        "{name} is marked With by hand, but With by hand is switched off.", **f
    ),
    "with_role": lambda say, f: say(
        "{name} is Caller, With or Dash already and cannot be marked With by hand.", **f
    ),
    "with_bid": lambda say, f: say(
        "{name} said {number}; With by hand needs a bid of {least} or more.", **f
    ),
    "risk_missing": lambda say, f: say(
        "The bids make {total}, so somebody carries the Risk. Choose who.", **f
    ),
    "risk_not_due": lambda say, f: say(
        "The bids make {total}, so nobody carries a Risk; {name} is marked.", **f
    ),
    "risk_on_dash": lambda say, f: say("{name} is Dash and cannot carry the Risk.", **f),
    "no_round_open": lambda say, f: say("No round is open.", **f),
    "no_slot": lambda say, f: say("Choose a player first.", **f),
    "bid_empty": lambda say, f: say("The bid of {name} is missing.", **f),
    "tricks_empty": lambda say, f: say("The tricks of {name} are missing.", **f),
    "bids_open": lambda say, f: say("The bids are not confirmed yet.", **f),
    "not_finished": lambda say, f: say("The game can be finished after round {rounds}.", **f),
    "round_open": lambda say, f: say(
        "Round {round} has begun. Confirm it or take it back, then finish.", **f
    ),
    "empty": lambda say, f: say(
        "Nothing was entered. Enter a whole number from {low} to {high}.", **f
    ),
    "not_whole": lambda say, f: say(
        "That is no whole number. Enter one from {low} to {high}.", **f
    ),
    "range": lambda say, f: say("Only whole numbers from {low} to {high} can stand here.", **f),
}


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


def role_name(say: Words, role: str) -> str:
    """A role in words."""
    names = {
        "caller": say("Caller"),
        "with": say("With"),
        "dash": say("Dash"),
        "regular": say("Regular"),
    }
    return names[role]


def rules_name(say: Words, kind: str) -> str:
    """A rule set's name."""
    return {"classic": say("Egypt – Classic")}.get(kind, kind)
