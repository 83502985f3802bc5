# SPDX-License-Identifier: MIT
"""The domino table under the plane tree: galalith on wood, knuckles, chalk on slate.

Everything pitched keeps to B flat, C, D, F, G, so it sits on `plane_tree`.
"""
import numpy as np

from fx.cafe import chalk, glass, murmur, pluck, reeds, slate_tap, squeezebox, strum
from fx.table import bone, tile, wood
from lib.dsp import SR, bp, burst, early, excite, fade, hit, lp, modal, norm, put, sat, secs, stack, sweep_bp, white


def air(x, g, wet=.15, size=1.0):
    """Out of doors: the table top and one house wall."""
    return early(x, g, size, wet, 6, 4200)


def tin(g):
    """The painted sheet on top answers a little after everything that strikes it."""
    f = np.array([318, 487, 742, 1130, 1710, 2480]) * g.uniform(.97, 1.03, 6)
    return norm(excite(hit(.9), modal(f, [.14, .13, .11, .085, .06, .04], [.8, 1, .9, .6, .4, .25] * g.uniform(.7, 1.1, 6), .24)))


def top(g, v=1.0, width=2.0):
    """The whole table top and its iron foot, struck with the hand or a hard tile."""
    m = modal(np.array([92, 146, 218, 322, 476]) * g.uniform(.97, 1.03), [.28, .25, .18, .12, .08], [.55, 1, .95, .7, .5], .42)
    return v * norm(norm(excite(hit(width), m)) + .3 * np.pad(tin(g), (0, secs(.42) - secs(.24))))


def rub(g, dur, f0, f1, peak=.5, rough=.5):
    """A tile drawn over wood: dry friction in grains."""
    n = secs(dur)
    u = np.arange(n) / n
    sp = np.where(u < peak, np.sin(.5 * np.pi * u / peak), np.cos(.5 * np.pi * (u - peak) / (1 - peak))) ** 1.3
    x = sweep_bp(white(n, g), f0 * (f1 / f0) ** u, .9) + .3 * bp(white(n, g), 2500, 6500, 1)
    grain = np.abs(lp(white(n, g), 160, 2))
    return norm(lp(x * sp * (1 - rough + rough * grain / grain.mean()), 6000, 2))


# ----------------------------------------------------------------------- tiles
def domino_draw(g, k):
    """Pulled from among the others and stood up in the hand."""
    d = (.17, .2, .15)[k]
    y = stack((rub(g, d, 900, 2100, .6), .004, .34), (tile(g), .006, .42), (tile(g), d * .6, .30 * g.uniform(.6, 1)), (tile(g), d + .012, .85),
              (wood(g, 1.3, .8), d + .013, .3), (tile(g), d + .012 + g.uniform(.02, .03), .3))
    return air(y, g)


def domino_flip(g, k):
    """Tipped over its edge: the edge ticks, the face claps flat."""
    gap = (.062, .072, .055)[k]
    y = stack((bone(g, g.uniform(2300, 2700), .012), .002, .45), (rub(g, .05, 1500, 2600), .004, .10), (tile(g), .002 + gap, .9), (wood(g, .7, 1.4), .003 + gap, .75),
              (tile(g), .002 + gap + g.uniform(.017, .026), .34), (wood(g, 1.2, .9), .026 + gap, .22))
    return air(sat(norm(y), 1.3), g)


def domino_slide(g, k):
    """Pushed up to its neighbour until the ends kiss."""
    d = (.30, .26, .34)[k]
    y = stack((rub(g, d, 620, 1500, .45, .6), 0, .55), (norm(lp(rub(g, d, 260, 420, .5, .3), 700, 1)), 0, .25), (tile(g), d - .012, .8),
              (tile(g), d - .011, .5), (wood(g, 1.4, .8), d - .010, .3))
    return air(y, g)


