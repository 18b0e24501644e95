"""The opponents of The Battle of Five Armies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from ai import audits
from bofa.field import Field
from westmarch.ai.bofa.answers import fate_reaches, outlook, retreat_to
from westmarch.ai.bofa.evaluate import FEATURES, features
from westmarch.ai.bofa.habits import action_score, entry_score
from westmarch.ai.bofa.judge import chance_to_win, force, look_anew, peril
from westmarch.ai.bofa.mind import AS_GOOD_AS_WON, STYLE
from westmarch.ai.budget import Budget
from westmarch.ai.guards import settled, wasteful
from westmarch.ai.levels import mind_of
from westmarch.ai.match import Plan, play_game
from westmarch.ai.policy import Seen
from westmarch.ai.rankers import Medium
from westmarch.ai.suite.positions import opened, positions_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask
from westmarch.engine.game import find_game
from westmarch.engine.runner import advance, decide
from westmarch.games.bofa.facts import BOLG, DEFAULT, FATE_END, FP, GREY_TILES, SHADOW
from westmarch.games.bofa.rules.fight import combat_of

GAME = find_game("bofa")
OPTIONS = GAME.checked({})
MIND = mind_of(GAME)


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_hidden_cards_do_not_change_a_decision(level: str) -> None:
    audits.hidden_cards_do_not_matter("bofa", level, 7, 31)


@pytest.mark.parametrize("level", audits.REPEATABLE)
def test_a_seed_and_a_node_budget_fix_the_decision(level: str) -> None:
    audits.decisions_can_be_repeated("bofa", level, 3, 41)


@pytest.mark.parametrize("level", ["easy", "medium@4n", "hard@4n"])
def test_a_game_ends_without_a_failure(level: str, caplog: pytest.LogCaptureFixture) -> None:
    audits.a_game_goes_well(Plan("bofa", OPTIONS, level, "easy", 5), caplog, 30)


def test_every_term_has_its_message() -> None:
    for language in ("en", "es"):
        messages = GAME.messages(language)
        assert all(messages.text(f"bofa-term-{name}", {}) != f"bofa-term-{name}" for name in FEATURES)


def test_the_evaluation_knows_what_is_good_for_whom() -> None:
    """Over some positions of a game: a settlement lost, fate, and an army gone."""
    found: list[Any] = audits.positions("bofa", 12, 17)
    for g in found:
        assert MIND.evaluate(g, FP) + MIND.evaluate(g, SHADOW) == 1
        assert len(features(g)) == len(FEATURES)

    def change(of: Callable[[Any], None]) -> float:
        total = 0.0
        for g in found:
            after = g.clone()
            of(after)
            total += MIND.evaluate(after, FP) - MIND.evaluate(g, FP)
        return total / len(found)

    def gate_lost(g: Any) -> None:
        g.control[DEFAULT.front_gate] = SHADOW

    def fate_near(g: Any) -> None:
        g.fate = max(g.fate, FATE_END - 1)

    def shadow_scattered(g: Any) -> None:
        for place in g.armies(SHADOW):
            for unit in g.types(place):
                for _ in range(g.count(place, unit)):
                    g.lose(place, unit)

    assert change(gate_lost) < -0.03
    assert change(fate_near) > 0.03
    assert change(shadow_scattered) > 0.03


def test_hard_looks_to_the_beginning_of_a_turn() -> None:
    prompts = {g.asks[0].prompt for g in audits.positions("bofa", 150, 3) if MIND.is_rest(g.asks[0])}
    assert prompts == {"bofa-ask-activate"}


def test_an_end_is_judged_as_it_is() -> None:
    g = before_an_empty_gate()
    g.finish([SHADOW], "bofa-end-gate", "bofa.victory.shadow.immediate")
    assert (MIND.evaluate(g, FP), MIND.evaluate(g, SHADOW)) == (0.0, 1.0)
    assert MIND.terms(g, FP) == {}


def test_easy_is_quick() -> None:
    audits.easy_is_quick("bofa", 30)


def test_a_search_keeps_to_its_time() -> None:
    audits.a_search_keeps_to_its_time("bofa", 19)


def test_an_army_with_more_damage_than_it_can_bear_is_no_army() -> None:
    """In the midst of a combat; the strength to resist is never below nothing, and chances stay numbers."""
    g: Any = GAME.start({}, Chance(seed_of(1)))
    place = next(p for p in range(DEFAULT.regions) if g.held[p] == FP and g.sizes[p])
    g.damage[place] = 2 * g.sizes[place] + 3
    assert force(g, place)[2] == 0
    assert chance_to_win((3, 1, 4), force(g, place)) == 1.0
    assert chance_to_win(force(g, place), (3, 1, 4)) == 0.0


def before_an_empty_gate() -> Any:
    """Six points, and nobody in the Front Gate: the Shadow has only to walk in."""
    t = Field().control("camp", "eastern_spur").army("gate_dell", lead=1, orc=3).army("east_of_dale", orc=2)
    g: Any = t.army("ravenhill", elf_archer=2).dice(free="army", shadow="army event").g
    advance(g)
    decide(g, ("wait",), FP)
    return g


@pytest.mark.parametrize("code", ["use:event:draw", "discard_die:army"])
def test_a_gate_that_stands_open_is_entered_whatever_the_ranking_says(code: str) -> None:
    g = before_an_empty_gate()
    option = audits.insisting_on("bofa", g, GAME.notation.parse(g, SHADOW, code))
    after = settled(MIND, g, option, SHADOW)
    assert (after.ending, after.winners) == ("bofa-end-gate", [SHADOW])


def test_a_die_is_not_thrown_away_while_another_play_has_an_effect() -> None:
    g = before_an_empty_gate()
    g.control[DEFAULT.place["camp"]] = FP  # too few points to win: only the board counts
    thrown = GAME.notation.parse(g, SHADOW, "discard_die:army")
    assert not MIND.near_end(g)
    assert audits.insisting_on("bofa", g, thrown)[0] == "use"


def test_plays_without_an_effect_are_vetoed() -> None:
    seen = 0
    for g in audits.positions("bofa", 60, 7, seed=2):
        ask = g.asks[0]
        costly = [option for option in ask.listed if MIND.is_costly(ask, option)]
        wasted = [option for option in costly if wasteful(MIND, g, option, ask.seat)]
        if wasted and len(wasted) < len(ask.listed):
            seen += 1
            assert audits.insisting_on("bofa", g, wasted[0]) not in wasted
    assert seen >= 3


def test_a_cloud_of_bats_is_weighed_by_where_its_army_may_go() -> None:
    """With an enemy in every neighbouring region nobody goes anywhere, however much is to be won there."""
    t = Field().army("gate_dell", orc=3).bats("eastern_bank", 1).army("front_gate", dwarf_veteran=1)
    t.army("camp", dwarf_soldier=1).army("mountain_foot", dwarf_veteran=1).army("fallen_bridge", elf_archer=1)
    look_anew()
    assert action_score(t.g, SHADOW, "cloud") == 0.0
    open_way = Field().army("gate_dell", orc=3).bats("eastern_bank", 1)
    look_anew()
    assert action_score(open_way.g, SHADOW, "cloud") > 0.0


def test_bolg_does_not_come_to_be_killed() -> None:
    hunted = Field().army("river_bend", orc=1).army("south_of_dale", lead=2, dwarf_veteran=5)
    alone = Field().army("river_bend", orc=1)
    assert entry_score(hunted.g, BOLG) < entry_score(alone.g, BOLG) - 5


@pytest.mark.slow
def test_easy_beats_random_on_both_sides() -> None:
    plan = Plan("bofa", OPTIONS, "easy", "random", 31)
    for half in (0, 1):
        assert sum(play_game(plan, pair, half).score for pair in range(10)) >= 9


def test_marches_and_retreats_are_weighed_without_a_whim() -> None:
    """Whims are for the questions that begin something: a commander does not cease or retreat on a noise."""
    details = [
        Ask(FP, prompt, [("stand",)], "then") for prompt in ("bofa-ask-move", "bofa-ask-cease", "bofa-ask-retreat")
    ]
    assert all(MIND.is_weighed(ask) and not MIND.is_macro(ask) for ask in details)
    weighed = 0
    for g in audits.positions("bofa", 60, 4):
        ask = g.asks[0]
        if MIND.is_weighed(ask) and not MIND.is_macro(ask) and len(ask.all_options()) > 1:
            weighed += 1
            seen = Seen(GAME, g, ask.seat)
            fanciful = Medium(MIND, Budget(nodes=4), replace(STYLE, medium_noise=1000.0))
            sober = Medium(MIND, Budget(nodes=4), replace(STYLE, medium_noise=0.0))
            ranked = [
                level.rank(seen, seen.dealt(Chance(seed_of(3))), Chance(seed_of(3))) for level in (fanciful, sober)
            ]
            assert ranked[0] == ranked[1]
    assert weighed


def by_all_ways(numbers: list[int], used: list[int], draws: int, missing: int) -> Fraction:
    """The same chance tile by tile: one that is not enough is applied, else the next is drawn while there is one."""
    total = Fraction(0)
    for place, number in enumerate(numbers):
        rest = numbers[:place] + numbers[place + 1 :]
        more = (rest, used) if rest else (used, [])
        if number < missing:
            continue
        total += by_all_ways(*more, draws - 1, missing) if draws > 1 and more[0] else Fraction(1)
    return total / len(numbers)


@pytest.mark.parametrize(("at", "in_pool"), [(14, 3), (14, 12), (13, 5), (12, 8), (12, 1), (11, 12)])
def test_what_fate_decides_at_once_is_reckoned_exactly(at: int, in_pool: int) -> None:
    g = Field().g
    g.fate, g.pool, g.used_tiles = at, list(range(GREY_TILES))[-in_pool:], list(range(GREY_TILES))[:-in_pool]
    pool, used = ([DEFAULT.tile_number[tile] for tile in tiles] for tiles in (g.pool, g.used_tiles))
    for generals in range(4):
        expected = by_all_ways(pool, used, max(1, generals), FATE_END - at)
        assert fate_reaches(g, FATE_END, generals) == pytest.approx(float(expected))


def test_one_general_is_enough_where_fate_ends_the_battle() -> None:
    """With one tile left, a 3, more generals would let the Shadow draw again from the used ones."""
    t = Field().army("ravenhill", elf_spearman=2).character("thranduil", "ravenhill").character("bard", "ravenhill")
    t.character("gandalf", "ravenhill").army("warg_moor", warg=2).phase("generals")
    t.g.fate, t.g.pool, t.g.used_tiles = FATE_END - 1, [GREY_TILES - 1], list(range(GREY_TILES - 1))
    advance(t.g)
    (ask,) = t.g.asks
    best = MIND.ranked(t.g, ask)[0][1]
    assert ask.prompt == "bofa-ask-activate"
    assert len(best) == 2


@pytest.mark.parametrize(("taken", "generals"), [([], 1), (["camp", "fallen_bridge", "lower_slopes"], 2)])
def test_one_general_is_enough_where_beorn_ends_the_battle(taken: list[str], generals: int) -> None:
    """He does so only while the Shadow has less than six points; else generals are worth more than his coming soon."""
    t = Field().army("ravenhill", elf_spearman=2).character("thranduil", "ravenhill").character("bard", "ravenhill")
    t.character("dain", "ravenhill").army("warg_moor", warg=2).phase("generals")
    for place in taken:
        t.control(place)
    t.g.fate, t.g.pool, t.g.used_tiles = 11, [GREY_TILES - 1], list(range(GREY_TILES - 1))
    advance(t.g)
    (ask,) = t.g.asks
    assert ask.prompt == "bofa-ask-activate"
    assert len(MIND.ranked(t.g, ask)[0][1]) == 1 + generals


def test_what_activations_are_worth_is_asked_without_using_up_a_card() -> None:
    t = Field().army("ravenhill", elf_spearman=2).character("thranduil", "ravenhill").army("warg_moor", warg=2)
    t.phase("generals")
    t.g.resolving.append(DEFAULT.card["clouded_fate"])
    t.g.leave_on_table(SHADOW, DEFAULT.card["clouded_fate"], -1)
    advance(t.g)
    before = t.g.dump()
    MIND.ranked(t.g, t.g.asks[0])
    assert t.g.asks[0].prompt == "bofa-ask-activate"
    assert t.g.dump() == before


def test_nobody_gives_up_walls_that_still_stand() -> None:
    """The walls take the damage first; when they are breached it is early enough to go."""
    looked = set()
    g: Any
    for _, g in opened("bofa", [one for one in positions_of("bofa") if one.theme in ("stand", "press")]):
        ask = g.asks[0]
        if ask.prompt != "bofa-ask-retreat":
            continue
        target = combat_of(g).target
        for walls in (0, 6):
            other = g.clone()
            other.walls[target] = walls
            looked.add(other.protected(target))
            found = [option for _, option in MIND.ranked(other, ask)]
            assert (found == [("stand",)]) == other.protected(target)
    assert looked == {True, False}


def test_nobody_leaves_a_combat_that_is_as_good_as_won() -> None:
    looked = 0
    g: Any
    for position, g in opened("bofa", [one for one in positions_of("bofa") if one.theme == "press"]):
        ask = g.asks[0]
        if outlook(g) >= AS_GOOD_AS_WON:
            looked += 1
            assert [option for _, option in MIND.ranked(g, ask)] == [("press_on",)], position.name
    assert looked >= 3


def test_a_sure_win_is_found_behind_what_wins_by_luck() -> None:
    """Eagles that win five games of six, while Bard's arrow wins at once."""
    (position,) = [one for one in positions_of("bofa") if one.name == "70046:940"]
    ((_, g),) = opened("bofa", [position])
    eagles = GAME.notation.parse(g, FP, "use:muster:eagles")
    sure = {code for code, chance in position.chances.items() if chance == 1.0}
    for seed in range(3):
        assert GAME.notation.code(g, FP, audits.insisting_on("bofa", g, eagles, seed)) in sure


