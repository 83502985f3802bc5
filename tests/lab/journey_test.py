#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The stages of the journey in the lab: that they are as hard as docs/journey.md wants them, how their deals are found, and
tries that are replayed. Arguments: the program, and how many tries of each deal to take."""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LAB, TRIES = "", 0


def lab(*arguments):
    return subprocess.run([LAB, "journey", *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", check=False)


class Journey(unittest.TestCase):
    def test_every_stage_is_as_hard_as_it_should_be(self):
        result = lab("--check", "--tries", TRIES)
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_rates_come_with_errors_and_are_the_same_again(self):
        command = ("montargis", "--tries", 20, "--json")
        result = lab(*command)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        (stage,) = json.loads(result.stdout)["stages"]
        self.assertEqual((stage["stage"], stage["way"], stage["game"]), ("montargis", "out", "cubes"))
        for who, tries in (("new", 240), ("seasoned", 240), ("strong", 24)):
            self.assertEqual(stage[who]["tries"], tries)
            self.assertEqual(len(stage[who]["goals"]), 3)
            for goal in stage[who]["goals"]:
                self.assertTrue(0 <= goal["rate"] <= 100 and 0 <= goal["error"] < 12, goal)
        self.assertEqual(result.stdout, lab(*command).stdout)
        text = lab("montargis", "--tries", 20).stdout.splitlines()
        self.assertEqual([line.split()[:3] for line in text],
                         [["montargis", "out", who] for who in ("new", "seasoned", "strong")])

    def test_what_the_lab_cannot_judge_has_no_rate(self):
        (stage,) = json.loads(lab("nevers", "back", "--tries", 9, "--json").stdout)["stages"]
        self.assertEqual(stage["way"], "back")
        self.assertIsNone(stage["new"]["goals"][2])
        self.assertNotIn("strong", stage)  # a tenth of nine tries is none

    def test_twelve_deals_are_found_among_many(self):
        result = lab("--pick", "fontainebleau", "--seeds", 640, "--from", 5000)
        self.assertEqual(result.returncode, 0, result.stderr)
        last = result.stdout.splitlines()[-1]
        deals = [int(word) for word in last[last.index("{") + 1:last.index("}")].split(",")]
        self.assertEqual((len(deals), len(set(deals))), (12, 12))
        self.assertTrue(all(5000 <= deal < 5640 for deal in deals), deals)
        self.assertEqual([int(row.split()[0]) for row in result.stdout.splitlines()[:12]], deals)

    def test_too_few_deals_are_told(self):
        result = lab("--pick", "nevers", "--seeds", 12)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"only \d+ deals are inside")

    def test_misuse_is_told(self):
        for wrong in (("nowhere",), ("nevers", "up"), ("back",), ("--pick",), ("--pick", "montargis"), ("--tries", 0),
                      ("nevers", "--tries"), ("--from", "x"), ("--pick", "nevers", "--seeds", 3)):
            result = lab(*wrong)
            self.assertEqual((result.returncode, result.stdout), (2, ""), wrong)
            self.assertTrue(result.stderr, wrong)


class Replay(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "try.journal"
        self.text = (GOLDEN / "journey.journal").read_text(encoding="utf-8")

    def replay(self, old, new):
        self.assertIn(old, self.text)
        self.path.write_text(self.text.replace(old, new), encoding="utf-8")
        return subprocess.run([LAB, "replay", self.path], capture_output=True, text=True, encoding="utf-8", check=False)

    def test_a_try_has_the_deal_of_its_stage(self):
        result = self.replay("for journey", "for journey")
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_a_try_that_differs_from_its_stage_is_told(self):
        for new, word in (("for journey montargis 4", "seed"), ("for journey montargis 12", "for"),
                          ("for journey nevers 3", "game")):
            result = self.replay("for journey montargis 3", new)
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            name = new.removeprefix("for journey ")
            self.assertIn(f'not the deal of the stage "{name}": its "{word}" is another', result.stderr)

    def test_a_try_of_a_stage_of_another_version_is_replayed(self):
        result = self.replay("for journey montargis 3", "for journey san_remo 3")
        self.assertEqual(result.returncode, 0)
        self.assertIn('this version has no stage "san_remo 3"', result.stderr)
        self.assertIn("sheet 1", result.stdout)


if __name__ == "__main__":
    LAB, TRIES = sys.argv.pop(1), int(sys.argv.pop(1))
    unittest.main()
