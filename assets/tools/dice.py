# SPDX-License-Identifier: MIT
"""Dice as flat planes: a rounded cube seen from above, drawn with polygons only (no textures needed).
    python3 dice.py <outdir>

World: x right, y away, z up.  Camera: orthographic, 60 degrees above the table.
    screen x = x          screen y = -(y sin 60 + z cos 60)
A rounded cube of edge s and edge radius r is an inner cube of edge s-2r swept by a ball, so its outline is the
convex hull of the eight projected inner corners grown by r.  Over it come at most three visible faces: the inner
square pushed out by r along its normal, in one of four planes of ink, and the pips as projected circles.  About 40
triangles for the outline, 20 a face, 14 a pip: two hundred at most, one SDL_RenderGeometry call a die."""
import math, os, sys
from palette import P
from svgkit import *
INK, CREAM = P["ink"], P["cream"]

ELEV = math.radians(60)
SE, CE = math.sin(ELEV), math.cos(ELEV)
VIEW = (0, -CE, SE)                                   # towards the eye
def unit(v):
    k = math.sqrt(sum(a*a for a in v)); return tuple(a/k for a in v)
SUN = unit((-.62, .22, .75))                          # from the window: left, a little behind, low
ROUND, PIP, STEP = .155, .092, .255                   # of the edge
# ink sets: planes from lit to dark, pip, ace pip, zero of the Joker
INKS = {
    "ivory": (("#FFF9EA", CREAM, P["sand"], P["stone"]), INK, P["red"], P["royal"]),
    "held": ((P["goldlt"], P["sun"], P["ochre"], P["terra"]), INK, P["oxblood"], P["navy"]),
    "ruby": ((P["coral"], P["red"], P["oxblood"], "#5E1A2C"), CREAM, P["goldlt"], P["goldlt"]),
    "bottle": ((P["meadow"], P["green"], P["pine"], "#0E3536"), CREAM, P["goldlt"], P["goldlt"]),
    "lost": ((P["lilac"], "#7A7390", P["plum"], P["night"]), INK, INK, INK),
}
SPOTS = {1: [(0, 0)], 2: [(-1, 1), (1, -1)], 3: [(-1, 1), (0, 0), (1, -1)], 4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
         5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)], 0: []}
# die in hand: face -> (normal, right, up) before any turn; opposite faces make seven
FACE = {1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)), 6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)), 2: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
        5: ((0, 1, 0), (-1, 0, 0), (0, 0, 1)), 3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)), 4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1))}

def rot(axis, deg):
    x, y, z = unit(axis); a = math.radians(deg); c, s = math.cos(a), math.sin(a); t = 1-c
    return ((t*x*x+c, t*x*y-s*z, t*x*z+s*y), (t*x*y+s*z, t*y*y+c, t*y*z-s*x), (t*x*z-s*y, t*y*z+s*x, t*z*z+c))
def mul(A, B): return tuple(tuple(sum(A[i][k]*B[k][j] for k in range(3)) for j in range(3)) for i in range(3))
def app(A, v): return tuple(sum(A[i][k]*v[k] for k in range(3)) for i in range(3))
def dot(a, b): return sum(p*q for p, q in zip(a, b))
def project(v): return v[0], -(v[1]*SE + v[2]*CE)
TOP = {1: ((1, 0, 0), 0), 6: ((1, 0, 0), 180), 2: ((1, 0, 0), -90), 5: ((1, 0, 0), 90), 3: ((0, 1, 0), -90), 4: ((0, 1, 0), 90), 0: ((1, 0, 0), 0)}
def rest(v, yaw=0):
    """Orientation with v on top, turned by yaw about the upright."""
    return mul(rot((0, 0, 1), yaw), rot(*TOP[v]))

def hull(pts):
    pts = sorted(set((round(x, 6), round(y, 6)) for x, y in pts))
    def half(ps):
        h = []
        for p in ps:
            while len(h) > 1 and (h[-1][0]-h[-2][0])*(p[1]-h[-2][1]) - (h[-1][1]-h[-2][1])*(p[0]-h[-2][0]) <= 0: h.pop()
            h.append(p)
        return h[:-1]
    return half(pts) + half(pts[::-1])
def grown(poly_, r, k=7):
    """Convex polygon with the corners rounded by a disc of radius r."""
    out, m = [], len(poly_)
    for i in range(m):
        (ax, ay), (bx, by), (cx, cy) = poly_[i-1], poly_[i], poly_[(i+1) % m]
        a0 = math.atan2(-(bx-ax), by-ay); a1 = math.atan2(-(cx-bx), cy-by)
        while a1 < a0: a1 += 2*math.pi
        for j in range(k+1):
            a = a0+(a1-a0)*j/k; out.append((bx+math.cos(a)*r, by+math.sin(a)*r))
    return out
