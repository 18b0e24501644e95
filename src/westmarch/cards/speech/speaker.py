"""What the two languages have in common: walking the tree and filling templates."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
    ALL,
    ANY,
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Mod,
    Num,
    Odd,
    Repeat,
    Sel,
    Seq,
    Test,
    Unless,
    When,
)
from westmarch.cards.speech.joining import listed
from westmarch.cards.speech.words import Lexicon, Noun


class Count:
    """A number in a template, alone or with its noun: ``{amount:a card|# cards}``."""

    def __init__(self, number: str) -> None:
        self.number = number

    def __format__(self, spec: str) -> str:
        if not spec:
            return self.number
        one, many = spec.split("|")
        return one if self.number == "1" else many.replace("#", self.number)


class Speaker:
    """A grammar over a lexicon, for one card at a time."""

    #: The side of the tables of words that it reads.
    LANG = 0

    #: Joining words: ``and``, ``or``, ``then``, ``you may``, ``if``, ``else``.
    PREVENT = AND = OR = TO = MAY = IF = RESPOND = OTHERWISE = EACH_TIME = WHEN = WHILE = BEARER = TO_PLAY = LIMIT = (
        TIMES
    ) = ""
    MAY_OF: dict[str, str] = {}
    #: ``choose`` before alternatives, by who chooses.
    CHOOSE: dict[str, str] = {}

    def __init__(self, lexicon: Lexicon, name: str = "") -> None:
        self.lexicon = lexicon
        #: What the card is called in its own text.
        self.name = name

    # Grammar, by language

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        raise NotImplementedError

    def bare(self, sel: Sel, several: bool) -> str:
        """A phrase without its article."""
        raise NotImplementedError

    # Paragraphs

    def ability(self, ability: Ability) -> str:
        kind = ability.kind
        if kind == "bearer":
            return "" if ability.bearer is None else sentence(self.BEARER.format(who=self.phrase(ability.bearer)))
        if kind == "static" and ability.mod is not None:
            return sentence(self._conditions(ability, self.WHILE) + self.mod(ability.mod))
        if kind == "play":
            parts = [self.cond(c) for c in ability.needs]
            if ability.cost is not None:
                parts.append(self.effect(ability.cost))
            return sentence(f"{self.TO_PLAY}, {self.AND.join(parts)}")
        text = self._action(ability)
        if ability.limit:
            text += f" ({self.LIMIT.format(count=ability.limit)})"
        if ability.on is not None:
            when = self.WHEN if ability.once else self.EACH_TIME
            if not ability.phases:
                condition = self._conditions(ability, self.IF)
                may = f"{self.MAY} " if ability.optional else ""
                return sentence(f"{when} {self.trigger(ability)}, {condition}{may}{text}")
            response = self.word(ability.phases[0])
            text = f"{self.RESPOND} {self.trigger(ability)}, {self._conditions(ability, self.IF)}{text}"
            return f"{response}: {sentence(text)}"
        phases = self.OR.join([self.word(p) for p in ability.phases])
        text = sentence(self._conditions(ability, self.IF) + text)
        return f"{phases}: {text}" if phases else text

    def _action(self, ability: Ability) -> str:
        effect = "" if ability.effect is None else self.effect(ability.effect)
        if ability.cost is None:
            return effect
        return f"{self.effect(ability.cost)} {self.TO} {effect}"

    def _conditions(self, ability: Ability, word: str) -> str:
        if not ability.needs:
            return ""
        return f"{word} {self.AND.join([self.cond(c) for c in ability.needs])}, "

    # Parts

    def effect(self, node: Effect) -> str:
        if isinstance(node, Act):
            return self.act(node)
        if isinstance(node, Seq):
            return self.AND.join([self.effect(one) for one in node.nodes])
        if isinstance(node, Unless):
            return self.unless(node)
        if isinstance(node, Either):
            choose = self.CHOOSE.get(node.by, "")
            return choose + self.OR.join([self.effect(one) for one in node.nodes])
        if isinstance(node, May):
            return f"{self.MAY_OF.get(node.by, self.MAY)} {self.effect(node.node)}"
        if isinstance(node, When):
            other = "" if node.other is None else f"; {self.OTHERWISE}, {self.effect(node.other)}"
            return f"{self.effect(node.node)} {self.IF} {self.cond(node.cond)}{other}"
        if isinstance(node, Repeat):
            return f"{self.effect(node.node)} {self.times(node.amount)}"
        assert isinstance(node, Odd)
        return self.odd(node)

    def odd(self, node: Odd) -> str:
        raise NotImplementedError

    def unless(self, node: Unless) -> str:
        """An effect, and who may do what to prevent it."""
        prevent = self.PREVENT.format(who=self.MAY_OF[node.by], cost=self.effect(node.nodes[0]))
        return f"{self.effect(node.nodes[1])}. {sentence(prevent)}"

    def times(self, amount: Amount) -> str:
        if isinstance(amount, int):
            return self.often(amount)
        return self.num(amount)

    def act(self, act: Act) -> str:
        key = act.verb
        if isinstance(act.word, str) and f"{key}:{act.word}" in self.lexicon.verbs:
            key = f"{key}:{act.word}"
        if f"{key}.{act.by}" in self.lexicon.verbs:
            key = f"{key}.{act.by}"
        template = self.lexicon.verbs[key]
        if act.who is not None and act.count == ALL and f"{key}.all" in self.lexicon.verbs:
            template = self.lexicon.verbs[f"{key}.all"]
        who = "" if act.who is None else self.phrase(act.who, act.count, act.up_to)
        text = template.format(
            who=who,
            amount=Count(self.number(act.amount)),
            signed=self.signed(act.amount),
            times=self.repeated(act.amount),
            word="" if act.word is None else self.word(act.word),
            to="" if act.to is None else self.phrase(act.to),
            count=self.number(act.count),
        )
        for amount in (act.amount, act.count):
            if isinstance(amount, Num):
                text += f" {self.num(amount)}".rstrip()
        return text + (f" {self.word(f'until {act.until}')}" if act.until else "")

    def mod(self, mod: Mod) -> str:
        text = self.lexicon.mods[mod.value].format(
            who="" if mod.who is None else self.phrase(mod.who, ALL),
            amount=Count(self.number(mod.amount)),
            signed=self.signed(mod.amount),
            word="" if mod.word is None else self.word(mod.word),
            to="" if mod.to is None else self.phrase(mod.to),
        )
        return text + (f" {self.num(mod.amount)}" if isinstance(mod.amount, Num) else "")

    def cond(self, cond: Cond) -> str:
        key = f"{cond.name}.no" if cond.no else cond.name
        return self.lexicon.conds[key].format(
            who="" if cond.sel is None else self.phrase(cond.sel, cond.amount),
            amount=Count(self.number(cond.amount)),
            word="" if cond.word is None else self.word(cond.word),
        )

    def trigger(self, ability: Ability) -> str:
        on = ability.on
        assert on is not None
        key = f"{on.event}.about" if on.about else on.event
        if on.other is not None and f"{key}.other" in self.lexicon.triggers:
            key = f"{key}.other"
        return self.lexicon.triggers[key].format(
            who=self.word("somewhere") if on.who is None else self.phrase(on.who),
            other="" if on.other is None else self.phrase(on.other),
            word="" if on.word is None else self.word(on.word),
        )

    def num(self, num: Num) -> str:
        limit = f" ({self.LIMIT.format(count=num.most)})" if num.most else ""
        if self.is_x(num):
            return limit.strip()
        text = self.lexicon.nums[num.name].format(
            who="" if num.sel is None else self.bare(num.sel, False),
            plural="" if num.sel is None else self.bare(num.sel, True),
            word="" if num.word is None else self.word(num.word),
        )
        return text + limit

    # Words

    def is_x(self, amount: Amount) -> bool:
        """Whether an amount is a number that somebody has named."""
        return isinstance(amount, Num) and self.lexicon.nums[amount.name] == "X"

    def number(self, amount: Amount) -> str:
        if isinstance(amount, Num):
            return "X" if self.is_x(amount) else str(amount.times)
        return {ALL: "", ANY: ""}.get(amount, str(amount))

    def signed(self, amount: Amount) -> str:
        value = amount.times if isinstance(amount, Num) else amount
        number = "X" if self.is_x(amount) else str(abs(value))
        return f"+{number}" if value >= 0 else f"-{number}"

    def repeated(self, amount: Amount) -> str:
        if self.is_x(amount):
            return f" {self.often('X')}"
        if amount == 1 or isinstance(amount, Num):
            return ""
        return f" {self.often(amount)}"

    def often(self, count: int | str) -> str:
        """So many times."""
        return self.TIMES.format(count=count)

    def any_of(self, parts: list[str]) -> str:
        return listed(parts, self.OR)

    def all_of(self, parts: list[str]) -> str:
        return listed(parts, self.AND)

    def w(self, name: str, **parts: Any) -> str:
        """A phrase of the lexicon with its parts filled in."""
        return str(self.lexicon.words[name]).format(**parts)

    def word(self, value: Any) -> str:
        if isinstance(value, Sel):
            return self.phrase(value)
        if isinstance(value, tuple):
            return self.OR.join([self.word(one) for one in value])
        return str(self.lexicon.words.get(value, value))

    def entry(self, test: Test) -> Any:
        """The words of a test: by name and value, or by name; alternatives make one noun."""
        if test.name == "any of":
            one = self.OR.join([self.bare(sel, False) for sel in test.value])
            return Noun(one, self.OR.join([self.bare(sel, True) for sel in test.value]), "n")
        value = self.lexicon.tests.get((test.name, test.value))
        return self.lexicon.tests[test.name] if value is None else value


def sentence(text: str) -> str:
    """A text as a sentence: a capital at the beginning, a full stop at the end."""
    text = " ".join(text.split()).replace(" a el ", " al ").replace(" de el ", " del ")
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".") if text else ""
