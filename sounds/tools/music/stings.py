# SPDX-License-Identifier: MIT
"""Short cues: win, lose, coup_fourre, hand_over; how the dice and the dominoes end."""
import numpy as np

from lib.dsp import SR, db, fade, hp, lp, peak_eq, put, rng, secs, shelf, stereo_ir, sweep_bp
from music import players as P
from music import render as R
from music import score as S
from music.road import CHART as ROAD, acc_eq, bass_eq, clar_eq, gtr_eq, lead_gtr_eq

G_MAJ = (7, 9, 11, 0, 2, 4, 6)
G_MIN = (7, 9, 10, 0, 2, 3, 5)


def finish(desk, ir, length, target=-18.0, wet=1.0):
    y = desk.mix(ir, wet)[:R.LEAD + secs(length)]
    e = np.abs(y).max(1)
    last = np.where(e > e.max() * 1e-3)[0][-1]
    y = fade(y[:last], 0.0, min(0.35, length * 0.2))
    first = max(0, np.where(np.abs(y).max(1) > 10 ** (-50 / 20) * e.max())[0][0] - 96)
    return R.master(y[first:], target, -1.3, loop=False)


def win():
    beat = 16320
    gr = S.Groove(beat, 4, swing=0.61)
    ch = S.chart("G6 | C6 Cm6 | Am7 D9 | G6 | G6 |", 4)
    top = S.parse(["r:.5 D5:.5 E5:.5 G5:.5 B5:1!> G5:1", "E5:.5 G5:.5 A5:1!> Eb5:.5 G5:.5 A5:1!>",
                   "A5:.5 G5:.5 E5:.5 C5:.5 D5:.5 E5:.5 F#5:.5 A5:.5", "B5:.5!. r:1 B5:.5!. r:2", "B5:3!> r:1"], 4)
    two = S.thirds_below(top, ch, G_MAJ)
    low = S.parse(["r:2 D5:1!> B4:1", "C5:1.5 r:.5 C5:1.5 r:.5", "C5:2 C5:2", "D5:.5!. r:1 D5:.5!. r:2", "D5:3!> r:1"], 4)
    total = 5 * 4 * beat
    d = R.Desk(total)
    ir = stereo_ir("win", 0.7, 1.0, 0.5, predelay=0.015, size=1.1, er=0.8)
    bars = list(range(3))
    pg = P.pompe(ch, gr, "wp", bars, vel=76, ghost=0.4)
    g = rng("win hits")
    for bar, b, ring in ((3, 0, 0.4), (3, 1.5, 0.4), (4, 0, 3.2)):
        pg.strum(gr.at(bar, b), ring * beat, [43, 50, 55, 59, 64], 92, g, spread_ms=9)
    pg.strum(gr.at(4, 3) + 0.5 * beat, 1.5 * beat, [43, 50, 57, 59, 64], 66, g, spread_ms=26)
    d.add("guitar", pg.st.render(total), -24, -0.4, 0.7, 0.2, gtr_eq)
    bl = [e for e in P.bass_line(ch, list(range(5)), 4, lambda b: "walk" if b < 3 else "pedal") if e.bar < 3]
    bl += [S.Ev(3, 0, .5, (31,)), S.Ev(3, 1.5, .5, (38,)), S.Ev(4, 0, 3, (31,))]
    d.add("bass", P.play_bass(bl, gr, "wb", vel=90).render(total), -23, 0.05, 0.5, 0.08, bass_eq)
    d.add("acc", P.lead("italian", top, gr, "wa", vel=86, scale=G_MAJ).render(total), -21.5, -0.15, 0.9, 0.25, acc_eq)
    shake = R.Stem(21, 8)
    for p in (55, 59, 62, 64, 67):
        shake.note(gr.at(4, 0) - 900, 3.1 * beat, p, 84)
    n = 60
    for k in range(n):
        t = gr.at(4, 0) + 3.1 * beat * k / n
        shake.cc(t, 11, 96 + 26 * np.sin(2 * np.pi * 6.4 * (t - gr.at(4, 0)) / SR) * min(1, k / 10))
    d.add("shake", shake.render(total), -22.5, -0.1, 1, 0.25, acc_eq)
    d.add("cl", P.lead("clarinet", two, gr, "wc", vel=82, vibrato=12, scale=G_MAJ).render(total), -23, 0.15, 0.8, 0.28, clar_eq)
    d.add("tp", P.lead("trumpet", top, gr, "wt", vel=80, scale=G_MAJ, gate=0.85).render(total), -23.5, 0.3, 0.6, 0.3, lambda x: hp(x, 180))
    d.add("tb", P.lead("trombone", S.shift(low, 0, -12), gr, "wtb", vel=80, gate=0.85).render(total), -25, 0.4, 0.6, 0.3)
    bk = R.Stem(40, 0, drums=True)
    for bar in range(3):
        for b, k, v in ((0, 38, 54), (1, 38, 76), (2, 38, 56), (3, 38, 78), (3.5, 38, 54), (1, 44, 66), (3, 44, 66)):
            bk.note(gr.at(bar, b), 4000, k, v)
    for bar, b in ((3, 0), (3, 1.5), (4, 0)):
        bk.note(gr.at(bar, b), 4000, 39, 96)
    bk.note(gr.at(4, 0), 90000, 49, 84)
    d.add("brush", bk.render(total), -28, 0.1, 0.9, 0.2)
    gl = R.Stem(9, 0)
    for k, p in enumerate((79, 83, 86, 88, 91, 95)):
        gl.note(gr.at(4, 0.5) + k * 0.085 * SR, SR, p, 62 + 3 * k)
    d.add("glock", gl.render(total), -33, 0.25, 0.8, 0.4)
    return finish(d, ir, 7.6)


