"""The assignment phase: actions, defenders, leftover minions; again for fierce minions."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.cards.nodes import Mod
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.tcg.facts import ALLY, ASSIGNMENT, COMPANION, VALUE_CODE, WAS_ASSIGNED
from westmarch.games.tcg.rules.actions import actions, begin, end_phase
from westmarch.games.tcg.rules.answers import heard
from westmarch.games.tcg.rules.archery import takes_part
from westmarch.games.tcg.rules.events import moment
from westmarch.games.tcg.rules.timing import Window
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE


def may_skirmish(g: Fellowships, card: int) -> bool:
    """Whether a Free Peoples character can be assigned at all."""
    if not g.is_type(card, COMPANION) and (not g.is_type(card, ALLY) or not takes_part(g, card)):
        return False
    if g.keyword(card, "unhasty") and not g.at_home(card) and not let_by_gandalf(g, card):
        return False
    return not g.flagged("cannot be assigned", card)


def let_by_gandalf(g: Fellowships, card: int) -> bool:
    """Whether a card of the Gandalf culture lets an unhasty character skirmish; no other card can."""
    sources = [entry[4] for entry in g.laid if entry[0] == MAY_FIGHT and entry[1] == card]
    for source, mod, run in g.mods("may fight"):
        if mod.who is None or LANGUAGE.fits(g, run, mod.who, card):
            sources.append(source)
    return any([g.card(source).culture == "gandalf" for source in sources])


MAY_FIGHT = VALUE_CODE["may fight"]


def defenders(g: Fellowships) -> list[int]:
    return [card for card in g.companions() + g.allies() if may_skirmish(g, card)]


def assigned_to(g: Fellowships, character: int) -> list[int]:
    """The minions assigned to a character."""
    return [card for card in g.minions() if g.against[card] == character]


def forbids_assignment(g: Fellowships, seat: int, character: int, minion: int) -> str | None:
    """The rule by which a player may not assign a character to a minion, or None."""
    refused = forbids_to_assign(g, minion)
    if refused is not None:
        return refused
    if not may_skirmish(g, character):
        return "tcg.assign.cannot-skirmish"
    if seat != g.fp and g.owner[minion] != seat:
        return "tcg.assign.leftovers"
    return forbids_pair(g, seat, character, minion)


def forbids_to_assign(g: Fellowships, minion: int) -> str | None:
    """The rule by which nobody can be assigned to a minion, or None."""
    if g.against[minion] >= 0:
        return "tcg.assign.one-defender-per-minion"
    if g.fierce and minion not in g.savage:
        return "tcg.fierce.only-fierce"
    return "tcg.assign.may-not-be-assigned" if g.flagged("cannot be assigned", minion) else None


def forbids_pair(g: Fellowships, seat: int, character: int, minion: int) -> str | None:
    """The rule by which two who could be assigned may not be to each other, or None."""
    for value in ("not against", "not against by fp") if seat == g.fp else ("not against",):
        if g.speaking(value) and any([is_kept_from(g, mod, run, character, minion) for _, mod, run in g.mods(value)]):
            return "tcg.assign.specific-pair"
    if seat == g.fp and any([e[0] == KEPT_AWAY and e[1] == character and e[4] == minion for e in g.laid]):
        return "tcg.assign.specific-pair"
    count = len(assigned_to(g, character))
    if count and g.banned("one minion each"):
        return "tcg.assign.one-minion-per-skirmish"
    if seat == g.fp and count and count >= 1 + g.keyword(character, "defender"):
        return "tcg.assign.one-minion-per-defender"
    return None


def is_kept_from(g: Fellowships, mod: Mod, run: Run, character: int, minion: int) -> bool:
    """Whether a text that keeps characters from minions speaks of these two."""
    if mod.who is None or mod.to is None:
        return False
    return LANGUAGE.fits(g, run, mod.who, minion) and LANGUAGE.fits(g, run, mod.to, character)


#: A text keeps the Free Peoples player from assigning a character to the minion that states it.
KEPT_AWAY = VALUE_CODE["kept away"]


def assign(g: Fellowships, character: int, minion: int) -> None:
    g.against[minion] = character
    g.remember(WAS_ASSIGNED, character)
    g.note("tcg-log-assign", {"card": character, "minion": minion}, rule="tcg.assign.simultaneous")


def unassigned(g: Fellowships, seat: int = -1) -> list[int]:
    """Minions that could still be assigned."""
    return [
        m
        for m in g.minions(seat)
        if g.against[m] < 0 and (not g.fierce or m in g.savage) and not g.flagged("cannot be assigned", m)
    ]


def assignable(g: Fellowships, seat: int, minions: list[int]) -> list[Option]:
    """The assignments that a player may make of some minions now."""
    free = [m for m in minions if forbids_to_assign(g, m) is None and (seat == g.fp or g.owner[m] == seat)]
    able = defenders(g) if free else []
    return [("assign", c, m) for m in free for c in able if forbids_pair(g, seat, c, m) is None]


BY_FREE = "assigned by fp"
BY_SHADOW = "assigned by shadow"


def answers_to_assignment(g: Fellowships, kind: str, newly: list[int]) -> Frame | None:
    """What answers the assignment of some minions, all of them made by the same player."""
    ambushes = [m for m in newly if g.keyword(m, "ambush")] if kind == BY_FREE else []
    if not newly or not (ambushes or heard(g, kind) or heard(g, "assigned")):
        return None
    kinds = [kind] * len(newly) + ["assigned"] * len(newly)
    others = [[g.against[m]] for m in newly + newly]
    waiting = [n for m in ambushes for n in instances(g, m)]
    return Assigned(kinds, newly + newly, others, -1, [], g.clock, waiting)


def instances(g: Fellowships, minion: int) -> list[list[int]]:
    """Each ambush number of a minion, printed or given: they are separate actions."""
    return [[minion, value] for value in g.keyword_values(minion, "ambush")]


class Assigned(Window):
    """Answers to assignments; the owner of an ambushing minion that the Free Peoples player met may add twilight."""

    #: Ambushes not sprung yet: [minion, number].
    ambushes: list[list[int]]

    def _answers(self, g: Fellowships, required: bool, seat: int = -1) -> list[Option]:
        found = super()._answers(g, required, seat)
        if not required:
            waiting = [(m, value) for m, value in self.ambushes if g.owner[m] == seat and g.in_play(m)]
            found += [("ambush", minion, value) for minion, value in sorted(set(waiting))]
        return found

    def answer(self, g: Fellowships, option: Option) -> Frame | None:
        match option:
            case ("ambush", minion, twilight):
                self.ambushes.remove([minion, twilight])
                g.note("tcg-log-ambush", {"card": minion}, rule="tcg.keyword.ambush")
                g.add_twilight(twilight)
                return None
        return super().answer(g, option)


class AssignmentPhase(Frame):
    """Assignment: actions, then the Free Peoples player, then each Shadow player with leftovers."""

    STEPS = ("begin", "start", "act", "defend", "responses", "list_leftovers", "pile_on", "last_responses", "end")
    RULE = "tcg.assign.actions-first"

    #: Minions assigned in the step under way.
    newly: list[int] = later([])
    #: Minions left over by the Free Peoples player, and Shadow players who are still to assign theirs.
    leftovers: list[int] = later([])
    seats: list[int] = later([])

    def begin(self, g: Fellowships) -> None:
        begin(g, ASSIGNMENT)

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start assignment")

    def act(self, g: Fellowships) -> Outcome:
        return actions(g)

    def defend(self, g: Fellowships) -> Outcome:
        """The Free Peoples player names defenders, in any order, for as many minions as he likes."""
        pairs = [] if g.out[g.fp] else assignable(g, g.fp, unassigned(g))
        if not pairs:
            return None
        return Ask(g.fp, "tcg-ask-defend", [PASS, *pairs], "defended", "tcg.assign.fp-optional")

    def defended(self, g: Fellowships, option: Option) -> Outcome:
        return None if option == PASS else self._assigned(g, option, "defend")

    def _assigned(self, g: Fellowships, option: Option, back: str) -> Outcome:
        _, character, minion = option
        assign(g, character, minion)
        self.newly.append(minion)
        return Goto(back)

    def responses(self, g: Fellowships) -> Outcome:
        return self._answers(g, BY_FREE)

    def _answers(self, g: Fellowships, kind: str) -> Outcome:
        newly = [m for m in self.newly if g.against[m] >= 0]
        self.newly = []
        frame = answers_to_assignment(g, kind, newly)
        return None if frame is None else Call(frame)

    def list_leftovers(self, g: Fellowships) -> None:
        """Leftovers are the minions unassigned at this moment; their players assign them, from the right."""
        if not g.out[g.fp]:
            self.leftovers = unassigned(g)
            self.seats = g.from_right(g.fp)

    def pile_on(self, g: Fellowships) -> Outcome:
        while self.seats:
            seat = self.seats[0]
            own = [m for m in self.leftovers if g.in_play(m) and g.owner[m] == seat and g.against[m] < 0]
            pairs = assignable(g, seat, own)
            if pairs:
                return Ask(seat, "tcg-ask-leftover", [PASS, *pairs], "piled", "tcg.assign.leftovers")
            self.seats = self.seats[1:]
        return None

    def piled(self, g: Fellowships, option: Option) -> Outcome:
        if option != PASS:
            return self._assigned(g, option, "pile_on")
        self.seats = self.seats[1:]
        return Goto("pile_on")

    def last_responses(self, g: Fellowships) -> Outcome:
        return self._answers(g, BY_SHADOW)

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, ASSIGNMENT)
