"""What do the command gobelet and `python -m gobelet` do? What cli.py says, once its packages are there."""

import sys

from gobelet.core.missing import needs
from gobelet.core.refusal import Refusal


def main() -> int:
    try:
        with needs("web" if "serve" in sys.argv[1:] else "terminal"):
            from gobelet.cli import main as run
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
