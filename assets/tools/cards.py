# SPDX-License-Identifier: MIT
"""Nineteen faces and a back.  python3 cards.py <outdir>"""
import os, sys
from palette import P
from svgkit import *
import vehicles as V, scenery as S, frames as F
INK, CREAM = P["ink"], P["cream"]
X0, X1, Y0, Y1 = 40, 460, 40, 580

def band(y0, y1, col): return rect(X0, y0, X1-X0, y1-y0, col)
def sky(cols, horizon, seed=1):
    """Flat poster bands meeting in spatter."""
    o, k = "", len(cols); y = Y0; hs = [(horizon-Y0)*f for f in ({2: (.55, .45), 3: (.4, .33, .27), 4: (.34, .28, .22, .16)}[k])]
    for i, c in enumerate(cols):
        o += band(y, horizon if i == k-1 else y+hs[i]+1, c)
        if i: o += grain([(X0, y-hs[i-1]*.7), (X1, y-hs[i-1]*.7), (X1, y), (X0, y)], c, 420, seed+i, (0, 1), (1, 2.8), 1.5, .9)
        y += hs[i]
    return o
def blend(y0, ym, y1, top, bot, seed=1, cnt=700, fall=1.3):
    """Two flat inks meeting in mutual spatter around ym."""
    return (band(y0, ym+.5, top) + band(ym, y1, bot)
            + grain([(X0, y0), (X1, y0), (X1, ym), (X0, ym)], bot, cnt, seed, (0, 1), (1, 3), fall, .95)
            + grain([(X0, ym), (X1, ym), (X1, y1), (X0, y1)], top, cnt, seed+1, (0, -1), (1, 3), fall, .95))
BOX = (X0, Y0, X1, Y1)
def road_flat(y0, y1, edge=CREAM):
    o = band(y0, y1, P["asphalt"]) + rect(X0, y0, X1-X0, 5, edge)
    o += grain([(X0, y0+8), (X1, y0+8), (X1, y1), (X0, y1)], INK, 340, 5, (0, 1), (1, 2.6), 1.2, .6)
    return o
def dashes(y, w=44, gap=34, x=54, col=CREAM, h=6):
    return "".join(rect(x+i*(w+gap), y, w, h, col) for i in range(6) if x+i*(w+gap) < X1)
def hill(d, col, shade=None, seed=1, cnt=220, toward=(.3, 1)):
    return path(d, col) + (grain(d, shade, cnt, seed, toward, (1, 2.8), 1.7, .85) if shade else "")

def gauge(cx, cy, r, level, arc, disc=P["sun"]):
    """The sun is a fuel gauge: level 0 empty .. 1 full."""
    o = circ(cx, cy, r+26, disc, op=.35) + circ(cx, cy, r, disc)
    o += circ(cx, cy, r-16, CREAM)
    # coloured end zone
    a0, a1 = (180, 212) if level < .5 else (328, 360)
    q = [pt(cx, cy, r-20, a0+(a1-a0)*i/8) for i in range(9)] + [pt(cx, cy, r-46, a1-(a1-a0)*i/8) for i in range(9)]
    o += poly(q, arc)
    for i in range(9):
        a = 180+22.5*i; L = 30 if i % 4 == 0 else 18
        x1, y1 = pt(cx, cy, r-20, a); x2, y2 = pt(cx, cy, r-20-L, a); o += line(x1, y1, x2, y2, INK, 7 if i % 4 == 0 else 4, "butt")
    o += at(cx, cy-r*.5, r/300, F.pict("pump", INK, CREAM))
    a = 180 + 12 + (156*level)
    tip = pt(cx, cy, r-34, a); b1 = pt(cx, cy, 13, a+90); b2 = pt(cx, cy, 13, a-90)
    o += poly([tip, b1, b2], arc if level < .5 else P["green"]) + circ(cx, cy, 26, INK) + circ(cx, cy, 10, CREAM)
    return o

# ------------------------------------------------------------------ hazards
HSKY = (P["oxblood"], P["red"], P["coral"])
def out_of_gas():
    o = sky(HSKY, 420, 11)
    o += gauge(250, 376, 168, 0, P["red"])
    o += hill("M40 424C90 380 130 396 170 420L40 424Z", P["oxblood"]) + hill("M330 420C380 388 430 384 470 400L470 424L330 424Z", P["oxblood"])
    o += band(414, 462, P["terra"]) + grain([(40, 414), (460, 414), (460, 462), (40, 462)], P["oxblood"], 300, 3, (0, 1), (1, 2.6), 1, .8)
    o += road_flat(456, 580, P["sun"]) + dashes(536)
    # the car pushed by its driver
    o += at(160, 516, .68, V.shadow(0, 404, 52, 60, .55))
    o += at(160, 516, .68, V.saloon(P["cream"], P["sand"], "#FFFFFF", luggage=False, driver=False, lamp=False))
    # man leaning into the boot
    o += path("M62 512L92 534L176 534L160 512Z", INK, op=.5)
    o += stroke("M118 468C112 484 92 492 84 510", P["night"], 15) + stroke("M122 466C128 482 120 496 124 510", INK, 15)
    o += path("M74 504L92 508L94 516L70 516Z", INK) + path("M116 504L132 504L140 516L116 516Z", INK)
    o += path("M106 468C106 440 116 416 138 406C150 402 156 412 152 422C146 440 140 456 134 470C126 476 110 476 106 468Z", P["royal"])
    o += stroke("M142 416C150 424 156 432 170 436", P["royal"], 11) + circ(172, 437, 6, P["coral"])
    o += circ(152, 392, 14, P["coral"]) + path("M138 396C134 376 160 372 166 386C160 384 154 386 150 390C146 390 142 392 138 396Z", INK)
    o += path("M172 374C176 380 178 383 178 386C178 390 175 392 172 392C169 392 166 390 166 386C166 383 168 380 172 374Z", P["sky"])
    return o

