"""What the definitions ask of a card: one test for each name."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Sel, Test, walk
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.places import struck
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CREATURE,
    FACES,
    FACTION,
    GOLD_RING,
    HAVEN,
    HAZARD,
    ITEM,
    ITEM_KINDS,
    KINDS,
    LANDS,
    LONG,
    NUMBER,
    PERMANENT,
    RACES,
    REGIONS,
    RESOURCE,
    SITE_TYPES,
    SKILLS,
    SLOTS,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.rules.agent_influence import KINDS as AGENT_KINDS
from westmarch.games.meccg.rules.agent_influence import agent_targets
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_AGENT, BY_CREATURE, BY_SITE, attack_of
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.resources import forbids_here
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import has_skill, mind, modifiers, site_type

L = LANGUAGE

#: Cards that need a skill, for cards that look for one.
SKILL_CARDS = {
    "sage": (
        "marvels-told", "align-palantir", "dreams-of-lore", "reforging", "test-of-form", "test-of-lore",
        "use-palantir", "far-sight", "ringlore", "secret-entrance", "swordmaster", "dragon-lore",
        "look-more-closely-later", "warm-now-be-heart-and-limb", "wielded-twice", "when-i-know-anything",
        "when-you-know-more", "the-white-tree", "anduril-the-flame-of-the-west", "vein-of-arda", "fireworks",
        "master-of-wood-water-or-hill",
    ),
}  # fmt: skip


_skilled: dict[tuple[int, str], bool] = {}


def requires_skill(face: int, skill: str) -> bool:
    """Whether an event can only be played with a character of some skill."""
    known = _skilled.get((face, skill))
    if known is None:
        costs = [(a.cost, a.needs) for a in DEFINED[face].abilities if a.kind == "event"]
        tests = [node for cost in costs for node in walk(cost) if isinstance(node, Test)]
        known = any([test.name == "skill" and test.value == skill and not test.no for test in tests])
        _skilled[face, skill] = known
    return known


def one_of(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, tuple) else value == wanted


def attack_race(g: Arda, races: Any) -> bool:
    attack = attack_of(g)
    return attack is not None and one_of(attack.race, races)


def attack_origin(g: Arda, origin: int) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.origin == origin


def attack_at_site(g: Arda) -> bool:
    """Whether the attack under way is automatic, or by a hazard keyed to the site."""
    attack = attack_of(g)
    return attack is not None and (attack.origin == BY_SITE or attack.key == "site" or attack.key.startswith("type-"))


def _site_attack(g: Arda, types: Any) -> bool:
    attack = attack_of(g)
    if attack is None or attack.origin != BY_SITE or g.c_owner[attack.company] < 0:
        return False
    return types is None or one_of(SITE_TYPES[site_type(g, g.c_site[attack.company])], types)


def _attack_in(g: Arda, regions: Any) -> bool:
    attack = attack_of(g)
    return attack is not None and region_name(g.site_face(attack.company)) in regions


def faced(g: Arda, names: Any) -> bool:
    """Whether the attacked company has faced an attack of a race, or by a card, before in this turn."""
    attack = attack_of(g)
    if attack is None:
        return False
    number = terms.VALUE["faced"]
    for entry in g.laid:
        if entry[0] == number and entry[1] == OF_COMPANY + attack.company and entry[4] != attack.source:
            if one_of(RACES[entry[2]], names) or (entry[4] >= 0 and one_of(g.face(entry[4]).id, names)):
                return True
    return False


def region_name(site: Face) -> str:
    return REGIONS[site.region] if site.region >= 0 else ""


def _at_site(g: Arda, card: int) -> Face | None:
    slot = g.company_of(card)
    return g.site_face(slot) if slot >= 0 and g.c_owner[slot] >= 0 else None


def _site_of(g: Arda, card: int, value: Any) -> bool:
    here = _at_site(g, card)
    return here is not None and one_of(here.id, value)


def _type_of_site(g: Arda, card: int, value: Any) -> bool:
    slot = g.company_of(card)
    return slot >= 0 and g.c_owner[slot] >= 0 and one_of(SITE_TYPES[site_type(g, g.c_site[slot])], value)


def _in_regions(g: Arda, card: int, value: Any) -> bool:
    here = _at_site(g, card)
    return here is not None and region_name(here) in value


def _same_site(g: Arda, card: int, other: int) -> bool:
    """Whether two cards are at the same site, and it is no Haven."""
    here, there = _at_site(g, card), _at_site(g, other)
    return here is not None and there is not None and here.number == there.number and here.site != HAVEN


def _same_place(g: Arda, card: int, other: int) -> bool:
    here, there = _at_site(g, card), _at_site(g, other)
    return here is not None and there is not None and here.number == there.number


def _destination(g: Arda, card: int, types: Any) -> bool:
    slot = g.company[card]
    return slot >= 0 and g.c_dest[slot] >= 0 and one_of(SITE_TYPES[g.target_face(slot).site], types)


def has_skilled(g: Arda, slot: int, skill: str) -> bool:
    return slot >= 0 and any([has_skill(g, c, skill) for c in g.members[slot]])


def _in_company_of(g: Arda, run: Asker, card: int, who: Sel) -> bool:
    slot = g.company_of(card)
    return slot >= 0 and any([L.fits(g, run, who, c) for c in g.members[slot]])


def _bodies(g: Arda, slot: int) -> int:
    """Characters and allies of a company."""
    return len(g.members[slot]) + len(g.allies(slot))


def _corrupted_this_turn(g: Arda, card: int) -> bool:
    """Only one corruption card may be played on a character in a turn (p.8)."""
    return any([e[0] == terms.VALUE["corrupted"] and e[1] == card and e[2] == 0 for e in g.laid])


def _not_yet(g: Arda, run: Asker, card: int) -> bool:
    """Whether no card of this name has changed a value of another this turn."""
    name = g.faces[run.source]
    return not any([e[1] == card and e[4] >= 0 and g.faces[e[4]] == name for e in g.laid])


def _bears(g: Arda, card: int, what: Any) -> bool:
    return any([one_of(g.face(c).id, what) for c in g.under(card)])


def is_ring(face: Face) -> bool:
    return face.kind == ITEM and (face.item == GOLD_RING or face.id.endswith("-ring") or "-ring-" in face.id)


def _duration(g: Arda, card: int) -> int | None:
    """How long an event lasts, a creature that was played as one too; None for other cards."""
    if g.kind(card) in (RESOURCE, HAZARD):
        return g.face(card).duration
    return PERMANENT if g.kind(card) == CREATURE and g.has_laid("permanent", card) else None


def _can_attack(g: Arda, run: Asker, card: int) -> bool:
    face = g.face(card)
    return face.kind == CREATURE and g.here >= 0 and bool(keys(g, face, g.here))


def influenceable(word: Any) -> tuple[int, ...]:
    """The kinds of cards that an agent may try to influence: those named, or all."""
    return tuple([KINDS.index(name) for name in word]) if word else AGENT_KINDS


def _same_home(g: Arda, run: Asker, card: int, value: Any) -> bool:
    return card >= 0 and value in g.face(card).homes


def _playable_in(face: Face, regions: Any) -> bool:
    return any([region_name(FACES[NUMBER[place]]) in regions for place in face.places if place in NUMBER])


L.tests.update(
    {
        # The card itself
        "self": lambda g, run, card, value: card == run.source,
        "that": lambda g, run, card, value: True,
        "the-struck": lambda g, run, card, value: True,
        "the-checker": lambda g, run, card, value: True,
        "the-bearer": lambda g, run, card, value: True,
        "name": lambda g, run, card, value: card >= 0 and one_of(g.face(card).id, value),
        "race": lambda g, run, card, value: card >= 0 and one_of(g.face(card).race, value),
        "keyword": lambda g, run, card, value: any([word in g.face(card).keywords for word in _words(value)]),
        "character": lambda g, run, card, value: card >= 0 and g.is_character(card),
        "wizard": lambda g, run, card, value: g.kind(card) == WIZARD,
        "hazard": lambda g, run, card, value: g.kind(card) in (HAZARD, CREATURE, AGENT),
        "resource": lambda g, run, card, value: g.kind(card) in (ITEM, ALLY, FACTION, RESOURCE),
        "mine": lambda g, run, card, value: g.owners[card] == run.seat,
        "dragon": lambda g, run, card, value: bool(g.face(card).dragon) and value in (None, g.face(card).dragon),
        "learnt": lambda g, run, card, value: _learnt(g.faces[card]),
        "creature": lambda g, run, card, value: g.kind(card) == CREATURE,
        "faction": lambda g, run, card, value: card >= 0 and g.kind(card) == FACTION,
        "item": lambda g, run, card, value: g.kind(card) == ITEM,
        "item-sort": lambda g, run, card, value: g.kind(card) == ITEM and one_of(ITEM_KINDS[g.face(card).item], value),
        "slot": lambda g, run, card, value: g.kind(card) == ITEM and one_of(SLOTS[g.face(card).slot], value),
        "ring": lambda g, run, card, value: is_ring(g.face(card)),
        "gold-ring": lambda g, run, card, value: g.face(card).item == GOLD_RING,
        "event": lambda g, run, card, value: _duration(g, card) is not None,
        "long": lambda g, run, card, value: _duration(g, card) == LONG,
        "permanent": lambda g, run, card, value: _duration(g, card) == PERMANENT,
        "corruption-card": lambda g, run, card, value: g.face(card).corruption_card,
        "needs-skill": lambda g, run, card, value: g.face(card).id in SKILL_CARDS[value],
        # Its state
        "hunting": lambda g, run, card, value: bool(g.face(card).hunts),
        "face-up": lambda g, run, card, value: g.known[card] == 1,
        "skill": lambda g, run, card, value: has_skill(g, card, value),
        "born": lambda g, run, card, value: bool(g.face(card).skills & (1 << SKILLS.index(value))),
        "borne-by-wizard": lambda g, run, card, value: g.host[run.source] >= 0 and g.kind(g.host[run.source]) == WIZARD,
        "untapped": lambda g, run, card, value: g.status[card] == UNTAPPED,
        "status-tapped": lambda g, run, card, value: g.status[card] == TAPPED,
        "hurt": lambda g, run, card, value: g.status[card] != UNTAPPED,
        "wounded": lambda g, run, card, value: g.status[card] == WOUNDED,
        "mind-at-most": lambda g, run, card, value: mind(g, card) <= value,
        "held-by": lambda g, run, card, value: g.host[card] >= 0 and one_of(g.face(g.host[card]).race, value),
        "source-stays": lambda g, run, card, value: g.has_laid("permanent", run.source),
        "source-tapped": lambda g, run, card, value: g.status[run.source] == TAPPED,
        "free-of": lambda g, run, card, value: not _bears(g, card, g.face(run.source).id),
        "fresh": lambda g, run, card, value: not _corrupted_this_turn(g, card),
        "unlaid": lambda g, run, card, value: not g.has_laid(value, OF_COMPANY + g.company[card]),
        "once": lambda g, run, card, value: _not_yet(g, run, card),
        "marked": lambda g, run, card, value: g.has_laid(value, card),
        "bearing": lambda g, run, card, value: any([L.fits(g, run, value, c) for c in g.under(card)]),
        # Where it is
        "struck": lambda g, run, card, value: card in struck(g, run),
        "bearer": lambda g, run, card, value: g.host[run.source] == card,
        "companion": lambda g, run, card, value: g.company_of(card) == g.company_of(run.source) >= 0,
        "with-target": lambda g, run, card, value: g.company_of(card) == g.here >= 0,
        "first": lambda g, run, card, value: g.company[card] >= 0 and g.members[g.company[card]][0] == card,
        "draws-several": lambda g, run, card, value: g.target_face(g.company[card]).own_draws > 1,
        "path": lambda g, run, card, value: g.company[card] == g.here and LANDS.index(value) in g.path,
        "with-another": lambda g, run, card, value: _with_another(g, card, value),
        "in-company-of": _in_company_of,
        "enchantable": lambda g, run, card, value: not modifiers(g, "unenchanted", card),
        "moving": lambda g, run, card, value: g.company[card] >= 0 and g.c_dest[g.company[card]] >= 0,
        "at-haven": lambda g, run, card, value: g.at_haven(card),
        "at-site": lambda g, run, card, value: _site_of(g, card, value),
        "at-type": lambda g, run, card, value: _type_of_site(g, card, value),
        "at-site-with": lambda g, run, card, value: any(
            [g.face(c).id == value and _same_place(g, c, card) for c in g.characters(0) + g.characters(1)]
        ),
        "going-to": lambda g, run, card, value: _destination(g, card, value),
        "on-wizards-company": lambda g, run, card, value: (
            g.wizard(run.seat) >= 0 and g.company_of(card) == g.company[g.wizard(run.seat)]
        ),
        "same-site": lambda g, run, card, value: _same_site(g, card, run.source),
        "large-company": lambda g, run, card, value: _bodies(g, g.company[card]) >= value,
        "small-company": lambda g, run, card, value: g.size(g.company[card]) <= value,
        "playable-here": lambda g, run, card, value: (
            g.kind(card) in (ITEM, ALLY, FACTION)
            and g.company_of(run.source) >= 0
            and forbids_here(g, g.company_of(run.source), card) is None
        ),
        "can-influence": lambda g, run, card, value: bool(agent_targets(g, card, influenceable(value))),
        "guarded": lambda g, run, card, value: g.company[card] >= 0 and g.c_guard[g.company[card]] >= 0,
        "can-attack": lambda g, run, card, value: _can_attack(g, run, card),
        "home": _same_home,
        "playable-in": lambda g, run, card, value: card >= 0 and _playable_in(g.face(card), value),
        # Sites
        "site-type": lambda g, run, card, value: one_of(SITE_TYPES[site_type(g, card)], value),
        "printed-type": lambda g, run, card, value: one_of(SITE_TYPES[g.face(card).site], value),
        # The attack under way
        "an-attack": lambda g, run, card, value: True,
        "attack": lambda g, run, card, value: attack_race(g, value),
        "creature-attack": lambda g, run, card, value: attack_origin(g, BY_CREATURE),
        "agent-attack": lambda g, run, card, value: attack_origin(g, BY_AGENT),
        "attack-chooses": lambda g, run, card, value: bool(
            (a := attack_of(g)) is not None and a.manner & ATTACKER_CHOOSES
        ),
        "attack-at-site": lambda g, run, card, value: attack_at_site(g),
        "site-attack": lambda g, run, card, value: _site_attack(g, value),
        "after-attack": lambda g, run, card, value: faced(g, value),
        "while": lambda g, run, card, value: g.reigns(value, run.source),
    }
)


def _learnt(face: int) -> bool:
    """Whether a card can only be played where information is."""
    return any([cond.name == "information" for ability in DEFINED[face].abilities for cond in ability.needs])


def _with_another(g: Arda, card: int, skill: str) -> bool:
    """Whether somebody else of a skill is with a character, or at the site where he is or goes."""
    slot = g.company[card]
    sites = (g.site_face(slot).number, g.target_face(slot).number)
    for other in g.characters(0) + g.characters(1):
        near = g.company[other] == slot or g.site_face(g.company[other]).number in sites
        if other != card and near and has_skill(g, other, skill):
            return True
    return False


def _words(value: Any) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (value,)


__all__ = ["attack_race", "faced", "has_skilled", "one_of", "region_name"]
