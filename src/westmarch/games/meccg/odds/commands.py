"""The questions of ``westmarch odds meccg``: strike, body, corruption, influence, persuade, ring, attack."""

from __future__ import annotations

import re
from fractions import Fraction

import click

from westmarch.engine.report import Report, Table, Text
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.odds import chances


@click.group()
def commands() -> None:
    """Exact odds of strikes, checks and tests in the Middle-earth CCG."""


def _report(question: str, values: dict[str, Fraction]) -> Report:
    rows: list[tuple[Text, float]] = [((f"meccg-odds-{name}", {}), float(value)) for name, value in values.items()]
    data = {name: float(value) for name, value in values.items()}
    return Report({"question": question} | data, [Table((f"meccg-odds-of-{question}", {}), rows)])


@commands.command("strike")
@click.argument("prowess", type=click.IntRange(-10, 60))
@click.argument("strike_prowess", type=click.IntRange(0, 60))
@click.argument("body", type=click.IntRange(0, 20))
@click.option("--creature-body", type=click.IntRange(0, 20), default=0, help="0 for a creature without a body.")
@click.option("--wounded", is_flag=True, help="The character is wounded already.")
@click.option("--twice", is_flag=True, help="Two rolls to choose from.")
def strike(prowess: int, strike_prowess: int, body: int, creature_body: int, wounded: bool, twice: bool) -> Report:
    """A strike: the character's PROWESS with all modifiers, the STRIKE_PROWESS, the character's BODY."""
    odds = chances.strike(prowess, strike_prowess, body, creature_body, wounded, twice)
    return _report(
        "strike",
        {
            "defeated": odds.defeated,
            "failed": odds.failed,
            "tie": odds.tie,
            "wounded": odds.wounded,
            "eliminated": odds.eliminated,
        },
    )


@commands.command("body")
@click.argument("body", type=click.IntRange(0, 20))
@click.option("--wounded", is_flag=True, help="Wounded before the strike.")
def body(body: int, wounded: bool) -> Report:
    """A body check."""
    lost = chances.body_check(body, wounded)
    return _report("body", {"eliminated": lost, "survives": 1 - lost})


@commands.command("corruption")
@click.argument("points", type=click.IntRange(0, 40))
@click.option("--modifier", type=click.IntRange(-20, 20), default=0)
def corruption(points: int, modifier: int) -> Report:
    """A corruption check against so many POINTS."""
    passed, discarded, eliminated = chances.corruption_check(points, modifier)
    return _report("corruption", {"passed": passed, "discarded": discarded, "eliminated": eliminated})


@commands.command("influence")
@click.argument("number", type=click.IntRange(0, 40))
@click.option("--modifier", type=click.IntRange(-20, 40), default=0, help="Direct influence and all else.")
@click.option("--opponent", is_flag=True, help="A card of the opponent, who rolls too.")
def influence(number: int, modifier: int, opponent: bool) -> Report:
    """An influence check that must exceed a NUMBER."""
    ask = chances.influence_opponent if opponent else chances.influence_check
    return _report("influence", {"succeeds": ask(number, modifier)})


@commands.command("ring")
@click.argument("ring", type=click.Choice([face.id for face in FACES if face.ring_test]))
@click.option("--modifier", type=click.IntRange(-10, 10), default=0)
def ring(ring: str, modifier: int) -> Report:
    """The test of a gold RING: which rings it allows."""
    return _report("ring", {f"ring-{name}": value for name, value in chances.ring_test(ring, modifier).items()})


def read_defenders(ctx: click.Context, param: click.Parameter, texts: tuple[str, ...]) -> list[chances.Defender]:
    """Characters such as ``6/9``, ``5/8t`` (tapped) or ``4/7w`` (wounded)."""
    found = []
    for text in texts:
        match = re.fullmatch(r"(\d{1,2})/(\d{1,2})([tw]?)", text)
        if match is None:
            raise click.BadParameter(f"'{text[:20]}' is no character: write 6/9, 5/8t (tapped) or 4/7w (wounded)")
        found.append(chances.Defender(int(match[1]), int(match[2]), match[3] == "t", match[3] == "w"))
    return found


@commands.command("attack")
@click.argument("strike_prowess", type=click.IntRange(0, 60))
@click.argument("defenders", nargs=-1, required=True, callback=read_defenders)
@click.option("--taps", type=click.IntRange(0, 10), default=10, help="How many may tap.")
def attack(strike_prowess: int, defenders: list[chances.Defender], taps: int) -> Report:
    """Several strikes, one for each of the DEFENDERS (prowess/body): the chance that nobody is wounded."""
    chance, plan = chances.best_taps(defenders, strike_prowess, taps)
    report = _report("attack", {"unharmed": chance})
    report.data["taps"] = list(plan)
    return report
