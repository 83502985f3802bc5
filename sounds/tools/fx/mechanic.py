# SPDX-License-Identifier: MIT
"""Hazards, remedies and safeties."""
import numpy as np
from scipy import signal

from lib.dsp import (SR, adapt, bp, burst, coloured, early, env, excite, fade, hit, hp, lp, modal, norm, passby, peak_eq, perc, pink,
                     put, sat, secs, smooth_rand, stack, sweep_bp, tline, white)
from fx.motor import curve, engine, reed_horn, tyres
from fx.paper import swish
from fx.table import bell, typebar


# ------------------------------------------------------------------ hazards
def brake_squeal(g, k):
    dur = (1.15, 1.0, 1.3)[k]
    n = secs(dur + .35)
    t = np.arange(n) / SR
    u = np.clip(t / dur, 0, 1)
    y = np.zeros(n)
    slip = np.clip(t / .05, 0, 1) * np.clip((dur - t) / .06, 0, 1)
    for f0, a in (((930, 1.0), (1010, .6)), ((840, 1.0), (1180, .5)), ((990, .8), (1060, .8)))[k]:
        f = f0 * (1.06 - .22 * u ** 1.5) * (1 + .012 * smooth_rand(n, g, 38) + .02 * smooth_rand(n, g, 6))
        ph = np.cumsum(f) / SR
        saw = 2 * (ph % 1) - 1                                         # stick-slip: slow stick, sudden slip
        x = bp(saw, f0 * .7, 5200, 1)
        am = np.clip(.75 + .4 * smooth_rand(n, g, 24), .2, 1.3)
        y += a * x * am
    for f, q, a in ((950, 5, 1), (1900, 6, .8), (3050, 7, .5)):
        y += .5 * a * signal.lfilter(*signal.iirpeak(f, q, fs=SR), y)
    scrape = bp(white(n, g), 450, 4200, 1) * (.6 + .4 * np.abs(smooth_rand(n, g, 60)))
    rumble = lp(white(n, g), 130, 2)
    y = slip * (adapt(y) * .8 + adapt(scrape) * .38 + adapt(rumble) * .10 * (1 - .5 * u))
    rock = modal([58, 96, 240], [.22, .15, .08], [1, .6, .3], .3)       # the body rocks back on its springs
    put(y, norm(excite(hit(9), rock)), dur - .01, .9)
    creak = sweep_bp(white(secs(.16), g) * (np.sin(2 * np.pi * 46 * np.arange(secs(.16)) / SR) > .3), np.linspace(620, 480, secs(.16)), 14)
    put(y, fade(norm(creak), .02, .06), dur + .07, .16)
    return early(fade(y, .01, .1), g, 2.2, .2, 8, 4200)


def flat_tyre(g, k):
    dur = 2.1
    n = secs(dur)
    t = np.arange(n) / SR
    y = np.zeros(n)
    tau = (.0042, .0036, .0048)[k]
    tt = np.arange(secs(.25)) / SR
    blast = (1 - tt / tau) * np.exp(-tt / tau)                          # Friedlander pressure wave
    crack = bp(white(len(tt), g), 900, 9000, 1) * np.exp(-tt / .010)
    boom = lp(white(len(tt), g), 420, 2) * np.exp(-tt / .055)
    cav = modal(np.array([78, 205, 268, 410]) * g.uniform(.95, 1.05), [.20, .14, .11, .07], [1, .8, .6, .4], .25)
    bang = sat(1.3 * norm(blast) + .9 * norm(crack) + .8 * norm(boom) + .8 * norm(cav), 1.6)
    put(y, bang, .004, 1.0)
    p = np.exp(-np.maximum(t - .02, 0) / (.52, .46, .6)[k]) * (t > .012)      # tyre pressure
    hiss = sweep_bp(white(n, g), 2600 + 4200 * p, 1.1) + .5 * hp(white(n, g), 6500)
    flut = 1 + .35 * np.sin(2 * np.pi * np.cumsum(24 - 12 * (1 - p)) / SR) * (1 - p)
    y += .20 * adapt(hiss) * p ** 1.2 * flut
    tk, gap = .34, .115
    while tk < dur - .2:                                               # flub, flub: rim on rubber, slowing down
        a = np.clip((tk - .2) / .3, 0, 1) * np.clip((dur - tk) / .6, 0, 1)
        slap = norm(excite(hit(3.2), modal([82, 148, 320, 640], [.07, .06, .04, .02], [1, .7, .45, .2], .1)))
        put(y, slap, tk, .42 * a)
        put(y, norm(burst(.05, g, 280, 1500, .002, .035)), tk, .13 * a)
        tk += gap * g.uniform(.95, 1.05)
        gap *= 1.11
    return early(fade(y, 0, .25), g, 2.4, .22, 8, 4000)


