# SPDX-License-Identifier: MIT
"""The dominoes: ivory on ebony, a brass stud; markers, arrows, a burst, a padlock, the fist that knocks.   python3 dominoes.py <outdir>
Cheapest crisp way to draw a tile at any turn: one of two bodies (upright, lying; the light always comes from the left, so a body is
never rotated) and two halves (rotated by quarter turns)."""
import os, sys, math
from palette import P
from svgkit import *
import dice as D
INK, CREAM = P["ink"], P["cream"]
SPOTS = D.SPOTS
W, H, LIP = 100, 200, 12            # face of a tile and the ebony that shows below it

def half(v, size=100, col=INK, turned=False):
    """Pips of one half, centred in a square; turned: a quarter turn for lying tiles."""
    o = ""
    for u, w in SPOTS[v]:
        if turned: u, w = w, -u
        x, y = size/2+u*size*.265, size/2-w*size*.265
        o += circ(x, y, size*.098, col) + path(f"M{n(x-size*.06)} {n(y-size*.05)}C{n(x-size*.03)} {n(y-size*.085)} {n(x+size*.03)} {n(y-size*.085)} {n(x+size*.06)} {n(y-size*.05)}C{n(x+size*.03)} {n(y-size*.06)} {n(x-size*.03)} {n(y-size*.06)} {n(x-size*.06)} {n(y-size*.05)}Z", P["asphalt2"])
    return o
def body(lying=False, back=False, lost=False):
    """Without pips; 100 x 212 upright, 200 x 112 lying."""
    w, h = (H, W) if lying else (W, H); r = 17
    face, edge, line_ = (CREAM, P["sand"], P["stone"]) if not lost else (P["lilac"], "#7A7390", P["plum"])
    o = rect(0, LIP, w, h, INK, r) + rect(0, LIP*.45, w, h, P["oxblood"] if not back else INK, r)
    if back:
        o += rect(0, 0, w, h, P["oxblood"], r) + rect(0, 0, w-4, h-5, P["red"], r-1) + rect(9, 9, w-22, h-23, None, r-7, stroke=P["goldlt"], sw=3)
        cx, cy = (w-4)/2, (h-5)/2
        o += circ(cx, cy, 27, P["goldlt"]) + circ(cx, cy, 22, P["red"]) + at(cx, cy+15, 1, path("M-13 0L-13 -18C-13 -34 13 -34 13 -18L13 0Z", CREAM), path("M-13 -14L-13 -18C-13 -34 13 -34 13 -18L13 -14Z", P["sun"]))
        for s in (-1, 1):
            x, y = (cx+s*64, cy) if lying else (cx, cy+s*64); o += star(x, y, 11, P["goldlt"], 4, .4)
        return o
    o += rect(0, 0, w, h, edge, r) + rect(0, 0, w-4, h-5, face, r-1) + (rect(4, 4, w-12, 4, "#FFFFFF", 2, op=.9) if not lost else "")
    if lying: o += line(w/2-2, 13, w/2-2, h-18, line_, 4) + circ(w/2-2, h/2-2, 9, P["ochre"]) + circ(w/2-3, h/2-3, 7.4, P["gold"]) + circ(w/2-5, h/2-5, 2.4, P["goldlt"])
    else: o += line(13, h/2-2, w-18, h/2-2, line_, 4) + circ(w/2-2, h/2-2, 9, P["ochre"]) + circ(w/2-3, h/2-3, 7.4, P["gold"]) + circ(w/2-5, h/2-5, 2.4, P["goldlt"])
    return o
def tile(a, b, lying=False, back=False, lost=False):
    """a on top (or left).  Top left at (0, 0)."""
    o = body(lying, back, lost)
    if back: return o
    if lying: return o + at(-2, -2, 1, half(a, 100, turned=True)) + at(98, -2, 1, half(b, 100, turned=True))
    return o + at(-2, -2, 1, half(a)) + at(-2, 98, 1, half(b))
def standing(s=1, col=None):
    """A bone seen from behind as it stands before its owner: the counter.  34 wide, 44 high."""
    c, dk = (P["red"], P["oxblood"]) if col is None else col
    o = rect(4, 5, 30, 42, INK, 5, op=.35) + rect(0, 0, 30, 42, dk, 5) + rect(0, 0, 27, 39, c, 4.4) + rect(3.4, 3.4, 20, 32, None, 3, stroke=P["goldlt"], sw=1.6) + star(13.5, 19.5, 6.4, P["goldlt"], 4, .4)
    return at(0, 0, s, o)
