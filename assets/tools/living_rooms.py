# SPDX-License-Identifier: MIT
"""Small things that live at the three tables between the moves: what goes by, rises, falls or turns.  Each is drawn at
the size in which the table shows it at 1920 x 1080.   python3 living_rooms.py <outdir>"""
import os, sys, re, math
import xml.etree.ElementTree as ET
from palette import P
from svgkit import *
from scenes import bleed_doc
import square as Q
INK, CREAM = P["ink"], P["cream"]
# ---- the road's ribbon ------------------------------------------------------------------------
def shower(k):
    """A small cloud with its rain, which ends where the road begins; 190 x 136. k: 0..2, the rain falls."""
    o = path("M20 46C4 46 2 26 20 25C20 8 46 4 56 16C66 0 104 0 110 16C124 8 142 12 144 24C168 22 172 46 154 46Z", P["lilac"]) + path("M20 46C12 46 8 42 8 37C40 42 120 40 166 34C166 42 162 46 154 46Z", P["plum"]) + path("M58 18C68 4 98 4 104 14C90 10 70 12 58 18Z", CREAM, op=.6)
    for i in range(11):
        for j in range(4):
            y = 53+j*27+(i*17) % 23+k*9-(k == 2)*27*(j == 3)
            if y < 118: o += line(28+i*12-(y-54)*.22, y, 28+i*12-(y-54)*.22-4, y+17, (P["sea"], CREAM, P["royal"])[(i+j) % 3], 2.6, op=.8)
    return doc(190, 142, at(14, 2, 1, o))
def birds(k):
    """Three swallows; 76 x 40. k: 0, 1: the wings are up, down."""
    up = (-9, -5)[k]; o = ""
    for x, y, s in ((18, 24, 1), (42, 14, .8), (60, 28, .7)): o += at(x, y, s, path(f"M-14 {up}C-8 {up-1} -4 -3 0 0C4 -3 8 {up-1} 14 {up}C9 {up+3} 4 1 1 4L-1 4C-4 1 -9 {up+3} -14 {up}Z", INK))
    return doc(76, 40, o)
def sail():
    """A sail far out; 22 x 26, its waterline 3 above the foot."""
    return doc(22, 26, path("M11 2C18 8 20 15 20 20L11 20Z", CREAM), path("M10 5C4 11 3 16 3 20L10 20Z", P["paper"]), path("M2 21L20 21L17 25L6 25Z", P["red"]))
def mill(k):
    """A windmill whose foot is hidden; 54 x 80. k: 0..5, its sails turn by a sixth of a quarter."""
    o = path("M17 80L20 33L34 33L37 80Z", CREAM) + path("M28 33L34 33L37 80L29 80Z", P["sand"]) + path("M18 34C19 21 35 21 36 34Z", P["terra"]) + path("M27 24C33 25 35 29 36 34L28 34Z", INK, op=.2)
    o += rect(24, 42, 5, 7, INK) + path("M23 80L23 64C23 59 30 59 30 64L30 80Z", P["oxblood"])
    for i in range(4): o += at(27, 28, 1, path("M1 -6L7.5 -6L7.5 -25L1 -25Z", CREAM), line(4.2, -6, 4.2, -25, P["terra"], 1), *[line(1, -y, 7.5, -y, P["terra"], 1) for y in (11, 16, 21)], line(0, 0, 0, -26, INK, 2.4), rot=15*k+90*i)
    return doc(54, 80, o + circ(27, 28, 3.2, INK))
def puff(col, op):
    """A ball of smoke; 30 x 30."""
    return doc(30, 30, path("M6 22C-1 20 2 9 9 10C10 2 22 2 22 10C31 10 30 22 22 22C20 28 9 28 6 22Z", col, op=op))
def brake_lamp():
    """The light of a brake lamp; 30 x 30."""
    return doc(30, 30, circ(15, 15, 14, P["red"], op=.35), circ(15, 15, 8, P["red"], op=.7), circ(15, 15, 4, P["goldlt"]))
# ---- the café ---------------------------------------------------------------------------------
def steam():
    """A curl of steam, with room to both sides; 40 x 60."""
    return doc(40, 60, stroke("M20 54C4 40 34 32 20 18C13 11 18 6 20 4", CREAM, 6.5, op=.7))
def clock():
    """A clock without hands; 64 x 68, its middle at 31, 31."""
    return doc(64, 68, circ(34, 36, 29, INK, op=.35), circ(31, 31, 29, P["gold"]), circ(31, 31, 25, CREAM), *[line(*pt(31, 31, 22, a), *pt(31, 31, 18 if a % 90 else 16, a), INK, 2 if a % 90 else 3, "butt") for a in range(0, 360, 30)])
