"""The Spanish of the cards."""

from __future__ import annotations

import re
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
    Odd,
    Sel,
    Test,
)
from westmarch.cards.speech.es import INFINITIVES, Spanish, euphony
from westmarch.cards.speech.words import Noun, Words
from westmarch.games.tcg.cards.speech.clauses import GIFTS
from westmarch.games.tcg.cards.speech.voice import Voice
from westmarch.games.tcg.cards.speech.words.phrases import PLAYERS
from westmarch.games.tcg.facts import CATALOGUE, SPANISH

#: Adjectives of a name are said as of a person.
PERSON = Test("type", "character")


#: How something is said of a card that was named: not that it is one with a thing but that it has it.
SAID_OF_ONE = (
    ("es uno en ", "está en "),
    ("es uno de ", "es de "),
    ("es uno subterráneo", "es subterráneo"),
    ("es uno que sea ", "es "),
    ("es uno con ", "tiene "),
    ("es uno que lleve ", "lleva "),
    ("es uno que no lleve ", "no lleva "),
    ("es uno que no esté ", "no está "),
)
#: Whoever was named before is not spotted anew.
BEARS_NONE = re.compile(r"puedes avistar (?:a )?(es[ea] \w+) que no lleve ")


#: A place that the fellowship leaves or reaches and the place where it is are one.
MOVES = re.compile(r"la comunidad se mueva (desde|a) un sitio, si la comunidad está en ")
#: Two things that a cause is not.
NEITHER = re.compile(r"su causa es uno que no sea (.+?) y que no sea (.+)")
#: A card that is named is not one of those that there are.
THERE_IS = re.compile(r"^hay (?!una? |otr[oa] |\d)(.+?) que esté en")


#: Characters by their titles: whoever is spotted, discarded or returned has *a* before his name.
PERSONS = sorted({card.title_es for card in CATALOGUE if card.is_character})
PERSON_NAMED = "|".join([re.escape(name) for name in PERSONS])
PERSON_MEANT = re.compile(rf"\b([Aa]vistar?|[Dd]escart(?:a|ar|e|es)|[Dd]ev(?:uelve|olver)) (?=(?:{PERSON_NAMED})\b)")
#: A person by his name, and what he must bear.
BEARS = re.compile(rf"(\b(?:{PERSON_NAMED})) que lleve (?=una? )")
#: An opponent who was named is the same further on.
LATER_OPPONENT = re.compile(
    r"((?:[Hh]az|hacer) que un oponente [^:]*?|[Mm]irar? la mano de un oponente [^:]*?)\b([Uu])n oponente"
)


#: Names of women, and words that are feminine, with which the titles of characters begin.
FEMININE = (
    "Arwen", "Éowyn", "Galadriel", "Rosita", "Avanzadilla", "Banda", "Camada", "Chusma", "Compañía", "Horda", "Hueste",
    "Infantería", "Legión", "Partida", "Patrulla", "Retaguardia", "Tribu", "Tropa", "Turba", "Vanguardia",
)  # fmt: skip

#: *Cada otro* counts (*por cada otro*); of what holds for all the others Spanish says *cualquier otro*.
EACH_OTHER = re.compile(r"(?<!por )\bcada (otr[oa]) ")


#: A move that must be made is made once, not until the turn ends.
ONCE_MORE = re.compile(r"se mueva otra vez (si el límite lo permite) hasta el final del turno")


#: What is said of the same card twice, or of another than is meant, and how people write it.
STIFF = (
    (
        re.compile(r"(cancel(?:a|ar) la escaramuza en la que) participe ([^.()]+?) en escaramuza contra (?=una? )"),
        r"\1 participen \2 y ",
    ),
    (re.compile(r"que lleve su rival que sea ([\w ]+?)(?=[.,])"), r"que lleve el \1 que fue su rival"),
    (re.compile(r"un sitio donde está la comunidad de un oponente"), "el sitio de un oponente donde está la comunidad"),
    (re.compile(r"su causa es de (?=los |la |el |[A-Z])"), "su causa es una carta de "),
)


