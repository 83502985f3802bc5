#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The real program twice, each on a screen and in a home of its own: others_program_test.py PROGRAM CASE"""
import contextlib
import os
import select
import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from desk import DEADLINE, Desk, Failure, Game, item, items, named  # noqa: E402
from hands import TABLES, check, move_on_road  # noqa: E402

WINDOW = "1280x720"
SETTINGS = ("route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\n"
            "reduced_motion 1\npace 200\nshow_targets 0\nname {}\n")
SKY = {"x": 640, "y": 20, "w": 4, "h": 4}
NAMES = "Marie", "Luc"


class Player(Game):
    """One of the two programs, and whoever sits before it."""

    def __init__(self, desk, program):
        super().__init__(desk, program, "--software", "--mute", "--windowed", "--size", WINDOW)
        self.sent = 0      # moves
        self.open = True   # to what the next settled frame asks: the last move has been answered
        self.scene = None  # of the last settled frame

    def to_others(self):
        """From the title to the ways to a table with others."""
        self.click(item(self.settled("title"), "menu.others"))
        return self.settled("others")

    def state(self, name):
        self.wait_kind("others", state=name)


def right(control):
    """Where a click takes the next value."""
    return {**control, "x": control["x"] + control["w"] - 30, "w": 10}


def host(player, game, seats):
    """Opens a table of a game with so many seats; returns its port."""
    player.click(item(player.to_others(), "others.host"))
    line = player.settled("host")
    for _ in range(game):
        player.click(right(item(line, "host.game")))
        line = player.settled("host")
    for _ in range(seats):
        player.click(right(item(line, "host.seats")))
        line = player.settled("host")
    start = player.at
    player.click(item(line, "host.open"))
    port = player.wait_kind("room")["port"]
    player.at = start
    player.settled("lobby")
    return port


def join(player, port):
    """Sits down at the table of a port of this machine."""
    player.click(item(player.to_others(), "others.join"))
    player.settled("entry")
    player.desk.xdotool("type", "--delay", 15, f"127.0.0.1:{port}")
    player.key("Return")
    player.state("waiting")
    player.settled("lobby")


def act(player, table, line):
    """A move where one is asked for; waits until it has gone to the room."""
    if table is TABLES["road"]:
        move_on_road(player, line, "double-click")
    else:
        table.move(player, line)
    line = player.wait(lambda l: l.get("kind") in ("sent", "refusal"))
    check(line["kind"] == "sent", f"What was offered was refused: {line}")
    player.sent += 1
    player.open = False


def follow(player):
    """The lines that have come; returns the settled frame that asks for something, or None."""
    frame = None
    player.gather(0)
    while player.at < len(player.lines):
        line = player.lines[player.at]
        player.at += 1
        kind = line.get("kind")
        if kind == "refusal":
            raise Failure(f"What was offered was refused: {line}")
        player.open = player.open or kind == "event"
        frame = line if kind == "settled" else None if kind in ("event", "scene") else frame
    return frame if player.open else None


def play(players, table, until):
    """Everybody moves in turn until `until` holds for the settled frames of all, which are returned."""
    frames = [None] * len(players)
    end = time.monotonic() + DEADLINE
    while True:
        for i, player in enumerate(players):
            frame = follow(player)
            if frame and (table.ours(frame) or frame["scene"] == "extend"):
                act(player, table, frame)
            frames[i] = frame or frames[i]
            end = time.monotonic() + DEADLINE if frame else end
        if all(frame and until(frame) for frame in frames):
            return frames
        if not any(player.at < len(player.lines) for player in players):
            await_any(players, end)


def await_any(players, end):
    """Waits for a line of any of the programs."""
    pipes = [player.pipe.descriptor for player in players]
    if not select.select(pipes, [], [], max(0, end - time.monotonic()))[0]:
        raise Failure("Nothing came of it. " + " ".join(player.story() for player in players))


if __name__ == "__main__":
    pass
