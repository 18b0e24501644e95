"""What runs here: ``westmarch --version``."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import click

import westmarch
from westmarch.cli.common import print_json
from westmarch.engine.bench import is_compiled

#: What decides how a game is played, besides code: maps, decks, rulebooks. Wording may change without notice.
_KINDS = (".py", ".toml", ".json")


def show_version(json_: bool) -> None:
    found = about()
    if json_:
        print_json(found)
    else:
        speed = "compiled" if found["compiled"] else "pure"
        click.echo(f"westmarch {found['version']} ({speed}, rules {found['fingerprint']})")


def about() -> dict[str, Any]:
    """``version``, ``compiled``, and ``fingerprint``: two programs that share it play by the same rules."""
    return {
        "version": westmarch.__version__,
        "compiled": is_compiled(),
        "fingerprint": rules_fingerprint(Path(str(westmarch.__file__)).parent),
    }


def rules_fingerprint(package: Path) -> str:
    """One short hash over the kernel, the card language and all games; line ends do not count."""
    digest = hashlib.sha256()
    files = [path for part in ("engine", "cards", "games") for path in (package / part).rglob("*")]
    for path in sorted(files, key=lambda path: path.relative_to(package).as_posix()):
        if path.suffix in _KINDS:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return digest.hexdigest()[:12]
