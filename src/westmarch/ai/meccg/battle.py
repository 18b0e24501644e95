"""Attacks and strikes: what they are expected to cost, who faces them, and which creatures are worth playing."""

from __future__ import annotations

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.dice import strike
from westmarch.ai.meccg.worth import character_worth
from westmarch.engine.decision import Option, verb_of
from westmarch.games.meccg.facts import CREATURE, FACES, HAZARD
from westmarch.games.meccg.registry import DEFINED, MOMENT
from westmarch.games.meccg.rules.combat import (
    DETAINMENT,
    EACH,
    attack_of,
    encounter_of,
    prowess_of,
    strike_of,
    strikes_of,
)
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import body, prowess

#: Prowess and body of characters of the position under judgement.
_fighters: dict[int, tuple[int, int]] = {}
_looked_at: list[Arda] = []


def look_anew() -> None:
    """Another position, or the same one changed, is judged from now on."""
    _fighters.clear()
    _looked_at.clear()


def fighter(g: Arda, card: int) -> tuple[int, int]:
    """A character's prowess and body."""
    if not _looked_at or _looked_at[0] is not g:
        _fighters.clear()
        _looked_at[:] = [g]
    found = _fighters.get(card)
    if found is None:
        found = (prowess(g, card), body(g, card))
        _fighters[card] = found
    return found


#: Fighting with -3 is worth it when it costs no more than this, and when it makes the end no likelier than by so much;
#: than by so much more for whoever is needed untapped.
STAY = 0.3
RECKLESS = 0.08
BOLD = 0.2
#: A card laid on guard that may be revealed later; and when that may be.
GUARD = -0.1
ON_GUARD = [bit for name, bit in MOMENT.items() if name.startswith("guard")]


def harm(g: Arda, card: int, against: int, change: int = 0, detain: bool = False) -> float:
    """What a strike is expected to cost the owner of its target."""
    status = g.status[card]
    own, tough = fighter(g, card)
    own += change - (1 if status == TAPPED else 2 if status == WOUNDED else 0)
    _, hurt, lost = strike(own, against, tough, status == WOUNDED)
    if detain:
        return (hurt + lost) * w.TAPPED
    return hurt * (w.WOUND if status != WOUNDED else 0.2) + lost * character_worth(g, card)


def unhurt_untapped(g: Arda, card: int, against: int) -> float:
    """The chance that somebody faces a strike with -3 and stays untapped and unhurt."""
    own, tough = fighter(g, card)
    _, hurt, lost = strike(own - 3, against, tough, False)
    return 1.0 - hurt - lost


def attack_harm(g: Arda, slot: int, strikes: int, against: int, each: bool = False) -> float:
    """An attack on a company: its best untapped fighters take the strikes, each of them taps."""
    inside = g.members[slot]
    costs = sorted([harm(g, c, against) + (w.TAPPED if g.status[c] == UNTAPPED else 0.4) for c in inside])
    count = len(costs) if each else min(strikes, len(costs))
    surplus = 0 if each else max(0, strikes - len(costs))
    return sum(costs[:count]) * (1.0 + 0.15 * surplus)


def defeated(g: Arda, slot: int, strikes: int, against: int, beast_body: int) -> float:
    """The chance that all strikes of an attack are defeated."""
    chance = 1.0
    able = sorted([fighter(g, c)[0] - (0 if g.status[c] == UNTAPPED else 1) for c in g.members[slot]], reverse=True)
    for own in able[: max(1, strikes)]:
        win, _, _ = strike(own, against, 99, False)
        chance *= win * (strike(0, beast_body, 99, False)[0] if beast_body else 1.0)
    return chance


def under_way(g: Arda, seat: int) -> float:
    """What the attack under way still threatens, for a seat."""
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or encounter.cancelled or g.c_owner[attack.company] < 0:
        return 0.0
    against = prowess_of(g, attack)
    one = strike_of(g)
    feared = 0.0
    detained = bool(attack.manner & DETAINMENT)
    if one is not None and one.target in g.members[attack.company] and not g.has_laid("cancelled", one.target):
        change = one.supported - one.surplus - (3 if one.stays else 0)
        feared += harm(g, one.target, one.strike_prowess(g), change, detained)
    feared += sum([harm(g, c, against, 0, detained) for c in encounter.targets if c in g.members[attack.company]])
    if one is None and not encounter.targets:
        feared += attack_harm(g, attack.company, strikes_of(g, attack), against, bool(attack.manner & EACH))
    return -feared if g.c_owner[attack.company] == seat else feared


def target(g: Arda, seat: int, card: int) -> float:
    """Who faces a strike: the one it hurts least, or most if the attacker chooses."""
    attack = attack_of(g)
    against = prowess_of(g, attack) if attack is not None else 8
    cost = harm(g, card, against)
    return cost if g.owners[card] != seat else -cost


def facing(g: Arda, seat: int, option: Option) -> float:
    _, card = option
    return target(g, seat, card)


def stay(g: Arda, option: Option, stake: float) -> float:
    """Tapping, or -3 to stay untapped: more is risked by somebody who alone can still gain something, the stake."""
    one = strike_of(g)
    if one is None or verb_of(option) != "stay":
        return 0.0
    against = one.strike_prowess(g)
    bold = BOLD if stake else RECKLESS
    if killed(g, one.target, against, -3 - one.surplus) > killed(g, one.target, against, -one.surplus) + bold:
        return -1.0
    risked = harm(g, one.target, against, -3 - one.surplus) - harm(g, one.target, against, -one.surplus)
    return STAY + stake * unhurt_untapped(g, one.target, against + one.surplus) - risked


def killed(g: Arda, card: int, against: int, change: int) -> float:
    """The chance that a strike eliminates its target."""
    weary = {TAPPED: 1, WOUNDED: 2}.get(g.status[card], 0)
    own, tough = fighter(g, card)
    return strike(own + change - weary, against, tough, g.status[card] == WOUNDED)[2]


def support(g: Arda, option: Option) -> float:
    """A companion taps for +1 in a strike."""
    one = strike_of(g)
    if one is None:
        return 0.0
    change = one.supported - one.surplus - (3 if one.stays else 0)
    against = one.strike_prowess(g)
    return harm(g, one.target, against, change) - harm(g, one.target, against, change + 1) - 1.5 * w.TAPPED


def creature(g: Arda, seat: int, option: Option) -> float:
    """A creature played on the company that moves: what it does, less the points that it may give away."""
    _, card, _ = option
    face = FACES[g.faces[card]]
    slot = g.here
    strikes = max(1, face.strikes)
    hurt = face.attacks * attack_harm(g, slot, strikes, face.prowess, face.each)
    given = face.points * defeated(g, slot, strikes, face.prowess, face.body) ** face.attacks
    return hurt - given + w.CREATURE


def guard(g: Arda, seat: int, option: Option) -> float:
    """A card placed on guard counts against the hazard limit: it must be one that can be revealed at that site."""
    _, card = option
    return GUARD if may_be_revealed(g, card) else -w.FOLLY


def may_be_revealed(g: Arda, card: int) -> bool:
    """Whether a card on guard could be turned up when the present company enters its site or gains something there."""
    face, site = FACES[g.faces[card]], g.target_face(g.here)
    if face.kind == CREATURE:
        return bool(site.automatic) and site.site in face.site_types
    return face.kind == HAZARD and any([DEFINED[g.faces[card]].event_moments & moment for moment in ON_GUARD])
