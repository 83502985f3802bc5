# SPDX-License-Identifier: MIT
"""Thirty-second beds, built in circular buffers so they loop without a seam."""
import numpy as np
from scipy import signal

from lib.dsp import (SR, adapt, band_curve, bp, coloured, excite, fade, fft_filter, hit, hp, lp, modal, norm, passby, pink, put,
                     put_circ, rng, secs, smooth_rand, tline, white)

N = 30 * SR


def cyc_rand(g, slow, lo=0.0, hi=1.0):
    """Smooth periodic control curve with `slow` wiggles per loop."""
    t = np.arange(N) / N
    y = sum(g.normal() * np.cos(2 * np.pi * k * t + g.uniform(0, 6.28)) / np.sqrt(k) for k in range(1, slow + 1))
    y = (y - y.min()) / (y.max() - y.min())
    return lo + (hi - lo) * y


def circ_room(x, g, rt=.8, wet=.3, damp=3500):
    m = secs(rt * 1.3)
    ir = g.standard_normal(m) * np.exp(-6.91 * np.arange(m) / SR / rt)
    ir = lp(ir, damp, 1)
    ir /= np.sqrt((ir ** 2).sum())
    w = np.fft.irfft(np.fft.rfft(x) * np.fft.rfft(np.pad(ir, (0, N - m))), N)
    return x + wet * w


def leaves(g, lo=700, hi=5200):
    w = fft_filter(coloured(N, g, -3), band_curve(lo, hi, 1))
    fl = np.abs(fft_filter(white(N, g), band_curve(2, 14, 1)))
    fl /= fl.mean()
    return adapt(w) * cyc_rand(g, 7, .25, 1.0) * (.65 + .35 * fl)


def road_bed(g):
    """Far traffic: low rumble that swells and fades."""
    w = fft_filter(coloured(N, g, -4.5), band_curve(70, 420, 1))
    return adapt(w) * cyc_rand(g, 5, .4, 1.0)


def far_car(g, rpm, cyl, dur, speed, dist):
    from fx.motor import curve, engine, tyres
    n = secs(dur)
    x = engine(curve([(0, rpm), (dur, rpm * 1.05)], dur, g, .008), g, cyl=cyl, pipe=2.4, muffle=700, rasp=.2, tappet=.03)
    x = norm(x) * .7 + .2 * tyres(n, g)
    y = passby(x, speed, dist, dur * .5, .5)
    return fade(lp(norm(y), 1700, 1), dur * .3, dur * .3)


def cicada(g, f=4900, rate=5.6, level=1.0, on=.6):
    """Cicada orni: rasping pulses, each a burst of tymbal clicks."""
    y = np.zeros(N)
    k = int(round(rate * 30))
    t = np.arange(N) / SR
    vis = cyc_rand(g, 6, -.35, 1.0).clip(0, 1) ** .7
    clicks = np.abs(np.sin(np.pi * 205 * t)) ** 6
    car = fft_filter(white(N, g), band_curve(f * .86, f * 1.18, 3))
    car = adapt(car) * (.3 + clicks)
    ph0 = g.random()
    gate = np.zeros(N)
    m = int(SR * 30 / k * on)
    w = np.sin(np.pi * (np.arange(m) + .5) / m) ** .6
    for i in range(k):
        put_circ(gate, w * g.uniform(.75, 1), (i + ph0 + g.normal(0, .03)) * 30 / k)
    return level * car * gate * vis


def cricket(g, f, chirps, pulses, prate, level):
    """Field or tree cricket: near-pure tone in pulse groups."""
    y = np.zeros(N)
    d = 1 / prate
    n = secs(d * .72)
    tt = np.arange(n) / SR
    per = 30.0 / chirps
    ph = g.random() * per
    for c in range(chirps):
        if g.random() < .05:
            continue
        t0 = ph + c * per + g.normal(0, per * .02)
        for p in range(pulses):
            a = .55 + .45 * np.sin(np.pi * (p + .7) / (pulses + .4))
            s = np.sin(2 * np.pi * f * (1 - .01 * tt / tt[-1]) * tt) * np.sin(np.pi * tt / tt[-1]) ** .8
            put_circ(y, s, t0 + p * d, a * level)
    return y


def scops_owl(g):
    y = np.zeros(N)
    d = .24
    tt = tline(d)
    for i in range(10):
        f = 1330 * (1 + .012 * np.sin(np.pi * tt / d)) * g.uniform(.997, 1.003)
        s = np.sin(2 * np.pi * np.cumsum(f) / SR) * np.sin(np.pi * tt / d) ** 1.2
        put_circ(y, s, 1.1 + i * 3.0 + g.normal(0, .05), g.uniform(.8, 1))
    return y


