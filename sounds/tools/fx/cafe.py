# SPDX-License-Identifier: MIT
"""What stands about in the cafe and on its square: squeezebox, glasses, coins, zinc, strings, chalk, boules."""
import numpy as np
from scipy import signal

from lib.dsp import SR, bp, burst, excite, fade, hit, lp, modal, norm, put, secs, smooth_rand, stack, sweep_bp, white

# ------------------------------------------------------------------ squeezebox
BANKS = ((-9, .8), (0, 1.0), (11, .85))             # three reeds a note, musette tuning (cents, level)


def reeds(g, midi, dur, press=1.0, att=.022, rel=.045, glide=None, bellows=None, banks=BANKS):
    """One accordion key: free reeds that start flat, brighten with the air and beat against each other.

    glide: semitones against time, bellows: air pressure against time (arrays of the note's length).
    """
    n = secs(dur)
    t = np.arange(n) / SR
    e = np.clip(t / att, 0, 1) ** 1.4 * np.clip((dur - t) / rel, 0, 1) ** .8
    if bellows is not None:
        e = e * bellows[:n]
    y = np.zeros(n)
    for cents, lvl in banks:
        f0 = 440 * 2 ** ((midi + cents / 100 - 69) / 12)
        f = f0 * (1 - .007 * np.exp(-t / .018)) * (1 + .0006 * smooth_rand(n, g, 6))
        if glide is not None:
            f = f * 2 ** (glide[:n] / 12)
        ph = 2 * np.pi * np.cumsum(f) / SR + g.uniform(0, 6.28)
        b = 3.0 + 9.0 * press * e                     # harmonics that the air wakes
        for h in range(1, 23):
            fh = f0 * h
            if fh > 9500:
                break
            a = h ** -.55 * (.55 + 1 / (1 + ((fh - 1150) / 750) ** 2) + .5 / (1 + ((fh - 2700) / 900) ** 2)) / (1 + (fh / 5200) ** 4)
            y += lvl * a * np.exp(-h / b) * np.sin(h * ph + .7 * h * h)
    y *= e
    air = bp(white(n, g), 400, 3200, 1)
    return y / 6 + .008 * air * e


def key_click(g):
    return norm(excite(hit(.5), modal([430, 880, 1650], [.022, .016, .01], [1, .6, .4], .04)))


def squeezebox(g, notes, **kw):
    """(start, length, pitches, pressure) -> the line, keys clacking softly."""
    items = []
    for t, d, pitches, press in notes:
        for p in pitches:
            items.append((reeds(g, p, d, press, **kw), t, press / np.sqrt(len(pitches))))
        items.append((key_click(g), max(0, t - .006), .05))
    return stack(*items)


# ---------------------------------------------------------------------- glass
def glass(g, f=2100, t60=.7, press=.09):
    """A stemmed glass touched at the rim: 2, 3, 4, 5 bending waves, each a beating pair."""
    fr, td, am = [], [], []
    for i, (r, a) in enumerate(((1, 1), (2.32, .75), (4.25, .5), (6.63, .28), (9.4, .15))):
        for s in (1, 1 + g.uniform(.0015, .005)):
            fr.append(f * r * s * g.uniform(.985, 1.015) if i else f * s)
            td.append(t60 / (1 + .7 * i) * g.uniform(.8, 1.15))
            am.append(a * g.uniform(.7, 1.1))
    return norm(excite(hit(press), modal(fr, td, am, t60 * 1.05)))


def chink(g, f=2100, t60=.7):
    """Two glasses raised and touched."""
    return stack((glass(g, f * g.uniform(.97, 1.03), t60), 0, .7), (glass(g, f * g.uniform(1.14, 1.22), t60 * .9), .0004, .6),
                 (glass(g, f * g.uniform(1.14, 1.2), t60 * .5), g.uniform(.03, .05), .22), (burst(.02, g, 3000, 11000, .0002, .008), 0, .15))


def set_down(g, v=1.0):
    """A heavy little glass put on the counter: foot, damped ring, what is left in it."""
    ring = norm(excite(hit(.35), modal(np.array([930, 1720, 2650, 4100]) * g.uniform(.96, 1.04), [.07, .06, .05, .03], [.8, 1, .6, .4], .12)))
    return v * stack((zinc(g, 1.0), 0, .8), (ring, .0006, .55), (zinc(g, .8), .031, .25), (ring, .0315, .16))