def flat_tire():
    o = sky(HSKY, 470, 21)
    o += circ(380, 250, 84, P["sun"]) + circ(380, 250, 110, P["sun"], op=.3)
    o += hill("M30 470C120 410 260 420 330 440C400 430 440 440 470 452L470 480L30 480Z", P["oxblood"])
    o += road_flat(462, 580, P["sun"])
    o += path("M30 486L470 486L470 560L120 560Z", INK, op=.35)
    # wing of the car above the wheel
    body = "M20 148C90 112 210 106 300 130C380 150 440 196 474 262L474 404L424 404C420 262 346 186 250 186C154 186 82 262 78 404L20 404Z"
    o += path("M78 404C82 262 154 186 250 186C346 186 420 262 424 404Z", P["oxblood"]) + path("M78 404C82 262 154 186 250 186C300 186 340 206 368 240C330 214 290 206 250 206C172 206 110 276 104 404Z", INK, op=.45)
    o += path(body, P["azure"]) + path("M20 148C90 112 210 106 300 130C380 150 440 196 474 262L474 282C436 214 376 166 298 146C214 126 96 132 20 166Z", P["sky"])
    o += path("M20 330L80 330C78 352 78 380 78 404L20 404ZM474 330L420 330C423 352 424 380 424 404L474 404Z", P["sea"])
    o += grain("M20 200C90 150 230 120 320 160C400 190 450 240 474 300L474 330L420 330C406 250 340 186 250 186C160 186 92 250 80 330L20 330Z", P["sea"], 420, 4, (0, 1), (1, 2.8), 1.6, .8)
    o += stroke("M20 236C36 226 60 218 90 214", CREAM, 7)
    o += at(250, 368, 1, S.tyre(134, flat_=True))
    # the nail, and the air leaving
    o += g("translate(395 455) rotate(-52)", rect(-46, -6, 92, 12, CREAM), path("M-46 -6L-66 0L-46 6Z", CREAM), rect(40, -20, 12, 40, CREAM, 3), rect(-46, 1, 92, 5, P["stone"]))
    for d in ("M88 508C72 512 62 520 56 530", "M104 520C94 530 88 540 86 552", "M76 490C64 490 54 492 48 496"): o += stroke(d, CREAM, 6)
    return o

def accident():
    o = sky(HSKY, 450, 31)
    o += hill("M30 452C90 420 180 430 250 440C320 420 420 420 470 440L470 470L30 470Z", P["oxblood"])
    o += road_flat(452, 580, P["sun"])
    o += at(296, 318, 1, S.burst(196, P["sun"], 13, .6, 8)) + at(296, 318, 1, S.burst(138, CREAM, 11, .58, 5, 12))
    # the car, nose folded against the trunk
    o += path("M60 508L372 508L430 560L130 560Z", INK, op=.55)
    o += at(30, 492, .86, V.saloon(luggage=False, driver=False, lamp=False), rot=4)
    o += path("M274 424L318 340L336 332L352 356L362 412L352 440L340 424L326 446L306 430Z", P["azure"])
    o += path("M318 340L336 332L352 356L362 412L352 440L340 424L336 380Z", P["sea"]) + path("M274 424L318 340L326 336L300 430Z", P["sky"])
    o += path("M326 446L340 424L352 440L362 470L352 500L336 486L318 498L322 470Z", P["sea"]) + path("M340 424L352 440L362 470L346 462Z", INK, op=.4)
    # plane tree
    trunk = "M352 520C360 420 356 250 346 120C342 80 330 60 310 30L470 30L470 60C446 90 432 130 430 180C428 300 430 420 446 520Z"
    o += path(trunk, P["stone"]) + path("M402 520C406 400 400 240 396 150C398 110 412 70 440 30L470 30L470 60C446 90 432 130 430 180C428 300 430 420 446 520Z", P["asphalt2"])
    o += grain(trunk, P["asphalt2"], 300, 9, (1, 0), (1, 3), 1.4, .8)
    o += path("M326 530C336 500 352 506 360 516C372 498 396 506 404 514C420 500 446 506 474 512L474 540L340 540Z", P["pine"]) + S.tuft(344, 532, .8, P["green"]) + S.tuft(420, 530, .9, P["green"])
    for x, y, a, b in ((372, 180, 12, 22), (388, 250, 9, 18), (368, 330, 12, 20), (384, 420, 11, 20), (366, 108, 9, 16), (414, 300, 8, 16)): o += ell(x, y, a, b, CREAM)
    o += path("M40 40L470 40L470 96C440 108 420 84 396 92C372 112 340 108 326 88C300 104 262 100 248 78C226 96 196 92 184 72C150 84 90 84 40 66Z", P["pine"]) + grain("M40 40L470 40L470 96C440 108 420 84 396 92C372 112 340 108 326 88C300 104 262 100 248 78C226 96 196 92 184 72C150 84 90 84 40 66Z", P["green"], 200, 6, (0, -1), (1.2, 3), 1.2, .9)
    # steam and a runaway hub cap
    o += path("M300 330C282 322 284 300 302 300C298 280 322 270 334 284C346 274 362 284 356 300C366 312 354 330 340 326C330 340 308 342 300 330Z", "#FFFFFF") + path("M300 330C290 326 286 318 288 311C296 320 310 318 316 310C324 320 342 318 348 306L357 303C364 314 354 330 340 326C330 340 308 342 300 330Z", P["sand"])
    o += ell(136, 548, 27, 15, P["stone"]) + ell(134, 545, 25, 13, CREAM) + ell(134, 545, 8, 4.5, P["red"]) + stroke("M98 528C86 528 78 532 70 540M102 516C88 512 76 514 66 520", CREAM, 5)
    # suitcase thrown forward
    o += g("translate(190 258) rotate(-24)", rect(-42, -26, 84, 52, P["terra"], 6), rect(-42, -26, 84, 14, P["coral"], 6), line(-22, -26, -22, 26, CREAM, 6), line(22, -26, 22, 26, CREAM, 6), stroke("M-12 -28C-12 -40 12 -40 12 -28", INK, 5))
    return o

def stop():
    o = sky((P["oxblood"], P["red"], P["coral"]), 408, 41)
    o += circ(150, 398, 96, P["sun"]) + circ(150, 398, 122, P["sun"], op=.3)
    o += hill("M30 410C80 380 130 392 180 406C250 380 330 384 470 400L470 430L30 430Z", P["oxblood"])
    o += band(408, 580, P["terra"]) + grain([(40, 408), (460, 408), (460, 580), (40, 580)], P["oxblood"], 420, 2, (0, 1), (1, 2.8), 1.1, .8)
    # road to the horizon
    o += path("M142 408L158 408L330 580L-40 580L30 580Z", P["asphalt"]) + poly([(149, 420), (152, 420), (154, 440), (147, 440)], CREAM) + poly([(145, 456), (156, 456), (160, 486), (140, 486)], CREAM)
    o += path("M128 540L168 540L240 580L180 580Z", INK, op=.5) + at(148, 540, 1.0, S.gendarme())
    # signal
    o += path("M318 560L346 560L470 590L440 590Z", INK, op=.5)
    o += at(318, 572, .98, S.light(1, "red", 130))
    # barrier across
    o += barrier(40, 478, 470, 478)
    o += rect(40, 470, 12, 110, P["oxblood"])
    return o

