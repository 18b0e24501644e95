"""The combat halves of the Shadow's cards."""

from __future__ import annotations

from typing import ClassVar

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.wotr.cards.combat_base import (
    FORFEIT_CANCELLED,
    REQUIREMENT,
    CombatCard,
    Slay,
    columns_with_figures,
    register,
)
from westmarch.games.wotr.facts import (
    DISTANCE,
    FREE,
    ISENGARD,
    LEADERSHIP,
    LEVEL,
    SHADOW,
    SHADOW_NATIONS,
    SOUTHRONS,
    WITCH_KING,
    elite_column,
    region,
    regular_column,
)
from westmarch.games.wotr.rules.battle import (
    SIEGE,
    Battle,
    ExtraAttack,
    battle_leadership,
    battle_of,
    companions_in,
    nazgul_leadership,
    slot_of,
)
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.state import War

_MORIA = region("moria")


def nazgul_in(g: War, battle: Battle) -> bool:
    """Whether a Nazgul is in the battle; the Witch-king is one."""
    slot = slot_of(battle, SHADOW)
    return g.nazgul(slot) > 0 or g.where[WITCH_KING] == slot


def forbids_nazgul_leadership(g: War, battle: Battle, least: int) -> str | None:
    """The rule that forbids a card which needs Nazgul Leadership, or None."""
    if nazgul_leadership(g, battle) >= least:
        return None
    return FORFEIT_CANCELLED if battle.nazgul_void and nazgul_in(g, battle) else REQUIREMENT


# ---- modifiers of the rolls ----


class OneForTheDarkLord(CombatCard):
    """+1 on combat roll and leader re-roll, with the Fellowship near."""

    NAME = "one-for-the-dark-lord"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        near = not g.in_mordor() and g.fellowship == battle.region
        return None if near else "wotr.cards.combat.one-for-the-dark-lord"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        battle.roll_bonus[SHADOW] += 1
        battle.reroll_bonus[SHADOW] += 1
        return None


class DevilryOfOrthanc(CombatCard):
    """+1 on the combat roll, with Isengard in a siege battle."""

    NAME = "devilry-of-orthanc"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        there = g.nation_units(ISENGARD, slot_of(battle, SHADOW)) > 0
        return None if there and battle.kind == SIEGE else "wotr.cards.combat.devilry-of-orthanc"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        battle.roll_bonus[SHADOW] += 1
        return None


class DeadlyStrife(CombatCard):
    """+2 on all rolls of both armies."""

    NAME = "deadly-strife"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        fiercer(battle, 2)
        return None


class DesperateBattle(CombatCard):
    """+1 on all rolls of both armies."""

    NAME = "desperate-battle"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        fiercer(battle, 1)
        return None


def fiercer(battle: Battle, bonus: int) -> None:
    """Combat roll and leader re-roll of both armies are modified alike."""
    for army in (FREE, SHADOW):
        battle.roll_bonus[army] += bonus
        battle.reroll_bonus[army] += bonus


class Mumakil(CombatCard):
    """+1 on the combat roll; one hit more for the side that has scored more."""

    NAME = "mumakil"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if g.count(SHADOW, slot_of(battle, SHADOW), elite_column(SOUTHRONS)) else REQUIREMENT

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        if stage == 3:
            battle.roll_bonus[SHADOW] += 1
        elif battle.hits[SHADOW] > battle.hits[FREE] + battle.special_hits[FREE]:
            battle.hits[SHADOW] += 1
        return None


class FoulStench(CombatCard):
    """Nazgul who match all Free Peoples Leadership leave no leader re-roll."""

    NAME = "foul-stench"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if nazgul_leadership(g, battle) else "wotr.cards.combat.foul-stench"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        if nazgul_leadership(g, battle) >= battle_leadership(g, battle, FREE):
            battle.reroll_cancelled[FREE] = 1
        return None


# ---- the Free Peoples' card and companions ----


class SwarmOfBats(CombatCard):
    """Cancels the Free Peoples' card, or helps the leader re-roll if there is none."""

    NAME = "swarm-of-bats"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        if g.combat_cards[FREE] < 0:
            battle.reroll_bonus[SHADOW] += 1
        else:
            battle.cancelled[FREE] = 1
            g.note(
                "wotr-log-combat-card-cancelled", {"card": g.combat_cards[FREE]}, rule="wotr.combat-cards.text-prevails"
            )
        return None


class WordsOfPower(CombatCard):
    """A companion counts for nothing this round."""

    NAME = "words-of-power"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if nazgul_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return Daunt() if companions_in(g, battle) else None


