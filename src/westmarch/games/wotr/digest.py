"""War of the Ring at a glance: what a player looks for, shortest first, in a pane of forty columns."""

from __future__ import annotations

from pathlib import Path

from westmarch.engine.digest import Names, Section, View, counted, with_texts
from westmarch.games import text_map
from westmarch.games.wotr.facts import (
    CITY,
    COLUMN_NAMES,
    FEATURE,
    OWNER,
    REGIONS,
    SIDES,
    STRONGHOLD,
    TILE_IN_POOL,
    TILE_WAITING,
    TOWN,
)

FOLDER = Path(__file__).parent
#: The sides by a shape as well as by name.
MARKS = {"free": "◆", "shadow": "▲"}
#: Figures of an army in a letter, the same in both languages.
LETTERS = {"regular": "R", "elite": "E", "leader": "L"}
#: Settlements on the map: a stronghold, a city, a town.
FEATURES = {STRONGHOLD: "▣", CITY: "■", TOWN: "□"}
#: The suffix of the box that holds a besieged garrison.
INSIDE = "-inside"


def sections(view: View, names: Names) -> list[Section]:
    t = names.say
    found = [
        Section(t("turn", turn=view["turn"]), [_both(view["points"], names, "points")]),
        Section(t("fellowship"), _fellowship(view["fellowship"], names)),
        Section(t("hunt"), _hunt(view, names)),
        Section(t("dice"), _dice(view, names), tall=True),
        Section(t("cards"), _cards(view, names), tall=True),
        Section(t("politics"), _politics(view["politics"], names), tall=True),
    ]
    for side in SIDES:
        title = t("armies", side=_side(side, names))
        found.append(Section(title, _armies(view["forces"], side, names), tall=True))
    found.append(Section(t("characters"), _characters(view["characters"], names), tall=True))
    found.append(Section(t("reserves"), _reserves(view, names), tall=True))
    found.append(Section(t("texts"), _texts(view, names), tall=True))
    return [section for section in found if section.lines]


def _side(side: str, names: Names) -> str:
    return f"{MARKS[side]} {names.value(side, 'side')}"


def _both(values: dict[str, int], names: Names, key: str) -> str:
    return names.say(key) + " " + "  ".join(f"{MARKS[side]} {values[side]}" for side in SIDES)


def _fellowship(about: View, names: Names) -> list[str]:
    t = names.say
    place = t("mordor", step=about["mordor"]) if about["mordor"] >= 0 else names.value(about["region"], "region")
    lines = [place, t("revealed" if about["revealed"] else "hidden")]
    lines.append(t("progress", count=about["progress"]))
    lines.append(t("corruption", count=about["corruption"]))
    lines.append(t("guide", guide=names.value(about["guide"], "character")))
    others = [names.value(name, "character") for name in about["companions"] if name != about["guide"]]
    return lines + ([t("with", companions=", ".join(others))] if others else [])


def _hunt(view: View, names: Names) -> list[str]:
    t = names.say
    pool = [names.value(f"t{tile}", "tile") for tile, status in enumerate(view["tiles"]) if status == TILE_IN_POOL]
    aside = [names.value(f"t{tile}", "tile") for tile, status in enumerate(view["tiles"]) if status == TILE_WAITING]
    lines = [_both(view["hunt_box"], names, "hunt-box"), t("pool", count=len(pool))]
    return lines + ([t("aside", tiles=counted(aside))] if aside else [])


def _dice(view: View, names: Names) -> list[str]:
    lines = []
    for side in SIDES:
        dice = [f"{count} {names.value(face, 'face')}" for face, count in view["dice"].get(side, {}).items()]
        text = ", ".join(dice) or names.say("no-dice")
        lines.append(f"{MARKS[side]} {text}; {names.say('rings', count=view['rings'][side])}")
    return lines


def _cards(view: View, names: Names) -> list[str]:
    """Hands and tables: the own cards by name, of others how many."""
    lines = []
    for side in SIDES:
        hand = view["hands"].get(side, {})
        count = sum(hand.get("backs", {}).values())
        cards = "; ".join(names.value(card, "card") for card in hand.get("cards", []))
        text = names.say("hand", count=count)
        lines.append(f"{MARKS[side]} {text}" + (f": {cards}" if cards else ""))
        table = "; ".join(names.value(card, "card") for card in view["table"].get(side, []))
        if table:
            lines.append(f"{MARKS[side]} {names.say('table')}: {table}")
    chosen = [names.value(card) for card in view["combat_cards"] if card]
    return lines + ([f"{names.say('combat')}: {', '.join(chosen)}"] if chosen else [])