def gone(s=1): return at(0, 0, s, rect(1.5, 1.5, 27, 39, None, 4.4, stroke=INK, sw=2, op=.30))

def sunface(s=1, wink=False, sets=False):
    """Whose turn: the one low sun, smiling under a straw hat; sets: a game is lost.  Radius 40; centre (0, 0)."""
    o = at(3, 5, 1, poly([pt(0, 0, 46 if i % 2 == 0 else 37, i*11.25) for i in range(32)], INK)).replace("<polygon", '<polygon opacity=".35"')
    o += poly([pt(0, 0, 46 if i % 2 == 0 else 37, i*11.25) for i in range(32)], P["ochre"]) + circ(0, 0, 34, P["sun"]) + path("M10 32.5C28 26 38 6 31 -14C34 8 26 24 10 32.5Z", P["ochre"]) + path("M-27 -12C-22 -24 -10 -30 2 -29C-10 -25 -19 -17 -22 -5Z", P["goldlt"])
    if sets: o += stroke("M-18 -3C-15 1 -9 1 -6 -3M7 -3C10 1 16 1 19 -3", INK, 4) + stroke("M-10 18C-4 13 7 13 12 18", INK, 3.8)
    else: o += circ(-12, -2, 4.4, INK) + (circ(13, -2, 4.4, INK) if not wink else stroke("M8 -1C11 -5 16 -5 19 -1", INK, 4)) + path("M-17 10C-8 15 9 15 18 10C15 28 -13 28 -17 10Z", CREAM) + stroke("M-17 10C-8 15 9 15 18 10C15 28 -13 28 -17 10Z", INK, 3.4)
    o += circ(-22, 10, 4.6, P["coral"]) + circ(23, 10, 4.6, P["coral"])
    o += path("M-44 -20C-40 -27 -26 -27 -22 -28C-20 -48 18 -50 22 -30C28 -30 42 -30 46 -25C36 -16 -32 -10 -44 -20Z", P["goldlt"]) + path("M6 -46C16 -44 21 -38 22 -30C28 -30 42 -30 46 -25C38 -18 22 -16 8 -15C14 -24 14 -36 6 -46Z", P["gold"]) + path("M-23 -27C-12 -22 12 -23 22.4 -30L22.8 -24C12 -17 -14 -16 -24 -21Z", P["red"])
    return at(0, 0, s, o)
ARROW = {"N": (0, "M-11 14L-11 -14L11 14L11 -14"), "S": (180, "M10 -11C6 -17 -10 -17 -10 -7C-10 2 10 -2 10 8C10 18 -8 18 -11 10"), "E": (90, "M10 -14L-9 -14L-9 14L10 14M-9 0L7 0"), "W": (270, "M-15 -14L-8 14L0 -6L8 14L15 -14")}
WEST_IN_FRENCH = (270, "M0 -15C-17 -15 -17 15 0 15C17 15 17 -15 0 -15Z")
def arrow(k, live=True, s=1):
    """Direction sign of one arm, 92 x 92, centre (0, 0): the letter stays upright."""
    a, d = ARROW[k]
    sh = "M0 -50L38 -14L38 34C38 38 36 40 32 40L-32 40C-36 40 -38 38 -38 34L-38 -14Z"
    inn = "M0 -41L31 -11L31 33L-31 33L-31 -11Z"
    c, t = (P["sun"], INK) if live else (CREAM, P["royal"])
    return at(0, 0, s, g(f"rotate({a})", g(f"rotate({-a}) translate(4 6) rotate({a})", path(sh, INK, op=.35)), path(sh, c), path(inn, None, stroke=t, sw=3, join="round")), at(*{"N": (0, 8), "S": (0, -8), "E": (-8, 0), "W": (8, 0)}[k], 1, stroke(d, t, 7.5)))
