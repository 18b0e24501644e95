"""How a definition of this game is spoken: the shape of its sentences, the same in both languages."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import (
    ALL,
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Mod,
    Num,
    Repeat,
    Sel,
    Seq,
    Test,
    When,
)
from westmarch.cards.text.en import English
from westmarch.cards.text.es import Spanish
from westmarch.cards.text.speaker import Lexicon, Noun, Speaker, sentence
from westmarch.games.meccg.cards import nouns, phrases
from westmarch.games.meccg.cards.registry import DEFINED, FREE_MOMENTS
from westmarch.games.meccg.facts import FACES, KINDS, LANDS, NUMBER, REGION_NAMES, REGIONS, WIZARD, Face

LANGUAGES = ("en", "es")
#: Modifiers that are about attacks themselves.
OF_ATTACKS = ("attack-prowess", "strikes", "double-strikes", "defender-chooses")


def _side(table: dict[Any, Any], lang: int) -> dict[Any, Any]:
    return {name: pair[lang] for name, pair in table.items()}


def lexicon(lang: int) -> Lexicon:
    """The words of one language, with the names of cards and regions."""
    words = _side(nouns.WORDS, lang)
    for name, number in NUMBER.items():
        words.setdefault(name, FACES[number].names[lang])
    for number, name in enumerate(REGIONS):
        words.setdefault(name, REGION_NAMES[number][lang])
    words.update({f"in {place}": pair[lang] for place, pair in nouns.PLACES.items()})
    words.update({f"land-{land}": words[land] for land in ("wilderness", "shadow-land", "coastal-sea")})
    tests = _side(nouns.TESTS, lang)
    for name, table in (("race", nouns.RACES), ("skill", nouns.SKILLS), ("keyword", nouns.KEYWORDS)):
        tests.update({(name, value): pair[lang] for value, pair in table.items()})
    tests.update({("item-sort", value): pair[lang] for value, pair in nouns.SORTS.items()})
    tables = {
        "verbs": _side(phrases.VERBS, lang), "conds": _side(phrases.CONDS, lang), "nums": _side(phrases.NUMS, lang),
        "triggers": _side(phrases.TRIGGERS, lang), "mods": _side(phrases.MODS, lang), "tests": tests, "words": words,
    }  # fmt: skip
    return Lexicon(tables)


class Voice(Speaker):
    """A card of this game speaking. Grammar comes from the language, shape from here."""

    LANG = 0

    def __init__(self, face: Face, words: Lexicon) -> None:
        super().__init__(words, face.names[self.LANG])
        self.face = face
        #: What a card named before is called.
        self.it = ""
        self.they = ""
        #: Whether the sentence has said already whom a strike is against; the number that a roll must exceed.
        self.folded = False
        self.limit = 0
        #: Words used so far that mean a person.
        self.persons = {nouns.PHRASES["that character"][self.LANG], nouns.PHRASES["bearer"][self.LANG]}

    def w(self, name: str, **parts: Any) -> str:
        return str(self.lexicon.words[name]).format(**parts)

    # Selections

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        names = {test.name: test for test in sel.tests if not test.no}
        if "that" in names:
            return self.they if sel.where == "tapped" else self.it
        for name in ("the-struck", "the-checker", "the-bearer"):
            if name in names:
                return nouns.PHRASES[name][self.LANG]
        if sel.where == "bound":
            others = [self.other_than(test) for test in sel.tests if test.no]
            return f"{self.it} ({self._list_others(others)})" if others else self.it
        if sel.where == "prisoners":
            return nouns.PHRASES["prisoner"][self.LANG]
        if sel.where == "struck" and self.folded:
            return nouns.PHRASES["target"][self.LANG]
        if isinstance(count, Num):
            return self.phrase(sel, 7, up_to).replace("7", self.num(count, False))
        if "self" in names:
            called = nouns.PHRASES["this card"][self.LANG] if self.is_thing() else self.name
            return " ".join([called, *self._behind(list(sel.tests))])
        if "bearer" in names:
            return nouns.PHRASES["bearer"][self.LANG] + self._if_he_is([t for t in sel.tests if t.name != "bearer"])
        if "name" in names and isinstance(names["name"].value, str):
            behind = self._behind([test for test in sel.tests if test.name != "name"])
            where = [self.lexicon.words[f"in {sel.where}"]] if sel.where in ("hand", "their-hand", "discard") else []
            return " ".join([self.word(names["name"].value), *behind, *where])
        if "companion" in names and len(sel.tests) == 1 and sel.where in ("companions", "play"):
            sel = Sel((Test("character"),), "companions")
        return super().phrase(self._spoken(sel), count, up_to)

    def bare(self, sel: Sel, several: bool) -> str:
        if sel.where == "prisoners":
            return nouns.PHRASES["prisoner"][self.LANG].partition(" ")[2]
        return super().bare(self._spoken(sel), several)

    def _spoken(self, sel: Sel) -> Sel:
        """A selection with the tests that are worth a word, each under the name of its words."""
        tests: list[Test] = []
        others: list[str] = []
        hidden = (*nouns.UNSPOKEN, "bearer", "an-attack", "borne-by-wizard")
        heads = {"character", "race", "skill", "wizard", "item", "faction", "keyword", "event", "hazard", "resource"}
        for test in sel.tests:
            if test.name in hidden and not (test.name == "bearer" and test.no):
                continue
            if test.name == "character" and any(
                [o.name in ("race", "skill", "wizard") and not o.no for o in sel.tests]
            ):
                continue
            if test.no and test.name in ("wizard", "race", "skill", "name"):
                others.append(self.other_than(test))
                continue
            if test.name == "hazard" and not test.no and any([other.name == "keyword" for other in sel.tests]):
                tests.append(Test("hazard.kind"))
                continue
            if test.name == "resource" and any([other.name == "keyword" for other in sel.tests]):
                test = Test("hazard", None, True)
            name = f"{test.name}.no" if test.no and f"{test.name}.no" in nouns.TESTS else test.name
            name = "dragon.of" if name == "dragon" and test.value else name
            name = "held-by.on" if name == "held-by" and sel.where != "self" else name
            tests.append(Test(name, test.value, test.no and name == test.name))
        place = "" if any([test.name in ("companion", "on-wizards-company") for test in tests]) else sel.where
        sort = any([test.name in ("item-sort", "slot") for test in sel.tests])
        if sort and not any([test.name == "item" for test in tests]):
            tests.insert(0, Test("item"))
        if sel.where in nouns.HEADS and not any([test.name in heads - {"skill"} for test in tests]):
            tests.insert(0, Test("head", sel.where))
        if others:
            tests.append(Test("except", self._list_others(others)))
        if self.lexicon.words.get(f"in {place}"):
            tests.insert(0, Test("place", place))
        return Sel(tuple(tests))

    def other_than(self, test: Test) -> str:
        raise NotImplementedError

    def _list_others(self, others: list[str]) -> str:
        raise NotImplementedError

    def entry(self, test: Test) -> Any:
        if test.name == "head":
            return nouns.HEADS[test.value][self.LANG]
        if test.name == "place":
            return f"+{self.lexicon.words[f'in {test.value}']}"
        if test.name == "except":
            return f"+{test.value}"
        if test.name in ("race", "skill", "keyword") and isinstance(test.value, tuple):
            entries = [self.entry(Test(test.name, one)) for one in test.value]
            last = entries[-1]
            return Noun(self._or([e.one for e in entries]), self._or([e.many for e in entries]), last.gender)
        if test.name == "item-sort" and isinstance(test.value, tuple):
            entries = [self.entry(Test("item-sort", one)) for one in test.value]
            if isinstance(entries[0], str):
                return self._or(entries)
            return tuple([self._or([forms[i] for forms in entries]) for i in range(4)])
        return super().entry(test)

    def _first(self, forms: Any) -> str:
        return forms[0] if isinstance(forms, tuple) else str(forms)

    def _or(self, parts: list[str]) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{self.OR}{parts[-1]}"

    def _and(self, parts: list[str]) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{self.AND}{parts[-1]}"

    def _behind(self, tests: list[Test]) -> list[str]:
        found: list[str] = []
        for test in tests:
            if test.name not in (*nouns.UNSPOKEN, "self", "bearer") and not test.no:
                text = str(self.entry(test))
                if text.startswith("+"):
                    found.append(text[1:].format(value=self.word(test.value)))
        return found

    def _if_he_is(self, tests: list[Test]) -> str:
        parts: list[str] = []
        for test in tests:
            if test.name in nouns.UNSPOKEN:
                continue
            if test.no:
                parts.append(self.not_a(test))
            elif test.name == "name":
                parts.append(self.word(test.value))
            else:
                entry = self.entry(test)
                plain = entry.one if isinstance(entry, Noun) else self._first(entry)
                plain = str(plain).removeprefix("+").format(value=self.word(test.value))
                parts.append(self.a(plain) if isinstance(entry, Noun) else plain)
        return self.w("if he is", what=self._and(parts)) if parts else ""

    def a(self, text: str) -> str:
        raise NotImplementedError

    def not_a(self, test: Test) -> str:
        raise NotImplementedError

    def races(self, value: Any) -> str:
        values = value if isinstance(value, tuple) else (value,)
        return self._or([nouns.RACES[one][self.LANG].many for one in values])

    def word(self, value: Any) -> str:
        if isinstance(value, tuple):
            return self._or([self.word(one) for one in value])
        for table in (nouns.RACES, nouns.SKILLS, nouns.KEYWORDS):
            if value in table:
                return str(table[value][self.LANG].one)
        if value in nouns.SORTS:
            return self._first(nouns.SORTS[value][self.LANG])
        return super().word(value)

    def an_attack(self, word: Any) -> str:
        race, strikes, prowess = word
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
        )

    # Effects: a list of what is told to the player, and of sentences

    def acts(self, effect: Effect | None) -> list[str]:
        if effect is None:
            return []
        if isinstance(effect, Seq):
            return [text for node in effect.nodes for text in self.acts(node)]
        if isinstance(effect, Act):
            if effect.verb == "target" and effect.who is not None and self._is_plain(effect):
                return []
            text = self.act(effect)
            return [text] if text else []
        if isinstance(effect, Either):
            return self._either(effect)
        if isinstance(effect, May):
            who = self.w("defender") if effect.by == "defender" else self.w("you")
            return [f"!{who} {self.w('may')} {self.infinitive(self._and(self.acts(effect.node)))}"]
        if isinstance(effect, When):
            inner = self.acts(effect.node)
            return [f"!{self.IF} {self.cond(effect.cond)}, {self._joined(inner)}"] if inner else []
        if isinstance(effect, Repeat):
            return [f"{text} {self.times(effect.amount)}" for text in self.acts(effect.node)]
        return [f"!{self.effect(effect)}"]

    def _is_plain(self, act: Act) -> bool:
        """Whether there is nothing to choose, so that nothing is said of it; later it has its own words."""
        assert act.who is not None
        if act.count == ALL:
            self.it = self.phrase(act.who, ALL)
            return True
        if any([test.name in ("bearer", "the-bearer") and not test.no for test in act.who.tests]):
            self.it = nouns.PHRASES["bearer"][self.LANG]
            return True
        return False

    def infinitive(self, text: str) -> str:
        """What somebody may do; English has the same form as for telling him to."""
        return text

    def times(self, amount: Amount) -> str:
        return self.num(amount).removeprefix("+1 ") if isinstance(amount, Num) else super().times(amount)

    def _either(self, effect: Either) -> list[str]:
        words = [node.word[0] for node in effect.nodes if isinstance(node, Act) and node.verb == "uncount"]
        if words:
            return self.acts(Act("uncount", word=tuple(words)))
        return [self._or([self._joined(self.acts(node)) for node in effect.nodes])]

    def _joined(self, texts: list[str]) -> str:
        return self._and([text.removeprefix("!") for text in texts])

    def act(self, act: Act) -> str:
        key = act.verb
        for more in (act.word if isinstance(act.word, str) else "", act.by):
            if more and f"{act.verb}.{more}" in phrases.VERBS:
                key = f"{act.verb}.{more}"
        who = "" if act.who is None else self.phrase(act.who, act.count, act.up_to)
        if act.who is not None and act.bind == "it" and act.who.where not in ("bound", "tapped"):
            self.it = self._called(act.who, act.count)
        if act.who is not None and act.bind == "tapped":
            self.they = self._called(act.who, act.count)
        first, second = self._words_of(act)
        parts = {
            "who": who, "a_who": self.object_form(who, act.who), "al_who": self.indirect(who),
            "signed": self.signed(act.amount), "amount": self.number(act.amount), "word": first, "second": second,
            "modified": self._modified(act), "until": self._until(act),
            "darker": self.w("darker" if act.amount == 1 else "brighter"),
        }  # fmt: skip
        return self.lexicon.verbs[key].format(**parts)

    def _until(self, act: Act) -> str:
        return f" {self.w(f'until {act.until}')}".rstrip() if act.until and act.word != "body-strike" else ""

    def _called(self, sel: Sel, count: Amount) -> str:
        """What is said of chosen cards further on."""
        if count == ALL:
            return nouns.PHRASES["all of them"][self.LANG]
        named = [test for test in sel.tests if test.name in ("name", "self") and not test.no]
        if named and isinstance(named[0].value, str):
            self.persons.add(self.word(named[0].value))
            return self.word(named[0].value)
        if named and named[0].name == "self":
            return self.name
        if any([test.name in ("the-bearer", "bearer") and not test.no for test in sel.tests]):
            return nouns.PHRASES["bearer"][self.LANG]
        for name in ("skill", "race", "wizard", "character", "keyword", "item"):
            for test in sel.tests:
                if test.name == name and not test.no and isinstance(self.entry(test), Noun):
                    called = self.the(self.entry(test))
                    if name not in ("keyword", "item"):
                        self.persons.add(called)
                    return called
        return (
            self.the(nouns.HEADS[sel.where][self.LANG])
            if sel.where in nouns.HEADS
            else nouns.PHRASES["that card"][self.LANG]
        )

    def the(self, noun: Noun) -> str:
        raise NotImplementedError

    def _modified(self, act: Act) -> str:
        if act.verb == "roll":
            added = self.w("modified", signed=self.signed(act.amount)) if act.amount != 0 else ""
            self.limit = int(act.word)
            return added
        return "" if act.amount == 0 else self.w("modified", signed=self.signed(act.amount))

    def _words_of(self, act: Act) -> tuple[str, str]:
        word = act.word
        if word is None:
            return "", ""
        if act.verb == "change-land":
            return self.word(word[0]), self.word(word[1])
        if act.verb == "face-attack":
            return self.an_attack(word), ""
        if act.verb == "lower-limit":
            land, each, amount = word
            shown = self.number(amount)
            if not land:
                return shown, ""
            return self.w("each" if each else "any", amount=shown, land=self.word(land)), ""
        if act.verb == "modify-attacks":
            value, races, scope = word
            attacks = self.w("attacks by", races=self.races(races)) if races else self.w("all attacks")
            where = self.w("on company") if scope == "company" else ""
            what = self.word("prowess" if value.startswith("prowess") else "strikes")
            return self.w(
                "for turn", attacks=f"{attacks} {where}".strip(), signed=self.signed(act.amount), value=what
            ), ""
        if act.verb == "fly":
            lands = word[0] in LANDS
            return (self.w("in lands", lands=self.word(word)) if lands else self.word(word)), ""
        if act.verb in ("uncount", "open-site"):
            return self.races(word), ""
        if act.verb == "modify" and isinstance(word, tuple):
            return self.word(word[0]) + self.w("at most", most=word[1]), ""
        if act.verb == "modify-attack" and isinstance(word, tuple):
            return self._and([self.word(one) for one in word]), ""
        if act.verb in ("attack-with", "agent-influence", "roll"):
            return "", ""
        return self.word(word), ""

    def object_form(self, text: str, sel: Sel | None) -> str:
        return text

    def indirect(self, text: str) -> str:
        return text

    # Conditions

    def conds(self, needs: tuple[Cond, ...], skip: tuple[str, ...] = ()) -> list[str]:
        hidden = (*phrases.UNSPOKEN, *skip, "single")
        return [self.cond(cond) for cond in needs if cond.name not in hidden and not _in_pile(cond)]

    def cost_conds(self, cost: Effect | None) -> list[str]:
        """What a cost asks of the bearer without any choice."""
        nodes = cost.nodes if isinstance(cost, Seq) else (cost,)
        found: list[str] = []
        for node in nodes:
            if isinstance(node, Act) and node.verb == "target" and node.who is not None and node.who.where == "bearer":
                if len(node.who.tests) > 1:
                    found.append(self.is_so(node.who))
        return found

    def cond(self, cond: Cond) -> str:
        if cond.name == "rolled":
            return self.w("not more than" if cond.no else "more than", number=self.limit)
        key = f"{cond.name}.no" if cond.no else cond.name
        if cond.name == "spot" and cond.no and cond.amount != 1:
            key = "spot.few"
        if cond.name == "path-has" and cond.amount != 1:
            key = "path-has.many"
        if cond.name == "spot" and cond.sel is not None and cond.sel.where in ("self", "bearer", "bound"):
            key = "spot.self"
        return self.lexicon.conds[key].format(
            who="" if cond.sel is None else self._subject(cond),
            bare="" if cond.sel is None else self.bare(cond.sel, cond.amount != 1),
            amount=self.number(cond.amount),
            word=self._cond_word(cond),
        )

    def _subject(self, cond: Cond) -> str:
        assert cond.sel is not None
        if cond.name == "spot" and cond.sel.where in ("self", "bearer", "bound"):
            if not cond.no:
                return self.is_so(cond.sel)
            return self.is_so(
                Sel(tuple([Test(t.name, t.value, t.name != "bearer") for t in cond.sel.tests]), cond.sel.where)
            )
        return self.phrase(cond.sel, cond.amount)

    def is_so(self, sel: Sel) -> str:
        """That a named card is in some state: *Elrond is at Rivendell*, *the bearer is a sage*."""
        raise NotImplementedError

    def _is_adjective(self, test: Test) -> bool:
        entry = self.entry(test)
        return isinstance(entry, tuple) or (isinstance(entry, str) and not entry.startswith(("+", "=")))

    def _said_of(self, sel: Sel) -> list[Test]:
        """The tests of a card that is named already."""
        named = ("self", "bearer", "the-bearer", "that")
        return [test for test in sel.tests if test.name not in (*named, *nouns.UNSPOKEN)]

    def _cond_word(self, cond: Cond) -> str:
        if cond.word is None:
            return ""
        if cond.name in ("attack-by",):
            return self.races(cond.word)
        return self.word(cond.word)

    # Modifiers

    def mod(self, mod: Mod) -> str:
        key = f"{mod.value}.to" if mod.to is not None else mod.value
        if mod.value == "adds-attack" and mod.word is None:
            key = "adds-attack.dragon"
        if mod.value == "draws" and mod.who is not None and mod.who.where == "play":
            key = "draws.company"
        return self.lexicon.mods[key].format(
            who="" if mod.who is None else self._mod_who(mod.who),
            signed=self.signed(mod.amount),
            amount=self.number(mod.amount),
            word=self._mod_word(mod),
            most=self.w("at most", most=self.word(mod.word))
            if mod.word is not None and mod.value in ("prowess", "body")
            else "",
            to="" if mod.to is None or mod.value in OF_ATTACKS else self.against(mod.to),
            attacks=self.attacks(mod.to) if mod.to is not None and mod.value in OF_ATTACKS else "",
        )

    def _mod_who(self, sel: Sel) -> str:
        if any([test.name == "site-type" for test in sel.tests]):
            return self.w_every_site(sel)
        if any([test.name == "first" for test in sel.tests]):
            said = [test for test in sel.tests if test.name in nouns.COMPANIES]
            return (
                self._and([nouns.COMPANIES[test.name][self.LANG].format(value=self.word(test.value)) for test in said])
                if said
                else ""
            )
        return self.phrase(sel, ALL)

    def w_every_site(self, sel: Sel) -> str:
        test = next(test for test in sel.tests if test.name == "site-type")
        return str(nouns.TESTS["site-type"][self.LANG]).format(value=self.word(test.value).split(" ", 1)[-1])

    def is_thing(self) -> bool:
        return self.face.kind > WIZARD and KINDS[self.face.kind] not in ("agent", "ally")

    def _mod_word(self, mod: Mod) -> str:
        word = mod.word
        if word is None or mod.value in ("prowess", "body"):
            return ""
        if mod.value in ("adds-attack", "rescue-attack"):
            return self.an_attack(word)
        if mod.value == "tested":
            one, dwarven, magic = word
            return self.w("rings", one=one, dwarven=dwarven, magic=magic)
        if mod.value == "lands":
            needs, pairs = word
            text = self._and([self.w("lands", old=self.word(old), new=self.word(new)) for old, new in pairs])
            return f"{self.WHILE} {self.cond(needs[0])}, {text}" if needs else text
        return self.word(word)

    def against(self, sel: Sel) -> str:
        """The other side of a modifier: a race that attacks, a faction, characters of a people."""
        names = {test.name: test for test in sel.tests}
        if "attack" in names:
            return self.races(names["attack"].value)
        if "name" in names:
            return self.word(names["name"].value)
        if set(names) == {"race"}:
            return self.people(names["race"].value)
        if set(names) == {"race", "faction"}:
            return self.w("factions of", races=self.races(names["race"].value))
        return super().bare(self._spoken(sel), True)

    def people(self, value: Any) -> str:
        raise NotImplementedError

    def attacks(self, sel: Sel) -> str:
        names = {test.name: test for test in sel.tests}
        if "after-attack" in names:
            return self.w("after", races=self.races(names["after-attack"].value))
        if "site-attack" in names:
            sites = names["site-attack"].value
            if "attack" in names:
                text = self.w("automatic attacks by", races=self.races(names["attack"].value))
            else:
                text = self.w("automatic attacks at", sites=self.word(sites)) if sites else self.w("automatic attacks")
        elif "attack" in names:
            text = self.w("attacks by", races=self.races(names["attack"].value))
        elif "creature-attack" in names:
            text = self.w("creature attacks")
        elif "attack-chooses" in names:
            text = self.w("attacks that choose")
        else:
            text = self.w("all attacks")
        if "agent-attack" in names:
            text += f" {self.w('no agent')}"
        behind = self._behind([names["while"]]) if "while" in names else []
        return " ".join([text, *behind])

    # Paragraphs

    def ability(self, ability: Ability) -> str:
        self.it = nouns.PHRASES["that character"][self.LANG]
        self.they = self.it
        self.limit = 0
        self.folded = False
        if ability.kind == "bearer":
            return self._bearer(ability)
        if ability.kind == "static" and ability.mod is not None:
            return sentence(self.mod(ability.mod))
        if ability.kind == "play":
            return self._play(ability)
        if ability.on is not None:
            return self._trigger(ability)
        return self._use(ability)

    def _bearer(self, ability: Ability) -> str:
        assert ability.bearer is not None
        tests = [test for test in ability.bearer.tests if test.name not in ("character", "free-of", "marked")]
        parts = [self.w("only bearer", who=self.phrase(Sel(tuple(tests))))] if tests else []
        if any([test.name == "free-of" for test in ability.bearer.tests]):
            parts.append(self.w("one each"))
        return " ".join([sentence(part) for part in parts])

    def _play(self, ability: Ability) -> str:
        said = ("uncounted", "removable", "removable-by-sage", "even-tapped")
        parts = [self.cond(cond) for cond in ability.needs if cond.name in said]
        places = [self.cond(cond) for cond in ability.needs if cond.name not in said]
        if places:
            parts.insert(0, self.w("playable if", what=self._and(places)))
        return " ".join([sentence(part) for part in parts])

    def _trigger(self, ability: Ability) -> str:
        assert ability.on is not None
        when = self.lexicon.triggers[ability.on.event]
        conds = self.conds(ability.needs, (ability.on.event,))
        condition = f", {self.IF} {self._and(conds)}" if conds else ""
        return self._sentences(f"{when}{condition}, ", self.acts(ability.effect))

    def _use(self, ability: Ability) -> str:
        prefix, folded = self._moment(ability)
        conds = self.conds(ability.needs, folded) + self.cost_conds(ability.cost)
        later = "company-moves" in DEFINED[self.face.number].triggers and ability.kind == "event"
        said = [] if later else self.acts(ability.cost) + self.acts(ability.effect)
        said = [text for text in said if text]
        single = any([cond.name == "single" for cond in ability.needs])
        text = self._sentences(f"{self.IF} {self._and(conds)}, " if conds else "", said) if said else ""
        if not said and conds:
            text = sentence(self.w("playable if", what=self._and(conds)))
        if prefix and text:
            text = f"{prefix}: {text[0].lower() + text[1:]}"
        return " ".join([part for part in (text, sentence(self.cond(Cond("single"))) if single else "") if part])

    def _sentences(self, start: str, texts: list[str]) -> str:
        """What is told to the player in one sentence, then the sentences of their own; a beginning for the first."""
        told: list[str] = []
        rest = texts[:]
        while rest and not rest[0].startswith("!"):
            told.append(rest.pop(0))
        parts = [self._and(told)] if told else [rest.pop(0).removeprefix("!")] if rest else []
        parts += [text.removeprefix("!") for text in rest]
        if not parts:
            return ""
        parts[0] = start + parts[0]
        return " ".join([sentence(part) for part in parts])

    def _moment(self, ability: Ability) -> tuple[str, tuple[str, ...]]:
        """The words for the moment, with the conditions on an attack or strike that they take in."""
        phases = set(ability.phases)
        if (
            set(FREE_MOMENTS) <= phases
            or phases & {"hazard"} == phases
            or phases <= {"hazard", "guard-attack", "guard-resource"}
        ):
            return "", ()
        names = [name for name in nouns.MOMENTS if name in phases]
        shown = [names[0]] if names else []
        if {"organization", "site"} <= phases and "attack" not in phases and "influence-check" not in phases:
            shown = ["organization", "site"]
        if {"organization", "attack"} <= phases or {"organization", "influence-check"} <= phases:
            return "", ()
        text = self._or([nouns.MOMENTS[name][self.LANG] for name in shown])
        by = {cond.name: cond for cond in ability.needs if not cond.no}
        folded: list[str] = []
        if shown == ["attack"] or shown == ["attacker"]:
            if "attack-by" in by:
                text += self.by_races(by["attack-by"].word)
                folded.append("attack-by")
            if "attacked" in by:
                text += self.w("on its company")
        if shown == ["strike"] and isinstance(ability.cost, Act) and ability.cost.verb == "use-skill":
            assert ability.cost.who is not None
            text += self.on(self.phrase(ability.cost.who))
            self.folded = True
        if shown == ["strike"] or shown == ["strike-hazard"]:
            if "struck-fits" in by and by["struck-fits"].sel is not None:
                text += self.on(self.phrase(by["struck-fits"].sel))
                folded.append("struck-fits")
                self.folded = True
        if shown == ["evade"]:
            text = text.format(amount=by["evaded-less"].amount)
            folded += ["struck-fits", "before-strikes", "evaded-less"]
        return text, tuple(folded)

    def by_races(self, value: Any) -> str:
        raise NotImplementedError

    def on(self, who: str) -> str:
        raise NotImplementedError


def _in_pile(cond: Cond) -> bool:
    """Whether a condition only says that there is something to take."""
    piles = (
        "deck", "discard", "hand", "deck-or-discard", "sideboard", "sideboard-or-discard", "nazgul", "items", "checker",
    )  # fmt: skip
    return cond.name == "spot" and not cond.no and cond.sel is not None and cond.sel.where in piles


class EnglishVoice(Voice, English):
    LANG = 0

    def a(self, text: str) -> str:
        return f"{'an' if text[0].lower() in 'aeiou' else 'a'} {text}"

    def not_a(self, test: Test) -> str:
        return f"no {self.word(test.value)}" if test.name in ("race", "skill") else f"not {self.word(test.value)}"

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        text = super().phrase(sel, count, up_to).replace("an other ", "another ")
        return re.sub(r"\ba (un(?!i)|Un(?!i))", r"an \1", text)

    def the(self, noun: Noun) -> str:
        return f"the {noun.one}"

    def other_than(self, test: Test) -> str:
        if test.name == "wizard":
            return "Wizards"
        if test.name in ("race", "skill"):
            table = nouns.RACES if test.name == "race" else nouns.SKILLS
            values = test.value if isinstance(test.value, tuple) else (test.value,)
            return " and ".join([table[one][0].many for one in values])
        return self.word(test.value)

    def _list_others(self, others: list[str]) -> str:
        return f"other than {self._and(others)}"

    def on(self, who: str) -> str:
        return f" on {who}"

    def people(self, value: Any) -> str:
        return f"{self.races(value)} and their factions"

    def by_races(self, value: Any) -> str:
        return f" by {self.races(value)}"

    def is_so(self, sel: Sel) -> str:
        names = {test.name for test in sel.tests}
        subject = self.name if "self" in names else self.it if sel.where == "bound" else "the bearer"
        rest = self._said_of(sel)
        parts = self._behind([test for test in rest if not test.no])
        parts += [self.a(self.entry(t).one) for t in rest if not t.no and isinstance(self.entry(t), Noun)]
        parts += [str(self.entry(t)) for t in rest if not t.no and self._is_adjective(t)]
        parts += [
            str(nouns.TESTS[f"{t.name}.no"][0]).removeprefix("+") if f"{t.name}.no" in nouns.TESTS else self.not_a(t)
            for t in rest
            if t.no
        ]
        return f"{subject} is {' and '.join(parts)}" if parts else subject


class SpanishVoice(Voice, Spanish):
    LANG = 1

    def a(self, text: str) -> str:
        return text

    def not_a(self, test: Test) -> str:
        return f"no {self.word(test.value)}"

    def on(self, who: str) -> str:
        return f" {self.indirect(who)}"

    def the(self, noun: Noun) -> str:
        return f"{'la' if noun.gender[0] == 'f' else 'el'} {noun.one}"

    def other_than(self, test: Test) -> str:
        if test.name == "wizard":
            return "Mago"
        values = test.value if isinstance(test.value, tuple) else (test.value,)
        return " ni ".join([self.word(one) for one in values])

    def _list_others(self, others: list[str]) -> str:
        return f"que no sea {' ni '.join(others)}"

    def _if_he_is(self, tests: list[Test]) -> str:
        return super()._if_he_is(tests).replace("(si es no ", "(si no es ")

    def people(self, value: Any) -> str:
        return f"{self.races(value)} y sus facciones"

    def by_races(self, value: Any) -> str:
        return f" de {self.races(value)}"

    def is_so(self, sel: Sel) -> str:
        names = {test.name for test in sel.tests}
        subject = self.name if "self" in names else self.it if sel.where == "bound" else "el portador"
        rest = self._said_of(sel)
        parts = [f"está {text}" for text in self._behind([test for test in rest if not test.no])]
        parts += [f"es {self.entry(t).one}" for t in rest if not t.no and isinstance(self.entry(t), Noun)]
        parts += [f"está {self.entry(t)[0]}" for t in rest if not t.no and self._is_adjective(t)]
        parts += [
            f"está {nouns.TESTS[f'{t.name}.no'][1].removeprefix('+')}"
            if f"{t.name}.no" in nouns.TESTS
            else f"no es {self.word(t.value)}"
            for t in rest
            if t.no
        ]
        return f"{subject} {' y '.join(parts)}" if parts else subject

    def object_form(self, text: str, sel: Sel | None) -> str:
        """A person as object has *a* before him; *a el* is *al*."""
        persons = {"character", "race", "skill", "wizard", "the-bearer", "bearer", "struck"}
        person = sel is not None and any([test.name in persons and not test.no for test in sel.tests])
        person = person or text in self.persons or (text.startswith(self.name) and not self.is_thing())
        person = person and not text.startswith(("esa carta", "esta carta"))
        return self.indirect(text) if person and sel is not None and not text.startswith("hasta ") else text

    def indirect(self, text: str) -> str:
        return f"al {text[3:]}" if text.startswith("el ") else f"a {text}"

    def infinitive(self, text: str) -> str:
        """The verbs that occur after *puede*: the imperative becomes an infinitive."""
        for told, name in (("gira ", "girar "), ("juega ", "jugar "), ("descarta ", "descartar ")):
            text = text.replace(told, name)
        return text


__all__ = ["EnglishVoice", "SpanishVoice", "lexicon"]
