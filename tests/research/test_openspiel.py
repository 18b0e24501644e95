"""OpenSpiel: its own tests of the interface, chance that nobody foresees, searches that know no more than they may."""

from __future__ import annotations

import copy
import pickle
import random
import time
from collections import Counter
from typing import Any

import pytest

from westmarch.engine.game import find_game

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra research is not installed")

GAMES = ("wotr", "bofa", "meccg", "tcg")


def load(name: str) -> Any:
    import westmarch.research.openspiel_game  # noqa: F401 - registers the games

    return pyspiel.load_game(name)


def stroll(state: Any, actions: int, seed: int = 1) -> Any:
    """Play on at random for some actions, and then to somebody's decision."""
    rng = random.Random(seed)
    done = 0
    while not state.is_terminal() and (done < actions or state.is_chance_node()):
        state.apply_action(rng.randrange(16) if state.is_chance_node() else rng.choice(state.legal_actions()))
        done += 1
    return state


def some_way_in(name: str, actions: int = 90) -> Any:
    game = load(f"westmarch_{name}")
    for seed in range(1, 50):
        state = stroll(game.new_initial_state(), actions, seed)
        if not state.is_terminal():
            return state
    raise AssertionError(name)


def test_openspiel_simulates_a_game() -> None:
    pyspiel.random_sim_test(load("westmarch_bofa(deals=32)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow  # keeps every position of a whole game and looks at both players' observations of each
@pytest.mark.parametrize("name", ["wotr", "meccg", "tcg"])
def test_openspiel_simulates_long_games(name: str) -> None:
    pyspiel.random_sim_test(load(f"westmarch_{name}(deals=32)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_states_travel(name: str) -> None:
    state = some_way_in(name)
    game = state.get_game()
    others = [
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        copy.copy(state),
        copy.deepcopy(state),
        state.clone(),
    ]
    for other in others:
        assert other.history() == state.history()
        assert other.observation_string(0) == state.observation_string(0)
    stroll(others[-1], 20, 3)
    stroll(others[1], 20, 3)
    assert others[-1].history() == others[1].history()
    assert len(state.history()) < len(others[-1].history())


def test_a_clone_is_cheap() -> None:
    """The bound is ten times what is usual: machines are busy."""
    state = some_way_in("wotr")
    begin = time.process_time()
    for _ in range(500):
        state.clone()
    assert (time.process_time() - begin) / 500 < 300e-6


def test_a_state_is_cloned_without_the_texts_of_its_game() -> None:
    game = find_game("bofa")
    game.messages("en")
    assert copy.deepcopy(game) is game and pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("name", GAMES)
def test_no_player_rolls_or_draws(name: str) -> None:
    """What an action of a player leads to without a chance node needs no chance: the stream stays where it was."""
    state = load(f"westmarch_{name}").new_initial_state()
    rng = random.Random(2)
    nodes = 0
    for _ in range(250):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.randrange(1024))
            nodes += 1
            continue
        used = state.walk.g.chance.used
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.walk.g.chance.used == used
    assert nodes > 2


def before_chance(name: str, deals: int) -> Any:
    """A state some way in whose first action needs chance that shows."""
    state = load(f"westmarch_{name}(deals={deals}{',bidding=no' if name == 'tcg' else ''})").new_initial_state()
    rng = random.Random(4)
    while True:
        if state.is_chance_node():
            state.apply_action(rng.randrange(deals))
            continue
        following = state.clone()
        following.apply_action(0)
        if following.is_chance_node() and len(set(shown(following, deals))) > 3:
            return following
        state.apply_action(rng.choice(state.legal_actions()))


def shown(state: Any, deals: int) -> list[str]:
    """What everybody sees after each deal of a chance node."""
    found = []
    for deal in range(deals):
        clone = state.clone()
        clone.apply_action(deal)
        found.append("".join(clone.observation_string(player) for player in range(clone.num_players())))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_clones_played_on_differ_as_often_as_chance_says(name: str) -> None:
    """Two clones of a state, each played on by itself: how often they part is what the odds of the deals say."""
    deals, pairs = 64, 500
    state = before_chance(name, deals)
    after = shown(state, deals)
    same = sum((times / deals) ** 2 for times in Counter(after).values())
    rng = random.Random(3)
    parted = 0
    for _ in range(pairs):
        first, second = state.clone(), state.clone()
        deal, other = rng.randrange(deals), rng.randrange(deals)
        first.apply_action(deal)
        second.apply_action(other)
        parted += first.observation_string(0) + first.observation_string(1) != (
            second.observation_string(0) + second.observation_string(1)
        )
    spread = (same * (1 - same) / pairs) ** 0.5
    assert abs(parted / pairs - (1 - same)) < 4 * spread + 1e-9
    assert 0 < parted < pairs


def test_a_history_is_the_whole_game_and_deals_may_be_held_out() -> None:
    first = stroll(load("westmarch_bofa(deals=16,first_deal=100)").new_initial_state(), 60)
    second = stroll(load("westmarch_bofa(deals=16,first_deal=116)").new_initial_state(), 60)
    assert first.observation_string(0) != second.observation_string(0)
    again = first.get_game().deserialize_state(first.serialize())
    assert again.observation_string(1) == first.observation_string(1)


def test_observations_hide_the_other_hand() -> None:
    state = some_way_in("wotr", 3)
    assert state.observation_string(0) != state.observation_string(1)
    assert list(state.observation_tensor(0)) != list(state.observation_tensor(1))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state = some_way_in(name)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.clone().observation_string(player) == state.observation_string(player)
    worlds = {other.observation_string(1 - player) for other in others}
    assert len(worlds) > 1 or name == "bofa"  # in Five Armies little is hidden
    with pytest.raises(ValueError, match="who acts"):
        state.resample_from_infostate(1 - player, sampler)


def test_a_player_remembers() -> None:
    """Two ways to positions that look alike are told apart by what was seen on the way, whoever asks how often."""
    state = some_way_in("bofa", 60)
    player = state.current_player()
    asked_often = state.get_game().new_initial_state()
    for action in state.history():
        if not asked_often.is_chance_node():
            asked_often.information_state_string(player)
        asked_often.apply_action(action)
    assert asked_often.information_state_string(player) == state.information_state_string(player)
    assert state.information_state_string(player).endswith(state.observation_string(player))
    assert state.information_state_string(player)[:32] != some_way_in("bofa", 70).information_state_string(player)[:32]


#: The shortest games of each that there are.
WHOLE = {"wotr": "", "bofa": "", "meccg": "decks=1", "tcg": "bidding=no"}


def against_random(name: str, seat: int, passes: int, evaluator: Any, seed: int) -> tuple[Any, int]:
    """A game of OpenSpiel's IS-MCTS at a seat against a player who decides at random, and its decisions."""
    np = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = load(f"westmarch_{name}({WHOLE[name]})")
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, evaluator, 0.7, passes, random_state=rng)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
        elif state.current_player() == seat:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state, decisions


@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_of_openspiel_decides(name: str) -> None:
    np = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    from westmarch.research.openspiel_game import MindEvaluator

    state = some_way_in(name, 30)
    bot = ismcts.ISMCTSBot(state.get_game(), MindEvaluator(), 0.7, 6, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["tcg", "bofa"])
def test_is_mcts_of_openspiel_plays_a_short_game(name: str) -> None:
    from westmarch.research.openspiel_game import MindEvaluator

    state, decisions = against_random(name, 0, 2, MindEvaluator(), 1)
    assert sorted(state.returns()) == [-1, 1]
    assert decisions > 5


@pytest.mark.slow  # some minutes
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_of_openspiel_plays_whole_games(name: str, seat: int) -> None:
    from westmarch.research.openspiel_game import MindEvaluator

    state, decisions = against_random(name, seat, 4, MindEvaluator(), 2 + seat)
    assert state.walk.g.ending
    assert decisions > 5


def test_options_are_parameters() -> None:
    game = load("westmarch_tcg(bidding=no,players=3)")
    assert game.get_parameters()["bidding"] == "no"
    assert game.num_players() == 3
    state = game.new_initial_state()
    state.apply_action(1)
    assert "bid" not in state.walk.g.asks[0].prompt
    with pytest.raises(Exception, match="perhaps"):
        load("westmarch_tcg(bidding=perhaps)")
    with pytest.raises(Exception, match="one deal"):
        load("westmarch_tcg(deals=0)")


def test_two_play_for_opposite_stakes() -> None:
    zero, general = pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM
    assert load("westmarch_wotr").get_type().utility == zero
    assert load("westmarch_wotr").utility_sum() == 0
    assert load("westmarch_wotr(players=4)").get_type().utility == general
