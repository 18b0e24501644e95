"""The Fellowship of the Ring (VIII p.36-39): its phase, declaring, moving, hiding, separating."""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.engine.moments import Moment, Offer
from westmarch.games.wotr.facts import DISTANCE, FREE, SHADOW, STRIDER
from westmarch.games.wotr.rules import politics
from westmarch.games.wotr.rules.corruption import heal
from westmarch.games.wotr.rules.event_cards import ask_table_card, end_table_cards, fellowship_declared, use_table_card
from westmarch.games.wotr.rules.hunt import Hunt
from westmarch.games.wotr.rules.hunt_tile import MORDOR, DrawTile
from westmarch.games.wotr.rules.journey import fellowship_reach, place_figure
from westmarch.games.wotr.rules.mordor import advance_in_mordor, enter_mordor, forbids_enter_mordor
from westmarch.games.wotr.rules.separation import ChooseGuide
from westmarch.games.wotr.state import War

#: The Shadow may use a card on the table after a declaration.
after_declaration: Final[Moment[Offer[War, Declare]]] = Moment("the Fellowship has been declared")


def forbids_declare(g: War, target: int) -> str | None:
    """The rule that forbids declaring the Fellowship in a region in this phase, or None."""
    if g.in_mordor():
        return "wotr.mordor.not-a-region"
    if g.revealed or g.declared:
        return "wotr.fellowship.declare.phase"
    if DISTANCE[g.fellowship][target] > g.progress:
        return "wotr.fellowship.declare.distance" if g.progress else "wotr.fellowship.locate.zero-stays"
    return None


def forbids_move_fellowship(g: War) -> str | None:
    """The rule that forbids moving the Fellowship, or None."""
    if g.revealed:
        return "wotr.mordor.move.hidden-only" if g.in_mordor() else "wotr.fellowship.move.hidden-only"
    return None


def forbids_hide(g: War) -> str | None:
    """The rule that forbids hiding the Fellowship, or None."""
    return None if g.revealed else "wotr.action.character.hide-fellowship"


def forbids_separate(g: War) -> str | None:
    """The rule that forbids separating companions with a die, or None."""
    if g.in_mordor():
        return "wotr.mordor.no-separation"
    return None if g.companions() else "wotr.fellowship.ring-bearers.inseparable"


def strider_guides(g: War) -> bool:
    """Whether any die result hides the Fellowship: Strider is the Guide."""
    return g.guide == STRIDER


def hide(g: War) -> None:
    """Turn the revealed Fellowship hidden; it does not move and is not hunted."""
    g.revealed = False
    g.strove = True
    g.note("wotr-log-hidden", rule="wotr.fellowship.hide.no-move")


class FellowshipPhase(Frame):
    """Phase 2: the Free Peoples may declare the Fellowship, enter Mordor and change the Guide (IV p.18)."""

    STEPS = ("declare", "enter_mordor", "change_guide")
    RULE = "wotr.turn.phase2.free-peoples-only"

    def declare(self, g: War) -> Outcome:
        if g.in_mordor() or forbids_declare(g, g.fellowship) is not None:
            return None
        options: list[Option] = [("declare", target) for target in fellowship_reach(g)]
        options.append(PASS)
        return Ask(g.seat(FREE), "wotr-ask-declare", options, "declared", "wotr.fellowship.declare.distance")

    def declared(self, g: War, option: Option) -> Outcome:
        match option:
            case ("declare", target):
                return Call(Declare(target))
            case _:
                return None

    def enter_mordor(self, g: War) -> Outcome:
        if forbids_enter_mordor(g) is not None:
            return None
        options: list[Option] = [("enter_mordor",), PASS]
        return Ask(g.seat(FREE), "wotr-ask-enter-mordor", options, "entered", "wotr.mordor.enter.optional")

    def entered(self, g: War, option: Option) -> None:
        if option != PASS:
            enter_mordor(g)

    def change_guide(self, g: War) -> Outcome:
        return Call(ChooseGuide(optional=True))


class Declare(Frame):
    """The Fellowship declares its position: it stays hidden, may rest and rouses a nation (VIII p.38-39)."""

    STEPS = ("move_figure", "rest", "after_move")
    RULE = "wotr.fellowship.declare.distance"

    target: int
    #: The journey: where from, and of how many steps.
    origin: int = later(-1)
    progress: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"region": self.target}

    def move_figure(self, g: War) -> None:
        g.declared = True
        self.origin, self.progress = g.fellowship, g.progress
        g.note("wotr-log-declared", rule="wotr.fellowship.declare.stays-hidden")
        place_figure(g, self.target)
        end_table_cards(g, fellowship_declared)

    def rest(self, g: War) -> None:
        """In a city or stronghold of the Free Peoples under their control, besieged or not."""
        if g.is_free_haven(self.target):
            heal(g, 1)
            politics.fellowship_declared_at(g, self.target)

    def after_move(self, g: War) -> Outcome:
        return ask_table_card(g, SHADOW, after_declaration, self, "card_used")

    def card_used(self, g: War, option: Option) -> Outcome:
        return use_table_card(g, SHADOW, after_declaration, self, option)


class MoveFellowship(Frame):
    """Move the Fellowship (VIII p.37): one box and a hunt, or on the Mordor Track a tile and a step (IX p.43)."""

    STEPS = ("go_on", "step_in_mordor")
    RULE = "wotr.fellowship.move.one-step"

    def go_on(self, g: War) -> Outcome:
        g.strove = True
        if g.in_mordor():
            g.note("wotr-log-moves-in-mordor", rule="wotr.mordor.move.automatic-tile")
            return Call(DrawTile(source=MORDOR, successes=0))
        g.progress += 1
        g.note("wotr-log-fellowship-moves", {"count": g.progress}, rule="wotr.fellowship.move.one-step")
        return Call(Hunt())

    def step_in_mordor(self, g: War) -> Outcome:
        """A tile with a Stop icon keeps the figure where it is."""
        if not g.in_mordor():
            return DONE
        if g.returned:
            g.note("wotr-log-mordor-stop", rule="wotr.mordor.move.stop")
        else:
            advance_in_mordor(g)
        return None
