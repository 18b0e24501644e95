"""What can go wrong, said in one line each."""

from __future__ import annotations


class WestmarchError(Exception):
    """Any problem that a user can cause; the text is one line and names the problem."""


class UnknownGame(WestmarchError):
    """There is no game of that name."""


class BadOptions(WestmarchError):
    """The options of a new game do not fit the game."""


class NotationError(WestmarchError):
    """A text code that does not parse."""


class Refused(WestmarchError):
    """A well-formed decision that is not legal now; it changes nothing."""

    def __init__(self, code: str, rule: str, detail: str = "") -> None:
        super().__init__(f"{code} is not possible now: {rule}" + (f" ({detail})" if detail else ""))
        self.code = code
        self.rule = rule
        self.detail = detail


class JournalError(WestmarchError):
    """A journal that cannot be read: foreign, truncated or of another version."""


class ReplayError(WestmarchError):
    """The first record of a journal that the present rules do not accept."""

    def __init__(self, record: int, what: str, why: str) -> None:
        super().__init__(f"record {record} ({what}): {why}")
        self.record = record
        self.what = what
        self.why = why


class DeadEnd(Exception):
    """Somebody is asked and has no option: a defect of the rules code, never of the user."""
