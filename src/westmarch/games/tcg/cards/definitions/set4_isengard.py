"""The Two Towers: Isengard."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.selectors import *

# Isengard

card(
    "Advance Uruk Patrol",
    "4_136",
    gains(this, "fierce", needs=(at("battleground"),)),
    static("strength", this, 4, needs=(spot(site & controlled & battleground),)),
)
card(
    "Attack on Helm's Deep",
    "4_137",
    action(SHADOW, do("token"), cost=play(uruk_hai)),
    action(REGROUP, do("control"), cost=Seq(do("untoken", 3), discard(uruk_hai))),
)
card("Band of Uruk Bowmen", "4_138", static("minion archery", needs=(cond("controls"),)))
card(
    "Banished",
    "4_139",
    to_play(cost=exert(titled("Saruman") | isengard & man)),
    each(on("loses", (companion | ally) & ~bearer), exert(bearer)),
)
card("Beyond All Hope", "4_140", event(do("burden", num("dead pile")), cost=exert(uruk_hai, count=2)))
card(
    "Beyond Dark Mountains",
    "4_141",
    response_event(
        on("kill", companion | ally),
        When(
            cond("bound", titled("Aragorn") | titled("Gandalf") | titled("Théoden"), word="that"),
            do("burden", 2),
            do("burden"),
        ),
        cost=exert(isengard & minion),
    ),
)
card("Broad-bladed Sword", "4_142", static("no wounds", bearer, needs=(cond("in phase", word="skirmish", no=True),)))
card(
    "Brought Back Alive",
    "4_143",
    event(
        Seq(
            to("spot", companion & unbound & unassigned, bind="first"),
            When(
                cond("bound", hobbit, word="first"),
                to("assign", it, target=first),
                Unless(to("assign", it, target=first), to("exert", first, by="fp", bind="second"), by="fp"),
            ),
        ),
        cost=exert(isengard & tracker & unassigned),
    ),
)
card(
    "Burning of Westfold",
    "4_144",
    action(SHADOW, discard(free_peoples & condition), cost=play(uruk_hai), needs=(cond("controls"),)),
)
card(
    "Cloud of Arrows",
    "4_145",
    event(Seq(total("minion archery", 1), total("archery", -1)), cost=exert(isengard & archer)),
)
card("Come Down", "4_146", action(ARCHERY, total("allies instead", 1), needs=(spot(isengard & archer, 2),)))
card(
    "Covering Fire",
    "4_147",
    to_play(spot(isengard & archer, 2)),
    static("no archery actions of fp"),
    each(on("start regroup"), discard(this)),
)
card(
    "Down to the Last Child",
    "4_148",
    each(on("loses", companion | ally, uruk_hai), do("token")),
    action(SHADOW, do("control"), cost=do("untoken", 2)),
)
card("Driven Back", "4_149", event(total("minion archery", num("dead pile")), needs=(spot(isengard & archer, 2),)))
card(
    "Elite Crossbowmen",
    "4_150",
    action(ARCHERY, Seq(wound(companion & unbound, by="fp"), flag(this, "no archery")), cost=exert(this)),
)
card("Ferocity", "4_151", event(boost_if(uruk_hai, 2, 3, at("battleground"))))
card("Get Back", "4_152", event(flag(isengard & tracker, "cannot be assigned")))
card(
    "Gríma, Son of Galmód", "4_153", static("strength", (companion & unbound | ally) & bearing(shadow & condition), -1)
)
card(
    "Gríma, Wormtongue",
    "4_154",
    action(
        MANEUVER,
        to("return", free_peoples & borne_by(first), ALL),
        cost=Seq(to("spot", companion & unbound & bearing_several(3, any_card), bind="first"), exert(this)),
    ),
)
card(
    "Haunting Her Steps",
    "4_155",
    response_event(about("ability", ally | companion & unbound), do("cancel action"), cost=exert(titled("Gríma"))),
)
card("Kill Them Now", "4_156", event(boost(isengard & tracker, 2, 4, skirmishing_with(bearing(search)))))
card(
    "Leechcraft",
    "4_157",
    to_play(cost=exert(titled("Saruman") | isengard & man)),
    static("no special abilities", bearer),
)
card(
    "Lieutenant of Orthanc",
    "4_158",
    action(MANEUVER, keyword(uruk_hai & ~this, "fierce", until="regroup"), cost=exert(this)),
)
card(
    "Many Riddles",
    "4_159",
    to_play(cost=exert(isengard & tracker)),
    action(
        ASSIGNMENT,
        Unless(to("assign", it, target=bearer), to("exert", bearer, by="fp", bind="second"), by="fp"),
        cost=Seq(do("pay twilight", 2), exert(isengard & tracker & unassigned)),
        needs=(spot(bearer & unassigned),),
    ),
)
card(
    "Mauhúr, Patrol Leader",
    "4_160",
    action(SKIRMISH, flag(isengard & tracker, "no wounds"), cost=do("pay twilight", 2)),
)
card(
    "Men Will Fall",
    "4_161",
    event(strength(companion & unbound, -2), needs=(spot(titled("Saruman") | isengard & man),)),
)
card(
    "New Power Rising",
    "4_162",
    event(
        take(isengard),
        cost=Seq(do("reveal hand"), to("discard", free_peoples & in_hand, ALL)),
        needs=(spot(titled("Saruman") | isengard & man),),
    ),
)
card("No Dawn for Men", "4_163", event(exert(companion & unbound, count=num("controlled")), cost=exert(uruk_hai)))
card(
    "Orthanc Champion",
    "4_164",
    action(
        ASSIGNMENT,
        Seq(
            to("spot", companion & unbound & unassigned, bind="first"),
            Unless(to("assign", this, target=first), to("exert", first, by="fp"), by="fp"),
        ),
        cost=exert(this),
        needs=(spot(this & unassigned),),
    ),
)
card(
    "The Palantír of Orthanc, Seventh Seeing-stone",
    "4_166",
    to_play(spot(isengard & minion)),
    action(
        SHADOW,
        Seq(
            do("name deck"),
            do("reveal top", 1, by="named", bind="revealed"),
            May(to("beneath deck", any_card & among_revealed)),
        ),
        cost=do("pay twilight", 2),
        needs=(spot(isengard & minion),),
    ),
)
card(
    "Pillage of Rohan",
    "4_167",
    static("no skirmish actions of fp", needs=(cond("stacked", uruk_hai & stacked_on(bearing(this))),)),
)
card(
    "Race Across the Mark",
    "4_168",
    action(
        SKIRMISH,
        do("cancel skirmish"),
        cost=do("pay twilight", 2),
        needs=(cond("controls"), spot(uruk_hai & skirmishing)),
    ),
)
card(
    "Ranged Commander",
    "4_169",
    static("cost", isengard & archer, -1),
    action(ARCHERY, Seq(wound(companion & unbound, by="fp"), flag(this, "no archery")), cost=exert(this)),
)
card(
    "Ranks Without Number",
    "4_170",
    each(
        on("assigned by fp", minion, ally),
        play(isengard & minion & in_discard, -2),
        may=True,
        needs=(cond("newly assigned"),),
    ),
)
card(
    "Rest While You Can",
    "4_171",
    to_play(spot(isengard & tracker)),
    each(on("kill", former_bearer), do("show ten", by="opponent")),
)
card(
    "Rohan Is Mine",
    "4_172",
    to_play(spot(titled("Saruman") | isengard & man)),
    each(on("assigned by fp", minion, bearer), exert(ally, count=ALL), needs=(cond("newly assigned"),)),
)
card(
    "Saruman, Black Traitor",
    "4_173",
    *SARUMAN_KEEPS_BACK,
    when(on("played", this), discard(condition), may=True),
    action(SHADOW, play(titled("Saruman's Staff") & in_discard), cost=exert(this)),
)
card(
    "Saruman's Staff, Wizard's Device",
    "4_174",
    gains(bearer, "fierce"),
    gains(bearer, "damage"),
    action(MANEUVER, flag(bearer, "first sentence off", "regroup")),
)
card("Still They Came", "4_175", event(strength(uruk_hai & ~it, 3), cost=exert(uruk_hai & ~assigned)))
card(
    "Uglúk, Servant of Saruman",
    "4_176",
    static("roaming", isengard & tracker & yours, -2),
    static("strength", this, 3, needs=(spot(isengard & tracker, 2),)),
    gains(this, "damage", needs=(spot(isengard & tracker, 3),)),
)
card(
    "Uglúk's Sword",
    "4_177",
    action(
        SHADOW, play(minion, discount=-3), cost=Seq(exert(bearer & titled("Uglúk")), to("discard", minion & in_hand))
    ),
)
card("Unferth, Gríma's Bodyguard", "4_178", each(on("assigned by fp", isengard & man, companion | ally), exert(others)))
card(
    "Uruk Assault Band",
    "4_179",
    to_play(spot(uruk_hai)),
    gains(this, "fierce", needs=(at("battleground"),)),
    static("strength", this, 6, needs=(spot(site & controlled & battleground),)),
    static("no wounds", this, needs=(spot(site & controlled & battleground, 2),)),
)
card(
    "Uruk Besieger",
    "4_180",
    action(REGROUP, STACK_ON_SITE, needs=(spot(site & controlled),)),
    action(STACKED, play(this & among_stacked, -1), needs=(ON_OWN_SITE,)),
)
card("Uruk Chaser", "4_181", static("strength", this & skirmishing, 2, needs=(cond("fierce skirmish"),)))
card("Uruk Crossbow Troop", "4_182", when(on("played", this), to("token", machine), may=True))
card(
    "Uruk Crossbowman",
    "4_183",
    action(ARCHERY, Seq(wound(companion & unbound, by="fp"), flag(this, "no archery")), cost=exert(this)),
)
card(
    "Uruk Defender",
    "4_184",
    action(SKIRMISH, strength(uruk_hai & ~this, 2), cost=exert(this), needs=(at("battleground"),)),
)
card("Uruk Fanatic", "4_185", gains(this, "fierce", needs=(cond("in dead pile", any_card, amount=3),)))
card(
    "Uruk Follower",
    "4_186",
    static("never discarded", hobbit & unbound),
    response(on("kill", hobbit & unbound), do("burden"), cost=exert(this)),
)
card(
    "Uruk Foot Soldier",
    "4_187",
    static("strength", this & skirmishing, 3, needs=(cond("fierce skirmish"),)),
    gains(this & skirmishing, "damage", needs=(cond("fierce skirmish"),)),
)
card(
    "Uruk Hunter",
    "4_188",
    static("never discarded", hobbit & unbound),
    response(on("kill", hobbit & unbound), to("exhaust", companion), cost=exert(this, 2)),
)
card(
    "Uruk Plains Runner",
    "4_189",
    static("strength", this & skirmishing, 3, needs=(cond("fierce skirmish"),)),
    gains(this & skirmishing, "damage", needs=(cond("fierce skirmish"),)),
)
card(
    "Uruk Pursuer",
    "4_190",
    static("never discarded", hobbit & unbound),
    response(on("kill", hobbit & unbound), wound(companion & unbound, by="fp"), cost=exert(this)),
)
card(
    "Uruk Rear Guard",
    "4_191",
    action(SKIRMISH, strength(uruk_hai & ~this, 1), cost=exert(this), needs=(at("battleground"),)),
)
card("Uruk Regular", "4_192", action(SHADOW, play(uruk_hai, discount=per(uruk_hai & ~this, -1)), cost=exert(this)))
card("Uruk Runner", "4_193", static("strength", this & skirmishing, 2, needs=(cond("fierce skirmish"),)))
card(
    "Uruk Searcher",
    "4_194",
    static("strength", this & skirmishing_with(bearing(search)), 2),
    gains(this & skirmishing_with(bearing(search)), "damage"),
)
card(
    "Uruk Seeker",
    "4_195",
    static("strength", this & skirmishing_with(bearing(search)), 2),
    gains(this & skirmishing_with(bearing(search)), "damage"),
)
card("Uruk Spear", "4_196", action(MANEUVER, discard(free_peoples & mount), cost=exert(bearer)))
card(
    "Uruk Stalker",
    "4_197",
    static("strength", this, 3, needs=(cond("in dead pile", ally),)),
    gains(this, "fierce", needs=(cond("in dead pile", ally),)),
)
card("Uruk Stormer", "4_198", each(on("kill", companion | ally, uruk_hai), do("control"), may=True))
card(
    "Uruk Trooper",
    "4_199",
    action(REGROUP, STACK_ON_SITE, needs=(spot(site & controlled),)),
    action(STACKED, play(this & among_stacked, -1), needs=(ON_OWN_SITE,)),
)
card(
    "Uruk Vanguard",
    "4_200",
    to_play(spot(uruk_hai)),
    gains(this, "fierce", needs=(at("battleground"),)),
    gains(this, "damage", needs=(at("battleground"),)),
)
card(
    "Uruk Veteran",
    "4_201",
    action(REGROUP, STACK_ON_SITE, needs=(spot(site & controlled),)),
    action(STACKED, play(this & among_stacked, -1), needs=(ON_OWN_SITE,)),
)
card("Uruk-hai Band", "4_202", static("strength", this, num("controlled", times=2)))
card("Uruk-hai Horde", "4_203", static("own cost", amount=num("controlled", times=-1)))
card("Uruk-hai Marauder", "4_204", static("own cost", amount=num("controlled", times=-1)))
card("Uruk-hai Mob", "4_205", static("own cost", amount=num("controlled", times=-1)))
card("Uruk-hai Patrol", "4_206", gains(this, "damage", needs=(cond("controls"),)))
card(
    "Vengeance",
    "4_208",
    event(strength(isengard & tracker, per(any_card & borne_by(character & skirmishing_with(it)), 2))),
)
card("Volley Fire", "4_209", event(to("exhaust", companion & unbound), cost=discard(isengard & archer, 2)))
card(
    "We Are the Fighting Uruk-hai",
    "4_210",
    event(Seq(strength(uruk_hai, 2), When(cond("controls"), keyword(it, "damage")))),
)
card(
    "Weapons of Isengard",
    "4_211",
    action(SHADOW, do("token"), cost=play(isengard & archer)),
    action(ARCHERY, Seq(total("minion archery", 2), discard(this)), cost=do("untoken", 2)),
)
card(
    "Weary",
    "4_212",
    plays_on((companion | ally) & ~bearing(titled("Weary"))),
    each(on("assigned by fp", isengard & tracker, bearer), exert(bearer)),
)
card(
    "What Did You Discover?",
    "4_213",
    each(
        on("move"),
        take(isengard & tracker),
        cost=from_hand(count=2),
        may=True,
        needs=(cond("in phase", word="regroup"),),
    ),
)
card(
    "Where Has Gríma Stowed It?",
    "4_214",
    event(discard(possession & borne_by(ally | companion & unbound)), needs=(spot(titled("Gríma")),)),
)
card(
    "Wounded",
    "4_215",
    to_play(cost=exert(isengard & man)),
    when(on("played", this), exert(bearer)),
    static("no healing", bearer),
)
