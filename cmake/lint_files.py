# SPDX-License-Identifier: MIT
"""lint_files.py DATABASE FOLDER: writes FOLDER/compile_commands.json, DATABASE with one command for each file of src/ and
lab/. The lab and some tests compile files of the rooms anew, and who reads a database reads a file once for each command."""
import json
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]

first = {}
for command in json.loads(Path(sys.argv[1]).read_text()):
    file = Path(command["file"])
    if any((TOP / room) in file.parents for room in ("src", "lab")):
        first.setdefault(file, command)
folder = Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
(folder / "compile_commands.json").write_text(json.dumps(list(first.values()), indent=1))
