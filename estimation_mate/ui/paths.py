"""The address of every screen and sheet."""

GAMES = "/"
NEW = "/new"
NEW_SCORING = "/new/scoring"
SETTINGS = "/settings"
DEFAULTS = "/settings/scoring"
PRESETS = "/settings/presets"
IMPORT_PRESET = "/settings/presets/import"
HELP = "/help"


def game_menu(game_id: str) -> str:
    """The menu of a game in the list."""
    return f"/menu/{game_id}"


def table(game_id: str) -> str:
    """The scoresheet."""
    return f"/games/{game_id}"


def trump(game_id: str) -> str:
    """The choice of the trump, over the scoresheet."""
    return f"/games/{game_id}/trump"


def dealer(game_id: str) -> str:
    """The choice of who dealt the open round, over the scoresheet."""
    return f"/games/{game_id}/dealer"


def rename(game_id: str) -> str:
    """The players' names, over the scoresheet."""
    return f"/games/{game_id}/rename"


def end(game_id: str) -> str:
    """The question whether to end the game early, over the scoresheet."""
    return f"/games/{game_id}/end"


def menu(game_id: str) -> str:
    """The menu, over the scoresheet."""
    return f"/games/{game_id}/menu"


def explain(game_id: str, number: int, seat: int) -> str:
    """A score of a round, line by line, over the scoresheet."""
    return f"/games/{game_id}/explain/{number}/{seat}"


def edit(game_id: str, number: int) -> str:
    """A round of the sheet, to be entered again."""
    return f"/games/{game_id}/edit/{number}"


def over_edit(game_id: str, number: int, over: str) -> str:
    """The `trump` or the `dealer` of a round that is entered again."""
    return f"/games/{game_id}/edit/{number}/{over}"


def finish(game_id: str) -> str:
    """The final places."""
    return f"/games/{game_id}/finish"


def help_of(game_id: str) -> str:
    """The rules in short, as this game has them."""
    return f"/games/{game_id}/help"


def scoring(game_id: str) -> str:
    """The scoring settings of a game."""
    return f"/games/{game_id}/scoring"


def recalculate(game_id: str) -> str:
    """The question whether a game is to be scored anew, over its scoring settings."""
    return f"/games/{game_id}/scoring/ask"


def defaults(kind: str) -> str:
    """The scoring settings that new games of a rule set start from."""
    return f"/settings/scoring/{kind}"


def save_preset(scoring_path: str) -> str:
    """A name for the scoring settings at a path, over them."""
    return f"{scoring_path}/preset"


def export_preset(preset_id: str) -> str:
    """A preset as text and as a file, over the list of them."""
    return f"{PRESETS}/export/{preset_id}"


def again(game_id: str) -> str:
    """The question whether New game is to be filled in anew, over the scoresheet."""
    return f"/games/{game_id}/again"


def below(path: str) -> str | None:
    """The screen that lies under the sheet at this address; `None` where it is no sheet."""
    match path.strip("/").split("/"):
        case ["menu", _]:
            return GAMES
        case ["settings", "presets", _, *_]:
            return PRESETS
        case ["new" | "settings" as first, "scoring", *kind, "preset"]:
            return "/".join(["", first, "scoring", *kind])
        case ["games", game_id, *over]:
            return _below_in_game(game_id, over)
    return None


def _below_in_game(game_id: str, over: list[str]) -> str | None:
    match over:
        case ["edit" | "scoring" as screen, *more]:
            depth = 2 if screen == "edit" else 1
            return "/".join(["/games", game_id, screen, *more[:-1]]) if len(more) == depth else None
        case [] | ["finish" | "help"]:
            return None
    return table(game_id)
