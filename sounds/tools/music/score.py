# SPDX-License-Identifier: MIT
"""Tiny score language, chord spelling, bar checks and humanised performance.

A melody is a list of bar strings, e.g.  "r:1 D5:.5 E5:.5 G5:1.5 E5:.5".
  token   PITCH[+PITCH...]:BEATS[!flags]      r = rest
  flags   >  accent      .  staccato     _  tenuto/legato to next
          m  mordent     ^  grace from a semitone below
          s  scoop (pitch bend up into the note)   t  tremolo (picked)
Durations are decimal or fractions of a beat (1/3).
"""
import re
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np

from lib.dsp import rng

STEP = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def midi(name):
    m = re.fullmatch(r"([A-G])([#b]?)(-?\d)", name)
    if not m:
        raise ValueError("bad pitch " + name)
    return STEP[m[1]] + {"#": 1, "b": -1, "": 0}[m[2]] + 12 * (int(m[3]) + 1)


QUAL = {"": (0, 4, 7), "m": (0, 3, 7), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "7": (0, 4, 7, 10),
        "m7": (0, 3, 7, 10), "9": (0, 4, 7, 10, 2), "dim": (0, 3, 6, 9), "7b9": (0, 4, 7, 10, 1),
        "m7b5": (0, 3, 6, 10), "69": (0, 4, 7, 9, 2), "maj7": (0, 4, 7, 11)}


def chord(sym):
    """'Bbdim' -> (root pc, tuple of pcs, bass pc)."""
    bass = None
    if "/" in sym:
        sym, b = sym.split("/")
        bass = midi(b + "4") % 12
    m = re.fullmatch(r"([A-G][#b]?)(.*)", sym)
    root = midi(m[1] + "4") % 12
    return root, tuple((root + i) % 12 for i in QUAL[m[2]]), root if bass is None else bass


@dataclass
class Ev:
    """One written note: bar number, beat in bar, length in beats."""
    bar: int
    beat: float
    dur: float
    pitch: tuple
    flags: str = ""
    vel: float = 0.0      # filled by performance
    extra: dict = field(default_factory=dict)


def parse(bars, meter, first_bar=0, name=""):
    """Parse bar strings and check that every bar is full."""
    out = []
    for i, text in enumerate(bars):
        pos = Fraction(0)
        for tok in text.split():
            m = re.fullmatch(r"([^:]+):([\d./]+)(?:!(.+))?", tok)
            if not m:
                raise ValueError(f"{name} bar {first_bar + i}: cannot read {tok!r}")
            d = Fraction(m[2])
            if m[1] != "r":
                out.append(Ev(first_bar + i, float(pos), float(d), tuple(midi(p) for p in m[1].split("+")), m[3] or ""))
            pos += d
        if pos != meter:
            raise ValueError(f"{name} bar {first_bar + i}: {float(pos)} beats, expected {meter}: {text}")
    return out


def shift(evs, bars=0, semis=0):
    return [Ev(e.bar + bars, e.beat, e.dur, tuple(p + semis for p in e.pitch), e.flags, e.vel, dict(e.extra)) for e in evs]


def chart(text, meter):
    """'G6 | Bbdim | C6 Cm6' -> per bar list of (beat, symbol)."""
    out = []
    for bar in text.split("|"):
        syms = bar.split()
        if not syms:
            continue
        step = meter / len(syms)
        out.append([(i * step, s) for i, s in enumerate(syms)])
    return out


def chord_at(ch, bar, beat):
    cur = ch[bar][0][1]
    for b, s in ch[bar]:
        if beat >= b - 1e-6:
            cur = s
    return cur


def thirds_below(evs, ch, scale_pcs):
    """A second voice: nearest chord or scale tone 3-6 semitones below each note.

    Long or on-beat notes take chord tones, passing notes take scale tones.
    """
    out = []
    for e in evs:
        p = e.pitch[-1]
        pcs = chord(chord_at(ch, e.bar, e.beat))[1]
        strong = e.dur >= 1 or abs(e.beat - round(e.beat)) < 1e-6
        best = None
        trials = [(iv, pcs) for iv in (4, 3)] + ([] if strong else [(iv, scale_pcs) for iv in (3, 4)])
        trials += [(iv, pcs) for iv in (5, 8, 9, 7)]
        for iv, pool in trials:
            if (p - iv) % 12 in pool:
                best = p - iv
                break
        if best is None:
            best = p - 12
        out.append(Ev(e.bar, e.beat, e.dur, (best,), e.flags.replace("m", "").replace("^", "")))
    return out


