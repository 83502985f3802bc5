# SPDX-License-Identifier: MIT
"""What a test does with a browser, by the commands of WebDriver whichever it is (drivers.py), and the game in a tab of it, steered
by its trace as tests/support/desk.py steers the program."""
import base64
import contextlib
import json
import sys
import time
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TREE / "tests/support"))
from desk import DEADLINE, Failure, Game, middle  # noqa: E402

KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "F11": "\ue03b", "Backspace": "\ue003", "Up": "\ue013", "Down": "\ue015", "Left": "\ue012",
        "Right": "\ue014"}


def wait_for(look, complain):
    """What look() gives once it counts as true; where it never does, complain() says so."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        got = look()
        if got:
            return got
        time.sleep(0.05)
    raise Failure(complain())


class Browser:
    """with Firefox() as browser: one with a profile that stays from page to page. A kind of browser begins it, and gives it:
    `ask`, a command of WebDriver's; `said`, what the browser has said last; `shape`, the page's size; `close`."""

    name = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, *arguments):
        """Waits until it returns something that counts as true, which is returned."""
        return wait_for(lambda: self.run(script, *arguments), lambda: f"{self.name}: it never came to: {script} {self.said()}")

    def throw(self, text):
        """An exception of the page's own, which nobody catches."""
        self.run("""const element = document.createElement("script");
            element.textContent = `throw new Error(${JSON.stringify(arguments[0])})`;
            document.body.append(element)""", text)

    def tab(self):
        """This tab, and another one made beside it, each as `go_to` takes it."""
        return self.ask("GET", "/window"), self.ask("POST", "/window/new", {"type": "tab"})["handle"]

    def go_to(self, tab):
        self.ask("POST", "/window", {"handle": tab})

    def close_tab(self, to):
        self.ask("DELETE", "/window")
        self.go_to(to)

    @contextlib.contextmanager
    def hidden(self, address):
        """The page lies behind another tab meanwhile, which shows what is at `address` and is the one that scripts run in."""
        here, other = self.tab()
        self.go_to(other)
        self.open(address)
        yield
        self.close_tab(here)

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
        self.ask("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                                                   "actions": actions}]})

    def key(self, *names):
        for name in names:
            key = KEYS.get(name, name)
            self.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
                {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]})

    def picture(self):
        """What the page shows: a PNG in base64."""
        return self.ask("GET", "/screenshot")

    def shoot(self, path):
        Path(path).write_bytes(base64.b64decode(self.picture()))


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
