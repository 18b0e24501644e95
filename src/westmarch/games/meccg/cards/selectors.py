"""The words by which a definition says which cards it means.

Each is a selector; ``&`` joins two, ``~`` turns one around. Where cards are is a word like any other; without one they
are characters in play, or whatever a value is asked for:

    defenders & scout      mine & wizard & ~once      in_discard & item_of("minor")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.cards.nodes import Sel, Test


def _one(name: str) -> Sel:
    return Sel((Test(name),))


def _of(name: str) -> Callable[..., Sel]:
    """A word that takes a name or a number; with several of them, any one will do."""

    def word(*values: Any) -> Sel:
        return Sel((Test(name, values if len(values) > 1 else values[0]),))

    return word


def _in(place: str) -> Sel:
    return Sel((), place)


# Where they are: characters

mine = _in("mine")
theirs = _in("theirs")
targets = _in("targets")
defenders = _in("defenders")
struck_one = _in("struck")
just_wounded = _in("wounded")
checking = _in("checker")
with_checker = _in("checker-company")
its_company = _in("its-company")
companions = _in("companions")
leaders = _in("leaders")
prisoners = _in("prisoners")

# Where they are: cards with characters, on the table, in piles

agent_who_tries = _in("agent-who-tries")
agents_here = _in("agents")
all_allies = _in("all-allies")
all_factions = _in("all-factions")
all_points = _in("all-points")
allies_here = _in("allies")
attached_cards = _in("attached")
attempting = _in("attempting")
bore = _in("bore")
bore_by_tapped = _in("bore-by-tapped")
borne_here = _in("borne-here")
item_named_before = _in("bound-item")
carried_here = _in("carried")
company_events = _in("company-events")
company_items = _in("company-items")
corruption_cards = _in("corruption-cards")
in_deck = _in("deck")
in_deck_or_discard = _in("deck-or-discard")
in_discard = _in("discard")
events_in_play = _in("events")
their_factions = _in("factions")
fighters = _in("fighters")
in_hand = _in("hand")
in_hand_or_discard = _in("hand-or-discard")
hazards_in_play = _in("hazards")
my_items = _in("items")
masked_agents = _in("masked-agents")
my_agents = _in("my-agents")
my_points = _in("my-points")
my_sites = _in("my-sites")
nazgul_events = _in("nazgul")
on_bearer = _in("on-bearer")
on_named_before = _in("on-bound")
ongoing = _in("ongoing")
in_opponents_hand = _in("opponents-hand")
sharing_site = _in("sharing")
in_sideboard = _in("sideboard")
in_sideboard_or_discard = _in("sideboard-or-discard")
spent_agents = _in("spent-agents")
in_their_hand = _in("their-hand")
seen_in_their_discard = _in("their-seen-discard")
stored_by_them = _in("their-stored")
on_top_of_deck = _in("top-of-deck")
under_this = _in("under-this")
unmasked = _in("unmasked")

# The card that speaks, and those that were named before

itself = _one("self")
this = itself.from_("self")
its_bearer = _one("bearer")
bearer = its_bearer.from_("bearer")
the_bearer = _one("the-bearer").from_("bearer")
the_holder = _one("the-bearer").from_("holder")
the_struck = _one("the-struck").from_("struck")
the_checker = _one("the-checker").from_("checker")
it = _one("that").from_("bound")
who_tapped = _one("that").from_("tapped")
named_before = _in("bound")
with_bearer = _in("bearer")
this_card = _in("self")

# Who they are

character = _one("character")
wizard = _one("wizard")
race = _of("race")
dragon = race("dragon")
drake = race("drake")
dunadan = race("dunadan")
dwarf = race("dwarf")
elf = race("elf")
hobbit = race("hobbit")
men = race("men")
nazgul = race("nazgul")
undead = race("undead")
woses = race("woses")
skill = _of("skill")
diplomat = skill("diplomat")
ranger = skill("ranger")
sage = skill("sage")
scout = skill("scout")
warrior = skill("warrior")
named = _of("name")

# What they are, or how

agent = _one("agent")
agent_attack = _one("agent-attack")
at_haven = _one("at-haven")
at_site_of_rival = _one("at-site-of-rival")
at_untapped_site = _one("at-untapped-site")
attack_at_site = _one("attack-at-site")
attack_below = _one("attack-below")
attack_chooses = _one("attack-chooses")
attack_with_body = _one("attack-with-body")
away_from_light = _one("away-from-light")
under_deeps = _one("below")
borne_by_wizard = _one("borne-by-wizard")
by_sea = _one("by-sea")
can_attack = _one("can-attack")
companion = _one("companion")
corruption_card = _one("corruption-card")
creature = _one("creature")
by_creature = _one("creature-attack")
deeps_site = _one("deeps-site")
dragon_at_home = _one("dragon-at-home")
draws_several = _one("draws-several")
enchantable = _one("enchantable")
enters_here = _one("enters-here")
event_card = _one("event")
face_up = _one("face-up")
faction = _one("faction")
far_from_home = _one("far-from-home")
first_of_company = _one("first")
fits_site = _one("fits-site")
foiled_agent = _one("foiled-agent")
free_of = _one("free-of")
fresh = _one("fresh")
gold_ring = _one("gold-ring")
guarded = _one("guarded")
hazard_card = _one("hazard")
its_holder = _one("holder")
holds_three = _one("holds-three")
host_item = _one("host-item")
host_site = _one("host-site")
hunting = _one("hunting")
hurt = _one("hurt")
in_deeps = _one("in-deeps")
in_party = _one("in-party")
item = _one("item")
keyed_to_site = _one("keyed-to-site")
learnt = _one("learnt")
long_event = _one("long")
may_leave = _one("may-leave")
may_muster = _one("may-muster")
own = _one("mine")
moving = _one("moving")
near_deeps = _one("near-deeps")
near_new_site = _one("near-new-site")
new_agent = _one("new-agent")
new_to_company = _one("new-to-company")
not_taken = _one("not-taken")
of_gondor = _one("of-gondor")
on_wizards_company = _one("on-wizards-company")
once = _one("once")
ordinary = _one("ordinary")
party_holds = _one("party-holds")
permanent_event = _one("permanent")
playable_here = _one("playable-here")
played_at_it = _one("played-at-it")
resource_card = _one("resource")
ring = _one("ring")
same_site = _one("same-site")
source_restored = _one("source-restored")
source_stays = _one("source-stays")
source_tapped = _one("source-tapped")
status_tapped = _one("status-tapped")
stored_by_opponent = _one("stored-by-opponent")
is_struck = _one("struck")
unique = _one("unique")
unstruck_by = _one("unstruck-by")
untapped = _one("untapped")
watched = _one("watched")
with_item = _one("with-item")
with_target = _one("with-target")
wounded = _one("wounded")
can_influence = _one("can-influence")
dragon_card = _one("dragon")

# With a name or a number

after_attack = _of("after-attack")
at_site = _of("at-site")
at_site_with = _of("at-site-with")
at_type = _of("at-type")
attack_in = _of("attack-in")
born_as = _of("born")
corrupts_at_least = _of("corrupts-at-least")
going_in = _of("going-in")
going_to = _of("going-to")
has_faced = _of("has-faced")
held_by = _of("held-by")
home_at = _of("home")
home_type = _of("home-type")
in_dark_realm = _of("in-dark-realm")
in_regions = _of("in-regions")
item_of = _of("item-sort")
keyword = _of("keyword")
large_company = _of("large-company")
marked = _of("marked")
mind_at_most = _of("mind-at-most")
needs_a = _of("needs-a")
needs_skill = _of("needs-skill")
path_with = _of("path")
playable_in = _of("playable-in")
reaches_land = _of("reaches-land")
printed_type = _of("printed-type")
site_type = _of("site-type")
worn_as = _of("slot")
small_company = _of("small-company")
unlaid = _of("unlaid")
with_another = _of("with-another")
within_road = _of("within-road")
without = _of("without")
wounded_by = _of("wounded-by")
can_influence_one = _of("can-influence")
dragon_named = _of("dragon")

# By other cards


def bearing(what: Sel) -> Sel:
    """Who bears a card like that."""
    return Sel((Test("bearing", what),))


def in_company_of(who: Sel) -> Sel:
    """In a company with somebody like that."""
    return Sel((Test("in-company-of", who),))


# While an environment is in play

while_doors = Sel((Test("while", "doors-of-night"),))
while_gates = Sel((Test("while", "gates-of-morning"),))

# Attacks, as the other side of a value

an_attack = _one("an-attack")
by_race = _of("attack")


def attacks(how: Sel) -> Sel:
    return an_attack & how


def against(*races: str) -> Sel:
    """Attacks by some races."""
    return an_attack & by_race(*races)


def site_attacks(*types: str) -> Sel:
    """Automatic attacks, of all sites or of some types."""
    return an_attack & (_of("site-attack")(*types) if types else _one("site-attack"))


def people(*races: str) -> Sel:
    """Characters and factions of some races."""
    return race(*races)
