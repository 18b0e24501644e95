"""A battle on the scenario board: two armies, their combat cards, their dice, and a look at the round."""

from __future__ import annotations

from typing import Any

import westmarch.games.wotr.cards.combat_free
import westmarch.games.wotr.cards.combat_shadow  # noqa: F401
from westmarch.engine.state import Entry
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.battle import Battle
from westmarch.games.wotr.rules.combat import FIELD, SIEGE, SORTIE
from westmarch.games.wotr.rules.combat_cards import forbids_combat_card
from westmarch.games.wotr.rules.combat_round import CombatRoll, CombatRound, roll_of, round_of
from wotr.board import Board, slot

KINDS = {"field": FIELD, "siege": SIEGE, "sortie": SORTIE}


class Clash(Board):
    """One battle; the dice of the attacker are always rolled first."""

    def __init__(self, where: str = "dagorlad", attacker: str = "shadow", kind: str = "field") -> None:
        super().__init__()
        self.war(*f.NATIONS)
        self.g.fellowship = f.region("rivendell")
        self.place_of_battle = where
        self.attacker = attacker
        self.kind = KINDS[kind]
        self.laid: dict[str, str] = {}

    def slot_of(self, side: str) -> str:
        if side == self.attacker:
            return "attackers"
        return f"{self.place_of_battle}-inside" if self.kind == SIEGE else self.place_of_battle

    # ---- the armies ----

    def free(self, *companions: str, nation: str = "gondor", **figures: int) -> Clash:
        """Free Peoples figures and companions in the battle."""
        return self._army("free", nation, companions, figures)

    def shadow(self, *minions: str, nation: str = "sauron", **figures: int) -> Clash:
        """Shadow figures and minions in the battle."""
        return self._army("shadow", nation, minions, figures)

    def _army(self, side: str, nation: str, characters: tuple[str, ...], figures: dict[str, int]) -> Clash:
        self.place(self.slot_of(side), nation, **figures)
        for name in characters:
            self.character(name, self.slot_of(side))
        return self

    def with_fellowship(self) -> Clash:
        """The Fellowship is in the region of the battle."""
        self.g.fellowship = f.region(self.place_of_battle)
        return self

    # ---- the cards ----

    def lay(self, card: str) -> Clash:
        """This card is in hand and will be used in the first round."""
        side = f.SIDES[f.side_of_card(f.card(card))]
        self.hand(side, card)
        self.laid[side] = card
        return self

    def lay_from_table(self, card: str) -> Clash:
        side = f.SIDES[f.side_of_card(f.card(card))]
        self.on_table(side, card)
        self.laid[side] = card
        return self

    def refusal(self, card: str, **changes: Any) -> str | None:
        """The rule that forbids a card in the first round of this battle."""
        number = f.card(card)
        side = f.side_of_card(number)
        if number not in self.g.hands[side]:
            self.hand(f.SIDES[side], card)
        battle = self.new_battle()
        battle.round = 1
        for name, value in changes.items():
            setattr(battle, name, value)
        return forbids_combat_card(self.g, battle, side, number)

    # ---- the battle ----

    def new_battle(self) -> Battle:
        region = f.region(self.place_of_battle)
        side = f.SIDES.index(self.attacker)
        origin = f.ADJACENT[region][0] if self.kind == FIELD else slot(self.slot_of(self.attacker))
        if self.kind == SIEGE:
            origin = region
        elif self.kind == SORTIE:
            origin = f.GARRISON[region]
        return Battle(side, region, origin, slot(self.slot_of(f.SIDES[1 - side])), self.kind)

    def start(self, fight: bool = True) -> Clash:
        """Begin, fight in the field if there is a choice, and lay the cards of the first round."""
        self.run(self.new_battle())
        if fight and "fight" in self.options():
            self.do("fight")
        for side in (self.attacker, f.SIDES[1 - f.SIDES.index(self.attacker)]):
            if side in self.laid:
                assert self.asked() == side
                self.do(f"combat:{self.laid[side]}")
        return self

    def fight(self, *dice: int) -> Clash:
        """Begin with these dice to come, the attacker's first."""
        self.dice(*dice)
        return self.start()

    # ---- looking ----

    @property
    def combat(self) -> CombatRound:
        return round_of(self.g)

    @property
    def roll(self) -> CombatRoll:
        return roll_of(self.g)

    def this_round(self, key: str) -> list[Entry]:
        """The entries of a kind since the round began."""
        start = max(i for i, entry in enumerate(self.entries()) if entry.key == "wotr-log-round")
        return [entry for entry in self.entries()[start:] if entry.key == key]

    def rolled(self, side: str) -> list[int]:
        """The combat roll."""
        number = f.SIDES.index(side)
        found: list[int] = []
        for entry in self.this_round("wotr-log-combat-roll"):
            if entry.about["side"] == number:
                found += entry.about["die"]
        return found

    def scored(self, key: str) -> list[int]:
        """Hits of both sides in the rolls of a kind."""
        entries = self.this_round(key)
        return [sum(entry.about["hits"] for entry in entries if entry.about["side"] == side) for side in (0, 1)]

    @property
    def terms(self) -> list[tuple[int, int, int]]:
        """What each side needed in the combat roll before cards, what they added, and what came of it."""
        rolls = {entry.about["side"]: entry.about for entry in self.this_round("wotr-log-combat-roll")}
        return [(rolls[side]["base"], rolls[side]["bonus"], rolls[side]["number"]) for side in (0, 1)]

    @property
    def roll_hits(self) -> list[int]:
        return self.scored("wotr-log-combat-roll")

    @property
    def reroll_hits(self) -> list[int]:
        return self.scored("wotr-log-reroll")

    @property
    def special_hits(self) -> list[int]:
        return self.scored("wotr-log-extra-attack")

    def hits(self, side: str) -> int:
        """Hits scored by a side, to be taken as casualties."""
        return self.combat.hits[f.SIDES.index(side)]

    def left(self, side: str) -> int:
        """Units of a side still in the battle."""
        return self.units(side, self.slot_of(side))

    def dice_left(self) -> int:
        """Dice laid down by the test and not rolled."""
        assert self.g.chance.script is not None
        return len(self.g.chance.script.get("d6", []))
