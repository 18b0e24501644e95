"""Positions of the Middle-earth CCG with answers that are clearly right: for the suite, see ``ai.suite.tactics``."""

from __future__ import annotations

from typing import Any

from westmarch.ai.meccg.battle import may_be_revealed, unhurt_untapped
from westmarch.ai.meccg.dice import more_than, passes
from westmarch.ai.meccg.mind import carry_out
from westmarch.ai.meccg.people import persuaded
from westmarch.ai.meccg.travel import HOPE, at_stake, entered_in_vain, faction_chance
from westmarch.ai.suite.tactics import Found, Tactic
from westmarch.engine.decision import PASS, Ask, Option, verb_of
from westmarch.games.meccg.facts import FACES, FACTION
from westmarch.games.meccg.odds.chances import strike
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import UNTAPPED_PENALTY, FacedStrike, attack_of, prowess_of, strike_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.council import final_score
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import TAPPED, WOUNDED
from westmarch.games.meccg.values import body, check_modifier, corruption, prowess

#: A difference in a chance that nobody overlooks.
CLEAR = 0.2
#: One that is hardly to be counted, and a chance that nobody taps for.
SLIGHT = 0.05
HOPELESS = 0.05
#: Points by which the Council is lost beyond doubt.
BEHIND = 4


def split(ask: Ask, wrong: list[Option], chances: dict[Option, float] | None = None) -> Found | None:
    """All answers but the wrong ones, if there are both."""
    right = [option for option in ask.all_options() if option not in wrong]
    return Found(right, chances or {}) if wrong and right else None


def eliminated(g: Arda, card: int, against: int, change: int = 0) -> float:
    """The exact chance that a strike eliminates a character."""
    weary = {TAPPED: 1, WOUNDED: 2}.get(g.status[card], 0)
    odds = strike(prowess(g, card) + change - weary, against, body(g, card), wounded=g.status[card] == WOUNDED)
    return float(odds.eliminated)


def in_vain(g: Any, ask: Ask) -> Found | None:
    """A site with an attack of its own is not entered when nobody will be left untapped to gain anything there."""
    if ask.prompt != "meccg-ask-enter" or not entered_in_vain(g, ask.seat, g.here):
        return None
    return split(ask, [option for option in ask.listed if option == ("enter",)])


def face(g: Any, ask: Ask) -> Found | None:
    """Whoever is least likely to be eliminated faces the strike, by exact odds."""
    attack = attack_of(g)
    if ask.prompt != "meccg-ask-face" or attack is None:
        return None
    faced = [(card, (verb, card)) for verb, card in ask.all_options()]
    if any([g.owners[card] != ask.seat for card, _ in faced]):
        return None
    against = prowess_of(g, attack)
    dies = {option: round(eliminated(g, card, against), 3) for card, option in faced}
    least = min(dies.values())
    return split(ask, [option for option, chance in dies.items() if chance > least + CLEAR], dies)


def stay(g: Any, ask: Ask) -> Found | None:
    """Fighting with -3 is no good when it may well be the end, by exact odds; more may be risked where nobody else is
    left to use the site."""
    one = strike_of(g)
    if ask.prompt != "meccg-ask-stay" or one is None:
        return None
    bold = CLEAR if at_stake(g, ask.seat, one.target) else CLEAR / 2
    dies = ends(g, ask, one)
    return split(ask, [option for option, chance in dies.items() if chance > min(dies.values()) + bold], dies)


def needed(g: Any, ask: Ask) -> Found | None:
    """Whoever alone can still use the site does not tap, where by exact odds he probably comes out unhurt and hardly
    risks more."""
    one = strike_of(g)
    if ask.prompt != "meccg-ask-stay" or one is None or not at_stake(g, ask.seat, one.target):
        return None
    dies = ends(g, ask, one)
    safe = unhurt_untapped(g, one.target, one.strike_prowess(g) + one.surplus) >= HOPE
    slight = max(dies.values()) <= min(dies.values()) + SLIGHT
    return split(ask, [option for option in dies if verb_of(option) == "tap"] if safe and slight else [], dies)


def ends(g: Arda, ask: Ask, one: FacedStrike) -> dict[Option, float]:
    """The exact chances that a strike is the end of its target, if he taps and if he does not."""
    against = one.strike_prowess(g)
    change = {"tap": -one.surplus, "stay": -UNTAPPED_PENALTY - one.surplus}
    return {option: round(eliminated(g, one.target, against, change[verb_of(option)]), 3) for option in ask.listed}


def guard(g: Any, ask: Ask) -> Found | None:
    """A card that can never be revealed at that site is not laid on guard in place of a hazard."""
    if ask.prompt != "meccg-ask-hazard" or not any([verb_of(o) in ("creature", "play") for o in ask.listed]):
        return None
    wrong: list[Option] = []
    for option in ask.listed:
        match option:
            case ("guard", card) if not may_be_revealed(g, card):
                wrong.append(option)
    return split(ask, wrong)


