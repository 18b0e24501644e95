"""The combat halves of the Free Peoples' cards."""

from __future__ import annotations

from typing import ClassVar

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.wotr.cards.combat_base import (
    FORFEIT_CANCELLED,
    REQUIREMENT,
    Slay,
    columns_with_figures,
)
from westmarch.games.wotr.facts import (
    ARAGORN,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    LEADERSHIP,
    LEVEL,
    NATION_OF_REGION,
    NAZGUL,
    ROHAN,
    SHADOW,
    STRIDER,
    region,
)
from westmarch.games.wotr.rules.battle import LeaveField
from westmarch.games.wotr.rules.combat import FIELD, Engagement, battle_of, companions_in, slot_of
from westmarch.games.wotr.rules.combat_cards import CombatCard, register
from westmarch.games.wotr.rules.combat_round import (
    ExtraAttack,
    battle_leadership,
    companion_leadership,
    misses,
    roll_of,
    round_of,
    turn_misses,
)
from westmarch.games.wotr.state import War

_ENT_REGIONS = (region("fangorn"), region("orthanc"))


def leader_or_companion_in(g: War, battle: Engagement) -> bool:
    """Whether a Free Peoples leader or companion is in the battle."""
    return g.leaders(slot_of(battle, FREE)) > 0 or len(companions_in(g, battle)) > 0


# ---- modifiers of the rolls ----


class ItIsAGift(CombatCard):
    """+1 on combat roll and leader re-roll, with the Fellowship near."""

    NAME = "it-is-a-gift"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if shares_fellowship_region(g, battle) else "wotr.cards.combat.it-is-a-gift"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[FREE] += 1
        roll_of(g).reroll_bonus[FREE] += 1
        return None


def shares_fellowship_region(g: War, battle: Engagement) -> bool:
    """Whether the defending army is where the Fellowship is; on the Mordor Track it is in no region."""
    return not g.in_mordor() and g.fellowship == battle.region


class ServantOfTheSecretFire(CombatCard):
    """+1 on the combat roll, with Gandalf."""

    NAME = "servant-of-the-secret-fire"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        slot = slot_of(battle, FREE)
        there = g.where[GANDALF_GREY] == slot or g.where[GANDALF_WHITE] == slot
        return None if there else "wotr.cards.combat.servant-of-the-secret-fire"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[FREE] += 1
        return None


class Valour(CombatCard):
    """+1 on the combat roll, with an elite."""

    NAME = "valour"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if g.elites(FREE, slot_of(battle, FREE)) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[FREE] += 1
        return None


class EntCard(CombatCard):
    """What the three Ent cards require: the defenders are in Rohan, Fangorn or Orthanc."""

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        near = NATION_OF_REGION[battle.region] == ROHAN or battle.region in _ENT_REGIONS
        return None if near else REQUIREMENT


class EntsRage(EntCard):
    """+2 on the combat roll."""

    NAME = "ents-rage"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[FREE] += 2
        return None


class HuornDark(EntCard):
    """The Shadow rolls two dice at most."""

    NAME = "huorn-dark"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).max_dice[SHADOW] = min(roll_of(g).max_dice[SHADOW], 2)
        return None


class Daylight(CombatCard):
    """The Shadow rolls three dice at most."""

    NAME = "daylight"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).max_dice[SHADOW] = min(roll_of(g).max_dice[SHADOW], 3)
        return None


class AdvantageousPosition(CombatCard):
    """-1 on the Shadow's combat roll, inside a Free Peoples nation."""

    NAME = "advantageous-position"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if g.in_land_of(battle.region, FREE) else "wotr.cards.combat.advantageous-position"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).roll_bonus[SHADOW] -= 1
        return None


class BraveStand(CombatCard):
    """The Shadow rolls one die fewer for each companion."""

    NAME = "brave-stand"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if companions_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        roll_of(g).fewer_dice[SHADOW] += len(companions_in(g, battle))
        return None


# ---- attacks before the roll ----


class SuddenStrike(CombatCard):
    """An extra attack with dice for Leadership."""

    NAME = "sudden-strike"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if leader_or_companion_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        dice = battle_leadership(g, battle, FREE)
        return ExtraAttack(side=FREE, dice=dice) if dice else None


class Charge(CombatCard):
    """An extra attack with dice for elites."""

    NAME = "charge"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if g.elites(FREE, slot_of(battle, FREE)) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return ExtraAttack(side=FREE, dice=g.elites(FREE, slot_of(battle, FREE)))


