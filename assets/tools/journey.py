# SPDX-License-Identifier: MIT
"""Pieces of the journey: towns, stones, marks, stamps, signs of the twists, and what the car wears. No
words in them.     python3 journey.py <journey dir>"""
import os, sys, random, math
from palette import P
from svgkit import *
import icons as I, scenery as S, vehicles as V, regulars as R
from postcards import castle
INK, CREAM = P["ink"], P["cream"]
def fontainebleau(): return rect(-40, -30, 80, 30, CREAM) + rect(14, -30, 26, 30, P["sand"]) + poly([(-44, -30), (-36, -46), (-14, -46), (-6, -30)], P["asphalt2"]) + poly([(6, -30), (14, -46), (36, -46), (44, -30)], P["asphalt2"]) + rect(-8, -38, 16, 38, CREAM) + path("M-11 -38L0 -54L11 -38Z", P["asphalt2"]) + "".join(rect(x, -22, 6, 10, P["sea"]) for x in (-34, -22, 14, 26)) + path("M-26 0C-20 -10 -8 -14 -2 -22L2 -22C8 -14 20 -10 26 0L18 0C14 -6 6 -8 0 -12C-6 -8 -14 -6 -18 0Z", P["stone"]) + at(-58, 2, 1, S.poplar(54)) + at(58, 2, 1, S.poplar(62)) + at(46, 4, 1, S.poplar(40))
def montargis(): return I.t_house(-42, 20, 26, P["coral"]) + I.t_house(-20, 18, 34, CREAM) + I.t_house(12, 18, 30, P["sun"]) + I.t_house(30, 18, 22, CREAM) + rect(-46, 0, 96, 9, P["azure"]) + path("M-22 2C-16 -16 16 -16 22 2L16 2C12 -8 -12 -8 -16 2Z", P["stone"]) + stroke("M-24 -6C-14 -20 14 -20 24 -6", P["red"], 3) + at(0, 0, .5, S.steeple(120))
def lapalisse(): return path("M-50 0C-40 -20 -16 -24 0 -24C18 -24 40 -18 50 0Z", P["green"]) + at(0, -18, .46, castle())
def montelimar(): return rect(-30, -24, 60, 24, CREAM) + rect(8, -24, 22, 24, P["sand"]) + poly([(-34, -24), (-24, -36), (24, -36), (34, -24)], P["terra"]) + rect(-26, -20, 52, 9, P["royal"]) + rect(-22, -9, 10, 9, INK) + rect(12, -9, 10, 7, P["sea"]) + rect(-50, -62, 22, 62, P["sand"]) + rect(-38, -62, 10, 62, P["ochre"]) + "".join(rect(-52+i*7, -68, 5, 7, P["sand"]) for i in range(4)) + rect(-44, -50, 5, 10, INK) + at(44, 2, 1, S.cypress(50))
def orange(): return path("M-46 2L-46 -58L46 -58L46 2L34 2L34 -22C34 -32 18 -32 18 -22L18 2L12 2L12 -26C12 -42 -12 -42 -12 -26L-12 2L-18 2L-18 -22C-18 -32 -34 -32 -34 -22L-34 2Z", CREAM) + path("M14 2L18 2L18 -22C18 -32 34 -32 34 -22L34 2L46 2L46 -58L26 -58L26 -44L14 -44Z", P["sand"]) + rect(-50, -62, 100, 6, P["terra"]) + poly([(-16, -62), (0, -74), (16, -62)], CREAM) + rect(-20, -50, 40, 4, P["terra"])
def frejus(): return path("M-60 2L-44 -34L-30 -26L-14 -58L4 -30L18 -46L34 -20L60 2Z", P["terra"]) + path("M-14 -58L4 -30L-2 2L34 2L34 -20L18 -46L8 -34L4 -30ZM-44 -34L-30 -26L-34 2L-20 2Z", P["oxblood"], op=.5) + at(-46, 4, .32, S.pine()) + at(40, 4, .4, S.pine(lean=-14))
def plain(cap, body):
    """The stone without red: cap and body in one ink, keyline only."""
    o = g("translate(6 -2)", path("M-24 0L-24 -45C-24 -62 -13 -70 0 -70C13 -70 24 -62 24 -45L24 0Z", P["stone"]))
    d = "M-24 0L-24 -45C-24 -62 -13 -70 0 -70C13 -70 24 -62 24 -45L24 0Z"
    return o + path(d, body) + path("M-24 -42L-24 -45C-24 -62 -13 -70 0 -70C13 -70 24 -62 24 -45L24 -42Z", cap) + path("M-24 -42L24 -42", None, stroke=INK, sw=1.6, op=.5) + path(d, None, stroke=INK, sw=2.2, op=.7) + rect(-26, -6, 52, 6, P["sand"])
