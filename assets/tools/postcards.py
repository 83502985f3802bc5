# SPDX-License-Identifier: MIT
"""Fourteen postcards of the journey, 600 x 400 each, in flat planes and spatter; and each once more with the detail that the
third stamp brings into the picture. No words: the program sets those on signs and stones.     python3 postcards.py <journey dir>"""
import os, sys, random, math
from palette import P
from svgkit import *
import icons as I, scenery as S, vehicles as V, opponents as RV, regulars as R
INK, CREAM = P["ink"], P["cream"]
def sky(a, b, y=150, seed=1, c=None):
    o = rect(0, 0, 600, 400, a) + rect(0, y, 600, 400-y, b) + grain([(0, y-90), (600, y-90), (600, y), (0, y)], b, 420, seed, (0, 1), (1, 2.6), 1.7, .9)
    return o
def hillf(y, col, seed, amp=24, gcol=None):
    r = random.Random(seed); d = f"M0 {y}"
    x = 0
    while x < 600: d += f"C{x+50} {y-r.uniform(0, amp)} {x+100} {y-r.uniform(0, amp)} {x+150} {y+r.uniform(-amp*.3, amp*.3):.1f}"; x += 150
    d += "L600 400L0 400Z"
    return path(d, col) + (grain([(0, y+6), (600, y+6), (600, y+80), (0, y+80)], gcol, 260, seed, (0, 1), (1, 2.8), 1, .8) if gcol else "")
def roadf(y0, y1, col=P["asphalt"]): return rect(0, y0-6, 600, 6, CREAM) + rect(0, y0, 600, y1-y0, col) + grain([(0, y0), (600, y0), (600, y1), (0, y1)], INK, 260, 4, (0, 1), (1, 2.8), 1, .7) + "".join(rect(i*70, (y0+y1)/2, 38, 6, CREAM) for i in range(9))
ZED = lambda x, y, s, c: stroke(f"M{x} {y-16*s}L{x+14*s} {y-16*s}L{x} {y}L{x+14*s} {y}", c, 4.5*s)
NOTE = lambda x, y, s, c: ell(x, y, 9*s, 7*s, c) + line(x+8*s, y-2, x+8*s, y-40*s, c, 4*s) + stroke(f"M{x+8*s} {y-40*s}C{x+12*s} {y-30*s} {x+24*s} {y-28*s} {x+22*s} {y-14*s}", c, 4*s)
def p01():      # Fontainebleau: the forest and the milestone
    o = sky(P["sky"], P["mint"], 150, 1) + circ(90, 110, 60, CREAM, op=.6) + circ(90, 110, 44, CREAM) + hillf(220, P["green"], 3, 30, P["pine"])
    for x, h in ((60, 250), (160, 210), (520, 270), (420, 220), (300, 180)): o += path(f"M{x} 300L{x+90} 330L{x+130} 330L{x+24} 298Z", INK, op=.25) + at(x, 305, 1, S.platane(h, seed=x))
    o += rect(0, 300, 600, 100, P["meadow"]) + grain([(0, 300), (600, 300), (600, 400), (0, 400)], P["green"], 400, 6, (0, 1), (1, 3), 1, .8) + poly([(250, 300), (300, 300), (470, 400), (150, 400)], P["sand"])
    return o + poly([(470, 372), (600, 390), (600, 398), (452, 380)], INK, op=.3) + at(430, 376, .62, S.borne(None, 176, 256)) + S.tuft(370, 380, 1) + S.tuft(500, 382, .9)
def p02():      # Montargis: the pump, Lucien asleep
    o = sky(P["goldlt"], P["sun"], 120, 2) + hillf(210, P["lilac"], 5, 20) + rect(0, 270, 600, 130, P["sand"]) + grain([(0, 280), (600, 280), (600, 400), (0, 400)], P["ochre"], 360, 7, (0, 1), (1, 3), 1, .9)
    o += rect(250, 90, 300, 190, P["coral"]) + rect(250, 90, 300, 16, P["oxblood"]) + poly([(236, 92), (270, 50), (540, 50), (566, 92)], P["terra"]) + rect(300, 150, 70, 130, INK) + rect(308, 158, 54, 122, P["night"]) + rect(410, 150, 100, 70, INK) + rect(416, 156, 88, 58, P["goldlt"]) + line(460, 156, 460, 214, INK, 4) + rect(290, 110, 220, 30, P["navy"], 5)
    o += poly([(150, 330), (330, 350), (330, 362), (120, 342)], INK, op=.3) + at(150, 336, .72, S.pump())
    o += rect(392, 290, 100, 10, P["terra"], 3) + rect(400, 300, 8, 44, P["terra"]) + rect(476, 300, 8, 44, P["terra"]) + rect(384, 240, 10, 104, P["terra"])      # a chair, somebody asleep
    return o + stroke("M400 286L470 288L500 340", P["navy"], 20) + stroke("M404 282L400 236", P["royal"], 32) + circ(404, 206, 20, P["coral"]) + path("M380 206C380 180 428 180 428 204L440 212C430 220 390 218 380 206Z", P["sea"]) + ZED(376, 182, .8, INK) + ZED(384, 164, 1.1, CREAM)
