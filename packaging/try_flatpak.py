#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""try_flatpak.py MANIFEST.json FOLDER SOURCES...: builds and installs its modules into FOLDER as flatpak-builder would.

MANIFEST.json is what flatpak-builder --show-manifest prints, SOURCES are the folders that hold its tarballs. What stands in for the
runtime is this system, with its SDL2. Flatpak's own sandbox and runtime are not here."""
import hashlib
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.parse import unquote, urlparse


def run(*words, **environment):
    done = subprocess.run([*map(str, words)], env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}\npackaging/try_flatpak.py: failed: {' '.join(map(str, words))}")
    return done.stdout


def unpacked(source, folder, shelves):
    """The top of a source, whose bytes are those that the manifest names."""
    name = Path(unquote(urlparse(source["url"]).path)).name
    found = [shelf / name for shelf in shelves if (shelf / name).exists()]
    if not found:
        sys.exit(f"packaging/try_flatpak.py: {name} is in none of {shelves}")
    if hashlib.sha256(found[0].read_bytes()).hexdigest() != source["sha256"]:
        sys.exit(f"packaging/try_flatpak.py: {found[0]} is other than the manifest says")
    with tarfile.open(found[0]) as archive:
        archive.extractall(folder, filter="data") if hasattr(tarfile, "data_filter") else archive.extractall(folder)
    tops = list(folder.iterdir())
    return tops[0] if len(tops) == 1 else folder


def main():
    manifest, folder, shelves = Path(sys.argv[1]), Path(sys.argv[2]).resolve(), [Path(path) for path in sys.argv[3:]]
    prefix = folder / "app"
    environment = {"PKG_CONFIG_PATH": str(prefix / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(prefix / "lib")}
    for module in json.loads(manifest.read_text())["modules"]:
        at = folder / module["name"]
        at.mkdir(parents=True)
        top, = [unpacked(source, at, shelves) for source in module["sources"]]
        run("cmake", "-G", "Ninja", "-S", top, "-B", at / "build", f"-DCMAKE_INSTALL_PREFIX={prefix}", "-DCMAKE_INSTALL_LIBDIR=lib",
            *module.get("config-opts", []), **environment)
        run("cmake", "--build", at / "build", "--parallel", os.environ.get("JOBS", "2"), "--target", "install", **environment)
        print(f"{module['name']} is built and installed.", flush=True)
    program = prefix / "bin/route-mille"
    linked = run("ldd", program, **environment)
    for library in ("SDL2_image", "SDL2_ttf", "SDL2_mixer"):
        if f"{prefix}/lib/lib{library}-2.0.so.0" not in linked:
            sys.exit(f"packaging/try_flatpak.py: the program has not taken this {library}:\n{linked}")
    print(run(program, "--version", **environment).strip())


if __name__ == "__main__":
    main()
