"""How a definition of this game is said: the grammar of both languages over the words of this game."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
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
    Repeat,
    Sel,
    Seq,
    Test,
    Unless,
    When,
)
from westmarch.cards.speech.speaker import Count, Speaker, sentence
from westmarch.cards.speech.words import Lexicon, Noun, Table, Words
from westmarch.games.tcg.cards.speech.words.phrases import GIVEN, HELD

#: Verbs whose amount is a bonus, and those whose amount says how often.
BONUSES = ("strength", "vitality")
REPEATED = ("wound", "exert", "heal")
#: Conditions that say how often something may be done.
OFTEN = ("once a turn", "once a phase")
#: Whoever prevents something pays for it himself.
SAME_PLAYER = {"payer": "shadow"}
#: Not the card that was chosen before, and another card.
NOT_IT = Test("bound", "it", no=True)
OTHER = Test("self", no=True)


class Voice(Speaker):
    """What both languages have in common in this game."""

    #: How a trigger speaks of a skirmish, and how a text does that belongs to one.
    THIS_SKIRMISH: tuple[str, str] = ("", "")
    #: The player who is named already as the one who acts.
    chooser: str = ""
    #: Whether that player is the reader, and the card's own player is somebody else.
    to_chooser: bool = False

    def __init__(self, lexicon: Lexicon, name: str = "") -> None:
        super().__init__(lexicon, name)
        #: What the text answers.
        self.answered = ""
        #: How later words speak of cards that were named on the way.
        self.named: dict[str, str] = {}

    # Paragraphs

    def ability(self, ability: Ability) -> str:
        self.named = {}
        self.answered = "" if ability.on is None else ability.on.event
        if ability.kind == "play":
            parts = [self._requirement(c) for c in ability.needs]
            if ability.cost is not None:
                parts.append(self.effect(ability.cost))
            return sentence(f"{self.TO_PLAY}, {self.AND.join(parts)}")
        if ability.kind == "bearer":
            return super().ability(ability)
        if ability.kind == "static" and ability.mod is not None:
            return self._static(ability, ability.mod)
        often = "".join([f" ({self.cond(c)})" for c in ability.needs if c.name in OFTEN])
        needs = tuple([c for c in ability.needs if c.name not in OFTEN])
        if ability.on is None:
            text = (
                self._action(ability)
                + often
                + (f" ({self.LIMIT.format(count=ability.limit)})" if ability.limit else "")
            )
            text = sentence((f"{self.IF} {self.AND.join([self.cond(c) for c in needs])}, " if needs else "") + text)
            phases = self.OR.join([self.word(p) for p in ability.phases])
            return f"{phases}: {text}" if phases else text
        return self._on_event(ability, needs, often)

    def _static(self, ability: Ability, mod: Mod) -> str:
        """A text that holds: while something is so, and while the card that it names is so."""
        needs = [self.cond(c) for c in ability.needs]
        who = mod.who
        if who is not None and len(who.tests) > 1 and who.tests[0].name in ("self", "bearer") and not who.tests[0].no:
            name, *rest = who.tests
            needs += [self.so(Sel((name, Test(test.name, test.value)), who.where), test.no) for test in rest]
            values = {field: getattr(mod, field) for field in Mod.FIELDS}
            mod = Mod(**{**values, "who": Sel((name,), who.where)})
        if not needs:
            return sentence(self.mod(mod))
        condition = f"{self.WHILE} {self.AND.join(needs)}"
        if mod.value == "discarded":
            return sentence(f"{self.mod(mod)} {condition}")
        return sentence(f"{condition}, {self.mod(mod)}")

    def so(self, sel: Sel, no: bool) -> str:
        """How a card that the text names is, in the words of a condition."""
        return self.cond(Cond("spot", sel, no=no))

    def _on_event(self, ability: Ability, needs: tuple[Cond, ...], often: str) -> str:
        """What happens when something else has; a phase in which that must be is said with it."""
        text = self._action(ability) + often + (f" ({self.LIMIT.format(count=ability.limit)})" if ability.limit else "")
        during = "".join([f" {self._during(c)}" for c in needs if _is_during(c)])
        needs = tuple([c for c in needs if not _is_during(c)])
        conditions = during + self.provided([self.cond(c) for c in needs])
        if ability.phases:
            response = self.word(ability.phases[0])
            return f"{response}: {sentence(f'{self.RESPOND} {self.trigger(ability)}{conditions}, {text}')}"
        when = self.WHEN if ability.once else self.EACH_TIME
        trigger = self.trigger(ability)
        begin = trigger[1:] if trigger.startswith("@") else f"{when} {trigger}"
        may = f"{self.MAY} " if ability.optional else ""
        if trigger.startswith("@") and needs:
            conditions = f"{during}, {self.IF} {self.AND.join([self.cond(c) for c in needs])}"
        return sentence(f"{begin}{conditions}, {may}{text}")

    def _during(self, cond: Cond) -> str:
        return self.lexicon.conds["in phase.during"].format(phase=self.phase(str(cond.word)))

    def provided(self, conditions: list[str]) -> str:
        """Conditions behind what happens."""
        return "".join([self.AND + condition for condition in conditions])

    def _requirement(self, cond: Cond) -> str:
        """What must be so to play a card: *spot an Elf*."""
        if cond.name == "spot" and not cond.no and cond.sel is not None:
            return self.lexicon.verbs["spot"].format(who=self.phrase(cond.sel, cond.amount))
        return self.cond(cond)

    def trigger(self, ability: Ability) -> str:
        on = ability.on
        assert on is not None
        if on.event == "assigned" and on.who is not None and on.other is not None:
            both = self.lexicon.triggers["assigned.both"]
            return both.format(who=self.phrase(on.who), other=self.phrase(on.other))
        if on.event == "ability" and on.who is not None:
            return self.lexicon.triggers["ability.of"].format(who=self.phrase(on.who))
        by = "" if on.word is None else f" {self.word(f'by {on.word}')}"
        return super().trigger(ability) + by

    def promise(self, ability: Ability) -> str:
        """What an event leaves to happen later in the skirmish in which it was played."""
        self.named = {}
        text = self._action(ability)
        trigger = self.trigger(ability).replace(*self.THIS_SKIRMISH)
        return sentence(f"{self.RESPOND} {trigger}, {f'{self.MAY} ' if ability.optional else ''}{text}")

    def _action(self, ability: Ability) -> str:
        if ability.cost is None:
            return "" if ability.effect is None else self.effect(ability.effect)
        cost = self.effect(ability.cost)
        return f"{cost} {self.TO} {'' if ability.effect is None else self.effect(ability.effect)}"

    def doing(self, ability: Ability) -> str:
        """What using an ability costs and does, without when that may be."""
        self.named = {}
        self.answered = "" if ability.on is None else ability.on.event
        return self._action(ability)

    def way(self, choice: Either, node: Effect) -> str:
        """One of the ways that a text offers, as its player reads it."""
        self.chooser, self.to_chooser = choice.by, choice.by != "you"
        text = self.effect(node)
        self.chooser, self.to_chooser = "", False
        return text

    # Effects

    def effect(self, node: Effect) -> str:
        if isinstance(node, Seq):
            return self._sequence(node)
        if isinstance(node, When) and node.other is not None:
            better = _better(node)
            instead = f"{self.OR.strip()} {self._instead(better, node.other)} {self.IF} {self.cond(node.cond)}"
            return f"{self.effect(node.other)} ({instead})"
        if isinstance(node, Unless | Either | May):
            return self._of_player(node)
        if isinstance(node, Repeat) and isinstance(node.node, Act) and node.node.up_to and node.node.who is not None:
            assert node.node.verb == "heal", "only healing is repeated as often as one likes"
            who = node.node.who
            whose = self.phrase(who) if self.is_fixed(who) else self.bare(who, True)
            return self.inflected(self.lexicon.verbs["heal wounds"].format(amount=self.number(node.amount), who=whose))
        return super().effect(node)

    def _of_player(self, node: Unless | Either | May) -> str:
        """A choice of a player: what it offers is said without naming him again."""
        before, self.chooser = self.chooser, node.by if node.by != "you" else self.chooser
        if isinstance(node, Unless):
            price, failed = _price(node.nodes[0])
            cost = self.plain(price)
            self.chooser = before
            prevent = sentence(self.PREVENT.format(who=self.MAY_OF[node.by], cost=cost)).rstrip(".")
            if failed is not None:
                prevent += f" ({self.IF} {self.cond(failed.cond)}, {self.effect(failed.node)})"
            return f"{self.effect(node.nodes[1])}. {prevent}"
        text = self._choice(node)
        self.chooser = before
        return text

    def _choice(self, node: Either | May) -> str:
        if isinstance(node, May):
            return f"{self.MAY_OF.get(node.by, self.MAY)} {self.plain(node.node)}"
        if node.by == "you":
            return self.OR.join([self.effect(one) for one in node.nodes])
        return self.CHOOSE[node.by] + self.OR.join([self.plain(one) for one in node.nodes])

    def inflected(self, text: str) -> str:
        """The words of an effect as the sentence wants its verb."""
        return text

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
        parts = self.parts(nodes)
        if len(parts) > 1 and isinstance(nodes[-2], Act) and nodes[-2].verb == "play several":
            return ", ".join(parts[:-1]) + "," + self.AND + parts[-1]
        return ", ".join(parts[:-1]) + self.AND + parts[-1] if len(parts) > 2 else self.AND.join(parts)

    def parts(self, nodes: list[Effect]) -> list[str]:
        """The words of effects that follow each other; a spot that only names the bearer says nothing."""
        said = [(one, self.effect(one)) for one in nodes]
        return [text for one, text in said if not (isinstance(one, Act) and _names_bearer(one))] or [said[0][1]]

    def _instead(self, better: Effect, plain: Effect) -> str:
        """What happens in the better case: only the number where nothing else differs."""
        if isinstance(better, Act) and isinstance(plain, Act):
            same = [name for name in Act.FIELDS if name not in ("amount", "count", "bind", "who")]
            about_it = better.who is not None and better.who.tests == (Test("bound", "it"),)
            alike = all([getattr(better, name) == getattr(plain, name) for name in same])
            if alike and (about_it or better.who == plain.who):
                if better.verb in BONUSES and better.count == plain.count:
                    return self.signed(better.amount)
                if better.verb in REPEATED and better.count == plain.count and isinstance(better.amount, int):
                    return self.TIMES.format(count=better.amount)
        return self.effect(better)

    def act(self, act: Act) -> str:
        text = self.lexicon.verbs[self._key(act)].format(
            who=self._who(act),
            amount=Count(self.number(act.amount)),
            signed=self.signed(act.amount),
            times=self.repeated(act.amount),
            word=self._act_word(act),
            to=self.word("here") if act.to is None else self.phrase(act.to),
            bare="" if act.to is None else self.bare(act.to, False),
            plural="" if act.to is None else self.bare(act.to, True),
            onto=self._filled("onto", act.word) if isinstance(act.word, Sel) else "",
            involving="" if act.who is None else self._filled("involving", act.who),
            place=self.word("here") if act.to is None else self._filled("on card", act.to),
            each=f" {self.num(act.amount)}" if isinstance(act.amount, Num) else "",
            here=self.word("here") if act.who is None else self._filled("on card", act.who),
            there=self.word("there") if act.who is None else self.phrase(act.who),
        )
        if act.verb == "spot" and act.count == 1 and act.who is not None:
            self.named[act.bind] = "bearer" if _names_bearer(act) else self.that(act.who)
        if act.verb == "total" and act.word == "move limit":
            text += self._at_least_one(act.amount)
        for amount in (act.amount, act.count):
            if isinstance(amount, Num) and act.verb not in ("play", "reveal and take"):
                text = f"{text} {self._each(amount, act.verb)}".rstrip()
        return text + (f" {self.word(f'until {act.until}')}" if act.until else "")

    def _who(self, act: Act) -> str:
        if act.who is None:
            return ""
        count = 1 if isinstance(act.count, Num) and not self.is_x(act.count) else act.count
        return self.phrase(act.who, count, act.up_to and act.verb != "play")

    def that(self, sel: Sel) -> str:
        """How later words speak of a card that was named by these."""
        raise NotImplementedError

    def _key(self, act: Act) -> str:
        """The words of a verb: its own for what it lays on cards, and for who carries it out."""
        key = act.verb
        if key == "cancel action":
            return f"cancel action:{self.answered}"
        if key == "play several" and act.amount == ANY:
            return "play several:any"
        if key in ("beneath deck", "on deck") and act.who is not None and act.who.where in ("hand", "discard"):
            return f"{key}:own"
        if key == "stack" and act.who is not None and act.who.where == "play":
            return "stack:from play"
        if isinstance(act.word, str) and f"{key}:{act.word}" in self.lexicon.verbs:
            key = f"{key}:{act.word}"
        if self.chooser not in ("", "you") and act.by == "you" and f"{key}.player" in self.lexicon.verbs:
            if act.who is not None and not self.is_fixed(act.who):
                return f"{key}.opponent" if self.to_chooser else f"{key}.player"
        by = SAME_PLAYER.get(act.by, act.by)
        return f"{key}.{by}" if by != self.chooser and f"{key}.{by}" in self.lexicon.verbs else key

    def _act_word(self, act: Act) -> str:
        if act.verb == "keyword":
            return self.given(act.word, act.amount)
        if act.verb == "play":
            onto = "" if act.to is None else self._filled("onto", act.to)
            return onto + (self.word("free") if act.word == "free" else self._discount(act.amount))
        if isinstance(act.word, str) and act.word.islower() and act.verb == "skip":
            return self.phase(act.word)
        return "" if act.word is None or isinstance(act.word, Sel) else self.word(act.word)

    def _discount(self, amount: Amount) -> str:
        if amount == 0:
            return ""
        each = f" {self.num(amount)}" if isinstance(amount, Num) else ""
        return self.word("discount").format(signed=self.signed(amount) + each)

    def _filled(self, word: str, sel: Sel) -> str:
        return self.word(word).format(who=self.phrase(sel))

    def given(self, keyword: str, amount: Amount, table: Table = GIVEN) -> str:
        """A keyword as it is given to a card, or held by one."""
        text = table.get(keyword, table[""])[self.LANG]
        return text.format(signed=self.signed(amount), amount=self.number(amount), word=self.word(keyword))

    # Texts that hold

    def mod(self, mod: Mod) -> str:
        word = "" if mod.word is None or mod.value == "added cost" else self.word(mod.word)
        if mod.value == "added cost":
            word = self.plain(mod.word)
        elif mod.value.startswith("keyword "):
            word = self.given(mod.value.removeprefix("keyword "), mod.amount, HELD)
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
            plural="" if mod.who is None else self.bare(mod.who, True),
        )
        if mod.value == "move limit":
            text += self._at_least_one(mod.amount)
        return text + (f" {self._each(mod.amount, mod.value)}" if isinstance(mod.amount, Num) else "")

    def _each(self, amount: Num, what: str) -> str:
        """For each of what there is so much; the limit of a bonus has its sign."""
        text = self.num(amount)
        if what in BONUSES and amount.most and amount.times > 0:
            limit = self.LIMIT.format(count=amount.most)
            return text.replace(f"({limit})", f"({self.LIMIT.format(count=f'+{amount.most}')})")
        return text

    def _at_least_one(self, amount: Amount) -> str:
        """A move limit that is lowered stays above zero."""
        return f" {self.word('to a minimum of 1')}" if isinstance(amount, int) and amount < 0 else ""

    def cond(self, cond: Cond) -> str:
        key = f"{cond.name}.no" if cond.no else cond.name
        if isinstance(cond.word, str) and f"{key}:{cond.word}" in self.lexicon.conds:
            key = f"{key}:{cond.word}"
        if cond.name == "spot" and cond.sel is not None and len(cond.sel.tests) > 1:
            if cond.sel.tests[0].name in ("self", "bearer", "ringbearer"):
                return self.is_so(cond.sel, cond.no)
        who = "" if cond.sel is None else self.phrase(cond.sel, cond.amount)
        if cond.name == "bound" and cond.sel is not None:
            who = self.predicate(cond.sel)
        return self.lexicon.conds[key].format(
            who=who,
            plural="" if cond.sel is None else self.bare(cond.sel, True),
            bare="" if cond.sel is None else self.bare(cond.sel, False),
            amount=Count(self.number(cond.amount)),
            word=self._cond_word(cond),
            more=self.word("or more") if isinstance(cond.amount, int) and cond.amount > 1 else "",
            site=self.sites(cond.word) if cond.name in ("at", "moved to") else "",
            phase=self.phase(cond.word) if cond.name == "in phase" else "",
        )

    def is_so(self, sel: Sel, no: bool) -> str:
        """How a card that the text names is: this one, its bearer, the Ring-bearer."""
        return self.lexicon.conds["spot.no" if no else "spot"].format(who=self.phrase(sel))

    def _cond_word(self, cond: Cond) -> str:
        if cond.name == "spot either":
            one, several, other, few = cond.word
            return self.phrase(one, several) + self.OR + self.phrase(other, few)
        if cond.name == "spot both":
            return self.AND.join([self.phrase(what) for what in cond.word])
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

    def title(self, title: str) -> str:
        return title

    def entry(self, test: Test) -> Words:
        if test.name == "title":
            titles = test.value if isinstance(test.value, tuple) else (test.value,)
            return "=" + self.either([self.title(title) for title in titles])
        if test.name == "races":
            nouns = [self.lexicon.tests[("race", race)] for race in test.value]
            return Noun(self.either([n.one for n in nouns]), self.either([n.many for n in nouns]), "m2")
        if test.name == "bound" and test.value in self.named:
            named = self.named[test.value]
            return self.lexicon.tests["bearer"] if named == "bearer" else f"={named}"
        if test.name == "any of" and any([self.is_fixed(sel) for sel in test.value]):
            return "=" + self.either([self.phrase(sel) for sel in test.value])
        if test.name == "any of" and all([[t.name for t in sel.tests] in (["race"], ["class"]) for sel in test.value]):
            one, many = [self.either([self.bare(sel, several) for sel in test.value]) for several in (False, True)]
            return Noun(one, many, "m2")
        if test.name == "any of" and not any([self.has_noun(sel) for sel in test.value]):
            return self.either([self.adjectives(sel) for sel in test.value])
        words: Words = super().entry(test)
        return words

    def either(self, parts: list[str]) -> str:
        """*Shield, armor or helm*."""
        return ", ".join(parts[:-1]) + self.OR + parts[-1] if len(parts) > 1 else parts[0]

    def of_others(self, tests: tuple[Test, ...]) -> tuple[Test, ...]:
        """Not the one chosen before is another one, unless that has a name by now."""
        return tuple([OTHER if test == NOT_IT and "it" not in self.named else test for test in tests])

    def is_the_other(self, sel: Sel) -> bool:
        """Whether two are named and one of them has been chosen before."""
        two, *rest = sel.tests
        return rest == [NOT_IT] and two.name == "any of" and all([self.is_fixed(one) for one in two.value])

    def of_persons(self, tests: tuple[Test, ...]) -> tuple[Test, ...]:
        """Whoever skirmishes is a character, and whoever roams a minion, where nothing says what they are."""
        return tuple([self._of_person(test) if test.name in ("skirmishing", "assigned to") else test for test in tests])

    def _of_person(self, test: Test) -> Test:
        who = test.value
        if not isinstance(who, Sel) or self.has_noun(who) or self.is_fixed(who) or who.tests[0].name == "self":
            return test
        sort = "minion" if any([one.name == "roaming" for one in who.tests]) else "character"
        return Test(test.name, Sel((*who.tests, Test("type", sort)), who.where), test.no)

    def is_fixed(self, sel: Sel) -> bool:
        """Whether a phrase is a name and needs no article."""
        return any([str(self.entry(test)).startswith("=") and not test.no for test in sel.tests if test.name != "self"])

    def adjectives(self, sel: Sel) -> str:
        raise NotImplementedError

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


def _price(cost: Effect) -> tuple[Effect, When | None]:
    """What somebody pays to prevent an effect, and what happens if that was prevented in its turn."""
    if isinstance(cost, Seq) and isinstance(cost.nodes[-1], When) and cost.nodes[-1].cond.name == "prevented":
        return Seq(*cost.nodes[:-1]) if len(cost.nodes) > 2 else cost.nodes[0], cost.nodes[-1]
    return cost, None


def _is_during(cond: Cond) -> bool:
    """Whether a condition is that it is some phase."""
    return cond.name == "in phase" and not cond.no and cond.word != "before"


def _better(node: When) -> Effect:
    """What a condition offers instead, without the plain way that may still be chosen."""
    if isinstance(node.node, Either) and node.other in node.node.nodes:
        return next(one for one in node.node.nodes if one != node.other)
    return node.node


def _names_bearer(act: Act) -> bool:
    return act.verb == "spot" and act.who is not None and act.who.tests == (Test("bearer"),)


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
        return None if other is None else When(node.cond, _better(node), other)
    if isinstance(node, Seq):
        head = _named(node.nodes[0], first)
        return None if head is None else Seq(head, *node.nodes[1:])
    return None