def crash(g, k):
    n = secs(2.8)
    y = np.zeros(n)
    t0 = .16
    ch = brake_squeal(g, k)[:secs(t0)]
    put(y, fade(norm(ch), .02, .02), 0, .35)
    tt = np.arange(secs(.5)) / SR
    crunch = sat(4 * lp(white(len(tt), g), 4800, 1) * np.exp(-tt / .075), 1.0)
    thump = modal([46, 71, 118], [.32, .25, .16], [1, .8, .6], .5)
    put(y, norm(crunch), t0, .62)
    put(y, norm(excite(hit(7), thump)), t0, .75)
    m = 64
    f = 170 * (5600 / 170) ** np.sort(g.random(m))
    sheet = modal(f, .12 + .5 * g.random(m) * (900 / np.maximum(f, 300)) ** .4, g.uniform(.2, 1, m) * (500 / (f + 300)) ** .45, 1.0, g.uniform(0, 6, m))
    put(y, norm(excite(hit(.5), sheet)), t0 + .004, .55)
    for _ in range(72):                                                # bodywork folding up
        ff = g.uniform(260, 2400)
        a = g.pareto(2.0) * .2 + .1
        s = modal(ff * np.array([1, 1.47, 2.1, 2.9]), g.uniform(.03, .12, 4), [1, .8, .5, .4], .16)
        put(y, norm(excite(hit(g.uniform(.2, .6)), s)), t0 + .01 + g.exponential(.20), min(a, .8) * 1.1)
    for _ in range(260):                                               # headlamp and windscreen glass
        ff = g.uniform(3000, 11500)
        tq = t0 + .03 + g.gamma(1.6, .17)
        s = modal([ff, ff * g.uniform(1.2, 1.9)], g.uniform(.015, .07, 2), [1, .6], .08)
        put(y, norm(excite(hit(.05), s)), tq, g.uniform(.05, .40) * np.exp(-(tq - t0) / .8))
    tq, gap = t0 + .62 + .06 * k, .17                                   # a hub cap rolls off, wobbles and settles
    a = .4
    hub = np.array([610, 1390, 2240, 3480, 4700]) * g.uniform(.94, 1.06)
    while gap > .014 and tq < 2.55:
        s = modal(hub * g.uniform(.995, 1.005), [.16, .2, .18, .12, .09], [.7, 1, .8, .5, .35], .24)
        put(y, norm(excite(hit(.2), s)), tq, a * g.uniform(.8, 1.1))
        tq += gap
        gap *= .88
        a *= .955
    return early(fade(y, .005, .15), g, 2.4, .24, 8, 5200)


def out_of_gas(g, k):
    dur = (2.9, 2.7, 3.0)[k]
    n = secs(dur)
    t = np.arange(n) / SR
    stop = dur - .75
    rpm = curve([(0, 2500), (.5, 2250), (.75, 1500), (.95, 1900), (1.3, 1250), (1.5, 1450), (stop - .25, 620), (stop, 240), (stop + .1, 60), (dur, 20)], dur, g, .03)
    mis = np.interp(t, [0, .4, .7, .9, 1.2, 1.6, stop, dur], [.02, .25, .75, .3, .65, .55, .8, 1])
    ld = curve([(0, .9), (.4, .8), (.7, .4), (.95, .8), (1.3, .5), (stop - .1, .5), (stop + .02, .0), (dur, 0)], dur)
    x = engine(rpm, g, cyl=4, load=ld, pipe=2.4, muffle=760, rasp=.25, jitter=.3, uneven=.25, misfire=mis, tappet=.12)
    gate = np.clip((stop + .05 - t) / .08, 0, 1)
    y = sat(norm(x * gate), 2.2) * .8
    for tp in (.74, 1.42 + .05 * k, stop - .22):                        # coughs through the carburettor
        b = lp(white(secs(.16), g), 1300, 2) * np.exp(-np.arange(secs(.16)) / SR / .028)
        put(y, norm(b), tp, .42)
        put(y, norm(excite(hit(4), modal([96, 180], [.12, .08], [1, .5], .16))), tp, .28)
    wheeze = sweep_bp(white(secs(.5), g), np.linspace(900, 300, secs(.5)), 2.0) * np.linspace(1, 0, secs(.5)) ** 1.5
    put(y, fade(norm(wheeze), .05, .2), stop - .06, .2)
    for tq in (stop + .28, stop + .52):                                 # hot metal ticking in the silence
        put(y, norm(excite(hit(.1), modal([3300, 5200], [.02, .012], [1, .5], .04))), tq, .07)
    return early(fade(y, .06, .05), g, 1.4, .16, 7, 3600)


