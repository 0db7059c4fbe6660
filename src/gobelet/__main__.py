"""What does `python -m gobelet` do? The same as the command gobelet."""

import sys

from gobelet.cli import main

sys.exit(main())
