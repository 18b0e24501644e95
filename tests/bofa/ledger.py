"""A board kept from the log alone, as somebody would who has the box on the table and reads the public lines."""

from __future__ import annotations

from collections import Counter
from typing import Any

from westmarch.engine.state import Entry
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.pieces import DEAD, EYRIE, OVER, USED
from westmarch.games.bofa.rules.detachment import FIRST_CHARACTER, MARKERS, TOKENS
from westmarch.games.bofa.state import MARCH_UNITS, Battlefield

#: Lines that only say why the next ones happen.
WORDS = {
    *("pool", "wait", "targets", "look", "look-fate", "bury", "combat", "round", "card-acts", "bard", "dain"),
    *("roll", "reroll", "use-manoeuvre", "shots", "prevented", "breach", "destroyed", "cease", "retreat", "rout"),
    *("recover", "drawn", "discarded", "hand", "eagles-strike"),
    *("plays-unit", "plays-regroup", "plays-thorin", "plays-vampires"),
}


def public(g: Battlefield) -> dict[str, Any]:
    """What everybody sees of a position; groups on their way stand where they have come to."""
    board: dict[str, Any] = {
        "units": Counter({(p, u): g.count(p, u) for p in range(f.DEFAULT.places) for u in g.types(p)}),
        "damage": Counter(dict(enumerate(g.damage))),
        "lead": Counter(dict(enumerate(g.lead))),
        "walls": Counter(dict(enumerate(g.walls))),
        "control": {p for p in f.DEFAULT.settlements if g.control[p]},
        "where": g.where[:],
        "eagles": g.eagles[:],
        "bats": g.bats[:],
        "tokens": Counter((g.token_at[t], f.TOKEN_GROUP[t]) for t in range(f.TOKENS) if g.token_at[t] >= 0),
        "used": Counter(
            (f.DEFAULT.token_unit[t], f.DEFAULT.token_figures[t]) for t in range(f.TOKENS) if g.token_at[t] == USED
        ),
        "open": g.open[:],
        "fate": g.fate,
        "dice": g.dice[:],
        "active": g.active[:],
        "hands": [len(hand) for hand in g.hands],
        "face_down": Counter((seat, is_event(card)) for seat in (0, 1) for card in g.face_down[seat]),
        "counters": {"rings": g.rings, "wrath": g.wrath, "bodyguards": g.bodyguards},
        "concentration": g.concentration,
        "table": Counter(card for card, _, _ in g.table),
        "attached": Counter(g.attached),
        "tiles": Counter(f.DEFAULT.tile_number[tile] for tile in g.pool + g.aside),
        "turn": g.turn,
        "phase": g.phase,
    }
    for target, _, damage, lead, _, *units in g.marching:
        board["units"].update({(target, unit): count for unit, count in enumerate(units)})
        board["damage"][target] += damage
        board["lead"][target] += lead
    assert MARCH_UNITS == 5
    return board


def plain(board: dict[str, Any]) -> dict[str, Any]:
    """Without the noughts that counters keep."""
    return {name: +value if isinstance(value, Counter) else value for name, value in board.items()}


