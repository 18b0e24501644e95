"""Values as used: the printed number and all that changes it, worked out each time they are asked for."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker, Run
from westmarch.cards.nodes import Mod
from westmarch.games.meccg.facts import FACES, GENERAL_INFLUENCE, GOLD_RING, ITEM, SKILLS, SLOTS, WIZARD, Face
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GENERAL, OF_SEAT, WOUNDED

NO_CARDS: dict[str, tuple[int, ...]] = {}
#: Values that items change before anything else, each up to its own maximum.
RING_WORDS = frozenset(["one-ring", "dwarven-ring", "magic-ring", "lesser-ring"])
BY_ITEMS = ("prowess", "body", "influence")
WEAPON, SHIELD = SLOTS.index("weapon"), SLOTS.index("shield")


def _holds(g: Arda, mod: Mod, run: Asker, card: int, other: int) -> bool:
    if mod.who is not None and not LANGUAGE.fits(g, run, mod.who, card):
        return False
    if mod.to is None:
        return True
    # Without a card on the other side only an attack can be meant.
    if other < 0 and mod.to.tests[0].name != "an-attack":
        return False
    return LANGUAGE.fits(g, run, mod.to, other)


def _stated(g: Arda, value: str, sources: list[int], card: int, other: int) -> list[tuple[int, int, Any]]:
    """What cards state about a value of a card: source, amount and the modifier's word."""
    stating = STATES.get(value)
    if stating is None:
        return []
    found: list[tuple[int, int, Any]] = []
    for source in sources:
        number = g.faces[source]
        if number in stating:
            run = Run(source, g.owners[source], NO_CARDS)
            for mod in DEFINED[number].mods[value]:
                if _holds(g, mod, run, card, other):
                    found.append((source, LANGUAGE.value(g, run, mod.amount), mod.word))
    return found


def modifiers(g: Arda, value: str, card: int, other: int = -1) -> int:
    """All that cards state about a value of a character or company: those on the table and under others, companions,
    and the card itself; what items do to three values is in ``item_value``."""
    stating = STATES.get(value)
    if stating is None:
        return 0
    loose, people = g.sources(value)
    if not loose and not people:
        return _amount(g, value, card, card, other) if g.faces[card] in stating else 0
    total = 0
    no_items = value in BY_ITEMS
    for source in loose:
        if source != card and not (no_items and _of_item(g, source)):
            total += _amount(g, value, source, card, other)
    slot = g.company[card]
    if slot >= 0:
        for source in people:
            if source != card and g.company[source] == slot:
                total += _amount(g, value, source, card, other)
    if g.faces[card] in stating:
        total += _amount(g, value, card, card, other)
    return total


def _of_item(g: Arda, source: int) -> bool:
    """Whether a card is an item or lies with one."""
    host = g.host[source]
    return FACES[g.faces[source]].kind == ITEM or (host >= 0 and FACES[g.faces[host]].kind == ITEM)


def _amount(g: Arda, value: str, source: int, card: int, other: int) -> int:
    """What one card states about a value of a card."""
    run = Run(source, g.owners[source], NO_CARDS)
    total = 0
    for mod in DEFINED[g.faces[source]].mods[value]:
        if _holds(g, mod, run, card, other):
            total += LANGUAGE.value(g, run, mod.amount)
    return total


def item_value(g: Arda, value: str, printed: int, card: int, other: int) -> int:
    """A value with the items of its bearer: before anything else, each up to its own maximum, and only one
    weapon, shield, armour and helmet (p.13, p.16)."""
    return printed if value not in STATES else _with_items(g, value, printed, g.items(card), card, other)


def _with_items(g: Arda, value: str, printed: int, items: list[int], card: int, other: int) -> int:
    stated = _stated(g, value, items, card, other)
    if not stated:
        return printed
    best: dict[int, tuple[int, int, Any]] = {}
    free: list[tuple[int, int, Any]] = []
    for one in stated:
        source, amount, most = one
        slot = FACES[g.faces[source]].slot
        if slot == 0:
            free.append(one)
        elif slot not in best or _gain(printed, amount, most) > _gain(printed, *best[slot][1:]):
            best[slot] = one
    used = [*best.values(), *_second_weapon(g, card, printed, stated, best), *free]
    # What lies with an item counts together with it.
    with_them = [lies for source in dict.fromkeys([one[0] for one in used]) for lies in g.under(source)]
    total = printed
    for _, amount, most in used + _stated(g, value, with_them, card, other):
        total += _gain(total, amount, most)
    return total


