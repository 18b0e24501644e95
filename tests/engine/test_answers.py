"""Answers to an event: required ones first, then optional ones in turn."""

from __future__ import annotations

from kernel_fixtures import Bare
from westmarch.engine.decision import PASS, Option
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance, decide
from westmarch.engine.timing import Answers


class Event(Bare):
    """Answers by number; one of the optional ones makes a further required answer."""

    required: list[int]
    optional: list[list[int]]

    def __init__(self) -> None:
        super().__init__()
        self.required = [1, 2]
        self.optional = [[10, 11], [20]]


class Minstrel(Frame):
    """An answer that takes a procedure."""

    STEPS = ("sing",)

    def __init__(self) -> None:
        super().__init__()

    def sing(self, g: Event) -> None:
        g.trace.append("song")


class Reacting(Answers):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def required(self, g: Event) -> list[Option]:
        return [("answer", number) for number in g.required]

    def optional(self, g: Event, seat: int) -> list[Option]:
        return [("answer", number) for number in g.optional[seat]]

    def answer(self, g: Event, option: Option) -> Frame | None:
        number = option[1]
        for waiting in [g.required, *g.optional]:
            if number in waiting:
                waiting.remove(number)
        g.trace.append(str(number))
        if number == 10:
            g.required.append(3)
        return Minstrel() if number == 20 else None


def event() -> Event:
    g = Event()
    g.stack = [Reacting(0)]
    advance(g)
    return g


def asked(g: Event) -> tuple[int, str, list[Option]]:
    (ask,) = g.asks
    return ask.seat, ask.prompt, ask.options


def test_required_answers_come_first_in_the_order_one_seat_chooses() -> None:
    g = event()
    assert asked(g) == (0, "engine-ask-order", [("answer", 1), ("answer", 2)])
    decide(g, ("answer", 2))
    assert g.trace == ["2", "1"], "the last required answer is forced"
    assert asked(g) == (0, "engine-ask-answer", [("answer", 10), ("answer", 11), PASS])


def test_optional_answers_go_in_turn_until_all_pass() -> None:
    g = event()
    decide(g, ("answer", 1))
    decide(g, ("answer", 11))
    assert asked(g)[0] == 1
    decide(g, ("answer", 20))
    assert g.trace == ["1", "2", "11", "20", "song"]
    assert asked(g)[0] == 0
    decide(g, PASS)
    assert g.stack == []


def test_a_required_answer_that_arises_goes_before_further_optional_ones() -> None:
    g = event()
    decide(g, ("answer", 1))
    decide(g, ("answer", 10))
    assert g.trace == ["1", "2", "10", "3"]
    assert asked(g)[:2] == (1, "engine-ask-answer")


def test_a_pass_is_not_final_while_another_answers() -> None:
    g = event()
    decide(g, ("answer", 1))
    decide(g, PASS)
    decide(g, ("answer", 20))
    assert asked(g) == (0, "engine-ask-answer", [("answer", 10), ("answer", 11), PASS])
