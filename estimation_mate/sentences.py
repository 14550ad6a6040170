"""What is wrong, in whole sentences, everywhere alike."""

from collections.abc import Callable, Iterable

from estimation_mate.domain.problems import Problem
from estimation_mate.labels import trump_name
from estimation_mate.texts import Words


def sentence(say: Words, problem: Problem, names: tuple[str, ...] | None = None) -> str:
    """What is wrong, and what would be right."""
    facts = _facts(say, problem, names)
    told = _SENTENCES.get(_reason(problem)) or _SENTENCES[problem.code]
    return told(say, facts)


def _facts(say: Words, problem: Problem, names: tuple[str, ...] | None) -> "Facts":
    facts = dict(problem.facts)
    if problem.seat is not None:
        facts["name"] = _name(say, problem.seat, names)
    if "carrier" in facts:
        facts["carrier"] = _name(say, int(facts["carrier"]), names)
    if "trump" in facts:
        facts["trump"] = trump_name(say, str(facts["trump"]))
    return facts


def _reason(problem: Problem) -> str:
    """The code with its reason, where the code has several."""
    facts = problem.facts
    return f"{problem.code}:{facts.get('reason', facts.get('part', ''))}"


def sentences(say: Words, problems: Iterable[Problem], names: tuple[str, ...] | None = None) -> str:
    """All that is wrong, a sentence each."""
    return " ".join(sentence(say, problem, names) for problem in problems)


def _name(say: Words, seat: int, names: tuple[str, ...] | None) -> str:
    return names[seat] if names else say("Player {n}", n=seat + 1)


Facts = dict[str, int | str]


