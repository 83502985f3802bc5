# SPDX-License-Identifier: MIT
"""The opponents' moods, the cars they drive and their signs in the log.  opponents.py <icons dir>
Cars: facing right, ground at y 0, wheels at x 88 and 316, as the saloon and the cabriolet: the ribbon places them alike."""
import math, os, sys
from palette import P
from svgkit import *
import icons as I, vehicles as V
INK, CREAM = P["ink"], P["cream"]
marcel, lea, nino, colette, guest = I.portrait_sunday, I.portrait_opp, I.portrait_rally, I.portrait_ace, I.portrait_guest

def _rep(base, *pairs):
    """Replace exact pieces of a drawing (old, new); an old piece must be there."""
    for old, new in pairs:
        assert old in base, old[:80]
        base = base.replace(old, new, 1)
    return base
ARCS = lambda y=49, c=INK, w=3, dx=8: stroke(f"M{42-4.4} {y+1.4}C{42-2.6} {y-3} {42+2.6} {y-3} {42+4.4} {y+1.4}M{58-4.4} {y+1.4}C{58-2.6} {y-3} {58+2.6} {y-3} {58+4.4} {y+1.4}", c, w)      # laughing eyes
WIDE = lambda y=49, r=4.6: circ(42, y, r, CREAM) + circ(42, y, r, None, stroke=INK, sw=1.6) + circ(42.4, y+.4, 2.1, INK) + circ(58, y, r, CREAM) + circ(58, y, r, None, stroke=INK, sw=1.6) + circ(57.6, y+.4, 2.1, INK)
CROSS = lambda y=44, c=INK, w=3.2: stroke(f"M35.6 {y-2.4}L46 {y+2}M64.4 {y-2.4}L54 {y+2}", c, w)                          # angry brows
WORRY = lambda y=42, c=INK, w=2.8: stroke(f"M36 {y+1.8}C38.6 {y-.6} 42.6 {y-2.6} 45.6 {y-2.4}M64 {y+1.8}C61.4 {y-.6} 57.4 {y-2.6} 54.4 {y-2.4}", c, w)
LAUGH = lambda y=59, c=P["oxblood"], w=10: path(f"M{50-w} {y}C{50-w*.5} {y+2.4} {50+w*.5} {y+2.4} {50+w} {y}C{50+w*.86} {y+12} {50-w*.86} {y+12} {50-w} {y}Z", c) + path(f"M{50-w+.9} {y+.9}C{50-w*.5} {y+2.9} {50+w*.5} {y+2.9} {50+w-.9} {y+.9}L{50+w-2.2} {y+3.9}C{50+w*.4} {y+5.4} {50-w*.4} {y+5.4} {50-w+2.2} {y+3.9}Z", "#FFFFFF")
WAVY = lambda y=63, c=P["oxblood"], w=3: stroke(f"M42 {y+1}C44 {y-2} 46.4 {y-2} 48 {y}C49.6 {y+2} 52 {y+2} 53.4 {y}C54.8 {y-2} 57 {y-1.6} 58.4 {y+1}", c, w)
SOUR = lambda y=64, c=P["oxblood"], w=3: stroke(f"M43 {y+2}C46 {y-1.4} 54 {y-1.4} 57 {y+2}", c, w)
DROP = lambda x=78, y=44: path(f"M{x} {y-9}C{x+4} {y-3} {x+5.4} {y} {x+5.4} {y+2.6}C{x+5.4} {y+9} {x-5.4} {y+9} {x-5.4} {y+2.6}C{x-5.4} {y} {x-4} {y-3} {x} {y-9}Z", P["sky"], stroke=P["sea"], sw=1.8) + path(f"M{x-2.6} {y+2.6}C{x-2.6} {y+4.4} {x-1.6} {y+5.4} {x-.4} {y+5.6}", None, stroke=CREAM, sw=1.6)
BLUSH = lambda y=57: circ(34, y, 4.4, P["red"], op=.55) + circ(66, y, 4.4, P["red"], op=.55)
def express(nm, mood):
    """mood: pleased or stung.  The head stays, brows, eyes and mouth change; stung adds a drop."""
    p = mood == "pleased"
    if nm == "marcel":
        b = marcel(); eyes = stroke("M36 48C38 45 43 45 45 48M55 48C57 45 62 45 64 48", INK, 3.2); mo = path("M50 58C44 56 36 60 33 67C40 69 46 67 50 64C54 67 60 69 67 67C64 60 56 56 50 58Z", CREAM)
        return _rep(b, (eyes, ARCS(47.4, INK, 3.4)), (mo, LAUGH(62.4, P["oxblood"], 8) + path("M50 57C44 54 35 56 29.6 61C36 67 45 66.4 50 62.6C55 66.4 64 67 70.4 61C65 56 56 54 50 57Z", CREAM))) if p else _rep(b, (eyes, WIDE(48.6, 4.4)), (mo, path("M50 59C45 57 36.6 62 34 72C41 72.4 46.4 69 50 65.4C53.6 69 59 72.4 66 72C63.4 62 55 57 50 59Z", CREAM))) + WORRY(43.4, P["paper"], 3.2) + DROP(82, 56)
    if nm == "lea":
        b = lea(); gl = rect(32, 42, 15, 11, INK, 5) + rect(53, 42, 15, 11, INK, 5) + line(47, 45, 53, 45, INK, 3); mo = path("M43 60C47 62 53 62 57 60C54 66 46 66 43 60Z", P["red"])
        if p: return _rep(b, (gl, gl + path("M35 50L40 43L43 43L38 50ZM56 50L61 43L64 43L59 50Z", CREAM, op=.75)), (mo, LAUGH(57.6, P["red"], 9.4))) + BLUSH(58)
        return _rep(b, (gl, WORRY(38.6, P["ochre"], 2.6) + circ(41, 44.6, 2.6, INK) + circ(59, 44.6, 2.6, INK) + g("translate(0 6.4) rotate(4 50 48)", gl)), (mo, SOUR(64.4, P["red"], 3.2))) + DROP(80, 40)
    if nm == "nino":
        b = nino(); br = stroke("M36 45L45 47M64 45L55 47", INK, 3.4); ey = circ(42, 51, 2.8, INK) + circ(58, 51, 2.8, INK); mu = path("M50 60C45 58 40 60 37 63C42 64 46 64 50 62C54 64 58 64 63 63C60 60 55 58 50 60Z", INK); mo = stroke("M45 67C48 69 53 69 56 66", INK, 2.4)
        if p: return _rep(b, (br, stroke("M36 44.6C39 41.6 43.6 41.8 46 44M64 43C61 40 56.4 40.6 54 43", INK, 3.2)), (ey, ARCS(50)), (mu, LAUGH(62.6, P["oxblood"], 8) + path("M50 59C46 57 41 60 38 61.6C36.4 60.4 35 58.4 34.6 56.6C33 61 35.4 64.4 40 64.6C44.4 64.8 47.6 64 50 62C52.4 64 55.6 64.8 60 64.6C64.6 64.4 67 61 65.4 56.6C65 58.4 63.6 60.4 62 61.6C59 60 54 57 50 59Z", INK)), (mo, ""))
        return _rep(b, (br, CROSS(45.4, INK, 3.8)), (ey, circ(42, 51.6, 2.6, INK) + circ(58, 51.6, 2.6, INK) + BLUSH(58)), (mo, SOUR(66.6, INK, 2.8))) + DROP(84, 52)
    if nm == "colette":
        b = colette(); e1 = circ(50-12, 49.6, 2.8, INK); e2 = circ(50+12, 49.6, 2.8, INK); li = path("M42 62C45 60 48 60 50 61C52 60 55 60 58 62C55 67 45 67 42 62Z", P["oxblood"])
        ar = lambda x: stroke(f"M{x-4} 51C{x-2.4} 47 {x+2.4} 47 {x+4} 51", INK, 2.6)
        if p: return _rep(b, (e1, ar(38)), (e2, ar(62)), (li, LAUGH(60.4, P["oxblood"], 9))) + circ(31, 61, 3.4, P["red"], op=.5) + circ(69, 61, 3.4, P["red"], op=.5)
        return _rep(b, (e1, circ(38, 49.8, 2, INK)), (e2, circ(62, 49.8, 2, INK)), (li, ell(50, 64, 3.8, 4.6, P["oxblood"]) + ell(50, 64.6, 1.8, 2.6, INK))) + stroke("M30 36.4C33 33.4 39 33.2 42 35.4M70 36.4C67 33.4 61 33.2 58 35.4", P["stone"], 2.8) + DROP(84, 60)
    if nm == "guest":
        b = guest(); ey = circ(42, 49, 2.8, INK) + circ(58, 49, 2.8, INK) + stroke("M38 43C40 41 44 41 46 43M54 43C56 41 60 41 62 43", INK, 2.4); mo = path("M41 58C46 60 54 60 59 58C57 66 43 66 41 58Z", CREAM) + stroke("M41 58C46 60 54 60 59 58C57 66 43 66 41 58Z", P["oxblood"], 2)
        return _rep(b, (ey, ARCS(49)), (mo, LAUGH(57.4, P["oxblood"], 10))) if p else _rep(b, (ey, WIDE(49.4, 4.2) + WORRY(43, INK, 2.6)), (mo, WAVY(62))) + DROP(82, 54)

