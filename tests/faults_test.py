#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""faults_test.py HAND PRELOAD [STRIDE]: a hand is played while the disk fails, once for every call it could fail at.
Whatever fails, the next start finds the sitting with all its moves, or whoever played was told; nothing is damaged and
nothing half-written is left."""
import errno
import os
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HAND, PRELOAD = sys.argv[1], sys.argv[2]
STRIDE = int(sys.argv[3]) if len(sys.argv) > 3 else 1
CALLS = {"write": errno.EIO, "short": 0, "fsync": errno.EIO, "close": errno.EIO, "rename": errno.EIO, "link": errno.EIO,
         "unlink": errno.EIO, "mkdir": errno.EACCES, "open": errno.EMFILE}


def say(folder, *words, **faults):
    environment = dict(os.environ, LD_PRELOAD=PRELOAD, FAULT_FOLDER=str(folder),
                       ASAN_OPTIONS="verify_asan_link_order=0", **{f"FAULT_{name}": str(value) for name, value in faults.items()})
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


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