def corners(h): return [(x, y, z) for x in (-h, h) for y in (-h, h) for z in (-h, h)]
def outline(s, R, lift=0, k=7):
    """The die standing on the table: z is raised so that its lowest point touches (plus lift)."""
    r = s*ROUND; h = s/2-r
    pts = [app(R, c) for c in corners(h)]; up = -min(p[2] for p in pts)+r+lift
    return grown(hull([project((x, y, z+up)) for x, y, z in pts]), r, k), up
def shadow_of(s, R, lift=0):
    r = s*ROUND; h = s/2-r
    pts = [app(R, c) for c in corners(h)]; up = -min(p[2] for p in pts)+r+lift
    fall = []
    for x, y, z in pts:
        z += up; fall.append(project((x-SUN[0]/SUN[2]*z, y-SUN[1]/SUN[2]*z, 0)))
    return grown(hull(fall), r*.9, 5)
def plane(d): return 0 if d > .86 else 1 if d > .45 else 2 if d > -.34 else 3
def square_on(nrm, ex, ey, s, up, half, rad=0, k=5, push=None):
    """Rounded square on a face, as projected points."""
    d = s/2 if push is None else push
    out = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for j in range(k+1):
            a = math.radians(a0+90*j/k); u = cx*(half-rad)+math.cos(a)*rad; v = cy*(half-rad)+math.sin(a)*rad
            p = tuple(nrm[i]*d+ex[i]*u+ey[i]*v for i in range(3)); out.append(project((p[0], p[1], p[2]+up)))
    return out
def disc_on(nrm, ex, ey, s, up, u, v, r, r2=None, k=20):
    out = []
    for j in range(k):
        a = 2*math.pi*j/k; p = tuple(nrm[i]*s/2+ex[i]*(u+math.cos(a)*r)+ey[i]*(v+math.sin(a)*(r2 or r)) for i in range(3)); out.append(project((p[0], p[1], p[2]+up)))
    return out

def visible(R, joker=None):
    """Faces the eye sees, farthest first: value, normal, right, up, plane of ink."""
    out = []
    for v, (nn, ex, ey) in FACE.items():
        N = app(R, nn)
        if dot(N, VIEW) > .085: out.append((dot(N, VIEW), 0 if v == joker else v, N, app(R, ex), app(R, ey), plane(dot(N, SUN))))
    return sorted(out)
def die(x, y, s, v=None, yaw=0, ink="ivory", R=None, lift=0, shade=True, ring=False, joker=None, shop=.42):
    """A die whose foot's centre stands at (x, y) on the table."""
    if R is None: R = rest(v, yaw)
    if v == 0: joker = 1
    planes, pip, ace, zero = INKS[ink]
    o = ""
    if shade: o += poly(shadow_of(s, R, lift), INK, op=shop)
    out, up = outline(s, R, lift)
    o += poly(out, planes[2])
    lit = [(px-s*.012, py-s*.016) for px, py in out]
    for f in visible(R, joker):
        _, val, N, ex, ey, pl = f
        o += poly(square_on(N, ex, ey, s, up, s/2-s*.088, s*.115), planes[pl])
        if ring and N[2] > .9:
            q = square_on(N, ex, ey, s, up, s/2-s*.10, s*.10); o += poly(q, None, stroke=INK, sw=s*.03, join="round")
        if val == 0:
            a = disc_on(N, ex, ey, s, up, 0, 0, s*.23, s*.30, 28); b = disc_on(N, ex, ey, s, up, 0, 0, s*.125, s*.195, 28)
            o += path(to_d(a)+to_d(b[::-1]), zero)
        else:
            for u, w in SPOTS[val]:
                rr = s*(.125 if val == 1 else PIP)
                o += poly(disc_on(N, ex, ey, s, up, u*STEP*s, w*STEP*s, rr), ace if val == 1 else pip)
    # the edge catches the sun along the upper left of the top face
    return at(x, y, 1, o)

def face(v, ink="ivory", size=128):
    """One face seen straight on, for icons and for tiny dice."""
    planes, pip, ace, zero = INKS[ink]; h = size/2
    o = rect(0, 0, size, size, planes[2], size*.19) + rect(0, 0, size*.955, size*.955, planes[1], size*.18)
    c = size*.4775
    if v == 0: o += path(oval(c, c, size*.22, size*.31)+oval(c, c, size*.115, size*.205, True), zero)
    for u, w in SPOTS[v]: o += circ(c+u*STEP*size, c-w*STEP*size, size*(.125 if v == 1 else .1), ace if v == 1 else pip)
    if ink == "held": o += rect(size*.06, size*.06, size*.835, size*.835, None, size*.13, stroke=INK, sw=size*.035)
    return o
