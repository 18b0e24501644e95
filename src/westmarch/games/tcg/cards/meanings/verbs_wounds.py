"""Wounds, exertion, healing, death, prevention."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.rules.events import AtOnce, Batch, Event, batch
from westmarch.games.tcg.rules.protection import forbids_exert, forbids_heal, forbids_wound
from westmarch.games.tcg.rules.timing import CANCELLED, Action
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


def _may_wound(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_wound(g, card) is None


@L.verb("wound", may=_may_wound)
def wound(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "wound", [card for card in cards for _ in range(amount_of(g, run, act))], run.source)


def _may_exert(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    """A cost must be payable in full; an effect does as much as it can."""
    times = amount_of(g, run, act) if getattr(run, "part", 0) == 0 else 1
    return forbids_exert(g, card, times, run.source) is None


@L.verb("exert", may=_may_exert)
def exert(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "exert", [card for card in cards for _ in range(amount_of(g, run, act))], run.source)


@L.verb("exhaust", may=_may_exert)
def exhaust(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "exert", [card for card in cards for _ in range(g.vitality(card) - 1)], run.source)


@L.verb("come exhausted")
def come_exhausted(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """A character enters play with one vitality left; nobody wounds it and it does not exert."""
    for card in cards:
        g.wounds[card] = max(0, g.full_vitality(card) - 1)
        g.note("tcg-log-exhausted", {"card": card}, rule="tcg.play.enters-exhausted")


def _may_heal(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_heal(g, card) is None


@L.verb("heal", may=_may_heal)
def heal(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    times = amount_of(g, run, act)
    return batch(g, "heal", [card for card in cards for _ in range(min(times, g.wounds[card]))], run.source)


#: What can be prevented and happens to a card, and all that has words of its own when it is prevented.
OF_CARDS = ("wound", "exert", "heal", "discard")
TOLD_APART = (*OF_CARDS, "burden", "twilight", "control")


@L.verb("stop", can=lambda g, run, act: True)
def stop(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """What is about to happen does not."""
    for frame in reversed(g.stack):
        if isinstance(frame, Event) and not frame.stopped:
            frame.stopped = True
            line = f"tcg-log-prevented-{frame.kind}" if frame.kind in TOLD_APART else "tcg-log-prevented"
            g.note(line, {"card": frame.card} if frame.kind in OF_CARDS else {}, rule="tcg.prevent.wound")
            return


@L.verb("stop all", can=lambda g, run, act: True)
def stop_all(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """What is about to happen does not, nor what would follow of the same kind at the same time."""
    stop(g, run, act, cards)
    on = g.ability(run.source, run.ability).on
    assert on is not None
    for frame in reversed(g.stack):
        if isinstance(frame, Batch | AtOnce):
            frame.spare([c for c in frame.cards if c < 0 or L.fits(g, run, on.who, c)])
            return


@L.verb("cancel action")
def cancel_action(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Cancel an event or a special ability that is being used."""
    for frame in reversed(g.stack):
        if isinstance(frame, Action) and frame.source in run.bound.get("that", ()):
            frame.part = CANCELLED
            g.note("tcg-log-cancel", {"card": frame.source}, rule="tcg.event.cancelled")
            return