def natural(text: str) -> str:
    """*Asignarlo*, and not *asignar a él*; a person who is meant has *a* before his name."""
    for pattern, better in STIFF:
        text = pattern.sub(better, text)
    text = ONCE_MORE.sub(r"se mueva otra vez este turno \1", text)
    text = re.sub(r"\b(asignar|esforzar|herir|curar)((?: \d veces)?) a él\b", r"\1lo\2", text)
    text = re.sub(r"\bdar fuerza (\S+) a él\b", r"darle fuerza \1", text)
    text = re.sub(r"\bda fuerza (\S+) a él\b", r"dale fuerza \1", text)
    text = text.replace("todas las heridas a él", "todas sus heridas").replace("poner él ", "ponerla ")
    text = text.replace("que lleve él", "que la lleve").replace(" que él ", " que ")
    text = text.replace("exhausto a esa carta", "exhausta esa carta").replace(
        "esa carta sea fiero", "esa carta sea fiera"
    )
    text = re.sub(
        r"(descart\w+ [^.]*?\bcartas? de la mano [^.]*?)por cada uno de ellos", r"\1por cada una de ellas", text
    )
    text = PERSON_MEANT.sub(r"\1 a ", text)
    text = BEARS.sub(r"\1 con ", text)
    text = LATER_OPPONENT.sub(lambda found: f"{found[1]}{'E' if found[2] == 'U' else 'e'}se oponente", text)
    for stiff, better in (("asigna", "asígnalo"), ("esfuerza", "esfuérzalo"), ("hiere", "hiérelo"), ("cura", "cúralo")):
        text = re.sub(rf"\b{stiff}((?: \d veces)?) a él\b", rf"{better}\1", text)
    return text