def lose():
    beat = 23040                                   # 125 bpm
    gr = S.Groove(beat, 4)
    ch = S.chart("Gm | Gm | Gm |", 4)
    total = 3 * 4 * beat
    d = R.Desk(total)
    ir = stereo_ir("lose", 0.7, 1.0, 0.45, predelay=0.015, size=1.0, er=0.8)
    cl = S.parse(["r:.5 D5:.5 Eb5:.5 G5:1.5!s Eb5:.5 Db5:.5", "C5:1 r:3", "r:4"], 4)
    d.add("cl", P.lead("clarinet", cl, gr, "lc", vel=78, vibrato=14, scale=G_MIN).render(total), -21, 0.1, 0.7, 0.3, clar_eq)
    # trumpet with a hand over the bell: four sinking "wah"s
    wah = S.parse(["r:4", "r:1 Bb4:1 A4:1 Ab4:1", "G4:3 r:1"], 4)
    st = P.lead("mutedtp", wah, gr, "lw", vel=88, gate=0.9, scale=G_MIN, sigma=3)
    for k in range(70):                             # last note sags and wobbles
        t = gr.at(2, 0) + k * 0.022 * SR
        st.bend(t, -4 * k / 7 + 24 * np.sin(2 * np.pi * 5 * k * 0.022) * min(1, k / 20))
    x = st.render(total).mean(1)
    fc = np.full(len(x), 500.0)
    for bar, b, ln in ((1, 1, 1), (1, 2, 1), (1, 3, 1), (2, 0, 3)):
        i, n = R.LEAD + int(gr.at(bar, b)), int(ln * beat * (0.95 if ln == 1 else 1))
        u = np.arange(n) / n
        if ln == 1:
            fc[i:i + n] = 480 + 1250 * np.sin(np.pi * np.clip(u * 1.05, 0, 1)) ** 1.3
        else:
            w = 0.5 - 0.5 * np.cos(2 * np.pi * np.minimum(u * 3.2, 3.2))
            fc[i:i + n] = 480 + (900 * w + 250) * (1 - 0.5 * u)
    x = 0.8 * sweep_bp(x, fc, 1.6) + 0.25 * x
    d.add("wah", x, -20.5, 0.2, 1, 0.3, lambda z: hp(z, 150))
    chords = [(0, 0, 3.4, (55, 58, 62, 64)), (1, 1, 0.9, (55, 58, 61, 64)), (1, 2, 0.9, (54, 57, 60, 63)),
              (1, 3, 0.9, (53, 56, 60, 62)), (2, 0, 3.2, (50, 55, 58, 64))]
    ac = R.Stem(23, 0)
    for bar, b, ln, v in chords:
        for p in v:
            ac.note(gr.at(bar, b) - 700, ln * beat, p, 62)
    for k in range(50):                             # bellows run out of air
        ac.cc(gr.at(2, 0) + k * 3 * beat / 50, 11, 112 - 70 * (k / 50) ** 1.4)
        ac.bend(gr.at(2, 1.6) + k * 1.5 * beat / 50, -30 * (k / 50) ** 2)
    d.add("acc", ac.render(total), -25, -0.2, 1, 0.3, acc_eq)
    bl = [S.Ev(0, 0, 3, (31,)), S.Ev(1, 0, 1, (36,)), S.Ev(1, 1, 1, (40,)), S.Ev(1, 2, 1, (39,)), S.Ev(1, 3, 1, (38,)), S.Ev(2, 0, 2, (31,))]
    d.add("bass", P.play_bass(bl, gr, "lb", vel=86).render(total), -24, 0, 0.5, 0.1, bass_eq)
    pl = R.Stem(45, 0)                              # a last dry plunk
    for p in (31, 43):
        pl.note(gr.at(2, 3), 0.3 * SR, p, 84)
    d.add("pizz", pl.render(total), -27, -0.1, 0.7, 0.3)
    return finish(d, ir, 6.2)


