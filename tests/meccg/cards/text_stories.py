"""Stories of cards as text: a table, what is done at it, and all that changes.

    Concealment (concealment)
      company at Moria: Aragorn II; Gimli (tapped)
      hand: Concealment
      moment: attack by orcs, 2 strikes, prowess 8
      > north: play:concealment:0 [or pass]
      = Aragorn II tapped
      * negated Concealment

A line with ``>`` is a decision, with all that was offered besides. A line with ``=`` tells everything that is different
after it, and the first one what is not as it is printed; one with ``*`` what the log says of dice, checks and fights;
one with ``@`` at which moments the card could be played or used, and what could not be missing.
A story is played again and must be told in the same words.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meccg.board import Board, bare
from meccg.cards.what_it_takes import moments_of, takes
from westmarch.cards.nodes import Ability
from westmarch.engine.decision import Ask, Option
from westmarch.games.meccg.facts import FACES, LANDS, NAMED, NUMBER, SITE_TYPES, WIZARD
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.registry import DEFINED, STATES, Defined
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import body_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.company_movement import CompanyMovement, draws
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.council import total_points
from westmarch.games.meccg.rules.movement import regions_allowed
from westmarch.games.meccg.rules.organization import declare_move
from westmarch.games.meccg.rules.strike import Strike
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import (
    DECK,
    DISCARD,
    GENERAL,
    GUARD,
    HAND,
    OUT,
    PLAY,
    POINTS,
    SIDEBOARD,
    STATUSES,
    ZONES,
)
from westmarch.games.meccg.values import (
    body,
    check_modifier,
    corruption,
    general_free,
    hand_size,
    influence_free,
    mind,
    prowess,
    site_type,
)

STORIES = Path(__file__).parent / "stories"
SEATS = ("north", "south")
#: Piles in which a story lays cards; north is the player whose turn it is.
PILES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "points": POINTS, "sideboard": SIDEBOARD}
#: What both decks hold besides.
FILLER = "dodge"
FILLED = 12
#: Lines of the log that only repeat what is told of the cards.
REPEATED = (
    "play", "use", "goes", "puts", "put-own", "draw", "draws", "taps", "untaps", "wounded", "heals", "moves", "reveals",
    "arrives", "aims", "limit", "dice", "engine-forced", "shows", "way-map", "way-printed", "way-byway", "way-below",
    "way-flown", "path", "attack-now", "way", "supports",
)  # fmt: skip
#: Where a character comes into play is told of him, in which company somebody is, and who bore an item.
TOLD_BEFORE = (("character", "site"), ("regroup", "leader"), ("give", "third"))
#: Verbs of which only the number of options is told, unless they name the card.
MANY = ("move", "regroup", "transfer", "follow", "general", "store", "character", "release", "creature", "sideboard")
MOST_TOLD = 14
MOST_TOLD_GATHERED = 60
#: All sorts of people with all sorts of things; the last ones are the opponent's.
GATHERED = "and many others"
GATHERING = (
    "Gandalf + Glamdring", "Aragorn II + Narsil + Gwaihir", "Faramir (tapped)", "Legolas + Elven Cloak",
    "Haldir (wounded)", "Gimli + Durin’s Axe", "Balin (tapped) + Great-shield of Rohan", "Éomer + Horn of Anor",
    "Beorn", "Bilbo + Elf-stone + Bill the Pony", "Pippin (wounded) + Lure of Expedience",
    "Celeborn + Palantír of Annúminas",
    "Thorin II + Precious Gold Ring", "Boromir II", "Arwen (tapped)", "Bofur", "Barliman Butterbur",
    "Merry + Dagger of Westernesse",
)  # fmt: skip
OPPOSING = 5
#: Moments of a company's movement/hazard phase, and how many hazards may be played then.
IN_THE_FIELD = ("attack", "creature", "agent", "check")
HAZARDS_LEFT = 4


def name_of(card: str) -> str:
    return FACES[NUMBER[card]].names[0]


def card_of(name: str) -> str:
    """The id of a card by its name."""
    if name not in NAMED:
        raise ValueError(f"no card is named {name!r}")
    return FACES[NAMED[name]].id


class Someone:
    """A character of a company, with what lies under him."""

    def __init__(self, card: str, status: str = "", cards: tuple[str, ...] = ()) -> None:
        self.card = card
        self.status = status
        self.cards = cards

    def __str__(self) -> str:
        borne = "".join([f" + {name_of(card)}" for card in self.cards])
        return name_of(self.card) + (f" ({self.status})" if self.status else "") + borne


class Company:
    """Some characters at a site, perhaps on their way to another, and the card on guard there."""

    def __init__(self, seat: int, site: str, people: list[Someone], goal: str = "", guard: str = "") -> None:
        self.seat = seat
        self.site = site
        self.people = people
        self.goal = goal
        self.guard = guard

    def __str__(self) -> str:
        goal = f" to {name_of(self.goal)}" if self.goal else ""
        guard = f" | {name_of(self.guard)}" if self.guard else ""
        return f"company at {name_of(self.site)}{goal}: {'; '.join([str(one) for one in self.people])}{guard}"


class Story:
    """A table and the decisions made at it, about one card."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.companies: list[Company] = []
        #: Cards in piles, by seat and pile; events on the table, on a company or for all.
        self.piles: dict[tuple[int, str], list[str]] = {}
        self.events: list[tuple[int, str, int]] = []
        self.moment = "organization"
        self.dice: list[int] = []
        #: Whether many others are with the first company, and before it: see ``GATHERING``.
        self.gathered = False
        self.acts: list[str] = []

    # Telling

    def reported(self) -> list[str]:
        heading = f"{name_of(self.subject)} ({self.subject})"
        return [heading, *[f"  {line}" for line in self.table() + Play(self).lines]]

    def table(self) -> list[str]:
        lines = [f"{'opposing ' * one.seat}{one}" for one in self.companies]
        for (seat, pile), cards in sorted(self.piles.items()):
            if cards:
                lines.append(f"{'opposing ' * seat}{pile}: {'; '.join([name_of(card) for card in cards])}")
        for seat, card, slot in self.events:
            where = f" on company {slot + 1}" if slot >= 0 else ""
            lines.append(f"{'opposing ' * seat}event: {name_of(card)}{where}")
        lines += [GATHERED] if self.gathered else []
        lines.append(f"moment: {self.moment}")
        return lines + ([f"dice: {' '.join([str(one) for one in self.dice])}"] if self.dice else [])

    # Setting

    def board(self) -> Board:
        board = fresh()
        for one in self._companies():
            slot = board.company(
                one.site, *[f"{who.card}/{who.status}".rstrip("/") for who in one.people], seat=one.seat
            )
            for who, card in zip(one.people, list(board.g.members[slot]), strict=True):
                for borne in who.cards:
                    owner = 1 - one.seat if FACES[NUMBER[borne]].kind in (7, 8) else one.seat
                    board.g.attach(board.g.add(NUMBER[borne], owner, HAND), card)
            if one.guard:
                guard = board.g.add(NUMBER[one.guard], 1 - one.seat, GUARD)
                board.g.c_guard[slot] = guard
        for (seat, pile), cards in sorted(self.piles.items()):
            board.pile(PILES[pile], *cards, seat=seat)
        for seat, event, slot in self.events:
            number = board.g.add(NUMBER[event], seat, HAND)
            board.g.lay_on_table(number, slot)
            board.g.known[number] = 1
        if self.dice:
            board.dice(*self.dice)
        for slot, one in enumerate(self.companies):
            if one.goal:
                declare_move(board.g, slot, board.site(one.goal, one.seat))
        return board

    def _companies(self) -> list[Company]:
        """The companies, with those who have gathered: north's join the first, south's stand before it."""
        if not self.gathered:
            return self.companies
        there = {card for one in self.companies for who in one.people for card in (who.card, *who.cards)}
        there |= {card for cards in self.piles.values() for card in cards} | {card for _, card, _ in self.events}
        wizard = any([FACES[NUMBER[card]].kind == WIZARD for card in there])
        first, *others = self.companies
        gathered = []
        for text in GATHERING:
            who = someone(text)
            if who.card not in there and not (wizard and FACES[NUMBER[who.card]].kind == WIZARD):
                gathered.append(Someone(who.card, who.status, tuple([c for c in who.cards if c not in there])))
        north, south = gathered[:-OPPOSING], gathered[-OPPOSING:]
        joined = Company(first.seat, first.site, first.people + north, first.goal, first.guard)
        return [joined, *others, Company(1, first.site, south)]

    def begin(self, board: Board) -> None:
        word, *rest = self.moment.split(" ")
        g = board.g
        if word in IN_THE_FIELD:
            g.limit = HAZARDS_LEFT
            g.here = 0
        if word in ("organization", "untap"):
            getattr(board, word)()
        elif word == "long-events":
            board.long_events()
        elif word == "end":
            board.end_of_turn()
        elif word in ("movement", "hazards"):
            board.run(CompanyMovement(0))
            while word == "hazards" and board.prompt() in ("route", "draw"):
                board.do("pass" if board.prompt() == "draw" else board.options()[0])
        elif word == "entering":
            board.at_site(0)
        elif word == "site":
            board.explore(0)
        elif word == "check":
            board.run_check(g.members[0][0], int(rest[-1]))
        elif word == "automatic":
            board.automatic(0)
        elif word == "attack":
            # attack by RACE, N strikes, prowess N, body N
            found = re.fullmatch(r"attack by ([a-z-]+), (\d+) strikes?, prowess (\d+), body (\d+)", self.moment)
            assert found is not None, self.moment
            board.attack(0, found[1], int(found[2]), int(found[3]), int(found[4]))
        elif word == "agent":
            board.agent_attack(0, card_of(self.moment.partition(" ")[2]))
        elif word == "creature":
            board.creature(0, card_of(self.moment.partition(" ")[2]))
        else:
            raise ValueError(f"a story does not begin at {self.moment!r}")


