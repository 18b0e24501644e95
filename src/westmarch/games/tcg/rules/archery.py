"""The archery phase: actions, then both totals, then the wounds one at a time."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.facts import ARCHERY
from westmarch.games.tcg.rules.actions import actions, begin, end_phase
from westmarch.games.tcg.rules.events import happen, moment
from westmarch.games.tcg.rules.protection import forbids_wound
from westmarch.games.tcg.state import Fellowships


def takes_part(g: Fellowships, ally: int) -> bool:
    """Whether an ally shoots and fights: at home, or where a card lets him."""
    if g.speaking("may not fight") and g.flagged("may not fight", ally):
        return False
    return g.at_home(ally) or g.flagged("may fight", ally)


def archers(g: Fellowships, characters: list[int]) -> int:
    return sum([1 for c in characters if g.keyword(c, "archer") and not g.flagged("no archery", c)])


def fellowship_total(g: Fellowships) -> int:
    """Archer companions and participating archer allies, with modifiers."""
    shooters = g.companions() + [ally for ally in g.allies() if takes_part(g, ally)]
    return max(0, archers(g, shooters) + g.laid_on("archery", -1) + g.stated("archery"))


def minion_total(g: Fellowships) -> int:
    """All archer minions of all Shadow players, with modifiers."""
    return max(0, archers(g, g.minions()) + g.laid_on("minion archery", -1) + g.stated("minion archery"))


def fellowship_targets(g: Fellowships) -> list[int]:
    """Companions and participating allies that can take an archery wound."""
    if g.banned("allies instead"):
        found = g.allies()
    else:
        found = g.companions() + [ally for ally in g.allies() if takes_part(g, ally)]
    return [card for card in found if forbids_wound(g, card) is None]


def minion_targets(g: Fellowships, seat: int) -> list[int]:
    return [card for card in g.minions(seat) if forbids_wound(g, card) is None]


class ArcheryPhase(Frame):
    """Archery: actions; totals; the Free Peoples player's wounds; the wounds of one Shadow player."""

    STEPS = ("begin", "start", "act", "totals", "fellowship_wounds", "name_player", "minion_wounds", "end")
    RULE = "tcg.archery.actions-first"

    fellowship: int = later(0)
    minions: int = later(0)
    seat: int = later(-1)

    def begin(self, g: Fellowships) -> None:
        begin(g, ARCHERY)

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start archery")

    def act(self, g: Fellowships) -> Outcome:
        return actions(g)

    def totals(self, g: Fellowships) -> Outcome:
        if g.out[g.fp]:
            return DONE
        self.fellowship = fellowship_total(g)
        self.minions = minion_total(g)
        if self.fellowship or self.minions:
            about = {"count": self.fellowship, "other": self.minions}
            g.note("tcg-log-archery", about, rule="tcg.archery.totals-before-wounds")
        return None

    def fellowship_wounds(self, g: Fellowships) -> Outcome:
        targets = fellowship_targets(g) if self.minions > 0 and not g.out[g.fp] else []
        if not targets:
            return None
        options: list[Option] = [("wound", card) for card in targets]
        return Ask(g.fp, "tcg-ask-archery-wound", options, "wounded", "tcg.archery.fp-assigns")

    def wounded(self, g: Fellowships, option: Option) -> Outcome:
        self.minions -= 1
        _, card = option
        frame = happen(g, "wound", card)
        return Goto("fellowship_wounds") if frame is None else Call(frame, back="fellowship_wounds")

    def name_player(self, g: Fellowships) -> Outcome:
        if self.fellowship <= 0 or g.out[g.fp]:
            return Goto("end")
        options: list[Option] = [("name", seat) for seat in g.from_right(g.fp)]
        return Ask(g.fp, "tcg-ask-name", options, "named", "tcg.archery.choose-shadow-player")

    def named(self, g: Fellowships, option: Option) -> None:
        _, self.seat = option

    def minion_wounds(self, g: Fellowships) -> Outcome:
        targets = minion_targets(g, self.seat) if self.fellowship > 0 else []
        if not targets:
            return None
        options: list[Option] = [("wound", card) for card in targets]
        return Ask(self.seat, "tcg-ask-archery-wound", options, "minion_wounded", "tcg.archery.one-by-one")

    def minion_wounded(self, g: Fellowships, option: Option) -> Outcome:
        self.fellowship -= 1
        _, card = option
        frame = happen(g, "wound", card)
        return Goto("minion_wounds") if frame is None else Call(frame, back="minion_wounds")

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, ARCHERY)