def dusk(g, k):
    y = .040 * adapt(road_bed(g))
    y += .012 * leaves(g, 900, 6000)
    y += .022 * cicada(g, 4850, 5.5, 1, .6) + .013 * cicada(g, 5150, 5.9, 1, .55)
    for f, c, p, r, a in ((2620, 47, 16, 46, .050), (2710, 43, 14, 44, .030), (2540, 51, 15, 47, .020)):
        y += cricket(g, f, c, p, r, a)
    for f, c, a in ((4550, 82, .040), (4710, 76, .026), (4420, 88, .020), (4630, 71, .014)):
        y += cricket(g, f, c, 3, 31, a)
    y += .034 * scops_owl(g)
    put_circ(y, far_car(g, 2700, 4, 9, 17, 60), 6.0, .11)
    put_circ(y, far_car(g, 3100, 4, 8, 22, 75), 20.5, .09)
    return circ_room(y, g, 1.1, .22, 3000)


def sparrow(g):
    d = g.uniform(.06, .13)
    t = tline(d)
    f0, f1 = g.uniform(3200, 4600), g.uniform(2600, 4300)
    f = f0 + (f1 - f0) * t / d + 500 * np.sin(np.pi * t / d) * g.choice([-1, 1])
    s = np.sin(2 * np.pi * np.cumsum(f) / SR) + .2 * np.sin(4 * np.pi * np.cumsum(f) / SR)
    return s * np.sin(np.pi * t / d) ** .7 * (1 + .4 * np.sin(2 * np.pi * 90 * t))


def day(g, k):
    y = .035 * adapt(road_bed(g))
    y += .032 * leaves(g, 700, 5200) + .008 * leaves(g, 2500, 9000)
    for i, (f, r, a) in enumerate(((4700, 5.4, .046), (4950, 5.8, .030), (5250, 6.1, .020), (4550, 5.1, .014), (5050, 5.6, .012), (5400, 6.3, .010))):
        y += cicada(g, f, r, a, .6)
    t = 0.6
    while t < 29.5:
        for _ in range(int(g.integers(1, 5))):
            put_circ(y, sparrow(g), t, .085 * g.uniform(.2, 1))
            t += g.uniform(.13, .32)
        t += g.exponential(2.2)
    put_circ(y, far_car(g, 3000, 4, 7, 20, 28), 2.5, .16)
    put_circ(y, far_car(g, 2500, 4, 8, 15, 34), 12.0, .13)
    put_circ(y, far_car(g, 4300, 2, 7, 13, 40), 21.5, .07)
    return circ_room(y, g, .5, .12, 3500)


# -------------------------------------------------------------- cafe voices
VOWELS = {"a": (720, 1300, 2500), "e": (420, 2050, 2600), "E": (570, 1780, 2550), "i": (280, 2250, 3000), "o": (410, 800, 2400),
          "O": (560, 1050, 2450), "u": (290, 750, 2300), "y": (280, 1900, 2250), "2": (400, 1450, 2300), "A~": (640, 950, 2500), "E~": (560, 1450, 2500)}
FS = 16000


def _form(x, fm, scale):
    y = np.zeros(len(x))
    for f, bw, a in zip(fm, (75, 110, 170), (1, .8, .5)):
        f = min(f * scale, 7400)
        b, aa = signal.iirpeak(f, f / bw, fs=FS)
        y += a * signal.lfilter(b, aa, x)
    return y


