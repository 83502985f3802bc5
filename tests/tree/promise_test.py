#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A game is two folders and a line: tools/new_game makes them of the template in a copy of this tree, and nothing else
there is touched; it builds, stands on the title, and is played by the tests of any game.

    tests/tree/promise_test.py      [--keep FOLDER]   leaves the copy in FOLDER, which must not be there yet
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
COPY = "pebbles"
CHANGED = ("CMakeLists.txt", "cmake", "src", "tests", "tools")
PROGRAMS = ("any_game_test", "any_game_kept_test", "any_game_screens_test", "any_game_lessons_test",
            "any_game_monkey_test")
LEFT = (".git", "build", "dist")  # what is made of the tree


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
    """As the recipe says; a name that is taken, or is none, is refused and changes nothing."""
    for name, status in ((COPY, 0), (COPY, 1), ("mille", 1), ("Two words", 1)):
        done = subprocess.run([tree / "tools/new_game", name], capture_output=True, text=True, check=False)
        if done.returncode != status or (status == 1 and not done.stderr.strip()):
            sys.exit(f"tools/new_game {name}: {done.returncode}\n{done.stdout}{done.stderr}")
    lines = (tree / "src/games/list.h").read_text().splitlines()
    if lines.count(f"GAME({COPY})") != 1:
        sys.exit(f"src/games/list.h: {lines}")


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
