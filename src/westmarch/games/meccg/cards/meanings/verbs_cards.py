"""What cards do to cards: status, values, checks, piles."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.frame import Call, Done, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.conditions import aligned, answered, attuned
from westmarch.games.meccg.cards.meanings.properties import influenceable, requires_skill
from westmarch.games.meccg.cards.meanings.savers import SaveItems, spares_items
from westmarch.games.meccg.facts import AGENT, HAZARD, SPECIAL, WIZARD
from westmarch.games.meccg.registry import LANGUAGE, STATES
from westmarch.games.meccg.rules.agent_influence import AgentInfluence
from westmarch.games.meccg.rules.agents import Unmask, clear_sites
from westmarch.games.meccg.rules.chain import ChainOfEffects
from westmarch.games.meccg.rules.combat import attack_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck, is_kept, leave_play, return_to_hand
from westmarch.games.meccg.rules.effects import Triggered
from westmarch.games.meccg.rules.healing import HealByRoll, breathless
from westmarch.games.meccg.rules.hosts import TakePrisoner, release_prisoners
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.rules.rings import RingTest, destroy_the_ring, one_ring_bearer
from westmarch.games.meccg.rules.wounds import wounded_triggers
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OF_COMPANY, PLAY, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import body, general_free, heals_with, influence_free, modifiers

L = LANGUAGE
MAGIC = {"spell", "light-enchantment", "ritual"}
UNTIL = {
    "turn": terms.TURN,
    "strike": terms.STRIKE,
    "attack": terms.ATTACK,
    "check": terms.CHECK,
    "phase": terms.COMPANY,
}

# Naming and status


def silenced(g: Arda, run: Asker, card: int) -> bool:
    """Whether a character is where he can use no spell, light enchantment or ritual; or no scout's card this turn."""
    slot = g.company[card] if g.is_character(card) else -1
    if slot >= 0 and g.has_laid("scouts-barred", OF_COMPANY + slot) and requires_skill(g.faces[run.source], "scout"):
        return True
    if "no-magic" not in STATES or not g.face(run.source).keywords & MAGIC or not g.is_character(card):
        return False
    return g.owners[card] == run.seat and modifiers(g, "no-magic", card) > 0