def _second_weapon(
    g: Arda, card: int, printed: int, stated: list[tuple[int, int, Any]], best: dict[int, tuple[int, int, Any]]
) -> list[tuple[int, int, Any]]:
    """A master of the sword uses a second weapon, unless he bears a shield."""
    if WEAPON not in best or "two-weapons" not in STATES or not modifiers(g, "two-weapons", card):
        return []
    if any([FACES[g.faces[item]].slot == SHIELD for item in g.items(card)]):
        return []
    others = [one for one in stated if FACES[g.faces[one[0]]].slot == WEAPON and one[0] != best[WEAPON][0]]
    return sorted(others, key=lambda one: _gain(printed, one[1], one[2]))[-1:]


def _gain(value: int, amount: int, most: Any) -> int:
    if most is None:
        return amount
    if most == "double":
        return min(amount, value)
    return max(0, min(amount, int(most) - value)) if amount > 0 else amount


def prowess(g: Arda, card: int, other: int = -1) -> int:
    """A character's or ally's prowess, without what belongs to a single strike."""
    base = item_value(g, "prowess", FACES[g.faces[card]].prowess, card, other)
    return base + modifiers(g, "prowess", card, other) + g.laid_sum("prowess", card)


def weapon_bonus(g: Arda, card: int, other: int = -1) -> int:
    """What a character's weapons give to his prowess."""
    printed = FACES[g.faces[card]].prowess
    others = [item for item in g.items(card) if SLOTS[FACES[g.faces[item]].slot] != "weapon"]
    return item_value(g, "prowess", printed, card, other) - _with_items(g, "prowess", printed, others, card, other)


def body(g: Arda, card: int) -> int:
    base = item_value(g, "body", FACES[g.faces[card]].body, card, -1)
    return base + modifiers(g, "body", card, -1) + g.laid_sum("body", card)


def mind(g: Arda, card: int) -> int:
    return FACES[g.faces[card]].mind + modifiers(g, "mind", card) + g.laid_sum("mind", card)


def has_skill(g: Arda, card: int, skill: str) -> bool:
    """Printed, or given by a card under the character; a card may also take all skills away, or one."""
    if "no-skills" in STATES and modifiers(g, "no-skills", card):
        return False
    if "no-skill" in STATES and _unlearnt(g, card, skill):
        return False
    if FACES[g.faces[card]].skills & (1 << SKILLS.index(skill)):
        return True
    stating = STATES.get("skill")
    return stating is not None and any([word == skill for _, _, word in _stated(g, "skill", g.under(card), card, -1)])


def _unlearnt(g: Arda, card: int, skill: str) -> bool:
    """Whether a card in play takes this skill away from a character."""
    return any([word == skill for _, _, word in _stated(g, "no-skill", g.sources("no-skill")[0], card, -1)])


def general_bonus(g: Arda, seat: int) -> int:
    """What cards add to a player's general influence."""
    sources = [c for c in g.sources("general")[0] if g.owners[c] == seat]
    return sum([amount for _, amount, _ in _stated(g, "general", sources, -1, -1)])


def general_free(g: Arda, seat: int) -> int:
    """General influence that a player does not use for his characters (p.8)."""
    return GENERAL_INFLUENCE + general_bonus(g, seat) - g.general_used(seat)


def heals_with(g: Arda, card: int) -> list[int]:
    """Whoever is healed when a character is: with some characters and at some sites, all who are there (p.16)."""
    slot = g.company[card]
    if slot < 0:
        return [card]
    if g.site_face(slot).heals_all:
        there = [other for other in g.companies(g.c_owner[slot]) if g.c_site[other] == g.c_site[slot]]
        near = [c for other in there for c in g.members[other]]
    elif modifiers(g, "heals-all", card):
        near = g.members[slot]
    else:
        near = []
    return [card, *[c for c in near if c != card and g.status[c] == WOUNDED]]


