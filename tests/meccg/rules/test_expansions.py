"""Agents, Under-deeps, hosts and prisoners, hoards, dragons (p.19, p.25-28)."""

from __future__ import annotations

from meccg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.meccg import facts as f
from westmarch.games.meccg.rules.agents import (
    AgentAttack,
    Unmask,
    at_home,
    discard_homeless,
    face_up,
    forbids_action,
    sites_of,
)
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, attack_of
from westmarch.games.meccg.rules.council import points
from westmarch.games.meccg.rules.hosts import TakePrisoner, prisoners_of, release_prisoners, rescue_site
from westmarch.games.meccg.terms import DISCARD, HAND, LOCATION, NOBODY, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import general_free


def hunted(*names: str, agent: str = "gisulf", site: str = "rivendell", to: str = "") -> Board:
    """An agent of the opponent in play, and a company in its movement phase."""
    board = Board().event(agent)
    board.company(site, *(names or ("aragorn-ii", "boromir-ii", "elladan")))
    return board.move(0, to)


@rule("meccg.agent.card.fields", "meccg.agent.card.fori")
def test_what_an_agent_shows() -> None:
    fori = f.face("fori-the-beardless")
    assert (fori.points, fori.mind, fori.prowess, fori.body) == (1, 4, 4, 7)
    assert fori.race == "dwarf" and fori.homes == ("iron-hill-dwarf-hold",) and fori.unique
    assert fori.skills == f.WARRIOR | f.SCOUT


@rule("meccg.agent.play.phase", "meccg.agent.play.counts-for-limit", "meccg.agent.play.face-down-untapped")
@rule("meccg.agent.play.at-home-unspecified", "meccg.example.agent.gisulf.play", "meccg.example.agent.gisulf.same-turn")
@rule("meccg.agent.action.not-on-turn-played")
def test_an_agent_comes_face_down() -> None:
    from westmarch.games.meccg.views import view

    board = Board().hazards("gisulf", "call-of-home")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "elladan")
    board.organization()
    assert board.refused("agent:gisulf", seat=1) == "mh.only-hazard-phase"
    board.move(0).do("agent:gisulf")
    agent = board.card("gisulf")
    assert board.g.spent == 1 and board.g.status[agent] == UNTAPPED and not face_up(board.g, agent)
    assert not sites_of(board.g, agent) and at_home(board.g, agent)
    assert view(board.g, 0)["events"][0]["card"] == ""
    assert board.refused("agent_move:gisulf:gladden-fields", seat=1) == "agent.action.not-on-turn-played"


@rule("meccg.agent.action.one-each", "meccg.agent.action.counts-for-limit")
def test_only_an_own_agent_in_play_acts_and_only_within_the_limit() -> None:
    board = hunted().hazards("call-of-home", "gergeli")
    board.move(0)
    agent = board.card("gisulf")
    assert forbids_action(board.g, 1, agent) is None
    board.company("moria", "elrohir", seat=1)
    for seat, card in (
        (0, agent),
        (1, board.card("gergeli")),
        (1, board.card("aragorn-ii")),
        (1, board.card("elrohir")),
    ):
        assert forbids_action(board.g, seat, card) == "meccg.agent.action.one-each"
    board.g.spent = board.g.limit
    assert forbids_action(board.g, 1, agent) == "meccg.agent.action.counts-for-limit"
    board.g.spent = board.g.limit - 1
    assert forbids_action(board.g, 1, agent) is None
    board.g.limit = board.g.spent = 0
    assert forbids_action(board.g, 1, agent) == "meccg.agent.action.counts-for-limit"


@rule("meccg.agent.action.one-each", "meccg.agent.action.counts-for-limit", "meccg.agent.action.move.range")
@rule("meccg.agent.action.move.taps", "meccg.agent.action.move.site-card", "meccg.agent.action.move.facing")
@rule("meccg.example.agent.gisulf.first-move", "meccg.card.site.agent-example-regions")
def test_an_agent_moves_once() -> None:
    board = hunted().hazards("call-of-home")
    board.move(0)
    assert board.refused("agent_move:gisulf:moria", seat=1) == "agent.action.move.range"
    board.do("agent_move:gisulf:gladden-fields")
    agent = board.card("gisulf")
    assert board.g.spent == 1 and board.tapped("gisulf")
    assert [board.g.face(site).id for site in sites_of(board.g, agent)] == ["gladden-fields"]
    assert board.refused("agent_move:gisulf:goblin-gate", seat=1) == "agent.action.one-each"