def barrier(x0, y0, x1, y1, h=34, step=62):
    L = ((x1-x0)**2+(y1-y0)**2)**.5; import math
    a = math.degrees(math.atan2(y1-y0, x1-x0)); o = rect(0, -h/2+7, L, h, INK, op=.35) + rect(0, -h/2, L, h, CREAM)
    i = 0
    while i*step < L:
        q = clip([(i*step, -h/2), (i*step+step/2, -h/2), (i*step+step/2+12, h/2), (i*step+12, h/2)], [(0, -h/2), (L, -h/2), (L, h/2), (0, h/2)])
        if len(q) > 2: o += poly(q, P["red"])
        i += 1
    o += rect(0, h/2-7, L, 7, INK, op=.18)
    return g(f"translate({n(x0)} {n(y0)}) rotate({n(a)})", o)

def speed_limit():
    o = sky(HSKY, 396, 51)
    o += circ(120, 330, 66, P["sun"]) + circ(120, 330, 90, P["sun"], op=.3)
    o += hill("M30 400C90 350 170 352 230 384C300 356 400 350 470 384L470 430L30 430Z", P["oxblood"])
    o += at(160, 402, .92, S.village())
    o += band(398, 460, P["terra"]) + grain([(40, 398), (460, 398), (460, 460), (40, 460)], P["oxblood"], 240, 3, (0, 1), (1, 2.8), 1, .8)
    o += road_flat(446, 580, P["sun"])
    o += path("M330 556L346 556L474 600L450 600Z", INK, op=.5)
    o += at(336, 560, 1.16, S.limit(1, "50", pole=196))
    # the flock has the road
    for x, y, sc, c, sh in ((66, 482, 1.2, P["sand"], P["ochre"]), (172, 480, 1.2, P["sand"], P["ochre"]), (274, 483, 1.2, P["sand"], P["ochre"]),
                            (106, 552, 1.65, CREAM, P["sand"]), (246, 554, 1.65, CREAM, P["sand"]), (388, 550, .95, "#FFFFFF", P["sand"])):
        o += at(x, y, sc, ell(14, 1, 38, 6, INK, op=.5), S.sheep(1, c, sh))
    return o

# ------------------------------------------------------------------ remedies
RSKY = (P["sky"], P["mint"], P["cream"])
def gasoline():
    o = sky(RSKY, 430, 61)
    o += gauge(290, 398, 160, 1, P["green"])
    o += hill("M30 440C120 396 200 420 270 432C350 412 420 404 470 416L470 480L30 480Z", P["meadow"], P["green"], 2)
    o += hill("M30 476C110 446 200 452 260 462C340 446 420 450 470 456L470 520L30 520Z", P["green"], P["pine"], 3)
    o += road_flat(492, 580)
    o += path("M96 540L222 540L330 584L150 584Z", INK, op=.5)
    o += at(282, 548, .74, V.shadow(0, 404, 40, 60, .5)) + at(282, 548, .74, V.saloon(luggage=False, driver=True))
    o += at(148, 544, 1.02, S.pump(1, P["green"], P["pine"], hose=False))
    o += stroke("M200 364C246 364 222 520 258 520C290 520 270 488 282 482", INK, 10) + path("M274 490L288 468L304 478L286 498Z", P["asphalt2"])
    return o

def spare_tire():
    o = sky(RSKY, 420, 71)
    o += circ(250, 330, 196, P["sun"], op=.35) + circ(250, 330, 168, P["sun"])
    o += hill("M30 440C100 380 180 390 250 420C330 380 410 376 470 400L470 470L30 470Z", P["meadow"], P["green"], 2)
    o += hill("M30 474C120 440 220 448 300 456C360 446 420 446 470 450L470 520L30 520Z", P["green"], P["pine"], 3)
    o += road_flat(488, 580)
    o += path("M180 520C220 512 300 512 330 522C390 540 440 556 470 562L470 580L300 580C250 570 200 540 180 520Z", INK, op=.5)
    # cross brace leaning behind
    o += g("translate(250 344) rotate(38)", rect(-9, -208, 18, 416, P["asphalt2"], 4), rect(-208, -9, 416, 18, P["asphalt2"], 4), "".join(g(f"rotate({a})", rect(-16, -216, 32, 40, P["stone"], 6), rect(-16, -216, 10, 40, CREAM, 5)) for a in (0, 90, 180, 270)))
    o += at(250, 368, 1, S.tyre(156))
    o += stroke("M66 420C62 390 64 350 74 324M52 402C50 384 52 366 56 350", CREAM, 7)
    return o

