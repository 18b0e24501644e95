"""What hazard events on strikes and attacks do, what they leave behind, and the last creatures and dragons."""

from __future__ import annotations

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import facing, fought, permanent, take, through, under_way, until
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agents import forbids_agent_move
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, BY_AGENT, STRIKES_ONLY, attack_of, strike_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.terms import DISCARD, HAND, OUT, PLAY, POINTS, WOUNDED
from westmarch.games.meccg.values import body, corruption, influence


@pytest.mark.parametrize(("prowess", "less"), [(9, 0), (13, 1), (18, 2)])
@covers("like-the-crash-of-battering-rams")
def test_like_the_crash_of_battering_rams(prowess: int, less: int) -> None:
    # Aragorn fights with 6 and rolls 2.
    board = Board().hazards("like-the-crash-of-battering-rams", "greed").hand("concealment").dice(2, 2)
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 3
    whole = body(board.g, board.card("aragorn-ii"))
    board.attack(slot, race="orcs", prowess=prowess)
    code = "play:like-the-crash-of-battering-rams:0"
    through(until(board, code).do(code))
    assert board.wounded("aragorn-ii") and body(board.g, board.card("aragorn-ii")) == whole - less


@covers("pierced-by-many-wounds")
def test_pierced_by_many_wounds() -> None:
    for played, less in ((False, 2), (True, 5)):
        board = Board().hazards("pierced-by-many-wounds", "greed").hand("concealment")
        slot = board.company("rivendell", "aragorn-ii")
        board.g.limit = 1
        board.attack(slot, race="orcs", strikes=3, prowess=9)
        if played:
            board.do("play:pierced-by-many-wounds:0")
            unanswered(board)
            assert board.g.spent == 0
        until(board, "surplus:2").do("surplus:2")
        strike = strike_of(board.g)
        assert strike is not None and strike.prowess(board.g) == 6 - less
    board = Board().hazards("pierced-by-many-wounds", "greed").hand("concealment")
    slot = board.company("rivendell", "aragorn-ii", "eomer")
    board.g.limit = 1
    assert "play:pierced-by-many-wounds:0" not in board.attack(slot, strikes=2).options()


@covers("tribal-totem")
def test_tribal_totem() -> None:
    board = Board().hazards("tribal-totem", "tribal-totem", "greed").hand("concealment").dice(2, 8)
    slot = board.company("rivendell", "aragorn-ii")
    board.g.limit = 1
    board.attack(slot, race="orcs", prowess=14, body=5).do("play:tribal-totem:0")
    unanswered(board)
    assert fought(board)[1] == 11 and board.g.spent == 0 and "play:tribal-totem:0" not in board.options()
    through(board)
    assert board.zone("aragorn-ii") == OUT  # a body check of 8 + 2 is more than 9
    board = Board().hazards("tribal-totem", "greed")
    board.g.limit = 1
    assert "play:tribal-totem:0" not in board.attack(board.company("rivendell", "aragorn-ii"), race="men").options()


@covers("wound-of-long-burden")
def test_wound_of_long_burden() -> None:
    for dice, stays in (((2, 2), True), ((12, 2), False)):
        board = Board().hazards("wound-of-long-burden", "greed").hand("concealment").dice(*dice)
        slot = board.company("rivendell", "aragorn-ii")
        board.g.limit = 3
        whole = body(board.g, board.card("aragorn-ii"))
        board.attack(slot, race="orcs", prowess=12)
        through(until(board, "play:wound-of-long-burden:0").do("play:wound-of-long-burden:0"))
        assert (board.bearer("wound-of-long-burden") == "aragorn-ii") == stays
        assert (board.zone("wound-of-long-burden") == DISCARD) != stays
        if stays:
            assert (
                body(board.g, board.card("aragorn-ii")) == whole - 1
                and corruption(board.g, board.card("aragorn-ii")) == 1
            )
    board = Board().hazards("wound-of-long-burden", "greed").hand("concealment")
    board.g.limit = 3
    board.attack(board.company("rivendell", "aragorn-ii"), prowess=11)
    with pytest.raises(AssertionError):
        until(board, "play:wound-of-long-burden:0")
    for site, offered in (("rivendell", True), ("bree", False)):
        board = Board()
        board.company(site, "aragorn-ii")
        board.give("aragorn-ii", "wound-of-long-burden").organization()
        assert ("cleanse:wound-of-long-burden" in board.options()) == offered