def coup_fourre():
    from fx.table import blade_ring, scrape
    beat = 12000
    gr = S.Groove(beat, 4)
    total = secs(2.6)
    d = R.Desk(total)
    ir = stereo_ir("coup", 0.7, 1.0, 0.6, predelay=0.012, size=1.1, er=0.9)
    # lunge: a two-octave D major run, then parry (three taps), touch (final chord)
    run = [62, 64, 66, 67, 69, 71, 73, 74, 76, 78, 79, 81]
    for inst, prog, lvl, pn, oc in (("violin", 40, -25.5, -0.3, 0), ("clarinet", 71, -24, 0.2, 0), ("italian", 21, -24, -0.1, 0)):
        st = R.Stem(prog, 8 if inst == "italian" else 0)
        lat = P.LATENCY[inst] * 48 * 0.8
        for k, p in enumerate(run):
            st.note(max(-lat, 0.02 * SR + k * 0.0375 * SR - lat), 0.042 * SR, p + oc, 74 + 2 * k)
        for t, v, ln in ((0.90, (81, 78), 0.22), (1.26, (83, 79), 0.15), (1.45, (86, 81), 0.75)):
            for p in v:
                st.note(t * SR - lat, ln * SR, p, 88)
        d.add(inst, st.render(total), lvl, pn, 0.9, 0.25, lambda x: hp(x, 150))
    hits = [(0.50, 0.09, (69, 62, 57)), (0.62, 0.09, (69, 62, 57)), (0.74, 0.09, (69, 62, 57)), (0.90, 0.26, (74, 69, 66)),
            (1.26, 0.15, (74, 71, 67)), (1.45, 0.80, (78, 74, 69))]
    for i, (prog, oc, lvl, pn) in enumerate(((56, 0, -21.5, 0.1), (56, 0, -23.5, 0.3), (57, 0, -24.0, -0.25))):
        st = R.Stem(prog)
        for t, ln, v in hits:
            st.note(t * SR + i * 120, ln * SR, v[i] + oc, 98 if ln > 0.2 else 90)
        d.add("brass%d" % i, st.render(total), lvl, pn, 0.6, 0.3, lambda x: hp(x, 110))
    bs = R.Stem(32)
    tm = R.Stem(47)
    for t, p, v in ((0.50, 45, 70), (0.90, 38, 96), (1.26, 43, 88), (1.45, 38, 104)):
        bs.note(t * SR, 0.25 * SR, p, v)
        tm.note(t * SR, 0.6 * SR, p, v)
    d.add("bass", bs.render(total), -26, 0, 0.5, 0.1, bass_eq)
    d.add("timp", tm.render(total), -25, 0.1, 0.7, 0.3)
    dr = R.Stem(48, 0, drums=True)
    for k in range(11):
        dr.note((0.5 + k * 0.036) * SR, 1500, 38, 48 + 4 * k)
    for t in (0.90, 1.26, 1.45):
        dr.note(t * SR, 3000, 38, 92)
    dr.note(1.45 * SR, 90000, 57, 92)
    d.add("drums", dr.render(total), -27, -0.05, 0.8, 0.25)
    sw = np.zeros(total)
    put(sw, scrape(rng("coup", 0), 0.46), 0.0, 0.30)              # blade leaves the scabbard
    put(sw, blade_ring(rng("coup", 1), 1.0, bright=1.0), 0.46, 0.8)
    put(sw, blade_ring(rng("coup", 2), 1.15, bright=1.1), 1.44, 1.0)
    d.add("blades", sw, -28.0, -0.2, 1, 0.3, lead=False)
    y = d.mix(ir)[R.LEAD - 480:][:secs(2.5)]
    y = fade(y, 0.0, 0.3)
    return R.master(y, -18.0, -1.3, loop=False)


