"""What cards do in combat.

They change attacks and strikes.
"""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.conditions import hunted_on
from westmarch.games.meccg.cards.meanings.verbs_cards import silenced
from westmarch.games.meccg.facts import ALLY, RACES, SKILLS
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.agents import AgentAttack
from westmarch.games.meccg.rules.attack import AttackOn, creature_attack
from westmarch.games.meccg.rules.automatic_attacks import EveryAttack
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    BY_EVENT,
    EACH,
    attack_of,
    encounter_of,
    prowess_of,
    strike_of,
    strikes_of,
)
from westmarch.games.meccg.rules.corruption import CorruptionCheck, leave_followers, leave_play
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.hosts import TakePrisoner, eliminate_prisoner
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, OF_SEAT, OUT, PLAY, TAPPED, attacks_on
from westmarch.games.meccg.values import body

L = LANGUAGE


def _may_cancel(g: Arda, run: Asker, act: Act) -> bool:
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or encounter.cancelled or g.has_laid("no-cancel", OF_SEAT):
        return False
    return not attack.says(g, "uncancellable")


@L.verb("cancel-attack", can=_may_cancel)
def cancel_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    encounter = encounter_of(g)
    if encounter is not None and _may_cancel(g, run, act):
        encounter.cancelled = True
        g.note("meccg-log-cancelled", {}, rule="meccg.combat.cancel.attack")


def _may_cancel_strike(g: Arda, run: Asker, act: Act) -> bool:
    strike = strike_of(g)
    return strike is not None and not g.has_laid("cancelled", strike.target) and _may_cancel(g, run, act)


@L.verb("cancel-strike", can=_may_cancel_strike)
def cancel_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    strike = strike_of(g)
    if strike is not None:
        g.lay("cancelled", strike.target, 1, terms.STRIKE, run.source)


@L.verb("evade")
def evade(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Counts how often the defender has cancelled an attack of a creature with several."""
    g.lay("evaded", run.source, 1, terms.TURN, run.source)


def _skill_free(g: Arda, run: Asker, act: Act) -> bool:
    strike = strike_of(g)
    return strike is not None and not strike.skill_used


@L.verb("use-skill", may=lambda g, run, act, card: not silenced(g, run, card), can=_skill_free)
def use_skill(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Only one card that needs a given skill may be played against a strike (p.14)."""
    strike = strike_of(g)
    if strike is not None:
        strike.skill_used |= 1 << SKILLS.index(act.word)


def _is_attack(g: Arda, run: Asker, act: Act) -> bool:
    return attack_of(g) is not None


@L.verb("modify-attack", can=_is_attack)
def modify_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """``word`` is one value or several; the card counts as played on this attack."""
    attack = attack_of(g)
    before = (0, 0) if attack is None else (strikes_of(g, attack), prowess_of(g, attack))
    for value in act.word if isinstance(act.word, tuple) else (act.word,):
        g.lay(value, OF_SEAT, L.value(g, run, act.amount), terms.ATTACK, run.source)
    g.lay("played-on", run.source, 1, terms.ATTACK, run.source)
    if attack is not None and before != (strikes_of(g, attack), prowess_of(g, attack)):
        about = {"strikes": strikes_of(g, attack), "prowess": prowess_of(g, attack)}
        g.note("meccg-log-attack-now", about)


@L.verb("modify-attacks")
def modify_attacks(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """All attacks of some races (or any) this turn, on one company or on all: ``word`` is value, races, scope."""
    value, races, scope = act.word
    company = -1
    if scope == "company":
        attack = attack_of(g)
        company = attack.company if attack is not None else g.here
    for race in races or ("",):
        g.lay(value, attacks_on(company, RACES.index(race)), L.value(g, run, act.amount), terms.TURN, run.source)


@L.verb("face-attack")
def face_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """The company faces an attack that the card states."""
    race, strikes, value = act.word
    each = strikes == "each"
    manner = EACH if each else 0
    return AttackOn(g.here, 1 - g.active, race, 0 if each else strikes, value, 0, run.source, BY_EVENT, manner=manner)


class BodyChecks(Frame):
    """Body checks outside of combat: whoever fails is eliminated, and nobody is wounded by it."""

    STEPS = ("go",)
    RULE = "meccg.combat.body.attacker-rolls"

    waiting: list[int]
    modifier: int

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            character = self.waiting.pop(0)
            if g.zone[character] != PLAY:
                continue
            dice = g.roll()
            total = dice + self.modifier
            limit = body(g, character)
            about = {"card": character, "roll": dice, "total": total, "body": limit}
            g.note("meccg-log-body", about, rule=self.RULE)
            if total > limit:
                if g.company[character] < 0:
                    eliminate_prisoner(g, character)
                else:
                    leave_play(g, character, OUT)
        return None


@L.verb("body-check")
def body_check(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return BodyChecks(cards, L.value(g, run, act.amount))


@L.verb("captor")
def captor(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """If the strike succeeds, the host takes its target prisoner."""
    g.lay("captor", cards[0], 1, terms.STRIKE, run.source)


@L.verb("imprison")
def imprison(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """The target of a successful strike is taken prisoner by this card."""
    return TakePrisoner(run.source, cards[0])


# Attackers


@L.verb("attacks-again")
def attacks_again(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """The company faces all automatic attacks of its site again, with more prowess."""
    return EveryAttack(g.here, run.source, L.value(g, run, act.amount))


def _ready(g: Arda, run: Asker, act: Act, card: int) -> bool:
    return g.here >= 0 and bool(keys(g, g.face(card), g.here))


@L.verb("attack-with", may=_ready)
def attack_with(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """A creature attacks the present company at once, wherever it was."""
    card = cards[0]
    key = keys(g, g.face(card), g.here)[0]
    if g.zone[card] != PLAY:
        g.bring_out(card)
    value = L.value(g, run, act.amount)
    attack = creature_attack(g, card, g.here, key)
    attack.prowess += value
    attack.body += int(act.word or 0)
    return attack


@L.verb("hunt")
def hunt(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """A dragon on the hunt attacks a company that moves in its regions, once; it counts as a creature's attack."""
    key = hunted_on(g, run.source)
    if not key:
        return None
    face = g.face(run.source)
    g.lay("evaded", attacks_on(g.here, run.source), 1, terms.TURN, run.source)
    attack = AttackOn(g.here, run.seat, face.race, face.strikes, face.prowess, face.body, run.source, key=key)
    attack.manner = ATTACKER_CHOOSES if face.attacker_chooses else 0
    return attack


@L.verb("agent-attack")
def agent_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """An agent at the company's new site attacks it in the movement phase."""
    return AgentAttack(cards[0], g.here, run.source, L.value(g, run, act.amount))


@L.verb("join-attacked")
def join_attacked(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A character hurries to the attacked company, without his allies, and must face a strike."""
    attack = attack_of(g)
    if attack is None:
        return
    for card in cards:
        old = g.company[card]
        if old != attack.company:
            for ally in [c for c in g.under(card) if g.kind(c) == ALLY]:
                g.put(ally, DISCARD)
            leave_followers(g, card)
            g.join(card, attack.company)
            g.close_company(old)
            g.tell_company([card])
        g.lay("must-face", card, 1, terms.ATTACK, run.source)
        g.lay("wearied", card, 1, terms.TURN, run.source)


@L.verb("weary")
def weary(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """Who hurried to a company pays for it: he taps and makes a corruption check."""
    number = terms.VALUE["wearied"]
    for card in cards:
        g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == card)]
        if g.status[card] == terms.UNTAPPED:
            g.set_status(card, TAPPED)
        return CorruptionCheck(card)
    return None
