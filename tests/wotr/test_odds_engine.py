"""The odds against the engine: its own procedures, played out thousands of times, must come out as computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import PASS, Option, amounts_of
from westmarch.engine.frame import Frame
from westmarch.engine.runner import advance, decide
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.layout import ELITES_REMOVED, box
from westmarch.games.wotr.odds.battle import Army, battle
from westmarch.games.wotr.odds.casualty import hit_points
from westmarch.games.wotr.odds.company import Fellowship
from westmarch.games.wotr.odds.hunt import HuntOdds, hunt, mordor
from westmarch.games.wotr.odds.tiles import pool
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.casualties import TakeHits, spare_regulars
from westmarch.games.wotr.rules.fellowship import MoveFellowship, hide
from westmarch.games.wotr.rules.mordor import enter_mordor, idle_in_mordor
from westmarch.games.wotr.state import War
from wotr.board import Board, slot

Choose = Callable[[War, list[Option]], Option]


def play(g: War, frame: Frame, choose: Choose) -> None:
    """Carry out a procedure to its end."""
    g.stack.append(frame)
    advance(g)
    while g.asks:
        ask = g.asks[0]
        decide(g, choose(g, list(ask.all_options())), ask.seat)


def first_of(options: list[Option], *verbs: str) -> Option | None:
    """The last option of the first verb that is offered: numbers come in order, so it is the greatest."""
    for verb in verbs:
        found = [option for option in options if option[0] == verb]
        if found:
            return found[-1]
    return None


def assert_likely(seen: Counter[Any], expected: dict[Any, float], games: int) -> None:
    """Every share is within four standard errors of its chance; a rare outcome may come once too often."""
    for outcome in seen.keys() | expected.keys():
        chance = min(1.0, expected.get(outcome, 0.0))
        error = (chance * (1 - chance) / games) ** 0.5
        assert abs(seen[outcome] / games - chance) <= 4 * error + 1 / games, (outcome, seen[outcome] / games, chance)


# ---- battles ----


def hits_taken(g: War, options: list[Option], elites_first: bool) -> Option:
    """The answer that leaves the units which a policy would leave, hit by hit, to an army of one nation."""
    procedure = g.innermost(TakeHits)
    assert procedure is not None
    side, place, hits = procedure.side, procedure.slot, procedure.hits
    nation = next(
        n
        for n in f.NATIONS_OF_SIDE[side]
        if g.count(side, place, f.regular_column(n)) + g.count(side, place, f.elite_column(n))
    )
    regular, elite = f.regular_column(nation), f.elite_column(nation)
    regulars, elites, spare = (
        g.count(side, place, regular),
        g.count(side, place, elite),
        spare_regulars(g, side, nation),
    )
    had = regulars, elites
    while hits and regulars + elites:
        if elites and spare and (elites_first or not regulars):
            elites, regulars, spare = elites - 1, regulars + 1, spare - 1
        elif regulars:
            # A regular goes before an elite that none can replace.
            regulars, spare = regulars - 1, spare + 1
        else:
            # Two hits for such an elite before one.
            elites, hits = elites - 1, max(1, hits - 1)
        hits -= 1

    def leaves(option: Option) -> tuple[int, int]:
        amounts = amounts_of(option)
        reduced, removed = amounts.get(box(side, elite), 0), amounts.get(ELITES_REMOVED + box(side, elite), 0)
        return had[0] - amounts.get(box(side, regular), 0) + reduced, had[1] - reduced - removed

    return next(option for option in options if leaves(option) == (regulars, elites))


def fighter(losses: str) -> Choose:
    """Fights to the end, re-rolls all it can, prolongs sieges, and takes hits by a policy."""

    def choose(g: War, options: list[Option]) -> Option:
        if ("choose", "all") in options:
            return ("choose", "all")
        if g.asks[0].prompt == "wotr-ask-casualty":
            return hits_taken(g, options, losses == "elites-first")
        wanted = first_of(options, "reroll", "extend", "press", "hold", "fight", "cease")
        return wanted if wanted is not None else PASS if PASS in options else options[0]

    return choose


def left(g: War, side: int) -> tuple[int, int]:
    """Regulars and elites of a side, wherever they are."""
    regulars = elites = 0
    for column in range(f.UNIT_COLUMNS[side]):
        count = sum(g.count(side, place, column) for place in range(f.SLOTS))
        if f.is_elite(side, column):
            elites += count
        else:
            regulars += count
    return regulars, elites


def figures(army: Army, leaders: str) -> dict[str, int]:
    return {"regular": army.regulars, "elite": army.elites, leaders: army.leadership}


PLACES = {
    "field": ("dagorlad", "north-ithilien"),
    "city": ("osgiliath", "pelargir"),
    "siege": ("minas-tirith", "minas-tirith-inside"),
    "sortie": ("minas-tirith-inside", "minas-tirith"),
}


def fought(kind: str, attacker: Army, defender: Army, losses: str, games: int) -> Counter[Any]:
    """Sauron attacks Gondor, or makes the sortie's besieger; the armies left in each battle."""
    origin, target = PLACES[kind]
    side = f.FREE if kind == "sortie" else f.SHADOW
    armies = {side: (origin, attacker), 1 - side: (target, defender)}
    board = Board().war("sauron", "gondor")
    board.place(armies[f.SHADOW][0], "sauron", **figures(armies[f.SHADOW][1], "nazgul"))
    board.place(armies[f.FREE][0], "gondor", **figures(armies[f.FREE][1], "leader"))
    for army_side, (_, army) in armies.items():
        if army.spare < 99:
            nation = f.NATIONS.index("sauron" if army_side == f.SHADOW else "gondor")
            board.g.reinforcements[box(army_side, f.regular_column(nation))] = army.spare
    board.g.sink = None
    chance = Chance(seed_of(7))
    choose = fighter(losses)
    seen: Counter[Any] = Counter()
    for _ in range(games):
        g = board.g.clone()
        g.chance = chance
        play(g, LaunchAttack(side, slot(origin), slot(target)), choose)
        seen[(left(g, side), left(g, 1 - side))] += 1
    return seen


