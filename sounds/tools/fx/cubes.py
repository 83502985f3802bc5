# SPDX-License-Identifier: MIT
"""The dice table at the zinc counter: cup, tray, coins, bells and the house accordion.

Everything pitched keeps to C D E G A, so it sits on the C major java `dice_night`.
"""
import numpy as np

from fx.cafe import (chink, coin, coin_drop, glass, human_whistle, key_click, reeds, set_down, squeezebox, strum, zinc)
from fx.table import bell, bone, dice_roll, wood
from lib.dsp import (SR, bp, burst, early, excite, fade, hit, lp, modal, mtof, norm, perc, put, sat, secs, smooth_rand, stack,
                     sweep_bp, white)


def bar(x, g, wet=.17, size=1.1):
    """The cafe seen from the counter."""
    return early(x, g, size, wet, 7, 4200)


def roll(n):
    """Fewer than five dice; a lone die's sharp corners are rounded a little, or it would have to be too soft."""
    drive = {1: 1.5, 2: 1.2, 3: .9, 4: .6}[n]
    return lambda g, k: sat(norm(dice_roll(g, k, n)), drive)


# ------------------------------------------------------------------------ cup
CUP = np.array([178, 305, 560, 920])


def leather(g, width=2.2, bright=1.0):
    """The cup's stitched wall, struck from inside or outside."""
    m = modal(CUP * g.uniform(.95, 1.06, 4), [.06, .045, .028, .016], [1, .9, .6 * bright, .4 * bright], .1)
    return norm(norm(excite(hit(width), m)) + .3 * norm(burst(.1, g, 350, 1900, .0012, .03, 1)))


def dice_in_cup(g, k):
    """Fingers gather the dice from the felt and let them fall into the cup."""
    y = np.zeros(secs(1.15))
    n = secs(.34)
    felt = sweep_bp(white(n, g), np.linspace(500, 1100, n), .8) * np.sin(np.pi * np.arange(n) / n) ** 1.3
    put(y, norm(lp(felt, 2600, 2)), 0, .12)
    t = .02
    for _ in range((4, 3, 5)[k]):                                       # picked up, one against another
        put(y, bone(g, g.uniform(2500, 3600), .010), t, .5 * g.uniform(.6, 1))
        t += g.uniform(.045, .085)
    t += .05
    for i in range((5, 4, 5)[k]):                                       # into the cup, knocking its wall on the way down
        a = g.uniform(.65, 1)
        put(y, leather(g, 1.6), t, .52 * a)
        put(y, bone(g, g.uniform(2300, 3300), .012), t + .001, .46 * a)
        if g.random() < .7:
            put(y, leather(g, 1.1, 1.3), t + g.uniform(.03, .05), .22 * a)
            put(y, bone(g, g.uniform(2600, 3600), .009), t + g.uniform(.03, .05), .24 * a)
        t += g.uniform(.05, .10)
    return early(y[:secs(t + .15)], g, .5, .15, 5, 4000)


def dice_rattle(g, k):
    """Half a shake: the dice cross the cup and pile up at its end."""
    y = np.zeros(secs(.3))
    cup = [g.uniform(290, 340), g.uniform(520, 600), g.uniform(880, 980)]
    n = int(g.integers(7, 10))
    for t in np.sort(.004 + .11 * g.beta(1.3, 2.6, n)):
        a = g.uniform(.45, 1) * (1 - 3.2 * t)
        put(y, bone(g, g.uniform(2500, 3900), .012), t, .75 * a)
        if g.random() < .75:
            put(y, norm(excite(hit(1.1), modal(cup, [.035, .025, .015], [1, .8, .6], .06))), t, .42 * a)
    return early(y, g, .4, .15, 5, 4000)


