"""The Fellowship of the Ring: Shadow cards."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Isengard

define(
    "1_120",
    to_play(cost=exert("uruk-hai")),
    action(
        "shadow",
        Seq(
            do("reveal random", num("paid"), by="fp", bind="revealed"),
            to("discard", "card", where="revealed", up_to=True),
        ),
        Seq(do("pay twilight", 3), do("spot burdens")),
    ),
)
define("1_121", event(strength("it", 3), exert("uruk-hai")))
define("1_122", response_event(on("played", "uruk-hai yours"), to("beneath deck", "copy", ALL, where="discard")))
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
    "1_129", to_play(cost=exert("uruk-hai")), static("cost", "companion", 2, (cond("at", word="sanctuary", no=True),))
)
define("1_130", each(on("played", "#weather condition yours"), exert("@gandalf any(companion|ally)")))
define("1_132", event(flag("possession", "no bonus", "regroup"), needs=(spot("uruk-hai"),)))
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
    static("strength", "hobbit present", -2, (cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define("1_136", event(discard("condition", ALL), exert("@isengard minion")))
define("1_137", event(Either(exert("companion", count=2, by="fp"), do("put on"), by="fp"), exert("uruk-hai")))
define(
    "1_138",
    to_play(cost=exert("@isengard minion")),
    static("no skirmish actions", needs=(cond("bearer here"),)),
    each(on("end turn"), discard("self")),
)
define(
    "1_139",
    event(
        When(
            spot("companion", 5),
            Either(
                strength("uruk-hai", 2),
                Seq(strength("uruk-hai", 4, "regroup"), keyword("it", "fierce", until="regroup")),
            ),
            strength("uruk-hai", 2),
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
define("1_142", to_play(spot("uruk-hai")), static("move limit", amount=-1, needs=(cond("exhausted or burdens", 5),)))
define("1_143", static("no bonus", "weapon on(character skirmishing(self))"))
define("1_144", response(on("wins", "uruk-hai yours"), heal("that"), do("pay twilight", 1)))
define("1_145", action("skirmish", strength("self", x()), Seq(do("pay twilight", 2), spot_any("uruk-hai !self"))))
define("1_146", action("maneuver", keyword("self", "fierce", until="regroup"), needs=(spot("companion", 5),)))
define("1_147", action("assignment", flag("companion", "kept away"), exert("self")))
define("1_148", static("strength", "self", per("uruk-hai !self")))
define("1_149", static("strength", "self", 3, (spot("#weather condition"),)))
define("1_150", each(on("wins", "self"), do("mill", 2, by="fp")))
define("1_151")
define("1_152", action("maneuver", heal("uruk-hai"), do("pay twilight", 2)))
define("1_153", action("skirmish", strength("self", 1), do("pay twilight", 1), limit=3))
define("1_154", when(on("played", "self"), do("mill", by="fp"), may=True))
define(
    "1_155",
    response(
        on("put on", "ringbearer"),
        Seq(spot_any("@isengard minion"), do("mill", x()), do("burden", num("shadow cards"))),
        exert("self"),
    ),
)
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
define("1_162", to_play(cost=exert("uruk-hai")), each(on("loses", "any(companion|ally)", "uruk-hai"), opponent_hurts()))

# Moria

define("1_163", static("strength", "self", per("@moria orc !self")))
define("1_164", event(wound("elf"), needs=(spot("@moria #archer"),)))
define("1_165", to_play(spot("@moria orc")), static("own cost", amount=-3, needs=(at("underground"),)))
define("1_166", gains("bearer", "damage"))
define("1_167", event(Seq(to("spot", "@moria orc"), spot_any("@moria orc !it"), strength("it", x(most=4)))))
define("1_168", event(boost("@moria orc", 2, 4, "skirmishing(dwarf)")))
define(
    "1_169", event(to("assign", "minion unassigned", target="ringbearer", by="fp"), needs=(spot("@moria minion", 5),))
)
define("1_170", event(from_top("reveal until", "@moria minion"), needs=(spot("hobbit !ringbearer"),)))
define(
    "1_171",
    event(
        Seq(
            to("spot", "@moria orc unassigned", bind="first"),
            to("assign", "companion exhausted unassigned !ringbearer", target="first"),
        )
    ),
)
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
    each(on("played", "companion"), to("come exhausted", "that"), needs=(cond("site from", 4),)),
)
define("1_176")
define("1_178", when(on("played", "self"), do("add twilight", 2), may=True))
define("1_179", when(on("played", "self"), play("weapon", "discard", onto="@moria orc yours"), may=True))
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
    response_event(on("wound", "ringbearer"), LOST_TO_THE_GOBLINS),
    response_event(on("exert", "ringbearer"), LOST_TO_THE_GOBLINS),
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
    "1_194", response_event(on("about event", "event #stealth"), do("cancel action"), needs=(spot("@moria minion", 3),))
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
define(
    "1_200",
    action(
        "shadow",
        Seq(
            do("reveal bottom", bind="revealed"),
            When(
                cond("bound", word="revealed", text="@moria orc"),
                take("card", "revealed"),
                discard("card", where="revealed"),
            ),
        ),
        do("pay twilight", 3),
    ),
)
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
    static("no unburden", needs=(spot("bearer ringbearer"),)),
    action(
        "skirmish",
        to("transfer", "self", target="character skirmishing(nazgul)"),
        needs=(spot("character skirmishing(nazgul)"), cond("in support")),
    ),
)
define("1_208", static("strength", "bearer", 2, (at("plains"),)), doomed("self", at("underground")))
define(
    "1_209",
    response(
        on("loses", "free character", "nazgul yours"),
        to("transfer", "self", target="that"),
        needs=(cond("in support"), spot("that !bearing(=Blade_Tip)")),
    ),
    each(
        on("start fellowship"), When(spot("bearer ringbearer"), do("burden"), wound("bearer")), needs=(spot("bearer"),)
    ),
)
define(
    "1_210",
    event(
        When(
            cond("burdens", 6),
            Either(
                Seq(strength("nazgul", 1), keyword("it", "damage")),
                Seq(strength("nazgul", 3), keyword("it", "damage", 2)),
            ),
            Seq(strength("nazgul", 1), keyword("it", "damage")),
        ),
        needs=(cond("burdens", 3),),
    ),
)
define("1_211", each(on("kill", "companion", "nazgul"), do("burden")))
define("1_212", event(discard("ally"), exert("nazgul yours")))
define("1_213", event(boost_if("nazgul", 2, 3, spot("ringbearer assigned"))))
define("1_214", response_event(on("wins", "nazgul"), opponent_hurts()))
define("1_215", event(from_top("reveal and take", "@wraith", x()), spot_any("nazgul")))
define(
    "1_216",
    static("second item"),
    action(
        "skirmish",
        to("transfer", "=Blade_Tip yours", where="support or discard", target="first !bearing(=Blade_Tip)"),
        Seq(to("spot", "companion skirmishing(bearer)", bind="first"), discard("self")),
    ),
)
define("1_217", event(play("nazgul", discount=-2)))
define("1_218", gains("bearer", "damage", needs=(cond("burdens", 3),)))
define("1_219", each(on("played", "nazgul yours"), exert("hobbit !ringbearer"), may=True))
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
define("1_227", event(if_spotted(cond("burdens", 5), strength("nazgul", 4), strength("nazgul", 2))))
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
    when(
        on("played", "self"),
        play_several("minion", "discard", num("over", word=4)),
        may=True,
        needs=(spot("companion", 5),),
    ),
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
define(
    "1_242",
    to_play(spot("@sauron orc")),
    action(
        "shadow",
        Seq(
            do("reveal top", 1, bind="revealed"),
            When(
                cond("bound", word="revealed", text="@sauron"),
                take("card", "revealed"),
                Seq(discard("card", where="revealed"), from_hand()),
            ),
        ),
        do("pay twilight", 3),
    ),
)
define("1_243", event(do("corrupt"), needs=(cond("burdens and dead", 12), spot("@sauron orc"))))
define(
    "1_244",
    to_play(cost=exert("@sauron orc")),
    each(
        on("assigned", "", "bearer"),
        Either(to("discard", "card", 3, where="fp hand", by="fp", word="choice"), do("burden"), by="fp"),
        needs=(cond("newly assigned"),),
    ),
)
define("1_245", event(do("mill", 5, by="fp"), do("unburden"), needs=(spot("@sauron orc"),)))
define("1_246", event(strength("character skirmishing(@sauron orc)", num("paid", times=-1)), do("spot burdens")))
define("1_247", response_event(on("wins", "@sauron orc"), keyword("that", "fierce", until="regroup")))
define("1_248", event(do("add twilight", x()), spot_any("@sauron minion")))
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
define("1_252", to_play(cost=exert("@sauron orc")), static("corrupted", needs=(cond("burdens", 5), cond("deck empty"))))
define("1_253", to_play(cost=exert("@sauron orc")), static("cost", "companion", 2, (spot("companion", 5),)))
define("1_254", action("shadow", do("add twilight", per("#archer companion")), exert("bearer")))
define("1_255", event(wound("character skirmishing(it)"), exert("@sauron orc")))
define("1_256", static("strength", "self", per("companion")))
define("1_257", action("maneuver", exert("hobbit !ringbearer"), do("pay twilight", 3)))
define("1_258", when(on("played", "self"), to("into deck", "@wraith", 2, where="discard", up_to=True), may=True))
define("1_259", static("strength", "self", per("@sauron orc !self")))
define("1_260", static("move limit", amount=-1, needs=(spot("companion", 7),)))
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
define("1_263", each(on("loses", "any(companion|ally)", "@sauron orc"), strength("@sauron orc", 1, "regroup", ALL)))
define("1_264", static("minion archery", needs=(spot("@sauron orc"),)))
define("1_265", response_event(on("kill", "companion", "@sauron orc"), do("mill", num("dead pile", times=3), by="fp")))
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
define("1_273", response_event(on("kill", "companion", "@sauron orc"), When(WEARING, do("burden", 3), do("burden"))))
define(
    "1_274",
    to_play(cost=exert("@sauron orc")),
    static("move limit", amount=-1, needs=(cond("in dead pile", 3, text="companion"),)),
)
define("1_275", response(on("about event", "event #stealth"), do("cancel action"), exert("@sauron #tracker")))
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
