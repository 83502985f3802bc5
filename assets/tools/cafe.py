# SPDX-License-Identifier: MIT
"""The room of the dice table: the zinc of the Relais at dusk, its props and its posters.  Same frame and bleed as
scenes.py.   python3 cafe.py <outdir>"""
import os, sys, re, math, random
from palette import P
from svgkit import *
from svgkit import grain as _grain
import scenery as S, scenes as SC, icons as I, dice as D, vehicles as V
from scenes import L, R, T, B, wide, blend, bleed_doc, spline
INK, CREAM = P["ink"], P["cream"]
ZINC_Y = 214
def bottle(x, y, w, h, c, lab=CREAM, cap=INK):
    o = path(f"M{n(x)} {n(y)}L{n(x)} {n(y-h*.58)}C{n(x)} {n(y-h*.72)} {n(x+w*.34)} {n(y-h*.70)} {n(x+w*.34)} {n(y-h*.80)}L{n(x+w*.34)} {n(y-h)}L{n(x+w*.66)} {n(y-h)}L{n(x+w*.66)} {n(y-h*.80)}C{n(x+w*.66)} {n(y-h*.70)} {n(x+w)} {n(y-h*.72)} {n(x+w)} {n(y-h*.58)}L{n(x+w)} {n(y)}Z", c)
    o += path(f"M{n(x+w*.66)} {n(y-h)}L{n(x+w*.66)} {n(y-h*.80)}C{n(x+w*.66)} {n(y-h*.70)} {n(x+w)} {n(y-h*.72)} {n(x+w)} {n(y-h*.58)}L{n(x+w)} {n(y)}L{n(x+w*.70)} {n(y)}L{n(x+w*.56)} {n(y-h)}Z", INK, op=.28)
    o += rect(x+1, y-h*.46, w-2, h*.26, lab) + rect(x+1, y-h*.36, w-2, h*.05, P["red"]) + rect(x+w*.3, y-h-6, w*.4, 9, cap) + rect(x+4, y-h*.58, 3.5, h*.5, CREAM, 1.7, op=.55)
    return o
def glass(x, y, w, h, c=P["sky"]):
    return path(f"M{n(x)} {n(y-h)}L{n(x+w*.12)} {n(y)}L{n(x+w*.88)} {n(y)}L{n(x+w)} {n(y-h)}Z", c, op=.5) + line(x, y-h, x+w, y-h, CREAM, 2, "butt", op=.7)
def lamp(x, y, r=44):
    """Opaline globe on a brass rod."""
    return rect(x-2.5, T, 5, y-T-r, P["gold"]) + circ(x, y, r*1.9, P["goldlt"], op=.10) + circ(x, y, r*1.45, P["goldlt"], op=.16) + circ(x, y, r, CREAM) + path(f"M{n(x+r*.2)} {n(y-r*.98)}C{n(x+r*1.3)} {n(y-r*.7)} {n(x+r*1.3)} {n(y+r*.8)} {n(x+r*.1)} {n(y+r)}C{n(x+r*.75)} {n(y+r*.4)} {n(x+r*.75)} {n(y-r*.5)} {n(x+r*.2)} {n(y-r*.98)}Z", P["goldlt"]) + path(f"M{n(x-16)} {n(y-r+7)}L{n(x-11)} {n(y-r-11)}L{n(x+11)} {n(y-r-11)}L{n(x+16)} {n(y-r+7)}Z", P["gold"])
def percolator(x, y, s=1):
    """Upright coffee machine with an eagle; foot at (x, y), 190 wide, 330 high."""
    o = rect(-92, -22, 184, 22, P["asphalt2"], 4) + rect(-80, -214, 160, 192, P["stone"]) + rect(-80, -214, 46, 192, CREAM) + rect(30, -214, 50, 192, P["asphalt2"]) + rect(-92, -224, 184, 16, P["gold"], 4) + rect(-86, -120, 172, 9, P["gold"])
    o += path("M-80 -224C-80 -300 80 -300 80 -224Z", P["stone"]) + path("M-80 -224C-80 -270 -50 -286 -24 -281C-44 -270 -52 -250 -50 -224Z", CREAM) + path("M30 -276C62 -270 80 -250 80 -224L46 -224C48 -250 44 -266 30 -276Z", P["asphalt2"])
    o += circ(0, -168, 28, P["gold"]) + circ(0, -168, 23, CREAM) + stroke("M0 -168L12 -180", P["red"], 4) + "".join(line(*pt(0, -168, 19, a), *pt(0, -168, 15, a), INK, 2.2) for a in range(150, 400, 30))
    for sx in (-52, 52): o += rect(sx-22, -96, 44, 18, INK, 4) + line(sx, -90, sx-34, -66, INK, 8) + rect(sx-6, -78, 12, 10, P["gold"]) + path(f"M{sx-16} -50L{sx+16} -50C{sx+15} -36 {sx+9} -28 {sx} -28C{sx-9} -28 {sx-15} -36 {sx-16} -50Z", "#FFFFFF")
    o += path("M-3 -284C-34 -300 -64 -294 -80 -318C-50 -316 -30 -312 -8 -298L-4 -316C-4 -326 10 -328 12 -318L20 -312L10 -310L6 -298C28 -312 50 -316 80 -318C64 -294 34 -300 3 -284Z", P["gold"])
    return at(x, y, s, o)
