"""The documentation site: gather its pages in build/docs, build it into site/, and fail on any warning.

    python3 wm.py docs            build
    python3 wm.py docs --serve    build again at every change, and show it at http://127.0.0.1:8001
    python3 wm.py docs --pages    only gather the pages
    python3 wm.py docs --pictures [GAME ...]    take the pictures anew (tools/make_pictures.py)

Pages come from docs/ and the root of the repository; rulebooks and card lists are written from the games themselves.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from westmarch.decks.book import DeckBook
from westmarch.decks.library import Printed
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.rulebook import LANGUAGES, Rule

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "docs"
#: Draws the cards of the card games; `wm.py` builds it from the client's sources.
FACES = ROOT / "build" / "faces" / "faces.js"
#: Pages of the repository's root that belong to the site.
FROM_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
#: The site's own words, and those of the program that people read only there: kinds of cards and sets.
OWN: dict[str, dict[str, str]] = tomllib.loads((DOCS / "words.toml").read_text(encoding="utf-8"))
#: Kinds of things that a game names, as the client looks for them.
NAMED = ("region", "slot", "side", "face", "group", "token", "word", "phase", "action", "site")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")


def main() -> int:
    parser = argparse.ArgumentParser(prog="wm.py docs", description="Build the documentation site into site/.")
    parser.add_argument("--serve", action="store_true", help="show it at http://127.0.0.1:8001")
    parser.add_argument("--pages", action="store_true", help="only gather the pages in build/docs")
    parser.add_argument("--pictures", nargs="*", metavar="GAME", help="take the pictures of the pages anew")
    chosen = parser.parse_args()
    if chosen.pictures is not None:
        return subprocess.call([sys.executable, ROOT / "tools" / "make_pictures.py", *chosen.pictures])
    gather(PAGES)
    if chosen.pages:
        return 0
    action = ["serve", "--dev-addr", "127.0.0.1:8001"] if chosen.serve else ["build", "--clean"]
    try:
        # The theme's versions are pinned: its notice about the time after them is of no use here.
        variables = dict(os.environ, NO_MKDOCS_2_WARNING="1")
        return subprocess.call([sys.executable, "-m", "mkdocs", "--quiet", *action], cwd=ROOT, env=variables)
    except KeyboardInterrupt:
        return 0


def gather(pages: Path) -> None:
    """All pages, written ones and generated ones."""
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.toml"))
    for source in [*DOCS.rglob("*.md"), *(ROOT / name for name in FROM_ROOT)]:
        if source.is_file():
            target = pages / (source.name if source.parent == ROOT else source.relative_to(DOCS))
            target.write_text(with_site_links(source), encoding="utf-8")
    if FACES.is_file():
        shutil.copy2(FACES, pages / "assets")
    for name in sorted(known_games()):
        game = find_game(name)
        for lang in LANGUAGES:
            suffix = ".md" if lang == "en" else f".{lang}.md"
            write(pages / "rules" / (name + suffix), rulebook_page(game, lang))
            write(pages / "cards" / (name + suffix), cards_page(game, lang))


def write(path: Path, lines: Iterator[str]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def with_site_links(source: Path) -> str:
    """A page whose links fit the site: pages of docs/ and of the root lie side by side there, sources do not."""

    def changed(link: re.Match[str]) -> str:
        text, target = link.groups()
        if re.match(r"[a-z]+:|#", target):
            return link[0]
        place, mark, anchor = target.partition("#")
        path = (source.parent / place).resolve()
        depth = 0 if source.parent == ROOT else len(source.relative_to(DOCS).parts) - 1
        if path.is_relative_to(DOCS):
            inside = path.relative_to(DOCS).as_posix()
        elif path.parent == ROOT and path.name in FROM_ROOT:
            inside = path.name
        elif path.exists():
            return text
        else:
            return link[0]  # for the strict build to complain about
        return f"[{text}]({'../' * depth}{inside}{mark}{anchor})"

    return LINK.sub(changed, source.read_text(encoding="utf-8"))


# Rulebooks


def rulebook_page(game: Game, lang: str) -> Iterator[str]:
    """Every rule with an anchor of its own id: the place that a refusal points to."""
    yield f"# {game.title(lang)}\n"
    yield f"{OWN['rules'][lang]}\n"
    for chapter, rules in groupby(sorted_by_chapter(game.rulebook.rules), key=chapter_of):
        yield f"## {title_in(game, 'chapters', chapter, lang) or chapter} {{#{chapter}}}\n"
        for rule in rules:
            yield (
                f'<div class="rule" id="{rule.id}" markdown="0"><p>{escape(rule.text(lang))}</p>'
                f'<p class="source"><a href="#{rule.id}">{rule.id}</a> · {escape(rule.ref)}</p></div>\n'
            )


def chapter_of(rule: Rule) -> str:
    return rule.id.split(".")[1]


def sorted_by_chapter(rules: list[Rule]) -> list[Rule]:
    """Rules of a chapter together, chapters and rules in the order of the book."""
    order = list(dict.fromkeys(chapter_of(rule) for rule in rules))
    return sorted(rules, key=lambda rule: order.index(chapter_of(rule)))


# Cards


def cards_page(game: Game, lang: str) -> Iterator[str]:
    """Every card with what is printed on it, in our words, by sets and kinds; those of the card games are drawn."""
    yield f"# {game.title(lang)}: {OWN['cards'][lang]}\n"
    # Only the card games have faces to draw.
    printed = {one.id: one for one in game.decks.printed()} if isinstance(game.decks, DeckBook) else {}
    if printed and FACES.is_file():
        words = {word: word_of(game, word, lang) for one in printed.values() for word in words_on(one)}
        up = "../" * (2 if lang == "en" else 3)  # to the root of the site
        yield f'<script type="application/json" id="card-words">{json.dumps(words, ensure_ascii=False)}</script>'
        yield f'<script defer src="{up}assets/{FACES.name}"></script>\n'
    for name, cards in grouped(game.cards, "set"):
        yield f"## {set_title(name, lang)}\n"
        for kind, alike in grouped(cards, "type"):
            if len({card["type"] for card in cards}) > 1:
                yield f"### {kind_title(game, kind, lang)}\n"
            yield '<div class="faces" markdown="0">'
            for card in alike:
                yield face(card, game, lang, printed.get(card["id"]))
            yield "</div>\n"


def grouped(cards: list[dict[str, Any]], field: str) -> list[tuple[str, list[dict[str, Any]]]]:
    """Cards that have something in common, in the order in which it first occurs."""
    found: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        found.setdefault(str(card[field]), []).append(card)
    return list(found.items())


def words_on(card: Printed) -> list[str]:
    """What a drawn face may have to say in words."""
    return [card.type, *card.values, *(word for words in card.facets.values() for word in words)]


def word_of(game: Game, word: str, lang: str) -> str:
    """What the client calls a kind, a value or a facet: the game's own name for it, else the client's."""
    plain = word.replace("_", "-").replace(" ", "-")
    messages, bundle = game.messages(lang), client_messages(lang)
    for key in [f"{game.name}-{kind}-{plain}" for kind in NAMED]:
        if messages.has(key):
            return messages.text(key)
    for key in (f"word-{game.name}-{plain}", f"word-{plain}"):
        if bundle.has_message(key):
            return client_word(lang, key)
    return plain.replace("-", " ").capitalize()


def kind_title(game: Game, kind: str, lang: str) -> str:
    return title_in(game, "kinds", kind, lang) or OWN.get(kind, {}).get(lang) or kind.capitalize()


def title_in(game: Game, table: str, name: str, lang: str) -> str:
    """A title from the game's own ``site.toml``; empty if it has none."""
    titles: dict[str, list[str]] = site_titles(game.folder).get(table, {})
    return titles[name][LANGUAGES.index(lang)] if name in titles else ""


