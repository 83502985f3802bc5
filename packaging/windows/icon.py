#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""icon.py OUT PNG...: puts pictures into an icon of Windows, which reads PNG since Vista."""
import struct
import sys
from pathlib import Path

pictures = [Path(name).read_bytes() for name in sys.argv[2:]]
at = 6 + 16 * len(pictures)
head = struct.pack("<HHH", 0, 1, len(pictures))
for data in pictures:
    width, height = struct.unpack(">II", data[16:24])
    head += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(data), at)
    at += len(data)
Path(sys.argv[1]).write_bytes(head + b"".join(pictures))
