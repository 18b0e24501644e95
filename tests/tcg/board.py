"""The TCG's table: verbs that set a position and play on in it.

    board = Board().fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
    board.fight("Gimli, Son of Glóin", "Goblin Runner").hand(0, "Axe Strike").take("play", "Axe Strike")

Cards are named as their definitions name them (see ``names``); ``board.c("Axe Strike")`` is the card on the table.
"""

from __future__ import annotations

from typing import Any, Self

from tcg.names import number
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance
from westmarch.engine.table import Table
from westmarch.games.tcg.decks import Deck
from westmarch.games.tcg.facts import ADVENTURE, ATTACHED, BETWEEN, BY_ID, DECK, HAND, MINION, PATH, PLAY, SUPPORT
from westmarch.games.tcg.game import GAME
from westmarch.games.tcg.notation import card_name
from westmarch.games.tcg.rules.setup import SetUp
from westmarch.games.tcg.rules.turn import Turns, turn_at
from westmarch.games.tcg.setup import with_decks

FELLOWSHIP_SITES = [
    "1_319",  # Bag End
    "1_327",  # Bree Gate
    "1_337",  # Council Courtyard
    "1_344",  # Dwarrowdelf Chamber
    "1_349",  # The Bridge of Khazad-dûm
    "1_350",  # Dimrill Dale
    "1_353",  # Anduin Confluence
    "1_356",  # Anduin Banks
    "1_360",  # Emyn Muil
]
#: The same with a river.
RIVER_SITES = [FELLOWSHIP_SITES[0], "Buckleberry Ferry", *FELLOWSHIP_SITES[2:]]
TOWERS_SITES = [
    "4_323",  # East Wall of Rohan
    "4_330",  # Derndingle
    "4_337",  # Barrows of Edoras
    "4_346",  # White Rocks
    "4_347",  # Deep of Helm
    "4_354",  # Hornburg Armory
    "4_356",  # Hornburg Causeway
    "4_358",  # Ring of Isengard
    "4_360",  # Fortress of Orthanc
]
#: What is asked when the turn of a fellowship ends: a point at which tests stop.
END_OF_TURN = ["tcg-ask-reconcile", "tcg-ask-move-again"]
#: What lies in the decks: cards without any text that matters.
FILLER = {"Lórien Elf": 3, "Hobbit Sword (1_299)": 3, "Goblin Patrol Troop": 3, "Uruk Savage": 3}


