# SPDX-License-Identifier: MIT
"""`dice_night`: a brisk java in C for the dice at the counter, after dusk.

72 bars of 3/4 at 176: intro 4, A 16 (accordion), B 16 (A minor), A' 16 (in
thirds), trio 16 in F (piano, then accordions), turnaround 4 (= intro).
"""
from lib.dsp import hp, peak_eq, shelf, stereo_ir
from music import players as P
from music import render as R
from music import score as S
from music.road import bass_eq, gtr_eq

A1 = "C6 | C6 | C#dim | Dm7 | G7 | G7 | C6 | G7 | C6 | C7 | F6 | F#dim | C6/G | A7 | D7 | G7 |"
B = "Am | Am | E7 | E7 | E7 | E7 | Am | Am | Dm | Dm | Am | Am | B7 | E7 | Am | G7 |"
A2 = "C6 | C6 | C#dim | Dm7 | G7 | G7 | C6 | G7 | C6 | C7 | F6 | F#dim | C6/G | G7 | C6 | C7 |"
T = "F6 | F6 | F#dim | Gm7 | C7 | C7 | F6 | F6 | F7 | F7 | Bb6 | Bbm6 | F6/C | Dm7 | G7 | G7 |"
TURN = "C6 | A7 | Dm7 | G7 |"
CHART = S.chart(TURN + A1 + B + A2 + T + TURN, 3)
BARS = 72
assert len(CHART) == BARS

INTRO_P = ["r:1 E5+G5:1!. E5+A5:1!.", "r:1 C#5+G5:1!. C#5+A5:1!.", "r:1 D5+F5:1!. C5+A5:1!.", "r:.5 G4:.5 B4:.5 D5:.5 E5:.5 F5:.5"]
A_1 = ["G5:1!> E5:.5!. F5:.5!. G5:1", "A5:.5 G5:.5 E5:1 C5:1", "Bb5:1!> G5:.5!. E5:.5!. C#5:1", "D5:2!m F5:1",
       "F5:1!> D5:.5!. E5:.5!. F5:1", "G5:.5 F5:.5 D5:1 B4:1", "C5:.5 E5:.5 G5:1 A5:1", "G5:2 r:1",
       "G5:1!> E5:.5!. F5:.5!. G5:1", "A5:.5 G5:.5 E5:1 Bb4:1", "A4:.5 C5:.5 F5:1 A5:1", "A5:1 C6:.5 A5:.5 F#5:1",
       "G5:1.5!m E5:.5 C5:1", "C#5:.5 E5:.5 G5:1 E5:1", "F#5:.5 A5:.5 C6:.5 A5:.5 F#5:.5 E5:.5", "F5:1 r:.5 B4:.5 C5:.5 D5:.5"]
B_1 = ["E5:1.5 A4:.5 B4:.5 C5:.5", "E5:1.5!m D5:.5 C5:1", "B4:1.5 G#4:.5 A4:.5 B4:.5", "D5:2!m C5:.5 B4:.5",
       "B4:1.5 E5:.5 F5:.5 E5:.5", "D5:1 C5:.5 B4:.5 G#4:1", "A4:1 C5:.5 E5:.5 A5:1", "A5:2!m r:1",
       "A5:1.5!> F5:.5 E5:.5 D5:.5", "F5:1.5 E5:.5 D5:1", "E5:1.5 C5:.5 B4:.5 A4:.5", "C5:1.5 B4:.5 A4:1",
       "B4:.5 D#5:.5 F#5:1 A5:1", "G#5:1 F5:.5 E5:.5 D5:1", "C5:1 E5:1 A5:1", "G5:.5!. F5:.5!. D5:.5!. B4:.5!. D5:.5 F5:.5"]
