# SPDX-License-Identifier: MIT
"""Backdrops, nanosvg-safe.  Reference frame 1920 x 1080 at (0,0); art bleeds to x -320..2240, y -180..1260
so that one drawing covers 16:9, 16:10, 4:3 and 21:9.   python3 scenes.py <outdir>"""
import os, sys, random
from palette import P
from svgkit import *
import vehicles as V, scenery as S, icons as I
INK, CREAM = P["ink"], P["cream"]
L, R, T, B = -320, 2240, -180, 1260

def bleed_doc(*k):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="2560" height="1440" viewBox="{L} {T} {R-L} {B-T}">\n' + "\n".join(k) + "\n</svg>\n")
def wide(y0, y1, c): return rect(L, y0, R-L, y1-y0, c)
def blend(y0, ym, y1, top, bot, seed=1, cnt=2600, fall=1.8, size=(1, 2.7)):
    return (wide(y0, ym+.5, top) + wide(ym, y1, bot) + grain([(L, y0), (R, y0), (R, ym), (L, ym)], bot, cnt, seed, (0, 1), size, fall, .95)
            + grain([(L, ym), (R, ym), (R, y1), (L, y1)], top, cnt, seed+1, (0, -1), size, fall, .95))
def spline(pts, k=14):
    """Catmull-Rom through points of any dimension."""
    out = []
    P4 = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P4)-2):
        for j in range(k):
            t = j/k
            out.append(tuple(.5*((2*b)+(c-a)*t+(2*a-5*b+4*c-d)*t*t+(3*b-a-3*c+d)*t**3) for a, b, c, d in zip(P4[i-1], P4[i], P4[i+1], P4[i+2])))
    return out + [tuple(pts[-1])]
def road_poly(pts): 
    s = spline(pts); return [(x-w, y) for x, y, w in s] + [(x+w, y) for x, y, w in reversed(s)]

NEON = {"R": (58, "M0 100L0 0L30 0C60 0 60 50 30 50L0 50M28 50L58 100"), "E": (54, "M54 0L0 0L0 100L54 100M0 50L44 50"), "L": (50, "M0 0L0 100L50 100"),
        "A": (60, "M0 100L30 0L60 100M12 66L48 66"), "I": (2, "M1 0L1 100"), "S": (56, "M54 14C44 -4 4 -4 4 26C4 54 56 44 56 74C56 104 10 104 0 84"),
        "C": (56, "M56 18C42 -8 0 -6 0 50C0 106 42 108 56 82"), "F": (52, "M54 0L0 0L0 100M0 50L42 50"), "\u00c9": (54, "M54 0L0 0L0 100L54 100M0 50L44 50M22 -14L40 -32")}
def neon(t, x, y, h, col, glow, sw=.11, gap=26, vertical=False):
    o = ""
    for c in t:
        w, d = NEON[c]; s = h/100
        ox = -w/2 if vertical else 0
        o += g(f"translate({n(x)} {n(y)}) scale({s:.3g}) translate({n(ox)} 0)", stroke(d, glow, 30, op=.35), stroke(d, col, 13))
        if vertical: y += h*1.34
        else: x += (w+gap)*s
    return o

def table_round(x, y, s=1, cloth=CREAM, parasol=None, people=()):
    o = ell(0, 4, 60, 9, INK, op=.4)
    for sx in (-1, 1):
        o += stroke(f"M{sx*52} 0L{sx*48} -34L{sx*70} -34M{sx*70} 0L{sx*68} -36L{sx*76} -78", INK, 4)
    for sx, c, hair in people:
        o += path(f"M{sx*42} -34C{sx*44} -62 {sx*50} -82 {sx*62} -84C{sx*76} -82 {sx*74} -50 {sx*72} -34Z", c) + circ(sx*58, -98, 13, P["coral"]) + path(f"M{sx*46} -100C{sx*46} -116 {sx*72} -116 {sx*72} -96C{sx*66} -104 {sx*56} -106 {sx*46} -100Z", hair)
        o += stroke(f"M{sx*56} -72C{sx*44} -58 {sx*34} -54 {sx*26} -56", c, 8) + stroke(f"M{sx*44} -34L{sx*40} 0", INK, 9)
    o += line(0, 0, 0, -50, INK, 5) + ell(0, 0, 24, 4, INK) + ell(0, -52, 40, 7, cloth) + ell(0, -50, 40, 5, P["sand"], op=.5)
    o += rect(-14, -70, 7, 16, P["red"], 2) + rect(8, -66, 8, 12, P["sun"], 2)
    if parasol:
        a, b = parasol
        o += line(0, -52, 0, -196, CREAM, 5)
        for i in range(6):
            x0, x1 = -104+i*34.7, -104+(i+1)*34.7
            o += path(f"M0 -212Q{n(x0*.62)} -196 {n(x0)} -142Q{n((x0+x1)/2)} -132 {n(x1)} -142Q{n(x1*.62)} -196 0 -212Z", a if i % 2 else b)
        o += circ(0, -214, 5, a)
    return at(x, y, s, o)

