"""The questions of ``westmarch odds bofa``: combat and fate."""

from __future__ import annotations

import re
from typing import Any

import click

from westmarch.engine.errors import BadOptions
from westmarch.engine.report import Report, Table, Text
from westmarch.games.bofa.facts import DEFAULT, STACK, UNIT, UNIT_NAMES, Edition
from westmarch.games.bofa.odds.battle import REGROUP, Army, Ground, ground_of
from westmarch.games.bofa.odds.battle import combat as weigh
from westmarch.games.bofa.odds.fate import FateOdds, fate_odds, full_pool

MOST_UNITS = 20


def read_edition(ctx: click.Context, param: click.Parameter, name: str) -> Edition:
    """An edition by its name: whoever asks a server for odds cannot make it read a path."""
    from westmarch.games.bofa.editions import find

    try:
        return find(name)
    except BadOptions as problem:
        raise click.BadParameter(str(problem)) from None


#: Read before the armies and places, which are those of the edition.
in_edition = click.option(
    "--edition",
    callback=read_edition,
    default=DEFAULT.name,
    is_eager=True,
    help="The edition whose values count; see WESTMARCH_EDITIONS.",
)


def read_army(ctx: click.Context, param: click.Parameter, text: str) -> Army:
    """An army such as ``3 orc,1 great_orc,2 leadership,1 damage``; underscores and spaces are alike."""
    units: dict[str, int] = {}
    others = {"leadership": 0, "damage": 0}
    for part in text.split(","):
        found = re.fullmatch(r"\s*(\d{1,2})\s*([a-z _]+?)\s*", part.lower())
        name = found.group(2).replace(" ", "_") if found else ""
        if found is None or (name not in UNIT and name not in others):
            known = ", ".join(UNIT_NAMES)
            raise click.BadParameter(f"'{part[:40]}' is not a number of units; units: {known}; also leadership, damage")
        if name in others:
            others[name] = int(found.group(1))
        else:
            units[name] = units.get(name, 0) + int(found.group(1))
    if sum(units.values()) > MOST_UNITS:
        raise click.BadParameter(f"'{text[:40]}': no army has so many units")
    try:
        return Army({name: count for name, count in units.items() if count}, others["leadership"], others["damage"])
    except ValueError as problem:
        raise click.BadParameter(f"'{text[:40]}': {problem}") from None


def read_plan(ctx: click.Context, param: click.Parameter, text: str) -> tuple[str, ...]:
    """Cards round by round, with commas between them."""
    plan = tuple(part.strip().lower().replace(" ", "_") for part in text.split(",") if part.strip())
    for card in plan:
        if card != REGROUP and card not in UNIT:
            raise click.BadParameter(f"'{card[:40]}' is not a unit card or '{REGROUP}'")
    return plan


def read_places(ctx: click.Context, param: click.Parameter, text: str) -> tuple[int, int] | None:
    """Where an attack comes from and where it goes: ``camp>east_meadow``."""
    if not text:
        return None
    names = [part.strip().lower().replace(" ", "_").replace("-", "_") for part in text.split(">")]
    edition: Edition = ctx.params["edition"]
    places = [edition.place.get(name, edition.regions) for name in names]
    if len(places) != 2 or max(places) >= edition.regions:
        raise click.BadParameter(f"'{text[:60]}' is not an attack between two regions, such as camp>east_meadow")
    return places[0], places[1]


@click.group()
def commands() -> None:
    """Exact odds of combats and of the fate phase in The Battle of Five Armies."""


