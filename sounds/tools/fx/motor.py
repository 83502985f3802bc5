# SPDX-License-Identifier: MIT
"""Engines, drive-bys, klaxons."""
import numpy as np
from scipy import signal

from lib.dsp import (SR, adapt, bp, burst, coloured, early, env, excite, fade, hit, hp, lp, modal, norm, passby, peak_eq, perc, pink,
                     put, shelf, rng, sat, secs, smooth_rand, stack, sweep_bp, tline, white)
from fx.table import bell


def engine(rpm, g, cyl=4, stroke=4, load=None, pipe=2.2, reflect=.55, muffle=900, rasp=.25, tau=.0024, jitter=.10, uneven=.18,
           intake=.25, tappet=.10, whine=.0, misfire=None, body=(95, 170), four_stroking=0.0, tjit=.005, turb=.25, sharp=.00035):
    """Piston engine: firing pulses -> exhaust pipe waveguide -> silencer.

    Each cylinder has its own strength and a little timing error, so the half
    orders that make a real engine lumpy are there.  load scales the pulses.
    """
    n = len(rpm)
    load = np.ones(n) if load is None else load
    rev = np.cumsum(rpm / 60.0 / SR)
    fire = rev * cyl / (2 if stroke == 4 else 1)
    k = np.arange(1, int(fire[-1]))
    t = np.interp(k, fire, np.arange(n))
    cv = 1 + uneven * g.standard_normal(cyl)
    ct = g.uniform(-.03, .03, cyl)
    imp = np.zeros(n + 8)
    nimp = np.zeros(n + 8)
    tick = np.zeros(n + 8)
    period = np.gradient(t) if len(t) > 2 else np.full(len(t), 800.0)
    for i, ti in enumerate(t):
        c = i % cyl
        ts = ti + ct[c] * period[i] + g.normal(0, tjit) * period[i]
        j = int(ts)
        if j < 0 or j >= n:
            continue
        a = load[j] * cv[c] * (1 + jitter * g.standard_normal())
        if misfire is not None and g.random() < misfire[j]:
            a *= .08
        if four_stroking and g.random() < four_stroking:
            a *= .35
        f = ts - j
        imp[j] += a * (1 - f)
        imp[j + 1] += a * f
        nimp[j] += abs(a)
        tick[j] += g.uniform(.4, 1)
    imp, nimp, tick = imp[:n], nimp[:n], tick[:n]
    kt = np.arange(secs(.02)) / SR
    ker = (1 - np.exp(-kt / sharp)) * np.exp(-kt / tau) - .32 * np.exp(-kt / (tau * 2.6)) * (1 - np.exp(-kt / .002))
    x = signal.fftconvolve(imp, ker)[:n]
    nz = white(n, g) * signal.fftconvolve(nimp, np.exp(-kt / .003))[:n]
    x = adapt(x) + turb * adapt(bp(nz, 300, 3800, 1))
    d = int(2 * pipe / 343.0 * SR)
    a = np.zeros(d + 3)
    a[0] = 1
    a[d:d + 3] = reflect * np.array([.25, .5, .25])
    pipe_out = signal.lfilter([1.0], a, x)
    low = lp(pipe_out, muffle, 1)
    low = adapt(shelf(low, 140, -4.0, high=False))
    y = low + rasp * 1.6 * adapt(bp(sat(adapt(pipe_out), 1.4), 450, 5200, 1))
    for f in body:
        y = peak_eq(y, f, 5, 2.0)
    gate = signal.fftconvolve(nimp, np.exp(-kt / .006))[:n]
    y = adapt(y)
    if intake:
        y = y + intake * adapt(bp(white(n, g), 250, 1700, 1) * gate)
    if tappet:
        m = modal([2300, 3700, 5300], [.012, .009, .006], [1, .7, .5], .02)
        y = y + tappet * adapt(signal.fftconvolve(tick, m)[:n])
    if whine:
        ph = 2 * np.pi * np.cumsum(rpm / 60 * 11.3 / SR)
        y = y + whine * (np.sin(ph) + .4 * np.sin(2 * ph)) * (.7 + .3 * smooth_rand(n, g, 9))
    amp = .25 + .75 * np.clip(load, 0, 1.5)
    return hp(y, 28) * np.convolve(amp, np.ones(481) / 481, "same")