@rule("meccg.agent.action.move.not-haven-nor-deeps", "meccg.agent.action.move.card-from-own-deck")
def test_where_agents_do_not_go() -> None:
    board = hunted()
    assert board.refused("agent_move:gisulf:lorien", seat=1) == "agent.action.move.not-haven-nor-deeps"
    assert board.refused("agent_move:gisulf:the-under-gates", seat=1) == "agent.action.move.not-haven-nor-deeps"
    board = Board().event("gisulf").lose_site("framsburg", seat=1)
    board.company("eagles-eyrie", "elrohir", seat=1)
    board.company("rivendell", "aragorn-ii")
    board.move(0)
    assert board.refused("agent_move:gisulf:framsburg", seat=1) == "agent.action.move.card-from-own-deck"
    assert board.refused("agent_move:gisulf:eagles-eyrie", seat=1) == "agent.action.move.card-from-own-deck"


@rule("meccg.agent.action.heal", "meccg.agent.action.untap", "meccg.agent.action.move.not-wounded")
def test_an_agent_heals_and_untaps() -> None:
    board = hunted()
    board.g.status[board.card("gisulf")] = WOUNDED
    board.move(0)
    assert board.refused("agent_move:gisulf:gladden-fields", seat=1) == "agent.action.move.not-wounded"
    board.do("agent_heal:gisulf")
    assert board.tapped("gisulf")
    board = hunted()
    board.g.status[board.card("gisulf")] = TAPPED
    board.move(0).do("agent_untap:gisulf")
    assert board.status("gisulf") == UNTAPPED


@rule("meccg.agent.untap-phase", "meccg.example.agent.gisulf.untap")
def test_agents_untap_in_their_owners_untap_phase() -> None:
    board = Board().event("gisulf", seat=0)
    board.company("rivendell", "aragorn-ii")
    board.g.status[board.card("gisulf")] = TAPPED
    board.untap()
    assert board.status("gisulf") == UNTAPPED


def with_sites(board: Board, *names: str, agent: str = "gisulf") -> Board:
    for name in names:
        board.g.attach(board.site(name, 1), board.card(agent))
    return board


@rule("meccg.agent.action.move.back", "meccg.agent.action.return-home", "meccg.example.agent.gisulf.second-move")
def test_an_agent_goes_back_or_home() -> None:
    board = with_sites(Board().event("gisulf"), "gladden-fields", "goblin-gate")
    board.company("rivendell", "aragorn-ii", "eomer", "elladan")
    board.move(0).do("agent_back:gisulf")
    assert [board.g.face(c).id for c in sites_of(board.g, board.card("gisulf"))] == ["gladden-fields"]
    assert board.tapped("gisulf")
    board = with_sites(Board().event("gisulf"), "gladden-fields")
    board.company("rivendell", "aragorn-ii", "eomer", "elladan")
    board.move(0).do("agent_home:gisulf")
    assert not sites_of(board.g, board.card("gisulf")) and not board.tapped("gisulf")
    assert board.g.zone[board.site("gladden-fields", 1)] == LOCATION


@rule("meccg.agent.action.turn-face-down", "meccg.agent.action.move.face-up-returns-others")
def test_a_face_up_agent_hides_or_moves_openly() -> None:
    board = with_sites(Board().event("gisulf"), "woodmen-town")
    board.g.known[board.card("gisulf")] = 1
    board.company("rivendell", "aragorn-ii", "eomer", "elladan")
    board.move(0).do("agent_hide:gisulf")
    assert board.tapped("gisulf") and not face_up(board.g, board.card("gisulf"))
    board = with_sites(Board().event("gisulf"), "woodmen-town")
    board.g.known[board.card("gisulf")] = 1
    board.company("rivendell", "aragorn-ii", "eomer", "elladan")
    board.move(0).do("agent_move:gisulf:gladden-fields")
    assert [board.g.face(c).id for c in sites_of(board.g, board.card("gisulf"))] == ["gladden-fields"]


