"""Who is in the Fellowship (VIII p.37, p.39): leaving it, and choosing its Guide."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.wotr.facts import FREE, GOLLUM, HOBBITS, IN_FELLOWSHIP, LEVEL
from westmarch.games.wotr.record import LEAD
from westmarch.games.wotr.rules import politics
from westmarch.games.wotr.rules.characters import companion_reach, group_level, move_to
from westmarch.games.wotr.rules.event_cards import sweep_table
from westmarch.games.wotr.state import TeamProcedure, War


def possible_guides(g: War) -> list[int]:
    """Companions of the highest level in the Fellowship."""
    companions = g.companions()
    highest = max([LEVEL[c] for c in companions], default=0)
    return [c for c in companions if LEVEL[c] == highest]


def forbids_guide(g: War, character: int) -> str | None:
    """The rule that forbids a Guide, or None; when he may be changed is the matter of who asks."""
    return None if character in possible_guides(g) else "wotr.fellowship.guide.highest-level"


def after_change(g: War) -> None:
    """The Fellowship has lost somebody: a Guide who left is replaced, by Gollum when nobody is left,
    and table cards that needed him go."""
    guides = possible_guides(g)
    if not guides:
        if g.guide != GOLLUM:
            g.guide = GOLLUM
            g.where[GOLLUM] = IN_FELLOWSHIP
            g.note("wotr-log-guide", {"character": GOLLUM}, rule="wotr.cards.character.gollum.enter")
    elif g.where[g.guide] != IN_FELLOWSHIP:
        g.guide = guides[0]
        g.note("wotr-log-guide", {"character": g.guide}, rule="wotr.fellowship.guide.replacement")
    sweep_table(g)


def leave_fellowship(g: War, character: int) -> None:
    """A companion leaves for the figure's region; on the Mordor Track he is out of the game instead."""
    depart(g, [character], g.fellowship)


def depart(g: War, group: list[int], region: int) -> None:
    """Companions leave the Fellowship together for a region and rouse the nations they can."""
    for c in group:
        if g.in_mordor():
            g.eliminate_character(c)
        else:
            move_to(g, c, region)
    after_change(g)
    for c in group:
        if g.where[c] >= 0:
            politics.companion_arrived(g, c, region)


class ChooseGuide(TeamProcedure):
    """Name the Guide among the companions of the highest level (VIII p.37)."""

    STEPS = ("choose",)
    RULE = "wotr.fellowship.guide.highest-level"

    #: Whether a Guide who is still with the Fellowship may be changed as well.
    optional: bool

    def decider(self, g: War, side: int) -> int:
        return g.teams[LEAD][FREE] if side == FREE else -1

    def choose(self, g: War) -> Outcome:
        guides = possible_guides(g)
        if not guides or (g.guide in guides and (not self.optional or len(guides) == 1)):
            return None
        options: list[Option] = [("guide", c) for c in guides]
        return Ask(g.seat(FREE), "wotr-ask-guide", options, "chosen", "wotr.fellowship.guide.tie-choice")

    def chosen(self, g: War, option: Option) -> None:
        _, companion = option
        if companion != g.guide:
            g.guide = companion
            g.note("wotr-log-guide", {"character": g.guide}, rule="wotr.fellowship.guide.tie-choice")


class Separate(Frame):
    """One companion or one group leaves the Fellowship (VIII p.39), by a die or, with extra range, by a card."""

    STEPS = ("choose_group", "choose_target", "choose_guide")
    RULE = "wotr.fellowship.separate.group"

    bonus: int = 0
    level: int = 0
    into_siege: bool = False
    group: list[int] = later([])

    def choose_group(self, g: War) -> Outcome:
        companions = g.companions()
        if self.group or not companions:
            return None
        pick = Subset("group", companions, 1, len(companions))
        return Ask(g.seat(FREE), "wotr-ask-separate", [], "group_chosen", "wotr.fellowship.separate.group", pick=pick)

    def group_chosen(self, g: War, option: Option) -> None:
        _, *self.group = option

    def choose_target(self, g: War) -> Outcome:
        """Up to progress plus level from the figure; nobody walks away from the Mordor Track."""
        if g.in_mordor() or not self.group:
            depart(g, self.group, g.fellowship)
            return None
        distance = g.progress + self.bonus + (self.level if self.level else group_level(self.group))
        reach = companion_reach(g, g.fellowship, distance, self.into_siege)
        options: list[Option] = [("go", region) for region in reach]
        about = (("character", tuple(self.group)),)
        return Ask(g.seat(FREE), "wotr-ask-group-target", options, "gone", "wotr.fellowship.separate.range", about)

    def gone(self, g: War, option: Option) -> None:
        _, region = option
        depart(g, self.group, region)

    def choose_guide(self, g: War) -> Outcome:
        return Call(ChooseGuide(optional=True))


def separate_one(character: int) -> Separate:
    """The separation of a companion who has been named already."""
    frame = Separate()
    frame.group = [character]
    return frame


class LoseCompanion(Frame):
    """A companion in the Fellowship is eliminated; Meriadoc and Peregrin turn up as if just separated, save on
    the Mordor Track (IX p.42)."""

    STEPS = ("fall", "choose_guide")
    RULE = "wotr.hunt.casualty.eliminated"

    character: int

    def about(self, g: War) -> dict[str, Any]:
        return {"character": self.character}

    def fall(self, g: War) -> Outcome:
        if self.character in HOBBITS and not g.in_mordor():
            return Call(separate_one(self.character))
        g.eliminate_character(self.character)
        after_change(g)
        return None

    def choose_guide(self, g: War) -> Outcome:
        """A Hobbit's separation has asked already."""
        return None if self.character in HOBBITS and not g.in_mordor() else Call(ChooseGuide(optional=True))
