"""``hard``: Monte Carlo tree search over positions dealt anew, for any game with a mind.

Each pass takes a position that looks the same from the seat, walks down the tree of the questions that matter,
decides details as the mind likes them, judges the position where it leaves the tree, and gives every node on the way
its value. Nodes are found by what was decided, whatever the dice and the hidden cards were, so that a node's mean is
a mean over all that the seat cannot know. Wide questions open option by option, in the order of the mind's ranking.

Time is used: the longer a search lasts, the more options enter it (one of each kind first), the deeper the tree goes
and the further the game is played on before it is judged. Every round deals anew.
"""

from __future__ import annotations

from math import exp, log2, sqrt
from typing import Any

from westmarch.ai.budget import Budget, Clock
from westmarch.ai.guards import DETAILS
from westmarch.ai.mind import Mind, kind_of
from westmarch.ai.policy import Seen
from westmarch.ai.race import Race
from westmarch.ai.rankers import one_step
from westmarch.ai.style import ORDINARY, Style
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.engine.view import fresh_from

#: How strongly the search follows the mind's ranking and tries what it has seldom tried.
CURIOSITY = 0.22
#: Points of ranking that make an option e times as likely at first.
TEMPERATURE = 1.6
#: Options open at first, and how many more with the visits.
OPEN_AT_FIRST = 3
OPENS = 1.3
#: Questions of the tree on one way down; one more each time the passes have doubled from here on.
DEEPEST = 5
DEEPER_FROM = 64
#: Rounds after which new options enter at each heat, how many, and from which on the game is played further on, by one
#: rest each time the rounds have doubled.
ENTER_FROM = 12
NEWCOMERS = 3
FURTHER_FROM = 32
#: Share of the budget for a question that goes on with what the one before began.
DETAIL_SHARE = 0.25
#: Dice of the passes lie so far apart in the stream.
_STRIDE = 1 << 14


