"""Finds: items, allies, factions and rings that are played out of the usual course."""

from __future__ import annotations

from westmarch.cards.language import Asker, Run
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.places import open_to
from westmarch.games.meccg.cards.odd_parts import named_in_play
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import ALLY, DIPLOMAT, FACES, ITEM, SPECIAL
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.combat import BY_EVENT
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.rules.rings import ring_sort
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, OF_SEAT, PLAY, WOUNDED

SITE = ("site",)
WON = cond("won")
FITS = fits_site

# Items
card(
    "Thorough Search",
    event_in(
        SITE,
        to("play-item", in_hand & item_of("minor", "major", "gold-ring") & FITS, word="other", bind="item"),
        cost=tap(targets & scout),
    ),
)
card(
    "Bounty of the Hoard",
    event_in(
        SITE,
        to("play-item", in_hand & item_of("minor", "major") & FITS, word="companion", bind="item"),
        needs=(cond("site-tapped"), cond("hoard")),
    ),
)
card(
    "Dragon-lore",
    event_in(SITE, Seq(do("tap-site"), to("attach", who_tapped)), cost=tap(targets & sage), needs=(INFORMATION,)),
    action(
        SITE,
        to("play-item", in_deck_or_discard & item & FITS, word="anyone", bind="item"),
        cost=Seq(tap(the_bearer), DISCARD_SELF),
        needs=(cond("with-it"), cond("lair"), cond("site-tapped")),
    ),
)


class LuckySearch(Frame):
    """Cards are turned over until an item appears, which the scout takes; then he is struck."""

    STEPS = ("search", "strike", "end")

    scout: int
    source: int
    item: int = later(-1)
    seen: int = later(0)

    def search(self, g: Arda) -> None:
        seat = g.owners[self.scout]
        for found in reversed(g.pile(DECK, seat)[:]):
            self.seen += 1
            g.note("meccg-log-shows", {"card": found})
            face = FACES[g.faces[found]]
            if face.kind == ITEM and face.item != SPECIAL and not (face.unique and g.unique_taken(face)):
                self.item = found
                g.attach(found, self.scout)
                g.note("meccg-log-item", {"card": found, "other": self.scout})
                break
        shuffle_deck(g, seat)

    def strike(self, g: Arda) -> Outcome:
        attack = AttackOn(g.company[self.scout], 1 - g.owners[self.scout], "", 1, LEAST + self.seen, 0, self.source)
        attack.origin = BY_EVENT
        attack.victim = self.scout
        g.lay("no-cancel", OF_SEAT, 1, terms.ATTACK, self.source)
        return Call(attack)

    def end(self, g: Arda) -> Outcome:
        if self.item < 0 or g.zone[self.item] != PLAY or g.host[self.item] != self.scout:
            return None
        if g.status[self.scout] == WOUNDED:
            g.put(self.item, DISCARD)
            return None
        waiting = gain_triggers(g, g.company[self.scout])
        return Call(Triggered(waiting, self.item)) if waiting else None


LEAST = 3


class SearchOnAVenture(Odd):
    en = (
        "turn over cards of your play deck until you find an item that is not special (no unique one that is in "
        "play) or reach the end; the scout takes it. Then he alone faces a strike of prowess 3 plus the number of "
        "those cards, which cannot be cancelled; if he is wounded, discard the item. Shuffle the other cards back"
    )
    es = (
        "descubre cartas de tu mazo de juego hasta encontrar un objeto que no sea especial (ni único que esté en "
        "juego) o llegar al final; el explorador lo toma. Después afronta solo un golpe de poder 3 más el número "
        "de cartas descubiertas, que no se puede cancelar; si resulta herido, descarta el objeto. Baraja de nuevo "
        "las demás cartas"
    )

    def can(self, g: Arda, run: Asker) -> bool:
        return bool(open_to(g, g.pile(DECK, run.seat)))

    def do(self, g: Arda, run: Asker) -> Frame | None:
        scout = named_in_play(g, run, "tapped")
        return LuckySearch(scout, run.source) if scout >= 0 else None


card(
    "Lucky Search",
    event_in(SITE, SearchOnAVenture(), cost=tap(targets & scout), needs=(here("shadow-hold", "dark-hold"),)),
)


