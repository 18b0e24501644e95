"""Attacks (p.13): modify or cancel, choose targets, resolve the strikes one by one; what becomes of the attacker."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import AGENT, CREATURE, HAZARD
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.assignment import AssignStrikes
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    BY_AGENT,
    BY_CREATURE,
    BY_SITE,
    DETAINMENT,
    EACH,
    NO_POINTS,
    SEVERAL,
    STRIKES_ONLY,
    Assault,
    Encounter,
    attack_now,
    encounter_now,
    played_on,
    prowess_of,
    strikes_of,
)
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.playable import offered, usable
from westmarch.games.meccg.rules.strike import Strike
from westmarch.games.meccg.rules.wounds import WoundedBy
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, OF_COMPANY, OUT, PLAY, POINTS, TAPPED


class AttackOn(Assault):
    """An attack on a company (p.13), or all the attacks of a creature with several."""

    STEPS = ("resolve",)
    RULE = "meccg.combat.trigger"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"race": self.race, "strikes": self.strikes, "prowess": self.prowess}

    def resolve(self, g: Arda) -> Outcome:
        return Call(ResolveAttack(g.face(self.source).attacks if self.manner & SEVERAL else 1))


class ResolveAttack(Encounter):
    """Resolving an attack (p.13); the next attack of a creature with several begins where this one has ended."""

    STEPS = ("begin", "modify", "prelude", "assign", "resolve", "over", "answer", "finish", "after")
    RULE = "meccg.combat.resolve.one-at-a-time"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"number": self.number, "attacks": self.attacks}

    def begin(self, g: Arda) -> Outcome:
        attack = attack_now(g)
        if g.c_owner[attack.company] < 0 or not g.members[attack.company]:
            self.cancelled = True
            return Goto("finish")
        if attack.origin == BY_CREATURE and _evaded(g, attack):
            self.cancel_all()
            return Goto("finish")
        _announce(g, attack)
        return Goto("assign") if attack.origin == STRIKES_ONLY else None

    def modify(self, g: Arda) -> Outcome:
        return Call(ModifyAttack(hazards_too=self.number == 1))

    def prelude(self, g: Arda) -> Outcome:
        """What an attack that was not cancelled does before targets are chosen."""
        if self.cancelled:
            return Goto("over")
        waiting = _begin_triggers(g, attack_now(g).source)
        return Call(Triggered(waiting, -1)) if waiting else None

    def assign(self, g: Arda) -> Outcome:
        return Call(AssignStrikes())

    def resolve(self, g: Arda) -> Outcome:
        """One strike after another, in the order that the defender decides."""
        attack = attack_now(g)
        self.targets = [c for c in self.targets if g.zone[c] == PLAY and g.company_of(c) == attack.company]
        if attack.victim < 0 and self.targets and attack.says(g, "one-victim"):
            attack.victim = self.targets[0]
        if self.cancelled or not self.targets:
            return None
        if len(set(self.targets)) == 1:
            return Call(Strike(self.targets.pop()), back="resolve")
        options: list[Option] = [("face", c) for c in dict.fromkeys(self.targets)]
        return Ask(attack.defender_seat(), "meccg-ask-face", options, "faces", self.RULE)

    def faces(self, g: Arda, option: Option) -> Outcome:
        _, target = option
        self.targets.remove(target)
        return Call(Strike(target), back="resolve")

    def over(self, g: Arda) -> Outcome:
        """What the attacker, the company and events do after an attack, whoever was wounded."""
        waiting = _over_triggers(g, attack_now(g), self)
        return Call(Triggered(waiting, -1)) if waiting else None

    def answer(self, g: Arda) -> Outcome:
        """What cards that were played on the attack do after it; a short event has left play by then."""
        waiting = _played_on_triggers(g, attack_now(g))
        return Call(WoundedBy(waiting, -1)) if waiting else None

    def finish(self, g: Arda) -> Outcome:
        attack = attack_now(g)
        if attack.origin == STRIKES_ONLY:
            # Another attack may be under way, to which all else belongs.
            number = terms.VALUE["struck-before"]
            g.laid = [entry for entry in g.laid if entry[0] != number]
            return DONE
        expire(g.laid, terms.ATTACK)
        if self.attacks > self.number:
            # A creature with several attacks gives its points only if every one is defeated (p.13).
            attack.manner |= 0 if self.beaten() else NO_POINTS
            self.begin_next()
            return Goto("begin")
        settle_attacker(g, attack, self.beaten())
        return None

    def after(self, g: Arda) -> Outcome:
        return Call(AfterAttack()) if attack_now(g).source >= 0 and self.wounded else None


class AfterAttack(Frame):
    """What an attacker does to those it has wounded, one after another."""

    STEPS = ("next_wounded",)
    RULE = "meccg.combat.body.attacker-rolls"

    def next_wounded(self, g: Arda) -> Outcome:
        attack, encounter = attack_now(g), encounter_now(g)
        encounter.wounded = [c for c in encounter.wounded if g.zone[c] == PLAY]
        if not encounter.wounded:
            return DONE
        character = encounter.wounded.pop(0)
        if attack.origin == BY_SITE and g.face(attack.source).wounded_check:
            return Call(CorruptionCheck(character), back="next_wounded")
        ways = DEFINED[g.faces[attack.source]].triggers.get("wounded-after", [])
        pairs = [number for way in ways for number in (attack.source, way)]
        return Call(WoundedBy(pairs, character), back="next_wounded") if pairs else Goto("next_wounded")


def _evaded(g: Arda, attack: Assault) -> bool:
    """Whether the company is out of a creature's reach: for the turn, or once for a creature that is not unique."""
    bearer = OF_COMPANY + attack.company
    if g.has_laid("hidden", bearer):
        return True
    number = terms.VALUE["next-cancelled"]
    waiting = [entry for entry in g.laid if entry[0] == number and entry[1] == bearer]
    if not waiting or g.face(attack.source).unique:
        return False
    g.laid.remove(waiting[0])
    return True


