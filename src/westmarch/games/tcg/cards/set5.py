"""Battle of Helm's Deep."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Dunland

define(
    "5_1",
    when(
        on("played", "self"),
        May(Seq(to("discard", "card", 2, where="fp hand", by="fp", word="choice"), discard("self")), by="fp"),
    ),
)
define(
    "5_2",
    when(
        on("played", "self"),
        May(Seq(to("discard", "card", 2, where="fp hand", by="fp", word="choice"), discard("self")), by="fp"),
    ),
)
define(
    "5_3",
    event(
        Unless(do("hand into deck", 8), to("discard", "card", 3, where="fp hand", by="fp", word="choice"), by="fp"),
        needs=(spot("@dunland minion", 3),),
    ),
)
define(
    "5_4",
    static("own cost", amount=-2, needs=(cond("in phase", word="skirmish"),)),
    when(
        on("played", "self"),
        May(Seq(to("discard", "card", 4, where="fp hand", by="fp", word="choice"), discard("self")), by="fp"),
    ),
)

# Dwarven

define("5_5", event(Seq(wound("minion"), do("next action")), exert("dwarf")))
define("5_6", event(Either(do("draw"), play("@dwarven condition", "discard")), needs=(spot("dwarf"),)))
define("5_7", each(on("wins", "self"), wound("minion against(unbound)"), may=True))
define(
    "5_8",
    action(
        "maneuver", flag("minion", "no keyword damage", "regroup", ALL), exert("dwarf companion"), (at("battleground"),)
    ),
)
define(
    "5_9",
    action("maneuver", stack_top(1), needs=(cond("once a phase"),)),
    action(
        "maneuver",
        take("free stacked-here", "stacked"),
        discard("card stacked-on(@dwarven condition)", where="stacked", bind="second"),
        (spot("dwarf"),),
    ),
)

# Elven

define("5_10", to_play(spot("elf")), static("wound limit", "self skirmishing(wounded)"))
define("5_11", event(total("archery", 2), exert("elf companion", count=3)))
define("5_12", each(on("move"), heal("=Legolas"), may=True, needs=(spot("minion wounded"),)))
define(
    "5_13",
    to_play(spot("elf")),
    static("cost", "shadow-side possession", 2, (spot("self bearing(class(ranged_weapon))"),)),
    static("no archery", "self bearing(class(ranged_weapon))"),
)
define("5_14", event(Seq(heal("companion"), do("liberate")), needs=(spot("elf companion", 3),)))

# Gandalf

define("5_15", ENT_IS_ROUSED, action("fellowship", heal("hobbit unbound"), exert("self")))
define(
    "5_16",
    event(
        Seq(
            strength("companion unbound signet(gandalf)", 5, "regroup"),
            keyword("it", "defender", until="regroup"),
            keyword("it", "damage", 2, "regroup"),
            flag("it", "no wounds", "regroup"),
        ),
        exert("=Gandalf", 3),
    ),
)
define("5_17", ENT_IS_ROUSED)
define("5_18", event(wound("minion", 2), exert("=Gandalf"), (cond("pool", 3),)))
define("5_19", ENT_IS_ROUSED, action("skirmish", wound("@isengard minion skirmishing(self)"), exert("self")))
define(
    "5_20",
    event(
        Unless(to("discard", "shadow-side possession", 2, up_to=True), discard("minion", by="payer"), by="shadow"),
        exert("=Gandalf"),
    ),
)

# Gollum

define("5_21", event(Unless(discard("minion"), exert("minion", 2, by="payer"), by="shadow"), discard("=Sméagol")))
define(
    "5_22",
    gains("site on-path", "marsh"),
    action("shadow", play("minion", "discard"), Seq(exert("=Gollum", 2), discard("self"))),
)
define("5_23", action("regroup", do("next site"), exert("any(=Sméagol|=Gollum)")))
define("5_24", action("regroup", exert("any(companion|ally)"), discard("self")))
define("5_25", static("strength", "self", num("burdens")), each(on("wins", "self"), do("burden"), may=True))
define("5_26", event(do("add twilight", num("burdens")), needs=(spot("any(=Sméagol|=Gollum)"),)))
define("5_27", action("skirmish", keyword("=Sméagol", "damage"), discard("self")))
define(
    "5_28",
    to_play(cost=do("burden")),
    action(
        "regroup",
        Seq(
            do("reveal top", 4, bind="revealed"),
            Repeat(num("among", "shadow-side", word="revealed"), wound("minion")),
            do("beneath in order"),
        ),
        exert("any(=Sméagol|=Gollum)", 2),
    ),
)
define(
    "5_29",
    to_play(cost=do("burden")),
    action("skirmish", Seq(strength("self", 2), flag("self", "prevent wounds")), do("burden")),
)
define(
    "5_30",
    event(play("=Gollum", "deck or discard"), phase="shadow"),
    event(strength("=Gollum", 3), do("discard random"), phase="skirmish"),
)

# Gondor

define(
    "5_31",
    static("cost", "#knight !self", -1, (cond("in phase", word="before"),)),
    action(
        "assignment", heal("self"), to("assign", "minion unassigned bearing(@gondor #fortification)", target="self")
    ),
)
define("5_32", FORTIFIES)
define("5_33", FORTIFIES)
define(
    "5_34",
    event(
        Seq(to("spot", "minion bearing(@gondor #fortification)", bind="first"), discard("shadow-side on(first)", ALL))
    ),
)
define("5_36", action("fellowship", heal("self"), discard("@gondor condition")))
define("5_37", event(wound("minion bearing(@gondor #fortification)")))
define("5_38", action("regroup", to("to support", "@gondor #fortification on(minion)"), exert("#knight")))
define(
    "5_39",
    action(
        "skirmish",
        to("transfer", "self", target="first"),
        Seq(exert("@gondor man", count=2), to("spot", "minion skirmishing(@gondor man)", bind="first")),
        (cond("in support"),),
    ),
)
define("5_40", event(play("@gondor #fortification", "discard"), exert("#knight")))
define(
    "5_41",
    event(
        play_several(
            "free possession",
            "discard",
            Num("count", S("free possession", "discard")),
            onto="companion signet(aragorn)",
        ),
        exert("=Aragorn", 2),
    ),
)
define(
    "5_42", to_play(spot("#knight")), action("maneuver", wound("minion bearing(@gondor #fortification)"), exert("self"))
)
define("5_43", event(boost("@gondor man", 2, 4, "skirmishing(minion bearing(@gondor #fortification))")))

# Isengard

define(
    "5_44",
    MACHINE_IS_READIED,
    action(
        "skirmish", Seq(keyword("uruk-hai", "damage"), discard("self")), needs=(spot("companion", 5), cond("tokens"))
    ),
)
define(
    "5_45",
    static("strength", "self skirmishing", WOUNDS_HERE),
    action("skirmish", wound("ally", 2, ALL), Seq(to("untoken", "#machine", amount=3), exert("self", 2))),
)
define(
    "5_46",
    static("strength", "self skirmishing", WOUNDS_HERE),
    action("skirmish", strength("self", 8), Seq(to("untoken", "#machine", amount=4), exert("self", 2))),
)
define(
    "5_47",
    static("strength", "self skirmishing", num("wounds", "character skirmishing", times=2)),
    action("skirmish", wound("companion", 1, ALL), Seq(to("untoken", "#machine", amount=5), exert("self", 2))),
)
define(
    "5_48",
    event(
        Seq(
            spot_any("uruk-hai"),
            May(Repeat(x(), wound("minion yours", by="fp")), by="fp"),
            play_several("@isengard weapon", "discard", x()),
        )
    ),
)
define(
    "5_49",
    MACHINE_IS_READIED,
    action("maneuver", Seq(exert("character", count=ALL), discard("self")), needs=(cond("tokens", 8),)),
)
define(
    "5_50", gains("self !exhausted", "fierce"), gains("self vitality(3)", "ambush"), gains("self vitality(4)", "damage")
)
define(
    "5_51",
    action(
        "maneuver",
        Seq(to("spot", "companion unbound", bind="first"), to("return", "card on(first)", ALL), to("return", "first")),
        exert("self"),
        (cond("cultures", 4),),
    ),
)
define("5_52", RIDES_FRESH)
define("5_53", RIDES_FRESH)
define("5_54", when(on("played", "self"), do("add twilight", num("controlled")), may=True))
define("5_55", RIDES_FRESH, each(on("wins", "@isengard orc"), do("control"), exert("self"), may=True))
define(
    "5_56",
    *SARUMAN_KEEPS_BACK,
    each(on("move"), heal("@isengard orc", 2, ALL), may=True),
    action("shadow", play("@isengard possession", "discard"), exert("self")),
)
define("5_57", MACHINE_IS_READIED, action("skirmish", Seq(heal("uruk-hai"), discard("self")), needs=(cond("tokens"),)))
define("5_58", RIDES_FRESH, each(on("played", "@isengard mount yours"), exert("companion !hobbit", by="fp"), may=True))
define("5_59", gains("bearer =Sharku", "damage"), WARG_BITES)
define(
    "5_60",
    action("shadow", to("token", "#machine"), play("uruk-hai")),
    response(on("about discard", "#machine yours", word="free"), do("stop all"), discard("self")),
)
define("5_61", when(on("played", "self"), to("token", "#machine"), may=True))
define("5_62", when(on("played", "self"), to("token", "#machine"), may=True))
define("5_63", static("strength", "self skirmishing", WOUNDS_HERE))
define("5_64", WARG_BITES)
define("5_65", WARG_BITES)
define("5_66", when(on("played", "self"), play("@isengard mount", "discard"), may=True), RIDES_FRESH)
define("5_67", RIDES_FRESH)
define("5_68", event(Seq(strength("@isengard orc", 2), When(cond("bound", text=MOUNTED), heal("it")))))
define("5_69", action("regroup", FP_WOUNDS, exert("@isengard orc")))

# Raider

define("5_70", action("skirmish", play("@raider mount", "discard"), do("pay twilight", 3)))
define("5_71", action("regroup", total("move limit", -1, "turn"), do("pay twilight", 9), (spot("#southron !self"),)))
define("5_72", action("maneuver", exert("companion", count=ALL), exert("self"), (cond("cultures", 4),)))
define("5_73", gains("bearer", "fierce"), each(on("wins", "bearer"), do("add twilight", 2), may=True))
define("5_74", static("own cost", amount=-2, needs=(spot("#southron"),)))
define("5_75", static("own cost", amount=-2, needs=(spot("#southron"),)))
define("5_76", response(on("about wound", "#southron"), do("stop"), do("pay twilight", 3)))
define(
    "5_77",
    to_play(spot("#southron")),
    action("maneuver", do("add twilight", x()), Seq(discard("self"), spot_any("man #ambush"))),
)
define(
    "5_78",
    gains("bearer", "fierce"),
    each(on("kill", "character", "bearer"), do("add twilight", 5), may=True, needs=(cond("overwhelming"),)),
)

# Rohan

define(
    "5_79",
    action(
        "maneuver",
        Seq(Either(to("untoken", "#machine", amount=2), take("@rohan possession")), discard("self")),
        needs=(spot("@rohan man", 2),),
    ),
)
define(
    "5_80",
    action("maneuver", Seq(discard("any(possession|#machine)"), discard("self")), needs=(spot("@rohan man", 2),)),
)
define("5_81", action("fellowship", play("@rohan possession", "discard"), exert("self"), (spot("man #valiant", 2),)))
define(
    "5_82",
    to_play(spot("@rohan man")),
    action("skirmish", Seq(strength("self", 2), keyword("self", "damage")), play("@rohan possession", onto="self")),
)
define("5_84", event(heal("companion signet(theoden) !=Théoden", 2, ALL), exert("=Théoden", 2)))
define("5_85", event(Seq(to("discard", "condition", 2, up_to=True), do("liberate")), needs=(spot("man #valiant", 3),)))
define("5_86", event(keyword("man #valiant", "defender", until="regroup"), needs=(spot("man #valiant", 3),)))
define(
    "5_87",
    action(
        "archery",
        Seq(Either(to("untoken", "#machine", amount=2), total("minion archery", -3)), discard("self")),
        needs=(spot("@rohan man", 2),),
    ),
)
define("5_88", action("archery", wound("minion"), Seq(exert("bearer"), discard("self"))))
define(
    "5_89",
    action(
        "skirmish",
        Unless(do("cancel skirmish"), exert("minion skirmishing", by="payer"), by="shadow"),
        discard("self"),
        (spot("bearer skirmishing"),),
    ),
)
define("5_90", action("regroup", to("return", "@rohan possession"), exert("self")))
define(
    "5_91",
    static("minion archery", amount=-1),
    action("regroup", heal("first"), Seq(to("spot", "bearer", bind="first"), discard("self"))),
)
define("5_92", action("regroup", discard("minion"), exert("self"), (spot("man #valiant", 5),)))
define("5_93", action("maneuver", heal("@rohan ally"), play("@rohan possession", onto="self")))
define(
    "5_94",
    action("skirmish", Seq(strength("@rohan man bearing(mount)", 3), When(at("plains"), heal("it"))), discard("self")),
)

# Sauron

define(
    "5_95",
    static("strength", "companion #ring-bound skirmishing(@sauron orc)", -1, (at("4T"),)),
    action(
        "maneuver",
        Seq(play_several("@sauron condition", "discard", 2), discard("self")),
        needs=(spot("@sauron orc", 2),),
    ),
)
define(
    "5_96",
    event(strength("any(companion|ally) skirmishing(@sauron orc)", per("companion #ring-bound", -1)), phase="skirmish"),
    response_event(on("revealed", "self"), do("burden", 2)),
)
define(
    "5_97",
    each(on("played", "@sauron condition yours"), do("draw"), Seq(do("pay twilight", 2), exert("self")), may=True),
)
define("5_98", when(on("played", "self"), do("draw"), exert("self"), may=True, needs=(cond("burdens", 5),)))
define("5_99", when(on("played", "self"), do("draw"), exert("self"), may=True, needs=(spot("companion", 6),)))
define(
    "5_100",
    static("site number", "@sauron orc", -3),
    action("shadow", Unless(do("draw", 3), do("burden", 2), by="fp"), exert("self", 2), (spot("@sauron orc !self"),)),
)
define(
    "5_101",
    to_play(cost=exert("@sauron orc", count=2)),
    static("shadow number", "site", num("wounds", "hobbit", most=3)),
)
define(
    "5_102",
    static("cost", "@sauron orc", -3, (at("4T"), cond("first this turn", text="@sauron orc"))),
    action("shadow", Seq(do("draw", 3), discard("self")), from_hand(count=4), (spot("@sauron orc", 2),)),
)
define(
    "5_103",
    when(on("played", "self"), do("draw", num("controlled", most=3)), may=True, needs=(spot("@sauron condition"),)),
)
define(
    "5_104",
    static("site number", "@sauron orc", -3),
    action("skirmish", wound("companion skirmishing(self)"), Seq(discard("@sauron orc !self"), exert("self"))),
)
define("5_105", action("regroup", do("control"), exert("self"), (spot("@sauron condition"),)))
define("5_106", action("regroup", do("control"), discard("self"), (spot("@sauron condition"),)))
define(
    "5_107",
    static("site number", "@sauron orc", -3),
    action("maneuver", discard("condition"), exert("self", 2), (spot("@sauron orc !self"),)),
)
define(
    "5_108",
    static("site number", "@sauron orc", -1),
    when(on("played", "self"), do("draw"), Seq(do("pay twilight", 2), exert("self")), may=True),
)
define(
    "5_109",
    static("site number", "@sauron orc", -1),
    when(on("played", "self"), do("draw"), Seq(exert("self"), from_hand(count=2)), may=True),
)
define(
    "5_110",
    action("regroup", to("stack", "it"), Seq(do("pay twilight", 3), to("spot", "@sauron orc yours"))),
    action("shadow", play("@sauron orc stacked-here", "stacked")),
)

# Shire

define("5_111", action("fellowship", play("=Sméagol", "discard"), do("burden")))
define("5_112", event(do("unburden", 3), discard("any(=Sméagol|=Gollum)"), (spot("=Sam"),)))
define("5_113", event(wound("minion skirmishing(companion signet(frodo))", 2), do("burden", 3)))
define(
    "5_114",
    response(
        on("about ability"), do("cancel action"), discard("any(=Sméagol|=Gollum)"), (cond("in phase", word="regroup"),)
    ),
)
define("5_115", static("threshold", "self", needs=(spot("=Frodo"), spot("=Sméagol"))), SUCCESSION)
define("5_116", action("skirmish", Either(strength("=Sméagol", 2), strength("=Gollum", -2)), exert("bearer")))
define("5_117", event(heal("hobbit #ring-bound", 2, ALL), play("=Sméagol", "discard")))

# Sites

define("5_118", action("regroup", total("must move", 1, "turn"), do("pay twilight", 9), (spot("minion yours"),)))
define("5_119", response(on("about wound", "minion bearing(mount) yours"), do("stop"), do("pay twilight", 2)))
define("5_120", static("win later"))

# Elven

define("5_121", each(on("wins", "self"), heal("any(dwarf companion|elf companion !self)"), may=True))

# Rohan

define("5_122", action("maneuver", heal("self"), play("@rohan possession", onto="self")))
