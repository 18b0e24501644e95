"""How a definition of this game is said: the grammar of both languages over the words of this game."""

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
    Mod,
    Num,
    Sel,
    Seq,
    Test,
    Unless,
    When,
)
from westmarch.cards.text.en import English
from westmarch.cards.text.es import Spanish
from westmarch.cards.text.speaker import Count, Noun, Speaker, sentence
from westmarch.games.tcg.cards import words_en, words_es
from westmarch.games.tcg.cards.grammar import S

#: Verbs whose amount is a bonus, and those whose amount says how often.
BONUSES = ("strength", "vitality")
REPEATED = ("wound", "exert", "heal")
#: Whoever prevents something pays for it himself.
SAME_PLAYER = {"payer": "shadow"}


class Voice(Speaker):
    """What both languages have in common in this game."""

    #: How a keyword is given: by an effect, and by a text that holds.
    GIVEN: dict[str, tuple[str, str]] = {}
    #: The player who is named already as the one who acts.
    chooser: str = ""

    # Effects

    def effect(self, node: Effect) -> str:
        if isinstance(node, Seq):
            return self._sequence(node)
        if isinstance(node, When) and node.other is not None:
            better = node.node
            if isinstance(better, Either) and better.nodes[-1] == node.other:
                better = better.nodes[0]
            instead = f"{self.OR.strip()} {self._instead(better, node.other)} {self.IF} {self.cond(node.cond)}"
            return f"{self.effect(node.other)} ({instead})"
        if isinstance(node, Unless | Either | May):
            return self._of_player(node)
        return super().effect(node)

    def _of_player(self, node: Unless | Either | May) -> str:
        """A choice of a player: what it offers is said without naming him again."""
        before, self.chooser = self.chooser, node.by if node.by != "you" else self.chooser
        if isinstance(node, Unless):
            cost = self.plain(node.nodes[0])
            self.chooser = before
            prevent = sentence(self.PREVENT.format(who=self.MAY_OF[node.by], cost=cost))
            return f"{self.effect(node.nodes[1])}. {prevent.rstrip('.')}"
        text = self._choice(node)
        self.chooser = before
        return text

    def _choice(self, node: Either | May) -> str:
        if isinstance(node, May):
            return f"{self.MAY_OF.get(node.by, self.MAY)} {self.plain(node.node)}"
        if node.by == "you":
            return self.OR.join([self.effect(one) for one in node.nodes])
        return self.CHOOSE[node.by] + self.OR.join([self.plain(one) for one in node.nodes])

    def plain(self, node: Effect) -> str:
        """An effect after *may* or *to*."""
        return self.effect(node)

    def _sequence(self, node: Seq) -> str:
        """One after another; a card that is only named for what follows is named there."""
        nodes = [one for one in node.nodes if not (isinstance(one, Act) and one.verb == "promise")]
        first = nodes[0]
        if isinstance(first, Act) and first.verb == "spot" and first.count == 1 and len(nodes) > 1:
            named = _named(nodes[1], first)
            if named is not None:
                nodes = [named, *nodes[2:]]
        parts = [self.effect(one) for one in nodes]
        return ", ".join(parts[:-1]) + self.AND + parts[-1] if len(parts) > 2 else self.AND.join(parts)

    def _instead(self, better: Effect, plain: Effect) -> str:
        """What happens in the better case: only the number where nothing else differs."""
        if isinstance(better, Act) and isinstance(plain, Act):
            same = [name for name in Act.FIELDS if name not in ("amount", "count", "bind", "who")]
            if all([getattr(better, name) == getattr(plain, name) for name in same]):
                if better.verb in BONUSES and better.count == plain.count:
                    return self.signed(better.amount)
                if better.verb in REPEATED and better.count == plain.count and isinstance(better.amount, int):
                    return self.TIMES.format(count=better.amount)
        return self.effect(better)

    def act(self, act: Act) -> str:
        text = self.lexicon.verbs[self._key(act)].format(
            who="" if act.who is None else self.phrase(act.who, act.count, act.up_to),
            amount=Count(self.number(act.amount)),
            signed=self.signed(act.amount),
            times=self.repeated(act.amount),
            word=self._act_word(act),
            to=self.word("here") if act.to is None else self.phrase(act.to),
            bare="" if act.to is None else self.bare(act.to, False),
            involving="" if act.who is None else self._filled("involving", act.who),
            here=self.word("here") if act.who is None else self._filled("on card", act.who),
            there=self.word("there") if act.who is None else self.phrase(act.who),
        )
        for amount in (act.amount, act.count):
            if isinstance(amount, Num) and act.verb != "play":
                text = f"{text} {self.num(amount)}".rstrip()
        return text + (f" {self.word(f'until {act.until}')}" if act.until else "")

    def _key(self, act: Act) -> str:
        """The words of a verb: its own for what it lays on cards, and for who carries it out."""
        key = act.verb
        if isinstance(act.word, str) and f"{key}:{act.word}" in self.lexicon.verbs:
            key = f"{key}:{act.word}"
        by = SAME_PLAYER.get(act.by, act.by)
        return f"{key}.{by}" if by != self.chooser and f"{key}.{by}" in self.lexicon.verbs else key

    def _act_word(self, act: Act) -> str:
        if act.verb == "keyword":
            return self.given(act.word, act.amount, 0)
        if act.verb == "play":
            onto = "" if act.to is None else self._filled("onto", act.to)
            return onto + (self.word("free") if act.word == "free" else self._discount(act.amount))
        if isinstance(act.word, str) and act.word.islower() and act.verb == "skip":
            return self.phase(act.word)
        return "" if act.word is None else self.word(act.word)

    def _discount(self, amount: Amount) -> str:
        if amount == 0:
            return ""
        each = f" {self.num(amount)}" if isinstance(amount, Num) else ""
        return self.word("discount").format(signed=self.signed(amount)) + each

    def _filled(self, word: str, sel: Sel) -> str:
        return self.word(word).format(who=self.phrase(sel))

    def given(self, keyword: str, amount: Amount, form: int) -> str:
        """A keyword as it is given to a card."""
        forms = self.GIVEN.get(keyword, self.GIVEN.get(""))
        text = self.word(keyword) if forms is None else forms[form]
        return text.format(signed=self.signed(amount), amount=self.number(amount), word=self.word(keyword))

    # Texts that hold

    def mod(self, mod: Mod) -> str:
        word = "" if mod.word is None else self.word(mod.word)
        if mod.value.startswith("keyword "):
            word = self.given(mod.value.removeprefix("keyword "), mod.amount, 1)
        elif mod.value == "skip":
            word = self.phase(mod.word)
        elif mod.value == "closed hand":
            word = self.word(f"closed {mod.word}")
        text = self.lexicon.mods[mod.value].format(
            who="" if mod.who is None else self.phrase(mod.who, -1),
            amount=Count(self.number(mod.amount)),
            signed=self.signed(mod.amount),
            word=word,
            to="" if mod.to is None else self.phrase(mod.to),
        )
        return text + (f" {self.num(mod.amount)}" if isinstance(mod.amount, Num) else "")

    def cond(self, cond: Cond) -> str:
        key = f"{cond.name}.no" if cond.no else cond.name
        if isinstance(cond.word, str) and f"{key}:{cond.word}" in self.lexicon.conds:
            key = f"{key}:{cond.word}"
        who = "" if cond.sel is None else self.phrase(cond.sel, cond.amount)
        if cond.name == "bound" and cond.sel is not None:
            who = self.predicate(cond.sel)
        return self.lexicon.conds[key].format(
            who=who,
            plural="" if cond.sel is None else self.bare(cond.sel, True),
            amount=Count(self.number(cond.amount)),
            word=self._cond_word(cond),
            site=self.sites(cond.word) if cond.name in ("at", "moved to") else "",
            phase=self.phase(cond.word) if cond.name == "in phase" else "",
        )

    def _cond_word(self, cond: Cond) -> str:
        if cond.name == "spot either":
            one, several, other, few = cond.word
            return self.phrase(S(one), several) + self.OR + self.phrase(S(other), few)
        if cond.name == "spot both":
            return self.AND.join([self.phrase(S(what)) for what in cond.word])
        return "" if cond.word is None else self.word(cond.word)

    def sites(self, words: Any) -> str:
        """Sites by their marks (``4F``) or their terrain."""
        named = words if isinstance(words, tuple) else (words,)
        if all([word[0].isdigit() for word in named]):
            numbers = [word.removesuffix("F") for word in named]
            last = self.OR + numbers[-1] if len(numbers) > 1 else numbers[-1]
            return self.word("site numbered").format(number=", ".join(numbers[:-1]) + last)
        return self.OR.join([self.word(f"{word} site") for word in named])

    def phase(self, name: str) -> str:
        return self.word(f"{name} phase")

    def predicate(self, sel: Sel) -> str:
        raise NotImplementedError

    def has_noun(self, sel: Sel) -> bool:
        return any([isinstance(self.entry(test), Noun) and not test.no for test in sel.tests if test.name != "self"])

    def word(self, value: Any) -> str:
        if isinstance(value, tuple) and value and isinstance(value[0], int) and isinstance(value[1], Sel):
            return self.phrase(value[1], value[0])
        return super().word(value)


