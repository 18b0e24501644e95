"""What can be configured, with defaults that suit one person at home."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Westmarch."""
    if os.environ.get("WESTMARCH_DATA"):
        return Path(os.environ["WESTMARCH_DATA"])
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "westmarch"


@dataclass(frozen=True)
class Settings:
    """Settings of one server process."""

    database: str = ""
    #: Worker processes for opponents.
    workers: int = 1
    #: Requests a client may make in a burst, and how many come back each second.
    burst: int = 120
    refill: float = 40.0
    #: Longest HTTP body and websocket message, in bytes.
    max_body: int = 65_536
    max_message: int = 8_192
    web: Path = field(default_factory=lambda: Path(__file__).parents[1] / "web")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{folder / 'westmarch.db'}"
        for plain, driver in (("postgresql://", "postgresql+psycopg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if self.database.startswith(plain):
                return driver + self.database[len(plain) :]
        return self.database