def dusk_window(x0, x1, y0, y1):
    """The big pane on the road: the same evening as the title."""
    w = x1-x0; X = lambda f: x0+w*f; H = y1-y0; Y = lambda f: y0+H*f
    o = rect(x0, y0, w, H, P["plum"]) + rect(x0, Y(.42), w, Y(.74)-Y(.42), P["coral"]) + rect(x0, Y(.66), w, Y(.86)-Y(.66), P["sun"])
    box = lambda a, b: [(x0, Y(a)), (x1, Y(a)), (x1, Y(b)), (x0, Y(b))]
    o += grain(box(.14, .42), P["coral"], 900, 31, (0, 1), (1, 2.7), 1.8, .95) + grain(box(.50, .66), P["sun"], 700, 33, (0, 1), (1, 2.6), 1.6, .95)
    o += circ(X(.56), Y(.70), 74, P["goldlt"], op=.35) + circ(X(.56), Y(.70), 54, CREAM)
    o += path(f"M{n(x0)} {n(Y(.80))}C{n(X(.2))} {n(Y(.70))} {n(X(.36))} {n(Y(.76))} {n(X(.55))} {n(Y(.79))}C{n(X(.7))} {n(Y(.70))} {n(X(.86))} {n(Y(.72))} {n(x1)} {n(Y(.77))}L{n(x1)} {n(y1)}L{n(x0)} {n(y1)}Z", P["lilac"])
    o += path(f"M{n(x0)} {n(Y(.86))}C{n(X(.3))} {n(Y(.80))} {n(X(.6))} {n(Y(.82))} {n(x1)} {n(Y(.84))}L{n(x1)} {n(y1)}L{n(x0)} {n(y1)}Z", P["pine"])
    o += poly([(X(.545), Y(.815)), (X(.565), Y(.815)), (X(.86), y1), (X(.42), y1)], P["asphalt"]) + poly([(X(.554), Y(.83)), (X(.557), Y(.83)), (X(.66), y1), (X(.62), y1)], P["goldlt"])
    for f, h in ((.30, 120), (.36, 92), (.70, 110), (.77, 150), (.86, 200)): o += at(X(f), Y(.86), 1, S.cypress(h, INK, P["coral"], int(f*90)))
    return o
