"""The printed values of all cards of the pool, against a table gathered from the cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from westmarch.games.meccg import facts as f

PRINTED: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "printed.json").read_text(encoding="utf-8")
)
#: Values that the table has otherwise, each for a reason.
EXCEPT = {
    # The table counts both attacks of one strike together.
    ("slayer", "strikes"),
    # What the King under the Mountain adds is no modifier of a race, and said by the card.
    ("returned-exiles", "modifiers"),
}


def values(face: f.Face) -> dict[str, Any]:
    found: dict[str, Any] = {"unique": face.unique}
    if face.kind in (f.CHARACTER, f.WIZARD, f.AGENT):
        found |= {
            "mind": face.mind, "influence": face.influence, "prowess": face.prowess, "body": face.body,
            "points": face.points, "check": face.check, "homes": len(face.homes),
            "skills": sorted(skill for i, skill in enumerate(f.SKILLS) if face.skills & (1 << i)),
        }  # fmt: skip
    elif face.kind == f.ALLY:
        found |= {"mind": face.mind, "prowess": face.prowess, "body": face.body, "points": face.points}
    elif face.kind == f.ITEM:
        found |= {"points": face.points, "corruption": face.corruption}
    elif face.kind == f.FACTION:
        found |= {"points": face.points, "number": face.number_to_exceed}
        found["modifiers"] = sorted(face.race_modifiers.values())
    elif face.kind in (f.RESOURCE, f.HAZARD):
        found |= {"points": face.points, "corruption": face.corruption}
    elif face.kind == f.CREATURE:
        found |= {
            "strikes": face.strikes, "prowess": face.prowess, "body": face.body, "points": face.points,
            "lands": {f.LANDS[land]: count for land, count in face.lands},
            "types": sorted(f.SITE_TYPES[number] for number in face.site_types), "chooses": face.attacker_chooses,
        }  # fmt: skip
    else:
        found |= {
            "kind": f.SITE_TYPES[face.site], "path": [f.LANDS[land] for land in face.path],
            "draws": [face.own_draws, face.other_draws], "information": face.information,
            "attacks": [[attack.strikes, attack.prowess] for attack in face.automatic],
        }  # fmt: skip
    return found


def test_every_card_is_in_the_table() -> None:
    assert set(PRINTED) == {face.id for face in f.CARDS} and len(PRINTED) == len(f.CARDS)


@pytest.mark.parametrize("kind", range(len(f.KINDS)), ids=f.KINDS)
def test_printed_values(kind: int) -> None:
    wrong: list[str] = []
    for face in f.CARDS:
        if face.kind == kind:
            mine = values(face)
            for key, value in PRINTED[face.id].items():
                if key in mine and mine[key] != value and (face.id, key) not in EXCEPT:
                    wrong.append(f"{face.id} {key}: {mine[key]}, printed {value}")
    assert not wrong


def test_sorts_and_durations() -> None:
    wrong: list[str] = []
    for name, row in PRINTED.items():
        face = f.face(name)
        if face.kind == f.ITEM and f.ITEM_KINDS[face.item].split("-")[0] != row["sort"].split()[0]:
            wrong.append(name)
        if face.kind in (f.RESOURCE, f.HAZARD) and f.DURATIONS[face.duration] not in row["duration"]:
            wrong.append(name)
    assert not wrong
