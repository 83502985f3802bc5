#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The tree keeps to its own rules: rooms, licences, pictures."""
import functools
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
SRC = TREE / "src"

GAMES = re.findall(r"^(?:GAME|TEMPLATE)\((\w+)\)$", (SRC / "games/list.h").read_text(), re.M)
# What each room may name besides itself.
ROOMS = {
    "base": set(),
    "table": {"base"},
    "games": {"table"},
    "net": {"table", "base"},
    "ui": {"base"},
    "front": {"ui", "net", "table", "base"},
    "platform": {"base", "ui"},
    "app": {"platform", "front", "ui", "net", "table", "base"},
}
for game in GAMES:
    ROOMS[f"games/{game}"] = {f"games/{game}/ai", "table", "base"}
    ROOMS[f"games/{game}/ai"] = {f"games/{game}", "table", "base"}
    ROOMS[f"front/{game}"] = {"front", "ui", "net", "table", f"games/{game}", f"games/{game}/ai", "base"}
# Rooms that know no clock, file, allocation, chance or output.
PURE = re.compile(r"\b(time|clock|clock_gettime|rand|srand|fopen|printf|puts|malloc|calloc|realloc|getenv|SDL_\w+)\s*\(")
PURE_ROOMS = (*(f"games/{game}" for game in GAMES), "front", "net")
# What Windows or a browser lacks or does otherwise.
SYSTEM_HEADERS = re.compile(
    r"^\s*#\s*include\s*<(unistd|fcntl|dirent|signal|time|poll|pthread|threads|pwd|grp|ftw|glob|locale|langinfo|termios|dlfcn|malloc|io|direct"
    r"|process|windows|sys/\w+|emscripten\w*|linux/\w+)\.h>", re.M)
SYSTEM_CALLS = re.compile(
    r"(?<![\w.>])(fopen|freopen|fdopen|popen|system|rename|remove|tmpfile|tmpnam|mkstemp|mkdtemp|unlink|link|symlink|realpath|open|close|fsync|access|stat"
    r"|lstat|fstat|mkdir|rmdir|opendir|readdir|getenv|setenv|getpid|fork|kill|signal|raise|sigaction|localtime|localtime_r|gmtime|time|clock|clock_gettime"
    r"|nanosleep|sleep|usleep|setvbuf|setlocale)\s*\(")
# Calls that came, or came anew, with glibc 2.35 or later.
NEWER_THAN_GLIBC_2_34 = re.compile(r"\b(hypotf?|arc4random\w*|strlcpy|strlcat)\s*\(")
# The lab reckons on machines with processes of their own; it is not built elsewhere.
LAB_ON_UNIX = {"engine.c", "lines.c", "matches.c", "neural_eval.c", "tools.c"}


def sources(folder, *suffixes):
    # Unlike rglob, walk does not mind folders that other tests make and remove meanwhile.
    paths = (Path(place) / name for place, _, names in os.walk(TREE / folder) for name in names)
    return sorted(path for path in paths if path.suffix in suffixes)


def room_of(name):
    return max((room for room in ROOMS if name.startswith(room + "/")), key=len, default=None)


def code_of(path):
    """The text without comments and strings."""
    text = path.read_text()
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', lambda m: "\n" * m.group().count("\n"), text, flags=re.S)


@functools.cache
def includes_of(path):
    return [name for name in re.findall(r'^\s*#\s*include\s*"([^"]+)"', path.read_text(), re.M) if (SRC / name).is_file()]


def closure_of(path):
    """All headers of the house that a file includes, through others too."""
    seen, left = set(), [path]
    while left:
        new = set(includes_of(left.pop())) - seen
        seen |= new
        left += [SRC / name for name in new]
    return seen


