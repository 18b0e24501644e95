"""What the definitions ask of the position.

What must be so for a card to be played or to act.
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Ability, Act, Cond, walk
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.properties import (
    attack_at_site,
    attack_origin,
    attack_race,
    faced,
    has_skilled,
    one_of,
    region_name,
    requires_skill,
)
from westmarch.games.meccg.facts import (
    AGENT,
    COASTAL_SEA,
    HAVEN,
    LANDS,
    REGION_LAND,
    REGIONS,
    RESOURCE,
    SHORT,
    SITE_TYPES,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.rules.automatic_attacks import attacks_at
from westmarch.games.meccg.rules.chain import SUPPORT, ChainOfEffects, unpacked
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    BY_AGENT,
    BY_CREATURE,
    BY_SITE,
    attack_of,
    encounter_of,
    strike_of,
)
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, target_site
from westmarch.games.meccg.rules.hosts import rescue_sites
from westmarch.games.meccg.rules.opposition import Persuade
from westmarch.games.meccg.rules.playable import is_hazard
from westmarch.games.meccg.rules.rings import one_ring_bearer
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, PLAY, TAPPED, UNTAPPED, attacks_on
from westmarch.games.meccg.values import modifiers, site_type

L = LANGUAGE


def _unrepeated(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether no other copy of the card has an effect that lasts, or is declared in the present chain."""
    others = g.table + [entry[4] for entry in g.laid if entry[4] >= 0]
    return not any([g.faces[card] == g.faces[run.source] and card != run.source for card in others])


def _spot(g: Arda, run: Asker, cond: Cond) -> bool:
    assert cond.sel is not None
    return len(L.cards(g, run, cond.sel)) >= L.value(g, run, cond.amount)


# The attack and the strike under way


def _keyed(g: Arda, run: Asker, cond: Cond) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.origin == BY_CREATURE and one_of(attack.key, cond.word)


def _attacked(g: Arda, run: Asker, cond: Cond) -> bool:
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or encounter.cancelled:
        return False
    return g.company_of(run.source) == attack.company


def _struck_fits(g: Arda, run: Asker, cond: Cond) -> bool:
    strike = strike_of(g)
    return strike is not None and cond.sel is not None and L.fits(g, run, cond.sel, strike.target)


def _attack_prowess(g: Arda, run: Asker, cond: Cond) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.prowess >= L.value(g, run, cond.amount)