def mini(kind, x, y, on):
    if kind == 1: return path(f"M{x-7} {y+1}C{x-7} {y-11} {x+7} {y-11} {x+7} {y+1}Z", P["red"] if on else P["paper"], stroke=INK if on else P["stone"], sw=1.4) + rect(x-7, y+1, 14, 7, CREAM, stroke=INK if on else P["stone"], sw=1.4)
    if kind == 2: return circ(x, y, 6.4, None, stroke=INK if on else P["stone"], sw=5 if on else 1.6) + (circ(x, y, 6.4, None, stroke=P["gold"], sw=2.8) if on else "")
    return star(x, y+.6, 9.5, P["gold"] if on else P["paper"], stroke=INK if on else P["stone"], sw=1.4, join="round")
def lock(x, y): return stroke(f"M{x-4.5} {y-2}L{x-4.5} {y-6}C{x-4.5} {y-12} {x+4.5} {y-12} {x+4.5} {y-6}L{x+4.5} {y-2}", INK, 2.6) + rect(x-7.5, y-3, 15, 11, INK, 2)
def umbrella(x, y, s=1, col=P["royal"]):
    return at(x, y, s, path("M-46 -6L12 -6C30 -6 34 -28 14 -32C12 -50 -14 -56 -24 -42C-40 -48 -54 -36 -48 -24C-60 -20 -60 -6 -46 -6Z", col), "".join(line(a, 6, a-9, 32, col, 6) for a in (-38, -14, 10)))
def pennant(): return line(20, -60, 8, -196, INK, 5) + path("M8 -196L-62 -178L14 -158Z", P["red"]) + star(-12, -178, 9, CREAM)
def mark(kind, x, y, r=22, on=True, ghost=False):
    """Stamp marks: I a red cap, II a gold ring, III a gold star; off: dashed outline."""
    o = ""
    if not on: o += circ(x, y, r, P["paper"]) + "".join(path(to_d([pt(x, y, r, a), pt(x, y, r, a+11)]).replace("Z", ""), None, stroke=P["stone"], sw=2.6) for a in range(0, 360, 20))
    else: o += circ(x+2, y+3, r, INK, op=.3) + circ(x, y, r, P["cream"]) + circ(x, y, r-2, None, stroke=INK, sw=2.4)
    c1, c2, c3 = (P["red"], P["gold"], P["gold"]) if on else (P["stone"],)*3
    if kind == 1: o += path(f"M{n(x-r*.5)} {n(y+r*.12)}C{n(x-r*.5)} {n(y-r*.72)} {n(x+r*.5)} {n(y-r*.72)} {n(x+r*.5)} {n(y+r*.12)}Z", c1) + rect(x-r*.5, y+r*.12, r, r*.42, P["sand"] if on else P["cream"]) + (rect(x-r*.5, y+r*.12, r, r*.42, None, stroke=INK, sw=1.6) if on else "")
    elif kind == 2: o += circ(x, y, r*.46, None, stroke=c2, sw=r*.26) + (circ(x, y, r*.60, None, stroke=INK, sw=1.4) + circ(x, y, r*.32, None, stroke=INK, sw=1.4) if on else "")
    else: o += star(x, y+r*.03, r*.68, c3, **({"stroke": INK, "sw": 1.6, "join": "round"} if on else {}))
    return o