@rule("meccg.agent.action.creatures.same-site", "meccg.agent.action.creatures.home-site")
@rule("meccg.agent.action.creatures.needs-untapped", "meccg.agent.action.creatures.creature-counts")
def test_an_agent_brings_a_creature() -> None:
    board = Board().event("gisulf").hazards("brigands", "wolves")
    board.company("lorien", "aragorn-ii", "boromir-ii", "elladan")
    board.move(0, "woodmen-town")
    assert "agent_creature:gisulf:brigands" in board.options()
    assert board.refused("agent_creature:gisulf:wolves", seat=1) == "agent.action.creatures.home-site"
    board.do("agent_creature:gisulf:brigands")
    assert board.g.spent == 2 and board.tapped("gisulf") and face_up(board.g, board.card("gisulf"))
    assert board.logged("attack")


@rule("meccg.agent.action.creatures.type-of-aa", "meccg.agent.action.creatures.same-site")
def test_away_from_home_the_automatic_attack_decides() -> None:
    board = with_sites(Board().event("gisulf").hazards("orc-watch", "brigands"), "gladden-fields", "goblin-gate")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "elladan")
    board.move(0, "goblin-gate")
    assert "agent_creature:gisulf:orc-watch" in board.options()
    assert board.refused("agent_creature:gisulf:brigands", seat=1) == "agent.action.creatures.type-of-aa"
    board = with_sites(Board().event("gisulf").hazards("orc-watch", "brigands"), "gladden-fields", "goblin-gate")
    board.company("rivendell", "aragorn-ii", "boromir-ii", "elladan")
    board.move(0, "bree")
    assert board.refused("agent_creature:gisulf:orc-watch", seat=1) == "agent.action.creatures.same-site"


@rule("meccg.agent.reveal.free", "meccg.agent.reveal.before-moving-home")
def test_unmasking_is_free_and_shows_a_home() -> None:
    board = hunted().do("unmask:gisulf")
    agent = board.card("gisulf")
    assert face_up(board.g, agent) and board.g.spent == 0 and board.to_act() == 1
    assert sorted(board.options()) == ["home:dale", "home:lake-town", "home:woodmen-town"]
    board.do("home:lake-town")
    assert [board.g.face(site).id for site in sites_of(board.g, agent)] == ["lake-town"]
    assert board.g.zone[board.site("lake-town", 1)] == PLAY and "agent_move:gisulf:dale" in board.options()


@rule("meccg.agent.reveal.before-moving-home", "meccg.agent.attack.reveal")
def test_an_attack_settles_at_which_home_he_is() -> None:
    board = Board().event("gisulf")
    slot = board.company("dale", "aragorn-ii", "elladan")
    board.at_site(slot).do("enter", "agent_attack:gisulf")
    assert [board.g.face(site).id for site in sites_of(board.g, board.card("gisulf"))] == ["dale"]


@rule("meccg.agent.reveal.home-card-missing")
def test_without_a_home_card_he_is_discarded_at_the_end() -> None:
    board = Board().event("dror").lose_site("blue-mountain-dwarf-hold", seat=1)
    board.run(Unmask(board.card("dror")))
    assert board.zone("dror") == PLAY
    discard_homeless(board.g)
    assert board.zone("dror") == DISCARD


@rule("meccg.agent.reveal.legality-first", "meccg.agent.reveal.legality-next", "meccg.agent.reveal.illegal")
def test_an_illegal_way_is_the_end_of_an_agent() -> None:
    for way in (("moria",), ("gladden-fields", "weathertop")):
        board = with_sites(Board().event("gisulf"), *way)
        board.run(Unmask(board.card("gisulf")))
        assert board.zone("gisulf") == DISCARD
        assert all(board.g.zone[board.site(name, 1)] == LOCATION for name in way)


