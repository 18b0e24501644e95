"""A board kept from the log alone, as somebody would who has the box on the table and reads the public lines."""

from __future__ import annotations

from collections import Counter
from typing import Any

from westmarch.engine.state import Entry
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.pieces import DEAD, EYRIE, OVER, USED
from westmarch.games.bofa.rules.detachment import FIRST_CHARACTER, MARKERS, TOKENS
from westmarch.games.bofa.rules.fate import SPECIAL_TILES, FatePhase
from westmarch.games.bofa.rules.fight import EVENT, NO_CARD, REGROUP, Engagement, Exchange
from westmarch.games.bofa.rules.special_manoeuvre import special_of
from westmarch.games.bofa.state import MARCH_UNITS, Battlefield

#: Lines that tell dice: their faces are compared with those that fell (``dice_told``).
DICE = {"bard", "roll", "reroll", "shots", "recover"}
#: Lines with which the cards of a combat round have done their work, and those with which all cards have: a card that
#: leads to a combat is at work until that is over.
NEXT_ROUND = {"round", "combat"}
NEXT = {"die", "use", "general", "wait", "phase"}
#: Lines that only say why the next ones happen.
WORDS = {
    *("wait", "targets", "look", "look-fate", "bury", "card-acts", "dain", "use-manoeuvre", "prevented"),
    *("breach", "destroyed", "cease", "retreat", "rout", "forced", "eagles-strike"),
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
        "hands": Counter((seat, is_event(card)) for seat in (0, 1) for card in g.hands[seat]),
        "decks": [len(g.event_deck), *(len(deck) for deck in g.story_decks), len(g.fate_deck)],
        "played": Counter(g.event_discard + g.used_cards + g.resolving),
        "face_down": Counter((seat, is_event(card)) for seat in (0, 1) for card in g.face_down[seat]),
        "counters": {"rings": g.rings, "wrath": g.wrath, "bodyguards": g.bodyguards},
        "concentration": g.concentration,
        "table": Counter(card for card, _, _ in g.table),
        "attached": Counter(g.attached),
        "tiles": Counter(tile_of(tile) for tile in g.pool + g.aside),
        "pools": g.pools[:],
        "turn": g.turn,
        "phase": g.phase,
    }
    for target, _, damage, lead, _, *units in g.marching:
        board["units"].update({(target, unit): count for unit, count in enumerate(units)})
        board["damage"][target] += damage
        board["lead"][target] += lead
    assert MARCH_UNITS == 5
    # Nothing to compare while no round is fought.
    board["combat"] = fought(g)
    return board


def components(group: list[int]) -> dict[int, int]:
    """Who is in a group on its way."""
    _, _, damage, lead, characters, *units = group
    people = {FIRST_CHARACTER + c: 1 for c in range(f.CHARACTERS) if characters >> c & 1}
    return {unit: count for unit, count in enumerate(units) if count} | people | {TOKENS: lead, MARKERS: damage}


def tile_of(tile: int) -> tuple[int, bool]:
    """What a fate tile shows: its number, and whether the icon is on it."""
    return f.DEFAULT.tile_number[tile], bool(f.DEFAULT.tile_icon[tile])


def fought(g: Battlefield) -> dict[str, Any] | None:
    """The round that is fought: which armies take part, which of them attacks, and the cards shown by seat."""
    combat, fight = g.innermost(Engagement), g.innermost(Exchange)
    if combat is None or fight is None:
        return None
    return {
        "army": combat.origin,
        "target": combat.target,
        "taking_part": combat.places[:],
        "round": combat.round,
        "cards": {combat.seat_of(side): card for side, card in enumerate(fight.cards) if card != NO_CARD},
    }


def dice_told(lines: list[Entry]) -> list[int]:
    """The faces of all dice that some lines tell."""
    told: list[int] = []
    for entry in lines:
        if entry.audience is None and entry.key.removeprefix("bofa-log-") in DICE:
            for name in ("die", "dice", "white", "black"):
                die = entry.about.get(name, [])
                told += [die] if isinstance(die, int) else die
    return sorted(told)


