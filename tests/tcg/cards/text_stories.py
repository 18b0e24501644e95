"""Stories of cards as text: a table, what is done at it, and all that changes.

    Axe Strike (1_3)
      fellowship: Gimli, Son of Glóin + Dwarven Axe
      minions: Uruk Savage
      free hand: Axe Strike
      skirmish: Gimli, Son of Glóin / Uruk Savage
      = Gimli, Son of Glóin strength 8
      > free: play Axe Strike [or pass]
      = Axe Strike in the discard pile; Gimli, Son of Glóin strength 11

A line with ``>`` is a decision, with all that was offered besides. A line with ``=`` tells everything that is different
after it, and the first one what is not as it is printed. A story is played again and must be told in the same words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.runner import advance, decide
from westmarch.games.tcg.facts import (
    ATTACHED,
    BY_ID,
    CATALOGUE,
    DEAD,
    DECK,
    DISCARD,
    FREE,
    HAND,
    PATH,
    PLAY,
    SHADOW,
    STACKED,
    SUPPORT,
    VOID,
    Card,
)
from westmarch.games.tcg.rules.archery import fellowship_total, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

STORIES = Path(__file__).parent / "stories"
SEATS = ("free", "shadow", "another")
#: Where cards are laid, in this order, and whose they are if their side does not say it.
PLACES = {
    "on the Ring-bearer": (0, ATTACHED),
    "fellowship": (0, PLAY),
    "minions": (1, PLAY),
    "minions of another": (2, PLAY),
    "support of another": (2, SUPPORT),
    "hand of another": (2, HAND),
    "free support": (0, SUPPORT),
    "shadow support": (1, SUPPORT),
    "free hand": (0, HAND),
    "shadow hand": (1, HAND),
    "free deck": (0, DECK),
    "shadow deck": (1, DECK),
    "free discard": (0, DISCARD),
    "shadow discard": (1, DISCARD),
    "free dead": (0, DEAD),
}
ZONES = {DECK: "in the deck", HAND: "in hand", DISCARD: "in the discard pile", DEAD: "in the dead pile"}
ZONES |= {PLAY: "in play", SUPPORT: "in the support area", PATH: "on the path", VOID: "being played"}
#: What the Free Peoples player could always do in his fellowship phase, so that he is asked; not told.
SOMETHING_ELSE = "1_299"
BEFORE_MOVING = ("start", "sanctuary", "fellowship")
#: Who is assigned to whom, and whether they fight next or assignment goes on.
FIGHTS = ("skirmish", "fierce skirmish", "assigned")
SCALARS = ("burdens", "wounds of the Ring-bearer", "twilight", "controlled", "moves")
KEYWORDS = ("damage", "defender", "fierce", "archer", "ambush")
#: How many cards an option of a verb names; all of them for the verbs of several.
CARDS_OF = {"play": 1, "on": 1, "use": 1, "answer": 1, "heal": 1, "transfer": 1, "wound": 1, "assign": 2}
CARDS_OF |= {"skirmish": 1, "discard": 99, "choose": 99, "ambush": 1}

_NAMES: dict[str, list[Card]] = {}
for _card in CATALOGUE:
    _NAMES.setdefault(_card.name, []).append(_card)


def title_of(card: Card) -> str:
    """A card's name; with its number where two cards have the same."""
    return card.name if len(_NAMES[card.name]) == 1 else f"{card.name} ({card.id})"


def number_of(text: str) -> str:
    """The number of a card by its name. A number beside the name must be the right one."""
    found = re.fullmatch(r"(.*?)(?: \((\d_\d+)\))?", text.strip())
    assert found is not None
    name, number = found.groups()
    cards = [card.id for card in _NAMES.get(name, []) if number in (None, card.id)]
    if len(cards) != 1:
        raise ValueError(f"{text!r} is the name of {len(cards)} cards")
    return cards[0]


