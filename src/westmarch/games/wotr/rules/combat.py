"""The values of a battle (VI p.28-30): who takes part, strength, leadership, dice, and the combat cards laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.games.wotr.cards.combat_base import COMBAT
from westmarch.games.wotr.facts import (
    CAPTAINS,
    CITY,
    FEATURE,
    FORTIFICATION,
    FREE,
    GANDALF_WHITE,
    LEADERSHIP,
    SHADOW,
    WITCH_KING,
    card,
    deck_of,
    region,
)
from westmarch.games.wotr.state import LAID, War

if TYPE_CHECKING:
    from westmarch.games.wotr.rules.battle import Battle

FIELD: Final = 0
SIEGE: Final = 1
SORTIE: Final = 2

#: How a battle stands: still fought, or ended by the attacker or by a defender who left the field.
FOUGHT: Final = 0
CEASED: Final = 1
RETREATED: Final = 2
WITHDRAWN: Final = 3

MAX_DICE: Final = 5
DENETHORS_FOLLY: Final = card("sh-str-03")
MINAS_TIRITH: Final = region("minas-tirith")


# ---- who and what takes part ----


def slot_of(battle: Battle, side: int) -> int:
    """Where the force of a side stands in the battle."""
    return battle.attacker_slot if side == battle.attacker else battle.defender_slot


def companions_in(g: War, battle: Battle) -> list[int]:
    """Companions who take part."""
    return g.characters(FREE, slot_of(battle, FREE))


def decided(g: War, battle: Battle) -> bool:
    """Whether an army is gone, destroyed or by leaving the field."""
    if battle.outcome != FOUGHT:
        return True
    return not g.units(battle.attacker, battle.attacker_slot) or not g.units(1 - battle.attacker, battle.defender_slot)


def target_number(g: War, battle: Battle, side: int) -> int:
    """What a die of a side needs to hit, before modifiers (VI p.30-32)."""
    if side != battle.attacker:
        return 5
    if battle.kind == SIEGE:
        return 6
    walls = FEATURE[battle.region] in (CITY, FORTIFICATION)
    return 6 if walls and battle.kind == FIELD and battle.round == 1 else 5


def strength(g: War, battle: Battle, side: int) -> int:
    """Combat strength: units, and one for each Captain of the West."""
    slot = slot_of(battle, side)
    total = g.units(side, slot)
    if side == FREE:
        total += sum([1 for c in CAPTAINS if g.where[c] == slot and c != battle.void_companion])
    return total


def dice_of(g: War, battle: Battle, side: int) -> int:
    """Dice of the combat roll: cards take dice away, but never the last one."""
    fewer = battle.fewer_dice[side] + (battle.fewer_shadow_dice if side == SHADOW else 0)
    dice = min(MAX_DICE, strength(g, battle, side))
    return min(battle.max_dice[side], max(1, dice - fewer))


def companion_leadership(g: War, battle: Battle, character: int) -> int:
    """The leadership of a companion in the battle, as far as nothing has cancelled it."""
    if character == battle.void_companion or (character == GANDALF_WHITE and battle.nazgul_void):
        return 0
    return LEADERSHIP[character] if g.where[character] == slot_of(battle, FREE) else 0


def nazgul_leadership(g: War, battle: Battle) -> int:
    """The leadership of the Nazgul in the battle, the Witch-king among them, that is still there to forfeit."""
    if battle.nazgul_void:
        return 0
    slot = slot_of(battle, SHADOW)
    total = g.nazgul(slot) + (LEADERSHIP[WITCH_KING] if g.where[WITCH_KING] == slot else 0)
    return max(0, total - battle.forfeited[SHADOW])


def battle_leadership(g: War, battle: Battle, side: int) -> int:
    """Leadership in this round: what is forfeited or cancelled does not count."""
    slot = slot_of(battle, side)
    total = g.leadership(side, slot)
    if side == FREE:
        for c in g.characters(FREE, slot):
            total -= LEADERSHIP[c] - companion_leadership(g, battle, c)
    elif battle.nazgul_void:
        total -= g.nazgul(slot) + (LEADERSHIP[WITCH_KING] if g.where[WITCH_KING] == slot else 0)
    return max(0, total - battle.forfeited[side])


def may_ride(g: War, battle: Battle) -> bool:
    """Whether the White Rider is there, with Nazgul leadership to cancel."""
    return g.where[GANDALF_WHITE] == slot_of(battle, FREE) and nazgul_leadership(g, battle) > 0


def may_conjure(g: War, battle: Battle) -> bool:
    """Whether the Witch-king takes part and the Shadow uses a combat card in the first round, with cards to draw."""
    used = g.combat_cards[SHADOW]
    if battle.round != 1 or used < 0 or g.where[WITCH_KING] != slot_of(battle, SHADOW):
        return False
    return len(g.decks[deck_of(used)]) > 0


# ---- dice ----


def count_hits(rolled: list[int], number: int, bonus: int) -> int:
    """Dice that hit: a natural 6 always, a natural 1 never, others by what they show and the modifiers."""
    return sum([1 for die in rolled if die == 6 or (die > 1 and die + bonus >= number)])


def misses(battle: Battle, side: int) -> int:
    """Dice of the combat roll that missed and may still be rolled again or turned."""
    return len(battle.dice[side]) - battle.roll_hits[side] - battle.turned[side] - battle.locked[side]


def turn_misses(battle: Battle, side: int, count: int) -> None:
    """Turn missed dice into hits, as far as there are any."""
    count = min(count, misses(battle, side))
    battle.turned[side] += count
    battle.hits[side] += count


def reroll_limit(g: War, battle: Battle, side: int) -> int:
    """Dice a side may roll again: misses, up to its leadership and to five."""
    if battle.reroll_cancelled[side]:
        return 0
    return min(MAX_DICE, battle_leadership(g, battle, side), misses(battle, side))


def ask_reroll(g: War, battle: Battle, side: int, then: str) -> Ask | None:
    most = reroll_limit(g, battle, side)
    if not most:
        return None
    options: list[Option] = [("reroll", count) for count in range(most + 1)]
    return Ask(g.seat(side), "wotr-ask-reroll", options, then, "wotr.battle.reroll.optional")


# ---- combat cards ----


def combat_cards_at_hand(g: War, side: int) -> list[int]:
    """Cards a side could lay: its hand, and a card on the table that may be used from there."""
    return g.hand(side) + [c for c in g.table[side] if COMBAT[c].FROM_TABLE]


def forbids_combat_card(g: War, battle: Battle, side: int, card: int) -> str | None:
    """The rule that forbids a combat card in this round, or None."""
    if card not in g.hand(side) and not (card in g.table[side] and COMBAT[card].FROM_TABLE):
        return "wotr.combat-cards.one-per-round"
    if side == FREE and battle.region == MINAS_TIRITH and DENETHORS_FOLLY in g.table[SHADOW]:
        return "wotr.events.table.stays"
    if side == FREE and battle.no_free_card and battle.round == 1 and not companions_in(g, battle):
        return "wotr.events.play.overrides-only-stated"
    return COMBAT[card].forbids(g, battle, side)


def ask_card(g: War, battle: Battle, side: int, then: str) -> Ask | None:
    """Step 1: whether to use a card, and which; it is laid face down (VI p.29)."""
    options: list[Option] = [PASS]
    options += [("combat", c) for c in combat_cards_at_hand(g, side) if forbids_combat_card(g, battle, side, c) is None]
    return Ask(g.seat(side), "wotr-ask-combat-card", options, then, "wotr.combat-cards.one-per-round")


def lay_card(g: War, side: int, option: Option) -> None:
    """A card leaves the hand; the opponent sees its back. One from the table stays there, open, until discarded."""
    if option == PASS:
        return
    card = option[1]
    if card in g.hand(side):
        g.hand(side).remove(card)
    if g.seats > 2:
        g.teams[LAID][side] = g.seat(side)
    g.combat_cards[side] = card
    about = {"side": side, "deck": deck_of(card)}
    g.note("wotr-log-combat-card-laid", about, rule="wotr.combat-cards.back-visible")


def reveal_combat_cards(g: War) -> None:
    """Both cards are turned up together."""
    g.combat_shown = 1
    for side in (FREE, SHADOW):
        if g.combat_cards[side] >= 0:
            g.reveals += 1
            about = {"side": side, "card": g.combat_cards[side]}
            g.note("wotr-log-combat-card", about, rule="wotr.combat-cards.secret-then-revealed")


def discard_combat_cards(g: War) -> None:
    for side in (FREE, SHADOW):
        if g.combat_cards[side] >= 0:
            g.discard(side, g.combat_cards[side])
            g.combat_cards[side] = -1
    g.combat_shown = 0
