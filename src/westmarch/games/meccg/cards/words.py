"""What the names in the definitions mean: places, tests, conditions, amounts and verbs."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, Num
from westmarch.engine.frame import Call, Frame
from westmarch.games.meccg import state as s
from westmarch.games.meccg.cards.registry import LANGUAGE
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
    KINDS,
    LANDS,
    LONG,
    SITE_TYPES,
    SKILLS,
    WILDERNESS,
    WIZARD,
)
from westmarch.games.meccg.rules.agent_influence import KINDS as AGENT_KINDS
from westmarch.games.meccg.rules.agent_influence import AgentInfluence, agent_targets
from westmarch.games.meccg.rules.agents import Unmask, can_be_at
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import BY_CREATURE, BY_EVENT, BY_SITE, RACES, AttackOn, attack_of, strike_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck, leave_play, return_to_hand
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, target_site
from westmarch.games.meccg.rules.hazards import send_back
from westmarch.games.meccg.rules.opposition import Persuade
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.rules.prisoners import release_prisoners, rescue_sites
from westmarch.games.meccg.rules.rings import RingTest, destroy_the_ring, one_ring_bearer
from westmarch.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    OF_COMPANY,
    OF_SEAT,
    PLAY,
    POINTS,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Arda,
)
from westmarch.games.meccg.values import influence_free, prowess, site_type

L = LANGUAGE
UNTIL = {"turn": s.TURN, "strike": s.STRIKE, "attack": s.ATTACK, "check": s.CHECK, "phase": s.COMPANY}

# Places


def _company_of(g: Arda, card: int) -> int:
    while g.host[card] >= 0:
        card = g.host[card]
    return g.company[card]


def _defenders(g: Arda, run: Asker) -> list[int]:
    attack = attack_of(g)
    return g.members[attack.company][:] if attack is not None and g.c_owner[attack.company] >= 0 else []


def _checker(g: Arda, run: Asker) -> list[int]:
    for frame in reversed(g.stack):
        if isinstance(frame, (CorruptionCheck, FactionCheck, Persuade)):
            return [frame.character]
    return []


def _struck(g: Arda, run: Asker) -> list[int]:
    strike = strike_of(g)
    return [strike.target] if strike is not None else []


def _bearer(g: Arda, run: Asker) -> list[int]:
    return [g.host[run.source]] if g.host[run.source] >= 0 else []


def _targets(g: Arda, run: Asker) -> list[int]:
    return g.members[g.here][:] if g.here >= 0 and g.c_owner[g.here] >= 0 else []


def _companions(g: Arda, run: Asker) -> list[int]:
    slot = _company_of(g, run.source)
    return g.members[slot][:] if slot >= 0 else []


def _leaders(g: Arda, run: Asker) -> list[int]:
    return [g.members[slot][0] for slot in g.companies(run.seat) if g.members[slot]]


def _all_characters(g: Arda, run: Asker) -> list[int]:
    return g.characters(0) + g.characters(1)


def _own_items(g: Arda, run: Asker) -> list[int]:
    return [c for c in g.attached if g.owners[c] == run.seat and g.kind(c) == ITEM]


def _checker_companions(g: Arda, run: Asker) -> list[int]:
    checker = _checker(g, run)
    return g.members[g.company[checker[0]]][:] if checker else []


def _company_items(g: Arda, run: Asker) -> list[int]:
    inside = _defenders(g, run)
    return [c for c in g.attached if g.host[c] in inside and g.kind(c) == ITEM]


L.places.update(
    {
        "play": _all_characters,
        "mine": lambda g, run: g.characters(run.seat),
        "defenders": _defenders,
        "targets": _targets,
        "struck": _struck,
        "checker": _checker,
        "bearer": _bearer,
        "self": lambda g, run: [run.source],
        "companions": _companions,
        "leaders": _leaders,
        "items": _own_items,
        "events": lambda g, run: [c for c in g.table if c != run.source],
        "attached": lambda g, run: [c for c in g.attached if c != run.source],
        "discard": lambda g, run: g.pile(DISCARD, run.seat)[:],
        "deck": lambda g, run: g.pile(DECK, run.seat)[:],
        "hand": lambda g, run: g.hand(run.seat)[:],
        "stored": lambda g, run: g.pile(POINTS, run.seat)[:],
        "factions": lambda g, run: [c for c in g.pile(POINTS, 1 - run.seat) if g.kind(c) == FACTION],
        "bound": lambda g, run: [c for c in run.bound.get("it", ()) if g.zone[c] == PLAY],
        "tapped": lambda g, run: [c for c in run.bound.get("tapped", ()) if g.zone[c] == PLAY],
        "agents": lambda g, run: g.agents(run.seat),
        "hazards": lambda g, run: [c for c in g.table + g.attached if g.kind(c) == HAZARD and c != run.source],
        "checker-company": _checker_companions,
        "company-items": _company_items,
    }
)
L.seats["opponent"] = lambda g, run: 1 - run.seat
L.seats["defender"] = lambda g, run: g.active

# Tests

#: Cards that need a sage, for a palantir that looks for one.
SAGE_CARDS = (
    "marvels-told", "align-palantir", "dreams-of-lore", "reforging", "test-of-form", "test-of-lore", "use-palantir",
)  # fmt: skip


def _one_of(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, tuple) else value == wanted


L.tests.update(
    {
        "self": lambda g, run, card, value: card == run.source,
        "character": lambda g, run, card, value: g.is_character(card),
        "race": lambda g, run, card, value: _one_of(g.face(card).race, value),
        "skill": lambda g, run, card, value: bool(g.face(card).skills & (1 << SKILLS.index(value))),
        "name": lambda g, run, card, value: _one_of(g.face(card).id, value),
        "untapped": lambda g, run, card, value: g.status[card] == UNTAPPED,
        "hurt": lambda g, run, card, value: g.status[card] != UNTAPPED,
        "wounded": lambda g, run, card, value: g.status[card] == WOUNDED,
        "wizard": lambda g, run, card, value: g.kind(card) == WIZARD,
        "keyword": lambda g, run, card, value: value in g.face(card).keywords,
        "hazard": lambda g, run, card, value: g.kind(card) == HAZARD,
        "long-or-permanent": lambda g, run, card, value: g.face(card).duration >= LONG,
        "bearer": lambda g, run, card, value: g.host[run.source] == card,
        "companion": lambda g, run, card, value: _company_of(g, card) == _company_of(g, run.source) >= 0,
        "moving": lambda g, run, card, value: g.company[card] >= 0 and g.c_dest[g.company[card]] >= 0,
        "at-haven": lambda g, run, card, value: g.at_haven(card),
        "at-site": lambda g, run, card, value: g.company[card] >= 0 and g.site_face(g.company[card]).id == value,
        "gold-ring": lambda g, run, card, value: g.face(card).item == GOLD_RING,
        "item": lambda g, run, card, value: g.kind(card) == ITEM,
        "ally": lambda g, run, card, value: g.kind(card) == ALLY,
        "faction": lambda g, run, card, value: card >= 0 and g.kind(card) == FACTION,
        "home": lambda g, run, card, value: card >= 0 and value in g.face(card).homes,
        "sage-card": lambda g, run, card, value: g.face(card).id in SAGE_CARDS,
        "free-of": lambda g, run, card, value: (
            not any([g.face(c).id == g.face(run.source).id for c in g.attached if g.host[c] == card])
        ),
        "fresh": lambda g, run, card, value: not _corrupted_this_turn(g, card),
        "unlaid": lambda g, run, card, value: not g.has_laid(value, OF_COMPANY + g.company[card]),
        "unmarked": lambda g, run, card, value: not g.has_laid(value, card),
        "bears": lambda g, run, card, value: any([g.face(c).id == value for c in g.attached if g.host[c] == card]),
        "bears-keyword": lambda g, run, card, value: any(
            [value in g.face(c).keywords for c in g.attached if g.host[c] == card]
        ),
        "attack": lambda g, run, card, value: _attack_race(g, value),
        "site-attack": lambda g, run, card, value: _site_attack(g, value),
        "while": lambda g, run, card, value: g.in_play_named(value),
        "after-attack": lambda g, run, card, value: _faced(g, value),
        "repair": lambda g, run, card, value: (
            g.kind(card) == ITEM and g.face(card).slot in (1, 2, 3) and g.face(card).item <= 1
        ),
        "at-target": lambda g, run, card, value: g.here >= 0 and can_be_at(g, card, g.face(target_site(g, g.here))),
        "same-site": lambda g, run, card, value: _same_site(g, card, run.source),
        "with-sage": lambda g, run, card, value: _has_sage(g, _company_of(g, card)),
        "large-company": lambda g, run, card, value: _bodies(g, g.company[card]) >= value,
        "spell": lambda g, run, card, value: "spell" in g.face(card).keywords,
        "can-influence": lambda g, run, card, value: bool(agent_targets(g, card, _influenceable(value))),
        "that": lambda g, run, card, value: True,
        "the-struck": lambda g, run, card, value: True,
        "the-checker": lambda g, run, card, value: True,
        "the-bearer": lambda g, run, card, value: True,
        "an-attack": lambda g, run, card, value: True,
        "creature": lambda g, run, card, value: g.kind(card) == CREATURE,
    }
)


def _same_site(g: Arda, card: int, other: int) -> bool:
    """Whether two cards are at the same site, and it is no Haven."""
    here, there = _company_of(g, card), _company_of(g, other)
    if here < 0 or there < 0 or g.site_face(here).site == HAVEN:
        return False
    return g.faces[g.c_site[here]] == g.faces[g.c_site[there]]


def _has_sage(g: Arda, slot: int) -> bool:
    return slot >= 0 and any([g.face(c).skills & (1 << SKILLS.index("sage")) for c in g.members[slot]])


def _bodies(g: Arda, slot: int) -> int:
    """Characters and allies of a company."""
    return len(g.members[slot]) + len(g.allies(slot))


def _corrupted_this_turn(g: Arda, card: int) -> bool:
    """Only one corruption card may be played on a character in a turn (p.8)."""
    return any([e[0] == s.VALUE["corrupted"] and e[1] == card and e[2] == 0 for e in g.laid])


def _attack_race(g: Arda, races: Any) -> bool:
    attack = attack_of(g)
    return attack is not None and _one_of(attack.race, races)


def _site_attack(g: Arda, types: Any) -> bool:
    attack = attack_of(g)
    if attack is None or attack.origin != BY_SITE or g.c_owner[attack.company] < 0:
        return False
    return _one_of(SITE_TYPES[site_type(g, g.c_site[attack.company])], types)


def _faced(g: Arda, race: Any) -> bool:
    """Whether the attacked company has faced an attack of a race, or a card, before in this turn."""
    attack = attack_of(g)
    if attack is None:
        return False
    number = s.VALUE["faced"]
    for entry in g.laid:
        if entry[0] == number and entry[1] == OF_COMPANY + attack.company and entry[4] != attack.source:
            if _one_of(RACES[entry[2]], race):
                return True
            if entry[4] >= 0 and _one_of(g.face(entry[4]).id, race):
                return True
    return False


# Conditions


def _spot(g: Arda, run: Asker, cond: Cond) -> bool:
    assert cond.sel is not None
    return len(L.cards(g, run, cond.sel)) >= L.value(g, run, cond.amount)


def _keyed(g: Arda, run: Asker, cond: Cond) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.origin == BY_CREATURE and _one_of(attack.key, cond.word)


def _small_company(g: Arda, run: Asker, cond: Cond) -> bool:
    slot = _company_of(g, run.source)
    return slot >= 0 and g.size(slot) <= L.value(g, run, cond.amount)


def _attacked(g: Arda, run: Asker, cond: Cond) -> bool:
    attack = attack_of(g)
    return attack is not None and not attack.cancelled and _company_of(g, run.source) == attack.company


def _arrived_at_haven(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and bool(g.c_flags[g.here] & s.MOVED) and g.site_face(g.here).site == HAVEN


def _information(g: Arda, run: Asker, cond: Cond) -> bool:
    """An untapped site where information is playable."""
    return g.here >= 0 and g.site_face(g.here).information and g.status[g.c_site[g.here]] == UNTAPPED


def _here_type(g: Arda, run: Asker, cond: Cond) -> bool:
    return g.here >= 0 and _one_of(SITE_TYPES[site_type(g, target_site(g, g.here))], cond.word)


L.conds.update(
    {
        "spot": _spot,
        "attack-by": lambda g, run, cond: _attack_race(g, cond.word),
        "attack-keyed": _keyed,
        "attacked": _attacked,
        "creature-strike": lambda g, run, cond: _creature_attack(g),
        "company-at-most": _small_company,
        "in-play": lambda g, run, cond: g.in_play_named(cond.word),
        "single": lambda g, run, cond: (
            not any([g.faces[c] == g.faces[run.source] and c != run.source for c in g.table])
        ),
        "arrived-at-haven": _arrived_at_haven,
        "information": _information,
        "here": _here_type,
        "at": lambda g, run, cond: g.here >= 0 and g.site_face(g.here).id == cond.word,
        "site-tapped": lambda g, run, cond: g.here >= 0 and g.status[g.c_site[g.here]] == TAPPED,
        "site-phase": lambda g, run, cond: g.here >= 0 and bool(g.c_flags[g.here] & s.ENTERED),
        "company-moves": lambda g, run, cond: g.here >= 0 and g.c_dest[g.here] >= 0,
        "path-has": lambda g, run, cond: g.mode in (BASIC, MAPPED) and LANDS.index(cond.word) in g.path,
        "uncounted": lambda g, run, cond: True,
        "removable": lambda g, run, cond: True,
        "river-here": lambda g, run, cond: g.here >= 0 and g.has_laid("river", g.c_site[g.here]),
        "site-unlaid": lambda g, run, cond: g.here >= 0 and not g.has_laid(cond.word, target_site(g, g.here)),
        "ring-at": lambda g, run, cond: _ring_at(g, run.seat, cond.word),
        "gollum-there": lambda g, run, cond: _gollum_with_ring(g, run.seat),
        "deck-at-least": lambda g, run, cond: len(g.pile(DECK, run.seat)) >= L.value(g, run, cond.amount),
        "may-use-palantir": lambda g, run, cond: g.has_laid("palantir", g.host[run.source]) or _aligned(g, run.source),
        "source-untapped": lambda g, run, cond: g.status[run.source] == UNTAPPED,
        "struck-fits": lambda g, run, cond: _struck_fits(g, run, cond),
        "rescue-site": lambda g, run, cond: _has_rescue_site(g, run),
        "own-turn": lambda g, run, cond: run.seat == g.active,
        "company-here": lambda g, run, cond: g.here >= 0 and len(g.members[g.here]) >= L.value(g, run, cond.amount),
        "not-deeps": lambda g, run, cond: g.here >= 0 and not g.target_face(g.here).deeps,
        "has-automatic": lambda g, run, cond: g.here >= 0 and bool(g.target_face(g.here).automatic),
    }
)


def _creature_attack(g: Arda) -> bool:
    attack = attack_of(g)
    return attack is not None and attack.origin == BY_CREATURE


def _struck_fits(g: Arda, run: Asker, cond: Cond) -> bool:
    strike = strike_of(g)
    return strike is not None and cond.sel is not None and L.fits(g, run, cond.sel, strike.target)


def _ring_at(g: Arda, seat: int, site: str) -> bool:
    bearer = one_ring_bearer(g, seat)
    return (
        bearer >= 0
        and g.company[bearer] >= 0
        and g.site_face(g.company[bearer]).id == site
        and g.here == g.company[bearer]
    )


def _gollum_with_ring(g: Arda, seat: int) -> bool:
    bearer = one_ring_bearer(g, seat)
    if bearer < 0:
        return False
    return any([g.face(c).id == "gollum" for c in g.allies(g.company[bearer])])


def _aligned(g: Arda, palantir: int) -> bool:
    bearer = g.host[palantir]
    if any([g.face(c).id == "align-palantir" for c in g.attached if g.host[c] == palantir]):
        return True
    if g.face(bearer).id == "saruman" and g.status[bearer] == UNTAPPED:
        return True
    sage = bool(g.face(bearer).skills & (1 << SKILLS.index("sage")))
    lore = any([g.face(c).id == "magic-ring-of-lore" for c in g.attached if g.host[c] == bearer])
    return sage and lore and g.status[bearer] == UNTAPPED


def _has_rescue_site(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and bool(rescue_sites(g, run.seat, run.source, g.here))


# Amounts


def _checker_company(g: Arda, run: Asker, num: Num) -> int:
    checker = _checker(g, run)
    return len(g.members[g.company[checker[0]]]) if checker else 0


L.nums.update(
    {
        "count": lambda g, run, num: len(L.cards(g, run, num.sel)),
        "companions": _checker_company,
        "prowess": lambda g, run, num: prowess(g, _checker(g, run)[0]) if _checker(g, run) else 0,
        "wilderness": lambda g, run, num: g.path.count(WILDERNESS),
        "fixed": lambda g, run, num: 0,
    }
)

# Verbs


class Checks(Frame):
    """Corruption checks of several characters, one after another; of those who are gone none is made."""

    STEPS = ("go",)
    RULE = "meccg.corruption.check.roll"

    waiting: list[int]
    modifier: int

    def __init__(self, waiting: list[int], modifier: int) -> None:
        super().__init__()
        self.waiting = waiting
        self.modifier = modifier

    def go(self, g: Arda) -> Any:
        if not self.waiting:
            return None
        return Call(CorruptionCheck(self.waiting.pop(0), self.modifier), back="go")


@L.verb("target")
def target(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Only names the cards."""


