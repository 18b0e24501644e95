"""A table kept from the log alone, as somebody would who has the cards in front of him and reads the public lines."""

from __future__ import annotations

from collections import Counter
from typing import Any

from westmarch.engine.state import Entry
from westmarch.games.tcg.facts import (
    ALLY,
    COMPANION,
    DEAD,
    DISCARD,
    EVENT,
    FREE,
    PHASES,
    STACKED,
    VOID,
)
from westmarch.games.tcg.state import Fellowships


def public(g: Fellowships) -> dict[str, Any]:
    """What everybody sees of a position. Cards on their way to their place lie there already, events among the
    discards; before the first turn it is nobody's."""
    cards = range(len(g.zone))
    acting = {card for card in cards if g.zone[card] == VOID and g.card(card).type == EVENT}
    coming = {card for card in cards if g.zone[card] == VOID} - acting if g.turn else set()
    return {
        "turn": g.turn,
        "phase": g.phase,
        "free peoples": g.fp if g.turn else None,
        "out": g.out[:],
        "pool": g.pool,
        "burdens": g.burdens[:],
        "at": g.at[:],
        "worn": g.ring_on,
        "path": [card for card in g.path if card >= 0],
        "control": {g.path[number]: seat for number, seat in enumerate(g.control) if seat >= 0},
        "in play": {card for card in cards if g.in_play(card) and card not in g.path} | coming,
        "borne": {card: g.host[card] for card in cards if g.in_play(card) and g.host[card] >= 0},
        "stacked": {card: g.host[card] for card in cards if g.zone[card] == STACKED},
        "wounds": Counter({card: g.wounds[card] for card in cards if g.wounds[card]}),
        "tokens": Counter({card: g.tokens[card] for card in cards if g.tokens[card]}),
        "hands": [len(hand) for hand in g.hands],
        "decks": [len(deck) for deck in g.decks],
        "discarded": {card for card in cards if g.zone[card] == DISCARD} | acting,
        "dead": {card for card in cards if g.zone[card] == DEAD},
        "against": {card: g.against[card] for card in cards if g.against[card] >= 0},
        "fight": (g.fighter, sorted(g.foes)) if g.fighter >= 0 else None,
        "bearers": g.bearer[:],
    }