def _played_on(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether the card was played on the attack that is under way."""
    return g.has_laid("played-on", run.source)


def _influences(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether the influence check under way is against a card of some sort."""
    for frame in reversed(g.stack):
        if isinstance(frame, (FactionCheck, Persuade)):
            target = frame.faction if isinstance(frame, FactionCheck) else frame.target
            return cond.sel is not None and L.fits(g, run, cond.sel, target)
    return False


# The company and its way


def _small_company(g: Arda, run: Asker, cond: Cond) -> bool:
    slot = g.company_of(run.source)
    return slot >= 0 and g.size(slot) <= L.value(g, run, cond.amount)


def _path_has(g: Arda, run: Asker, cond: Cond) -> bool:
    if g.here < 0 or g.mode not in (BASIC, MAPPED):
        return False
    return any([g.path.count(LANDS.index(land)) >= L.value(g, run, cond.amount) for land in words(cond.word)])


def words(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _below(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether the company moves to or from an Under-deeps site."""
    return g.here >= 0 and g.c_dest[g.here] >= 0 and (g.site_face(g.here).deeps or g.target_face(g.here).deeps)


def hunted_on(g: Arda, source: int) -> str:
    """How a dragon on the hunt meets the present company: the region, or nothing."""
    face = g.face(source)
    if g.here < 0 or g.c_owner[g.here] < 0 or g.c_dest[g.here] < 0 or g.has_laid("evaded", attacks_on(g.here, source)):
        return ""
    doors = g.in_play_named("doors-of-night")
    regions = face.hunts | (face.hunts_doors if doors else frozenset())
    for region in g.route:
        if region in regions or (doors and face.hunts_sea and REGION_LAND[region] == COASTAL_SEA):
            return f"region-{REGIONS[region]}"
    return "land-coastal-sea" if doors and face.hunts_sea and COASTAL_SEA in g.path else ""


# The site


def _information(g: Arda, run: Asker, cond: Cond) -> bool:
    """An untapped site where information is playable."""
    if g.here < 0 or g.status[g.c_site[g.here]] != UNTAPPED:
        return False
    return g.site_face(g.here).information or g.has_laid("information", g.c_site[g.here])


def _another_from_here(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether another copy of the card that is in play was played at a site of this name."""
    if g.here < 0:
        return False
    number, site = terms.VALUE["played-at"], g.faces[g.c_site[g.here]]
    places = {entry[1]: entry[2] for entry in g.laid if entry[0] == number and g.zone[entry[1]] == PLAY}
    return any([places[c] == site and g.faces[c] == g.faces[run.source] and c != run.source for c in places])


def _site_unlaid(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether no copy of the card has left its effect on the site."""
    if g.here < 0:
        return False
    site, number, face = target_site(g, g.here), terms.VALUE[cond.word], g.faces[run.source]
    left = [entry[4] for entry in g.laid if entry[0] == number and entry[1] == site and entry[4] >= 0]
    return not any([g.faces[card] == face for card in left])


def _here_type(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and one_of(SITE_TYPES[site_type(g, target_site(g, g.here))], cond.word)


def _site_id(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and one_of(g.face(target_site(g, g.here)).id, cond.word)


def _site_in(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and region_name(g.face(target_site(g, g.here))) in cond.word


def _ring_at(g: Arda, seat: int, site: str) -> bool:
    bearer = one_ring_bearer(g, seat)
    if bearer < 0 or g.company[bearer] < 0 or g.here != g.company[bearer]:
        return False
    return g.site_face(g.company[bearer]).id == site


def _may_use_palantir(g: Arda, run: Asker, cond: Cond) -> bool:
    bearer = g.host[run.source]
    return g.has_laid("palantir", bearer) or aligned(g, run.source)


def aligned(g: Arda, palantir: int) -> bool:
    """Whether a palantir can be used by its bearer without a card that enables him for the turn."""
    bearer = g.host[palantir]
    if attuned(g, palantir):
        return True
    return g.status[bearer] == UNTAPPED and modifiers(g, "palantir", bearer) > 0


def attuned(g: Arda, palantir: int) -> bool:
    """Whether a card with the stone lets its bearer use it without tapping."""
    return any(["attunes" in DEFINED[g.faces[c]].mods for c in g.under(palantir)])


# The chain of effects


def answered(g: Arda, what: str) -> int:
    """The place in the chain of the action declared last that an answer of a sort can cancel; or -1."""
    chain = g.innermost(ChainOfEffects)
    if chain is None:
        return -1
    found = [i for i, action in enumerate(chain.declared) if _answerable(g, action, what)]
    return found[-1] if found else -1


def _answerable(g: Arda, action: list[int], what: str) -> bool:
    """``what`` is a sort of action, or the verb of an effect on the present company."""
    _, card, way, *named = action
    if way == SUPPORT:
        return False
    if what == "scout":
        return requires_skill(g.faces[card], "scout")
    if what == "resource-short":
        return g.kind(card) == RESOURCE and g.face(card).duration == SHORT
    if what != "cancel-attack" and not is_hazard(g.kind(card)):
        return False
    if what == "tap-agent":
        return _taps_agent(g, action)
    ability = DEFINED[g.faces[card]].abilities[way]
    if what == "hazard":
        return _aims_at_company(g, ability, unpacked(named))
    return any([isinstance(node, Act) and node.verb == what for node in walk(ability.effect)])


def _aims_at_company(g: Arda, ability: Ability, named: dict[str, tuple[int, ...]]) -> bool:
    """Whether a hazard was played on the present company or on something that belongs to it."""
    aims = [card for cards in named.values() for card in cards]
    if any([g.zone[card] == PLAY and g.company_of(card) == g.here for card in aims]):
        return True
    return any([cond.name in ("company-moves", "path-has") for cond in ability.needs])


def _taps_agent(g: Arda, action: list[int]) -> bool:
    """Whether an agent was tapped to pay for a declared hazard."""
    _, card, way, *rest = action
    named = unpacked(rest)
    cost = DEFINED[g.faces[card]].abilities[way].cost
    taps = [node for node in walk(cost) if isinstance(node, Act) and node.verb == "tap"]
    return any([g.kind(other) == AGENT for act in taps for other in named.get(act.bind, ())])


def _may_answer(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and answered(g, cond.word) >= 0


L.conds.update(
    {
        "spot": _spot,
        "in-play": lambda g, run, cond: g.reigns(cond.word, run.source),
        "single": lambda g, run, cond: (
            not any([g.faces[c] == g.faces[run.source] and c != run.source for c in g.table])
        ),
        "unrepeated": _unrepeated,
        "deck-at-least": lambda g, run, cond: len(g.pile(DECK, run.seat)) >= L.value(g, run, cond.amount),
        "marked": lambda g, run, cond: g.has_laid(cond.word, run.source),
        "gone": lambda g, run, cond: all([g.zone[c] != PLAY for c in run.bound.get("it", ())]),
        "rolled": lambda g, run, cond: g.returned > 0,
        # What is printed is said here, and done by the rules that look for it.
        "uncounted": lambda g, run, cond: True,
        "removable": lambda g, run, cond: True,
        "removable-by-sage": lambda g, run, cond: True,
        # Attacks
        "attacked": _attacked,
        "attack-by": lambda g, run, cond: attack_race(g, cond.word),
        "attack-keyed": _keyed,
        "keyed-to-site": lambda g, run, cond: attack_at_site(g),
        "creature-attack": lambda g, run, cond: attack_origin(g, BY_CREATURE),
        "site-attack": lambda g, run, cond: attack_origin(g, BY_SITE),
        "agent-attack": lambda g, run, cond: attack_origin(g, BY_AGENT),
        "attacks-for": lambda g, run, cond: bool((a := attack_of(g)) is not None and a.card == run.source),
        "struck-fits": _struck_fits,
        "before-strikes": lambda g, run, cond: attack_of(g) is not None and strike_of(g) is None,
        "attack-prowess": _attack_prowess,
        "influences": _influences,
        "dragon-is": lambda g, run, cond: bool(
            (a := attack_of(g)) is not None and a.source >= 0 and one_of(g.face(a.source).dragon, cond.word)
        ),
        "attack-chooses": lambda g, run, cond: bool((a := attack_of(g)) is not None and a.manner & ATTACKER_CHOOSES),
        "played-on": _played_on,
        "evaded-less": lambda g, run, cond: g.laid_sum("evaded", run.source) < L.value(g, run, cond.amount),
        "faced": lambda g, run, cond: faced(g, cond.word),
        "rescue-site": lambda g, run, cond: g.here >= 0 and bool(rescue_sites(g, run.seat, run.source, g.here)),
        # Journeys
        "with-it": lambda g, run, cond: g.here >= 0 and g.company_of(run.source) == g.here,
        "even-tapped": lambda g, run, cond: True,
        "company-at-most": _small_company,
        "company-moves": lambda g, run, cond: g.here >= 0 and g.c_dest[g.here] >= 0,
        "arrived-at": lambda g, run, cond: _here_type(g, run, cond) and bool(g.c_flags[g.here] & terms.MOVED),
        "moves-below": _below,
        "path-has": _path_has,
        "hunted": lambda g, run, cond: bool(hunted_on(g, run.source)),
        "site-path": lambda g, run, cond: (
            g.here >= 0 and g.target_face(g.here).path.count(LANDS.index(cond.word)) >= L.value(g, run, cond.amount)
        ),
        "with-skill": lambda g, run, cond: has_skilled(g, g.here, cond.word),
        # Sites
        "information": _information,
        "here": _here_type,
        "at": _site_id,
        "site-in": _site_in,
        "at-haven": lambda g, run, cond: g.here >= 0 and g.face(target_site(g, g.here)).site == HAVEN,
        "deeps": lambda g, run, cond: g.here >= 0 and g.target_face(g.here).deeps,
        "site-tapped": lambda g, run, cond: g.here >= 0 and g.status[g.c_site[g.here]] == TAPPED,
        "another-from-here": _another_from_here,
        "site-unlaid": _site_unlaid,
        "has-automatic": lambda g, run, cond: g.here >= 0 and bool(attacks_at(g, target_site(g, g.here))),
        "lair": lambda g, run, cond: g.here >= 0 and g.target_face(g.here).lair,
        # Rings and stones
        "ring-at": lambda g, run, cond: _ring_at(g, run.seat, cond.word),
        "may-use-palantir": _may_use_palantir,
        # The chain
        "answers": _may_answer,
    }
)

__all__ = ["aligned", "answered", "attuned", "hunted_on"]
