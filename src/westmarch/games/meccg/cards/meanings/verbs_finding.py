"""Words for attempts and finds: rolls of a character, items and factions that are played out of the usual course."""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.odd_parts import named_in_play
from westmarch.games.meccg.facts import DISTANCE, FACES, HAVEN, ITEM, NUMBER
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.attempts import Attempt
from westmarch.games.meccg.rules.automatic_attacks import CreatureFromHand, automatic_attacks, printed_attack
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers, triggers
from westmarch.games.meccg.rules.hosts import hosts_at
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.rules.resources import forbids_bearer, forbids_here
from westmarch.games.meccg.rules.riddles import RiddleGame
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, DECK, OF_COMPANY, OF_SEAT, PLAY, POINTS, TAPPED, UNTAPPED
from westmarch.games.meccg.values import influence_free

L = LANGUAGE

# Attempts


def _attempting(g: Arda, run: Asker) -> list[int]:
    """Whoever of the player makes the attempt under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Attempt):
            return [frame.character]
        if isinstance(frame, RiddleGame):
            return [c for c in (frame.character, frame.rival) if c >= 0 and g.owners[c] == run.seat]
    return []


L.places["attempting"] = _attempting
L.tests["at-site-of-rival"] = lambda g, run, card, value: any(
    [g.faces[g.c_site[slot]] == g.faces[g.c_site[g.company[card]]] for slot in g.companies(1 - run.seat)]
)


@L.verb("attempt")
def attempt(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """``word`` is the sort of attempt, ``amount`` the number to exceed."""
    return Attempt(act.word, cards[0], L.value(g, run, act.amount))


class FaceAlone(Frame):
    """A character faces all automatic attacks of a site alone."""

    STEPS = ("next_attack",)
    RULE = "meccg.site.aa.several"

    character: int
    number: int = later(0)

    def next_attack(self, g: Arda) -> Outcome:
        slot = g.company[self.character]
        if g.zone[self.character] != PLAY or slot < 0:
            return DONE
        attacks = automatic_attacks(g, slot)
        if self.number >= len(attacks):
            return DONE
        self.number += 1
        attack = printed_attack(g, slot, attacks[self.number - 1])
        if isinstance(attack, AttackOn | CreatureFromHand):
            attack.victim = self.character
        return Call(attack, back="next_attack")


@L.verb("face-alone")
def face_alone(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    g.set_status(g.c_site[g.here], TAPPED)
    return FaceAlone(cards[0])


@L.verb("slip-in")
def slip_in(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company need not face the automatic attacks of its site any more this turn."""
    g.lay("burgled", OF_COMPANY + g.here, 1, terms.TURN, run.source)


# Items


def _fits_site(g: Arda, run: Asker, card: int, value: None) -> bool:
    return g.here >= 0 and g.kind(card) == ITEM and forbids_here(g, g.here, card) is None


L.tests["fits-site"] = _fits_site

#: Who may get an item that is played: whoever taps for it, somebody else who taps, the one who has tapped already,
#: the bearer of the card that speaks, or anybody of the company without tapping.
TAPPING: Final = ("companion", "other")


def receivers(g: Arda, run: Asker, who: str, item: int) -> list[int]:
    """The characters who may get an item."""
    paid = [card for card in run.bound.get("tapped", ()) if g.zone[card] == PLAY]
    if who == "him":
        found = paid
    elif who == "bearer":
        found = [g.host[run.source]] if g.host[run.source] >= 0 else list(run.bound.get("it", ()))
    else:
        slot = g.company_of(paid[0]) if paid else g.here
        found = g.members[slot][:] if slot >= 0 else []
    if who in TAPPING:
        found = [c for c in found if g.status[c] == UNTAPPED and c not in paid]
    return [c for c in found if forbids_bearer(g, item, c) is None]


def _has_receiver(g: Arda, run: Asker, act: Act, card: int) -> bool:
    face = g.face(card)
    if face.unique and g.unique_taken(face):
        return False
    # Whoever pays is known only then; somebody else must be left.
    unpaid = "tapped" not in run.bound
    if (act.word in ("him", "anyone") and unpaid) or (act.word == "bearer" and not run.bound):
        return True
    left = receivers(g, run, act.word, card)
    return len(left) > (1 if act.word == "other" and unpaid else 0)


