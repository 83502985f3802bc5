#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The real program under a window manager: xvfb_test.py PROGRAM CASE"""
import ctypes
import random
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from desk import Desk, Failure, Game, item, items, named  # noqa: E402
from hands import TABLES, calm, check, move_at_dominoes, play_from, play_hand, turn_at_dominoes  # noqa: E402

WINDOW = "1280x720"


def open_title(desk, program, *options):
    game = Game(desk, program, "--software", "--mute", *options)
    return game, game.settled("title")


def new_game(desk, program, *options):
    game, title = open_title(desk, program, *options)
    game.sit_down(title)
    return game


def install(desk, program):
    """What `cmake --install` makes: the path of the program."""
    folder = desk.home / "installed"
    done = subprocess.run(["cmake", "--install", Path(program).parent, "--prefix", folder], capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"Installing failed. {done.stderr}")
    return folder / "bin" / "route-mille"


def case_hand(desk, program):
    """From the title to the score sheet of a hand with the mouse alone."""
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "1955")
    game.sit_down(calm(game, title))
    _, sheet = play_hand(game, 1)
    game.click(item(sheet, "score.next"))
    game.settled("table")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_fullscreen(desk, program):
    """Full screen on and off, remembered, and the windowed size comes back."""
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    before = game.geometry()
    check(before[2:] == (1280, 720), f"The window should be {WINDOW} and is {before[2:]}.")

    def grown(line):
        return line.get("kind") == "settled" and item(line, "menu.quit")["w"] > item(title, "menu.quit")["w"] * 1.4

    game.key("F11")
    full = game.wait(grown)
    check(game.geometry() == (0, 0, *desk.size), f"Full screen is {game.geometry()}.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")

    game = Game(desk, program, "--software", "--mute")
    full = game.settled("title")
    check(grown(full), "Full screen was not remembered.")
    game.key("alt+Return")
    small = game.wait(lambda line: line.get("kind") == "settled" and not grown(line))
    check(game.geometry()[2:] == before[2:], f"The window came back as {game.geometry()}, and was {before}.")
    check(item(small, "menu.quit")["w"] == item(title, "menu.quit")["w"], "The menu has another size than before.")
    game.click(item(small, "menu.options"))
    game.settled("options")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_resize(desk, program):
    """Fifty sizes as fast as they can be asked for; the last one counts and everything works in it."""
    game = new_game(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    game.settled("table")
    sizes = random.Random(2)
    storm = []
    for _ in range(50):
        storm += ["windowsize", game.find_window(), sizes.randint(640, 1900), sizes.randint(360, 1000)]
    desk.xdotool(*storm, "windowsize", game.find_window(), 1440, 900)

    def fits(line):
        return line.get("kind") == "settled" and abs(item(line, "score")["x"] / 1440 - 1632 / 1920) < 0.001

    line = game.wait(fits)
    check(game.geometry()[2:] == (1440, 900), f"The window is {game.geometry()}.")
    game.click(items(line, "deck")[0])
    game.wait_kind("move", seat=0)
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_close(desk, program):
    """The window is closed while cards are flying; no move is lost."""
    game = new_game(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    line = game.settled("table")
    game.click(items(line, "deck")[0])
    move = game.wait_kind("move", seat=0)
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    check(item(title, "menu.continue")["enabled"], "The game that was closed cannot be continued.")
    game.click(item(title, "menu.continue"))
    line = game.settled("table")
    check(not items(line, "deck"), f"The drawn card ({move}) was lost: the deck asks to be drawn from.")
    check(items(line, "hand.") or item(line, "hand.7"), "The hand is not there.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_ace(desk, program):
    """The ace thinks on the worker while cards fly; the window closes in the middle of it, and next time the ace answers."""
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    game.sit_down(title, "opponent.ace")
    line = game.settled("table")
    for _ in range(2):
        game.click(items(line, "deck")[0])
        game.wait_kind("move", seat=0)
        line = game.settled("table")
        game.click((items(line, "hand.") or [item(line, "hand.1")])[0], 2)
        game.wait_kind("move", seat=0)
        game.wait_kind("move", seat=1, move="draw")
        game.wait(lambda l: l.get("kind") == "move" and l["seat"] == 1 and l["move"] != "draw")
        line = game.wait(lambda l: l.get("kind") == "settled" and l["scene"] == "table" and items(l, "deck"))
    game.click(items(line, "deck")[0])
    game.wait_kind("move", seat=0)
    line = game.settled("table")
    game.click((items(line, "hand.") or [item(line, "hand.1")])[0], 2)
    game.wait_kind("move", seat=1, move="draw")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    game.click(item(title, "menu.continue"))
    game.wait(lambda l: l.get("kind") == "settled" and l["scene"] == "table" and items(l, "deck"))
    check("\nseat 1 ace Colette\n" in desk.data()["autosave.journal"].read_text(), "Somebody else has sat down.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_review(desk, program):
    """A hand is reviewed by the worker, on below the replay, and the window closes in the middle of it."""
    played = (Path(__file__).resolve().parents[1] / "golden" / "deck_end_stuck.journal").read_text(encoding="utf-8")
    sheet = desk.home / "played.journal"
    sheet.write_text(re.sub("^seat 0 .*$", "seat 0 human Marie", played, flags=re.M), encoding="utf-8")
    game = Game(desk, program, "--software", "--mute", "--windowed", "--size", WINDOW, sheet)
    game.click(item(game.settled("score"), "score.review"))
    looked = game.wait_kind("review")
    game.click(item(game.settled("review"), "review.2"))
    game.settled("replay")
    below = game.wait_kind("review")
    check(below["left"] < looked["left"], f"The review does not go on: {below}")
    game.key("Escape")
    game.settled("review")
    check(game.wait_kind("review")["left"] > 0, "There was nothing left to close in the middle of.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_controls(desk, program):
    """Another key is chosen by pressing it; then it plays, and the old one does not; the window is resized by a choice."""
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    game.click(item(title, "menu.options"))
    game.click(item(game.settled("options"), "tab.comfort"))
    comfort = game.wait(lambda l: l.get("kind") == "settled" and items(l, "options.controls"))
    game.click(item(comfort, "options.controls"))
    controls = game.settled("controls")
    game.click(item(controls, "key.draw"))
    game.settled("controls")
    game.key("F12")
    # Pointing and waiting for the key settle frames of their own.
    game.wait(lambda l: l.get("kind") == "settled" and "key.mille.draw F12\n" in desk.data()["settings"].read_text())
    game.click(item(controls, "controls.done"))
    game.click(item(game.settled("options"), "options.done"))
    game.sit_down(game.settled("title"))
    game.settled("table")
    game.key("p")
    game.key("F12")
    move = game.wait_kind("move", seat=0)
    check(move["move"] == "draw", f"The chosen key did {move}.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    # What the Picture page says is done by the machine.
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    game.click(item(title, "menu.options"))
    game.click(item(game.settled("options"), "tab.picture"))
    picture = game.wait(lambda l: l.get("kind") == "settled" and items(l, "options.window"))
    window = item(picture, "options.window")
    game.click({**window, "x": window["x"] + window["w"] * 9 // 10, "w": 4})
    game.wait(lambda l: l.get("kind") == "settled" and l["window"] != [1280, 720])
    check(game.geometry()[2:] != (1280, 720), f"The window still is {game.geometry()}.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_language(desk, program):
    """The desktop's language is spoken at first; another one is chosen and remembered."""
    desk.environment["LANG"] = "fr_FR.UTF-8"
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    french = item(title, "menu.tables.dominoes")
    game.click(item(title, "menu.options"))
    options = game.settled("options")
    language = item(options, "options.language")
    game.click({**language, "x": language["x"] + language["w"] * 9 // 10, "w": 4})
    # Pointing settles a frame too: the choice has its own.
    done = game.wait(lambda l: l.get("kind") == "settled" and "language en\n" in desk.data()["settings"].read_text())
    game.click(item(done, "options.done"))
    english = item(game.settled("title"), "menu.tables.dominoes")
    check(english["w"] != french["w"], "The title says the same in both languages.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    check(item(title, "menu.tables.dominoes")["w"] == english["w"], "The language was not the one of last time.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def type_name(game, desk, *keys):
    """What is typed at the very first start; returns the name that the program took."""
    for words in keys:
        desk.xdotool(*words)
    game.key("Return")
    game.settled("confirm")
    return re.search(r"^name (.*)$", desk.data()["settings"].read_text(), re.M).group(1)


def case_name(desk, program):
    """The first game asks who is driving: a real keyboard types it, accents, dead keys and all, 31 letters at most."""
    desk.environment["LANG"] = desk.environment["LC_ALL"] = "C.UTF-8"
    desk.keyboard("fr")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    check(title["focus"] == "menu.new", f"The focus is on {title['focus']}.")
    game.key("Return")
    game.settled("entry")
    # The letters that play elsewhere (p, d, s, q, m, 1) and the space bar write here; BackSpace takes a letter back.
    name = type_name(game, desk, ["type", "--delay", 15, "Zoé d'Aspreçq"], ["key", "BackSpace", "BackSpace"],
                     ["type", "--delay", 15, "s-"], ["key", "dead_circumflex", "i", "dead_diaeresis", "e"],
                     ["type", "--delay", 15, "1é à)"])
    check(name == "Zoé d'Aspres-îë1é à)", f"The name typed came out as {name!r}.")
    game.key("Escape")
    game.settled("seats")
    game.key("Return")
    game.settled("table")
    check(f"\nseat 0 human {name}\n" in desk.data()["autosave.journal"].read_text(), "The game is not played under that name.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    for path in desk.data().values():
        path.unlink()
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    game.key("Return")
    game.settled("entry")
    name = type_name(game, desk, ["type", "--delay", 15, "éàçù" * 9])
    check(name == ("éàçù" * 9)[:31], f"Of 36 letters these were taken: {name!r}.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


QUICK = "route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\nreduced_motion 1\npace 200\nshow_targets 0\nname Zoé\n"


def journal_moves(desk):
    """Seats and moves of the journal under way, as "0 draw"."""
    text = desk.data()["autosave.journal"].read_text()
    return re.findall(r"^(?:\d|-) (?:draw|play|discard|extend|finish|next).*$", text, re.M)


def shown_moves(lines):
    """The moves of a trace, up to the last frame that could show one."""
    shown, moves = [], []
    for line in lines:
        if line.get("kind") == "move":
            moves.append(f"{line['seat']} {line['move']}")
        elif line.get("kind") == "frame":
            shown = list(moves)
    return shown


def play_moves(game, line, count):
    """Plays until so many moves have been made, whoever made them; returns in the middle of what the last one set off."""
    while True:
        if items(line, "deck"):
            game.click(item(line, "deck"))
        else:
            game.click((items(line, "hand.") or [item(line, "hand.1")])[0], 2)
        line = game.wait_kind("move", seat=0)
        while line["kind"] != "settled" or not (items(line, "deck") or named(line, "hand.7")):
            count -= line["kind"] == "move"
            if count == 0:
                return
            line = game.wait(lambda l: l.get("kind") in ("move", "settled"))


def case_kill(desk, program):
    """The installed program is killed ten times, at a move of its trace: every move that it had shown is there again."""
    installed = install(desk, program)
    desk.write("settings", QUICK)
    moments = random.Random(1955)
    kept = []
    for life in range(10):
        game = Game(desk, installed, "--software", "--mute", "--windowed", "--size", WINDOW, "--seed", "7", data=None)
        title = game.settled("title")
        check("damaged" not in " ".join(desk.data()) and not game.said(), f"A file was damaged: {sorted(desk.data())} {game.said()}")
        if life:
            game.click(item(title, "menu.continue"))
        else:
            game.sit_down(title)
        line = game.settled("table")
        if life:
            now = journal_moves(desk)
            check(now[:len(kept)] == kept, f"The game went on with other moves: {kept} became {now}.")
            drawn = [move for move in kept if move[0] == "0"][-1] == "0 draw"
            check(drawn == (named(line, "hand.7") is not None), f"The hand is not as {kept[-2:]} left it.")
        game.key("o")
        game.settled("table")
        kept, start = journal_moves(desk), len(game.lines)
        play_moves(game, line, moments.randint(1, 7))
        game.kill()
        must = kept + shown_moves(game.lines[start:])
        kept = journal_moves(desk)
        check(kept[:len(must)] == must, f"Moves were lost: {must} became {kept}.")
        settings = desk.data()["settings"].read_text()
        check(f"order_hand {1 - life % 2}\n" in settings and "name Zoé\n" in settings, f"Choices were lost: {settings}")


def case_file(desk, program):
    """A save named on the command line is opened; S offers that very file again; a damaged one is named with its line."""
    desk.write("settings", QUICK)
    mine = desk.home / "Ma route.journal"
    game = new_game(desk, program, "--windowed", "--size", WINDOW, "--seed", "7")
    play_moves(game, game.settled("table"), 7)
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    before = desk.data()["autosave.journal"].read_text()
    mine.write_text(before)
    game = Game(desk, program, "--software", "--mute", "--windowed", "--size", WINDOW, mine)
    line = game.settled("table")
    game.key("s")
    game.settled("entry")
    game.key("Return")
    game.settled("confirm")
    check(mine.read_text() == before, "The file was replaced before the question was answered.")
    game.key("Escape")
    game.settled("entry")
    game.key("Escape")
    line = game.settled("table")
    if items(line, "deck"):
        game.key("p")
    else:
        game.click((items(line, "hand.") or [item(line, "hand.1")])[0], 2)
    game.wait_kind("move", seat=0)
    game.settled("table")
    game.key("s")
    game.settled("entry")
    game.key("Return")
    question = game.settled("confirm")
    game.click(item(question, "confirm.yes"))
    game.settled("table")
    after = mine.read_text()
    check(after != before and len(after.splitlines()) > len(before.splitlines()), "The file does not hold the move that was made.")
    check("Ma route.journal" not in desk.data(), "The save went into the folder of the saves.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW)
    game.click(item(title, "menu.continue"))
    game.settled("table")
    mine.write_text("overwritten")
    game.key("s")
    game.settled("entry")
    game.key("Return")
    game.click(item(game.settled("confirm"), "confirm.yes"))
    game.settled("table")
    check(mine.read_text() == after, "Whoever goes on next time does not save into the same file.")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    lines = after.splitlines()
    mine.write_text("\n".join([*lines[:9], "0 play nonsense", *lines[10:]]) + "\n")
    game = Game(desk, program, "--software", "--mute", "--windowed", "--size", WINDOW, mine)
    game.settled("title")
    check(f"{mine} cannot be read (line 10: " in game.said(), f"The damaged line was not named: {game.said()}")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_installed(desk, program):
    """What `cmake --install` made runs from where it was moved, and finds its pictures."""
    moved = desk.home / "moved"
    install(desk, program).parent.parent.rename(moved)
    entry = next((moved / "share/applications").glob("*.desktop"))
    for needed in (f"share/metainfo/{entry.stem}.metainfo.xml", f"share/mime/packages/{entry.stem}.xml",
                   f"share/icons/hicolor/16x16/apps/{entry.stem}.png", f"share/icons/hicolor/scalable/apps/{entry.stem}.svg",
                   "share/man/man6/route-mille.6", "share/doc/route-mille/LICENSE"):
        check((moved / needed).exists(), f"{needed} is not installed.")
    desk.environment["PATH"] = f"{moved}/bin:{desk.environment['PATH']}"
    game = Game(desk, "route-mille", "--software", "--mute", data=None)
    title = game.settled("title")
    check(desk.xdotool("search", "--onlyvisible", "--class", entry.stem).split(), "The window is not of the menu entry's class.")
    game.sit_down(title)
    game.settled("table")
    check("missing" not in game.said(), game.said())
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def open_display(desk):
    """The X library, a connection to the display, and the name of the clipboard there."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = x11.XCreateSimpleWindow.restype = x11.XGetSelectionOwner.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(desk.environment["DISPLAY"].encode()))
    return x11, display, ctypes.c_ulong(x11.XInternAtom(display, b"CLIPBOARD", 0))


def is_copied(desk):
    x11, display, clipboard = open_display(desk)
    owner = x11.XGetSelectionOwner(display, clipboard)
    x11.XCloseDisplay(display)
    return owner != 0


def ask_and_go(desk):
    """Another program that asks for the clipboard's text, and is gone before it comes."""
    x11, display, clipboard = open_display(desk)
    text, place = (ctypes.c_ulong(x11.XInternAtom(display, name, 0)) for name in (b"UTF8_STRING", b"HERE"))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    for _ in range(20):
        window = ctypes.c_ulong(x11.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0)))
        x11.XConvertSelection(display, clipboard, text, place, window, ctypes.c_ulong(0))
        x11.XDestroyWindow(display, window)
        x11.XSync(display, 0)
    x11.XCloseDisplay(display)


def case_clipboard(desk, program):
    """Somebody who asks for what was copied and does not wait for it ends nobody."""
    game = new_game(desk, program, "--seed", "1955")
    game.settled("table")
    game.key("l")
    game.click(item(game.settled("log"), "log.journal"))
    # Pointing settles a frame too: the copy has its own.
    game.wait(lambda l: l.get("kind") == "settled" and is_copied(desk))
    ask_and_go(desk)
    game.key("Escape")
    game.settled("table")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_x_errors(desk, program):
    """What is sent to a window that has gone ends nobody, not even while the program closes."""
    done = subprocess.run([Path(program).parent / "tests/x_errors_test"], env=desk.environment, capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"It ended with {done.returncode}. {done.stdout} {done.stderr}")


def whole(desk, game, what):
    """The window lies wholly on the screen, and is painted to its edges; returns its inside."""
    x, y, width, height = game.place()
    left, right, top, bottom = game.frame()
    check(x >= left and y >= top and x + width + right <= desk.size[0] and y + height + bottom <= desk.size[1],
          f"{what}: {width}x{height} at {x},{y} does not lie on a screen of {desk.size}.")
    rows = desk.pixels()
    # No ink of ours is black: what nobody has painted is.
    for row in range(y, y + height):
        inks = set(memoryview(rows[row][x * 4:(x + width) * 4]).cast("I"))
        check(all(ink & 0xFFFFFF for ink in inks), f"{what}: line {row - y} is not painted whole.")
    return x, y, width, height


def fits(program, width, height):
    """On one screen: full and in a window, with a window manager and without one, the title and the table."""
    for manager in (True, False):
        for way in ("--fullscreen", "--windowed"):
            with Desk(width, height, manager=manager) as desk:
                game, title = open_title(desk, program, way)
                what = f"{way} {'with' if manager else 'without'} a manager"
                inside = whole(desk, game, f"The title {what}")
                check(way == "--windowed" or inside == (0, 0, width, height), f"Full screen is {inside}, {what}.")
                game.sit_down(title)
                table = game.settled("table")
                check(whole(desk, game, f"The table {what}") == inside, "The window has moved.")
                far = max(one["y"] + one["h"] for one in table["items"])
                check(far > inside[3] * 0.7, f"The hand is not at the foot of the window, {what}: {far}.")
                game.process.terminate()
                check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_dominoes(desk, program):
    """From the title to the end of a game of dominoes with the mouse alone: rounds, their sheets, the page of fairness."""
    desk.write("settings", QUICK + "bones.target 1\nbones.seat1 you\nbones.seat2 amedee\nbones.seat3 odette\nbones.seat4 mado\n")
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "1955")
    TABLES["dominoes"].sit(game, title)
    for rounds in range(1, 13):
        _, sheet = play_from(game, move_at_dominoes, turn_at_dominoes, 3)
        check(sheet["scene"] == "sheet", f"A round ends on {sheet['scene']}.")
        if any(line.get("kind") == "event" and line["event"].startswith("game won") for line in game.lines):
            break
        game.click(item(sheet, "sheet.again"))
    else:
        raise Failure(f"Nobody has won after {rounds} rounds.")
    dealt = desk.data()["dealt-bones"].read_text()
    check(int(re.search(r"^deals (\d+)$", dealt, re.M).group(1)) >= rounds, f"Not every deal was counted: {dealt}")
    game.click(item(sheet, "sheet.review"))
    game.wait_kind("review")
    game.key("Escape")
    game.click(item(game.settled("sheet"), "sheet.again"))
    game.settled("table")
    game.key("alt+F4")
    check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def case_fits_1280x1024(_, program):
    """The old monitor of 5:4."""
    fits(program, 1280, 1024)


def case_fits_800x600(_, program):
    """A small screen of 4:3."""
    fits(program, 800, 600)


def case_fits_640x480(_, program):
    """The smallest there is."""
    fits(program, 640, 480)


def case_place(desk, program):
    """A place that is partly off the screen is mended, and a size that cannot be had is said."""
    settings = "route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\nwindow_w 960\nwindow_h 600\nwindow_x {}\nwindow_y {}\n"
    for x, y in ((-78, 40), (1500, 700), (6000, 10), (100, -300)):
        desk.write("settings", settings.format(x, y))
        game, _ = open_title(desk, program, "--windowed")
        inside = whole(desk, game, f"From {x},{y}")
        check(inside[2:] == (960, 600), f"The window is {inside}.")
        game.process.terminate()
        check(game.leave() == 0, f"The program ended with an error. {game.said()}")
    for asked, told in (("300x200", "640 x 360"), ("5000x400", "x 400."), ("1280x720", None)):
        game, _ = open_title(desk, program, "--windowed", "--size", asked)
        whole(desk, game, f"--size {asked}")
        sentence = "a window of " + asked.replace("x", " x ") + " was asked for"
        check((sentence in game.said() and told in game.said()) if told else sentence not in game.said(),
              f"--size {asked} says: {game.said()}")
        game.process.terminate()
        check(game.leave() == 0, f"The program ended with an error. {game.said()}")


def play_dice(game, line):
    """A game of dice alone, with the mouse: a turn is held after its second roll, or as soon as it may be."""
    rolls = 0
    for _ in range(900):
        if line["scene"] != "table":
            return line
        if item(line, "hold")["enabled"] and rolls > 1:
            game.click(item(line, "hold"))
            rolls = 0
        else:
            game.click(item(line, "roll"))
            rolls += 1
        events = len(game.lines)
        line = game.settled()
        if any(" bust" in told.get("event", "") for told in game.lines[events:game.at]):
            rolls = 0
    raise Failure(f"The game of dice does not end. {game.story()}")


def case_dice(desk, program):
    """From the title to the ranking with the mouse alone: who sits down, what is played, a game of dice to its end, and the row in the score file, which
    outlives kill -9."""
    desk.write("settings", QUICK)
    game, title = open_title(desk, program, "--windowed", "--size", WINDOW, "--seed", "1955")
    game.click(item(title, "menu.tables.dice"))
    seats = game.settled("seats")
    game.click(item(seats, "opponent.lucien"))  # gets up
    seats = game.settled("seats")
    game.click(item(seats, "seats.rules"))
    rules = game.settled("options")
    kind = item(rules, "options.dice_game")
    game.click({**kind, "x": kind["x"] + kind["w"] - 30, "w": 10})
    game.click(item(game.settled("options"), "options.done"))
    game.click(item(game.settled("seats"), "seats.sit"))
    slate = play_dice(game, game.settled("table"))
    check(slate["scene"] == "slate", f"The game ends on {slate['scene']}.")
    rows = desk.data()["cubes.scores"].read_text().splitlines()
    check(len(rows) == 2 and rows[0] == "route-mille cubes-scores 1" and " blitz " in rows[1] and rows[1].endswith(" stayed Zoé"), f"The score file holds {rows}.")
    game.click(item(slate, "slate.leave"))
    line = game.wait(lambda line: line.get("kind") == "settled" and line["scene"] in ("confirm", "title"))
    if line["scene"] == "confirm":
        game.click(item(line, "confirm.yes"))
        line = game.settled("title")
    game.click(item(line, "menu.scores"))
    game.click(item(game.settled("high_scores"), "tab.ranking"))
    ranking = game.wait(lambda line: line.get("kind") == "settled" and named(line, "ranking.company"))
    check(bool(named(ranking, "ranking.row.1")), "Nobody stands in the ranking.")
    game.click(item(ranking, "tab.fair"))
    game.wait(lambda line: line.get("kind") == "settled" and named(line, "fair.seat"))
    game.kill()
    check(desk.data()["cubes.scores"].read_text().splitlines() == rows, "The score file is another one after the program was killed.")
    check("cubes.dice" in desk.data(), "The faces that were thrown are not kept.")


CASES = {name.removeprefix("case_"): case for name, case in list(globals().items()) if name.startswith("case_")}
FIRST = ("name",)  # cases of somebody who starts the program for the first time


def main():
    if len(sys.argv) != 3 or sys.argv[2] not in CASES:
        sys.exit(f"{__doc__}\ncases: {' '.join(CASES)}")
    try:
        if sys.argv[2].startswith("fits_"):
            CASES[sys.argv[2]](None, sys.argv[1])
            return
        with Desk(first=sys.argv[2] in FIRST) as desk:
            CASES[sys.argv[2]](desk, sys.argv[1])
    except Failure as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
