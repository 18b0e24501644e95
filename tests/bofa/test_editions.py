"""Editions: another map is played, recorded and drawn; what cannot be is named by file and line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bofa.broken_values import sound, spoilt, write
from bofa.mutations import mutated
from westmarch.ai.match import checked_plan, play_game
from westmarch.cli import main
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import check_position
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.odds import answer
from westmarch.engine.replaying import replay
from westmarch.engine.runner import decide
from westmarch.engine.session import Session
from westmarch.engine.text_position import position_text, read_position
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.content import SHIPPED
from westmarch.games.bofa.edition_files import fingerprint, read
from westmarch.games.bofa.editions import VARIABLE, board_of, find, names, opened
from westmarch.games.bofa.facts import EDITIONS
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.odds.battle import Army, combat, ground_of
from westmarch.games.bofa.odds.fate import fate_odds, full_pool
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.state import Battlefield

FORD = Path(__file__).parent / "editions" / "ford"


@pytest.fixture
def ford() -> f.Edition:
    return opened(FORD)


def played(edition: f.Edition, seed: int) -> Battlefield:
    """A random game to its end, with every position checked."""
    g = GAME.start({"edition": edition.id}, Chance(seed_of(seed)))
    assert isinstance(g, Battlefield)
    policy = Chance(seed_of(-1 - seed))
    while not g.over:
        ask = g.asks[policy.pick(len(g.asks), "policy")]
        decide(g, ask.sample(policy), ask.seat)
        check_position(GAME, g)
    return g


def problems(folder: Path, lang: str = "en") -> list[str]:
    messages = GAME.messages(lang)
    return [f"{one.file}:{one.line}: {messages.text(*one.message)}" for one in GAME.editions.check(folder)]


def copied(tmp_path: Path, **changes: str) -> Path:
    """The test edition with some files written anew."""
    folder = tmp_path / "copy"
    shutil.copytree(FORD, folder)
    for name, text in changes.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_the_shipped_edition_is_an_edition(tmp_path: Path) -> None:
    folder = tmp_path / "shipped"
    folder.mkdir()
    (folder / "edition.toml").write_text('name = "ours"\n', encoding="utf-8")
    for name in ("map", "range", "setup", "tokens", "fate"):
        shutil.copy(SHIPPED / f"{name}.toml", folder)
    assert problems(folder) == []
    assert read(folder).content == f.DEFAULT.content


def test_another_map_is_played_to_the_end(ford: f.Edition) -> None:
    assert problems(FORD) == []
    assert ford.regions == 14
    endings = {played(ford, seed).ending for seed in range(6)}
    assert len(endings) > 1


def test_opponents_play_another_map(ford: f.Edition) -> None:
    plan = checked_plan("bofa", {"edition": ford.id}, "medium", "easy", 3)
    assert play_game(plan, 0, 0).failures == 0


def test_regions_have_the_names_that_the_edition_gives(ford: f.Edition) -> None:
    g = GAME.start({"edition": ford.id}, Chance(seed_of(1)))
    assert find_game("bofa").view(g, f.FP)["places"]["ford_long_ford"]["units"] == {"lakeman": 2}
    assert GAME.messages("en").text("bofa-place-ford-long-ford") == "Long Ford"
    assert GAME.messages("es").text("bofa-place-ford-long-ford") == "Vado Largo"
    assert "bofa-place-ford-long-ford = Vado Largo" in GAME.more_messages("es")
    assert any("Long Ford" in line for line in GAME.digest(g, f.FP, "en"))


def test_two_cards_with_one_effect_have_their_own_numbers(ford: f.Edition) -> None:
    g = GAME.start({"edition": ford.id}, Chance(seed_of(1)))
    assert isinstance(g, Battlefield)
    assert [order_of(g, card).armies for card in (0, 1)] == [4, 2]
    assert g.edition.card_type[0] == "muster"
    text = GAME.messages("en").text("bofa-text-ford-swift-feet")
    assert text.startswith("Order: move up to three armies")
    assert text.endswith("On this card the number of the effect is 4, not 3.")
    other = GAME.start({}, Chance(seed_of(1)))
    assert isinstance(other, Battlefield)
    assert order_of(other, 0).armies == f.DEFAULT.card_amount[0]


def test_a_position_keeps_its_edition(ford: f.Edition) -> None:
    g = GAME.start({"edition": ford.id}, Chance(seed_of(1)))
    loaded = GAME.load(g.dump())
    assert isinstance(loaded, Battlefield)
    assert loaded.edition is ford
    assert find_game("bofa").view(loaded, f.SHADOW) == find_game("bofa").view(g, f.SHADOW)


def test_a_journal_needs_its_edition(ford: f.Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(GAME, {"edition": "ford"}, seed_of(4))
    policy = Chance(seed_of(5))
    for _ in range(30):
        ask = session.state.asks[0]
        session.decide(ask.seat, GAME.notation.code(session.state, ask.seat, ask.sample(policy)))
    journal = read_journal(session.journal.text())
    assert journal.options["edition"] == ford.id == f"ford@{fingerprint(ford.content)}"
    assert find_game("bofa").view(replay(journal).state, f.FP) == find_game("bofa").view(session.state, f.FP)
    monkeypatch.delitem(EDITIONS, ford.id)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(BadOptions, match="edition 'ford' with the fingerprint"):
        replay(journal)


def test_a_text_position_on_another_map(ford: f.Edition) -> None:
    g = GAME.start({"edition": ford.id}, Chance(seed_of(3)))
    policy = Chance(seed_of(4))
    for _ in range(20):
        decide(g, g.asks[0].sample(policy), g.asks[0].seat)
    text = position_text(GAME, g, {"edition": ford.id})
    assert "ford_long_ford" in text
    _, options, again = read_position(text)
    assert options["edition"] == ford.id
    assert again.dump() == g.dump()
    assert position_text(GAME, again, options) == text


def test_odds_of_another_edition(ford: f.Edition) -> None:
    """Values, terrains and tiles are those of the edition, which is named and never read from a path."""
    armies = (Army({"warg": 3}, 1, edition=ford), Army({"lakeman": 3}, edition=ford))
    places = (ford.place["long_ford"], ford.place["ruins_of_dale"])
    words = ["combat", "3 warg,1 leadership", "3 lakeman", "--places", "long_ford>ruins_of_dale"]
    assert answer(GAME, [*words, "--edition", "ford"]).data["attacker_wins"] == pytest.approx(
        combat(*armies, ground_of(*armies, *places, 0, True)).attacker_wins
    )
    with pytest.raises(BadOptions, match="not an attack between two regions"):
        answer(GAME, words)
    with pytest.raises(BadOptions, match="there is no edition"):
        answer(GAME, [*words, "--edition", str(FORD)])
    means = [answer(GAME, ["fate", "1", "--edition", name]).data["mean"] for name in ("westmarch", "ford")]
    assert means == [float(fate_odds(full_pool(), 1, edition=one).mean) for one in (f.DEFAULT, ford)]
    assert means[0] != means[1]


def test_only_names_are_looked_up_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table on a server cannot make it read a path."""
    monkeypatch.delenv(VARIABLE, raising=False)
    for wanted in (str(FORD), "../ford", "ford/..", "/etc", "", 3, None):
        assert GAME.choices["edition"].problem(wanted)
        with pytest.raises(BadOptions):
            GAME.checked({"edition": wanted})


