"""Codes and labels: how options and log lines are written."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Option
from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Notation, Number, Word
from westmarch.games.meccg.facts import CARDS, RACES, REGIONS
from westmarch.games.meccg.registry import has_several_ways
from westmarch.games.meccg.rules.creatures import KEYS
from westmarch.games.meccg.rules.effects import Effects
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import ZONES
from westmarch.games.meccg.visibility import visible

SEATS = ("north", "south")


class CardKind(Kind):
    """A card by name and number: ``concealment-57``. A hidden card has no name."""

    def write(self, g: Arda, seat: int, value: Any) -> str:
        return card_code(g, int(value)) if int(value) >= 0 else "none"

    def read(self, g: Arda, seat: int, text: str) -> int:
        name, _, number = text.rpartition("-")
        if number.isdigit() and len(number) < 5 and int(number) < len(g.faces):
            card = int(number)
            if g.face(card).id == name and visible(g, seat, card):
                return card
        raise NotationError(f"there is no card {text[:40]!r} in sight")

    def label(self, g: Arda, seat: int, value: Any) -> Label:
        if int(value) < 0:
            return Label(key="meccg-card-none")
        if not visible(g, seat, int(value)) and seat >= 0:
            return Label(key="meccg-card-hidden")
        face = g.face(int(value))
        return Label(key=f"meccg-card-{face.made_from or face.id}")


def card_code(g: Arda, card: int) -> str:
    return f"{g.face(card).id}-{card}"


class CompanyKind(Kind):
    """A company by its number; ``new`` is one still to be formed."""

    def write(self, g: Arda, seat: int, value: Any) -> str:
        return f"company{value}" if int(value) >= 0 else "new"

    def read(self, g: Arda, seat: int, text: str) -> int:
        if text == "new":
            return -1
        if text.startswith("company") and text[7:].isdigit() and len(text) < 12:
            number = int(text[7:])
            if number < len(g.c_owner) and str(number) == text[7:]:
                return number
        raise NotationError(f"there is no company {text[:40]!r}")

    def label(self, g: Arda, seat: int, value: Any) -> Label:
        if int(value) < 0:
            return Label(text="new")
        members = g.members[value] if int(value) < len(g.members) else []
        return Label(key=f"meccg-card-{g.face(members[0]).id}") if members else Label(key="meccg-company-gone")


class RaceKind(Word):
    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"meccg-race-{value or 'none'}")


VERBS: dict[str, tuple[str, ...]] = {
    "play": ("card", "way"), "use": ("card", "way"), "creature": ("card", "key"), "guard": ("card",),
    "reveal": ("way",), "reveal_creature": ("key",), "character": ("card",), "release": ("card",),
    "general": ("card",), "follow": ("card", "other"), "transfer": ("card", "other"), "store": ("card",),
    "regroup": ("card", "company"), "move": ("company", "site"), "cleanse": ("card",), "sideboard": ("use",),
    "sideboard_nazgul": ("card", "use"), "support": ("card",), "give": ("card", "other"), "tap": ("card",),
    "stay": ("card",), "target": ("card*",), "face": ("card",), "surplus": ("count",), "several": ("count",),
    "roll": ("count",), "byway": (), "told": (), "region": ("region",), "name": ("face",), "isolate": ("count",),
    "company": ("company",), "route": ("region*",), "basic": (), "below": (), "fly": (), "turn_back": (), "draw": (),
    "enter": (), "cross": ("card",), "resource": ("card", "other"), "extra": ("card", "other"),
    "barter": ("card", "other"),
    "persuade": ("card", "other"), "persuade_with": ("card", "other", "third"), "rescue": ("card",),
    "rescue_site": ("site",), "agent": ("card",), "unmask": ("card",), "home": ("site",), "agent_heal": ("card",),
    "agent_untap": ("card",), "agent_hide": ("card",), "agent_home": ("card",), "agent_back": ("card",),
    "agent_move": ("card", "site"), "agent_creature": ("card", "other"), "agent_attack": ("card",),
    "ambush": ("card",), "discard": ("card*",), "bring": ("card*",), "send": ("card*",), "call": (), "show": ("card*",),
    "include": ("card*",), "draft": ("card",), "equip": ("card", "other"), "enter_company": ("company",),
    "enter_follower": ("card",), "enter_alone": ("site",), "ring": ("card",), "choose": ("card*",),
    "option": ("way",), "yes": (),
}  # fmt: skip


class WayKind(Number):
    """A way of a card: a number, whose words depend on the card and on what is under way."""


#: Options that name a card and not its bearer; the mark by which they are known.
OF_BORNE = ("store", "use", "face", "target", "tap", "stay")
TOLD = "in an option"


class CardNotation(Notation):
    """Ways of a card are labelled by what they do, where there are several; whoever bears a card tells it from others
    of its name."""

    def labels(self, g: Arda | None, seat: int, about: dict[str, Any]) -> dict[str, Any]:
        out = super().labels(g, seat, {name: value for name, value in about.items() if name != TOLD})
        if g is None:
            return out  # an option whose words are the same in every position
        card = about.get("card", -1)
        if isinstance(card, int) and card >= 0 and g.host[card] >= 0:
            out["bearer"] = self.vocabulary["card"].label(g, seat, g.host[card])
            if TOLD in about and _borne_by_several(g, card):
                out["card"] = Label(key="meccg-card-told-apart", about={"card": out["card"], "bearer": out["bearer"]})
        if "way" in about:
            out["way"] = way_label(g, int(about["way"]), about.get("card", -1))
        return out

    def arguments(self, option: Option) -> dict[str, Any]:
        verb, *_ = option
        found = super().arguments(option)
        return found | {TOLD: True} if verb in OF_BORNE else found


def _borne_by_several(g: Arda, card: int) -> bool:
    """Whether another card of the same name is borne by somebody else."""
    host = g.host[card]
    return host >= 0 and any(
        [g.faces[other] == g.faces[card] and g.host[other] not in (-1, host) for other in range(len(g.faces))]
    )


def way_label(g: Arda, way: int, card: int) -> Label:
    """The words for a way of a card, or for one of the effects that the card under way lets somebody choose."""
    if card < 0:
        under_way = g.innermost(Effects)
        if under_way is not None and under_way.chooses(g, way):
            face = g.face(under_way.source)
            return Label(key=f"meccg-branch-{face.id}-{under_way.ability}-{under_way.part}-{under_way.at}-{way}")
        card = g.c_guard[g.here] if g.here >= 0 else -1
        if card < 0:
            return Label(text=str(way + 1))
    if not has_several_ways(g.faces[card], way):
        return Label(text="one")
    return Label(key=f"meccg-way-{g.face(card).id}-{way}")


def notation() -> Notation:
    card, number = CardKind(), Number()
    made = CardNotation(
        {
            "card": card, "other": card, "third": card, "leader": card, "site": card, "company": CompanyKind(),
            "way": WayKind(),
            "key": Word("key", KEYS, "meccg-key"), "use": Word("use", ("discard", "deck"), "meccg-use"),
            "region": Name("region", REGIONS, "meccg-region"), "count": number,
            "face": Name("face", [face.id for face in CARDS], "meccg-card"),
            "seat": Name("seat", SEATS, "meccg-seat"),
            "race": RaceKind("race", RACES, "meccg-race"), "zone": Name("zone", ZONES, "meccg-zone"),
            "origin": Name("origin", ZONES, "meccg-zone"),
        }
    )  # fmt: skip
    for verb, names in VERBS.items():
        made.verb(verb, *names)
    return made
