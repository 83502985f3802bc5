# SPDX-License-Identifier: MIT
"""Musicians: turn written parts into performed stems."""
import numpy as np

from lib.dsp import SR, bp, db, fade, fft_filter, band_curve, hp, perc, put, rng, secs, white
from music.render import LEAD, Stem
from music.score import Ev, chord, chord_at

MS = 48.0  # samples per millisecond

# Measured attack (ms to half level) minus a natural 12 ms: notes start early by this much.
LATENCY = {"italian": 28, "accordion": 24, "bandoneon": 14, "clarinet": 21, "mutedtp": 0, "trumpet": 0,
           "steel": 0, "nylon": 0, "jazzgtr": 0, "bass": 6, "piano": 0, "violin": 55, "trombone": 18, "glock": 0}
PROG = {"italian": (21, 8), "accordion": (21, 0), "bandoneon": (23, 0), "clarinet": (71, 0), "mutedtp": (59, 0),
        "trumpet": (56, 0), "steel": (25, 0), "nylon": (24, 0), "jazzgtr": (26, 0), "bass": (32, 0), "piano": (3, 0),
        "violin": (40, 0), "trombone": (57, 0), "glock": (9, 0)}
REED = {"italian", "accordion", "bandoneon"}
WIND = {"clarinet", "mutedtp", "trumpet", "violin", "trombone"}


def _phrase_gain(evs, meter, labels=()):
    """Arch-shaped phrase dynamics: louder towards the highest note of a phrase."""
    order = sorted(evs, key=lambda e: (e.bar, e.beat))
    phrases, cur = [], []
    for e in order:
        gap = (e.bar * meter + e.beat) - (cur[-1].bar * meter + cur[-1].beat + cur[-1].dur) if cur else 0
        if cur and (gap > 0.9 or (e.bar in labels) != (cur[-1].bar in labels)):
            phrases.append(cur)
            cur = []
        cur.append(e)
    if cur:
        phrases.append(cur)
    for ph in phrases:
        t = np.array([e.bar * meter + e.beat for e in ph])
        p = np.array([e.pitch[-1] for e in ph], float)
        pos = (t - t[0]) / max(t[-1] - t[0], 1e-6)
        arch = np.sin(np.pi * np.clip(pos * 0.9 + 0.08, 0, 1))
        for e, a, q in zip(ph, arch, p):
            e.extra["dyn"] = 5.0 * (a - 0.5) + 0.45 * (q - p.mean())


