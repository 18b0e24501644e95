"""Numbers of single cards to the point, effects on all of several cards, and those who are not meant."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import permanent, through, until
from meccg.cards.test_hazards_agents import plain, total, tried
from meccg.cards.test_resource_events import unanswered
from meccg.cards.test_resource_events_finds import went_on
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_SITE, attack_now, prowess_of, strikes_of
from westmarch.games.meccg.terms import DISCARD, HAND, TAPPED
from westmarch.games.meccg.values import check_modifier, influence, prowess


def checked(board: Board, name: str) -> int:
    """By how much the corruption check of a character was modified besides what is his own."""
    entry = board.logged("check")[-1]
    assert entry["card"] == board.card(name)
    return int(entry["total"] - entry["roll"] - check_modifier(board.g, board.card(name)))


@pytest.mark.parametrize(
    ("agent", "target", "more"),
    [("firiel", "tower-guard-of-minas-tirith", 2 + 2), ("firiel", "palantir-of-minas-tirith", 0),
     ("surion", "tower-guard-of-minas-tirith", 2 + 2), ("surion", "palantir-of-minas-tirith", 0),
     ("om-buri-om", "riders-of-rohan", 0), ("om-buri-om", "woses-of-the-druadan-forest", 3),
     ("pon-ora-pon", "riders-of-rohan", 0), ("pon-ora-pon", "woses-of-the-druadan-forest", 3),
     ("wormtongue", "eomer", 4), ("wormtongue", "legolas", 0)],
)  # fmt: skip
def test_whom_agents_influence_better(agent: str, target: str, more: int) -> None:
    board = Board().event(agent)
    other = board.g.add(f.NUMBER[target], 0, HAND)
    card = board.card(agent)
    assert influence(board.g, card, other) - influence(board.g, card) == more


@pytest.mark.parametrize(("race", "more"), [("spiders", 1), ("animals", 1), ("orcs", 0)])
def test_shelob_strengthens_her_own(race: str, more: int) -> None:
    board = permanent(Board().event("doors-of-night"), "shelob").hand("dodge")
    board.attack(board.company("rivendell", "eomer", "gimli"), race=race, strikes=1, prowess=8)
    attack = attack_now(board.g)
    assert (strikes_of(board.g, attack), prowess_of(board.g, attack)) == (1 + more, 8 + more)


def test_wizards_laughter_is_dangerous() -> None:
    board = Board().hazards("wizards-laughter").dice(12, 2, 9)
    board.company("edoras", "aragorn-ii")
    board.company("edoras", "eomer", seat=1)
    board.company("rivendell", "gandalf", "elrond", "glorfindel-ii", seat=1)
    board.give("gandalf", "glamdring").explore(0).do("persuade:aragorn-ii:eomer").passing("resist")
    unanswered(board.do("play:wizards-laughter:0"))
    went_on(board)
    assert checked(board, "gandalf") == -2


def test_sages_who_wield_twice_check_without_penalty() -> None:
    board = Board().hand("wielded-twice").dice(9)
    board.company("rivendell", "annalena", "merry")
    board.give("annalena", "glamdring", "orcrist", "narsil").give("merry", "elven-cloak").g.status[
        board.card("elven-cloak")
    ] = TAPPED
    unanswered(board.organization().do("play:wielded-twice:0"))
    went_on(board, "organize")
    assert checked(board, "annalena") == 0


def test_a_welcome_is_more_doubtful_at_home() -> None:
    for target, more in (("beretar", 6 + 7), ("legolas", 6)):
        names = (target, "eomer")
        general = 20 - sum([f.face(name).mind for name in names])
        base = plain("bill-ferny", "bree", target, names=names) - general
        assert total(tried("your-welcome-is-doubtful", 0, "bill-ferny", "bree", target, names=names)) == base + more


def test_wrath_of_smaug_breaks_his_body() -> None:
    board = Board().hazards("passion-of-wrath").dice(12, 2)
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 3
    board.creature(slot, "smaug", "site")
    until(board, "play:passion-of-wrath:1").do("play:passion-of-wrath:1")
    assert board.g.laid_sum("strike-body", board.card("aragorn-ii")) == -2


def test_mithril_is_three_better() -> None:
    board = Board()
    board.company("iron-hill-dwarf-hold", "gimli", "eomer")
    board.give("eomer", "sword-of-gondolin").give("gimli", "map-to-mithril")
    board.g.status[board.card("map-to-mithril")] = TAPPED
    before = prowess(board.g, board.card("eomer"))
    unanswered(board.explore(0).do("use:map-to-mithril:3"))
    assert prowess(board.g, board.card("eomer")) == before + 3


@pytest.mark.parametrize(
    ("site", "item", "offered"),
    [("iron-hill-dwarf-hold", "sword-of-gondolin", True), ("bree", "sword-of-gondolin", False),
     ("iron-hill-dwarf-hold", "elven-cloak", False)],
)  # fmt: skip
def test_mithril_makes_weapons_where_dwarves_live(site: str, item: str, offered: bool) -> None:
    board = Board()
    board.company(site, "gimli", "eomer")
    board.give("eomer", item).give("gimli", "map-to-mithril")
    board.g.status[board.card("map-to-mithril")] = TAPPED
    assert ("use:map-to-mithril:3" in board.explore(0).options()) == offered


@pytest.mark.parametrize(("gates", "less"), [(False, 1), (True, 2)])
def test_those_who_are_alert_with_gates_of_morning(gates: bool, less: int) -> None:
    board = Board().event("more-alert-than-most", seat=0).hand("dodge")
    if gates:
        board.event("gates-of-morning", seat=0)
    slot = board.company("rivendell", "aragorn-ii", "eomer", "gimli", "legolas", "merry")
    board.attack(slot, strikes=5, manner=ATTACKER_CHOOSES)
    assert strikes_of(board.g, attack_now(board.g)) == 5 - less


def test_earcaraxe_sends_all_into_exile() -> None:
    board = Board().event("earcaraxe-at-home").hazards("exile-of-solitude", "greed").hand("concealment").dice(2, 2, 2)
    slot = board.company("isle-of-the-ulond", "aragorn-ii", "eomer")
    board.g.limit = 3
    board.attack(slot, race="dragon", strikes=2, prowess=30, source=board.card("earcaraxe-at-home"), origin=BY_SITE)
    through(until(board, "play:exile-of-solitude:1").do("play:exile-of-solitude:1"))
    assert board.zone("aragorn-ii") == board.zone("eomer") == DISCARD


def test_stormcrow_scatters_every_event() -> None:
    board = Board().hazards("stormcrow", "greed").deck("dodge")
    board.company("rivendell", "gandalf", "aragorn-ii", "eomer", "gimli")
    for name in ("fellowship", "to-the-uttermost-foundations"):
        board.g.lay_on_table(board.g.add(f.NUMBER[name], 0, HAND), 0)
    unanswered(board.move(0, "bree").passing("hazard").do("play:stormcrow:0"))
    assert board.zone("fellowship") == board.zone("to-the-uttermost-foundations") == DISCARD


def test_all_weary_agents_go_out_of_sight() -> None:
    board = Board().event("face-out-of-sight", seat=0).event("bill-ferny").event("wormtongue")
    board.company("rivendell", "eomer")
    for name in ("bill-ferny", "wormtongue"):
        board.g.status[board.card(name)] = TAPPED
    board.end_of_turn().passing()
    assert board.zone("bill-ferny") == board.zone("wormtongue") == HAND


def test_an_adamant_helmet_ends_all_enchantments() -> None:
    board = Board().hand("adamant-helmet")
    board.company("the-lonely-mountain", "eomer")
    board.give("eomer", "endless-whispers", "pale-dream-maker", seat=1)
    unanswered(board.explore(0).do("resource:adamant-helmet:eomer"))
    went_on(board, "explore")
    assert board.zone("endless-whispers") == board.zone("pale-dream-maker") == DISCARD


def test_riders_are_stronger_game_for_creatures() -> None:
    board = Board().hand("horses").deck("dodge").hazards("greed")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.organization().do("move:company0:bag-end").do("play:horses:0").passing("organize")
    board.creature(0, "wolves")
    assert prowess_of(board.g, attack_now(board.g)) == f.face("wolves").prowess + 2
