"""The position: cards as flat lists by card number, and small accessors."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.cards.nodes import Mod
from westmarch.engine.fields import later
from westmarch.engine.modifiers import expire, lay
from westmarch.games.tcg.facts import (
    BEFORE,
    CATALOGUE,
    COMPANION,
    KEYWORDS,
    MINION,
    PATH,
    PLAY,
    SITE,
    VALUE_CODE,
)
from westmarch.games.tcg.words import LANGUAGE
from westmarch.games.tcg.zones import Zones

_KEYWORD_CODE = {name: VALUE_CODE[f"keyword {name}"] for name in KEYWORDS}
#: The values that give a keyword and take it away.
_GIVEN = {name: f"keyword {name}" for name in KEYWORDS}
_TAKEN = {name: f"no keyword {name}" for name in KEYWORDS}
#: Keywords that cards have without a text that gives them.
_OF_ITSELF = ("roaming", "ring-bound")
#: What a site says of the move that is reaching it: answers to it and its own Shadow number.
OF_THE_MOVE = ("move to", "shadow number")
VITALITY = "vitality"
LAID_VITALITY = VALUE_CODE[VITALITY]
#: The modifiers by which bonuses from items are lost.
LOST_BONUSES = {"strength": "no bonus", "keyword damage": "no damage bonus"}


class Fellowships(Zones):
    """Two to five fellowships on one path."""

    #: Who can do nothing in his fellowship phase moves on.
    IDLE = ("pass", "move")

    # Players
    bids: list[int] = later([])
    burdens: list[int] = later([])
    at: list[int] = later([])
    bearer: list[int] = later([])
    ring: list[int] = later([])
    out: list[int] = later([])
    # The turn
    shadow_seat: int = later(-1)
    phase: int = later(BEFORE)
    turn: int = later(0)
    pool: int = later(0)
    moves: int = later(0)
    moved_in_phase: bool = later(False)
    drawn: int = later(0)
    ring_on: bool = later(False)
    fierce: bool = later(False)
    #: Minions that were fierce when the fierce assignment phase began.
    savage: list[int] = later([])
    #: Between reaching a site and the last twilight token of the move.
    arriving: bool = later(False)
    #: Positions before repeated uses of an ability in this phase, as numbers.
    echoes: list[int] = later([])
    #: The present skirmish: who fights, against whom, and who was removed from it.
    fighter: int = later(-1)
    foes: list[int] = later([])
    fallen: list[int] = later([])
    skirmishing: int = later(0)
    #: What happened this turn, for texts that look back: [what, card].
    memory: list[list[int]] = later([])
    mulligan: bool = later(True)
    block: str = later("fellowship")

    # Texts

    def text_applies(self, card: int, what: str = "") -> bool:
        """The text of a site applies where the fellowship is, and nowhere else; The One Ring's may be off.

        Until a move is finished only what the new site says of the move itself applies.
        """
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type == SITE:
            if self.arriving and what not in OF_THE_MOVE:
                return False
            return self.zone[card] == PATH and self.path[self.at[self.fp]] == card and self.phase != BEFORE
        if blueprint.type == 0:
            return not self.laid_on("ring off", -1)
        return self.has_text(card)

    def has_text(self, card: int) -> bool:
        """Whether the game text of a character applies, printed keywords included."""
        if not self.speaking("text off") or not CATALOGUE[self.blueprint[card]].is_character:
            return True
        return not self.flagged("text off", card)

    # Modifiers

    def mods(self, value: str) -> list[tuple[int, Mod, Run]]:
        """Modifiers of a value that are stated and whose conditions hold."""
        found: list[tuple[int, Mod, Run]] = []
        for card, ability in self.speaking(value):
            if not self.text_applies(card, value):
                continue
            run = Run(card, self.player_of(card), {})
            if not ability.needs or LANGUAGE.all_hold(self, run, ability.needs):
                assert ability.mod is not None
                found.append((card, ability.mod, run))
        return found

    def player_of(self, card: int) -> int:
        """Who uses a card: the owner; for sites the player whose fellowship is there."""
        return self.fp if self.card(card).type == SITE else self.owner[card]

    def laid_on(self, value: str, bearer: int) -> int:
        if not self.laid:
            return 0
        code = VALUE_CODE.get(value, -1)
        total = 0
        for entry in self.laid:
            if entry[0] == code and entry[1] == bearer:
                total += entry[2]
        return total

    def lay(self, value: str, bearer: int, amount: int, until: int, source: int) -> None:
        lay(self.laid, VALUE_CODE[value], bearer, amount, until, source)

    def expire(self, moment: int) -> None:
        expire(self.laid, moment)

    def modified(self, value: str, card: int) -> int:
        """The sum of all modifiers of a card's value, which may be negative."""
        total = self.laid_on(value, card) if self.laid else 0
        return total + self.stated_on(value, card) if self.speaking(value) else total

    def stated_on(self, value: str, card: int) -> int:
        """The sum of the modifiers that cards in play state for a card's value."""
        return sum([amount for _, amount in self.stated_by(value, card)])

    def stated_by(self, value: str, card: int) -> list[tuple[int, int]]:
        """The cards that state a modifier of a card's value, each with its amount."""
        found: list[tuple[int, int]] = []
        for source, mod, run in self.mods(value):
            if mod.who is None or LANGUAGE.fits(self, run, mod.who, card):
                if not isinstance(mod.amount, int):
                    run.bound["it"] = (card,)  # an amount may depend on the card that has it
                if not self.is_lost(source, card, value):
                    found.append((source, LANGUAGE.value(self, run, mod.amount)))
        return found

    def is_lost(self, source: int, card: int, value: str) -> bool:
        """Whether a card does not gain what an item that it bears would give."""
        lost = LOST_BONUSES.get(value, "")
        if not lost or self.host[source] != card or not (self.laid or self.speaking(lost)):
            return False
        return self.flagged(lost, source)

    def promises(self) -> list[int]:
        """Cards that have left something to happen later in the phase."""
        code = VALUE_CODE["promise"]
        found = [entry[4] for entry in self.laid if entry[0] == code]
        return sorted(set(found)) if found else found

    def flagged(self, value: str, card: int) -> bool:
        """Whether any modifier of this name applies to a card."""
        if self.laid and self.laid_on(value, card):
            return True
        if not self.speaking(value):
            return False
        return any([m.who is None or LANGUAGE.fits(self, run, m.who, card) for _, m, run in self.mods(value)])

    def banned(self, value: str) -> bool:
        """Whether a modifier without a bearer applies."""
        return bool(self.laid and self.laid_on(value, -1)) or (bool(self.speaking(value)) and bool(self.mods(value)))

    # Values of characters

    def strength(self, card: int) -> int:
        total = CATALOGUE[self.blueprint[card]].strength
        for item in self.attached(card):
            if CATALOGUE[self.blueprint[item]].strength and not self.is_lost(item, card, "strength"):
                total += CATALOGUE[self.blueprint[item]].strength
        return max(0, total + self.modified("strength", card) - self._lost_strength(card))

    def strength_by(self, card: int) -> list[tuple[int, int]]:
        """What strength is made of: the card itself, what it bears, and all that acts on it, each with its amount."""
        borne = [item for item in self.attached(card) if not self.is_lost(item, card, "strength")]
        printed = [(one, CATALOGUE[self.blueprint[one]].strength) for one in [card, *borne]]
        code = VALUE_CODE["strength"]
        laid = [(entry[4], entry[2]) for entry in self.laid if entry[0] == code and entry[1] == card]
        kept = [one for one in laid if one[1] < 0 or not self.is_lost(one[0], card, "strength")]
        return printed + kept + self.stated_by("strength", card)

    def _lost_strength(self, card: int) -> int:
        """What items gave a card for a while, by abilities, and it does not gain."""
        code = VALUE_CODE["strength"]
        given = [entry for entry in self.laid if entry[0] == code and entry[1] == card and entry[2] > 0]
        return sum([entry[2] for entry in given if self.is_lost(entry[4], card, "strength")])

    def vitality(self, card: int) -> int:
        """What is left after wounds."""
        return max(0, self.full_vitality(card) - self.wounds[card])

    def full_vitality(self, card: int) -> int:
        total = CATALOGUE[self.blueprint[card]].vitality
        for item in self.attached(card):
            total += CATALOGUE[self.blueprint[item]].vitality
        return total + self.modified("vitality", card)

    def in_danger(self) -> list[int]:
        """Active characters who may be without vitality: they have as many wounds as is printed, or it is lowered."""
        kept = self.kept or self.look()
        if VITALITY in kept.statics or (self.laid and any([entry[0] == LAID_VITALITY for entry in self.laid])):
            return kept.characters
        wounds, weakened = self.wounds, kept.weakened
        return [
            card
            for card in kept.characters
            if (wounds[card] and wounds[card] >= CATALOGUE[self.blueprint[card]].vitality) or card in weakened
        ]

    def resistance(self, seat: int) -> int:
        """What is left after burdens."""
        bearer = self.bearer[seat]
        total = CATALOGUE[self.blueprint[bearer]].resistance
        for item in self.attached(bearer):
            total += CATALOGUE[self.blueprint[item]].resistance
        return max(0, total + self.modified("resistance", bearer) - self.burdens[seat])

    def keyword(self, card: int, keyword: str) -> int:
        """The value of a keyword; 0 if the card has it not."""
        total = CATALOGUE[self.blueprint[card]].keywords.get(keyword, 0)
        if total and not self.has_text(card):
            total = 0
        if keyword in _OF_ITSELF:
            total += self._has_of_itself(card, keyword)
        if self.laid:
            code = _KEYWORD_CODE[keyword]
            for entry in self.laid:
                if entry[0] == code and entry[1] == card:
                    total += entry[2]
        stated = (self.kept or self.look()).statics
        if _GIVEN[keyword] in stated:
            total += self.stated_on(_GIVEN[keyword], card)
        if total <= 0 or (self.laid and keyword == "fierce" and self.laid_on("not fierce", card)):
            return 0
        lost = _TAKEN[keyword]
        return 0 if (self.laid or lost in stated) and self.flagged(lost, card) else total

    def _has_of_itself(self, card: int, keyword: str) -> bool:
        """Whether a card has a keyword that follows from where it is or who it is."""
        if keyword == "roaming":
            return self.is_roaming(card)
        return self.is_type(card, COMPANION) and (
            self.bearer[self.owner[card]] == card or self.card(card).title in ("Frodo", "Sam")
        )

    def keyword_values(self, card: int, keyword: str) -> list[int]:
        """Each number that a keyword has on a card, for keywords whose numbers are not added up."""
        printed = CATALOGUE[self.blueprint[card]].keywords.get(keyword, 0)
        code = _KEYWORD_CODE[keyword]
        found = [printed] + [entry[2] for entry in self.laid if entry[0] == code and entry[1] == card]
        for _, mod, run in self.mods(f"keyword {keyword}"):
            if mod.who is None or LANGUAGE.fits(self, run, mod.who, card):
                found.append(LANGUAGE.value(self, run, mod.amount))
        return [value for value in found if value > 0]

    def is_roaming(self, card: int) -> bool:
        """A minion whose site number is above the present site."""
        blueprint = CATALOGUE[self.blueprint[card]]
        if blueprint.type != MINION or self.flagged("not roaming", card):
            return False
        return blueprint.site + self.modified("site number", card) > self.site_number()

    def site_number(self) -> int:
        return self.at[self.fp]

    def site(self) -> int:
        """The site where the fellowship is."""
        return self.path[self.at[self.fp]]

    def is_fellowship(self, card: int) -> bool:
        return self.is_type(card, COMPANION) and self.zone[card] == PLAY

    def at_home(self, ally: int) -> bool:
        """Whether the fellowship is at an ally's home site."""
        site = self.site()
        if site < 0:
            return False
        here = CATALOGUE[self.blueprint[site]]
        mark = f"{here.site}{'F' if here.block == 'fellowship' else 'T'}"
        return mark in CATALOGUE[self.blueprint[ally]].homes

    # Players

    def players(self) -> list[int]:
        """Players still in the game, clockwise from the first."""
        return [seat for seat in self.order if not self.out[seat]]

    def from_right(self, seat: int) -> list[int]:
        """The other players counter-clockwise, beginning at a seat's right."""
        count = len(self.order)
        if count == 2:
            other = self.order[0] if self.order[1] == seat else self.order[1]
            return [] if self.out[other] else [other]
        place = self.order.index(seat)
        around = [self.order[(place - i) % count] for i in range(1, count)]
        return [other for other in around if not self.out[other]]

    def action_order(self) -> list[int]:
        """The Free Peoples player, then counter-clockwise."""
        others = self.from_right(self.fp)
        return others if self.out[self.fp] else [self.fp, *others]

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        place = self.order.index(seat)
        for i in range(1, len(self.order) + 1):
            other = self.order[(place + i) % len(self.order)]
            if not self.out[other]:
                return other
        return seat

    def remember(self, what: int, card: int) -> None:
        self.memory.append([what, card])

    def remembered(self, what: int) -> list[int]:
        return [entry[1] for entry in self.memory if entry[0] == what]

    # Limits

    def uses(self, card: int, index: int) -> int:
        for entry in self.used:
            if entry[0] == card and entry[1] == index:
                return entry[2]
        return 0

    def count_use(self, card: int, index: int) -> None:
        for entry in self.used:
            if entry[0] == card and entry[1] == index:
                entry[2] += 1
                return
        self.used.append([card, index, 1])

    # Twilight

    def add_twilight(self, amount: int, rule: str = "") -> None:
        """Twilight tokens come to the pool or, below zero, leave it as far as there are any."""
        amount = max(-self.pool, amount)
        if amount:
            self.pool += amount
            key = "tcg-log-twilight" if amount > 0 else "tcg-log-twilight-spent"
            self.note(key, {"count": abs(amount), "total": self.pool}, rule=rule)

    def move_limit(self) -> int:
        """Two; with four or more players at the start, the number of opponents."""
        base = max(2, len(self.order) - 1)
        return max(1, base + self.laid_on("move limit", -1))

    def stated(self, value: str) -> int:
        """The sum of the modifiers of a value that no card bears."""
        if not self.speaking(value):
            return 0
        return sum([LANGUAGE.value(self, run, mod.amount) for _, mod, run in self.mods(value)])
