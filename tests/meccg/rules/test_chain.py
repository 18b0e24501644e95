"""Chains of effects (p.14): who may declare what, and in which order it happens."""

from __future__ import annotations

from meccg.board import Board
from westmarch.cards.nodes import Ability, Act, walk
from westmarch.engine.testing import rule
from westmarch.games.meccg.facts import CARDS, CREATURE, FACES, HAZARD
from westmarch.games.meccg.invariants import broken
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.chain import AIM, BINDS, ChainOfEffects, packed, pending_check
from westmarch.games.meccg.terms import DISCARD, FOREVER, HAND, PLAY


def under_way(*names: str) -> Board:
    """A company that will go from Rivendell to Lorien."""
    board = Board()
    board.company("rivendell", *names)
    return board


def with_nazgul(board: Board, name: str) -> Board:
    """A Nazgul of the hazard player is in play as a permanent event."""
    board.event(name)
    board.g.lay("permanent", board.card(name), 1, FOREVER)
    return board


@rule("meccg.chain.actions")
def test_support_is_offered_where_a_card_of_the_chain_forces_a_check_of_somebody() -> None:
    board = Board().hand("wizards-fire", "dodge")
    board.company("rivendell", "gandalf", "eomer")
    fire, gandalf = board.card("wizards-fire"), board.card("gandalf")
    aimed: list[tuple[dict[str, tuple[int, ...]], int]] = [({}, -1), ({AIM: (fire,)}, -1), ({AIM: (gandalf,)}, gandalf)]
    for aims, whom in aimed:
        assert pending_check(board.g, [[0, fire, 0, *packed(aims)]]) == whom
    assert pending_check(board.g, [[0, board.card("dodge"), 0, *packed({AIM: (gandalf,)})]]) == -1


@rule("meccg.chain.actions", "meccg.chain.response-window")
def test_the_hazard_player_answers_by_tapping_a_card_in_play() -> None:
    board = with_nazgul(under_way("elrond", "eomer"), "adunaphel").hand("marvels-told").hazards("giant")
    board.event("rank-upon-rank").move(0, "lorien").passing("act").do("play:marvels-told:0", "choose:rank-upon-rank")
    assert board.prompt() == "respond" and board.to_act() == 1
    assert [option for option in board.options() if option.startswith("use:adunaphel")]
    board.do(*[option for option in board.options() if option.startswith("use:adunaphel")])
    # The answer happens first.
    assert board.tapped("eomer") and board.zone("adunaphel") == DISCARD and board.g.spent == 1


@rule("meccg.chain.backtrack", "meccg.chain.lifo")
def test_a_player_declares_two_actions_in_a_row() -> None:
    board = under_way("aragorn-ii", "merry").declaring_in_a_row().dice(2)
    board.hazards("weariness-of-the-heart", "call-of-home", "giant").move(0, "lorien").passing("hazard")
    board.do("play:weariness-of-the-heart:1", "choose:merry")
    assert board.prompt() == "respond" and board.to_act() == 0
    board.do("pass")
    assert board.prompt() == "go-on" and board.to_act() == 1
    board.do("play:call-of-home:0", "choose:merry").passing()
    # What was declared last happened first: Merry has gone home before he could be weary.
    assert board.zone("merry") != PLAY and not board.logged("check")


@rule("meccg.chain.backtrack")
def test_the_other_player_may_answer_before_the_second_action() -> None:
    board = under_way("bilbo", "aragorn-ii").declaring_in_a_row().hand("tookish-blood").dice(12)
    board.hazards("call-of-home", "weariness-of-the-heart").move(0, "lorien").passing("hazard")
    board.do("play:call-of-home:0", "choose:bilbo")
    assert board.prompt() == "respond" and board.to_act() == 0
    board.do("pass")
    assert board.prompt() == "go-on" and board.to_act() == 1
    assert "play:weariness-of-the-heart:0" in board.options() and "play:giant:0" not in board.options()


