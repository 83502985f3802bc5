# SPDX-License-Identifier: MIT
"""Playing cards, the map-paper dialogs and the dashboard buttons."""
import numpy as np

from lib.dsp import (SR, bp, burst, early, env, excite, fade, hit, hp, lp, modal, norm, perc, put, sat, secs, smooth_rand,
                     stack, sweep_bp, tline, white)


def swish(g, dur, f0, f1, peak=0.5, rough=0.5, q=0.9):
    """Card face sliding on card or felt: friction noise whose pitch and level
    follow the hand speed, with stick-slip roughness."""
    n = secs(dur)
    u = np.arange(n) / n
    up, down = np.minimum(u / peak, 1), np.maximum(u - peak, 0) / (1 - peak)
    speed = (np.sin(0.5 * np.pi * up) * np.cos(0.5 * np.pi * down)) ** 1.5
    fc = f0 * (f1 / f0) ** u * (0.7 + 0.3 * speed)
    x = sweep_bp(white(n, g), fc, q)
    x += 0.35 * bp(white(n + 200, g), 5200, 12000, 1)[200:]
    grain = np.abs(lp(white(n, g), 260, 2))
    grain /= grain.mean() + 1e-9
    return x * speed * (1 - rough + rough * grain)


def flick(g, f=1500, strength=1.0):
    """Edge of a card springing free: short plate modes plus an air snap."""
    r = np.array([1, 1.62, 2.41, 3.5, 4.9, 6.7]) * f * g.uniform(0.93, 1.07, 6)
    body = modal(r, g.uniform(0.010, 0.028, 6), [1, .8, .7, .5, .35, .25] * g.uniform(.6, 1.1, 6), 0.05)
    y = excite(hit(g.uniform(0.12, 0.3)), body)
    return strength * (norm(y) + 0.55 * norm(burst(0.05, g, 1200, 9000, 0.0003, 0.018)))


def land(g, weight=1.0, clap=0.5):
    """A card meeting a felt-covered table: squeezed air, paper slap, soft thud."""
    f = g.uniform(195, 255)
    body = modal([f, f * 1.83, f * 2.9, f * 4.6], [0.045, 0.038, 0.03, 0.02], [.8, .8, .5, .3], 0.12)
    thud = excite(hit(g.uniform(1.4, 2.0)), body)
    slap = burst(0.06, g, 600, 5600, 0.0006, g.uniform(0.024, 0.036), 1)
    puff = burst(0.09, g, 260, 1300, 0.012, 0.07)
    return stack((norm(thud), 0.012, 0.62 * weight), (norm(slap), 0.012, clap), (norm(puff), 0.0, 0.2))


def room(x, g, wet=0.14):
    return early(x, g, 0.55, wet, 6, 4200)


def deal(g, k):
    y = stack((norm(flick(g, g.uniform(1300, 1700))), 0.0, 0.34), (norm(swish(g, g.uniform(.10, .13), 2600, 4800, .55)), .004, .5),
              (land(g, .7, .8), g.uniform(.105, .125), .9))
    return room(y, g)


def draw(g, k):
    d = g.uniform(.15, .19)
    y = stack((norm(swish(g, d, 1900, 5200, .7, .6)), 0, .62), (flick(g, g.uniform(1700, 2200)), d - .015, .75),
              (norm(burst(.05, g, 400, 1600, .004, .05)), d - .02, .16))
    return room(y, g)


def pickup(g, k):
    d = g.uniform(.06, .08)
    y = stack((flick(g, g.uniform(2200, 2800)), 0, .38), (norm(swish(g, d, 2600, 4300, .35, .7)), .008, .5),
              (flick(g, g.uniform(1500, 1900)), d * .8, .7), (norm(swish(g, .12, 1500, 900, .3, .2, .7)), d * .7, .22))
    return room(y, g)


