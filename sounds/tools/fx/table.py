# SPDX-License-Identifier: MIT
"""Dice, dominoes, blades, bells and counters: small struck solids."""
import numpy as np

from lib.dsp import (SR, bp, burst, early, env, excite, fade, hit, hp, lp, modal, norm, perc, put, secs, smooth_rand,
                     stack, sweep_bp, tline, white)

WOOD = np.array([172, 296, 455, 690, 1040, 1530])


def wood(g, width=1.2, bright=1.0):
    """A cafe table top knocked by a small hard object."""
    f = WOOD * g.uniform(.96, 1.04, 6)
    b = modal(f, [.085, .075, .06, .045, .03, .02], np.array([.8, 1, .9, .6, .5 * bright, .35 * bright]) * g.uniform(.6, 1.2, 6), .14)
    return norm(excite(hit(width), b))


def bone(g, f=2700, t=.012):
    """Bone or galalith click: three stiff modes, very short."""
    r = np.array([1, 1.58, 2.24, 3.05]) * f * g.uniform(.95, 1.05, 4)
    return norm(excite(hit(g.uniform(.06, .12)), modal(r, np.array([1.2, 1, .8, .6]) * t, [1, .8, .6, .4], .05)))


# --------------------------------------------------------------------- dice
def dice_shake(g, k):
    dur = g.uniform(1.0, 1.15)
    y = np.zeros(secs(dur + .15))
    rate = g.uniform(5.6, 6.6)
    cup = [g.uniform(290, 340), g.uniform(520, 600), g.uniform(880, 980)]
    t = .01
    while t < dur:
        sh = np.abs(np.sin(np.pi * rate * t)) ** 1.4                 # dice hit each end of the cup
        lvl = min(1, t / .12) * min(1, (dur - t) / .1 + .15)
        a = sh * lvl * g.uniform(.35, 1)
        put(y, bone(g, g.uniform(2500, 3900), .012), t, .75 * a)
        if g.random() < .7:
            put(y, norm(excite(hit(1.1), modal(cup, [.035, .025, .015], [1, .8, .6], .06))), t, .38 * a)
        t += g.exponential(1 / (18 + 60 * sh))
    leather = lp(bp(white(len(y), g), 250, 1800, 1), 2200, 1)
    tt = np.arange(len(y)) / SR
    y += .03 * leather / leather.std() * np.abs(np.cos(np.pi * rate * tt)) * np.clip((dur - tt) / .1, 0, 1)
    return early(y, g, .4, .15, 5, 4000)


def dice_roll(g, k, dice=5):
    y = np.zeros(secs(1.6))
    for d in range(dice):
        t = .01 + g.uniform(0, .09)
        v, dt = g.uniform(.75, 1.0), g.uniform(.11, .17)
        f = g.uniform(2700, 3900)
        while v > .06 and dt > .016:
            put(y, bone(g, f, .013), t, .85 * v)
            put(y, wood(g, g.uniform(.4, .7), 1.5), t, .5 * v)
            if g.random() < .5:                                       # second corner lands just after
                put(y, bone(g, f * 1.08, .009), t + g.uniform(.008, .02), .3 * v)
            t += dt * g.uniform(.85, 1.15)
            e = g.uniform(.55, .68)
            v, dt = v * e, dt * g.uniform(.66, .78)
        for q in range(int(g.integers(2, 5))):                        # tipping over onto a face
            t += g.uniform(.035, .07)
            put(y, wood(g, .8, 1), t, .16 * g.uniform(.5, 1) / (q + 1))
            put(y, bone(g, f, .008), t, .11 * g.uniform(.5, 1) / (q + 1))
    for _ in range(dice - 1):                                         # dice knocking each other
        put(y, bone(g, g.uniform(3000, 4300), .012), g.uniform(.06, .4), .35 * g.uniform(.4, 1))
    return early(y, g, .8, .16, 7, 4200)


# ----------------------------------------------------------------- dominoes
def tile(g, v=1.0):
    return bone(g, g.uniform(1750, 2500), .020) * v


def domino_shuffle(g, k):
    dur = g.uniform(1.8, 2.1)
    n = secs(dur + .15)
    y = np.zeros(n)
    tt = np.arange(n) / SR
    speed = (.45 + .55 * np.sin(np.pi * 1.7 * tt + g.uniform(0, 3)) ** 2) * np.clip(tt / .15, 0, 1) * np.clip((dur - tt) / .25, 0, 1)
    t = .02
    while t < dur:
        s = speed[secs(t)]
        a = g.pareto(2.5) * .3 + .15
        a = min(a, 1.0) * (.3 + .7 * s)
        put(y, tile(g), t, .5 * a)
        if g.random() < .35:
            put(y, wood(g, 1.3, .8), t, .35 * a)
        t += g.exponential(1 / (6 + 46 * s))
    scrape = bp(white(n, g), 380, 2600, 1)
    grain = np.abs(lp(white(n, g), 120, 2))
    y += .055 * scrape / scrape.std() * speed ** 1.4 * (.4 + .6 * grain / grain.mean())
    return early(y, g, .8, .14, 6, 4200)