def hand_over():
    beat = 18480
    gr = S.Groove(beat, 4, swing=0.62)
    ch = S.chart("Am7 D9 | G6 | G6 |", 4)
    total = 3 * 4 * beat
    d = R.Desk(total)
    ir = stereo_ir("over", 0.6, 0.9, 0.45, predelay=0.012, size=1.0, er=0.8)
    top = S.parse(["C5:.5 E5:.5 G5:.5 E5:.5 F#5:.5 A5:.5 F#5:.5 D5:.5", "G5:1 r:.5 B4:.5 D5:2", "r:4"], 4)
    d.add("acc", P.lead("italian", top, gr, "ha", vel=78, scale=G_MAJ).render(total), -20.5, 0.1, 0.9, 0.28, acc_eq)
    g = rng("hand over")
    pg = P.pompe(ch, gr, "hp", [0], vel=72, ghost=0.2)
    pg.strum(gr.at(1, 0), 0.5 * beat, [43, 52, 59, 62], 80, g)
    pg.strum(gr.at(1, 2), 3.0 * beat, [43, 52, 57, 62, 67, 71], 78, g, spread_ms=34)
    d.add("gtr", pg.st.render(total), -22.5, -0.3, 0.7, 0.24, gtr_eq)
    bl = [S.Ev(0, 0, 2, (33,)), S.Ev(0, 2, 2, (38,)), S.Ev(1, 0, 1, (31,)), S.Ev(1, 2, 2, (31,))]
    d.add("bass", P.play_bass(bl, gr, "hb").render(total), -23.5, 0, 0.5, 0.08, bass_eq)
    bk = R.Stem(40, 0, drums=True)
    for b, v in ((1, 62), (1.5, 44), (3, 66), (3.5, 48)):
        bk.note(gr.at(0, b), 4000, 38, v)
    bk.note(gr.at(1, 0), 4000, 39, 74)
    bk.note(gr.at(1, 2), 60000, 51, 50)
    d.add("brush", bk.render(total), -32, 0.1, 0.9, 0.2)
    return finish(d, ir, 4.6)


# ------------------------------------------------------- dice: the java comes home
def _bellows(st, t0, n, depth=26, rate=6.4):
    """A bellows shake on everything the stem holds."""
    for k in range(60):
        t = t0 + n * k / 60
        st.cc(t, 11, 98 + depth * np.sin(2 * np.pi * rate * (t - t0) / SR) * min(1, k / 10))