def place(g, k):
    y = stack((norm(swish(g, .07, 2200, 1500, .5, .4)), 0, .18), (land(g, .9, .85), .045, 1.0),
              (norm(burst(.06, g, 500, 4200, .001, .045, 1)), .0595, .5),
              (land(g, .4, .7), .045 + g.uniform(.042, .055), .4), (flick(g, g.uniform(900, 1200)), .063, .3))
    return room(y, g)


def knock(g, f=150):
    """The board under the felt, struck through it: the more of it answers, the harder the hand."""
    m = modal(np.array([1, 1.58, 2.4, 3.6]) * f * g.uniform(.96, 1.04, 4), [.13, .10, .07, .04], [.7, 1, .8, .5], .3)
    return norm(excite(hit(1.8), m))


def slap(g, k):
    """A card laid with the palm behind it: more air, a louder slap, and the board answers."""
    y = stack((norm(swish(g, .07, 2500, 1500, .5, .4)), 0, .2), (land(g, 1.2, 1.0), .045, 1.0),
              (norm(burst(.07, g, 450, 4800, .0007, .05, 1)), .0585, .75), (knock(g, 168), .0585, .5),
              (land(g, .5, .7), .045 + g.uniform(.05, .062), .4), (flick(g, g.uniform(900, 1200)), .063, .3))
    return room(sat(norm(y), 1.8), g, .16)


def slam(g, k):
    """The longest card, slammed: a flat palm on the board, and the cards beside it jump and fall back."""
    y = stack((norm(swish(g, .07, 2700, 1300, .5, .4)), 0, .22), (land(g, 1.6, 1.2), .045, 1.0),
              (norm(burst(.08, g, 380, 5600, .0005, .055, 1)), .0575, 1.0), (knock(g, 118), .0575, .95), (knock(g, 205), .0585, .4),
              (land(g, .5, .8), .045 + g.uniform(.085, .10), .38), (flick(g, g.uniform(1000, 1300)), .12 + g.uniform(0, .02), .3),
              (flick(g, g.uniform(1300, 1700)), .16 + g.uniform(0, .025), .2))
    return room(sat(norm(y), 2.4), g, .2)


def slide_back(g, k):
    d = g.uniform(.26, .31)
    a, b = g.uniform(170, 185), g.uniform(132, 142)
    tap = lambda f: norm(excite(hit(4.0), modal([f, f * 2.1, f * 3.3], [.09, .05, .03], [1, .4, .2], .16)))
    y = stack((norm(lp(swish(g, d, 2300, 1200, .25, .55), 4200, 1)), 0, .5), (tap(a), .02, .55), (tap(b), .145, .8),
              (norm(burst(.04, g, 500, 2200, .002, .03)), .145, .12))
    return room(y, g, .12)


def discard(g, k):
    d = g.uniform(.13, .16)
    s = swish(g, d, 1700, 3600, .6, .3)
    s *= 1 + .5 * np.sin(2 * np.pi * g.uniform(34, 42) * np.arange(len(s)) / SR)      # the card spins
    y = stack((norm(s), 0, .5), (land(g, .9, .95), d - .02, 1.0), (norm(swish(g, .09, 2400, 1500, .1, .6)), d + .015, .32))
    return room(y, g)


def shuffle(g, k):
    items = []
    t = .02
    n = int(g.integers(25, 30))
    for i in range(n):                                  # riffle: two packets interleave
        u = i / n
        items.append((flick(g, g.uniform(1050, 1500) * (1 + .25 * u)), t, (.45 + .35 * np.sin(np.pi * u)) * g.uniform(.6, 1)))
        t += (.030 - .014 * np.sin(np.pi * min(1, u * 1.1))) * g.uniform(.75, 1.25)
    t += .09
    for i in range(24):                                 # bridge: the arch collapses in a flutter
        u = i / 24
        items.append((flick(g, g.uniform(800, 1150)), t, .32 * np.sin(np.pi * (u * .9 + .08)) * g.uniform(.6, 1)))
        t += g.uniform(.009, .015)
    items.append((norm(swish(g, .34, 1200, 2600, .6, .3)), t - .33, .22))
    for dt, a in ((.16, .7), (.31, .85)):               # square the deck on the table
        f = g.uniform(210, 250)
        knock = excite(hit(1.4), modal([f, f * 2.3, f * 3.9, f * 6.1], [.07, .05, .03, .02], [1, .7, .5, .3], .12))
        items.append((norm(knock), t + dt, a * .8))
        items.append((norm(burst(.04, g, 900, 5000, .0006, .02)), t + dt, a * .35))
    return room(stack(*items), g, .16)