def lead(inst, evs, gr, part, vel=80, late_ms=0.0, sigma=5.0, scale=(), vibrato=0.0, gate=0.93, layers=((0, 1.0),),
         swell=True):
    """Perform a melodic line; returns the stem.

    layers: (cents, velocity factor) per doubled reed bank; more than one
    gives the musette beating of an accordion.
    """
    prog, bank = PROG[inst]
    st = Stem(prog, bank, channels=1)
    _phrase_gain(evs, gr.meter, gr.labels)
    order = sorted(evs, key=lambda e: (e.bar, e.beat))
    lat = LATENCY[inst] * MS
    bar_fn = {}
    perf = []
    for e in order:
        if e.bar not in bar_fn:
            bar_fn[e.bar] = gr.human(part, e.bar, sigma)
        j, g = bar_fn[e.bar]
        t = gr.at(e.bar, e.beat) + j() + late_ms * MS
        t_end = gr.at(e.bar, e.beat + e.dur) + late_ms * MS
        metric = 4.0 if e.beat == 0 else (2.0 if abs(e.beat - round(e.beat)) < 1e-6 else -3.0)
        v = vel + metric + e.extra.get("dyn", 0) + g.normal(0, 2.5)
        if ">" in e.flags:
            v += 10
        perf.append([t, t_end, e, v])
    for i, (t, t_end, e, v) in enumerate(perf):
        nxt = perf[i + 1][0] if i + 1 < len(perf) else t_end + SR
        span = t_end - t
        gt = gate
        if "." in e.flags:
            gt = 0.5
        elif "_" in e.flags:
            gt = 1.0
        elif abs(e.beat - round(e.beat)) > 1e-6 and e.dur <= 0.5:
            gt = min(gate, 0.84)
        d = max(span * gt, 45 * MS)
        if nxt - t_end < 30 * MS and "_" in e.flags:
            d = nxt - t + 12 * MS
        d = min(d, nxt - t + 15 * MS)
        slur = inst in ("clarinet", "violin") and "." not in e.flags and nxt - t_end < 40 * MS
        if slur:                                    # swing clarinet: tongue softly, do not gap
            d = nxt - t + 8 * MS
        if i + 1 < len(perf) and set(e.pitch) & set(perf[i + 1][2].pitch):
            d = min(d, nxt - t - 28 * MS)           # a repeated note must be released first
        t0 = t - lat
        if "^" in e.flags:
            for p in e.pitch:
                st.note(t0 - 42 * MS, 50 * MS, p - 1, v - 14)
        if "m" in e.flags and d > 200 * MS:
            p = e.pitch[-1]
            up = p + (1 if (p + 1) % 12 in scale else 2)
            a, b = 62 * MS, 120 * MS
            for q in e.pitch[:-1]:
                st.note(t0, d, q, v - 6)
            st.note(t0, a, p, v)
            st.note(t0 + a, b - a, up, v - 8)
            st.note(t0 + b, d - b, p, v - 3)
        elif "t" in e.flags:
            k = max(2, int(round(d / (92 * MS))))
            _, g = bar_fn[e.bar]
            for q in range(k):
                for p in e.pitch:
                    st.note(t0 + d * q / k + g.normal(0, 2.5) * MS, d / k * 0.97, p, v - 10 + (6 if q == 0 else g.normal(0, 3)) - 4 * (q % 2))
        else:
            for k, p in enumerate(e.pitch):
                st.note(t0 + k * 1.5 * MS, d, p, v if k == len(e.pitch) - 1 else v - 7)
        if "s" in e.flags and inst in WIND | {"steel", "jazzgtr"}:
            for k in range(9):
                st.bend(t0 - 5 * MS + k * 9 * MS, -70 * (1 - k / 8) ** 1.5)
        _expression(st, inst, t0, d, e, swell, slur)
        if vibrato and d > 330 * MS and inst in WIND:
            _vib(st, t0, d, vibrato)
        else:
            if inst in WIND and "s" not in e.flags:
                st.bend(t0 - 2 * MS, 0)
    return st


def _expression(st, inst, t0, d, e, swell, slur=False):
    if not swell or inst not in REED | WIND:
        return
    n = max(2, int(d / (12 * MS)))
    x = np.arange(n + 1) / n
    long = d > 380 * MS
    if inst in REED:
        y = 104 + (10 * np.sin(np.pi * np.minimum(1, x * 1.05)) - 4 if long else np.zeros(n + 1))
        if long:
            y = y - 14 * np.clip((x - 0.75) / 0.25, 0, 1) ** 2
    else:
        y = 106 + (12 * np.sin(np.pi * np.clip(x * 1.1, 0, 1)) - 8 if long else np.zeros(n + 1))
        tail = 45 * MS / d
        if slur:
            y = y - 7 * np.clip((x - .8) / .2, 0, 1)
        else:
            y = y * np.clip((1.0 - x) / min(tail, 0.6), 0.05 if tail > 0.6 else 0, 1) ** 0.5
        y = np.maximum(y, 12)
    st.cc(t0 - 1 * MS, 11, y[0])
    for k in range(1, n + 1):
        st.cc(t0 + d * x[k], 11, y[k])


def _vib(st, t0, d, depth):
    start = 0.26 * SR
    t = start
    while t < d - 20 * MS:
        a = depth * min(1.0, (t - start) / (0.25 * SR))
        st.bend(t0 + t, a * np.sin(2 * np.pi * 5.6 * (t - start) / SR))
        t += 9 * MS
    st.bend(t0 + d, 0)


