# SPDX-License-Identifier: MIT
"""The title as it is seen from the tables of the dice and of the dominoes, and for windows of other shapes the slope and the
night under a menu.
    title_parts.py <scenes dir>"""
import os, sys, re, math, random
from palette import P
from svgkit import *
import scenery as S, scenes as SC, dice as D, dominoes as M
from scenes import L, R, T, B, wide, bleed_doc, spline
INK, CREAM = P["ink"], P["cream"]

def trunk(x, y, w, h, lean=0):
    """Mottled plane tree trunk."""
    r = random.Random(int(x)); t = x+lean
    d = f"M{n(x-w*.62)} {n(y)}C{n(x-w*.46)} {n(y-h*.1)} {n(x-w*.5)} {n(y-h*.5)} {n(t-w*.42)} {n(y-h)}L{n(t+w*.42)} {n(y-h)}C{n(x+w*.5)} {n(y-h*.5)} {n(x+w*.46)} {n(y-h*.1)} {n(x+w*.66)} {n(y)}Z"
    o = path(d, P["stone"]) + path(f"M{n(x+w*.14)} {n(y)}C{n(x+w*.1)} {n(y-h*.5)} {n(t+w*.16)} {n(y-h*.8)} {n(t+w*.1)} {n(y-h)}L{n(t+w*.42)} {n(y-h)}C{n(x+w*.5)} {n(y-h*.5)} {n(x+w*.46)} {n(y-h*.1)} {n(x+w*.66)} {n(y)}Z", P["asphalt2"])
    for i in range(int(h/17)):
        yy = y-10-r.random()*(h-16); xx = x+(t-x)*(y-yy)/h+r.uniform(-.36, .3)*w; a, b = r.uniform(.07, .17)*w, r.uniform(9, 22)
        o += ell(xx, yy, a, b, r.choice([CREAM, P["sand"], P["paper"], P["meadow"]]) if xx < x+w*.1 else r.choice([P["stone"], P["lilac"]]))
    return o
def title_far():
    """title.svg without the stone, so that the camera can travel."""
    o = SC.title_scene()
    for k in (at(600, 1004, 1, S.borne("1000", 176, 256, nh=58)) + S.tuft(500, 1008, 1.2, P["pine"]) + S.tuft(722, 1006, 1, P["pine"]), path("M560 1000L690 1000L960 1046L690 1046Z", INK, op=.55)):
        assert k in o; o = o.replace(k, "")
    return o
def slope():
    fg = f"M{L} 470C{L+180} 440 60 440 200 470C360 504 520 590 620 700C680 770 716 850 737 900C760 960 720 1040 690 1100L640 {B}L{L} {B}Z"
    return lit("slope", path(fg, INK) + grain(fg, P["plum"], 1300, 16, (.8, -.6), (1.2, 3), 4.2, .8) + grain(fg, P["coral"], 420, 17, (1, -.15), (1, 2.6), 11, .85))
def lampions(d, k, r=15):
    """Paper lanterns on a string."""
    cols = (P["red"], P["sun"], P["azure"], P["coral"], P["mint"]); pts = flat(d, 30)[0]; Ln = length(pts); o = stroke(d, INK, 3)
    for i in range(k):
        x, y, _ = along(pts, Ln*(i+.5)/k); c = cols[i % 5]
        o += circ(x, y+r+5, r*1.7, P["goldlt"], op=.16) + rect(x-r*.4, y+2, r*.8, 6, P["gold"], 2) + ell(x, y+r+6, r, r*1.08, c) + path(f"M{n(x+r*.2)} {n(y+6)}C{n(x+r*1.25)} {n(y+r*.6)} {n(x+r*1.25)} {n(y+r*1.6)} {n(x+r*.2)} {n(y+r*2.1)}C{n(x+r*.7)} {n(y+r*1.5)} {n(x+r*.7)} {n(y+r*.9)} {n(x+r*.2)} {n(y+6)}Z", INK, op=.22) + line(x-r*.8, y+r+6, x+r*.8, y+r+6, CREAM, 1.6, op=.6)
    return o