def p03():      # Nevers: the bridge over the Loire, a barge
    o = sky(P["sky"], CREAM, 140, 3) + S.cloud(70, 80, 1.1, "#FFFFFF") + hillf(210, P["azure"], 9, 26) + at(430, 214, 1.5, I.nevers()) + at(500, 216, 1.1, S.steeple(110)) + "".join(at(x, 216, .9, S.house(50, 36)) for x in (330, 378, 540))
    o += rect(0, 212, 600, 188, P["azure"]) + grain([(0, 214), (600, 214), (600, 400), (0, 400)], P["sea"], 700, 5, (0, 1), (1, 3), 1, .8)
    d = "M0 230L600 230L600 250"
    x = 600
    for i in range(5): d += f"L{x} 320L{x-18} 320C{x-18} 250 {x-102} 250 {x-102} 320L{x-120} 320"; x -= 120
    return o + path(d+"L0 230Z", P["sand"]) + rect(0, 222, 600, 12, CREAM) + rect(0, 234, 600, 5, P["ochre"]) + "".join(path(f"M{600-120*i} 330L{582-120*i} 330L{560-120*i} 350L{590-120*i} 350Z", INK, op=.2) for i in range(5)) + at(180, 222, .26, V.saloon()) + path("M190 352L470 352L446 386L214 386Z", P["oxblood"]) + path("M190 352L470 352L466 360L194 360Z", P["red"]) + rect(220, 326, 100, 26, CREAM) + rect(340, 334, 90, 18, P["ochre"]) + "".join(rect(232+i*22, 332, 12, 12, P["sea"]) for i in range(4)) + stroke("M160 392C200 388 240 396 280 392C320 388 380 396 500 391", CREAM, 3)
def p04():      # Moulins: the clock tower at noon
    o = sky(P["sea"], P["azure"], 190, 4) + circ(110, 90, 40, P["sun"]) + crays_(110, 90) + hillf(300, P["meadow"], 2, 12)
    for x, w, h, c in ((0, 110, 150, P["coral"]), (110, 96, 120, CREAM), (396, 100, 140, P["sun"]), (496, 110, 170, CREAM)):
        o += rect(x, 340-h, w, h, c) + rect(x+w*.62, 340-h, w*.38, h, P["sand"] if c != P["sun"] else P["ochre"]) + poly([(x-6, 340-h), (x+16, 310-h), (x+w-16, 310-h), (x+w+6, 340-h)], P["terra"]) + "".join(rect(x+14+i*(w/3), 360-h+j*44, 16, 26, P["sea"]) for i in range(3) for j in range(2))
    o += rect(238, 90, 110, 260, CREAM) + rect(302, 90, 46, 260, P["sand"]) + rect(228, 84, 130, 14, P["stone"]) + circ(293, 150, 40, P["navy"]) + circ(293, 150, 34, CREAM) + line(293, 150, 293, 124, INK, 6) + line(293, 150, 293, 132, P["red"], 4) + "".join(line(*pt(293, 150, 32, a), *pt(293, 150, 27, a), INK, 2.6) for a in range(0, 360, 30))
    o += poly([(240, 84), (258, 40), (328, 40), (346, 84)], P["asphalt2"]) + rect(272, 10, 42, 32, CREAM) + path("M266 12L293 -24L320 12Z", P["asphalt2"]) + path("M276 350L276 300C276 276 310 276 310 300L310 350Z", INK)
    return o + rect(0, 340, 600, 60, P["sand"]) + poly([(348, 350), (520, 366), (520, 392), (238, 350)], INK, op=.28) + grain([(0, 344), (600, 344), (600, 400), (0, 400)], P["ochre"], 200, 8, (0, 1), (1, 3), 1, .9) + at(120, 392, .42, V.shadow(0, 404, 40, 50, .4), V.van())