def _begin_triggers(g: Arda, source: int) -> list[int]:
    waiting = triggers(g, "attack-begins", [source]) if source >= 0 else []
    return waiting + triggers(g, "attack-comes", g.table)


def _over_triggers(g: Arda, attack: Assault, encounter: Encounter) -> list[int]:
    waiting = triggers(g, "attack-over", [attack.source]) if attack.source >= 0 and not encounter.cancelled else []
    if g.c_owner[attack.company] >= 0:
        inside = g.members[attack.company]
        waiting += triggers(g, "attack-faced", inside + [card for one in inside for card in g.under(one)])
    if encounter.beaten():
        g.lay("beaten", OF_COMPANY + attack.company, 1, terms.TURN, attack.source)
        waiting += triggers(g, "attack-defeated", g.table)
    if attack.origin == BY_AGENT and not encounter.cancelled and not encounter.won:
        g.lay("foiled", OF_COMPANY + attack.company, 1, terms.TURN, attack.source)
    return waiting


def _played_on_triggers(g: Arda, attack: Assault) -> list[int]:
    cause = [attack.card] if attack.card >= 0 and g.zone[attack.card] == PLAY else []
    return triggers(g, "played-on-over", list(dict.fromkeys(played_on(g, terms.ATTACK) + cause)))


def _announce(g: Arda, attack: Assault) -> None:
    """Tell of an attack with its strikes and prowess as they are now, not as printed."""
    strength = {"strikes": strikes_of(g, attack), "prowess": prowess_of(g, attack)}
    about = {"card": attack.source, "race": attack.race} | strength
    g.note("meccg-log-attack", about, rule="meccg.combat.trigger")


