"""War of the Ring at a glance: what a player looks for, shortest first, in a pane of forty columns."""

from __future__ import annotations

from typing import Any

from westmarch.games.wotr.facts import COLUMN_NAMES, SIDES, TILE_IN_POOL, TILE_WAITING
from westmarch.tui.naming import Names
from westmarch.tui.sections import Section, card_texts, counted, sections_of

#: The sides by a shape as well as by name.
MARKS = {"free": "◆", "shadow": "▲"}
#: Figures of an army in a letter, the same in both languages.
LETTERS = {"regular": "R", "elite": "E", "leader": "L"}
#: What the sections below show; anything else that a view holds follows as it is.
SHOWN = {
    "turn", "points", "fellowship", "hunt_box", "tiles", "dice", "rings", "politics", "forces", "characters",
    "hands", "table", "decks", "combat_cards", "control", "reinforcements", "casualties", "discards", "face_down",
}  # fmt: skip

View = dict[str, Any]


def sections(view: View, names: Names) -> list[Section]:
    t = names.words.t
    found = [
        Section(t("wotr-turn", turn=view["turn"]), [_both(view["points"], names, "wotr-points")]),
        Section(t("wotr-fellowship"), _fellowship(view["fellowship"], names)),
        Section(t("wotr-hunt"), _hunt(view, names)),
        Section(t("wotr-dice"), _dice(view, names), tall=True),
        Section(t("wotr-cards"), _cards(view, names), tall=True),
        Section(t("wotr-politics"), _politics(view["politics"], names), tall=True),
    ]
    for side in SIDES:
        title = t("wotr-armies", side=_side(side, names))
        found.append(Section(title, _armies(view["forces"], side, names), tall=True))
    found.append(Section(t("wotr-characters"), _characters(view["characters"], names), tall=True))
    found.append(Section(t("wotr-reserves"), _reserves(view, names), tall=True))
    found += sections_of({name: value for name, value in view.items() if name not in SHOWN}, names)
    found.append(Section(t("card-texts"), _texts(view, names), tall=True))
    return [section for section in found if section.lines]


def _side(side: str, names: Names) -> str:
    return f"{MARKS[side]} {names.value(side, 'side')}"


def _both(values: dict[str, int], names: Names, key: str) -> str:
    return names.words.t(key) + " " + "  ".join(f"{MARKS[side]} {values[side]}" for side in SIDES)


def _fellowship(about: View, names: Names) -> list[str]:
    t = names.words.t
    place = t("wotr-mordor", step=about["mordor"]) if about["mordor"] >= 0 else names.value(about["region"], "region")
    lines = [place, t("wotr-revealed" if about["revealed"] else "wotr-hidden")]
    lines.append(t("wotr-progress", count=about["progress"]))
    lines.append(t("wotr-corruption", count=about["corruption"]))
    lines.append(t("wotr-guide", guide=names.value(about["guide"], "character")))
    others = [names.value(name, "character") for name in about["companions"] if name != about["guide"]]
    return lines + ([t("wotr-with", companions=", ".join(others))] if others else [])


def _hunt(view: View, names: Names) -> list[str]:
    t = names.words.t
    pool = [names.value(f"t{tile}", "tile") for tile, status in enumerate(view["tiles"]) if status == TILE_IN_POOL]
    aside = [names.value(f"t{tile}", "tile") for tile, status in enumerate(view["tiles"]) if status == TILE_WAITING]
    lines = [_both(view["hunt_box"], names, "wotr-hunt-box"), t("wotr-pool", count=len(pool))]
    return lines + ([t("wotr-aside", tiles=counted(aside))] if aside else [])


def _dice(view: View, names: Names) -> list[str]:
    lines = []
    for side in SIDES:
        dice = [f"{count} {names.value(face, 'face')}" for face, count in view["dice"].get(side, {}).items()]
        text = ", ".join(dice) or names.words.t("wotr-no-dice")
        lines.append(f"{MARKS[side]} {text}; {names.words.t('wotr-rings', count=view['rings'][side])}")
    return lines


def _cards(view: View, names: Names) -> list[str]:
    """Hands and tables: the own cards by name, of others how many."""
    lines = []
    for side in SIDES:
        hand = view["hands"].get(side, {})
        count = sum(hand.get("backs", {}).values())
        cards = "; ".join(names.value(card, "card") for card in hand.get("cards", []))
        text = names.words.t("wotr-hand", count=count)
        lines.append(f"{MARKS[side]} {text}" + (f": {cards}" if cards else ""))
        table = "; ".join(names.value(card, "card") for card in view["table"].get(side, []))
        if table:
            lines.append(f"{MARKS[side]} {names.words.t('wotr-table')}: {table}")
    chosen = [names.value(card) for card in view["combat_cards"] if card]
    return lines + ([f"{names.words.t('wotr-combat')}: {', '.join(chosen)}"] if chosen else [])


def _politics(politics: dict[str, View], names: Names) -> list[str]:
    t = names.words.t
    lines = []
    for nation, about in politics.items():
        steps = t("wotr-at-war") if about["steps"] == 0 else t("wotr-steps", count=about["steps"])
        passive = "" if about["active"] else f", {t('wotr-passive')}"
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
        lines.append(f"{MARKS[side]} {figures_text(figures, names) or names.words.t('nothing')}")
    decks = ", ".join(f"{names.value(deck, 'deck')} {count}" for deck, count in view["decks"].items())
    return [*lines, decks]


def _texts(view: View, names: Names) -> list[str]:
    """The seat's own hand and the cards on the table, in full."""
    texts = card_texts(names)
    cards = [card for side in SIDES for card in view["hands"].get(side, {}).get("cards", [])]
    cards += [card for side in SIDES for card in view["table"].get(side, [])]
    return [f"{names.value(card, 'card')}: {texts.get(names.key(card, 'card'), '')}" for card in cards]
