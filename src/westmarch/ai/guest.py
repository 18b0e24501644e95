"""A program of one's own at a seat of any server: whoever has the link of a seat may let a program play there.

    python -m westmarch.ai.guest "http://HOST/table/ID#KEY" "cmd:python3 bot.py" [SECONDS]

The link is the one that the table gives for the seat. The program speaks the protocol of ``docs/bots.md`` and gets what
the seat sees; one that needs a position to think ahead in cannot sit here, because the server tells nobody a position.
It plays until the game is over, and comes back when the connection breaks.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from westmarch.ai.program import GRACE, START, Program, ProgramFailed
from westmarch.engine.errors import WestmarchError

PROGRAM = "cmd:"
#: How often a lost connection is tried again, and after how many seconds.
TRIES = 5
PAUSE = 2.0
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class NoSeat(WestmarchError):
    """A link that opens no seat, or a table that cannot be reached."""


@dataclass(frozen=True)
class Link:
    """The link of a seat."""

    #: Where the table talks to those who follow it.
    live: str
    key: str

    @staticmethod
    def read(text: str) -> Link:
        parts = urlsplit(text)
        words = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or len(words) != 2 or words[0] != "table" or not parts.fragment:
            raise NoSeat(f"'{text[:80]}' is no link of a seat: http://HOST/table/ID#KEY")
        scheme = "ws" if parts.scheme == "http" else "wss"
        return Link(f"{scheme}://{parts.netloc}/api/tables/{words[1]}/live", parts.fragment)


def seen_in(game: str, seat: int, update: dict[str, Any]) -> dict[str, Any]:
    """What a program is shown, from an update of the table: as in a match, but with things named for people."""
    asked = update["question"]
    question = asked and {**asked, "options": [option["code"] for option in asked["options"]]}
    return {
        "game": game,
        "seat": seat,
        "path": update["path"],
        "to_act": update["toAct"],
        "question": question,
        "winners": update["winners"],
        "ending": update["ending"],
        "view": update["view"],
    }


class Guest:
    """A program at a seat."""

    def __init__(self, link: Link, command: str, seconds: float = 2.0) -> None:
        self.link = link
        self.seconds = seconds
        self.program = Program(command)
        if "position" in self.program.wants:
            self.program.close()
            raise ProgramFailed(f"'{command[:80]}' wants positions, which no server gives away")
        self.is_announced = False
        #: The last question that was answered: an update may come twice.
        self.answered = -1
        self.decisions = 0
        self.ending = ""

    def play(self) -> str:
        """Until the game is over; how it has ended."""
        tries = 0
        try:
            while not self.ending:
                before = self.decisions
                try:
                    with connect(self.link.live, max_size=None) as socket:
                        self._sit(socket)
                except LOST as problem:
                    tries = 0 if self.decisions > before else tries + 1
                    if tries > TRIES:
                        raise NoSeat(f"the table is lost: {str(problem)[:200]}") from None
                    time.sleep(PAUSE)
        finally:
            self.program.close()
        return self.ending

    def _sit(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello", "key": self.link.key, "number": -1}))
        welcome = json.loads(socket.recv())
        if welcome.get("type") != "welcome":
            raise NoSeat(f"the server refuses: {str(welcome.get('detail') or welcome.get('title'))[:200]}")
        if welcome["seat"] is None or welcome["seat"] < 0:
            raise NoSeat("this link opens no seat; whoever has no key only looks on")
        game, seat = str(welcome["table"]["game"]), int(welcome["seat"])
        while not self.ending:
            message = json.loads(socket.recv())
            if message["type"] == "update":
                self.ending = str(message["ending"])
                if message["question"] and not self.ending and message["number"] != self.answered:
                    self._answer(socket, message["number"], seen_in(game, seat, message))
            elif message["type"] == "error":
                raise ProgramFailed(f"the table refuses: {str(message.get('detail') or message.get('title'))[:200]}")

    def _answer(self, socket: ClientConnection, number: int, seen: dict[str, Any]) -> None:
        if not self.is_announced:
            self.program.ask({"do": "new", "game": seen["game"], "seat": seen["seat"]}, START)
            self.is_announced = True
        options = seen["question"]["options"]
        request = {
            "do": "think",
            "game": seen["game"],
            "seat": seen["seat"],
            "turn": seen["view"].get("turn", 0),
            "count": len(options),
            "budget": {"seconds": self.seconds},
            "seed": number,
            "seen": seen,
        }
        best = self.program.ask(request, self.seconds + GRACE).get("best")
        if isinstance(best, int) and 0 <= best < len(options):
            best = options[best]
        if not isinstance(best, str):
            raise ProgramFailed(f"has answered {best!r:.60}, which is no option")
        self.answered = number
        self.decisions += 1
        socket.send(json.dumps({"type": "decide", "id": number, "number": number, "code": best}))


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3) or not arguments[1].startswith(PROGRAM):
        print(str(__doc__).strip(), file=sys.stderr)
        return 2
    seconds = float(arguments[2]) if len(arguments) == 3 else 2.0
    guest = Guest(Link.read(arguments[0]), arguments[1].removeprefix(PROGRAM), seconds)
    print(f"{guest.play()} after {guest.decisions} decisions")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (WestmarchError, ValueError) as problem:
        sys.exit(f"guest: {problem}")