def _named(node: Effect, first: Act) -> Effect | None:
    """An effect on the card named before, said of the words that name it; None if it is about something else."""
    if isinstance(node, Act) and node.who is not None and node.who.tests == (Test("bound", first.bind),):
        values = {name: getattr(node, name) for name in Act.FIELDS}
        return Act(**{**values, "who": first.who})
    if isinstance(node, Unless):
        effect = _named(node.nodes[1], first)
        return None if effect is None else Unless(effect, node.nodes[0], node.by)
    if isinstance(node, When) and node.other is not None:
        other = _named(node.other, first)
        return None if other is None else When(node.cond, node.node, other)
    if isinstance(node, Seq):
        head = _named(node.nodes[0], first)
        return None if head is None else Seq(head, *node.nodes[1:])
    return None


class CardEnglish(Voice, English):
    GIVEN = words_en.GIVEN

    def predicate(self, sel: Sel) -> str:
        if self.has_noun(sel):
            return self.phrase(sel)
        _, before, after, fixed = self._sorted(sel)
        return fixed or " ".join([*before, *after])


class CardSpanish(Voice, Spanish):
    """Effects are told in the imperative; after *para* and *puedes* in the infinitive."""

    GIVEN = words_es.GIVEN
    PARA = "para"
    infinitive: bool = False

    def plain(self, node: Effect) -> str:
        before, self.infinitive = self.infinitive, True
        text = self.effect(node)
        self.infinitive = before
        return text

    def act(self, act: Act) -> str:
        text = super().act(act)
        if not self.infinitive:
            return text
        verb, _, rest = text.partition(" ")
        return f"{words_es.INFINITIVES[verb]} {rest}".rstrip()

    def _choice(self, node: Either | May) -> str:
        if isinstance(node, May) and self.infinitive:
            return f"{self.lexicon.words['poder']} {self.plain(node.node)}"
        return super()._choice(node)

    def _action(self, ability: Ability) -> str:
        optional = ability.optional and not ability.phases
        effect = "" if ability.effect is None else self.effect(ability.effect)
        if ability.effect is not None and (optional or ability.cost is not None):
            effect = self.plain(ability.effect)
        if ability.cost is None:
            return effect
        cost = self.plain(ability.cost) if optional else self.effect(ability.cost)
        return f"{cost} {self.PARA} {effect}"

    def predicate(self, sel: Sel) -> str:
        if self.has_noun(sel):
            return self.phrase(sel)
        words, _, _, fixed = self._words(sel, False)
        return fixed or " ".join(["uno", *words[1:]])
