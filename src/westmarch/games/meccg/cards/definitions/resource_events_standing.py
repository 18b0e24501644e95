"""Resource events that stand for a while: songs, tales, companies of friends, and allies with errands."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Frame, Goto, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.places import open_to
from westmarch.games.meccg.cards.meanings.properties import region_name
from westmarch.games.meccg.cards.odd_parts import named_in_play, odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import HAVEN
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.influence import tell_entry
from westmarch.games.meccg.rules.items import forbids_transfer
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, GENERAL, HAND, PLAY, POINTS, TURN
from westmarch.games.meccg.terms import UNTAPPED as UP
from westmarch.games.meccg.values import mind

LONG = ("long-event",)
PLAN = ("organization",)
SITE = ("site",)


# Songs and tales
class Song(Frame):
    """Everybody at a Haven may be rid of one corruption card, as his player chooses."""

    STEPS = ("next_singer",)
    RULE = "meccg.corruption.remove.in-organization"

    waiting: list[int]
    singer: int = later(-1)

    def next_singer(self, g: Arda) -> Outcome:
        while self.waiting:
            self.singer = self.waiting.pop(0)
            burdens = [c for c in g.under(self.singer) if g.face(c).corruption_card]
            if burdens:
                options: list[Option] = [PASS, *[("discard", burden) for burden in burdens]]
                about = (("card", self.singer),)
                return Ask(g.owners[self.singer], "meccg-ask-song", options, "sung", self.RULE, about)
        return None

    def sung(self, g: Arda, option: Option) -> Outcome:
        if option != PASS:
            _, burden = option
            g.put(burden, DISCARD)
        return Goto("next_singer")


class HearTheSong(Odd):
    en = "each character at a Haven may be rid of one corruption card at once"
    es = "cada personaje que esté en un Refugio puede librarse enseguida de una carta de corrupción"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        return Song([c for seat in (0, 1) for c in g.characters(seat) if g.at_haven(c)])


card(
    "Elf-song",
    event_in(LONG, HearTheSong()),
    static("sheltered", character & at_haven, 1),
)


class NobodyOnGuard(Odd):
    en = "all on-guard cards return to their owners' hands"
    es = "todas las cartas en guardia vuelven a la mano de sus propietarios"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        for slot, guard in enumerate(g.c_guard):
            if guard >= 0:
                g.put(guard, HAND)
                g.c_guard[slot] = -1
        return None


card(
    "Face Out of Sight",
    event_in(LONG, NobodyOnGuard(), needs=(SINGLE,)),
    static("no-guard"),
    each(on("turn-end"), to("return-to-hand", spent_agents, ALL, bind="item")),
)
card(
    "Echo of all Joy",
    event_in(
        (*FREE, *LONG),
        to("attach", it),
        cost=target(events_in_play & ~hazard_card & event_card & long_event),
        needs=(cond("in-play", word="doors-of-night", no=True),),
    ),
    static("keeps-event"),
    static("ends-with-deck"),
    static("ends-with", word="doors-of-night"),
)
card("Enduring Tales", event_in(LONG), static("to-deck-instead"))

# Companies and Wizards
card(
    "Palm to Palm",
    event_in(
        PLAN,
        to("on-company", it),
        cost=target(leaders & character & at_haven & ~in_company_of(wizard) & new_to_company),
    ),
    static("support-all"),
    static("mind", companions & companion, 1),
    static("ends-with-deck"),
    static("ends-with-wizard", word="company"),
    static("ends-when-split"),
)


@odd_if(
    "you have not revealed your Wizard, and no other copy of yours is in play",
    "no has revelado a tu Mago y ninguna otra copia tuya está en juego",
)
def wizard_unknown(g: Arda, run: Asker) -> bool:
    copies = [c for c in g.table if g.faces[c] == g.faces[run.source] and g.owners[c] == run.seat and c != run.source]
    return g.istari[run.seat] < 0 and not copies


card(
    "Saw Further and Deeper",
    event_in(FREE, None, needs=(wizard_unknown,)),
    static("general", amount=5, word="yours"),
    static("wizard-at-home"),
    static("ends-with-wizard", word="player"),
)


# Sages
class LightUpTheSky(Odd):
    en = "roll and add the sage's mind, with +10 for a Wizard: if the result is more than 12, untap the site"
    es = "tira y suma la mente del sabio, con +10 si es Mago: si el resultado es mayor que 12, endereza el lugar"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        sage = named_in_play(g, run, "tapped")
        if sage < 0:
            return None
        dice = g.roll()
        total = dice + (WISE if g.face(sage).race == "wizard" else 0) + mind(g, sage)
        g.note("meccg-log-home", {"card": run.source, "roll": dice, "total": total, "number": BRIGHT})
        if total > BRIGHT and g.here >= 0:
            g.set_status(g.c_site[g.here], UP)
        return None


WISE, BRIGHT = 10, 12
card(
    "Fireworks",
    event_in(
        SITE,
        Seq(to("attach", who_tapped), LightUpTheSky()),
        cost=tap(targets & sage),
        needs=(cond("site-tapped"), here("border-hold", "free-hold")),
    ),
    static("skips-untap"),
)


def changed(old: str, new: str) -> Ability:
    return event_in(("movement",), Seq(do("change-land", word=(old, new)), check(who_tapped)), cost=tap(mine & sage))


card(
    "Master of Wood, Water, or Hill",
    changed("wilderness", "border-land"),
    changed("wilderness", "shadow-land"),
    changed("shadow-land", "wilderness"),
    changed("border-land", "wilderness"),
)


class Pledge(Frame):
    """Whoever makes a check passes one item on to a companion, without any check for it."""

    STEPS = ("choose",)
    RULE = "meccg.items.transfer.same-site"

    character: int

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("give", item, other) for item, other in pledges(g, self.character)]
        return Ask(g.owners[self.character], "meccg-ask-give", options, "given", self.RULE) if options else None

    def given(self, g: Arda, option: Option) -> None:
        _, item, other = option
        g.pass_to(item, other, self.RULE)


def pledges(g: Arda, character: int) -> list[tuple[int, int]]:
    """The items of a character with the companions who may take them."""
    others = g.members[g.company[character]] if g.company[character] >= 0 else []
    return [(item, c) for item in g.items(character) for c in others if forbids_transfer(g, item, c) is None]


@odd_if("he bears an item that a companion may take", "lleva un objeto que puede tomar un compañero")
def has_something_to_pledge(g: Arda, run: Asker) -> bool:
    return any([pledges(g, frame.character) for frame in checks_under_way(g)])


def checks_under_way(g: Arda) -> list[CorruptionCheck]:
    check_now = g.innermost(CorruptionCheck)
    return [] if check_now is None else [check_now]


class PledgeAnItem(Odd):
    en = "he passes one item that he bears to a companion"
    es = "pasa a un compañero un objeto que lleve"

    def do(self, g: Arda, run: Asker) -> Frame | None:
        for frame in checks_under_way(g):
            return Pledge(frame.character)
        return None


card(
    "Pledge of Conduct",
    event_in(("corruption-check",), PledgeAnItem(), needs=(spot(with_checker & diplomat), has_something_to_pledge)),
)
card(
    "Lure of MECCG",
    event_in(FREE),
    action(("corruption-check",), modify("check", 1, the_checker, "check"), cost=TAP_SELF),
)


# The Windlord, and journeys below
@odd_if("no other copy of yours is in play or stored", "ninguna otra copia tuya está en juego o almacenada")
def only_one(g: Arda, run: Asker) -> bool:
    mine = [c for c in range(len(g.faces)) if g.faces[c] == g.faces[run.source] and g.owners[c] == run.seat]
    return not any([c != run.source and g.zone[c] in (PLAY, POINTS) for c in mine])


def windlord(*needs: Cond) -> Ability:
    return event_in(
        SITE,
        Seq(
            do("tap-site"),
            face_attack("orcs", strikes=4, prowess=9),
            to("tap", targets & character, bind="tapped", up_to=True),
            to("attach", who_tapped, ALL),
            do("discard-unless-attached"),
        ),
        needs=(cond("site-tapped", no=True), *needs, only_one),
    )


class BorneByEagles(Odd):
    en = (
        "if your Wizard is not in play, you may take a Wizard from your play deck or discard pile and play him at "
        "that Haven"
    )
    es = (
        "si tu Mago no está en juego, puedes tomar un Mago de tu mazo de juego o de tu descarte y jugarlo en ese "
        "Refugio"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        bearer = named_in_play(g, run)
        return Rescued(run.seat, g.company[bearer]) if bearer >= 0 else None


class Rescued(Frame):
    """A Wizard comes into play at a Haven, besides the one character of the turn."""

    STEPS = ("choose",)
    RULE = "meccg.org.char.one-wizard"

    seat: int
    company: int

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        if g.wizard(self.seat) < 0 and self.company >= 0 and g.site_face(self.company).site == HAVEN:
            options += [("choose", wizard) for wizard in self._wizards(g)]
        return Ask(self.seat, "meccg-ask-rescued", options, "chosen", self.RULE)

    def _wizards(self, g: Arda) -> list[int]:
        found: dict[int, int] = {}
        for one in open_to(g, g.pile(DECK, self.seat) + g.pile(DISCARD, self.seat)):
            face = g.face(one)
            known = g.istari[self.seat] in (-1, face.number)
            if face.race == "wizard" and known and not (face.unique and g.unique_taken(face)):
                found.setdefault(face.number, one)
        return sorted(found.values())

    def chosen(self, g: Arda, option: Option) -> None:
        if option == PASS:
            return
        _, wizard = option
        searched = g.zone[wizard] == DECK
        g.join(wizard, self.company)
        g.leader[wizard] = GENERAL
        g.lay("visit", wizard, 1, TURN, wizard)
        tell_entry(g, self.seat, wizard, self.RULE)
        if searched:
            shuffle_deck(g, self.seat)


card(
    "The Windlord Found Me",
    windlord(here("shadow-hold", "dark-hold")),
    windlord(cond("at", word="isengard")),
    static("stored"),
    static("holds-tapped"),
    each(on("when-stored"), BorneByEagles()),
)

# Allies with errands


@odd_if("the site is in Northern Rhovanion", "el lugar está en el Norte de Rhovanion")
def in_the_north(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and region_name(g.site_face(g.here)) == "northern-rhovanion"


card(
    "Roäc the Raven",
    to_play(in_the_north),
    action(
        SITE,
        to("win-faction", in_hand & faction & not_taken, amount=0, word="self", bind="item"),
        cost=Seq(TAP_SELF, DISCARD_SELF),
        needs=(cond("with-it"),),
    ),
)
card("Noble Hound", to_play(here("border-hold"), cond("even-tapped")), static("goes-before"), static("frees-master"))