@L.verb("tap", may=lambda g, run, act, card: g.status[card] == UNTAPPED)
def tap(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """Whoever is tapped by a card is revealed, if he is an agent (p.25)."""
    for card in cards:
        g.status[card] = TAPPED
    return Unmask(cards[0]) if cards and g.kind(cards[0]) == AGENT else None


def _influenceable(word: Any) -> tuple[int, ...]:
    """The kinds of cards that an agent may try to influence: those named, or all."""
    return tuple([KINDS.index(name) for name in word]) if word else AGENT_KINDS


@L.verb("agent-influence")
def agent_influence(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """An agent makes an influence attempt."""
    return AgentInfluence(cards[0], list(_influenceable(act.word)))


@L.verb("wound", may=lambda g, run, act, card: g.status[card] != WOUNDED)
def wound(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.status[card] = WOUNDED


@L.verb("restore", may=lambda g, run, act, card: g.status[card] != UNTAPPED)
def restore(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Wounded or tapped characters become well and untapped."""
    for card in cards:
        g.status[card] = UNTAPPED


@L.verb("discard")
def discard(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        if g.is_character(card) and g.company[card] >= 0:
            leave_play(g, card, DISCARD)
        else:
            if g.kind(card) == HAZARD:
                release_prisoners(g, card)
            g.put(card, DISCARD)


def _may_cancel(g: Arda, run: Asker, act: Act) -> bool:
    attack = attack_of(g)
    return attack is not None and not attack.cancelled


@L.verb("cancel-attack", can=_may_cancel)
def cancel_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    attack = attack_of(g)
    if attack is not None:
        attack.cancelled = 1
        g.note("meccg-log-cancelled", {}, rule="meccg.combat.cancel.attack")


def _may_cancel_strike(g: Arda, run: Asker, act: Act) -> bool:
    strike = strike_of(g)
    return strike is not None and not g.has_laid("cancelled", strike.target)


@L.verb("cancel-strike", can=_may_cancel_strike)
def cancel_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    strike = strike_of(g)
    if strike is not None:
        g.lay("cancelled", strike.target, 1, s.STRIKE, run.source)


def _skill_free(g: Arda, run: Asker, act: Act) -> bool:
    strike = strike_of(g)
    return strike is not None and not strike.skill_used & (1 << SKILLS.index(act.word))


@L.verb("use-skill", can=_skill_free)
def use_skill(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Only one card that needs a given skill may be played against a strike (p.14)."""
    strike = strike_of(g)
    if strike is not None:
        strike.skill_used |= 1 << SKILLS.index(act.word)


@L.verb("modify")
def modify(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay(act.word, card, L.value(g, run, act.amount), UNTIL[act.until], run.source)


def _is_attack(g: Arda, run: Asker, act: Act) -> bool:
    return attack_of(g) is not None


@L.verb("modify-attack", can=_is_attack)
def modify_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.lay(act.word, OF_SEAT, L.value(g, run, act.amount), s.ATTACK, run.source)


@L.verb("modify-company")
def modify_company(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay(act.word, OF_COMPANY + _company_of(g, card), L.value(g, run, act.amount), UNTIL[act.until], run.source)


@L.verb("modify-site")
def modify_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.here >= 0:
        g.lay(act.word, target_site(g, g.here), L.value(g, run, act.amount), s.TURN, run.source)


def _has_land(g: Arda, run: Asker, act: Act) -> bool:
    return g.here >= 0 and LANDS.index(act.word) in g.path


@L.verb("change-land", can=_has_land)
def change_land(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """One region of the path counts as the next darker sort."""
    g.path[g.path.index(LANDS.index(act.word))] += 1


@L.verb("check")
def check(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    amount = L.value(g, run, act.amount)
    return CorruptionCheck(cards[0], amount) if len(cards) == 1 else Checks(cards, amount)


@L.verb("attach")
def attach(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Put this card under a character."""
    g.attach(run.source, cards[0])
    if g.face(run.source).corruption_card:
        g.lay("corrupted", cards[0], 0, s.TURN, run.source)


@L.verb("on-company")
def on_company(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.company[run.source] = g.company[cards[0]]


@L.verb("test-ring")
def test_ring(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return RingTest(cards[0], L.value(g, run, act.amount))


@L.verb("call-home")
def call_home(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """The owner rolls: with his free general influence it must not be less than a number, or the character leaves."""
    card = cards[0]
    seat = g.owners[card]
    dice = g.roll()
    free = g.general_free(seat)
    if g.optional & s.DEFEND_WITH_DI and g.kind(card) != WIZARD:
        free = max(free, influence_free(g, card))
    number = L.value(g, run, act.amount)
    g.note("meccg-log-home", {"card": card, "roll": dice, "total": dice + free, "number": number})
    return None if dice + free >= number else return_to_hand(g, card)


@L.verb("disperse")
def disperse(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    card = cards[0]
    seat = g.holder[card]
    dice = g.roll()
    total = dice + g.general_free(seat)
    number = L.value(g, run, act.amount)
    g.note("meccg-log-home", {"card": card, "roll": dice, "total": total, "number": number})
    if total < number:
        g.put(card, DISCARD)


@L.verb("protect")
def protect(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.lay("protected", cards[0], 1, s.TURN, run.source)


def _may_return(g: Arda, run: Asker, act: Act) -> bool:
    return g.here >= 0 and g.c_dest[g.here] >= 0


@L.verb("send-back", can=_may_return)
def send_company_back(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    send_back(g, g.here)


@L.verb("move-again")
def move_again(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return NewDestination(g.here)


class NewDestination(Frame):
    """A company that may move on declares another destination at once."""

    STEPS = ("declare",)
    RULE = "meccg.move.destination.reachable"

    company: int

    def __init__(self, company: int) -> None:
        super().__init__()
        self.company = company

    def declare(self, g: Arda) -> Any:
        from westmarch.engine.decision import PASS, Ask, Option
        from westmarch.games.meccg.rules.movement import destinations

        options: list[Option] = [PASS]
        options += [("move", self.company, site) for site in destinations(g, self.company)]
        return Ask(g.active, "meccg-ask-destination", options, "declared", self.RULE)

    def declared(self, g: Arda, option: Any) -> None:
        if option[0] == "move":
            g.c_dest[self.company] = option[2]
            g.show_site(option[2])


@L.verb("use-palantir")
def use_palantir(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Saruman, or a sage with the Magic Ring of Lore, taps to use a palantir; others were enabled by a card."""
    bearer = g.host[run.source]
    aligned = any([g.face(c).id == "align-palantir" for c in g.attached if g.host[c] == run.source])
    if not aligned and not g.has_laid("palantir", bearer):
        g.status[bearer] = TAPPED


@L.verb("take")
def take(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Cards into the player's hand; a deck that was searched is shuffled."""
    searched = any([g.zone[card] == DECK for card in cards])
    for card in cards:
        g.put(card, HAND)
    if searched:
        shuffle_deck(g, run.seat)


@L.verb("shuffle-in")
def shuffle_in(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, DECK)
    shuffle_deck(g, run.seat)


@L.verb("give-item")
def give_item(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """An item out of the discard pile to a character."""
    tapped = run.bound.get("tapped", ())
    if cards and tapped:
        g.attach(cards[0], tapped[0])


@L.verb("destroy-ring")
def destroy(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    destroy_the_ring(g, run.seat)


class Doom(Frame):
    """The Ring-bearer's check in the Cracks of Doom: whoever passes it has won (p.18)."""

    STEPS = ("check", "end")

    bearer: int
    seat: int
    modifier: int

    def __init__(self, bearer: int, seat: int, modifier: int) -> None:
        super().__init__()
        self.bearer = bearer
        self.seat = seat
        self.modifier = modifier

    def check(self, g: Arda) -> Any:
        g.returned = 0
        return Call(CorruptionCheck(self.bearer, self.modifier))

    def end(self, g: Arda) -> None:
        if g.zone[self.bearer] == PLAY:
            destroy_the_ring(g, self.seat)


@L.verb("doom")
def doom(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return Doom(one_ring_bearer(g, run.seat), run.seat, L.value(g, run, act.amount))


@L.verb("face-attack")
def face_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """The company faces an attack that the card states."""
    race, strikes, value = act.word
    attack = AttackOn(g.here, 1 - g.active, race, strikes, value, 0, run.source)
    attack.origin = BY_EVENT
    return attack


@L.verb("tap-site")
def tap_the_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.status[g.c_site[g.here]] = TAPPED
    g.c_flags[g.here] |= s.PLAYED_RESOURCE


@L.verb("discard-self")
def discard_self(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.zone[run.source] == PLAY:
        g.put(run.source, DISCARD)


@L.verb("discard-unless-attached")
def discard_unless_attached(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.zone[run.source] == PLAY and g.host[run.source] < 0:
        g.put(run.source, DISCARD)


@L.verb("captor")
def captor(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """If the strike succeeds, the host takes its target prisoner."""
    g.lay("captor", cards[0], 1, s.STRIKE, run.source)


@L.verb("discard-items")
def discard_items(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        for item in g.items(card):
            if g.face(item).item != 4:
                g.put(item, DISCARD)


@L.verb("reveal-hand")
def reveal_hand(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """So many cards of the defender's hand at random are shown."""
    hand = g.hand(g.active)[:]
    for _ in range(min(len(hand), L.value(g, run, act.amount))):
        card = hand.pop(g.chance.pick(len(hand), "hand"))
        g.reveals += 1
        g.note("meccg-log-shows", {"card": card})


@L.verb("fly")
def fly(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return Flight(_company_of(g, cards[0]) if cards else _company_of(g, run.source))


class Flight(Frame):
    """A company goes to a site wherever it is, by eagle; hazards can only be keyed to the site."""

    STEPS = ("choose",)
    RULE = "meccg.deeps.no-eagles"

    company: int

    def __init__(self, company: int) -> None:
        super().__init__()
        self.company = company

    def choose(self, g: Arda) -> Any:
        from westmarch.engine.decision import Ask, Option

        options: list[Option] = []
        if g.company and self.company >= 0 and not g.site_face(self.company).deeps:
            for site in g.pile(LOCATION, g.c_owner[self.company]):
                face = FACES[g.faces[site]]
                if not face.deeps and face.site not in (4, 5) and face.number != g.faces[g.c_site[self.company]]:
                    options.append(("move", self.company, site))
        if not options:
            return None
        return Ask(g.active, "meccg-ask-destination", options, "flown", self.RULE)

    def flown(self, g: Arda, option: Any) -> None:
        old = g.c_dest[self.company]
        g.c_dest[self.company] = option[2]
        g.show_site(option[2])
        if old >= 0:
            g.release_site(old)
        g.lay("site-only", OF_COMPANY + self.company, 1, s.TURN)


__all__ = ["AGENT", "L"]
