"""Find positions for the suite of a game in games that the opponents play against each other.

    python -m westmarch.ai.suite.mine GAME [--games N] [--seed S] [--jobs J] [--positions N] [--seldom N]

Each seat follows the heuristics with a noise of its own, as in the lessons, so that positions of good and bad play come
up. Every tactic of the game (``ai.suite.tactics``) looks at every question; the games with most to show are kept as
journals, and their positions in ``positions.jsonl``. What the levels answer has no part in it. The same command gives
the same positions. ``--again`` looks at the positions that are there once more, after a change of a tactic: those of
which it has nothing more to say are dropped. ``--more N`` looks through the games that are there once more, after a new
tactic: positions of themes that are shown less than N times are added.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import click

from westmarch.ai.lessons import NOISES, evaluation_of
from westmarch.ai.levels import mind_of
from westmarch.ai.match import LIMIT
from westmarch.ai.processes import worker_pool
from westmarch.ai.rankers import with_noise
from westmarch.ai.suite.positions import FOLDER, INDEX, Position, folder_of, opened, positions_of, written
from westmarch.ai.suite.tactics import PLAYED_ON, Found, tactics_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game
from westmarch.engine.journal import load_journal
from westmarch.engine.replaying import replay
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.engine.state import State

#: Positions of one theme in a game that is looked at, and in one journal that is kept.
OF_A_THEME = 2
IN_A_JOURNAL = 9


@dataclass(frozen=True)
class Mined:
    """A game as a journal, and what was found in it."""

    number: int
    journal: str
    positions: list[Position]


def mined(name: str, number: int, seldom: int) -> Mined:
    """One game, looked through; a plain function for worker processes."""
    game = find_game(name)
    mind = mind_of(game)
    # Games with cards drawn from the whole catalogue would change with every new card.
    kinds = [options for options in evaluation_of(name).OPTIONS if "random" not in options.values()]
    session = Session.new(game, game.checked(kinds[number % len(kinds)]), seed_of(number))
    stray = Chance(seed_of(number + 1_000_000_000))
    noises = [NOISES[stray.pick(len(NOISES), "noise")] for _ in range(session.state.seats)]
    tactics = tactics_of(game)
    journal = f"{number}.jsonl"
    positions: list[Position] = []
    seen: Counter[str] = Counter()
    for at in range(LIMIT):
        g = session.state
        if not g.asks:
            break
        ask = g.asks[0]
        played_on = bool(seldom) and stray.pick(seldom, "seldom") == 0
        for tactic in tactics if ask.count() > 1 else []:
            if seen[tactic.theme] >= OF_A_THEME or (tactic.theme == PLAYED_ON and not played_on):
                continue
            found = tactic.find(g, ask)
            if found is not None:
                seen[tactic.theme] += 1
                positions.append(position_of(game, journal, at, g, ask.seat, tactic.theme, found))
                break
        ranked = with_noise(mind.ranked(g, ask), noises[ask.seat] if mind.is_macro(ask) else 0.0, stray)
        session.decide(ask.seat, game.notation.code(g, ask.seat, ranked[0][1]))
    return Mined(number, session.journal.text(), positions)


def chosen(found: list[Mined], wanted: int) -> list[tuple[Mined, list[Position]]]:
    """Games with what is kept of them: those first that show most of what has been shown least."""
    left = list(found)
    shown: Counter[str] = Counter()
    kept: list[tuple[Mined, list[Position]]] = []
    while left and sum(shown.values()) < wanted:
        best = max(left, key=lambda one: (sum([1 / (1 + shown[p.theme]) for p in one.positions]), -one.number))
        left.remove(best)
        order = sorted(best.positions, key=lambda p: (shown[p.theme], p.at))
        some = sorted(order[: min(IN_A_JOURNAL, wanted - sum(shown.values()))], key=lambda p: p.at)
        if some:
            shown.update([p.theme for p in some])
            kept.append((best, some))
    return sorted(kept, key=lambda pair: pair[0].number)


def looked_at_again(name: str, position: Position, g: State) -> Position | None:
    """A position as its tactic sees it now; None if it has nothing to say."""
    game = find_game(name)
    ask = question_for(g, position.seat)
    tactic = {one.theme: one for one in tactics_of(game)}.get(position.theme)
    found = tactic.find(g, ask) if tactic is not None and ask is not None else None
    return position_of(game, position.journal, position.at, g, position.seat, position.theme, found) if found else None


def found_more(name: str, there: list[Position], wanted: int) -> list[Position]:
    """Positions in the games that are there, of themes that are shown less than so many times."""
    game = find_game(name)
    tactics = [tactic for tactic in tactics_of(game) if tactic.theme != PLAYED_ON]
    shown = Counter([position.theme for position in there])
    taken = {(position.journal, position.at) for position in there}
    found: list[Position] = []
    for journal in dict.fromkeys([position.journal for position in there]):
        here: Counter[str] = Counter()
        for at, g in enumerate(replay(load_journal(folder_of(name) / journal)).positions()):
            ask = g.asks[0] if g.asks else None
            if ask is None or ask.count() < 2 or (journal, at) in taken:
                continue
            for tactic in tactics:
                if max(shown[tactic.theme] - wanted, here[tactic.theme] - OF_A_THEME) >= 0:
                    continue
                answers = tactic.find(g, ask)
                if answers is not None:
                    shown[tactic.theme] += 1
                    here[tactic.theme] += 1
                    found.append(position_of(game, journal, at, g, ask.seat, tactic.theme, answers))
                    break
    return found


def position_of(game: Game, journal: str, at: int, g: State, seat: int, theme: str, found: Found) -> Position:
    """What a tactic has found, in codes."""
    codes = [game.notation.code(g, seat, option) for option in found.accept]
    chances = {game.notation.code(g, seat, option): chance for option, chance in found.chances.items()}
    return Position(journal, at, seat, theme, codes, chances)


@click.command()
@click.argument("game")
@click.option("--games", default=300, show_default=True)
@click.option("--seed", default=0, show_default=True, help="The number of the first game.")
@click.option("--jobs", default=2, show_default=True)
@click.option("--positions", "wanted", default=72, show_default=True)
@click.option(
    "--seldom", default=60, show_default=True, help="Games are played on from one question of so many; 0: never."
)
@click.option("--to", "folder", type=click.Path(path_type=Path), default=FOLDER, help="Where the suites are.")
@click.option("--again", is_flag=True, help="Look at the positions that are there once more.")
@click.option("--more", type=int, help="Look through the games that are there for themes shown less than so often.")
def main(
    game: str, games: int, seed: int, jobs: int, wanted: int, seldom: int, folder: Path, again: bool, more: int | None
) -> None:
    """Find positions for the suite of GAME."""
    if more is not None:
        before = positions_of(game)
        added = found_more(game, before, more)
        (folder_of(game) / INDEX).write_text(written(before + added), encoding="utf-8")
        click.echo(f"{len(added)} positions added")
        return
    if again:
        there = [looked_at_again(game, position, g) for position, g in opened(game, positions_of(game))]
        kept_positions = [position for position in there if position is not None]
        (folder_of(game) / INDEX).write_text(written(kept_positions), encoding="utf-8")
        click.echo(f"{len(kept_positions)} of {len(there)} positions kept")
        return
    numbers = range(seed, seed + games)
    with worker_pool(jobs) as pool:
        found = list(pool.map(mined, [game] * games, numbers, [seldom] * games, chunksize=1))
    kept = chosen([one for one in found if one.positions], wanted)
    target = folder / game
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.jsonl"):
        old.unlink()
    for one, _ in kept:
        (target / one.positions[0].journal).write_text(one.journal, encoding="utf-8")
    positions = [position for _, some in kept for position in some]
    (target / INDEX).write_text(written(positions), encoding="utf-8")
    for theme, count in sorted(Counter([position.theme for position in positions]).items()):
        click.echo(f"{theme:24} {count}")


if __name__ == "__main__":
    main()