def curve(points, dur, g=None, wob=.008):
    t, v = zip(*points)
    n = secs(dur)
    y = np.interp(np.arange(n) / SR, t, v)
    y = np.convolve(np.pad(y, 1200, mode="edge"), np.hanning(2401) / np.hanning(2401).sum(), "same")[1200:-1200]
    return y * (1 + wob * smooth_rand(n, g, 7)) if g is not None else y


def tyres(n, g, bright=1.0):
    x = coloured(n, g, -3)
    return adapt(bp(x, 350, 1900 * bright, 1) + .4 * peak_eq(bp(x, 700, 1500, 1), 950, 6, 1.2))


# ------------------------------------------------------------------ start up
def _starter(g, n, crank, rate, tone):
    """Solenoid clunk, then the starter labouring over each compression stroke."""
    t = np.arange(n) / SR
    y = np.zeros(n)
    put(y, norm(excite(hit(.8), modal([210, 540, 1250, 2600], [.07, .05, .03, .02], [1, .8, .5, .3], .12))), .01, .5)
    comp = .5 - .5 * np.cos(2 * np.pi * rate * t)
    on = np.clip((t - .05) / .05, 0, 1) * np.clip((crank + .12 - t) / .1, 0, 1)
    f = tone * (1.08 - .2 * comp) * np.clip(.55 + t * 4, 0, 1)
    ph = 2 * np.pi * np.cumsum(f) / SR
    whine = sum(np.sin(h * ph + h) / h ** .9 for h in (1, 2, 3, 4, 5, 7)) * (.55 + .45 * comp)
    grind = bp(white(n, g), 600, 3600, 1) * (.35 + .65 * comp) * (.6 + .4 * np.sin(ph))
    puff = lp(white(n, g), 260, 2) * comp ** 3
    return y + on * (.20 * whine + .22 * grind + .9 * puff)


def _catch(g, dur, crank, rev, settle, **eng):
    """The first coughs, the flare and the settling idle."""
    t = tline(dur)
    rpm = curve([(0, 170), (crank - .02, 190), (crank + .10, .34 * rev), (crank + .38, rev), (crank + .8, settle * 1.2), (dur, settle)], dur, g, .03)
    ld = curve([(0, 0), (crank - .03, 0), (crank + .05, .6), (crank + .3, 1.0), (crank + .7, .5), (dur, .45)], dur)
    mis = np.interp(t, [0, crank, crank + .3, dur], [.6, .5, .05, .03])
    return engine(rpm, g, load=ld, misfire=mis, jitter=.2, **eng) * np.clip((t - crank) / .03, 0, 1)


def start_saloon(g, k):
    crank, dur = (.62, .80, .48)[k], (2.3, 2.5, 2.1)[k]
    y = norm(_starter(g, secs(dur), crank, (6.8, 6.4, 7.2)[k], (430, 410, 450)[k])) * .62
    y += norm(_catch(g, dur, crank, (1900, 1700, 2200)[k], 870, cyl=4, pipe=2.4, muffle=750, rasp=.2)) * .85
    return early(fade(y, 0, .55), g, 1.2, .18, 7, 3500)


def start_van(g, k):
    crank, dur = (.86, 1.05, .72)[k], (2.6, 2.8, 2.4)[k]
    y = norm(_starter(g, secs(dur), crank, (5.2, 4.8, 5.6)[k], (350, 335, 365)[k])) * .62
    y += norm(_catch(g, dur, crank, (1450, 1350, 1600)[k], 760, cyl=4, pipe=2.9, muffle=600, rasp=.28, tappet=.18, tau=.003, uneven=.25)) * .85
    return early(fade(y, 0, .55), g, 1.2, .18, 7, 3200)


def start_scooter(g, k):
    """Kick-starter: ratchet, compression gasp, and on the last kick it pops away."""
    kicks = ((.02, .46), (.02,), (.02, .40, .78))[k]
    crank = kicks[-1] + .20
    dur = crank + 1.5
    n = secs(dur)
    y = np.zeros(n)
    for t0 in kicks:
        for q in range(9):
            c = norm(excite(hit(.15), modal([1500, 2600, 4100], [.014, .010, .008], [1, .8, .5], .03)))
            put(y, c, t0 + .016 * q * (1 + .02 * q), .30 * (1 - q / 12))
        gasp = lp(white(secs(.2), g), 420, 2) * np.sin(np.pi * np.arange(secs(.2)) / secs(.2)) ** 1.5
        put(y, norm(gasp), t0 + .03, .5)
        put(y, norm(excite(hit(3), modal([130, 290], [.07, .05], [1, .6], .12))), t0 + .19, .35)
    y += norm(_catch(g, dur, crank, (3300, 3000, 3500)[k], 1350, cyl=1, stroke=2, pipe=.75, reflect=.62, muffle=1500, rasp=.5, tau=.0016, uneven=0,
                     intake=.35, tappet=.12, body=(210, 420), four_stroking=.15)) * .85
    return early(fade(y, 0, .5), g, 1.2, .18, 7, 4000)