BATTLES = [
    ("field", Army(5, 0, 1), Army(3, 1, 1), "elites-first"),
    ("field", Army(3, 2, 2), Army(4, 1, 2), "regulars-first"),
    ("city", Army(4, 1, 1), Army(2, 1, 1), "elites-first"),
    ("siege", Army(4, 3, 2), Army(2, 1, 1), "regulars-first"),
    ("siege", Army(5, 2, 1), Army(1, 1, 0), "elites-first"),
    ("field", Army(2, 3, 1, spare=1), Army(1, 3, 1, spare=0), "elites-first"),
    ("sortie", Army(3, 1, 1), Army(4, 0, 1), "elites-first"),
]


def assert_battle(kind: str, attacker: Army, defender: Army, losses: str, games: int) -> None:
    odds = battle(attacker, defender, kind, 0, losses, losses, "always")
    seen = fought(kind, attacker, defender, losses, games)
    assert_likely(seen, odds.final, games)
    for side in (0, 1):
        points = Counter({0: 0})
        expected: dict[int, float] = {}
        for pair, chance in odds.final.items():
            expected[hit_points(pair[side])] = expected.get(hit_points(pair[side]), 0.0) + chance
        for pair, count in seen.items():
            points[hit_points(pair[side])] += count
        assert_likely(points, expected, games)


@pytest.mark.parametrize("kind, attacker, defender, losses", BATTLES)
def test_battles_end_as_computed(kind: str, attacker: Army, defender: Army, losses: str) -> None:
    assert_battle(kind, attacker, defender, losses, 300)


@pytest.mark.slow
@pytest.mark.parametrize("kind, attacker, defender, losses", BATTLES)
def test_thousands_of_battles_end_as_computed(kind: str, attacker: Army, defender: Army, losses: str) -> None:
    assert_battle(kind, attacker, defender, losses, 5000)


# ---- the hunt ----

NAMES = {3: ["strider", "gandalf-grey"], 2: ["boromir", "legolas", "gimli"], 1: ["meriadoc", "peregrin"]}


def traveller(plan: Fellowship) -> Choose:
    """Takes hunt damage by a plan; goes on alone into the wild when revealed."""

    def choose(g: War, options: list[Option]) -> Option:
        if ("casualty", "none") in options:
            damage = dict(g.asks[0].about)["damage"]
            wanted = plan.losses if plan.losses != "ring" and damage >= plan.losses_from else "none"
            return ("casualty", wanted) if ("casualty", wanted) in options else ("casualty", "guide")
        if options[0][0] in ("yes", "no"):
            return ("yes",) if plan.guide_ability else ("no",)
        wild = [o for o in options if o[0] == "reveal" and f.FEATURE[o[1]] == f.NONE]
        answer = wild[0] if wild else first_of(options, "hunt_reroll")
        return answer if answer is not None else options[0]

    return choose


def travellers(plan: Fellowship, where: str = "hollin") -> Board:
    board = Board()
    names: list[str] = []
    for level in sorted(plan.companions, reverse=True):
        names.append(next(name for name in NAMES[level] if name not in names))
    board.fellowship_of(*names)
    board.g.fellowship = f.region(where)
    board.g.corruption = plan.corruption
    board.g.revealed = plan.revealed
    board.g.sink = None
    return board


def state_of(g: War, plan: Fellowship, moves: int) -> dict[str, int]:
    return {
        "corruption": g.corruption,
        "lost": len(plan.companions) - len(g.companions()),
        "moves": moves,
        "revealed": int(bool(g.revealed)),
    }


def assert_journey(seen: list[dict[str, int]], odds: HuntOdds, fields: tuple[str, ...]) -> None:
    for name in fields:
        expected = {1: odds.revealed, 0: 1 - odds.revealed} if name == "revealed" else getattr(odds, name)
        assert_likely(Counter(state[name] for state in seen), expected, len(seen))


