# SPDX-License-Identifier: MIT
"""Paper, burst and seal of the score sheet and the coup fourre poster.  posters.py <scenes dir> <icons dir>"""
import os, sys
from palette import P
from svgkit import *
import scenery as S
INK, CREAM = P["ink"], P["cream"]

def sheet():
    """A route sheet of 1016 x 996 with its shadow: torn along the perforation under its red head."""
    w, h = 1016, 996
    o = rect(12, 16, w, h, INK, 8, op=.35) + rect(0, 0, w, h, CREAM, 8)
    o += grain([(6, h*.5), (w-6, h*.5), (w-6, h-6), (6, h-6)], P["sand"], 1600, 3, (.3, 1), (1, 3), 1.6, .9)
    o += rect(0, 0, w, 122, P["red"], 8) + rect(0, 60, w, 62, P["red"])
    for i in range(42): o += circ(14+i*24.1, 122, 5, CREAM)
    return doc(w+12, h+16, o)

def clash():
    """Where the two cards meet; the middle at 330, 330."""
    o = S.burst(300, INK, 15, .6, 5) + S.burst(278, P["gold"], 15, .6, 5) + S.burst(208, P["goldlt"], 13, .58, 9, 8) + S.burst(140, "#FFFFFF", 11, .55, 2, 4)
    return doc(660, 660, g("translate(330 330)", o))

def seal():
    """The medal under the points; the middle at 210, 210."""
    o = g("translate(8 12)", S.burst(186, INK, 24, .86, 1)) + S.burst(186, P["gold"], 24, .86, 1) + circ(0, 0, 146, P["navy"]) + circ(0, 0, 146, None, stroke=P["goldlt"], sw=5)
    return doc(424, 432, g("translate(210 210)", o))

def main(scenes, icons):
    os.makedirs(scenes, exist_ok=True); os.makedirs(icons, exist_ok=True)
    for folder, name, svg in ((scenes, "sheet", sheet()), (icons, "clash", clash()), (icons, "seal", seal())):
        with open(f"{folder}/{name}.svg", "w") as f: f.write(svg)
if __name__ == "__main__": main(*(sys.argv[1:] or ("../scenes", "../icons")))
