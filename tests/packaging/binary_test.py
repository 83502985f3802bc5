#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The programs of a release as they are handed out. binary_test.py PROGRAM...; ELF only."""
import struct
import sys
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
PROGRAMS = [Path(path) for path in sys.argv[1:]]
LOAD_DYNAMIC, STACK, RELRO = 2, 0x6474E551, 0x6474E552
TAG_FLAGS, TAG_FLAGS_1, TAG_BIND_NOW = 30, 0x6FFFFFFB, 24
DF_BIND_NOW, DF_1_NOW, DF_1_PIE = 8, 1, 0x08000000


def segments(data):
    """(type, flags, offset, size) of each segment of a 64-bit little-endian program."""
    assert data[:6] == b"\x7fELF\x02\x01", "not such a program"
    offset, = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for i in range(count):
        kind, flags, at, _, _, length = struct.unpack_from("<IIQQQQ", data, offset + i * size)
        yield kind, flags, at, length


def dynamic(data):
    for kind, _, at, length in segments(data):
        if kind == LOAD_DYNAMIC:
            return dict(struct.iter_unpack("<qQ", data[at:at + length]))
    return {}


class Binary(unittest.TestCase):
    def test_no_folder_of_the_builder_is_inside(self):
        for program in PROGRAMS:
            data = program.read_bytes()
            for folder in (TREE, program.resolve().parent):
                at = data.find(bytes(folder))
                self.assertEqual(at, -1, f"{program}: {data[max(at, 0):at + 120]}")

    def test_addresses_are_settled_before_the_first_line_and_then_read_only(self):
        for program in PROGRAMS:
            data = program.read_bytes()
            tags = dynamic(data)
            now = TAG_BIND_NOW in tags or tags.get(TAG_FLAGS, 0) & DF_BIND_NOW or tags.get(TAG_FLAGS_1, 0) & DF_1_NOW
            self.assertTrue(now, f"{program}: -z now")
            self.assertIn(RELRO, [kind for kind, *_ in segments(data)], f"{program}: -z relro")
            stack = [flags for kind, flags, *_ in segments(data) if kind == STACK]
            self.assertTrue(stack and not stack[0] & 1, f"{program}: its stack can be run")

    def test_the_compiler_guards_stack_and_copies(self):
        for program in PROGRAMS:
            data = program.read_bytes()
            self.assertIn(b"__stack_chk_fail", data, program)
            self.assertIn(b"_chk\0", data.replace(b"__stack_chk", b""), f"{program}: _FORTIFY_SOURCE")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
