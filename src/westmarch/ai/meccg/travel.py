"""Journeys: what a site has to offer for the cards in hand, what the way costs, whether to enter."""

from __future__ import annotations

from functools import cache

from westmarch.ai.meccg import battle
from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.battle import attack_harm, fighter, unhurt_untapped
from westmarch.ai.meccg.dice import more_than
from westmarch.ai.meccg.worth import resource_points
from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import (
    ALLY,
    FACES,
    FACTION,
    HAVEN,
    ITEM,
    REGION_LAND,
    SPECIAL,
    Face,
    basic_path,
    routes,
)
from westmarch.games.meccg.rules.checks import attempt_modifier
from westmarch.games.meccg.rules.combat import BY_SITE, attack_of, encounter_of, strike_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import TAPPED, UNTAPPED, WOUNDED

#: Site types by how many creatures are keyed to them.
PERIL_OF_TYPE: tuple[float, ...] = (0.0, 0.1, 0.2, 0.5, 0.7, 1.0)


def fits(face: Face, site: Face) -> bool:
    """Whether a resource is played at a kind of site, as far as the cards say."""
    if face.kind in (ALLY, FACTION):
        return site.id in face.places
    if face.kind != ITEM:
        return False
    if face.item == SPECIAL:
        return site.id in face.places
    if face.hoard and not (site.hoard or site.lair):
        return False
    return face.item in site.items


def faction_chance(g: Arda, character: int, card: int) -> float:
    face = FACES[g.faces[card]]
    bonus = attempt_modifier(g, character, card) + face.race_modifiers.get(FACES[g.faces[character]].race, 0)
    return more_than(face.number_to_exceed - bonus)


def expected(g: Arda, slot: int, card: int) -> float:
    """What a company can expect of a resource at the right site."""
    face = FACES[g.faces[card]]
    worth = resource_points(face)
    if face.kind == FACTION:
        return worth * max([faction_chance(g, c, card) for c in g.members[slot]], default=0.0)
    return worth


def wanted(g: Arda, seat: int, slot: int) -> list[tuple[float, Face]]:
    """Resources in hand that a company could still bring into play, with what can be expected of them."""
    found = []
    for card in g.hand(seat):
        face = FACES[g.faces[card]]
        if face.kind in (ITEM, ALLY, FACTION) and not (face.unique and g.unique_taken(face)):
            found.append((expected(g, slot, card), face))
    return found


def offers(cards: list[tuple[float, Face]], site: Face) -> float:
    """What a hand can gain at a site: the best card, and a little for a second one to choose from."""
    found = sorted([worth for worth, face in cards if fits(face, site)], reverse=True)
    return sum(found[:1]) + 0.2 * sum(found[1:2])


def automatic_harm(g: Arda, slot: int, site: Face) -> float:
    return sum([attack_harm(g, slot, max(1, a.strikes), a.prowess) for a in site.automatic])


def path_peril(lands: list[int] | tuple[int, ...]) -> float:
    return sum([w.LANDS[land] for land in lands])


@cache
def way_peril(origin: Face, target: Face) -> float:
    """The safest way between two sites."""
    ways = []
    lands = basic_path(origin, target)
    if lands is not None:
        ways.append(path_peril(lands))
    if origin.region >= 0 and target.region >= 0:
        ways += [
            path_peril([REGION_LAND[region] for region in route]) for route in routes(origin.region, target.region)
        ]
    return min(ways, default=1.0)