def wall_stone():
    """Low stone parapet on which the dice and the bones stand."""
    x0 = 500
    o = path(f"M{x0+4} 1008L{x0+340} 1008L{x0+600} 1066L{x0+240} 1066Z", INK, op=.5)
    o += rect(x0, 984, 352, 290, P["stone"]) + rect(x0, 984, 352, 20, CREAM) + rect(x0+290, 1004, 62, 270, P["asphalt2"])
    for y in range(1010, 1260, 42):
        for x, w in (((8, 104), (118, 132)) if (y//42) % 2 else ((8, 60), (74, 124), (204, 78))): o += rect(x0+x, y, w, 36, P["sand"], 4)
    return o + grain([(x0, 1004), (x0+352, 1004), (x0+352, 1270), (x0, 1270)], P["asphalt"], 420, 4, (1, .6), (1.2, 3.4), 1, .8) + S.tuft(x0+10, 1078, 1.3, P["pine"]) + S.tuft(x0+340, 1080, 1.1, P["pine"])
def front_road():
    return path("M560 1000L690 1000L960 1046L690 1046Z", INK, op=.55) + at(600, 1004, 1, S.borne("1000", 176, 256, nh=58)) + S.tuft(500, 1008, 1.2, P["pine"]) + S.tuft(722, 1006, 1, P["pine"])
def front_dice():
    o = wall_stone()
    return o + at(578, 980, .74, D.cup_shadow(), D.cup()) + D.die(690, 984, 72, 5, -16) + D.die(782, 996, 66, 1, 20, "ruby")
def players():
    """Four heads over a game of dominoes, under the plane tree of the title (placed by front_dominoes)."""
    o = ell(0, 8, 190, 22, INK, op=.45)
    def sitter(x, y, s, c, sh, hat, skin=P["coral"], flip=False):
        b = path("M-46 0C-50 -60 -44 -112 -16 -124L18 -124C46 -112 52 -60 48 0Z", c) + path("M14 -124L18 -124C46 -112 52 -60 48 0L16 0C26 -44 26 -90 14 -124Z", sh) + rect(-9, -138, 20, 20, P["terra"]) + circ(0, -156, 27, skin) + path("M8 -130C22 -134 29 -148 25 -166C34 -150 28 -132 8 -130Z", P["terra"])
        return at(x, y, s, b+hat, flip=flip)
    beret = path("M-36 -166C-40 -190 -10 -198 10 -194C36 -190 44 -172 34 -166C10 -172 -16 -172 -36 -166Z", P["navy"])
    straw = path("M-50 -164C-40 -170 -28 -170 -24 -171C-22 -200 22 -200 25 -171C34 -170 46 -168 52 -162C30 -156 -30 -156 -50 -164Z", P["goldlt"]) + path("M-25 -174C-8 -168 10 -168 25 -174L25 -168C10 -162 -8 -162 -25 -168Z", P["red"])
    hair = path("M-30 -150C-38 -186 -14 -196 2 -194C26 -192 36 -170 28 -146C24 -160 10 -170 -6 -168C-20 -168 -26 -160 -30 -150Z", INK)
    cap_ = path("M-30 -168C-28 -190 26 -192 28 -168L40 -162C30 -158 -20 -160 -30 -168Z", P["royal"])
    o += sitter(-70, -40, .84, P["sun"], P["ochre"], hair, "#DE764D") + sitter(74, -42, .84, P["royal"], P["navy"], cap_)
    o += path("M-12 0L-8 -66L8 -66L12 0Z", INK) + path("M-60 6L-14 -8L14 -8L60 6Z", INK) + ell(0, -62, 152, 30, INK) + ell(0, -70, 152, 30, P["sea"]) + ell(0, -72, 140, 25, P["azure"], op=.45)
    for x, y, w, h in ((-60, -74, 26, 8), (-32, -74, 26, 8), (-4, -78, 10, 16), (8, -74, 26, 8), (36, -74, 26, 8), (-2, -60, 8, 13)): o += rect(x, y+3, w, h, INK, 2) + rect(x, y, w, h, CREAM, 2)
    o += sitter(-168, 10, 1, P["red"], P["oxblood"], beret) + sitter(170, 12, 1, CREAM, P["sand"], straw, P["coral"])
    for x in (-168, 170): o += stroke(f"M{x-40} 10L{x-44} 62M{x+40} 10L{x+44} 62M{x-44} -56L{x-44} 10L{x+44} 10", INK, 8)
    return o
def front_dominoes():
    o = wall_stone() + M.title_bones()
    o += lampions("M1408 276C1450 330 1540 330 1606 262", 4, 17) + lampions("M1700 236C1770 300 1850 306 1960 250", 5, 17)
    return o + at(1500, 944, .98, players())
SPECK = re.compile(r"M(-?[\d.]+) (-?[\d.]+)l(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)z")
def thin(svg):
    """Write the spatter again in fewer letters: specks in reading order, joined by relative moves, the smallest as triangles."""
    def num(v):
        t = f"{v:.1f}".removesuffix(".0").replace("0.", ".", 1) if abs(v) < 1 else f"{v:.1f}".removesuffix(".0")
        return "0" if t in ("-0", "-.0", ".0", "") else t
    def join(vals): return "".join(("" if i == 0 or t[0] == "-" else " ") + t for i, t in enumerate(num(v) for v in vals))
    def again(m):
        pts = [tuple(map(float, q)) for q in SPECK.findall(m[1])]
        if len(pts) < 40: return m[0]
        pts.sort(key=lambda q: (q[1]//36, q[0] if (q[1]//36) % 2 else -q[0]))
        d, px, py = [], 0, 0
        for x, y, a, b, c, e, f, h in pts:
            x, y = round(x), round(y); d.append(("M" if not d else "m")+join((x-px, y-py))); px, py = x, y
            if math.hypot(a+c, b+e) < 5.4: k = 1.16; d.append("l"+join((round(a*k*2)/2, round(b*k*2)/2, round(c*k*2)/2, round(e*k*2)/2))+"z")
            else: d.append("l"+join((a, b, c, e, f, h))+"z")
        return f'd="{"".join(d)}"'
    return re.sub(r'd="((?:M-?[\d.]+ -?[\d.]+l[-\d. ]+z)+)"', again, svg)
def title_slope(w=1200, h=640):
    """Dark verge under the upright title: crest at y 0 on the left, a little lower on the right; continues in ink below."""
    d = f"M0 6C{w*.2} -22 {w*.36} -16 {w*.52} 22C{w*.68} 58 {w*.84} 60 {w} 40L{w} {h}L0 {h}Z"
    o = path(d, INK) + grain(d, P["plum"], 800, 16, (.3, -.9), (1.2, 3), 5, .8) + grain(d, P["coral"], 220, 17, (.2, -1), (1, 2.6), 12, .85)
    for x, y, q in ((w*.30, 0, 1.2), (w*.60, 44, 1.3), (w*.74, 64, 1), (w*.93, 56, 1.4)): o += S.tuft(x, y, q, INK)
    return lit("slope", o)
def crop(x, y, w, h, art):
    return doc(w, h, g(f"translate({n(-x)} {n(-y)})", art))
def night_tile():
    """Sky above title.svg (over y -180): plain night, a few stars; 960 x 480, repeats."""
    r = random.Random(8); o = lit("sky", rect(0, 0, 960, 480, P["night"]))
    for i in range(16): o += lit("star", star(r.uniform(20, 940), r.uniform(20, 460), r.uniform(2, 5), CREAM, 4, .35, op=.8))
    return o
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(thin(s))
    far = title_far()
    put("title_dice", bleed_doc(g("translate(-300 -172) scale(1.2)", far) + slope() + front_dice()))
    put("title_dominoes", bleed_doc(g("translate(-505 -92) scale(1.1)", far) + slope() + front_dominoes()))
    # While the camera travels: the evening, what stands still before it, and what sinks and rises.
    put("title_far", bleed_doc(far)); put("title_slope", crop(L, 420, 1100, B-420, slope()))
    put("title_front_road", crop(480, 720, 500, 340, front_road())); put("title_front_dice", crop(480, 760, 640, B-760, front_dice()))
    put("title_front_dominoes", crop(480, 220, 1500, B-220, front_dominoes()))
    put("title_slope_upright", doc(1200, 700, g("translate(0 60)", title_slope()))); put("night_tile", doc(960, 480, night_tile()))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