class Board(Table):
    """A game in the middle of a turn of the first seat, with an empty table but for the Ring-bearers."""

    def __init__(
        self,
        players: int = 2,
        frodo: str = "Frodo, Son of Drogo",
        ring: str = "The One Ring, The Ruling Ring (1_2)",
        sites: list[str] | None = None,
        at: int = 1,
        filler: dict[str, int] | None = None,
    ) -> None:
        path = sites or FELLOWSHIP_SITES
        cards = {number(name): count for name, count in (FILLER if filler is None else filler).items()}
        deck = Deck("test", number(frodo), number(ring), [number(site) for site in path], cards)
        g = with_decks([deck] * players, Chance(seed_of(1)))
        g.order = list(range(players))
        g.bids = [0] * players
        for seat in range(players):
            g.put(g.bearer[seat], PLAY)
            g.put(g.ring[seat], ATTACHED, g.bearer[seat])
            g.at[seat] = at
        for place in range(1, at + 1):
            site = next(c for c in g.adventure[0] if g.card(c).site == place)
            g.put(site, PATH)
            g.path[place] = site
        g.fp = 0
        g.turn = 1
        g.phase = BETWEEN
        set_up = SetUp()
        set_up.pc = len(SetUp.STEPS)
        turns = Turns()
        g.stack = [set_up, turns]
        #: Cards from here on were put into the game by the test.
        self.base = len(g.blueprint)
        super().__init__(GAME, {"players": players}, position=g)
        self.at_step("fellowship")

    # Set

    def at_step(self, step: str) -> Self:
        """The turn stands before this step."""
        self.g.stack[2:] = turn_at(step)
        return self

    def add(self, seat: int, card_id: str, zone: int, host: int = -1) -> int:
        """Put one more card into the game."""
        g = self.g
        blueprint = BY_ID[number(card_id)]
        card = len(g.blueprint)
        same = [c for c in range(card) if g.blueprint[c] == blueprint.number and g.owner[c] == seat]
        g.blueprint.append(blueprint.number)
        g.owner.append(seat)
        g.copy.append(len(same) + 1)
        g.zone.append(11)
        g.host.append(-1)
        g.against.append(-1)
        g.wounds.append(0)
        g.tokens.append(0)
        g.entered.append(0)
        g.put(card, zone, host)
        return card

    def add_and(self, seat: int, card_id: str) -> Any:
        """Put a card into a hand and give back the position."""
        self.add(seat, card_id, HAND)
        return self.g

    def fellowship(self, *ids: str, seat: int = 0) -> Self:
        """Companions of the Free Peoples player; ``"Gimli, Son of Glóin + Dwarven Axe"`` bears an item."""
        return self._characters(seat, PLAY, ids)

    def minions(self, *ids: str, seat: int = 1) -> Self:
        return self._characters(seat, PLAY, ids)

    def support(self, seat: int, *ids: str) -> Self:
        """Allies, conditions and other cards in a support area."""
        return self._characters(seat, SUPPORT, ids)

    def _characters(self, seat: int, zone: int, ids: tuple[str, ...]) -> Self:
        for text in ids:
            first, *items = [part.strip() for part in text.split("+")]
            card = self.add(seat, first, zone)
            for item in items:
                self.add(seat, item, ATTACHED, card)
        return self

    def bear(self, host: str, card_id: str, seat: int = 0) -> Self:
        self.add(seat, card_id, ATTACHED, self.c(host))
        return self

    def hand(self, seat: int, *ids: str) -> Self:
        for card_id in ids:
            self.add(seat, card_id, HAND)
        return self

    def deck(self, seat: int, *ids: str) -> Self:
        """Cards on top of a draw deck, the last one topmost."""
        for card_id in ids:
            self.add(seat, card_id, DECK)
        return self

    def pile(self, seat: int, zone: int, *ids: str) -> Self:
        for card_id in ids:
            self.add(seat, card_id, zone)
        return self

    def hurt(self, card_id: str, wounds: int, n: int = 1) -> Self:
        self.g.wounds[self.c(card_id, n)] = wounds
        return self

    def burdens(self, count: int) -> Self:
        self.g.burdens[0] = count
        return self

    def pool(self, count: int) -> Self:
        self.g.pool = count
        return self

    def site(self, number: int, card_id: str, seat: int = 0) -> Self:
        """Put another site on the path."""
        g = self.g
        old = g.path[number]
        new = self.add(seat, card_id, PATH)
        g.path[number] = new
        if old >= 0:
            g.put(old, ADVENTURE)
        return self

    def controls(self, seat: int, number: int) -> Self:
        """A player controls a site of the path."""
        self.g.control[number] = seat
        self.g.put(self.g.path[number], SUPPORT)
        return self

    def fight(self, character: str, *minions: str) -> Self:
        """Minions are assigned; the skirmishes come next."""
        used: dict[str, int] = {}
        for minion in minions:
            used[minion] = used.get(minion, 0) + 1
            self.g.against[self.c(minion, used[minion])] = self.c(character)
        return self.at_step("skirmishes")

    # Look

    def c(self, card_id: str, n: int = 1, seat: int | None = None) -> int:
        """The n-th card of a number that was put into the game, filler and decks left out."""
        g = self.g
        printed = BY_ID[number(card_id)].number
        found = [c for c in range(len(g.blueprint)) if g.blueprint[c] == printed]
        found = [c for c in found if seat is None or g.owner[c] == seat]
        return ([c for c in found if c >= self.base] or found)[n - 1]

    def zone(self, card_id: str, n: int = 1) -> int:
        return int(self.g.zone[self.c(card_id, n)])

    def strength(self, card_id: str, n: int = 1) -> int:
        return int(self.now.strength(self.c(card_id, n)))

    def wounds(self, card_id: str, n: int = 1) -> int:
        return int(self.now.wounds[self.c(card_id, n)])

    @property
    def now(self) -> Any:
        """The position once play has begun."""
        return self.session.state

    @property
    def asked(self) -> str:
        """The prompt that is asked now."""
        return str(self.now.asks[0].prompt) if self.now.asks else str(self.now.ending)

    @property
    def asker(self) -> int:
        return int(self.now.asks[0].seat)

    # Act

    def _find(self, verb: str, ids: tuple[Any, ...]) -> tuple[int, str] | None:
        for ask in self.now.asks:
            for option in ask.all_options():
                if option[0] == verb and self._matches(option, ids):
                    return ask.seat, GAME.notation.code(self.now, ask.seat, option)
        return None

    def _matches(self, option: Any, ids: tuple[Any, ...]) -> bool:
        given = list(option[1:])
        for i, wanted in enumerate(ids):
            if i >= len(given):
                return False
            if isinstance(wanted, str):
                if option[0] == "choose" or option[0] == "discard":
                    if not any(self.now.card(c).id == number(wanted) for c in given):
                        return False
                elif self.now.card(given[i]).id != number(wanted):
                    return False
            elif given[i] != wanted:
                return False
        return len(given) == len(ids) if option[0] in ("choose", "discard") else True

    def can(self, verb: str, *ids: Any) -> bool:
        return self._find(verb, ids) is not None

    def take(self, verb: str, *ids: Any) -> Self:
        """Decide: the first option with this verb and these cards."""
        found = self._find(verb, ids)
        assert found is not None, f"{verb} {ids} is not offered by {self.asked}: {self.all_codes()}"
        return self.do(found[1], seat=found[0])

    def sanctuary(self, healed: dict[str, int]) -> Self:
        """Heal wounds at the sanctuary, all in one choice."""
        amounts = [f"{self.name(card)}={wounds}" for card, wounds in healed.items()]
        return self.do("sanctuary:" + ",".join(amounts), seat=0)

    def heals(self, card_id: str) -> bool:
        """Whether the sanctuary can heal a card."""
        return self.asked == "tcg-ask-sanctuary" and self.c(card_id) in self.now.asks[0].pick.items

    def all_codes(self) -> list[str]:
        return [GAME.notation.code(self.now, a.seat, o) for a in self.now.asks for o in a.all_options()]

    def skip(self, count: int = 1) -> Self:
        for _ in range(count):
            self.do("pass", seat=self.asker)
        return self

    def until(self, *prompts: str, limit: int = 60) -> Self:
        """Pass (or take the first option) until one of these is asked, or the game is over."""
        for _ in range(limit):
            if not self.now.asks or self.asked in prompts:
                return self
            codes = self.all_codes()
            self.do("pass" if "pass" in codes else codes[0], seat=self.asker)
        raise AssertionError(f"{prompts} never asked; now {self.asked}")

    def settle(self) -> Self:
        """Everybody passes until the skirmish phases are over."""
        return self.until("tcg-ask-reconcile", "tcg-ask-regroup", "tcg-ask-move-again")

    def name(self, card_id: str, n: int = 1) -> str:
        return card_name(self.now, self.c(card_id, n))


def minions_of(board: Board) -> list[str]:
    return [board.now.card(c).id for c in board.now.table if board.now.card(c).type == MINION]


def run(board: Board, frame: Frame | None) -> Board:
    """Let a procedure happen in the middle of play."""
    if frame is not None:
        board.now.stack.append(frame)
    advance(board.now)
    return board


def quiet(board: Board) -> Board:
    """Everybody passes until hands are reconciled or the fellowship may move again."""
    return board.until("tcg-ask-reconcile", "tcg-ask-move-again", limit=120)


def reach(board: Board, verb: str, card: str) -> Board:
    """Everybody passes until somebody may do this."""
    for _ in range(20):
        if board.can(verb, card):
            return board
        board.skip()
    raise AssertionError(f"{verb} {card} is never offered")
