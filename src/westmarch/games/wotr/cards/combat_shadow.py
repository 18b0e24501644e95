"""The combat halves of the Shadow's cards."""

from __future__ import annotations

from typing import ClassVar

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.wotr.cards.combat_base import (
    FORFEIT_CANCELLED,
    REQUIREMENT,
    Slay,
    columns_with_figures,
)
from westmarch.games.wotr.facts import (
    DISTANCE,
    FREE,
    ISENGARD,
    LEADERSHIP,
    LEVEL,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    elite_column,
    region,
)
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import SIEGE, Engagement, battle_of, companions_in, slot_of
from westmarch.games.wotr.rules.combat_cards import CombatCard, register
from westmarch.games.wotr.rules.combat_round import (
    ExtraAttack,
    battle_leadership,
    nazgul_leadership,
    roll_of,
    round_of,
)
from westmarch.games.wotr.state import War

_MORIA = region("moria")


def nazgul_in(g: War, battle: Engagement) -> bool:
    """Whether a Nazgul is in the battle; the Witch-king is one."""
    slot = slot_of(battle, SHADOW)
    return g.nazgul(slot) > 0 or g.where[WITCH_KING] == slot


def forbids_nazgul_leadership(g: War, battle: Engagement, least: int) -> str | None:
    """The rule that forbids a card which needs Nazgul Leadership, or None."""
    if nazgul_leadership(g, battle) >= least:
        return None
    return FORFEIT_CANCELLED if battle.nazgul_silenced and nazgul_in(g, battle) else REQUIREMENT


# ---- modifiers of the rolls ----


class OneForTheDarkLord(CombatCard):
    """+1 on combat roll and leader re-roll, with the Fellowship near."""

    NAME = "one-for-the-dark-lord"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        near = not g.in_mordor() and g.fellowship == battle.region
        return None if near else "wotr.cards.combat.one-for-the-dark-lord"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[SHADOW] += 1
        roll_of(g).reroll_bonus[SHADOW] += 1
        return None


class DevilryOfOrthanc(CombatCard):
    """+1 on the combat roll, with Isengard in a siege battle."""

    NAME = "devilry-of-orthanc"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        there = g.nation_units(ISENGARD, slot_of(battle, SHADOW)) > 0
        return None if there and battle.kind == SIEGE else "wotr.cards.combat.devilry-of-orthanc"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[SHADOW] += 1
        return None


class DeadlyStrife(CombatCard):
    """+2 on all rolls of both armies."""

    NAME = "deadly-strife"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        fiercer(g, 2)
        return None


class DesperateBattle(CombatCard):
    """+1 on all rolls of both armies."""

    NAME = "desperate-battle"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        fiercer(g, 1)
        return None


def fiercer(g: War, bonus: int) -> None:
    """Combat roll and leader re-roll of both armies are modified alike."""
    for army in (FREE, SHADOW):
        roll_of(g).roll_bonus[army] += bonus
        roll_of(g).reroll_bonus[army] += bonus


class Mumakil(CombatCard):
    """+1 on the combat roll; one hit more for the side that has scored more."""

    NAME = "mumakil"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if g.count(SHADOW, slot_of(battle, SHADOW), elite_column(SOUTHRONS)) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if stage == 3:
            roll_of(g).roll_bonus[SHADOW] += 1
        elif round_of(g).hits[SHADOW] > round_of(g).hits[FREE] + round_of(g).special_hits[FREE]:
            round_of(g).hits[SHADOW] += 1
        return None


class FoulStench(CombatCard):
    """Nazgul who match all Free Peoples Leadership leave no leader re-roll."""

    NAME = "foul-stench"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if nazgul_leadership(g, battle) else "wotr.cards.combat.foul-stench"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if nazgul_leadership(g, battle) >= battle_leadership(g, battle, FREE):
            roll_of(g).reroll_cancelled[FREE] = True
        return None


# ---- the Free Peoples' card and companions ----


class SwarmOfBats(CombatCard):
    """Cancels the Free Peoples' card, or helps the leader re-roll if there is none."""

    NAME = "swarm-of-bats"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if g.combat_cards[FREE] < 0:
            roll_of(g).reroll_bonus[SHADOW] += 1
        else:
            round_of(g).cancelled[FREE] = True
            g.note(
                "wotr-log-combat-card-cancelled", {"card": g.combat_cards[FREE]}, rule="wotr.combat-cards.text-prevails"
            )
        return None


class WordsOfPower(CombatCard):
    """A companion counts for nothing this round."""

    NAME = "words-of-power"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if nazgul_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return Daunt() if companions_in(g, battle) else None


