"""Tables for tests of hazards: a creature attacks, hazards are in hand, and everything is passed."""

from __future__ import annotations

from meccg.board import Board
from westmarch.games.meccg.facts import LANDS, NUMBER, RACES, face
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strikes_of
from westmarch.games.meccg.rules.creatures import MAPPED
from westmarch.games.meccg.rules.hazards import PlayHazards
from westmarch.games.meccg.rules.organization import declare_move
from westmarch.games.meccg.terms import DISCARD, FOREVER, OF_COMPANY, REVEALED, TURN, WOUNDED


def permanent(board: Board, name: str) -> Board:
    """A creature in play as a permanent event."""
    board.event(name)
    board.g.lay("permanent", board.card(name), 1, FOREVER, board.card(name))
    return board


def facing(
    creature: str, *hazards: str, names: tuple[str, ...] = ("aragorn-ii",), site: str = "rivendell",
    key: str = "land-wilderness", dice: tuple[int, ...] = (), bears: str = "",
) -> Board:  # fmt: skip
    """A creature attacks a company, and the attacker has these hazards."""
    board = Board().hazards(*hazards, "greed").hand("concealment").dice(*dice)
    slot = board.company(site, *names)
    if bears:
        board.give(names[0], bears)
    board.g.limit = 6
    return board.creature(slot, creature, key)


def until(board: Board, code: str) -> Board:
    """Everything is passed, or taken as it comes, until a code is offered."""
    for _ in range(40):
        if not board.g.asks or code in board.options():
            break
        take(board)
    assert code in board.options(), f"{code} is never offered"
    return board


def take(board: Board) -> None:
    """Pass, or take what comes first; whoever is struck taps."""
    options = [option for option in board.options() if not option.startswith("stay")]
    board.do("pass" if "pass" in options else options[0])


def through(board: Board, prompt: str = "") -> Board:
    """Everything is passed, or taken as it comes, until a question or the end."""
    for _ in range(80):
        if not board.g.asks or board.prompt() == prompt:
            break
        take(board)
    return board


def fought(board: Board) -> tuple[int, int]:
    """Strikes and prowess of the attack under way."""
    attack = attack_of(board.g)
    assert attack is not None
    return strikes_of(board.g, attack), prowess_of(board.g, attack)


def under_way(
    *hazards: str, path: str = "wilderness", site: str = "bree", start: str = "rivendell", doors: bool = False,
    names: tuple[str, ...] = ("boromir-ii", "eomer", "gimli"), events: tuple[str, ...] = (), dice: tuple[int, ...] = (),
    their_deck: tuple[str, ...] = (),
    wounded: str = "", faced: str = "", bears: str = "", stays: str = "", laid: str = "",
) -> Board:  # fmt: skip
    """A company moves on a path of our choice, and the opponent is asked for hazards; its limit is six.

    Its first character may have been wounded by a creature, and it may have faced an attack of a race; a card
    may lie with the first character, a creature be in play to stay, and a resource have an
    effect on the company."""
    board = Board().hazards(*hazards, "greed").deck("dodge", "block").dice(*dice)
    board.deck(*their_deck, seat=1)
    slot = board.company(start, *names)
    for name in (*events, *(["doors-of-night"] if doors else [])):
        board.event(name)
    if bears:
        board.give(names[0], bears)
    if stays:
        permanent(board, stays)
    g = board.g
    if site:
        declare_move(g, slot, board.site(site))
        g.c_flags[slot] |= REVEALED
        g.mode = MAPPED
    g.here = slot
    g.path = [LANDS.index(land) for land in path.split()]
    g.route = [region for region in (g.site_face(slot).region, g.target_face(slot).region) if region >= 0]
    g.limit = 6
    if wounded:
        g.status[g.members[slot][0]] = WOUNDED
        g.lay("wounded-by", g.members[slot][0], RACES.index(face(wounded).race), TURN, board.card(wounded))
    if laid:
        g.lay("keyed", OF_COMPANY + slot, 2, TURN, g.add(NUMBER[laid], 0, DISCARD))
    if faced:
        g.lay("faced", OF_COMPANY + slot, RACES.index(faced), TURN)
    board.run(PlayHazards(slot))
    return board.passing("hazard")
