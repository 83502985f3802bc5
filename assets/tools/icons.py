# SPDX-License-Identifier: MIT
"""Logo, app icon, sprites, pictograms, town vignettes, pad glyphs.  python3 icons.py <outdir>"""
import os, sys
from palette import P
from svgkit import *
import vehicles as V, scenery as S, frames as F
INK, CREAM = P["ink"], P["cream"]
HERE = os.path.dirname(os.path.abspath(__file__))
ROUTE = open(os.path.join(HERE, "logo_route.txt")).read()      # outlines of "Route" in Yesteryear (OFL)

# ---- logo -------------------------------------------------------------------------------
LET = {"M": (92, [(0, 100), (0, 0), (27, 0), (46, 48), (65, 0), (92, 0), (92, 100), (68, 100), (68, 44), (54, 80), (38, 80), (24, 44), (24, 100)]),
       "L": (55, [(0, 0), (26, 0), (26, 77), (55, 77), (55, 100), (0, 100)]),
       "E": (58, [(0, 0), (57, 0), (57, 22), (26, 22), (26, 38), (51, 38), (51, 60), (26, 60), (26, 78), (58, 78), (58, 100), (0, 100)])}
def mille(col, sh, rim=None):
    """`rim` draws the stone's outline where it stands on paper of its own colour."""
    o, x = "", 0
    for ch in ("M", "I", "L", "L", "E"):
        if ch == "I":
            o += at(x+27, 101, 1, S.borne(None, 48, 122, None, side=False))
            if rim: o += at(x+27, 101, 1, path("M-24 0L-24 -99.9C-24 -112.9 -13.4 -122 0 -122C13.4 -122 24 -112.9 24 -99.9L24 0Z", "none", stroke=rim, sw=4, join="round"))
            x += 54 + 9; continue
        w, p = LET[ch]
        d = to_d([(a+x, b) for a, b in p])
        o += path(d, col); x += w + 9
    return o, x - 9
def mille_shadow(sh, dx=5, dy=6):
    o, x = "", 0
    for ch in ("M", "I", "L", "L", "E"):
        if ch == "I": o += path(f"M{x+3} 101L{x+3} 3C{x+3} -12 {x+14} -21 {x+27} -21C{x+40} -21 {x+51} -12 {x+51} 3L{x+51} 101Z", sh); x += 63; continue
        w, p = LET[ch]; o += path(to_d([(a+x, b) for a, b in p]), sh); x += w + 9
    return g(f"translate({dx} {dy})", o)
def logo(main=CREAM, script=P["sun"], sh=INK, road=P["asphalt"], edge=CREAM):
    """Lock-up about 380 x 250, origin top-left."""
    o = ""
    letters, w = mille(main, sh, INK if main == INK else None)
    # the road under the name, from the foot of the R to the horizon
    R = "M-26 226C60 188 200 196 300 204C350 208 372 200 392 182"
    o += "<g transform=\"translate(0 26)\">"
    rd = "M-34 240C60 196 190 204 296 216C352 222 382 210 404 176C380 196 350 202 300 196C200 184 70 178 -34 212Z"
    o += g("translate(4 6)", path(rd, sh)) + path(rd, road, stroke=edge, sw=3, join="round")
    d = dashed("M-20 221C66 188 196 193 298 206C344 211 370 206 390 191", edge, 3.6, 17, 13, 6)
    o += d + "</g>"
    o += g("translate(16 116)", mille_shadow(sh), letters)
    script_ = lambda c: path(ROUTE, c)
    o += g("translate(-6 94) rotate(-5) scale(1.36)", g("translate(3.2 3.8)", path(ROUTE, sh, stroke=sh, sw=3, join="round")), path(ROUTE, sh, stroke=sh, sw=5, join="round"), script_(script))
    return o

def app_icon():
    o = rect(0, 0, 512, 512, P["sea"], 112)
    box = (0, 0, 512, 512)
    B = [pt(0, 0, 1, 0)]
    # square art inside a rounded tile: everything kept inside the corner radius
    d = ""
    for i in range(12):
        a = 180 + 15*i; b = a + 7.5
        d += to_d(clip([pt(256, 306, 60, a), pt(256, 306, 400, a), pt(256, 306, 400, b), pt(256, 306, 60, b)], [pt(256, 306, 238, 180+j*7.5) for j in range(25)]))
    o += path(d, P["azure"], op=.6)
    o += circ(362, 262, 116, P["sun"], op=.4) + circ(362, 262, 92, P["sun"])
    o += path("M0 330C70 280 150 290 214 312C300 276 420 270 512 316L512 400C512 462 462 512 400 512L112 512C50 512 0 462 0 400Z", P["green"])
    o += path("M0 360C90 320 180 330 250 344C340 316 440 318 512 350L512 400C512 462 462 512 400 512L112 512C50 512 0 462 0 400Z", P["pine"])
    o += path("M120 468L330 468L452 500L240 500Z", INK, op=.45)
    o += at(212, 470, 1, S.borne("7", 226, 338, "N", nh=122))
    return doc(512, 512, o)

