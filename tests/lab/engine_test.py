#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The engine from outside, as another program talks with it. Argument: the lab's program."""
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "docs/engine.md"
LAB = ""

EXAMPLE = ("position goal=700 deck=57 phase=play first=me hand=25,100,go,stop,spare-tire,repairs,200 me.battle=go "
           "me.speed=none me.safeties=extra-tank!,driving-ace me.miles=25,100,100 me.total=1200 op.battle=stop "
           "op.speed=speed-limit op.hand=6 op.safeties=- op.miles=75 op.total=900 gone=25,25,go,stop fresh=none")
INFO = re.compile(r'info move="([a-z0-9 -]+)" win=(\d\.\d\d\d) points=([+-]\d+) visits=(\d+)')
ALL_SAFE = "op.safeties=extra-tank,puncture-proof,driving-ace,right-of-way"

# Positions of every phase, and the moves that there are.
PHASES = {
    "phase=draw deck=89 hand=25,100,go,stop,spare-tire,repairs": {"draw"},
    "phase=draw deck=40 hand=25,stop,go,right-of-way,50,50 me.battle=stop gone=go fresh=battle":
        {"draw", "play right-of-way"},
    "phase=draw deck=40 hand=25,stop,go,right-of-way,50,50 me.speed=speed-limit fresh=speed":
        {"draw", "play right-of-way"},
    "phase=play deck=88 hand=25,stop,go,extra-tank,50,50,100":
        {"play go", "play extra-tank", "discard 25", "discard 50", "discard 100", "discard stop", "discard go"},
    "phase=play deck=30 hand=25,stop,speed-limit,200,50,50,100 me.battle=go op.battle=go goal=1000 op.miles=200,200,100,100,100,25":
        {"play 25", "play stop", "play speed-limit", "play 200", "play 50", "play 100", "discard 25", "discard stop",
         "discard speed-limit", "discard 200", "discard 50", "discard 100"},
    "phase=extend deck=20 hand=25,stop,go,extra-tank,50,50 me.battle=go me.miles=200,200,100,100,100":
        {"extend", "finish"},
    "phase=play deck=0 hand=25,go me.battle=go op.hand=2 " + ALL_SAFE: {"play 25", "discard 25", "discard go"},
    "phase=play deck=0 hand=right-of-way,go me.battle=stop fresh=battle op.hand=5 gone=go": 
        {"play right-of-way", "play go", "discard go"},
}

# The same at other seatings and by other rules.
SEATINGS = {
    "seats=3 coup=at_once phase=answer attacker=seat1 deck=60 hand=25,50,go,driving-ace,75,100 me.battle=accident fresh=battle gone=go":
        {"play driving-ace", "pass"},
    "seats=3 coup=at_once phase=answer attacker=seat1 deck=60 hand=25,50,go,75,75,100 me.battle=accident fresh=battle gone=go": {"pass"},
    "seats=4 phase=play deck=60 hand=25,25,25,50,50,50,stop op1.battle=go op3.battle=go op2.total=1000":
        {"play stop on op1", "play stop on op3", "discard 25", "discard 50", "discard stop"},
    "seats=4 sides=2 cards=106 trip=1000 extension=off phase=play deck=60 hand=25,25,25,50,50,50,stop me.battle=go "
    "me.miles=200,200,100,100,100 op.battle=go": {"play 25", "play 50", "play stop", "discard 25", "discard 50", "discard stop"},
    "seats=6 sides=3 cards=106 phase=extend deck=20 hand=25,50,go,75,75,100 me.battle=go me.miles=200,200,100,100,100": {"extend", "finish"},
    "seats=6 sides=3 cards=106 phase=play deck=0 hand=25,50 hands=1,0,2,1,0 me.battle=go": {"play 25", "play 50", "discard 25", "discard 50"},
    "phase=play deck=50 hand=25,25,25,50,50,50,stop op.battle=accident gone=go hazard_on=any discard=forced": {"play stop"},
    "phase=play deck=50 hand=200,25,25,50,50,50,100 me.battle=repairs me.miles=200,200,200 gone=go,accident after_cure=drive racers=any "
    "finish=over discard=forced": {"play 200", "play 25", "play 50", "play 100"},
}


