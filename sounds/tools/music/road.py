# SPDX-License-Identifier: MIT
"""`road` and `road_extension`: a manouche swing in G (A for the extension).

Form, 72 bars of 4/4: intro 4, head AABA 32, solo chorus AABA 32, turnaround 4.
The turnaround repeats the intro note for note, so the file loops either as a
whole or from LOOPSTART (bar 5) to the end.
"""
from lib.dsp import SR, hp, lp, peak_eq, shelf, stereo_ir
from music import players as P
from music import render as R
from music import score as S

A1 = "G6 | Bbdim | Am7 | D9 | G6 G7 | C6 Cm6 | G6/D E7b9 | Am7 D9 |"
A2 = "G6 | Bbdim | Am7 | D9 | G6 G7 | C6 Cm6 | Am7 D9 | G6 |"
BR = "B7 | B7 | Em | Em6 | A7 | A7 | Am7 | D9 |"
TURN = "G6 | Bbdim | Am7 | D9 |"
CHART = S.chart(TURN + (A1 + A2 + BR + A2) * 2 + TURN, 4)
assert len(CHART) == 72

HEAD_A1 = ["r:1 D5:.5 E5:.5 G5:1.5 E5:.5", "G5:.5 E5:.5 C#5:.5 E5:2.5",
           "r:1 E5:.5 G5:.5 A5:1.5 G5:.5", "A5:.5 F#5:.5 D5:.5 E5:2 r:.5",
           "r:.5 B4:.5 D5:.5 G5:.5 F5:1.5!> D5:.5", "E5:1.5 G5:.5 Eb5:1.5!> C5:.5",
           "D5:1 B4:.5 D5:.5 F5:1!s E5:.5 D5:.5", "C5:.5 E5:.5 A4:.5 C5:.5 F#4:1.5 r:.5"]
HEAD_A2 = HEAD_A1[:6] + ["D5:1 C5:.5 A4:.5 A4:.5 C5:.5 E5:.5 F#5:.5", "G5:2!m r:2"]
HEAD_B = ["r:.5 F#5:.5 F#5:.5 G5:.5 F#5:1 D#5:1", "B4:1.5 D#5:.5 F#5:.5 A5:1 r:.5",
          "G5:1.5 F#5:.5 E5:.5 B4:1 r:.5", "r:.5 E5:.5 G5:.5 F#5:.5 E5:2",
          "r:.5 E5:.5 E5:.5 F#5:.5 E5:1 C#5:1", "A4:1.5 C#5:.5 E5:.5 G5:1 r:.5",
          "G5:.5 E5:.5 C5:.5 A4:.5 B4:.5 C5:.5 E5:.5 G5:.5", "F#5:1 A5:.5 F#5:.5 D5:1 r:1"]
HEAD_A3 = ["r:1 D5:.5 E5:.5 G5:1 B5:.5!s G5:.5", "Bb5:.5 G5:.5 E5:.5 C#5:.5 E5:1.5 r:.5",
           "r:1 E5:.5 G5:.5 A5:1 C6:.5 A5:.5", "A5:.5 F#5:.5 D5:.5 E5:2 r:.5",
           "r:.5 B4:.5 D5:.5 G5:.5 F5:1.5!> D5:.5", "E5:1.5 G5:.5 Eb5:1.5!> C5:.5",
           "D5:1 C5:.5 A4:.5 A4:.5 C5:.5 E5:.5 F#5:.5", "G5:1.5 D5:.5 B4:.5 G4:1 r:.5"]
SOLO_A1 = ["r:.5 B4:.5 D5:.5 E5:.5 G5:.5 B5:.5 A5:.5 G5:.5", "E5:.5 G5:.5 Bb5:.5 G5:.5 E5:.5 C#5:.5 Bb4:1",
           "C5:.5 E5:.5 G5:.5 A5:.5 C6:1!> A5:.5 G5:.5", "F#5:.5 A5:.5 E5:.5 C5:.5 A4:1 r:1",
           "r:.5 D5:.5 G5:.5 A5:.5 B5:.5 G5:.5 F5:.5 D5:.5", "E5:.5 G5:.5 C6:.5 G5:.5 Eb5:.5 C5:.5 A4:.5 C5:.5",
           "D5:.5 B4:.5 G4:.5 B4:.5 F5:.5 D5:.5 B4:.5 G#4:.5", "A4:.5 C5:.5 E5:.5 G5:.5 F#5:1 r:1"]
