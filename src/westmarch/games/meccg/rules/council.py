"""The Free Council (p.17-18): who may call it, the last corruption checks, the points."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.meccg.facts import AGENT, ALLY, CREATURE, FACES, FACTION, HAZARD, ITEM, SPECIAL, WIZARD, Face
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_SEAT, OUT, PLAY, POINTS, TURN, WEAKEST_LINK
from westmarch.games.meccg.values import modifiers

CATEGORIES = ("characters", "items", "factions", "allies", "creatures", "others")
DOUBLED = 4
WIZARD_PENALTY = 5
#: Victory points that shorten the game, by its number of decks.
ENOUGH = {1: 20, 2: 25, 3: 30, 4: 40}


def category(face: Face) -> int:
    """The type of victory points that a card gives (p.18)."""
    if face.points_as:
        return CATEGORIES.index(face.points_as)
    if face.kind <= WIZARD:
        return 0
    if face.kind == ITEM:
        return 5 if face.item == SPECIAL else 1
    if face.kind == FACTION:
        return 2
    if face.kind == ALLY:
        return 3
    if face.kind in (CREATURE, AGENT) or (face.kind == HAZARD and face.race):
        return 4
    return 5


def in_deeps(g: Arda, card: int) -> bool:
    while g.host[card] >= 0:
        card = g.host[card]
    return g.company[card] >= 0 and g.site_face(g.company[card]).deeps


def points(g: Arda, seat: int, for_call: bool = False) -> list[int]:
    """Victory points by type, before the Council changes them."""
    total = [0] * len(CATEGORIES)
    for card in g.attached + g.table + [c for inside in g.members for c in inside]:
        face = FACES[g.faces[card]]
        counts = g.owners[card] == seat and face.kind not in (WIZARD, HAZARD, CREATURE, AGENT)
        if counts and face.site < 0 and not g.is_buried(card):
            total[category(face)] += _value_in_play(g, card, face, for_call)
    for card in g.pile(POINTS, seat):
        face = FACES[g.faces[card]]
        if face.kind <= WIZARD:
            total[0] -= face.points
        elif g.owners[card] != seat or face.kind not in (CREATURE, AGENT, HAZARD):
            total[category(face)] += face.stored_points + g.laid_sum("restored", card)
            total[category(face)] += modifiers(g, "points", card) if face.kind == FACTION else 0
    for card in g.pile(OUT, 0) + g.pile(OUT, 1):
        face = FACES[g.faces[card]]
        if g.owners[card] == seat and face.kind <= WIZARD:
            total[0] += face.lost_points
    return total


def _value_in_play(g: Arda, card: int, face: Face, for_call: bool) -> int:
    if for_call and in_deeps(g, card):
        return 0
    if face.kind <= WIZARD and g.company[card] < 0:
        return -face.points
    if (card in g.table and face.kind == FACTION) or g.waits(card):
        return 0
    return face.points + modifiers(g, "points", card)


def total_points(g: Arda, seat: int, for_call: bool = False) -> int:
    return sum(points(g, seat, for_call)) - WIZARD_PENALTY * g.lost_wizards[seat]


def doubled(own: list[int], other: list[int]) -> list[int]:
    """Step 1: a type that the opponent has no points of counts double (p.18); points below zero are none."""
    return [value * 2 if kind < DOUBLED and other[kind] <= 0 and value > 0 else value for kind, value in enumerate(own)]


def capped(values: list[int]) -> list[int]:
    """Step 2: no type gives more than all the others together (p.18)."""
    out = values[:]
    whole = sum([value for value in values if value > 0])
    for kind, value in enumerate(values):
        rest = whole - value
        if value > 0 and value > rest:
            out[kind] = max(0, rest)
    return out


def forbids_call(g: Arda, seat: int) -> str | None:
    """Whether a player may call the Council at the end of his turn (p.17)."""
    if g.caller >= 0:
        return "meccg.council.call.when-held"
    need = g.length
    if g.exhausted[seat] >= need:
        return None
    enough = ENOUGH[need]
    if g.exhausted[seat] >= need - 1 and total_points(g, seat, True) >= enough:
        return None
    return CALL_RULES[need]


CALL_RULES = {
    1: "meccg.council.call.basic",
    2: "meccg.council.call.two-deck",
    3: "meccg.council.call.three-deck",
    4: "meccg.council.call.four-deck",
}


def is_automatic(g: Arda) -> bool:
    """Both players have exhausted their decks often enough (p.17)."""
    return min(g.exhausted) >= g.length


class FreeCouncil(Frame):
    """The Free Council (p.17): checks, doubling, half, revealed cards; more points win."""

    STEPS = ("begin", "checks", "reveal_first", "reveal_second", "judge")
    RULE = "meccg.victory.council"

    #: Who took the last turn: his characters make their checks first.
    last: int = later(0)
    waiting: list[int] = later([])
    taken: list[int] = later([0, 0])

    def begin(self, g: Arda) -> None:
        g.last_turn = 2
        g.limit = 0
        self.last = g.active
        self.waiting = g.characters(g.active) + g.characters(1 - g.active)
        g.note("meccg-log-council", {}, rule="meccg.victory.council")

    def checks(self, g: Arda) -> Outcome:
        """Every character makes a check, those of the last player first."""
        while self.waiting:
            character = self.waiting.pop(0)
            if g.zone[character] == PLAY and g.company[character] >= 0:
                g.active = g.owners[character]
                return Call(CorruptionCheck(character, 0, 1), back="checks")
        return None

    def reveal_first(self, g: Arda) -> Outcome:
        return self._reveal(g, 0, "reveals_first")

    def reveal_second(self, g: Arda) -> Outcome:
        return self._reveal(g, 1, "reveals_second")

    def _reveal(self, g: Arda, seat: int, then: str) -> Outcome:
        """Step 3: unique cards of the hand that are identical to cards of the opponent (p.18)."""
        cards = duplicates(g, seat) if g.standard else []
        pick = Subset("show", cards, 0, len(cards))
        return Ask(seat, "meccg-ask-show", [], then, "meccg.council.score.3-reveal-duplicates", pick=pick)

    def reveals_first(self, g: Arda, option: Option) -> None:
        self._shown(g, 0, option)

    def reveals_second(self, g: Arda, option: Option) -> None:
        self._shown(g, 1, option)

    def _shown(self, g: Arda, seat: int, option: Option) -> None:
        _, *cards = option
        self.taken[1 - seat] = len(cards)
        if cards:
            g.note("meccg-log-shown", {"seat": seat, "card": cards}, rule=self.RULE)

    def judge(self, g: Arda) -> Outcome:
        scores = [final_score(g, seat) - self.taken[seat] for seat in (0, 1)]
        g.note("meccg-log-score", {"first": scores[0], "second": scores[1]}, rule="meccg.council.winner")
        if scores[0] == scores[1]:
            if g.optional & WEAKEST_LINK and self._weaken(g):
                return Goto("checks")
            g.finish([], "meccg-end-draw", "meccg.council.tie-is-draw")
        else:
            g.finish([0 if scores[0] > scores[1] else 1], "meccg-end-council", "meccg.council.winner")
        return None

    def _weaken(self, g: Arda) -> bool:
        """Option: one more corruption point for everybody but Wizards, and the checks again (p.19)."""
        everybody = [c for seat in (self.last, 1 - self.last) for c in g.characters(seat) if g.kind(c) != WIZARD]
        if not everybody:
            return False
        for character in everybody:
            g.lay("corrupted", character, 1, TURN)
        self.waiting = everybody
        return True


def duplicates(g: Arda, seat: int) -> list[int]:
    """Unique cards in a hand that are identical to cards of the opponent in play or in his points."""
    theirs = set()
    for card in range(len(g.zone)):
        in_play = g.zone[card] == PLAY and g.owners[card] != seat
        if in_play or (g.zone[card] == POINTS and g.holder[card] != seat):
            theirs.add(g.faces[card])
    return [c for c in g.hand(seat) if FACES[g.faces[c]].unique and g.faces[c] in theirs]


def judged(g: Arda, own: list[int], other: list[int]) -> list[int]:
    """Points by type after doubling and the half rule, which the Standard game has."""
    return capped(doubled(own, other)) if g.standard else own


def final_score(g: Arda, seat: int) -> int:
    """Points as the Council counts them, less a lost Wizard."""
    own = judged(g, points(g, seat), points(g, 1 - seat))
    return sum(own) - WIZARD_PENALTY * g.lost_wizards[seat]


__all__ = ["OF_SEAT", "PASS", "FreeCouncil", "forbids_call", "is_automatic", "points", "total_points"]
