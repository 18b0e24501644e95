"""The effect language: nodes, programs, speaking."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.cards.language import ACT, COUNT, EITHER, IF, JUMP, LOOP, MAY, ODD, Language, Run, compile_effect
from westmarch.cards.nodes import Ability, Act, Cond, Either, May, Mod, Num, Odd, Repeat, Sel, Seq, When, walk
from westmarch.cards.nodes import Test as Is
from westmarch.cards.speech.en import English
from westmarch.cards.speech.es import Spanish
from westmarch.cards.speech.words import Lexicon, Noun

ELF = Sel((Is("race", "elf"),))
WOUND = Act("wound", ELF)


def language() -> Language:
    found = Language()
    found.places["play"] = lambda g, run: sorted(g)
    found.test("race")(lambda g, run, card, value: g[card] == value)
    found.num("count")(lambda g, run, num: len(found.cards(g, run, num.sel)))
    found.cond("spot")(lambda g, run, cond: len(found.cards(g, run, cond.sel)) >= cond.amount)
    found.verb("wound")(lambda g, run, act, cards: None)
    return found


def test_nodes_are_values() -> None:
    assert Act("wound", ELF) == Act("wound", Sel((Is("race", "elf"),))) != Act("wound", ELF, 2)
    assert len({WOUND, Act("wound", ELF)}) == 1 and "race" in repr(WOUND)
    assert [type(node).__name__ for node in walk(WOUND)] == ["Act", "Sel", "Test"]


def test_programs() -> None:
    def ops(node: Any) -> list[int]:
        return [step.op for step in compile_effect(node)]

    assert ops(Seq(WOUND, WOUND)) == [ACT, ACT]
    assert ops(When(Cond("spot", ELF), WOUND, WOUND)) == [IF, ACT, JUMP, ACT]
    assert ops(May(WOUND)) == [MAY, ACT]
    assert ops(Either(WOUND, WOUND)) == [EITHER, ACT, JUMP, ACT, JUMP]
    assert ops(Repeat(2, WOUND)) == [COUNT, LOOP, ACT, JUMP]
    assert compile_effect(None) == []


def test_asking() -> None:
    g = {1: "elf", 2: "orc", 3: "elf"}
    run = Run(0, 0, {})
    tongue = language()
    assert tongue.cards(g, run, ELF) == [1, 3]
    assert tongue.cards(g, run, Sel((Is("race", "elf", no=True),))) == [2]
    assert tongue.value(g, run, Num("count", ELF, times=2, plus=1)) == 5
    assert tongue.value(g, run, Num("count", ELF, times=2, most=3)) == 3
    assert tongue.holds(g, run, Cond("spot", ELF, 2)) and not tongue.holds(g, run, Cond("spot", ELF, 2, no=True))
    assert tongue.possible(g, run, Act("wound", ELF, 2)) and not tongue.possible(g, run, Act("wound", ELF, 3))
    with pytest.raises(ValueError):
        tongue.verb("wound")


LEXICON: dict[str, dict[Any, Any]] = {
    "verbs": {"wound": ("wound {who}", "hiere a {who}")},
    "properties": {
        ("race", "elf"): (Noun("Elf", "Elves"), Noun("elfa", "elfas", "f")),
        "wounded": ("wounded", ("herido", "herida", "heridos", "heridas")),
    },
    "places": {"hand": ("from hand", "de la mano")},
    "conditions": {"spot": ("{who}", "{who}")},
    "amounts": {},
    "triggers": {},
    "modifiers": {"strength": ("{who} {signed}", "{who} {signed}")},
    "phrases": {"skirmish": ("Skirmish", "Escaramuza")},
}


def test_speaking_english() -> None:
    voice = English(Lexicon(LEXICON, English.LANG), "Legolas")
    hurt = Sel((Is("race", "elf"), Is("wounded")))
    assert voice.phrase(ELF) == "an Elf" and voice.phrase(hurt, 2) == "2 wounded Elves"
    assert voice.phrase(Sel((Is("self"),))) == "Legolas"
    assert voice.phrase(Sel((Is("race", "elf"),), "hand")) == "an Elf from hand"
    assert voice.ability(Ability("action", ("skirmish",), effect=WOUND)) == "Skirmish: Wound an Elf."
    assert voice.ability(Ability("static", mod=Mod("strength", ELF, 2))) == "Each Elf +2."


def test_speaking_spanish() -> None:
    voice = Spanish(Lexicon(LEXICON, Spanish.LANG), "Legolas")
    hurt = Sel((Is("race", "elf"), Is("wounded")))
    assert voice.phrase(hurt) == "una elfa herida" and voice.phrase(hurt, 3) == "3 elfas heridas"
    assert voice.phrase(Sel((Is("race", "elf"), Is("self", no=True)))) == "otra elfa"


class Whistle(Odd):
    """An odd effect: somebody whistles, if he is not alone."""

    en = "do something odd"
    es = "haz algo raro"

    def can(self, g: Any, run: Any) -> bool:
        return len(g) > 1

    def do(self, g: Any, run: Any) -> None:
        g[0] = "whistles"


def test_an_odd_effect_acts_for_itself() -> None:
    assert [step.op for step in compile_effect(Seq(WOUND, Whistle()))] == [ACT, ODD]
    assert language().possible({0: "elf", 1: "elf"}, Run(0, 0, {}), Whistle())
    assert not language().does_something({0: "elf"}, Run(0, 0, {}), Whistle())


def test_an_odd_effect_speaks_for_itself() -> None:
    odd = Whistle()
    assert English(Lexicon(LEXICON, English.LANG)).effect(odd) == "do something odd"
    assert Spanish(Lexicon(LEXICON, Spanish.LANG)).effect(odd) == "haz algo raro"