# ---- cars on the ribbon ------------------------------------------------------------------
def cabriolet(body=P["red"], shade=P["oxblood"], light=P["coral"], seed=8):
    """The opponent's open two-seater: another outline, not only another colour."""
    o = ""
    o += path("M150 -100C152 -122 164 -130 178 -130C194 -130 204 -120 206 -98Z", P["navy"]) + circ(180, -146, 18, P["coral"]) + path("M198 -158C186 -172 158 -166 158 -146C158 -132 150 -128 140 -122C156 -120 170 -124 174 -136C170 -150 178 -158 198 -158Z", P["sun"]) + rect(182, -152, 17, 9, INK, 4.5)
    B = "M6 -44C0 -64 6 -84 26 -92C60 -102 96 -104 128 -98L146 -94L222 -94L246 -98C300 -100 366 -92 388 -70C396 -56 396 -46 390 -36L366 -28L34 -28Z"
    o += path(B, body) + path("M26 -92C60 -102 96 -104 128 -98L146 -94L222 -94L246 -98C300 -100 366 -92 388 -70C350 -86 300 -90 246 -88L146 -86C110 -94 60 -94 26 -82C18 -80 16 -86 26 -92Z", light)
    low = "M4 -60L393 -56C395 -48 394 -42 390 -36L366 -28L34 -28L6 -44C4 -50 4 -56 4 -60Z"
    o += path(low, shade) + grain("M6 -78L390 -76L393 -56L4 -60Z", shade, 240, seed, (0, 1), (.8, 2.2), 1.2, .9)
    o += path("M236 -98L250 -130C256 -132 262 -130 262 -124L256 -98Z", P["sky"]) + stroke("M238 -98L252 -130", CREAM, 4)
    o += path("M96 -102C104 -116 128 -118 150 -100Z", CREAM) + path("M110 -101C118 -110 132 -110 146 -99Z", P["sand"])
    o += stroke("M16 -72C120 -80 260 -80 386 -68", CREAM, 3.2) + stroke("M228 -90C232 -70 230 -50 224 -38M140 -90C136 -70 138 -50 142 -38", INK, 2.2, op=.5) + line(204, -78, 218, -78, CREAM, 4)
    for x in (88, 316): o += path(f"M{x-44} -28C{x-44} -84 {x+44} -84 {x+44} -28Z", INK) + V.wheel(x, 34, CREAM, white=True)
    o += rect(-4, -52, 26, 9, CREAM, 4.5) + rect(380, -50, 24, 9, CREAM, 4.5) + line(130, -30, 268, -30, INK, 5, op=.8)
    o += ell(378, -72, 8, 11, CREAM) + ell(380, -72, 6, 9, P["sun"]) + ell(10, -70, 4, 8, P["sun"])
    return o
def car_you(): return V.saloon()

# ---- portraits (100 x 100, round) -----------------------------------------------------------
def portrait_you():
    o = circ(50, 50, 50, P["azure"]) + circ(50, 50, 46, P["sky"])
    o += path("M14 78C22 66 36 62 50 62C64 62 78 66 86 78C78 90 64 96 50 96C36 96 22 90 14 78Z", P["royal"])
    o += path("M40 52L60 52L62 70C56 76 44 76 38 70Z", P["coral"]) + path("M30 38C28 58 38 68 50 68C62 68 72 58 70 38Z", P["coral"]) + path("M54 68C64 66 71 56 70 38L62 38C64 52 62 62 54 68Z", P["terra"])
    o += path("M26 38C24 18 40 10 52 11C68 12 76 24 74 38L84 42C82 46 76 46 70 44L28 44C25 43 26 40 26 38Z", P["red"]) + path("M30 30C32 20 40 15 50 15C42 19 36 26 36 40L29 40Z", P["coral"])
    o += stroke("M42 58C46 56 54 56 58 58", INK, 4) + circ(42, 49, 2.6, INK) + circ(58, 49, 2.6, INK)
    return o
def portrait_opp():
    o = circ(50, 50, 50, P["red"]) + circ(50, 50, 46, P["sand"])
    o += path("M18 82C26 68 38 64 50 64C62 64 74 68 82 82C74 91 62 96 50 96C38 96 26 91 18 82Z", CREAM)
    o += path("M26 40C18 56 20 68 28 74C36 70 36 60 34 50ZM74 40C82 56 80 68 72 74C64 70 64 60 66 50Z", P["sun"])
    o += path("M42 56L58 56L60 70C56 76 44 76 40 70Z", P["terra"]) + path("M31 38C29 58 39 69 50 69C61 69 71 58 69 38C66 20 34 20 31 38Z", P["coral"])
    o += path("M29 44C32 30 44 26 54 26C62 26 70 32 71 44C78 30 70 10 50 10C30 10 22 30 29 44Z", P["sun"])
    o += path("M25 40C22 20 34 7 50 7C66 7 78 20 75 40C68 24 60 20 50 20C40 20 32 24 25 40Z", P["royal"]) + "".join(circ(x, y, 2.2, CREAM) for x, y in ((34, 20), (44, 13), (56, 13), (66, 20), (28, 30), (72, 30)))
    o += rect(32, 42, 15, 11, INK, 5) + rect(53, 42, 15, 11, INK, 5) + line(47, 45, 53, 45, INK, 3) + path("M43 60C47 62 53 62 57 60C54 66 46 66 43 60Z", P["red"])
    return o