# ------------------------------------------------------------------ checks
def check_melody(evs, ch, meter, name):
    """Report strong-beat notes that are neither chord tones, usual extensions
    nor step-wise resolved, plus range and largest leap."""
    notes = []
    warn = []
    seq = sorted(evs, key=lambda e: (e.bar, e.beat))
    for i, e in enumerate(seq):
        p = e.pitch[-1]
        notes.append(p)
        sym = chord_at(ch, e.bar, e.beat)
        root, pcs, _ = chord(sym)
        if p % 12 in pcs:
            continue
        ext = {(root + 2) % 12, (root + 9) % 12}
        if "m" in sym and "maj" not in sym:
            ext |= {(root + 5) % 12}
        if "7" in sym or "9" in sym:
            ext |= {(root + 1) % 12, (root + 8) % 12} if "m" not in sym else set()
        nxt = seq[i + 1].pitch[-1] if i + 1 < len(seq) else p
        strong = abs(e.beat - round(e.beat)) < 1e-6 and e.dur >= 0.5
        if p % 12 in ext and e.dur <= 3:
            continue
        if abs(nxt - p) <= 2 and e.dur <= 1.0:
            continue
        if strong or e.dur >= 1:
            warn.append(f"{name} bar {e.bar + 1} beat {e.beat + 1:g}: {p} over {sym} (next {nxt})")
    leaps = [abs(b - a) for a, b in zip(notes, notes[1:])]
    return dict(name=name, notes=len(notes), low=min(notes), high=max(notes), max_leap=max(leaps or [0]), warnings=warn)


def check_outer(mel, bass, name):
    """Parallel octaves/fifths between melody and bass on successive bar downbeats."""
    def down(evs):
        d = {}
        for e in evs:
            if e.beat == 0:
                d[e.bar] = e.pitch[-1] if evs is mel else e.pitch[0]
        return d
    m, b = down(mel), down(bass)
    bad = []
    for k in sorted(m):
        if k + 1 in m and k in b and k + 1 in b:
            i1, i2 = (m[k] - b[k]) % 12, (m[k + 1] - b[k + 1]) % 12
            if i1 == i2 and i1 in (0, 7) and m[k] != m[k + 1] and b[k] != b[k + 1] and \
                    np.sign(m[k + 1] - m[k]) == np.sign(b[k + 1] - b[k]):
                bad.append(f"{name} bars {k + 1}-{k + 2}: parallel {'8ve' if i1 == 0 else '5th'}")
    return bad


# -------------------------------------------------------------- performance
class Groove:
    """Maps written beats to samples: tempo, swing, seeded human timing.

    Random offsets are seeded per bar by a label, so two bars that share a
    label (the turnaround and the intro) are performed identically and the
    loop seam is exact.
    """

    def __init__(self, beat, meter, swing=0.5, labels=None, beat_push=None):
        self.beat, self.meter, self.swing = beat, meter, swing
        self.labels = labels or {}
        self.push = beat_push or {}

    def label(self, bar):
        return self.labels.get(bar, bar)

    def warp(self, b):
        whole = np.floor(b + 1e-9)
        f = b - whole
        if self.swing != 0.5:
            # piece-wise linear: the off-beat eighth moves to `swing`
            f = f / 0.5 * self.swing if f <= 0.5 else self.swing + (f - 0.5) / 0.5 * (1 - self.swing)
        return whole + f

    def at(self, bar, b):
        extra = int(b // self.meter)
        return (bar * self.meter + self.warp(b)) * self.beat

    def human(self, part, bar, sigma_ms):
        """A per-bar generator-backed jitter function in samples."""
        g = rng("human", part, self.label(bar))
        drift = g.normal(0, sigma_ms * 0.45)

        def j():
            return np.clip(drift + g.normal(0, sigma_ms), -2.4 * sigma_ms, 2.4 * sigma_ms) * 48.0
        return j, g