class Daunt(Frame):
    """Words of Power: the Shadow chooses the companion (VI p.29)."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.text-prevails"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("character", c) for c in companions_in(g, battle_of(g))]
        return Ask(g.seat(SHADOW), "wotr-ask-words-of-power", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, companion = option
        round_of(g).void_companion = companion
        g.note("wotr-log-companion-void", {"character": companion}, rule=self.RULE)


class BlackBreath(CombatCard):
    """Hits of the leader re-roll also strike down a leader or companion."""

    NAME = "black-breath"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if nazgul_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        hits = roll_of(g).reroll_hits[SHADOW]
        if not hits:
            return None
        slot = slot_of(battle, FREE)
        leaders = columns_with_figures(g, FREE, slot)
        companions = [c for c in companions_in(g, battle) if LEVEL[c] <= hits]
        return Slay(SHADOW, FREE, slot, leaders, companions, optional=True) if leaders or companions else None


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
        match option:
            case ("forfeit", points):
                forfeit_nazgul(g, points)
            case ("character", _):
                forfeit_nazgul(g, LEADERSHIP[WITCH_KING])
            case _:
                return
        self.paid(g)

    def paid(self, g: War) -> None:
        """What the price buys."""


def forfeit_nazgul(g: War, points: int) -> None:
    round_of(g).forfeited[SHADOW] += points
    g.note("wotr-log-nazgul-forfeit", {"count": points}, rule="wotr.combat-cards.forfeit.not-counted")


class PayForRoll(PayNazgul):
    """Cruel as Death: +1 on the combat roll."""

    def paid(self, g: War) -> None:
        roll_of(g).roll_bonus[SHADOW] += 1


class PayForReroll(PayNazgul):
    """They Are Terrible: +1 on the leader re-roll."""

    def paid(self, g: War) -> None:
        roll_of(g).reroll_bonus[SHADOW] += 1


class CruelAsDeath(CombatCard):
    """2 Nazgul Leadership for +1 on the combat roll."""

    NAME = "cruel-as-death"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 2)

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return PayForRoll(2) if nazgul_leadership(g, battle) >= 2 else None


class TheyAreTerrible(CombatCard):
    """1 Nazgul Leadership for +1 on the leader re-roll."""

    NAME = "they-are-terrible"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 1)

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return PayForReroll(1) if nazgul_leadership(g, battle) >= 1 else None


class DreadAndDespair(CombatCard):
    """Any Nazgul Leadership for as many dice of the enemy's combat roll."""

    NAME = "dread-and-despair"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return forbids_nazgul_leadership(g, battle, 1)

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
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
        if option != ("no",):
            self.points = LEADERSHIP[WITCH_KING]

    def nazgul(self, g: War) -> Outcome:
        most = g.nazgul(slot_of(battle_of(g), SHADOW))
        options: list[Option] = [("forfeit", n) for n in range(0 if self.points else 1, most + 1)]
        return Ask(g.seat(SHADOW), "wotr-ask-forfeit-nazgul", options, "nazgul_chosen", self.RULE)

    def nazgul_chosen(self, g: War, option: Option) -> None:
        _, count = option
        points = self.points + count
        forfeit_nazgul(g, points)
        roll_of(g).fewer_dice[FREE] += points


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
        _, self.hits = option
        if self.hits:
            g.note("wotr-log-goads", {"hits": self.hits}, rule=self.RULE)

    def suffer(self, g: War) -> Outcome:
        if not self.hits:
            return None
        return Call(TakeHits(side=SHADOW, slot=slot_of(battle_of(g), SHADOW), hits=self.hits, in_battle=True))

    def gain(self, g: War) -> Outcome:
        return None


def endurance(g: War, slot: int) -> int:
    """Hits that a Shadow force can take: two of them remove an elite, whether or not it could be reduced."""
    return g.regulars(SHADOW, slot) + 2 * g.elites(SHADOW, slot)


class GoadToRoll(GoadUnits):
    """Relentless Assault: +1 on the combat roll for each hit."""

    PROMPT: ClassVar[str] = "wotr-ask-relentless-assault"

    def gain(self, g: War) -> Outcome:
        roll_of(g).roll_bonus[SHADOW] += self.hits
        return None


class GoadToStrike(GoadUnits):
    """Onslaught: a die for each hit, which strikes the enemy on 4 or more."""

    PROMPT: ClassVar[str] = "wotr-ask-onslaught"

    def gain(self, g: War) -> Outcome:
        return Call(ExtraAttack(side=SHADOW, dice=self.hits, number=4)) if self.hits else None


class RelentlessAssault(CombatCard):
    """Up to two hits on own units for +1 each on the combat roll."""

    NAME = "relentless-assault"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return GoadToRoll(2)


class Onslaught(CombatCard):
    """Up to four hits on own units for as many dice against the enemy."""

    NAME = "onslaught"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return GoadToStrike(4)


# ---- attacks and hits outside the roll ----


class DurinsBane(CombatCard):
    """An extra attack near Moria; the Balrog may come from the table."""

    NAME = "durins-bane"
    FROM_TABLE = True

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if DISTANCE[_MORIA][battle.region] <= 2 else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return ExtraAttack(side=SHADOW, dice=3, number=4)


class WeComeToKill(CombatCard):
    """An extra attack of the elites after casualties, on 5 or more even against walls."""

    NAME = "we-come-to-kill"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if g.elites(SHADOW, slot_of(battle, SHADOW)) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        dice = g.elites(SHADOW, slot_of(battle, SHADOW))
        return ExtraAttack(side=SHADOW, dice=dice, number=5) if dice else None


class GreatHost(CombatCard):
    """One hit for twice the enemy's units, counted after casualties."""

    NAME = "great-host"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        slot = slot_of(battle, FREE)
        if g.units(SHADOW, slot_of(battle, SHADOW)) < 2 * g.units(FREE, slot):
            return None
        g.note("wotr-log-great-host", {"hits": 1}, rule="wotr.combat-cards.text-prevails")
        return TakeHits(side=FREE, slot=slot, hits=1, in_battle=True)


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