def oval(cx, cy, a, b, ccw=False):
    q = [(cx+math.cos(t*math.pi/16)*a, cy+math.sin(t*math.pi/16)*b) for t in range(32)]
    return to_d(q[::-1] if ccw else q)
def mini(x, y, s, v, ink="ivory"):
    """Small die picture, top-left at (x, y): icons of the combinations."""
    return at(x, y, s/128, rect(5, 8, 128, 128, INK, 24, op=.35) + face(v, ink))
def any_mini(x, y, s):
    """A die that may show any face: a dot-free one with a dash."""
    return at(x, y, s/128, rect(5, 8, 128, 128, INK, 24, op=.35) + rect(0, 0, 128, 128, P["sand"], 24) + rect(0, 0, 122, 122, P["paper"], 23) + rect(24, 24, 74, 74, None, 12, stroke=P["stone"], sw=7))

def tumble(i, of=12):
    """Frame i of a roll to the right: a whole turn about the depth axis, leaning and yawing a little."""
    a = 360*i/of
    return mul(rot((0, 0, 1), 18+10*math.sin(math.radians(a))), mul(rot((1, .25, 0), 24), mul(rot((0, 1, 0), a), rest(1, 0))))

FLY, HOP, SKIP, ROLL, SETTLE = 180, 340, 460, 660, 820        # ms: ends of the phases of a throw
def throw(t, x0, y0, x1, y1, v, yaw, s=128, high=150):
    """The throw, computed backward from where it must stop: (x, y, lift, orientation) at t ms.  x0, y0: mouth of the cup; x1, y1, v, yaw:
    the resting place and face.  Give each die 40 ms of delay and its own `high` (120-170)."""
    u = 1-(1-min(t/ROLL, 1))**2                                # out-quad along the ground
    dx, dy = x1-x0, (y0-y1)/SE; d = math.hypot(dx, dy) or 1
    if t < FLY: lift = high*(1-(t/FLY)**2)
    elif t < HOP: p = (t-FLY)/(HOP-FLY); lift = high*.46*4*p*(1-p)
    elif t < SKIP: p = (t-HOP)/(SKIP-HOP); lift = high*.16*4*p*(1-p)
    else: lift = 0
    axis = (-dy/d, dx/d, 0)                                    # rolls over its own front edge
    left = 90*max(2, round(d/s*.8))*(1-u)                      # whole quarter turns, so that it ends flat
    if t > ROLL: p = min((t-ROLL)/(SETTLE-ROLL), 1); left = 7*math.sin(2*math.pi*p)*(1-p)
    return x0+(x1-x0)*u, y0+(y1-y0)*u, lift, mul(rot(axis, -left), rest(v, yaw))

# ------------------------------------------------------------------------------------ the cup
def cup(s=1, tilt=0):
    """Leather cup, stitched, brass foot; 190 wide, 236 high; foot at (0, 0)."""
    body, dark, lit = P["terra"], P["oxblood"], P["coral"]
    o = path("M-88 -214C-84 -120 -74 -60 -66 -14C-50 10 50 10 66 -14C74 -60 84 -120 88 -214Z", body)
    o += path("M18 3C46 2 62 -6 66 -14C74 -60 84 -120 88 -214L40 -206C40 -120 32 -50 18 3Z", dark) + grain("M-20 4C10 8 30 2 30 -10L48 -206L0 -206Z", dark, 360, 4, (1, .1), (1, 2.8), 1.4, .9)
    o += path("M-88 -214C-84 -120 -74 -60 -66 -14C-62 -8 -56 -4 -50 -2C-60 -70 -68 -130 -70 -212Z", lit)
    o += path("M-85 -176C-50 -150 50 -150 85 -176L83 -152C48 -126 -48 -126 -83 -152Z", P["oxblood"]) + path("M-75 -66C-44 -44 44 -44 75 -66L72 -46C42 -24 -42 -24 -72 -46Z", P["oxblood"])
    for i in range(11):
        t = (i-5)/5; o += line(t*72-4, -146+19*(1-t*t)-8, t*72+4, -146+19*(1-t*t)-8, P["goldlt"], 3.4)
    for i in range(10):
        t = (i-4.5)/5; o += line(t*66-4, -52+17*(1-t*t)-10, t*66+4, -52+17*(1-t*t)-10, P["goldlt"], 3.2)
    # the stone on the side
    o += path("M-24 -72L-24 -106C-24 -136 24 -136 24 -106L24 -72Z", CREAM) + path("M-24 -98L-24 -106C-24 -136 24 -136 24 -106L24 -98Z", P["red"]) + numeral("N7", 0, -118, 14, CREAM) + path("M10 -72L24 -72L24 -98L10 -98Z", P["sand"])
    o += ell(0, -214, 92, 34, P["sand"]) + ell(0, -214, 92, 34, None, stroke=P["oxblood"], sw=5) + ell(0, -211, 78, 25, INK) + path("M-76 -216C-60 -238 60 -238 76 -216C60 -228 -60 -228 -76 -216Z", P["oxblood"])
    return at(0, 0, s, o, rot=tilt)
