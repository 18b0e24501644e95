"""Whatever a definition asks for is said by the card's text, in both languages: leave it out, and the text changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cards.spoken import nodes, others
from westmarch.cards.mutate.mutants import replaced
from westmarch.cards.nodes import Ability, Act, Cond, Either, Node, Seq, Test, Unless
from westmarch.cards.speech.words import LANGUAGES
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.runner import decide
from westmarch.engine.text import option_text
from westmarch.games.meccg.cards.speech.printed import TEXTS
from westmarch.games.meccg.cards.speech.texts import RESTRICTIONS, labels, text_of, ways
from westmarch.games.meccg.cards.speech.words.conditions import CONDITIONS
from westmarch.games.meccg.cards.speech.words.modifiers import MODIFIERS
from westmarch.games.meccg.cards.speech.words.phrases import PHRASES
from westmarch.games.meccg.cards.speech.words.properties import PROPERTIES
from westmarch.games.meccg.cards.speech.words.triggers import TRIGGERS
from westmarch.games.meccg.cards.speech.words.verbs import VERBS
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.registry import COMPLETE, DEFINED, Defined

Path = tuple[tuple[str, int], ...]

#: What goes without saying: which card is meant when only one can be, the moment of a trigger, that there is something
#: to aim at, rules of the book, and what the words of a verb or modifier say themselves.
UNDERSTOOD = {
    "that", "an-attack", "character", "self", "the-bearer", "the-struck", "bearer", "companion", "first", "mine",
    "fresh", "has-automatic", "marked", "spot", "with-it", "answers", "hunted", "company-moves", "source-stays",
    "enchantable", "with-target", "can-influence", "draws-several", "borne-by-wizard", "attacks-for", "played-on",
    "before-strikes", "struck-fits", "moving", "item-sort", "slot", "hazard", "race", "bearing", "ring",
    "source-tapped", "skill", "site-unlaid", "free-of", "new-to-company", "not-taken", "may-muster", "party-holds",
}  # fmt: skip
#: Names above that only single cards leave out, because another part of the text says it.
FEW = {"free-of", "race", "slot", "hazard", "skill", "bearing", "ring", "source-tapped", "moving", "item-sort"}
FEW_CARDS = 6


def parts(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    """The parts of an ability with their places."""
    for name in node.FIELDS:
        value = getattr(node, name)
        for i, one in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(one, Node):
                here = (*path, (name, i))
                yield here, one
                yield from parts(one, here)


def without(node: Node, path: Path) -> Node:
    """The same with one part of a list left out."""
    (name, index), rest = path[0], path[1:]
    values = {field: getattr(node, field) for field in node.FIELDS}
    old = values[name]
    if not rest:
        values[name] = tuple(one for i, one in enumerate(old) if i != index)
    elif isinstance(old, tuple):
        values[name] = tuple(without(one, rest) if i == index else one for i, one in enumerate(old))
    else:
        values[name] = without(old, rest)
    return remade(node, values)


def remade(node: Node, values: dict[str, object]) -> Node:
    if isinstance(node, Seq):
        return Seq(*values["nodes"])  # type: ignore[misc]
    if isinstance(node, Unless):
        nodes: Any = values["nodes"]
        cost, effect = nodes
        return Unless(effect, cost, str(values["by"]))
    if isinstance(node, Either):
        return Either(*values["nodes"], by=str(values["by"]))  # type: ignore[misc]
    return type(node)(**values)


def silent(number: int, lang: str) -> set[str]:
    """The tests and conditions of a card that can be left out without its text changing."""
    face, defined = FACES[number], DEFINED[number]
    whole = text_of(face, lang)
    found = set()
    for i, ability in enumerate(defined.abilities):
        for path, node in parts(ability):
            if not isinstance(node, (Test, Cond)) or not isinstance(_holder(ability, path), tuple):
                continue
            less = without(ability, path)
            assert isinstance(less, Ability)
            DEFINED[number] = Defined((*defined.abilities[:i], less, *defined.abilities[i + 1 :]))
            try:
                if text_of(face, lang) == whole:
                    found.add(node.name)
            except (IndexError, KeyError, AssertionError):
                pass  # without it there is no text at all
            finally:
                DEFINED[number] = defined
    return found


def _holder(node: Node, path: Path) -> object:
    """The list or the field that a part stands in."""
    for name, index in path[:-1]:
        value = getattr(node, name)
        node = value[index] if isinstance(value, tuple) else value
    return getattr(node, path[-1][0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_is_spoken(lang: str) -> None:
    cards = {FACES[number].id: silent(number, lang) for number in sorted(COMPLETE)}
    assert {name: found - UNDERSTOOD for name, found in cards.items() if found - UNDERSTOOD} == {}
    for name in FEW:
        assert len([1 for found in cards.values() if name in found]) <= FEW_CARDS, name


#: Numbers, limits, costs and who decides.
NUMBERS = ("amount", "count", "up to", "limit", "optional", "cost", "by", "most", "times", "plus")
#: Words whose number is no number: which creatures are meant, whether a thing is so, what another text of the card
#: says, or what is printed in words with it (*one card less*, *the next type*, *−4 in place of −1*).
WITHOUT_NUMBER = {
    "uncount", "restore-item", "modify-company", "modify-site", "modify-attack", "site-type", "keyed-type", "draws",
}  # fmt: skip


#: What it does when it is played and as long as it stays is the same, and said once.
SAID_ONCE = ("long-winter",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_is_spoken(lang: str) -> None:
    unspoken, tried = [], 0
    for number in sorted(COMPLETE):
        face, defined = FACES[number], DEFINED[number]
        whole = text_of(face, lang)
        first = 1 if face.id in SAID_ONCE else 0
        for i, ability in enumerate(defined.abilities[first:], first):
            changed = [
                (what, node, replaced(ability, way, other))
                for way, node, chooser in nodes(ability)
                for what, other in others(node, chooser)
                if what in NUMBERS
            ]
            for what, node, other in changed:
                DEFINED[number] = Defined((*defined.abilities[:i], other, *defined.abilities[i + 1 :]))
                try:
                    tried += 1
                    if text_of(face, lang) == whole and _word(node) not in WITHOUT_NUMBER:
                        unspoken.append(f"{face.id}: {what} {_word(node)}")
                except (KeyError, IndexError, AssertionError):
                    pass  # there are no words at all for what no card says
                finally:
                    DEFINED[number] = defined
    assert unspoken == []
    assert tried > 800


def _word(node: Node) -> str:
    return str(getattr(node, "verb", getattr(node, "value", getattr(node, "name", ""))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_of_a_card_is_labelled_by_what_it_does(lang: str) -> None:
    seen = 0
    for number in sorted(COMPLETE):
        texts = [line.partition(" = ")[2] for line in labels(FACES[number], lang) if line.startswith("meccg-way")]
        assert len(texts) == len(ways(FACES[number])) == len(set(texts)), FACES[number].id
        seen += len(texts) > 1
    assert seen >= 38


@pytest.mark.parametrize(("lang", "word"), [("en", "Or, "), ("es", "O bien, ")])
def test_alternatives_are_joined(lang: str, word: str) -> None:
    several = [number for number in sorted(COMPLETE) if len(DEFINED[number].events) > 1]
    assert len(several) >= 30
    assert [FACES[n].id for n in several if word not in text_of(FACES[n], lang)] == []


#: What no native would write: the other case of an amount before what it counts, clauses that do not agree with their
#: number or follow each other without *y*, something taken out of the game far from its verb; how somebody must be in
#: brackets behind him, a bonus far from what it is for, regions without article or plural, *each ... cannot*.
WRONG = {
    "en": r"[+−]\d \([^)]*\) (?:strikes|prowess|body)"
    r"|(?:bearer|this card) \((?:if|while) |[+−]\d for each [^.,]*to the \w+ (?:check|attempt)|\d \([^)]*\) Wilderness"
    r"|path has (?:Wilderness|Coastal|Free|Border|Shadow|Dark)|[2-9] (?:Wilderness|Coastal Sea|\w+-(?:land|domain))\b"
    r"|[Ee]ach [^.:;]+ cannot |before this turn|changes by [+−]\d (?:for|\.)|lower by|: \d\.|, prowess"
    r"|\b(?:a|an) [\w ]+ other than (?:Wizards|Hobbits)|'s company's"
    r"|, if [^.,:]+, if |\(creature\)|\bup to 1 (?!for )[a-z]|for each [^.,:]* (?:prowess|body)\b|[+−]0 |that lies face"
    r"|while [^.,()]* is in play (?:has|have) |\bplay [^.;:]* that [^.;:]* with (?:that|the) "
    r"|the site is [^.,:]* and the site |(?:^|[.:] |Or, )[Ii]f (?:(?!company|site )[^.:,])*its path"
    r"|company moves(?:,| and) it (?:moves|leaves)",
    "es": r"[+−]\d \([^)]*\) (?:golpes|de poder|de resistencia)"
    r"|facciones que se pueda |que no (?:sea|lleve) [\w ]+?(?<! y) que no "
    r"|retira (?:un|una|a) [^.]+ del juego"
    r"|(?:portador|[Ee]sta carta) \((?:si|mientras) |[+−]\d por cada [^.,]* al chequeo|\d \([^)]*\) de Tierras"
    r"|itinerario (?:tiene|tenga) (?:Tierras?|Costa|Regi)|\d Tierras Salvajes|[Cc]ada personaje [^.:;]+ no puede "
    r"|cambia en [+−]\d (?:por|\.)|: \d\.|, de poder|\bes no \w|\bes ya \w"
    r"|, si [^.,:]+, si |\(criatura|hasta 1 (?!por )[a-z]|por cada [^.,:]* de (?:poder|resistencia)\b|[+−]0 "
    r"|un carta\b|una arma\b|mientras [^.,()]* esté en juego tienen? |el lugar (?:es|está) [^.,:]* y el lugar "
    r"|(?:[Ee]lige|[Gg]ira|[Dd]escarta) un agente"
    r"|[Jj]uega [^.;:]* que [^.;:]* con (?:ese personaje|el portador|la compañía)|se mueve(?:,| y) se mueve",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_says_what_no_native_would_write(lang: str) -> None:
    texts = [text_of(FACES[number], lang) for number in sorted(COMPLETE)]
    assert [found[0] + " / " + text for text in texts if (found := re.search(WRONG[lang], text))] == []


@pytest.mark.parametrize(
    ("name", "en", "es"),
    [
        ("durins-axe", "If a Dwarf bears it, this card gives +2 points and +1 corruption point.",
         "Si la lleva un Enano, esta carta da +2 puntos y +1 punto de corrupción."),
        ("belegennon", "While it is restored, if the bearer is a warrior, he has no penalty",
         "Mientras esté restaurada, si el portador es guerrero, no tiene penalización"),
        ("athelas", "If the bearer is a Dúnadan, choose a wounded character of the company, tap him and discard",
         "Si el portador es Dúnadan, elige a un personaje herido de la compañía, gira al portador y descarta"),
        ("book-of-mazarbul", "While this card is tapped, you may keep 1 more card in your hand.",
         "Mientras esta carta esté girada, puedes conservar 1 carta más en la mano."),
        ("lapse-of-will", "Attacks by Nazgûl have a further −2 prowess.",
         "Los ataques de Nazgûl tienen otro −2 de poder."),
        ("barrow-wight", "After the attack, each character that it has wounded makes a corruption check",
         "Tras el ataque, cada personaje que haya herido hace un chequeo de corrupción"),
        ("muster", "a warrior making the check adds his prowess (at most 5) to the influence check",
         "un guerrero que haga el chequeo suma su poder (5 como máximo) al chequeo de influencia"),
        ("lost-in-dark-domains", "the company's hazard limit is doubled",
         "el límite de adversidades de la compañía se dobla"),
        ("call-of-home", "a character of the company, other than a Wizard, not bearing The One Ring.",
         "un personaje de la compañía que no sea Mago y que no lleve El Anillo Único."),
        ("gwaihir", "the size of Gwaihir's company is at most 2 and Gwaihir is not at an Under-deeps site",
         "el tamaño de su compañía es como mucho 2 y Gwaihir está fuera de las Profundidades"),
        ("wormtongue", "against Riders of Rohan and characters whose home site is Edoras.",
         "contra Jinetes de Rohan y personajes cuyo lugar natal sea Edoras."),
        ("praise-to-elbereth", "discard as many Nazgûl permanent events", "descarta otros tantos sucesos permanentes"),
    ],
)  # fmt: skip
def test_a_text_reads_as_people_write(name: str, en: str, es: str) -> None:
    face = next(face for face in FACES if face.id == name)
    assert en in text_of(face, "en")
    assert es in text_of(face, "es")


def test_cards_that_a_text_names_have_their_own_spanish_name() -> None:
    """Words of both languages stand beside each other; a card named in one is named in the other."""
    names = {face.names for face in FACES if " " in face.names[0] or face.id in ("muster", "narsil", "sting")}
    tables: list[dict[Any, Any]] = [VERBS, MODIFIERS, CONDITIONS, PROPERTIES, PHRASES, TRIGGERS, TEXTS]
    pairs = [pair for table in tables for pair in table.values() if all(isinstance(one, str) for one in pair)]
    said = [
        (en, es, name)
        for en, es in pairs
        for name, nombre in names
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", en) and nombre.removeprefix("El ") not in es
    ]
    assert said == []
    assert any("Muster" in en for en, _ in pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_is_said(lang: str) -> None:
    for number in sorted(COMPLETE):
        for ability in DEFINED[number].abilities:
            for _, node in parts(ability):
                if isinstance(node, Act) and node.by not in ("you", "") and node.verb == "discard":
                    text = text_of(FACES[number], lang)
                    assert ("chooses and discards" if lang == "en" else "elige y descarta") in text, FACES[number].id


@pytest.mark.parametrize(
    ("name", "en", "es"),
    [
        ("gloom", "Environment. ", "Ambiental. "), ("marvels-told", "Ritual. ", "Ritual. "),
        ("glamdring", "Unique. Weapon. ", "Única. Arma. "), ("dragon-helm", "Unique. Helmet. ", "Única. Yelmo. "),
        ("great-shield-of-rohan", "Unique. Shield. ", "Única. Escudo. "),
        ("the-mithril-coat", "Unique. Armour. ", "Única. Armadura. "),
        ("lure-of-nature", "Corruption. ", "Corrupción. "), ("vanishment", "Spell. ", "Sortilegio. "),
    ],
)  # fmt: skip
def test_the_line_of_words(name: str, en: str, es: str) -> None:
    face = next(face for face in FACES if face.id == name)
    assert text_of(face, "en").startswith(en) and text_of(face, "es").startswith(es)


#: Cards that lie on something else than a character, and of which there may be no two on it.
ON_SOMETHING_ELSE = {
    "align-palantir": "one item", "barrow-blade": "one item", "free-to-choose": "one item",
    "legendary-hoard": "one dragon", "known-to-an-ounce": "one dragon", "no-escape-from-my-magic": "one card",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_card_cannot_be_duplicated_is_said(lang: str) -> None:
    seen = set()
    for number in sorted(COMPLETE):
        events = [ability for ability in DEFINED[number].abilities if ability.kind == "event"]
        names = {node.name for event in events for _, node in parts(event) if isinstance(node, (Test, Cond))}
        for name in names & set(RESTRICTIONS):
            seen.add(name)
            said = ON_SOMETHING_ELSE.get(FACES[number].id, "") if name == "free-of" else ""
            said = said or RESTRICTIONS[name]
            assert TEXTS[said][LANGUAGES.index(lang)] in text_of(FACES[number], lang), FACES[number].id
    assert seen == set(RESTRICTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_a_question_read_differently(lang: str) -> None:
    """What a player is offered in play: no two cards or ways with the same words, unless they are copies."""
    seen = 0
    for seed in range(3):
        g: Any = GAME.start({"decks": 1, "cards": "random"}, Chance(seed_of(seed)))
        policy = Chance(seed_of(seed + 40))
        for _ in range(250):
            if not g.asks:
                break
            ask = g.asks[0]
            shown: dict[str, tuple[object, ...]] = {}
            for option in [option for option in ask.listed if option[0] in ("play", "use", "option", "reveal")]:
                verb, *rest = option
                what = (verb, g.faces[rest[0]], *rest[1:]) if len(rest) == 2 else option
                text = option_text(GAME, g, ask.seat, option, lang)
                assert shown.setdefault(text, what) == what, text
                seen += 1
            decide(g, ask.sample(policy), ask.seat)
    assert seen > 100