def glint():
    """A spark on glass; 30 x 30."""
    return doc(30, 30, star(15, 15, 14, "#FFFFFF", 4, .22))
def cyclist(k):
    """Whoever rides by outside, against the evening, seen over the half curtain: head, back and bars; 150 x 130."""
    y = k*3
    o = path(f"M28 130C26 {84+y} 44 {58+y} 74 {52+y}L92 {56+y}C90 {80+y} 82 {104+y} 80 130Z", P["navy"]) + path(f"M62 {54+y}L74 {52+y}L92 {56+y}C91 {66+y} 89 {76+y} 86 {86+y}C84 {72+y} 78 {60+y} 62 {54+y}Z", P["night"])
    o += stroke(f"M82 {64+y}C96 {82+y} 104 {92+y} 122 100", P["navy"], 13) + circ(124, 101, 7, P["coral"]) + stroke("M112 108C124 100 136 102 138 94", P["asphalt"], 5)
    o += circ(92, 36+y, 17, P["coral"]) + path(f"M92 {19+y}C104 {20+y} 110 {30+y} 109 {40+y}L114 {43+y}L108 {45+y}C106 {52+y} 98 {54+y} 90 {52+y}C100 {46+y} 102 {30+y} 92 {19+y}Z", P["goldlt"], op=.55)
    o += path(f"M70 {30+y}C68 {14+y} 96 {6+y} 112 {16+y}C118 {20+y} 116 {26+y} 112 {27+y}C98 {22+y} 84 {24+y} 70 {30+y}Z", INK) + path(f"M78 {46+y}C72 {42+y} 72 {34+y} 76 {29+y}L84 {26+y}C80 {34+y} 80 {42+y} 84 {50+y}Z", INK)
    return doc(150, 130, o)
def stroller(k):
    """A lady with a summer hat who walks by outside; 110 x 130."""
    y = k*3
    o = path(f"M26 130C26 {94+y} 38 {76+y} 56 {74+y}C74 {76+y} 84 {94+y} 84 130Z", P["plum"]) + path(f"M56 {74+y}C74 {76+y} 84 {94+y} 84 130L68 130C70 {104+y} 66 {86+y} 56 {74+y}Z", P["lilac"], op=.6)
    o += rect(50, 60+y, 13, 18, P["coral"]) + circ(57, 46+y, 17, P["coral"]) + path(f"M40 {42+y}C36 {60+y} 40 {68+y} 50 {66+y}C44 {58+y} 44 {50+y} 48 {42+y}Z", INK)
    o += path(f"M12 {42+y}C30 {30+y} 86 {28+y} 102 {36+y}C96 {46+y} 24 {52+y} 12 {42+y}Z", P["goldlt"]) + path(f"M38 {38+y}C36 {14+y} 74 {10+y} 78 {33+y}C64 {38+y} 50 {40+y} 38 {38+y}Z", P["sun"]) + path(f"M38 {38+y}C38 {34+y} 37 {32+y} 38 {30+y}C52 {32+y} 66 {30+y} 77 {26+y}L78 {33+y}C64 {38+y} 50 {40+y} 38 {38+y}Z", P["red"])
    return doc(110, 130, o)
def gleam():
    """A light that runs along the edge of the counter; 150 x 10."""
    return doc(150, 10, path("M0 5C40 1 110 1 150 5C110 9 40 9 0 5Z", "#FFFFFF", op=.75))
# ---- the square -------------------------------------------------------------------------------
LEAF = [(-90, 1), (-66, .52), (-40, .94), (-12, .50), (18, .74), (52, .36), (84, .34), (90, .66), (96, .34), (128, .36), (162, .74), (192, .50), (220, .94), (246, .52)]
def leaf(side, c, k):
    """A leaf of the plane tree, as those on the table; side x side."""
    m, q = side/2, side*.48
    o = path(to_d([pt(m, m, q*v, a) for a, v in LEAF]), c) + path(to_d([pt(m, m, q*v, a) for a, v in LEAF[:8]]), k, op=.55)
    return doc(side, side, o + "".join(line(*pt(m, m, q*.5, 90), *pt(m, m, q*.74*w, a), k, 1.6) for a, w in ((-90, 1.1), (-40, .95), (220, .95))))
def fleck():
    """Flecks of sun that come through the leaves onto the table; 84 x 40."""
    return doc(84, 40, *[ell(x, y, w, w*.5, P["azure"], op=.42) for x, y, w in ((18, 25, 15), (48, 12, 11), (64, 30, 9), (40, 33, 5))])
