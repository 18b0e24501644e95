"""Which cards may be played or used at a moment (p.4, p.12, p.19)."""

from __future__ import annotations

from westmarch.cards.language import Asker, Run
from westmarch.cards.nodes import Ability, Act, Effect, Seq
from westmarch.engine.decision import Option
from westmarch.games.meccg.facts import AGENT, CREATURE, FACES, HAZARD, SHORT
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, MOMENT, STATES
from westmarch.games.meccg.rules.effects import ability_of
from westmarch.games.meccg.rules.manifestations import forbids_manifestation
from westmarch.games.meccg.rules.uncounted import free_by_card
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GUARD, HAND, OF_SEAT, PLAY


def is_hazard(kind: int) -> bool:
    return kind in (HAZARD, CREATURE, AGENT)


def is_free(card_face: int) -> bool:
    """Whether a hazard does not count against the limit."""
    return any([cond.name == "uncounted" for ability in DEFINED[card_face].play for cond in ability.needs])


def counts(g: Arda, card: int) -> bool:
    """Whether a hazard counts against the limit: from hand, or a creature in play that is used (p.12)."""
    if not is_hazard(g.kind(card)) or is_free(g.faces[card]):
        return False
    if not (g.zone[card] == HAND or g.kind(card) == CREATURE):
        return False
    return free_by_card(g, FACES[g.faces[card]]) < 0


def forbids_side(g: Arda, seat: int, card: int) -> str | None:
    """Resources in one's own turn, hazards in the other's (p.4)."""
    face = FACES[g.faces[card]]
    if face.dual:
        return None
    if seat == g.active:
        return "meccg.cards.side.hazards-opponents-turn" if is_hazard(face.kind) else None
    return None if is_hazard(face.kind) else "meccg.cards.side.resources-own-turn"


def forbids_limit(g: Arda, seat: int, card: int) -> str | None:
    """The hazard limit (p.10, p.12)."""
    if seat == g.active or not counts(g, card) or g.spent < g.limit:
        return None
    return "meccg.mh.hazards.up-to-limit"


def forbids_ability(g: Arda, seat: int, card: int, way: int) -> str | None:
    """A card may be played or used only if its conditions hold and it has some effect (p.19)."""
    ability = ability_of(g, card, way)
    run = Run(card, seat, {})
    if ability.kind == "event" and _out_of_favour(g, card):
        return "meccg.game.card-text-wins"
    if not LANGUAGE.all_hold(g, run, ability.needs):
        return "meccg.game.no-empty-play"
    if ability.kind == "event" and not LANGUAGE.all_hold(g, run, DEFINED[g.faces[card]].play_needs):
        return "meccg.game.no-empty-play"
    if not LANGUAGE.possible(g, run, ability.cost):
        return _unpaid(g, run, ability.cost)
    face = FACES[g.faces[card]]
    # What an event in play cancels would have no effect, unless that event says what comes of it.
    by = cancelled_by(g, face.id)
    if by >= 0 and "effect-cancelled" not in DEFINED[g.faces[by]].triggers:
        return "meccg.game.no-empty-play"
    # A long or permanent event has an effect by being there.
    if face.duration == SHORT and not _effective(g, run, ability):
        return "meccg.game.no-empty-play"
    stays = face.duration != SHORT or face.kind == CREATURE
    if face.unique and g.zone[card] in (HAND, GUARD) and stays and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    return forbids_manifestation(g, face) if g.zone[card] == HAND else None


def cancelled_by(g: Arda, name: str) -> int:
    """An event in play that cancels all effects of cards of a name, or -1."""
    if "cancels-effects" in STATES:
        for source in g.sources("cancels-effects")[0]:
            if any([name in mod.word for mod in DEFINED[g.faces[source]].mods["cancels-effects"]]):
                return source
    if "bars-card" in STATES:
        for source in g.sources("bars-card")[0]:
            run = Run(source, g.owners[source], {})
            for mod in DEFINED[g.faces[source]].mods["bars-card"]:
                if mod.word == name and LANGUAGE.fits(g, run, mod.to, _courted(g)):
                    return source
    return -1


def _courted(g: Arda) -> int:
    """The faction that somebody tries to win over now, or -1."""
    for frame in reversed(g.stack):
        faction: int = getattr(frame, "faction", -1)
        if faction >= 0:
            return faction
    return -1


def _out_of_favour(g: Arda, card: int) -> bool:
    """Whether a card in play, or one played, lets no card of this sort be played now."""
    words = FACES[g.faces[card]].keywords
    if "environment" in words and g.sources("no-environment")[0]:
        return True
    return "spell" in words and bool(g.laid) and g.has_laid("no-spells", OF_SEAT)