SOLO_A2 = ["B5:.5!> r:.5 B5:.5 A5:.5 G5:.5 E5:.5 D5:1", "r:.5 C#5:.5 E5:.5 G5:.5 Bb5:1!s G5:.5 E5:.5",
           "A5:1/3 B5:1/3 A5:1/3 G5:.5 E5:.5 C5:.5 D5:.5 E5:1", "F#5:.5 E5:.5 C5:.5 A4:.5 F#4:.5 A4:.5 C5:1",
           "B4:.5 D5:.5 G5:1!> F5:.5 D5:.5 B4:.5 G4:.5", "C5:.5 E5:.5 G5:.5 A5:.5 G5:.5 Eb5:.5 C5:.5 A4:.5",
           "C5:.5 E5:.5 A5:1 F#5:.5 E5:.5 C5:.5 A4:.5", "B4:.5 D5:.5 G5:1!_ r:2"]
SOLO_B = ["F#5:2 r:.5 D#5:.5 F#5:.5 A5:.5", "B5:1!s A5:.5 F#5:.5 D#5:1 B4:1",
          "E5:2 r:.5 G5:.5 F#5:.5 E5:.5", "B4:2.5 r:1.5", "E5:2 r:.5 C#5:.5 E5:.5 G5:.5",
          "A5:1!s G5:.5 E5:.5 C#5:1 A4:1", "C5:1.5 E5:.5 G5:1 E5:1", "F#5:1.5 E5:.5 D5:1 r:1"]
INTRO_FILL = ["r:4", "r:4", "r:2 E5:.5 D5:.5 C5:.5 A4:.5", "F#4:1.5 A4:.5 r:2"]
RIFF_A = ["r:1.5 D5+G5:.5!. r:2", "r:1.5 C#5+E5:.5!. r:2", "r:1.5 C5+G5:.5!. r:2", "r:1.5 C5+F#5:.5!. r:2",
          "r:1.5 D5+B5:.5!. r:1.5 F5+B5:.5!.", "r:1.5 E5+A5:.5!. r:1.5 Eb5+A5:.5!.",
          "r:1.5 C5+E5:.5!. r:1.5 C5+F#5:.5!.", "D5+G5:.5!. r:1 D5+G5:.5!> r:2"]

PAD = {"G6": (59, 62, 64), "G7": (59, 62, 65), "Bbdim": (58, 61, 64), "Am7": (55, 60, 64), "D9": (54, 60, 64),
       "C6": (57, 60, 64), "Cm6": (57, 60, 63), "E7b9": (56, 62, 65), "B7": (57, 63, 66), "Em": (55, 59, 64),
       "Em6": (55, 61, 64), "A7": (55, 61, 64)}
G_MAJ = (7, 9, 11, 0, 2, 4, 6)


def score():
    """All written lines at concert pitch in G: name -> (events, first bar)."""
    p = lambda bars, at, nm: S.parse(bars, 4, at, nm)
    return {
        "headA1": p(HEAD_A1, 4, "headA1"), "headA2": p(HEAD_A2, 12, "headA2"), "headB": p(HEAD_B, 20, "headB"),
        "headA3": p(HEAD_A3, 28, "headA3"), "soloA1": p(SOLO_A1, 36, "soloA1"), "soloA2": p(SOLO_A2, 44, "soloA2"),
        "soloB": p(SOLO_B, 52, "soloB"), "outA3": p(HEAD_A3, 60, "outA3"),
        "intro": p(INTRO_FILL, 0, "intro") + p(INTRO_FILL, 68, "turn"),
        "riffA2": p(RIFF_A, 12, "riff"), "riffA3": p(RIFF_A, 28, "riff"), "riffS2": p(RIFF_A, 44, "riff"),
        "riffO": p(RIFF_A, 60, "riff"),
    }