def test_goblins_behind_a_pass_are_felt_at_the_front_gate() -> None:
    """They come out of the mountain and stand before it in one turn."""
    gate = DEFAULT.front_gate
    alone = Field().army("front_gate", dwarf_veteran=1).army("heath_road", orc=5).g
    look_anew()
    assert peril(alone, gate, force(alone, gate)) == 0
    threatened = Field().army("front_gate", dwarf_veteran=1).army("goblin_point_east", goblin=5).g
    look_anew()
    assert peril(threatened, gate, force(threatened, gate)) > 0


def test_no_more_goblins_go_into_a_pass_than_it_holds() -> None:
    t = Field().army("goblin_point_east", goblin=6).dice(shadow="eye event")
    t.g.open[1] = 1
    t.all("use:eye:goblin_move", "move:goblin_point_east:pass_east")
    (ask,) = t.g.asks
    assert ask.prompt == "bofa-ask-split"
    (_, option), *_ = MIND.ranked(t.g, ask)
    decide(t.g, option, ask.seat)
    assert t.at("goblin_point_east") == {"goblin": 1}


def test_nobody_retreats_where_units_would_be_lost_if_he_can_help_it() -> None:
    t = Field().army("camp", lakeman=3).army("gate_dell", lakeman=5).army("east_meadow", lakeman=1)
    frame: Any = SimpleNamespace(place=DEFAULT.place["camp"], seat=FP)
    t.g.stack.append(frame)
    scores = {place: retreat_to(t.g, FP, ("to", DEFAULT.place[place])) for place in ("gate_dell", "east_meadow")}
    assert scores["east_meadow"] > scores["gate_dell"]
    lower = Field().army("camp", lakeman=3).army("fallen_bridge", lakeman=5)
    lower.g.stack.append(frame)
    full, empty = [retreat_to(lower.g, FP, ("to", DEFAULT.place[p])) for p in ("fallen_bridge", "gate_dell")]
    assert empty > full
