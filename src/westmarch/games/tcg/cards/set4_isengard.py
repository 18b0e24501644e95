"""The Two Towers: Isengard."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Isengard

define(
    "4_136",
    gains("self", "fierce", needs=(at("battleground"),)),
    static("strength", "self", 4, (spot("site controlled #battleground"),)),
)
define(
    "4_137",
    action("shadow", do("token"), play("uruk-hai")),
    action("regroup", do("control"), Seq(do("untoken", 3), discard("uruk-hai"))),
)
define("4_138", static("minion archery", needs=(cond("controls"),)))
define(
    "4_139",
    to_play(cost=exert("any(=Saruman|@isengard man)")),
    each(on("loses", "any(companion|ally) !bearer"), exert("bearer")),
)
define("4_140", event(do("burden", num("dead pile")), exert("uruk-hai", count=2)))
define(
    "4_141",
    response_event(
        on("kill", "any(companion|ally)"),
        When(cond("bound", word="that", text="any(=Aragorn|=Gandalf|=Théoden)"), do("burden", 2), do("burden")),
        exert("@isengard minion"),
    ),
)
define("4_142", static("no wounds", "bearer", needs=(cond("in phase", word="skirmish", no=True),)))
define(
    "4_143",
    event(
        Seq(
            to("spot", "companion unbound unassigned", bind="first"),
            When(
                cond("bound", word="first", text="hobbit"),
                to("assign", "it", target="first"),
                Unless(to("assign", "it", target="first"), to("exert", "first", by="fp", bind="second"), by="fp"),
            ),
        ),
        exert("@isengard #tracker unassigned"),
    ),
)
define("4_144", action("shadow", discard("free condition"), play("uruk-hai"), (cond("controls"),)))
define("4_145", event(Seq(total("minion archery", 1), total("archery", -1)), exert("@isengard #archer")))
define("4_146", action("archery", total("allies instead", 1), needs=(spot("@isengard #archer", 2),)))
define(
    "4_147",
    to_play(spot("@isengard #archer", 2)),
    static("no archery actions of fp"),
    each(on("start regroup"), discard("self")),
)
define(
    "4_148",
    each(on("loses", "any(companion|ally)", "uruk-hai"), do("token")),
    action("shadow", do("control"), do("untoken", 2)),
)
define("4_149", event(total("minion archery", num("dead pile")), needs=(spot("@isengard #archer", 2),)))
define("4_150", action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")))
define("4_151", event(boost_if("uruk-hai", 2, 3, at("battleground"))))
define("4_152", event(flag("@isengard #tracker", "cannot be assigned")))
define("4_153", static("strength", "any(companion unbound|ally) bearing(shadow-side condition)", -1))
define(
    "4_154",
    action(
        "maneuver",
        to("return", "free on(first)", ALL),
        Seq(to("spot", "companion unbound bears-3(card)", bind="first"), exert("self")),
    ),
)
define(
    "4_155", response_event(on("about ability", "any(ally|companion unbound)"), do("cancel action"), exert("=Gríma"))
)
define("4_156", event(boost("@isengard #tracker", 2, 4, "skirmishing(bearing(#search))")))
define("4_157", to_play(cost=exert("any(=Saruman|@isengard man)")), static("no special abilities", "bearer"))
define("4_158", action("maneuver", keyword("uruk-hai !self", "fierce", until="regroup"), exert("self")))
define(
    "4_159",
    to_play(cost=exert("@isengard #tracker")),
    action(
        "assignment",
        Unless(to("assign", "it", target="bearer"), to("exert", "bearer", by="fp", bind="second"), by="fp"),
        Seq(do("pay twilight", 2), exert("@isengard #tracker unassigned")),
        (spot("bearer unassigned"),),
    ),
)
define("4_160", action("skirmish", flag("@isengard #tracker", "no wounds"), do("pay twilight", 2)))
define("4_161", event(strength("companion unbound", -2), needs=(spot("any(=Saruman|@isengard man)"),)))
define(
    "4_162",
    event(
        take("@isengard"),
        Seq(do("reveal hand"), to("discard", "free", ALL, where="hand")),
        (spot("any(=Saruman|@isengard man)"),),
    ),
)
define("4_163", event(exert("companion unbound", count=num("controlled")), exert("uruk-hai")))
define(
    "4_164",
    action(
        "assignment",
        Seq(
            to("spot", "companion unbound unassigned", bind="first"),
            Unless(to("assign", "self", target="first"), to("exert", "first", by="fp"), by="fp"),
        ),
        exert("self"),
        (spot("self unassigned"),),
    ),
)
define(
    "4_166",
    to_play(spot("@isengard minion")),
    action(
        "shadow",
        Seq(
            do("name deck"),
            do("reveal top", 1, by="named", bind="revealed"),
            May(to("beneath deck", "card", where="revealed")),
        ),
        do("pay twilight", 2),
        (spot("@isengard minion"),),
    ),
)
define(
    "4_167", static("no skirmish actions of fp", needs=(cond("stacked", text="uruk-hai stacked-on(bearing(self))"),))
)
define(
    "4_168",
    action("skirmish", do("cancel skirmish"), do("pay twilight", 2), (cond("controls"), spot("uruk-hai skirmishing"))),
)
define(
    "4_169",
    static("cost", "@isengard #archer", -1),
    action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")),
)
define(
    "4_170",
    each(
        on("assigned by fp", "minion", "ally"),
        play("@isengard minion", "discard", -2),
        may=True,
        needs=(cond("newly assigned"),),
    ),
)
define("4_171", to_play(spot("@isengard #tracker")), each(on("kill", "bearer-was"), do("show ten", by="opponent")))
define(
    "4_172",
    to_play(spot("any(=Saruman|@isengard man)")),
    each(on("assigned by fp", "minion", "bearer"), exert("ally", count=ALL), needs=(cond("newly assigned"),)),
)
define(
    "4_173",
    *SARUMAN_KEEPS_BACK,
    when(on("played", "self"), discard("condition"), may=True),
    action("shadow", play("=Saruman's_Staff", "discard"), exert("self")),
)
define(
    "4_174",
    gains("bearer", "fierce"),
    gains("bearer", "damage"),
    action("maneuver", flag("bearer", "first sentence off", "regroup")),
)
define("4_175", event(strength("uruk-hai !it", 3), exert("uruk-hai !assigned")))
define(
    "4_176",
    static("roaming", "@isengard #tracker yours", -2),
    static("strength", "self", 3, (spot("@isengard #tracker", 2),)),
    gains("self", "damage", needs=(spot("@isengard #tracker", 3),)),
)
define(
    "4_177",
    action("shadow", play("minion", discount=-3), Seq(exert("bearer =Uglúk"), to("discard", "minion", where="hand"))),
)
define("4_178", each(on("assigned by fp", "@isengard man", "any(companion|ally)"), exert("others")))
define(
    "4_179",
    to_play(spot("uruk-hai")),
    gains("self", "fierce", needs=(at("battleground"),)),
    static("strength", "self", 6, (spot("site controlled #battleground"),)),
    static("no wounds", "self", needs=(spot("site controlled #battleground", 2),)),
)
define(
    "4_180",
    action("regroup", STACK_ON_SITE, needs=(spot("site controlled"),)),
    action("stacked", play("self", "stacked", -1), needs=(ON_OWN_SITE,)),
)
define("4_181", static("strength", "self skirmishing", 2, (cond("fierce skirmish"),)))
define("4_182", when(on("played", "self"), to("token", "#machine"), may=True))
define("4_183", action("archery", Seq(wound("companion unbound", by="fp"), flag("self", "no archery")), exert("self")))
define("4_184", action("skirmish", strength("uruk-hai !self", 2), exert("self"), (at("battleground"),)))
define("4_185", gains("self", "fierce", needs=(cond("dead pile", 3),)))
define(
    "4_186",
    static("never discarded", "hobbit unbound"),
    response(on("kill", "hobbit unbound"), do("burden"), exert("self")),
)
define(
    "4_187",
    static("strength", "self skirmishing", 3, (cond("fierce skirmish"),)),
    gains("self skirmishing", "damage", needs=(cond("fierce skirmish"),)),
)
define(
    "4_188",
    static("never discarded", "hobbit unbound"),
    response(on("kill", "hobbit unbound"), to("exhaust", "companion"), exert("self", 2)),
)
define(
    "4_189",
    static("strength", "self skirmishing", 3, (cond("fierce skirmish"),)),
    gains("self skirmishing", "damage", needs=(cond("fierce skirmish"),)),
)
define(
    "4_190",
    static("never discarded", "hobbit unbound"),
    response(on("kill", "hobbit unbound"), wound("companion unbound", by="fp"), exert("self")),
)
define("4_191", action("skirmish", strength("uruk-hai !self", 1), exert("self"), (at("battleground"),)))
define("4_192", action("shadow", play("uruk-hai", discount=per("uruk-hai !self", -1)), exert("self")))
define("4_193", static("strength", "self skirmishing", 2, (cond("fierce skirmish"),)))
define(
    "4_194",
    static("strength", "self skirmishing(bearing(#search))", 2),
    gains("self skirmishing(bearing(#search))", "damage"),
)
define(
    "4_195",
    static("strength", "self skirmishing(bearing(#search))", 2),
    gains("self skirmishing(bearing(#search))", "damage"),
)
define("4_196", action("maneuver", discard("free mount"), exert("bearer")))
define(
    "4_197",
    static("strength", "self", 3, (cond("in dead pile", text="ally"),)),
    gains("self", "fierce", needs=(cond("in dead pile", text="ally"),)),
)
define("4_198", each(on("kill", "any(companion|ally)", "uruk-hai"), do("control"), may=True))
define(
    "4_199",
    action("regroup", STACK_ON_SITE, needs=(spot("site controlled"),)),
    action("stacked", play("self", "stacked", -1), needs=(ON_OWN_SITE,)),
)
define(
    "4_200",
    to_play(spot("uruk-hai")),
    gains("self", "fierce", needs=(at("battleground"),)),
    gains("self", "damage", needs=(at("battleground"),)),
)
define(
    "4_201",
    action("regroup", STACK_ON_SITE, needs=(spot("site controlled"),)),
    action("stacked", play("self", "stacked", -1), needs=(ON_OWN_SITE,)),
)
define("4_202", static("strength", "self", num("controlled", times=2)))
define("4_203", static("own cost", amount=num("controlled", times=-1)))
define("4_204", static("own cost", amount=num("controlled", times=-1)))
define("4_205", static("own cost", amount=num("controlled", times=-1)))
define("4_206", gains("self", "damage", needs=(cond("controls"),)))
define("4_208", event(strength("@isengard #tracker", per("card on(character skirmishing(it))", 2))))
define("4_209", event(to("exhaust", "companion unbound"), discard("@isengard #archer", 2)))
define("4_210", event(Seq(strength("uruk-hai", 2), When(cond("controls"), keyword("it", "damage")))))
define(
    "4_211",
    action("shadow", do("token"), play("@isengard #archer")),
    action("archery", Seq(total("minion archery", 2), discard("self")), do("untoken", 2)),
)
define(
    "4_212",
    bearer("any(companion|ally) !bearing(=Weary)"),
    each(on("assigned by fp", "@isengard #tracker", "bearer"), exert("bearer")),
)
define(
    "4_213",
    each(
        on("move"), take("@isengard #tracker"), from_hand(count=2), may=True, needs=(cond("in phase", word="regroup"),)
    ),
)
define("4_214", event(discard("possession on(any(ally|companion unbound))"), needs=(spot("=Gríma"),)))
define(
    "4_215",
    to_play(cost=exert("@isengard man")),
    when(on("played", "self"), exert("bearer")),
    static("no healing", "bearer"),
)
