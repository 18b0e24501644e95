"""Dragons on the hunt and at home (The Dragons). Strikes, prowess, body, regions and lairs are printed facts."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import FACES

SLAIN = static("defeatable")

for face in FACES:
    if face.hunts:
        card(
            face.names[0],
            event_in(HAZARD, do("hunt"), needs=()),
            each(on("company-moves"), do("hunt"), needs=(cond("hunted"),)),
            SLAIN,
        )


def at_home(dragon: str, *more: Ability) -> None:
    """One more automatic attack at its lair, unless it is on the hunt; and something else."""
    face = next(face for face in FACES if face.lair_of and face.dragon == dragon)
    card(face.names[0], event_in(AT_SITE), static("adds-attack", named(face.lair_of), 1), SLAIN, *more)


at_home(
    "daelomin",
    action(HAZARD, do("raise-limit", 2), cost=DISCARD_SELF),
)
at_home("agburanar", static("one-free", word="manifestation"))
at_home(
    "bairanax",
    each(
        on("attack-comes"),
        Seq(do("raise-limit", 1), do("once-a-company")),
        needs=(attack_by("animals"), cond("creature-attack"), cond("once-a-company")),
    ),
)
at_home("leucaruth", static("one-dragon"))
at_home("earcaraxe", static("limit", character & first_of_company & moving & path_with("coastal-sea"), 1))
at_home("itangast", static("corruption-of", item_of("greater"), 1))
at_home("scorba", static("corruption-of", item_of("major"), 1))
at_home("scatha", static("attempt", character, -1))
at_home("smaug", static("draws", character & first_of_company & draws_several, -1))