def whistle(g, k):
    pat = (((.02, .15), (.24, .62)), ((.02, .58),), ((.02, .12), (.19, .12), (.37, .5)))[k]
    n = secs(pat[-1][0] + pat[-1][1] + .12)
    t = np.arange(n) / SR
    y = np.zeros(n)
    f0 = (2780, 2840, 2700)[k]
    for a, d in pat:
        e = np.clip((t - a) / .018, 0, 1) * np.clip((a + d - t) / .03, 0, 1)
        e = np.clip(e, 0, 1)
        u = np.clip((t - a) / d, 0, 1)
        rate = 34 + 6 * u + 2 * smooth_rand(n, g, 8)
        pea = np.sin(2 * np.pi * np.cumsum(rate) / SR)                  # the cork pea crossing the slot
        f = f0 * (.955 + .045 * np.clip((t - a) / .03, 0, 1)) * (1 + .022 * pea) * (1 + .003 * smooth_rand(n, g, 40))
        ph = 2 * np.pi * np.cumsum(f) / SR
        am = .68 + .32 * np.sin(2 * np.pi * np.cumsum(rate) / SR + 1.1)
        tone = np.sin(ph) + .13 * np.sin(2 * ph + .4) + .07 * np.sin(3 * ph)
        ph2 = ph * 1.012
        tone += .45 * np.sin(ph2)                                       # second chamber
        air = bp(white(n, g), f0 * .85, f0 * 1.2, 1) * .5 + .12 * hp(white(n, g), 5000)
        y += e * (tone * am + .35 * air)
    y = early(y, g, 2.6, .2, 8, 5200)
    z = np.zeros(len(y) + secs(.2))
    put(z, y, 0)
    put(z, lp(y, 3600, 1), .118, .13)                                   # village square slap-back
    return fade(z, 0, .12)


# ----------------------------------------------------------------- remedies
def bubbles(g, dur, rate, lo=260, hi=900):
    """Minnaert bubbles: short sines that rise as the bubble nears the surface."""
    n = secs(dur + .15)
    y = np.zeros(n)
    t = 0.0
    while t < dur:
        f = lo * (hi / lo) ** g.random()
        d = g.uniform(.02, .06)
        tt = np.arange(secs(d * 2)) / SR
        s = np.sin(2 * np.pi * (f * tt + f * g.uniform(.8, 3.0) * tt ** 2)) * np.exp(-tt / (d * .45)) * np.clip(tt / .003, 0, 1)
        put(y, s, t, g.uniform(.2, 1))
        t += g.exponential(1 / rate)
    return norm(y)


def pump(g, k):
    n = secs(1.95)
    y = np.zeros(n)
    f = (1490, 1490, 1530)[k]
    for t0, a in (((.03, 1), (.62, .85)), ((.03, 1), (.45, .8), (.87, .65)), ((.03, 1), (.75, .9)))[k]:
        put(y, norm(excite(hit(.4), modal([640, 1500, 2900], [.03, .02, .012], [1, .7, .4], .05))), t0 - .012, .25)
        put(y, bell(g, f, 1.0, .12), t0, .62 * a)
    flow = bp(white(n, g), 180, 1100, 1) * (.7 + .3 * smooth_rand(n, g, 14)) * env([(0, 0), (.2, 0), (.4, 1), (1.5, 1), (1.8, 0), (1.95, 0)])
    y += .05 * adapt(flow)
    put(y, bubbles(g, 1.25, 26), .3, .26)
    t = np.arange(n) / SR
    y += .014 * (np.sin(2 * np.pi * 50 * t) + .5 * np.sin(2 * np.pi * 100 * t) + .3 * np.sin(2 * np.pi * 150 * t)) * env([(0, 0), (.1, 1), (1.6, 1), (1.9, 0), (1.95, 0)])
    return early(fade(y, 0, .3), g, 1.4, .16, 7, 5000)


