"""Realms of the Elf-lords."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import (
    ALL,
    Either,
    Seq,
    When,
    action,
    at,
    cond,
    define,
    discard,
    do,
    each,
    event,
    exert,
    flag,
    from_hand,
    gains,
    heal,
    keyword,
    num,
    on,
    per,
    response,
    response_event,
    spot,
    static,
    strength,
    to,
    to_play,
    total,
    when,
    wound,
)

# Dwarven and Elven

define(
    "3_1",
    each(on("start fellowship"), do("draw", per("dwarf companion")), may=True, needs=(cond("site from", 4),)),
)
define("3_3", each(on("played", "@dwarven #tale"), heal("dwarf companion"), may=True))
define("3_4", action("regroup", heal("dwarf companion"), exert("dwarf ally")))
define(
    "3_5",
    to_play(cost=exert("dwarf")),
    static("cost", "@moria weapon", 2),
    action("fellowship", to("discard", "@moria condition", 2, up_to=True), discard("self")),
)
define("3_7", response(on("about wound", "ringbearer"), do("stop"), from_hand(count=3)))
define("3_8", static("strength", "minion skirmishing(self)", -3, (spot("@elven ally home(3F)", 3),)))
define("3_10", action("regroup", wound("minion"), exert("self")))
define("3_12", action("regroup", do("remove twilight", 2), exert("self")))
define(
    "3_13",
    each(on("start turn"), heal("ally home(3F)", 2), may=True),
    action("regroup", heal("companion"), exert("self", 2)),
)
define("3_15", each(on("move"), wound("minion"), may=True, needs=(spot("@elven ally", 3),)))
define(
    "3_17",
    each(on("start turn"), heal("elf"), may=True),
    action("fellowship", do("next site", word="forest"), exert("self")),
)
define("3_18", to_play(spot("elf")), action("regroup", to("return", "minion"), exert("self")))
define("3_20", to_play(spot("elf")), action("skirmish", strength("orc", -1), exert("self")))
define("3_21", static("strength", "any(orc|uruk-hai) skirmishing(=Legolas)", -2))
define("3_24", to_play(cost=exert("elf")), static("resistance", "bearer", 2))
define("3_25", to_play(spot("elf")), action("skirmish", strength("uruk-hai", -1), exert("self")))
define("3_28", event(do("cancel skirmish"), exert("elf skirmishing"), (at("river", "forest"),)))

# Gandalf and Gondor

define("3_30", event(discard("shadow-side condition", ALL), needs=(spot("=Gandalf"), cond("pool", 4))))
define("3_34", each(on("start turn"), do("unburden"), do("add twilight", 3), may=True))
define(
    "3_35",
    action("skirmish", strength("companion", per("companion signet(gandalf)")), exert("=Gandalf"), limit=3),
)
define("3_36", response(on("about wound", "companion"), do("stop"), exert("=Gandalf"), (cond("pool", 4),)))
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

define("3_54", to_play(spot("@isengard orc")), action("shadow", do("add twilight", 3), discard("self")))
define("3_55", when(on("played", "self"), do("add twilight")))
define("3_56", action("shadow", do("add twilight"), exert("self")))
FP_WOUNDS = wound("companion", by="fp")
for _id in ("3_57", "3_58", "3_62"):
    define(_id, action("regroup", FP_WOUNDS, exert("self")))
define("3_59", response(on("about wound", "@isengard orc"), do("stop"), do("pay twilight", 2)))
define("3_64", static("strength", "@isengard orc !self", 1), action("regroup", FP_WOUNDS, exert("self")))
define("3_65", action("regroup", to("exhaust", "companion !ringbearer"), exert("self", 2)))
define("3_66", action("maneuver", to("exhaust", "companion !ringbearer"), exert("self", 2), (cond("burdens", 5),)))
define(
    "3_68",
    static("no archery wounds", "self"),
    static("cannot be assigned", "self"),
    gains("uruk-hai", "fierce"),
    response(on("about wound", "uruk-hai"), do("stop"), exert("self")),
)
define(
    "3_69",
    static("no archery wounds", "self"),
    static("cannot be assigned", "self"),
    action(
        "assignment",
        Seq(
            to("spot", "companion unassigned !ringbearer", bind="first"),
            Either(
                to("exert", "first", by="fp"),
                to("assign", "@isengard minion unassigned", target="first"),
                by="fp",
            ),
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
define("3_75", when(on("played", "self"), do("add twilight", 2), may=True, needs=(spot("=Saruman"),)))

# Moria, Ringwraith, Sauron

define(
    "3_77",
    to_play(spot("@moria orc")),
    each(on("move"), do("add twilight", 2), needs=(cond("in phase", word="regroup"),)),
)
define("3_79", event(wound("#archer character"), needs=(spot("@moria orc"), spot("@sauron orc"))))
define(
    "3_83",
    each(on("move"), do("add twilight", num("burdens"))),
    each(on("end shadow"), Either(exert("nazgul"), discard("self")), needs=(cond("your phase"),)),
)
define(
    "3_86",
    each(
        on("wins", "self"),
        to("transfer", "=Blade_Tip yours", target="ringbearer"),
        exert("self"),
        may=True,
        needs=(spot("=Blade_Tip yours"),),
    ),
)
define("3_89", event(do("burden"), exert("@sauron orc"), (spot("@gondor companion"),)))
define("3_90", event(do("discard random", by="fp"), exert("@sauron minion")))
define("3_91", action("regroup", do("mill", by="fp"), exert("@sauron minion")))
define("3_93", action("regroup", wound("companion !ringbearer"), exert("self")))
define("3_94", static("strength", "self", per("@sauron condition")))
define("3_95", action("maneuver", discard("free condition"), Seq(exert("self"), discard("@sauron condition yours"))))
define("3_97", action("regroup", wound("companion !ringbearer"), exert("self")))
define("3_98", static("strength", "self bearing(weapon)", 2))
define("3_99", static("strength", "self", num("hand")))
define("3_102", to_play(cost=exert("@sauron minion")), each(on("move"), do("add twilight", per("ally"))))
define(
    "3_104",
    to_play(cost=exert("@sauron minion")),
    each(on("move"), to("discard", "card", where="fp hand", by="fp")),
)

# Shire

define(
    "3_106",
    static("shadow number", "site", -1),
    each(on("move to"), discard("self"), needs=(at("underground"),)),
)
define("3_107", action("fellowship", heal("companion signet(frodo)", per("pipe")), discard("#pipeweed possession")))
define("3_108", action("skirmish", wound("orc skirmishing(bearer)"), exert("bearer")))
define("3_110", response(on("about burden", word="shadow"), do("stop"), exert("self")))
define(
    "3_111",
    each(on("forced discard"), discard("any(minion|shadow-side condition)"), may=True, needs=(cond("your turn"),)),
)
define("3_113", to_play(spot("@shire companion", 2)), each(on("remove burden"), heal("companion"), may=True))

# Sites

define("3_115", static("one minion each"))
define("3_116", each(on("move to", "self"), do("burden")))
define("3_117", static("no play", "event phase-maneuver"))
define("3_118", static("no piles"))
define("3_119", each(on("move to", "self"), do("unburden"), may=True, needs=(spot("elf", 2),)))
define("3_120", action("maneuver", FP_WOUNDS, exert("@isengard orc yours"), (spot("companion", 4),)))
define("3_121", static("archery", amount=1, needs=(at("river", "forest"),)))
define("3_122", action("fellowship", heal("self"), do("add twilight", 2)))
