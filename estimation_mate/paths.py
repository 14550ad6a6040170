"""Where the program's own files lie."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def assets_dir() -> Path:
    """The folder with icons and fonts: inside an installed wheel, else beside the package."""
    packed = _PACKAGE / "_assets"
    return packed if packed.is_dir() else _PACKAGE.parent / "assets"


def locales_dir() -> Path:
    """The folder with the gettext catalogues."""
    return _PACKAGE / "locales"
