# SPDX-License-Identifier: MIT
"""Bornes, trees, buildings, props.  Local origin: foot of the object at (0,0), up is negative."""
from palette import P
from svgkit import *
INK, CREAM = P["ink"], P["cream"]

def borne(num=None, w=200, h=280, top="N7", nh=None, side=True, seed=4, cap=P["red"], body=CREAM):
    """Red-capped kilometre stone, front face centred on x=0, foot at y=0."""
    x0, x1, r = -w/2, w/2, w*.5
    sh = -h + r*.92                      # shoulder
    k = .56
    dx, dy = w*.13, -w*.035              # thickness to the right
    o = ""
    dome = f"C{n(x0)} {n(sh-(h+sh)*k*1.05)} {n(-r*k)} {n(-h)} 0 {n(-h)}C{n(r*k)} {n(-h)} {n(x1)} {n(sh-(h+sh)*k*1.05)} {n(x1)} {n(sh)}"
    front = f"M{n(x0)} 0L{n(x0)} {n(sh)}{dome}L{n(x1)} 0Z"
    if side:
        o += g(f"translate({n(dx)} {n(dy)})", path(front, P["sand"]),
               path(f"M{n(x0)} {n(sh+w*.1)}L{n(x0)} {n(sh)}{dome}L{n(x1)} {n(sh+w*.1)}Z", P["oxblood"]))
        o += poly([(x1, 0), (x1+dx, dy), (x1+dx, sh+dy), (x1, sh)], P["sand"])
        o += poly([(x1, sh+w*.1), (x1+dx, sh+w*.1+dy), (x1+dx, sh+dy-4), (x1-6, sh-8)], P["oxblood"])
    o += path(front, body)
    o += grain(front, P["sand"], int(w*1.6), seed, (.8, .6), (w*.004, w*.012), 2.6, .9)
    capd = f"M{n(x0)} {n(sh+w*.1)}L{n(x0)} {n(sh)}{dome}L{n(x1)} {n(sh+w*.1)}Z"
    o += path(capd, cap)
    o += path(f"M{n(x0)} {n(sh+w*.1)}L{n(x0)} {n(sh)}C{n(x0)} {n(sh-(h+sh)*k*1.05)} {n(-r*k)} {n(-h)} 0 {n(-h)}C{n(-r*k*.8)} {n(-h+w*.04)} {n(x0+w*.09)} {n(sh-(h+sh)*k*.9)} {n(x0+w*.08)} {n(sh+w*.1)}Z", P["coral"])
    o += grain(capd, P["oxblood"], int(w*1.1), seed+1, (1, .5), (w*.004, w*.012), 2.2, .8)
    if top: o += numeral(top, 0, sh - w*.17, w*.19, CREAM)
    if num:
        nh = nh or w*.4
        o += numeral(num, 0, sh + w*.1 + (-sh - w*.1 - w*.1)/2 - nh/2, nh, INK)
    # plinth and grass
    o += poly([(x0-w*.05, 0), (x1+w*.05, 0), (x1+w*.05, -w*.09), (x0-w*.05, -w*.09)], P["sand"])
    if side: o += poly([(x1+w*.05, 0), (x1+dx+w*.05, dy), (x1+dx+w*.05, dy-w*.09), (x1+w*.05, -w*.09)], P["stone"])
    return o

def tuft(x, y, s=1, col=P["pine"]):
    return at(x, y, s, path("M-16 0C-15 -8 -18 -14 -22 -18C-14 -14 -10 -8 -9 -2C-9 -12 -8 -20 -5 -28C-3 -18 -2 -10 -1 -2C1 -10 5 -17 11 -22C9 -14 8 -8 8 0Z", col))