def perf(x, y, w, h, col, rot=0, lift=0, inner=""):
    """A perforated postage stamp, centre (x, y)."""
    o = ""
    d = ""
    nx, ny = round(w/11), round(h/11)
    for i in range(nx): a = -w/2+(i+.5)*w/nx; d += circ(a, -h/2, 3.4, "@") + circ(a, h/2, 3.4, "@")
    for i in range(ny): a = -h/2+(i+.5)*h/ny; d += circ(-w/2, a, 3.4, "@") + circ(w/2, a, 3.4, "@")
    o += g(f"translate({n(3+lift*.5)} {n(4+lift)})", rect(-w/2-3, -h/2-3, w+6, h+6, INK, op=.32 if not lift else .26))
    o += rect(-w/2-3, -h/2-3, w+6, h+6, "#FFFFFF") + rect(-w/2+7, -h/2+7, w-14, h-14, col)
    return g(f"translate({n(x)} {n(y)}) rotate({n(rot)})", o, inner, scallop(w, h, nx, ny))
def scallop(w, h, nx, ny):
    """Teeth: the notches are painted as short cream strokes round the edge."""
    o = rect(-w/2-3, -h/2-3, w+6, h+6, None, stroke=P["sand"], sw=1.2)
    for i in range(nx): a = -w/2+(i+.5)*w/nx; o += circ(a, -h/2-3, 2.6, P["sand"]) + circ(a, h/2+3, 2.6, P["sand"])
    for i in range(ny): a = -h/2+(i+.5)*h/ny; o += circ(-w/2-3, a, 2.6, P["sand"]) + circ(w/2+3, a, 2.6, P["sand"])
    return o
def stamp1(x, y, s=1, rot=0, lift=0): return g(f"translate({n(x)} {n(y)}) scale({s})", perf(0, 0, 110, 134, P["azure"], rot, lift, circ(26, -34, 16, P["sun"]) + rect(-48, 14, 96, 46, P["green"]) + at(0, 36, .40, S.borne(None, 130, 184))))
def stamp2(x, y, s=1, rot=0, lift=0): return g(f"translate({n(x)} {n(y)}) scale({s})", perf(0, 0, 110, 134, P["royal"], rot, lift, circ(0, 6, 34, None, stroke=P["gold"], sw=12) + circ(0, 6, 40, None, stroke=P["goldlt"], sw=2) + path("M-40 -6C-52 10 -46 34 -30 44M40 -6C52 10 46 34 30 44", None, stroke=P["goldlt"], sw=4, cap="round")))
def stamp3(x, y, s=1, rot=0, lift=0): return g(f"translate({n(x)} {n(y)}) scale({s})", perf(0, 0, 110, 134, P["oxblood"], rot, lift, star(0, 6, 40, P["gold"]) + star(0, 6, 22, P["goldlt"])))
def loop_icon(x, y): return path(to_d([pt(x, y, 15, a) for a in range(-60, 230, 10)]).replace("Z", ""), None, stroke=INK, sw=5, cap="round") + poly([(x+2, y-25), (x+20, y-14), (x+1, y-4)], INK)
def eye_icon(x, y): return path(f"M{x-20} {y}C{x-10} {y-16} {x+10} {y-16} {x+20} {y}C{x+10} {y+16} {x-10} {y+16} {x-20} {y}Z", CREAM, stroke=INK, sw=4) + circ(x, y, 6.5, INK)
def coach_icon(x, y): return rect(x-24, y-18, 46, 28, P["red"], 6) + rect(x-20, y-13, 9, 9, P["sky"]) + rect(x-8, y-13, 9, 9, P["sky"]) + rect(x+4, y-13, 14, 9, P["sky"]) + rect(x-24, y, 46, 4, CREAM) + circ(x-13, y+11, 6, INK) + circ(x+12, y+11, 6, INK) + circ(x-13, y+11, 2.4, CREAM) + circ(x+12, y+11, 2.4, CREAM)