def waiter(x, y, s=1):
    o = ell(0, 3, 30, 6, INK, op=.4) + stroke("M-8 -60L-10 0M8 -60L10 0", INK, 13) + path("M-22 -64L-20 -122C-16 -132 16 -132 20 -122L22 -64Z", INK) + path("M-8 -128L0 -96L8 -128Z", CREAM) + path("M-20 -70L20 -70L18 -24L-18 -24Z", CREAM)
    o += circ(0, -146, 14, P["coral"]) + path("M-14 -150C-14 -166 14 -166 14 -150C6 -156 -6 -156 -14 -150Z", INK) + path("M-7 -141C-3 -143 3 -143 7 -141L5 -138C2 -140 -2 -140 -5 -138Z", INK) + path("M-6 -128L0 -124L-6 -120ZM6 -128L0 -124L6 -120Z", P["red"])
    o += stroke("M18 -120L34 -104L48 -128", INK, 11) + circ(48, -132, 5, P["coral"]) + ell(50, -138, 30, 5, P["stone"]) + rect(34, -164, 8, 24, P["green"], 2) + rect(50, -156, 9, 16, P["sun"], 2) + rect(63, -154, 8, 14, CREAM, 2)
    o += stroke("M-18 -118L-26 -94L-14 -82", INK, 11)
    return at(x, y, s, o)

def cafe(x, y):
    """Front 700 wide, foot at y."""
    wall, shines = P["coral"], P["goldlt"]
    o = ""
    H = 372
    # sun-struck gable, then the front
    o += lit("wall", poly([(-74, -22), (0, 0), (0, -H), (-74, -H+6)], P["sun"]) + poly([(-74, -H+6), (0, -H), (-34, -H-72)], P["sun"]) + rect(0, -H, 690, H, wall))
    o += lit("wall", grain([(0, -H), (690, -H), (690, 0), (0, 0)], P["terra"], 1500, 4, (1, .3), (1.4, 3.6), 1.2, .8) + rect(0, -H*.5-4, 690, 9, P["terra"]))
    # roof
    roof = poly([(-52, -H+10), (-30, -H-78), (650, -H-78), (716, -H+10)], P["terra"]) + poly([(-88, -H+10), (-30, -H-78), (-22, -H-78), (-52, -H+10)], P["oxblood"])
    for i in range(19): roof += line(-16+i*36, -H-76, -36+i*41, -H+6, P["oxblood"], 4, op=.6)
    o += lit("roof", roof + rect(-60, -H+4, 780, 12, P["oxblood"], 4))
    o += lit("wall", rect(520, -H-132, 54, 80, P["coral"]) + rect(552, -H-132, 22, 80, P["terra"])) + lit("roof", rect(512, -H-140, 70, 12, P["oxblood"]))
    # upper windows with shutters
    for i in range(5):
        wx = 52+i*128
        lit_ = i in (1, 3)
        o += lit("pane", rect(wx, -H+52, 52, 92, shines if lit_ else P["night"]) + line(wx+26, -H+52, wx+26, -H+144, INK if lit_ else P["plum"], 4) + line(wx, -H+96, wx+52, -H+96, INK if lit_ else P["plum"], 4))
        for sx in (wx-30, wx+54):
            o += rect(sx, -H+48, 28, 100, P["sea"]) + "".join(line(sx+5, -H+60+k*12, sx+23, -H+60+k*12, P["navy"], 2.5) for k in range(8))
        o += rect(wx-6, -H+146, 64, 9, CREAM)
        if i != 2:
            o += rect(wx-8, -H+138, 68, 12, P["pine"], 5) + "".join(circ(wx+2+k*12, -H+137, 5, P["red"]) for k in range(5))
    # ground floor: windows, door
    o += rect(0, -44, 690, 44, P["oxblood"])
    for wx, ww in ((36, 150), (310, 160), (506, 150)):
        o += rect(wx-8, -158, ww+16, 122, INK) + lit("room", rect(wx, -150, ww, 106, shines) + path(f"M{wx} -150L{wx+ww} -150L{wx+ww} -130C{wx+ww*.7} -118 {wx+ww*.3} -118 {wx} -130Z", P["sun"]))
        for k in (1, 2): o += line(wx+ww*k/3, -150, wx+ww*k/3, -44, INK, 5)
        o += lit("room", path(f"M{wx+18} -44C{wx+18} -84 {wx+28} -92 {wx+38} -92C{wx+48} -92 {wx+58} -84 {wx+58} -44Z", P["plum"]) + circ(wx+38, -104, 11, P["plum"]))
    o += rect(212, -164, 74, 164, INK) + lit("room", rect(219, -157, 60, 157, P["sun"])) + line(249, -157, 249, 0, INK, 5) + rect(219, -60, 60, 60, P["terra"]) + line(249, -60, 249, 0, INK, 5)
    # awning
    for i in range(20):
        x0 = i*34.5+4; x1 = x0+34.5
        c = P["red"] if i % 2 else CREAM
        d = 46
        k0, k1 = (x0-345)*.08, (x1-345)*.08
        o += path(f"M{n(x0)} -196L{n(x1)} -196L{n(x1+k1)} -136C{n(x1+k1)} -122 {n(x0+k0)} -122 {n(x0+k0)} -136Z", c)
        o += path(f"M{n(x0+k0)} -140L{n(x1+k1)} -140L{n(x1+k1)} -136C{n(x1+k1)} -122 {n(x0+k0)} -122 {n(x0+k0)} -136Z", INK, op=.22)
    o += rect(0, -202, 694, 10, P["oxblood"])
    # sign
    o += rect(196, -240, 110, 2, INK) 
    o += rect(214, -H*.5-66, 262, 62, P["navy"], 10) + rect(220, -H*.5-60, 250, 50, None, 7, stroke=P["gold"], sw=3)
    o += lit("neon", neon("CAF\u00c9", 274, -H*.5-50, 32, CREAM, P["coral"], gap=26))
    return at(x, y, 1, o)

