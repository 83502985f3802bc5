# SPDX-License-Identifier: MIT
"""Where a trip may end before Menton: Avignon at 700, and stranded between two towns.  Same frame and bleed as scenes.py.
    places.py <scenes dir>
The sheet hides the middle (x 452 to 1468), so the places speak in the two strips beside it.  The program draws the cars as on the
quay of Menton: you at 44,1010 x.92, the opponent at 1500,1024 x.92 (front wheel right); the stone carries no number."""
import os, sys, random, math
from palette import P
from svgkit import *
from svgkit import grain as _grain
import scenery as S, vehicles as V
from scenes import L, R, T, B, wide, blend, bleed_doc, spline
from title_parts import thin, lampions, trunk
INK, CREAM = P["ink"], P["cream"]

W_LIT, W_MID, W_SH = P["sand"], P["ochre"], P["plum"]
def grain(shape, col, count, *a, **k): return _grain(shape, col, int(count*.56), *a, **k)       # the files stay small
def block(x, y, w, h, lit=W_LIT, sh=W_SH, cren=12, split=.62):
    """A tower of the palace: lit from the left, machicolated, with pointed arches between its buttresses."""
    o = rect(x, y-h, w, h, lit) + rect(x+w*split, y-h, w*(1-split), h, sh)
    k = max(int(w/(cren*2)), 2); s = w/(2*k-1)
    for i in range(k): o += rect(x+i*2*s, y-h-cren, s, cren+1, lit if i*2*s < w*split else sh)
    o += "".join(path(f"M{n(x+i*s*2)} {n(y-h+16)}C{n(x+i*s*2)} {n(y-h+6)} {n(x+i*s*2+s)} {n(y-h+6)} {n(x+i*s*2+s)} {n(y-h+16)}Z", INK, op=.5) for i in range(k))
    return o