class Laid:
    """A card on the table as the story begins, with what it bears and what is stacked on it."""

    def __init__(self, place: str, card: str, items: tuple[str, ...] = (), stacked: tuple[str, ...] = ()) -> None:
        self.place = place
        self.card = card
        self.items = items
        self.stacked = stacked
        self.wounds = 0
        self.tokens = 0

    def __str__(self) -> str:
        items = "".join([f" + {title_of(BY_ID[item])}" for item in self.items])
        stacked = "".join([f" < {title_of(BY_ID[card])}" for card in self.stacked])
        marks = " !" * self.wounds + " *" * self.tokens
        return title_of(BY_ID[self.card]) + items + stacked + marks


def laid(place: str, text: str) -> Laid:
    """``Gimli, Son of Glóin + Dwarven Axe !``: the item that he bears, and a wound; ``<`` stacks, ``*`` is a token."""
    first = re.split(r" (?=[+<!*](?: |$))", text.strip())
    found = Laid(place, number_of(first[0]))
    for part in first[1:]:
        mark, rest = part[0], part[2:]
        if mark == "+":
            found.items += (number_of(rest),)
        elif mark == "<":
            found.stacked += (number_of(rest),)
        elif mark == "!":
            found.wounds += 1
        else:
            found.tokens += 1
    return found


class Story:
    """A table and the decisions made at it, about one card."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.towers = False
        self.at = 2
        self.ring_bearer = ""
        self.ring = ""
        self.cards: list[Laid] = []
        self.sites: dict[int, str] = {}
        self.scalars: dict[str, int] = {}
        self.worn = False
        self.step = "fellowship"
        self.fierce = False
        #: Who fights, and the minions against him; places in ``cards``, -1 is the Ring-bearer.
        self.fight: list[int] = []
        self.acts: list[str] = []

    # Setting

    def board(self) -> tuple[Board, list[int]]:
        """The table, and the cards laid in the order of ``cards``."""
        path = list(TOWERS_SITES if self.towers else FELLOWSHIP_SITES)
        for number, site in self.sites.items():
            path[number - 1] = site
        players = 3 if any([one.place.endswith("of another") for one in self.cards]) else 2
        board = Board(players, self.ring_bearer or "1_290", self.ring or "1_2", path, self.at)
        found = []
        for one in self.cards:
            seat, zone = PLACES[one.place]
            card = self._add(board, seat, one.card, zone, board.g.bearer[0] if zone == ATTACHED else -1)
            board.g.wounds[card] = one.wounds
            board.g.tokens[card] = one.tokens
            for item in one.items:
                self._add(board, seat, item, ATTACHED, card)
            for other in one.stacked:
                self._add(board, seat, other, STACKED, card)
            found.append(card)
        g = board.g
        g.burdens[0] = self.scalars.get("burdens", 0)
        g.wounds[g.bearer[0]] = self.scalars.get("wounds of the Ring-bearer", 0)
        g.pool = self.scalars.get("twilight", 0)
        g.moves = self.scalars.get("moves", 0)
        for number in range(1, self.scalars.get("controlled", 0) + 1):
            g.control[number] = 1
            g.put(g.path[number], SUPPORT)
        g.ring_on = self.worn
        g.fierce = self.fierce
        g.patient = True
        if self.fight:
            hero = g.bearer[0] if self.fight[0] < 0 else found[self.fight[0]]
            for place in self.fight[1:]:
                g.against[found[place]] = hero
        board.at_step(self.step)
        return board, found

    def _add(self, board: Board, seat: int, card: str, zone: int, host: int = -1) -> int:
        """In hands and piles lie cards of both sides, in play everybody's own."""
        if zone in (PLAY, SUPPORT, ATTACHED, STACKED):
            side = BY_ID[card].side
            seat = 0 if side == FREE else max(1, seat) if side == SHADOW else seat
        return board.add(seat, card, zone, host)

    # Telling

    def reported(self) -> list[str]:
        """The story, played."""
        heading = f"{BY_ID[self.subject].name} ({self.subject})"
        return [heading, *[f"  {line}" for line in self.table() + Play(self).lines]]

    def table(self) -> list[str]:
        lines = ["path: towers"] if self.towers else []
        lines += [f"at: {self.at}"] if self.at != 2 else []
        lines += [f"site {number}: {title_of(BY_ID[site])}" for number, site in self.sites.items()]
        lines += [f"ring-bearer: {title_of(BY_ID[self.ring_bearer])}"] if self.ring_bearer else []
        lines += [f"ring: {title_of(BY_ID[self.ring])}"] if self.ring else []
        for place in PLACES:
            here = [str(one) for one in self.cards if one.place == place]
            lines += [f"{place}: {'; '.join(here)}"] if here else []
        lines += [f"{name}: {value}" for name, value in self.scalars.items() if value]
        lines += ["the Ring is worn"] if self.worn else []
        if self.fight:
            names = [
                "Ring-bearer" if i < 0 else f"{title_of(BY_ID[self.cards[i].card])}{self._nth(i)}" for i in self.fight
            ]
            word = FIGHTS[2] if self.step == "assignment" else FIGHTS[self.fierce]
            lines.append(f"{word}: {' / '.join(names)}")
        elif self.step != "fellowship":
            lines.append(f"phase: {self.step}")
        return lines

    def _nth(self, place: int) -> str:
        """Which one of several copies: told from the second on."""
        same = [i for i, one in enumerate(self.cards) if one.card == self.cards[place].card]
        return f" #{same.index(place) + 1}" if same.index(place) else ""