@L.verb("target", may=lambda g, run, act, card: not silenced(g, run, card))
def target(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Only names the cards."""


@L.verb("tap", may=lambda g, run, act, card: g.status[card] == UNTAPPED and not silenced(g, run, card))
def tap(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """Whoever is tapped by a card is revealed, if he is an agent (p.25)."""
    for card in cards:
        g.set_status(card, TAPPED)
    return Unmask(cards[0]) if cards and g.kind(cards[0]) == AGENT else None


@L.verb("untap", may=lambda g, run, act, card: g.status[card] == TAPPED)
def untap(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.set_status(card, UNTAPPED)


@L.verb("wound", may=lambda g, run, act, card: g.status[card] != WOUNDED)
def wound(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    pairs: list[int] = []
    for card in cards:
        g.set_status(card, WOUNDED)
        pairs += wounded_triggers(g, g.company_of(card))
    return Triggered(pairs, cards[0]) if pairs else None


@L.verb("restore", may=lambda g, run, act, card: g.status[card] != UNTAPPED)
def restore(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """Wounded or tapped characters become well and untapped."""
    whole = [o for card in cards for o in (heals_with(g, card) if g.status[card] == WOUNDED else [card])]
    return _healed(g, whole, UNTAPPED)


def _healed(g: Arda, characters: list[int], status: int) -> Frame | None:
    """Characters are healed; the first whom a card lets heal only by a roll makes it."""
    held = [c for c in characters if g.status[c] == WOUNDED and breathless(g, c) >= 0]
    for character in [c for c in characters if c not in held]:
        g.set_status(character, status)
    if not held:
        return None
    frame = HealByRoll(held[0])
    frame.well = int(status == UNTAPPED)
    return frame


@L.verb("heal", may=lambda g, run, act, card: g.status[card] == WOUNDED)
def heal(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """Wounded characters become tapped."""
    return _healed(g, [other for card in cards for other in heals_with(g, card)], TAPPED)


# Values


@L.verb("modify")
def modify(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """``word`` is the value, perhaps with the highest number that it may reach."""
    value, most = act.word if isinstance(act.word, tuple) else (act.word, 0)
    for card in cards:
        amount = L.value(g, run, act.amount)
        if most:
            amount = max(0, min(amount, most - body(g, card)))
        g.lay(value, card, amount, UNTIL[act.until], run.source)


@L.verb("modify-company")
def modify_company(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay(act.word, OF_COMPANY + g.company_of(card), L.value(g, run, act.amount), UNTIL[act.until], run.source)


@L.verb("protect")
def protect(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.lay("kept" if act.word == "discard" else "protected", card, 1, terms.TURN, run.source)


# Leaving play


def _resists(g: Arda, card: int) -> bool:
    return g.is_character(card) and is_kept(g, card)


@L.verb("discard", may=lambda g, run, act, card: not _resists(g, card))
def discard(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    if spares_items(g, run, cards):
        return SaveItems(cards[:])
    for card in cards:
        if g.is_character(card) and g.company[card] >= 0:
            leave_play(g, card, DISCARD)
        else:
            if g.kind(card) == HAZARD and g.zone[card] == PLAY:
                release_prisoners(g, card)
            g.put(card, DISCARD)
    return None


@L.verb("discard-self")
def discard_self(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.zone[run.source] == PLAY:
        g.put(run.source, DISCARD)


@L.verb("discard-unless-attached")
def discard_unless_attached(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.zone[run.source] == PLAY and g.host[run.source] < 0:
        g.put(run.source, DISCARD)


@L.verb("discard-guard")
def discard_guard(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card on guard with the company of a character, if it still lies there."""
    for card in cards:
        slot = g.company_of(card)
        if slot >= 0 and g.c_guard[slot] >= 0:
            g.put(g.c_guard[slot], DISCARD)
            g.c_guard[slot] = -1


@L.verb("discard-items")
def discard_items(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return SaveItems([item for card in cards for item in g.items(card) if g.face(item).item != SPECIAL])


@L.verb("return-to-hand")
def to_hand(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, HAND)


class AgainstGeneral(Frame):
    """The owner rolls: with his free general influence it must not be less than a number, or the card leaves."""

    STEPS = ("roll",)

    card: int
    number: int

    def roll(self, g: Arda) -> Outcome:
        card = self.card
        seat = g.owners[card] if g.zone[card] == PLAY else g.holder[card]
        dice = g.roll()
        free = general_free(g, seat)
        if g.is_character(card) and g.optional & terms.DEFEND_WITH_DI and g.kind(card) != WIZARD:
            free = max(free, influence_free(g, card))
        g.note("meccg-log-home", {"card": card, "roll": dice, "total": dice + free, "number": self.number})
        if dice + free >= self.number:
            return None
        if not g.is_character(card):
            g.put(card, DISCARD)
            return None
        frame = return_to_hand(g, card)
        return None if frame is None else Call(frame)


@L.verb("call-home")
def call_home(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return AgainstGeneral(cards[0], L.value(g, run, act.amount))


@L.verb("disperse")
def disperse(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return AgainstGeneral(cards[0], L.value(g, run, act.amount))


@L.verb("played-here")
def played_here(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Remembers at which site a card was played that cannot be duplicated there."""
    number = terms.VALUE["played-at"]
    g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == run.source)]
    g.lay("played-at", run.source, g.faces[g.c_site[g.here]], terms.FOREVER, run.source)


# Checks and rolls


class Checks(Frame):
    """Corruption checks of several characters, one after another; of those who are gone none is made."""

    STEPS = ("go",)
    RULE = "meccg.corruption.check.roll"

    waiting: list[int]
    modifier: int

    def go(self, g: Arda) -> Outcome:
        if not self.waiting:
            return None
        return Call(CorruptionCheck(self.waiting.pop(0), self.modifier), back="go")


@L.verb("check")
def check(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    amount = L.value(g, run, act.amount)
    if "spell" in g.face(run.source).keywords:
        amount += modifiers(g, "spell-check", cards[0])
    return CorruptionCheck(cards[0], amount) if len(cards) == 1 else Checks(cards, amount)


class Roll(Frame):
    """A roll with modifiers that must exceed a number; gives back whether it did."""

    STEPS = ("roll",)

    source: int
    modifier: int
    number: int

    def roll(self, g: Arda) -> Outcome:
        dice = g.roll()
        total = dice + self.modifier
        g.note("meccg-log-home", {"card": self.source, "roll": dice, "total": total, "number": self.number})
        return Done(int(total > self.number))


@L.verb("roll")
def roll(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """``word`` is the number to exceed, perhaps with more that is added; ``amount`` is added."""
    number, *more = act.word if isinstance(act.word, tuple) else (act.word,)
    return Roll(run.source, sum([L.value(g, run, amount) for amount in (act.amount, *more)]), int(number))


# Hands, decks and discard piles


@L.verb("take")
def take(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Cards into the player's hand; a deck that was searched is shuffled."""
    searched = any([g.zone[card] == DECK for card in cards])
    for card in cards:
        g.put(card, HAND)
        if act.word == "shown":
            g.known[card] = 1
            g.note("meccg-log-shows", {"card": card})
    if searched:
        shuffle_deck(g, run.seat)


@L.verb("shuffle-in")
def shuffle_in(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, DECK)
    shuffle_deck(g, run.seat)


@L.verb("discard-random")
def discard_random(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Cards of the other player's hand, at random."""
    hand = g.hand(1 - run.seat)[:]
    for _ in range(min(len(hand), L.value(g, run, act.amount))):
        g.put(hand.pop(g.chance.pick(len(hand), "hand")), DISCARD)
    g.reveals += 1


@L.verb("reveal-hand")
def reveal_hand(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """So many cards of a hand at random are shown to both players."""
    hand = g.hand(1 - run.seat)[:]
    for _ in range(min(len(hand), L.value(g, run, act.amount))):
        card = hand.pop(g.chance.pick(len(hand), "hand"))
        g.reveals += 1
        g.known[card] = 1
        g.note("meccg-log-shows", {"card": card})


# Prisoners


@L.verb("capture")
def capture(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """The target of an agent's strike is taken prisoner at one of the agent's home sites, and the agent goes there."""
    attack = attack_of(g)
    if attack is None or attack.source < 0:
        return None
    number = terms.VALUE["captor"]
    g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[1] == run.source)]
    g.lay("captor", run.source, attack.source, terms.FOREVER, run.source)
    return Abduction(run.source, cards[0], attack.source)


class Abduction(Frame):
    """A prisoner, and the agent who brings him home."""

    STEPS = ("take", "follow")

    host: int
    character: int
    agent: int

    def take(self, g: Arda) -> Outcome:
        return Call(TakePrisoner(self.host, self.character))

    def follow(self, g: Arda) -> None:
        """At home an agent needs no site card."""
        if g.zone[self.agent] == PLAY and g.host[self.character] == self.host:
            clear_sites(g, self.agent)


@L.verb("free-prisoners")
def free_prisoners(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The prisoners of a host are free, as a company of their own at the rescue site."""
    release_prisoners(g, run.source)
    g.put(run.source, DISCARD)


# Rings, stones and agents


@L.verb("test-ring")
def test_ring(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return RingTest(cards[0], L.value(g, run, act.amount))


@L.verb("use-palantir")
def use_palantir(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Saruman, or a sage with the Magic Ring of Lore, taps to use a palantir; others were enabled by a card."""
    bearer = g.host[run.source]
    if not attuned(g, run.source) and not g.has_laid("palantir", bearer) and aligned(g, run.source):
        g.set_status(bearer, TAPPED)


@L.verb("destroy-ring")
def destroy(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    destroy_the_ring(g, run.seat)


class Doom(Frame):
    """The Ring-bearer's check in the Cracks of Doom: whoever passes it has won (p.18)."""

    STEPS = ("check", "end")

    bearer: int
    seat: int
    modifier: int

    def check(self, g: Arda) -> Outcome:
        return Call(CorruptionCheck(self.bearer, self.modifier))

    def end(self, g: Arda) -> None:
        if g.zone[self.bearer] == PLAY:
            destroy_the_ring(g, self.seat)


@L.verb("doom")
def doom(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return Doom(one_ring_bearer(g, run.seat), run.seat, L.value(g, run, act.amount))


@L.verb("agent-influence")
def agent_influence(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """An agent makes an influence attempt; ``word`` names the kinds of cards he may aim at."""
    g.lay("attempt", cards[0], L.value(g, run, act.amount), terms.CHECK, run.source)
    return AgentInfluence(cards[0], list(influenceable(act.word)))


# The chain of effects


@L.verb("negate")
def negate(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """An action declared before in the same chain has no effect, and its card is discarded."""
    chain = g.innermost(ChainOfEffects)
    place = answered(g, act.word)
    if chain is not None and place >= 0:
        _, card, *_ = chain.declared.pop(place)
        if g.zone[card] == PLAY and g.kind(card) != AGENT:
            g.put(card, DISCARD)
        g.note("meccg-log-negated", {"card": card}, rule="meccg.chain.negated")
