"""What options say they bring, compared with what the engine then does."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.wotr.consequences import consequences
from westmarch.games.wotr.facts import CHARACTERS, NATIONS, NAZGUL, SHADOW
from westmarch.games.wotr.forecast import army, attack, forecast, ongoing, outlook
from westmarch.games.wotr.odds import battle as battles
from westmarch.games.wotr.odds.battle import Army
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.hunt_tile import ResolveTile
from westmarch.games.wotr.state import War
from wotr.board import Board, slot


def said(board: Board, code: str) -> dict[str, dict[str, Any]]:
    """The consequences of an option of the present question, by message."""
    ask = board.g.asks[0]
    option = find_game("wotr").notation.parse(board.g, ask.seat, code)
    return dict(consequences(board.g, ask.seat, option))


def test_a_guide_takes_damage_up_to_his_level() -> None:
    board = Board().fellowship_of("gandalf-grey", "meriadoc")
    board.g.corruption = 5
    board.run(ResolveTile(tile=0, damage=4))
    guide = said(board, "casualty:guide")
    assert guide["wotr-then-guide"] == {"character": CHARACTERS.index("gandalf-grey"), "count": 3}
    assert guide["wotr-then-corruption"] == {"corruption": 6}
    assert said(board, "casualty:none") == {"wotr-then-corruption": {"corruption": 9}}
    assert said(board, "casualty:random") == {"wotr-then-random": {"least": 6, "most": 8}}


def test_a_companion_at_random_who_takes_it_all_leaves_one_number() -> None:
    board = Board().fellowship_of("gandalf-grey", "meriadoc")
    board.g.corruption = 3
    board.run(ResolveTile(tile=0, damage=1))
    assert said(board, "casualty:random") == {"wotr-then-corruption": {"corruption": 3}}
    board.g.corruption = 11
    board.run(ResolveTile(tile=0, damage=4))
    assert said(board, "casualty:random") == {"wotr-then-corruption": {"corruption": 12}}


def test_odds_of_an_attack_are_those_of_the_armies_that_stand_there() -> None:
    board = Board().war("rohan", "isengard")
    board.place("edoras", "rohan", 3).place("westemnet", "isengard", 2)
    kind, odds = attack(board.g, slot("westemnet"), slot("edoras"))
    assert kind == battles.CITY
    plain = battles.battle(army(board.g, 1, slot("westemnet")), army(board.g, 0, slot("edoras")), battles.CITY)
    assert odds.win == plain.win
    report = forecast(board.g, ("attack", slot("westemnet"), slot("edoras")))
    assert report is not None and report.data["win"] == odds.win


def test_an_army_is_weighed_with_its_leaders_and_captains() -> None:
    board = Board().place("edoras", "rohan", 2).place("edoras", "rohan", elite=1)
    board.place("edoras", "rohan", leader=1).character("boromir", "edoras")
    found = army(board.g, 0, slot("edoras"))
    assert (found.regulars, found.elites, found.leadership, found.strength) == (2, 1, 2, 1)
    assert isinstance(found, Army) and found.spare == board.in_box("rohan-regular")


def test_the_battle_that_goes_on_has_odds() -> None:
    board = Board().war("rohan", "isengard")
    board.place("edoras", "rohan", 3).place("westemnet", "isengard", 4)
    assert ongoing(board.g) is None
    board.run(LaunchAttack(1, slot("westemnet"), slot("edoras"), 0)).do("choose:all")
    found = ongoing(board.g)
    assert found is not None and 0 < found[1].win < 1


def differs(before: War, after: War) -> dict[str, Any]:
    """What the engine itself shows to have changed."""
    return {
        "corruption": after.corruption if after.corruption != before.corruption else None,
        "war": {n for n in range(len(NATIONS)) if after.at_war(n) and not before.at_war(n)},
    }


def test_the_odds_of_the_hunt_count_the_re_rolls_of_the_position() -> None:
    """Nazgûl with the Fellowship give the hunt a re-roll, and so more successes."""
    found = []
    for nazgul in (0, 1):
        board = Board().fellowship_of("gandalf-grey")
        board.g.hunt_box[SHADOW] = 2
        board.g.add(SHADOW, board.g.fellowship, NAZGUL, nazgul)
        report = outlook(board.g, "hunt")
        assert report is not None and outlook(board.g, "fate") is None
        found.append(report.data["revealed"])
    assert 0 < found[0] < found[1] < 1


def test_what_is_said_is_what_happens() -> None:
    """Over whole games: every certain consequence of the option that is taken comes true."""
    game = find_game("wotr")
    reported = 0
    for seed in range(3):
        g: Any = game.start({}, Chance(seed_of(seed)))
        policy = Chance(seed_of(seed + 100))
        for _ in range(900):
            if not g.asks:
                break
            ask = g.asks[0]
            option = ask.sample(policy)
            keys = game.consequences(g, ask.seat, option)
            before = g.clone()
            decide(g, option, ask.seat)
            for key, about in keys:
                if key == "wotr-then-war":
                    reported += 1
                    assert about["nation"] in differs(before, g)["war"]
                elif key == "wotr-then-corruption" and option[0] != "casualty":
                    reported += 1
                    assert about["corruption"] == differs(before, g)["corruption"]
                elif key == "wotr-then-points":
                    reported += 1
                    assert g.victory_points(about["side"]) == about["points"]
                elif key == "wotr-then-attack":
                    assert about["win"] + about["loss"] + about["open"] == 100
    assert reported > 15
