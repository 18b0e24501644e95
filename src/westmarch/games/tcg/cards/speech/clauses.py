"""What the effects and conditions of a definition say."""

from __future__ import annotations

import re

from westmarch.cards.nodes import (
    ANY,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Num,
    Repeat,
    Sel,
    Seq,
    Test,
    Unless,
    When,
)
from westmarch.cards.odd_conditions import ODD_PART, said
from westmarch.cards.speech.joining import join_alike
from westmarch.cards.speech.speaker import Count, sentence
from westmarch.cards.speech.words import Table
from westmarch.games.tcg.cards.speech.noun_phrases import NounPhrases
from westmarch.games.tcg.cards.speech.words.phrases import GIVEN

#: Verbs whose amount is a bonus, and those whose amount says how often.
BONUSES = ("strength", "vitality")
GIFTS = ("strength", "keyword")
REPEATED = ("wound", "exert", "heal")
#: Verbs that show cards; what was shown alone is *that card*.
SHOWN = ("reveal top", "reveal bottom", "reveal random")
#: A condition that asks for cards.
SPOTTED = re.compile(
    r"(?P<start>you can spot |puedes avistar )"
    r"(?P<value>(?:(?:an?|another|una?|otr[oa]|\d+) |(?:a |non-\w+ )?[A-Z]).+)(?P<end>)"
)
#: Whoever prevents something pays for it himself.
SAME_PLAYER = {"payer": "shadow"}


