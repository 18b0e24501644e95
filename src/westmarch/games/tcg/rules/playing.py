"""Playing cards and using abilities: requirements, costs, putting into play (CR playing a card)."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.cards.perform import COST
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.facts import (
    ALLY,
    ATTACHED,
    CATALOGUE,
    COMPANION,
    DEAD,
    DECK,
    DISCARD,
    EVENT,
    FELLOWSHIP,
    FREE,
    HAND,
    MINION,
    PHASES,
    PLAYED,
    SHADOW_PHASE,
    SITE,
    STACKED,
    USED_THIS_TURN,
    VOID,
    Card,
)
from westmarch.games.tcg.rules.timing import (
    FORBIDS_EVENT,
    PLAY_EVENT,
    REPEATED,
    Action,
    before_costs,
    echo,
    effect,
    happen,
    heard,
    is_there,
    use,
)
from westmarch.games.tcg.rules.wounds import deaths, forbids_wound, zone_for
from westmarch.games.tcg.state import BORROWED, Fellowships
from westmarch.games.tcg.words import LANGUAGE

#: A play that costs nothing, whatever modifies costs (FAQ 4, 1R45).
FREE_OF_COST = -1000


def twilight_cost(g: Fellowships, card: int, discount: int = 0, seat: int = -1) -> int:
    """What a card costs now: printed, modified, never below zero; then the penalty of roaming."""
    if discount == FREE_OF_COST:
        return 0
    blueprint = CATALOGUE[g.blueprint[card]]
    total = blueprint.cost + discount + g.modified("cost", card)
    if blueprint.type == MINION:
        total += g.laid_on("minion cost", -1)
    elif blueprint.type == EVENT and "maneuver" in blueprint.phases:
        total += g.laid_on("event cost", -1)
    if "own cost" in blueprint.statics:
        run = Run(card, g.owner[card], {})
        for index in blueprint.statics["own cost"]:
            ability = blueprint.abilities[index]
            if LANGUAGE.all_hold(g, run, ability.needs):
                assert ability.mod is not None
                total += LANGUAGE.value(g, run, ability.mod.amount)
    return max(0, total) + roaming_penalty(g, card)


def host_discount(g: Fellowships, card: int, host: int) -> int:
    """What it changes that a card is played on this host."""
    if host < 0:
        return 0
    total = 0
    for _, mod, run in g.mods("cost on") if g.speaking("cost on") else ():
        if LANGUAGE.fits(g, run, mod.who, host) and LANGUAGE.fits(g, run, mod.to, card):
            total += LANGUAGE.value(g, run, mod.amount)
    blueprint = CATALOGUE[g.blueprint[card]]
    for index in blueprint.statics.get("own cost on", ()):
        own = blueprint.abilities[index].mod
        run = Run(card, g.owner[card], {})
        if own is not None and LANGUAGE.fits(g, run, own.who, host):
            total += LANGUAGE.value(g, run, own.amount)
    return total


def roaming_penalty(g: Fellowships, card: int) -> int:
    """Two more for a minion that is played where it would roam."""
    if not g.is_type(card, MINION) or not g.is_roaming(card):
        return 0
    return max(0, 2 + g.modified("roaming", card))


# What may be played


def forbids_play(g: Fellowships, seat: int, card: int, discount: int = 0, any_phase: bool = False) -> str | None:
    """The rule that forbids playing a card now, or None."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if blueprint.side != g.side_of(seat):
        return "tcg.shadow.fp-cards-in-hand" if seat != g.fp else "tcg.fellowship.fp-only"
    if g.zone[card] in (DECK, DISCARD) and g.speaking("no piles") and g.banned("no piles"):
        return "tcg.effect.cannot-beats-can"
    if blueprint.type == EVENT:
        return forbids_event(g, seat, card, discount)
    if not any_phase:
        refused = forbids_phase(g, seat, blueprint)
        if refused is not None:
            return refused
    refused = forbids_unique(g, seat, card) or forbids_nine(g, seat, card)
    if refused is not None:
        return refused
    if blueprint.side != FREE and twilight_cost(g, card, discount) > g.pool:
        return "tcg.twilight.must-afford"
    refused = forbids_to_play(g, seat, card)
    if refused is not None:
        return refused
    if needs_host(blueprint) and not hosts(g, seat, card):
        return "tcg.item.bearer"
    if g.speaking("no play") and cannot_be_played(g, card):
        return "tcg.effect.cannot-beats-can"
    return None