# ------------------------------------------------------------------- guitar
VOICE = {  # low string first; shapes playable by a left hand
    "G6": [43, 52, 59, 62], "G69": [43, 52, 57, 62], "G7": [43, 53, 59, 62], "G": [43, 55, 59, 62],
    "Bbdim": [46, 55, 61, 64], "Am7": [45, 55, 60, 64], "Am6": [45, 54, 60, 64], "D9": [50, 54, 60, 64],
    "D7": [50, 57, 60, 66], "C6": [48, 57, 64, 67], "Cm6": [48, 57, 63, 67], "E7": [52, 56, 62, 64],
    "E7b9": [52, 56, 62, 65], "A7": [45, 55, 61, 64], "B7": [47, 57, 63, 66], "Em": [52, 59, 64, 67],
    "Em6": [52, 55, 61, 64], "Em7": [52, 55, 62, 64],
    # waltz keys
    "Dm": [50, 57, 62, 65], "Gm6": [43, 52, 58, 62], "Gm": [43, 55, 58, 62], "A7b9": [45, 55, 58, 61],
    "D": [50, 57, 62, 66], "Fdim": [53, 56, 59, 62], "D6": [50, 57, 59, 66], "E7w": [52, 56, 59, 62],
    "F6": [53, 57, 60, 62], "F#dim": [54, 57, 60, 63], "Gm7": [43, 53, 58, 62], "C7": [48, 58, 64, 67],
    # java in C, ballad in B flat
    "C#dim": [49, 55, 58, 64], "Dm7": [50, 57, 60, 65], "Am": [45, 52, 57, 60], "Bb6": [46, 55, 62, 65], "F7": [41, 51, 57, 60],
    "Bdim": [47, 53, 56, 62], "Cm7": [48, 55, 58, 63], "Bb7": [46, 56, 62, 65], "Eb6": [51, 58, 60, 67], "Ebm6": [51, 58, 60, 66], "Fm6": [53, 56, 60, 62],
    "D7c": [50, 54, 60, 62], "Bbm6": [46, 55, 61, 65], "G7c": [43, 53, 59, 65], "Em7b5": [52, 58, 62, 67],
}


def voicing(sym, semis=0):
    v = VOICE.get(sym) or VOICE.get(sym.split("/")[0])
    if v is None:
        raise KeyError("no guitar voicing for " + sym)
    return [p + semis for p in v]


class Strummer:
    """Strummed guitar with left-hand damping on rotating channels."""

    def __init__(self, inst="steel", cents=0):
        prog, bank = PROG[inst]
        self.st = Stem(prog, bank, channels=12)
        if cents:
            self.st.tune(cents)
        self.k = 0
        self.strokes = []

    def strum(self, t, ring, notes, vel, g, up=False, spread_ms=6.0, tilt=0.0):
        """tilt>0 favours the bass strings, <0 the treble strings."""
        ch = self.k % 12
        self.k += 1
        st = self.st
        st.cc(t - 14 * MS, 11, 127, ch)
        order = notes[::-1] if up else notes
        n = len(order)
        for i, p in enumerate(order):
            hi = (i / (n - 1) if n > 1 else 0.5) * (1 if not up else -1) + (1 if up else 0)
            v = vel + tilt * (0.5 - hi) * 2 + g.normal(0, 2.5)
            st.note(t + (i - 1) * (spread_ms + g.normal(0, 0.8)) * MS, ring + 60 * MS, p, v, ch)
        for q in range(8):
            st.cc(t + ring + q * 6 * MS, 11, 127 * (1 - q / 7.0) ** 1.3, ch)
        self.strokes.append((t, ring, vel, n, int(g.integers(1 << 30))))

    def noise(self, total, key):
        """Plectrum clicks and the left-hand 'chop' that a sample set lacks."""
        y = np.zeros(LEAD + total + SR)
        for t, ring, vel, n, seed in self.strokes:
            g = rng("pick", key, seed)
            a = (vel / 80.0) ** 2
            for s in range(n):
                c = bp(white(secs(0.012) + 200, g), 2200, 8500, 1)[200:] * perc(0.012, 0.0004, 0.012)
                put(y, c, (LEAD + t + (s - 1) * 6 * MS) / SR, 0.5 * a)
            if ring < 0.2 * SR:
                c = bp(white(secs(0.03) + 200, g), 350, 2400, 1)[200:] * perc(0.03, 0.002, 0.03)
                put(y, c, (LEAD + t + ring) / SR, 0.35 * a)
        return y