def repairs():
    o = band(40, 580, P["mint"])
    # garage: tall window with the hills outside
    o += rect(64, 90, 372, 250, P["sky"]) + hill("M64 300C130 240 200 250 260 286C330 250 400 244 436 262L436 340L64 340Z", P["meadow"], P["green"], 2) + circ(340, 190, 56, P["sun"])
    o += hill("M64 340L64 322C160 290 300 300 436 310L436 340Z", P["green"])
    for x in (64, 157, 250, 343, 436): o += line(x, 90, x, 340, CREAM, 9, "butt")
    o += line(60, 215, 440, 215, CREAM, 7, "butt") + rect(54, 80, 392, 14, CREAM) + rect(54, 336, 392, 16, CREAM)
    o += band(352, 500, P["green"]) + grain([(40, 352), (460, 352), (460, 500), (40, 500)], P["pine"], 500, 4, (0, 1), (1, 2.8), 1.2, .8)
    o += band(496, 580, P["sand"]) + rect(40, 496, 420, 6, P["pine"]) + grain([(40, 502), (460, 502), (460, 580), (40, 580)], P["ochre"], 300, 5, (0, 1), (1, 2.6), 1, .7)
    # lift
    o += path("M160 540L360 540L440 576L230 576Z", P["pine"], op=.55)
    o += rect(226, 392, 48, 150, P["asphalt2"]) + rect(252, 392, 22, 150, P["asphalt"]) + rect(192, 532, 116, 16, P["asphalt"], 4)
    o += rect(96, 386, 320, 16, P["sun"]) + rect(96, 396, 320, 6, P["ochre"])
    o += at(84, 388, .86, V.saloon(luggage=False, driver=False))
    # mechanic with a man-sized spanner
    o += path("M86 552L150 552L230 580L130 580Z", P["pine"], op=.55)
    o += stroke("M106 486C104 510 100 530 98 546", P["navy"], 22) + stroke("M126 486C130 510 132 530 134 546", P["royal"], 22)
    o += path("M84 544L108 544L108 558L78 558Z", INK) + path("M124 544L148 544L156 558L124 558Z", INK)
    o += path("M90 496C84 460 88 424 100 414C110 408 126 408 134 416C144 428 146 470 140 498C124 504 104 504 90 496Z", P["royal"]) + path("M126 412C142 420 146 470 140 498L122 500C128 470 130 440 126 412Z", P["navy"])
    o += stroke("M102 424C88 440 88 456 104 466", P["royal"], 15)
    o += circ(118, 390, 20, P["coral"]) + path("M97 386C96 362 140 360 140 384L152 388L140 391L98 390Z", P["red"])
    o += stroke("M126 402L136 404", INK, 4)
    # red toolbox, spare wheels
    o += at(392, 512, 1, S.tyre(40, white=False)) + path("M352 540L440 540L460 556L360 556Z", P["pine"], op=.5)
    o += rect(306, 512, 84, 40, P["red"], 5) + rect(306, 512, 84, 12, P["coral"], 5) + rect(306, 536, 84, 16, P["oxblood"], 5) + stroke("M328 512C328 494 368 494 368 512", INK, 6) + rect(340, 518, 16, 12, P["sun"], 2)
    o += g("translate(232 418) rotate(-24)", S.wrench(226, CREAM, P["stone"], "#FFFFFF"))
    o += stroke("M132 428C142 446 152 456 166 452", P["royal"], 16) + circ(168, 451, 10, P["coral"]) + circ(196, 437, 10, P["coral"]) + stroke("M140 424C158 436 174 444 190 439", P["navy"], 14) + circ(194, 437, 9, P["coral"])
    return o

def go():
    o = sky(RSKY, 408, 81)
    o += circ(150, 398, 96, P["sun"]) + crays(150, 398, 104, 620, 26, P["sun"], BOX, .42, 180, 180, op=.45)
    o += hill("M30 412C80 380 130 394 190 408C260 376 340 380 470 398L470 430L30 430Z", P["meadow"], P["green"], 2)
    o += band(408, 580, P["green"]) + grain([(40, 408), (460, 408), (460, 580), (40, 580)], P["pine"], 460, 2, (0, 1), (1, 2.8), 1.1, .8)
    o += path("M142 408L158 408L330 580L-40 580L30 580Z", P["asphalt"])
    for a, b, c, d in ((149, 152, 420, 440), (146, 155, 452, 480), (140, 160, 500, 546)):
        k = 1 + (d-c)/90
        o += poly([(a, c), (b, c), (b+2*k, d), (a-2*k, d)], CREAM)
    o += path("M318 560L346 560L470 590L440 590Z", INK, op=.5)
    o += at(318, 572, .98, S.light(1, "green", 130))
    # barrier raised
    o += g("translate(58 520) rotate(-74)", rect(0, -15, 520, 30, CREAM), "".join(poly([(i*62, -15), (i*62+31, -15), (i*62+42, 15), (i*62+11, 15)], P["red"]) for i in range(8)), rect(0, 9, 520, 6, INK, op=.18))
    o += rect(40, 500, 44, 80, P["pine"]) + rect(40, 500, 44, 8, P["meadow"])
    return o

def end_of_limit():
    o = sky(RSKY, 380, 91)
    o += circ(120, 330, 66, P["sun"]) + crays(120, 330, 74, 630, 30, P["sun"], BOX, .42, 180, 180, op=.4)
    o += hill("M30 392C90 340 170 344 230 376C300 346 400 340 470 372L470 420L30 420Z", P["meadow"], P["green"], 2)
    o += at(80, 386, .5, S.village())
    o += hill("M30 410C130 380 240 392 300 400C370 384 420 384 470 392L470 580L30 580Z", P["green"], P["pine"], 3, 420)
    # the road opens
    o += path("M210 392L222 392C250 420 330 500 372 580L-30 580C80 510 190 440 210 392Z", P["asphalt"]) + path("M210 392L213 392C196 440 100 510 0 580L-30 580C80 510 190 440 210 392Z", CREAM) + path("M219 392L222 392C250 420 330 500 372 580L360 580C320 506 246 424 219 392Z", CREAM)
    for q in ([(215, 408), (218, 408), (220, 424), (213, 424)], [(212, 440), (220, 440), (222, 466), (206, 466)], [(202, 486), (220, 486), (220, 526), (190, 526)]): o += poly(q, CREAM)
    # two sheep back in the meadow
    o += at(262, 422, .55, S.sheep(1)) + at(302, 436, .6, S.sheep(1, flip=True))
    # car racing away, from behind
    o += at(150, 520, 1.0, rear_car())
    o += path("M330 556L346 556L474 600L450 600Z", INK, op=.45)
    o += at(336, 560, 1.16, S.limit(1, "50", struck=True, pole=196))
    return o

def rear_car(body=P["azure"], shade=P["sea"], lightc=P["sky"]):
    o = path("M-64 4L64 4L150 22L30 22Z", INK, op=.45)
    o += rect(-58, -22, 22, 26, INK, 5) + rect(36, -22, 22, 26, INK, 5)
    o += path("M-66 -18C-70 -52 -60 -62 -50 -66C-44 -96 -34 -112 -22 -114L22 -114C34 -112 44 -96 50 -66C60 -62 70 -52 66 -18C50 -12 -50 -12 -66 -18Z", body)
    o += path("M-66 -30L66 -30L66 -18C50 -12 -50 -12 -66 -18Z", shade) + path("M-40 -70C-36 -92 -28 -104 -18 -106L18 -106C28 -104 36 -92 40 -70Z", INK) + path("M-32 -74C-28 -92 -22 -100 -14 -102L-2 -102L-20 -74Z", P["sea"])
    o += path("M-22 -114L22 -114C34 -112 38 -106 42 -96C34 -106 28 -108 18 -108L-18 -108C-28 -108 -34 -106 -42 -96C-38 -106 -34 -112 -22 -114Z", lightc)
    o += rect(-70, -26, 140, 8, CREAM, 4) + ell(-54, -44, 6, 9, P["red"]) + ell(54, -44, 6, 9, P["red"]) + rect(-18, -40, 36, 10, CREAM, 2) + line(0, -62, 0, -50, CREAM, 3)
    o += rect(-34, -136, 68, 20, P["terra"], 4) + line(-14, -136, -14, -117, CREAM, 4) + line(14, -136, 14, -117, CREAM, 4)
    return o

