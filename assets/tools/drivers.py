# SPDX-License-Identifier: MIT
"""What the regulars of the house drive on the road, and their signs in the log.  drivers.py <icons dir>
Cars: facing right, ground at y 0, wheels at x 88 and 316, as those of opponents.py: the ribbon places them alike."""
import os, sys
from palette import P
from svgkit import *
import opponents as O, vehicles as V
from regulars import BROWN, BROWN_SH
INK, CREAM = P["ink"], P["cream"]

def head(coat, skin, shade):
    """Shoulders and a face to the right, without hair: the neck's foot at y 44."""
    o = path("M-24 44C-22 26 -10 20 2 20C16 20 26 28 28 44Z", coat) + path("M6 20C18 22 26 30 28 44L14 44C16 34 12 26 6 20Z", INK, op=.18)
    o += circ(1, 1, 19, skin) + path("M-8 14C0 22 12 20 18 10C16 18 10 24 2 24C-4 24 -8 20 -8 14Z", shade) + circ(20, 4, 3.8, shade)
    return o + circ(12, -1, 2.5, INK) + stroke("M8 -6C10 -8 14 -8 16 -6.4", INK, 2.2) + path("M7 10C11 12 15 11.4 18 9C17 14 9 15 7 10Z", CREAM) + stroke("M7 10C11 12 15 11.4 18 9", P["oxblood"], 1.6)
def h_odette():
    o = path("M-20 18C-28 0 -22 -16 -6 -18L6 -8L-4 4L-8 20C-12 24 -18 24 -20 18Z", P["oxblood"]) + head(P["navy"], P["coral"], P["terra"])
    o += path("M-19 14C-26 -2 -20 -14 -8 -16L4 -10L-6 0L-9 14Z", P["oxblood"]) + path("M-24 -10C-28 -28 -8 -34 8 -31C22 -28 26 -18 22 -10C8 -15 -10 -14 -24 -10Z", P["royal"])
    return o + path("M-24 -12C-8 -17 10 -17 22 -12L22 -7C10 -11 -8 -11 -24 -6Z", INK) + path("M14 -11C24 -12 32 -8 33 -4C26 -6 20 -7 14 -7Z", INK) + circ(10, -21, 3.6, P["gold"])
def h_amedee():
    o = head(CREAM, BROWN, BROWN_SH) + path("M-17 6C-22 -6 -16 -16 -4 -17L-8 -2L-9 8Z", INK) + path("M-14 30C-4 38 12 38 22 30L20 24C10 30 -4 30 -12 24Z", P["royal"])
    o += path("M-20 -14C-32 -16 -32 -32 -20 -34C-16 -44 2 -46 6 -38C16 -42 28 -34 24 -24C28 -20 24 -14 18 -13Z", "#FFFFFF") + path("M8 -39C18 -41 28 -34 24 -24C28 -20 24 -14 18 -13L8 -13C16 -20 16 -32 8 -39Z", P["sand"])
    return o + path("M-20 -16C-6 -20 8 -20 20 -15L19 -8C8 -12 -6 -12 -19 -8Z", CREAM)
def h_mado():
    o = head(P["oxblood"], P["coral"], P["terra"]) + "".join(circ(x, y, 2.4, P["red"]) for x, y in ((-6, 25), (0, 27.6), (6, 27.6), (12, 25)))
    o += path("M-20 10C-28 -12 -10 -24 4 -23C16 -22 20 -14 17 -8C8 -12 2 -12 -2 -8C-4 0 -8 6 -10 14C-14 18 -18 16 -20 10Z", P["red"]) + path("M-20 10C-26 -4 -20 -16 -10 -20C-16 -10 -14 2 -10 14C-14 18 -18 16 -20 10Z", P["oxblood"])
    return o + circ(-8, -26, 9.5, P["red"]) + path("M-10 -35C-2 -33 0 -22 -8 -17C-14 -17 -18 -22 -17 -28C-12 -24 -8 -28 -10 -35Z", P["oxblood"]) + circ(-5, 9, 2.6, P["gold"])
def h_firmin():
    o = head(P["asphalt"], P["coral"], P["terra"]) + path("M-4 22L6 34L14 22Z", CREAM) + path("M2 27L-5 23L-5 32ZM8 27L15 23L15 32Z", P["red"]) + circ(5, 27.4, 2.6, P["oxblood"])
    o += path("M-17 10C-26 -8 -12 -24 4 -22C14 -21 20 -14 18 -7C6 -10 -2 -12 -8 -6L-9 8C-12 14 -15 13 -17 10Z", INK) + path("M-17 10C-19 6 -20 2 -19 -3L-9 2L-9 8C-12 14 -15 13 -17 10Z", P["stone"])
    return o + path("M6 8C10 4 20 4 24 11C18 14 11 13 6 8Z", INK)