def cup_shadow(s=1): return at(0, 0, s, path("M-66 -14L30 -40L214 30C238 62 196 92 150 84L18 8C-20 12 -58 4 -66 -14Z", INK, op=.4))
def cup_lying(s=1):
    """On its side, mouth to the right; the mouth's centre at (0, 0)."""
    body, dark, lit = P["terra"], P["oxblood"], P["coral"]
    o = path("M-206 26C-120 110 -20 118 60 112L0 60Z", INK, op=.4)
    o += path("M0 -86C-90 -80 -150 -72 -198 -62C-222 -44 -222 44 -198 62C-150 72 -90 80 0 86Z", body) + path("M0 86C-90 80 -150 72 -198 62C-212 52 -216 30 -216 10C-150 36 -80 44 0 46Z", dark) + path("M0 -86C-90 -80 -150 -72 -198 -62C-206 -56 -211 -46 -213 -36C-150 -52 -80 -58 0 -64Z", lit)
    o += grain([(-210, -10), (0, -10), (0, 46), (-210, 30)], dark, 320, 5, (0, 1), (1, 2.8), 1.4, .9)
    for x, h in ((-44, 82), (-150, 70)): o += path(f"M{x} {-h}C{x-26} {-h*.5} {x-26} {h*.5} {x} {h}L{x-22} {h-3}C{x-46} {h*.5} {x-46} {-h*.5} {x-22} {-h+3}Z", dark)
    o += ell(0, 0, 34, 88, P["sand"]) + ell(0, 0, 34, 88, None, stroke=dark, sw=5) + ell(3, 0, 25, 75, INK) + path("M6 74C26 66 30 -66 6 -74C20 -50 20 50 6 74Z", dark)
    return at(0, 0, s, o)

# ------------------------------------------------------------------------------------ the tray
def octo(x, y, w, h, c): return [(x+c, y), (x+w-c, y), (x+w, y+c), (x+w, y+h-c), (x+w-c, y+h), (x+c, y+h), (x, y+h-c), (x, y+c)]
LET = {"R": (58, "M0 100L0 0L30 0C60 0 60 50 30 50L0 50M28 50L58 100"), "E": (50, "M50 0L0 0L0 100L50 100M0 50L42 50"), "L": (48, "M0 0L0 100L48 100"),
       "A": (60, "M0 100L30 0L60 100M12 66L48 66"), "I": (2, "M1 0L1 100"), "S": (56, "M54 14C44 -4 4 -4 4 26C4 54 56 44 56 74C56 104 10 104 0 84"),
       "P": (54, "M0 100L0 0L28 0C60 0 60 54 28 54L0 54"), "G": (60, "M56 18C42 -8 0 -6 0 50C0 106 44 108 58 78L58 54L34 54"), "\u00c9": (50, "M50 0L0 0L0 100L50 100M0 50L42 50M20 -16L36 -34"),
       "C": (56, "M56 18C42 -8 0 -6 0 50C0 106 42 108 56 82"), "U": (58, "M0 0L0 66C0 110 58 110 58 66L58 0"), "T": (58, "M0 0L58 0M29 0L29 100"), "D": (58, "M0 0L0 100L24 100C70 100 70 0 24 0Z"), "O": (62, "M31 0C72 0 72 100 31 100C-10 100 -10 0 31 0Z")}
def word_w(t, h, gap=24): return sum(LET[c][0]+gap for c in t)*h/100 - gap*h/100
def word(t, cx, y, h, col, sw=13, gap=24, **k):
    """Our own sign letters, stroked."""
    x = cx-word_w(t, h, gap)/2; o = ""
    for c in t:
        w, d = LET[c]; o += g(f"translate({n(x)} {n(y)}) scale({h/100:.4g})", stroke(d, col, sw, **k)); x += (w+gap)*h/100
    return o
