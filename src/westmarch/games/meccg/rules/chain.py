"""Chain of effects (p.14): a card is played or used, the other player may respond, the last one happens first."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import EITHER, Asker, Language, Program, Run
from westmarch.cards.nodes import Ability, Act, Effect, Seq
from westmarch.cards.perform import COST, EFFECT, FAILED, Perform
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.games.meccg.facts import AGENT, CREATURE, FACES, HAZARD, SHORT, SITE
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, MOMENT, STATES
from westmarch.games.meccg.rules.manifestations import forbids_manifestation, note_manifestation
from westmarch.games.meccg.rules.uncounted import free_by_card, use_exception
from westmarch.games.meccg.state import CHECK, DISCARD, GUARD, HAND, OF_SEAT, PLAY, TAPPED, Arda

#: Names under which cards remember others, for declared actions that are plain numbers.
BINDS = ("it", "tapped", "other", "item")
#: Places of cards that are known only when a cost has named something.
LATER = ("bound", "tapped", "bore", "its-company", "bore-by-tapped", "on-bound")
#: In place of the ability of a card: the card is a companion who taps in support.
SUPPORT = -1


class Effects(Perform):
    """The cost or the effect of a card."""

    RULE = "meccg.chain.actions"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.source}

    def language(self) -> Language:
        return LANGUAGE

    def program(self, g: Arda) -> Program:
        defined = DEFINED[g.faces[self.source]]
        return defined.costs[self.ability] if self.part == COST else defined.effects[self.ability]

    def chooses(self, g: Arda, branch: int) -> bool:
        """Whether somebody chooses among effects now, and so many are there."""
        program = self.program(g)
        step = program[self.at] if self.at < len(program) else None
        return step is not None and step.op == EITHER and branch < len(step.node.nodes)

    def prompt(self, act: Act) -> str:
        return "meccg-ask-choose"

    def prompt_may(self) -> str:
        return "meccg-ask-may"

    def prompt_either(self) -> str:
        return "meccg-ask-either"

    def mentions(self, g: Arda) -> tuple[tuple[str, Any], ...]:
        return (("card", self.source),)

    def _do(self, g: Arda, act: Act, cards: list[int]) -> Outcome:
        """What a card is aimed at has a line, as far as everybody may see it."""
        aimed = [card for card in cards if card >= 0 and card != self.source and not g.is_hidden(card)]
        if aimed and act.verb in ("target", "tap", "modify", "discard", "check"):
            about = {"card": self.source, "other": aimed}
            # A cost and an effect on the same card are one line.
            if g.sink is not None and not any([line.about == about for line in g.sink[-4:]]):
                g.note("meccg-log-aims", about, rule=self.RULE)
        return super()._do(g, act, cards)

    def go(self, g: Arda) -> Outcome:
        outcome = super().go(g)
        if type(outcome) is Done:
            g.bound = dict(self.bound)
        return outcome


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


def ability_of(g: Arda, card: int, way: int) -> Ability:
    return DEFINED[g.faces[card]].abilities[way]


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
    if isinstance(first, Act) and (first.who is None or first.who.where not in LATER):
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
    for card in g.piles[HAND * 2 + seat]:
        defined = DEFINED[g.faces[card]]
        if not defined.event_moments & bit or forbids_side(g, seat, card) or forbids_limit(g, seat, card):
            continue
        if hazard and forbids_hidden(g, card):
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
    for card in g.attached:
        if g.owners[card] == seat and DEFINED[g.faces[card]].action_moments & bit:
            found += _ways(g, seat, card, bit)
    for card in g.table:
        if g.owners[card] == seat and DEFINED[g.faces[card]].action_moments & bit:
            found += _ways(g, seat, card, bit)
    for slot in range(len(g.c_owner)):
        if g.c_owner[slot] == seat:
            for card in g.members[slot]:
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


def packed(bound: dict[str, tuple[int, ...]]) -> list[int]:
    out: list[int] = []
    for name, cards in bound.items():
        out += [BINDS.index(name), len(cards), *cards]
    return out


def unpacked(numbers: list[int]) -> dict[str, tuple[int, ...]]:
    bound: dict[str, tuple[int, ...]] = {}
    at = 0
    while at < len(numbers):
        count = numbers[at + 1]
        bound[BINDS[numbers[at]]] = tuple(numbers[at + 2 : at + 2 + count])
        at += 2 + count
    return bound


class ChainOfEffects(Frame):
    """One card and all that is declared on top of it, carried out last in, first out (p.14).

    After each action the other player may answer; if he does not, whoever declared it may declare another one.
    """

    STEPS = ("pay", "declare", "respond", "go_on", "carry_out", "settle")
    RULE = "meccg.chain.lifo"

    #: The action being declared: a card and what it does, or a companion who supports a check to come.
    seat: int
    card: int
    way: int
    #: Declared actions: seat, card, way, and the cards named while paying.
    declared: list[list[int]] = later([])
    settling: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card}

    def pay(self, g: Arda) -> Outcome:
        g.bound = {}
        g.returned = 1
        if self.way == SUPPORT:
            g.set_status(self.card, TAPPED)
            g.bound = {"it": (pending_check(g, self.declared),)}
            return None
        if self.seat != g.active and counts(g, self.card):
            g.spent += 1
        elif self.seat != g.active and g.zone[self.card] == HAND:
            use_exception(g, FACES[g.faces[self.card]])
        if g.zone[self.card] == HAND:
            g.lay_on_table(self.card)
            note_manifestation(g, FACES[g.faces[self.card]])
        elif g.zone[self.card] == GUARD:
            g.c_guard[g.here] = -1
            g.lay_on_table(self.card)
        g.note("meccg-log-play", {"seat": self.seat, "card": self.card}, rule="meccg.chain.actions")
        if not DEFINED[g.faces[self.card]].costs[self.way]:
            return None
        return Call(Effects(self.card, self.way, COST, self.seat, {}))

    def declare(self, g: Arda) -> None:
        if g.returned != FAILED:
            self.declared.append([self.seat, self.card, self.way, *packed(g.bound)])

    def respond(self, g: Arda) -> Outcome:
        if not self.declared:
            return None
        other = 1 - self.declared[-1][0]
        return Ask(other, "meccg-ask-respond", self._actions(g, other), "responded", "meccg.chain.response-window")

    def responded(self, g: Arda, option: Option) -> Outcome:
        return self._declares(1 - self.declared[-1][0], option)

    def go_on(self, g: Arda) -> Outcome:
        """Nobody has answered: the player of the last action may declare one more (p.14)."""
        if not self.declared:
            return None
        seat = self.declared[-1][0]
        return Ask(seat, "meccg-ask-go-on", self._actions(g, seat), "went_on", "meccg.chain.backtrack")

    def went_on(self, g: Arda, option: Option) -> Outcome:
        return self._declares(self.declared[-1][0], option)

    def _actions(self, g: Arda, seat: int) -> list[Option]:
        return [PASS, *responses(g, seat), *self._supports(g, seat)]

    def _declares(self, seat: int, option: Option) -> Outcome:
        match option:
            case ("support", card):
                self.seat, self.card, self.way = seat, card, SUPPORT
            case (_, card, way):
                self.seat, self.card, self.way = seat, card, way
            case _:
                return None
        return Goto("pay")

    def _supports(self, g: Arda, seat: int) -> list[Option]:
        """Companions may tap in answer to a card that will force a check (p.14)."""
        checked = pending_check(g, self.declared)
        if checked < 0 or g.owners[checked] != seat or g.zone[checked] != PLAY:
            return []
        return [("support", other) for other in supporters(g, checked)]

    def carry_out(self, g: Arda) -> Outcome:
        if not self.declared:
            return DONE
        action = self.declared.pop()
        seat, card, way = action[0], action[1], action[2]
        self.settling = card
        if way == SUPPORT:
            g.lay("check", unpacked(action[3:])["it"][0], 1, CHECK, card)
            return None
        if g.zone[card] != PLAY and not self._was_cost(g, card, way):
            g.note("meccg-log-negated", {"card": card}, rule="meccg.chain.negated")
            return None
        by = cancelled_by(g, FACES[g.faces[card]].id)
        if by >= 0:
            g.note("meccg-log-negated", {"card": card}, rule="meccg.chain.negated")
            return Call(Triggered(triggers(g, "effect-cancelled", [by]), -1))
        return Call(Effects(card, way, EFFECT, seat, unpacked(action[3:])))

    def _was_cost(self, g: Arda, card: int, way: int) -> bool:
        """A card in play that was discarded to pay for its own effect still has it."""
        return ability_of(g, card, way).kind == "action"

    def settle(self, g: Arda) -> Outcome:
        card = self.settling
        watching = on_company(g, "card-played", g.here)
        if watching and card >= 0:
            g.stack.append(Triggered(watching, card))
        if (
            card in g.table
            and FACES[g.faces[card]].duration == SHORT
            and FACES[g.faces[card]].kind not in (SITE, AGENT)
            and not g.has_laid("permanent", card)
            and not (FACES[g.faces[card]].kind == CREATURE and self._attacks(g, card))
        ):
            g.put(card, DISCARD)
        return Goto("carry_out")

    def _attacks(self, g: Arda, card: int) -> bool:
        """A creature in the course of its attack is only used by the defender here, and stays."""
        return any([getattr(frame, "source", -1) == card for frame in g.stack[:-1]])


def chain_of(seat: int, option: Option) -> ChainOfEffects:
    """The chain that a card begins which is played or used."""
    _, card, way = option
    return ChainOfEffects(seat, card, way)


def pending_check(g: Arda, declared: list[list[int]]) -> int:
    """The character whom the card declared last, of those that force a check, is aimed at; or -1."""
    for action in reversed(declared):
        if action[2] != SUPPORT and _forces_check(ability_of(g, action[1], action[2]).effect):
            aims = unpacked(action[3:]).get("it", ())
            if aims and g.is_character(aims[0]):
                return aims[0]
    return -1


def _forces_check(effect: Effect | None) -> bool:
    if isinstance(effect, Seq):
        return any([_forces_check(node) for node in effect.nodes])
    return isinstance(effect, Act) and effect.verb == "check"


def supporters(g: Arda, character: int) -> list[int]:
    """Untapped companions who may tap in support of a check (p.9, Standard)."""
    if not g.standard:
        return []
    return [other for other in g.untapped(g.company[character]) if other != character]


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


class Triggered(Frame):
    """What cards do because of something that has happened, one after another."""

    STEPS = ("go",)

    #: Pairs of card and ability, flat.
    waiting: list[int]
    bound_to: int

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            card = self.waiting.pop(0)
            way = self.waiting.pop(0)
            if g.zone[card] not in (PLAY, GUARD):
                continue
            bound: dict[str, tuple[int, ...]] = {"it": (self.bound_to,)} if self.bound_to >= 0 else {}
            return Call(Effects(card, way, EFFECT, g.owners[card], bound), back="go")
        return DONE


class ForPlayer(Frame):
    """What cards in play, whoever they belong to, do for one player."""

    STEPS = ("go",)

    waiting: list[int]
    seat: int

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            card, way = self.waiting.pop(0), self.waiting.pop(0)
            if g.zone[card] == PLAY:
                return Call(Effects(card, way, EFFECT, self.seat, {}), back="go")
        return DONE


def discard_triggers(g: Arda, seat: int, count: int) -> list[int]:
    """What cards do because a player has discarded so many cards from his hand in his own turn."""
    if seat != g.active:
        return []
    return triggers(g, "hand-discard", [card for card in g.attached if g.owners[g.host[card]] == seat]) * count


def on_company(g: Arda, event: str, slot: int) -> list[int]:
    """What events that lie on a company do because of something."""
    return triggers(g, event, [card for card in g.table if g.company[card] == slot]) if slot >= 0 else []


def gain_triggers(g: Arda, slot: int) -> list[int]:
    """What cards do because somebody of their company has gained an item, wherever it came from."""
    inside = g.members[slot] if slot >= 0 else []
    found = triggers(g, "item-gained", [card for card in g.attached if g.host[card] in inside])
    return found + on_company(g, "company-gains", slot)


def triggers(g: Arda, event: str, cards: list[int]) -> list[int]:
    """The abilities of some cards that an event sets off, as pairs."""
    found: list[int] = []
    for card in cards:
        ways = DEFINED[g.faces[card]].triggers.get(event)
        if ways is not None:
            run = Run(card, g.owners[card], {})
            for way in ways:
                if LANGUAGE.all_hold(g, run, ability_of(g, card, way).needs):
                    found += [card, way]
    return found