class Daunt(Frame):
    """Words of Power: the Shadow chooses the companion (VI p.29)."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.text-prevails"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("character", c) for c in companions_in(g, battle_of(g))]
        return Ask(g.seat(SHADOW), "wotr-ask-words-of-power", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        battle_of(g).void_companion = option[1]
        g.note("wotr-log-companion-void", {"character": option[1]}, rule=self.RULE)


class BlackBreath(CombatCard):
    """Hits of the leader re-roll also strike down a leader or companion."""

    NAME = "black-breath"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if nazgul_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        hits = battle.reroll_hits[SHADOW]
        if not hits:
            return None
        slot = slot_of(battle, FREE)
        leaders = columns_with_figures(g, FREE, slot)
        companions = [c for c in companions_in(g, battle) if LEVEL[c] <= hits]
        return Slay(SHADOW, FREE, slot, leaders, companions, 1) if leaders or companions else None


# ---- Leadership of Nazgul forfeited ----


class PayNazgul(Frame):
    """Nazgul figures may forfeit their Leadership for a card; a figure forfeits all it has (VI p.29)."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.forfeit.not-counted"

    points: int

    def choose(self, g: War) -> Outcome:
        slot = slot_of(battle_of(g), SHADOW)
        options: list[Option] = [("no",)]
        if g.nazgul(slot) >= self.points:
            options.append(("forfeit", self.points))
        if g.where[WITCH_KING] == slot:
            options.append(("character", WITCH_KING))
        return Ask(g.seat(SHADOW), "wotr-ask-forfeit-nazgul", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        if option[0] != "no":
            battle = battle_of(g)
            forfeit_nazgul(g, battle, option[1] if option[0] == "forfeit" else LEADERSHIP[WITCH_KING])
            self.paid(battle)

    def paid(self, battle: Battle) -> None:
        """What the price buys."""


def forfeit_nazgul(g: War, battle: Battle, points: int) -> None:
    battle.forfeited[SHADOW] += points
    g.note("wotr-log-nazgul-forfeit", {"count": points}, rule="wotr.combat-cards.forfeit.not-counted")


class PayForRoll(PayNazgul):
    """Cruel as Death: +1 on the combat roll."""

    def paid(self, battle: Battle) -> None:
        battle.roll_bonus[SHADOW] += 1


class PayForReroll(PayNazgul):
    """They Are Terrible: +1 on the leader re-roll."""

    def paid(self, battle: Battle) -> None:
        battle.reroll_bonus[SHADOW] += 1


class CruelAsDeath(CombatCard):
    """2 Nazgul Leadership for +1 on the combat roll."""

    NAME = "cruel-as-death"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 2)

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return PayForRoll(2) if nazgul_leadership(g, battle) >= 2 else None


class TheyAreTerrible(CombatCard):
    """1 Nazgul Leadership for +1 on the leader re-roll."""

    NAME = "they-are-terrible"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 1)

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return PayForReroll(1) if nazgul_leadership(g, battle) >= 1 else None


class DreadAndDespair(CombatCard):
    """Any Nazgul Leadership for as many dice of the enemy's combat roll."""

    NAME = "dread-and-despair"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 1)

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return SpreadDread() if nazgul_leadership(g, battle) >= 1 else None


class SpreadDread(Frame):
    """Dread and Despair: which Nazgul forfeit their Leadership, one point at least (VI p.29)."""

    STEPS = ("witch_king", "nazgul")
    RULE = "wotr.combat-cards.forfeit.not-counted"

    points: int = later(0)

    def witch_king(self, g: War) -> Outcome:
        slot = slot_of(battle_of(g), SHADOW)
        if g.where[WITCH_KING] != slot:
            return None
        options: list[Option] = [("character", WITCH_KING)]
        if g.nazgul(slot):
            options.append(("no",))
        return Ask(g.seat(SHADOW), "wotr-ask-forfeit-witch-king", options, "witch_king_chosen", self.RULE)

    def witch_king_chosen(self, g: War, option: Option) -> None:
        if option[0] == "character":
            self.points = LEADERSHIP[WITCH_KING]

    def nazgul(self, g: War) -> Outcome:
        most = g.nazgul(slot_of(battle_of(g), SHADOW))
        options: list[Option] = [("forfeit", n) for n in range(0 if self.points else 1, most + 1)]
        return Ask(g.seat(SHADOW), "wotr-ask-forfeit-nazgul", options, "nazgul_chosen", self.RULE)

    def nazgul_chosen(self, g: War, option: Option) -> None:
        battle = battle_of(g)
        points = self.points + int(option[1])
        forfeit_nazgul(g, battle, points)
        battle.fewer_dice[FREE] += points


# ---- own blood ----


