"""What the effects and conditions of a definition say."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import (
    ALL,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Num,
    Odd,
    Repeat,
    Sel,
    Seq,
    Test,
    When,
)
from westmarch.cards.odd_conditions import ODD_PART, said
from westmarch.cards.speech.words import Noun
from westmarch.games.meccg.cards.speech.noun_phrases import NounPhrases, other_case_last
from westmarch.games.meccg.cards.speech.words import conditions, phrases, places, properties, verbs
from westmarch.games.meccg.facts import LANDS

#: A number of regions, and what it would be in another case.
OTHER_NUMBER = re.compile(r"(\d+) (\([^)]*\)) (.+)")
#: Amounts that somebody has of himself: he adds them, they are not given to him.
OF_ONES_OWN = ("prowess", "its-mind", "its-body")


class Clauses(NounPhrases):
    """What a player is told to do, what happens, and what must be so."""

    #: How a place is said of what is there, after the words by which a thing is one of its things.
    WITHIN: tuple[tuple[str, str], ...] = ()

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
            others = {"defender": f"{self.w('defender')} {self.w('may')}", "active": self.w("its player may")}
            who = others.get(effect.by, self.w("you may"))
            return [f"!{who} {self.infinitive(self._deed(self.acts(effect.node)))}"]
        if isinstance(effect, When):
            start = f"{self.IF} {self.cond(effect.cond)}, "
            inner = self.acts(effect.node)
            # What comes of a roll made on the way is a sentence of its own.
            later = [text for text in inner[1:] if text.startswith(f"!{self.IF} ")]
            now = [text for text in inner if text not in later]
            return [f"!{self.under(start, self._joined(now))}", *later] if inner else []
        if isinstance(effect, Repeat):
            times = self.times(effect.amount)
            if isinstance(effect.node, May):
                return [f"!{times}, {text.removeprefix('!')}" for text in self.acts(effect.node)]
            return [f"{text} {times}" for text in self.acts(effect.node)]
        return [f"!{self.effect(effect)}"]

    def under(self, start: str, text: str) -> str:
        """What happens under a condition; one of its own is joined to that."""
        if f"{self.IF} " in start and start.endswith(", ") and text.startswith(f"{self.IF} "):
            *before, last = start[:-2].rsplit(self.AND, 1)
            return ", ".join([*before, last]) + self.AND + text[len(self.IF) + 1 :]
        return start + text

    def odd(self, node: Odd) -> str:
        """An odd effect has its own words."""
        return (node.en, node.es)[self.LANG]

    def _is_plain(self, act: Act) -> bool:
        """Whether there is nothing to choose, so that nothing is said of it; later it has its own words."""
        assert act.who is not None
        if act.count == ALL:
            self.it = self.phrase(act.who, ALL)
            return True
        if act.who.where == "struck" and self.folded:
            self.it = self.phrase(act.who)
            return True
        if any([test.name in ("bearer", "the-bearer") and not test.no for test in act.who.tests]):
            self.it = phrases.NAMED["bearer"][self.LANG]
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
            return self.acts(Act("uncount", amount=ALL, word=tuple(words)))
        ways = [self._joined(self.acts(node)) for node in effect.nodes]
        if any([self.AND in way for way in ways]):
            return [self.w("either", one=ways[0], others=self.any_of(ways[1:]))]
        return [self.any_of(ways)]

    def _deed(self, texts: list[str]) -> str:
        """What somebody does, and what comes of it."""
        orders = [text for text in texts if not text.startswith("!")]
        outcome = [text for text in texts if text.startswith("!")]
        if orders and outcome and texts == orders + outcome:
            return f"{self._joined(orders)}: {self._joined(outcome)}"
        return self._joined(texts)

    def _joined(self, texts: list[str]) -> str:
        return self.all_of([text.removeprefix("!") for text in texts])

    def act(self, act: Act) -> str:
        key = act.verb
        for more in (act.word if isinstance(act.word, str) else "", act.by):
            if more and f"{act.verb}.{more}" in verbs.VERBS:
                key = f"{act.verb}.{more}"
        if act.verb == "attack-with" and act.who is not None and act.who.where == "self":
            key = "attack-with.itself"
        if act.verb == "attack-with" and act.who is not None and Test("can-attack") in act.who.tests:
            key = "attack-with.chosen"
        if act.verb == "uncount" and act.amount == ALL:
            key = "uncount.all"
        key = self._by_amount(key, act)
        who = "" if act.who is None else self.phrase(act.who, act.count, act.up_to)
        if act.who is not None and act.bind == "it" and act.who.where not in ("bound", "tapped"):
            self.it = self._called(act.who, act.count)
        if act.who is not None and act.bind == "tapped":
            self.they = self._called(act.who, act.count)
        first, second = self._words_of(act)
        parts = {
            "who": who, "a_who": self.object_form(who, act.who), "al_who": self.indirect(who),
            "signed": self.signed(act.amount), "amount": self.number(act.amount).removeprefix("-"),
            "word": first, "second": second,
            "modified": self._modified(act), "until": self._until(act),
            "darker": self.w("darker" if act.amount == 1 else "brighter"),
        }  # fmt: skip
        return other_case_last(self.lexicon.verbs[key].format(**parts))

    def _by_amount(self, key: str, act: Act) -> str:
        """A verb whose words depend on what its amount is."""
        amount = act.amount
        if key == "raise-limit":
            if isinstance(amount, Num):
                return "raise-limit.doubled" if amount.name == "limit" else key
            return "raise-limit.less" if amount < 0 else key
        if key == "reveal-hand" and not isinstance(amount, Num):
            return "reveal-hand.some"
        if key == "agent-attack" and amount != 0:
            return "agent-attack.more"
        if key == "modify-attack.doubled" and amount == 0:
            return "modify-attack.doubled.alike"
        if key == "modify" and isinstance(amount, Num) and amount.name in OF_ONES_OWN:
            return "modify.added"
        return key

    def _until(self, act: Act) -> str:
        return f" {self.w(f'until {act.until}')}".rstrip() if act.until and act.word != "body-strike" else ""

    def _called(self, sel: Sel, count: Amount) -> str:
        """What is said of chosen cards further on."""
        if count == ALL:
            return phrases.NAMED["all of them"][self.LANG]
        named = [test for test in sel.tests if test.name in ("name", "self") and not test.no]
        if named and isinstance(named[0].value, str):
            self.persons.add(self.word(named[0].value))
            return self.word(named[0].value)
        if named and named[0].name == "self":
            return self.name
        if any([test.name in ("the-bearer", "bearer") and not test.no for test in sel.tests]):
            return phrases.NAMED["bearer"][self.LANG]
        for name in ("skill", "race", "wizard", "character", "keyword", "item"):
            for test in sel.tests:
                if test.name == name and not test.no and isinstance(noun := self.entry(test), Noun):
                    called = self.the(noun)
                    if name not in ("keyword", "item"):
                        self.persons.add(called)
                    return called
        if sel.where not in places.HEADS:
            return phrases.NAMED["that card"][self.LANG]
        called = self.the(places.HEADS[sel.where][self.LANG])
        if sel.where in places.AGENTS:
            self.persons.add(called)
        return called

    def _modified(self, act: Act) -> str:
        if act.verb == "attempt":
            self.limit = int(self.number(act.amount))
            return ""
        if act.verb == "roll":
            added = self.w("modified", signed=self.signed(act.amount)) if act.amount != 0 else ""
            number, *more = act.word if isinstance(act.word, tuple) else (act.word,)
            self.limit = int(number)
            if more:
                return self.w("modified", signed=self.all_of([self.signed(one) for one in (act.amount, *more)]))
            return added
        word = "test modified" if act.verb == "test-ring" else "modified"
        return "" if act.amount == 0 else self.w(word, signed=self.signed(act.amount))

    def _words_of(self, act: Act) -> tuple[str, str]:
        word = act.word
        if act.verb == "attack-with":
            return self._changed_attack(act), ""
        if act.verb == "attack-keyed":
            return self._keyed_attack(act)
        if word is None:
            return "", ""
        if act.verb in ("change-land", "double-land"):
            return self.word(word[0]), self.word(word[1])
        if act.verb in ("face-attack", "face-trap"):
            return self.an_attack(word), ""
        if act.verb == "lower-limit":
            land, each, amount = word
            shown = self.number(amount)
            if not land:
                return shown, ""
            return self.w("each" if each else "any", amount=shown, land=self.word(land), a_land=self.a_land(land)), ""
        if act.verb == "modify-attacks":
            value, races, scope = word
            attacks = self.w("attacks by", races=self.races(races)) if races else self.w("all attacks")
            where = self.w("on company") if scope == "company" else ""
            what = self.word(value.removesuffix("-attacks"))
            return self.w(
                "for turn", attacks=f"{attacks} {where}".strip(), signed=self.signed(act.amount), value=what
            ), ""
        if act.verb == "fly":
            lands = word[0] in LANDS
            return (self.w("in lands", lands=self.word(word)) if lands else self.word(word)), ""
        if act.verb in ("uncount", "open-site"):
            return self.races(word) if act.amount == ALL else self.kinds(word), ""
        if act.verb == "modify" and isinstance(word, tuple):
            return self.word(word[0]) + self.w("at most", most=word[1]), ""
        if act.verb == "modify-attack" and isinstance(word, tuple):
            first, *more = [self._of_attack(one, act.amount) for one in word]
            return self.all_of([first, *[f"{self.signed(act.amount)} {one}" for one in more]]), ""
        if act.verb in ("agent-influence", "roll", "attempt", "play-item", "win-faction"):
            return "", ""
        if act.verb == "modify-attack":
            return self._of_attack(word, act.amount), ""
        return self.word(word), ""

    def _of_attack(self, value: Any, amount: Amount) -> str:
        """A value of an attack; a single strike is not *strikes*."""
        if value in ("strikes", "bare-strikes") and amount in (1, -1):
            return self.w("one strike" if value == "strikes" else "one bare strike")
        return self.word(value)

    def _changed_attack(self, act: Act) -> str:
        """By how much an attack out of turn is stronger and tougher than printed."""
        changes = [("prowess", act.amount)] if act.amount != 0 else []
        changes += [("body", act.word)] if act.word else []
        said = [f"{self.signed(amount)} {self.word(value)}" for value, amount in changes]
        return f" {self.w('with')} {self.all_of(said)}" if said else ""

    def _keyed_attack(self, act: Act) -> tuple[str, str]:
        """How a creature may be keyed by a card, and what that changes."""
        keys, strikes, chooses = act.word
        changes = [f"{self.signed(strikes)} {self.w('one strike')}"] if strikes else []
        changes += [f"{self.signed(act.amount)} {self.word('prowess')}"] if act.amount != 0 else []
        second = self.w("keyed more", changes=self.all_of(changes)) if changes else ""
        places = [self.word(key.removeprefix("land-").removeprefix("type-")) for key in keys]
        return self.any_of(places), second + (self.w("keyed chooses") if chooses else "")

    def object_form(self, text: str, sel: Sel | None) -> str:
        return text

    def indirect(self, text: str) -> str:
        return text

    # Conditions

    def conds(self, needs: tuple[Cond, ...], skip: tuple[str, ...] = ()) -> list[str]:
        hidden = (*conditions.UNSPOKEN, *skip, "single")
        return [self.cond(cond) for cond in needs if cond.name not in hidden and not _in_pile(cond)]

    def cost_conds(self, cost: Effect | None) -> list[str]:
        """What a cost asks of the bearer without any choice."""
        nodes = cost.nodes if isinstance(cost, Seq) else (cost,)
        found: list[str] = []
        for node in nodes:
            if isinstance(node, Act) and node.who is not None:
                if node.verb == "target" and node.who.where == "bearer" and len(node.who.tests) > 1:
                    found.append(self.is_so(node.who))
                elif node.verb != "target":
                    found += self.he_is(node.who)
        return found

    def he_is(self, sel: Sel) -> list[str]:
        """What the bearer must be, said before what he does."""
        if not any([test.name == "bearer" and not test.no for test in sel.tests]):
            return []
        what = self._what_he_is([test for test in sel.tests if test.name != "bearer"])
        return [self.w("he is", who=phrases.NAMED["bearer"][self.LANG], what=self.all_of(what))] if what else []

    def cond(self, cond: Cond) -> str:
        if cond.name == ODD_PART:
            return said(cond, self.LANG)
        if cond.name == "rolled":
            return self.w("not more than" if cond.no else "more than", number=self.limit)
        if cond.name == "spot" and cond.sel is not None and cond.sel.where == "their-hand" and _is_named(cond.sel):
            return self.w("in his hand", card=self.word(cond.sel.tests[0].value))
        key = f"{cond.name}.no" if cond.no else cond.name
        if cond.name == "unrepeated" and cond.word is not None:
            key = f"unrepeated.{cond.word}"
        if cond.name == "spot" and cond.no and cond.amount != 1:
            key = "spot.few"
        if cond.name == "path-has" and cond.amount != 1:
            key = "path-has.many"
        if cond.name == "spot" and cond.sel is not None and cond.sel.where in ("self", "bearer", "bound"):
            key = "spot.self"
        elif cond.name == "spot" and cond.sel is not None and cond.sel.where == "prisoners":
            key = "spot.prisoner"
        elif cond.name == "spot" and cond.sel is not None and _is_named(cond.sel):
            key = "spot.named.no" if cond.no else "spot.named"
        text = self.lexicon.conds[key].format(
            who="" if cond.sel is None else self._subject(cond),
            bare="" if cond.sel is None else self.bare(cond.sel, cond.amount != 1),
            many="" if cond.sel is None else self.bare(cond.sel, True),
            amount=self.number(cond.amount),
            word=self._cond_word(cond),
            a_land=self.a_land(cond.word) if cond.name == "path-has" else "",
            lands=phrases.LANDS[str(cond.word)][self.LANG].many if key in ("path-has.many", "site-path") else "",
        )
        if key == "site-path":
            text = OTHER_NUMBER.sub(r"\1 \3 \2", text)
        return self.there(text) if key in ("spot", "spot.no", "spot.few") else text

    def there(self, text: str) -> str:
        """That there is somebody: in a company or a hand, where he would else be of it."""
        for of, within in self.WITHIN:
            text = re.sub(rf" {of}\b(?! de tu)", f" {within}", text)
        return text

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
        tests = [test for test in sel.tests if test.name not in (*named, *properties.UNSPOKEN)]
        return [test for test in tests if not (test.name == "marked" and test.no)]

    def _cond_word(self, cond: Cond) -> str:
        if cond.word is None:
            return ""
        if cond.name == "attack-keyed" and isinstance(cond.word, tuple):
            return self.word(tuple([key.removeprefix("region-") for key in cond.word]))
        if cond.name == "attacker-is":
            names = cond.word if isinstance(cond.word, tuple) else (cond.word,)
            return self.any_of([self.one_called(name) for name in names])
        if cond.name in ("attack-by", "company-faced"):
            return self.races(cond.word)
        return self.word(cond.word)


def _is_named(sel: Sel) -> bool:
    """Whether a selection is just the name of a card."""
    return [test.name for test in sel.tests] == ["name"]


def _in_pile(cond: Cond) -> bool:
    """Whether a condition only says that there is something to take."""
    piles = (
        "deck", "discard", "hand", "deck-or-discard", "sideboard", "sideboard-or-discard", "nazgul", "items", "checker",
    )  # fmt: skip
    return cond.name == "spot" and not cond.no and cond.sel is not None and cond.sel.where in piles
