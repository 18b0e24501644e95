"""The FAQ of 2 April 2003, sections 2 and 3: watched cards and errata; tests are named after the entries."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, RIVER_SITES, TOWERS_SITES, Board, reach
from tcg.names import number, printed
from tcg.names import number as card_number
from westmarch.engine.testing import rule
from westmarch.games.tcg.decks import formats, watched
from westmarch.games.tcg.facts import ADVENTURE, DISCARD, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost


@rule("tcg.faq.s2.meaning", "tcg.faq.s2.3_68", "tcg.faq.s2.4_236")
def test_s2_watched_cards_stay_legal() -> None:
    assert number("Saruman, Keeper of Isengard (3_68)") not in formats()["fellowship"].banned
    assert number("Howl of Harad (4_236)") not in formats()["towers"].banned


@rule("tcg.faq.s3.3_1", "tcg.format.block-or-higher")
def test_s3_book_of_mazarbul() -> None:
    board = Board(at=4).fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary")
    board.take("answer", "Book of Mazarbul")
    assert len(board.now.hands[0]) == 2
    assert not Board(at=3).fellowship("Gimli, Son of Glóin + Book of Mazarbul").can("answer", "Book of Mazarbul")


@rule("tcg.faq.s3.1_12")
def test_s3_gimli_dwarf_of_erebor() -> None:
    board = Board().fellowship("Gimli, Dwarf of Erebor").hand(0, "Axe Strike", "Battle Fury").pool(1)
    board.take("use", "Gimli, Dwarf of Erebor").take("choose", "Battle Fury")
    assert board.now.pool == 3 and board.now.decks[0][0] == board.c("Battle Fury")
    assert not board.can("use", "Gimli, Dwarf of Erebor")


@rule("tcg.faq.s3.1_43")
def test_s3_far_seeing_eyes_is_unique() -> None:
    board = Board().support(0, "Far-seeing Eyes").hand(0, "Far-seeing Eyes")
    assert board.why_not(f"play:{board.name('Far-seeing Eyes', 2)}") == "tcg.unique.one-active"


@rule("tcg.faq.s3.1_46", "tcg.movelimit.whole-turn")
def test_s3_gift_of_boats() -> None:
    board = Board(at=2, sites=RIVER_SITES).support(0, "Gift of Boats")
    board.take("move").until("tcg-ask-move-again")
    assert board.now.move_limit() == 3


@rule("tcg.faq.s3.1_55")
def test_s3_mirror_of_galadriel() -> None:
    board = (
        Board(at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light")
        .hand(1, *["Goblin Runner"] * 7)
        .minions("Uruk Savage")
        .at_step("maneuver")
    )
    board.take("use", "The Mirror of Galadriel")
    assert len(board.all_codes()) == 2
    board.take("choose", "Goblin Runner")
    assert len(board.now.hands[1]) == 6 and board.wounds("Galadriel, Lady of Light") == 1


@rule("tcg.faq.s3.1_55.look-barred")
def test_s3_mirror_may_not_look() -> None:
    board = (
        Board(at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light")
        .support(1, "No Business of Ours")
        .hand(1, *["Goblin Runner"] * 7)
        .minions("Uruk Savage")
    )
    board.at_step("maneuver").take("use", "The Mirror of Galadriel")
    assert len(board.now.hands[1]) == 7 and board.wounds("Galadriel, Lady of Light") == 1


@rule("tcg.faq.s3.1_113", "tcg.exert.exhaust")
def test_s3_rangers_versatility() -> None:
    board = (
        Board(at=2, sites=RIVER_SITES)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "A Ranger's Versatility")
        .at_step("maneuver")
    )
    board.take("play", "A Ranger's Versatility")
    assert board.now.vitality(board.c("Troop of Uruk-hai")) == 1
    dry = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "A Ranger's Versatility", "Elendil's Valor")
        .at_step("maneuver")
    )
    assert not dry.can("play", "A Ranger's Versatility")


@rule("tcg.faq.s3.1_318", "tcg.site.next-site")
def test_s3_thrors_map() -> None:
    board = Board().fellowship("Sam, Son of Hamfast", "Merry, From O'er the Brandywine").support(0, "Thrór's Map")
    board.take("use", "Thrór's Map").take("choose", "Sam, Son of Hamfast", "Merry, From O'er the Brandywine")
    assert board.zone("Thrór's Map") == DISCARD and board.now.owner[board.now.path[2]] == 0


@rule("tcg.faq.s3.3_48", "tcg.exert.twice-same-character")
def test_s3_we_must_go_warily() -> None:
    board = (
        Board(at=4)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "We Must Go Warily")
        .hand(1, "Goblin Runner")
        .pool(5)
        .at_step("regroup")
    )
    board.until("tcg-ask-move-again").take("move").take("answer", "We Must Go Warily")
    assert board.wounds("Aragorn, Ranger of the North") == 2
    assert twilight_cost(board.now, board.c("Goblin Runner")) == 2


@rule("tcg.faq.s3.4_236")
def test_s3_howl_of_harad() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Regiment of Haradrim")
        .support(1, "Howl of Harad")
        .pool(4)
        .fight("Gimli, Son of Glóin", "Regiment of Haradrim")
    )
    board.until("tcg-ask-answer").take("answer", "Howl of Harad").skip()
    assert board.now.pool == 0 and board.wounds("Frodo, Son of Drogo") == 1


@rule("tcg.faq.s3.4_237")
def test_s3_ithilien_wilderness() -> None:
    sites = [
        "East Wall of Rohan",
        "Derndingle",
        "Barrows of Edoras",
        "White Rocks",
        "Deep of Helm",
        "Hornburg Armory",
        "King's Room",
        "Ring of Isengard",
        "Fortress of Orthanc",
    ]
    board = Board(at=6, sites=sites, frodo="Frodo, Courteous Halfling").support(1, "Ithilien Wilderness")
    assert board.asked == "tcg-ask-move-again" and board.now.pool == 7
    thin = (
        Board(at=6, sites=sites, frodo="Frodo, Courteous Halfling")
        .support(1, "Ithilien Wilderness")
        .bear("Frodo, Courteous Halfling", "Bill the Pony")
    )
    thin.take("answer", "Ithilien Wilderness")
    assert thin.now.pool == 14


@rule("tcg.faq.s2.meaning", "tcg.faq.s2.3_68", "tcg.faq.s2.4_236")
def test_s2_the_watch_list_changes_nothing() -> None:
    assert watched() == [card_number("Saruman, Keeper of Isengard (3_68)"), card_number("Howl of Harad (4_236)")]
    assert (
        card_number("Saruman, Keeper of Isengard (3_68)") not in formats()["fellowship"].banned
        and card_number("Howl of Harad (4_236)") not in formats()["towers"].banned
    )


@rule("tcg.faq.s3.3_1")
def test_s3_book_of_mazarbul_at_other_sites() -> None:
    def drawn(at: int, sites: list[str]) -> int:
        board = (
            Board(at=at, sites=sites)
            .fellowship("Gimli, Son of Glóin + Book of Mazarbul", "Farin, Dwarven Emissary", "Dwarf Guard")
            .hand(0, "Dwarven Axe")
        )
        board.until("tcg-ask-answer", "tcg-ask-fellowship")
        if board.can("answer", "Book of Mazarbul"):
            board.take("answer", "Book of Mazarbul")
        return int(board.now.drawn)

    assert drawn(5, FELLOWSHIP_SITES) == 3 and drawn(3, FELLOWSHIP_SITES) == 0 and drawn(5, TOWERS_SITES) == 0
    elf = Board().fellowship("Legolas, Greenleaf").hand(0, "Book of Mazarbul", "Dwarven Axe")
    assert not elf.can("play", "Book of Mazarbul") and "tale" in printed("Book of Mazarbul").keywords


@rule("tcg.faq.s3.1_46")
def test_s3_gift_of_boats_costs_and_limits() -> None:
    bare = Board(at=2, sites=RIVER_SITES).fellowship("Legolas, Greenleaf").hand(0, "Gift of Boats", "Dwarven Axe")
    assert not bare.can("play", "Gift of Boats")
    paid = (
        Board(at=2, sites=RIVER_SITES)
        .support(0, "Elrond, Lord of Rivendell")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Gift of Boats", "Dwarven Axe")
        .take("play", "Gift of Boats")
    )
    assert paid.wounds("Elrond, Lord of Rivendell") == 1 and paid.zone("Gift of Boats") == SUPPORT
    again = (
        Board(at=2, sites=RIVER_SITES).support(0, "Gift of Boats").fellowship("Gimli, Son of Glóin").at_step("regroup")
    )
    again.until("tcg-ask-move-again")
    again.take("move")
    assert again.now.move_limit() == 2


@rule("tcg.faq.s3.1_55")
def test_s3_the_mirror_needs_seven_cards() -> None:
    board = (
        Board(at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light", "Celeborn, Lord of Lórien")
        .hand(1, *["Goblin Runner"] * 6)
        .minions("Uruk Savage")
    )
    board.fellowship("Gimli, Son of Glóin").at_step("maneuver")
    assert board.strength("Galadriel, Lady of Light") == printed(
        "Galadriel, Lady of Light"
    ).strength + 1 and not board.can("use", "The Mirror of Galadriel")


@rule("tcg.faq.s3.1_318")
def test_s3_thrors_map_replaces_and_exerts_two() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Gimli, Son of Glóin")
        .support(0, "Thrór's Map")
        .hand(0, "Dwarven Axe")
        .site(2, "Ettenmoors", seat=1)
    )
    old = board.g.path[2]
    board.take("use", "Thrór's Map")
    assert (
        board.wounds("Frodo, Son of Drogo") == 1
        and board.wounds("Sam, Son of Hamfast") == 1
        and board.now.zone[old] == ADVENTURE
    )
    assert board.now.owner[board.now.path[2]] == 0 and board.zone("Thrór's Map") == DISCARD


@rule("tcg.faq.s3.4_236")
def test_s3_howl_of_harad_lets_the_fp_player_choose() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Sam, Son of Hamfast")
        .minions("Regiment of Haradrim")
        .support(1, "Howl of Harad")
        .pool(5)
        .hand(0, "Axe Strike")
    )
    board.fight("Gimli, Son of Glóin", "Regiment of Haradrim")
    reach(board, "answer", "Howl of Harad").take("answer", "Howl of Harad")
    assert (
        board.asker == 0
        and board.can("choose", "Sam, Son of Hamfast")
        and board.can("choose", "Frodo, Son of Drogo")
        and not board.can("choose", "Gimli, Son of Glóin")
    )
    board.take("choose", "Sam, Son of Hamfast")
    assert board.now.pool == 1 and board.wounds("Sam, Son of Hamfast") == 1
    poor = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Regiment of Haradrim")
        .support(1, "Howl of Harad")
        .pool(3)
        .fight("Gimli, Son of Glóin", "Regiment of Haradrim")
    )
    poor.until(*END_OF_TURN, limit=20)
    assert poor.now.pool == 3 and poor.wounds("Frodo, Son of Drogo") == 0


#: Spanish names in the text of the FAQ.
NAMES = {
    "Legolas, Greenleaf": "Legolas, Hojaverde", "Bred for Battle": "Criados para la batalla",
    "Enduring Evil": "Mal duradero", "Pinned Down": "Clavado", "Double Shot": "Disparo doble",
    "Trust Me as You Once Did": "Confía en mí como hiciste una vez", "Sting (1_313)": "Dardo",
    "Dunlending Rampager": "Dunlendino desenfrenado", "Uruk Regular": "Regular Uruk", "Final Count": "Cuenta final",
    "Saruman, Keeper of Isengard": "Saruman, Guardián de Isengard", "Gift of Boats": "Don de los botes",
}  # fmt: skip


@rule("tcg.object.language")
def test_spanish_names_are_those_of_the_faq() -> None:
    for name, nombre in NAMES.items():
        card = printed(name)
        assert f"{card.title_es}, {card.subtitle_es}".removesuffix(", ") == nombre
