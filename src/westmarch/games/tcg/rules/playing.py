"""Playing cards and using abilities; transfer and healing by discarding (CR playing a card)."""

from __future__ import annotations

from typing import Any

from westmarch.cards.perform import COST
from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.tcg.facts import (
    ALLY,
    ATTACHED,
    CATALOGUE,
    COMPANION,
    DISCARD,
    EVENT,
    FELLOWSHIP,
    FREE,
    HAND,
    PHASES,
    PLAYED,
    SITE,
    STACKED,
    VOID,
)
from westmarch.games.tcg.rules.costs import FREE_OF_COST, host_discount, pay_twilight, twilight_cost
from westmarch.games.tcg.rules.events import Event, deaths, effect, happen, moment
from westmarch.games.tcg.rules.requirements import (
    forbids_play,
    forbids_use,
    forbids_use_now,
    hosts,
    needs_host,
    phase_name,
)
from westmarch.games.tcg.rules.timing import ExtraCost, play_event, tell_deck, use
from westmarch.games.tcg.rules.wounds import zone_for
from westmarch.games.tcg.state import Fellowships


def phase_options(g: Fellowships, seat: int) -> list[Option]:
    """What a seat may play or use now."""
    phase = PHASES[g.phase]
    found: list[Option] = []
    at_hand = g.held(seat).in_phase.get(phase)
    if at_hand is not None:
        found = [("play", card) for card in playable(g, seat, at_hand)]
    for card, index in g.usable(phase):
        if g.owner[card] != seat if CATALOGUE[g.blueprint[card]].type != SITE else card != g.site():
            continue
        if forbids_use_now(g, seat, card, index) is None:
            found.append(("use", card, index))
    if phase == "shadow" and STACKED in g.zone:
        found += [("use", card, index) for card, index in stacked_actions(g, seat)]
    return found


def playable(g: Fellowships, seat: int, cards: list[int]) -> list[int]:
    """Those of some cards in a player's hand, all for this phase, that nothing forbids to play."""
    found: list[int] = []
    # Many are too dear for the pool at a glance.
    most = g.pool if seat != g.fp and not g.laid and not g.mods("cost") else 99
    known: dict[int, bool] = {}  # copies are alike
    for card in cards:
        number = g.blueprint[card]
        if CATALOGUE[number].least_cost > most:
            continue
        if number not in known:
            known[number] = forbids_play(g, seat, card) is None
        if known[number]:
            found.append(card)
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
    match option:
        case ("play", card):
            return play(g, seat, card)
        case _:
            _, card, index = option
            return use(g, card, index, seat, {})


def play(g: Fellowships, seat: int, card: int, discount: int = 0, onto: list[int] | None = None) -> Frame:
    """Play a card, where a text says so only on one of some cards."""
    if g.is_type(card, EVENT):
        return play_event(g, seat, card, CATALOGUE[g.blueprint[card]].text_in(phase_name(g)), {}, discount)
    return PlayCard(card, seat, discount, onto or [])


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
        tell_deck(g, self.seat, self.card)
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
            g.note("tcg-log-discard", {"card": self.card})
            return DONE
        return Ask(self.seat, "tcg-ask-host", options, "chose_host", "tcg.item.bearer", (("card", self.card),))

    def chose_host(self, g: Fellowships, option: Option) -> None:
        _, self.host = option

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
            g.note("tcg-log-discard", {"card": self.card})
            return DONE
        if self.host >= 0:
            g.put(self.card, ATTACHED, self.host)
            g.note("tcg-log-on", {"card": self.card, "host": self.host}, rule="tcg.item.bearer")
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
        return moment(g, "played", self.card, self.host) if g.in_play(self.card) else None


@effect("played")
def played(g: Fellowships, event: Event) -> Frame | None:
    """A card was played; what answers it follows."""
    return None


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


def transfer_options(g: Fellowships) -> list[Option]:
    """The items that may change hands."""
    borne = [item for items in (g.kept or g.look()).items.values() for item in items]
    return [("transfer", item) for item in borne if forbids_transfer(g, g.fp, item) is None]


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
        _, host = option
        g.add_twilight(twilight_cost(g, self.card, host_discount(g, self.card, host)))
        g.put(self.card, ATTACHED, host)
        g.note("tcg-log-transfer", {"card": self.card, "host": host}, rule="tcg.transfer.action")

    def check(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        return None if frame is None else Call(frame)


def heal_options(g: Fellowships) -> list[Option]:
    """The cards in hand that may be discarded to heal a copy of theirs."""
    hurt = [CATALOGUE[g.blueprint[card]].title for card in (g.kept or g.look()).characters if g.wounds[card]]
    if not hurt:
        return []
    copies = [card for card in g.hands[g.fp] if CATALOGUE[g.blueprint[card]].title in hurt]
    return [("heal", card) for card in copies if forbids_discard_to_heal(g, g.fp, card) is None]


def forbids_discard_to_heal(g: Fellowships, seat: int, card: int) -> str | None:
    """A card in hand of the title of a wounded unique companion or ally heals it."""
    if g.phase != FELLOWSHIP or seat != g.fp or g.zone[card] != HAND:
        return "tcg.fellowship.discard-to-heal"
    if not CATALOGUE[g.blueprint[card]].unique or CATALOGUE[g.blueprint[card]].type not in (COMPANION, ALLY):
        return "tcg.fellowship.discard-to-heal.unique"
    if healed_by(g, card) < 0:
        return "tcg.fellowship.discard-to-heal.wounded"
    return None


def discard_to_heal(g: Fellowships, card: int) -> Frame | None:
    """A copy of a wounded character is discarded from hand, and the character heals."""
    character = healed_by(g, card)
    g.put(card, DISCARD)
    g.note("tcg-log-discard-to-heal", {"card": card}, rule="tcg.fellowship.discard-to-heal")
    return happen(g, "heal", character)


def healed_by(g: Fellowships, card: int) -> int:
    """The wounded character that a card in hand would heal, or -1."""
    title = CATALOGUE[g.blueprint[card]].title
    for other in g.active():
        blueprint = CATALOGUE[g.blueprint[other]]
        if g.wounds[other] and blueprint.title == title and blueprint.unique and blueprint.side == FREE:
            if blueprint.type in (COMPANION, ALLY):
                return other
    return -1
