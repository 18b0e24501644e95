"""What the cards of a definition are called: selections, names, amounts."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import (
    ALL,
    ANY_OF,
    Amount,
    Num,
    Sel,
    Test,
)
from westmarch.cards.speech.speaker import Speaker
from westmarch.cards.speech.words import Lexicon, Noun, Words
from westmarch.games.meccg.cards.speech.words import phrases, places, properties
from westmarch.games.meccg.facts import FACES, KINDS, NUMBER, WIZARD, Face

#: An amount, what it would be in another case, and of what.
OTHER_CASE = re.compile(
    r"([+−]\d+) (\([^)]*\)) ((?:de )?[a-z]+(?: [a-zó]+){0,2}?)(?= (?:against|contra|until|hasta) |$)"
)
ONE = {"strikes": "strike", "golpes": "golpe"}
#: An amount for each of some, and of what.
FOR_EACH = re.compile(r"([+−]\d+) ((?:for each|por cada) [^.,:]+?) (prowess|body|de poder|de resistencia)$")


def other_case_last(text: str) -> str:
    """*+1 strike (+2 while Doors of Night is in play)*: the other case stands behind what it counts."""
    text = FOR_EACH.sub(r"\1 \3 \2", text)
    found = OTHER_CASE.search(text)
    if found is None:
        return text
    amount, other, what = found.groups()
    what = ONE.get(what, what) if amount[1:] == "1" else what
    return f"{text[: found.start()]}{amount} {what} {other}{text[found.end() :]}"


class NounPhrases(Speaker):
    """A card of this game naming others. Grammar comes from the language."""

    def __init__(self, face: Face, words: Lexicon) -> None:
        super().__init__(words, face.names[self.LANG])
        self.face = face
        #: What a card named before is called.
        self.it = ""
        self.they = ""
        #: Whether the sentence has said already whom a strike is against; the number that a roll must exceed.
        self.folded = False
        self.limit = 0
        #: Whether the sentence has said already what the bearer must be.
        self.known = False
        #: Whether one card is spoken of, or several.
        self.one = True
        #: Words used so far that mean a person.
        self.persons = {phrases.NAMED["that character"][self.LANG], phrases.NAMED["bearer"][self.LANG]}

    # Selections

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        names = {test.name: test for test in sel.tests if not test.no}
        if "that" in names:
            return self.they if sel.where == "tapped" else self.it
        for name in ("the-struck", "the-checker", "the-bearer"):
            if name in names:
                return phrases.NAMED[name][self.LANG]
        if sel.where == "bound":
            self.one = True
            others = [self.other_than(test) for test in sel.tests if test.no]
            return f"{self.it} ({self._unless(others)})" if others else self.it
        if sel.where == "prisoners":
            return phrases.NAMED["prisoner"][self.LANG]
        if sel.where == "struck" and self.folded:
            return phrases.NAMED["target"][self.LANG]
        if isinstance(count, Num):
            text, number = self.phrase(sel, 7, up_to and count.name == "while"), self.num(count, False)
            if count.name == "tapped":
                return text.replace("7", number)
            if count.name == "while":
                return text.replace("7", number)
            return f"{text.replace('7 ', '')} ({self.w('up to', number=number) if up_to else number})"
        if "self" in names:
            called = phrases.NAMED["this card"][self.LANG] if self.is_thing() else self.name
            return " ".join([called, *self._behind(list(sel.tests))])
        if "bearer" in names:
            more = [test for test in sel.tests if test.name != "bearer"]
            return phrases.NAMED["bearer"][self.LANG] + ("" if self.known else self._if_he_is(more))
        if "name" in names and isinstance(names["name"].value, str):
            behind = self._behind([test for test in sel.tests if test.name != "name"])
            where = [self.lexicon.words[f"in {sel.where}"]] if sel.where in places.OF_NAMED else []
            return " ".join([self.word(names["name"].value), *behind, *where])
        if "companion" in names and len(sel.tests) == 1 and sel.where in ("companions", "play"):
            sel = Sel((Test("character"),), "companions")
        self.one = count in (1, ALL)
        return super().phrase(self._spoken(sel), count, up_to).replace(" ,", ",")

    def bare(self, sel: Sel, several: bool) -> str:
        if sel.where == "prisoners":
            return phrases.NAMED["prisoner"][self.LANG].partition(" ")[2]
        self.one = not several
        return super().bare(self._spoken(sel), several).replace(" ,", ",")

    def _spoken(self, sel: Sel) -> Sel:
        """A selection with the tests that are worth a word, each under the name of its words."""
        tests: list[Test] = []
        others: list[str] = []
        hidden = (*properties.UNSPOKEN, "bearer", "an-attack", "borne-by-wizard")
        heads = {"character", "race", "skill", "wizard", "item", "faction", "keyword", "event", "hazard", "resource"}
        for test in sel.tests:
            if test.name in hidden and not (test.name in ("bearer", "mine") and test.no):
                continue
            if test.name == "marked" and test.no:
                continue
            if test.name == "character" and any(
                [o.name in ("race", "skill", "wizard") and not o.no for o in sel.tests]
            ):
                continue
            if test.no and test.name in ("wizard", "race", "skill", "name"):
                others.append(self.other_than(test))
                continue
            if test.name == "creature" and any([other.name == "race" and not other.no for other in sel.tests]):
                tests.insert(0, Test("creature.kind"))
                continue
            if test.name == "hazard" and not test.no and any([other.name == "keyword" for other in sel.tests]):
                tests.append(Test("hazard.kind"))
                continue
            if test.name == "resource" and any([other.name in ("keyword", "event") for other in sel.tests]):
                test = Test("hazard", None, True)
            name = f"{test.name}.no" if test.no and f"{test.name}.no" in properties.PROPERTIES else test.name
            name = "dragon.of" if name == "dragon" and test.value else name
            name = "face-up.one" if name == "face-up" else name
            name = "held-by.on" if name == "held-by" and sel.where != "self" else name
            name = "in-company-of.on" if name == "in-company-of" and sel.where == "company-events" else name
            tests.append(Test(name, test.value, test.no and name == test.name))
        place = "" if any([test.name in ("companion", "on-wizards-company") for test in tests]) else sel.where
        slot = any([test.name == "slot" for test in sel.tests])
        tests = [test for test in tests if test.name != "item"] if slot else tests
        sort = not slot and any([test.name == "item-sort" for test in sel.tests])
        if sort and not any([test.name == "item" for test in tests]):
            tests.insert(0, Test("item"))
        if sel.where in places.HEADS and not any([test.name in heads - {"skill"} for test in tests]):
            tests.insert(0, Test("head", sel.where))
        if any([test.name == "bearing" for test in tests]) and place in ("", "play"):
            nouns = any([isinstance(self.entry(test), Noun) for test in tests])
            tests = tests if nouns else [Test("character"), *tests]
        if others:
            more = [
                entry for test in tests if isinstance(entry := self.entry(test), str) and re.match(r"\+[^(]", entry)
            ]
            tests.insert(0, Test("except", self._excepting(self._list_others(others), more)))
        if place in ("unmasked", "masked-agents"):
            tests.insert(0, Test("face-up.one" if place == "unmasked" else "face-up.no"))
        if self.lexicon.words.get(f"in {place}"):
            tests.insert(0, Test("place", place))
        return Sel(tuple(tests))

    def _excepting(self, text: str, more: list[str]) -> str:
        """Who is left out, before what else is said of those who are meant."""
        raise NotImplementedError

    def other_than(self, test: Test) -> str:
        raise NotImplementedError

    def _unless(self, others: list[str]) -> str:
        """Who is left out of those who are named already."""
        return self.w("unless", others=self.any_of(others))

    def _list_others(self, others: list[str]) -> str:
        raise NotImplementedError

    def entry(self, test: Test) -> Words:
        if test.name == "head":
            head: Words = places.HEADS[test.value][self.LANG]
            return head
        if test.name == "place":
            return f"+{self.lexicon.words[f'in {test.value}']}"
        if test.name == "except":
            return f"+{test.value}"
        if test.name == "path":
            return str(super().entry(test)).format(value=self.a_land(test.value))
        if test.name == "has-faced":
            return str(super().entry(test)).format(value=self.races(test.value))
        if test.name in ("race", "skill", "keyword") and isinstance(test.value, tuple):
            nouns = [noun for one in test.value if isinstance(noun := self.entry(Test(test.name, one)), Noun)]
            return Noun(self.any_of([n.one for n in nouns]), self.any_of([n.many for n in nouns]), nouns[-1].gender)
        if test.name == "slot":
            return self._of_slots(test.value)
        if test.name == "item-sort" and isinstance(test.value, tuple):
            return self._any_adjective([self.entry(Test("item-sort", one)) for one in test.value])
        if test.name == ANY_OF and all([len(sel.tests) == 1 for sel in test.value]):
            entries = [self.entry(sel.tests[0]) for sel in test.value]
            if all([isinstance(forms, tuple) or (self.LANG == 0 and _is_adjective(forms)) for forms in entries]):
                return self._any_adjective(entries)
        words: Words = super().entry(test)
        return words

    def _of_slots(self, value: Any) -> Noun:
        """What an item is used as: a weapon, or one of several things."""
        if not isinstance(value, tuple):
            return properties.SLOTS[value][self.LANG]
        one, many = [self.w(f"slots {number}", value=self.word(value)) for number in ("one", "many")]
        return Noun(one, many)

    def _any_adjective(self, entries: list[Words]) -> Words:
        """*Duradero o permanente*, in all forms that the language has."""
        adjectives = [forms for forms in entries if isinstance(forms, tuple)]
        if not adjectives:
            return self.any_of([str(forms) for forms in entries])
        return tuple([self.any_of([forms[i] for forms in adjectives]) for i in range(4)])

    def _first(self, forms: Any) -> str:
        return forms[0] if isinstance(forms, tuple) else str(forms)

    def _behind(self, tests: list[Test]) -> list[str]:
        found: list[str] = []
        for test in tests:
            if test.name not in (*properties.UNSPOKEN, "self", "bearer") and not test.no:
                text = str(self.entry(test))
                if text.startswith("+"):
                    found.append(text[1:].format(value=self.word(test.value)))
        return found

    def _if_he_is(self, tests: list[Test]) -> str:
        parts = self._what_he_is(tests)
        return self.w("if he is", what=self.all_of(parts)) if parts else ""

    def _what_he_is(self, tests: list[Test]) -> list[str]:
        parts: list[str] = []
        for test in tests:
            if test.name in properties.UNSPOKEN:
                continue
            if test.no and f"{test.name}.no" in properties.PROPERTIES:
                parts.append(str(properties.PROPERTIES[f"{test.name}.no"][self.LANG]).removeprefix("+"))
            elif test.no:
                parts.append(self.not_a(test))
            elif test.name == "name":
                parts.append(self.word(test.value))
            else:
                entry = self.entry(test)
                plain = entry.one if isinstance(entry, Noun) else self._first(entry)
                plain = str(plain).removeprefix("+").format(value=self.word(test.value))
                parts.append(self.a(plain) if isinstance(entry, Noun) else plain)
        return parts

    def a(self, text: str) -> str:
        raise NotImplementedError

    def not_a(self, test: Test) -> str:
        raise NotImplementedError

    def races(self, value: Any) -> str:
        values = value if isinstance(value, tuple) else (value,)
        return self.any_of([properties.RACES[one][self.LANG].many for one in values])

    def kinds(self, value: Any) -> str:
        """Races as what a single one is: *an Orc or Troll creature*."""
        values = value if isinstance(value, tuple) else (value,)
        return self.any_of([properties.RACES[one][self.LANG].one for one in values])

    def one_called(self, name: str) -> str:
        """A card by its name; one of several of that name has an article."""
        unique = FACES[NUMBER[name]].unique
        return self.word(name) if unique else self.a_noun(Noun(self.word(name), self.word(name)))

    def word(self, value: Any) -> str:
        if isinstance(value, tuple):
            return self.any_of([self.word(one) for one in value])
        for table in (properties.RACES, properties.SKILLS, properties.KEYWORDS):
            if value in table:
                return str(table[value][self.LANG].one)
        if value in properties.SORTS:
            return self._first(properties.SORTS[value][self.LANG])
        return super().word(value)

    def a_land(self, value: Any) -> str:
        """A region of a kind, or of one of several."""
        kinds = value if isinstance(value, tuple) else (value,)
        return self.any_of([self.a_noun(phrases.LANDS[kind][self.LANG]) for kind in kinds])

    def a_noun(self, noun: Noun) -> str:
        raise NotImplementedError

    def an_attack(self, word: Any) -> str:
        race, strikes, prowess = word
        if strikes == "each":
            return self.w("attack each", race=self.races(race), prowess=prowess)
        return self.w(
            "attack one" if strikes == 1 else "attack", race=self.races(race), strikes=strikes, prowess=prowess
        )

    # Amounts

    def signed(self, amount: Amount) -> str:
        if isinstance(amount, Num):
            return self.num(amount)
        return f"+{amount}" if amount >= 0 else f"−{-amount}"

    def number(self, amount: Amount) -> str:
        return self.num(amount, False) if isinstance(amount, Num) else str(amount)

    def num(self, num: Num, with_sign: bool = True) -> str:
        show = self.signed if with_sign else str
        return self.lexicon.nums[num.name].format(
            amount=show(num.times),
            plus=show(num.plus),
            sum=show(num.plus + num.times),
            most=num.most,
            bare="" if num.sel is None else self.bare(num.sel, False),
            word="" if num.word is None else self.word(num.word),
            a_land=self.a_land(num.word) if num.word in phrases.LANDS else "",
        )

    def is_thing(self) -> bool:
        return self.face.kind > WIZARD and KINDS[self.face.kind] not in ("agent", "ally")

    def the(self, noun: Noun) -> str:
        raise NotImplementedError

    def people(self, value: Any) -> str:
        raise NotImplementedError


def _is_adjective(entry: Words) -> bool:
    """Whether English words stand before a noun and are none themselves."""
    return isinstance(entry, str) and not entry.startswith(("+", "="))
