"""Which program and which rules a game was played with."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import westmarch

#: What decides how a game is played, besides code: maps, decks, rulebooks. Wording may change without notice.
_KINDS = (".py", ".toml", ".json")


@cache
def made_here() -> tuple[tuple[str, str], ...]:
    """What the header of a journal says about the program that made it."""
    package = Path(str(westmarch.__file__)).parent
    return ("package", westmarch.__version__), ("rules", rules_fingerprint(package))


def rules_fingerprint(package: Path) -> str:
    """One short hash over the kernel, the card language and all games; line ends do not count."""
    digest = hashlib.sha256()
    files = [path for part in ("engine", "cards", "games") for path in (package / part).rglob("*")]
    for path in sorted(files, key=lambda path: path.relative_to(package).as_posix()):
        if path.suffix in _KINDS:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return digest.hexdigest()[:12]
