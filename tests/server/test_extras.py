"""What a server says at its start about what it cannot do."""

from __future__ import annotations

import importlib.util

import pytest

from westmarch.server import extras


def without(*names: str) -> object:
    return lambda name: None if name in names else object()


def test_nothing_is_said_where_all_is_there() -> None:
    assert extras.missing() == ""


def test_one_sentence_names_what_is_missing_and_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", without("argon2"))
    assert extras.missing() == "Without accounts: pip install 'westmarch[accounts]' brings them in."
    monkeypatch.setattr(importlib.util, "find_spec", without("argon2", "openskill", "py4swiss", "pywebpush"))
    assert extras.missing() == (
        "Without accounts, ratings, Swiss tournaments and web push: "
        "pip install 'westmarch[accounts,people]' brings them in."
    )