# ---- cancelling the Shadow's card, leaving the field ----


class DaringDefiance(CombatCard):
    """Companions forfeit their Leadership to cancel the Shadow's card."""

    NAME = "daring-defiance"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        if not companions_in(g, battle):
            return REQUIREMENT
        return None if defiance(g, battle) else FORFEIT_CANCELLED

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return Defy() if g.combat_cards[SHADOW] >= 0 and not round_of(g).cancelled[SHADOW] else None


def defiance(g: War, battle: Engagement) -> int:
    """The Leadership of all companions in the battle."""
    return sum([companion_leadership(g, battle, c) for c in companions_in(g, battle)])


class Defy(Frame):
    """Daring Defiance: whether the price is paid (VI p.29)."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.forfeit.not-counted"

    def choose(self, g: War) -> Outcome:
        return Ask(g.seat(FREE), "wotr-ask-daring-defiance", [("yes",), ("no",)], "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        if option == ("yes",):
            combat = round_of(g)
            combat.forfeited[FREE] += defiance(g, battle_of(g))
            combat.cancelled[SHADOW] = True
            g.note("wotr-log-combat-card-cancelled", {"card": g.combat_cards[SHADOW]}, rule=self.RULE)


class Scouts(CombatCard):
    """The defenders leave before the roll."""

    NAME = "scouts"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if battle.attacker == SHADOW and battle.kind == FIELD else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        return LeaveField()


# ---- misses turned into hits ----


class ForfeitCompanion(Frame):
    """Before the leader re-roll a companion may forfeit his Leadership for hits (VI p.29)."""

    STEPS = ("choose",)
    RULE = "wotr.combat-cards.forfeit.not-counted"

    companions: list[int]
    #: How many misses each of them turns into hits.
    turns: list[int]

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("character", c) for c in self.companions]
        options.append(("no",))
        return Ask(g.seat(FREE), "wotr-ask-forfeit-companion", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        match option:
            case ("character", companion):
                round_of(g).forfeited[FREE] += LEADERSHIP[companion]
                turned = turn_misses(g, FREE, self.turns[self.companions.index(companion)])
                g.note("wotr-log-misses-turned", {"character": companion, "count": turned}, rule=self.RULE)


def willing(g: War, battle: Engagement, names: tuple[int, ...] = ()) -> list[int]:
    """Companions in the battle (of some names) who have Leadership to forfeit."""
    there = [c for c in companions_in(g, battle) if companion_leadership(g, battle, c)]
    return [c for c in there if c in names] if names else there


class MightyAttack(CombatCard):
    """One companion's Leadership for one miss."""

    NAME = "mighty-attack"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        if not companions_in(g, battle):
            return REQUIREMENT
        return None if willing(g, battle) else FORFEIT_CANCELLED

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        who = willing(g, battle)
        return ForfeitCompanion(who, [1] * len(who)) if who and misses(roll_of(g), FREE) else None


_HEIRS = (STRIDER, ARAGORN)


class Anduril(CombatCard):
    """Strider's Leadership for one miss, or Aragorn's for two."""

    NAME = "anduril"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if willing(g, battle, _HEIRS) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        who = willing(g, battle, _HEIRS)
        turns = [2 if c == ARAGORN else 1 for c in who]
        return ForfeitCompanion(who, turns) if who and misses(roll_of(g), FREE) else None


class Confusion(CombatCard):
    """Every 1 of the Shadow's combat roll strikes its own army."""

    NAME = "confusion"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        ones = roll_of(g).dice[SHADOW].count(1)
        roll_of(g).settled[SHADOW] += ones
        round_of(g).hits[FREE] += ones
        if ones:
            g.note("wotr-log-confusion", {"hits": ones}, rule="wotr.combat-cards.text-prevails")
        return None


# ---- more hits, fewer hits ----


class NoQuarter(CombatCard):
    """One hit more if there is a hit."""

    NAME = "no-quarter"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if rolled_a_hit(g):
            round_of(g).hits[FREE] += 1
        return None


class NamelessWood(EntCard):
    """Two hits more if there is a hit."""

    NAME = "nameless-wood"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if rolled_a_hit(g):
            round_of(g).hits[FREE] += 2
        return None


