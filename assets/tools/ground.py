# SPDX-License-Identifier: MIT
"""What lies under and around a table that is not wide: the map, the meadow, the tabs of its strip.
    ground.py <scenes dir> <icons dir>"""
import os, sys, random, math
from palette import P
from svgkit import *
import scenery as S, scenes as SC
from title_parts import thin
INK, CREAM = P["ink"], P["cream"]

TILE = (960, 720)
def map_tile():
    """One more sheet of the map.  Its edges lie on folds, so sheets join anywhere a fold runs: above table.svg from y -180 up."""
    w, h = TILE; r = random.Random(19); o = rect(0, 0, w, h, P["sand"]); B = [(0, 0), (w, 0), (w, h), (0, h)]
    def blob(x, y, rx, ry, k=9):
        pts = [(x+rx*q*math.cos(math.radians(360*i/k)), y+ry*q*math.sin(math.radians(360*i/k))) for i in range(k) for q in [r.uniform(.72, 1.15)]]
        return to_d(clip(SC.spline(pts+[pts[0]], 6), B) or [(0, 0)])
    for i in range(14): o += path(blob(r.uniform(60, w-60), r.uniform(40, h-40), r.uniform(60, 190), r.uniform(40, 120)), P["paper"], op=.55)
    for i in range(10): o += path(blob(r.uniform(60, w-60), r.uniform(40, h-40), r.uniform(40, 140), r.uniform(30, 80)), P["mint"], op=.5)
    for cx, cy in ((250, 190), (700, 480)):
        for k in range(4): o += path(blob(cx, cy, 60+k*30, 40+k*22, 10), None, stroke=P["ochre"], sw=1.6, op=.35)
    o += stroke(f"M0 420C160 380 260 470 420 430C600 380 760 500 {w} 440", P["azure"], 9, op=.45) + stroke(f"M640 0C660 110 590 200 640 300C660 350 640 400 600 436", P["azure"], 9, op=.45)
    for i, (x, y, dy) in enumerate(((0, 120, 60), (0, 330, -40), (0, 610, 30), (0, 520, -90))):
        pts = [(x, y)]
        while x < w: x += r.uniform(90, 170); y = min(max(y+r.uniform(-80, 80)+dy*.1, 30), h-30); pts.append((min(x, w), y))
        d = "M"+"L".join(f"{n(a)} {n(b)}" for a, b in SC.spline(pts, 6)); c = CREAM if i % 3 else P["sun"]
        o += stroke(d, P["ochre"], 7 if i % 3 == 0 else 5, "butt", op=.5) + stroke(d, c, 4.5 if i % 3 == 0 else 3, "butt")
        for a, b in pts[1:-1:2]: o += circ(a, b, 6, CREAM) + circ(a, b, 6, None, stroke=P["terra"], sw=2.4)
    for x in (0, 480): o += rect(x, 0, 3, h, CREAM, op=.55) + rect(x+3, 0, 24, h, P["ochre"], op=.13)
    for y in (0, 360): o += rect(0, y, w, 3, CREAM, op=.45) + rect(0, y+3, w, 18, P["ochre"], op=.10)
    return o + grain(B, P["ochre"], 900, 5, None, (1, 2.6), 1, .35)
def meadow_tile():
    """More verge under the foot of table.svg (y 1260): plain pine with tufts, 640 x 320, repeats."""
    r = random.Random(5); o = rect(0, 0, 640, 320, P["pine"]) + grain([(4, 4), (636, 4), (636, 316), (4, 316)], INK, 240, 3, None, (1.6, 4.4), 1, .30) + grain([(4, 4), (636, 4), (636, 316), (4, 316)], P["green"], 160, 4, None, (1.6, 4.2), 1, .55)
    for x, y, s_ in ((90, 110, 1.1), (250, 250, .9), (400, 90, 1), (560, 210, 1.2)): o += S.tuft(x, y, s_, P["green"])
    for x, y in ((170, 200), (188, 214), (470, 150)): o += line(x, y, x+3, y+22, P["meadow"], 3) + circ(x, y, 7, P["red"]) + circ(x+2, y+1, 2.6, INK)
    return o
TABI = {"score": lambda c: path("M-13 14L-13 -4C-13 -17 13 -17 13 -4L13 14Z", c) + rect(-13, -3, 26, 3.4, P["cream"] if c == INK else INK), "log": lambda c: "".join(circ(-11, y, 3.2, c) + line(-4, y, 13, y, c, 4) for y in (-9, 0, 9)),
        "cures": lambda c: path("M-5 -14L5 -14L5 -5L14 -5L14 5L5 5L5 14L-5 14L-5 5L-14 5L-14 -5L-5 -5Z", c), "menu": lambda c: "".join(line(-12, y, 12, y, c, 4.4) for y in (-9, 0, 9)),
        "combos": lambda c: rect(-13, -13, 26, 26, c, 5) + "".join(circ(a, b, 3.2, P["cream"] if c == INK else INK) for a, b in ((-6, -6), (6, 6), (0, 0)))}
TABC = {"score": "red", "log": "sea", "cures": "green", "menu": "asphalt", "combos": "green"}
def shadow(x, y, w, h, r=10, d=5, op=.3): return rect(x+d*.8, y+d, w, h, INK, r, op=op)
def tab(x, y, w, h, k, on=False):
    """A folded panel: enamel key in the panel's colour; opened it turns sun and stands on its panel."""
    c = P[TABC[k]] if not on else P["sun"]; t = CREAM if not on else INK
    o = shadow(x, y, w, h, 9, 4) + rect(x, y, w, h, c, 9) + rect(x+3.5, y+3.5, w-7, h-7, None, 6, stroke=t, sw=2, op=.8)
    if on: o = rect(x-5, y-5, w+10, h+10, INK, 13) + o
    return o + at(x+w/2, y+h/2, min(1, h/48), TABI[k](t))
def main(scenes, icons):
    os.makedirs(scenes, exist_ok=True); os.makedirs(icons, exist_ok=True)
    def put(d, nm, w, h, *k):
        with open(f"{d}/{nm}.svg", "w") as f: f.write(thin(doc(w, h, *k)))
    put(scenes, "map_tile", 960, 720, map_tile()); put(scenes, "meadow_tile", 640, 320, meadow_tile())
    for k in ("score", "log", "cures", "menu", "combos"):
        for on in (False, True): put(icons, f"tab_{k}{'_open' if on else ''}", 74, 62, g("translate(6 6)", tab(0, 0, 60, 46, k, on)))
if __name__ == "__main__": main(*(sys.argv[1:] or ("../scenes", "../icons")))