def knuckle(g, v=1.0):
    f = g.uniform(.96, 1.04)
    y = norm(excite(hit(1.9), modal(np.array([168, 274, 428, 670, 1010]) * f, [.10, .085, .06, .04, .025], [.7, 1, .8, .5, .3], .2)))
    return v * stack((y, 0, 1), (norm(burst(.03, g, 600, 3600, .0006, .014, 1)), 0, .55), (wood(g, .9, 1.2), 0, .7), (tin(g), .001, .22))


def domino_knock(g, k):
    """Pass: two raps with the knuckles; the tiles stir."""
    gap = (.175, .16, .2)[k]
    y = stack((knuckle(g), .003, .8), (knuckle(g), .003 + gap, 1.0))
    for t0 in (.006, .006 + gap):
        for _ in range(4):
            put(y, tile(g), t0 + g.uniform(.004, .05), .05 * g.uniform(.4, 1))
    return air(sat(norm(y), 1.5), g, .17, 1.1)


def domino_double(g, k):
    """A double set crosswise with some weight: clap, table, then turned square."""
    y = stack((tile(g), .003, .85), (bone(g, 1650, .026), .003, .6), (wood(g, 1.0, 1.3), .004, .8), (top(g), .004, .55),
              (rub(g, .06, 900, 1400), .06, .16), (tile(g), .115 + .008 * k, .42), (wood(g, 1.4, .8), .116 + .008 * k, .32))
    return air(sat(norm(y), 1.5), g, .18, 1.1)


def domino_clack(g, k):
    """Laid for 10 or 15: the tile strikes flat, and the table's top sounds under it."""
    y = stack((tile(g), .003, .85), (bone(g, 1550, .024), .003, .55), (wood(g, .7, 1.6), .004, .85), (top(g, 1, 1.8), .004, .45),
              (norm(burst(.04, g, 600, 5200, .0005, .018, 1)), .003, .3), (tile(g), .003 + g.uniform(.018, .03), .35))
    return air(sat(norm(y), 1.5), g, .18, 1.1)


def domino_crack(g, k):
    """For 20 and more: cracked down from the elbow, and the tiles that lie there stir."""
    y = stack((tile(g), .003, .9), (bone(g, 1350, .03), .003, .75), (wood(g, .6, 1.8), .004, .9), (top(g, 1, 1.7), .004, .75),
              (norm(burst(.05, g, 500, 6500, .0004, .022, 1)), .003, .6))
    z = np.zeros(secs(.5))
    put(z, y, 0)
    for _ in range(7):
        t = .03 + g.exponential(.05)
        put(z, tile(g), t, .16 * np.exp(-(t - .03) / .12) * g.uniform(.4, 1))
    return air(sat(norm(z), 1.6), g, .2, 1.2)


def spinner_lead(g, k):
    """The first tile: slammed so that the table jumps."""
    slap = norm(burst(.05, g, 500, 6500, .0004, .02, 1))
    y = stack((norm(lp(white(secs(.05), g), 900, 1) * np.linspace(0, 1, secs(.05)) ** 2), 0, .05), (tile(g), .05, .9), (bone(g, 1500, .03), .05, .7),
              (wood(g, .6, 1.8), .051, .9), (top(g, 1, 1.7), .051, .85), (slap, .05, .6))
    z = np.zeros(secs(.62))
    put(z, y, 0)
    for _ in range(15):                                                 # what else stands on the table
        t = .075 + g.exponential(.06)
        put(z, tile(g), t, .2 * np.exp(-(t - .07) / .13) * g.uniform(.4, 1))
    put(z, glass(g, (2480, 2330, 2620)[k], .3), .062, .085)
    put(z, glass(g, (2480, 2330, 2620)[k], .15), .098, .05)
    return air(sat(norm(z), 1.6), g, .22, 1.4)


# ----------------------------------------------------------------------- slate
FIVES = {"05": (1, 1.0, 70), "10": (2, 1.09, 74), "15": (3, 1.19, 77), "20": (4, 1.30, 82)}


