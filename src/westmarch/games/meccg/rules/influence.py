"""Influence (p.8): general influence, direct influence and followers."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import WIZARD
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GENERAL, OF_COMPANY, PLAY
from westmarch.games.meccg.values import general_free, has_influence, influence_free, may_control, mind

__all__ = [
    "OF_COMPANY",
    "control",
    "forbids_follow",
    "forbids_general",
    "influence_options",
    "leaders_for",
    "tell_entry",
]


def control(g: Arda, character: int, leader: int) -> None:
    """A character comes under somebody's direct influence, or under general influence."""
    g.leader[character] = leader
    if leader == GENERAL:
        g.note("meccg-log-general", {"card": character}, rule="meccg.influence.switch")
    else:
        g.note("meccg-log-follows", {"card": character, "other": leader}, rule="meccg.influence.switch")


def tell_entry(g: Arda, seat: int, character: int, rule: str) -> None:
    """A character has come into play: where he is, and whom he follows."""
    about = {"seat": seat, "card": character, "site": g.c_site[g.company[character]]}
    g.note("meccg-log-character", about, rule=rule)
    if g.turn and len(g.members[g.company[character]]) > 1:
        g.tell_company([character])
    if g.leader[character] >= 0:
        g.note("meccg-log-follows", {"card": character, "other": g.leader[character]}, rule="meccg.influence.switch")


def forbids_follow(g: Arda, character: int, leader: int) -> str | None:
    """Whether a character may be put under another's direct influence (p.8)."""
    if g.zone[character] != PLAY or not g.is_character(character) or not g.is_character(leader):
        return "meccg.influence.ally-not-follower"
    if character == leader or g.company[character] < 0 or g.company[character] != g.company[leader]:
        return "meccg.influence.direct.same-company"
    if g.kind(character) == WIZARD:
        return "meccg.org.char.wizard-no-influence"
    if g.leader[leader] != GENERAL:
        return "meccg.influence.follower.no-sub-followers"
    if g.followers(character):
        return "meccg.influence.follower.no-sub-followers"
    if g.leader[character] == leader:
        return "meccg.influence.switch"
    if influence_free(g, leader, character) < mind(g, character):
        return "meccg.influence.direct.control"
    return None


def forbids_general(g: Arda, character: int) -> str | None:
    """Whether a character may come under general influence."""
    if g.leader[character] == GENERAL:
        return "meccg.influence.switch"
    if general_free(g, g.owners[character]) < mind(g, character):
        return "meccg.influence.general.sum-non-followers"
    return None


def leaders_for(g: Arda, character: int, slot: int) -> list[int]:
    """Characters of a company who could control a character."""
    return [c for c in g.members[slot] if c != character and may_control(g, c, character)]


def influence_options(g: Arda, seat: int, touched: list[int]) -> list[Option]:
    """Changes of control: each character once in a phase."""
    found: list[Option] = []
    for slot in g.companies(seat):
        leaders = [c for c in g.members[slot] if g.leader[c] == GENERAL and has_influence(g, c)]
        for character in g.members[slot]:
            if character in touched or g.kind(character) == WIZARD:
                continue
            if g.leader[character] != GENERAL and forbids_general(g, character) is None:
                found.append(("general", character))
            if leaders and not g.followers(character):
                needed = mind(g, character)
                others = [leader for leader in leaders if leader not in (character, g.leader[character])]
                found += [("follow", character, c) for c in others if influence_free(g, c, character) >= needed]
    return found
