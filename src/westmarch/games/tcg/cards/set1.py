"""The Fellowship of the Ring."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import (
    ALL,
    Either,
    Repeat,
    Seq,
    When,
    action,
    at,
    boost,
    boost_if,
    cannot_spot,
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
    opponent_hurts,
    per,
    play,
    response,
    response_event,
    spot,
    static,
    strength,
    take,
    to,
    to_play,
    total,
    when,
    wound,
)

IN_SKIRMISH = cond("in phase", word="skirmish")
WEARING = cond("wearing")

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
define(
    "1_9",
    each(on("loses", "minion", "bearer"), do("mill", by="owner"), needs=(cond("first of its player"),)),
)
define(
    "1_10",
    when(on("played", "self"), heal("bearer", 2)),
    each(on("start turn"), exert("bearer")),
)
define("1_11", to_play(spot("dwarf")), static("strength", "self skirmishing(orc)", 2))
define(
    "1_12",
    action("fellowship", to("beneath deck", "card", where="hand"), do("add twilight", 2), (cond("pool below", 2),)),
)
define("1_13", action("skirmish", strength("self", 2), exert("self")))
define("1_14", gains("bearer", "damage"), each(on("wins", "bearer"), wound("orc"), may=True))
define(
    "1_15",
    static("wound limit", "bearer"),
    action("skirmish", flag("=Gimli", "prevent wounds"), discard("self")),
)
define("1_16", to_play(cost=exert("dwarf")), each(on("played", "orc minion"), do("mill", by="owner")))
define("1_17", action("fellowship", to("into deck", "@dwarven event", where="discard"), exert("self")))
define("1_19", event(Either(wound("orc", count=2), wound("orc", 2)), exert("dwarf")))
define(
    "1_20",
    each(on("loses", "orc", "dwarf"), discard("that")),
    each(on("loses", "dwarf"), discard("self")),
)
define("1_21", gains("dwarf", "damage"))
define("1_23", response_event(on("wins", "dwarf"), do("mill", 3, by="opponent")))
define("1_24", static("strength", "dwarf skirmishing(@moria minion)", 1))
define("1_25", response_event(on("wins", "dwarf"), heal("that")))
define("1_26", event(boost_if("dwarf", 2, 4, at("underground"))))
define("1_27", action("maneuver", flag("self", "may fight", "regroup"), exert("self")))

# Elven

define("1_30", static("strength", "self skirmishing(nazgul)", 3))
define(
    "1_31",
    static("own cost on", "=Arwen", -2),
    static("strength", "bearer", 2, (at("plains"),)),
    each(on("move to"), discard("self"), needs=(at("underground"),)),
)
define("1_32", event(boost("elf", 2, 4, "skirmishing(#archer)")))
define("1_33", each(on("wins", "bearer"), wound("minion"), may=True))
define("1_34", action("fellowship", heal("@elven ally"), exert("self")))
define("1_35", event(play("#tale", "deck"), needs=(spot("elf"),)))
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
define("1_54", action("fellowship", to("beneath deck", "@elven", where="hand")))
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
define("1_61", each(on("played", "@elven #tale"), do("unburden"), may=True))
define("1_62", action("archery", total("archery", 1), exert("bearer"), (spot("bearer #archer"),)))
define("1_63", event(discard("@sauron any(minion|condition|possession)"), exert("elf")))
define(
    "1_64",
    event(Seq(strength("it", 3, "regroup"), flag("it", "may fight", "regroup")), exert("elf ally home(3F)")),
)
define(
    "1_65",
    event(Seq(strength("it", 3, "regroup"), flag("it", "may fight", "regroup")), exert("elf ally home(6F)")),
)
define("1_66", action("skirmish", strength("first", 2), Seq(to("spot", "bearer", bind="first"), discard("self"))))
define(
    "1_68",
    action("archery", do("discard random", 2, by="opponent"), exert("bearer"), (spot("bearer #archer"),)),
)

# Gandalf

define(
    "1_69",
    to_play(spot("=Gandalf")),
    action("maneuver", discard("any(@isengard|@moria) condition"), exert("self")),
)
define("1_70", action("fellowship", take("@gandalf event"), exert("self")))
define(
    "1_71",
    event(total("move limit", 1, "turn"), needs=(spot("=Gandalf"), spot("dwarf"), spot("elf"))),
)
define("1_72", static("strength", "self", num("races", "companion any(hobbit|dwarf|elf|man)")))
define("1_74", action("fellowship", do("unburden", per("pipe")), discard("#pipeweed possession")))
define(
    "1_75",
    gains("bearer", "damage"),
    action(
        "fellowship regroup",
        Seq(do("reveal hand", by="opponent"), do("remove twilight", num("in opponent hand", "orc"))),
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
define(
    "1_81",
    event(do("look and take", 4, word=2), needs=(cond("pool below", 3), spot("=Gandalf"))),
)
define(
    "1_82",
    event(do("look and take", 2, word=1), needs=(cond("pool below", 2), spot("=Gandalf"))),
)
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
define("1_91", action("fellowship", heal("companion", count=per("pipe")), discard("#pipeweed possession")))
define("1_92", static("wound limit", "bearer"))
define(
    "1_93",
    event(Either(Seq(exert("=Aragorn"), strength("=Arwen", 3)), Seq(exert("=Arwen"), strength("=Aragorn", 3)))),
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
define(
    "1_118",
    event(Seq(keyword("=Aragorn", "defender", until="regroup"), flag("it", "wound limit", "regroup"))),
)
define("1_119", event(discard("minion roaming"), needs=(spot("#ranger"),)))

# Isengard

define("1_121", event(strength("it", 3), exert("uruk-hai")))
define("1_123", event(discard("companion exhausted !ringbearer"), exert("@isengard minion"), (spot("companion", 5),)))
define("1_124", event(opponent_hurts(), exert("@isengard minion")))
define(
    "1_125",
    to_play(spot("uruk-hai")),
    action("maneuver", wound("companion !ringbearer"), do("pay twilight", 2), (spot("companion", 6),)),
)
define("1_126", event(keyword("uruk-hai", "fierce", until="regroup")))
define("1_127", action("maneuver", keyword("self", "fierce", until="regroup"), needs=(spot("uruk-hai !self"),)))
define("1_128", event(Seq(strength("uruk-hai", -1), keyword("it", "damage"))))
define(
    "1_129",
    to_play(cost=exert("uruk-hai")),
    static("cost", "companion", 2, (cond("at", word="sanctuary", no=True),)),
)
define("1_130", each(on("played", "#weather condition yours"), exert("@gandalf any(companion|ally)")))
define(
    "1_133", static("cost", "@isengard event yours", -1), action("skirmish", strength("uruk-hai", 2), discard("self"))
)
define(
    "1_134",
    to_play(cost=exert("@isengard minion")),
    each(on("move from"), exert("hobbit companion", count=ALL), needs=(cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define(
    "1_135",
    to_play(cost=exert("@isengard minion")),
    static("strength", "hobbit companion", -2, (cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define("1_136", event(discard("condition", ALL), exert("@isengard minion")))
define(
    "1_137",
    event(Either(exert("companion", count=2, by="fp"), do("put on"), by="fp"), exert("uruk-hai")),
)
define(
    "1_138",
    to_play(cost=exert("@isengard minion")),
    static("no skirmish actions", needs=(cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define(
    "1_139",
    event(
        Either(
            strength("uruk-hai", 2),
            When(
                spot("companion", 5),
                Seq(strength("uruk-hai", 4, "regroup"), keyword("it", "fierce", until="regroup")),
            ),
        )
    ),
)
define(
    "1_140",
    to_play(cost=exert("@isengard minion")),
    static("skip", word="archery", needs=(cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define("1_141", to_play(spot("any(=Saruman|uruk-hai)")), static("strength", "#archer any(companion|ally)", -1))
define("1_144", response(on("wins", "uruk-hai yours"), heal("that"), do("pay twilight", 1)))
define("1_145", action("skirmish", strength("self", per("uruk-hai !self")), do("pay twilight", 2)))
define("1_146", action("maneuver", keyword("self", "fierce", until="regroup"), needs=(spot("companion", 5),)))
define("1_148", static("strength", "self", per("uruk-hai !self")))
define("1_149", static("strength", "self", 3, (spot("#weather condition"),)))
define("1_150", each(on("wins", "self"), do("mill", 2, by="fp")))
define("1_151")
define("1_152", action("maneuver", heal("uruk-hai"), do("pay twilight", 2)))
define("1_153", action("skirmish", strength("self", 1), do("pay twilight", 1), limit=3))
define("1_154", when(on("played", "self"), do("mill", by="fp"), may=True))
define("1_156", action("maneuver", keyword("self", "fierce", until="regroup"), needs=(spot("companion", 6),)))
define("1_157", static("archery", amount=-1, needs=(spot("uruk-hai"),)))
define("1_158")
define(
    "1_159",
    to_play(spot("uruk-hai")),
    response(on("wins", "uruk-hai yours"), keyword("that", "fierce", until="regroup"), do("pay twilight", 3)),
)
define("1_160", each(on("wins", "bearer"), do("mill", by="fp")))
define(
    "1_161",
    response_event(
        on("about event", "event #stealth"),
        do("cancel action"),
        Either(exert("uruk-hai yours"), discard("uruk-hai yours")),
    ),
)
define(
    "1_162",
    to_play(cost=exert("uruk-hai")),
    each(on("loses", "any(companion|ally)", "uruk-hai"), opponent_hurts()),
)

# Moria

define("1_163", static("strength", "self", per("@moria orc !self")))
define("1_164", event(wound("elf"), needs=(spot("@moria #archer"),)))
define("1_165", to_play(spot("@moria orc")), static("own cost", amount=-3, needs=(at("underground"),)))
define("1_166", gains("bearer", "damage"))
define("1_167", event(strength("@moria orc", per("@moria orc !it", most=4))))
define("1_168", event(boost("@moria orc", 2, 4, "skirmishing(dwarf)")))
define("1_172", static("archery", amount=-6, needs=(spot("@moria orc !self"),)))


define(
    "1_173",
    each(on("played", "@moria weapon yours"), do("add twilight")),
    response(on("about wound", "@moria orc"), do("stop"), discard("self")),
)
define("1_174", gains("self", "damage", 2, (spot("self skirmishing"), spot("@moria orc skirmishing !self"))))
define(
    "1_175",
    to_play(spot("@moria minion")),
    each(on("played", "companion"), to("exhaust", "that"), needs=(cond("site from", 4),)),
)
define("1_176")
define("1_178", when(on("played", "self"), do("add twilight", 2), may=True))
define("1_179", when(on("played", "self"), play("@moria weapon", "discard"), may=True))
define("1_180", when(on("played", "self"), do("draw"), may=True))
define("1_181", when(on("played", "self"), to("beneath deck", "@moria orc", where="discard"), may=True))
define(
    "1_182",
    each(
        on("kill", "companion", "bearer"),
        When(cond("bound", word="that", text="hobbit"), do("burden", 2), do("burden")),
    ),
)
define(
    "1_183",
    response(on("wins", "@moria orc yours"), to("stack", "that")),
    action("shadow", play("orc stacked-here", "stacked")),
)
define(
    "1_184",
    static("strength", "self", 2, (at("underground"),)),
    static("archery", amount=-1, needs=(spot("@moria orc !self"),)),
)
define("1_185", when(on("played", "self"), discard("@dwarven any(ally|condition)"), may=True))
define("1_186", action("skirmish", strength("@moria orc", 2), do("pay twilight", 3)))
define("1_187", event(play("@moria orc minion", "discard")))
define(
    "1_188",
    each(on("move to"), do("add twilight", per("dwarf companion", 2)), needs=(at("4F", "5F"),)),
    action("skirmish", strength("@moria orc yours", 2), discard("self")),
)
define(
    "1_189",
    response_event(
        on("wound", "ringbearer"),
        Seq(do("mill", per("@moria minion")), do("burden", num("shadow cards", most=3))),
    ),
)
define("1_190", gains("bearer", "damage"), action("skirmish", strength("bearer", 2), exert("bearer")))
define("1_191", when(on("played", "self"), do("add twilight", 2), needs=(spot("elf"),)))
define("1_192", static("archery", amount=-1, needs=(spot("@moria #archer"),)))
define(
    "1_193",
    response(
        on("discard", "@moria weapon yours"),
        play("that", "discard", -1),
        needs=(cond("in discard", text="that"),),
    ),
)
define(
    "1_194",
    response_event(on("about event", "event #stealth"), do("cancel action"), needs=(spot("@moria minion", 3),)),
)
define("1_195", action("shadow", play("@moria possession", "discard"), do("pay twilight", 2)))
define(
    "1_196",
    action(
        "shadow",
        play("@moria orc minion", "discard"),
        from_hand(count=3),
        (cond("in discard", text="@moria orc minion"),),
    ),
)
define("1_197", event(do("draw", 2), exert("@moria orc yours")))
define(
    "1_198",
    to_play(cost=exert("@moria minion")),
    each(
        on("move to"),
        do("discard random", 2, by="fp"),
        needs=(at("4F", "5F", "6F"), spot("companion any(dwarf|elf)")),
    ),
)
define("1_199", static("cost", "=Cave_Troll_of_Moria", -2))
define("1_201", event(boost("@moria orc", 2, 4, "skirmishing(#archer)")))
define("1_202", to_play(cost=exert("@moria orc")), static("cost", "companion", 2, (cond("site from", 5),)))

# Ringwraith

define("1_203", response_event(on("about wound", "nazgul"), do("stop")))
define("1_204", event(boost_if("nazgul", 2, 5, WEARING)))
define(
    "1_205",
    event(
        When(
            spot("free any(possession|condition)"),
            discard("free any(possession|condition)"),
            discard("any(ally|companion) !ringbearer"),
        ),
        exert("nazgul"),
    ),
)
define(
    "1_206",
    each(on("start shadow"), do("draw"), needs=(cond("your phase"),)),
    each(on("end shadow"), Either(exert("nazgul"), discard("self")), needs=(cond("your phase"),)),
)
define(
    "1_207",
    static("no healing", "bearer"),
    action(
        "skirmish",
        to("transfer", "self", target="character skirmishing(nazgul)"),
        needs=(spot("character skirmishing(nazgul)"), cond("in support")),
    ),
)
define(
    "1_208",
    static("strength", "bearer", 2, (at("plains"),)),
    each(on("move to"), discard("self"), needs=(at("underground"),)),
)
define(
    "1_209",
    response(
        on("loses", "free character", "nazgul yours"),
        to("transfer", "self", target="that !bearing(=Blade_Tip)"),
        needs=(cond("in support"), spot("that")),
    ),
    each(
        on("start fellowship"),
        When(spot("bearer ringbearer"), do("burden"), wound("bearer")),
        needs=(spot("bearer"),),
    ),
)
define(
    "1_210",
    event(
        Either(
            When(cond("burdens", 3), Seq(strength("nazgul", 1), keyword("it", "damage"))),
            When(cond("burdens", 6), Seq(strength("nazgul", 3), keyword("it", "damage", 2))),
        ),
        needs=(cond("burdens", 3),),
    ),
)
define("1_211", each(on("kill", "companion", "nazgul"), do("burden")))
define("1_212", event(discard("ally"), exert("nazgul yours")))
define("1_214", response_event(on("wins", "nazgul"), opponent_hurts()))
define("1_215", event(to("reveal and take", "self", target="@wraith", amount=per("nazgul")), needs=(spot("nazgul"),)))
define("1_217", event(play("nazgul", discount=-2)))
define("1_218", gains("bearer", "damage", needs=(cond("burdens", 3),)))
define("1_219", each(on("played", "nazgul yours"), exert("hobbit companion !ringbearer"), may=True))
define("1_220", action("maneuver skirmish", heal("nazgul"), do("pay twilight", 3)))
define("1_221", gains("bearer", "damage"), response(on("wins", "bearer"), discard("free condition"), exert("bearer")))
define(
    "1_222",
    to_play(spot("nazgul")),
    action("shadow", to("replace site", "site here replaceable"), do("pay twilight", 3)),
)
define("1_223", event(wound("#archer companion", count=ALL), exert("nazgul")))
define(
    "1_224",
    response_event(
        on("end skirmish"),
        Seq(do("unassign all"), to("spot", "nazgul"), do("return to its master")),
        needs=(WEARING, spot("nazgul"), cond("ring text off", no=True)),
    ),
)
define(
    "1_225",
    gains("bearer", "damage"),
    action("skirmish", discard("possession on(character skirmishing(=Úlairë_Lemenya))"), exert("bearer")),
)
define("1_226", event(wound("ally", count=ALL), exert("nazgul")))
define("1_227", event(boost_if("nazgul", 2, 4, cond("burdens", 5))))
define("1_228", response_event(on("put on", "ringbearer"), do("burden", 2), exert("nazgul")))
define("1_229", action("skirmish", strength("self", 1), do("pay twilight", 1), limit=5))
define("1_230", action("skirmish", discard("weapon on(character skirmishing(self))"), exert("self")))
define(
    "1_231",
    action(
        "maneuver", wound("companion !ringbearer"), exert("self"), (cond("spot or burdens", 6, 5, text="companion"),)
    ),
)
define("1_232", static("strength", "any(companion|ally) bearing(@wraith condition)", -2))
define("1_233", action("shadow", to("replace site", "site replaceable"), exert("self"), (spot("site replaceable"),)))
define(
    "1_234",
    when(on("played", "self"), do("from discard", num("over", word=4)), may=True, needs=(spot("companion", 5),)),
)
define("1_235", action("shadow", keyword("@wraith minion", "fierce", until="regroup"), exert("self")))
define(
    "1_236",
    action(
        "assignment",
        to("assign", "companion unassigned !ringbearer", target="self unassigned"),
        needs=(cond("burdens", 4), spot("self unassigned")),
    ),
)
define("1_237", static("strength", "self", per("nazgul !self", 2)))
define("1_238", to_play(spot("nazgul")), action("archery", total("archery", -1), do("pay twilight", 1)))

# Sauron

define(
    "1_239",
    event(Repeat(num("over", word=4), exert("companion", by="fp")), needs=(spot("@sauron orc"), spot("companion", 5))),
)
define("1_240", response(on("wins", "self"), do("discard random", by="fp"), do("pay twilight", 2)))
define("1_241", event(discard("@elven condition"), needs=(spot("@sauron orc"),)))
define("1_243", event(do("corrupt"), needs=(cond("burdens and dead", 12), spot("@sauron orc"))))
define(
    "1_244",
    to_play(cost=exert("@sauron orc")),
    each(
        on("assigned", "", "bearer"),
        Either(to("discard", "card", 3, where="fp hand", by="fp", word="choice"), do("burden"), by="fp"),
    ),
)
define(
    "1_245",
    event(do("mill", 5, by="fp"), do("unburden"), needs=(spot("@sauron orc"),)),
)
define("1_246", event(strength("character skirmishing(@sauron orc)", num("burdens", times=-1))))
define("1_247", response_event(on("wins", "@sauron orc"), keyword("that", "fierce", until="regroup")))
define("1_248", event(do("add twilight", per("@sauron minion"))))
define(
    "1_249",
    static("strength", "@sauron orc skirmishing(@gondor character)", 2),
    each(on("loses", "@sauron orc yours"), discard("self")),
)
define("1_250", event(wound("companion !ringbearer"), exert("@sauron orc")))
define(
    "1_251",
    event(
        Repeat(num("over", word=5), wound("companion !ringbearer")),
        needs=(spot("@sauron orc"), spot("companion", 6)),
    ),
)
define(
    "1_253",
    to_play(cost=exert("@sauron orc")),
    static("cost", "companion", 2, (spot("companion", 5),)),
)
define("1_254", action("shadow", do("add twilight", per("#archer companion")), exert("bearer")))
define("1_255", event(wound("character skirmishing(it)"), exert("@sauron orc")))
define("1_256", static("strength", "self", per("companion")))
define("1_257", action("maneuver", exert("hobbit companion !ringbearer"), do("pay twilight", 3)))
define("1_258", when(on("played", "self"), to("into deck", "@wraith", 2, where="discard", up_to=True), may=True))
define("1_259", static("strength", "self", per("@sauron orc !self")))
define(
    "1_261",
    static("roaming", "@sauron minion yours", -1),
    response(on("about event", "event free phase-regroup"), do("cancel action"), exert("self")),
)
define(
    "1_262",
    static("roaming", "@sauron minion yours", -1),
    action(
        "assignment",
        to("assign", "hobbit companion unassigned", target="self unassigned", by="fp"),
        needs=(spot("hobbit companion", 2), spot("self unassigned")),
    ),
)
define(
    "1_263",
    each(on("loses", "any(companion|ally)", "@sauron orc"), strength("@sauron orc", 1, "regroup", ALL)),
)
define("1_264", static("minion archery", needs=(spot("@sauron orc"),)))
define("1_266", each(on("played", "weapon", "self"), do("add twilight", 2), needs=(cond("once a turn"),)))
define("1_267", action("skirmish", wound("character skirmishing(self)"), exert("self")))
define("1_268", when(on("played", "self"), do("discard random", by="fp"), may=True))
define("1_269", action("skirmish", strength("bearer", 1), do("pay twilight", 1), limit=3))
define(
    "1_270",
    static("roaming", "@sauron minion yours", -1),
    action("skirmish", wound("character skirmishing(self)"), exert("self")),
)
define("1_271", action("skirmish", wound("character skirmishing(self)"), exert("self")))
define("1_272", action("skirmish", wound("character skirmishing(self)"), exert("self")))
define(
    "1_273",
    response_event(on("kill", "companion", "@sauron orc"), When(WEARING, do("burden", 3), do("burden"))),
)
define(
    "1_275",
    response(on("about event", "event #stealth"), do("cancel action"), exert("@sauron #tracker")),
)
define("1_276", action("shadow", do("draw"), Seq(do("pay twilight", 2), exert("@sauron orc"))))
define("1_277", event(discard("free condition"), exert("@sauron orc")))
define("1_278", action("skirmish", strength("@sauron orc", 1), do("pay twilight", 3)))
define(
    "1_279",
    to_play(cost=exert("@sauron orc")),
    each(
        on("end turn"),
        do("burden"),
        needs=(cond("assigned this turn", text="bearer", no=True), cond("assigned this turn", text="companion")),
    ),
)
define("1_280", each(on("wins", "self"), do("discard random", 2, by="fp")))
define("1_281", to_play(cost=exert("@sauron #tracker")), each(on("move"), exert("companion", by="fp")))
define("1_282", to_play(cost=exert("@sauron orc")))
define("1_283", to_play(spot("@sauron orc")), static("no healing", "bearer", needs=(at("sanctuary"),)))

# Shire

define("1_284", action("fellowship", to("into deck", "@shire", where="discard"), exert("self")))
define(
    "1_285",
    action("fellowship", to("into deck", "#tale", per("pipe"), where="discard"), discard("#pipeweed possession")),
)
define("1_286", action("skirmish", flag("hobbit", "threshold"), exert("self")))
define("1_287", response_event(on("about heal", "ringbearer"), Seq(do("stop"), do("unburden"))))
define("1_288", action("fellowship", heal("any(=Merry|=Pippin)"), exert("self")))
define("1_289", each(on("start turn"), heal("hobbit ally"), may=True))
define("1_290", action("fellowship", heal("self"), exert("companion signet(frodo) !self")))
define("1_291", action("fellowship", heal("any(=Frodo|=Sam)"), exert("self")))
define("1_292", action("fellowship", do("remove twilight", per("pipe")), discard("#pipeweed possession")))
define("1_293", event(strength("it", 3), exert("hobbit")))
define("1_294", event(heal("hobbit companion", num("paid")), do("add any twilight")))
define("1_296", event(When(at("1F", "2F", "3F", "4F"), do("cancel hobbit skirmish"), strength("hobbit", 3))))
define(
    "1_297",
    each(on("start turn"), heal("self")),
    action("fellowship", heal("hobbit ally home(1F) !self"), exert("self")),
)
define("1_298", event(When(at("1F", "2F", "3F", "4F", "5F"), do("cancel hobbit skirmish"), strength("hobbit", 2))))
define("1_299")
define("1_300", when(on("played", "self"), to("discard", "card", 2, where="hand", up_to=True), may=True))
define(
    "1_301",
    action(
        "fellowship",
        to("reveal and take", "self", target="@shire", amount=3),
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
SUCCESSION = response(on("about bearer lost", "=Frodo"), to("become bearer", "self"), needs=(cond("ring unclaimed"),))
define("1_310", action("fellowship", play("=Bill_the_Pony", "deck")), SUCCESSION)
define("1_311", action("fellowship", do("unburden"), exert("self")), SUCCESSION)
define("1_312", event(do("unburden"), exert("hobbit companion")))
define(
    "1_313",
    action(
        "fellowship regroup",
        Seq(do("reveal hand", by="opponent"), do("sting", num("in opponent hand", "orc"))),
        exert("bearer"),
    ),
)
define("1_314", to_play(spot("=Bilbo")), static("strength", "bearer skirmishing(any(troll|uruk-hai))", 3))
define("1_315", event(heal("hobbit")))
define(
    "1_316",
    to_play(cost=exert("hobbit")),
    each(
        on("move"),
        When(spot("hobbit companion", 4), total("next shadow number", -2), total("next shadow number", -1)),
        needs=(spot("hobbit companion", 2),),
    ),
)
define(
    "1_317",
    action("maneuver", strength("hobbit companion", 2, "regroup", ALL), discard("self")),
)
define(
    "1_318",
    action("fellowship regroup", do("next site"), Seq(exert("hobbit", count=2), discard("self"))),
)

# Sites

define("1_319", action("fellowship", play("=The_Gaffer", "deck"), exert("hobbit")))
define("1_320", static("cost", "companion", 2))
define("1_321", action("fellowship", play("any(=Merry|=Pippin)", "deck"), exert("hobbit")))
define("1_322", action("fellowship", play("=Sam", "deck"), exert("hobbit")))
define("1_323", static("cost", "hobbit", -1))
define("1_324", action("fellowship", play("=Aragorn", "deck"), do("burden")))
define("1_325", action("fellowship", play("=Gandalf's_Cart", "deck"), needs=(spot("=Gandalf"),)))
define("1_326", action("fellowship", play("any(companion|ally)", discount=-1), exert("hobbit")))
define("1_327", static("move limit", amount=1, needs=(spot("#ranger"),)))
define("1_328", static("roaming", "nazgul", -2))
define("1_329", static("no play", "event #stealth"))
define("1_330", static("skip", word="assignment", needs=(cond("only", text="hobbit"),)))
define("1_331", action("skirmish", strength("it", 2), exert("any(companion|minion) yours")))
define("1_332", each(on("move to", "self"), exert("hobbit companion", count=ALL)))
define("1_333", each(on("played", "minion"), to("discard", "card", where="fp hand", by="fp")))
define("1_334", each(on("played", "any(possession|artifact) on(companion)"), do("draw")))
define("1_335", static("cost", "nazgul", -1))
define("1_336", gains("nazgul", "fierce"))
define("1_337", each(on("move from", "self"), do("remove twilight", 2)))
define("1_338", static("cost", "nazgul", -5, (cond("first this turn", text="nazgul"),)))
define("1_339", action("fellowship", do("draw"), play("hobbit")))
define("1_340", action("fellowship", do("draw"), play("man")))
define("1_341", action("fellowship", do("draw"), play("elf")))
define("1_342", static("move limit", amount=1, needs=(spot("#ranger"),)))
define(
    "1_343",
    action(
        "maneuver",
        heal("companion yours"),
        Either(discard("#tale yours"), to("discard", "#tale", where="hand")),
    ),
)
GIMLI_OR_TWO = Either(exert("=Gimli", by="fp"), exert("companion !=Gimli", count=2, by="fp"), by="fp")
FRODO_OR_TWO = Either(exert("=Frodo", by="fp"), exert("companion !=Frodo", count=2, by="fp"), by="fp")
define("1_344", each(on("move to", "self"), GIMLI_OR_TWO))
define("1_345", action("shadow", play("shadow-side weapon", "discard"), do("pay twilight", 1)))
define("1_346", each(on("move to", "self"), FRODO_OR_TWO))
define("1_347", gains("any(companion|minion) bearing(class(hand_weapon))", "damage"))
define("1_348", action("shadow", play("#weather", "deck"), needs=(spot("@isengard minion"), cond("once a turn"))))
define(
    "1_349",
    action("shadow", play("=The_Balrog", "deck", -6)),
    action("shadow", play("=The_Balrog", discount=-6), needs=(cond("in hand", text="=The_Balrog"),)),
)
define("1_350", static("cost", "@moria orc", -2, (cond("first this turn", text="@moria orc"),)))
define("1_351", action("fellowship", do("reveal hand", by="opponent"), exert("elf")))
define("1_352", static("strength", "ally home(6F)", 3))
define("1_353", each(on("move to", "self"), discard("ally", ALL)))
define("1_354", static("skip", word="archery"))
define("1_355", each(on("move to", "self"), exert("companion", count=ALL), needs=(cannot_spot("#ranger companion"),)))
define("1_356", static("minion archery", amount=num("over", times=2, word=4)))
define("1_357", static("minion archery", amount=per("#archer minion", most=4)))
define("1_358", action("fellowship", heal("@gondor companion"), to("discard", "@gondor", where="hand")))
define("1_359", action("shadow", total("stay", 1, "turn"), needs=(spot("orc minion", 5),)))
define("1_360", action("maneuver", keyword("it", "fierce", until="regroup"), exert("minion yours")))
define("1_361", static("cost", "@isengard minion", -1))
define("1_362", each(on("move to", "self"), do("shadow draws", num("burdens"))))
define(
    "1_363",
    action("shadow", Seq(Repeat(3, play("#tracker minion", "discard", up_to=True)), do("end shadow phase"))),
)
define("1_364", action("fellowship", play("companion signet(gandalf)", discount=-2), exert("self")))
define("1_365", each(on("start turn"), heal("companion signet(aragorn) !self"), may=True))
