"""``hard``: Monte Carlo tree search over positions dealt anew, for any game with a mind.

Each pass takes a position that looks the same from the seat, walks down the tree of the questions that matter,
decides details as the mind likes them, judges the position where it leaves the tree, and gives every node on the way
its value. Nodes are found by what was decided, whatever the dice and the hidden cards were, so that a node's mean is
a mean over all that the seat cannot know. Wide questions open option by option, in the order of the mind's ranking.
"""

from __future__ import annotations

from math import exp, sqrt

from westmarch.ai.budget import Budget, Clock
from westmarch.ai.guards import DETAILS
from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.runner import decide
from westmarch.engine.state import State
from westmarch.engine.view import fresh_from

#: How strongly the search follows the mind's ranking and tries what it has seldom tried.
CURIOSITY = 0.22
#: Points of ranking that make an option e times as likely at first.
TEMPERATURE = 1.6
#: Options open at first, one more each time the visits grow by so much, and at most.
OPEN_AT_FIRST = 3
OPENS = 1.3
WIDEST = 10
#: Questions of the tree on one way down.
DEEPEST = 5
#: Positions dealt for one search; each is used again with new dice.
DEALS = 24
#: Share of the budget for a question that goes on with what the one before began.
DETAIL_SHARE = 0.25
#: Dice of the passes lie so far apart in the stream.
_STRIDE = 1 << 14


class Node:
    """A question reached by some decisions: who decides, and how its options have done so far."""

    __slots__ = ("children", "options", "priors", "prompt", "seat", "sums", "tries", "visits")

    def __init__(self, ask: Ask, ranked: list[tuple[float, Option]]) -> None:
        self.seat = ask.seat
        self.prompt = ask.prompt
        best = ranked[:WIDEST]
        top = best[0][0]
        shares = [exp(max(-30.0, (score - top) / TEMPERATURE)) for score, _ in best]
        total = sum(shares)
        self.options = [option for _, option in best]
        self.priors = [share / total for share in shares]
        self.visits = 0
        self.tries = [0] * len(best)
        self.sums = [0.0] * len(best)
        self.children: dict[Option, Node] = {}

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

    def ranking(self) -> list[Option]:
        """Options by how often they were tried, then by how well they did."""
        order = sorted(
            range(len(self.options)),
            key=lambda i: (-self.tries[i], -(self.sums[i] / self.tries[i] if self.tries[i] else 0.0), i),
        )
        return [self.options[i] for i in order]


class Hard:
    """A level that searches. The tree of one question is kept for the next, if that goes on from it."""

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind = mind
        self.budget = budget
        self.root: Node | None = None
        self.kept: Node | None = None

    def rank(self, seen: Seen, g: State, chance: Chance) -> list[Option]:
        ask = seen.ask
        ranked = self.mind.ranked(g, ask)
        if len(ranked) < 2 or not self.mind.is_macro(ask):
            return [option for _, option in ranked]
        root = self.resumed(ask)
        budget = self.budget
        if root is None:
            root = Node(ask, ranked)
        else:
            share = DETAIL_SHARE
            budget = Budget(budget.seconds * share, max(1, int(budget.nodes * share)) if budget.nodes else 0)
        self.search(root, seen, g, budget.start(), chance)
        ranking = root.ranking()
        self.kept = root.children.get(ranking[0])
        self.root = root
        return ranking + [option for _, option in ranked if option not in ranking]

    def resumed(self, ask: Ask) -> Node | None:
        """The part of the last tree that this question stands at, if it does."""
        kept, self.kept = self.kept, None
        if kept is None or kept.seat != ask.seat or kept.prompt != ask.prompt or self.mind.is_pause(ask):
            return None
        return kept if all(ask.legal(option) for option in kept.options) else None

    def search(self, root: Node, seen: Seen, first: State, clock: Clock, chance: Chance) -> None:
        deals = [first]
        seed = fresh_from(chance)
        number = 0
        while not clock.over():
            if len(deals) < DEALS and number >= 2 * len(deals):
                deals.append(seen.dealt(chance))
            g: State = deals[number % len(deals)].clone()
            g.chance = Chance(seed, number * _STRIDE)
            self.descend(root, g, clock)
            number += 1

    def descend(self, root: Node, g: State, clock: Clock) -> None:
        """One pass: down the tree, judge, and back up."""
        way: list[tuple[Node, int]] = []
        node = root
        mind = self.mind
        while True:
            ask = g.asks[0] if len(way) or g.asks[0].seat == root.seat else own_ask(g, root.seat)
            choice = node.select(ask)
            if choice < 0:
                break
            option = node.options[choice]
            way.append((node, choice))
            decide(g, option, ask.seat)
            clock.tick()
            self.details(g)
            if not g.asks or len(way) >= DEEPEST:
                break
            following = node.children.get(option)
            if following is None:
                # What is tried once may never be tried again: a node is made for the second time.
                if node.tries[choice]:
                    node.children[option] = Node(g.asks[0], mind.ranked(g, g.asks[0]))
                break
            if following.seat != g.asks[0].seat or following.prompt != g.asks[0].prompt:
                break
            node = following
        self.rest(g)
        values: dict[int, float] = {}
        for node, choice in way:
            if node.seat not in values:
                values[node.seat] = mind.evaluate(g, node.seat)
                if g.seats == 2:
                    values[1 - node.seat] = 1 - values[node.seat]
            node.visits += 1
            node.tries[choice] += 1
            node.sums[choice] += values[node.seat]
        if not way:
            root.visits += 1

    def details(self, g: State) -> None:
        """Questions that do not matter much, as the mind likes them."""
        mind = self.mind
        for _ in range(DETAILS):
            if not g.asks or mind.is_macro(g.asks[0]):
                return
            ask = g.asks[0]
            decide(g, mind.ranked(g, ask)[0][1], ask.seat)

    def rest(self, g: State) -> None:
        """On to where the position can be judged."""
        mind = self.mind
        for _ in range(DETAILS):
            if not g.asks or mind.is_pause(g.asks[0]):
                return
            ask = g.asks[0]
            decide(g, mind.ranked(g, ask)[0][1], ask.seat)


def own_ask(g: State, seat: int) -> Ask:
    """The question of a seat where several are asked at once."""
    for ask in g.asks:
        if ask.seat == seat:
            return ask
    return g.asks[0]