def title_scene():
    o = lit("sky", wide(T, 160, P["night"]) + blend(-20, 140, 330, P["night"], P["plum"], 3, 3200)
            + wide(330, 420, P["plum"]) + blend(290, 420, 520, P["plum"], P["coral"], 5, 3400) + blend(500, 570, 660, P["coral"], P["sun"], 7, 2600))
    r = random.Random(3)
    for i in range(70):
        x, y = r.uniform(L, R), r.uniform(T, 250); o += lit("star", star(x, y, r.uniform(2, 5), CREAM, 4, .35, op=.8))
    # sun
    o += lit("sun", circ(806, 600, 200, P["goldlt"], op=.25) + circ(806, 600, 160, P["goldlt"], op=.4) + circ(806, 600, 126, CREAM))
    for y, x0, w in ((560, 900, 240), (540, 560, 180), (590, 1000, 300), (586, 420, 220)): o += lit("cloud", rect(x0, y, w, 9, P["coral"], 4.5) + rect(x0+50, y+14, w*.6, 6, P["coral"], 3))
    # hills
    o += lit("hill", path(f"M{L} 650C{L+200} 560 140 560 380 610C560 560 660 590 800 640C980 580 1140 560 1320 600C1600 520 1900 540 {R} 600L{R} 760L{L} 760Z", P["lilac"]) + grain([(L, 600), (R, 600), (R, 700), (L, 700)], P["plum"], 1800, 9, (0, 1), (1.4, 4), 1.2, .8))
    o += lit("hill", path(f"M{L} 690C{L+260} 610 260 620 520 672C660 640 740 650 806 656C920 640 1060 640 1200 668L{R} 680L{R} 800L{L} 800Z", P["plum"]) + grain([(L, 670), (R, 670), (R, 760), (L, 760)], P["night"], 1800, 10, (0, 1), (1.4, 4), 1, .8))
    o += lit("hill", at(470, 664, .55, S.village()) + path("M380 672C430 652 540 652 590 672Z", P["plum"]))
    # fields
    o += lit("field", wide(690, B, P["pine"]))
    o += lit("field", path(f"M{L} 720C100 680 500 676 806 654C1100 676 1500 690 {R} 712L{R} {B}L{L} {B}Z", P["pine"]))
    o += lit("field", grain([(820, 662), (R, 690), (R, 760), (820, 760)], P["meadow"], 900, 33, (0, -1), (1.2, 3.4), 1.2, .55))
    o += lit("field", path("M560 760C640 700 740 668 806 656L822 656C760 700 700 780 640 900L300 900Z", P["ochre"]) + grain("M560 760C640 700 740 668 806 656L822 656C760 700 700 780 640 900L300 900Z", P["terra"], 600, 12, (-.5, 1), (1.4, 4), 1.4, .9))
    for k in range(6): o += lit("field", stroke(f"M{790-k*14} 664C{720-k*30} 700 {620-k*44} 780 {520-k*50} 900", P["terra"], 3, op=.6))
    o += lit("field", grain([(820, 720), (R, 720), (R, B), (820, B)], INK, 2600, 13, (.2, 1), (1.5, 4), 1, .8))
    # dark slope for the menu
    fg = f"M{L} 470C{L+180} 440 60 440 200 470C360 504 520 590 620 700C680 770 716 850 737 900C760 960 720 1040 690 1100L640 {B}L{L} {B}Z"
    for x, y, h in ((-190, 456, 140), (-230, 456, 110), (384, 540, 110), (410, 552, 84)): o += lit("slope", at(x, y, 1, S.cypress(h, INK, P["plum"], int(x))))
    o += lit("slope", path(fg, P["ink"]) + grain(fg, P["plum"], 1500, 16, (.8, -.6), (1.2, 3), 4.2, .8) + grain(fg, P["coral"], 420, 17, (1, -.15), (1, 2.6), 11, .85))
    for x, y, h in ((560, 660, 220), (604, 706, 170), (526, 620, 140)): o += lit("slope", at(x, y, 1, S.cypress(h, INK, P["coral"], int(x))))
    # the road
    pts = [(808, 654, 3), (826, 680, 13), (846, 730, 34), (858, 800, 72), (874, 890, 126), (930, 1000, 210), (1010, 1120, 320), (1120, 1280, 470)]
    o += lit("road", poly(road_poly([(x, y, w*1.09) for x, y, w in pts]), CREAM) + poly(road_poly(pts), P["asphalt"]))
    rp = road_poly([(x, y, w) for x, y, w in pts])
    o += grain(rp, INK, 1600, 14, (.2, 1), (1.6, 4.6), 1.1, .7)
    # the setting sun on the tarmac
    o += lit("sheen", poly(road_poly([(808, 656, 2), (824, 690, 6), (842, 740, 12), (850, 800, 16), (852, 860, 6)]), P["coral"], op=.8))
    s = spline(pts, 40); y = 700
    import bisect
    ys = [q[1] for q in s]
    while y < 1270:
        i = min(bisect.bisect(ys, y), len(s)-1); x, _, w = s[i]
        hgt = w*.42; j = min(bisect.bisect(ys, y+hgt), len(s)-1); x2, _, w2 = s[j]
        o += poly([(x-w*.035, y), (x+w*.035, y), (x2+w2*.035, y+hgt), (x2-w2*.035, y+hgt)], P["goldlt"])
        y += hgt*2.2
    # forecourt
    o += lit("court", path(f"M1010 868C1090 838 1180 830 1300 830L{R} 836L{R} 930C1900 960 1400 950 1180 930C1090 922 1010 900 1010 868Z", P["sand"]) + grain(f"M1010 868C1090 838 1180 830 1300 830L2240 836L2240 930C1900 960 1400 950 1180 930C1090 922 1010 900 1010 868Z", P["ochre"], 900, 15, (.1, 1), (1.5, 4), 1.1, .9))
    # row of poplars receding
    for x, y, h in ((946, 690, 96), (980, 704, 130), (1026, 724, 180), (1086, 756, 250)): o += lit("tree", at(x, y, 1, S.cypress(h, P["pine"], P["ochre"], int(x))))
    o += cafe(1190, 842)
    # light pooling out of the cafe
    o += lit("pool", path("M1210 842L1890 842L2010 936L1150 936Z", P["goldlt"], op=.35))
    # totem with the neon
    o += rect(1104, 480, 12, 380, INK) + rect(1066, 392, 88, 336, P["navy"], 14) + rect(1073, 399, 74, 322, None, 10, stroke=P["gold"], sw=3)
    o += lit("neon", neon("RELAIS", 1110, 414, 37, CREAM, P["red"], vertical=True))
    # pump
    # string lights to the tree
    s1 = "M1880 486C1960 590 2020 610 2120 560"
    o += stroke("M1150 640C1250 720 1400 730 1540 690C1680 730 1800 720 1930 640", INK, 2.5)
    for (x, y, _) in [along(flat("M1150 640C1250 720 1400 730 1540 690C1680 730 1800 720 1930 640", 30)[0], 30+i*46) for i in range(17)]:
        o += lit("lamp", circ(x, y+7, 12, P["goldlt"], op=.3) + circ(x, y+7, 6, P["goldlt"]))
    # terrace
    o += table_round(1350, 902, .86, CREAM, None, ((-1, P["royal"], INK), (1, CREAM, P["ochre"])))
    o += table_round(1790, 908, .94, CREAM, (P["green"], CREAM), ((-1, P["red"], P["ochre"]), (1, P["navy"], INK)))
    o += waiter(1528, 912, .92)
    o += table_round(1618, 916, .9, CREAM, (P["red"], CREAM), ((1, P["sun"], INK),))
    o += at(1214, 912, .62, S.pump(1, P["red"], P["oxblood"], hose=False)) + lit("lamp", circ(1214, 726, 44, P["goldlt"], op=.28))
    # the car pulls in, lamps lit
    o += lit("beam", path("M1116 938L780 912L740 1000L1116 954Z", P["goldlt"], op=.3) + path("M1116 940L920 926L900 972L1116 952Z", CREAM, op=.3))
    o += at(1402, 986, .72, V.shadow(0, 404, 30, 60, .5), V.saloon(), flip=True)
    # stone
    o += path("M560 1000L690 1000L960 1046L690 1046Z", INK, op=.55)
    o += at(600, 1004, 1, S.borne("1000", 176, 256, nh=58)) + S.tuft(500, 1008, 1.2, P["pine"]) + S.tuft(722, 1006, 1, P["pine"])
    # plane tree frames the right edge
    tr = f"M1950 {B}C1984 1000 1980 760 1956 600C1930 480 1880 360 1820 230L1856 200C1920 300 1966 390 1990 470C1990 380 1980 290 1960 200L2016 200C2036 300 2044 390 2040 480C2070 400 2110 320 2160 240L2204 250C2140 370 2090 480 2076 600C2066 800 2076 1020 2120 {B}Z"
    o += lit("trunk", path(tr, INK) + grain(tr, P["coral"], 300, 18, (-1, 0), (1.5, 4), 4, .8))
    cr = f"M1560 {T}C1540 -60 1590 10 1660 30C1650 110 1720 170 1800 160C1830 240 1930 260 1990 220C2060 280 2170 270 {R} 220L{R} {T}Z"
    o += lit("crown", path(cr, INK) + grain(cr, P["pine"], 900, 19, (-.7, .7), (2, 6), 1.3, .9) + grain(cr, P["coral"], 240, 20, (-.8, .8), (1.6, 4), 5, .8))
    o += lit("slope", path(f"M1240 {B}C1400 1020 1700 990 {R} 1010L{R} {B}Z", INK) + grain(f"M1240 {B}C1400 1020 1700 990 {R} 1010L{R} {B}Z", P["pine"], 600, 21, (-.2, -1), (2, 5), 2, .9))
    for x, y, s_ in ((1420, 1046, 1.5), (1560, 1018, 1.3), (1720, 1004, 1.4), (1880, 1004, 1.6), (2060, 1010, 1.4)): o += lit("slope", S.tuft(x, y+14, s_, INK))
    return o