def read(lines: list[str]) -> Story:
    """A story from its lines; what is told of its end is left out."""
    heading = re.fullmatch(r"(.*) \((\d_\d+)\)", lines[0])
    assert heading is not None, lines[0]
    story = Story(heading[2])
    if BY_ID[heading[2]].name != heading[1]:
        raise ValueError(f"{heading[2]} is {BY_ID[heading[2]].name}, not {heading[1]}")
    for line in lines[1:]:
        line = line.strip()
        if line.startswith(">"):
            story.acts.append(re.sub(r" \[.*\]$", "", line[2:]))
        elif not line.startswith("="):
            _read_table(story, line)
    story.cards.sort(key=lambda one: list(PLACES).index(one.place))
    for word, _, rest in [line.strip().partition(": ") for line in lines[1:]]:
        if word in FIGHTS:
            _read_fight(story, rest)
    return story


def _read_table(story: Story, line: str) -> None:
    word, _, rest = line.partition(": ")
    if word in PLACES:
        story.cards += [laid(word, one) for one in rest.split("; ")]
    elif word == "at":
        story.at = int(rest)
    elif word == "path":
        story.towers = True
    elif word.startswith("site "):
        story.sites[int(word[5:])] = number_of(rest)
    elif word == "ring-bearer":
        story.ring_bearer = number_of(rest)
    elif word == "ring":
        story.ring = number_of(rest)
    elif word in SCALARS:
        story.scalars[word] = int(rest)
    elif word == "the Ring is worn":
        story.worn = True
    elif word == "phase":
        story.step = rest
    elif word in FIGHTS:
        story.step = "assignment" if word == FIGHTS[2] else "skirmishes"
        story.fierce = word == FIGHTS[1]
    else:
        raise ValueError(f"a story does not say {line!r}")


def _read_fight(story: Story, text: str) -> None:
    for name in text.split(" / "):
        if name == "Ring-bearer":
            story.fight.append(-1)
            continue
        name, _, nth = name.partition(" #")
        same = [i for i, one in enumerate(story.cards) if one.card == number_of(name)]
        story.fight.append(same[int(nth or 1) - 1])


