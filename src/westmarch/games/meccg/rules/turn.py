"""The turn (p.6): six phases; untapping, long events and the end of the turn."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import FACES, HAVEN, HAZARD, LONG, RESOURCE, SHORT, SITE
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.agents import discard_homeless
from westmarch.games.meccg.rules.chain import (
    ForPlayer,
    Triggered,
    chain_of,
    triggers,
    usable,
)
from westmarch.games.meccg.rules.company_movement import MovementPhase
from westmarch.games.meccg.rules.corruption import resting_number
from westmarch.games.meccg.rules.council import FreeCouncil, forbids_call, is_automatic
from westmarch.games.meccg.rules.healing import HealByRoll, breathless
from westmarch.games.meccg.rules.hosts import is_host
from westmarch.games.meccg.rules.organization import OrganizationPhase
from westmarch.games.meccg.rules.piles import FromHand, Refill, open_sideboard, sideboard_options
from westmarch.games.meccg.rules.site import SitePhase
from westmarch.games.meccg.state import DISCARD, GUARD, PLAY, TAPPED, UNTAPPED, WOUNDED, Arda
from westmarch.games.meccg.values import mind, modifiers, site_type


class Game(Frame):
    """The whole game: turns one after another until the Council meets or the Ring is destroyed (p.17)."""

    STEPS = ("take_turn", "next_turn", "council")
    RULE = "meccg.turn.alternate"

    def take_turn(self, g: Arda) -> Outcome:
        return Call(Turn())

    def next_turn(self, g: Arda) -> Outcome:
        if g.last_turn or is_automatic(g):
            return None
        if g.caller >= 0:
            g.last_turn = 1
        g.active = 1 - g.active
        return Goto("take_turn")

    def council(self, g: Arda) -> Outcome:
        return Call(FreeCouncil())


class Turn(Frame):
    """A turn (p.6): six phases in their order."""

    STEPS = ("untap", "organization", "long_events", "movement", "sites", "end_of_turn")
    RULE = "meccg.turn.six-phases"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"turn": g.turn, "seat": g.active}

    def untap(self, g: Arda) -> Outcome:
        g.turn += 1
        g.begun[g.active] += 1
        g.halved = 0
        for slot in range(len(g.c_flags)):
            g.c_flags[slot] = 0
        g.note("meccg-log-turn", {"seat": g.active, "turn": g.turn}, rule="meccg.turn.alternate")
        return Call(UntapPhase())

    def organization(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-organization", {"seat": g.active}, rule=self.RULE)
        return Call(OrganizationPhase())

    def long_events(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-long-events", {"seat": g.active}, rule=self.RULE)
        return Call(LongEventPhase())

    def movement(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-movement", {"seat": g.active}, rule=self.RULE)
        return Call(MovementPhase())

    def sites(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-sites", {"seat": g.active}, rule=self.RULE)
        return Call(SitePhase())

    def end_of_turn(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-end-of-turn", {"seat": g.active}, rule=self.RULE)
        return Call(EndOfTurn())


class UntapPhase(Frame):
    """The untap phase (p.6): the opponent may use his sideboard; then everything untaps, and wounds heal at Havens."""

    STEPS = ("sideboard", "blades", "untap", "feverish", "checks", "prisoners")
    RULE = "meccg.untap.all-but-sites"

    waiting: list[int] = later([])

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def sideboard(self, g: Arda) -> Outcome:
        """Way 2 (p.6): only if the active player's Wizard is in play."""
        options: list[Option] = [PASS]
        if g.wizard(g.active) >= 0:
            options += sideboard_options(g, 1 - g.active, hazards=True)
        return Ask(1 - g.active, "meccg-ask-sideboard", options, "opened", "meccg.sideboard.untap.needs-wizard")

    def opened(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        g.halved = 1
        _, use = option
        return Call(open_sideboard(1 - g.active, True, use))

    def blades(self, g: Arda) -> Outcome:
        """At a Haven the bearer of such a card may try to be rid of it instead of untapping or healing."""
        cards = [card for card in g.attached if may_cleanse_resting(g, card)]
        if not cards:
            return None
        options: list[Option] = [PASS, *[("cleanse", card) for card in cards]]
        return Ask(g.active, "meccg-ask-cleanse", options, "cleansed", "meccg.corruption.card.definition")

    def cleansed(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, card = option
        dice, number = g.roll(), resting_number(g, card)
        g.lay("held-back", g.host[card], 1, s.TURN, card)
        about = {"card": card, "roll": dice, "total": dice, "number": number}
        g.note("meccg-log-remove", about, rule="meccg.corruption.card.definition")
        if dice > number:
            g.put(card, DISCARD)
        return Goto("blades")

    def untap(self, g: Arda) -> None:
        for card in range(len(g.zone)):
            if g.zone[card] != PLAY or g.owners[card] != g.active:
                continue
            if FACES[g.faces[card]].kind == SITE and not modifiers(g, "site-untaps", card):
                continue
            if g.laid and g.has_laid("held-back", card):
                continue
            if g.status[card] == TAPPED and "rests-badly" in STATES and self._lies_awake(g, card):
                continue
            if g.status[card] == TAPPED and not held_tapped(g, card) and not _imprisoned(g, card):
                g.set_status(card, UNTAPPED)
            elif g.status[card] == WOUNDED and heals(g, card):
                if g.is_character(card) and breathless(g, card) >= 0:
                    self.waiting.append(card)
                else:
                    g.set_status(card, TAPPED)

    def feverish(self, g: Arda) -> Outcome:
        """Those who heal only by a roll."""
        return Call(HealByRoll(self.waiting.pop(0)), back="feverish") if self.waiting else None

    def _lies_awake(self, g: Arda, card: int) -> bool:
        """Whether a character does not untap because of an event: he rolls, adding his mind, against a number."""
        number = modifiers(g, "rests-badly", card) if g.is_character(card) else 0
        if not number:
            return False
        dice = g.roll()
        total = dice + mind(g, card)
        about = {"card": card, "roll": dice, "total": total, "number": number}
        g.note("meccg-log-home", about, rule=self.RULE)
        return total <= number

    def checks(self, g: Arda) -> Outcome:
        """Corruption cards that act at the end of the untap phase (Lure of the Senses)."""
        mine = [card for card in g.attached if g.owners[g.host[card]] == g.active]
        waiting = triggers(g, "untap-end", mine)
        return Call(Triggered(waiting, -1)) if waiting else None

    def prisoners(self, g: Arda) -> Outcome:
        """Hosts that do something to their prisoners in the untap phase."""
        hosts = [card for card in g.table if is_host(g, card) and g.owners[card] != g.active]
        waiting = triggers(g, "prisoner-untap", hosts)
        return Call(Triggered(waiting, -1)) if waiting else None


def is_short_resource(g: Arda, card: int) -> bool:
    """A short event that lies on somebody or something for a turn."""
    face = FACES[g.faces[card]]
    return face.kind == RESOURCE and face.duration == SHORT


def may_cleanse_resting(g: Arda, card: int) -> bool:
    """Whether a bearer who could use his rest may try to be rid of a card instead."""
    bearer = g.host[card]
    if resting_number(g, card) == 99 or g.owners[bearer] != g.active or not g.at_haven(bearer):
        return False
    return not g.has_laid("held-back", bearer)


def held_tapped(g: Arda, card: int) -> bool:
    """A character who stays tapped until a card under him is stored, and a Nazgul whose effect lasts."""
    if g.has_laid("permanent", card) or "never-untaps-itself" in DEFINED[g.faces[card]].mods:
        return True
    return any(["holds-tapped" in DEFINED[g.faces[c]].mods for c in g.under(card)])


def _imprisoned(g: Arda, card: int) -> bool:
    return g.is_character(card) and g.company[card] < 0


def heals(g: Arda, card: int) -> bool:
    """A wounded character at a Haven heals: he becomes tapped, not untapped (p.6)."""
    bearer = card
    while g.host[bearer] >= 0:
        bearer = g.host[bearer]
    slot = g.company[bearer]
    if slot < 0 or g.c_owner[slot] < 0 or not g.is_character(bearer):
        return False
    site = g.c_site[slot]
    return site_type(g, site) == HAVEN or g.face(site).heals or modifiers(g, "healing", site) > 0


class LongEventPhase(Frame):
    """The long-event phase (p.10): own ones go, new ones come, the opponent's hazards go."""

    STEPS = ("discard_own", "play", "discard_hazards")
    RULE = "meccg.longevent.order"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def discard_own(self, g: Arda) -> None:
        self._discard(g, g.active, RESOURCE)

    def _discard(self, g: Arda, seat: int, kind: int) -> None:
        for card in g.table[:]:
            face = g.face(card)
            lingers = kind == HAZARD and g.status[card] == TAPPED and g.has_laid("permanent", card)
            if kind == HAZARD and not lingers and g.sources("keeps-long")[0]:
                continue
            if kind == RESOURCE and any(["keeps-event" in DEFINED[g.faces[c]].mods for c in g.under(card)]):
                continue
            if g.owners[card] == seat and (lingers or (face.kind == kind and face.duration == LONG)):
                g.put(card, DISCARD)

    def play(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS, *usable(g, g.active, "long-event")]
        return Ask(g.active, "meccg-ask-long-event", options, "played", "meccg.longevent.play-new")

    def played(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="play")

    def discard_hazards(self, g: Arda) -> None:
        self._discard(g, 1 - g.active, HAZARD)


class EndOfTurn(Frame):
    """The end of the turn (p.17): one discard each, hands restored, perhaps the Council is called."""

    STEPS = (
        "begin", "discard_active", "discard_opponent", "refill_active", "refill_opponent", "act", "last_of_active",
        "last_of_opponent", "call", "last", "close",
    )  # fmt: skip
    RULE = "meccg.endturn.optional-discard"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def begin(self, g: Arda) -> Outcome:
        """Cards used at the beginning of the phase."""
        options: list[Option] = [PASS, *usable(g, g.active, "untap")]
        return Ask(g.active, "meccg-ask-act", options, "began", self.RULE)

    def began(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="begin")

    def discard_active(self, g: Arda) -> Outcome:
        return self._discard(g, g.active)

    def discard_opponent(self, g: Arda) -> Outcome:
        return self._discard(g, 1 - g.active)

    def _discard(self, g: Arda, seat: int) -> Outcome:
        options: list[Option] = [PASS]
        options += [("discard", card) for card in g.hand(seat)]
        return Ask(seat, "meccg-ask-end-discard", options, "discarded", self.RULE)

    def discarded(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, card = option
        return Call(FromHand(g.holder[card], [card]))

    def refill_active(self, g: Arda) -> Outcome:
        return Call(Refill(g.active))

    def refill_opponent(self, g: Arda) -> Outcome:
        return Call(Refill(1 - g.active))

    def act(self, g: Arda) -> Outcome:
        """The active player may still play cards; hands are not restored again."""
        options: list[Option] = [PASS, *usable(g, g.active, "end")]
        return Ask(g.active, "meccg-ask-act", options, "acted", "meccg.endturn.play-after-refill")

    def acted(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="act")

    def last_of_active(self, g: Arda) -> Outcome:
        """What cards in play let each player do at the end of every turn."""
        return self._last(g, g.active)

    def last_of_opponent(self, g: Arda) -> Outcome:
        return self._last(g, 1 - g.active)

    def _last(self, g: Arda, seat: int) -> Outcome:
        waiting = triggers(g, "turn-ends", g.table)
        return Call(ForPlayer(waiting, seat)) if waiting else None

    def call(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        if forbids_call(g, g.active) is None and not g.last_turn:
            options.append(("call",))
        return Ask(g.active, "meccg-ask-call", options, "called", "meccg.council.call.voluntary")

    def called(self, g: Arda, option: Option) -> None:
        if option != PASS:
            g.caller = g.active
            g.note("meccg-log-called", {"seat": g.active}, rule="meccg.council.call.when-held")

    def last(self, g: Arda) -> Outcome:
        """What cards do when the turn ends."""
        waiting = triggers(g, "turn-end", g.table + g.attached)
        return Call(Triggered(waiting, -1)) if waiting else None

    def close(self, g: Arda) -> None:
        discard_homeless(g)
        ending = [card for card in g.table + g.attached if is_short_resource(g, card)]
        for card in ending + [card for card in g.table if g.has_laid("ends-now", card)]:
            g.put(card, DISCARD)
        expire(g.laid, s.TURN)
        for slot in range(len(g.c_guard)):
            if g.c_guard[slot] >= 0 and g.zone[g.c_guard[slot]] == GUARD:
                g.put(g.c_guard[slot], DISCARD if g.sources("guards-lost")[0] else s.HAND)
                g.c_guard[slot] = -1
