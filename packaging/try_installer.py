#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try_installer.py [--shot PICTURE] SETUP VERSION: installs under Wine, plays, opens a save by its type, and removes all of it.

In the prefix that WINEPREFIX names, which nobody has used: what it holds at the end, files and registry, must be what it held
before, but for the saves. First without a question (/S), then by its windows, in French, over what is installed already."""
import argparse
import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
play = importlib.import_module("try")
from desk import DEADLINE, KNOWN, Failure  # noqa: E402
from hands import check  # noqa: E402

PREFIX = Path(os.environ["WINEPREFIX"])
# What Wine writes anew at each start, by what it finds on this machine.
OF_WINE = re.compile(r"System\\\\CurrentControlSet\\\\(Control\\\\(Class|DeviceClasses|Video)|Enum)\\\\|Software\\\\Wine\\\\Fonts")
CLASSES = "Software\\Classes\\"
UNINSTALL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\"


def settle():
    """Until all of Wine has ended, and written what it knows."""
    subprocess.run(["wineserver", "-w"], check=True, timeout=10 * DEADLINE)


def registry(name):
    """The values of one of Wine's files, by key and name; a key is there too, with all above it."""
    found, key = set(), ""
    for line in (PREFIX / name).read_text(encoding="utf-8", errors="surrogateescape").replace("\\\n  ", "").splitlines():
        if line.startswith("["):
            key = line[1:line.rindex("]")]
            parts = key.split("\\\\")
            found.update("\\\\".join(parts[:count]) for count in range(1, len(parts) + 1))
        elif line[:1] in ('"', "@"):
            found.add(f"{key}: {line}")
    return {line for line in found if not OF_WINE.match(line)}


def snapshot():
    """Every file and folder, every key and value."""
    settle()
    files = {str(path.relative_to(PREFIX)) for path in (PREFIX / "drive_c").rglob("*")}
    return {"files": files} | {name: registry(name) for name in ("system.reg", "user.reg", "userdef.reg")}


def compare(before, after, what):
    for kind, had in before.items():
        lost, left = sorted(had - after[kind]), sorted(after[kind] - had)
        check(not lost and not left, f"{what}: {kind} has lost {lost} and holds {left}")


def players():
    """What each process is called and told that is the installed game."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            found.append(path.read_bytes())
    return [line for line in found if line.startswith(b"C:") and b"\\Route Mille.exe" in line]


class Windows:
    """A Windows with one person, and what was installed for them."""

    def __init__(self, desk, setup, version):
        self.desk, self.setup, self.version = desk, setup, version
        self.home = desk.roaming().parents[2]
        self.folder = self.home / "AppData/Local/Programs/Route Mille"
        self.program = self.folder / "Route Mille.exe"
        self.link = self.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Route Mille.lnk"

    def run(self, *command, **environment):
        return subprocess.run(["wine", *command], env=self.desk.environment | environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=5 * DEADLINE, check=False).returncode

    def start(self, *command, **environment):
        return self.desk.start(["wine", *command], env=self.desk.environment | environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)

    def open(self, path):
        """As by a double-click."""
        code = self.run("start", "/unix", str(path))
        check(code == 0, f"The shell does not open {path}: {code}.")

    @contextlib.contextmanager
    def types(self):
        """Windows looks for types among a person's own as well, Wine only among those of the whole machine: they are lent to it."""
        kinds = (".journal", "RouteMille.Journal")
        for kind in kinds:
            code = self.run("reg", "copy", f"HKCU\\{CLASSES}{kind}", f"HKLM\\{CLASSES}{kind}", "/s", "/f")
            check(code == 0, f"There is no type {kind}.")
        yield
        for kind in kinds:
            self.run("reg", "delete", f"HKLM\\{CLASSES}{kind}", "/f")

    def install(self):
        code = self.run(self.setup, "/S")
        check(code == 0, f"Installing ended with {code}.")
        settle()

    def values(self):
        """What the list of apps knows of the game."""
        settle()
        found = {}
        for line in registry("user.reg"):
            key, _, value = line.partition(": ")
            if key.startswith(UNINSTALL.replace("\\", "\\\\")) and value:
                name, _, text = value.partition("=")
                found[name.strip('"')] = text.strip('"').replace('\\"', '"').replace("\\\\", "\\")
        return found

    def uninstall(self, command, **environment):
        """As the list of apps does it: a line of text, to whoever splits it."""
        script = self.desk.home / "uninstall.bat"
        script.write_text(f"@{command}\r\n", encoding="utf-8")
        return self.start("cmd", "/c", self.desk.named(script), **environment)

    def remove(self, more=""):
        process = self.uninstall(self.values()["QuietUninstallString"].replace(" /S ", f" /S {more} "))
        check(process.wait(5 * DEADLINE) == 0, "Removing ended with an error.")
        settle()

    def window(self, name="^Route Mille$"):
        """Wine itself may have to start first, which takes long."""
        end = time.monotonic() + 5 * DEADLINE
        while True:
            with contextlib.suppress(Failure):
                return self.desk.xdotool("search", "--onlyvisible", "--name", name).split()[0]
            check(time.monotonic() < end, f"No window is called {name}.")
            time.sleep(0.5)

    def close(self):
        """A key that comes while it starts may be lost."""
        self.window()
        end = time.monotonic() + 5 * DEADLINE
        while players():
            check(time.monotonic() < end, "The game does not end.")
            with contextlib.suppress(Failure):
                self.desk.xdotool("search", "--onlyvisible", "--name", "^Route Mille$", "windowactivate", "--sync", "key", "alt+F4")
            time.sleep(1)

    def press_through(self, done, shot, what):
        """Return, again and again, until it is done: whoever takes what each page offers."""
        end, count, seen = time.monotonic() + 5 * DEADLINE, 0, None
        while not done():
            check(time.monotonic() < end, f"{what} came to no end.")
            now = self.desk.pixels()
            # A page that has stood still is one to press on.
            if now == seen:
                count += 1
                play.shoot(self.desk, shot, f"-{what}-{count}")
                self.desk.xdotool("key", "Return")
                now = None
            seen = now
            with contextlib.suppress(subprocess.TimeoutExpired):
                subprocess.run(["wineserver", "-w"], timeout=1, check=False)


