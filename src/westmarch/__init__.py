"""Westmarch: a table for Middle-earth games, with every rule enforced and explained.

>>> import westmarch as wm
>>> wm.new("wotr", seed=7)
<wotr, turn 1: free to act, 2 options>
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from westmarch.engine.errors import NotationError as NotationError
    from westmarch.engine.errors import Refused as Refused
    from westmarch.engine.errors import WestmarchError as WestmarchError
    from westmarch.library import Ambiguous as Ambiguous
    from westmarch.library import Game as Game
    from westmarch.library import Move as Move
    from westmarch.library import Reason as Reason
    from westmarch.library import Result as Result
    from westmarch.library import Seat as Seat
    from westmarch.library import games as games
    from westmarch.library import load as load
    from westmarch.library import new as new
    from westmarch.library import position as position

__version__ = "1.0.0"
__all__ = [
    "Ambiguous",
    "Game",
    "Move",
    "NotationError",
    "Reason",
    "Refused",
    "Result",
    "Seat",
    "WestmarchError",
    "games",
    "load",
    "new",
    "position",
]


def __getattr__(name: str) -> Any:
    """The library, when somebody first asks for it: a server or a tool does not pay for it."""
    if name in __all__:
        from westmarch import library

        return getattr(library, name)
    raise AttributeError(f"module 'westmarch' has no attribute '{name}'")
