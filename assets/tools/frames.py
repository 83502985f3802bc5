# SPDX-License-Identifier: MIT
"""Card anatomy in the 500 x 700 view box: stock, windows, family rings, corner plaques, title band."""
from palette import P
from svgkit import *
INK, CREAM = P["ink"], P["cream"]
W, H = 500, 700
PANEL = (16, 16, 468, 668, 22)          # coloured panel on the cream stock
BAND = (16, 584, 468, 100)              # title band
TITLE_BOX = (40, 598, 420, 72)          # the program centres the name here (baseline y=655 at size 58)

def stock(edge=CREAM): return rect(0, 0, W, H, edge, 34)
def stock_ring(edge=CREAM):
    """Stock again, over the picture, with the panel cut out: hides whatever runs past it."""
    return path(rrect_d(0, 0, 500, 700, 34) + rrect_d(*PANEL, True), edge)
def stock_edge(): return rect(1.5, 1.5, 497, 697, None, 32.5, stroke=INK, sw=3, op=.28)

OCT = [(112, 44), (388, 44), (456, 112), (456, 498), (388, 566), (112, 566), (44, 498), (44, 112)]
ARCH = "M44 560L44 232C44 120 134 44 250 44C366 44 456 120 456 232L456 560C452 560 444 562 440 566L60 566C56 562 48 560 44 560Z"
ROUND = rrect_d(44, 44, 412, 522, 118)
WIN = {"hazard": to_d(OCT), "remedy": ROUND, "safety": ARCH, "distance": rrect_d(44, 44, 412, 534, 10)}
WIN_CCW = {"hazard": to_d(OCT[::-1]), "remedy": rrect_d(44, 44, 412, 522, 118, True), "distance": rrect_d(44, 44, 412, 534, 10, True),
           "safety": "M44 560C48 560 56 562 60 566L440 566C444 562 452 560 456 560L456 232C456 120 366 44 250 44C134 44 44 120 44 232Z"}

def plus(x, y, r, col, t=.36): 
    a = r*t
    return poly([(x-a, y-r), (x+a, y-r), (x+a, y-a), (x+r, y-a), (x+r, y+a), (x+a, y+a), (x+a, y+r), (x-a, y+r), (x-a, y+a), (x-r, y+a), (x-r, y-a), (x-a, y-a)], col)

def ring(fam):
    """Panel with the window cut out, title band and family ornament; drawn over the picture."""
    col, shade = {"hazard": (P["red"], P["oxblood"]), "remedy": (P["green"], P["pine"]),
                  "safety": (P["royal"], P["navy"]), "distance": (P["asphalt"], INK)}[fam]
    o = path(rrect_d(*PANEL) + WIN_CCW[fam], col)
    if fam != "safety": o += path(rrect_d(28, 600, 444, 72, 12), None, stroke=shade, sw=4)
    if fam == "hazard":
        # barrier stripes, clipped piecewise to the ring
        pieces = [[(16, 16), (484, 16), (484, 44), (16, 44)], [(16, 44), (44, 44), (44, 566), (16, 566)], [(456, 44), (484, 44), (484, 566), (456, 566)],
                  [(16, 566), (484, 566), (484, 584), (16, 584)],
                  [(44, 44), (112, 44), (44, 112)], [(388, 44), (456, 44), (456, 112)], [(456, 498), (456, 566), (388, 566)], [(44, 498), (112, 566), (44, 566)]]
        d, step = "", 56
        for i in range(-14, 24):
            x = i*step
            s = [(x, 10), (x+step/2, 10), (x+step/2+580, 590), (x+580, 590)]
            for pc in pieces:
                q = clip(s, pc)
                if len(q) > 2: d += to_d(q)
        o += path(d, CREAM)
        o += path(to_d(OCT), None, stroke=shade, sw=9, join="miter") + path(to_d(OCT), None, stroke=CREAM, sw=3, join="miter")
        o += rect(16, 584, 468, 5, shade)
    elif fam == "remedy":
        o += path(ROUND, None, stroke=shade, sw=10) + path(ROUND, None, stroke=CREAM, sw=4)
        for x, y in ((446, 54), (54, 556), (446, 556)): o += plus(x, y, 19, CREAM)
    elif fam == "safety":
        o += rect(24, 24, 452, 652, None, 16, stroke=P["gold"], sw=5)
        o += path(ARCH, None, stroke=shade, sw=13) + path(ARCH, None, stroke=P["gold"], sw=7) + path(ARCH, None, stroke=P["goldlt"], sw=2)
        o += star(440, 62, 21, P["gold"]) + star(440, 62, 10, P["goldlt"])
        o += line(40, 586, 460, 586, P["gold"], 3)
        for x in (34, 466): o += circ(x, 586, 5, P["gold"])
    else:
        # dashed centre line of the road
        d = []
        def dash(x0, y0, x1, y1, k):
            L = ((x1-x0)**2+(y1-y0)**2)**.5; u = ((x1-x0)/L, (y1-y0)/L); per = L/k
            for i in range(k):
                a = per*i + per*.24; b = a + per*.52
                d.append(line(x0+u[0]*a, y0+u[1]*a, x0+u[0]*b, y0+u[1]*b, CREAM, 4, "butt"))
        dash(44, 30, 456, 30, 8); dash(470, 44, 470, 578, 10); dash(30, 44, 30, 578, 10)
        o += "".join(d)
        o += rect(44, 44, 412, 534, None, 10, stroke=INK, sw=4)
        o += rect(16, 584, 468, 4, CREAM)
    return o