def domino_place(g, k):
    y = stack((tile(g), .004, .8), (wood(g, .8, 1.4), .0052, .8), (tile(g), .004 + g.uniform(.016, .03), .4),
              (wood(g, 1.4, .8), .03, .35))
    if k == 2:                                                        # nudged into line afterwards
        s = bp(white(secs(.07), g), 500, 2800, 1)
        y = stack((y, 0, 1), (fade(norm(s), .02, .03), .035, .10))
    return early(y, g, .8, .18, 6, 4200)


# ------------------------------------------------------------------- blades
BAR = np.array([1, 2.756, 5.404, 8.933, 13.345])


def blade_ring(g, size=1.0, bright=1.0):
    """A fencing blade: split free-bar modes, long high ring, tiny hard contact."""
    f0 = 690 * size
    fr, td, am = [], [], []
    for i, r in enumerate(BAR):
        f = f0 * r * g.uniform(.985, 1.015)
        for s in (1.0, 1 + g.uniform(.002, .006)):
            fr.append(f * s)
            td.append(1.0 / (1 + .12 * i) * g.uniform(.8, 1.2))
            am.append((.35, .9, 1.0, .7 * bright, .45 * bright)[i] * g.uniform(.7, 1.1))
    for f in g.uniform(2600, 9500, 6):
        fr.append(f)
        td.append(g.uniform(.08, .3))
        am.append(g.uniform(.15, .4))
    y = excite(hit(.07), modal(fr, td, am, 1.2))
    return norm(y) + .35 * np.pad(norm(burst(.03, g, 2500, 12000, .0002, .012)), (0, secs(1.2) - secs(.03)))


def scrape(g, dur=.3, up=True):
    """One blade sliding along another: sharp resonances swept by the contact point."""
    n = secs(dur)
    u = np.arange(n) / n
    e = np.sin(np.pi * u ** (.7 if up else 1.4)) ** 1.2
    x = hp(white(n, g), 1500) * (.5 + .5 * np.abs(lp(white(n, g), 400) * 8))
    y = np.zeros(n)
    for f in (2300, 3650, 5200):
        fc = f * (1 + (.55 * u if up else .45 * (1 - u)))
        y += sweep_bp(x, fc, 18)
    return norm(y * e)


def clash(g, k):
    pat = ((.0, .19, .31), (.0, .13), (.0, .16, .25, .42))[k]
    items = []
    for i, t in enumerate(pat):
        last = i == len(pat) - 1
        items.append((blade_ring(g, g.uniform(.88, 1.18), g.uniform(.8, 1.2)), t + .01, 1.0 if last else .7))
    items.append((scrape(g, .26 + .06 * k), pat[-1] + .02, .34))
    y = stack(*items)[:secs(1.35)]
    return early(fade(y, 0, .35), g, 1.2, .2, 7, 6500)


# ---------------------------------------------------------------- bells etc
def bell(g, f0, t60=1.2, strike=.12, ratios=(1, 2.02, 2.74, 3.76, 5.1, 6.63), amps=(1, .55, .7, .4, .3, .18)):
    """Small hemispherical bell, each mode a slowly beating doublet."""
    fr, td, am = [], [], []
    for i, (r, a) in enumerate(zip(ratios, amps)):
        f = f0 * r * g.uniform(.997, 1.003)
        for s in (1, 1 + g.uniform(.0008, .0025)):
            fr.append(f * s)
            td.append(t60 / (1 + .45 * i))
            am.append(a * g.uniform(.8, 1.1))
    return norm(excite(hit(strike), modal(fr, td, am, t60 * 1.05)))


def town_bell(g, k):
    """One stroke of a church bell two roofs away: hum, tierce and nominal, with the strike worn off by the air."""
    b = bell(g, 196, 2.6, .9, (.5, 1, 1.19, 1.5, 2, 2.6, 3), (.7, .8, .7, .35, 1, .3, .2))
    return fade(early(lp(b, 2600, 1), g, 1.6, .3, 8, 2600), .004, .5)


def oriole(g, k):
    """A golden oriole in the poplars says its name once: four notes of a flute, a thin second voice, leaves around it."""
    y = np.zeros(secs(1.1))
    for f0, f1, at, d, a in ((1480, 1530, .00, .10, .6), (1960, 2030, .13, .14, 1), (1500, 1440, .31, .12, .8), (1710, 1360, .46, .30, .95)):
        t = tline(d)
        f = (f0 + (f1 - f0) * t / d) * (1 + .006 * np.sin(2 * np.pi * 31 * t))
        p = 2 * np.pi * np.cumsum(f) / SR
        note = (np.sin(p) + .12 * np.sin(2 * p) + .03 * np.sin(3 * p)) * np.sin(np.pi * np.clip(t / d, 0, 1)) ** .6
        breath = .02 * bp(white(len(t), g), f1 * .8, f1 * 1.3, 1) * np.sin(np.pi * t / d)
        n = secs(at)
        y[n:n + len(t)] += a * (note + breath)
    return fade(early(norm(lp(y, 5200, 1)), g, 1.1, .26, 7, 3600), .004, .3)