@rule("meccg.chain.negated")
def test_many_sorrows_cancel_a_short_event_of_the_same_chain() -> None:
    board = under_way("elrond", "eomer").hand("marvels-told").hazards("many-sorrows-befall", "giant")
    board.event("rank-upon-rank").move(0, "lorien").passing("act")
    assert "play:many-sorrows-befall:1" not in board.options()
    board.do("play:marvels-told:0")
    board.do("play:many-sorrows-befall:1").passing()
    assert board.zone("marvels-told") == DISCARD and board.zone("rank-upon-rank") == PLAY
    assert board.zone("many-sorrows-befall") == DISCARD and board.tapped("elrond")


@rule("meccg.game.no-empty-play", "meccg.cards.character.skill-required")
def test_why_a_card_that_needs_a_sage_and_a_target_is_refused() -> None:
    board = Board().hand("marvels-told")
    board.company("rivendell", "elrond")
    assert board.organization().refused("play:marvels-told:0") == "game.no-empty-play"
    board = Board().hand("marvels-told").event("rank-upon-rank")
    board.company("rivendell", "eomer")
    assert board.organization().refused("play:marvels-told:0") == "cards.character.skill-required"


def test_what_cannot_be_duplicated_is_not_declared_twice_in_a_chain() -> None:
    board = Board().event("doors-of-night").hazards("choking-shadows", "choking-shadows", "giant").declaring_in_a_row()
    board.company("rivendell", "aragorn-ii", "merry")
    board.move(0, "bag-end").passing("hazard").do("play:choking-shadows:1")
    assert not [option for option in board.options() if option.startswith("play:choking-shadows")]


@rule("meccg.chain.negated")
def test_a_hoard_is_not_laid_on_a_dragon_that_has_been_discarded_in_answer() -> None:
    board = under_way("aragorn-ii").event("daelomin-at-home").hand("legendary-hoard").hazards("giant")
    board.move(0, "ettenmoors").passing("act").do("play:legendary-hoard:0")
    assert board.prompt() == "respond" and board.to_act() == 1
    board.do(next(option for option in board.options() if option.startswith("use:daelomin-at-home")))
    assert board.zone("daelomin-at-home") == DISCARD and board.zone("legendary-hoard") == DISCARD


def aimed_actions() -> list[tuple[int, int]]:
    """What cards do, card by card, that names somebody or something when it is declared."""
    return [
        (face.number, way)
        for face in CARDS
        for way, ability in enumerate(DEFINED[face.number].abilities)
        if ability.kind in ("event", "action") and names_of(ability)
    ]


def names_of(ability: Ability) -> set[str]:
    cost = walk(ability.cost) if ability.cost is not None else []
    return {node.bind for node in cost if isinstance(node, Act)} & set(BINDS)


@rule("meccg.chain.negated")
def test_whatever_was_aimed_at_somebody_who_is_gone_leaves_the_table_in_order() -> None:
    assert len(aimed_actions()) > 250
    for number, way in aimed_actions():
        board = Board().deck("dodge", "glamdring").discards("merry", "glamdring").hazards("orc-guard")
        slot = board.company("rivendell", "aragorn-ii", "pippin")
        board.hand("gwaihir", "rangers-of-ithilien", "beautiful-gold-ring")
        seat = 1 if FACES[number].kind in (CREATURE, HAZARD) else 0
        card = board.g.add(number, seat, HAND)
        board.g.lay_on_table(card)
        gone: dict[str, tuple[int, ...]] = {
            name: (board.card("merry"),) for name in names_of(DEFINED[number].abilities[way])
        }
        chain = ChainOfEffects(seat, card, way)
        chain.declared = [[seat, card, way, *packed(gone)]]
        chain.pc = chain.STEPS.index("carry_out")
        board.g.here = slot
        board.run(chain)
        for _ in range(6):
            assert not broken(board.g), FACES[number].id
            if board.g.asks:
                board.do(board.options()[-1])