def slit(x, y, h=34, w=9): return path(f"M{n(x)} {n(y)}L{n(x)} {n(y-h)}C{n(x)} {n(y-h-w)} {n(x+w)} {n(y-h-w)} {n(x+w)} {n(y-h)}L{n(x+w)} {n(y)}Z", P["goldlt"]) 
def avignon_scene():
    """Dusk on the quay of the Rhone: the palace on its rock at the left, the broken bridge at the right."""
    r = random.Random(12)
    o = wide(T, 120, P["night"]) + blend(-40, 110, 250, P["night"], P["plum"], 3, 500) + wide(250, 330, P["plum"]) + blend(250, 330, 450, P["plum"], P["coral"], 5, 620) + wide(450, 520, P["coral"]) + blend(430, 520, 600, P["coral"], P["sun"], 7, 420) + wide(600, 720, P["sun"])
    for i in range(34): x, y = r.uniform(L, R), r.uniform(T, 180); o += star(x, y, r.uniform(2, 5), CREAM, 4, .35, op=.85)
    o += circ(292, 486, 236, P["goldlt"], op=.25) + circ(292, 486, 190, P["goldlt"], op=.4) + circ(292, 486, 150, CREAM)
    for y, x0, w in ((470, -200, 260), (498, 470, 300), (440, 1480, 300), (520, 1720, 260), (404, 1900, 240), (512, -300, 140)): o += rect(x0, y, w, 9, P["coral"] if y > 450 else "#C0604F", 4.5) + rect(x0+50, y+15, w*.6, 6, P["coral"] if y > 450 else "#C0604F", 3)
    # Ventoux and the far bank with its tower
    o += path(f"M{L} 640C-100 600 300 596 700 610C980 600 1160 560 1360 520C1440 500 1490 486 1540 486C1620 496 1760 560 1900 580C2040 596 2140 600 {R} 592L{R} 700L{L} 700Z", P["lilac"]) + path("M1440 502C1480 490 1510 486 1540 486C1580 490 1620 506 1664 526C1620 518 1590 508 1566 514C1540 504 1500 512 1440 502Z", CREAM)
    o += path(f"M700 640C1000 612 1300 622 1560 630C1800 604 2040 606 {R} 622L{R} 720L700 720Z", P["plum"]) + grain([(900, 630), (R, 624), (R, 690), (900, 690)], P["night"], 420, 10, (0, 1), (1.4, 4), 1, .8)
    for x, h in ((1700, 70), (1716, 54), (1930, 84), (1950, 60), (2120, 74), (1352, 48), (1366, 62)): o += at(x, 640, 1, S.cypress(h, P["night"], P["plum"], x))
    o += block(2010, 624, 54, 116, "#C0604F", P["plum"], 8) + slit(2026, 566, 12, 6)
    # rock, gardens and the palace
    o += path(f"M{L} 720L{L} 520C-240 470 -160 500 -90 486C20 470 60 500 120 492C260 470 420 520 520 560C620 600 700 640 760 690L760 720Z", P["pine"]) + grain(f"M{L} 720L{L} 520C-240 470 -160 500 -90 486C20 470 60 500 120 492C260 470 420 520 520 560C620 600 700 640 760 690L760 720Z", INK, 520, 14, (.5, 1), (1.6, 4.4), 1, .8)
    for x, h in ((-250, 96), (-232, 70), (470, 88), (492, 64), (530, 58)): o += at(x, 560, 1, S.cypress(h, INK, P["coral"], x))
    # the cathedral's golden Virgin
    o += block(-150, 560, 74, 214, W_LIT, W_SH, 9) + path("M-146 346L-80 346L-94 318L-132 318Z", W_MID) + rect(-121, 270, 16, 48, P["gold"]) + circ(-113, 262, 10, P["goldlt"]) + path("M-127 296L-99 296L-103 320L-123 320Z", P["ochre"]) + star(-113, 246, 9, P["goldlt"], 5, .4)
    o += slit(-132, 430, 30, 8) + slit(-110, 430, 30, 8) + rect(-150, 452, 74, 6, W_MID)
    # palace: five masses, high walls with blind arches
    for x, w, h in ((-66, 66, 250), (8, 120, 190), (136, 74, 286), (218, 150, 206), (376, 70, 252)):
        o += block(x, 600, w, h, W_LIT, W_SH, 11)
        k = max(int(w/40), 1)
        for i in range(k):
            ax = x+w*(i+.5)/k-11; o += path(f"M{n(ax)} 596L{n(ax)} {n(600-h*.62)}C{n(ax)} {n(600-h*.74)} {n(ax+11)} {n(600-h*.80)} {n(ax+11)} {n(600-h*.80)}C{n(ax+11)} {n(600-h*.80)} {n(ax+22)} {n(600-h*.74)} {n(ax+22)} {n(600-h*.62)}L{n(ax+22)} 596Z", W_MID, op=.75) + slit(ax+7, 600-h*.36, 20, 8)
    o += path("M136 314L150 284L164 314ZM182 314L196 284L210 314Z", W_MID) + rect(164, 284, 3, 40, INK) + path("M167 284L196 290L167 299Z", P["sun"])
    o += grain([(-66, 420), (446, 420), (446, 600), (-66, 600)], P["plum"], 420, 18, (.7, .7), (1.2, 3.2), 1, .5)
    # ramparts along the river
    o += rect(L, 598, 1240, 78, P["sand"]) + rect(L, 640, 1240, 36, P["ochre"]) + grain([(L, 600), (900, 600), (900, 676), (L, 676)], P["terra"], 420, 20, (.2, 1), (1.2, 3.2), 1, .7)
    for x in range(L, 920, 30): o += rect(x, 584, 17, 15, P["sand"])
    for x in (-280, -70, 130, 350, 600, 866): o += block(x, 676, 62, 108, P["sand"], "#9A6A4E", 10, .6) + slit(x+18, 636, 22, 8)
    # the river at dusk
    o += wide(676, 860, P["sea"]) + rect(L, 676, R-L, 184, P["plum"], op=.42) + grain([(L, 676), (R, 676), (R, 860), (L, 860)], P["night"], 700, 6, (0, 1), (1.6, 4.2), 1.2, .8)
    for i in range(26):
        x, y = r.gauss(280, 150), r.uniform(684, 816); o += line(x, y, x+r.uniform(20, 110), y, P["goldlt"] if i % 3 else P["coral"], 4, op=.9)
    for i in range(30): x, y = r.uniform(900, R), r.uniform(686, 816); o += line(x, y, x+r.uniform(16, 70), y, P["coral"], 3.4, op=.7)
    # the bridge: four arches left of twenty-two, and the chapel on the second pier
    def span_(x, w, y0, foot): return path(f"M{n(x)} {n(foot)}L{n(x)} {n(y0+54)}C{n(x+w*.06)} {n(y0+8)} {n(x+w*.94)} {n(y0+8)} {n(x+w)} {n(y0+54)}L{n(x+w)} {n(foot)}Z", P["coral"], op=0)
    by, ft = 574, 716
    d = f"M1150 {by}L1900 {by}L1900 {by+26}L1888 {by+34}L1894 {by+50}L1880 {by+60}L1884 {ft-60}L1872 {ft}L1836 {ft}"
    x = 1836
    for i in range(4):
        w = 138; d += f"L{x} {by+74}C{x-10} {by+22} {x-w+10} {by+22} {x-w} {by+74}L{x-w} {ft}L{x-w-44} {ft}"; x -= w+44
    d += f"L{x} {by+60}L1150 {by+60}Z"
    o += path(d, P["sand"]) + rect(1150, by-10, 742, 14, CREAM) + rect(1150, by+4, 742, 5, P["ochre"])
    x = 1836
    for i in range(5):
        o += path(f"M{x} {by+70}L{x+36} {by+70}L{x+36} {ft}L{x} {ft}Z", P["ochre"]) + path(f"M{x+14} {by+62}L{x+36} {by+62}L{x+36} {ft}L{x+14} {ft}Z", "#9A6A4E") + path(f"M{x-10} {ft+8}L{x-2} {by+104}L{x+8} {by+92}L{x+18} {by+104}L{x+26} {ft+8}Z", P["sand"])
        if i < 4: o += path(f"M{x} {by+74}C{x-10} {by+22} {x-128} {by+22} {x-138} {by+74}C{x-124} {by+36} {x-14} {by+36} {x} {by+74}Z", "#9A6A4E")
        x -= 182
    o += grain([(1150, by+8), (1890, by+8), (1890, by+56), (1150, by+56)], P["terra"], 360, 25, (.5, 1), (1.2, 3.2), 1, .7)
    cx = 1640; o += rect(cx, by-92, 86, 96, P["sand"]) + rect(cx+56, by-92, 30, 96, "#9A6A4E") + poly([(cx-8, by-92), (cx+18, by-130), (cx+68, by-130), (cx+94, by-92)], P["terra"]) + slit(cx+14, by-26, 34, 12) + slit(cx+36, by-26, 34, 12) + rect(cx+24, by-160, 20, 32, P["sand"]) + path(f"M{cx+20} {by-160}L{cx+34} {by-178}L{cx+48} {by-160}Z", P["terra"]) + circ(cx+34, by-146, 5, INK)
    for q in range(5): o += path(f"M{1836-q*182-6} {ft+4}L{1836-q*182+42} {ft+4}L{1836-q*182+110} {ft+22}L{1836-q*182+30} {ft+22}Z", P["night"], op=.6)
    # two boats
    for x, y, s_ in ((1540, 782, 1.5), (2080, 764, 1.2), (-180, 780, 1.3)): o += at(x, y, s_, path("M-34 0L34 0L26 11L-26 11Z", INK), path("M-10 0L-10 -12L14 -12L18 0Z", CREAM), rect(-6, -9, 6, 6, P["goldlt"]), line(0, -12, 0, -30, INK, 2), circ(0, -32, 4, P["sun"]))
    # quay, parapet, lamps
    o += wide(826, 900, P["sand"]) + rect(L, 826, R-L, 74, P["plum"], op=.30) + wide(820, 832, P["goldlt"]) + grain([(L, 834), (R, 834), (R, 900), (L, 900)], P["terra"], 420, 7, (0, 1), (1.2, 3), 1, .8)
    for i in range(44): o += rect(L+20+i*60, 842, 30, 26, P["plum"], 3, op=.35)
    o += wide(896, B, P["asphalt"]) + wide(896, 908, CREAM) + grain([(L, 908), (R, 908), (R, B), (L, B)], INK, 900, 8, (0, 1), (1.6, 4), 1, .7)
    for i in range(18): o += rect(L+i*150, 1040, 84, 10, CREAM)
    o += lampions("M-250 560C-120 690 260 720 424 640", 9, 12) + lampions("M1494 640C1600 730 1980 720 2160 560", 9, 12)
    for x in (-250, 424, 1494, 2160):
        o += rect(x-5, 590 if 0 < x < 2000 else 540, 10, 320, INK) + path(f"M{x-22} 908L{x+22} 908L{x+12} 876L{x-12} 876Z", INK) + circ(x, 572 if 0 < x < 2000 else 522, 46, P["goldlt"], op=.25) + circ(x, 572 if 0 < x < 2000 else 522, 24, CREAM) + path(f"M{x-12} {596 if 0 < x < 2000 else 546}L{x+12} {596 if 0 < x < 2000 else 546}L{x+8} {608 if 0 < x < 2000 else 558}L{x-8} {608 if 0 < x < 2000 else 558}Z", INK)
        o += ell(x+60, 930, 110, 18, P["goldlt"], op=.22)
    return o + at(1590, 934, .62, S.borne(None, 176, 256))