def cypress(h=200, col=P["pine"], light=P["green"], seed=1, w=None):
    w = w or h*.22
    d = f"M0 {n(-h)}C{n(w*.28)} {n(-h*.8)} {n(w*.62)} {n(-h*.42)} {n(w*.46)} {n(-h*.14)}C{n(w*.4)} {n(-h*.05)} {n(w*.2)} {n(-h*.03)} 0 {n(-h*.03)}C{n(-w*.2)} {n(-h*.03)} {n(-w*.4)} {n(-h*.05)} {n(-w*.46)} {n(-h*.14)}C{n(-w*.62)} {n(-h*.42)} {n(-w*.28)} {n(-h*.8)} 0 {n(-h)}Z"
    l = f"M0 {n(-h)}C{n(-w*.05)} {n(-h*.7)} {n(-w*.2)} {n(-h*.35)} {n(-w*.3)} {n(-h*.08)}C{n(-w*.4)} {n(-h*.06)} {n(-w*.44)} {n(-h*.1)} {n(-w*.46)} {n(-h*.14)}C{n(-w*.62)} {n(-h*.42)} {n(-w*.28)} {n(-h*.8)} 0 {n(-h)}Z"
    return rect(-h*.012, -h*.06, h*.024, h*.06, P["terra"]) + path(d, col) + path(l, light) + grain(d, light, int(h*.35), seed, (-1, 0), (h*.004, h*.011), 2.4, .8)

def platane(h=300, crown=P["green"], shade=P["pine"], light=P["meadow"], seed=1):
    """Roadside plane tree with mottled trunk."""
    s = h/300
    o = path("M-15 0C-11 -40 -12 -80 -14 -110C-22 -132 -44 -146 -58 -158L-50 -164C-34 -156 -16 -146 -7 -134C-6 -152 -10 -172 -14 -190L-2 -194C2 -176 6 -156 8 -138C18 -150 34 -158 48 -172L56 -164C40 -146 20 -134 14 -114C12 -80 12 -40 18 0Z", P["stone"])
    o += path("M2 0C4 -40 4 -90 2 -128L8 -138C10 -142 12 -126 14 -114C12 -80 12 -40 18 0Z", P["asphalt2"])
    for x, y, a, b in ((-6, -30, 4, 8), (-8, -70, 3, 7), (0, -96, 4, 9), (6, -52, 3, 6), (-4, -120, 3, 7)): o += ell(x, y, a, b, CREAM)
    c = "M-118 -200C-128 -232 -100 -256 -76 -254C-66 -284 -26 -302 4 -290C34 -306 76 -292 82 -262C112 -262 130 -228 114 -202C122 -176 96 -156 70 -164C52 -146 18 -148 4 -160C-16 -146 -48 -148 -60 -164C-88 -156 -116 -172 -118 -200Z"
    sh = "M114 -202C122 -176 96 -156 70 -164C52 -146 18 -148 4 -160C-16 -146 -48 -148 -60 -164C-84 -158 -106 -170 -114 -188C-88 -178 -64 -186 -52 -196C-34 -182 0 -182 14 -200C40 -186 66 -198 74 -216C88 -208 104 -206 114 -202Z"
    o += path(c, crown) + path("M-118 -200C-128 -232 -100 -256 -76 -254C-66 -284 -26 -302 4 -290C-16 -284 -40 -274 -50 -250C-76 -246 -100 -230 -104 -196C-110 -190 -116 -194 -118 -200Z", light)
    o += path(sh, shade) + grain(c, shade, 260, seed, (.5, 1), (1, 3), 2, .75) + grain(c, light, 140, seed+3, (-.6, -1), (1, 3), 2.2, .8)
    return at(0, 0, s, o)

def pine(h=240, crown=P["pine"], light=P["green"], lean=0, seed=1):
    """Umbrella pine."""
    s = h/240
    o = stroke(f"M0 0C4 -60 {n(-6+lean)} -110 {n(lean)} -176", P["terra"], 13) + stroke(f"M{n(lean-2)} -120C{n(lean+14)} -146 {n(lean+36)} -160 {n(lean+48)} -176M{n(lean-1)} -140C{n(lean-20)} -156 {n(lean-34)} -166 {n(lean-46)} -176", P["terra"], 7)
    c = f"M{n(lean-112)} -178C{n(lean-104)} -200 {n(lean-80)} -206 {n(lean-70)} -212C{n(lean-40)} -236 {n(lean+30)} -244 {n(lean+58)} -216C{n(lean+84)} -212 {n(lean+112)} -200 {n(lean+116)} -178C{n(lean+90)} -164 {n(lean+60)} -172 {n(lean+36)} -166C{n(lean)} -158 {n(lean-30)} -168 {n(lean-50)} -166C{n(lean-80)} -160 {n(lean-104)} -168 {n(lean-112)} -178Z"
    l = f"M{n(lean-112)} -178C{n(lean-104)} -200 {n(lean-80)} -206 {n(lean-70)} -212C{n(lean-40)} -236 {n(lean+30)} -244 {n(lean+58)} -216C{n(lean+10)} -226 {n(lean-40)} -212 {n(lean-64)} -196C{n(lean-84)} -194 {n(lean-100)} -186 {n(lean-112)} -178Z"
    o += path(c, crown) + path(l, light) + grain(c, light, 160, seed, (-.4, -1), (1, 2.6), 1.8, .8)
    return at(0, 0, s, o)

