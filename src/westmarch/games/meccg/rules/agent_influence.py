"""Influence attempts by agents (p.26): cards and abilities let an agent try to win over what the opponent has."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import AGENT, ALLY, CHARACTER, FACTION
from westmarch.games.meccg.rules.agents import at_home, can_be_at, homes
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.checks import attempt_modifier
from westmarch.games.meccg.rules.opposition import beyond_influence, defence, give_up, target_number
from westmarch.games.meccg.rules.playable import from_hand
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, PLAY, POINTS, REVEALED

HOME_BONUS = 2
#: What agents may try to influence: no items, no Wizards.
KINDS = (CHARACTER, ALLY, FACTION)


def forbids_agent_influence(g: Arda, agent: int, target: int) -> str | None:
    """Whether an agent is where a card of the opponent can be influenced."""
    kind = g.kind(target)
    if g.kind(agent) != AGENT or g.zone[agent] != PLAY or kind not in KINDS:
        return "meccg.agent.influence.by-card"
    if beyond_influence(g, target):
        return "meccg.oppinf.targets"
    if kind == FACTION:
        if g.zone[target] != POINTS or g.holder[target] == g.owners[agent]:
            return "meccg.oppinf.targets"
        reached = any([can_be_at(g, agent, g.face(site)) for site in _places(g, target)])
        return None if reached else "meccg.agent.influence.location-faction"
    if g.zone[target] != PLAY or g.owners[target] == g.owners[agent]:
        return "meccg.oppinf.targets"
    slot = g.company_of(target)
    # A destination that still lies face down is nothing that an agent's player could know.
    hidden = slot >= 0 and g.c_dest[slot] >= 0 and not g.c_flags[slot] & REVEALED
    if slot < 0 or hidden or not can_be_at(g, agent, g.target_face(slot)):
        return "meccg.agent.influence.location-character"
    return None


def _places(g: Arda, target: int) -> list[int]:
    """A card of each site where a faction is playable."""
    names = g.face(target).places
    found: dict[int, int] = {}
    for card, number in enumerate(g.faces):
        if g.face(card).site >= 0 and g.face(card).id in names:
            found.setdefault(number, card)
    return list(found.values())


def agent_targets(g: Arda, agent: int, kinds: tuple[int, ...] = KINDS) -> list[int]:
    """The opponent's cards that an agent can try to influence now."""
    seat = 1 - g.owners[agent]
    found = [card for card in g.characters(seat) if g.kind(card) in kinds]
    if ALLY in kinds:
        found += [card for slot in g.companies(seat) for card in g.allies(slot)]
    if FACTION in kinds:
        found += [card for card in g.pile(POINTS, seat) if g.kind(card) == FACTION]
    return [card for card in found if forbids_agent_influence(g, agent, card) is None]


def playable_at_home(g: Arda, agent: int, target: int) -> bool:
    """Whether an ally or faction is playable at a home site of the agent."""
    if g.kind(target) not in (ALLY, FACTION):
        return False
    names = [home.id for home in homes(g.face(agent))]
    return any([name in names for name in g.face(target).places])


def belongs_at_home(g: Arda, agent: int, target: int) -> bool:
    """Whether the target is playable at a home site of the agent, or a character who has the same home site."""
    if g.kind(target) == CHARACTER:
        return any([name in g.face(agent).homes for name in g.face(target).homes])
    return playable_at_home(g, agent, target)


class AgentInfluence(Frame):
    """An attempt by an agent (p.26): like one by a character, but no resource card changes it."""

    STEPS = ("choose", "modify", "roll")
    RULE = "meccg.agent.influence.same-rules"

    agent: int
    kinds: list[int]
    target: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.agent}

    def choose(self, g: Arda) -> Outcome:
        targets = agent_targets(g, self.agent, tuple(self.kinds)) if g.zone[self.agent] == PLAY else []
        if not targets:
            return DONE
        options: list[Option] = [("persuade", self.agent, target) for target in targets]
        about = (("card", self.agent),)
        return Ask(g.owners[self.agent], "meccg-ask-agent-influence", options, "chosen", self.RULE, about)

    def chosen(self, g: Arda, option: Option) -> None:
        _, _, self.target = option

    def modify(self, g: Arda) -> Outcome:
        """The agent's player may play hazards that help him."""
        seat = g.owners[self.agent]
        options: list[Option] = [PASS, *from_hand(g, seat, "agent-attempt")]
        about = (("card", self.agent), ("other", self.target), ("number", target_number(g, self.target)))
        return Ask(seat, "meccg-ask-influence", options, "modified", self.RULE, about)

    def modified(self, g: Arda, option: Option) -> Outcome:
        return None if option == PASS else Call(chain_of(g.owners[self.agent], option), back="modify")

    def roll(self, g: Arda) -> None:
        agent, target = self.agent, self.target
        number = target_number(g, target)
        own, other = g.roll(), g.roll()
        total = own - other - defence(g, target) + attempt_modifier(g, agent, target)
        if at_home(g, agent):
            total += HOME_BONUS
        if playable_at_home(g, agent, target):
            total += HOME_BONUS
            number = 0
        if belongs_at_home(g, agent, target):
            total += g.laid_sum("attempt-home", agent)
            if g.has_laid("sure-at-home", agent):
                number = total - 1
        if g.kind(target) == FACTION:
            total += g.face(target).race_modifiers.get(g.face(agent).race, 0)
        about = {"card": agent, "other": target, "total": total, "number": number}
        g.note("meccg-log-influence", about, rule=self.RULE)
        if total > number:
            give_up(g, target)
        expire(g.laid, CHECK)