@covers("bring-our-curses-home")
def test_bring_our_curses_home() -> None:
    for body_roll, haunted in ((12, True), (2, False)):
        board = facing(
            "wolves", "bring-our-curses-home", names=("aragorn-ii", "frodo"), dice=(12, 2, body_roll, 12, 12)
        )
        board.do("play:bring-our-curses-home:0", "choose:aragorn-ii")
        unanswered(board)
        while board.g.asks:
            if "face:frodo" in board.options() and not board.logged("strike"):
                board.do("face:aragorn-ii")
                continue
            take(board)
        lost = board.zone("frodo") == OUT or board.zone("aragorn-ii") == OUT
        if board.zone("bring-our-curses-home") == PLAY:
            assert lost and board.bearer("wolves") == "bring-our-curses-home"
        else:
            assert board.zone("wolves") in (DISCARD, POINTS)
        assert lost == haunted
    board = Board().hazards("greed").deck("dodge").dice(12, 12)
    board.company("rivendell", "aragorn-ii", "frodo")
    board.give("aragorn-ii", "bring-our-curses-home")
    wolves = board.g.add(f.NUMBER["wolves"], 1, HAND)
    board.g.attach(wolves, board.card("bring-our-curses-home"))
    board.g.lay("haunted", wolves, board.card("bring-our-curses-home"), 5)
    board.hand("concealment").move(0, "lorien")
    while attack_of(board.g) is None:
        take(board)
    assert board.g.spent == 0
    through(board.dice(12, 12, 12), "hazard")
    assert board.zone("wolves") == POINTS and board.zone("bring-our-curses-home") == DISCARD


@covers("foes-shall-fall")
def test_foes_shall_fall() -> None:
    for dice, stays in (((2, 2), True), ((12, 2), False)):
        board = facing("ice-drake", "foes-shall-fall", names=("gimli",), dice=dice)
        through(until(board, "play:foes-shall-fall:0").do("play:foes-shall-fall:0"))
        stayed = board.bearer("foes-shall-fall") == "gimli"
        defeated = board.zone("ice-drake") == POINTS
        assert stayed != defeated and stayed == stays
        if stayed:
            assert board.bearer("ice-drake") == "foes-shall-fall" and corruption(board.g, board.card("gimli")) == 2
            board.g.put(board.card("foes-shall-fall"), DISCARD)
            assert board.zone("ice-drake") == DISCARD
    with pytest.raises(AssertionError):
        until(facing("wolves", "foes-shall-fall"), "play:foes-shall-fall:0")
    with pytest.raises(AssertionError):
        until(facing("ice-drake", "foes-shall-fall", names=("gandalf",)), "play:foes-shall-fall:0")


@covers("traitor")
def test_traitor() -> None:
    board = Board().event("traitor").hand("concealment").dice(2, 2, 9)
    board.company("rivendell", "boromir-ii", "frodo", "eomer")
    board.check("boromir-ii", -10).passing("target")
    assert board.zone("boromir-ii") != PLAY and board.to_act() == 1
    assert fought(board) == (1, 16)
    board.do("target:frodo")
    through(board)
    assert board.zone("traitor") == DISCARD and board.zone("frodo") == OUT  # 9 + 1 is more than 9
    board = Board().event("traitor").dice(2)
    board.company("rivendell", "boromir-ii")
    board.check("boromir-ii", -10).passing()
    assert board.zone("traitor") == DISCARD


@covers("fury-of-the-iron-crown")
def test_fury_of_the_iron_crown() -> None:
    board = facing("orc-patrol", "fury-of-the-iron-crown", names=("aragorn-ii",), dice=(12, 12))
    board.hand("the-iron-crown")
    until(board, "play:fury-of-the-iron-crown:0")
    strike = strike_of(board.g)
    assert strike is not None
    before = strike.strike_prowess(board.g)
    board.do("play:fury-of-the-iron-crown:0")
    assert strike.strike_prowess(board.g) == before + 4
    while board.g.asks:
        board.do("yes") if "yes" in board.options() else take(board)
    assert board.zone("orc-patrol") == POINTS and board.bearer("the-iron-crown") == "aragorn-ii"
    with pytest.raises(AssertionError):
        until(facing("wolves", "fury-of-the-iron-crown"), "play:fury-of-the-iron-crown:0")
    board = facing("orc-patrol", "fury-of-the-iron-crown")
    board.give("aragorn-ii", "the-iron-crown")
    with pytest.raises(AssertionError):
        until(board, "play:fury-of-the-iron-crown:0")


