"""Words for attacks: who faces how many strikes, who faces none, and strikes that all fail."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.places import defenders
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.combat import (
    ATTACKER_CHOOSES,
    EACH,
    Assault,
    attack_of,
    strikes_of,
)
from westmarch.games.meccg.rules.corruption import PassItems
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND, OF_SEAT, POINTS

L = LANGUAGE


def _fighters(g: Arda, run: Asker) -> list[int]:
    """The characters of the attacked company, and the allies whom the attack could meet."""
    attack = attack_of(g)
    return attack.possible_targets(g) if attack is not None else []


def _sharing(g: Arda, run: Asker) -> list[int]:
    number = terms.VALUE["sharing"]
    return [entry[1] for entry in g.laid if entry[0] == number and entry[4] == run.source]


L.places.update({"fighters": _fighters, "sharing": _sharing})


@L.verb("modify-strike")
def modify_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The strike under way, and no other of its attack."""
    g.lay(act.word, OF_SEAT, L.value(g, run, act.amount), terms.STRIKE, run.source)


@L.verb("share-strike")
def share_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Whoever helps against a strike is in danger himself if it succeeds."""
    g.lay("sharing", cards[0], 1, terms.STRIKE, run.source)


@L.verb("spare")
def spare(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Somebody may not be chosen as the target of a strike of this attack."""
    for card in cards:
        g.lay("not-struck", card, 1, terms.ATTACK, run.source)


@L.verb("call-back")
def call_back(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """A character goes back to his player's hand; all his items may be passed on, one to each unwounded companion."""
    return PassItems(cards[0], HAND, len(g.items(cards[0])))


@L.verb("last-turn")
def last_turn(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A short event that lies on the table until the turn is over."""
    g.lay("permanent", run.source, 1, terms.TURN, run.source)


@L.verb("shield-check")
def shield_check(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The next corruption check of the player's characters that would fail this turn does not."""
    g.lay("sure-check", OF_SEAT + run.seat, 1, terms.TURN, run.source)


L.nums["tapped"] = lambda g, run, num: len(run.bound.get("tapped", ()))
L.nums["its-points"] = lambda g, run, num: sum(
    [g.face(card).points for name in ("it", "item") for card in run.bound.get(name, ())]
)


@L.verb("to-points")
def to_points(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    for card in cards:
        g.put(card, POINTS, g.owners[card])


def defender_chooses(g: Arda, attack: Assault) -> bool:
    """Whether the defender says who faces the strikes."""
    return not attack.manner & (ATTACKER_CHOOSES | EACH) and not g.has_laid("attacker-chooses", OF_SEAT)


class FaceSeveral(Frame):
    """A defender says how many strikes of an attack he faces himself, each in a sequence of its own."""

    STEPS = ("ask",)
    RULE = "meccg.combat.assign.one-strike-each"

    character: int
    source: int
    #: How many prowess and body he loses with each strike.
    weaker: int

    def ask(self, g: Arda) -> Outcome:
        attack = attack_of(g)
        assert attack is not None
        options: list[Option] = [("several", count) for count in range(2, strikes_of(g, attack) + 1)]
        about = (("card", self.character),)
        return Ask(g.owners[self.character], "meccg-ask-several", options, "chosen", self.RULE, about)

    def chosen(self, g: Arda, option: Option) -> None:
        _, count = option
        face_strikes(g, self.character, count, self.weaker, self.source)


def face_strikes(g: Arda, character: int, count: int, weaker: int, source: int) -> None:
    g.lay("must-face", character, count, terms.ATTACK, source)
    if weaker:
        g.lay("weakening", character, weaker, terms.ATTACK, source)


def _may_face_several(g: Arda, run: Asker, act: Act) -> bool:
    attack = attack_of(g)
    return attack is not None and defender_chooses(g, attack) and strikes_of(g, attack) > 1


@L.verb("face-several", can=_may_face_several)
def face_several(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """``word`` is all, two or as many as he likes; ``amount`` is what each further strike costs him."""
    attack = attack_of(g)
    if attack is None or not cards or cards[0] not in defenders(g, run):
        return None
    weaker, strikes = L.value(g, run, act.amount), strikes_of(g, attack)
    if act.word == "any" and strikes > 2:
        return FaceSeveral(cards[0], run.source, weaker)
    face_strikes(g, cards[0], strikes if act.word == "all" else 2, weaker, run.source)
    return None
