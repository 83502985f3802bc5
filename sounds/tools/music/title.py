# SPDX-License-Identifier: MIT
"""`title`: an evening valse musette in D minor with a D major middle.

Form, 72 bars of 3/4: intro 4, A 16, A' 16, B 16 (major), A'' 16 in thirds,
turnaround 4 (= intro).  Accordion, two guitars, upright bass.
"""
from lib.dsp import SR, hp, lp, peak_eq, shelf, stereo_ir
from music import players as P
from music import render as R
from music import score as S
from music.road import bass_eq, gtr_eq

A = "Dm | Dm | A7 | A7 | A7 | A7b9 | Dm | Dm | D7 | D7 | Gm | Gm | Dm | Dm | A7b9 | Dm |"
AL = "Dm | Dm | A7 | A7 | A7 | A7b9 | Dm | Dm | D7 | D7 | Gm | Gm | Dm | Dm | A7b9 | D |"
B = "D | Fdim | Em7 | A7 | Em7 | A7 | D6 | B7 | Em | Em | Gm6 | Gm6 | D | E7 | A7 | A7b9 |"
TURN = "Dm | Gm6 | A7 | A7b9 |"
TXT = TURN + A + AL + B + A + TURN
CHART = S.chart(TXT, 3)
assert len(CHART) == 72

INTRO = ["r:3", "r:3", "r:3", "r:1 A4:.5 C#5:.5 D5:.5 E5:.5"]
A_1 = ["F5:2!m E5:.5 D5:.5", "A4:2 D5:.5 F5:.5", "E5:2!m D5:.5 C#5:.5", "G4:2 C#5:.5 E5:.5",
       "Bb5:1!> A5:.5 G#5:.5 A5:.5 G5:.5", "E5:1.5 G5:.5 F5:.5 E5:.5", "D5:2 A4:.5 D5:.5", "F5:1 E5:.5 D5:.5 C#5:.5 D5:.5",
       "F#5:2!m A5:.5 C6:.5", "Eb6:1!> D6:.5 C6:.5 A5:.5 F#5:.5", "G5:1.5 F#5:.5 G5:.5 A5:.5", "Bb5:2!m A5:.5 G5:.5",
       "F5:1.5 A5:.5 G5:.5 F5:.5", "E5:.5 D5:.5 A4:1 D5:1", "G5:1 E5:.5 C#5:.5 Bb4:.5 A4:.5", "D5:1 r:.5 A4:.5 D5:.5 E5:.5"]
A_2 = ["F5:1 G5:.5 F5:.5 E5:.5 D5:.5", "A4:1.5 D5:.5 F5:.5 A5:.5", "E5:1 F5:.5 E5:.5 D5:.5 C#5:.5", "G4:1.5 C#5:.5 E5:.5 G5:.5",
       "Bb5:1!> A5:.5 G#5:.5 A5:.5 C#6:.5", "G5:.5 Bb5:.5 A5:.5 G5:.5 F5:.5 E5:.5", "F5:1 D5:.5 E5:.5 F5:.5 G#5:.5", "A5:2!m r:1",
       "F#5:1 A5:.5 D6:.5 C6:.5 A5:.5", "Eb6:1.5!> D6:.5 C6:.5 A5:.5", "Bb5:1 G5:.5 A5:.5 Bb5:.5 D6:.5", "Bb5:2!m G5:1",
       "A5:1 F5:.5 G5:.5 A5:.5 F5:.5", "D5:.5 F5:.5 E5:.5 D5:.5 A4:.5 D5:.5", "G5:.5 E5:.5 C#5:.5 Bb4:.5 A4:.5 C#5:.5",
       "D5:1 r:.5 A4:.5 B4:.5 C#5:.5"]
B_1 = ["F#5:2!t A5:1", "G#5:2!t F5:1", "G5:1 F#5:1 E5:1", "E5:1 C#5:2!t", "B4:1 E5:1 G5:1", "B5:1 A5:1 G5:1", "F#5:3!t", "D#5:1 F#5:1 A5:1"]
B_2 = ["G5:1.5 F#5:.5 G5:.5 A5:.5", "B5:2!m G5:1", "Bb5:1.5!> A5:.5 G5:.5 E5:.5", "D5:1 E5:1 G5:1",
       "F#5:1.5 A5:.5 G5:.5 F#5:.5", "G#5:1 E5:.5 D5:.5 B4:1", "C#5:.5 E5:.5 A5:1 G5:1", "E5:1 r:.5 A4:.5 C#5:.5 E5:.5"]
A_3 = A_1[:15] + ["D5:2 r:1"]
# guitar answers under the last A, in the accordion's long notes
COUNTER = ["r:1 A4:.5 F4:.5 D4:1", "r:1 F4:.5 A4:.5 F4:1", "r:1 G4:.5 E4:.5 A4:1", "r:1 C#4:.5 E4:.5 A4:1",
           "C#4:2 r:1", "r:1 C#5:.5 Bb4:.5 A4:1", "r:1 F4:.5 A4:.5 F4:1", "r:3",
           "r:1 A4:.5 F#4:.5 D4:1", "r:1 C5:.5 A4:.5 F#4:1", "r:1 G4:.5 D4:.5 G4:1", "r:1 G4:.5 Bb4:.5 D5:1",
           "r:1 A4:.5 F4:.5 D4:1", "r:3", "r:3", "r:.5 D4:.5 F4:.5 A4:.5 D5:1"]
