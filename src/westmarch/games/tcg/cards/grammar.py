"""Short names for writing definitions.

A selector is written as words: ``"dwarf companion"``, ``"minion skirmishing(self)"``, ``"@moria orc !self"``.

    @culture   #keyword   =Title_with_underscores   !not   word(selector)
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
    ALL,
    ANY,
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    Escape,
    May,
    Mod,
    Num,
    Repeat,
    Sel,
    Seq,
    Test,
    Trigger,
    Unless,
    When,
)
from westmarch.games.tcg.facts import BY_ID

TYPES = ("companion", "ally", "minion", "character", "possession", "artifact", "item", "event", "condition", "site")
RACES = ("man", "dwarf", "elf", "hobbit", "orc", "uruk-hai", "nazgul", "wizard", "ent", "balrog", "troll", "creature")
FLAGS = (
    "unique",
    "self",
    "bearer",
    "ringbearer",
    "unbound",
    "wounded",
    "exhausted",
    "roaming",
    "yours",
    "controlled",
    "unassigned",
    "here",
    "new-race",
    "can-exert",
    "opponents",
    "theirs",
    "replaceable",
    "assigned",
    "present",
    "supporting",
    "promised",
    "copy",
)
BOUND = ("it", "that", "others", "first", "second", "cause", "host")
CLASSES = ("weapon", "armor", "helm", "shield", "mount", "pipe", "cloak", "staff", "bracers", "brooch")
PHASES = ("fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup", "response")
RELATIONS = {
    "skirmishing": "skirmishing",
    "bearing": "bearing",
    "on": "borne by",
    "against": "assigned to",
    "stacked-on": "stacked on",
}
#: Words of two parts, and the tests that they name.
OTHERS = {
    "of-ranger": "of ranger",
    "bearer-was": "bore",
    "stacked-here": "stacked here",
    "holding-cards": "holding cards",
    "on-path": "on the path",
    "card": "card",
}


def S(text: str, where: str = "play") -> Sel:
    """A selector from words."""
    return Sel(tuple([_test(word) for word in _words(text)]), where)


def _words(text: str) -> list[str]:
    """Split at spaces outside brackets."""
    words, depth, word = [], 0, ""
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == " " and depth == 0:
            words.append(word)
            word = ""
        else:
            word += letter
    return [w for w in [*words, word] if w]


def _test(word: str) -> Test:
    no = word.startswith("!")
    word = word.removeprefix("!")
    if "(" in word:
        name, inner = word[:-1].split("(", 1)
        if name == "any":
            return Test("any of", tuple([S(part) for part in inner.split("|")]), no)
        if name in ("signet", "home", "class"):
            return Test(name, inner.replace("_", " "), no)
        if name in ("cost", "number", "stronger", "vitality"):
            return Test(name, int(inner), no)
        if name.startswith("bears-"):
            return Test("bearing several", (int(name[6:]), S(inner)), no)
        if name == "replaceable":
            return Test(name, tuple(inner.split("|")), no)
        return Test(RELATIONS[name], S(inner), no)
    if word[0] == "@":
        return Test("culture", word[1:], no)
    if word[0] == "#":
        return Test("keyword", word[1:].replace("_", " "), no)
    if word[0] == "=":
        return Test("title", word[1:].replace("_", " "), no)
    if word in ("free", "shadow-side"):
        return Test("side", "free" if word == "free" else "shadow", no)
    if word in TYPES:
        return Test("type", word, no)
    if word in RACES:
        return Test("race", word, no)
    if word in BOUND:
        return Test("bound", word, no)
    if word in FLAGS:
        return Test(word, None, no)
    if word in CLASSES:
        return Test("class", word, no)
    if word == "skirmishing":
        return Test("skirmishing", None, no)
    if word.startswith("phase-"):
        return Test("phase", word[6:], no)
    if word in OTHERS:
        return Test(OTHERS[word], None, no)
    raise ValueError(f"'{word}' is no word of a selector")


def sel(text: str | Sel, where: str = "play") -> Sel:
    return text if isinstance(text, Sel) else S(text, where)


# Amounts


def per(text: str, times: int = 1, most: int = 0) -> Num:
    """For each card that fits."""
    return Num("count", S(text), times, most=most)


def num(name: str, text: str = "", times: int = 1, plus: int = 0, most: int = 0, word: Any = None) -> Num:
    return Num(name, S(text) if text else None, times, plus, most, word)


# Conditions


def spot(text: str, amount: Amount = 1) -> Cond:
    return Cond("spot", S(text), amount)


def cannot_spot(text: str, amount: Amount = 1) -> Cond:
    return Cond("spot", S(text), amount, no=True)


def at(*words: str) -> Cond:
    return Cond("at", word=words[0] if len(words) == 1 else words)


def cond(name: str, amount: Amount = 1, word: Any = None, no: bool = False, text: str = "") -> Cond:
    return Cond(name, S(text) if text else None, amount, word, no)


# Costs and effects


def wound(who: str, amount: Amount = 1, count: Amount = 1, by: str = "you") -> Act:
    return Act("wound", S(who), count, amount, by)


def exert(who: str, amount: Amount = 1, count: Amount = 1, by: str = "you", bind: str = "it") -> Act:
    return Act("exert", S(who), count, amount, by, bind=bind)


def heal(who: str, amount: Amount = 1, count: Amount = 1, by: str = "you", up_to: bool = False) -> Act:
    return Act("heal", S(who), count, amount, by, up_to=up_to)


def discard(who: str, count: Amount = 1, by: str = "you", where: str = "play", bind: str = "it") -> Act:
    return Act("discard", S(who, where), count, by=by, bind=bind)


def from_hand(who: str = "card", count: Amount = 1, by: str = "you") -> Act:
    """Discard cards from a hand."""
    return Act("discard", S(who, "hand" if by == "you" else "opponent hand"), count, by=by)


def strength(who: str, amount: Amount, until: str = "", count: Amount = 1, by: str = "you") -> Act:
    return Act("strength", S(who), count, amount, by, until)


def keyword(who: str, word: str, amount: Amount = 1, until: str = "", count: Amount = 1) -> Act:
    return Act("keyword", S(who), count, amount, until=until, word=word)


def flag(who: str, word: str, until: str = "", count: Amount = 1, amount: Amount = 1) -> Act:
    return Act("flag", S(who), count, amount, until=until, word=word)


def total(word: str, amount: Amount, until: str = "") -> Act:
    return Act("total", amount=amount, word=word, until=until)


def do(verb: str, amount: Amount = 1, by: str = "you", word: Any = None, bind: str = "it") -> Act:
    """An effect without a choice: ``do("draw", 2)``."""
    return Act(verb, amount=amount, by=by, word=word, bind=bind)


def to(verb: str, who: str, count: Amount = 1, **more: Any) -> Act:
    """An effect on cards: ``to("kill", "minion")``."""
    target = more.pop("target", None)
    where = more.pop("where", "play")
    return Act(verb, S(who, where), count, to=S(target) if target else None, **more)


def play(who: str, where: str = "hand", discount: Amount = 0, free: bool = False, onto: str = "") -> Act:
    """Play a card from somewhere, perhaps only on certain cards; a search of one's deck may fail."""
    host = S(onto) if onto else None
    searched = where.startswith("deck")
    return Act("play", S(who, where), amount=discount, word="free" if free else None, to=host, up_to=searched)