class House(unittest.TestCase):
    def test_every_room_names_only_those_below_it(self):
        for path in sources("src", ".c", ".h"):
            if path == SRC / "front/games.c":
                continue  # the list of games: of whoever links the front
            room = room_of(path.relative_to(SRC).as_posix())
            self.assertIsNotNone(room, f"{path} lies in no room")
            for name in re.findall(r'^\s*#\s*include\s*"([^"]+)"', path.read_text(), re.M):
                other = room_of(name)
                if other is None:
                    self.assertNotIn("/", name, f"{path} includes {name}, which is in no room")
                else:
                    self.assertIn(other, ROOMS[room] | {room}, f"{path} includes {name}")

    def test_a_games_header_is_included_in_folders_of_its_name_alone(self):
        self.assertGreater(len(GAMES), 3)
        for path in sources("src", ".c", ".h"):
            for game in re.findall(r'^\s*#\s*include\s*"games/(\w+)/', path.read_text(), re.M):
                self.assertIn(game, GAMES)
                self.assertIn(game, path.relative_to(SRC).parts, f"{path} includes a header of {game}")

    def test_sdl_is_named_in_the_platform_alone(self):
        for path in [*sources("src", ".c", ".h"), *sources("lab", ".c", ".h")]:
            if "platform" not in path.relative_to(TREE).parts:
                self.assertIsNone(re.search(r"#\s*include\s*[<\"]SDL", path.read_text()), f"{path} includes SDL")

    def test_what_systems_do_each_in_their_own_way_has_one_room(self):
        for path in sources("src", ".c", ".h"):
            name = path.relative_to(SRC).as_posix()
            if name.startswith("platform/os/"):
                continue
            found = SYSTEM_HEADERS.search(path.read_text())
            self.assertIsNone(found, f"{name}: {found and found.group().strip()} belongs into platform/os")
            found = SYSTEM_CALLS.search(code_of(path))
            self.assertIsNone(found, f"{name}: {found and found.group()}) belongs into platform/os")
        for path in sources("lab", ".c", ".h"):
            if path.name not in LAB_ON_UNIX:
                self.assertIsNone(SYSTEM_HEADERS.search(path.read_text()), f"{path} is built everywhere")
        self.assertIn("if(UNIX AND NOT EMSCRIPTEN)", (TREE / "CMakeLists.txt").read_text())

    def test_what_only_some_compilers_know_is_guarded(self):
        for path in [*sources("src", ".c", ".h"), *sources("lab", ".c", ".h")]:
            depth = 0
            for line in code_of(path).splitlines():
                depth += bool(re.match(r"\s*#\s*if(?!ndef \w+_H$)", line)) or -bool(depth and re.match(r"\s*#\s*endif", line))
                self.assertFalse("__attribute__" in line and depth == 0, f"{path}: {line.strip()} is not guarded")

    def test_the_lab_has_no_screen(self):
        for path in sources("lab", ".c", ".h"):
            for name in re.findall(r'^\s*#\s*include\s*"([^"]+)"', path.read_text(), re.M):
                self.assertNotIn(room_of(name), ("ui", "front", "platform", "app"), f"{path} includes {name}")

    def test_what_a_scene_keeps_concerns_few(self):
        """Touching what one scene keeps rebuilds at most five objects."""
        keeping = {}
        for path in sources("src/front", ".c"):
            for state in re.findall(r"\.state_size = sizeof\(struct (\w+)\)", path.read_text()):
                keeping[state] = 0
        self.assertGreater(len(keeping), 10)
        closure = {path: closure_of(path) for path in sources("src", ".c")}
        for header in sources("src/front", ".h"):
            kept = [state for state in keeping if re.search(rf"^struct {state} {{", header.read_text(), re.M)]
            if kept:
                name = header.relative_to(SRC).as_posix()
                users = [path for path in closure if name in closure[path]]
                self.assertLessEqual(len(users), 5, f"{name} is included by {[path.name for path in users]}")
        header = (SRC / "front/front.h").read_text()
        self.assertLess(len(header.splitlines()), 80, "front.h holds what belongs to scenes or parts")

    def test_rules_net_and_front_know_no_clock_file_or_allocation(self):
        for room in PURE_ROOMS:
            for path in sources(f"src/{room}", ".c", ".h"):
                found = PURE.search(code_of(path))
                self.assertIsNone(found, f"{path} calls {found and found.group()})")

    def test_rules_net_and_front_keep_no_globals(self):
        kept = re.compile(r"^static (?!const\b|inline\b)[^()=;{]*(=[^;]*)?;", re.M)
        for room in (*PURE_ROOMS, "ui", "table"):
            for path in sources(f"src/{room}", ".c", ".h"):
                found = kept.search(code_of(path))
                self.assertFalse(found and " const " not in found.group(), f"{path} keeps {found and found.group()}")

    def test_the_front_names_no_state_of_the_rules(self):
        # What is shown comes from what a seat may see, and from events; journals are gone through by their game.
        named = re.compile(rf"\bstruct ({'|'.join(GAMES)})_state\b")
        for path in sources("src/front", ".c", ".h"):
            found = named.search(code_of(path))
            self.assertIsNone(found, f"{path} names {found and found.group()}")

    def test_the_circle_is_measured_in_one_place(self):
        for path in sources("src", ".c", ".h"):
            if path.name != "geometry.h":
                self.assertNotRegex(code_of(path), r"\b3\.14\d", f"{path} measures the circle")

    def test_no_call_is_newer_than_what_a_release_asks_of_glibc(self):
        """packaging/targets/common.sh looks at the finished programs; here is where a call would come from."""
        for folder in ("src", "lab"):
            for path in sources(folder, ".c", ".h"):
                self.assertNotRegex(code_of(path), NEWER_THAN_GLIBC_2_34, f"{path}; for hypotf there is vector_length of ui/geometry.h")

    def test_sounds_leave_by_one_door(self):
        """Screens hand cues to front/sounds, the platform plays them, and nothing waits for a fade."""
        for path in sources("src", ".c", ".h"):
            name, code = path.relative_to(SRC).as_posix(), code_of(path)
            if name != "front/sound/sounds.c":
                self.assertNotRegex(code, r"services->(sound|music|loudness)\(", f"{name} sounds past front/sounds")
            if name.startswith("front/mille_shown"):
                self.assertNotRegex(path.read_text(), r"sound\.h|cues\.h", f"{name}: what is shown does not know what is heard")
            if not name.startswith("platform/"):
                self.assertNotRegex(code, r"\bMix_", f"{name} mixes")
            self.assertNotRegex(code, r"\bMix_(Fade|Expire)", f"{name} has the mixer fade, which blocks")

    def test_the_sounds_page_is_what_its_generator_writes(self):
        page, tool = (TREE / "sounds/SOUND.md").read_text(), (TREE / "sounds/tools/docs.py").read_text()
        self.assertLess(len(page), 10000)
        self.assertIn(re.search(r'^TEXT = \"\"\"\n(.*?)\"\"\"', tool, re.M | re.S).group(1), page)
        for name in re.findall(r"^\|([a-z_0-9]+)(?: x[38])?\|", page, re.M):
            self.assertIn(f'"{name}": (', tool, f"the generator does not know {name}")

    def test_every_source_says_its_licence(self):
        paths = [TREE / "play", TREE / "test", TREE / ".ci/run", TREE / "tests/program/soak", TREE / "packaging/make", TREE / "CMakeLists.txt"]
        for folder in ("src", "lab", "tests", "cmake", "packaging", "assets/tools", "sounds/tools"):
            paths += sources(folder, ".c", ".h", ".py", ".sh", ".cmake", ".in")
        for path in paths:
            text = path.read_text()
            if text.strip():
                self.assertIn("SPDX-License-Identifier: MIT", "\n".join(text.splitlines()[:2]), path)

    def test_nothing_names_a_place_on_somebodys_machine(self):
        place = re.compile(r"(?<![\w.])/(?:work|root|tmp|home|Users)/\w")
        for folder in ("src", "lab", "cmake", "assets/tools", "sounds/tools"):
            for path in sources(folder, ".c", ".h", ".py", ".sh", ".cmake", ".in"):
                self.assertIsNone(place.search(path.read_text()), path)

    def test_the_manual_page_and_readme_name_every_option(self):
        options = re.findall(r'\{"(--[a-z-]+)"', (SRC / "app/options.c").read_text())
        page = (TREE / "packaging/route-mille.6").read_text().replace("\\-", "-")
        readme = (TREE / "README.md").read_text()
        self.assertGreater(len(options), 5)
        for option in options:
            self.assertIn(option, page, f"the manual page does not know {option}")
            self.assertIn(f"`{option}", readme, f"README.md does not know {option}")

    def test_the_manual_page_and_readme_say_where_saves_lie_and_what_delete_does(self):
        page, readme = (TREE / "packaging/route-mille.6").read_text().replace("\\-", "-"), (TREE / "README.md").read_text()
        for text in ("XDG_DATA_HOME/route-mille", "~/.local/share/route-mille", "autosave.journal", ".bak"):
            self.assertIn(text, page)
            self.assertIn(text, readme)
        for text in (page, (TREE / "docs/controls.md").read_text()):
            self.assertIn("Delete", text)
        self.assertIn("--assets", page)

    def test_every_picture_can_be_read_by_sdl_image(self):
        done = subprocess.run([sys.executable, "-B", TREE / "assets/tools/check_svg.py", *(TREE / "assets" / kind for kind in ("bones", "cards", "cubes", "icons", "living", "portraits", "scenes"))],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_every_picture_named_by_the_program_exists(self):
        for path in [*sources("src/front", ".c", ".h"), *sources("src/ui", ".c", ".h"), *sources("src/platform", ".c", ".h")]:
            for name in re.findall(r'"((?:bones|cards|cubes|icons|living|portraits|scenes)/[a-z0-9_]+)"', path.read_text()):
                moves = name.startswith("living/") and (TREE / "assets" / f"{name}_1.svg").exists()
                self.assertTrue(moves or (TREE / "assets" / f"{name}.svg").exists(), f"{path} names {name}")

    def test_every_light_has_inks_of_the_palette_for_what_is_drawn(self):
        palette = set(re.findall(r"#[0-9A-F]{6}", (TREE / "assets/palette.json").read_text()))
        table = re.findall(r'\{"(\w+)", "(#\w+)", \{"(#\w+)", "(#\w+)", "(#\w+)"\}\}', (TREE / "src/ui/daylight.c").read_text())
        drawn = set()
        for path in [*(TREE / "assets/scenes").glob("*.svg"), *(TREE / "assets/journey").glob("*.svg")]:
            for part, rest in re.findall(r'<\w+ class="(\w+)"([^>]*)', path.read_text()):
                drawn |= {(part, ink) for ink in re.findall(r"#[0-9A-F]{6}", rest)}
        for part, dusk, *lights in table:
            self.assertIn((part, dusk), drawn, "is drawn nowhere")
            self.assertLessEqual(set(lights), palette, part)
        self.assertLessEqual({part for part, _ in drawn}, {part for part, *_ in table})

    def test_every_font_named_by_the_program_exists(self):
        for path in sources("src/platform", ".c", ".h"):
            for name in re.findall(r'"(fonts/[^"%]+)"', path.read_text()):
                self.assertTrue((TREE / name).exists(), f"{path} names {name}")

    def test_the_trace_is_documented(self):
        page = (TREE / "docs/trace.md").read_text()
        told = re.findall(r"^## (.*):", page, re.M)
        self.assertEqual(len(told), len(set(told)), "docs/trace.md says something twice")
        for path in sources("src", ".c"):
            text = path.read_text()
            for kind in re.findall(r'\\"kind\\":\\"([a-z-]+)', text):
                self.assertIn(f"`{kind}`", " ".join(told), f"docs/trace.md does not know {kind}")
            for scene in re.findall(r"^const struct scene \w+ = \{\s*\.name = \"(\w+)\"", text, re.M):
                self.assertIn(f"`{scene}`", page, f"docs/trace.md does not know {scene}")

    def test_what_the_documents_show_and_name_exists(self):
        pages = [TREE / "README.md", TREE / "CONTRIBUTING.md", TREE / "packaging/README.md", *sources("docs", ".md")]
        for page in pages:
            text = page.read_text()
            for name in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
                self.assertTrue((page.parent / name).exists(), f"{page} shows {name}")
            for name in re.findall(r"`((?:src|docs|tests|po|packaging|cmake|sounds|assets|lab)/[\w./-]+)`", text):
                if not re.search("NAME|CODE", name):
                    self.assertTrue((TREE / name).exists(), f"{page} names {name}")

    def test_every_feature_names_tests_that_exist(self):
        """docs/features.md: rows end in "program: test, test; program: test"."""
        rows = re.findall(r"^\|[^|]+\| (?!Proof|---)([^|]+) \|$", (TREE / "docs/features.md").read_text(), re.M)
        self.assertGreater(len(rows), 40)
        programs = {path.stem: path for path in sources("tests", ".c", ".py")}
        for row in rows:
            for part in row.split("; "):
                program, names = part.split(": ")
                self.assertIn(program, programs, "features.md names it")
                for name in names.split(", "):
                    self.assertRegex(programs[program].read_text(), rf"\b{name}\b", f"{program} has no {name}")


if __name__ == "__main__":
    unittest.main()