class Journeys:
    """The journeys that a player may declare, compared with staying where one is."""

    def __init__(self, g: Arda, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.cards: dict[int, list[tuple[float, Face]]] = {}
        self.resting: dict[int, float] = {}

    def worth(self, option: Option) -> float:
        _, slot, target = option
        if slot not in self.cards:
            self.cards[slot] = unclaimed(self.g, self.seat, slot, wanted(self.g, self.seat, slot))
            self.resting[slot] = resting(self.g, slot, self.cards[slot])
        return journey(self.g, slot, FACES[self.g.faces[target]], self.cards[slot]) - self.resting[slot]


def unclaimed(g: Arda, seat: int, slot: int, cards: list[tuple[float, Face]]) -> list[tuple[float, Face]]:
    """Resources without those for which another company is on its way, or at the right place already."""
    left = sorted(cards, key=lambda pair: -pair[0])
    for other in g.companies(seat):
        if other == slot or (g.c_dest[other] < 0 and g.status[g.c_site[other]] == TAPPED):
            continue
        site = g.target_face(other)
        for pair in left:
            if fits(pair[1], site):
                left.remove(pair)
                break
    return left


def journey(g: Arda, slot: int, site: Face, cards: list[tuple[float, Face]]) -> float:
    """What it is worth to send a company to a site."""
    inside = g.members[slot]
    able = [c for c in inside if g.status[c] == UNTAPPED]
    hurt = [c for c in inside if g.status[c] == WOUNDED]
    weak = len(hurt) / max(1, len(inside))
    origin = g.site_face(slot)
    value = w.OWN_DRAW * site.own_draws - w.OTHER_DRAW * site.other_draws
    if site.site == HAVEN:
        value = w.OWN_DRAW * origin.own_draws - w.OTHER_DRAW * origin.other_draws + w.HEALING * len(hurt)
    elif able:
        gain = w.JOURNEY * offers(cards, site) * left_to_act(g, slot, site)
        if gain:
            value += max(0.0, gain - automatic_harm(g, slot, site))
    value -= w.PERIL * (way_peril(origin, site) + PERIL_OF_TYPE[site.site]) * (1.0 + weak)
    return value - w.HAZARD * max(2, g.size(slot)) * (1.0 + weak)


def resting(g: Arda, slot: int, cards: list[tuple[float, Face]]) -> float:
    """What it is worth to stay: an open site may still be used, wounds heal at a Haven. Those who only wait lose time,
    the more the longer the game lasts."""
    site = g.site_face(slot)
    hurt = len([c for c in g.members[slot] if g.status[c] == WOUNDED])
    idle = w.IDLE * (1.0 + w.IMPATIENCE * g.turn)
    if site.site == HAVEN:
        return 1.6 * w.HEALING * hurt - idle
    value = -w.HEALING * hurt - idle
    if g.status[g.c_site[slot]] != TAPPED:
        value += max(0.0, w.JOURNEY * offers(cards, site) * left_to_act(g, slot, site) - automatic_harm(g, slot, site))
    return value


def route(g: Arda, seat: int, option: Option) -> float:
    slot = g.here
    verb, *regions = option
    if verb == "route":
        return -path_peril([REGION_LAND[region] for region in regions])
    if verb == "basic" and 0 <= slot < len(g.c_owner) and g.c_owner[slot] == seat:
        return -path_peril(basic_path(g.site_face(slot), g.target_face(slot)) or ())
    return -0.5


def left_to_act(g: Arda, slot: int, site: Face) -> float:
    """The chance that somebody is left untapped to use a site after its automatic attacks: whoever faces a strike taps,
    or fights with -3 and must come out of it unhurt."""
    untapped = [c for c in g.members[slot] if g.status[c] == UNTAPPED]
    strikes = sum([max(1, attack.strikes) for attack in site.automatic])
    if len(untapped) > strikes:
        return 1.0
    against = max([attack.prowess + surplus(attack.strikes, g, slot) for attack in site.automatic], default=0)
    return max([unhurt_untapped(g, c, against) for c in untapped], default=0.0)


def stay(g: Arda, seat: int, option: Option) -> float:
    """Tapping, or -3 to stay untapped."""
    one = strike_of(g)
    return 0.0 if one is None else battle.stay(g, option, at_stake(g, seat, one.target))


def at_stake(g: Arda, seat: int, card: int) -> float:
    """What a company loses at its site if somebody who faces a strike taps: something where nobody else is left."""
    attack, encounter = attack_of(g), encounter_of(g)
    if g.active != seat or attack is None or encounter is None or g.company[card] != attack.company:
        return 0.0
    slot = attack.company
    strength = fighter(g, card)[0]
    for other in g.members[slot]:
        if other == card or g.status[other] != UNTAPPED:
            continue
        # Among those who face strikes of this attack the strongest may stay untapped.
        if other not in encounter.targets or fighter(g, other)[0] > strength:
            return 0.0
    at_site = attack.origin == BY_SITE
    if g.status[g.c_site[slot]] == TAPPED and (at_site or g.c_dest[slot] < 0):
        return 0.0
    site = g.target_face(slot)
    ahead = site.automatic[attack.number_at_site() + 1 :] if at_site else site.automatic
    hope = 1.0
    for one in ahead:
        hope *= unhurt_untapped(g, card, one.prowess)
    return hope * offers(wanted(g, seat, slot), site)


def surplus(strikes: int, g: Arda, slot: int) -> int:
    """Strikes that nobody is left for weigh on those who face the others, one prowess each."""
    return max(0, strikes - len(g.members[slot]))


def enter(g: Arda, seat: int, slot: int) -> float:
    """What it is worth to enter a site that has been reached."""
    site = g.site_face(slot)
    if g.status[g.c_site[slot]] == TAPPED:
        return -0.1 - automatic_harm(g, slot, site)
    gain = offers(wanted(g, seat, slot), site) * left_to_act(g, slot, site)
    return gain - automatic_harm(g, slot, site) - 0.05


#: Below this chance to use a site nobody enters it for the cards in hand.
HOPE = 0.5


def entered_in_vain(g: Arda, seat: int, slot: int) -> bool:
    """Whether a company would face the automatic attacks of a site for nothing."""
    site = g.site_face(slot)
    if not site.automatic:
        return False
    used = g.status[g.c_site[slot]] == TAPPED
    return used or not offers(wanted(g, seat, slot), site) or left_to_act(g, slot, site) < HOPE


def resource(g: Arda, seat: int, option: Option) -> float:
    """An item, ally or faction at a site, and who taps for it."""
    _, card, character = option
    face = FACES[g.faces[card]]
    who = FACES[g.faces[character]]
    worth = resource_points(face)
    if face.kind == FACTION:
        return worth * faction_chance(g, character, card)
    if face.kind == ITEM:
        borne = sum([FACES[g.faces[c]].corruption for c in g.attached if g.host[c] == character])
        return (
            worth - 0.12 * (borne + face.corruption) * max(1, face.corruption) + 0.05 * who.check + 0.02 * who.prowess
        )
    return worth + 0.02 * who.mind
