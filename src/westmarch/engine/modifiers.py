"""Values with modifiers: asked, never stored.

A value is worked out from the printed value and all active modifiers each time it is used, and only the
result is raised to zero. Two sorts of modifiers exist: those that an effect laid down with a fixed amount
until some moment (kept in the state), and those that a card in play states as long as its condition holds
(asked from the cards every time).
"""

from __future__ import annotations

#: One modifier in the state: value, bearer, amount, moment it ends, card it came from.
Laid = list[int]


def lay(laid: list[Laid], value: int, bearer: int, amount: int, until: int, source: int) -> None:
    """Lay a modifier down; its amount stays as it is now, whatever changes later."""
    laid.append([value, bearer, amount, until, source])


def amounts(laid: list[Laid], value: int, bearer: int) -> list[int]:
    """The amounts laid down on a value of a bearer."""
    return [entry[2] for entry in laid if entry[0] == value and entry[1] == bearer]


def expire(laid: list[Laid], moment: int) -> None:
    """Take away what lasts until this moment."""
    laid[:] = [entry for entry in laid if entry[3] != moment]


def lift(laid: list[Laid], bearer: int) -> None:
    """Take away what lies on a bearer that has left play."""
    laid[:] = [entry for entry in laid if entry[1] != bearer]
