#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How the real program does on a screen of 1920x1080 without a graphics card; prints JSON, judges nothing.

    tests/bench/screen.py [PROGRAM]       build/release/route-mille unless told otherwise

first_frame_s       from the start of the process until the middle of the screen shows a picture, the middle of
                    five starts after a first one, called cold; beside it the same for AisleRiot (`sol`) if it is installed
frame_ms            the frame that opens the table; then of the frames of a deal and some moves the middle one, the
                    99th percentile and the longest
living_cpu_s        processor time of ten seconds in which nothing happens on the table but what lives there by itself
idle_cpu_s          the same after two minutes without input, when nothing lives any more; still_cpu_s: with reduced motion
peak_memory_mb      the most memory it ever had
dice_frame_ms       the frames of twelve rolls of all five dice at the dice table, likewise; p99_ratio is their 99th percentile
                    by that of the road table above, in the same run
"""
import contextlib
import ctypes
import json
import os
import shutil
import statistics
import sys
import time
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE / "tests/support"))
from desk import KNOWN, Desk, Failure, Game, item, items, stop  # noqa: E402

STARTS = 5
FIRST_SECONDS = 3  # that the first start is left alone, as somebody would who came to play
IDLE_SECONDS = 10
TIRED_SECONDS = 121  # after which nothing lives without input
COLOURS = 8  # a picture has at least so many; a bare window has one or two
PATIENCE = 20


class Eye:
    """Looks at the middle of the screen."""

    SIDE = 240

    class Image(ctypes.Structure):
        _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
                    ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
                    ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
                    ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int)]

    def __init__(self, desk):
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = x11.XGetImage.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
                                  ctypes.c_ulong, ctypes.c_int]
        x11.XFree.argtypes = [ctypes.c_void_p]
        self.x11 = x11
        self.display = x11.XOpenDisplay(desk.environment["DISPLAY"].encode())
        self.root = x11.XDefaultRootWindow(self.display)
        self.corner = desk.size[0] // 2 - self.SIDE // 2, desk.size[1] // 2 - self.SIDE // 2
        self.libc = ctypes.CDLL(None)
        self.libc.free.argtypes = [ctypes.c_void_p]

    def colours(self):
        z_pixmap, all_planes = 2, 0xFFFFFFFF
        pointer = self.x11.XGetImage(self.display, self.root, *self.corner, self.SIDE, self.SIDE, all_planes, z_pixmap)
        if not pointer:
            return 0
        image = ctypes.cast(pointer, ctypes.POINTER(self.Image)).contents
        rows = [ctypes.string_at(image.data + y * image.bytes_per_line, self.SIDE * 4) for y in range(0, self.SIDE, 8)]
        self.libc.free(image.data)
        self.x11.XFree(pointer)
        return len({row[i:i + 3] for row in rows for i in range(0, len(row), 16)})

    def wait(self, picture):
        end = time.monotonic() + PATIENCE
        while (self.colours() >= COLOURS) != picture:
            if time.monotonic() > end:
                raise Failure("The screen did not change.")


def first_frames(desk, command, environment):
    eye = Eye(desk)
    times = []
    for _ in range(STARTS + 1):
        eye.wait(False)
        begin = time.monotonic()
        process = desk.start(command, env=environment, stdout=-3, stderr=-3)
        eye.wait(True)
        times.append(time.monotonic() - begin)
        if len(times) == 1:
            time.sleep(FIRST_SECONDS)
        stop(process)
    # The first start reads the disk for all.
    return {"median": round(statistics.median(times[1:]), 3), "cold": round(times[0], 3), "all": [round(t, 3) for t in times[1:]]}


def aisleriot(desk):
    program = shutil.which("sol") or shutil.which("sol", path="/usr/games")
    if not program:
        return None
    environment = desk.environment | {"GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11"}
    return first_frames(desk, [program], environment)


def cpu_seconds(process):
    total = 0
    for task in Path(f"/proc/{process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def idle_seconds(game):
    before = cpu_seconds(game.process)
    time.sleep(IDLE_SECONDS)
    return round(cpu_seconds(game.process) - before, 4)


def peak_mb(process):
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return round(int(line.split()[1]) / 1024, 1)
    return None


def play_some(game, turns=6):
    line = game.settled("table")
    for _ in range(turns):
        if items(line, "deck"):
            game.click(items(line, "deck")[0])
        else:
            game.click((items(line, "hand.") or [item(line, "hand.1")])[0], 2)
        game.wait_kind("move")
        line = game.settled()
        if line["scene"] != "table":
            break


def spread(frames):
    frames = sorted(frames)
    return {"count": len(frames), "median": round(statistics.median(frames), 2),
            "p99": frames[min(len(frames) - 1, len(frames) * 99 // 100)], "longest": frames[-1]}


def frames_of(game):
    """Of the frames since the table opened; the first draws every card and is told apart."""
    opened = next(i for i, line in enumerate(game.lines) if line.get("kind") == "scene" and line["scene"] == "table")
    first, *rest = (line["ms"] for line in game.lines[opened:] if line.get("kind") == "frame")
    return {"table_opens": first, **spread(rest)}


def frames_of_dice(game, rolls=12):
    """Of the frames from a roll of all five dice until they lie still, at the table of somebody alone."""
    game.click(item(game.settled("title"), "menu.tables.dice"))
    game.click(item(game.settled("seats"), "opponent.lucien"))  # gets up
    game.click(item(game.settled("seats"), "seats.sit"))
    line, frames = game.settled("table"), []
    for _ in range(20 * rolls):
        begun = len(game.lines)
        fresh = "roll abcde"
        game.click(item(line, "roll"))
        move = game.wait_kind("move")["move"]
        line = game.settled()
        if move == fresh:
            frames += [told["ms"] for told in game.lines[begun:game.at] if told.get("kind") == "frame"]
            rolls -= 1
        if rolls == 0 or line["scene"] != "table":
            break
    return spread(frames)


def main():
    program = Path(sys.argv[1] if len(sys.argv) > 1 else TREE / "build/release/route-mille").resolve()
    if not program.exists():
        sys.exit(f"{program} is not there: build it first, or name another.")
    report = {"screen": "1920x1080, software", "program": program.name, "processors": os.cpu_count()}
    with Desk() as desk:
        options = ["--software", "--mute", "--windowed", "--size", "1920x1080", "--seed", "1955", "--assets", str(TREE)]
        report["first_frame_s"] = {"route-mille": first_frames(desk, [str(program), *options], desk.environment),
                                   "aisleriot": aisleriot(desk)}
    with Desk() as desk:
        game = Game(desk, program, *options)
        game.sit_down(game.settled("title"))
        play_some(game)
        report["frame_ms"] = frames_of(game)
        begun = time.monotonic()
        report["living_cpu_s"] = idle_seconds(game)
        time.sleep(begun + TIRED_SECONDS - time.monotonic())
        report["idle_cpu_s"] = idle_seconds(game)
        report["peak_memory_mb"] = peak_mb(game.process)
        stop(game.process)
        game = Game(desk, program, *options)
        dice = report["dice_frame_ms"] = frames_of_dice(game)
        dice["p99_ratio"] = round(dice["p99"] / report["frame_ms"]["p99"], 2)
    with Desk() as desk:
        desk.write("settings", KNOWN + "reduced_motion 1\n")
        game = Game(desk, program, *options)
        game.sit_down(game.settled("title"))
        play_some(game)
        report["still_cpu_s"] = idle_seconds(game)
        stop(game.process)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
