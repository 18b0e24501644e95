"""The English of the cards."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import Amount, Sel, Test
from westmarch.cards.speech.en import English
from westmarch.cards.speech.words import Noun
from westmarch.games.meccg.cards.speech.voice import Voice
from westmarch.games.meccg.cards.speech.words import properties
from westmarch.games.meccg.facts import ALLY


class EnglishVoice(Voice, English):
    GIVEN = re.compile(r"(?P<start>give [^.+−]+ )(?P<value>[+−].+?)(?P<end>(?: until| against) .+)?")
    WITHIN = (
        *[(f"of {whose} company", f"in {whose} company") for whose in ("the", "the attacked", "his", "its")],
        ("from his hand", "in his hand"),
        ("from your hand", "in your hand"),
    )

    def a_noun(self, noun: Noun) -> str:
        return self.a(noun.one)

    def a(self, text: str) -> str:
        return f"{'an' if text[0].lower() in 'aeiou' else 'a'} {text}"

    def not_a(self, test: Test) -> str:
        return f"no {self.word(test.value)}" if test.name in ("race", "skill") else f"not {self.word(test.value)}"

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        text = re.sub(r"\ban other ", "another ", super().phrase(sel, count, up_to))
        text = re.sub(r"(whose company .*?) whose company ", r"\1 and ", text)
        return re.sub(r"\ba (un(?!i)|Un(?!i))", r"an \1", text)

    def _if_he_is(self, tests: list[Test]) -> str:
        return super()._if_he_is(tests).replace("(if while ", "(while ")

    def of_him(self, text: str) -> str:
        return re.sub(r"\bthe bearer\b", "him", re.sub(r"^(the bearer\b|with the bearer )", self._he, text))

    def everybody(self, text: str) -> str:
        return "each player may " + re.sub(r"\byour\b", "his", text)

    @staticmethod
    def _he(found: re.Match[str]) -> str:
        return "he" if found[0] == "the bearer" else ""

    def the(self, noun: Noun) -> str:
        return f"the {noun.one}"

    def other_than(self, test: Test) -> str:
        if test.name in ("wizard", "race", "skill"):
            table = properties.SKILLS if test.name == "skill" else properties.RACES
            values = test.value if isinstance(test.value, tuple) else (test.value,)
            nouns = [table["wizard" if test.name == "wizard" else one][0] for one in values]
            return self._others([self.a(noun.one) if self.one else noun.many for noun in nouns])
        return self.word(test.value)

    def _list_others(self, others: list[str]) -> str:
        return f"other than {self._others(others)}"

    def _others(self, others: list[str]) -> str:
        return self.any_of(others) if self.one else self.all_of(others)

    def _excepting(self, text: str, more: list[str]) -> str:
        return f", {text}," if more else text

    def on(self, who: str) -> str:
        return f" on {who}"

    def people(self, value: Any) -> str:
        return f"{self.races(value)} and their factions"

    def by_races(self, value: Any) -> str:
        return f" by {self.races(value)}"

    def is_so(self, sel: Sel) -> str:
        names = {test.name for test in sel.tests}
        subject = (
            self.name
            if "self" in names or self.face.kind == ALLY
            else self.it
            if sel.where == "bound"
            else "the bearer"
        )
        rest = self._said_of(sel)
        parts = self._behind([test for test in rest if not test.no])
        parts += [self.a(noun.one) for t in rest if not t.no and isinstance(noun := self.entry(t), Noun)]
        parts += [str(self.entry(t)) for t in rest if not t.no and self._is_adjective(t)]
        parts += [
            str(properties.PROPERTIES[f"{t.name}.no"][0]).removeprefix("+")
            if f"{t.name}.no" in properties.PROPERTIES
            else self.not_a(t)
            for t in rest
            if t.no
        ]
        return f"{subject} is {' and '.join(parts)}" if parts else subject