def _politics(politics: dict[str, View], names: Names) -> list[str]:
    t = names.say
    lines = []
    for nation, about in politics.items():
        steps = t("at-war") if about["steps"] == 0 else t("steps", count=about["steps"])
        passive = "" if about["active"] else f", {t('passive')}"
        lines.append(f"{names.value(nation, 'nation')}: {steps}{passive}")
    return lines


def _armies(forces: dict[str, dict[str, int]], side: str, names: Names) -> list[str]:
    lines = []
    for slot, figures in forces.items():
        text = figures_text({name: n for name, n in figures.items() if name in COLUMN_NAMES[SIDES.index(side)]}, names)
        if text:
            lines.append(f"{names.value(slot, 'slot')}: {text}")
    return sorted(lines)


def figures_text(figures: dict[str, int], names: Names) -> str:
    """``Gondor 3R 1E, Nazgûl 2``: figures by nation, each kind as a letter."""
    nations: dict[str, list[str]] = {}
    for figure, count in figures.items():
        nation, _, kind = figure.rpartition("-")
        if kind in LETTERS:
            nations.setdefault(names.value(nation, "nation"), []).append(f"{count}{LETTERS[kind]}")
        else:
            nations.setdefault(names.value(figure, "figure"), []).append(str(count))
    return ", ".join(f"{nation} {' '.join(counts)}" for nation, counts in nations.items())


def _characters(where: dict[str, str], names: Names) -> list[str]:
    """Those outside the Fellowship who are in play or lost."""
    lines = []
    for name, place in where.items():
        if place and place != "fellowship":
            lines.append(f"{names.value(name, 'character')}: {names.value(place, 'slot')}")
    return lines


def _reserves(view: View, names: Names) -> list[str]:
    lines = []
    for side in SIDES:
        own = COLUMN_NAMES[SIDES.index(side)]
        figures = {name: count for name, count in view["reinforcements"].items() if name in own}
        lines.append(f"{MARKS[side]} {figures_text(figures, names) or names.say('nothing')}")
    decks = ", ".join(f"{names.value(deck, 'deck')} {count}" for deck, count in view["decks"].items())
    return [*lines, decks]


def _texts(view: View, names: Names) -> list[str]:
    """The seat's own hand and the cards on the table, in full."""
    cards = [card for side in SIDES for card in view["hands"].get(side, {}).get("cards", [])]
    cards += [card for side in SIDES for card in view["table"].get(side, [])]
    return with_texts(cards, names)


# The map


def board(view: View, names: Names, width: int) -> list[str]:
    """Middle-earth: settlements with a sign, armies by side and figures, the last known place of the Fellowship."""
    spots = text_map.places(FOLDER)
    labels = {region: text_map.Label(_titled(region, view, names)) for region in spots.at}
    for slot, figures in view["forces"].items():
        region = slot.removesuffix(INSIDE)
        if region in labels:
            for side, own in zip(SIDES, COLUMN_NAMES, strict=True):
                text = _short({name: n for name, n in figures.items() if name in own})
                inside = "‹›" if slot.endswith(INSIDE) else ""
                labels[region].lines += [f"{MARKS[side]}{inside}{text}"] if text else []
    for place in view["characters"].values():
        region = place.removesuffix(INSIDE)
        if region in labels:
            labels[region].lines = _with_character(labels[region].lines)
    where = view["fellowship"]["region"]
    if where in labels:
        labels[where].lines.insert(0, f"○{view['fellowship']['progress']}")
    return [names.say("legend"), *text_map.drawn(spots, labels, max(width, 116))]


def _titled(region: str, view: View, names: Names) -> str:
    """A region's name, with the sign of its settlement and of an enemy who holds it."""
    number = REGIONS.index(region)
    holder = view["control"].get(region, "")
    taken = MARKS[holder] if holder and SIDES.index(holder) != OWNER[number] else ""
    return f"{taken}{FEATURES.get(FEATURE[number], '')}{names.value(region, 'region')}"


def _short(figures: dict[str, int]) -> str:
    """``3R1E1L``: all nations of an army together."""
    totals: dict[str, int] = {}
    for figure, count in figures.items():
        letter = LETTERS.get(figure.rpartition("-")[2], "N")
        totals[letter] = totals.get(letter, 0) + count
    return "".join(f"{count}{letter}" for letter, count in totals.items())


def _with_character(lines: list[str]) -> list[str]:
    """A character is a star more behind the last line of its region."""
    return [*lines[:-1], lines[-1] + "*"] if lines else ["*"]
