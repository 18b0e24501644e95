"""What the definitions do: costs and effects."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.decision import PASS, Ask, Option, Pick
from westmarch.engine.frame import DONE, Call, Frame, Goto, position_of
from westmarch.games.tcg.facts import (
    ATTACHED,
    DECK,
    DISCARD,
    END_OF_TURN,
    HAND,
    MINION,
    PHASES,
    SHADOW,
    STACKED,
    SUPPORT,
    UNTIL,
    VALUE_CODE,
)
from westmarch.games.tcg.rules.actions import SKIP, SKIPS_OWN, Actions, ShadowPhase, count_draw, draw, forbids_fifth
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.rules.assignment import (
    BY_FREE,
    BY_SHADOW,
    answers_to_assignment,
    forbids_assignment,
    may_skirmish,
)
from westmarch.games.tcg.rules.assignment import assign as assign_minion
from westmarch.games.tcg.rules.playing import FREE_OF_COST, forbids_host, forbids_play, play
from westmarch.games.tcg.rules.regroup import Reconcile
from westmarch.games.tcg.rules.ring import inherit, liberate, replace_site, site_of, take_off
from westmarch.games.tcg.rules.skirmish import Skirmish, cancel
from westmarch.games.tcg.rules.timing import CANCELLED, Action, Event, happen
from westmarch.games.tcg.rules.together import batch
from westmarch.games.tcg.rules.wounds import (
    deaths,
    forbids_discard,
    forbids_exert,
    forbids_heal,
    forbids_wound,
    out_of_skirmish,
    remove,
)
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


def amount_of(g: Fellowships, run: Any, act: Act) -> int:
    return L.value(g, run, act.amount)


# Wounds


def _may_wound(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_wound(g, card) is None


@L.verb("wound", may=_may_wound)
def wound(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "wound", [card for card in cards for _ in range(amount_of(g, run, act))], run.source)


def _may_exert(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    """A cost must be payable in full; an effect does as much as it can."""
    times = amount_of(g, run, act) if getattr(run, "part", 0) == 0 else 1
    return forbids_exert(g, card, times) is None


@L.verb("exert", may=_may_exert)
def exert(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "exert", [card for card in cards for _ in range(amount_of(g, run, act))], run.source)


@L.verb("exhaust", may=_may_exert)
def exhaust(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "exert", [card for card in cards for _ in range(g.vitality(card) - 1)], run.source)


def _may_heal(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_heal(g, card) is None


@L.verb("heal", may=_may_heal)
def heal(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    times = amount_of(g, run, act)
    return batch(g, "heal", [card for card in cards for _ in range(min(times, g.wounds[card]))], run.source)


@L.verb("kill")
def kill(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "kill", cards, run.source)


@L.verb("stop", can=lambda g, run, act: True)
def stop(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """What is about to happen does not."""
    for frame in reversed(g.stack):
        if isinstance(frame, Event) and not frame.stopped:
            frame.stopped = 1
            g.note("tcg-log-prevented", {"card": frame.card} if frame.card >= 0 else {}, rule="tcg.prevent.wound")
            return


@L.verb("cancel action")
def cancel_action(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Cancel an event or a special ability that is being used."""
    for frame in reversed(g.stack):
        if isinstance(frame, Action) and frame.source in run.bound.get("that", ()):
            frame.part = CANCELLED
            g.note("tcg-log-cancel", {"card": frame.source}, rule="tcg.event.cancelled")
            return


# Leaving play


