"""The Two Towers: Gondor, Rohan and the Shire."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.idioms import *
from westmarch.games.tcg.cards.odd_parts import odd_if
from westmarch.games.tcg.cards.selectors import *
from westmarch.games.tcg.rules.events import Batch
from westmarch.games.tcg.state import Fellowships

# Gondor

card(
    "Arrows Thick in the Air", "4_110", event(wound(minion & roaming, count=ALL), cost=exert(man & ring_bound, count=2))
)
card(
    "Boromir, My Brother",
    "4_111",
    action(SKIRMISH, strength(man & ring_bound, 1), cost=to("discard", gondor & in_hand)),
)
card(
    "Boromir's Gauntlets",
    "4_112",
    action(
        SKIRMISH,
        Unless(do("cancel skirmish"), do("pay twilight", 1), by="shadow"),
        cost=exert(bearer),
        needs=(spot(bearer & skirmishing),),
    ),
)
card(
    "Curse Them",
    "4_113",
    event(do("cancel skirmish"), cost=exert(man & ring_bound), needs=(spot(minion & roaming & skirmishing),)),
)
card(
    "Damrod, Ranger of Ithilien",
    "4_114",
    to_play(spot(man & ring_bound)),
    action(SKIRMISH, to("exhaust", man & minion & skirmishing_with(this)), cost=exert(this)),
)
card(
    "Defend It and Hope",
    "4_115",
    event(
        Seq(
            to("spot", minion, bind="first"),
            When(cond("bound", uruk_hai, word="first"), wound(first, 2), wound(first)),
        ),
        cost=exert(gondor & man),
    ),
)
card(
    "Faramir, Captain of Gondor",
    "4_116",
    static("cost", gondor & man & ~this, -1, needs=(cond("in phase", word="before"),)),
    static("strength", this & skirmishing_with(roaming), 2),
)
card("Faramir, Son of Denethor", "4_117", static("no skirmish actions of shadow", needs=(spot(this & skirmishing),)))
card(
    "Faramir's Bow",
    "4_118",
    gains(bearer, "archer"),
    action(
        SKIRMISH, wound((minion & man | minion & roaming) & skirmishing_with(titled("Faramir"))), cost=exert(bearer)
    ),
)
card("Faramir's Cloak", "4_119", static("strength", minion & roaming & skirmishing_with(man & ring_bound), -1))
card(
    "Forbidden Pool",
    "4_120",
    static("wound limit", man & ring_bound, needs=(at("6T"),)),
    action(FELLOWSHIP, heal(man & ring_bound), cost=Seq(do("add twilight", 2), discard(this))),
)
card(
    "Forests of Ithilien",
    "4_121",
    static("site number", man & minion & skirmishing, 2, needs=(at("5T"),)),
    action(REGROUP, do("liberate"), cost=Seq(discard(this), exert(man & ring_bound))),
)
card("Gondorian Ranger", "4_122", static("site number", minion & assigned_to(man & ring_bound), 2))
card("Hard Choice", "4_123", event(heal(companion & signet("aragorn"), 2), needs=(spot(titled("Aragorn")),)))
card(
    "Help in Doubt and Need",
    "4_124",
    action(SKIRMISH, strength(rohan & companion, 2), cost=exert(man & gondor & companion & unbound)),
    action(SKIRMISH, strength(man & gondor & companion & unbound, 2), cost=exert(rohan & companion)),
)
card(
    "Henneth Annûn",
    "4_125",
    static("strength", minion & roaming & skirmishing_with(companion & ring_bound), -2, needs=(at("6T"),)),
    action(SKIRMISH, wound(minion & roaming), cost=discard(this), needs=(spot(gondor & man),)),
)
card(
    "Ithilien Trap",
    "4_126",
    each(on("wins", gondor & man), do("token"), may=True),
    action(MANEUVER, Seq(Repeat(num("tokens", most=3), exert(minion)), discard(this))),
)
card(
    "Mablung, Soldier of Gondor",
    "4_127",
    to_play(spot(man & ring_bound)),
    action(SKIRMISH, to("exhaust", minion & roaming & skirmishing_with(this)), cost=exert(this)),
)
card(
    "New Errand",
    "4_128",
    event(Seq(flag(minion, "site number", amount=2), to("promise", it)), needs=(spot(man & ring_bound),)),
    each(on("loses", promised), wound(minion), may=True),
)
card("Pathfinder", "4_129", event(do("next site"), needs=(spot(ranger),)))
card(
    "Ranger of Ithilien",
    "4_130",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", this & skirmishing_with(roaming), 2),
)
card(
    "Ranger's Bow",
    "4_131",
    action(SKIRMISH, wound(minion & (man | roaming) & skirmishing_with(bearer)), cost=exert(bearer)),
)
card("Ranger's Sword, Blade of Aragorn", "4_132", static("strength", bearer & skirmishing_with(uruk_hai), 2))
card(
    "Ruins of Osgiliath",
    "4_133",
    gains(man & ring_bound, "defender", needs=(at("7T"),)),
    action(SKIRMISH, wound(man & opponents), cost=discard(this), needs=(spot(man & ring_bound),)),
)
card("Sword of Gondor", "4_134", gains(bearer & skirmishing_with(man | roaming), "damage"))
card(
    "War and Valor",
    "4_135",
    event(
        Seq(
            to("spot", gondor & man),
            When(
                cond("bound", skirmishing_with(roaming)),
                Seq(strength(it, 3), keyword(it, "damage")),
                strength(it, 2),
            ),
        )
    ),
)

# Rohan

card(
    "Aldor, Soldier of Edoras", "4_262", action(ARCHERY, total("archery", 1), cost=exert(this), needs=(spot(villager),))
)
card("Brego", "4_263", to_play(spot(rohan & man)), when(on("played", this), heal(bearer), may=True), HORSE)
card("Ceorl, Weary Horseman", "4_264", response(about("control"), do("stop"), cost=Seq(exert(this), exert(villager))))
card(
    "Elite Rider",
    "4_265",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", this & skirmishing_with(wounded), 2),
)
card(
    "Éomer, Sister-son of Théoden",
    "4_266",
    static("own cost", amount=-1, needs=(spot(rohan & man),)),
    each(on("start turn"), heal(rohan & ally), may=True),
)
card(
    "Éomer, Third Marshal of Riddermark",
    "4_267",
    static("own cost", amount=-1, needs=(spot(rohan & man),)),
    static("strength", this, num("wounds", minion & skirmishing_with(this), times=2)),
)
card("Éomer's Spear", "4_268", gains(bearer & titled("Éomer") & bearing(mount), "damage", 2))
card("Éothain, Scout of the Mark", "4_269", each(on("move to"), exert(minion, count=ALL), needs=(at("plains"),)))
card(
    "Éowyn, Lady of Rohan",
    "4_270",
    response(about("wound", companion & unbound), do("stop"), cost=Seq(do("add twilight"), exert(this))),
)
card(
    "Éowyn, Sister-daughter of Théoden",
    "4_271",
    response(about("wound", this & exhausted), do("stop"), cost=from_hand(count=2), needs=(IN_SKIRMISH,)),
)
card("Éowyn's Sword", "4_272", gains(bearer, "damage", needs=(spot(villager),)))
card(
    "Fight for the Villagers",
    "4_273",
    event(if_spotted(spot(villager), strength(rohan & man, 3), strength(rohan & man, 2))),
)
card("Firefoot", "4_274", gains(bearer & titled("Éomer"), "defender"), HORSE)
card(
    "Forth Eorlingas!",
    "4_275",
    event(keyword(companion & signet("theoden"), "defender", until="regroup"), cost=exert(titled("Théoden"))),
)
card(
    "Fortress Never Fallen",
    "4_276",
    each(on("wins", rohan & man), do("token"), may=True),
    action(REGROUP, Seq(discard(shadow & condition, count=num("tokens")), discard(this))),
)
card("Guma, Plains Farmer", "4_277", HOME_LOST, action(FELLOWSHIP, heal(rohan & man), cost=exert(this)))
card("Heavy Chain", "4_278", static("threshold", bearer))
card(
    "Helm! Helm!", "4_279", event(Either(do("liberate"), do("draw", 3)), needs=(spot(rohan & man & bearing(mount), 2),))
)
card("Herugrim", "4_280", gains(bearer, "damage"))
card("Hlafwine, Village Farmhand", "4_281", HOME_LOST, action(SKIRMISH, strength(rohan & man, 2), cost=exert(this)))
card("An Honorable Charge", "4_282", event(Seq(spot_any(rohan & man), strength(companion & unbound, x(most=3)))))
card("Horse of Rohan", "4_283", to_play(spot(rohan & man)), HORSE)
card(
    "King's Mail",
    "4_284",
    static("wound limit", bearer),
    static("no wounds", bearer & titled("Théoden") & ~skirmishing),
)
card(
    "Léod, Westfold Herdsman",
    "4_285",
    HOME_LOST,
    action(SKIRMISH, strength(companion & bearing(mount), 2), cost=exert(this)),
)
card(
    "Rider of Rohan",
    "4_286",
    action(SKIRMISH, exert(minion & skirmishing_with(unbound)), cost=exert(this & bearing(mount))),
)
card("Rider's Mount", "4_287", HORSE)
card("Rider's Spear", "4_288", gains(bearer & bearing(mount), "damage"))
card(
    "Simbelmynë",
    "4_289",
    event(
        play(rohan & (character | possession) & in_deck),
        needs=(cond("spot either", word=(rohan & man, 2, rohan & man & valiant, 1)),),
    ),
)
card(
    "Supplies of the Mark",
    "4_290",
    action(FELLOWSHIP, heal(rohan & ally), cost=Seq(do("add twilight", 2), to("beneath deck", villager & in_hand))),
)
card("Sword of Rohan", "4_291", gains(bearer & skirmishing_with(uruk_hai), "damage"))
card("Théoden, Son of Thengel", "4_292", action(REGROUP, do("liberate"), cost=exert(this), needs=(spot(rohan & ally),)))
card(
    "Valleys of the Mark", "4_293", each(on("played", minion & roaming), exert(that), may=True, needs=(spot(villager),))
)
card(
    "Weapon Store", "4_294", action(FELLOWSHIP, play(free_peoples & hand_weapon & in_discard), cost=exert(rohan & man))
)
card(
    "Weland, Smith of the Riddermark",
    "4_295",
    HOME_LOST,
    action(FELLOWSHIP, heal(companion & bearing(mount)), cost=exert(this)),
)
card("Well Stored", "4_296", each(on("start fellowship"), heal(villager), may=True))
card(
    "Work for the Sword",
    "4_297",
    event(Seq(strength(rohan & man, 2), When(cond("bound", MOUNTED), keyword(it, "damage", 2)))),
)

# Shire

card("Brace of Coneys", "4_298", action(FELLOWSHIP, do("unburden"), cost=discard(this)))
card(
    "Cliffs of Emyn Muil",
    "4_299",
    each(on("move from"), Repeat(2, May(do("unburden"))), needs=(at("1T"),)),
    action(SKIRMISH, wound(minion & skirmishing_with(hobbit & companion)), cost=discard(this)),
)
card(
    "Escape",
    "4_300",
    action(
        SKIRMISH,
        Unless(do("cancel skirmish"), do("pay twilight", 1), by="shadow"),
        cost=exert(bearer, 2),
        needs=(spot(bearer & skirmishing),),
    ),
)
card("Frodo, Courteous Halfling", "4_301", static("no forced discard", needs=(spot(companion & unbound, 3),)))
card("Frodo, Tired Traveller", "4_302", action(FELLOWSHIP, do("unburden"), cost=play(companion & ring_bound)))
card(
    "Frodo's Cloak",
    "4_303",
    action(
        SKIRMISH,
        to("cancel skirmish", titled("Frodo") & skirmishing),
        cost=Seq(do("burden"), discard(this)),
        needs=(at("1T", "2T", "3T", "4T"),),
    ),
    action(
        SKIRMISH,
        Seq(do("unburden"), heal(titled("Frodo"))),
        cost=discard(this),
        needs=(cond("at", word=("1T", "2T", "3T", "4T"), no=True),),
    ),
)
card("Get On and Get Away", "4_304", event(do("next site", 2), cost=do("burden", 2)))
card(
    "Good Work",
    "4_305",
    each(on("wins", hobbit), do("token"), may=True),
    action(FELLOWSHIP, Seq(do("unburden", num("tokens", most=3)), discard(this))),
)
card("Hobbit Sword", "4_306")
card(
    "Impatient and Angry",
    "4_307",
    event(Seq(strength(it, 3), to("promise", it)), cost=exert(titled("Sam"))),
    each(on("wins", promised), do("unburden"), may=True),
)
card("Knocked on the Head", "4_308", event(play(hobbit & companion & unbound & in_discard)))
card("Light Shining Faintly", "4_309", event(heal(companion & ring_bound, 2), cost=do("burden")))
card(
    "Merry, Learned Guide",
    "4_310",
    action(SKIRMISH, Unless(discard(this), do("pay twilight", 2), by="shadow"), cost=exert(ring_bearer)),
)
card(
    "Merry, Unquenchable Hobbit",
    "4_311",
    action(
        SKIRMISH,
        to("withdraw", sauron & orc & skirmishing_with(unbound)),
        cost=discard(this),
        needs=(spot(this & ~assigned),),
    ),
)
card(
    "Mind Your Own Affairs",
    "4_312",
    event(wound(minion & skirmishing_with(signet("frodo"))), cost=do("burden"), needs=(spot(titled("Frodo")),)),
)
card(
    "Pippin, Just a Nuisance",
    "4_313",
    action(
        SKIRMISH,
        to("withdraw", uruk_hai & skirmishing_with(unbound)),
        cost=discard(this),
        needs=(spot(this & ~assigned),),
    ),
)
card(
    "Pippin, Woolly-footed Rascal",
    "4_314",
    action(SKIRMISH, Unless(discard(this), do("pay twilight", 2), by="shadow"), cost=do("burden")),
)
card("Sam, Frodo's Gardener", "4_315", action(FELLOWSHIP, play(titled("Sam's Pack") & in_deck)), SUCCESSION)


@odd_if("none has been added yet", "aún no se ha añadido ninguna")
def none_added_yet(g: Fellowships, run: Asker) -> bool:
    """Of several burdens that are about to be added one after another."""
    several = g.innermost(Batch)
    return several is None or several.done <= 1


card(
    "Sam, Samwise the Brave",
    "4_316",
    response(
        about("burden", word="shadow"), do("stop all"), cost=exert(this), needs=(spot(titled("Frodo")), none_added_yet)
    ),
    SUCCESSION,
)
card("Sam's Pack", "4_317", each(on("start turn"), heal(companion & ring_bound), cost=do("add twilight", 2), may=True))
card("Seven We Had", "4_318", event(discard(condition & borne_by(hobbit)), cost=do("burden")))
card(
    "Severed His Bonds",
    "4_319",
    event(When(at("1T", "2T", "3T", "4T"), to("cancel skirmish", hobbit & skirmishing), flag(hobbit, "threshold"))),
)
card(
    "Store-room", "4_320", event(if_spotted(spot(titled("Gandalf")), heal(hobbit & unbound, 2), heal(hobbit & unbound)))
)
card(
    "Swiftly and Softly",
    "4_321",
    event(
        When(at("1T", "2T", "3T", "4T", "5T"), to("cancel skirmish", hobbit & skirmishing), flag(hobbit, "wound limit"))
    ),
)
card("Warmed Up a Bit", "4_322", event(discard(hobbit & unbound)))

# Gondor

card(
    "Aragorn, Wingfoot",
    "4_364",
    each(on("move"), Seq(spot_any(hobbit & unbound), Repeat(x(), wound(minion))), may=True),
)

# Rohan

card(
    "Théoden, Lord of the Mark",
    "4_365",
    action(
        FELLOWSHIP,
        heal(companion & bearing(it)),
        cost=play(rohan & possession, onto=rohan & companion),
        needs=(cond("once a turn"),),
    ),
)
