"""What there is to read: games, rules and cards."""

from __future__ import annotations

from typing import Any

import click

from westmarch.cli.common import as_json, language, print_json, progress
from westmarch.engine import coverage as rule_coverage
from westmarch.engine.errors import UnknownGame
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.messages import Messages
from westmarch.engine.report import Sheet
from westmarch.engine.rulebook import folded


@click.command()
@as_json
def games(json_: bool) -> None:
    """List the games, and how far each one is.

    rules_tested counts what the last complete test run in this checkout has shown, or the one before this package was
    built; it is null (or ?) if there was none.
    """
    found = [_standing(game) for game in _installed()]
    if json_:
        print_json(found)
        return
    for game in found:
        tested = "?" if game["rules_tested"] is None else game["rules_tested"]
        click.echo(
            f"{game['game']:8} {tested} of {game['rules']} rules tested, "
            f"{game['cards_implemented']} of {game['cards']} cards, levels: {', '.join(game['levels'])}"
        )


def _installed() -> list[Game]:
    """The games that can be loaded; one that is declared and not there yet is left out."""
    found = []
    for name in sorted(known_games()):
        try:
            found.append(find_game(name))
        except UnknownGame:
            continue
    return found


def _standing(game: Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": len(game.rulebook),
        "rules_tested": rule_coverage.last_known(game),
        "cards": len(game.cards),
        "cards_implemented": sum(bool(card["implemented"]) for card in game.cards),
        "levels": game.levels(),
    }


@click.command()
@click.argument("game")
@click.argument("query", default="")
@click.option("--coverage", is_flag=True, help="Which rules have a behaviour test that passes.")
@language
@as_json
def rules(game: str, query: str, coverage: bool, lang: str, json_: bool) -> None:
    """Show the rulebook of GAME, or the rules that contain every word of QUERY."""
    found = find_game(game)
    if coverage:
        _show_coverage(found, json_)
        return
    chosen = found.rulebook.search(query)
    if json_:
        print_json([{"id": r.id, "ref": r.ref, "kind": r.kind, "text": r.text(lang)} for r in chosen])
        return
    for rule in chosen:
        click.echo(f"{rule.id} ({rule.ref})\n    {rule.text(lang)}")
    if not chosen:
        click.echo("no rule has these words", err=True)


def _show_coverage(game: Game, json_: bool) -> None:
    with progress(f"tests of {game.name}", 100, quiet=json_) as done:
        report = rule_coverage.coverage(game, done)
    if json_:
        print_json(report)
        return
    click.echo(f"{report['tested']} of {report['total']} rules have a behaviour test that passes")
    for rule_id in report["untested"]:
        click.echo(f"  untested: {rule_id}")


def sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


#: Things whose names are those of another kind: what lies on the table is a die, what it is called is its face.
NAMED_AS = {"die": "face"}


def _reference(game: Game, messages: Messages, sheet: Sheet) -> dict[str, Any]:
    """A character, a unit or another thing as an entry of the list of cards."""
    kind, _, code = sheet.thing.partition(":")
    # What there is only once, or not to be told apart, has no code: it is called by its kind.
    name = f"{NAMED_AS.get(kind, kind)}-{code.replace('_', '-')}" if code else f"thing-{kind}"
    return {
        "id": sheet.thing,
        "name": messages.text(f"{game.name}-{name}"),
        "type": kind,
        "set": "reference",
        "implemented": True,
        "text": " ".join([sentence(messages.text(key, about)) for key, about in sheet.lines]),
    }


@click.command()
@click.argument("game")
@click.argument("query", default="")
@language
@as_json
def cards(game: str, query: str, lang: str, json_: bool) -> None:
    """List the cards of GAME and what its other things are, or those that contain every word of QUERY."""
    found = find_game(game)
    messages = found.messages(lang)
    words = folded(query).split()
    listed = [
        {**card, "name": messages.text(card["name"]), "text": messages.text(card["text"])} for card in found.cards
    ]
    chosen = []
    for shown in listed + [_reference(found, messages, sheet) for sheet in found.sheets]:
        line = folded(f"{shown['id']} {shown['name']} {shown['type']} {shown['text']}")
        if all(word in line for word in words):
            chosen.append(shown)
    if json_:
        print_json(chosen)
        return
    for card in chosen:
        mark = "" if card["implemented"] else " (not implemented)"
        click.echo(f"{card['id']}  {card['name']}{mark}\n    {card['text']}")
    if not chosen:
        click.echo("no card has these words" if found.cards else f"{found.name} has no cards", err=True)