def water(k):
    """What moves of the fountain, over its arcs and in its basin; 200 x 104, its foot at 100, 120. k: 0..3."""
    o = ""
    for d in ("M-30 -92C-42 -80 -44 -60 -44 -38", "M30 -92C42 -80 44 -60 44 -38", "M-12 -90C-18 -70 -18 -56 -18 -38", "M14 -90C20 -70 20 -56 20 -38"):
        o += dashed(d, P["azure"], 4, 6, 14, -14+k*5)
    for x, i in ((-44, 0), (44, 2), (-18, 1), (20, 3)):
        p = (k+i) % 4; o += ell(x, -33, 4+p*4, 1.4+p*.9, None, stroke=CREAM, sw=1.8, op=1-p*.22)
        if p < 2: o += circ(x-5, -40-p*4, 1.8, "#FFFFFF") + circ(x+6, -42-p*3, 1.6, "#FFFFFF")
    return doc(200, 104, at(100, 120, .92, o))
def pigeon(k):
    """A pigeon that walks and pecks; 40 x 34, its feet at the foot. k: 0, 1: it walks; 2: it pecks."""
    o = ell(22, 31, 15, 3, INK, op=.3) + stroke(("M18 24L16 31M23 24L25 31", "M18 24L20 31M23 24L21 31", "M18 24L16 31M23 24L25 31")[k], P["red"], 2)
    o += path("M4 20C8 10 20 8 28 14C34 18 32 26 24 27C16 28 12 24 2 27Z", P["lilac"]) + path("M6 20C12 14 20 14 24 18C20 24 12 24 4 24Z", P["asphalt2"])
    hx, hy = ((31, 9), (34, 10), (35, 24))[k]
    o += path(f"M24 17L{hx-4} {hy}L{hx+3} {hy+2}L30 22Z", P["sea"]) + circ(hx, hy, 4.6, P["asphalt2"]) + poly([(hx+3.4, hy-1), (hx+8.5, hy+1.4+(k == 2)), (hx+3.4, hy+2.6)], P["ochre"]) + circ(hx+1, hy-1, 1.1, CREAM)
    return doc(44, 34, o)
def pigeon_flying(k):
    """The same in the air; 48 x 44. k: 0, 1: the wings are up, down."""
    o = path("M4 26C10 20 24 18 32 22C38 25 34 31 26 32C18 33 12 30 2 33Z", P["lilac"]) + path("M28 24L33 16L40 18L36 27Z", P["sea"]) + circ(37, 18, 4.6, P["asphalt2"]) + poly([(40.4, 17), (45.5, 19.4), (40.4, 20.6)], P["ochre"])
    o += path("M14 24C8 12 10 4 16 0C20 8 26 14 28 23Z" if k == 0 else "M14 25C8 32 8 38 12 43C20 38 26 32 28 25Z", P["asphalt2"]) + path("M18 22C14 14 15 8 16 3C20 10 23 16 24 22Z" if k == 0 else "M18 27C13 32 12 36 13 40C18 36 22 32 24 27Z", CREAM, op=.5)
    return doc(48, 44, o)
