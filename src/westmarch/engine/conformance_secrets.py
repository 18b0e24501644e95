"""What refusals and questions tell: nothing that one may not know.

A suite for games with hidden cards: ``class TestSecretsOfFord(Secrets): game = GAME``. Every verb is tried with every
name there is, in a position and in positions dealt anew from it, for each seat and for a spectator.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import must
from westmarch.engine.errors import NotationError
from westmarch.engine.game import SPECTATOR, Game, Options
from westmarch.engine.notation import Kind, Name, Number, Word
from westmarch.engine.playing import START, new_session, play_on, random_code
from westmarch.engine.refusals import why_not
from westmarch.engine.runner import decide
from westmarch.engine.session import Session
from westmarch.engine.state import State
from westmarch.engine.twins import differences
from westmarch.engine.view import resample


class Secrets:
    """The suite. A game's test class names the game; the numbers may be lowered for a long game."""

    game: ClassVar[Game]
    option_sets: ClassVar[list[Options]] = [{}]
    #: Random games from each set of options, how many moments of each are looked at, and how often each is dealt anew.
    games: ClassVar[int] = 2
    moments: ClassVar[int] = 6
    twins: ClassVar[int] = 2
    #: Decisions of each game after which it is looked at who is asked.
    decisions: ClassVar[int] = 150
    #: Decisions after which it is compared what somebody receives who looks on; see ``twins``.
    messages: ClassVar[int] = 0

    def pool(self) -> list[str]:
        """How cards are written that may not be in the game at all."""
        return []

    def positions(self) -> Iterator[State]:
        """Moments of random games."""
        for options in self.option_sets:
            for number in range(self.games):
                session = new_session(self.game, options, START, number)
                for _ in play_on(session, Chance(seed_of(3000 + number))):
                    pass
                before = [step.before for step in session.steps]
                yield from before[:: max(1, len(before) // self.moments)]

    def test_a_refusal_tells_nothing_that_is_hidden(self) -> None:
        chance = Chance(seed_of(77))
        for g in self.positions():
            codes = list(self.codes(g, chance))
            for seat in range(SPECTATOR, g.seats):
                answers = {code: self.answer(g, seat, code) for code in codes}
                for _ in range(self.twins):
                    twin = resample(self.game, g, seat, chance)
                    for code, answer in answers.items():
                        other = self.answer(twin, seat, code)
                        must(answer == other, f"seat {seat} asks {code}: '{answer}', and dealt anew '{other}'")

    def test_names_that_are_hidden_cannot_be_read(self) -> None:
        """Not even whether there is such a card in the game: decks are nobody else's business."""
        for g in self.positions():
            for seat in range(SPECTATOR, g.seats):
                for name, kind in self.game.notation.vocabulary.items():
                    if not isinstance(kind, (Name, Number, Word)):
                        for text in set(self.game.hidden(g, seat)):
                            must(not _readable(kind, g, seat, text), f"seat {seat} can read {name} {text}")

    def test_being_asked_tells_nothing(self) -> None:
        """At a patient table a decision leads to the same people being asked, whatever is in the others' hands."""
        if not self.game.secret_hands:
            return
        for options in self.option_sets:
            for number in range(self.games):
                session = Session.new(self.game, options, seed_of(number), patient=True)
                policy = Chance(seed_of(4000 + number))
                for _ in range(self.decisions):
                    if not session.state.asks:
                        break
                    self._decide_twice(session, policy)

    def test_what_others_receive_tells_nothing(self) -> None:
        """Who is to act, how many messages come and how long they are depends on nothing that is hidden."""
        for options in self.option_sets:
            for code, names in differences(self.game, options, self.messages):
                must(not names, f"after {code} somebody who looks on can tell by {names} what is hidden")

    def _decide_twice(self, session: Session, policy: Chance) -> None:
        seat, code = random_code(session, policy)
        twin = resample(self.game, session.state, seat, policy)
        twin.chance = session.state.chance.clone()
        option = self.game.notation.parse(twin, seat, code)
        session.decide(seat, code)
        decide(twin, option, seat)
        asked, other = ([ask.seat for ask in g.asks] for g in (session.state, twin))
        must(
            asked == other or session.state.over or twin.over,
            f"after {code} of seat {seat} {asked} are asked, and dealt anew {other}",
        )

    def answer(self, g: State, seat: int, code: str) -> str:
        try:
            return why_not(self.game, g, seat, code) or "legal"
        except NotationError as problem:
            return f"cannot be read: {problem}"

    def codes(self, g: State, chance: Chance) -> Iterator[str]:
        """Every verb with every name; a verb of several names with some of the others."""
        names = sorted(self._names(g))
        for verb, places in self.game.notation.verbs.items():
            if not places:
                yield verb
                continue
            for text in self._texts(places[0], names):
                rest = [self._any(place, names, chance) for place in places[1:]]
                yield ":".join([verb, text, *rest])

    def _names(self, g: State) -> set[str]:
        found = set(self.pool())
        for seat in range(SPECTATOR, g.seats):
            found.update(self.game.hidden(g, seat))
            found.update(_strings(self.game.view(g, seat)))
        return {name for name in found if ":" not in name and "," not in name and name}

    def _texts(self, place: str, names: list[str]) -> list[str]:
        if place.endswith("=*"):
            return [f"{text}=1" for text in self._texts(place[:-2], names)]
        kind = self.game.notation.vocabulary[place.rstrip("*")]
        if isinstance(kind, Name):
            return kind.names
        if isinstance(kind, Word):
            return sorted(kind.words)
        return ["0", "1", "2", "3"] if isinstance(kind, Number) else names

    def _any(self, place: str, names: list[str], chance: Chance) -> str:
        texts = self._texts(place, names)
        return texts[chance.pick(len(texts), "code")]


def _readable(kind: Kind, g: State, seat: int, text: str) -> bool:
    try:
        kind.read(g, seat, text)
    except NotationError:
        return False
    return True


def _strings(value: Any) -> Iterator[str]:
    """Every text in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _strings(inner)