def cafe_far():
    r = random.Random(11)
    wall, o = P["oxblood"], ""
    o += rect(L, T, R-L, B-T, wall)
    # wainscot and wall paper in thin stripes
    for x in range(L, R, 40): o += rect(x, T, 14, ZINC_Y-T, "#7B1D2B")
    o += grain([(L, T), (R, T), (R, 60), (L, 60)], P["plum"], 2400, 3, (0, -1), (1.2, 3.4), 1.1, .8)
    # window with its half curtain
    o += rect(-320, T, 716, ZINC_Y-T, INK) + dusk_window(-306, 380, T, ZINC_Y)
    for x in (-86, 140): o += rect(x-7, T, 14, ZINC_Y-T, INK)
    o += rect(-306, -66, 686, 10, INK)
    for i in range(24):                                                   # red check half curtain on a brass rod
        x = -306+i*28.6
        o += path(f"M{n(x)} 138L{n(x+28.6)} 138L{n(x+28.6)} 214L{n(x)} 214Z", CREAM if i % 2 else P["sand"]) + rect(x, 152, 28.6, 10, P["red"], op=.75) + rect(x, 178, 28.6, 10, P["red"], op=.75) + rect(x+9, 138, 9, 76, P["red"], op=.55)
    o += rect(-310, 130, 694, 8, P["gold"], 4)
    # neon totem outside, seen from behind
    o += rect(286, T, 66, 128-T-40, P["navy"], 8) + rect(292, T, 54, 128-T-46, None, 6, stroke=P["gold"], sw=2.6) + SC.neon("AIS", 319, -146, 44, CREAM, P["red"], vertical=True)
    # pillar
    o += rect(384, T, 66, ZINC_Y-T, P["terra"]) + rect(384, T, 16, ZINC_Y-T, P["coral"]) + rect(430, T, 20, ZINC_Y-T, P["oxblood"]) + rect(378, 168, 78, 46, P["terra"]) + rect(378, 168, 78, 6, P["coral"])
    o += grain([(400, T), (430, T), (430, ZINC_Y), (400, ZINC_Y)], P["oxblood"], 260, 5, (1, 0), (1, 3), 1, .8)
    # back bar: three mirrored arches with bottles
    o += rect(468, T, 812, ZINC_Y-T, "#5E1A2C")
    for k in range(3):
        x = 484+k*264; w = 250
        o += path(f"M{x} 214L{x} -44C{x} -150 {x+w} -150 {x+w} -44L{x+w} 214Z", P["gold"]) + path(f"M{x+9} 214L{x+9} -42C{x+9} -138 {x+w-9} -138 {x+w-9} -42L{x+w-9} 214Z", P["night"])
        m = [(x+9, 214), (x+9, -42), (x+30, -90), (x+70, -114), (x+w/2, -120), (x+w-70, -114), (x+w-30, -90), (x+w-9, -42), (x+w-9, 214)]
        for a, b in ((.1, .34), (.42, .5)):
            q = clip([(x+w*a+150, -140), (x+w*b+150, -140), (x+w*b-30, 214), (x+w*a-30, 214)], m)
            if len(q) > 2: o += poly(q, P["sea"], op=.55)
        o += grain(m, P["plum"], 260, 20+k, (.6, 1), (1, 3), 1.2, .8)
        for sy in (60, 176):
            o += rect(x+9, sy, w-18, 8, P["goldlt"], op=.9) + rect(x+9, sy+8, w-18, 4, INK, op=.5)
            bx = x+18
            while bx < x+w-46:
                bw, bh = r.choice([24, 28, 32]), r.randint(74, 104)
                if r.random() < .24: o += glass(bx, sy, 26, 40) + glass(bx+28, sy, 26, 40); bx += 62; continue
                o += bottle(bx, sy, bw, bh, r.choice([P["green"], P["terra"], P["ochre"], P["royal"], P["red"], P["pine"], P["sun"], P["sea"], P["meadow"]]), r.choice([CREAM, P["goldlt"], P["paper"]]), r.choice([INK, P["gold"], P["red"]])); bx += bw+r.randint(5, 12)
    # coffee machine and pile of cups
    o += rect(1280, 150, 262, 64, P["terra"]) + rect(1280, 150, 262, 8, P["coral"]) + percolator(1398, 152, .92)
    for i in range(3): o += path(f"M{1500} {146-i*16}L{1540} {146-i*16}C{1538} {158-i*16} {1530} {162-i*16} {1520} {162-i*16}C{1510} {162-i*16} {1502} {158-i*16} {1500} {146-i*16}Z", "#FFFFFF" if i % 2 else CREAM)
    # right wall: a poster of the coast, a clock, the tariff
    px, py = 1570, -150
    o += rect(px+7, py+9, 190, 268, INK, op=.35) + rect(px, py, 190, 268, CREAM) + rect(px+9, py+9, 172, 250, P["sun"]) + circ(px+128, py+80, 36, CREAM) + path(f"M{px+9} {py+150}C{px+60} {py+110} {px+90} {py+130} {px+181} {py+140}L{px+181} {py+200}L{px+9} {py+200}Z", P["lilac"]) + rect(px+9, py+166, 172, 93, P["sea"]) + path(f"M{px+9} {py+214}C{px+60} {py+190} {px+120} {py+206} {px+181} {py+236}L{px+181} {py+259}L{px+9} {py+259}Z", P["terra"]) + at(px+52, py+228, .56, S.palm(230, lean=20))
    o += circ(1846, -60, 62, INK, op=.35) + circ(1840, -66, 62, P["gold"]) + circ(1840, -66, 54, CREAM) + "".join(line(*pt(1840, -66, 48, a), *pt(1840, -66, 41, a), INK, 4) for a in range(0, 360, 30)) + stroke("M1840 -66L1840 -98M1840 -66L1822 -42", INK, 6) + circ(1840, -66, 5, P["red"])
    for x in (1960, 2110): o += rect(x, -120, 120, 240, P["terra"]) + rect(x+8, -112, 104, 224, P["night"])
    o += rect(1280, 206, 1000, 10, P["gold"])
    for x in (560, 880, 1200, 1700, 2040): o += lamp(x, -70, 40)
    return o
