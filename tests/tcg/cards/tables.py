"""Tables for stories: laid by chance, with what a card's texts speak of and what nearly fits."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tcg.cards.text_stories import PLACES, Laid, Story
from westmarch.cards.nodes import Ability, Act, Cond, Sel, Test, walk
from westmarch.games.tcg.cards.fitting import fits, is_printed, passes
from westmarch.games.tcg.facts import (
    ALLY,
    BY_ID,
    CATALOGUE,
    COMPANION,
    CONDITION,
    EVENT,
    FREE,
    MINION,
    RING,
    SHADOW,
    SITE,
    Card,
)

#: Steps of the turn at which a story may begin, by the phase that a text names.
STEP_OF = {"fellowship": "fellowship", "shadow": "shadow", "maneuver": "maneuver", "archery": "archery"}
STEP_OF |= {"assignment": "assignment", "skirmish": "skirmishes", "regroup": "regroup", "response": "skirmishes"}
#: And by what a text answers.
STEPS_AFTER = {
    "wins": ["skirmishes"], "loses": ["skirmishes"], "kill": ["skirmishes", "archery"], "end skirmish": ["skirmishes"],
    "start skirmish": ["skirmishes"], "move": ["fellowship", "regroup"], "move to": ["fellowship"],
    "move from": ["fellowship"], "start turn": ["start"], "start regroup": ["regroup"], "end turn": ["regroup"],
    "assigned by fp": ["assignment"], "assigned": ["assignment"], "start fellowship": ["sanctuary", "fellowship"],
    "start shadow": ["shadow"], "end shadow": ["shadow"], "start archery": ["archery"], "end regroup": ["regroup"],
    "end fellowship": ["fellowship"], "fp draws": ["regroup", "fellowship"], "shadow draws": ["regroup"],
    "put on": ["skirmishes", "archery"], "wound": ["archery", "skirmishes"], "about wound": ["archery", "skirmishes"],
}  # fmt: skip
ALL_STEPS = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmishes", "regroup")


@cache
def fitting(tests: tuple[Test, ...], subject: str, number: int = 0) -> list[Card]:
    """All cards that fit, of all sets or one, but for sites and Rings, which have places of their own."""
    cards = [card for card in CATALOGUE if card.type not in (SITE, RING) and number in (0, card.set)]
    return [card for card in cards if fits(card, Sel(tests), BY_ID[subject])]


@cache
def said(card: str) -> str:
    """A definition as it is written."""
    return repr(BY_ID[card].abilities)


class Table:
    """Lays a table for a card at random, with what its texts speak of."""

    def __init__(self, subject: Card, rng: random.Random, focus: Ability | None = None) -> None:
        self.subject = subject
        self.rng = rng
        self.story = Story(subject.id)
        self.words = said(subject.id)
        self.events = {ability.on.event for ability in subject.abilities if ability.on is not None}
        #: The text that this table is laid for; none if it is for playing the card.
        self.focus = focus
        if focus is None and subject.abilities and rng.random() < 0.85:
            self.focus = rng.choice(subject.abilities)
        self.nodes = walk(self.focus) if self.focus is not None else []
        for ability in subject.abilities:
            if ability.kind == "play" or rng.random() < 0.15:
                self.nodes += walk(ability)

    def laid(self) -> Story:
        rng, story = self.rng, self.story
        story.towers = self.subject.block == "towers" or (not self.subject.block and self.subject.set >= 4)
        story.at = rng.randint(1, 8)
        story.step = rng.choice(self._steps())
        self._lay_subject()
        for place, sel, count in self._selectors():
            for _ in range(count):
                self._lay(self._some(sel), sel, place)
            if rng.random() < 0.6 and len(sel.tests) > 1:
                self._lay(self._nearly(sel), sel, place)
        self._sites()
        self._company()
        self._numbers()
        if story.step == "skirmishes" or (story.step == "assignment" and rng.random() < 0.5):
            self._fight()
        self._lay_order()
        return story

    def varied(self, story: Story) -> Story:
        """A table that is known to be worth it, with some things different; who fights goes on fighting."""
        self.story = copy.deepcopy(story)
        cards = self.story.cards
        fighters = [None if place < 0 else cards[place] for place in self.story.fight]
        ways = [self._more, self._more, self._nearly_more, self._nearly_more, self._fewer, self._of_another]
        ways += [self._otherwise, self._other_numbers, self._in_hands, self._elsewhere]
        for way in self.rng.sample(ways, self.rng.choice((1, 1, 2, 3))):
            way()
        foes = [one for one in cards if one.place == "minions" and one not in fighters]
        if fighters and foes and self.rng.random() < 0.3:
            fighters.append(self.rng.choice(foes))
        self._lay_order()
        self.story.fight = [-1 if one is None else cards.index(one) for one in fighters if one is None or one in cards]
        if len(self.story.fight) < 2 and self.story.step == "skirmishes":
            self._fight()
        elif len(self.story.fight) < 2:
            self.story.fight = []
        return self.story

    def _lay_order(self) -> None:
        self.story.cards.sort(key=lambda one: list(PLACES).index(one.place))

    def _meant(self) -> Sel | None:
        """One of the selectors of the card."""
        meant = [node for node in self.nodes if isinstance(node, Sel) and is_printed(node)]
        return self.rng.choice(meant) if meant else None

    def _more(self) -> None:
        """More of what the texts speak of, perhaps more than they allow for."""
        sel = self._meant()
        for _ in range(self.rng.choice((1, 1, 2, 3, 5)) if sel is not None else 0):
            assert sel is not None
            self._lay(self._some(sel), sel, sel.where)

    def _nearly_more(self) -> None:
        sel = self._meant()
        if sel is not None:
            self._lay(self._nearly(sel), sel, sel.where)

    def _fewer(self) -> None:
        others = [one for one in self.story.cards if self.subject.id not in (one.card, *one.items, *one.stacked)]
        if others:
            self.story.cards.remove(self.rng.choice(others))

    def _of_another(self) -> None:
        """What the texts speak of belongs to another Shadow player."""
        sel = self._meant()
        card = self._some(sel) if sel is not None else None
        if card is None or card.side != SHADOW:
            return
        if card.type == EVENT or "played" in self.events or self.rng.random() < 0.3:
            self._add(Laid("hand of another", card.id))
            self.story.scalars["twilight"] = 12
        elif card.type == MINION:
            self._add(Laid("minions of another", card.id))
        elif "support area" in card.keywords or card.bearer is None:
            self._add(Laid("support of another", card.id))
        else:
            foes = [one for one in self.story.cards if one.place == "minions of another"]
            if foes:
                foes[0].items += (card.id,)

    def _otherwise(self) -> None:
        """Somebody has another number of wounds or tokens, or bears more or less."""
        if not self.story.cards:
            return
        one = self.rng.choice(self.story.cards)
        card = BY_ID[one.card]
        if card.is_character and card.vitality > 1 and self.rng.random() < 0.6:
            one.wounds = self.rng.randint(0, card.vitality - 1)
        elif one.items and self.subject.id not in one.items and self.rng.random() < 0.5:
            one.items = ()
        else:
            one.tokens = self.rng.choice((0, 1, 2, 3, 5))

    def _other_numbers(self) -> None:
        scalars = self.story.scalars
        what = self.rng.choice(("twilight", "twilight", "burdens", "controlled", "moves", "wounds of the Ring-bearer"))
        most = {"controlled": max(0, min(3, self.story.at - 1)), "moves": 1, "wounds of the Ring-bearer": 3}
        scalars[what] = self.rng.randint(0, most.get(what, 9))

    def _in_hands(self) -> None:
        """Another card in a hand, by chance one that the texts speak of."""
        side = self.rng.choice(("free", "shadow"))
        sel = self._meant()
        card = self._some(sel) if sel is not None and self.rng.random() < 0.7 else None
        if card is None:
            card = self.rng.choice([c for c in CATALOGUE if c.type not in (SITE, RING)])
        self._add(Laid(f"{side} {self.rng.choice(('hand', 'hand', 'discard', 'deck'))}", card.id))

    def _elsewhere(self) -> None:
        if self.subject.type != SITE:
            self.story.at = self.rng.randint(1, 8)
            self.story.sites = {n: site for n, site in self.story.sites.items() if n <= self.story.at + 1}
        if not self.story.fight:
            self.story.step = self.rng.choice(self._steps())

    def _steps(self) -> list[str]:
        found: list[str] = []
        ability, card = self.focus, self.subject
        if ability is not None:
            found += [STEP_OF[phase] for phase in ability.phases if phase in STEP_OF] * 3
            if ability.on is not None:
                found += STEPS_AFTER.get(ability.on.event, list(ALL_STEPS)) * 2
            if ability.kind == "static":
                found += ["skirmishes", "skirmishes", *ALL_STEPS]
            if ability.kind == "event":
                found += [STEP_OF[phase] for phase in card.phases] * 3
        if not found or (ability is not None and ability.kind in ("play", "bearer")):
            found += [STEP_OF[phase] for phase in card.phases]
            found += ["fellowship"] if card.side == FREE or card.type in (SITE, RING) else ["shadow"]
        return found

    def _lay_subject(self) -> None:
        card, story = self.subject, self.story
        if card.type == SITE:
            story.sites[card.site] = card.id
            story.towers = card.block == "towers"
            story.at = card.site if self.rng.random() < 0.6 or card.site == 1 else card.site - 1
        elif card.type == RING:
            story.ring = card.id
        elif card.title == "Frodo" and card.may_bear_ring:
            story.ring_bearer = card.id
        elif card.type == EVENT or self.focus is None or self.focus.kind in ("play", "bearer") or self._comes_later():
            self._add(Laid("free hand" if card.side == FREE else "shadow hand", card.id))
        else:
            self._into_play(card)

    def _comes_later(self) -> bool:
        """Whether the story is about its coming, or just as well might be."""
        assert self.focus is not None
        coming = self.focus.on is not None and self.focus.on.event == "played"
        return self.rng.random() < (
            0.7 if coming or (self.focus.kind == "static" and "own" in str(self.focus.mod)) else 0.1
        )

    def _selectors(self) -> Iterator[tuple[str, Sel, int]]:
        """What the texts speak of, where it lies, and how many of it are laid."""
        few = (0, 1, 1, 1, 2, 2, 3)
        if self.subject.bearer is not None:
            yield "play", self.subject.bearer, self.rng.choice((0, 1, 1, 2))
        counted: list[Sel] = []
        for node in self.nodes:
            if isinstance(node, Cond | Act):
                sel = node.sel if isinstance(node, Cond) else node.who
                number = node.amount if isinstance(node, Cond) else node.count
                if sel is not None and is_printed(sel) and isinstance(number, int):
                    if number > 1 or (number == 1 and isinstance(node, Cond)):
                        counted.append(sel)
                        yield sel.where, sel, max(0, number + self.rng.choice((-1, 0, 0, 0, 1)))
        for node in self.nodes:
            if isinstance(node, Sel) and is_printed(node) and not any([node is one for one in counted]):
                yield node.where, node, self.rng.choice(few)

    def _some(self, sel: Sel) -> Card | None:
        found = fitting(sel.tests, self.subject.id)
        own = fitting(sel.tests, self.subject.id, self.subject.set)
        return self.rng.choice(own if own and self.rng.random() < 0.5 else found) if found else None

    def _nearly(self, sel: Sel) -> Card | None:
        """A card that fits but for one test."""
        place = self.rng.randrange(len(sel.tests))
        rest = fitting(sel.tests[:place] + sel.tests[place + 1 :], self.subject.id)
        found = [card for card in rest if not passes(card, sel.tests[place], self.subject)]
        if sel.where == "play":
            found = [card for card in found if card.type != EVENT]
        return self.rng.choice(found) if found else None

    def _lay(self, card: Card | None, sel: Sel, place: str) -> None:
        if card is None:
            return
        side = "free" if card.side == FREE else "shadow"
        if "stacked" in place or any([test.name.startswith("stacked") for test in sel.tests]):
            hosts = [one for one in self.story.cards if "hand" not in one.place]
            if hosts:
                self.rng.choice(hosts).stacked += (card.id,)
        elif "hand" in place:
            self._add(Laid(f"{side} hand", card.id))
        elif "discard" in place:
            self._add(Laid(f"{side} discard", card.id))
        elif "deck" in place or place == "revealed":
            self._add(Laid(f"{side} deck", card.id))
        elif place == "dead":
            self._add(Laid("free dead", card.id))
        elif self.rng.random() < (0.6 if "played" in self.events or "Cost" in self.words else 0.15):
            self._add(Laid(f"{side} hand", card.id))
        else:
            self._into_play(card, sel)

    def _add(self, one: Laid) -> Laid | None:
        card = BY_ID[one.card]
        if len(self.story.cards) >= 16:
            return None
        titles = [BY_ID[other.card].title for other in self.story.cards]
        if (card.unique and card.title in titles) or card.title == "Frodo":
            return None
        self.story.cards.append(one)
        return one

    def _into_play(self, card: Card, sel: Sel | None = None) -> Laid | None:
        if card.type == EVENT:
            return self._add(Laid("free hand" if card.side == FREE else "shadow hand", card.id))
        if card.type == COMPANION:
            found = self._add(Laid("fellowship", card.id))
        elif card.type == MINION:
            found = self._add(Laid("minions", card.id))
        elif card.type == ALLY or "support area" in card.keywords or card.bearer is None or self._supports(card):
            found = self._add(Laid("free support" if card.side == FREE else "shadow support", card.id))
        else:
            return self._onto(card)
        if found is not None and sel is not None:
            for test in sel.tests:
                if test.name == "bearing" and self.rng.random() < 0.7:
                    near = len(test.value.tests) > 1 and self.rng.random() < 0.4
                    item = self._nearly(test.value) if near else self._some(test.value)
                    if item is not None and item.id not in found.items:
                        found.items += (item.id,)
                if test.name == "wounded" and self.rng.random() < 0.7 and card.vitality > 1:
                    found.wounds = 1
                if test.name == "exhausted" and self.rng.random() < 0.7:
                    found.wounds = card.vitality - 1
        return found

    def _supports(self, card: Card) -> bool:
        """Some conditions can lie in a support area and come to somebody from there."""
        return card.type == CONDITION and "in support" in said(card.id) and self.rng.random() < 0.5

    def _onto(self, card: Card) -> Laid | None:
        """A card that is borne, on somebody who may bear it."""
        assert card.bearer is not None
        hosts = [one for one in self.story.cards if one.place in ("fellowship", "minions", "free support")]
        hosts = [one for one in hosts if fits(BY_ID[one.card], card.bearer, card)]
        if fits(BY_ID["1_290"], card.bearer, card) and (not hosts or self.rng.random() < 0.3):
            return self._add(Laid("on the Ring-bearer", card.id))
        if any([test.name == "ringbearer" and not test.no for test in card.bearer.tests]):
            return self._add(Laid("on the Ring-bearer", card.id))
        if not hosts:
            able = [c for c in CATALOGUE if c.is_character and fits(c, card.bearer, card)]
            found = self._into_play(self.rng.choice(able)) if able else None
            hosts = [found] if found is not None else []
        if not hosts:
            return None
        host = self.rng.choice(hosts)
        if card.id not in host.items and len(host.items) < 3:
            host.items += (card.id,)
        return host

    def _sites(self) -> None:
        """Sites of the kind that the texts speak of."""
        words: set[Any] = set()
        for node in self.nodes:
            if isinstance(node, Cond) and node.name == "at":
                words |= set(node.word if isinstance(node.word, tuple) else (node.word,))
            if isinstance(node, Test) and isinstance(node.value, str):
                words.add(node.value)
        block = "towers" if self.story.towers else "fellowship"
        able = [c for c in CATALOGUE if c.type == SITE and c.block == block and set(c.keywords) & words]
        for number in range(1, 10):
            here = [card for card in able if card.site == number]
            if here and number not in self.story.sites and self.rng.random() < 0.5:
                self.story.sites[number] = self.rng.choice(here).id
        if self.subject.type != SITE and able and self.rng.random() < 0.6:
            self.story.at = self.rng.choice([card.site for card in able])
        if self.subject.type != SITE and "underground" in words | {"sanctuary"} & words:
            self.story.at = self.rng.choice((3, 4, 5, 6))
        self.story.sites = {n: site for n, site in self.story.sites.items() if n <= self.story.at + 1}

    def _company(self) -> None:
        """Somebody on either side, whoever it is."""
        for kind, place in ((COMPANION, "fellowship"), (MINION, "minions")):
            few = len([one for one in self.story.cards if one.place == place]) < 2
            for _ in range(self.rng.choice((0, 1, 1, 2)) if few else 0):
                sets = (1, 2, 3) if not self.story.towers else (4, 5)
                self._into_play(self.rng.choice([c for c in CATALOGUE if c.type == kind and c.set in sets]))
        side = self.rng.choice(("free", "shadow"))
        kind = FREE if side == "free" else SHADOW
        if self._speaks("archery"):
            place = self.rng.choice(("fellowship", "minions"))
            kind = COMPANION if place == "fellowship" else MINION
            archers = [c for c in CATALOGUE if c.type == kind and "archer" in c.keywords]
            for _ in range(self.rng.choice((0, 2, 3))):
                self._add(Laid(place, self.rng.choice(archers).id))
        if self._speaks("hand") or self._speaks("random") or self._speaks("draw"):
            for whose in ("free", "shadow"):
                for _ in range(self.rng.choice((0, 1, 2, 3))):
                    self._add(Laid(f"{whose} hand", self.rng.choice([c for c in CATALOGUE if c.type == EVENT]).id))
        if self._speaks("yours") and self.rng.random() < 0.5:
            yours = [node for node in self.nodes if isinstance(node, Sel) and is_printed(node)]
            some = self._some(self.rng.choice(yours)) if yours else None
            if some is not None and some.type == MINION:
                self._add(Laid("minions of another", some.id))
        if self.rng.random() < 0.3:
            self._add(Laid(f"{side} hand", self.rng.choice([c for c in CATALOGUE if c.side == kind]).id))

    def _numbers(self) -> None:
        rng, scalars = self.rng, self.story.scalars
        scalars["twilight"] = rng.choice((0, 1, 2, 3, 5, 8, 12, 12))
        if self._speaks("burden") or rng.random() < 0.15:
            scalars["burdens"] = rng.randint(0, 6)
        if self._speaks("control") or rng.random() < 0.05:
            scalars["controlled"] = rng.randint(0, max(0, min(3, self.story.at - 1)))
        if self._speaks("moves") or self._speaks("turn"):
            scalars["moves"] = rng.randint(0, 1)
        self.story.worn = (self._speaks("wearing") and rng.random() < 0.6) or (
            self._speaks("Ring") and rng.random() < 0.3
        )
        for one in self.story.cards:
            card = BY_ID[one.card]
            often = 0.7 if self._speaks("heal") else 0.25
            if card.is_character and rng.random() < often and card.vitality > 1 and "hand" not in one.place:
                one.wounds = rng.randint(1, card.vitality - 1)
            if self._speaks("token") and rng.random() < 0.5:
                one.tokens = rng.choice((1, 2, 3, 4, 5, 8))

    def _speaks(self, word: str) -> bool:
        return word in self.words

    def _fight(self) -> None:
        story = self.story
        if not [one for one in story.cards if one.place == "minions"]:
            self._into_play(self.rng.choice([c for c in CATALOGUE if c.type == MINION]))
        self._lay_order()
        heroes = [i for i, one in enumerate(story.cards) if one.place == "fellowship"] + [-1]
        allies = [
            i for i, one in enumerate(story.cards) if BY_ID[one.card].type == ALLY and one.place == "free support"
        ]
        foes = [i for i, one in enumerate(story.cards) if one.place == "minions"]
        mine = [i for i, one in enumerate(story.cards) if self.subject.id in (one.card, *one.items)]
        hero = self.rng.choice([i for i in mine if i in heroes] or heroes + (allies if self.rng.random() < 0.2 else []))
        if not [i for i in mine if i in heroes] and len(heroes) > 1 and self.rng.random() < 0.7:
            hero = self.rng.choice(heroes[:-1])
        own = [i for i in mine if i in foes]
        chosen = own[:1] or [self.rng.choice(foes)]
        if len(foes) > 1 and self.rng.random() < 0.25:
            chosen += [self.rng.choice([i for i in foes if i not in chosen])]
        if self.rng.random() < 0.85:
            story.fight = [hero, *chosen]
        else:
            story.fight = [hero, self.rng.choice(foes)]
        story.fierce = story.step == "skirmishes" and self._speaks("fierce") and self.rng.random() < 0.4