def ratchet(g, k):
    y = np.zeros(secs(1.7))
    t = .02
    fr = np.array([1850, 3050, 4650, 6800]) * g.uniform(.96, 1.04)
    strokes = (3, 3, 4)[k]
    for s in range(strokes):
        m = int(g.integers(8, 12)) if strokes == 3 else int(g.integers(6, 9))
        for q in range(m):
            u = q / m
            c = modal(fr * g.uniform(.99, 1.01), [.016, .013, .010, .007], [1, .9, .6, .4], .04)
            h = modal([690, 1120], [.035, .022], [1, .5], .05)
            put(y, norm(excite(hit(.1), c)), t, (.55 + .25 * np.sin(np.pi * u)) * g.uniform(.85, 1.1))
            put(y, norm(excite(hit(.4), h)), t, .3)
            t += (.030 - .010 * np.sin(np.pi * u)) * g.uniform(.94, 1.06)
        nt = sweep_bp(white(secs(.11), g) * (.4 + .6 * (np.sin(2 * np.pi * 75 * np.arange(secs(.11)) / SR) > 0)), np.linspace(900, 1250, secs(.11)), 9)
        put(y, fade(norm(nt), .03, .03), t + .02, .16)                   # the nut bites
        t += .16
    put(y, norm(excite(hit(1.0), modal([410, 960, 1730, 2900], [.14, .12, .09, .05], [1, .8, .5, .3], .25))), t - .02, .75)
    put(y, norm(excite(hit(6), modal([92, 160], [.12, .08], [1, .5], .2))), t + .06, .8)   # wheel drops on the road
    put(y, norm(burst(.06, g, 200, 900, .002, .05)), t + .06, .2)
    return early(y[:secs(t + .4)], g, 1.2, .16, 7, 4500)


def repairs(g, k):
    pat = (((.0, .7), (.27, .75), (.47, 1.0)), ((.0, .8), (.22, .5), (.33, .55), (.55, 1.0)), ((.0, .9), (.30, .7), (.60, 1.0)))[k]
    items = []
    base = np.array([1010, 1690, 2760, 3590, 4570, 5830, 7050, 8750])
    for i, (t, a) in enumerate(pat):
        f = base * g.uniform(.995, 1.005) * (1.0 if i % 2 == 0 else 1.013)
        fr = np.concatenate([f, f * g.uniform(1.001, 1.004, 8)])
        td = np.concatenate([[.62, .8, .7, .6, .45, .35, .28, .2]] * 2) * g.uniform(.85, 1.1)
        am = np.concatenate([[.45, .8, 1, .9, .75, .55, .4, .3]] * 2) * g.uniform(.6, 1.15, 16)
        items.append((norm(excite(hit(.09), modal(fr, td, am, .9))), t + .01, .62 * a))
        items.append((norm(excite(hit(2.2), modal([128, 240, 470], [.09, .06, .04], [1, .7, .4], .14))), t + .01, .6 * a))
        items.append((norm(burst(.03, g, 1500, 10000, .0002, .010)), t + .01, .4 * a))
        if g.random() < .6:
            items.append((norm(excite(hit(.09), modal(f, [.2] * 8, [.4] * 8, .25))), t + .01 + g.uniform(.07, .1), .12 * a))   # hammer bounce
    y = stack(*items)
    return early(fade(y, 0, .25), g, 1.0, .2, 7, 5500, tail=.3)


def chime(g, m, t60=1.3):
    f = 440 * 2 ** ((m - 69) / 12)
    fr = f * np.array([1, 2.0, 3.01, 4.1, 5.43, 6.79])
    return norm(excite(hit(.25), modal(fr, t60 / np.array([1, 1.5, 2.3, 3, 4.2, 5.5]), [1, .45, .3, .22, .12, .08], t60)))


