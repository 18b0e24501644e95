"""Exact odds of War of the Ring: ``battle.battle``, ``hunt.hunt`` and ``hunt.mordor``. See docs/odds.md."""
