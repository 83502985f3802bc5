#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The real program twice, each on a screen and in a home of its own: others_program_test.py PROGRAM CASE"""
import re
import select
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from desk import DEADLINE, Desk, Failure, Game, item  # noqa: E402
from hands import TABLES, check, move_on_road  # noqa: E402

WINDOW = "1280x720"
ROUND_MOST = 200  # seconds
SETTINGS = ("route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\n"
            "reduced_motion 1\npace 200\nshow_targets 0\nname {}\n")
NAMES = "Marie", "Luc"


class Player(Game):
    """One of the two programs, and whoever sits before it."""

    def __init__(self, desk, program):
        super().__init__(desk, program, "--software", "--mute", "--windowed", "--size", WINDOW)
        self.sent = 0      # moves
        self.open = True   # to what the next settled frame asks: the last move has been answered
        self.scene = None  # of the last settled frame
        self.turn = None   # the seat whose turn was told last

    def to_others(self):
        """From the title to the ways to a table with others."""
        self.click(item(self.settled("title"), "menu.others"))
        return self.settled("others")

    def state(self, name):
        self.wait_kind("others", state=name)


def right(control):
    """Where a click takes the next value."""
    return {**control, "x": control["x"] + control["w"] - 30, "w": 10}


def host(player, game):
    """Opens a table of the game that lies so many places after the road; returns its port."""
    player.click(item(player.to_others(), "others.host"))
    line = player.settled("host")
    for _ in range(game):
        player.click(right(item(line, "host.game")))
        player.wait_kind("sound", cue="ui_press")  # pointing settles a frame too
        line = player.settled("host")
    start = player.at
    player.click(item(line, "host.open"))
    port = player.wait_kind("room")["port"]
    player.at = start
    player.settled("lobby")
    return port


def ask_address(player):
    """Up to where an address is typed."""
    player.click(item(player.to_others(), "others.join"))
    player.settled("entry")


def join(player, port):
    """Sits down at the table of a port of this machine."""
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
    player.turn = None


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
        if kind == "told" and line["of"] == "turn":
            player.turn = line["seat"]
        player.open = player.open or kind in ("event", "unsent")
        frame = line if kind == "settled" else None if kind in ("event", "scene") else frame
    return frame if player.open else None


def is_bare_turn(player, seat, table, frame):
    """Whether it is a turn on the road without a deck: a hand has no seventh card then."""
    return table is TABLES["road"] and frame["scene"] == "table" and player.turn == seat


def play(players, table, until):
    """Everybody moves in turn until `until` holds for the settled frames of all, which are returned."""
    frames = [None] * len(players)
    end = time.monotonic() + DEADLINE
    last = time.monotonic() + ROUND_MOST
    while True:
        if time.monotonic() > last:
            raise Failure("The round does not end. " + " ".join(player.story() for player in players))
        for i, player in enumerate(players):
            frame = follow(player)
            if frame and (table.ours(frame) or frame["scene"] == "extend" or is_bare_turn(player, i, table, frame)):
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


def settle(player, scene):
    """The last settled frame, which must be or become one of that scene."""
    frames = [line for line in player.lines[:player.at] if line.get("kind") == "settled"]
    return frames[-1] if frames and frames[-1]["scene"] == scene else player.settled(scene)


def open_table(desks, program, game):
    """Two people at a table, and its match begun."""
    marie, luc = (Player(desk, program) for desk in desks)
    ask_address(luc)  # now: once a table is open, the list of those nearby may move the buttons
    join(luc, host(marie, game))
    marie.click(item(settle(marie, "lobby"), "lobby.start"))
    for player in (marie, luc):
        player.state("playing")
    return marie, luc


def go_on(desk, program):
    """The program again, and back to the table that was left."""
    player = Player(desk, program)
    player.click(item(player.to_others(), "others.again"))
    player.state("playing")
    return player


def has_moved(players, count):
    """For `until` of play: everybody has moved so often."""
    return lambda _: all(player.sent >= count for player in players)