class Clauses(NounPhrases):
    """What a player is told to do, what happens, and what must be so."""

    #: Before a case in which something cannot be prevented.
    EXCEPT_IF = ""
    #: The player who is named already as the one who acts.
    chooser: str = ""
    #: Whether that player is the reader, and the card's own player is somebody else.
    to_chooser: bool = False
    #: What the text answers.
    answered: str = ""

    # Effects

    def effect(self, node: Effect) -> str:
        if isinstance(node, Seq):
            return self._sequence(node)
        if isinstance(node, Repeat) and isinstance(node.node, May) and isinstance(node.amount, int):
            act = node.node.node
            assert isinstance(act, Act) and act.verb == "unburden", "only burdens are removed up to so many"
            return self._choice(May(Act("unburden", amount=node.amount, up_to=True), node.node.by))
        if isinstance(node, When) and isinstance(node.other, Unless) and node.node == node.other.nodes[1]:
            return f"{self.effect(node.other)} ({self.EXCEPT_IF} {self.cond(node.cond)})"
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

    def _call_again(self, bind: str, sel: Sel) -> None:
        """A character who was chosen has a name from then on."""
        if bind and bind != "that" and self.is_being(sel) and not self.is_the_other(sel):
            called = self.again(sel) if bind == "it" else self.that(sel)
            if called:
                self.beings[bind] = called

    def again(self, sel: Sel) -> str:
        """How a character is called who was chosen a moment ago; nothing where a pronoun says it best."""
        return ""

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
                assert first.who is not None
                self._call_again(first.bind, first.who)
                nodes = [named, *nodes[2:]]
        later = next((place for place, one in enumerate(nodes) if place and _stands_alone(one)), len(nodes))
        if later < len(nodes):
            # What somebody may do on the way is a sentence of its own, and so is what follows.
            rest = [nodes[later], *([Seq(*nodes[later + 1 :])] if later + 1 < len(nodes) else [])]
            said = [self._sequence(Seq(*nodes[:later])), *[sentence(self.on_its_own(one)).rstrip(".") for one in rest]]
            return ". ".join(said)
        parts = self.parts(nodes)
        if len(parts) > 1 and isinstance(nodes[-2], Act) and nodes[-2].verb == "play several":
            return ", ".join(parts[:-1]) + "," + self.AND + parts[-1]
        return self.all_of(parts)

    def on_its_own(self, node: Effect) -> str:
        """An effect as a sentence of its own."""
        return self.effect(node)

    def parts(self, nodes: list[Effect]) -> list[str]:
        """The words of effects that follow each other; a spot that only names the bearer says nothing."""
        said = [(one, self._either(one) if one is not nodes[-1] else self.effect(one)) for one in nodes]
        return [text for one, text in said if not (isinstance(one, Act) and _names_bearer(one))] or [said[0][1]]

    def _either(self, node: Effect) -> str:
        """An effect that others follow: they follow each of its ways."""
        if not isinstance(node, Either) or node.by != "you":
            return self.effect(node)
        return self.w("either", ways=self.word("or").join([self.effect(one) for one in node.nodes]))

    def gives_besides(self, one: Effect, two: Effect) -> bool:
        """Whether an effect gives something to the card to which the one before gave something, for the same time."""
        if not isinstance(one, Act) or not isinstance(two, Act) or one.who is None or two.who is None:
            return False
        same = one.until == two.until and two.who.tests in ((Test("bound", "it"),), one.who.tests)
        return same and one.verb in GIFTS and two.verb in GIFTS

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
                    return self.often(better.amount)
        return self.effect(better)

    def act(self, act: Act) -> str:
        text = self.lexicon.verbs[self._key(act)].format(
            who=self._who(act),
            amount=Count(self._up_to(act) + self.number(act.amount)),
            signed=self.signed(act.amount),
            times=self.repeated(act.amount),
            word=self._act_word(act),
            to=self.word("here") if act.to is None else self.phrase(act.to),
            bare="" if act.to is None else self.bare(act.to, False),
            plural="" if act.to is None else self.bare(act.to, True),
            onto=self._filled("onto", act.word) if isinstance(act.word, Sel) else "",
            involving="" if act.who is None else self._filled("involving", _without_skirmish(act.who)),
            place=self.word("here") if act.to is None else self._filled("on card", act.to),
            each=f" {self.num(act.amount)}" if isinstance(act.amount, Num) else "",
            here=self.word("here") if act.who is None else self._filled("on card", act.who),
            there=self.word("there") if act.who is None else self.phrase(act.who),
            his=self.his(act.who),
        )
        if act.verb in SHOWN:
            self.single = act.amount == 1
        if act.who is not None and act.count == 1:
            self._call_again(act.bind, act.who)
        if act.verb == "spot" and act.count == 1 and act.who is not None:
            self.named[act.bind] = "bearer" if _names_bearer(act) else self.that(act.who)
        if act.verb == "total" and act.word == "move limit":
            text += self._at_least_one(act.amount)
        for amount in (act.amount, act.count):
            if isinstance(amount, Num) and act.verb not in ("play", "reveal and take"):
                text = f"{text} {self._each(amount, act.verb)}".rstrip()
        return text + (f" {self.word(f'until {act.until}')}" if act.until else "")

    def _up_to(self, act: Act) -> str:
        """Before the number of burdens of which as many are removed as somebody likes."""
        return f"{self.word('up to')} " if act.up_to and act.who is None else ""

    def _who(self, act: Act) -> str:
        if act.who is None:
            return ""
        count = 1 if isinstance(act.count, Num) and not self.is_x(act.count) else act.count
        return self.phrase(act.who, count, act.up_to and act.verb != "play")

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
        return self.w("discount", signed=self.signed(amount) + each)

    def given(self, keyword: str, amount: Amount, table: Table = GIVEN) -> str:
        """A keyword as it is given to a card, or held by one."""
        text = table.get(keyword, table[""])[self.LANG]
        return text.format(signed=self.signed(amount), amount=self.number(amount), word=self.word(keyword))

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

    # Conditions

    def together(self, conditions: list[str]) -> str:
        """All of these; what a player must be able to spot is told in one: *an Elf, a Dwarf and a Gondor Man*."""
        return self.all_of(join_alike(conditions, SPOTTED, self.AND))

    def cond(self, cond: Cond) -> str:
        if cond.name == ODD_PART:
            return said(cond, self.LANG)
        key = f"{cond.name}.no" if cond.no else cond.name
        if isinstance(cond.word, str) and f"{key}:{cond.word}" in self.lexicon.conds:
            key = f"{key}:{cond.word}"
        if cond.name == "spot" and cond.sel is not None and len(cond.sel.tests) > 1:
            if cond.sel.tests[0].name in ("self", "bearer", "ringbearer"):
                return self.is_so(cond.sel, cond.no)
        who = "" if cond.sel is None else self.phrase(cond.sel, cond.amount)
        if cond.name == "bound" and cond.sel is not None:
            who = self.phrase(cond.sel) if cond.word == "revealed" else self.predicate(cond.sel)
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


def _stands_alone(node: Effect) -> bool:
    """Whether an effect that follows others stands alone: what may be done, two ways of several parts."""
    return isinstance(node, May) or (isinstance(node, When) and isinstance(node.other, Seq))


def _without_skirmish(sel: Sel) -> Sel:
    """Whoever takes part in a skirmish is in it."""
    tests = tuple([test for test in sel.tests if (test.name, test.value) != ("skirmishing", None)])
    return Sel(tests, sel.where) if tests else sel


def _price(cost: Effect) -> tuple[Effect, When | None]:
    """What somebody pays to prevent an effect, and what happens if that was prevented in its turn."""
    if isinstance(cost, Seq) and isinstance(cost.nodes[-1], When) and cost.nodes[-1].cond.name == "prevented":
        return Seq(*cost.nodes[:-1]) if len(cost.nodes) > 2 else cost.nodes[0], cost.nodes[-1]
    return cost, None


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