def lower(d, col, seed): return path(d, col) + grain("M14 -92L350 -92L356 -72L12 -72Z", col, 240, seed, (0, 1), (.8, 2.2), 1.2, .9)
def wheels(hub, r=33, white=False): return "".join(O.arch(x, r+10) + V.wheel(x, r, hub, white=white) for x in (88, 316))
def lamps(x): return ell(x, -72, 8, 11, CREAM) + ell(x+2, -72, 6, 9, P["sun"]) + ell(13, -68, 4, 8, P["red"])

def car_odette():
    """Her post van, as blue as the tunic: a brass horn on the side, and more letters than fit."""
    b1, b2, b3 = P["royal"], P["navy"], "#4A74BE"; o = ""
    for x, y, r in ((-12, -150, -18), (-16, -122, 10)): o += g(f"translate({x} {y}) rotate({r})", rect(0, 0, 40, 26, CREAM, 2), stroke("M2 2L20 15L38 2", P["stone"], 2), rect(28, 14, 8, 8, P["red"], 1))
    o += path("M14 -34L14 -168C14 -186 24 -194 44 -194L206 -194C228 -194 240 -188 250 -170L274 -122C280 -112 288 -110 300 -108C348 -102 380 -92 386 -66L386 -34Z", b1)
    o += path("M14 -168C14 -186 24 -194 44 -194L206 -194C228 -194 240 -188 250 -170L254 -162C242 -178 232 -183 212 -183L44 -183C26 -183 18 -178 14 -160ZM300 -108C348 -102 376 -94 384 -76C360 -90 330 -96 296 -98Z", b3)
    o += lower("M14 -70L386 -66L386 -34L14 -34Z", b2, 31) + stroke("M14 -76L384 -72", P["gold"], 4)
    # the horn, in a disc
    o += circ(112, -128, 36, P["goldlt"]) + circ(112, -128, 31, None, stroke=P["royal"], sw=2.6)
    o += circ(108, -126, 13, None, stroke=P["royal"], sw=6.4) + path("M106 -116L124 -118C130 -120 134 -126 138 -134L140 -100C134 -106 128 -109 122 -110L106 -110Z", P["royal"]) + stroke("M98 -116L86 -108", P["royal"], 6) + circ(85, -107, 4, P["royal"])
    o += path("M204 -168L228 -168C238 -168 242 -164 246 -156L266 -116L204 -116Z", P["azure"]) + path("M204 -168L216 -168L204 -140Z", P["sky"]) + at(228, -131, .72, h_odette()) + path("M200 -116L270 -118L270 -100L200 -100Z", b1)
    o += stroke("M198 -180L198 -40M276 -116C282 -90 282 -64 274 -42", INK, 2.2, op=.55) + line(208, -96, 224, -96, P["goldlt"], 4)
    o += wheels(P["gold"]) + rect(-2, -50, 22, 9, P["goldlt"], 4) + rect(378, -50, 24, 9, P["goldlt"], 4) + lamps(378)
    return o + rect(206, -206, 26, 12, P["gold"], 6)
def car_amedee():
    """The baker's van: a long nose, and the whole batch on the roof."""
    b1, b2, b3 = CREAM, "#7A4A34", "#FFFFFF"; o = ""
    o += line(28, -196, 204, -196, INK, 4.5) + line(44, -196, 44, -186, INK, 4.5) + line(190, -196, 190, -186, INK, 4.5)
    for x in range(40, 196, 19): o += stroke(f"M{x} -206L{x+12} -238", P["ochre"], 12) + stroke(f"M{x+3} -214L{x+6} -221M{x+7} -225L{x+10} -232", CREAM, 2.4)
    o += path("M30 -212L204 -212L196 -194L38 -194Z", P["terra"]) + "".join(line(x, -211, x+2, -195, P["oxblood"], 2) for x in range(44, 200, 15)) + stroke("M30 -212L204 -212", P["ochre"], 4)
    o += path("M14 -34L14 -160C14 -178 26 -186 46 -186L196 -186C216 -186 226 -180 232 -166L250 -124C300 -122 372 -116 384 -84L388 -34Z", b1)
    o += path("M14 -160C14 -178 26 -186 46 -186L196 -186C216 -186 226 -180 232 -166L236 -156C226 -170 218 -175 202 -175L46 -175C28 -175 20 -170 14 -152ZM252 -124C300 -122 366 -116 380 -92C350 -108 300 -112 254 -113Z", b3)
    o += lower("M14 -72L386 -68L388 -34L14 -34Z", b2, 33) + stroke("M14 -78L385 -74", P["ochre"], 4)
    for x in range(30, 176, 15): o += line(x, -166, x, -88, P["sand"], 1.8)
    # the ear of wheat of the house
    o += circ(102, -126, 34, P["terra"]) + circ(102, -126, 29, None, stroke=CREAM, sw=2.4) + stroke("M102 -102L102 -144", P["sun"], 3)
    for i in range(4):
        y = -110 - i*9
        o += path(f"M102 {y}C108 {y-1} 114 {y-6} 114 {y-13}C107 {y-12} 102 {y-8} 102 {y}Z", P["sun"]) + path(f"M102 {y}C96 {y-1} 90 {y-6} 90 {y-13}C97 {y-12} 102 {y-8} 102 {y}Z", P["sun"])
    o += path("M186 -162L212 -162C220 -162 224 -158 226 -152L240 -118L186 -118Z", P["azure"]) + path("M186 -162L200 -162L186 -136Z", P["sky"]) + at(208, -130, .7, h_amedee()) + path("M182 -118L246 -118L246 -100L182 -100Z", b1)
    o += stroke("M180 -174L180 -42M252 -118C258 -92 258 -66 250 -44", INK, 2.2, op=.5) + line(190, -94, 206, -94, P["ochre"], 4)
    for x in range(282, 350, 14): o += line(x, -106, x, -84, P["stone"], 2.6, op=.9)
    o += wheels(P["ochre"]) + rect(-2, -50, 22, 9, P["stone"], 4) + rect(378, -50, 24, 9, P["stone"], 4) + lamps(382)
    return o
