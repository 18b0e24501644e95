"""The ``.dck`` file of NetMECCG: sections in brackets, a line for each copy, names in plain letters."""

from __future__ import annotations

import re
import unicodedata

from westmarch.decks.book import DeckBook
from westmarch.decks.files import FileFormat
from westmarch.decks.headed import ASIDE, Headed
from westmarch.decks.lists import DeckList, Entry
from westmarch.games.meccg.facts import AGENT, CHARACTER, CREATURE, HAZARD, WIZARD, face
from westmarch.games.meccg.formats.gccg import start_cards

BANNER = "[NetMECCG v1.4 Deck]"
HEADINGS = {
    "starting": "pool",
    "sideboard": "sideboard",
    "antifw": ASIDE,
    "characters": "deck",
    "resources": "deck",
    "hazards": "deck",
    "sites": "sites",
    "netmeccgv14deck": "",
    "netmeccgv13deck": "",
}
#: Behind the name of a card of another alignment; hazards are the same in all of them.
_ALIGNED = re.compile(r"^(.*?)([*@%])\s*$", re.MULTILINE)
_LETTERS = {"*": "M", "@": "F", "%": "B"}


class NetMeccg(FileFormat):
    """``[starting]``, ``[characters]``, ``[resources]``, ``[hazards]``, ``[sites]``."""

    name = "netmeccg"
    ending = "dck"

    def knows(self, text: str) -> bool:
        return text.lstrip().casefold().startswith("[netmeccg")

    def read(self, book: DeckBook, text: str) -> DeckList:
        def aligned(line: re.Match[str]) -> str:
            cards = book.library.found(line[1])
            return line[1] if cards and section_of(cards[0]) == "hazards" else f"{line[1]} [{_LETTERS[line[2]]}]"

        deck = Headed(book, HEADINGS).read(_ALIGNED.sub(aligned, text))
        counted: dict[tuple[str, str], Entry] = {}
        for entry in deck.entries:
            before = counted.get((entry.part, entry.card))
            count = entry.count + (before.count if before else 0)
            counted[entry.part, entry.card] = Entry(entry.part, entry.card, count, entry.line)
        deck.entries = list(counted.values())
        return deck

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        sections: dict[str, list[str]] = {"starting": [], "sideboard": deck.cards("sideboard"), "anti-FW": []}
        sections["starting"] = [card for card, count in start_cards(deck).items() for _ in range(count)]
        for name in ("characters", "resources", "hazards"):
            sections[name] = [card for card in deck.cards("deck") if section_of(card) == name]
        sections["sites"] = deck.cards("sites")
        lines = [BANNER]
        for name, cards in sections.items():
            lines += [f"[{name}]", *[_ascii(book.library[card].names[0]) for card in cards]]
        return "\n".join(lines) + "\n"


def section_of(card: str) -> str:
    """Characters, resources or hazards."""
    kind = face(card).kind
    if kind in (CHARACTER, WIZARD):
        return "characters"
    return "hazards" if kind in (HAZARD, CREATURE, AGENT) else "resources"


def _ascii(name: str) -> str:
    plain = name.replace("’", "'").replace("“", '"').replace("”", '"')
    return unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
