"""The rulebook as data: every rule with an id, a reference, and its text in both languages."""

from __future__ import annotations

import ast
import re
import tomllib
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "es")

#: What a rule that forbids or limits has in it.
_LIMITS = re.compile(
    r"\b(not|no|never|cannot|only|alone|must|at most|at least|up to|exactly|unless|limit\w*|maximum|minimum|without"
    r"|until|fixed|nobody|none|nothing|neither|nor|once|equals?|over|before|out of|forbids?|prohibition|ban|bar)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words. ``ref`` is chapter and page of the source."""

    id: str
    ref: str
    kind: str
    en: str
    es: str

    def text(self, lang: str) -> str:
        return self.es if lang == "es" else self.en

    @property
    def limits(self) -> bool:
        """Whether it says what may not be, or how much may: such rules alone answer "why not?"."""
        return _LIMITS.search(self.en) is not None


class Rulebook:
    """The rules of one game, in the order of the book."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id = {rule.id: rule for rule in rules}
        if len(self.by_id) != len(rules):
            twice = sorted(rule_id for rule_id, times in Counter(r.id for r in rules).items() if times > 1)
            raise ValueError(f"rule ids stand twice: {', '.join(twice)}")

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        with path.open("rb") as file:
            data = tomllib.load(file)
        return cls([Rule(r["id"], r["ref"], r["kind"], r["en"], r["es"]) for r in data["rule"]])

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.by_id

    def __getitem__(self, rule_id: str) -> Rule:
        return self.by_id[rule_id]

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, query: str) -> list[Rule]:
        """Rules whose id, reference or text (in either language) has every word of the query."""
        words = folded(query).split()
        return [
            rule
            for rule in self.rules
            if all(word in folded(f"{rule.id} {rule.ref} {rule.en} {rule.es}") for word in words)
        ]


@cache
def kernel_rulebook() -> Rulebook:
    """The rules of the table itself, for refusals that no rule of a game covers."""
    return Rulebook.load(Path(__file__).parent / "rulebook.toml")


def folded(text: str) -> str:
    """Lower case, without diacritics."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def ids_in_sources(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Rule ids that stand as string literals in the sources below a folder, with the places they stand in."""
    pattern = re.compile(re.escape(prefix) + r"\.[a-z0-9-]+(\.[a-z0-9-]+)+")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                found.setdefault(node.value, []).append(f"{path.name}:{node.lineno}")
    return found
