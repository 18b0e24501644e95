"""One suite that every game must pass: ``class TestFord(Conformance): game = GAME``.

Random games are played from the set-up and from every directed position of the game, and looked at on the
way. The suite needs no test framework: ``run`` calls every check.
"""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance_choices import (
    InARow,
    problem_of_choice,
    problem_of_labels,
    problem_of_refusal,
    prompts_with_an_order,
)
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import title_key
from westmarch.engine.game import SPECTATOR, Game, Options
from westmarch.engine.journal import read_journal
from westmarch.engine.messages import KERNEL_LOCALE, keys_and_variables
from westmarch.engine.notation import Label
from westmarch.engine.playing import new_session, play_on, random_code, scenario_names
from westmarch.engine.replaying import replay, verify
from westmarch.engine.rulebook import LANGUAGES, ids_in_sources
from westmarch.engine.runner import ask_again, decide, stack_names
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State
from westmarch.engine.text import option_key
from westmarch.engine.view import fresh_from, observe, resample


class Broken(AssertionError):
    """A game that does not keep the contract."""


def must(condition: bool, problem: str) -> None:
    if not condition:
        raise Broken(problem)


def check_position(game: Game, g: State) -> None:
    """What must hold after every decision; also the fuzzer's check."""
    broken = game.invariants(g)
    must(not broken, f"invariants: {'; '.join(broken)}")
    must(g.over == (not g.asks), "somebody must be able to act until the game is over, and nobody after it")
    for ask in g.asks:
        must(0 <= ask.seat < g.seats, f"{ask.prompt} asks seat {ask.seat}")
        must(ask.count() >= 2 or g.patient, f"{ask.prompt} was asked with {ask.count()} options")
        must(not ask.rule or game.rule(ask.rule) is not None, f"{ask.prompt}: no rule {ask.rule}")


