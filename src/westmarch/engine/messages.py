"""Messages: Fluent texts in English and Spanish, one set of files for Python and the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from westmarch.engine.notation import Label

KERNEL_LOCALE = Path(__file__).parent / "locale"
#: A list with nothing in it, in every language.
NOTHING = "—"


class Messages:
    """The texts of one language from some folders of ``<lang>/*.ftl``."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def text(self, key: str, about: dict[str, Any] | None = None) -> str:
        """A message with its variables filled in; an unknown key is shown as itself."""
        if not self.bundle.has_message(key):
            return key
        message = self.bundle.get_message(key)
        if message.value is None:
            return key
        values = {name: self._value(value) for name, value in (about or {}).items()}
        text, _ = self.bundle.format_pattern(message.value, values)
        return str(text)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Label):
            return self.text(value.key, value.about) if value.key else value.text
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._value(item)) for item in value) or NOTHING
        return value


def keys_and_variables(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message key of a language with the variables that it uses, for comparing languages."""
    found: dict[str, set[str]] = {}
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{path.name}: not Fluent: {(entry.content or '')[:60]!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path.name}: {entry.id.name} stands twice")
                found[entry.id.name] = _variables(entry)
    return found


def _variables(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(_variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(value) for value in node))
    return set()
