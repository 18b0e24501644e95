"""What single sites say: Mount Doom, the Under-deeps and others."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.combat import DETAINMENT, attack_of
from westmarch.games.meccg.rules.council import CATEGORIES, points
from westmarch.games.meccg.rules.creatures import region_names
from westmarch.games.meccg.terms import DISCARD, LOCATION, OF_COMPANY, PLAY, POINTS, SITE_DISCARD, TAPPED, TURN, WOUNDED

OTHERS = CATEGORIES.index("others")


def entering(site: str, *names: str, hazards: tuple[str, ...] = ()) -> Board:
    """A company has entered a site; its opponent holds some cards."""
    board = Board().hazards(*hazards)
    board.company(site, *(names or ("aragorn-ii", "gandalf", "elladan")))
    return board


def until(board: Board, prompt: str) -> Board:
    """Whatever is asked first is answered with what costs least."""
    for _ in range(80):
        if board.prompt() == prompt or not board.g.asks:
            break
        board.do("pass" if "pass" in board.options() else board.options()[0])
    return board


@rule("meccg.game.card-text-wins")
def test_no_card_keeps_creatures_from_mount_doom() -> None:
    for site, offered in (("mount-doom", True), ("moria", False)):
        board = Board().hazards("orc-guard")
        board.company(site, "aragorn-ii", "eomer")
        board.g.lay("no-creatures", OF_COMPANY, 1, TURN)
        board.move(0)
        assert ("creature:orc-guard:type-shadow-hold" in board.options()) is offered


@rule("meccg.mh.limit.company-size")
def test_two_more_hazards_on_the_way_to_mount_doom() -> None:
    board = Board().hazards("orc-guard")
    board.company("lorien", "aragorn-ii", "eomer", "gimli")
    board.move(0, "mount-doom")
    assert board.g.limit == 5
    board = Board().hazards("orc-guard")
    board.company("mount-doom", "aragorn-ii", "eomer", "gimli")
    board.move(0)
    assert board.g.limit == 3


@rule("meccg.site.aa.several")
def test_a_nazgul_keeps_watch_below() -> None:
    board = entering("the-under-leas").event("witch-king-of-angmar")
    until(board.at_site(0).do("enter"), "explore")
    races = [line["race"] for line in board.logged("attack")]
    assert races == ["orcs", "nazgul"] and board.zone("witch-king-of-angmar") == DISCARD
    board = entering("the-under-leas").event("adunaphel")
    until(board.at_site(0).do("enter"), "explore")
    assert [line["race"] for line in board.logged("attack")] == ["orcs"] and board.zone("adunaphel") == PLAY


@rule("meccg.site.aa.several", "meccg.combat.defeat.automatic-attack-no-card")
def test_the_attacker_chooses_which_nazgul_and_nobody_gains_by_it() -> None:
    board = entering("the-under-courts").event("adunaphel").event("ren-the-unclean")
    board.dice(*[12] * 40).at_site(0).do("enter")
    until(board, "ambush")
    assert board.to_act() == 1 and board.options() == ["ambush:adunaphel", "ambush:ren-the-unclean"]
    until(board.do("ambush:ren-the-unclean"), "explore")
    assert board.zone("ren-the-unclean") == DISCARD and board.zone("adunaphel") == PLAY
    assert not board.names(POINTS)


@rule("meccg.creature.key.any-one")
def test_the_undead_of_the_gem_deeps() -> None:
    board = Board().hazards("ghosts", "ghouls", "wolves")
    board.company("the-gem-deeps", "aragorn-ii", "eomer")
    board.move(0)
    assert {"creature:ghosts:site", "creature:ghouls:site"} <= set(board.options())
    board = Board().hazards("ghosts")
    board.company("goblin-gate", "aragorn-ii", "eomer")
    board.move(0)
    assert "creature:ghosts:site" not in board.options()


@rule("meccg.game.card-text-wins")
def test_the_balrog_is_at_home_only_once() -> None:
    board = Board()
    slot = board.company("the-under-gates", "aragorn-ii")
    assert automatic_attacks(board.g, slot) == [0, 1]
    board.event("balrog-of-moria")
    assert automatic_attacks(board.g, slot) == [1]
    for name in ("balrog-of-moria", "durins-bane"):
        board = Board().points(name)
        slot = board.company("the-under-gates", "aragorn-ii")
        assert automatic_attacks(board.g, slot) == [1]


@rule("meccg.council.score.categories")
def test_stolen_knowledge_of_the_under_galleries() -> None:
    board = Board()
    board.company("the-under-galleries", "aragorn-ii")
    site = board.site("the-under-galleries")
    board.g.status[site] = TAPPED
    board.move(0, "the-under-courts").passing()
    if board.where(0) == "the-under-galleries":
        board.dice(12).move(0, "the-under-courts").passing()
    assert board.g.zone[site] == POINTS and points(board.g, 0)[OTHERS] == 3
    # Untapped it goes back like any other.
    board = Board().dice(12)
    board.company("the-under-galleries", "aragorn-ii")
    board.move(0, "the-under-courts").passing()
    assert board.g.zone[board.site("the-under-galleries")] == LOCATION


@rule("meccg.arrive.origin-tapped-discarded")
def test_buhr_widu_is_never_discarded() -> None:
    for name, zone in (("buhr-widu", LOCATION), ("bandit-lair", SITE_DISCARD)):
        board = Board()
        board.company(name, "aragorn-ii")
        board.g.status[board.site(name)] = TAPPED
        board.move(0, "lorien").passing()
        assert board.g.zone[board.site(name)] == zone


@rule("meccg.site.play.tapped-site-closed")
def test_items_at_tapped_tharbad() -> None:
    for name, offered in (("tharbad", True), ("bandit-lair", False)):
        board = Board().hand("elven-cloak")
        board.company(name, "aragorn-ii", "eomer")
        board.g.status[board.site(name)] = TAPPED
        board.explore(0)
        assert ("resource:elven-cloak:aragorn-ii" in board.options()) is offered


@rule("meccg.hoard.only-at-hoard")
def test_two_minor_items_for_a_major_one_at_hermits_hill() -> None:
    board = Board().hand("sword-of-gondolin", "hauberk-of-bright-mail")
    board.company("hermits-hill", "aragorn-ii", "eomer")
    board.give("aragorn-ii", "elven-cloak").give("eomer", "dagger-of-westernesse")
    board.explore(0)
    assert board.refused("resource:sword-of-gondolin:eomer") == "site.item.kinds-by-site"
    board.do("barter:elven-cloak:dagger-of-westernesse")
    assert board.zone("elven-cloak") == DISCARD and board.zone("dagger-of-westernesse") == DISCARD
    board.do("resource:sword-of-gondolin:eomer")
    assert board.bearer("sword-of-gondolin") == "eomer"
    assert not any("hauberk" in option for option in board.options())


def test_any_creature_in_the_ruins_of_framsburg() -> None:
    board = entering("framsburg", hazards=("wolves", "orc-guard", "giant", "watcher-in-the-water"))
    board.at_site(0).do("enter")
    assert board.prompt() == "ambush"
    # Wolves by their single Wilderness, Orc-guard by the Shadow-hold; the Giant needs two Wildernesses.
    assert sorted(board.options()) == ["ambush:orc-guard", "ambush:wolves", "pass"]


@rule("meccg.combat.defeat.automatic-attack-no-card")
def test_nobody_gains_by_a_creature_that_attacks_for_the_site() -> None:
    board = entering("framsburg", hazards=("wolves",)).dice(*[12] * 12)
    until(board.at_site(0).do("enter", "ambush:wolves"), "explore")
    assert board.logged("strike") and board.zone("wolves") == DISCARD


@rule("meccg.detain.source", "meccg.detain.tap-instead-of-wound", "meccg.detain.no-body-check")
def test_detainment_is_read_from_the_site() -> None:
    printed = f.Attack({"race": "men", "strikes": 2, "prowess": 20, "detain": True})
    assert printed.detain and not f.Attack({"race": "men", "strikes": 2, "prowess": 20}).detain
    face = f.face("bandit-lair")
    ordinary = face.automatic[0]
    try:
        face.automatic[0] = printed
        board = entering("bandit-lair", "aragorn-ii", "eomer").dice(2, 2)
        board.at_site(0).do("enter")
        attack = attack_of(board.g)
        assert attack is not None and attack.manner & DETAINMENT
        until(board, "explore")
        assert board.tapped("aragorn-ii") and board.tapped("eomer") and not board.logged("body")
    finally:
        face.automatic[0] = ordinary
    board = entering("bandit-lair", "aragorn-ii", "eomer").dice(2, 2, 2, 2, 2, 2, 2, 2)
    until(board.at_site(0).do("enter"), "explore")
    attacked = [line["race"] for line in board.logged("attack")]
    assert attacked == ["men"]


@rule("meccg.detain.further-rules")
def test_only_the_stated_rule_of_detainment_is_there() -> None:
    """The book leaves the fuller rules out: apart from tapping, the attack is like any other."""
    for detain in (0, 1):
        board = Board().dice(12)
        slot = board.company("bree", "aragorn-ii")
        board.attack(slot, strikes=1, prowess=8, manner=DETAINMENT if detain else 0).do("tap:aragorn-ii")
        assert board.logged("strike")[0]["total"] == 18 and board.tapped("aragorn-ii")
    board = Board().dice(2)
    slot = board.company("bree", "aragorn-ii/wounded")
    board.attack(slot, strikes=1, prowess=20, manner=DETAINMENT)
    assert board.status("aragorn-ii") == WOUNDED and not board.logged("body")


@rule("meccg.expansion.symbols")
def test_every_card_belongs_to_a_set_of_the_book() -> None:
    from westmarch.games.meccg.card_list import SETS, card_list

    expansions = {
        "The Dragons",
        "Dark Minions",
        "The Lidless Eye",
        "Against the Shadow",
        "The White Hand",
        "The Balrog",
    }
    assert set(SETS.values()) == expansions | {"The Wizards", "Promotional"}
    found = {card["set"] for card in card_list()}
    assert found <= set(SETS.values()) and {"The Wizards", "The Dragons", "Dark Minions"} <= found


@rule("meccg.game.card-text-wins", "meccg.card.item.healing-herbs")
@pytest.mark.parametrize(("site", "healed"), [("old-forest", 2), ("rhosgobel", 2), ("bree", 1)])
def test_whatever_heals_at_the_old_forest_heals_all(site: str, healed: int) -> None:
    board = Board()
    board.company(site, "annalena", "boromir-ii/wounded", "eomer/wounded")
    board.give("annalena", "healing-herbs").organization().do("use:healing-herbs:0")
    for _ in range(5):
        if board.prompt() != "choose":
            break
        board.do(next(option for option in board.options() if "boromir" in option or "annalena" in option))
    wounded = [board.wounded("boromir-ii"), board.wounded("eomer")]
    assert not wounded[0] and wounded.count(False) == healed


@rule("meccg.deeps.no-region-path")
def test_the_way_up_has_no_region_either() -> None:
    board = Board().hazards("call-of-home")
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.move(0, "goblin-gate")
    assert board.g.path == [] and region_names(board.g, 0) == []


@rule("meccg.agent.action.creatures.type-of-aa")
def test_an_agent_brings_no_unique_creature() -> None:
    board = Board().event("gisulf").hazards("smaug", "call-of-home")
    board.g.attach(board.site("the-lonely-mountain", 1), board.card("gisulf"))
    board.company("the-lonely-mountain", "aragorn-ii", "eomer", "gimli")
    board.move(0)
    assert f.face("smaug").race == f.face("the-lonely-mountain").automatic[0].race
    assert not any(option.startswith("agent_creature") for option in board.options())