# ---- what the car wears: layers of 500 x 320; icons/car_saloon (420 x 220) lies at 50, 100 in them --------------------
def wear_lamps(): return "".join(circ(x, y, 15, P["sun"], op=.35) + circ(x, y, 10.5, INK) + circ(x, y, 8.4, P["sun"]) + circ(x-2.4, y-2.6, 2.8, CREAM) for x, y in ((386, -74), (372, -48))) + poly([(398, -80), (420, -92), (420, -60)], P["sun"], op=.4)
def wear_pennant(): return pennant()
def wear_whitewalls(): return "".join(circ(x, -34, 33, INK) + circ(x, -34, 29, CREAM) + circ(x, -34, 19, INK) + circ(x, -34, 15, P["stone"]) + circ(x, -34, 10, P["red"]) + circ(x-3, -37, 3, CREAM) for x in (88, 316))
def wear_parasol():
    c = (P["red"], CREAM, P["red"], CREAM, P["red"], CREAM)
    o = line(176, -160, 176, -296, INK, 6)
    x0, w = 84, 184/6
    for i in range(6): o += path(f"M176 -304L{n(x0+i*w)} -250C{n(x0+i*w+6)} -240 {n(x0+(i+1)*w-6)} -240 {n(x0+(i+1)*w)} -250Z", c[i])
    return o + path("M176 -304L268 -250C262 -240 243 -240 237.3 -250Z", P["oxblood"]) + circ(176, -306, 5, P["gold"])
def wear_trunk():
    o = rect(-10, -122, 62, 46, P["ochre"], 5) + rect(-10, -122, 62, 12, P["goldlt"], 5) + "".join(line(-6+i*9, -106, -6+i*9, -80, P["terra"], 2.6) for i in range(7)) + "".join(line(-8, -102+i*9, 50, -102+i*9, P["terra"], 2.2) for i in range(3))
    return o + line(4, -122, 4, -76, INK, 5) + line(38, -122, 38, -76, INK, 5) + rect(-10, -122, 62, 46, None, 5, stroke=INK, sw=2.6) + stroke("M-2 -74L16 -58M46 -74L30 -60", INK, 4)
def wear_dog():
    return path("M126 -104C124 -122 132 -134 146 -134C160 -134 168 -122 166 -104Z", CREAM) + circ(150, -128, 15, CREAM) + path("M138 -138C128 -138 126 -118 134 -112C140 -118 142 -130 138 -138Z", P["terra"]) + ell(166, -124, 10, 7, CREAM) + circ(174, -126, 3.6, INK) + circ(154, -132, 2.6, INK) + path("M160 -117C164 -108 172 -110 170 -118Z", P["red"]) + line(116, -104, 178, -104, P["azure"], 5, "butt")
def wear_canoe():
    return path("M36 -206C90 -186 260 -186 330 -206C318 -236 300 -232 292 -222C230 -212 130 -212 72 -222C64 -232 46 -236 36 -206Z", P["red"]) + path("M36 -206C90 -186 260 -186 330 -206C330 -214 326 -220 322 -222C250 -204 110 -204 44 -222C40 -218 36 -212 36 -206Z", P["oxblood"]) + stroke("M60 -216C130 -206 236 -206 308 -216", CREAM, 3) + "".join(line(x, -212, x, -158, INK, 4) for x in (132, 238)) + stroke("M96 -240L300 -226", P["ochre"], 6) + ell(88, -241, 18, 7, P["ochre"])
def wear_borne(): return path("M336 -98L336 -120C336 -134 360 -134 360 -120L360 -94Z", P["gold"]) + path("M336 -116L336 -120C336 -134 360 -134 360 -120L360 -116Z", P["ochre"]) + path("M352 -130C360 -128 360 -122 360 -120L360 -94L352 -96Z", P["ochre"], op=.7) + path("M336 -98L336 -120C336 -134 360 -134 360 -120L360 -94", None, stroke=INK, sw=2.4) + star(347, -106, 6, CREAM)