def start_racer(g, k):
    """A straight six that barks, is blipped twice and growls."""
    crank, dur = .36, 2.5
    n = secs(dur)
    y = norm(_starter(g, n, crank, 9.0, (560, 540, 590)[k])) * .42
    a, b = (.95, 1.55) if k != 1 else (.9, 1.35)
    rpm = curve([(0, 300), (crank, 320), (crank + .12, 1500), (crank + .30, 3600), (a - .1, 1700), (a + .14, (4700, 5100, 4300)[k]), (b - .08, 2100),
                 (b + .16, (5300, 4600, 5600)[k]), (b + .55, 2000), (dur, 1500)], dur, g, .015)
    ld = curve([(0, 0), (crank - .02, 0), (crank + .04, 1), (crank + .25, 1), (a - .1, .35), (a, 1.2), (a + .14, 1), (b - .1, .35), (b, 1.2), (b + .16, 1), (b + .3, .4), (dur, .4)], dur)
    t = np.arange(n) / SR
    e = engine(rpm, g, cyl=6, load=ld, pipe=1.35, reflect=.5, muffle=3200, rasp=.9, tau=.0006, jitter=.09, uneven=.22, intake=.15, tappet=.05, tjit=.003,
               turb=.12, sharp=.00012, body=(420, 1100), misfire=np.interp(t, [0, crank, crank + .2, dur], [.5, .4, .04, .05])) * np.clip((t - crank) / .03, 0, 1)
    y += sat(norm(e), 1.8) * .85
    return early(fade(y, 0, .5), g, 2.0, .2, 8, 4500)


def start_bicycle(g, k):
    """Kick-stand up, the crank turned back to the start, one ping of the bell."""
    y = np.zeros(secs(1.6))
    stand = modal(np.array([520, 1180, 2350, 3900]) * g.uniform(.97, 1.03), [.09, .08, .06, .04], [1, .9, .7, .4], .14)
    spring = modal([1640, 2870], [.22, .16], [1, .6], .3)
    put(y, norm(excite(hit(.4), stand)), .004, .75)
    put(y, norm(excite(hit(.3), spring)), .02, .14)
    t, gap = .17, .030
    while gap < .085:
        f = g.uniform(3000, 3500)
        put(y, norm(excite(hit(.08), modal([f, f * 1.6, f * 2.2, 1100], [.008, .006, .004, .012], [1, .7, .4, .4], .02))), t, .32 * g.uniform(.7, 1))
        t += gap * g.uniform(.95, 1.05)
        gap *= (1.12, 1.10, 1.15)[k]
    b = bell(g, (1930, 2010, 1860)[k], .7, .09, (1, 1.5, 2.58, 3.9, 5.4), (1, .35, .75, .5, .3))
    put(y, b, t + .02, .6)
    put(y, b, t + .062, .35)
    return early(fade(y[:secs(t + .75)], 0, .2), g, .8, .14, 6, 6000)


# ---------------------------------------------------------------- drive-bys
def bicycle(g, k):
    dur = 1.75
    n = secs(dur)
    t = np.arange(n) / SR
    b = bell(g, (1930, 2010, 1860)[k], .85, .09, (1, 1.5, 2.58, 3.9, 5.4), (1, .35, .75, .5, .3))
    ring = np.zeros(n)
    for t0, ln in (((.03, .26), (.36, .32)), ((.03, .30), (.42, .22)), ((.03, .22), (.30, .22), (.57, .26)))[k]:
        r = g.uniform(21, 25)
        for q in range(int(ln * r)):
            u = q / (ln * r)
            put(ring, b, t0 + q / r * (1 - .12 * u), (.35 + .65 * np.sin(np.pi * (u * .85 + .12))) * g.uniform(.75, 1))
    chain = np.zeros(n)
    tk = .0
    while tk < dur - .05:                                              # freewheel pawls
        f = g.uniform(3000, 3500)
        put(chain, norm(excite(hit(.08), modal([f, f * 1.6, f * 2.2], [.008, .006, .004], [1, .7, .4], .02))), tk, g.uniform(.5, 1))
        tk += 1 / (19 + 3 * np.sin(tk * 2)) * g.uniform(.96, 1.04)
    whirr = bp(white(n, g), 1800, 5200, 1) * (.6 + .4 * np.sin(2 * np.pi * 8.5 * t))
    grit = tyres(n, g, 1.4) * (.7 + .3 * np.abs(smooth_rand(n, g, 30)))
    x = norm(ring) * .62 + norm(chain) * .22 + adapt(whirr) * .016 + grit * .035
    y = passby(x, 5.2, 1.6, dur * .42, .25)
    return early(fade(y, .02, .3), g, 1.2, .14, 6, 6000)