# Allies
class Yonder(Frame):
    """A roll shows which allies of the hand may be played here."""

    STEPS = ("roll", "play")
    RULE = "meccg.site.ally.location"

    character: int
    result: int = later(0)

    def roll(self, g: Arda) -> None:
        dice = g.roll()
        self.result = dice + (3 if g.face(self.character).skills & DIPLOMAT else 0)
        about = {"card": self.character, "roll": dice, "total": self.result, "number": LOW}
        g.note("meccg-log-home", about, rule=self.RULE)

    def play(self, g: Arda) -> Outcome:
        seat = g.owners[self.character]
        allies = [c for c in g.hand(seat) if g.kind(c) == ALLY and self._comes(g, c)]
        options: list[Option] = [PASS, *[("give", ally, self.character) for ally in allies]]
        return Ask(seat, "meccg-ask-give", options, "played", self.RULE)

    def _comes(self, g: Arda, ally: int) -> bool:
        """Whether the roll is high enough, and the ally would not be discarded in this region."""
        face = g.face(ally)
        if self.result <= LOW + face.mind or (face.unique and g.unique_taken(face)):
            return False
        run = Run(ally, g.owners[ally], {})
        defined = DEFINED[g.faces[ally]]
        leaves = [defined.abilities[way].needs for way in defined.triggers.get("arrived", [])]
        return not any([LANGUAGE.all_hold(g, run, needs) for needs in leaves])

    def played(self, g: Arda, option: Option) -> None:
        if option == PASS:
            return
        _, ally, bearer = option
        g.attach(ally, bearer)
        g.tap_site(g.company[bearer])
        g.note("meccg-log-item", {"card": ally, "other": bearer}, rule=self.RULE)


LOW = 6


class SomebodyIsAbout(Odd):
    en = (
        "roll, with +3 if he is a diplomat: you may play an ally under him if the result is more than 6 plus its "
        "mind and it may be in this region; then tap the site"
    )
    es = (
        "tira, con +3 si es diplomático: puedes jugar un aliado bajo él si el resultado es mayor que 6 más su "
        "mente y puede estar en esta región; entonces gira el lugar"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        character = named_in_play(g, run, "tapped")
        return Yonder(character) if character >= 0 else None


card(
    "Here, There, or Yonder",
    event_in(SITE, SomebodyIsAbout(), cost=tap(targets & character), needs=(here("ruins-and-lairs"),)),
)

# Factions
card(
    "Old Road",
    event_in(
        SITE,
        Seq(
            to("win-faction", in_hand & faction & within_road(2) & not_taken, amount=-1, word="plain", bind="item"),
            When(WON, to("tap-its-site", who_tapped)),
        ),
        cost=tap(targets & character),
        needs=(cond("at-haven"), cond("site-tapped", no=True)),
    ),
)
card(
    "Hour of Need",
    event_in(
        ("organization",),
        Seq(
            to("win-faction", in_hand & faction & not_taken, amount=-2, word="far", bind="item"),
            When(WON, to("tap-its-site", who_tapped)),
            When(cond("won", no=True), to("discard", who_tapped, bind="other")),
        ),
        cost=tap(mine & diplomat & ~wizard & ~warrior & at_untapped_site),
    ),
)


# Rings
class ChosenRing(Frame):
    """A ring of the hand, but not the One, takes the place of a gold ring without any roll."""

    STEPS = ("choose",)
    RULE = "meccg.rings.test.replace"

    ring: int

    def choose(self, g: Arda) -> Outcome:
        seat = g.owners[self.ring]
        options: list[Option] = [PASS]
        for found in g.hand(seat):
            face = g.face(found)
            if ring_sort(face) not in ("", "one") and not (face.unique and g.unique_taken(face)):
                options.append(("ring", found))
        return Ask(seat, "meccg-ask-ring", options, "chosen", self.RULE, (("card", self.ring), ("total", 0)))

    def chosen(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, ring = option
        bearer = g.host[self.ring]
        g.put(self.ring, DISCARD)
        g.attach(ring, bearer)
        g.note("meccg-log-item", {"card": ring, "other": bearer}, rule=self.RULE)
        waiting = gain_triggers(g, g.company[bearer])
        return Call(Triggered(waiting, ring)) if waiting else None


class KnowTheRing(Odd):
    en = "that gold ring is tested without a roll: you may discard it and play any ring but The One Ring in its place"
    es = (
        "ese anillo de oro se examina sin tirar: puedes descartarlo y jugar en su lugar cualquier anillo menos el "
        "Anillo Único"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        ring = named_in_play(g, run)
        return ChosenRing(ring) if ring >= 0 else None


GOLD = gold_ring
card(
    "Ringlore",
    event_in(
        SITE,
        Seq(do("tap-site"), KnowTheRing()),
        cost=Seq(tap(targets & sage), target(company_items & GOLD)),
        needs=(INFORMATION,),
    ),
)
card(
    "Wizard’s Test",
    event_in(
        FREE,
        Seq(
            to("choose-roll", it),
            to("test-ring", it, amount=0),
            check(mine & wizard, -1),
        ),
        cost=target(my_items & GOLD & in_company_of(wizard)),
    ),
)
card(
    "Wizard’s Laughter",
    event_in(("influence-defence",), Seq(do("refuse"), check(it, -2)), cost=target(mine & wizard)),
)
