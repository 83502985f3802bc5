# SPDX-License-Identifier: MIT
"""Where somebody looks: small pictures that are laid over a face.  eyes.py <portraits dir>
A face and a bust have the same head (100 x 100 units), so one set serves both.  Each picture has only the part of the head in
BOX; it covers the eyes of the face with skin, or glass, and draws them in another pose.
`eyes_NAME_shut`, `_left` and `_right` (of the screen), `_down`."""
import os, sys
from palette import P
from svgkit import *
from regulars import BROWN, OLIVE
INK, CREAM, CORAL, TERRA = P["ink"], P["cream"], P["coral"], P["terra"]
BOX = (26, 36, 48, 24)
POSES = ("shut", "left", "right", "down")
SIDE = {"left": -1, "right": 1}

def over(top, ground, part):
    """The colour of an ink laid thinly over another: of glass over skin."""
    rgb = [[int(c[i:i+2], 16) for i in (1, 3, 5)] for c in (top, ground)]
    return "#" + "".join(f"{round(a*part + b*(1-part)):02X}" for a, b in zip(*rgb))

class Eyes:
    """x: of the left eye and the right eye; lid: what is drawn over open eyes, and goes along with them by a part of the way."""
    def __init__(self, y, r, skin=CORAL, x=(42, 58), lid="", go=3.2, cover=None, wide=3.9, along=0):
        self.y, self.r, self.skin, self.x, self.lid, self.go, self.wide, self.along = y, r, skin, x, lid, go, wide, along
        self.cover = cover or "".join(rect(x_-4.7, y-4.2, 9.4, 8, skin, 3) if lid else circ(x_, y, r+1, skin) for x_ in x)
    def line(self, y, deep, w=2.4, col=INK):
        return stroke("".join(f"M{n(x-self.wide)} {n(y)}C{n(x-self.wide*.5)} {n(y+deep)} {n(x+self.wide*.5)} {n(y+deep)} {n(x+self.wide)} {n(y)}" for x in self.x), col, w)
    def dots(self, dx=0, dy=0, r=None): return "".join(circ(x+dx, self.y+dy, r or self.r, INK) for x in self.x)
    def draw(self, pose):
        if pose == "shut": return self.cover + self.line(self.y+.6, 3, 2.5)
        if pose == "down":
            half = "".join(path(f"M{n(x-self.r)} {n(self.y+.9)}C{n(x-self.r)} {n(self.y+1+self.r*1.5)} {n(x+self.r)} {n(self.y+1+self.r*1.5)} {n(x+self.r)} {n(self.y+.9)}Z", INK) for x in self.x)
            return self.cover + half + self.line(self.y+.4, .9, 2)
        way = self.go*SIDE[pose]
        return self.cover + self.dots(way) + (g(f"translate({n(way*self.along)} 0)", self.lid) if self.along else self.lid)

class Smiling(Eyes):
    """Eyes that smile shut: they open to look aside."""
    def __init__(self, y, arc, rest, **k):
        super().__init__(y, 2.5, **k); self.arc, self.rest = arc, rest
    def draw(self, pose):
        if pose == "shut": return self.cover + self.line(self.y-.4, 3, 2.6)
        if pose == "down": return self.cover + self.arc(1.6)
        return self.cover + self.dots(2.6*SIDE[pose], .8, 2.3) + self.arc(-1.6)

class Shades:
    """Dark glasses: the head turns a little, light runs over them, and they slip when she looks down."""
    def draw(self, pose):
        glass = lambda dx, dy: g(f"translate({n(dx)} {n(dy)})", rect(32, 42, 15, 11, INK, 5) + rect(53, 42, 15, 11, INK, 5) + line(47, 45, 53, 45, INK, 3))
        skin = rect(31.4, 41.4, 16.2, 12.2, CORAL, 5.4) + rect(52.4, 41.4, 16.2, 12.2, CORAL, 5.4) + rect(45, 43, 10, 4, CORAL)
        glint = lambda x, w: path(f"M{n(x)} 50.6L{n(x+4)} 44L{n(x+4+w)} 44L{n(x+w)} 50.6Z", CREAM, op=.8)
        if pose == "shut": return glint(35, 4.4) + glint(56, 4.4)
        if pose == "down": return skin + stroke("M35 40.4C37.6 38.8 41.6 39 44 40.4M56 40.4C58.4 39 62.4 38.8 65 40.4", P["ochre"], 2.2) + circ(40, 44.4, 2.2, INK) + circ(60, 44.4, 2.2, INK) + glass(0, 3.4)
        s = SIDE[pose]
        return skin + glass(1.4*s, 0) + g(f"translate({n(1.4*s)} 0)", glint(34 if s < 0 else 38.4, 2), glint(55 if s < 0 else 59.4, 2))

