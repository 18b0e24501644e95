"""What a build adds to the sources: the browser client, and compiled modules where they are asked for.

``WESTMARCH_CLIENT=0`` leaves the client out; ``WESTMARCH_COMPILE=1`` makes a wheel for one platform with the modules
that are used in play compiled.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

OPTIONS = ["--config-file=", "--ignore-missing-imports"]
setup(
    name="westmarch",
    packages=[],
    ext_modules=mypycify(OPTIONS + {modules}, opt_level="3", debug_level="0", target_dir="c"),
    options={{"build": {{"build_base": "objects", "build_lib": "objects/lib"}}}},
)
"""


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
                build_data["force_include"].update(self.compile(wm.modules_to_compile()))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        except wm.Failure as failure:
            raise RuntimeError(f"{failure}\n{failure.output[-2000:]}") from None

    def compile(self, modules: list[str]) -> dict[str, str]:
        """Compile a copy of the package; where each library lies, and its place in the wheel."""
        tree = Path(self.root, "build", "wheel")
        shutil.rmtree(tree, ignore_errors=True)
        shutil.copytree(Path(self.root, "src", "westmarch"), tree / "westmarch", ignore=shutil.ignore_patterns("web"))
        own = [module for module in modules if module.startswith("westmarch/")]
        (tree / "setup.py").write_text(SETUP.format(modules=json.dumps(own)), encoding="utf-8")
        subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace"], cwd=tree, check=True)
        made = [path for path in tree.rglob("*") if path.suffix in (".so", ".pyd") and "lib" not in path.parts]
        return {str(path): path.relative_to(tree).as_posix() for path in made}

    def project(self) -> dict[str, Any]:
        found: dict[str, Any] = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return found

    def with_client(self) -> bool:
        return os.environ.get("WESTMARCH_CLIENT") != "0"

    def compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("WESTMARCH_COMPILE") == "1"
