"""Frames: steps in order, calls, jumps, ends, and questions."""

from __future__ import annotations

import pytest

from kernel_fixtures import BadAnswer, Bare, Caller, Choosing, Ordered, Secret, run
from sample_game import GAME
from sample_game.table import FordTable
from westmarch.engine.errors import DeadEnd
from westmarch.engine.frame import Frame, all_frames, title_key
from westmarch.engine.runner import advance, ask_again, decide, stack_names
from westmarch.engine.state import load_state


def test_steps_run_in_order_and_goto_jumps() -> None:
    assert run(Ordered()).trace == ["one", "three", "one", "two", "three"]


@pytest.mark.parametrize("value, trace", [(7, "got 7"), (0, "got 0")])
def test_a_procedure_gives_back_a_value(value: int, trace: str) -> None:
    assert run(Caller(value)).trace == ["skipped", trace]


def test_running_off_the_end_gives_back_zero() -> None:
    g = run(Caller(-1), Caller(7))
    assert g.trace == ["skipped", "got 7", "ran off the end", "skipped", "got 0"]


def test_a_call_may_name_the_step_to_go_on_at() -> None:
    assert run(Caller(3, back="look")).trace == ["got 3"]


def test_a_question_waits_and_its_answer_goes_on() -> None:
    g = Bare()
    g.hand = [4, 2]
    g.stack = [Choosing()]
    advance(g)
    assert [ask.listed for ask in g.asks] == [[("take", 2), ("take", 4)]]
    decide(g, ("take", 4))
    assert (g.trace, g.asks, g.stack) == (["took 4"], [], [])


def test_a_forced_decision_resolves_itself_and_stands_in_the_log() -> None:
    g = Bare()
    g.hand = [5]
    g.sink = []
    g.stack = [Choosing()]
    advance(g)
    assert g.trace == ["took 5"]
    (entry,) = g.sink
    assert (entry.key, entry.about["option"], entry.rule) == ("engine-forced", ("take", 5), "engine.not-offered")
    assert entry.audience == (0,)


def test_nobody_is_left_without_an_option() -> None:
    with pytest.raises(DeadEnd, match=r"seat 0 has no option: test-ask-choose in Choosing\.choose"):
        run(Choosing())
    with pytest.raises(DeadEnd, match="seat 1 has no option"):
        run(Secret(second=0))


def test_only_a_step_may_ask() -> None:
    g = run(BadAnswer())
    with pytest.raises(TypeError, match="only a step may ask"):
        decide(g, ("take", 0))


def test_a_waiting_game_is_plain_data() -> None:
    g = Bare()
    g.hand = [4, 2]
    g.stack = [Caller(1), Choosing()]
    advance(g)
    again = load_state(Bare, g.dump(), all_frames(("kernel_fixtures",)))
    ask_again(again)
    assert again == g
    assert again.asks[0].listed == g.asks[0].listed
    decide(again, ("take", 2))
    assert again.trace == ["took 2", "skipped", "got 1"]
    assert g.trace == []


def test_a_game_cannot_be_asked_in_the_middle_of_a_step() -> None:
    g = Bare()
    g.stack = [Ordered()]
    with pytest.raises(TypeError, match="middle of a step"):
        ask_again(g)


def test_frame_names_are_unique_in_a_game() -> None:
    twin = type("Ordered", (Frame,), {"__module__": "kernel_fixtures", "STEPS": ("begin",)})
    with pytest.raises(TypeError, match="two frames are called Ordered"):
        all_frames(("kernel_fixtures",))
    twin.__module__ = "elsewhere"


def test_the_path_reads_like_the_rulebook() -> None:
    table = FordTable().hands("feint0 feint2 rank4-24 rank5-32", "feint4 feint6 rank4-25 rank5-33")
    table.show("rank5-32", "rank5-33", dice=(1, 1))
    assert table.path() == "The Ford (1) > Round 1 (2) > Tricks (3)"
    assert table.path("es") == "El vado (1) > Ronda 1 (2) > Trucos (3)"
    assert stack_names(table.g) == "Battle.check_victory > Round.score > Tricks.respond"


def test_title_keys_follow_the_class_name() -> None:
    assert title_key(GAME.frames["Round"], "sample") == "sample-frame-round"
    assert title_key(type("HuntForTheRing", (), {}), "wotr") == "wotr-frame-hunt-for-the-ring"
