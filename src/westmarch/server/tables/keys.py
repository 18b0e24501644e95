"""The secret keys of seats: whoever has one sits there. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets


def key_hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_key() -> str:
    """A secret key of a seat, for its link."""
    return secrets.token_urlsafe(18)
