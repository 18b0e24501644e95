"""The content files of the shipped edition."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

SHIPPED = Path(__file__).parent / "data"

#: The content files by name.
FILES = (
    *("map", "range", "setup", "units", "characters", "fate", "tokens", "components"),
    *("event_cards", "free_peoples_story", "shadow_story", "fate_cards"),
)


@cache
def shipped() -> dict[str, dict[str, Any]]:
    """The content of the edition that comes with the game, by file."""
    return {name: tomllib.loads((SHIPPED / f"{name}.toml").read_text(encoding="utf-8")) for name in FILES}
