"""The words by which a definition says which cards it means.

Each is a selector; ``&`` joins two, ``|`` offers alternatives, ``~`` turns one around. Where cards are is a word like
any other; without one they are in play:

    minion & skirmishing_with(this)      (orc | uruk_hai) & ~bearing(hand_weapon)      weapon & in_discard
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Sel, Test


def _one(name: str, value: Any = None) -> Sel:
    return Sel((Test(name, value),))


def _type(name: str) -> Sel:
    return _one("type", name)


def _race(name: str) -> Sel:
    return _one("race", name)


def _culture(name: str) -> Sel:
    return _one("culture", name)


def _keyword(name: str) -> Sel:
    return _one("keyword", name)


def _class(name: str) -> Sel:
    return _one("class", name)


def _bound(name: str) -> Sel:
    return _one("bound", name)


def _in(place: str) -> Sel:
    return Sel((), place)


# Where they are

in_deck = _in("deck")
in_deck_or_discard = _in("deck or discard")
in_deck_or_hand = _in("deck or hand")
in_dead_pile = _in("dead")
in_discard = _in("discard")
in_fp_hand = _in("fp hand")
in_hand = _in("hand")
in_opponents_hand = _in("opponent hand")
in_support_or_discard = _in("support or discard")
among_revealed = _in("revealed")
among_stacked = _in("stacked")
among_all_stacked = _in("all stacked")

# Types of cards, and their side

any_card = _one("card")
companion = _type("companion")
ally = _type("ally")
minion = _type("minion")
character = _type("character")
possession = _type("possession")
artifact = _type("artifact")
item = _type("item")
event_card = _type("event")
condition = _type("condition")
site = _type("site")
free_peoples = _one("side", "free")
shadow = _one("side", "shadow")
unique = _one("unique")

# Races

man = _race("man")
dwarf = _race("dwarf")
elf = _race("elf")
hobbit = _race("hobbit")
orc = _race("orc")
uruk_hai = _race("uruk-hai")
nazgul = _race("nazgul")
wizard = _race("wizard")
ent = _race("ent")
troll = _race("troll")

# Cultures

dwarven = _culture("dwarven")
elven = _culture("elven")
gandalf = _culture("gandalf")
gondor = _culture("gondor")
rohan = _culture("rohan")
shire = _culture("shire")
dunland = _culture("dunland")
isengard = _culture("isengard")
moria = _culture("moria")
raider = _culture("raider")
sauron = _culture("sauron")
wraith = _culture("wraith")

# Keywords

ambush = _keyword("ambush")
archer = _keyword("archer")
battleground = _keyword("battleground")
defender = _keyword("defender")
easterling = _keyword("easterling")
fortification = _keyword("fortification")
knight = _keyword("knight")
machine = _keyword("machine")
pipeweed = _keyword("pipeweed")
ranger = _keyword("ranger")
ring_bound = _keyword("ring-bound")
search = _keyword("search")
southron = _keyword("southron")
spell = _keyword("spell")
stealth = _keyword("stealth")
tale = _keyword("tale")
tentacle = _keyword("tentacle")
tracker = _keyword("tracker")
twilight = _keyword("twilight")
underground = _keyword("underground")
valiant = _keyword("valiant")
villager = _keyword("villager")
weather = _keyword("weather")

# Classes of items

armor = _class("armor")
hand_weapon = _class("hand weapon")
helm = _class("helm")
mount = _class("mount")
pipe = _class("pipe")
ranged_weapon = _class("ranged weapon")
shield = _class("shield")
staff = _class("staff")
weapon = _class("weapon")

# The card that speaks, and those that were named before

this = _one("self")
bearer = _one("bearer")
it = _bound("it")
that = _bound("that")
others = _bound("others")
first = _bound("first")
second = _bound("second")
host = _bound("host")
promised = _one("promised")
#: The card that bore this one when both left play.
former_bearer = _one("bore")

# Whose

yours = _one("yours")
theirs = _one("theirs")
opponents = _one("opponents")

# How a card is or where

able_to_exert = _one("can-exert")
assignable = _one("assignable")
assigned = _one("assigned")
unassigned = _one("unassigned")
controlled = _one("controlled")
exhausted = _one("exhausted")
here = _one("here")
holding_cards = _one("holding cards")
of_new_race = _one("new-race")
of_rangers = _one("of ranger")
on_path = _one("on the path")
present = _one("present")
replaceable = _one("replaceable")
ring_bearer = _one("ringbearer")
roaming = _one("roaming")
same_title = _one("copy")
skirmishing = _one("skirmishing")
stacked_here = _one("stacked here")
supporting = _one("supporting")
unbound = _one("unbound")
wounded = _one("wounded")


def titled(title: str) -> Sel:
    return _one("title", title)


def signet(name: str) -> Sel:
    return _one("signet", name)


def home(mark: str) -> Sel:
    """An ally whose home is a site: ``home("3F")``."""
    return _one("home", mark)


def of_phase(phase: str) -> Sel:
    """An event that is played in a phase."""
    return _one("phase", phase)


def numbered(number: int) -> Sel:
    """A site of that number."""
    return _one("number", number)


def strength_from(least: int) -> Sel:
    return _one("stronger", least)


def vitality_from(least: int) -> Sel:
    return _one("vitality", least)


def replaceable_by(*terrains: str) -> Sel:
    """A site for which the player has his own of one of these terrains."""
    return _one("replaceable", terrains)


def skirmishing_with(sel: Sel) -> Sel:
    return _one("skirmishing", sel)


def assigned_to(sel: Sel) -> Sel:
    """Assigned to a card that fits, or skirmishing it."""
    return _one("assigned to", sel)


def bearing(sel: Sel) -> Sel:
    return _one("bearing", sel)


def bearing_several(count: int, sel: Sel) -> Sel:
    return _one("bearing several", (count, sel))


def borne_by(sel: Sel) -> Sel:
    return _one("borne by", sel)


def stacked_on(sel: Sel) -> Sel:
    return _one("stacked on", sel)