def cafe_near():
    """The zinc, in front of whoever stands behind it."""
    z, o = ZINC_Y, ""
    o += wide(z, B, P["asphalt2"])
    o += grain([(L, z+30), (R, z+30), (R, 700), (L, 700)], P["stone"], 1700, 6, (0, -1), (1.2, 3.4), 1.0, .8) + grain([(L, 420), (R, 420), (R, B), (L, B)], P["asphalt"], 3400, 7, (.3, 1), (1.4, 4.2), .9, .95)
    # reflections of the arches and lamps in the metal
    for x, w, c in ((500, 60, P["plum"]), (640, 90, P["asphalt"]), (760, 40, P["plum"]), (900, 120, P["asphalt"]), (1060, 60, P["plum"]), (1190, 70, P["asphalt"]), (1350, 120, P["asphalt"])):
        o += poly([(x, z+26), (x+w, z+26), (x+w+20, z+190), (x+30, z+190)], c, op=.35)
    # sun through three panes, falling to the right
    for a, b in ((-296, -96), (-76, 130), (150, 376)):
        q = [(a, z+24), (b, z+24), (b+880, B), (a+880, B)]
        o += poly(q, P["coral"], op=.34) + poly([(a+26, z+24), (b-26, z+24), (b+854, B), (a+906, B)], P["sun"], op=.20) + grain(q, P["goldlt"], 420, a+400, (0, -1), (1.2, 3.2), 1.2, .6)
    # rolled edge
    o += wide(z-6, z+4, CREAM) + wide(z+4, z+18, P["stone"]) + wide(z+18, z+27, P["gold"]) + wide(z+27, z+38, P["asphalt"])
    for x in range(L, R, 150): o += circ(x+40, z+11, 4, P["asphalt2"])
    # rings left by glasses
    for x, y, q in ((-200, 700, 62), (60, 930, 54), (1480, 960, 58), (2010, 620, 60), (1490, 470, 44)): o += circ(x, y, q, None, stroke=P["stone"], sw=5, op=.55)
    for x0, y0, w in ((-260, 520, 160), (20, 620, 100), (1380, 700, 120), (1700, 1000, 260), (300, 1040, 300), (1880, 420, 200)): o += line(x0, y0, x0+w, y0, CREAM, 3.4, op=.35)
    return o
def coffee(s=1):
    """Cup on its saucer, seen from the stool; 230 wide."""
    o = ell(24, 26, 104, 42, INK, op=.42) + ell(0, 0, 104, 44, CREAM) + ell(0, 3, 82, 32, P["sand"]) + ell(6, 2, 60, 22, P["stone"]) + path("M-54 -66L54 -66C52 -22 34 6 0 6C-34 6 -52 -22 -54 -66Z", "#FFFFFF") + path("M14 4C38 -2 52 -24 54 -66L28 -66C28 -32 26 -10 14 4Z", P["sand"]) + ell(0, -66, 54, 20, CREAM) + ell(0, -64, 46, 15, "#58303A") + path("M-40 -68C-24 -80 24 -80 40 -68C24 -74 -24 -74 -40 -68Z", P["sand"]) + stroke("M53 -50C84 -54 84 -12 42 -16", CREAM, 10) + path("M-54 -40L54 -40C53.6 -36 53 -32 52.4 -29L-52.4 -29C-53 -32 -53.6 -36 -54 -40Z", P["red"])
    o += stroke("M-20 -96C-34 -114 -8 -126 -20 -146M16 -98C2 -116 28 -128 16 -150", CREAM, 6, op=.6) + rect(-86, -6, 34, 17, "#FFFFFF", 3) + rect(-86, 4, 34, 7, P["sand"], 3) + line(56, 22, 104, -14, P["stone"], 6)
    return at(0, 0, s, o)