class Engine:
    """A conversation. It is only told what it is told: no file, no session."""

    def __init__(self):
        self.process = subprocess.Popen([LAB, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.answers = self.process.stdout

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.process.stdin.close()
        self.process.wait()
        self.answers.close()

    def send(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else line.encode() + b"\n")

    def read(self):
        line = b""
        while not line.endswith(b"\n"):
            byte = self.answers.read(1)
            if not byte:
                break
            line += byte
        return line.decode("ascii").rstrip("\n")

    def tell(self, line):
        """Sends a line; returns its answers. The greeting that is asked for behind it shows where they end."""
        self.send(line)
        self.send("mille 1")
        answers = []
        while True:
            answer = self.read()
            if not answer or answer.startswith("mille 1 "):
                return answers
            answers.append(answer)

    def levels(self):
        self.send("mille 1")
        return self.read().split(" levels ")[1].split(",")


def run(text):
    """A whole conversation at once, from a file that ends."""
    data = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run([LAB, "engine"], input=data, capture_output=True, check=False)
    return done.returncode, done.stdout.decode("ascii").splitlines(), done.stderr


class EngineTest(unittest.TestCase):
    def expect_verdict(self, answers, moves=None):
        """Info lines, the best first, and the best move behind them; returns the info lines' fields."""
        infos = [INFO.fullmatch(answer) for answer in answers[:-1]]
        self.assertTrue(all(infos), answers)
        self.assertEqual(answers[-1], "best " + infos[0].group(1))
        self.assertEqual(len({info.group(1) for info in infos}), len(infos))
        if moves:
            self.assertEqual({info.group(1) for info in infos}, moves)
        for info in infos:
            self.assertTrue(0 <= float(info.group(2)) <= 1, info.group())
        return infos

    def test_the_documented_conversations_are_held(self):
        """Every block of docs/engine.md with lines > and <: what numbers are is left open."""
        blocks = [block for block in re.findall(r"```\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)
                  if re.search("^> ", block, re.M)]
        self.assertGreaterEqual(len(blocks), 3)
        for block in blocks:
            asked = "".join(line[2:] + "\n" for line in block.splitlines() if line.startswith("> "))
            wanted = [line[2:] for line in block.splitlines() if line.startswith("< ")]
            code, said, complaint = run(asked)
            self.assertEqual((code, complaint), (0, b""))
            self.assertEqual([kind_of(line) for line in said], [kind_of(line) for line in wanted])

    def test_the_documented_program_runs(self):
        program = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S).group(1)
        self.assertIn('"route-mille-lab"', program)
        done = subprocess.run([sys.executable, "-B", "-c", program.replace('"route-mille-lab"', repr(LAB))],
                              capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"^(play|discard) [a-z0-9-]+\n$")

    def test_each_answer_comes_at_once(self):
        with Engine() as engine:
            engine.send("mille 1")
            self.assertRegex(engine.read(), r"^mille 1 route-mille \d+\.\d+\.\d+ levels [a-z]+(,[a-z]+)*$")
            self.assertEqual(engine.tell(EXAMPLE), [])
            self.expect_verdict(engine.tell("go level=ace iterations=2000 seed=7"))
            engine.send("quit")
            self.assertEqual(engine.read(), "")
            self.assertEqual(engine.process.wait(), 0)

    def test_each_phase_is_weighed_by_every_level(self):
        with Engine() as engine:
            levels = engine.levels()
            self.assertIn("ace", levels)
            self.assertNotIn("random", levels)
            for position, moves in PHASES.items():
                self.assertEqual(engine.tell("position " + position), [])
                for level in levels:
                    answers = engine.tell(f"go level={level} iterations=500 seed=3")
                    self.assertIn(answers[-1].removeprefix("best "), moves)
                    if level == "ace":
                        self.expect_verdict(answers, moves)
                    else:
                        self.assertEqual(len(answers), 1)

    def test_each_seating_and_option_is_spoken_of_to_every_level(self):
        with Engine() as engine:
            for position, moves in SEATINGS.items():
                self.assertEqual(engine.tell("position " + position), [], position)
                for level in engine.levels():
                    answers = engine.tell(f"go level={level} iterations=500 seed=3")
                    self.assertIn(answers[-1].removeprefix("best "), moves, position)
                    infos = [INFO.fullmatch(answer) for answer in answers[:-1]]
                    self.assertTrue(all(info and info.group(1) in moves for info in infos), answers)

    def test_the_same_seed_and_iterations_give_the_same_answer(self):
        with Engine() as first, Engine() as second:
            answers = []
            for engine in (first, second):
                engine.tell(EXAMPLE)
                answers.append(engine.tell("go level=ace iterations=3000 seed=18446744073709551615"))
            self.assertEqual(answers[0], answers[1])
            self.assertEqual(first.tell("go seed=18446744073709551615 iterations=3000"), answers[0])
            self.assertNotEqual(first.tell("go level=ace iterations=3000 seed=8"), answers[0])

    def test_dominoes_are_spoken_of_when_they_are_named(self):
        line = "position phase=play me=1 first=1 log=66,62n,63s,33s hand=42,65,55,41,10,00 totals=0,0,0,0 target=250"
        go = "go iterations=80 seed=7"
        code, said, complaint = run("\n".join([
            "bones 2", "bones 1", go, "position deck=89", line, go, go, "go level=ace", "go level=baker", "go level=postman",
            "go level=patronne", "position phase=name me=2 hand=66,55,54,53,10,11,00", "go level=marius iterations=40",
            "position phase=lead me=2 opens=66 hand=66,55,54,53,10,11,00", "go", "mille 1", "go", "quit"]) + "\n")
        self.assertEqual((code, complaint), (0, b""))
        self.assertEqual(said[0], "error bones: the protocol is 1")
        self.assertRegex(said[1], r"^bones 1 route-mille \d+\.\d+\.\d+ levels postman,baker,patronne,marius$")
        self.assertEqual(said[2:4], ["error go: no position yet", "error position: a field that a position does not have"])
        info = re.compile(r'info move="(play \d\d [nsew])" win=\d\.\d\d\d points=[+-]\d+\.\d visits=\d+')
        first = said[4:said.index(next(word for word in said if word.startswith("best")))]
        self.assertTrue(all(info.fullmatch(word) for word in first), first)
        moves = {info.fullmatch(word).group(1) for word in first}
        self.assertEqual(len(moves), len(first))
        self.assertEqual(said[4 + len(first)], "best " + info.fullmatch(first[0]).group(1))
        rest = said[5 + len(first):]
        self.assertEqual(rest[:len(first) + 1], said[4:5 + len(first)])  # the same seed, the same answer
        rest = rest[len(first) + 1:]
        self.assertEqual(rest[0], "error go: no such level")
        for word in rest[1:4]:
            self.assertIn(word.removeprefix("best "), moves)
        self.assertEqual(sum(word.startswith('info move="name ') for word in rest), 7)
        self.assertEqual(rest[-3], "best play 66")
        self.assertRegex(rest[-2], "^mille 1 ")
        self.assertEqual(rest[-1], "error go: no position yet")

    def test_a_clock_or_stop_ends_the_thinking(self):
        with Engine() as engine:
            engine.tell(EXAMPLE)
            self.expect_verdict(engine.tell("go level=ace ms=20"))
            self.expect_verdict(engine.tell("go ms=20 iterations=1000000 seed=2"))
            engine.send("go level=ace ms=86400000")
            self.expect_verdict(engine.tell("stop"))
            self.assertEqual(engine.tell("stop"), [])

    def test_wrong_lines_are_answered_and_change_nothing(self):
        wrong = {
            "hello": "error no such command: mille, cubes, bones, position, go, stop, quit",
            "Mille 1": "error no such command: mille, cubes, bones, position, go, stop, quit",
            "mille": "error mille: the protocol is 1",
            "mille 2": "error mille: the protocol is 1",
            "position": "error position: deck: missing",
            "position deck=89 phase=draw hand=25,joker": 'error position: hand: "joker" is not a card',
            "position deck=89 phase=draw hand=25,25,25,25,25,25 gone=25,25,25,25,25":
                "error position: 25: 11 in the line, 10 in the deck",
            "position startpos": 'error position: no field is called "startpos"',
            "go level": "error go: takes level=NAME iterations=N ms=N seed=N",
            "go depth=3": "error go: takes level=NAME iterations=N ms=N seed=N",
            "go level=random": "error go: no such level",
            "go level=chauffeur": "error go: no such level",
            "go seed=1 seed=1": "error go: seed given twice",
            "go seed=": "error go: seed is not a number in range",
            "go seed=-1": "error go: seed is not a number in range",
            "go seed=18446744073709551616": "error go: seed is not a number in range",
            "go iterations=0": "error go: iterations is not a number in range",
            "go iterations=4294967296": "error go: iterations is not a number in range",
            "go ms=0": "error go: ms is not a number in range",
            "go ms=1s": "error go: ms is not a number in range",
            "quit now": "error quit: takes nothing",
            "stop it": "error stop: takes nothing",
        }
        with Engine() as engine:
            self.assertEqual(engine.tell("go"), ["error go: no position yet"])
            engine.tell(EXAMPLE)
            before = engine.tell("go iterations=500 seed=1")
            for line, answer in wrong.items():
                self.assertEqual(engine.tell(line), [answer])
            self.assertEqual(engine.tell("go iterations=500 seed=1"), before)

    def test_lines_of_every_kind_are_borne(self):
        with Engine() as engine:
            for nothing in ("", "   ", "\t", "\r"):
                self.assertEqual(engine.tell(nothing), [])
            self.assertEqual(engine.tell("\t " + EXAMPLE.replace(" ", "  ") + " \r"), [])
            before = engine.tell("go level=ace iterations=500 seed=1")
            self.expect_verdict(before)
            self.assertEqual(engine.tell("x" * 4097), ["error a line has at most 4096 bytes"])
            self.assertEqual(engine.tell("x" * 100000), ["error a line has at most 4096 bytes"])
            self.assertEqual(engine.tell(" " * 4080 + "mille 2"), ["error mille: the protocol is 1"])
            self.assertEqual(engine.tell(b"go\0 level=ace\n"), ["error a line holds no NUL bytes"])
            self.assertEqual(engine.tell(b"\xff\xfe\x1b[2J\n"), ["error no such command: mille, cubes, bones, position, go, stop, quit"])
            self.assertEqual(engine.tell(b"position \xc3\xa9\x1b=1\n"), ['error position: no field is called "???"'])
            self.assertEqual(engine.tell("go level=ace iterations=500 seed=1"), before)

    def test_the_end_of_the_input_is_the_end(self):
        self.assertEqual(run(""), (0, [], b""))
        code, said, _ = run(EXAMPLE + "\r\ngo level=regular seed=1")  # the last line need not end
        self.assertEqual((code, len(said)), (0, 1))
        self.assertRegex(said[0], "^best play ")
        self.assertEqual(run("x" * 5000)[1], ["error a line has at most 4096 bytes"])
        self.assertEqual(run("quit\nhello\n")[1], [])

    @unittest.skipUnless(os.path.exists("/dev/full"), "no device that is always full")
    def test_an_output_that_takes_nothing_is_a_failure(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([LAB, "engine"], input=b"mille 1\n" * 10, stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 1)

    def test_arguments_are_misuse(self):
        done = subprocess.run([LAB, "engine", "fast"], capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertTrue(done.stderr)


def kind_of(line):
    """A line of the engine without what depends on version and figures."""
    if line.startswith("mille 1 "):
        return "mille 1 route-mille"
    return re.sub(r'(?<=info ).*|(?<=best ).*', "...", line)


if __name__ == "__main__":
    LAB = sys.argv.pop(1)
    unittest.main()