def score_fives(strokes, pitch, note):
    """One chalk stroke for every five; from four on they are crossed through.  A plucked string says how high."""
    def make(g, k):
        gap = (.135, .125, .142)[k]
        items, t = [], .002
        for i in range(strokes):
            items.append((chalk(g, .10 * g.uniform(.92, 1.08), pitch * (1 + .03 * i), g.uniform(.85, 1), -.25), t, 1.3))
            t += gap * g.uniform(.95, 1.05)
        if strokes == 4:
            items.append((chalk(g, .17, pitch * .92, 1.0, .6), t + .03, 1.5))
            t += .05
        at = t - (gap if strokes < 4 else .02)
        items.append((pluck(g, note, .85, .55, (.17, .21, .14)[k], 1.3), max(0, at), .26))
        if strokes >= 3:
            items.append((pluck(g, note - 5 if note == 82 else note - 3, .85, .5, .17, 1.3), max(0, at - .045), .17))
        return air(fade(stack(*items), 0, .2), g, .13, .8)
    return make


def score_chalk(g, k):
    """A sum written down: a figure or two, and the stick laid in the gutter."""
    figures = (((.10, 1.05, .5), (.13, .95, -.6)), ((.16, 1.0, -.8), (.07, 1.15, .2)), ((.08, 1.1, -.2), (.09, 1.0, .4), (.14, .94, -.5)))[k]
    items, t = [], .002
    for d, p, c in figures:
        items.append((chalk(g, d, p, g.uniform(.8, 1), c), t, .9))
        t += d + g.uniform(.05, .075)
    items.append((slate_tap(g, .8), t + .05, .4))
    items.append((wood(g, .6, 1.6), t + .05, .3))
    items.append((wood(g, .6, 1.4), t + .085, .15))
    return air(stack(*items), g, .13, .8)


# --------------------------------------------------------------------- moments
def cicada_bit(g, dur, f=4900, rate=9.5):
    """A few strophes of the cicada overhead; it stops when the tile comes down."""
    n = secs(dur)
    t = np.arange(n) / SR
    clicks = np.abs(np.sin(np.pi * 205 * t)) ** 6
    gate = np.clip(np.sin(np.pi * (t * rate % 1)) * 1.6, 0, 1) ** .7
    x = bp(white(n + 300, g), f * .86, f * 1.18, 3)[300:]
    return norm(x * (.25 + clicks) * (.25 + .75 * gate))


def domino_out(g, k):
    """Last tile: the slap, a hush overhead, and the accordion says it."""
    slam = spinner_lead(g, k)
    cic = fade(cicada_bit(g, .085), .03, .006)
    flutter = fade(cicada_bit(g, .12, 4600, 14), .004, .1)
    q = (.095, .088, .1)[k]
    tune = (((70, 74), (74, 77), (77, 82), (82, 86)), ((77, 81), (77, 82), (74, 77), (82, 86)), ((74, 77), (77, 82), (79, 84), (82, 86)))[k]
    t0 = .46
    notes = [(t0 + i * q, q * .85, p, .75 + .06 * i) for i, p in enumerate(tune[:3])]
    t1 = t0 + 3 * q
    notes += [(t1, .10, tune[3], .9)]
    acc = squeezebox(g, notes)
    n = secs(.85)
    wob = 1 - .25 * (.5 - .5 * np.cos(2 * np.pi * 6.8 * np.arange(n) / SR)) * np.clip(np.arange(n) / SR / .2, 0, 1)
    last = stack(*[(reeds(g, p, .85, 1.0, rel=.3, bellows=wob), 0, 1) for p in (70, 74, 77, 82, 86)])
    s = np.abs(last).max()
    y = stack((cic, 0, .09), (norm(slam), .036, 1.15), (flutter, .10, .018), (acc / s, 0, .9), (last / s, t1 + .16, .44),
              (strum(g, [46, 53, 58, 62, 65], .012, .9, t60=1.1, bright=.6), t1 + .155, .24))
    return air(fade(y, 0, .25), g, .2, 1.3)


