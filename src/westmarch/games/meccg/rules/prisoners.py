"""Rescuing prisoners (p.28)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.automatic_attacks import EveryAttack
from westmarch.games.meccg.rules.combat import BY_EVENT
from westmarch.games.meccg.rules.effects import Triggered, on_company
from westmarch.games.meccg.rules.hosts import captor_of, discard_if_empty, is_host, prisoners_of, rescue_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GENERAL, PLAY, TAPPED


def rescue_options(g: Arda, seat: int, slot: int) -> list[Option]:
    """Hosts whose prisoners a company can rescue where it is."""
    return [("rescue", host) for host in g.table if forbids_rescue(g, seat, slot, host) is None]


def forbids_rescue(g: Arda, seat: int, slot: int, host: int) -> str | None:
    if g.zone[host] != PLAY or host not in g.table or not is_host(g, host):
        return "meccg.host.definition"
    captives = prisoners_of(g, host)
    if not captives or g.owners[captives[0]] != seat:
        return "meccg.rescue.two-ways"
    site = rescue_site(g, host)
    if site < 0 or g.faces[site] != g.faces[g.c_site[slot]]:
        return "meccg.rescue.at-site"
    return None if g.untapped(slot) else "meccg.rescue.tap-character"


class Rescue(Frame):
    """A rescue (p.28): the rescue attacks, then a character taps and the prisoners join the company."""

    STEPS = ("attacks", "tap")
    RULE = "meccg.rescue.attacks"

    company: int
    host: int
    number: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.host}

    def attacks(self, g: Arda) -> Outcome:
        mods = DEFINED[g.faces[self.host]].mods["rescue-attack"]
        if self.number >= len(mods) or g.c_owner[self.company] < 0:
            return None
        if mods[self.number].word is None:
            self.number += 1
            return Call(EveryAttack(self.company, -1, 0), back="attacks")
        race, strikes, prowess = mods[self.number].word
        agent = captor_of(g, self.host)
        race = g.face(agent).race if agent >= 0 else race
        self.number += 1
        attack = AttackOn(self.company, g.owners[self.host], race, strikes, prowess, 0, self.host)
        attack.origin = BY_EVENT
        return Call(attack, back="attacks")

    def tap(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0:
            return DONE
        options: list[Option] = [("tap", c) for c in g.untapped(self.company)]
        if not options:
            options = [PASS]
        return Ask(g.active, "meccg-ask-rescue", options, "tapped", "meccg.rescue.tap-character")

    def tapped(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return DONE
        _, rescuer = option
        g.set_status(rescuer, TAPPED)
        for character in prisoners_of(g, self.host):
            g.join(character, self.company)
            g.leader[character] = GENERAL
            g.note("meccg-log-rescued", {"card": character}, rule="meccg.rescue.all-prisoners-join")
            g.tell_company([character])
        discard_if_empty(g, self.host)
        g.tap_site(self.company)
        waiting = on_company(g, "prisoners-freed", self.company)
        return Call(Triggered(waiting, -1)) if waiting else DONE
