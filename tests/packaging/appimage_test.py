#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The head of the AppImage, with a stand-in for what is packed. appimage_test.py HEAD; the real one: packaging/make appimage --test"""
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HEAD = os.path.abspath(sys.argv[1]) if len(sys.argv) == 2 else None
ENDS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
NAMESPACE = ("unshare", "--user", "--map-root-user", "--mount")


def can_mount():
    done = subprocess.run([*NAMESPACE, "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, check=False) if shutil.which("unshare") else None
    return bool(done) and done.returncode == 0


class Head(unittest.TestCase):
    def setUp(self):
        self.top = Path(tempfile.mkdtemp(prefix="route-mille-head-"))
        self.addCleanup(shutil.rmtree, self.top)
        for name in ("tmp", "home", "gate", "bin"):
            (self.top / name).mkdir()
        for name in ("reached", "go", "box"):
            os.mkfifo(self.top / "gate" / name)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.top / "home"), "TMPDIR": str(self.top / "tmp"), "LC_ALL": "C"}
        self.run_as("echo \"played $*\"")

    def run_as(self, script):
        self.environment["TRIAL_RUN"] = f"#!/bin/sh\n{script}\n"

    def start(self, *arguments, before=(), **more):
        return subprocess.Popen([*before, HEAD, *arguments], env=self.environment, cwd=self.top, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True, **more)

    def call(self, *arguments, **more):
        process = self.start(*arguments, **more)
        out, err = process.communicate()
        return process.returncode, out, err

    def start_halfway(self):
        """A start that has put something into its folder and is not done."""
        self.environment["TRIAL_GATE"] = str(self.top / "gate")
        # Read and write: so nobody's open waits for another's, and shutting it is the end of file.
        self.gate = os.open(self.top / "gate/go", os.O_RDWR)
        process = self.start("a file")
        (self.top / "gate/reached").read_bytes()
        del self.environment["TRIAL_GATE"]
        return process

    def go_on(self, process):
        os.close(self.gate)
        out, err = process.communicate()
        return process.returncode, out, err

    def folders(self, place="tmp"):
        return sorted((self.top / place).iterdir())

    def refused_everywhere(self, **more):
        """Nowhere is a folder: the first place is a file, the second lies in one, the third cannot be written by the limit."""
        (self.top / "file").touch()
        self.environment |= {"TMPDIR": f"{self.top}/file", "HOME": f"{self.top}/file", "TRIAL_BYTES": "100000"}
        return self.call(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000)), restore_signals=False, **more)

    def test_it_plays_with_the_arguments_given_and_clears_up(self):
        self.assertEqual(self.call("--seed", "7", "a file"), (0, "played --seed 7 a file\n", ""))
        self.assertEqual(self.folders(), [])

    def test_extract_and_run_plays_with_what_follows(self):
        self.assertEqual(self.call("--appimage-extract-and-run", "--seed", "7"), (0, "played --seed 7\n", ""))
        self.assertEqual(self.call("--appimage-extract-and-run"), (0, "played \n", ""))

    def test_an_option_of_appimages_is_ours_only_where_it_comes_first(self):
        self.assertEqual(self.call("--seed", "--appimage-help"), (0, "played --seed --appimage-help\n", ""))

    def test_it_tells_about_itself_without_unpacking(self):
        self.environment["TMPDIR"] = "/nowhere"
        code, out, err = self.call("--appimage-help")
        self.assertEqual((code, err), (0, ""))
        for option in ("extract", "extract-and-run", "mount", "offset", "updateinfo", "signature", "version", "help"):
            self.assertIn(f"--appimage-{option}", out)
        code, out, err = self.call("--appimage-version")
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, r"^Route Mille \d+\.\d+\.\d+, AppImage of type 2\n$")
        code, out, err = self.call("--appimage-offset")
        self.assertEqual((code, err), (0, ""))
        self.assertTrue(0 < int(out) <= Path(HEAD).stat().st_size)
        for option in ("updateinfo", "updateinformation"):
            self.assertEqual(self.call(f"--appimage-{option}"), (0, "gh|trial\n", ""))
        code, out, err = self.call("--appimage-signature")
        self.assertEqual((code, out), (0, ""))
        self.assertIn("SHA256SUMS", err)

    def test_what_it_does_not_know_of_appimages_is_refused(self):
        code, out, err = self.call("--appimage-portable-home")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("--appimage-help", err)

    def test_it_unpacks_for_good_and_says_why_it_does_not(self):
        self.assertEqual(self.call("--appimage-extract"), (0, "", ""))
        self.assertTrue((self.top / "squashfs-root/AppRun").is_file())
        self.assertEqual(self.call("--appimage-extract"), (1, "", "route-mille: squashfs-root: File exists\n"))

    def test_it_shows_its_folder_until_it_is_told_to_end(self):
        process = self.start("--appimage-mount")
        folder = Path(process.stdout.readline().rstrip("\n"))
        self.assertTrue((folder / "AppRun").is_file())
        process.terminate()
        process.communicate()
        self.assertEqual((process.returncode, self.folders()), (0, []))

    def test_the_game_knows_where_it_comes_from(self):
        self.run_as("echo \"$APPIMAGE\"; echo \"$APPDIR\"; echo \"$OWD\"; echo \"$ARGV0\"; dirname \"$0\"")
        code, out, _ = self.call()
        image, folder, owd, argv0, place = out.splitlines()
        self.assertEqual((code, image, owd, argv0, place), (0, os.path.realpath(HEAD), str(self.top), HEAD, folder))
        self.assertTrue(folder.startswith(f"{self.top}/tmp/route-mille-appimage-"))

    def test_it_ends_as_the_game_did(self):
        self.run_as("exit 7")
        self.assertEqual(self.call()[0], 7)
        self.run_as("kill -SEGV $$")
        self.assertEqual(self.call()[0], 128 + signal.SIGSEGV)
        self.assertEqual(self.folders(), [])

    def test_told_to_end_while_it_unpacks_it_ends_and_leaves_nothing(self):
        for number in ENDS:
            process = self.start_halfway()
            self.assertEqual(len(self.folders()), 1)
            process.send_signal(number)
            self.assertEqual(self.go_on(process), (-number, "", ""))
            self.assertEqual(self.folders(), [], "a folder was left")

    def test_told_to_end_while_it_plays_the_game_decides(self):
        self.run_as("trap 'kill $!; exit 5' TERM; tail -f /dev/null >/dev/null 2>&1 & echo begun; wait")
        process = self.start()
        self.assertEqual(process.stdout.readline(), "begun\n")
        process.terminate()
        process.communicate()
        self.assertEqual((process.returncode, self.folders()), (5, []))

    def test_what_is_to_be_ignored_stays_ignored(self):
        process = None
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            process = self.start_halfway()
        finally:
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
        process.send_signal(signal.SIGHUP)
        self.assertEqual(self.go_on(process), (0, "played a file\n", ""))

    def test_what_a_killed_start_left_behind_the_next_sweeps(self):
        process = self.start_halfway()
        process.kill()
        self.go_on(process)
        self.assertEqual(len(self.folders()), 1, "nothing was left to sweep")
        self.assertEqual(self.call()[0], 0)
        self.assertEqual(self.folders(), [])

    def test_the_folder_of_a_game_that_outlives_its_head_is_not_swept(self):
        os.mkfifo(self.top / "home/still")
        self.run_as("echo begun; read line <\"$HOME/still\"")
        process = self.start()
        self.assertEqual(process.stdout.readline(), "begun\n")
        process.kill()
        process.wait()
        self.run_as("echo played")
        self.assertEqual(self.call(), (0, "played\n", ""))
        self.assertEqual(len(self.folders()), 1, "somebody plays there")
        # The game ends; who reads to its end knows that it has.
        (self.top / "home/still").write_text("end\n")
        process.communicate()
        self.assertEqual(self.call()[0], 0)
        self.assertEqual(self.folders(), [])

    def test_only_folders_of_its_own_are_swept(self):
        kept = [self.top / "tmp" / name for name in ("route-mille-again-abcdef", "other", "route-mille-appimage-link", "route-mille-appimage-empty")]
        (self.top / "elsewhere").mkdir()
        for folder in (kept[0], kept[1], self.top / "elsewhere"):
            folder.mkdir(exist_ok=True)
            (folder / "file").touch()
        kept[2].symlink_to(self.top / "elsewhere")
        kept[3].mkdir()  # its owner may be about to lock it
        self.assertEqual(self.call()[0], 0)
        self.assertEqual(self.folders(), sorted(kept))
        self.assertTrue((self.top / "elsewhere/file").exists())

    def test_a_place_that_is_none_is_followed_by_another(self):
        (self.top / "file").touch()
        self.run_as("dirname \"$0\"")
        self.environment["TMPDIR"] = str(self.top / "file")
        self.assertTrue(self.call()[1].startswith(f"{self.top}/home/.cache/route-mille-appimage-"))
        self.environment["XDG_CACHE_HOME"] = str(self.top / "cache")
        self.assertTrue(self.call()[1].startswith(f"{self.top}/cache/route-mille-appimage-"))
        self.environment |= {"XDG_CACHE_HOME": str(self.top / "file/cache")}
        self.assertTrue(self.call()[1].startswith("/var/tmp/route-mille-appimage-"))

    @unittest.skipUnless(can_mount(), "no file system can be mounted here")
    def test_neither_noexec_nor_a_full_disk_keeps_it_from_playing(self):
        self.run_as("dirname \"$0\"")
        self.environment["TRIAL_BYTES"] = "1000000"
        for options in ("noexec", "size=64k"):
            before = (*NAMESPACE, "sh", "-c", f"mount -t tmpfs -o {options} none tmp && \"$@\"; code=$?; ls -A tmp; exit $code", "sh")
            code, out, err = self.call(before=before)
            self.assertEqual((code, err), (0, ""))
            self.assertRegex(out, rf"^{self.top}/home/\.cache/route-mille-appimage-\w+\n$", "and nothing stays on the small disk")

    @unittest.skipUnless(can_mount(), "no file system can be mounted here")
    def test_where_nothing_helps_it_says_of_each_place_why(self):
        before = (*NAMESPACE, "sh", "-c", "mount -t tmpfs -o size=64k none home && mount -t tmpfs -o noexec none tmp && "
                  "mount -t tmpfs -o noexec none /var/tmp && exec \"$@\"", "sh")
        self.environment["TRIAL_BYTES"] = "1000000"
        code, out, err = self.call(before=before)
        self.assertEqual((code, out), (1, ""))
        self.assertIn(f"{self.top}/tmp: no program may be started there (mounted noexec)\n", err)
        self.assertIn(f"{self.top}/home/.cache: there is no room left\n", err)
        self.assertIn("/var/tmp: no program", err)
        self.assertIn("Set TMPDIR", err)

    def test_a_write_cut_short_is_told_by_its_true_reason(self):
        code, out, err = self.refused_everywhere()
        self.assertEqual((code, out), (1, ""))
        self.assertIn("/var/tmp: File too large\n", err)
        self.assertIn(f"{self.top}/file: there is no such folder\n", err)
        self.assertNotIn("Success", err)
        self.assertEqual(list(Path("/var/tmp").glob("route-mille-appimage-*/data")), [])

    def test_it_speaks_french_where_the_desktop_does(self):
        self.environment |= {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}
        _, _, err = self.refused_everywhere()
        self.assertIn("Route Mille ne trouve pas où se décompresser.", err)
        self.assertIn("ce dossier n’existe pas", err)

    def test_a_double_click_gets_a_box(self):
        box = self.top / "bin/zenity"
        box.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$@\" >\"{self.top}/gate/box\"\n")
        box.chmod(0o755)
        self.environment |= {"PATH": f"{self.top}/bin:{self.environment['PATH']}", "DISPLAY": ":9"}
        code, _, err = self.refused_everywhere()
        self.assertEqual(code, 1)
        said = (self.top / "gate/box").read_text()
        self.assertIn("--error\n", said)
        self.assertIn(err.strip(), said)

    def test_a_damaged_file_is_said_to_be_one(self):
        self.environment["TRIAL_DAMAGED"] = "yes"
        self.assertEqual(self.call(), (1, "", "route-mille: this file is damaged; fetch it again.\n"))
        self.assertEqual(self.folders(), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
