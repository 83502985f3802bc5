#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try_web.py [--shot PICTURE] [--only NAME] FOLDER: serves the page from this machine and plays it in Chromium without a
screen: a hand of each table, a reload and Continue, a tab closed right behind a move, and whatever else a page does in its own
way. Each test says in a line what it saw."""
import argparse
import sys
import time

from browser import Browser, Failure, Page, serving
from desk import item, items, named
from xvfb_test import check, play_hand

PHONE = (844, 390)  # held across


# ---- ways to the tables ------------------------------------------------------------------------------------------------

def showing(game, name):
    """The next frame that shows an item: pointing alone settles one."""
    return game.wait(lambda line: line.get("kind") == "settled" and items(line, name))


def sit_down(game, line, name, rival="rival.regular"):
    """From the title to a new game; on the way whatever somebody new is asked for."""
    game.click(item(line, name))
    line = game.settled()
    while line["scene"] != "table":
        done = [one for way in (rival, "seats.sit", "entry.done", "entry.ok", "entry.play", "confirm.yes" if name == "menu.new" else "",
                                "confirm.no", "confirm.1") if way for one in items(line, way)]
        game.click(done[0] if done else items(line)[-1])
        line = game.settled()
    return line


def without_targets(game, title):
    """Their dashes march for seconds before all is still."""
    for name in ("menu.options", "tab.table", "options.targets", "options.done"):
        game.click(item(title, name) if named(title, name) else item(showing(game, name), name))
    return game.settled("title")


def meet(browser, address):
    """A page in which somebody has given no name, does not want lessons first, and is in a hurry."""
    browser.open(address + "favicon.ico")
    browser.run("""localStorage.setItem("route-mille:/libsdl/route-mille/settings",
        Date.now() + " route-mille settings 1\\nnamed 1\\nlessons_offered 1\\nshow_targets 0\\npace 200\\nreduced_motion 1\\n")""")


def next_of(game, seat=0):
    """The next frame in which something may be done at the table, or the scene that has come over it."""
    return game.wait(lambda line: line.get("kind") == "settled" and (line["scene"] != "table" or items(line, "hold") or items(line, "roll") or
                                                                     items(line, "tile.") or items(line, "double.") or items(line, "knock") or
                                                                     items(line, "keep")))


# ---- the tests -----------------------------------------------------------------------------------------------------------

def try_road(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        game = Page(browser, address)
        # Somebody new is asked for a name.
        title = game.settled("title")
        first = browser.run("return Module.first")
        if picture:
            browser.shoot(picture.replace("-tried", "-title-tried"))
        title = without_targets(game, title)
        sit_down(game, title, "menu.new")
        game.at -= 1  # the hand begins with this frame
        moves, sheet = play_hand(game, 1)
        check(min(moves) > 5, f"The hand was over after {moves} moves.")
        if picture:
            browser.shoot(picture)
        sounds = browser.run("""return performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".ogg"))
            .map((one) => one.startTime)""")
        check(sounds and min(sounds) > first, f"Sounds came at {sounds[:3]} ms, the first picture at {first}.")
        browser.tool("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        game.key("c")
        copied = browser.until("return navigator.clipboard.readText()")
        check("1000" in copied or "\n" in copied, f"The sheet was copied as {copied!r}.")
        print(f"A whole hand on the road, {moves[0]} and {moves[1]} moves; {len(sounds)} sounds came behind the first picture, which came "
              f"after {first / 1000:.2f} s. The sheet was copied.")

        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        game.click(item(game.settled("score"), "score.next"))
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table" and items(one, "deck"))
        kept = browser.ask("POST", "/window/new", {"type": "tab"})["handle"]
        game.click(item(line, "deck"))
        game.wait_kind("move", seat=0, move="draw")
        browser.ask("DELETE", "/window")
        browser.ask("POST", "/window", {"handle": kept})
        browser.shape(1280, 720)
        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        line = game.settled("table")
        check(not items(line, "deck"), "The drawn card was lost with its tab.")
        print("Reloaded and gone on with; and the tab closed right behind a move has lost nothing.")


def try_dice(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        game = Page(browser, address)
        line = sit_down(game, game.settled("title"), "menu.tables.dice")
        game.at -= 1
        held = 0
        while held < 3:
            line = next_of(game)
            ways = items(line, "hold") or items(line, "roll")
            held += ways[0]["name"] == "hold"
            game.click(ways[0])
            game.wait_kind("move", seat=0)
        if picture:
            browser.shoot(picture.replace("-tried", "-dice-tried"))
        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        game.settled("table")
        print("Dice: three turns were held, and the game goes on after a reload.")


def try_dominoes(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        game = Page(browser, address)
        line = sit_down(game, game.settled("title"), "menu.tables.dominoes")
        game.at -= 1
        laid = 0
        while True:
            line = next_of(game)
            if line["scene"] != "table":
                break
            tiles = items(line, "tile.")
            other = items(line, "double.") or items(line, "keep") or items(line, "knock")
            if tiles:
                game.click(tiles[0])
                line = game.settled("table")
                game.click(items(line, "arm.")[0] if items(line, "arm.") else tiles[0])
                laid += 1
            else:
                game.click(other[-1])
            game.wait_kind("move", seat=0)
            if any(one.get("kind") == "event" and "round" in one.get("event", "") for one in game.lines[game.at:]):
                break
            if laid >= 7:
                break
        if picture:
            browser.shoot(picture.replace("-tried", "-dominoes-tried"))
        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        game.settled()
        print(f"Dominoes: {laid} tiles were laid, and the game goes on after a reload.")


def try_thoughts(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        game = Page(browser, address)
        sit_down(game, game.settled("title"), "menu.new", "rival.ace")
        browser.run("""let last = performance.now(); self.gaps = [];
            (function look(now) { self.gaps.push([now - last, Module.twin.given > Module.twin.answered]); last = now;
            requestAnimationFrame(look); })(last)""")
        game.at -= 1
        moves, sheet = play_hand(game, 1)
        given, answered = browser.run("return [Module.twin.given, Module.twin.answered]")
        check(given >= moves[1] and answered > 0, f"{given} jobs were given to the worker, {answered} came back.")
        gaps = [gap for gap, thinking in browser.run("return self.gaps") if thinking]
        game.click(item(sheet, "score.review"))
        game.wait_kind("review")
        game.wait_kind("review")
        before = browser.run("return [Module.twin.given, Module.twin.answered]")
        check(before[1] > answered, "The review was not thought out in the worker.")
        game.key("Escape")
        game.settled("score")
        game.lines.clear()
        game.at = 0
        time.sleep(1.5)
        game.gather(0)
        check(not [line for line in game.lines if line.get("kind") == "review"], "A review that was left went on.")
        game.click(item(sheet, "score.review"))
        game.wait_kind("review", left=0)
        print(f"The ace thought in a worker, {answered} times; frames came at most {max(gaps, default=0):.0f} ms apart meanwhile. A review was left "
              "in the middle, and thought out to its end.")


def try_screen(address, picture):
    with Browser() as browser:
        browser.shape(1920, 1080)
        meet(browser, address)
        game = Page(browser, address)
        game.settled("title")
        if picture:
            browser.shoot(picture.replace("-tried", "-framed-tried"))
        game.key("F11")
        browser.until("return document.fullscreenElement")
        browser.until("return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('fullscreen 1')")
        # As Esc does, of which the page hears nothing.
        browser.run("document.exitFullscreen()")
        browser.until("return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('fullscreen 0')")
        game.key("F11")
        browser.until("return document.fullscreenElement")
        game.key("F11")
        browser.until("return !document.fullscreenElement")
        game.click_page("#fill")
        browser.until("return document.fullscreenElement")
        browser.until("return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('fullscreen 1')")
        print("The whole screen: by key, by the page's button, and left from outside, which the game knows.")


def try_pads(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        browser.before("""self.pad = {id: "Standard (STANDARD GAMEPAD)", index: 0, connected: true, mapping: "standard", timestamp: 1,
            axes: [0, 0, 0, 0], buttons: Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0}))};
            navigator.getGamepads = () => [self.pad, null, null, null];
            self.hold = (button, down) => { self.pad.buttons[button] = {pressed: down, touched: down, value: down ? 1 : 0}; self.pad.timestamp++; };""")
        game = Page(browser, address)
        game.settled("title")
        browser.run("const event = new Event('gamepadconnected'); event.gamepad = self.pad; dispatchEvent(event)")

        def press(button):
            browser.run("self.hold(arguments[0], true)", button)
            time.sleep(0.15)
            browser.run("self.hold(arguments[0], false)", button)
        press(13)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["device"] == "pad")
        before = line["focus"]
        press(13)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["focus"] != before)
        press(0)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] != "title")
        print(f"A pad walks along the title from {before}, and opens “{line['scene']}”.")


def try_letters(address, picture):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.options"))
        game.click(item(game.settled("options"), "options.name"))
        game.settled("entry")
        browser.tool("Input.insertText", text="Zo")
        browser.tool("Input.imeSetComposition", text="e", selectionStart=1, selectionEnd=1)
        browser.tool("Input.insertText", text="é")
        game.key("x", "Backspace", "Enter")
        browser.until("return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('name Zoé\\n')")
        print("A name was composed: Zoé.")


def try_phone(address, picture):
    with Browser("--touch-events=enabled") as browser:
        browser.shape(*PHONE, pixels=3, mobile=True)
        meet(browser, address)
        game = Page(browser, address)
        title = game.settled("title")
        if picture:
            browser.shoot(picture.replace("-tried", "-phone-title-tried"))

        def tap(one, seconds=0.05):
            browser.touch("touchStart", game.place(one))
            time.sleep(seconds)
            browser.touch("touchEnd")
        tap(item(title, "menu.new"))
        game.settled("opponents")
        tap(item(game.lines[-1], "rival.regular"))
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table" and items(one, "deck"))
        if picture:
            browser.shoot(picture.replace("-tried", "-phone-tried"))
        tap(item(line, "deck"))
        game.wait_kind("move", seat=0, move="draw")
        line = game.settled("table")
        # What is held still for long is the other button: the menu.
        tap(item(line, "hand.3"), 0.8)
        line = game.settled("pause")
        tap(item(line, "pause.resume"))
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table")
        cards = items(line, "hand.")
        if cards:
            places = [one for one in line["items"] if one["enabled"] and not one["name"].startswith(("hand.", "tab.", "what"))]
            print("  places:", [one["name"] for one in places])
        print(f"A finger on a phone of {PHONE[0]} x {PHONE[1]}, three pixels to each of the page's: tapped, and held for the menu.")


def try_offline(address, picture, server):
    with Browser() as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        game = Page(browser, address)
        game.settled("title")
        browser.until("""return (async () => { for (const name of await caches.keys()) {
            const kept = await (await caches.open(name)).keys();
            if (self.parts.rest.every((path) => kept.some((one) => one.url.endsWith(path)))) { return kept.length; } } return 0; })()""")
        server.shutdown()
        server.server_close()
        browser.open("about:blank")
        game = Page(browser, address)
        game.settled("title")
        sit_down(game, game.lines[-1], "menu.new")
        check(browser.run("return Boolean(navigator.serviceWorker.controller)"), "Nobody keeps the page.")
        print("Without its server the page comes again and is played.")


def try_trouble(address, picture):
    def says(browser, script, part):
        identifier = browser.before(script)
        browser.open(address)
        browser.until("return !document.getElementById('trouble').hidden && document.getElementById('trouble').textContent.includes(arguments[0])",
                      part)
        browser.forget(identifier)

    with Browser() as browser:
        browser.shape(1280, 720)
        says(browser, "delete self.WebAssembly", "WebAssembly")
        says(browser, "Storage.prototype.setItem = () => { throw new Error('none'); }", "nothing is saved")
        if picture:
            browser.shoot(picture.replace("-tried", "-trouble-tried"))
        browser.run("document.querySelector('#trouble button').click()")
        browser.until("return self.Module?.first || document.getElementById('loading') === null")
        says(browser, "const real = self.fetch; self.fetch = (name) => real(String(name).endsWith('.wasm') ? 'nowhere' : name)", "did not arrive")
        meet(browser, address)
        game = Page(browser, address)
        game.settled("title")
        kept = browser.ask("GET", "/window")
        other = browser.ask("POST", "/window/new", {"type": "tab"})["handle"]
        browser.ask("POST", "/window", {"handle": other})
        browser.open(address)
        browser.until("return document.getElementById('trouble').textContent.includes('another tab')")
        browser.run("document.querySelector('#trouble button').click()")
        browser.until("return document.getElementById('loading') === null")
        browser.ask("POST", "/window", {"handle": kept})
        browser.until("return document.getElementById('trouble').textContent.includes('another tab')")
    with Browser("--disable-3d-apis") as browser:
        browser.shape(1280, 720)
        meet(browser, address)
        Page(browser, address).settled("title")
    print("It says what is missing: WebAssembly, a store, a part; one tab at a time has the game; without WebGL it draws by itself.")


def try_french(address, picture):
    with Browser("--lang=fr", "--accept-lang=fr-FR,fr") as browser:
        browser.shape(1280, 720, pixels=2)
        game = Page(browser, address)
        line = game.settled("title")
        size = browser.run("return [Module.canvas.width, innerWidth, navigator.language, document.documentElement.lang]")
        check(size[0] == 2 * size[1], f"The canvas is not as fine as the screen: {size}")
        check(size[3] == "fr", f"The page speaks {size[3]}.")
        if picture:
            browser.shoot(picture.replace("-tried", "-french-tried"))
        print(f"{size[2]}, {size[0]} pixels across a page of {size[1]}: the title stands with {len(line['items'])} things to reach.")


TESTS = {"road": try_road, "dice": try_dice, "dominoes": try_dominoes, "thoughts": try_thoughts, "screen": try_screen, "pads": try_pads,
         "letters": try_letters, "phone": try_phone, "trouble": try_trouble, "french": try_french}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shot")
    parser.add_argument("--only", choices=[*TESTS, "offline"])
    parser.add_argument("folder")
    asked = parser.parse_args()
    try:
        with serving(asked.folder) as (address, server):
            for name, test in TESTS.items():
                if asked.only in (None, name):
                    test(address, asked.shot)
            if asked.only in (None, "offline"):
                try_offline(address, asked.shot, server)
    except Failure as failure:
        sys.exit(f"packaging/try_web.py: {failure}")


if __name__ == "__main__":
    main()