@rule("meccg.agent.reveal.legal", "meccg.example.agent.gisulf.attack")
def test_a_legal_way_leaves_the_last_site() -> None:
    board = with_sites(Board().event("gisulf"), "gladden-fields", "goblin-gate")
    board.run(Unmask(board.card("gisulf")))
    assert [board.g.face(c).id for c in sites_of(board.g, board.card("gisulf"))] == ["goblin-gate"]


@rule(
    "meccg.agent.attack.when",
    "meccg.agent.attack.after-aa",
    "meccg.agent.attack.reveal",
    "meccg.agent.attack.tapped-may",
)
@rule("meccg.agent.attack.free", "meccg.agent.combat.facedown-away", "meccg.agent.combat.roll")
@rule("meccg.example.agent.gisulf.combat", "meccg.agent.combat.facing-before-attack", "meccg.agent.combat.after")
def test_gisulf_attacks_elladan() -> None:
    board = with_sites(Board().event("gisulf"), "gladden-fields", "goblin-gate")
    board.g.status[board.card("gisulf")] = TAPPED
    slot = board.company("goblin-gate", "elladan").__index__()
    board.dice(12, 8, 6, 5).at_site(slot).do("enter", "surplus:0", "tap:elladan")
    assert board.prompt() == "agent" and board.options() == ["agent_attack:gisulf", "pass"]
    board.do("agent_attack:gisulf").passing()
    line = board.logged("strike")[-1]
    assert line["prowess"] == 7 + 8 and line["roll"] == 6
    assert board.wounded("elladan") and board.tapped("gisulf") and face_up(board.g, board.card("gisulf"))


def agent_fight(face_is_up: bool, home: bool, status: int = UNTAPPED) -> tuple[int, int, int]:
    board = Board().event("gisulf")
    if not home:
        with_sites(board, "gladden-fields")
    elif face_is_up:
        with_sites(board, "woodmen-town")
    agent = board.card("gisulf")
    board.g.known[agent] = int(face_is_up)
    board.g.status[agent] = status
    board.company("woodmen-town" if home else "gladden-fields", "aragorn-ii", "elladan")
    board.run(AgentAttack(agent, 0))
    attack = attack_of(board.g)
    assert attack is not None
    return attack.prowess, attack.body, int(attack.manner & ATTACKER_CHOOSES > 0)


@rule("meccg.agent.combat.facedown-home", "meccg.agent.combat.facedown-away", "meccg.agent.combat.faceup-home")
@rule("meccg.agent.combat.faceup-away", "meccg.agent.combat.wounded")
def test_bonuses_of_agents() -> None:
    assert agent_fight(False, True) == (10, 8, 1)
    assert agent_fight(False, False) == (7, 7, 0)
    assert agent_fight(True, True) == (7, 8, 0)
    assert agent_fight(True, False) == (5, 7, 0)
    assert agent_fight(True, False, WOUNDED) == (3, 7, 0)


@rule("meccg.agent.attack.turn-played")
def test_an_agent_may_attack_in_the_turn_he_was_played() -> None:
    board = Board().hazards("gisulf")
    board.company("woodmen-town", "aragorn-ii", "elladan")
    board.move(0).do("agent:gisulf")
    board.passing().at_site(0).do("enter")
    assert board.options() == ["agent_attack:gisulf", "pass"]


@rule("meccg.agent.reveal.when-tapped-by-card", "meccg.card.event.fruitless-search")
def test_a_card_that_uses_an_agent() -> None:
    board = Board().hazards("seek-without-success").event("baduila")
    board.company("rivendell", "aragorn-ii", "eomer")
    board.move(0, "goblin-gate").do("play:seek-without-success:0")
    assert board.zone("baduila") == DISCARD and board.where(0) == "rivendell"


# Under-deeps


