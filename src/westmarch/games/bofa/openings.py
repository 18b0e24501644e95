"""What a player of Five Armies opens with: the generals activated in the first turn, or the Shadow's first action."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Text


def opening(codes: list[str]) -> Text | None:
    for code in codes:
        match code.split(":"):
            case ["activate", names] if names:
                generals = [_named("character", name) for name in sorted(names.split(","))]
                return "bofa-opening-generals", {"what": generals}
            case ["use", _, action]:
                return "bofa-opening-action", {"what": _named("action", action)}
            case ["play", _, card] | ["event", card]:
                return "bofa-opening-card", {"what": _named("card", card)}
    return None


def _named(kind: str, name: str) -> Label:
    return Label(key=f"bofa-{kind}-{name.replace('_', '-')}")