def rolled_a_hit(g: War) -> bool:
    """Whether the Free Peoples' combat roll or leader re-roll scored a hit."""
    roll = roll_of(g)
    return roll.roll_hits[FREE] + roll.reroll_hits[FREE] > 0


class ShieldWall(CombatCard):
    """One hit of two or more is cancelled."""

    NAME = "shield-wall"

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if round_of(g).hits[SHADOW] >= 2:
            round_of(g).hits[SHADOW] -= 1
        return None


class HeroicDeath(CombatCard):
    """A leader or companion dies to cancel hits."""

    NAME = "heroic-death"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if leader_or_companion_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if not round_of(g).hits[SHADOW] or not leader_or_companion_in(g, battle):
            return None
        slot = slot_of(battle, FREE)
        return Sacrifice(FREE, FREE, slot, columns_with_figures(g, FREE, slot), companions_in(g, battle), optional=True)


class Sacrifice(Slay):
    """Heroic Death: a leader for one hit, or a companion for hits up to his Level."""

    PROMPT: ClassVar[str] = "wotr-ask-heroic-death"

    def slain(self, g: War, character: int) -> None:
        combat = round_of(g)
        cancelled = min(LEVEL[character] if character >= 0 else 1, combat.hits[SHADOW])
        combat.hits[SHADOW] -= cancelled
        g.note("wotr-log-hits-cancelled", {"count": cancelled}, rule=self.RULE)


# ---- striking at Nazgul and minions ----


class FatefulStrike(CombatCard):
    """A hit of the leader re-roll also strikes down a Nazgul, two hits a minion."""

    NAME = "fateful-strike"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if leader_or_companion_in(g, battle) else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        if not roll_of(g).reroll_hits[FREE]:
            return None
        slot = slot_of(battle, SHADOW)
        columns = [NAZGUL] if g.nazgul(slot) else []
        # The text speaks of minions, so the Witch-king is one here and not a Nazgul.
        minions = g.characters(SHADOW, slot) if roll_of(g).reroll_hits[FREE] >= 2 else []
        return Slay(FREE, SHADOW, slot, columns, minions, optional=False) if columns or minions else None


class BladeOfWesternesse(CombatCard):
    """A hit of the leader re-roll is spent on a minion."""

    NAME = "blade-of-westernesse"

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        return None if [c for c in companions_in(g, battle) if c in HOBBITS] else REQUIREMENT

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        slot = slot_of(battle, SHADOW)
        minions = g.characters(SHADOW, slot)
        if not roll_of(g).reroll_hits[FREE] or not minions:
            return None
        return BladeStroke(FREE, SHADOW, slot, [], minions, optional=True)


class BladeStroke(Slay):
    """Blade of Westernesse: the hit that fells a minion fells nobody else."""

    PROMPT: ClassVar[str] = "wotr-ask-blade-of-westernesse"

    def slain(self, g: War, character: int) -> None:
        round_of(g).hits[FREE] -= 1


register(ItIsAGift(), "fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04")
register(BladeOfWesternesse(), "fp-char-05")
register(MightyAttack(), "fp-char-06", "fp-char-07")
register(ServantOfTheSecretFire(), "fp-char-08")
register(Anduril(), "fp-char-09")
register(HeroicDeath(), "fp-char-10", "fp-char-13", "fp-char-18")
register(DaringDefiance(), "fp-char-11", "fp-char-15", "fp-char-16")
register(FatefulStrike(), "fp-char-12")
register(SuddenStrike(), "fp-char-14", "fp-char-22", "fp-str-11")
register(BraveStand(), "fp-char-17", "fp-char-23", "fp-char-24")
register(EntsRage(), "fp-char-19")
register(HuornDark(), "fp-char-20")
register(NamelessWood(), "fp-char-21")
register(Daylight(), "fp-str-01", "fp-str-15", "fp-str-16")
register(NoQuarter(), "fp-str-02", "fp-str-10")
register(AdvantageousPosition(), "fp-str-03", "fp-str-04", "fp-str-20", "fp-str-21")
register(Scouts(), "fp-str-05", "fp-str-09", "fp-str-17")
register(ShieldWall(), "fp-str-06", "fp-str-07", "fp-str-18", "fp-str-19")
register(Confusion(), "fp-str-08", "fp-str-12")
register(Charge(), "fp-str-13", "fp-str-14")
register(Valour(), "fp-str-22", "fp-str-23", "fp-str-24")
