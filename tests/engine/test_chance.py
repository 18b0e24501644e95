"""Chance: fair, replayable, scriptable, committed to."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from westmarch.engine.chance import Chance, Dealer, commitment, fresh_seed, seed_of
from westmarch.engine.errors import ReplayError


@pytest.mark.parametrize("sides, limit", [(2, 10.9), (6, 20.6), (7, 22.5), (20, 43.9)])
def test_picks_are_uniform(sides: int, limit: float) -> None:
    """Chi-square below the 0.1 % limit for sides - 1 degrees of freedom."""
    chance = Chance(seed_of(11))
    counts = Counter(chance.pick(sides, "x") for _ in range(20_000))
    expected = 20_000 / sides
    assert set(counts) == set(range(sides))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limit


def test_a_shuffle_passes_over_the_words_that_would_make_it_unfair() -> None:
    """As a single draw does: three do not go evenly into all words, so the last one of them counts for nothing."""
    chance, items = Chance(seed_of(13)), [1, 2, 3]
    chance.shuffle([1, 2])  # opens the first block
    chance.block = (0xFFFFFFFF, 5, 7, *chance.block[3:])
    chance.used = 0
    chance.shuffle(items)
    assert (chance.used, items) == (3, [1, 2, 3])


def test_shuffles_are_uniform() -> None:
    chance = Chance(seed_of(12))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.6


def test_dice_show_their_sides() -> None:
    chance = Chance(seed_of(1))
    assert set(chance.dice(200)) == {1, 2, 3, 4, 5, 6}
    assert set(chance.dice(100, "d4", sides=4)) == {1, 2, 3, 4}


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    """The stream is part of the promise to players: old seeds must verify."""
    assert Chance(seed_of(1)).dice(12) == [3, 5, 5, 5, 1, 4, 1, 5, 3, 3, 6, 2]


def test_the_place_in_the_stream_is_one_number() -> None:
    chance = Chance(seed_of(5))
    chance.dice(40)
    assert Chance(seed_of(5), chance.used).dice(20) == chance.clone().dice(20) == chance.dice(20)


def test_a_clone_neither_records_nor_reads_a_script() -> None:
    chance = Chance(seed_of(5))
    chance.tape, chance.script = [], {"d6": [1]}
    twin = chance.clone()
    assert twin.tape is None
    assert twin.script is None


def test_outcomes_are_recorded_with_their_label() -> None:
    chance = Chance(seed_of(5))
    chance.tape = []
    die = chance.die("hunt")
    items = [1, 2, 3]
    chance.shuffle(items, "deck")
    assert chance.tape == [("hunt", die), ("deck", items)]


def test_a_script_is_taken_by_label_and_then_the_stream_goes_on() -> None:
    chance = Chance(seed_of(5))
    chance.script = {"hunt": [6, 6], "deck": [[3, 1, 2]]}
    items = [1, 2, 3]
    chance.shuffle(items, "deck")
    assert items == [3, 1, 2]
    other = Chance(seed_of(5)).die()
    assert [chance.die("hunt"), chance.die("hunt"), chance.die("hunt")] == [6, 6, other]


@pytest.mark.parametrize("outcome", [0, 7, "x", [1]])
def test_a_script_cannot_lay_down_the_impossible(outcome: object) -> None:
    chance = Chance(seed_of(5))
    chance.script = {"d6": [outcome]}
    with pytest.raises(ValueError, match="no possible outcome"):
        chance.die()


@pytest.mark.parametrize(
    "recorded, problem",
    [
        ([], "no outcome for this roll"),
        ([("deck", [1])], "an outcome of deck here"),
        ([("d6", 9)], "9 is no possible outcome"),
        ([("d6", [2])], "no possible outcome"),
    ],
)
def test_a_replay_refuses_outcomes_that_do_not_fit(recorded: list[object], problem: str) -> None:
    chance = Chance("00")
    chance.recorded = recorded
    with pytest.raises(ReplayError, match=problem):
        chance.die()


@pytest.mark.parametrize("order", [[1, 2], [1, 2, 2], [1, 2, 4], ["a", "b", "c"], 3])
def test_a_replayed_shuffle_has_the_same_items(order: object) -> None:
    chance = Chance("00")
    chance.recorded = [("deck", order)]
    with pytest.raises(ReplayError, match="no possible outcome"):
        chance.shuffle([1, 2, 3], "deck")


def test_a_commitment_binds_and_tells_nothing() -> None:
    seed = fresh_seed()
    assert len(seed) == 32
    assert seed != fresh_seed()
    assert commitment(seed) == commitment(seed) != commitment(fresh_seed())
    assert seed not in commitment(seed)


def test_a_dealer_gives_the_orders_of_the_library_s_shuffle() -> None:
    for seed in range(50):
        dealer, random = Dealer(seed), Random(seed)
        for size in (seed, 3, 2 * seed, 1, 0, 40):
            mixed, shuffled = list(range(size)), list(range(size))
            dealer.shuffle(mixed)
            random.shuffle(shuffled)
            assert mixed == shuffled