# ---- the signs of the twists, 130 x 110 ------------------------------------------------------------------------------
def twist_garage(): return at(64, 56, .36, S.wrench(300), rot=-40) + at(94, 82, .24, S.tyre(90))
def twist_jam():
    o = ""
    for x, y, s, f in ((2, 42, .15, V.van), (30, 72, .17, V.saloon), (4, 104, .2, V.saloon)): o += at(x, y, s, V.shadow(0, 404, 40, 40, .4), f())
    return o + path("M98 6L124 50L72 50Z", P["red"]) + path("M98 17L115 46L81 46Z", CREAM) + rect(95, 24, 6, 12, INK, 2) + circ(98, 41, 3, INK)
def twist_tile(): return g("translate(64 56) rotate(14)", rect(-27, -45, 60, 100, INK, 10, op=.3), rect(-30, -50, 60, 100, CREAM, 10), rect(-30, -50, 60, 100, None, 10, stroke=INK, sw=3), line(-24, 0, 24, 0, INK, 3), "".join(circ(x, y, 6, INK) for x, y in ((-14, -36), (14, -36), (0, -25), (-14, -13), (14, -13))), star(0, 25, 18, P["red"]))
def twist_joker():
    o = rect(26, 20, 76, 76, INK, 14, op=.3) + rect(22, 14, 76, 76, CREAM, 14) + rect(22, 14, 76, 76, None, 14, stroke=INK, sw=3)
    return o + path("M36 62L32 34L48 46L60 24L72 46L88 34L84 62Z", P["red"]) + rect(36, 64, 48, 10, P["gold"], 4) + "".join(circ(x, y, 5, P["gold"]) for x, y in ((32, 32), (60, 22), (88, 32)))
def twist_sun(): return rays(62, 56, 34, 52, 14, P["ochre"]) + circ(62, 56, 32, P["sun"]) + circ(54, 48, 10, P["goldlt"])

# ---- the end of the way out, and of the way back ---------------------------------------------------------------------
TERRACE_W = 2600
def lantern(x, y, c): return circ(x, y+26, 40, P["goldlt"], op=.2) + ell(x, y+26, 21, 26, c) + ell(x-6, y+20, 7, 16, CREAM, op=.35) + rect(x-10, y-4, 20, 7, INK) + rect(x-10, y+49, 20, 7, INK)
def lantern_alone():
    """One of them on its hook, without the glow: 42 x 64, the hook at 0, 0."""
    return rect(-2, -4, 4, 8, INK), ell(0, 28, 20, 24, P["red"]), path("M5 5C27 14 27 42 5 51C17 40 17 16 5 5Z", P["oxblood"], op=.5), ell(-7, 24, 5, 14, CREAM, op=.45), rect(-10, 2, 20, 7, INK), rect(-10, 48, 20, 7, INK)
