"""Tables for stories: laid by chance, with what a card's texts speak of and what nearly fits."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable
from typing import Any

from meccg.cards.text_stories import Company, Someone, Story
from westmarch.cards.nodes import Ability, Act, Cond, Mod, Num, Test, Trigger, walk
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CARDS,
    CHARACTER,
    CREATURE,
    FACES,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    ITEM_KINDS,
    LANDS,
    NUMBER,
    PERMANENT,
    RACES,
    REGION_NUMBER,
    RESOURCE,
    SHORT,
    SITE,
    SITE_TYPES,
    SKILLS,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import DEFINED

#: Where a story begins, by the moments at which a text may be used.
MOMENTS = {
    "organization": ["organization"], "long-event": ["long-events"], "movement": ["movement", "hazards"],
    "hazard": ["hazards"],
    "attack": ["attack", "automatic", "creature"], "strike": ["attack", "automatic", "creature"],
    "attacker": ["attack", "automatic", "creature"], "strike-hazard": ["attack", "creature"],
    "corruption-check": ["check"], "influence-check": ["site"], "site": ["site"], "end": ["end"],
    "arrival": ["movement"], "response": ["hazards", "site"], "guard-attack": ["entering"],
    "guard-resource": ["site"], "untap": ["untap"], "site-start": ["entering"], "evade": ["creature"],
    "influence-defence": ["site"], "stored": ["organization"], "reveal": ["movement"], "guard-answer": ["entering"],
}  # fmt: skip
ANY = (
    "organization",
    "movement",
    "hazards",
    "attack",
    "automatic",
    "creature",
    "check",
    "site",
    "entering",
    "untap",
    "end",
)
CHARACTERS = [face for face in CARDS if face.kind == CHARACTER]
SITES = [face for face in CARDS if face.kind == SITE]
ITEMS = [face for face in CARDS if face.kind == ITEM and face.item < 3]
RINGS = [face for face in CARDS if face.kind == ITEM and face.item >= 3]
#: Words that speak of rings and other special items, and values that influence a faction.
OF_RINGS = {"gold-ring", "ring", "test-ring", "bearing"}
INFLUENCE = ("influence", "attempt")
#: Conditions that keep a second copy of a card out.
SINGLE = {
    "single",
    "unrepeated",
    "unlaid",
    "free-of",
    "new-to-company",
    "site-unlaid",
    "attacks-unlaid",
}
#: Those of them that look at whoever bears the card, and conditions that ask which company has it.
ON_SOMEBODY = {"free-of", "new-to-company"}
ELSEWHERE = {"attacked", "with-it", "companion", "struck-fits", "companions", "self"}
HAZARDS = (HAZARD, CREATURE, AGENT)
ATTACKERS = [race for race in RACES if race]


def _flat(value: Any) -> Iterable[Any]:
    if isinstance(value, (tuple, list, frozenset, set)):
        for one in value:
            yield from _flat(one)
    else:
        yield value


def names_of(abilities: tuple[Ability, ...]) -> set[str]:
    """The words of a definition: what it asks for, does and answers."""
    found: set[str] = set()
    for ability in abilities:
        for node in walk(ability):
            match node:
                case Test() | Cond() | Num():
                    found.add(node.name)
                case Act():
                    found.add(node.verb)
    return found


def words_of(abilities: tuple[Ability, ...]) -> set[str]:
    """All words in a definition that could name a card, a race, a place."""
    found: set[Any] = set()
    for ability in abilities:
        for node in walk(ability):
            match node:
                case Test():
                    found.update(_flat(node.value))
                case Act() | Cond() | Mod() | Num() | Trigger():
                    found.update(_flat(node.word))
    return {word for word in found if isinstance(word, str)}


class Table:
    """Lays a table for a card at random, with what its texts speak of."""

    def __init__(self, subject: Face, rng: random.Random, focus: Ability | None = None, plain: bool = False) -> None:
        self.subject = subject
        self.rng = rng
        self.story = Story(subject.id)
        self.abilities = DEFINED[subject.number].abilities
        #: Whether nothing is laid but what the texts speak of.
        self.plain = plain
        #: The text that this table is laid for.
        self.focus = focus or (rng.choice(self.abilities) if self.abilities else None)
        spoken = (self.focus,) if self.focus is not None and rng.random() < 0.7 else self.abilities
        self.words = words_of(spoken)
        self.hints = names_of(spoken)
        self.named = [FACES[NUMBER[word]] for word in sorted(self.words) if word in NUMBER and word != subject.id]
        self.used = {subject.id}
        self.mine = 1 if subject.kind in HAZARDS else 0

    def laid(self) -> Story:
        rng, story = self.rng, self.story
        story.moment = rng.choice(self._moments())
        self._company()
        if not self.plain and rng.random() < 0.3:
            self._others()
        self._piles()
        self._lay_subject()
        self._lay_copy()
        if self.hints & ELSEWHERE and rng.random() < 0.3:
            self._split_off()
        self._moment()
        self._influenced()
        story.dice = [rng.choice((2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12)) for _ in range(rng.choice((0, 3, 6)))]
        return story

    def varied(self, story: Story) -> Story:
        """A table that is known to be worth it, with one or two things different."""
        self.story = copy.deepcopy(story)
        for one in self.story.companies:
            self.used.update([one.guard, *[card for who in one.people for card in (who.card, *who.cards)]])
        self.used.update([card for cards in self.story.piles.values() for card in cards])
        self.used.update([card for _, card, _ in self.story.events])
        ways = [self._elsewhere, self._another, self._changed_person, self._other_events, self._at_other_moment]
        ways += [self._at_other_moment, self._more_cards, self._lay_copy, self._other_goal, self._borne_by_another]
        ways += [self._split_off] * (3 if self.hints & ELSEWHERE else 1)
        for way in self.rng.sample(ways, self.rng.choice((1, 1, 2))):
            way()
        self._moment()
        return self.story

    def _elsewhere(self) -> None:
        """The first company is at another site; who went somewhere goes from there or to there."""
        first, site = self.story.companies[0], self._site().id
        if first.goal and self.rng.random() < 0.5:
            first.goal = site if site != first.site else first.goal
        elif site != first.goal:
            first.site = site

    def _other_goal(self) -> None:
        first, site = self.story.companies[0], self._site().id
        first.goal = "" if first.goal else site if site != first.site else ""

    def _another(self) -> None:
        """Somebody joins the company, or leaves it, or is somebody else."""
        people = self.story.companies[0].people
        someone = self._someone()
        gone = [who for who in people if who.card != self.subject.id and self.subject.id not in who.cards]
        if gone and self.rng.random() < 0.6:
            people.remove(self.rng.choice(gone))
        if someone is not None:
            people.insert(self.rng.randrange(len(people) + 1), someone)

    def _changed_person(self) -> None:
        """Somebody is tapped, wounded or well, and bears something more or less."""
        who = self.rng.choice(self.story.companies[0].people)
        if self.rng.random() < 0.5:
            who.status = self.rng.choice(("", "tapped", "wounded"))
        elif self.rng.random() < 0.5:
            who.cards = (*who.cards, *[card for card in (self._borne() for _ in range(4)) if card])
        else:
            who.cards = tuple([card for card in who.cards if card == self.subject.id])

    def _borne_by_another(self) -> None:
        """Somebody else has the card."""
        people = self.story.companies[0].people
        bearers = [who for who in people if self.subject.id in who.cards]
        if bearers and len(people) > 1:
            who = bearers[0]
            who.cards = tuple([card for card in who.cards if card != self.subject.id])
            other = self.rng.choice([one for one in people if one is not who])
            other.cards = (*other.cards, self.subject.id)

    def _split_off(self) -> None:
        """The card is with another company of its player."""
        first = self.story.companies[0]
        gone = [who for who in first.people if self.subject.id in (who.card, *who.cards)]
        if gone:
            stay = [who for who in first.people if who not in gone]
            first.people = stay or [one for one in (self._someone(),) if one is not None]
            site = self.rng.choice((first.site, self._site().id))
            self.story.companies.append(Company(first.seat, site, gone))

    def _other_events(self) -> None:
        story = self.story
        if story.events and self.rng.random() < 0.6:
            others = [event for event in story.events if event[1] != self.subject.id]
            if others:
                story.events.remove(self.rng.choice(others))
                return
        self._piles()

    def _more_cards(self) -> None:
        seat = self.rng.choice((0, 1))
        pile = self.rng.choice(("hand", "hand", "discard", "deck", "points"))
        self.story.piles.setdefault((seat, pile), []).extend(self._some_cards(2, seat))

    def _at_other_moment(self) -> None:
        story = self.story
        story.moment = self.rng.choice(self._moments())
        if story.moment == "subject":
            story.moment = f"creature {self.subject.names[0]}"
        if self.focus is not None and "response" in self.focus.phases:
            story.piles.setdefault((1, "hand"), []).extend(self._some_cards(3, 1))

    def _moments(self) -> list[str]:
        focus = self.focus
        if focus is None:
            return ["hazards"] if self.mine else ["organization", "site"]
        found = [moment for phase in focus.phases for moment in MOMENTS.get(phase, ["site", "movement"])]
        if focus.kind in ("static", "trigger"):
            found = [*ANY]
        if self.subject.kind in (ITEM, ALLY, FACTION) and focus.kind in ("play", "bearer"):
            found = ["site"]
        if self.subject.kind == CREATURE:
            found += ["hazards", "subject", "subject"]
        return found or (["hazards"] if self.mine else ["organization", "site", *ANY])

    # People

    def _fits(self, face: Face) -> bool:
        """Whether a character is of a sort that the texts speak of."""
        skills = [skill for i, skill in enumerate(SKILLS) if face.skills & (1 << i)]
        homes = set(face.homes) & self.words
        return bool(homes) or face.race in self.words or bool(self.words & set(skills)) or face.id in self.words

    def _someone(self) -> Someone | None:
        rng = self.rng
        wanted = [face for face in CHARACTERS if face.id not in self.used and self._fits(face)]
        others = [face for face in CHARACTERS if face.id not in self.used]
        if rng.random() < (0.5 if "wizard" in self.hints else 0.1):
            others = [face for face in CARDS if face.kind == WIZARD and face.id not in self.used]
            wanted = []
        named = [face for face in self.named if face.kind <= WIZARD and face.id not in self.used]
        pool = named if named and rng.random() < 0.6 else wanted if wanted and rng.random() < 0.6 else others
        if not pool:
            return None
        return self._as_someone(rng.choice(pool))

    def _as_someone(self, face: Face) -> Someone:
        rng = self.rng
        self.used.add(face.id)
        status = rng.choice(("", "", "", "", "", "", "tapped", "wounded"))
        return Someone(face.id, status, tuple([card for card in (self._borne() for _ in range(3)) if card]))

    def _borne(self) -> str:
        rng = self.rng
        named = [face for face in self.named if face.kind in (ITEM, ALLY)]
        kinds = [face for face in ITEMS if ITEM_KINDS[face.item] in self.words or face.keywords & self.words]
        allies = [face for face in CARDS if face.kind == ALLY]
        curses = [face for face in CARDS if face.corruption_card]
        pool: list[Face] = []
        if named and rng.random() < 0.5:
            pool = named
        elif self.hints & OF_RINGS and rng.random() < 0.5:
            pool = RINGS
        elif kinds and rng.random() < 0.4:
            pool = kinds
        elif rng.random() < 0.3:
            pool = rng.choice((ITEMS, ITEMS, allies, curses))
        pool = [face for face in pool if face.id not in self.used]
        if not pool:
            return ""
        face = rng.choice(pool)
        self.used.add(face.id)
        return face.id

    def _site(self) -> Face:
        rng = self.rng
        named = [face for face in self.named if face.kind == SITE]
        lands = [face for face in SITES if self.words & {LANDS[land] for land in face.path}]
        types = [face for face in SITES if SITE_TYPES[face.site] in self.words]
        regions = [face for face in SITES if face.region in {REGION_NUMBER.get(word, -9) for word in self.words}]
        homes = [FACES[NUMBER[place]] for place in self.subject.places if place in NUMBER]
        homes += [FACES[NUMBER[place]] for place in self.subject.homes if place in NUMBER]
        havens = [face for face in SITES if face.site == HAVEN]
        pools = [pool for pool in (named, types, regions, homes, homes, lands) if pool]
        if self.hints & {"at-haven", "arrived-at-haven"} and rng.random() < 0.5:
            return rng.choice(havens)
        if pools and rng.random() < 0.65:
            return rng.choice(rng.choice(pools))
        return rng.choice(rng.choice((SITES, SITES, havens)))

    def _company(self) -> None:
        rng, story = self.rng, self.story
        people = [one for one in (self._someone() for _ in range(rng.choice((1, 2, 2, 3, 3, 4)))) if one is not None]
        site = self._site()
        goal = ""
        moves = {"movement": 0.85, "hazards": 0.85, "organization": 0.25}
        if rng.random() < moves.get(story.moment, 0):
            target = self._site()
            if target.id == site.id:
                target = rng.choice(SITES)
            goal = target.id if target.id != site.id else ""
            if target.haven and rng.random() < 0.7:
                site = FACES[NUMBER[target.haven]]
            elif target.deeps and target.adjacent:
                near = [name for name in target.adjacent if name in NUMBER]
                site = FACES[NUMBER[rng.choice(near)]] if near else site
            goal = goal if goal != site.id else ""
        story.companies.append(Company(0, site.id, people, goal))
        if not self.plain and rng.random() < 0.15:
            more = [one for one in (self._someone() for _ in range(2)) if one is not None]
            if more:
                story.companies.append(Company(0, rng.choice((site.id, self._site().id)), more))

    def _others(self) -> None:
        people = [one for one in (self._someone() for _ in range(2)) if one is not None]
        near = self.story.companies[0].site
        if people:
            self.story.companies.append(Company(1, self.rng.choice((near, self._site().id)), people))

    # Cards that lie elsewhere

    def _piles(self) -> None:
        rng, story = self.rng, self.story
        for face in self.named:
            if face.id in self.used or face.kind == SITE:
                continue
            seat = 1 if face.kind in HAZARDS else 0
            if face.kind in (RESOURCE, HAZARD) and face.duration != SHORT and rng.random() < 0.5:
                story.events.append((seat, face.id, -1))
            elif rng.random() < 0.6:
                story.piles.setdefault((seat, rng.choice(("hand", "hand", "discard", "deck", "points"))), []).append(
                    face.id
                )
            else:
                continue
            self.used.add(face.id)
        for seat in (0, 1) if not self.plain else ():
            for pile, chance in (("hand", 0.7), ("discard", 0.3), ("deck", 0.3), ("points", 0.15), ("sideboard", 0.1)):
                if rng.random() < chance:
                    story.piles.setdefault((seat, pile), []).extend(self._some_cards(rng.choice((1, 1, 2)), seat))
        for name in ("doors-of-night", "gates-of-morning"):
            if rng.random() < 0.1 and name not in self.used:
                self.used.add(name)
                story.events.append((int(name == "doors-of-night"), name, -1))

    def _some_cards(self, count: int, seat: int) -> list[str]:
        kinds = HAZARDS[:2] if seat else (ITEM, ALLY, FACTION, RESOURCE, CHARACTER)
        wanted = [face for face in CARDS if face.keywords & self.words or face.race in self.words]
        found = []
        for _ in range(count):
            pool = wanted if wanted and self.rng.random() < 0.5 else list(CARDS)
            pool = [face for face in pool if face.kind in kinds and face.id not in self.used]
            if pool:
                face = self.rng.choice(pool)
                self.used.add(face.id)
                found.append(face.id)
        return found

    # The card itself

    def _lay_subject(self) -> None:
        rng, story, face = self.rng, self.story, self.subject
        first = story.companies[0]
        kind = self.focus.kind if self.focus is not None else "play"
        from_hand = kind in ("event", "play", "bearer")
        if story.moment == "subject":
            story.moment = f"creature {face.names[0]}"
        elif face.kind <= WIZARD and not (kind == "play" and rng.random() < 0.5):
            people = first.people if rng.random() < 0.85 or len(story.companies) < 2 else story.companies[-1].people
            someone = self._as_someone(face)
            if kind == "action" and rng.random() < 0.8:
                someone.status = ""
            people.insert(rng.randrange(len(people) + 1), someone)
        elif (face.kind == FACTION and not from_hand) or self._is_stored():
            story.piles.setdefault((0, "points"), []).append(face.id)
        elif self._is_revealed() and rng.random() < 0.7:
            first.guard = face.id
        elif from_hand or (face.kind in (RESOURCE, HAZARD) and rng.random() < 0.4) or not first.people:
            story.piles.setdefault((self.mine, "hand"), []).append(face.id)
        elif face.kind in (ITEM, ALLY) or face.corruption_card or rng.random() < 0.2:
            who = rng.choice(first.people)
            who.cards = (*who.cards, face.id)
            if kind == "action" and rng.random() < 0.8:
                who.status = ""
        else:
            slot = 0 if face.duration == PERMANENT and rng.random() < 0.4 else -1
            story.events.append((self.mine, face.id, slot))

    def _lay_copy(self) -> None:
        """Another copy, where texts say that there must not be one."""
        if self.hints & SINGLE and self.rng.random() < 0.25:
            if self.hints & ON_SOMEBODY and self.rng.random() < 0.7:
                who = self.rng.choice(self.story.companies[0].people)
                who.cards = (*who.cards, self.subject.id)
            elif self.subject.duration == SHORT or self.rng.random() < 0.5:
                self.story.piles.setdefault((self.mine, "hand"), []).append(self.subject.id)
            else:
                self.story.events.append((self.mine, self.subject.id, -1))

    def _influenced(self) -> None:
        """Where a text is about influence on factions, one of them in hand and the company where it can be won."""
        mod = self.focus.mod if self.focus is not None else None
        if mod is None or mod.to is None or mod.value not in INFLUENCE or self.rng.random() < 0.2:
            return
        factions = [face for face in CARDS if face.kind == FACTION and face.places and face.id not in self.used]
        meant = [face for face in factions if face.id in self.words or face.race in self.words]
        chosen = self.rng.choice(meant if meant and self.rng.random() < 0.6 else factions)
        self.used.add(chosen.id)
        self.story.piles.setdefault((0, "hand"), []).append(chosen.id)
        sites = [place for place in chosen.places if place in NUMBER]
        self.story.companies[0].site = self.rng.choice(sites or [self.story.companies[0].site])
        self.story.companies[0].goal = ""
        self.story.moment = "site"

    def _is_stored(self) -> bool:
        return self.focus is not None and "stored" in self.focus.phases

    def _is_revealed(self) -> bool:
        phases = self.focus.phases if self.focus is not None else ()
        return any([phase.startswith("guard") for phase in phases])

    def _moment(self) -> None:
        rng, story = self.rng, self.story
        if not story.companies[0].people:
            story.companies[0].people.append(Someone(rng.choice([f for f in CHARACTERS if f.id not in self.used]).id))
        site = FACES[NUMBER[story.companies[0].site]]
        if story.moment == "automatic" and (not site.automatic or site.automatic[0].from_hand):
            story.moment = "attack"
        if story.moment == "attack":
            races = sorted(self.words & set(ATTACKERS))
            race = rng.choice(races) if races and rng.random() < 0.7 else rng.choice(ATTACKERS)
            strikes, prowess = rng.choice((1, 1, 2, 2, 3)), rng.choice((6, 8, 9, 10, 11, 12))
            story.moment = f"attack by {race}, {strikes} strikes, prowess {prowess}, body {rng.choice((0, 6, 9))}"
        elif story.moment == "creature":
            races = sorted(self.words & set(ATTACKERS))
            pool = [face for face in CARDS if face.kind == CREATURE and face.strikes and face.id not in self.used]
            fitting = [face for face in pool if face.race in races]
            face = rng.choice(fitting if fitting and rng.random() < 0.7 else pool)
            story.moment = f"creature {face.names[0]}"
        elif story.moment == "check":
            story.moment = f"check {rng.choice((0, 0, -1, -2, 1))}"
