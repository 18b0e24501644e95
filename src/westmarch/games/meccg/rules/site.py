"""Site phase (p.15-16): entering, automatic attacks, cards on guard, resources, the additional minor item."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.cards.nodes import Cond
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import (
    ALLY,
    BORDER_HOLD,
    CREATURE,
    FACES,
    FACTION,
    FREE_HOLD,
    HAVEN,
    HAZARD,
    ITEM,
    MAJOR,
    MINOR,
    RANGER,
    SPECIAL,
    Face,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, MOMENT, STATES
from westmarch.games.meccg.rules import agents, opposition, prisoners
from westmarch.games.meccg.rules.attack import creature_attack, isolates
from westmarch.games.meccg.rules.automatic_attacks import Guardian, automatic_attacks, guardians, printed_attack
from westmarch.games.meccg.rules.chain import (
    ChainOfEffects,
    Triggered,
    chain_of,
    forbids_ability,
    gain_triggers,
    triggers,
    usable,
)
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.creatures import STAYS, keys
from westmarch.games.meccg.rules.hosts import hosts_at
from westmarch.games.meccg.rules.wounds import WoundedBy
from westmarch.games.meccg.state import DISCARD, HAND, OUT, POINTS, SIDEBOARD, TAPPED, UNTAPPED, Arda
from westmarch.games.meccg.values import modifiers, site_type

#: What is said beside the place where a card is played, and done elsewhere.
PLAIN_NEEDS = ("uncounted", "removable", "even-tapped", "single", "also-at")


class SitePhase(Frame):
    """The site phase (p.15): every company enters its site or does nothing."""

    STEPS = ("next_company", "close")
    RULE = "meccg.site.enter-or-not"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def next_company(self, g: Arda) -> Outcome:
        waiting = [slot for slot in g.companies(g.active) if not g.c_flags[slot] & s.ACTED]
        if not waiting:
            return None
        options: list[Option] = [("company", slot) for slot in waiting]
        return Ask(g.active, "meccg-ask-company", options, "chosen", "meccg.site.order-by-active-player")

    def chosen(self, g: Arda, option: Option) -> Outcome:
        _, slot = option
        return Call(CompanySite(slot), back="next_company")

    def close(self, g: Arda) -> None:
        g.here = -1


class CompanySite(Frame):
    """One company at its site (p.15): enter, face its attacks, explore, leave."""

    STEPS = ("start", "besieged", "enter", "attacks", "explore", "leave")
    RULE = "meccg.site.enter-or-not"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def start(self, g: Arda) -> Outcome:
        slot = self.company
        g.here = slot
        g.mode = g.c_modes[slot]
        g.path = g.c_paths[slot][:]
        g.route = g.c_routes[slot][:]
        if g.c_flags[slot] & (s.SENT_BACK | s.IDLE):
            return Goto("leave")
        return None

    def besieged(self, g: Arda) -> Outcome:
        """What a company must face at the beginning of its site phase, whether it enters or not."""
        waiting = triggers(g, "site-begins", g.under(g.c_site[self.company]))
        return Call(Triggered(waiting, -1)) if waiting else None

    def enter(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0:
            return Goto("leave")
        options: list[Option] = [PASS, *usable(g, g.active, "site-start")]
        if forbids_enter(g, self.company) is None:
            options.append(("enter",))
        elif g.has_laid("river", g.c_site[self.company]):
            options += [("cross", c) for c in g.untapped(self.company) if g.face(c).skills & RANGER]
        about = (("company", self.company),)
        return Ask(g.active, "meccg-ask-enter", options, "entered", "meccg.site.enter-or-not", about)

    def entered(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return Goto("leave")
            case ("cross", ranger):
                cross_river(g, self.company, ranger)
                return Goto("enter")
            case ("enter",):
                g.c_flags[self.company] |= s.ENTERED
                g.note("meccg-log-enters", {"leader": g.members[self.company][0]}, rule="meccg.site.enter-or-not")
                return None
        return Call(chain_of(g.active, option), back="enter")

    def attacks(self, g: Arda) -> Outcome:
        """Whoever has slipped in by a card does not face them."""
        if g.has_laid("burgled", s.OF_COMPANY + self.company):
            return None
        return Call(FaceAttacks(self.company))

    def explore(self, g: Arda) -> Outcome:
        return Call(Explore(self.company))

    def leave(self, g: Arda) -> None:
        """A card on guard that was not revealed goes back to its owner's hand (p.14)."""
        slot = self.company
        g.here = -1
        g.mode = STAYS
        g.path = []
        g.route = []
        if g.c_guard[slot] >= 0:
            g.put(g.c_guard[slot], DISCARD if g.sources("guards-lost")[0] else HAND)
            g.c_guard[slot] = -1
        if g.c_owner[slot] >= 0:
            g.c_flags[slot] |= s.ACTED


