"""Influencing the opponent (p.16, Standard): characters, allies, factions and items of the other player."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import ALLY, CHARACTER, FACTION, HAVEN, ITEM, WIZARD
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.checks import (
    GuardedAttempt,
    attempt_modifier,
    helped_influence,
    influence_options,
    influence_roll,
)
from westmarch.games.meccg.rules.corruption import leave_play
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers, triggers
from westmarch.games.meccg.rules.influence import leaders_for
from westmarch.games.meccg.rules.playable import in_play, out_of_turn
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import (
    CHECK,
    DISCARD,
    GENERAL,
    HAND,
    OF_SEAT,
    PLAY,
    POINTS,
    TAPPED,
    TURN,
    UNTAPPED,
    VALUE,
)
from westmarch.games.meccg.values import general_free, influence_free, mind


def controller_of(g: Arda, target: int) -> int:
    """The character whose free direct influence defends a card, or -1."""
    kind = g.kind(target)
    if kind in (ALLY, ITEM):
        return g.host[target]
    if kind <= WIZARD and g.leader[target] >= 0:
        return g.leader[target]
    return -1


def forbids_influencer(g: Arda, seat: int, slot: int, character: int) -> str | None:
    if not g.standard:
        return "meccg.oppinf.standard-only"
    if g.begun[seat] <= 1:
        return "meccg.oppinf.not-first-turn"
    if g.company[character] != slot or not g.is_character(character):
        return "meccg.oppinf.one-influencer"
    if g.has_laid("visit", character):
        return "meccg.oppinf.wizard-not-when-revealed"
    if g.has_laid("persuaded", OF_SEAT + seat):
        return "meccg.oppinf.one-influencer"
    return None if g.status[character] == UNTAPPED else "meccg.oppinf.taps"


def beyond_influence(g: Arda, target: int) -> bool:
    """Whether a card says that an opponent cannot influence it."""
    return "beyond-influence" in DEFINED[g.faces[target]].mods


def forbids_target(g: Arda, seat: int, slot: int, target: int) -> str | None:
    """Whether a card of the opponent can be influenced from a company's site."""
    face = g.face(target)
    site = g.site_face(slot)
    if beyond_influence(g, target):
        return "meccg.oppinf.targets"
    if (g.zone[target] == PLAY and g.owners[target] == seat) or (g.zone[target] != PLAY and g.holder[target] == seat):
        return "meccg.oppinf.targets"
    if face.kind == FACTION:
        if g.zone[target] != POINTS:
            return "meccg.oppinf.targets"
        return None if site.id in face.places else "meccg.oppinf.faction.site"
    if g.zone[target] != PLAY or face.kind not in (CHARACTER, ITEM, ALLY):
        return "meccg.oppinf.targets"
    other = g.company_of(target)
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
    if not g.standard or g.begun[seat] <= 1 or g.has_laid("persuaded", OF_SEAT + seat):
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
    _, character, target, *shown = option
    return Persuade(character, target, shown[0] if shown else -1)


def target_number(g: Arda, target: int) -> int:
    """The number to exceed (p.16): a Mind, the bearer's for an item, or the number of a faction."""
    face = g.face(target)
    if face.kind == FACTION:
        return face.number_to_exceed
    who = g.host[target] if face.kind == ITEM else target
    return mind(g, who) + g.laid_sum("mind-extra", who)


def general_ignored(g: Arda) -> bool:
    """Whether a card lets general influence count for nothing in the attempt under way."""
    return g.has_laid("no-general", OF_SEAT)


def defence(g: Arda, target: int) -> int:
    """What the target's player subtracts besides his roll: free general influence, and that of its controller."""
    seat = g.holder[target] if g.kind(target) == FACTION else g.owners[target]
    controller = controller_of(g, target)
    general = 0 if general_ignored(g) else max(0, general_free(g, seat))
    return general + (influence_free(g, controller) if controller >= 0 else 0)


def is_refused(g: Arda) -> bool:
    """Whether a card lets the attempt under way fail, whatever is rolled."""
    return g.has_laid("no-influence", OF_SEAT)


def attempt_bonus(g: Arda, character: int, target: int) -> int:
    """What is added to the difference of both rolls (p.16)."""
    face = g.face(target)
    value = attempt_modifier(g, character, target) - defence(g, target)
    if face.kind == FACTION:
        return value + face.race_modifiers.get(g.face(character).race, 0)
    return value + item_modifier(g, target) if face.kind == ITEM else value


def give_up(g: Arda, target: int) -> None:
    """The target of a successful attempt is discarded, or goes to its owner's hand if a card says so; what a character
    controls is discarded with him, followers are not."""
    zone = HAND if g.has_laid("to-hand", OF_SEAT) else DISCARD
    if g.kind(target) == CHARACTER:
        leave_play(g, target, zone)
    else:
        g.put(target, zone)


def entries(g: Arda, card: int, slot: int) -> list[Option]:
    """How a character may join a company at once: under general or somebody's direct influence."""
    if g.site_face(slot).site != HAVEN and g.crowded(slot, len(g.members[slot]) + 1):
        return []
    found: list[Option] = []
    if general_free(g, g.c_owner[slot]) >= g.face(card).mind:
        found.append(("enter_company", slot))
    return found + [("enter_follower", leader) for leader in leaders_for(g, card, slot)]