def go(g, k):
    notes = ((76, 81), (74, 81), (77, 81))[k]
    dur = 2.0
    n = secs(dur)
    rpm = curve([(0, 850), (.28, 850), (.55, (3600, 3900, 3300)[k]), (.72, (4000, 4300, 3800)[k]), (1.2, 2300), (dur, 2100)], dur, g, .01)
    ld = curve([(0, .25), (.28, .3), (.36, 1.2), (.68, 1.1), (.8, .4), (dur, .5)], dur)
    e = engine(rpm, g, cyl=4, load=ld, pipe=2.3, muffle=950, rasp=.32, jitter=.09, uneven=.14, intake=.32, tappet=.06)
    e = norm(e) * env([(0, .0), (.12, .18), (.3, .3), (.45, 1), (.9, .8), (1.4, .5), (2.0, 0)], dur)
    relay = norm(excite(hit(.5), modal([480, 1150, 2500], [.03, .02, .012], [1, .7, .4], .05)))
    y = stack((relay, .0, .3), (chime(g, notes[0]), .02, .42), (chime(g, notes[1]), .19, .5), (e, 0, .85))
    return early(fade(y, 0, .35), g, 1.8, .18, 7, 4200)


def limit_lifted(g, k):
    dur = 1.25
    n = secs(dur)
    u = np.arange(n) / n
    fc = 220 + 3400 * np.sin(np.pi * np.clip(u * 1.05, 0, 1)) ** 2.2
    pk = .45
    e = np.where(u < pk, (u / pk) ** 2.2, np.exp(-(u - pk) * 5.5))
    w = sweep_bp(pink(n, g), fc, 1.0) * e
    w2 = sweep_bp(white(n, g), fc * 2.3, 1.6) * e ** 1.5
    shing = modal(np.array([1240, 2110, 3390, 4720]) * g.uniform(.97, 1.03), [.5, .45, .35, .25], [.7, 1, .7, .4], .7)   # enamel sign springs round
    wob = 1 + .5 * np.sin(2 * np.pi * 13 * np.arange(len(shing)) / SR) * np.exp(-np.arange(len(shing)) / SR / .2)
    y = stack((norm(w), 0, .8), (norm(w2), 0, .18), (norm(excite(hit(.2), shing)) * wob, pk * dur * .55, .34),
              (chime(g, (79, 81, 78)[k], .9), .46, .40), (chime(g, (86, 88, 85)[k], 1.0), .60, .46))
    return early(fade(y, .02, .25), g, 1.6, .16, 7, 5000)


# ----------------------------------------------------------------- safeties
def brass(g, midi_notes, dur, vel=1.0, att=.028, fall=0.0):
    """Small brass section: band-limited spectra that brighten with the breath."""
    n = secs(dur)
    t = np.arange(n) / SR
    y = np.zeros(n)
    for m in midi_notes:
        for d in (-4, 3):
            f0 = 440 * 2 ** ((m + d / 100 - 69) / 12)
            vib = .0035 * np.sin(2 * np.pi * 5.3 * t + g.uniform(0, 6)) * np.clip((t - .25) / .25, 0, 1)
            f = f0 * (1 - .035 * np.exp(-t / .018) + vib + .0012 * smooth_rand(n, g, 9)) * (1 - fall * np.clip((t - dur * .6) / dur, 0, 1))
            ph = 2 * np.pi * np.cumsum(f) / SR
            e = np.clip(t / att, 0, 1) ** 1.2 * (.82 + .18 * np.exp(-t / .08)) * np.clip((dur - t) / .06, 0, 1)
            b = vel * e * (7.5 + 4 * np.exp(-t / .05))                     # how many harmonics are awake
            s = np.zeros(n)
            for h in range(1, 25):
                fh = f0 * h
                if fh > 11000:
                    break
                form = 1 / (1 + ((fh - 1250) / 1500) ** 2) + .25
                s += form * np.exp(-h / np.maximum(b, .5)) * np.sin(h * ph + h * .3)
            y += s * e
    y += .02 * np.abs(y).max() * bp(white(n, g), 1500, 6000, 1) * np.exp(-t / .03)
    return norm(y)