class Ledger:
    """The board of the reader. A line that is not understood stops him."""

    def __init__(self, g: Battlefield) -> None:
        self.board = public(g)
        self.people: list[int] = []

    def read(self, entry: Entry) -> None:
        if entry.key.startswith("bofa-log-") and entry.audience is None:
            name = entry.key.removeprefix("bofa-log-")
            if name in WORDS:
                return
            known = self.turns(name, entry.about) or self.cards(name, entry.about) or self.beasts(name, entry.about)
            assert known or self.armies(name, entry.about), f"a line that says nothing to the reader: {entry.key}"

    def turns(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "turn", {"turn": turn}:
                board["turn"] = turn
            case "phase", {"phase": phase}:
                board["phase"] = phase
            case "dice", {"side": side, "faces": faces}:
                self.add_dice(side, faces, 1)
            case "dice-again", {"side": side, "before": before, "faces": faces}:
                self.add_dice(side, before, -1)
                self.add_dice(side, faces, 1)
            case "use" | "die" | "discard-die", {"side": side, "face": face}:
                self.add_dice(side, [face], -1)
            case "activate", {"character": characters}:
                for character in characters:
                    board["active"][character] = 1
            case "general" | "deny", {"character": character}:
                board["active"][character] = 0
            case "concentration", _:
                board["concentration"] = 1
            case "concentration-spent", _:
                board["concentration"] = 0
            case "end-activation", _:
                board["active"] = [0] * f.CHARACTERS
            case "tile", {"number": number}:
                board["tiles"][number] -= 1
            case "aside" | "tile-added", {"number": number}:
                board["tiles"][number] += 1
            case "tiles-return", _:
                board["tiles"] = Counter(f.DEFAULT.tile_number[: f.GREY_TILES])
            case "fate", {"number": number}:
                board["fate"] = number
            case "wrath" | "rings" | "bodyguards", {"number": number}:
                board["counters"][name] = number
            case _:
                return False
        return True

    def add_dice(self, side: int, faces: list[int], sign: int) -> None:
        for face in faces:
            self.board["dice"][7 * side + face] += sign

    def cards(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "draw", {"side": side, "events": events, "stories": stories}:
                board["hands"][side] += events + stories
            case "superiority", {"side": side}:
                board["hands"][side] += 1
            case "discard", {"side": side, "deck": deck}:
                board["hands"][side] -= 1
                board["face_down"][side, deck == f.EVENTS] += 1
            case "reshuffle", _:
                board["face_down"] = Counter({key: n for key, n in board["face_down"].items() if not key[1]})
            case "play" | "plays-event", {"side": side}:
                board["hands"][side] -= 1
            case "stolen", _:
                board["hands"][f.SHADOW] -= 1
            case "table", {"card": card}:
                board["table"][card] += 1
            case "off-table", {"card": card}:
                board["table"][card] -= 1
            case "fate-card", {"card": card}:
                owner = {"beorn": f.BEORN, "eagles": f.LORD, "thorin": f.THORIN}[f.DEFAULT.card_type[card]]
                board["attached"][card] += 1 if board["where"][owner] != DEAD else 0
            case "fate-used", {"card": card}:
                board["attached"][card] -= 1
            case "lay", {"group": group, "place": place}:
                board["tokens"][place, group] += 1
            case "to-bag", {"group": group, "place": place}:
                board["tokens"][place, group] -= 1
            case "shift", {"group": group, "place": place, "target": target}:
                board["tokens"][place, group] -= 1
                board["tokens"][target, group] += 1
            case "reveal", {"group": group, "place": place, "units": [face]}:
                board["tokens"][place, group] -= 1
                board["used"][face] += 1
            case _:
                return False
        return True

    def beasts(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "bats", {"territory": territory, "number": number}:
                board["bats"][territory] += number
            case "bat-gone", {"territory": territory}:
                board["bats"][territory] -= 1
            case "eagles", {"number": number}:
                board["eagles"][0] += number
            case "eagles-out", {"territory": territory, "number": number}:
                board["eagles"][0] -= number
                board["eagles"][1 + territory] += number
            case "eagle-home", {"territory": territory}:
                board["eagles"][0] += 1
                board["eagles"][1 + territory] -= 1
            case "lord-out", {"territory": territory}:
                board["where"][f.LORD] = OVER + territory
            case "lord-home", _:
                board["where"][f.LORD] = EYRIE
            case "end-eagles", _:
                board["bats"] = [0] * f.TERRITORIES
                board["eagles"] = [sum(board["eagles"]), *[0] * f.TERRITORIES]
                if board["where"][f.LORD] >= OVER:
                    board["where"][f.LORD] = EYRIE
            case "enter-eyrie", {"character": character}:
                board["where"][character] = EYRIE
            case "enter", {"character": character, "place": place}:
                board["where"][character] = place
            case "walk", {"character": character, "target": target}:
                board["where"][character] = target
            case "beorn", {"target": target}:
                board["where"][f.BEORN] = target
            case "dead", {"character": character}:
                board["where"][character] = DEAD
                board["active"][character] = 0
            case _:
                return False
        return True

    def armies(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "move", {"place": place, "target": target, "components": components}:
                self.move(place, target, dict(components))
            case "move-on", {"place": place, "target": target}:
                self.move(place, target, self.going)
            case "placed", {"place": place, "units": units}:
                self.add(place, units, 1)
            case "casualties" | "removed", {"place": place, "units": units}:
                self.add(place, units, -1)
            case "damage", {"place": place, "number": number}:
                board["damage"][place] += number
            case "mended", {"place": place, "number": number}:
                board["damage"][place] -= number
            case "walls", {"place": place, "number": number}:
                board["walls"][place] += number
            case "lead", {"place": place, "number": number}:
                board["lead"][place] += number
            case "lead-lost", {"place": place, "number": number}:
                board["lead"][place] -= number
            case "end-leadership", _:
                board["lead"] = Counter()
            case "control", {"place": place, "side": side}:
                (board["control"].add if side == f.SHADOW else board["control"].discard)(place)
            case "pass", {"place": place}:
                board["open"][f.DEFAULT.passes.index(place)] = 1
            case _:
                return False
        return True

    def add(self, place: int, units: list[tuple[int, int]], sign: int) -> None:
        for unit, count in units:
            self.board["units"][place, unit] += sign * count
        if not any(count for (there, _), count in self.board["units"].items() if there == place):
            self.board["damage"][place] = self.board["lead"][place] = 0  # nothing stays without an army

    def move(self, place: int, target: int, going: dict[int, int]) -> None:
        self.going = going
        for name, item in (("lead", TOKENS), ("damage", MARKERS)):
            self.board[name][place] -= going.get(item, 0)
            self.board[name][target] += going.get(item, 0)
        units = [(item, count) for item, count in going.items() if item < FIRST_CHARACTER]
        self.add(place, units, -1)
        self.add(target, units, 1)
        for item in going:
            if FIRST_CHARACTER <= item < TOKENS:
                self.board["where"][item - FIRST_CHARACTER] = target