HORN = over(CREAM, CORAL, .5)
BLUE = over(P["sky"], CORAL, .5)
MARCEL = lambda dy: stroke(f"M36 {n(48+dy)}C38 {n(45+dy)} 43 {n(45+dy)} 45 {n(48+dy)}M55 {n(48+dy)}C57 {n(45+dy)} 62 {n(45+dy)} 64 {n(48+dy)}", INK, 3.2 if dy > -1 else 2.4)
ROCH = lambda dy: stroke(f"M37.6 {n(50.6+dy)}C39 {n(48.4+dy)} 43 {n(48.4+dy)} 44.4 {n(50.6+dy)}M55.6 {n(50.6+dy)}C57 {n(48.4+dy)} 61 {n(48.4+dy)} 62.4 {n(50.6+dy)}", INK, 2.6 if dy > -1 else 2)
NINO = stroke("M36 45L45 47M64 45L55 47", INK, 3.4)
FACES = {
    "firmin": Eyes(48, 2.6),
    "josette": Eyes(48, 2.7),
    "amedee": Eyes(48, 2.7, BROWN),
    "hortense": Eyes(49, 2.4, HORN, go=2.9, wide=3.6),
    "marius": Eyes(47.6, 2.5, OLIVE, (41.4, 58.6), stroke("M36.4 47C38 44.4 44 44.2 46.4 46.6M53.6 46.6C56 44.2 62 44.4 63.6 47", TERRA, 1.8), along=.7, go=2.8,
                   cover="".join(rect(x, 43.2, w, 4.9, OLIVE, 1) for x, w in ((35.2, 12.3), (52.5, 12.1))) + "".join(rect(x, 46, 9.8, 6, OLIVE, 2) for x in (35.6, 54.6))),
    "odette": Eyes(49, 2.7, lid=stroke("M39 46.8C40.6 45.8 43.6 45.8 45 46.8M55 46.8C56.6 45.8 59.6 45.8 61 46.8", INK, 1.8)),
    "abbe_roch": Smiling(50, ROCH, None, skin=HORN, x=(41, 59), cover="".join(ell(x, 50, 5.4, 3.4, HORN) for x in (41, 59))),
    "djamila": Eyes(49, 2.8, OLIVE, lid=stroke("M38.4 47C40 45.6 44 45.6 45.4 47.2M54.6 47.2C56 45.6 60 45.6 61.6 47", INK, 2)),
    "lucien": Eyes(49, 2.8),
    "mado": Eyes(49, 2.7, lid=stroke("M38.4 46.8C40 45.4 44 45.4 45.4 47M54.6 47C56 45.4 60 45.4 61.6 46.8", INK, 1.8)),
    "anselme": Eyes(49, 2.4, BLUE, go=2.9, wide=3.6),
    "sunday": Smiling(48, MARCEL, None, x=(40.5, 59.5), cover="".join(ell(x, 47, 7, 3.6, CORAL) for x in (40.5, 59.5))),
    "opponent": Shades(),
    "rally": Eyes(51, 2.8, lid=NINO, cover="".join(circ(x, 51, 3.8, CORAL) for x in (42, 58)) + NINO),
    "ace": Eyes(49.6, 2.8, CREAM, (38, 62), go=2.5, wide=3.1),
    "guest": Eyes(49, 2.8),
    "you": Eyes(49, 2.6),
}
def main(out):
    os.makedirs(out, exist_ok=True)
    for name, face in FACES.items():
        for pose in POSES:
            with open(f"{out}/eyes_{name}_{pose}.svg", "w") as f: f.write(doc(BOX[2], BOX[3], at(-BOX[0], -BOX[1], 1, face.draw(pose))))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../portraits")
