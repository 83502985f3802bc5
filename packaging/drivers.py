# SPDX-License-Identifier: MIT
"""Chromium, Firefox and WebKit, each begun and spoken to in its own way: by its driver over HTTP, Firefox by the door it has
for that itself (Marionette), which knows the same commands by other names."""
import contextlib
import json
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from browser import Browser, wait_for
from desk import Desk, Failure, stop

TIMEOUTS = {"script": 120000, "pageLoad": 120000}


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Driven(Browser):
    """By a driver over HTTP, whose address is `base`."""

    driver = base = None

    def begin(self, capabilities):
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.base += "/session/" + made["sessionId"]

    def ask(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as wrong:
            raise Failure(f"{self.name}: {path}: {json.load(wrong)['value']['message']}") from wrong

    def end(self):
        """The session, and its driver."""
        try:
            self.ask("DELETE", "")
        except OSError:
            pass  # it has gone before
        finally:
            stop(self.driver)


class Chromium(Driven):
    """Without a screen, with whatever else its developer's tools can do."""

    name = "Chromium"

    def __init__(self, *arguments, waits=True):
        """With waits=False a page is opened and not waited for."""
        self.profile = tempfile.mkdtemp(prefix="route-mille-profile-")
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                self.base = "http://127.0.0.1:" + line.split("port ")[1].strip(" .\n")
                break
        wanted = ["--headless=new", "--no-sandbox", "--disable-gpu-sandbox", "--enable-unsafe-swiftshader",
                  "--window-size=1280,720", "--hide-scrollbars", f"--user-data-dir={self.profile}", *arguments]
        self.begin({"pageLoadStrategy": "normal" if waits else "none", "goog:chromeOptions": {"args": wanted},
                    "goog:loggingPrefs": {"browser": "ALL"}, "timeouts": TIMEOUTS})

    def close(self):
        self.end()
        shutil.rmtree(self.profile, ignore_errors=True)

    def tool(self, command, **parameters):
        """A command of the developer's tools."""
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def said(self):
        return json.dumps(self.ask("POST", "/se/log", {"type": "browser"})[-12:])

    def shape(self, width, height, pixels=1, mobile=False):
        self.tool("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=pixels, mobile=mobile)
        self.tool("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def tap(self, place, ms=50):
        """A finger, at a place of the page for so long."""
        x, y = place
        self.tool("Input.synthesizeTapGesture", x=x, y=y, duration=ms, tapCount=1, gestureSourceType="touch")

    def slide(self, place, to):
        """A finger, from one place of the page to another, in one go: on a busy machine commands of their own would have it lie
        still between them."""
        (x0, y0), (x1, y1) = place, to
        self.tool("Input.synthesizeScrollGesture", x=x0, y=y0, xDistance=x1 - x0, yDistance=y1 - y0, gestureSourceType="touch",
                  preventFling=True)


class AtDesk(Browser):
    """In a window on a screen in memory (desk.py), as a person has it, where the processor draws, with a loudspeaker that
    nobody hears: Firefox lets a page sound only where there is one."""

    def sit(self):
        self.desk = Desk(1600, 1000)
        self.desk.__enter__()
        self.words = open(self.desk.home / "said", "w+b")
        how = {"env": self.desk.environment | {"NO_AT_BRIDGE": "1"}, "stdout": self.words, "stderr": self.words}
        self.desk.start(["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--load=module-null-sink",
                         "--load=module-native-protocol-unix"], **how)
        wait_for((self.desk.home / "pulse/native").exists, lambda: f"There is no loudspeaker. {self.said()}")
        return how

    def rise(self):
        self.words.close()
        self.desk.__exit__()

    def said(self):
        self.words.flush()
        return (self.desk.home / "said").read_text(errors="replace")[-3000:]

    def shape(self, width, height):
        for _ in range(3):  # a window manager takes its time
            more = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            self.ask("POST", "/window/rect", {"x": 0, "y": 0, "width": width + more[0], "height": height + more[1]})
        self.until("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)


class WebKit(AtDesk, Driven):
    """The small browser that comes with WebKitGTK; what it keeps goes with it."""

    name = "WebKit"

    def __init__(self):
        how = self.sit()
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.driver = self.desk.start(["WebKitWebDriver", f"--port={port}"], **how)
        wait_for(self.answers, lambda: f"WebKit's driver did not begin. {self.said()}")
        self.begin({"timeouts": TIMEOUTS})

    def answers(self):
        try:
            return self.ask("GET", "/status")
        except OSError:
            return None

    @contextlib.contextmanager
    def hidden(self, address):
        """A tab that its driver makes hides nothing; a window that is put away does."""
        self.ask("POST", "/window/minimize")
        yield
        self.ask("POST", "/window/rect", {"x": 0, "y": 0})

    def close(self):
        self.end()
        self.rise()


class Firefox(AtDesk):
    """As it is installed: nothing is set but what would ask a person who is not there."""

    name = "Firefox"
    PREFERENCES = {"marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "browser.aboutwelcome.enabled": False,
                   "datareporting.policy.dataSubmissionEnabled": False, "devtools.console.stdout.content": True}
    COMMANDS = {("POST", "/url"): "Navigate", ("POST", "/execute/sync"): "ExecuteScript", ("POST", "/actions"): "PerformActions",
                ("GET", "/screenshot"): "TakeScreenshot", ("POST", "/window/rect"): "SetWindowRect", ("GET", "/window"): "GetWindowHandle",
                ("POST", "/window"): "SwitchToWindow", ("POST", "/window/new"): "NewWindow", ("DELETE", "/window"): "CloseWindow"}

    def __init__(self):
        how = self.sit()
        profile = self.desk.home / "profile"
        profile.mkdir()
        (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                                                 for name, value in self.PREFERENCES.items()))
        self.process = self.desk.start(["firefox-esr", "--marionette", "--no-remote", "--profile", str(profile), "about:blank"], **how)
        self.door = wait_for(lambda: self.knock(profile / "MarionetteActivePort"), lambda: f"Firefox did not begin. {self.said()}")
        self.heard, self.count = self.door.makefile("rb"), 0
        self.hear()
        self.command("NewSession", {"capabilities": {"alwaysMatch": {"timeouts": TIMEOUTS}}})

    def knock(self, file):
        """It writes down at which port it listens."""
        if self.process.poll() is not None:
            raise Failure(f"Firefox has ended. {self.said()}")
        try:
            return socket.create_connection(("127.0.0.1", int(file.read_text())), 180)
        except (OSError, ValueError):
            return None

    def hear(self):
        """A message: its length in digits, a colon, and it."""
        length = b""
        while not length.endswith(b":"):
            byte = self.heard.read(1)
            if not byte:
                raise Failure(f"Firefox has ended. {self.said()}")
            length += byte
        return json.loads(self.heard.read(int(length[:-1])))

    def command(self, name, parameters):
        self.count += 1
        message = json.dumps([0, self.count, "WebDriver:" + name, parameters]).encode()
        self.door.sendall(str(len(message)).encode() + b":" + message)
        _, _, wrong, got = self.hear()
        if wrong:
            raise Failure(f"{self.name}: {name}: {wrong['message']}")
        return got["value"] if isinstance(got, dict) and "value" in got else got

    def ask(self, method, path, body=None):
        more = {"full": False} if path == "/screenshot" else {}
        return self.command(self.COMMANDS[method, path], (body or {}) | more)

    def close(self):
        self.heard.close()
        self.door.close()
        stop(self.process)
        self.rise()


class FirefoxWithoutGL(Firefox):
    """Where a page gets no OpenGL at all: it has to draw by itself."""

    name = "Firefox without OpenGL"
    PREFERENCES = Firefox.PREFERENCES | {"webgl.disabled": True}


BROWSERS = (Chromium, Firefox, WebKit)
