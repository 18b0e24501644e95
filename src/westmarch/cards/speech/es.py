"""Spanish: gender and number run through the whole phrase, adjectives stand behind the noun."""

from __future__ import annotations

import re
from typing import Any

from westmarch.cards.nodes import ALL, ANY, Amount, Odd, Sel
from westmarch.cards.speech.speaker import Speaker
from westmarch.cards.speech.words import Noun

#: Places of the four forms of an adjective.
_FORMS = {("m", False): 0, ("f", False): 1, ("m", True): 2, ("f", True): 3}

#: The imperatives with which an effect begins, and their infinitives.
INFINITIVES = {
    "añade": "añadir",
    "apila": "apilar",
    "asigna": "asignar",
    "avista": "avistar",
    "baraja": "barajar",
    "cancela": "cancelar",
    "corrompe": "corromper",
    "cura": "curar",
    "da": "dar",
    "deja": "dejar",
    "descarta": "descartar",
    "devuelve": "devolver",
    "elige": "elegir",
    "esfuerza": "esforzar",
    "haz": "hacer",
    "hiere": "herir",
    "impide": "impedir",
    "juega": "jugar",
    "libera": "liberar",
    "mira": "mirar",
    "muestra": "mostrar",
    "pon": "poner",
    "quita": "quitar",
    "reemplaza": "reemplazar",
    "rehaz": "rehacer",
    "retira": "retirar",
    "roba": "robar",
    "salta": "saltar",
    "termina": "terminar",
    "toma": "tomar",
    "transfiere": "transferir",
}


class Spanish(Speaker):
    LANG = 1
    AND, OR, TO, MAY, IF, OTHERWISE = " y ", " o ", "y, a cambio,", "puedes", "si", "si no"
    RESPOND, EACH_TIME, WHEN, WHILE = "cuando", "cada vez que", "cuando", "mientras"
    BEARER, TO_PLAY, LIMIT, TIMES = "el portador debe ser {who}", "para jugar", "límite {count}", "{count} veces"
    PREVENT = "{who} {cost} para impedirlo"
    MAY_OF = {
        "shadow": "cualquier jugador de Sombra puede",
        "opponent": "un oponente puede",
        "fp": "el jugador de Gentes Libres puede",
        "owner": "su dueño puede",
    }
    #: Tests whose words stand next to the noun, and adjectives that stand behind those: *un orco de Sauron tuyo*.
    CLOSE: tuple[str, ...] = ()
    #: Tests whose clause speaks of another: *dos posesiones que lleve un elfo*.
    OF_ANOTHER: tuple[str, ...] = ()
    LATE: tuple[str, ...] = ()
    CHOOSE = {"opponent": "un oponente elige ", "fp": "el jugador de Gentes Libres elige "}

    def odd(self, node: Odd) -> str:
        return node.es

    def phrase(self, sel: Sel, count: Amount = 1, up_to: bool = False) -> str:
        several = count != 1 and count != ALL
        words, gender, other, fixed = self._words(sel, several)
        if fixed:
            return fixed
        text = " ".join(words)
        if count == ALL:
            return f"cada {'otra ' if other and gender == 'f' else 'otro ' if other else ''}{text}"
        if count == ANY:
            others = ("otras " if gender == "f" else "otros ") if other else ""
            return f"cualquier número de {others}{text}"
        if several:
            number = str(count) if isinstance(count, int) else "X"
            others = ("otras " if gender == "f" else "otros ") if other else ""
            return f"{'hasta ' if up_to else ''}{number} {others}{text}"
        if up_to:
            return f"hasta {'una' if gender == 'f' else 'un'} {text}"
        if other:
            return f"{'otra' if gender == 'f' else 'otro'} {text}"
        return f"{'una' if gender == 'f' else 'un'} {text}"

    def bare(self, sel: Sel, several: bool) -> str:
        words, gender, other, fixed = self._words(sel, several)
        again = ("otros", "otras") if several else ("otro", "otra")
        return fixed or " ".join([again[gender == "f"]] * other + words)

    def _words(self, sel: Sel, several: bool) -> tuple[list[str], str, bool, str]:
        """The words of a phrase without its article, its gender, whether it speaks of others; or a fixed phrase."""
        nouns: list[Noun] = []
        adjectives: list[Any] = []
        late: list[Any] = []
        close: list[str] = []
        after: list[str] = []
        other = False
        for test in sel.tests:
            if test.name == "self":
                if not test.no:
                    return [], "m", False, self.name
                other = True
                continue
            entry = self.entry(test)
            if isinstance(entry, Noun):
                if test.no:
                    after.append(f"que no sean {entry.many}" if several else f"que no sea {entry.one}")
                else:
                    nouns.append(entry)
            elif isinstance(entry, tuple):
                (late if test.name in self.LATE else adjectives).append((entry, test.no))
            else:
                text = str(entry).format(value=self.word(test.value))
                if text.startswith("="):
                    return [], "m", False, text[1:]
                text = text.removeprefix("+")
                said = negated(text) if test.no else text
                if several and test.name not in self.OF_ANOTHER:
                    said = of_several(said)
                (close if test.name in self.CLOSE and said.startswith("de ") else after).append(said)
        if sel.where != "play":
            after.append(str(self.lexicon.words.get(f"in {sel.where}", "")))
        # A noun whose gender has a second letter stands behind another: *compañero elfo*.
        nouns.sort(key=lambda noun: len(noun.gender))
        head = nouns[0] if nouns else Noun("carta", "cartas", "f")
        gender = "f" if head.gender[0] == "f" else "m"
        words = [noun.many if several else noun.one for noun in ([head, *nouns[1:]])]
        form = _FORMS[(gender, several)]
        words += [("no " if no else "") + forms[form] for forms, no in adjectives]
        words += close + [("no " if no else "") + forms[form] for forms, no in late]
        return words + linked([word for word in after if word]), gender, other, ""


def negated(text: str) -> str:
    """What is not so of a card, behind its noun: *que no lleve un arma*, *que no esté en la escaramuza*."""
    if text.startswith("que "):
        return f"que no {text[4:]}"
    if text.startswith("en "):
        return f"que no esté {text}"
    return f"que no sea {text}" if text.startswith("de ") else f"no {text}"


#: Verbs of the clauses that say how a card is, and their plurals.
_PLURALS = {"sea": "sean", "esté": "estén", "lleve": "lleven", "pueda": "puedan", "tenga": "tengan"}
_CLAUSE = re.compile(rf"^(que (?:no )?(?:se )?)({'|'.join(_PLURALS)})\b")


def of_several(clause: str) -> str:
    """*Que lleve*, said of several: *que lleven*."""
    return _CLAUSE.sub(lambda found: found[1] + _PLURALS[found[2]], clause)


def linked(clauses: list[str]) -> list[str]:
    """Two clauses in a row are joined: *que no sea hobbit y que no sea de Sombra*."""
    before = ["", *clauses]
    return [
        f"y {clause}" if clause.startswith("que ") and last.startswith("que ") else clause
        for last, clause in zip(before, clauses, strict=False)
    ]


def euphony(text: str) -> str:
    """*y* before an i is *e*, *o* before an o is *u*."""
    return re.sub(r"\by (?=[iíIÍ](?!e))", "e ", re.sub(r"\bo (?=[oóOÓ])", "u ", text))
