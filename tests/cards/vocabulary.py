"""The words of a game's definitions: which cards use each, and which of them serve one card alone or none at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from westmarch.cards.language import Language
from westmarch.cards.nodes import Act, Cond, Mod, Node, Num, Sel, Test, Trigger, walk
from westmarch.cards.odd_conditions import ODD_PART

KINDS = ("verb", "condition", "amount", "property", "place", "event", "value")

#: By kind and word: the cards that use it.
Words = dict[str, dict[str, set[str]]]


def words_of(definitions: Mapping[str, Iterable[Node | None]]) -> Words:
    """The words of all definitions."""
    found: Words = {kind: {} for kind in KINDS}
    for card, parts in definitions.items():
        for node in [node for part in parts for node in walk(part)]:
            said = word_of(node)
            if said is not None:
                kind, word = said
                found[kind].setdefault(word, set()).add(card)
    return found


def word_of(node: Node) -> tuple[str, str] | None:
    match node:
        case Act():
            return "verb", node.verb
        case Cond():
            return "condition", node.name
        case Num():
            return "amount", node.name
        case Test():
            return "property", node.name
        case Sel():
            return "place", node.where
        case Trigger():
            return "event", node.event
        case Mod():
            return "value", node.value
    return None


def serving_one(words: Words, kind: str) -> list[str]:
    """The words of a kind that a single card uses."""
    return sorted([word for word, cards in words[kind].items() if len(cards) == 1])


def odd_conditions(definitions: Iterable[Node | None]) -> set[str]:
    """The conditions that stand beside a definition, with words of their own."""
    conds = [node for part in definitions for node in walk(part) if isinstance(node, Cond) and node.name == ODD_PART]
    return {cond.word[0] for cond in conds}


def unused(language: Language, words: Words) -> list[str]:
    """Words that have a meaning, and no card uses them."""
    tables: dict[str, Iterable[str]] = {
        "verb": language.verbs, "condition": language.conds, "amount": language.nums, "property": language.tests,
        "place": language.places,
    }  # fmt: skip
    return sorted([word for kind, table in tables.items() for word in table if word not in words[kind]])
