"""Being revealed (VIII p.38-39, IX p.41): the figure moves, and tiles may follow."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.wotr.cards.registry import REVEALED, happened
from westmarch.games.wotr.facts import (
    ADJACENT,
    DISTANCE,
    FREE,
    OWNER,
    REGION_COUNT,
    SHADOW,
    STRONGHOLDS,
    card,
    region,
)
from westmarch.games.wotr.rules import hunt
from westmarch.games.wotr.state import War

MORIA = region("moria")
BALROG_OF_MORIA = card("sh-char-17")


def fellowship_reach(g: War) -> list[int]:
    """Regions that the figure can go to when it is declared or revealed: black borders stop it, nothing else."""
    row = DISTANCE[g.fellowship]
    return [there for there in range(REGION_COUNT) if row[there] <= g.progress]


def forbids_reveal_in(g: War, target: int) -> str | None:
    """The rule that keeps a revealed Fellowship from ending in a region, or None."""
    if DISTANCE[g.fellowship][target] > g.progress:
        return "wotr.fellowship.locate.zero-stays" if not g.progress else "wotr.fellowship.reveal.move-figure"
    if g.progress and g.feature_at_least_city(target) and g.control[target] == FREE:
        return "wotr.fellowship.reveal.not-in-free-city"
    return None


def shadow_strongholds(g: War) -> list[int]:
    """Shadow strongholds that the Shadow still controls."""
    return [r for r in STRONGHOLDS if OWNER[r] == SHADOW and g.control[r] == SHADOW]


def way_without(origin: int, target: int, steps: int, shunned: list[int]) -> bool:
    """Whether the figure can go from one region to another without setting foot in some."""
    if origin in shunned or target in shunned:
        return False
    reached = [origin]
    edge = [origin]
    for _ in range(steps):
        if target in reached:
            break
        edge = sorted({there for here in edge for there in ADJACENT[here]} - set(reached) - set(shunned))
        reached += edge
    return target in reached


def passes_moria(origin: int, target: int, steps: int) -> bool:
    """Whether the figure must go into, out of or through Moria; to stay there is no move."""
    return origin != target and not way_without(origin, target, steps, [MORIA])


class Reveal(Frame):
    """The Fellowship is revealed (VIII p.38-39). The player takes the way that costs the fewest tiles."""

    STEPS = ("turn_counter", "move_figure", "wake_balrog", "shadow_stronghold")
    RULE = "wotr.fellowship.reveal.move-figure"

    #: The side that reveals it: a Shadow stronghold on the way means a tile only if it was the Shadow.
    by: int
    moria: int = later(0)
    stronghold: int = later(0)

    def turn_counter(self, g: War) -> Outcome:
        """On the Mordor Track that is all."""
        g.revealed = 1
        g.note("wotr-log-revealed", rule="wotr.fellowship.reveal.sources")
        happened(g, REVEALED)
        return DONE if g.in_mordor() else None

    def move_figure(self, g: War) -> Outcome:
        options: list[Option] = [("reveal", r) for r in fellowship_reach(g) if forbids_reveal_in(g, r) is None]
        if not options:
            options = [("reveal", g.fellowship)]
        return Ask(g.seat(FREE), "wotr-ask-reveal", options, "figure_moved", "wotr.fellowship.reveal.not-in-free-city")

    def figure_moved(self, g: War, option: Option) -> None:
        origin = g.fellowship
        target = option[1]
        dangers = shadow_strongholds(g)
        if not way_without(origin, target, g.progress, [*dangers, MORIA]):
            safe = way_without(origin, target, g.progress, dangers)
            self.stronghold = 0 if safe else 1
            self.moria = 1 if passes_moria(origin, target, g.progress) else 0
        place_figure(g, target)

    def wake_balrog(self, g: War) -> Outcome:
        return Call(WakeBalrog(0)) if self.moria else None

    def shadow_stronghold(self, g: War) -> Outcome:
        if not self.stronghold or self.by == FREE:
            return None
        g.note("wotr-log-stronghold-tile", rule="wotr.fellowship.shadow-stronghold.tile")
        return Call(hunt.DrawTile(hunt.STRONGHOLD, 0))


def place_figure(g: War, target: int) -> None:
    """Declared or revealed, the Fellowship's position is known again."""
    g.fellowship = target
    g.progress = 0
    g.note("wotr-log-fellowship-at", {"region": target}, rule="wotr.fellowship.locate.two-ways")


class WakeBalrog(Frame):
    """The Fellowship has gone through Moria: the Shadow may discard Balrog of Moria for one more tile."""

    STEPS = ("ask_shadow",)
    RULE = "wotr.cards.known.balrog-of-moria"

    #: Whether the Fellowship was declared in a city or stronghold of the Free Peoples.
    in_haven: int

    def ask_shadow(self, g: War) -> Outcome:
        if BALROG_OF_MORIA not in g.table[SHADOW]:
            return None
        options: list[Option] = [PASS, ("card", BALROG_OF_MORIA)]
        return Ask(g.seat(SHADOW), "wotr-ask-balrog", options, "woken", "wotr.cards.known.balrog-of-moria")

    def woken(self, g: War, option: Option) -> Outcome:
        """An Eye has no effect; a Reveal icon has none in a haven of the Free Peoples."""
        if option == PASS:
            return None
        hunt.discard_for_effect(g, SHADOW, BALROG_OF_MORIA)
        return Call(hunt.DrawTile(hunt.CARD, 0, 0, 0, 1, self.in_haven))