def terrace_far():
    """Menton on the eve of the fireworks, 2600 x 1080: sky, town, sea, and the railing behind the long table."""
    w = TERRACE_W; r = random.Random(9)
    o = rect(0, 0, w, 1080, P["night"]) + rect(0, 300, w, 780, P["plum"]) + grain([(0, 130), (w, 130), (w, 300), (0, 300)], P["plum"], 1500, 7, (0, 1), (1.4, 3.6), 1.6, .95)
    o += "".join(star(r.uniform(0, w), r.uniform(0, 300), r.uniform(2, 6), CREAM, 4, .35, op=.9) for _ in range(110)) + circ(420, 150, 58, P["goldlt"]) + circ(446, 138, 50, P["night"])
    hill = "M0 470C200 380 420 350 640 420C820 470 980 480 1100 486L1100 560L0 560Z"
    o += path(hill, P["pine"]) + grain(hill, INK, 700, 3, (.6, 1), (1.4, 3.6), 1, .9)
    for i in range(17):
        x = 40+i*58; h = 60+(i*37) % 66; y = 556-(96 if 3 < i < 10 else 40)+(i*13) % 20
        o += rect(x, y-h, 62, h+60, (P["coral"], P["sun"], P["terra"], P["ochre"])[i % 4]) + rect(x+42, y-h, 20, h+60, P["oxblood"], op=.3) + poly([(x-4, y-h), (x+10, y-h-16), (x+52, y-h-16), (x+66, y-h)], P["oxblood"]) + "".join(rect(x+9+a*18, y-h+12+b*26, 9, 14, P["goldlt"] if (a*7+b*5+i*3) % 4 else P["night"]) for a in range(3) for b in range(int(h/30)+1))
    o += rect(356, 286, 44, 200, P["goldlt"]) + rect(384, 286, 16, 200, P["ochre"]) + path("M350 286L378 240L406 286Z", P["coral"]) + rect(368, 306, 20, 26, P["plum"])
    o += rect(0, 540, w, 180, P["sea"]) + grain([(0, 544), (w, 544), (w, 720), (0, 720)], P["night"], 1400, 6, (0, 1), (1.4, 4), 1, .8)
    for i in range(30): x = (i*367) % w; o += line(x, 566+(i*29) % 90, x+50+(i*17) % 60, 566+(i*29) % 90, P["goldlt"], 4, op=.8)
    for x, y, s_ in ((1420, 580, 1.8), (1780, 600, 2.2), (2240, 574, 1.6)): o += at(x, y, s_, path("M0 0L0 -46L28 -6Z", CREAM), path("M-4 -6L-4 -38L-22 -6Z", P["red"]), path("M-24 0L30 0L22 9L-16 9Z", INK), circ(-4, -48, 3, P["sun"]))
    for x, h, ln in ((1180, 430, 26), (2480, 470, -30), (1980, 380, 18)): o += at(x, 700, 1, S.palm(h, lean=ln))
    o += rect(0, 700, w, 380, P["terra"]) + grain([(0, 704), (w, 704), (w, 800), (0, 800)], P["oxblood"], 1300, 8, (0, 1), (1.4, 4), 1, .9) + "".join(rect(14+i*52, 640, 14, 62, CREAM) for i in range(50)) + rect(0, 626, w, 15, CREAM) + rect(0, 638, w, 5, P["sand"]) + rect(0, 696, w, 14, CREAM)
    cols = (P["red"], P["sun"], P["green"], P["coral"], P["goldlt"], P["royal"]); k = 0
    for x0, x1 in ((0, 650), (650, 1300), (1300, 1950), (1950, w)):
        sag = lambda t: 96+150*4*t*(1-t)
        o += stroke("M"+"L".join(f"{n(x0+(x1-x0)*i/20)} {n(sag(i/20))}" for i in range(21)), INK, 5)
        for i in range(6): t = (i+.5)/6; o += lantern(x0+(x1-x0)*t, sag(t), cols[k % 6]); k += 1
    return o
def terrace_near():
    """The long table, 2600 x 300, whose upper edge hides the people's chests."""
    w = TERRACE_W
    o = rect(0, 20, w, 96, CREAM) + grain([(0, 20), (w, 20), (w, 116), (0, 116)], P["sand"], 900, 3, (0, 1), (1.2, 3.4), 1.2, .8) + rect(0, 116, w, 184, P["paper"]) + rect(0, 112, w, 8, P["red"]) + "".join(path(f"M{i*104} 120C{i*104+18} 190 {i*104+10} 250 {i*104+24} 300L{i*104+50} 300C{i*104+36} 240 {i*104+42} 180 {i*104+30} 120Z", P["sand"], op=.8) for i in range(25))
    for i in range(16):
        x = 90+i*160; o += ell(x, 74, 54, 16, P["sky"]) + ell(x, 71, 40, 11, CREAM) + ell(x, 69, 26, 7, (P["coral"], P["green"], P["sun"])[i % 3])
        if i % 2: o += rect(x+66, 6, 20, 58, P["oxblood"], 6) + rect(x+71, -16+20, 10, 18, P["oxblood"]) + rect(x+66, 26, 20, 20, P["gold"])
        else: o += rect(x+66, 22, 30, 40, P["goldlt"], 4) + path(f"M{x+81} 4C{x+90} 12 {x+88} 22 {x+81} 24C{x+74} 22 {x+72} 12 {x+81} 4Z", P["sun"])
    return o
