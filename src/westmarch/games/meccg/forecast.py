"""Exact odds of the two dice that are about to be rolled, from the position itself: strikes, checks and attempts.

What cards do afterwards is not weighed; a check that a card spares of its consequences is left alone.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from westmarch.engine.decision import Option
from westmarch.engine.frame import Frame
from westmarch.engine.report import Report, Table, Text, percent
from westmarch.games.meccg.facts import FACTION
from westmarch.games.meccg.odds.chances import TWO_DICE
from westmarch.games.meccg.rules.attempts import Attempt
from westmarch.games.meccg.rules.checks import FactionCheck, aid
from westmarch.games.meccg.rules.combat import BY_AGENT, FacedStrike, attack_now, strike_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck, RemoveCorruption, removal_number
from westmarch.games.meccg.rules.opposition import Persuade, is_refused, persuade
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import TAPPED

#: The chance of each outcome, by its name; they add up to one.
Odds = dict[str, Fraction]
#: Procedures that ask for help and then roll.
CHECKS: Final = (CorruptionCheck, FactionCheck, Persuade, Attempt, RemoveCorruption)


def forecast(g: Arda, option: Option | None) -> Report | None:
    """The odds of what an option begins, or with None of the roll that is waited for."""
    if option is not None:
        frame = begun_by(g, option)
        return None if frame is None else _report("attempt", _attempt(g, frame))
    strike = strike_of(g)
    if g.stack and isinstance(g.stack[-1], CHECKS):
        return _report("corruption" if isinstance(g.stack[-1], CorruptionCheck) else "attempt", _check(g, g.stack[-1]))
    if strike is None or strike.dice or g.has_laid("cancelled", strike.target):
        return None
    return _report("strike", strike_odds(g, strike))


def _report(question: str, odds: Odds | None) -> Report | None:
    if odds is None:
        return None
    rows: list[tuple[Text, float]] = [((f"meccg-odds-{name}", {}), float(chance)) for name, chance in odds.items()]
    return Report(
        {name: float(chance) for name, chance in odds.items()}, [Table((f"meccg-odds-of-{question}", {}), rows)]
    )


def told(g: Arda, option: Option) -> list[Text]:
    """The odds of a check or an attempt for the button of an option that leads to its roll or changes it."""
    frame = begun_by(g, option)
    if frame is not None:
        return _text(_attempt(g, frame))
    if not isinstance(g.stack[-1], CHECKS):
        return []
    after = g.clone()
    waiting = after.stack[-1]
    match option:
        case ("pass",):
            pass
        case ("support", int(other)) if isinstance(waiting, CorruptionCheck):
            after.set_status(other, TAPPED)
            waiting.supported += 1
        case ("support", int(other)) if isinstance(waiting, (FactionCheck, Persuade)):
            aid(after, waiting.character, other)
        case (("tap" | "stay") as verb, int()) if isinstance(waiting, RemoveCorruption):
            waiting.penalty = 3 if verb == "stay" else 0
        case _:
            return []
    return _text(_check(after, waiting))


def _text(odds: Odds | None) -> list[Text]:
    if odds is None:
        return []
    return [("meccg-then-check" if "passed" in odds else "meccg-then-attempt", hundredths(odds))]


def hundredths(odds: Odds) -> dict[str, int]:
    """The chances as whole numbers; all outcomes add up to a hundred, as in the table of odds beside them."""
    whole = {name: percent(float(chance)) for name, chance in odds.items()}
    missing = 100 - sum(whole.values()) if sum(odds.values()) == 1 else 0
    # What was cut most is given one, and what was given most is cut.
    nearest = sorted(odds, key=lambda name: (whole[name] - 100 * odds[name]) * (1 if missing > 0 else -1))
    for name in nearest[: abs(missing)]:
        whole[name] += 1 if missing > 0 else -1
    return whole


def begun_by(g: Arda, option: Option) -> FactionCheck | Persuade | None:
    """The attempt at influence that an option begins at once."""
    match option:
        case ("resource", int(card), int(character)) if g.kind(card) == FACTION:
            return FactionCheck(character, card)
        # An agent, who is in no company, has an attempt of his own.
        case ("persuade" | "persuade_with", int(character), *_) if g.company[character] >= 0:
            return persuade(g, option)
    return None


def _check(g: Arda, frame: Frame) -> Odds | None:
    """The odds of the check or attempt that a procedure is about to roll for."""
    if isinstance(frame, CorruptionCheck):
        return _corruption(g, frame)
    return _attempt(g, frame)


def strike_odds(g: Arda, strike: FacedStrike) -> Odds:
    """A strike as it stands: beaten, without effect, or successful (p.13)."""
    need = strike.strike_prowess(g) - strike.prowess(g)
    rolls = _best_of_two() if g.has_laid("second-roll", strike.target) else TWO_DICE
    against = TWO_DICE if attack_now(g).origin == BY_AGENT else {0: Fraction(1)}
    margins = [(own - need - other, a * b) for own, a in rolls.items() for other, b in against.items()]
    if g.has_laid("ineffectual", strike.target):
        return {"beaten": Fraction(0), "tie": Fraction(1), "struck": Fraction(0)}
    return {
        "beaten": _sum([chance for margin, chance in margins if margin > 0]),
        "tie": _sum([chance for margin, chance in margins if margin == 0]),
        "struck": _sum([chance for margin, chance in margins if margin < 0]),
    }


def _sum(chances: list[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))


def _best_of_two() -> dict[int, Fraction]:
    """The better of two rolls."""
    found = dict.fromkeys(TWO_DICE, Fraction(0))
    for one, a in TWO_DICE.items():
        for other, b in TWO_DICE.items():
            found[max(one, other)] += a * b
    return found


def _corruption(g: Arda, check: CorruptionCheck) -> Odds | None:
    if g.has_laid("spared", check.character):
        return None
    odds: Odds = dict.fromkeys(("passed", "discarded", "eliminated"), Fraction(0))
    for dice, chance in TWO_DICE.items():
        odds[check.fate(g, dice)] += chance
    return odds


def _attempt(g: Arda, frame: Frame) -> Odds | None:
    """The chance that an attempt of two dice exceeds its number."""
    rolls = TWO_DICE
    against = {0: Fraction(1)}
    if isinstance(frame, FactionCheck):
        need = -99 if frame.is_automatic(g) else frame.number(g) - frame.bonus(g)
        rolls = _best_of_two() if g.has_laid("second-roll", frame.character) else TWO_DICE
    elif isinstance(frame, Persuade):
        need = frame.number(g) - frame.bonus(g)
        rolls = _best_of_two() if g.has_laid("second-roll", frame.character) else TWO_DICE
        against = TWO_DICE
        if is_refused(g):
            return {"succeeds": Fraction(0)}
    elif isinstance(frame, Attempt):
        need = frame.number - frame.total(g)
    elif isinstance(frame, RemoveCorruption):
        need = removal_number(g, frame.card) + frame.penalty
    else:
        return None
    won = [a * b for own, a in rolls.items() for other, b in against.items() if own - other > need]
    return {"succeeds": _sum(won)}
