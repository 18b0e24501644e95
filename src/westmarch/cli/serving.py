"""Tables in the browser: play at home, or serve many players."""

from __future__ import annotations

import contextlib
import webbrowser
from typing import TYPE_CHECKING, Any

import click

from westmarch.cli.common import game_options, language, new_game
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Game, find_game, first_game

if TYPE_CHECKING:
    from westmarch.server.tables.hub import Hub

#: The first port that ``play`` tries: the browser keeps settings and seats by address.
USUAL_PORT = 8737
#: What the opponent is called at the table if it is no level.
BOT = "bot"


@click.command()
@click.argument("game", default=first_game)
@click.option("--vs", "level", help="The opponent's level or a bot; by default the first that thinks.")
@click.option("--seat", help="Your seat, by name.")
@click.option("--port", type=click.IntRange(0, 65535), help="By default a free port.")
@click.option("--no-browser", is_flag=True, help="Print the address and open nothing.")
@new_game
@language
def play(
    game: str,
    level: str | None,
    seat: str | None,
    port: int | None,
    no_browser: bool,
    players: int | None,
    settings: tuple[str, ...],
    lang: str,
) -> None:
    """Open a table of GAME (by default War of the Ring) in the browser, against the machine."""
    found = find_game(game)
    options = game_options(found, players, settings)
    level = checked_level(found, level)
    is_level = ":" not in level
    own = seat_number(found, options, seat)
    machine = level if is_level else BOT
    opponents = ["human" if number == own else machine for number in range(len(found.seat_names(options)))]

    # Not at the top of the file: other commands start faster without the server.
    from westmarch.server.run import bound, run
    from westmarch.server.settings import Settings

    listener = bound("127.0.0.1", USUAL_PORT if port is None else port, otherwise_any=port is None)

    async def ready(hub: Hub, address: str) -> None:
        table, keys = await hub.new_table(game, options, opponents, [])
        place = f"{address}/table/{table.id}?lang={lang}#{keys[own]}"
        click.echo(f"{place}  (Ctrl-C ends)")
        if not no_browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(place)

    run(Settings.from_environment(bots="" if is_level else f"{BOT}={level}", positions=True), listener, ready)


def checked_level(game: Game, level: str | None) -> str:
    """A level of the game, or a bot that can be started."""
    known = game.levels()
    if level is None:
        return next((name for name in ("easy", *known) if name in known), known[0])
    if level not in known:
        # Not at the top of the file: other commands start faster without the opponents.
        from westmarch.ai.bots import bot_of, is_bot, leave
        from westmarch.ai.manners import characters_of

        if level in characters_of(game):
            return level
        if not is_bot(level):
            raise BadOptions(f"{game.name} has no opponent '{level[:40]}'; known: {', '.join(known)}")
        leave([bot_of(level)])
    return level


def seat_number(game: Game, options: dict[str, Any], seat: str | None) -> int:
    """The number of a seat from its name; the first seat unless told otherwise."""
    names = game.seat_names(options)
    if seat is None:
        return 0
    if seat not in names:
        raise BadOptions(f"{game.name} has no seat '{seat[:40]}'; known: {', '.join(names)}")
    return names.index(seat)


@click.command()
@click.option("--database", metavar="URL", default="", help="By default a local file.")
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
def serve(database: str, host: str, port: int) -> None:
    """Serve tables to many players."""
    from westmarch.server.extras import missing
    from westmarch.server.run import bound, run
    from westmarch.server.settings import Settings

    async def ready(hub: Hub, address: str) -> None:
        click.echo(f"{address}  (Ctrl-C ends)")
        lacking = missing()
        if lacking:
            click.echo(lacking, err=True)

    run(Settings.from_environment(database=database), bound(host, port), ready)