def h_marcel():
    o = path("M-22 44C-20 24 -8 20 4 20C18 20 26 28 28 44Z", P["ochre"]) + path("M6 20L16 44L24 36L14 20Z", CREAM) + path("M13 22L22 26L16 32Z", P["green"])
    o += circ(0, 0, 20, P["coral"]) + circ(19, 3, 4.6, P["terra"]) + path("M-20 -4C-22 8 -16 16 -9 18L-5 -2Z", CREAM) + path("M6 9C12 5 20 6 25 12C18 16 10 16 6 14Z", CREAM) + stroke("M8 -3C10 -5.4 13 -5.4 15 -3", INK, 3) + circ(9, 7, 3.6, P["red"], op=.8)
    return o + path("M-34 -6C-20 -11 22 -12 36 -6C28 -1 -24 0 -34 -6Z", P["goldlt"]) + path("M-20 -8L-17 -27C-8 -31 10 -31 18 -27L20 -8C8 -5 -8 -5 -20 -8Z", P["sun"]) + path("M-20 -8L-18.4 -17C-8 -13 8 -13 19 -17L20 -8C8 -5 -8 -5 -20 -8Z", P["red"])
def h_lea():
    o = path("M-22 44C-20 26 -10 20 2 20C16 20 24 30 26 44Z", CREAM) + circ(0, 0, 20, P["coral"]) + path("M-14 -14C-26 -6 -26 12 -16 24C-10 20 -8 10 -10 -2Z", P["sun"]) + circ(20, 3, 3.6, P["terra"])
    o += path("M-21 2C-24 -14 -12 -25 3 -24C14 -23 20 -16 20 -9C10 -14 0 -14 -6 -8C-12 -2 -14 6 -12 14C-18 12 -20 8 -21 2Z", P["royal"]) + path("M-18 10C-34 8 -46 2 -60 8C-52 12 -54 18 -58 24C-40 24 -26 20 -14 16Z", P["royal"]) + "".join(circ(x, y, 2.3, CREAM) for x, y in ((-10, -15), (0, -20), (10, -17), (-16, -4), (-30, 14), (-44, 14)))
    return o + rect(4, -6, 18, 10, INK, 5) + line(-8, -3, 6, -2, INK, 3) + path("M10 11C14 12 17 11 19 9C18 14 13 16 10 11Z", P["red"])
