# SPDX-License-Identifier: MIT
"""`cafe`: a slow java in F for the dice and domino tables.

48 bars of 3/4 at 120: intro 4, A 16 (accordion), B 8 in D minor (piano),
A' 16 (both), turnaround 4 (= intro).  Bar piano a little out of tune.
"""
from lib.dsp import SR, hp, lp, peak_eq, shelf, stereo_ir
from music import players as P
from music import render as R
from music import score as S
from music.road import bass_eq

A = "F6 | F6 | F#dim | Gm7 | Gm7 | C7 | F6 | F6 | Gm | Bbm6 | F6/C | D7b9 | G7 | C7 | F6 | A7 |"
A2 = "F6 | F6 | F#dim | Gm7 | Gm7 | C7 | F6 | F6 | Gm | Bbm6 | F6/C | D7b9 | G7 | C7 | F6 | F6 |"
B = "Dm | A7 | A7 | Dm | Gm | Dm/F | G7 | C7 |"
TURN = "F6 | D7 | Gm7 | C7 |"
CHART = S.chart(TURN + A + B + A2 + TURN, 3)
assert len(CHART) == 48

INTRO_P = ["r:1 C5+A5:1!. C5+A5:1!.", "r:1 C5+F#5:1!. C5+F#5:1!.", "Bb4+F5:1 r:1 D5:1", "r:1 E5:.5 D5:.5 Bb4:.5 G4:.5"]
A_1 = ["A4:2 C5:1", "F5:1.5 E5:.5 D5:1", "C5:2!m A4:1", "Bb4:2 D5:1", "F5:1.5 E5:.5 D5:1", "C5:1 Bb4:1 G4:1",
       "A4:1 G#4:.5 A4:.5 C5:1", "A4:2 r:1", "Bb4:1.5 A4:.5 Bb4:1", "Db5:1.5!m C5:.5 Bb4:1", "A4:1 C5:1 F5:1",
       "Eb5:1 D5:1 C5:1", "B4:1.5 D5:.5 F5:1", "E5:1 D5:.5 C5:.5 Bb4:1", "A4:2 r:1", "r:1 A4:.5 B4:.5 C#5:1"]
B_1 = ["D5:1!> F5:.5 E5:.5 D5:1", "C#5:1 E5:.5 D5:.5 C#5:1", "A4:1 C#5:.5 E5:.5 G5:1", "F5:2 r:1",
       "Bb5:1!> A5:.5 G5:.5 D5:1", "A5:1 G5:.5 F5:.5 D5:1", "B4:1 D5:.5 F5:.5 G5:1", "E5:1 D5:.5 C5:.5 Bb4:.5 G4:.5"]
A_2 = ["A4:2 C5:1", "F5:1 G5:.5 F5:.5 E5:.5 D5:.5", "C5:2!m A4:1", "Bb4:1.5 A4:.5 Bb4:.5 D5:.5", "F5:1.5 E5:.5 D5:1", "C5:1 Bb4:.5 A4:.5 G4:1",
       "A4:1 G#4:.5 A4:.5 C5:1", "F5:2!m r:1", "Bb4:1.5 A4:.5 Bb4:1", "Db5:1.5!m C5:.5 Bb4:1", "A4:1 C5:1 F5:1",
       "Eb5:1 D5:1 C5:1", "B4:1.5 D5:.5 F5:1", "E5:1 D5:.5 C5:.5 Bb4:1", "A4:1 C5:1 D5:1", "F5:2 r:1"]
# piano fills where the accordion holds
FILL = ["r:2 F5:.5 A5:.5", "r:3", "r:2 Eb5:.5 F#5:.5", "r:3", "r:3", "r:2 E5:.5 G5:.5", "r:3", "r:1 A5:.5 G5:.5 F5:.5 D5:.5",
        "r:3", "r:2 F5:.5 Db5:.5", "r:3", "r:2 F#5:.5 A5:.5", "r:3", "r:3", "r:3", "r:1 C6:.5 A5:.5 F5:1"]
