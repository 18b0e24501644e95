"""Being asked is information: what the others receive, compared over positions that they cannot tell apart.

    python -m westmarch.engine.twins tcg --options '{"bidding": "no"}' --states 5000

After each decision of random games somebody who looks on is chosen. The position is dealt anew as he could know it, the
same decision is made in this twin with the same dice, and both messages are compared that he would get: who is to act,
how many records there are, the lines of the log, where the game stands, his own question. What he learns by right is no
difference: a line of the log that says something else (a card is turned up), secret answers that are opened, and what
he sees from then on.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import SPECTATOR, Game, Options, find_game
from westmarch.engine.journal import Journal
from westmarch.engine.playing import random_code
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State
from westmarch.engine.view import observe, resample

#: Decisions that are tried for one that is legal in both positions.
TRIES = 4


def message(session: Session, seat: int, entries: list[Entry], records: int) -> dict[str, Any]:
    """What somebody is told after a decision, as far as a game decides it."""
    log = [[entry.key, repr(entry.about), entry.rule] for entry in entries if entry.readable_by(seat)]
    seen = observe(session.game, session.state, seat)
    return seen | {"log": log, "records": len(session.journal.records) - records}


def twin_of(session: Session, seat: int, chance: Chance) -> Session:
    """The game as it may be too, as far as a seat knows, with the same dice to come."""
    state: State = resample(session.game, session.state, seat, chance)
    state.chance = session.state.chance.clone()
    state.patient = session.state.patient
    journal = Journal(session.game.name, session.options, "", patient=state.patient)
    twin = Session(session.game, session.options, state, journal)
    # A line may depend on those before it.
    twin.log = session.log[-9:]
    return twin


def learns(log: list[Any], other: list[Any]) -> bool:
    """Whether the first lines that differ are the same message about something else. A line that is there in one log
    and not in the other tells that somebody was asked, or was not."""
    for line, twin in zip(log, other, strict=False):
        if line != twin:
            return bool(line[0] == twin[0])
    return False


def compared(session: Session, seat: int, chance: Chance) -> tuple[str, list[str]] | None:
    """Make a decision here and in a twin; its code, and the names of what differs. None if no decision fits both."""
    try:
        twin = twin_of(session, seat, chance)
    except TypeError:
        # A question about hidden cards, which nobody would be asked who holds others.
        session.decide(*random_code(session, chance))
        return None
    for _ in range(TRIES):
        actor, code = random_code(session, chance)
        if [ask.seat for ask in twin.state.asks] != [ask.seat for ask in session.state.asks]:
            return "", ["to_act before"]
        try:
            there = message(twin, seat, twin.decide(actor, code), 0)
        except WestmarchError:
            continue
        records, sealed = len(session.journal.records), bool(session.state.sealed)
        here = message(session, seat, session.decide(actor, code), records)
        if session.state.over or twin.state.over:
            return code, []
        opened = sealed and not session.state.sealed
        if opened or learns(here["log"], there["log"]):
            return code, []
        # What he sees from then on may be another thing by right; whose turn it is may not.
        names = list(here) if here["view"] == there["view"] else ["to_act"]
        return code, [name for name in names if here[name] != there[name]]
    session.decide(*random_code(session, chance))
    return None


def differences(game: Game, options: Options, states: int, seed: int = 0) -> Iterator[tuple[str, list[str]]]:
    """What differs after each of so many decisions that could be compared; from random games, one after the other."""
    found = number = 0
    while found < states:
        chance = Chance(seed_of(9000 + seed + number))
        session = Session.new(game, options, seed_of(seed + number), patient=game.secret_hands)
        number += 1
        while session.state.asks and found < states:
            seat = chance.pick(session.state.seats + 1, "observer") + SPECTATOR
            difference = compared(session, seat, chance)
            if difference is not None:
                found += 1
                yield difference


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--states", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", type=json.loads, default={}, help="of the table, as JSON")
    arguments = parser.parse_args()
    differing: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for code, names in differences(find_game(arguments.game), arguments.options, arguments.states, arguments.seed):
        for name in names:
            differing[name] += 1
            examples.setdefault(name, code)
    report = {"game": arguments.game, "states": arguments.states, "differences": dict(differing), "examples": examples}
    print(json.dumps(report))


if __name__ == "__main__":
    main()