def tray(w=1120, h=496, shafts=True):
    """Eight-sided felt tray; origin at its top left, rim and near wall included."""
    c = 124; o = ""; rim = 34; wall = 30; near = 22
    outer = octo(0, 0, w, h-near, c); inn = octo(rim, rim*.8, w-2*rim, h-near-rim*1.7, c-14)
    X0, Y0, W0, H0 = rim, rim*.8, w-2*rim, h-near-rim*1.7
    felt = [(x, y) for x, y in octo(X0, Y0, W0, H0, c-14)]
    # thrown shadow, near wall
    o += poly([(x+30, y+34) for x, y in outer], INK, op=.42)
    o += poly([(0, c), (0, h-near-c), (c, h-near), (w-c, h-near), (w, h-near-c), (w, c), (w, h-c), (w-c, h), (c, h), (0, h-c)], P["oxblood"]) + poly([(c, h-near), (w-c, h-near), (w-c, h), (c, h)], "#6B1C2C")
    o += poly(outer, P["terra"])
    # the rim's lit edges: the sun comes from the upper left
    o += poly([(0, h-near-c), (0, c), (c, 0), (c+9, 7), (9, c+4), (9, h-near-c-4)], P["coral"]) + poly([(c, 0), (w-c, 0), (w-c-6, 7), (c+8, 7)], P["coral"])
    o += poly([(w, c), (w, h-near-c), (w-c, h-near), (w-c-4, h-near-9), (w-9, h-near-c-4), (w-9, c+4)], P["oxblood"], op=.7)
    for (ax, ay), (bx, by) in zip(outer, inn): o += line(ax, ay, bx, by, P["oxblood"], 3, "butt", op=.8)
    o += grain(outer, P["oxblood"], 700, 3, (1, .6), (1, 3), .8, .5)
    # brass fillet and inner wall
    o += poly(inn, P["gold"]) + poly([(x+(3 if x < w/2 else -3), y+(3 if y < h/2 else -3)) for x, y in inn], P["oxblood"])
    low = [(x, y+(wall if y < h/2 else 0)) for x, y in [(x+(5 if x < w/2 else -5), y+(5 if y < h/2 else -5)) for x, y in inn]]
    o += poly(low, P["green"]) + grain(low, P["pine"], int(w*h/190), 8, (.5, 1), (1.3, 3.8), .9, .85)
    # shade under the left and far wall
    (ax, ay), (bx, by), (cx_, cy_), (dx, dy), (ex, ey), (fx, fy), (gx, gy), (hx, hy) = low
    sh = clip([(hx, hy), (ax, ay), (bx, by), (bx, by+34), (ax+52, ay+34), (hx+56, hy+30), (gx+56, gy+34), (gx, gy)], low)
    if sh: o += poly(sh, P["pine"], op=.75)
    if shafts:
        for a0, a1 in ((.10, .255), (.285, .44), (.70, .80)):
            q = clip([(w*a0-30, 0), (w*a1-30, 0), (w*a1+h*.52, h), (w*a0+h*.52, h)], low)
            if len(q) > 2: o += poly(q, P["goldlt"], op=.17) + grain(q, P["goldlt"], 360, int(a0*90), None, (1, 2.8), 1, .42)
    # gold line and print on the felt
    m = 26
    gl = [(x+(m if x < w/2 else -m), y+(m*.8 if y < h/2 else -m*.8)) for x, y in low]
    o += poly(gl, None, stroke=P["gold"], sw=2.6, op=.75)
    o += word("RELAIS", w/2, h*.785, 30, P["gold"], 10, 40, op=.55)
    for sx in (-1, 1): o += line(w/2+sx*112, h*.785+15, w/2+sx*210, h*.785+15, P["gold"], 2.6, op=.55) + star(w/2+sx*226, h*.785+15, 9, P["gold"], 4, .4, op=.6)
    return o

