#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""layers_test.py BUILD [NM]: the cabinet's libraries know only those below them, and no ring of files that need each other is long.
Both are read from the symbols of the object files in BUILD."""
import functools
import subprocess
import sys
import unittest
from pathlib import Path

BUILD = Path(sys.argv[1])
NM = sys.argv[2] if len(sys.argv) > 2 else "nm"
CABINET = ("front_desk", "front_table", "front_scenes")  # from below
RING_OF_CABINET, RING_OF_GAME = 6, 10
GIVEN = {"game_fronts"}  # the list of games is of the program that links them


@functools.cache
def symbols(library):
    """Each object file of a library with its symbols and their kinds."""
    paths = sorted((BUILD / "CMakeFiles" / f"{library}.dir").rglob("*.o"))
    found = {path: [] for path in paths}
    for line in subprocess.run([NM, "-A", *paths], capture_output=True, text=True, check=True).stdout.splitlines():
        path, _, rest = line.partition(".o:")
        *_, kind, symbol = rest.split()
        found[Path(path + ".o")].append((kind, symbol))
    return found


class Objects:
    """The object files of some libraries: what each defines and wants."""

    def __init__(self, *libraries):
        self.library, self.defines, wants = {}, {}, {}
        for library in libraries:
            for path in symbols(library):
                name = str(path).split("/src/")[-1].removesuffix(".o")
                self.library[name] = library
                wants[name] = set()
                for kind, symbol in symbols(library)[path]:
                    if kind in "TDBRVWC":
                        self.defines[symbol] = name
                    elif kind == "U":
                        wants[name].add(symbol)
        self.needs = {name: {self.defines[symbol]: symbol for symbol in wanted if symbol in self.defines and symbol not in GIVEN}
                      for name, wanted in wants.items()}

    def rings(self):
        """The sets of files each of which needs, in however many steps, all others of its set; by Tarjan's way."""
        order, low, stack, rings = {}, {}, [], []

        def visit(name):
            order[name] = low[name] = len(order)
            stack.append(name)
            for needed in self.needs[name]:
                if needed not in order:
                    visit(needed)
                if needed in stack:
                    low[name] = min(low[name], low[needed])
            if low[name] == order[name]:
                at = stack.index(name)
                rings.append(sorted(stack[at:]))
                del stack[at:]

        for name in self.needs:
            if name not in order:
                visit(name)
        return rings


def games():
    return [path.name.removeprefix("front_").removesuffix(".dir") for path in sorted((BUILD / "CMakeFiles").glob("front_*.dir"))
            if path.name not in {f"{library}.dir" for library in (*CABINET, "front_games")}]


class Layers(unittest.TestCase):
    def test_a_library_of_the_cabinet_needs_only_those_below(self):
        objects = Objects(*CABINET)
        self.assertEqual({*objects.library.values()}, {*CABINET})
        for name, needed in objects.needs.items():
            for other, symbol in needed.items():
                self.assertLessEqual(CABINET.index(objects.library[other]), CABINET.index(objects.library[name]),
                                     f"{name} calls {symbol}, which is above it in {other}")

    def test_the_cabinet_needs_no_game(self):
        for game in games():
            objects = Objects(*CABINET, f"front_{game}")
            for name, needed in objects.needs.items():
                if objects.library[name] in CABINET:
                    self.assertNotIn(f"front_{game}", {objects.library[other] for other in needed}, f"{name} needs {game}")

    def check_rings(self, most, *libraries):
        for ring in Objects(*libraries).rings():
            self.assertLessEqual(len(ring), most, f"need each other: {', '.join(ring)}")

    def test_no_ring_of_the_cabinet_is_long(self):
        self.check_rings(RING_OF_CABINET, *CABINET)

    def test_no_ring_of_a_game_s_front_is_long(self):
        self.assertTrue(games())
        for game in games():
            self.check_rings(RING_OF_GAME, f"front_{game}")


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    unittest.main(argv=sys.argv[:1])
