"""Agents (p.25-26): played face down, they act in the opponent's movement phase and attack in his site phase."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import (
    AGENT,
    CARDS,
    CREATURE,
    DISTANCE,
    FACES,
    HAVEN,
    NUMBER,
    REGIONS,
    SITE_TYPES,
    Face,
)
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.attack import AttackOn, creature_attack
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_AGENT
from westmarch.games.meccg.rules.creatures import target_site
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, LOCATION, PLAY, STATUS_LINES, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import has_skill, modifiers

#: Creatures that an agent may bring at one of his home sites, by the type of the site (p.25). The printed symbols
#: are lost in the source; the five lines are taken in the order of the site types.
AT_HOME = {
    "free-hold": ("men",),
    "border-hold": ("orcs", "nazgul", "men"),
    "ruins-and-lairs": ("orcs", "nazgul", "trolls"),
    "shadow-hold": ("undead", "orcs", "nazgul", "trolls"),
    "dark-hold": ("orcs", "nazgul", "trolls"),
}
#: Site types where an agent may bring creatures away from home.
AWAY = ("ruins-and-lairs", "shadow-hold", "dark-hold")

#: The facing of an agent is kept in the list of known cards: 1 is face up.


def face_up(g: Arda, agent: int) -> bool:
    return g.known[agent] == 1


def sites_of(g: Arda, agent: int) -> list[int]:
    """The site cards on an agent, the newest last."""
    return [card for card in g.under(agent) if g.face(card).site >= 0]


def homes(face: Face) -> list[Face]:
    return [FACES[NUMBER[name]] for name in face.homes if name in NUMBER]


def at_home(g: Arda, agent: int) -> bool:
    sites = sites_of(g, agent)
    return not sites or g.face(sites[-1]).id in g.face(agent).homes


def can_be_at(g: Arda, agent: int, site: Face) -> bool:
    """Whether an agent is, or can be said to be, at a site."""
    sites = sites_of(g, agent)
    if sites:
        return g.faces[sites[-1]] == site.number
    return site.id in g.face(agent).homes or SITE_TYPES[site.site] in elsewhere(g, agent)


def elsewhere(g: Arda, agent: int) -> tuple[str, ...]:
    """Types of sites of which any may be said to be where an agent came into play, by a card under him."""
    for card in g.under(agent):
        for mod in DEFINED[g.faces[card]].mods.get("starts-anywhere", []):
            if any([SITE_TYPES[home.site] in mod.word for home in homes(g.face(agent))]):
                return tuple(mod.word)
    return ()


def starts(g: Arda, agent: int) -> list[Face]:
    """The sites where an agent may have come into play."""
    types = elsewhere(g, agent)
    more = [face for face in CARDS if face.site >= 0 and SITE_TYPES[face.site] in types and not face.deeps]
    return homes(g.face(agent)) + more


def forbids_agent(g: Arda, seat: int, card: int) -> str | None:
    """Whether an agent may be played now (p.25)."""
    face = g.face(card)
    if face.kind != AGENT or g.zone[card] != HAND or g.holder[card] != seat:
        return "meccg.agent.play.phase"
    if g.limit == 0:
        return "meccg.agent.play.phase"
    if g.spent >= g.limit:
        return "meccg.agent.play.counts-for-limit"
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    return None


def forbids_action(g: Arda, seat: int, agent: int) -> str | None:
    """Each agent one action in a turn, not in the turn he was played, and each counts as a hazard."""
    if g.zone[agent] != PLAY or g.kind(agent) != AGENT or g.owners[agent] != seat:
        return "meccg.agent.action.one-each"
    if g.limit == 0 or (g.spent >= g.limit and not extra_action(g, agent)):
        return "meccg.agent.action.counts-for-limit"
    if g.has_laid("visit", agent):
        return "meccg.agent.action.not-on-turn-played"
    if g.has_laid("hunted", agent) and not extra_action(g, agent):
        return "meccg.agent.action.one-each"
    return None


def extra_action(g: Arda, agent: int) -> bool:
    """Whether an agent who has acted may do so once more by a card; that does not count as a hazard."""
    done = g.laid_sum("hunted", agent)
    return 0 < done <= modifiers(g, "more-actions", agent)


def forbids_agent_move(g: Arda, seat: int, agent: int, site: int) -> str | None:
    """An agent moves to a site of the same or an adjacent region, never to a Haven or below (p.25)."""
    refused = forbids_action(g, seat, agent)
    if refused:
        return refused
    if g.status[agent] == WOUNDED:
        return "meccg.agent.action.move.not-wounded"
    target = g.face(site)
    if (target.site == HAVEN and not modifiers(g, "enters-havens", agent)) or target.deeps or target.region < 0:
        return "meccg.agent.action.move.not-haven-nor-deeps"
    if not _may_enter(g, agent, target):
        return "meccg.game.card-text-wins"
    if g.owners[site] != seat or g.zone[site] != LOCATION:
        return "meccg.agent.action.move.card-from-own-deck"
    return None if near(g, agent, target) else "meccg.agent.action.move.range"


def _may_enter(g: Arda, agent: int, target: Face) -> bool:
    """Some agents keep to a few sites and regions, or out of some."""
    if any([SITE_TYPES[target.site] in mod.word for mod in DEFINED[g.faces[agent]].mods.get("avoids", [])]):
        return False
    for mod in DEFINED[g.faces[agent]].mods.get("keeps-to", []):
        if target.id not in mod.word and REGIONS[target.region] not in mod.word:
            return False
    return True


def near(g: Arda, agent: int, target: Face) -> bool:
    sites = sites_of(g, agent)
    begun = [g.face(sites[-1])] if sites else starts(g, agent)
    return any([start.region >= 0 and DISTANCE[start.region][target.region] <= 1 for start in begun])


def agent_options(g: Arda, seat: int) -> list[Option]:
    """Agents to play, and what those in play may do."""
    found: list[Option] = []
    if g.spent < g.limit:
        found += [("agent", card) for card in g.hand(seat) if FACES[g.faces[card]].kind == AGENT
                  and forbids_agent(g, seat, card) is None]  # fmt: skip
    for agent in g.agents(seat):
        if not face_up(g, agent):
            found.append(("unmask", agent))
        if forbids_action(g, seat, agent) is None:
            found += _actions(g, seat, agent)
    return found


def _actions(g: Arda, seat: int, agent: int) -> list[Option]:
    found: list[Option] = []
    status = g.status[agent]
    sites = sites_of(g, agent)
    if status == WOUNDED:
        found.append(("agent_heal", agent))
    elif status == TAPPED:
        found.append(("agent_untap", agent))
    if face_up(g, agent) and status == UNTAPPED:
        found.append(("agent_hide", agent))
    if sites:
        found.append(("agent_home", agent))
        if len(sites) > 1 and status != WOUNDED:
            found.append(("agent_back", agent))
    if status != WOUNDED:
        found += [("agent_move", agent, site) for site in g.pile(LOCATION, seat)
                  if forbids_agent_move(g, seat, agent, site) is None]  # fmt: skip
    if status == UNTAPPED and g.spent + 1 < g.limit:
        found += [("agent_creature", agent, card) for card in creatures_for(g, seat, agent)]
    return found


def creatures_for(g: Arda, seat: int, agent: int) -> list[int]:
    """Creatures that an agent may bring against the present company (p.25)."""
    site = g.face(target_site(g, g.here))
    if not can_be_at(g, agent, site):
        return []
    if site.id in g.face(agent).homes:
        races = AT_HOME.get(SITE_TYPES[site.site], ())
    elif SITE_TYPES[site.site] in AWAY:
        races = tuple([attack.race for attack in site.automatic])
    else:
        races = ()
    return [card for card in g.hand(seat) if _fits(FACES[g.faces[card]], races)]


def _fits(face: Face, races: tuple[str, ...]) -> bool:
    return face.kind == CREATURE and not face.unique and face.race in races


def agent_action(g: Arda, seat: int, option: Option) -> Frame:
    verb, *cards = option
    return AgentAction(cards, verb)


class AgentAction(Frame):
    """One action of an agent, or playing or unmasking one (p.25)."""

    STEPS = ("carry_out", "bring_creature")
    RULE = "meccg.agent.action.one-each"

    cards: list[int]
    verb: str

    def carry_out(self, g: Arda) -> Outcome:
        agent = self.cards[0]
        seat = g.owners[agent]
        if self.verb == "agent":
            g.spent += 1
            g.lay_on_table(agent)
            g.known[agent] = 0
            g.lay("visit", agent, 1, terms.TURN)
            g.note("meccg-log-agent", {"seat": seat}, rule="meccg.agent.play.face-down-untapped")
            return DONE
        if self.verb == "unmask":
            return Call(Unmask(agent))
        g.spent += 0 if extra_action(g, agent) else 1
        g.lay("hunted", agent, 1, terms.TURN)
        if self.verb == "agent_creature":
            return Call(Unmask(agent, g.faces[target_site(g, g.here)]))
        self._act(g, agent)
        return DONE

    def bring_creature(self, g: Arda) -> Outcome:
        agent = self.cards[0]
        if self.verb != "agent_creature" or g.zone[agent] != PLAY:
            return DONE
        g.set_status(agent, TAPPED)
        card = self.cards[1]
        g.spent += 1
        g.bring_out(card)
        return Call(creature_attack(g, card, g.here, "site"))

    def _act(self, g: Arda, agent: int) -> None:
        g.note("meccg-log-agent-acts", {"seat": g.owners[agent]}, rule=self.RULE)
        if self.verb == "agent_heal":
            g.set_status(agent, TAPPED)
        elif self.verb == "agent_untap":
            g.set_status(agent, UNTAPPED)
        elif self.verb == "agent_hide":
            g.set_status(agent, TAPPED)
            g.note("meccg-log-agent-hides", {"card": agent})
            g.known[agent] = 0
        elif self.verb == "agent_home":
            clear_sites(g, agent)
        elif self.verb == "agent_back":
            g.put(sites_of(g, agent)[-1], LOCATION)
            g.set_status(agent, TAPPED)
        elif self.verb == "agent_move":
            if face_up(g, agent):
                clear_sites(g, agent)
            g.attach(self.cards[1], agent)
            g.set_status(agent, TAPPED)


def clear_sites(g: Arda, agent: int, keep: int = -1) -> None:
    for site in sites_of(g, agent):
        if site != keep:
            g.put(site, LOCATION)


class Unmask(Frame):
    """Turning an agent up (p.25): whoever has not moved names a home site, the way of others is checked."""

    STEPS = ("turn_up", "name_home")
    RULE = "meccg.agent.reveal.before-moving-home"

    agent: int
    #: The site where he is said to be, by number, if what he does settles it; else -1.
    place: int = -1

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.agent}

    def turn_up(self, g: Arda) -> Outcome:
        agent = self.agent
        if face_up(g, agent):
            return DONE
        g.known[agent] = 1
        g.note("meccg-log-unmasked", {"card": agent}, rule="meccg.agent.reveal.free")
        if g.status[agent] != UNTAPPED:
            g.note(STATUS_LINES[g.status[agent]], {"card": agent})
        sites = sites_of(g, agent)
        if not sites:
            return None
        legal = legal_way(g, agent, sites)
        drop_disguise(g, agent)
        if legal:
            clear_sites(g, agent, sites[-1])
        else:
            clear_sites(g, agent)
            g.put(agent, DISCARD)
        return DONE

    def name_home(self, g: Arda) -> Outcome:
        cards = home_cards(g, self.agent, self.place)
        drop_disguise(g, self.agent)
        if not cards:
            g.lay("cancelled", self.agent, 1, terms.TURN)
            return DONE
        options: list[Option] = [("home", site) for site in cards]
        about = (("card", self.agent),)
        return Ask(g.owners[self.agent], "meccg-ask-home", options, "named", self.RULE, about)

    def named(self, g: Arda, option: Option) -> None:
        _, site = option
        g.attach(site, self.agent)


def home_cards(g: Arda, agent: int, place: int = -1) -> list[int]:
    """The cards of his home sites that an agent's player can lay down; only that of one place if it is settled."""
    names = {face.id for face in starts(g, agent)}
    cards = [site for site in g.pile(LOCATION, g.owners[agent]) if g.face(site).id in names]
    return [site for site in cards if place in (-1, g.faces[site])]


