"""Decks (p.4-5): what a player brings, the rules it must keep, and legal decks made at random."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CARDS,
    CHARACTER,
    CREATURE,
    FACES,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    MINOR,
    NUMBER,
    POOL,
    RESOURCE,
    SITE,
    START_CHARACTERS,
    START_ITEMS,
    START_MIND,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import COMPLETE

RESOURCES_LOW, RESOURCES_HIGH = 30, 50
LEAST_CREATURES = 12
RANDOM_SIDEBOARD = 20
RANDOM_CHARACTERS = 4
START_SITE = "rivendell"
SIDEBOARD = {1: 30, 2: 30, 3: 35, 4: 40}


class Deck:
    """All that a player brings: cards by name with their number, and the starting company or the pool for a draft."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.characters: list[str] = list(data.get("characters", ()))
        #: Starting items with their bearers; bearers are chosen in a draft.
        self.items: list[tuple[str, str]] = list(data.get("items", {}).items())
        self.deck: dict[str, int] = dict(data.get("deck", {}))
        self.sites: list[str] = list(data.get("sites", ()))
        self.sideboard: dict[str, int] = dict(data.get("sideboard", {}))
        self.pool: list[str] = list(data.get("pool", ()))


class Problem:
    """What is wrong with a deck: the rule that it breaks and what it is about."""

    __slots__ = ("detail", "rule")

    def __init__(self, rule: str, detail: str = "") -> None:
        self.rule = rule
        self.detail = detail

    def __repr__(self) -> str:
        return f"{self.rule} ({self.detail})" if self.detail else self.rule


def _is_hazard(face: Face) -> bool:
    return face.kind in (HAZARD, CREATURE, AGENT)


def _counted(cards: dict[str, int]) -> list[tuple[Face, int]]:
    return [(FACES[NUMBER[name]], count) for name, count in cards.items()]


def creature_halves(cards: dict[str, int]) -> int:
    """Creatures, in halves: cards that are creature or event count half (p.5)."""
    halves = 0
    for face, count in _counted(cards):
        if face.kind == CREATURE:
            halves += count * (1 if face.also_event else 2)
        elif face.kind == HAZARD and face.hunts:
            halves += count
    return halves


def problems(deck: Deck, standard: bool = True, length: int = 1) -> list[Problem]:
    """Every rule of deck construction that a deck breaks."""
    people = [*deck.pool, *deck.characters, *[item for item, _ in deck.items]]
    unknown = [name for name in [*deck.deck, *deck.sideboard, *deck.sites, *people] if name not in NUMBER]
    if unknown:
        return [Problem("meccg.cards.types", name) for name in unknown]
    found = _site_problems(deck) + _count_problems(deck, standard) + _copy_problems(deck)
    found += _wizard_problems(deck, standard) + _start_problems(deck)
    size = sum(deck.sideboard.values())
    if size and not standard:
        found.append(Problem("meccg.piles.sideboard.exists", str(size)))
    if size > SIDEBOARD[length]:
        names = {3: "meccg.build.sideboard.size-three-deck", 4: "meccg.build.sideboard.size-four-deck"}
        found.append(Problem(names.get(length, "meccg.build.sideboard.size"), str(size)))
    return found


def _site_problems(deck: Deck) -> list[Problem]:
    found: list[Problem] = []
    for name in sorted(set(deck.sites)):
        face = FACES[NUMBER[name]]
        if face.kind != SITE:
            found.append(Problem("meccg.piles.location.content", name))
        elif face.site != HAVEN and deck.sites.count(name) > 1:
            found.append(Problem("meccg.build.sites.others-single", name))
    if START_SITE not in deck.sites:
        found.append(Problem("meccg.setup.start-site.rivendell"))
    found += [Problem("meccg.piles.play.content", name) for name in deck.deck if FACES[NUMBER[name]].kind == SITE]
    found += [
        Problem("meccg.build.sideboard.size", name) for name in deck.sideboard if FACES[NUMBER[name]].kind == SITE
    ]
    return found