@rule(
    "meccg.deeps.card.fields",
    "meccg.deeps.card.under-grottos",
    "meccg.deeps.adjacency-list",
    "meccg.deeps.not-in-region",
)
def test_the_under_grottos() -> None:
    face = f.face("the-under-grottos")
    assert face.adjacent == {"goblin-gate": 0, "the-under-leas": 8, "the-under-gates": 8}
    assert face.deeps and face.region == -1
    assert (face.automatic[0].race, face.automatic[0].strikes, face.automatic[0].prowess) == ("orcs", 4, 7)
    assert face.automatic[1].from_hand == (f.SHADOW_HOLD,)
    assert face.items == {f.MINOR, f.MAJOR, f.GOLD_RING}


@rule("meccg.deeps.move.enter-from-adjacent", "meccg.deeps.move.only-adjacent", "meccg.deeps.same-as-other-sites")
def test_only_from_adjacent_sites() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.company("goblin-gate", "boromir-ii")
    board.company("the-under-grottos", "elladan")
    board.organization()
    assert board.refused("move:company0:the-under-grottos") == "deeps.move.enter-from-adjacent"
    assert "move:company1:the-under-grottos" in board.options()
    assert board.refused("move:company2:rivendell") == "deeps.move.only-adjacent"
    assert {"move:company2:goblin-gate", "move:company2:the-under-gates"} <= set(board.options())


@rule("meccg.deeps.move.roll", "meccg.deeps.no-region-path")
def test_a_roll_on_the_way() -> None:
    board = Board().dice(8).hazards("orc-guard", "wargs")
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.move(0, "the-under-gates")
    assert board.g.c_dest[0] == board.site("the-under-gates") and board.g.path == []
    assert "creature:orc-guard:type-shadow-hold" in board.options()
    assert not any("land" in option for option in board.options())


@rule("meccg.deeps.move.roll-fails")
def test_a_failed_roll_leaves_the_company_where_it_is() -> None:
    board = Board().dice(7).deck(*["dodge"] * 9)
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.move(0, "the-under-gates").passing()
    assert board.where(0) == "the-under-grottos" and board.g.zone[board.site("the-under-gates")] == LOCATION
    assert len(board.g.hand(0)) == 8


@rule("meccg.deeps.move.surface-no-roll", "meccg.deeps.move.from-surface-number")
def test_no_roll_to_and_from_the_surface() -> None:
    for here, there in (("the-under-grottos", "goblin-gate"), ("goblin-gate", "the-under-grottos")):
        board = Board()
        board.company(here, "aragorn-ii")
        board.move(0, there).passing()
        assert board.where(0) == there and not board.logged("below")


@rule("meccg.deeps.environment-immune")
def test_environment_does_not_reach_below() -> None:
    board = Board().hazards("choking-shadows", "giant").event("doors-of-night")
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.move(0)
    assert "play:choking-shadows:2" not in board.options()
    board = Board().hazards("choking-shadows", "giant").event("doors-of-night")
    board.company("barrow-downs", "aragorn-ii", "eomer")
    board.move(0)
    assert "play:choking-shadows:2" in board.options()


@rule("meccg.deeps.second-item-any-kind")
def test_a_second_item_of_any_kind_below() -> None:
    board = Board().hand("glamdring", "hauberk-of-bright-mail")
    board.company("the-under-grottos", "aragorn-ii", "eomer")
    board.explore(0).do("resource:glamdring:aragorn-ii", "extra:hauberk-of-bright-mail:eomer")
    assert board.bearer("hauberk-of-bright-mail") == "eomer"


@rule("meccg.deeps.no-eagles")
def test_no_eagles_below() -> None:
    board = Board()
    board.company("rivendell", "aragorn-ii")
    board.give("aragorn-ii", "gwaihir").organization().do("use:gwaihir:0")
    assert board.prompt() == "destination"
    assert not any("under" in option or "deeps" in option for option in board.options())


# Hosts, prisoners, rescue


def captured(*names: str, host: str = "flies-and-spiders") -> Board:
    """The first character has been taken prisoner at Barrow-downs."""
    board = Board().event(host)
    board.company("old-forest", *names)
    frame = TakePrisoner(board.card(host), board.card(names[0]))
    board.run(frame).do("rescue_site:barrow-downs")
    return board