def dice_win():
    from fx.cafe import chink
    from fx.cubes import drawer
    beat = 16200
    gr = S.Groove(beat, 3, swing=0.52)
    ch = S.chart("F6 | F#dim | C6/G | G7 | C6 |", 3)
    scale = (0, 2, 4, 5, 7, 9, 11)
    top = S.parse(["A4:.5 C5:.5 F5:1 A5:1!>", "C6:1.5!> A5:.5 F#5:1", "G5:.5!. A5:.5!. G5:.5!. E5:.5!. C5:.5!. E5:.5!.",
                   "G5:.5 A5:.5 B5:.5 D6:.5 F6:.5 D6:.5", "E6:1!. C6:1!. r:1"], 3)
    two = S.thirds_below(top, ch, scale)
    total = 7 * 3 * beat
    d = R.Desk(total)
    ir = stereo_ir("zinc win", 0.5, 0.65, 0.4, predelay=0.01, size=0.8, er=1.0)
    gt = P.waltz_strum(ch, gr, "dwg", list(range(4)), vel=76)
    g = rng("dice win")
    for b, ring in ((0, .4), (1, .4), (3, 3.4)):
        gt.strum(gr.at(4, b), ring * beat, [48, 55, 60, 64, 69] if b == 3 else [48, 55, 60, 64, 67], 92, g, spread_ms=9 if b < 3 else 16)
    d.add("guitar", gt.st.render(total), -24, 0.35, 0.7, 0.2, gtr_eq)
    bl = [e for e in P.bass_line(ch, list(range(5)), 3, lambda b: "waltz") if e.bar < 4]
    bl += [S.Ev(4, 0, 1, (36,)), S.Ev(4, 1, 1, (31,)), S.Ev(5, 0, 3, (36,))]
    d.add("bass", P.play_bass(bl, gr, "dwb", vel=90, waltz=True).render(total), -23.5, 0.04, 0.5, 0.08, bass_eq)
    d.add("acc", P.lead("italian", top, gr, "dwa", vel=88, scale=scale).render(total), -21, 0.1, 0.9, 0.26, acc_eq)
    d.add("acc2", P.lead("italian", two, gr, "dw2", vel=80, scale=scale).render(total), -25, 0.25, 0.9, 0.26, acc_eq)
    last = R.Stem(21, 8)
    for p in (60, 64, 67, 72, 76, 79):
        last.note(gr.at(5, 0) - 900, 3.6 * beat, p, 86)
    _bellows(last, gr.at(5, 0), 3.6 * beat)
    d.add("shake", last.render(total), -22, 0.0, 1.0, 0.26, acc_eq)
    pn = R.Stem(3, 0)
    for k, p in enumerate((60, 64, 67, 69, 72, 76, 79, 81, 84, 88, 91, 96)):                # the piano runs up the keys
        pn.note(gr.at(5, 0) + k * 0.052 * SR, 0.5 * SR, p, 66 + 2 * k)
    for b in (0, 1):
        for p in (52, 55, 60):
            pn.note(gr.at(4, b), 0.3 * beat, p, 84)
    d.add("piano", pn.render(total), -26, -0.3, 0.8, 0.3, lambda x: shelf(hp(x, 120), 6000, -1.5))
    z = np.zeros(total)
    put(z, drawer(rng("dice win", 1)), (gr.at(5, 1.6)) / SR, .5)
    put(z, chink(rng("dice win", 2), 2093, 1.2), gr.at(5, 0) / SR + .02, .8)
    d.add("counter", z, -31, -0.1, 1, 0.3, lead=False)
    return finish(d, ir, 6.6)


