"""Hazards (p.12-14): played up to the limit on a company in its movement/hazard phase; cards on guard."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.rules import agents
from westmarch.games.meccg.rules.attack import creature_attack
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.creatures import creature_counts, creature_options, target_site, use_opening
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.manifestations import note_manifestation
from westmarch.games.meccg.rules.playable import forbids_hidden, usable
from westmarch.games.meccg.rules.sideboard import nazgul_options, use_nazgul
from westmarch.games.meccg.rules.uncounted import use_exception
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GUARD, HAND, POINTS


class PlayHazards(Frame):
    """Hazards on a company (p.12): its player may act before each one, the opponent plays up to the limit."""

    STEPS = ("on_the_way", "act", "hazards", "end_checks")
    RULE = "meccg.mh.hazards.up-to-limit"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def on_the_way(self, g: Arda) -> Outcome:
        """Events that meet every moving company (storms, dragons on the hunt), and those that go with this one."""
        if g.c_owner[self.company] < 0:
            return None
        inside = g.members[self.company]
        waiting = triggers(g, "movement-begins", [card for card in g.attached if g.host[card] in inside])
        if g.c_dest[self.company] >= 0:
            waiting += triggers(g, "company-moves", g.table + _on_factions(g))
            waiting += triggers(g, "journey", [card for card in g.table if g.company[card] == self.company])
        return Call(Triggered(waiting, -1)) if waiting else None

    def act(self, g: Arda) -> Outcome:
        """The active player may use cards before the next hazard."""
        if not self._exposed(g):
            return Goto("end_checks")
        options: list[Option] = [PASS, *usable(g, g.active, "movement")]
        return Ask(g.active, "meccg-ask-act", options, "acted", "meccg.mh.hazards.resources-answer")

    def acted(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="act")

    def _exposed(self, g: Arda) -> bool:
        return g.c_owner[self.company] >= 0 and not g.c_flags[self.company] & terms.SENT_BACK

    def hazards(self, g: Arda) -> Outcome:
        """Hazards up to the limit (p.12)."""
        seat = 1 - g.active
        options: list[Option] = [PASS, *creature_options(g, seat), *usable(g, seat, "hazard")]
        options += guard_options(g, seat)
        options += agents.agent_options(g, seat)
        options += nazgul_options(g, seat)
        about = (("company", self.company), ("count", g.limit - g.spent))
        return Ask(seat, "meccg-ask-hazard", options, "hazard", "meccg.mh.hazards.up-to-limit", about)

    def hazard(self, g: Arda, option: Option) -> Outcome:
        seat = 1 - g.active
        match option:
            case ("pass",):
                return None
            case ("creature", card, key):
                return Call(play_creature(g, self.company, card, key), back="act")
            case ("guard", card):
                place_guard(g, self.company, card)
                return Goto("act")
            case ("sideboard_nazgul", card, use):
                return Call(use_nazgul(g, seat, card, use), back="act")
            case ("play" | "use", _, _):
                return Call(chain_of(seat, option), back="act")
        return Call(agents.agent_action(g, seat, option), back="act")

    def end_checks(self, g: Arda) -> Outcome:
        """What happens at the end of the phase (Lure of Nature), before the company arrives."""
        if g.c_owner[self.company] < 0:
            return None
        inside = g.members[self.company]
        waiting = triggers(g, "movement-end", [card for card in g.attached if g.host[card] in inside])
        return Call(Triggered(waiting, -1)) if waiting else None


def _on_factions(g: Arda) -> list[int]:
    """Events that lie on factions."""
    return [card for card in g.attached if g.zone[g.host[card]] == POINTS]


def play_creature(g: Arda, slot: int, card: int, key: str) -> Frame:
    """A creature from hand attacks a company: its player says how it is keyed (p.12)."""
    face = g.face(card)
    if not use_exception(g, face):
        g.spent += 1 if creature_counts(g, face) else 0
    use_opening(g, face, key)
    g.lay_on_table(card)
    note_manifestation(g, face)
    about = {"seat": g.owners[card], "card": card, "key": key}
    g.note("meccg-log-creature", about, rule="meccg.creature.key.declare-one")
    return creature_attack(g, card, slot, key)


def guard_options(g: Arda, seat: int) -> list[Option]:
    """Cards that may be placed on guard: any card, one for each company (p.14)."""
    if g.spent >= g.limit or g.c_guard[g.here] >= 0 or g.sources("no-guard")[0]:
        return []
    return [("guard", card) for card in g.hand(seat) if not forbids_hidden(g, card)]


def forbids_guard(g: Arda, seat: int, card: int) -> str | None:
    if g.here < 0 or g.limit == 0:
        return "meccg.onguard.place"
    if g.spent >= g.limit:
        return "meccg.onguard.counts-for-limit"
    if g.c_guard[g.here] >= 0:
        return "meccg.onguard.one-per-company"
    if g.sources("no-guard")[0]:
        return "meccg.game.card-text-wins"
    return None if g.zone[card] == HAND and g.holder[card] == seat else "meccg.onguard.place"


def place_guard(g: Arda, slot: int, card: int) -> None:
    g.spent += 1
    g._leave(card)
    g.zone[card] = GUARD
    g.c_guard[slot] = card
    g.note("meccg-log-guard", {"leader": g.members[slot][0]}, rule="meccg.onguard.place")


def send_back(g: Arda, slot: int) -> None:
    """A company must return to its site of origin: no more hazards, nothing at the site (p.14).

    If its last character has just been eliminated nobody is left to return."""
    if g.c_dest[slot] >= 0 and g.members[slot]:
        g.c_flags[slot] |= terms.SENT_BACK
        g.note("meccg-log-back", {"leader": g.members[slot][0]}, rule="meccg.arrive.returned-company-skips")


__all__ = ["PlayHazards", "send_back", "target_site"]