def palm(h=240, col=P["pine"], light=P["green"], lean=20, seed=1):
    s = h/240
    o = path(f"M-9 0C-6 -70 {n(lean*.2-6)} -130 {n(lean-5)} -190L{n(lean+5)} -190C{n(lean*.2+6)} -130 2 -70 9 0Z", P["terra"])
    for i in range(7):
        t = i/7; y = -20-160*t; x = lean*t**2
        o += line(x-5, y, x+5, y-4, P["oxblood"], 2, op=.5)
    for i, (a, b, c_) in enumerate(((-98, -16, light), (-74, -60, light), (98, -8, col), (80, -54, col), (-70, 34, col), (62, 40, col), (36, -84, light), (-26, -86, col))):
        tx, ty = lean+a, -190+b
        ln = (a*a+b*b)**.5; px, py = b/ln, -a/ln
        if py > 0 or (abs(py) < .3 and px < 0): px, py = -px, -py
        mx, my = lean+a*.5, -190+b*.5
        o += path(f"M{n(lean)} -192Q{n(mx+px*38)} {n(my+py*38)} {n(tx)} {n(ty)}Q{n(mx+px*8)} {n(my+py*8)} {n(lean)} -184Z", c_)
    o += circ(lean-5, -184, 6, P["ochre"]) + circ(lean+6, -182, 6, P["terra"])
    return at(0, 0, s, o)

def poplar(h=200, col=P["green"], light=P["meadow"], seed=1): return cypress(h, col, light, seed, h*.26)

def cloud(x, y, s=1, col=CREAM, op=1):
    return at(x, y, s, path("M0 0C4 -14 22 -20 34 -14C40 -34 76 -38 88 -20C104 -32 130 -24 132 -8C146 -12 158 -6 160 0Z", col, op=op))

def house(w=70, h=44, wall=CREAM, roof=P["terra"], shade=P["sand"], door=True):
    o = rect(0, -h, w, h, wall) + rect(w*.62, -h, w*.38, h, shade)
    o += poly([(-5, -h), (w*.31, -h-w*.26), (w*.67, -h)], roof) + poly([(w*.31, -h-w*.26), (w*.86, -h-w*.26), (w+5, -h), (w*.62, -h)], P["oxblood"] if roof == P["terra"] else roof)
    if door: o += rect(w*.24, -h*.5, w*.14, h*.5, INK) + rect(w*.7, -h*.7, w*.1, h*.28, INK) + rect(w*.86, -h*.7, w*.1, h*.28, INK)
    return o

def steeple(h=120, wall=CREAM, shade=P["sand"], roof=P["asphalt2"]):
    w = h*.24
    return rect(-w/2, -h*.62, w, h*.62, wall) + rect(w*.1, -h*.62, w*.4, h*.62, shade) + poly([(-w*.62, -h*.62), (0, -h), (w*.62, -h*.62)], roof) + poly([(w*.1, -h*.62), (0, -h), (w*.62, -h*.62)], INK, op=.5) + rect(-w*.16, -h*.54, w*.32, h*.12, INK) + line(0, -h, 0, -h-h*.08, INK, h*.014)

def village(s=1):
    return at(0, 0, s, at(-120, 0, 1, house(64, 40)), at(-66, -4, 1, house(50, 54, CREAM, P["terra"])), at(0, 0, 1, steeple(140)), at(14, 0, 1, house(74, 46)), at(84, 2, .9, house(60, 36)))

