"""What may be played or used now: legality helpers, each None or the rule that forbids."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.games.tcg.facts import (
    ALLY,
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
    SHADOW_PHASE,
    SITE,
    STACKED,
    USED_THIS_TURN,
    Card,
)
from westmarch.games.tcg.rules.answers import is_there
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE
from westmarch.games.tcg.zones import BANS, BORROWED


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
    if blueprint.unique:
        refused = forbids_unique(g, seat, card)
        if refused is not None:
            return refused
    if blueprint.type == COMPANION and has_had_nine(g, seat, card):
        return "tcg.rule-of-9.limit"
    if blueprint.side != FREE and twilight_cost(g, card, discount) > g.pool:
        return "tcg.twilight.must-afford"
    refused = forbids_to_play(g, seat, card) if blueprint.to_play else None
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
    """One active copy of a unique title for each player; none of it that lies in his dead pile."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if any([other != card for other in g.active_copies(seat, blueprint.title)]):
        return "tcg.unique.one-active"
    if blueprint.type in (COMPANION, ALLY):
        for other in g.dead[seat]:
            if CATALOGUE[g.blueprint[other]].title == blueprint.title and other != card:
                return "tcg.unique.dead-pile-blocks"
    return None


def has_had_nine(g: Fellowships, seat: int, card: int) -> bool:
    """Companions in play and in the dead pile, other than this one, never exceed nine."""
    count = len(g.companions()) + sum([1 for c in g.dead[seat] if g.is_type(c, COMPANION)])
    if g.zone[card] == DEAD:
        count -= 1
    return count >= 9


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
    found = LANGUAGE.cards(g, run, blueprint.bearer)
    return [c for c in found if c not in (card, taken_from) and forbids_host(g, seat, card, c) is None]


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
    if g.speaking("added cost") and not can_pay_added(g, seat, card):
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


def bans_actions(g: Fellowships, seat: int, ability: bool = False) -> bool:
    """Whether a text forbids a player the events and abilities of the phase, or the abilities alone."""
    if not g.laid and not (g.kept or g.look()).bans:
        return False
    everybody, free, shadow, abilities = BANS[g.phase]
    if g.banned(everybody) or g.banned(free if seat == g.fp else shadow):
        return True
    return ability and g.banned(abilities)


def added_costs(g: Fellowships, card: int) -> list[list[int]]:
    """The texts that add a cost to playing an event: [card, ability]."""
    found: list[list[int]] = []
    for source, ability in g.speaking("added cost"):
        run = Run(source, g.player_of(source), {})
        assert ability.mod is not None
        if LANGUAGE.all_hold(g, run, ability.needs) and LANGUAGE.fits(g, run, ability.mod.who, card):
            found.append([source, g.card(source).abilities.index(ability)])
    return found


def can_pay_added(g: Fellowships, seat: int, card: int) -> bool:
    costs = [(source, g.ability(source, index).cost) for source, index in added_costs(g, card)]
    return all([LANGUAGE.possible(g, Run(source, seat, {}), cost) for source, cost in costs])


def forbids_use(g: Fellowships, seat: int, card: int, index: int) -> str | None:
    """The rule that forbids a special ability now, or None."""
    return forbids_use_in_phase(g, seat, card, index) or forbids_use_now(g, seat, card, index)


def forbids_use_in_phase(g: Fellowships, seat: int, card: int, index: int) -> str | None:
    """The rule by which a player has no such special ability in this phase, or None."""
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
    return None


def forbids_use_now(g: Fellowships, seat: int, card: int, index: int) -> str | None:
    """The rule that forbids a special ability that a player has in this phase, or None."""
    ability = g.ability(card, index)
    if CATALOGUE[g.blueprint[card]].type == SITE and not g.text_applies(card):
        return "tcg.active.site-text-where-fellowship"
    if not g.has_text(card):
        return "tcg.effect.text-does-not-apply"
    if bans_actions(g, seat, ability=True):
        return "tcg.ability.ban"
    if g.used and g.uses(card, index) > REPEATED and g.echoes.count(echo(g, seat)) > 1:
        return "tcg.timing.loop-optional-one"
    if g.seats > 2 and g.is_surplus(card):
        return "tcg.multi.duplicate-unique-conditions"
    run = Run(card, seat, {})
    if ability.needs and not LANGUAGE.all_hold(g, run, ability.needs):
        used = card in g.remembered(USED_THIS_TURN) and "once a turn" in [need.name for need in ability.needs]
        return "tcg.limit.explicit-turn" if used else "tcg.play.requirements-first"
    if ability.cost is not None and not LANGUAGE.possible(g, run, ability.cost):
        return "tcg.cost.mandatory"
    if not is_there(g, run, ability):
        return "tcg.play.must-be-there-first"
    if g.speaking("no special abilities") and g.flagged("no special abilities", card):
        return "tcg.effect.abilities-may-not-be-used"
    return None


#: From this use in a phase on an ability is watched for going round in a circle.
REPEATED = 3


def echo(g: Fellowships, seat: int) -> int:
    """The position as a number, to see whether repeated actions lead back to it.

    What a seat may do tells it nothing hidden: cards in the hands and in the decks of others count the same.
    """
    zones = [DECK if zone == HAND and g.owner[card] != seat else zone for card, zone in enumerate(g.zone)]
    return hash((tuple(zones), tuple(g.host), tuple(g.wounds), tuple(g.tokens), tuple(g.burdens), g.pool))
