# SPDX-License-Identifier: MIT
"""People beside the player from the third on: their faces, what they drive on the road, their signs in the log.  guests.py <icons dir>
Faces: eyes as those of portrait_guest.  Cars: facing right, ground at y 0, wheels at x 88 and 316, as those of opponents.py; each has its number."""
import os, sys
from palette import P
from svgkit import *
import opponents as O, vehicles as V
INK, CREAM = P["ink"], P["cream"]
CORAL, TERRA = P["coral"], P["terra"]

# ---- faces (100 x 100, round) ----------------------------------------------------------------
def ring(ground): return circ(50, 50, 50, P["red"]) + circ(50, 50, 46, ground)
def bust(coat, shade): return path("M13 84C21 70 36 64 50 64C64 64 79 70 87 84C78 92 64 96 50 96C36 96 22 92 13 84Z", coat) + path("M50 96C64 96 78 92 87 84C82 74 74 69 64 67L54 96Z", shade)
def skull(): return path("M41 54L59 54L61 68C56 74 44 74 39 68Z", TERRA) + path("M30 38C28 58 39 70 50 70C61 70 72 58 70 38C70 24 30 24 30 38Z", CORAL) + path("M54 70C64 68 72 57 70 38L62 38C64 53 62 64 54 70Z", TERRA)
def eyes(): return circ(42, 49, 2.8, INK) + circ(58, 49, 2.8, INK) + stroke("M38 43C40 41 44 41 46 43M54 43C56 41 60 41 62 43", INK, 2.4)
def smile(w=8): return path(f"M{50-w} 59C{50-w*.5} 61 {50+w*.5} 61 {50+w} 59C{50+w*.8} 66 {50-w*.8} 66 {50-w} 59Z", CREAM) + stroke(f"M{50-w} 59C{50-w*.5} 61 {50+w*.5} 61 {50+w} 59C{50+w*.8} 66 {50-w*.8} 66 {50-w} 59Z", P["oxblood"], 2)
def face_3():
    """A girl with two plaits and a sailor's collar."""
    o = ring(P["sky"]) + bust(CREAM, P["sand"])
    for k in (-1, 1):
        x = lambda v: 50 + k*v
        o += "".join(ell(x(25 + i*.6), 58 + i*8.5, 6.4 - i*.5, 5.6, P["ochre"] if i % 2 else P["terra"]) for i in range(3)) + path(f"M{x(27)} 80L{x(20)} 75L{x(20)} 86ZM{x(27)} 80L{x(34)} 75L{x(34)} 86Z", P["red"])
    o += path("M34 66L50 86L66 66L76 70L56 95L44 95L24 70Z", P["royal"]) + stroke("M31 69.6L50 92L69 69.6", CREAM, 2.2) + skull()
    o += path("M27 52C21 28 34 14 50 14C66 14 79 28 73 52C70 46 69 40 66 35C58 36 50 31 48 26C44 34 36 38 33 39C30 43 29 48 27 52Z", P["ochre"]) + path("M50 14C66 14 79 28 73 52C70 46 69 40 66 35C62 35.4 57 33.6 53.4 31C62 30 64 20 50 14Z", TERRA)
    o += path("M24 28C26 12 38 5 52 5C66 5 75 14 76 27C62 20 38 20 24 28Z", CREAM) + path("M23 30C38 21 62 21 77 29L76 23C62 15 38 15 24 24Z", P["royal"])
    return o + eyes() + smile(7) + "".join(circ(x, y, 1.1, TERRA) for x, y in ((35, 54), (38.4, 56.4), (35.4, 58.4), (62, 56.4), (65, 54), (65, 58.4)))
