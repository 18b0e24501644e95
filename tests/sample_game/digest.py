"""The Ford at a glance."""

from __future__ import annotations

from westmarch.engine.digest import Names, Section, View, counted

SEATS = ("west", "east")


def sections(view: View, names: Names) -> list[Section]:
    t = names.say
    found = [
        Section(t("round", round=view["round"]), [_both(view["points"], names), t("deck", count=view["deck"])]),
        Section(t("totals"), [_both(view["totals"], names)] if any(view["totals"]) else []),
        Section(t("hands"), [_both(view["hands"], names)]),
        Section(t("hand"), [counted([names.value(card, "card") for card in view["hand"]])] if view["hand"] else []),
    ]
    return [section for section in found if section.lines]


def board(view: View, names: Names, width: int) -> list[str]:
    """Two banks and the river between them."""
    west, east = (names.value(seat, "seat") for seat in SEATS)
    return [f"{west} {'●' * view['points'][0]:<5} ≈≈≈≈≈ {'●' * view['points'][1]:>5} {east}"]


def _both(values: list[int], names: Names) -> str:
    return ", ".join(f"{names.value(seat, 'seat')} {n}" for seat, n in zip(SEATS, values, strict=True))
