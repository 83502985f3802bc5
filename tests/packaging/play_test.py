#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""./play on machines of its own making: a tree with a pretended compiler, a PATH with pretended tools."""
import os
import pty
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
PLAIN = ("bash", "sh", "cat", "dirname", "env", "find", "getconf", "grep", "id", "mkdir", "mv", "sed", "tail", "touch", "tr",
         "uname", "chmod")
BUILDS = """#!/bin/sh
echo "$@" >>"$CALLS"
case $1 in
--build) mkdir -p "$2" && printf '#!/bin/sh\\necho played "$@"\\n' >"$2/route-mille" && chmod +x "$2/route-mille" ;;
esac
"""
INSTALLS = """#!/bin/sh
echo apt-get "$@" >>"$CALLS"
case $1 in
install) [ -e "$CALLS.hiccup" ] && rm "$CALLS.hiccup" && exit 100
    for tool in cc make pkg-config msgfmt; do printf '#!/bin/sh\\nexit 0\\n' >"$BIN/$tool"; done
    cp "$BIN/builds" "$BIN/cmake"; chmod +x "$BIN"/* ;;
esac
exit 0
"""


class Play(unittest.TestCase):
    def setUp(self):
        self.top = Path(tempfile.mkdtemp(prefix="route-mille-play-"))
        self.addCleanup(shutil.rmtree, self.top)
        self.tree = self.top / "tree"
        for folder in ("src", "lab", "cmake", "po", "packaging"):
            (self.tree / folder).mkdir(parents=True)
        for name in ("play", "CMakeLists.txt", "cmake/wire.cmake", "packaging/needs.sh"):
            shutil.copy(TREE / name, self.tree / name)
        (self.tree / "src/main.c").write_text("int main(void);\n")
        self.bin = self.top / "bin"
        self.bin.mkdir()
        for tool in (*PLAIN, "cp", "rm"):
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.tool("apt-get", INSTALLS)
        self.tool("builds", BUILDS)
        self.calls = self.top / "calls"
        self.environment = {"PATH": str(self.bin), "BIN": str(self.bin), "CALLS": str(self.calls), "DISPLAY": ":9"}

    def tool(self, name, text):
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def be(self, number):
        self.tool("id", f"#!/bin/sh\necho {number}\n")

    def furnish(self):
        """A machine that has everything."""
        for name in ("cc", "make", "pkg-config", "msgfmt"):
            self.tool(name, "#!/bin/sh\nexit 0\n")
        self.tool("cmake", BUILDS)

    def play(self, *arguments):
        done = subprocess.run([self.tree / "play", *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    def called(self):
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def test_without_a_display_it_says_so_in_one_sentence(self):
        self.furnish()
        del self.environment["DISPLAY"]
        code, out, err = self.play()
        self.assertEqual(code, 1)
        self.assertEqual(out, "")
        self.assertEqual(err.count("\n"), 1)
        self.assertIn("DISPLAY", err)
        self.assertIn("xvfb-run", err)
        self.assertEqual(self.called(), [], "nothing is built for nobody to see")

    def test_help_needs_no_display(self):
        self.furnish()
        del self.environment["DISPLAY"]
        code, out, _ = self.play("--help")
        self.assertEqual((code, out.splitlines()[-1]), (0, "played --help"))

    def test_help_of_a_program_that_is_there_builds_nothing(self):
        self.furnish()
        self.assertEqual(self.play()[0], 0)
        before = self.called()
        (self.tree / "src/new.c").write_text("\n")
        code, out, _ = self.play("--help")
        self.assertEqual((code, out), (0, "played --help\n"))
        self.assertEqual(self.called(), before)

    def test_it_builds_then_plays_with_the_arguments_given(self):
        self.furnish()
        code, out, _ = self.play("--seed", "7", "a file")
        self.assertEqual((code, out.splitlines()[-1]), (0, "played --seed 7 a file"))
        self.assertEqual(len(self.called()), 2, self.called())
        self.assertIn("-DCMAKE_BUILD_TYPE=Release", self.called()[0])

    def test_a_second_call_builds_nothing(self):
        self.furnish()
        self.play()
        self.calls.unlink()
        for tool in ("cmake", "pkg-config", "apt-get", "cc"):
            (self.bin / tool).unlink()
        code, out, _ = self.play()
        self.assertEqual((code, out), (0, "played\n"))
        self.assertEqual(self.called(), [])

    def test_a_changed_or_a_removed_source_is_built_again(self):
        self.furnish()
        self.play()
        for change in (lambda: (self.tree / "src/main.c").write_text("\n"), lambda: (self.tree / "src/main.c").unlink()):
            self.calls.unlink()
            # The stamp is made old instead of waiting for the clock to move on.
            os.utime(self.tree / "build/release/.played", (1, 1))
            for path in (self.tree, *self.tree.rglob("*")):
                if "build" not in path.parts:
                    os.utime(path, (0, 0))
            change()
            self.play()
            self.assertEqual(len(self.called()), 2, self.called())

    def test_a_build_that_fails_is_tried_again_next_time(self):
        self.furnish()
        self.tool("cmake", "#!/bin/sh\necho the reason >&2\nexit 1\n")
        code, _, err = self.play()
        self.assertEqual(code, 1)
        self.assertIn("the reason", err)
        self.tool("cmake", BUILDS)
        self.assertEqual(self.play()[0], 0)

    def test_as_root_it_installs_what_is_missing_and_says_what(self):
        self.be(0)
        code, out, err = self.play()
        self.assertEqual(code, 0, err)
        for package in ("gcc", "cmake", "pkg-config", "libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev", "libsdl2-mixer-dev", "libwebsockets-dev"):
            self.assertIn(package, out)
            self.assertIn(package, self.called()[1])
        self.assertEqual(out.splitlines()[-1], "played")

    def test_a_mirror_that_hiccups_is_asked_again(self):
        self.be(0)
        (self.top / "calls.hiccup").touch()
        code, _, err = self.play()
        self.assertEqual(code, 0, err)
        self.assertEqual(sum(" install " in call for call in self.called()), 2)

    def test_without_root_and_sudo_it_says_what_to_run(self):
        self.be(1000)
        code, _, err = self.play()
        self.assertEqual(code, 1)
        self.assertIn("no sudo", err)
        self.assertIn("apt-get install", err)
        self.assertEqual(self.called(), [])

    def test_with_sudo_it_becomes_root(self):
        self.be(1000)
        self.tool("sudo", '#!/bin/sh\necho sudo "$@" >>"$CALLS"\n[ "$1" = -n ] && shift\nexec "$@"\n')
        code, _, err = self.play()
        self.assertEqual(code, 0, err)
        self.assertTrue(self.called()[0].startswith("sudo -n env"), self.called())

    def test_without_a_known_manager_it_says_what_is_missing(self):
        (self.bin / "apt-get").unlink()
        code, _, err = self.play()
        self.assertEqual(code, 1)
        self.assertIn("sdl2_image", err)

    def ask(self, answer):
        """Plays with a person at a terminal."""
        self.be(0)
        person, terminal = pty.openpty()
        os.write(person, answer)
        done = subprocess.run([self.tree / "play"], env=self.environment, stdin=terminal, capture_output=True,
                              text=True, check=False)
        os.close(person)
        os.close(terminal)
        return done

    def test_a_person_is_asked_and_may_refuse(self):
        done = self.ask(b"n\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("Nothing was installed", done.stderr)
        self.assertEqual(self.called(), [])

    def test_a_person_may_agree_with_the_return_key(self):
        done = self.ask(b"\n")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(any(" install " in call for call in self.called()))


if __name__ == "__main__":
    unittest.main()