# ------------------------------------------------------------------------------ table
def table_scene():
    """A road map under the cards; green verge under the hand."""
    r = random.Random(7)
    base, o = P["sand"], ""
    o += rect(L, T, R-L, B-T, base)
    def blob(x, y, rx, ry, k=9):
        pts = []
        for i in range(k):
            a = 360*i/k; q = r.uniform(.72, 1.15); pts.append((x+rx*q*math.cos(math.radians(a)), y+ry*q*math.sin(math.radians(a))))
        pts = spline(pts+[pts[0]], 8); return to_d(pts)
    for i in range(26): o += path(blob(r.uniform(L, R), r.uniform(T, B), r.uniform(60, 200), r.uniform(40, 130)), P["paper"], op=.55)
    for i in range(20): o += path(blob(r.uniform(L, R), r.uniform(T, B), r.uniform(40, 150), r.uniform(30, 90)), P["mint"], op=.5)
    # contour lines
    for cx, cy in ((140, 520), (1240, 180), (700, 800), (1780, 900), (-160, 60), (2080, 300)):
        for k in range(4): o += path(blob(cx, cy, 60+k*34, 40+k*24, 10), None, stroke=P["ochre"], sw=1.6, op=.35)
    # rivers, departments, roads
    for d in (f"M{L} 300C0 260 180 360 400 330C640 300 800 420 1000 400C1300 380 1500 500 1800 470C2000 460 2100 540 {R} 520",
              f"M520 {T}C560 60 500 160 560 260C600 330 640 360 700 380", f"M1500 {B}C1460 1000 1560 860 1500 700C1470 620 1440 560 1480 480"):
        o += stroke(d, P["azure"], 9, op=.45)
    for i in range(16):
        x, y = r.uniform(L-400, L+1400), r.uniform(T, B); pts = [(x, y)]
        for k in range(13): x += r.uniform(70, 190); y += r.uniform(-90, 90); pts.append((x, y))
        d = "M" + "L".join(f"{n(a)} {n(b)}" for a, b in spline(pts, 6))
        c = CREAM if i % 3 else P["sun"]
        o += stroke(d, P["ochre"], 7 if i % 3 == 0 else 5, op=.5) + stroke(d, c, 4.5 if i % 3 == 0 else 3)
        for a, b in pts[1:-1:2]: o += circ(a, b, 6, CREAM) + circ(a, b, 6, None, stroke=P["terra"], sw=2.4)
    # folds of the map
    for x in (0, 480, 960, 1440, 1920): o += rect(x-1, T, 3, B-T, CREAM, op=.55) + poly([(x+2, T), (x+26, T), (x+26, B), (x+2, B)], P["ochre"], op=.13)
    for y in (180, 540, 900): o += rect(L, y-1, R-L, 3, CREAM, op=.45) + rect(L, y+2, R-L, 18, P["ochre"], op=.1)
    o += grain([(L, T), (R, T), (R, B), (L, B)], P["ochre"], 3000, 5, None, (1, 2.6), 1, .35)
    # verge
    v = f"M{L} 800C0 742 420 706 820 704C1220 706 1600 740 {R} 812L{R} {B}L{L} {B}Z"
    o += path(f"M{L} 786C0 728 420 692 820 690C1220 692 1600 726 {R} 798L{R} {B}L{L} {B}Z", P["ochre"], op=.55)
    o += path(v, P["green"]) + grain(v, P["pine"], 3600, 6, (0, 1), (1.6, 5), .8, .9)
    v2 = f"M{L} 930C0 872 420 836 820 834C1220 836 1600 870 {R} 942L{R} {B}L{L} {B}Z"
    o += path(v2, P["pine"]) + grain(f"M{L} 870C0 812 420 776 820 774C1220 776 1600 810 {R} 882L{R} 942C1600 870 1220 836 820 834C420 836 0 872 {L} 930Z", P["pine"], 1800, 7, (0, 1), (1.6, 5), 1.6, .95)
    for x, s_ in ((-200, 1.5), (40, 1.3), (150, 1), (1590, 1.1), (1700, 1.4), (1880, 1.2), (2080, 1.6)):
        y = 704 + ((x-820)/1000)**2*92 + 8
        o += S.tuft(x, y, s_, P["green"])
    for x, y, s_ in ((60, 790, 1), (96, 806, .8), (30, 822, .9), (1640, 800, 1), (1600, 824, .8), (1860, 830, 1), (1900, 852, .9)):
        o += line(x, y, x+3, y+26, P["meadow"], 3) + circ(x, y, 8*s_, P["red"]) + circ(x+2, y+1, 3*s_, INK)
    return o