class Conformance:
    """The suite. A game's test class names the game; the numbers may be lowered for a long game."""

    game: ClassVar[Game]
    #: Options of the games played.
    option_sets: ClassVar[list[Options]] = [{}]
    #: Random games from each starting position, and how many moments of each are looked at closely.
    games: ClassVar[int] = 3
    moments: ClassVar[int] = 12
    #: Log keys that may name a card which is hidden afterwards: it was shown and put back.
    shows: ClassVar[frozenset[str]] = frozenset()

    # Playing

    def starts(self) -> list[tuple[Options, str]]:
        return [(options, name) for options in self.option_sets for name in scenario_names(self.game)]

    def played(self) -> list[Session]:
        """Random games played to the end; all checks look at the same ones."""
        found = _played.get(type(self))
        if found is None:
            found = []
            for options, scenario in self.starts():
                for number in range(self.games):
                    session = new_session(self.game, options, scenario, number)
                    for _ in play_on(session, Chance(seed_of(1000 + number))):
                        pass
                    found.append(session)
            _played[type(self)] = found
        return found

    def positions(self) -> Iterator[State]:
        """Every position of every game; a check must leave it as it is."""
        for session in self.played():
            yield from _states(session)

    def glimpses(self) -> Iterator[tuple[Session, Chance]]:
        """New sessions at some random moments of the games, with a source of random decisions."""
        for session in self.played():
            policy = Chance(seed_of(len(session.steps)))
            states = _states(session)
            for number in sorted({policy.pick(len(states), "moment") for _ in range(self.moments)}):
                yield Session.new(self.game, session.options, seed_of(number), states[number]), policy

    def run(self) -> None:
        """Every check, without a test framework."""
        for name in dir(self):
            if name.startswith("test_"):
                getattr(self, name)()

    # Games come to an end, and every position keeps its promises

    def test_random_games_end(self) -> None:
        for session in self.played():
            for g in _states(session):
                check_position(self.game, g)
            g = session.state
            must(bool(g.ending), "the game stopped without an ending")
            must(all(0 <= seat < g.seats for seat in g.winners), f"winners {g.winners}")

    # Copies

    def test_clone_is_equal_and_independent(self) -> None:
        for session, policy in self.glimpses():
            g = session.state
            before = g.dump()
            twin: State = g.clone()
            must(twin.dump() == before, "a clone differs from its original")
            shared = sorted(_mutable(g) & _mutable(twin))
            must(not shared, "a clone shares a list with its original")
            if g.over:
                continue
            seat, code = random_code(session, policy)
            option = self.game.notation.parse(g, seat, code)
            decide(twin, option, seat)
            must(g.dump() == before, f"{code} on a clone changed the original")
            again: State = g.clone()
            decide(again, option, seat)
            must(again.dump() == twin.dump(), f"{code} on two clones gave two positions")

    def test_dump_and_load(self) -> None:
        for session, _ in self.glimpses():
            g = session.state
            data = g.dump()
            for copy in (
                msgspec.json.decode(msgspec.json.encode(data)),
                msgspec.msgpack.decode(msgspec.msgpack.encode(data)),
            ):
                loaded = self.game.load(copy)
                must(loaded.dump() == data, "a loaded position differs from the one dumped")
                must(_codes(self.game, loaded) == _codes(self.game, g), "a loaded position asks otherwise")
            sent: State = pickle.loads(pickle.dumps(g))
            must(sent.dump() == data, "a position sent to a process differs")
            must(
                _codes(self.game, sent) == _codes(self.game, g),
                "a position sent to a process asks otherwise",
            )

    # Questions

    def test_asking_changes_nothing(self) -> None:
        for session, _ in self.glimpses():
            twin: State = session.state.clone()
            ask_again(twin)
            must(twin.dump() == session.state.dump(), f"asking again changed the position: {_where(session)}")
            must(
                _codes(self.game, twin) == _codes(self.game, session.state),
                f"asking again gave other options: {_where(session)}",
            )

    def test_what_is_kept_is_what_would_be_worked_out(self) -> None:
        """Kept results are dropped at every step: questions, views and checks must not change."""
        for g in self.positions():
            fresh: State = g.clone()
            fresh.forget()
            ask_again(fresh)
            must(
                _codes(self.game, fresh) == _codes(self.game, g), f"options from kept results differ: {stack_names(g)}"
            )
            for seat in range(g.seats):
                must(
                    self.game.view(fresh, seat) == self.game.view(g, seat), f"a view of kept results: {stack_names(g)}"
                )

    def test_codes_are_sorted_unique_and_parse_back(self) -> None:
        notation = self.game.notation
        for g in self.positions():
            for ask in g.asks:
                must(ask.listed == sorted(ask.listed), f"{ask.prompt}: options are not in order")
                options = _options(ask)
                codes = [notation.code(g, ask.seat, option) for option in options]
                must(len(set(codes)) == len(codes), f"{ask.prompt}: two options share a code")
                for option, code in zip(options, codes, strict=True):
                    must(ask.legal(option), f"{ask.prompt}: {code} is listed and not legal")
                    parsed = notation.parse(g, ask.seat, code)
                    must(parsed == option, f"{code} parses to {parsed}, not {option}")

    def test_refusals_name_a_rule(self) -> None:
        """A code of one moment, tried at another, is legal there or refused by a rule that forbids or limits."""
        for session in self.played():
            codes = _some(sorted({(step.seat, step.code) for step in session.steps}), self.moments)
            for g in _some(_states(session), self.moments):
                before = g.dump()
                for seat, code in codes:
                    problem = problem_of_refusal(self.game, g, seat, code)
                    must(not problem, problem)
                must(g.dump() == before, "asking why not changed the position")

    def test_choices_of_several_know_no_order_and_reach_all_that_is_legal(self) -> None:
        chance = Chance(seed_of(5))
        for g in self.positions():
            for ask in g.asks:
                problem = problem_of_choice(self.game, g, ask, chance)
                must(not problem, problem)

    def test_questions_in_a_row_have_no_order(self) -> None:
        ordered = prompts_with_an_order(pair for session in self.played() for pair in _in_a_row(session))
        must(not ordered, f"{', '.join(ordered)}: only what comes later is offered again")

    def test_options_that_differ_read_differently(self) -> None:
        for session in self.played():
            for g in _some(_states(session), 3 * self.moments):
                for ask in g.asks:
                    problem = problem_of_labels(self.game, g, ask)
                    must(not problem, problem)

    # Journals

    def test_replay_through_text(self) -> None:
        for session in self.played():
            journal = read_journal(session.journal.text())
            again = replay(journal, self.game)
            must(_position(again) == _position(session), "the replay of a journal ends elsewhere")
            must(again.journal.text() == session.journal.text(), "the replay writes another journal")
            must(_lines(again) == _lines(session), "the replay writes another log")
            verified = verify(journal, self.game)
            must(verified.state.dump() == session.state.dump(), "the seed leads elsewhere")

    def test_undo_restores(self) -> None:
        for session, policy in self.glimpses():
            if session.state.over:
                continue
            before = _position(session), _codes(self.game, session.state), _lines(session)
            seat, code = random_code(session, policy)
            session.decide(seat, code)
            if not session.state.asks:
                continue  # nobody takes back the end of a game
            session.undo(seat, len(session.steps) - 1, set(range(session.state.seats)))
            after = _position(session), _codes(self.game, session.state), _lines(session)
            must(after == before, f"undo of {code} does not restore the position")
            again = replay(read_journal(session.journal.text()), self.game)
            must(_position(again) == _position(session), f"a journal with an undo of {code} replays elsewhere")

    # Views

    def test_resampled_positions_look_the_same(self) -> None:
        for session, policy in self.glimpses():
            g = session.state
            before = g.dump()
            for seat in range(SPECTATOR, g.seats):
                seen = observe(self.game, g, seat)
                must(observe(self.game, g, seat) == seen, "looking twice shows two things")
                other = resample(self.game, g, seat, policy)
                difference = _difference(observe(self.game, other, seat), seen)
                must(not difference, f"seat {seat} sees a resampled position differ: {difference}")
                numbers = self.game.numbers_module
                if numbers is not None and seat != SPECTATOR:
                    same = numbers.numbers(g, seat) == numbers.numbers(other, seat)
                    must(same, f"seat {seat} gets other numbers of a resampled position")
                broken = self.game.invariants(other)
                must(not broken, f"a resampled position is broken: {'; '.join(broken)}")
                must(g.dump() == before, "resampling changed the original")

    def test_dealing_anew_depends_on_the_view_alone(self) -> None:
        """Two positions that look the same to whoever is asked are dealt anew alike: opponents learn nothing more.
        Where everybody may have the position as a line, nobody does."""
        for session, policy in self.glimpses():
            g = session.state
            for seat in range(SPECTATOR, g.seats) if self.game.decks is None else sorted({ask.seat for ask in g.asks}):
                other = resample(self.game, g, seat, policy)
                same = Chance(fresh_from(policy))
                dealt = [resample(self.game, position, seat, same.clone()).dump() for position in (g, other)]
                difference = [name for name in dealt[0] if dealt[0][name] != dealt[1][name]]
                must(not difference, f"dealing anew for seat {seat} betrays {difference} at {_where(session)}")

    def test_views_hide_what_is_hidden(self) -> None:
        for session, _ in self.glimpses():
            g = session.state
            for seat in range(SPECTATOR, g.seats):
                text = json.dumps(observe(self.game, g, seat), ensure_ascii=False)
                leak = _search(self.game.hidden(g, seat), text)
                must(not leak, f"the view of seat {seat} shows '{leak}' at {_where(session)}")

    def test_log_hides_what_is_hidden(self) -> None:
        """A line of the log names nothing to a seat that was hidden from it before and still is."""
        for session in self.played():
            ends = [step.entries for step in session.steps[1:]] + [len(session.log)]
            states = _states(session)
            for step, before, after, end in zip(session.steps, states, states[1:], ends, strict=False):
                for seat in range(after.seats):
                    lines = [entry for entry in session.log[step.entries : end] if entry.readable_by(seat)]
                    named = {name: e.key for e in lines for name in _named(self.game, after, seat, e)}
                    if named:
                        hidden = set(self.game.hidden(before, seat)) & set(self.game.hidden(after, seat))
                        leaks = [f"{named[n]}: {n}" for n in hidden & set(named) if named[n] not in self.shows]
                        must(not leaks, f"the log tells seat {seat} too much: {', '.join(leaks)}")

    # Texts and rules

    def test_every_text_is_there(self) -> None:
        used: dict[str, str] = {}
        for session in self.played():
            for g in _states(session):
                for ask in g.asks:
                    used[ask.prompt] = "prompt"
                    _use_labels(used, self.game, g, ask.seat, dict(ask.about))
                    for option in ask.listed:
                        _use_labels(used, self.game, g, ask.seat, self.game.notation.arguments(option))
            for entry in session.log:
                used[entry.key] = "log"
                _use_labels(used, self.game, session.state, SPECTATOR, entry.about)
        for cls in [cls for cls in self.game.frames.values() if cls.STEPS]:  # others are bases of some
            prefix = "engine" if cls.__module__.startswith("westmarch.engine") else self.game.name
            used[title_key(cls, prefix)] = "frame title"
        for verb in self.game.notation.verbs:
            used[option_key(self.game, verb)] = "option"
        for lang in LANGUAGES:
            messages = self.game.messages(lang)
            missing = sorted(f"{key} ({sort})" for key, sort in used.items() if not messages.has(key))
            must(not missing, f"no text in '{lang}' for {', '.join(missing)}")

    def test_the_position_is_told_in_words(self) -> None:
        if self.game.digest_module is None:
            return
        for session in self.played()[:: self.games]:
            for g in _some(_states(session), FEW):
                for lang in LANGUAGES:
                    text = "\n".join(self.game.digest(g, 0, lang))
                    untold = re.findall(rf"(?<!\w){self.game.name}-[\w-]+|\{{\s*\$.*?\}}", text)
                    must(not untold, f"no words in '{lang}' for {', '.join(sorted(set(untold)))} at {_where(session)}")

    def test_texts_get_all_values_that_they_name(self) -> None:
        speaks_of: dict[str, set[str]] = {}
        for folder in (KERNEL_LOCALE, self.game.folder / "locale"):
            speaks_of |= keys_and_variables(folder, LANGUAGES[0])
        spoken: list[tuple[str, set[str]]] = []
        for session in self.played():
            spoken += [(entry.key, set(entry.about)) for entry in session.log]
            spoken += [(ask.prompt, set(dict(ask.about))) for g in _states(session) for ask in g.asks]
        for key, about in spoken:
            lacking = speaks_of.get(key, set()) - about
            must(not lacking, f"{key} is not told its {', '.join(sorted(lacking))}")

    def test_rule_ids_exist(self) -> None:
        for rule_id, places in ids_in_sources(self.game.folder, self.game.name).items():
            must(rule_id in self.game.rulebook, f"{rule_id} at {', '.join(places)} is not in the rulebook")
        for session in self.played():
            for entry in session.log:
                known = not entry.rule or self.game.rule(entry.rule) is not None
                must(known, f"{entry.key}: no rule {entry.rule}")