def dice_lose():
    from fx.cafe import set_down
    beat = 19800
    gr = S.Groove(beat, 3, swing=0.54)
    scale = (9, 11, 0, 2, 4, 5, 8)
    top = S.parse(["E5:1.5 A4:.5 B4:.5 C5:.5", "D5:1!. B4:1!. G#4:1!.", "A4:3", "r:3"], 3)
    total = 5 * 3 * beat
    d = R.Desk(total)
    ir = stereo_ir("zinc lose", 0.5, 0.65, 0.35, predelay=0.01, size=0.8, er=1.0)
    st = P.lead("bandoneon", top, gr, "dla", vel=76, scale=scale, sigma=4)
    for k in range(80):                                  # the last note runs out of breath and sinks
        t = gr.at(2, 0.9) + k * 0.016 * SR
        st.bend(t, -95 * (k / 80) ** 1.6 + 10 * np.sin(2 * np.pi * 4.5 * k * 0.016))
        st.cc(t, 11, 112 - 88 * (k / 80) ** 1.3)
    d.add("bandoneon", st.render(total), -20.5, 0.1, 0.9, 0.3, lambda x: shelf(hp(x, 130), 6500, -2))
    pn = R.Stem(3, 0)
    for bar, b, v in ((0, 1, (57, 60, 64)), (0, 2, (57, 60, 64)), (1, 1, (56, 59, 62)), (1, 2, (56, 59, 62)), (2, 1, (57, 60, 66)), (2, 2, (57, 60, 66))):
        for p in v:
            pn.note(gr.at(bar, b), 0.5 * beat, p, 60)
    for b, p in ((0, 45), (0.5, 40)):                    # two fingers at the bottom of the piano
        pn.note(gr.at(3, 0.5 + b), 0.22 * SR, p, 74)
        pn.note(gr.at(3, 0.5 + b), 0.22 * SR, p - 12, 70)
    d.add("piano", pn.render(total), -23.5, -0.25, 0.7, 0.26, lambda x: shelf(hp(x, 60), 5500, -2))
    bl = [S.Ev(0, 0, 3, (33,)), S.Ev(1, 0, 3, (28,)), S.Ev(2, 0, 3, (33,))]
    d.add("bass", P.play_bass(bl, gr, "dlb", vel=80, waltz=True).render(total), -25, 0.04, 0.5, 0.08, bass_eq)
    z = np.zeros(total)
    put(z, set_down(rng("dice lose", 1)), gr.at(3, 1.9) / SR, .9)
    d.add("glass", z, -33, 0.15, 1, 0.3, lead=False)
    return finish(d, ir, 5.2)


# ------------------------------------------------- dominoes: under the plane tree
def domino_win():
    from fx.bones import spinner_lead
    beat = 20400                                         # 141 bpm: the ballad, on its feet
    gr = S.Groove(beat, 4, swing=0.62)
    ch = S.chart("Cm7 F7 | Bb6 G7 | Cm7 F7 | Bb6 |", 4)
    scale = (10, 0, 2, 3, 5, 7, 9)
    top = S.parse(["r:.5 C5:.5 Eb5:.5 G5:.5 F5:.5 A5:.5 C6:1!>", "D6:1 Bb5:.5 F5:.5 B5:1!> G5:.5 F5:.5", "Eb5:.5 G5:.5 Bb5:.5 G5:.5 A5:.5 F5:.5 Eb5:.5 C5:.5",
                   "D5:.5!. r:1 D5:.5!. r:2"], 4)
    two = S.thirds_below(top, ch, scale)
    total = 6 * 4 * beat
    d = R.Desk(total)
    ir = stereo_ir("square win", 0.7, 0.95, 0.5, predelay=0.018, size=1.3, er=0.7)
    g = rng("domino win")
    pg = P.pompe(ch, gr, "ow", [0, 1, 2], vel=74, ghost=0.35)
    for b, ring in ((0, .4), (1.5, .4)):
        pg.strum(gr.at(3, b), ring * beat, [46, 55, 62, 65], 90, g, spread_ms=8)
    pg.strum(gr.at(3, 2.5), 3.6 * beat, [46, 53, 58, 62, 67, 72], 90, g, spread_ms=22)
    d.add("guitar", pg.st.render(total), -23.5, -0.38, 0.7, 0.22, gtr_eq)
    bl = [e for e in P.bass_line(ch, list(range(4)), 4, lambda b: "walk") if e.bar < 3]
    bl += [S.Ev(3, 0, .5, (34,)), S.Ev(3, 1.5, .5, (41,)), S.Ev(3, 2.5, 3, (34,))]
    d.add("bass", P.play_bass(bl, gr, "ob", vel=88).render(total), -23.5, 0.05, 0.5, 0.08, bass_eq)
    d.add("clarinet", P.lead("clarinet", top, gr, "oc", vel=84, vibrato=12, scale=scale).render(total), -20.8, 0.12, 0.7, 0.3, clar_eq)
    d.add("acc", P.lead("italian", two, gr, "oa", vel=78, scale=scale).render(total), -23.5, 0.28, 0.9, 0.28, acc_eq)
    last = R.Stem(21, 8)
    for p in (62, 65, 70, 74, 77):
        last.note(gr.at(3, 2.5) - 1000, 3.2 * beat, p, 82)
    _bellows(last, gr.at(3, 2.5), 3.2 * beat, 24, 6.0)
    d.add("shake", last.render(total), -23.5, 0.2, 1.0, 0.28, acc_eq)
    ct = R.Stem(71, 0)                                   # the clarinet climbs away
    for k, p in enumerate((70, 74, 77, 79, 82, 86, 89)):
        ct.note(gr.at(3, 2.5) + k * 0.07 * SR, 0.08 * SR if k < 6 else 1.1 * SR, p, 74 + 3 * k)
    d.add("climb", ct.render(total), -25.5, 0.1, 0.7, 0.34, clar_eq)
    z = np.zeros(total)
    put(z, spinner_lead(rng("domino win", 1), 0), gr.at(3, 2.5) / SR - .045, .9)
    d.add("tile", z, -31, 0, 1, 0.25, lead=False)
    return finish(d, ir, 8.0)


