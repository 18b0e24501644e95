"""Loads the sample game's folder and the plugin that records which rules the tests show."""

from __future__ import annotations

from hypothesis import settings

from westmarch.engine.game import development_games

# Puts this folder last on the path, so that a compiled copy of the sample game goes before it.
development_games()

pytest_plugins = ["westmarch.engine.pytest_rules"]

# A busy machine is no defect of the code under test.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")
