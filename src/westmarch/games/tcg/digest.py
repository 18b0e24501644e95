"""The Lord of the Rings TCG at a glance: the path, each player's areas, the own hand with its texts."""

from __future__ import annotations

from westmarch.engine.digest import Names, Section, View, counted, with_texts
from westmarch.games.tcg.facts import BY_ID, MINION
from westmarch.games.tcg.notation import SEATS


def sections(view: View, names: Names) -> list[Section]:
    t = names.say
    now = [t(view["phase"]), t("twilight", count=view["pool"]), t("moves", count=view["moves"])]
    found = [
        Section(t("turn", turn=view["turn"]), now + ([t("ring-worn")] if view["ring_worn"] else [])),
        Section(t("path"), _path(view, names), tall=True),
        Section(t("fighting"), _skirmish(view["skirmish"], names)),
    ]
    players = [_player(view, seat, names) for seat in range(len(view["hands"]))]
    for seat, player in enumerate(players):
        found.append(Section(player, _areas(view, seat, names), tall=True))
    found.append(Section(t("hand"), with_texts(view["hand"], names), tall=True))
    in_play = [about["card"] for about in view["table"] if about["zone"] != "path"]
    found.append(Section(t("texts"), [line for line in with_texts(in_play, names) if ": " in line], tall=True))
    return [section for section in found if section.lines or section.title in players]


def board(view: View, names: Names, width: int) -> list[str]:
    return []


def _path(view: View, names: Names) -> list[str]:
    """Each site that has been laid: who is there, and who controls it."""
    lines = []
    for number, card in enumerate(view["path"]):
        if card is None:
            continue
        there = [_seat(seat, names) for seat, at in enumerate(view["sites"]) if at == number and not view["out"][seat]]
        marks = [names.say("here", seats=", ".join(there))] if there else []
        if view["control"][number] >= 0:
            marks.append(names.say("controlled", seat=_seat(view["control"][number], names)))
        lines.append(f"{number} {names.value(card, 'card')}" + (f" ({'; '.join(marks)})" if marks else ""))
    return lines


def _skirmish(cards: list[str], names: Names) -> list[str]:
    if len(cards) < 2:
        return []
    fighter, *foes = [names.value(card, "card") for card in cards]
    return [names.say("against", fighter=fighter, foes=", ".join(foes))]


def _seat(seat: int, names: Names) -> str:
    return names.value(SEATS[seat], "seat")


def _player(view: View, seat: int, names: Names) -> str:
    role = "out" if view["out"][seat] else "free" if view["free_peoples"] == seat else "shadow"
    return names.say(
        "player",
        seat=_seat(seat, names),
        role=names.say(f"role-{role}"),
        site=view["sites"][seat],
        burdens=view["burdens"][seat],
        hand=view["hands"][seat],
        deck=view["decks"][seat],
    )


def _areas(view: View, seat: int, names: Names) -> list[str]:
    """The characters, the support area and the minions of a player, each on a line of its own."""
    own = [about for about in view["table"] if about["owner"] == seat and about["zone"] not in ("path", "attached")]
    lines = [f"{names.say(_area(about))}: {_card(about, view, names)}" for about in own if _area(about) != "support"]
    support = counted([_card(about, view, names) for about in own if _area(about) == "support"])
    lines += [f"{names.say('support')}: {support}"] if support else []
    dead = view["dead"][seat]
    return lines + ([names.say("dead", cards=counted([names.value(card, "card") for card in dead]))] if dead else [])


def _area(about: View) -> str:
    """Where a card lies: with the fellowship, among the minions, or in the support area."""
    if BY_ID[about["card"].split(".")[1]].type == MINION:
        return "minions"
    return "play" if "strength" in about and about["zone"] == "play" else "support"


def _card(about: View, view: View, names: Names) -> str:
    """``Gimli 6/3, 1 wound, with Dwarven Axe, against Goblin Runner``."""
    name = names.value(about["card"], "card")
    if "strength" in about:
        name = names.say("strength", name=name, strength=about["strength"], vitality=about["vitality"])
    marks = [names.say(key, count=about[key]) for key in ("wounds", "tokens") if about.get(key)]
    borne = [names.value(other["card"], "card") for other in view["table"] if other["host"] == about["card"]]
    if borne:
        marks.append(names.say("bears", names=counted(borne)))
    if about.get("against"):
        marks.append(names.say("faces", name=names.value(about["against"], "card")))
    return ", ".join([name, *marks])
