"""What hazard events with agents, and about hands, decks and piles, do."""

from __future__ import annotations

from typing import Any

import pytest

from meccg.board import Board
from meccg.cards.covering import covers
from meccg.cards.hazard_board import fought, take, through, under_way, until
from meccg.cards.test_hazard_events_combat import unanswered
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agents import AgentAttack, Unmask, can_be_at, forbids_action, home_cards
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of, encounter_of
from westmarch.games.meccg.rules.company_movement import hazard_limit
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.creatures import creature_options
from westmarch.games.meccg.rules.face_attacks import FaceAttacks
from westmarch.games.meccg.rules.hazards import PlayHazards
from westmarch.games.meccg.terms import DECK, DISCARD, GUARD, HAND, IDLE, OF_COMPANY, OUT, POINTS, TURN
from westmarch.games.meccg.values import modifiers


def with_agent(agent: str, at: str, *hazards: str, names: tuple[str, ...] = ("eomer", "legolas"),
               where: str = "", dice: tuple[int, ...] = ()) -> Board:  # fmt: skip
    """An agent face up at a site where a company is, and hazards of his player."""
    board = Board().event(agent).hazards(*hazards, "greed").deck("dodge").dice(*dice)
    board.company(where or at, *names)
    board.g.attach(board.site(at, 1), board.card(agent))
    board.g.known[board.card(agent)] = 1
    board.move(0)
    return board.passing("hazard")


def total(board: Board) -> int:
    return int(board.logged("influence")[-1]["total"])


def tried(
    card: str, way: int, agent: str, at: str, target: str, dice: tuple[int, ...] = (7, 7), **more: object
) -> Board:
    board = with_agent(agent, at, card, dice=dice, **more)  # type: ignore[arg-type]
    board.do(f"play:{card}:{way}")
    unanswered(board)
    if board.prompt() == "agent-influence":
        board.do(f"persuade:{agent}:{target}")
    through(board, "hazard")
    return board


def plain(agent: str, at: str, target: str, **more: Any) -> int:
    """The total of an attempt without any help."""
    board = tried("will-not-come-down", 0, agent, at, target, **more)
    return total(board)


@covers("good-sense-revolts", "your-welcome-is-doubtful", "will-not-come-down")
def test_attempts_with_more_or_less_sense() -> None:
    # Éomer is at home at Edoras, as Wormtongue is; Legolas is not.
    general = 20 - f.face("eomer").mind - f.face("legolas").mind
    for target, home in (("eomer", True), ("legolas", False)):
        base = plain("wormtongue", "edoras", target) - general
        assert total(tried("good-sense-revolts", 0, "wormtongue", "edoras", target)) == base + (8 if home else 4)
        assert total(tried("your-welcome-is-doubtful", 1, "wormtongue", "edoras", target)) == base + (
            17 if home else 10
        )
    base = plain("bill-ferny", "bree", "eomer") - general
    assert total(tried("your-welcome-is-doubtful", 0, "bill-ferny", "bree", "eomer")) == base + 6
    board = with_agent("bill-ferny", "bree", "your-welcome-is-doubtful")
    assert "play:your-welcome-is-doubtful:1" not in board.options()  # he is no diplomat
    board = tried("will-not-come-down", 0, "wormtongue", "edoras", "legolas", dice=(12, 2))
    assert board.zone("legolas") == HAND and board.tapped("wormtongue")
    board = with_agent("wormtongue", "edoras", "will-not-come-down", where="bree")
    assert "play:will-not-come-down:0" not in board.options()


def test_good_sense_helps_another_attempt() -> None:
    base = plain("wormtongue", "edoras", "legolas")
    board = with_agent("wormtongue", "edoras", "will-not-come-down", "good-sense-revolts", dice=(7, 7))
    assert "play:good-sense-revolts:1" not in board.options()
    board.do("play:will-not-come-down:0")
    unanswered(board).do("persuade:wormtongue:legolas", "play:good-sense-revolts:1")
    unanswered(board)
    through(board, "hazard")
    assert total(board) == base + 4


