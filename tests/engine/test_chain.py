"""A chain of effects: the example with Tuk-blood from the rules of the Middle-earth CCG (phase 4)."""

from __future__ import annotations

from typing import Any

import pytest

from kernel_fixtures import Bare
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Option
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance, decide
from westmarch.engine.timing import Chain, Declared

YOU, OPPONENT = 0, 1
WEARINESS, TAP_FRODO, CALL_OF_HOME, TUK_BLOOD = range(4)
CORRUPTION = 5


class Shire(Bare):
    """Bilbo travels with Frodo; what both players could do, and where Bilbo is."""

    actions: list[list[int]]
    bilbo: str
    frodo_tapped: bool
    bonus: int
    protected: bool

    def __init__(self) -> None:
        super().__init__()
        self.actions = [[TAP_FRODO, TUK_BLOOD], [WEARINESS, CALL_OF_HOME]]
        self.bilbo = "in play"
        self.frodo_tapped = False
        self.bonus = 0
        self.protected = False

    def leave(self, how: str) -> None:
        """Bilbo is discarded or goes back to the hand, if nothing prevents it."""
        if self.protected:
            self.trace.append(f"not {how}")
        else:
            self.bilbo = how
            self.trace.append(how)


class Effects(Chain):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def responses(self, g: Shire, seat: int) -> list[Option]:
        return [("do", action) for action in g.actions[seat]]

    def declare(self, g: Shire, seat: int, option: Option) -> Declared:
        g.actions[seat].remove(option[1])
        if option[1] == TAP_FRODO:
            g.frodo_tapped = True
        return [seat, option[1]]

    def resolve(self, g: Shire, action: Declared) -> Frame | None:
        match action[1]:
            case 3:
                g.protected = True
                g.trace.append("Tuk-blood")
            case 2:
                if g.chance.die("home", sides=12) < 9:
                    g.leave("in hand")
            case 1:
                g.bonus += 1
                g.trace.append("+1")
            case _:
                return Check()
        return None


class Check(Frame):
    """Bilbo's corruption check, a procedure of its own."""

    STEPS = ("roll", "consequence")

    result: int

    def __init__(self) -> None:
        super().__init__()
        self.result = 0

    def roll(self, g: Shire) -> None:
        self.result = sum(g.chance.dice(2, "check")) + g.bonus
        g.trace.append(f"check {self.result}")

    def consequence(self, g: Shire) -> None:
        if self.result < CORRUPTION - 1:
            g.bilbo = "eliminated"
            g.trace.append("eliminated")
        elif self.result <= CORRUPTION:
            g.leave("discarded")


def shire(**script: list[int]) -> Shire:
    g = Shire()
    g.chance = Chance(seed_of(1))
    g.chance.script = dict(script)
    g.stack = [Effects(OPPONENT)]
    advance(g)
    return g


def act(g: Shire, seat: int, action: int | None) -> None:
    (ask,) = g.asks
    option: Option = PASS if action is None else ("do", action)
    assert ask.seat == seat
    assert ask.legal(option)
    decide(g, option, seat)


def declare_all(g: Shire) -> None:
    act(g, OPPONENT, WEARINESS)
    act(g, YOU, TAP_FRODO)
    act(g, OPPONENT, CALL_OF_HOME)
    act(g, YOU, TUK_BLOOD)


def test_four_actions_resolve_in_reverse() -> None:
    g = shire(home=[2], check=[2, 2])
    declare_all(g)
    assert g.trace == ["Tuk-blood", "not in hand", "+1", "check 5", "not discarded"]
    assert g.bilbo == "in play"


def test_nothing_resolves_before_everybody_has_passed_but_costs_are_paid() -> None:
    g = shire()
    act(g, OPPONENT, WEARINESS)
    act(g, YOU, TAP_FRODO)
    assert (g.trace, g.bonus) == ([], 0)
    assert g.frodo_tapped
    act(g, OPPONENT, None)
    act(g, YOU, TUK_BLOOD)
    assert g.trace == [], "after a new action the opponent is asked again"
    act(g, OPPONENT, None)
    assert g.trace[:2] == ["Tuk-blood", "+1"]


def test_after_an_action_everybody_is_asked_again() -> None:
    g = shire()
    act(g, OPPONENT, None)
    act(g, YOU, TAP_FRODO)
    act(g, OPPONENT, None)
    assert g.trace == [], "the first pass counts no more"
    act(g, YOU, None)
    assert g.trace == ["+1"]


def test_tuk_blood_does_not_prevent_elimination() -> None:
    g = shire(home=[2], check=[1, 1])
    declare_all(g)
    assert g.bilbo == "eliminated"


@pytest.mark.parametrize(
    "home, check, place", [(2, [6, 6], "in hand"), (12, [2, 2], "discarded"), (12, [6, 6], "in play")]
)
def test_tuk_blood_after_the_chain_changes_nothing(home: int, check: list[int], place: str) -> None:
    g = shire(home=[home], check=check)
    act(g, OPPONENT, WEARINESS)
    act(g, YOU, TAP_FRODO)
    act(g, OPPONENT, CALL_OF_HOME)
    act(g, YOU, None)
    assert g.stack == [], "the opponent has nothing left, so the chain resolves"
    assert g.bilbo == place
    resolved = g.trace[:]
    g.stack = [Effects(YOU)]
    advance(g)
    act(g, YOU, TUK_BLOOD)
    assert g.trace == [*resolved, "Tuk-blood"]
    assert g.bilbo == place


def test_a_chain_of_nothing_ends() -> None:
    g = shire()
    act(g, OPPONENT, None)
    act(g, YOU, None)
    assert (g.trace, g.stack) == ([], [])


def test_a_waiting_chain_can_be_cloned() -> None:
    g = shire(home=[2], check=[2, 2])
    act(g, OPPONENT, WEARINESS)
    twin: Any = g.clone()
    act(twin, YOU, TUK_BLOOD)
    assert len(g.stack[-1].declared) == 1  # type: ignore[attr-defined]
    assert g.actions == [[TAP_FRODO, TUK_BLOOD], [CALL_OF_HOME]]