def locked(g, k):
    """Nothing fits any more: a wooden bolt runs home, and the table says so."""
    d = (.20, .17, .24)[k]
    bolt = rub(g, d, 420, 760, .6, .7)
    clunk = norm(excite(hit(2.6), modal(np.array([152, 268, 430, 770]) * g.uniform(.97, 1.03), [.12, .09, .06, .03], [1, .9, .6, .35], .2)))
    latch = norm(excite(hit(.6), modal([760, 1510, 2600], [.035, .025, .015], [1, .7, .4], .06)))
    items = [(bolt, 0, .34), (latch, .004, .22), (clunk, d, .95), (top(g, 1, 2.4), d, .5), (wood(g, 1.2, 1), d, .45), (latch, d + .085, .34), (wood(g, 2.2, .6), d + .086, .3)]
    folk = ((104, 1.0, "o", "u"), (128, 1.02, "A~", "o"), (196, 1.14, "o", "2"), (115, .98, "E~", "u"), (212, 1.16, "a", "O"))
    for i, (f0, sc, a, b) in enumerate(folk):
        dd = g.uniform(.5, .75)
        v = murmur(g, dd, f0 * g.uniform(.96, 1.05), sc, g.uniform(.68, .78), (a, b))
        items.append((lp(v, 2400, 1), d + .26 + g.uniform(0, .16), .26 * g.uniform(.6, 1)))
    return air(stack(*items), g, .24, 1.5)


def hands_open(g, k):
    """The hands are laid open one after the other, a few tiles each."""
    y = np.zeros(secs(1.5))
    t = .004
    for hand in range((3, 3, 4)[k]):
        for i in range(int(g.integers(2, 5))):
            a = g.uniform(.55, 1)
            put(y, tile(g), t, .62 * a)
            put(y, wood(g, .8, 1.3), t + .001, .5 * a)
            if g.random() < .4:
                put(y, tile(g), t + g.uniform(.014, .024), .26 * a)
            t += g.uniform(.034, .060)
        put(y, rub(g, .07, 900, 1600), t - .02, .08)
        t += g.uniform(.09, .13)
    return air(y[:secs(t + .12)], g, .16, 1.0)


def new_round(g, k):
    """Tiles swept to the middle, tapped twice; a guitar gives the chord to begin on."""
    d = .46
    y = np.zeros(secs(1.9))
    put(y, rub(g, d, 500, 1100, .4, .5), 0, .28)
    t = .01
    while t < d - .04:
        put(y, tile(g), t, .62 * g.uniform(.4, 1) * np.sin(np.pi * (t / d * .9 + .08)))
        if g.random() < .4:
            put(y, wood(g, 1.3, .8), t, .16)
        t += g.exponential(.022) + .008
    for q in (d + .05, d + .17):
        put(y, tile(g), q, .7)
        put(y, wood(g, 1.0, 1.2), q, .75)
    ch = ((46, 53, 58, 62, 67), (46, 53, 57, 62, 65), (41, 53, 58, 62, 67))[k]
    put(y, strum(g, list(ch), .034, 1.05, t60=1.5, bright=.5, pos=.2), d + .30, .40)
    return air(fade(y, 0, .3), g, .16, 1.1)


SOUNDS = {
    "domino_draw": (domino_draw, 3, "tile", -2.7), "domino_flip": (domino_flip, 3, "tile", -2.2), "domino_slide": (domino_slide, 3, "tile", -3.2),
    "domino_knock": (domino_knock, 3, "tile", -.7), "domino_double": (domino_double, 3, "tile", 0),
    "domino_clack": (domino_clack, 3, "tile", 0), "domino_crack": (domino_crack, 3, "tile", 1.4), "spinner_lead": (spinner_lead, 3, "tile", 1.8),
    "hands_open": (hands_open, 3, "tile", -.7), "new_round": (new_round, 3, "tile", -.2),
    **{f"score_fives_{n}": (score_fives(*v), 3, "slate", i * .4) for i, (n, v) in enumerate(FIVES.items())},
    "score_chalk": (score_chalk, 3, "slate", -2.5),
    "domino_out": (domino_out, 3, "moment", 0), "locked": (locked, 3, "moment", -2),
}
