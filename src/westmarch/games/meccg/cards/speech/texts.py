"""The text of the cards in both languages, made from their definitions and printed facts.

``python -m westmarch.games.meccg.cards.speech`` writes it into the files of messages; a test sees that they are fresh.
"""

from __future__ import annotations

import re
from pathlib import Path

from westmarch.cards.language import EITHER
from westmarch.cards.nodes import Cond, Effect, Mod, Sel, Test, walk
from westmarch.cards.speech.es import euphony
from westmarch.cards.speech.joining import join_alike
from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.meccg.cards import catalogue
from westmarch.games.meccg.cards.speech.english import EnglishVoice
from westmarch.games.meccg.cards.speech.lexicon import lexicon
from westmarch.games.meccg.cards.speech.printed import TEXTS, printed, without_text, words
from westmarch.games.meccg.cards.speech.spanish import SpanishVoice
from westmarch.games.meccg.cards.speech.voice import Voice
from westmarch.games.meccg.facts import CARDS, CREATURE, FACES, ITEM, NUMBER, SITE, Face
from westmarch.games.meccg.registry import COMPLETE, DEFINED
from westmarch.games.meccg.values import BY_ITEMS

#: Loading these gives the cards their abilities.
LOADED = catalogue.DEFINITIONS


#: What the joining of words makes stiff, and what is said instead.
WORD_BY_WORD = (
    ("regiones de Región de la Oscuridad", "Regiones de la Oscuridad"),
    ("regiones de Región Libre", "Regiones Libres"),
    ("región de Región", "Región"),
    ("de Región de la Oscuridad", "de una Región de la Oscuridad"),
    ("un Palantír", "una Palantír"),
    ("una arma ", "un arma "),
    ("un carta ", "una carta "),
)
#: A sentence about values of something, which neighbours about the same thing are joined to.
STATED = (
    re.compile(
        r"(?P<start>[^:;.]+? (?:has|have|gives)(?: a further)? )"
        r"(?P<value>[+−](?:(?! against | instead)[^.:;])+)(?P<end>\.)"
    ),
    re.compile(
        r"(?P<start>[^:;.]+? (?:tienen?|da)(?: otro)? )(?P<value>[+−](?:(?! contra | en vez de)[^.:;])+)(?P<end>\.)"
    ),
)
#: What becomes of a site, told in one sentence.
OF_A_SITE = (
    re.compile(r"(?P<start>Each site (?:where it was played|on which it lies) )(?P<value>[^.]+)(?P<end>\.)"),
    re.compile(r"(?P<start>Cada lugar (?:donde se jugó|sobre el que está) )(?P<value>[^.]+)(?P<end>\.)"),
)
#: An influence on some, which is the same on others.
TOWARDS = (
    re.compile(r"(?P<start>[^:;.]+? has [+−]\d direct influence against )(?P<value>(?:(?! and )[^.:;])+)(?P<end>\.)"),
    re.compile(
        r"(?P<start>[^:;.]+? tiene [+−]\d de influencia directa contra )(?P<value>(?:(?! y )[^.:;])+)(?P<end>\.)"
    ),
)
#: A value that comes on top of one that the card has given already.
FURTHER = (
    (re.compile(r"\b(has|have) (?=[+−]\d)"), r"\1 a further "),
    (re.compile(r"\b(tienen?) ([+−]\d+)"), r"\1 otro \2"),
)
AND = (" and ", " y ")
#: Ways of playing or using a card, of which the player takes one.
ALTERNATIVES = ("event", "action")
#: Tests and conditions by which a card is not played twice on the same thing.
RESTRICTIONS = {
    "site-unlaid": "one site", "free-of": "one character", "unstruck-by": "one character", "unlaid": "one company",
    "site-without": "one site", "attacks-unlaid": "one company",
    "new-to-company": "one company",
}  # fmt: skip


def voice(face: Face, lang: str) -> Voice:
    if lang == "en":
        return EnglishVoice(face, lexicon(EnglishVoice.LANG))
    return SpanishVoice(face, lexicon(SpanishVoice.LANG))