def _count_problems(deck: Deck, standard: bool) -> list[Problem]:
    found: list[Problem] = []
    resources = hazards = dual = characters = 0
    for face, count in _counted(deck.deck):
        if face.kind == CHARACTER:
            characters += count
        elif face.kind == WIZARD or face.kind == SITE:
            continue
        elif face.dual:
            dual += count
        elif _is_hazard(face):
            hazards += count
        else:
            resources += count
    # Dual cards count on whichever side their owner likes.
    free = dual - abs(resources - hazards)
    if free < 0 or free % 2:
        found.append(Problem("meccg.build.hazards.equal", f"{resources} / {hazards} / {dual}"))
    half = (resources + hazards + dual) // 2
    if not RESOURCES_LOW <= half <= RESOURCES_HIGH:
        found.append(Problem("meccg.build.resources.range", str(half)))
    if characters > POOL:
        found.append(Problem("meccg.build.characters.max", str(characters)))
    if standard and creature_halves(deck.deck) // 2 < LEAST_CREATURES:
        found.append(Problem("meccg.build.hazards.min-creatures", str(creature_halves(deck.deck) // 2)))
    return found


def _copy_problems(deck: Deck) -> list[Problem]:
    found: list[Problem] = []
    for name in sorted({*deck.deck, *deck.sideboard}):
        face = FACES[NUMBER[name]]
        count = deck.deck.get(name, 0) + deck.sideboard.get(name, 0)
        if face.kind == WIZARD:
            continue
        if face.unique and count + deck.characters.count(name) > 1:
            found.append(Problem("meccg.build.copies.unique", name))
        elif count > 3:
            both = (
                "meccg.build.sideboard.copy-limits-shared"
                if name in deck.sideboard
                else "meccg.build.copies.non-unique"
            )
            found.append(Problem(both, name))
    return found


def _wizard_problems(deck: Deck, standard: bool) -> list[Problem]:
    inside = sorted([count for face, count in _counted(deck.deck) if face.kind == WIZARD], reverse=True)
    if not standard:
        return [] if inside in ([], [1], [2]) else [Problem("meccg.build.wizards.basic", str(inside))]
    found: list[Problem] = []
    if inside and (sum(inside) > 3 or (len(inside) > 1 and inside not in ([2, 1], [1, 1]))):
        found.append(Problem("meccg.build.wizards.standard", str(inside)))
    both: dict[str, int] = {}
    for cards in (deck.deck, deck.sideboard):
        for name, count in cards.items():
            if FACES[NUMBER[name]].kind == WIZARD:
                both[name] = both.get(name, 0) + count
    counts = sorted(both.values(), reverse=True)
    if counts and (counts[0] > 3 or any([count > 1 for count in counts[1:]])):
        found.append(Problem("meccg.build.wizards.with-sideboard", str(counts)))
    return found


def _kind(name: str) -> int:
    return FACES[NUMBER[name]].kind


def _start_problems(deck: Deck) -> list[Problem]:
    found: list[Problem] = []
    faces = [FACES[NUMBER[name]] for name in deck.characters]
    found += [Problem("meccg.cards.types", face.id) for face in faces if face.kind > WIZARD]
    if len(faces) > START_CHARACTERS:
        found.append(Problem("meccg.draft.company.max-five", str(len(faces))))
    if any([face.kind == WIZARD for face in faces]):
        found.append(Problem("meccg.draft.company.no-wizard"))
    if sum([face.mind for face in faces]) > START_MIND:
        found.append(Problem("meccg.draft.company.mind-20", str(sum([face.mind for face in faces]))))
    if len(deck.items) > START_ITEMS:
        found.append(Problem("meccg.draft.items.two-total", str(len(deck.items))))
    for name, bearer in deck.items:
        if bearer and bearer not in deck.characters:
            found.append(Problem("meccg.draft.items.two-total", f"{name}: {bearer}"))
        face = FACES[NUMBER[name]]
        if face.kind != ITEM or face.item != MINOR:
            found.append(Problem("meccg.draft.items.minor-only", name))
        elif not face.starting_item:
            found.append(Problem("meccg.hoard.not-starting-item" if face.hoard else "meccg.game.card-text-wins", name))
    if deck.pool and len(deck.pool) != POOL:
        found.append(Problem("meccg.draft.pool.ten", str(len(deck.pool))))
    found += [Problem("meccg.draft.company.no-wizard", name) for name in deck.pool if _kind(name) == WIZARD]
    found += [Problem("meccg.draft.pool.ten", name) for name in deck.pool if _kind(name) > WIZARD]
    for name in sorted({*deck.pool, *deck.characters}):
        if deck.pool.count(name) > 1 or deck.characters.count(name) > 1:
            found.append(Problem("meccg.build.copies.unique", name))
    return found


def _some(chance: Chance, names: list[str], count: int, copies: int = 3) -> dict[str, int]:
    """So many cards of some names at random, within the limits of copies."""
    left = [name for name in names for _ in range(1 if FACES[NUMBER[name]].unique else copies)]
    order = list(range(len(left)))
    chance.shuffle(order, "deck-building")
    found: dict[str, int] = {}
    for i in order[:count]:
        found[left[i]] = found.get(left[i], 0) + 1
    return found


def _names(test: Any) -> list[str]:
    return [face.id for face in FACES if face.number in COMPLETE and test(face)]


def random_deck(chance: Chance, standard: bool = True) -> Deck:
    """A legal deck from all cards that are complete here, with a pool for the draft and a sideboard."""
    creatures = _names(lambda f: f.kind == CREATURE and not f.also_event)
    # What is creature or event counts half among the creatures (p.5); a dual card may count on either side.
    hazards = _names(lambda f: f.kind in (HAZARD, AGENT) or (f.kind == CREATURE and f.also_event))
    resources = _names(lambda f: f.kind in (ITEM, ALLY, FACTION, RESOURCE))
    people = _names(lambda f: f.kind == CHARACTER)
    wizard = [face.id for face in FACES if face.kind == WIZARD][chance.pick(5, "wizard")]
    pool = list(_some(chance, [name for name in people if not FACES[NUMBER[name]].home_only], POOL, 1))
    deck = _some(chance, creatures, 16) | _some(chance, hazards, 14) | _some(chance, resources, 30) | {wizard: 2}
    deck |= _some(chance, [name for name in people if name not in pool], RANDOM_CHARACTERS, 1)
    minor = _names(lambda f: f.starting_item and not f.unique)
    items = list(_some(chance, minor, START_ITEMS, 1))
    left = [name for name in resources + hazards + creatures if name not in deck]
    sites = [face.id for face in CARDS if face.kind == SITE]
    return Deck(
        {
            "deck": deck,
            "pool": pool,
            "items": dict.fromkeys(items, ""),
            "sites": sites,
            "sideboard": _some(chance, left, RANDOM_SIDEBOARD, 1) if standard else {},
        }
    )