class SpanishVoice(Voice, Spanish):
    """Effects are told in the imperative; after *para* and *puedes* in the infinitive."""

    THIS_SKIRMISH = ("una escaramuza", "esta escaramuza")
    CHOOSE = {player: f"haz que {who} elija " for player, (_, who) in PLAYERS.items()}
    PARA = "para"
    EXCEPT_IF = "salvo si"
    CLOSE = ("culture", "side", "phase", "keyword")
    LATE = ("yours", "stacked here")
    OF_ANOTHER = ("borne by",)
    infinitive: bool = False

    def title(self, title: str) -> str:
        return SPANISH["titles"].get(title, title)

    def word(self, value: Any) -> str:
        text = super().word(value)
        return self.title(text) if isinstance(value, str) else text

    def entry(self, test: Test) -> Words:
        entry = super().entry(test)
        if test.name == "any of" and isinstance(entry, Noun) and entry.gender == "n":
            return Noun(entry.one, entry.many, self._words(test.value[0], False)[1])
        return entry

    def ability(self, ability: Ability) -> str:
        text = self._of_her(euphony(natural(self._moves(super().ability(ability)))))
        text = text.replace("cada fase de Sombra, si es tu fase de Sombra", "cada una de tus fases de Sombra")
        if "that" in self.beings:
            text = re.sub(rf"\b([Dd]escart\w+) (?={self.beings['that']}\b)", r"\1 a ", text)
        return text

    def _of_her(self, text: str) -> str:
        """What is said of a card whose name is feminine agrees with it."""
        if self.name.split()[0] not in FEMININE:
            return text
        said = rf"({re.escape(self.name)}(?: no)?(?: está| es| sea| puede ser)?) (exhaust|fier|herid|asignad)o\b"
        return re.sub(said, r"\1 \2a", text)

    def _moves(self, text: str) -> str:
        """*Cada vez que la comunidad se mueva al sitio 4*; what else must be so follows as a condition."""
        if not MOVES.search(text):
            return text
        text = MOVES.sub(r"la comunidad se mueva \1 ", text).replace(" se mueva a el ", " se mueva al ")
        return re.sub(r"(se mueva (?:desde|al?) .*?) y (?=es |puedes )", r"\1, si ", text, count=1)

    def doing(self, ability: Ability) -> str:
        return euphony(natural(super().doing(ability)))

    def together(self, conditions: list[str]) -> str:
        return super().together([PERSON_MEANT.sub(r"\1 a ", text) for text in conditions])

    def provided(self, conditions: list[str]) -> str:
        return f", {self.IF} {self.together(conditions)}" if conditions else ""

    def plain(self, node: Effect) -> str:
        before, self.infinitive = self.infinitive, True
        text = self.effect(node)
        self.infinitive = before
        return text

    def on_its_own(self, node: Effect) -> str:
        before, self.infinitive = self.infinitive, False
        text = self.effect(node)
        self.infinitive = before
        return text

    def act(self, act: Act) -> str:
        return self.inflected(super().act(act).replace("haz que él ", "haz que "))

    def mod(self, mod: Mod) -> str:
        text = self._nobody(mod, super().mod(mod))
        text = EACH_OTHER.sub(r"cualquier \1 ", text)
        single = mod.value == "no play" and mod.who is not None and self.is_fixed(mod.who)
        return text.replace("se pueden jugar", "se puede jugar") if single else text

    def _nobody(self, mod: Mod, text: str) -> str:
        """*Ningún siervo suma*, and not *cada siervo no suma*."""
        who = "" if mod.who is None else self.phrase(mod.who, -1)
        if mod.who is None or not who.startswith("cada ") or not text.startswith(f"{who} no "):
            return text
        none = "ninguna" if self._words(mod.who, False)[1] == "f" else "ningún"
        return f"{none} {who.removeprefix('cada ')} {text.removeprefix(f'{who} no ')}"

    def odd(self, node: Odd) -> str:
        return self.inflected(super().odd(node))

    def inflected(self, text: str) -> str:
        if not self.infinitive:
            return text
        verb, _, rest = text.partition(" ")
        rest = re.sub(r"(?<=[a-z)], )\w+|(?<= y )\w+", lambda word: INFINITIVES.get(word[0], word[0]), rest)
        return f"{INFINITIVES[verb]} {rest}".rstrip()

    def _choice(self, node: Either | May) -> str:
        if isinstance(node, May) and self.infinitive:
            return f"poder {self.plain(node.node)}"
        text = super()._choice(node)
        return f"hacer{text[3:]}" if self.infinitive and text.startswith("haz ") else text

    def _action(self, ability: Ability) -> str:
        optional = ability.optional and not ability.phases
        cost = ""
        if ability.cost is not None:
            cost = self.plain(ability.cost) if optional else self.effect(ability.cost)
        if ability.effect is None:
            return cost
        after = optional or ability.cost is not None
        effect = self.plain(ability.effect) if after else self.effect(ability.effect)
        return f"{cost} {self.PARA} {effect}" if cost else effect

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        if self.is_the_shown(sel):
            return self.word("that card")
        if self.is_the_other(sel):
            return "el otro"
        return super().phrase(sel, count, up_to).replace("una arma", "un arma")

    def that(self, sel: Sel) -> str:
        words, gender, _, fixed = self._words(sel, False)
        return fixed or f"{'esa' if gender == 'f' else 'ese'} {words[0]}"

    def that_one(self, sel: Sel) -> str:
        that, noun, *_ = self.that(sel).split()
        return f"{that} {self.bare(sel, False)}" if noun else that

    def parts(self, nodes: list[Effect]) -> list[str]:
        """*Haz que tenga fuerza +2 y sea fiero*: what is given to the same card is said once."""
        said = super().parts(nodes)
        if len(said) != len(nodes):
            return said
        texts: list[str] = []
        given: list[Act] = []
        for node, text in zip(nodes, said, strict=True):
            if isinstance(node, Act) and node.verb == "strength" and isinstance(node.amount, Num):
                given = []
                texts.append(text)
            elif given and isinstance(node, Act) and self.gives_besides(given[-1], node):
                given.append(node)
                texts[-1] = self._given_together(given)
            else:
                given = [node] if isinstance(node, Act) and node.verb in GIFTS else []
                texts.append(text)
        return texts

    def _given_together(self, acts: list[Act]) -> str:
        gifts = [
            f"tenga fuerza {self.signed(act.amount)}" if act.verb == "strength" else self.given(act.word, act.amount)
            for act in acts
        ]
        until = f" {self.word(f'until {acts[0].until}')}" if acts[0].until else ""
        who = self._who(acts[0]).removeprefix("él")
        return self.inflected(f"haz que {f'{who} '.lstrip()}{self.all_of(gifts)}{until}")

    def adjectives(self, sel: Sel) -> str:
        words, _, _, _ = self._words(sel, False)
        return " ".join(words[1:])

    def cond(self, cond: Cond) -> str:
        text = super().cond(cond)
        text = NEITHER.sub(r"su causa no es \1 ni \2", text)
        for stiff, natural in SAID_OF_ONE:
            text = text.replace(stiff, natural)
        text = BEARS_NONE.sub(r"\1 no lleva ", text)
        return THERE_IS.sub(r"\1 está en", text)

    def is_so(self, sel: Sel, no: bool) -> str:
        first, *rest = sel.tests
        how = self.predicate(Sel(tuple(rest)))
        how = how.removeprefix("uno ") if how.startswith(("uno en ", "uno sin ", "uno herido", "uno exhausto")) else how
        is_ = "es" if how.startswith(("un", "de ", "el ")) or how[0].isupper() else "está"
        return f"{self.phrase(Sel((first,)))} {'no ' if no else ''}{is_} {how}"

    def predicate(self, sel: Sel) -> str:
        if self.has_noun(sel):
            return self.phrase(sel)
        if self.is_fixed(sel):
            return self.phrase(sel)
        words, _, _, fixed = self._words(Sel((*sel.tests, PERSON), sel.where), False)
        return fixed or " ".join(["uno", *words[1:]])

    def _words(self, sel: Sel, several: bool) -> tuple[list[str], str, bool, str]:
        """As in plain Spanish, and names may have words behind them; *un evento de reagrupación de Gentes Libres*."""
        tests = sorted(self.of_persons(self.of_others(sel.tests)), key=lambda test: test.name != "phase")
        sel = Sel(tuple(tests), sel.where)
        plain = [test for test in sel.tests if not self._names(test)]
        names = [test for test in sel.tests if self._names(test)]
        where = "play" if any([test.name == "bound" for test in names]) else sel.where
        named = bool(names) and not names[0].no
        if named and any([isinstance(self.entry(test), Noun) for test in plain]):
            words, gender, other, fixed = super()._words(Sel(tuple(plain), where), several)
            words.append(f"que sea{'n' if several else ''} {words[0]}")
        else:
            words, gender, other, fixed = super()._words(
                Sel((*plain, PERSON) if named else tuple(plain), where), several
            )
        for test in names:
            name = self.name if test.name == "self" else str(self.entry(test)).format(value="")[1:]
            if test.no:
                words.append(f"que no sea{'n' if several else ''} {name}")
            elif fixed:
                fixed += f" si es {name}"
            else:
                fixed = name
        if names and fixed:
            own = [word for word in words[1:] if word in ("tuyo", "tuya")]
            fixed = " ".join([*(["tu"] if own else []), fixed, *[word for word in words[1:] if word not in own]])
        if not fixed and words and words[0].startswith("posesi") and any([_is_class(test) for test in plain]):
            words[1] = f"de {words[1]}"
        return words, gender, other, fixed

    def _names(self, test: Test) -> bool:
        """Whether a test names a card: this one, its bearer, a title."""
        if test.name == "self":
            return not test.no
        return str(self.entry(test)).startswith("=")


def _is_class(test: Test) -> bool:
    """Whether a test asks for a class of possessions, or one of several."""
    if test.name != "any of":
        return test.name == "class" and not test.no
    return all([[one.name for one in sel.tests] == ["class"] for sel in test.value])
