"""Where the games of this user lie."""

import errno
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

from estimation_mate.storage.port import StoreFailed

VARIABLES = ("ESTIMATION_MATE_DATA", "FLET_APP_STORAGE_DATA")
"""What may name the folder: the user's own variable, then the one that Flet sets on a phone."""

_REASONS = {
    errno.EACCES: "no_access",
    errno.EDQUOT: "full",
    errno.ENOSPC: "full",
    errno.EPERM: "no_access",
    errno.EROFS: "read_only",
}


def data_folder(said: str | Path | None = None, environ: Mapping[str, str] = os.environ) -> Path:
    """The folder that was `said` (`--data`), else that of the environment, else the user's own."""
    named = (said, *(environ.get(variable) for variable in VARIABLES))
    for folder in named:
        if folder:
            return Path(folder).expanduser().absolute()
    return user_data_path("estimation-mate", appauthor=False)


def prepare(folder: Path) -> None:
    """Makes the folder, for its user alone, unless it is there, and tries that it can be written.

    Raises `StoreFailed` with `no_folder`, `no_access`, `read_only` or `full`.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise StoreFailed(_REASONS.get(error.errno or 0, "no_folder"), folder) from error
