"""The Battle of Five Armies at a glance, and its field drawn with text."""

from __future__ import annotations

from westmarch.engine.digest import Names, Section, View, counted, with_texts
from westmarch.games import text_map
from westmarch.games.bofa.editions import board_of
from westmarch.games.bofa.facts import EDITIONS, FATE_END, POINTS_TO_WIN, SIDES

#: The sides by a shape as well as by name.
MARKS = dict(zip(SIDES, "◆▲", strict=True))


def sections(view: View, names: Names) -> list[Section]:
    t = names.say
    found = [
        Section(t("turn", turn=view["turn"]), [names.value(view["phase"], "phase")]),
        Section(
            t("fate"),
            [t("fate-at", at=view["fate"], end=FATE_END), t("points", points=view["points"], goal=POINTS_TO_WIN)],
        ),
        Section(t("dice"), _dice(view, names), tall=True),
        Section(t("generals"), [names.value(name, "character") for name in view["activated"]]),
    ]
    for side in SIDES:
        title = t("armies", side=f"{MARKS[side]} {names.value(side, 'side')}")
        found.append(Section(title, _armies(view, side, names), tall=True))
    found += [
        Section(t("characters"), _characters(view, names), tall=True),
        Section(t("air"), _in_the_air(view, names), tall=True),
        Section(t("tokens"), _tokens(view, names), tall=True),
        Section(t("cards"), _cards(view, names), tall=True),
        Section(t("hand"), with_texts(view["hand"], names), tall=True),
        Section(t("table"), with_texts([card for card, _, _ in view["table"]] + view["attached"], names), tall=True),
    ]
    return [section for section in found if section.lines]


def _dice(view: View, names: Names) -> list[str]:
    lines = []
    for side in SIDES:
        faces = counted([names.value(face, "face") for face in view["dice"][side]]) or names.say("no-dice")
        lines.append(f"{MARKS[side]} {faces}")
    return lines


def _armies(view: View, side: str, names: Names) -> list[str]:
    lines = []
    for place, about in view["places"].items():
        if about["side"] == side:
            lines.append(f"{names.value(place, 'place')}: {_army(about, names)}")
    return sorted(lines)


def _army(about: View, names: Names) -> str:
    """``2 Orc, 1 Warg; damage 1; leadership 2``."""
    units = ", ".join(f"{count} {names.value(unit, 'unit')}" for unit, count in about["units"].items())
    marks = [names.say(key, count=about[key]) for key in ("damage", "leadership") if about[key]]
    return "; ".join([units, *marks])


def _characters(view: View, names: Names) -> list[str]:
    lines = []
    for name, place in view["characters"].items():
        where = names.say(place) if place in ("waiting", "dead", "eyrie") else names.value(place, "place")
        lines.append(f"{names.value(name, 'character')}: {where}")
    return lines


def _in_the_air(view: View, names: Names) -> list[str]:
    lines = []
    for kind in ("eagles", "bats"):
        there = [
            f"{names.say('eyrie') if place == 'eyrie' else names.value(place, 'territory')} {count}"
            for place, count in view[kind].items()
            if count
        ]
        if there:
            lines.append(f"{names.say(kind)}: {', '.join(there)}")
    return lines


def _tokens(view: View, names: Names) -> list[str]:
    """Recruitment tokens that lie face down, with what the seat knows of them."""
    lines = []
    for place, about in view["places"].items():
        tokens = counted([names.value(group, "group") for group in about["tokens"]])
        known = counted([names.value(token, "unit") for token in about["known_tokens"]])
        if tokens:
            lines.append(f"{names.value(place, 'place')}: {tokens}" + (f" ({known})" if known else ""))
    return lines


def _cards(view: View, names: Names) -> list[str]:
    hands = [
        f"{MARKS[side]} {names.say('in-hand', count=count)}" for side, count in zip(SIDES, view["hands"], strict=True)
    ]
    decks = ", ".join(f"{names.say('deck-' + name.replace('_', '-'))} {count}" for name, count in view["decks"].items())
    known = (
        [names.say("known", cards=counted([names.value(card, "card") for card in view["known_hand"]]))]
        if view["known_hand"]
        else []
    )
    return [*hands, decks, *known]


# The field


def board(view: View, names: Names, width: int) -> list[str]:
    """The valley and its spurs: settlements with a sign, armies with their units, damage and leadership."""
    edition = EDITIONS[view["edition"]]
    spots = text_map.spots_of(board_of(edition))
    settlements = [edition.place_names[settlement] for settlement in edition.settlements]
    labels = {}
    for place in spots.at:
        about = view["places"].get(place, {})
        taken = MARKS[SIDES[1]] if about.get("shadow_control") else ""
        sign = "▣" if place in settlements else ""
        labels[place] = text_map.Label(f"{taken}{sign}{names.value(place, 'place')}", _short(about, names))
    for name, place in view["characters"].items():
        if place in labels:
            labels[place].lines.append(f"*{names.value(name, 'character')}")
    return [names.say("legend"), *text_map.drawn(spots, labels, max(width, 100))]


def _short(about: View, names: Names) -> list[str]:
    """``▲ 2 Orc 1 Warg``, and below it ``!1 +2`` for damage and leadership."""
    if not about.get("units"):
        return []
    units = " ".join(f"{count} {names.value(unit, 'unit')[:9]}" for unit, count in about["units"].items())
    marks = " ".join(
        [f"!{about['damage']}"] * bool(about["damage"]) + [f"+{about['leadership']}"] * bool(about["leadership"])
    )
    return [f"{MARKS[about['side']]}{units}", *([marks] if marks else [])]