# ------------------------------------------------------------------ safeties
def enamel(cx, cy, seed=1):
    o = band(40, 580, P["royal"]) + crays(cx, cy, 40, 560, 18, P["navy"], BOX, .5, 5, 360)
    o += grain([(40, 300), (460, 300), (460, 580), (40, 580)], INK, 420, seed, (0, 1), (1, 2.8), 1.3, .5)
    return o
def laurel(cx, cy, r, a0=100, a1=205, leaf=34, col=P["gold"], dk=P["ochre"]):
    o = ""
    for sgn in (1, -1):
        pts = []
        for i in range(9):
            a = a0 + (a1-a0)*i/8
            x, y = pt(0, 0, r, a); x *= sgn
            pts.append((cx+x, cy+y))
            ang = a + 90
            for k, (off, c) in enumerate(((-38, col), (38, dk))):
                rot = (ang+off) if sgn > 0 else 180-(ang+off)
                L = leaf*(1-.35*i/8)
                o += g(f"translate({n(cx+x)} {n(cy+y)}) rotate({n(rot)})", path(f"M0 0C{n(L*.25)} {n(-L*.34)} {n(L*.75)} {n(-L*.3)} {n(L)} 0C{n(L*.75)} {n(L*.3)} {n(L*.25)} {n(L*.34)} 0 0Z", c))
        o += stroke("M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts), dk, 5)
    return o
def wings(cx, cy, span=190, col=P["gold"], lt=P["goldlt"], dk=P["ochre"]):
    o = ""
    for sgn in (1, -1):
        w = ""
        for i, (L, y, c) in enumerate(((1, -34, col), (.9, -8, lt), (.74, 16, col), (.56, 38, lt), (.36, 58, col))):
            l = span*L
            w += path(f"M20 {y}C{n(l*.4)} {y-20} {n(l*.8)} {y-26} {n(l)} {y-34}C{n(l*.98)} {y-8} {n(l*.8)} {y+12} {n(l*.5)} {y+18}C{n(l*.3)} {y+22} 30 {y+24} 20 {y+22}Z", c) + stroke(f"M30 {y+20}C{n(l*.4)} {y+18} {n(l*.8)} {y+8} {n(l*.97)} {y-26}", dk, 4)
        o += g(f"translate({n(cx)} {n(cy)}) scale({sgn} 1)", w)
    return o

def extra_tank():
    o = enamel(250, 300, 1)
    o += laurel(250, 318, 176, 96, 200, 44)
    # pump hose as a golden wreath
    o += circ(250, 300, 140, None, stroke=P["navy"], sw=22) + circ(250, 300, 140, None, stroke=P["gold"], sw=13) + circ(250, 297, 140, None, stroke=P["goldlt"], sw=3)
    o += circ(250, 300, 128, P["navy"])
    o += at(248, 400, .98, S.jerry())
    o += star(250, 100, 34, P["gold"]) + star(250, 100, 17, P["goldlt"])
    o += star(176, 118, 15, P["gold"]) + star(324, 118, 15, P["gold"])
    return o
def puncture_proof():
    o = enamel(250, 296, 2)
    o += laurel(250, 296, 186, 128, 226, 44)
    o += circ(258, 302, 144, INK, op=.4) + at(250, 288, 1, S.tyre(144, gold=True))
    # three nails, all the worse for it
    for x, y, rot, fl in ((146, 536, -22, True), (236, 552, 0, False), (354, 536, 22, False)):
        o += g(f"translate({x} {y}) rotate({rot}) scale({-1 if fl else 1} 1)", g("translate(4 5)", path("M-7 0L-7 -42C-7 -60 4 -72 22 -74L58 -78L60 -76L26 -60C14 -56 8 -50 8 -38L8 0Z", INK, op=.5)), S.bent_nail())
    return o
def driving_ace():
    o = enamel(250, 300, 3)
    # steering wheel as a halo
    o += circ(250, 292, 178, None, stroke=P["navy"], sw=34) + circ(250, 292, 178, None, stroke=P["gold"], sw=24) + circ(250, 288, 178, None, stroke=P["goldlt"], sw=4)
    for a in (-28, 208): 
        x, y = pt(250, 292, 172, a); o += line(250, 300, x, y, P["ochre"], 18)
    # scarf
    o += path("M196 446C150 440 110 470 60 452C84 476 74 496 48 512C100 528 150 506 214 500Z", P["red"]) + path("M60 452C84 476 74 496 48 512C66 518 84 518 102 514C110 496 104 474 92 460Z", P["oxblood"])
    # shoulders
    o += path("M92 582C100 512 150 470 250 466C350 470 400 512 408 582Z", P["cream"]) + path("M250 466C350 470 400 512 408 582L300 582C310 530 290 490 250 466Z", P["sand"])
    o += path("M186 470C200 440 300 440 314 470C318 492 290 506 250 506C210 506 182 492 186 470Z", P["red"]) + path("M250 506C290 506 318 492 314 470C296 486 272 490 250 490Z", P["oxblood"])
    # face, curls under the flaps
    o += path("M160 380C140 400 138 436 160 446C178 452 192 440 190 424L196 380ZM340 380C360 400 362 436 340 446C322 452 308 440 310 424L304 380Z", P["ochre"]) + stroke("M152 404C148 420 154 434 166 438M348 404C352 420 346 434 334 438", P["sun"], 6)
    o += path("M172 300C168 384 204 440 250 452C296 440 332 384 328 300Z", P["coral"]) + path("M256 450C300 438 332 384 328 300L304 300C308 372 296 424 256 450Z", P["terra"])
    o += path("M222 398C232 390 242 390 250 394C258 390 268 390 278 398C272 418 260 424 250 424C240 424 228 418 222 398Z", P["red"]) + path("M230 400C244 404 256 404 270 400C264 408 258 410 250 410C242 410 236 408 230 400Z", CREAM)
    o += stroke("M218 394L222 399M282 394L278 399", P["oxblood"], 4) + path("M250 350C247 362 243 370 243 375C246 380 254 380 258 377Z", P["terra"])
    o += circ(188, 372, 15, P["red"], op=.28) + circ(312, 372, 15, P["red"], op=.28)
    # helmet
    o += path("M148 330C140 210 184 150 250 148C316 150 360 210 352 330C356 370 348 400 336 416C326 408 330 380 330 342L170 342C170 380 174 408 164 416C152 400 144 370 148 330Z", P["royal"])
    o += path("M250 148C316 150 360 210 352 330C356 370 348 400 336 416C326 408 330 380 330 342L300 342C312 270 300 190 250 148Z", P["navy"])
    o += path("M160 250C168 196 196 162 236 154C204 176 184 210 178 256Z", P["azure"])
    o += star(250, 210, 42, P["gold"]) + path("M250 168L250 210L210 197L240 196Z", P["goldlt"])
    o += circ(158, 452, 8, P["goldlt"]) + circ(342, 452, 8, P["goldlt"])
    # goggles
    o += rect(140, 286, 220, 30, INK, 8)
    o += rect(160, 268, 86, 74, P["gold"], 34) + rect(254, 268, 86, 74, P["gold"], 34) + rect(240, 292, 20, 16, P["gold"])
    o += rect(170, 278, 66, 54, INK, 26) + rect(264, 278, 66, 54, INK, 26)
    for x in (203, 297):
        o += path(f"M{x-28} 312C{x-20} 300 {x-8} 296 {x} 296C{x+10} 296 {x+22} 302 {x+28} 312C{x+24} 326 {x+10} 331 {x} 331C{x-12} 331 {x-24} 326 {x-28} 312Z", P["sun"]) + poly([(x-2, 297), (x+3, 297), (x+14, 330), (x-12, 330)], P["asphalt"])
        o += stroke(f"M{x-24} 300C{x-20} 290 {x-12} 285 {x-2} 284", CREAM, 5)
    return o
def right_of_way():
    o = enamel(250, 296, 4)
    # golden lozenge with the open road
    cy = 286
    D = lambda r: to_d([(250, cy-r), (250+r, cy), (250, cy+r), (250-r, cy)])
    o += path("M262 150L412 298L262 446L112 298Z", INK, op=.4)
    o += path(D(148), CREAM, stroke=CREAM, sw=12, join="round") + path(D(135), P["navy"], stroke=P["navy"], sw=10, join="round") + path(D(124), P["gold"], stroke=P["gold"], sw=8, join="round")
    o += path(f"M250 {cy-124}L250 {cy+124}L126 {cy}Z", P["goldlt"], op=.6)
    o += path(f"M250 {cy-92}L312 {cy-18}L276 {cy-18}L276 {cy+88}L224 {cy+88}L224 {cy-18}L188 {cy-18}Z", P["navy"])
    for y, h in ((cy+6, 22), (cy+44, 26)): o += rect(246, y, 8, h, P["goldlt"])
    # the two signals that must give way
    o += star(250, 500, 28, P["gold"]) + star(250, 500, 14, P["goldlt"]) + star(206, 520, 12, P["gold"]) + star(294, 520, 12, P["gold"])
    o += g("translate(10 8)", rect(86, 326, 80, 200, INK, 18, op=.4)) + at(126, 560, .68, S.light(1, "green", 60))
    o += at(374, 560, .76, S.limit(1, "50", struck=True, pole=120))
    o += at(250, 138, .96, path("M-76 2L-62 -8L-57 -66C-54 -82 54 -82 57 -66L62 -8L76 2C68 34 32 42 0 42C-32 42 -68 34 -76 2Z", CREAM, stroke=CREAM, sw=10, join="round"), S.kepi())
    return o

# ------------------------------------------------------------------ distances
def d_frame(num, x=62, y=64, h=112, col=INK):
    w = num_width(num, h)
    return numeral(num, x + w/2, y, h, col)
def d_borne(num, x=376, y=490, w=138):
    return path(f"M{x-w*.55} {y}L{x+w*.66} {y}L{x+w*1.3} {y+34}L{x+w*.1} {y+34}Z", INK, op=.35) + at(x, y, 1, S.borne(num, w, w*1.42)) + S.tuft(x-w*.6, y+2, .9, P["green"]) + S.tuft(x+w*.74, y+1, .7, P["green"])

def d25():
    o = blend(40, 200, 400, P["sky"], CREAM, 2, 900)
    o += circ(330, 250, 78, P["sun"])
    # far Paris
    o += path("M74 372L96 300C100 280 102 250 104 214L106 198L108 214C110 250 112 280 116 300L138 372L126 372C122 350 90 350 86 372Z", P["lilac"]) + rect(88, 318, 36, 5, P["lilac"]) + rect(97, 276, 18, 4, P["lilac"])
    o += path("M30 372C60 356 90 364 120 360C160 350 190 362 230 360C300 350 380 356 470 350L470 400L30 400Z", P["lilac"])
    # wheat, then meadow
    o += hill("M30 384C140 362 300 374 470 366L470 440L30 440Z", P["sun"], P["ochre"], 3, 500)
    for x in range(10, 500, 22): o += line(250+(x-250)*1.0, 420, 250+(x-250)*.6, 384, P["ochre"], 2.2, op=.7)
    for x, y, s in ((210, 384, .34), (250, 381, .4), (180, 387, .3)): o += path(f"M{x-40*s} {y}C{x-40*s} {y-60*s} {x+40*s} {y-60*s} {x+40*s} {y}Z", P["ochre"])
    o += hill("M30 412C160 398 320 402 470 396L470 500L30 500Z", P["meadow"], P["green"], 5, 520)
    for x, h in ((428, 236), (374, 196), (330, 160), (296, 132)): o += at(x, 418, 1, S.poplar(h, seed=x))
    o += road_flat(478, 584)
    o += d_borne("25", 388, 482, 112)
    o += at(82, 560, .98, V.shadow(10, 280, 22, 60, .55), V.bicycle())
    return o
def d50():
    o = blend(40, 330, 400, P["sky"], CREAM, 2, 900, 1.1)
    o += S.cloud(290, 130, .9, CREAM) + S.cloud(240, 226, .6, CREAM)
    o += hill("M30 352C110 270 200 290 270 330C340 280 420 290 470 320L470 400L30 400Z", P["azure"], P["sea"], 2)
    o += hill("M30 390C120 320 240 336 330 366C390 340 440 344 470 352L470 430L30 430Z", P["meadow"], P["green"], 3)
    o += at(150, 372, .72, S.village())
    # vines
    o += hill("M30 410C150 376 330 380 470 396L470 500L30 500Z", P["terra"], P["oxblood"], 4, 200)
    for i in range(-7, 9):
        xt = 250+i*22; xb = 250+i*64
        for k in range(7):
            t = k/6; x = xt+(xb-xt)*t; y = 398+t*76 - abs(i)*.8*(1-t); r = 5+t*11
            if X0-10 < x < X1+10: o += ell(x, y, r*1.05, r*.8, P["green"] if (i+k) % 3 else P["pine"])
    o += band(464, 482, P["meadow"])
    o += road_flat(478, 584)
    o += d_borne("50", 388, 482, 112)
    o += at(84, 560, 1.0, V.shadow(10, 262, 22, 60, .55), V.scooter())
    return o
def d75():
    o = blend(40, 190, 380, P["coral"], P["sun"], 2, 900) + circ(214, 262, 70, CREAM)
    # hill with its basilica, old town under it
    o += hill("M30 400L30 350C90 330 150 318 200 322C240 300 270 270 316 262C360 262 400 282 470 300L470 400Z", P["pine"], P["green"], 2, 300, (0, -1))
    o += at(322, 266, 1, *[rect(x, -92, 15, 96, CREAM) + rect(x+9, -92, 6, 96, P["sand"]) + path(f"M{x-4} -92L{x+7.5} -114L{x+19} -92Z", P["azure"]) for x in (-56, 42)],
            rect(-44, -58, 88, 62, CREAM), rect(12, -58, 32, 62, P["sand"]), poly([(-48, -58), (0, -84), (48, -58)], P["azure"]), circ(0, -34, 10, P["navy"]), rect(-8, -14, 16, 18, P["navy"]))
    cols = (CREAM, P["sand"], P["coral"], CREAM, P["sun"], CREAM, P["sand"], P["coral"], CREAM, P["sand"], CREAM, P["coral"])
    for i, c in enumerate(cols):
        x = 40+i*36; h = 34+(i*37 % 22)
        o += rect(x, 384-h, 36, h, c) + poly([(x-3, 384-h), (x+6, 372-h), (x+30, 372-h), (x+39, 384-h)], P["terra"] if i % 2 else P["oxblood"])
        for wx in (0, 1): o += rect(x+8+wx*13, 391-h, 6, 11, P["night"])
    # the river and its bridge
    o += band(382, 470, P["azure"]) + grain([(40, 382), (460, 382), (460, 470), (40, 470)], P["sea"], 600, 3, (0, 1), (1, 3), .9, .9)
    for x, y, w in ((60, 412, 40), (200, 420, 52), (120, 438, 34), (300, 410, 36), (260, 444, 46)): o += line(x, y, x+w, y, CREAM, 4)
    o += band(462, 482, P["sand"])
    for i in range(9): o += rect(44+i*52, 446, 10, 34, CREAM) + rect(49+i*52, 446, 5, 34, P["stone"])
    o += rect(40, 440, 420, 9, CREAM) + rect(40, 449, 420, 3, P["stone"])
    o += road_flat(478, 584)
    o += d_borne("75", 394, 482, 108)
    o += at(64, 560, .92, V.shadow(6, 356, 22, 60, .55), V.van())
    return o
def d100():
    o = blend(40, 200, 400, CREAM, P["sun"], 2, 900, 1.2)
    o += hill("M30 380L130 300C170 260 196 238 220 232C250 240 300 282 360 316L470 360L470 400L30 400Z", P["lilac"], P["plum"], 2) + path("M172 262C190 246 204 236 220 232C238 238 258 252 280 266C260 262 250 270 240 258C226 268 212 254 200 264C190 258 182 266 172 262Z", CREAM)
    o += hill("M30 400C110 350 210 366 280 380C350 356 420 360 470 372L470 430L30 430Z", P["meadow"], P["green"], 3)
    # mas and cypresses
    o += at(96, 394, 1, S.house(96, 52, CREAM, P["terra"]))
    for x, h in ((70, 120), (212, 150), (240, 118), (432, 230), (396, 180)): o += at(x, 404, 1, S.cypress(h, seed=x))
    # lavender
    o += hill("M30 410C150 390 330 392 470 400L470 500L30 500Z", P["ochre"])
    for i in range(-9, 10):
        xt = 250+i*16; xb = 250+i*62
        q = [(xt-5, 402), (xt+4, 402), (xb+22, 476), (xb-22, 476)]
        q = clip(q, [(40, 390), (460, 390), (460, 480), (40, 480)])
        if len(q) > 2: o += poly(q, P["lilac"]) + grain(q, P["plum"], 70, i+40, (.6, 1), (1, 2.6), 1.2, .9)
    o += band(466, 482, P["meadow"])
    o += road_flat(478, 584)
    o += d_borne("100", 388, 482, 116)
    o += at(56, 560, .86, V.shadow(6, 400, 22, 60, .55), V.saloon())
    return o
def d200():
    o = blend(40, 250, 330, P["sky"], CREAM, 2, 700, 1.1)
    o += circ(356, 190, 76, P["sun"]) + crays(356, 190, 88, 620, 30, P["sun"], (X0, Y0, X1, 330), .4, 0, 360, op=.3)
    o += band(322, 470, P["sea"]) + grain([(40, 322), (460, 322), (460, 470), (40, 470)], P["azure"], 700, 3, (0, -1), (1, 3), 1.2, .9)
    for x, y, w in ((300, 344, 70), (340, 360, 40), (330, 380, 60), (280, 398, 40), (360, 412, 50)): o += line(x, y, x+w, y, P["sun"], 4)
    # headland and white town
    o += hill("M30 330L30 236C70 214 110 232 140 262C170 272 196 300 226 326L226 334L30 334Z", P["meadow"], P["green"], 2)
    for x, y, w, h, c in ((46, 300, 34, 30, CREAM), (78, 290, 28, 40, P["coral"]), (104, 298, 34, 32, CREAM), (136, 306, 26, 24, P["sun"]), (60, 268, 26, 26, P["sand"]), (92, 262, 24, 26, CREAM), (160, 312, 28, 18, CREAM)):
        o += rect(x, y, w, h, c) + poly([(x-2, y), (x+w*.3, y-8), (x+w*.8, y-8), (x+w+2, y)], P["terra"]) + rect(x+6, y+8, 6, 9, P["sea"]) + rect(x+w-12, y+8, 6, 9, P["sea"])
    # sails
    for x, y, s in ((262, 338, 1), (306, 330, .6), (214, 352, .8)): o += at(x, y, s, path("M0 0L0 -46L28 -6Z", CREAM), path("M-4 -6L-4 -38L-22 -6Z", P["red"]), path("M-24 0L30 0L22 9L-16 9Z", INK))
    # rocks, agave, corniche wall
    o += hill("M30 430C80 404 150 424 210 436C300 420 400 430 470 424L470 490L30 490Z", P["green"], P["pine"], 5, 500)
    o += at(440, 470, 1.3, S.palm(230, lean=-26))
    o += at(92, 462, .9, S.palm(190, lean=22))
    o += rect(40, 454, 420, 28, P["sand"]) + rect(40, 450, 420, 6, CREAM)
    for i in range(8): o += rect(60+i*54, 462, 24, 9, P["ochre"])
    o += road_flat(478, 584)
    o += d_borne("200", 384, 482, 116)
    for y, x, w in ((506, 44, 30), (524, 40, 22), (542, 46, 24)): o += line(x, y, x+w, y, CREAM, 5)
    o += at(66, 560, .88, V.shadow(6, 400, 22, 60, .55), V.racer())
    return o

def back():
    """Reads the same both ways up: a sun, an S of road, two stones."""
    T, A = P["sea"], P["azure"]
    o = F.stock() + rect(16, 16, 468, 668, T, 22)
    box = (34, 34, 466, 666)
    o += crays(250, 350, 30, 700, 24, A, box, .5, 3.75, 360, op=.55)
    o += grain([(34, 34), (466, 34), (466, 300), (34, 300)], P["navy"], 500, 3, (0, -1), (1, 3), 1.6, .4) + grain([(34, 400), (466, 400), (466, 666), (34, 666)], P["navy"], 500, 4, (0, 1), (1, 3), 1.6, .4)
    o += circ(250, 350, 164, P["sun"], op=.35) + circ(250, 350, 140, CREAM) + circ(250, 350, 128, P["sun"])
    o += grain(to_d([pt(250, 350, 128, a*10) for a in range(36)]), P["ochre"], 500, 5, (.5, 1), (1, 3), 1.8, .9)
    R = "M352 30C352 120 396 180 380 236C360 300 140 400 120 464C104 520 148 580 148 670"
    o += stroke(R, INK, 92, "butt", op=.3) + stroke(R, CREAM, 84, "butt") + stroke(R, P["asphalt"], 70, "butt") + dashed(R, CREAM, 6, 34, 24, 17)
    half = path("M96 246L196 246L236 268L146 268Z", INK, op=.35) + at(142, 244, 1, S.borne(None, 104, 150)) + numeral("7", 142, 178, 46, INK) + S.tuft(82, 246, .9) + S.tuft(204, 246, .8)
    o += half + g("rotate(180 250 350)", half)
    o += F.stock_ring()
    o += path(rrect_d(16, 16, 468, 668, 22) + rrect_d(34, 34, 432, 632, 12, True), T) + rect(34, 34, 432, 632, None, 12, stroke=CREAM, sw=4) + rect(25, 25, 450, 650, None, 16, stroke=P["azure"], sw=2)
    return o

FACES = [  # file, family, symbol, painter, english, french
 ("hazard_out_of_gas", "hazard", "pump", out_of_gas, "Out of gas", "Panne sèche"),
 ("hazard_flat_tire", "hazard", "tyre", flat_tire, "Flat tire", "Crevaison"),
 ("hazard_accident", "hazard", "crash", accident, "Accident", "Accident"),
 ("hazard_stop", "hazard", "light", stop, "Stop", "Feu rouge"),
 ("hazard_speed_limit", "hazard", "limit", speed_limit, "Speed limit", "Vitesse limitée"),
 ("remedy_gasoline", "remedy", "pump", gasoline, "Gasoline", "Essence"),
 ("remedy_spare_tire", "remedy", "tyre", spare_tire, "Spare tire", "Roue de secours"),
 ("remedy_repairs", "remedy", "crash", repairs, "Repairs", "Réparations"),
 ("remedy_go", "remedy", "light", go, "Go", "Feu vert"),
 ("remedy_end_of_limit", "remedy", "limit", end_of_limit, "End of limit", "Fin de limitation"),
 ("safety_extra_tank", "safety", "pump", extra_tank, "Extra tank", "Citerne"),
 ("safety_puncture_proof", "safety", "tyre", puncture_proof, "Puncture proof", "Increvable"),
 ("safety_driving_ace", "safety", "crash", driving_ace, "Driving ace", "As du volant"),
 ("safety_right_of_way", "safety", "way", right_of_way, "Right of way", "Prioritaire"),
 ("distance_25", "distance", "25", d25, "Bicycle", "Bicyclette"),
 ("distance_50", "distance", "50", d50, "Scooter", "Scooter"),
 ("distance_75", "distance", "75", d75, "Van", "Camionnette"),
 ("distance_100", "distance", "100", d100, "Sedan", "Berline"),
 ("distance_200", "distance", "200", d200, "Racer", "Bolide"),
]

def face(entry):
    _, fam, sym, paint, _, _ = entry
    o = F.stock() + paint() + F.ring(fam) + F.stock_ring()
    o += F.plaque(fam, sym) if fam != "distance" else d_frame(sym)
    return doc(500, 700, o + F.stock_edge())

def main(out):
    os.makedirs(out, exist_ok=True)
    for e in FACES:
        with open(f"{out}/{e[0]}.svg", "w") as f: f.write(face(e))
    with open(f"{out}/back.svg", "w") as f: f.write(doc(500, 700, back() + F.stock_edge()))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../cards")