def voice(g, f0, scale, talk=.6):
    """Unintelligible speech: glottal pulses through gliding French vowels."""
    y = np.zeros(30 * FS)
    keys = list(VOWELS)
    t = g.uniform(0, 3)
    end = t + 30
    while t < end - 1.0:
        m = int(g.integers(4, 13))
        rate = g.uniform(4.6, 6.4)
        for s in range(m):
            u = s / m
            d = 1 / rate * g.uniform(.7, 1.35) * (1.5 if s == m - 1 else 1)
            n = int(d * FS)
            tt = np.arange(n) / FS
            # French phrase melody: continuation rise, final fall
            pitch = f0 * (1.08 - .16 * u + (.22 if (s % 4 == 3 and s < m - 1) else 0) * (tt / d) - (.15 if s == m - 1 else 0) * (tt / d))
            pitch *= 1 + .012 * np.sin(2 * np.pi * g.uniform(3, 6) * tt + g.uniform(0, 6)) + g.normal(0, .012)
            ph = np.cumsum(pitch) / FS
            q = ph % 1                                                   # slow opening, sudden closure
            src = np.where(q < .46, np.sin(.5 * np.pi * q / .46) ** 2, np.where(q < .56, np.cos(.5 * np.pi * (q - .46) / .10), 0))
            src = np.diff(src, prepend=0) * (1 + .03 * g.standard_normal(n))
            src = signal.lfilter([1, -.8], [1], src)                     # lips radiate the highs
            a, b = g.choice(keys, 2)
            x = tt / d
            v = _form(src, VOWELS[a], scale) * (1 - x) + _form(src, VOWELS[b], scale) * x
            e = np.sin(np.pi * np.clip(x * 1.05, 0, 1)) ** .5 * g.uniform(.55, 1)
            v *= e
            if g.random() < .45:                                        # consonant
                c = g.standard_normal(int(.05 * FS))
                c = signal.lfilter(*signal.butter(2, [1800, 5200], "band", fs=FS), c) * np.hanning(len(c))
                v[:len(c)] += .35 * v.std() / (c.std() + 1e-9) * c[:len(v)]
            idx = (int(t * FS) + np.arange(n)) % len(y)
            np.add.at(y, idx, v)
            t += d * .97
        t += g.exponential((1 - talk) * 3.0) + .25
    y /= y.std() + 1e-9
    # periodic upsample 16k -> 48k in the frequency domain
    s = np.fft.rfft(y)
    up = np.zeros(N // 2 + 1, complex)
    up[:len(s)] = s * 3
    return np.fft.irfft(up, N)


def clink(g):
    f = g.uniform(1900, 3600)
    fr = f * np.array([1, 1.9, 2.72, 3.9]) * g.uniform(.97, 1.03, 4)
    return norm(excite(hit(.1), modal(fr, [.35, .28, .2, .12], [1, .7, .5, .3], .5)))


def saucer(g):
    fr = np.array([1480, 2630, 3900, 5600]) * g.uniform(.94, 1.06)
    return norm(excite(hit(.25), modal(fr, [.09, .08, .06, .04], [1, .9, .6, .4], .15)))


def cafe(g, k):
    y = np.zeros(N)
    for i in range(11):
        male = i % 3 != 1
        f0 = g.uniform(98, 138) if male else g.uniform(178, 228)
        v = voice(g, f0, 1.0 if male else 1.15, g.uniform(.45, .75))
        dist = g.uniform(.35, 1.0)
        v = fft_filter(v, band_curve(140, 1500 + 2400 * dist ** 2, 1))
        y += v * dist ** 1.7 * .12
    y = circ_room(y, g, .7, .42, 2600)
    t = .8
    while t < 29.4:                                                      # tableware
        kind = g.random()
        a = g.uniform(.2, .7)
        if kind < .4:
            put_circ(y, clink(g), t, .85 * a)
            if g.random() < .4:
                put_circ(y, clink(g), t + g.uniform(.06, .2), .6 * a)
        elif kind < .8:
            for q in range(int(g.integers(1, 4))):
                put_circ(y, saucer(g), t + q * g.uniform(.07, .16), 1.2 * a * g.uniform(.5, 1))
        else:
            for q in range(int(g.integers(5, 9))):                        # a spoon stirring
                put_circ(y, clink(g), t + q * .19 + g.normal(0, .015), .25 * a)
        t += g.exponential(1.5) + .3
    y += .03 * adapt(fft_filter(coloured(N, g, -6), band_curve(60, 300, 1)))
    return circ_room(y, g, .5, .2, 3200)


# ---------------------------------------------------------------- village square
def fountain(g):
    """Thin jets into a stone basin: hiss, a broad patter, and bubbles that sing as they rise."""
    hiss = adapt(fft_filter(white(N, g), band_curve(1300, 4600, 2))) * cyc_rand(g, 40, .75, 1.0)
    patter = adapt(fft_filter(coloured(N, g, -3), band_curve(350, 1700, 2)))
    fl = np.abs(fft_filter(white(N, g), band_curve(3, 30, 1)))
    y = .5 * hiss + .8 * patter * (.55 + .45 * fl / fl.mean())
    t = 0.0
    while t < 30:
        f = 380 * (2300 / 380) ** g.random()
        d = g.uniform(.012, .045)
        tt = np.arange(secs(d * 2)) / SR
        s = np.sin(2 * np.pi * (f * tt + f * g.uniform(.8, 2.6) * tt ** 2)) * np.exp(-tt / (d * .45)) * np.clip(tt / .002, 0, 1)
        put_circ(y, s, t, min(3.0, g.pareto(2.2) + .5) * 1.1)
        t += g.exponential(1 / 55)
    return adapt(y) * cyc_rand(g, 9, .8, 1.0)


def swifts(g, dur, birds):
    """A party of swifts tearing round the church tower: thin screams that fall as they pass."""
    y = np.zeros(secs(dur + 1.2))
    for _ in range(birds):
        d = g.uniform(.55, .95)
        t = tline(d)
        u = t / d
        f0 = g.uniform(4700, 5700)
        wob = np.sin(2 * np.pi * np.cumsum(g.uniform(52, 72) * (1 - .15 * u)) / SR)
        f = f0 * (1.05 - .11 * u + .03 * np.sin(np.pi * u)) * (1 + .055 * wob)
        s = np.sin(2 * np.pi * np.cumsum(f) / SR) * (.7 + .3 * wob) * np.sin(np.pi * u) ** .8
        k = g.uniform(0, dur)
        put(y, s, k, g.uniform(.4, 1) * np.sin(np.pi * (k / dur * .9 + .05)))
    return y


def square(g, k):
    from fx.cafe import boule, boule_lands
    y = .013 * leaves(g, 600, 4600) + .004 * leaves(g, 2200, 8000) + .010 * adapt(road_bed(g))
    for f, r, a in ((4650, 5.3, .027), (4950, 5.9, .017), (5250, 6.2, .011), (4450, 5.0, .008)):
        y += cicada(g, f, r, a, .6)
    y += .012 * fountain(g)
    far = np.zeros(N)                                                    # under the trees on the other side
    for t, what in ((1.9, "land"), (5.6, "hit"), (6.9, "tap"), (11.8, "land"), (15.4, "land"), (16.0, "tap"), (20.7, "hit"), (24.9, "land"), (27.6, "hit")):
        t += g.uniform(-.2, .2)
        if what == "hit":
            put_circ(far, boule(g), t, .62 * g.uniform(.7, 1))
            put_circ(far, boule_lands(g), t + .14, .5)
            put_circ(far, boule_lands(g), t + .34, .28)
        elif what == "tap":
            put_circ(far, boule(g), t, .3)
        else:
            put_circ(far, boule_lands(g), t, .7)
            put_circ(far, boule_lands(g), t + .22, .25)
    for _ in range(2):
        v = fft_filter(voice(g, g.uniform(105, 135), 1.0, .12), band_curve(220, 1700, 1))
        far += .035 * v * cyc_rand(g, 7, -.6, 1.0).clip(0, 1)
    y += .42 * fft_filter(circ_room(far, g, 1.0, .5, 2600), band_curve(170, 3800, 1))
    for t, d, b, a in ((3.3, 1.9, 6, .022), (13.0, 2.6, 9, .026), (22.4, 1.6, 5, .019)):
        put_circ(y, swifts(g, d, b), t, a)
    t = 2.0
    while t < 28.5:
        for _ in range(int(g.integers(1, 4))):
            put_circ(y, sparrow(g), t, .020 * g.uniform(.3, 1))
            t += g.uniform(.14, .3)
        t += g.exponential(4.5)
    put_circ(y, far_car(g, 2600, 2, 9, 12, 60), 9.0, .035)
    return circ_room(y, g, .7, .14, 3500)


# ------------------------------------------------------------------ zinc counter
def steam(g, dur, milk=False):
    """The coffee machine's lance, opened and shut; in milk it roars and rises."""
    n = secs(dur)
    u = np.arange(n) / n
    e = np.clip(u / .07, 0, 1) * np.clip((1 - u) / .10, 0, 1) ** .7
    x = white(n + 400, g)
    hiss = bp(x, 2600, 8500, 1)[400:]
    y = adapt(hiss) * (.85 + .15 * np.abs(smooth_rand(n, g, 30)))
    if milk:
        roar = adapt(bp(x, 320, 1500, 1)[400:]) * (.5 + .5 * np.abs(smooth_rand(n, g, 45)))
        f = 620 * 2 ** (1.1 * u)
        whine = np.sin(2 * np.pi * np.cumsum(f * (1 + .01 * smooth_rand(n, g, 20))) / SR) * np.clip((u - .25) / .4, 0, 1)
        y = .5 * y + .8 * roar + .12 * whine
    return y * e


def knock_out(g):
    """The spent coffee is knocked into the drawer."""
    box = np.array([165, 290, 470, 820]) * g.uniform(.96, 1.04, 4)
    iron = np.array([940, 1580, 2450, 3700]) * g.uniform(.97, 1.03, 4)
    return norm(norm(excite(hit(1.8), modal(box, [.09, .07, .05, .03], [1, .9, .6, .35], .18))) +
                .35 * norm(excite(hit(.3), modal(iron, [.07, .06, .04, .03], [1, .8, .5, .3], .18))))


def grinder(g, dur):
    n = secs(dur)
    t = np.arange(n) / SR
    e = np.clip(t / .12, 0, 1) * np.clip((dur - t) / .25, 0, 1)
    f = 98 * (1 - .35 * np.exp(-t / .10)) * np.clip(.55 + .45 * (dur - t) / .25, .55, 1)
    ph = 2 * np.pi * np.cumsum(f) / SR
    hum = sum(np.sin(h * ph + h) / h ** .7 for h in range(1, 14))
    beans = bp(white(n, g), 700, 3800, 1) * (.3 + np.abs(lp(white(n, g), 90, 1)) * 14)
    return (adapt(hum) * .5 + adapt(beans) * .8) * e


def bar_counter(g, k):
    from fx.cafe import coin_drop, set_down
    from fx.mechanic import bubbles
    y = np.zeros(N)
    for i in range(9):
        male = i % 3 != 1
        v = voice(g, g.uniform(98, 138) if male else g.uniform(178, 228), 1.0 if male else 1.15, g.uniform(.4, .7))
        dist = g.uniform(.3, .9)
        v = fft_filter(v, band_curve(150, 1300 + 2200 * dist ** 2, 1))
        y += v * dist ** 1.7 * .052
    y = circ_room(y, g, .75, .5, 2500)
    mach = np.zeros(N)                                                    # the machine, to one side of the counter
    for t in (3.2, 3.46):
        put_circ(mach, knock_out(g), t, 1.0)
    put_circ(mach, grinder(g, 1.7), 4.6, .095)
    put_circ(mach, knock_out(g), 7.5, .6)                                 # the handle is locked in
    put_circ(mach, steam(g, 1.1), 8.3, .075)
    put_circ(mach, bubbles(g, 3.4, 17, 200, 620), 9.2, .22)
    put_circ(mach, steam(g, 2.5, True), 14.6, .13)
    put_circ(mach, steam(g, .35), 17.5, .09)
    for t in (22.1, 22.33):
        put_circ(mach, knock_out(g), t, .85)
    put_circ(mach, steam(g, 1.5), 25.2, .065)
    put_circ(mach, bubbles(g, 2.4, 15, 220, 640), 26.4, .18)
    y += .75 * circ_room(mach, g, .4, .35, 3600)
    t = 1.0
    while t < 29.3:                                                      # on the zinc
        r, a = g.random(), g.uniform(.3, 1)
        if r < .34:
            put_circ(y, clink(g), t, .36 * a)
            if g.random() < .5:
                put_circ(y, clink(g), t + g.uniform(.06, .2), .24 * a)
        elif r < .58:
            put_circ(y, set_down(g), t, .6 * a)
        elif r < .84:
            for q in range(int(g.integers(1, 4))):
                put_circ(y, saucer(g), t + q * g.uniform(.07, .16), .5 * a * g.uniform(.5, 1))
        elif r < .93:
            put_circ(y, coin_drop(g, g.uniform(3600, 4600), .6), t, .34 * a)
        else:
            for q in range(int(g.integers(5, 8))):
                put_circ(y, clink(g), t + q * .18 + g.normal(0, .015), .11 * a)
        t += g.exponential(1.25) + .3
    y += .010 * adapt(fft_filter(coloured(N, g, -6), band_curve(60, 300, 1)))
    tt = np.arange(N) / SR
    y += .0035 * (np.sin(2 * np.pi * 50 * tt) + .6 * np.sin(2 * np.pi * 100 * tt) + .25 * np.sin(2 * np.pi * 200 * tt))     # the icebox
    y += cricket(g, 2650, 46, 16, 46, .0035)                             # dusk, through the open door
    return circ_room(y, g, .5, .18, 3200)


SOUNDS = {"amb_dusk_cicadas": (dusk, 1, "ambience", 0), "amb_cafe_murmur": (cafe, 1, "ambience", 0), "amb_day_roadside": (day, 1, "ambience", 0),
          "amb_square": (square, 1, "ambience", 0), "amb_zinc": (bar_counter, 1, "ambience", 0)}
