"""Where things stand in a TOML file: the reader of the standard library does not tell."""

from __future__ import annotations

import re

#: Names of tables, places in lists, names of fields: ``("region", 3, "terrain")``.
Path = tuple[str | int, ...]

_HEADER = re.compile(r"\s*(\[\[|\[)\s*([A-Za-z0-9_.\-]+)\s*\]")
_FIELD = re.compile(r"\s*\"?([A-Za-z0-9_\-]+)\"?\s*=")


class Lines:
    """The lines of one file, by what stands on them."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.known: dict[Path, int] = {}
        counts: dict[str, int] = {}
        here: Path = ()
        for number, row in enumerate(self.rows, start=1):
            header, field = _HEADER.match(row), _FIELD.match(row)
            if header is not None:
                brackets, name = header.groups()
                here = (*name.split("."),)
                if brackets == "[[":
                    counts[name] = counts.get(name, -1) + 1
                    here = (*here, counts[name])
                self.known.setdefault(here, number)
            elif field is not None:
                self.known.setdefault((*here, field[1]), number)

    def line(self, path: Path, text: str = "") -> int:
        """The line of the nearest thing around that is written out; from there on, the one with a text."""
        start = next((self.known[path[:size]] for size in range(len(path), 0, -1) if path[:size] in self.known), 1)
        if text:
            quoted = f'"{text}"'
            for number in range(start, len(self.rows) + 1):
                if quoted in self.rows[number - 1]:
                    return number
        return start
