"""What hazards ask of attackers, wounds, companies and their way; and what they count."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Cond, Num
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.properties import attack_race, one_of, region_name, requires_skill
from westmarch.games.meccg.facts import (
    AGENT,
    COASTAL_SEA,
    CREATURE,
    DISTANCE,
    FACES,
    FREE_HOLD,
    HAVEN,
    ITEM,
    ITEM_KINDS,
    LANDS,
    NUMBER,
    RACES,
    REGION_LAND,
    REGIONS,
    SITE_TYPES,
    SLOTS,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.agents import homes, sites_of
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.combat import BY_SITE, Assault, attack_of, prowess_of, strike_of, strikes_of
from westmarch.games.meccg.rules.creatures import MAPPED, keys, target_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, attacks_on
from westmarch.games.meccg.values import site_type

L = LANGUAGE
FREED = terms.VALUE["freed"]


def _attacker(g: Arda) -> int:
    attack = attack_of(g)
    return attack.source if attack is not None else -1


def _is_attacker(g: Arda, name: Any) -> bool:
    card = _attacker(g)
    return card >= 0 and one_of(g.face(card).id, name)


def company_faced(g: Arda, slot: int) -> list[str]:
    """The races of the attacks that a company has faced this turn, the last one last."""
    number = terms.VALUE["faced"]
    return [RACES[entry[2]] for entry in g.laid if entry[0] == number and entry[1] == OF_COMPANY + slot]


def _wounded_by(g: Arda, card: int) -> list[tuple[str, int]]:
    """By which races and cards a character was wounded this turn."""
    number = terms.VALUE["wounded-by"]
    return [(RACES[entry[2]], entry[4]) for entry in g.laid if entry[0] == number and entry[1] == card]


def _below(g: Arda, slot: int) -> bool:
    return slot >= 0 and g.c_owner[slot] >= 0 and g.target_face(slot).deeps


def _attack_below(g: Arda, attack: Assault | None) -> bool:
    return attack is not None and _below(g, attack.company)


def _attack_in(g: Arda, regions: Any) -> bool:
    attack = attack_of(g)
    return attack is not None and region_name(g.site_face(attack.company)) in regions


def _attack_at_type(g: Arda, run: Asker, cond: Cond) -> bool:
    """An attack keyed to, or automatic at, a site of some types."""
    attack = attack_of(g)
    if attack is None or g.c_owner[attack.company] < 0:
        return False
    if attack.origin == BY_SITE:
        return one_of(SITE_TYPES[site_type(g, g.c_site[attack.company])], cond.word)
    return attack.key.removeprefix("type-") in cond.word


def _elsewhere(g: Arda, site: int, name: str) -> bool:
    """Whether a character is in play, but not at a site."""
    there = [c for c in g.characters(0) + g.characters(1) if g.face(c).id == name]
    return any([g.faces[g.c_site[g.company[c]]] != g.faces[site] for c in there])


def _other_site(g: Arda, site: int) -> bool:
    """Whether the moving company's player could lay down his own card of a site, and it is another than the new one."""
    if g.here < 0 or g.faces[site] in (g.target_face(g.here).number, g.site_face(g.here).number):
        return False
    return site_card(g, g.c_owner[g.here], g.faces[site]) >= 0


def _near_new_site(g: Arda, site: int) -> bool:
    """In the region of the new site, or in one beside it."""
    face = g.face(site)
    if face.region < 0 or g.here < 0 or g.target_face(g.here).region < 0 or face.deeps:
        return False
    return DISTANCE[face.region][g.target_face(g.here).region] <= 1 and _other_site(g, site)


def _nearest_haven(face: Face) -> str:
    return face.id if face.site == HAVEN else face.haven


def _far_from_home(g: Arda, ally: int) -> bool:
    """Whether an ally is below, or nearer to another Haven than all sites where it is playable."""
    here = g.site_face(g.company_of(ally))
    homes = [_nearest_haven(FACES[NUMBER[name]]) for name in g.face(ally).places if name in NUMBER]
    return here.deeps or (bool(homes) and _nearest_haven(here) not in homes)