@covers("twisted-tales")
def test_twisted_tales() -> None:
    board = Board().event("wormtongue").hazards("twisted-tales", "greed").deck("dodge").dice(2, 12)
    board.points("riders-of-rohan")
    board.company("bree", "eomer")
    board.g.attach(board.site("edoras", 1), board.card("wormtongue"))
    board.g.known[board.card("wormtongue")] = 1
    board.move(0).passing("hazard").do("play:twisted-tales:0")
    unanswered(board)
    through(board, "hazard")
    assert board.zone("riders-of-rohan") == DISCARD
    assert "play:twisted-tales:0" not in with_agent("wormtongue", "edoras", "twisted-tales").options()
    board = Board().event("bill-ferny").hazards("twisted-tales", "greed").deck("dodge").points("rangers-of-the-north")
    board.company("bree", "eomer")
    board.g.attach(board.site("bree", 1), board.card("bill-ferny"))
    board.g.known[board.card("bill-ferny")] = 1
    assert "play:twisted-tales:0" not in board.move(0).passing("hazard").options()


@covers("great-need-or-purpose")
def test_great_need_or_purpose() -> None:
    for need in (False, True):
        board = with_agent("bill-ferny", "bree", "great-need-or-purpose")
        if need:
            board.event("great-need-or-purpose")
        agent = board.card("bill-ferny")
        board.g.lay("hunted", agent, 1, TURN)
        assert (forbids_action(board.g, 1, agent) is None) == need
        board.g.lay("hunted", agent, 1, TURN)
        assert forbids_action(board.g, 1, agent) is not None


@pytest.mark.parametrize(
    ("card", "agent", "at", "other"),
    [("inner-cunning", "golodhros", "dol-guldur", "bree"), ("nobodys-friend", "bill-ferny", "edoras", "dol-guldur")],
)
@covers("inner-cunning", "nobodys-friend")
def test_disguises(card: str, agent: str, at: str, other: str) -> None:
    board = Board().hazards(card, agent, "greed").deck("dodge").deck(agent, "block", seat=1)
    board.company("bree", "eomer", "legolas", "gimli")
    board.move(0).passing("hazard")
    assert f"play:{card}:0" not in board.options()  # nobody has come yet
    board.do(f"agent:{agent}").passing("hazard").do(f"play:{card}:0")
    unanswered(board)
    hidden = next(c for c in board.g.agents(1))
    assert can_be_at(board.g, hidden, f.face(at)) and not can_be_at(board.g, hidden, f.face(other))
    assert board.site(at, 1) in home_cards(board.g, hidden)
    board.run(Unmask(hidden, f.NUMBER[at]))
    if board.g.asks:
        board.do(f"home:{at}")
    assert board.g.face(board.g.under(hidden)[-1]).id == at and board.zone(card) == DISCARD
    board = Board().hazards(card, "greed").deck("dodge").deck(agent, "leamon", "block", seat=1)
    board.company("bree", "eomer")
    board.move(0).passing("hazard").do(f"play:{card}:1")
    unanswered(board)
    if board.prompt() == "choose":
        board.do(f"choose:{agent}")
    assert board.zone(agent) == HAND and board.g.known[board.card(agent)] == 1
    other_agent = "golodhros" if card == "nobodys-friend" else "elwen"
    board = Board().hazards(card, "greed").deck("dodge").deck(other_agent, "block", seat=1)
    board.company("bree", "eomer")
    assert f"play:{card}:1" not in board.move(0).passing("hazard").options()


@covers("sudden-fury")
def test_sudden_fury() -> None:
    for agent, strikes in (("bill-ferny", 2), ("leamon", 1)):
        board = with_agent(agent, "bree", "sudden-fury", "sudden-fury", names=("eomer", "legolas", "gimli"))
        unanswered(board.do("play:sudden-fury:0")).passing("hazard")
        assert "play:sudden-fury:0" not in board.options()
        board.hand("concealment").run(AgentAttack(board.card(agent), 0))
        while attack_of(board.g) is None:
            take(board)
        attack = attack_of(board.g)
        assert (
            attack is not None
            and attack.strikes == strikes
            and bool(attack.manner & ATTACKER_CHOOSES) == (strikes == 2)
        )


@covers("shadow-out-of-the-dark")
def test_shadow_out_of_the_dark() -> None:
    board = with_agent("firiel", "vale-of-erech", "shadow-out-of-the-dark", "ghosts")
    board.do("play:shadow-out-of-the-dark:0")
    unanswered(board).passing("hazard")
    assert not any(option.startswith("creature:ghosts") for option in board.options())
    board.do("use:shadow-out-of-the-dark:1")
    unanswered(board).passing("hazard")
    assert board.tapped("firiel") and "creature:ghosts:site" in board.options()
    board.g.spent = board.g.limit
    assert creature_options(board.g, 1)
    assert "play:shadow-out-of-the-dark:0" not in with_agent("bill-ferny", "bree", "shadow-out-of-the-dark").options()
    board = with_agent("firiel", "pelargir", "shadow-out-of-the-dark")
    board.do("play:shadow-out-of-the-dark:0")
    unanswered(board)
    free_hold = f.SITE_TYPES[f.face("pelargir").site] in ("free-hold", "haven")
    assert free_hold == ("use:shadow-out-of-the-dark:1" not in board.options())


