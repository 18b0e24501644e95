"""Corruption (p.8-9): checks, support, and characters that leave play."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import DARK_HOLD, SHADOW_HOLD, WIZARD
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.chain import chain_of, supporters
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import (
    CHECK,
    DISCARD,
    HAND,
    ITEMS_OF_THE_LOST,
    NOBODY,
    OF_COMPANY,
    OF_SEAT,
    OUT,
    PLAY,
    TAPPED,
    UNTAPPED,
    VALUE,
    WOUNDED,
)
from westmarch.games.meccg.values import check_modifier, corruption, has_skill, modifiers, prowess


def is_protected(g: Arda, character: int) -> bool:
    """Whether a character cannot be discarded or returned to hand: by a card this turn, or by one in play."""
    return g.has_laid("protected", character) or modifiers(g, "sheltered", character) > 0


def is_kept(g: Arda, character: int) -> bool:
    """Whether a character cannot be discarded, though he might be returned to hand."""
    return is_protected(g, character) or g.has_laid("kept", character)


def leave_followers(g: Arda, character: int) -> None:
    """His followers have no controller until the next organization phase (p.8)."""
    for follower in g.followers(character):
        g.leader[follower] = NOBODY
        g.note("meccg-log-orphan", {"card": follower}, rule="meccg.influence.follower.controller-eliminated")


def leave_play(g: Arda, character: int, zone: int) -> None:
    """A character leaves play: followers stay without a controller, all other cards under him are discarded."""
    seat = g.owners[character]
    slot = g.company[character]
    leave_followers(g, character)
    for card in g.under(character):
        g.put(card, DISCARD)
    g.put(character, zone)
    g.laid = [entry for entry in g.laid if entry[1] != character]
    if slot >= 0:
        g.close_company(slot)
    if g.kind(character) == WIZARD and zone in (DISCARD, OUT):
        g.lost_wizards[seat] += 1
        if not g.standard and not g.last_turn >= 2:
            g.finish([1 - seat], "meccg-end-wizard", "meccg.victory.wizard-loss-basic")


def end_with_check(g: Arda, character: int) -> None:
    """Some cards with items last until their bearer has made a check."""
    ending = STATES.get("ends-with-check")
    if ending is not None:
        lying = [card for item in g.items(character) for card in g.under(item) if g.faces[card] in ending]
        for card in lying:
            g.put(card, DISCARD)


class CorruptionCheck(Frame):
    """A corruption check (p.9): support and cards, then two dice against the points. Gives back if it is passed."""

    STEPS = ("support", "roll", "betrayed", "forgotten")
    RULE = "meccg.corruption.check.roll"

    character: int
    modifier: int = 0
    #: 1 at the Council, where whoever fails is discarded.
    council: int = 0
    supported: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character}

    def total_modifier(self, g: Arda) -> int:
        return self.modifier + self.supported + check_modifier(g, self.character)

    def support(self, g: Arda) -> Outcome:
        if g.zone[self.character] != PLAY:
            return DONE
        if 2 + self.total_modifier(g) > corruption(g, self.character):
            expire(g.laid, CHECK)
            end_with_check(g, self.character)
            return Done(1)
        seat = g.owners[self.character]
        options: list[Option] = [PASS]
        options += [("support", other) for other in supporters(g, self.character)]
        options += usable(g, seat, "corruption-check")
        about = (("card", self.character),)
        return Ask(seat, "meccg-ask-check", options, "supports", "meccg.corruption.support", about)

    def supports(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        verb, card, *_ = option
        if verb == "support":
            g.support(card, self.character)
            self.supported += 1
            return Goto("support")
        return Call(chain_of(g.owners[self.character], option), back="support")

    def fate(self, g: Arda, dice: int) -> str:
        """Where a roll leaves him: ``passed``, ``discarded`` or ``eliminated`` (p.9)."""
        margin = dice + self.total_modifier(g) - corruption(g, self.character)
        if margin > 0 or _shields(g, self.character):
            return "passed"
        if self.council or margin >= -1:
            return "passed" if is_kept(g, self.character) else "discarded"
        return "eliminated"

    def roll(self, g: Arda) -> Outcome:
        dice = g.roll()
        total = dice + self.total_modifier(g)
        points = corruption(g, self.character)
        spared = g.has_laid("spared", self.character)
        fate = self.fate(g, dice)
        expire(g.laid, CHECK)
        about = {"card": self.character, "roll": dice, "total": total, "points": points}
        g.note("meccg-log-check", about, rule="meccg.corruption.check.roll")
        end_with_check(g, self.character)
        if total > points or _shielded(g, self.character):
            return Done(1)
        if spared:
            return DONE
        if fate == "passed":
            return Done(1)
        return _lose(g, self.character, DISCARD if fate == "discarded" else OUT)

    def betrayed(self, g: Arda) -> Outcome:
        """What waits for the next character who fails a check."""
        waiting = triggers(g, "check-failed", g.table) if not self.council else []
        return Call(Triggered(waiting, self.character)) if waiting else None

    def forgotten(self, g: Arda) -> Outcome:
        expire(g.laid, CHECK)
        return DONE


def _shielded(g: Arda, character: int) -> bool:
    """A card may let one check of a player's characters succeed, away from Shadow-holds and Dark-holds."""
    shields = _shields(g, character)
    if shields:
        g.laid.remove(shields[0])
    return bool(shields)


def _shields(g: Arda, character: int) -> list[Any]:
    slot, number = g.company[character], VALUE["sure-check"]
    if slot < 0 or g.site_face(slot).site in (SHADOW_HOLD, DARK_HOLD):
        return []
    return [e for e in g.laid if e[0] == number and e[1] == OF_SEAT + g.owners[character]]


