# SPDX-License-Identifier: MIT
"""Pictures of the pages at the end of a game: the quay of Menton with its people and bunting, steam over a cup, the square
at dusk with its lanterns.     python3 endings.py <scenes dir>"""
import os, sys, re, math, random
from palette import P
from svgkit import *
import scenes as SC
from scenes import bleed_doc
from cafe import thin
import square as SQ
INK, CREAM = P["ink"], P["cream"]

# ---- Menton ------------------------------------------------------------------------------------------------------------
def bunting(w=1460, h=240):
    """Three swags of pennants between masts and palms."""
    o = ""; cols = (P["red"], CREAM, P["royal"], P["sun"], P["red"], P["green"], CREAM)
    spans = ((0, 40, 500, 20, 150), (500, 20, 980, 26, 160), (980, 26, w, 44, 148)); k = 0
    for x0, y0, x1, y1, sag in spans:
        at_ = lambda t: (x0+(x1-x0)*t, y0+(y1-y0)*t+sag*4*t*(1-t)*.62)
        m = 11
        for i in range(m):
            (ax, ay), (bx, by) = at_((i+.14)/m), at_((i+.86)/m); cx, cy = (ax+bx)/2, (ay+by)/2+46
            o += poly([(ax, ay), (bx, by), (cx, cy)], cols[k % 7]) + poly([((ax+bx)/2, (ay+by)/2), (bx, by), (cx, cy)], INK, op=.16); k += 1
        o += stroke("M"+"L".join(f"{n(x)} {n(y)}" for x, y in (at_(i/24) for i in range(25))), INK, 4)
    return o
def waver(x, y, s, shirt, hat, skin, up, flag=None, skirt=None):
    """Somebody on the quay, seen from the road, who waves; foot at (x, y), 150 high."""
    o = stroke("M-9 -62L-11 0M9 -62L12 0", skirt or P["navy"], 16, "butt") + path("M-20 0L-4 0L-4 -6L-18 -7ZM4 0L21 0L19 -7L4 -6Z", INK)
    if skirt: o += path("M-17 -76L17 -76L31 -26L-31 -26Z", skirt) + path("M6 -76L17 -76L31 -26L12 -26Z", INK, op=.18)
    o += path("M-21 -68C-24 -92 -20 -110 -10 -116L10 -116C21 -110 24 -92 21 -68Z", shirt) + path("M8 -116L10 -116C21 -110 24 -92 21 -68L10 -68Z", INK, op=.2)
    hand = (40, -172) if up else (52, -128)
    o += stroke(f"M15 -108C26 -112 34 {-138 if up else -116} {hand[0]} {hand[1]}", skin, 9) + stroke("M-15 -108C-26 -98 -28 -86 -24 -74", shirt, 10)
    if flag:
        fx, fy = hand; a = 10 if up else 34
        tip = pt(fx, fy, 44, -90+a); o += line(fx, fy, *tip, INK, 4) + poly([tip, (tip[0]+(34 if up else 30), tip[1]+(6 if up else 14)), (tip[0]+(4 if up else -2), tip[1]+22)], flag)
    else: o += circ(*hand, 6, skin)
    o += circ(0, -132, 17, skin) + path("M6 -148C18 -144 20 -122 8 -116C14 -126 14 -140 6 -148Z", INK, op=.18)
    o += hat
    return at(x, y, s, o)
def boater(c=P["sun"]): return ell(0, -143, 27, 6, c) + rect(-14, -160, 28, 16, c, 3) + rect(-14, -149, 28, 5, P["red"])
def beret(c=P["navy"]): return path("M-21 -142C-26 -156 -6 -162 6 -159C20 -158 26 -148 19 -142Z", c)
def hair(c=INK): return path("M-18 -130C-24 -156 20 -160 19 -132C12 -142 2 -146 -8 -142C-14 -140 -17 -136 -18 -130Z", c)
def scarf(c=P["red"]): return path("M-19 -130C-22 -156 21 -158 19 -130C10 -138 -8 -138 -19 -130Z", c) + path("M12 -134L27 -122L14 -126Z", c)
def crowd(up):
    """Ten people behind the kerb; up: 0 or 1, every other hand is up."""
    w = ((40, P["red"], boater(), P["coral"], P["sun"], None), (130, CREAM, hair("#7D4639"), "#DE764D", None, P["green"]),
         (212, P["royal"], beret(), P["coral"], P["red"], None), (306, P["sun"], scarf(P["sea"]), "#7D4639", CREAM, P["terra"]),
         (392, CREAM, boater(CREAM), P["coral"], None, None), (478, P["green"], hair(P["ochre"]), P["coral"], P["royal"], P["red"]),
         (570, P["coral"], beret(P["oxblood"]), "#DE764D", None, None), (660, CREAM, scarf(P["red"]), P["coral"], P["sun"], P["royal"]),
         (752, P["sea"], boater(P["ochre"]), "#7D4639", P["red"], None), (842, P["red"], hair(), P["coral"], None, CREAM))
    o = "".join(ell(x+8, 202, 34, 5, INK, op=.35) for x, *_ in w)
    for i, (x, shirt, hat, skin, flag, skirt) in enumerate(w): o += waver(x, 202, (1, .94, 1.04, .9)[i % 4], shirt, hat, skin, (i+up) % 2, flag, skirt)
    return o
def welcome(up):
    """A table in the shade on the quay, and somebody who has kept a chair there; up: 0 or 1, the hand goes up and down."""
    return ell(206, 290, 110, 9, INK, op=.3) + SC.table_round(196, 288, 1.25, CREAM, (P["red"], CREAM)) + waver(62, 292, 1.12, P["sun"], boater(CREAM), P["coral"], up)
