# SPDX-License-Identifier: MIT
"""`plane_tree`: a gypsy-jazz ballad in B flat for the dominoes, in the shade.

32 bars of 4/4 at 96: intro 4 (guitar), A 8 (clarinet), B 8 (accordion, G
minor), A' 8 (clarinet over accordion), turnaround 4 (= intro).  Far behind,
now and then, two boules meet.
"""
import numpy as np

from lib.dsp import hp, lp, put, rng, stereo_ir
from music import players as P
from music import render as R
from music import score as S
from music.road import acc_eq, bass_eq, clar_eq, gtr_eq, lead_gtr_eq

A1 = "Bb6 | Dm7 C#dim | Cm7 | F7 | Bb6 Bb7 | Eb6 Ebm6 | Bb6/F G7 | Cm7 F7 |"
B = "Gm | D7 | Gm | G7 | Cm7 | Ebm6 | C7 | F7 |"
A2 = "Bb6 | Dm7 C#dim | Cm7 | F7 | Bb6 Bb7 | Eb6 Ebm6 | Cm7 F7 | Bb6 |"
TURN = "Bb6 Bdim | Cm7 F7 | Bb6 G7 | Cm7 F7 |"
CHART = S.chart(TURN + A1 + B + A2 + TURN, 4)
BARS = 32
assert len(CHART) == BARS

INTRO = ["r:1 F5:.5 D5:.5 Ab5:1 F5:1", "Eb5:1 G5:.5 Eb5:.5 C5:1 A4:1", "r:1 D5:.5 F5:.5 B4:1 D5:1", "C5:.5 Eb5:.5 G5:.5 Bb5:.5 A5:1 r:1"]
A_1 = ["r:1 F5:1 G5:.5 F5:.5 D5:1", "F5:2 E5:1 G5:1", "Eb5:1.5 D5:.5 C5:1 G5:1", "F5:2.5 r:.5 F4:.5 A4:.5",
       "D5:1.5 C5:.5 Bb4:1 Ab5:1!s", "G5:1.5 Eb5:.5 Gb5:1.5!> Eb5:.5", "D5:1 F5:1 B4:1 D5:1", "C5:1 Eb5:.5 G5:.5 F5:1 r:1"]
B_1 = ["r:.5 D5:.5 G5:1 Bb5:1.5 A5:.5", "A5:1.5!m F#5:.5 D5:1 C5:1", "Bb4:1 D5:1 G5:1.5 F5:.5", "F5:1 D5:1 B4:1 r:1",
       "r:.5 Eb5:.5 G5:1 Bb5:1 C6:1", "Bb5:1.5!m Gb5:.5 Eb5:1 C5:1", "E5:1.5 G5:.5 Bb5:1 G5:1", "A5:1.5 G5:.5 F5:.5 Eb5:.5 C5:1"]
A_2 = ["r:1 F5:.5 G5:.5 Bb5:1 G5:.5 F5:.5", "F5:1.5 A5:.5 G5:1 E5:1", "Eb5:1 G5:.5 Bb5:.5 A5:1 G5:1", "F5:2!m Eb5:.5 C5:.5 A4:1",
       "D5:1 F5:.5 D5:.5 Ab5:1.5!s F5:.5", "G5:1.5 Bb5:.5 Gb5:1.5!> Eb5:.5", "Eb5:.5 C5:.5 G5:1 Eb5:.5 C5:.5 A4:1", "Bb4:2.5 r:1.5"]
# the guitar speaks when the tune breathes
FILL = {7: "r:2.5 A4:.5 C5:.5 Eb5:.5", 11: "r:3 C5:.5 A4:.5", 15: "r:3 D5:.5 F5:.5", 27: "r:2 D5:.5 F5:.5 G5:.5 Bb5:.5"}
PAD = {"Bb6": (58, 62, 67), "Dm7": (57, 60, 65), "C#dim": (58, 61, 64), "Cm7": (55, 58, 63), "F7": (57, 60, 63), "Bb7": (56, 62, 65), "Eb6": (55, 58, 63),
       "Ebm6": (54, 58, 63), "G7": (55, 59, 65), "Gm": (55, 58, 62), "D7": (57, 60, 66), "C7": (58, 60, 64), "Bdim": (56, 59, 62)}
BB_MAJ = (10, 0, 2, 3, 5, 7, 9)
G_HARM = (7, 9, 10, 0, 2, 3, 6)


def score():
    p = lambda bars, at, nm: S.parse(bars, 4, at, nm)
    fill = [e for b, t in FILL.items() for e in p([t], b, "fill")]
    return {"intro": p(INTRO, 0, "intro") + p(INTRO, 28, "turn"), "A": p(A_1, 4, "A"), "B": p(B_1, 12, "B"), "A'": p(A_2, 20, "A'"), "fill": fill}


def checks():
    sc = score()
    out = [S.check_melody(v, CHART, 4, k) for k, v in sc.items() if v]
    bass = P.bass_line(CHART, list(range(BARS)), 4, lambda b: "two", nxt_wrap=4)
    return out, S.check_outer(sc["A"] + sc["B"] + sc["A'"], bass, "plane_tree")


