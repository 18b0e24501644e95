"""Turns of phrase that several cards share, built from the words of the grammar."""

from __future__ import annotations

from westmarch.games.tcg.cards.grammar import *
from westmarch.games.tcg.cards.selectors import *

# Strength


def boost(who: Sel, low: int, high: int, test: Sel, until: str = "") -> Seq:
    """Strength for a character, more if it fits a test."""
    better = When(cond("bound", test), strength(it, high, until), strength(it, low, until))
    return Seq(to("spot", who), better)


def boost_if(who: Sel, low: int, high: int, condition: Cond, until: str = "") -> When:
    """Strength for a character, more if something is so."""
    return When(condition, strength(who, high, until), strength(who, low, until))


def if_spotted(condition: Cond, better: Act | Seq, plain: Act | Seq) -> When:
    """Something better ``if you spot``: whoever can, decides whether he does."""
    return When(condition, Either(better, plain), plain)


# Conditions

IN_SKIRMISH = cond("in phase", word="skirmish")
IN_ARCHERY = cond("in phase", word="archery")
WEARING = cond("wearing")
NOT_WEARING = cond("wearing", no=True)
NOT_UNDERGROUND = cond("at", word="underground", no=True)
NOT_IN_A_MARSH = cond("at", word="marsh", no=True)
MOUNTED = bearing(mount)
ON_OWN_SITE = cond("stacked", this & stacked_on(site & controlled))
#: Ithilien Wilderness: a move to one of the last sites with little twilight.
WILDERNESS = (cond("moved to", word=("7T", "8T", "9T")), cond("pool below", amount=7))

# Amounts

WOUNDS_HERE = num("wounds", character & skirmishing)

# Effects


def opponent_hurts() -> Either:
    """The Free Peoples player exerts the Ring-bearer or adds a burden."""
    return Either(exert(ring_bearer, by="fp"), do("burden"), by="fp")


def one_or_two_others(title: str) -> Either:
    """A companion or two others must exert."""
    return Either(exert(titled(title), by="fp"), exert(companion & ~titled(title), count=2, by="fp"), by="fp")


GIMLI_OR_TWO = one_or_two_others("Gimli")
FRODO_OR_TWO = one_or_two_others("Frodo")
THEODEN_OR_TWO = one_or_two_others("Théoden")
FP_WOUNDS = wound(companion, by="fp")
SHOW_TEN = do("show ten", by="opponent")
STACK_ON_SITE = Seq(to("spot", site & controlled, bind="first"), to("stack", this, target=first))
LOST_TO_THE_GOBLINS = Seq(spot_any(moria & minion), do("mill", x()), do("burden", num("shadow cards", most=3)))

# Abilities

SUCCESSION = response(about("bearer lost", titled("Frodo")), to("become bearer", this), needs=(cond("ring unclaimed"),))
HORSE = each(
    on("start skirmish"), exert(minion & skirmishing_with(bearer), count=ALL), needs=(spot(bearer & skirmishing),)
)
BEARS_NO_POSSESSIONS = static("no bearing", this, target=possession)
#: Villagers leave when their home is lost.
HOME_LOST = doomed(this, cond("home lost"))
#: The first sentence of Saruman's text, which his staff turns off.
SARUMAN_KEEPS_BACK = (
    static("no wounds", this, needs=(IN_ARCHERY, cond("first sentence"))),
    static("cannot be assigned", this, needs=(cond("first sentence"),)),
)
ENRAGED_BY_VICTORY = each(
    on("wins", this), Seq(strength(this, 2, "regroup"), keyword(this, "fierce", until="regroup")), may=True
)
PLAYS_ANOTHER_WILD_MAN = each(
    on("wins", this),
    Seq(
        play(dunland & man, discount=-2),
        keyword(it, "fierce", until="regroup"),
        keyword(it, "damage", until="regroup"),
    ),
    may=True,
)
ATTACKS_AN_ALLY = action(
    ASSIGNMENT,
    Seq(to("spot", ally, bind="first"), flag(first, "may fight"), to("assign", this, target=first)),
    needs=(spot(ally), spot(this & unassigned)),
)
STRIKES_FIRST = each(
    on("start skirmish"),
    wound((companion | ally) & skirmishing_with(this)),
    cost=do("pay twilight", 3),
    may=True,
    needs=(spot(this & skirmishing),),
)
SHOOTS_TO_EXERT = action(ARCHERY, Seq(exert(companion & ~ring_bearer), flag(this, "no archery")), cost=exert(this))
RIDES_FRESH = gains(this & ~exhausted, "fierce")
WARG_BITES = response(about("ability"), do("cancel action"), cost=exert(bearer), needs=(spot(bearer & skirmishing),))
MACHINE_IS_READIED = action(SHADOW, do("token"), cost=exert(uruk_hai))
ENT_IS_ROUSED = action(ASSIGNMENT, flag(this, "may fight"), cost=Either(exert(hobbit & unbound), from_hand(count=2)))
FORTIFIES = action(
    SKIRMISH,
    to("transfer", this, target=first),
    cost=Seq(
        Either(exert(gondor & man), to("spot", knight, 3)),
        to("spot", minion & skirmishing_with(gondor & man), bind="first"),
    ),
    needs=(cond("in support"),),
)