def test_a_folder_of_editions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FORD, tmp_path / "any")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "edition.toml").write_text("name = 3", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert names()[0] == "westmarch"
    assert "ford" in names()
    assert GAME.checked({"edition": "ford"})["edition"] == find("ford").id
    assert GAME.choices["edition"].values[0] == "westmarch"


def test_the_map_is_drawn_from_the_borders(ford: f.Edition) -> None:
    board = board_of(ford)
    assert [region["id"] for region in board["regions"]] == ford.place_names
    assert all(region["loops"] for region in board["regions"])
    places = {tuple(region["at"]) for region in board["regions"]}
    assert len(places) == ford.places
    assert json.loads(GAME.board({"edition": ford.id})) == json.loads(json.dumps(board))
    assert {kind for kind, _, _ in board["borders"]} >= {"line", "ford", "pass", "slope"}


@pytest.mark.parametrize(
    "changes, problem",
    [
        ({"edition": 'name = "Two Words"'}, 'edition.toml:1: "name" must be 2 to 24'),
        ({"edition": 'name = "ford"\ncolour = 3'}, 'edition.toml:2: There is no "colour" here'),
        ({"dragons": ""}, "dragons.toml:0: No file of an edition has this name"),
        ({"units": '[[unit]]\nid = "warg"\n\n[[unit'}, "units.toml:4: This is not TOML"),
        ({"units": '[[unit]]\nid = "warg"\nvalue = 9'}, 'units.toml:3: "value" must lie between 1 and 5'),
        ({"units": '[[unit]]\nid = "orc"\n[[unit]]\nid = "orc"'}, 'units.toml:4: "orc" stands here a second time'),
        ({"units": '[[unit]]\nid = "orc"\nmanoeuvre = "flee"'}, '"manoeuvre" must be one of these: stout_hearts'),
        ({"units": 'unit = 3'}, 'units.toml:1: "unit" must be a list of tables'),
        ({"fate": "[[grey]]\nnumber = 0\ncount = 12\nicons = 0"}, "fate.toml:1: The numbers of the grey tiles"),
        ({"fate": "[[grey]]\nnumber = 1\ncount = 11\nicons = 0"}, "There are 12 grey fate tiles, not 11"),
        ({"tokens": '[[token]]\ngroup = "elves"\nunit = "orc"\nfigures = 1\ncount = 20'}, "tokens.toml:3:"),
        ({"characters": '[[character]]\nid = "thorin"\nenter = ["army"]'}, 'characters.toml:3: "thorin" must have'),
        ({"characters": 'beorn_wrath = 20'}, "characters.toml:1: Beorn would begin with more wrath"),
        ({"event_cards": '[[card]]\nnumber = "E01"\neffect = "great_goblin"'}, 'event_cards.toml:3: "effect" must be'),
        ({"event_cards": '[[card]]\nnumber = "E01"\nname_en = "A"'}, '"forced_march" needs both name_en and name_es'),
        ({"fate_cards": '[[card]]\nnumber = "D1"\ntype = "thorin"'}, 'fate_cards.toml:3: "type" must be one'),
        ({"range": '[archers]\ncamp = ["shire"]'}, 'range.toml:2: There is no region "shire" on the map'),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named(tmp_path: Path, changes: dict[str, str], problem: str) -> None:
    found = problems(copied(tmp_path, **changes))
    assert any(line.startswith(problem) or problem in line for line in found), found
    with pytest.raises(BadOptions):
        opened(tmp_path / "copy")


@pytest.mark.parametrize(
    "file, old, new, problem",
    [
        ("map", 'terrain = "ruins"', 'terrain = "forest"', '"terrain" must be one of these'),
        ("map", "protection = 4", "protection = 0", '"protection" must lie between 1 and 9'),
        ("map", "protection = 4\n", "", '"front_gate" is a stronghold and needs a protection'),
        ("map", 'id = "camp"', 'id = "kamp"', 'The rules name the settlement "camp"'),
        ("map", 'name_es = "Vado Largo"\n', "", '"long_ford" needs both name_en and name_es'),
        ("map", '"Vado Largo"', '"Vado { $largo }"', '"name_es" must be one line'),
        ("map", '"camp-eastern_spur"', '"camp-eastern_sput"', "does not join two different regions"),
        ("map", '"camp-eastern_spur"', '"camp-front_gate"', 'The border "camp-front_gate" stands a second time'),
        ("map", ' "high_moor-ravenhill",', "", 'Nobody can come from "front_gate" to "ravenhill"'),
        ("map", "muster = true\n", "", "A map has 4 mustering regions, not 0"),
        ("map", 'exit = "camp"', 'exit = "mordor"', 'There is no region "mordor" on the map'),
        ("setup", 'place = "long_ford"', 'place = "lake"', 'There is no place "lake" on the map'),
        ("setup", "units = {warg = 4}", "units = {warg = 4, lakeman = 1}", 'There is no "lakeman" to change or place'),
        ("setup", '["bard"]', '["bolg"]', '"bard" begins on the map'),
        ("setup", "units = {lakeman = 2}", "units = {lakeman = 6}", "No more than 5 units fit into"),
        ("setup", 'place = "long_ford"', 'place = "warg_moor"', "belongs to the other side at first"),
        ("setup", "goblin = 2", "goblin = 12", 'There are only 12 of "goblin" in the box'),
    ],
)  # fmt: skip
def test_maps_and_set_ups_that_cannot_be(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    text = (FORD / f"{file}.toml").read_text(encoding="utf-8")
    assert old in text
    found = problems(copied(tmp_path, **{file: text.replace(old, new)}))
    assert any(problem in line for line in found), found


def test_a_map_alone_needs_a_set_up_and_no_ranges(tmp_path: Path) -> None:
    """What we have measured and set up on our map says nothing of another one."""
    folder = copied(tmp_path)
    (folder / "range.toml").unlink()
    assert problems(folder) == []
    edition = opened(folder)
    assert all(edition.archers_range[a][b] == (edition.distance[a][b] <= 2) for a in range(14) for b in range(14))
    (folder / "setup.toml").unlink()
    assert [line[:13] for line in problems(folder)] == ["setup.toml:0:"]


def test_problems_are_told_in_spanish(tmp_path: Path) -> None:
    folder = copied(tmp_path, fate="[[grey]]\nnumber = 1\ncount = 11\nicons = 0")
    assert any("Hay 12 fichas grises de destino, no 11." in line for line in problems(folder, "es"))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(FORD)]) == 0
    assert capsys.readouterr().out == "The edition is sound.\n"
    folder = copied(tmp_path, units='[[unit]]\nid = "warg"\nvalue = 9')
    assert main(["edition", "check", str(folder), "--json"]) == 1
    reported = json.loads(capsys.readouterr().out)
    assert reported["ok"] is False
    assert reported["problems"] == [{"file": "units.toml", "line": 3, "message": '"value" must lie between 1 and 5.'}]
    assert main(["edition", "check", str(tmp_path / "nowhere"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"][0]["line"] == 0


def test_an_option_may_be_a_path_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, "")
    arguments = ["match", "bofa", "random", "random", "--pairs", "1", "--jobs", "2", "--json"]
    assert main([*arguments, "--option", f"edition={FORD}"]) == 0
    assert json.loads(capsys.readouterr().out)["pairs"] == 1


def hold(folder: Path, seed: int) -> bool:
    """An edition that somebody got wrong is refused with sentences, or is played without trouble."""
    found = GAME.editions.check(folder)
    for lang in ("en", "es"):
        messages = GAME.messages(lang)
        for one in found:
            key, about = one.message
            text = messages.text(key, about)
            assert text != key and "{" not in text.replace("{orc = 2}", ""), one
            assert one.line >= 0
    if found:
        return False
    edition = opened(folder)
    played(edition, seed)
    board_of(edition)
    return True


def hold_mutated(folder: Path, seed: int) -> bool:
    mutated(folder, FORD, seed)
    return hold(folder, seed)


def hold_spoilt(folder: Path, seed: int) -> bool:
    spoilt(folder, FORD, seed)
    return hold(folder, seed)


@pytest.mark.parametrize("seed", range(30))
def test_mutated_editions(tmp_path: Path, seed: int) -> None:
    hold_mutated(tmp_path / "edition", seed)


@pytest.mark.slow
def test_a_thousand_mutated_editions(tmp_path: Path) -> None:
    accepted = sum(hold_mutated(tmp_path / str(seed), seed) for seed in range(1000))
    assert 100 < accepted < 900


def test_a_tree_written_as_toml_is_an_edition(tmp_path: Path) -> None:
    write(tmp_path / "tree", sound(FORD))
    assert hold(tmp_path / "tree", 1)


@pytest.mark.parametrize("seed", range(20))
def test_editions_with_wrong_values(tmp_path: Path, seed: int) -> None:
    hold_spoilt(tmp_path / "edition", seed)


@pytest.mark.slow
def test_two_hundred_editions_with_wrong_values(tmp_path: Path) -> None:
    accepted = sum(hold_spoilt(tmp_path / str(seed), seed) for seed in range(1000, 1200))
    assert 10 < accepted < 190
