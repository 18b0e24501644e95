"""Printed facts of the cards, from ``data/cards.json``, and the definitions that go with them."""

from __future__ import annotations

import json
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

from westmarch.cards.language import Program, compile_effect
from westmarch.cards.nodes import Ability, Act, Sel, Test, walk

RING, SITE, COMPANION, ALLY, MINION, POSSESSION, ARTIFACT, EVENT, CONDITION = range(9)
TYPES = ("ring", "site", "companion", "ally", "minion", "possession", "artifact", "event", "condition")
NEITHER, FREE, SHADOW = range(3)
SIDES = ("", "free", "shadow")

(DECK, HAND, DISCARD, DEAD, ADVENTURE, PATH, PLAY, SUPPORT, ATTACHED, STACKED, VOID, REMOVED) = range(12)
ZONES = (
    "deck",
    "hand",
    "discard",
    "dead",
    "adventure",
    "path",
    "play",
    "support",
    "attached",
    "stacked",
    "void",
    "removed",
)

(BEFORE, FELLOWSHIP, SHADOW_PHASE, MANEUVER, ARCHERY, ASSIGNMENT, SKIRMISH, REGROUP, BETWEEN) = range(9)
PHASES = ("before", "fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "between")

#: Values that a card or the game has and modifiers change; a laid modifier names one by its place here.
VALUES = (
    "strength",
    "vitality",
    "cost",
    "archery",
    "minion archery",
    "move limit",
    "no wounds",
    "no archery",
    "shadow number",
    "roaming",
    "threshold",
    "may fight",
    "cannot be assigned",
    "event cost",
    "no special abilities",
    "must move",
    "skip",
    "wound limit",
    "resistance",
    "no skirmish actions",
    "cannot exert",
    "site number",
    "ring off",
    "next shadow number",
    "stay",
    "each shadow number",
    "minion cost",
    "not fierce",
    "prevent wounds",
    "allies instead",
    "no bonus",
    "no keyword damage",
    "kept away",
    "promise",
    "pipes",
    "first sentence off",
)
KEYWORDS = (
    "archer",
    "damage",
    "defender",
    "fierce",
    "ambush",
    "unhasty",
    "sanctuary",
    "ranger",
    "stealth",
    "tale",
    "spell",
    "weather",
    "search",
    "tracker",
    "twilight",
    "tentacle",
    "southron",
    "easterling",
    "valiant",
    "knight",
    "villager",
    "warg-rider",
    "fortification",
    "machine",
    "pipeweed",
    "ring-bound",
    "battleground",
    "forest",
    "marsh",
    "mountain",
    "plains",
    "river",
    "underground",
    "support area",
    "roaming",
)
#: A laid keyword is its place in KEYWORDS after all values.
VALUE_CODE = {name: i for i, name in enumerate(VALUES)} | {
    f"keyword {name}": 100 + i for i, name in enumerate(KEYWORDS)
}

#: Moments at which laid modifiers end.
END_OF_PHASE, REGROUP_BEGINS, END_OF_TURN, NEVER = range(4)
UNTIL = {"": END_OF_PHASE, "regroup": REGROUP_BEGINS, "turn": END_OF_TURN}


#: What is remembered for texts that look back over the turn.
LOST_A_SKIRMISH, WAS_ASSIGNED, MOVED_TO, WON_A_SKIRMISH, PLAYED, USED_THIS_TURN, PHASE_BEGAN = range(7)

#: Events that some response event answers, with the sides of those responses.
RESPONSES: dict[str, set[int]] = {}


#: The phases in which cards other than events are played, by side.
PLAYED_IN = ("", "fellowship", "shadow")

DATA = Path(__file__).parent / "data"
#: Spanish titles and subtitles.
SPANISH: dict[str, dict[str, str]] = tomllib.loads((DATA / "spanish.toml").read_text(encoding="utf-8"))


def slug(title: str) -> str:
    """A title in plain letters."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return "".join([c if c.isalnum() else "_" for c in plain.lower().replace("'", "")]).strip("_").replace("__", "_")


class Card:
    """One card: its printed values and what it does."""

    def __init__(self, number: int, facts: dict[str, Any]) -> None:
        self.number = number
        self.id: str = facts["id"]
        self.title: str = facts["title"]
        self.slug = slug(self.title)
        self.title_es: str = SPANISH["titles"].get(self.title, self.title)
        self.subtitle: str = facts.get("subtitle", "")
        self.subtitle_es: str = SPANISH["subtitles"].get(self.subtitle, self.subtitle)
        self.set = int(self.id.split("_")[0])
        if facts["type"] not in TYPES:
            raise ValueError(f"{self.id}: there is no card type {facts['type']!r}")
        self.type = TYPES.index(facts["type"])
        self.side = SIDES.index(facts.get("side", ""))
        self.unique: bool = facts.get("unique", False)
        self.culture: str = facts.get("culture", "")
        self.race: str = facts.get("race", "")
        self.classes: tuple[str, ...] = tuple(facts.get("classes", ()))
        self.phases: tuple[str, ...] = tuple(facts.get("phases", ()))
        self.cost: int = facts.get("cost", 0)
        #: What it costs at least, unless another card makes it cheaper.
        self.least_cost = self.cost
        self.strength: int = facts.get("strength", 0)
        self.vitality: int = facts.get("vitality", 0)
        self.resistance: int = facts.get("resistance", 0)
        self.may_bear_ring: bool = facts.get("bearer_of_ring", False)
        self.signet: str = facts.get("signet", "")
        self.site: int = facts.get("site", 0)
        self.block: str = facts.get("block", "")
        self.arrow: str = facts.get("arrow", "")
        self.shadow: int = facts.get("shadow", 0)
        self.homes: tuple[str, ...] = tuple(facts.get("home", ()))
        self.keywords: dict[str, int] = facts.get("keywords", {})
        self.is_character = self.type in (COMPANION, ALLY, MINION)
        self.is_item = self.type in (POSSESSION, ARTIFACT)
        #: Whether any of its texts works while it lies in play.
        self.has_text = False
        #: A card without game text beyond its keywords needs no definition.
        self.defined: bool = facts.get("plain", False)
        self.bearer: Sel | None = bearer_of(facts.get("bearer"))
        self.abilities: tuple[Ability, ...] = ()
        self.programs: list[tuple[Program, Program]] = []
        self.actions: dict[str, list[int]] = {}
        self.triggers: dict[str, list[int]] = {}
        self.statics: dict[str, list[int]] = {}
        self.to_play: list[int] = []
        #: The texts of an event that are played in a phase, the first of them, and its responses by what they answer.
        #: The number of the site whose game text it has, if it is its player's own.
        self.borrows: int = facts.get("borrows", 0)
        self.event_at = -1
        self.texts: list[int] = []
        self.responses: dict[str, int] = {}
        #: The phases in which it may be played from hand: a permanent in its side's own, an event in its texts'.
        self.moments: set[str] = set() if self.type == EVENT else {PLAYED_IN[self.side]}
        #: Abilities that have a cost and then play a card from the discard pile.
        self.recalls: set[int] = set()

    def define(self, abilities: tuple[Ability, ...]) -> None:
        """Give the card its abilities."""
        self.defined = True
        self.abilities = abilities
        for i, ability in enumerate(abilities):
            if ability.cost is not None and plays_from_discard(ability):
                self.recalls.add(i)
            self.programs.append((compile_effect(ability.cost), compile_effect(ability.effect)))
            if ability.kind == "action":
                for phase in ability.phases:
                    self.actions.setdefault(phase, []).append(i)
            elif ability.kind == "trigger" and ability.on is not None:
                key = ability.on.event + (".about" if ability.on.about else "")
                self.triggers.setdefault(key, []).append(i)
            elif ability.kind == "static" and ability.mod is not None:
                self.statics.setdefault(ability.mod.value, []).append(i)
                if ability.mod.value.startswith("own cost"):
                    self.least_cost = 0
            elif ability.kind == "play":
                self.to_play.append(i)
            elif ability.kind == "event":
                self._add_text(i, ability)
            elif ability.kind == "bearer":
                self.bearer = ability.bearer
        self.has_text = bool(self.actions or self.triggers or self.statics or self.borrows)

    def _add_text(self, index: int, ability: Ability) -> None:
        """One text of an event: a response, or what it does in some phases."""
        if ability.on is not None:
            answered = ability.on.event + (".about" if ability.on.about else "")
            self.responses[answered] = index
            RESPONSES.setdefault(answered, set()).add(self.side)
            return
        self.texts.append(index)
        self.event_at = self.texts[0]
        self.moments.update(ability.phases or self.phases)

    def text_in(self, phase: str) -> int:
        """The text of an event that is played in a phase, or -1."""
        for index in self.texts:
            if phase in (self.abilities[index].phases or self.phases):
                return index
        return -1

    @property
    def name(self) -> str:
        """Title and subtitle, as its definition names it."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def terrain(self) -> tuple[str, ...]:
        return tuple(self.keywords)

    def __repr__(self) -> str:
        return f"Card({self.id} {self.title})"


def ability_key(card: Card, index: int) -> str:
    """The message that says what an ability does."""
    return f"tcg-does-{card.id.replace('_', '-')}-{index}"


def way_key(card: Card, index: int, part: int, at: int, way: int) -> str:
    """The message that says one of the ways of an ability: its cost or effect, the step, the way."""
    return f"{ability_key(card, index)}-{part}-{at}-{way}"


def plays_from_discard(ability: Ability) -> bool:
    plays = [node for node in walk(ability.effect) if isinstance(node, Act) and node.verb.startswith("play")]
    return any([sel is not None and "discard" in sel.where for act in plays for sel in (act.who, act.to)])


_NEGATIVE = {"not-race": "race", "not-ringbearer": "ringbearer"}


def bearer_of(facts: Any) -> Sel | None:
    """The selector of the cards that a card may be played on."""
    if not facts:
        return None
    tests = []
    for name, value in facts:
        if name in _NEGATIVE:
            tests.append(Test(_NEGATIVE[name], value, True))
        else:
            tests.append(Test(name, tuple(value) if isinstance(value, list) else value))
    return Sel(tuple(tests))


def _load() -> list[Card]:
    cards = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
    return [Card(i, facts) for i, facts in enumerate(cards)]


CATALOGUE: list[Card] = _load()
#: A card without any text.
NOTHING = Card(-1, {"id": "0_0", "title": "", "type": "site"})
BY_ID: dict[str, Card] = {card.id: card for card in CATALOGUE}
