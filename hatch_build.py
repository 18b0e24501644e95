"""What a build adds to the sources: the browser client, and compiled modules where they are asked for.

``WESTMARCH_CLIENT=0`` leaves the client out; ``WESTMARCH_COMPILE=1`` makes a wheel for one platform with the modules
that are used in play compiled.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WestmarchBuild(BuildHookInterface[Any]):
    """Runs before hatchling collects files; ``wm.py`` knows how everything is built."""

    @property
    def wm(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("wm", Path(self.root, "wm.py"))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        wm = self.wm
        needed = [] if not self.with_client() or wm.system_npm() or wm.client_is_current() else [wm.NODE_WHEEL]
        return needed + (self.project()["optional-dependencies"]["compile"] if self.compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        wm = self.wm
        try:
            if self.with_client():
                wm.build_client(sys.executable)
            if self.compiled():
                build_data["force_include"].update(self.compile(wm))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        except wm.Failure as failure:
            raise RuntimeError(f"{failure}\n{failure.output[-2000:]}") from None

    def compile(self, wm: ModuleType) -> dict[str, str]:
        """Compile as `wm.py build` does; where each library lies, and its place in the wheel."""
        # There is no .venv here: everything that is needed has been installed for the Python that builds.
        wm.PYTHON = Path(sys.executable)
        wm.ensure_installed = lambda *extras: None
        os.environ["PYTHONPATH"] = str(Path(self.root, "src"))
        wm.compile_tree()
        made = [path for path in wm.COMPILED.rglob("*") if path.suffix in (".so", ".pyd")]
        places = {str(path): path.relative_to(wm.COMPILED).as_posix() for path in made}
        foreign = tuple(package.name for package in wm.packages()[1:])  # games of the checkout alone
        return {
            path: place for path, place in places.items() if not place.removeprefix("westmarch_").startswith(foreign)
        }

    def project(self) -> dict[str, Any]:
        found: dict[str, Any] = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return found

    def with_client(self) -> bool:
        return os.environ.get("WESTMARCH_CLIENT") != "0"

    def compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("WESTMARCH_COMPILE") == "1"