# ---------------------------------------------------------------- interface
def hover(g, k):
    f = (2250, 2420, 2130)[k] * g.uniform(.99, 1.01)
    y = excite(hit(.25), modal([f, f * 1.71, f * 2.6], [.022, .014, .009], [1, .4, .2], .05))
    return stack((norm(y), .001, .8), (norm(burst(.02, g, 2500, 8000, .0003, .008)), .001, .18))


def hover_dim(g, k):
    """The same tick on wood, a sixth lower: the focus is on what cannot be chosen now."""
    f = (1340, 1440, 1270)[k] * g.uniform(.99, 1.01)
    y = excite(hit(.5), modal([f, f * 1.71, f * 2.6], [.026, .014, .008], [1, .35, .12], .06))
    return stack((norm(y), .001, .8), (norm(burst(.02, g, 1200, 4200, .0004, .008)), .001, .12))


def list_end(g, k):
    """A shallow drawer that meets its stop, and settles: there is no further row."""
    def stop(f):
        return norm(excite(hit(2.2), modal([f, f * 1.9, f * 3.1], [.055, .035, .02], [1, .5, .2], .12)))
    y = stack((norm(swish(g, .05, 900, 500, .6, .3, .7)), .0, .14), (stop(236), .04, .9), (stop(198), .125, .5),
              (norm(burst(.03, g, 500, 2200, .001, .015)), .04, .16))
    return early(fade(y, .0005, .04), g, .3, .12, 4, 4000)


def hidden(g, k):
    """A cloth drawn over a card that lies face down."""
    y = stack((norm(lp(swish(g, .17, 500, 1300, .45, .35, .6), 1900, 1)), .0, .8),
              (norm(excite(hit(2.8), modal([165, 310], [.05, .03], [1, .4], .1))), .15, .45))
    return early(fade(y, .002, .05), g, .3, .12, 4, 3000)


def press(g, k):
    def click(a, bright):
        f = g.uniform(400, 450)
        m = modal([f, f * 2.35, f * 4.2, f * 7.1, f * 9.8], [.045, .03, .022, .014, .01], [1, .9, .7 * bright, .5 * bright, .3 * bright], .09)
        th = modal([g.uniform(150, 175)], [.06], [1], .09)
        return a * (norm(excite(hit(.25), m)) + .3 * norm(excite(hit(2.5), th)))
    gap = g.uniform(.058, .072)
    y = stack((click(1.0, 1.0), .001, .9), (click(.5, 1.3), .001 + gap, .55), (norm(burst(.03, g, 1500, 6000, .0003, .01)), .001, .25))
    return early(y, g, .3, .12, 4, 5000)


def crackle(g, dur, n, lo=1400, hi=6500, shape=lambda u: np.sin(np.pi * u)):
    """Stiff paper being folded: a shower of tiny buckling snaps."""
    y = np.zeros(secs(dur + .1))
    for _ in range(n):
        u = g.beta(1.6, 1.6)
        f = lo * (hi / lo) ** g.random()
        a = g.pareto(2.2) * .25 + .08
        s = excite(hit(g.uniform(.08, .25)), modal([f, f * g.uniform(1.4, 2.2)], g.uniform(.004, .014, 2), [1, .6], .03))
        put(y, norm(s), u * dur, min(a, 1.0) * shape(u))
    return y


def dialog_open(g, k):
    d = .42
    w = swish(g, .4, 600, 2600, .6, .25, .7)
    y = stack((crackle(g, d, 150), .02, .9), (norm(w), .0, .42), (land(g, .35, .6), .40, .5), (flick(g, 900), .0, .3))
    return room(y, g, .2)