class ModifyAttack(Frame):
    """Cards that change or cancel an attack before its targets are chosen (p.13): hazards, only before the first attack
    of a creature with several, then the defender's cards."""

    STEPS = ("attacker", "defender")
    RULE = "meccg.combat.strikes.change-before-assign"

    hazards_too: bool

    def attacker(self, g: Arda) -> Outcome:
        """The attacker may play hazards that change the attack."""
        if not self.hazards_too:
            return None
        seat = attack_now(g).seat
        return Ask(seat, "meccg-ask-attack", [PASS, *usable(g, seat, "attacker")], "attacker_plays", self.RULE)

    def attacker_plays(self, g: Arda, option: Option) -> Outcome:
        return None if option == PASS else Call(chain_of(attack_now(g).seat, option), back="attacker")

    def defender(self, g: Arda) -> Outcome:
        """The defender may cancel the attack or change it, before targets are chosen."""
        if encounter_now(g).cancelled:
            return DONE
        attack = attack_now(g)
        seat = attack.defender_seat()
        options: list[Option] = [PASS, *usable(g, seat, "attack"), *offered(g, seat, attack.source, "evade")]
        about = (("race", attack.race), ("strikes", strikes_of(g, attack)), ("prowess", prowess_of(g, attack)))
        return Ask(seat, "meccg-ask-defend", options, "defends", "meccg.combat.cancel.attack", about)

    def defends(self, g: Arda, option: Option) -> Outcome:
        return None if option == PASS else Call(chain_of(attack_now(g).defender_seat(), option), back="defender")


def settle_attacker(g: Arda, attack: Assault, beaten: bool) -> None:
    """What becomes of the attacker: points for the defender if it was defeated (p.13)."""
    source = attack.source
    if source < 0 or g.zone[source] != PLAY:
        return
    kind = g.kind(source)
    if kind == CREATURE:
        _settle_creature(g, attack, beaten)
    elif kind == AGENT:
        g.set_status(source, TAPPED)
        if beaten and g.owners[source] == attack.defender_seat():
            g.put(source, OUT)
        elif beaten:
            g.put(source, POINTS, attack.defender_seat())
    elif kind == HAZARD and beaten and attack.says(g, "defeatable"):
        _to_points(g, attack)
    if beaten and g.zone[source] == POINTS and g.face(source).dragon:
        banish(g, g.face(source).dragon)


def _settle_creature(g: Arda, attack: Assault, beaten: bool) -> None:
    source = attack.source
    haunted = [entry[2] for entry in g.laid if entry[0] == terms.VALUE["haunted"] and entry[1] == source]
    if beaten and not attack.manner & NO_POINTS:
        _to_points(g, attack)
        for host in [host for host in haunted if g.zone[host] == PLAY]:
            g.put(host, DISCARD)
    elif haunted and g.zone[haunted[0]] == PLAY:
        g.attach(source, haunted[0])
        g.note("meccg-log-item", {"card": source, "other": haunted[0]})
    else:
        g.put(source, DISCARD)


def _to_points(g: Arda, attack: Assault) -> None:
    g.put(attack.source, POINTS, attack.defender_seat())
    g.note("meccg-log-defeated", {"card": attack.source}, rule="meccg.combat.defeat.creature-to-vp-pile")


def banish(g: Arda, dragon: str) -> None:
    """A dragon is slain: its other manifestations leave play for good (p.19)."""
    for card in [card for card in g.table if g.face(card).dragon == dragon]:
        g.put(card, OUT)


def creature_attack(g: Arda, card: int, company: int, key: str) -> AttackOn:
    """The attack of a creature card."""
    face = g.face(card)
    manner = EACH if face.each else 0
    manner |= ATTACKER_CHOOSES if face.attacker_chooses else 0
    manner |= DETAINMENT if face.detain else 0
    if face.attacks > 1:
        alone = isolates(g)
        if alone:
            g.lay("no-cancel", terms.OF_SEAT, 1, terms.ATTACK, alone[0])
        else:
            manner |= SEVERAL
    seat = g.owners[card]
    return AttackOn(company, seat, face.race, face.strikes, face.prowess, face.body, card, BY_CREATURE, key, manner)


def isolates(g: Arda) -> list[int]:
    """Cards in play that leave only one of several attacks, which cannot be cancelled."""
    return g.sources("one-attack")[0] if "one-attack" in STATES else []
