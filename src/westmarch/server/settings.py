"""What can be configured, with defaults that suit one person at home."""

from __future__ import annotations

import math
import os
import re
import sys
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import checkout

DRIVERS = {"postgresql://": "postgresql+psycopg://", "sqlite://": "sqlite+aiosqlite://"}


class BadSettings(WestmarchError):
    """A setting that cannot be used."""


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


def client_folder() -> Path:
    """The built browser client: of the checkout, if this is one, else of the installed package."""
    root = checkout()
    return root / "src" / "westmarch" / "web" if root else Path(__file__).parents[1] / "web"


def docs_folder() -> Path:
    """The documentation site: as `python3 wm.py docs` built it in the checkout, else of the installed package."""
    root = checkout()
    return root / "site" if root else Path(__file__).parents[1] / "site"


@dataclass(frozen=True)
class Settings:
    """Settings of one server process."""

    database: str = ""
    #: Worker processes for opponents.
    workers: int = 1
    #: Bots that may sit at tables, by name: ``swift=cmd:/opt/swift --fast; greedy=mybots:Greedy``.
    bots: str = ""
    #: Requests a client may make in a burst, and how many come back each second.
    burst: int = 120
    refill: float = 40.0
    #: Websockets, and connections of other kinds, that one client address may hold open.
    sockets: int = 40
    connections: int = 100
    #: Tables that one client address may open in a burst, and how many come back each hour.
    tables: int = 60
    tables_per_hour: float = 60.0
    #: The same for guests, whom the server remembers by a cookie.
    guests: int = 60
    guests_per_hour: float = 60.0
    #: Longest HTTP body and websocket message, in bytes.
    max_body: int = 65_536
    max_message: int = 8_192
    #: Longest journal that can be uploaded, in bytes.
    max_journal: int = 3_000_000
    #: A table that nobody follows leaves memory after so many seconds.
    idle: float = 600.0
    #: A snapshot is stored after so many records.
    snapshot_every: int = 200
    #: Where a notice goes when it is the turn of somebody who is not there, and after how many seconds.
    webhook: str = ""
    smtp: str = ""
    mail_from: str = ""
    notice_after: float = 60.0
    #: Push services besides those of the browsers, by name, with commas between them.
    push_hosts: str = ""
    #: Whether people may have notices sent to addresses of the server's own network: for a server at home.
    home_hooks: int = 0
    #: The password of the administrator's page; without one there is no such page.
    admin: str = ""
    #: Whether tables may begin at text positions, which may say anything: for a server of one's own.
    positions: bool = False
    #: The address that players use: for links in notices, and the only name that the server then answers to.
    address: str = ""
    #: Further names that it answers to, with commas between them.
    hosts: str = ""
    #: Proxies whose word about clients is taken: addresses or networks, with commas between them.
    proxies: str = ""
    web: Path = field(default_factory=client_folder)
    #: The documentation site, served under /docs if it is there.
    docs: Path = field(default_factory=docs_folder)

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Settings from ``WESTMARCH_*`` variables, and what the command line says."""
        made: dict[str, Any] = {}
        for each in fields(cls):
            value = os.environ.get(f"WESTMARCH_{each.name.upper()}")
            if value:
                made[each.name] = _parsed(each.name, str(each.type), value)
        return cls(**made | {name: value for name, value in given.items() if value})

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            folder = data_folder()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as problem:
                raise BadSettings(f"the data folder {folder} cannot be made: {problem.strerror}") from None
            return f"sqlite+aiosqlite:///{folder / 'westmarch.db'}"
        for plain, driver in DRIVERS.items():
            if self.database.startswith(plain):
                return driver + self.database[len(plain) :]
        raise BadSettings("the database must be given as sqlite:///FILE or postgresql://...")


def _parsed(name: str, kind: str, value: str) -> Any:
    makers: dict[str, Any] = {"int": int, "float": float, "Path": Path, "bool": _truth}
    try:
        made = makers.get(kind, str)(value)
    except ValueError:
        wanted = "yes or no" if kind == "bool" else "a number"
        raise BadSettings(f"WESTMARCH_{name.upper()} must be {wanted}, not '{value[:40]}'") from None
    problem = _problem(name, made)
    if problem:
        raise BadSettings(f"WESTMARCH_{name.upper()} must be {problem}, not '{value[:40]}'")
    return made


def _truth(value: str) -> bool:
    if value.lower() not in ("1", "yes", "true", "on", "0", "no", "false", "off"):
        raise ValueError(value)
    return value.lower() in ("1", "yes", "true", "on")


def _problem(name: str, value: Any) -> str:
    """What a setting should be and is not; found when the server starts, not when it first needs the setting."""
    if name == "workers" and value < 1:
        return "one at least"
    if isinstance(value, (int, float)) and not (math.isfinite(value) and value >= 0):
        return "a number from zero up"
    if name == "mail_from" and not re.fullmatch(r"[^@\s]+@[^@\s]+", parseaddr(value)[1]):
        return "a mail address"
    schemes = {"smtp": ("smtp", "smtps"), "webhook": ("http", "https"), "address": ("http", "https")}.get(name)
    if schemes and (urlsplit(value).scheme not in schemes or not urlsplit(value).hostname):
        return f"an address that begins with {schemes[0]}:// or {schemes[1]}://"
    return ""
