"""Unique dragons: what a card in play says of how many of them come in a turn."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg.rules.creatures import forbids_creature
from westmarch.games.meccg.rules.manifestations import forbids_manifestation, note_manifestation


@rule("meccg.game.card-text-wins")
def test_a_second_dragon_in_one_turn_is_refused_by_the_card() -> None:
    board = Board().hazards("smaug", "wargs")
    g = board.g
    g.here = board.company("rivendell", "aragorn-ii")
    g.limit = 5
    dragon, wolves = board.card("smaug"), board.card("wargs")

    def refusals() -> list[str | None]:
        return [forbids_creature(g, 1, card, "site") for card in (dragon, wolves)]

    unkeyed = "meccg.creature.key.any-one"
    note_manifestation(g, g.face(wolves))
    board.event("leucaruth-at-home")
    assert refusals() == [unkeyed, unkeyed]
    note_manifestation(g, g.face(dragon))
    assert refusals() == ["meccg.game.card-text-wins", unkeyed]
    g.put(board.card("leucaruth-at-home"), 0)
    assert forbids_manifestation(g, g.face(dragon)) is None
