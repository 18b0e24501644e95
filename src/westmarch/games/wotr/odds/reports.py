"""Odds as answers for scripts and people."""

from __future__ import annotations

from typing import Any

from westmarch.engine.report import Report, Table, Text
from westmarch.games.wotr.odds.battle import BattleOdds
from westmarch.games.wotr.odds.hunt import HuntOdds, MordorOdds

OUTCOMES = ("win", "loss", "both", "undecided")


def battle_report(kind: str, odds: BattleOdds) -> Report:
    """How a battle ends, and what is left of both armies."""
    chances: list[tuple[Text, float]] = [((f"wotr-odds-{name}", {}), getattr(odds, name)) for name in OUTCOMES]
    tables = [Table((f"wotr-odds-{kind}", {}), chances)]
    data: dict[str, Any] = {"kind": kind} | {name: getattr(odds, name) for name in OUTCOMES}
    data["rounds"] = odds.rounds
    for number, name in enumerate(("attacker", "defender")):
        left = odds.left(number)
        data[name] = [{"regulars": r, "elites": e, "chance": chance} for (r, e), chance in left.items()]
        rows: list[tuple[Text, float]] = [
            (("wotr-odds-army", {"regulars": r, "elites": e}), chance) for (r, e), chance in left.items()
        ]
        tables.append(Table((f"wotr-odds-{name}-left", {}), rows))
    return Report(data, tables)


def hunt_report(odds: HuntOdds, moves: int) -> Report:
    """The Fellowship after some moves."""
    rows: list[tuple[Text, float]] = [
        (("wotr-odds-revealed", {}), odds.revealed),
        (("wotr-odds-corrupted", {}), odds.corrupted),
    ]
    tables = [Table(("wotr-odds-hunt", {"count": moves}), rows)]
    return Report(_hunt_data(odds), tables + _distributions(odds, "wotr-odds-moves"))


def mordor_report(odds: MordorOdds) -> Report:
    """The way to the Crack of Doom."""
    rows: list[tuple[Text, float]] = [
        (("wotr-odds-arrived", {}), odds.arrived),
        (("wotr-odds-corrupted", {}), odds.corrupted),
        (("wotr-odds-on-the-way", {}), odds.undecided),
    ]
    arrivals: list[tuple[Text, float]] = [
        (("wotr-odds-number", {"count": turn}), chance) for turn, chance in odds.turns.items()
    ]
    tables = [Table(("wotr-odds-mordor", {}), rows), Table(("wotr-odds-turns", {}), arrivals)]
    data = {"arrived": odds.arrived, "undecided": odds.undecided, "turns": _named(odds.turns)} | _hunt_data(odds)
    data["steps"] = data.pop("moves")
    return Report(data, tables + _distributions(odds, "wotr-odds-steps"))


def _hunt_data(odds: HuntOdds) -> dict[str, Any]:
    return {
        "corruption": _named(odds.corruption),
        "lost": _named(odds.lost),
        "moves": _named(odds.moves),
        "revealed": odds.revealed,
        "corrupted": odds.corrupted,
        "mean_corruption": odds.mean_corruption,
    }


def _named(chances: dict[int, float]) -> dict[str, float]:
    return {str(number): chance for number, chance in chances.items()}


def _distributions(odds: HuntOdds, moves: str) -> list[Table]:
    out = []
    for heading, chances in (
        ("wotr-odds-corruption", odds.corruption),
        ("wotr-odds-lost", odds.lost),
        (moves, odds.moves),
    ):
        rows: list[tuple[Text, float]] = [
            (("wotr-odds-number", {"count": number}), chance) for number, chance in chances.items()
        ]
        out.append(Table((heading, {}), rows))
    return out