def cannot_be_played(g: Fellowships, card: int) -> bool:
    return any([m.who is not None and LANGUAGE.fits(g, run, m.who, card) for _, m, run in g.mods("no play")])


def forbids_phase(g: Fellowships, seat: int, blueprint: Card) -> str | None:
    """Free Peoples cards other than events come in the fellowship phase, Shadow cards in one's Shadow phase."""
    if seat == g.fp:
        return None if g.phase == FELLOWSHIP else "tcg.fellowship.play-permanents"
    if g.phase == SHADOW_PHASE and g.shadow_seat == seat:
        return None
    return "tcg.shadow.play-permanents"


def forbids_unique(g: Fellowships, seat: int, card: int) -> str | None:
    """One active copy of a unique title for each player; none that lies in his dead pile."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if not blueprint.unique:
        return None
    for other in g.table:
        if g.owner[other] == seat and CATALOGUE[g.blueprint[other]].title == blueprint.title and other != card:
            if CATALOGUE[g.blueprint[other]].unique and g.is_active(other):
                return "tcg.unique.one-active"
    if blueprint.type in (COMPANION, ALLY):
        for other in g.dead[seat]:
            if CATALOGUE[g.blueprint[other]].title == blueprint.title and other != card:
                return "tcg.unique.dead-pile-blocks"
    return None


def forbids_nine(g: Fellowships, seat: int, card: int) -> str | None:
    """Companions in play and in the dead pile never exceed nine."""
    if not g.is_type(card, COMPANION):
        return None
    count = sum([1 for c in g.table if g.owner[c] == seat and g.is_type(c, COMPANION)])
    count += sum([1 for c in g.dead[seat] if g.is_type(c, COMPANION)])
    if g.zone[card] == DEAD:
        count -= 1
    return "tcg.rule-of-9.limit" if count >= 9 else None


def forbids_to_play(g: Fellowships, seat: int, card: int) -> str | None:
    """What the card itself asks for: something to spot, a cost to pay."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if not blueprint.to_play:
        return None
    run = Run(card, seat, {})
    for index in blueprint.to_play:
        ability = blueprint.abilities[index]
        if not LANGUAGE.all_hold(g, run, ability.needs):
            return "tcg.play.requirement-to-play"
        if not LANGUAGE.possible(g, run, ability.cost):
            return "tcg.cost.mandatory"
    return None


def needs_host(blueprint: Card) -> bool:
    return blueprint.bearer is not None


def hosts(g: Fellowships, seat: int, card: int, taken_from: int = -1) -> list[int]:
    """Cards that a card may be played on."""
    blueprint = CATALOGUE[g.blueprint[card]]
    assert blueprint.bearer is not None
    run = Run(card, seat, {})
    found = [c for c in g.active() if c != card and LANGUAGE.fits(g, run, blueprint.bearer, c)]
    return [c for c in found if forbids_host(g, seat, card, c) is None and c != taken_from]


