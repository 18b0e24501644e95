"""The hunt for the Ring (IV p.19, IX p.40-41): allocating dice, rolling, and drawing a tile."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.wotr.facts import (
    BOROMIR,
    FREE,
    GANDALF_GREY,
    GARRISON,
    GIMLI,
    IN_FELLOWSHIP,
    LEGOLAS,
    SHADOW,
    TILE_STOP,
    WITCH_KING,
    card,
)
from westmarch.games.wotr.rules import hunt_effects
from westmarch.games.wotr.rules.corruption import corrupt as corrupt
from westmarch.games.wotr.rules.corruption import heal as heal
from westmarch.games.wotr.rules.tiles import draw_tile, is_eye, is_free_special, return_tile, tile_number
from westmarch.games.wotr.state import War

#: Why a tile is drawn: a successful hunt roll, a move on the Mordor Track, a Shadow stronghold on the way of a
#: revealed Fellowship, or an event card. It decides what an Eye is worth.
HUNT = 0
MORDOR = 1
STRONGHOLD = 2
CARD = 3

MAX_HUNT_DICE = 5

WIZARDS_STAFF = card("fp-char-08")
MITHRIL_COAT = card("fp-char-05")
AXE_AND_BOW = card("fp-char-06")
HORN_OF_GONDOR = card("fp-char-07")
FLOCKS_OF_CREBAIN = card("sh-char-16")
THE_LAST_BATTLE = card("fp-str-01")


def keeps_dice_out_of_hunt_box(g: War) -> bool:
    """Whether a die that moved the Fellowship stays out of the Hunt Box: The Last Battle is on the table."""
    return THE_LAST_BATTLE in g.table[FREE]


# ---- allocation (phase 3) ----


def least_allocation(g: War) -> int:
    return 1 if g.hunted_last_turn else 0


def most_allocation(g: War) -> int:
    """As many dice as companions in the Fellowship, but one is always allowed."""
    return max(1, len(g.companions()))


def forbids_allocation(g: War, count: int) -> str | None:
    """The rule that forbids putting so many dice in the Hunt Box, or None."""
    if count < least_allocation(g):
        return "wotr.hunt.allocation.minimum"
    if count > most_allocation(g):
        return "wotr.hunt.allocation.max-companions"
    return None


class HuntAllocation(Frame):
    """Phase 3: the Shadow puts dice in the Hunt Box (IV p.19)."""

    STEPS = ("allocate",)
    RULE = "wotr.hunt.allocation.free-choice"

    def allocate(self, g: War) -> Outcome:
        counts = range(least_allocation(g), most_allocation(g) + 1)
        options: list[Option] = [("allocate", count) for count in counts]
        return Ask(g.seat(SHADOW), "wotr-ask-allocate", options, "allocated", "wotr.hunt.allocation.max-companions")

    def allocated(self, g: War, option: Option) -> None:
        g.hunt_box[SHADOW] += option[1]
        g.note("wotr-log-allocated", {"count": option[1]}, rule="wotr.hunt.allocation.free-choice")


# ---- the hunt roll ----


def hunt_level(g: War) -> int:
    """Shadow dice in the Hunt Box."""
    return g.hunt_box[SHADOW]


def hunt_rerolls(g: War) -> int:
    """Dice that may be re-rolled: one each for a Shadow stronghold, Shadow units and Nazgul with the figure."""
    where = g.fellowship
    if where < 0:
        return 0
    slots = [where] if GARRISON[where] < 0 else [where, GARRISON[where]]
    rerolls = 1 if g.stronghold_of(SHADOW, where) else 0
    if any([g.units(SHADOW, slot) for slot in slots]):
        rerolls += 1
    if any([g.nazgul(slot) for slot in slots]) or g.where[WITCH_KING] in slots:
        rerolls += 1
    return rerolls


def hunt_successes(dice: list[int], bonus: int) -> int:
    """Dice of 6 or more with the bonus; a natural 1 always fails."""
    return len([die for die in dice if die != 1 and die + bonus >= 6])


class Hunt(Frame):
    """The hunt roll after a move of the Fellowship (IX p.40-41)."""

    STEPS = ("release_crebain", "roll", "choose_rerolls", "draw")
    RULE = "wotr.hunt.roll.when"

    #: What is added to each die, and the successes so far and failures of the first roll.
    bonus: int = later(0)
    successes: int = later(0)
    failures: int = later(0)

    def release_crebain(self, g: War) -> Outcome:
        """Nothing is rolled at level 0. Flocks of Crebain may be discarded before a roll."""
        if not hunt_level(g):
            g.note("wotr-log-no-hunt", rule="wotr.hunt.roll.level-zero")
            return DONE
        if FLOCKS_OF_CREBAIN not in g.table[SHADOW]:
            return None
        options: list[Option] = [PASS, ("card", FLOCKS_OF_CREBAIN)]
        return Ask(g.seat(SHADOW), "wotr-ask-crebain", options, "crebain_released", "wotr.hunt.roll.modifier")

    def crebain_released(self, g: War, option: Option) -> None:
        if option != PASS:
            discard_for_effect(g, SHADOW, FLOCKS_OF_CREBAIN)
            self.bonus = 1

    def roll(self, g: War) -> None:
        """The die that pays for the present move is not in the Hunt Box yet."""
        self.bonus += g.hunt_box[FREE]
        dice = g.chance.dice(min(hunt_level(g), MAX_HUNT_DICE))
        self.successes = hunt_successes(dice, self.bonus)
        self.failures = len(dice) - self.successes
        about = {"die": tuple(dice), "hits": self.successes, "count": self.bonus}
        g.note("wotr-log-hunt-roll", about, rule="wotr.hunt.roll.dice")

    def choose_rerolls(self, g: War) -> Outcome:
        most = min(self.failures, hunt_rerolls(g))
        if not most:
            return None
        options: list[Option] = [("hunt_reroll", count) for count in range(most + 1)]
        return Ask(g.seat(SHADOW), "wotr-ask-hunt-reroll", options, "rerolled", "wotr.hunt.reroll.cumulative")

    def rerolled(self, g: War, option: Option) -> None:
        if option[1]:
            dice = g.chance.dice(option[1])
            hits = hunt_successes(dice, self.bonus)
            self.successes += hits
            about = {"die": tuple(dice), "hits": hits, "count": self.bonus}
            g.note("wotr-log-hunt-reroll", about, rule="wotr.hunt.reroll.modified")

    def draw(self, g: War) -> Outcome:
        if not self.successes:
            g.note("wotr-log-hunt-fails", rule="wotr.hunt.success.none")
            return DONE
        return Call(DrawTile(HUNT, self.successes))


# ---- drawing a tile ----


def discard_for_effect(g: War, side: int, number: int) -> None:
    """A table card is discarded to use it."""
    g.discard(side, number)
    g.note("wotr-log-table-card-used", {"side": side, "card": number}, rule="wotr.hunt.effects.table-cards")


def in_fellowship(g: War, character: int) -> bool:
    return g.where[character] == IN_FELLOWSHIP


class DrawTile(Frame):
    """A hunt tile is drawn, answered by table cards and carried out (IX p.41). Ends with 1 if the tile drawn has
    a Stop icon, or with the tile's number if only that is wanted.

    The flags are those of Shadow hunt cards: damage that nothing reduces before the Ring is used, damage that a
    companion at random must take first, Eyes and Free Peoples tiles without any effect, no reveal, and a tile
    of which only the number counts.
    """

    STEPS = ("stay_the_draw", "draw", "use_table_card", "carry_out", "end")
    RULE = "wotr.hunt.success.one-enough"

    source: int
    successes: int
    no_reduce: int = 0
    random_first: int = 0
    discard_eye_and_free: int = 0
    ignore_reveal: int = 0
    number_only: int = 0
    tile: int = later(-1)
    damage: int = later(0)

    def stay_the_draw(self, g: War) -> Outcome:
        """Wizard's Staff stops the draw itself, so it is offered before."""
        if WIZARDS_STAFF not in g.table[FREE] or not in_fellowship(g, GANDALF_GREY):
            return None
        options: list[Option] = [PASS, ("card", WIZARDS_STAFF)]
        return Ask(g.seat(FREE), "wotr-ask-wizards-staff", options, "draw_stayed", "wotr.cards.event.wizards-staff")

    def draw_stayed(self, g: War, option: Option) -> Outcome:
        if option == PASS:
            return None
        discard_for_effect(g, FREE, WIZARDS_STAFF)
        return DONE

    def draw(self, g: War) -> None:
        self.tile = draw_tile(g)
        self.damage = tile_number(g, self.tile, self.eye_value(g))

    def eye_value(self, g: War) -> int:
        """Successes of the roll; in Mordor all dice in the Hunt Box; otherwise nothing."""
        if self.source == HUNT:
            return self.successes
        return sum(g.hunt_box) if self.source == MORDOR else 0

    def use_table_card(self, g: War) -> Outcome:
        """One table card may be used against a tile."""
        options: list[Option] = [("card", number) for number in self.table_cards(g)]
        if not options:
            return None
        about = (("tile", self.tile), ("damage", self.damage))
        options.append(PASS)
        return Ask(g.seat(FREE), "wotr-ask-table-card", options, "card_used", "wotr.hunt.effects.table-cards", about)

    def table_cards(self, g: War) -> list[int]:
        cards = [MITHRIL_COAT]
        if self.damage > 0 and not self.no_reduce and not self.number_only:
            if in_fellowship(g, GIMLI) or in_fellowship(g, LEGOLAS):
                cards.append(AXE_AND_BOW)
            if in_fellowship(g, BOROMIR):
                cards.append(HORN_OF_GONDOR)
        return [number for number in cards if number in g.table[FREE]]

    def card_used(self, g: War, option: Option) -> None:
        if option == PASS:
            return
        discard_for_effect(g, FREE, option[1])
        if option[1] == MITHRIL_COAT:
            first = self.tile
            self.draw(g)
            return_tile(g, first)
        else:
            self.damage -= 1

    def carry_out(self, g: War) -> Outcome:
        if self.discard_eye_and_free and (is_eye(self.tile) or is_free_special(self.tile)):
            g.note("wotr-log-tile-without-effect", {"tile": self.tile}, rule="wotr.hunt.tile.eye-zero")
            return DONE
        if self.number_only:
            return Done(max(0, self.damage))
        resolve = hunt_effects.ResolveTile
        return Call(resolve(self.tile, self.damage, self.no_reduce, self.random_first, self.ignore_reveal))

    def end(self, g: War) -> Outcome:
        return Done(1 if TILE_STOP[self.tile] else 0)
