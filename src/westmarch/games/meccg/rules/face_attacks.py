"""The automatic attacks of a site (p.15), with the card on guard, guardians and agents who attack there."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.rules import agents
from westmarch.games.meccg.rules.attack import creature_attack, isolates
from westmarch.games.meccg.rules.automatic_attacks import Guardian, automatic_attacks, guardians, printed_attack
from westmarch.games.meccg.rules.chain import ChainOfEffects
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.guard import reveal_guard, reveals_at_attack, reveals_without_attack
from westmarch.games.meccg.state import Arda


class FaceAttacks(Frame):
    """The automatic attacks of a site (p.15), with the card on guard, guardians and agents who attack there."""

    STEPS = ("reveal_guard", "watch", "isolate", "attack", "guardian", "guard_attack", "agents_attack")
    RULE = "meccg.site.aa.first"

    company: int
    #: The next automatic attack, and the creature on guard that waits for its turn.
    number: int = later(0)
    #: The only automatic attack that is left, by a card; or -1.
    only: int = later(-1)
    lurking: int = later(-1)
    key: str = later("")

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def watch(self, g: Arda) -> Outcome:
        """Cards on the site that a company meets before its automatic attacks when it enters."""
        if g.c_owner[self.company] < 0:
            return DONE
        waiting = triggers(g, "entering", g.under(g.c_site[self.company]))
        return Call(Triggered(waiting, -1)) if waiting else None

    def reveal_guard(self, g: Arda) -> Outcome:
        """Before the automatic attack the opponent may reveal a card on guard (p.14)."""
        options: list[Option] = [PASS, *reveals_before_attacks(g, self.company)]
        return Ask(1 - g.active, "meccg-ask-guard", options, "guard_revealed", "meccg.onguard.reveal.modifies-aa")

    def guard_revealed(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("reveal_creature", key):
                self.lurking = reveal_guard(g, self.company)
                self.key = key
            case ("reveal", way):
                return Call(ChainOfEffects(1 - g.active, reveal_guard(g, self.company), way))
        return None

    def isolate(self, g: Arda) -> Outcome:
        """A card may leave one automatic attack of several, as the hazard player chooses; not at a Dragon's lair."""
        options, rule = isolations(g, self.company), "meccg.site.aa.several"
        return Ask(1 - g.active, "meccg-ask-isolate", options, "isolated", rule) if options else None

    def isolated(self, g: Arda, option: Option) -> None:
        _, place = option
        self.only = automatic_attacks(g, self.company)[place - 1]

    def attack(self, g: Arda) -> Outcome:
        attacks = automatic_attacks(g, self.company) if self.only < 0 else [self.only]
        if self.number >= len(attacks) or g.c_owner[self.company] < 0:
            return None
        self.number += 1
        if self.only >= 0 and isolates(g):
            g.lay("no-cancel", terms.OF_SEAT, 1, terms.ATTACK, isolates(g)[0])
        return Call(printed_attack(g, self.company, attacks[self.number - 1]), back="attack")

    def guardian(self, g: Arda) -> Outcome:
        alive = g.c_owner[self.company] >= 0
        return Call(Guardian(self.company)) if alive and guardians(g, self.company) else None

    def guard_attack(self, g: Arda) -> Outcome:
        """The creature that was on guard attacks after the automatic attacks."""
        if self.lurking < 0:
            return None
        card, self.lurking = self.lurking, -1
        return Call(creature_attack(g, card, self.company, self.key))

    def agents_attack(self, g: Arda) -> Outcome:
        """Agents at this site may attack, after the automatic attacks (p.25)."""
        if g.c_owner[self.company] < 0:
            return None
        options = agents_options(g, self.company)
        return Ask(1 - g.active, "meccg-ask-agent", options, "agent_attacked", "meccg.agent.attack.when")

    def agent_attacked(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("agent_attack", agent):
                return Call(agents.AgentAttack(agent, self.company), back="agents_attack")
        return None


def reveals_before_attacks(g: Arda, slot: int) -> list[Option]:
    """How the card on guard may be revealed before the automatic attacks of a company's site."""
    if g.c_guard[slot] < 0 or not (automatic_attacks(g, slot) or reveals_without_attack(g, slot)):
        return []
    return reveals_at_attack(g, slot)


def isolations(g: Arda, slot: int) -> list[Option]:
    """The automatic attacks of which one may be left; none where a card leaves them all."""
    attacks = automatic_attacks(g, slot)
    if not isolates(g) or len(attacks) < 2 or g.site_face(slot).lair:
        return []
    return [("isolate", place + 1) for place in range(len(attacks))]


def agents_options(g: Arda, slot: int) -> list[Option]:
    """Agents who may attack a company at its site; a card may make those who are known attack."""
    options = agents.attack_options(g, 1 - g.active, slot)
    if not (g.sources("agents-must")[0] and any([g.known[agent] for _, agent in options])):
        options.insert(0, PASS)
    return options