def face_4():
    """A man in a boater, with a beard."""
    o = ring(P["mint"]) + bust(P["pine"], "#0B3A30") + path("M40 66L50 78L60 66L66 68L52 84L48 84L34 68Z", P["meadow"]) + skull()
    o += path("M29 44C28 62 38 76 50 76C62 76 72 62 71 44L67 46C67 53 64 55 59 55C54 55 46 55 41 55C36 55 33 53 33 46Z", INK)
    o += path("M28 46C26 38 28 32 32 30L68 30C72 32 74 38 72 46L68 46L66 36L34 36L32 46Z", INK)
    o += path("M28 32L30 10C42 6 58 6 70 10L72 32C58 28 42 28 28 32Z", P["goldlt"]) + path("M58 7.4C63 8 67 9 70 10L72 32C68 30.8 64 30 60 29.5Z", P["sun"]) + path("M28 32L28.9 22C42 18 58 18 71.1 22L72 32C58 28 42 28 28 32Z", P["red"])
    o += path("M10 33C10 25 30 26 50 26C70 26 90 25 90 33C90 40 70 34 50 34C30 34 10 40 10 33Z", P["goldlt"]) + path("M10 33C14 36 34 30.6 50 30.6C66 30.6 86 36 90 33C90 40 70 34 50 34C30 34 10 40 10 33Z", P["ochre"]) + "".join(stroke(d, P["ochre"], 1.4) for d in ("M34 13C44 10.6 56 10.6 66 13", "M33 17C44 14.4 56 14.4 67 17"))
    return o + eyes() + path("M42 60.6C46 59 54 59 58 60.6C55 66 45 66 42 60.6Z", CREAM)
def face_5():
    """A woman in a bathing cap with petals, a towel over her shoulders."""
    o = ring(P["goldlt"]) + bust(CORAL, TERRA) + path("M13 84C20 71 30 66 38 65L46 95C32 95 22 92 13 84ZM87 84C80 71 70 66 62 65L54 95C68 95 78 92 87 84Z", P["azure"]) + "".join(stroke(d, CREAM, 3) for d in ("M22 76L40 90", "M30 69L43 81", "M78 76L60 90", "M70 69L57 81")) + skull()
    o += path("M26 50C18 26 32 8 50 8C68 8 82 26 74 50C72 42 70 38 68 36C58 31 42 31 32 36C30 38 28 42 26 50Z", "#FFFFFF") + path("M50 8C68 8 82 26 74 50C72 42 70 38 68 36C65 34.4 62 33.4 58 32.8C70 28 66 14 50 8Z", P["sand"])
    for x, y, r in ((34, 24, 0), (50, 16, 0), (66, 24, 0), (42, 31, 0), (58, 31, 0), (28, 38, 0), (72, 38, 0)):
        o += "".join(circ(x + 4*a, y + 4*b, 2.9, P["red"]) for a, b in ((0, -1), (.95, -.3), (.6, .8), (-.6, .8), (-.95, -.3))) + circ(x, y, 2, P["sun"])
    return o + eyes() + path("M43 60C46 58.6 48.6 58.8 50 59.6C51.4 58.8 54 58.6 57 60C54 65.6 46 65.6 43 60Z", P["red"]) + circ(34, 57, 3.4, P["red"], op=.55) + circ(66, 57, 3.4, P["red"], op=.55)
def face_6():
    """A boy who has pushed a diver's mask up."""
    o = ring(P["lilac"]) + bust(P["sun"], P["ochre"]) + "".join(stroke(d, P["terra"], 3) for d in ("M27 71C38 79 62 79 73 71", "M19 77C34 88 66 88 81 77")) + skull()
    o += path("M26 50C18 30 24 20 32 16L30 8L42 12L50 4L58 11L70 7L68 16C78 22 81 34 74 50L70 50C71 44 70 40 68 36L32 36C30 40 29 44 30 50Z", INK)
    o += path("M24 34C24 22 34 18 50 18C66 18 76 22 76 34L74 37C58 33 42 33 26 37Z", P["asphalt"]) + path("M29 32C29 24 37 21.6 47 21.6L48 29C44 31 34 31.6 29 32ZM71 32C71 24 63 21.6 53 21.6L52 29C56 31 66 31.6 71 32Z", P["azure"]) + path("M31 30C32 25 37 23.4 43 23L36 30.6ZM55 22.6L61 23.4L56 29.6Z", P["sky"])
    o += stroke("M76 30L84 22C88 18 88 12 84 8", P["red"], 4.4)
    return o + eyes() + smile(9) + path("M47 59.6L53 59.6L52.6 62.6L47.4 62.6Z", INK) + circ(33, 57, 3.4, P["red"]) + circ(67, 57, 3.4, P["red"])

