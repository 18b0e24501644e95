"""Cards in Spanish."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Odd,
    Sel,
    Test,
)
from westmarch.cards.text.es import Spanish
from westmarch.cards.text.speaker import Noun, Words
from westmarch.games.tcg.cards.speech import words_es
from westmarch.games.tcg.cards.speech.voice import Voice
from westmarch.games.tcg.facts import SPANISH

#: Adjectives of a name are said as of a person.
PERSON = Test("type", "character")


#: How something is said of a card that was named: not that it is one with a thing but that it has it.
SAID_OF_ONE = (
    ("es uno en ", "está en "),
    ("es uno de ", "es de "),
    ("es uno con ", "tiene "),
    ("es uno que lleve ", "lleva "),
    ("es uno que no lleve ", "no lleva "),
)


class CardSpanish(Voice, Spanish):
    """Effects are told in the imperative; after *para* and *puedes* in the infinitive."""

    GIVEN = words_es.GIVEN
    THIS_SKIRMISH = ("una escaramuza", "esta escaramuza")
    CHOOSE = {player: f"haz que {who} elija entre " for player, who in words_es.PLAYERS.items()}
    PARA = "para"
    infinitive: bool = False

    def title(self, title: str) -> str:
        return SPANISH["titles"].get(title, title)

    def word(self, value: Any) -> str:
        text = super().word(value)
        return self.title(text) if isinstance(value, str) else text

    def entry(self, test: Test) -> Words:
        entry = super().entry(test)
        if test.name == "any of" and isinstance(entry, Noun) and entry.gender == "n":
            return Noun(entry.one, entry.many, self._words(test.value[0], False)[1])
        return entry

    def provided(self, conditions: list[str]) -> str:
        return f", {self.IF} {self.AND.join(conditions)}" if conditions else ""

    def plain(self, node: Effect) -> str:
        before, self.infinitive = self.infinitive, True
        text = self.effect(node)
        self.infinitive = before
        return text

    def act(self, act: Act) -> str:
        return self.inflected(super().act(act).replace("haz que él ", "haz que "))

    def odd(self, node: Odd) -> str:
        return self.inflected(super().odd(node))

    def inflected(self, text: str) -> str:
        if not self.infinitive:
            return text
        verb, _, rest = text.partition(" ")
        return f"{words_es.INFINITIVES[verb]} {rest}".rstrip()

    def _choice(self, node: Either | May) -> str:
        if isinstance(node, May) and self.infinitive:
            return f"{self.lexicon.words['poder']} {self.plain(node.node)}"
        text = super()._choice(node)
        return f"hacer{text[3:]}" if self.infinitive and text.startswith("haz ") else text

    def _action(self, ability: Ability) -> str:
        optional = ability.optional and not ability.phases
        cost = ""
        if ability.cost is not None:
            cost = self.plain(ability.cost) if optional else self.effect(ability.cost)
        if ability.effect is None:
            return cost
        after = optional or ability.cost is not None
        effect = self.plain(ability.effect) if after else self.effect(ability.effect)
        return f"{cost} {self.PARA} {effect}" if cost else effect

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        return super().phrase(sel, count, up_to).replace("una arma", "un arma")

    def bare(self, sel: Sel, several: bool) -> str:
        words, gender, other, fixed = self._words(sel, several)
        again = ("otros", "otras") if several else ("otro", "otra")
        return fixed or " ".join([again[gender == "f"]] * other + words)

    def that(self, sel: Sel) -> str:
        words, gender, _, fixed = self._words(sel, False)
        return fixed or f"{'esa' if gender == 'f' else 'ese'} {words[0]}"

    def adjectives(self, sel: Sel) -> str:
        words, _, _, _ = self._words(sel, False)
        return " ".join(words[1:])

    def cond(self, cond: Cond) -> str:
        text = super().cond(cond)
        for stiff, natural in SAID_OF_ONE:
            text = text.replace(stiff, natural)
        return text

    def predicate(self, sel: Sel) -> str:
        if self.has_noun(sel):
            return self.phrase(sel)
        if self.is_fixed(sel):
            return self.phrase(sel)
        words, _, _, fixed = self._words(Sel((*sel.tests, PERSON), sel.where), False)
        return fixed or " ".join(["uno", *words[1:]])

    def _words(self, sel: Sel, several: bool) -> tuple[list[str], str, bool, str]:
        """As in plain Spanish, and names may have words behind them."""
        plain = [test for test in sel.tests if not self._names(test)]
        names = [test for test in sel.tests if self._names(test)]
        where = "play" if any([test.name == "bound" for test in names]) else sel.where
        named = bool(names) and not names[0].no
        if named and any([isinstance(self.entry(test), Noun) for test in plain]):
            words, gender, other, fixed = super()._words(Sel(tuple(plain), where), several)
            words.append(f"que sea {words[0]}")
        else:
            words, gender, other, fixed = super()._words(
                Sel((*plain, PERSON) if named else tuple(plain), where), several
            )
        for test in names:
            name = self.name if test.name == "self" else str(self.entry(test)).format(value="")[1:]
            if test.no:
                words.append(f"que no sea {name}")
            elif fixed:
                fixed += f" si es {name}"
            else:
                fixed = name
        if names and fixed:
            fixed = " ".join([fixed, *words[1:]])
        return words, gender, other, fixed

    def _names(self, test: Test) -> bool:
        """Whether a test names a card: this one, its bearer, a title."""
        if test.name == "self":
            return not test.no
        return str(self.entry(test)).startswith("=")
