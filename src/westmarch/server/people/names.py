"""Names that look alike: what a name looks like, whatever letters it is written with."""

from __future__ import annotations

import unicodedata

#: Letters of other scripts, and signs, that look like Latin ones in common fonts: Greek, Cyrillic, Armenian, Cherokee.
ALIKE = {
    **dict(zip("αβγδεηικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abydenikvoptuxwabezhikmnoptyx", strict=True)),
    **dict(zip("авсеѕіјкмнорԛтухуѡԁһгпАВСЕЅІЈКМНОРТХУԜЗ", "abcesijkmhopqtyxywdhrnabcesijkmhoptxyw3", strict=True)),
    **dict(zip("օսհոցքԱՏՕ", "ouhngqusO", strict=True)),
    **dict(zip("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᏔᏃ", "abcdehjklmprstvwz", strict=True)),
    "ı": "i", "ȷ": "j", "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ß": "ss", "æ": "ae", "œ": "oe", "ð": "d",
    "þ": "p", "ɑ": "a", "ɡ": "g", "ɩ": "i", "ʟ": "l", "ǀ": "l", "ӏ": "l", "Ӏ": "l",
    "0": "o", "1": "l", "|": "l", "!": "l", "$": "s", "5": "s", "@": "a", "3": "e",
}  # fmt: skip
#: Pairs that read as one letter.
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same skeleton are hard to tell apart."""
    letters = []
    for letter in unicodedata.normalize("NFKD", name):
        found = ALIKE.get(letter) or ALIKE.get(letter.lower()) or letter.lower()
        if not unicodedata.combining(letter) and not found.isspace() and found not in "-_.'’":
            letters.append("l" if found == "i" else found)
    plain = "".join(letters)
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return plain


def is_plain(name: str) -> bool:
    """Whether a name has something to read, no invisible letters, and letters of one script only."""
    scripts = {_script(letter) for letter in name if letter.isalpha()}
    return name == name.strip() and name.isprintable() and bool(skeleton(name)) and len(scripts) <= 1


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name in Unicode."""
    word = unicodedata.name(letter, "?").split()[0]
    # Scripts of the same language.
    return "EAST" if word in ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO") else word
