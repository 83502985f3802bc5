#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""pack_files.py PACKAGER ARGUMENT...: emscripten's packager of files, which the same files give the same bytes: it takes them in
the order of their names, not of the disk, and names the package by no number of chance (it is for a cache that is not used)."""
import os
import runpy
import sys
import uuid

walk = os.walk


def walk_in_order(top):
    for folder, folders, files in walk(top):
        folders.sort()
        yield folder, folders, sorted(files)


os.walk = walk_in_order
uuid.uuid4 = lambda: uuid.UUID(int=0)
sys.argv = sys.argv[1:]
sys.path.insert(0, os.path.dirname(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