def scooter(g, k):
    dur = 2.1
    n = secs(dur)
    r0 = (4300, 4600, 4000)[k]
    rpm = curve([(0, r0), (.7, r0 * 1.13), (dur, r0 * 1.2)], dur, g, .012)
    x = engine(rpm, g, cyl=1, stroke=2, pipe=.75, reflect=.62, muffle=1500, rasp=.5, tau=.0016, jitter=.16, uneven=0, intake=.35,
               tappet=.12, whine=.10, body=(210, 420), four_stroking=.12 + .08 * k)
    x = norm(x) + .03 * tyres(n, g)
    y = passby(x, (13, 14.5, 12)[k], 2.6, dur * .46, .4)
    return early(fade(y, .12, .5), g, 2.0, .16, 7, 4000)


def van(g, k):
    dur = 2.5
    n = secs(dur)
    r0 = (2350, 2500, 2250)[k]
    ts = (.95, 1.1, .85)[k]
    rpm = curve([(0, r0), (ts, r0 * 1.2), (ts + .22, r0 * .86), (dur, r0 * 1.08)], dur, g, .012)
    ld = curve([(0, 1), (ts - .02, 1), (ts + .04, .15), (ts + .2, .2), (ts + .3, 1.05), (dur, 1)], dur)
    x = engine(rpm, g, cyl=4, load=ld, pipe=2.9, muffle=620, rasp=.3, tau=.0032, jitter=.14, uneven=.24, intake=.3, tappet=.22, whine=.10, body=(85, 150))
    rattle = np.zeros(n)
    tt = .0
    while tt < dur - .1:                                               # corrugated panels and crates
        f = g.uniform(380, 1500)
        put(rattle, norm(excite(hit(.4), modal([f, f * 1.7, f * 2.9], [.05, .03, .02], [1, .6, .3], .08))), tt, g.uniform(.1, 1) ** 2)
        tt += g.exponential(.045)
    x = norm(x) + .16 * norm(rattle) + .05 * tyres(n, g)
    y = passby(x, (15, 16, 14)[k], 3.2, dur * .46, .42)
    return early(fade(y, .15, .6), g, 2.2, .18, 7, 3200)


def saloon(g, k):
    dur = 2.4
    n = secs(dur)
    r0 = (3350, 3550, 3150)[k]
    rpm = curve([(0, r0), (dur, r0 * 1.07)], dur, g, .006)
    x = engine(rpm, g, cyl=4, pipe=2.5, muffle=820, rasp=.2, jitter=.07, uneven=.12, intake=.28, tappet=.06, whine=.05, body=(115, 230))
    x = norm(x) * .8 + .085 * tyres(n, g, 1.2) + .03 * adapt(hp(pink(n, g), 1500))
    y = passby(x, (27, 29, 25)[k], 3.6, dur * .46, .45)
    return early(fade(y, .2, .6), g, 2.4, .18, 7, 3600)


