"""The Two Towers: Dunland and the raiders."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Dunland

define(
    "4_3",
    event(
        keyword("@dunland man", "fierce", until="regroup"), needs=(cond("spot or control", 3, text="@dunland minion"),)
    ),
)
define("4_4", each(on("wins", "self"), keyword("self", "fierce", until="regroup"), may=True))
define("4_5", event(boost_if("@dunland man", 2, 4, cond("controls"))))
define("4_6", action("shadow", play("@dunland man", "discard"), do("pay twilight", 2), (cond("moves", 2),)))
define("4_7", event(boost_if("@dunland man", 2, 4, at("sanctuary"))))
define("4_8", event(Seq(spot_any("companion"), strength("@dunland man", x()))))
define("4_9", PLAYS_ANOTHER_WILD_MAN)
define(
    "4_11",
    each(on("wins", "self"), STACK_ON_SITE, may=True, needs=(spot("site controlled"),)),
    action("stacked", play("self", "stacked", -2), needs=(ON_OWN_SITE,)),
)
define("4_12", ENRAGED_BY_VICTORY)
define(
    "4_13",
    each(
        on("wins", "self"),
        if_spotted(spot("companion", 6), discard("free possession", 2), discard("free possession")),
        may=True,
    ),
)
define("4_14", each(on("wins", "self"), do("control"), may=True, needs=(spot("@dunland man !self"),)))
define("4_15", static("strength", "self skirmishing(@rohan man)", 2), ATTACKS_AN_ALLY)
define("4_16", ENRAGED_BY_VICTORY)
define("4_18", ATTACKS_AN_ALLY)
define(
    "4_19",
    when(on("played", "self"), do("draw"), may=True),
    response(on("about wound", "@dunland man"), do("stop"), Either(do("pay twilight", 2), discard("self"))),
)
define("4_20", action("shadow", do("draw", 3), exert("self"), (cond("controls"),)))
define("4_21", each(on("move"), do("control"), may=True, needs=(spot("@dunland man !self"),)))
define(
    "4_22",
    static("skip", word="archery", needs=(cond("controls", 2),)),
    gains("@dunland man yours", "fierce", needs=(cond("controls", 3),)),
    gains("@dunland man yours", "damage", needs=(cond("controls", 4),)),
)
define("4_23", PLAYS_ANOTHER_WILD_MAN)
define(
    "4_24",
    each(on("wins", "self"), STACK_ON_SITE, may=True, needs=(spot("site controlled"),)),
    action("stacked", play("self", "stacked", -2), needs=(ON_OWN_SITE,)),
)
define("4_25", each(on("wins", "self"), do("control"), may=True, needs=(spot("@dunland minion !self"),)))
define("4_26")
define(
    "4_27",
    each(
        on("wins", "@dunland man", "@rohan man"),
        Seq(strength("that", 2, "regroup"), keyword("that", "fierce", until="regroup")),
        may=True,
    ),
)
define(
    "4_28",
    action("shadow", do("token"), do("pay twilight", 3)),
    action(
        "skirmish",
        flag("possession on(character skirmishing(first))", "no bonus", count=ALL),
        Seq(to("spot", "@dunland man", bind="first"), do("untoken")),
    ),
)
define("4_29", static("shadow number", "site", 5, (cond("stacked", text="@dunland man stacked-on(site)"),)))
define("4_30", action("regroup", total("must move", 1, "turn"), discard("self"), (spot("@dunland man", 2),)))
define(
    "4_31",
    action(
        "assignment",
        Seq(
            to("spot", "@dunland man unassigned", bind="first"),
            to("assign", "companion unbound unassigned", target="first"),
        ),
        do("pay twilight", 2),
        (cond("controls"),),
    ),
)
define("4_32", response_event(on("wins", "@dunland man yours"), discard("free on(any(companion|ally) others)", ALL)))
define(
    "4_33",
    static("cannot be assigned", "self", needs=(cond("first sentence"),)),
    each(on("move"), Repeat(per("@dunland man"), exert("companion", by="fp"))),
    action("skirmish", strength("@dunland man", 2), exert("self")),
)
define(
    "4_34",
    each(on("loses", "any(companion|ally)", "@dunland man"), do("token"), may=True),
    action("maneuver", Seq(discard("free possession", num("tokens", most=3)), discard("self"))),
)
define("4_35", event(keyword("@dunland man yours", "fierce", until="regroup", count=ALL), needs=(cond("controls", 2),)))
define("4_36", each(on("wins", "bearer"), discard("free possession", 2), may=True))
define(
    "4_37",
    response_event(
        on("wins", "@dunland man"), Seq(keyword("that", "fierce", until="regroup"), strength("that", 4, "regroup"))
    ),
)
define("4_38", PLAYS_ANOTHER_WILD_MAN)
define("4_39", event(discard("free any(possession|condition)"), needs=(spot("@dunland man", 3),)))
define("4_40", response(on("wins", "@dunland man !self"), do("control"), exert("self")))

# Raider

define(
    "4_216",
    each(on("loses", "any(companion|ally)", "@raider man"), do("token"), may=True),
    action("archery", Seq(Repeat(num("tokens"), heal("@raider #archer")), discard("self"))),
)
define("4_217", to_play(spot("@raider man")), action("regroup", do("control"), exert("self", 2)))
define(
    "4_218",
    static("strength", "self", 5, (cond("burdens", 4),)),
    gains("self", "fierce", needs=(cond("burdens", 5),)),
    gains("self", "damage", needs=(cond("burdens", 6),)),
)
define("4_219", SHOOTS_TO_EXERT)
define("4_220", STRIKES_FIRST)
define("4_221", STRIKES_FIRST)
define("4_222", STRIKES_FIRST)
define(
    "4_223",
    event(
        if_spotted(cond("burdens", 3), discard("free condition", 2), discard("free condition")), exert("@raider man")
    ),
)
define(
    "4_224", static("strength", "self", 3, (cond("burdens", 2),)), gains("self", "fierce", needs=(cond("burdens", 2),))
)
define(
    "4_225",
    action("skirmish", strength("#easterling", 2), do("pay twilight", 2), (cond("burdens", 2),)),
    action("skirmish", strength("#easterling", 3), do("pay twilight", 2), (cond("burdens", 4),)),
    action("skirmish", strength("#easterling", 4), do("pay twilight", 2), (cond("burdens", 6),)),
)
define("4_226", each(on("assigned", "self", "companion unbound"), do("burden"), exert("self"), may=True))
define(
    "4_227", gains("self", "fierce", needs=(cond("burdens", 3),)), gains("self", "damage", needs=(cond("burdens", 3),))
)
define("4_228", each(on("assigned", "self", "companion unbound"), do("burden"), exert("self"), may=True))
define(
    "4_229",
    when(
        on("played", "self"), do("add twilight", num("burdens", most=4)), may=True, needs=(spot("#easterling !self"),)
    ),
)
define(
    "4_230", gains("self", "fierce", needs=(cond("burdens", 3),)), gains("self", "damage", needs=(cond("burdens", 3),))
)
define(
    "4_231",
    each(on("move from"), exert("companion #ring-bound", 2, ALL), needs=(at("2T"),)),
    action("maneuver", exert("companion #ring-bound"), Seq(exert("@raider man"), discard("self"))),
)
define("4_232", SHOOTS_TO_EXERT)
define(
    "4_233",
    event(Either(Seq(do("spot burdens"), strength("#southron", num("paid", most=5))), strength("@raider man", 2))),
)
define("4_234", event(do("add twilight", 3), exert("#southron")))
define("4_235", event(do("burden"), needs=(spot("@raider man skirmishing(#ring-bound)"),)))
define(
    "4_236",
    each(
        on("loses", "any(companion|ally)", "#southron"),
        wound("companion #ring-bound", by="fp"),
        do("pay twilight", 4),
        may=True,
    ),
)
define(
    "4_237",
    each(on("end fellowship"), do("add twilight", 8), may=True, needs=WILDERNESS),
    each(on("end regroup"), do("add twilight", 8), may=True, needs=WILDERNESS),
    action("skirmish", strength("@raider man", 2), discard("self")),
)
define("4_238", action("shadow", do("draw"), do("pay twilight", 2), (cond("controls"), spot("#southron", 3))))
define("4_239", event(if_spotted(cond("burdens", 4), strength("@raider man", 4), strength("@raider man", 3))))
define(
    "4_240",
    event(
        Unless(do("burden", num("over", word=4)), discard("companion !ringbearer", 2, by="fp"), by="fp"),
        exert("@raider man"),
    ),
)
define("4_241", event(if_spotted(spot("companion", 6), strength("@raider man", 5), strength("@raider man", 3))))
define(
    "4_242",
    action("shadow", do("token"), Seq(do("pay twilight", 3), exert("@raider man"))),
    action("maneuver", do("add twilight"), do("untoken")),
)
define("4_243", event(total("minion archery", num("burdens", most=5)), exert("@raider #archer")))
define("4_244", to_play(spot("@raider man")), action("regroup", do("control"), exert("self", 2)))
define("4_245", static("minion archery", amount=num("controlled"), needs=(spot("#southron !self"),)))
define(
    "4_246",
    each(
        on("loses", "any(companion|ally)", "#southron"),
        wound("companion #ring-bound", by="fp"),
        do("pay twilight", 1),
        may=True,
    ),
)
define("4_247", gains("bearer", "archer"), static("minion archery", needs=(spot("@raider man !bearer"),)))
define("4_248", SHOOTS_TO_EXERT)
define(
    "4_249",
    action(
        "assignment",
        Unless(to("assign", "self", target="ringbearer"), discard("companion unbound", by="fp"), by="fp"),
        needs=(spot("companion", 6), spot("self unassigned"), spot("ringbearer unassigned")),
    ),
)
define("4_250", action("regroup", do("control"), Seq(do("pay twilight", 5), exert("self"))))
define("4_251", action("maneuver", exert("companion", by="fp"), exert("self"), (spot("companion", 5),)))
define("4_253", action("maneuver", do("add twilight", num("controlled", times=2)), exert("self")))
define(
    "4_255",
    action("skirmish", wound("any(companion|ally) skirmishing(bearer)"), Seq(do("pay twilight", 4), exert("bearer"))),
)
define(
    "4_256",
    to_play(spot("#southron")),
    action(
        "assignment",
        Unless(to("assign", "self", target="ringbearer"), discard("companion !ringbearer"), by="fp"),
        needs=(spot("companion", 7), spot("self unassigned"), spot("ringbearer unassigned")),
    ),
)
define("4_257", action("maneuver", exert("companion", count=2, by="fp"), exert("self"), (spot("companion", 6),)))
define(
    "4_258",
    action(
        "assignment",
        Unless(to("assign", "self", target="ringbearer"), do("add twilight", 4), by="fp"),
        exert("self"),
        (spot("companion", 5), spot("self unassigned"), spot("ringbearer unassigned")),
    ),
)
define(
    "4_259",
    event(
        Seq(
            to("spot", "#easterling unassigned"), Unless(to("assign", "it", target="ringbearer"), do("burden"), by="fp")
        ),
        needs=(spot("#easterling unassigned"),),
    ),
)
define("4_260", event(wound("any(companion|ally) skirmishing(@raider man)")))
define(
    "4_261",
    static("costs a wound", "free event of-ranger", needs=(spot("@raider man"),)),
    action("skirmish", strength("@raider man", 2), discard("self")),
)
