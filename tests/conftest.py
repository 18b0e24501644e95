"""Loads the sample game's folder and the plugin that records which rules the tests show."""

from __future__ import annotations

import signal

from hypothesis import settings

from westmarch.engine.game import development_games

# Puts this folder last on the path, so that a compiled copy of the sample game goes before it.
development_games()

pytest_plugins = ["westmarch.engine.pytest_rules"]

# A busy machine is no defect of the code under test.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")

# A shell without job control starts what runs in the background deaf to Ctrl-C, and every process that a test starts
# would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