def pastis(s=1):
    """Tall glass, water carafe's friend; 90 wide, 170 high."""
    o = path("M-30 0L60 40C90 60 130 66 150 56L40 -6Z", INK, op=.4) + path("M-44 -160L-32 4C-20 14 20 14 32 4L44 -160Z", P["goldlt"], op=.55) + path("M-40 -104L-32 4C-20 14 20 14 32 4L40 -104Z", P["sun"]) + path("M12 10C22 9 29 7 32 4L40 -104L20 -104Z", P["ochre"]) + ell(0, -104, 40, 12, P["goldlt"]) + rect(-24, -112, 24, 22, CREAM, 4, op=.9) + rect(4, -104, 22, 20, CREAM, 4, op=.8) + ell(0, -160, 44, 13, None, stroke=CREAM, sw=4) + path("M-36 -150L-30 -30L-24 -30L-28 -150Z", CREAM, op=.8)
    return at(0, 0, s, o)
def hot_scene():
    """Chaud devant: the waiter's tray against the evening sun."""
    cx, cy = 960, 640
    o = rect(L, T, R-L, B-T, P["red"]) + crays(cx, cy, 0, 2000, 36, P["coral"], (L, T, R, B), .5, 3) + circ(cx, cy, 470, P["sun"], op=.55) + circ(cx, cy, 390, P["sun"])
    o += grain([(L, 700), (R, 700), (R, B), (L, B)], P["oxblood"], 3600, 3, (0, 1), (1.4, 4), 1.5, .8) + grain([pt(cx, cy, 470, a) for a in range(0, 360, 8)], P["coral"], 800, 4, (0, 1), (1.4, 3.6), 1.6, .8)
    return o
def serving_tray(s=1):
    """Round tray on the waiter's gloved fingers, arm from below; the rim's centre at (0, 0), 960 wide."""
    o = path("M-104 520C-116 400 -92 330 -66 268L66 268C92 330 120 400 112 520Z", INK) + path("M40 520C56 400 50 330 30 268L66 268C92 330 120 400 112 520Z", P["night"]) + path("M-88 330C-40 346 46 346 92 330L78 270L-76 270Z", CREAM) + path("M36 341C60 339 78 335 92 330L78 270L34 270Z", P["sand"]) + circ(4, 312, 8, P["gold"])
    o += g("translate(16 12)", *[stroke(f"M{x} {y}C{x*.72:.0f} {y+60} {x*.36:.0f} {y+110} {x*.16:.0f} 262", INK, w, op=.3) for x, y, w in ((-212, 98, 40), (-96, 104, 44), (20, 106, 46), (132, 104, 42), (226, 92, 38))])
    for x, y, w in ((-212, 98, 40), (-96, 104, 44), (20, 106, 46), (132, 104, 42), (226, 92, 38)):
        o += stroke(f"M{x} {y}C{x*.72:.0f} {y+60} {x*.36:.0f} {y+110} {x*.16:.0f} 262", "#FFFFFF" if x < 100 else P["paper"], w)
    o += path("M-74 276C-96 236 -70 196 0 196C70 196 98 236 78 276Z", "#FFFFFF") + path("M30 276C60 250 60 214 40 200C84 208 94 240 78 276Z", P["sand"])
    for x in (-38, 20, 66): o += stroke(f"M{x} 206L{x*.7:.0f} 236", P["sand"], 4)
    o += ell(6, 34, 486, 98, INK, op=.40) + ell(0, 16, 480, 98, P["navy"]) + ell(0, 10, 480, 97, P["asphalt2"]) + ell(0, 0, 480, 96, CREAM) + ell(0, 4, 452, 84, P["sea"]) + path("M-452 4C-396 -60 -170 -80 40 -80C-150 -60 -300 -20 -330 56C-410 40 -450 20 -452 4Z", P["azure"]) + path("M-262 -64C-330 -46 -380 -26 -404 2C-392 -28 -340 -54 -262 -64Z", CREAM)
    return at(0, 0, s, o)
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
def sparse(shape, col, count, *a, **k): return _grain(shape, col, int(count*.56), *a, **k)       # the files stay small
def overtime_scene():
    """After the goal the lamps go on: night, the motorway beyond the toll, one long road for two."""
    cx, cy = 960, 560
    o = rect(L, T, R-L, B-T, P["night"]) + crays(cx, cy, 0, 2000, 32, P["navy"], (L, T, R, B), .5, 4)
    r = random.Random(4)
    for i in range(60): x, y = r.uniform(L, R), r.uniform(T, 420); o += star(x, y, r.uniform(2, 6), CREAM, 4, .35, op=.8)
    o += circ(cx, cy, 430, P["coral"], op=.28) + circ(cx, cy, 350, P["coral"], op=.4) + circ(cx, cy, 270, P["sun"]) + sparse([pt(cx, cy, 430, a) for a in range(0, 360, 8)], P["night"], 600, 4, (0, -1), (1.6, 4), 1.4, .7)
    o += path(f"M{L} 640C0 560 300 600 560 620C760 590 1160 590 1360 620C1620 600 1920 560 {R} 640L{R} {B}L{L} {B}Z", P["plum"]) + path(f"M{L} 720C100 650 500 660 960 650C1420 660 1820 650 {R} 720L{R} {B}L{L} {B}Z", INK) + sparse([(L, 690), (R, 690), (R, 900), (L, 900)], P["plum"], 900, 10, (0, -1), (1.6, 4.4), 1.2, .8)
    o += poly([(944, 652), (976, 652), (1420, B), (500, B)], CREAM) + poly([(946, 652), (974, 652), (1396, B), (524, B)], P["asphalt"]) + sparse([(946, 652), (974, 652), (1396, B), (524, B)], INK, 700, 11, (0, 1), (1.6, 4.4), 1, .7)
    y = 670
    while y < B: h = (y-640)*.16+4; w = (y-640)*.02+1; o += rect(cx-w, y, w*2, h, P["goldlt"]); y += h*2.3
    for k in range(7):
        t = (k+1)/7; yy = 652+(t**2)*560; sp = 40+(yy-652)*.86; hh = 60+(yy-652)*.7
        for sx in (-1, 1): x = cx+sx*sp; o += line(x, yy, x, yy-hh, P["asphalt2"], 2+t*7, "butt") + line(x, yy-hh, x-sx*hh*.22, yy-hh*1.04, P["asphalt2"], 2+t*5) + circ(x-sx*hh*.22, yy-hh*1.02, 5+t*16, P["goldlt"], op=.3) + circ(x-sx*hh*.22, yy-hh*1.02, 3+t*8, CREAM)
    return o