def gull(): return path("M2 12C12 2 26 2 36 15C46 3 60 1 72 10C60 9 50 14 42 25C38 31 33 31 29 25C22 15 12 10 2 12Z", CREAM) + path("M2 12C8 8 14 7 20 9C14 9 8 10 2 12ZM72 10C66 7 60 7 54 10C60 8 66 8 72 10Z", INK)

# ---- the counter -------------------------------------------------------------------------------------------------------
def steam(): return stroke("M20 58C6 46 34 36 20 24C8 14 30 8 22 2", CREAM, 8)

# ---- the square at dusk ------------------------------------------------------------------------------------------------
FAR = dict(sky="plum", cream="coral", lilac="night", paper="lilac", coral="terra", sun="ochre", sand="#7E5A62", terra="#5A3140", oxblood="ink", sea="night",
           azure="lilac", royal="navy", green="pine", meadow="#2F6A55", pine="#0F3338", stone="#4A4A66", ochre="#5E4358", asphalt2="#39405A", plum="ink", red="oxblood", navy="ink")
NEAR = dict(sea="#1A3F6B", azure="#2F6A94", navy="ink", gold="ochre", ochre="#7A4A2E", meadow="#2F6A55", green="pine", terra="#5A3140")
def dusk(svg, table):
    """The same picture in the inks of the evening."""
    to = {P[a].lower(): P.get(b, b) for a, b in table.items()}
    return re.sub(r"#[0-9A-Fa-f]{6}\b", lambda m: to.get(m.group(0).lower(), m.group(0)), svg)
def square_at_dusk(): return dusk(SQ.square_far(), FAR)
def windows():
    """Lit ones, over those of the houses."""
    r = random.Random(7); o = ""
    y = 100; x = SQ.L-10; k = 0
    while x < SQ.R:
        w = (150, 176, 132, 190, 160, 144, 170)[k % 7]; h = (112, 132, 96, 124, 140, 104, 118)[k % 7]
        if 560 < x < 700: x += 262; k += 1; continue
        cols = 3 if w > 150 else 2
        for i in range(cols):
            cx = x+w*(i+.5)/cols
            for j in range(2):
                wy = y-h+14+j*(h-20)/2; ww, wh = w*.085, min(30, h*.22)
                if r.random() < .55: o += rect(cx-ww, wy, ww*2, wh, P["goldlt"]) + rect(cx-1.5, wy, 3, wh, P["ochre"])
        x += w; k += 1
    return o
def pools():
    """Light of the lanterns on the table."""
    o = ""
    for x, y, a in ((420, 430, 300), (800, 480, 360), (1190, 430, 300)):
        o += ell(x, y, a, a*.42, P["sun"], op=.10) + ell(x, y, a*.66, a*.27, P["sun"], op=.12)
    return o
def lantern(c, shade, lit=True):
    """A paper lantern that hangs from (44, 4); 88 x 128."""
    o = line(44, 0, 44, 22, INK, 3) + rect(28, 18, 32, 9, INK, 3)
    o += path("M28 27C6 40 4 84 26 102L62 102C84 84 82 40 60 27Z", c) + path("M52 27L60 27C82 40 84 84 62 102L52 102C66 82 66 46 52 27Z", shade)
    if lit: o += path("M34 34C22 46 22 82 34 96L48 96C56 80 56 48 48 34Z", P["goldlt"], op=.85)
    for y, a in ((44, 30), (64, 33), (84, 29)): o += stroke(f"M{44-a} {y}C{44-a*.4} {y+6} {44+a*.4} {y+6} {44+a} {y}", INK, 2.4, op=.35)
    return o + rect(27, 101, 34, 9, INK, 3) + line(44, 110, 44, 124, P["gold"] if lit else INK, 4)
def glow():
    return circ(130, 130, 128, P["sun"], op=.08) + circ(130, 130, 98, P["sun"], op=.12) + circ(130, 130, 70, P["goldlt"], op=.18)
def firefly(): return circ(9, 9, 9, P["goldlt"], op=.25) + circ(9, 9, 5, P["goldlt"], op=.6) + circ(9, 9, 2.6, CREAM)
def leaf(): return path("M17 33L15 24L4 27L8 19L1 13L10 12L9 3L17 8L25 3L24 12L33 13L26 19L30 27L19 24Z", P["terra"]) + path("M17 8L25 3L24 12L33 13L26 19L30 27L19 24L17 33Z", P["oxblood"], op=.6)

def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(s)
    put("ending_bunting", doc(1460, 240, bunting())); put("ending_crowd_1", doc(900, 206, crowd(0))); put("ending_crowd_2", doc(900, 206, crowd(1)))
    put("ending_welcome_1", doc(330, 300, welcome(0))); put("ending_welcome_2", doc(330, 300, welcome(1)))
    put("ending_gull", doc(74, 34, gull())); put("ending_steam", doc(40, 60, steam()))
    put("ending_bones_far", thin(bleed_doc(square_at_dusk(), windows()))); put("ending_bones_near", thin(bleed_doc(dusk(SQ.square_near(), NEAR), pools())))
    for i, (c, k) in enumerate(((P["red"], P["oxblood"]), (P["sun"], P["ochre"]), (P["coral"], P["terra"]))): put(f"ending_lantern_{i+1}", doc(88, 128, lantern(c, k)))
    put("ending_lantern_out", doc(88, 128, lantern(P["lilac"], P["plum"], False))); put("ending_glow", doc(260, 260, glow()))
    put("ending_firefly", doc(18, 18, firefly())); put("ending_leaf", doc(34, 34, leaf()))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