# ------------------------------------------------------------------------------ ribbon
RW, RH = 1294, 238
# The ribbon's size on 16:9, 16:10, 4:3 and 21:9 screens; upright ones; on phones held upright, on small screens, held across.
LANDS = ((1294, 238), (1294, 274), (1294, 346), (1934, 238), (1152, 330), (743, 190), (700, 236), (1208, 190), (1870, 181))
def ribbon_land(w=RW, h=RH):
    """The panorama under the road, stretched a little where a window needs it; sun, towns, road, plates, stones and cars
    are placed on it by the program."""
    X = lambda f: f*w
    o = rect(0, 0, w, h, P["sky"], 18)
    box = [(0, 0), (w, 0), (w, h), (0, h)]
    # sky: cool Paris morning to Riviera noon
    seg = [(0, P["sky"]), (.35, P["goldlt"]), (.74, P["sun"])]
    for i, (f, c) in enumerate(seg):
        x0 = X(f)
        if i:
            o += path(f"M{n(x0)} 0L{w-18} 0C{w-8} 0 {w} 8 {w} 18L{w} {h-18}C{w} {h-8} {w-8} {h} {w-18} {h}L{n(x0)} {h}Z", c)
            o += grain([(x0-170, 4), (x0, 4), (x0, h*.6), (x0-170, h*.6)], c, 620, 60+i, (1, 0), (.9, 2.4), 1.5, .95) + grain([(x0, 4), (x0+130, 4), (x0+130, h*.6), (x0, h*.6)], seg[i-1][1], 420, 70+i, (-1, 0), (.9, 2.4), 1.6, .95)
    o += S.cloud(X(.12), 40, .5, CREAM) + S.cloud(X(.40), 34, .42, "#FFFFFF") + S.cloud(X(.2), 62, .34, CREAM)
    # far hills
    o += path(f"M0 {h*.5}C{X(.06)} {h*.40} {X(.12)} {h*.44} {X(.17)} {h*.47}C{X(.22)} {h*.36} {X(.30)} {h*.40} {X(.36)} {h*.34}C{X(.42)} {h*.24} {X(.50)} {h*.36} {X(.55)} {h*.40}C{X(.62)} {h*.22} {X(.66)} {h*.20} {X(.72)} {h*.36}C{X(.78)} {h*.24} {X(.82)} {h*.34} {X(.84)} {h*.48}L{X(.84)} {h*.7}L0 {h*.7}Z", P["azure"], op=.75)
    o += path(f"M{X(.50)} {h*.44}C{X(.60)} {h*.30} {X(.66)} {h*.28} {X(.72)} {h*.44}C{X(.78)} {h*.34} {X(.82)} {h*.40} {X(.85)} {h*.50}L{X(.85)} {h*.7}L{X(.46)} {h*.7}Z", P["lilac"], op=.85)
    # the sea at the far right
    o += path(f"M{X(.80)} {h*.47}L{w} {h*.47}L{w} {h*.80}L{X(.80)} {h*.80}Z", P["sea"]) + "".join(line(X(f), h*y, X(f)+d, h*y, CREAM, 2.4, op=.8) for f, y, d in ((.86, .50, 30), (.93, .52, 40), (.965, .5, 26), (.845, .545, 24)))
    for f, s_ in ((.855, .5), (.945, .62)): o += at(X(f), h*.50, s_, path("M0 0L0 -46L28 -6Z", CREAM), path("M-4 -6L-4 -38L-22 -6Z", P["red"]), path("M-24 0L30 0L22 9L-16 9Z", INK))
    # near land, in three climates
    o += path(f"M0 {h*.56}C{X(.08)} {h*.48} {X(.2)} {h*.50} {X(.32)} {h*.55}C{X(.44)} {h*.46} {X(.6)} {h*.5} {X(.72)} {h*.52}C{X(.8)} {h*.50} {X(.9)} {h*.56} {w} {h*.56}L{w} {h-18}C{w} {h-8} {w-8} {h} {w-18} {h}L18 {h}C8 {h} 0 {h-8} 0 {h-18}Z", P["meadow"])
    o += path(f"M{X(.43)} {h*.50}C{X(.52)} {h*.46} {X(.62)} {h*.5} {X(.72)} {h*.52}C{X(.8)} {h*.50} {X(.9)} {h*.56} {w} {h*.56}L{w} {h-18}C{w} {h-8} {w-8} {h} {w-18} {h}L{X(.36)} {h}C{X(.40)} {h*.8} {X(.40)} {h*.62} {X(.43)} {h*.50}Z", P["sun"])
    o += path(f"M{X(.69)} {h*.52}C{X(.8)} {h*.50} {X(.9)} {h*.56} {w} {h*.56}L{w} {h-18}C{w} {h-8} {w-8} {h} {w-18} {h}L{X(.64)} {h}C{X(.67)} {h*.8} {X(.67)} {h*.62} {X(.69)} {h*.52}Z", P["ochre"])
    o += grain([(0, h*.6), (X(.40), h*.6), (X(.38), h-4), (6, h-4)], P["green"], 900, 31, (0, 1), (1, 3), .9, .8) + grain([(X(.44), h*.56), (X(.68), h*.56), (X(.66), h-4), (X(.40), h-4)], P["ochre"], 700, 32, (0, 1), (1, 3), .9, .8) + grain([(X(.70), h*.58), (w-8, h*.58), (w-8, h-6), (X(.68), h-4)], P["terra"], 700, 33, (0, 1), (1, 3), .9, .8)
    # rows: vines, lavender
    for i in range(9): o += stroke(f"M{X(.30)+i*14} {h*.56}L{X(.285)+i*18} {h*.60}", P["green"], 4)
    for i in range(10): o += stroke(f"M{X(.60)+i*11} {h*.52}L{X(.592)+i*14} {h*.57}", P["lilac"], 4.5)
    for f, hh in ((.045, 44), (.115, 34), (.135, 40), (.355, 36), (.54, 40), (.615, 46), (.63, 34), (.745, 40), (.83, 36)): o += at(X(f), h*.58, 1, S.poplar(hh) if f < .5 else S.cypress(hh))
    return o + at(X(.69)+8, h*.57, .26, S.pine())

