"""Resource events of the last sets that are odd: hunts, knives in the dark, a sacrifice, powers in balance, hoards."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import named_in_play, odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import AGENT, CREATURE, FACES, ITEM, NUMBER, Face
from westmarch.games.meccg.rules.agents import sites_of
from westmarch.games.meccg.rules.assignment import rout
from westmarch.games.meccg.rules.attack import creature_attack
from westmarch.games.meccg.rules.combat import EACH, attack_of, encounter_of, strike_of
from westmarch.games.meccg.rules.corruption import leave_followers
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import ATTACK, DISCARD, FOREVER, OF_SEAT, OUT, PLAY, TAPPED, UNTAPPED, WOUNDED

PLAN = ("organization",)


# Alatar's hunt
class HuntDown(Frame):
    """A creature that was seen attacks one character alone, who taps afterwards."""

    STEPS = ("attack", "tire")

    hunter: int
    creature: int

    def attack(self, g: Arda) -> Outcome:
        g.bring_out(self.creature)
        attack = creature_attack(g, self.creature, g.company[self.hunter], "")
        attack.victim = self.hunter
        attack.strikes = max(1, attack.strikes)
        attack.manner &= ~EACH
        g.lay("no-spells", OF_SEAT, 1, ATTACK, self.hunter)
        return Call(attack)

    def tire(self, g: Arda) -> None:
        if g.zone[self.hunter] == PLAY and g.status[self.hunter] == UNTAPPED:
            g.set_status(self.hunter, TAPPED)


class FollowTheTrail(Odd):
    en = "that creature attacks Alatar alone, who can use no spells against it; if untapped, he taps afterwards"
    es = (
        "esa criatura ataca sólo a Alatar, que no puede usar sortilegios contra ella; si está enderezado, se gira "
        "después"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        hunter, (creature,) = named_in_play(g, run), run.bound["item"]
        return HuntDown(hunter, creature) if hunter >= 0 and g.zone[creature] == DISCARD else None


card(
    "The Hunt",
    event_in(
        PLAN,
        FollowTheTrail(),
        cost=Seq(
            target(mine & named("alatar")),
            to("target", seen_in_their_discard & creature & not_taken, bind="item"),
        ),
    ),
)


# A knife for an agent
def _sites(g: Arda, agent: int) -> list[Face]:
    """Where a face-up agent is: at his newest site, or at one of his homes."""
    newest = [g.face(site) for site in sites_of(g, agent)][-1:]
    return newest or [FACES[NUMBER[home]] for home in g.face(agent).homes if home in NUMBER]


def _fits(creature: Face, site: Face) -> bool:
    """Whether a creature could be keyed to a site by its type or by its name."""
    if site.site in creature.site_types:
        return True
    return any(
        [site.id in key.sites or (site.region in key.regions and site.site in key.types) for key in creature.named]
    )


def _knives(g: Arda, seat: int, agent: int) -> list[int]:
    creatures = [c for c in g.hand(seat) if g.kind(c) == CREATURE]
    return [c for c in creatures if any([_fits(g.face(c), site) for site in _sites(g, agent)])]


class Knife(Frame):
    """A creature strikes at an agent, as at a character who cannot be helped; surplus strikes are -1 each."""

    STEPS = ("choose", "strike")
    RULE = "meccg.combat.resolve.roll"

    seat: int
    agent: int
    creature: int = later(-1)

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("choose", creature) for creature in _knives(g, self.seat, self.agent)]
        return (
            Ask(self.seat, "meccg-ask-choose", options, "chosen", self.RULE, (("card", self.agent),))
            if options
            else DONE
        )

    def chosen(self, g: Arda, option: Option) -> None:
        _, self.creature = option

    def strike(self, g: Arda) -> None:
        agent, face = self.agent, g.face(self.creature)
        g.lay_on_table(self.creature)
        g.note("meccg-log-play", {"seat": self.seat, "card": self.creature})
        value = g.face(agent).prowess - g.status[agent] - max(0, face.strikes - 1)
        dice = g.roll()
        about = {"card": agent, "roll": dice, "total": dice + value, "prowess": face.prowess}
        g.note("meccg-log-strike", about, rule=self.RULE)
        g.put(self.creature, DISCARD)
        was = g.status[agent]
        if dice + value >= face.prowess:
            if was == UNTAPPED:
                g.set_status(agent, TAPPED)
            return
        g.set_status(agent, WOUNDED)
        dice = g.roll()
        total, limit = dice + (1 if was == WOUNDED else 0), g.face(agent).body
        g.note("meccg-log-body", {"card": agent, "roll": dice, "total": total, "body": limit}, rule=self.RULE)
        if total > limit:
            g.put(agent, OUT)


class KnifeInTheDark(Odd):
    en = (
        "a creature from your hand that could be keyed to the agent's site attacks him as if he were a character; "
        "you get no points for him"
    )
    es = (
        "una criatura de tu mano que pudiera situarse en el lugar del agente lo ataca como si fuera un personaje; "
        "no obtienes puntos por él"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        agent = named_in_play(g, run)
        return Knife(run.seat, agent) if agent >= 0 else None


@odd_if(
    "you hold a creature that could be keyed to an agent's site",
    "tienes en la mano una criatura que pudiera situarse en el lugar de un agente",
)
def holds_a_knife(g: Arda, run: Asker) -> bool:
    return any([_knives(g, run.seat, agent) for agent in _unmasked(g)])


def _unmasked(g: Arda) -> list[int]:
    return [c for c in g.table if g.kind(c) == AGENT and g.known[c]]


card("Hidden Knife", event_in(("site",), KnifeInTheDark(), cost=target(unmasked), needs=(holds_a_knife,)))


# Warned in time
@odd_if("it is the one that was left", "es el que había quedado")
def was_isolated(g: Arda, run: Asker) -> bool:
    number = terms.VALUE["no-cancel"]
    return any([entry[0] == number and entry[4] == run.source for entry in g.laid])


card(
    "Forewarned Is Forearmed",
    event_in(FREE, needs=(SINGLE,)),
    static("one-attack"),
    each(on("attack-defeated"), DISCARD_SELF, needs=(was_isolated,)),
)


# Powers in balance
class Duel(Frame):
    """Environment cards of both hands are given up in turn until somebody has no more or yields."""

    STEPS = ("keep", "oppose", "counter")
    RULE = "meccg.game.card-text-wins"

    source: int
    seat: int

    def about(self, g: Arda) -> dict[str, object]:
        return {"card": self.source}

    def keep(self, g: Arda) -> Outcome:
        """Its player gives up one card, or it goes."""
        return self._ask(g, self.seat, 1, "kept")

    def kept(self, g: Arda, option: Option) -> Outcome:
        if self._pays(g, option):
            return None
        g.put(self.source, DISCARD)
        return DONE

    def oppose(self, g: Arda) -> Outcome:
        return self._ask(g, 1 - self.seat, 1, "opposed")

    def opposed(self, g: Arda, option: Option) -> Outcome:
        return None if self._pays(g, option) else DONE

    def counter(self, g: Arda) -> Outcome:
        """Two cards for the one of the other player."""
        return self._ask(g, self.seat, 2, "countered")

    def countered(self, g: Arda, option: Option) -> Outcome:
        if self._pays(g, option):
            return Goto("oppose")
        g.put(self.source, DISCARD)
        return DONE

    def _ask(self, g: Arda, seat: int, count: int, then: str) -> Ask:
        cards = [c for c in g.hand(seat) if "environment" in g.face(c).keywords]
        choices: list[Option] = [PASS]
        if count == 1:
            choices += [("discard", c) for c in cards]
        else:
            choices += [("discard", one, other) for i, one in enumerate(cards) for other in cards[i + 1 :]]
        return Ask(seat, "meccg-ask-balance", choices, then, self.RULE, (("card", self.source),))

    def _pays(self, g: Arda, option: Option) -> bool:
        _, *cards = option
        for paid in cards:
            g.put(paid, DISCARD)
        return bool(cards)


class WeighThePowers(Odd):
    en = (
        "discard this card, or discard an environment card from your hand; then your opponent may discard one of "
        "his to discard this card, which you may counter with two, he with one, and so on"
    )
    es = (
        "descarta esta carta, o descarta una carta ambiental de tu mano; después tu oponente puede descartar una "
        "suya para descartar esta carta, lo que puedes contrarrestar con dos, él con una, y así sucesivamente"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        return Duel(run.source, run.seat)


card(
    "Balance Between Powers",
    event_in(FREE),
    static("no-environment"),
    each(on("own-organization"), WeighThePowers()),
    static("ends-with-deck"),
)


# As if the morning had come
@odd_if("no card has been chosen with it yet", "aún no se ha elegido ninguna carta con ella")
def uncrowned(g: Arda, run: Asker) -> bool:
    number = terms.VALUE["crowned"]
    return not any([entry[0] == number and entry[4] == run.source for entry in g.laid])


card(
    "Crown of Flowers",
    event_in(FREE),
    action(FREE, to("crown", in_hand & resource_card & event_card, bind="item"), needs=(uncrowned,)),
    static("crowns"),
)


# The Wizard's sacrifice
@odd_if("it is the first strike of the attack that is faced", "es el primer golpe del ataque que se afronta")
def first_strike(g: Arda, run: Asker) -> bool:
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or strike_of(g) is None:
        return False
    first = len(encounter.targets) + 1 == encounter.faced
    return attack.defender_seat() == run.seat and first and not encounter.won


class GiveUpHisForm(Odd):
    en = (
        "all strikes of the attack fail, with +3 to the body checks that show whether they are defeated. Discard "
        "the Wizard, who is not lost, and what he controls but items and followers; keep his items under this "
        "card. When he comes into play again he gets them back, and this card"
    )
    es = (
        "todos los golpes del ataque fracasan, con +3 a los chequeos de resistencia que muestran si son "
        "derrotados. Descarta al Mago, que no se pierde, y lo que controle salvo objetos y seguidores; guarda sus "
        "objetos bajo esta carta. Cuando vuelva a entrar en juego los recupera, junto con esta carta"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        wizard = named_in_play(g, run)
        attack, encounter, strike = attack_of(g), encounter_of(g), strike_of(g)
        if wizard < 0 or attack is None or encounter is None or strike is None:
            g.put(run.source, DISCARD)
            return None
        encounter.left, encounter.targets = len(encounter.targets) + 1, []
        g.lay("routed", OF_SEAT, 3, ATTACK, run.source)
        rout(g, attack, encounter)
        g.lay("cancelled", strike.target, 1, terms.STRIKE, run.source)
        slot = g.company[wizard]
        leave_followers(g, wizard)
        g.lay("sacrificed", run.source, g.faces[wizard], FOREVER, run.source)
        for other in g.under(wizard)[:]:
            if g.kind(other) == ITEM:
                g.attach(other, run.source)
                g.note("meccg-log-item", {"card": other, "other": run.source})
        g.put(wizard, DISCARD)
        g.close_company(slot)
        return None


card(
    "Sacrifice of Form",
    event_in(("strike",), GiveUpHisForm(), cost=target(defenders & wizard & free_of), needs=(first_strike,)),
    static("keeps-for-wizard"),
    static("prowess", bearer, 1),
    static("body", bearer, 1),
    static("influence", bearer, 1),
)


# Legendary hoards
class MeasureTheHoard(Odd):
    en = (
        "put this card on it: its automatic attack cannot be cancelled. At its untapped lair one item may be "
        "played without tapping the site, one more for each manifestation of that Dragon played after this card, "
        "at most three"
    )
    es = (
        "pon esta carta sobre él: su ataque automático no se puede cancelar. En su guarida sin girar se puede "
        "jugar un objeto sin girar el lugar, y uno más por cada manifestación de ese Dragón que se juegue después "
        "de esta carta, tres como mucho"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        dragon = named_in_play(g, run)
        if dragon < 0:
            g.put(run.source, DISCARD)
            return None
        g.attach(run.source, dragon)
        g.note("meccg-log-item", {"card": run.source, "other": dragon})
        g.lay("hoarded", run.source, 1, FOREVER, run.source)
        g.lay("played-at", run.source, NUMBER[g.face(dragon).lair_of], FOREVER, run.source)
        return None


card(
    "Legendary Hoard",
    event_in(FREE, MeasureTheHoard(), cost=target(events_in_play & dragon_at_home & free_of)),
    static("legendary"),
    static("outlasts-dragon"),
)