def forbids_host(g: Fellowships, seat: int, card: int, host: int) -> str | None:
    """Items go on own characters, one of a class on each; a Shadow player leaves others' minions alone."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if blueprint.is_item and g.owner[host] != seat and not g.is_type(host, SITE):
        return "tcg.item.bearer-own"
    if blueprint.side != FREE and g.is_type(host, MINION) and g.owner[host] != seat:
        return "tcg.shadow.no-others-minion"
    if blueprint.classes:
        borne = [CATALOGUE[g.blueprint[other]] for other in g.attached(host)]
        same = [one for one in borne if any([c in blueprint.classes for c in one.classes])]
        if len(same) > 1:
            return "tcg.item.in-addition"
        if same and "second item" not in blueprint.statics and "second item" not in same[0].statics:
            return "tcg.item.class-limit"
    if g.speaking("no bearing"):
        for _, mod, run in g.mods("no bearing"):
            if mod.who is not None and LANGUAGE.fits(g, run, mod.who, host):
                if mod.to is None or LANGUAGE.fits(g, run, mod.to, card):
                    return "tcg.item.forbids-bearing"
    return None


def phase_name(g: Fellowships) -> str:
    return PHASES[g.phase]


def forbids_event(g: Fellowships, seat: int, card: int, discount: int = 0, answering: bool = False) -> str | None:
    """The rule that forbids an event now; whether a response answers something is looked at elsewhere."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if blueprint.side != g.side_of(seat):
        return "tcg.shadow.fp-cards-in-hand" if seat != g.fp else "tcg.fellowship.fp-only"
    phase = phase_name(g)
    index = blueprint.text_in(phase)
    if not answering:
        if index < 0 or (phase == "shadow" and g.shadow_seat != seat):
            return "tcg.event.phase"
        if bans_actions(g, seat):
            return "tcg.ability.ban"
    if g.speaking("no play") and cannot_be_played(g, card):
        return "tcg.effect.cannot-beats-can"
    if blueprint.side != FREE and twilight_cost(g, card, discount) > g.pool:
        return "tcg.twilight.must-afford"
    refused = forbids_to_play(g, seat, card)
    if refused is not None:
        return refused
    if gained_costs(g, card) and not able_to_be_wounded(g):
        return "tcg.cost.mandatory"
    if not answering:
        ability = blueprint.abilities[index]
        run = Run(card, seat, {})
        if not LANGUAGE.all_hold(g, run, ability.needs):
            return "tcg.play.requirements-first"
        if not LANGUAGE.possible(g, run, ability.cost):
            return "tcg.cost.mandatory"
        if not is_there(g, run, ability):
            return "tcg.play.must-be-there-first"
    return None


FORBIDS_EVENT.append(forbids_event)


def bans_actions(g: Fellowships, seat: int, ability: bool = False) -> bool:
    """Whether a text forbids a player the events and abilities of the phase, or the abilities alone."""
    ban = f"no {phase_name(g)} actions"
    if g.banned(ban) or g.banned(f"{ban} of {'fp' if seat == g.fp else 'shadow'}"):
        return True
    return ability and g.banned(f"no {phase_name(g)} abilities")


def gained_costs(g: Fellowships, card: int) -> int:
    """How many companions must be wounded to play an event, by texts that add this cost."""
    if not g.speaking("costs a wound"):
        return 0
    return len([1 for _, mod, run in g.mods("costs a wound") if LANGUAGE.fits(g, run, mod.who, card)])


def able_to_be_wounded(g: Fellowships) -> list[int]:
    return [card for card in g.companions() if forbids_wound(g, card) is None]


def forbids_use(g: Fellowships, seat: int, card: int, index: int) -> str | None:
    """The rule that forbids a special ability now, or None."""
    blueprint = CATALOGUE[g.blueprint[card]]
    lender = g.lender(card) if index >= BORROWED else blueprint
    if not 0 <= index % BORROWED < len(lender.abilities) or g.ability(card, index).kind != "action":
        return "tcg.ability.no-text-label"
    ability = g.ability(card, index)
    if not g.is_active(card) and not (g.zone[card] == STACKED and "stacked" in ability.phases):
        return "tcg.ability.in-play-only"
    if blueprint.type != SITE and g.owner[card] != seat:
        return "tcg.ability.user"
    phase = phase_name(g)
    if g.zone[card] == STACKED and g.owner[card] == seat:
        if phase != "shadow" or g.shadow_seat != seat:
            return "tcg.event.phase"
    elif phase not in ability.phases or (phase == "shadow" and g.shadow_seat != seat):
        return "tcg.event.phase"
    if blueprint.type == SITE and not g.text_applies(card):
        return "tcg.active.site-text-where-fellowship"
    if not g.has_text(card):
        return "tcg.effect.text-does-not-apply"
    if bans_actions(g, seat, ability=True):
        return "tcg.ability.ban"
    if g.uses(card, index) > REPEATED and g.echoes.count(echo(g)) > 1:
        return "tcg.timing.loop-optional-one"
    if g.is_surplus(card):
        return "tcg.multi.duplicate-unique-conditions"
    run = Run(card, seat, {})
    if "once a turn" in [need.name for need in ability.needs] and card in g.remembered(USED_THIS_TURN):
        return "tcg.limit.explicit-turn"
    if not LANGUAGE.all_hold(g, run, ability.needs):
        return "tcg.play.requirements-first"
    if not LANGUAGE.possible(g, run, ability.cost):
        return "tcg.cost.mandatory"
    if not is_there(g, run, ability):
        return "tcg.play.must-be-there-first"
    if g.speaking("no special abilities") and g.flagged("no special abilities", card):
        return "tcg.effect.abilities-may-not-be-used"
    return None