# ---- cars ------------------------------------------------------------------------------------
def number(nm, x, y, r=24): return circ(x, y, r, CREAM) + circ(x, y, r, None, stroke=INK, sw=2.4) + numeral(nm, x, y - r*.6, r*1.24, INK)
def wheels(hub, r=33, white=False): return "".join(O.arch(x, r+10) + V.wheel(x, r, hub, white=white) for x in (88, 316))
def ends(): return rect(-2, -50, 22, 9, CREAM, 4) + rect(378, -50, 24, 9, CREAM, 4) + ell(382, -72, 8, 11, CREAM) + ell(384, -72, 6, 9, P["sun"]) + ell(11, -70, 4, 8, P["red"])
def head(at_x, at_y, hat, hair, coat): return path(f"M{at_x-15} {at_y+24}C{at_x-13} {at_y+12} {at_x+13} {at_y+12} {at_x+15} {at_y+24}Z", coat) + circ(at_x, at_y, 13, CORAL) + path(f"M{at_x-14} {at_y+4}C{at_x-17} {at_y-16} {at_x+6} {at_y-18} {at_x+10} {at_y-8}C{at_x+2} {at_y-8} {at_x-6} {at_y-6} {at_x-9} {at_y+8}Z", hair) + hat + circ(at_x+8, at_y, 1.8, INK)
def car_3():
    """An estate car with wooden sides, a canoe on its roof."""
    w1, w2, b = P["ochre"], P["terra"], P["paper"]; o = ""
    for x in (60, 214): o += line(x, -190, x, -158, INK, 5)
    o += path("M-12 -214C40 -184 260 -184 330 -216C320 -188 290 -176 236 -176L76 -176C24 -176 -4 -188 -12 -214Z", P["red"]) + path("M-12 -214C40 -184 260 -184 330 -216L326 -207C262 -178 40 -178 -8 -206Z", CORAL) + line(92, -200, 250, -222, P["sand"], 5) + path("M244 -227L282 -232L284 -222L246 -216Z", P["sand"])
    o += path("M10 -34L10 -130C12 -150 22 -162 44 -162L204 -162C226 -162 236 -156 248 -138L270 -108C330 -106 384 -96 390 -66L390 -34Z", b) + path("M10 -130C12 -150 22 -162 44 -162L204 -162C226 -162 236 -156 248 -138C236 -148 226 -152 206 -152L46 -152C26 -152 16 -144 10 -130ZM270 -108C330 -106 378 -98 387 -74C360 -92 320 -98 262 -98Z", "#FFFFFF")
    o += path("M10 -100L246 -100L246 -44L10 -44Z", w1) + grain("M10 -86L246 -86L246 -44L10 -44Z", w2, 220, 41, (0, 1), (.8, 2.4), 1.2, .9) + "".join(line(x, -100, x, -44, w2, 5) for x in (12, 130, 166, 244)) + line(10, -98, 246, -98, w2, 5) + line(10, -46, 246, -46, w2, 5)
    o += path("M22 -144C26 -150 32 -152 44 -152L92 -152L92 -106L22 -106Z", P["azure"]) + path("M102 -152L160 -152L160 -106L102 -106Z", P["azure"]) + path("M170 -152L202 -152C218 -152 226 -146 234 -134L250 -106L170 -106Z", P["azure"]) + path("M22 -144C26 -150 32 -152 44 -152L62 -152L30 -106L22 -106ZM102 -152L122 -152L102 -122ZM170 -152L186 -152L170 -126Z", P["sky"])
    o += head(206, -128, path("M191 -134C192 -146 218 -148 222 -134Z", CREAM) + line(190, -134, 223, -134, P["royal"], 4), P["ochre"], P["royal"]) + path("M170 -106L256 -106L256 -98L170 -98Z", w2)
    o += wheels(CREAM, 33, True) + ends()
    return o + number("3", 188, -72)
