# SPDX-License-Identifier: MIT
"""Small things that live in the title's picture: smoke, leaves, lamps, what passes on the road.
    python3 living.py <outdir>"""
import os, sys
from palette import P
from svgkit import *
import scenes as SC
INK, CREAM = P["ink"], P["cream"]

def glow(c=P["goldlt"]):
    """Light round a lamp; 64 x 64."""
    return circ(32, 32, 31, c, op=.16) + circ(32, 32, 22, c, op=.22) + circ(32, 32, 13, c, op=.4)
def smoke():
    """A puff; 48 x 48."""
    return circ(17, 29, 14, P["lilac"]) + circ(30, 19, 13, P["lilac"]) + circ(33, 33, 10, P["lilac"]) + circ(15, 24, 8, P["sky"], op=.5) + circ(29, 14, 7, P["sky"], op=.5)
def leaf(c, shade):
    """A leaf of the plane; 24 x 24."""
    return path("M12 1C17 5 22 9 21 14C19 19 15 20 12 23C9 20 5 19 3 14C2 9 7 5 12 1Z", c) + path("M12 1C17 5 22 9 21 14C19 19 15 20 12 23Z", shade)
def sign_relais(shines):
    """The letters of the upright sign, at 88 x 336: brighter, or out."""
    if shines: return g("translate(-1066 -392)", SC.neon("RELAIS", 1110, 414, 37, "#FFFFFF", P["coral"], vertical=True))
    return rect(10, 14, 68, 308, P["navy"], 8) + g("translate(-1066 -392)", SC.neon("RELAIS", 1110, 414, 37, P["lilac"], P["navy"], vertical=True))
def sign_cafe(shines):
    """The same of the sign over the awning; 262 x 62."""
    if shines: return g("translate(-214 252)", SC.neon("CAF\u00c9", 274, -236, 32, "#FFFFFF", P["coral"]))
    return rect(10, 10, 242, 42, P["navy"], 5) + g("translate(-214 252)", SC.neon("CAF\u00c9", 274, -236, 32, P["lilac"], P["navy"]))
def car_away(lamps):
    """A small car seen from behind, wheels at the foot; 200 x 160."""
    o = ell(100, 153, 88, 7, INK, op=.5)
    if lamps: o += path("M30 150L170 150L150 108L50 108Z", P["goldlt"], op=.3)
    for x in (34, 142): o += rect(x, 122, 24, 34, INK, 7)
    o += path("M54 62C58 26 70 14 100 14C130 14 142 26 146 62Z", P["ochre"]) + path("M66 58C69 34 78 26 100 26C122 26 131 34 134 58Z", P["night"]) + path("M66 58C69 34 78 26 92 26L80 58Z", P["asphalt2"])
    o += path("M28 142C20 120 22 84 40 66C60 52 140 52 160 66C178 84 180 120 172 142Z", P["sun"]) + path("M118 56C140 57 154 60 160 66C178 84 180 120 172 142L136 142C150 116 146 78 118 56Z", P["ochre"])
    for k in range(4): o += line(72, 74+k*9, 128, 74+k*9, P["terra"], 3)
    o += rect(24, 128, 152, 9, CREAM, 4) + rect(76, 114, 48, 13, INK, 2)
    for x in (42, 158):
        if lamps: o += circ(x, 108, 17, P["red"], op=.4)
        o += circ(x, 108, 8, P["red"] if lamps else P["oxblood"])
    return o
def cyclist(step):
    """Somebody with a beret and a loaf on a bicycle, from behind; 60 x 120. step: 0 or 1, which pedal is down."""
    a, b = (96, 84) if step else (84, 96)
    o = ell(30, 117, 16, 3, INK, op=.5) + line(30, 76, 30, 115, INK, 5) + line(10, 54, 50, 54, INK, 4) + rect(26, 84, 8, 6, P["red"], 2)
    for x, y, k in ((22, a, -1), (38, b, 1)): o += stroke(f"M{30+k*6} 70L{x} {y-8}L{x} {y}", P["navy"], 8) + line(x-4, y+3, x+4, y+3, INK, 5)
    o += path("M16 74C14 56 16 34 30 32C44 34 46 56 44 74Z", CREAM) + stroke("M17 40L10 54M43 40L50 54", CREAM, 7)
    for y in (42, 51, 60, 69): o += line(17, y, 43, y, P["royal"], 3, "butt")
    o += line(20, 70, 46, 34, P["ochre"], 6) + rect(26, 26, 8, 8, P["terra"]) + circ(30, 20, 10, P["coral"]) + path("M16 16C16 6 44 4 44 14C40 20 20 20 16 16Z", P["ink"])
    return o
def guest():
    """Who stands behind a lit pane; 52 x 92."""
    return path("M8 92C8 66 14 58 26 58C38 58 44 66 44 92Z", P["plum"]) + circ(26, 45, 11, P["plum"]) + line(26, 40, 26, 92, INK, 4, "butt") + line(4, 44, 48, 44, INK, 4, "butt")
def cat(step):
    """A cat on the ridge; 56 x 36. step: 0 or 1, which legs are before."""
    legs = ((12, 6), (18, 22), (38, 34), (43, 47)) if step else ((12, 16), (18, 14), (38, 42), (43, 39))
    o = "".join(line(x, 24, x2, 34, INK, 4) for x, x2 in legs)
    return o + path("M8 20C14 12 34 12 44 14L46 24C36 28 16 28 9 26Z", INK) + stroke("M9 20C2 18 2 8 6 3", INK, 3.6) + circ(48, 12, 7, INK) + path("M42 9L43 1L48 6L52 1L54 9Z", INK) + circ(50, 11, 1.5, P["sun"])
def swallow(step):
    """A swallow; 40 x 28."""
    w = "M2 4C10 4 16 8 20 14C24 8 30 4 38 4C32 8 26 14 22 20L20 26L18 20C14 14 8 8 2 4Z" if step else "M2 22C8 14 14 12 20 13C26 12 32 14 38 22C32 18 26 17 22 19L20 26L18 19C14 17 8 18 2 22Z"
    return path(w, INK)
def meteor():
    """A shooting star; 90 x 40."""
    return path("M88 38L4 6L2 2L8 3Z", CREAM, op=.5) + path("M88 38L40 20L42 17Z", CREAM) + circ(86, 37, 2.6, CREAM)

FILES = {"glow": (64, 64, glow()), "smoke": (48, 48, smoke()), "leaf_green": (24, 24, leaf(P["meadow"], P["green"])), "leaf_brown": (24, 24, leaf(P["ochre"], P["terra"])),
         "relais": (88, 336, sign_relais(True)), "relais_out": (88, 336, sign_relais(False)), "cafe": (262, 62, sign_cafe(True)), "cafe_out": (262, 62, sign_cafe(False)),
         "car_away": (200, 160, car_away(False)), "car_away_lit": (200, 160, car_away(True)), "guest": (52, 92, guest()), "meteor": (90, 40, meteor()),
         **{f"{name}_{k+1}": (w, h, draw(k)) for name, w, h, draw in (("cyclist", 60, 120, cyclist), ("cat", 56, 36, cat), ("swallow", 40, 28, swallow)) for k in (0, 1)}}

def main(out):
    os.makedirs(out, exist_ok=True)
    for name, (w, h, art) in FILES.items():
        with open(f"{out}/{name}.svg", "w") as f: f.write(doc(w, h, art))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../living")
