"""The runner: carries procedures forward until somebody must decide or the game is over."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.errors import DeadEnd
from westmarch.engine.frame import Call, Done, Frame, Goto, Together, position_of
from westmarch.engine.state import State


def advance(g: State) -> None:
    """Run to the next real decision (two options or more) or to the end of the game."""
    g.asks = []
    if g.stack:
        _carry_on(g, g.stack[-1], None)


def _carry_on(g: State, frame: Frame, outcome: Any) -> None:
    """Do what a step or an answer of the last frame returned, and so on with one step after another."""
    stack = g.stack
    g.asks = []
    kind = type(outcome)
    while True:
        if kind is Done:
            done: Done = outcome
            stack.pop()
            g.returned = done.value
        elif kind is Call:
            call: Call = outcome
            if call.back:
                frame.pc = position_of(type(frame), call.back)
            stack.append(call.frame)
        elif kind is Goto:
            goto: Goto = outcome
            frame.pc = position_of(type(frame), goto.step)
        elif outcome is not None:
            raise TypeError(f"{type(frame).__name__} returned {outcome!r}; only a step may ask")
        if g.ending or not stack:
            break
        frame = stack[-1]
        outcome = frame.proceed(g)
        kind = type(outcome)
        if kind is Ask:
            ask: Ask = outcome
            frame.pc -= 1  # the step that asks is not over before the answer
            if (ask.pick is None and len(ask.listed) > 1) or not _is_forced(g, ask):
                g.asks = [ask]
                return
            frame.pc += 1
            outcome = frame.take_answer(g, ask.then, ask.at(0))
            kind = type(outcome)
        elif kind is Together:
            together: Together = outcome
            frame.pc -= 1
            answers = _answers_together(g, together)
            if answers is None:
                return
            frame.pc += 1
            outcome = frame.take_answer(g, together.then, answers)
            kind = type(outcome)
    if g.ending:
        stack.clear()


def _answers_together(g: State, together: Together) -> list[Option] | None:
    """Ask several seats; the answers when all have given theirs."""
    if not g.sealed:
        g.sealed = [None] * len(together.asks)
        for i, ask in enumerate(together.asks):
            if _is_forced(g, ask):
                g.sealed[i] = ask.at(0)
    g.asks = [ask for i, ask in enumerate(together.asks) if g.sealed[i] is None]
    if g.asks:
        return None
    answers = [tuple(answer) for answer in g.sealed]
    g.sealed = []
    g.reveals += 1
    return answers


def is_idle(g: State, option: Option) -> bool:
    """Whether somebody who has the chance to act does nothing with it by this answer."""
    kind: Any = type(g)
    return option[0] in kind.IDLE


def _is_forced(g: State, ask: Ask) -> bool:
    """Whether a question has one answer only, which is then given for the seat and noted for it alone: others learn
    of it as far as the rules of the game tell them. That somebody could do nothing is not worth a line."""
    count = ask.count()
    if count == 0:
        raise DeadEnd(f"seat {ask.seat} has no option: {ask.prompt} in {stack_names(g)}")
    if g.patient and count == 1 and ask.pick is None and _tells(g, ask):
        return False
    if count == 1 and g.sink is not None:
        option = ask.at(0)
        if not is_idle(g, option):
            g.note("engine-forced", {"seat": ask.seat, "option": option}, audience=(ask.seat,), rule=ask.rule)
    return count == 1


def _tells(g: State, ask: Ask) -> bool:
    """Whether others would learn something hidden if somebody were not asked who has one answer."""
    kind: Any = type(g)
    return is_idle(g, ask.listed[0]) or ask.prompt in kind.NEVER_FORCED


def decide(g: State, option: Option, seat: int = -1) -> None:
    """Answer the present question (of that seat, where several are asked) and run on.

    The option must be one of the question's; ``Session.decide`` checks what comes from outside.
    """
    if not g.sealed:
        ask = g.asks[0]
        frame = g.stack[-1]
        frame.pc += 1
        _carry_on(g, frame, frame.take_answer(g, ask.then, option))
    elif _seal(g, seat, option):
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
    outcome = put_again(g)
    if type(outcome) is Ask:
        g.asks = [outcome]
    elif type(outcome) is Together:
        g.asks = [ask for i, ask in enumerate(outcome.asks) if g.sealed[i] is None]
    else:
        raise TypeError(f"{stack_names(g)} was saved in the middle of a step")


def put_again(g: State) -> Any:
    """What the present step asks; it is not over by that."""
    frame = g.stack[-1]
    pc = frame.pc
    outcome = frame.proceed(g)
    frame.pc = pc
    return outcome


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