def portrait_coach():
    o = circ(50, 50, 50, P["green"]) + circ(50, 50, 46, P["mint"])
    o += path("M14 80C22 67 36 62 50 62C64 62 78 67 86 80C78 91 64 96 50 96C36 96 22 91 14 80Z", P["pine"])
    o += path("M40 64L50 74L60 64L56 90L50 96L44 90Z", CREAM) + path("M46 72L54 72L56 92L50 97L44 92Z", P["red"])
    o += path("M40 52L60 52L61 68C56 74 44 74 39 68Z", P["coral"]) + path("M30 38C28 58 38 69 50 69C62 69 72 58 70 38Z", P["coral"]) + path("M54 69C64 67 71 56 70 38L62 38C64 52 62 63 54 69Z", P["terra"])
    o += path("M28 36C26 46 28 54 31 56L34 42L66 42L69 56C72 54 74 46 72 36Z", P["paper"])
    o += path("M18 30C20 16 36 9 54 11C72 13 84 22 82 31C80 38 66 40 50 40C34 40 17 38 18 30Z", INK) + path("M50 13C49 8 52 6 55 6L55 12Z", INK) + path("M24 28C28 19 40 14 50 15C40 18 32 24 30 34C26 33 23 31 24 28Z", P["night"])
    o += "".join(circ(x, 49, 7.4, CREAM) + circ(x, 49, 2.6, INK) + stroke(f"M{x-7.4} 49C{x-7.4} 39 {x+7.4} 39 {x+7.4} 49C{x+7.4} 59 {x-7.4} 59 {x-7.4} 49", INK, 2.6) for x in (41, 59)) + line(48, 48, 52, 48, INK, 2.6)
    o += path("M50 57C44 56 38 60 36 65C42 65 46 63 50 62C54 63 58 65 64 65C62 60 56 56 50 57Z", P["paper"])
    return o

# The opponents at the road table, each with the red rim of the far lane.
def portrait_sunday():
    """A grandfather in his straw hat, who looks at the landscape."""
    o = circ(50, 50, 50, P["red"]) + circ(50, 50, 46, P["mint"])
    o += path("M12 82C20 68 36 63 50 63C64 63 80 68 88 82C79 91 64 96 50 96C36 96 21 91 12 82Z", P["ochre"]) + path("M38 64L50 76L62 64L60 92L50 96L40 92Z", CREAM)
    o += path("M50 74L39 69L39 81ZM50 74L61 69L61 81Z", P["green"]) + circ(50, 75, 3, P["pine"])
    o += path("M41 54L59 54L61 68C56 74 44 74 39 68Z", P["coral"]) + path("M28 40C26 58 36 70 50 70C64 70 74 58 72 40Z", P["coral"]) + path("M54 70C66 68 73 57 72 40L64 40C65 54 63 64 54 70Z", P["terra"])
    o += path("M27 38C24 46 26 54 29 57L33 42ZM73 38C76 46 74 54 71 57L67 42Z", CREAM)
    o += circ(35, 56, 5, P["red"]) + circ(65, 56, 5, P["red"]) + circ(50, 54, 5, P["terra"])
    o += stroke("M36 48C38 45 43 45 45 48M55 48C57 45 62 45 64 48", INK, 3.2)
    o += path("M50 58C44 56 36 60 33 67C40 69 46 67 50 64C54 67 60 69 67 67C64 60 56 56 50 58Z", CREAM)
    o += path("M8 38C20 31 80 31 92 38C84 45 66 44 50 44C34 44 16 45 8 38Z", P["goldlt"]) + path("M27 36L29 14C40 9 60 9 71 14L73 36C62 40 38 40 27 36Z", P["sun"]) + path("M27 36L28 25C40 30 60 30 72 25L73 36C62 40 38 40 27 36Z", P["red"])
    o += "".join(circ(70 + 5.4 * dx, 25 + 5.4 * dy, 3.2, CREAM) for dx, dy in ((0, -1), (.95, -.31), (.59, .81), (-.59, .81), (-.95, -.31))) + circ(70, 25, 3.2, P["gold"])
    return o

def portrait_rally():
    """A young man under a leather helmet, who has somewhere to be."""
    o = circ(50, 50, 50, P["red"]) + circ(50, 50, 46, P["sky"])
    o += path("M10 84C18 69 36 64 50 64C64 64 82 69 90 84C80 92 65 96 50 96C35 96 20 92 10 84Z", P["navy"]) + path("M36 66L50 82L64 66L70 70L56 96L44 96L30 70Z", CREAM) + path("M50 82L43 74L40 96L50 97L60 96L57 74Z", P["red"])
    o += path("M40 54L60 54L61 70C56 76 44 76 39 70Z", P["terra"]) + path("M30 42C28 60 39 71 50 71C61 71 72 60 70 42C70 22 30 22 30 42Z", P["coral"]) + path("M54 71C64 69 72 57 70 38L62 38C64 53 62 65 54 71Z", P["terra"])
    o += path("M24 60C18 22 34 8 50 8C66 8 82 22 76 60C74 66 68 68 66 64C70 54 70 46 68 40C58 34 42 34 32 40C30 46 30 54 34 64C32 68 26 66 24 60Z", P["oxblood"]) + path("M50 8C66 8 82 22 76 60C75 64 71 67 68 66C74 46 70 20 50 8Z", P["plum"])
    o += stroke("M33 64C36 72 42 76 48 77", P["oxblood"], 3)
    o += path("M22 30C34 20 66 20 78 30L78 35C66 26 34 26 22 35Z", INK)
    o += "".join(path(f"M{x-14} 30C{x-13} 20 {x+11} 20 {x+13} 30C{x+12} 39 {x-12} 39 {x-14} 30Z", P["gold"]) + path(f"M{x-10} 30C{x-9} 24 {x+8} 24 {x+9} 30C{x+8} 35 {x-8} 35 {x-10} 30Z", P["azure"]) + path(f"M{x-7} 29L{x-2} 25L{x+1} 25L{x-5} 32Z", CREAM) for x in (36, 64))
    o += stroke("M36 45L45 47M64 45L55 47", INK, 3.4) + circ(42, 51, 2.8, INK) + circ(58, 51, 2.8, INK)
    o += path("M50 60C45 58 40 60 37 63C42 64 46 64 50 62C54 64 58 64 63 63C60 60 55 58 50 60Z", INK) + stroke("M45 67C48 69 53 69 56 66", INK, 2.4)
    return o

