"""What hazards do that resources do not: creatures keyed by a card, strikes that cards wait for."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import CREATURE, LANDS, SITE_TYPES
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.combat import creature_attack
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, creature_counts, target_site
from westmarch.games.meccg.rules.uncounted import use_exception
from westmarch.games.meccg.state import HAND, OF_COMPANY, Arda
from westmarch.games.meccg.values import site_type

L = LANGUAGE


def _keyed_by(g: Arda, wanted: tuple[str, ...]) -> list[str]:
    """Which of some ways of keying the present company offers."""
    if g.here < 0:
        return []
    kind = SITE_TYPES[site_type(g, target_site(g, g.here))]
    found = [f"land-{LANDS[land]}" for land in dict.fromkeys(g.path)] if g.mode in (BASIC, MAPPED) else []
    found += [f"type-{kind}", "site"]
    return [word for word in wanted if word in found]


def _playable(g: Arda, run: Asker, act: Act, card: int) -> bool:
    """Whether a creature of the hand can be played so: it counts as a hazard of its own, beside the card."""
    face = g.face(card)
    keys, _, _ = act.word
    if face.kind != CREATURE or not _keyed_by(g, keys) or (face.unique and g.unique_taken(face)):
        return False
    itself = 1 if g.zone[run.source] == HAND else 0
    return not creature_counts(g, face) or g.spent + itself < g.limit


@L.verb("attack-keyed", may=_playable)
def attack_keyed(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """A creature is played from hand; ``word`` is the ways, more strikes, and whether the attacker chooses."""
    keys, strikes, chooses = act.word
    card = cards[0]
    face = g.face(card)
    if not use_exception(g, face):
        g.spent += 1 if creature_counts(g, face) else 0
    g.lay_on_table(card)
    key = _keyed_by(g, keys)[0]
    g.note("meccg-log-creature", {"seat": run.seat, "card": card, "key": key}, rule="meccg.creature.key.declare-one")
    attack = creature_attack(g, card, g.here, key)
    attack.prowess += L.value(g, run, act.amount)
    attack.strikes += strikes
    attack.attacker_chooses = int(attack.attacker_chooses or chooses)
    return attack


@L.verb("on-strike")
def on_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card waits for the outcome of the strike."""
    g.lay("played-on", run.source, 1, s.STRIKE, run.source)


@L.verb("double-land")
def double_land(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """One region of the path counts as two of another sort; ``word`` is from and to."""
    old, new = (LANDS.index(land) for land in act.word)
    if old in g.path:
        place = g.path.index(old)
        g.path[place : place + 1] = [new, new]
        g.lay("land", OF_COMPANY + g.here, new, s.TURN, run.source)
