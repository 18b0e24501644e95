"""What the games know of their selectors: changes that can make no difference are not tried."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Either, Sel
from westmarch.games.meccg.cards.mutation import POOL as CCG
from westmarch.games.tcg.cards.mutation import POOL as TCG


def who(pool: object, card: str, index: int = 0) -> Sel:
    """The cards that the effect of an ability is about."""
    assert isinstance(pool, type(TCG) | type(CCG))
    effect = pool.abilities()[card][index].effect
    assert isinstance(effect, Act) and effect.who is not None
    return effect.who


def test_whoever_skirmishes_a_companion_is_a_minion() -> None:
    """Power According to His Stature wounds a minion skirmishing the Ring-bearer."""
    sel = who(TCG, "1_308")
    assert [test.name for test in sel.tests] == ["type", "skirmishing"]
    assert not TCG.tells_apart(sel, 0, "verb", "wound")
    assert TCG.tells_apart(sel, 1, "verb", "wound")


def test_one_alone_stands_against_the_minions() -> None:
    """Orc Soldier wounds a character skirmishing him; Power According to His Stature may have to choose."""
    assert TCG.is_one(who(TCG, "1_271"))
    assert not TCG.is_one(who(TCG, "1_308"))


def test_only_characters_bear_items_and_have_skills() -> None:
    (bearer,) = [ability.bearer for ability in CCG.abilities()["elven-cloak"] if ability.bearer is not None]
    assert [test.name for test in bearer.tests] == ["character", "free-of"]
    assert not CCG.tells_apart(bearer, 0, "", "")
    assert CCG.tells_apart(bearer, 1, "", "")
    cost = CCG.abilities()["block"][0].cost
    assert isinstance(cost, Act) and cost.who is not None
    assert not CCG.tells_apart(cost.who, 0, "verb", "use-skill")
    assert CCG.tells_apart(cost.who, 1, "verb", "use-skill")


def test_a_nazgul_in_a_pile_is_a_creature() -> None:
    """In Great Wrath asks for a Nazgûl creature; The Cock Crows for a permanent event among the hazards in play."""
    sel = who(CCG, "in-great-wrath")
    assert [test.name for test in sel.tests] == ["race", "creature", "can-attack"]
    assert [CCG.tells_apart(sel, place, "verb", "attack-with") for place in range(3)] == [True, False, True]
    sel = who(CCG, "the-cock-crows", 1)
    assert [test.name for test in sel.tests] == ["event", "permanent"]
    assert [CCG.tells_apart(sel, place, "verb", "discard") for place in range(2)] == [False, True]


def test_only_one_can_be_struck() -> None:
    """Flies and Spiders takes whoever faces the strike; Abductor could choose among those that are meant."""
    assert CCG.is_one(who(CCG, "flies-and-spiders"))
    assert not CCG.is_one(who(CCG, "an-article-missing", 2))


def test_what_has_no_use_for_its_number() -> None:
    """A card is discarded once; whoever is influenced is one, and a mark is only looked for."""
    assert not TCG.counts(Act("discard")) and TCG.counts(Act("wound"))
    assert not TCG.counts(Cond("stacked")) and TCG.counts(Cond("spot"))
    assert not CCG.counts(Cond("influences")) and CCG.counts(Cond("spot"))
    assert not CCG.asks(Cond("even-tapped")) and CCG.asks(Cond("here"))


def test_what_is_played_as_an_event_is_one() -> None:
    """Orc Scout cancels an event that rangers play; Athelas ends a Shadow condition on a companion, who bears no other
    Shadow card."""
    on = TCG.abilities()["2_89"][1].on
    assert on is not None and on.who is not None and on.who.tests[0].name == "type"
    assert not TCG.tells_apart(on.who, 0, "event", "event")
    athelas = TCG.abilities()["1_94"][0].effect
    assert isinstance(athelas, Either)
    shadow = athelas.nodes[1]
    assert isinstance(shadow, Act) and shadow.who is not None
    assert [TCG.tells_apart(shadow.who, place, "verb", "discard") for place in range(3)] == [True, False, True]
