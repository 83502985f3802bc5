#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The French catalogue: complete, of the same cards as the pictures, and set as French is set."""
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
NARROW, HARD = "\u202f", "\u00a0"


def unquoted(lines):
    return "".join(re.findall(r'"((?:\\.|[^"\\])*)"', lines)).replace('\\"', '"').replace("\\n", "\n")


def entries(path):
    """(message, [translations]) of a PO or POT file, without its header and what is obsolete; a context stands before its
    message as in a catalogue."""
    for block in path.read_text(encoding="utf-8").split("\n\n")[1:]:
        lines = "\n".join(line for line in block.splitlines() if not line.startswith("#"))
        found = re.match(r'(?:msgctxt (.*?)\n)?msgid (.*?)\n(?:msgid_plural .*?\n)?msgstr', lines, re.S)
        if found:
            context = unquoted(found.group(1)) + "\004" if found.group(1) else ""
            yield context + unquoted(found.group(2)), [unquoted(part) for part in re.split(r"^msgstr(?:\[\d\])? ", lines, flags=re.M)[1:]]


class French(unittest.TestCase):
    french = dict(entries(TREE / "po/fr.po"))

    def test_every_message_of_the_tree_has_its_translation(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([TREE / "po/update.sh", folder], check=True)
            wanted = [message for message, _ in entries(Path(folder) / "route-mille.pot")]
        self.assertGreater(len(wanted), 500)
        missing = [message for message in wanted if not all(self.french.get(message, [""]))]
        self.assertEqual(missing, [], "po/update.sh collects them, po/fr.po wants them")

    def test_nothing_is_left_in_doubt(self):
        text = (TREE / "po/fr.po").read_text(encoding="utf-8")
        self.assertNotRegex(text, r"(?m)^#,.*fuzzy")
        said = subprocess.run(["msgfmt", "--check", "--statistics", "--output-file=/dev/null", TREE / "po/fr.po"], check=True, capture_output=True, text=True)
        self.assertNotIn("untranslated", said.stderr)

    def test_signs_stand_as_in_french(self):
        for message, forms in self.french.items():
            for form in forms:
                # What a command line or a file says is no prose.
                prose = re.sub(r"%[%\d$.]*[a-z]", "0", form)
                self.assertNotRegex(prose, r" [;:!?»]|« ", f"a breaking space in {form!r}")
                self.assertNotIn("'", prose, f"a straight apostrophe in {form!r}")
                self.assertNotRegex(prose, r"\w[;!?](?:\s|$)", f"no space before the sign in {form!r}")
                self.assertEqual(form.count("«" + HARD), form.count("«"), form)
                self.assertEqual(form.count(HARD + "»"), form.count("»"), form)
                self.assertEqual(message.endswith(" "), form.endswith(" "), form)

    def test_figures_of_a_message_stand_in_its_translation(self):
        for message, forms in self.french.items():
            thousands = [number.replace(",", NARROW) for number in re.findall(r"(?<!\d)\d{1,3}(?:,\d{3})+", message)]
            for form in forms:
                self.assertNotRegex(form, r"[\x00-\x09\x0b-\x1f]", f"no text: {form!r}")
                self.assertEqual([number for number in thousands if number not in form], [], form)

    def test_what_is_said_at_the_tables_is_short(self):
        said = {message: forms[0] for message, forms in self.french.items() if message.startswith("voice.")}
        self.assertGreaterEqual(len(said), 600)
        for message, form in said.items():
            text = message.split("\004")[1]
            self.assertLessEqual(len(text), 60, text)
            self.assertLessEqual(len(form), 68, form)
            for line in (text, form):
                self.assertLessEqual(line.count("!"), 1, line)
                self.assertNotRegex(line, r"[\"']", line)
                self.assertNotRegex(line, r"(?i)\b(miles?|km|kilom\w+|m[eè]tres?|lieues?)\b", line)
        self.assertEqual(len(set(said.values())), len(said))
        self.assertEqual(len({message.split("\004")[1] for message in said}), len(said))

    def test_cards_are_called_as_their_painter_calls_them(self):
        faces = (TREE / "assets/tools/cards.py").read_text(encoding="utf-8")
        rows = re.findall(r'^ \("(\w+?)_\w+", "(\w+)", "\w+", \w+, "([^"]+)", "([^"]+)"\),$', faces, re.M)
        self.assertEqual(len(rows), 19)
        for _, family, english, french in rows:
            self.assertEqual(self.french[english.upper()], [french.upper()])
            if family != "distance":
                self.assertEqual(self.french[english], [french])


if __name__ == "__main__":
    unittest.main()