def text_of(face: Face, lang: str) -> str:
    """What a card says: what is printed beside its numbers, then a sentence or more for each ability."""
    speaker = voice(face, lang)
    number = LANGUAGES.index(lang)
    parts = words(face, number) + printed(face, number)
    before = ""
    stated: set[str] = set()
    earlier: list[Mod] = []
    mods = {ability.mod.value for ability in DEFINED[face.number].abilities if ability.mod is not None}
    for ability in DEFINED[face.number].abilities:
        text = " ".join(speaker.ability(ability).split())
        if (
            not text
            or text in parts
            or (ability.mod is not None and ability.mod.value == "stored" and "stores-at" in mods)
        ):
            continue
        if ability.kind in ALTERNATIVES and ability.kind == before:
            text = TEXTS["or"][number] + _lower(text, face.names[number])
        if ability.mod is not None and face.kind == ITEM:
            if ability.mod.value in BY_ITEMS and ability.mod.value in stated:
                text = f"{text.removesuffix('.')} {TEXTS['instead'][number]}."
            stated.add(ability.mod.value)
        elif ability.mod is not None and ability.kind == "static":
            if any([_takes_in(mod, ability.mod) for mod in earlier]):
                text = FURTHER[number][0].sub(FURTHER[number][1], text)
            earlier.append(ability.mod)
        before = ability.kind
        parts.append(text)
    for alike in (STATED, TOWARDS, OF_A_SITE):
        parts = join_alike(parts, alike[number], AND[number])
    parts += [text for text in restrictions(face, number) if text not in parts]
    text = smooth(one_place(one_is_singular(" ".join(parts) if parts else without_text(number))))
    if lang == "es":
        return in_spanish(text)
    return text if speaker.is_thing() else of_persons(text, speaker.name)


def _takes_in(mod: Mod, other: Mod) -> bool:
    """Whether whatever a modifier is about has the other one's value already."""
    wide = [test for test in _tests(mod) if not any([_within(one, test) for one in _tests(other)])]
    return mod.value == other.value and not wide and _tests(mod) != _tests(other)


def _within(one: tuple[str, Test], other: tuple[str, Test]) -> bool:
    """Whether whatever passes a test passes another: the same, or one with more races."""
    (side, test), (its_side, wider) = one, other
    if side != its_side or test.name != wider.name or test.no != wider.no:
        return False
    values = [value if isinstance(value, tuple) else (value,) for value in (test.value, wider.value)]
    return test.value == wider.value or (test.name == "attack" and set(values[0]) < set(values[1]))


def _tests(mod: Mod) -> list[tuple[str, Test]]:
    return [(side, test) for side, sel in (("who", mod.who), ("to", mod.to)) if sel for test in sel.tests]


def of_persons(text: str, name: str) -> str:
    """Nobody says *its company* of a person: *Gandalf's company*, and *that company* in the same sentence."""
    sentences = []
    for sentence in text.split(". "):
        named = re.sub(r"\b[Ii]ts (?=company|site\b(?! of origin))", f"{name}'s ", sentence, count=1)
        sentences.append(re.sub(r"\bits (?=company)", "that ", named))
    return ". ".join(sentences)


def one_is_singular(text: str) -> str:
    """A single strike or point is not *strikes* or *puntos*."""
    text = re.sub(r"(\b1 (?:corruption )?(?:strike|point|golpe|punto))s\b", r"\1", text)
    return re.sub(r"(\b[2-9] regi)(?:on|ón)\b(?= m)", _regions, text)


def _regions(found: re.Match[str]) -> str:
    return found[1] + ("ons" if found[0].endswith("on") else "ones")


def _with_whom(found: re.Match[str]) -> str:
    """With whom a card is played stands before what it must be like."""
    play, what, whom = found.groups()
    return f"{play} {whom}{',' if ', que' in whom else ''} {what}"


