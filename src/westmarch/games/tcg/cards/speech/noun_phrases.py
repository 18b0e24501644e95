"""What the cards of a definition are called: selections, names, amounts."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
    Num,
    Sel,
    Test,
)
from westmarch.cards.speech.speaker import Speaker
from westmarch.cards.speech.words import Lexicon, Noun, Words

#: Not the card that was chosen before, and another card.
NOT_IT = Test("bound", "it", no=True)
OTHER = Test("self", no=True)


class NounPhrases(Speaker):
    """A card of this game naming others. Grammar comes from the language."""

    def __init__(self, lexicon: Lexicon, name: str = "") -> None:
        super().__init__(lexicon, name)
        #: How later words speak of cards that were named on the way.
        self.named: dict[str, str] = {}
        #: Characters among them: how they are called again, *that companion*.
        self.beings: dict[str, str] = {}
        #: Whether a single card was shown.
        self.single = False

    # Selections

    def that(self, sel: Sel) -> str:
        """How later words speak of a card that was named by these."""
        raise NotImplementedError

    def is_being(self, sel: Sel) -> bool:
        """Whether a selection is of characters, and not of cards of any sort or of things."""
        return any([_is_character(test) for test in sel.tests if not test.no])

    def his(self, sel: Sel | None) -> str:
        """Whose strength something is said of."""
        return ""

    def that_one(self, sel: Sel) -> str:
        """The same, told apart from another of its sort."""
        raise NotImplementedError

    def is_the_shown(self, sel: Sel) -> bool:
        """Whether a selection is the one card that was shown."""
        return self.single and sel.where == "revealed" and all([test.name == "card" for test in sel.tests])

    def has_noun(self, sel: Sel) -> bool:
        return any([isinstance(self.entry(test), Noun) and not test.no for test in sel.tests if test.name != "self"])

    def is_fixed(self, sel: Sel) -> bool:
        """Whether a phrase is a name and needs no article."""
        return any([str(self.entry(test)).startswith("=") and not test.no for test in sel.tests if test.name != "self"])

    def is_the_other(self, sel: Sel) -> bool:
        """Whether two are named and one of them has been chosen before."""
        two, *rest = sel.tests
        return rest == [NOT_IT] and two.name == "any of" and all([self.is_fixed(one) for one in two.value])

    def of_others(self, tests: tuple[Test, ...]) -> tuple[Test, ...]:
        """Not the one chosen before is another one, unless that has a name by now."""
        return tuple([OTHER if test == NOT_IT and "it" not in self.named else test for test in tests])

    def of_persons(self, tests: tuple[Test, ...]) -> tuple[Test, ...]:
        """Whoever skirmishes is a character, and whoever roams a minion, where nothing says what they are."""
        return tuple([self._of_person(test) if test.name in ("skirmishing", "assigned to") else test for test in tests])

    def _of_person(self, test: Test) -> Test:
        who = test.value
        if not isinstance(who, Sel) or self.has_noun(who) or self.is_fixed(who) or who.tests[0].name == "self":
            return test
        names = [one.name for one in who.tests]
        sort = "minion" if "roaming" in names else "companion" if "unbound" in names else "character"
        return Test(test.name, Sel((*who.tests, Test("type", sort)), who.where), test.no)

    def adjectives(self, sel: Sel) -> str:
        raise NotImplementedError

    def predicate(self, sel: Sel) -> str:
        raise NotImplementedError

    def title(self, title: str) -> str:
        return title

    def entry(self, test: Test) -> Words:
        if test.name == "title":
            titles = test.value if isinstance(test.value, tuple) else (test.value,)
            return "=" + self.any_of([self.title(title) for title in titles])
        if test.name == "phase":
            return str(self.lexicon.tests["phase"]).format(value=self.phase(test.value))
        if test.name == "races":
            nouns = [self.lexicon.tests[("race", race)] for race in test.value]
            return Noun(self.any_of([n.one for n in nouns]), self.any_of([n.many for n in nouns]), "m2")
        if test.name == "bound" and test.value in self.named:
            named = self.named[test.value]
            return self.lexicon.tests["bearer"] if named == "bearer" else f"={named}"
        if test.name == "bound" and test.value in self.beings:
            return f"={self.beings[test.value]}"
        if test.name == "any of" and any([self.is_fixed(sel) for sel in test.value]):
            return "=" + self.any_of([self.phrase(sel) for sel in test.value])
        if test.name == "any of" and all([[t.name for t in sel.tests] in (["race"], ["class"]) for sel in test.value]):
            one, many = [self.any_of([self.bare(sel, several) for sel in test.value]) for several in (False, True)]
            return Noun(one, many, "m2")
        if test.name == "any of" and not any([self.has_noun(sel) for sel in test.value]):
            return self.any_of([self.adjectives(sel) for sel in test.value])
        words: Words = super().entry(test)
        return words

    # Amounts and words

    def num(self, num: Num) -> str:
        if num.name == "wounds" and num.sel is not None:
            if num.sel.tests == (Test("bound", "it"),):
                return self.lexicon.nums["wounds of it"] + self._limit(num)
            return self.lexicon.nums["wounds"].format(who=self.phrase(num.sel)) + self._limit(num)
        return super().num(num)

    def _limit(self, num: Num) -> str:
        return f" ({self.LIMIT.format(count=num.most)})" if num.most else ""

    def word(self, value: Any) -> str:
        if isinstance(value, str) and len(value) == 2 and value[0].isdigit():
            return value.removesuffix("F")
        if isinstance(value, tuple) and value and isinstance(value[0], int) and isinstance(value[1], Sel):
            return self.phrase(value[1], value[0])
        return super().word(value)

    def _filled(self, word: str, sel: Sel) -> str:
        return self.w(word, who=self.phrase(sel))

    def sites(self, words: Any) -> str:
        """Sites by their marks (``4F``) or their terrain."""
        named = words if isinstance(words, tuple) else (words,)
        if all([word[0].isdigit() for word in named]):
            numbers = [word.removesuffix("F") for word in named]
            return self.w("site numbered", number=self.any_of(numbers))
        return self.OR.join([self.word(f"{word} site") for word in named])

    def phase(self, name: str) -> str:
        return self.word(f"{name} phase")


#: Types of cards that are characters.
BEINGS = ("character", "companion", "ally", "minion")


def _is_character(test: Test) -> bool:
    if test.name == "any of":
        return all([any([_is_character(one) for one in sel.tests]) for sel in test.value])
    return test.name in ("race", "races", "title") or (test.name == "type" and test.value in BEINGS)
