"""Finds stories for cards: tables at which a definition and one with something changed part ways.

    python -m tcg.cards.compose 1_3 "Gimli's Helm"        (with ``tests`` on the path)
    python -m tcg.cards.compose set1/dwarven.txt          (writes the file)
    python -m tcg.cards.compose --retell                  (after a change of what everybody is asked)

For every mutant of a definition (see ``westmarch.cards.mutate``) tables are laid with cards that the definition speaks
of, and some that nearly fit; the story is the first at which the mutant plays otherwise. Then everything is taken
off the table that the story does not need. What comes out is read beside the card before it goes into a file.
"""

from __future__ import annotations

import contextlib
import copy
import random
import signal
import sys
from collections.abc import Iterator
from typing import Any

from tcg.cards.tables import Table
from tcg.cards.text_stories import SEATS, STORIES, Play, Story, read, stories, title_of
from westmarch.cards.mutate.mutants import mutants
from westmarch.cards.nodes import Ability
from westmarch.engine.decision import Ask
from westmarch.games.tcg.cards.mutation import POOL
from westmarch.games.tcg.facts import (
    BY_ID,
    CATALOGUE,
    RING,
    SITE,
    Card,
)

#: Tables that are tried for a card.
MOST_TABLES = 90
#: How many decisions a story may have.
ACTS = (1, 2, 3, 4, 5, 6, 8, 11)
#: What happens as the fellowship moves.
MOVING = ("move", "move to", "move from", "end fellowship", "start shadow")


class Player(Play):
    """Plays a table by chance, with a liking for one card, and keeps what was done."""

    def __init__(
        self, story: Story, rng: random.Random, acts: int, events: set[str], plan: list[str] | None = None
    ) -> None:
        self.rng = rng
        plan = list(plan or [])
        self.used = 0
        self.playing = "played" in events
        self.moving = bool(events & set(MOVING)) or BY_ID[story.subject].type == SITE
        self.subject = BY_ID[story.subject].number
        story.acts = []
        super().__init__(story)
        before = self.look()
        turn = self.g.turn
        for _ in range(acts + len(plan)):
            if not self.g.asks or self.g.turn != turn:
                break
            act = plan.pop(0) if plan else ""
            if not act or self.option(self.g.asks[0], act) is None:
                act = self._choice(self.g.asks[0])
            story.acts.append(act)
            self.do(act)
            before = self._tell(before)

    def _choice(self, ask: Ask) -> str:
        g, rng = self.g, self.rng
        texts = [self.text(option) for option in ask.listed]
        own = [
            self.text(option)
            for option in ask.listed
            if option[0] in ("play", "use", "answer") and g.blueprint[option[1]] == self.subject
        ]
        said = ""
        if own and self.used < 4 and rng.random() < 0.92:
            self.used += 1
            said = rng.choice(own)
        elif ask.pick is not None and (not texts or rng.random() < 0.8):
            said = self.text(ask.pick.at(rng.randrange(min(ask.pick.count(), 5000))))
        elif self.playing and (played := [text for text in texts if text.startswith("play ")]) and rng.random() < 0.6:
            said = rng.choice(played)
        elif "move" in texts and (self.moving or rng.random() < 0.3):
            said = "move"
        elif any([text.startswith("assign ") for text in texts]) and rng.random() < 0.8:
            said = rng.choice([text for text in texts if text.startswith("assign ")])
        elif "pass" in texts and ("yes" not in texts) and rng.random() < 0.72:
            said = "pass"
        elif "yes" in texts and rng.random() < 0.85:
            said = "yes"
        else:
            said = rng.choice(texts)
        return f"{SEATS[ask.seat]}: {said}"


class Definition:
    """A card as it is, or with something changed, for as long as it is looked at."""

    def __init__(self, card: Card) -> None:
        self.card = card

    @contextlib.contextmanager
    def as_(self, other: Card) -> Iterator[None]:
        CATALOGUE[self.card.number] = BY_ID[self.card.id] = other
        try:
            yield
        finally:
            CATALOGUE[self.card.number] = BY_ID[self.card.id] = self.card