def told(player, says):
    """Waits until that is told; the answer to the last move may come before it."""
    start = player.at
    player.wait(lambda line: line.get("kind") == "told" and says in line["says"])
    player.open = player.open or any(line.get("kind") == "event" for line in player.lines[start:player.at])


def to_end(players, table, end):
    """Plays on to the sheet at the end, past the picture before it."""
    frames = play(players, table, lambda line: line["scene"] in (end, "ending"))
    for i, player in enumerate(players):
        if frames[i]["scene"] == "ending":
            player.click(item(frames[i], "ending.go"))
            frames[i] = player.settled(end)
    return frames


def next_hand(players, frames, button):
    """Whoever is done first waits for the others; then the next hand is on all tables."""
    for player, frame in zip(players, frames):
        player.click(item(frame, button))
        player.wait_kind("sent")
    for player in players:
        player.wait_kind("event")
        player.settled("table")


def leave(*players):
    for player in players:
        player.process.terminate()
    for player in players:
        check(player.leave() == 0, f"The program ended with an error. {player.said()}")


def case_road(desks, program):
    """A hand on the road; the guest's program is killed in the middle of it, and goes on in the same seat."""
    table = TABLES["road"]
    marie, luc = players = open_table(desks, program, 0)
    play(players, table, has_moved(players, 6))
    luc.kill()
    told(marie, "Luc has stepped out.")
    luc = go_on(desks[1], program)
    told(marie, "Luc is back.")
    players = marie, luc
    frames = to_end(players, table, "score")
    next_hand(players, frames, "score.next")
    leave(*players)


def case_dice(desks, program):
    """A game of dice; the host's program is killed in the middle of it, takes its table up again with every move, and its guest finds it."""
    table = TABLES["dice"]
    marie, luc = players = open_table(desks, program, 1)
    play(players, table, has_moved(players, 8))
    marie.kill()
    kept = journal(desks[0])
    check(len(kept) >= 16, f"Not every move was kept: {kept}")
    luc.state("looking")
    marie = go_on(desks[0], program)
    luc.state("playing")
    marie.sent, luc.sent, luc.open = 0, 0, True
    players = marie, luc
    play(players, table, has_moved(players, 1))
    check(journal(desks[0])[:len(kept)] == kept, "The table that was taken up is another one.")
    frames = to_end(players, table, "slate")
    endings = [next(line["ending"] for line in player.lines if line.get("kind") == "ending") for player in players]
    check(sum(ending in ("won", "far") for ending in endings) == 1, f"One of two has won, and it is told as {endings}.")
    next_hand(players, frames, "slate.again")
    leave(*players)


def case_dominoes(desks, program):
    """A round of dominoes in French, two of the house with them: nobody deals the next before both are done."""
    for desk in desks:
        desk.environment["LANG"] = "fr_FR.UTF-8"
    table = TABLES["dominoes"]
    players = open_table(desks, program, 2)
    frames = to_end(players, table, "sheet")
    check(any("Luc" in line.get("says", "") for line in players[0].lines), "Nobody has told of Luc.")
    check(any("joue" in line.get("says", "") or "pose" in line.get("says", "") for line in players[0].lines), "It was not told in French.")
    next_hand(players, frames, "sheet.again")
    leave(*players)


def journal(desk):
    """The moves, and what was drawn, of the table that is kept."""
    return re.findall(r"^(?:(?:\d+|-) (?:roll|hold|play|keep|next).*|chance .*)$", desk.data()["room.txt"].read_text(), re.M)


CASES = {name.removeprefix("case_"): case for name, case in list(globals().items()) if name.startswith("case_")}


def main():
    if len(sys.argv) != 3 or sys.argv[2] not in CASES:
        sys.exit(f"{__doc__}\ncases: {' '.join(CASES)}")
    try:
        with Desk() as first, Desk() as second:
            for desk, name in zip((first, second), NAMES):
                desk.write("settings", SETTINGS.format(name))
            CASES[sys.argv[2]]((first, second), sys.argv[1])
    except Failure as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