@commands.command("combat")
@click.argument("attacker", callback=read_army)
@click.argument("defender", callback=read_army)
@in_edition
@click.option("--protection", type=click.IntRange(0, 9), default=0, help="Protection left of a stronghold.")
@click.option("--hampered", is_flag=True, help="Over a ford or up a slope.")
@click.option("--superior", type=click.Choice(["attacker", "defender"]), help="Who has terrain superiority.")
@click.option(
    "--places", callback=read_places, default="", help="Instead of these: where it is, such as camp>spur_foot."
)
@click.option("--later", is_flag=True, help="The first round is over: ford and slope no longer count.")
@click.option("--rounds", type=click.IntRange(0, 50), default=0, help="By default to the end.")
@click.option("--attacker-cards", callback=read_plan, default="", help="Cards by round, such as orc,regroup,orc.")
@click.option("--defender-cards", callback=read_plan, default="", help="Cards by round; then Regroup.")
def combat(
    attacker: Army,
    defender: Army,
    edition: Edition,
    protection: int,
    hampered: bool,
    superior: str | None,
    places: tuple[int, int] | None,
    later: bool,
    rounds: int,
    attacker_cards: tuple[str, ...],
    defender_cards: tuple[str, ...],
) -> Report:
    """A combat between two armies.

    Armies are written like "3 orc,1 great_orc,2 leadership". Both reroll all they may, black dice first, use every
    manoeuvre, and take only forced casualties, the weakest units first.
    """
    sides = [
        Army(army.units, army.leadership, army.damage, plan, edition)
        for army, plan in ((attacker, attacker_cards), (defender, defender_cards))
    ]
    ground = Ground(protection, hampered and not later, {"attacker": 0, "defender": 1, None: -1}[superior])
    if places is not None:
        ground = ground_of(sides[0], sides[1], *places, protection, not later)
    odds = weigh(sides[0], sides[1], ground, rounds)
    names = ["attacker_wins", "defender_wins", "both_destroyed", "undecided"]
    rows: list[tuple[Text, float]] = [((key_of(name), {}), getattr(odds, name)) for name in names]
    if protection:
        rows.append((("bofa-odds-breached", {}), odds.breached))
    data: dict[str, Any] = {name: getattr(odds, name) for name in names}
    for name in ("attacker_units", "defender_units", "breached", "rounds"):
        data[name] = getattr(odds, name)
    data["left"] = [[a, d, p] for (a, d), p in sorted(odds.left.items())]
    data["stack"] = STACK
    return Report(data, [Table(("bofa-odds-combat", {}), rows)])


def key_of(name: str) -> str:
    return f"bofa-odds-{name.replace('_', '-')}"


@commands.command("fate")
@click.argument("generals", type=click.IntRange(0, 3))
@in_edition
@click.option("--pool", default="", help="Numbers of the tiles left, with commas; a star marks an icon (2*).")
def fate(generals: int, edition: Edition, pool: str) -> Report:
    """The fate phase with so many activated generals, when the Shadow stops at the best moment."""
    tiles = read_pool(pool, edition) if pool else full_pool()
    return fate_report(fate_odds(tiles, generals, edition=edition), generals)


def fate_report(odds: FateOdds, generals: int) -> Report:
    """What the fate phase brings with so many activated generals, in words."""
    rows: list[tuple[Text, float]] = [
        (("bofa-odds-advance", {"number": number}), float(p)) for number, p in odds.advance.items()
    ]
    rows.append((("bofa-odds-fate-card", {}), float(odds.card)))
    data: dict[str, Any] = {
        "generals": generals,
        "advance": {str(number): float(p) for number, p in odds.advance.items()},
        "mean": float(odds.mean),
        "card": float(odds.card),
        "stop_at": [None if limit is None else float(limit) for limit in odds.stop_at],
    }
    return Report(data, [Table(("bofa-odds-fate", {"number": generals}), rows)])


def read_pool(text: str, edition: Edition) -> list[int]:
    """Tiles of an edition by their numbers and icons."""
    from westmarch.games.bofa.views import tile_name

    left = full_pool()
    found = []
    for part in text.replace(" ", "").split(","):
        match = [tile for tile in left if tile_name(edition, tile) == part]
        if not match:
            raise ValueError(f"there is no further fate tile '{part[:10]}'")
        found.append(match[0])
        left.remove(match[0])
    return found
