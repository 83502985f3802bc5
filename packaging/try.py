#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try.py [--short] [--shot PICTURE] COMMAND...: plays what packaging/make has made, as tests/support/desk.py does it.

COMMAND starts the program; its arguments follow. At each of the three tables, with the mouse: a whole hand, round or game, the
first move of the next, the program killed right behind it, and Continue; then the title in French, the save of each table as
argument, and saves under names that are refused and one that is not. With --short: the title, and one card drawn."""
import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TREE / "tests/support"))
from desk import DEADLINE, KNOWN, Desk, Failure, Game, item, items  # noqa: E402
from hands import TABLES, calm, check, move_once  # noqa: E402

SIZE = ("--windowed", "--size", "1280x720")


class Tail:
    """Lines of a file that another program writes, as they come: not every system writes to pipes of this one."""

    def __init__(self, path):
        self.path, self.at, self.rest, self.ended = path, 0, b"", False

    def read(self, seconds):
        end = time.monotonic() + seconds
        while True:
            with open(self.path, "rb") as file:
                file.seek(self.at)
                got = file.read()
            if got or time.monotonic() >= end:
                break
            time.sleep(0.02)
        self.at += len(got)
        *lines, self.rest = (self.rest + got).split(b"\n")
        return lines


class Played(Game):
    """The program by a command, whatever processes that begins, with a trace in a plain file."""

    def __init__(self, desk, command, *options, **environment):
        self.desk = desk
        self.trace = desk.home / "trace"
        self.trace.write_bytes(b"")
        self.pipe = Tail(self.trace)
        self.lines, self.at, self.window = [], 0, None
        self.errors = tempfile.TemporaryFile("w+")
        self.started = time.monotonic()
        self.process = desk.start([*command, "--trace", desk.named(self.trace), "--mute", *desk.drawing, *options],
                                  env=desk.environment | environment, stdout=self.errors, stderr=self.errors,
                                  start_new_session=True)

    def find_window(self):
        if self.window is None:
            self.window = self.desk.xdotool("search", "--sync", "--onlyvisible", "--name", "^Route Mille$").split()[0]
        return self.window

    def kill(self):
        self.desk.kill(self.process)
        self.process.wait()
        while self.gather(0):
            pass


def lives(group):
    """Whether any process of a group has not ended, whoever is to hear of its end."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                return True
    return False


