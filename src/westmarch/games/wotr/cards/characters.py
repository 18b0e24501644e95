"""The character cards: abilities at moments of the battle, of the hunt and of playing events (VI p.24-25)."""

from __future__ import annotations

from typing import Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.engine.moments import Offer
from westmarch.games.wotr.facts import (
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    HOBBITS,
    IN_FELLOWSHIP,
    SHADOW,
    WITCH_KING,
    character_card,
    deck_of,
)
from westmarch.games.wotr.rules.battle import before_battle
from westmarch.games.wotr.rules.combat import Engagement, battle_of
from westmarch.games.wotr.rules.combat_round import combat_cards_revealed, nazgul_leadership
from westmarch.games.wotr.rules.events import event_played
from westmarch.games.wotr.rules.hand import HandLimit
from westmarch.games.wotr.rules.hunt_tile import ResolveTile, guide_ability, hides_from_tile
from westmarch.games.wotr.rules.separation import separate_one
from westmarch.games.wotr.rules.tiles import is_numbered, is_standard
from westmarch.games.wotr.state import War

WHITE_RIDER: Final = "wotr.cards.character.gandalf-white.white-rider"
SORCERER: Final = "wotr.cards.character.witch-king.sorcerer"


# ---- Gandalf the Grey ----


def counsel(g: War, card: int) -> list[int]:
    """As Guide he lets the Free Peoples draw from the deck of the card that an Event result has played."""
    return [deck_of(card)] if g.where[GANDALF_GREY] == IN_FELLOWSHIP else []


event_played.subscribe(character_card(GANDALF_GREY), counsel)


# ---- Gandalf the White ----


class WhiteRider(Frame):
    """Before a battle Gandalf may give up his leadership, so that no Nazgul has any (his card)."""

    STEPS = ("choose",)
    RULE = WHITE_RIDER

    def choose(self, g: War) -> Outcome:
        return Ask(g.seat(FREE), "wotr-ask-white-rider", [("yes",), ("no",)], "chosen", WHITE_RIDER)

    def chosen(self, g: War, option: Option) -> None:
        if option == ("yes",):
            battle = battle_of(g)
            battle.silenced.append(GANDALF_WHITE)
            battle.nazgul_silenced = True
            g.note("wotr-log-white-rider", {"character": GANDALF_WHITE}, rule=WHITE_RIDER)


def ride(g: War, battle: Engagement) -> Frame | None:
    """He is offered it only where there is Nazgul leadership to cancel."""
    return WhiteRider() if nazgul_leadership(g, battle) > 0 else None


before_battle.subscribe(character_card(GANDALF_WHITE), ride)


# ---- the Witch-king ----


class Sorcerer(Frame):
    """After a combat card of the Shadow in the first round the Witch-king may draw a card (his card)."""

    STEPS = ("choose",)
    RULE = SORCERER

    def choose(self, g: War) -> Outcome:
        return Ask(g.seat(SHADOW), "wotr-ask-sorcerer", [("yes",), ("no",)], "chosen", SORCERER)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option == ("no",):
            return None
        g.draw_card(SHADOW, deck_of(g.combat_cards[SHADOW]) - 2)
        return Call(HandLimit(SHADOW))


def conjure(g: War, battle: Engagement) -> Frame | None:
    used = g.combat_cards[SHADOW]
    return Sorcerer() if battle.round == 1 and used >= 0 and g.decks[deck_of(used)] else None


combat_cards_revealed.subscribe(character_card(WITCH_KING), conjure)


# ---- Meriadoc and Peregrin, Gollum ----


def may_part(g: War, resolve: ResolveTile) -> bool:
    return True


def part(g: War, resolve: ResolveTile) -> Outcome:
    """A Hobbit who guides separates to take one point of damage away; the next Guide may act in his turn."""
    return Call(separate_one(g.guide), back="guide_ability")


for _hobbit in HOBBITS:
    guide_ability.subscribe(
        character_card(_hobbit), Offer(may_part, part, "wotr-ask-hobbit-guide", "wotr.cards.character.hobbit-guides")
    )


def may_betray(g: War, resolve: ResolveTile) -> bool:
    """Whether there is something to reveal."""
    return not g.revealed and resolve.revealed_by != FREE and not resolve.reveals(g)


def betray(g: War, resolve: ResolveTile) -> Outcome:
    """Gollum reveals the Fellowship to take one point of damage away."""
    resolve.revealed_by = FREE
    return None


def hide_from_numbers(g: War, tile: int) -> bool:
    """While Gollum guides, standard numbered tiles reveal nobody."""
    return is_standard(tile) and is_numbered(tile)


guide_ability.subscribe(
    character_card(GOLLUM),
    Offer(may_betray, betray, "wotr-ask-gollum-guide", "wotr.cards.character.gollum.reveal-to-reduce"),
)
hides_from_tile.subscribe(character_card(GOLLUM), hide_from_numbers)