def phase_options(g: Fellowships, seat: int) -> list[Option]:
    """What a seat may play or use now."""
    found: list[Option] = []
    side = g.side_of(seat)
    for card in g.hands[seat]:
        if CATALOGUE[g.blueprint[card]].side == side and forbids_play(g, seat, card) is None:
            found.append(("play", card))
    phase = phase_name(g)
    for card in g.active():
        for index in g.places(card, "actions", phase):
            if forbids_use(g, seat, card, index) is None:
                found.append(("use", card, index))
    if phase == "shadow":
        found += [("use", card, index) for card, index in stacked_actions(g, seat)]
    return found


def stacked_actions(g: Fellowships, seat: int) -> list[tuple[int, int]]:
    """Abilities that stacked cards of a player offer."""
    found: list[tuple[int, int]] = []
    for card in range(len(g.zone)):
        if g.zone[card] == STACKED and g.owner[card] == seat:
            for index in CATALOGUE[g.blueprint[card]].actions.get("stacked", []):
                if forbids_use(g, seat, card, index) is None:
                    found.append((card, index))
    return found


def carry_out(g: Fellowships, seat: int, option: Option) -> Frame:
    """The procedure of an option of ``phase_options``."""
    if option[0] == "play":
        return play(g, seat, option[1])
    return use(g, option[1], option[2], seat, {})


# Playing


def play(g: Fellowships, seat: int, card: int, discount: int = 0, onto: list[int] | None = None) -> Frame:
    """Play a card, where a text says so only on one of some cards."""
    if g.is_type(card, EVENT):
        return play_event(g, seat, card, CATALOGUE[g.blueprint[card]].text_in(phase_name(g)), {}, discount)
    return PlayCard(card, seat, discount, onto or [])


def play_event(
    g: Fellowships, seat: int, card: int, index: int, bound: dict[str, tuple[int, ...]], discount: int = 0
) -> Frame:
    """Pay for an event, lay it aside and carry it out."""
    pay_twilight(g, card, discount)
    if g.zone[card] != VOID:
        g.put(card, VOID)
    g.note("tcg-log-play", {"seat": seat, "card": card}, rule="tcg.play.procedure")
    g.reveals += 1
    return PlayEvent(card, seat, index, bound)


PLAY_EVENT.append(play_event)


