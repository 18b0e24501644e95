"""What the definitions count."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Num
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.conditions import words
from westmarch.games.meccg.cards.meanings.places import checker
from westmarch.games.meccg.facts import LANDS, SLOTS
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.combat import attack_of, prowess_of, strike_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.values import body, mind, prowess

L = LANGUAGE


def _companions(g: Arda, run: Asker, num: Num) -> int:
    found = checker(g, run)
    return len(g.members[g.company[found[0]]]) if found else 0


def _checker_prowess(g: Arda, run: Asker, num: Num) -> int:
    found = checker(g, run)
    return prowess(g, found[0]) if found else 0


def _bound_mind(g: Arda, run: Asker, num: Num) -> int:
    return sum([mind(g, card) for card in run.bound.get("it", ())])


def _protection(g: Arda, run: Asker, num: Num) -> int:
    """How many of armour, shield and helmet a named character wears."""
    worn = {g.face(item).slot for card in run.bound.get("it", ()) for item in g.items(card)}
    return len([slot for slot in ("armor", "shield", "helmet") if SLOTS.index(slot) in worn])


def _copies_on_attack(g: Arda, run: Asker, num: Num) -> int:
    """How many other copies of the card were played on the attack under way."""
    number = terms.VALUE["played-on"]
    played = {e[1] for e in g.laid if e[0] == number and e[3] == terms.ATTACK and e[1] != run.source}
    return len([card for card in played if g.faces[card] == g.faces[run.source]])


L.nums.update(
    {
        "count": lambda g, run, num: len(L.cards(g, run, num.sel)),
        "companions": _companions,
        "prowess": _checker_prowess,
        "its-mind": _bound_mind,
        "its-body": lambda g, run, num: sum([body(g, card) for card in run.bound.get("it", ())]),
        "path": lambda g, run, num: sum([g.path.count(LANDS.index(land)) for land in words(num.word)]),
        "path-any": lambda g, run, num: int(any([LANDS.index(land) in g.path for land in words(num.word)])),
        "while": lambda g, run, num: int(g.reigns(num.word, run.source)),
        "limit": lambda g, run, num: g.limit,
        "protection": _protection,
        "copies-on-attack": _copies_on_attack,
        "attack-prowess": lambda g, run, num: prowess_of(g, a) if (a := attack_of(g)) is not None else 0,
        "margin-fives": lambda g, run, num: hit.margin // 5 if (hit := strike_of(g)) is not None else 0,
        "company-size": lambda g, run, num: g.size(g.here),
        "company-of": lambda g, run, num: int(any([g.face(c).race == num.word for c in g.members[g.here]])),
    }
)
