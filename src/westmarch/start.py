"""Where the ``westmarch`` command begins: in a checkout, the compiled modules are put first while they are current.

Nothing else of the package may be imported before that choice is made.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path


def main() -> int:
    try:
        use_compiled_modules(Path(__file__).resolve())
        from westmarch.cli import main as command_line

        return command_line()
    except KeyboardInterrupt:  # while modules are loaded; the command line answers for itself
        print("westmarch: interrupted", file=sys.stderr)
        return 130


def use_compiled_modules(here: Path) -> None:
    """Go on with the checkout's compiled modules if its ``wm.py`` finds that they match the sources."""
    root = here.parents[2]
    if here.parts[-3:] != ("src", "westmarch", "start.py") or not (root / "build" / "compiled").is_dir():
        return
    spec = importlib.util.spec_from_file_location("westmarch_checkout", root / "wm.py")
    if spec is None or spec.loader is None or not (root / "wm.py").is_file():
        return
    wm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wm)
    if not wm.use_compiled():
        return
    compiled = str(wm.COMPILED)
    sys.path.insert(0, compiled)
    # Workers are processes of their own and look here.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [compiled, os.environ.get("PYTHONPATH")]))
    for name in [name for name in sys.modules if name.partition(".")[0] == "westmarch"]:
        del sys.modules[name]
