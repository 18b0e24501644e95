"""Definitions with one part different or left out: what a text must tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westmarch.cards.mutate.mutants import Way, rebuilt
from westmarch.cards.nodes import Ability, Act, Cond, Either, May, Mod, Node, Num, Sel, Trigger


def nodes(node: Node, way: Way = (), chooser: str = "you") -> Iterator[tuple[Way, Node, str]]:
    """Every node of a tree, the way to it, and the player who is named already as the one who chooses."""
    yield way, node, chooser
    if isinstance(node, Either | May):
        chooser = node.by
    for name in node.FIELDS:
        value = getattr(node, name)
        if isinstance(value, Node):
            yield from nodes(value, (*way, (name, None)), chooser)
        elif isinstance(value, tuple):
            for place, one in enumerate(value):
                if isinstance(one, Node):
                    yield from nodes(one, (*way, (name, place)), chooser)


def others(node: Node, chooser: str) -> Iterator[tuple[str, Any]]:
    """The same node with one thing different or left out."""
    if isinstance(node, Act):
        if isinstance(node.amount, int) and node.amount not in (0, 1):
            yield "amount", rebuilt(node, amount=node.amount + 1)
        if isinstance(node.count, int) and node.count > 1:
            yield "count", rebuilt(node, count=node.count + 1)
        if node.up_to and node.verb != "play":  # a search may always find nothing
            yield "up to", rebuilt(node, up_to=False)
        if node.until:
            yield "until", rebuilt(node, until="")
        if node.to is not None:
            yield "to", rebuilt(node, to=None)
        if node.by not in ("you", "payer", chooser):  # whoever prevents something pays for it himself
            yield "by", rebuilt(node, by="you")
    elif isinstance(node, Cond):
        if isinstance(node.amount, int) and node.amount != 1:
            yield "amount", rebuilt(node, amount=node.amount + 1)
        yield "not", rebuilt(node, no=not node.no)
    elif isinstance(node, Num):
        for name, plain in (("most", 0), ("times", 1), ("plus", 0)):
            if getattr(node, name) != plain:
                yield name, rebuilt(node, **{name: getattr(node, name) + 1})
    elif isinstance(node, Sel):
        for place, test in enumerate(node.tests):
            if len(node.tests) > 1 and test.name != "card":
                yield test.name, Sel(node.tests[:place] + node.tests[place + 1 :], node.where)
    elif isinstance(node, Trigger):
        for name in ("word", "other"):
            if getattr(node, name) is not None:
                yield name, rebuilt(node, **{name: None})
    elif isinstance(node, Mod):
        if isinstance(node.amount, int) and node.amount != 1:
            yield "amount", rebuilt(node, amount=node.amount + 1)
    elif isinstance(node, Ability):
        if node.limit:
            yield "limit", rebuilt(node, limit=node.limit + 1)
        for place, need in enumerate(node.needs):
            yield need.name, rebuilt(node, needs=node.needs[:place] + node.needs[place + 1 :])
        if node.optional and not node.phases:
            yield "optional", rebuilt(node, optional=False)
        if node.cost is not None and node.kind != "static":  # a cost that is added stands in the modifier too
            yield "cost", rebuilt(node, cost=None)