def car_mado():
    """A taxi of the Gare de Lyon, bought with its lamp, its flag and its bill still running."""
    b1, b2, b3 = P["oxblood"], "#5E1A2C", P["red"]; o = ""
    o += rect(160, -184, 40, 18, P["goldlt"], 5) + rect(160, -174, 40, 8, P["gold"], 4) + line(168, -166, 168, -158, INK, 4) + line(192, -166, 192, -158, INK, 4)
    B = "M10 -42C4 -66 8 -92 34 -98C58 -102 66 -122 78 -142C84 -156 98 -162 120 -162L214 -162C238 -162 250 -152 262 -126C268 -112 276 -108 292 -106C340 -102 378 -94 388 -66C394 -52 392 -42 386 -34L362 -28L36 -28Z"
    o += path(B, b1) + path("M66 -112C72 -124 74 -134 78 -142C84 -156 98 -162 120 -162L214 -162C238 -162 250 -152 262 -126L268 -114L66 -112Z", INK)
    o += path("M78 -142C84 -156 98 -162 120 -162L214 -162C238 -162 250 -152 258 -136C246 -150 234 -154 214 -154L120 -154C100 -154 88 -150 78 -142Z", P["asphalt2"]) + path("M292 -106C340 -102 378 -94 387 -70C364 -90 326 -96 284 -98C282 -102 286 -105 292 -106ZM34 -98C46 -100 54 -104 62 -112L64 -104C50 -94 30 -92 16 -78C18 -88 24 -96 34 -98Z", b3)
    o += path("M92 -140C96 -148 104 -150 116 -150L158 -150L158 -114L82 -114C86 -124 88 -132 92 -140Z", P["azure"]) + path("M168 -150L212 -150C230 -150 238 -142 248 -114L168 -114Z", P["azure"]) + path("M96 -144C100 -149 108 -150 118 -150L96 -114L84 -114ZM168 -150L182 -150L168 -126Z", P["sky"])
    o += at(206, -126, .78, h_mado()) + path("M160 -114L256 -114L256 -94L160 -94Z", b1)
    # the chequered band
    o += path("M10 -92L388 -84L390 -66L8 -74Z", P["goldlt"])
    for i in range(27):
        x = 12 + i*14; y = -92 + 8*(i*14)/378
        o += rect(x, y + (0 if i % 2 else 8.6), 14, 8.8, INK)
    o += path("M8 -66L391 -58C392 -48 390 -40 386 -34L362 -28L36 -28L10 -42C8 -50 7 -58 8 -66Z", b2) + stroke("M162 -112L162 -36M70 -110C66 -84 70 -62 80 -46M254 -112C260 -84 258 -58 248 -38", INK, 2.2, op=.6) + line(144, -100, 156, -100, P["goldlt"], 4) + line(172, -100, 184, -100, P["goldlt"], 4)
    o += wheels(CREAM, 33, True) + rect(-4, -50, 26, 9, CREAM, 4.5) + rect(380, -50, 24, 9, CREAM, 4.5) + lamps(382)
    return o + line(270, -110, 276, -138, P["gold"], 4) + path("M274 -140L298 -136L276 -124Z", P["red"])                    # the flag of the meter