def rose(r=260, ink=P["azure"]):
    """Wind rose painted on the tin table, under the spinner."""
    o = circ(0, 0, r, None, stroke=ink, sw=r*.016, op=.75) + circ(0, 0, r*.93, None, stroke=ink, sw=r*.008, op=.75)
    for i in range(32): o += line(*pt(0, 0, r*.93, i*11.25), *pt(0, 0, r*(.86 if i % 4 else .82), i*11.25), ink, r*.010, "butt", op=.75)
    for i in range(4):
        a = 45+i*90; q = pt(0, 0, r*.58, a); o += poly([q, pt(0, 0, r*.14, a-45), (0, 0)], ink, op=.28) + poly([q, pt(0, 0, r*.14, a+45), (0, 0)], ink, op=.48)
    for i in range(4):
        a = i*90; q = pt(0, 0, r*.80, a); o += poly([q, pt(0, 0, r*.17, a-45), (0, 0)], ink, op=.36) + poly([q, pt(0, 0, r*.17, a+45), (0, 0)], ink, op=.7)
    return o
def padlock(s=1):
    """LOCKED: brass padlock with the double blank for a face.  200 x 260, centre (0, 0)."""
    o = g("translate(10 14)", path("M-90 -20L90 -20L90 110C90 124 80 130 68 130L-68 130C-80 130 -90 124 -90 110Z", INK)).replace('fill="#14233B"', f'fill="{INK}" opacity=".4"')
    o += stroke("M-56 -20L-56 -66C-56 -132 56 -132 56 -66L56 -20", P["asphalt2"], 34, "butt") + stroke("M-62 -20L-62 -66C-62 -110 -30 -126 0 -125", CREAM, 8, "butt", op=.8)
    o += rect(-92, -30, 184, 164, P["ochre"], 24) + rect(-92, -30, 172, 150, P["gold"], 24) + rect(-78, -14, 144, 8, P["goldlt"], 4) + "".join(circ(x, y, 6, P["ochre"]) for x in (-74, 62) for y in (4, 104))
    return at(0, 0, s, o + circ(-6, 40, 26, INK) + path("M-16 48L4 48L12 98L-24 98Z", INK))
def burst(kind):
    """Behind the words LOCKED and DOMINO!, 640 x 400."""
    out, mid, inn = {"domino": (P["gold"], P["green"], P["pine"]), "locked": (P["stone"], P["plum"], P["night"]), "score": (P["goldlt"], P["royal"], P["navy"])}[kind]
    sp = lambda r, c, pts=20, q=.84: poly([(320+math.cos(math.radians(i*180/pts))*r*1.55*(1 if i % 2 == 0 else q), 200+math.sin(math.radians(i*180/pts))*r*(1 if i % 2 == 0 else q)) for i in range(pts*2)], c)
    return at(10, 13, 1, sp(186, INK)).replace("<polygon", '<polygon opacity=".4"') + sp(186, INK) + sp(178, out) + path(D.oval(320, 200, 226, 128), mid) + path(D.oval(320, 200, 214, 119)+D.oval(320, 200, 208, 114, True), out)
def rail(w=900, h=74):
    """Wooden rail before the player; top left (0, 0)."""
    o = rect(10, 14, w, h, INK, 12, op=.36) + rect(0, 0, w, h, P["oxblood"], 12) + rect(0, 0, w, h*.62, P["terra"], 12) + rect(8, 6, w-16, 5, P["coral"], 2.5) + rect(16, h*.30, w-32, 9, P["oxblood"], 4.5)
    return o + grain([(8, 12), (w-8, 12), (w-8, h*.58), (8, h*.58)], P["oxblood"], int(w*.5), 5, (.2, 1), (1, 3), .9, .6)
