"""What a player of the CCG opens with: where the first company moves to."""

from __future__ import annotations

from westmarch.engine.notation import Label
from westmarch.engine.report import Text


def opening(codes: list[str]) -> Text | None:
    for code in codes:
        match code.split(":"):
            case ["move", _company, site]:
                name, _, _number = site.rpartition("-")
                return "meccg-opening-site", {"what": Label(key=f"meccg-card-{name}")}
    return None