def fireworks(c, k):
    """A burst, 300 x 300."""
    r = random.Random(k); o = circ(150, 150, 10, CREAM)
    for a in range(0, 360, 18): o += line(*pt(150, 150, 34, a), *pt(150, 150, 112, a), c, 6) + circ(*pt(150, 150, 132, a), 6, c) + circ(*pt(150, 150, 84+r.uniform(0, 20), a+9), 4, CREAM)
    return o
def dawn():
    """Paris at dawn over the roofs, 1920 x 1080; a card lies on the sill."""
    o = rect(0, 0, 1920, 1080, P["sky"]) + rect(0, 330, 1920, 750, P["goldlt"]) + grain([(0, 170), (1920, 170), (1920, 330), (0, 330)], P["goldlt"], 1500, 7, (0, 1), (1.4, 3.6), 1.6, .95) + circ(1240, 560, 190, P["sun"], op=.4) + circ(1240, 560, 136, P["sun"]) + S.cloud(300, 150, 1.6, CREAM) + S.cloud(1560, 110, 1.3, CREAM)
    o += at(660, 700, 5.4, I.paris()) + path("M0 640C300 600 640 650 960 640C1300 628 1600 590 1920 630L1920 1080L0 1080Z", P["lilac"])
    for i in range(14):
        x = -40+i*146; h = 150+(i*53) % 120; y = 900
        o += rect(x, y-h, 150, 400, (CREAM, P["sand"], P["paper"])[i % 3]) + rect(x+108, y-h, 42, 400, P["ochre"], op=.25) + poly([(x-6, y-h), (x+22, y-h-58), (x+128, y-h-58), (x+156, y-h)], P["asphalt2"]) + poly([(x+100, y-h), (x+104, y-h-58), (x+128, y-h-58), (x+156, y-h)], P["asphalt"]) + rect(x+26, y-h-96, 34, 44, P["terra"]) + "".join(rect(x+28+k*11, y-h-108, 8, 14, P["oxblood"]) for k in range(3)) + "".join(rect(x+16+a*34, y-h+24+b*62, 20, 38, P["sun"] if (a+b*2+i) % 5 == 0 else P["sea"]) for a in range(4) for b in range(3))
    return o + rect(0, 930, 1920, 150, P["terra"]) + rect(0, 930, 1920, 14, P["coral"]) + poly([(860, 978), (1090, 966), (1104, 1050), (866, 1064)], INK, op=.3) + poly([(852, 970), (1082, 958), (1096, 1042), (858, 1056)], CREAM) + poly([(1034, 972), (1070, 970), (1074, 1002), (1037, 1004)], P["red"])
def bust(portrait, col, shade, shoulders):
    """Somebody of the road from the table up, 130 x 158 as the regulars: the portrait without its disc, on a larger torso."""
    o = portrait()
    discs = o.split("<circle", 3)          # nothing, the two discs, the rest
    rest = ("<circle" + discs[3]) if len(discs) > 3 else ""
    first = discs[2]
    o = first[first.index("/>")+2:] + rest
    assert shoulders in o
    torso = R.torso(True, col, shade)
    back, front = o.split(shoulders, 1)
    return back + torso + front