def pompe(ch, gr, part, bars, inst="steel", semis=0, vel=70, late_ms=0.0, ghost=0.3, cents=0, lift=0):
    """La pompe: fuller 1 and 3, short choked accents on 2 and 4, ghost upstrokes."""
    s = Strummer(inst, cents)
    for bar in bars:
        j, g = gr.human(part, bar, 3.2)
        for beat in range(4):
            sym = chord_at(ch, bar, beat)
            v = voicing(sym, semis)
            if lift:
                v = sorted(v[1:] + [v[0] + 12]) if v[0] < 46 else v
            t = gr.at(bar, beat) + j() + late_ms * MS
            if beat % 2 == 0:
                s.strum(t, gr.beat * 0.52, v if not lift else v[:4], vel - 5 + g.normal(0, 2), g, spread_ms=6.5, tilt=7)
            else:
                s.strum(t, gr.beat * 0.33, v, vel + 7 + g.normal(0, 2), g, spread_ms=4.0, tilt=-4)
                if g.random() < ghost:
                    tu = gr.at(bar, beat + 0.5) + j()
                    s.strum(tu, gr.beat * 0.16, v[1:], vel - 24 + g.normal(0, 3), g, up=True, spread_ms=4)
    return s


def waltz_strum(ch, gr, part, bars, inst="steel", semis=0, vel=68, cents=0, fig=None):
    """Oom-PAH-pah with the second beat a hair early, as musette players do."""
    s = Strummer(inst, cents)
    for bar in bars:
        j, g = gr.human(part, bar, 4.0)
        pat = (fig or {}).get(bar, "strum")
        v1 = voicing(chord_at(ch, bar, 0), semis)
        if pat == "arp":
            order = [v1[0], v1[1], v1[2], v1[3], v1[2], v1[1]]
            for k, p in enumerate(order):
                s.strum(gr.at(bar, k * 0.5) + j(), gr.beat * (1.6 if k else 2.6), [p], vel - 6 + (8 if k == 0 else 0) + g.normal(0, 3), g)
            continue
        if pat == "rest":
            continue
        s.strum(gr.at(bar, 0) + j(), gr.beat * 0.85, v1[:2], vel - 12 + g.normal(0, 2), g, spread_ms=5)
        for beat, push, dv, ring in ((1, -11, 2, 0.52), (2, -3, -4, 0.46)):
            v = voicing(chord_at(ch, bar, beat), semis)
            s.strum(gr.at(bar, beat) + push * MS + j(), gr.beat * ring, v[1:], vel + dv + g.normal(0, 2), g, spread_ms=5.5, tilt=-2)
    return s


# --------------------------------------------------------------------- bass
def _near(pc, ref, lo=28, hi=45):
    c = [p for p in range(lo, hi + 1) if p % 12 == pc]
    return min(c, key=lambda p: (abs(p - ref), p))


