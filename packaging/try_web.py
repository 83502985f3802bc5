#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try_web.py [--shot PICTURE] [--only NAME | --first [--switch SWITCH]...] FOLDER: serves the page from this machine and plays it in Chromium without a
screen: a hand of each table, a reload and Continue, a tab closed right behind a move, and whatever else a page does in its own
way; and in Firefox and WebKit what may come out differently there (try_browsers.py). Each test says in a line what it saw. With
--first nothing is tried: how long a browser takes that has never been there, from the page's beginning to each step up to the
first picture, five times over, and the middle one of each; with such switches of the browser's
(--switch=--use-angle=swiftshader)."""
import argparse
import functools
import statistics
import sys
import time

from browser import Failure, Page
from desk import item, items, named
from drivers import BROWSERS, Chromium
from hands import ROADSIDE, TABLES, Count, check, follow, move_on_road, move_once, turn_on_road
from server import Site
from try_browsers import PATIENT, meet, pick, told, try_browser, try_without_gl

PHONE = (844, 390)  # held across
PAD = """
self.pad = {id: "Standard (STANDARD GAMEPAD)", index: 0, connected: true, mapping: "standard", timestamp: 1, axes: [0, 0, 0, 0],
    buttons: Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0}))};
navigator.getGamepads = () => {
    self.asked++;
    return [self.pad, null, null, null];
};
self.hold = (button, down) => {
    self.pad.buttons[button] = {pressed: down, touched: down, value: down ? 1 : 0};
    self.pad.timestamp++;
};"""
WARNED = """
const {warn} = console;
console.warn = (...said) => {
    self.warned ||= said[0] === "route-mille:";
    warn(...said);
};"""
STAY = "self.stay = 0; navigator.storage.persist = async () => { self.stay++; return false; };"


def shown(browser, name, is_shown=True):
    """A sentence of the page itself, before its modules, stands there or not."""
    browser.until("""const element = document.getElementById(arguments[0]);
        return element && (getComputedStyle(element).display !== "none") === arguments[1]""", name, is_shown)


def into_frame(browser):
    browser.until("return document.querySelector('iframe')")
    browser.ask("POST", "/frame", {"id": 0})


# ---- the tests -----------------------------------------------------------------------------------------------------------

def try_table(name, site, picture):
    """A whole one at a table, the tab closed right behind a move of the next, and Continue."""
    table = TABLES[name]
    with Chromium() as browser, site.before(STAY):
        browser.shape(1280, 720)
        meet(browser, site)
        game = Page(browser, site.address)
        title = game.settled("title")
        check(browser.run("return self.stay") == 0, "The browser is asked to keep what is not there yet.")
        first = browser.run("return Module.first")
        table.sit(game, title)
        moves, sheet = table.play(game)
        if picture:
            browser.shoot(pick(picture, name + "-end"))
        game.click(item(sheet, table.again))
        line = game.wait(table.ours)
        check(browser.run("return self.stay") == 1, "The browser is not asked once to keep the moves.")
        if picture:
            browser.shoot(pick(picture, name))
        _, other = browser.tab()
        table.move(game, line)
        made = game.wait_kind("move", seat=0)
        browser.close_tab(other)
        browser.open(site.address + "favicon.ico")
        lines = game.kept(table.save).splitlines()
        check(any(one.endswith(f"0 {made['move']}") for one in lines[-8:]), f"The last move was {made['move']}; kept was {lines[-8:]}")
        browser.shape(1280, 720)
        game = Page(browser, site.address)
        game.click(item(game.settled("title"), "menu.continue"))
        move_once(game, table)
        check(browser.run("return self.stay") == 0, "The browser is asked again to keep the moves.")
        print(f"At the {name}: {' + '.join(map(str, moves))} moves up to “{sheet['scene']}”; the tab closed right behind a move of the "
              f"next has lost nothing, and Continue went on from it. The first picture came after {first / 1000:.2f} s.", flush=True)


def try_start(site, picture):
    """Somebody new; sounds come behind the first picture; a page is not quit."""
    with Chromium() as browser:
        browser.shape(1280, 720)
        game = Page(browser, site.address)
        title = game.settled("title")
        if picture:
            browser.shoot(pick(picture, "title"))
        first = browser.run("return Module.first")
        sounds = browser.until("""const begun = performance.getEntriesByType("resource").filter((one) => one.name.endsWith(".ogg"))
            .map((one) => one.startTime); return begun.length > 2 ? begun : null""")
        check(min(sounds) > first, f"Sounds came at {sounds[:3]} ms, the first picture at {first}.")
        check(not named(title, "menu.quit"), "The title offers to quit a page.")
        game.key("Escape")
        told = game.settled("confirm")
        check([one["name"] for one in items(told)] == ["confirm.no"], f"Who asks to quit is asked back: {items(told)}")
        if picture:
            browser.shoot(pick(picture, "quit"))
        game.click(item(told, "confirm.no"))
        game.settled("title")
        game.click(item(title, "menu.new"))
        asked = game.wait_kind("scene")
        print(f"Somebody new is asked by “{asked['scene']}”; nobody can quit; sounds come one by one behind the first picture.", flush=True)


def try_thoughts(site, picture):
    """The ace and the review think in a worker; who leaves the review calls it off. The sheet goes to the clipboard."""
    with Chromium() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        game = Page(browser, site.address)
        game.sit_down(game.settled("title"), "opponent.ace")
        browser.run("""self.gaps = [];
            let last = performance.now();
            requestAnimationFrame(function look(now) {
                if (Module.twin.given > Module.twin.answered) { self.gaps.push(now - last); }
                last = now;
                requestAnimationFrame(look);
            })""")
        moves, sheet = Count(), game.settled("table")
        while sheet["scene"] != "score":
            # While the ace thinks all is still as well.
            sheet = sheet if sheet["scene"] != "table" or turn_on_road(sheet) else game.settled()
            if sheet["scene"] == "extend" or turn_on_road(sheet):
                move_on_road(game, sheet)
                sheet = follow(game, moves, ROADSIDE, lambda line: line["scene"] not in ("coup", "table") or turn_on_road(line))
        browser.tool("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        game.key("c")
        copied = browser.until("return navigator.clipboard.readText()")
        check("\n" in copied, f"The score sheet was copied as {copied!r}.")
        def jobs():
            return browser.run("const {given, answered, calledOff} = Module.twin; return [given, answered, calledOff]")
        given, answered, called_off = jobs()
        check(given >= answered > 3, f"{given} jobs were given to the worker, {answered} came back.")
        gap = max(browser.run("return self.gaps"), default=0)
        now = called_off
        # One that came back just before it is left has nothing to call off.
        while now == called_off:
            game.click(item(sheet, "score.review"))
            game.wait_kind("review")
            game.key("Escape")
            game.settled("score")
            given, back, now = jobs()
            check(back > answered, "The review was not thought out in the worker.")
            check(given == back + now, f"A review that was left goes on: of {given} jobs {back} came back and {now} were called off.")
        game.click(item(sheet, "score.review"))
        while game.wait_kind("review")["left"] > 0:
            pass
        check(jobs()[2] == now, "The second review was called off.")
        print(f"{sum(moves)} moves with the ace, {answered} thoughts of a worker; frames came at most {gap:.0f} ms apart meanwhile. The sheet was "
              "copied. A review was left in the middle, and thought out to its end.", flush=True)


def try_screen(site, picture):
    with Chromium() as browser:
        browser.shape(1920, 1080)
        meet(browser, site)
        game = Page(browser, site.address)
        game.settled("title")
        if picture:
            browser.shoot(pick(picture, "framed"))
        setting = "return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('fullscreen ' + arguments[0])"

        def fill(act):
            """A browser forgets a key after five seconds, which a busy machine may take to show a frame."""
            for _ in range(5):
                act()
                end = time.monotonic() + 8
                while time.monotonic() < end:
                    if browser.run("return document.fullscreenElement && " + setting.removeprefix("return "), 1):
                        return
                    time.sleep(0.05)
            raise Failure("The screen was not filled.")
        fill(lambda: game.key("F11"))
        # As Esc does, of which the page hears nothing.
        browser.run("document.exitFullscreen()")
        browser.until(setting, 0)
        fill(lambda: game.key("F11"))
        game.key("F11")
        browser.until("return !document.fullscreenElement")
        browser.until(setting, 0)
        fill(lambda: game.click_page("#fill"))
        print("The whole screen: by key, by the page's button, and left from outside, which the game knows.", flush=True)


def try_pads(site, picture):
    with Chromium() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        with site.before(PAD):
            game = Page(browser, site.address)
            game.settled("title")
        browser.run("const event = new Event('gamepadconnected'); event.gamepad = self.pad; dispatchEvent(event)")

        def press(button):
            for down in (True, False):
                browser.run("self.hold(arguments[0], arguments[1]); self.asked = 0", button, down)
                browser.until("return self.asked > 2")  # the program has looked at it
        press(13)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["device"] == "pad")
        before = line["focus"]
        press(13)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["focus"] != before)
        press(0)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] != "title")
        print(f"A pad walks along the title from {before}, and opens “{line['scene']}”.", flush=True)


def try_letters(site, picture):
    with Chromium() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        game = Page(browser, site.address)
        game.click(item(game.settled("title"), "menu.options"))
        game.click(item(game.settled("options"), "options.name"))
        game.settled("entry")
        browser.until("return document.activeElement.id === 'letters'")
        browser.tool("Input.insertText", text="Zo")
        browser.tool("Input.imeSetComposition", text="e", selectionStart=1, selectionEnd=1)
        browser.tool("Input.insertText", text="é")
        game.key("x", "Backspace", "Enter")
        browser.until("return localStorage.getItem('route-mille:/libsdl/route-mille/settings').includes('name Zoé\\n')")
        print("A name was composed: Zoé.", flush=True)


def try_phone(site, picture):
    with Chromium("--touch-events=enabled") as browser:
        browser.shape(*PHONE, pixels=3, mobile=True)
        meet(browser, site)
        game = Page(browser, site.address)
        title = game.settled("title")
        if picture:
            browser.shoot(pick(picture, "phone-title"))

        browser.tap(game.place(item(title, "menu.new")))
        browser.tap(game.place(item(game.settled("opponents"), "opponent.regular")))
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table" and items(one, "deck"))
        if picture:
            browser.shoot(pick(picture, "phone"))
        browser.tap(game.place(item(line, "deck")))
        game.wait_kind("move", seat=0, move="draw")
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table" and named(one, "hand.7"))
        browser.slide(game.place(item(line, "hand.7")), game.place(item(line, "discard")))
        game.wait_kind("move", seat=0)
        line = game.wait(lambda one: one.get("kind") == "settled" and one["scene"] == "table" and items(one, "deck") and named(one, "hand.3"))
        # What is held still for long is the other button, which asks whether to leave the table or goes back a step.
        browser.tap(game.place(item(line, "hand.3")), 1500)
        asked = game.wait_kind("scene")
        print(f"A finger on a phone of {PHONE[0]} x {PHONE[1]}, three pixels to each of the page's: tapped, a card drawn to the "
              f"discard, and held for “{asked['scene']}”.", flush=True)


def try_offline(site, picture):
    with Chromium() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        game = Page(browser, site.address)
        game.settled("title")
        browser.until("""return (async () => { for (const name of await caches.keys()) {
            const kept = await (await caches.open(name)).keys();
            if (self.parts.rest.every((path) => kept.some((one) => one.url.endsWith(path)))) { return kept.length; } } return 0; })()""")
        wrong = browser.tool("Page.getInstallabilityErrors")["installabilityErrors"]
        check(not wrong, f"It cannot be installed: {wrong}")
        site.close()
        browser.open("about:blank")
        game = Page(browser, site.address)
        game.sit_down(game.settled("title"))
        move_once(game, TABLES["road"])
        check(browser.run("return Boolean(navigator.serviceWorker.controller)"), "Nobody keeps the page.")
        print("The page can be installed; without its server it comes again and is played.", flush=True)


def try_trouble(site, picture):
    with Chromium() as browser:
        browser.shape(1280, 720)

        def says(script, part):
            with site.before(script):
                browser.open(site.address)
                told(browser, part)
        says("delete self.WebAssembly", "WebAssembly")
        says("Storage.prototype.setItem = () => { throw new Error('none'); }", "nothing is saved")
        if picture:
            browser.shoot(pick(picture, "trouble"))
        browser.run("document.querySelector('#trouble button').click()")
        browser.until("return self.Module?.first || document.getElementById('loading') === null")
        says("const real = self.fetch; self.fetch = (name) => real(String(name).endsWith('.wasm') ? 'nowhere' : name)", "did not arrive")
        meet(browser, site)
        game = Page(browser, site.address)
        game.settled("title")
        here, other = browser.tab()
        browser.go_to(other)
        browser.open(site.address)
        told(browser, "another tab")
        browser.run("document.querySelector('#trouble button').click()")
        browser.until("return document.getElementById('loading') === null")
        browser.go_to(here)
        told(browser, "another tab")
    with Chromium("--disable-3d-apis") as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        Page(browser, site.address).settled("title")
    print("It says what is missing: WebAssembly, a store, a part; one tab at a time has the game; without WebGL it draws by itself.", flush=True)


def try_start_in_trouble(site, picture):
    """A program that ends by itself, a part that does not come at all, and frames of other pages."""
    # Each in a browser that has kept no part of it yet.
    with Chromium() as browser:
        browser.open(site.address + "?arg=--nonsense")
        told(browser, "could not begin", "--nonsense")
    with Chromium(waits=False) as browser:
        browser.shape(1280, 720)
        with site.holding("route-mille.wasm"):
            browser.open(site.address)
            told(browser, "takes long")
            if picture:
                browser.shoot(pick(picture, "slow"))
        browser.until("return document.getElementById('loading') === null && document.getElementById('trouble').hidden")
    with Chromium(waits=False) as browser:
        with site.holding("page/words.js"):
            browser.open(site.address)
            shown(browser, "late")
        shown(browser, "late", False)
    with Chromium() as browser:
        site.pages["round.html"] = "<iframe sandbox='allow-scripts' src='.' width='1000' height='600'></iframe>"
        browser.open(site.address + "round.html")
        into_frame(browser)
        shown(browser, "boxed")
        if picture:
            browser.shoot(pick(picture, "boxed"))
        # Where the server lets every page have the parts the frame has nothing to keep moves in, no worker and nobody to keep it.
        site.headers["Access-Control-Allow-Origin"] = "*"
        with site.before(WARNED):
            browser.open(site.address + "round.html")
            into_frame(browser)
            told(browser, "nothing is saved")
        browser.run("document.querySelector('#trouble button').click()")
        browser.until("return document.getElementById('loading') === null")
        browser.until("return self.warned")  # to be kept for later is refused
        check(browser.run("return document.getElementById('trouble').hidden"), "In a frame it complains.")
        site.headers.clear()
    print("A program that ends says why, a part that is long in coming is told and waited for; in a frame that lets it have nothing it says "
          "so, and in one that lets it have its parts alone it plays.", flush=True)


def try_french(site, picture):
    with Chromium("--lang=fr", "--accept-lang=fr-FR,fr") as browser:
        browser.shape(1280, 720, pixels=2)
        meet(browser, site)
        game = Page(browser, site.address)
        line = game.settled("title")
        size = browser.run("return [Module.canvas.width, innerWidth, navigator.language, document.documentElement.lang]")
        check(size[0] == 2 * size[1], f"The canvas is not as fine as the screen: {size}")
        check(size[3] == "fr", f"The page speaks {size[3]}.")
        if picture:
            browser.shoot(pick(picture, "french"))
        browser.shape(1280, 720)
        for name, table in TABLES.items():
            game = Page(browser, site.address)
            table.sit(game, game.settled("title"))
            game.wait(table.ours)
            if picture:
                browser.shoot(pick(picture, name + "-french"))
        print(f"{size[2]}, {size[0]} pixels across a page of {size[1]}: the title stands with {len(line['items'])} things to reach, and each table.", flush=True)


def tell_first(site, switches):
    """Milliseconds: the files there, the program compiled, begun, its first picture drawn."""
    steps = ("files", "compiled", "begun", "picture")
    rounds = []
    for _ in range(5):
        with Chromium(*switches) as browser:
            browser.shape(1280, 720)
            Page(browser, site.address).settled("title")
            rounds.append([browser.run("return performance.getEntriesByName(arguments[0])[0].startTime", step) for step in steps])
            print("  ".join(f"{step} {ms:.0f}" for step, ms in zip(steps, rounds[-1])), flush=True)
    print("The middle ones: " + ", ".join(f"{step} {statistics.median(ms):.0f} ms" for step, ms in zip(steps, zip(*rounds))) + ".")


TESTS = {**{kind.name.lower(): functools.partial(try_browser, kind) for kind in BROWSERS}, "without_gl": try_without_gl, "start": try_start,
         **{name: functools.partial(try_table, name) for name in TABLES}, "thoughts": try_thoughts, "screen": try_screen, "pads": try_pads,
         "letters": try_letters, "phone": try_phone, "trouble": try_trouble, "beginning": try_start_in_trouble, "french": try_french,
         "offline": try_offline}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shot")
    parser.add_argument("--only", choices=[*TESTS])
    parser.add_argument("--first", action="store_true", help="measure the first picture")
    parser.add_argument("--switch", action="append", default=[], help="of the browser's, for that")
    parser.add_argument("folder")
    asked = parser.parse_args()
    try:
        with Site(asked.folder) as site:
            if asked.first:
                tell_first(site, asked.switch)
                return
            with site.before(PATIENT):
                for name, test in TESTS.items():
                    if asked.only in (None, name):
                        test(site, asked.shot)
    except Failure as failure:
        sys.exit(f"packaging/try_web.py: {failure}")


if __name__ == "__main__":
    main()