class Node:
    """A question reached by some decisions: who decides, and how its options have done so far."""

    __slots__ = ("children", "options", "priors", "prompt", "scores", "seat", "sums", "tries", "visits")

    def __init__(self, ask: Ask, ranked: list[tuple[float, Option]], width: int = 10) -> None:
        self.seat = ask.seat
        self.prompt = ask.prompt
        best = ranked[:width]
        top = best[0][0]
        shares = [exp(max(-30.0, (score - top) / TEMPERATURE)) for score, _ in best]
        total = sum(shares)
        self.options = [option for _, option in best]
        self.scores = [score for score, _ in best]
        self.priors = [share / total for share in shares]
        self.visits = 0
        self.tries = [0] * len(best)
        self.sums = [0.0] * len(best)
        self.children: dict[Option, Node] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Trees of opponents go to other processes and back; a compiled class has to say what it holds."""
        ranked = list(zip(self.scores, self.options, strict=True))
        return grown_again, (
            self.seat,
            self.prompt,
            ranked,
            self.priors,
            self.visits,
            self.tries,
            self.sums,
            self.children,
        )

    def open(self, score: float, option: Option) -> None:
        """One more option."""
        self.options.append(option)
        self.scores.append(score)
        self.priors.append(exp(max(-30.0, (score - self.scores[0]) / TEMPERATURE)) / len(self.options))
        self.tries.append(0)
        self.sums.append(0.0)

    def select(self, ask: Ask) -> int:
        """The option to try next among those that are legal this time; -1 if none is."""
        opened = OPEN_AT_FIRST + int(OPENS * sqrt(self.visits) / 2)
        tried = sum(self.tries)
        mean = sum(self.sums) / tried if tried else 0.5
        spur = CURIOSITY * sqrt(self.visits + 1)
        best, found = -1.0, -1
        for i, option in enumerate(self.options[:opened]):
            if not ask.legal(option):
                continue
            tries = self.tries[i]
            value = self.sums[i] / tries if tries else mean
            value += spur * self.priors[i] / (1 + tries)
            if value > best:
                best, found = value, i
        return found


def grown_again(
    seat: int,
    prompt: str,
    ranked: list[tuple[float, Option]],
    priors: list[float],
    visits: int,
    tries: list[int],
    sums: list[float],
    children: dict[Option, Node],
) -> Node:
    """A node from its pickle."""
    node = Node(Ask(seat, prompt, [], ""), ranked, len(ranked))
    node.priors, node.visits, node.tries, node.sums, node.children = priors, visits, tries, sums, children
    return node


class Hard:
    """A level that searches. The tree of one question is kept for the next, if that goes on from it.

    The options of the question itself run a race (``ai.race``), which may begin where ``medium`` would end, one step
    ahead: each round every option that is still running is tried in the same deal with the same dice. Below, the tree
    opens by what has done well. Where a pass leaves the tree the game is played on as the mind likes it to a rest, past
    some of them (``Style.horizon``), and then judged.
    """

    def __init__(self, mind: Mind, budget: Budget, style: Style = ORDINARY) -> None:
        self.mind = mind
        self.budget = budget
        self.style = style
        self.root: Node | None = None
        self.kept: Node | None = None
        #: Positions looked at for the last question.
        self.looked_at = 0

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        ask = seen.ask
        self.looked_at = 1
        ranked = self.mind.ranked(g, ask)
        if len(ranked) < 2 or not self.mind.is_weighed(ask):
            return [option for _, option in ranked]
        resumed = self.resumed(ask)
        root = resumed or Node(ask, ranked, self.style.width)
        begins = resumed is None and self.mind.is_macro(ask)
        budget = self.budget if begins else self.budget.share(DETAIL_SHARE)
        clock = budget.start()
        race = self.search(root, seen, g, clock, chance, ranked)
        self.looked_at = clock.nodes
        ranking = [root.options[place] for place in race.order()]
        self.kept = root.children.get(ranking[0])
        self.root = root
        return ranking + [option for _, option in ranked if option not in ranking]

    def resumed(self, ask: Ask) -> Node | None:
        """The part of the last tree that this question stands at, if it does."""
        kept, self.kept = self.kept, None
        if kept is None or kept.seat != ask.seat or kept.prompt != ask.prompt or self.mind.is_pause(ask):
            return None
        return kept if all(ask.legal(option) for option in kept.options) else None

    def search(
        self, root: Node, seen: Seen, first: State, clock: Clock, chance: Chance, ranked: list[tuple[float, Option]]
    ) -> Race:
        seed = fresh_from(chance)
        guesses = self.first_look(root, seen, first, clock, chance)
        race = Race(root.scores, self.style, guesses, self.style.doubt)
        waiting = [pair for pair in one_of_each_kind(ranked, 0) if pair[1] not in root.options]
        deal = first
        while not clock.over() and not (race.settled() and (not waiting or race.entered)):
            number = race.rounds
            if number:
                deal = seen.dealt(chance)
            further = self.style.horizon + later(number, FURTHER_FROM)
            for place in race.running:
                g: State = deal.clone()
                g.chance = Chance(seed, number * _STRIDE)
                race.add(place, self.descend(root, place, g, further))
                clock.tick()
                if clock.over() and number:
                    break
            if race.end_round(clock.spent()) and race.rounds >= ENTER_FROM:
                for score, option in waiting[:NEWCOMERS]:
                    root.open(score, option)
                    race.enter(score)
                del waiting[:NEWCOMERS]
        return race

    def first_look(self, root: Node, seen: Seen, first: State, clock: Clock, chance: Chance) -> list[float] | None:
        """What the options seem worth one step ahead, where the style of the game has such a look."""
        if not self.style.first_look:
            return None
        head = list(zip(root.scores, root.options, strict=True))
        first_look = one_step(self.mind, seen, first, head, clock, chance, self.style, self.style.first_look)
        return [first_look.found(place) for place in range(len(head))]

    def descend(self, root: Node, first: int, g: State, horizon: int) -> float:
        """One pass: an option of the root, down the tree, judge, and back up; its value for the root."""
        way: list[tuple[Node, int]] = []
        deepest = DEEPEST + later(root.visits, DEEPER_FROM)
        node, choice = root, first
        ask = own_ask(g, root.seat)
        while choice >= 0:
            option = node.options[choice]
            way.append((node, choice))
            decide(g, option, ask.seat)
            self.details(g)
            if not g.asks or len(way) >= deepest:
                break
            ask = g.asks[0]
            following = node.children.get(option)
            if following is None:
                # What is tried once may never be tried again: a node is made for the second time.
                if node.tries[choice]:
                    node.children[option] = Node(ask, self.mind.ranked(g, ask), self.style.width)
                break
            if following.seat != ask.seat or following.prompt != ask.prompt:
                break
            node = following
            choice = node.select(ask)
        self.play_on(g, horizon)
        values: dict[int, float] = {}
        for node, choice in way:
            if node.seat not in values:
                values[node.seat] = self.mind.evaluate(g, node.seat)
                if g.seats == 2:
                    values[1 - node.seat] = 1 - values[node.seat]
            node.visits += 1
            node.tries[choice] += 1
            node.sums[choice] += values[node.seat]
        return values[root.seat]

    def details(self, g: State) -> None:
        """Questions that do not matter much, as the mind likes them."""
        mind = self.mind
        for _ in range(DETAILS):
            if not g.asks or mind.is_weighed(g.asks[0]):
                return
            ask = g.asks[0]
            decide(g, mind.ranked(g, ask)[0][1], ask.seat)

    def play_on(self, g: State, horizon: int) -> None:
        """On to where the position can be judged: past some rests."""
        mind = self.mind
        left = horizon
        for _ in range(DETAILS * (1 + horizon)):
            if not g.asks:
                return
            ask = g.asks[0]
            if mind.is_rest(ask):
                if left <= 0:
                    return
                left -= 1
            decide(g, mind.ranked(g, ask)[0][1], ask.seat)


def later(count: int, start: int) -> int:
    """How often something has doubled since a start."""
    return int(log2(count / start)) + 1 if count >= start else 0


def one_of_each_kind(ranked: list[tuple[float, Option]], width: int) -> list[tuple[float, Option]]:
    """The best so many as they are, then the best of each kind that is not among them, then the others."""
    head, kinds = ranked[:width], {kind_of(option) for _, option in ranked[:width]}
    firsts: list[tuple[float, Option]] = []
    others: list[tuple[float, Option]] = []
    for score, option in ranked[width:]:
        kind = kind_of(option)
        (others if kind in kinds else firsts).append((score, option))
        kinds.add(kind)
    return head + firsts + others


def own_ask(g: State, seat: int) -> Ask:
    """The question of a seat where several are asked at once."""
    for ask in g.asks:
        if ask.seat == seat:
            return ask
    return g.asks[0]
