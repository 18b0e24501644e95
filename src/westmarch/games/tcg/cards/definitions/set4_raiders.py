"""The Two Towers: Dunland and the raiders."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE

# Dunland


@odd_if(
    "you can spot 3 Dunland minions or control a site",
    "puedes avistar 3 siervos de las Tierras Brunas o controlas un sitio",
)
def three_or_a_site(g: Fellowships, run: Asker) -> bool:
    return LANGUAGE.holds(g, run, spot(dunland & minion, 3)) or run.seat in g.control


card("Anger", "4_3", event(keyword(dunland & man, "fierce", until="regroup"), needs=(three_or_a_site,)))
card("Band of Wild Men", "4_4", each(on("wins", this), keyword(this, "fierce", until="regroup"), may=True))
card("Burn Every Village", "4_5", event(boost_if(dunland & man, 2, 4, cond("controls"))))
card(
    "Constantly Threatening",
    "4_6",
    action(SHADOW, play(dunland & man & in_discard), cost=do("pay twilight", 2), needs=(cond("moves", amount=2),)),
)
card("Dark Fury", "4_7", event(boost_if(dunland & man, 2, 4, at("sanctuary"))))
card("Death to the Strawheads", "4_8", event(Seq(spot_any(companion), strength(dunland & man, x()))))
card("Dunlending Arsonist", "4_9", PLAYS_ANOTHER_WILD_MAN)
card(
    "Dunlending Looter",
    "4_11",
    each(on("wins", this), STACK_ON_SITE, may=True, needs=(spot(site & controlled),)),
    action(STACKED, play(this & among_stacked, -2), needs=(ON_OWN_SITE,)),
)
card("Dunlending Madman", "4_12", ENRAGED_BY_VICTORY)
card(
    "Dunlending Pillager",
    "4_13",
    each(
        on("wins", this),
        if_spotted(spot(companion, 6), discard(free_peoples & possession, 2), discard(free_peoples & possession)),
        may=True,
    ),
)
card(
    "Dunlending Ransacker",
    "4_14",
    each(on("wins", this), do("control"), may=True, needs=(spot(dunland & man & ~this),)),
)
card("Dunlending Ravager", "4_15", static("strength", this & skirmishing_with(rohan & man), 2), ATTACKS_AN_ALLY)
card("Dunlending Robber", "4_16", ENRAGED_BY_VICTORY)
card("Dunlending Warrior", "4_18", ATTACKS_AN_ALLY)
card(
    "Hides",
    "4_19",
    when(on("played", this), do("draw"), may=True),
    response(about("wound", dunland & man), do("stop"), cost=Either(do("pay twilight", 2), discard(this))),
)
card("Hill Chief", "4_20", action(SHADOW, do("draw", 3), cost=exert(this), needs=(cond("controls"),)))
card("Hillman Band", "4_21", each(on("move"), do("control"), may=True, needs=(spot(dunland & man & ~this),)))
card(
    "Hillman Horde",
    "4_22",
    static("skip", word="archery", needs=(cond("controls", amount=2),)),
    gains(dunland & man & yours, "fierce", needs=(cond("controls", amount=3),)),
    gains(dunland & man & yours, "damage", needs=(cond("controls", amount=4),)),
)
card("Hillman Mob", "4_23", PLAYS_ANOTHER_WILD_MAN)
card(
    "Hillman Rabble",
    "4_24",
    each(on("wins", this), STACK_ON_SITE, may=True, needs=(spot(site & controlled),)),
    action(STACKED, play(this & among_stacked, -2), needs=(ON_OWN_SITE,)),
)
card("Hillman Tribe", "4_25", each(on("wins", this), do("control"), may=True, needs=(spot(dunland & minion & ~this),)))
card("Iron Axe", "4_26")
card(
    "Living Off Rock",
    "4_27",
    each(
        on("wins", dunland & man, rohan & man),
        Seq(strength(that, 2, "regroup"), keyword(that, "fierce", until="regroup")),
        may=True,
    ),
)
card(
    "No Defense",
    "4_28",
    action(SHADOW, do("token"), cost=do("pay twilight", 3)),
    action(
        SKIRMISH,
        flag(possession & borne_by(character & skirmishing_with(first)), "no bonus", count=ALL),
        cost=Seq(to("spot", dunland & man, bind="first"), do("untoken")),
    ),
)
card("No Refuge", "4_29", static("shadow number", site, 5, needs=(cond("stacked", dunland & man & stacked_on(site)),)))
card(
    "No Retreat",
    "4_30",
    action(REGROUP, total("must move", 1, "turn"), cost=discard(this), needs=(spot(dunland & man, 2),)),
)
card(
    "Over the Isen",
    "4_31",
    action(
        ASSIGNMENT,
        Seq(
            to("spot", dunland & man & unassigned, bind="first"),
            to("assign", companion & unbound & unassigned, target=first),
        ),
        cost=do("pay twilight", 2),
        needs=(cond("controls"),),
    ),
)
card(
    "Ravage the Defeated",
    "4_32",
    response_event(
        on("wins", dunland & man & yours), discard(free_peoples & borne_by((companion | ally) & others), ALL)
    ),
)
card(
    "Saruman, Rabble-rouser",
    "4_33",
    static("cannot be assigned", this, needs=(cond("first sentence"),)),
    each(on("move"), Repeat(per(dunland & man), exert(companion, by="fp"))),
    action(SKIRMISH, strength(dunland & man, 2), cost=exert(this)),
)
card(
    "Secret Folk",
    "4_34",
    each(on("loses", companion | ally, dunland & man), do("token"), may=True),
    action(MANEUVER, Seq(discard(free_peoples & possession, num("tokens", most=3)), discard(this))),
)
card(
    "Wake of Destruction",
    "4_35",
    event(keyword(dunland & man & yours, "fierce", until="regroup", count=ALL), needs=(cond("controls", amount=2),)),
)
card("War Club", "4_36", each(on("wins", bearer), discard(free_peoples & possession, 2), may=True))
card(
    "War Cry of Dunland",
    "4_37",
    response_event(
        on("wins", dunland & man), Seq(keyword(that, "fierce", until="regroup"), strength(that, 4, "regroup"))
    ),
)
card("Wild Man of Dunland", "4_38", PLAYS_ANOTHER_WILD_MAN)
card("Wild Man Raid", "4_39", event(discard(free_peoples & (possession | condition)), needs=(spot(dunland & man, 3),)))
card("Wulf, Dunlending Chieftain", "4_40", response(on("wins", dunland & man & ~this), do("control"), cost=exert(this)))

# Raider

card(
    "Arrow From the South",
    "4_216",
    each(on("loses", companion | ally, raider & man), do("token"), may=True),
    action(ARCHERY, Seq(Repeat(num("tokens"), heal(raider & archer)), discard(this))),
)
card("Desert Lancers", "4_217", to_play(spot(raider & man)), action(REGROUP, do("control"), cost=exert(this, 2)))
card(
    "Desert Legion",
    "4_218",
    static("strength", this, 5, needs=(cond("burdens", amount=4),)),
    gains(this, "fierce", needs=(cond("burdens", amount=5),)),
    gains(this, "damage", needs=(cond("burdens", amount=6),)),
)
card("Desert Lord", "4_219", SHOOTS_TO_EXERT)
card("Desert Soldier", "4_220", STRIKES_FIRST)
card("Desert Spearman", "4_221", STRIKES_FIRST)
card("Desert Warrior", "4_222", STRIKES_FIRST)
card(
    "Discovered",
    "4_223",
    event(
        if_spotted(cond("burdens", amount=3), discard(free_peoples & condition, 2), discard(free_peoples & condition)),
        cost=exert(raider & man),
    ),
)
card(
    "Easterling Axeman",
    "4_224",
    static("strength", this, 3, needs=(cond("burdens", amount=2),)),
    gains(this, "fierce", needs=(cond("burdens", amount=2),)),
)
card(
    "Easterling Captain",
    "4_225",
    action(SKIRMISH, strength(easterling, 2), cost=do("pay twilight", 2), needs=(cond("burdens", amount=2),)),
    action(SKIRMISH, strength(easterling, 3), cost=do("pay twilight", 2), needs=(cond("burdens", amount=4),)),
    action(SKIRMISH, strength(easterling, 4), cost=do("pay twilight", 2), needs=(cond("burdens", amount=6),)),
)
card(
    "Easterling Guard",
    "4_226",
    each(on("assigned", this, companion & unbound), do("burden"), cost=exert(this), may=True),
)
card(
    "Easterling Infantry",
    "4_227",
    gains(this, "fierce", needs=(cond("burdens", amount=3),)),
    gains(this, "damage", needs=(cond("burdens", amount=3),)),
)
card(
    "Easterling Lieutenant",
    "4_228",
    each(on("assigned", this, companion & unbound), do("burden"), cost=exert(this), may=True),
)
card(
    "Easterling Skirmisher",
    "4_229",
    when(on("played", this), do("add twilight", num("burdens", most=4)), may=True, needs=(spot(easterling & ~this),)),
)
card(
    "Easterling Trooper",
    "4_230",
    gains(this, "fierce", needs=(cond("burdens", amount=3),)),
    gains(this, "damage", needs=(cond("burdens", amount=3),)),
)
card(
    "Eastern Emyn Muil",
    "4_231",
    each(on("move from"), exert(companion & ring_bound, 2, ALL), needs=(at("2T"),)),
    action(MANEUVER, exert(companion & ring_bound), cost=Seq(exert(raider & man), discard(this))),
)
card("Elite Archer", "4_232", SHOOTS_TO_EXERT)
card(
    "Fearless",
    "4_233",
    event(Either(Seq(do("spot burdens"), strength(southron, num("paid", most=5))), strength(raider & man, 2))),
)
card("Flanking Attack", "4_234", event(do("add twilight", 3), cost=exert(southron)))
card(
    "Gathering to the Summons",
    "4_235",
    event(do("burden"), needs=(spot(raider & man & skirmishing_with(companion & ring_bound)),)),
)
card(
    "Howl of Harad",
    "4_236",
    each(
        on("loses", companion | ally, southron),
        wound(companion & ring_bound, by="fp"),
        cost=do("pay twilight", 4),
        may=True,
    ),
)
card(
    "Ithilien Wilderness",
    "4_237",
    each(on("end fellowship"), do("add twilight", 8), may=True, needs=WILDERNESS),
    each(on("end regroup"), do("add twilight", 8), may=True, needs=WILDERNESS),
    action(SKIRMISH, strength(raider & man, 2), cost=discard(this)),
)
card(
    "Men of Harad",
    "4_238",
    action(SHADOW, do("draw"), cost=do("pay twilight", 2), needs=(cond("controls"), spot(southron, 3))),
)
card(
    "Men of Rhûn",
    "4_239",
    event(if_spotted(cond("burdens", amount=4), strength(raider & man, 4), strength(raider & man, 3))),
)
card(
    "New Fear",
    "4_240",
    event(
        Unless(do("burden", num("over", word=4)), discard(companion & ~ring_bearer, 2, by="fp"), by="fp"),
        cost=exert(raider & man),
    ),
)
card(
    "On the March", "4_241", event(if_spotted(spot(companion, 6), strength(raider & man, 5), strength(raider & man, 3)))
)
card(
    "Raiders From the East",
    "4_242",
    action(SHADOW, do("token"), cost=Seq(do("pay twilight", 3), exert(raider & man))),
    action(MANEUVER, do("add twilight"), cost=do("untoken")),
)
card("Rapid Fire", "4_243", event(total("minion archery", num("burdens", most=5)), cost=exert(raider & archer)))
card("Regiment of Haradrim", "4_244", to_play(spot(raider & man)), action(REGROUP, do("control"), cost=exert(this, 2)))
card("Southron Archer", "4_245", static("minion archery", amount=num("controlled"), needs=(spot(southron & ~this),)))
card(
    "Southron Assassin",
    "4_246",
    each(
        on("loses", companion | ally, southron),
        wound(companion & ring_bound, by="fp"),
        cost=do("pay twilight", 1),
        may=True,
    ),
)
card("Southron Bow", "4_247", gains(bearer, "archer"), static("minion archery", needs=(spot(raider & man & ~bearer),)))
card("Southron Bowman", "4_248", SHOOTS_TO_EXERT)
card(
    "Southron Commander",
    "4_249",
    action(
        ASSIGNMENT,
        Unless(to("assign", this, target=ring_bearer), discard(companion & unbound, by="fp"), by="fp"),
        needs=(spot(companion, 6), spot(this & unassigned), spot(ring_bearer & unassigned)),
    ),
)
card("Southron Explorer", "4_250", action(REGROUP, do("control"), cost=Seq(do("pay twilight", 5), exert(this))))
card(
    "Southron Fighter",
    "4_251",
    action(MANEUVER, exert(companion, by="fp"), cost=exert(this), needs=(spot(companion, 5),)),
)
card("Southron Sentry", "4_253", action(MANEUVER, do("add twilight", num("controlled", times=2)), cost=exert(this)))
card(
    "Southron Spear",
    "4_255",
    action(
        SKIRMISH, wound((companion | ally) & skirmishing_with(bearer)), cost=Seq(do("pay twilight", 4), exert(bearer))
    ),
)
card(
    "Southron Troop",
    "4_256",
    to_play(spot(southron)),
    action(
        ASSIGNMENT,
        Unless(to("assign", this, target=ring_bearer), discard(companion & ~ring_bearer), by="fp"),
        needs=(spot(companion, 7), spot(this & unassigned), spot(ring_bearer & unassigned)),
    ),
)
card(
    "Southron Veterans",
    "4_257",
    action(MANEUVER, exert(companion, count=2, by="fp"), cost=exert(this), needs=(spot(companion, 6),)),
)
card(
    "Southron Wanderer",
    "4_258",
    action(
        ASSIGNMENT,
        Unless(to("assign", this, target=ring_bearer), do("add twilight", 4), by="fp"),
        cost=exert(this),
        needs=(spot(companion, 5), spot(this & unassigned), spot(ring_bearer & unassigned)),
    ),
)
card(
    "Vision From Afar",
    "4_259",
    event(
        Seq(to("spot", easterling & unassigned), Unless(to("assign", it, target=ring_bearer), do("burden"), by="fp")),
        needs=(spot(easterling & unassigned),),
    ),
)
card("Whirling Strike", "4_260", event(wound((companion | ally) & skirmishing_with(raider & man))))
card(
    "Wrath of Harad",
    "4_261",
    adds_cost(free_peoples & event_card & of_rangers, cost=wound(companion), needs=(spot(raider & man),)),
    action(SKIRMISH, strength(raider & man, 2), cost=discard(this)),
)