# I. Automatic attacks


class FaceAttacks(Frame):
    """The automatic attacks of a site (p.15), with the card on guard, guardians and agents who attack there."""

    STEPS = ("reveal_guard", "watch", "isolate", "attack", "guardian", "guard_attack", "agents_attack")
    RULE = "meccg.site.aa.first"

    company: int
    #: The next automatic attack, and the creature on guard that waits for its turn.
    number: int = later(0)
    #: The only automatic attack that is left, by a card; or -1.
    only: int = later(-1)
    lurking: int = later(-1)
    key: str = later("")

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def watch(self, g: Arda) -> Outcome:
        """Cards on the site that a company meets before its automatic attacks when it enters."""
        if g.c_owner[self.company] < 0:
            return DONE
        waiting = triggers(g, "entering", g.under(g.c_site[self.company]))
        return Call(Triggered(waiting, -1)) if waiting else None

    def reveal_guard(self, g: Arda) -> Outcome:
        """Before the automatic attack the opponent may reveal a card on guard (p.14)."""
        options: list[Option] = [PASS]
        guarded = g.c_guard[self.company] >= 0
        if guarded and (automatic_attacks(g, self.company) or reveals_without_attack(g, self.company)):
            options += reveals_at_attack(g, self.company)
        return Ask(1 - g.active, "meccg-ask-guard", options, "guard_revealed", "meccg.onguard.reveal.modifies-aa")

    def guard_revealed(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("reveal_creature", key):
                self.lurking = reveal_guard(g, self.company)
                self.key = key
            case ("reveal", way):
                return Call(ChainOfEffects(1 - g.active, reveal_guard(g, self.company), way))
        return None

    def isolate(self, g: Arda) -> Outcome:
        """A card may leave one automatic attack of several, as the hazard player chooses; not at a Dragon's lair."""
        attacks = automatic_attacks(g, self.company)
        if not isolates(g) or len(attacks) < 2 or g.site_face(self.company).lair:
            return None
        options: list[Option] = [("isolate", place + 1) for place in range(len(attacks))]
        return Ask(1 - g.active, "meccg-ask-isolate", options, "isolated", "meccg.site.aa.several")

    def isolated(self, g: Arda, option: Option) -> None:
        _, place = option
        self.only = automatic_attacks(g, self.company)[place - 1]

    def attack(self, g: Arda) -> Outcome:
        attacks = automatic_attacks(g, self.company) if self.only < 0 else [self.only]
        if self.number >= len(attacks) or g.c_owner[self.company] < 0:
            return None
        self.number += 1
        if self.only >= 0 and isolates(g):
            g.lay("no-cancel", s.OF_SEAT, 1, s.ATTACK, isolates(g)[0])
        return Call(printed_attack(g, self.company, attacks[self.number - 1]), back="attack")

    def guardian(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0 or not guardians(g, self.company):
            return None
        return Call(Guardian(self.company))

    def guard_attack(self, g: Arda) -> Outcome:
        """The creature that was on guard attacks after the automatic attacks."""
        if self.lurking < 0:
            return None
        card = self.lurking
        self.lurking = -1
        return Call(creature_attack(g, card, self.company, self.key))

    def agents_attack(self, g: Arda) -> Outcome:
        """Agents at this site may attack, after the automatic attacks (p.25)."""
        if g.c_owner[self.company] < 0:
            return None
        options = agents.attack_options(g, 1 - g.active, self.company)
        if not (g.sources("agents-must")[0] and any([g.known[agent] for _, agent in options])):
            options.insert(0, PASS)
        return Ask(1 - g.active, "meccg-ask-agent", options, "agent_attacked", "meccg.agent.attack.when")

    def agent_attacked(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, agent = option
        return Call(agents.AgentAttack(agent, self.company), back="agents_attack")


# II. Resources


class Explore(Frame):
    """Resources, influence attempts, rescues and cards at a site, in any order (p.15)."""

    STEPS = ("explore", "guard_resource", "after_item", "rumoured")
    RULE = "meccg.site.play.tap-character"

    company: int
    #: The item just played and who played it, or -1.
    item: int = later(-1)
    player: int = later(-1)
    #: The item that was gained last, for what comes of rumours about it.
    gained: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def explore(self, g: Arda) -> Outcome:
        """Resources, influence attempts, rescues, and cards, in any order (p.15)."""
        slot = self.company
        if g.c_owner[slot] < 0:
            return DONE
        self.item = -1
        self.player = -1
        seat = g.active
        options: list[Option] = [PASS, *resource_options(g, seat, slot), *usable(g, seat, "site")]
        options += barter_options(g, slot)
        options += opposition.persuade_options(g, seat, slot)
        options += prisoners.rescue_options(g, seat, slot)
        about = (("company", slot),)
        return Ask(seat, "meccg-ask-explore", options, "explored", "meccg.site.play.tap-character", about)

    def explored(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return DONE
            case ("resource", card, character):
                self.item, self.player = card, character
                if tolls(g, self.company) and g.kind(card) == ITEM:
                    return Call(Toll(self.company, card, character))
                return Call(PlayResource(self.company, card, character))
            case ("extra", card, character):
                self.item, self.player = card, character
                if tolls(g, self.company):
                    g.c_flags[self.company] |= s.EXTRA_DONE
                    return Call(Toll(self.company, card, character), back="after_item")
                play_item(g, self.company, card, character)
                g.c_flags[self.company] |= s.EXTRA_DONE
                return Goto("after_item")
            case ("play" | "use", _, _):
                return Call(chain_of(g.active, option), back="explore")
            case ("barter", one, other):
                barter(g, self.company, [one, other])
                return Goto("explore")
            case ("rescue", host):
                return Call(prisoners.Rescue(self.company, host), back="explore")
        return Call(opposition.persuade(g, option), back="explore")

    def guard_resource(self, g: Arda) -> Outcome:
        """A card on guard may be revealed because a resource was played (p.14)."""
        if self.item < 0 or not g.returned:
            return Goto("explore")
        options: list[Option] = [PASS, *reveals_at_resource(g, self.company)]
        return Ask(
            1 - g.active, "meccg-ask-guard", options, "resource_revealed", "meccg.onguard.reveal.on-resource-played"
        )

    def resource_revealed(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, way = option
        return Call(ChainOfEffects(1 - g.active, reveal_guard(g, self.company), way))

    def after_item(self, g: Arda) -> Outcome:
        """Cards that act when an item is gained."""
        card, player = self.item, self.player
        self.item = -1
        if card < 0 or g.kind(card) != ITEM or g.c_owner[self.company] < 0:
            return Goto("explore")
        waiting = triggers(g, "item-played", [card])
        watching = dict.fromkeys(hosts_at(g, self.company) + hoards_at(g, self.company))
        waiting += triggers(g, "item-here", list(watching))
        waiting += gain_triggers(g, self.company)
        self.gained = card
        if g.has_laid("greed", g.c_site[self.company]):
            return Call(Greed(self.company, card, player, waiting))
        return Call(Triggered(waiting, card)) if waiting else None

    def rumoured(self, g: Arda) -> Outcome:
        """What short events have made of the site this turn."""
        number = s.VALUE["rumour"]
        rumours = [e[4] for e in g.laid if e[0] == number and e[1] == g.c_site[self.company]]
        waiting = triggers(g, "item-here", rumours) if g.c_owner[self.company] >= 0 else []
        return Call(WoundedBy(waiting, self.gained), back="explore") if waiting else Goto("explore")


def hoards_at(g: Arda, slot: int) -> list[int]:
    """Cards that lie on a company's site, or on a dragon whose home it is."""
    dragons = [card for card in g.table if g.face(card).lair_of == g.site_face(slot).id]
    return [card for host in (g.c_site[slot], *dragons) for card in g.under(host) if g.kind(card) == HAZARD]


class Greed(Frame):
    """Everybody at the site makes a check when an item is played there (Greed)."""

    STEPS = ("next_check", "others")

    company: int
    item: int
    player: int
    waiting: list[int] = later([-1])
    pairs: list[int]

    def next_check(self, g: Arda) -> Outcome:
        if self.waiting == [-1]:
            self.waiting = [c for c in g.members[self.company] if c != self.player and _greedy(g.face(c))]
        while self.waiting:
            character = self.waiting.pop(0)
            if g.zone[character] == s.PLAY:
                return Call(CorruptionCheck(character, -g.face(self.item).corruption), back="next_check")
        return None

    def others(self, g: Arda) -> Outcome:
        return Call(Triggered(self.pairs, self.item)) if self.pairs else None


def _greedy(face: Face) -> bool:
    return face.race not in ("hobbit", "wizard")


def reveal_guard(g: Arda, slot: int) -> int:
    """The card on guard with a company is turned up and lies on the table."""
    card = g.c_guard[slot]
    g.c_guard[slot] = -1
    g.lay_on_table(card)
    g.note("meccg-log-revealed", {"card": card}, rule="meccg.onguard.revealed-in-site-phase")
    return card


def forbids_enter(g: Arda, slot: int) -> str | None:
    if g.has_laid("river", g.c_site[slot]) and g.c_flags[slot] & s.MOVED:
        return "meccg.site.nothing-means-nothing"
    if g.c_flags[slot] & (s.SENT_BACK | s.IDLE):
        return "meccg.arrive.returned-skip-to-phase-6"
    return None


def cross_river(g: Arda, slot: int, ranger: int) -> None:
    """A ranger taps to undo a River for his company."""
    g.set_status(ranger, TAPPED)
    number = s.VALUE["river"]
    g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == g.c_site[slot])]


def reveals_at_attack(g: Arda, slot: int) -> list[Option]:
    """How the card on guard can be revealed before an automatic attack."""
    card = g.c_guard[slot]
    face = FACES[g.faces[card]]
    if face.kind == CREATURE:
        if face.unique and g.unique_taken(face):
            return []
        return [("reveal_creature", key) for key in keys(g, face, slot)]
    return _reveals(g, card, MOMENT["guard-attack"])


def reveals_without_attack(g: Arda, slot: int) -> bool:
    """Whether the card on guard is an event on the site itself, which needs no automatic attack to change."""
    return "entering" in DEFINED[g.faces[g.c_guard[slot]]].triggers


def reveals_at_resource(g: Arda, slot: int) -> list[Option]:
    card = g.c_guard[slot]
    return _reveals(g, card, MOMENT["guard-resource"]) if card >= 0 else []


def _reveals(g: Arda, card: int, moment: int) -> list[Option]:
    face = FACES[g.faces[card]]
    if face.kind != HAZARD:
        return []
    defined = DEFINED[g.faces[card]]
    return [
        ("reveal", way)
        for way in defined.events
        if defined.moments[way] & moment and forbids_ability(g, g.owners[card], card, way) is None
    ]


# Resources


def forbids_here(g: Arda, slot: int, card: int) -> str | None:
    """Whether an item, ally or faction is playable at a company's site (p.15-16)."""
    face = g.face(card)
    site = g.site_face(slot)
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    if _also_here(g, slot, card):
        return None
    needs = place_needs(g.faces[card])
    if face.kind == ALLY and not needs:
        return None if site.id in face.places else "meccg.site.ally.location"
    if face.kind == FACTION and not needs:
        return None if site.id in face.places else "meccg.site.faction.location"
    if face.kind not in (ITEM, ALLY, FACTION):
        return "meccg.site.play.must-be-playable-here"
    if needs:
        fits = LANGUAGE.all_hold(g, Run(card, g.owners[card], {}), needs) and g.here == slot
        return None if fits else "meccg.site.item.kinds-by-site"
    if face.item == SPECIAL:
        return None if site.id in face.places else "meccg.site.item.kinds-by-site"
    if face.places and site.id not in face.places:
        return "meccg.site.item.kinds-by-site"
    if face.item == MAJOR and g.has_laid("bartered", g.c_site[slot]):
        return None
    if face.hoard and not (site.hoard or site.lair or g.has_laid("hoard", g.c_site[slot])):
        return "meccg.hoard.only-at-hoard"
    return None if face.item in site.items else "meccg.site.item.kinds-by-site"


def _also_here(g: Arda, slot: int, card: int) -> bool:
    """Whether an item says that it can be played at this site too, if the site is tapped."""
    if g.status[g.c_site[slot]] != TAPPED:
        return False
    conds = [cond for ability in DEFINED[g.faces[card]].play for cond in ability.needs]
    return any([cond.name == "also-at" and cond.word == g.site_face(slot).id for cond in conds])


def place_needs(face: int) -> tuple[Cond, ...]:
    """What a card asks of the place where it is played, beyond the sorts of items of a site."""
    return tuple([c for ability in DEFINED[face].play for c in ability.needs if c.name not in PLAIN_NEEDS])


def forbids_resource(g: Arda, seat: int, slot: int, card: int, character: int) -> str | None:
    """Whether a character of a company may try to play a resource (p.15)."""
    at_hand = g.zone[card] == HAND or card in buried(g, seat, slot) + stowed(g, seat, slot)
    if not at_hand or g.holder[card] != seat or seat != g.active:
        return "meccg.cards.side.resources-own-turn"
    if g.company[character] != slot or g.status[character] != UNTAPPED or not g.is_character(character):
        return "meccg.site.play.tap-character"
    return forbids_site(g, slot, card) or forbids_here(g, slot, card) or forbids_bearer(g, card, character)


def forbids_site(g: Arda, slot: int, card: int) -> str | None:
    """A tapped site gives nothing more, a borrowed one nothing but the rescue (p.15, p.28)."""
    if g.borrowed(slot):
        return "meccg.rescue.borrowed-site-card"
    if g.kind(card) == ITEM and tolls(g, slot) and not payments(g, slot, card):
        return "meccg.game.card-text-wins"
    if not g.site_closed(slot) or (g.site_face(slot).items_when_tapped and g.kind(card) == ITEM):
        return None
    if _also_here(g, slot, card):
        return None
    if any([cond.name == "even-tapped" for ability in DEFINED[g.faces[card]].play for cond in ability.needs]):
        return None
    return "meccg.site.play.tapped-site-closed"


def forbids_bearer(g: Arda, card: int, character: int) -> str | None:
    """Conditions that an item puts on its bearer."""
    run = Run(card, g.owners[card], {})
    if g.kind(card) == ITEM and g.company[character] >= 0 and _kept_by_others(g, character):
        return "meccg.cards.character.race-required"
    for ability in DEFINED[g.faces[card]].play:
        if ability.bearer is not None and not LANGUAGE.fits(g, run, ability.bearer, character):
            return "meccg.cards.character.race-required"
    return None


def _kept_by_others(g: Arda, character: int) -> bool:
    """Whether only people of another race may play items at a character's site."""
    if "only-race" not in STATES:
        return False
    site, race = g.c_site[g.company[character]], FACES[g.faces[character]].race
    for source in g.sources("only-race")[0]:
        run = Run(source, g.owners[source], {})
        for mod in DEFINED[g.faces[source]].mods["only-race"]:
            if LANGUAGE.fits(g, run, mod.who, site) and mod.word != race:
                return True
    return False


def stowed(g: Arda, seat: int, slot: int) -> list[int]:
    """Minor items that a player has put aside and may play where his friends are, like those of his hand."""
    if "stows" not in STATES or site_type(g, g.c_site[slot]) not in (HAVEN, FREE_HOLD, BORDER_HOLD):
        return []
    stores = [card for card in g.sources("stows")[0] if g.owners[card] == seat]
    return [item for card in stores for item in g.under(card)]


def resource_options(g: Arda, seat: int, slot: int) -> list[Option]:
    found: list[Option] = []
    untapped = g.untapped(slot)
    if not untapped:
        return found
    for card in g.hand(seat) + buried(g, seat, slot) + stowed(g, seat, slot):
        if FACES[g.faces[card]].kind in (ITEM, ALLY, FACTION):
            if forbids_site(g, slot, card) is None and forbids_here(g, slot, card) is None:
                found += [("resource", card, c) for c in untapped if forbids_bearer(g, card, c) is None]
    if forbids_extra(g, slot) is None:
        others = [c for c in untapped if not g.has_laid("gained", c)]
        for card in extra_cards(g, seat, slot):
            if tolls(g, slot) and not payments(g, slot, card):
                continue
            found += [("extra", card, c) for c in others if forbids_bearer(g, card, c) is None]
    return found


def buried(g: Arda, seat: int, slot: int) -> list[int]:
    """Items of a player that lie aside, to be found at the Under-deeps."""
    if "buries" not in STATES or not g.site_face(slot).deeps:
        return []
    return [card for host in g.sources("buries")[0] for card in g.under(host) if g.owners[card] == seat]


def barter_options(g: Arda, slot: int) -> list[Option]:
    """Two minor items of the company for the chance of a major one (Hermit's Hill)."""
    if not g.site_face(slot).barter or g.site_closed(slot) or g.has_laid("bartered", g.c_site[slot]):
        return []
    items = [card for character in g.members[slot] for card in g.items(character) if g.face(card).item == MINOR]
    return [("barter", one, other) for i, one in enumerate(items) for other in items[i + 1 :]]


def barter(g: Arda, slot: int, items: list[int]) -> None:
    for item in items:
        g.put(item, DISCARD)
    g.lay("bartered", g.c_site[slot], 1, s.TURN)


def forbids_extra(g: Arda, slot: int) -> str | None:
    """One additional minor item after a resource has been played (p.16)."""
    if not g.c_flags[slot] & s.PLAYED_RESOURCE:
        return "meccg.site.minor.after-success"
    return "meccg.site.minor.one" if g.c_flags[slot] & s.EXTRA_DONE else None


def extra_cards(g: Arda, seat: int, slot: int) -> list[int]:
    """Minor items of the hand; at the Under-deeps any item playable there (p.27)."""
    below = g.site_face(slot).deeps
    piles = [HAND, DISCARD, SIDEBOARD] if g.optional & s.MINOR_FROM_DISCARD else [HAND]
    found: list[int] = []
    for cards in [*[g.pile(zone, seat) for zone in piles], stowed(g, seat, slot)]:
        for card in cards:
            face = FACES[g.faces[card]]
            if face.kind == ITEM and not (face.unique and g.unique_taken(face)):
                hoard = face.hoard and forbids_here(g, slot, card) is not None
                if (face.item == MINOR and not hoard) or (below and forbids_here(g, slot, card) is None):
                    found.append(card)
    return found


def tolls(g: Arda, slot: int) -> bool:
    """Whether a card in play asks for another item before one is played at a company's site."""
    return "toll" in STATES and modifiers(g, "toll", g.c_site[slot]) > 0


def payments(g: Arda, slot: int, item: int) -> list[int]:
    """Items of the hand that are themselves playable at the site, and could be given up for one."""
    hand = [card for card in g.hand(g.active) if card != item and FACES[g.faces[card]].kind == ITEM]
    return [card for card in hand if forbids_here(g, slot, card) is None]


class Toll(Frame):
    """An item of the hand that would be playable here is removed from play before another one is played."""

    STEPS = ("pay", "play", "result")
    RULE = "meccg.game.card-text-wins"

    company: int
    card: int
    character: int

    def pay(self, g: Arda) -> Outcome:
        options: list[Option] = [("discard", card) for card in payments(g, self.company, self.card)]
        return Ask(g.active, "meccg-ask-toll", options, "paid", self.RULE, (("card", self.card),))

    def paid(self, g: Arda, option: Option) -> None:
        _, card = option
        g.put(card, OUT)

    def play(self, g: Arda) -> Outcome:
        if g.c_flags[self.company] & s.EXTRA_DONE:
            play_item(g, self.company, self.card, self.character)
            return None
        return Call(PlayResource(self.company, self.card, self.character))

    def result(self, g: Arda) -> Outcome:
        return Done(g.returned)


def play_item(g: Arda, slot: int, card: int, character: int) -> None:
    g.set_status(character, TAPPED)
    g.attach(card, character)
    g.note("meccg-log-item", {"card": card, "other": character}, rule="meccg.site.item.placed-under-character")
    g.returned = 1


def from_hoard(g: Arda, slot: int, card: int) -> bool:
    """Whether an item is one of those that a legendary hoard gives without tapping its site; the next one ends it."""
    if g.kind(card) != ITEM or "legendary" not in STATES:
        return False
    lair = g.site_face(slot).id
    for hoard in [c for c in g.sources("legendary")[0] if lair_of_hoard(g, c) == lair]:
        if g.laid_sum("hoarded", hoard) > 0:
            g.lay("hoarded", hoard, -1, s.FOREVER, hoard)
            return True
        g.put(hoard, DISCARD)
    return False


def lair_of_hoard(g: Arda, hoard: int) -> str:
    """The lair of the dragon whose hoard it is, in play or slain."""
    number = s.VALUE["played-at"]
    found = [entry[2] for entry in g.laid if entry[0] == number and entry[1] == hoard]
    return FACES[found[0]].id if found else ""


class PlayResource(Frame):
    """Playing an item, an ally or a faction (p.15-16); gives back whether it succeeded."""

    STEPS = ("play", "result")
    RULE = "meccg.site.play.tap-character"

    company: int
    card: int
    character: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card, "other": self.character}

    def play(self, g: Arda) -> Outcome:
        if g.kind(self.card) == FACTION:
            g.set_status(self.character, TAPPED)
            g.lay_on_table(self.card)
            g.note("meccg-log-play", {"seat": g.active, "card": self.card}, rule=self.RULE)
            return Call(FactionCheck(self.character, self.card))
        play_item(g, self.company, self.card, self.character)
        return None

    def result(self, g: Arda) -> Outcome:
        won = g.kind(self.card) != FACTION or g.zone[self.card] == POINTS
        if won and g.c_owner[self.company] >= 0:
            if not from_hoard(g, self.company, self.card):
                g.tap_site(self.company)
            g.lay("gained", self.character, 1, s.TURN)
        return Done(int(won))