# ---- road furniture ---------------------------------------------------------
def pump(s=1, body=P["red"], shade=P["oxblood"], hose=True, full=True):
    """1950s pump with a glass globe; 130 wide, 340 high."""
    o = rect(-66, -14, 132, 14, P["asphalt2"], 3)
    o += path("M-52 -14L-52 -206C-52 -236 -34 -250 0 -250C34 -250 52 -236 52 -206L52 -14Z", body)
    sh = "M16 -14L16 -249C40 -246 52 -232 52 -206L52 -14Z"
    o += path(sh, shade) + grain("M-14 -14L-14 -249L16 -249L16 -14Z", shade, 220, 8, (1, 0), (.9, 2.4), 1.8, .9)
    o += rect(-40, -222, 80, 66, CREAM, 10) + circ(0, -188, 25, P["sky"] if full else P["sand"]) + circ(0, -188, 25, None, stroke=INK, sw=4)
    a = 35 if full else 145
    x, y = pt(0, -188, 20, -180+ (140 if full else 40)); o += line(0, -188, x, y, P["red"], 4.5) + circ(0, -188, 4.5, INK)
    for d in (-180, -135, -90, -45, 0):
        x1, y1 = pt(0, -188, 21, d); x2, y2 = pt(0, -188, 16, d); o += line(x1, y1, x2, y2, INK, 2.4)
    o += rect(-40, -144, 80, 14, CREAM, 3) + rect(-40, -124, 80, 6, P["sun"], 2)
    # globe
    o += rect(-13, -266, 26, 18, P["stone"]) + circ(0, -300, 40, CREAM) + path("M18 -336C46 -326 50 -280 14 -263C30 -284 32 -316 18 -336Z", P["sand"])
    o += path("M0 -326C10 -312 17 -304 17 -292C17 -282 9 -275 0 -275C-9 -275 -17 -282 -17 -292C-17 -304 -10 -312 0 -326Z", body)
    o += path("M-8 -296C-8 -288 -4 -283 2 -281C-7 -280 -12 -286 -12 -292C-12 -296 -10 -300 -8 -302Z", CREAM)
    if hose:
        o += stroke("M52 -176C86 -176 86 -60 108 -60C132 -60 124 -130 118 -176", INK, 9) + path("M108 -176L128 -180L134 -214L124 -218L112 -206Z", P["asphalt2"]) + stroke("M128 -210L150 -200", INK, 7)
    return at(0, 0, s, o)

def light(s=1, on="red", pole=150):
    """Three-lamp signal on a striped pole; head 120 wide, 300 high."""
    o = ""
    for i in range(int(pole/30)+1): o += rect(-10, -30*(i+1), 20, 30, P["cream"] if i % 2 else P["red"])
    o += rect(10-7, -pole-20, 7, pole+20, INK, op=.35)
    y0 = -pole-290
    o += rect(-58, y0, 116, 290, INK, 26) + rect(-58, y0, 22, 290, P["night"], 11)
    for i, (nme, lit, off) in enumerate((("red", P["red"], "#4A1A26"), ("amber", P["sun"], "#4A3A22"), ("green", "#35B46A", "#143D33"))):
        cy = y0 + 52 + i*93
        onn = (nme == on)
        o += path(f"M-46 {n(cy-6)}C-46 {n(cy-56)} 46 {n(cy-56)} 46 {n(cy-6)}L36 {n(cy-6)}C30 {n(cy-40)} -30 {n(cy-40)} -36 {n(cy-6)}Z", P["asphalt2"])
        if onn:
            o += circ(0, cy, 52, lit, op=.28) + circ(0, cy, 38, lit) + path(f"M-24 {n(cy-8)}C-22 {n(cy-24)} -8 {n(cy-30)} 6 {n(cy-28)}C-8 {n(cy-22)} -16 {n(cy-16)} -24 {n(cy-8)}Z", CREAM)
        else: o += circ(0, cy, 36, off)
    return at(0, 0, s, o)

