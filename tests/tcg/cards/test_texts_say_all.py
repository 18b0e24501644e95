"""Every part of a definition is spoken in both languages: a definition that differs in one part reads differently."""

from __future__ import annotations

import re

import pytest

from cards.spoken import nodes, others
from westmarch.cards.mutate.mutants import replaced
from westmarch.games.tcg.cards import catalogue
from westmarch.games.tcg.cards.speech.texts import text_of, voice
from westmarch.games.tcg.facts import CATALOGUE

#: Whoever's skirmish is cancelled is in it.
INVOLVED = re.compile(r"cancel the skirmish involving|cancel(?:a|ar) la escaramuza en la que participe", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_part_of_a_definition_is_spoken(lang: str) -> None:
    assert catalogue.defined()
    unspoken, tried = [], 0
    for card in CATALOGUE:
        for ability in card.abilities:
            said = voice(card, lang).ability(ability)
            for way, node, chooser in nodes(ability):
                for what, other in others(node, chooser):
                    try:
                        different = voice(card, lang).ability(replaced(ability, way, other))
                    except (KeyError, IndexError, AttributeError, AssertionError, StopIteration):
                        continue  # there are no words at all for what no card says
                    tried += 1
                    if different == said and not (what == "skirmishing" and INVOLVED.search(said)):
                        unspoken.append(f"{card.name} ({card.id}): {type(node).__name__} {what}")
    assert unspoken == []
    assert tried > 3000


#: What no native would write: a relative clause after *is*, clauses that do not agree with their number or follow each
#: other without *and*, names that do not agree with what is said of them, persons discarded like things, a duty that lasts,
#: something that is discarded *while* it is so, *you can spot* twice, *twice* behind a long phrase; persons who are *it*,
#: a character who is *that card*, a skirmish of somebody in the skirmish, the same time said of each gift.
WRONG = {
    "en": r"\bis who\b|move again [^.]* until|\bDiscard [^.]* while |you can spot [^.,]* and you can spot|(?:wound|exert|heal) [^.,]*\b2 times\b"
    r"|its strength is tripled|\b(?:Sam|Aragorn|Frodo|Legolas)\b[^.]* make it |Exert [A-Z][^.]* bearing a mount to "
    r"|loses a skirmish[^.]* that card|wins a skirmish[^.]* that card|involving a \w+ in the skirmish|unbound character"
    r"|if it is your Shadow phase|[a-z] and you may (?!take the next)|\bup to 1 [a-z]|\([^()]*if it is (?:bearing|skirmishing)|[Ww]hile it is the "
    r"| and [^.,;]* and [^.,;]* and |a card revealed|involving [^.(]* skirmishing an? ",
    "es": r"\d (?:hombres|compañeros|siervos|elfos|enanos)(?: de \w+)? que lleve un|cada \w+ no (?!vinculad)|fase de sombra\b"
    r"|(?:Legión|Infantería|Vanguardia|Tropa) [\w ]+ es fiero|otra vez [^.]* hasta el final"
    r"|\d (?!veces)[a-zé]+s(?: de [A-Z]\w+| controles)? que (?:no )?(?:sea|esté) |que no (?:sea|lleve|esté) [\w ]+? que no|Descarta [^.]* mientras "
    r"|puedes avistar [^.,]* y puedes avistar|\b[Dd]escarta(?:r|s)? (?:Frodo|Sam|Merry|Pippin|Gollum|Sméagol|Hlafwine)\b"
    r"|en escaramuza contra [^.,]* \d veces|da(?:r)? fuerza [^.,]* y haz(?:er)? que |en la que participe un \w+ en la escaramuza"
    r"|esa carta sea fier|personaje no vinculado|si es tu fase de Sombra|puedes avistar es[ea] "
    r"|y poder |hasta 1 [a-z]|[Mm]ientras es la fase|una carta de las mostradas (?:encima|debajo)|\btomar? una? [^.]* en tu mano"
    r"|en la que participe [^.(]* en escaramuza contra una? ",
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_text_says_what_no_native_would_write(lang: str) -> None:
    texts = [" ".join([voice(card, lang).ability(ability) for ability in card.abilities]) for card in CATALOGUE]
    assert [text for text in texts if re.search(WRONG[lang], text)] == []


@pytest.mark.parametrize(
    ("number", "en", "es"),
    [
        ("4_307", "Exert Sam to make him strength +3.", "Esfuerza a Sam para darle fuerza +3."),
        ("1_118", "prevent him from taking more than 1 wound", "impide que reciba más de 1 herida"),
        ("1_293", "Exert a Hobbit to make that Hobbit strength +3.", "Esfuerza a un hobbit para darle fuerza +3."),
        ("4_27", "you may make that Dunland Man strength +2 and fierce",
         "puedes hacer que ese hombre de las Tierras Brunas tenga fuerza +2 y sea fiero hasta"),
        ("4_286", "If Rider of Rohan is bearing a mount, exert Rider of Rohan to",
         "Si Jinete de Rohan lleva una montura, esfuerza a Jinete de Rohan para"),
        ("5_64", "If a skirmish special ability is used and bearer is in the skirmish",
         "Cuando se use una habilidad especial de escaramuza, si el portador está en la escaramuza"),
        ("1_206", "At the start of each of your Shadow phases, draw", "Al principio de cada una de tus fases de Sombra, roba"),
        ("3_74", "While the dead pile holds an ally, Uruk Raider is strength +3 and fierce.",
         "Mientras en la pila de muertos hay un aliado, Saqueador Uruk tiene fuerza +3 y es fiero."),
        ("5_13", "the twilight cost of each Shadow possession is +2 and Taurnil does not add",
         "el coste de penumbra de cada posesión de Sombra es +2 y Taurnil no suma"),
        ("4_267", "the twilight cost of Éomer is -1", "el coste de penumbra de Éomer es -1"),
        ("1_209", "transfer Blade Tip to that character", "transfiere Punta de hoja a ese personaje"),
        ("1_20", "discard that Orc", "descarta a ese orco"),
        ("4_237", "At the end of each fellowship or regroup phase, if", "Al final de cada fase de comunidad o reagrupación, si"),
        ("4_166", "reveal its top card. You may place that card beneath",
         "mostrar su primera carta. Puedes poner esa carta debajo"),
        ("5_79", "either remove 2 tokens from a machine or take a Rohan possession from your discard pile into hand, and",
         "o bien retira 2 fichas de una máquina o bien toma en tu mano una posesión de Rohan de tu pila de descartes, y"),
        ("5_4", "During the skirmish phase, the twilight cost", "Durante la fase de escaramuza, el coste"),
    ],
)  # fmt: skip
def test_a_text_reads_as_people_write(number: str, en: str, es: str) -> None:
    card = next(card for card in CATALOGUE if card.id == number)
    assert en in text_of(card, "en")
    assert es in text_of(card, "es")


#: Keywords as they stand before a card's text.
KEYWORDS = {
    "support area": ("Support area", "Área de apoyo"), "damage": ("Damage", "Daño"), "spell": ("Spell", "Hechizo"),
    "tale": ("Tale", "Cuento"), "archer": ("Archer", "Arquero"), "search": ("Search", "Búsqueda"),
    "southron": ("Southron", "Sureño"), "fierce": ("Fierce", "Fiero"), "tracker": ("Tracker", "Rastreador"),
    "sanctuary": ("Sanctuary", "Santuario"), "ranger": ("Ranger", "Montaraz"), "plains": ("Plains", "Llanura"),
    "river": ("River", "Río"), "stealth": ("Stealth", "Sigilo"), "ring-bound": ("Ring-bound", "Vinculado al Anillo"),
    "ambush": ("Ambush", "Emboscada"), "battleground": ("Battleground", "Campo de batalla"),
    "forest": ("Forest", "Bosque"), "underground": ("Underground", "Subterráneo"), "mountain": ("Mountain", "Montaña"),
    "easterling": ("Easterling", "Oriental"), "valiant": ("Valiant", "Valiente"), "marsh": ("Marsh", "Pantano"),
    "warg-rider": ("Warg-rider", "Jinete de huargo"), "weather": ("Weather", "Clima"), "knight": ("Knight", "Caballero"),
    "villager": ("Villager", "Aldeano"), "fortification": ("Fortification", "Fortificación"),
    "twilight": ("Twilight", "Penumbra"), "unhasty": ("Unhasty", "Sin prisa"), "machine": ("Machine", "Máquina"),
    "pipeweed": ("Pipeweed", "Hierba para pipa"), "tentacle": ("Tentacle", "Tentáculo"),
    "defender": ("Defender", "Defensor"),
}  # fmt: skip


@pytest.mark.parametrize(("number", "lang"), [(0, "en"), (1, "es")])
def test_that_a_card_is_unique_and_its_keywords_are_said(number: int, lang: str) -> None:
    seen = 0
    for card in CATALOGUE:
        words = ["Única" if lang == "es" else "Unique"] if card.unique else []
        for name, value in card.keywords.items():
            sign = f" +{value}" if name in ("damage", "defender") else f" ({value})" if name == "ambush" else ""
            words.append(KEYWORDS[name][number] + sign)
        said = text_of(card, lang).split(". ")[: len(words)]
        assert [word.rstrip(".") for word in said] == words, card.id
        seen += len(words)
    assert seen > 900
