"""The lines around the position: title, path, log, prompt and keys."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from westmarch.tui.local import NOBODY, LocalTable
from westmarch.tui.players import HUMAN
from westmarch.tui.position import listed
from westmarch.tui.words import Words

#: Lines of the log that are kept on the screen.
KEPT = 200


def title(table: LocalTable, words: Words) -> Text:
    """The game and who plays, the viewer first."""
    text = Text(words.game_name(), "bold")
    for seat in sorted(range(len(table.players)), key=lambda seat: seat != table.viewer):
        player = table.players[seat]
        who = words.t("you") if seat == table.viewer else words.t("person") if player == HUMAN else level(player, words)
        text.append(f" · {words.seat(table.g, seat)}: {who}", "not bold")
    text.append(f" · {words.t('decisions', count=len(table.session.steps))}", "not bold")
    return text


def level(player: str, words: Words) -> str:
    name, _, budget = player.partition("@")
    shown = words.t(f"level-{name}") if words.own_has(f"level-{name}") else name
    return f"{shown} ({budget})" if budget else shown


def path(table: LocalTable, words: Words, room: int) -> Text:
    """Where the game stands; if there is no room for all of it, the innermost procedures."""
    parts = words.path(table.g).split(" > ")
    shown = " > ".join(parts)
    while len(shown) > room and len(parts) > 1:
        del parts[0]
        shown = "… > " + " > ".join(parts)
    return Text(shown or words.t("over"))


def log(table: LocalTable, words: Words) -> Table:
    """What has happened, as far as the viewer may read it, each line with the reference of its rule."""
    lines = []
    for entry in table.log()[-KEPT:]:
        text = Text(words.entry(table.g, entry))
        rule = table.game.rule(entry.rule)
        lines.append(text if rule is None else text.append(f" ({rule.ref})", "dim"))
    return listed(lines)


def prompt(table: LocalTable, words: Words, thinking: int) -> Text:
    """Who must do what, with the reference of the rule; or how the game has ended."""
    g = table.g
    if g.over:
        return _ending(table, words)
    ask = table.question()
    if ask is None:
        asked = thinking if thinking != NOBODY else g.asks[0].seat
        key = "thinking" if thinking != NOBODY else "stuck"
        return Text(words.t(key, seat=words.seat(g, asked)), "italic")
    text = Text.assemble((f"{words.seat(g, ask.seat)}: ", "bold"), words.prompt(g, ask))
    rule = table.game.rule(ask.rule)
    if rule is not None:
        text.append(f" ({rule.ref})", "dim")
    return text


def _ending(table: LocalTable, words: Words) -> Text:
    g = table.g
    text = Text(words.messages.text(g.ending), "bold")
    winners = words.seats(g, g.winners) or words.t("nobody")
    text.append(f". {words.t('winners', names=winners, count=max(1, len(g.winners)))}", "not bold")
    if table.session.journal.seed:
        text.append(f"\n{words.t('seed', seed=table.session.journal.seed)}", "not bold dim")
    return text


def keys(words: Words) -> Text:
    """The keys in one line: key in bold, then what it does."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for name in ("help", "m", "p", "h", "o", "u", "slash", "w", "l", "s", "q"):
        sign = {"slash": "/", "help": "?"}.get(name, name)
        text.append(f"{sign} ", "bold")
        text.append(f"{words.t(f'key-{name}')}  ")
    return text