def bass_line(ch, bars, meter, feel, semis=0, start=38, nxt_wrap=None):
    """Write a bass part.  feel[bar] in {'two','walk','waltz','pedal'}.

    Walking bars search passing tones for the smoothest path into the next
    root; half-note bars alternate root and fifth with chromatic pick-ups.
    """
    out = []
    prev = start
    aim = None                       # the root the previous cell was leading to
    for i, bar in enumerate(bars):
        cells = ch[bar]
        nb = bars[i + 1] if i + 1 < len(bars) else nxt_wrap
        f = feel(bar)
        for k, (b0, sym) in enumerate(cells):
            b1 = cells[k + 1][0] if k + 1 < len(cells) else meter
            nsym = cells[k + 1][1] if k + 1 < len(cells) else (ch[nb][0][1] if nb is not None else sym)
            root, pcs, bpc = chord(sym)
            nroot = chord(nsym)[2]
            r = aim if aim is not None and aim % 12 == bpc else _near(bpc, 36)
            span = int(round(b1 - b0))
            target = _near(nroot, r if f != "waltz" else 36, 29)
            aim = target
            fifth = _near((root + 7) % 12, r) if (root + 7) % 12 in pcs else _near(pcs[2], r)
            if fifth == r:
                fifth = _near(pcs[1], r)
            if f == "waltz":
                same = out and ch[out[-1].bar][-1][1] == sym and out[-1].bar == bar - 1
                alt = fifth if same and out[-1].pitch[0] == r and bpc == root else r
                out.append(Ev(bar, b0, span, (alt,)))
                prev = alt
                continue
            if f == "pedal":
                out.append(Ev(bar, b0, span, (r,)))
                prev = r
                continue
            if f == "two":
                if span == 4:
                    out.append(Ev(bar, b0, 2, (r,)))
                    if (bar % 4) == 3 and abs(target - fifth) > 2:
                        out.append(Ev(bar, b0 + 2, 1, (fifth,)))
                        ap = target - 1 if target - 1 >= 28 else target + 1
                        out.append(Ev(bar, b0 + 3, 1, (ap,)))
                        prev = ap
                    else:
                        out.append(Ev(bar, b0 + 2, 2, (fifth,)))
                        prev = fifth
                else:
                    q = r
                    if k and cells[k - 1][1] != sym and chord(cells[k - 1][1])[0] == root:
                        # same root twice (G6 G7, C6 Cm6): lead on by a chord tone
                        cand = [p for p in range(28, 46) if p % 12 in pcs and p % 12 != root and p != target]
                        q = min(cand, key=lambda p: abs(p - target) + 0.3 * abs(p - r))
                    out.append(Ev(bar, b0, 2, (q,)))
                    prev = q
                continue
            # walking
            if span == 2:
                cand = [p for p in range(28, 48) if p != r and (p % 12 in pcs or abs(p - target) == 1)]
                p2 = min(cand, key=lambda p: abs(p - r) * 0.6 + abs(p - target) + (0 if p % 12 in pcs else 0.7))
                seq = [r, p2]
            else:
                best = None
                tones = [p for p in range(28, 48) if p % 12 in pcs or p % 12 in ((root + 2) % 12,)]
                appr = [p for p in (target - 1, target + 1, target + 2, target - 2, target - 5, target + 7) if 28 <= p <= 47]
                for a in tones:
                    for b in tones:
                        for c in appr:
                            if len({r, a, b, c}) < 4 or c == target:
                                continue
                            cost = 0
                            for x, y in ((r, a), (a, b), (b, c), (c, target)):
                                d = abs(x - y)
                                cost += (d - 2) ** 2 if d > 4 else d * 0.3
                            cost += 0 if b % 12 in pcs else 1.0
                            cost += 0 if a % 12 in pcs else 0.8
                            cost += 0.6 if abs(c - target) > 2 else 0
                            cost += 1.2 * (np.sign(a - r) != np.sign(b - a))
                            if best is None or cost < best[0]:
                                best = (cost, [r, a, b, c])
                seq = best[1]
            for q, p in enumerate(seq):
                out.append(Ev(bar, b0 + q, 1, (p,)))
            prev = seq[-1]
    return [Ev(e.bar, e.beat, e.dur, tuple(p + semis for p in e.pitch)) for e in out]


def play_bass(evs, gr, part, vel=84, late_ms=-2.0, waltz=False):
    prog, bank = PROG["bass"]
    st = Stem(prog, bank)
    fn = {}
    for e in sorted(evs, key=lambda e: (e.bar, e.beat)):
        if e.bar not in fn:
            fn[e.bar] = gr.human(part, e.bar, 3.5)
        j, g = fn[e.bar]
        t = gr.at(e.bar, e.beat) + j() + (late_ms - LATENCY["bass"]) * MS
        v = vel + (4 if e.beat == 0 else 0) + g.normal(0, 3)
        ring = min(e.dur * (0.62 if waltz else (0.86 if e.dur <= 1 else 0.8)), 2.2)
        st.note(t, ring * gr.beat, e.pitch[0], v)
        if not waltz and e.dur == 1 and g.random() < 0.06:
            st.note(t - gr.beat * 0.36, gr.beat * 0.12, e.pitch[0], v - 26)
    return st