def portrait_ace():
    """A lady of seventy with pearls and winged spectacles, who has never missed a turning."""
    o = circ(50, 50, 50, P["red"]) + circ(50, 50, 46, P["lilac"])
    o += path("M20 44C14 62 22 74 32 72L68 72C78 74 86 62 80 44Z", P["stone"])
    o += path("M13 84C21 70 36 65 50 65C64 65 79 70 87 84C78 92 64 96 50 96C36 96 22 92 13 84Z", P["royal"]) + path("M50 96C64 96 78 92 87 84C82 74 74 69 64 67L54 96Z", P["navy"])
    o += path("M41 56L59 56L62 70C56 78 44 78 38 70Z", P["terra"])
    o += "".join(circ(x, y, 3, CREAM) for x, y in ((35.5, 70.5), (39.5, 75.5), (44.8, 78.6), (50.5, 79.6), (56.2, 78.6), (61.4, 75.5), (65, 70.5)))
    o += path("M30 42C28 60 39 71 50 71C61 71 72 60 70 42C70 22 30 22 30 42Z", P["coral"]) + path("M55 70.6C65 68 71.4 58 70.4 46L64 50C65 58 62 66 55 70.6Z", P["terra"])
    o += path("M22 50C14 34 24 8 50 8C76 8 86 34 78 50C74 52 71 48 70 42C66 32 58 30 46 30C38 30 31 34 30 42C29 48 26 52 22 50Z", CREAM) + path("M50 8C76 8 86 34 78 50C74 52 71 48 70 42C67 34 62 31 56 30.4C68 28 66 14 50 8Z", P["paper"])
    o += stroke("M27 36C28 24 38 16 50 16M34 30C40 24 48 22 56 23", P["stone"], 2.6) + circ(50, 8, 9, CREAM) + stroke("M44 8C46 4 54 4 56 8", P["stone"], 2.4)
    o += "".join(path(f"M{50+k*3} 46C{50+k*8} 44 {50+k*16} 43 {50+k*25} 38C{50+k*24} 50 {50+k*19} 57 {50+k*12} 57C{50+k*6} 57 {50+k*3} 52 {50+k*3} 46Z", INK) + path(f"M{50+k*6} 48C{50+k*10} 46.6 {50+k*16} 46 {50+k*20} 44C{50+k*19} 50 {50+k*16} 53.6 {50+k*12} 53.6C{50+k*8.6} 53.6 {50+k*6} 51 {50+k*6} 48Z", CREAM) + circ(50+k*12, 49.6, 2.8, INK) + circ(50+k*23, 40.6, 1.6, P["gold"]) for k in (-1, 1)) + line(47.5, 47.4, 52.5, 47.4, INK, 3)
    o += path("M42 62C45 60 48 60 50 61C52 60 55 60 58 62C55 67 45 67 42 62Z", P["oxblood"]) + circ(28, 58, 2.6, P["gold"]) + circ(72, 58, 2.6, P["gold"])
    o += path("M28 79L30 83L34.4 83.4L31.2 86.4L32.2 90.8L28 88.6L23.8 90.8L24.8 86.4L21.6 83.4L26 83Z", P["gold"])
    return o