def dialog_close(g, k):
    d = .30
    w = swish(g, .30, 2200, 600, .35, .25, .7)
    y = stack((crackle(g, d, 100, 1100, 5000), .0, .8), (norm(w), .0, .38), (land(g, 1.0, .8), .27, .95))
    return room(y, g, .2)


# --------------------------------------------------------- the travel book
def page_turn(g, k):
    """A stiff page lifted, swung over and laid down."""
    d = g.uniform(.26, .31)
    y = stack((flick(g, g.uniform(800, 1000)), 0, .34), (norm(swish(g, d, 700, 2300, .55, .35, .7)), .03, .6),
              (crackle(g, d * .8, 26, 1200, 4200), .05, .3), (land(g, .55, .8), .03 + d, .8))
    return room(y, g, .18)


def stamp_thud(g, k):
    """A gummed stamp slapped down with the heel of the hand: each two semitones above the one before."""
    f = 148 * 2 ** (k * 2 / 12)
    board = modal([f, f * 1.5, f * 2.02, f * 3.1], [.16, .10, .07, .04], [1, .55, .5, .3], .3)
    y = stack((norm(excite(hit(1.7), board)), .012, .95), (land(g, .6, .95), .0, .7), (norm(burst(.05, g, 700, 4800, .0006, .03, 1)), .012, .4))
    return room(y, g, .16)


def postmark(g, k):
    """A rubber postmark: the wooden handle, soft rubber on paper, and its sticky way up."""
    f = g.uniform(205, 235)
    wood = modal([f, f * 1.9, f * 3.2, f * 5.1], [.10, .06, .04, .02], [1, .7, .4, .25], .2)
    y = stack((norm(excite(hit(2.6), wood)), .02, .8), (norm(lp(burst(.09, g, 180, 1500, .003, .06), 1800, 1)), .015, .7),
              (norm(burst(.07, g, 900, 3600, .02, .04, 1)), .14, .16), (flick(g, g.uniform(700, 900)), .155, .16))
    return room(y, g, .16)


def padlock(g, k):
    """The key turns, the shackle springs open, the lock drops against its chain."""
    f = g.uniform(1500, 1750)
    steel = modal([f, f * 1.63, f * 2.41, f * 3.3], [.09, .07, .05, .03], [1, .7, .5, .3], .16)
    body = modal([430, 690, 1130], [.06, .05, .03], [1, .6, .4], .12)
    y = stack((norm(excite(hit(.5), steel)), .0, .4), (norm(excite(hit(.4), steel)), .075, 1), (norm(excite(hit(1.2), body)), .08, .7),
              (norm(burst(.02, g, 2400, 7000, .0004, .012, 1)), .074, .4), (norm(excite(hit(1.4), body)), .17 + g.uniform(0, .02), .3))
    return room(y, g, .16)


SOUNDS = {
    "padlock": (padlock, 3, "table", -1),
    "page_turn": (page_turn, 3, "card", -1), "stamp_thud": (stamp_thud, 3, "table", -3), "postmark": (postmark, 3, "table", -1),
    "card_deal": (deal, 3, "card", 0), "card_draw": (draw, 3, "card", 0), "card_pickup": (pickup, 3, "card", -2),
    "card_place": (place, 3, "card", 0), "card_slap": (slap, 3, "card", 2), "card_slam": (slam, 3, "card", 4), "card_slide_back": (slide_back, 3, "card", -2), "card_discard": (discard, 3, "card", 0),
    "card_shuffle": (shuffle, 3, "card", 0),
    "ui_hover": (hover, 3, "ui", -9), "ui_hover_dim": (hover_dim, 3, "ui", -9), "ui_list_end": (list_end, 1, "ui", -6), "ui_hidden": (hidden, 1, "ui", -6),
    "ui_press": (press, 3, "ui", 0),
    "ui_dialog_open": (dialog_open, 1, "ui", 0), "ui_dialog_close": (dialog_close, 1, "ui", 0),
}