# Hands, decks and piles


@covers("neither-so-ancient-nor-so-potent")
def test_neither_so_ancient() -> None:
    board = Board().hazards("neither-so-ancient-nor-so-potent", "greed").deck("dodge").points("glamdring")
    board.company("rivendell", "eomer")
    before = points(board.g, 0)
    board.move(0).passing("hazard").do("play:neither-so-ancient-nor-so-potent:0")
    unanswered(board)
    assert board.zone("glamdring") == HAND and board.zone("neither-so-ancient-nor-so-potent") == POINTS
    assert points(board.g, 0)[1] == before[1] - f.face("glamdring").stored_points + 2
    assert "play:neither-so-ancient-nor-so-potent:0" not in under_way("neither-so-ancient-nor-so-potent").options()


@covers("searching-eye")
def test_searching_eye() -> None:
    for card, cancelled in (("concealment", True), ("dark-quarrels", False)):
        board = Board().hazards("searching-eye", "greed").hand(card)
        slot = board.company("rivendell", "frodo", "gandalf", "elrond")
        board.g.limit = 3
        board.attack(slot, race="orcs", strikes=2)
        until(board, f"play:{card}:0").do(f"play:{card}:0")
        while board.prompt() in ("choose", "either"):
            board.do(board.options()[0])
        assert ("play:searching-eye:0" in board.options()) == cancelled
        if cancelled:
            unanswered(board.do("play:searching-eye:0"))
            attack = encounter_of(board.g)
            assert attack is not None and not attack.cancelled and board.zone(card) == DISCARD
    board = under_way("searching-eye", names=("frodo",))
    board.hand("stealth")
    board.g.lay("no-creatures", OF_COMPANY, 1, TURN, board.card("stealth"))
    board.do("guard:greed") if "play:searching-eye:1" not in board.options() else None
    until(board, "play:searching-eye:1").do("play:searching-eye:1")
    unanswered(board)
    assert not board.g.has_laid("no-creatures", OF_COMPANY)


def test_searching_eye_on_guard() -> None:
    board = Board().hazards("searching-eye").hand("concealment")
    slot = board.company("moria", "frodo", "gandalf")
    card = board.card("searching-eye")
    board.g._leave(card)
    board.g.zone[card] = GUARD
    board.g.c_guard[slot] = card
    board.g.here = slot
    board.run(FaceAttacks(slot))
    until(board, "play:concealment:0").do("play:concealment:0")
    while board.prompt() == "choose":
        board.do(board.options()[0])
    board.do("play:searching-eye:0")
    unanswered(board)
    attack = encounter_of(board.g)
    assert attack is not None and not attack.cancelled and board.g.c_guard[slot] == -1


@covers("aware-of-their-ways")
def test_aware_of_their_ways() -> None:
    board = (
        Board().hazards("aware-of-their-ways", "greed").deck("dodge").discards("glamdring", "ford", "block", "escape")
    )
    board.company("rivendell", "eomer")
    board.move(0).passing("hazard").do("play:aware-of-their-ways:0")
    unanswered(board)
    assert "choose:glamdring" not in board.options()
    board.do("choose:ford")
    assert board.zone("ford") == OUT and board.zone("block") == DISCARD and board.g.known[board.card("glamdring")] == 1
    assert "play:aware-of-their-ways:0" not in under_way("aware-of-their-ways").options()


@covers("long-dark-reach")
def test_long_dark_reach() -> None:
    top = ("dodge", "wolves", "corsairs-of-umbar", "shelob", "khamul-the-easterling", "block", "dodge")
    board = under_way("long-dark-reach", path="wilderness")
    assert "play:long-dark-reach:0" not in board.options()  # too few cards
    board = under_way("long-dark-reach", their_deck=(*["ford"] * 5, *top))
    board.do("play:long-dark-reach:0")
    unanswered(board)
    assert "target:shelob" not in board.options() and "target:dodge" not in board.options()
    board.do("target:khamul-the-easterling")
    attack = attack_of(board.g)
    assert attack is not None and attack.source == board.card("khamul-the-easterling")
    assert attack.prowess == f.face("khamul-the-easterling").prowess - 4 and board.g.spent == 1
    deck = [board.g.face(c).id for c in board.g.pile(DECK, 1)]
    assert (
        sorted(deck[-6:]) == sorted(name for name in top if name != "khamul-the-easterling")
        and deck[:5] == ["ford"] * 5
    )


