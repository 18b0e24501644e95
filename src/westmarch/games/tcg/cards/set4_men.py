"""The Two Towers: Gondor, Rohan and the Shire."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.phrases import *

# Gondor

define("4_110", event(wound("minion roaming", count=ALL), exert("man #ring-bound", count=2)))
define("4_111", action("skirmish", strength("man #ring-bound", 1), to("discard", "@gondor", where="hand")))
define(
    "4_112",
    action(
        "skirmish",
        Unless(do("cancel skirmish"), do("pay twilight", 1), by="shadow"),
        exert("bearer"),
        (spot("bearer skirmishing"),),
    ),
)
define("4_113", event(do("cancel skirmish"), exert("man #ring-bound"), (spot("minion roaming skirmishing"),)))
define(
    "4_114",
    to_play(spot("man #ring-bound")),
    action("skirmish", to("exhaust", "man minion skirmishing(self)"), exert("self")),
)
define(
    "4_115",
    event(
        Seq(
            to("spot", "minion", bind="first"),
            When(cond("bound", word="first", text="uruk-hai"), wound("first", 2), wound("first")),
        ),
        exert("@gondor man"),
    ),
)
define(
    "4_116",
    static("cost", "@gondor man !self", -1, (cond("in phase", word="before"),)),
    static("strength", "self skirmishing(roaming)", 2),
)
define("4_117", static("no skirmish actions of shadow", needs=(spot("self skirmishing"),)))
define(
    "4_118",
    gains("bearer", "archer"),
    action("skirmish", wound("minion any(man|roaming) skirmishing(=Faramir)"), exert("bearer")),
)
define("4_119", static("strength", "minion roaming skirmishing(man #ring-bound)", -1))
define(
    "4_120",
    static("wound limit", "man #ring-bound", needs=(at("6T"),)),
    action("fellowship", heal("man #ring-bound"), Seq(do("add twilight", 2), discard("self"))),
)
define(
    "4_121",
    static("site number", "man minion skirmishing", 2, (at("5T"),)),
    action("regroup", do("liberate"), Seq(discard("self"), exert("man #ring-bound"))),
)
define("4_122", static("site number", "minion against(man #ring-bound)", 2))
define("4_123", event(heal("companion signet(aragorn)", 2), needs=(spot("=Aragorn"),)))
define(
    "4_124",
    action("skirmish", strength("@rohan companion", 2), exert("man @gondor companion unbound")),
    action("skirmish", strength("man @gondor companion unbound", 2), exert("@rohan companion")),
)
define(
    "4_125",
    static("strength", "minion roaming skirmishing(companion #ring-bound)", -2, (at("6T"),)),
    action("skirmish", wound("minion roaming"), discard("self"), (spot("@gondor man"),)),
)
define(
    "4_126",
    each(on("wins", "@gondor man"), do("token"), may=True),
    action("maneuver", Seq(Repeat(num("tokens", most=3), exert("minion")), discard("self"))),
)
define(
    "4_127",
    to_play(spot("man #ring-bound")),
    action("skirmish", to("exhaust", "minion roaming skirmishing(self)"), exert("self")),
)
define(
    "4_128",
    event(Seq(flag("minion", "site number", amount=2), to("promise", "it")), needs=(spot("man #ring-bound"),)),
    each(on("loses", "minion promised"), wound("minion"), may=True),
)
define("4_129", event(do("next site"), needs=(spot("#ranger"),)))
define(
    "4_130",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", "self skirmishing(roaming)", 2),
)
define("4_131", action("skirmish", wound("minion any(man|roaming) skirmishing(bearer)"), exert("bearer")))
define("4_132", static("strength", "bearer skirmishing(uruk-hai)", 2))
define(
    "4_133",
    gains("man #ring-bound", "defender", needs=(at("7T"),)),
    action("skirmish", wound("man opponents"), discard("self"), (spot("man #ring-bound"),)),
)
define("4_134", gains("bearer skirmishing(any(man|roaming))", "damage"))
define(
    "4_135",
    event(
        Seq(
            to("spot", "@gondor man"),
            When(
                cond("bound", text="skirmishing(roaming)"),
                Seq(strength("it", 3), keyword("it", "damage")),
                strength("it", 2),
            ),
        )
    ),
)

# Rohan

define("4_262", action("archery", total("archery", 1), exert("self"), (spot("#villager"),)))
define("4_263", to_play(spot("@rohan man")), when(on("played", "self"), heal("bearer"), may=True), HORSE)
define("4_264", response(on("about control"), do("stop"), Seq(exert("self"), exert("#villager"))))
define(
    "4_265",
    static("own cost", amount=-1, needs=(cond("in phase", word="before"),)),
    static("strength", "self skirmishing(wounded)", 2),
)
define(
    "4_266",
    static("own cost", amount=-1, needs=(spot("@rohan man"),)),
    each(on("start turn"), heal("@rohan ally"), may=True),
)
define(
    "4_267",
    static("own cost", amount=-1, needs=(spot("@rohan man"),)),
    static("strength", "self", num("wounds", "minion skirmishing(self)", times=2)),
)
define("4_268", gains("bearer =Éomer bearing(mount)", "damage", 2))
define("4_269", each(on("move to"), exert("minion", count=ALL), needs=(at("plains"),)))
define("4_270", response(on("about wound", "companion unbound"), do("stop"), Seq(do("add twilight"), exert("self"))))
define("4_271", response(on("about wound", "self exhausted"), do("stop"), from_hand(count=2), (IN_SKIRMISH,)))
define("4_272", gains("bearer", "damage", needs=(spot("#villager"),)))
define("4_273", event(if_spotted(spot("#villager"), strength("@rohan man", 3), strength("@rohan man", 2))))
define("4_274", gains("bearer =Éomer", "defender"), HORSE)
define("4_275", event(keyword("companion signet(theoden)", "defender", until="regroup"), exert("=Théoden")))
define(
    "4_276",
    each(on("wins", "@rohan man"), do("token"), may=True),
    action("regroup", Seq(discard("shadow-side condition", count=num("tokens")), discard("self"))),
)
define("4_277", HOME_LOST, action("fellowship", heal("@rohan man"), exert("self")))
define("4_278", static("threshold", "bearer"))
define("4_279", event(Either(do("liberate"), do("draw", 3)), needs=(spot("@rohan man bearing(mount)", 2),)))
define("4_280", gains("bearer", "damage"))
define("4_281", HOME_LOST, action("skirmish", strength("@rohan man", 2), exert("self")))
define("4_282", event(Seq(spot_any("@rohan man"), strength("companion unbound", x(most=3)))))
define("4_283", to_play(spot("@rohan man")), HORSE)
define("4_284", static("wound limit", "bearer"), static("no wounds", "bearer =Théoden !skirmishing"))
define("4_285", HOME_LOST, action("skirmish", strength("companion bearing(mount)", 2), exert("self")))
define("4_286", action("skirmish", exert("minion skirmishing(unbound)"), exert("self bearing(mount)")))
define("4_287", HORSE)
define("4_288", gains("bearer bearing(mount)", "damage"))
define(
    "4_289",
    event(
        play("@rohan any(character|possession)", "deck"),
        needs=(cond("spot either", word=("@rohan man", 2, "@rohan man #valiant", 1)),),
    ),
)
define(
    "4_290",
    action(
        "fellowship", heal("@rohan ally"), Seq(do("add twilight", 2), to("beneath deck", "#villager", where="hand"))
    ),
)
define("4_291", gains("bearer skirmishing(uruk-hai)", "damage"))
define("4_292", action("regroup", do("liberate"), exert("self"), (spot("@rohan ally"),)))
define("4_293", each(on("played", "minion roaming"), exert("that"), may=True, needs=(spot("#villager"),)))
define("4_294", action("fellowship", play("free class(hand_weapon)", "discard"), exert("@rohan man")))
define("4_295", HOME_LOST, action("fellowship", heal("companion bearing(mount)"), exert("self")))
define("4_296", each(on("start fellowship"), heal("#villager"), may=True))
define("4_297", event(Seq(strength("@rohan man", 2), When(cond("bound", text=MOUNTED), keyword("it", "damage", 2)))))

# Shire

define("4_298", action("fellowship", do("unburden"), discard("self")))
define(
    "4_299",
    each(on("move from"), Repeat(2, May(do("unburden"))), needs=(at("1T"),)),
    action("skirmish", wound("minion skirmishing(hobbit companion)"), discard("self")),
)
define(
    "4_300",
    action(
        "skirmish",
        Unless(do("cancel skirmish"), do("pay twilight", 1), by="shadow"),
        exert("bearer", 2),
        (spot("bearer skirmishing"),),
    ),
)
define("4_301", static("no forced discard", needs=(spot("companion unbound", 3),)))
define("4_302", action("fellowship", do("unburden"), play("companion #ring-bound")))
define(
    "4_303",
    action(
        "skirmish",
        to("cancel skirmish", "=Frodo skirmishing"),
        Seq(do("burden"), discard("self")),
        (at("1T", "2T", "3T", "4T"),),
    ),
    action(
        "skirmish",
        Seq(do("unburden"), heal("=Frodo")),
        discard("self"),
        (cond("at", word=("1T", "2T", "3T", "4T"), no=True),),
    ),
)
define("4_304", event(do("next site", 2), do("burden", 2)))
define(
    "4_305",
    each(on("wins", "hobbit"), do("token"), may=True),
    action("fellowship", Seq(do("unburden", num("tokens", most=3)), discard("self"))),
)
define("4_306")
define(
    "4_307",
    event(Seq(strength("it", 3), to("promise", "it")), exert("=Sam")),
    each(on("wins", "promised"), do("unburden"), may=True),
)
define("4_308", event(play("hobbit companion unbound", "discard")))
define("4_309", event(heal("companion #ring-bound", 2), do("burden")))
define("4_310", action("skirmish", Unless(discard("self"), do("pay twilight", 2), by="shadow"), exert("ringbearer")))
define(
    "4_311",
    action("skirmish", to("withdraw", "@sauron orc skirmishing(unbound)"), discard("self"), (spot("self !assigned"),)),
)
define("4_312", event(wound("minion skirmishing(signet(frodo))"), do("burden"), (spot("=Frodo"),)))
define(
    "4_313",
    action("skirmish", to("withdraw", "uruk-hai skirmishing(unbound)"), discard("self"), (spot("self !assigned"),)),
)
define("4_314", action("skirmish", Unless(discard("self"), do("pay twilight", 2), by="shadow"), do("burden")))
define("4_315", action("fellowship", play("=Sam's_Pack", "deck")), SUCCESSION)
define(
    "4_316",
    response(on("about burden", word="shadow"), do("stop all"), exert("self"), (spot("=Frodo"), cond("none yet"))),
    SUCCESSION,
)
define("4_317", each(on("start turn"), heal("companion #ring-bound"), do("add twilight", 2), may=True))
define("4_318", event(discard("condition on(hobbit)"), do("burden")))
define(
    "4_319",
    event(When(at("1T", "2T", "3T", "4T"), to("cancel skirmish", "hobbit skirmishing"), flag("hobbit", "threshold"))),
)
define("4_320", event(if_spotted(spot("=Gandalf"), heal("hobbit unbound", 2), heal("hobbit unbound"))))
define(
    "4_321",
    event(
        When(
            at("1T", "2T", "3T", "4T", "5T"), to("cancel skirmish", "hobbit skirmishing"), flag("hobbit", "wound limit")
        )
    ),
)
define("4_322", event(discard("hobbit unbound")))

# Gondor

define("4_364", each(on("move"), Seq(spot_any("hobbit unbound"), Repeat(x(), wound("minion"))), may=True))

# Rohan

define(
    "4_365",
    action(
        "fellowship",
        heal("companion bearing(it)"),
        play("@rohan possession", onto="@rohan companion"),
        (cond("once a turn"),),
    ),
)
