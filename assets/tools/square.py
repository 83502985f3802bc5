# SPDX-License-Identifier: MIT
"""The room of the domino table: the square under the plane tree, a blue tin table, and its posters.  Same frame and
bleed as scenes.py.   python3 square.py <outdir>"""
import os, sys, math, random
from palette import P
from svgkit import *
from scenes import L, R, T, B, wide, bleed_doc, spline
from cafe import thin
INK, CREAM = P["ink"], P["cream"]
TABLE_Y = 206          # far edge of the domino table at the middle of the frame
def trunk(x, y, w, h, lean=0):
    """Mottled plane tree trunk."""
    r = random.Random(int(x)); t = x+lean
    d = f"M{n(x-w*.62)} {n(y)}C{n(x-w*.46)} {n(y-h*.1)} {n(x-w*.5)} {n(y-h*.5)} {n(t-w*.42)} {n(y-h)}L{n(t+w*.42)} {n(y-h)}C{n(x+w*.5)} {n(y-h*.5)} {n(x+w*.46)} {n(y-h*.1)} {n(x+w*.66)} {n(y)}Z"
    o = path(d, P["stone"]) + path(f"M{n(x+w*.14)} {n(y)}C{n(x+w*.1)} {n(y-h*.5)} {n(t+w*.16)} {n(y-h*.8)} {n(t+w*.1)} {n(y-h)}L{n(t+w*.42)} {n(y-h)}C{n(x+w*.5)} {n(y-h*.5)} {n(x+w*.46)} {n(y-h*.1)} {n(x+w*.66)} {n(y)}Z", P["asphalt2"])
    for i in range(int(h/17)):
        yy = y-10-r.random()*(h-16); xx = x+(t-x)*(y-yy)/h+r.uniform(-.36, .3)*w; a, b = r.uniform(.07, .17)*w, r.uniform(9, 22)
        o += ell(xx, yy, a, b, r.choice([CREAM, P["sand"], P["paper"], P["meadow"]]) if xx < x+w*.1 else r.choice([P["stone"], P["lilac"]]))
    return o
