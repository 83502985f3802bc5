# SPDX-License-Identifier: MIT
"""The program's icon at 16, 24 and 32 pixels, drawn on the pixel grid.  small.py <icons dir>"""
import os, sys
from palette import P
from svgkit import doc

C = {k: P[k] for k in ("ink", "sea", "azure", "sun", "goldlt", "red", "oxblood", "coral", "cream", "sand", "green", "pine", "meadow", "stone")}
def px(size, *rects):
    """Whole-pixel rectangles only: nothing to smooth."""
    return doc(size, size, "".join(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{C[c]}"/>' for x, y, w, h, c in rects))
def tile(n_, k, c): return [(k, 0, n_-2*k, n_, c), (1, k-1, n_-2, n_-2*k+2, c), (0, k, n_, n_-2*k, c)] if k < 3 else [(3, 0, n_-6, n_, c), (1, 1, n_-2, n_-2, c), (0, 3, n_, n_-6, c)]
def icon16():
    """The stone fills the tile: cap, body, a 7 of four by five."""
    return px(16, *tile(16, 2, "sea"), (11, 5, 5, 4, "sun"), (12, 4, 3, 6, "sun"), (0, 12, 16, 2, "green"), (1, 14, 14, 1, "green"), (2, 15, 12, 1, "green"), (12, 14, 3, 1, "pine"), (4, 14, 9, 1, "pine"),
              (6, 1, 4, 1, "red"), (5, 2, 6, 1, "red"), (4, 3, 8, 4, "red"), (10, 3, 2, 4, "oxblood"), (9, 2, 2, 1, "oxblood"), (5, 3, 1, 2, "coral"), (6, 2, 1, 1, "coral"),
              (4, 7, 8, 7, "cream"), (11, 7, 1, 7, "sand"), (5, 8, 5, 1, "ink"), (8, 9, 2, 1, "ink"), (8, 10, 1, 1, "ink"), (7, 11, 1, 2, "ink"), (7, 10, 1, 1, "ink"))
def icon24():
    return px(24, *tile(24, 3, "sea"), (0, 8, 3, 1, "azure"), (2, 4, 4, 1, "azure"), (16, 8, 8, 6, "sun"), (17, 7, 6, 8, "sun"), (18, 6, 4, 10, "sun"), (0, 17, 24, 4, "green"), (1, 20, 22, 3, "green"), (3, 23, 18, 1, "green"), (6, 21, 16, 1, "pine"), (18, 20, 4, 1, "pine"),
              (9, 2, 6, 1, "red"), (8, 3, 8, 1, "red"), (7, 4, 10, 1, "red"), (6, 5, 12, 5, "red"), (15, 5, 3, 5, "oxblood"), (14, 3, 2, 1, "oxblood"), (14, 4, 3, 1, "oxblood"), (8, 4, 1, 1, "coral"), (7, 5, 1, 3, "coral"),
              (10, 5, 1, 4, "cream"), (13, 5, 1, 4, "cream"), (11, 6, 1, 1, "cream"), (12, 7, 1, 1, "cream"),
              (6, 10, 12, 11, "cream"), (16, 10, 2, 11, "sand"), (5, 20, 14, 1, "sand"), (8, 11, 7, 2, "ink"), (13, 13, 2, 1, "ink"), (12, 14, 2, 2, "ink"), (11, 16, 2, 1, "ink"), (10, 17, 2, 3, "ink"))
def icon32():
    return px(32, *tile(32, 3, "sea"), (2, 8, 6, 1, "azure"), (0, 13, 5, 1, "azure"), (4, 3, 8, 1, "azure"), (22, 4, 6, 1, "azure"),
              (22, 10, 9, 9, "sun"), (21, 12, 11, 6, "sun"), (23, 9, 7, 11, "sun"), (24, 11, 5, 1, "goldlt"), (23, 12, 2, 2, "goldlt"),
              (0, 20, 32, 9, "green"), (0, 19, 6, 1, "green"), (26, 19, 6, 1, "green"), (1, 29, 30, 2, "green"), (3, 31, 26, 1, "green"), (0, 24, 32, 5, "pine"), (1, 29, 30, 2, "pine"), (3, 31, 26, 1, "pine"), (2, 22, 4, 1, "meadow"), (25, 21, 5, 1, "meadow"),
              (13, 2, 6, 1, "red"), (11, 3, 10, 1, "red"), (10, 4, 12, 1, "red"), (9, 5, 14, 2, "red"), (8, 7, 16, 6, "red"), (20, 7, 4, 6, "oxblood"), (19, 5, 4, 2, "oxblood"), (18, 3, 3, 1, "oxblood"), (19, 4, 3, 1, "oxblood"), (11, 4, 1, 1, "coral"), (10, 5, 1, 2, "coral"), (9, 7, 1, 4, "coral"),
              (13, 6, 1, 6, "cream"), (18, 6, 1, 6, "cream"), (14, 7, 1, 2, "cream"), (15, 8, 1, 2, "cream"), (16, 9, 1, 2, "cream"), (17, 10, 1, 1, "cream"),
              (8, 13, 16, 15, "cream"), (21, 13, 3, 15, "sand"), (7, 27, 18, 1, "sand"), (25, 27, 5, 1, "ink"), (7, 28, 20, 1, "ink"),
              (10, 15, 10, 3, "ink"), (18, 18, 2, 1, "ink"), (17, 18, 3, 2, "ink"), (16, 20, 3, 2, "ink"), (15, 22, 3, 2, "ink"), (14, 24, 3, 3, "ink"))
def main(out):
    os.makedirs(out, exist_ok=True)
    for k, fn in ((16, icon16), (24, icon24), (32, icon32)):
        with open(f"{out}/app_icon_{k}.svg", "w") as f: f.write(fn())
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../icons")