_BASE: list[Arda] = []


def fresh() -> Board:
    """An empty table, with something in both decks."""
    if not _BASE:
        made = Board()
        made.deck(*[FILLER] * FILLED).deck(*[FILLER] * FILLED, seat=1)
        _BASE.append(made.g)
    return Board(position=_BASE[0].clone())


def read(lines: list[str]) -> Story:
    """A story from its lines; what is told of its end is left out."""
    heading = re.fullmatch(r"(.*) \(([a-z0-9-]+)\)", lines[0])
    assert heading is not None, lines[0]
    story = Story(heading[2])
    if card_of(heading[1]) != heading[2]:
        raise ValueError(f"{heading[2]} is {name_of(heading[2])}, not {heading[1]}")
    for line in lines[1:]:
        line = line.strip()
        if line.startswith(">"):
            story.acts.append(re.sub(r" \[.*\]$", "", line[2:]))
        elif line[0] not in "=*@":
            _read_table(story, line)
    return story


def _read_table(story: Story, line: str) -> None:
    word, _, rest = line.partition(": ")
    seat = 1 if word.startswith("opposing ") else 0
    word = word.removeprefix("opposing ")
    if word.startswith("company at "):
        story.companies.append(_company(seat, word.removeprefix("company at "), rest))
    elif word in PILES:
        story.piles[seat, word] = [card_of(name) for name in rest.split("; ")]
    elif word == "event":
        name, _, slot = rest.partition(" on company ")
        story.events.append((seat, card_of(name), int(slot or 0) - 1))
    elif word == "moment":
        story.moment = rest
    elif line == GATHERED:
        story.gathered = True
    elif word == "dice":
        story.dice = [int(one) for one in rest.split(" ")]
    else:
        raise ValueError(f"a story does not say {line!r}")