def h_nino():
    o = path("M-24 44C-22 26 -10 20 2 20C16 20 26 28 28 44Z", P["navy"]) + path("M-4 20C4 26 14 26 20 20L22 27C14 32 0 32 -6 27Z", CREAM) + path("M-4 22C-22 22 -32 14 -48 20C-40 24 -42 30 -48 34C-30 36 -14 34 0 29Z", P["red"])
    o += circ(0, 0, 20, P["coral"]) + circ(20, 4, 4, P["terra"]) + path("M-21 6C-26 -18 -8 -26 4 -25C16 -24 23 -16 22 -8L6 -8C2 -4 0 2 2 16C-4 20 -14 18 -21 6Z", P["oxblood"]) + path("M6 9C12 7 18 8 23 5C22 12 14 14 6 12Z", INK) + stroke("M8 -3L15 -1", INK, 3) + circ(14, 1, 2.3, INK)
    return o + path("M-22 -9L22 -13L22 -8L-21 -4Z", INK) + path("M4 -20C10 -22 22 -20 23 -13C23 -7 12 -6 5 -8Z", P["gold"]) + path("M8 -17C12 -18 19 -17 19.6 -13C19 -10 12 -9.4 8.6 -10.4Z", P["azure"])
def h_colette():
    o = path("M-24 44C-22 26 -10 20 2 20C16 20 26 28 28 44Z", P["royal"]) + "".join(circ(x, y, 2.7, CREAM) for x, y in ((-8, 20), (-3, 23.4), (3, 24.6), (9, 23.8), (14, 20.6)))
    o += circ(0, 0, 20, P["coral"]) + circ(20, 4, 3.6, P["terra"]) + path("M-22 4C-30 -14 -12 -30 4 -26C18 -26 24 -14 19 -7C12 -12 4 -12 -2 -8C-6 -4 -6 4 -8 12C-14 18 -20 14 -22 4Z", CREAM) + circ(-19, -15, 10, CREAM) + stroke("M-24 -15C-22 -20 -15 -20 -14 -14M-10 -18C-4 -23 6 -23 12 -19", P["stone"], 2.4)
    o += path("M2 -5L18 -4C24 -8 24 -9 26 -10C26 -2 22 5 13 5C6 5 2 1 2 -5Z", INK) + path("M6 -2.4L16 -1.6C18 -2.4 19 -3 20 -3.6C19 0 17 2 13 2C9 2 6.6 .6 6 -2.4Z", CREAM) + circ(14, 0, 1.9, INK) + line(-8, -5, 3, -4, INK, 2.6)
    return o + path("M11 12C14 10.6 17 11 19 9.4C18.6 14 13.6 15.6 11 12Z", P["oxblood"]) + circ(-5, 9, 2.6, P["gold"])