class PlayEvent(Frame):
    """An event: its costs to play, then what it does."""

    STEPS = ("gain_costs", "wound_companions", "extra_costs", "carry_out", "responses")
    RULE = "tcg.play.procedure"

    card: int
    seat: int
    #: Which text of the event.
    index: int
    bound: dict[str, tuple[int, ...]]
    extra: int = later(0)
    #: Companions still to be wounded for it.
    wounds: int = later(0)

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.card}

    def gain_costs(self, g: Fellowships) -> None:
        self.wounds = gained_costs(g, self.card)

    def wound_companions(self, g: Fellowships) -> Outcome:
        able = able_to_be_wounded(g) if self.wounds else []
        if not able:
            return None
        options: list[Option] = [("wound", card) for card in able]
        return Ask(self.seat, "tcg-ask-wound", options, "wounded", "tcg.cost.mandatory", (("card", self.card),))

    def wounded(self, g: Fellowships, option: Option) -> Outcome:
        self.wounds -= 1
        frame = happen(g, "wound", option[1], source=self.card)
        return Goto("wound_companions") if frame is None else Call(frame, back="wound_companions")

    def extra_costs(self, g: Fellowships) -> Outcome:
        indexes = CATALOGUE[g.blueprint[self.card]].to_play
        if self.extra >= len(indexes):
            return None
        index = indexes[self.extra]
        self.extra += 1
        return Call(ExtraCost(self.card, index, COST, self.seat, {}), back="extra_costs")

    def carry_out(self, g: Fellowships) -> Outcome:
        bound = before_costs(g, self.card, self.index, self.seat, self.bound)
        return Call(Action(self.card, self.index, COST, self.seat, bound))

    def responses(self, g: Fellowships) -> Outcome:
        """Some texts answer the playing of an event, such as a tale."""
        if not heard(g, "played"):
            return None
        frame = happen(g, "played", self.card)
        return None if frame is None else Call(frame)


class ExtraCost(Action):
    """What a card costs to play besides twilight."""

    RULE = "tcg.play.requirement-to-play"

    def put_away(self, g: Any) -> Outcome:
        return DONE


def pay_twilight(g: Fellowships, card: int, discount: int = 0) -> None:
    """Free Peoples cards add their cost to the pool, Shadow cards remove it."""
    cost = twilight_cost(g, card, discount)
    if CATALOGUE[g.blueprint[card]].side == FREE:
        g.add_twilight(cost)
    else:
        g.pool = max(0, g.pool - cost)


class PlayCard(Frame):
    """Playing a card that stays: show it, pay twilight, other costs, put it into play, responses."""

    STEPS = ("show", "choose_host", "pay", "extra_costs", "enter", "check", "responses")
    RULE = "tcg.play.procedure"

    card: int
    seat: int
    discount: int
    #: The cards that it may be played on; any if there are none.
    onto: list[int]
    host: int = later(-1)
    extra: int = later(0)

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.card}

    def show(self, g: Fellowships) -> None:
        g.put(self.card, VOID)
        g.reveals += 1
        g.note("tcg-log-play", {"seat": self.seat, "card": self.card}, rule="tcg.play.procedure")

    def choose_host(self, g: Fellowships) -> Outcome:
        if not needs_host(CATALOGUE[g.blueprint[self.card]]):
            return None
        able = [host for host in hosts(g, self.seat, self.card) if not self.onto or host in self.onto]
        options: list[Option] = [("on", host) for host in able]
        if not options:
            g.put(self.card, DISCARD)
            return DONE
        return Ask(self.seat, "tcg-ask-host", options, "chose_host", "tcg.item.bearer", (("card", self.card),))

    def chose_host(self, g: Fellowships, option: Option) -> None:
        self.host = option[1]

    def pay(self, g: Fellowships) -> None:
        if g.phase:
            change = 0 if self.discount == FREE_OF_COST else host_discount(g, self.card, self.host)
            pay_twilight(g, self.card, self.discount + change)

    def extra_costs(self, g: Fellowships) -> Outcome:
        indexes = CATALOGUE[g.blueprint[self.card]].to_play
        if self.extra >= len(indexes):
            return None
        index = indexes[self.extra]
        self.extra += 1
        return Call(ExtraCost(self.card, index, COST, self.seat, {"host": (self.host,)}), back="extra_costs")

    def enter(self, g: Fellowships) -> Outcome:
        if g.out[self.seat]:
            return DONE
        if self.host >= 0 and not g.in_play(self.host):
            g.put(self.card, DISCARD)
            return DONE
        if self.host >= 0:
            g.put(self.card, ATTACHED, self.host)
        else:
            g.put(self.card, zone_for(g, self.card))
        g.wounds[self.card] = 0
        g.tokens[self.card] = 0
        g.remember(PLAYED, self.card)
        return None

    def check(self, g: Fellowships) -> Outcome:
        """What follows merely from the card being there comes first: it may be discarded as it enters."""
        frame = deaths(g)
        return None if frame is None else Call(frame, back="check")

    def responses(self, g: Fellowships) -> Outcome:
        """A card discarded as it enters play triggers nothing (FAQ 5)."""
        if not g.in_play(self.card) or not heard(g, "played"):
            return None
        frame = happen(g, "played", self.card, self.host)
        return None if frame is None else Call(frame)