def limit(s=1, num="50", struck=False, pole=220, ring=P["red"]):
    """Round limit sign, 200 wide."""
    o = ""
    if pole:
        o += rect(-9, -pole, 18, pole, P["stone"]) + rect(2, -pole, 7, pole, P["asphalt2"])
    cy = -pole-92
    o += circ(7, cy+5, 102, INK, op=.35) + circ(0, cy, 102, CREAM) + circ(0, cy, 96, ring if not struck else INK) + circ(0, cy, 70 if not struck else 88, CREAM)
    o += numeral(num, 0, cy-37, 74, INK if not struck else P["stone"])
    if struck:
        for off in (-26, 0, 26):
            # five-o'clock bars cut to the disc
            L = (88**2-off**2)**.5
            ux, uy = .7071, -.7071; px, py = .7071*off, .7071*off
            o += line(px-ux*L, cy+py-uy*L, px+ux*L, cy+py+uy*L, INK, 11 if off == 0 else 11, "butt")
    return at(0, 0, s, o)

def jerry(s=1, body=P["gold"], shade=P["ochre"], light=P["goldlt"], emblem=P["royal"]):
    o = path("M-60 0C-66 0 -70 -4 -70 -10L-70 -150C-70 -158 -67 -162 -62 -166L-36 -186L-36 -206L64 -206C68 -206 70 -204 70 -200L70 -10C70 -4 66 0 60 0Z", body)
    o += path("M70 -200L70 -10C70 -4 66 0 60 0L40 0L40 -206L64 -206C68 -206 70 -204 70 -200Z", shade)
    o += path("M-70 -10L-70 -150C-70 -158 -67 -162 -62 -166L-36 -186L-36 -206L-24 -206L-24 -180L-52 -158C-56 -155 -58 -152 -58 -146L-58 0C-66 0 -70 -4 -70 -10Z", light)
    o += stroke("M-20 -206L-20 -228L54 -228L54 -206M17 -206L17 -228", body, 11) + path("M-66 -176L-46 -192L-58 -208L-78 -192Z", shade)
    o += path("M0 -148C22 -118 36 -100 36 -76C36 -54 20 -40 0 -40C-20 -40 -36 -54 -36 -76C-36 -100 -22 -118 0 -148Z", emblem) + path("M-20 -78C-20 -62 -10 -52 4 -49C-16 -46 -28 -60 -28 -76C-28 -86 -24 -94 -20 -100Z", P["azure"])
    return at(0, 0, s, o)

def tyre(r=120, flat_=False, gold=False, white=True, seed=6):
    """Wheel face-on, centred on (0,0).  flat_: squashed against a floor at y=+0.72r."""
    T = INK if not gold else P["gold"]; H = CREAM if not gold else P["goldlt"]
    o = ""
    if flat_:
        f = r*.74
        d = f"M{n(-r)} 0C{n(-r)} {n(-r*.56)} {n(-r*.56)} {n(-r)} 0 {n(-r)}C{n(r*.56)} {n(-r)} {n(r)} {n(-r*.56)} {n(r)} 0C{n(r)} {n(r*.2)} {n(r*.98)} {n(r*.3)} {n(r*1.06)} {n(r*.42)}C{n(r*1.18)} {n(r*.56)} {n(r*1.12)} {n(f)} {n(r*.9)} {n(f)}L{n(-r*.9)} {n(f)}C{n(-r*1.12)} {n(f)} {n(-r*1.18)} {n(r*.56)} {n(-r*1.06)} {n(r*.42)}C{n(-r*.98)} {n(r*.3)} {n(-r)} {n(r*.2)} {n(-r)} 0Z"
        o += path(d, T)
        o += stroke(f"M{n(-r*1.0)} {n(r*.52)}C{n(-r*.6)} {n(r*.62)} {n(-r*.4)} {n(r*.56)} {n(-r*.2)} {n(r*.6)}M{n(r*1.02)} {n(r*.54)}C{n(r*.7)} {n(r*.62)} {n(r*.5)} {n(r*.56)} {n(r*.26)} {n(r*.61)}", P["asphalt2"], r*.045)
    else:
        o += circ(0, 0, r, T)
        if not gold:
            for i in range(36):
                x1, y1 = pt(0, 0, r*.995, i*10); x2, y2 = pt(0, 0, r*.93, i*10+3); o += line(x1, y1, x2, y2, P["asphalt2"], r*.022)
        else:
            for i in range(36):
                x1, y1 = pt(0, 0, r*.99, i*10); x2, y2 = pt(0, 0, r*.9, i*10+4); o += line(x1, y1, x2, y2, P["ochre"], r*.035)
    R = r
    if flat_: r = r*.8
    if white: o += circ(0, 0, r*.8, CREAM if not gold else P["royal"]) + circ(0, 0, r*.66, T if not gold else P["gold"])
    o += circ(0, 0, r*.6, P["stone"] if not gold else P["ochre"]) + circ(-r*.02, -r*.02, r*.57, H)
    for i in range(8):
        x, y = pt(0, 0, r*.44, i*45+22); o += ell(x, y, r*.05, r*.05, INK if not gold else P["navy"])
    o += circ(0, 0, r*.26, P["stone"] if not gold else P["ochre"]) + circ(-r*.02, -r*.02, r*.23, P["red"] if not gold else P["royal"])
    if gold: o += star(0, -r*.01, r*.18, P["goldlt"])
    else: o += stroke(f"M{n(-r*.13)} {n(-r*.05)}C{n(-r*.1)} {n(-r*.12)} {n(-r*.04)} {n(-r*.15)} {n(r*.03)} {n(-r*.15)}", CREAM, r*.035)
    o += stroke(f"M{n(-r*.46)} {n(-r*.14)}C{n(-r*.4)} {n(-r*.34)} {n(-r*.22)} {n(-r*.46)} {n(-r*.02)} {n(-r*.48)}", "#FFFFFF", r*.045)
    r = R
    o += stroke(f"M{n(-r*.84)} {n(-r*.34)}C{n(-r*.74)} {n(-r*.6)} {n(-r*.54)} {n(-r*.78)} {n(-r*.28)} {n(-r*.87)}", P["asphalt2"] if not gold else P["goldlt"], r*.05)
    return o