def portrait_guest():
    """Whoever sits beside the player, in a fisherman's jersey."""
    o = circ(50, 50, 50, P["red"]) + circ(50, 50, 46, P["goldlt"])
    o += path("M13 84C21 70 36 64 50 64C64 64 79 70 87 84C78 92 64 96 50 96C36 96 22 92 13 84Z", CREAM) + "".join(stroke(d, P["royal"], 3.6) for d in ("M27 71C38 79 62 79 73 71", "M19 77C34 88 66 88 81 77", "M22 86C38 95 62 95 78 86"))
    o += path("M41 54L59 54L61 68C56 74 44 74 39 68Z", P["terra"]) + path("M30 38C28 58 39 70 50 70C61 70 72 58 70 38Z", P["coral"]) + path("M54 70C64 68 72 57 70 38L62 38C64 53 62 64 54 70Z", P["terra"])
    o += path("M26 54C20 32 32 16 50 16C68 16 80 32 74 54L68 56C70 46 69 40 66 34C54 41 40 40 32 43L32 56Z", INK)
    o += path("M16 26C18 10 40 2 58 6C78 8 88 20 82 27C70 32 30 34 20 32C17 31 15 29 16 26Z", P["green"]) + path("M24 24C28 15 40 10 50 11C38 14 32 22 30 31C26 31 23 28 24 24Z", P["meadow"]) + path("M52 6C52 2 54 0 57 0L57 7Z", P["pine"])
    o += circ(42, 49, 2.8, INK) + circ(58, 49, 2.8, INK) + stroke("M38 43C40 41 44 41 46 43M54 43C56 41 60 41 62 43", INK, 2.4)
    o += path("M41 58C46 60 54 60 59 58C57 66 43 66 41 58Z", CREAM) + stroke("M41 58C46 60 54 60 59 58C57 66 43 66 41 58Z", P["oxblood"], 2) + circ(34, 56, 3.6, P["red"]) + circ(66, 56, 3.6, P["red"])
    return o

# ---- towns (foot at 0,0; about 70 x 80) ------------------------------------------------------
def t_house(x, w, h, wall=CREAM, roof=P["terra"]):
    return rect(x, -h, w, h, wall) + rect(x+w*.6, -h, w*.4, h, P["sand"]) + poly([(x-2, -h), (x+w*.3, -h-w*.3), (x+w*.75, -h-w*.3), (x+w+2, -h)], roof)
def paris():
    c, d = P["lilac"], P["plum"]
    return t_house(-40, 20, 20, CREAM, P["asphalt2"]) + t_house(22, 20, 24, CREAM, P["asphalt2"]) + path("M-22 0L-10 -34C-6 -46 -3 -58 -1.4 -84L0 -92L1.4 -84C3 -58 6 -46 10 -34L22 0L13 0C11 -14 -11 -14 -13 0Z", d) + rect(-13, -27, 26, 4, d) + rect(-6, -46, 12, 3.4, d)
def nevers():
    return "".join(path(f"M{x} 0L{x} -14L{x+14} -14L{x+14} 0C{x+12} -8 {x+2} -8 {x} 0Z", CREAM) for x in (-30, -16, -2, 12)) + rect(-32, -18, 62, 5, P["sand"]) + rect(-6, -58, 14, 40, CREAM) + rect(2, -58, 6, 40, P["sand"]) + path("M-8 -58L1 -72L10 -58Z", P["asphalt2"])
def moulins():
    return rect(-8, -56, 16, 56, CREAM) + rect(1, -56, 7, 56, P["sand"]) + circ(0, -46, 5, P["royal"]) + path("M-10 -56L-7 -66L7 -66L10 -56Z", P["asphalt2"]) + rect(-4, -76, 8, 10, CREAM) + path("M-5 -76L0 -88L5 -76Z", P["asphalt2"]) + t_house(-24, 16, 18) + t_house(9, 16, 22)
def roanne():
    return path("M-30 -8L30 -8L24 2L-24 2Z", P["red"]) + rect(-22, -16, 28, 8, CREAM) + rect(8, -20, 10, 12, P["sun"]) + stroke("M-32 4C-24 0 -18 8 -10 4C-2 0 4 8 12 4C20 0 26 8 34 4", P["azure"], 3.4) + line(-10, -16, -10, -38, INK, 2) + path("M-9 -38L8 -32L-9 -27Z", P["royal"])
def lyon():
    return path("M-44 0C-36 -24 -14 -34 6 -34C26 -34 40 -18 46 0Z", P["green"]) + rect(-18, -50, 36, 20, CREAM) + rect(4, -50, 14, 20, P["sand"]) + path("M-20 -50L0 -60L20 -50Z", P["azure"]) + "".join(rect(x, -64, 7, 34, CREAM) + path(f"M{x-2} -64L{x+3.5} -73L{x+9} -64Z", P["azure"]) for x in (-24, 17)) + "".join(t_house(x, 14, 12+(k % 2)*4) for k, x in enumerate((-40, -25, -8, 8, 24)))
def valence():
    return rect(-20, -4, 40, 4, P["stone"]) + "".join(rect(x, -34, 3, 30, P["red"]) for x in (-18, -8, 5, 15)) + path("M-26 -34C-14 -40 -8 -52 0 -54C8 -52 14 -40 26 -34Z", P["sea"]) + circ(0, -57, 3, P["sun"]) + rect(-20, -14, 40, 3, CREAM)
def avignon():
    o = "".join(path(f"M{x} 4L{x} -14L{x+16} -14L{x+16} 4C{x+14} -6 {x+2} -6 {x} 4Z", P["sand"]) for x in (14, 30))
    o += rect(-36, -40, 44, 44, CREAM) + rect(-10, -40, 18, 44, P["sand"]) + rect(-40, -58, 13, 62, CREAM) + rect(0, -64, 13, 68, CREAM) + rect(7, -64, 6, 68, P["sand"])
    for x, y, k in ((-40, -58, 3), (0, -64, 3), (-27, -40, 5)): o += "".join(rect(x+i*5, y-4, 3, 4, CREAM) for i in range(k))
    return o + path("M-22 4L-22 -14C-22 -20 -12 -20 -12 -14L-12 4Z", INK) + rect(18, -24, 10, 12, CREAM) + path("M16 -24L23 -32L30 -24Z", P["terra"])
