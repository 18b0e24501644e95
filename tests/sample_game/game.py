"""The Ford as the kernel sees it: notation, set-up, views."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from sample_game.rules import Battle, Tricks, forbids_trick
from sample_game.state import GOAL, RANKS, Ford, is_feint, is_trick
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.game import Game, Options
from westmarch.engine.notation import Label, Name, Notation, Number
from westmarch.engine.report import Text
from westmarch.engine.state import State


def card_name(card: int) -> str:
    return f"{sort_of(card)}{card}"


def sort_of(card: int) -> str:
    """Cards of one sort differ by their number only."""
    if is_trick(card):
        return "feint" if is_feint(card) else "parry"
    return f"rank{RANKS[card]}-"


CARDS = [card_name(card) for card in range(len(RANKS))]


def card_label(card: int) -> Label:
    return Label(key=f"sample-card-{sort_of(card).rstrip('-')}")


class Card(Name):
    """A card of the deck; people read its sort."""

    def label(self, g: Any, seat: int, value: Any) -> Label:
        return card_label(value)


class SampleGame(Game):
    name = "sample"
    opponents = "sample_game.mind"
    formalities = {"sample-ask-respond": ("pass",)}
    state_class = Ford

    @cached_property
    def notation(self) -> Notation:
        card = Card("card", CARDS, "sample-card")
        seat = Name("seat", ["west", "east"], "sample-seat")
        number = Number()
        notation = Notation(
            {"card": card, "other": card, "seat": seat, "die": number, "total": number, "round": number}
        )
        notation.verb("play", "card")
        notation.verb("trick", "card")
        notation.verb("exchange", "card*")
        return notation

    def opening(self, codes: list[str]) -> Text | None:
        """The first card that a captain plays."""
        played = [CARDS.index(code.removeprefix("play:")) for code in codes if code.startswith("play:")]
        return ("sample-opening-card", {"what": card_label(played[0])}) if played else None

    def seat_names(self, options: Options) -> list[str]:
        return ["west", "east"]

    def set_up(self, options: Options, chance: Chance) -> Ford:
        g = Ford()
        g.chance = chance
        g.deck = list(range(len(RANKS)))
        chance.shuffle(g.deck, "deck")
        for seat in (0, 1):
            g.draw(seat)
        g.stack = [Battle()]
        return g

    def view(self, g: Ford, seat: int) -> dict[str, Any]:
        return {
            "hand": [CARDS[card] for card in g.hands[seat]] if seat >= 0 else [],
            "hands": [len(hand) for hand in g.hands],
            "deck": len(g.deck),
            "discard": [CARDS[card] for card in g.discard],
            "points": g.points[:],
            "totals": g.totals[:],
            "round": g.round,
        }

    def redeal(self, g: Ford, seat: int, chance: Chance) -> None:
        others = [other for other in (0, 1) if other != seat]
        unseen = sorted(g.deck + [card for other in others for card in g.hands[other]])
        chance.shuffle(unseen, "redeal")
        for other in others:
            g.hands[other] = sorted(unseen[: len(g.hands[other])])
            del unseen[: len(g.hands[other])]
        g.deck = unseen

    def hidden(self, g: Ford, seat: int) -> list[str]:
        theirs = [card for other in (0, 1) if other != seat for card in g.hands[other]]
        return [CARDS[card] for card in theirs + g.deck]

    def why_not(self, g: Ford, seat: int, option: Option) -> str | None:
        match option:
            case ("trick", card):
                chain = g.stack[-1]
                if isinstance(chain, Tricks):
                    return forbids_trick(g, seat, card, chain)
                return "sample.tricks.after-the-roll"
            case ("play", _):
                return "sample.round.own-hand"
            case ("exchange", *cards):
                return "sample.round.exchange" if len(cards) > 2 else "sample.round.own-hand"
        return None

    def invariants(self, g: Ford) -> list[str]:
        everything = sorted(g.deck + g.discard + [card for hand in g.hands for card in hand])
        return [] if everything == list(range(len(RANKS))) else ["a card is lost or doubled"]

    def turn(self, g: Ford) -> int:
        return g.round

    def measures(self, g: Ford) -> dict[str, dict[str, int]]:
        return {"points": {"west": g.points[0], "east": g.points[1]}}

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        return {"match_point": match_point}


def match_point(chance: Chance) -> State:
    """Both captains one point short of victory."""
    g = GAME.set_up({"players": 2}, chance)
    g.points = [GOAL - 1, GOAL - 1]
    return g


GAME = SampleGame()