def influence(g: Arda, card: int, other: int = -1) -> int:
    """Direct influence, against a character, ally or faction if one is named (p.8, p.15)."""
    if "no-influence" in STATES and modifiers(g, "no-influence", card):
        return 0
    base = item_value(g, "influence", FACES[g.faces[card]].influence, card, other)
    return base + modifiers(g, "influence", card, other) + g.laid_sum("influence", card)


def has_influence(g: Arda, card: int) -> bool:
    """Whether a character can have any direct influence: printed, or by what some card in play states."""
    if FACES[g.faces[card]].influence > 0 or g.faces[card] in STATES.get("influence", ()):
        return True
    return bool(g.sources("influence")[0]) or g.laid_sum("influence", card) > 0


def influence_free(g: Arda, card: int, other: int = -1) -> int:
    """What is not used for followers. A bonus against some followers is used up by them first."""
    followers = [follower for follower in g.followers(card) if follower != other]
    if not followers:
        return influence(g, card, other)
    plain = influence(g, card)
    used = 0
    for follower in followers:
        special = influence(g, card, follower) - plain
        used += max(0, mind(g, follower) - special)
    return influence(g, card, other) - used


def may_control(g: Arda, leader: int, follower: int) -> bool:
    """Whether a character has the direct influence to control another (p.8)."""
    return g.leader[leader] == GENERAL and influence_free(g, leader, follower) >= mind(g, follower)


def corruption(g: Arda, card: int) -> int:
    """Corruption points: those of the cards under the character, and what others give (p.8)."""
    borne = g.under(card)
    sources = [corruption_of(g, c) for c in borne + [lies for c in borne for lies in g.under(c)]]
    points = sum(sources)
    if "doubles-least" in STATES and g.sources("doubles-least")[0]:
        # The player chooses which source is doubled: the least, if there is any.
        points += min([source for source in sources if source > 0], default=0)
    return points + modifiers(g, "corruption", card) + g.laid_sum("corrupted", card)


def _relief(g: Arda, face: Face) -> int:
    """By how much stored deeds make stones and rings lighter, for everybody."""
    if not g.laid:
        return 0
    if "palantir" in face.keywords:
        return g.laid_sum("lighter-palantir", OF_SEAT)
    ring = face.item == GOLD_RING or bool(face.keywords & RING_WORDS)
    return g.laid_sum("lighter-ring", OF_SEAT) if ring else 0


def corruption_of(g: Arda, card: int) -> int:
    """The corruption points of a card under a character, which may depend on who bears it."""
    printed = max(0, FACES[g.faces[card]].corruption - _relief(g, FACES[g.faces[card]]))
    if "doubles-corruption" in STATES and modifiers(g, "doubles-corruption", card):
        printed *= 2
    return max(0, printed + modifiers(g, "corruption-of", card)) if "corruption-of" in STATES else printed


def check_modifier(g: Arda, card: int) -> int:
    """What changes every corruption check of a character."""
    return FACES[g.faces[card]].check + modifiers(g, "check", card) + g.laid_sum("check", card)


def hand_size(g: Arda, seat: int) -> int:
    """Eight cards, unless a card allows more."""
    loose, people = g.sources("hand")
    if not loose and not people:
        return 8
    return 8 + sum([modifiers(g, "hand", character) for character in g.characters(seat)])


def site_type(g: Arda, site: int) -> int:
    """The symbol of a site card, changed by a card perhaps."""
    return FACES[g.faces[site]].site + g.laid_sum("site-type", site) + modifiers(g, "site-type", site)


def keyed_type(g: Arda, site: int) -> int:
    """The symbol of a site card as hazards see it."""
    return site_type(g, site) + modifiers(g, "keyed-type", site)


def in_force(g: Arda, value: str) -> bool:
    """Whether a card in play states something about the game as a whole, and what it needs for that is so."""
    if value not in STATES:
        return False
    for source in g.sources(value)[0]:
        run = Run(source, g.owners[source], NO_CARDS)
        if any([mod.who is None or LANGUAGE.fits(g, run, mod.who, -1) for mod in DEFINED[g.faces[source]].mods[value]]):
            return True
    return False


def points_of(face: Face) -> int:
    return 0 if face.kind == WIZARD else face.points
