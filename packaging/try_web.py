#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try_web.py [--shot PICTURE] FOLDER: serves the page from this machine and plays it in Chromium without a screen.

A whole hand with the mouse, a reload and Continue, the tab closed right behind a move, French by the browser's language, two
pixels to each of the page's."""
import argparse
import base64
import functools
import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TREE / "tests"))
from desk import Failure, Game, item, items, middle  # noqa: E402
from hands import check, play_hand  # noqa: E402


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def log_message(self, *_):
        pass


class Browser:
    """Chromium by its driver's protocol (WebDriver), with a profile that stays from page to page."""

    def __init__(self, *arguments):
        self.profile = tempfile.mkdtemp(prefix="route-mille-profile-")
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                self.base = "http://127.0.0.1:" + line.split("port ")[1].strip(" .\n")
                break
        wanted = ["--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
                  "--window-size=1280,720", "--hide-scrollbars", f"--user-data-dir={self.profile}", *arguments]
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": wanted}, "goog:loggingPrefs": {"browser": "ALL"}, "timeouts": {"script": 120000, "pageLoad": 120000}}}})
        self.base += "/session/" + made["sessionId"]

    def ask(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as wrong:
            raise Failure(f"{path}: {json.load(wrong)['value']['message']}") from wrong

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def point(self, *steps):
        """Mouse: (x, y) moves, "down", "up", or milliseconds."""
        actions = []
        for step in steps:
            if isinstance(step, tuple):
                actions.append({"type": "pointerMove", "duration": 0, "x": step[0], "y": step[1]})
            elif isinstance(step, int):
                actions.append({"type": "pause", "duration": step})
            else:
                actions.append({"type": "pointerDown" if step == "down" else "pointerUp", "button": 0})
        self.ask("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]})

    def shoot(self, path):
        Path(path).write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))

    def close(self):
        try:
            self.ask("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)


class Page(Game):
    """The game in a tab."""

    def __init__(self, browser, address, pixels=1):
        self.browser, self.lines, self.at = browser, [], 0
        browser.ask("POST", "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": {
            "width": 1280, "height": 720, "deviceScaleFactor": pixels, "mobile": False}})
        self.process = self
        browser.ask("POST", "/url", {"url": address + "?arg=--trace&arg=/dev/stdout&arg=--seed&arg=1955"})

    def poll(self):
        return None

    def said(self):
        return json.dumps(self.browser.ask("POST", "/se/log", {"type": "browser"})[-12:])

    def gather(self, seconds):
        end = time.monotonic() + seconds
        while True:
            got = self.browser.run("return Module.traced.splice(0)")
            if got or time.monotonic() >= end:
                break
            time.sleep(0.02)
        self.lines += map(json.loads, got)
        return bool(got)

    def click(self, one, times=1):
        self.browser.point(middle(one), *(["down", 20, "up", 40] * times))

    def drag(self, one, to):
        (x0, y0), (x1, y1) = middle(one), middle(to)
        way = [(x0 + (x1 - x0) * i // 8, y0 + (y1 - y0) * i // 8) for i in range(1, 9)]
        self.browser.point((x0, y0), "down", *way, "up")


def play(address, picture):
    browser = Browser()
    try:
        game = Page(browser, address)
        # Somebody new is asked for a name.
        title = game.settled("title")
        first = browser.run("return Module.first")
        if picture:
            browser.shoot(picture.replace("-tried", "-title-tried"))
        game.click(item(title, "menu.options"))
        options = game.settled("options")
        game.click(item(options, "options.targets"))
        game.click(item(options, "options.done"))
        game.click(item(game.settled("title"), "menu.new"))
        line = game.settled()
        while line["scene"] not in ("opponents", "table"):
            done = [one for name in ("entry.done", "entry.ok", "entry.play", "confirm.no", "confirm.1") for one in items(line, name)]
            game.click(done[0] if done else items(line)[-1])
            line = game.settled()
        if line["scene"] == "opponents":
            game.click(item(line, "rival.regular"))
        else:
            game.at -= 1  # the hand begins with this frame
        moves, _ = play_hand(game, 1)
        check(min(moves) > 5, f"The hand was over after {moves} moves.")
        if picture:
            browser.shoot(picture)
        print(f"A whole hand was played in the browser, {moves[0]} and {moves[1]} moves; the first picture came after {first / 1000:.2f} s.")

        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        game.click(item(game.settled("score"), "score.next"))
        line = game.settled("table")
        while not items(line, "deck"):
            line = game.settled("table")
        kept = browser.ask("POST", "/window/new", {"type": "tab"})["handle"]
        game.click(items(line, "deck")[0])
        game.wait_kind("move", seat=0, move="draw")
        browser.ask("DELETE", "/window")
        browser.ask("POST", "/window", {"handle": kept})
        game = Page(browser, address)
        game.click(item(game.settled("title"), "menu.continue"))
        line = game.settled("table")
        check(not items(line, "deck"), "The drawn card was lost with its tab.")
        print("Reloaded and gone on with; and the tab closed right behind a move has lost nothing.")
    finally:
        browser.close()
    browser = Browser("--lang=fr", "--accept-lang=fr-FR,fr")
    try:
        game = Page(browser, address, pixels=2)
        line = game.settled("title")
        size = browser.run("return [Module.canvas.width, innerWidth, navigator.language, document.documentElement.clientHeight]")
        check(size[0] == 2 * size[1], f"The canvas is not as fine as the screen: {size}")
        if picture:
            browser.shoot(picture.replace("-tried", "-french-tried"))
        print(f"{size[2]}, {size[0]} pixels across a page of {size[1]}: the title stands with {len(line['items'])} things to reach.")
    finally:
        browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shot")
    parser.add_argument("folder")
    asked = parser.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=asked.folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        play(f"http://127.0.0.1:{server.server_address[1]}/", asked.shot)
    except Failure as failure:
        sys.exit(f"packaging/try_web.py: {failure}")


if __name__ == "__main__":
    main()
