"""``python -m westmarch`` is the ``westmarch`` command."""

import sys

from westmarch.cli import main

sys.exit(main())
