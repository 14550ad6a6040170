"""The address of every screen and sheet."""

GAMES = "/"
NEW = "/new"
SETTINGS = "/settings"
DEFAULTS = "/settings/scoring"
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


def menu(game_id: str) -> str:
    """The menu, over the scoresheet."""
    return f"/games/{game_id}/menu"


def finish(game_id: str) -> str:
    """The final places."""
    return f"/games/{game_id}/finish"


def help_of(game_id: str) -> str:
    """The rules in short, as this game has them."""
    return f"/games/{game_id}/help"
