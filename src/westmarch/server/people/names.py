"""Names that look alike: what a name looks like, whatever letters it is written with."""

from __future__ import annotations

import re
import unicodedata

#: The scripts that people write their names in today; letters of others are there to look like these.
SCRIPTS = {
    "ARABIC", "ARMENIAN", "BENGALI", "CYRILLIC", "DEVANAGARI", "EAST", "ETHIOPIC", "GEORGIAN", "GREEK", "GUJARATI",
    "GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL",
    "TELUGU", "THAANA", "THAI", "TIBETAN",
}  # fmt: skip
#: What Unicode calls a letter that is another one with something to it, or of another shape.
SHAPED = re.compile(r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL)(?: [A-Z]+)* ([A-Z])(?: WITH .*)?")
#: Letters of other scripts, and signs, that look like Latin ones in common fonts: Greek, Cyrillic, Armenian.
ALIKE = {
    **dict(zip("αβγδεηικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abydenikvoptuxwabezhikmnoptyx", strict=True)),
    **dict(zip("авсеѕіјкмнорԛтухуѡԁһгпАВСЕЅІЈКМНОРТХУԜЗ", "abcesijkmhopqtyxywdhrnabcesijkmhoptxyw3", strict=True)),
    **dict(zip("օսհոցքԱՏՕ", "ouhngqusO", strict=True)),
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
        found = ALIKE.get(letter) or ALIKE.get(letter.lower()) or _plain_letter(letter)
        if not unicodedata.combining(letter) and not found.isspace() and found not in "-_.'’":
            letters.append("l" if found == "i" else found)
    plain = "".join(letters)
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return plain


def is_plain(name: str) -> bool:
    """Whether a name has something to read, no invisible letters, and letters of one living script only."""
    scripts = {_script(letter) for letter in unicodedata.normalize("NFKC", name) if letter.isalpha()}
    legible = name == name.strip() and name.isprintable() and bool(skeleton(name))
    return legible and len(scripts) <= 1 and scripts <= SCRIPTS


def _plain_letter(letter: str) -> str:
    """A Latin letter without what is added to it; others as they are."""
    if letter.isascii():
        return letter.lower()
    shaped = SHAPED.fullmatch(unicodedata.name(letter, ""))
    return shaped.group(1).lower() if shaped else letter.lower()


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name in Unicode."""
    word = unicodedata.name(letter, "?").split()[0]
    # Scripts of the same language.
    return "EAST" if word in ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO") else word