def score_road(w=1500, h=104, goal=10000):
    """The still part of the score road, without figures: toll at 118, stones every thousand, exit at w-128 (see track_x)."""
    import scenery as S
    o = rect(4, 6, w, h, INK, 16, op=.35) + rect(0, 0, w, h, P["asphalt"], 16) + rect(5, 5, w-10, h-10, None, 12, stroke=CREAM, sw=2.6)
    o += grain([(12, 12), (w-12, 12), (w-12, h-12), (12, h-12)], INK, int(w*.7), 4, (0, 1), (1, 2.8), .9, .55)
    for i in (1, 2, 3): o += dashed(f"M124 {n(14+i*(h-28)/4)}L{n(w-134)} {n(14+i*(h-28)/4)}", CREAM, 2, 12, 12, op=.45)
    for k in range(1, (goal+999)//1000):
        x = 118+(w-246)*k*1000/goal; o += line(x, 10, x, h-10, CREAM, 1.6, "butt", op=.35) + at(x, h+3, 1, S.borne(None, 26, 32, None, side=False))
    o += rect(94, 7, 12, h-14, CREAM, 3) + "".join(rect(94, 9+i*15, 12, 8, P["red"]) for i in range(6)) + at(4, -30, .46, peage())
    for i in range(12):
        for j in range(2): o += rect(w-120+j*8, 7+i*7.5, 8, 7.5, CREAM if (i+j) % 2 else INK)
    return o + at(w-98, 22, .44, peage(off=True))

# ------------------------------------------------------------------------------------ seats' counters
SEATS = [("red", P["red"], P["oxblood"], "disc"), ("green", P["green"], P["pine"], "triangle"), ("blue", P["royal"], P["navy"], "square"), ("yellow", P["sun"], P["ochre"], "star"), ("plum", P["plum"], P["night"], "diamond"), ("sea", P["sea"], P["navy"], "cross")]
def shape(kind, r, col, **k):
    if kind == "disc": return circ(0, 0, r*.86, col, **k)
    if kind == "triangle": return poly([(0, -r), (r*.98, r*.74), (-r*.98, r*.74)], col, **k)
    if kind == "diamond": return poly([(0, -r*1.1), (r*.86, 0), (0, r*1.1), (-r*.86, 0)], col, **k)
    if kind == "cross": return path(f"M{n(-r*.3)} {n(-r*.92)}L{n(r*.3)} {n(-r*.92)}L{n(r*.3)} {n(-r*.3)}L{n(r*.92)} {n(-r*.3)}L{n(r*.92)} {n(r*.3)}L{n(r*.3)} {n(r*.3)}L{n(r*.3)} {n(r*.92)}L{n(-r*.3)} {n(r*.92)}L{n(-r*.3)} {n(r*.3)}L{n(-r*.92)} {n(r*.3)}L{n(-r*.92)} {n(-r*.3)}L{n(-r*.3)} {n(-r*.3)}Z", col, **k)
    if kind == "square": return rect(-r*.78, -r*.78, r*1.56, r*1.56, col, r*.12, **k)
    return star(0, r*.04, r*1.12, col, 5, .45, **k)
def cap(seat, r=40, shade=True):
    """Crown cap in the seat's ink with the seat's shape; centre at (0, 0)."""
    _, col, dark, kind = SEATS[seat]; k = r/40; light = CREAM if seat != 3 else INK
    teeth = lambda dx, dy, c: poly([pt(dx, dy, 40 if i % 2 == 0 else 35.4, i*360/42) for i in range(42)], c)
    o = (at(0, 0, 1, teeth(6, 8, INK)).replace("<polygon", '<polygon opacity=".35"') if shade else "") + teeth(0, 0, dark) + circ(-1, -1.5, 34, col)
    o += path("M-29 -10C-25 -24 -12 -32 2 -31C-10 -27 -19 -19 -22 -6Z", CREAM, op=.45) + shape(kind, 19, light)
    return at(0, 0, k, o)

# ------------------------------------------------------------------------------------ signs
def barrier(open_=False):
    """Toll booth and striped arm; 150 x 120, foot of the booth at (0, 0)."""
    o = rect(-24, -78, 48, 78, CREAM) + rect(8, -78, 16, 78, P["sand"]) + rect(-16, -66, 24, 24, P["sea"]) + poly([(-16, -42), (-16, -66), (2, -66)], P["azure"]) + path("M-34 -78L-28 -94L28 -94L34 -78Z", P["red"]) + path("M8 -78L8 -94L28 -94L34 -78Z", P["oxblood"])
    arm = lambda: "".join(poly([(i*16, -5), (i*16+16, -5), (i*16+16, 5), (i*16, 5)], (P["red"], CREAM)[i % 2]) for i in range(7)) + circ(112, 0, 7, P["red"])
    o += rect(28, -40, 14, 40, P["asphalt"]) + at(35, -40, 1, rect(-3, -8, 118, 16, INK, 3), arm(), rot=-68 if open_ else 0) + circ(35, -40, 9, INK) + circ(35, -40, 4.5, P["gold"])
    return o
def peage(num="500", off=False):
    """Enamel sign of the toll: 200 x 130.  off: the way out, with the chequered hem."""
    o = rect(8, 10, 200, 130, INK, 14, op=.35) + rect(0, 0, 200, 130, P["royal"] if not off else P["green"], 14) + rect(6, 6, 188, 118, None, 10, stroke=CREAM, sw=4)
    o += word("P\u00c9AGE", 100, 28, 24, CREAM, 15, 26)
    o += numeral(num, 100, 62, 50 if not off else 38, P["sun"])
    if off:
        for i in range(11):
            for j in range(2): o += rect(17.5+i*15, 122-8*j-8, 15, 8, CREAM if (i+j) % 2 else INK)
    return o
def onboard(on):
    """Round sign for a plate: the road is open (green, arrow) or closed (red, bar).  72 x 72."""
    if on: return circ(36, 36, 34, P["green"]) + circ(36, 36, 29, None, stroke=CREAM, sw=3) + path("M36 13L55 34L44 34L44 57L28 57L28 34L17 34Z", CREAM)
    return circ(36, 36, 34, CREAM) + circ(36, 36, 31, P["red"]) + rect(14, 28, 44, 16, CREAM, 3)
def burst(r, col, pts, inner, seed, rot_=0):
    import scenery as S
    return S.burst(r, col, pts, inner, seed, rot_)
def bust_sign():
    """Torn burst behind the word; 640 x 400, centre 320, 200."""
    o = at(330, 212, 1, '<g opacity=".4">' + g("scale(1.5 1)", burst(196, INK, 15, .66, 7)) + "</g>") + at(320, 200, 1, g("scale(1.5 1)", burst(196, INK, 15, .66, 7), burst(184, P["red"], 15, .66, 7), burst(150, P["oxblood"], 15, .70, 7)))
    q = [pt(320, 200, 1, a) for a in range(0, 360, 12)]
    return o + path(oval(320, 200, 196, 104), P["red"]) + grain([(320+(x-320)*196, 200+(y-200)*104) for x, y in q], P["oxblood"], 420, 3, (.4, 1), (1.4, 4), 1.4, .9)
def hot_sign():
    """Sun with steam for the hot dice; 360 x 360."""
    o = at(180, 196, 1, g("translate(7 10)", poly([pt(0, 0, 140 if i % 2 == 0 else 116, i*7.5) for i in range(48)], INK, op=.35)), poly([pt(0, 0, 140 if i % 2 == 0 else 116, i*7.5) for i in range(48)], P["red"]), circ(0, 0, 108, P["sun"]), circ(0, 0, 108, None, stroke=CREAM, sw=5))
    for x in (124, 180, 236): o += stroke(f"M{x} 62C{x-26} 44 {x+24} 28 {x} 6", CREAM, 13)
    return o
def overtime():
    """Road works triangle with a clock: the game runs on.  150 x 134."""
    o = path("M75 8L144 126L6 126Z", INK, stroke=INK, sw=16, join="round") + path("M75 8L144 126L6 126Z", P["red"], stroke=P["red"], sw=10, join="round") + path("M75 32L124 116L26 116Z", CREAM)
    return o + circ(75, 88, 24, INK) + circ(75, 88, 19, CREAM) + stroke("M75 74L75 88L85 94", INK, 5) + rect(70, 56, 10, 8, INK)
def tag(col=P["sun"]):
    """Luggage tag that hangs under a held die (the word is set by the program); 108 x 36."""
    return path("M14 0L104 0C107 0 108 2 108 5L108 31C108 34 107 36 104 36L14 36L0 18Z", INK) + path("M16 4L104 4L104 32L16 32L5 18Z", col) + circ(16, 18, 4, INK)
def rack(w=640, h=132, k=5):
    """Wooden rail with five brass-lined places for held dice; top left at (0, 0)."""
    o = rect(10, 14, w, h, INK, 16, op=.42) + rect(0, 0, w, h, P["oxblood"], 16) + rect(0, 0, w, h-16, P["terra"], 16) + rect(10, 6, w-20, 5, P["coral"], 2.5)
    o += grain([(8, 12), (w-8, 12), (w-8, h-20), (8, h-20)], P["oxblood"], int(w*.9), 5, (.2, 1), (1, 3), .9, .6)
    p = (w-28)/k
    for i in range(k):
        x = 14+i*p+5; o += rect(x, 16, p-10, h-46, P["oxblood"], 10) + rect(x, 16, p-10, h-46, None, 10, stroke=P["gold"], sw=2.6) + path(f"M{n(x+8)} 18L{n(x+p-18)} 18L{n(x+p-18)} 30L{n(x+8)} 30Z", "#6B1C2C")
    return o
def digit_drum(w=56, h=84, hot=False):
    """One drum of the odometer."""
    bg = INK if not hot else P["red"]
    return rect(0, 0, w, h, bg, 6) + rect(0, 0, w, h*.2, P["night"] if not hot else P["oxblood"], 6) + rect(0, h*.82, w, h*.18, P["night"] if not hot else P["oxblood"], 6)
def gauge(r=92):
    """Dashboard dial, half a turn, three sectors with 1, 2, 3 bars; the needle is drawn by the program from 180 to 360 degrees."""
    o = ""
    for a0, a1, c in ((180, 234, P["green"]), (234, 297, P["sun"]), (297, 360, P["red"])):
        q = [pt(0, 0, r, a0+(a1-a0)*i/14) for i in range(15)] + [pt(0, 0, r*.70, a1-(a1-a0)*i/14) for i in range(15)]
        o += poly(q, c)
    for i in range(11):
        x1, y1 = pt(0, 0, r*.66, 180+18*i); x2, y2 = pt(0, 0, r*(.54 if i % 5 == 0 else .60), 180+18*i); o += line(x1, y1, x2, y2, INK, r*.03, "butt")
    return o

# The trays, score roads and rails that the windows of docs/look ask for: the program stretches the nearest a little.
TRAYS = ((1040, 478), (1040, 556), (1040, 712), (1360, 478), (1152, 464), (760, 524), (960, 430), (760, 438))
ROADS = ((1500, 104), (2140, 104), (1152, 100), (688, 84), (1027, 84), (691, 72))
RACKS = ((560, 130), (688, 126), (500, 116), (691, 108))
def low_road(w, h, goal=10000):
    """The score road for lower bands: the same marks, posts and chequers cut to the height."""
    import scenery as S
    if h >= 104: return score_road(w, h, goal)
    o = rect(4, 6, w, h, INK, 14, op=.35) + rect(0, 0, w, h, P["asphalt"], 14) + rect(4, 4, w-8, h-8, None, 11, stroke=CREAM, sw=2.4) + grain([(12, 10), (w-12, 10), (w-12, h-10), (12, h-10)], INK, int(w*.6), 4, (0, 1), (1, 2.8), .9, .55)
    for i in (1, 2, 3): o += dashed(f"M124 {n(14+i*(h-28)/4)}L{n(w-134)} {n(14+i*(h-28)/4)}", CREAM, 2, 12, 12, op=.45)
    for k in range(1, (goal+999)//1000): x = 118+(w-246)*k*1000/goal; o += line(x, 8, x, h-8, CREAM, 1.6, "butt", op=.35) + at(x, h+3, .86, S.borne(None, 26, 32, None, side=False))
    c = (h-14)/6
    o += rect(94, 7, 12, h-14, CREAM, 3) + "".join(rect(94, 7+i*c*2*.5+c*.1, 12, c*.52, P["red"]) for i in range(6)) + at(4, -30, .46, peage())
    q = (h-14)/12
    for i in range(12):
        for j in range(2): o += rect(w-120+j*8, 7+i*q, 8, q, CREAM if (i+j) % 2 else INK)
    return o + at(w-98, (h-57)/2, .44, peage(off=True))
def joker_sign():
    """Hangs on the tray's near edge while the game is played with Jokers; the word is set by the program at 74,43 in 34."""
    return rect(4, 6, 214, 64, INK, 12, op=.35) + rect(0, 0, 214, 64, P["royal"], 12) + rect(5, 5, 204, 54, None, 8, stroke=P["goldlt"], sw=2.6) + at(14, 9, 46/128, face(0))
def main(out):
    os.makedirs(out, exist_ok=True)
    from cafe import thin
    def put(name, w, h, *k):
        with open(f"{out}/{name}.svg", "w") as f: f.write(thin(doc(w, h, *k)))
    names = {0: "joker", 1: "1", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6"}
    for ink in ("ivory", "held", "lost"):
        for v in range(7): put(f"face_{ink}_{names[v]}", 128, 128, face(v, ink))
    put("cup", 360, 352, at(110, 250, 1, cup_shadow(), cup())); put("cup_tipped", 340, 300, at(236, 120, 1, cup_lying()))
    for w, h in TRAYS: put(f"tray_{w}x{h}", w+40, h+44, tray(w, h))
    for w, h in ROADS:
        for b, goal in (("", 10000), ("blitz_", 7500)): put(f"score_road_{b}{w}" + ("" if h == 104 else f"x{h}"), w+8, h+46, at(0, 32, 1, low_road(w, h, goal)))
    put("rack", 656, 150, rack())
    for w, h in RACKS: put(f"rack_{w}x{h}", w+16, h+18, rack(w, h))
    for i, s in enumerate(SEATS): put(f"cap_{s[0]}", 96, 96, at(44, 43, 1, cap(i)))
    put("toll_closed", 220, 110, at(40, 104, 1, barrier(False))); put("toll_open", 220, 170, at(40, 164, 1, barrier(True)))
    put("peage_500", 212, 144, peage()); put("peage_out_500", 212, 144, peage(off=True)); put("jokers_sign", 222, 74, joker_sign())
    put("on_board", 72, 72, onboard(True)); put("off_board", 72, 72, onboard(False))
    put("bust", 640, 400, bust_sign()); put("hot", 360, 360, hot_sign()); put("overtime", 150, 134, overtime()); put("tag_held", 108, 36, tag())
    put("drum", 56, 84, digit_drum()); put("drum_hot", 56, 84, digit_drum(hot=True)); put("gauge", 200, 104, at(100, 100, 1, gauge()))
if __name__ == "__main__":
    sys.modules["dice"] = sys.modules["__main__"]
    main(sys.argv[1] if len(sys.argv) > 1 else "../cubes")