@cache
def site_titles(folder: Path) -> dict[str, Any]:
    file = folder / "site.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def set_title(name: str, lang: str) -> str:
    if name.isdigit():
        return f"{OWN['set'][lang]} {name}"
    return OWN[name][lang] if name in OWN else name


def face(card: dict[str, Any], game: Game, lang: str, printed: Printed | None) -> str:
    messages = game.messages(lang)
    keys = card["text"] if isinstance(card["text"], list) else [card["text"]]
    texts = [escape(messages.text(key)) for key in keys if messages.has(key) and messages.text(key)]
    values = [f"{client_word(lang, f'word-{name}')} {value}" for name, value in card.get("values", {}).items()]
    kind = kind_title(game, card["type"], lang) + ("" if card["implemented"] else f" ({OWN['not yet'][lang]})")
    drawn = f' data-card="{escape(json.dumps(asdict(printed), ensure_ascii=False))}"' if printed else ""
    return (
        f'<div class="face {escape(str(card["set"]))}" id="card-{escape(str(card["id"]))}"{drawn}>'
        f"<h4>{escape(messages.text(card['name']))}</h4>"
        f'<p class="kind">{escape(kind)}</p>'
        + (f'<p class="values">{escape(" · ".join(values))}</p>' if values else "")
        + "".join(f'<p class="text">{text}</p>' for text in texts)
        + f'<p class="source">{escape(str(card["id"]))}</p></div>'
    )


@cache
def client_messages(lang: str) -> FluentBundle:
    """The words of the browser client for printed values: its own, and those of its games."""
    bundle = FluentBundle([lang], use_isolating=False)
    client = ROOT / "web" / "src"
    for path in (client / "locale" / f"{lang}.ftl", *sorted(client.glob(f"games/*/{lang}.ftl"))):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def client_word(lang: str, key: str) -> str:
    bundle = client_messages(lang)
    text, _ = bundle.format_pattern(bundle.get_message(key).value, {})
    return str(text)


if __name__ == "__main__":
    sys.exit(main())
