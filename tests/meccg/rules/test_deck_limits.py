"""The numbers of deck construction and of the draft at their limits (p.4-5)."""

from __future__ import annotations

from typing import Any

import pytest

from meccg.board import Board
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.decks import Deck, creature_halves, problems
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.preparation import Draft, FillDeck, Preparation, StartingItems
from westmarch.games.meccg.setup import put_cards
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, POOL, STARTING_WIZARD

EVENTS = [face.id for face in f.FACES if face.kind == f.RESOURCE and not face.unique and not face.dual]
CREATURES = [face.id for face in f.FACES if face.kind == f.CREATURE and not face.unique and face.race != "nazgul"]
HAZARDS = [
    face.id for face in f.FACES if face.kind == f.HAZARD and not face.unique and not face.dual and not face.strikes
]
PEOPLE = [face.id for face in f.FACES if face.kind == f.CHARACTER]


def three_each(names: list[str], count: int) -> dict[str, int]:
    """So many cards, three of each name and the rest of the next."""
    cards = dict.fromkeys(names[: count // 3], 3)
    if count % 3:
        cards[names[count // 3]] = count % 3
    return cards


def deck_of(resources: int, creatures: int, hazards: int, **more: int) -> Deck:
    cards = three_each(EVENTS, resources) | three_each(CREATURES, creatures) | three_each(HAZARDS, hazards)
    return Deck({"deck": cards | {name.replace("_", "-"): n for name, n in more.items()}, "sites": ["rivendell"]})


def broken(deck: Deck, standard: bool = True, length: int = 1) -> set[str]:
    return {problem.rule.removeprefix("meccg.") for problem in problems(deck, standard, length)}


@rule("meccg.build.resources.range", "meccg.build.hazards.equal")
@pytest.mark.parametrize(("count", "fits"), [(29, False), (30, True), (50, True), (51, False)])
def test_from_thirty_to_fifty(count: int, fits: bool) -> None:
    assert broken(deck_of(count, 15, count - 15)) == (set() if fits else {"build.resources.range"})


@rule("meccg.build.hazards.equal")
def test_as_many_hazards_as_resources() -> None:
    assert broken(deck_of(30, 15, 16)) == {"build.hazards.equal"}
    assert broken(deck_of(32, 15, 15)) == {"build.hazards.equal"}


@rule("meccg.cards.dual.deck-count")
def test_a_dual_card_fills_the_side_that_lacks_one() -> None:
    assert broken(deck_of(30, 15, 14, twilight=1)) == set() == broken(deck_of(29, 15, 15, twilight=1))
    assert broken(deck_of(30, 15, 15, twilight=1)) == {"build.hazards.equal"}


@rule("meccg.build.hazards.min-creatures", "meccg.build.hazards.half-creatures")
def test_twelve_creatures_in_halves() -> None:
    assert broken(deck_of(30, 12, 18)) == set()
    assert broken(deck_of(30, 11, 19)) == {"build.hazards.min-creatures"}
    assert broken(deck_of(30, 11, 19), standard=False) == set()
    nazgul = {"witch_king_of_angmar": 1, "adunaphel": 1, "ren_the_unclean": 1}
    for count, fits in ((1, False), (2, True), (3, True)):
        more = dict(list(nazgul.items())[:count])
        assert broken(deck_of(30, 11, 19 - count, **more)) == (set() if fits else {"build.hazards.min-creatures"})


@rule("meccg.build.copies.unique", "meccg.build.copies.non-unique")
def test_one_of_a_unique_card_and_three_of_others() -> None:
    assert broken(deck_of(29, 15, 15, glamdring=1)) == set()
    assert broken(deck_of(28, 15, 15, glamdring=2)) == {"build.copies.unique"}
    deck = deck_of(30, 15, 15)
    deck.deck[EVENTS[0]], deck.deck[EVENTS[1]] = 4, 2
    assert broken(deck) == {"build.copies.non-unique"}


@rule("meccg.build.characters.max", "meccg.build.start-cards-not-counted")
def test_none_to_ten_characters_besides_those_who_start() -> None:
    deck = deck_of(30, 15, 15)
    deck.characters = ["hama", "eowyn", "forlong", "dori", "ori"]
    deck.items = [("elven-cloak", "hama"), ("healing-herbs", "ori")]
    others = [name for name in PEOPLE if name not in deck.characters]
    assert broken(deck) == set()
    deck.deck |= dict.fromkeys(others[:10], 1)
    assert broken(deck) == set()
    deck.deck[others[10]] = 1
    assert broken(deck) == {"build.characters.max"}


@rule("meccg.build.wizards.basic", "meccg.build.wizards.standard")
@pytest.mark.parametrize(
    ("wizards", "basic", "standard"),
    [
        ({"gandalf": 2}, True, True), ({"gandalf": 3}, False, True), ({"gandalf": 4}, False, False),
        ({"gandalf": 1, "saruman": 1}, False, True), ({"gandalf": 2, "saruman": 1}, False, True),
        ({"gandalf": 2, "saruman": 2}, False, False), ({"gandalf": 3, "saruman": 1}, False, False),
        ({"gandalf": 1, "saruman": 1, "radagast": 1}, False, False), ({}, True, True),
    ],
)  # fmt: skip
def test_copies_of_wizards(wizards: dict[str, int], basic: bool, standard: bool) -> None:
    deck = deck_of(30, 15, 15, **wizards)
    assert (broken(deck, standard=False) == set()) is basic
    assert ("build.wizards.standard" not in broken(deck)) is standard


@rule("meccg.build.wizards.with-sideboard")
def test_wizards_of_deck_and_sideboard_together() -> None:
    deck = deck_of(30, 15, 15, gandalf=2)
    deck.sideboard = {"gandalf": 1, "saruman": 1, "radagast": 1}
    assert broken(deck) == set()
    for sideboard in ({"saruman": 2}, {"gandalf": 2}):
        deck.sideboard = sideboard
        assert broken(deck) == {"build.wizards.with-sideboard"}


@rule("meccg.build.sideboard.size", "meccg.build.sideboard.size-three-deck", "meccg.build.sideboard.size-four-deck")
@pytest.mark.parametrize(
    ("length", "most", "named"),
    [(1, 30, "size"), (2, 30, "size"), (3, 35, "size-three-deck"), (4, 40, "size-four-deck")],
)
def test_a_card_too_many_in_the_sideboard(length: int, most: int, named: str) -> None:
    deck = deck_of(30, 15, 15)
    spare = HAZARDS[10:] + CREATURES[10:]
    deck.sideboard = three_each(spare, most)
    assert broken(deck, length=length) == set()
    deck.sideboard = three_each(spare, most + 1)
    assert broken(deck, length=length) == {f"build.sideboard.{named}"}


@rule("meccg.build.sideboard.copy-limits-shared")
def test_copies_are_counted_over_both() -> None:
    deck = deck_of(30, 15, 15)
    deck.deck["dodge"] = deck.deck.pop(EVENTS[0]) - 1
    deck.deck[EVENTS[20]] = 1
    deck.sideboard = {"dodge": 1}
    assert broken(deck) == set()
    deck.sideboard = {"dodge": 2}
    assert broken(deck) == {"build.sideboard.copy-limits-shared"}
    deck.sideboard = {"glamdring": 2}
    assert "build.copies.unique" in broken(deck)


@rule("meccg.build.shuffle")
def test_the_deck_is_shuffled_and_hidden() -> None:
    hands = []
    for seed in (1, 2, 3):
        g: Any = GAME.start({}, Chance(seed_of(seed)))
        assert isinstance(g, Arda)
        hands.append(sorted(g.hand(0)))
        shown = str(GAME.view(g, 0))
        assert not any(f"{g.face(card).id}-{card}'" in shown for card in g.pile(DECK, 0))
    assert hands[0] != hands[1] != hands[2]


# The draft


def pools(first: list[str], second: list[str]) -> Board:
    return Board().pile(POOL, *first).pile(POOL, *second, seat=1).run(Draft())


def reveal(board: Board, first: str, second: str = "") -> Board:
    for seat, name in enumerate((first, second)):
        if board.asked(seat):
            decide(board.g, ("draft", board.card(name, seat)) if name else ("pass",), seat)
    return board


@rule("meccg.draft.company.mind-20", "meccg.draft.end.mind-20", "meccg.draft.company.no-di-relief")
def test_exactly_twenty_mind() -> None:
    board = pools(["aragorn-ii", "boromir-ii", "elladan", "annalena", "mablung"], ["legolas"])
    for name in ("aragorn-ii", "boromir-ii", "elladan"):
        reveal(board, name)
    assert board.asked(0)
    reveal(board, "annalena")
    # 9 + 4 + 4 + 3 = 20: not even Mablung's 1 would fit.
    assert not board.asked(0) and len(board.g.characters(0)) == 4
    board = pools(["glorfindel-ii", "faramir", "haldir", "bard-bowman", "elladan", "annalena"], ["legolas"])
    for name in ("glorfindel-ii", "faramir", "haldir", "bard-bowman"):
        reveal(board, name)
    board.follow("bard-bowman", "glorfindel-ii")
    assert board.refused("draft:annalena") == "draft.company.mind-20"


@rule("meccg.draft.company.max-five", "meccg.draft.end.five")
def test_a_sixth_is_refused() -> None:
    names = ["mablung", "bombur", "ori", "dori", "hama", "peath"]
    board = pools(names, ["elrond", "legolas", "haldir", "elladan", "arwen", "galadriel", "celeborn"])
    for name, other in zip(names[:5], ("elrond", "", "", "", ""), strict=True):
        reveal(board, name, other)
    assert len(board.g.characters(0)) == 5 and not board.asked(0)
    assert board.refused("draft:peath") == "draft.company.max-five"


@rule("meccg.draft.company.no-wizard")
def test_no_wizard_without_the_option() -> None:
    for optional, offered in ((0, False), (STARTING_WIZARD, True)):
        board = Board(optional=optional).deck("gandalf").pile(POOL, "hama").pile(POOL, "legolas", seat=1).run(Draft())
        assert ("draft:gandalf" in board.options()) is offered
        if not offered:
            assert board.refused("draft:gandalf") == "draft.company.no-wizard"


@rule("meccg.optional.starting-wizard", "meccg.optional.starting-wizard.mind-vanishes")
def test_a_starting_wizard_leaves_eight() -> None:
    board = Board(optional=STARTING_WIZARD).deck("gandalf").pile(POOL, "faramir", "haldir", "mablung")
    board.pile(POOL, "legolas", seat=1).run(Draft())
    for name in ("gandalf", "faramir", "haldir"):
        reveal(board, name)
    # 12 + 5 + 3 = 20.
    assert not board.asked(0) and board.refused("draft:mablung") == "draft.company.mind-20"
    assert board.g.general_used(0) == 8


@rule("meccg.draft.leftover-to-deck", "meccg.draft.reveal.duplicate-set-aside")
def test_who_was_left_over_may_go_into_the_deck() -> None:
    board = pools(["aragorn-ii", "eomer"], ["aragorn-ii", "legolas"])
    reveal(board, "aragorn-ii", "aragorn-ii")
    assert not board.g.characters(0) and not board.g.characters(1)
    reveal(board, "", "")
    board.run(FillDeck(0)).do("include:aragorn-ii,eomer")
    assert board.names(DECK) == ["aragorn-ii", "eomer"] and not board.names(POOL)
    board.run(FillDeck(1)).do("include:aragorn-ii")
    assert board.names(DECK, 1) == ["aragorn-ii"]


@rule("meccg.build.characters.max", "meccg.draft.leftover-to-deck")
def test_ten_in_the_deck_at_most_after_the_draft() -> None:
    others = [name for name in PEOPLE if name not in ("hama", "eomer")]
    board = Board().deck(*others[:9]).pile(POOL, "hama", "eomer").run(FillDeck(0))
    assert "include:hama" in board.options() and "include:hama,eomer" not in board.options()


@rule("meccg.draft.end.stop")
def test_whoever_stops_is_not_asked_again() -> None:
    board = pools(["hama", "eowyn", "dori"], ["legolas", "haldir", "elladan"])
    reveal(board, "hama", "legolas")
    reveal(board, "", "haldir")
    assert not board.asked(0) and board.asked(1) and len(board.g.characters(0)) == 1
    reveal(board, "", "elladan")
    assert len(board.g.characters(1)) == 3


@rule("meccg.draft.items.two-total", "meccg.draft.items.minor-only", "meccg.hoard.not-starting-item")
def test_two_minor_items_among_all() -> None:
    board = Board().pile(POOL, "elven-cloak", "dagger-of-westernesse", "healing-herbs", "sword-of-gondolin")
    board.pile(POOL, "adamant-helmet")
    board.company("rivendell", "merry", "eomer")
    board.run(StartingItems(0))
    assert not any("sword" in option or "adamant" in option for option in board.options())
    board.do("equip:elven-cloak:merry", "equip:healing-herbs:merry")
    assert not board.g.asks and board.bearer("healing-herbs") == "merry"


@rule("meccg.draft.items.not-from-deck")
def test_the_deck_keeps_its_own_copies() -> None:
    g = Arda()
    g.chance = Chance(seed_of(1))
    data = f.load_decks()["saruman"]
    put_cards(g, 0, Deck(data | {"deck": data["deck"] | {"elven-cloak": 2}}))
    inside = [card for card in g.pile(DECK, 0) if g.face(card).id == "elven-cloak"]
    assert len(inside) == 2 and sum(g.face(card).id == "elven-cloak" for card in range(len(g.faces))) == 3


@rule("meccg.setup.order")
def test_the_order_of_the_preparation() -> None:
    assert Preparation.STEPS == (
        "draft", "items_first", "items_second", "deck_first", "deck_second", "hands", "second_hand", "begin",
    )  # fmt: skip
    g: Any = GAME.start({"cards": "random"}, Chance(seed_of(3)))
    policy = Chance(seed_of(4))
    seen: list[str] = []
    while g.turn == 0:
        prompt = g.asks[0].prompt.removeprefix("meccg-ask-")
        if not seen or seen[-1] != prompt:
            seen.append(prompt)
        decide(g, g.asks[0].sample(policy), g.asks[0].seat)
    assert seen == [name for name in ("draft", "equip", "include") if name in seen] and seen[0] == "draft"
    assert len(g.hand(0)) == len(g.hand(1)) == 8


@rule("meccg.setup.first-player.high-roll")
def test_equal_rolls_are_rolled_again() -> None:
    board = Board().dice(7, 7, 8, 4)
    board.company("rivendell", "aragorn-ii")
    board.company("rivendell", "elladan", seat=1)
    frame = Preparation(False)
    frame.pc = frame.STEPS.index("begin")
    board.run(frame)
    assert board.g.active == 0 and board.logged("first") == [{"seat": 0, "first": 8, "second": 4}]


@rule("meccg.build.hazards.half-creatures")
@pytest.mark.parametrize(
    ("name", "halves"),
    [("adunaphel", 1), ("shelob", 1), ("mouth-of-sauron", 1), ("wolf-riders", 1), ("smaug-ahunt", 1), ("giant", 2)],
)
def test_every_creature_that_is_also_an_event_counts_half(name: str, halves: int) -> None:
    assert creature_halves({name: 1}) == halves