@covers("dragons-breath")
def test_dragons_breath() -> None:
    board = facing("smaug", "dragons-breath", names=("aragorn-ii", "frodo"), dice=(12, 12, 12))
    board.give("aragorn-ii", "shield-of-iron-bound-ash")
    before = fought(board)[1]
    board.do("play:dragons-breath:1")
    unanswered(board)
    attack = attack_of(board.g)
    assert attack is not None and attack.origin == STRIKES_ONLY
    until(board, "face:aragorn-ii").do("face:aragorn-ii")
    strike = strike_of(board.g)
    assert strike is not None and strike.strike_prowess(board.g) == before
    whole = body(board.g, board.card("aragorn-ii"))
    assert strike.prowess(board.g) == whole + 1 + 3
    strike.stays = True
    assert strike.prowess(board.g) == whole + 1
    strike.stays = False
    while (attack := attack_of(board.g)) is not None and attack.origin == STRIKES_ONLY:
        take(board)
    assert fought(board)[1] == before - 2 and board.g.laid_sum("attack-body", 200_000) == 1
    assert "play:dragons-breath:1" not in facing("agburanar", "dragons-breath").options()
    assert "play:dragons-breath:0" in facing("true-fire-drake", "dragons-breath").options()


@covers("dragons-terror")
def test_dragons_terror() -> None:
    board = facing("smaug", "dragons-terror", "dodge", "block", names=("eomer", "gandalf"), dice=(2,))
    board.do("play:dragons-terror:0")
    unanswered(board)
    spent = board.g.spent
    board.do("discard:dodge")
    # Only Éomer can be frightened: 2 + 2 is not less than his mind, but no more than it either.
    eomer = f.face("eomer").mind
    assert board.g.spent == spent + 1 and board.tapped("eomer") == (eomer < 4) and board.zone("dodge") == DISCARD
    board = facing("ice-drake", "dragons-terror", "dodge", "block", names=("frodo", "eomer"), dice=(12, 12))
    board.do("play:dragons-terror:0")
    unanswered(board)
    board.do("discard:dodge,block").do("target:frodo", "target:eomer")
    assert board.tapped("frodo") and board.tapped("eomer")
    assert "play:dragons-terror:0" not in facing("wolves", "dragons-terror").options()


@covers("black-breath")
def test_black_breath() -> None:
    board = under_way(
        "black-breath", "khamul-the-easterling", names=("aragorn-ii",), wounded="khamul-the-easterling", faced="nazgul"
    )
    board.do("play:black-breath:0")
    unanswered(board)
    assert board.bearer("black-breath") == "aragorn-ii" and corruption(board.g, board.card("aragorn-ii")) == 3
    assert "play:black-breath:0" not in under_way("black-breath", "wolves", wounded="wolves", faced="wolves").options()
    for roll, lost in ((9, False), (10, True)):
        board = Board().dice(roll)
        board.company("rivendell", "aragorn-ii/wounded")
        board.give("aragorn-ii", "black-breath").organization()
        assert (board.zone("aragorn-ii") == OUT) == lost
    for roll, support, healed in ((8, False, False), (9, False, True), (7, True, True)):
        board = Board().dice(roll)
        board.company("rivendell", "aragorn-ii/wounded", "elrond")
        board.give("aragorn-ii", "black-breath").untap()
        while board.prompt() != "heal":
            board.do("pass")
        board.do("support:elrond" if support else "pass")
        board.passing()
        assert (board.zone("black-breath") == DISCARD) == healed and board.wounded("aragorn-ii") != healed
    board = Board().dice(2)
    board.company("bree", "aragorn-ii/wounded", "eomer")
    board.give("aragorn-ii", "black-breath").give("eomer", "healing-herbs").organization()
    if "use:healing-herbs:0" in board.options():
        board.do("use:healing-herbs:0")
        through(board, "organize")
        assert board.status("aragorn-ii") == WOUNDED


@covers("out-of-the-black-sky")
def test_out_of_the_black_sky() -> None:
    for dice, won in (((12, 12, 12, 12), True), ((2, 2), False)):
        board = Board().event("doors-of-night").hazards("out-of-the-black-sky", "greed").deck("dodge", "block")
        permanent(board, "khamul-the-easterling").dice(*dice)
        board.company("lorien", "gandalf")
        board.give("gandalf", "glamdring").move(0, "dol-guldur").passing("hazard").do("play:out-of-the-black-sky:0")
        unanswered(board)
        attack = attack_of(board.g)
        if attack is not None:
            assert attack.manner & ATTACKER_CHOOSES and board.g.spent == 1
        through(board, "hazard")
        defeated = board.zone("khamul-the-easterling") == OUT
        assert board.zone("out-of-the-black-sky") == (POINTS if defeated else DISCARD)
        if defeated:
            assert points(board.g, 0)[4] == 5
        assert won or not defeated
    board = permanent(under_way("out-of-the-black-sky", path="shadow-land"), "khamul-the-easterling")
    assert "play:out-of-the-black-sky:0" not in board.options()