def win_scene():
    """Ten thousand: the exit gate wide open on a Riviera noon."""
    cx, cy = 960, 520
    o = rect(L, T, R-L, B-T, P["sea"]) + crays(cx, cy, 0, 2000, 36, P["azure"], (L, T, R, B), .5, 3) + circ(cx, cy, 430, P["goldlt"], op=.45) + circ(cx, cy, 350, P["sun"]) + sparse([pt(cx, cy, 430, a) for a in range(0, 360, 8)], P["goldlt"], 700, 4, (0, -1), (1.4, 3.6), 1.4, .8)
    o += path(f"M{L} 700C0 640 420 660 760 690C1180 650 1600 640 {R} 700L{R} {B}L{L} {B}Z", P["meadow"]) + path(f"M{L} 790C200 730 700 740 960 750C1300 730 1800 750 {R} 800L{R} {B}L{L} {B}Z", P["green"]) + sparse([(L, 760), (R, 770), (R, 1000), (L, 1000)], P["pine"], 1500, 5, (0, 1), (1.6, 4.6), 1, .9)
    o += poly([(900, 742), (1020, 742), (1560, B), (360, B)], CREAM) + poly([(904, 742), (1016, 742), (1524, B), (396, B)], P["asphalt"]) + sparse([(904, 742), (1016, 742), (1524, B), (396, B)], INK, 900, 6, (0, 1), (1.6, 4.6), 1, .7)
    # chequered line, flat on the road
    q = lambda u, v: (960+(u-.5)*2*(60+(v-742)*1.02), v)
    for r_ in range(2):
        v0, v1 = 806+r_*20, 826+r_*22
        for i in range(14): o += poly([q(i/14, v0), q((i+1)/14, v0), q((i+1)/14, v1), q(i/14, v1)], CREAM if (i+r_) % 2 else INK)
    for x, f in ((560, False), (1360, True)): o += at(x, 830, 2.3, D.barrier(True), flip=f)
    for x, h in ((-200, 520), (120, 460), (1800, 470), (2110, 530)): o += at(x, 820, 1, S.palm(h, lean=30 if x < 900 else -30))
    return o
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(thin(s))
    put("table_cubes_far", bleed_doc(cafe_far())); put("table_cubes_near", bleed_doc(cafe_near()))
    put("cubes_hot", bleed_doc(hot_scene())); put("cubes_overtime", bleed_doc(overtime_scene())); put("cubes_win", bleed_doc(win_scene()))
    for nm, w, h, x, y, fn in (("prop_coffee", 260, 230, 112, 170, coffee), ("prop_pastis", 220, 250, 60, 180, pastis)):
        put(nm, doc(w, h, at(x, y, 1, fn())))
    put("prop_serving_tray", doc(980, 640, at(490, 110, 1, serving_tray())))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
