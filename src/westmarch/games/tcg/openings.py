"""What a player of the TCG opens with: the companions of the starting fellowship."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Text


def opening(codes: list[str]) -> Text | None:
    cards = sorted(code.split(".")[1].replace("_", "-") for code in codes if code.startswith("start:"))
    return ("tcg-opening-fellowship", {"what": [Label(key=f"tcg-card-{card}") for card in cards]}) if cards else None
