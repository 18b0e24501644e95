"""Strikes that succeed and strikes that fail (p.13): tapping, wounds and body checks, and what cards do about it."""

from __future__ import annotations

from westmarch.cards.perform import EFFECT
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import RACES, WIZARD
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.combat import (
    DETAINMENT,
    Assault,
    FacedStrike,
    attack_mods,
    body_of,
    encounter_now,
    is_bare,
    of_turn,
    played_on,
)
from westmarch.games.meccg.rules.corruption import PassItems, leave_play
from westmarch.games.meccg.rules.effects import Effects, triggers
from westmarch.games.meccg.rules.hosts import TakePrisoner
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, OUT, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import body, modifiers


def tap_after_strike(g: Arda, strike: FacedStrike) -> None:
    """Whoever faced a strike is tapped after it (p.13)."""
    if g.status[strike.target] == UNTAPPED and not strike.stays and not g.has_laid("stay", strike.target):
        g.set_status(strike.target, TAPPED)


def is_defeated(g: Arda, attack: Assault, target: int) -> bool:
    """A failed strike is defeated, at once without a body, else by a body check (p.13)."""
    limit = body_of(g, attack)
    limit += modifiers(g, "strike-body", target, attack.source) + g.laid_sum("strike-body", target)
    if limit <= 0 or g.has_laid("no-body", terms.OF_SEAT) or is_bare(g, attack, encounter_now(g)):
        return True
    dice = g.roll()
    if modifiers(g, "halves-body", target, attack.source):
        limit = (limit + 1) // 2
    about = {"card": attack.source, "roll": dice, "total": dice, "body": limit}
    g.note("meccg-log-body", about, rule="meccg.combat.resolve.roll")
    if dice == attack.stated(g, "discarded-on"):
        g.put(attack.source, DISCARD)
    return dice > limit


def succeed(g: Arda, attack: Assault, strike: FacedStrike) -> Outcome:
    """A strike succeeds: wounded, and a body check at once; a detainment attack only taps. A step of ``Strike``."""
    target = strike.target
    captor = [entry for entry in g.laid if entry[0] == terms.VALUE["captor"] and entry[1] == target]
    if captor and g.is_character(target):
        return Call(TakePrisoner(captor[0][4], target), back="end")
    if g.has_laid("exiled", target) and g.is_character(target):
        leave_play(g, target, DISCARD)
        return Goto("aftermath")
    strike.won = True
    encounter_now(g).won += 1
    if attack.manner & DETAINMENT or attack.says(g, "harmless"):
        if g.status[target] == UNTAPPED:
            g.set_status(target, TAPPED)
        return None
    strike.hurt = True
    g.set_status(target, WOUNDED)
    if g.is_character(target):
        encounter_now(g).wounded.append(target)
        g.lay("wounded-by", target, RACES.index(attack.race), terms.TURN, attack.source)
    return _body_check(g, attack, strike)


def _body_check(g: Arda, attack: Assault, strike: FacedStrike) -> Outcome:
    """The attacker rolls against the body of whoever was wounded (p.13)."""
    target = strike.target
    dice = g.roll()
    limit = body(g, target) + g.laid_sum("body-strike", target)
    total = dice + (1 if strike.was == WOUNDED else 0)
    total += attack_mods(g, "wound-check", attack) + g.laid_sum("wound-check", terms.OF_SEAT)
    total += of_turn(g, "wound-attacks", attack) + attack.stated(g, "strikes-wound-check")
    about = {"card": target, "roll": dice, "total": total, "body": limit}
    g.note("meccg-log-body", about, rule="meccg.combat.body.attacker-rolls")
    if total > limit:
        if g.is_character(target):
            g.lay("killed", terms.OF_SEAT, 1, terms.ATTACK, target)
            return Call(PassItems(target, OUT, 99), back="aftermath")
        g.put(target, OUT)
    elif total == limit and _is_discarded_on_tie(g, attack, target):
        leave_play(g, target, DISCARD)
    return None


def _is_discarded_on_tie(g: Arda, attack: Assault, target: int) -> bool:
    if attack.source < 0 or not g.is_character(target) or g.kind(target) == WIZARD:
        return False
    return "tie-discards" in DEFINED[g.faces[attack.source]].mods


def strike_triggers(g: Arda, attack: Assault, strike: FacedStrike) -> list[int]:
    """What cards do because a strike was faced, was successful, or has wounded its target."""
    pairs: list[int] = []
    hurt = strike.hurt and g.is_character(strike.target)
    faced = not g.has_laid("cancelled", strike.target)
    for event, happened in (("strike-faced", faced), ("strike-won", strike.won), ("wounds", hurt)):
        if happened:
            pairs += triggers(g, event, [card for card in (attack.source, attack.card) if card >= 0])
    if strike.won:
        sharing = [entry[4] for entry in g.laid if entry[0] == terms.VALUE["sharing"]]
        pairs += triggers(g, "strike-shared", sharing)
    if strike.hurt:
        pairs += wounded_triggers(g, attack.company)
    if hurt:
        pairs += triggers(g, "somebody-wounded", g.table)
        g.lay("body", strike.target, of_turn(g, "wounded-body", attack), terms.TURN, attack.source)
    played = played_on(g, terms.STRIKE)
    pairs += triggers(g, "its-strike-won" if strike.won else "its-strike-failed", played)
    return pairs + triggers(g, "its-strike-defeated" if strike.beaten else "its-strike-undefeated", played)


def wounded_triggers(g: Arda, slot: int) -> list[int]:
    """What cards do because somebody of their company has become wounded, by a strike or otherwise."""
    inside = g.members[slot] if slot >= 0 and g.c_owner[slot] >= 0 else []
    return triggers(g, "companion-wounded", [card for card in g.attached if g.host[card] in inside])


class WoundedBy(Frame):
    """What a creature's text does to a character it has wounded; the creature itself may have left play."""

    STEPS = ("go",)

    waiting: list[int]
    character: int

    def go(self, g: Arda) -> Outcome:
        if not self.waiting:
            return DONE
        card, way = self.waiting.pop(0), self.waiting.pop(0)
        bound: dict[str, tuple[int, ...]] = {"it": (self.character,)} if self.character >= 0 else {}
        return Call(Effects(card, way, EFFECT, g.owners[card], bound), back="go")