def play_several(who: str, where: str, most: Amount, onto: str = "") -> Act:
    """Play cards one after another, as many as their player likes up to a number."""
    return Act("play several", amount=most, to=S(who, where), word=S(onto) if onto else None)


def take(who: str, where: str = "discard", count: Amount = 1) -> Act:
    return Act("take", S(who, where), count, up_to=where == "deck")


def stack_top(count: int, onto: str = "") -> Act:
    """Stack cards from the top of one's deck, here or on another card."""
    return Act("stack top", amount=count, to=S(onto) if onto else None)


def from_top(verb: str, what: str, count: Amount = 1) -> Act:
    """Cards from the top of one's deck are shown, and those that fit are treated in some way."""
    return Act(verb, amount=count, to=S(what))


def spot_any(who: str) -> Act:
    """Spot X cards: as many as the player likes; ``x()`` is their number."""
    return Act("spot", S(who), ANY, bind="first")


def x(times: int = 1, most: int = 0) -> Num:
    return Num("chosen", None, times, most=most, word="first")


# Abilities


def action(
    phases: str, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), limit: int = 0
) -> Ability:
    """A special ability: ``action("fellowship regroup", effect, cost)``."""
    return Ability("action", tuple(phases.split()), needs=needs, cost=cost, effect=effect, limit=limit)


