"""The untap phase (p.6): the opponent's sideboard, untapping, healing at Havens."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import FACES, HAVEN, SITE
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.corruption import resting_number
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.healing import HealByRoll, breathless
from westmarch.games.meccg.rules.hosts import is_host
from westmarch.games.meccg.rules.piles import open_sideboard, sideboard_options
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, PLAY, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import mind, modifiers, site_type


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
        g.lay("held-back", g.host[card], 1, terms.TURN, card)
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
            if g.status[card] == TAPPED and "rests-badly" in STATES and _lies_awake(g, card):
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


def _lies_awake(g: Arda, card: int) -> bool:
    """Whether a character does not untap because of an event: he rolls, adding his mind, against a number."""
    number = modifiers(g, "rests-badly", card) if g.is_character(card) else 0
    if not number:
        return False
    dice = g.roll()
    total = dice + mind(g, card)
    about = {"card": card, "roll": dice, "total": total, "number": number}
    g.note("meccg-log-home", about, rule="meccg.untap.all-but-sites")
    return total <= number


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