def ribbon_sun():
    return circ(42, 42, 40, CREAM, op=.6) + circ(42, 42, 30, CREAM)

def ribbon_pine():
    """The pine before the sun."""
    return at(30, 63, .25, S.pine())

# ------------------------------------------------------------------------------ extension
def extension_scene(w=1112, h=424):
    """The road forks past Avignon; the program sets the numbers on the two stones."""
    o = rect(0, 0, w, h, P["sun"]) + rect(0, 0, w, 150, P["coral"])
    o += grain([(0, 20), (w, 20), (w, 150), (0, 150)], P["sun"], 900, 4, (0, 1), (1.2, 3.4), 1.3, .95) + grain([(0, 150), (w, 150), (w, 270), (0, 270)], P["coral"], 700, 5, (0, -1), (1.2, 3.4), 1.5, .9)
    o += circ(720, 210, 120, P["goldlt"], op=.5) + circ(720, 210, 90, CREAM)
    o += path(f"M0 270C120 220 260 230 380 250C520 210 640 230 760 250C900 226 1000 236 {w} 250L{w} 330L0 330Z", P["lilac"]) + path(f"M780 246L{w} 240L{w} 300L780 290Z", P["sea"])
    o += path(f"M0 300C200 262 420 280 560 284C760 270 960 276 {w} 290L{w} {h}L0 {h}Z", P["green"]) + grain([(0, 300), (w, 300), (w, h), (0, h)], P["pine"], 1300, 6, (0, 1), (1.4, 4), 1.1, .9)
    o += at(190, 282, 2.6, I.avignon()) + at(980, 292, 1.5, I.menton())
    for fork, tarmac in (([(190, 290, 8), (250, 318, 22), (380, 352, 52), (540, h+10, 150)], "asphalt2"), ([(930, 292, 6), (860, 312, 18), (720, 344, 46), (560, h+10, 160)], "asphalt")):
        o += poly(road_poly(fork), P[tarmac], stroke=CREAM, sw=6)
    for x, hh in ((60, 130), (100, 160), (420, 90), (620, 100), (1060, 140), (1090, 110)): o += at(x, 318, 1, S.cypress(hh))
    o += at(380, 416, .62, V.shadow(0, 404, 30, 60, .5), V.saloon())
    for x in (104, w-126): o += at(x, 406, .66, S.borne(None, 176, 250))
    return o