def wheel_off(x, y, s=1): return at(x, y, s, ell(20, 2, 60, 10, INK, op=.4), circ(0, -34, 34, INK), circ(0, -34, 26, CREAM), circ(0, -34, 21, INK), circ(0, -34, 18, P["stone"]), circ(-1, -35, 16, CREAM), circ(0, -34, 6, P["stone"]))
def jacked(s=1):
    """Your saloon with its rear wheel off and the jack under the sill; same origin as the saloon."""
    car = V.saloon(driver=False); w = V.wheel(88, 34, CREAM, white=True); assert w in car
    car = car.replace(w, circ(88, -38, 30, P["asphalt"]) + circ(88, -38, 15, P["stone"]) + "".join(circ(*pt(88, -38, 9, a), 2.4, INK) for a in range(0, 360, 72)), 1)
    jack = poly([(126, 0), (178, 0), (170, -10), (134, -10)], P["oxblood"]) + stroke("M140 -10L166 -36M166 -10L140 -36", P["red"], 7) + rect(136, -46, 34, 11, P["oxblood"], 3) + stroke("M166 -22L214 -14L214 -24", P["asphalt2"], 5)
    return at(0, 0, s, V.shadow(10, 404, 46, 60, .5), jack, g("rotate(3.4 316 0) translate(0 -6)", car))