def event(effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), phase: str = "") -> Ability:
    """What an event does; its phases are printed facts, and named where a text is for one of them alone."""
    return Ability("event", (phase,) if phase else (), needs=needs, cost=cost, effect=effect)


def on(text: str, who: str = "", other: str = "", word: Any = None) -> Trigger:
    """A trigger: ``on("wins", "self")``, ``on("about wound", "companion")``."""
    about = text.startswith("about ")
    return Trigger(text.removeprefix("about "), S(who) if who else None, S(other) if other else None, about, word)


def each(
    trigger: Trigger,
    effect: Effect,
    cost: Effect | None = None,
    may: bool = False,
    needs: tuple[Cond, ...] = (),
    limit: int = 0,
    once: bool = False,
) -> Ability:
    """A triggered action; optional where the text says ``may``."""
    return Ability("trigger", (), trigger, needs, cost, effect, may, limit, once=once)


def when(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, may: bool = False, needs: tuple[Cond, ...] = ()
) -> Ability:
    return each(trigger, effect, cost, may, needs, once=True)


def response(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), limit: int = 0
) -> Ability:
    """A response ability."""
    return Ability("trigger", ("response",), trigger, needs, cost, effect, True, limit)


def response_event(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = ()
) -> Ability:
    return Ability("event", ("response",), trigger, needs, cost, effect)


def static(
    value: str,
    who: str = "",
    amount: Amount = 1,
    needs: tuple[Cond, ...] = (),
    word: Any = None,
    target: str = "",
) -> Ability:
    """A modifier while the card is in play."""
    mod = Mod(value, S(who) if who else None, amount, word, S(target) if target else None)
    return Ability("static", needs=needs, mod=mod)


def gains(who: str, word: str, amount: Amount = 1, needs: tuple[Cond, ...] = ()) -> Ability:
    """A keyword while the card is in play."""
    return static(f"keyword {word}", who, amount, needs, word)


def doomed(who: str, *needs: Cond) -> Ability:
    """Cards are discarded as soon as something is so."""
    return static("discarded", who, needs=needs)


def to_play(*needs: Cond, cost: Effect | None = None) -> Ability:
    return Ability("play", needs=needs, cost=cost)


def bearer(text: str) -> Ability:
    return Ability("bearer", bearer=S(text))


def define(card_id: str, *abilities: Ability) -> None:
    """Give a card its abilities."""
    card = BY_ID[card_id]
    if card.abilities:
        raise ValueError(f"{card_id} is defined twice")
    card.define(abilities)


__all__ = [
    "ALL",
    "ANY",
    "Ability",
    "Act",
    "Cond",
    "Either",
    "Escape",
    "May",
    "Num",
    "Repeat",
    "S",
    "Seq",
    "Unless",
    "When",
    "action",
    "at",
    "bearer",
    "cannot_spot",
    "cond",
    "define",
    "discard",
    "do",
    "doomed",
    "each",
    "event",
    "exert",
    "flag",
    "from_hand",
    "from_top",
    "gains",
    "heal",
    "keyword",
    "num",
    "on",
    "per",
    "play",
    "play_several",
    "response",
    "response_event",
    "spot",
    "spot_any",
    "stack_top",
    "static",
    "strength",
    "take",
    "to",
    "to_play",
    "total",
    "when",
    "wound",
    "x",
]
