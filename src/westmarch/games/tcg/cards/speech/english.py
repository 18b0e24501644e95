"""The English of the cards."""

from __future__ import annotations

import re

from westmarch.cards.nodes import (
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Mod,
    Sel,
    Test,
)
from westmarch.cards.speech.en import English, article
from westmarch.cards.speech.words import Noun
from westmarch.games.tcg.cards.speech.voice import Voice
from westmarch.games.tcg.cards.speech.words.phrases import PLAYERS
from westmarch.games.tcg.facts import CATALOGUE

#: How a card is goes before what it is: *an unassigned Moria Orc*.
STATES = ("unassigned", "unbound", "wounded", "exhausted", "roaming", "unique", "Ring-bound")
#: A place that the fellowship leaves or reaches and the place where it is are one.
MOVES = re.compile(r"the fellowship moves (from|to) a site (?:and|while) the fellowship is at ")
#: A move that must be made is made once, not until the turn ends.
ONCE_MORE = re.compile(r"move again (if the move limit allows it) until the end of the turn")
#: An opponent who was named is the same further on.
LATER_OPPONENT = re.compile(
    r"((?:[Mm]ake an opponent|[Rr]eveal an opponent's|[Ll]ook at an opponent's) [^:]*?)\b([Aa])n opponent"
)
#: A card that is named is not one of those that there are.
THERE_IS = re.compile(r"^there is (?!an? |another |\d)(.+?) stacked")
#: Two things that a cause is not.
NEITHER = re.compile(r"its cause is non-(\w+) non-(\w+)")


#: What is said of the same card twice, or of another than is meant, and how people write it.
STIFF = (
    (re.compile(r"(\([^()]*\bif) it is (?=bearing |skirmishing )"), r"\1 "),
    (re.compile(r"(cancel the skirmish involving [^.()]+?) skirmishing (?=an? )"), r"\1 and "),
    (re.compile(r"its opponent that is an? ([\w ]+?)(?=[.,])"), r"the \1 that was its opponent"),
    (re.compile(r"a site where the fellowship is of an opponent"), "an opponent's site where the fellowship is"),
    (re.compile(r"its cause is ([A-Z]\w+)(?=[.,])"), r"its cause is a \1 card"),
)
#: Names of women; those of all persons.
WOMEN = ("Arwen", "Éowyn", "Galadriel", "Rosie Cotton", "Melilot Brandybuck", "Uruviel")
PERSONS = {card.title for card in CATALOGUE if card.is_character and card.unique}


def _of(name: str) -> tuple[str, str, str]:
    """*Him, he, his* of a person."""
    return ("her", "she", "her") if name in WOMEN else ("him", "he", "his")