def aix():
    return path("M-44 0L-14 -34L-4 -44L10 -38L24 -26L46 0Z", P["lilac"]) + path("M-20 -28L-4 -44L10 -38L24 -26L14 -28L6 -22L-2 -30L-10 -22Z", CREAM) + at(-26, 0, 1, S.cypress(34)) + at(26, 0, 1, S.cypress(28)) + path("M-14 0C-14 -8 14 -8 14 0Z", P["stone"]) + stroke("M0 -4L0 -18M-1 -16C-6 -22 -10 -16 -10 -8M1 -16C6 -22 10 -16 10 -8", P["azure"], 2.6)
def cannes():
    o = rect(-28, -36, 56, 36, CREAM) + rect(6, -36, 22, 36, P["sand"])
    for x in (-22, -10, 2, 14): o += rect(x, -28, 6, 8, P["sea"]) + rect(x, -14, 6, 8, P["sea"])
    return o + path("M-34 -36C-34 -48 -20 -48 -20 -36Z", P["asphalt2"]) + path("M20 -36C20 -48 34 -48 34 -36Z", P["asphalt2"]) + rect(-32, -40, 64, 4, P["stone"]) + at(-38, 0, 1, S.palm(52, lean=-10)) + at(38, 0, 1, S.palm(46, lean=12))
def menton():
    return t_house(-40, 18, 20, P["sun"]) + t_house(-22, 16, 30, P["coral"]) + rect(-6, -66, 13, 66, P["sun"]) + rect(1, -66, 6, 66, P["ochre"]) + path("M-8 -66C-8 -78 9 -78 9 -66Z", P["terra"]) + rect(-2, -60, 5, 9, INK) + t_house(7, 18, 34, CREAM) + t_house(25, 17, 24, P["coral"]) + at(46, 2, 1, S.palm(52, lean=8))
TOWNS = [("Paris", 0, paris), ("Nevers", 240, nevers), ("Moulins", 290, moulins), ("Roanne", 390, roanne), ("Lyon", 465, lyon), ("Valence", 565, valence),
         ("Avignon", 700, avignon), ("Aix", 770, aix), ("Cannes", 900, cannes), ("Menton", 1000, menton)]