def ui_bell(g, k):
    """The bell on a hotel's counter, struck once with the palm: what the old program's terminal did."""
    y = stack((bell(g, 2480, .62, .09), .002, 1), (bone(g, 1900, .006), 0, .25))
    return early(fade(y, .0005, .12), g, .35, .12, 5, 6500)


def milestone_tick(g, k):
    f = (1180, 1230, 1140)[k]
    m = modal(np.array([1, 2.2, 3.7, 5.6]) * f * g.uniform(.98, 1.02, 4), [.022, .016, .011, .008], [1, .8, .6, .4], .06)
    y = stack((norm(excite(hit(.14), m)), .001, .8), (norm(excite(hit(1.0), modal([310], [.03], [1], .06))), .001, .16),
              (norm(burst(.02, g, 3000, 9000, .0002, .006)), .001, .2), (norm(excite(hit(.1), m)), .012 + .003 * k, .25))
    return early(y, g, .25, .12, 4, 5000)


def rise(g, k):
    """A wooden bead pushed along a tin counter: eight pitches, fourths and steps that lie in the keys of all three tables."""
    f = 440 * 2 ** ((72 + (0, 2, 5, 7, 12, 14, 17, 19)[k] - 69) / 12)
    m = modal(np.array([1, 2.76, 5.4]) * f, [.060, .022, .010], [1, .35, .18], .11)
    tin = modal(np.array([1, 1.51]) * 2150 * g.uniform(.98, 1.02), [.016, .010], [1, .6], .05)
    y = stack((norm(excite(hit(.32), m)), .001, .85), (norm(excite(hit(.14), tin)), .001, .16),
              (norm(excite(hit(1.0), modal([310], [.03], [1], .06))), .001, .14))
    return early(fade(y, .0005, .03), g, .25, .10, 4, 4500)


def typebar(g):
    f = g.uniform(820, 980)
    m = modal(np.array([1, 1.9, 3.3, 5.1, 7.3]) * f, [.03, .024, .018, .012, .008], [1, .9, .8, .5, .3], .07)
    return norm(stack((norm(excite(hit(.3), m)), 0, 1), (norm(burst(.05, g, 900, 7000, .0005, .02)), 0, .6),
                      (norm(excite(hit(2), modal([190], [.05], [1], .07))), 0, .5)))


def score_ding(g, k):
    ts = ((.0, .105), (.0, .085, .17), (.0, .12))[k]
    items = [(typebar(g), t, .55 * g.uniform(.8, 1)) for t in ts]
    items.append((bell(g, (2090, 2090, 2120)[k], .95, .1, (1, 2.71, 5.2, 8.1), (1, .5, .3, .15)), ts[-1] + .10, .8))
    return early(stack(*items), g, .4, .14, 5, 6000)


# -------------------------------------------------------------------- drums
def tom(g, f, dur=.42):
    """A floor tom struck softly with a felt mallet: the skin's modes, the lowest gliding down."""
    t = tline(dur)
    glide = f * (1 + .16 * np.exp(-t / .035))
    skin = np.sin(2 * np.pi * np.cumsum(glide) / SR) * perc(dur, .003, .36)
    ring = modal(np.array([1.59, 2.14, 2.65]) * f, [.16, .11, .08], [.34, .2, .12], dur)
    return norm(skin + ring + .12 * np.pad(norm(burst(.05, g, 200, 900, .001, .03)), (0, secs(dur) - secs(.05))))


def brush(g, dur=.34):
    """Wires drawn over a snare: noise that swells and breaks off."""
    n = secs(dur)
    u = np.arange(n) / n
    wires = bp(white(n, g), 1800, 7200, 1) * (.7 + .3 * np.abs(smooth_rand(n, g, 60)))
    return norm(wires * u ** 1.6 * np.clip((1 - u) / .12, 0, 1))


def drums(g, k):
    """Two beats of a heart on the tom, the brush between them: more is at stake."""
    f, gap = (84, 80, 88)[k], (.25, .27, .235)[k]
    y = stack((tom(g, f), .002, .9), (tom(g, f * .92), .002 + gap, 1), (brush(g), gap + .06, .16 + .02 * k))
    return early(fade(y, .0005, .1), g, .7, .16, 6, 2600)


SOUNDS = {
    "town_bell": (town_bell, 1, "table", -6), "oriole": (oriole, 1, "table", -7),
    "drums": (drums, 3, "table", -4),
    "dice_shake": (dice_shake, 3, "table", -1), "dice_roll": (dice_roll, 3, "table", 1),
    "domino_shuffle": (domino_shuffle, 3, "table", 0), "domino_place": (domino_place, 3, "table", -1.5),
    "coup_fourre_clash": (clash, 3, "accent", 0),
    "ui_bell": (ui_bell, 1, "ui", -1.5),
    "milestone_tick": (milestone_tick, 3, "score", -6), "score_ding": (score_ding, 3, "score", 0),
    "rise": (rise, 8, "score", -7),
}