def coup_scene():
    """Diagonal split: red anger against blue and gold."""
    o = rect(L, T, R-L, B-T, P["royal"])
    cx, cy = 960, 500
    o += crays(cx, cy, 0, 1900, 32, P["navy"], (L, T, R, B), .5, 2)
    # red half, lower left
    cut = [(L, T), (520, T), (800, 300), (720, 420), (1010, 560), (930, 690), (1300, B), (L, B)]
    o += poly(cut, P["red"])
    red = [(L, T), (520, T), (800, 300), (720, 420), (1010, 560), (930, 690), (1300, B), (L, B)]
    d = ""
    for q in range(22):
        a = q*360/22; b = a+360/44
        w = [pt(cx, cy, 0, a), pt(cx, cy, 1900, a), pt(cx, cy, 1900, b)]
        # keep only the part left of the lightning edge, done piecewise
        for piece in ([(L, T), (520, T), (800, 300), (L, 300)], [(L, 300), (800, 300), (720, 420), (L, 420)], [(L, 420), (720, 420), (1010, 560), (L, 560)], [(L, 560), (1010, 560), (930, 690), (L, 690)], [(L, 690), (930, 690), (1300, B), (L, B)]):
            c = clip(w, piece)
            if len(c) > 2: d += to_d(c)
    o += path(d, P["oxblood"], op=.75)
    edge = "M520 -180L800 300L720 420L1010 560L930 690L1300 1260"
    o += stroke(edge, P["gold"], 30, "butt", "miter") + stroke(edge, CREAM, 14, "butt", "miter")
    o += grain([(L, 620), (R, 620), (R, B), (L, B)], INK, 3600, 3, (0, 1), (1.2, 3.4), 1.6, .55)
    return o