@rule("meccg.host.definition", "meccg.host.capture.leaves-company", "meccg.host.capture.rescue-site")
@rule("meccg.host.site.stationary", "meccg.host.site.card-restriction")
def test_a_host_takes_a_prisoner() -> None:
    board = Board().event("flies-and-spiders")
    board.company("old-forest", "aragorn-ii", "eomer")
    board.run(TakePrisoner(board.card("flies-and-spiders"), board.card("aragorn-ii")))
    assert board.options() == ["rescue_site:barrow-downs", "rescue_site:tharbad"]
    board.do("rescue_site:barrow-downs")
    host = board.card("flies-and-spiders")
    assert prisoners_of(board.g, host) == [board.card("aragorn-ii")]
    assert (
        board.g.face(rescue_site(board.g, host)).id == "barrow-downs"
        and board.g.owners[rescue_site(board.g, host)] == 1
    )


@rule("meccg.host.site.moving")
def test_on_the_way_neighbouring_regions_count() -> None:
    from westmarch.games.meccg.rules.hosts import rescue_regions

    board = Board().hazards("giant")
    board.company("rivendell", "aragorn-ii")
    board.move(0, "bree")
    names = {f.REGIONS[region] for region in rescue_regions(board.g, 0)}
    assert {"rhudaur", "arthedain", "cardolan", "the-shire"} <= names


@rule("meccg.host.site.none-no-play")
def test_without_a_rescue_site_no_host() -> None:
    board = Board().hazards("flies-and-spiders")
    for site in board.g.pile(LOCATION, 1)[:]:
        board.g.put(site, 7)
    slot = board.company("old-forest", "aragorn-ii")
    board.g.limit = 2
    board.attack(slot, race="spiders")
    assert "play:flies-and-spiders:0" not in board.options()


@rule("meccg.prisoner.no-influence", "meccg.prisoner.cards-discarded", "meccg.prisoner.rings-kept")
def test_what_a_prisoner_keeps() -> None:
    board = Board().event("flies-and-spiders")
    board.company("old-forest", "aragorn-ii", "eomer")
    board.give("aragorn-ii", "glamdring", "fair-gold-ring", "quickbeam")
    board.run(TakePrisoner(board.card("flies-and-spiders"), board.card("aragorn-ii"))).do("rescue_site:barrow-downs")
    assert board.zone("glamdring") == DISCARD and board.zone("quickbeam") == DISCARD
    assert board.bearer("fair-gold-ring") == "aragorn-ii"
    assert general_free(board.g, 0) == 17


@rule("meccg.prisoner.followers-to-gi")
def test_followers_of_a_prisoner() -> None:
    board = Board().event("flies-and-spiders")
    board.company("old-forest", "aragorn-ii", "annalena")
    board.follow("annalena", "aragorn-ii")
    board.run(TakePrisoner(board.card("flies-and-spiders"), board.card("aragorn-ii"))).do("rescue_site:barrow-downs")
    assert board.g.leader[board.card("annalena")] == -1


@rule("meccg.prisoner.no-actions", "meccg.prisoner.only-specific-cards", "meccg.prisoner.negative-vp")
def test_prisoners_do_nothing_and_cost_points() -> None:
    board = captured("aragorn-ii", "eomer")
    board.g.status[board.card("aragorn-ii")] = TAPPED
    board.dice(2, 2).untap()
    assert board.tapped("aragorn-ii") and board.card("aragorn-ii") not in board.g.characters(0)
    assert points(board.g, 0)[0] == 1 - 3


def test_a_character_among_the_points_costs_points() -> None:
    board = Board().points("aragorn-ii")
    assert points(board.g, 0)[0] == -3


@rule("meccg.rescue.two-ways", "meccg.rescue.host-discarded", "meccg.host.site.returns")
def test_a_discarded_host_lets_its_prisoners_go() -> None:
    board = captured("aragorn-ii", "eomer")
    host = board.card("flies-and-spiders")
    release_prisoners(board.g, host)
    slot = board.g.company[board.card("aragorn-ii")]
    assert slot >= 0 and board.where(slot) == "barrow-downs" and len(board.g.members[slot]) == 1
    assert board.g.zone[board.site("barrow-downs", 1)] == LOCATION


