"""Before compiling: write what follows from the fields of records into their classes.

    python -m westmarch.engine.compiling FOLDER

Pure Python derives constructors and clones when a class is made; a compiled class must have them in its source. The
build calls this on its copy of the packages: the same methods (``westmarch.engine.fields``), as text. It also says of
every constant that it is one (``westmarch.engine.constants``), and leaves out lines of the log that nobody reads
(``westmarch.engine.unread``).
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from westmarch.engine.constants import with_constants
from westmarch.engine.fields import (
    LATER,
    PARAMETER,
    SHARED,
    TRANSIENT,
    Field,
    answerer,
    constructor,
    stepper,
    stored,
    twin_source,
)
from westmarch.engine.leaves import IMPORTS, Families, with_marks
from westmarch.engine.unlisted import with_loops
from westmarch.engine.unread import with_unread_left_out

ROOT = ("westmarch.engine.record", "Record")
SPECIFIERS = {"later": LATER, "shared": SHARED, "transient": TRANSIENT}

#: How answers are annotated.
ANSWERS = ("Option", "list[Option]")

#: A class by module and name.
Place = tuple[str, str]


class Module:
    """A source file: its text, its classes, and what names mean in it."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").split("\n")
        parts = path.relative_to(folder).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.tree = tree = ast.parse("\n".join(self.lines))
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.imported: dict[str, Place] = {}
        self.set: dict[str, ast.expr] = {}
        for node in tree.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                self.set[ast.unparse(target_of(node))] = node.value
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)

    def meaning(self, base: ast.expr) -> Place | None:
        """The class that an expression in a list of bases names."""
        if isinstance(base, ast.Name):
            return (self.name, base.id) if base.id in self.classes else self.imported.get(base.id)
        if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id in self.imported:
            package, module = self.imported[base.value.id]
            return (f"{package}.{module}", base.attr)
        return None


def target_of(statement: ast.Assign | ast.AnnAssign) -> ast.expr:
    return statement.targets[0] if isinstance(statement, ast.Assign) else statement.target


class Records:
    """Every record class of some packages, with its fields."""

    def __init__(self, folder: Path) -> None:
        self.modules = {module.name: module for module in [Module(path, folder) for path in folder.rglob("*.py")]}
        self.known: dict[Place, list[Field] | None] = {ROOT: []}

    def fields(self, place: Place) -> list[Field] | None:
        """The fields of a class; None if it is no record."""
        if place not in self.known:
            self.known[place] = self._find(place)
        return self.known[place]

    def _find(self, place: Place) -> list[Field] | None:
        module = self.modules.get(place[0])
        if module is None or place[1] not in module.classes:
            return None
        node = module.classes[place[1]]
        for base in node.bases:
            parent = module.meaning(base)
            inherited = None if parent is None else self.fields(parent)
            if inherited is not None:
                found = {field.name: field for field in inherited}
                for statement in declarations(node):
                    field = declared(statement)
                    found[field.name] = field
                return list(found.values())
        return None