def look(windows, before):
    """What was installed, and for whom."""
    after = snapshot()
    check(after["system.reg"] == before["system.reg"], f"It wrote for the whole machine: {after['system.reg'] ^ before['system.reg']}")
    outside = [name for name in after["files"] - before["files"] if "/Programs" not in name]
    check(not outside, f"It put files elsewhere: {outside}")
    check(windows.program.is_file() and windows.link.is_file(), "The program or its entry in the menu is not there.")
    values = windows.values()
    check(values["DisplayVersion"] == windows.version, f"The list of apps has version {values['DisplayVersion']}.")
    print(f"Installed {sum(path.is_file() for path in windows.folder.rglob('*'))} files without a question and for one person.", flush=True)


def play_and_open(windows, picture):
    """From the menu; a card; and a save that the shell opens."""
    desk = windows.desk
    desk.write("settings", KNOWN)
    windows.open(windows.link)
    windows.close()
    print("The entry in the menu has opened its window.", flush=True)
    play.short(desk, ["wine", str(windows.program)])
    save = desk.home / "Été à deux.journal"
    kept = desk.saved(play.TABLES["road"].save)
    check(kept is not None, "The hand that was begun is not kept.")
    shutil.move(kept, save)
    with windows.types():
        windows.open(save)
    windows.window()
    play.shoot(desk, picture, "-opened")
    check(any(save.name.encode() in line for line in players()), f"Not the save was opened: {players()}")
    windows.close()
    print(f"The shell has opened “{save.name}” with the game.", flush=True)


def by_hand(windows, picture):
    """In French, over what is there, while the game is open and then not; and removed by its windows."""
    french = {"LANG": "fr_FR.UTF-8"}
    windows.open(windows.link)
    windows.window()
    code = windows.run(windows.setup, "/S")
    check(code == 3 and windows.program.is_file(), f"Installing over a game that is played ended with {code}.")
    windows.close()
    windows.program.write_bytes(b"an older one")
    setup = windows.start(windows.setup, **french)
    windows.window("Route Mille")
    windows.press_through(lambda: setup.poll() is not None, picture, "setup")
    windows.window()
    windows.close()
    check(windows.program.stat().st_size > 1 << 20, "The older program is still there.")
    process = windows.uninstall(windows.values()["UninstallString"], **french)
    windows.window("Route Mille")
    windows.press_through(lambda: process.poll() is not None, picture, "removal")
    settle()
    check(not windows.folder.exists(), "Removing by hand has left something.")
    print("By its windows it was installed over another, started, and removed, in French.", flush=True)


def whole(desk, setup, version, picture):
    windows = Windows(desk, setup, version)
    # What Wine has still to write of itself it writes for a first console; and two keys that every Windows has.
    windows.run("start", "/wait", "cmd", "/c", "ver")
    for key in (CLASSES, UNINSTALL):
        windows.run("reg", "add", "HKCU\\" + key.rstrip("\\"), "/f")
    before = snapshot()
    windows.install()
    look(windows, before)
    play_and_open(windows, picture)
    windows.remove()
    roaming = desk.roaming()
    check(roaming.is_dir(), "The saves are gone, and nobody has asked for that.")
    shutil.rmtree(roaming)
    compare(before, snapshot(), "Removed without a question")
    print("Removed without a question, it has left the saves and nothing else.", flush=True)

    windows.install()
    by_hand(windows, picture)
    check(roaming.is_dir(), "Whoever took what each page offers has lost the saves.")

    windows.install()
    (windows.folder / "notes.txt").write_text("not the game's")
    windows.remove("/SAVES")
    left = [path.name for path in windows.folder.rglob("*")]
    check(left == ["notes.txt"], f"Of a folder with something of its owner's is left: {left}")
    shutil.rmtree(windows.folder.parent)
    compare(before, snapshot(), "Removed with its saves")
    print("Removed with its saves it has left nothing but what somebody had put beside it.", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shot", help="NAME-tried.png; more pictures beside it, each with what it shows before the last word")
    parser.add_argument("setup")
    parser.add_argument("version")
    asked = parser.parse_args()
    try:
        with play.WinePlace(first=True) as desk:
            whole(desk, asked.setup, asked.version, asked.shot)
    except Failure as failure:
        sys.exit(f"packaging/try_installer.py: {failure}")


if __name__ == "__main__":
    main()
