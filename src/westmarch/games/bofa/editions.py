"""Editions by name: the shipped one, those of the folder of editions, and those that somebody at this machine opens.

A table names its edition, and its journal keeps the name with the fingerprint of all that the edition says: whoever
replays the game needs the same one. Only names are looked up for others; paths are for whoever gives commands here.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from westmarch.engine.editions import Problem
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice
from westmarch.engine.messages import Messages
from westmarch.games.bofa.board import made_board
from westmarch.games.bofa.content import SHIPPED
from westmarch.games.bofa.dealing import deal
from westmarch.games.bofa.edition_files import Found, fingerprint, read
from westmarch.games.bofa.facts import DECKS, DEFAULT, EDITIONS, EFFECT_NAMES, Edition

#: Folders of editions, each in a folder of its own, separated as in PATH.
VARIABLE = "WESTMARCH_EDITIONS"
_ID = re.compile(r"[a-z][a-z0-9]{1,23}@[0-9a-f]{16}")
_NAME = re.compile(r"[a-z][a-z0-9]{1,23}")
#: More are not looked at.
MOST = 50

deal(DEFAULT)


def folders() -> list[Path]:
    """The folders of editions in the folders of the setting."""
    found: list[Path] = []
    for named in os.environ.get(VARIABLE, "").split(os.pathsep):
        if named and Path(named).is_dir():
            found += sorted(folder for folder in Path(named).iterdir() if (folder / "edition.toml").is_file())
    return found[:MOST]


def names() -> list[str]:
    """The names to choose from, the shipped edition first."""
    found = [edition.name for edition in EDITIONS.values() if edition is not DEFAULT]
    found += [one.name for one in (read(folder) for folder in folders()) if not one.problems]
    return [DEFAULT.name, *sorted(set(found) - {DEFAULT.name})]


def every() -> list[Edition]:
    """All editions that can be played here."""
    for name in names():
        find(name)
    return list(EDITIONS.values())


def opened(folder: Path) -> Edition:
    """The edition of a folder; BadOptions says what is wrong with it."""
    found = read(folder)
    if found.problems:
        first = found.problems[0]
        raise BadOptions(
            f"the edition in {folder.name} has problems ({first.file}, line {first.line}); see them by "
            "`westmarch edition check`"
        )
    return _registered(found)


def _registered(found: Found) -> Edition:
    ident = f"{found.name}@{fingerprint(found.content)}"
    if ident not in EDITIONS:
        edition = Edition(found.content, found.name, ident, len(EDITIONS))
        deal(edition)
        EDITIONS[ident] = edition
    return EDITIONS[ident]


def by_path(text: str) -> str:
    """The id of the edition of a folder; processes that are started from here find it too."""
    folder = Path(text).resolve()
    edition = opened(folder)
    known = [part for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]
    if str(folder.parent) not in known:
        os.environ[VARIABLE] = os.pathsep.join([*known, str(folder.parent)])
    return edition.id


def find(wanted: str) -> Edition:
    """An edition by its name, or by its name and fingerprint; BadOptions if there is none here."""
    if wanted in EDITIONS:
        return EDITIONS[wanted]
    if _ID.fullmatch(wanted) or _NAME.fullmatch(wanted):
        name, _, print_ = wanted.partition("@")
        for folder in folders():
            found = read(folder)
            if found.name == name and not found.problems and print_ in ("", fingerprint(found.content)):
                return _registered(found)
        for edition in EDITIONS.values():
            if edition.name == wanted:
                return edition
        if print_:
            raise BadOptions(
                f"the game is played with the edition '{name}' with the fingerprint {print_}, which is not here; "
                f"put it into a folder of {VARIABLE}"
            )
    raise BadOptions(f"there is no edition '{wanted[:40]}'; known: {', '.join(names())}")


class EditionChoice(Choice):
    """The option of a table: an edition by name, or by name and fingerprint."""

    @property
    def values(self) -> tuple[str, ...]:
        """What there is to choose is looked up when somebody asks."""
        return tuple(names())

    def problem(self, value: Any) -> str:
        if not isinstance(value, str):
            return "not the name of an edition"
        try:
            find(value)
        except BadOptions as problem:
            return f"{value[:60]!r}: {problem}"
        return ""


@cache
def _board(ident: str) -> dict[str, Any]:
    edition = EDITIONS[ident]
    if edition is DEFAULT:
        shipped: dict[str, Any] = json.loads((SHIPPED / "board.json").read_text(encoding="utf-8"))
        return shipped
    return made_board(edition)


def board_of(edition: Edition) -> dict[str, Any]:
    """The shapes of the map of an edition."""
    return _board(edition.id)


def messages_of(edition: Edition, texts: Messages) -> str:
    """The names that an edition gives to its regions and cards, and what those cards do, as Fluent."""
    lines = []
    lang = texts.lang
    for region, code in zip(edition.content["map"]["region"], edition.place_names, strict=False):
        if f"name_{lang}" in region:
            lines.append(f"bofa-place-{key_of(code)} = {region[f'name_{lang}']}\n")
    for index, code in enumerate(edition.card_names):
        if code != DEFAULT.card_names[index]:
            lines += card_messages(edition, index, texts)
    return "".join(lines)


def card_messages(edition: Edition, index: int, texts: Messages) -> list[str]:
    """The name of a card of an edition, and its text: that of its effect, with its own numbers where they differ."""
    (card,) = [
        card for deck in DECKS for card in edition.content[deck]["card"] if card["number"] == edition.card_number[index]
    ]
    effect = edition.card_effect[index]
    key, does = key_of(edition.card_names[index]), key_of(effect)
    name = card.get(f"name_{texts.lang}") or texts.text(f"bofa-card-{does}")
    text = texts.text(f"bofa-text-{does}")
    ours = EFFECT_NAMES.index(effect)
    for numbers, said in ((edition.card_amount, "amount"), (edition.card_combat, "combat")):
        usual = DEFAULT.card_amount if said == "amount" else DEFAULT.card_combat
        if numbers[index] != usual[ours]:
            text += " " + texts.text(f"bofa-edition-{said}", {"number": numbers[index], "usual": usual[ours]})
    return [f"bofa-card-{key} = {name}\n", f"bofa-text-{key} = {text}\n"]


def key_of(code: str) -> str:
    return code.replace("_", "-")


class BofaEditions:
    """What the kernel asks of editions."""

    def check(self, folder: Path) -> list[Problem]:
        return read(folder).problems