def h_guest():
    o = path("M-24 44C-22 26 -10 20 2 20C16 20 26 28 28 44Z", CREAM) + stroke("M-19 29C-6 23 10 23 22 29M-22.6 37C-8 31 12 31 26.6 37", P["royal"], 4, "butt")
    o += path("M-19 12C-26 -12 -8 -22 4 -21C14 -20 18 -12 16 -6L-2 -2L-8 14Z", INK) + circ(1, 1, 19, P["coral"]) + path("M-19 10C-24 -10 -8 -20 4 -19L12 -10L-4 -8L-9 12C-13 16 -17 14 -19 10Z", INK) + circ(20, 4, 3.8, P["terra"]) + circ(12, -1, 2.5, INK) + stroke("M8 -6C10 -8 14 -8 16 -6.4", INK, 2.4) + path("M6 9C10 11 16 10.6 19 8C18.6 15 9 16.6 6 9Z", CREAM) + stroke("M6 9C10 11 16 10.6 19 8C18.6 15 9 16.6 6 9Z", P["oxblood"], 1.6) + circ(5, 7, 3.2, P["red"], op=.7)
    return o + path("M-34 -12C-34 -26 -10 -34 10 -31C26 -28 30 -18 24 -12C10 -8 -16 -7 -28 -8C-32 -8 -34 -10 -34 -12Z", P["green"]) + path("M-28 -14C-24 -24 -12 -29 0 -29C-10 -26 -16 -20 -18 -12Z", P["meadow"]) + path("M0 -31C0 -36 3 -37 5 -37L6 -31Z", P["pine"])
def spoked(x, r, hub):
    o = circ(x, -r, r, INK) + circ(x, -r, r*.74, P["asphalt2"]) + circ(x, -r, r*.68, CREAM)
    for a in range(0, 180, 20): o += line(*pt(x, -r, r*.66, a), *pt(x, -r, r*.66, a+180), hub, 2.2)
    return o + circ(x, -r, r*.2, hub) + circ(x, -r, r*.88, None, stroke=P["asphalt2"], sw=1.6)