class Play:
    """A story played: its decisions and changes, line by line; if it is compared, no further than to a difference."""

    def __init__(self, story: Story, like: list[str] | None = None) -> None:
        board, _ = story.board()
        self.g = board.g
        self.base = board.base
        self.last = len(board.g.blueprint)
        if story.step in BEFORE_MOVING:
            board.add(0, SOMETHING_ELSE, HAND)
        #: Arrows are counted where the archers shoot.
        self.archers = story.step == "archery"
        self.lines: list[str] = []
        before = self.look(printed=True)
        advance(self.g)
        self.move_on()
        before = self._tell(before)
        for act in story.acts:
            if (like is not None and self.lines != like[: len(self.lines)]) or not self.do(act):
                break
            before = self._tell(before)

    def do(self, act: str) -> bool:
        """Decide, and tell the decision with what was offered besides."""
        if not self.g.asks:
            self.lines.append(f"> {act} cannot be done any more")
            return False
        ask = self.g.asks[0]
        option = self.option(ask, act)
        if option is None:
            self.lines.append(f"> {act} is not offered [but {self.offer(ask, '')}]")
            return False
        self.lines.append(f"> {act}{self._others(ask, act)}")
        decide(self.g, option, ask.seat)
        self.move_on()
        return True

    def move_on(self) -> None:
        """Nobody tells of a fellowship that can only move."""
        while len(self.g.asks) == 1 and self.g.asks[0].listed == [("move",)]:
            decide(self.g, ("move",), self.g.asks[0].seat)

    # Options

    def option(self, ask: Ask, act: str) -> Option | None:
        seat, _, said = act.partition(": ")
        if seat != SEATS[ask.seat]:
            return None
        for option in ask.listed:
            if self.text(option) == said:
                return option
        if ask.pick is None:
            return None
        if isinstance(ask.pick, Subset):
            return self._subset(ask.pick, said)
        return next((option for option in ask.pick.enumerate() if self.text(option) == said), None)

    def _subset(self, pick: Subset, said: str) -> Option | None:
        verb, _, rest = said.partition(" ")
        names = rest.split("; ") if rest and rest != "nothing" else []
        items = list(pick.items)
        chosen = []
        for name in names:
            found = [item for item in items if self.name(item) == name]
            if not found:
                return None
            chosen.append(found[0])
            items.remove(found[0])
        option = (verb, *sorted(chosen))
        return option if pick.legal(option) else None

    def text(self, option: Option) -> str:
        verb, *rest = option
        count = CARDS_OF.get(verb, 0)
        words = [self.name(card) for card in rest[:count]]
        if count == 99 and not words:
            words = ["nothing"]
        numbers = [str(value) for value in rest[count:]]
        if verb in ("use", "answer"):
            numbers = [f"({', '.join(numbers)})"] if any(rest[count:]) else []
        return " ".join([verb, *(["; ".join(words)] if words else []), *numbers])

    def offer(self, ask: Ask, act: str) -> str:
        """What may be chosen besides."""
        options = [option for option in ask.listed if option[0] != "play" or option[1] < self.last]
        texts = sorted({self.text(option) for option in options} - {act.partition(": ")[2]})
        if isinstance(ask.pick, Subset):
            pick = ask.pick
            how_many = str(pick.low) if pick.low == pick.high else f"{pick.low} to {pick.high}"
            texts.append(f"{how_many} of {'; '.join(sorted([self.name(item) for item in pick.items]))}")
        elif ask.pick is not None:
            texts += [self.text(option) for option in ask.pick.enumerate()]
        return "; ".join(texts)

    def _others(self, ask: Ask, act: str) -> str:
        texts = self.offer(ask, act)
        return f" [{'' if isinstance(ask.pick, Subset) else 'or '}{texts}]" if texts else ""

    def name(self, card: int) -> str:
        """A card's name; from the second copy on with its place among them."""
        g = self.g
        title = title_of(g.card(card))
        if card < self.base:
            return title
        same = [c for c in range(self.base, max(self.last, card + 1)) if g.blueprint[c] == g.blueprint[card]]
        return f"{title} #{same.index(card) + 1}" if same[0] != card else title

    # Changes

    def _tell(self, before: dict[tuple[int, str], Any]) -> dict[tuple[int, str], Any]:
        """Tell what has changed."""
        now = self.look()
        reported = [self._change(key, value) for key, value in now.items() if before.get(key, 0) != value]
        if self.g.ending:
            reported.append(f"the game ends: {self.g.ending}")
        if reported:
            self.lines.append(f"= {'; '.join(reported)}")
        return now

    def _change(self, key: tuple[int, str], value: Any) -> str:
        card, what = key
        if card < 0:
            return f"{what} {value}"
        return f"{self.name(card)} {value}" if what == "is" else f"{self.name(card)} {what} {value}"

    def look(self, printed: bool = False) -> dict[tuple[int, str], Any]:
        """All that is watched; of a card that was just laid, what is printed on it."""
        g = self.g
        found: dict[tuple[int, str], Any] = {}
        for card in [g.bearer[0], g.ring[0], *range(self.base, self.last)]:
            zone = g.zone[card]
            found[card, "is"] = self._where(card, zone)
            blueprint = g.card(card)
            if PLAY <= zone <= ATTACHED:
                found[card, "tokens"] = g.tokens[card]
                if blueprint.is_character:
                    self._character(found, card, blueprint, printed)
            elif zone == HAND:
                found[card, "cost"] = blueprint.cost if printed else twilight_cost(g, card)
        found[-1, "twilight"] = g.pool
        found[-1, "burdens"] = g.burdens[0]
        found[-1, "moves"] = g.moves
        for seat, name in enumerate(SEATS[: g.seats]):
            piles = (("hand", g.hands), ("deck", g.decks), ("discard pile", g.discards), ("dead pile", g.dead))
            for pile, cards in piles:
                # Cards that the story has laid are told one by one.
                found[-1, f"{name} {pile}"] = len([card for card in cards[seat] if card < self.base])
        found[-1, "the Ring is worn:"] = g.ring_on
        found[-1, "sites controlled:"] = sum([1 for seat in g.control if seat == 1])
        self._sites(found, printed)
        return found

    def _where(self, card: int, zone: int) -> str:
        if zone in (ATTACHED, STACKED):
            return f"{'on' if zone == ATTACHED else 'stacked on'} {self.name(self.g.host[card])}"
        return ZONES.get(zone, "out of play")

    def _character(self, found: dict[tuple[int, str], Any], card: int, blueprint: Card, printed: bool) -> None:
        g = self.g
        ring = g.card(g.ring[0]).strength if card == g.bearer[0] else 0
        found[card, "strength"] = blueprint.strength + ring if printed else g.strength(card)
        found[card, "vitality"] = blueprint.vitality if printed else g.full_vitality(card)
        found[card, "wounds"] = g.wounds[card]
        for keyword in KEYWORDS:
            found[card, keyword] = blueprint.keywords.get(keyword, 0) if printed else int(g.keyword(card, keyword))
        if g.against[card] >= 0:
            found[card, "against"] = self.name(g.against[card])

    def _sites(self, found: dict[tuple[int, str], Any], printed: bool) -> None:
        """Where the fellowship is, what the next site brings, and what the archers do."""
        g = self.g
        found[-1, "at site"] = g.at[g.fp]
        if self.archers and not printed:
            found[-1, "arrows"] = fellowship_total(g)
            found[-1, "arrows of minions"] = minion_total(g)
        found[-1, "move limit"] = 2 if printed else g.move_limit()
        for number in range(1, 10):
            site = g.path[number]
            if site >= 0:
                found[-1, f"Shadow number of site {number}"] = (
                    g.card(site).shadow if printed else shadow_number(g, site)
                )


class StoryText:
    """The lines of a story in a file, named by its card."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.subject = lines[0].rpartition(" (")[2].rstrip(")")

    def __str__(self) -> str:
        return self.lines[0]


def stories() -> list[StoryText]:
    """All stories; an empty line parts them, and a line with ``#`` says what a file is about."""
    found = []
    for path in sorted(STORIES.rglob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            lines = [line for line in block.splitlines() if line and not line.startswith("#")]
            found += [StoryText(lines)] if lines else []
    return found
