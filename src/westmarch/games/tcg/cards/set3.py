"""Realms of the Elf-lords."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Dwarven

define("3_1", each(on("start fellowship"), do("draw", per("dwarf companion")), may=True, needs=(cond("site from", 4),)))
define("3_2", action("fellowship", total("pipes", 1), exert("bearer")))
define("3_3", each(on("played", "@dwarven #tale"), heal("dwarf companion"), may=True))
define("3_4", action("regroup", heal("dwarf companion"), exert("dwarf ally")))
define(
    "3_5",
    to_play(cost=exert("dwarf")),
    static("cost", "@moria weapon", 2),
    action("fellowship", to("discard", "@moria condition", 2, up_to=True), discard("self")),
)
define(
    "3_6",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            to("into deck", "@dwarven", num("cost of", word="revealed"), where="discard", up_to=True),
        )
    ),
)

# Elven

define("3_7", response(on("about wound", "ringbearer"), do("stop"), from_hand(count=3)))
define("3_8", static("strength", "minion skirmishing(self)", -3, (spot("@elven ally home(3F)", 3),)))
define(
    "3_9",
    action(
        "skirmish",
        Seq(
            do("mill bottom", bind="first"),
            When(cond("bound", word="first", text="@elven"), strength("minion skirmishing(elf)", -1)),
        ),
        exert("@elven ally"),
    ),
)
define("3_10", action("regroup", wound("minion"), exert("self")))
define("3_11", event(Seq(do("each opponent discards"), do("draw", num("chosen"))), needs=(spot("elf"),)))
define("3_12", action("regroup", do("remove twilight", 2), exert("self")))
define(
    "3_13",
    each(
        on("start turn"),
        Seq(to("spot", "ally home(3F)", bind="first"), Repeat(2, heal("first", up_to=True))),
        may=True,
        needs=(spot("ally home(3F)"),),
    ),
    action("regroup", heal("companion"), exert("self", 2)),
)
define(
    "3_14",
    to_play(spot("elf")),
    response(
        on("about wound", "elf"), do("stop"), exert("self"), (cond("wounded by", text="@sauron any(minion|event)"),)
    ),
)
define("3_15", each(on("move"), wound("minion"), may=True, needs=(spot("@elven ally", 3),)))
define(
    "3_16",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            heal("@elven ally", count=num("cost of", word="revealed")),
        )
    ),
)
define(
    "3_17",
    each(on("start turn"), heal("elf"), may=True),
    action("fellowship", do("next site", word="forest"), exert("self")),
)
define("3_18", to_play(spot("elf")), action("regroup", to("return", "minion"), exert("self"), (spot("minion"),)))
define(
    "3_19",
    to_play(spot("=Arwen")),
    action("skirmish", strength("minion skirmishing(=Aragorn)", -1), Either(exert("bearer"), from_hand(count=2))),
)
define("3_20", to_play(spot("elf")), action("skirmish", strength("orc", -1), exert("self")))
define("3_21", static("strength", "any(orc|uruk-hai) skirmishing(=Legolas)", -2))
define("3_22", event(heal("any(companion|ally)"), needs=(cond("spot either", word=("=Elrond", 1, "@elven ally", 2)),)))
define(
    "3_23",
    each(
        on("start regroup"),
        Seq(to("discard", "card", 2, where="hand", up_to=True), do("draw", num("chosen"))),
        may=True,
    ),
)
define("3_24", to_play(cost=exert("elf")), static("resistance", "bearer", 2))
define("3_25", to_play(spot("elf")), action("skirmish", strength("uruk-hai", -1), exert("self")))
define("3_26", event(discard("@isengard any(possession|artifact)"), exert("elf")))
define(
    "3_27",
    action("maneuver", to("return", "shadow-side condition"), exert("bearer", 2), (spot("shadow-side condition"),)),
)
define("3_28", event(do("cancel skirmish"), exert("elf skirmishing"), (at("river", "forest"),)))

# Gandalf

define(
    "3_29",
    each(on("shadow draws"), do("remove twilight"), may=True, needs=(cond("in phase", word="shadow"),)),
    action("maneuver", wound("=Saruman", 2), exert("=Gandalf")),
)
define("3_30", event(discard("shadow-side condition", ALL), needs=(spot("=Gandalf"), cond("pool", 4))))
define(
    "3_31",
    event(
        When(
            at("1F", "2F", "3F", "4F", "5F"),
            flag("hobbit", "cannot be assigned", "regroup", ALL),
            strength("hobbit", 3, "regroup"),
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define(
    "3_32",
    event(
        Either(
            to("into deck", "@gandalf", 2, where="discard", up_to=True),
            to("into deck", "@shire", 2, where="discard", up_to=True),
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define(
    "3_33",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            May(Seq(do("add twilight", num("cost of", word="revealed")), discard("card", where="revealed"))),
        ),
        needs=(spot("=Gandalf"),),
    ),
)
define("3_34", each(on("start turn"), do("unburden"), do("add twilight", 3), may=True))
define("3_35", action("skirmish", strength("companion", per("companion signet(gandalf)")), exert("=Gandalf"), limit=3))
define("3_36", response(on("about wound", "companion"), do("stop"), exert("=Gandalf"), (cond("pool", 4),)))

# Gondor

define("3_37", action("skirmish", strength("@gondor companion", 2), to("discard", "@gondor #tale", where="hand")))
define("3_38", each(on("move"), do("remove twilight", 2), needs=(cond("in phase", word="fellowship"),)))
define(
    "3_39",
    event(Seq(strength("it", 3, "regroup"), keyword("it", "defender", until="regroup")), exert("@gondor companion")),
)
define(
    "3_40",
    each(
        on("end turn"),
        heal("@gondor companion"),
        may=True,
        needs=(cond("lost this turn", text="any(companion|ally)", no=True),),
    ),
)
define("3_41", action("archery", total("archery", 2), Seq(exert("@gondor companion"), discard("self"))))
define(
    "3_42",
    action(
        "maneuver",
        Seq(to("spot", "ally"), strength("it", 3, "regroup"), flag("it", "may fight", "regroup")),
        exert("bearer"),
        (spot("ally"),),
    ),
)
define(
    "3_43",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"),
            heal("companion", count=num("cost of", word="revealed")),
        ),
        needs=(spot("@gondor companion"),),
    ),
)
define(
    "3_44",
    action("fellowship", to("stack", "@gondor", where="hand")),
    action("fellowship", take("card stacked-here", "stacked"), do("add twilight")),
)
define("3_45", event(total("event cost", 2), needs=(spot("@gondor companion"),)))
define(
    "3_46",
    event(Seq(strength("@gondor companion", 3), keyword("it", "damage")), needs=(spot("=The_Shards_of_Narsil"),)),
)
define("3_47", event(keyword("companion signet(aragorn)", "damage", until="regroup", count=ALL), exert("=Aragorn")))
define(
    "3_48",
    response_event(
        on("move"),
        total("minion cost", 1, "regroup"),
        exert("@gondor companion", 2),
        (cond("in phase", word="regroup"),),
    ),
)

# Isengard

define(
    "3_49",
    event(
        Seq(to("discard", "card", 3, where="hand", up_to=True), do("draw", num("chosen"))),
        needs=(spot("@isengard minion"),),
    ),
)
define("3_50", event(Unless(to("exhaust", "=Aragorn"), do("burden", 2), by="fp"), needs=(spot("@isengard minion"),)))
define(
    "3_51",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            heal("@isengard minion", count=num("cost of", word="revealed")),
        )
    ),
)
define("3_52", action("shadow", play("@isengard #weather condition", "discard", -2), exert("=Saruman")))
define("3_53", event(do("draw", 3), needs=(spot("uruk-hai"), spot("@moria minion"))))
define("3_54", to_play(spot("@isengard orc")), action("shadow", do("add twilight", 3), discard("self")))
define("3_55", when(on("played", "self"), do("add twilight")))
define("3_56", action("shadow", do("add twilight"), exert("self")))
define("3_57", action("regroup", FP_WOUNDS, exert("self")))
define("3_58", action("regroup", FP_WOUNDS, exert("self")))
define("3_59", response(on("about wound", "@isengard orc"), do("stop"), do("pay twilight", 2)))
define(
    "3_60",
    action("regroup", When(spot("companion", 5), discard("free possession", ALL), discard("weapon")), exert("self")),
)
define(
    "3_61",
    static("no archery abilities", needs=(spot("@isengard orc !self"),)),
    action("regroup", exert("companion", count=ALL), exert("self"), (cond("bearer wounds", 3),)),
)
define("3_62", action("regroup", FP_WOUNDS, exert("self")))
define(
    "3_63",
    event(
        exert("companion", count=num("races", "companion any(dwarf|elf|man|wizard)"), by="fp"),
        exert("@isengard minion"),
    ),
)
define("3_64", static("strength", "@isengard orc !self", 1), action("regroup", FP_WOUNDS, exert("self")))
define("3_65", action("regroup", to("exhaust", "companion !ringbearer"), exert("self", 2)))
define("3_66", action("maneuver", to("exhaust", "companion !ringbearer"), exert("self", 2), (cond("burdens", 5),)))
define(
    "3_67",
    to_play(spot("@isengard minion")),
    action(
        "shadow",
        Seq(do("reveal random", by="fp", bind="revealed"), to("on deck", "card", where="revealed")),
        do("pay twilight", 1),
        (spot("@isengard minion"),),
    ),
)
define(
    "3_68",
    *SARUMAN_KEEPS_BACK,
    gains("uruk-hai", "fierce"),
    response(on("about wound", "uruk-hai"), do("stop"), exert("self")),
)
define(
    "3_69",
    *SARUMAN_KEEPS_BACK,
    action(
        "assignment",
        Seq(
            to("spot", "@isengard minion unassigned !self", bind="second"),
            to("spot", "companion unassigned !ringbearer", bind="first"),
            Unless(to("assign", "second", target="first"), to("exert", "first", by="fp"), by="fp"),
        ),
        exert("self"),
    ),
)
define("3_70", event(When(cond("hand below", 3), strength("@isengard orc", 3), strength("@isengard orc", 2))))
define(
    "3_71",
    to_play(spot("@isengard minion")),
    each(on("move"), do("add twilight", 3), may=True, needs=(spot("companion exhausted"),)),
)
define("3_72", static("no damage bonus", "weapon on(character skirmishing(@isengard orc))"))
define("3_73", event(wound("companion", count=num("chosen"), by="fp"), discard("@isengard orc", ANY)))
define(
    "3_74",
    static("strength", "self", 3, (cond("in dead pile", text="ally"),)),
    gains("self", "fierce", needs=(cond("in dead pile", text="ally"),)),
)
define("3_75", when(on("played", "self"), do("add twilight", 2), may=True, needs=(spot("=Saruman"),)))

# Moria

define(
    "3_76",
    event(
        Seq(do("reveal random", by="fp", bind="revealed"), do("add twilight", num("cost of", word="revealed"))),
        needs=(spot("@moria minion"),),
    ),
)
define(
    "3_77",
    to_play(spot("@moria orc")),
    each(on("move"), do("add twilight", 2), needs=(cond("in phase", word="regroup"),)),
)
define("3_78", event(keyword("@moria minion", "damage"), needs=(spot("@shire companion", 2),)))
define("3_79", event(wound("#archer character"), needs=(spot("@moria orc"), spot("@sauron orc"))))
define(
    "3_80",
    event(
        Unless(wound("=Boromir", 3), discard("free possession", 2, by="fp"), by="fp"), needs=(spot("@moria minion"),)
    ),
)

# Ringwraith

define(
    "3_81",
    to_play(spot("nazgul")),
    each(on("burden"), exert("companion", by="fp"), needs=(cond("bound", word="cause", text="@wraith"),)),
)
define("3_82", event(keyword("nazgul", "damage"), needs=(spot("@isengard minion"),)))
define(
    "3_83",
    each(on("move"), do("add twilight", num("burdens"))),
    each(on("end shadow"), Either(exert("nazgul"), discard("self")), needs=(cond("your phase"),)),
)
define(
    "3_84",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            exert("companion bearing(class(ranged_weapon))", num("cost of", word="revealed")),
        ),
        needs=(spot("nazgul"),),
    ),
)
define(
    "3_85",
    event(
        Unless(wound("=Gandalf", 2), to("discard", "@gandalf", 2, where="fp hand", by="fp", word="choice"), by="fp"),
        needs=(spot("nazgul"),),
    ),
)
define(
    "3_86",
    each(
        on("wins", "self"),
        to("transfer", "=Blade_Tip yours supporting", target="ringbearer"),
        exert("self"),
        may=True,
        needs=(spot("=Blade_Tip yours supporting"),),
    ),
)

# Sauron

define(
    "3_87",
    event(
        Seq(
            do("reveal random", by="fp", bind="revealed"),
            to("discard", "card", num("cost of", word="revealed"), where="fp hand", by="fp"),
        ),
        exert("@sauron minion"),
    ),
)
define("3_88", event(do("mill", num("burdens"), by="fp"), needs=(spot("@sauron minion"), spot("nazgul"))))
define("3_89", event(do("burden"), exert("@sauron orc"), (spot("@gondor companion"),)))
define("3_90", event(do("discard random", by="fp"), exert("@sauron minion")))
define("3_91", action("regroup", do("mill", by="fp"), exert("@sauron minion")))
define("3_92", event(do("mill", num("races", "companion any(dwarf|elf|man|wizard)"), by="fp"), exert("@sauron minion")))
define("3_93", action("regroup", wound("companion !ringbearer"), exert("self")))
define("3_94", static("strength", "self", per("@sauron condition")))
define("3_95", action("maneuver", discard("free condition"), Seq(exert("self"), discard("@sauron condition yours"))))
define("3_96", static("strength", "character skirmishing(self)", per("free on(character skirmishing(self))", -1)))
define("3_97", action("regroup", wound("companion !ringbearer"), exert("self")))
define("3_98", static("strength", "self bearing(weapon)", 2))
define("3_99", static("strength", "self", num("hand")))
define("3_100", action("skirmish", strength("character skirmishing(self)", -1), discard("@sauron condition yours")))
define("3_101", action("maneuver", do("mill", 2, by="fp"), Seq(exert("self"), discard("@sauron condition yours"))))
define("3_102", to_play(cost=exert("@sauron minion")), each(on("move"), do("add twilight", per("ally"))))
define(
    "3_103", event(Unless(wound("=Galadriel", 3), discard("elf", 2, by="fp"), by="fp"), needs=(spot("@sauron minion"),))
)
define(
    "3_104", to_play(cost=exert("@sauron minion")), each(on("move"), to("discard", "card", where="fp hand", by="fp"))
)
define(
    "3_105",
    event(Unless(discard("=Bilbo"), discard("free condition", 2, by="fp"), by="fp"), needs=(spot("@sauron minion"),)),
)

# Shire

define("3_106", static("shadow number", "site", -1), doomed("self", at("underground")))
define(
    "3_107",
    action(
        "fellowship",
        heal("companion signet(frodo)", num("pipes", word="first")),
        Seq(discard("#pipeweed possession"), spot_any("pipe")),
    ),
)
define("3_108", action("skirmish", wound("orc skirmishing(bearer)"), exert("bearer")))
define(
    "3_109",
    event(
        Seq(
            do("reveal random", by="opponent", bind="revealed"), do("remove twilight", num("cost of", word="revealed"))
        ),
        needs=(spot("hobbit companion !ringbearer"),),
    ),
)
define("3_110", response(on("about burden", word="shadow"), do("stop"), exert("self")))
define(
    "3_111",
    each(on("forced discard"), discard("any(minion|shadow-side condition)"), may=True, needs=(cond("your turn"),)),
)
define("3_112", event(flag("minion", "no keyword damage"), needs=(spot("@shire companion", 2),)))
define(
    "3_113",
    to_play(spot("@shire companion", 2)),
    each(
        on("remove burden"),
        heal("companion"),
        may=True,
        needs=(cond("bound", word="cause", text="!hobbit !shadow-side"),),
    ),
)
define("3_114", response(on("about twilight", word="shadow"), do("stop"), exert("hobbit ally")))

# Sites

define("3_115", static("one minion each"))
define("3_116", each(on("move to", "self"), do("burden")))
define("3_117", static("no play", "event phase-maneuver"))
define("3_118", static("no piles"))
define("3_119", each(on("move to", "self"), do("unburden"), may=True, needs=(spot("elf", 2),)))
define("3_120", action("maneuver", FP_WOUNDS, exert("@isengard orc yours"), (spot("companion", 4),)))

# Elven

define("3_121", static("archery", amount=1, needs=(at("river", "forest"),)))

# Gondor

define("3_122", action("fellowship", heal("self"), do("add twilight", 2)))