def _right(say: Words, facts: Facts) -> str:
    """How a key of a round is written."""
    seats = say("seats from 0 to 3, each once")
    told = {
        "bids": say("four whole numbers, a player each"),
        "tricks": say("four whole numbers, a player each"),
        "trump": say("no_trump, spades, hearts, diamonds or clubs"),
        "risk": say("a seat from 0 to 3, or null for nobody"),
        "dealer": say("a seat from 0 to 3"),
        "caller": say("a seat from 0 to 3"),
        "buyer": say("a seat from 0 to 3"),
        "passed": say("true, or left out"),
        "dead": say("true, or left out"),
        "dash": seats,
        "with": seats,
    }
    return told.get(str(facts["key"])) or say("an object with what was said and taken")


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
    "unknown_rules:missing": lambda say, f: say("The game names no rule set. Known: {known}.", **f),
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
    "bad_setting:one_of": lambda say, f: say(
        "The setting {setting} is {value}; it has to be one of {limit}.", **f
    ),
    "match_over": lambda say, f: say("The match is over, so no deal can follow.", **f),
    "too_many_rounds": lambda say, f: say("This rule set has {most} rounds and no more.", **f),
    "bad_entry": lambda say, f: say(
        "{key} is not written as it has to be: {right}.", key=f["key"], right=_right(say, f)
    ),
    "bad_entry:unknown": lambda say, f: say("A round of this rule set has no {key}.", **f),
    "bad_entry:missing": lambda say, f: say("{key} is missing.", **f),
    "bad_entry:number": lambda say, f: say("{key} has to be a whole number.", **f),
    "passed_not_allowed:played": lambda say, f: say(
        "A passed deal is not played here, so it has no bids and no tricks.", **f
    ),
    "passed_not_allowed": lambda say, f: say("A deal cannot be passed here.", **f),
    "contract_range:bid": lambda say, f: say(
        "A contract is for {low} to {high} tricks; this one is for {number}.", **f
    ),
    "contract_range:double": lambda say, f: say(
        "A contract counts once, twice or four times; {number} stands here.", **f
    ),
    "contract_range:tricks": lambda say, f: say(
        "The buyers take {low} to {high} tricks; {number} stands here.", **f
    ),
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
    "caller_bid:low": lambda say, f: say(
        "{name} did not say the highest bid, {number}, and cannot be the Caller.", **f
    ),
    "caller_bid:speed": lambda say, f: say(
        "{name} said {number} after another player; without an auction the first is the Caller.",
        **f,
    ),
    "caller_bid:passed": lambda say, f: say(
        "Everybody passed, so nobody is the Caller; {name} is named.", **f
    ),
    "call_too_low": lambda say, f: say(
        "The highest bid is {number}; a call has to be {least} or more.", **f
    ),
    "trump_fixed:super": lambda say, f: say(
        "The trump of this deal is {trump}. Only a Caller with {least} or more may name another.",
        **f,
    ),
    "trump_fixed": lambda say, f: say(
        "The trump of this round is {trump} and cannot be another.", **f
    ),
    "risk_fixed:not_due": lambda say, f: say(
        "{name} is marked for the Risk, but nobody carries one in this round.", **f
    ),
    "risk_fixed:nobody": lambda say, f: say(
        "{carrier} spoke last and carries the Risk; it cannot be left to nobody.", **f
    ),
    "risk_fixed": lambda say, f: say(
        "{carrier} spoke last and carries the Risk, not {name}; it is not chosen by hand.", **f
    ),
    "risk_missing": lambda say, f: say(
        "The bids make {total}, so somebody carries the Risk. Choose who.", **f
    ),
    "risk_not_due": lambda say, f: say(
        "The bids make {total}, so nobody carries a Risk; {name} is marked.", **f
    ),
    "risk_on_dash": lambda say, f: say("{name} is Dash and cannot carry the Risk.", **f),
    "name_long": lambda say, f: say(
        "{name} is too long: a name has at most {most} characters.", **f
    ),
    "name_broken": lambda say, f: say("{name} holds half a character. Type the name again.", **f),
    "no_round_open": lambda say, f: say("No round is open.", **f),
    "no_slot": lambda say, f: say("Choose a player first.", **f),
    "bid_empty": lambda say, f: say("The bid of {name} is missing.", **f),
    "tricks_empty": lambda say, f: say("The tricks of {name} are missing.", **f),
    "bids_open": lambda say, f: say("The bids are not confirmed yet.", **f),
    "contract_missing:buyer": lambda say, f: say("Choose who bought.", **f),
    "contract_missing:bid": lambda say, f: say("Choose for how many tricks.", **f),
    "contract_missing:trump": lambda say, f: say("Choose the trump.", **f),
    "contract_missing": lambda say, f: say("The tricks of the buyers are missing.", **f),
    "contract_open": lambda say, f: say("The contract is not confirmed yet.", **f),
    "not_finished:match": lambda say, f: say("The match is not over yet.", **f),
    "not_finished": lambda say, f: say("The game can be finished after round {rounds}.", **f),
    "rounds_refused": lambda say, f: say.many(
        "Round {rounds} could not stand then, so nothing was changed.",
        "Rounds {rounds} could not stand then, so nothing was changed.",
        int(f["n"]),
        rounds=f["rounds"],
    ),
    "scoring_open": lambda say, f: say(
        "The scoring settings of this game were typed and not saved. Save or discard them first.",
        **f,
    ),
    "not_a_preset": lambda say, f: say(
        "This is not a preset: it is not whole JSON. Copy the whole text that was exported.", **f
    ),
    "not_a_preset:empty": lambda say, f: say("Paste the text of a preset first.", **f),
    "not_a_preset:long": lambda say, f: say("This is too long to be a preset.", **f),
    "not_a_preset:format": lambda say, f: say(
        "This is not a preset of Estimation Mate: its format is another one.", **f
    ),
    "not_a_preset:version": lambda say, f: say(
        "The version of this preset is no whole number from 1 up.", **f
    ),
    "not_a_preset:rules": lambda say, f: say("This preset names no rule set.", **f),
    "newer_preset": lambda say, f: say(
        "A newer Estimation Mate wrote this preset (version {version}; this one reads up to "
        "{known}). Update to use it.",
        **f,
    ),
    "preset_name:empty": lambda say, f: say("A preset needs a name.", **f),
    "preset_name": lambda say, f: say("The name of a preset has at most {most} characters.", **f),
    "preset_name:broken": lambda say, f: say(
        "The name of the preset holds half a character. Type it again.", **f
    ),
    "preset_taken": lambda say, f: say(
        "There is a preset {name} already, with other settings.", **f
    ),
    "no_such_round": lambda say, f: say("Round {number} is not on the sheet.", **f),
    "round_open": lambda say, f: say(
        "Round {round} is open. Confirm it or take it back first.", **f
    ),
    "no_paste": lambda say, f: say("The clipboard could not be read. Type the number.", **f),
    "empty": lambda say, f: say(
        "Nothing was entered. Enter a whole number from {low} to {high}.", **f
    ),
    "not_whole": lambda say, f: say(
        "Enter a whole number from {low} to {high}, in digits alone.", **f
    ),
    "one_of": lambda say, f: say("Only one of these can stand here: {choices}.", **f),
    "range": lambda say, f: say("Only whole numbers from {low} to {high} can stand here.", **f),
}


def in_brief(say: Words, problem: Problem, names: tuple[str, ...]) -> str:
    """What is wrong in a few words, for the line above the pad."""
    told = _BRIEF.get(_reason(problem)) or _BRIEF.get(problem.code)
    return told(say, _facts(say, problem, names)) if told else sentence(say, problem, names)


_BRIEF: dict[str, Callable[[Words, Facts], str]] = {
    "bids_total": lambda say, f: say("Total {hand} is not allowed", **f),
    "tricks_total": lambda say, f: say("Tricks make {total}, not {hand}", **f),
    "all_zero": lambda say, f: say("All four said 0", **f),
    "too_many_dash": lambda say, f: say("{number} Dash, at most {most}", **f),
    "call_too_low": lambda say, f: say("Call of {number}, at least {least}", **f),
    "trump_fixed:super": lambda say, f: say("Another trump needs a call of {least}", **f),
}
