"""Codes of options: verbs and how cards are written (``gimli.1_13.a1``: title, number, owner and copy)."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Either
from westmarch.engine.decision import Option
from westmarch.engine.errors import NotationError
from westmarch.engine.notation import Kind, Label, Name, Notation, Number, Word
from westmarch.games.tcg.facts import BY_ID, CATALOGUE, KEYWORDS, PHASES, ability_key, way_key
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.visibility import nameable
from westmarch.games.tcg.zones import ABILITIES, BORROWED

#: Abilities of a card and occasions beyond this number are not told apart in words.
MOST_TOLD_APART = 5
SEATS = ("first", "second", "third", "fourth", "fifth")


def card_name(g: Any, card: int) -> str:
    blueprint = CATALOGUE[g.blueprint[card]]
    return f"{blueprint.slug}.{blueprint.id}.{'abcde'[g.owner[card]]}{g.copy[card]}"


class CardKind(Kind):
    """A card on the table or in a pile. Whoever cannot see it cannot ask about it."""

    def write(self, g: Any, seat: int, value: Any) -> str:
        return card_name(g, value)

    def read(self, g: Any, seat: int, text: str) -> int:
        parts = text.split(".")
        if len(parts) == 3 and parts[1] in BY_ID:
            number = BY_ID[parts[1]].number
            for card, blueprint in enumerate(g.blueprint):
                if blueprint == number and card_name(g, card) == text and nameable(g, seat, card):
                    return card
        raise NotationError(f"there is no card {text[:60]!r}")

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return _named(g, value)


class NthKind(Kind):
    """Which one of several, from 0; people read nothing for the first."""

    def __init__(self, key_prefix: str) -> None:
        self.key_prefix = key_prefix
        self.number = Number()

    def write(self, g: Any, seat: int, value: Any) -> str:
        return self.number.write(g, seat, value)

    def read(self, g: Any, seat: int, text: str) -> int:
        return int(self.number.read(g, seat, text))

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"{self.key_prefix}-{min(value, MOST_TOLD_APART)}")


class PlaceIn(NthKind):
    """One of some names, by its place among them."""

    def __init__(self, names: tuple[str, ...], key_prefix: str) -> None:
        super().__init__(key_prefix)
        self.names = names

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(key=f"{self.key_prefix}-{self.names[value]}")


class Bonus(Kind):
    """What is added to a value or taken from it: a number of which people read the sign."""

    def read(self, g: Any, seat: int, text: str) -> int:
        return int(Number().read(g, seat, text))

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(text=f"{value:+d}")


class PlaceKind(NthKind):
    """A place in the turn order, from 0; people count from one."""

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return Label(text=str(value + 1))


class WayKind(NthKind):
    """One of the ways that the text under way offers; people read what it does."""

    def label(self, g: Any, seat: int, value: Any) -> Label:
        action = g.innermost(Action)
        if action is None or not isinstance(action.choice(g), Either):
            return super().label(g, seat, value)
        index, card = action.ability % BORROWED, g.text_of(action.source, action.ability)
        return Label(key=way_key(card, index, action.part, action.at, value))


class DoingKind(NthKind):
    """An ability of a card, both in one number (``doing``); people read what it does."""

    def label(self, g: Any, seat: int, value: Any) -> Label:
        card, index = divmod(value, ABILITIES)
        return Label(key=ability_key(g.text_of(card, index), index % BORROWED))


#: Marks what is told of an option, beside what is told in the log.
OPTION = "in an option"


def told_apart(g: Any, card: int, label: Label) -> Label:
    """The name of a card; where others of that name are in play with its bearer, or its wounds, items and opponents."""
    if CATALOGUE[g.blueprint[card]].unique or not g.in_play(card):
        return label
    if not any([g.blueprint[c] == g.blueprint[card] and c != card and g.in_play(c) for c in range(len(g.blueprint))]):
        return label
    if g.host[card] >= 0:
        what = [_named(g, g.host[card])]
    else:
        foes = [g.against[card]] if g.against[card] >= 0 else [c for c in g.minions() if g.against[c] == card]
        wounds = [Label(key="tcg-wounds-taken", about={"count": g.wounds[card]})] if g.wounds[card] else []
        what = [*wounds, *[_named(g, one) for one in (*g.attached(card), *foes)]]
    return Label(key="tcg-card-told-apart", about={"card": label, "what": what}) if what else label


def _named(g: Any, card: int) -> Label:
    return Label(key=f"tcg-card-{CATALOGUE[g.blueprint[card]].id.replace('_', '-')}")


class CardNotation(Notation):
    """Options that use an ability say what it does, and of several cards of one name in play which of them is meant."""

    def labels(self, g: Any, seat: int, about: dict[str, Any]) -> dict[str, Any]:
        out = super().labels(g, seat, {name: value for name, value in about.items() if name != OPTION})
        if g is None or OPTION not in about:
            return out
        for name in ("card", "host", "minion"):
            value = about.get(name)
            if isinstance(value, int):
                out[name] = told_apart(g, value, out[name])
            elif isinstance(value, tuple) and all([isinstance(card, int) for card in value]):
                out[name] = [told_apart(g, card, label) for card, label in zip(value, out[name], strict=True)]
        return out

    def arguments(self, option: Option) -> dict[str, Any]:
        found = super().arguments(option) | {OPTION: True}
        match option:
            case ("use", card, index) | ("answer", card, index, _):
                found["doing"] = card * ABILITIES + index
        return found


def notation() -> Notation:
    card, number = CardKind(), Number()
    seat = Name("seat", SEATS, "tcg-seat")
    vocabulary: dict[str, Kind] = {
        "card": card,
        "host": card,
        "minion": card,
        "minions": card,
        "ability": number,
        "event": NthKind("tcg-occasion"),
        "doing": DoingKind("tcg-does"),
        "way": WayKind("tcg-way"),
        "seat": seat,
        "count": number,
        "bonus": Bonus(),
        "place": PlaceKind(""),
        "total": number,
        "other": number,
        "phase": PlaceIn(PHASES, "tcg-phase"),
        "keyword": Word("keyword", KEYWORDS, "tcg-keyword"),
    }
    found = CardNotation(vocabulary)
    found.verb("bid", "count")
    found.verb("place", "place")
    found.verb("start", "card")
    found.verb("redraw")
    found.verb("move")
    found.verb("stay")
    found.verb("play", "card")
    found.verb("on", "host")
    found.verb("use", "card", "ability")
    found.verb("answer", "card", "ability", "event")
    found.verb("heal", "card")
    found.verb("sanctuary", "card=*")
    found.verb("transfer", "card")
    found.verb("wound", "card")
    found.verb("name", "seat")
    found.verb("assign", "card", "minion")
    found.verb("ambush", "card", "count")
    found.verb("skirmish", "card")
    found.verb("discard", "card*")
    found.verb("choose", "card*")
    found.verb("yes")
    found.verb("option", "way")
    found.verb("number", "count")
    return found