def car_4():
    """A camping bus of two colours, its parasol and chairs on the roof."""
    g1, g2 = P["pine"], CREAM; o = ""
    for x in (70, 210): o += line(x, -222, x, -204, INK, 5)
    o += path("M40 -226L262 -236L268 -230L262 -224L40 -218Z", P["red"]) + "".join(path(f"M{x} {-226-(x-40)*.045:.1f}L{x+22} {-227-(x-40)*.045:.1f}L{x+22} -219L{x} -218Z", CREAM) for x in (66, 118, 170, 222)) + rect(84, -220, 120, 9, P["ochre"], 3)
    o += path("M8 -34L8 -160C8 -192 24 -208 56 -208L296 -208C332 -208 352 -192 364 -152C376 -118 390 -104 390 -70L388 -34Z", g2)
    o += path("M8 -112L120 -112C200 -112 268 -104 330 -84C356 -76 384 -80 390 -76L388 -34L8 -34Z", g1) + grain("M8 -80L388 -70L388 -50L8 -56Z", "#0B3A30", 240, 43, (0, 1), (.8, 2.2), 1.2, .9) + path("M8 -160C8 -192 24 -208 56 -208L296 -208C332 -208 350 -194 360 -164C346 -188 326 -196 294 -196L58 -196C32 -196 16 -184 8 -160Z", "#FFFFFF")
    for x in (26, 98, 170): o += rect(x, -178, 62, 50, P["azure"], 9) + path(f"M{x} -152L{x} -169C{x} -175 {x+4} -178 {x+9} -178L{x+26} -178Z", P["sky"]) + path(f"M{x} -178L{x+62} -178L{x+62} -170C{x+46} -164 {x+16} -164 {x} -170Z", P["red"])
    o += path("M244 -178L296 -178C318 -178 330 -168 338 -148L346 -126L244 -126Z", P["azure"]) + path("M244 -178L266 -178L244 -144Z", P["sky"])
    o += head(294, -150, path("M284 -160L284 -172L304 -172L304 -160Z", P["goldlt"]) + line(284, -162, 304, -162, P["red"], 4) + line(276, -159, 313, -159, P["goldlt"], 3), INK, g1) + path("M240 -128L350 -128L352 -118L240 -116Z", g2)
    o += stroke("M238 -190L238 -42M326 -80L330 -42", INK, 2.2, op=.5) + line(250, -96, 266, -94, CREAM, 4)
    o += wheels(CREAM, 33) + ends()
    return o + number("4", 190, -78)
def car_5():
    """A single-seater of before the war, for fun."""
    return at(28.4, 0, .851, V.racer(body=CREAM, shade=P["azure"], light="#FFFFFF", num="5"))
def car_6():
    """A saloon of uncles, with a rowing boat upside down on it."""
    o = V.saloon(body=P["lilac"], shade=P["plum"], light="#B9A5D0", luggage=False)
    o += line(112, -172, 112, -138, INK, 5) + line(238, -172, 238, -144, INK, 5)
    o += path("M28 -168C44 -206 96 -214 180 -214C264 -214 322 -200 346 -168Z", P["sun"]) + path("M28 -168L346 -168L342 -158L36 -158Z", P["ochre"]) + stroke("M44 -186C120 -198 250 -198 330 -186", P["terra"], 4) + path("M180 -214C264 -214 322 -200 346 -168L300 -168C284 -194 244 -208 180 -214Z", P["ochre"], op=.6)
    return o + number("6", 150, -62, 22)

FACES = {"3": face_3, "4": face_4, "5": face_5, "6": face_6}
CARS = {"3": car_3, "4": car_4, "5": car_5, "6": car_6}
INKS = {"3": (P["ochre"], INK), "4": (P["pine"], CREAM), "5": (P["sky"], INK), "6": (P["plum"], CREAM)}
def dot(nm):
    """Who moved, in the log: the trail's ink and the number of the car."""
    disc, sign = INKS[nm]
    return circ(0, 0, 9, disc) + numeral(nm, 0, -5.6, 11.2, sign)
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, w, h, *k):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(doc(w, h, *k))
    for k in FACES:
        put("portrait_guest_" + k, 100, 100, FACES[k]())
        put("car_guest_" + k, 440, 290, g("translate(24 282)", CARS[k]()))
        put("dot_guest_" + k, 20, 20, g("translate(10 10)", dot(k)))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../icons")
