"""How a definition of this game is spoken: the shape of its sentences, the same in both languages."""

from __future__ import annotations

from westmarch.cards.nodes import (
    Ability,
    Act,
    Cond,
    Effect,
    Either,
    Mod,
    Num,
    Sel,
    Test,
)
from westmarch.cards.speech.speaker import Count, sentence
from westmarch.games.tcg.cards.speech.clauses import Clauses
from westmarch.games.tcg.cards.speech.words.phrases import HELD

#: The condition of what other cards call a text's first sentence.
FIRST = "first sentence"
#: Conditions that say how often something may be done.
OFTEN = ("once a turn", "once a phase")


class Voice(Clauses):
    """A card of this game speaking: modifiers and whole paragraphs."""

    #: How a trigger speaks of a skirmish, and how a text does that belongs to one.
    THIS_SKIRMISH: tuple[str, str] = ("", "")

    # Modifiers

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
            his=self.his(mod.who),
            self=self.name,
        )
        if mod.value == "move limit":
            text += self._at_least_one(mod.amount)
        return text + (f" {self._each(mod.amount, mod.value)}" if isinstance(mod.amount, Num) else "")

    # Paragraphs

    def begin(self, ability: Ability) -> None:
        """A new paragraph: nothing has been named in it but what it answers."""
        self.named = {}
        self.beings = {}
        self.single = False
        on = ability.on
        self.answered = "" if on is None else on.event
        if on is not None and on.who is not None and not self.is_fixed(on.who) and self.is_being(on.who):
            other = on.other is not None and self.that(on.other) == self.that(on.who)
            self.beings["that"] = self.that_one(on.who) if other else self.that(on.who)

    def of_itself(self, ability: Ability) -> Ability:
        """How a card must be to pay a cost itself is one of the conditions: *if Rider of Rohan is bearing a mount*."""
        cost = ability.cost
        if not isinstance(cost, Act) or cost.who is None or ability.phases == () or ability.on is not None:
            return ability
        first, *rest = cost.who.tests
        if first.name != "self" or first.no or not rest:
            return ability
        values = {name: getattr(cost, name) for name in Act.FIELDS}
        parts = {name: getattr(ability, name) for name in Ability.FIELDS}
        needs = (*ability.needs, Cond("spot", Sel(cost.who.tests, cost.who.where)))
        return Ability(**{**parts, "cost": Act(**{**values, "who": Sel((first,), cost.who.where)}), "needs": needs})

    def ability(self, ability: Ability) -> str:
        self.begin(ability)
        ability = self.of_itself(ability)
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
            text = sentence((f"{self.IF} {self.together([self.cond(c) for c in needs])}, " if needs else "") + text)
            phases = self.OR.join([self.word(p) for p in ability.phases])
            return f"{phases}: {text}" if phases else text
        return self._on_event(ability, needs, often)

    def _static(self, ability: Ability, mod: Mod) -> str:
        """A text that holds: while something is so, and while the card that it names is so."""
        first = [f"{self.cond(c)}: " for c in ability.needs if c.name == FIRST]
        during = "".join([f"{self._during(c)}, " for c in ability.needs if _is_during(c)])
        needs = [self.cond(c) for c in ability.needs if c.name != FIRST and not (during and _is_during(c))]
        who = mod.who
        if who is not None and len(who.tests) > 1 and who.tests[0].name in ("self", "bearer") and not who.tests[0].no:
            name, *rest = who.tests
            needs += [self.so(Sel((name, Test(test.name, test.value)), who.where), test.no) for test in rest]
            values = {field: getattr(mod, field) for field in Mod.FIELDS}
            mod = Mod(**{**values, "who": Sel((name,), who.where)})
        if not needs:
            return sentence("".join([*first, during, self.mod(mod)]))
        if mod.value == "discarded":
            return sentence(f"{self.mod(mod)} {self.IF} {self.together(needs)}")
        return sentence("".join([*first, f"{during}{self.WHILE} {self.together(needs)}, {self.mod(mod)}"]))

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
            conditions = f"{during}, {self.IF} {self.together([self.cond(c) for c in needs])}"
        return sentence(f"{begin}{conditions}, {may}{text}")

    def _during(self, cond: Cond) -> str:
        return self.lexicon.conds["in phase.during"].format(phase=self.phase(str(cond.word)))

    def provided(self, conditions: list[str]) -> str:
        """Conditions behind what happens."""
        if len(conditions) > 1:
            return f" {self.WHILE} {self.all_of(conditions)}"
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
        if on.event == "ability" and any([_asks_who_skirmishes(c) for c in ability.needs]):
            return self.lexicon.triggers["ability.skirmish"]
        by = "" if on.word is None else f" {self.word(f'by {on.word}')}"
        return super().trigger(ability) + by

    def promise(self, ability: Ability) -> str:
        """What an event leaves to happen later in the skirmish in which it was played."""
        self.begin(ability)
        text = self._action(ability)
        trigger = self.trigger(ability).replace(*self.THIS_SKIRMISH)
        return sentence(f"{self.RESPOND} {trigger}, {f'{self.MAY} ' if ability.optional else ''}{text}")

    def _action(self, ability: Ability) -> str:
        if ability.cost is None:
            return "" if ability.effect is None else self.effect(ability.effect)
        cost = self.effect(ability.cost)
        return f"{cost} {self.TO} {'' if ability.effect is None else self.effect(ability.effect)}"

    # Ways

    def doing(self, ability: Ability) -> str:
        """What using an ability costs and does, without when that may be."""
        self.begin(ability)
        return self._action(self.of_itself(ability))

    def way(self, choice: Either, node: Effect) -> str:
        """One of the ways that a text offers, as its player reads it."""
        self.chooser, self.to_chooser = choice.by, choice.by != "you"
        text = self.effect(node)
        self.chooser, self.to_chooser = "", False
        return text


def _asks_who_skirmishes(cond: Cond) -> bool:
    return cond.sel is not None and any([test.name == "skirmishing" for test in cond.sel.tests])


def _is_during(cond: Cond) -> bool:
    """Whether a condition is that it is some phase."""
    return cond.name == "in phase" and not cond.no and cond.word != "before"