def wrench(L=300, col=P["stone"], shade=P["asphalt2"], lightc=CREAM):
    """Spanner along +x (open jaw at +x, ring at -x), centred on (0,0)."""
    h = L/2; hx, rx_ = h-46, -h+36
    def notch(r):
        q = [pt(hx, 0, r, 24 + (312)*i/28) for i in range(29)]
        return q + [(hx-2, -15), (hx-6, 0), (hx-2, 15)]
    ringd = to_d([pt(rx_, 0, 36, i*15) for i in range(24)]) + to_d([pt(rx_, 0, 17, -i*15) for i in range(24)])
    o = path(f"M{n(rx_+30)} -17L{n(hx-36)} -14L{n(hx-36)} 14L{n(rx_+30)} 17Z", col) + path(ringd, col) + poly(notch(47), col)
    o += path(f"M{n(rx_+32)} 4L{n(hx-40)} 4L{n(hx-36)} 14L{n(rx_+30)} 17Z", shade)
    o += poly([pt(hx, 0, 47, 24+i*10) for i in range(11)] + [pt(hx, 0, 34, 124-i*10) for i in range(11)], shade)
    o += poly([pt(rx_, 0, 36, 10+i*15) for i in range(11)] + [pt(rx_, 0, 27, 160-i*15) for i in range(11)], shade)
    o += line(rx_+44, -7, hx-50, -6, lightc, 4)
    return o

def nail(L=90, col=CREAM, shade=P["stone"]):
    """Straight nail, head at the origin, pointing up."""
    return rect(-17, -4, 34, 10, col, 4) + poly([(-6, 0), (6, 0), (6, -L+16), (0, -L), (-6, -L+16)], col) + poly([(1, 0), (6, 0), (6, -L+16), (0, -L), (1, -L+16)], shade)
def bent_nail(col=CREAM, shade=P["stone"]):
    o = path("M-7 0L-7 -42C-7 -60 4 -72 22 -74L58 -78L60 -76L26 -60C14 -56 8 -50 8 -38L8 0Z", col)
    o += path("M2 0L2 -40C2 -54 10 -62 24 -65L60 -76L26 -60C14 -56 8 -50 8 -38L8 0Z", shade) + rect(-21, -5, 42, 12, col, 5) + rect(-21, 2, 42, 5, shade, 2.5)
    return o