@rule("meccg.rescue.at-site", "meccg.rescue.attacks", "meccg.rescue.tap-character", "meccg.rescue.site-taps")
@rule(
    "meccg.rescue.all-prisoners-join",
    "meccg.rescue.under-gi",
    "meccg.rescue.host-empty",
    "meccg.rescue.additional-minor-item",
)
def test_a_rescue() -> None:
    board = captured("aragorn-ii", "eomer").dice(*[12] * 6).hand("elven-cloak")
    slot = board.company("barrow-downs", "gandalf", "elladan", "elrohir", "boromir-ii", "glorfindel-ii")
    board.explore(0)
    assert not any(option.startswith("rescue") for option in board.options())
    board.explore(slot).do("rescue:flies-and-spiders")
    while board.prompt() not in ("rescue", ""):
        board.do("pass" if "pass" in board.options() else board.options()[-1])
    board.do(board.options()[0])
    assert board.g.company[board.card("aragorn-ii")] == slot
    assert board.zone("flies-and-spiders") == DISCARD and board.g.status[board.site("barrow-downs")] == TAPPED
    assert board.g.leader[board.card("aragorn-ii")] in (-1, NOBODY)
    assert any(option.startswith("extra:elven-cloak") for option in board.options())


@rule("meccg.rescue.tapped-site-ok", "meccg.rescue.aa-first")
def test_a_tapped_site_does_not_matter() -> None:
    board = captured("aragorn-ii", "eomer")
    slot = board.company("barrow-downs", "gandalf")
    board.g.status[board.site("barrow-downs")] = TAPPED
    board.explore(slot)
    assert "rescue:flies-and-spiders" in board.options()
    board.at_site(slot).do("enter")
    assert board.logged("attack")[0]["race"] == "undead"


# Hoards and dragons


@rule("meccg.hoard.only-at-hoard", "meccg.hoard.lairs-have-hoards", "meccg.keyword.dragon-lair")
def test_hoard_items_lie_in_hoards() -> None:
    board = Board().hand("habergeon-of-silver", "glamdring")
    board.company("barrow-downs", "aragorn-ii")
    board.explore(0)
    assert board.refused("resource:habergeon-of-silver:aragorn-ii") == "hoard.only-at-hoard"
    board = Board().hand("habergeon-of-silver")
    board.company("the-lonely-mountain", "aragorn-ii")
    board.explore(0)
    assert "resource:habergeon-of-silver:aragorn-ii" in board.options()
    assert all(face.hoard for face in f.FACES if face.site >= 0 and face.lair)


@rule("meccg.keyword.dragon.defeat-removes-aa")
def test_a_slain_dragon_leaves_its_lair() -> None:
    from westmarch.games.meccg.rules.automatic_attacks import automatic_attacks

    board = Board()
    slot = board.company("the-lonely-mountain", "aragorn-ii")
    assert automatic_attacks(board.g, slot) == [0]
    board.points("smaug")
    assert automatic_attacks(board.g, slot) == []


@rule("meccg.keyword.dragon.several")
def test_dragons_may_be_there_in_several_forms() -> None:
    board = Board().event("smaug")
    other = f.face("smaug-ahunt")
    assert other.unique and not board.g.unique_taken(other) and board.g.unique_taken(f.face("smaug"))


@rule("meccg.keyword.manifestation.definition", "meccg.keyword.manifestation.one-in-play")
@rule("meccg.keyword.manifestation.eliminated")
def test_one_manifestation_at_a_time() -> None:
    board = Board().event("my-precious").hand("gollum")
    board.company("moria", "aragorn-ii")
    board.explore(0)
    assert not any(option.startswith("resource:gollum") for option in board.options())
    assert board.g.unique_taken(f.face("gollum")) and HAND == 1 and POINTS == 4
    board = Board().pile(3, "my-precious", seat=1)
    assert board.g.unique_taken(f.face("gollum"))