class EnglishVoice(Voice, English):
    THIS_SKIRMISH = ("a skirmish", "this skirmish")
    EXCEPT_IF = "unless"
    CHOOSE = {player: f"make {who} choose to " for player, (who, _) in PLAYERS.items()}

    def ability(self, ability: Ability) -> str:
        text = MOVES.sub(r"the fellowship moves \1 ", super().ability(ability))
        text = ONCE_MORE.sub(r"move again this turn \1", text)
        for stiff, better in STIFF:
            text = stiff.sub(better, text)
        text = text.replace("each Shadow phase, if it is your Shadow phase", "each of your Shadow phases")
        return LATER_OPPONENT.sub(lambda found: f"{found[1]}{'T' if found[2] == 'A' else 't'}hat opponent", text)

    def cond(self, cond: Cond) -> str:
        text = super().cond(cond).replace(" is with ", " has ")
        text = re.sub(r"^(him|her) (?=is |has |was )", lambda found: "he " if found[1] == "him" else "she ", text)
        text = re.sub(r"you can spot (that \w+) not bearing ", r"\1 does not bear ", text)
        text = NEITHER.sub(r"its cause is neither \1 nor \2", text)
        return THERE_IS.sub(r"\1 is stacked", text)

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        if self.is_the_shown(sel):
            return self.word("that card")
        if self.is_the_other(sel):
            return "the other"
        text = super().phrase(sel, count, up_to)
        return f"another {text[9:]}" if text.startswith("an other ") else text

    def that(self, sel: Sel) -> str:
        nouns, _, _, fixed = self._sorted(sel)
        return fixed or f"that {nouns[-1].one}"

    def that_one(self, sel: Sel) -> str:
        return f"that {self.bare(sel, False)}"

    def again(self, sel: Sel) -> str:
        return _of(self.phrase(sel))[0] if self.is_fixed(sel) else self.that(sel)

    def his(self, sel: Sel | None) -> str:
        if sel is None:
            return ""
        who = self.phrase(sel)
        return _of(who)[2] if who in PERSONS else "his or her"

    def mod(self, mod: Mod) -> str:
        return re.sub(r"^each (.+?) is not ", r"no \1 is ", super().mod(mod))

    def adjectives(self, sel: Sel) -> str:
        _, before, after, _ = self._sorted(sel)
        return " ".join([*before, *after])

    def is_so(self, sel: Sel, no: bool) -> str:
        first, *rest = sel.tests
        return f"{self.phrase(Sel((first,)))} is {'not ' if no else ''}{self.predicate(Sel(tuple(rest)))}"

    def predicate(self, sel: Sel) -> str:
        return (
            self.phrase(sel) if self.has_noun(sel) else self.adjectives(sel).removeprefix("who is ") or self.phrase(sel)
        )

    def parts(self, nodes: list[Effect]) -> list[str]:
        """*Strength +2 and damage +1*: what is given to the same card is said once."""
        said = super().parts(nodes)
        joined = [nodes[0]]
        gifts = [[said[0]]]
        ends = [""]
        for node, text in zip(nodes[1:], said[1:], strict=False):
            given = self._also(joined[-1], node)
            joined.append(node)
            until = f" {self.word(f'until {node.until}')}" if given and isinstance(node, Act) and node.until else ""
            if given and len(said) == len(nodes):
                gifts[-1] = [*[gift.removesuffix(until) for gift in gifts[-1]], given]
                ends[-1] = until
            else:
                gifts.append([text])
                ends.append("")
        return [self.all_of(gift) + end for gift, end in zip(gifts, ends, strict=True)]

    def _also(self, one: Effect, two: Effect) -> str:
        """What an effect gives besides the one before, to the same card for the same time."""
        if not isinstance(two, Act) or not self.gives_besides(one, two):
            return ""
        return self.given(two.word, two.amount) if two.verb == "keyword" else f"strength {self.signed(two.amount)}"

    def _sorted(self, sel: Sel) -> tuple[list[Noun], list[str], list[str], str]:
        """As in plain English, and names may have words behind them: *bearer skirmishing a Nazgûl*."""
        sel = Sel(self.of_persons(self.of_others(sel.tests)), sel.where)
        plain = [test for test in sel.tests if not self._names(test)]
        names = [test for test in sel.tests if self._names(test)]
        where = "play" if any([test.name == "bound" for test in names]) else sel.where
        nouns, before, after, fixed = super()._sorted(Sel(tuple(plain), where))
        if names and not names[0].no and any([isinstance(self.entry(test), Noun) for test in plain]):
            after.append(f"that is {article(nouns[-1].one)} {nouns[-1].one}")
        for test in names:
            name = self.name if test.name == "self" else str(self.entry(test)).format(value="")[1:]
            if test.no:
                after.append(f"except {name}")
            elif fixed:
                after.append(f"if it is {name}")
            else:
                fixed = name
        if fixed and "of yours" in after:
            after.remove("of yours")
            fixed = f"your {fixed}"
        if fixed:
            fixed = " ".join([*before, fixed, *after])
        return nouns, sorted(before, key=lambda word: word not in STATES), after, fixed

    def _names(self, test: Test) -> bool:
        """Whether a test names a card: this one, its bearer, a title."""
        if test.name == "self":
            return not test.no
        return str(self.entry(test)).startswith("=")
