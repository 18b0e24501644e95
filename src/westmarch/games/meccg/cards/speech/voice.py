"""How a definition of this game is spoken: the shape of its sentences, the same in both languages."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import (
    ALL,
    Ability,
    Act,
    Cond,
    Effect,
    Mod,
    Sel,
    Test,
    When,
    walk,
)
from westmarch.cards.speech.joining import join_alike
from westmarch.cards.speech.speaker import sentence
from westmarch.games.meccg.cards.speech.clauses import Clauses
from westmarch.games.meccg.cards.speech.noun_phrases import other_case_last
from westmarch.games.meccg.cards.speech.words import conditions, phrases, properties
from westmarch.games.meccg.facts import CREATURE, FACTION
from westmarch.games.meccg.keying import Keying
from westmarch.games.meccg.registry import DEFINED, FREE_MOMENTS

#: Values that allies have as well as characters.
OF_ALLIES_TOO = ("prowess", "body", "mind")
#: Modifiers that are about attacks themselves.
OF_ATTACKS = ("attack-prowess", "strikes", "double-strikes", "defender-chooses", "not-attacked", "attack-body")

#: What holds for a while, of the same attacks.
LASTING = re.compile(
    r"(?P<start>!(?:all attacks|attacks by|todos los ataques|los ataques de) [^.:]*? (?:have|tienen) )"
    r"(?P<value>[+−]\d.+?)(?P<end> this turn| este turno)"
)
#: Tests of what a site counts as, and of what is printed on it.
SITE_TYPES = ("site-type", "printed-type")


class Voice(Clauses):
    """A card of this game speaking: modifiers and whole paragraphs."""

    #: That something is given values, which neighbours about the same thing are joined to.
    GIVEN = re.compile("")

    # Modifiers

    def under_its_condition(self, mod: Mod) -> str:
        """A modifier of the bearer or of the card itself; how they must be stands before: *If the bearer is a warrior,
        he has +2 body.*"""
        if mod.to is not None and mod.value in OF_ATTACKS:
            start, to = self._condition(Mod(mod.value, mod.to))
            return start + self.mod(Mod(mod.value, mod.who, mod.amount, mod.word, to))
        start, who = self._condition(mod)
        if not start:
            return self.mod(mod)
        text = self.mod(Mod(mod.value, who, mod.amount, mod.word, mod.to))
        return start + (self.of_him(text) if any([test.name == "bearer" for test in who.tests]) else text)

    def _condition(self, mod: Mod) -> tuple[str, Sel]:
        """The words for how the bearer or the card must be, and the selection without it."""
        sel = mod.who or Sel(())
        if any([test.name == "bearer" and not test.no for test in sel.tests]):
            what = self._what_he_is([test for test in sel.tests if test.name != "bearer"])
            while_so = [text for text in what if text.startswith(f"{self.WHILE} ")]
            if_so = [text for text in what if text not in while_so]
            start = "".join([f"{text}, " for text in while_so])
            if if_so:
                who = phrases.NAMED["bearer"][self.LANG]
                start += f"{self.IF} {self.w('he is', who=who, what=self.all_of(if_so))}, "
            return start, Sel(tuple([test for test in sel.tests if test.name == "bearer"]), sel.where)
        if any([test.name == "self" and not test.no for test in sel.tests]):
            behind = {test: self._behind([test]) for test in sel.tests}
            states = {test: text[0].strip("()") for test, text in behind.items() if text and self._is_state(text[0])}
            return "".join([f"{text}, " for text in states.values()]), Sel(
                tuple([test for test in sel.tests if test not in states]), sel.where
            )
        whiles = [test for test in sel.tests if test.name == "while"]
        if whiles and len(whiles) < len(sel.tests):
            start = "".join([f"{text}, " for text in self._behind(whiles)])
            return start, Sel(tuple([test for test in sel.tests if test not in whiles]), sel.where)
        return "", sel

    def _is_state(self, text: str) -> bool:
        """Whether words behind a card's name say how it must be, and not where."""
        return text.strip("(").startswith((f"{self.IF} ", f"{self.WHILE} ", f"{self.w('with')} "))

    def of_him(self, text: str) -> str:
        """The same of somebody who has just been named."""
        raise NotImplementedError

    def mod(self, mod: Mod) -> str:
        key = f"{mod.value}.to" if mod.to is not None else mod.value
        if mod.value == "adds-attack" and mod.word is None:
            key = "adds-attack.dragon"
        if mod.value == "rescue-attack" and mod.word is None:
            key = "rescue-attack.site"
        if mod.value == "draws" and mod.who is not None and mod.who.where == "play":
            key = "draws.company" if isinstance(mod.amount, int) else "draws.more"
        if isinstance(mod.word, str) and f"{mod.value}.{mod.word}" in self.lexicon.mods:
            key = f"{mod.value}.{mod.word}"
        text = self.lexicon.mods[key].format(
            who="" if mod.who is None else self._mod_who(mod),
            signed=self.signed(mod.amount),
            amount=self.number(mod.amount),
            less=self.number(mod.amount).removeprefix("-"),
            more=self._cards("more cards", mod),
            fewer=self._cards("fewer cards", mod),
            word=self._mod_word(mod),
            most=self.w("at most", most=self.word(mod.word))
            if mod.word is not None and mod.value in ("prowess", "body")
            else "",
            to="" if mod.to is None or mod.value in OF_ATTACKS else self.against(mod.to),
            attacks=self.attacks(mod.to) if mod.to is not None and mod.value in OF_ATTACKS else "",
        )
        return other_case_last(text)

    def _cards(self, name: str, mod: Mod) -> str:
        """So many cards more or fewer."""
        number, space, rest = self.number(mod.amount).removeprefix("-").partition(" ")
        return self.w(name, amount=number, rest=space + rest) if number.isdigit() else ""

    def _mod_who(self, mod: Mod) -> str:
        assert mod.who is not None
        sel = mod.who
        if mod.value in OF_ALLIES_TOO and [test.name for test in sel.tests] == ["companion"]:
            return self.w("character and ally")
        if mod.value == "no-muster":
            return self.bare(sel, False)
        if any([test.name in SITE_TYPES for test in sel.tests]):
            return self.w_every_site(sel)
        if any([test.name == "deeps-site" for test in sel.tests]):
            return self.w("deeps site")
        if all([test.name == "while" for test in sel.tests]):
            return " ".join(self._behind(list(sel.tests)))
        if any([test.name == "first" for test in sel.tests]):
            said = [test for test in sel.tests if test.name in phrases.COMPANIES]
            return self.all_of([self._company(test) for test in said]) if said else ""
        return self.phrase(sel, ALL)

    def _company(self, test: Test) -> str:
        value = self.a_land(test.value) if test.name == "path" else self.word(test.value)
        return phrases.COMPANIES[test.name][self.LANG].format(value=value)

    def w_every_site(self, sel: Sel) -> str:
        test = next(test for test in sel.tests if test.name in SITE_TYPES)
        return str(properties.PROPERTIES["site-type"][self.LANG]).format(value=self.word(test.value).split(" ", 1)[-1])

    def _mod_word(self, mod: Mod) -> str:
        word = mod.word
        if word is None or mod.value in ("prowess", "body"):
            return ""
        if mod.value == "also-keyed":
            return self._keying(word)
        if mod.value == "faced-twice":
            return self.races(word)
        if mod.value in ("adds-attack", "rescue-attack"):
            return self.an_attack(word)
        if mod.value == "joins":
            return "; ".join([self.all_of([self.word(one), self.word(other)]) for one, other in word])
        if mod.value == "byway":
            _, lands = word
            return ", ".join([self.word(land) for land in lands])
        if mod.value == "tested":
            one, dwarven, magic = word
            return self.w("rings", one=one, dwarven=dwarven, magic=magic)
        if mod.value == "lands":
            needs, pairs = word
            text = self.all_of([self.w("lands", old=self.word(old), new=self.word(new)) for old, new in pairs])
            return f"{self.WHILE} {self.cond(needs[0])}, {text}" if needs else text
        return self.word(word)

    def _keying(self, way: Keying) -> str:
        """Which creatures a card lets be keyed to what, and when."""
        creatures = self.w(
            "creatures of" if way.races else "all creatures",
            common=self.w("non-unique") if way.common else "",
            kind=self.kinds(way.races) if way.races else "",
            races=self.races(way.races) if way.races else "",
        )
        if way.land == "inland":
            creatures = self.w("keyed inland", creatures=creatures)
        elif way.land:
            creatures = self.w("keyed to one", creatures=creatures, land=self.word(way.land))
        places = self.any_of([self.word(place) for place in (*way.lands, *way.types, *way.regions)])
        text = self.w("keying", creatures=creatures, places=places)
        return f"{self.IF} {self.all_of([self.cond(cond) for cond in way.needs])}, {text}" if way.needs else text

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
        elif "attack-at-site" in names:
            text = self.w("attacks at its site")
        elif "attack" in names:
            text = self.w("attacks by", races=self.races(names["attack"].value))
        elif "creature-attack" in names:
            text = self.w("creature attacks")
        elif "attack-chooses" in names:
            text = self.w("attacks that choose")
        else:
            text = self.w("all attacks")
        if "attack-below" in names:
            text = self.w("attacks below")
        if "attack-in" in names:
            text += f" {self.w('in attacks', regions=self.word(names['attack-in'].value))}"
        if "attack-with-body" in names:
            text += f" {self.w('without body' if names['attack-with-body'].no else 'with body')}"
        if "agent-attack" in names:
            text += f" {self.w('no agent')}"
        behind = self._behind([names["while"]]) if "while" in names else []
        return " ".join([text, *behind])

    # Ways

    def way(self, ability: Ability) -> str:
        """What a way of playing or using the card does, in a few words."""
        self.ability(ability)
        said = [text.removeprefix("!") for text in self.acts(ability.cost) + self.acts(ability.effect) if text]
        return self.all_of(said) if said else self.w("stays")

    def branch(self, node: Effect) -> str:
        """What one of several effects does."""
        return self._joined(self.acts(node))

    # Paragraphs

    def ability(self, ability: Ability) -> str:
        self.it = phrases.NAMED["that character"][self.LANG]
        self.they = self.it
        self.limit = 0
        self.folded = False
        self.known = False
        if ability.kind == "bearer":
            return self._bearer(ability)
        if ability.kind == "static" and ability.mod is not None:
            return sentence(self.under_its_condition(ability.mod))
        if ability.kind == "play":
            return self._play(ability)
        if ability.on is not None:
            return self._trigger(ability)
        return self._use(ability)

    def _bearer(self, ability: Ability) -> str:
        assert ability.bearer is not None
        tests = [test for test in ability.bearer.tests if test.name not in ("character", "free-of")]
        only = "only player" if self.face.kind == FACTION else "only bearer"
        parts = [self.w(only, who=self.phrase(Sel(tuple(tests))))] if tests else []
        if any([test.name == "free-of" for test in ability.bearer.tests]):
            parts.append(self.w("one each"))
        return " ".join([sentence(part) for part in parts])

    def _play(self, ability: Ability) -> str:
        said = (
            "uncounted",
            "unrepeated",
            "removable",
            "removable-by-sage",
            "even-tapped",
            "also-at",
            *conditions.SAID_OF_THE_CARD,
        )
        parts = [self.cond(cond) for cond in ability.needs if cond.name in said]
        places = [self.cond(cond) for cond in ability.needs if cond.name not in said]
        if places:
            parts.insert(0, self.w("playable if", what=self.all_of(places)))
        return " ".join([sentence(part) for part in parts])

    def _trigger(self, ability: Ability) -> str:
        assert ability.on is not None
        when = self.lexicon.triggers[ability.on.event]
        if ability.on.event == "wounded-after":
            self.it = phrases.NAMED["each wounded"][self.LANG]
        conds = self.conds(ability.needs, (ability.on.event,))
        already = f", {self.IF} " in when
        condition = f"{self.AND if already else f', {self.IF} '}{self.all_of(conds)}" if conds else ""
        texts = self.acts(ability.effect)
        if ability.on.event == "turn-ends":
            texts = [f"!{self.everybody(self._joined(texts))}"]
        return self._sentences(f"{when}{condition}, ", texts, isinstance(ability.effect, When))

    def _use(self, ability: Ability) -> str:
        prefix, folded = self._moment(ability)
        struck = [cond.sel for cond in ability.needs if cond.name == "struck-fits" and cond.name in folded and cond.sel]
        conds = [text for sel in struck for text in self.he_is(sel)]
        conds += self.conds(ability.needs, folded) + self.cost_conds(ability.cost)
        self.known = True
        later = "company-moves" in DEFINED[self.face.number].triggers and ability.kind == "event"
        later = later and self.face.kind != CREATURE and ability.cost is None
        said = [] if later else self.acts(ability.cost) + self.acts(ability.effect)
        said = [text for text in said if text]
        single = any([cond.name == "single" for cond in ability.needs])
        joined = ability.cost is None and isinstance(ability.effect, When)
        text = self._sentences(f"{self.IF} {self.all_of(conds)}, " if conds else "", said, joined) if said else ""
        if not said and conds:
            text = sentence(self.w("playable if", what=self.all_of(conds)))
        if prefix and text:
            text = f"{prefix}: {text[0].lower() + text[1:]}"
        said_last = [sentence(self.cond(Cond("single")))] if single else []
        if any([isinstance(node, Test) and _is_once_each(node) for node in walk(ability)]):
            said_last.append(sentence(self.w("once each")))
        return " ".join([part for part in (text, *said_last) if part])

    def _sentences(self, start: str, texts: list[str], joined: bool = False) -> str:
        """What is told to the player in one sentence, then the sentences of their own; a beginning for the first, whose
        own condition is joined to it."""
        orders: list[str] = []
        rest = join_alike(texts, LASTING, self.AND)
        while rest and not rest[0].startswith("!"):
            orders.append(rest.pop(0))
        orders = join_alike(orders, self.GIVEN, self.AND)
        parts = self._lists(orders) or ([rest.pop(0).removeprefix("!")] if rest else [])
        parts += [text.removeprefix("!") for text in rest]
        if not parts:
            return ""
        parts[0] = self.under(start, parts[0]) if joined else start + parts[0]
        return " ".join([sentence(part) for part in parts])

    def _lists(self, orders: list[str]) -> list[str]:
        """What is told to the player; what is a list by itself ends a sentence."""
        parts: list[list[str]] = [[]]
        for order in orders:
            if parts[-1] and self._is_list(parts[-1][-1]):
                parts.append([])
            parts[-1].append(order)
        return [self.all_of(part) for part in parts if part]

    def _is_list(self, order: str) -> bool:
        return ", " in order and self.AND in order.partition(", ")[2]

    def everybody(self, text: str) -> str:
        """What a player may do, said of both."""
        raise NotImplementedError

    def _moment(self, ability: Ability) -> tuple[str, tuple[str, ...]]:
        """The words for the moment, with the conditions on an attack or strike that they take in."""
        phases = set(ability.phases)
        if ability.kind == "action" and phases == {"hazard"}:
            return phrases.MOMENTS["used hazard"][self.LANG], ()
        if set(FREE_MOMENTS) <= phases and "hazard" in phases:
            return phrases.MOMENTS["any turn"][self.LANG], ()
        if (
            set(FREE_MOMENTS) <= phases
            or phases & {"hazard"} == phases
            or phases == {"hazard", "organization"}
            or phases <= {"hazard", "guard-attack", "guard-resource", "reveal", "guard-answer"}
        ):
            return "", ()
        names = [name for name in phrases.MOMENTS if name in phases]
        shown = [names[0]] if names else []
        if {"organization", "site"} <= phases and "attack" not in phases and "influence-check" not in phases:
            shown = ["organization", "site"]
        if phases <= {"organization", "movement", "site"}:
            shown = names
        if {"organization", "attack"} <= phases or {"organization", "influence-check"} <= phases:
            return "", ()
        moments = [phrases.MOMENTS[name][self.LANG] for name in shown]
        text = self.any_of([moments[0], *[moment[0].lower() + moment[1:] for moment in moments[1:]]]) if moments else ""
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
        cost = ability.cost
        if shown == ["strike-hazard"] and isinstance(cost, Act) and cost.verb == "target" and cost.who is not None:
            if cost.who.where == "struck":
                text += self.on(self.phrase(cost.who))
                self.folded = True
        if shown == ["strike"] or shown == ["strike-hazard"]:
            if "struck-fits" in by and by["struck-fits"].sel is not None:
                self.known = True
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


def _is_once_each(test: Test) -> bool:
    """Whether a test keeps a card from being used on the same character again."""
    return test.name == "once" or (test.name == "marked" and test.no)