def walker(k):
    """A woman with a basket who crosses the square to the left; 90 x 130, her feet at the foot. k: 0..3."""
    a, b = ((16, -14), (6, -4), (-14, 16), (-4, 6))[k]; y = (2, 0, 2, 0)[k]
    o = path("M-10 0L14 -4L92 12C100 16 92 20 82 18Z", INK, op=.3)
    o += stroke(f"M-2 {-34+y}L{a} -4", "#7D4639", 8) + stroke(f"M2 {-34+y}L{b} -4", "#7D4639", 8) + "".join(path(f"M{x-12} 0L{x+6} 0L{x+5} -6L{x-6} -6Z", INK) for x in (a, b))
    o += path(f"M-10 {-68+y}L11 {-68+y}C16 {-50+y} {20+abs(a)*.2:.1f} {-38+y} {22+abs(a)*.3:.1f} {-26+y}L{-20-abs(a)*.3:.1f} {-26+y}C-18 {-40+y} -14 {-52+y} -10 {-68+y}Z", CREAM) + path(f"M3 {-68+y}L11 {-68+y}C16 {-50+y} {20+abs(a)*.2:.1f} {-38+y} {22+abs(a)*.3:.1f} {-26+y}L8 {-26+y}Z", P["sand"])
    for x in (-12, 0, 12): o += circ(x, -38+y, 2.6, P["red"]) + circ(x*.7+3, -54+y, 2.4, P["red"])
    o += path(f"M-11 {-66+y}C-14 {-84+y} -10 {-94+y} -4 {-96+y}L6 {-96+y}C14 {-94+y} 15 {-80+y} 12 {-66+y}Z", P["red"]) + path(f"M4 {-96+y}L6 {-96+y}C14 {-94+y} 15 {-80+y} 12 {-66+y}L5 {-66+y}Z", INK, op=.22)
    o += stroke(f"M-4 {-88+y}C-14 {-80+y} -18 {-70+y} -22 {-62+y}", "#7D4639", 6) + path(f"M-34 {-60+y}L-8 {-60+y}C-9 {-48+y} -14 {-44+y} -21 {-44+y}C-28 {-44+y} -33 {-48+y} -34 {-60+y}Z", P["ochre"]) + stroke(f"M-31 {-60+y}C-30 {-74+y} -12 {-74+y} -11 {-60+y}", P["terra"], 2.6) + line(-28, -62+y, -40, -82+y, P["goldlt"], 6)
    o += circ(-1, -108+y, 12, "#7D4639") + path(f"M-8 {-118+y}C2 {-124+y} 16 {-118+y} 14 {-102+y}C14 {-94+y} 8 {-92+y} 6 {-94+y}C9 {-104+y} 2 {-112+y} -8 {-112+y}Z", INK) + path(f"M-24 {-112+y}C-10 {-122+y} 14 {-122+y} 24 {-110+y}C10 {-112+y} -8 {-112+y} -24 {-112+y}Z", P["sun"]) + path(f"M-12 {-115+y}C-10 {-128+y} 10 {-128+y} 12 {-115+y}C4 {-118+y} -4 {-118+y} -12 {-115+y}Z", P["sun"])
    return doc(130, 142, at(44, 132, .92, o))
def boule():
    """A boule with its shadow; 24 x 20."""
    return doc(24, 20, ell(14, 15, 9, 3.4, INK, op=.35), circ(10, 10, 8, P["asphalt2"]), circ(7.6, 7.6, 2.7, CREAM))
def boule_flying(): return doc(18, 18, circ(9, 9, 7, P["asphalt2"]), circ(7, 7, 2.5, CREAM))
# The player who throws: the square behind, then the player in another pose. THROWER: in the picture of the square.
THROWER = (466, 30, 130, 146)
def under(svg, box):
    """What a picture shows inside a box, without what lies beside it."""
    x0, y0, w, h = box
    def points(e, f):
        t, v = e.tag.split("}")[-1], lambda k: float(e.get(k, 0))
        if t == "rect": q = [(v("x"), v("y")), (v("x")+v("width"), v("y")+v("height"))]
        elif t == "circle": q = [(v("cx")-v("r"), v("cy")-v("r")), (v("cx")+v("r"), v("cy")+v("r"))]
        elif t == "ellipse": q = [(v("cx")-v("rx"), v("cy")-v("ry")), (v("cx")+v("rx"), v("cy")+v("ry"))]
        elif t == "line": q = [(v("x1"), v("y1")), (v("x2"), v("y2"))]
        elif t == "polygon": q = [tuple(map(float, s.split(","))) for s in e.get("points").split()]
        elif t == "path": q = [p for s in flat(e.get("d"), 6) for p in s]
        else:
            m = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\([^)]*\))?(?: scale\(([-\d.]+) ([-\d.]+)\))?$", e.get("transform"))
            dx, dy, sx, sy = float(m[1]), float(m[2]), float(m[3] or 1), float(m[4] or 1)
            return [(f(dx+sx*x, dy+sy*y)) for c in e for x, y in points(c, lambda a, b: (a, b))]
        return [f(x, y) for x, y in q]
    out = []
    for e in ET.fromstring("<svg>"+svg+"</svg>"):
        d = e.get("d", "")
        if "l" in d:                                                      # specks: those inside
            d = "".join(s for s in re.findall(r"M[^M]+", d) for x, y in [map(float, re.match(r"M(-?[\d.]+) (-?[\d.]+)", s).groups())] if x0-6 < x < x0+w+6 and y0-6 < y < y0+h+6)
            if d: e.set("d", d); out.append(e)
            continue
        q = points(e, lambda x, y: (x, y)); m = float(e.get("stroke-width", 0))/2+4
        if min(x for x, _ in q)-m < x0+w and max(x for x, _ in q)+m > x0 and min(y for _, y in q)-m < y0+h and max(y for _, y in q)+m > y0: out.append(e)
    return "".join(ET.tostring(e, encoding="unicode") for e in out)