def arch(x, r): return path(f"M{x-r} -28C{x-r} {-28-r*1.28} {x+r} {-28-r*1.28} {x+r} -28Z", INK)
def car_marcel():
    """An upright open tourer of 1928, kept like new: green with black wings, hamper behind."""
    g1, g2, g3 = P["green"], P["pine"], P["meadow"]; o = ""
    o += line(-6, -74, 34, -70, INK, 5) + rect(-10, -116, 44, 40, P["ochre"], 4) + "".join(line(-10, y, 34, y, P["terra"], 2) for y in (-106, -96, -86)) + path("M-6 -116C4 -126 22 -126 32 -116L26 -106L14 -116L4 -106Z", CREAM) + path("M4 -119L10 -116L6 -111ZM20 -119L26 -116L22 -111Z", P["red"])
    o += path("M36 -106C30 -124 44 -138 66 -138L104 -132C112 -130 112 -122 104 -120L64 -114Z", P["terra"]) + stroke("M44 -118C60 -124 80 -124 102 -124", P["oxblood"], 3)                               # folded hood
    o += at(168, -140, 1, h_marcel()) + stroke("M206 -116L188 -112", P["coral"], 8) + stroke("M210 -130L200 -98", INK, 5)
    body = "M34 -52L34 -108C34 -114 40 -116 48 -116L122 -112C126 -100 140 -98 150 -98L196 -98C206 -98 212 -104 222 -104L352 -100C360 -100 364 -96 364 -90L366 -46L34 -46Z"
    o += path(body, g1) + path("M34 -108C34 -114 40 -116 48 -116L122 -112C126 -100 140 -98 150 -98L196 -98C206 -98 212 -104 222 -104L352 -100C360 -100 364 -96 364 -90L222 -94C212 -94 206 -88 196 -88L148 -88C134 -88 122 -92 116 -102L48 -106C42 -106 38 -104 34 -100Z", g3)
    o += path("M34 -70L366 -66L366 -46L34 -46Z", g2) + grain("M34 -88L364 -84L366 -66L34 -70Z", g2, 240, 3, (0, 1), (.8, 2.2), 1.2, .9)
    o += stroke("M40 -78L360 -76", P["goldlt"], 3) + stroke("M126 -96L130 -48M194 -92L192 -48M222 -102L222 -48", INK, 2.2, op=.55) + line(176, -82, 188, -82, P["goldlt"], 4)
    for x in range(246, 340, 13): o += line(x, -88, x, -60, INK, 3, op=.6)
    o += path("M216 -104L226 -150C232 -152 236 -150 236 -146L228 -104Z", P["sky"]) + stroke("M217 -104L227 -150", P["gold"], 4)
    o += rect(358, -106, 14, 62, P["gold"], 4) + "".join(line(362+i*3.4, -100, 362+i*3.4, -50, P["ochre"], 1.4) for i in range(3)) + path("M360 -106L365 -118L370 -106Z", P["gold"])
    o += circ(226, -52, 30, INK) + circ(226, -52, 20, P["asphalt2"]) + circ(226, -52, 18, CREAM) + circ(226, -52, 6, P["red"])
    for x in (88, 316): o += spoked(x, 38, P["red"])
    o += path("M26 -46C28 -86 60 -94 92 -92C124 -90 138 -66 150 -40L262 -40C270 -70 288 -92 320 -92C352 -92 378 -76 386 -50L374 -44C362 -68 346 -78 318 -78C292 -78 282 -54 276 -28L142 -28C132 -56 118 -78 90 -78C62 -78 46 -66 38 -42Z", INK) + path("M28 -56C34 -84 62 -92 92 -91C116 -89 130 -74 140 -58C126 -74 112 -84 90 -84C62 -84 44 -74 28 -56ZM262 -44C272 -72 290 -91 320 -91C350 -91 372 -78 382 -60C364 -76 346 -83 318 -83C292 -83 276 -66 262 -44Z", P["asphalt2"])
    o += line(372, -84, 378, -72, INK, 5) + circ(382, -88, 14, P["gold"]) + ell(388, -88, 8, 13, P["goldlt"]) + ell(20, -66, 5, 7, P["red"]) + circ(344, -96, 0.1, INK)
    return o
