"""Items in the organization phase (p.8): passing them on and storing them."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg.facts import (
    FACES,
    HAVEN,
    ITEM,
    RESOURCE,
    SITE_TYPES,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.effects import triggers
from westmarch.games.meccg.rules.playable import ways_of
from westmarch.games.meccg.rules.rings import is_the_one
from westmarch.games.meccg.rules.wounds import WoundedBy
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import PLAY, POINTS
from westmarch.games.meccg.values import corruption


def stored_uses(g: Arda, seat: int) -> list[Option]:
    """Stored cards that may be given up for something (Reforging)."""
    return [use for card in g.pile(POINTS, seat) for use in ways_of(g, seat, card, "stored")]


def forbids_transfer(g: Arda, item: int, receiver: int) -> str | None:
    if g.zone[item] != PLAY or g.kind(item) != ITEM or g.host[item] < 0:
        return "meccg.items.types.five"
    bearer = g.host[item]
    if g.zone[receiver] != PLAY or not g.is_character(receiver) or receiver == bearer:
        return "meccg.items.transfer.same-site"
    if g.owners[receiver] != g.owners[bearer] or g.owners[bearer] != g.active:
        return "meccg.items.transfer.same-site"
    if g.c_site[g.company[bearer]] != g.c_site[g.company[receiver]]:
        return "meccg.items.transfer.same-site"
    mods = DEFINED[g.faces[item]].mods
    if "stays-put" in mods or "not-passed-on" in mods:
        return "meccg.rings.wizards-ring-exception"
    run = Run(item, g.owners[item], {})
    for ability in DEFINED[g.faces[item]].play:
        if ability.bearer is not None and not LANGUAGE.fits(g, run, ability.bearer, receiver):
            return "meccg.cards.character.race-required"
    return None


def transfer_options(g: Arda, seat: int, touched: list[int]) -> list[Option]:
    found: list[Option] = []
    for item in g.attached:
        if g.owners[item] == seat and item not in touched and FACES[g.faces[item]].kind == ITEM:
            bearer = g.host[item]
            if g.company[bearer] < 0:
                continue
            site = g.c_site[g.company[bearer]]
            for slot in range(len(g.c_owner)):
                if g.c_owner[slot] == seat and g.c_site[slot] == site:
                    found += [("transfer", item, c) for c in g.members[slot] if forbids_transfer(g, item, c) is None]
    return found


class Transfer(Frame):
    """Passing an item on (p.8): a corruption check first, if it gives corruption points."""

    STEPS = ("check", "pass_on")
    RULE = "meccg.items.transfer.check-first"

    item: int
    receiver: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.item, "other": self.receiver}

    def check(self, g: Arda) -> Outcome:
        if g.face(self.item).corruption:
            return Call(CorruptionCheck(g.host[self.item]))
        return None

    def pass_on(self, g: Arda) -> None:
        if g.zone[self.item] == PLAY and g.host[self.item] >= 0 and g.zone[self.receiver] == PLAY:
            g.pass_to(self.item, self.receiver, self.RULE)


def storable(g: Arda, seat: int) -> list[int]:
    return [card for card in g.attached if g.owners[card] == seat and forbids_store(g, seat, card) is None]


def forbids_store(g: Arda, seat: int, card: int) -> str | None:
    """Items are stored at a Haven, other cards as they say (p.8)."""
    face = g.face(card)
    if g.zone[card] != PLAY or g.host[card] < 0 or g.owners[card] != seat:
        return "meccg.items.store.at-haven"
    if face.kind not in (ITEM, RESOURCE):
        return "meccg.items.store.other-cards"
    mods = DEFINED[g.faces[card]].mods
    if is_the_one(face) or "stays-put" in mods or g.has_laid("unstorable", card):
        return "meccg.items.store.not-one-ring"
    if face.kind == RESOURCE and g.kind(g.host[card]) == ITEM:
        return "meccg.items.store.other-cards"
    if face.kind == RESOURCE and "stored" not in mods:
        return "meccg.items.store.other-cards"
    bearer = g.host[card]
    while g.host[bearer] >= 0:
        bearer = g.host[bearer]
    if g.company[bearer] < 0:
        return "meccg.items.store.at-haven"
    site = g.site_face(g.company[bearer])
    for mod in mods.get("stores-at", []):
        return None if site.id in mod.word or SITE_TYPES[site.site] in mod.word else "meccg.items.store.other-cards"
    return None if site.site == HAVEN else "meccg.items.store.at-haven"


class Store(Frame):
    """Storing an item (p.8): a corruption check, then it goes to the pile of victory points."""

    STEPS = ("check", "put_away", "after")
    RULE = "meccg.items.store.check-first"

    item: int
    bearer: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.item}

    def check(self, g: Arda) -> Outcome:
        if g.kind(self.item) != ITEM or not corruption(g, g.host[self.item]):
            return None
        return Call(CorruptionCheck(g.host[self.item]))

    def put_away(self, g: Arda) -> None:
        if g.zone[self.item] == PLAY and g.host[self.item] >= 0:
            self.bearer = g.host[self.item]
            for card in [c for c in g.under(self.item) if "stored-with" in DEFINED[g.faces[c]].mods]:
                g.put(card, POINTS, g.owners[card])
            g.put(self.item, POINTS, g.owners[self.item])
            g.note("meccg-log-store", {"card": self.item}, rule="meccg.items.store.to-vp-pile")

    def after(self, g: Arda) -> Outcome:
        """What a card does when it is stored."""
        waiting = triggers(g, "when-stored", [self.item]) if g.zone[self.item] == POINTS else []
        return Call(WoundedBy(waiting, self.bearer)) if waiting else None
