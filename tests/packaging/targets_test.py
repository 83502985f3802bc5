#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What packaging/make can make: each target is whole, known to its page, and the installer takes away what it puts somewhere."""
import re
import subprocess
import sys
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
MAKE = (TREE / "packaging/make").read_text(encoding="utf-8")
TARGETS = re.search(r"^targets=\((.*)\)$", MAKE, re.M)[1].split()
SCRIPT = (TREE / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
INSTALLS, REMOVES = SCRIPT.split("\nSection Uninstall\n")


class Targets(unittest.TestCase):
    def test_each_target_says_what_it_needs_and_is_made_and_tried(self):
        for target in TARGETS:
            name = target.replace("-", "_")
            script = "here=$PWD; . packaging/targets/common.sh; . packaging/targets/$0.sh; declare -F"
            known = subprocess.run(["bash", "-c", script, target], cwd=TREE, capture_output=True, text=True, check=True).stdout
            for function in ("needs_" + name, "needs_test_" + name, "make_" + name, "test_" + name):
                self.assertIn(f"declare -f {function}\n", known)

    def test_the_page_about_releases_and_the_usage_name_each_target(self):
        page = (TREE / "docs/releasing.md").read_text(encoding="utf-8")
        usage = subprocess.run(["packaging/make", "--help"], cwd=TREE, capture_output=True, text=True, check=True).stdout
        for target in TARGETS:
            self.assertTrue(f"| `{target}` |" in page, target)
            self.assertRegex(usage, rf"(?m)^ .*\b{target}[ ,]")


class Installer(unittest.TestCase):
    def test_every_key_that_is_written_is_removed(self):
        keys = set(re.findall(r'^\s*WriteReg\w+ HKCU "([^"]+)"', INSTALLS, re.M))
        self.assertGreater(len(keys), 4)
        gone = re.findall(r'^\s*DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', REMOVES, re.M)
        for key in keys:
            self.assertTrue(any(key == one or key.startswith(one + "\\") for one in gone), key)

    def test_nothing_is_written_for_the_whole_machine(self):
        self.assertIsNone(re.search(r"HKLM|SHCTX|SetShellVarContext all|RequestExecutionLevel (?!user)", SCRIPT))
        self.assertTrue("RequestExecutionLevel user" in SCRIPT)

    def test_a_question_without_an_answer_keeps_the_saves(self):
        question = re.search(r"MessageBox.*\$\(saves\).*", REMOVES)[0]
        self.assertIn("/SD IDNO", question)
        self.assertIn("MB_DEFBUTTON2", question)

    def test_each_sentence_is_there_in_both_languages(self):
        tongues = {}
        for name, tongue in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.M):
            tongues.setdefault(name, set()).add(tongue)
        self.assertTrue(tongues)
        for name, found in tongues.items():
            self.assertEqual(found, {"ENGLISH", "FRENCH"}, name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