def picnic():
    """Red checks, a baguette, a bottle, and somebody in a red cap who is in no hurry.  Foot at (0, 0), 380 wide."""
    o = poly([(-190, 0), (-150, -64), (160, -64), (210, 0)], INK, op=.3)
    cl = [(-200, -8), (-156, -70), (150, -70), (196, -8)]; o += poly(cl, CREAM)
    for i in range(7):
        a, b = -200+i*56.6, -156+i*43.7; o += poly([(a, -8), (a+28, -8), (b+22, -70), (b, -70)], P["red"], op=.8)
    for i in range(3): t0, t1 = i/3+.02, i/3+.18; o += poly([(-200+44*t0, -8-62*t0), (196-46*t0, -8-62*t0), (196-46*t1, -8-62*t1), (-200+44*t1, -8-62*t1)], P["red"], op=.55)
    # the driver, leaning on one arm
    o += stroke("M-70 -34L40 -26L92 -30", P["navy"], 26) + path("M86 -44L106 -44C114 -40 118 -34 118 -18L88 -18Z", INK) + path("M-112 -26C-116 -76 -104 -112 -80 -116L-54 -112C-40 -100 -40 -60 -46 -22Z", P["royal"]) + path("M-60 -113L-54 -112C-40 -100 -40 -60 -46 -22L-66 -22C-54 -60 -54 -94 -60 -113Z", P["navy"]) + stroke("M-100 -98C-124 -80 -134 -50 -138 -20", P["royal"], 16) + stroke("M-62 -98C-40 -86 -22 -84 -2 -92", P["royal"], 15) + stroke("M-4 -91L10 -98", P["coral"], 10)
    o += rect(-84, -132, 18, 18, P["terra"]) + circ(-74, -148, 24, P["coral"]) + path("M-66 -126C-54 -130 -49 -142 -51 -156C-45 -142 -50 -128 -66 -126Z", P["terra"]) + path("M-99 -152C-100 -178 -52 -182 -50 -156L-34 -150C-38 -145 -46 -146 -52 -147L-98 -149Z", P["red"]) + path("M-94 -160C-92 -172 -80 -176 -70 -175C-80 -170 -86 -164 -87 -154Z", P["coral"]) + stroke("M-66 -138C-62 -141 -56 -141 -52 -138", INK, 4) + circ(-60, -150, 2.6, INK)
    o += path("M4 -112L16 -112L14 -88L6 -88Z", P["oxblood"]) + path("M2 -114L18 -114L16 -100L4 -100Z", P["sky"], op=.6)                                                        # glass
    o += rect(142, -106, 20, 62, P["green"], 4) + rect(148, -128, 8, 26, P["green"]) + rect(144, -88, 16, 22, CREAM) + path("M20 -40L96 -58C104 -58 104 -50 98 -48L24 -32C16 -32 14 -38 20 -40Z", P["ochre"]) + stroke("M36 -42L42 -37M54 -46L60 -41M72 -50L78 -45", CREAM, 3) + circ(126, -46, 11, P["red"]) + circ(122, -48, 3, P["coral"]) + path("M-18 -30L14 -30L6 -46Z", P["goldlt"]) + path("M-18 -30L14 -30L14 -24L-18 -24Z", P["sun"])
    return o
