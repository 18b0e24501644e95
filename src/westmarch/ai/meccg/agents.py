"""Agents: when to play one, where to lie in wait, and whom to attack."""

from __future__ import annotations

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.battle import attack_harm, defeated
from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.rules.agents import at_home, can_be_at, face_up
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import WOUNDED

#: What an agent gains in a fight where he lives and where he has not been seen, by how many of both are true.
AMBUSH = (0, 2, 5)


def fighting_prowess(g: Arda, agent: int) -> int:
    """The prowess that an agent would attack with."""
    advantages = int(not face_up(g, agent)) + int(at_home(g, agent))
    return FACES[g.faces[agent]].prowess + AMBUSH[advantages] - (2 if g.status[agent] == WOUNDED else 0)


def attack(g: Arda, seat: int, option: Option) -> float:
    """What an attack does to the company at his site, less the points that he may give away."""
    _, agent = option
    face = FACES[g.faces[agent]]
    prowess = fighting_prowess(g, agent)
    given = defeated(g, g.here, 1, prowess, face.body) * (face.points + w.HELD_HAZARD)
    return attack_harm(g, g.here, 1, prowess) - given


def play(g: Arda, seat: int, option: Option) -> float:
    """Face down at home he may be anywhere near: worth a hazard while there are turns left to use him."""
    _, card = option
    face = FACES[g.faces[card]]
    return w.HAZARD_USE + 0.04 * face.prowess - (1.0 if g.last_turn else 0.0)


def move(g: Arda, seat: int, option: Option) -> float:
    """To where a company of the opponent goes, if he can hurt it there and is not there yet."""
    _, agent, site = option
    target = FACES[g.faces[site]]
    worth = -0.1
    for slot in g.companies(1 - seat):
        goal = g.target_face(slot)
        if goal.id == target.id and not can_be_at(g, agent, goal):
            worth = max(worth, 0.5 * attack_harm(g, slot, 1, fighting_prowess(g, agent)))
    return worth


def recover(g: Arda, seat: int, option: Option) -> float:
    """Healed or untapped he can be used again; that is worth a hazard that nothing better is there for."""
    return 0.5 * w.HAZARD_USE - (1.0 if g.last_turn else 0.0)


def bring_creature(g: Arda, seat: int, option: Option) -> float:
    """A creature that comes with an agent, as another would."""
    _, _, card = option
    face = FACES[g.faces[card]]
    strikes = max(1, face.strikes)
    hurt = face.attacks * attack_harm(g, g.here, strikes, face.prowess, face.each)
    given = face.points * defeated(g, g.here, strikes, face.prowess, face.body) ** face.attacks
    return hurt - given
