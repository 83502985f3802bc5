#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""copyright.py TREE: debian/copyright, from REUSE.toml and LICENSES/."""
import re
import sys
import tomllib
from pathlib import Path

TREE = Path(sys.argv[1])
NAMES = {"MIT": "Expat"}


def indented(text):
    return "\n".join(" " + (line.expandtabs().rstrip() or ".") for line in text.strip().splitlines())


def main():
    known = tomllib.loads((TREE / "REUSE.toml").read_text())
    out = ["Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/", f"Upstream-Name: {known['SPDX-PackageName']}", ""]
    used = []
    for row in known["annotations"]:
        paths = row["path"] if isinstance(row["path"], list) else [row["path"]]
        # What was taken out or is not there yet would be a stanza about nothing.
        paths = [path.replace("**", "*") for path in paths if path == "**" or any(TREE.glob(path))]
        if not paths:
            continue
        licence = row["SPDX-License-Identifier"]
        used += [licence] if licence not in used else []
        out += ["Files: " + "\n ".join(paths), "Copyright: " + row["SPDX-FileCopyrightText"], "License: " + NAMES.get(licence, licence), ""]
    for licence in used:
        text = (TREE / "LICENSES" / f"{licence}.txt").read_text()
        text = re.sub(r"\A(MIT License|zlib License)?\s*(Copyright \(c\) <.*\n)?", "", text)
        out += ["License: " + NAMES.get(licence, licence), indented(text), ""]
    print("\n".join(out).rstrip())


if __name__ == "__main__":
    main()