def cow(s=1):
    o = ell(20, 2, 86, 9, INK, op=.3) + path("M-70 -30C-80 -70 -60 -86 -30 -86L50 -84C74 -84 84 -70 82 -40L80 0L66 0L64 -34L-34 -34L-36 0L-50 0L-54 -34Z", CREAM) + path("M-30 -86C-16 -86 -10 -60 -26 -52C-44 -44 -62 -60 -62 -76C-54 -84 -44 -86 -30 -86ZM20 -85L50 -84C64 -84 70 -70 60 -58C44 -52 18 -60 20 -85Z", INK)
    return at(0, 0, s, o, path("M-64 -76C-76 -98 -92 -100 -108 -94C-118 -84 -118 -66 -106 -58C-94 -56 -80 -62 -68 -66Z", CREAM), path("M-106 -58C-118 -64 -118 -82 -110 -92C-104 -86 -100 -68 -96 -58Z", P["coral"]), path("M-84 -98L-66 -108L-72 -90Z", INK), circ(-92, -84, 3, INK), path("M80 -74C94 -60 92 -36 96 -20", None, stroke=INK, sw=4, cap="round"))
def stranded_scene():
    """Late afternoon between two towns: the wheel is off, the cloth is laid, nobody arrives today."""
    r = random.Random(31)
    o = wide(T, 180, P["sky"]) + blend(20, 180, 360, P["sky"], P["goldlt"], 3, 520) + wide(360, 470, P["goldlt"]) + blend(330, 470, 560, P["goldlt"], P["sun"], 5, 420) + wide(556, 640, P["sun"])
    o += circ(170, 440, 200, CREAM, op=.35) + circ(170, 440, 150, CREAM, op=.5) + circ(170, 440, 112, CREAM)
    o += S.cloud(-140, 180, 1.4, CREAM) + S.cloud(1620, 150, 1.5, "#FFFFFF") + S.cloud(1960, 290, 1.1, CREAM) + S.cloud(360, 110, 1, "#FFFFFF")
    o += path(f"M{L} 600C-200 540 60 520 300 560C560 510 760 540 960 560C1200 500 1500 500 1700 550C1900 510 2100 520 {R} 560L{R} 700L{L} 700Z", P["lilac"]) + path(f"M{L} 640C-60 580 260 600 560 616C900 580 1300 590 1600 606C1800 584 2040 590 {R} 610L{R} 720L{L} 720Z", P["azure"]) 
    o += at(1690, 612, .9, S.village())
    # wheat, stubble, a hedge; then the verge
    o += path(f"M{L} 660C100 620 600 640 960 640C1400 616 1800 640 {R} 630L{R} 760L{L} 760Z", P["sun"]) + path(f"M{L} 690C200 664 500 690 900 690C1300 660 1700 700 {R} 676L{R} 780L{L} 780Z", P["ochre"]) + grain([(L, 670), (R, 670), (R, 740), (L, 740)], P["terra"], 600, 8, (0, 1), (1.4, 3.6), 1, .7)
    for x in (-240, -120, 40, 330, 1530, 1700, 1850, 2050): o += path(f"M{x-30} {700+x % 17}C{x-30} {660+x % 17} {x+30} {660+x % 17} {x+30} {700+x % 17}Z", P["goldlt"]) + path(f"M{x+6} {665+x % 17}C{x+24} {668+x % 17} {x+30} {684+x % 17} {x+30} {700+x % 17}L{x+8} {700+x % 17}Z", P["terra"])
    o += path(f"M{L} 742C0 718 400 724 900 730C1400 714 1900 724 {R} 736L{R} 910L{L} 910Z", P["meadow"]) + grain([(L, 734), (R, 734), (R, 900), (L, 900)], P["green"], 1000, 9, (0, 1), (1.6, 4.6), .9, .9)
    # fence with the neighbour
    for x in range(1470, R, 78): o += rect(x, 704, 8, 66, P["terra"]) 
    o += line(1460, 720, R, 720, P["terra"], 5) + line(1460, 744, R, 744, P["terra"], 5) + at(1800, 772, .92, cow())
    # plane trees along the road
    for x, h, w in ((-190, 720, 74), (418, 760, 62), (1500, 760, 62), (2090, 720, 78)): o += path(f"M{x-20} 836L{x+30} 836L{x+230} 872L{x+120} 876Z", INK, op=.32) + trunk(x, 838, w, h, 10 if x < 900 else -10)
    def crown(pts, seed, k):
        d = to_d(spline(pts+[pts[0]], 6)); return path(d, P["green"]) + grain(flat(d)[0], P["pine"], k, seed, (.5, 1), (2, 5.6), 1.1, .95) + grain(flat(d)[0], P["meadow"], k//2, seed+1, (-.7, -1), (2, 4.8), 1.7, .95)
    o += crown([(L-30, T-30), (20, T-30), (60, -60), (20, 60), (-60, 110), (-140, 190), (-240, 150), (L-30, 200)], 11, 560) + crown([(230, T-30), (640, T-30), (650, -40), (600, 70), (500, 120), (420, 180), (330, 110), (250, 50), (200, -70)], 13, 560)
    o += crown([(1330, T-30), (1720, T-30), (1740, -60), (1680, 50), (1590, 120), (1500, 170), (1410, 110), (1340, 40), (1300, -60)], 15, 560) + crown([(1880, T-30), (R+30, T-30), (R+30, 180), (2160, 190), (2060, 120), (1970, 80), (1900, 10), (1850, -80)], 17, 560)
    for x, y in ((90, 836), (120, 846), (296, 850), (1600, 830), (1650, 842), (1940, 834), (-60, 850), (2150, 850)): o += line(x, y, x+2, y-26, P["green"], 3) + circ(x+2, y-28, 8, P["red"]) + circ(x+4, y-27, 3, INK)
    o += at(262, 834, .94, picnic())
    # the road
    o += wide(878, 900, P["sand"]) + wide(896, B, P["asphalt"]) + wide(896, 908, CREAM) + grain([(L, 908), (R, 908), (R, B), (L, B)], INK, 900, 18, (0, 1), (1.6, 4), 1, .7)
    for i in range(18): o += rect(L+i*150, 1052, 84, 10, CREAM)
    o += at(1578, 934, .62, S.borne(None, 176, 256)) 
    return o + at(40, 1016, .92, jacked()) + wheel_off(44, 1032, .92) + at(-74, 1030, .8, path("M0 -70L40 0L-40 0Z", P["red"], stroke=P["red"], sw=10, join="round"), path("M0 -50L26 -6L-26 -6Z", CREAM), rect(-3, -38, 6, 20, INK), circ(0, -12, 4, INK))
def breakdown():
    """Over the opponent's car at the right: open bonnet and steam.  Same origin as the cars."""
    o = path("M286 -98L352 -172L366 -164L372 -92Z", P["asphalt2"]) + path("M286 -98L352 -172L358 -168L300 -94Z", INK)
    for x, y, s_ in ((318, -112, 1), (348, -104, .8), (300, -130, .7)): o += stroke(f"M{x} {y}C{x-30*s_} {y-38*s_} {x+30*s_} {y-66*s_} {x} {y-112*s_}", CREAM, 14*s_, op=.85)
    return o + circ(310, -226, 20, CREAM, op=.6) + circ(342, -244, 14, CREAM, op=.5)
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(thin(s))
    put("arrival_avignon", bleed_doc(avignon_scene())); put("stranded", bleed_doc(stranded_scene()))
    put("prop_breakdown", doc(440, 290, g("translate(24 282)", breakdown())))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