def cup_slam(g, k):
    """The cup comes down mouth first: leather, felt, the board under it, dice clapping inside."""
    y = np.zeros(secs(.75))
    t = .012
    board = modal(np.array([104, 168, 262, 405, 640]) * g.uniform(.97, 1.03), [.15, .13, .10, .07, .04], [.6, 1, .85, .6, .35], .25)
    put(y, norm(excite(hit(2.4), board)), t, .8)
    put(y, leather(g, 1.6, 1.4), t, .85)
    put(y, norm(burst(.09, g, 400, 3600, .0006, .032, 1)), t, .6)
    q = t + .012
    for i in range(int(g.integers(11, 15))):
        put(y, lp(bone(g, g.uniform(2200, 3200), .012), 3600, 1), q, .46 * g.uniform(.5, 1) * .88 ** i)
        if i % 3 == 1:
            put(y, leather(g, 1.4, .8), q + .004, .2 * .88 ** i)
        q += g.exponential(.02) + .010
    if k == 2:                                                          # pressed once more, to be sure
        put(y, leather(g, 3.0, .7), t + .19, .3)
    put(y, zinc(g, 1.6, .5), t + .003, .3)
    return early(sat(norm(y), 1.3), g, .9, .2, 6, 3600)


def die_hold(g, k):
    """A die pushed into its place on the rail: wood, then the die's own click."""
    f = (690, 720, 660)[k]
    rail = modal(np.array([1, 1.62, 2.6, 4.1]) * f * g.uniform(.98, 1.02, 4), [.045, .03, .02, .012], [1, .6, .4, .25], .08)
    y = stack((norm(excite(hit(.8), rail)), .003, .85), (wood(g, .9, 1.2), .003, .45), (bone(g, 2700, .013), .002, .6),
              (norm(excite(hit(.7), rail)), .003 + (.031, .036, .028)[k], .22))
    return early(y, g, .5, .14, 5, 4200)


def die_release(g, k):
    """Taken off the rail again: a leather brush and a lighter tick."""
    n = secs(.07)
    sl = norm(lp(sweep_bp(white(n, g), np.linspace(900, 2100, n), 1.0), 3800, 2) * np.sin(np.pi * np.arange(n) / n) ** 1.4)
    f = (980, 1030, 940)[k]
    rail = modal(np.array([1, 1.7, 2.8]) * f, [.024, .016, .01], [1, .5, .3], .05)
    y = stack((sl, 0, .11), (norm(excite(hit(.5), rail)), .028, .8), (bone(g, 3200, .009), .027, .5))
    return early(y, g, .4, .13, 5, 4500)


# ---------------------------------------------------------------------- score
def bead(g, f=1350):
    return norm(norm(excite(hit(.35), modal(np.array([1, 1.83, 2.9, 4.4]) * f * g.uniform(.97, 1.03, 4), [.022, .016, .011, .007], [1, .8, .5, .3], .06))) +
                .3 * norm(excite(hit(1.2), modal([310], [.04], [1], .06))))


def score_small(g, k):
    """Two beads of the counter's abacus, then a touch of the little bell."""
    gap = (.062, .055, .07)[k]
    note = (91, 93, 91)[k]
    b = bell(g, mtof(note), .75, .11, (1, 2.71, 5.2, 8.1), (1, .42, .22, .1))
    return early(fade(stack((bead(g), .001, .8), (bead(g, 1480), .001 + gap, 1.0), (b, .004 + gap, .42)), 0, .12), g, .45, .14, 5, 6000)


def score_big(g, k):
    """Five alike, or a straight: a turn on the accordion, a chord, glasses meet."""
    q = .078
    run = ((72, 76, 79, 81, 84, 88), (79, 81, 84, 81, 84, 86), (76, 79, 84, 83, 84, 86))[k]
    top = ((76, 79, 84, 91), (76, 81, 84, 91), (79, 84, 88, 91))[k]
    notes = [(.004 + i * q, q * .82, (p,), .7 + .05 * i) for i, p in enumerate(run)]
    t = .004 + len(run) * q
    notes += [(t, .11, top, .85), (t + .17, .62, top, 1.0)]
    wob = 1 - .22 * (.5 - .5 * np.cos(2 * np.pi * 7.2 * np.arange(secs(.7)) / SR)) * np.clip(np.arange(secs(.7)) / SR / .15, 0, 1)
    acc = squeezebox(g, notes[:-1])
    last = stack(*[(reeds(g, p, .62, 1.0, rel=.2, bellows=wob), 0, 1) for p in top])
    s = np.abs(last).max()
    low = stack(*[(reeds(g, p, .6, .8, rel=.2, banks=((0, 1),)), 0, 1) for p in (48, 55)])
    y = stack((norm(acc), 0, .92), (last / s, t + .17, .66), (norm(low), t + .17, .22), (chink(g, (2093, 2349, 1976)[k], 1.1), t + .175, .42),
              (chink(g, (2637, 2794, 2489)[k], .8), t + .37, .2))
    return bar(fade(y, 0, .2), g, .2, 1.3)


