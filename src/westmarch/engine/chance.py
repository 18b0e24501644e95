"""Chance: dice, draws and shuffles from a seeded stream that can be proved fair.

The stream is BLAKE2b in counter mode over a secret seed, so nobody can foretell a die from the dice seen
before. A table publishes ``commitment(seed)`` when it opens and the seed when it ends; whoever has both
can draw the whole stream again. The position in the stream is one number, so a clone is cheap.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from random import Random
from typing import Any

from westmarch.engine.errors import ReplayError
from westmarch.engine.fields import shared, transient
from westmarch.engine.record import Record

#: A block of the stream as words, and its number as it is hashed.
_WORDS = struct.Struct("<16I").unpack
_NUMBER = struct.Struct("<Q").pack
_MANY_WORDS = struct.Struct("<64I").unpack
_NO_WORDS: tuple[int, ...] = ()


class Chance(Record):
    """A seeded stream of outcomes. Every outcome carries a label that says what was drawn."""

    seed: str
    used: int = 0
    block: tuple[int, ...] = shared(())
    block_number: int = shared(-1)
    #: The seed as the key of the stream; empty until the first block.
    key: bytes = shared(b"")
    #: Where outcomes are recorded as (label, outcome); None while searching.
    tape: list[Any] | None = transient(None)
    #: Outcomes laid down by a test, by label; the stream goes on where they end.
    script: dict[str, list[Any]] | None = transient(None)
    #: Outcomes of a journal under replay, in order, and how many have been taken.
    recorded: list[Any] | None = transient(None)
    at: int = transient(0)

    def __init__(self, seed: str | int | Random, used: int = 0) -> None:
        """From the seed of a table (32 hexadecimal digits), a plain number, or numbers of somebody else."""
        self.seed = seed if isinstance(seed, str) else _seed_from(seed)
        self.used = used
        self.block = ()
        self.block_number = -1
        self.key = b""
        self.tape = None
        self.script = None
        self.recorded = None
        self.at = 0

    def pick(self, count: int, label: str) -> int:
        """A number from 0 to count - 1, all equally likely."""
        if self.tape is None and self.recorded is None and self.script is None:
            return self._below(count)
        return self._draw(0, count, label)

    def die(self, label: str = "d6", sides: int = 6) -> int:
        """One die, 1 to its number of sides."""
        return self._draw(1, sides, label)

    def dice(self, count: int, label: str = "d6", sides: int = 6) -> list[int]:
        return [self.die(label, sides) for _ in range(count)]

    def shuffle(self, items: list[int], label: str = "shuffle") -> None:
        """Put a list in random order, in place; the outcome recorded is the new order."""
        given = self._given(label)
        if given is not None:
            if not _same_items(given, items):
                raise self._impossible(label, given)
            items[:] = given
        else:
            self._mix(items)
        if self.tape is not None:
            self.tape.append((label, items[:]))

    def _draw(self, first: int, count: int, label: str) -> int:
        if self.recorded is None and self.script is None:
            value = first + self._below(count)
        else:
            given = self._given(label)
            if given is None:
                value = first + self._below(count)
            elif isinstance(given, int) and first <= given < first + count:
                value = given
            else:
                raise self._impossible(label, given)
        if self.tape is not None:
            self.tape.append((label, value))
        return value

    def _given(self, label: str) -> Any:
        """The outcome that a journal or a test lays down for this draw; None leaves it to the stream."""
        if self.recorded is not None:
            if self.at >= len(self.recorded):
                raise ReplayError(self.at + 1, label, "the journal has no outcome for this roll or draw")
            found, value = self.recorded[self.at]
            if found != label:
                raise ReplayError(self.at + 1, label, f"the journal has an outcome of {found} here")
            self.at += 1
            return value
        if self.script is not None and self.script.get(label):
            return self.script[label].pop(0)
        return None

    def _impossible(self, label: str, given: Any) -> Exception:
        if self.recorded is not None:
            return ReplayError(self.at, label, f"{given} is no possible outcome")
        return ValueError(f"{label}: {given} is no possible outcome")

    def _mix(self, items: list[int]) -> None:
        """Each place, from the last one on, gets one of the items up to it: as ``_below`` draws, a block at a time."""
        used, left = self.used, len(items)
        while left > 1:
            if used >> 4 != self.block_number:
                self._open(used >> 4)
            for word in self.block[used & 15 :]:
                used += 1
                place = word % left
                if word - place <= 0x100000000 - left:
                    left -= 1
                    items[left], items[place] = items[place], items[left]
                    if left <= 1:
                        break
        self.used = used

    def _below(self, count: int) -> int:
        highest = 0x100000000 - count
        while True:
            used = self.used
            if used >> 4 != self.block_number:  # sixteen words in a block
                self._open(used >> 4)
            word = self.block[used & 15]
            self.used = used + 1
            value = word % count
            if word - value <= highest:  # else the last numbers of the range would come less often
                return value

    def _open(self, number: int) -> None:
        """Sixteen words of the stream."""
        if not self.key:
            self.key = bytes.fromhex(self.seed)
        self.block = _WORDS(hashlib.blake2b(_NUMBER(number), key=self.key).digest())
        self.block_number = number


def _same_items(given: Any, items: list[int]) -> bool:
    """Whether an outcome is an order of just these items; journals may hold anything."""
    return isinstance(given, list) and all(isinstance(item, int) for item in given) and sorted(given) == sorted(items)


class Dealer:
    """Shuffles of what nobody records, as ``random.Random`` of a seed would do them; its words are fetched together."""

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)
        self.rest = iter(_NO_WORDS)

    def shuffle(self, items: list[int]) -> None:
        count = len(items)
        width = count.bit_length()
        # As many of the upper bits of a word as the number of items that are left has; the least number that has them.
        spare, least = 32 - width, 1 << width >> 1
        while count > 1:
            for word in self.rest:
                place = word >> spare
                if place < count:
                    count -= 1
                    items[count], items[place] = items[place], items[count]
                    if count < least:
                        spare += 1
                        least >>= 1
                        if count == 1:
                            return
            self.rest = iter(_MANY_WORDS(self.source.getrandbits(64 * 32).to_bytes(256, "little")))


def fresh_seed() -> str:
    """A new secret seed of 128 bits."""
    return secrets.token_hex(16)


def seed_of(number: int) -> str:
    """The seed that stands for a small number, for tests and ``--seed``."""
    return hashlib.blake2b(str(number).encode(), digest_size=16, person=b"westmarch").hexdigest()


def _seed_from(source: int | Random) -> str:
    return seed_of(source.getrandbits(64) if isinstance(source, Random) else source)


def commitment(seed: str) -> str:
    """What a table publishes before play, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(b"westmarch seed " + bytes.fromhex(seed)).hexdigest()
