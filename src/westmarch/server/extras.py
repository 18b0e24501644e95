"""What this server cannot do because a package or a setting is not there: one sentence at the start."""

from __future__ import annotations

from westmarch.server.meeting import swiss
from westmarch.server.people import accounts, pushing, ratings


def missing() -> str:
    """One sentence about what is missing, and how to get it; nothing if all is there."""
    lacking = {
        "accounts": ["accounts"] if not accounts.available() else [],
        "people": [
            what
            for what, there in (
                ("ratings", ratings.available()),
                ("Swiss tournaments", swiss.available()),
                ("web push", pushing.available()),
            )
            if not there
        ],
    }
    extras = [extra for extra, what in lacking.items() if what]
    if not extras:
        return ""
    named = [one for what in lacking.values() for one in what]
    return f"Without {_listed(named)}: pip install 'westmarch[{','.join(extras)}]' brings them in."


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
