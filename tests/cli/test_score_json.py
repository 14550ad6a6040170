import json
from pathlib import Path
from typing import Any

from cli.conftest import Command
from rounds import X, Y, game_of


def _score(role: str, said: int, took: int, lines: list[Any], points: int, total: int) -> Any:
    named = [{"label": label, "points": amount} for label, amount in lines]
    return {
        "role": role,
        "bid": said,
        "tricks": took,
        "made": said == took,
        "lines": named,
        "points": points,
        "total": total,
    }


def _row(number: int, dealer: int, scores: list[Any], **others: Any) -> Any:
    head = {"number": number, "hand": 13, "trump": None, "dealer": dealer, "total": 12}
    round_ = {"side": "under", "multiplier": 1, "sa_aydeh": False, "double": False, "risk": None}
    seated = [{"seat": seat} | score for seat, score in enumerate(scores)]
    return head | round_ | others | {"scores": seated}


def _x(times: int, before: tuple[int, int, int, int]) -> list[Any]:
    lines = [
        [("win", 10), ("bid", 5), ("caller", 10)],
        [("win", 10), ("bid", 3)],
        [("win", 10), ("bid", 2)],
        [("miss", -1), ("only", -10)],
    ]
    roles = ["caller", "regular", "regular", "regular"]
    scores = []
    for seat, (bid, took) in enumerate(zip(X["bids"], X["tricks"], strict=True)):
        points = sum(amount for _, amount in lines[seat]) * times
        scores.append(_score(roles[seat], bid, took, lines[seat], points, before[seat] + points))
    return scores


def _y(before: tuple[int, int, int, int]) -> list[Any]:
    roles = ["caller", "regular", "regular", "regular"]
    said = zip(roles, Y["bids"], Y["tricks"], before, strict=True)
    return [_score(role, bid, took, [], 0, total) for role, bid, took, total in said]


WHOLE: Any = {
    "rules": "classic",
    "players": ["Amr", "Bassem", "Dina", "Essam"],
    "rounds": [
        _row(1, 3, _x(1, (0, 0, 0, 0)), trump="spades"),
        _row(2, 0, _y((25, 13, 12, -11)), sa_aydeh=True),
        _row(3, 1, _x(2, (25, 13, 12, -11)), multiplier=2),
    ],
    "totals": [75, 39, 36, -33],
    "ranking": [
        {"seat": 0, "place": 1, "total": 75},
        {"seat": 1, "place": 2, "total": 39},
        {"seat": 2, "place": 3, "total": 36},
        {"seat": 3, "place": 4, "total": -33},
    ],
    "next": {"number": 4, "hand": 13, "trump": None, "dealer": 2, "multiplier": 1},
    "finished": False,
}


