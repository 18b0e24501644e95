"""Every record of the data files shows what its sort of card shows (p.4, p.25, p.27)."""

from __future__ import annotations

import pytest

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.terms import DISCARD, PLAY

ALL = f.CARDS
#: Cards whose text says where they are played or what they ask for.
BY_TEXT = ("thrain-ii", "army-of-the-dead", "returned-exiles")


def of(*kinds: int) -> list[f.Face]:
    return [face for face in ALL if face.kind in kinds]


@rule("meccg.cards.types", "meccg.cards.resources.subtypes", "meccg.cards.hazards.subtypes")
def test_every_card_has_one_sort_and_two_names() -> None:
    sides = {
        "site": (f.SITE,), "character": (f.CHARACTER, f.WIZARD), "resource": (f.ITEM, f.ALLY, f.FACTION, f.RESOURCE),
        "hazard": (f.HAZARD, f.CREATURE, f.AGENT),
    }  # fmt: skip
    for face in ALL:
        assert sum(face.kind in kinds for kinds in sides.values()) == 1 and all(face.names)
        assert not face.dual or face.kind in (f.HAZARD, f.RESOURCE)
    assert {face.id for face in ALL if face.dual} >= {"twilight", "tookish-blood"}


@rule("meccg.cards.character.fields", "meccg.cards.character.skills", "meccg.cards.character.body-meaning")
@pytest.mark.parametrize("face", of(f.CHARACTER, f.WIZARD), ids=lambda face: face.id)
def test_fields_of_characters(face: f.Face) -> None:
    assert face.race and face.body > 0 and face.prowess >= 0 and (face.homes or face.id in BY_TEXT)
    assert face.skills < 1 << len(f.SKILLS)
    if face.kind == f.WIZARD:
        assert face.mind == 0 and face.influence == 10
    else:
        assert 0 < face.mind <= 10 and face.unique


@rule("meccg.cards.creature.fields")
@pytest.mark.parametrize("face", of(f.CREATURE), ids=lambda face: face.id)
def test_fields_of_creatures(face: f.Face) -> None:
    assert face.race and face.prowess > 0 and face.body >= 0
    assert face.strikes > 0 or face.each or face.attacks > 0


@rule("meccg.cards.faction.fields", "meccg.cards.ally.fields", "meccg.cards.item.fields", "meccg.items.types.five")
def test_fields_of_resources() -> None:
    for face in of(f.FACTION):
        assert face.race and (face.id in BY_TEXT or (face.number_to_exceed > 0 and face.places))
    for face in of(f.ITEM):
        assert 0 <= face.item < 5 and face.corruption >= 0
    for face in of(f.ALLY):
        assert face.mind >= 0 and face.body >= 0


@rule("meccg.agent.card.fields")
def test_fields_of_agents() -> None:
    for face in of(f.AGENT):
        assert face.mind > 0 and face.body > 0 and face.homes and face.race and face.unique


@rule("meccg.deeps.card.fields", "meccg.deeps.adjacency-list", "meccg.deeps.not-in-region")
def test_fields_of_sites() -> None:
    for face in of(f.SITE):
        if face.deeps:
            assert face.region < 0 and face.adjacent and min(face.adjacent.values()) == 0
            assert all(name in f.NUMBER or name == "any-in-udun" for name in face.adjacent)
        else:
            assert face.region >= 0 and (face.haven or face.site == f.HAVEN)
            assert face.own_draws > 0 and face.other_draws > 0
    assert set(f.face("the-under-courts").adjacent) == {"barad-dur", "the-sulfur-deeps", "the-under-galleries"}


@rule("meccg.cards.character.body-meaning")
def test_left_of_the_slash_is_prowess() -> None:
    assert (f.face("boromir-ii").prowess, f.face("boromir-ii").body) == (6, 7)


@rule("meccg.cards.keywords")
def test_an_effect_on_environments_touches_nothing_else() -> None:
    board = Board().hand("twilight").event("doors-of-night").event("lure-of-power")
    board.company("rivendell", "gandalf")
    assert "environment" in f.face("doors-of-night").keywords and "environment" not in f.face("lure-of-power").keywords
    board.organization().do("play:twilight:0")
    while board.prompt() == "choose":
        assert not any("lure-of-power" in option for option in board.options())
        board.do(board.options()[0])
    assert board.zone("doors-of-night") == DISCARD and board.zone("lure-of-power") == PLAY
