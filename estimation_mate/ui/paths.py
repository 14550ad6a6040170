"""The address of every screen and sheet."""

GAMES = "/"
NEW = "/new"
NEW_SCORING = "/new/scoring"
SETTINGS = "/settings"
DEFAULTS = "/settings/scoring"


def game_menu(game_id: str) -> str:
    """The menu of a game in the list."""
    return f"/menu/{game_id}"


def table(game_id: str) -> str:
    """The scoresheet."""
    return f"/games/{game_id}"


def trump(game_id: str) -> str:
    """The choice of the trump, over the scoresheet."""
    return f"/games/{game_id}/trump"


def menu(game_id: str) -> str:
    """The menu, over the scoresheet."""
    return f"/games/{game_id}/menu"


def finish(game_id: str) -> str:
    """The final places."""
    return f"/games/{game_id}/finish"


def scoring(game_id: str) -> str:
    """The scoring settings of a game."""
    return f"/games/{game_id}/scoring"


def recalculate(game_id: str) -> str:
    """The question whether a game is to be scored anew, over its scoring settings."""
    return f"/games/{game_id}/scoring/ask"


def defaults(kind: str) -> str:
    """The scoring settings that new games of a rule set start from."""
    return f"/settings/scoring/{kind}"
