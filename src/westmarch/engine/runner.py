"""The runner: carries procedures forward until somebody must decide or the game is over."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import DeadEnd
from westmarch.engine.frame import Call, Done, Frame, Goto, Together, position_of
from westmarch.engine.state import State


def advance(g: State) -> None:
    """Run to the next real decision (two options or more) or to the end of the game."""
    stack = g.stack
    g.asks = []
    while stack and not g.ending:
        frame = stack[-1]
        pc = frame.pc
        outcome = frame.proceed(g)
        if outcome is None:
            frame.pc = pc + 1
        elif type(outcome) is Ask:
            if not _is_forced(g, outcome):
                g.asks = [outcome]
                return
            frame.pc = pc + 1
            _follow(g, frame, frame.take_answer(g, outcome.then, outcome.at(0)))
        elif type(outcome) is Together:
            if not _ask_together(g, frame, outcome):
                return
        else:
            frame.pc = pc + 1
            _follow(g, frame, outcome)
    if g.ending:
        stack.clear()


def _follow(g: State, frame: Frame, outcome: Any) -> None:
    """Do what a step or an answer returned."""
    if outcome is None:
        return
    if type(outcome) is Call:
        if outcome.back:
            frame.pc = position_of(type(frame), outcome.back)
        g.stack.append(outcome.frame)
    elif type(outcome) is Goto:
        frame.pc = position_of(type(frame), outcome.step)
    elif type(outcome) is Done:
        g.stack.pop()
        g.returned = outcome.value
    else:
        raise TypeError(f"{type(frame).__name__} returned {outcome!r}; only a step may ask")


def _ask_together(g: State, frame: Frame, together: Together) -> bool:
    """Ask several seats; True when all have answered and the game can go on."""
    if not g.sealed:
        g.sealed = [None] * len(together.asks)
        for i, ask in enumerate(together.asks):
            if _is_forced(g, ask):
                g.sealed[i] = ask.at(0)
    g.asks = [ask for i, ask in enumerate(together.asks) if g.sealed[i] is None]
    if g.asks:
        return False
    answers = [tuple(answer) for answer in g.sealed]
    g.sealed = []
    g.reveals += 1
    frame.pc += 1
    _follow(g, frame, frame.take_answer(g, together.then, answers))
    return True


def is_idle(g: State, option: Option) -> bool:
    """Whether somebody who has the chance to act does nothing with it by this answer."""
    kind: Any = type(g)
    return option[0] in kind.IDLE


def _is_forced(g: State, ask: Ask) -> bool:
    """Whether a question has one answer only, which is then given for the seat and noted for it alone:
    others learn of it as far as the rules of the game tell them."""
    count = ask.count()
    if count == 0:
        raise DeadEnd(f"seat {ask.seat} has no option: {ask.prompt} in {stack_names(g)}")
    if g.patient and count == 1 and ask.pick is None and is_idle(g, ask.listed[0]):
        return False
    if count == 1 and g.sink is not None:
        option = ask.at(0)
        g.note("engine-forced", {"seat": ask.seat, "option": option}, audience=(ask.seat,), rule=ask.rule)
    return count == 1


def decide(g: State, option: Option, seat: int = -1) -> None:
    """Answer the present question (of that seat, where several are asked) and run on.

    The option must be one of the question's; ``Session.decide`` checks what comes from outside.
    """
    if not g.sealed:
        ask = g.asks[0]
        frame = g.stack[-1]
        frame.pc += 1
        _follow(g, frame, frame.take_answer(g, ask.then, option))
    elif not _seal(g, seat, option):
        return
    advance(g)


def _seal(g: State, seat: int, option: Option) -> bool:
    """Keep a secret answer; True when it was the last one. The open places stand in the order of the asks."""
    waiting = [i for i in range(len(g.sealed)) if g.sealed[i] is None]
    for i in range(len(waiting)):
        if g.asks[i].seat == seat:
            g.sealed[waiting[i]] = option
            g.asks = g.asks[:i] + g.asks[i + 1 :]
            return not g.asks
    raise ValueError(f"seat {seat} is not asked")


def playout(g: State, policy: Any, limit: int) -> int:
    """Decide at random until the game is over or so many decisions are made; how many were."""
    made = 0
    while made < limit and g.asks:
        ask = g.asks[0]
        decide(g, ask.sample(policy), ask.seat)
        made += 1
    return made


def ask_again(g: State) -> None:
    """Put the present question anew, from the position alone (after loading or resampling)."""
    g.asks = []
    if g.ending or not g.stack:
        return
    frame = g.stack[-1]
    outcome = frame.proceed(g)
    if type(outcome) is Ask:
        g.asks = [outcome]
    elif type(outcome) is Together:
        g.asks = [ask for i, ask in enumerate(outcome.asks) if g.sealed[i] is None]
    else:
        raise TypeError(f"{stack_names(g)} was saved in the middle of a step")


def question_for(g: State, seat: int) -> Ask | None:
    """What a seat is asked now, if anything."""
    for ask in g.asks:
        if ask.seat == seat:
            return ask
    return None


def stack_names(g: State) -> str:
    """The stack as code sees it, for error messages."""
    return " > ".join([_place(frame) for frame in g.stack])


def _place(frame: Frame) -> str:
    cls: Any = type(frame)
    name: str = cls.__name__
    return f"{name}.{cls.STEPS[frame.pc]}" if frame.pc < len(cls.STEPS) else name