def _lose(g: Arda, character: int, zone: int) -> Outcome:
    """Everything he controls is lost with him; by an option his items may be passed on as in combat (p.9)."""
    if g.company[character] >= 0:
        bearer = OF_COMPANY + g.company[character]
        g.lay("lost-prowess", bearer, prowess(g, character), CHECK, character)
    if g.optional & ITEMS_OF_THE_LOST and g.company[character] >= 0:
        return Call(PassItems(character, zone, 99))
    leave_play(g, character, zone)
    return None


class PassItems(Frame):
    """Items of a character who leaves play may go to unwounded companions, one to each (p.9, p.13)."""

    STEPS = ("give", "leave")
    RULE = "meccg.corruption.leave-play.item-transfer"

    character: int
    zone: int
    #: How many items may be passed on.
    most: int
    given: list[int] = later([])

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character}

    def give(self, g: Arda) -> Outcome:
        items = g.items(self.character) if len(self.given) < self.most else []
        options: list[Option] = [PASS]
        options += [("give", item, other) for item in items for other in self._receivers(g)]
        return Ask(g.owners[self.character], "meccg-ask-give", options, "gives", self.RULE)

    def _receivers(self, g: Arda) -> list[int]:
        inside = g.members[g.company[self.character]]
        return [c for c in inside if c != self.character and g.status[c] != WOUNDED and c not in self.given]

    def gives(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, item, other = option
        g.pass_to(item, other, self.RULE)
        self.given.append(other)
        return Goto("give")

    def leave(self, g: Arda) -> None:
        leave_play(g, self.character, self.zone)


class RemoveCorruption(Frame):
    """Trying to get rid of a corruption card in the organization phase (p.9)."""

    STEPS = ("how", "supported", "roll")
    RULE = "meccg.corruption.remove.in-organization"

    card: int
    penalty: int = later(0)

    def how(self, g: Arda) -> Outcome:
        bearer = g.host[self.card]
        options: list[Option] = [("tap", one) for one in removers(g, self.card) if g.status[one] == UNTAPPED]
        if may_stay_untapped(g, self.card) and bearer in removers(g, self.card):
            options.append(("stay", bearer))
        return Ask(g.active, "meccg-ask-remove", options, "tried", self.RULE, (("card", self.card),))

    def tried(self, g: Arda, option: Option) -> None:
        verb, character = option
        if verb == "tap":
            g.set_status(character, TAPPED)
        else:
            self.penalty = 3

    def supported(self, g: Arda) -> Outcome:
        """Companions may tap for a card that says so."""
        bearer = g.host[self.card]
        if "removal-supported" not in _needs(g, self.card) and not _all_support(g, bearer):
            return None
        options: list[Option] = [PASS]
        options += [("support", c) for c in g.untapped(g.company[bearer]) if c != bearer]
        return Ask(g.active, "meccg-ask-check", options, "supports", self.RULE, (("card", bearer),))

    def supports(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, other = option
        g.support(other, g.host[self.card])
        self.penalty -= 1
        return Goto("supported")

    def roll(self, g: Arda) -> Outcome:
        dice = g.roll()
        number = removal_number(g, self.card)
        about = {"card": self.card, "roll": dice, "total": dice - self.penalty, "number": number}
        g.note("meccg-log-remove", about, rule=self.RULE)
        if dice - self.penalty > number:
            g.put(self.card, DISCARD)
        return DONE


def may_stay_untapped(g: Arda, card: int) -> bool:
    """Whether the bearer may try without tapping, or tapped already: the rule for corruption cards (p.9, Standard)."""
    return bool(g.standard) and g.face(card).corruption_card


def _all_support(g: Arda, character: int) -> bool:
    """Whether a card on his company lets everybody tap in support of a character."""
    return any([g.company[card] == g.company[character] >= 0 for card in g.sources("support-all")[0]])


def removers(g: Arda, card: int) -> list[int]:
    """Who may try to remove a card: its bearer, or a sage of his company if it says so."""
    bearer = g.host[card]
    needs = _needs(g, card)
    if "removed-at-haven" in needs and not g.at_haven(bearer):
        return []
    if "removable-by-sage" not in needs:
        return [bearer]
    sages = [c for c in g.members[g.company[bearer]] if has_skill(g, c, "sage")]
    return [c for c in sages if c != bearer] if "removed-by-another" in needs else sages


def _needs(g: Arda, card: int) -> dict[str, Any]:
    return {cond.name: cond.word for ability in DEFINED[g.faces[card]].play for cond in ability.needs}


def removal_number(g: Arda, card: int) -> int:
    """The number on a corruption card that must be exceeded; 99 if it cannot be removed so."""
    needs = _needs(g, card)
    return int(needs.get("removable", needs.get("removable-by-sage", 99)))


def resting_number(g: Arda, card: int) -> int:
    """The number of a card that is removed at a Haven in the untap phase in place of resting; 99 for others."""
    return int(_needs(g, card).get("removable-resting", 99))


def forbids_removal(g: Arda, card: int) -> str | None:
    bearer = g.host[card]
    if g.zone[card] != PLAY or bearer < 0 or removal_number(g, card) == 99:
        return "meccg.corruption.card.definition"
    if g.owners[bearer] != g.active:
        return "meccg.corruption.remove.in-organization"
    trying = removers(g, card)
    if may_stay_untapped(g, card) and bearer in trying:
        return None
    return None if any([g.status[c] == UNTAPPED for c in trying]) else "meccg.corruption.remove.in-organization"


def return_to_hand(g: Arda, character: int) -> Frame | None:
    """A character goes back to his owner's hand; one of his items may be passed on."""
    if is_protected(g, character):
        return None
    return PassItems(character, HAND, 1)
