# SPDX-License-Identifier: MIT
"""A desk for the real program: a screen of its own (Xvfb), a small window manager, a pointer and keys.

The program is steered by its trace alone (docs/trace.md). Nothing here waits for a time to pass: every wait is
for a line of the trace, and DEADLINE only ends a run that hangs. Used by the tests and by bench/screen.py.
"""
import contextlib
import json
import os
import re
import select
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
DEADLINE = 120  # seconds without a word, after which the program counts as hung
# The settings of somebody who has given no name and was offered the lessons of each game.
KNOWN = "route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\n"


class Failure(Exception):
    """What did not happen, in one sentence."""


class Pipe:
    """Lines from a file descriptor, as they come."""

    def __init__(self, descriptor):
        self.descriptor = descriptor
        self.rest = b""
        self.ended = False

    def read(self, seconds):
        """The lines that came within so many seconds; as soon as there are any."""
        if self.ended or not select.select([self.descriptor], [], [], seconds)[0]:
            return []
        got = os.read(self.descriptor, 1 << 16)
        if not got:
            self.ended = True
        *lines, self.rest = (self.rest + got).split(b"\n")
        return lines


class Desk:
    """with Desk() as desk: a screen, a window manager, and the home of somebody who has given no name.

    With first=True the home is empty, and the first game asks for one. With manager=False nobody manages windows."""

    def __init__(self, width=1920, height=1080, first=False, manager=True):
        self.size = width, height
        self.manager = manager
        self.home = Path(tempfile.mkdtemp(prefix="route-mille-desk-"))
        self.stack = contextlib.ExitStack()
        self.stack.callback(shutil.rmtree, self.home, ignore_errors=True)
        self.environment = None
        if not first:
            self.write("settings", KNOWN)

    def __enter__(self):
        try:
            self.open()
        except BaseException:
            self.stack.close()
            raise
        return self

    def __exit__(self, *_):
        self.stack.close()

    def start(self, command, **how):
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **how)
        self.stack.callback(stop, process)
        return process

    def open(self):
        reading, writing = os.pipe()
        width, height = self.size
        self.start(["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
                    "-fbdir", str(self.home), "-nocursor"],
                   pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        display = wait_line(reading, "Xvfb did not start")
        self.environment = self.settings() | {"DISPLAY": ":" + display, "SDL_VIDEODRIVER": "x11"}
        if not self.manager:
            return
        ready, writing = os.pipe()
        self.start(["openbox", "--sm-disable", "--startup", "echo ready"], env=self.environment, stdout=writing,
                   stderr=subprocess.DEVNULL)
        os.close(writing)
        wait_line(ready, "openbox did not start")

    def settings(self):
        """The environment of a program here, but for its screen."""
        keep = ("PATH", "LANG", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")
        return {name: os.environ[name] for name in keep if name in os.environ} | {
            "HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_RUNTIME_DIR": str(self.home), "SDL_AUDIODRIVER": "dummy",
        }

    def xdotool(self, *words):
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=DEADLINE, check=False)
        if done.returncode != 0:
            raise Failure(f"xdotool {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def pixels(self):
        """What the screen shows: its rows of four bytes a pixel, blue, green, red and nothing."""
        dump = (self.home / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", dump[:100])
        size, width, height, line, colors = header[0], header[4], header[5], header[12], header[19]
        start = size + colors * 12
        return [dump[start + y * line:start + y * line + width * 4] for y in range(height)]

    def keyboard(self, layout):
        """Puts the keyboard of a country before the screen."""
        subprocess.run(["setxkbmap", "-layout", layout], env=self.environment, check=True, stderr=subprocess.DEVNULL)

    def write(self, name, text):
        """Puts a file into the program's folder."""
        path = self.home / "data" / "route-mille" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def data(self):
        """Every file that the program has kept, by name."""
        return {path.name: path for path in (self.home / "data").rglob("*") if path.is_file()}


class BlindDesk(Desk):
    """A desk without a screen: what the program paints goes nowhere, and nobody can reach it but by signals."""

    def open(self):
        self.environment = self.settings() | {"SDL_VIDEODRIVER": "dummy"}


def wait_line(descriptor, complaint):
    pipe = Pipe(descriptor)
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end and not pipe.ended:
        for line in pipe.read(end - time.monotonic()):
            os.close(descriptor)
            return line.decode()
    raise Failure(complaint)


def stop(process):
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Game:
    """The program on a desk. `lines` holds every line of its trace; the waits read on from the last one."""

    def __init__(self, desk, program, *options, data=TREE):
        self.desk = desk
        self.trace = desk.home / "trace"
        if not self.trace.exists():
            os.mkfifo(self.trace)
        # Open for writing too, so that it does not read as ended before the program opens it.
        self.pipe = Pipe(os.open(self.trace, os.O_RDWR | os.O_NONBLOCK))
        self.lines = []
        self.at = 0  # the first line that no wait has passed
        where = ["--assets", str(data)] if data else []  # else it has to find its pictures itself
        self.errors = tempfile.TemporaryFile("w+")
        self.started = time.monotonic()
        self.process = desk.start([str(program), "--trace", str(self.trace), *where, *options], env=desk.environment,
                                  stdout=self.errors, stderr=self.errors)
        self.window = None

    def said(self):
        self.errors.seek(0)
        return self.errors.read().strip()

    def story(self):
        """What the program said, and how its trace ended."""
        last = [line for line in self.lines if line.get("kind") != "frame"][-12:]
        told = [json.dumps({k: v for k, v in line.items() if k != "items"}) for line in last]
        if last and "items" in last[-1]:
            told.append("enabled: " + " ".join(one["name"] for one in items(last[-1])))
        return "\n".join([self.said(), *told])

    # ---- reading -------------------------------------------------------------------------------------

    def gather(self, seconds):
        """The lines that come within so many seconds; false if none did."""
        got = self.pipe.read(seconds)
        for line in got:
            try:
                self.lines.append(json.loads(line))
            except ValueError as wrong:
                raise Failure(f"The trace holds a line that is no JSON: {line!r}") from wrong
        return bool(got)

    def take(self, end):
        """Reads what has come; fails when the program hangs, or has ended and left nothing to read."""
        if self.at < len(self.lines):
            return
        ended = self.process.poll() is not None
        got = self.gather(0 if ended else min(0.5, max(0, end - time.monotonic())))
        if not got and ended:
            raise Failure(f"The program ended ({self.process.returncode}) while more was awaited. {self.story()}")
        if not got and time.monotonic() > end:
            raise Failure(f"Nothing came of it. {self.story()}")

    def wait(self, wanted):
        """The next line for which wanted(line) holds; the waits after it go on from there."""
        end = time.monotonic() + DEADLINE
        while True:
            self.take(end)
            while self.at < len(self.lines):
                line = self.lines[self.at]
                self.at += 1
                if wanted(line):
                    return line

    def wait_kind(self, kind, **fields):
        return self.wait(lambda line: line.get("kind") == kind and all(line.get(k) == v for k, v in fields.items()))

    def settled(self, scene=None):
        """The next settled frame, of a scene if one is named. From the page at the end of a game the mouse goes on, unless that one is named."""
        while True:
            line = self.wait(lambda line: line.get("kind") == "settled" and (scene in (None, line.get("scene")) or line.get("scene") == "ending"))
            if line.get("scene") != "ending" or scene == "ending":
                return line
            self.click(item(line, "ending.go"))

    # ---- hands ---------------------------------------------------------------------------------------

    def find_window(self):
        if self.window is None:
            found = self.desk.xdotool("search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()
            self.window = found[0]
        return self.window

    def geometry(self):
        """x, y, width, height of the window's inside on the screen."""
        words = self.desk.xdotool("getwindowgeometry", "--shell", self.find_window())
        values = dict(line.split("=") for line in words.split())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def place(self):
        """The same, by where the pointer comes to lie: geometry counts a manager's frame twice."""
        _, _, width, height = self.geometry()
        self.desk.xdotool("mousemove", "--window", self.find_window(), 0, 0)
        values = dict(line.split("=") for line in self.desk.xdotool("getmouselocation", "--shell").split())
        return int(values["X"]), int(values["Y"]), width, height

    def frame(self):
        """What the window manager has put round the window: left, right, top, bottom."""
        if not self.desk.manager or not shutil.which("xprop"):
            return 0, 0, 0, 0
        words = subprocess.run(["xprop", "-id", self.find_window(), "_NET_FRAME_EXTENTS"], env=self.desk.environment,
                               capture_output=True, text=True, timeout=DEADLINE, check=True).stdout
        found = re.findall(r"\d+", words)
        return tuple(map(int, found[-4:])) if len(found) >= 4 else (0, 0, 0, 0)

    def point(self, item):
        return ["mousemove", "--window", self.find_window(), *middle(item)]

    def click(self, item, times=1):
        self.desk.xdotool(*self.point(item), "click", "--repeat", times, "--delay", 40, 1)

    def sit_down(self, title, opponent="opponent.regular"):
        """From the title to a new game for two against somebody of the house."""
        self.click(item(title, "menu.new"))
        seats = self.settled("seats")
        if opponent != "opponent.regular":  # who sits there at first gets up
            self.click(item(seats, "opponent.regular"))
            self.click(item(self.settled("seats"), opponent))
            seats = self.settled("seats")
        self.click(item(seats, "seats.sit"))

    def drag(self, item, to):
        (x0, y0), (x1, y1) = middle(item), middle(to)
        way = []
        for i in range(1, 9):
            way += ["mousemove", "--window", self.find_window(), x0 + (x1 - x0) * i // 8, y0 + (y1 - y0) * i // 8]
        self.desk.xdotool(*self.point(item), "mousedown", 1, *way, "mouseup", 1)

    def key(self, *names):
        self.desk.xdotool("key", *names)

    def kill(self):
        """Ends the program in the middle of whatever it does; reads what its trace holds until then."""
        self.process.kill()
        self.process.wait()
        while self.gather(0):
            pass

    def leave(self):
        """Waits for the program's end and returns its exit code."""
        end = time.monotonic() + DEADLINE
        while self.process.poll() is None:
            if time.monotonic() > end:
                raise Failure(f"The program did not end. {self.said()}")
            self.pipe.read(0.05)
        return self.process.returncode


def middle(item):
    return round(item["x"] + item["w"] / 2), round(item["y"] + item["h"] / 2)


def items(line, start=""):
    """The enabled items of a settled frame whose names begin so, in order."""
    return [item for item in line["items"] if item["enabled"] and item["name"].startswith(start)]


def named(line, name):
    """The item of that name, or None."""
    return next((one for one in line["items"] if one["name"] == name), None)


def item(line, name):
    """The item of that name, which must be there."""
    one = named(line, name)
    if one:
        return one
    raise Failure(f"There is no {name} in {line['scene']}: {[one['name'] for one in line['items']]}")