def kepi(s=1):
    """Gendarme's cap, 150 wide."""
    o = path("M-62 -4L-56 -66C-54 -78 54 -78 56 -66L62 -4C40 8 -40 8 -62 -4Z", P["navy"]) + ell(0, -68, 56, 13, P["night"])
    o += path("M-62 -4L-60 -26C-30 -14 30 -14 60 -26L62 -4C40 8 -40 8 -62 -4Z", P["gold"]) + path("M14 2C34 0 52 -4 62 -4L60 -26C48 -20 32 -17 14 -16Z", P["ochre"])
    o += path("M-70 4C-50 -4 50 -4 70 4C62 28 30 34 0 34C-30 34 -62 28 -70 4Z", INK) + stroke("M-52 14C-30 24 -6 26 12 25", P["asphalt2"], 4)
    o += circ(0, -40, 13, P["gold"]) + circ(0, -40, 6.5, P["red"])
    return at(0, 0, s, o)

def gendarme(s=1):
    """Traffic policeman, arm raised; 230 tall."""
    N, D = P["navy"], INK
    o = stroke("M-14 -84L-16 -8M14 -84L16 -8", D, 23, "butt") + path("M-30 -8L-4 -8L-4 0L-36 0ZM4 -8L30 -8L36 0L4 0Z", D)
    o += stroke("M-26 -146C-44 -160 -48 -186 -44 -214", N, 18) + stroke("M-44 -212L-44 -222", CREAM, 18) + path("M-54 -226L-54 -246L-49 -247L-48 -252L-43 -252L-42 -250L-37 -249L-36 -226Z", CREAM)
    o += path("M-30 -146C-26 -158 26 -158 30 -146C34 -120 32 -96 34 -76L-34 -76C-32 -96 -34 -120 -30 -146Z", N) + path("M6 -155C22 -155 28 -152 30 -146C34 -120 32 -96 34 -76L12 -76C16 -104 14 -130 6 -155Z", D)
    o += poly([(-26, -148), (-16, -152), (30, -92), (30, -80)], CREAM) + rect(-32, -100, 64, 10, CREAM) + rect(-7, -102, 14, 14, P["gold"], 2)
    o += stroke("M27 -142C46 -128 50 -108 34 -94", N, 17) + circ(34, -93, 9, CREAM)
    o += path("M-9 -162L9 -162L9 -148L-9 -148Z", P["coral"]) + path("M-18 -178C-18 -152 18 -152 18 -178Z", P["coral"]) + stroke("M-8 -163C-4 -166 4 -166 8 -163", D, 4) + circ(-7, -173, 2, D) + circ(7, -173, 2, D)
    o += at(0, -180, .29, kepi())
    return at(0, 0, s, o)

def burst(r=120, col=P["sun"], pts=11, inner=.62, seed=3, rot=0):
    rnd = random.Random(seed); q = []
    for i in range(pts*2):
        rr = r*(rnd.uniform(.86, 1.08) if i % 2 == 0 else inner*rnd.uniform(.88, 1.08))
        q.append(pt(0, 0, rr, rot + 180*i/pts))
    return poly(q, col)

def sheep(s=1, col=CREAM, shade=P["sand"], face=INK, flip=False):
    o = line(-14, 0, -14, -14, face, 5) + line(12, 0, 12, -14, face, 5) + line(-6, 0, -7, -14, face, 5) + line(5, 0, 5, -14, face, 5)
    o += path("M-30 -24C-36 -36 -26 -46 -16 -44C-12 -54 4 -54 8 -46C18 -52 30 -42 26 -30C30 -18 18 -10 10 -14C4 -8 -8 -8 -12 -12C-22 -8 -32 -14 -30 -24Z", col)
    o += path("M26 -30C30 -18 18 -10 10 -14C4 -8 -8 -8 -12 -12C-20 -9 -28 -12 -30 -20C-16 -18 12 -18 26 -30Z", shade)
    o += path("M20 -44C28 -50 40 -46 42 -36C42 -30 38 -26 34 -27C28 -28 22 -34 20 -44Z", face) + path("M24 -46L16 -48C16 -42 20 -40 24 -42Z", face)
    return at(0, 0, s, o, flip=flip)