def _may_discard(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return not g.in_play(card) or forbids_discard(g, card) is None


@L.verb("discard", may=_may_discard)
def discard(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Discard cards from play, from a hand or from a stack."""
    from_hand = [card for card in cards if g.zone[card] == HAND]
    if from_hand and act.word != "choice" and is_forced(g, run, g.owner[from_hand[0]]):
        if g.banned("no forced discard"):
            return None
        for card in from_hand:
            put_from_hand(g, card)
        return happen(g, "forced discard", from_hand[0], source=run.source)
    for card in cards:
        if not g.in_play(card):
            g.put(card, DISCARD)
            g.reveals += 1
            g.note("tcg-log-hand-discard", {"seat": g.owner[card], "card": card})
    return batch(g, "discard", [card for card in cards if g.in_play(card)], run.source)


def is_forced(g: Fellowships, run: Any, seat: int) -> bool:
    """Whether a Shadow card makes the Free Peoples player do something."""
    return seat == g.fp and g.card(run.source).side == SHADOW


def put_from_hand(g: Fellowships, card: int) -> None:
    g.put(card, DISCARD)
    g.reveals += 1
    g.note("tcg-log-hand-discard", {"seat": g.owner[card], "card": card})


@L.verb("return")
def return_to_hand(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    for card in cards:
        if forbids_discard(g, card) is None:
            remove(g, card, HAND)
            g.note("tcg-log-return", {"card": card})
    return deaths(g)


@L.verb("into deck")
def into_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Shuffle cards into their owner's draw deck."""
    owners = set()
    for card in cards:
        if g.in_play(card):
            remove(g, card, DECK)
        else:
            g.put(card, DECK)
        owners.add(g.owner[card])
    for seat in sorted(owners):
        _shuffle(g, seat)
    return deaths(g)


def _shuffle(g: Fellowships, seat: int) -> None:
    g.decks[seat].sort()
    g.chance.shuffle(g.decks[seat], "deck")


@L.verb("beneath deck")
def beneath_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, DECK, bottom=True)
    g.note("tcg-log-beneath", {"seat": run.seat, "count": len(cards)})


@L.verb("discard random")
def discard_random(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Discard cards at random from the hand of whoever is named."""
    seat = L.seats[act.by](g, run)
    forced = is_forced(g, run, seat)
    if forced and g.banned("no forced discard"):
        return None
    count = min(amount_of(g, run, act), len(g.hands[seat]))
    for _ in range(count):
        put_from_hand(g, g.hands[seat][g.chance.pick(len(g.hands[seat]), "hand")])
    return happen(g, "forced discard", -1, source=run.source) if forced and count else None


@L.verb("mill", can=lambda g, run, act: True)
def mill(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Discard from the top of a draw deck."""
    seat = L.seats[act.by](g, run)
    gone: list[int] = []
    if is_forced(g, run, seat) and g.banned("no forced discard"):
        return
    for _ in range(min(amount_of(g, run, act), len(g.decks[seat]))):
        card = g.decks[seat][-1]
        g.put(card, DISCARD)
        g.reveals += 1
        gone.append(card)
        g.note("tcg-log-top-discard", {"seat": seat, "card": card})
    run.bound[act.bind] = tuple(gone)


# Values


@L.verb("strength")
def strength(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    for card in cards:
        amount = capped(g, run, amount_of(g, run, act))
        g.lay("strength", card, amount, UNTIL[act.until], run.source)
        g.note("tcg-log-strength", {"card": card, "count": amount})
    return None


#: Under this number and above a copy's effects are counted towards its limits.
CAPPED = 100


def capped(g: Fellowships, run: Any, amount: int) -> int:
    """What a printed limit leaves of an effect: it binds one copy for one phase, whatever was paid."""
    limit = g.ability(run.source, run.ability).limit
    if not limit:
        return amount
    left = max(0, limit - g.uses(run.source, CAPPED + run.ability))
    amount = min(amount, left)
    for _ in range(amount):
        g.count_use(run.source, CAPPED + run.ability)
    return amount


@L.verb("vitality")
def vitality(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    for card in cards:
        g.lay("vitality", card, amount_of(g, run, act), UNTIL[act.until], run.source)
    return deaths(g)


@L.verb("keyword")
def keyword(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay(f"keyword {act.word}", card, amount_of(g, run, act), UNTIL[act.until], run.source)


@L.verb("flag")
def flag(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Lay a plain modifier on the cards, such as that they take no wounds."""
    for card in cards:
        g.lay(act.word, card, amount_of(g, run, act), UNTIL[act.until], run.source)


@L.verb("total", can=lambda g, run, act: True)
def total(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Change a value that no card bears: an archery total, the move limit."""
    g.lay(act.word, -1, amount_of(g, run, act), UNTIL[act.until], run.source)


@L.verb("skip", can=lambda g, run, act: True)
def skip(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """A phase of the turn is skipped; of Shadow phases the next one of the player who gives it up."""
    whose = SKIPS_OWN - L.seats["opponent"](g, run) if act.word == "shadow" else -1
    g.laid.append([SKIP, whose, PHASES.index(act.word), UNTIL["turn"], run.source])


# Cards and twilight


@L.verb("draw", can=lambda g, run, act: True)
def draw_cards(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    draw(g, L.seats[act.by](g, run), amount_of(g, run, act))


@L.verb("add twilight", can=lambda g, run, act: True)
def add_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    g.add_twilight(max(0, amount_of(g, run, act)))


def _has_twilight(g: Fellowships, run: Any, act: Act) -> bool:
    return bool(g.pool >= amount_of(g, run, act))


@L.verb("pay twilight", can=_has_twilight)
def pay_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """As a cost: it must be there in full."""
    g.pool -= amount_of(g, run, act)


@L.verb("remove twilight", can=lambda g, run, act: True)
def remove_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    g.pool = max(0, g.pool - max(0, amount_of(g, run, act)))


@L.verb("burden", can=lambda g, run, act: True)
def burden(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "burden", [-1] * amount_of(g, run, act), run.source)


def _has_burden(g: Fellowships, run: Any, act: Act) -> bool:
    return bool(g.burdens[g.fp])


@L.verb("unburden", can=_has_burden)
def unburden(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "remove burden", [-1] * min(g.burdens[g.fp], amount_of(g, run, act)), run.source)


@L.verb("corrupt", can=lambda g, run, act: True)
def corrupt(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return happen(g, "corrupted", g.bearer[g.fp], source=run.source)


# Playing and taking


def _discount(act: Act) -> int:
    return FREE_OF_COST if act.word == "free" else (act.amount if isinstance(act.amount, int) else 0)


def _may_play(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_play(g, run.seat, card, _discount(act), any_phase=True) is None


@L.verb("play", may=_may_play)
def play_card(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Play a card from a pile, with a discount in ``amount``."""
    searched = act.who is not None and act.who.where == "deck"
    if searched:
        order = [c for c in g.decks[run.seat] if c not in cards]
        g.chance.shuffle(order, "deck")
        g.decks[run.seat] = order + cards
    return play(g, run.seat, cards[0], _discount(act))


def _may_take(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_fifth(g, run.seat) is None


@L.verb("take", may=_may_take)
def take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Take cards from a pile into hand."""
    from_deck = False
    for card in cards:
        if forbids_fifth(g, run.seat) is not None:
            break
        hidden = g.zone[card] == DECK
        from_deck = from_deck or hidden
        g.put(card, HAND)
        count_draw(g, run.seat)
        g.reveals += 1
        g.note("tcg-log-take", {"seat": run.seat, "card": card}, audience=(run.seat,) if hidden else None)
    if from_deck:
        _shuffle(g, run.seat)


@L.verb("stack")
def stack(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Stack cards on the card that speaks, or on the card named in ``to``."""
    host = run.source
    if act.to is not None:
        host = L.cards(g, run, act.to)[0]
    for card in cards:
        if g.in_play(card):
            remove(g, card, STACKED)
            g.host[card] = host
        else:
            g.put(card, STACKED, host)


# The Ring


@L.verb("put on", can=lambda g, run, act: not g.ring_on)
def put_on(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return happen(g, "put on", g.bearer[g.fp], source=run.source)


@L.verb("take off", can=lambda g, run, act: bool(g.ring_on))
def take_off_ring(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    take_off(g)


@L.verb("become bearer")
def become_bearer(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    inherit(g, cards[0])


# Skirmishes


@L.verb("cancel skirmish", can=lambda g, run, act: g.skirmishing == 1)
def cancel_skirmish(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    cancel(g)


@L.verb("withdraw")
def withdraw(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Remove a character from its skirmish; it stays in play."""
    for card in cards:
        out_of_skirmish(g, card)


def _may_assign(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    assert act.to is not None
    targets = L.cards(g, run, act.to)
    if g.is_type(card, MINION):
        return any([_pair(g, run, target, card) for target in targets])
    return any([_pair(g, run, card, target) for target in targets])


def _pair(g: Fellowships, run: Any, character: int, minion: int) -> bool:
    """Whether an action may assign these two: both unassigned, both able."""
    if any([g.against[m] == character for m in g.minions()]) or not may_skirmish(g, character):
        return False
    refused = forbids_assignment(g, g.fp, character, minion)
    return refused is None


@L.verb("assign", may=_may_assign)
def assign(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Assign the chosen card to the one in ``to``."""
    assert act.to is not None
    targets = L.cards(g, run, act.to)
    card = cards[0]
    if g.is_type(card, MINION):
        able = [(t, card) for t in targets if _pair(g, run, t, card)]
    else:
        able = [(card, t) for t in targets if _pair(g, run, card, t)]
    if able:
        assign_minion(g, able[0][0], able[0][1])
        by_free = act.by == "fp" or run.seat == g.fp
        return answers_to_assignment(g, BY_FREE if by_free else BY_SHADOW, [able[0][1]])
    return None


# Tokens


@L.verb("token", can=lambda g, run, act: True)
def token(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards or [run.source]:
        g.tokens[card] += amount_of(g, run, act)


def _has_tokens(g: Fellowships, run: Any, act: Act) -> bool:
    return act.who is not None or g.tokens[run.source] >= amount_of(g, run, act)


def _bears_tokens(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return bool(g.tokens[card] >= amount_of(g, run, act))


@L.verb("untoken", may=_bears_tokens, can=_has_tokens)
def untoken(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards or [run.source]:
        g.tokens[card] -= amount_of(g, run, act)


# Sites


def controllable(g: Fellowships) -> int:
    """The lowest-numbered site on the path that every player has passed and nobody controls, or 0."""
    lowest = min([g.at[seat] for seat in g.players()])
    for number in range(1, lowest):
        if g.control[number] < 0 and g.path[number] >= 0:
            return number
    return 0


@L.verb("control", can=lambda g, run, act: True)
def control(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    number = controllable(g)
    return happen(g, "control", g.path[number], source=run.source) if number else None


@L.verb("liberate", can=lambda g, run, act: True)
def liberate_site(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The highest site that an opponent controls returns to the path."""
    for number in range(9, 0, -1):
        if g.control[number] >= 0 and g.control[number] != g.fp:
            liberate(g, number)
            return


def _next_site(g: Fellowships, run: Any, act: Act) -> bool:
    number = g.at[g.fp] + 1
    if number > 9:
        return False
    card = site_of(g, run.seat, number)
    return card >= 0 and (act.word is None or act.word in g.card(card).keywords)


@L.verb("next site", can=lambda g, run, act: True)
def next_site(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Play one's own next site, in the place of another's if one lies there."""
    number = g.at[g.fp] + 1
    if not _next_site(g, run, act):
        return
    card = site_of(g, run.seat, number)
    run.bound[act.bind] = (card,)
    g.reveals += 1
    if g.path[number] >= 0:
        replace_site(g, number, card)
    else:
        g.put(card, 5)
        g.path[number] = card
        g.note("tcg-log-site", {"seat": run.seat, "card": card}, rule="tcg.site.next-site")


@L.verb("replace site")
def replace(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Replace the chosen site by one's own of that number."""
    for site in cards:
        number = g.card(site).site
        card = site_of(g, run.seat, number)
        if card >= 0:
            g.reveals += 1
            replace_site(g, number, card)


# Items


@L.verb("transfer")
def transfer(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Transfer an item or condition to the card in ``to`` without paying."""
    assert act.to is not None
    for card in cards:
        targets = [t for t in L.cards(g, run, act.to) if forbids_host(g, g.owner[card], card, t) is None]
        if targets and g.host[card] != targets[0]:
            g.put(card, ATTACHED, targets[0])
            g.note("tcg-log-transfer", {"card": card, "host": targets[0]})


@L.verb("to support")
def to_support(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, SUPPORT)


# Looking


@L.verb("spot")
def spot(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Name cards without changing them."""


@L.verb("reveal hand", can=lambda g, run, act: True)
def reveal_hand(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    seat = L.seats[act.by](g, run)
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": seat, "card": g.hands[seat][:]})


class LookAndTake(Frame):
    """Look at the top cards of one's deck, take some, discard the rest."""

    STEPS = ("choose",)
    RULE = "tcg.effect.look-private"

    seat: int
    cards: list[int]
    count: int

    def __init__(self, seat: int, cards: list[int], count: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.count = count

    def choose(self, g: Fellowships) -> Any:
        pick = Pick("choose", self.cards, min(self.count, len(self.cards)), min(self.count, len(self.cards)))
        return Ask(self.seat, "tcg-ask-take", [], "chosen", "tcg.effect.look-private", pick=pick)

    def chosen(self, g: Fellowships, option: Option) -> None:
        for card in self.cards:
            if card in option[1:] and forbids_fifth(g, self.seat) is None:
                g.put(card, HAND)
                count_draw(g, self.seat)
            else:
                g.put(card, DISCARD)
                g.note("tcg-log-top-discard", {"seat": self.seat, "card": card})
        g.reveals += 1


@L.verb("look and take", can=lambda g, run, act: True)
def look_and_take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """``amount`` cards from the top, ``word`` of them into hand."""
    top = g.decks[run.seat][-amount_of(g, run, act) :]
    g.reveals += 1
    return LookAndTake(run.seat, sorted(top), act.word) if top else None


class DiscardOne(Frame):
    """Cards of a hand are looked at and one of them is discarded."""

    STEPS = ("choose",)
    RULE = "tcg.effect.look-private"

    seat: int
    cards: list[int]

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards

    def choose(self, g: Fellowships) -> Any:
        options: list[Option] = [("choose", card) for card in self.cards]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.look-private")

    def chosen(self, g: Fellowships, option: Option) -> None:
        g.put(option[1], DISCARD)
        g.note("tcg-log-hand-discard", {"seat": g.owner[option[1]], "card": option[1]})


@L.verb("mirror", can=lambda g, run, act: True)
def mirror(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Look at two cards at random of a hand of seven or more and discard one of them."""
    hand = g.hands[L.seats["opponent"](g, run)][:]
    if len(hand) < 2 or g.banned("no looking"):
        return None
    first = hand.pop(g.chance.pick(len(hand), "hand"))
    second = hand[g.chance.pick(len(hand), "hand")]
    g.reveals += 1
    return DiscardOne(run.seat, sorted([first, second]))


def _top(g: Fellowships, run: Any, act: Act) -> list[int]:
    """Cards from the top of one's deck, the top first."""
    deck = g.decks[L.seats[act.by](g, run)]
    return list(reversed(deck[-amount_of(g, run, act) :])) if amount_of(g, run, act) > 0 else []


@L.verb("reveal and take", can=lambda g, run, act: True)
def reveal_and_take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Reveal cards from the top; those that fit ``to`` go into hand, the others are discarded."""
    assert act.to is not None
    top = _top(g, run, act)
    g.reveals += 1
    if top:
        g.note("tcg-log-reveal", {"seat": run.seat, "card": top})
    for card in top:
        if L.fits(g, run, act.to, card) and forbids_fifth(g, run.seat) is None:
            g.put(card, HAND)
            count_draw(g, run.seat)
        else:
            g.put(card, DISCARD)


@L.verb("hand into deck", can=lambda g, run, act: True)
def hand_into_deck(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Shuffle a hand into its deck and draw so many."""
    seat = L.seats[act.by](g, run)
    for card in g.hands[seat][:]:
        g.put(card, DECK)
    _shuffle(g, seat)
    draw(g, seat, amount_of(g, run, act))


@L.verb("end shadow phase", can=lambda g, run, act: True)
def end_shadow_phase(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for frame in reversed(g.stack):
        if isinstance(frame, ShadowPhase):
            frame.pc = position_of(ShadowPhase, "end")
            return


@L.verb("shadow draws", can=lambda g, run, act: True)
def shadow_draws(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Each Shadow player draws."""
    for seat in g.from_right(g.fp):
        draw(g, seat, amount_of(g, run, act))


@L.verb("next action", can=lambda g, run, act: True)
def next_action(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The player who acts has the next action of the phase too."""
    for frame in reversed(g.stack):
        if isinstance(frame, Actions):
            frame.act_again(g, run.seat)
            return


@L.verb("reconcile", can=lambda g, run, act: True)
def reconcile(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return Reconcile(run.seat)


class EachDiscards(Frame):
    """Each opponent in turn discards a card from hand; the discarded ones are kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.multi.each-opponent"

    seats: list[int]
    gone: list[int]

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats = seats
        self.gone = []

    def choose(self, g: Fellowships) -> Any:
        waiting = [seat for seat in self.seats if g.hands[seat]]
        if not waiting:
            for frame in reversed(g.stack):
                if isinstance(frame, Action):
                    frame.bound["it"] = tuple(self.gone)
                    break
            return DONE
        options: list[Option] = [("choose", card) for card in g.hands[waiting[0]]]
        return Ask(waiting[0], "tcg-ask-discard", options, "chosen", "tcg.multi.each-opponent")

    def chosen(self, g: Fellowships, option: Option) -> Any:
        self.seats = [seat for seat in self.seats if seat != g.owner[option[1]]]
        self.gone.append(option[1])
        put_from_hand(g, option[1])
        return Goto("choose")


@L.verb("each opponent discards", can=lambda g, run, act: True)
def each_opponent_discards(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return EachDiscards(g.from_right(g.fp) if run.seat == g.fp else [g.fp])


@L.verb("unassign all", can=lambda g, run, act: True)
def unassign_all(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for minion in g.minions():
        g.against[minion] = -1


class ChooseNumber(Frame):
    """A player names a number; it is kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.twilight.x-cost"

    seat: int
    most: int

    def __init__(self, seat: int, most: int) -> None:
        super().__init__()
        self.seat = seat
        self.most = most

    def choose(self, g: Fellowships) -> Any:
        options: list[Option] = [("number", n) for n in range(1, self.most + 1)]
        return Ask(self.seat, "tcg-ask-number", options, "chosen", "tcg.twilight.x-cost")

    def chosen(self, g: Fellowships, option: Option) -> None:
        g.add_twilight(option[1])
        for frame in reversed(g.stack):
            if isinstance(frame, Action):
                frame.bound["paid"] = (option[1],)
                return


@L.verb("add any twilight", can=lambda g, run, act: True)
def add_any_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Add as much twilight as there are wounds to heal on a companion."""
    most = max([g.wounds[card] for card in g.companions()] + [0])
    return ChooseNumber(run.seat, most) if most else None


@L.verb("cancel hobbit skirmish", can=lambda g, run, act: True)
def cancel_hobbit_skirmish(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    if g.skirmishing == 1 and g.fighter >= 0 and g.card(g.fighter).race == "hobbit":
        cancel(g)


@L.verb("sting", can=lambda g, run, act: True)
def sting(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Remove twilight, at most four in a phase by this copy (FAQ 5, limit)."""
    for _ in range(amount_of(g, run, act)):
        if g.uses(run.source, -3) < 4:
            g.count_use(run.source, -3)
            g.pool = max(0, g.pool - 1)


class FromDiscard(Frame):
    """Minions played from the discard pile one by one, as long as their player wants."""

    STEPS = ("choose",)
    RULE = "tcg.play.from-elsewhere"

    seat: int
    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def choose(self, g: Fellowships) -> Any:
        able = [
            c
            for c in g.discards[self.seat]
            if g.is_type(c, MINION) and forbids_play(g, self.seat, c, any_phase=True) is None
        ]
        if not self.left or not able:
            return DONE
        options: list[Option] = [PASS, *[("choose", card) for card in able]]
        return Ask(self.seat, "tcg-ask-play", options, "chosen", "tcg.play.from-elsewhere")

    def chosen(self, g: Fellowships, option: Option) -> Any:
        if option == PASS:
            return DONE
        self.left -= 1
        return Call(play(g, self.seat, option[1]), back="choose")


@L.verb("from discard", can=lambda g, run, act: True)
def from_discard(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return FromDiscard(run.seat, amount_of(g, run, act))


class ReturnToItsMaster(Frame):
    """A skirmish in addition to the others: a Nazgul against the Ring-bearer, the Ring's text off."""

    STEPS = ("fight", "over")
    RULE = "tcg.faq.s4.1_224"

    minion: int

    def __init__(self, minion: int) -> None:
        super().__init__()
        self.minion = minion

    def fight(self, g: Fellowships) -> Any:
        bearer = g.bearer[g.fp]
        if not g.in_play(self.minion) or not g.in_play(bearer):
            return DONE
        g.fighter = -1
        g.foes = []
        g.laid.append([RING_OFF, -1, 1, END_OF_TURN, self.minion])
        assign_minion(g, bearer, self.minion)
        return Call(Skirmish(bearer))

    def over(self, g: Fellowships) -> None:
        g.laid = [entry for entry in g.laid if entry[0] != RING_OFF]


@L.verb("return to its master", can=lambda g, run, act: True)
def return_to_its_master(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    found = run.bound.get("it", ())
    return ReturnToItsMaster(found[0]) if found else None


RING_OFF = VALUE_CODE["ring off"]


@L.verb("skip archery", can=lambda g, run, act: True)
def skip_archery(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The archery phase that is beginning does not take place."""
    for frame in reversed(g.stack):
        if isinstance(frame, ArcheryPhase):
            frame.pc = position_of(ArcheryPhase, "end")
            return


@L.verb("may put on", can=lambda g, run, act: not g.ring_on)
def may_put_on(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """As a condition of a cost: the Ring is not worn yet."""


class PlayUruk(Frame):
    """An Uruk-hai is played at a discount."""

    STEPS = ("choose",)
    RULE = "tcg.faq.s4.4_192"

    seat: int
    discount: int

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__()
        self.seat = seat
        self.discount = discount

    def able(self, g: Any) -> list[int]:
        return [
            c
            for c in g.hands[self.seat]
            if g.card(c).race == "uruk-hai" and forbids_play(g, self.seat, c, -self.discount, any_phase=True) is None
        ]

    def choose(self, g: Any) -> Any:
        options: list[Option] = [("choose", card) for card in self.able(g)]
        return Ask(self.seat, "tcg-ask-play", options, "chosen", "tcg.play.must-play-it") if options else DONE

    def chosen(self, g: Any, option: Option) -> Any:
        return Call(play(g, self.seat, option[1], -self.discount))


def _can_play_uruk(g: Fellowships, run: Any, act: Act) -> bool:
    return bool(PlayUruk(run.seat, amount_of(g, run, act)).able(g))


@L.verb("play uruk-hai", can=_can_play_uruk)
def play_uruk(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return PlayUruk(run.seat, amount_of(g, run, act))


class DiscardTwo(Frame):
    """One Shadow and one Free Peoples card of the revealed cards are discarded, the deck is reshuffled."""

    STEPS = ("shadow", "free", "shuffle")
    RULE = "tcg.faq.s4.4_171"

    seat: int
    owner: int
    cards: list[int]

    def __init__(self, seat: int, owner: int, cards: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.owner = owner
        self.cards = cards

    def shadow(self, g: Any) -> Any:
        return self._ask(g, 2)

    def free(self, g: Any) -> Any:
        return self._ask(g, 1)

    def _ask(self, g: Any, side: int) -> Any:
        options: list[Option] = [("choose", c) for c in self.cards if g.card(c).side == side and g.zone[c] == DECK]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.reveal-public") if options else None

    def chosen(self, g: Any, option: Option) -> None:
        g.put(option[1], DISCARD)
        g.note("tcg-log-top-discard", {"seat": self.owner, "card": option[1]})

    def shuffle(self, g: Any) -> None:
        _shuffle(g, self.owner)


@L.verb("rest while you can", can=lambda g, run, act: True)
def rest_while_you_can(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal the top ten cards of the Free Peoples player's deck."""
    top = sorted(g.decks[g.fp][-10:])
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": g.fp, "card": top})
    return DiscardTwo(g.owner[run.source], g.fp, top) if top else None
