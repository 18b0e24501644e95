"""One line of a deck list: how many copies of which card, in all the ways in which people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass

_BULLET = re.compile(r"^\s*[-–—•·*+>]+\s+|^\s*[•·]\s*")
_BEFORE = re.compile(r"^(\d+)\s*(?:[xX×]\s*|\s)(?=\S)(.+)$|^[xX×](\d+)\s+(.+)$")
_AFTER = re.compile(r"^(.+?)[\s,]+[xX×*]\s?(\d+)$|^(.+?)\s*[(\[][xX×]?\s?(\d+)[xX×]?[)\]]$|^(.+?)\s+(\d+)[xX×]$")
_NUMBERED = re.compile(r"^\d{1,2}[.)]\s+(.+)$")
#: A dash may stand behind a number of copies and behind the place of a site on its path.
_DASHED = re.compile(r"^(\d{1,2})\s*[-–—:]\s+(\S.*)$")
_TAG = re.compile(r"^(.*\S)\s*[(\[]([^()\[\]]{1,300})[)\]]$")
#: A number with so many digits is none of copies, whatever it says.
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Line:
    """So many of a name."""

    count: int
    name: str
    #: Whether the number may as well be the place of the card.
    placed: bool = False


def readings(text: str) -> list[Line]:
    """What a line may mean, the likeliest first: the whole of it may be a name, or it has a number of copies."""
    line = _BULLET.sub("", text).strip()
    found = [Line(1, line)]
    numbered = _NUMBERED.match(line)
    if numbered:
        found.append(Line(1, numbered[1]))
    dashed = _DASHED.match(line)
    if dashed:
        return [*found, Line(_count(dashed[1]), dashed[2].strip(), placed=True)]
    before = _BEFORE.match(line)
    if before:
        number, name = (before[1], before[2]) if before[1] else (before[3], before[4])
        found.append(Line(_count(number), name.strip()))
    # A remark may stand behind the number of copies.
    body, tags = untagged(line)
    for text, remarks in ((line, ()), (body, tags)):
        after = _AFTER.match(text)
        if after:
            name, number = next((after[i], after[i + 1]) for i in (1, 3, 5) if after[i])
            found.append(Line(_count(number), name.strip() + "".join([f" [{remark}]" for remark in remarks])))
            break
    return found


def _count(digits: str) -> int:
    return int(digits[: DIGITS + 1])


def untagged(name: str) -> tuple[str, tuple[str, ...]]:
    """A name without what stands behind it in brackets, and those words: a set, an alignment, a remark."""
    tags: list[str] = []
    while tagged := _TAG.match(name):
        name = tagged[1]
        tags.insert(0, tagged[2].strip())
    return name, tuple(tags)