def checks():
    sc = score()
    out = [S.check_melody(v, CHART, 4, k) for k, v in sc.items() if v and not k.startswith("riff")]
    bass = P.bass_line(CHART, list(range(72)), 4, lambda b: "two", nxt_wrap=4)
    mel = sc["headA1"] + sc["headA2"] + sc["headB"] + sc["headA3"]
    return out, S.check_outer(mel, bass, "road")


def gtr_eq(x):
    x = hp(x, 105, 2)
    x = peak_eq(x, 260, 1.0, 0.9)
    x = peak_eq(x, 1150, 1.5, 0.8)
    return shelf(x, 6500, -1.0)


def lead_gtr_eq(x):
    return peak_eq(peak_eq(hp(x, 140, 2), 1400, 2.5, 0.8), 320, -2, 1.0)


def acc_eq(x):
    return shelf(peak_eq(hp(x, 130, 2), 2200, -3.0, 0.7), 7000, -2.0)


def clar_eq(x):
    # the sample's third and fifth harmonics outshout the note: darken it
    x = peak_eq(peak_eq(hp(x, 140, 2), 640, 6.0, 0.6), 2300, -9.0, 0.6)
    return peak_eq(x, 1900, -4.0, 1.2)


def bass_eq(x):
    x = peak_eq(peak_eq(hp(x, 36, 2), 60, -2.5, 0.8), 175, 3.0, 0.8)
    return lp(peak_eq(x, 800, 4.0, 0.8), 5200, 1)


