"""The questions of ``westmarch odds tcg``."""

from __future__ import annotations

import click

from westmarch.engine.report import Report, Table, Text
from westmarch.games.tcg.odds.skirmish import at_least_one, compare

STRENGTH = click.IntRange(0, 99)


@click.group()
def commands() -> None:
    """Exact odds of skirmishes in The Lord of the Rings TCG."""


@commands.command("skirmish")
@click.argument("free", type=STRENGTH)
@click.argument("shadow", type=STRENGTH)
@click.option("--tripled", is_flag=True, help="The loser is overwhelmed only if his strength is tripled.")
@click.option("--unseen", type=click.IntRange(0, 200), default=0, help="Unseen cards of the opponent, hand and deck.")
@click.option("--changing", type=click.IntRange(0, 200), default=0, help="How many of them would change the outcome.")
@click.option("--hand", type=click.IntRange(0, 60), default=0, help="Cards in the opponent's hand.")
def skirmish(free: int, shadow: int, tripled: bool, unseen: int, changing: int, hand: int) -> Report:
    """Strength FREE against SHADOW: who wins, who is overwhelmed, and the chance that a hidden hand changes it."""
    outcome = compare(free, shadow, 3 if tripled else 2)
    chance = at_least_one(unseen, changing, hand)
    data = {"free_wins": outcome.free_wins, "overwhelmed": outcome.overwhelmed, "hand_changes": chance}
    rows: list[tuple[Text, float]] = [
        (("tcg-odds-free-wins", {}), int(outcome.free_wins)),
        (("tcg-odds-overwhelmed", {}), int(outcome.overwhelmed)),
        (("tcg-odds-hand", {}), chance),
    ]
    return Report(data, [Table(("tcg-odds-skirmish", {"free": free, "shadow": shadow}), rows)])
