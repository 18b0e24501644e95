"""What a player of War of the Ring opens with: the first action, whatever die was spent on it."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Text

#: Actions by their verbs: the message of an opening, and of what the action names.
NAMED = {
    "use": ("wotr-opening-action", "wotr-action"),
    "diplomacy": ("wotr-opening-diplomacy", "wotr-nation"),
    "event": ("wotr-opening-event", "wotr-card"),
    "draw": ("wotr-opening-draw", "wotr-deck"),
    "minion": ("wotr-opening-minion", "wotr-character"),
}


def opening(codes: list[str]) -> Text | None:
    for code in codes:
        verb, *rest = code.split(":")
        if verb in NAMED:
            key, prefix = NAMED[verb]
            _face, what = rest
            return key, {"what": Label(key=f"{prefix}-{what.replace('_', '-')}")}
    return None