# ---- pictograms: 100 x 100 centred on the origin, two inks ------------------------
def pict(kind, c, h):
    if kind == "pump":
        return (path("M-38 46L-38 -36C-38 -44 -34 -48 -26 -48L6 -48C14 -48 18 -44 18 -36L18 46Z", c) + rect(-46, 40, 72, 10, c, 3) + rect(-28, -36, 36, 28, h, 4)
                + stroke("M18 -4C34 -4 24 36 36 36C48 36 42 8 42 -16L30 -32", c, 8.5) + path("M-10 2C0 14 4 20 4 26C4 33 -2 38 -10 38C-18 38 -24 33 -24 26C-24 20 -20 14 -10 2Z", h))
    if kind == "tyre":
        o = ""
        for i in range(12): o += g(f"rotate({i*30})", rect(-7, -51, 14, 12, c, 2))
        return o + circ(0, 0, 46, c) + circ(0, 0, 29, h) + circ(0, 0, 21, c) + circ(0, 0, 8, h)
    if kind == "crash":
        spanner = (rect(-26, -7.5, 52, 15, h) + circ(-26, 0, 15, h) + circ(-26, 0, 6, c)
                   + g("translate(24 0)", circ(0, 0, 20, h), poly([(2, -8), (24, -11), (24, 11), (2, 8)], c)))
        return burst(54, c) + g("rotate(-45)", spanner)
    if kind == "light":
        return rect(-25, -50, 50, 100, c, 12) + circ(0, -30, 12.5, h) + circ(0, 0, 12.5, h) + circ(0, 30, 12.5, h) + "".join(path(f"M{s*25} {y}L{s*38} {y-10}L{s*38} {y+4}L{s*25} {y+16}Z", c) for s in (-1, 1) for y in (-34, -4, 24))
    if kind == "limit":
        return circ(0, 0, 49, c) + circ(0, 0, 35, h) + numeral("50", 0, -20, 40, c)
    if kind == "way":
        return at(-24, 4, .8, pict("light", c, h)) + at(21, 8, .72, circ(0, 0, 54, h), pict("limit", c, h))
def burst(r, col):
    return poly([pt(0, 0, r*((1.04 if i % 4 == 0 else .94) if i % 2 == 0 else .72), -90 + i*15) for i in range(24)], col)

def plaque(fam, kind, x=84, y=86, s=1):
    """Corner plaque: triangle / greek cross / shield."""
    if fam == "hazard":
        T = "M0 -62L70 58L-70 58Z"
        o = path(T, CREAM, stroke=CREAM, sw=26, join="round") + path(T, P["red"], stroke=P["red"], sw=16, join="round")
        o += path("M0 -58L64 54L-64 54Z", P["sun"], stroke=P["sun"], sw=3, join="round")
        sc = {"pump": .6, "tyre": .62, "crash": .66, "light": .66, "limit": .62}[kind]
        o += at({"pump": 1}.get(kind, 0), {"light": 18}.get(kind, 21), sc, pict(kind, INK, P["sun"]))
    elif fam == "remedy":
        a, b = 44, 66
        C = to_d([(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)])
        o = path(C, CREAM, stroke=CREAM, sw=20, join="round") + path(C, P["green"], stroke=P["green"], sw=10, join="round")
        a, b = 41, 62
        C2 = to_d([(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)])
        o += path(C2, CREAM)
        o += at({"pump": 3}.get(kind, 0), 0, .92 if kind != "light" else 1, pict(kind, P["pine"], CREAM))
    elif fam == "safety":
        S = "M-60 -60C-40 -58 -18 -62 0 -72C18 -62 40 -58 60 -60C62 -8 54 44 0 76C-54 44 -62 -8 -60 -60Z"
        o = path(S, CREAM, stroke=CREAM, sw=20, join="round") + path(S, P["navy"], stroke=P["navy"], sw=11, join="round") + path(S, P["gold"])
        o += path("M0 -72C18 -62 40 -58 60 -60C62 -8 54 44 0 76Z", P["ochre"], op=.45) + stroke("M-50 -50C-36 -49 -16 -52 0 -61C16 -52 36 -49 50 -50", P["goldlt"], 4)
        o += at({"pump": 3}.get(kind, 0), 0 if kind != "way" else -4, .82 if kind not in ("way",) else .86, pict(kind, P["navy"], P["goldlt"]))
    return at(x, y, s, o)