# ------------------------------------------------------------------ brushes
def brush_kit(gr, bars, part, vel=58, busy=1.0, fills=()):
    """Right-hand taps and pedal hi-hat from the GM brush kit."""
    st = Stem(40, 0, drums=True)
    for bar in bars:
        j, g = gr.human(part, bar, 4.0)
        pat = [(0, 38, -14), (1, 38, 4), (1.5, 38, -20), (2, 38, -13), (3, 38, 6), (3.5, 38, -19)]
        if bar in fills:
            pat = [(0, 38, -8), (1, 38, 4), (1.5, 39, -10), (2, 38, -4), (2.5, 38, -8), (3, 39, 6), (3.5, 38, 0)]
        for b, key, dv in pat:
            if b % 1 and g.random() > 0.75 * busy:
                continue
            st.note(gr.at(bar, b) + j(), 90 * MS, key, vel + dv + g.normal(0, 3))
        for b in (1, 3):
            st.note(gr.at(bar, b) + j(), 90 * MS, 44, vel - 4 + g.normal(0, 2))
    return st


def brush_swirl(gr, bars, total, key, accents=(0.55, 1.0, 0.6, 1.0)):
    """The left hand's circles on the snare head: band-passed noise swept by beat."""
    y = np.zeros((LEAD + total + 2 * SR, 2))
    m = len(accents)
    for bar in bars:
        for beat in range(m):
            if beat == 0 and (bar == 0 or gr.label(bar - 1) == gr.label(bars[-1])):
                lab = "join"                        # heard before the cut: must match at both jumps
            else:
                lab = gr.label(bar)
            g = rng("swirl", key, lab, beat)
            t0 = gr.at(bar, beat) - 0.42 * gr.beat
            n = int(gr.beat * 1.3)
            x = np.arange(n) / n
            e = np.sin(np.pi * x ** 0.8) ** 2 * accents[beat]
            z = white(n + 400, g)
            dark, bright = bp(z, 500, 3200, 1)[400:], bp(z, 2500, 9000, 1)[400:]
            s = e * (dark * (1 - 0.5 * x) + bright * (0.35 + 0.5 * np.sin(np.pi * x) ** 2))
            lr = 0.5 + 0.28 * np.sin(2 * np.pi * (x + 0.25 * (beat % 2)))
            i = LEAD + int(np.floor(t0))
            y[i:i + len(s), 0] += s * np.sqrt(1 - lr)
            y[i:i + len(s), 1] += s * np.sqrt(lr)
    return y


# -------------------------------------------------------------------- piano
def chords_piano(ch, gr, part, bars, voic, meter, vel=58, inst="piano", pattern="waltz"):
    prog, bank = PROG[inst]
    st = Stem(prog, bank)
    for bar in bars:
        j, g = gr.human(part, bar, 4.5)
        if pattern == "waltz":
            for beat, dv, ln in ((1, 0, 0.62), (2, -5, 0.5)):
                v = voic[chord_at(ch, bar, beat).split("/")[0]]
                t = gr.at(bar, beat) + j() + (-7 * MS if beat == 1 else 0)
                for k, p in enumerate(v):
                    st.note(t + k * 2.2 * MS, gr.beat * ln, p, vel + dv + g.normal(0, 2.5))
    return st


def pad(inst, ch, gr, part, bars, voic, vel=48, gate=0.96, cents=0):
    """Sustained chords that retrigger only voices that move (smooth leading)."""
    prog, bank = PROG[inst]
    st = Stem(prog, bank)
    if cents:
        st.tune(cents)
    held = {}
    seq = []
    for bar in bars:
        for k, (b, sym) in enumerate(ch[bar]):
            end = ch[bar][k + 1][0] if k + 1 < len(ch[bar]) else gr.meter
            seq.append((bar, b, end, voic[sym.split("/")[0]]))
    for i, (bar, b, end, v) in enumerate(seq):
        t0, t1 = gr.at(bar, b), gr.at(bar, end)
        nxt = seq[i + 1][3] if i + 1 < len(seq) and gr.at(seq[i + 1][0], seq[i + 1][1]) - t1 < 10 else ()
        for p in v:
            held.setdefault(p, t0)
        for p in list(held):
            if p not in nxt:
                st.note(held[p] - 30 * MS, (t1 - held[p]) * gate, p, vel)
                del held[p]
    return st