def test_the_whole_output_of_a_game(command: Command, tmp_path: Path) -> None:
    """X, Y, X: every key in its order, Sa'aydeh carried into the third round."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game_of(X | {"trump": "spades"}, Y, X, first_dealer=3), indent=2))
    told = command("score", "--json", str(file))
    assert (told.exit_code, told.err) == (0, "")
    assert json.dumps(json.loads(told.out)) == json.dumps(WHOLE)
    assert told.out.count("\n") == 1


def test_risk_and_double_are_told(command: Command) -> None:
    """A round with Risk names seat and level, a round called by three is double."""
    risky = {"bids": [5, 3, 4, 4], "tricks": [5, 3, 4, 1], "risk": 3}
    shared = {"bids": [4, 4, 4, 0], "tricks": [4, 4, 4, 1], "dash": [3]}
    told = command("score", "-", "--json", given=json.dumps(game_of(risky, shared)).encode())
    rounds = json.loads(told.out)["rounds"]
    assert rounds[0]["risk"] == {"seat": 3, "level": 1}
    assert rounds[0]["scores"][3]["lines"][-1] == {"label": "risk", "points": -10}
    assert (rounds[1]["double"], rounds[1]["multiplier"]) == (True, 2)
    assert rounds[1]["scores"][3]["role"] == "dash"


def test_a_game_without_rounds(command: Command) -> None:
    """Nobody has played: totals of 0, four first places, round 1 comes next."""
    told = command("score", "-", "--json", given=json.dumps(game_of()).encode())
    assert json.loads(told.out) == {
        "rules": "classic",
        "players": ["Amr", "Bassem", "Dina", "Essam"],
        "rounds": [],
        "totals": [0, 0, 0, 0],
        "ranking": [{"seat": seat, "place": 1, "total": 0} for seat in range(4)],
        "next": {"number": 1, "hand": 13, "trump": None, "dealer": 0, "multiplier": 1},
        "finished": False,
    }


def test_names_stand_as_they_are(command: Command) -> None:
    """Arabic and emoji come out as written, trimmed; a blank name is numbered."""
    names = ["عمرو ", "👨‍👩‍👧", " ", "Dina"]
    told = command("score", "-", "--json", given=json.dumps(game_of(players=names)).encode())
    assert json.loads(told.out)["players"] == ["عمرو", "👨‍👩‍👧", "Player 3", "Dina"]


def test_eighteen_rounds_are_a_finished_game(command: Command) -> None:
    """C18: finished from round 18 on, and an extra round may still follow."""
    told = command("score", "-", "--json", given=json.dumps(game_of(*[X] * 18)).encode())
    scored = json.loads(told.out)
    assert (scored["finished"], scored["next"]["number"]) == (True, 19)
    assert [row["trump"] for row in scored["rounds"][13:]] == [
        "no_trump",
        "spades",
        "hearts",
        "diamonds",
        "clubs",
    ]


def test_scores_and_places_of_a_match_are_those_of_teams(command: Command) -> None:
    """A dead deal says so, and has nothing; a contract tells buyers and defenders."""
    contract = {"buyer": 3, "bid": 9, "trump": "clubs", "double": 2, "tricks": 6}
    match = game_of({"dead": True}, contract, rules="masrawy", first_dealer=1)
    told = json.loads(command("score", "-", "--json", given=json.dumps(match).encode()).out)
    dead, bought = told["rounds"]
    nothing: dict[str, Any] = {
        "bid": None,
        "tricks": None,
        "made": None,
        "lines": [],
        "points": 0,
        "total": 0,
    }
    assert dead["dead"] is True
    assert "dead" not in bought
    assert dead["scores"] == [nothing | {"team": team, "role": "defenders"} for team in (0, 1)]
    assert (dead["total"], dead["side"], dead["dealer"], bought["dealer"]) == (None, None, 1, 1)
    assert bought["scores"] == [
        {"team": 0, "role": "defenders", "bid": None, "tricks": 7, "made": None,
         "lines": [{"label": "tricks", "points": 7}], "points": 7, "total": 7},
        {"team": 1, "role": "buyers", "bid": 9, "tricks": 6, "made": False,
         "lines": [{"label": "failed", "points": -9}, {"label": "doubled", "points": -9}],
         "points": -18, "total": -18},
    ]  # fmt: skip
    assert told["totals"] == [7, -18]
    assert told["ranking"] == [
        {"team": 0, "place": 1, "total": 7}, {"team": 1, "place": 2, "total": -18},
    ]  # fmt: skip
    assert (told["next"]["dealer"], told["finished"]) == (2, False)


def test_a_passed_deal_says_so(command: Command) -> None:
    """It has no numbers, no lines and no points, and shows what it would have counted."""
    game = game_of({"passed": True}, {"passed": True}, X, rules="full")
    told = json.loads(command("score", "-", "--json", given=json.dumps(game).encode()).out)
    first, second, third = told["rounds"]
    assert (first["passed"], second["passed"], third.get("passed")) == (True, True, None)
    assert [row["multiplier"] for row in told["rounds"]] == [1, 2, 4]
    assert (second["total"], second["side"], second["sa_aydeh"]) == (None, None, False)
    assert {score["bid"] for score in second["scores"]} == {None}
    assert third["scores"][0]["points"] == 100