def arrival_scene():
    """Menton at noon, behind the sheet of a trip of 1000.  The program draws the cars and the figure on the stone."""
    o = wide(T, 300, P["sky"]) + blend(-40, 300, 600, P["sky"], CREAM, 3, 2600)
    o += circ(1560, 210, 170, P["goldlt"], op=.5) + circ(1560, 210, 126, P["sun"])
    o += crays(1560, 210, 190, 2400, 40, P["sun"], (L, T, R, 600), .4, 2.2, 360, op=.2)
    o += S.cloud(300, 130, 1.6, "#FFFFFF") + S.cloud(1080, 90, 1.2, "#FFFFFF") + S.cloud(-160, 260, 1.3, CREAM)
    # mountains, old town on its hill
    o += path(f"M{L} 560L{L} 330C-160 260 -40 330 80 300C220 220 320 300 420 330C560 380 640 470 760 560Z", P["lilac"]) + grain(f"M{L} 560L{L} 330C-160 260 -40 330 80 300C220 220 320 300 420 330C560 380 640 470 760 560Z", P["plum"], 1400, 4, (.4, 1), (1.2, 3.2), 1.4, .8)
    o += path(f"M{L} 600L{L} 440C-100 400 120 420 260 470C360 500 460 540 560 600Z", P["green"]) + grain(f"M{L} 600L{L} 440C-100 400 120 420 260 470C360 500 460 540 560 600Z", P["pine"], 1000, 5, (.3, 1), (1.2, 3.4), 1.2, .9)
    rnd = random.Random(2); cols = (CREAM, P["sun"], P["coral"], P["sand"], P["terra"])
    for row_, (y0, n_) in enumerate(((500, 13), (552, 18), (604, 21))):
        for i in range(n_):
            x = L+20+i*46+row_*14; hh = rnd.randint(50, 88); c = cols[(i*3+row_*2) % 5]
            if x > 330+row_*110: break
            y = y0 + max(0, (x-60)*.10)
            o += rect(x, y-hh, 46, hh+30, c) + poly([(x-4, y-hh), (x+10, y-hh-14), (x+38, y-hh-14), (x+50, y-hh)], P["terra"] if c != P["terra"] else P["oxblood"])
            for wx in (8, 27):
                for wy in range(2): o += rect(x+wx, y-hh+12+wy*26, 10, 15, P["sea"])
    o += rect(60, 300, 40, 200, P["sun"]) + rect(82, 300, 18, 200, P["ochre"]) + path("M54 300C54 262 106 262 106 300Z", P["terra"]) + rect(73, 318, 14, 26, INK) + circ(80, 370, 11, CREAM)
    # the sea
    o += wide(596, 860, P["sea"]) + grain([(L, 596), (R, 596), (R, 860), (L, 860)], P["azure"], 4200, 6, (0, -1), (1.4, 4), 1.1, .9)
    for i in range(46):
        x, y = rnd.uniform(900, 2100), rnd.uniform(606, 740); o += line(x, y, x+rnd.uniform(20, 90), y, P["goldlt"], 4, op=.85)
    for x, y, s_ in ((700, 650, 1.6), (1700, 640, 1.3), (1860, 690, 2), (500, 700, 1.1)): o += at(x, y, s_, path("M0 0L0 -46L28 -6Z", CREAM), path("M-4 -6L-4 -38L-22 -6Z", P["red"]), path("M-24 0L30 0L22 9L-16 9Z", INK))
    # promenade
    o += wide(826, 900, P["sand"]) + wide(820, 832, CREAM) + grain([(L, 834), (R, 834), (R, 900), (L, 900)], P["ochre"], 1200, 7, (0, 1), (1.2, 3), 1, .8)
    for i in range(44): o += rect(L+20+i*60, 842, 30, 26, P["ochre"], 3, op=.6)
    o += wide(896, B, P["asphalt"]) + wide(896, 908, CREAM) + grain([(L, 908), (R, 908), (R, B), (L, B)], INK, 2600, 8, (0, 1), (1.6, 4), 1, .7)
    for i in range(18): o += rect(L+i*150, 1040, 84, 10, CREAM)
    for x, hh, ln in ((150, 640, 40), (-120, 540, -30), (1800, 660, -46), (2060, 560, 30), (340, 470, 30), (1600, 440, -20)):
        o += at(x, 900, 1, S.palm(hh, lean=ln)) + ell(x, 902, 40, 7, INK, op=.4)
    return o + at(1590, 934, .62, S.borne(None, 176, 256))

def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(s)
    put("title", bleed_doc(title_scene())); put("table", bleed_doc(table_scene())); put("coup_fourre", bleed_doc(coup_scene())); put("arrival", bleed_doc(arrival_scene()))
    put("extension", doc(1112, 424, extension_scene()))
    put("ribbon_sun", doc(84, 84, ribbon_sun())); put("ribbon_pine", doc(60, 64, ribbon_pine()))
    for w, h in LANDS: put(f"ribbon_land_{w}x{h}", doc(w, h, ribbon_land(w, h)))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
