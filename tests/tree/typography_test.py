#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What is read is set as its language is set: English signs and spelling, and every number as the others."""
import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from french_test import TREE, entries

# What a command line is made of is no prose.
CODE = {"route-mille [OPTION]... [FILE]"}
BRITISH = (r"(?i)\b(tyres?|lorry|lorries|kilometres?|colours?|grey|licences?|chequered|practised|pencilled|petrol|catalogue|"
           r"centre|favourite|neighbour|honour|travell(ed|ing)|cancelled|labelled|metres?)\b")


def messages():
    for message, _ in entries(TREE / "po/route-mille.pot"):
        yield message.split("\004")[-1]


class English(unittest.TestCase):
    def test_quotes_apostrophes_and_ellipses_are_typographic(self):
        read = [message for message in messages() if message not in CODE]
        self.assertGreater(len(read), 1000)
        for message in read:
            self.assertNotRegex(message, r"[\"'`]", f"a straight sign in {message!r}")
            self.assertNotIn("...", message)
            self.assertNotRegex(message, r"[ \u00a0]…", f"a space before the ellipsis in {message!r}")
            self.assertEqual(message.count("“"), message.count("”"), message)

    def test_nothing_stands_before_a_percent_sign_or_the_signs_of_a_sentence(self):
        for message in messages():
            self.assertNotRegex(re.sub(r"%[-+ #0-9$.]*[a-z]", "0", message), r"[ \u00a0\u202f]%%", message)
            self.assertNotRegex(message, r"\w [;!?](\s|$)", message)

    def test_spelling_is_of_the_united_states(self):
        for message in messages():
            self.assertNotRegex(message, BRITISH)


YEARS = re.compile(r"\b(1955|1962|2010)")  # of the house and of boxes


class Numbers(unittest.TestCase):
    def test_thousands_stand_apart_as_the_language_has_it(self):
        french = dict(entries(TREE / "po/fr.po"))
        for message in messages():
            self.assertNotRegex(YEARS.sub("", message), r"\d{4}", message)
        for message, forms in french.items():
            for form in forms:
                self.assertNotRegex(YEARS.sub("", form), r"\d{4}", form)
                self.assertNotRegex(form, r"\d[ \u00a0]\d{3}", form)
                self.assertNotRegex(form, r"\d,\d{3}", form)
        self.assertEqual(french["between thousands\004,"], ["\u202f"])


class French(unittest.TestCase):
    french = dict(entries(TREE / "po/fr.po"))

    def test_taking_up_a_game_and_playing_on_have_a_word_each(self):
        for message in ("Continue", "Play on", "Keep playing", "Go on"):
            self.assertEqual(self.french[message], ["Continuer"])
        self.assertEqual(self.french["Resume"], ["Retour au jeu"])
        self.assertEqual(self.french["Take back"], ["Reprendre"])

    def test_each_thing_has_one_word(self):
        wrong = r"\bsolitaire\b|jouées? seul|\bont quitté$|^(?:Q|q)uitté après|% du temps|\bsans Jokers\b"
        for message, forms in self.french.items():
            for form in forms:
                self.assertNotRegex(form, wrong, message)
                self.assertNotRegex(form, r"[\d\w \u00a0]%%", message)

    def test_a_hint_has_one_colon(self):
        for message, forms in self.french.items():
            # What it is worth follows in the same sentence, or in the next one.
            if message.startswith("Hint – ") or (message.startswith(" %") and "%% to win" in message):
                self.assertNotIn(":", message + forms[0])

    def test_a_screen_is_not_called_by_a_letter_for_letter_translation(self):
        for form in (form for forms in self.french.values() for form in forms):
            self.assertNotRegex(form, r"(?i)à table\b(?! des)|la force de tout|bloqués, la|un nom à elle|\bpress(ez|er)\b|cliquez? (une|la)\b")


if __name__ == "__main__":
    unittest.main()
