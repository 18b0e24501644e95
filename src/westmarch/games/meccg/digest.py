"""The Middle-earth CCG at a glance: both Wizards, their companies at their sites, the own hand with its texts."""

from __future__ import annotations

from typing import Any

from westmarch.engine.digest import Names, Section, View, counted, with_texts


def sections(view: View, names: Names) -> list[Section]:
    t = names.say
    found = [Section(t("turn", turn=view["turn"]), _moment(view, names))]
    for seat, about in view["players"].items():
        found.append(Section(_player(seat, about, names), _points(about, names), tall=True))
    for company in view["companies"]:
        found.append(Section(_company(company, names), _members(company, names), tall=True))
    found.append(Section(t("events"), _events(view, names), tall=True))
    for about in view["players"].values():
        found.append(Section(t("hand"), with_texts(about.get("cards", []), names), tall=True))
    found.append(Section(t("texts"), with_texts(sorted(set(_in_play(view))), names), tall=True))
    return [section for section in found if section.lines]


def board(view: View, names: Names, width: int) -> list[str]:
    return []


def _moment(view: View, names: Names) -> list[str]:
    lines = [names.say("active", seat=names.value(view["active"], "seat"))]
    if view["caller"]:
        lines.append(names.say("council", seat=names.value(view["caller"], "seat")))
    if view["hazards"]["limit"]:
        lines.append(names.say("hazards", **view["hazards"]))
    if view["route"]:
        lines.append(names.say("route", regions=" → ".join(names.value(region, "region") for region in view["route"])))
    return lines


def _player(seat: str, about: View, names: Names) -> str:
    counts = {name: about[name] for name in ("total", "hand", "deck", "discard")}
    return names.say("player", seat=names.value(seat, "seat"), influence=about["general_influence"], **counts)


def _points(about: View, names: Names) -> list[str]:
    kinds = [names.say(f"kind-{kind}", count=count) for kind, count in about["points"].items() if count]
    lines = [names.say("points", points=", ".join(kinds))] if kinds else []
    pile = about["points_pile"]
    return lines + ([names.say("won", cards=counted([names.value(card, "card") for card in pile]))] if pile else [])


def _company(company: View, names: Names) -> str:
    """``North: Rivendell → Bree``, as far as the seat may know."""
    site = names.value(company["site"], "card")
    if company["destination"]:
        site = names.say("moves-to", **{"from": site, "to": names.value(company["destination"], "card")})
    marks = [site]
    if company["moves"] and not company["destination"]:
        marks.append(names.say("somewhere"))
    if company["site_tapped"]:
        marks.append(names.say("site-tapped"))
    if company["guard"]:
        hidden = company["guard"] == "card"
        marks.append(
            names.say("guard-hidden") if hidden else names.say("guard", card=names.value(company["guard"], "card"))
        )
    return names.say("company", seat=names.value(company["owner"], "seat"), site="; ".join(marks))


def _members(company: View, names: Names) -> list[str]:
    return [_character(about, names) for about in company["characters"]] + _cards(company["site_cards"], names)


def _cards(cards: list[str], names: Names) -> list[str]:
    return [names.value(card, "card") for card in cards if card]


def _character(about: View, names: Names) -> str:
    """``Aragorn II 6/9, tapped, influence 3, with Glamdring``."""
    name = names.value(about["card"], "card")
    marks = [names.say("character", name=name, prowess=about["prowess"], body=about["body"])]
    if about["status"] != "untapped":
        marks.append(names.say(about["status"]))
    marks += [names.say(key, count=about[key]) for key in ("influence", "corruption") if about[key]]
    if about["leader"] not in ("", "nobody"):
        marks.append(names.say("follows", name=names.value(about["leader"], "card")))
    borne = [names.value(card["card"], "card") for card in about["cards"] if card["card"]]
    if borne:
        marks.append(names.say("bears", names=counted(borne)))
    return ", ".join(marks)


def _events(view: View, names: Names) -> list[str]:
    lines = []
    for about in view["events"]:
        name = names.value(about["card"], "card") if about["card"] else names.say("face-down")
        below = _cards(about["cards"], names)
        lines.append(f"{names.value(about['owner'], 'seat')}: {name}" + (f" ({counted(below)})" if below else ""))
    return lines


def _in_play(view: View) -> list[str]:
    """The cards on the table whose faces the seat sees; sites speak for themselves."""
    found: list[Any] = [about["card"] for about in view["events"]]
    for company in view["companies"]:
        for about in company["characters"]:
            found += [about["card"], *(card["card"] for card in about["cards"])]
    return [card for card in found if card]
