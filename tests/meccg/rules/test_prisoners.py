"""Prisoners and rescue sites (p.28): borrowed site cards, and what becomes of those who are not rescued."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import NUMBER
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.company_movement import CompanyMovement
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.hosts import (
    TakePrisoner,
    eliminate_prisoner,
    prisoners_of,
    release_prisoners,
    rescue_site,
)
from westmarch.games.meccg.terms import DISCARD, GENERAL, LOCATION, PLAY, POINTS, SITE_DISCARD, TAPPED
from westmarch.games.meccg.values import general_free

HOST = "flies-and-spiders"


def captured(*prisoners: str, more: tuple[str, ...] = ("eomer",), own_card: str = "here") -> Board:
    """Some characters are prisoners at Barrow-downs; the company that lost them is at the Old Forest."""
    board = Board().event(HOST)
    board.company("old-forest", *prisoners, *more)
    for name in prisoners:
        board.run(TakePrisoner(board.card(HOST), board.card(name)))
        if board.g.asks:
            board.do("rescue_site:barrow-downs")
    if own_card == "discarded":
        board.lose_site("barrow-downs")
    return board


def rescuers(board: Board) -> int:
    """A company at Rivendell, from where Barrow-downs can be reached."""
    return board.company("rivendell", "gandalf", "elladan", "elrohir", "glorfindel-ii", "boromir-ii")


def win_through(board: Board) -> Board:
    board.dice(*[12] * 30)
    for _ in range(60):
        if board.prompt() in ("rescue", ""):
            break
        board.do("pass" if "pass" in board.options() else board.options()[-1])
    return board


@rule("meccg.rescue.own-site-card")
def test_ones_own_copy_is_used() -> None:
    board = captured("aragorn-ii")
    slot = rescuers(board)
    board.organization()
    own, theirs = board.site("barrow-downs", 0), rescue_site(board.g, board.card(HOST))
    codes = [option for option in board.g.asks[0].all_options() if option[0] == "move" and option[1] == slot]
    assert ("move", slot, own) in codes and ("move", slot, theirs) not in codes
    assert GAME.why_not(board.g, 0, ("move", slot, theirs)) == "meccg.rescue.own-site-card"


@rule("meccg.rescue.borrowed-site-card")
def test_the_hosts_copy_may_be_borrowed_for_the_rescue_alone() -> None:
    board = captured("aragorn-ii", own_card="discarded").hand("sword-of-gondolin", "elven-cloak")
    slot = rescuers(board)
    board.organization().do(f"move:company{slot}:barrow-downs")
    site = rescue_site(board.g, board.card(HOST))
    assert board.g.c_dest[slot] == site
    board.run(CompanyMovement(slot))
    board.do("basic").passing()
    assert board.where(slot) == "barrow-downs" and rescue_site(board.g, board.card(HOST)) == site
    board.explore(slot)
    assert "rescue:flies-and-spiders" in board.options()
    assert not any(option.startswith(("resource", "extra")) for option in board.options())
    assert board.refused("resource:sword-of-gondolin:gandalf") == "rescue.borrowed-site-card"
    win_through(board.do("rescue:flies-and-spiders")).do("tap:elladan")
    assert board.g.company[board.card("aragorn-ii")] == slot and board.zone(HOST) == DISCARD
    # The company stands there by the other player's card until it leaves; then it goes back to its owner.
    assert board.where(slot) == "barrow-downs" and board.g.zone[site] == PLAY
    assert any(option.startswith("extra:elven-cloak") for option in board.options())
    assert not any(option.startswith("resource") for option in board.options())
    board.move(slot, "rivendell").passing()
    assert board.g.zone[site] == LOCATION and board.g.holder[site] == 1
    assert board.g.zone[board.site("barrow-downs", 0)] == SITE_DISCARD


@rule("meccg.rescue.borrowed-site-card")
def test_nobody_borrows_without_a_prisoner_of_his_own() -> None:
    board = captured("aragorn-ii", own_card="discarded")
    rescuers(board)
    board.company("rivendell", "legolas", seat=1)
    board.g.active = 1
    board.organization()
    assert not any("barrow-downs" in option for option in board.options())


@rule("meccg.rescue.host-discarded", "meccg.rescue.borrowed-site-card", "meccg.host.site.returns")
def test_released_prisoners_stand_at_the_hosts_card_if_there_is_no_other() -> None:
    board = captured("aragorn-ii", own_card="discarded")
    host, site = board.card(HOST), rescue_site(board.g, board.card(HOST))
    release_prisoners(board.g, host)
    board.g.put(host, DISCARD)
    slot = board.g.company[board.card("aragorn-ii")]
    assert board.g.c_site[slot] == site and board.g.zone[site] == PLAY and board.g.host[site] == -1
    board.g.status[site] = TAPPED
    board.move(slot, "rivendell").passing()
    assert board.g.zone[site] == LOCATION and board.g.holder[site] == 1


@rule("meccg.rescue.host-discarded", "meccg.rescue.two-ways")
def test_marvels_told_sets_prisoners_free() -> None:
    board = captured("aragorn-ii").hand("marvels-told").dice(12, 12)
    board.company("rivendell", "elrond")
    board.organization().do("play:marvels-told:0")
    for _ in range(10):
        if board.prompt() == "organize" or not board.g.asks:
            break
        code = next((o for o in board.options() if HOST in o or "elrond" in o), "pass")
        board.do(code)
    slot = board.g.company[board.card("aragorn-ii")]
    assert board.zone(HOST) == DISCARD and board.where(slot) == "barrow-downs"
    assert board.g.members[slot] == [board.card("aragorn-ii")]
    assert board.g.zone[board.site("barrow-downs", 1)] == LOCATION


@rule("meccg.prisoner.eliminated-negative", "meccg.rescue.host-empty", "meccg.host.site.returns")
def test_an_eliminated_prisoner_counts_against_his_player() -> None:
    board = captured("aragorn-ii").hand("aragorn-ii", seat=1)
    before = points(board.g, 0)[0]
    board.give("aragorn-ii", "fair-gold-ring")
    eliminate_prisoner(board.g, board.card("aragorn-ii", 0))
    aragorn = board.card("aragorn-ii", 0)
    assert board.g.zone[aragorn] == POINTS and board.g.holder[aragorn] == 0
    assert points(board.g, 0)[0] == before == 1 - 3
    assert board.zone(HOST) == DISCARD and board.g.zone[board.site("barrow-downs", 1)] == LOCATION
    assert board.zone("fair-gold-ring") == DISCARD
    # He is gone for good: the other player cannot bring his own.
    assert board.g.unique_taken(board.g.face(aragorn)) and NUMBER["aragorn-ii"] == board.g.faces[aragorn]


@rule("meccg.rescue.host-empty")
def test_a_host_keeps_its_other_prisoners() -> None:
    board = captured("aragorn-ii", "legolas")
    host = board.card(HOST)
    eliminate_prisoner(board.g, board.card("aragorn-ii"))
    assert prisoners_of(board.g, host) == [board.card("legolas")] and board.zone(HOST) == PLAY
    assert rescue_site(board.g, host) >= 0


@rule("meccg.rescue.all-prisoners-join", "meccg.rescue.under-gi", "meccg.rescue.site-taps")
def test_all_prisoners_come_back_under_general_influence() -> None:
    board = captured("aragorn-ii", "legolas", more=())
    slot = board.company("barrow-downs", "gandalf", "elrond", "glorfindel-ii", "mablung", "peath")
    board.explore(slot).do("rescue:flies-and-spiders")
    win_through(board)
    board.do(board.options()[0])
    freed = [board.card("aragorn-ii"), board.card("legolas")]
    assert all(board.g.company[card] == slot and board.g.leader[card] == GENERAL for card in freed)
    # Elrond 10, Glorfindel 8, Mablung 1, Peath 4, Aragorn 9, Legolas 6: too many until the next organization phase.
    assert general_free(board.g, 0) == 20 - 38
    board.organization().do("pass")
    assert board.prompt() == "shortfall"


@rule("meccg.rescue.tap-character")
def test_without_anybody_to_tap_the_rescue_fails() -> None:
    board = captured("aragorn-ii")
    slot = board.company("barrow-downs", "gandalf")
    board.explore(slot).dice(*[2] * 12).do("rescue:flies-and-spiders")
    for _ in range(30):
        if board.prompt() in ("explore", "rescue", ""):
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    assert prisoners_of(board.g, board.card(HOST)) == [board.card("aragorn-ii")]
    assert board.zone(HOST) == PLAY


@rule("meccg.prisoner.only-specific-cards", "meccg.prisoner.no-actions")
def test_hazards_do_not_reach_prisoners() -> None:
    board = captured("aragorn-ii").hazards("weariness-of-the-heart", "lure-of-nature")
    board.move(0)
    aimed = [option for option in board.options() if option.startswith("play:")]
    assert aimed
    board.do(aimed[0])
    assert not any("aragorn-ii" in option for option in board.options())


@rule("meccg.prisoner.followers-to-gi")
def test_followers_come_under_general_influence_even_if_there_is_not_enough() -> None:
    board = Board().event(HOST)
    board.company("old-forest", "gandalf", "elrond", "aragorn-ii", "legolas")
    board.follow("legolas", "gandalf")
    board.run(TakePrisoner(board.card(HOST), board.card("gandalf"))).do("rescue_site:barrow-downs")
    assert board.g.leader[board.card("legolas")] == GENERAL and general_free(board.g, 0) == 20 - 25


@rule("meccg.host.site.under-deeps")
def test_a_site_below_may_be_the_rescue_site() -> None:
    board = Board().event("waylaid-wounded-and-orc-dragged")
    board.company("rivendell", "frodo", "aragorn-ii")
    board.move(0, "goblin-gate")
    board.run(TakePrisoner(board.card("waylaid-wounded-and-orc-dragged"), board.card("frodo")))
    assert "rescue_site:the-under-grottos" in board.options()
    board = Board().event("waylaid-wounded-and-orc-dragged")
    board.company("rivendell", "frodo", "aragorn-ii")
    board.move(0, "bree")
    board.run(TakePrisoner(board.card("waylaid-wounded-and-orc-dragged"), board.card("frodo")))
    assert "rescue_site:the-under-grottos" not in board.options()


@rule("meccg.rescue.attacks")
def test_the_rescue_attacks_come_before_the_rescue() -> None:
    board = captured("aragorn-ii")
    slot = board.company("barrow-downs", "gandalf", "elladan", "elrohir", "glorfindel-ii")
    board.explore(slot).do("rescue:flies-and-spiders")
    win_through(board)
    assert [line["race"] for line in board.logged("attack")] == ["spiders"] and len(board.logged("strike")) == 3