def drop_disguise(g: Arda, agent: int) -> None:
    """Cards that hid where an agent came into play are discarded when he is revealed."""
    for card in [card for card in g.under(agent) if "starts-anywhere" in DEFINED[g.faces[card]].mods]:
        g.put(card, DISCARD)


def legal_way(g: Arda, agent: int, sites: list[int]) -> bool:
    first = g.face(sites[0])
    if not any([start.region >= 0 and DISTANCE[start.region][first.region] <= 1 for start in starts(g, agent)]):
        return False
    faces = [g.face(site) for site in sites]
    return all([DISTANCE[faces[i - 1].region][faces[i].region] <= 1 for i in range(1, len(faces))])


def discard_homeless(g: Arda) -> None:
    """Agents whose home site could not be shown are discarded at the end of the turn (p.25)."""
    for agent in [card for card in g.table if g.kind(card) == AGENT and g.has_laid("cancelled", card)]:
        g.put(agent, DISCARD)


def attack_options(g: Arda, seat: int, slot: int) -> list[Option]:
    """Agents that may attack a company which has entered their site."""
    site = g.site_face(slot)
    return [("agent_attack", agent) for agent in g.agents(seat)
            if can_be_at(g, agent, site) and not g.has_laid("harm", agent)]  # fmt: skip