BPAD = {"D": (57, 62, 66), "Fdim": (56, 59, 62), "Em7": (55, 59, 62), "A7": (55, 57, 61), "D6": (57, 59, 62), "B7": (57, 59, 63)}
D_MIN = (2, 4, 5, 7, 9, 10, 1)
D_MAJ = (2, 4, 6, 7, 9, 11, 1)


def score():
    p = lambda bars, at, nm: S.parse(bars, 3, at, nm)
    return {"intro": p(INTRO, 0, "intro") + p(INTRO, 68, "turn"), "A": p(A_1, 4, "A"), "A'": p(A_2, 20, "A'"),
            "Bgtr": p(B_1, 36, "B1"), "Bacc": p(B_2, 44, "B2"), "A''": p(A_3, 52, "A''"), "counter": p(COUNTER, 52, "counter")}


def checks():
    sc = score()
    out = [S.check_melody(v, CHART, 3, k) for k, v in sc.items() if v]
    bass = P.bass_line(CHART, list(range(72)), 3, lambda b: "waltz")
    mel = sc["A"] + sc["A'"] + sc["Bgtr"] + sc["Bacc"] + sc["A''"]
    return out, S.check_outer(mel, bass, "title")


def build():
    beat = 18000                                   # 160 bpm
    total = 72 * 3 * beat
    labels = {b: "turn%d" % (b % 68) for b in (0, 1, 2, 3, 68, 69, 70, 71)}
    gr = S.Groove(beat, 3, labels=labels)
    sc = score()
    desk = R.Desk(total)
    ir = stereo_ir("terrace", 0.8, 1.15, 0.55, predelay=0.018, size=1.3, er=0.7)
    bars = list(range(72))
    fig = {0: "arp", 1: "arp", 68: "arp", 69: "arp"}

    g1 = P.waltz_strum(CHART, gr, "tg1", bars, vel=68, fig=fig)
    desk.add("guitar1", g1.st.render(total), -25.5, -0.45, 0.6, 0.22, gtr_eq)
    desk.add("pick", g1.noise(total, "t1"), -43, -0.45, 1, 0.1)
    g2 = P.waltz_strum(CHART, gr, "tg2", [b for b in bars if b >= 20 and b < 68], inst="nylon", vel=66, cents=4)
    desk.add("guitar2", g2.st.render(total), -29.0, 0.5, 0.6, 0.25, lambda x: hp(x, 110))
    bl = P.bass_line(CHART, bars, 3, lambda b: "waltz")
    desk.add("bass", P.play_bass(bl, gr, "tb", vel=84, waltz=True).render(total), -23.5, 0.03, 0.5, 0.08, bass_eq)

    def acc_eq(x):
        return shelf(peak_eq(hp(x, 120, 2), 1500, -2.5, 0.6), 8000, -1.5)
    minor = sc["intro"] + sc["A"] + sc["A'"] + sc["A''"]
    main = P.lead("italian", minor + sc["Bacc"], gr, "tac", vel=78, scale=D_MIN, sigma=5)
    desk.add("accordion", main.render(total), -20.5, 0.10, 1.0, 0.3, acc_eq)
    # a third reed bank, slightly flat: the musette beating
    third = P.lead("accordion", minor + sc["Bacc"], gr, "tac", vel=78, scale=D_MIN, sigma=5)
    third.tune(-11)
    desk.add("reed3", third.render(total), -26.0, 0.02, 1.0, 0.3, acc_eq)
    harm = S.thirds_below([e for e in sc["A'"] if e.bar >= 28] + sc["Bacc"] + sc["A''"], CHART, D_MIN)
    harm = [e for e in harm if not 44 <= e.bar < 52] + S.thirds_below(sc["Bacc"], CHART, D_MAJ)
    hv = P.lead("italian", sorted(harm, key=lambda e: (e.bar, e.beat)), gr, "tah", vel=72, scale=D_MIN)
    desk.add("second voice", hv.render(total), -25.0, 0.20, 1.0, 0.3, acc_eq)
    pd = P.pad("bandoneon", CHART, gr, "tpd", list(range(36, 44)), BPAD, vel=54)
    desk.add("pad", pd.render(total), -30.5, 0.15, 1.0, 0.35, acc_eq)
    lg = P.lead("steel", sc["Bgtr"] + sc["counter"], gr, "tlg", vel=86, late_ms=3, gate=1.0, scale=D_MAJ)
    desk.add("lead guitar", lg.render(total), -23.0, -0.22, 0.6, 0.3,
             lambda x: peak_eq(peak_eq(hp(x, 130), 1400, 2.0, 0.8), 300, -1.5, 1))

    y = desk.loop(desk.mix(ir, 1.0))
    return R.master(y, loop=True), dict(loop_start=4 * 3 * beat, total=total, desk=desk.log)
