#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The lab's program from outside: what it prints, and how it complains. Argument: the program."""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
GOLDEN = TESTS / "golden"
GAMES = TESTS.parent / "src/games"
LAB = ""


def lab(*arguments):
    return subprocess.run([LAB, *map(str, arguments)], capture_output=True, text=True, encoding="utf-8", check=False)


class Lab(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name) / "game.journal"

    def test_a_replay_tells_the_golden_events(self):
        journals = sorted(GOLDEN.glob("*.journal"))
        self.assertGreaterEqual(len(journals), 6)
        for journal in journals:
            result = lab("replay", journal, "--events")
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertEqual(result.stdout, journal.with_suffix(".events").read_text(encoding="utf-8"))

    def test_a_replay_without_events_shows_the_score_sheets(self):
        result = lab("replay", GOLDEN / "regular_game.journal")
        self.assertEqual(result.returncode, 0)
        self.assertIn("sheet 1\nmiles", result.stdout)
        self.assertIn("games won", result.stdout)

    def test_a_damaged_journal_is_named_with_line_and_reason(self):
        lines = (GOLDEN / "regular_game.journal").read_text(encoding="utf-8").splitlines(keepends=True)
        lines[19] = "0 fly\n"
        damaged = "".join(lines)
        self.path.write_text(damaged, encoding="utf-8")
        result = lab("replay", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, "")
        self.assertEqual(result.stderr, f'{self.path}:20: “fly” is not a move\n')
        self.assertEqual(self.path.read_text(encoding="utf-8"), damaged)

    def test_a_journal_that_is_cut_short_is_named_without_a_line(self):
        self.path.write_text("".join((GOLDEN / "null.journal").read_text(encoding="utf-8").splitlines(True)[:12]),
                             encoding="utf-8")
        result = lab("replay", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"game\.journal: .*cut short")

    def test_a_missing_file_is_named(self):
        result = lab("replay", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith(f"{self.path}: "))

    def test_what_never_ends_is_not_read_for_ever(self):
        result = lab("replay", "/dev/zero")
        self.assertEqual((result.returncode, result.stderr), (1, "/dev/zero: longer than 64 MB: this is no journal\n"))
        with open(self.path, "wb") as file:
            file.truncate(1 << 30)
        result = lab("review", self.path)
        self.assertEqual((result.returncode, result.stderr), (1, f"{self.path}: longer than 64 MB: this is no journal\n"))

    def test_a_score_file_of_dice_is_ranked_as_text_and_as_json(self):
        scores = TESTS / "fuzz/corpus/cubes_scores/more"
        done = lab("cubes", "rank", scores, "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        ranking = json.loads(done.stdout)
        self.assertEqual([(row["player"], row["name"], row["rating"]) for row in ranking["with_others"]],
                         [("person", "Marie", 583), ("postman", "", 583), ("person", "Anne Marie", 500),
                          ("engineer", "", 417), ("person", "Marc", 417)])
        self.assertEqual([(row["name"], row["turns"]) for row in ranking["alone_blitz"]], [("Léa", 19.0)])
        self.assertEqual(ranking["alone"], [])
        text = lab("cubes", "rank", scores).stdout
        self.assertRegex(text, r"with others\nrank +player +name +games")
        self.assertRegex(text, r"1 +person +Marie +1 +1 +0 +583")
        self.path.write_text(scores.read_text(encoding="utf-8") + "torn\n", encoding="utf-8")
        done = lab("cubes", "rank", self.path)
        self.assertEqual((done.returncode, done.stderr), (0, f"{self.path}: 1 lines are no rows of whole games\n"))
        self.path.write_text("route-mille cubes-scores 2\n", encoding="utf-8")
        self.assertEqual(lab("cubes", "rank", self.path).returncode, 1)

    def test_players_of_dice_play_each_other_and_a_better_one_gains(self):
        done = lab("cubes", "play", "engineer", "apprentice", "--games", 60, "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        engineer, apprentice = json.loads(done.stdout)["players"]
        self.assertEqual(engineer["won"] + apprentice["won"], 60)
        self.assertGreater(engineer["rate"], 0.5)
        self.assertEqual(done.stdout, lab("cubes", "play", "engineer", "apprentice", "--games", 60, "--json").stdout)
        gain = json.loads(lab("cubes", "play", "patronne", "apprentice", "apprentice", "--gain", "--games", 200, "--json").stdout)
        self.assertGreater(gain["gain"], 0)
        done = lab("cubes", "play", "postman", "--games", 1, "--seed", 7, "--save", self.path)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(lab("replay", self.path).returncode, 0)
        self.assertEqual(lab("cubes", "play", "nobody").returncode, 2)
        self.assertEqual(lab("cubes", "play").returncode, 2)

    def test_the_margin_among_several_is_measured_without_the_luck_of_the_dice(self):
        coarse = ("--step", 60, "--json")
        level = json.loads(lab("cubes", "margin", 3, "--level", "--games", 3, *coarse).stdout)
        self.assertAlmostEqual(level["margin"], 0, 4)  # nobody is better, whatever fell
        self.assertAlmostEqual(level["margin_error"], 0, 4)
        done = lab("cubes", "margin", 3, "--games", 3, *coarse)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertNotEqual(json.loads(done.stdout)["margin"], 0)
        self.assertEqual(done.stdout, lab("cubes", "margin", 3, "--games", 3, *coarse).stdout)
        for wrong in ((), (2,), (7,), (3, "--games"), (3, "--nothing")):
            self.assertEqual(lab("cubes", "margin", *wrong).returncode, 2)

    def test_a_game_of_dice_shows_where_everybody_stands(self):
        done = lab("cubes", "stat", GOLDEN / "cubes_six.journal", "--json")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        status = json.loads(done.stdout)
        self.assertEqual(len(status["seats"]), 6)
        self.assertIn("on_board", status["seats"][0])
        text = lab("cubes", "stat", GOLDEN / "cubes_six.journal").stdout
        self.assertRegex(text, r"(Standard|Blitz) to \d+, ")
        self.assertEqual(lab("cubes", "stat", GOLDEN / "null.journal").returncode, 1)
        self.assertEqual(lab("cubes", "stat").returncode, 2)
        self.assertEqual(lab("cubes").returncode, 2)

    def test_control_characters_of_strangers_are_never_printed(self):
        evil = "\033]0;owned\a\x9b31m\nnext"
        named = Path(self.folder.name) / evil
        for name, content in (("seed", f"route-mille journal 1\ngame mille\nseed {evil}\n"), ("game", f"route-mille journal 1\ngame {evil}\n")):
            for path in (named, self.path):
                path.write_text(content, encoding="utf-8")
                result = lab("replay", path)
                self.assertEqual(result.returncode, 1, name)
                self.assertNotRegex(result.stdout + result.stderr, "[\0-\x09\x0b-\x1f\x7f-\x9f]")
                self.assertEqual(result.stderr.count("\n"), 1)
        for arguments in ((evil,), ("replay", evil), ("selfplay", evil, "regular"), ("review", "--" + evil), ("bench", "--seconds", evil)):
            result = lab(*arguments)
            self.assertNotEqual(result.returncode, 0)
            self.assertNotRegex(result.stdout + result.stderr, "[\0-\x09\x0b-\x1f\x7f-\x9f]")
        done = subprocess.run([LAB, "engine"], input=f"mille {evil}\nposition {evil}\ngo {evil}\ngo level={evil}\nquit\n", capture_output=True, text=True,
                              encoding="utf-8", check=False)
        self.assertNotRegex(done.stdout + done.stderr, "[\0-\x09\x0b-\x1f\x7f-\x9f]")

    def test_a_deal_of_the_day_has_seed_cards_and_par(self):
        result = lab("daily", "2026-11-23", "road", "--json")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        deal = json.loads(result.stdout)
        self.assertEqual((deal["date"], deal["table"], deal["seed"]), ("2026-11-23", "road", 4736785211854488687))
        self.assertEqual(deal["rival"], "sunday")
        self.assertEqual(len(deal["hand"] + deal["rivals"] + deal["deck"]), 101)
        self.assertEqual(deal["house"], {"sunday": 100, "regular": -350, "rally": 600, "ace": -725})
        self.assertEqual(deal["par"], -94)
        text = lab("daily", "2026-11-23", "road").stdout.splitlines()
        self.assertEqual([line.split()[0] for line in text], ["date", "table", "seed", "rival", "hand", "rivals", "deck",
                                                              "sunday", "regular", "rally", "ace", "par"])
        self.assertEqual(text[-1].split(), ["par", "-94"])
        self.assertEqual(text[4].split()[1:], deal["hand"])

    def test_the_other_tables_have_a_deal_of_the_day(self):
        dice = json.loads(lab("daily", "2026-11-22", "dice", "--json").stdout)
        self.assertEqual((dice["table"], dice["seed"]), ("dice", 3042311803404395325))
        self.assertEqual((len(dice["dice"]), dice["dice"][:3]), (20, ["41265", "31433", "54621"]))
        self.assertEqual(dice["house"], {"apprentice": 28, "postman": 15, "patronne": 18, "engineer": 18})
        self.assertEqual(dice["par"], 20)
        dominoes = json.loads(lab("daily", "2026-11-22", "dominoes", "--json").stdout)
        self.assertEqual((dominoes["table"], dominoes["seed"]), ("dominoes", 7949948430431150197))
        self.assertEqual(dominoes["against"], ["baker", "postman", "patronne"])
        self.assertEqual(dominoes["hand"], ["1-1", "2-1", "4-2", "4-3", "5-4", "5-5", "6-6"])
        self.assertEqual(dominoes["house"], {"baker": 105, "postman": 160, "patronne": 180, "marius": 200})
        self.assertEqual(dominoes["par"], 161)
        text = lab("daily", "2026-11-22", "dominoes").stdout.splitlines()
        self.assertEqual(text[-1].split(), ["par", "161"])

    def test_a_journal_that_is_not_its_days_deal_is_told(self):
        text = (GOLDEN / "day.journal").read_text(encoding="utf-8")
        self.path.write_text(text.replace("for day 2026-11-24", "for day 2026-11-25"), encoding="utf-8")
        result = lab("replay", self.path)
        self.assertEqual(result.returncode, 1)
        self.assertIn('not the deal of 2026-11-25: its "seed" is another', result.stderr)

    def test_a_friends_try_at_any_table_is_checked(self):
        dice = (GOLDEN / "cubes_day.journal").read_text(encoding="utf-8")
        dice = dice.replace("journal 1\n", "journal 2\n").replace("sides 1\n", "sides 1\nfor day 2026-11-22\n")
        dominoes = (GOLDEN / "bones_day.journal").read_text(encoding="utf-8")
        for text in (dice, dominoes):
            self.path.write_text(text, encoding="utf-8")
            result = lab("replay", self.path)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.path.write_text(text.replace("for day 2026-11-22", "for day 2026-11-23"), encoding="utf-8")
            result = lab("replay", self.path)
            self.assertEqual(result.returncode, 1)
            self.assertIn('not the deal of 2026-11-23: its "seed" is another', result.stderr)

    def test_players_meet_on_both_seats(self):
        result = lab("selfplay", "regular", "random", "--games", 20, "--seed", 3, "--json", "--save", self.path)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        table = json.loads(result.stdout)
        self.assertEqual((table["unit"], table["matches"], table["seed"]), ("game", 20, 3))
        self.assertEqual([player["name"] for player in table["players"]], ["regular", "random"])
        self.assertEqual(sum(player["won"] for player in table["players"]) + table["undecided"], 20)
        self.assertGreaterEqual(table["players"][0]["rate"], 0.9)
        self.assertEqual(lab("replay", self.path).returncode, 0)

    def test_players_of_any_game_meet_on_every_seat(self):
        matches = {"cubes": ("engineer", "apprentice"), "bones": ("baker", "random"), "null": ("careful", "random"),
                   "mille": ("regular", "sunday", "random")}
        for game, players in matches.items():
            command = ("selfplay", game, *players, "--games", 21, "--seed", 5, "--json", "--save", self.path)
            result = lab(*command)
            self.assertEqual((result.returncode, result.stderr), (0, ""), game)
            table = json.loads(result.stdout)
            seats = len(table["players"])
            self.assertEqual((table["game"], table["games"] % seats, table["games"] // 21), (game, 0, 1))
            self.assertEqual(seats, {"bones": 4}.get(game, len(players)))
            self.assertEqual([each["name"] for each in table["players"]], [*players, *players[-1:] * (seats - len(players))])
            self.assertAlmostEqual(sum(each["won"] for each in table["players"]) + table["undecided"], table["games"], delta=0.5)
            self.assertGreater(table["players"][0]["rate"], table["players"][-1]["rate"], game)
            self.assertEqual(result.stdout, lab(*command).stdout)
            self.assertEqual(lab("replay", self.path).returncode, 0)
        six = json.loads(lab("selfplay", "cubes", "postman", "--seats", 6, "--games", 6, "--option", "game", "blitz", "--json").stdout)
        self.assertEqual([each["name"] for each in six["players"]], ["postman"] * 6)

    def test_the_road_is_played_at_every_seating_by_every_rule_set(self):
        for seats, sides in ((2, 2), (3, 3), (4, 4), (4, 2), (6, 3)):
            for rules in ("mille", "parker", "dujardin", "us2010", "family"):
                result = lab("selfplay", "mille", "regular", "random", "--seats", seats, "--sides", sides, "--rules", rules,
                             "--option", "length=hand", "--games", 12, "--json", "--save", self.path)
                self.assertEqual((result.returncode, result.stderr), (0, ""), (seats, sides, rules))
                players = json.loads(result.stdout)["players"]
                self.assertEqual([each["name"] for each in players], ["regular"] + ["random"] * (seats - 1))
                self.assertEqual(lab("replay", self.path).returncode, 0)
                journal = self.path.read_text(encoding="utf-8")
                self.assertIn(f"sides {sides}\n", journal)
                self.assertIn("option length hand\n", journal)
                self.assertEqual("option coup at_once\n" in journal, seats > 2 or rules in ("parker", "dujardin"))

    def test_partners_win_together(self):
        table = json.loads(lab("selfplay", "mille", "regular", "random", "regular", "random", "--sides", 2, "--games", 40,
                               "--option", "length=hand", "--json").stdout)
        won = [each["won"] for each in table["players"]]
        self.assertEqual((won[0], won[1]), (won[2], won[3]))
        self.assertEqual(won[0] + won[1] + table["undecided"], 40)
        self.assertGreater(won[0], won[1])

    def test_what_cannot_be_played_is_refused_with_its_reason(self):
        reasons = {
            ("mille", "regular", "--seats", 5): "5/5 do not play mille; seats and sides are 2/2, 3/3, 4/4, 4/2, 6/3",
            ("mille", "regular", "--seats", 6, "--sides", 2): "6/2 do not play mille",
            ("mille", "regular", "--seats", 6, "--sides", 6): "6/6 do not play mille",
            ("mille", *["regular"] * 4, "--seats", 3): "4 players for 3 seats",
            ("regular", "regular", "--rules", "modern"): "mille has no rule set modern",
            ("mille", "regular", "--seats", 4, "--rules", "modern"): "mille has no rule set modern",
            ("cubes", "postman", "--rules", "mille"): "cubes has no rule set mille",
            ("regular", "regular", "--option", "goal=800"): "mille has no option goal 800",
            ("regular", "regular", "--option", "karma=on"): "mille has no option karma on",
        }
        for arguments, reason in reasons.items():
            result = lab("selfplay", *arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertIn(reason, result.stderr)

    def test_a_plain_searcher_sits_in_the_lab_alone(self):
        matches = {"mille": ("plain:60", "random"), "cubes": ("plain:2", "apprentice"), "bones": ("plain:10", "baker")}
        for game, players in matches.items():
            command = ("selfplay", game, *players, "--games", 4, "--seed", 5, "--json")
            result = lab(*command)
            self.assertEqual((result.returncode, result.stderr), (0, ""), game)
            self.assertEqual(result.stdout, lab(*command).stdout)
            result = lab(*command, "--save", self.path)
            self.assertEqual(result.returncode, 2)
            self.assertIn("sits in the lab alone", result.stderr)
        self.assertEqual(lab("selfplay", "null", "plain", "--games", 1).returncode, 2)

    def test_the_road_is_the_game_that_need_not_be_named(self):
        match = ("regular", "sunday", "--games", 4)
        self.assertEqual(lab("selfplay", "mille", *match).stdout, lab("selfplay", *match).stdout)

    def test_a_game_that_does_not_end_is_told(self):
        result = lab("selfplay", "bones", "random", "--option", "target", "none", "--games", 1)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("bones does not end", result.stderr)

    def test_the_same_seed_gives_the_same_table(self):
        first, second = (lab("selfplay", "random", "regular", "--hands", 50, "--seed", 9) for _ in range(2))
        self.assertEqual(first.stdout, second.stdout)
        self.assertNotEqual(first.stdout, lab("selfplay", "random", "regular", "--hands", 50, "--seed", 10).stdout)

    def test_what_choices_gain_is_known_without_the_luck(self):
        """The regular wins 39 of 100 games against the quick player, and half against itself: its choices cost 11."""
        matches = ("regular", "regular", "--games", 200, "--gain", 10, "--json")
        whole, shared = (json.loads(lab("selfplay", *matches, "--jobs", jobs).stdout) for jobs in (1, 2))
        self.assertAlmostEqual(whole["gain"], -0.11, delta=0.05)
        self.assertLess(whole["gain_error"], 0.05)
        self.assertAlmostEqual(whole["gain"], shared["gain"], delta=0.0001)
        self.assertNotIn("gain", json.loads(lab("selfplay", "regular", "regular", "--games", 2, "--json").stdout))

    def test_rule_options_are_kept(self):
        result = lab("selfplay", "regular", "regular", "--hands", 2, "--option", "extension", "off", "--option",
                     "deck_end", "empty_hands", "--save", self.path)
        self.assertEqual(result.returncode, 0)
        self.assertIn("option extension off\noption deck_end empty_hands\n", self.path.read_text(encoding="utf-8"))
        result = lab("selfplay", "regular", "regular", "--hands", 2, "--rules", "family", "--option", "racers=two", "--save", self.path)
        self.assertEqual(result.returncode, 0)
        self.assertIn("option deck_end reshuffle\noption after_cure drive\noption hazard_on any\nseat", self.path.read_text(encoding="utf-8"))

    def review(self, *arguments):
        result = lab("review", GOLDEN / "regular_game.journal", "--iterations", 8, *arguments)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout

    def test_a_review_tells_choices_losses_and_luck(self):
        lines = self.review().splitlines()
        self.assertTrue(lines[0].startswith("seat 0, "))
        self.assertEqual(lines[3].split(), ["move", "played", "best", "win", "loss", "mark", "luck"])
        self.assertRegex(lines[4], r"^ +\d+  \S.* +\d+\.\d\d%")
        self.assertRegex(lines[-1], r"^all hands: \d+ decisions, \d+\.\d\d% lost in each; \d+ doubtful, \d+ mistakes, "
                                    r"\d+ blunders; luck [-+]?\d+\.\d\d%: [a-z-]+$")

    def test_a_review_gives_the_same_figures_on_every_machine(self):
        """What the search or the quick players think may change: RENEW=1 writes the figures anew."""
        golden = GOLDEN / "review.txt"
        result = lab("review", GOLDEN / "deck_end_stuck.journal", "--all", "--iterations", 300)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        if os.environ.get("RENEW"):
            golden.write_text(result.stdout, encoding="utf-8")
        self.assertEqual(result.stdout, golden.read_text(encoding="utf-8"))

    def test_a_review_is_json_on_demand_that_adds_up(self):
        table = json.loads(self.review("--all", "--json"))
        self.assertEqual((table["iterations"], [seat["seat"] for seat in table["seats"]]), (8, [0, 1]))
        for seat in table["seats"]:
            entries = [entry for hand in seat["hands"] for entry in hand["entries"]]
            choices = [entry for entry in entries if entry["choices"] > 1]
            self.assertEqual(seat["decisions"], len(choices))
            self.assertEqual(seat["loss"], sum(entry["loss"] for entry in choices))
            self.assertEqual(seat["luck"], sum(entry["luck"] or 0 for entry in entries))
            self.assertEqual(seat["average"], (seat["loss"] + seat["decisions"] // 2) // seat["decisions"])
            for mark, name in (("doubtful", "doubtful"), ("mistake", "mistakes"), ("blunder", "blunders")):
                self.assertEqual(seat[name], sum(entry["mark"] == mark for entry in choices))
            for entry in entries:
                self.assertTrue(0 <= entry["win"] <= 1000000 and entry["loss"] >= 0, entry)
                self.assertEqual(entry["luck"] is None, not entry["drawn"])
                if entry["played"] == entry["best"]:
                    self.assertEqual(entry["loss"], 0)

    def test_a_review_is_the_same_each_time_and_for_the_seat_asked_for(self):
        self.assertEqual(self.review("--seat", 1), self.review("--seat", 1))
        both = self.review("--all")
        self.assertEqual(both, self.review("--seat", 0) + "\n" + self.review("--seat", 1))

    def test_the_road_is_reviewed_at_every_seating(self):
        for name, seats in (("three", 3), ("partners", 4)):
            result = lab("review", GOLDEN / f"{name}.journal", "--all", "--iterations", 8, "--json")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual([seat["seat"] for seat in json.loads(result.stdout)["seats"]], list(range(seats)))

    def test_another_game_is_not_reviewed(self):
        result = lab("review", GOLDEN / "null.journal")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("can be reviewed", result.stderr)

    def test_what_is_learnt_is_a_table_like_the_program_s_and_the_same_each_time(self):
        few = ("--fresh", "--rounds", 1, "--lessons", 600, "--playouts", 2)
        for command, size, table in (("tune", few, "mille/ai/linear_eval_weights"), ("net", few, "mille/ai/neural_eval_weights"),
                                     ("odds", ("--hands", 50), "mille/ai/belief_odds"),
                                     ("value", ("--samples", 3000), "mille/ai/value_weights"),
                                     ("equity", ("--hands", 50), "mille/ai/equity_table"),
                                     ("bones learn", ("--choices", 300), "bones/ai/learned_weights")):
            written = []
            for _ in range(2):
                result = lab(*command.split(), *size, "--out", self.path)
                self.assertEqual((result.returncode, result.stderr), (0, ""), command)
                written.append(self.path.read_text(encoding="utf-8"))
            self.assertEqual(written[0], written[1], command)
            self.assertTrue(written[0].startswith("# SPDX-License-Identifier: MIT\n# "), command)
            carried = (GAMES / f"{table}.txt").read_text(encoding="utf-8")
            self.assertEqual(*(re.sub(r"-?\d+", "0", text).splitlines() for text in (written[0], carried)), command)

    def test_a_bench_prints_json(self):
        result = lab("bench", "--seconds", 1)
        self.assertEqual(result.returncode, 0)
        figures = json.loads(result.stdout)
        for name in ("random_hands_per_second", "random_ns_per_move", "regular_moves_per_second",
                     "dice_random_games_per_second", "dice_engineer_moves_per_second"):
            self.assertGreater(figures[name], 0)

    def test_misuse_is_told(self):
        for arguments in ([], ["dance"], ["replay"], ["selfplay", "regular"], ["selfplay", "regular", "nobody"],
                          ["selfplay", "regular", "random", "--games", "0"],
                          ["selfplay", "regular", "random", "--games"], ["selfplay", "regular", "random", "--fast"],
                          ["selfplay", "regular", "random", "--option", "extension", "perhaps"],
                          ["selfplay", "regular", "random", "--gain", "10"],
                          ["selfplay", "regular", "rally", "--gain", "0"],
                          ["selfplay", "cubes"], ["selfplay", "cubes", "marius"], ["selfplay", "bones", "baker", "--seats", "3"],
                          ["selfplay", "bones", *["baker"] * 7], ["selfplay", "null", "careful", "--hands", "3"],
                          ["selfplay", "regular", "rally", "--hands", "2", "--gain", "10"],
                          ["bench", "--seconds", "x"], ["daily"], ["daily", "2026-02-29", "road"],
                          ["daily", "2026-11-22", "bridge"], ["daily", "2026-11-22", "road", "--loud"], ["replay", "a", "--loud"], ["review"],
                          ["review", "a", "b"], ["review", "a", "--seat", "6"], ["review", "a", "--iterations", "0"]):
            result = lab(*arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertTrue(result.stderr, arguments)

    def test_help_is_no_complaint(self):
        result = lab("help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for command in ("selfplay", "replay", "daily", "engine", "review", "bench"):
            self.assertIn(command, result.stdout)


if __name__ == "__main__":
    LAB = sys.argv.pop(1)
    unittest.main()