class Persuade(Frame):
    """An attempt to influence a card of the opponent (p.16)."""

    STEPS = ("reveal", "guarded", "modify", "resist", "roll", "place", "lured")
    RULE = "meccg.oppinf.formula"

    character: int
    target: int
    #: The identical card that was revealed, or -1.
    shown: int
    won: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character, "other": self.target}

    def reveal(self, g: Arda) -> None:
        g.set_status(self.character, TAPPED)
        g.lay("persuaded", OF_SEAT + g.owners[self.character], 1, TURN)
        if self.shown >= 0:
            g.bring_out(self.shown)
            g.note("meccg-log-shows", {"card": self.shown}, rule="meccg.oppinf.reveal-identical-zero")

    def guarded(self, g: Arda) -> Outcome:
        """A card on guard may be turned up because of the attempt."""
        return Call(GuardedAttempt(self.character))

    def modify(self, g: Arda) -> Outcome:
        seat = g.owners[self.character]
        options = influence_options(g, self.character)
        about = (("card", self.character), ("other", self.target), ("number", self.number(g)))
        return Ask(seat, "meccg-ask-influence", options, "modified", self.RULE, about)

    def modified(self, g: Arda, option: Option) -> Outcome:
        return helped_influence(g, self.character, option, "modify")

    def resist(self, g: Arda) -> Outcome:
        """The other player may use cards in play against the attempt, and those of his hand that say so."""
        seat = 1 - g.owners[self.character]
        options: list[Option] = [PASS, *in_play(g, seat, "influence-defence")]
        options += out_of_turn(g, seat, "influence-defence")
        about = (("card", self.character), ("other", self.target))
        return Ask(seat, "meccg-ask-resist", options, "resisted", self.RULE, about)

    def resisted(self, g: Arda, option: Option) -> Outcome:
        return None if option == PASS else Call(chain_of(1 - g.owners[self.character], option), back="resist")

    def number(self, g: Arda) -> int:
        """The number to exceed; zero with an identical card."""
        return 0 if self.shown >= 0 else target_number(g, self.target)

    def bonus(self, g: Arda) -> int:
        """What is added to the difference of both rolls."""
        return attempt_bonus(g, self.character, self.target)

    def roll(self, g: Arda) -> None:
        own, other = influence_roll(g, self.character), g.roll()
        total = own - other + self.bonus(g)
        refused = is_refused(g)
        g.laid = [entry for entry in g.laid if entry[0] != VALUE["no-influence"]]
        expire(g.laid, CHECK)
        about = {"card": self.character, "other": self.target, "total": total, "number": self.number(g)}
        g.note("meccg-log-influence", about, rule=self.RULE)
        if total > self.number(g) and not refused:
            self.won = 1
            give_up(g, self.target)
        elif self.shown >= 0:
            g.put(self.shown, DISCARD)

    def place(self, g: Arda) -> Outcome:
        """The revealed card may come into play at once, if it can be controlled; else it goes back to the hand."""
        return Call(PlaceRevealed(self.character, self.shown)) if self.won and self.shown >= 0 else None

    def lured(self, g: Arda) -> Outcome:
        waiting = triggers(g, "influence-tried", g.under(self.character))
        waiting += triggers(g, "influenced", g.table) if self.won else []
        waiting += _shown_item_triggers(g, self.character, self.shown)
        return Call(Triggered(waiting, self.character)) if waiting else None


def _shown_item_triggers(g: Arda, character: int, shown: int) -> list[int]:
    """What cards do because the revealed item was played at once."""
    gained = shown >= 0 and g.kind(shown) == ITEM and g.host[shown] == character
    return gain_triggers(g, g.company[character]) if gained else []


class PlaceRevealed(Frame):
    """The card that was revealed for an attempt, and helped it, may be played at once (p.16)."""

    STEPS = ("place",)
    RULE = "meccg.oppinf.reveal-identical-play"

    character: int
    card: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card}

    def place(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        if g.kind(self.card) != CHARACTER:
            options.append(("yes",))
        else:
            options += entries(g, self.card, g.company[self.character])
        seat = g.owners[self.character]
        return Ask(seat, "meccg-ask-place-shown", options, "placed", self.RULE, (("card", self.card),))

    def placed(self, g: Arda, option: Option) -> None:
        card = self.card
        if option == PASS:
            g.put(card, HAND)
        elif g.kind(card) == CHARACTER:
            verb, where = option
            g.join(card, g.company[self.character])
            g.leader[card] = where if verb == "enter_follower" else GENERAL
        elif g.kind(card) == FACTION:
            g.put(card, POINTS, g.owners[card])
        else:
            g.attach(card, self.character)
            g.note("meccg-log-item", {"card": card, "other": self.character}, rule="meccg.oppinf.formula")


def item_modifier(g: Arda, item: int) -> int:
    """The influence that an item would give its bearer (p.16)."""
    mods = DEFINED[g.faces[item]].mods.get("influence", [])
    return sum([mod.amount for mod in mods if isinstance(mod.amount, int) and mod.to is None])