@effect("played")
def played(g: Fellowships, event: Any) -> Frame | None:
    """A card was played; what answers it follows."""
    return None


# Transfer and healing by discarding, in the fellowship phase


def forbids_transfer(g: Fellowships, seat: int, card: int) -> str | None:
    """Items may pass between one's own characters at the same site, for their cost."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if g.phase != FELLOWSHIP or seat != g.fp:
        return "tcg.transfer.action"
    if not blueprint.is_item or blueprint.side != FREE:
        return "tcg.transfer.not-conditions"
    if g.zone[card] != ATTACHED or not g.is_active(card):
        return "tcg.transfer.support-area-items"
    if not transfer_targets(g, seat, card):
        return "tcg.transfer.eligible"
    return None


def transfer_targets(g: Fellowships, seat: int, card: int) -> list[int]:
    giver = g.host[card]
    if CATALOGUE[g.blueprint[card]].bearer is None:
        return []
    return [host for host in hosts(g, seat, card, giver) if same_site(g, giver, host)]


def same_site(g: Fellowships, one: int, two: int) -> bool:
    """Companions are with the fellowship; an ally is at home, and with the fellowship if that is there."""
    ally_one, ally_two = g.is_type(one, ALLY), g.is_type(two, ALLY)
    if not ally_one and not ally_two:
        return True
    if ally_one and ally_two:
        return any([h in g.card(two).homes for h in g.card(one).homes])
    return g.at_home(one if ally_one else two)


class Transfer(Frame):
    """An item changes hands for its twilight cost; it is not played."""

    STEPS = ("choose", "check")
    RULE = "tcg.transfer.action"

    card: int
    seat: int

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.card}

    def choose(self, g: Fellowships) -> Outcome:
        options: list[Option] = [("on", host) for host in transfer_targets(g, self.seat, self.card)]
        return Ask(self.seat, "tcg-ask-host", options, "chose", "tcg.transfer.eligible", (("card", self.card),))

    def chose(self, g: Fellowships, option: Option) -> None:
        g.add_twilight(twilight_cost(g, self.card, host_discount(g, self.card, option[1])))
        g.put(self.card, ATTACHED, option[1])
        g.note("tcg-log-transfer", {"card": self.card, "host": option[1]}, rule="tcg.transfer.action")

    def check(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        return None if frame is None else Call(frame)


def forbids_discard_to_heal(g: Fellowships, seat: int, card: int) -> str | None:
    """A card in hand of the title of a wounded unique companion or ally heals it."""
    if g.phase != FELLOWSHIP or seat != g.fp or g.zone[card] != HAND:
        return "tcg.fellowship.discard-to-heal"
    if not CATALOGUE[g.blueprint[card]].unique or CATALOGUE[g.blueprint[card]].type not in (COMPANION, ALLY):
        return "tcg.fellowship.discard-to-heal.unique"
    if healed_by(g, card) < 0:
        return "tcg.fellowship.discard-to-heal.wounded"
    return None


def healed_by(g: Fellowships, card: int) -> int:
    """The wounded character that a card in hand would heal, or -1."""
    title = CATALOGUE[g.blueprint[card]].title
    for other in g.active():
        blueprint = CATALOGUE[g.blueprint[other]]
        if g.wounds[other] and blueprint.title == title and blueprint.unique and blueprint.side == FREE:
            if blueprint.type in (COMPANION, ALLY):
                return other
    return -1
