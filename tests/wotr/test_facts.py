"""Components (I p.6-8), the faces of the dice, and what the second edition changed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.playing import new_session, random_code
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules.actions import use_ring
from westmarch.games.wotr.rules.capture import capture
from westmarch.games.wotr.rules.fellowship import FellowshipPhase, MoveFellowship, hide
from westmarch.games.wotr.rules.hunt import HuntAllocation, least_allocation, most_allocation
from westmarch.games.wotr.rules.hunt_tile import HUNT, DrawTile, Reveal, random_companion
from westmarch.games.wotr.rules.minions import Upgrade
from westmarch.games.wotr.rules.politics import activate
from westmarch.games.wotr.rules.separation import after_change
from westmarch.games.wotr.rules.turn import Turn, roll_action_dice
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War
from wotr.battles import field, fight, rolled
from wotr.board import Board, slot

# ---- sides and nations ----


@rule("wotr.components.nations.free-peoples")
def test_five_nations_of_the_free_peoples() -> None:
    assert {f.NATIONS[n] for n in f.FREE_NATIONS} == {"dwarves", "elves", "gondor", "north", "rohan"}
    assert all(f.SIDE_OF_NATION[n] == f.FREE for n in f.FREE_NATIONS)


@rule("wotr.components.nations.shadow")
def test_three_nations_of_the_shadow() -> None:
    assert {f.NATIONS[n] for n in f.SHADOW_NATIONS} == {"sauron", "isengard", "southrons"}
    assert [n for n in range(len(f.NATIONS)) if f.SIDE_OF_NATION[n] == f.SHADOW] == sorted(f.SHADOW_NATIONS)


# ---- dice ----


def with_all_characters() -> Board:
    """Every character that brings a die is in play."""
    board = Board()
    for c, name in enumerate(f.CHARACTERS):
        if f.BRINGS_DIE[c]:
            board.character(name, "dagorlad")
    return board


@rule("wotr.components.dice.free-peoples-supply", "wotr.components.dice.shadow-supply")
def test_there_are_six_dice_of_the_free_peoples_and_ten_of_the_shadow() -> None:
    board = with_all_characters()
    Turn().recover_dice(board.g)
    assert board.g.rolled == [6, 10]
    board.character("gandalf-grey", "dagorlad")
    Turn().recover_dice(board.g)
    assert board.g.rolled == [6, 10]


@rule("wotr.components.dice.combat")
def test_at_most_five_combat_dice_of_six_faces() -> None:
    board = fight(field({"regular": 9}, {"regular": 8}))
    for side in ("free", "shadow"):
        for roll in rolled(board, side):
            assert len(roll) == 5
            assert set(roll) <= set(range(1, 7))
    hunted = Board().fellowship_of("strider")
    hunted.g.fellowship = f.region("hollin")
    hunted.g.hunt_box[f.SHADOW] = 7
    hunted.dice(1, 1, 1, 1, 1, 6, 6).run(MoveFellowship())
    assert "wotr-log-hunt-fails" in hunted.logged()


@rule("wotr.dice.faces.free-peoples")
def test_the_faces_of_a_free_peoples_die() -> None:
    counts = Counter(f.FACES[face] for face in f.DIE_FACES[f.FREE])
    assert counts == {"character": 2, "muster": 1, "event": 1, "muster-army": 1, "will": 1}
    board = Board().chance("action-free", *range(6))
    roll_action_dice(board.g, f.FREE, 6)
    assert {f.FACES[face]: board.g.die_count(f.FREE, face) for face in range(7)} == {
        "character": 2, "army": 0, "muster": 1, "muster-army": 1, "event": 1, "will": 1, "eye": 0
    }  # fmt: skip


@rule("wotr.dice.faces.shadow")
def test_the_faces_of_a_shadow_die() -> None:
    counts = Counter(f.FACES[face] for face in f.DIE_FACES[f.SHADOW])
    assert counts == dict.fromkeys(("character", "army", "muster", "event", "muster-army", "eye"), 1)
    board = Board().chance("action-shadow", *range(6))
    roll_action_dice(board.g, f.SHADOW, 6)
    assert (board.g.unused(f.SHADOW), board.g.hunt_box[f.SHADOW]) == (5, 1)


# ---- characters and figures ----


@rule("wotr.components.cards.companions")
def test_the_nine_companion_cards_that_the_rulebook_names() -> None:
    """The box lists ten, but no text names a tenth (docs/rulings/wotr.md)."""
    names = """gandalf-grey strider boromir legolas gimli meriadoc peregrin aragorn gandalf-white"""
    assert [f.CHARACTERS[c] for c in f.COMPANIONS] == names.split()


@rule("wotr.components.cards.gollum")
def test_one_gollum_who_is_no_companion() -> None:
    assert f.CHARACTERS.count("gollum") == 1
    assert f.GOLLUM not in f.COMPANIONS


@rule("wotr.components.cards.minions")
def test_the_three_minions() -> None:
    assert {f.CHARACTERS[c] for c in f.CHARACTERS_OF_SIDE[f.SHADOW]} == {"saruman", "witch-king", "mouth-of-sauron"}


@rule("wotr.components.figures.fellowship")
def test_the_ring_bearers_are_one_piece_and_seven_companions_go_with_them() -> None:
    g = set_up(Chance(seed_of(1)))
    assert len(f.FELLOWSHIP_COMPANIONS) == len(g.companions()) == 7
    assert isinstance(g.fellowship, int)
    assert not {"frodo", "sam", "ring-bearers"} & set(f.CHARACTERS)


@rule("wotr.components.figures.upgrade-marker")
def test_aragorn_and_gandalf_the_white_use_the_figures_of_those_they_were() -> None:
    for old, new, where in (("strider", "aragorn", "minas-tirith"), ("gandalf-grey", "gandalf-white", "edoras")):
        board = Board().character(old, where).character("witch-king", "dagorlad")
        on_map = [place >= 0 for place in board.g.where].count(True)
        board.run(Upgrade(f.CHARACTERS.index(new)))
        assert (board.where(old), board.where(new)) == ("not in play", where)
        assert [place >= 0 for place in board.g.where].count(True) == on_map


@rule("wotr.components.gollum-figure")
def test_gollum_as_guide_changes_nothing_but_the_guide() -> None:
    board = Board().fellowship_of("peregrin")
    board.g.where[f.PEREGRIN] = f.ELIMINATED
    after_change(board.g)
    assert board.g.gollum_guides()
    assert board.g.companions() == []
    assert most_allocation(board.g) == 1
    assert not board.g.has_figures(f.FREE, board.g.fellowship)


@rule("wotr.components.figures.total")
def test_there_are_205_figures() -> None:
    shadow_units = sum(f.FIGURES[f.SHADOW][: f.UNIT_COLUMNS[f.SHADOW]])
    free_units = sum(f.FIGURES[f.FREE][: f.UNIT_COLUMNS[f.FREE]])
    leaders = sum(f.FIGURES[f.FREE][f.UNIT_COLUMNS[f.FREE] :])
    nazgul = f.FIGURES[f.SHADOW][f.NAZGUL]
    fellowship = 1 + len(f.FELLOWSHIP_COMPANIONS)
    split = [shadow_units, free_units, leaders, nazgul, fellowship, len(f.MINIONS), 1]
    assert split == [90, 75, 20, 8, 8, 3, 1]
    assert sum(split) == 205


@cache
def moments() -> list[War]:
    """The start of a game, and moments of it when it is played at random."""
    session = new_session(GAME, {}, "start", 3)
    policy = Chance(seed_of(4))
    found = [set_up(Chance(seed_of(3)))]
    while session.state.asks and len(found) < 60:
        for _ in range(20):
            if session.state.asks:
                session.decide(*random_code(session, policy))
        found.append(session.state.clone())
    return found


def supply(g: War, side: int, column: int) -> int:
    """Figures of a kind on the board, in the box and among the casualties."""
    on_board = sum(g.count(side, place, column) for place in range(f.SLOTS))
    return on_board + g.reinforcements[box(side, column)] + (g.casualties[column] if side == f.FREE else 0)


SUPPLIES = {
    "dwarves": (5, 5, 4),
    "elves": (5, 10, 4),
    "gondor": (15, 5, 4),
    "north": (10, 5, 4),
    "rohan": (10, 5, 4),
    "isengard": (12, 6, 0),
    "sauron": (36, 6, 0),
    "southrons": (24, 6, 0),
}


@pytest.mark.parametrize(
    "nation, figures",
    [
        pytest.param(nation, figures, marks=pytest.mark.rule(f"wotr.components.figures.{nation}"), id=nation)
        for nation, figures in SUPPLIES.items()
    ],
)
def test_the_figures_of_a_nation_are_always_as_many(nation: str, figures: tuple[int, int, int]) -> None:
    n = f.NATIONS.index(nation)
    side = f.SIDE_OF_NATION[n]
    for g in moments():
        assert supply(g, side, f.regular_column(n)) == figures[0]
        assert supply(g, side, f.elite_column(n)) == figures[1]
        assert side == f.SHADOW or supply(g, side, f.leader_column(n)) == figures[2]
    assert (f"{nation}-leader" in f.COLUMN_NAMES[side]) == (figures[2] > 0)


@rule("wotr.components.figures.nazgul")
def test_there_are_always_eight_nazgul_besides_the_witch_king() -> None:
    assert {supply(g, f.SHADOW, f.NAZGUL) for g in moments()} == {8}
    board = Board().character("witch-king", "dagorlad")
    assert board.g.nazgul(slot("dagorlad")) == 0


# ---- counters ----


@rule("wotr.components.tokens.hunt-tiles", "wotr.components.tokens.hunt-tile-kinds")
def test_sixteen_standard_tiles_and_four_special_ones_of_each_side() -> None:
    assert Counter(f.TILE_SIDE) == {-1: 16, f.FREE: 4, f.SHADOW: 4}
    assert all(bool(f.TILE_CARD[tile]) == (f.TILE_SIDE[tile] >= 0) for tile in range(f.TILE_COUNT))


@rule("wotr.components.tokens.total")
def test_there_are_76_counters() -> None:
    """What the position keeps is counted there; the rest only marks stacks and people at the table."""
    g = set_up(Chance(seed_of(1)))
    army_markers, control_markers, leading_players = 6, 20, 2
    upgrades = len(f.COMPANIONS) - len(f.FELLOWSHIP_COMPANIONS)
    corruption = progress = 1
    kept = len(g.tiles) + sum(g.rings) + len(g.companions()) + len(g.steps) + upgrades + corruption + progress
    points = len([g.victory_points(side) for side in (f.FREE, f.SHADOW)])
    assert kept == 24 + 3 + 7 + 8 + 2 + 1 + 1
    assert kept + points + army_markers + control_markers + leading_players == 76


@rule("wotr.components.tokens.elven-ring-sides")
def test_a_ring_is_on_one_side_only() -> None:
    board = Board().result("free", "event").result("shadow", "event")
    use_ring(board.g, f.FREE, f.EVENT, f.CHARACTER)
    assert board.g.rings == [2, 1]
    use_ring(board.g, f.SHADOW, f.EVENT, f.ARMY)
    assert board.g.rings == [2, 0]
    assert all(sum(g.rings) <= 3 and min(g.rings) >= 0 for g in moments())


@rule("wotr.components.tokens.progress-sides")
def test_the_fellowship_is_either_hidden_or_revealed() -> None:
    board = Board()
    assert GAME.view(board.g, 0)["fellowship"]["revealed"] is False
    board.run(Reveal(f.SHADOW))
    assert GAME.view(board.g, 0)["fellowship"]["revealed"] is True
    hide(board.g)
    assert GAME.view(board.g, 0)["fellowship"]["revealed"] is False


@rule("wotr.components.tokens.political-sides")
def test_a_nation_is_either_passive_or_active() -> None:
    board = Board()
    assert not board.is_active("rohan")
    activate(board.g, f.ROHAN, "card")
    activate(board.g, f.ROHAN, "card")
    assert board.is_active("rohan")
    assert all(set(g.active) <= {0, 1} for g in moments())


@rule("wotr.components.tokens.control")
def test_a_captured_settlement_shows_its_captor() -> None:
    board = Board()
    before = board.g.control[:]
    capture(board.g, f.SHADOW, f.region("edoras"))
    assert board.controls("edoras") == "shadow"
    capture(board.g, f.FREE, f.region("edoras"))
    assert board.g.control == before


@rule("wotr.components.tokens.companion-counters")
def test_companions_are_drawn_at_random_from_those_in_the_fellowship() -> None:
    board = Board().fellowship_of("strider", "legolas", "peregrin").character("gimli", "edoras")
    drawn = {f.CHARACTERS[random_companion(board.g)] for _ in range(60)}
    assert drawn == {"strider", "legolas", "peregrin"} == {f.CHARACTERS[c] for c in board.g.companions()}


# ---- the second edition ----


@rule("wotr.edition.hunt-minimum")
def test_a_move_by_die_forces_a_hunt_die_in_the_next_turn() -> None:
    board = Board()
    assert least_allocation(board.g) == 0
    board.g.hunt_box[f.FREE] = 1
    Turn().recover_dice(board.g)
    assert least_allocation(board.g) == 1
    board.run(HuntAllocation())
    assert board.options()[0] == "allocate:1"


@rule("wotr.edition.hunt-sequence")
def test_corruption_comes_before_the_reveal_moves_the_figure() -> None:
    board = Board().fellowship_of("strider", "gimli")
    board.g.fellowship = f.region("hollin")
    board.g.progress = 1
    tile = next(t for t in range(f.TILE_COUNT) if f.TILE_VALUE[t] == 2 and f.TILE_REVEAL[t])
    board.tile(tile).run(DrawTile(HUNT, 1)).do("casualty:none")
    assert (board.g.corruption, board.g.revealed) == (2, 1)
    board.do("reveal:moria")
    order = [key for key in board.logged() if key in ("wotr-log-corruption", "wotr-log-fellowship-at", "wotr-log-tile")]
    assert order[:4] == ["wotr-log-tile", "wotr-log-corruption", "wotr-log-fellowship-at", "wotr-log-tile"]


@rule("wotr.edition.mordor-entry")
def test_a_revealed_fellowship_enters_mordor_without_declaring() -> None:
    board = Board()
    board.g.fellowship = f.region("morannon")
    board.g.revealed = True
    board.run(FellowshipPhase())
    assert board.prompt() == "wotr-ask-enter-mordor"
    board.do("enter_mordor")
    assert (board.g.mordor, board.g.revealed, board.g.declared) == (0, 1, 0)