def car_lea():
    """The red cabriolet she has always driven; the dotted scarf flies."""
    o = I.cabriolet()
    old = path("M150 -100C152 -122 164 -130 178 -130C194 -130 204 -120 206 -98Z", P["navy"]) + circ(180, -146, 18, P["coral"]) + path("M198 -158C186 -172 158 -166 158 -146C158 -132 150 -128 140 -122C156 -120 170 -124 174 -136C170 -150 178 -158 198 -158Z", P["sun"]) + rect(182, -152, 17, 9, INK, 4.5)
    return _rep(o, (old, at(178, -134, 1, h_lea()) + stroke("M200 -104L222 -112", P["coral"], 8)))
def car_nino():
    """A low rally berlinette in plum with two cream stripes, number 21 and every lamp he could buy."""
    b1, b2, b3 = P["plum"], "#3A2852", P["lilac"]; o = ""
    o += circ(98, -118, 30, INK) + circ(98, -118, 18, P["asphalt2"]) + rect(68, -122, 60, 20, P["oxblood"], 4) + rect(64, -120, 70, 6, P["gold"], 3)
    B = "M6 -46C2 -70 12 -88 40 -96C76 -108 104 -148 152 -160C190 -167 222 -160 248 -122C256 -108 264 -103 280 -100C334 -94 376 -86 392 -62C396 -52 394 -42 388 -34L364 -26L36 -26Z"
    o += path(B, b1) + path("M40 -96C76 -108 104 -148 152 -160C190 -167 222 -160 248 -122C226 -148 200 -154 158 -148C116 -138 84 -100 22 -86C26 -90 32 -94 40 -96ZM280 -100C334 -94 376 -86 392 -62C372 -80 330 -88 272 -94C268 -98 274 -101 280 -100Z", b3)
    o += path("M4 -60L394 -54C395 -46 392 -40 388 -34L364 -26L36 -26L6 -46C4 -50 4 -56 4 -60Z", b2) + grain("M6 -80L390 -74L394 -54L4 -60Z", b2, 260, 4, (0, 1), (.8, 2.2), 1.2, .9)
    o += path("M118 -104C130 -126 142 -138 160 -143L160 -100L112 -100Z", INK) + path("M168 -146C204 -152 226 -138 242 -101L168 -99Z", P["azure"]) + path("M124 -106C134 -124 142 -132 150 -136L138 -106Z", P["sea"])
    o += at(204, -117, .88, h_nino()) + path("M160 -101L246 -103L246 -82L160 -82Z", b1) + path("M164 -101L244 -103L246 -96L162 -94Z", b3) + stroke("M168 -146C204 -152 226 -138 242 -102", b2, 3)
    o += path("M20 -84C100 -92 260 -96 384 -74L388 -68C260 -88 100 -84 14 -76Z", CREAM) + path("M12 -71C100 -79 260 -83 391 -63L392 -58C260 -78 100 -74 10 -66Z", CREAM)
    o += circ(168, -62, 23, CREAM) + numeral("2", 159, -75, 26, INK, 5) + numeral("1", 176, -75, 26, INK, 5)
    o += stroke("M242 -104C246 -78 246 -56 240 -34M124 -100C120 -80 122 -60 128 -40", INK, 2.2, op=.5)
    for x in (88, 316):
        o += arch(x, 44) + circ(x, -34, 34, INK) + circ(x, -34, 19, P["stone"]) + circ(x, -34, 17, P["asphalt"]) + "".join(circ(*pt(x, -34, 11, a), 3.4, CREAM) for a in range(0, 360, 60)) + circ(x, -34, 4, CREAM)
    o += path("M30 -34L22 -10L34 -8L42 -28Z", INK) + rect(-2, -52, 22, 8, P["stone"], 4) + ell(9, -70, 4, 8, P["red"]) + path("M26 -26L-4 -18L-2 -12L34 -20Z", P["stone"])
    o += ell(384, -70, 9, 12, CREAM) + ell(386, -70, 7, 10, P["sun"])
    for x, y in ((394, -46), (380, -40)): o += circ(x, y, 10, INK) + ell(x+3, y, 7, 9, P["goldlt"])
    return o + stroke("M36 -98L28 -150", INK, 2.6) + path("M28 -150L-8 -143L28 -134Z", P["red"])
