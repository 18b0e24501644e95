"""The Spanish of the cards."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import Amount, Sel, Test
from westmarch.cards.speech.es import Spanish
from westmarch.cards.speech.words import Noun
from westmarch.games.meccg.cards.speech.voice import Voice
from westmarch.games.meccg.cards.speech.words import places, properties
from westmarch.games.meccg.facts import AGENT, ALLY, FACES, NUMBER, WIZARD


class SpanishVoice(Voice, Spanish):
    GIVEN = re.compile(r"(?P<start>da (?:a|al) [^.+−]+ )(?P<value>[+−].+?)(?P<end>(?: hasta| contra) .+)?")
    LATE = ("hazard.kind", "hazard.no")
    WITHIN = (
        ("de la compañía", "en la compañía"),
        ("de su compañía", "en su compañía"),
        ("de su mano", "en su mano"),
        ("de tu mano", "en tu mano"),
    )

    def a_noun(self, noun: Noun) -> str:
        return f"{'una' if noun.gender[0] == 'f' else 'un'} {noun.one}"

    def a(self, text: str) -> str:
        return text

    def not_a(self, test: Test) -> str:
        return f"no {self.word(test.value)}"

    def on(self, who: str) -> str:
        return f" {self.indirect(who)}"

    def of_him(self, text: str) -> str:
        return re.sub(r"^(?:con )?el portador ", "", text)

    def everybody(self, text: str) -> str:
        return "cada jugador puede " + re.sub(r"\btu\b", "su", self.infinitive(text))

    def the(self, noun: Noun) -> str:
        return f"{'la' if noun.gender[0] == 'f' else 'el'} {noun.one}"

    def other_than(self, test: Test) -> str:
        if test.name == "wizard":
            return "Mago"
        values = test.value if isinstance(test.value, tuple) else (test.value,)
        return " ni ".join([self.word(one) for one in values])

    def _list_others(self, others: list[str]) -> str:
        return f"que no sea {' ni '.join(others)}"

    def _excepting(self, text: str, more: list[str]) -> str:
        return text if not more or more[0].startswith("+que ") else f"{text},"

    def _if_he_is(self, tests: list[Test]) -> str:
        return super()._if_he_is(tests).replace("(si es no ", "(si no es ").replace("(si es mientras ", "(mientras ")

    def _spoken(self, sel: Sel) -> Sel:
        """*Una facción Hobbit*: what it is stands before whose it is."""
        spoken = super()._spoken(sel)
        return Sel(tuple(sorted(spoken.tests, key=lambda test: test.name != "faction")), spoken.where)

    def _words(self, sel: Sel, several: bool) -> tuple[list[str], str, bool, str]:
        """Whose it is agrees with what it is: *una carta de las tuyas*."""
        words, gender, other, fixed = super()._words(sel, several)
        if gender == "f":
            words = [word.replace("de los tuyos", "de las tuyas") for word in words]
        return words, gender, other, fixed

    def bare(self, sel: Sel, several: bool = False) -> str:
        """Those who are left out agree with those who are meant."""
        text = super().bare(sel, several)
        for _, noun in properties.RACES.values() if several else ():
            text = re.sub(rf"que no sean? {noun.one}\b", f"que no sean {noun.many}", text)
        return text

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        return re.sub(r"(cuya compañía .*?) cuya compañía ", r"\1 y ", super().phrase(sel, count, up_to))

    def people(self, value: Any) -> str:
        return f"{self.races(value)} y sus facciones"

    def by_races(self, value: Any) -> str:
        return f" de {self.races(value)}"

    def is_so(self, sel: Sel) -> str:
        names = {test.name for test in sel.tests}
        subject = (
            self.name
            if "self" in names or self.face.kind == ALLY
            else self.it
            if sel.where == "bound"
            else "el portador"
        )
        rest = self._said_of(sel)
        parts = [f"está {text}" for text in self._behind([test for test in rest if not test.no])]
        parts += [f"es {noun.one}" for t in rest if not t.no and isinstance(noun := self.entry(t), Noun)]
        parts += [f"está {self._first(self.entry(t))}" for t in rest if not t.no and self._is_adjective(t)]
        parts += [
            f"está {str(properties.PROPERTIES[f'{t.name}.no'][1]).removeprefix('+')}"
            if f"{t.name}.no" in properties.PROPERTIES
            else f"no es {self.word(t.value)}"
            for t in rest
            if t.no
        ]
        return f"{subject} {' y '.join(parts)}" if parts else subject

    def object_form(self, text: str, sel: Sel | None) -> str:
        """A person as object has *a* before him; *a el* is *al*."""
        persons = {"character", "agent", "race", "skill", "wizard", "the-bearer", "bearer", "struck"}
        person = sel is not None and any([test.name in persons and not test.no for test in sel.tests])
        person = person or (sel is not None and sel.where in places.AGENTS)
        person = person and not (sel is not None and any([test.name == "creature" for test in sel.tests]))
        person = person or text in self.persons or (text.startswith(self.name) and not self.is_thing())
        person = person or (sel is not None and any([_names_person(test) for test in sel.tests]))
        person = person and not text.startswith(("esa carta", "esta carta"))
        return self.indirect(text) if person and sel is not None and not text.startswith("hasta ") else text

    def indirect(self, text: str) -> str:
        return f"al {text[3:]}" if text.startswith("el ") else f"a {text}"

    def infinitive(self, text: str) -> str:
        """The verbs that occur after *puede*: the imperative becomes an infinitive."""
        for neutral, name in (
            ("gira ", "girar "),
            ("juega ", "jugar "),
            ("descarta ", "descartar "),
            ("renuncia ", "renunciar "),
            ("endereza ", "enderezar "),
            ("toma ", "tomar "),
            ("pon ", "poner "),
            ("lleva ", "llevar "),
            ("baraja ", "barajar "),
        ):
            text = text.replace(neutral, name)
        return text


def _names_person(test: Test) -> bool:
    """Whether a test names a character, an agent or an ally."""
    if test.name != "name" or test.no:
        return False
    names = test.value if isinstance(test.value, tuple) else (test.value,)
    return all([FACES[NUMBER[name]].kind <= WIZARD or FACES[NUMBER[name]].kind in (AGENT, ALLY) for name in names])