def racer(g, k):
    dur = 2.7
    n = secs(dur)
    r0 = (6500, 6900, 6200)[k]
    ts = (1.75, 9, 1.7)[k]                                             # up-shift as it goes away
    rpm = curve([(0, r0 * .94), (min(ts, dur), r0 * 1.06), (min(ts + .12, dur + .1), r0 * .84), (dur + .3, r0 * .97)], dur, g, .004)
    ld = curve([(0, 1), (min(ts, dur), 1), (min(ts + .04, dur + .1), .2), (min(ts + .13, dur + .2), 1.1), (dur + .3, 1)], dur)
    x = engine(rpm, g, cyl=6, load=ld, pipe=1.35, reflect=.5, muffle=3800, rasp=.9, tau=.0005, jitter=.05, uneven=.22, intake=.10, tappet=.03, tjit=.0012, turb=.07, sharp=.0001,
               whine=.05, body=(720, 1500))
    x = peak_eq(sat(norm(x), 2.6), 380, -4, .8) * .8 + .035 * tyres(n, g, 1.6) + .02 * adapt(hp(pink(n, g), 1200))
    y = passby(x, (60, 66, 56)[k], 5.5, dur * .44, .45)
    return early(fade(y, .25, .7), g, 3.4, .22, 8, 4500, tail=.0)


# ------------------------------------------------------------------ klaxons
def reed_horn(g, f, dur, bright=1.0, att=.02):
    """Electric horn: buzzing diaphragm (narrow pulse) into a trumpet resonance."""
    n = secs(dur)
    t = np.arange(n) / SR
    ff = f * (1 - .03 * np.exp(-t / .03)) * (1 + .002 * smooth_rand(n, g, 11))
    ph = np.cumsum(ff) / SR
    x = np.exp(-((ph % 1) / .10)) - .1
    x = hp(x, 150)
    y = sum(a * signal.lfilter(*signal.iirpeak(fc, q, fs=SR), x) for fc, q, a in ((f * 2, 3, .8), (1250, 3, 1.0), (2350, 4, .8 * bright), (3600, 5, .5 * bright)))
    y += .15 * x
    return adapt(y) * np.clip(t / att, 0, 1) * np.clip((dur - t) / .035, 0, 1)


def klaxon(g, k):
    if k == 0:                                                         # Route-trompe: two-tone, two taps
        items = []
        for t0, d in ((.0, .16), (.24, .42)):
            items += [(reed_horn(g, 370, d), t0, .5), (reed_horn(g, 466, d), t0 + .004, .5)]
        y = stack(*items)
    elif k == 1:                                                       # rubber bulb: "pouet-pouet"
        items = []
        for t0, d, a in ((.0, .22, 1), (.32, .30, .95)):
            n = secs(d)
            u = np.arange(n) / n
            press = np.sin(np.pi * np.clip(u * 1.08, 0, 1)) ** .6
            f = 250 * (.86 + .2 * press)
            ph = np.cumsum(f) / SR
            x = np.exp(-((ph % 1) / .14)) - .14
            x = .8 * bp(x, 350, 900, 1) + .9 * bp(x, 900, 2600, 1) + .1 * x
            x += .04 * bp(white(n, g), 800, 3000, 1)
            items += [(adapt(x) * press, t0, a)]
            items += [(norm(burst(.1, g, 300, 1400, .02, .1)), t0 + d - .01, .25)]   # the bulb refills
        y = stack(*items)
    else:                                                              # hand-cranked "a-ou-gah"
        d = 1.05
        n = secs(d)
        t = np.arange(n) / SR
        f = np.interp(t, [0, .14, .30, .42, .60, .80, d], [210, 330, 430, 395, 470, 400, 190])
        ph = np.cumsum(f) / SR
        teeth = np.exp(-((ph % 1) / .08)) - .08
        x = .7 * bp(teeth, 300, 1100, 1) + bp(teeth, 1100, 3200, 1) + .12 * teeth
        ratch = np.abs(lp(white(n, g), 120))
        a = np.interp(t, [0, .06, .30, .36, .42, .80, d], [0, .8, .9, .45, 1, .9, 0])
        y = adapt(x) * a * (.85 + .15 * ratch / ratch.mean())
    return early(y, g, 1.8, .22, 8, 4500)


SOUNDS = {
    "start_025_bicycle": (start_bicycle, 3, "vehicle", -3), "start_050_scooter": (start_scooter, 3, "vehicle", -1), "start_075_van": (start_van, 3, "vehicle", 0),
    "start_100_saloon": (start_saloon, 3, "vehicle", 0), "start_200_racer": (start_racer, 3, "vehicle", 1),
    "drive_025_bicycle": (bicycle, 3, "vehicle", -2), "drive_050_scooter": (scooter, 3, "vehicle", -1), "drive_075_van": (van, 3, "vehicle", 0),
    "drive_100_saloon": (saloon, 3, "vehicle", 0), "drive_200_racer": (racer, 3, "vehicle", 1),
    "klaxon": (klaxon, 3, "vehicle", 0),
}
