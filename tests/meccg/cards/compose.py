"""Finds stories for cards: tables at which a definition and one with something changed part ways.

    python -m meccg.cards.compose Concealment "Gates of Morning"     (with ``tests`` on the path)
    python -m meccg.cards.compose --all 2 600 1                      (writes all files: processes, seconds, seed)
    python -m meccg.cards.compose --gathered 0 1                     (tables with many people, a part of so many)
    python -m meccg.cards.compose --retell                           (after a change of what the log says)

For every mutant of a definition (see ``westmarch.cards.mutate``) tables are laid with cards that the definition speaks
of, and some that nearly fit; the story is the first at which the mutant plays otherwise. Then everything is taken
off the table that the story does not need. What comes out is read beside the card before it goes into a file.
"""

from __future__ import annotations

import copy
import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from meccg.cards.tables import Table
from meccg.cards.text_stories import GATHERED, SEATS, STORIES, Play, Story, defined_as, read, stories
from westmarch.cards.mutate.mutants import mutants, rebuilt
from westmarch.cards.nodes import Ability
from westmarch.engine.decision import Ask
from westmarch.games.meccg.cards.mutation import POOL
from westmarch.games.meccg.facts import CARDS, KINDS, NAMED, NUMBER, Face
from westmarch.games.meccg.registry import DEFINED

MOST_TABLES = 200
#: How many decisions a story may have.
ACTS = (1, 2, 3, 4, 5, 6, 8, 11, 14)
SECONDS = 2.0
TABLES_OF_MANY = 6
Abilities = tuple[Ability, ...]


class Player(Play):
    """Plays a table by chance, with a liking for one card, and keeps what was done."""

    def __init__(self, story: Story, rng: random.Random, acts: int, plan: list[str] | None = None) -> None:
        self.rng = rng
        plan = list(plan or [])
        story.acts = []
        super().__init__(story)
        for _ in range(acts + len(plan)):
            if not self.g.asks or self.g.ending:
                break
            ask = self.g.asks[0]
            act = plan.pop(0) if plan else ""
            if not act or self.option(ask, act) is None:
                act = self._choice(ask)
            story.acts.append(act)
            if not self.do(act):
                break

    def _choice(self, ask: Ask) -> str:
        rng = self.rng
        if ask.pick is not None and ask.pick.count() > 200:
            option = ask.pick.at(rng.randrange(ask.pick.count()))
            return f"{SEATS[ask.seat]}: {self.text(ask, option)}"
        texts = [self.text(ask, option) for option in ask.all_options()]
        own = [text for text in texts if self.story.subject in text]
        played = [text for text in own if not text.startswith("guard")]
        if played and rng.random() < 0.85:
            said = rng.choice(played)
        elif own and rng.random() < 0.1:
            said = rng.choice(own)
        elif "pass" in texts and rng.random() < (1.0 if self.story.gathered else 0.55):
            said = "pass"
        else:
            said = rng.choice(texts)
        return f"{SEATS[ask.seat]}: {said}"


def changed(card: Face) -> dict[str, Abilities]:
    """The card with one thing changed, by what it is: its definition's mutants, and its texts left out."""
    found: dict[str, Abilities] = {}
    abilities = DEFINED[card.number].abilities
    whole = POOL.text(card.id, abilities) if abilities else ""
    for mutant in mutants(abilities, POOL):
        other = mutant.among(abilities)
        try:
            silent = POOL.text(card.id, other) == whole
        except Exception:
            silent = False
        if not (silent and mutant.is_amount):
            name = f"{mutant.index} {mutant.kind} {mutant.what}"
            # Of several alike, such as two Elves to spot, each is a change of its own.
            found[name if name not in found else f"{name} ({len(found)})"] = other
    for index in range(len(abilities)):
        found[f"{index} text left out"] = abilities[:index] + abilities[index + 1 :]
    return found


def _too_long(signum: int, frame: Any) -> None:
    raise TimeoutError


def in_time(run: Callable[[], list[str]]) -> list[str]:
    """What is told; an error is told as well."""
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return run()
    except Exception as problem:
        return [f"! {type(problem).__name__}"]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def lines_of(story: Story, like: list[str] | None = None) -> list[str]:
    return in_time(lambda: Play(story, like).lines)


def differ(card: Face, story: Story, lines: list[str], other: Abilities) -> int:
    """The first line in which the story of a mutant differs; -1 if none does."""
    with defined_as(card.number, other):
        others = lines_of(story, lines)
    for i, (one, two) in enumerate(zip(lines, others, strict=False)):
        if one != two:
            return i
    return -1 if len(lines) == len(others) else min(len(lines), len(others))


def is_sound(lines: list[str]) -> bool:
    return not any([line.startswith("!") or "is not offered" in line or "cannot be done" in line for line in lines])


def _played(story: Story, rng: random.Random, acts: int, plan: list[str]) -> list[str]:
    return Player(story, rng, acts, plan).lines


