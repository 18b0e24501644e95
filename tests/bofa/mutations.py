"""Editions that somebody got wrong: the files of a sound one with a few things changed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from westmarch.games.bofa.content import FILES, SHIPPED

#: What stands in a file by mistake.
RUBBISH = [
    "", "[[", "]]", "[[region]]", "[[card]]", "[borders]", "= 3", "id = 3", 'id = "x"', "units = 7", "at = [1, 2, 3]",
    "\x00", "{}", 'name_en = "{ $x }"', "value = 99999999999999999999", "count = -1", "number = 0.5", "true = true",
    "a.b.c = 1", 'terrains = ["sea"]', "characters = [[]]", "tokens = {orc = {}}", "line = 3", 'effect = "none"',
    "\ud7ff", "[a.b]",
    "x = " + "[" * 3000,
    'place = "pass_west"', "muster = true", "settlement = true", 'name = "westmarch"', "amount = 9",
]  # fmt: skip
WORDS = [
    "camp",
    "orc",
    "elves",
    "shadow",
    "free_peoples",
    "valley",
    "marsh",
    "front_gate",
    "goblin",
    "bolg",
    "will",
    "",
]


def sound(folder: Path, base: Path, chance: Random) -> None:
    """A sound edition: a given one, often with more of the shipped files."""
    folder.mkdir(parents=True)
    for path in base.glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    for name in FILES:
        own = name in ("characters", "tokens", "free_peoples_story", "shadow_story", "fate_cards")
        if own and chance.random() < 0.4:
            kept = [row for row in (SHIPPED / f"{name}.toml").read_text(encoding="utf-8").split("\n") if _may_stay(row)]
            (folder / f"{name}.toml").write_text("\n".join(kept), encoding="utf-8")


def _may_stay(row: str) -> bool:
    """Flags of characters are the rulebook's and no part of an edition."""
    return not re.match(r"(general|special|side) =", row)


def mutated(folder: Path, base: Path, seed: int) -> None:
    """An edition with one to three mistakes, or harmless changes."""
    chance = Random(seed)
    sound(folder, base, chance)
    for _ in range(chance.randint(1, 3)):
        path = chance.choice(sorted(folder.glob("*.toml")))
        rows = path.read_text(encoding="utf-8", errors="surrogateescape").split("\n")
        at = chance.randrange(len(rows))
        match chance.randrange(9):
            case 0:
                del rows[at]
            case 1:
                rows.insert(at, chance.choice(rows))
            case 2:
                rows[at] = chance.choice(RUBBISH)
            case 3:
                rows.insert(at, chance.choice(RUBBISH))
            case 4 | 5:
                rows[at] = re.sub(r"-?\d+", lambda _: str(chance.choice([-1, 0, 1, 2, 3, 5, 9, 15, 100])), rows[at])
            case 6:
                rows[at] = re.sub(r'"[^"]*"', lambda _: f'"{chance.choice(WORDS)}"', rows[at], count=1)
            case 7:
                other = chance.randrange(len(rows))
                rows[at], rows[other] = rows[other], rows[at]
            case _:
                rows = rows[:at]
        path.write_text("\n".join(rows), encoding="utf-8", errors="surrogatepass")
    if chance.random() < 0.05:
        (folder / chance.choice(["dragons.toml", "components.toml", "notes.txt"])).write_bytes(chance.randbytes(50))
    if chance.random() < 0.05:
        chance.choice(sorted(folder.glob("*.toml"))).write_bytes(b"\xff\xfe" + chance.randbytes(80))
