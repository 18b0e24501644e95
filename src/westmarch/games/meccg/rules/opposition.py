"""Influencing the opponent (p.16, Standard): characters, allies, factions and items of the other player."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Call, Frame
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.cards.registry import DEFINED
from westmarch.games.meccg.facts import ALLY, FACES, FACTION, ITEM, WIZARD
from westmarch.games.meccg.rules.chain import ChainOfEffects, Triggered, triggers, usable
from westmarch.games.meccg.rules.checks import attempt_modifier
from westmarch.games.meccg.rules.corruption import leave_play
from westmarch.games.meccg.state import (
    CHECK,
    DEFEND_WITH_DI,
    DISCARD,
    GENERAL,
    HAND,
    PLAY,
    POINTS,
    TURN,
    Arda,
)
from westmarch.games.meccg.values import influence_free, mind


def controller_of(g: Arda, target: int) -> int:
    """The character whose free direct influence defends a card, or -1."""
    kind = g.kind(target)
    if kind in (ALLY, ITEM):
        return g.host[target]
    if kind <= WIZARD and g.leader[target] >= 0:
        return g.leader[target]
    return -1


def company_of(g: Arda, target: int) -> int:
    """The company that a card in play belongs to, or -1."""
    while g.host[target] >= 0:
        target = g.host[target]
    return g.company[target] if g.is_character(target) else -1


def forbids_influencer(g: Arda, seat: int, slot: int, character: int) -> str | None:
    if not g.standard:
        return "meccg.oppinf.standard-only"
    if g.begun[seat] <= 1:
        return "meccg.oppinf.not-first-turn"
    if g.company[character] != slot or not g.is_character(character):
        return "meccg.oppinf.one-influencer"
    if g.has_laid("visit", character):
        return "meccg.oppinf.wizard-not-when-revealed"
    return "meccg.oppinf.one-influencer" if g.has_laid("fetched", character) else None


def forbids_target(g: Arda, seat: int, slot: int, target: int) -> str | None:
    """Whether a card of the opponent can be influenced from a company's site."""
    face = g.face(target)
    site = g.site_face(slot)
    if (g.zone[target] == PLAY and g.owners[target] == seat) or (g.zone[target] != PLAY and g.holder[target] == seat):
        return "meccg.oppinf.targets"
    if face.kind == FACTION:
        if g.zone[target] != POINTS:
            return "meccg.oppinf.targets"
        return None if site.id in face.places else "meccg.oppinf.faction.site"
    if g.zone[target] != PLAY or face.kind == WIZARD or face.kind > ALLY or face.kind not in (0, ITEM, ALLY):
        return "meccg.oppinf.targets"
    other = company_of(g, target)
    if other < 0 or g.faces[g.c_site[other]] != g.faces[g.c_site[slot]]:
        return "meccg.oppinf.same-site"
    return None


def targets(g: Arda, seat: int, slot: int) -> list[int]:
    found: list[int] = []
    site = g.faces[g.c_site[slot]]
    for other in g.companies(1 - seat):
        if g.faces[g.c_site[other]] == site:
            for character in g.members[other]:
                found += [character, *g.under(character)]
    found += [card for card in g.pile(POINTS, 1 - seat) if g.kind(card) == FACTION]
    return [card for card in found if forbids_target(g, seat, slot, card) is None]


def identical(g: Arda, seat: int, target: int) -> list[int]:
    """A card of the hand that is identical to the target."""
    return [card for card in g.hand(seat) if g.faces[card] == g.faces[target]][:1]


def persuade_options(g: Arda, seat: int, slot: int) -> list[Option]:
    """Attempts: with an identical card revealed, or without where that is allowed."""
    if not g.standard or g.begun[seat] <= 1:
        return []
    found: list[Option] = []
    aims = targets(g, seat, slot)
    if not aims:
        return found
    for character in g.members[slot]:
        if forbids_influencer(g, seat, slot, character) is None:
            for target in aims:
                if g.kind(target) != ITEM:
                    found.append(("persuade", character, target))
                found += [("persuade_with", character, target, card) for card in identical(g, seat, target)]
    return found