def hot_dice(g, k):
    """All five count: five clicks climb, the accordion runs after them and throws the last chord away."""
    q = (.066, .062, .07)[k]
    steps = ((60, 64, 67, 69, 72, 74, 76, 79, 81, 84, 86, 88), (64, 67, 69, 72, 74, 76, 79, 81, 84, 86, 88, 91),
             (60, 67, 64, 69, 67, 72, 69, 74, 72, 76, 79, 84))[k]
    notes = [(.004 + i * q, q * .92, (p,), .8 + .025 * i) for i, p in enumerate(steps)]
    t = .004 + len(steps) * q
    notes.append((t, .16, (79, 84, 88, 91), .62))
    y = norm(squeezebox(g, notes))
    y = stack((y, 0, .75), (strum(g, [48, 55, 60, 64, 67], .008, .4, up=True, t60=.5, bright=.35), t - .002, .16))
    for i in range(5):
        put(y, bone(g, 1900 * 1.14 ** i, .016), .006 + i * q * 2.2, .5 + .05 * i)
    puff = bp(white(secs(.34), g), 2200, 7000, 2) * perc(.34, .05, .30)                    # and the coffee machine lets off steam
    y = stack((y, 0, 1), (glass(g, 2093, .5), t + .01, .16), (norm(puff), t + .03, .07))
    return bar(fade(y, 0, .06), g, .2, 1.2)


def bust(g, k):
    """The bellows sigh: two short steps down, then a long sag; a glass is put down on it."""
    d1, d2, d3 = ((.17, .17, .66), (.2, .2, .72), (.0, .26, .8))[k]
    chord = ((58, 63, 66), (57, 62, 65), (58, 61, 66))[k]
    items, t = [], .004
    for i, d in enumerate((d1, d2)):
        if not d:
            continue
        n = secs(d)
        u = np.arange(n) / n
        gl = -i - .35 * u ** 2
        bl = np.sin(np.pi * np.clip(u * 1.02, 0, 1)) ** .5
        items += [(reeds(g, p, d, .62, att=.03, rel=.03, glide=gl, bellows=bl), t, .8) for p in chord]
        t += d * 1.12
    n = secs(d3)
    u = np.arange(n) / n
    gl = -2 - 3.4 * u ** 1.8 + .32 * np.sin(2 * np.pi * (4.2 - 1.2 * u) * u * d3) * np.clip(u * 4, 0, 1)
    bl = (1 - .62 * u ** 1.3) * (1 - .28 * (.5 - .5 * np.cos(2 * np.pi * 4.2 * u * d3)))
    items += [(reeds(g, p, d3, .6, att=.04, rel=.16, glide=gl, bellows=bl), t, 1.0) for p in chord]
    y = stack(*items)
    puff = bp(white(secs(.22), g), 250, 1500, 1) * perc(.22, .05, .2)
    y = stack((lp(norm(y), 3400, 1), 0, .8), (norm(puff), t + d3 - .1, .07), (set_down(g), t + d3 + .02, .95),
              (glass(g, 1850, .18), t + d3 + .021, .12))
    return bar(y, g, .18, 1.1)


def drawer(g):
    """The till: a key, its bell, the drawer against its stop, change jumping in the bowls."""
    thump = norm(excite(hit(2.4), modal([128, 242, 415, 760], [.10, .08, .05, .03], [1, .8, .5, .35], .16)))
    n = secs(.16)
    run = norm(bp(white(n, g), 220, 1500, 1) * (.6 + .4 * np.sin(2 * np.pi * 62 * np.arange(n) / SR)) * np.linspace(.4, 1, n) ** 1.5)
    items = [(key_click(g), .002, .55), (norm(excite(hit(.5), modal([520, 1180, 2300], [.04, .03, .02], [1, .7, .4], .06))), .004, .5),
             (bell(g, 2093, .9, .1, (1, 2.71, 5.2, 8.1), (1, .5, .28, .14)), .055, .58), (fade(run, .03, .01), .10, .3), (thump, .26, .75)]
    for _ in range(16):
        t = .262 + g.exponential(.055)
        items.append((coin(g, g.uniform(3400, 5600), g.uniform(.04, .12)), t, .26 * g.uniform(.3, 1) * np.exp(-(t - .262) / .12)))
    return stack(*items)


