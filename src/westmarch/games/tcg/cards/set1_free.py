"""The Fellowship of the Ring: Free Peoples cards."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# The One Ring

define(
    "1_1",
    response(on("about wound", "bearer"), do("put on")),
    each(on("about wound", "ringbearer"), Seq(do("stop"), do("burden", 2)), needs=(WEARING,)),
)
define(
    "1_2",
    response(on("about wound", "bearer"), do("put on"), needs=(IN_SKIRMISH,)),
    each(on("about wound", "ringbearer"), Seq(do("stop"), do("burden", 1)), needs=(WEARING, IN_SKIRMISH)),
)

# Dwarven

define("1_3", event(boost("dwarf", 2, 3, "bearing(@dwarven class(hand_weapon))")))
define("1_4", event(Seq(strength("it", 3), keyword("it", "damage")), exert("dwarf")))
define("1_5", event(Seq(strength("dwarf", 2), keyword("it", "damage"))))
define("1_6", event(do("draw", 3), exert("dwarf companion")))
define("1_7", to_play(spot("dwarf")))
define("1_8", static("threshold", "bearer"))
define("1_9", each(on("loses", "minion", "bearer"), do("mill", by="owner"), needs=(cond("first of its player"),)))
define(
    "1_10", when(on("played", "self"), Repeat(2, heal("bearer", up_to=True))), each(on("start turn"), exert("bearer"))
)
define("1_11", to_play(spot("dwarf")), static("strength", "self skirmishing(orc)", 2))
define(
    "1_12",
    action("fellowship", to("beneath deck", "card", where="hand"), do("add twilight", 2), (cond("pool below", 2),)),
)
define("1_13", action("skirmish", strength("self", 2), exert("self")))
define("1_14", gains("bearer", "damage"), each(on("wins", "bearer"), wound("orc"), may=True))
define("1_15", static("wound limit", "bearer"), action("skirmish", flag("=Gimli", "prevent wounds"), discard("self")))
define("1_16", to_play(cost=exert("dwarf")), each(on("played", "orc minion"), do("mill", by="owner")))
define("1_17", action("fellowship", to("into deck", "@dwarven event", where="discard"), exert("self")))
define(
    "1_18",
    event(
        Seq(
            do("name deck"),
            do("reveal top", 3, by="named", bind="revealed"),
            to("discard", "shadow-side", where="revealed", up_to=True),
            do("order top", by="named"),
        ),
        exert("dwarf"),
    ),
)
define("1_19", event(Either(wound("orc", count=2), wound("orc", 2)), exert("dwarf")))
define("1_20", each(on("loses", "orc", "dwarf"), discard("that")), each(on("loses", "dwarf"), discard("self")))
define("1_21", gains("dwarf", "damage"))
define("1_22", event(do("mithril shaft", 5), exert("dwarf")))
define("1_23", response_event(on("wins", "dwarf"), do("mill", 3, by="opponent")))
define("1_24", static("strength", "dwarf skirmishing(@moria minion)", 1))
define("1_25", response_event(on("wins", "dwarf"), heal("that")))
define("1_26", event(boost_if("dwarf", 2, 4, at("underground"))))
define("1_27", action("maneuver", flag("self", "may fight", "regroup"), exert("self")))
define("1_28", event(from_top("reveal and take", "free", 3), needs=(spot("dwarf"),)))

# Elven

define(
    "1_29",
    event(Seq(strength("elf", 1), to("promise", "it"))),
    each(on("loses", "minion", "promised"), do("discard random", 2, by="owner")),
)
define("1_30", static("strength", "self skirmishing(nazgul)", 3))
define(
    "1_31",
    static("own cost on", "=Arwen", -2),
    static("strength", "bearer", 2, (at("plains"),)),
    doomed("self", at("underground")),
)
define("1_32", event(boost("elf", 2, 4, "skirmishing(#archer)")))
define("1_33", each(on("wins", "bearer"), wound("minion"), may=True))
define("1_34", action("fellowship", heal("@elven ally"), exert("self")))
define("1_35", event(play("#tale", "deck"), needs=(spot("elf"),)))
define(
    "1_36",
    event(
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            to("discard", "card", num("among", "orc", word="revealed"), where="opponent hand", by="opponent"),
        ),
        exert("elf"),
    ),
)
define("1_37", event(boost("elf", 2, 4, "skirmishing(nazgul)")))
define("1_38", event(total("archery", 1), needs=(spot("elf #archer companion"),)))
define("1_39", event(do("unburden"), needs=(spot("elf"),)))
define(
    "1_40",
    to_play(spot("any(=Gandalf|elf)")),
    each(on("start turn"), heal("ally home(3F)", count=ALL)),
    action("fellowship", do("draw"), exert("self")),
)
define("1_41", gains("bearer", "archer"))
define("1_42", to_play(spot("elf")), static("minion archery", amount=-1))
define("1_43", each(on("played", "elf free"), to("discard", "card", where="opponent hand", by="opponent")))
define(
    "1_44",
    event(
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            May(Seq(to("discard", "@isengard minion", where="revealed"), do("draw", 2))),
        ),
        exert("elf"),
    ),
)
define(
    "1_45",
    each(on("start turn"), heal("ally home(6F)", count=ALL)),
    action("fellowship", play("elf", free=True), exert("self")),
)
define(
    "1_46",
    to_play(cost=exert("elf ally")),
    each(
        on("move from"),
        total("move limit", 1, "turn"),
        needs=(at("river"), cond("in phase", word="fellowship")),
    ),
)
define(
    "1_47",
    gains("bearer", "damage"),
    action("skirmish", strength("bearer", 1), Either(exert("bearer"), from_hand(count=2))),
)
define("1_48", to_play(spot("elf")), static("strength", "self", 2, (at("6F", "7F", "8F"),)))
define("1_49", static("strength", "bearer", per("elf", most=3)))
define("1_50", action("archery", Seq(wound("minion"), flag("self", "no archery")), exert("self")))
define("1_51", static("strength", "self skirmishing(nazgul)", 3))
define("1_52", event(total("minion archery", -1), needs=(spot("elf companion"),)))
define("1_53", to_play(spot("elf")))
define("1_54", action("fellowship", to("beneath deck", "it", where="hand"), to("reveal", "@elven", where="hand")))
define(
    "1_55",
    static("strength", "elf ally home(6F)", 1),
    action(
        "maneuver",
        do("mirror"),
        exert("=Galadriel"),
        (cond("opponent hand", 7),),
    ),
)
define("1_56", action("archery", wound("uruk-hai"), exert("self")))
define("1_57", action("archery", wound("orc"), exert("self")))
define("1_58", event(discard("condition"), exert("elf", count=2)))
define(
    "1_59",
    action("maneuver", heal("elf"), Seq(do("add twilight"), exert("dwarf"))),
    action("maneuver", heal("dwarf"), Seq(do("add twilight"), exert("elf"))),
)
define("1_60")
define("1_61", each(on("played", "@elven #tale"), do("unburden"), may=True))
define("1_62", action("archery", total("archery", 1), exert("bearer"), (spot("bearer #archer"),)))
define("1_63", event(discard("@sauron any(minion|condition|possession)"), exert("elf")))
define("1_64", event(Seq(strength("it", 3, "regroup"), flag("it", "may fight", "regroup")), exert("elf ally home(3F)")))
define("1_65", event(Seq(strength("it", 3, "regroup"), flag("it", "may fight", "regroup")), exert("elf ally home(6F)")))
define("1_66", action("skirmish", strength("first", 2), Seq(to("spot", "bearer", bind="first"), discard("self"))))
define("1_67")
define("1_68", action("archery", do("discard random", 2, by="opponent"), exert("bearer"), (spot("bearer #archer"),)))

# Gandalf

define("1_69", to_play(spot("=Gandalf")), action("maneuver", discard("any(@isengard|@moria) condition"), exert("self")))
define("1_70", action("fellowship", take("@gandalf event"), exert("self")))
define("1_71", event(total("move limit", 1, "turn"), needs=(spot("=Gandalf"), spot("dwarf"), spot("elf"))))
define("1_72", static("strength", "self", num("races", "companion any(hobbit|dwarf|elf|man)")))
define(
    "1_73",
    action("fellowship", to("stack", "free item", where="hand")),
    action("fellowship", play("card stacked-here", "stacked")),
)
define(
    "1_74",
    action(
        "fellowship", do("unburden", num("pipes", word="first")), Seq(discard("#pipeweed possession"), spot_any("pipe"))
    ),
)
define(
    "1_75",
    gains("bearer", "damage"),
    action(
        "fellowship regroup",
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            do("remove twilight", num("among", "orc", word="revealed")),
        ),
        exert("bearer"),
    ),
)
define("1_76", response_event(on("about wound", "companion"), do("stop"), needs=(spot("=Gandalf"),)))
define("1_77", event(do("remove twilight", num("chosen")), exert("companion", count=-2)))
define("1_78", event(When(cond("more burdens", 4), strength("=Gandalf", 2), strength("=Gandalf", 4))))
define("1_79", to_play(spot("=Gandalf")), static("cost", "companion new-race", -2))
define(
    "1_80",
    to_play(spot("=Gandalf")),
    action(
        "fellowship",
        Seq(to("discard", "card", 3, where="hand", up_to=True), do("draw", num("chosen"))),
        exert("self"),
    ),
)
define("1_81", event(do("look and take", 4, word=2), needs=(cond("pool below", 3), spot("=Gandalf"))))
define("1_82", event(do("look and take", 2, word=1), needs=(cond("pool below", 2), spot("=Gandalf"))))
define("1_83", event(strength("minion", -3), needs=(spot("=Gandalf"),)))
define("1_84", event(discard("condition", ALL), exert("=Gandalf")))
define("1_85", response_event(on("about exert", "companion"), do("stop"), needs=(spot("=Gandalf"),)))
define("1_86", event(do("reveal hand", by="opponent"), needs=(spot("=Gandalf"),)))
define("1_87", event(play("@gandalf character", "deck")))

# Gondor

define("1_88", event(do("remove twilight", 4), needs=(spot("#ranger"),)))
define("1_89", action("maneuver", keyword("self", "defender", until="regroup"), exert("self")))
define(
    "1_90",
    gains("bearer", "archer"),
    action("archery", Seq(wound("minion"), flag("bearer", "no archery")), exert("bearer")),
)
define(
    "1_91",
    action(
        "fellowship",
        heal("companion", count=num("pipes", word="first")),
        Seq(discard("#pipeweed possession"), spot_any("pipe")),
    ),
)
define("1_92", static("wound limit", "bearer"))
define(
    "1_93",
    event(
        When(cond("bound", text="=Aragorn"), strength("=Arwen", 3), strength("=Aragorn", 3)),
        Either(exert("=Aragorn"), exert("=Arwen")),
    ),
)
define(
    "1_94",
    action("fellowship", Either(heal("companion"), discard("shadow-side condition on(companion)")), discard("self")),
)
define(
    "1_95",
    gains("bearer", "damage"),
    action("skirmish", wound("any(orc|uruk-hai) skirmishing(=Boromir)"), exert("bearer")),
)
define("1_96", static("threshold", "self"))
define("1_97", action("skirmish", strength("hobbit", 3), exert("self")))
define("1_98", action("maneuver", discard("#weather condition"), exert("bearer")))
define("1_99", event(do("hand into deck", 8, by="opponent"), exert("#ranger")))
define(
    "1_100",
    action("maneuver", heal("=Arwen"), exert("=Aragorn")),
    action("maneuver", heal("=Aragorn"), exert("=Arwen")),
)
define("1_101", static("threshold", "bearer"))
define(
    "1_102",
    event(Seq(strength("any(@gondor|@shire) companion bearing(class(hand_weapon))", 2), keyword("it", "damage"))),
)
define("1_103", event(keyword("@gondor companion", "defender", until="regroup")))
define("1_104", event(strength("minion roaming", -3, "regroup", ALL), exert("#ranger")))
define("1_105", action("maneuver", wound("@sauron minion"), exert("@gondor character")))
define("1_106", event(discard("minion"), exert("#ranger companion")))
define("1_107", static("minion archery", amount=-1))
define("1_108", static("shadow number", "site", -1))
define(
    "1_109",
    event(
        Seq(to("spot", "ally"), strength("it", 2, "regroup"), flag("it", "may fight", "regroup")),
        exert("=Aragorn"),
    ),
)
define("1_110", event(do("next site"), needs=(spot("#ranger"),)))
define("1_111", event(wound("minion", count=ALL), exert("#ranger companion")))
define("1_112", gains("bearer", "damage"))
define("1_113", event(to("exhaust", "minion"), exert("#ranger"), (at("river", "forest"),)))
define("1_114", action("skirmish", strength("first", 2), Seq(to("spot", "bearer", bind="first"), discard("self"))))
define(
    "1_115",
    response_event(
        on("about event", "event phase-skirmish"),
        do("cancel action"),
        needs=(spot("@gondor man skirmishing"),),
    ),
)
define("1_116", event(boost("@gondor companion", 2, 4, "#defender")))
define("1_117", event(boost("#ranger", 2, 4, "skirmishing(roaming)")))
define("1_118", event(Seq(keyword("=Aragorn", "defender", until="regroup"), flag("it", "wound limit", "regroup"))))
define("1_119", event(discard("minion roaming"), needs=(spot("#ranger"),)))

# Shire

define("1_284", action("fellowship", to("into deck", "@shire", where="discard"), exert("self")))
define(
    "1_285",
    action(
        "fellowship",
        to("into deck", "#tale", num("pipes", word="first"), where="discard"),
        Seq(discard("#pipeweed possession"), spot_any("pipe")),
    ),
)
define("1_286", action("skirmish", flag("hobbit", "threshold"), exert("self")))
define("1_287", response_event(on("about heal", "ringbearer"), Seq(do("stop"), do("unburden"))))
define("1_288", action("fellowship", heal("any(=Merry|=Pippin)"), exert("self")))
define("1_289", each(on("start turn"), heal("hobbit ally"), may=True))
define("1_290", action("fellowship", heal("self"), exert("companion signet(frodo) !self")))
define("1_291", action("fellowship", heal("any(=Frodo|=Sam)"), exert("self")))
define(
    "1_292",
    action(
        "fellowship",
        do("remove twilight", num("pipes", word="first")),
        Seq(discard("#pipeweed possession"), spot_any("pipe")),
    ),
)
define("1_293", event(strength("it", 3), exert("hobbit")))
define(
    "1_294", event(heal("hobbit companion", num("paid")), Seq(do("choose twilight"), do("add twilight", num("paid"))))
)
define(
    "1_295",
    action(
        "fellowship",
        to("replace site", "site number(1) replaceable"),
        exert("self"),
        (spot("site number(1) replaceable"),),
    ),
)
define(
    "1_296", event(When(at("1F", "2F", "3F", "4F"), to("cancel skirmish", "hobbit skirmishing"), strength("hobbit", 3)))
)
define(
    "1_297",
    each(on("start turn"), heal("self")),
    action("fellowship", heal("hobbit ally home(1F) !self"), exert("self")),
)
define(
    "1_298",
    event(When(at("1F", "2F", "3F", "4F", "5F"), to("cancel skirmish", "hobbit skirmishing"), strength("hobbit", 2))),
)
define("1_299")
define("1_300", when(on("played", "self"), to("discard", "card", 2, where="hand", up_to=True), may=True))
define(
    "1_301",
    action(
        "fellowship",
        from_top("reveal and take", "@shire", 3),
        do("add twilight", 2),
        (cond("pool below", 3),),
    ),
)
define(
    "1_302",
    action(
        "skirmish",
        strength("companion !self", num("strength", "self")),
        exert("self", 2),
        (cannot_spot("self skirmishing"), spot("self unassigned")),
    ),
)
define("1_303", static("strength", "self", 2, (spot("self bearing(weapon)"),)))
define("1_304", event(strength("hobbit", 3), exert("companion !hobbit")))
define("1_305", when(on("played", "self"), do("draw"), may=True))
define("1_306", static("no discard", "@shire #tale"))
define("1_307", when(on("played", "self"), Either(do("unburden"), heal("companion"))))
define("1_308", event(wound("minion skirmishing(ringbearer)", count=ALL), do("burden")))
define("1_309", static("strength", "=Sam", 1), action("fellowship", heal("=Sam"), exert("self")))
define("1_310", action("fellowship", play("=Bill_the_Pony", "deck")), SUCCESSION)
define("1_311", action("fellowship", do("unburden"), exert("self")), SUCCESSION)
define("1_312", event(do("unburden"), exert("hobbit companion")))
define(
    "1_313",
    action(
        "fellowship regroup",
        Seq(
            do("reveal hand", by="opponent", bind="revealed"),
            do("remove twilight", num("among", "orc", word="revealed")),
        ),
        exert("bearer"),
        limit=4,
    ),
)
define("1_314", to_play(spot("=Bilbo")), static("strength", "bearer skirmishing(any(troll|uruk-hai))", 3))
define("1_315", event(heal("hobbit")))
define(
    "1_316",
    to_play(cost=exert("hobbit")),
    each(
        on("move"),
        When(
            spot("hobbit companion", 4),
            Either(total("next shadow number", -2), total("next shadow number", -1)),
            total("next shadow number", -1),
        ),
        needs=(spot("hobbit companion", 2),),
    ),
)
define("1_317", action("maneuver", strength("hobbit companion", 2, "regroup", ALL), discard("self")))
define("1_318", action("fellowship regroup", do("next site"), Seq(exert("hobbit", count=2), discard("self"))))

# Gandalf

define("1_364", action("fellowship", play("companion signet(gandalf)", discount=-2), exert("self")))

# Gondor

define("1_365", each(on("start turn"), heal("companion signet(aragorn) !self"), may=True))
