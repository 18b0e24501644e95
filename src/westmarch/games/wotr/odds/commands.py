"""The questions of ``westmarch odds wotr``: battle, siege, hunt, mordor."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from westmarch.engine.report import Report
from westmarch.games.wotr import facts
from westmarch.games.wotr.odds import battle as battles
from westmarch.games.wotr.odds import casualty, company, tiles
from westmarch.games.wotr.odds import hunt as hunts
from westmarch.games.wotr.odds.battle import Army
from westmarch.games.wotr.odds.company import Fellowship
from westmarch.games.wotr.odds.reports import battle_report, hunt_report, mordor_report
from westmarch.games.wotr.odds.tiles import Pool

MOST_FIGURES = 20

Command = TypeVar("Command", bound=Callable[..., object])


LETTERS = {"r": "regulars", "e": "elites", "l": "leadership", "c": "strength", "s": "spare", "w": "elite_leadership"}


def read_army(ctx: click.Context, param: click.Parameter, text: str) -> Army:
    """An army such as ``5r1e2l``: 5 regulars, 1 elite, leadership 2; or as plain numbers, ``5/1/2``."""
    given = text.replace(" ", "").lower()
    parts = re.findall(r"(\d{1,3})([relcsw])", given)
    letters = [letter for _, letter in parts]
    if re.fullmatch(r"\d{1,3}(/\d{1,3}){0,2}", given):
        parts = list(zip(given.split("/"), "rel", strict=False))
    elif "".join(count + letter for count, letter in parts) != given or len(set(letters)) < len(letters):
        raise click.BadParameter(f"'{text[:40]}' is not an army: write 5r1e2l for 5 regulars, 1 elite, leadership 2")
    numbers = {LETTERS[letter]: int(count) for count, letter in parts}
    try:
        army = Army(**({"regulars": 0} | numbers))
    except ValueError as problem:
        raise click.BadParameter(f"'{text[:40]}': {problem}") from None
    if army.regulars + army.elites > MOST_FIGURES or army.leadership > MOST_FIGURES:
        raise click.BadParameter(f"'{text[:40]}': no army has so many figures")
    return army


def read_words(ctx: click.Context, param: click.Parameter, text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def read_numbers(ctx: click.Context, param: click.Parameter, text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    parts = [part.strip() for part in text.split(",")]
    if not all(re.fullmatch(r"\d{1,3}", part) for part in parts):
        raise click.BadParameter(f"'{text[:40]}' is not a number, or numbers with commas between them")
    return tuple(int(part) for part in parts)


@click.group()
def commands() -> None:
    """Exact odds of battles, sieges and the hunt in War of the Ring.

    An army is written like 5r1e2l: 5 regulars, 1 elite, leadership 2. Also: 1c strength added by captains,
    3s regular figures at hand to replace reduced elites (otherwise plenty), 1w leadership of each elite.
    """


# ---- battles ----


def _modifiers(command: Command) -> Command:
    for side in ("defender", "attacker"):
        command = click.option(
            f"--{side}-roll", type=int, default=0, help=f"Added to each die of the {side}'s combat roll."
        )(command)
        command = click.option(
            f"--{side}-reroll", type=int, default=0, help=f"Added to each die of the {side}'s leader re-roll."
        )(command)
        command = click.option(
            f"--{side}-losses",
            type=click.Choice(casualty.POLICIES),
            default=casualty.OPTIMAL,
            show_default=True,
            help=f"How the {side} takes hits.",
        )(command)
    return command


@commands.command("battle")
@click.argument("attacker", callback=read_army)
@click.argument("defender", callback=read_army)
@click.option("--city", "kind", flag_value=battles.CITY, help="The defender is in a city or fortification.")
@click.option("--sortie", "kind", flag_value=battles.SORTIE, help="The attacker leaves a besieged stronghold.")
@click.option("--rounds", type=click.IntRange(0, 50), default=0, help="By default to the end.")
@_modifiers
def battle(attacker: Army, defender: Army, kind: str | None, rounds: int, **options: Any) -> Report:
    """A battle in the field or for a city.

    Armies are written like 5r1e2l: 5 regulars, 1 elite, leadership 2.
    """
    kind = kind or battles.FIELD
    return _battle_report(kind, rounds, casualty.OPTIMAL, attacker, defender, options)


@commands.command("siege")
@click.argument("attacker", callback=read_army)
@click.argument("defender", callback=read_army)
@click.option("--rounds", type=click.IntRange(0, 50), default=0, help="The most rounds; by default any number.")
@click.option(
    "--extend",
    type=click.Choice(battles.EXTENSIONS),
    default=casualty.OPTIMAL,
    show_default=True,
    help="Whether elites are reduced for more rounds.",
)
@_modifiers
def siege(attacker: Army, defender: Army, rounds: int, extend: str, **options: Any) -> Report:
    """An assault on a besieged stronghold.

    It lasts one round, and one more for each elite reduced. Armies are written like 5r1e2l: 5 regulars, 1 elite,
    leadership 2.
    """
    if defender.regulars + defender.elites > facts.GARRISON_LIMIT:
        raise ValueError(f"a besieged stronghold holds {facts.GARRISON_LIMIT} units at most")
    return _battle_report(battles.SIEGE, rounds, extend, attacker, defender, options)


def _battle_report(
    kind: str, rounds: int, extend: str, attacker: Army, defender: Army, options: dict[str, Any]
) -> Report:
    armies = []
    for side, army in (("attacker", attacker), ("defender", defender)):
        fields = {**vars(army), "roll": options[f"{side}_roll"], "reroll": options[f"{side}_reroll"]}
        armies.append(Army(**fields))
    losses = (options["attacker_losses"], options["defender_losses"])
    odds = battles.battle(armies[0], armies[1], kind, rounds, losses[0], losses[1], extend)
    return battle_report(kind, odds)


# ---- the hunt ----


def _travellers(command: Command) -> Command:
    """The options of every journey of the Fellowship."""
    names = ", ".join(facts.CHARACTERS[c] for c in facts.FELLOWSHIP_COMPANIONS)
    for option in (
        click.option("--without", callback=read_words, default="", help="Tiles drawn already, such as 3,2r,eye."),
        click.option(
            "--pool", callback=read_words, default="", help="The tiles in the pool; by default the sixteen standard."
        ),
        click.option("--guide-ability", is_flag=True, help="Hobbit guides leave and Gollum reveals to lower damage."),
        click.option(
            "--losses-from", type=click.IntRange(1), default=1, help="The least damage that costs a companion."
        ),
        click.option(
            "--losses",
            type=click.Choice(company.POLICIES),
            default=company.RING,
            show_default=True,
            help="Who takes hunt damage first.",
        ),
        click.option(
            "--companions", callback=read_words, default="", help=f"Those with the Ring-bearers: {names}, or all."
        ),
        click.option("--corruption", type=click.IntRange(0, 11), default=0, help="Corruption at the start."),
        click.option("--revealed", is_flag=True, help="The Fellowship is revealed at the start."),
        click.option(
            "--earlier-moves", type=click.IntRange(0, 15), default=0, help="Free Peoples dice in the Hunt Box already."
        ),
    ):
        command = option(command)
    return command


@commands.command("hunt")
@click.option("--moves", type=int, default=1, show_default=True, help="Dice for moves of the Fellowship this turn.")
@click.option("--dice", type=int, default=1, show_default=True, help="Shadow dice in the Hunt Box.")
@click.option("--rerolls", type=int, default=0, help="0 to 3: stronghold, army and Nazgul with the Fellowship.")
@click.option("--hide", is_flag=True, help="When revealed, the next die hides the Fellowship.")
@_travellers
def hunt(moves: int, dice: int, rerolls: int, hide: bool, **options: Any) -> Report:
    """The hunt over a turn of moves."""
    fellowship, pool, refill = _journey(options)
    odds = hunts.hunt(fellowship, moves, dice, rerolls, pool, options["earlier_moves"], hide, refill)
    return hunt_report(odds, moves)


@commands.command("mordor")
@click.option(
    "--actions", callback=read_numbers, default="1", show_default=True, help="Dice for the Fellowship, turn by turn."
)
@click.option(
    "--dice", callback=read_numbers, default="1", show_default=True, help="Shadow dice in the Hunt Box, turn by turn."
)
@click.option(
    "--special", callback=read_words, default="", help=f"Special tiles in the pool: {', '.join(tiles.SPECIAL)}."
)
@click.option("--step", type=int, default=0, help="The step of the Mordor Track at the start.")
@click.option("--turns", type=int, default=0, help="The most turns; by default any number.")
@_travellers
def mordor(
    actions: tuple[int, ...], dice: tuple[int, ...], special: tuple[str, ...], step: int, turns: int, **options: Any
) -> Report:
    """The way from a step of the Mordor Track to the Crack of Doom."""
    fellowship, pool, refill = _journey(options)
    pool = pool + _tiles(special)
    odds = hunts.mordor(fellowship, actions, dice, pool, step, options["earlier_moves"], turns, refill)
    return mordor_report(odds)


def _journey(options: dict[str, Any]) -> tuple[Fellowship, Pool, Pool]:
    """The Fellowship, the pool, and the tiles that go back into it when it is used up."""
    fellowship = Fellowship(
        options["corruption"],
        tuple(_levels(options["companions"])),
        options["revealed"],
        options["losses"],
        options["losses_from"],
        options["guide_ability"],
    )
    pool = _tiles(options["pool"]) if options["pool"] else tiles.STANDARD.copy()
    for kind, count in _tiles(options["without"]).items():
        if pool[kind] < count:
            raise ValueError(f"the pool has {pool[kind]} tiles '{kind.code}', so {count} cannot have been drawn")
        pool[kind] -= count
    return fellowship, pool, tiles.STANDARD


def _levels(names: tuple[str, ...]) -> list[int]:
    companions = [facts.CHARACTERS[c] for c in facts.FELLOWSHIP_COMPANIONS]
    if names == ("all",):
        names = tuple(companions)
    for name in names:
        if name not in companions:
            raise ValueError(f"there is no companion '{name[:20]}'; known: {', '.join(companions)}")
    if len(set(names)) < len(names):
        raise ValueError("a companion is named twice")
    return [facts.LEVEL[facts.CHARACTERS.index(name)] for name in names]


def _tiles(codes: tuple[str, ...]) -> Pool:
    pool: Pool = Pool(tiles.parse(code) for code in codes)
    for name, kind in tiles.SPECIAL.items():
        most = sum(other == kind for other in tiles.SPECIAL.values())
        if pool[kind] > most:
            raise ValueError(f"there are not so many tiles '{name}'")
    return pool