class Ledger:
    """Somebody who has seen a position and reads on from there. Who owns a card, and what is printed on it, is seen."""

    def __init__(self, g: Fellowships) -> None:
        self.g = g
        self.owner = g.owner[:]
        self.rings = g.ring[:]
        self.board = public(g)

    def read(self, entry: Entry) -> None:
        if entry.audience is not None or not entry.key.startswith("tcg-log-"):
            return
        name = entry.key.removeprefix("tcg-log-").replace("-", "_")
        reader = getattr(self, f"read_{name}", None)
        if reader is not None:
            reader(**entry.about)

    # Where a card comes from, and where it goes

    def takes(self, card: int) -> None:
        """A card leaves the place where everybody saw it; one that nobody saw comes from its owner's hand."""
        board = self.board
        for pile in ("in play", "discarded", "dead"):
            if card in board[pile]:
                board[pile].discard(card)
                break
        else:
            if card in board["stacked"]:
                del board["stacked"][card]
            elif not board["turn"]:
                board["decks"][self.owner[card]] -= 1
            elif card not in board["path"]:
                board["hands"][self.owner[card]] -= 1
        for facts in ("borne", "wounds", "tokens", "against"):
            board[facts].pop(card, None)
        self.leaves_fight(card)

    def leaves_fight(self, card: int) -> None:
        board = self.board
        if board["fight"] is not None:
            fighter, foes = board["fight"]
            board["fight"] = (-1 if card == fighter else fighter, [foe for foe in foes if foe != card])

    def discards(self, card: int) -> None:
        if self.board["out"][self.owner[card]]:
            return
        self.takes(card)
        self.board["discarded"].add(card)

    # Players and turns

    def read_turn(self, seat: int, turn: int) -> None:
        self.board |= {"turn": turn, "free peoples": seat, "pool": 0, "worn": False, "phase": PHASES.index("between")}

    def read_phase(self, phase: int) -> None:
        self.board["phase"] = phase
        if PHASES[phase] in ("assignment", "regroup", "archery"):
            self.board["fight"] = None

    def read_phase_of(self, phase: int, seat: int) -> None:
        self.read_phase(phase)

    def read_twilight(self, count: int, total: int) -> None:
        self.board["pool"] = total

    read_twilight_spent = read_twilight

    def read_lose(self, seat: int) -> None:
        """All cards of a player who is out leave the game; what lies on them is told of."""
        board = self.board
        board["out"][seat] = 1
        board["hands"][seat] = board["decks"][seat] = 0
        for place in ("in play", "discarded", "dead"):
            board[place] = {card for card in board[place] if self.owner[card] != seat}
        for facts in ("borne", "stacked", "wounds", "tokens", "against"):
            kept = {card: fact for card, fact in board[facts].items() if self.owner[card] != seat}
            board[facts] = Counter(kept) if facts in ("wounds", "tokens") else kept
        board["against"] = {m: card for m, card in board["against"].items() if self.owner[card] != seat}

    def read_bearer(self, seat: int, card: int, count: int, **_: Any) -> None:
        board = self.board
        board["in play"] |= {card, self.rings[seat]}
        board["borne"][self.rings[seat]] = card
        board["burdens"][seat] = count
        board["bearers"][seat] = card

    def read_heir(self, card: int) -> None:
        seat = self.owner[card]
        self.board["borne"][self.rings[seat]] = card
        self.board["bearers"][seat] = card

    def read_burden(self, seat: int, count: int) -> None:
        self.board["burdens"][seat] += count

    def read_unburden(self, seat: int) -> None:
        self.board["burdens"][seat] -= 1

    def read_put_on(self, card: int) -> None:
        self.board["worn"] = True

    def read_take_off(self, card: int) -> None:
        self.board["worn"] = False

    # The path

    def read_site(self, seat: int, card: int) -> None:
        board = self.board
        number = self.g.card(card).site
        before = [site for site in board["path"] if self.g.card(site).site == number]
        board["path"] = [site for site in board["path"] if site not in before] + [card]
        board["path"].sort(key=lambda site: self.g.card(site).site)
        for site in before:
            if site in board["control"]:
                board["control"][card] = board["control"].pop(site)
            for place in ("borne", "stacked"):
                board[place] |= {other: card for other, host in board[place].items() if host == site}

    def read_move(self, seat: int, card: int) -> None:
        self.board["at"][seat] += 1

    def read_control(self, seat: int, card: int) -> None:
        self.board["control"][card] = seat

    def read_liberate(self, card: int) -> None:
        self.board["control"].pop(card)

    # Cards

    def read_draw(self, seat: int, count: int) -> None:
        self.board["hands"][seat] += count
        self.board["decks"][seat] -= count

    read_took = read_draw

    def read_redraw(self, seat: int) -> None:
        self.board["decks"][seat] += self.board["hands"][seat]
        self.board["hands"][seat] = 0

    def read_play(self, seat: int, card: int) -> None:
        self.takes(card)
        if self.g.card(card).type == EVENT:
            self.board["discarded"].add(card)
        else:
            self.board["in play"].add(card)

    def read_on(self, card: int, host: int) -> None:
        self.board["borne"][card] = host

    read_transfer = read_on

    def read_to_support(self, card: int) -> None:
        self.board["borne"].pop(card, None)

    def read_discard(self, card: int) -> None:
        self.discards(card)

    read_discard_to_heal = read_discard

    def read_hand_discard(self, seat: int, card: int) -> None:
        self.discards(card)

    def read_top_discard(self, seat: int, card: int) -> None:
        self.board["decks"][self.owner[card]] -= 1
        self.board["discarded"].add(card)

    def read_kill(self, card: int) -> None:
        self.takes(card)
        for ring in self.rings:
            if self.board["borne"].get(ring) == card:
                del self.board["borne"][ring]
        printed = self.g.card(card)
        dies = printed.type in (COMPANION, ALLY) and printed.side == FREE
        self.board["dead" if dies else "discarded"].add(card)

    def read_return(self, card: int) -> None:
        self.takes(card)
        self.board["hands"][self.owner[card]] += 1

    def read_into_deck(self, seat: int, card: int) -> None:
        self.takes(card)
        self.board["decks"][self.owner[card]] += 1

    read_on_deck = read_into_deck

    def read_beneath(self, seat: int, count: int) -> None:
        self.board["hands"][seat] -= count
        self.board["decks"][seat] += count

    read_beneath_open = read_into_deck

    def read_from_deck(self, seat: int, card: int) -> None:
        """The line that follows speaks of a card of the hand."""
        self.board["decks"][self.owner[card]] -= 1
        self.board["hands"][self.owner[card]] += 1

    def read_stack(self, card: int, host: int) -> None:
        self.takes(card)
        self.board["stacked"][card] = host

    def read_stack_top(self, card: int, host: int) -> None:
        self.board["decks"][self.owner[card]] -= 1
        self.board["stacked"][card] = host

    def read_take(self, seat: int, card: int) -> None:
        """From where everybody saw it, else from the deck."""
        seen = [self.board[pile] for pile in ("in play", "discarded", "dead", "stacked")]
        if any(card in pile for pile in seen):
            self.takes(card)
        else:
            self.board["decks"][self.owner[card]] -= 1
        self.board["hands"][self.owner[card]] += 1

    # Wounds and skirmishes

    def read_wound(self, card: int) -> None:
        self.board["wounds"][card] += 1

    read_exert = read_wound

    def read_heal(self, card: int) -> None:
        self.board["wounds"][card] -= 1

    def read_exhausted(self, card: int, count: int) -> None:
        self.board["wounds"][card] = count

    def read_tokens(self, card: int, count: int) -> None:
        self.board["tokens"][card] = count

    def read_assign(self, card: int, minion: int) -> None:
        self.board["against"][minion] = card

    def read_unassigned(self) -> None:
        self.board["against"] = {}

    def read_skirmish(self, card: int, minions: list[int]) -> None:
        self.board["fight"] = (card, sorted(minions))
        for minion in minions:
            self.board["against"].pop(minion, None)

    def read_withdrawn(self, card: int) -> None:
        self.leaves_fight(card)
        self.board["against"].pop(card, None)