def car_colette():
    """A long drophead in midnight blue and gold: cream hood folded, a star on the bonnet."""
    b1, b2, b3 = P["navy"], INK, P["royal"]; o = ""
    o += path("M34 -104C30 -128 60 -136 100 -132C124 -130 138 -122 140 -104Z", CREAM) + path("M38 -112C58 -122 108 -122 138 -112L140 -104L34 -104Z", P["sand"]) + stroke("M54 -124C76 -130 108 -128 128 -118", P["sand"], 3)
    o += at(178, -136, 1, h_colette()) + stroke("M204 -106L226 -114", CREAM, 9) + stroke("M226 -122L218 -100", INK, 5)
    B = "M-6 -48C-10 -74 2 -94 34 -102C70 -108 110 -108 142 -102L232 -102C262 -108 342 -108 372 -98C392 -92 398 -74 396 -54L390 -36L366 -28L20 -28Z"
    o += path(B, b1) + path("M34 -102C70 -108 110 -108 142 -102L232 -102C262 -108 342 -108 372 -98C386 -94 393 -84 395 -74C386 -88 366 -96 340 -97C300 -99 262 -97 234 -93L142 -93C110 -99 66 -99 36 -92C18 -88 8 -80 0 -70C4 -86 14 -98 34 -102Z", b3)
    o += path("M-7 -58L396 -56L390 -36L366 -28L20 -28L-6 -48Z", b2) + grain("M-6 -78L396 -76L396 -56L-7 -58Z", b2, 260, 6, (0, 1), (.8, 2.2), 1.2, .9)
    o += path("M-2 -66C20 -84 150 -78 170 -54C120 -70 60 -66 30 -48L-4 -50ZM236 -54C262 -90 350 -94 396 -60L394 -48C350 -70 300 -74 262 -46Z", b3, op=.75)
    o += stroke("M4 -78C100 -90 270 -90 392 -76", P["gold"], 4) + stroke("M146 -100C142 -78 144 -58 150 -40M232 -100C236 -78 234 -58 228 -40", INK, 2.2, op=.6) + line(206, -88, 222, -88, P["goldlt"], 4)
    o += path("M234 -102L250 -140C256 -142 262 -140 262 -134L256 -104Z", P["sky"]) + stroke("M236 -102L251 -140", P["gold"], 4)
    for x in (88, 316): o += arch(x, 45) + V.wheel(x, 35, P["gold"], white=True)
    o += rect(-18, -52, 26, 10, P["gold"], 5) + rect(384, -50, 26, 10, P["gold"], 5) + rect(130, -32, 146, 6, P["gold"], 3)
    o += path("M386 -98L396 -94L400 -52L390 -50Z", P["gold"]) + path("M390 -92L394 -90L397 -56L393 -56Z", P["ochre"]) + circ(378, -78, 13, P["gold"]) + ell(382, -78, 8, 12, P["goldlt"]) + star(378, -112, 13, P["gold"]) + line(378, -102, 378, -96, P["ochre"], 3) + ell(0, -74, 4, 8, P["red"])
    return o