class AgentAttack(Frame):
    """The attack of an agent (p.26): bonuses by facing and place, as they were before the attack."""

    STEPS = ("unmask", "attack")
    RULE = "meccg.agent.combat.roll"

    agent: int
    company: int
    #: How he lay before the attack.
    hidden: int = later(0)
    home: int = later(0)
    #: A card that lets him attack in the movement phase, or -1, and what it adds to his prowess.
    card: int = -1
    bonus: int = 0

    def unmask(self, g: Arda) -> Outcome:
        self.hidden = int(not face_up(g, self.agent))
        site = g.face(target_site(g, self.company))
        self.home = int(at_home(g, self.agent) and site.id in g.face(self.agent).homes)
        g.lay("harm", self.agent, 1, terms.TURN)
        return Call(Unmask(self.agent, g.faces[target_site(g, self.company)]))

    def attack(self, g: Arda) -> Outcome:
        agent = self.agent
        if g.zone[agent] != PLAY:
            return DONE
        face = g.face(agent)
        prowess, body = face.prowess, face.body
        if self.hidden and self.home:
            prowess += 5
        elif self.hidden or self.home:
            prowess += 2
        if self.home:
            body += 1
        if g.status[agent] == WOUNDED:
            prowess -= 2
        furious = g.has_laid("agents-strikes", target_site(g, self.company)) and has_skill(g, agent, "scout")
        strikes = 2 if furious else 1
        attack = AttackOn(self.company, g.owners[agent], face.race, strikes, prowess + self.bonus, body, agent)
        attack.origin = BY_AGENT
        by_text = self.card >= 0 or furious or "chooses-targets" in DEFINED[g.faces[agent]].mods
        attack.manner = ATTACKER_CHOOSES if (self.hidden and self.home) or by_text else 0
        attack.card = self.card
        return Call(attack)