@covers("revealed-to-all-watchers")
def test_revealed_to_all_watchers() -> None:
    board = Board().hazards("revealed-to-all-watchers", "greed", "ford", "block").deck("dodge")
    board.deck(*["wolves"] * 12, seat=1)
    board.company("rivendell", "eomer")
    board.move(0).passing("hazard").do("play:revealed-to-all-watchers:0")
    unanswered(board)
    board.do("target:ford") if "target:ford" in board.options() else None
    through(board, "hazard")
    hand = board.names(HAND, 1)
    assert hand == sorted(["greed", *["wolves"] * 7]) and board.g.known[board.card("greed")] == 1
    deck = [board.g.face(c).id for c in board.g.pile(DECK, 1)]
    assert deck[-2:] == ["ford", "block"]


@covers("great-secrets-buried-there")
def test_great_secrets_buried_there() -> None:
    board = Board().hazards("great-secrets-buried-there", "greed").deck(*["dodge"] * 9, "glamdring", "ford")
    slot = board.company("moria", "aragorn-ii")
    board.move(slot).passing("hazard").do("play:great-secrets-buried-there:0")
    unanswered(board)
    if board.prompt() == "choose":
        assert board.to_act() == 0
        board.do("target:glamdring")
    assert board.bearer("glamdring") == "great-secrets-buried-there" and points(board.g, 0)[1] == 0
    for site, found in (("the-under-gates", True), ("moria", False)):
        again = Board().event("great-secrets-buried-there")
        slot = again.company(site, "aragorn-ii")
        item = again.g.add(f.NUMBER["glamdring"], 0, HAND)
        again.g.attach(item, again.card("great-secrets-buried-there"))
        again.hand("dodge").explore(slot)
        playable = f.face("glamdring").item in f.face(site).items
        assert ("resource:glamdring:aragorn-ii" in again.options()) == (found and playable)
        if found and playable:
            again.do("resource:glamdring:aragorn-ii")
            assert again.bearer("glamdring") == "aragorn-ii" and points(again.g, 0)[1] > 0
    board = Board().hazards("great-secrets-buried-there", "greed").deck(*["dodge"] * 9)
    board.company("rivendell", "eomer")
    assert "play:great-secrets-buried-there:0" not in board.move(0).passing("hazard").options()
    board = Board().hand("great-secrets-buried-there").deck(*["dodge"] * 9, "glamdring", "ford")
    board.company("rivendell", "eomer")
    board.organization().do("play:great-secrets-buried-there:0")
    unanswered(board)
    if board.prompt() == "choose":
        board.do("target:glamdring")
    assert board.bearer("glamdring") == "great-secrets-buried-there"


# On the way


@covers("foolish-words")
def test_foolish_words() -> None:
    board = under_way("foolish-words", names=("eomer",))
    board.do("play:foolish-words:0")
    unanswered(board)
    assert board.bearer("foolish-words") == "eomer"
    board = Board().hazards("foolish-words").hand("rangers-of-the-north").dice(12)
    slot = board.company("bree", "aragorn-ii", "eomer")
    card = board.card("foolish-words")
    board.g._leave(card)
    board.g.zone[card] = GUARD
    board.g.c_guard[slot] = card
    board.explore(slot).do("resource:rangers-of-the-north:eomer")
    assert board.prompt() == "guard"
    board.do("reveal:1")
    unanswered(board)
    assert board.bearer("foolish-words") == "eomer"
    through(board, "explore")
    assert (
        total(board) <= 12 - 4 + f.face("rangers-of-the-north").race_modifiers.get("men", 0) + f.face("eomer").influence
    )
    for roll, gone in ((7, False), (8, True)):
        board = Board().dice(roll)
        board.company("bree", "eomer")
        board.give("eomer", "foolish-words").organization().do("cleanse:foolish-words")
        if board.prompt() == "remove":
            assert "stay:eomer" not in board.options()
            board.do("tap:eomer")
        assert (board.zone("foolish-words") == DISCARD) == gone


