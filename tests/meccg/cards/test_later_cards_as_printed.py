"""Cards of the expansions, sentence by sentence, as a player reads them: dragons at home, rings, agents, attempts, ways."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.hazard_board import facing, fought, permanent, through, under_way, until
from meccg.cards.test_resource_events import unanswered
from westmarch.games.meccg.facts import LANDS
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.company_movement import hazard_limit
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.terms import DISCARD, HAND, OUT, PLAY, POINTS, TAPPED
from westmarch.games.meccg.values import body, corruption, general_free, has_skill, influence, prowess

LOTS = ["dodge"] * 12


def guarded_by(site: str, *events: str) -> list[tuple[int, int, int]]:
    """Strikes, prowess and body of each automatic attack, with some events in play."""
    board = Board()
    slot = board.company(site, "aragorn-ii", "gimli", "legolas", "eomer")
    for event in events:
        board.event(event)
    found = []
    for number in range(len(automatic_attacks(board.g, slot))):
        board.automatic(slot, number)
        attack = attack_of(board.g)
        assert attack is not None
        found.append((attack.strikes, attack.prowess, attack.body))
    return found


# Dragons at home


@pytest.mark.parametrize(
    ("lair", "dragon", "strikes", "prowess_of_it"),
    [("gold-hill", "itangast", 3, 19), ("irerock", "leucaruth", 2, 17)],
)
def test_a_dragon_at_home_attacks_as_well_unless_it_is_on_the_hunt(
    lair: str, dragon: str, strikes: int, prowess_of_it: int
) -> None:
    printed = guarded_by(lair)
    assert guarded_by(lair, f"{dragon}-at-home") == [*printed, (strikes, prowess_of_it, 8)]
    assert guarded_by(lair, f"{dragon}-at-home", f"{dragon}-ahunt") == printed
    assert guarded_by("moria", f"{dragon}-at-home") == guarded_by("moria")


def test_with_itangast_at_home_each_greater_item_weighs_more() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "glamdring", "orcrist", "elven-cloak")
    before = corruption(board.g, board.card("aragorn-ii"))
    board.event("itangast-at-home")
    greater = [name for name in ("glamdring", "orcrist", "elven-cloak") if board.g.face(board.card(name)).item == 2]
    assert corruption(board.g, board.card("aragorn-ii")) == before + len(greater) and greater


def test_with_leucaruth_at_home_one_manifestation_a_turn_is_enough() -> None:
    board = under_way("smaug-at-home", "scatha-ahunt", events=("leucaruth-at-home",))
    assert {"play:smaug-at-home:0", "play:scatha-ahunt:0"} <= set(board.options())
    unanswered(board.do("play:scatha-ahunt:0"))
    through(board, "hazard")
    assert board.zone("scatha-ahunt") == PLAY and "play:smaug-at-home:0" not in board.options()


# Rings of the Dwarves, and stones


def ringed(ring: str, bearer: str, *deck: str, site: str = "moria", roll: int = 12) -> Board:
    board = Board().deck(*LOTS, *deck).hand("dodge").dice(roll, roll)
    slot = board.company(site, bearer)
    return board.give(bearer, ring).explore(slot)


def test_a_dwarf_alone_has_the_ring_do_something_and_it_weighs_more_on_him() -> None:
    for bearer, has in (("gimli", True), ("eomer", False)):
        board = ringed("dwarven-ring-of-thelors-tribe", bearer, "elven-cloak")
        assert (any(o.startswith("use:dwarven-ring") for o in board.options())) == has
        assert corruption(board.g, board.card(bearer)) == (5 if has else 3)


def test_thelors_ring_finds_one_or_two_minor_items_in_deck_and_discard_pile() -> None:
    board = ringed("dwarven-ring-of-thelors-tribe", "gimli", "elven-cloak", "glamdring", "hauberk-of-bright-mail")
    board.discards("dagger-of-westernesse", "wargs")
    unanswered(board.do("use:dwarven-ring-of-thelors-tribe:0"))
    codes = set(board.options())
    assert "choose:elven-cloak,dagger-of-westernesse" in codes or "choose:dagger-of-westernesse,elven-cloak" in codes
    assert not any("glamdring" in o or "wargs" in o or "hauberk" in o for o in codes)
    board.do(next(o for o in codes if "elven" in o and "dagger" in o)).passing()
    assert board.zone("elven-cloak") == board.zone("dagger-of-westernesse") == HAND
    (check,) = board.logged("check")
    assert check["total"] == check["roll"] + 2 and board.tapped("gimli")


def test_barins_ring_plays_a_major_item_of_the_site_or_it_is_discarded() -> None:
    board = ringed("dwarven-ring-of-barins-tribe", "gimli", "hauberk-of-bright-mail", "glamdring")
    unanswered(board.do("use:dwarven-ring-of-barins-tribe:0"))
    through(board, "site")
    assert board.bearer("hauberk-of-bright-mail") == "gimli" and board.zone("glamdring") != PLAY
    board = ringed("dwarven-ring-of-barins-tribe", "gimli", "hauberk-of-bright-mail", site="rivendell")
    assert not any(o.startswith("use:dwarven-ring") for o in board.options())


def test_durins_ring_untaps_the_site() -> None:
    board = ringed("dwarven-ring-of-durins-tribe", "gimli")
    assert not any(o.startswith("use:dwarven-ring") for o in board.options())
    board = Board().deck(*LOTS).hand("dodge").dice(12)
    slot = board.company("moria", "gimli")
    board.give("gimli", "dwarven-ring-of-durins-tribe")
    board.g.status[board.site("moria")] = TAPPED
    unanswered(board.explore(slot).do("use:dwarven-ring-of-durins-tribe:0"))
    through(board, "site")
    assert board.g.status[board.site("moria")] == 0 and board.tapped("gimli")


def test_the_stone_of_minas_tirith_shuffles_the_tops_of_both_decks() -> None:
    names = ["dodge", "block", "concealment", "marvels-told", "elven-cloak", "glamdring", "risky-blow"]
    board = Board(seed=4).deck(*names).deck("wargs", *["greed"] * 6, seat=1).dice(12)
    board.company("minas-tirith", "saruman")
    board.give("saruman", "palantir-of-minas-tirith").organization()
    own = [board.g.face(card).id for card in board.g.pile(4 if False else board.g.zone[board.card("risky-blow")], 0)]
    unanswered(board.do("use:palantir-of-minas-tirith:0"))
    board.passing("organize")
    after = [board.g.face(card).id for card in board.g.pile(board.g.zone[board.card("risky-blow")], 0)]
    assert sorted(after) == sorted(own) and after[:2] == own[:2]
    assert board.tapped("palantir-of-minas-tirith") and len(board.logged("check")) == 1


def test_a_sage_may_use_one_stone_for_a_turn_when_he_taps() -> None:
    board = Board().hand("use-palantir", "dodge").deck(*LOTS).dice(12)
    board.company("minas-tirith", "annalena", "eomer")
    board.give("annalena", "palantir-of-minas-tirith").organization()
    assert "use:palantir-of-minas-tirith:0" not in board.options()
    unanswered(board.do("play:use-palantir:0"))
    through(board, "organize")
    assert board.tapped("annalena") and "use:palantir-of-minas-tirith:0" in board.options()


# Nazgul


def test_a_fell_beast_changes_the_attack_of_one_nazgul() -> None:
    board = facing("hoarmurath-of-dir", "fell-beast", "fell-beast", names=("aragorn-ii", "gimli"), key="land-dark-domain")
    before = fought(board)
    until(board, "play:fell-beast:0").do("play:fell-beast:0")
    unanswered(board)
    assert fought(board) == (before[0] + 1, before[1] - 2)
    assert board.prompt() != "target" or board.to_act() == 1
    assert "play:fell-beast:0" not in board.options()


def test_a_morgul_horse_brings_a_tapped_nazgul_back_to_hand() -> None:
    board = under_way("morgul-horse")
    assert not any(o.startswith("play:morgul-horse:0") for o in board.options())
    board = permanent(Board(), "hoarmurath-of-dir")
    board = under_way("morgul-horse", stays="hoarmurath-of-dir", dice=(12,))
    through_it = [o for o in board.options() if "hoarmurath" in o]
    assert through_it


# Agents


def test_baduila_leaves_and_the_company_turns_back() -> None:
    board = under_way(site="bree", start="rivendell")
    agent = board.g.add(__import__("westmarch.games.meccg.facts", fromlist=["NUMBER"]).NUMBER["baduila"], 1, HAND)
    assert agent >= 0