def _fanfare(g, key, last):
    """ta-ta-ta-TAAA; `last` sets the final chord, so each safety has its own colour."""
    q = .118
    seq = [(0, .10, [0, 4]), (q, .10, [0, 4]), (2 * q, .10, [0, 4]), (3 * q, .30, [7, 4, 0]), (3 * q + .34, .95, last)]
    items = [(brass(g, [key + i for i in ch], d, .85 if d < .2 else 1.0), t, .85 if d < .2 else 1.0) for t, d, ch in seq]
    tt = 3 * q + .34
    tim = norm(excite(hit(3), modal(np.array([1, 1.5, 1.99, 2.44]) * 98, [.5, .35, .3, .2], [1, .7, .5, .3], .7)))
    items += [(tim, 3 * q, .35), (tim, tt, .5)]
    cym = hp(white(secs(.9), g), 3800) * perc(.9, .002, .9)
    items.append((norm(cym), tt, .12))
    return stack(*items), tt


def safety_right_of_way(g, k):
    y, tt = _fanfare(g, 67, [12, 7, 4, 0])
    siren = [(reed_horn(g, f, .21, .8), .02 + i * .22, .30) for i, f in enumerate((435, 580, 435, 580))]     # deux-tons
    return early(fade(stack((y, .62, 1.0), *siren), 0, .3), g, 1.6, .2, 8, 5000, tail=.5)


def safety_driving_ace(g, k):
    y, tt = _fanfare(g, 69, [14, 9, 6, 2])
    dur = 1.9
    rpm = curve([(0, 1800), (.5, 6200), (.62, 6400), (.72, 4500), (1.2, 6600), (dur, 5200)], dur, g, .006)
    ld = curve([(0, .6), (.1, 1.1), (.6, 1.1), (.66, .2), (.74, 1.1), (1.3, .9), (dur, .3)], dur)
    e = engine(rpm, g, cyl=6, load=ld, pipe=1.35, muffle=3800, rasp=.9, tau=.0005, jitter=.05, uneven=.22, intake=.1, body=(720, 1500), tjit=.0012, turb=.07,
               sharp=.0001) * env([(0, .2), (.3, 1), (.9, .8), (1.9, 0)], dur)
    return early(fade(stack((y, .30, 1.0), (norm(e), 0, .34)), 0, .3), g, 1.6, .2, 8, 5000, tail=.5)


def safety_extra_tank(g, k):
    y, tt = _fanfare(g, 65, [12, 9, 5, 0])
    return early(fade(stack((y, .42, 1.0), (bubbles(g, .75, 34, 230, 700), 0, .5), (bell(g, 1490, .9), .0, .34), (bubbles(g, .5, 20), 1.0, .18)), 0, .3),
                 g, 1.6, .2, 8, 5000, tail=.5)


def safety_puncture_proof(g, k):
    y, tt = _fanfare(g, 70, [12, 7, 3 + 1, -5])
    n = secs(.2)
    items = []
    for i in range(3):                                                  # three strokes of a foot pump
        x = sweep_bp(white(n, g), np.linspace(700, 2600 + 400 * i, n), 1.4) * np.sin(np.pi * np.arange(n) / n) ** .8
        items.append((norm(x), .01 + i * .2, .30))
    tt2 = np.arange(secs(.35)) / SR                                     # then the tyre bounces
    boing = np.sin(2 * np.pi * np.cumsum(92 + 60 * np.exp(-tt2 / .05)) / SR) * np.exp(-tt2 / .09)
    items += [(boing, .60, .5), (boing * .6, .78, .35)]
    return early(fade(stack((y, .66, 1.0), *items), 0, .3), g, 1.6, .2, 8, 5000, tail=.5)


SOUNDS = {
    "hazard_stop": (brake_squeal, 3, "hazard", 0), "hazard_flat_tire": (flat_tyre, 3, "hazard", 0), "hazard_accident": (crash, 3, "hazard", 0),
    "hazard_out_of_gas": (out_of_gas, 3, "hazard", 0), "hazard_speed_limit": (whistle, 3, "hazard", -1),
    "remedy_gasoline": (pump, 3, "remedy", 0), "remedy_spare_tire": (ratchet, 3, "remedy", 0), "remedy_repairs": (repairs, 3, "remedy", 0),
    "remedy_go": (go, 3, "remedy", 0), "remedy_end_of_limit": (limit_lifted, 3, "remedy", -1),
    "safety_right_of_way": (safety_right_of_way, 1, "safety", 0), "safety_driving_ace": (safety_driving_ace, 1, "safety", 0),
    "safety_extra_tank": (safety_extra_tank, 1, "safety", 0), "safety_puncture_proof": (safety_puncture_proof, 1, "safety", 0),
}