def hopeless(g: Any, ask: Ask) -> Found | None:
    """Nobody taps to influence something of the opponent's that he cannot or can hardly win, by exact odds."""
    chances = {}
    for option in ask.listed:
        if verb_of(option) in ("persuade", "persuade_with"):
            chances[option] = round(persuaded(g, option), 3)
    return split(ask, [option for option, chance in chances.items() if chance < HOPELESS], chances)


def influence(g: Any, ask: Ask) -> Found | None:
    """A faction is won by whoever has the best chance, by exact odds."""
    tries = [(card, who) for _, card, who in resources(ask) if FACES[g.faces[card]].kind == FACTION]
    if len(tries) < 2:
        return None
    chances: dict[Option, float] = {}
    best: dict[int, float] = {}
    for card, who in tries:
        chance = round(faction_chance(g, who, card), 3)
        chances["resource", card, who] = chance
        best[card] = max(best.get(card, 0.0), chance)
    worse = [("resource", card, who) for card, who in tries if chances["resource", card, who] < best[card] - CLEAR]
    return split(ask, worse, chances)


def resources(ask: Ask) -> list[Option]:
    """Options to bring something into play at a site: each names the card and who taps for it."""
    return [option for option in ask.listed if verb_of(option) == "resource"]


def failing(g: Arda, frame: CorruptionCheck) -> float:
    """The exact chance that the corruption check under way fails."""
    return 1.0 - passes(corruption(g, frame.character), frame.total_modifier(g))


def last_check(g: Any, ask: Ask) -> Found | None:
    """At the Council nobody needs to stay untapped: whoever can tap for a check that may well fail does, by exact
    odds."""
    frame = g.stack[-1] if g.stack else None
    if ask.prompt != "meccg-ask-check" or not isinstance(frame, CorruptionCheck) or not frame.council:
        return None
    if failing(g, frame) < CLEAR or not any([verb_of(option) == "support" for option in ask.listed]):
        return None
    chances = {
        option: round(1.0 - passes(corruption(g, frame.character), frame.total_modifier(g) + (option != PASS)), 3)
        for option in ask.listed
        if option == PASS or verb_of(option) == "support"
    }
    return split(ask, [PASS], chances)


def persuade(g: Any, ask: Ask) -> Found | None:
    """A card that makes it much likelier to win a faction is played before the roll, by exact odds."""
    frame = g.stack[-1] if g.stack else None
    if ask.prompt != "meccg-ask-influence" or not isinstance(frame, FactionCheck):
        return None
    before = more_than(frame.number(g) - frame.bonus(g))
    chances = {PASS: round(before, 3)}
    for option in ask.listed:
        if verb_of(option) == "play":
            bonus = bonus_with(g, option, ask.seat)
            if bonus is not None:
                chances[option] = round(more_than(frame.number(g) - bonus), 3)
    return split(ask, [PASS] if max(chances.values()) > before + CLEAR else [], chances)


def bonus_with(g: Any, option: Option, seat: int) -> int | None:
    """What is added to the roll of an attempt after a card: the log says it, whatever the dice are."""
    after: Any = g.clone()
    after.sink = []
    carry_out(after, option, seat)
    dice = 0
    for entry in after.sink:
        if entry.key == "meccg-log-dice":
            dice = entry.about["first"] + entry.about["second"]
        if entry.key == "meccg-log-influence":
            return int(entry.about["total"]) - dice
    return None


def transfer(g: Any, ask: Ask) -> Found | None:
    """Nobody risks a character for handing over an item, by exact odds."""
    if ask.prompt != "meccg-ask-organize":
        return None
    chances = {}
    for option in ask.listed:
        match option:
            case ("transfer", item, _) if g.is_character(g.host[item]):
                giver = g.host[item]
                chances[option] = round(1.0 - passes(corruption(g, giver), check_modifier(g, giver)), 3)
    return split(ask, [option for option, chance in chances.items() if chance > CLEAR], chances)


def council(g: Any, ask: Ask) -> Found | None:
    """Nobody calls a Council that is lost."""
    if ask.prompt != "meccg-ask-call" or final_score(g, 1 - ask.seat) - final_score(g, ask.seat) < BEHIND:
        return None
    return split(ask, [option for option in ask.listed if option == ("call",)])


def folly(g: Any, ask: Ask) -> Found | None:
    """Nobody of one's own is sent away without need."""
    if ask.prompt != "meccg-ask-organize" or PASS not in ask.listed:
        return None
    return split(ask, [option for option in ask.listed if verb_of(option) == "release"])


TACTICS = [
    Tactic("enter-in-vain", in_vain),
    Tactic("face-strike", face),
    Tactic("stay-untapped", stay),
    Tactic("needed-untapped", needed),
    Tactic("guard", guard),
    Tactic("hopeless", hopeless),
    Tactic("influence", influence),
    Tactic("persuade", persuade),
    Tactic("last-check", last_check),
    Tactic("council", council),
    Tactic("transfer", transfer),
    Tactic("release", folly),
]