# ---- small things --------------------------------------------------------------------------------
def aim(r=30):
    """The target on the pile at which a hazard is aimed."""
    arms = "".join(line(a*(r-8), b*(r-8), a*(r+7), b*(r+7), INK, 4) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    return circ(3, 4, r, INK, op=.35) + circ(0, 0, r, CREAM) + circ(0, 0, r-3, P["red"]) + circ(0, 0, r*.62, CREAM) + circ(0, 0, r*.36, P["red"]) + arms
def rosette(r=50):
    """Coup fourre badge: gold rosette with crossed foils."""
    o = path("M-18 24L-30 64L-12 54L-2 66L4 26ZM18 24L30 64L12 54L2 66L-4 26Z", P["red"])
    o += poly([pt(0, 0, 46 if i % 2 == 0 else 39, i*11.25) for i in range(32)], P["gold"]) + circ(0, 0, 33, P["navy"]) + circ(0, 0, 33, None, stroke=P["goldlt"], sw=3)
    for s in (1, -1):
        o += g(f"scale({s} 1) rotate(45)", line(0, 20, 0, -26, P["goldlt"], 4.5), rect(-9, 10, 18, 4.5, P["gold"], 2), circ(0, 21, 4, P["gold"]))
    return at(0, 0, r/50, o)
def slot(fam):
    return rect(6, 6, 488, 688, None, 32, stroke=INK, sw=6, op=.4)
def pad(letter_path, col):
    return circ(24, 24, 21, col, stroke=CREAM, sw=2.4) + letter_path
PADS = {"a": lambda: pad(stroke("M16 34L24 14L32 34M19 27L29 27", CREAM, 4.4), P["green"]),
        "b": lambda: pad(stroke("M18 14L18 34L26 34C33 34 33 24 26 24L18 24M26 24C32 24 32 14 25 14L18 14", CREAM, 4.4), P["red"]),
        "x": lambda: pad(stroke("M17 14L31 34M31 14L17 34", CREAM, 4.4), P["royal"]),
        "y": lambda: pad(stroke("M17 14L24 24L31 14M24 24L24 34", CREAM, 4.4), P["ochre"]),
        "dpad": lambda: path("M17 3L31 3L31 17L45 17L45 31L31 31L31 45L17 45L17 31L3 31L3 17L17 17Z", P["asphalt2"], stroke=CREAM, sw=2.4, join="round") + path("M24 7L29 14L19 14ZM24 41L19 34L29 34ZM7 24L14 19L14 29ZM41 24L34 29L34 19Z", CREAM),
        "lb": lambda: rect(2, 9, 50, 30, P["asphalt2"], 10, stroke=CREAM, sw=2.4) + stroke("M14 17L14 31L22 31", CREAM, 4) + stroke("M30 17L30 31L36 31C41 31 41 24 36 24L30 24M36 24C40 24 40 17 35 17L30 17", CREAM, 4),
        "rb": lambda: rect(2, 9, 50, 30, P["asphalt2"], 10, stroke=CREAM, sw=2.4) + stroke("M13 31L13 17L18 17C23 17 23 24 18 24L13 24M18 24L22 31", CREAM, 4) + stroke("M30 17L30 31L36 31C41 31 41 24 36 24L30 24M36 24C40 24 40 17 35 17L30 17", CREAM, 4),
        "menu": lambda: circ(24, 24, 21, P["asphalt2"], stroke=CREAM, sw=2.4) + line(15, 17, 33, 17, CREAM, 4) + line(15, 24, 33, 24, CREAM, 4) + line(15, 31, 33, 31, CREAM, 4)}
# PlayStation marks, the shoulders' other names, and the menu buttons of other makers.
def shoulder(marks): return rect(2, 9, 50, 30, P["asphalt2"], 10, stroke=CREAM, sw=2.4) + stroke(marks, CREAM, 4)
L_, R_, ONE = "M%d 17L%d 31L%d 31", "M%d 31L%d 17L%d 17C%d 17 %d 24 %d 24L%d 24M%d 24L%d 31", "M34 20L38 17L38 31"
def l_(x): return L_ % (x, x, x+8)
def r_(x): return R_ % (x, x, x+5, x+10, x+10, x+5, x, x+5, x+9)
PADS.update({
    "cross": lambda: pad(stroke("M16 16L32 32M32 16L16 32", CREAM, 4.4), P["royal"]),
    "circle": lambda: pad(circ(24, 24, 9.4, None, stroke=CREAM, sw=4.2), P["red"]),
    "square": lambda: pad(rect(15.6, 15.6, 16.8, 16.8, None, stroke=CREAM, sw=4.2), P["plum"]),
    "triangle": lambda: pad(path("M24 13.6L34 30.8L14 30.8Z", None, stroke=CREAM, sw=4.2, join="round"), P["green"]),
    "l1": lambda: shoulder(l_(18) + ONE), "r1": lambda: shoulder(r_(16) + ONE), "l": lambda: shoulder(l_(23)), "r": lambda: shoulder(r_(22)),
    "options": lambda: rect(12, 3, 24, 42, P["asphalt2"], 12, stroke=CREAM, sw=2.4) + "".join(line(19, y, 29, y, CREAM, 3.6) for y in (17, 24, 31)),
    "plus": lambda: circ(24, 24, 21, P["asphalt2"], stroke=CREAM, sw=2.4) + line(24, 14, 24, 34, CREAM, 5, "butt") + line(14, 24, 34, 24, CREAM, 5, "butt")})
PADS_WIDE = ("lb", "rb", "l1", "r1", "l", "r")

# ---- mouse and keys ------------------------------------------------------------------------------
def mouse(left=P["asphalt2"], right=P["asphalt2"], x=24, y=24, s=1):
    """The button to press is sun; the other keeps the body's colour."""
    o = rect(-15, -21, 30, 42, P["asphalt2"], 15)
    o += path("M-1.2 -21L-1.2 -3L-15 -3L-15 -6C-15 -14.3 -9 -21 -1.2 -21Z", left) + path("M1.2 -21L1.2 -3L15 -3L15 -6C15 -14.3 9 -21 1.2 -21Z", right)
    o += line(-15, -3, 15, -3, CREAM, 2.2, "butt") + line(0, -21, 0, -3, CREAM, 2.2, "butt") + rect(-15, -21, 30, 42, None, 15, stroke=CREAM, sw=2.4)
    return at(x, y, s, o + rect(-2.6, -16, 5.2, 9, CREAM, 2.6))
def cap(x, y, w, h, r=9, lip=6):
    """A keycap seen from the front; its name is set on the top plane, centred lip/2 above the middle."""
    return rect(x, y, w, h, P["stone"], r) + rect(x, y, w, h-lip, CREAM, r) + rect(x, y, w, h, None, r, stroke=INK, sw=2)
MICE = {"left": lambda: mouse(left=P["sun"]), "right": lambda: mouse(right=P["sun"]),
        "move": lambda: mouse(s=.62) + path("M24 0L30 7L18 7ZM24 48L18 41L30 41ZM1 24L8 18L8 30ZM47 24L40 30L40 18Z", P["sun"])}
def finger(mark):
    """A hand that points up from below; over its fingertip what it does there."""
    hand = "M18.6 19C18.6 14.2 25.8 14.2 25.8 19L25.8 29.4L35.4 31.4C38.6 32.2 40 34.2 39.7 37.2L38.6 46L20.6 46L11.8 36.6C9.6 33.6 13 30.6 15.8 32.6L18.6 34.8Z"
    return mark + path(hand, P["asphalt2"], stroke=CREAM, sw=2.4, join="round")
FINGERS = {"tap": lambda: finger("".join(stroke(d, P["sun"], 3.4) for d in ("M22.2 9.4L22.2 3", "M13.6 12.6L9.2 8.2", "M30.8 12.6L35.2 8.2", "M10.4 20.4L4.4 20.4", "M34 20.4L40 20.4"))),
           "hold": lambda: finger(circ(22.2, 18, 14.6, None, stroke=P["sun"], sw=4.2))}
def key_arrows():
    o = ""
    for x, y, d in ((16.5, 8, (0, -1)), (.9, 25, (-1, 0)), (16.5, 25, (0, 1)), (32.1, 25, (1, 0))):
        cx, cy, (dx, dy) = x+7.5, y+6.8, d
        o += cap(x, y, 15, 16, 4, 3) + poly([(cx+dx*4.4, cy+dy*4.4), (cx-dx*2.6+dy*4.2, cy-dy*2.6-dx*4.2), (cx-dx*2.6-dy*4.2, cy-dy*2.6+dx*4.2)], INK)
    return o

# ---- the foils of the coup fourre poster ---------------------------------------------------------
def foil(length=1450):
    """Lies along x, hilt at the origin, point at `length`; 74 high with its shadow."""
    blade = [(120, -7), (length, -1.5), (length, 1.5), (120, 7)]
    o = g("translate(6 10)", poly(blade, INK, op=.4)) + poly(blade, CREAM) + poly([(120, 1), (length, .5), (length, 1.5), (120, 7)], P["stone"])
    o += rect(-10, -13, 110, 26, P["oxblood"], 11) + "".join(line(6+i*18, -12, 14+i*18, 12, P["gold"], 4) for i in range(5)) + circ(-18, 0, 19, P["gold"])
    return o + path("M100 -58C128 -46 140 -22 140 0C140 22 128 46 100 58C92 40 90 -40 100 -58Z", P["gold"]) + path("M100 10C104 30 102 44 100 58C128 46 140 22 140 0L124 6Z", P["ochre"])
def arrow_sign(w=100, h=60, col=P["red"]): return path(f"M0 0L{w-h*.45} 0L{w} {h/2}L{w-h*.45} {h}L0 {h}Z", col)

def main(out):
    os.makedirs(out, exist_ok=True)
    def put(name, w, h, *k):
        with open(f"{out}/{name}.svg", "w") as f: f.write(doc(w, h, *k))
    put("logo", 440, 292, g("translate(36 14)", logo()))
    put("logo_on_paper", 440, 292, g("translate(36 14)", logo(P["ink"], P["red"], P["sand"], P["asphalt"], P["cream"])))
    with open(f"{out}/app_icon.svg", "w") as f: f.write(app_icon())
    for nm, fn, w, h in (("bicycle", V.bicycle, 330, 290), ("scooter", V.scooter, 300, 240), ("van", V.van, 390, 250), ("saloon", V.saloon, 420, 220), ("racer", V.racer, 430, 170), ("cabriolet", cabriolet, 420, 190)):
        put("car_" + nm, w, h, g(f"translate({34 if nm == 'bicycle' else 12} {h-8})", fn()))
    put("car_shadow", 520, 70, g("translate(20 12)", V.shadow(0, 400, 46, 60)))
    put("borne_blank", 260, 310, g("translate(112 296)", S.borne(None)))
    put("borne_total", 240, 340, at(120, 330, 200/64, S.borne(None, 64, 102, side=False)))
    put("borne_plain", 260, 310, g("translate(112 296)", S.borne(None, top=None)))
    for k in ("25", "50", "75", "100", "200"): put("borne_" + k, 260, 310, g("translate(112 296)", S.borne(k)))
    for k in ("pump", "tyre", "crash", "light", "limit", "way"): put("pict_" + k, 116, 116, g("translate(58 58)", F.pict(k, INK, CREAM)))
    for fam in ("hazard", "remedy", "safety"): 
        for k in ("pump", "tyre", "crash", "light", "limit"): put(f"badge_{fam}_{k}", 176, 176, F.plaque(fam, k, 88, 90))
    put("badge_safety_way", 176, 176, F.plaque("safety", "way", 88, 90))
    for nm, km, fn in TOWNS: put("town_" + nm.lower(), 110, 110, g("translate(55 100)", fn()))
    put("portrait_you", 100, 100, portrait_you()); put("portrait_opponent", 100, 100, portrait_opp()); put("portrait_coach", 100, 100, portrait_coach())
    put("portrait_sunday", 100, 100, portrait_sunday()); put("portrait_rally", 100, 100, portrait_rally()); put("portrait_ace", 100, 100, portrait_ace()); put("portrait_guest", 100, 100, portrait_guest())
    put("aim", 84, 84, g("translate(42 42)", aim()))
    put("rosette_coup_fourre", 120, 130, g("translate(60 54)", rosette()))
    for k, fn in PADS.items(): put("pad_" + k, 54 if k in PADS_WIDE else 48, 48, fn())
    for k, fn in MICE.items(): put("mouse_" + k, 48, 48, fn())
    for k, fn in FINGERS.items(): put("touch_" + k, 48, 48, fn())
    put("key_1", 48, 48, cap(3, 3, 42, 42)); put("key_wide", 96, 48, cap(3, 3, 90, 42)); put("key_arrows", 48, 48, key_arrows())
    put("foil", 1500, 140, g("translate(40 70)", foil()))  # the middle of the box lies on the blade
    for nm, fn in (("cypress", lambda: S.cypress(220)), ("platane", lambda: S.platane(260)), ("umbrella_pine", lambda: S.pine(220)), ("palm", lambda: S.palm(220))): put("tree_" + nm, 260, 280, g("translate(130 270)", fn()))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../icons")
