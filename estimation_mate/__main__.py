"""`python -m estimation_mate` is the command `estimation-mate`."""

import sys

from estimation_mate.cli import main

if __name__ == "__main__":
    sys.exit(main())