# ----------------------------------------------------------------------- zinc
def zinc(g, width=1.0, bright=1.0):
    """The counter: thin sheet over old oak, knocked."""
    f = np.array([112, 196, 338, 560, 905, 1490, 2360, 3540]) * g.uniform(.96, 1.04, 8)
    a = np.array([.9, 1, .85, .65, .5, .4 * bright, .3 * bright, .16 * bright]) * g.uniform(.7, 1.15, 8)
    return norm(excite(hit(width), modal(f, [.12, .11, .09, .08, .065, .05, .04, .025], a, .18)))


def coin(g, f=4100, t60=.22):
    """A small disc ringing free: bending modes of a round plate."""
    r = np.array([1, 1.73, 2.33, 3.05, 3.91])
    fr = np.concatenate([f * r, f * r * g.uniform(1.001, 1.004, 5)])
    td = np.tile([1, .85, .7, .55, .4], 2) * t60 * g.uniform(.8, 1.2, 10)
    return norm(excite(hit(.05), modal(fr, td, np.tile([.8, .5, 1, .6, .4], 2) * g.uniform(.6, 1.1, 10), t60 * 1.1)))


def coin_drop(g, f, v=1.0, spin=0.0):
    """Bounces on the zinc, then lies; spin > 0: it rolls round on its edge that long."""
    y = np.zeros(secs(1.1 + spin))
    t, dt = .004, g.uniform(.07, .11)
    while v > .07:
        put(y, coin(g, f, .05 + .16 * v), t, .7 * v)
        put(y, zinc(g, .35, 1.6), t, .32 * v)
        t += dt * g.uniform(.9, 1.1)
        v *= g.uniform(.45, .6)
        dt *= .68
    if spin:
        u, gap = 0.0, .055
        while u < spin:
            put(y, coin(g, f * g.uniform(.99, 1.01), .04), t + u, .16 * (1 - .6 * u / spin))
            put(y, zinc(g, .4, 1.2), t + u, .07)
            u += gap * g.uniform(.96, 1.04)
            gap = max(.011, gap * .93)
        put(y, zinc(g, .6, 1.4), t + u, .18)
    return y


# -------------------------------------------------------------------- strings
def pluck(g, midi, dur=1.2, bright=.5, pos=.17, t60=1.6):
    """A steel string, plucked: comb filter with a lossy loop, guitar body after it."""
    f = 440 * 2 ** ((midi - 69) / 12)
    per = SR / f
    m = secs(dur)
    n = int(per - .5)
    fr = per - .5 - n
    x = np.zeros(m)
    b = lp(white(n + 40, g), 2200 + 7000 * bright, 1)[40:]
    x[:n] = b - b.mean()
    d = max(1, int(per * pos))
    z = x.copy()
    z[d:] -= .9 * x[:-d]
    loss = 10 ** (-3 / (t60 * f))
    a = np.zeros(n + 3)
    a[0] = 1
    s = .5                                             # one-zero low-pass in the loop, then the fraction of a sample
    a[n] -= loss * s * (1 - fr)
    a[n + 1] -= loss * (s * fr + (1 - s) * (1 - fr))
    a[n + 2] -= loss * (1 - s) * fr
    y = signal.lfilter([1], a, z)
    y = lp(y + .5 * bp(y, 90, 240, 1) + .25 * bp(y, 380, 620, 1), 3200 + 4500 * bright, 2)
    return fade(norm(y), 0, .08)


def strum(g, pitches, gap=.022, dur=1.3, up=False, **kw):
    order = pitches[::-1] if up else pitches
    return stack(*[(pluck(g, p, dur, **kw), i * gap * g.uniform(.9, 1.1), g.uniform(.85, 1)) for i, p in enumerate(order)])


# ---------------------------------------------------------------------- chalk
SLATE = np.array([640, 1130, 1790, 2650, 3880, 5400])


def slate_tap(g, pitch=1.0):
    m = modal(SLATE * pitch * g.uniform(.97, 1.03, 6), [.035, .03, .024, .018, .012, .008], [.7, 1, .9, .7, .5, .3], .06)
    return norm(excite(hit(.14), m))