class GoadUnits(Frame):
    """A card lets the Shadow give hits to its own units; what they bring depends on the card (VI p.29)."""

    STEPS = ("choose", "suffer", "gain")
    RULE = "wotr.combat-cards.text-prevails"
    PROMPT: ClassVar[str] = "wotr-ask-goad"

    most: int
    hits: int = later(0)

    def choose(self, g: War) -> Outcome:
        most = min(self.most, endurance(g, slot_of(battle_of(g), SHADOW)))
        options: list[Option] = [("suffer", n) for n in range(most + 1)]
        return Ask(g.seat(SHADOW), self.PROMPT, options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        self.hits = option[1]
        if self.hits:
            g.note("wotr-log-goads", {"hits": self.hits}, rule=self.RULE)

    def suffer(self, g: War) -> Outcome:
        return Call(TakeHits(SHADOW, slot_of(battle_of(g), SHADOW), self.hits, 1)) if self.hits else None

    def gain(self, g: War) -> Outcome:
        return None


def endurance(g: War, slot: int) -> int:
    """Hits that a Shadow force can take: an elite takes two if a regular can ever stand in for it."""
    total = g.regulars(SHADOW, slot)
    for nation in SHADOW_NATIONS:
        replaced = g.available(SHADOW, regular_column(nation)) or g.count(SHADOW, slot, regular_column(nation))
        total += g.count(SHADOW, slot, elite_column(nation)) * (2 if replaced else 1)
    return total


class GoadToRoll(GoadUnits):
    """Relentless Assault: +1 on the combat roll for each hit."""

    PROMPT: ClassVar[str] = "wotr-ask-relentless-assault"

    def gain(self, g: War) -> Outcome:
        battle_of(g).roll_bonus[SHADOW] += self.hits
        return None


class GoadToStrike(GoadUnits):
    """Onslaught: a die for each hit, which strikes the enemy on 4 or more."""

    PROMPT: ClassVar[str] = "wotr-ask-onslaught"

    def gain(self, g: War) -> Outcome:
        return Call(ExtraAttack(SHADOW, self.hits, 4)) if self.hits else None


class RelentlessAssault(CombatCard):
    """Up to two hits on own units for +1 each on the combat roll."""

    NAME = "relentless-assault"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return GoadToRoll(2)


class Onslaught(CombatCard):
    """Up to four hits on own units for as many dice against the enemy."""

    NAME = "onslaught"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return GoadToStrike(4)


# ---- attacks and hits outside the roll ----


class DurinsBane(CombatCard):
    """An extra attack near Moria; the Balrog may come from the table."""

    NAME = "durins-bane"
    FROM_TABLE = True

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if DISTANCE[_MORIA][battle.region] <= 2 else REQUIREMENT

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        return ExtraAttack(SHADOW, 3, 4)


class WeComeToKill(CombatCard):
    """An extra attack of the elites after casualties, on 5 or more even against walls."""

    NAME = "we-come-to-kill"

    def forbids(self, g: War, battle: Battle, side: int) -> str | None:
        return None if g.elites(SHADOW, slot_of(battle, SHADOW)) else REQUIREMENT

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        dice = g.elites(SHADOW, slot_of(battle, SHADOW))
        return ExtraAttack(SHADOW, dice, 5) if dice else None


class GreatHost(CombatCard):
    """One hit for twice the enemy's units, counted after casualties."""

    NAME = "great-host"

    def apply(self, g: War, battle: Battle, side: int, stage: int) -> Frame | None:
        slot = slot_of(battle, FREE)
        if g.units(SHADOW, slot_of(battle, SHADOW)) < 2 * g.units(FREE, slot):
            return None
        g.note("wotr-log-great-host", {"hits": 1}, rule="wotr.combat-cards.text-prevails")
        return TakeHits(FREE, slot, 1, 1)


register(OneForTheDarkLord(), "sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04")
register(CruelAsDeath(), "sh-char-05", "sh-char-06", "sh-char-10", "sh-char-21")
register(TheyAreTerrible(), "sh-char-07", "sh-char-13", "sh-char-16")
register(DreadAndDespair(), "sh-char-08", "sh-char-14", "sh-char-20")
register(FoulStench(), "sh-char-09", "sh-char-22", "sh-char-24")
register(BlackBreath(), "sh-char-11", "sh-char-12")
register(WordsOfPower(), "sh-char-15", "sh-char-18", "sh-char-23")
register(DurinsBane(), "sh-char-17")
register(DevilryOfOrthanc(), "sh-char-19", "sh-str-03", "sh-str-05")
register(DeadlyStrife(), "sh-str-01", "sh-str-10", "sh-str-21")
register(Onslaught(), "sh-str-02", "sh-str-19", "sh-str-20")
register(RelentlessAssault(), "sh-str-04", "sh-str-11", "sh-str-18")
register(GreatHost(), "sh-str-06", "sh-str-16", "sh-str-17")
register(Mumakil(), "sh-str-07", "sh-str-08")
register(SwarmOfBats(), "sh-str-09", "sh-str-12")
register(WeComeToKill(), "sh-str-13", "sh-str-14", "sh-str-15")
register(DesperateBattle(), "sh-str-22", "sh-str-23", "sh-str-24")
