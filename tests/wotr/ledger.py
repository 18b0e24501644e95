"""A board kept from the log alone, as somebody would who has the box on the table and reads the public lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from westmarch.engine.state import Entry
from westmarch.games.wotr.facts import (
    ARAGORN,
    ATTACKERS,
    CHARACTERS_OF_SIDE,
    ELIMINATED,
    EYE,
    FREE,
    GANDALF_GREY,
    GARRISON,
    IN_FELLOWSHIP,
    IS_TABLE_CARD,
    ISENGARD,
    MARCHING,
    NAZGUL,
    NOT_IN_PLAY,
    REGION_OF_SLOT,
    SARUMAN,
    SHADOW,
    SIDE_OF_NATION,
    SLOTS,
    STRIDER,
    TILE_COUNT,
    TILE_DRAWN,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_WAITING,
    UNIT_COLUMNS,
    WIDTH,
    WILL,
    deck_of,
    elite_column,
    region,
    regular_column,
)
from westmarch.games.wotr.layout import box, row
from westmarch.games.wotr.record import LEAD
from westmarch.games.wotr.rules.battle import KINDS
from westmarch.games.wotr.rules.combat import Engagement
from westmarch.games.wotr.rules.tiles import is_eye, is_standard
from westmarch.games.wotr.state import War

#: Lines that tell dice: their faces are compared with those that fell (``dice_told``).
DICE = {"hunt-roll", "hunt-reroll", "tile-die", "combat-roll", "reroll", "extra-attack", "card-roll", "dead-men-die"}
#: Lines that only say why the next ones happen, or what nobody lays on the table.
WORDS = {
    *(
        "phase-1",
        "phase-2",
        "phase-3",
        "phase-4",
        "phase-5",
        "phase-6",
        "pass",
        "skip",
        "mouth",
        "mixed",
        "individual-winner",
    ),
    *("stay-apart", "no-exchange", "exchange", "declared", "no-hunt", "hunt-fails", "companion-drawn"),
    *("tile-without-effect", "stronghold-tile", "guide-ability", "casualty", "moves-in-mordor"),
    *("mordor-stop", "idle-in-mordor", "withdraws", "cease", "combat-card-cancelled", "misses-turned"),
    *("confusion", "hits-cancelled", "companion-void", "goads", "great-host", "nazgul-forfeit"),
}
ORTHANC = region("orthanc")
#: Who makes way when a character enters play.
FORMER = {ARAGORN: STRIDER}


def public(g: War) -> dict[str, Any]:
    """What everybody sees of a position; who attacks stands where the attack came from."""
    battle = g.innermost(Engagement)
    stands = list(range(SLOTS))
    stands[ATTACKERS] = stands[MARCHING] = battle.origin if battle is not None else -1
    figures: Counter[tuple[int, int, int]] = Counter()
    for place, count in enumerate(g.figures):
        if count:
            side = FREE if place < row(SHADOW, 0) else SHADOW
            slot, column = divmod(place - row(side, 0), WIDTH[side])
            figures[side, stands[slot], column] += count
    shown = [card for card in g.combat_cards if card >= 0 and g.combat_shown]
    return {
        "turn": g.turn,
        "figures": figures,
        "reinforcements": g.reinforcements[:],
        "casualties": g.casualties[:],
        "where": [stands[slot] if slot >= 0 else slot for slot in g.where],
        "steps": g.steps[:],
        "active": g.active[:],
        "control": g.control[:],
        "fellowship": {
            "region": g.fellowship,
            "progress": g.progress,
            "revealed": bool(g.revealed),
            "corruption": g.corruption,
            "mordor": g.mordor,
            "guide": g.guide,
        },
        "hunt_box": g.hunt_box[:],
        "tiles": g.tiles[:TILE_COUNT],
        "dice": g.dice[:],
        "rings": g.rings[:],
        "decks": [len(deck) for deck in g.decks],
        "hands": Counter((seat, deck_of(card)) for seat, hand in enumerate(g.hands) for card in hand),
        "table": sorted({*g.table[FREE], *g.table[SHADOW]}.difference(g.combat_cards)),
        "discards": sorted(set(g.discards).difference(g.face_down).union(shown)),
        "face_down": Counter(deck_of(card) for card in g.face_down),
        "leads": g.teams[LEAD][FREE] if g.seats == 4 else FREE,
        # Nothing to compare while no round is fought.
        "battle": None if battle is None or not battle.round else fought(battle),
    }


def fought(battle: Engagement) -> dict[str, Any]:
    """The battle that goes on."""
    return {
        "region": battle.region,
        "side": battle.attacker,
        "kind": KINDS[battle.kind],
        "round": battle.round,
        "no_nazgul": battle.nazgul_silenced,
    }


def dice_told(lines: Iterable[Entry]) -> list[int]:
    """The faces of all dice that some lines tell."""
    told: list[int] = []
    for entry in lines:
        if entry.audience is None and entry.key.removeprefix("wotr-log-") in DICE:
            die = entry.about["die"]
            told += [die] if isinstance(die, int) else die
    return sorted(told)


class Ledger:
    """The board of the reader. A line that is not understood stops him."""

    def __init__(self, g: War) -> None:
        self.board = public(g)
        #: The battle that goes on, and where the army came from that attacks.
        fight = g.innermost(Engagement)
        self.board["battle"] = {} if fight is None else fought(fight)
        self.origin = -1 if fight is None else fight.origin
        self.seats = g.seats
        self.sides = [g.side_of_seat(seat) for seat in range(g.seats)]
        #: With three or four players, who acts for a side, and who leads the Free Peoples.
        self.leading = g.teams[LEAD][FREE] if g.seats == 4 else FREE
        self.acting: dict[int, int] = {}

    def read(self, entry: Entry) -> None:
        if not entry.key.startswith("wotr-log-") or entry.audience is not None:
            return
        name = entry.key.removeprefix("wotr-log-")
        if name in WORDS or name in DICE:
            return
        about = entry.about
        known = self.turns(name, about) or self.cards(name, about) or self.journey(name, about)
        known = known or self.armies(name, about) or self.losses(name, about) or self.people(name, about)
        assert known, f"a line that says nothing to the reader: {entry.key} {about}"

    # ---- dice, politics ----

    def turns(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "turn", {"turn": turn}:
                board["turn"] = turn
                board["dice"] = [0] * 14
                board["hunt_box"] = [0, 0]
            case "action-roll", {"side": side, "face": faces}:
                self.roll(side, faces)
            case "leader-rolls", {"seat": seat, "face": faces}:
                self.roll(self.sides[seat], faces)
            case "leads", {"seat": seat} if self.sides[seat] == FREE:
                self.leading = board["leads"] = seat
            case "leads", _:
                pass
            case "acts", {"seat": seat}:
                self.acting[self.sides[seat]] = seat
            case "allocated", {"count": count}:
                board["hunt_box"][SHADOW] += count
            case "die", {"side": side, "face": face}:
                board["dice"][7 * side + face] -= 1
            case "die-to-hunt", {"count": count}:
                board["hunt_box"][FREE] = count
            case "ring" | "die-turned", {"side": side, "face": face, "turned": turned}:
                self.turn_die(side, face, turned)
                if name == "ring":
                    self.give_ring(side)
            case "ring-paid", _:
                self.give_ring(FREE)
            case "die-to-eye", {"face": face}:
                self.turn_die(SHADOW, face, EYE)
            case "will-discarded", {"count": count}:
                board["dice"][7 * FREE + WILL] -= count
            case "moved-back", {"nation": nation, "count": count}:
                board["steps"][nation] = count
            case _, {"nation": nation} if name.startswith("activated-"):
                board["active"][nation] = 1
            case _, {"nation": nation} if name.startswith(("advanced-", "at-war-")):
                board["steps"][nation] = about.get("count", 0)
            case _:
                return False
        return True

    def roll(self, side: int, faces: list[tuple[int, int]]) -> None:
        for face, number in faces:
            if face == EYE:
                self.board["hunt_box"][SHADOW] += number
            else:
                self.board["dice"][7 * side + face] += number

    def turn_die(self, side: int, face: int, turned: int) -> None:
        self.board["dice"][7 * side + face] -= 1
        self.roll(side, [(turned, 1)])

    def give_ring(self, side: int) -> None:
        self.board["rings"][side] -= 1
        if side == FREE:
            self.board["rings"][SHADOW] += 1

    # ---- cards ----

    def cards(self, name: str, about: dict[str, Any]) -> bool:
        board = self.board
        match name, about:
            case "draws" | "player-draws", {"deck": deck}:
                board["decks"][deck] -= 1
                board["hands"][who(about), deck] += 1
            case "discards-face-down" | "player-discards-face-down", {"deck": deck}:
                board["hands"][who(about), deck] -= 1
                board["face_down"][deck] += 1
            case "event", {"side": side, "card": card}:
                board["hands"][self.acting.get(side, side), deck_of(card)] -= 1
                if IS_TABLE_CARD[card]:
                    board["table"] = sorted([*board["table"], card])
                else:
                    self.discard(card)
            case "leaves-table" | "table-card-used", {"card": card}:
                board["table"].remove(card)
                self.discard(card)
            case "discards", {"side": side, "card": card}:
                board["hands"][self.acting.get(side, side), deck_of(card)] -= 1
                self.discard(card)
            case "sorrow-and-toil", {"card": card}:
                if card in board["table"]:
                    board["table"].remove(card)
                else:
                    board["hands"][self.leading, deck_of(card)] -= 1
                self.discard(card)
            case "hands-over", {"seat": seat, "deck": deck}:
                mate = next(s for s, side in enumerate(self.sides) if side == self.sides[seat] and s != seat)
                board["hands"][seat, deck] -= 1
                board["hands"][mate, deck] += 1
            case "combat-card-laid" | "player-lays-combat-card", {"deck": deck}:
                board["hands"][who(about), deck] -= 1
            case "combat-card-from-table", {"card": card}:
                board["table"].remove(card)
            case "combat-card", {"card": card}:
                self.discard(card)
            case _:
                return False
        return True

    def discard(self, card: int) -> None:
        self.board["discards"] = sorted({*self.board["discards"], card})

    # ---- the Fellowship and the hunt ----

    def journey(self, name: str, about: dict[str, Any]) -> bool:
        fellowship, tiles = self.board["fellowship"], self.board["tiles"]
        match name, about:
            case "revealed", _:
                fellowship["revealed"] = True
            case "hidden", _:
                fellowship["revealed"] = False
            case "fellowship-at", {"region": where}:
                fellowship |= {"region": where, "progress": 0}
            case "figure-driven", {"region": where}:
                fellowship["region"] = where
            case "fellowship-moves", {"count": count}:
                fellowship["progress"] = count
            case "guide", {"character": guide}:
                fellowship["guide"] = guide
                self.board["where"][guide] = IN_FELLOWSHIP
            case "corruption" | "healed", {"corruption": corruption}:
                fellowship["corruption"] = corruption
            case "enters-mordor", _:
                fellowship |= {"region": -1, "progress": 0, "mordor": 0}
                for tile in range(TILE_COUNT):
                    if tiles[tile] == TILE_WAITING or (tiles[tile] == TILE_DRAWN and is_eye(tile)):
                        tiles[tile] = TILE_IN_POOL
            case "mordor-step", {"count": count}:
                fellowship["mordor"] = count
            case "tile", {"tile": tile}:
                tiles[tile] = TILE_DRAWN
            case "tile-returned", {"tile": tile}:
                tiles[tile] = TILE_IN_POOL
            case "tile-removed", {"tile": tile}:
                tiles[tile] = TILE_REMOVED
            case "special-tile", {"tile": tile}:
                tiles[tile] = TILE_IN_POOL if fellowship["mordor"] >= 0 else TILE_WAITING
            case "pool-refilled", _:
                for tile in range(TILE_COUNT):
                    if tiles[tile] == TILE_DRAWN and is_standard(tile):
                        tiles[tile] = TILE_IN_POOL
            case _:
                return False
        return True

    # ---- armies ----

    def armies(self, name: str, about: dict[str, Any]) -> bool:
        match name, about:
            case "recruits", {"side": side, "region": where, "member": members}:
                for figure, count in members:
                    self.recruit(side, self.home(side, where), figure - box(side, 0), count)
            case "voice-recruit", {"region": where}:
                self.recruit(SHADOW, where, regular_column(ISENGARD), 1)
            case "voice-elites", _:
                self.return_to_box(SHADOW, ORTHANC, regular_column(ISENGARD), 2)
                self.recruit(SHADOW, ORTHANC, elite_column(ISENGARD), 2)
            case "replaced-by-elite", {"nation": nation, "slot": slot}:
                self.return_to_box(SIDE_OF_NATION[nation], slot, regular_column(nation), 1)
                self.recruit(SIDE_OF_NATION[nation], slot, elite_column(nation), 1)
            case "promoted", {"nation": nation, "region": where}:
                slot = self.home(FREE, where)
                self.remove(FREE, slot, regular_column(nation), 1)
                self.recruit(FREE, slot, elite_column(nation), 1)
            case "moves", {"side": side, "origin": origin, "target": target, "member": members}:
                self.move(side, origin, target, members)
            case "attackers", {"origin": origin}:
                self.origin = origin
            case "battle", {"region": where, "side": side, "kind": kind}:
                self.board["battle"] = {"region": where, "side": side, "kind": kind, "round": 0, "no_nazgul": False}
            case "white-rider", _:
                self.board["battle"] |= {"no_nazgul": True}
            case "round", {"region": where, "round": number}:
                self.board["battle"] |= {"region": where, "round": number}
            case "advances", {"side": side, "region": where, "member": members}:
                self.move(side, self.origin, where, members)
            case "besieged", {"side": side, "region": where, "member": members}:
                self.move_all(1 - side, where, GARRISON[where])
                self.move(side, self.origin, where, members)
            case "retreats", {"side": side, "origin": origin, "target": target}:
                self.move_all(side, origin, target)
            case "siege-ends", {"region": where}:
                for side in (FREE, SHADOW):
                    self.move_all(side, GARRISON[where], where)
            case "captured" | "recovered", {"side": side, "region": where}:
                self.board["control"][where] = side
            case _:
                return False
        return True

    def home(self, side: int, where: int) -> int:
        """Where a side's figures stand in a region: inside its stronghold if they are besieged there."""
        inside = GARRISON[where]
        return inside if inside >= 0 and self.units(side, inside) else where

    def units(self, side: int, slot: int) -> int:
        return sum(self.board["figures"][side, slot, column] for column in range(UNIT_COLUMNS[side]))

    def add(self, side: int, slot: int, column: int, count: int) -> None:
        self.board["figures"][side, slot, column] += count

    def recruit(self, side: int, slot: int, column: int, count: int) -> None:
        self.board["reinforcements"][box(side, column)] -= count
        self.add(side, slot, column, count)

    def return_to_box(self, side: int, slot: int, column: int, count: int) -> None:
        self.recruit(side, slot, column, -count)

    def remove(self, side: int, slot: int, column: int, count: int) -> None:
        if side == SHADOW:
            self.return_to_box(side, slot, column, count)
        else:
            self.add(side, slot, column, -count)
            self.board["casualties"][column] += count

    def move(self, side: int, origin: int, target: int, members: list[tuple[int, int]]) -> None:
        everybody = WIDTH[FREE] + WIDTH[SHADOW]
        for member, count in members:
            if member >= everybody:
                self.board["where"][member - everybody] = target
            else:
                column = member - box(side, 0)
                self.add(side, origin, column, -count)
                self.add(side, target, column, count)

    def move_all(self, side: int, origin: int, target: int) -> None:
        """A whole force; Saruman does not leave Orthanc."""
        for column in range(WIDTH[side]):
            count = self.board["figures"].pop((side, origin, column), 0)
            self.add(side, target, column, count)
        for character in self.characters(side, origin):
            if character != SARUMAN or REGION_OF_SLOT[origin] == REGION_OF_SLOT[target]:
                self.board["where"][character] = target

    def characters(self, side: int, slot: int) -> list[int]:
        return [c for c in CHARACTERS_OF_SIDE[side] if self.board["where"][c] == slot]

    # ---- losses ----

    def losses(self, name: str, about: dict[str, Any]) -> bool:
        match name, about:
            case "excess", {"slot": slot, "member": members}:
                for figure, count in members:
                    self.return_to_box(side_of(figure), slot, figure - box(side_of(figure), 0), count)
            case "lose" | "kill" | "lost-to-card" | "slain", {"figure": figure, "slot": slot}:
                self.lose(figure, slot, 1)
            case "leaders-lost", {"slot": slot, "member": members}:
                for figure, count in members:
                    self.lose(figure, slot, count)
            case "reduce", {"figure": figure, "slot": slot}:
                self.reduce(figure, slot)
            case "extend", {"figure": figure}:
                self.reduce(figure, ATTACKERS)
            case "nazgul-fall", {"slot": slot, "count": count}:
                self.remove(SHADOW, slot, NAZGUL, count)
            case "army-destroyed", {"region": where}:
                for column in range(UNIT_COLUMNS[SHADOW]):
                    self.remove(SHADOW, where, column, self.board["figures"][SHADOW, where, column])
            case _:
                return False
        return True

    def lose(self, figure: int, slot: int, count: int) -> None:
        side = side_of(figure)
        self.remove(side, self.stand(slot), figure - box(side, 0), count)

    def stand(self, slot: int) -> int:
        return self.origin if slot == ATTACKERS else slot

    def reduce(self, figure: int, slot: int) -> None:
        """An elite makes way for a regular: from the casualties, or else from the reinforcements."""
        side = side_of(figure)
        elite = figure - box(side, 0)
        regular = elite - UNIT_COLUMNS[side] // 2
        self.lose(figure, slot, 1)
        if side == FREE and self.board["casualties"][regular]:
            self.board["casualties"][regular] -= 1
            self.add(side, self.stand(slot), regular, 1)
        else:
            self.recruit(side, self.stand(slot), regular, 1)

    # ---- characters ----

    def people(self, name: str, about: dict[str, Any]) -> bool:
        where = self.board["where"]
        match name, about:
            case "character-moves" | "character-moved", {"character": character, "region": there}:
                where[character] = self.home(side_of_character(character), there)
            case "character-enters", {"character": character, "slot": slot}:
                former = FORMER.get(character, GANDALF_GREY)
                if side_of_character(character) == FREE and where[former] >= 0:
                    where[former] = NOT_IN_PLAY
                where[character] = slot
            case "character-eliminated", {"character": character}:
                where[character] = ELIMINATED
            case "nazgul-fly", {"count": count, "origin": origin, "region": there}:
                self.add(SHADOW, origin, NAZGUL, -count)
                self.add(SHADOW, self.home(SHADOW, there), NAZGUL, count)
            case _:
                return False
        return True


def who(about: dict[str, Any]) -> int:
    """The player of a line: of two, each is a side."""
    seat: int = about["seat"] if "seat" in about else about["side"]
    return seat


def side_of(figure: int) -> int:
    return FREE if figure < box(SHADOW, 0) else SHADOW


def side_of_character(character: int) -> int:
    return FREE if character in CHARACTERS_OF_SIDE[FREE] else SHADOW
