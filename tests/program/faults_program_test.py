#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""faults_program_test.py PROGRAM HAND PRELOAD [--stride N] [--malloc N | --malloc all] [CASE...]: the real program, without
a screen, on a disk that fails, at every call or every N-th, and with memory that is refused. It opens a save in which the
opponent is to move, and is ended by a signal once the opponent has moved. The save is tried again then: no move is lost, and
what could not be written was said."""
import argparse
import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
from desk import BlindDesk, Failure, Game  # noqa: E402

WORDS = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
WORDS.add_argument("program")
WORDS.add_argument("hand")
WORDS.add_argument("preload", type=Path)
WORDS.add_argument("--stride", type=int, default=1)
WORDS.add_argument("--malloc", default="8")
WORDS.add_argument("cases", nargs="*")
ASKED = WORDS.parse_intermixed_args()
PROMISE = re.compile(r"\.c:\d+: broken promise: ")
DISK = {"write": errno.ENOSPC, "fsync": errno.EIO, "open": errno.EMFILE}
SETTINGS = "route-mille settings 1\nnamed 1\nlessons_offered 1\ncubes.lessons_offered 1\nbones.lessons_offered 1\npace 200\nshow_targets 0\n"


def moves_of(journal):
    """The moves that a journal holds: "0 draw" and so on."""
    return [line for line in journal.read_text().splitlines() if re.match(r"\d ", line)] if journal.exists() else []


class Sitting:
    """One start of the program with such faults; what came of it."""

    def __init__(self, save, number=signal.SIGTERM, **faults):
        with BlindDesk() as desk:
            desk.write("settings", SETTINGS)
            folder = desk.home / "data/route-mille"
            mine = desk.home / "mine.journal"
            shutil.copyfile(save, mine)
            # By its name alone: a path that is preloaded cannot hold a blank.
            desk.environment |= {"LD_PRELOAD": ASKED.preload.name, "LD_LIBRARY_PATH": str(ASKED.preload.parent), "FAULT_FOLDER": str(folder),
                                 "ASAN_OPTIONS": "verify_asan_link_order=0:handle_segv=0:detect_leaks=0",
                                 **{f"FAULT_{name}": str(value) for name, value in faults.items()}}
            self.game = game = Game(desk, ASKED.program, "--software", "--mute", "--windowed", "--size", "640x360", str(mine))
            try:
                game.wait_kind("move", seat=1)
                game.settled()
            except Failure:
                if game.process.poll() is None:
                    raise
            if game.process.poll() is None:
                game.process.send_signal(number)
            self.code, self.said = game.leave(), game.said()
            while game.gather(0):
                pass
            self.moved = sum(line.get("kind") == "move" for line in game.lines)
            self.kept = moves_of(folder / "autosave.journal")
            self.left = [path.name for path in folder.rglob("*.new")]
            self.calls = max([int(word) for word in re.findall(r"^calls (\d+)$", self.said, re.M)], default=0)
            self.whole = self.check(folder)
            os.close(game.pipe.descriptor)
            game.errors.close()

    @staticmethod
    def check(folder):
        """Whether every journal in the folder replays."""
        told = subprocess.run([ASKED.hand, str(folder), "--check"], capture_output=True, text=True, check=True).stdout
        return "damaged 0" in told


class Program(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        subprocess.run([ASKED.hand, cls.folder.name, "--opponent"], capture_output=True, check=True)
        cls.save = Path(cls.folder.name) / "autosave.journal"
        cls.before = moves_of(cls.save)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def sit(self, number=signal.SIGTERM, **faults):
        sitting = Sitting(self.save, number, **faults)
        self.assertTrue(sitting.whole, f"{faults}: a journal is damaged. {sitting.said}")
        return sitting

    def all(self, sit, many):
        with ThreadPoolExecutor(2) as pool:
            for one in [pool.submit(sit, *one) for one in many]:
                one.result()

    def ends_well(self, call, at, number):
        faults = {"CALL": call, "AT": at, "ERRNO": DISK[call]}
        sitting = self.sit(number, **faults)
        self.assertEqual(sitting.code, 0, f"{faults}: {sitting.said}")
        self.assertEqual(sitting.left, [], faults)
        self.assertGreater(sitting.moved, 0, faults)
        self.assertEqual(len(sitting.kept), len(self.before) + sitting.moved, f"{faults}: moves are lost. {sitting.said}")

    def test_a_save_that_failed_is_tried_again_when_a_signal_ends_the_program(self):
        many = []
        for call in ("write", "fsync"):
            calls = self.sit(CALL=call, AT=0, ERRNO=DISK[call]).calls
            self.assertGreater(calls, 2)
            many += [(call, at, (signal.SIGTERM, signal.SIGINT)[at % 2]) for at in range(1, calls + 1, ASKED.stride)]
        many += [("open", at, signal.SIGTERM) for at in (1, 2, 3, 5, 8, 13)]
        self.all(self.ends_well, many)

    def says_so(self, call, at):
        faults = {"CALL": call, "AT": at, "ERRNO": DISK[call], "STAYS": 1}
        sitting = self.sit(**faults)
        self.assertEqual(sitting.code, 0, f"{faults}: {sitting.said}")
        self.assertRegex(sitting.said, "could not be written|cannot be read", faults)

    def test_a_disk_that_stays_broken_is_said_and_the_program_ends(self):
        self.all(self.says_so, [(call, at) for call in DISK for at in (1, 3)])

    def refused(self, call, at, stays):
        faults = {"CALL": call, "AT": at, "ERRNO": errno.ENOMEM, "STAYS": stays}
        sitting = self.sit(**faults)
        promise = sitting.code == -signal.SIGABRT and PROMISE.search(sitting.said)
        sentence = sitting.code == 1 and sitting.said
        # A thread of a library that calls itself without end has no stack left to say where it was.
        library = call == "libraries" and sitting.code == -signal.SIGSEGV and "crash 1" not in sitting.said
        if library:
            print(f"{faults}: a crash in a library. {sitting.said}")
        self.assertTrue(sitting.code == 0 or promise or sentence or library, f"{faults}: {sitting.code} {sitting.said}")
        if sitting.moved:
            self.assertGreaterEqual(len(sitting.kept), len(self.before) + sitting.moved - 1, f"{faults}: {sitting.said}")

    def refuse(self, call):
        calls = self.sit(CALL=call, AT=0).calls
        if calls == 0:
            self.skipTest("the sanitizer of this build asks for memory by itself")
        step = 1 if ASKED.malloc == "all" else max(1, calls // int(ASKED.malloc))
        self.all(self.refused, [(call, at, stays) for at in range(1, calls + 1, step) for stays in ("", "1")])

    def test_memory_of_the_program_may_be_refused(self):
        self.refuse("own")

    def test_memory_of_libraries_may_be_refused(self):
        self.refuse("libraries")


if __name__ == "__main__":
    unittest.main(argv=["faults_program_test.py", *ASKED.cases])