def _unpaid(g: Arda, run: Asker, cost: Effect | None) -> str:
    """Why a cost cannot be paid: nobody has the skill or race for it, or there is nothing to aim at."""
    for act in cost.nodes if isinstance(cost, Seq) else (cost,):
        if isinstance(act, Act) and act.who is not None and not LANGUAGE.possible(g, run, act):
            tests = [test.name for test in act.who.tests]
            if "skill" in tests:
                return "meccg.cards.character.skill-required"
            if "race" in tests:
                return "meccg.cards.character.race-required"
            break
    return "meccg.game.no-empty-play"


def _effective(g: Arda, run: Asker, ability: Ability) -> bool:
    """Whether there is something for the effect to do; what the cost will name is not known yet."""
    effect = ability.effect
    if ability.cost is None or effect is None:
        return LANGUAGE.possible(g, run, effect)
    first = effect.nodes[0] if isinstance(effect, Seq) else effect
    if isinstance(first, Act) and (first.who is None or first.who.where not in LANGUAGE.later_places):
        return LANGUAGE.possible(g, run, first)
    return True


def forbids_hidden(g: Arda, card: int) -> str | None:
    """A card may let the hazard player use only what he has shown, for the rest of a company's phase."""
    if g.laid and g.has_laid("shown-only", OF_SEAT) and not g.known[card]:
        return "meccg.game.card-text-wins"
    return None


def from_hand(g: Arda, seat: int, moment: str, short_only: bool = False) -> list[Option]:
    """Cards of a hand that may be played at a moment."""
    found: list[Option] = []
    bit = MOMENT[moment]
    hazard = MOMENT["hazard"] if seat != g.active else 0
    some_hidden = hazard != 0 and bool(g.laid)
    for card in g.piles[HAND * 2 + seat]:
        defined = DEFINED[g.faces[card]]
        if not defined.event_moments & bit or forbids_side(g, seat, card) or forbids_limit(g, seat, card):
            continue
        if some_hidden and forbids_hidden(g, card):
            continue
        face = FACES[g.faces[card]]
        if short_only and (face.duration != SHORT or face.corruption_card):
            continue
        for way in defined.events:
            moments = defined.moments[way]
            if moments & bit and (not hazard or moments & hazard) and forbids_ability(g, seat, card, way) is None:
                found.append(("play", card, way))
    return found


def out_of_turn(g: Arda, seat: int, moment: str) -> list[Option]:
    """Resources of a hand that may be played in the other player's turn, because they say so."""
    found: list[Option] = []
    bit = MOMENT[moment]
    for card in g.piles[HAND * 2 + seat]:
        defined = DEFINED[g.faces[card]]
        if defined.event_moments & bit and not is_hazard(FACES[g.faces[card]].kind):
            for way in defined.events:
                if defined.moments[way] & bit and forbids_ability(g, seat, card, way) is None:
                    found.append(("play", card, way))
    return found


def in_play(g: Arda, seat: int, moment: str) -> list[Option]:
    """Cards in play that a player may use at a moment."""
    found: list[Option] = []
    bit = MOMENT[moment]
    for card in g.usable_cards(seat):
        if DEFINED[g.faces[card]].action_moments & bit:
            found += _ways(g, seat, card, bit)
    return found


def _ways(g: Arda, seat: int, card: int, bit: int) -> list[Option]:
    defined = DEFINED[g.faces[card]]
    if forbids_limit(g, seat, card):
        return []
    return [
        ("use", card, way)
        for way in defined.actions
        if defined.moments[way] & bit and forbids_ability(g, seat, card, way) is None
    ]


def offered(g: Arda, seat: int, card: int, moment: str) -> list[Option]:
    """What a card in play, whoever it belongs to, lets a player do at a moment."""
    return ways_of(g, seat, card, moment) if card >= 0 and g.zone[card] == PLAY else []


def ways_of(g: Arda, seat: int, card: int, moment: str) -> list[Option]:
    """How a card can be used at a moment."""
    bit = MOMENT[moment]
    return _ways(g, seat, card, bit) if DEFINED[g.faces[card]].action_moments & bit else []


def usable(g: Arda, seat: int, moment: str) -> list[Option]:
    """All that a player may play or use at a moment."""
    return from_hand(g, seat, moment) + in_play(g, seat, moment)


def responses(g: Arda, seat: int) -> list[Option]:
    """What may be declared on top of something: never creatures or corruption cards (p.14)."""
    if seat == g.active:
        return usable(g, seat, "response")
    moment = "hazard" if g.limit > 0 else "response"
    return from_hand(g, seat, moment, short_only=True) + in_play(g, seat, moment) + _from_guard(g, seat)


def _from_guard(g: Arda, seat: int) -> list[Option]:
    """A card on guard that may be turned up in answer to what the company's player does at the site."""
    card = g.c_guard[g.here] if g.here >= 0 and g.limit == 0 else -1
    if card < 0:
        return []
    defined, bit = DEFINED[g.faces[card]], MOMENT["guard-answer"]
    ways = [way for way in defined.events if defined.moments[way] & bit]
    return [("play", card, way) for way in ways if forbids_ability(g, seat, card, way) is None]
