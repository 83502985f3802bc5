#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""parts.py FOLDER: writes parts.js into the page's folder, which its scripts read: a name for just these bytes, the sizes of
what the first picture waits for, what is kept for playing without a network, and what may follow later."""
import hashlib
import json
import sys
from pathlib import Path

FIRST = ("route-mille.wasm", "route-mille-files.data")
LATER = ("sounds/",)
NOT_KEPT = ("LICENSES/", "parts.js", "keeper.js")


def main():
    folder = Path(sys.argv[1])
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    build = hashlib.sha256()
    for name in names:
        if name != "parts.js":
            build.update(name.encode() + b"\0" + (folder / name).read_bytes())
    rest = [name for name in names if name.startswith(LATER)]
    parts = {
        "build": build.hexdigest()[:16],
        "first": {name: (folder / name).stat().st_size for name in FIRST},
        "core": ["./", "parts.js", *(name for name in names if name not in rest and not name.startswith(NOT_KEPT))],
        "rest": rest,
    }
    (folder / "parts.js").write_text("self.parts = " + json.dumps(parts, indent=1) + ";\n")


if __name__ == "__main__":
    main()