@covers("rumor-of-wealth")
def test_rumor_of_wealth() -> None:
    for item, comes in (("glamdring", True), ("elven-cloak", False)):
        board = Board().hazards("rumor-of-wealth", "smaug", "earcaraxe", "greed").hand(item, "concealment")
        slot = board.company("barrow-downs", "aragorn-ii", "eomer")
        board.g.lay("rumour", board.site("barrow-downs"), 1, TURN, board.card("rumor-of-wealth"))
        board.g.put(board.card("rumor-of-wealth"), DISCARD)
        board.explore(slot).do(f"resource:{item}:aragorn-ii")
        while board.g.asks and board.prompt() not in ("choose", "explore"):
            board.do("pass")
        assert (board.prompt() == "choose") == comes
        if comes:
            assert "choose:earcaraxe" not in board.options()
            board.do("choose:smaug")
            assert attack_of(board.g) is not None
    assert "play:rumor-of-wealth:0" in under_way("rumor-of-wealth", site="barrow-downs").options()
    for site in ("moria", "the-lonely-mountain"):
        assert "play:rumor-of-wealth:0" not in under_way("rumor-of-wealth", site=site).options()


@covers("no-escape-from-my-magic")
def test_no_escape_from_my_magic() -> None:
    board = Board().hazards("no-escape-from-my-magic", "greed").deck("dodge").points("rangers-of-the-north")
    board.company("rivendell", "eomer")
    board.move(0, "bree").passing("hazard").do("play:no-escape-from-my-magic:0")
    unanswered(board)
    assert board.bearer("no-escape-from-my-magic") == "rangers-of-the-north" and not board.g.c_flags[0] & IDLE
    for names, roll, idle in (
        (("boromir-ii",), 12, True),
        (("boromir-ii", "frodo"), 12, False),
        (("aragorn-ii",), 9, True),
        (("aragorn-ii",), 10, False),
    ):
        board = Board().hazards("greed").deck("dodge").points("rangers-of-the-north").event("no-escape-from-my-magic")
        board.g.attach(board.card("no-escape-from-my-magic"), board.card("rangers-of-the-north"))
        board.dice(roll).company("rivendell", *names)
        board.move(0, "bree", "")
        board.do(next(code for code in board.options() if code.startswith("route")))
        board.passing("hazard")
        assert bool(board.g.c_flags[0] & IDLE) == idle, (names, roll)
    board.g.put(board.card("rangers-of-the-north"), DISCARD)
    assert board.zone("no-escape-from-my-magic") == DISCARD


@covers("mordor-in-arms")
def test_mordor_in_arms() -> None:
    for dice, won in (((12,) * 20, True), ((2,) * 3 + (12,) * 30, False)):
        board = Board().event("mordor-in-arms").hand("concealment").hazards("greed").deck("dodge").dice(*dice)
        slot = board.company("minas-tirith", "gandalf", "aragorn-ii", "glorfindel-ii", "elrond", "boromir-ii")
        g = board.g
        g.here, g.mode, g.route, g.limit = slot, 2, [f.REGION_NUMBER["nurn"]], 3
        g.c_dest[slot] = board.site("barad-dur")
        g.show_site(board.site("barad-dur"))
        board.run(PlayHazards(slot))
        while attack_of(board.g) is None:
            take(board)
        assert fought(board) == (5, 8)
        through(board, "hazard")
        assert (board.zone("mordor-in-arms") == POINTS) == won
        if won:
            assert points(board.g, 0)[4] == 2
    for faction, least in (("easterlings", -6), ("rangers-of-the-north", 0)):
        board = Board().event("mordor-in-arms").hand("muster")
        board.company(f.face(faction).places[0], "aragorn-ii")
        card = board.g.add(f.NUMBER[faction], 0, HAND)
        board.run(FactionCheck(board.card("aragorn-ii"), card))
        assert ("play:muster:0" in board.options()) == (least == 0)
        assert modifiers(board.g, "attempt", board.card("aragorn-ii"), card) == least


@covers("left-behind")
def test_left_behind() -> None:
    board = under_way("left-behind", "orc-patrol", names=("aragorn-ii", "frodo", "gimli"), dice=(12,) * 12)
    board.hand("concealment")
    board.attack(0, race="orcs", strikes=5, prowess=3)
    board.do("play:left-behind:0", "choose:frodo")
    unanswered(board)
    through(board)
    slot = board.g.company[board.card("frodo")]
    assert slot != 0 and board.g.c_dest[slot] == board.g.c_dest[0] and hazard_limit(board.g, slot) == 1
    board = under_way("left-behind", names=("aragorn-ii", "frodo"))
    assert "play:left-behind:0" not in board.attack(0, race="orcs", strikes=4).options()