def chalk(g, dur=.13, pitch=1.0, press=1.0, curve=0.0):
    """One stroke: the stick lands, skips along in tiny slips, lifts off.

    curve: how far the pitch of the hiss rises (+) or falls (-) as the hand turns, in octaves.
    """
    n = secs(dur)
    u = np.arange(n) / n
    speed = np.sin(np.pi * np.clip(u * .96 + .03, 0, 1)) ** .55
    fc = 2500 * pitch * 2 ** (curve * (u - .5)) * (.8 + .2 * speed)
    x = white(n, g)
    rate = 150 * pitch * (.7 + .3 * speed) * (1 + .15 * smooth_rand(n, g, 30))
    slip = np.abs(np.sin(np.pi * np.cumsum(rate) / SR)) ** 5 + .25        # stick-slip: a buzz of little jumps
    grain = np.abs(lp(white(n, g), 300, 2))
    y = sweep_bp(x, fc, 1.6) + .55 * sweep_bp(x, fc * 1.9, 2.2) + .12 * bp(x, 5500, 11000, 1)
    y = lp(y * slip * speed * (.55 + .45 * grain / grain.mean()), 7500, 2)
    body = signal.lfilter(*signal.iirpeak(SLATE[1] * pitch, 4, fs=SR), y)
    return stack((norm(slate_tap(g, pitch)), 0, .5 * press), (fade(norm(y + .5 * body), .004, .02), .003, .55 * press))


# ---------------------------------------------------------------------- boules
def boule(g, v=1.0):
    """Steel on steel: two hollow balls, a very short dense ring."""
    f = g.uniform(1750, 2150)
    r = np.array([1, 1.27, 1.71, 2.2, 2.83, 3.6])
    m = modal(np.concatenate([f * r, 1.06 * f * r]), np.tile([.14, .12, .10, .08, .06, .04], 2), np.tile([1, .7, .9, .6, .45, .3], 2) * g.uniform(.6, 1.1, 12), .2)
    return v * norm(excite(hit(.16), m))


def boule_lands(g, v=1.0):
    """On gravel: a dull thud and a short crunch."""
    m = modal(np.array([92, 150, 260]) * g.uniform(.95, 1.05), [.09, .07, .04], [1, .7, .35], .14)
    c = bp(white(secs(.25), g), 700, 4200, 1) * np.exp(-np.arange(secs(.25)) / SR / .05) * (.3 + np.abs(smooth_rand(secs(.25), g, 120)))
    return v * stack((norm(excite(hit(3.5), m)), 0, 1), (norm(c), .004, .35))


# ---------------------------------------------------------------------- voices
def murmur(g, dur, f0, scale, fall=.75, vowels=("o", "u")):
    """One person's wordless phrase whose pitch sinks: disappointment across a room."""
    from fx.ambience import FS, VOWELS, _form
    n = int(dur * FS)
    u = np.arange(n) / n
    pitch = f0 * (1.02 + .1 * np.sin(np.pi * np.minimum(u * 3, 1)) - (1 - fall) * np.clip((u - .25) / .75, 0, 1))
    q = np.cumsum(pitch * (1 + .01 * np.interp(u, np.linspace(0, 1, 9), g.normal(0, 1, 9)))) / FS % 1
    src = np.where(q < .46, np.sin(.5 * np.pi * q / .46) ** 2, np.where(q < .56, np.cos(.5 * np.pi * (q - .46) / .10), 0))
    src = signal.lfilter([1, -.8], [1], np.diff(src, prepend=0) * (1 + .05 * g.standard_normal(n)))
    v = _form(src, VOWELS[vowels[0]], scale) * (1 - u) + _form(src, VOWELS[vowels[1]], scale) * u
    v *= np.sin(np.pi * np.clip(u * .97 + .015, 0, 1)) ** .6
    m = secs(dur)
    return norm(np.interp(np.arange(m) / SR, np.arange(n) / FS, v))


def human_whistle(g, line, breath=.10):
    """Lips: (time, Hz, level) points joined by glides; a pure tone in moving breath."""
    t, f, a = (np.array(c, float) for c in zip(*line))
    n = secs(t[-1] + .02)
    x = np.arange(n) / SR
    w = np.exp(np.interp(x, t, np.log(f)))
    lvl = np.interp(x, t, a)
    lvl = signal.filtfilt([.01], [1, -.99], np.pad(lvl, 600))[600:-600]
    w = w * (1 + .004 * smooth_rand(n, g, 11) + .008 * np.sin(2 * np.pi * 5.6 * x + g.uniform(0, 6)) * np.clip(x / .3, 0, 1))
    ph = 2 * np.pi * np.cumsum(w) / SR
    tone = np.sin(ph) + .06 * np.sin(2 * ph) + .02 * np.sin(3 * ph)
    air = sweep_bp(white(n, g), w, 7) + .05 * bp(white(n, g), 2500, 7500, 2)
    return lvl * (tone + breath * 3 * air)