def car_firmin():
    """A tractor, borrowed from the vines: it arrives, and it carries a tray."""
    b1, b2, b3 = "#8CC6A0", P["green"], P["mint"]; o = ""
    o += line(316, -150, 316, -100, INK, 7) + path("M308 -150L324 -150L322 -158L310 -158Z", P["asphalt"])
    o += path("M120 -78L150 -128L150 -92L360 -92L372 -84L372 -46L140 -40Z", INK)
    o += path("M196 -92L196 -118C196 -128 202 -132 214 -132L354 -126C370 -125 378 -118 378 -104L378 -62L200 -58Z", b1) + path("M196 -112C196 -128 202 -132 214 -132L354 -126C370 -125 378 -118 378 -104C370 -114 360 -116 348 -116L214 -121C206 -121 200 -118 196 -112Z", b3)
    o += path("M200 -76L378 -78L378 -62L200 -58Z", b2) + grain("M200 -96L376 -96L378 -78L200 -76Z", b2, 200, 37, (0, 1), (.8, 2.2), 1.2, .9)
    for y in (-112, -102, -92): o += line(236, y, 316, y+2, INK, 3, op=.5)
    o += rect(362, -122, 18, 58, P["asphalt"], 4) + "".join(line(363, y, 379, y, P["stone"], 2) for y in range(-116, -66, 8)) + circ(388, -110, 11, CREAM) + ell(391, -110, 7, 9, P["sun"])
    o += line(206, -126, 176, -150, INK, 6) + path("M160 -158L190 -142", None, stroke=INK, sw=7)
    o += path("M58 -104C66 -124 104 -128 126 -116L140 -98L72 -96Z", P["terra"]) + path("M58 -104C52 -140 58 -150 66 -150L76 -104Z", P["terra"])
    o += at(108, -158, 1, h_firmin()) + stroke("M128 -128L158 -144", P["asphalt"], 10) + circ(162, -146, 6, P["coral"])
    # the tray, held high, with two glasses that do not spill
    o += stroke("M92 -128C72 -140 58 -156 52 -176", P["asphalt"], 10) + circ(51, -180, 6, P["coral"]) + ell(50, -190, 40, 6, P["stone"]) + ell(50, -192, 40, 5, CREAM)
    o += path("M31 -194L34.6 -197L34.6 -208C28 -212 27 -218 27 -226L45 -226C45 -218 44 -212 37.4 -208L37.4 -197L41 -194Z", CREAM) + path("M28 -218L44 -218C43.4 -213 41 -210 36 -209C31 -210 28.6 -213 28 -218Z", P["red"]) + path("M60 -194L58 -216L74 -216L72 -194Z", P["sun"]) + path("M58 -216L74 -216L73.6 -208L58.6 -208Z", CREAM)
    o += path("M22 -64C24 -112 62 -140 104 -134C140 -130 160 -104 164 -70L150 -66C144 -96 126 -114 98 -118C66 -120 44 -98 38 -62Z", b2) + path("M24 -78C32 -114 66 -138 104 -133C138 -129 156 -108 162 -82C148 -108 128 -122 98 -125C66 -126 40 -108 24 -78Z", b3)
    for x, r in ((88, 60), (316, 33)):
        o += circ(x, -r, r, INK) + circ(x, -r, r*.7, P["asphalt"])
        for a in range(0, 360, 30 if r > 40 else 45): o += line(*pt(x, -r, r*.78, a), *pt(x, -r, r*.95, a+10), P["asphalt2"], r*.09)
        o += circ(x, -r, r*.58, P["sun"]) + circ(x, -r, r*.46, P["ochre"]) + circ(x, -r, r*.2, P["sun"]) + circ(x, -r, r*.08, INK)
    return o + line(8, -46, 40, -46, INK, 7) + circ(8, -46, 5, P["stone"])

CARS = {"odette": car_odette, "amedee": car_amedee, "mado": car_mado, "firmin": car_firmin}
def dot(nm):
    """Who moved, in the log: the trail's ink and a sign of its own."""
    disc, sign = {"odette": (P["royal"], path("M-5 -3.4L0 1L5 -3.4L5 3.6L-5 3.6Z", CREAM)),
                  "amedee": (CREAM, stroke("M-3.6 3.6L3.6 -3.6", P["terra"], 4)),
                  "mado": (P["goldlt"], rect(-4, -4, 4, 4, INK) + rect(0, 0, 4, 4, INK)),
                  "firmin": (P["mint"], circ(0, 0, 5, None, stroke=P["pine"], sw=2.2) + circ(0, 0, 1.6, P["pine"]))}[nm]
    rim = {"amedee": P["terra"], "mado": P["oxblood"], "firmin": P["pine"]}.get(nm)                         # pale discs on pale paper
    return at(0, 0, 9/8, circ(0, 0, 8, rim or disc), circ(0, 0, 6.8, disc) if rim else "", sign)
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, w, h, *k):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(doc(w, h, *k))
    for k in CARS:
        put("car_" + k, 440, 290, g("translate(24 282)", CARS[k]()))
        put("dot_" + k, 20, 20, g("translate(10 10)", dot(k)))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../icons")