def changed(card: Card) -> dict[str, Card]:
    """The card with one thing changed, by what it is: its definition's mutants, its texts left out, its numbers."""
    found: dict[str, Card] = {}
    whole = POOL.text(card.id, card.abilities) if card.abilities else ""
    for mutant in mutants(card.abilities, POOL):
        abilities = mutant.among(card.abilities)
        try:
            silent = POOL.text(card.id, abilities) == whole
        except Exception:
            silent = False
        if not (silent and mutant.is_amount):
            name = f"{mutant.index} {mutant.kind} {mutant.what}"
            # Of several alike, such as two Elves to spot, each is a change of its own.
            found[name if name not in found else f"{name} ({len(found)})"] = POOL._with(card.id, abilities)
    for index in range(len(card.abilities)):
        rest = card.abilities[:index] + card.abilities[index + 1 :]
        found[f"{index} text left out"] = POOL._with(card.id, rest)
    for name in ("cost", "strength", "vitality", "shadow"):
        if getattr(card, name) or (name == "cost" and card.type not in (SITE, RING)):
            other = POOL._with(card.id, card.abilities)
            setattr(other, name, getattr(card, name) + 1)
            found[f"{name} raised"] = other
    return found


def _too_long(signum: int, frame: Any) -> None:
    raise TimeoutError


def lines_of(story: Story, like: list[str] | None = None) -> list[str]:
    """What is told of a story; an error is told as well."""
    signal.setitimer(signal.ITIMER_REAL, 2.0)
    try:
        return Play(story, like).lines
    except Exception as problem:
        return [f"! {type(problem).__name__}"]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def differ(definition: Definition, story: Story, lines: list[str], other: Card) -> int:
    """The first line in which the story of a mutant differs; -1 if none does."""
    with definition.as_(other):
        others = lines_of(story, lines)
    for i, (one, two) in enumerate(zip(lines, others, strict=False)):
        if one != two:
            return i
    return -1 if len(lines) == len(others) else min(len(lines), len(others))


def is_sound(lines: list[str]) -> bool:
    return not any([line.startswith("!") or "is not offered" in line or "cannot be done" in line for line in lines])