def leafmass(pts, col, light, dark, seed, cnt=420):
    d = to_d(spline(pts+[pts[0]], 8)); return path(d, col) + grain(flat(d)[0], dark, cnt, seed, (.4, 1), (2, 5.4), 1.2, .9) + grain(flat(d)[0], light, cnt//2, seed+1, (-.6, -1), (2, 4.6), 1.7, .9)
def house_front(x, w, h, y, wall, roof=P["terra"], shut=P["sea"], cols=3, rows=2):
    o = rect(x, y-h, w, h, wall) + rect(x+w*.78, y-h, w*.22, h, INK, op=.10) + poly([(x-6, y-h), (x+5, y-h-24), (x+w-5, y-h-24), (x+w+6, y-h)], roof) + rect(x-6, y-h-2, w+12, 5, P["oxblood"])
    for i in range(cols):
        cx = x+w*(i+.5)/cols
        for j in range(rows):
            wy = y-h+14+j*(h-20)/rows; ww, wh = w*.085, min(30, h*.22)
            o += rect(cx-ww, wy, ww*2, wh, INK) + rect(cx-ww*2.1, wy-1, ww*1.1, wh+2, shut) + rect(cx+ww, wy-1, ww*1.1, wh+2, shut)
    return o
def bouliste(x, y, s=1, shirt=P["royal"], trousers=CREAM, hat=P["sun"], pose="throw", skin=P["coral"], flip=False):
    """A pétanque player seen across the square; 120 high; foot at (x, y)."""
    o = path("M-8 0L14 -4L150 18C166 24 150 30 136 28Z", INK, op=.35)
    if pose == "throw":
        o += stroke("M-6 -56L-18 0M6 -56L16 0", trousers, 14, "butt") + path("M-24 0L-8 0L-8 -5L-22 -6ZM10 0L28 0L26 -5L10 -6Z", INK) + path("M-17 -56C-19 -78 -16 -94 -6 -98L10 -98C20 -94 20 -76 17 -56Z", shirt) + path("M6 -98L10 -98C20 -94 20 -76 17 -56L8 -56Z", INK, op=.25) + stroke("M12 -90C26 -82 38 -74 44 -60", skin, 8) + circ(48, -54, 7, P["asphalt2"]) + circ(46, -56, 2.6, CREAM) + stroke("M-10 -90C-20 -80 -24 -70 -20 -60", shirt, 9)
    elif pose == "crouch":
        o += stroke("M-12 -34L10 -26L4 0M6 -34L28 -26L20 0", trousers, 13, "butt") + path("M-22 -30C-18 -62 -6 -72 12 -74L22 -62C14 -50 16 -40 14 -30Z", shirt) + stroke("M16 -66C30 -58 38 -50 48 -52", skin, 8) + circ(54, -54, 7, P["asphalt2"])
    else:
        o += stroke("M-5 -56L-6 0M6 -56L8 0", trousers, 14, "butt") + path("M-14 0L0 0L0 -6L-12 -6ZM2 0L18 0L16 -6L2 -6Z", INK) + path("M-17 -56C-19 -80 -14 -96 -6 -98L8 -98C18 -96 20 -78 17 -56Z", shirt) + path("M5 -98L8 -98C18 -96 20 -78 17 -56L7 -56Z", INK, op=.25) + stroke("M-12 -90C-24 -80 -22 -68 -10 -62M13 -90C24 -80 22 -68 8 -62", shirt, 8)
    hy = -112 if pose != "crouch" else -84; hx = 2 if pose != "crouch" else 14
    o += circ(hx, hy, 13, skin) + path(f"M{hx-22} {hy-4}C{hx-16} {hy-8} {hx-13} {hy-8} {hx-12} {hy-8}C{hx-11} {hy-22} {hx+11} {hy-22} {hx+12} {hy-8}C{hx+16} {hy-7} {hx+22} {hy-5} {hx+24} {hy-2}Z", hat)
    return at(x, y, s, o, flip=flip)
def fountain(x, y, s=1):
    o = ell(20, 6, 96, 12, INK, op=.35) + path("M-84 0L-92 -34L92 -34L84 0Z", P["paper"]) + path("M40 0L44 -34L92 -34L84 0Z", P["stone"]) + ell(0, -34, 92, 14, P["sand"]) + ell(0, -33, 80, 10, P["azure"]) + path("M-10 -34L-7 -92L7 -92L10 -34Z", P["paper"]) + path("M2 -34L2 -92L7 -92L10 -34Z", P["stone"]) + path("M-34 -92C-30 -80 30 -80 34 -92Z", P["sand"]) + ell(0, -92, 34, 6, P["azure"]) + circ(0, -108, 10, P["paper"]) + stroke("M-30 -92C-42 -80 -44 -60 -44 -38M30 -92C42 -80 44 -60 44 -38M-12 -90C-18 -70 -18 -56 -18 -38M14 -90C20 -70 20 -56 20 -38", "#FFFFFF", 4, op=.85)
    return at(x, y, s, o)
def table_top():
    """Far edge of the table as a shallow arc; foot of everything else."""
    y = TABLE_Y
    return f"M{L} {y+58}C{-10} {y+14} 420 {y} 800 {y}C1180 {y} 1700 {y+14} {R} {y+62}L{R} {B}L{L} {B}Z"
def square_far():
    r = random.Random(4)
    o = wide(T, 20, P["sky"]) + wide(10, 60, CREAM) + grain([(L, -100), (R, -100), (R, 12), (L, 12)], CREAM, 1400, 3, (0, 1), (1, 2.8), 1.6, .95)
    o += path(f"M{L} 100L{L} -10C-160 -70 0 -30 160 -44C420 -110 560 -40 800 -60C1100 -120 1400 -30 1700 -70C1900 -90 2100 -50 {R} -30L{R} 100Z", P["lilac"]) + grain([(L, -20), (R, -20), (R, 50), (L, 50)], P["plum"], 800, 4, (0, 1), (1, 3), 1.2, .5)
    # houses round the square, church, town hall
    y = 100; x = L-10; k = 0; walls = (P["paper"], P["coral"], CREAM, P["sun"], P["sand"], P["coral"], P["paper"]); shut = (P["sea"], P["green"], P["royal"], P["azure"], P["terra"], P["lilac"], P["sea"])
    while x < R:
        w = (150, 176, 132, 190, 160, 144, 170)[k % 7]; h = (112, 132, 96, 124, 140, 104, 118)[k % 7]
        if 560 < x < 700:
            o += rect(x+34, y-216, 62, 216, P["paper"]) + rect(x+74, y-216, 22, 216, P["sand"]) + poly([(x+26, y-216), (x+65, y-290), (x+104, y-216)], P["asphalt2"]) + rect(x+54, y-196, 22, 36, INK) + circ(x+65, y-140, 15, CREAM) + circ(x+65, y-140, 15, None, stroke=INK, sw=3) + stroke(f"M{x+65} {y-140}L{x+65} {y-150}M{x+65} {y-140}L{x+72} {y-136}", INK, 3)
            o += rect(x+96, y-118, 150, 118, P["paper"]) + poly([(x+88, y-118), (x+171, y-172), (x+254, y-118)], P["terra"]) + circ(x+171, y-84, 19, P["royal"]) + "".join(line(x+171, y-84, *pt(x+171, y-84, 19, a), P["goldlt"], 2.4) for a in range(0, 360, 45)) + path(f"M{x+150} {y}L{x+150} {y-34}C{x+150} {y-62} {x+192} {y-62} {x+192} {y-34}L{x+192} {y}Z", INK)
            x += 262; k += 1; continue
        o += house_front(x, w, h, y, walls[k % 7], P["terra"] if k % 3 else P["oxblood"], shut[k % 7], 3 if w > 150 else 2, 2)
        if k % 3 == 1:                                                      # a shop with an awning
            for i in range(8): o += poly([(x+10+i*(w-20)/8, y-50), (x+10+(i+1)*(w-20)/8, y-50), (x+6+(i+1)*(w-12)/8, y-30), (x+6+i*(w-12)/8, y-30)], (P["red"], CREAM)[i % 2])
            o += rect(x+16, y-30, w-32, 30, INK) + rect(x+22, y-26, w*.3, 26, P["goldlt"])
        else: o += rect(x+w*.42, y-36, w*.16, 36, P["oxblood"])
        x += w; k += 1
    # the ground: raked gravel with the trees' shade
    o += wide(y-4, B, P["sand"]) + grain([(L, y), (R, y), (R, 290), (L, 290)], P["ochre"], 1500, 5, (0, 1), (1.2, 3), .8, .75) + wide(y-6, y, P["stone"])
    for x0, y0, w in ((-280, 118, 420), (240, 124, 300), (620, 116, 240), (1000, 122, 420), (1500, 116, 380), (1960, 124, 300)): o += path(f"M{x0} {y0}C{x0+w*.3} {y0-8} {x0+w*.7} {y0-8} {x0+w} {y0+4}C{x0+w*.9} {y0+22} {x0+w*.2} {y0+24} {x0} {y0}Z", P["lilac"], op=.55)
    o += fountain(1040, 140, .92)
    # the game over there
    o += bouliste(520, 168, .92, P["royal"], CREAM, P["sun"], "throw") + bouliste(640, 150, .8, CREAM, P["navy"], P["navy"], "stand", "#7D4639") + bouliste(1180, 158, .86, P["red"], P["asphalt"], CREAM, "stand", flip=True) + bouliste(1250, 176, .92, P["green"], CREAM, P["ochre"], "crouch", "#DE764D", flip=True)
    for x0, y0, q in ((760, 168, 8), (806, 178, 8), (842, 166, 8), (900, 180, 8), (868, 172, 4.4)):
        o += ell(x0+q*1.3, y0+q*.7, q*1.2, q*.4, INK, op=.35) + circ(x0, y0, q, P["asphalt2"] if q > 5 else P["red"]) + (circ(x0-q*.3, y0-q*.3, q*.34, CREAM) if q > 5 else "")
    # bench and bicycle of the post
    o += at(110, 170, 1, path("M-4 0L130 22L170 22L40 0Z", INK, op=.3), rect(-70, -34, 140, 9, P["green"], 3), rect(-70, -58, 140, 8, P["green"], 3), rect(-70, -72, 140, 8, P["green"], 3), stroke("M-58 -30L-58 0M58 -30L58 0M-58 -76L-58 -34M58 -76L58 -34", INK, 7))
    o += trunk(-90, 190, 96, 420, -20) + trunk(348, 160, 62, 380, 14) + trunk(1420, 166, 70, 390, -10) + trunk(1820, 196, 104, 430, 26) + trunk(2150, 180, 80, 400, 10)
    # canopy
    o += leafmass([(L-40, T-60), (R+40, T-60), (R+40, -60), (2060, -34), (1900, -66), (1730, -40), (1600, -70), (1440, -96), (1290, -62), (1130, -118), (960, -136), (800, -112), (640, -138), (500, -84), (330, -100), (180, -44), (30, -72), (-140, -30), (L-40, -70)], P["green"], P["meadow"], P["pine"], 8, 1360)
    o += leafmass([(L-40, T-60), (R+40, T-60), (R+40, -116), (2000, -92), (1800, -124), (1640, -100), (1440, -140), (1200, -128), (900, -168), (560, -150), (300, -146), (60, -110), (-160, -96), (L-40, -120)], P["pine"], P["green"], INK, 18, 620)
    return o
def square_near():
    """Blue enamelled tin in a brass band, dappled by the plane tree."""
    r = random.Random(4); o = ""
    d = table_top(); y = TABLE_Y
    o += path(f"M{L} {y+44}C{-10} {y-2} 420 {y-14} 800 {y-14}C1180 {y-14} 1700 {y-2} {R} {y+48}L{R} {y+120}L{L} {y+120}Z", INK, op=.30)
    o += path(f"M{L} {y+52}C{-10} {y+6} 420 {y-8} 800 {y-8}C1180 {y-8} 1700 {y+6} {R} {y+56}L{R} {B}L{L} {B}Z", P["gold"]) + path(f"M{L} {y+61}C{-10} {y+17} 420 {y+3} 800 {y+3}C1180 {y+3} 1700 {y+17} {R} {y+65}L{R} {B}L{L} {B}Z", P["ochre"])
    o += path(f"M{L} {y+66}C{-10} {y+22} 420 {y+8} 800 {y+8}C1180 {y+8} 1700 {y+22} {R} {y+70}L{R} {B}L{L} {B}Z", P["sea"])
    o += stroke(f"M{L} {y+86}C{-10} {y+42} 420 {y+28} 800 {y+28}C1180 {y+28} 1700 {y+42} {R} {y+90}", P["azure"], 4, "butt", op=.8)
    o += grain([(L, 290), (R, 290), (R, B), (L, B)], P["navy"], 3000, 6, (.4, 1), (1.3, 3.8), .9, .55) + grain([(L, 240), (R, 240), (R, 760), (L, 760)], P["azure"], 1500, 9, (-.3, -1), (1.2, 3.2), 1.1, .7)
    for x0, y0, w in ((-240, 480, 150), (60, 420, 90), (1360, 860, 130), (1760, 1010, 240), (260, 1050, 260), (1900, 380, 180)): o += line(x0, y0, x0+w, y0-w*.12, P["azure"], 3, op=.6)
    # leaf shade: big flat masses with sun flecks left open
    LEAF = [(-90, 1), (-66, .52), (-40, .94), (-12, .50), (18, .74), (52, .36), (84, .34), (90, .66), (96, .34), (128, .36), (162, .74), (192, .50), (220, .94), (246, .52)]
    def leaf(x, y, s, a): return to_d([pt(x, y, s*k, a+t) for t, k in LEAF])
    dd = ""
    for cx, cy, m, sp in ((-120, 420, 26, 250), (250, 340, 16, 150), (1500, 420, 30, 260), (1880, 700, 30, 300), (60, 900, 22, 240), (1420, 960, 20, 230), (980, 300, 8, 120), (-240, 1120, 16, 200), (2140, 1080, 20, 200)):
        for i in range(m): dd += leaf(cx+r.gauss(0, sp*.5), max(cy+r.gauss(0, sp*.32), 250+abs(cx-800)*.03), r.uniform(24, 56), r.uniform(0, 90))
    o += path(dd, P["navy"], op=.34)
    # a few that have fallen
    for x, y, q, a, c, k in ((-210, 620, 40, 30, P["ochre"], P["terra"]), (1508, 430, 34, -40, P["meadow"], P["green"]), (64, 780, 32, 120, P["meadow"], P["green"]), (1180, 840, 30, 200, P["ochre"], P["terra"]), (2080, 480, 40, 70, P["ochre"], P["terra"]), (1960, 980, 38, -20, P["meadow"], P["green"])):
        o += path(leaf(x+9, y+12, q, a), INK, op=.36) + path(leaf(x, y, q, a), c)
        half_ = [pt(x, y, q*v, a+t) for t, v in LEAF[:8]]; o += path(to_d(half_), k, op=.55) + "".join(line(*pt(x, y, q*.5, a+90), *pt(x, y, q*.74*w, a+t), k, 1.8) for t, w in ((-90, 1.1), (-40, .95), (220, .95)))
    return o
def domino_scene():
    """Sunburst in green and gold for the last bone down."""
    cx, cy = 960, 620
    o = rect(L, T, R-L, B-T, P["green"]) + crays(cx, cy, 0, 2000, 36, P["pine"], (L, T, R, B), .5, 3) + circ(cx, cy, 440, P["sun"], op=.4) + circ(cx, cy, 352, P["sun"])
    o += grain([pt(cx, cy, 440, a) for a in range(0, 360, 8)], P["goldlt"], 600, 4, (0, -1), (1.4, 3.6), 1.4, .8) + grain([(L, 760), (R, 760), (R, B), (L, B)], INK, 3200, 5, (0, 1), (1.4, 4), 1.5, .6)
    for x0, y0, s in ((-200, -60, 1.4), (2100, -40, 1.5)): o += at(x0, y0, s, *[path("M0 0C30 -50 90 -50 110 0C60 10 30 20 0 0Z", P["meadow"])])
    return o
def locked_scene():
    """Night blue and stone: the gate is down on all four roads."""
    cx, cy = 960, 560
    return rect(L, T, R-L, B-T, P["plum"]) + crays(cx, cy, 0, 2000, 32, P["night"], (L, T, R, B), .5, 2) + grain([(L, 640), (R, 640), (R, B), (L, B)], INK, 3600, 3, (0, 1), (1.4, 4), 1.4, .7)

def main(out):
    os.makedirs(out, exist_ok=True)
    for name, art in (("table_bones_far", square_far), ("table_bones_near", square_near), ("bones_domino", domino_scene), ("bones_locked", locked_scene)):
        with open(f"{out}/{name}.svg", "w") as f: f.write(thin(bleed_doc(art())))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../scenes")
