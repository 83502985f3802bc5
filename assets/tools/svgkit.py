# SPDX-License-Identifier: MIT
"""Tiny SVG writer limited to what nanosvg reads: shapes, fills, strokes, groups.
No text, clip, mask, filter, use, style.  Holes are made by opposite winding."""
import math, random, re

def n(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s

def _a(fill=None, stroke=None, sw=None, cap=None, join=None, op=None, fop=None):
    o = f' fill="{fill or "none"}"'
    if stroke:
        o += f' stroke="{stroke}" stroke-width="{n(sw or 1)}"'
        if cap: o += f' stroke-linecap="{cap}"'
        if join: o += f' stroke-linejoin="{join}"'
    if op is not None: o += f' opacity="{n(op)}"'
    return o

def path(d, fill=None, **k):  return f'<path d="{d}"{_a(fill, **k)}/>'
def circ(x, y, r, fill=None, **k): return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{_a(fill, **k)}/>'
def ell(x, y, rx, ry, fill=None, **k): return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"{_a(fill, **k)}/>'
def rect(x, y, w, h, fill=None, rx=0, **k):
    r = f' rx="{n(rx)}" ry="{n(rx)}"' if rx else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{r}{_a(fill, **k)}/>'
def line(x1, y1, x2, y2, stroke, sw=1, cap="round", **k):
    return f'<line x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"{_a(None, stroke=stroke, sw=sw, cap=cap, **k)}/>'
def poly(pts, fill=None, **k):
    return f'<polygon points="{" ".join(n(x)+","+n(y) for x, y in pts)}"{_a(fill, **k)}/>'
def stroke(d, col, sw, cap="round", join="round", **k): return path(d, None, stroke=col, sw=sw, cap=cap, join=join, **k)
def g(tr, *kids): return f'<g transform="{tr}">' + "".join(kids) + "</g>"
def lit(part, kids):
    """Names the part of the evening that elements belong to: src/ui/daylight.c gives its inks at other times of day."""
    return re.sub(r"<(path|rect|circle|ellipse|line|polygon) (?!class)", rf'<\1 class="{part}" ', kids)
def at(x, y, s, *kids, rot=0, flip=False):
    t = f"translate({n(x)} {n(y)})"
    if rot: t += f" rotate({n(rot)})"
    sx = -s if flip else s
    if flip or s != 1: t += f" scale({sx:.4g} {s:.4g})"
    return g(t, *kids)

def doc(w, h, *kids):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(w)}" height="{n(h)}" viewBox="0 0 {n(w)} {n(h)}">\n' + "\n".join(kids) + "\n</svg>\n"

# ---- geometry -------------------------------------------------------------
def flat(d, steps=14):
    """Absolute M L H V C Q Z path -> list of polygons."""
    tok = re.findall(r"[MLHVCQZ]|-?\d*\.?\d+", d)
    out, cur, x, y, i, cmd = [], [], 0, 0, 0, None
    def num():
        nonlocal i
        v = float(tok[i]); i += 1
        return v
    while i < len(tok):
        if tok[i].isalpha(): cmd = tok[i]; i += 1
        if cmd == "Z":
            if cur: out.append(cur)
            cur = []; continue
        if cmd == "M":
            if cur: out.append(cur)
            x, y = num(), num(); cur = [(x, y)]; cmd = "L"
        elif cmd == "L": x, y = num(), num(); cur.append((x, y))
        elif cmd == "H": x = num(); cur.append((x, y))
        elif cmd == "V": y = num(); cur.append((x, y))
        elif cmd == "C":
            a, b, c, e, f, h = [num() for _ in range(6)]
            for k in range(1, steps + 1):
                t = k / steps; u = 1 - t
                cur.append((u**3*x + 3*u*u*t*a + 3*u*t*t*c + t**3*f, u**3*y + 3*u*u*t*b + 3*u*t*t*e + t**3*h))
            x, y = f, h
        elif cmd == "Q":
            a, b, f, h = [num() for _ in range(4)]
            for k in range(1, steps + 1):
                t = k / steps; u = 1 - t
                cur.append((u*u*x + 2*u*t*a + t*t*f, u*u*y + 2*u*t*b + t*t*h))
            x, y = f, h
    if cur: out.append(cur)
    return out