@covers("agburanar-at-home", "bairanax-at-home", "leucaruth-at-home")
def test_three_dragons_at_home() -> None:
    board = under_way("smaug-ahunt", "scatha-ahunt", events=("agburanar-at-home",))
    unanswered(board.do("play:smaug-ahunt:0")).passing("hazard")
    assert board.g.spent == 0
    unanswered(board.do("play:scatha-ahunt:0"))
    assert board.g.spent == 1
    board = under_way(
        "smaug-ahunt", "scatha-ahunt", "scatha", events=("leucaruth-at-home",), path="wilderness wilderness wilderness"
    )
    unanswered(board.do("play:smaug-ahunt:0")).passing("hazard")
    assert "play:scatha-ahunt:0" not in board.options() and not any(
        "scatha" in code and "creature" in code for code in board.options()
    )
    for race, more in (("animals", 1), ("wolves", 0)):
        creature = "crebain" if race == "animals" else "wolves"
        assert f.face(creature).race == race
        board = under_way(
            creature, creature, path="wilderness wilderness shadow-land", events=("bairanax-at-home",), dice=(12,) * 12
        )
        limit = board.g.limit
        for _ in range(2):
            board.do(next(code for code in board.options() if code.startswith(f"creature:{creature}")))
            through(board, "hazard")
        assert board.g.limit == limit + more
    for dragon, lair in (("agburanar", "caves-of-ulund"), ("bairanax", "ovir-hollow"), ("leucaruth", "irerock")):
        assert f.face(f"{dragon}-at-home").lair_of == lair


@covers("little-snuffler")
def test_little_snuffler() -> None:
    for dice, barred in (((2, 2), True), ((12, 12), False)):
        board = facing("little-snuffler", names=("frodo",), dice=dice)
        assert "play:concealment:0" in until(board, "play:concealment:0").options()
        through(board)
        slot = board.g.company[board.card("frodo")]
        board.g.status[board.card("frodo")] = 0
        board.attack(slot, race="wolves")
        assert ("play:concealment:0" not in board.options()) == barred
    board = facing("little-snuffler", names=("aragorn-ii",), dice=(12, 6))
    board.event("helms-of-iron")
    attack = attack_of(board.g)
    assert attack is not None
    through(board)
    # Without a body it has 4 by the helms, and a ranger lowers that by 2: 6 is enough.
    assert board.zone("little-snuffler") == POINTS


@covers("wisp-of-pale-sheen")
def test_wisp_of_pale_sheen() -> None:
    for name in ("frodo", "eomer", "elrond"):
        mind = f.face(name).mind
        board = facing("wisp-of-pale-sheen", names=(name,), dice=(12, 12))
        until(board, f"stay:{name}").do(f"stay:{name}")
        through(board)
        assert board.tapped(name) == (mind <= 6), name


@covers("spider-of-the-morlat")
def test_spider_of_the_morlat() -> None:
    board = under_way("spider-of-the-morlat", "greed", start="lorien", site="dol-guldur")
    unanswered(board.do("play:spider-of-the-morlat:0")).passing("hazard")
    assert board.zone("spider-of-the-morlat") == PLAY
    board.do("use:spider-of-the-morlat:3")
    unanswered(board)
    assert board.zone("spider-of-the-morlat") == HAND and board.g.spent == 2
    board = permanent(Board().hazards("greed").hand("concealment").deck("dodge"), "spider-of-the-morlat")
    slot = board.company("lorien", "aragorn-ii", "frodo")
    board.attack(slot, race="spiders", strikes=1, prowess=5)
    assert fought(board) == (2, 5)
    board = permanent(Board().hazards("greed").hand("concealment").deck("dodge"), "spider-of-the-morlat")
    board.company("lorien", "aragorn-ii", "frodo")
    board.move(0, "dol-guldur")
    while attack_of(board.g) is None:
        take(board)
    assert fought(board) == (3, 10)
    board = under_way("spider-of-the-morlat", start="lorien", site="dol-guldur")
    assert "creature:spider-of-the-morlat:site" in board.options()


@covers("baugur")
def test_baugur() -> None:
    board = Board().event("baugur").hand("concealment").dice(2, 12, 8)
    agent = board.card("baugur")
    slot = board.company("isengard", "aragorn-ii")
    board.attack(slot, race="orcs", prowess=4, body=9, source=agent, origin=BY_AGENT)
    through(board)
    assert board.zone("baugur") == DISCARD
    board = Board().event("baugur")
    agent = board.card("baugur")
    board.g.limit = 3
    board.g.here = board.company("bree", "eomer")
    assert forbids_agent_move(board.g, 1, agent, board.site("edoras", 1)) is not None
    assert forbids_agent_move(board.g, 1, agent, board.site("moria", 1)) in (None, "meccg.agent.action.move.range")
    orc = board.g.add(f.NUMBER["orc-patrol"], 0, HAND)
    wolf = board.g.add(f.NUMBER["wolves"], 0, HAND)
    assert influence(board.g, agent, orc) == 3 and influence(board.g, agent, wolf) == 1
