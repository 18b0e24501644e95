"""Several as one: lists, and sentences that say the same of the same thing: *The bearer has +2 prowess and +1 body.*"""

from __future__ import annotations

import re


def join_alike(sentences: list[str], alike: re.Pattern[str], last: str) -> list[str]:
    """Neighbours that begin and end alike become one; ``alike`` has the groups ``start``, ``value`` and ``end``."""
    found: list[tuple[str, list[str], str]] = []
    for text in sentences:
        match = alike.fullmatch(text)
        if match is None:
            found.append(("", [text], ""))
        elif found and found[-1][0] == match["start"] and found[-1][2] == (match["end"] or ""):
            found[-1][1].append(match["value"])
        else:
            found.append((match["start"], [match["value"]], (match["end"] or "")))
    return [start + listed(_single(values, last), last) + end for start, values, end in found]


def _single(values: list[str], last: str) -> list[str]:
    """The values one by one, also those that stand in one already: *−1 prowess and −1 body*."""
    return [one for value in values for one in re.split(rf"{last}(?=[+−])", value)]


def listed(values: list[str], last: str) -> str:
    """*Shield, armor or helm*; ``last`` stands before the last."""
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])}{last}{values[-1]}"