def domino_lose():
    from fx.bones import knuckle
    beat = 25200                                         # 114 bpm
    gr = S.Groove(beat, 4, swing=0.6)
    scale = (7, 9, 10, 0, 2, 3, 6)
    top = S.parse(["r:.5 D5:.5 G5:.5!s F#5:.5 G5:1 Bb4:1", "C5:1 Bb4:.5 G4:.5 F#4:1 A4:1", "G4:4"], 4)
    total = 4 * 4 * beat
    d = R.Desk(total)
    ir = stereo_ir("square lose", 0.7, 0.95, 0.45, predelay=0.018, size=1.3, er=0.7)
    st = P.lead("clarinet", top, gr, "olc", vel=76, vibrato=15, scale=scale, late_ms=10)
    for k in range(70):
        st.bend(gr.at(2, 1) + k * 0.014 * SR, -110 * (k / 70) ** 1.7)
    d.add("clarinet", st.render(total), -20.5, 0.1, 0.7, 0.34, clar_eq)
    pg = P.Strummer("nylon")
    g = rng("domino lose")
    for bar, b, ring, v in ((0, 0, 1.6, [43, 55, 58, 62]), (0, 2, 1.6, [43, 55, 58, 62]), (1, 0, 1.6, [51, 58, 60, 67]), (1, 2, 1.6, [50, 57, 60, 66]),
                            (2, 0, 3.4, [43, 50, 55, 58, 64])):
        pg.strum(gr.at(bar, b), ring * beat, v, 70, g, spread_ms=20)
    d.add("guitar", pg.st.render(total), -23.5, -0.3, 0.7, 0.26, lambda x: hp(x, 90))
    ac = R.Stem(23, 0)
    for p in (50, 55, 58, 64):
        ac.note(gr.at(2, 0) - 700, 2.6 * beat, p, 58)
    for k in range(50):
        ac.cc(gr.at(2, 0) + k * 2.6 * beat / 50, 11, 104 - 74 * (k / 50) ** 1.3)
    d.add("acc", ac.render(total), -28, 0.25, 1, 0.3, acc_eq)
    bl = [S.Ev(0, 0, 2, (31,)), S.Ev(0, 2, 2, (38,)), S.Ev(1, 0, 2, (39,)), S.Ev(1, 2, 2, (38,)), S.Ev(2, 0, 3, (31,))]
    d.add("bass", P.play_bass(bl, gr, "olb", vel=82).render(total), -24.5, 0.04, 0.5, 0.08, bass_eq)
    z = np.zeros(total)                                  # two raps on the table: next time
    put(z, knuckle(rng("domino lose", 1)), gr.at(2, 2.6) / SR, .8)
    put(z, knuckle(rng("domino lose", 2)), gr.at(2, 3.0) / SR, 1.0)
    d.add("knock", z, -31, 0.1, 1, 0.3, lead=False)
    return finish(d, ir, 6.9)


ALL = {"win": win, "lose": lose, "coup_fourre": coup_fourre, "hand_over": hand_over, "dice_win": dice_win, "dice_lose": dice_lose,
       "domino_win": domino_win, "domino_lose": domino_lose}
