"""What is told of the place where the games lie, in whole sentences, everywhere alike."""

from estimation_mate.texts import Words


def notice_told(say: Words, code: str, path: str) -> str:
    """What is told of the place where the games lie."""
    told = {
        "newer": say(
            "The file {path} was written by a newer Estimation Mate. It is kept as it is; update to open it. New games go into a file beside it.",
            path=path,
        ),
        "foreign": say(
            "The file {path} belongs to another program. It is kept as it is; new games go into a "
            "file beside it.",
            path=path,
        ),
        "joined": say(
            "The games that were kept aside are in the list again. Their old file is now {path}.",
            path=path,
        ),
        "unkept_browser": say(
            "This browser keeps nothing of this page, so games last only until the tab is closed. Is it a private window?"
        ),
        "unkept_browser_newer": say(
            "A newer Estimation Mate kept the games of this browser. They stay as they are: reload the page to open them. Until then games last only until the tab is closed."
        ),
        "unkept_no_folder": say(
            "The folder {path} cannot be made, so games last only until the app is closed.",
            path=path,
        ),
        "unkept_no_access": say(
            "The folder {path} does not let us write, so games last only until the app is closed.",
            path=path,
        ),
        "unkept_read_only": say(
            "The folder {path} is read-only, so games last only until the app is closed.", path=path
        ),
        "unkept_full": say(
            "There is no room left at {path}, so games last only until the app is closed.",
            path=path,
        ),
    }
    if code.startswith("unkept_") and code not in told:
        return say(
            "The games at {path} cannot be used now, so games last only until the app is closed.",
            path=path,
        )
    return told.get(code) or say(
        "The file {path} is no readable file of games. It is kept as it is; new games go into a file beside it.",
        path=path,
    )


def not_saved(say: Words, reason: str) -> str:
    """That something could not be saved, and why."""
    return say("Not saved: {why}", why=_why(say, reason))


def not_read(say: Words, reason: str) -> str:
    """That the games could not be read, and why."""
    return say("The games cannot be read: {why}", why=_why(say, reason))


def _why(say: Words, reason: str) -> str:
    """Why the store failed, in words, for one of its `FAILURES`."""
    told = {
        "full": say("the storage of this device is full."),
        "read_only": say("the folder of the games cannot be written to."),
        "locked": say("another program is using the games."),
        "damaged": say("the file of the games is damaged."),
        "newer": say("a newer Estimation Mate keeps the games now. Reload the page."),
        "gone": say("the file of the games was moved or deleted. Start the app again."),
        "unkept": say("games last only until the app is closed."),
    }
    return told.get(reason) or say("the storage of this device refused it.")