class PlayFound(Frame):
    """An item that a card lets a player play is put under somebody, and cards act because of it."""

    STEPS = ("choose", "after")
    RULE = "meccg.site.item.placed-under-character"

    item: int
    bearers: list[int]
    taps: bool

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("give", self.item, bearer) for bearer in self.bearers]
        return Ask(g.owners[self.item], "meccg-ask-give", options, "chosen", self.RULE) if options else DONE

    def chosen(self, g: Arda, option: Option) -> None:
        _, item, bearer = option
        searched = g.zone[item] == DECK
        if self.taps:
            g.set_status(bearer, TAPPED)
        g.attach(item, bearer)
        g.note("meccg-log-item", {"card": item, "other": bearer}, rule=self.RULE)
        if searched:
            shuffle_deck(g, g.owners[item])

    def after(self, g: Arda) -> Outcome:
        slot = g.company_of(self.item)
        if slot < 0:
            return Done(0)
        waiting = triggers(g, "item-played", [self.item])
        waiting += triggers(g, "item-here", hosts_at(g, slot)) + gain_triggers(g, slot)
        g.returned = 1
        return Call(Triggered(waiting, self.item)) if waiting else Done(1)


@L.verb("play-item", may=_has_receiver)
def play_item(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """``word`` says who gets it."""
    return PlayFound(cards[0], receivers(g, run, act.word, cards[0]), act.word in TAPPING)


# Factions


def _within_road(g: Arda, run: Asker, card: int, value: int) -> bool:
    """Whether a faction lives at a site not far from the present company's Haven, by a site card that is at hand."""
    if g.here < 0 or g.site_face(g.here).site != HAVEN:
        return False
    haven, seat = g.site_face(g.here).id, g.c_owner[g.here]
    near = [FACES[NUMBER[place]] for place in g.face(card).places if place in NUMBER]
    near = [site for site in near if site.haven == haven and len(site.path) <= value]
    return any([site_card(g, seat, site.number) >= 0 for site in near])


L.tests["within-road"] = _within_road
L.tests["not-taken"] = lambda g, run, card, value: not (g.face(card).unique and g.unique_taken(g.face(card)))
L.tests["at-untapped-site"] = lambda g, run, card, value: (
    g.company[card] >= 0 and g.status[g.c_site[g.company[card]]] == UNTAPPED and not g.site_face(g.company[card]).deeps
)


def regions_between(g: Arda, character: int, faction: int) -> int:
    """How many regions lie on the shortest way from a character to a site of a faction, both ends counted."""
    here = g.site_face(g.company[character]).region
    homes = [FACES[NUMBER[place]].region for place in g.face(faction).places if place in NUMBER]
    ways = [DISTANCE[here][home] + 1 for home in homes if here >= 0 and home >= 0]
    return min(ways) if ways else 99


class WinFaction(Frame):
    """Somebody tries to bring a faction of the hand into play, wherever he is; gives back whether he did."""

    STEPS = ("play", "result")
    RULE = "meccg.site.faction.check"

    character: int
    faction: int
    modifier: int

    def play(self, g: Arda) -> Outcome:
        g.lay_on_table(self.faction)
        g.note("meccg-log-play", {"seat": g.owners[self.faction], "card": self.faction}, rule=self.RULE)
        if self.modifier:
            g.lay("attempt", self.character, self.modifier, CHECK)
        return Call(FactionCheck(self.character, self.faction))

    def result(self, g: Arda) -> Outcome:
        return Done(int(g.zone[self.faction] == POINTS))


@L.verb("win-faction")
def win_faction(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """``word``: by the card itself, without direct influence, or from far away (less for each region)."""
    character = run.source if act.word == "self" else named_in_play(g, run, "tapped")
    if character < 0:
        g.returned = 0
        return None
    modifier = L.value(g, run, act.amount)
    if act.word == "plain":
        modifier -= influence_free(g, character, cards[0])
    elif act.word == "far":
        modifier -= regions_between(g, character, cards[0])
    return WinFaction(character, cards[0], modifier)


@L.verb("tap-its-site")
def tap_its_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The site of a character is tapped, and no additional item can be played there for it."""
    g.set_status(g.c_site[g.company_of(cards[0])], TAPPED)


# Rings


@L.verb("choose-roll")
def choose_roll(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The next test of a ring is made with two rolls, of which one is chosen."""
    g.lay("second-roll", cards[0], 1, CHECK, run.source)


def refuse(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The influence attempt under way fails, whatever is rolled."""
    g.lay("no-influence", OF_SEAT, 1, terms.TURN, run.source)


L.verb("refuse")(refuse)


def _passed(g: Arda, run: Asker, cond: Cond) -> bool:
    """Whether whoever made the last check is still there and has passed it."""
    return g.returned > 0 and all([g.zone[c] == PLAY for c in run.bound.get("it", ())])


L.conds["passed"] = _passed
L.conds["won"] = lambda g, run, cond: g.returned > 0