ROAD = (("sunday", I.portrait_sunday, P["ochre"], P["terra"], path("M12 82C20 68 36 63 50 63C64 63 80 68 88 82C79 91 64 96 50 96C36 96 21 91 12 82Z", P["ochre"])),
        ("regular", I.portrait_opp, CREAM, P["sand"], path("M18 82C26 68 38 64 50 64C62 64 74 68 82 82C74 91 62 96 50 96C38 96 26 91 18 82Z", CREAM)),
        ("rally", I.portrait_rally, P["navy"], INK, path("M10 84C18 69 36 64 50 64C64 64 82 69 90 84C80 92 65 96 50 96C35 96 20 92 10 84Z", P["navy"])),
        ("ace", I.portrait_ace, P["royal"], P["navy"], path("M13 84C21 70 36 65 50 65C64 65 79 70 87 84C78 92 64 96 50 96C36 96 22 92 13 84Z", P["royal"])))
TOWNS = (("fontainebleau", fontainebleau), ("montargis", montargis), ("lapalisse", lapalisse), ("montelimar", montelimar), ("orange", orange), ("frejus", frejus))
WEARS = (wear_lamps, wear_pennant, wear_whitewalls, wear_parasol, wear_trunk, wear_dog, wear_canoe, wear_borne)
TWISTS = (twist_garage, twist_jam, twist_tile, twist_joker, twist_sun)

def main(out):
    os.makedirs(out, exist_ok=True)
    def put(name, w, h, *kids):
        with open(f"{out}/{name}.svg", "w") as f: f.write(doc(w, h, *kids))
    shadow = path("M-20 0L26 0L76 12L30 12Z", INK, op=.3)
    for name, town in TOWNS: put("town_"+name, 200, 130, g("translate(100 120)", town()))
    put("rain_cloud", 130, 110, g("translate(72 64)", umbrella(0, 0, 1)))
    for k, stamp in ((1, stamp1), (2, stamp2), (3, stamp3)): put(f"stamp_{k}", 140, 164, stamp(70, 82))
    for k in (1, 2, 3):
        for end, on in (("", True), ("_open", False)):
            put(f"mark_{k}{end}", 60, 60, mark(k, 30, 30, 26, on))
            put(f"mini_{k}{end}", 24, 24, mini(k, 12, 13, on))
    put("stage_stone_closed", 130, 100, g("translate(34 84)", shadow, plain(P["stone"], P["sand"])))
    put("stage_stone_open", 130, 100, g("translate(34 84)", shadow, plain(CREAM, CREAM)))
    put("stage_stone_1", 130, 100, g("translate(34 84)", shadow, S.borne(None, 48, 70, None)))
    put("photo_corner", 76, 76, g("translate(10 10)", path("M-7 -7L62 -7L-7 62Z", P["oxblood"]), path("M-7 44L44 -7L62 -7L-7 62Z", P["red"])))
    put("lock", 28, 32, lock(14, 18)); put("icon_again", 60, 60, loop_icon(30, 32)); put("icon_watch", 60, 60, eye_icon(30, 30)); put("icon_coach", 60, 60, coach_icon(30, 30))
    for wear in WEARS: put(wear.__name__, 500, 320, g("translate(62 312)", wear()))
    put("lantern", 38, 58, at(19, 4, .9, *lantern_alone()))
    put("terrace_far", TERRACE_W, 1080, terrace_far()); put("terrace_near", TERRACE_W, 300, terrace_near()); put("dawn", 1920, 1080, dawn())
    for k, c in enumerate((P["sun"], P["coral"], P["goldlt"]), 1): put(f"fireworks_{k}", 300, 300, fireworks(c, k))
    for key, portrait, col, shade, shoulders in ROAD:
        put("bust_"+key, 130, 158, at(15, 8, 1, bust(portrait, col, shade, shoulders))); R.SLEEVE[key] = (col, shade, CREAM, P["coral"], P["terra"]); put("arm_"+key, 90, 60, at(38, -84, 1, R.arm(key)))
    for twist in TWISTS: put(twist.__name__, 130, 110, twist())

if __name__ == "__main__": main(sys.argv[1])