def arpeggio(ch, gr, part, bars, vel=58):
    """A second guitar, fingers instead of plectrum: broken chords in eighths, the offbeats late and light."""
    s = P.Strummer("nylon", 4)
    for bar in bars:
        j, g = gr.human(part, bar, 5.0)
        for k, (b, d) in enumerate(((0, 0), (.5, -9), (1, -3), (1.5, -8), (2, -1), (2.5, -9), (3, -4), (3.5, -8))):
            v = P.voicing(S.chord_at(ch, bar, b))
            p = v[(0, 2, 3, 1, 0, 2, 3, 2)[k] if len(ch[bar]) == 1 else (0, 2, 3, 2)[k % 4]]
            s.strum(gr.at(bar, b) + j(), gr.beat * (1.7 if k % 4 == 0 else .9), [p], vel + d + g.normal(0, 2.5), g)
    return s


def petanque(gr, total):
    """Far off to the right: a boule lands, another is hit.  Never near the joint."""
    from fx.cafe import boule, boule_lands
    y = np.zeros(R.LEAD + total + 48000)
    for bar, b, hitting in ((6, 1.2, False), (10, 2.7, True), (14, 0.4, False), (18, 3.1, True), (24, 1.6, True)):
        g = rng("petanque", bar)
        t = (R.LEAD + gr.at(bar, b)) / 48000
        if hitting:
            put(y, boule(g), t, .8)
            put(y, boule(g), t + .21, .12)
        put(y, boule_lands(g), t + (.16 if hitting else 0), .5)
    return lp(y, 3000, 1)


def build():
    beat = 30000                                   # 96 bpm
    total = BARS * 4 * beat
    labels = {b: "turn%d" % (b % 28) for b in (0, 1, 2, 3, 28, 29, 30, 31)}
    gr = S.Groove(beat, 4, swing=0.62, labels=labels)
    sc = score()
    desk = R.Desk(total)
    ir = stereo_ir("square", 0.7, 0.95, 0.5, predelay=0.02, size=1.4, er=0.6)
    bars = list(range(BARS))

    p1 = P.pompe(CHART, gr, "sp1", bars, vel=64, ghost=0.1)
    desk.add("pompe", p1.st.render(total), -26.5, -0.40, 0.6, 0.18, gtr_eq)
    desk.add("pick", p1.noise(total, "s1"), -45, -0.40, 1, 0.1)
    ar = arpeggio(CHART, gr, "sar", bars)
    desk.add("fingers", ar.st.render(total), -27.5, 0.45, 0.6, 0.25, lambda x: hp(x, 100))
    bl = P.bass_line(CHART, bars, 4, lambda b: "two", nxt_wrap=4)
    intro = [e for e in bl if e.bar < 4]
    bl = [e for e in bl if e.bar < 28] + S.shift(intro, 28)
    desk.add("bass", P.play_bass(bl, gr, "sb", vel=78).render(total), -24.0, 0.04, 0.5, 0.08, bass_eq)
    desk.add("swirl", P.brush_swirl(gr, bars, total, "plane", accents=(0.5, 0.9, 0.55, 0.9)), -43.0, 0.12, 1, 0.15)

    lg = P.lead("steel", sc["intro"] + sc["fill"], gr, "slg", vel=80, late_ms=8, gate=1.0, scale=BB_MAJ)
    desk.add("guitar", lg.render(total), -22.5, -0.15, 0.6, 0.3, lead_gtr_eq)
    cl = P.lead("clarinet", sc["A"] + sc["A'"], gr, "scl", vel=72, late_ms=14, vibrato=15, scale=BB_MAJ, sigma=7)
    desk.add("clarinet", cl.render(total), -20.8, 0.10, 0.7, 0.34, clar_eq)
    ac = P.lead("italian", sc["B"], gr, "sac", vel=72, late_ms=12, scale=G_HARM, sigma=7)
    desk.add("accordion", ac.render(total), -21.5, 0.16, 0.9, 0.3, acc_eq)
    two = P.lead("bandoneon", S.thirds_below([e for e in sc["A'"] if e.bar >= 24], CHART, BB_MAJ), gr, "s2", vel=62, late_ms=14, scale=BB_MAJ, sigma=7)
    desk.add("second voice", two.render(total), -26.5, 0.28, 0.9, 0.32, acc_eq)
    pd = P.pad("bandoneon", CHART, gr, "spd", list(range(4, 12)) + list(range(20, 28)), PAD, vel=50)
    desk.add("pad", pd.render(total), -32.5, -0.22, 1.0, 0.35, acc_eq)
    desk.add("boules", petanque(gr, total), -41.0, 0.6, 1, 0.9)
    y = desk.loop(desk.mix(ir, 1.0))
    return R.master(y, loop=True), dict(loop_start=4 * 4 * beat, total=total, desk=desk.log)