class Ledger:
    """The board of the reader. A line that is not understood stops him."""

    def __init__(self, g: Battlefield) -> None:
        self.board = public(g)
        self.board["combat"] = self.board["combat"] or {}
        #: Who marches on, and all armies of a combined attack.
        self.going: dict[int, int] = components(g.marching[-1]) if g.marching else {}
        self.together: list[int] = []
        #: The fate tile drawn last, and the cards at work: a new event deck is made without them.
        fate = g.innermost(FatePhase)
        self.drawn = (0, False) if fate is None else tile_of(fate.tile)
        self.at_work: set[int] = set(g.resolving)
        self.in_combat: set[int] = set()

    def read(self, entry: Entry) -> None:
        if entry.key.startswith("bofa-log-") and entry.audience is None:
            name = entry.key.removeprefix("bofa-log-")
            if name in NEXT:
                self.at_work = set()
            if name in NEXT or name in NEXT_ROUND:
                self.in_combat = set()
            if name in WORDS or name in DICE:
                return
            known = self.turns(name, entry.about) or self.cards(name, entry.about) or self.beasts(name, entry.about)
            known = known or self.armies(name, entry.about) or self.combat(name, entry.about)
            assert known, f"a line that says nothing to the reader: {entry.key}"

    def turns(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "turn", {"turn": turn}:
                board["turn"] = turn
            case "phase", {"phase": phase}:
                board["phase"] = phase
            case "pool", {"side": side, "number": number}:
                board["pools"][side] = number
            case "points", {"number": number}:
                points = sum(f.DEFAULT.points_of[place] for place in board["control"])
                assert number == points, "the points told are not those of the board"
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
            case "tile", {"number": number, "icon": icon}:
                self.drawn = number, icon == "yes"
                board["tiles"][self.drawn] -= 1
            case "aside", _:
                board["tiles"][self.drawn] += 1
            case "tile-added", {"number": number}:
                board["tiles"][number, any(tile_of(tile) == (number, True) for tile in SPECIAL_TILES)] += 1
            case "tiles-return", _:
                board["tiles"] = Counter(tile_of(tile) for tile in range(f.GREY_TILES))
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
                self.draw_events(side, events)
                board["hands"][side, False] += stories
                board["decks"][1 + side] -= stories
            case "superiority", {"side": side}:
                self.draw_events(side, 1)
            case "discard", {"side": side, "deck": deck}:
                board["hands"][side, deck == f.EVENTS] -= 1
                board["face_down"][side, deck == f.EVENTS] += 1
            case "reshuffle", _:
                buried = sum(number for (_, event), number in board["face_down"].items() if event)
                busy = self.at_work | self.in_combat
                shown = [card for card in board["played"] if is_event(card) and card not in busy]
                board["decks"][0] += buried + sum(board["played"].pop(card) for card in shown)
                board["face_down"] = Counter({key: n for key, n in board["face_down"].items() if not key[1]})
            case "play" | "plays-event", {"side": side, "card": card}:
                board["hands"][side, is_event(card)] -= 1
                board["played"][card] += 1
                if name == "plays-event":
                    self.in_combat.add(card)
                    board["combat"]["cards"][side] = EVENT + card
                else:
                    self.at_work.add(card)
            case "stolen", {"card": card}:
                board["hands"][f.SHADOW, is_event(card)] -= 1
                board["played"][card] += 1
            case "table", {"card": card}:
                board["table"][card] += 1
                board["played"][card] -= 1
            case "off-table", {"card": card}:
                board["table"][card] -= 1
                board["played"][card] += 1
            case "fate-card", {"card": card}:
                owner = {"beorn": f.BEORN, "eagles": f.LORD, "thorin": f.THORIN}[f.DEFAULT.card_type[card]]
                board["decks"][3] -= 1
                board["attached" if board["where"][owner] != DEAD else "played"][card] += 1
            case "fate-used", {"card": card}:
                board["attached"][card] -= 1
                board["played"][card] += 1
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

    def draw_events(self, side: int, count: int) -> None:
        self.board["hands"][side, True] += count
        self.board["decks"][0] -= count

    def combat(self, name: str, about: dict[str, Any]) -> bool:
        combat = self.board["combat"]
        match name, about:
            case "combined-attack", {"place": places}:
                self.together = list(places)
            case "combat", {"place": place, "target": target}:
                taking_part = self.together if place in self.together else [place]
                self.board["combat"] = {"army": place, "target": target, "taking_part": taking_part}
                self.together = []
            case "army-attacks", {"place": place}:
                combat["army"] = place
            case "round", {"round": number}:
                combat |= {"round": number, "cards": {}}
            case "plays-unit", {"side": side, "unit": unit}:
                combat["cards"][side] = unit
            case "plays-regroup", {"side": side}:
                combat["cards"][side] = REGROUP
            case "plays-thorin" | "plays-vampires", {"side": side}:
                combat["cards"][side] = special_of(name.removeprefix("plays-"))
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