def hold_bank(g, k):
    """The points are safe: coins on the zinc, the till, or coins stacked up."""
    if k == 0:
        items = [(coin_drop(g, f, v, s), t, v) for t, f, v, s in ((.0, 4050, .9, 0), (.085, 4520, .8, 0), (.19, 3780, .85, .28))]
        y = stack(*items)
    elif k == 1:
        y = drawer(g)
    else:
        items, t = [], .003
        for i in range(5):                                             # set down one on another: each rings shorter
            items += [(coin(g, 3900 * 1.03 ** i, .10 - .012 * i), t, .62 + .06 * i), (zinc(g, .5, 1.4), t, .3 - .03 * i),
                      (coin(g, 4300 * 1.03 ** i, .035), t + .013, .25)]
            t += (.115, .105, .10, .12, 0)[i]
        n = secs(.15)
        push = norm(bp(white(n, g), 1800, 6500, 2) * np.sin(np.pi * np.arange(n) / n) ** .8 * (.5 + .5 * np.abs(smooth_rand(n, g, 90))))
        items += [(push, t + .07, .13), (zinc(g, 1.0), t + .20, .5), (coin(g, 4050, .10), t + .201, .4)]
        y = stack(*items)
    return bar(fade(y, 0, .15), g, .16, 1.0)


# ------------------------------------------------------------ on and off board
def on_board(g, k):
    """A toll barrier goes up: pawl clicks, three strokes of its bell climbing, the pole knocks home."""
    pitches = ((84, 88, 91), (84, 86, 91), (79, 84, 88))[k]
    items = []
    for i in range(11):
        t = .004 + i * .043
        items.append((norm(excite(hit(.3), modal(np.array([1250, 2150, 3700]) * (1 + .022 * i), [.018, .014, .009], [1, .8, .5], .04))), t, .32 + .02 * i))
        items.append((norm(excite(hit(1.5), modal([210, 390], [.05, .03], [1, .6], .07))), t, .2))
    for i, p in enumerate(pitches):
        items.append((bell(g, mtof(p), 1.15, .12), .01 + i * .165, .5 + .12 * i))
    items.append((norm(excite(hit(3), modal([118, 205, 340], [.12, .09, .06], [1, .7, .4], .16))), .50, .45))
    creak = sweep_bp(white(secs(.42), g) * (.25 + .75 * (np.sin(2 * np.pi * 58 * np.arange(secs(.42)) / SR) > .2)), np.linspace(520, 900, secs(.42)), 11)
    items.append((fade(norm(creak), .05, .1), .04, .07))
    return bar(fade(stack(*items), 0, .3), g, .2, 1.4)


def off_board(g, k):
    """The finish: a hand bell swung hard, both sides of it, then left to ring; a chord from the corner."""
    y = np.zeros(secs(2.1))
    f, t = mtof((84, 86, 84)[k]), .006
    gap = (.105, .098, .112)[k]
    for i in range((7, 8, 6)[k]):
        a = .75 + .25 * (i % 2 == 0)
        put(y, bell(g, f * (1 if i % 2 == 0 else 1.004), 2.0, .1, (1, 1.98, 2.43, 2.98, 4.05, 5.4), (.8, 1, .5, .75, .45, .3)), t, .42 * a)
        put(y, norm(burst(.02, g, 2000, 9000, .0002, .008)), t, .08)
        t += gap * g.uniform(.95, 1.05)
    top = (72, 76, 79, 84)
    acc = norm(stack(*[(reeds(g, p, .75, .9, rel=.3), 0, 1) for p in top]))
    put(y, acc, t + .02, .30)
    return bar(fade(y, 0, .35), g, .2, 1.5)