def crays_(x, y): return crays(x, y, 60, 700, 24, P["sky"], (0, 0, 600, 300), .35, 4, 360, op=.25)
def p05():      # Lapalisse: the jam seen from a balcony, accordion
    o = sky(P["sky"], P["mint"], 110, 5) + hillf(170, P["meadow"], 4, 20, P["green"]) + at(470, 150, 1.2, castle())
    o += poly([(430, 160), (470, 160), (720, 400), (40, 400)], P["asphalt"]) + poly([(446, 160), (452, 160), (390, 400), (372, 400)], CREAM)
    for x, y, s, f, fl in ((452, 186, .10, V.saloon, 0), (428, 204, .14, V.van, 0), (462, 210, .14, RV.car_marcel, 0), (404, 234, .2, RV.car_nino, 0), (470, 246, .21, V.saloon, 0), (350, 284, .3, RV.car_lea, 0), (466, 300, .32, V.van, 0), (270, 356, .42, RV.car_guest, 0), (450, 376, .44, RV.car_marcel, 0)): o += at(x-180*s, y, s, V.shadow(0, 404, 40, 40, .4), f())
    o += rect(0, 300, 230, 12, INK) + "".join(rect(8+i*22, 312, 5, 88, INK) for i in range(10)) + circ(110, 210, 30, P["coral"]) + path("M78 204C78 172 144 172 142 204C130 194 90 194 78 204Z", P["pine"]) + path("M62 300C62 250 84 240 110 240C138 240 160 252 160 300Z", CREAM) + circ(101, 208, 3.2, INK) + circ(121, 208, 3.2, INK) + circ(90, 218, 5, P["red"], op=.6) + circ(131, 218, 5, P["red"], op=.6) + path("M101 220C106 223 116 223 121 220C119 231 103 231 101 220Z", P["oxblood"])
    return o + rect(50, 258, 34, 54, P["red"], 4) + rect(140, 258, 34, 54, P["red"], 4) + "".join(poly([(84+i*11, 258), (95+i*11, 266), (95+i*11, 304), (84+i*11, 312)], CREAM if i % 2 else P["oxblood"]) for i in range(5)) + "".join(circ(149+(i % 2)*14, 268+(i//2)*12, 3, CREAM) for i in range(6)) + NOTE(196, 184, 1, INK) + NOTE(234, 150, .9, P["red"])
def castle():
    return rect(-60, -60, 120, 60, CREAM) + rect(10, -60, 50, 60, P["sand"]) + "".join(rect(x-13, -88, 26, 88, CREAM) + rect(x+2, -88, 11, 88, P["sand"]) + path(f"M{x-18} -88L{x} -122L{x+18} -88Z", P["asphalt2"]) for x in (-62, 62)) + poly([(-52, -60), (-36, -88), (36, -88), (52, -60)], P["asphalt2"]) + "".join(rect(x, -46, 9, 16, INK) for x in (-36, -14, 8, 30)) + path("M-8 0L-8 -16C-8 -26 8 -26 8 -16L8 0Z", INK)
def p06():      # Roanne: rain on the window of the relais
    o = sky(P["night"], P["asphalt2"], 150, 6) + hillf(240, P["plum"], 6, 30) + rect(0, 290, 600, 110, P["asphalt"]) + at(300, 300, 1.3, I.roanne()) + circ(150, 230, 46, P["goldlt"], op=.25) + circ(150, 230, 16, P["goldlt"]) + circ(470, 220, 50, P["goldlt"], op=.25) + circ(470, 220, 16, P["goldlt"]) + rect(147, 240, 6, 70, INK) + rect(467, 230, 6, 80, INK) + at(360, 360, .44, V.saloon(), flip=True) + ell(150, 330, 60, 8, P["goldlt"], op=.35) + ell(470, 336, 60, 8, P["goldlt"], op=.35)
    r = random.Random(6); o += "".join(line(x, y, x-7, y+26, P["sky"], 2.4, op=.75) for x, y in [(r.uniform(0, 600), r.uniform(0, 380)) for _ in range(120)])
    for x in (0, 290, 580): o += rect(x-10 if x else 0, 0, 30, 400, P["oxblood"])
    o += rect(0, 0, 600, 22, P["oxblood"]) + rect(0, 190, 600, 16, P["oxblood"]) + rect(0, 366, 600, 34, P["terra"]) + rect(0, 366, 600, 6, P["coral"])
    return o + rect(424, 322, 60, 46, CREAM, 6) + path("M484 334C504 334 504 358 484 358", None, stroke=CREAM, sw=7) + ell(454, 324, 30, 6, P["oxblood"]) + stroke("M442 312C436 300 450 296 444 282M462 312C456 300 470 296 464 282", CREAM, 4, op=.8)
def p07():      # Lyon: the quays of the Saone by night
    o = rect(0, 0, 600, 400, P["night"]) + rect(0, 96, 600, 140, P["plum"]) + grain([(0, 16), (600, 16), (600, 96), (0, 96)], P["plum"], 700, 7, (0, 1), (1, 2.8), 1.6, .95)
    r = random.Random(12)
    for i in range(34): o += star(r.uniform(0, 600), r.uniform(0, 90), r.uniform(1.6, 4), CREAM, 4, .35, op=.9)
    o += circ(500, 56, 26, P["goldlt"]) + circ(510, 50, 22, P["night"])
    # the hill of Fourviere and its basilica, lit
    hl = "M0 190C60 120 150 84 250 92C330 96 380 150 430 200L430 260L0 260Z"
    o += path(hl, P["pine"]) + grain(hl, INK, 420, 3, (.6, 1), (1, 3), 1, .9)
    o += rect(176, 52, 66, 46, P["goldlt"]) + rect(216, 52, 26, 46, P["sun"]) + path("M172 52L209 34L246 52Z", P["azure"]) + "".join(rect(x, 26, 13, 72, P["goldlt"]) + rect(x+8, 26, 5, 72, P["ochre"]) + path(f"M{x-3} 26L{x+6.5} 8L{x+16} 26Z", P["azure"]) for x in (164, 241)) + "".join(path(f"M{x} 98L{x} 76C{x} 68 {x+10} 68 {x+10} 76L{x+10} 98Z", P["plum"]) for x in (186, 204, 222)) + line(209, 34, 209, 22, CREAM, 3) + circ(209, 58, 5, P["plum"])
    o += line(90, 118, 90, 62, INK, 6) + poly([(78, 118), (90, 40), (102, 118)], None, stroke=INK, sw=3)
    # houses of the old town along the quay
    cols = (P["coral"], P["sun"], P["terra"], P["sand"], P["coral"], P["ochre"]); x = -6; i = 0
    while x < 600:
        w = 44+(i*17) % 22; h = 66+(i*29) % 46; c = cols[i % 6]; y = 246
        o += rect(x, y-h, w, h, c) + rect(x+w*.64, y-h, w*.36, h, P["oxblood"], op=.35) + poly([(x-3, y-h), (x+8, y-h-13), (x+w-8, y-h-13), (x+w+3, y-h)], P["oxblood"] if i % 2 else P["plum"]) + rect(x+w*.3, y-h-24, 8, 14, P["plum"])
        for a in range(3):
            for b in range(int(h/22)):
                lit = (a*7+b*5+i*3) % 4 != 0
                o += rect(x+6+a*(w-10)/3, y-h+9+b*21, 8, 12, P["goldlt"] if lit else P["night"])
        x += w; i += 1
    # quay, lamps, the river with their light
    o += rect(0, 244, 600, 24, P["asphalt2"]) + rect(0, 244, 600, 5, P["sand"]) + "".join(rect(i*40+8, 256, 24, 6, INK, op=.4) for i in range(15))
    o += rect(0, 268, 600, 132, P["navy"]) + grain([(0, 268), (600, 268), (600, 400), (0, 400)], INK, 520, 9, (0, 1), (1, 3.2), 1, .9)
    for x in (50, 150, 350, 450, 550):
        o += line(x, 246, x, 208, INK, 4, "butt") + circ(x, 204, 15, P["goldlt"], op=.3) + circ(x, 204, 7, CREAM)
        for k in range(7): w = 22-k*1.4+(k % 2)*7; o += rect(x-w/2+(k % 3-1)*3, 276+k*15, w, 5, P["goldlt"] if k < 4 else P["sun"], 2.5, op=.95-k*.08)
    for k in range(6): w = 64-k*5; o += rect(209-w/2+(k % 2)*8, 282+k*18, w, 4, P["sun"], 2, op=.8-k*.08)
    # the bridge of stone, right
    d = "M250 286C350 252 470 246 600 250L600 300L590 300C586 270 520 270 512 306L496 306C490 276 424 278 416 316L400 316C392 290 336 294 328 326L250 330Z"
    o += path(d, P["stone"]) + path("M250 286C350 252 470 246 600 250L600 258C470 254 350 260 250 294Z", P["sand"]) + "".join(path(f"M{a} {b}L{a+16} {b}L{a+30} {b+28}L{a-8} {b+28}Z", INK, op=.4) for a, b in ((312, 326), (400, 316), (496, 306)))
    for x, y in ((300, 268), (400, 252), (500, 247)): o += line(x, y, x, y-34, INK, 3.5, "butt") + circ(x, y-38, 14, P["goldlt"], op=.3) + circ(x, y-38, 6.5, CREAM)
    o += at(424, 254, .17, V.saloon(), flip=True) + path("M424 244L372 250L372 256L424 252Z", P["goldlt"], op=.6)
    return o + at(120, 366, 1.5, path("M-44 0L44 0L34 14L-34 14Z", INK), path("M-44 0L44 0L42 4L-42 4Z", P["red"]), path("M-16 0L-12 -18L22 -18L28 0Z", CREAM), "".join(rect(-8+i*10, -14, 6, 8, P["sun"]) for i in range(3)), line(-26, 0, -26, -30, INK, 3), circ(-26, -32, 4, P["goldlt"]))
def p08():      # Valence: peaches, the bandstand
    o = sky(P["sky"], P["goldlt"], 140, 8) + circ(80, 90, 42, CREAM) + hillf(220, P["lilac"], 11, 40, P["plum"]) + hillf(262, P["meadow"], 8, 14, P["green"])
    o += path("M210 290L520 290L560 306L250 306Z", INK, op=.25) + at(350, 290, 4.1, I.valence()) + at(560, 300, .9, S.platane(260, seed=3)) + at(60, 300, .8, S.platane(260, seed=5)) + rect(0, 300, 600, 100, P["sand"]) + grain([(0, 304), (600, 304), (600, 400), (0, 400)], P["ochre"], 260, 8, (0, 1), (1, 3), 1, .9)
    o += path("M40 400L56 330L260 330L276 400Z", P["terra"]) + "".join(line(48+i*30, 400, 58+i*27, 332, P["oxblood"], 4) for i in range(9)) + rect(50, 324, 216, 12, P["ochre"])
    for x, y in ((80, 310), (122, 306), (164, 310), (206, 306), (244, 312), (100, 286), (144, 280), (188, 284), (226, 290), (166, 258)): o += circ(x+3, y+4, 24, INK, op=.25) + circ(x, y, 24, P["coral"]) + path(f"M{x+2} {y-24}C{x+28} {y-22} {x+30} {y+18} {x+4} {y+24}C{x+16} {y+8} {x+14} {y-12} {x+2} {y-24}Z", P["red"]) + path(f"M{x} {y-22}C{x+10} {y-38} {x+26} {y-34} {x+28} {y-30}C{x+18} {y-22} {x+8} {y-18} {x} {y-22}Z", P["green"])
    return o
def p09():      # Montelimar: the nougat shop
    o = rect(0, 0, 600, 400, P["sun"]) + rect(0, 0, 600, 60, P["terra"]) + rect(0, 340, 600, 60, P["sand"]) + grain([(0, 60), (600, 60), (600, 330), (0, 330)], P["ochre"], 300, 3, (1, .3), (1, 3), 1.2, .8)
    o += rect(60, 84, 480, 62, P["navy"], 8) + rect(66, 90, 468, 50, None, 5, stroke=P["gold"], sw=3)
    for i in range(14): x = 50+i*36; o += path(f"M{x} 156L{x+36} 156L{x+36} 196C{x+36} 214 {x} 214 {x} 196Z", P["red"] if i % 2 else CREAM)
    o += rect(40, 200, 340, 150, INK) + rect(50, 206, 320, 134, P["goldlt"]) + rect(410, 200, 130, 150, INK) + rect(420, 208, 110, 142, P["sea"]) + rect(434, 220, 82, 70, P["sky"]) + circ(440, 310, 5, P["gold"])
    for r_ in range(3):
        for i in range(7-r_): x = 74+i*40+r_*20; y = 308-r_*34; o += rect(x+3, y+4, 36, 30, INK, 2, op=.25) + rect(x, y, 36, 30, CREAM) + "".join(circ(x+6+(k*11) % 26, y+7+(k*7) % 18, 3.2, (P["terra"], P["green"], P["ochre"])[k % 3]) for k in range(5))
    return o + rect(40, 340, 340, 12, P["oxblood"]) + poly([(540, 352), (600, 362), (600, 376), (410, 352)], INK, op=.3) + at(300, 392, .36, V.shadow(0, 404, 30, 40, .4), V.scooter())
def p10():      # Orange: the Roman arch, dust
    o = sky(P["azure"], P["sky"], 170, 10) + circ(90, 80, 40, P["sun"]) + hillf(270, P["lilac"], 5, 30) + rect(0, 300, 600, 100, P["ochre"]) + grain([(0, 304), (600, 304), (600, 400), (0, 400)], P["terra"], 320, 8, (0, 1), (1, 3), 1, .9)
    o += path("M130 306L480 306L600 336L600 350L260 350Z", INK, op=.28) + at(300, 304, 3.5, orange_()) + "".join(at(x, 306, 1, S.cypress(h, seed=x)) for x, h in ((60, 150), (100, 110), (520, 160), (560, 120)))
    o += poly([(0, 346), (600, 336), (600, 390), (0, 400)], P["asphalt"]) + "".join(rect(i*80, 366, 44, 6, CREAM) for i in range(8)) + at(250, 384, .62, V.shadow(0, 404, 40, 40, .4), RV.car_nino())
    for x, y, r in ((60, 356, 34), (110, 350, 42), (170, 356, 36), (220, 362, 26), (20, 362, 26)): o += circ(x, y, r, P["sand"], op=.9) + circ(x-6, y-6, r*.6, CREAM, op=.7)
    return o
def orange_(): return path("M-46 2L-46 -58L46 -58L46 2L34 2L34 -22C34 -32 18 -32 18 -22L18 2L12 2L12 -26C12 -42 -12 -42 -12 -26L-12 2L-18 2L-18 -22C-18 -32 -34 -32 -34 -22L-34 2Z", CREAM) + path("M14 2L18 2L18 -22C18 -32 34 -32 34 -22L34 2L46 2L46 -58L26 -58L26 -44L14 -44Z", P["sand"]) + rect(-50, -62, 100, 6, P["terra"]) + poly([(-16, -62), (0, -74), (16, -62)], CREAM) + rect(-20, -50, 40, 4, P["terra"])
def p11():      # Avignon: the broken bridge, dice on its wall
    import dice as DI
    o = rect(0, 0, 600, 400, P["coral"]) + rect(0, 0, 600, 110, P["lilac"]) + grain([(0, 40), (600, 40), (600, 110), (0, 110)], P["coral"], 400, 3, (0, 1), (1, 2.8), 1.6, .95) + circ(130, 190, 60, P["goldlt"]) + hillf(210, P["plum"], 4, 24)
    o += at(470, 214, 2.1, I.avignon()) + rect(0, 212, 600, 188, P["sea"]) + grain([(0, 214), (600, 214), (600, 400), (0, 400)], P["night"], 420, 5, (0, 1), (1, 3), 1, .7) + "".join(rect(130-w/2, 224+k*16, w, 5, P["goldlt"], 2.5, op=.9-k*.1) for k, w in enumerate((120, 96, 104, 70, 80, 44)))
    d = "M600 214L236 226L228 240L238 250L226 262L232 300L250 300"
    x = 250
    for i in range(3): d += f"C{x+6} 246 {x+98} 244 {x+104} 300L{x+128} 300"; x += 128
    o += path(d+"L634 214Z", P["sand"]) + path("M600 206L234 219L236 228L600 215Z", CREAM) + rect(0, 340, 600, 60, P["stone"]) + rect(0, 334, 600, 12, CREAM) + "".join(rect(i*90-20, 356, 84, 38, P["asphalt2"], 3, op=.35) for i in range(8))
    for x, v in ((330, 5), (400, 1), (470, 6)): o += ell(x+26, 342, 34, 6, INK, op=.3) + at(x-30, 280, .5, DI.face(v))
    return o
def p12():      # Aix: the fountain under the planes
    o = sky(P["sky"], P["mint"], 120, 12) + "".join(rect(x, 110, 120, 190, c) + rect(x, 100, 120, 14, P["terra"]) + "".join(rect(x+16+i*36, 136+j*56, 20, 34, P["sea"]) for i in range(3) for j in range(3)) for x, c in ((0, P["sun"]), (120, P["sand"]), (360, P["coral"]), (480, P["sun"]))) + rect(0, 290, 600, 110, P["sand"]) + grain([(0, 294), (600, 294), (600, 400), (0, 400)], P["ochre"], 260, 9, (0, 1), (1, 3), 1, .9)
    for x, h in ((70, 300), (540, 310)): o += path(f"M{x-10} 330L{x+20} 330L{x+170} 366L{x+90} 366Z", INK, op=.28) + at(x, 336, 1, S.platane(h, seed=x))
    o += ell(330, 366, 180, 22, INK, op=.28) + path("M150 320C150 372 450 372 450 320Z", P["stone"]) + path("M330 362C420 360 450 346 450 320L400 320Z", P["asphalt2"]) + ell(300, 320, 150, 22, CREAM) + ell(300, 322, 134, 16, P["azure"]) + rect(286, 200, 28, 122, P["stone"]) + rect(302, 200, 12, 122, P["asphalt2"]) + path("M230 206C240 236 360 236 370 206Z", P["stone"]) + ell(300, 206, 70, 11, CREAM) + ell(300, 207, 60, 7, P["azure"])
    return o + stroke("M300 200L300 150M298 156C280 130 250 150 244 200M302 156C320 130 350 150 356 200M240 214C220 230 200 270 196 314M360 214C380 230 400 270 404 314", P["sky"], 6) + stroke("M300 196L300 152", CREAM, 2.5)
def p13():      # Frejus: red rocks, umbrella pines
    o = sky(P["sky"], CREAM, 130, 13) + rect(0, 180, 600, 220, P["sea"]) + grain([(0, 184), (600, 184), (600, 400), (0, 400)], P["azure"], 520, 6, (0, -1), (1, 3.2), 1.1, .9) + "".join(line(x, y, x+w, y, CREAM, 3, op=.9) for x, y, w in ((300, 210, 50), (420, 236, 60), (360, 262, 40), (500, 206, 40)))
    o += poly([(600, 180), (560, 120), (520, 140), (480, 100), (430, 150), (400, 180)], P["terra"]) + poly([(480, 100), (500, 150), (480, 180), (600, 180), (560, 120), (520, 140)], P["oxblood"], op=.5)
    rk = [(0, 400), (0, 190), (50, 150), (90, 180), (140, 110), (190, 170), (220, 150), (270, 240), (320, 300), (390, 330), (430, 400)]
    o += poly(rk, P["red"]) + poly([(140, 110), (190, 170), (170, 230), (230, 280), (220, 400), (430, 400), (390, 330), (320, 300), (270, 240), (220, 150), (190, 170)], P["oxblood"]) + poly([(50, 150), (90, 180), (70, 260), (110, 400), (180, 400), (150, 260), (140, 110), (90, 180)], P["terra"], op=.7) + grain(rk, P["oxblood"], 400, 4, (1, .6), (1, 3), 1.2, .8)
    for x, y, h, l in ((70, 190, 180, -10), (190, 190, 200, 22), (286, 280, 150, 20)): o += at(x, y, 1, S.pine(h, lean=l, seed=x))
    return o + "".join(at(x, y, s_, path("M0 0L0 -46L28 -6Z", CREAM), path("M-4 -6L-4 -38L-22 -6Z", P["red"]), path("M-24 0L30 0L22 9L-16 9Z", INK)) for x, y, s_ in ((470, 270, 1.4), (560, 220, .9))) + stroke("M380 340C420 352 470 344 520 352C550 356 580 352 600 354", CREAM, 4)
def p14(fire=False):      # Menton: the terrace, the eve of the fireworks
    o = rect(0, 0, 600, 400, P["night"]) + rect(0, 120, 600, 90, P["plum"]) + grain([(0, 50), (600, 50), (600, 120), (0, 120)], P["plum"], 420, 7, (0, 1), (1, 2.8), 1.6, .95)
    r9 = random.Random(9); o += "".join(star(r9.uniform(0, 600), r9.uniform(0, 130), r9.uniform(1.6, 4), CREAM, 4, .35, op=.9) for _ in range(40))
    for x, y, r, c in () if not fire else ((150, 80, 62, P["sun"]), (420, 60, 74, P["coral"]), (300, 110, 40, P["goldlt"])): o += "".join(line(*pt(x, y, r*.3, a), *pt(x, y, r, a), c, 4) + circ(*pt(x, y, r*1.12, a), 3.4, c) for a in range(0, 360, 24))
    o += rect(0, 206, 600, 90, P["sea"]) + grain([(0, 208), (600, 208), (600, 296), (0, 296)], P["night"], 300, 6, (0, 1), (1, 3), 1, .8) + "".join(line(x, y, x+w, y, P["goldlt"], 3, op=.9) for x, y, w in ((120, 222, 60), (390, 226, 70), (150, 244, 40), (420, 250, 40)))
    x = 500
    for i in range(5): o += rect(480+i*30, 206-40-(i*23) % 40, 32, 60+(i*23) % 40, (P["coral"], P["sun"], P["terra"])[i % 3]) + "".join(rect(486+i*30+k*12, 206-30-(i*23) % 40, 7, 10, P["goldlt"]) for k in range(2))
    o += rect(0, 284, 600, 116, P["terra"]) + rect(0, 278, 600, 10, CREAM) + "".join(rect(10+i*30, 250, 8, 30, CREAM) for i in range(20)) + rect(0, 246, 600, 8, CREAM) + stroke("M0 150C140 220 300 220 420 180C500 156 560 160 600 176", INK, 3)
    for x, y, c in ((60, 182, P["red"]), (140, 208, P["sun"]), (230, 218, P["green"]), (320, 212, P["coral"]), (400, 190, P["sun"]), (500, 164, P["red"])): o += circ(x, y+16, 24, P["goldlt"], op=.22) + ell(x, y+16, 13, 16, c) + rect(x-6, y-2, 12, 4, INK) + rect(x-6, y+30, 12, 4, INK)
    o += poly([(60, 330), (540, 330), (590, 372), (10, 372)], CREAM) + poly([(10, 372), (590, 372), (590, 392), (10, 392)], P["sand"])
    for i, k in enumerate(("amedee", "odette", "mado", "marius")): o += at(92+i*112, 208, .86, R.by_slug(k)[3](True))
    o += poly([(60, 330), (540, 330), (590, 372), (10, 372)], CREAM) + poly([(10, 372), (590, 372), (590, 392), (10, 392)], P["sand"])
    return o + "".join(ell(x, 348, 26, 6, P["sky"]) + ell(x, 347, 18, 4, P["coral"]) for x in (130, 246, 362, 470)) + "".join(rect(x, 318, 9, 26, P["oxblood"], 3) + rect(x+2, 308, 5, 12, P["oxblood"]) for x in (190, 420)) + rect(300, 324, 14, 22, P["goldlt"], 2) + circ(307, 318, 7, P["sun"])

# ---- the detail that the third stamp brings --------------------------------------------------------------------------
def d01():      # a deer at the edge of the wood
    o = ell(226, 352, 44, 7, INK, op=.28) + "".join(line(x, 312, x2, 350, P["terra"], 6) for x, x2 in ((200, 196), (210, 212), (244, 240), (252, 256)))
    return o + path("M190 300C190 280 214 276 236 280C250 282 262 290 262 306C262 320 196 322 192 312Z", P["terra"]) + path("M252 290C262 270 262 252 268 244L284 250C282 262 274 282 262 302Z", P["terra"]) + ell(280, 246, 15, 9, P["terra"]) + circ(284, 243, 2.4, INK) + circ(294, 247, 3, INK) + path("M266 240L256 230L268 234Z", P["ochre"]) + stroke("M272 238C268 220 256 216 254 204M270 224L258 222M276 238C282 222 294 220 298 206M282 226L294 226", P["ochre"], 4) + circ(192, 296, 6, CREAM) + "".join(circ(x, y, 2.6, CREAM) for x, y in ((212, 292), (226, 288), (238, 296), (220, 302)))
def d02():      # a cat on the sill
    return path("M424 214C420 188 440 180 452 184C470 180 484 196 480 214Z", INK) + circ(448, 180, 12, INK) + poly([(438, 174), (438, 160), (447, 170)], INK) + poly([(458, 174), (459, 160), (449, 170)], INK) + circ(444, 179, 2, P["sun"]) + circ(452, 179, 2, P["sun"]) + stroke("M478 208C496 206 496 190 488 186", INK, 6)
def d03():      # a heron at the bank
    return line(92, 340, 88, 384, INK, 3) + line(102, 340, 106, 384, INK, 3) + path("M62 336C74 310 110 306 130 322C122 344 84 350 62 336Z", P["asphalt2"]) + path("M62 336L44 350L76 344Z", P["asphalt2"]) + stroke("M124 322C142 308 122 290 138 272", CREAM, 9) + circ(140, 268, 9, CREAM) + poly([(146, 264), (182, 270), (146, 273)], P["sun"]) + circ(143, 266, 2, INK) + stroke("M134 264C124 258 118 258 110 262", INK, 3) + ell(98, 386, 40, 5, CREAM, op=.5)
def d04():      # a dog that has found a loaf
    return ell(446, 382, 44, 6, INK, op=.3) + path("M414 350C414 338 470 336 474 350L474 364L414 364Z", CREAM) + "".join(rect(x, 358, 8, 24, CREAM) for x in (416, 428, 456, 466)) + circ(484, 344, 15, CREAM) + path("M472 334L466 352L478 350Z", P["terra"]) + circ(488, 341, 2.4, INK) + circ(498, 346, 3, INK) + stroke("M414 352C402 348 400 338 404 330", CREAM, 7) + g("translate(496 356) rotate(12)", ell(0, 0, 34, 8, P["ochre"]), "".join(line(-20+i*13, -5, -14+i*13, 4, P["goldlt"], 3) for i in range(4))) + ell(440, 350, 10, 6, P["terra"])
def d05():      # a balloon over the jam
    return line(330, 92, 330, 126, INK, 2) + path("M330 96C296 84 292 30 330 24C368 30 364 84 330 96Z", P["red"]) + path("M330 96C318 84 316 30 330 24C344 30 342 84 330 96Z", P["sun"]) + rect(322, 112, 16, 12, P["terra"], 2) + line(312, 84, 324, 112, INK, 1.6) + line(348, 84, 336, 112, INK, 1.6)
def d06():      # a cat that watches the rain
    return path("M196 368C188 330 214 316 226 318C244 320 254 340 250 368Z", INK) + circ(222, 306, 19, INK) + poly([(206, 298), (204, 274), (220, 290)], INK) + poly([(238, 298), (240, 274), (224, 290)], INK) + stroke("M250 364C278 366 284 346 272 336", INK, 9) + path("M214 322C216 340 214 352 210 364", None, stroke=P["asphalt2"], sw=3, cap="round")
def d07(): return at(478, 252, .17, RV.car_lea(), flip=True)      # the red cabriolet follows
def d08():      # a dog that has a peach, and bunting on the bandstand
    o = stroke("M262 128C300 152 400 152 440 128", INK, 2.4) + "".join(poly([(274+i*24, 136+8*math.sin(math.pi*(i+.5)/7)), (292+i*24, 137+8*math.sin(math.pi*(i+.5)/7)), (283+i*24, 156+8*math.sin(math.pi*(i+.5)/7))], (P["red"], CREAM, P["royal"])[i % 3]) for i in range(7))
    return o + ell(440, 386, 46, 6, INK, op=.3) + path("M404 352C404 338 462 336 468 352L468 366L404 366Z", INK) + "".join(rect(x, 360, 8, 26, INK) for x in (406, 418, 450, 460)) + circ(476, 344, 15, INK) + path("M464 334L458 354L472 350Z", P["asphalt2"]) + circ(480, 340, 2.4, CREAM) + stroke("M404 354C390 348 392 334 398 328", INK, 7) + circ(500, 352, 15, P["coral"]) + path("M502 337C512 340 516 358 504 366C510 356 508 346 502 337Z", P["red"])
def d09():      # a night truck waits round the corner
    return ell(556, 388, 60, 7, INK, op=.3) + path("M506 386L506 270C506 258 514 252 526 252L600 252L600 386Z", P["royal"]) + path("M518 300L518 276C518 268 522 264 530 264L600 264L600 300Z", P["sky"]) + rect(506, 330, 94, 10, CREAM) + rect(506, 360, 94, 10, CREAM, 4) + circ(528, 348, 10, P["goldlt"]) + circ(528, 348, 10, None, stroke=INK, sw=2.4) + circ(560, 386, 20, INK) + circ(560, 386, 9, P["stone"]) + "".join(rect(536+i*18, 304, 12, 22, P["navy"], 2) for i in range(4)) + rect(516, 246, 84, 8, P["oxblood"])
def d10():      # the flag on the arch
    o = line(300, 40, 300, -2, INK, 5) + path("M302 2L372 8L372 48L302 42Z", CREAM)
    return o + "".join(poly([(302+i*17.5, 2+i*1.5+j*10), (319.5+i*17.5, 3.5+i*1.5+j*10), (319.5+i*17.5, 13.5+i*1.5+j*10), (302+i*17.5, 12+i*1.5+j*10)], INK) for i in range(4) for j in range(4) if (i+j) % 2 == 0) + path("M302 2L372 8L372 48L302 42Z", None, stroke=INK, sw=2)
def d11():      # two who dance on the bridge
    o = circ(300, 172, 8, P["coral"]) + circ(322, 168, 8, P["terra"])
    return o + path("M292 182L308 182L316 214L286 214Z", P["red"]) + path("M314 178L330 178L332 204L314 204Z", P["navy"]) + line(318, 204, 316, 216, P["navy"], 5) + line(327, 204, 331, 214, P["navy"], 5) + stroke("M308 186L318 178M312 192L320 190M330 182L340 168", INK, 4) + path("M292 168C292 158 308 158 308 168L312 176Z", P["oxblood"]) + path("M314 164C314 156 330 156 330 164L334 164Z", P["sun"]) + NOTE(352, 150, .7, CREAM) + NOTE(272, 158, .6, CREAM)
def d12():      # boules by the fountain
    o = "".join(ell(x+5, y+9, 16, 5, INK, op=.3) + circ(x, y, 14, P["asphalt2"]) + stroke(f"M{x-9} {y-4}C{x-3} {y-10} {x+5} {y-10} {x+9} {y-4}", P["stone"], 3) for x, y in ((430, 374), (466, 382), (388, 384)))
    return o + circ(446, 388, 6, P["red"]) + ell(500, 378, 30, 6, INK, op=.25) + rect(478, 348, 44, 26, P["ochre"], 4) + stroke("M486 348C486 332 514 332 514 348", P["terra"], 5)
def d13():      # dolphins
    f = lambda x, y, s: at(x, y, s, path("M-40 10C-30 -22 10 -30 36 -4C40 -2 46 0 50 2C44 6 38 6 32 4C14 2 -8 2 -24 16Z", P["asphalt2"]), path("M-8 -20C-6 -34 4 -38 12 -38C8 -30 8 -24 10 -18Z", P["asphalt2"]), path("M-40 10L-58 4L-50 16L-52 28L-24 16Z", P["asphalt2"]), path("M34 3C16 0 -6 2 -22 15C-6 8 14 8 34 3Z", CREAM), circ(34, -4, 2.4, INK))
    return f(430, 306, .9) + f(520, 330, .7) + stroke("M386 322C396 314 410 326 422 320M486 342C496 336 506 346 516 340", CREAM, 4)
def d14():      # the fireworks
    o = ""
    for x, y, r, c in ((150, 80, 62, P["sun"]), (420, 60, 74, P["coral"]), (300, 110, 40, P["goldlt"])): o += "".join(line(*pt(x, y, r*.3, a), *pt(x, y, r, a), c, 4) + circ(*pt(x, y, r*1.12, a), 3.4, c) for a in range(0, 360, 24))
    return o
PICTURES = (p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14)
DETAILS = (d01, d02, d03, d04, d05, d06, d07, d08, d09, d10, d11, d12, d13, d14)

def main(out):
    os.makedirs(out, exist_ok=True)
    for k, (picture, detail) in enumerate(zip(PICTURES, DETAILS), 1):
        p = picture()
        for name, kids in ((f"postcard_{k:02d}", p), (f"postcard_{k:02d}_detail", p + detail())):
            with open(f"{out}/{name}.svg", "w") as f: f.write(doc(600, 400, kids))

if __name__ == "__main__": main(sys.argv[1])