def declarations(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The statements of a class that declare fields."""
    return [
        statement
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and "ClassVar" not in ast.unparse(statement.annotation)
    ]


def declared(statement: ast.AnnAssign) -> Field:
    name, annotation = ast.unparse(statement.target), ast.unparse(statement.annotation)
    value = statement.value
    if value is None:
        return Field(name, annotation, PARAMETER)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in SPECIFIERS:
        return Field(name, annotation, SPECIFIERS[value.func.id], ast.unparse(value.args[0]))
    return Field(name, annotation, PARAMETER, ast.unparse(value))


def written_out(module: Module, records: Records) -> str:
    """The text of a module with everything written into its record classes."""
    lines = module.lines[:]
    for node in sorted(module.classes.values(), key=lambda node: -node.lineno):
        place = (module.name, node.name)
        fields = records.fields(place)
        if place == ROOT:
            # To the compiler a record is a plain class with slots; the decorator only speaks to type checkers.
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("dataclass_transform"):
                    lines[decorator.lineno - 1] = ""
            lines[node.lineno - 1] = f"class {node.name}:"
        elif fields is not None:
            _write_out(lines, node, fields, module)
    return "\n".join(lines)


def _write_out(lines: list[str], node: ast.ClassDef, fields: list[Field], module: Module) -> None:
    methods = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
    added = [f"STORED: ClassVar[tuple[str, ...]] = {stored(fields)!r}"]
    sorts = tuple((field.name, field.annotation, field.sort, field.default) for field in fields)
    added.append(f"DECLARED: ClassVar[tuple[tuple[str, str, str, str], ...]] = {sorts!r}")
    own = {ast.unparse(statement.target) for statement in declarations(node)}
    making = constructor(fields) if _plain(fields, own) else _constructor_on_base(fields, own)
    parameters = _parameters(node) if "__init__" in methods else _names(fields, PARAMETER)
    added.append(f"PARAMETERS: ClassVar[tuple[str, ...]] = {tuple(parameters)!r}")
    if "__init__" in methods or parameters:
        copying = _cloner_by_parameters(node.name, fields, parameters)
    else:
        making, copying = _constructor_of_twins(node.name, fields, making), _cloner_of_twins(node.name)
    if "__init__" not in methods:
        added += ["", *making]
    if "clone" not in methods:
        added += ["", *copying]
    for dispatching in _dispatchers(node, module):
        added += ["", *dispatching]
    assert node.end_lineno is not None
    lines[node.end_lineno : node.end_lineno] = ["", *[f"    {line}" if line else "" for line in added]]
    for statement in declarations(node):
        if statement.value is not None:
            first, last = statement.lineno, statement.end_lineno or statement.lineno
            bare = f"    {ast.unparse(statement.target)}: {ast.unparse(statement.annotation)}"
            lines[first - 1 : last] = [bare] + [""] * (last - first)


# A compiled procedure calls its own steps and answers directly, where the name of a method would have to be looked up.


def _dispatchers(node: ast.ClassDef, module: Module) -> list[list[str]]:
    """The methods by which a procedure carries out its steps and takes its answers."""
    methods = [statement for statement in node.body if isinstance(statement, ast.FunctionDef)]
    if any(method.name == "proceed" for method in methods):
        return []
    steps = _steps(node, module)
    answers = [method.name for method in methods if _takes_answers(method)]
    return ([stepper(steps)] if steps else []) + ([answerer(answers)] if steps and answers else [])


def _steps(node: ast.ClassDef, module: Module) -> list[str]:
    """The steps that a class of procedures names; none if it has those of its parent."""
    for statement in node.body:
        if isinstance(statement, (ast.Assign, ast.AnnAssign)) and ast.unparse(target_of(statement)) == "STEPS":
            value = statement.value
            named = module.set[value.id] if isinstance(value, ast.Name) else value
            return [] if named is None else [str(name) for name in ast.literal_eval(named)]
    return []


def _takes_answers(method: ast.FunctionDef) -> bool:
    """Whether a method takes an option, or those of several seats."""
    parameters = method.args.args
    given = parameters[2].annotation if len(parameters) == 3 else None
    return given is not None and ast.unparse(given) in ANSWERS


# A compiled class is only made through its constructor. One with parameters is cloned by passing copies of them; one
# without takes the record to be copied, so that no default is made to be thrown away.


def _names(fields: list[Field], sort: str) -> list[str]:
    return [field.name for field in fields if field.sort == sort]


def _parameters(node: ast.ClassDef) -> list[str]:
    """The parameters of a constructor that a class writes itself."""
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            return [argument.arg for argument in statement.args.args[1:]]
    return []


def _cloner_by_parameters(name: str, fields: list[Field], parameters: list[str]) -> list[str]:
    by_name = {field.name: field for field in fields}
    passed = ", ".join(twin_source(by_name[parameter], "self") for parameter in parameters)
    rest = [field for field in fields if field.name not in parameters]
    lines = [f"def clone(self) -> {name}:", f"    new = {name}({passed})"]
    return [*lines, *[f"    new.{field.name} = {twin_source(field, 'self')}" for field in rest], "    return new"]


def _constructor_of_twins(name: str, fields: list[Field], making: list[str]) -> list[str]:
    return [
        f"def __init__(self, twin: {name} | None = None) -> None:",
        "    if twin is None:",
        *[f"    {line}" for line in making[1:]],
        "    else:",
        *[f"        self.{field.name} = {twin_source(field, 'twin')}" for field in fields],
    ]


def _cloner_of_twins(name: str) -> list[str]:
    return [f"def clone(self) -> {name}:", f"    return {name}(self)"]


def _plain(fields: list[Field], own: set[str]) -> bool:
    """Whether the defaults of inherited fields mean the same in every module."""
    for field in fields:
        if field.name not in own and field.default:
            try:
                ast.literal_eval(field.default)
            except ValueError:
                return False
    return True


def _constructor_on_base(fields: list[Field], own: set[str]) -> list[str]:
    """A constructor that leaves inherited fields to the parent class."""
    first, *rest = constructor(fields)
    passed = ", ".join(field.name for field in fields if field.sort == PARAMETER and field.name not in own)
    return [first, f"    super().__init__({passed})", *[line for line in rest if line.split(".")[1].split()[0] in own]]


def write_out(folder: Path) -> int:
    """Rewrite every module of a folder that has records or constants; how many there were."""
    records = Records(folder)
    families = Families({name: module.tree for name, module in records.modules.items()})
    changed = 0
    for module in records.modules.values():
        before = "\n".join(module.lines)
        records_written = written_out(module, records)
        # What is imported for them stands behind the import from the future; a module without one is left as it is.
        text = with_constants(records_written) if _FUTURE in records_written else records_written
        text = with_unread_left_out(with_loops(text, module.name))
        marked = with_marks(text, module.name, families) if _FUTURE in text else text
        marks = IMPORTS if marked != text else ""
        text = marked
        if text != before:
            copies = records_written != before and module.name != ROOT[0] and "copied(" in text
            text = text.replace(_FUTURE, _FUTURE + _TYPING + marks + (_COPIED if copies else ""), 1)
            module.path.write_text(text, encoding="utf-8")
            changed += 1
    return changed


_FUTURE = "from __future__ import annotations\n"
_TYPING = "from typing import Any, ClassVar, Final\n"
_COPIED = "from westmarch.engine.record import copied\n"


if __name__ == "__main__":
    print(write_out(Path(sys.argv[1])))