def overtime(g, k):
    """The tall clock by the door: two ticks, the warning click, then its two notes."""
    tock = lambda f: norm(excite(hit(.9), modal(np.array([1, 1.9, 3.2]) * f, [.06, .04, .025], [1, .6, .4], .1)))
    whirr = bp(white(secs(.5), g), 900, 2600, 2) * (.6 + .4 * np.sin(2 * np.pi * 46 * np.arange(secs(.5)) / SR))

    def gong(m, t60):
        f = mtof(m) * np.array([.5, 1, 1.19, 1.5, 2.0, 2.67, 3.01, 4.1])
        fr = np.concatenate([f, f * g.uniform(1.0008, 1.003, 8)])
        td = np.tile(t60 / np.array([.9, 1, 1.2, 1.3, 1.4, 2, 2.4, 3.4]), 2)
        am = np.tile([.45, .9, .45, .3, 1, .4, .35, .2], 2) * g.uniform(.7, 1.1, 16)
        return norm(norm(excite(hit(.5), modal(fr, td, am, t60))) + .25 * norm(np.pad(burst(.03, g, 700, 5000, .0004, .015), (0, secs(t60) - secs(.03)))))
    y = stack((tock(1050), .004, .62), (tock(820), .30, .62), (fade(norm(whirr), .05, .1), .34, .05), (tock(640), .56, .34),
              (gong(76, 1.7), .60, .75), (gong(72, 2.0), 1.06, .85))
    return bar(fade(y, 0, .6), g, .22, 1.5)


def joker(g, k):
    """Somebody whistles through his teeth: what have we here?"""
    e6, g6, a6, c7, d7, e7 = (float(mtof(m)) for m in (88, 91, 93, 96, 98, 100))
    line = (((0, g6 * .8, 0), (.02, g6 * .82, .8), (.13, c7, 1), (.15, c7, .2), (.17, e6 * .97, .0), (.19, e6, .8), (.27, e6, .7), (.285, e6, 0), (.31, g6, 0),
             (.33, g6, .9), (.40, g6, .8), (.415, g6, 0), (.44, c7 * .94, 0), (.47, c7, 1), (.74, c7 * 1.01, .8), (.84, e7 * 1.02, .0)),
            ((0, e7, 0), (.02, e7, .9), (.12, a6, .9), (.135, a6, 0), (.19, e7, 0), (.21, e7, .9), (.31, a6, .9), (.33, a6, 0), (.37, g6 * .9, 0), (.40, g6, .8),
             (.62, d7, 1), (.80, c7, .8), (.90, c7 * .98, 0)),
            ((0, c7, 0), (.015, c7, .9), (.07, d7, .9), (.12, c7, .9), (.17, d7, .9), (.22, c7, .9), (.28, c7, .2), (.30, a6, .8), (.37, a6, .7), (.385, a6, 0),
             (.42, g6 * .9, 0), (.45, g6, .9), (.56, g6, .8), (.74, e7, 1), (.80, e7, 0)))[k]
    y = human_whistle(g, line)
    y = stack((norm(y), 0, .9), (bone(g, 3100, .012), .0, .12))
    return bar(y, g, .24, 1.6)


SOUNDS = {
    "dice_roll_one": (roll(1), 3, "dice", -2.4), "dice_roll_two": (roll(2), 3, "dice", -1.2), "dice_roll_three": (roll(3), 3, "dice", -.4),
    "dice_roll_four": (roll(4), 3, "dice", 0),
    "dice_in_cup": (dice_in_cup, 3, "dice", -2.2), "dice_rattle": (dice_rattle, 3, "dice", -1.7), "cup_slam": (cup_slam, 3, "dice", 1.3),
    "die_hold": (die_hold, 3, "dice", -3.7), "die_release": (die_release, 3, "dice", -5.2),
    "score_small": (score_small, 3, "dice", -1.2), "hold_bank": (hold_bank, 3, "dice", 1.3),
    "on_board": (on_board, 3, "moment", -2), "score_big": (score_big, 3, "moment", 0), "hot_dice": (hot_dice, 3, "moment", -.5), "bust": (bust, 3, "moment", -1),
    "off_board": (off_board, 3, "moment", -.5), "overtime": (overtime, 1, "moment", -1.5), "joker": (joker, 3, "moment", -2.5),
}
