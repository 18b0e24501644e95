"""Short stories of cards: whom they are about, what lies on the table, what is done, what is so afterwards.

    "Axe Strike" "Dwarven Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe"; foes "Uruk Savage"; hand0 "Axe Strike"; fight ...
    | play "Axe Strike"
    | strength "Gimli, Son of Glóin" 11

A number with a sign is a change since the table was set.
"""

from __future__ import annotations

import shlex
from typing import Any

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from tcg.names import number
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, PHASES, ZONES
from westmarch.games.tcg.rules.archery import fellowship_total, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

PILES = {"discard": DISCARD, "dead": DEAD}
#: What is counted by seat.
COUNTED = ("hand", "deck", "discard", "dead")


def cards_of(story: str) -> list[str]:
    """The cards that a story is about."""
    return shlex.split(story.split("|")[0])


def tell(story: str) -> Board:
    """Play a story and check its end."""
    _, table, play, end = [part.strip() for part in story.split("|")]
    board = set_table([shlex.split(line) for line in table.split(";")])
    before = _counts(board.g)
    acts = [shlex.split(line) for line in play.split(";") if line.strip()]
    for words in acts:
        _do(board, words)
    for line in end.split(";"):
        _check(board, shlex.split(line), before, board.now if acts else board.g)
    return board


def set_table(lines: list[list[str]]) -> Board:
    first = {words[0]: words[1:] for words in lines}
    board = Board(
        players=int(first.get("players", ["2"])[0]),
        frodo=first.get("frodo", ["1_290"])[0],
        ring=first.get("ring", ["1_2"])[0],
        sites=TOWERS_SITES if "towers" in first else FELLOWSHIP_SITES,
        at=int(first.get("at", ["2"])[0]),
    )
    for word, *rest in lines:
        _set(board, word, rest)
    return board


def _set(board: Board, word: str, rest: list[str]) -> None:
    name, seat = word.rstrip("01234"), int(word[-1]) if word[-1].isdigit() else 0
    if word == "free":
        board.fellowship(*rest)
    elif name == "foes":
        board.minions(*rest, seat=seat or 1)
    elif name == "support":
        board.support(seat, *rest)
    elif name == "hand":
        board.hand(seat, *rest)
    elif name == "deck":
        board.deck(seat, *rest)
    elif name in PILES:
        board.pile(seat, PILES[name], *rest)
    elif word == "bear":
        board.bear(rest[0], rest[1], int(rest[2]))
    elif word == "site":
        board.site(int(rest[0]), rest[1], int(rest[2]) if len(rest) > 2 else 0)
    elif word == "hurt":
        board.hurt(rest[0], int(rest[1]))
    elif word == "burdens":
        board.burdens(int(rest[0]))
    elif word == "pool":
        board.pool(int(rest[0]))
    elif word == "tokens":
        board.g.tokens[board.c(rest[0])] = int(rest[1])
    elif word == "controls":
        _control(board, int(rest[0]))
    elif word == "moves":
        board.g.moves = int(rest[0])
    elif word == "worn":
        board.g.ring_on = True
    elif word == "fierce":
        board.g.fierce = True
    elif word == "nodeck":
        board.g.decks[0] = []
    elif word == "fight":
        board.fight(*rest)
    elif word == "step":
        board.at_step(rest[0])
    elif word == "phase":
        board.g.phase = PHASES.index(rest[0])


def _control(board: Board, number: int) -> None:
    """The second seat controls the first sites."""
    for site in range(1, number + 1):
        board.g.control[site] = 1
        board.g.put(board.g.path[site], ZONES.index("support"))


def _do(board: Board, words: list[str]) -> None:
    verb, *rest = words
    if verb == "pass":
        board.skip(int(rest[0]) if rest else 1)
    elif verb == "until":
        board.until(*rest)
    elif verb == "settle":
        board.settle()
    elif verb == "maybe":
        if board.can(rest[0], *_values(rest[1:])):
            board.take(rest[0], *_values(rest[1:]))
    else:
        board.take(verb, *_values(rest))


def _values(words: list[str]) -> list[Any]:
    return [int(word) if word.isdigit() else word for word in words]


def _counts(g: Any) -> dict[str, int]:
    found = {"pool": g.pool, "burdens": g.burdens[g.fp]}
    for seat in range(g.seats):
        for name, piles in zip(COUNTED, (g.hands, g.decks, g.discards, g.dead), strict=True):
            found[f"{name}{seat}"] = len(piles[seat])
    return found


def _check(board: Board, words: list[str], before: dict[str, int], g: Any) -> None:
    """One line of the end; a table at which nobody acted is looked at as it was set."""
    what, *rest = words
    if what in ("can", "cannot"):
        assert board.can(rest[0], *_values(rest[1:])) == (what == "can"), f"{words}: {board.all_codes()}"
        return
    if what == "ends":
        assert board.asked == rest[0]
        return
    if what == "asks":
        assert board.asker == int(rest[0]), f"{words}: {board.asked}"
        return
    seen = _look(board, g, what, rest)
    wanted = rest[-1]
    if wanted.lstrip("+-").isdigit():
        expected = int(wanted) + (before[what] if wanted[0] in "+-" and what in before else 0)
        assert seen == expected, f"{' '.join(words)}: it is {seen}; {g.pool} twilight"
    else:
        assert seen == (number(wanted) if seen in BY_ID else wanted), f"{' '.join(words)}: it is {seen}"


def _look(board: Board, g: Any, what: str, rest: list[str]) -> Any:
    counts = _counts(g)
    if what in counts:
        return counts[what]
    if what == "arrows":
        return fellowship_total(g)
    if what == "bolts":
        return minion_total(g)
    if what == "limit":
        return g.move_limit()
    if what == "at":
        return g.at[g.fp]
    if what == "controlled":
        return sum([1 for seat in g.control if seat == 1])
    if what == "skirmishing":
        return g.skirmishing
    if what == "ring":
        return g.ring_on
    card = board.c(rest[0])
    looks: dict[str, Any] = {
        "strength": lambda: g.strength(card),
        "vitality": lambda: g.vitality(card),
        "wounds": lambda: g.wounds[card],
        "tokens": lambda: g.tokens[card],
        "zone": lambda: ZONES[g.zone[card]],
        "cost": lambda: twilight_cost(g, card),
        "keyword": lambda: g.keyword(card, rest[1]),
        "shadow": lambda: shadow_number(g, card),
        "host": lambda: g.card(g.host[card]).id if g.host[card] >= 0 else "-",
        "against": lambda: g.card(g.against[card]).id if g.against[card] >= 0 else "-",
    }
    return looks[what]()
