"""``python -m westmarch`` is the ``westmarch`` command."""

import sys

from westmarch.start import main

# A worker process imports this file again and must not begin a second command.
if __name__ == "__main__":
    sys.exit(main())