VO = {"F6": (57, 60, 62), "F#dim": (57, 60, 63), "Gm7": (58, 62, 65), "C7": (58, 60, 64), "Gm": (58, 62, 67), "Bbm6": (58, 61, 67),
      "D7b9": (54, 60, 63), "G7": (59, 62, 65), "A7": (57, 61, 67), "Dm": (57, 62, 65), "D7": (57, 60, 66)}
F_MAJ = (5, 7, 9, 10, 0, 2, 4)
D_HARM = (2, 4, 5, 7, 9, 10, 1)


def score():
    p = lambda bars, at, nm: S.parse(bars, 3, at, nm)
    return {"intro": p(INTRO_P, 0, "intro") + p(INTRO_P, 44, "turn"), "A": p(A_1, 4, "A"), "B": p(B_1, 20, "B"),
            "A'": p(A_2, 28, "A'"), "fill": p(FILL, 28, "fill")}


def checks():
    sc = score()
    out = [S.check_melody(v, CHART, 3, k) for k, v in sc.items() if v]
    bass = P.bass_line(CHART, list(range(48)), 3, lambda b: "waltz")
    return out, S.check_outer(sc["A"] + sc["B"] + sc["A'"], bass, "cafe")


def build():
    beat = 24000                                   # 120 bpm
    total = 48 * 3 * beat
    labels = {b: "turn%d" % (b % 44) for b in (0, 1, 2, 3, 44, 45, 46, 47)}
    gr = S.Groove(beat, 3, swing=0.545, labels=labels)
    sc = score()
    desk = R.Desk(total)
    ir = stereo_ir("cafe", 0.45, 0.55, 0.3, predelay=0.008, size=0.7, er=1.0)
    bars = list(range(48))
    lh = P.chords_piano(CHART, gr, "cp", bars, VO, 3, vel=58)
    desk.add("piano lh", lh.render(total), -26.0, -0.28, 0.7, 0.25, lambda x: shelf(hp(x, 110), 5500, -2))
    bl = P.bass_line(CHART, bars, 3, lambda b: "waltz")
    desk.add("bass", P.play_bass(bl, gr, "cb", vel=80, waltz=True).render(total), -24.0, 0.05, 0.5, 0.1, bass_eq)
    rh = sc["intro"] + sc["B"] + sc["fill"]
    rp = P.lead("piano", rh, gr, "cr", vel=76, gate=0.95, sigma=6, scale=D_HARM, late_ms=4)
    desk.add("piano rh", rp.render(total), -22.5, -0.12, 0.7, 0.28, lambda x: shelf(hp(x, 140), 6000, -1.5))
    al = S.thirds_below([e for e in sc["B"] if e.bar >= 24], CHART, D_HARM)
    acc = P.lead("bandoneon", sc["A"] + sc["A'"] + al, gr, "ca", vel=74, late_ms=5, sigma=7, scale=F_MAJ)
    desk.add("accordion", acc.render(total), -21.0, 0.18, 0.9, 0.28, lambda x: shelf(peak_eq(hp(x, 120), 2500, -2, .8), 7000, -3))
    hv = S.thirds_below([e for e in sc["A'"] if e.bar >= 36], CHART, F_MAJ)
    h2 = P.lead("bandoneon", hv, gr, "ch", vel=66, late_ms=6, sigma=7, scale=F_MAJ)
    desk.add("second voice", h2.render(total), -26.5, 0.3, 0.9, 0.28, lambda x: shelf(hp(x, 120), 6000, -3))
    bs = P.brush_swirl(gr, bars, total, "cafe", accents=(0.5, 1.0, 0.8))
    desk.add("brush", bs, -44.0, 0.2, 0.8, 0.2)
    y = desk.loop(desk.mix(ir, 1.0))
    return R.master(y, loop=True), dict(loop_start=4 * 3 * beat, total=total, desk=desk.log)