#: What no native would say: two clauses in a row, a hand that is named twice, a check of many.
STIFF = (
    (re.compile(r"([Tt]he company) moves(?: and|,) it (?=moves by the map\b)"), r"\1 "),
    (re.compile(r"([Tt]he company) moves and it (?=leaves or moves through\b)"), r"\1 "),
    (re.compile(r"(la compañía) se mueve(?: y|,) (?=(?:sale,|se mueve) por el mapa\b)"), r"\1 "),
    (
        re.compile(r"((?:^|(?<=[.:] )|(?<=Or, ))[Ii]f (?:(?!company|site )[^.:])*?)\bits path has"),
        r"\1the company's path has",
    ),
    (
        re.compile(r"((?:^|(?<=[.:] )|(?<=O bien, ))[Ss]i (?:(?!compañía|lugar )[^.:])*?)\bsu itinerario tiene"),
        r"\1el itinerario de la compañía tiene",
    ),
    (re.compile(r"(the site is [^,.:]+?) and the site (?=is |contains )"), r"\1 and "),
    (re.compile(r"(el lugar (?:es|está) [^,.:]+?) y el lugar (?=(?:no )?(?:es |está |contiene ))"), r"\1 y "),
    (re.compile(r"\bplay ([^.;:]*? that [^.;:]*?) (with (?:that character|the bearer|the company))"), r"play \2 \1"),
    (
        re.compile(
            r"\b([Jj]uegar?|[Jj]ugar) ([^.;:]*? que [^.;:]*?) "
            r"(con (?:ese personaje|el portador|un personaje de la compañía(?:, que se gira)?"
            r"|otro personaje, que se gira, sin girar el lugar, aunque esté girado|la compañía))"
        ),
        _with_whom,
    ),
    (re.compile(r"(que no sea (?:especial|anillo)) (?=que )"), r"\1 y "),
    (re.compile(r"(that is no ring) (?=that )"), r"\1 and "),
    (re.compile(r"(discards [^.]*?) in your opponent's hand"), r"\1 from his hand"),
    (re.compile(r"(descarta [^.]*?) en la mano de tu oponente"), r"\1 de su mano"),
    (re.compile(r"\bes ya (?=\w)"), "ya es "),
    (re.compile(r"\bes no (?=\w)"), "no es "),
    (re.compile(r"([+−]\d+) (for each [^.,:;]+?) (to the \w+ \w+)"), r"\1 \3 \2"),
    (re.compile(r"([+−]\d+) (por cada [^.,:;]+?) (al \w+ de \w+|a la \w+ de \w+)"), r"\1 \3 \2"),
    (re.compile(r"\b([Tt]ap) ([A-Z][^,.:;]*?) and discard \2"), r"\1 and discard \2"),
    (re.compile(r"\b([Gg]ira) (a [A-Z][^,.:;]*?) y descarta \2"), r"\1 y descarta \2"),
    (re.compile(r"(the bearer is [^.:]+?, (?:[^.:]*? )?)tap the bearer\b"), r"\1tap him"),
    (re.compile(r"\bEach ([^.:;]*?) cannot "), r"No \1 can "),
    (re.compile(r"(the bearer is [^.:]+?, (?:[^.:]*? )?)tap the bearer\b"), r"\1tap him"),
    (re.compile(r"\bEach ([^.:;]*?) does not untap "), r"No \1 untaps "),
    (re.compile(r"\bcada personaje ([^.:;]*?) no (?=puede )"), r"ningún personaje \1 "),
    (re.compile(r"\bCada personaje ([^.:;]*?) no (?=puede |se endereza )"), r"Ningún personaje \1 "),
    (re.compile(r"to the (\w+ check)(?= until )"), r"to \1s"),
    (re.compile(r"al chequeo (de \w+)(?= hasta )"), r"a los chequeos \1"),
)  # fmt: skip


def smooth(text: str) -> str:
    for stiff, better in STIFF:
        text = stiff.sub(better, text)
    return text


def one_place(text: str) -> str:
    """There is only one site where a card was played or lies."""
    text = re.sub(r"\b([Ee])ach site (?=where it was played|on which it lies)", _the_site, text)
    return re.sub(r"\b([Cc])ada lugar (?=donde se jugó|sobre el que está)", _el_lugar, text)


def _the_site(found: re.Match[str]) -> str:
    return "The site " if found[1] == "E" else "the site "


