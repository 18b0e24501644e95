"""What hazards do that resources do not: creatures keyed by a card, strikes that cards wait for."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.cards.meanings.verbs_movement import by_card
from westmarch.games.meccg.facts import CREATURE, LANDS, SITE_TYPES
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.attack import AttackOn, creature_attack
from westmarch.games.meccg.rules.automatic_attacks import attacks_at
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES, EACH, STRIKES_ONLY, attack_of
from westmarch.games.meccg.rules.company_movement import drop_destination, tell_path
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, creature_counts, target_site
from westmarch.games.meccg.rules.manifestations import forbids_manifestation, note_manifestation
from westmarch.games.meccg.rules.uncounted import use_exception
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND, OF_COMPANY
from westmarch.games.meccg.values import site_type

L = LANGUAGE


def _keyed_by(g: Arda, wanted: tuple[str, ...]) -> list[str]:
    """Which of some ways of keying the present company offers."""
    if g.here < 0:
        return []
    kind = SITE_TYPES[site_type(g, target_site(g, g.here))]
    found = [f"land-{LANDS[land]}" for land in dict.fromkeys(g.path)] if g.mode in (BASIC, MAPPED) else []
    found += [f"type-{kind}", "site"]
    return [word for word in wanted if word in found]


def _playable(g: Arda, run: Asker, act: Act, card: int) -> bool:
    """Whether a creature of the hand can be played so: it counts as a hazard of its own, beside the card."""
    face = g.face(card)
    ways, _, _ = act.word
    if face.kind != CREATURE or not _keyed_by(g, ways) or (face.unique and g.unique_taken(face)):
        return False
    if forbids_manifestation(g, face):
        return False
    itself = 1 if g.zone[run.source] == HAND else 0
    return not creature_counts(g, face) or g.spent + itself < g.limit


@L.verb("attack-keyed", may=_playable)
def attack_keyed(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """A creature is played from hand; ``word`` is the ways, more strikes, and whether the attacker chooses."""
    ways, strikes, chooses = act.word
    card = cards[0]
    face = g.face(card)
    if not use_exception(g, face):
        g.spent += 1 if creature_counts(g, face) else 0
    g.lay_on_table(card)
    note_manifestation(g, face)
    key = _keyed_by(g, ways)[0]
    g.note("meccg-log-creature", {"seat": run.seat, "card": card, "key": key}, rule="meccg.creature.key.declare-one")
    attack = creature_attack(g, card, g.here, key)
    attack.prowess += L.value(g, run, act.amount)
    attack.strikes += strikes
    attack.manner |= ATTACKER_CHOOSES if chooses else 0
    return attack


@L.verb("on-strike")
def on_strike(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card waits for the outcome of the strike."""
    g.lay("played-on", run.source, 1, terms.STRIKE, run.source)


@L.verb("double-land")
def double_land(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """One region of the path counts as two of another sort; ``word`` is from and to."""
    old, new = [LANDS.index(land) for land in act.word]
    if old in g.path:
        place = g.path.index(old)
        g.path[place : place + 1] = [new, new]
        tell_path(g)
        g.lay("land", OF_COMPANY + g.here, new, terms.TURN, run.source)


# On the way


@L.verb("stay-here")
def stay_here(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A company that was about to move stays where it is."""
    drop_destination(g, g.here)


@L.verb("face-strikes")
def face_strikes(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """Everybody in the company faces a strike that belongs to no attack."""
    prowess = L.value(g, run, act.amount)
    return AttackOn(g.here, run.seat, "", 0, prowess, 0, run.source, STRIKES_ONLY, manner=EACH)


@L.verb("replace-site")
def replace_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company goes to another site: its own card of the one that the hazard player shows."""
    if not g.members[g.here]:
        return  # the last of it has left while the card was answered
    site = site_card(g, g.c_owner[g.here], g.faces[cards[0]])
    old = g.c_dest[g.here]
    g.show_site(site)
    g.c_dest[g.here] = site
    g.release_site(old)
    about = {"leader": g.members[g.here][0], "site": site}
    g.note("meccg-log-reveals", about, rule="meccg.game.card-text-wins")


@L.verb("once-a-company")
def once_a_company(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card has done to the present company what it does only once to each in a turn."""
    g.lay("freed", OF_COMPANY + g.here, 1, terms.TURN, run.source)


# Attacks and what comes of them


@L.verb("on-attack")
def on_attack(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card waits for the end of the attack."""
    g.lay("played-on", run.source, 1, terms.ATTACK, run.source)


@L.verb("attack-free")
def attack_free(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    """A creature of the hand attacks at the site, whatever it could be keyed to, and does not count."""
    g.bring_out(cards[0])
    number = terms.VALUE["rumour"]
    g.laid = [entry for entry in g.laid if not (entry[0] == number and entry[4] == run.source)]
    return creature_attack(g, cards[0], g.here, "site")


@L.verb("haunt")
def haunt(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The creature that attacks is put under this card after its attack, and comes again."""
    attack = attack_of(g)
    if attack is not None and attack.source >= 0 and g.host[run.source] >= 0:
        g.lay("haunted", attack.source, run.source, terms.FOREVER, run.source)


@L.verb("lift-effect")
def lift_effect(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Whatever a card has laid down is cancelled."""
    g.laid = [entry for entry in g.laid if not (by_card(entry) and entry[4] in cards)]


# Automatic attacks


class Stir(Frame):
    """One automatic attack of a site is changed for the turn, as the hazard player chooses."""

    STEPS = ("choose",)
    RULE = "meccg.site.aa.several"

    source: int
    seat: int
    site: int
    #: What is changed, and by how much.
    value: str
    amount: int

    def choose(self, g: Arda) -> Outcome:
        attacks = attacks_at(g, self.site)
        if len(attacks) < 2:
            self._stir(g, attacks)
            return None
        options: list[Option] = [("isolate", place + 1) for place in range(len(attacks))]
        return Ask(self.seat, "meccg-ask-stir", options, "chosen", self.RULE)

    def chosen(self, g: Arda, option: Option) -> None:
        _, place = option
        self._stir(g, attacks_at(g, self.site)[place - 1 : place])

    def _stir(self, g: Arda, attacks: list[int]) -> None:
        for number in attacks:
            g.lay(self.value, terms.automatic_at(self.site, number), self.amount, terms.TURN, self.source)
            g.lay("stirred", self.site, 1, terms.TURN, self.source)


@L.verb("stir")
def stir(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return Stir(run.source, run.seat, target_site(g, g.here), act.word, L.value(g, run, act.amount))