A_2 = ["G5:1!> E5:.5!. F5:.5!. G5:1", "A5:.5 G5:.5 E5:.5 G5:.5 C5:1", "Bb5:1!> G5:.5!. E5:.5!. C#5:1", "D5:1 F5:.5 E5:.5 D5:1",
       "F5:1!> D5:.5!. E5:.5!. F5:1", "G5:.5 F5:.5 D5:.5 F5:.5 B4:1", "C5:.5 E5:.5 G5:.5 A5:.5 C6:1", "B5:1.5!m A5:.5 G5:1",
       "G5:1!> E5:.5!. F5:.5!. G5:1", "A5:.5 G5:.5 E5:1 Bb4:1", "A4:.5 C5:.5 F5:1 A5:1", "C6:1.5!> A5:.5 F#5:1",
       "G5:1 E5:.5 G5:.5 A5:1", "G5:.5 F5:.5 D5:.5 B4:.5 G4:.5 B4:.5", "C5:1 G5:.5!. A5:.5!. C6:1!>", "Bb5:1.5 A5:.5 G5:.5 E5:.5"]
T_P = ["A5:1!> C5:.5 D5:.5 F5:1", "A5:.5 G5:.5 F5:1 C5:1", "A5:1!> C5:.5 Eb5:.5 F#5:1", "G5:1.5 F5:.5 D5:1",
       "Bb4:.5 C5:.5 E5:1 G5:1", "Bb5:1 G5:.5 E5:.5 C5:1", "F5:1 A5:.5 F5:.5 D5:1", "A4:2 r:1"]
T_A = ["r:.5 C5:.5 F5:.5 A5:.5 C6:1!>", "Eb6:1 C6:.5 A5:.5 F5:1", "D6:1.5!m Bb5:.5 F5:1", "Db6:1.5!m Bb5:.5 G5:1",
       "C6:1 A5:.5 F5:.5 C5:1", "D5:.5 F5:.5 A5:1 C6:1", "B5:1 A5:.5 G5:.5 F5:1", "D5:.5 F5:.5 B4:.5 D5:.5 G4:1"]
# the piano answers where the accordion holds its breath
FILL_A1 = ["r:3"] * 7 + ["r:1 B5:.5!. D6:.5!. F6:.5!. D6:.5!."] + ["r:3"] * 8
FILL_B = ["r:3"] * 7 + ["r:1 E6:.5 C6:.5 A5:.5 E5:.5"] + ["r:3"] * 8
FILL_A2 = ["r:2 C6:.5!. E6:.5!.", "r:3", "r:2 G6:.5!. E6:.5!.", "r:3", "r:2 B5:.5!. D6:.5!.", "r:3", "r:3", "r:3"] + ["r:2 C6:.5!. E6:.5!."] + ["r:3"] * 7
VO = {"C6": (57, 60, 64), "C#dim": (58, 61, 64), "Dm7": (57, 60, 65), "G7": (59, 62, 65), "C7": (58, 60, 64), "F6": (57, 60, 62), "F#dim": (57, 60, 63),
      "A7": (57, 61, 67), "D7": (57, 60, 66), "Am": (57, 60, 64), "E7": (56, 59, 62), "Dm": (57, 62, 65), "B7": (57, 59, 63), "Bb6": (58, 62, 67),
      "Bbm6": (58, 61, 67), "F7": (57, 60, 63), "Gm7": (58, 62, 65)}
C_MAJ = (0, 2, 4, 5, 7, 9, 11)
A_HARM = (9, 11, 0, 2, 4, 5, 8)
F_MAJ = (5, 7, 9, 10, 0, 2, 4)


def score():
    p = lambda bars, at, nm: S.parse(bars, 3, at, nm)
    return {"intro": p(INTRO_P, 0, "intro") + p(INTRO_P, 68, "turn"), "A": p(A_1, 4, "A"), "B": p(B_1, 20, "B"), "A'": p(A_2, 36, "A'"),
            "trioP": p(T_P, 52, "trioP"), "trioA": p(T_A, 60, "trioA"), "fill": p(FILL_A1, 4, "fill") + p(FILL_B, 20, "fill") + p(FILL_A2, 36, "fill")}


