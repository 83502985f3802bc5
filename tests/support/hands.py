# SPDX-License-Identifier: MIT
"""Whole hands and games with nothing but a mouse, by the trace, in a window of 1280x720.

What is played is a Game of desk.py or whatever has its waits and its click. Used by the tests of the real program and by
packaging/try.py and try_web.py, each on a system of its own."""
import random
from typing import Callable, NamedTuple

from desk import Failure, item, items, named


def check(holds, complaint):
    if not holds:
        raise Failure(complaint)


def calm(game, title):
    """Without the frames around targets, whose dashes march for seconds before all is still; returns the title."""
    game.click(item(title, "menu.options"))
    game.click(item(game.settled("options"), "tab.table"))
    options = game.wait(lambda l: l.get("kind") == "settled" and items(l, "options.targets"))
    game.click(item(options, "options.targets"))
    game.click(item(game.settled("options"), "options.done"))
    return game.settled("title")


class Count(list):
    """How many moves each seat made."""

    def take(self, line):
        if line["kind"] == "refusal":
            raise Failure(f"What was offered was refused: {line}")
        if line["kind"] == "move":
            self.extend([0] * (line["seat"] + 1 - len(self)))
            self[line["seat"]] += 1
        return line

    def all_played(self, least):
        check(self and min(self) >= least, f"It was over after {self} moves.")


def follow(game, count, nowhere, ours):
    """Reads on from a click that makes a move to the next frame that is ours, or lies on another screen."""
    line = count.take(game.wait(lambda l: l.get("kind") in ("move", "refusal")))
    while line["kind"] != "settled" or not ours(line):
        if line["kind"] == "move":
            # Two clicks beside everything: the first hurries what is shown, the second skips it.
            game.click(nowhere, 2)
        # Pointing alone settles a frame too, so a move is waited for by its name.
        line = count.take(game.wait(lambda l: l.get("kind") in ("move", "refusal", "settled")))
    return line


# ---- the road ------------------------------------------------------------------------------------------

ROADSIDE = {"x": 30, "y": 437, "w": 4, "h": 4}  # on the grass between the rows and the hand


def play_card(game, line, way):
    """Plays the first card that can be played, in one of the three ways of the mouse."""
    card = items(line, "hand.")[0]
    if way == "double-click":
        game.click(card, 2)
        return
    # Where it may go is seen once the card is up.
    game.click(card)
    raised = game.wait(lambda l: l.get("kind") == "settled" and (items(l, "you.") or items(l, "opponent.")))
    place = (items(raised, "you.") + items(raised, "opponent."))[0]
    if way == "click":
        game.click(place)
    else:
        game.drag(card, place)


def move_on_road(game, line, way="click"):
    """One move with a click or two, whatever there is to do."""
    if line["scene"] == "extend":
        game.click(item(line, "extend.finish"))
    elif items(line, "deck"):
        game.click(item(line, "deck"))
    elif items(line, "hand."):
        play_card(game, line, way)
    elif way == "double-click":
        # Nothing can be played: a double-click throws the card away.
        game.click(item(line, "hand.1"), 2)
    else:
        game.click(item(line, "hand.1"))
        game.click(item(line, "discard"))


def play_hand(game, seed):
    """A hand on the road up to its score sheet; returns how many moves each seat made, and the sheet."""
    ways = random.Random(seed)
    moves = Count()
    line = game.settled("table")
    while line["scene"] != "score":
        move_on_road(game, line, ways.choice(["click", "drag", "double-click"]))
        line = follow(game, moves, ROADSIDE, lambda l: l["scene"] != "coup")
    moves.all_played(6)
    return moves, line


# ---- the dice and the dominoes -------------------------------------------------------------------------

SKY = {"x": 640, "y": 20, "w": 4, "h": 4}


def sit_down_at(game, title, table):
    """From the title to a game at `dice` or `dominoes`, with those who sit there of their own accord."""
    game.click(item(title, "menu.tables." + table))
    game.click(item(game.settled("seats"), "seats.sit"))


def move_at_dice(game, line):
    """Rolls until there is something to hold."""
    game.click((items(line, "hold") or [item(line, "roll")])[0])


def move_at_dominoes(game, line):
    """The first tile that fits on the first arm that takes it."""
    asked = [one for name in ("keep", "knock", "double.", "arm.") for one in items(line, name)]
    if not asked:
        game.click(items(line, "tile.")[0])
        asked = items(game.wait(lambda l: l.get("kind") == "settled" and items(l, "arm.")), "arm.")
    game.click(asked[0])


def play_from(game, move, turn, least):
    """From a table up to the screen that stands at its end, whose turn it is told by `turn`; returns as play_hand does."""
    moves = Count()
    line = game.wait(lambda l: l.get("kind") == "settled" and l["scene"] == "table" and turn(l))
    while line["scene"] == "table":
        move(game, line)
        line = follow(game, moves, SKY, lambda l: l["scene"] != "table" or turn(l))
    if line["scene"] == "ending":
        game.click(item(line, "ending.go"))
        line = game.settled()
    moves.all_played(least)
    return moves, line


# ---- any of the three ----------------------------------------------------------------------------------


class Table(NamedTuple):
    """How one is played: from the title to it, a whole hand, round or game of it, and a move of a person."""
    sit: Callable   # (game, title)
    play: Callable  # (game): how many moves each seat made, and the screen at its end
    turn: Callable  # (line): whether a person is to move
    move: Callable  # (game, line)
    again: str      # what leads from its end to the next
    save: str       # where it is kept

    def ours(self, line):
        """Whether all is still at the table and a person is to move."""
        return line.get("kind") == "settled" and line["scene"] == "table" and self.turn(line)


def turn_on_road(line):
    return items(line, "deck") or named(line, "hand.7")


def turn_at_dice(line):
    return items(line, "roll")


def turn_at_dominoes(line):
    return any(items(line, name) for name in ("tile.", "keep", "knock", "double."))


TABLES = {
    "road": Table(lambda game, title: game.sit_down(title), lambda game: play_hand(game, 1), turn_on_road, move_on_road,
                  "score.next", "autosave.journal"),
    "dice": Table(lambda game, title: sit_down_at(game, title, "dice"),
                  lambda game: play_from(game, move_at_dice, turn_at_dice, 10), turn_at_dice, move_at_dice,
                  "slate.again", "autosave-cubes.journal"),
    "dominoes": Table(lambda game, title: sit_down_at(game, title, "dominoes"),
                      lambda game: play_from(game, move_at_dominoes, turn_at_dominoes, 3), turn_at_dominoes, move_at_dominoes,
                      "sheet.again", "autosave-bones.journal"),
}


def move_once(game, table):
    """A person's next move at a table, whoever begins there; returns the line that tells of it."""
    line = game.wait(table.ours)
    table.move(game, line)
    return game.wait_kind("move", seat=0)