def hunted(plan: Fellowship, moves: int, dice: int, rerolls: int, games: int) -> list[dict[str, int]]:
    """A turn of moves; the Shadow's figures with the Fellowship give the re-rolls."""
    board = travellers(plan)
    if rerolls > 0:
        board.place("hollin", "sauron", regular=1)
    if rerolls > 1:
        board.place("hollin", "sauron", nazgul=1)
    board.g.hunt_box[f.SHADOW] = dice
    chance = Chance(seed_of(11))
    choose = traveller(plan)
    seen = []
    for _ in range(games):
        g = board.g.clone()
        g.chance = chance
        made = 0
        for _ in range(moves):
            if not g.revealed and not g.over:
                play(g, MoveFellowship(), choose)
                g.hunt_box[f.FREE] += 1
                made += 1
        seen.append(state_of(g, plan, made))
    return seen


HUNTS = [
    (Fellowship(2, (3, 2, 1)), 3, 2, 0),
    (Fellowship(8), 4, 4, 2),
    (Fellowship(0, (3, 2, 2, 1), losses="guide"), 3, 3, 1),
    (Fellowship(0, (3, 3, 2, 1, 1), losses="random", losses_from=2), 4, 5, 2),
    (Fellowship(5, (1, 1), losses="guide", guide_ability=True), 4, 5, 2),
]


def assert_hunt(plan: Fellowship, moves: int, dice: int, rerolls: int, games: int) -> None:
    odds = hunt(plan, moves, dice, rerolls)
    assert_journey(hunted(plan, moves, dice, rerolls, games), odds, ("corruption", "lost", "moves", "revealed"))


@pytest.mark.parametrize("plan, moves, dice, rerolls", HUNTS)
def test_hunts_end_as_computed(plan: Fellowship, moves: int, dice: int, rerolls: int) -> None:
    assert_hunt(plan, moves, dice, rerolls, 400)


@pytest.mark.slow
@pytest.mark.parametrize("plan, moves, dice, rerolls", HUNTS)
def test_thousands_of_hunts_end_as_computed(plan: Fellowship, moves: int, dice: int, rerolls: int) -> None:
    assert_hunt(plan, moves, dice, rerolls, 6000)


def through_mordor(
    plan: Fellowship, actions: int, dice: int, cards: tuple[str, ...], games: int
) -> list[dict[str, int]]:
    board = travellers(plan, "morannon")
    for name in cards:
        board.g.tiles[f.TILE_CARD.index(name)] = f.TILE_WAITING
    enter_mordor(board.g)
    chance = Chance(seed_of(13))
    choose = traveller(plan)
    seen = []
    for _ in range(games):
        g = board.g.clone()
        g.chance = chance
        turns = 0
        while not g.over:
            turns += 1
            g.hunt_box[:] = [0, dice]
            g.strove = False
            for _ in range(actions):
                if g.over:
                    break
                if g.revealed:
                    hide(g)
                else:
                    play(g, MoveFellowship(), choose)
                    g.hunt_box[f.FREE] += 1
            if not g.over:
                idle_in_mordor(g)
        arrived = g.ending == "wotr-end-ring-destroyed"
        seen.append(state_of(g, plan, 0) | {"arrived": int(arrived), "turns": turns if arrived else 0})
    return seen


CROSSINGS: list[tuple[Fellowship, int, int, tuple[str, ...]]] = [
    (Fellowship(2), 2, 2, ("sh-char-01", "sh-char-02", "fp-char-03", "fp-char-01")),
    (Fellowship(4, (3, 2, 1), losses="guide"), 1, 3, ("sh-char-03", "sh-char-04")),
    (Fellowship(6, (2, 2, 1), True, "random"), 3, 2, ("sh-char-01", "fp-char-04")),
    (Fellowship(3, (1, 1), guide_ability=True), 2, 1, ()),
    (Fellowship(9), 0, 1, ()),
]


def assert_crossing(plan: Fellowship, actions: int, dice: int, cards: tuple[str, ...], games: int) -> None:
    tiles = pool(t for t in range(f.TILE_COUNT) if f.TILE_SIDE[t] < 0 or f.TILE_CARD[t] in cards)
    odds = mordor(plan, [actions], [dice], tiles)
    seen = through_mordor(plan, actions, dice, cards, games)
    assert_journey(seen, odds, ("corruption", "lost"))
    turns = {0: 1 - odds.arrived} | odds.turns
    assert_likely(Counter(state["turns"] for state in seen), turns, games)


@pytest.mark.parametrize("plan, actions, dice, cards", CROSSINGS)
def test_crossings_of_mordor_end_as_computed(plan: Fellowship, actions: int, dice: int, cards: tuple[str, ...]) -> None:
    assert_crossing(plan, actions, dice, cards, 400)


@pytest.mark.slow
@pytest.mark.parametrize("plan, actions, dice, cards", CROSSINGS)
def test_thousands_of_crossings_end_as_computed(
    plan: Fellowship, actions: int, dice: int, cards: tuple[str, ...]
) -> None:
    assert_crossing(plan, actions, dice, cards, 5000)
