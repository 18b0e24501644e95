"""The pieces of a position besides armies: characters, eagles and bats, recruitment tokens, fate tiles, action dice.

An accessor that changes something public writes its own line in the log.
"""

from __future__ import annotations

from westmarch.engine.fields import later
from westmarch.games.bofa.decks import Decks
from westmarch.games.bofa.facts import (
    BATS,
    BEORN,
    BOLG,
    CHARACTERS,
    EAGLES,
    FP,
    LORD,
    TERRITORIES,
    TOKEN_GROUP,
    TOKENS,
    TOKENS_OF_GROUP,
)

#: Where a character is when not in a place: on the fate track or waiting, out of the game, in the Eyrie; an eagle
#: lord on the board is at OVER + territory.
WAITING = -1
DEAD = -2
EYRIE = -3
OVER = 100

#: Where a recruitment token is when not in a place.
BAG = -1
USED = -2

#: Results of an action die.
FACES_OF_A_DIE = 7


class Pieces(Decks):
    """What lies on the board and beside it."""

    turn: int = later(0)
    phase: int = later(0)
    #: Places of the characters, or one of the words above.
    where: list[int] = later([WAITING] * CHARACTERS)
    #: Activation tokens by character.
    active: list[int] = later([0] * CHARACTERS)
    #: Gandalf's concentration, Bilbo's rings, Beorn's wrath, Bolg's bodyguards.
    concentration: int = later(0)
    rings: int = later(0)
    wrath: int = later(0)
    bodyguards: int = later(0)
    #: Eagles in the Eyrie, then by territory; bats by territory.
    eagles: list[int] = later([0] * (1 + TERRITORIES))
    bats: list[int] = later([0] * TERRITORIES)
    #: Places of the recruitment tokens, and which seats have seen their faces (bits).
    token_at: list[int] = later([BAG] * TOKENS)
    token_seen: list[int] = later([0] * TOKENS)
    #: The fate marker; tiles that can be drawn, those set aside for the moment, and those used.
    fate: int = later(0)
    pool: list[int] = later([])
    aside: list[int] = later([])
    used_tiles: list[int] = later([])
    #: Unused action dice by seat and result; size of the pools this turn.
    dice: list[int] = later([0] * (2 * FACES_OF_A_DIE))
    pools: list[int] = later([0, 0])

    # Characters -----------------------------------------------------------------------------------------

    def in_play(self, character: int) -> bool:
        """In a place, in the Eyrie, or over a territory."""
        where = self.where[character]
        return where >= 0 or where == EYRIE

    def arrived(self, character: int) -> bool:
        """On the fate track, and reached by the marker."""
        return (
            self.where[character] == WAITING
            and self.edition.arrival[character] > 0
            and self.fate >= self.edition.arrival[character]
        )

    def stand(self, character: int, place: int) -> None:
        """A character comes to a place."""
        self.where[character] = place
        if character == BEORN:
            self.forget()  # armies may not go where he stands

    def kill(self, character: int) -> None:
        """A character is out of the game for good."""
        self.stand(character, DEAD)
        self.active[character] = 0
        self.note("bofa-log-dead", {"character": character}, rule="bofa.char.elimination-permanent")
        if character == BOLG:
            self.finish([FP], "bofa-end-bolg", "bofa.victory.fp.bolg")

    def change_wrath(self, amount: int) -> None:
        """Beorn gains wrath or loses it; without any he is out of the game (p.33)."""
        self.wrath = max(0, min(self.edition.beorn_wrath_max, self.wrath + amount))
        self.note("bofa-log-wrath", {"number": self.wrath}, rule="bofa.beorn.combat.damage-wrath")
        if not self.wrath:
            self.kill(BEORN)

    def change_rings(self, amount: int) -> None:
        """Bilbo's ring tokens."""
        self.rings += amount
        self.note("bofa-log-rings", {"number": self.rings}, rule="bofa.char.attributes")

    def change_bodyguards(self, amount: int) -> None:
        """Bolg's bodyguard tokens."""
        self.bodyguards += amount
        self.note("bofa-log-bodyguards", {"number": self.bodyguards}, rule="bofa.bolg.bodyguard.combat")

    # Tokens ---------------------------------------------------------------------------------------------

    def tokens(self, place: int) -> list[int]:
        at = self.token_at
        return [token for token, spot in enumerate(at) if spot == place] if place in at else []

    def bag(self, group: int) -> list[int]:
        at = self.token_at
        return [token for token in TOKENS_OF_GROUP[group] if at[token] == BAG]

    def place_token(self, group: int, place: int) -> bool:
        """Draw a token unseen and lay it face down; False if the group has none left."""
        bag = self.bag(group)
        if not bag:
            return False
        token = bag[self.chance.pick(len(bag), "token")]
        self.token_at[token] = place
        self.token_seen[token] = 0
        self.note("bofa-log-lay", {"group": group, "place": place}, rule="bofa.recruit.place.random-unseen")
        return True

    def to_bag(self, token: int) -> None:
        """A token on the board goes back to its bag."""
        about = {"group": TOKEN_GROUP[token], "place": self.token_at[token]}
        self.note("bofa-log-to-bag", about, rule="bofa.recruit.remove.enemy-enters")
        self.token_at[token] = BAG
        self.token_seen[token] = 0

    # Counters -------------------------------------------------------------------------------------------

    def unused(self, seat: int) -> int:
        """Unused action dice of a side."""
        first = seat * FACES_OF_A_DIE
        return sum(self.dice[first : first + FACES_OF_A_DIE])

    def has_die(self, seat: int, face: int) -> bool:
        return self.dice[seat * FACES_OF_A_DIE + face] > 0

    def change_die(self, seat: int, face: int, amount: int) -> None:
        self.dice[seat * FACES_OF_A_DIE + face] += amount

    def activated(self) -> int:
        return sum(self.active)

    def add_eagles(self, count: int) -> int:
        """Eagles into the Eyrie, as far as there are figures."""
        count = min(count, EAGLES - sum(self.eagles))
        self.eagles[0] += count
        self.note("bofa-log-eagles", {"number": count}, rule="bofa.eagle.recruit.ways")
        return count

    def eagles_over(self, territory: int) -> int:
        """Eagles over a territory, the Lord included."""
        return self.eagles[1 + territory] + (1 if self.where[LORD] == OVER + territory else 0)

    def send_eagles(self, territory: int, count: int) -> None:
        """Eagles leave the Eyrie for a territory."""
        self.eagles[0] -= count
        self.eagles[1 + territory] += count
        about = {"territory": territory, "number": count}
        self.note("bofa-log-eagles-out", about, rule="bofa.eagle.move.all-together")

    def bring_eagle_home(self, territory: int) -> None:
        """An eagle of a territory, the Lord last, returns to the Eyrie."""
        if self.eagles[1 + territory]:
            self.eagles[1 + territory] -= 1
            self.eagles[0] += 1
            self.note("bofa-log-eagle-home", {"territory": territory}, rule="bofa.eagle.attack.move-before-rolling")
        else:
            self.where[LORD] = EYRIE
            self.note("bofa-log-lord-home", {"territory": territory}, rule="bofa.eagle.attack.move-before-rolling")

    def spare_bats(self) -> int:
        return BATS - sum(self.bats)

    def add_bats(self, territory: int, count: int) -> None:
        """Bats into a territory, as far as there are figures."""
        count = min(count, self.spare_bats())
        self.bats[territory] += count
        if count:
            self.note("bofa-log-bats", {"territory": territory, "number": count}, rule="bofa.bats.place")

    def remove_bat(self, territory: int) -> None:
        """A bat has done its work."""
        self.bats[territory] -= 1
        self.note("bofa-log-bat-gone", {"territory": territory}, rule="bofa.bats.place")
