#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A game is two folders and a line: those of the template are copied under another name into a copy of this tree, and
nothing else there is touched; it builds, stands on the title, and is played by the tests of any game.

    tests/tree/promise_test.py      [--keep FOLDER]   leaves the copy in FOLDER, which must not be there yet
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
TEMPLATE, COPY = "null", "pebbles"
CHANGED = ("CMakeLists.txt", "cmake", "src", "tests")
PROGRAMS = ("any_game_test", "any_game_kept_test", "any_game_screens_test", "any_game_monkey_test")
LEFT = (".git", "build", "dist")  # what is made of the tree


def renamed(text):
    """The template's names as the copy's; the language's own NULL stays."""
    text = text.replace(f"{TEMPLATE.upper()}_", f"{COPY.upper()}_").replace(f"{TEMPLATE}_", f"{COPY}_")
    return re.sub(rf"(?<=[\"/.-]){TEMPLATE}(?=[\"/.])", COPY, text)


def copy_tree(to):
    to.mkdir(parents=True)
    for name in CHANGED:
        if (TREE / name).is_dir():
            shutil.copytree(TREE / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "golden"))
        else:
            shutil.copy2(TREE / name, to / name)
    for path in TREE.iterdir():
        if path.name not in (*CHANGED, *LEFT):
            (to / path.name).symlink_to(path)  # only read


def copy_game(tree):
    for folder in ("games", "front"):
        template = tree / "src" / folder / TEMPLATE
        for path in sorted(template.iterdir()):
            to = template.with_name(COPY) / path.name.replace(TEMPLATE, COPY, 1)
            to.parent.mkdir(exist_ok=True)
            to.write_text(renamed(path.read_text()))
    games = tree / "src/games/list.h"
    games.write_text(re.sub(r"(?m)^TEMPLATE", f"GAME({COPY})\nTEMPLATE", games.read_text(), count=1))


def build(tree):
    folder = tree / "build/test/release"
    environment = {**os.environ, "CCACHE_BASEDIR": str(tree), "CCACHE_NOHASHDIR": "1"}
    options = ["-DCMAKE_BUILD_TYPE=Release", "-DBUILD_TESTING=ON", "-DROUTE_MILLE_WERROR=ON"]
    if shutil.which("ccache"):
        options.append("-DCMAKE_C_COMPILER_LAUNCHER=ccache")
    if shutil.which("ninja"):
        options += ["-G", "Ninja"]
    for command in (["cmake", "-S", str(tree), "-B", str(folder), *options],
                    ["cmake", "--build", str(folder), "--parallel", "2", "--target", *PROGRAMS]):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}")
    return [folder / "tests" / name for name in PROGRAMS]


def main():
    keep = Path(sys.argv[2]).resolve() if sys.argv[1:2] == ["--keep"] else None
    with tempfile.TemporaryDirectory() as folder:
        tree = keep or Path(folder) / "tree"
        copy_tree(tree)
        copy_game(tree)
        played = [subprocess.run([program], cwd=tree / "tests", env={**os.environ, "ANY_GAME": COPY}, check=False)
                  for program in build(tree)]
        sys.exit(any(done.returncode != 0 for done in played))


if __name__ == "__main__":
    main()