def compose(
    card: Card, have: list[Story] | None = None, seed: int = 1, most: int = MOST_TABLES
) -> tuple[list[Story], list[str]]:
    """Stories of a card, those that it has included, and the changes that none of them sees."""
    rng = random.Random(f"{card.id} {seed}")
    definition = Definition(card)
    alive = changed(card)
    found: list[Story] = have or []
    for story in found:
        lines = lines_of(story)
        for name in [name for name, other in alive.items() if differ(definition, story, lines, other) >= 0]:
            del alive[name]
    old = len(found)
    events = {ability.on.event for ability in card.abilities if ability.on is not None}
    for table in range(most):
        if not alive:
            break
        try:
            plan: list[str] = []
            focus = unseen_ability(card, rng.choice(list(alive)))
            if found and rng.random() < 0.7:
                before = rng.choice(found)
                plan = before.acts
                story = Table(card, rng, focus).varied(before)
            else:
                story = Table(card, rng, focus).laid()
            signal.setitimer(signal.ITIMER_REAL, 2.0)
            acts = rng.choice((0, 0, 1, 2, 3)) if plan else rng.choice(ACTS[: 2 + table // 8])
            lines = Player(story, rng, acts, events, plan).lines
        except Exception:
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        lines = lines_of(story)
        if not is_sound(lines):
            continue
        seen = {}
        for name, other in alive.items():
            line = differ(definition, story, lines, other)
            if line >= 0:
                seen[name] = line
        if seen:
            found.append(tight(definition, story, [alive[name] for name in seen]))
            for name in seen:
                del alive[name]
    return (fewest(definition, found, changed(card)) if len(found) > old else found), list(alive)


def unseen_ability(card: Card, name: str) -> Ability | None:
    """The text that a change is about, by what the change is called; none for printed numbers."""
    index = name.split()[0]
    return card.abilities[int(index)] if index.isdigit() else None


#: One of the stories of a card plays it.
PLAYED = "is played"


def fewest(definition: Definition, found: list[Story], others: dict[str, Card]) -> list[Story]:
    """As few of the stories as see all that they see together; the short ones if there is a choice."""
    sees: list[tuple[Story, set[str]]] = []
    for story in found:
        lines = lines_of(story)
        names = {name for name, other in others.items() if differ(definition, story, lines, other) >= 0}
        if any(
            [f": play {definition.card.name}" in act or f": answer {definition.card.name}" in act for act in story.acts]
        ):
            names.add(PLAYED)
        sees.append((story, names))
    kept: list[Story] = []
    while any([names for _, names in sees]):
        best, seen = max(sees, key=lambda one: (len(one[1]), -len(one[0].acts), -len(one[0].cards)))
        kept.append(best if PLAYED in seen else tight(definition, best, [others[name] for name in seen]))
        sees = [(story, names - seen) for story, names in sees if story is not best]
    return sorted(kept, key=lambda story: (len(story.acts), len(story.cards)))


def tight(definition: Definition, story: Story, others: list[Card]) -> Story:
    """The story with no more than it takes to see these changes."""
    lines = lines_of(story)
    story = shortened(story, lines, max([differ(definition, story, lines, other) for other in others]))
    return lean(definition, story, others)


def shortened(story: Story, lines: list[str], last: int) -> Story:
    """The story up to the line that matters."""
    acts = len([line for line in lines[: last + 1] if line.startswith(">")])
    story.acts = story.acts[:acts]
    return story


def lean(definition: Definition, story: Story, others: list[Card]) -> Story:
    """The story without what it does not need."""
    for smaller in _smaller(story):
        candidate = copy.deepcopy(story)
        if not smaller(candidate):
            continue
        lines = lines_of(candidate)
        if is_sound(lines) and all([differ(definition, candidate, lines, other) >= 0 for other in others]):
            story = candidate
    return story


def _smaller(story: Story) -> Iterator[Any]:
    """Ways to take something off the table, the last card first."""

    def drop(place: int) -> Any:
        def act(one: Story) -> bool:
            if place in one.fight:
                if place == one.fight[0] or len(one.fight) == 2:
                    return False
                one.fight.remove(place)
            one.fight = [i - 1 if i > place else i for i in one.fight]
            del one.cards[place]
            return True

        return act

    def bare(place: int, field: str, nothing: Any) -> Any:
        def act(one: Story) -> bool:
            if not getattr(one.cards[place], field):
                return False
            setattr(one.cards[place], field, nothing)
            return True

        return act

    def scalar(name: str) -> Any:
        def act(one: Story) -> bool:
            return one.scalars.pop(name, 0) != 0

        return act

    def plain(field: str, value: Any) -> Any:
        def act(one: Story) -> bool:
            if getattr(one, field) == value:
                return False
            setattr(one, field, value)
            return True

        return act

    yield from [drop(place) for place in range(len(story.cards) - 1, -1, -1)]
    for place in range(len(story.cards)):
        yield from [
            _safe(bare(place, field, nothing))
            for field, nothing in (("items", ()), ("stacked", ()), ("wounds", 0), ("tokens", 0))
        ]
    yield from [scalar(name) for name in ("burdens", "controlled", "moves", "twilight")]
    for number in story.sites:
        if number != BY_ID[story.subject].site:
            yield lambda one, number=number: bool(one.sites.pop(number, ""))
    yield plain("worn", False)
    yield plain("fierce", False)
    yield plain("at", 2)


def _safe(act: Any) -> Any:
    def run(one: Story) -> bool:
        try:
            return bool(act(one))
        except IndexError:
            return False

    return run


signal.signal(signal.SIGALRM, _too_long)


def file_of(card: Card) -> str:
    """The file that holds a card's stories: by set, and by culture or kind."""
    kind = {SITE: "sites", RING: "rings"}.get(card.type, card.culture)
    return f"set{card.set}/{kind}.txt"


def write(names: list[str]) -> None:
    """Compose what the stories of whole files do not see yet; what is still not seen is told."""
    reported = stories()
    for name in names:
        cards = [card for card in CATALOGUE if file_of(card) == name]
        blocks = {card.id: ["\n".join(one.lines) for one in reported if one.subject == card.id] for card in cards}
        path = STORIES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for card in cards:
            have = [read(one.lines) for one in reported if one.subject == card.id]
            found, unseen = compose(card, have, 1 + len(have))
            blocks[card.id] = ["\n".join(story.reported()) for story in found]
            path.write_text("\n\n".join([block for some in blocks.values() for block in some]) + "\n", encoding="utf-8")
            for what in unseen:
                print(f"{title_of(card)} ({card.id}): not seen: {what}", flush=True)


def retell() -> None:
    """Tell all stories anew, with the same table and the same decisions."""
    for path in sorted(STORIES.rglob("*.txt")):
        blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
        reported = [one if one.startswith("#") else "\n".join(read(one.splitlines()).reported()) for one in blocks]
        path.write_text("\n\n".join(reported) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    if names == ["--retell"]:
        retell()
        return
    if names and names[0].endswith(".txt"):
        write(names)
        return
    for name in names:
        card = BY_ID.get(name) or next(card for card in CATALOGUE if card.name == name)
        found, unseen = compose(card)
        for story in found:
            print("\n".join(story.reported()), end="\n\n")
        for what in unseen:
            print(f"{title_of(card)} ({card.id}): not seen: {what}")


if __name__ == "__main__":
    main(sys.argv[1:])
