"""What hazard events do that change keying for whole classes, sites and what counts as in play."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import facing, fought, through, under_way
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.attack import AttackOn
from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks, printed_attack
from westmarch.games.meccg.rules.company_movement import hazard_limit
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.rules.piles import Draw
from westmarch.games.meccg.rules.untap import heals
from westmarch.games.meccg.terms import DISCARD, OUT, PLAY, POINTS
from westmarch.games.meccg.values import corruption, site_type


def keyed(event: str, creature: str, path: str = "wilderness", site: str = "bree", start: str = "rivendell",
          doors: bool = False) -> set[str]:  # fmt: skip
    """The ways in which a creature can be keyed only because an event is in play."""
    ways = []
    for events in ((), (event,)):
        board = under_way(creature, path=path, site=site, start=start, doors=doors, events=events)
        ways.append(set(keys(board.g, f.face(creature), 0)))
    return ways[1] - ways[0]


@covers("a-pack-at-the-door")
def test_a_pack_at_the_door() -> None:
    assert keyed("a-pack-at-the-door", "giant-spiders", "border-land") == {"land-border-land", "type-border-hold"}
    assert keyed("a-pack-at-the-door", "wolves", "free-domain", "weathertop") == {"type-ruins-and-lairs"}
    assert keyed("a-pack-at-the-door", "orc-patrol", "border-land") == set()
    assert keyed("a-pack-at-the-door", "shelob", "border-land") == set()
    assert "play:a-pack-at-the-door:0" not in under_way("a-pack-at-the-door").options()
    assert "play:a-pack-at-the-door:0" in under_way("a-pack-at-the-door", doors=True).options()


@pytest.mark.parametrize(
    ("event", "creature", "start", "site", "ways"),
    [
        ("angmar-arises", "orc-guard", "rivendell", "carn-dum", {"region-rhudaur", "region-angmar"}),
        ("angmar-arises", "wolves", "rivendell", "carn-dum", set()),
        ("in-darkness-bind-them", "orc-guard", "minas-tirith", "minas-morgul", {"region-imlad-morgul"}),
        ("reaching-shadow", "orc-guard", "lorien", "dol-guldur", {"region-southern-mirkwood"}),
    ],
)
@covers("angmar-arises", "in-darkness-bind-them", "reaching-shadow")
def test_realms(event: str, creature: str, start: str, site: str, ways: set[str]) -> None:
    assert keyed(event, creature, "free-domain", site, start) == ways


def test_a_realm_ends_with_a_defeat_there() -> None:
    for key, ends in (("region-angmar", True), ("land-shadow-land", False), ("region-rohan", False)):
        board = facing("orc-guard", key=key, dice=(12,) * 12, names=("aragorn-ii", "gimli", "boromir-ii"))
        board.event("angmar-arises")
        through(board)
        assert board.zone("orc-guard") == POINTS and (board.zone("angmar-arises") == DISCARD) == ends


@covers("sleepless-malice")
def test_sleepless_malice() -> None:
    board = under_way("ghouls", "ghosts", path="wilderness wilderness shadow-land", events=("sleepless-malice",))
    board.do(next(code for code in board.options() if code.startswith("creature:ghouls")))
    assert board.g.spent == 0
    through(board.dice(*[12] * 12), "hazard")
    board.do(next(code for code in board.options() if code.startswith("creature:ghosts")))
    assert board.g.spent == 1
    assert keyed("sleepless-malice", "corpse-candle", "free-domain", "weathertop") == set()
    opened = keyed("sleepless-malice", "ghosts", "free-domain", "weathertop", doors=True)
    assert opened == {"type-ruins-and-lairs"}


@covers("host-of-bats")
def test_host_of_bats() -> None:
    board = under_way("orc-patrol", "orc-raiders", path="wilderness wilderness", events=("host-of-bats",))
    board.do(next(code for code in board.options() if code.startswith("creature:orc-patrol")))
    assert board.g.spent == 0
    for race, roll, lost in (("orcs", 10, False), ("orcs", 11, True), ("wolves", 12, False)):
        board = Board().event("host-of-bats").hand("concealment").dice(2, 2, roll)
        board.attack(board.company("rivendell", "aragorn-ii"), race=race, prowess=20)
        through(board)
        assert (board.zone("aragorn-ii") == OUT) == lost, (race, roll)
    for shadow, lost in ((False, False), (True, True)):
        board = Board().event("host-of-bats").hand("concealment").dice(2, 2, 12)
        if shadow:
            board.event("shadow-of-mordor")
        board.attack(board.company("rivendell", "aragorn-ii"), race="wolves", prowess=20, key="type-shadow-hold")
        through(board)
        assert (board.zone("aragorn-ii") == OUT) == lost


@covers("drums")
def test_drums() -> None:
    for site, doors, more in (("moria", False, 1), ("moria", True, 2), ("barrow-downs", True, 0)):
        found = []
        for drums in (False, True):
            board = Board().hand("concealment")
            if drums:
                board.event("drums")
            if doors:
                board.event("doors-of-night")
            slot = board.company(site, "aragorn-ii", "eomer")
            board.automatic(slot)
            found.append(fought(board))
        assert found[1] == (found[0][0] + more, found[0][1] + more)
    for site, more in (("the-under-gates", 1), ("bree", 0)):
        board = Board().hand("concealment")
        slot = board.company(site, "aragorn-ii")
        before = hazard_limit(board.g, slot)
        board.event("drums").attack(slot, race="wolves", prowess=8)
        assert fought(board)[1] == 8 + more and hazard_limit(board.g, slot) == max(2, before - 1 + more, before)


@covers("balrog-of-moria")
def test_balrog_of_moria() -> None:
    board = Board().event("balrog-of-moria").hand("concealment").dice(12, 12)
    slot = board.company("moria", "aragorn-ii")
    attacks = automatic_attacks(board.g, slot)
    attack = printed_attack(board.g, slot, attacks[-1])
    assert isinstance(attack, AttackOn) and (attack.strikes, attack.prowess, attack.body) == (1, 18, 0)
    attack.prowess = 5
    board.g.here = slot
    through(board.run(attack))
    assert board.zone("balrog-of-moria") == POINTS and board.g.holder[board.card("balrog-of-moria")] == 0
    for where, healed in (("lorien", True), ("rivendell", False), ("", True)):
        board = Board().event("balrog-of-moria")
        board.company("lorien", "aragorn-ii/wounded")
        if where:
            board.company(where, "galadriel", seat=1)
        assert heals(board.g, board.card("aragorn-ii")) == healed
        assert (site_type(board.g, board.site("lorien")) == f.HAVEN) == healed
    board = Board().event("balrog-of-moria").hand("concealment")
    board.automatic(board.company("moria", "aragorn-ii"))
    assert fought(board)[1] == f.face("moria").automatic[0].prowess + 2


@covers("the-will-of-sauron")
def test_the_will_of_sauron() -> None:
    for will in (False, True):
        board = Board().event("doors-of-night").event("clouds")
        if will:
            board.event("the-will-of-sauron")
        board.company("rivendell", "aragorn-ii")
        board.long_events().passing()
        assert (board.zone("clouds") == PLAY) == will
    board.g.put(board.card("doors-of-night"), DISCARD)
    assert board.zone("the-will-of-sauron") == DISCARD and board.zone("clouds") == DISCARD
    board = Board().event("doors-of-night").event("clouds").event("the-will-of-sauron").deck("dodge")
    board.company("rivendell", "aragorn-ii")
    board.run(Draw(0, 1)).passing()
    assert board.zone("the-will-of-sauron") == DISCARD and board.zone("clouds") == DISCARD
    assert "play:the-will-of-sauron:0" not in under_way("the-will-of-sauron").options()


@covers("peril-returned")
def test_peril_returned() -> None:
    board = Board().event("peril-returned")
    assert board.g.in_play_named("doors-of-night")
    board.event("gates-of-morning", seat=0)
    assert not board.g.in_play_named("gates-of-morning") and not board.g.in_play_named("doors-of-night")
    board.g.put(board.card("peril-returned"), DISCARD)
    assert board.g.in_play_named("gates-of-morning")
    assert "play:snowstorm:0" in under_way("snowstorm", events=("peril-returned",)).options()


@covers("the-balance-of-things", "bane-of-the-ithil-stone")
def test_corruption_grows() -> None:
    board = Board()
    board.company("rivendell", "frodo")
    board.give("frodo", "the-one-ring", "glamdring")
    before = corruption(board.g, board.card("frodo"))
    board.event("the-balance-of-things")
    assert corruption(board.g, board.card("frodo")) == before + f.face("glamdring").corruption
    board = Board()
    board.company("rivendell", "frodo")
    board.give("frodo", "palantir-of-orthanc", "glamdring").event("bane-of-the-ithil-stone")
    expected = 2 * f.face("palantir-of-orthanc").corruption + f.face("glamdring").corruption
    assert corruption(board.g, board.card("frodo")) == expected
    for bane in (False, True):
        board = under_way("mouth-of-sauron", events=("bane-of-the-ithil-stone",) if bane else ())
        board.discards("orc-patrol", seat=1)
        board.do("guard:greed")
        while board.prompt() == "act":
            board.do("pass")
        assert ("play:mouth-of-sauron:0" in board.options()) != bane
    board = Board().event("bane-of-the-ithil-stone").deck("dodge")
    board.company("rivendell", "aragorn-ii")
    board.run(Draw(0, 1)).passing()
    assert board.zone("bane-of-the-ithil-stone") == DISCARD
    assert (
        "play:bane-of-the-ithil-stone:0"
        not in under_way("bane-of-the-ithil-stone", events=("bane-of-the-ithil-stone",)).options()
    )