class Place(Desk):
    """A desk for programs of this system."""

    def settings(self):
        passed = {name: os.environ[name] for name in ("WINEPREFIX", "WINEDEBUG", "WINEDLLOVERRIDES", "LOCPATH") if name in os.environ}
        return super().settings() | passed | {"XDG_CACHE_HOME": str(self.home / "cache"), "LANG": "C.UTF-8"}

    @staticmethod
    def named(path):
        return str(path)

    @staticmethod
    def kill(process):
        os.killpg(process.pid, 9)
        process.wait()
        # What it began may outlast it for a moment, and holds its places until then: who comes next would be a guest.
        end = time.monotonic() + DEADLINE
        while lives(process.pid):
            check(time.monotonic() < end, "What was killed lives on.")
            time.sleep(0.02)

    drawing, imitated = (), False

    def slow(self):
        """For a machine that is imitated: no graphics card, and the halves of a double-click arrive far apart."""
        self.drawing = ("--software",)
        self.environment["SDL_MOUSE_DOUBLE_CLICK_TIME"] = "3000"

    def start_french(self, command):
        """The command, and its environment, as somebody has it whose desktop speaks French."""
        return command, {"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}

    def roaming(self):
        return self.home / "data"

    def saved(self, name):
        found = [path for path in self.roaming().rglob(name) if path.is_file()]
        return found[0] if found else None


class WinePlace(Place):
    """A desk for programs of Windows, in the prefix that WINEPREFIX names."""

    def start_french(self, command):
        """By Windows' own settings, which Wine takes from the locale, and without the variables of this system."""
        script = self.home / "french.bat"
        script.write_text("@set LANG=\r\n@%*\r\n")
        return ["wine", "cmd", "/c", self.named(script), *map(self.named, command[1:])], {"LANG": "fr_FR.UTF-8"}

    def roaming(self):
        found = [path for path in Path(os.environ["WINEPREFIX"]).glob("drive_c/users/*/AppData/Roaming") if "Public" not in path.parts]
        return found[0] / "route-mille"

    def write(self, name, text):
        shutil.rmtree(self.roaming(), ignore_errors=True)
        self.roaming().mkdir()
        (self.roaming() / name).write_text(text)

    def open(self):
        super().open()
        del self.environment["SDL_VIDEODRIVER"]
        self.slow()

    @staticmethod
    def named(path):
        return "Z:" + str(path).replace("/", "\\")


def leave(game):
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def shoot(desk, picture, what=""):
    """PICTURE-tried.png, or of something more: PICTURE-WHAT-tried.png."""
    if picture and shutil.which("import"):
        subprocess.run(["import", "-window", "root", picture.replace("-tried", what + "-tried")], env=desk.environment, check=True, timeout=DEADLINE)


def lost(desk, command, folder, picture):
    """Without its pictures, and started as by a double-click, the program says so in a box."""
    process = desk.start(command, env=desk.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                         cwd=folder)
    window = desk.xdotool("search", "--sync", "--onlyvisible", "--name", "^Route Mille$").split()[0]
    height = int(desk.xdotool("getwindowgeometry", "--shell", window).split("HEIGHT=")[1].split()[0])
    shoot(desk, picture)
    check(height < 360, f"That is no box, but a window {height} high.")
    desk.kill(process)
    print("Without its pictures it says so in a box.")


def short(desk, command):
    game = Played(desk, command, *SIZE, "--seed", "1955")
    title = game.settled("title")
    first = time.monotonic() - game.started
    game.sit_down(title)
    game.click(items(game.settled("table"), "deck")[0])
    game.wait_kind("move", seat=0, move="draw")
    leave(game)
    print(f"A card was drawn; the title stood after {first:.2f} s.")


def launch(desk, command):
    """As a menu does it: nobody hears of the program but by its window."""
    desk.start(command, env=desk.environment)
    window = desk.xdotool("search", "--sync", "--onlyvisible", "--name", "^Route Mille$").split()[0]
    desk.xdotool("windowactivate", "--sync", window, "key", "alt+F4")
    print("The menu entry has opened a window.")


def lines_of(save):
    """Without those that tell what all before them comes to."""
    return [line for line in save.read_text(encoding="utf-8").splitlines() if not line.startswith("check ")]


def at_table(desk, command, name, picture):
    """A whole one at a table, the first move of the next, killed right behind it, and Continue; returns its save. Without a
    whole one where a move takes half a minute."""
    table = TABLES[name]
    game = Played(desk, command, *SIZE, "--seed", "1955")
    title = game.settled("title")
    first = time.monotonic() - game.started
    shoot(desk, picture, "-title")
    table.sit(game, calm(game, title) if name == "road" else title)
    played = "begun"
    if not desk.imitated:
        moves, sheet = table.play(game)
        shoot(desk, picture, f"-{name}-end")
        game.click(item(sheet, table.again))
        played = f"{' + '.join(map(str, moves))} moves up to “{sheet['scene']}”"
    made = move_once(game, table)
    shoot(desk, picture, f"-{name}")
    game.kill()
    path = desk.saved(table.save)
    check(path is not None, f"There is no {table.save} where saves belong.")
    kept = lines_of(path)
    check(f"0 {made['move']}" in kept[-8:], f"The last move was {made['move']}, and {table.save} ends so: {kept[-8:]}")

    game = Played(desk, command, *SIZE)
    game.click(item(game.settled("title"), "menu.continue"))
    game.settled("table")
    leave(game)
    now = lines_of(path)
    check(now[:len(kept)] == kept, f"Continue has changed what was played before: {kept} {now}")
    print(f"At the {name}: {played}; killed behind the move that came next, and Continue went on from it. "
          f"The title stood after {first:.2f} s.", flush=True)
    return path


def speak_french(desk, command, picture):
    french, environment = desk.start_french(command)
    told = [subprocess.run([*words, "--help"], env=desk.environment | more, capture_output=True, text=True, timeout=DEADLINE, check=True).stdout
            for words, more in ((command, {}), (french, environment))]
    check("[FILE]" in told[0] and "[FICHIER]" in told[1], f"--help does not speak French:\n{told[1]}")
    game = Played(desk, french, *SIZE, **environment)
    game.settled("title")
    shoot(desk, picture, "-french")
    leave(game)
    for name, table in TABLES.items():
        game = Played(desk, french, *SIZE, **environment)
        game.click(item(game.settled("title"), "menu.tables." + name))
        game.wait(table.ours)
        shoot(desk, picture, f"-{name}-french")
        leave(game)
    print("In French too, at each table.", flush=True)


def open_saves(desk, command, saves):
    for path in saves:
        save = desk.home / f"Été à deux, 夏 {path.name}"
        shutil.copy(path, save)
        game = Played(desk, command, *SIZE, desk.named(save))
        opened = game.settled()
        check(opened["scene"] == "table", f"The save {save.name} as argument opened {opened['scene']}.")
        leave(game)
        print(f"The save “{save.name}” as argument opened its table.", flush=True)


def name_saves(desk, command):
    """A bell for names that Windows keeps for itself, whatever system this is; another is taken, accents and all."""
    game = Played(desk, command, *SIZE)
    game.click(item(game.settled("title"), "menu.tables.road"))
    game.wait(TABLES["road"].ours)
    game.key("s")
    game.settled("entry")
    for name in ("con", "lpt1.txt", "a?b"):
        desk.xdotool("key", "ctrl+a")
        desk.xdotool("type", "--delay", 30, name)
        game.key("Return")
        game.wait_kind("sound", cue="ui_bell")
        check(game.settled()["scene"] == "entry", f"{name} was taken for a name.")
        desk.xdotool("key", *["BackSpace"] * len(name))
    desk.xdotool("type", "--delay", 30, "ete 1955")
    game.key("Return")
    game.settled("table")
    leave(game)
    check(desk.saved("ete 1955.journal") is not None, "The save is not there.")
    print("Names that Windows keeps for itself were refused, and a save was kept under another.", flush=True)


def move_while_held(desk, command, holder, picture):
    """A move while another program holds the save and lets nobody near, as a virus scanner does for a moment."""
    table = TABLES["dice"]
    path = desk.saved(table.save)
    game = Played(desk, command, *SIZE)
    game.click(item(game.settled("title"), "menu.tables.dice"))
    line = game.wait(table.ours)
    told = desk.home / "holder"
    told.touch()
    with open(told, "w", encoding="utf-8") as file:
        holding = desk.start(["wine", holder, "hold", desk.named(path)], env=desk.environment, stdout=file, stderr=file)
    said = Tail(told)
    check([one.strip() for one in said.read(DEADLINE)] == [b"held"], "The save could not be held.")
    table.move(game, line)
    made = game.wait_kind("move", seat=0)
    check(holding.wait(DEADLINE) == 0, "Whoever held the save failed.")
    check(f"0 {made['move']}" in lines_of(path)[-4:], f"{made['move']} is not in {lines_of(path)[-4:]}")
    shoot(desk, picture, "-held")
    leave(game)
    print("A move was kept while another program held the save.", flush=True)


def long(desk, command, picture, holder=None):
    saves = [at_table(desk, command, name, picture) for name in TABLES]
    speak_french(desk, command, picture)
    open_saves(desk, command, saves)
    name_saves(desk, command)
    if holder:
        move_while_held(desk, command, holder, picture)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true", help="the title, and one card")
    parser.add_argument("--launch", action="store_true", help="COMMAND says nothing of itself but by its window")
    parser.add_argument("--lost", action="store_true", help="COMMAND is a program of Windows without its data")
    parser.add_argument("--holder", help="a program of Windows that holds a file: HOLDER hold FILE")
    parser.add_argument("--wine", action="store_true", help="COMMAND is a program of Windows")
    parser.add_argument("--slow", action="store_true", help="COMMAND runs on a machine that is imitated")
    parser.add_argument("--shot", help="NAME-tried.png; more pictures beside it, each with what it shows before the last word")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    try:
        with (WinePlace if asked.wine else Place)() as desk:
            if asked.slow:
                desk.slow()
                desk.imitated = True
                desk.write("settings", KNOWN + "reduced_motion 1\n")
            if asked.wine:
                asked.command.insert(0, "wine")
            if asked.lost:
                lost(desk, ["wine", "start", "/wait", desk.named(asked.command[1])], Path(asked.command[1]).parent, asked.shot)
            elif asked.launch:
                launch(desk, asked.command)
            elif asked.short:
                short(desk, asked.command)
            else:
                long(desk, asked.command, asked.shot, asked.holder)
    except Failure as failure:
        sys.exit(f"packaging/try.py: {failure}")


if __name__ == "__main__":
    main()
