"""A hunt tile (IX p.41-42): drawn, answered, carried out in the order of its effects, and the reveal (VIII p.38-39).

A reveal may cost another tile, so that these procedures call each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.engine.moments import Moment, Offer, in_turn
from westmarch.games.wotr.facts import FREE, LEVEL, NOBODY, SHADOW, TILE_REVEAL, TILE_STOP, character_card
from westmarch.games.wotr.record import LEAD
from westmarch.games.wotr.rules.corruption import corrupt, heal
from westmarch.games.wotr.rules.event_cards import ask_table_card, end_table_cards, fellowship_revealed, use_table_card
from westmarch.games.wotr.rules.journey import (
    fellowship_reach,
    forbids_reveal_in,
    place_figure,
    shadow_strongholds,
    way_without,
)
from westmarch.games.wotr.rules.separation import LoseCompanion
from westmarch.games.wotr.rules.tiles import draw_tile, tile_number
from westmarch.games.wotr.state import TeamProcedure, War

#: Why a tile is drawn: a successful hunt roll, a move on the Mordor Track, a Shadow stronghold on the way of a
#: revealed Fellowship, or an event card. It decides what an Eye is worth.
HUNT: Final = 0
MORDOR: Final = 1
STRONGHOLD: Final = 2
CARD: Final = 3

#: The Free Peoples may use a card on the table instead of the draw, and one against the tile.
before_tile: Final[Moment[Offer[War, DrawTile]]] = Moment("before a hunt tile is drawn")
on_tile: Final[Moment[Offer[War, DrawTile]]] = Moment("a hunt tile has been drawn")
#: What the Guide can do against damage.
guide_ability: Final[Moment[Offer[War, ResolveTile]]] = Moment("the hunt does damage")
#: Whether the Guide keeps a tile from revealing the Fellowship.
hides_from_tile: Final[Moment[Callable[[War, int], bool]]] = Moment("a tile would reveal the Fellowship")
#: What a card does when the hunt has taken a companion.
on_hunt_casualty: Final[Moment[Callable[[War], Frame]]] = Moment("the hunt has taken a companion")
#: The Shadow may use a card on the table after a journey of the figure.
after_reveal: Final[Moment[Offer[War, Reveal]]] = Moment("the revealed Fellowship has moved")


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawTile(TeamProcedure):
    """A hunt tile is drawn, answered by table cards and carried out (IX p.41). Ends with 1 if the tile drawn has
    a Stop icon."""

    STEPS = ("instead_of_draw", "draw", "use_table_card", "carry_out", "end")
    RULE = "wotr.hunt.success.one-enough"

    source: int
    successes: int
    tile: int = later(-1)
    damage: int = later(0)

    def decider(self, g: War, side: int) -> int:
        return g.teams[LEAD][FREE] if side == FREE else -1

    def instead_of_draw(self, g: War) -> Outcome:
        return ask_table_card(g, FREE, before_tile, self, "used_instead")

    def used_instead(self, g: War, option: Option) -> Outcome:
        return use_table_card(g, FREE, before_tile, self, option)

    def draw(self, g: War) -> None:
        self.tile = draw_tile(g)
        self.damage = tile_number(g, self.tile, self.eye_value(g))

    def eye_value(self, g: War) -> int:
        """Successes of the roll; in Mordor all dice in the Hunt Box; otherwise nothing."""
        if self.source == HUNT:
            return self.successes
        return sum(g.hunt_box) if self.source == MORDOR else 0

    def can_be_reduced(self) -> bool:
        """Whether anything may take damage of this tile away."""
        return self.damage > 0

    def use_table_card(self, g: War) -> Outcome:
        """One table card may be used against a tile."""
        return ask_table_card(g, FREE, on_tile, self, "card_used", (("tile", self.tile), ("damage", self.damage)))

    def card_used(self, g: War, option: Option) -> Outcome:
        return use_table_card(g, FREE, on_tile, self, option)

    def carry_out(self, g: War) -> Outcome:
        return Call(ResolveTile(tile=self.tile, damage=self.damage))

    def end(self, g: War) -> Outcome:
        return Done(1 if TILE_STOP[self.tile] else 0)


#: The effects of a hunt in their order.
EFFECTS: Final = ("lighten_burden", "guide_ability", "casualty", "after_casualty", "new_guide", "use_ring", "reveal")


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveTile(Frame):
    """One tile from its damage to the reveal: Guide, casualty, the Ring, reveal, in that order (IX p.41-42)."""

    STEPS: ClassVar[tuple[str, ...]] = EFFECTS
    RULE = "wotr.hunt.effects.order"

    tile: int
    damage: int
    #: The side that reveals the Fellowship besides the tile, the Guide that declined to use his ability, and whether
    #: the one casualty has been taken.
    revealed_by: int = later(NOBODY)
    declined: int = later(-1)
    casualty_taken: bool = later(False)

    def about(self, g: War) -> dict[str, Any]:
        return {"tile": self.tile, "damage": self.damage}

    def lighten_burden(self, g: War) -> None:
        """A negative tile takes corruption away instead of doing damage."""
        if self.damage < 0:
            heal(g, -self.damage)
            self.damage = 0

    def guide_ability(self, g: War) -> Outcome:
        ability = guide_ability.subscribers.get(character_card(g.guide))
        if self.damage <= 0 or g.guide == self.declined or ability is None or not ability.may(g, self):
            return None
        options: list[Option] = [("yes",), ("no",)]
        return Ask(g.seat(FREE), ability.question, options, "guide_used", ability.rule, tuple(self.about(g).items()))

    def guide_used(self, g: War, option: Option) -> Outcome:
        if option == ("no",):
            self.declined = g.guide
            return None
        self.damage -= 1
        g.note("wotr-log-guide-ability", {"character": g.guide}, rule="wotr.hunt.effects.guide-ability")
        return guide_ability.subscribers[character_card(g.guide)].use(g, self)

    def casualty(self, g: War) -> Outcome:
        if self.damage <= 0 or self.casualty_taken or not g.companions():
            return Goto("use_ring")
        options: list[Option] = [("casualty", whom) for whom in self.casualties(g)]
        rule = "wotr.hunt.casualty.guide-or-random"
        return Ask(
            g.seat(FREE), "wotr-ask-hunt-casualty", options, "casualty_chosen", rule, tuple(self.about(g).items())
        )

    def casualties(self, g: War) -> list[str]:
        return ["guide", "none", "random"] if len(g.companions()) > 1 else ["guide", "none"]

    def casualty_chosen(self, g: War, option: Option) -> Outcome:
        _, whom = option
        if whom == "none":
            return Goto("use_ring")
        companion = g.guide if whom == "guide" else random_companion(g)
        self.casualty_taken = True
        self.damage = max(0, self.damage - LEVEL[companion])
        g.note("wotr-log-casualty", {"character": companion}, rule="wotr.hunt.casualty.absorbs-level")
        return Call(LoseCompanion(companion))

    def after_casualty(self, g: War) -> Outcome:
        return in_turn(g, [procedure(g) for procedure in on_hunt_casualty.heard(g.table[SHADOW])])

    def new_guide(self, g: War) -> Outcome:
        """A Guide named during the resolution may use his ability at once; a second casualty is not possible."""
        return Goto("guide_ability") if self.damage > 0 else None

    def use_ring(self, g: War) -> None:
        corrupt(g, self.damage)
        self.damage = 0

    def reveal(self, g: War) -> Outcome:
        by = self.revealed_by if self.revealed_by != NOBODY else SHADOW if self.reveals(g) else NOBODY
        return None if g.revealed or by == NOBODY else Call(Reveal(by))

    def reveals(self, g: War) -> bool:
        """Whether the tile reveals the Fellowship."""
        if not TILE_REVEAL[self.tile]:
            return False
        return not any([hides(g, self.tile) for hides in hides_from_tile.heard([character_card(g.guide)])])


def random_companion(g: War) -> int:
    """The Shadow draws one of the companions' counters, the Guide's among them."""
    companions = g.companions()
    drawn = companions[g.chance.pick(len(companions), "companion")]
    g.note("wotr-log-companion-drawn", {"character": drawn}, rule="wotr.hunt.casualty.random-includes-guide")
    return drawn


class Reveal(TeamProcedure):
    """The Fellowship is revealed (VIII p.38-39). The player takes the way that costs the fewest tiles."""

    STEPS = ("turn_counter", "move_figure", "after_move", "shadow_stronghold")
    RULE = "wotr.fellowship.reveal.move-figure"

    #: The side that reveals it: a Shadow stronghold on the way means a tile only if it was the Shadow.
    by: int
    #: The journey: where from, where to, of how many steps.
    origin: int = later(-1)
    target: int = later(-1)
    progress: int = later(0)
    stronghold: bool = later(False)

    def decider(self, g: War, side: int) -> int:
        return g.teams[LEAD][FREE] if side == FREE else -1

    def turn_counter(self, g: War) -> Outcome:
        """On the Mordor Track that is all."""
        g.revealed = True
        g.note("wotr-log-revealed", rule="wotr.fellowship.reveal.sources")
        end_table_cards(g, fellowship_revealed)
        return DONE if g.in_mordor() else None

    def move_figure(self, g: War) -> Outcome:
        options: list[Option] = [("reveal", r) for r in fellowship_reach(g) if forbids_reveal_in(g, r) is None]
        if not options:
            options = [("reveal", g.fellowship)]
        return Ask(g.seat(FREE), "wotr-ask-reveal", options, "figure_moved", "wotr.fellowship.reveal.not-in-free-city")

    def figure_moved(self, g: War, option: Option) -> None:
        _, self.target = option
        self.origin, self.progress = g.fellowship, g.progress
        self.stronghold = not way_without(self.origin, self.target, self.progress, shadow_strongholds(g))
        place_figure(g, self.target)

    def after_move(self, g: War) -> Outcome:
        return ask_table_card(g, SHADOW, after_reveal, self, "card_used")

    def card_used(self, g: War, option: Option) -> Outcome:
        return use_table_card(g, SHADOW, after_reveal, self, option)

    def shadow_stronghold(self, g: War) -> Outcome:
        if not self.stronghold or self.by == FREE:
            return None
        g.note("wotr-log-stronghold-tile", rule="wotr.fellowship.shadow-stronghold.tile")
        return Call(DrawTile(source=STRONGHOLD, successes=0))