def _el_lugar(found: re.Match[str]) -> str:
    return "El lugar " if found[1] == "C" else "el lugar "


def _lower(text: str, name: str) -> str:
    """A sentence that goes on; a name keeps its capital."""
    return text if text.startswith(name) else text[0].lower() + text[1:]


def restrictions(face: Face, lang: int) -> list[str]:
    """Where a card cannot be duplicated, said once for all its ways."""
    events = [ability for ability in DEFINED[face.number].abilities if ability.kind == "event"]
    nodes = [node for event in events for node in walk(event)]
    names = {node.name for node in nodes if isinstance(node, (Test, Cond))}
    free = [node for node in nodes if isinstance(node, Sel) and any([test.name == "free-of" for test in node.tests])]
    said = RESTRICTIONS | ({"free-of": _bearing_one(free[0])} if free else {})
    return [TEXTS[text][lang] for name, text in said.items() if name in names]


def _bearing_one(sel: Sel) -> str:
    """What may bear no second copy of a card."""
    names = {test.name for test in sel.tests}
    if "dragon-at-home" in names:
        return "one dragon"
    if sel.where == "items" or "item" in names or any([_names_item(test) for test in sel.tests]):
        return "one item"
    return "one card" if sel.where == "all-factions" else "one character"


def _names_item(test: Test) -> bool:
    return test.name == "name" and isinstance(test.value, str) and FACES[NUMBER[test.value]].kind == ITEM


def in_spanish(text: str) -> str:
    """Said as it is said in Spanish; lands that are called regions are not said twice."""
    for said, better in WORD_BY_WORD:
        text = text.replace(said, better)
    return euphony(text)


def ways(face: Face) -> list[int]:
    """The ways of playing or using a card that must be told apart."""
    defined = DEFINED[face.number]
    found = defined.events if len(defined.events) > 1 or face.kind == CREATURE else []
    return sorted(found + (defined.actions if len(defined.actions) > 1 else []))


def branches(face: Face) -> list[tuple[str, Effect]]:
    """The effects of which somebody chooses one, by the place of the choice in its ability."""
    found: list[tuple[str, Effect]] = []
    defined = DEFINED[face.number]
    for part, programs in enumerate((defined.costs, defined.effects)):
        for way, program in enumerate(programs):
            for at, step in enumerate(program):
                if step.op == EITHER:
                    found += [(f"{way}-{part}-{at}-{i}", node) for i, node in enumerate(step.node.nodes)]
    return found


def labels(face: Face, lang: str) -> list[str]:
    """Short texts for the options of a card: what each way, and each effect to choose from, does."""
    speaker = voice(face, lang)
    abilities = DEFINED[face.number].abilities
    short = {way: speaker.way(abilities[way]) for way in ways(face)}
    lines: list[tuple[str, str]] = []
    for way, text in short.items():
        # Two ways that do the same differ in what they ask for: then all is said.
        alike = list(short.values()).count(text) > 1
        said = speaker.ability(abilities[way]).rstrip(".") if alike else text
        lines.append((f"meccg-way-{face.id}-{way}", said))
    lines += [(f"meccg-branch-{face.id}-{place}", speaker.branch(node)) for place, node in branches(face)]
    return [f"{key} = {in_spanish(text) if lang == 'es' else text}" for key, text in lines]


def spoken() -> list[int]:
    """The faces that have a text: all complete cards, and all sites."""
    return sorted(COMPLETE | {face.number for face in CARDS if face.kind == SITE})


def messages(lang: str) -> str:
    """The file of messages with the texts of all complete cards."""
    lines = [f"meccg-text-none = {'Not implemented.' if lang == 'en' else 'Sin implementar.'}"]
    lines += [f"meccg-text-{FACES[number].id} = {text_of(FACES[number], lang)}" for number in spoken()]
    for number in spoken():
        lines += labels(FACES[number], lang)
    return "\n".join(lines) + "\n"


def files(lang: str) -> dict[Path, str]:
    """The files of messages of a language, and what belongs in them."""
    folder = Path(__file__).parents[2] / "locale" / lang
    return {folder / "cards.ftl": messages(lang)}
