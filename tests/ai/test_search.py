"""The search: what it finds, what it keeps, and where it stops."""

from __future__ import annotations

import pickle
from dataclasses import replace

from ai.positions import in_mordor
from westmarch.ai.budget import Budget
from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Seen
from westmarch.ai.rankers import one_step
from westmarch.ai.search import DETAIL_SHARE, OPEN_AT_FIRST, Hard, Node, one_of_each_kind
from westmarch.ai.wotr.mind import STYLE
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.games.wotr.facts import CHARACTER, FREE

WOTR = find_game("wotr")
MIND = mind_of(WOTR)
MOVE: Option = ("use", CHARACTER, "move_fellowship")


def searched(g: State, nodes: int) -> list[Option]:
    seen = Seen(WOTR, g, FREE)
    level = Hard(MIND, Budget(nodes=nodes), STYLE)
    return level.rank(seen, seen.dealt(Chance(seed_of(2))), Chance(seed_of(2)))


def test_it_finds_the_last_step() -> None:
    assert searched(in_mordor(step=4, corruption=3, tile_value=1), 60)[0] == MOVE


def test_it_does_not_walk_into_the_end() -> None:
    assert searched(in_mordor(step=3, corruption=10, tile_value=3), 60)[0] != MOVE


def test_with_no_time_left_it_decides_as_one_step_ahead_says() -> None:
    seen = Seen(WOTR, in_mordor(step=4, corruption=3, tile_value=1), FREE)
    deal, style = seen.dealt(Chance(seed_of(2))), replace(STYLE, first_look=0.25)
    head = MIND.ranked(deal, seen.ask)[: style.width]
    ahead = one_step(MIND, seen, deal, head, Budget(nodes=6).start(), Chance(seed_of(2)), style, style.first_look)
    assert ahead.rounds == 1 and all(len(values) == 1 for values in ahead.values)
    level = Hard(MIND, Budget(nodes=6), style)
    assert level.rank(seen, deal, Chance(seed_of(2)))[0] == head[ahead.order()[0]][1] == MOVE
    assert level.root is not None and not level.root.visits  # the look has taken it all


def test_wide_questions_open_step_by_step() -> None:
    options: list[Option] = [("go", number) for number in range(30)]
    ask = Ask(0, "where", options, "then")
    node = Node(ask, [(0.0, option) for option in options], 7)
    assert len(node.options) == 7
    tried = set()
    for _ in range(400):
        choice = node.select(ask)
        tried.add(choice)
        node.visits += 1
        node.tries[choice] += 1
        node.sums[choice] += 0.5
        if node.visits <= OPEN_AT_FIRST:
            assert max(tried) < OPEN_AT_FIRST
    assert tried == set(range(7))


def test_an_option_that_is_not_legal_this_time_is_left_out() -> None:
    options: list[Option] = [("go", 1), ("go", 2)]
    node = Node(Ask(0, "where", options[:], "then"), [(1.0, ("go", 1)), (0.0, ("go", 2))])
    assert node.select(Ask(0, "where", [("go", 2)], "then")) == 1
    assert node.select(Ask(0, "where", [("go", 3)], "then")) == -1


def test_the_tree_is_kept_for_the_details_of_the_same_action() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    g.steps = [0] * 8
    march: Option = ("use", CHARACTER, "move_armies")
    level = Hard(MIND, Budget(nodes=80))
    seen = Seen(WOTR, g, FREE)
    level.rank(seen, seen.dealt(Chance(seed_of(2))), Chance(seed_of(2)))
    assert level.root is not None
    if march not in level.root.children:
        deal = seen.dealt(Chance(seed_of(2)))
        decide(deal, march, FREE)
        level.root.children[march] = Node(deal.asks[0], MIND.ranked(deal, deal.asks[0]))
    kept = level.kept = level.root.children[march]
    visits = kept.visits
    decide(g, march, FREE)
    seen = Seen(WOTR, g, FREE)
    level.rank(seen, seen.dealt(Chance(seed_of(2))), Chance(seed_of(2)))
    assert level.root is kept
    assert 0 < kept.visits - visits <= 80 * DETAIL_SHARE


def test_a_long_search_opens_options_that_a_short_one_never_looks_at() -> None:
    g = in_mordor(step=2, corruption=3, tile_value=1)
    seen = Seen(WOTR, g, FREE)
    looked_at = []
    for nodes in (16, 240):
        level = Hard(MIND, Budget(nodes=nodes), replace(STYLE, width=2))
        level.rank(seen, seen.dealt(Chance(seed_of(2))), Chance(seed_of(2)))
        assert level.root is not None
        looked_at.append(level.root.options)
    assert len(looked_at[0]) == 2 < len(looked_at[1])


def test_in_a_long_search_nobody_leaves_after_a_few_trials() -> None:
    seen = Seen(WOTR, in_mordor(step=2, corruption=3, tile_value=1), FREE)
    level = Hard(MIND, Budget(nodes=160), replace(STYLE, width=4))
    level.rank(seen, seen.dealt(Chance(seed_of(2))), Chance(seed_of(2)))
    assert level.root is not None
    # A quarter of the time is spent on all four.
    assert min(level.root.tries[:4]) == 160 // 4 // 4


def test_where_positions_are_judged_badly_trials_say_nothing() -> None:
    seen = Seen(WOTR, in_mordor(step=2, corruption=3, tile_value=1), FREE)
    deal = seen.dealt(Chance(seed_of(2)))
    ranked = MIND.ranked(deal, seen.ask)
    found = []
    for doubt in (0.0, 1e6):
        level = Hard(MIND, Budget(nodes=16), replace(STYLE, doubt=doubt))
        root = Node(seen.ask, ranked, 4)
        race = level.search(root, seen, deal, level.budget.start(), Chance(seed_of(2)), ranked)
        found.append(max([abs(race.found(place)) for place in range(4)]))
    assert found[0] > 0.001
    assert found[1] < 1e-9


def test_newcomers_are_one_of_each_kind_first() -> None:
    ranked: list[tuple[float, Option]] = [
        (5.0, ("use", 1, "march")), (4.0, ("use", 2, "march")), (3.0, ("event", 1, 7)), (2.0, ("use", 2, "hide")),
        (1.0, ("event", 1, 8)),
    ]  # fmt: skip
    order = [option for _, option in one_of_each_kind(ranked, 1)]
    assert order == [("use", 1, "march"), ("event", 1, 7), ("use", 2, "hide"), ("use", 2, "march"), ("event", 1, 8)]


def test_a_tree_goes_to_another_process_and_back() -> None:
    options: list[Option] = [("go", number) for number in range(5)]
    ask = Ask(0, "where", options, "then")
    node = Node(ask, [(float(-number), option) for number, option in enumerate(options)], 3)
    node.open(-9.0, options[4])
    node.visits, node.tries[1], node.sums[1] = 3, 2, 1.5
    node.children[options[1]] = Node(ask, [(1.0, options[0])], 1)
    again = pickle.loads(pickle.dumps(node))
    for held in ("seat", "prompt", "options", "scores", "priors", "visits", "tries", "sums"):
        assert getattr(again, held) == getattr(node, held)
    assert again.children[options[1]].options == [options[0]]