def persuade(g: Arda, option: Option) -> Persuade:
    shown = option[3] if option[0] == "persuade_with" else -1
    return Persuade(option[1], option[2], shown)


class Persuade(Frame):
    """An attempt to influence a card of the opponent (p.16)."""

    STEPS = ("reveal", "modify", "roll", "lured")
    RULE = "meccg.oppinf.formula"

    character: int
    target: int
    #: The identical card that was revealed, or -1.
    shown: int
    won: int

    def __init__(self, character: int, target: int, shown: int) -> None:
        super().__init__()
        self.character = character
        self.target = target
        self.shown = shown
        self.won = 0

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character, "other": self.target}

    def reveal(self, g: Arda) -> None:
        g.lay("fetched", self.character, 1, TURN)
        if self.shown >= 0:
            g.lay_on_table(self.shown)
            g.note("meccg-log-shows", {"card": self.shown}, rule="meccg.oppinf.reveal-identical-zero")

    def modify(self, g: Arda) -> Any:
        seat = g.owners[self.character]
        options: list[Option] = [PASS, *usable(g, seat, "influence-check")]
        about = (("card", self.character), ("other", self.target), ("number", self.number(g)))
        return Ask(seat, "meccg-ask-influence", options, "modified", self.RULE, about)

    def modified(self, g: Arda, option: Option) -> Any:
        if option == PASS:
            return None
        return Call(ChainOfEffects(g.owners[self.character], option[1], option[2]), back="modify")

    def number(self, g: Arda) -> int:
        """The number to exceed: Mind, the bearer's Mind, the faction's number; zero with an identical card."""
        if self.shown >= 0:
            return 0
        face = g.face(self.target)
        if face.kind == FACTION:
            return face.number_to_exceed
        return mind(g, g.host[self.target]) if face.kind == ITEM else mind(g, self.target)

    def defence(self, g: Arda) -> int:
        """What the opponent subtracts besides his roll."""
        seat = 1 - g.owners[self.character]
        general = g.general_free(seat)
        controller = controller_of(g, self.target)
        if controller >= 0:
            return general + influence_free(g, controller)
        if g.optional & DEFEND_WITH_DI and g.kind(self.target) == 0:
            return max(general, influence_free(g, self.target))
        return general

    def roll(self, g: Arda) -> None:
        face = g.face(self.target)
        own, other = g.roll(), g.roll()
        total = own + attempt_modifier(g, self.character, self.target) - other - self.defence(g)
        if face.kind == FACTION:
            total += face.race_modifiers.get(g.face(self.character).race, 0)
        elif face.kind == ITEM:
            total += item_modifier(g, self.target)
        expire(g.laid, CHECK)
        about = {"card": self.character, "other": self.target, "total": total, "number": self.number(g)}
        g.note("meccg-log-influence", about, rule=self.RULE)
        if total > self.number(g):
            self.won = 1
            self._succeed(g)
        elif self.shown >= 0:
            g.put(self.shown, DISCARD)

    def _succeed(self, g: Arda) -> None:
        """The target is discarded; the revealed card may come into play at once."""
        kind = g.kind(self.target)
        if kind == 0:
            leave_play(g, self.target, DISCARD)
        else:
            g.put(self.target, DISCARD)
        if self.shown < 0:
            return
        seat = g.owners[self.character]
        if kind == FACTION:
            g.put(self.shown, POINTS, seat)
        elif kind in (ITEM, ALLY):
            g.attach(self.shown, self.character)
        elif g.general_free(seat) >= g.face(self.shown).mind:
            g.join(self.shown, g.company[self.character])
            g.leader[self.shown] = GENERAL
        else:
            g.put(self.shown, HAND)

    def lured(self, g: Arda) -> Any:
        waiting = triggers(g, "influenced", g.table) if self.won else []
        return Call(Triggered(waiting, self.character)) if waiting else None


def item_modifier(g: Arda, item: int) -> int:
    """The influence that an item would give its bearer (p.16)."""
    mods = DEFINED[g.faces[item]].mods.get("influence", [])
    return sum([mod.amount for mod in mods if isinstance(mod.amount, int) and mod.to is None])


__all__ = ["FACES", "Persuade", "persuade", "persuade_options"]