#: Games played by each test class.
_played: dict[type[Conformance], list[Session]] = {}


def _states(session: Session) -> list[State]:
    """Every position of a game, the last one included."""
    return list(session.positions())


def _in_a_row(session: Session) -> Iterator[InARow]:
    """Each question of a game with its answer and the question that the same seat was asked right after it."""
    states = _states(session)
    for step, g, after in zip(session.steps, states, states[1:], strict=False):
        asked = [ask for ask in g.asks if ask.seat == step.seat]
        again = [ask for ask in after.asks if ask.seat == step.seat]
        if asked and again:
            yield asked[0], session.game.notation.parse(g, step.seat, step.code), again[0]


def _some(items: list[Any], count: int) -> list[Any]:
    """About so many items, evenly spread."""
    return items[:: max(1, len(items) // count)]


#: Of a choice with more options than this, some are looked at.
MANY = 600
#: Moments of a game that are looked at where looking takes long.
FEW = 3


def _options(ask: Ask) -> list[Option]:
    """The options of a question, or those of it at even distances."""
    count = ask.count()
    return ask.all_options() if count <= MANY else [ask.at(count * i // MANY) for i in range(MANY)]


def _codes(game: Game, g: State) -> list[tuple[int, list[str]]]:
    return [(ask.seat, [game.notation.code(g, ask.seat, o) for o in _options(ask)]) for ask in g.asks]


def _position(session: Session) -> dict[str, Any]:
    """The position without its place in the stream of chance, which a replay does not know."""
    return {name: value for name, value in session.state.dump().items() if name != "chance"}


def _lines(session: Session) -> list[tuple[Any, ...]]:
    return [(entry.key, entry.about, entry.audience, entry.rule) for entry in session.log]


def _where(session: Session) -> str:
    return ", ".join(ask.prompt for ask in session.state.asks) or session.state.ending


def _mutable(g: State) -> set[int]:
    """The identities of all lists and dicts that a position holds."""
    found: set[int] = set()
    waiting: list[Any] = [getattr(g, name) for name in g.plain_fields()] + [g.stack]
    for frame in g.stack:
        waiting += [getattr(frame, name) for name in frame.dump()]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            found.add(id(value))
            waiting += value.values()
        elif isinstance(value, (list, tuple)):
            if isinstance(value, list):
                found.add(id(value))
            waiting += value
    return found


def _search(secrets: list[str], text: str) -> str:
    """The first secret that stands in a text as a whole word."""
    if not secrets:
        return ""
    words = "|".join(re.escape(secret) for secret in sorted(set(secrets), key=len, reverse=True))
    found = re.search(rf"(?<![\w-])(?:{words})(?![\w-])", text)
    return found.group() if found else ""


def _named(game: Game, g: State, seat: int, entry: Entry) -> set[str]:
    """The names that a line of the log mentions, as codes."""
    about = dict(entry.about)
    option = about.pop("option", None)
    if isinstance(option, tuple):
        about |= game.notation.arguments(option)
    found: set[str] = set()
    for name, value in about.items():
        kind = game.notation.vocabulary.get(name)
        if kind is not None:
            values = value if isinstance(value, (list, tuple)) else [value]
            found |= {kind.write(g, seat, item[0] if isinstance(item, tuple) else item) for item in values}
    return found


def _use_labels(used: dict[str, str], game: Game, g: State, seat: int, about: dict[str, Any]) -> None:
    for name, label in game.notation.labels(g, seat, about).items():
        for one in label if isinstance(label, list) else [label]:
            if isinstance(one, Label) and one.key:
                used[one.key] = f"label of {name}"


def _difference(ours: Any, theirs: Any, place: str = "") -> str:
    """Where two observations differ first."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        parts = (_difference(ours[key], theirs[key], f"{place}.{key}") for key in ours)
        return next((part for part in parts if part), "")
    return "" if ours == theirs else f"{place.lstrip('.')}: {str(ours)[:80]} / {str(theirs)[:80]}"
