"""Influence attempts by agents (p.26)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.agent_influence import AgentInfluence, agent_targets
from westmarch.games.meccg.rules.agents import face_up, sites_of
from westmarch.games.meccg.terms import DISCARD, HAND, PLAY, TAPPED

ALL = [0, 4, 5]


def board_with(agent: str, at: str, company_at: str, *names: str) -> Board:
    """An agent of the opponent at a site, face up, and a company of the active player."""
    board = Board().event(agent)
    board.company(company_at, *names)
    board.g.attach(board.site(at, 1), board.card(agent))
    board.g.known[board.card(agent)] = 1
    return board


def attempt(board: Board, agent: str, target: str, *dice: int) -> Board:
    board.dice(*dice).run(AgentInfluence(board.card(agent), ALL))
    code = f"persuade:{agent}:{target}"
    if board.g.asks:
        board.do(code)
    return board


@rule("meccg.agent.influence.by-card")
def test_only_a_card_or_an_ability_lets_an_agent_influence() -> None:
    board = Board().event("gisulf").hazards("wolves")
    board.company("woodmen-town", "aragorn-ii", "eomer")
    board.move(0)
    assert not any(option.startswith(("persuade", "use:gisulf")) for option in board.options())
    assert board.refused("persuade:gisulf:eomer", seat=1) == "agent.influence.by-card"
    board = Board().event("golodhros").dice(12, 2)
    board.company("minas-morgul", "eomer", "legolas", "elrond")
    board.move(0).do("use:golodhros:0")
    assert board.zone("eomer") == PLAY and board.prompt() == "home"
    board.do("home:minas-morgul", "persuade:golodhros:eomer")
    agent = board.card("golodhros")
    assert board.tapped("golodhros") and face_up(board.g, agent) and board.zone("eomer") == DISCARD
    # Neither is it an agent action, nor a hazard that was played.
    assert board.g.spent == 0


@rule("meccg.agent.reveal.when-tapped-by-card")
def test_a_card_that_taps_an_agent_reveals_him() -> None:
    board = Board().event("golodhros")
    board.company("minas-morgul", "eomer", "legolas", "elrond")
    board.move(0).do("use:golodhros:0")
    assert face_up(board.g, board.card("golodhros")) and board.g.status[board.card("golodhros")] == TAPPED
    board.do("home:barad-dur")
    assert [board.g.face(c).id for c in sites_of(board.g, board.card("golodhros"))] == ["barad-dur"]
    # From there nobody is in reach: nothing happens.
    assert board.prompt() != "agent-influence" and not board.logged("influence")


@rule("meccg.agent.influence.location-character")
def test_he_must_be_where_the_company_is_or_goes() -> None:
    board = board_with("golodhros", "minas-morgul", "minas-morgul", "eomer", "legolas")
    board.give("eomer", "gollum")
    assert agent_targets(board.g, board.card("golodhros")) == [board.card(n) for n in ("eomer", "legolas", "gollum")]
    board = board_with("golodhros", "minas-morgul", "bree", "eomer")
    assert agent_targets(board.g, board.card("golodhros")) == []
    board.move(0)
    assert board.refused("persuade:golodhros:eomer", seat=1) == "agent.influence.location-character"
    # A moving company is reached at its destination, once that is known, and not at its origin.
    board = board_with("golodhros", "moria", "lorien", "eomer")
    board.move(0, "moria", how="")
    assert agent_targets(board.g, board.card("golodhros")) == []
    board.do("basic")
    assert agent_targets(board.g, board.card("golodhros")) == [board.card("eomer")]


@rule("meccg.agent.influence.location-character")
def test_wizards_items_and_own_cards_are_no_targets() -> None:
    board = board_with("golodhros", "minas-morgul", "minas-morgul", "gandalf", "eomer")
    board.give("eomer", "glamdring")
    board.company("minas-morgul", "elrond", seat=1)
    assert agent_targets(board.g, board.card("golodhros")) == [board.card("eomer")]


@rule("meccg.agent.influence.location-faction")
def test_a_faction_where_it_is_playable() -> None:
    board = board_with("elwen", "dol-amroth", "bree", "eomer").points("knights-of-dol-amroth")
    assert agent_targets(board.g, board.card("elwen")) == [board.card("knights-of-dol-amroth")]
    board = board_with("elwen", "minas-tirith", "bree", "eomer").points("knights-of-dol-amroth")
    assert agent_targets(board.g, board.card("elwen")) == []
    board.move(0)
    assert board.refused("persuade:elwen:knights-of-dol-amroth", seat=1) == "agent.influence.location-faction"


@rule("meccg.agent.influence.same-rules")
def test_the_sum_of_an_agents_attempt() -> None:
    # Golodhros away from home: 9 + 4 - 5 - free general influence (20 - 10 - 6).
    board = board_with("golodhros", "bree", "bree", "eomer", "elrond", "legolas")
    board.follow("eomer", "elrond")
    attempt(board, "golodhros", "eomer", 9, 5)
    line = board.logged("influence")[0]
    # Elrond's free direct influence defends his follower: 4 less Eomer's Mind of 3.
    assert line["total"] == 9 + 4 - 5 - 4 - 1 and line["number"] == 3
    assert board.zone("eomer") == PLAY
    board = board_with("golodhros", "bree", "bree", "eomer", "elrond", "legolas")
    attempt(board, "golodhros", "eomer", 9, 5)
    assert board.logged("influence")[0]["total"] == 9 + 4 - 5 - 1 and board.zone("eomer") == DISCARD


@rule("meccg.agent.influence.same-rules")
@pytest.mark.parametrize(("roll", "zone"), [(10, DISCARD), (9, PLAY)])
def test_an_equal_result_of_an_agent_fails(roll: int, zone: int) -> None:
    board = board_with("golodhros", "bree", "bree", "eomer", "elrond", "legolas").give("eomer", "glamdring")
    attempt(board, "golodhros", "eomer", roll, 9)
    assert board.logged("influence")[0]["total"] == roll + 4 - 9 - 1
    assert board.zone("eomer") == zone and board.zone("glamdring") == zone


@rule("meccg.agent.influence.home-bonus")
def test_two_more_at_home() -> None:
    board = board_with("golodhros", "minas-morgul", "minas-morgul", "eomer", "elrond", "legolas")
    attempt(board, "golodhros", "eomer", 7, 7)
    assert board.logged("influence")[0]["total"] == 4 + 2 - 1


@rule("meccg.agent.influence.no-resources")
def test_no_resource_changes_an_agents_attempt() -> None:
    board = board_with("elwen", "dol-amroth", "dol-amroth", "imrahil").points("knights-of-dol-amroth")
    board.hand("muster", "a-friend-or-three").pile(HAND, "muster", "a-friend-or-three", seat=1)
    board.run(AgentInfluence(board.card("elwen"), ALL))
    while board.g.asks:
        assert board.to_act() == 1 and not any("muster" in o or "friend" in o for o in board.options())
        board.do("persuade:elwen:knights-of-dol-amroth")
    assert board.logged("influence")


@rule("meccg.agent.influence.ally-home")
def test_an_ally_playable_at_his_home() -> None:
    # Gollum may be played at Moria, a home of Anarin, who is at Bree now.
    board = board_with("anarin", "bree", "bree", "elrond", "legolas", "eomer").give("elrond", "gollum")
    attempt(board, "anarin", "gollum", 9, 7)
    line = board.logged("influence")[0]
    assert line["number"] == 0 and line["total"] == 9 + 3 + 2 - 7 - 1 - 4 and board.zone("gollum") == DISCARD
    board = board_with("gisulf", "bree", "bree", "elrond", "legolas", "eomer").give("elrond", "gollum")
    attempt(board, "gisulf", "gollum", 9, 7)
    line = board.logged("influence")[0]
    assert line["number"] > 0 and line["total"] == 9 + 1 - 7 - 1 - 4 and board.zone("gollum") == PLAY


@rule("meccg.agent.influence.faction-home")
def test_a_faction_playable_at_his_home() -> None:
    board = board_with("elwen", "dol-amroth", "bree", "elrond", "legolas", "eomer").points("knights-of-dol-amroth")
    attempt(board, "elwen", "knights-of-dol-amroth", 2, 5)
    line = board.logged("influence")[0]
    # At home 2 for the site and 2 for the faction; no character defends a faction.
    assert line["number"] == 0 and line["total"] == 2 + 2 + 2 + 2 - 5 - 1
    assert board.zone("knights-of-dol-amroth") == DISCARD
    board = board_with("gisulf", "dol-amroth", "bree", "elrond", "legolas", "eomer").points("knights-of-dol-amroth")
    attempt(board, "gisulf", "knights-of-dol-amroth", 12, 5)
    line = board.logged("influence")[0]
    assert line["number"] == 8 and line["total"] == 12 + 1 - 5 - 1
    assert board.zone("knights-of-dol-amroth") != DISCARD
