# SPDX-License-Identifier: MIT
"""Chromium without a screen, by its driver's protocol (WebDriver), and the game in a tab of it, steered by its trace as
tests/support/desk.py steers the program."""
import base64
import contextlib
import functools
import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TREE / "tests/support"))
from desk import DEADLINE, Failure, Game, middle  # noqa: E402

KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "F11": "\ue03b", "Backspace": "\ue003", "Up": "\ue013", "Down": "\ue015", "Left": "\ue012",
        "Right": "\ue014"}


# The halves of a double-click may be seconds apart on a busy machine: the library reads this where programs have variables.
PATIENT = """
let variables;
Object.defineProperty(self, "ENV", {
    get: () => variables,
    set(made) { variables = made; variables.SDL_MOUSE_DOUBLE_CLICK_TIME = "3000"; },
});"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm",
                      ".webmanifest": "application/manifest+json"}

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(folder):
    """A server on this machine: its address, and it."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/", server
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """with Browser() as browser: one with a profile that stays from page to page."""

    def __init__(self, *arguments):
        self.profile = tempfile.mkdtemp(prefix="route-mille-profile-")
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                self.base = "http://127.0.0.1:" + line.split("port ")[1].strip(" .\n")
                break
        wanted = ["--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--enable-unsafe-swiftshader",
                  "--window-size=1280,720", "--hide-scrollbars", f"--user-data-dir={self.profile}", *arguments]
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": wanted}, "goog:loggingPrefs": {"browser": "ALL"}, "timeouts": {"script": 120000, "pageLoad": 120000}}}})
        self.base += "/session/" + made["sessionId"]
        self.before(PATIENT)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.ask("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)

    def ask(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as wrong:
            raise Failure(f"{path}: {json.load(wrong)['value']['message']}") from wrong

    def tool(self, command, **parameters):
        """A command of the developer's tools."""
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, *arguments):
        """Waits until it returns something that counts as true, which is returned."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            got = self.run(script, *arguments)
            if got:
                return got
            time.sleep(0.05)
        raise Failure(f"It never came to: {script} {self.said()}")

    def before(self, script):
        """Runs in each page from now on, before anything of it; returns what `forget` takes."""
        return self.tool("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]

    def forget(self, identifier):
        self.tool("Page.removeScriptToEvaluateOnNewDocument", identifier=identifier)

    def said(self):
        return json.dumps(self.ask("POST", "/se/log", {"type": "browser"})[-12:])

    def shape(self, width, height, pixels=1, mobile=False):
        self.tool("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=pixels, mobile=mobile)
        self.tool("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def open(self, address):
        self.ask("POST", "/url", {"url": address})

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

    def tap(self, place, ms=50):
        """A finger, at a place of the page for so long."""
        x, y = place
        self.tool("Input.synthesizeTapGesture", x=x, y=y, duration=ms, tapCount=1, gestureSourceType="touch")

    def slide(self, place, to):
        """A finger, from one place of the page to another."""
        (x0, y0), (x1, y1) = place, to
        for kind, way in (("touchStart", (0,)), ("touchMove", range(1, 9)), ("touchEnd", (None,))):
            for i in way:
                points = [] if i is None else [{"x": x0 + (x1 - x0) * i / 8, "y": y0 + (y1 - y0) * i / 8}]
                self.tool("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def key(self, *names):
        for name in names:
            key = KEYS.get(name, name)
            self.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
                {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]})

    def shoot(self, path):
        Path(path).write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))


class Page(Game):
    """The game in a tab."""

    def __init__(self, browser, address, *options):
        self.browser, self.lines, self.at = browser, [], 0
        self.process = self
        words = ["--trace", "/dev/stdout", "--seed", "1955", *options]
        browser.open(address + "?" + "&".join("arg=" + word for word in words))

    def poll(self):
        return None

    def said(self):
        return self.browser.said()

    def gather(self, seconds):
        end = time.monotonic() + seconds
        while True:
            got = self.browser.run("return self.Module?.traced?.splice(0) ?? []")
            if got or time.monotonic() >= end:
                break
            time.sleep(0.02)
        self.lines += map(json.loads, got)
        return bool(got)

    def place(self, one):
        """The middle of an item, as the page counts."""
        x, y = middle(one)
        left, top = self.browser.run("const box = Module.canvas.getBoundingClientRect(); return [box.left, box.top]")
        return round(x + left), round(y + top)

    def click(self, one, times=1):
        self.browser.point(self.place(one), *(["down", 20, "up", 40] * times))

    def drag(self, one, to):
        (x0, y0), (x1, y1) = self.place(one), self.place(to)
        way = [(x0 + (x1 - x0) * i // 8, y0 + (y1 - y0) * i // 8) for i in range(1, 9)]
        self.browser.point((x0, y0), "down", *way, "up")

    def key(self, *names):
        self.browser.key(*names)

    def kept(self, name):
        """A file of the person's folder, as the browser keeps it."""
        return self.browser.run("return localStorage.getItem('route-mille:/libsdl/route-mille/' + arguments[0]) ?? ''", name)

    def click_page(self, selector):
        """Something of the page round the game."""
        x, y = self.browser.run("const box = document.querySelector(arguments[0]).getBoundingClientRect(); "
                                "return [box.left + box.width / 2, box.top + box.height / 2]", selector)
        self.browser.point((round(x), round(y)), "down", 20, "up")
