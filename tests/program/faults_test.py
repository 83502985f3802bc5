#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""faults_test.py HAND PRELOAD [--stride N] [--malloc N | --malloc all]: a hand is played while the disk fails, once for
every call it could fail at, or every N-th. Whatever fails, the next start finds the sitting with all its moves, or whoever
played was told; nothing is damaged and nothing half-written is left.

The same hand is played while memory is refused, once and from then on, at N places spread over it or at all. Play goes on,
or ends with the place of a broken promise in our sources; every journal on the disk replays, with all moves but the one in
hand."""
import argparse
import errno
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WORDS = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
WORDS.add_argument("hand")
WORDS.add_argument("preload", type=Path)
WORDS.add_argument("--stride", type=int, default=1)
WORDS.add_argument("--malloc", default="24")
ASKED = WORDS.parse_args()
HAND, PRELOAD, STRIDE = ASKED.hand, ASKED.preload, ASKED.stride
PROMISE = re.compile(r"\.c:\d+: broken promise: ")
CALLS = {"write": errno.EIO, "short": 0, "fsync": errno.EIO, "close": errno.EIO, "rename": errno.EIO, "link": errno.EIO,
         "unlink": errno.EIO, "mkdir": errno.EACCES, "open": errno.EMFILE}


def say(folder, *words, **faults):
    # By its name alone: a path that is preloaded cannot hold a blank.
    environment = dict(os.environ, LD_PRELOAD=PRELOAD.name, LD_LIBRARY_PATH=str(PRELOAD.parent), FAULT_FOLDER=str(folder),
                       ASAN_OPTIONS="verify_asan_link_order=0:handle_segv=0:detect_leaks=0", **{f"FAULT_{name}": str(value) for name, value in faults.items()})
    done = subprocess.run([HAND, str(folder), *words], env=environment, capture_output=True, text=True, timeout=120, check=False)
    return done, {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines() if line.count(" ") == 1}


class Faults(unittest.TestCase):
    def lives(self, **faults):
        """One hand with such a disk and the start after it; returns how many calls there were."""
        with tempfile.TemporaryDirectory() as folder:
            done, played = say(Path(folder), **faults)
            self.assertEqual(done.returncode, 0, f"{faults}: {done.stderr}")
            left = [path.name for path in Path(folder).rglob("*") if path.name.endswith(".new")]
            self.assertEqual(left, [], faults)
            done, found = say(Path(folder), "--check")
            self.assertEqual((done.returncode, found["damaged"]), (0, 0), f"{faults}: {done.stderr}")
            if not played["told"]:
                self.assertEqual(found["moves"], played["moves"], faults)
            return played["calls"]

    def every(self, **always):
        for call, why in CALLS.items():
            calls = self.lives(CALL=call, AT=0, ERRNO=why, **always)
            with ThreadPoolExecutor(2) as pool:
                for one in [pool.submit(self.lives, CALL=call, AT=at, ERRNO=why, **always)
                            for at in range(1, calls + 1, STRIDE)]:
                    one.result()

    def test_every_call_of_a_hand_may_fail(self):
        self.every()

    def test_without_hard_links_as_well(self):
        self.every(NOLINKS=1)

    def test_a_small_disk_runs_full(self):
        for room in range(0, 40000, 1000 * STRIDE):
            self.lives(ROOM=room)

    def refused(self, **faults):
        """One hand that is refused memory and the start after it; returns how often memory was asked for."""
        with tempfile.TemporaryDirectory() as folder:
            done, played = say(Path(folder), ERRNO=errno.ENOMEM, **faults)
            promise = done.returncode == -signal.SIGABRT and PROMISE.search(done.stderr)
            self.assertTrue(done.returncode == 0 or promise, f"{faults}: {done.returncode} {done.stderr}")
            done, found = say(Path(folder), "--check")
            self.assertEqual((done.returncode, found["damaged"]), (0, 0), f"{faults}: {done.stderr}")
            if not played.get("told"):
                self.assertGreaterEqual(found["moves"], played.get("moves", 0), faults)
            return played.get("calls", 0)

    def test_memory_may_be_refused_at_any_time(self):
        calls = self.refused(CALL="own", AT=0)
        if calls == 0:
            self.skipTest("the sanitizer of this build asks for memory by itself")
        step = 1 if ASKED.malloc == "all" else max(1, calls // int(ASKED.malloc))
        with ThreadPoolExecutor(2) as pool:
            for one in [pool.submit(self.refused, CALL="own", AT=at, STAYS=stays)
                        for at in range(1, calls + 1, step) for stays in ("", "1")]:
                one.result()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