def _in_realm(g: Arda, slot: int, realm: Any) -> bool:
    """At a site in such a land or region, or moving through one."""
    if slot < 0 or g.c_owner[slot] < 0:
        return False
    regions = [g.site_face(slot).region, *(g.route if g.here == slot else g.c_routes[slot])]
    lands = g.path if g.here == slot else g.c_paths[slot]
    found = [REGIONS[r] for r in regions if r >= 0] + [LANDS[REGION_LAND[regions[0]]]] + [LANDS[n] for n in lands]
    return any([name in realm for name in found])


def _away_from_light(g: Arda, agent: int) -> bool:
    """Whether an agent is face up, and not at a Free-hold or Haven."""
    sites = sites_of(g, agent)
    return g.known[agent] == 1 and bool(sites) and g.face(sites[-1]).site not in (HAVEN, FREE_HOLD)


L.tests.update(
    {
        "wounded-by": lambda g, run, card, value: any([race == value for race, _ in _wounded_by(g, card)]),
        "wounded-by-dragon": lambda g, run, card, value: any(
            [by >= 0 and g.face(by).dragon == value for _, by in _wounded_by(g, card)]
        ),
        "unstruck-by": lambda g, run, card, value: (
            not any(
                [
                    e[0] == terms.VALUE["played-on"] and e[3] == terms.STRIKE and g.faces[e[1]] == g.faces[run.source]
                    for e in g.laid
                ]
            )
        ),
        "dragon-or-drake": lambda g, run, card, value: (
            bool(g.face(card).dragon) or (g.kind(card) == CREATURE and g.face(card).race == "drake")
        ),
        "keyed-to-site": lambda g, run, card, value: (
            g.here >= 0 and any([key.startswith(("site", "type-")) for key in keys(g, g.face(card), g.here)])
        ),
        "below": lambda g, run, card, value: _below(g, g.company[card]),
        "without": lambda g, run, card, value: _elsewhere(g, card, value),
        "attack-in": lambda g, run, card, value: _attack_in(g, value),
        "attack-below": lambda g, run, card, value: _attack_below(g, attack_of(g)),
        "agent": lambda g, run, card, value: g.kind(card) == AGENT,
        "unique": lambda g, run, card, value: g.face(card).unique,
        "needs-a": lambda g, run, card, value: requires_skill(g.faces[card], value),
        "new-agent": lambda g, run, card, value: g.has_laid("visit", card),
        "home-type": lambda g, run, card, value: any([SITE_TYPES[home.site] in value for home in homes(g.face(card))]),
        "away-from-light": lambda g, run, card, value: _away_from_light(g, card),
        "at-home-dragon": lambda g, run, card, value: bool(g.face(card).lair_of),
        "deeps-site": lambda g, run, card, value: g.face(card).deeps,
        "by-sea": lambda g, run, card, value: (
            COASTAL_SEA in g.face(card).path and _other_site(g, card) and not g.face(card).deeps
        ),
        "near-new-site": lambda g, run, card, value: _near_new_site(g, card),
        "far-from-home": lambda g, run, card, value: _far_from_home(g, card),
        "in-dark-realm": lambda g, run, card, value: _in_realm(g, g.company[card], value),
        "without-copy": lambda g, run, card, value: not any([g.faces[c] == g.faces[run.source] for c in g.under(card)]),
        "on-wizards": lambda g, run, card, value: any(
            [g.kind(c) == WIZARD for c in (g.members[g.company[card]] if g.company[card] >= 0 else ())]
        ),
        "with-a-wizard": lambda g, run, card, value: any(
            [g.kind(c) == WIZARD for c in (g.members[g.company_of(card)] if g.company_of(card) >= 0 else ())]
        ),
        "attack-with-body": lambda g, run, card, value: bool((a := attack_of(g)) is not None and a.body),
    }
)
L.conds.update(
    {
        "attacker-is": lambda g, run, cond: _is_attacker(g, cond.word),
        "attack-at-type": _attack_at_type,
        "company-has": lambda g, run, cond: bool(L.cards(g, run, cond.sel)),
        "company-faced": lambda g, run, cond: (
            g.here >= 0 and any([one_of(race, cond.word) for race in company_faced(g, g.here)])
        ),
        "site-without": lambda g, run, cond: (
            not any([g.faces[c] == g.faces[run.source] for c in g.under(target_site(g, g.here))])
        ),
        "hoard-there": lambda g, run, cond: (
            g.here >= 0
            and (
                g.target_face(g.here).hoard or g.target_face(g.here).lair or g.has_laid("hoard", target_site(g, g.here))
            )
        ),
        "passes": lambda g, run, cond: (
            g.mode == MAPPED and any([REGIONS[region] in cond.word for region in g.route[:-1]])
        ),
        "starts-at": lambda g, run, cond: g.here >= 0 and g.site_face(g.here).id == cond.word,
        "just-faced": lambda g, run, cond: g.here >= 0 and company_faced(g, g.here)[-1:] == [cond.word],
        "once-a-company": lambda g, run, cond: (
            not any([e[0] == FREED and e[1] == OF_COMPANY + g.here and e[4] == run.source for e in g.laid])
        ),
        "its-sort": lambda g, run, cond: any(
            [g.kind(c) == ITEM and ITEM_KINDS[g.face(c).item] in cond.word for c in run.bound.get("it", ())]
        ),
        "attacks-unlaid": lambda g, run, cond: (
            (a := attack_of(g)) is not None and not g.has_laid(cond.word, attacks_on(a.company, RACES.index(a.race)))
        ),
        "strike-prowess": lambda g, run, cond: (
            (hit := strike_of(g)) is not None and hit.strike_prowess(g) >= L.value(g, run, cond.amount)
        ),
        "attack-strikes": lambda g, run, cond: (
            (a := attack_of(g)) is not None and strikes_of(g, a) >= L.value(g, run, cond.amount)
        ),
        "moves-in": lambda g, run, cond: (
            g.here >= 0 and g.c_dest[g.here] >= 0 and any([REGIONS[region] in cond.word for region in g.route])
        ),
        "by-map": lambda g, run, cond: g.mode == MAPPED,
        # What is printed is said here, and done by the rules that look for it.
        "foreseen": lambda g, run, cond: True,
        "removable-resting": lambda g, run, cond: True,
        "removed-at-haven": lambda g, run, cond: True,
        "removed-by-another": lambda g, run, cond: True,
        "removal-supported": lambda g, run, cond: True,
    }
)


def _protection(g: Arda, run: Asker, num: Num) -> int:
    """How many of armour, shield and helmet a named character wears."""
    worn = {g.face(item).slot for card in run.bound.get("it", ()) for item in g.items(card)}
    return len([slot for slot in ("armor", "shield", "helmet") if SLOTS.index(slot) in worn])


def _copies_on_attack(g: Arda, run: Asker, num: Num) -> int:
    """How many other copies of the card were played on the attack under way."""
    number = terms.VALUE["played-on"]
    played = {e[1] for e in g.laid if e[0] == number and e[3] == terms.ATTACK and e[1] != run.source}
    return len([card for card in played if g.faces[card] == g.faces[run.source]])


L.nums.update(
    {
        "protection": _protection,
        "copies-on-attack": _copies_on_attack,
        "attack-prowess": lambda g, run, num: prowess_of(g, a) if (a := attack_of(g)) is not None else 0,
        "margin-fives": lambda g, run, num: hit.margin // 5 if (hit := strike_of(g)) is not None else 0,
        "company-size": lambda g, run, num: g.size(g.here),
        "company-of": lambda g, run, num: int(any([g.face(c).race == num.word for c in g.members[g.here]])),
    }
)

__all__ = ["attack_race", "company_faced"]
