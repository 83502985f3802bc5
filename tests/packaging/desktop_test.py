#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What desktops and stores read of the program. desktop_test.py FOLDER ID: where CMake writes it, and the program's id."""
import contextlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
FOLDER, ID = (Path(sys.argv[1]), sys.argv[2]) if len(sys.argv) == 3 else (None, None)
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
JOURNALS = sorted((TREE / "tests/golden").glob("*.journal"))


def run(*words, **more):
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False, **more)
    return done.returncode, done.stdout + done.stderr


def png_pixels(path):
    """The rows of an 8-bit RGBA picture, each pixel as four bytes."""
    data, at, packed = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert (depth, colour) == (8, 6), f"{path} is not 8-bit RGBA"
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * 4)
    for y in range(height):
        kind, row = raw[y * (width * 4 + 1)], bytearray(raw[y * (width * 4 + 1) + 1:(y + 1) * (width * 4 + 1)])
        for i in range(width * 4):
            left, up, corner = row[i - 4] if i >= 4 else 0, above[i], above[i - 4] if i >= 4 else 0
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            row[i] = row[i] + (0, left, up, (left + up) // 2, near)[kind] & 255
        rows.append([bytes(row[x * 4:x * 4 + 4]) for x in range(width)])
        above = row
    return rows


class Desktop(unittest.TestCase):
    def test_the_id_is_written_in_one_place(self):
        places = []
        for folder in ("src", "lab", "cmake", "packaging", "tests", "docs"):
            places += [Path(place) / name for place, _, names in os.walk(TREE / folder) for name in names]
        for path in [*places, TREE / "README.md", TREE / "play"]:
            # Other tests make and remove files meanwhile.
            if path.is_file() and path.suffix not in (".png", ".ppm"):
                with contextlib.suppress(FileNotFoundError):
                    self.assertNotIn(ID.encode(), path.read_bytes(), f"{path} has an id of its own")
        self.assertEqual((TREE / "CMakeLists.txt").read_text().count(ID), 1)

    def test_the_address_for_mail_is_written_in_one_place_and_nobodys_example(self):
        contact = re.search(r"^set\(ROUTE_MILLE_CONTACT (\S+@\S+)\)$", (TREE / "CMakeLists.txt").read_text(), re.M).group(1)
        for path in ("packaging/debian/control", "po/update.sh"):
            self.assertNotIn(contact, (TREE / path).read_text(), f"{path} has an address of its own")
        self.assertIn("<@ROUTE_MILLE_CONTACT@>", (TREE / "packaging/debian/control").read_text())
        self.assertIn(f'"Report-Msgid-Bugs-To: {contact}\\n"', (TREE / "po/route-mille.pot").read_text())
        self.assertNotRegex(contact, r"@(.*\.)?example(\.\w+)?$")

    def test_the_description_speaks_of_all_three_games_and_of_fingers(self):
        page = ET.parse(FOLDER / f"{ID}.metainfo.xml").getroot()
        entry = dict(line.split("=", 1) for line in (FOLDER / f"{ID}.desktop").read_text().splitlines() if "=" in line)
        english, french = (next(one.text for one in page.findall("summary") if one.get(LANG) == language) for language in (None, "fr"))
        for text in (english, entry["Comment"]):
            self.assertRegex(text.lower(), "card.*dice.*dominoes")
        for text in (french, entry["Comment[fr]"]):
            self.assertRegex(text.lower(), "carte.*dés.*dominos")
        self.assertEqual({one.text for one in page.findall("supports/control")}, {"pointing", "keyboard", "gamepad", "touch"})

    @unittest.skipUnless(shutil.which("desktop-file-validate"), "desktop-file-utils is not there")
    def test_the_menu_entry_is_valid(self):
        self.assertEqual(run("desktop-file-validate", FOLDER / f"{ID}.desktop"), (0, ""))

    def test_the_menu_entry_opens_saves_and_speaks_french(self):
        entry = dict(line.split("=", 1) for line in (FOLDER / f"{ID}.desktop").read_text().splitlines() if "=" in line)
        kind = ET.parse(FOLDER / f"{ID}.mime.xml").find(f"{MIME}mime-type").get("type")
        self.assertEqual((entry["Exec"], entry["MimeType"]), ("route-mille %f", f"{kind};"))
        self.assertEqual((entry["Icon"], entry["StartupWMClass"]), (ID, ID))
        for key in ("GenericName", "Comment", "Keywords"):
            self.assertNotEqual(entry[key], entry[f"{key}[fr]"])

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstreamcli is not there")
    def test_the_description_is_valid(self):
        code, said = run("appstreamcli", "validate", "--no-net", "--no-color", FOLDER / f"{ID}.metainfo.xml")
        self.assertEqual(code, 0, said)
        self.assertIsNone(re.search(r"^\s*[EW]:", said, re.M), said)

    def test_the_description_tells_everything_in_both_languages(self):
        page = ET.parse(FOLDER / f"{ID}.metainfo.xml").getroot()
        for parent in page.iter():
            for tag in ("p", "li", "caption", "summary", "keyword"):
                english = [one for one in parent.findall(tag) if LANG not in one.attrib]
                french = [one for one in parent.findall(tag) if one.get(LANG) == "fr"]
                self.assertEqual(len(english), len(french), f"<{parent.tag}> does not say every <{tag}> in French")
                for one in french:
                    self.assertNotRegex(one.text, " [;:!?]|'", "an ordinary space or apostrophe")
        version = re.search(r"project\(route_mille VERSION (\S+)", (TREE / "CMakeLists.txt").read_text()).group(1)
        self.assertEqual(page.find("releases/release").get("version"), version)
        for tag in ("icon", "content_rating", "launchable", "developer_name", "url", "provides/mediatype"):
            self.assertIsNotNone(page.find(tag), f"<{tag}> is missing")
        for image in page.iter("image"):
            self.assertTrue((TREE / "docs/screenshots" / image.text.rsplit("/", 1)[1]).exists(), f"{image.text} is not in the tree")

    def test_a_save_is_known_by_its_first_words(self):
        match = ET.parse(FOLDER / f"{ID}.mime.xml").find(f"{MIME}mime-type/{MIME}magic/{MIME}match")
        magic, offset = match.get("value").encode(), int(match.get("offset"))
        self.assertGreater(len(JOURNALS), 3)
        for path in JOURNALS:
            self.assertTrue(path.read_bytes()[offset:].startswith(magic), path)
        self.assertNotRegex(match.get("value"), r"\d", "the number of the format is none of the desktop's business")
        self.assertIsNone(ET.parse(FOLDER / f"{ID}.mime.xml").find(f".//{MIME}glob"), "other programs have .journal files too")

    @unittest.skipUnless(shutil.which("update-mime-database") and shutil.which("gio"), "shared-mime-info or gio is not there")
    def test_the_desktop_knows_a_save_and_nothing_else(self):
        kind = ET.parse(FOLDER / f"{ID}.mime.xml").find(f"{MIME}mime-type").get("type")
        with tempfile.TemporaryDirectory(prefix="route-mille-mime-") as top:
            packages = Path(top) / "share/mime/packages"
            packages.mkdir(parents=True)
            shutil.copy(FOLDER / f"{ID}.mime.xml", packages / f"{ID}.xml")
            environment = {**os.environ, "XDG_DATA_HOME": f"{top}/share", "LC_ALL": "C"}
            code, said = run("update-mime-database", packages.parent, env=environment)
            self.assertEqual((code, said), (0, ""))
            other = Path(top) / "system.journal"
            other.write_bytes(b"LPKSHHRH" + bytes(range(256)))
            named = Path(top) / "no name at all"
            shutil.copy(JOURNALS[0], named)
            for path, is_ours in [*((journal, True) for journal in JOURNALS), (named, True), (other, False)]:
                _, said = run("gio", "info", "-a", "standard::content-type", path, env=environment)
                self.assertEqual(f"standard::content-type: {kind}" in said, is_ours, f"{path}: {said}")

    def test_small_icons_are_their_drawings_pixel_for_pixel(self):
        colours = {}
        for size in (16, 24, 32):
            rows = png_pixels(TREE / f"packaging/icons/{size}.png")
            self.assertEqual((len(rows), len(rows[0])), (size, size))
            want = [[b"\0\0\0\0"] * size for _ in range(size)]
            for rect in ET.parse(TREE / f"assets/icons/app_icon_{size}.svg").iter("{http://www.w3.org/2000/svg}rect"):
                x, y, w, h = (int(rect.get(key)) for key in ("x", "y", "width", "height"))
                colour = colours.setdefault(rect.get("fill"), bytes.fromhex(rect.get("fill")[1:]) + b"\xff")
                for row in range(max(y, 0), min(y + h, size)):
                    for column in range(max(x, 0), min(x + w, size)):
                        want[row][column] = colour
            self.assertEqual(rows, want, f"packaging/icons/{size}.png: run assets/tools/app_icons.sh")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