def seconds(sc):
    """The second accordion: thirds below."""
    return (S.thirds_below([e for e in sc["B"] if 28 <= e.bar < 34], CHART, A_HARM) + S.thirds_below(sc["A'"], CHART, C_MAJ) +
            S.thirds_below(sc["trioA"], CHART, F_MAJ))


def checks():
    sc = score()
    out = [S.check_melody(v, CHART, 3, k) for k, v in sc.items() if v]
    bass = P.bass_line(CHART, list(range(BARS)), 3, lambda b: "waltz")
    return out, S.check_outer(sc["A"] + sc["B"] + sc["A'"] + sc["trioP"] + sc["trioA"], bass, "dice_night")


def build():
    beat = 16320                                   # 176.5 bpm; 68 bars are whole synthesiser blocks, so the seam is exact
    total = BARS * 3 * beat
    labels = {b: "turn%d" % (b % 68) for b in (0, 1, 2, 3, 68, 69, 70, 71)}
    gr = S.Groove(beat, 3, swing=0.52, labels=labels)
    sc = score()
    desk = R.Desk(total)
    ir = stereo_ir("zinc", 0.4, 0.5, 0.32, predelay=0.007, size=0.65, er=1.1)
    bars = list(range(BARS))

    lh = P.chords_piano(CHART, gr, "nlh", bars, VO, 3, vel=60)
    desk.add("piano lh", lh.render(total), -27.0, -0.30, 0.7, 0.25, lambda x: shelf(hp(x, 120), 5500, -2))
    g1 = P.waltz_strum(CHART, gr, "ng", bars, vel=70)
    desk.add("guitar", g1.st.render(total), -26.5, 0.42, 0.6, 0.2, gtr_eq)
    desk.add("pick", g1.noise(total, "n"), -43, 0.42, 1, 0.1)
    bl = P.bass_line(CHART, bars, 3, lambda b: "waltz")
    desk.add("bass", P.play_bass(bl, gr, "nb", vel=84, waltz=True).render(total), -23.5, 0.04, 0.5, 0.08, bass_eq)

    rh = P.lead("piano", sc["intro"] + sc["trioP"] + sc["fill"], gr, "nrh", vel=80, gate=0.92, sigma=5, scale=F_MAJ, late_ms=2)
    desk.add("piano rh", rh.render(total), -22.5, -0.16, 0.7, 0.26, lambda x: shelf(hp(x, 150), 6000, -1.5))

    def acc_eq(x):
        return shelf(peak_eq(hp(x, 125, 2), 1700, -2.5, 0.6), 7500, -2.5)
    tune = sc["A"] + sc["B"] + sc["A'"] + sc["trioA"]
    main = P.lead("italian", tune, gr, "na", vel=80, scale=C_MAJ, sigma=5)
    desk.add("accordion", main.render(total), -20.8, 0.12, 1.0, 0.27, acc_eq)
    third = P.lead("accordion", tune, gr, "na", vel=78, scale=C_MAJ, sigma=5)
    third.tune(-12)
    desk.add("reed3", third.render(total), -26.5, 0.04, 1.0, 0.27, acc_eq)
    h2 = P.lead("italian", sorted(seconds(sc), key=lambda e: (e.bar, e.beat)), gr, "n2", vel=70, scale=C_MAJ, sigma=6, late_ms=2)
    desk.add("second voice", h2.render(total), -25.5, 0.26, 1.0, 0.28, acc_eq)
    desk.add("brush", P.brush_swirl(gr, bars, total, "dice_night", accents=(0.45, 1.0, 0.85)), -41.0, 0.2, 0.8, 0.15)
    y = desk.loop(desk.mix(ir, 1.0))
    return R.master(y, loop=True), dict(loop_start=4 * 3 * beat, total=total, desk=desk.log)