def thrower(k, far):
    """k: 0: he swings back, 1: bends and swings far back, 2: throws, 3: looks after it."""
    x, y, w, h = THROWER; shirt, skin, hat = P["royal"], P["coral"], P["sun"]
    lean, low = ((4, 0), (12, 8), (2, -2), (0, 0))[k]
    o = path("M-8 0L14 -4L150 18C166 24 150 30 136 28Z", INK, op=.35)
    o += stroke((f"M-6 {-56+low}L-18 0M6 {-56+low}L16 0", f"M-6 {-54+low}L-14 {-26}L-20 0M6 {-54+low}L24 {-28}L17 0", f"M-6 {-56+low}L-20 -2M6 {-56+low}L16 0", "M-6 -56L-18 0M6 -56L16 0")[k], CREAM, 14, "butt") + path("M-24 0L-8 0L-8 -5L-22 -6ZM10 0L28 0L26 -5L10 -6Z", INK)
    back = {0: ("M-8 -90C-20 -82 -30 -72 -34 -58", (-35, -50)), 1: ("M-6 -84C-22 -80 -38 -74 -46 -64", (-51, -58))}.get(k)
    if back: o += at(lean, low, 1, stroke(back[0], skin, 8), circ(*back[1], 7, P["asphalt2"]), circ(back[1][0]-2, back[1][1]-2, 2.6, CREAM))
    o += path(f"M-17 {-54+low}C{-19+lean*.4:.1f} {-78+low} {-16+lean} {-94+low} {-6+lean} {-98+low}L{10+lean} {-98+low}C{20+lean} {-94+low} {20+lean*.6:.1f} {-76+low} 17 {-54+low}Z", shirt) + path(f"M{6+lean} {-98+low}L{10+lean} {-98+low}C{20+lean} {-94+low} {20+lean*.6:.1f} {-76+low} 17 {-54+low}L8 {-54+low}Z", INK, op=.25)
    if k == 2: o += stroke(f"M12 {-90+low}C26 {-94+low} 38 {-104+low} 46 {-118+low}", skin, 8) + circ(48, -121+low, 5, skin) + stroke(f"M-10 {-90+low}C-22 {-84+low} -30 {-74+low} -34 {-64+low}", shirt, 9)
    elif k == 3: o += stroke("M12 -90C26 -86 38 -84 52 -84", skin, 8) + circ(54, -84, 5, skin) + stroke("M-10 -90C-20 -80 -24 -70 -20 -60", shirt, 9)
    else: o += stroke(f"M{12+lean} {-90+low}C{26+lean} {-84+low} {30+lean} {-74+low} {34+lean} {-66+low}", shirt, 9) + circ(35+lean, -64+low, 5, skin)
    hx, hy = 2+lean*1.5, -112+low
    o += circ(hx, hy, 13, skin) + path(f"M{hx-22} {hy-4}C{hx-16} {hy-8} {hx-13} {hy-8} {hx-12} {hy-8}C{hx-11} {hy-22} {hx+11} {hy-22} {hx+12} {hy-8}C{hx+16} {hy-7} {hx+22} {hy-5} {hx+24} {hy-2}Z", hat)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">\n' + under(far, THROWER) + at(520, 168, .92, o) + "\n</svg>\n")
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, s):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(s)
    for k in range(3): put(f"road_shower_{k+1}", shower(k)); put(f"square_pigeon_{k+1}", pigeon(k))
    for k in range(2): put(f"road_birds_{k+1}", birds(k)); put(f"square_pigeon_flying_{k+1}", pigeon_flying(k)); put(f"dice_cyclist_{k+1}", cyclist(k)); put(f"dice_stroller_{k+1}", stroller(k))
    for k in range(6): put(f"road_mill_{k+1}", mill(k))
    put("road_sail", sail()); put("road_smoke", puff(P["paper"], .75)); put("road_smoke_dark", puff(P["asphalt2"], .6)); put("road_brake_lamp", brake_lamp())
    put("cup_steam", steam()); put("dice_clock", clock()); put("dice_glint", glint()); put("dice_gleam", gleam()); put("square_fleck", fleck())
    put("square_leaf_green", leaf(34, P["meadow"], P["green"])); put("square_leaf_ochre", leaf(34, P["ochre"], P["terra"])); put("square_leaf_near", leaf(64, P["ochre"], P["terra"]))
    for k in range(4): put(f"square_water_{k+1}", water(k)); put(f"square_walker_{k+1}", walker(k))
    put("square_boule", boule()); put("square_boule_flying", boule_flying())
    whole, Q.bouliste = Q.bouliste, lambda x, *a, **k: "" if x == 520 else whole(x, *a, **k)
    far = Q.square_far(); Q.bouliste = whole
    for k in range(4): put(f"square_thrower_{k+1}", thrower(k, far))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../living")
