"""The shape of the files of an edition: which tables and fields there are, and what may stand in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

TERRAINS = ("hills", "mountains", "plains", "ruins", "marsh")
TERRITORIES = ("broken_lands", "valley", "eastern_bank", "southern_spur")
SIDES = ("free_peoples", "shadow")
RESULTS = ("character", "army", "muster", "event", "muster_army", "will", "eye")
GROUPS = ("men_dwarves", "elves", "shadow")
CARD_TYPES = ("army", "character", "muster", "beorn", "eagles", "thorin")

_IDENT = re.compile(r"[a-z][a-z0-9_]{0,39}")
#: A name that a person reads: one line, and nothing that means something in a message.
_TEXT = re.compile(r"[^\s{}\[\]*.#\x00-\x1f][^{}\x00-\x1f\x7f]{0,59}")

#: What is wrong with a value: a message (without ``bofa-edition-``) and what it mentions, or None.
Fault = tuple[str, dict[str, Any]] | None
Test = Callable[[Any], Fault]
Fields = dict[str, Test]


def number(low: int, high: int) -> Test:
    def test(value: Any) -> Fault:
        if type(value) is not int:
            return "kind-number", {}
        return None if low <= value <= high else ("range", {"low": low, "high": high})

    return test


def one_of(*known: str) -> Test:
    def test(value: Any) -> Fault:
        return None if isinstance(value, str) and value in known else ("one-of", {"known": ", ".join(known)})

    return test


def some_of(*known: str) -> Test:
    """A list of words, none of them twice."""

    def test(value: Any) -> Fault:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            return "kind-list", {}
        if len(set(value)) < len(value) or any(word not in known for word in value):
            return "some-of", {"known": ", ".join(known)}
        return None

    return test


def yes_or_no(value: Any) -> Fault:
    return None if isinstance(value, bool) else ("kind-flag", {})


def ident(value: Any) -> Fault:
    return None if isinstance(value, str) and _IDENT.fullmatch(value) else ("ident", {})


def text(value: Any) -> Fault:
    return None if isinstance(value, str) and _TEXT.fullmatch(value) else ("text", {})


def remark(value: Any) -> Fault:
    """Something for those who read the file."""
    return None


def point(value: Any) -> Fault:
    fits = isinstance(value, list) and len(value) == 2 and all(type(part) in (int, float) for part in value)
    return None if fits and all(0 <= part <= 100 for part in value) else ("point", {})


def outline(value: Any) -> Fault:
    """The corners of a region, in order round it."""
    fits = isinstance(value, list) and 3 <= len(value) <= 60 and all(point(one) is None for one in value)
    return None if fits else ("outline", {})


def number_of_card(value: Any) -> Fault:
    return None if isinstance(value, str) and len(value) < 9 else ("card-number", {})


def idents(value: Any) -> Fault:
    fits = isinstance(value, list) and all(ident(one) is None for one in value)
    return None if fits and len(set(value)) == len(value) else ("idents", {})


def borders(value: Any) -> Fault:
    return None if isinstance(value, list) and all(isinstance(one, str) for one in value) else ("kind-list", {})


def counts(most: int) -> Test:
    """Amounts by name: ``{orc = 2, warg = 1}``."""

    def test(value: Any) -> Fault:
        fits = isinstance(value, dict) and all(type(one) is int and 1 <= one <= most for one in value.values())
        return None if fits else ("counts", {"high": most})

    return test


_target = number(2, 6)
_dice = number(1, 10)
_amount = number(1, 9)
_card: Fields = {
    "number": number_of_card, "id": ident, "type": one_of(*CARD_TYPES), "effect": ident, "amount": _amount,
    "combat": _amount, "name_en": text, "name_es": text, "source": remark,
}  # fmt: skip
_tile: Fields = {"number": number(0, 9), "icon": yes_or_no}

#: Lists of entries, by file: their fields, and which of them every entry has.
ENTRIES: dict[str, dict[str, tuple[Fields, tuple[str, ...]]]] = {
    "map": {
        "region": (
            {
                "id": ident, "territory": one_of(*TERRITORIES), "terrain": one_of(*TERRAINS), "settlement": yes_or_no,
                "muster": yes_or_no, "protection": number(1, 9), "at": point, "outline": outline, "name_en": text,
                "name_es": text, "source": remark,
            },
            ("id", "territory", "terrain"),
        ),
        "goblin_zone": (
            {
                "point": ident, "pass": ident, "exit": ident, "point_at": point, "pass_at": point,
                "point_outline": outline, "pass_outline": outline, "source": remark,
            },
            ("point", "pass", "exit"),
        ),
    },
    "setup": {
        "position": (
            {
                "side": one_of(*SIDES), "number": number(1, 99), "place": ident, "units": counts(12),
                "characters": idents, "tokens": counts(9),
            },
            ("side", "number", "place", "units", "characters", "tokens"),
        )
    },
    "units": {
        "unit": (
            {
                "id": ident, "value": number(1, 5), "terrains": some_of(*TERRAINS), "manoeuvre": ident,
                "rulebook": remark,
            },
            ("id",),
        )
    },
    "characters": {
        "character": (
            {
                "id": ident, "movement": number(0, 9), "leadership": number(0, 9), "arrival": number(1, 15),
                "enter": some_of(*RESULTS), "rulebook": remark,
            },
            ("id",),
        )
    },
    "tokens": {
        "token": (
            {"group": one_of(*GROUPS), "unit": ident, "figures": number(1, 5), "count": number(1, 27)},
            ("group", "unit", "figures", "count"),
        )
    },
    "fate": {
        "grey": (
            {"number": number(0, 9), "count": number(1, 12), "icons": number(0, 12)},
            ("number", "count", "icons"),
        )
    },
    **{deck: {"card": (_card, ("number",))} for deck in (
        "event_cards", "free_peoples_story", "shadow_story", "fate_cards"
    )},
}  # fmt: skip

#: Tables, by file: their fields, and which of them must be there when the table is.
TABLES: dict[str, dict[str, tuple[Fields, tuple[str, ...]]]] = {
    "map": {"borders": ({"line": borders, "ford": borders, "river": borders}, ("line", "ford", "river"))},
    "fate": {"blue": (_tile, ("number", "icon")), "brown": (_tile, ("number", "icon"))},
}

#: Tables whose fields are the regions of the map.
BY_REGION = {"range": ("archers", "gandalf")}

#: Fields of the file itself.
TOP: dict[str, Fields] = {
    "map": {"terrains": remark, "territories": remark},
    "range": {"black_outline": remark},
    "characters": {
        "beorn_dice": _dice, "beorn_wrath": number(1, 30), "beorn_wrath_max": number(1, 30),
        "bilbo_rings": number(0, 20), "lord_eagles": number(0, 5), "eagle_dice": _dice, "eagle_target": _target,
        "bard_tokens": number(0, 7), "bolg_tokens": number(0, 4), "bard_arrow_target": _target, "burst_dice": _dice,
        "burst_focused": _dice, "burst_target": _target, "bow_dice": _dice, "bow_target": _target,
    },
    "fate": {"end": number(15, 15)},
}  # fmt: skip

#: Lists that must not be empty in a file that is given, because it replaces ours whole.
NEEDED = {"map": ("region", "goblin_zone", "borders"), "setup": ("position",)}
