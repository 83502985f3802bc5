#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""packaging/sign with a key that is thrown away, and what somebody does who fetched the files."""
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
FILES = {"route-mille-0-source.tar.gz": b"sources", "route-mille-0-x86_64.AppImage": b"a program"}


def run(*words, cwd=None, **environment):
    done = subprocess.run([*map(str, words)], cwd=cwd, env={**os.environ, **environment}, input="", capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@unittest.skipUnless(shutil.which("minisign"), "minisign is not there")
class Sign(unittest.TestCase):
    def setUp(self):
        self.top = Path(tempfile.mkdtemp(prefix="route-mille-sign-"))
        self.addCleanup(shutil.rmtree, self.top)
        self.dist = self.top / "dist"
        self.dist.mkdir()
        for name, data in FILES.items():
            (self.dist / name).write_bytes(data)
        (self.dist / "SHA256SUMS").write_text("".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in FILES.items()))
        self.tree = self.top / "tree"
        (self.tree / "packaging").mkdir(parents=True)
        for name in ("packaging/sign", "CMakeLists.txt"):
            shutil.copy(TREE / name, self.tree / name)
        self.key, self.public = self.make_key("own")

    def make_key(self, name):
        key, public = self.top / f"{name}.key", self.top / f"{name}.pub"
        code, said = run("minisign", "-G", "-W", "-s", key, "-p", public)
        self.assertEqual(code, 0, said)
        return key, public

    def sign(self, *words):
        return run(self.tree / "packaging/sign", *words, ROUTE_MILLE_DIST=str(self.dist))

    def verify(self, public=None):
        """The two commands that README gives to those who fetched some of the files."""
        commands = re.search(r"^minisign -V.*\n^sha256sum .*$", (TREE / "README.md").read_text(), re.M).group(0)
        shutil.copy(public or self.public, self.dist / "route-mille.pub")
        return run("sh", "-ec", commands, cwd=self.dist)

    def test_who_has_the_public_half_can_verify_each_file(self):
        code, said = self.sign(self.key, self.public)
        self.assertEqual(code, 0, said)
        (self.dist / "route-mille-0-source.tar.gz").unlink()  # one file was fetched
        code, said = self.verify()
        self.assertEqual(code, 0, said)
        self.assertIn("AppImage: OK", said)

    def test_a_changed_file_list_or_signature_is_found_out(self):
        self.assertEqual(self.sign(self.key, self.public)[0], 0)
        image, sums = self.dist / "route-mille-0-x86_64.AppImage", self.dist / "SHA256SUMS"
        self.assertNotEqual(self.verify(self.make_key("other")[1])[0], 0, "another's key")
        image.write_bytes(b"another program")
        self.assertNotEqual(self.verify()[0], 0, "another file")
        sums.write_text(sums.read_text().replace(hashlib.sha256(b"a program").hexdigest(), hashlib.sha256(b"another program").hexdigest()))
        self.assertNotEqual(self.verify()[0], 0, "another list")

    def test_nothing_is_signed_that_does_not_agree(self):
        _, other = self.make_key("other")
        for words, why in (((self.key, other), "another's public half"), ((self.key, self.top / "none"), "no public half"),
                           ((self.top / "none", self.public), "no key"), ((), "nothing given")):
            self.assertNotEqual(self.sign(*words)[0], 0, why)
        (self.dist / "route-mille-0-source.tar.gz").write_bytes(b"other sources")
        self.assertNotEqual(self.sign(self.key, self.public)[0], 0, "another file than the list says")
        self.assertEqual(sorted(path.name for path in self.dist.iterdir()), sorted([*FILES, "SHA256SUMS"]))

    def test_a_key_within_the_tree_is_refused(self):
        code, said = self.sign(shutil.copy(self.key, self.tree / "packaging"), self.public)
        self.assertEqual(code, 1)
        self.assertIn("in the tree", said)

    def test_without_another_the_key_of_the_tree_verifies(self):
        shutil.copy(self.public, self.tree / "packaging/route-mille.pub")
        code, said = self.sign(self.key)
        self.assertEqual(code, 0, said)
        self.assertEqual(self.verify()[0], 0)


class Tree(unittest.TestCase):
    def test_there_is_no_secret_key_in_the_tree(self):
        for place, folders, names in os.walk(TREE):
            folders[:] = [name for name in folders if name not in (".git", "build", "dist", "__pycache__")]
            for name in names:
                path = Path(place) / name
                self.assertNotIn(path.suffix, (".key", ".sec"), path)
                if path.suffix in (".pub", ".minisig"):
                    self.assertNotIn(b"secret key", path.read_bytes(), path)


if __name__ == "__main__":
    unittest.main()