def car_guest():
    """A beach car with a fringed awning and a landing net: whoever sits beside you has brought the sea."""
    b1, b2, b3 = P["coral"], P["terra"], "#F9B08C"; o = ""
    o += stroke("M70 -100L20 -226", P["ochre"], 4) + path("M2 -226C-14 -250 12 -270 30 -252C44 -240 36 -222 20 -224Z", None, stroke=P["ochre"], sw=4) + "".join(stroke(d, CREAM, 1.6) for d in ("M4 -246L30 -228", "M10 -256L34 -240", "M26 -256L4 -234", "M34 -246L14 -226"))
    o += stroke("M64 -96L70 -188M262 -104L250 -186", INK, 5)
    o += at(196, -128, .96, h_guest()) + stroke("M222 -104L242 -112", P["coral"], 8) + stroke("M240 -120L234 -98", INK, 5)
    o += path("M96 -84C92 -116 104 -126 124 -124L136 -84Z", P["ochre"]) + "".join(line(100+i*8, -118, 102+i*8, -88, P["terra"], 2) for i in range(4))
    B = "M8 -46C4 -70 12 -92 42 -96L96 -98C110 -98 116 -84 128 -78L196 -74C216 -72 224 -100 244 -104C300 -108 366 -98 386 -72C394 -58 394 -46 388 -36L364 -28L34 -28Z"
    o += path(B, b1) + path("M42 -96L96 -98C110 -98 116 -84 128 -78L196 -74C216 -72 224 -100 244 -104C300 -108 366 -98 386 -72C366 -90 300 -98 248 -94C232 -90 224 -64 198 -64L124 -68C110 -72 104 -88 94 -88L44 -86C30 -86 20 -80 12 -68C14 -84 24 -94 42 -96Z", b3)
    o += path("M6 -58L392 -56C393 -48 392 -42 388 -36L364 -28L34 -28L8 -46C6 -50 6 -54 6 -58Z", b2) + grain("M6 -74L390 -72L392 -56L6 -58Z", b2, 240, 9, (0, 1), (.8, 2.2), 1.2, .9)
    o += stroke("M14 -66C60 -76 96 -74 124 -58L200 -56C224 -62 300 -78 388 -62", CREAM, 3.6)
    o += path("M236 -102L246 -128C252 -130 258 -128 258 -122L250 -103Z", P["sky"])
    for x in (88, 316): o += arch(x, 43) + V.wheel(x, 33, CREAM, white=True)
    o += rect(-6, -50, 26, 8, CREAM, 4) + rect(382, -48, 22, 8, CREAM, 4) + ell(382, -72, 8, 11, CREAM) + ell(384, -72, 6, 9, P["sun"]) + ell(11, -70, 4, 8, P["red"])
    # awning: stripes and fringe
    k = 9; x0, x1 = 48, 276
    top = lambda t: -206-16*math.sin(math.pi*t)
    for i in range(k):
        a, b = i/k, (i+1)/k; xa, xb = x0+(x1-x0)*a, x0+(x1-x0)*b; c = CREAM if i % 2 == 0 else P["red"]
        o += poly([(xa, top(a)), (xb, top(b)), (xb, -184), (xa, -184)], c) + path(f"M{n(xa)} -184L{n(xb)} -184C{n(xb)} -172 {n(xa)} -172 {n(xa)} -184Z", c)
    o += stroke(f"M{x0} -184L{x1} -184", P["oxblood"], 2.4, op=.5) + path(f"M{x0} -206L{x0} -184L{x0-3} -184ZM{x1-26} {n(top(.9))}L{x1} -206L{x1} -184L{x1-14} -184Z", INK, op=.18)
    return o
CARS = {"marcel": car_marcel, "lea": car_lea, "nino": car_nino, "colette": car_colette, "guest": car_guest}
INKS = {"marcel": ("Marcel", P["meadow"], P["green"]), "lea": ("L\u00e9a", P["red"], P["red"]), "nino": ("Nino", P["lilac"], P["plum"]), "colette": ("Colette", P["sun"], P["navy"]), "guest": ("Guest", P["coral"], P["terra"])}
def dot(nm, r=8):
    """Who moved, in the log: the trail's colour and a sign of its own (you: azure, no sign)."""
    if nm == "you": return at(0, 0, r/8, circ(0, 0, 8, P["azure"]))
    c = INKS[nm][1]; t = INK if nm in ("colette", "marcel", "guest", "nino") else CREAM
    s = {"marcel": circ(0, 0, 3.2, t), "lea": rect(-4.6, -1.6, 9.2, 3.2, t), "nino": path("M-2.6 -4.4L3 0L-2.6 4.4", None, stroke=t, sw=2.6, cap="butt", join="miter"), "colette": star(0, .2, 5.6, t, 5, .42), "guest": path("M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6", None, stroke=t, sw=2.6, cap="butt")}[nm]
    return at(0, 0, r/8, circ(0, 0, 8, c), s)
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(nm, w, h, *k):
        with open(f"{out}/{nm}.svg", "w") as f: f.write(doc(w, h, *k))
    names = {"marcel": "sunday", "lea": "opponent", "nino": "rally", "colette": "ace", "guest": "guest"}
    for k, file in names.items():
        for m in ("pleased", "stung"): put(f"portrait_{file}_{m}", 100, 100, express(k, m))
        put("car_" + file, 440, 290, g("translate(24 282)", CARS[k]()))
    for k in ("you", *names): put("dot_" + names.get(k, k), 20, 20, g("translate(10 10)", dot(k, 9)))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../icons")