def compose(card: Face, have: list[Story], seed: int, most: int = MOST_TABLES) -> tuple[list[Story], list[str]]:
    """Stories of a card, those that it has included, and the changes that none of them sees."""
    rng = random.Random(f"{card.id} {seed}")
    alive = changed(card)
    found = list(have)
    for story in found:
        lines = lines_of(story)
        for name in [name for name, other in alive.items() if differ(card, story, lines, other) >= 0]:
            del alive[name]
    probes = ((), permissive(card))
    for table in range(most):
        if not alive:
            break
        plan: list[str] = []
        focus = unseen_ability(card, rng.choice(list(alive)))
        if found and rng.random() < 0.7:
            before = rng.choice(found)
            plan = before.acts
            story = Table(card, rng, focus).varied(before)
        else:
            story = Table(card, rng, focus).laid()
        acts = rng.choice(ACTS[: 3 + table // 12])
        if not is_sound(in_time(partial(_played, story, rng, acts, plan))):
            continue
        lines = lines_of(story)
        if not is_sound(lines) or not any([card.names[0] in line or card.id in line for line in lines]):
            continue
        if not any([differ(card, story, lines, probe) >= 0 for probe in probes]):
            continue
        seen = {name: at for name, other in alive.items() if (at := differ(card, story, lines, other)) >= 0}
        if seen:
            found.append(tight(card, story, [alive[name] for name in seen]))
            for name in seen:
                del alive[name]
    return (fewest(card, found) if len(found) > len(have) else found), list(alive)


def unseen_ability(card: Face, name: str) -> Ability:
    """The text that a change is about, by what the change is called."""
    return DEFINED[card.number].abilities[int(name.split()[0])]


def permissive(card: Face) -> Abilities:
    """The card without conditions and costs: where neither this nor a card without any text makes a difference, it does
    not matter, and nothing else is tried."""
    return tuple([rebuilt(ability, needs=(), cost=None) for ability in DEFINED[card.number].abilities])


def fewest(card: Face, found: list[Story]) -> list[Story]:
    """As few of the stories as see all that they see together; the short ones if there is a choice."""
    others = changed(card)
    sees: list[tuple[Story, set[str]]] = []
    for story in found:
        lines = lines_of(story)
        sees.append((story, {name for name, other in others.items() if differ(card, story, lines, other) >= 0}))
    kept: list[Story] = []
    while any([names for _, names in sees]):
        best, seen = max(sees, key=lambda one: (len(one[1]), -len(one[0].acts), -size(one[0])))
        kept.append(best)
        sees = [(story, names - seen) for story, names in sees if story is not best]
    return sorted(kept, key=lambda story: (len(story.acts), size(story)))


def size(story: Story) -> int:
    people = sum([1 + len(who.cards) for one in story.companies for who in one.people])
    return people + sum([len(cards) for cards in story.piles.values()]) + len(story.events)


def tight(card: Face, story: Story, others: list[Abilities]) -> Story:
    """The story with no more than it takes to see these changes."""
    lines = lines_of(story)
    last = max([differ(card, story, lines, other) for other in others])
    story.acts = story.acts[: len([line for line in lines[: last + 1] if line.startswith(">")])]
    for smaller in list(_smaller(story)):
        candidate = copy.deepcopy(story)
        try:
            if not smaller(candidate):
                continue
        except IndexError:
            continue
        lines = lines_of(candidate)
        if is_sound(lines) and all([differ(card, candidate, lines, other) >= 0 for other in others]):
            story = candidate
    return story


Smaller = Callable[[Story], bool]


def _smaller(story: Story) -> Iterator[Smaller]:
    """Ways to take something off the table, the last first."""
    for place in range(len(story.companies) - 1, 0, -1):
        yield partial(_drop, place)
    for key, cards in story.piles.items():
        yield from [partial(_take, key, at) for at in range(len(cards) - 1, -1, -1)]
    yield from [partial(_end, at) for at in range(len(story.events) - 1, -1, -1)]
    for place, company in enumerate(story.companies):
        for at in range(len(company.people) - 1, -1, -1):
            yield from [partial(act, place, at) for act in (_bare, _leave, _heal)]
        yield partial(_unguard, place)
    yield _no_dice


def _take(key: tuple[int, str], at: int, story: Story) -> bool:
    return bool(story.piles[key].pop(at))


def _end(at: int, story: Story) -> bool:
    return bool(story.events.pop(at))


def _drop(place: int, story: Story) -> bool:
    if any([slot >= place for _, _, slot in story.events]):
        return False
    return bool(story.companies.pop(place))


def _leave(place: int, at: int, story: Story) -> bool:
    return len(story.companies[place].people) > 1 and bool(story.companies[place].people.pop(at))


def _bare(place: int, at: int, story: Story) -> bool:
    who = story.companies[place].people[at]
    kept = tuple([card for card in who.cards if card == story.subject])
    if kept == who.cards:
        return False
    who.cards = kept
    return True


def _heal(place: int, at: int, story: Story) -> bool:
    who = story.companies[place].people[at]
    if not who.status:
        return False
    who.status = ""
    return True


def _unguard(place: int, story: Story) -> bool:
    if not story.companies[place].guard or story.companies[place].guard == story.subject:
        return False
    story.companies[place].guard = ""
    return True


def _no_dice(story: Story) -> bool:
    if not story.dice:
        return False
    story.dice = []
    return True


signal.signal(signal.SIGALRM, _too_long)


def file_of(card: Face) -> str:
    """The file that holds a card's stories: by its kind and its first letter."""
    kind = KINDS[card.kind]
    if kind.endswith("-event"):
        kind += f"/{card.printed.split('-')[0]}-{card.id[0]}"
    return f"{kind}.txt"


def _composed(given: tuple[str, int]) -> tuple[str, list[str], list[str]]:
    """The stories of a card and what they do not see; for a process of its own."""
    name, seed = given
    card = CARDS[NUMBER[name]]
    have = [read(one.lines) for one in stories() if one.subject == name]
    found, unseen = compose(card, have, seed + len(have))
    return name, ["\n".join(story.reported()) for story in found], unseen


def write_all(jobs: int, seconds: float, seed: int) -> None:
    """Compose for all cards, as far as the time goes."""
    cards = [card for card in CARDS if DEFINED[card.number].abilities]
    blocks: dict[str, list[str]] = {card.id: [] for card in cards}
    for one in stories():
        blocks[one.subject].append("\n".join(one.lines))
    # Those without a story first, then those with much to see.
    weight = {card.id: len(list(mutants(DEFINED[card.number].abilities, POOL))) for card in cards}
    waiting = sorted(weight, key=lambda name: (len(blocks[name]) > 0, -weight[name]))
    ends = time.monotonic() + seconds
    with multiprocessing.Pool(jobs) as pool:
        results = pool.imap_unordered(_composed, [(name, seed) for name in waiting])
        for _ in waiting:
            try:
                name, found, unseen = results.next(timeout=max(0.1, ends - time.monotonic()))
            except multiprocessing.TimeoutError:
                break
            blocks[name] = found
            for what in unseen:
                print(f"{name}: not seen: {what}", flush=True)
        pool.terminate()
    for file in sorted({file_of(card) for card in cards}):
        path = STORIES / file
        path.parent.mkdir(parents=True, exist_ok=True)
        reported = [block for card in cards if file_of(card) == file for block in blocks[card.id]]
        path.write_text("\n\n".join(reported) + "\n", encoding="utf-8")


def gathered(card: Face) -> list[Story]:
    """For each text of a card a table at which many others are, so that all can be seen whom it does not mean."""
    found: list[Story] = []
    for index, ability in enumerate(DEFINED[card.number].abilities):
        for attempt in range(TABLES_OF_MANY):
            rng = random.Random(f"{card.id} {index} {attempt}")
            table = Table(card, rng, ability, plain=True)
            story = table.laid()
            story.gathered = True
            acts = 0 if ability.kind == "static" and attempt < 3 else rng.choice((2, 3, 4))
            if is_sound(in_time(partial(_played, story, rng, acts, []))) and _speaks(card, index, story):
                found.append(story)
                break
    return found


def _speaks(card: Face, index: int, story: Story) -> bool:
    """Whether a text makes a difference to a story that can be played again."""
    lines = lines_of(story)
    abilities = DEFINED[card.number].abilities
    return is_sound(lines) and differ(card, story, lines, abilities[:index] + abilities[index + 1 :]) >= 0


def write_gathered(number: int, of: int) -> None:
    """A part of all cards: tables with many others for their texts."""
    cards = [card for card in CARDS if DEFINED[card.number].abilities]
    for card in cards[number::of]:
        have = {"\n".join(one.lines) for one in stories() if one.subject == card.id}
        if any([GATHERED in one for one in have]):
            continue
        reported = ["\n".join(story.reported()) for story in gathered(card)]
        if reported:
            with (STORIES / file_of(card)).open("a", encoding="utf-8") as file:
                file.write("\n" + "\n\n".join(reported) + "\n")


def retell() -> None:
    """Tell all stories anew, after a change of what the log says; those that cannot be played any more are named."""
    for path in sorted(STORIES.rglob("*.txt")):
        blocks = []
        for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
            lines = read(block.splitlines()).reported()
            if is_sound([line.strip() for line in lines]):
                blocks.append("\n".join(lines))
            else:
                print(f"not offered any more: {lines}")
        path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    if names[:1] == ["--gathered"]:
        write_gathered(*[int(one) for one in names[1:3]])
        return
    if names == ["--retell"]:
        retell()
        return
    if names[:1] == ["--all"]:
        write_all(*[int(one) for one in names[1:4]])
        return
    for name in names:
        card = CARDS[NUMBER.get(name, NAMED.get(name, -1))]
        found, unseen = compose(card, [], 1)
        for story in found:
            print("\n".join(story.reported()), end="\n\n")
        for what in unseen:
            print(f"{card.names[0]} ({card.id}): not seen: {what}")


if __name__ == "__main__":
    main(sys.argv[1:])