def build(ext=False):
    beat = 14400 if ext else 18480          # 200 / 155.8 bpm
    semis = 2 if ext else 0
    total = 72 * 4 * beat
    labels = {b: "turn%d" % (b % 68) for b in (0, 1, 2, 3, 68, 69, 70, 71)}
    gr = S.Groove(beat, 4, swing=0.605 if ext else 0.64, labels=labels)
    sc = {k: S.shift(v, 0, semis) for k, v in score().items()}
    scale = tuple((x + semis) % 12 for x in G_MAJ)
    bars = list(range(72))
    desk = R.Desk(total)
    ir = stereo_ir("road", 0.55, 0.75, 0.4, predelay=0.012, size=0.9, er=0.8)
    nm = "ext" if ext else "road"

    # rhythm section
    p1 = P.pompe(CHART, gr, nm + "p1", bars, semis=semis, vel=72, ghost=0.45 if ext else 0.25)
    desk.add("pompe1", p1.st.render(total), -24.5, -0.42, 0.6, 0.16, gtr_eq)
    desk.add("pick1", p1.noise(total, "p1"), -41, -0.42, 1, 0.1)
    p2 = P.pompe(CHART, gr, nm + "p2", bars, semis=semis, vel=66, ghost=0.15, cents=5, late_ms=5, lift=1)
    desk.add("pompe2", p2.st.render(total), -28.5, 0.48, 0.6, 0.2, gtr_eq)
    desk.add("pick2", p2.noise(total, "p2"), -45, 0.48, 1, 0.1)

    def feel(b):
        if ext:
            return "two" if b < 4 or b >= 68 or 20 <= b < 24 else "walk"
        return "walk" if 36 <= b < 68 and not (52 <= b < 56) else "two"
    bl = P.bass_line(CHART, bars, 4, feel, semis=0, nxt_wrap=4)
    if ext:
        bl = S.shift(bl, 0, semis)
    # the turnaround must be the intro, note for note
    intro = [e for e in bl if e.bar < 4]
    bl = [e for e in bl if e.bar < 68] + S.shift(intro, 68)
    desk.add("bass", P.play_bass(bl, gr, nm + "b").render(total), -23.2, 0.04, 0.5, 0.06, bass_eq)

    bk = P.brush_kit(gr, bars, nm + "k", vel=60 if ext else 56, busy=1.2 if ext else 0.9, fills={11, 19, 27, 43, 51, 59})
    desk.add("brush", bk.render(total), -33.0 if ext else -34.5, 0.14, 0.8, 0.2, lambda x: hp(x, 120))
    desk.add("swirl", P.brush_swirl(gr, bars, total, nm), -40.0 if ext else -39.5, 0.12, 1, 0.12)

    if not ext:
        cl = sc["headA1"] + sc["headA2"] + sc["headA3"] + sc["soloB"] + sc["outA3"]
        st = P.lead("clarinet", cl, gr, "rcl", vel=78, late_ms=9, vibrato=13, scale=scale)
        desk.add("clarinet", st.render(total), -21.0, 0.12, 0.7, 0.3, clar_eq)
        ac = sc["headB"] + S.thirds_below(sc["outA3"], CHART, scale)
        st = P.lead("italian", ac, gr, "rac", vel=74, late_ms=8, scale=scale)
        desk.add("accordion", st.render(total), -22.0, -0.16, 0.9, 0.26, acc_eq)
        sg = sc["soloA1"] + sc["soloA2"] + sc["intro"]
        st = P.lead("steel", sg, gr, "rsg", vel=86, late_ms=6, gate=0.97, scale=scale)
        desk.add("solo guitar", st.render(total), -21.8, 0.2, 0.6, 0.24, lead_gtr_eq)
        pd = P.pad("bandoneon", CHART, gr, "rpd", list(range(12, 20)) + list(range(44, 52)), PAD, vel=52)
        desk.add("pad", pd.render(total), -33.5, -0.3, 1.0, 0.35, acc_eq)
    else:
        pads = {k: tuple(p + 2 for p in v) for k, v in PAD.items()}
        ac = sc["headA1"] + sc["headA2"] + sc["headA3"] + sc["soloB"] + sc["outA3"]
        st = P.lead("italian", ac, gr, "eac", vel=80, late_ms=4, scale=scale)
        desk.add("accordion", st.render(total), -21.3, -0.14, 0.9, 0.24, acc_eq)
        up = S.thirds_below(sc["headA2"] + sc["headA3"], CHART_EXT, scale)
        cl = sc["soloA1"] + up + sc["headB"] + \
            S.thirds_below(sc["outA3"], CHART_EXT, scale)
        st = P.lead("clarinet", cl, gr, "ecl", vel=80, late_ms=4, vibrato=12, scale=scale)
        desk.add("clarinet", st.render(total), -21.8, 0.16, 0.7, 0.28, clar_eq)
        sg = sc["soloA2"] + sc["intro"]
        st = P.lead("steel", sg, gr, "esg", vel=90, late_ms=3, gate=0.97, scale=scale)
        desk.add("solo guitar", st.render(total), -21.5, 0.22, 0.6, 0.22, lead_gtr_eq)
        rf = sc["riffA2"] + sc["riffA3"] + sc["riffS2"] + sc["riffO"]
        st = P.lead("mutedtp", rf, gr, "etp", vel=78, late_ms=2, scale=scale, gate=0.8)
        desk.add("trumpet riff", st.render(total), -27.5, 0.34, 0.6, 0.3, lambda x: hp(x, 200))
        pd = P.pad("bandoneon", CHART, S.Groove(beat, 4, labels=labels), "epd", list(range(20, 28)) + list(range(36, 44)), pads, vel=52)
        desk.add("pad", pd.render(total), -34.0, -0.3, 1.0, 0.35, acc_eq)

    y = desk.loop(desk.mix(ir, 1.0))
    y = R.master(y, loop=True)
    return y, dict(loop_start=4 * 4 * beat, total=total, desk=desk.log)


def transpose(ch, semis):
    names = ["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"]
    out = []
    for bar in ch:
        row = []
        for b, s in bar:
            r, _, _ = S.chord(s)
            q = s[2:] if len(s) > 1 and s[1] in "#b" else s[1:]
            row.append((b, names[(r + semis) % 12] + q))
        out.append(row)
    return out


CHART_EXT = transpose(CHART, 2)