def fist(s=1, sleeve=P["royal"], sh=P["navy"], skin=P["coral"], sk=P["terra"]):
    """The knock: knuckles on the tin.  Knuckles' contact at (0, 0), arm to the lower right; 330 wide."""
    o = ell(30, 8, 130, 26, INK, op=.4)
    o += path("M96 6C170 -6 262 90 330 310L186 310C166 200 116 108 70 60Z", sleeve) + path("M84 74C140 120 206 210 236 310L186 310C166 200 116 108 70 60Z", sh) + path("M88 2L128 -2L96 78L66 58Z", CREAM)
    o += path("M-62 -6C-70 -34 -56 -58 -30 -60C-20 -80 10 -84 24 -66C48 -74 70 -62 76 -40C104 -34 110 0 96 30C86 58 50 66 18 56C-6 52 -30 36 -48 24C-58 18 -62 6 -62 -6Z", skin) + path("M96 30C86 58 50 66 18 56C-6 52 -30 36 -48 24C-20 30 20 36 50 24C74 14 92 -4 94 -20C104 0 102 16 96 30Z", sk)
    o += "".join(stroke(d, sk, 4.4) for d in ("M-30 -58C-36 -40 -34 -22 -24 -8", "M24 -64C10 -46 8 -26 14 -8", "M74 -40C56 -34 48 -20 50 -4")) + path("M-46 -4C-40 -24 -8 -30 12 -18C32 -6 30 14 10 18C-12 24 -48 18 -46 -4Z", skin) + stroke("M-44 -2C-40 -18 -12 -26 8 -16C26 -8 28 8 12 15", sk, 4) + path("M-36 -10C-30 -16 -20 -18 -12 -16C-14 -8 -26 -4 -36 -10Z", P["goldlt"], op=.6)
    return at(0, 0, s, o)
def waves(x, y, s=1, col=CREAM):
    """Sound rings on the table, flattened."""
    return at(x, y, s, *[f'<g opacity="{.9-.22*i:.2f}">' + "".join(stroke("M"+"L".join(f"{n((90+i*44)*math.cos(math.radians(a)))} {n((34+i*17)*math.sin(math.radians(a)))}" for a in range(a0, a0+52, 4)), col, 9-i*2) for a0 in (154, 244, 334)) + "</g>" for i in range(3)])
def title_bones():
    """Three bones on the parapet of the title."""
    o = path("M560 984L812 984L1010 1040L740 1040Z", INK, op=.5)
    for x, a, b, r in ((590, 6, 6, -4), (672, 5, 3, 3)): o += at(x, 984, .74, g(f"rotate({r})", at(-50, -212, 1, path("M100 14L118 26L118 218L100 212Z", INK), tile(a, b))))
    return o + at(770, 978, .72, g("rotate(-66)", at(-50, -212, 1, path("M100 14L116 24L116 216L100 212Z", INK), tile(4, 1))))
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(name, w, h, *k):
        with open(f"{out}/{name}.svg", "w") as f: f.write(doc(w, h, *k))
    for v in range(7):
        if v: put(f"half_{v}", 100, 100, half(v)); put(f"half_{v}_lying", 100, 100, half(v, turned=True))
        for w in range(v+1): put(f"tile_{v}{w}", 100, 212, tile(v, w))
    put("body_upright", 100, 212, body()); put("body_lying", 200, 112, body(True)); put("back_upright", 100, 212, body(back=True)); put("back_lying", 200, 112, body(True, True))
    put("shadow_upright", 100, 200, rect(0, 0, W, H, INK, 17, op=.36)); put("shadow_lying", 200, 100, rect(0, 0, H, W, INK, 17, op=.36))
    for live in (False, True): put("badge"+("_live" if live else ""), 50, 50, circ(24.5, 26, 22, INK, op=.4) + circ(22, 22, 22, P["sun"] if live else CREAM) + circ(22, 22, 18.5, None, stroke=INK if live else P["royal"], sw=2))
    put("counter", 38, 50, standing()); put("counter_gone", 38, 50, gone()); put("turn_sun", 110, 112, at(52, 58, 1, sunface())); put("turn_sun_wink", 110, 112, at(52, 58, 1, sunface(wink=True)))
    for live in (False, True):
        for k in "NSEW": put(f"arrow_{k.lower()}"+("_live" if live else ""), 112, 116, at(54, 54, 1, arrow(k, live)))
    ARROW["W"] = WEST_IN_FRENCH
    for live in (False, True): put("arrow_o"+("_live" if live else ""), 112, 116, at(54, 54, 1, arrow("W", live)))
    put("rose", 540, 540, at(270, 270, 1, rose())); put("padlock", 220, 300, at(106, 146, 1, padlock())); put("burst_score", 640, 420, burst("score")); put("rail", 972, 84, rail(960, 66))
    put("knock_fist", 450, 402, at(110, 90, 1, fist())); put("knock_rings", 420, 180, waves(210, 80))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../bones")