def inside(p, poly_):
    x, y = p; c = False; j = len(poly_) - 1
    for i in range(len(poly_)):
        xi, yi = poly_[i]; xj, yj = poly_[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi: c = not c
        j = i
    return c

def clip(subject, convex):
    """Sutherland-Hodgman: polygon clipped by a convex polygon (any winding)."""
    area = sum(x1*y2 - x2*y1 for (x1, y1), (x2, y2) in zip(convex, convex[1:] + convex[:1]))
    sgn = 1 if area > 0 else -1
    out = subject
    for (ax, ay), (bx, by) in zip(convex, convex[1:] + convex[:1]):
        src, out = out, []
        side = lambda p: sgn * ((bx-ax)*(p[1]-ay) - (by-ay)*(p[0]-ax))
        for p, q in zip(src, src[1:] + src[:1]):
            sp, sq = side(p), side(q)
            if sp >= 0: out.append(p)
            if (sp > 0 > sq) or (sp < 0 < sq):
                t = sp / (sp - sq); out.append((p[0]+(q[0]-p[0])*t, p[1]+(q[1]-p[1])*t))
        if not out: return []
    return out

def to_d(pts): return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + "Z"

def grain(shape, col, count, seed=1, toward=None, size=(0.8, 2.4), fall=1.6, op=0.5):
    """Lithographer's spatter: specks inside `shape` (path d or points), getting denser
    `toward` (dx, dy).  One path, tiny quads."""
    pts = flat(shape)[0] if isinstance(shape, str) else shape
    xs = [p[0] for p in pts]; ys = [p[1] for p in pts]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    rnd = random.Random(seed)
    if toward:
        dots = [p[0]*toward[0] + p[1]*toward[1] for p in pts]; lo, hi = min(dots), max(dots)
    d, k, tries = [], 0, 0
    while k < count and tries < count * 60:
        tries += 1
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if toward:
            t = (x*toward[0] + y*toward[1] - lo) / (hi - lo or 1)
            if rnd.random() > max(0, t) ** fall: continue
        if not inside((x, y), pts): continue
        r = rnd.uniform(*size); a = rnd.uniform(0, 6.28); e = rnd.uniform(.5, 1)
        ca, sa = math.cos(a)*r, math.sin(a)*r
        q = [(x+ca, y+sa), (x-sa*e, y+ca*e), (x-ca, y-sa), (x+sa*e, y-ca*e)]
        f = lambda v: f"{v:.1f}".replace("-0.0", "0.0").removesuffix(".0").replace("0.", ".", 1) if abs(v) < 1 else f"{v:.1f}".removesuffix(".0")
        rel = "l" + " ".join(f"{f(x2-x1)} {f(y2-y1)}" for (x1, y1), (x2, y2) in zip(q, q[1:]))
        d.append(f"M{f(q[0][0])} {f(q[0][1])}{rel}z")
        k += 1
    return path("".join(d), col, op=op)

def rrect_d(x, y, w, h, r, ccw=False):
    k = r * 0.4477
    if not ccw:
        return (f"M{n(x+r)} {n(y)}L{n(x+w-r)} {n(y)}C{n(x+w-k)} {n(y)} {n(x+w)} {n(y+k)} {n(x+w)} {n(y+r)}"
                f"L{n(x+w)} {n(y+h-r)}C{n(x+w)} {n(y+h-k)} {n(x+w-k)} {n(y+h)} {n(x+w-r)} {n(y+h)}"
                f"L{n(x+r)} {n(y+h)}C{n(x+k)} {n(y+h)} {n(x)} {n(y+h-k)} {n(x)} {n(y+h-r)}"
                f"L{n(x)} {n(y+r)}C{n(x)} {n(y+k)} {n(x+k)} {n(y)} {n(x+r)} {n(y)}Z")
    return (f"M{n(x+r)} {n(y)}C{n(x+k)} {n(y)} {n(x)} {n(y+k)} {n(x)} {n(y+r)}L{n(x)} {n(y+h-r)}"
            f"C{n(x)} {n(y+h-k)} {n(x+k)} {n(y+h)} {n(x+r)} {n(y+h)}L{n(x+w-r)} {n(y+h)}"
            f"C{n(x+w-k)} {n(y+h)} {n(x+w)} {n(y+h-k)} {n(x+w)} {n(y+h-r)}L{n(x+w)} {n(y+r)}"
            f"C{n(x+w)} {n(y+k)} {n(x+w-k)} {n(y)} {n(x+w-r)} {n(y)}Z")

def pt(cx, cy, r, deg): return cx + r*math.cos(math.radians(deg)), cy + r*math.sin(math.radians(deg))

def rays(cx, cy, r0, r1, count, col, duty=.5, start=0, span=360, **k):
    d = ""
    for i in range(count):
        a = start + span*i/count; b = a + span/count*duty
        q = [pt(cx, cy, r0, a), pt(cx, cy, r1, a), pt(cx, cy, r1, b), pt(cx, cy, r0, b)]
        d += to_d(q)
    return path(d, col, **k)

def crays(cx, cy, r0, r1, count, col, box, duty=.5, start=0, span=360, **k):
    """Rays cut to the rectangle box = (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = box; B = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]; d = ""
    for i in range(count):
        a = start + span*i/count; b = a + span/count*duty
        q = clip([pt(cx, cy, r0, a), pt(cx, cy, r1, a), pt(cx, cy, r1, b), pt(cx, cy, r0, b)], B)
        if len(q) > 2: d += to_d(q)
    return path(d, col, **k)

def along(pts, dist):
    """Point and direction at a distance along a polyline."""
    for (x1, y1), (x2, y2) in zip(pts, pts[1:]):
        L = math.hypot(x2-x1, y2-y1)
        if dist <= L or (x2, y2) == pts[-1]: 
            t = dist/L if L else 0
            return x1+(x2-x1)*t, y1+(y2-y1)*t, math.degrees(math.atan2(y2-y1, x2-x1))
        dist -= L
def length(pts): return sum(math.hypot(b[0]-a[0], b[1]-a[1]) for a, b in zip(pts, pts[1:]))
def dashed(d, col, sw, on, off, start=0, **k):
    """Dashes as separate strokes (no stroke-dasharray needed)."""
    pts = flat(d, 40)[0]; L = length(pts); p = start; out = ""
    while p < L:
        e = min(p+on, L); seg = []; m = 6
        for i in range(m+1):
            x, y, _ = along(pts, p+(e-p)*i/m); seg.append((x, y))
        out += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in seg); p += on+off
    return path(out, None, stroke=col, sw=sw, cap=k.pop("cap", "butt"), join="round", **k)

def star(cx, cy, r, col, points=5, inner=.4, rot=-90, **k):
    q = []
    for i in range(points*2):
        q.append(pt(cx, cy, r if i % 2 == 0 else r*inner, rot + 180*i/points))
    return poly(q, col, **k)

# ---- our own numerals (cap height 100) --------------------------------------
GLYPH = {
 "0": (62, "M31 0C50 0 61 13 61 34L61 66C61 87 50 100 31 100C12 100 1 87 1 66L1 34C1 13 12 0 31 0Z"
           "M31 19C25 19 22 24 22 34L22 66C22 76 25 81 31 81C37 81 40 76 40 66L40 34C40 24 37 19 31 19Z"),
 "1": (42, "M18 0L38 0L38 100L16 100L16 27L2 32L2 13Z"),
 "2": (62, "M2 36C2 12 14 0 31 0C49 0 60 12 60 31C60 46 53 55 45 65L30 81L60 81L60 100L2 100L2 84L29 54C36 46 39 41 39 32C39 23 36 19 31 19C25 19 22 24 22 36Z"),
 "3": (62, "M31 0C49 0 59 11 59 28C59 38 55 45 48 49C57 53 61 61 61 71C61 89 50 100 31 100C13 100 2 90 1 71L21 69C21 77 25 81 31 81C37 81 40 77 40 70C40 62 36 58 29 58L23 58L23 41L29 41C35 41 39 37 39 30C39 23 36 19 31 19C25 19 22 23 22 31L2 31C2 11 13 0 31 0Z"),
 "4": (64, "M36 0L54 0L54 62L63 62L63 80L54 80L54 100L34 100L34 80L0 80L0 63ZM34 62L34 30L19 62Z"),
 "5": (62, "M7 0L57 0L57 19L25 19L24 38C28 35 32 34 37 34C52 34 61 46 61 66C61 88 50 100 31 100C13 100 2 89 2 69L22 69C22 77 25 81 31 81C37 81 40 76 40 66C40 56 37 52 31 52C27 52 24 54 23 57L5 55Z"),
 "6": (62, "M32 0C49 0 59 11 60 29L40 29C40 22 37 19 32 19C25 19 22 25 22 38L22 45C26 41 31 39 37 39C52 39 61 50 61 68C61 88 50 100 31 100C11 100 1 87 1 62L1 42C1 14 12 0 32 0Z"
           "M31 57C25 57 22 61 22 69C22 77 25 82 31 82C37 82 41 77 41 69C41 61 37 57 31 57Z"),
 "7": (58, "M1 0L57 0L57 17L34 100L12 100L35 19L1 19Z"),
 "N": (62, "M2 100L2 0L21 0L41 54L41 0L61 0L61 100L43 100L22 44L22 100Z"),
 " ": (26, ""),
}
def num_width(s, h, gap=7): return sum(GLYPH[c][0] + gap for c in s) * h / 100 - gap * h / 100
def numeral(s, cx, y, h, col, gap=7, **k):
    """Numerals centred on cx, top at y, height h - as plain paths."""
    x = cx - num_width(s, h, gap) / 2; out = []
    for c in s:
        w, d = GLYPH[c]
        if d: out.append(g(f"translate({n(x)} {n(y)}) scale({h/100:.4g})", path(d, col, **k)))
        x += (w + gap) * h / 100
    return "".join(out)
