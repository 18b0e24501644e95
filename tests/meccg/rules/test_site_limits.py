"""The site phase, influence and agents at their limits (p.15-16, p.25-26)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.rules.agents import AgentAttack
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.rings import ring_sort
from westmarch.games.meccg.terms import DISCARD, HAND, OUT, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import general_free, influence_free


def through(board: Board, prompt: str = "") -> Board:
    for _ in range(80):
        if not board.g.asks or (prompt and board.prompt() == prompt):
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


@rule("meccg.site.minor.other-character")
def test_whoever_played_the_resource_does_not_get_the_minor_item_too() -> None:
    board = Board().hand("sword-of-gondolin", "elven-cloak")
    board.company("barrow-downs", "elladan", "aragorn-ii")
    board.explore(0).do("resource:sword-of-gondolin:elladan")
    board.g.status[board.card("elladan")] = UNTAPPED
    board.explore(0)
    assert board.refused("extra:elven-cloak:elladan") == "site.minor.other-character"
    assert "extra:elven-cloak:aragorn-ii" in board.options()


@rule("meccg.site.minor.other-character")
def test_no_minor_item_if_all_others_are_tapped() -> None:
    board = Board().hand("goldberry", "potion-of-prowess")
    board.company("old-forest", "boromir-ii", "hama/tapped")
    board.explore(0).do("resource:goldberry:boromir-ii")
    assert not board.g.asks and "potion-of-prowess" in board.names(HAND)


@rule("meccg.site.minor.one", "meccg.site.play.one-main-resource")
def test_one_resource_and_one_minor_item() -> None:
    board = Board().hand("sword-of-gondolin", "elven-cloak", "healing-herbs", "hauberk-of-bright-mail")
    board.company("barrow-downs", "elladan", "aragorn-ii", "eomer", "gimli")
    board.explore(0)
    assert board.refused("extra:elven-cloak:gimli") == "site.minor.after-success"
    board.do("resource:sword-of-gondolin:elladan", "extra:elven-cloak:gimli")
    assert board.tapped("gimli") and board.bearer("elven-cloak") == "gimli"
    assert not any(option.startswith(("resource", "extra")) for option in board.options())


@rule("meccg.site.play.failed-attempt-leaves-site", "meccg.site.faction.failure")
def test_after_a_failed_attempt_another_may_try_another_resource() -> None:
    board = Board().hand("riders-of-rohan", "elven-cloak").dice(2)
    board.company("edoras", "merry", "pippin")
    board.explore(0).do("resource:riders-of-rohan:merry").passing()
    assert board.zone("riders-of-rohan") == DISCARD and board.tapped("merry")
    assert board.g.status[board.site("edoras")] == UNTAPPED and board.zone("elven-cloak") == HAND


@rule("meccg.site.faction.exceed", "meccg.example.faction.imrahil")
@pytest.mark.parametrize(("roll", "won"), [(4, True), (3, False)])
def test_a_faction_must_be_exceeded(roll: int, won: bool) -> None:
    board = Board().hand("knights-of-dol-amroth").dice(roll)
    board.company("dol-amroth", "imrahil")
    board.explore(0).do("resource:knights-of-dol-amroth:imrahil").passing()
    assert (board.zone("knights-of-dol-amroth") == POINTS) is won
    assert board.g.status[board.site("dol-amroth")] == (TAPPED if won else UNTAPPED)


@rule("meccg.site.faction.success")
def test_a_faction_stays_when_its_influencer_is_lost() -> None:
    board = Board().hand("knights-of-dol-amroth").dice(12, 2, 12)
    board.company("dol-amroth", "imrahil")
    board.explore(0).do("resource:knights-of-dol-amroth:imrahil").passing()
    through(board.attack(0, prowess=25))
    assert board.zone("imrahil") == OUT and board.names(POINTS) == ["knights-of-dol-amroth"]


@rule("meccg.site.aa.need-not-defeat")
def test_a_tied_automatic_attack_is_over() -> None:
    board = Board().hand("sword-of-gondolin").dice(2)
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.at_site(0).do("enter", "target:aragorn-ii", "tap:aragorn-ii", "pass")
    assert board.logged("strike")[0]["total"] == 8 == board.logged("strike")[0]["prowess"]
    assert "resource:sword-of-gondolin:eomer" in board.options()


@rule("meccg.oppinf.wizard-not-when-revealed")
def test_a_wizard_waits_a_turn_before_he_influences() -> None:
    board = Board().hand("gandalf")
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "eomer", seat=1)
    board.organization().do("character:gandalf", "enter_company:company0")
    board.explore(0)
    assert board.refused("persuade:gandalf:eomer") == "oppinf.wizard-not-when-revealed"
    assert "persuade:aragorn-ii:eomer" in board.options()
    board.end_of_turn().passing()
    board.explore(0)
    assert "persuade:gandalf:eomer" in board.options()


@rule("meccg.oppinf.not-first-turn")
@pytest.mark.parametrize(("begun", "offered"), [(1, False), (2, True)])
def test_from_the_second_turn_of_each_player(begun: int, offered: bool) -> None:
    board = Board()
    board.company("edoras", "gandalf")
    board.company("edoras", "eomer", seat=1)
    board.g.begun = [begun, 5]
    board.explore(0)
    assert ("persuade:gandalf:eomer" in board.options()) is offered


@rule("meccg.oppinf.formula", "meccg.oppinf.controller-free-di", "meccg.oppinf.exceed-mind")
@pytest.mark.parametrize(("other", "total", "won"), [(9, 4, True), (10, 3, False)])
def test_the_whole_sum(other: int, total: int, won: bool) -> None:
    board = Board().dice(6, other)
    board.company("edoras", "gandalf", "merry")
    board.company("edoras", "elrond", "eomer", "glorfindel-ii", seat=1)
    board.follow("eomer", "elrond").explore(0).do("persuade:gandalf:eomer").passing()
    # 6 + 10 - their roll - (20 - 10 - 8) - (4 - 3) against his Mind of 3; Elrond's influence 4 holds Eomer.
    line = board.logged("influence")[0]
    assert line["number"] == 3 and line["total"] == 6 + 10 - other - 2 - 1 == total
    assert (board.zone("eomer") == DISCARD) is won


@rule("meccg.oppinf.item.item-modifiers")
@pytest.mark.parametrize(("name", "bonus"), [("the-one-ring", 5), ("sword-of-gondolin", 0)])
def test_an_item_adds_the_influence_it_would_give(name: str, bonus: int) -> None:
    board = Board().hand(name).dice(7, 7)
    board.company("edoras", "gandalf")
    board.company("edoras", "frodo", seat=1)
    board.give("frodo", name).explore(0).do(f"persuade_with:gandalf:{name}:{name}").passing()
    free, frodo = general_free(board.g, 1), board.card("frodo")
    defence = free + influence_free(board.g, frodo) if board.zone(name, 1) == PLAY else free + 1
    assert board.logged("influence")[0]["total"] == 7 + 10 + bonus - 7 - defence


# Agents


def agent_struck(owner: int, *dice: int) -> Board:
    """Gisulf, face up at Gladden Fields, attacks a company; defender's and agent's dice are laid down."""
    board = Board().event("gisulf", seat=owner).dice(*dice)
    board.company("gladden-fields", "aragorn-ii")
    agent = board.card("gisulf")
    board.g.known[agent] = 1
    board.g.attach(board.site("gladden-fields", owner), agent)
    board.run(AgentAttack(agent, 0))
    attack = attack_of(board.g)
    assert attack is not None
    attack.seat = 1
    return through(board)


@rule("meccg.agent.vp.opponent-only", "meccg.agent.combat.after")
def test_a_defeated_agent_is_worth_points_to_the_opponent() -> None:
    board = agent_struck(1, 2, 12, 12)
    assert board.names(POINTS, 0) == ["gisulf"] and points(board.g, 0)[4] == 1
    board = agent_struck(1, 2, 12, 2)
    assert board.zone("gisulf") == PLAY and board.tapped("gisulf") and board.g.known[board.card("gisulf")] == 1


@rule("meccg.agent.vp.own-eliminated")
def test_ones_own_agent_is_eliminated_for_nothing() -> None:
    board = agent_struck(0, 2, 12, 12)
    assert board.zone("gisulf") == OUT and sum(points(board.g, 0)[4:]) == 0 == sum(points(board.g, 1))


@rule("meccg.agent.combat.roll", "meccg.agent.combat.wounded")
def test_an_agent_rolls_for_his_strike() -> None:
    board = agent_struck(1, 9, 2, 2)
    line = board.logged("strike")[0]
    assert line["prowess"] == 5 + 9 and line["total"] == 6 - 3 + 2 and board.wounded("aragorn-ii")


@rule("meccg.agent.attack.when")
def test_no_agent_attacks_a_company_that_stays_outside() -> None:
    board = Board().event("gisulf")
    board.company("dale", "aragorn-ii")
    board.at_site(0).do("pass")
    assert not board.g.asks and not board.logged("attack")


@rule("meccg.agent.untap-phase")
def test_a_wounded_agent_stays_wounded_in_the_untap_phase() -> None:
    board = Board().event("gisulf", seat=0)
    board.company("rivendell", "aragorn-ii")
    board.g.status[board.card("gisulf")] = WOUNDED
    board.untap()
    assert board.wounded("gisulf")


@rule("meccg.rings.need-gold-ring", "meccg.site.item.kinds-by-site")
def test_special_rings_are_played_nowhere_without_a_gold_ring() -> None:
    rings = [face.id for face in FACES if ring_sort(face)]
    assert len(rings) >= 8 and "the-one-ring" in rings
    for site in ("moria", "isengard", "the-under-gates"):
        board = Board().hand(*rings, "fair-gold-ring")
        board.company(site, "aragorn-ii", "gimli")
        board.explore(0)
        played = {option.split(":")[1] for option in board.options() if option.startswith("resource")}
        assert not played & set(rings)
