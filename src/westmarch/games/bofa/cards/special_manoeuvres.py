"""The two special manoeuvres (p.26): Thorin's mighty strokes, and the bats' bite."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import FP, SHADOW, THORIN
from westmarch.games.bofa.rules.damage import prevented_at
from westmarch.games.bofa.rules.fight import ATTACKER, EXTRA, SPECIAL, Engagement, Exchange, combat_of, round_of
from westmarch.games.bofa.rules.special_manoeuvre import SpecialManoeuvre, special_manoeuvres
from westmarch.games.bofa.state import Battlefield

#: How much damage the strokes inflict if a fate card beside Thorin says so.
mighty_strokes: Moment[Callable[[], int]] = Moment("Thorin's mighty strokes")


class ThorinsMightyStrokes(SpecialManoeuvre):
    """An army with Thorin inflicts one more damage; the card is locked as those of units are."""

    def __init__(self) -> None:
        super().__init__("thorin", "bofa.combat.hand.special", "bofa.combat.man.special.thorin-locked")

    def belongs(self, g: Battlefield, combat: Engagement, side: int) -> bool:
        return g.where[THORIN] == combat.place_of(side) and combat.seat_of(side) == FP

    def before_events(self, g: Battlefield, fight: Exchange, side: int) -> None:
        damage = 1
        for strikes in mighty_strokes.heard(g.edition.things(g.attached)):
            damage = strikes()
        fight.change(side, EXTRA, damage)


class LikeVampires(SpecialManoeuvre):
    """A bat of the territory may go for one more damage, if any is really done; the card comes back to the hand."""

    def __init__(self) -> None:
        super().__init__("vampires", "bofa.bats.vampires.hand")

    def belongs(self, g: Battlefield, combat: Engagement, side: int) -> bool:
        return combat.seat_of(side) == SHADOW

    def applies(self, g: Battlefield, combat: Engagement) -> bool:
        return g.bats[g.edition.territory[combat.target]] > 0

    def after_events(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        combat = combat_of(g)
        done = fight.inflicted(side)
        if side == ATTACKER:
            done -= prevented_at(g, combat.target)
        return Bite() if done > 0 and self.applies(g, combat) else None


class Bite(Frame):
    """Whether a bat goes for one more damage."""

    STEPS = ("ask",)
    RULE = "bofa.bats.vampires.condition"

    def ask(self, g: Battlefield) -> Outcome:
        return Ask(SHADOW, "bofa-ask-bite", [("bite",), ("pass",)], "bitten", self.RULE)

    def bitten(self, g: Battlefield, option: Option) -> None:
        if option == ("bite",):
            combat = combat_of(g)
            g.remove_bat(g.edition.territory[combat.target])
            round_of(g).change(combat.side_of(SHADOW), EXTRA)


for code, special in enumerate([ThorinsMightyStrokes(), LikeVampires()], SPECIAL):
    special_manoeuvres.subscribe(code, special)
