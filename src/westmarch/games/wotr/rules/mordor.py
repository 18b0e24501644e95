"""The Fellowship in Mordor (IX p.43)."""

from __future__ import annotations

from westmarch.games.wotr.facts import FREE, MORDOR_LENGTH, region
from westmarch.games.wotr.rules.corruption import corrupt
from westmarch.games.wotr.rules.tiles import make_mordor_pool
from westmarch.games.wotr.rules.victory import win
from westmarch.games.wotr.state import War

#: The regions from which Mordor can be entered.
GATES = (region("minas-morgul"), region("morannon"))
#: The figure's region while the Fellowship is on the Mordor Track: none.
NOWHERE = -1


def forbids_enter_mordor(g: War) -> str | None:
    """The rule that forbids entering Mordor in a Fellowship phase, or None; being revealed does not matter."""
    if g.in_mordor():
        return "wotr.mordor.not-a-region"
    if g.fellowship not in GATES:
        return "wotr.mordor.enter.where"
    return None


def enter_mordor(g: War) -> None:
    """The figure goes to step 0 and a new hunt pool is made. The progress counter has no more use than to
    show hidden or revealed."""
    g.mordor = 0
    g.fellowship = NOWHERE
    g.progress = 0
    make_mordor_pool(g)
    g.note("wotr-log-enters-mordor", rule="wotr.mordor.enter.first-step")


def advance_in_mordor(g: War) -> None:
    """One step on the Mordor Track; the fifth reaches the Crack of Doom and destroys the Ring. The tile of the
    step has been resolved by then, and twelve corruption would have ended the game."""
    g.mordor += 1
    g.note("wotr-log-mordor-step", {"count": g.mordor}, rule="wotr.mordor.move.advance")
    if g.mordor >= MORDOR_LENGTH:
        win(g, FREE, "wotr-end-ring-destroyed", "wotr.victory.ring.destroyed")


def idle_in_mordor(g: War) -> None:
    """At the end of the actions: a Fellowship that neither moved nor hid, nor tried to, takes corruption."""
    if g.in_mordor() and not g.strove:
        g.note("wotr-log-idle-in-mordor", rule="wotr.mordor.idle-corruption")
        corrupt(g, 1)