def _company(seat: int, place: str, text: str) -> Company:
    people, _, guard = text.partition(" | ")
    site, _, goal = place.partition(" to ")
    found = [someone(one) for one in people.split("; ")]
    return Company(seat, card_of(site), found, card_of(goal) if goal else "", card_of(guard) if guard else "")


def someone(text: str) -> Someone:
    """``Gimli (tapped) + Durin’s Axe``: how he is, and what lies under him."""
    who, *borne = text.split(" + ")
    match = re.fullmatch(r"(.*?)(?: \((tapped|wounded)\))?", who)
    assert match is not None
    return Someone(card_of(match[1]), match[2] or "", tuple([card_of(card) for card in borne]))


@contextlib.contextmanager
def defined_as(card: int, abilities: tuple[Ability, ...]) -> Iterator[None]:
    """A card with other abilities, for as long as it is looked at."""
    before = DEFINED[card]
    other = DEFINED[card] = Defined(abilities)
    gone = [value for value in before.mods if value not in other.mods]
    for value in gone:
        STATES[value].discard(card)
    try:
        yield
    finally:
        DEFINED[card] = before
        for value in gone:
            STATES[value].add(card)


class Play:
    """A story played: its decisions and changes, line by line; if it is compared, no further than to a difference."""

    def __init__(self, story: Story, like: list[str] | None = None) -> None:
        self.board = story.board()
        self.story = story
        self.first = len(fresh().g.faces)
        self.last = len(self.g.faces)
        self.lines: list[str] = []
        self.read = 0
        before = self._without_text() if story.gathered else self.look(printed=True)
        story.begin(self.board)
        before = self._tell(before)
        for act in story.acts:
            if (like is not None and self.lines != like[: len(self.lines)]) or not self.do(act):
                break
            before = self._tell(before)
        if not self.lines or self.lines[-1][0] != ">":
            self._offer()

    @property
    def g(self) -> Arda:
        return self.board.g

    def _without_text(self) -> dict[tuple[str, str], Any]:
        """How everything would be if the card of the story had no text."""
        board = self.board
        with defined_as(NUMBER[self.story.subject], ()):
            self.board = self.story.board()
            self.story.begin(self.board)
            found = self.look()
        self.board = board
        return found

    def _offer(self) -> None:
        """What could be done next."""
        if self.g.asks:
            ask = self.g.asks[0]
            self.lines.append(f"= {SEATS[ask.seat]} may {self.offer(ask, '')}")

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
        others = self.offer(ask, act)
        when = self._when(ask, option)
        self.lines.append(f"> {act}{f' [or {others}]' if others else ''}")
        self.lines += when
        self.board.session.decide(ask.seat, GAME.notation.code(self.g, ask.seat, option))
        self.board.settle()
        return True

    def _when(self, ask: Ask, option: Option) -> list[str]:
        """The moments at which the card of the story could be played or used now, and what that takes."""
        match option:
            case ("play" | "use", card, _) if self.g.face(card).id == self.story.subject:
                moments = ", ".join(moments_of(self.g, ask.seat, option))
                taken = ", ".join(takes(self.g, ask.seat, option, range(self.first, self.last)))
                return [f"@ {moments}{f' | takes {taken}' if taken else ''}"] if moments else []
        return []

    # Options

    def text(self, ask: Ask, option: Option) -> str:
        return bare(GAME.notation.code(self.g, ask.seat, option))

    def option(self, ask: Ask, act: str) -> Option | None:
        seat, _, said = act.partition(": ")
        if seat != SEATS[ask.seat]:
            return None
        return next((option for option in ask.all_options() if self.text(ask, option) == said), None)

    def offer(self, ask: Ask, act: str) -> str:
        """What may be chosen besides: of what there is plenty, how many."""
        if ask.pick is not None and ask.pick.count() > 200:
            return f"{ask.pick.count()} ways"
        texts = sorted({self.text(ask, option) for option in ask.all_options()} - {act.partition(": ")[2]})
        plain = [text for text in texts if self.story.subject in text or text.partition(":")[0] not in MANY]
        reported = plain[: MOST_TOLD if not self.story.gathered else MOST_TOLD_GATHERED]
        rest = len(texts) - len(reported)
        return "; ".join(reported + ([f"{rest} more"] if rest else []))

    # Changes

    def _tell(self, before: dict[tuple[str, str], Any]) -> dict[tuple[str, str], Any]:
        now = self.look()
        changed = [(key, value) for key, value in now.items() if before.get(key) != value]
        reported = [f"{who} {what} {value}".replace("  ", " ") for (who, what), value in changed]
        if self.g.ending:
            reported.append(f"the game ends: {self.g.ending}")
        if reported:
            self.lines.append(f"= {'; '.join(reported)}")
        said = [self._said(entry) for entry in self.board.entries()[self.read :]]
        said = [line for line in said if line]
        if said:
            self.lines.append(f"* {'; '.join(said)}")
        self.read = len(self.board.entries())
        return now

    def _said(self, entry: Any) -> str:
        key = entry.key.removeprefix("meccg-log-")
        if key in REPEATED:
            return ""
        key = key.removesuffix("-alone")
        told = [what for what in entry.about if (key, what) not in TOLD_BEFORE]
        words = [f"{what} {self._value(what, entry.about[what])}" for what in told if entry.about[what] not in ("", -1)]
        return f"{key} {' '.join(words)}".strip()

    def _value(self, what: str, value: Any) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join([self._value(what, one) for one in value])
        if what in ("card", "other", "leader", "site", "third", "character") and isinstance(value, int):
            return self.name(value)
        return str(value)

    def name(self, card: int) -> str:
        return self.g.face(card).names[0]

    def look(self, printed: bool = False) -> dict[tuple[str, str], Any]:
        """All that is watched; of characters that were just laid, what is printed on them."""
        g = self.g
        found: dict[tuple[str, str], Any] = {}
        for card in range(self.first, self.last):
            name = self.name(card)
            found[name, "is"] = self._where(card)
            if g.zone[card] == PLAY:
                found[name, ""] = STATUSES[g.status[card]]
                if g.is_character(card) and g.company[card] >= 0:
                    self._character(found, card, printed)
        for slot in range(len(g.c_owner)):
            if g.c_owner[slot] >= 0 and g.members[slot]:
                self._company(found, slot, printed)
        for seat, name in enumerate(SEATS):
            found[name, "hand size"] = 8 if printed else hand_size(g, seat)
            found[name, "hand"] = len(g.hand(seat))
            found[name, "deck"] = len(g.pile(DECK, seat))
            found[name, "discard pile"] = len(g.pile(DISCARD, seat))
            people = [c for c in g.characters(seat) if g.leader[c] == GENERAL]
            printed_minds = sum([g.face(card).mind for card in people])
            found[name, "influence left"] = 20 - printed_minds if printed else general_free(g, seat)
            found[name, "points"] = 0 if printed else total_points(g, seat)
        found["hazards", ""] = f"{g.spent} of {g.limit}"
        found["path", ""] = ", ".join([LANDS[land] for land in g.path]) or "none"
        if not printed:
            self._now(found)
        return found

    def _now(self, found: dict[tuple[str, str], Any]) -> None:
        g = self.g
        attack = g.innermost(AttackOn)
        if attack is not None:
            numbers = f"{strikes_of(g, attack)} {prowess_of(g, attack)} {body_of(g, attack)}"
            found["attack", ""] = f"{attack.race} {numbers}"
        strike = g.innermost(Strike)
        if strike is not None:
            found["strike", ""] = strike.strike_prowess(g)
        tried = g.innermost(CorruptionCheck)
        if tried is not None and g.zone[tried.character] == PLAY:
            found["modifier", ""] = tried.total_modifier(g)

    def _where(self, card: int) -> str:
        g = self.g
        if g.host[card] >= 0:
            return f"under {self.name(g.host[card])}"
        zone = g.zone[card]
        if zone == PLAY:
            return f"in company {g.company[card] + 1}" if g.company[card] >= 0 else "in play"
        return f"{SEATS[g.holder[card]]} {ZONES[zone]}" if zone not in (OUT,) else "out"

    def _character(self, found: dict[tuple[str, str], Any], card: int, printed: bool) -> None:
        g, name, face = self.g, self.name(card), self.g.face(card)
        found[name, "prowess"] = face.prowess if printed else prowess(g, card)
        found[name, "body"] = face.body if printed else body(g, card)
        found[name, "influence"] = face.influence if printed else influence_free(g, card)
        found[name, "mind"] = face.mind if printed else mind(g, card)
        found[name, "corruption"] = 0 if printed else corruption(g, card)
        found[name, "check"] = face.check if printed else check_modifier(g, card)

    def _company(self, found: dict[tuple[str, str], Any], slot: int, printed: bool) -> None:
        g, name, site = self.g, f"company {slot + 1}", self.g.c_site[slot]
        found[name, "at"] = g.face(site).names[0]
        found[name, "site"] = SITE_TYPES[g.face(site).site if printed else max(0, min(5, site_type(g, site)))]
        found[name, "site is"] = STATUSES[g.status[site]]
        found[name, "regions"] = 4 if printed else regions_allowed(g, slot)
        if g.c_dest[slot] >= 0:
            found[name, "goes to"] = g.face(g.c_dest[slot]).names[0]
            for own, who in ((True, "draws"), (False, "lets draw")):
                found[name, who] = 0 if printed else draws(g, slot, own=own)


class StoryText:
    """The lines of a story in a file, named by its card."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.subject = lines[0].rpartition(" (")[2].rstrip(")")

    def __str__(self) -> str:
        return self.lines[0]


def stories() -> list[StoryText]:
    """All stories; an empty line parts them."""
    found = []
    for path in sorted(STORIES.rglob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            lines = [line for line in block.splitlines() if line and not line.startswith("#")]
            found += [StoryText(lines)] if lines else []
    return found
