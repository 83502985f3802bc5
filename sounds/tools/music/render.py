# SPDX-License-Identifier: MIT
"""MIDI writing, FluidSynth stems and the mixing desk."""
import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.io import wavfile
import warnings

from lib import loudness
from lib.dsp import SR, conv_stereo, db

warnings.filterwarnings("ignore", category=wavfile.WavFileWarning)


def soundfont():
    """$SOUNDFONT, else ask dpkg, else the XDG data directories."""
    cand = [os.environ.get("SOUNDFONT", "")]
    if shutil.which("dpkg"):
        r = subprocess.run(["dpkg", "-L", "fluid-soundfont-gm"], capture_output=True, text=True)
        cand += [l for l in r.stdout.split("\n") if l.endswith("FluidR3_GM.sf2")]
    cand += [os.path.join(d, "sounds", "sf2", "FluidR3_GM.sf2") for d in os.environ.get("XDG_DATA_DIRS", "").split(":") if d]
    for c in cand:
        if c and os.path.exists(c):
            return c
    raise SystemExit("FluidR3_GM.sf2 not found: apt install fluid-soundfont-gm or set SOUNDFONT")


def _vlq(n):
    out = [n & 0x7F]
    n >>= 7
    while n:
        out.append(0x80 | (n & 0x7F))
        n >>= 7
    return bytes(reversed(out))


def write_midi(path, events):
    """events: list of (ms, priority, bytes).  One tick is one millisecond."""
    ev = sorted(events, key=lambda e: (e[0], e[1]))
    data = b"\x00\xff\x51\x03\x0f\x42\x40"
    last = 0
    for ms, _, b in ev:
        ms = max(0, int(round(ms)))
        data += _vlq(ms - last) + b
        last = ms
    data += b"\x00\xff\x2f\x00"
    Path(path).write_bytes(b"MThd" + struct.pack(">IHHH", 6, 0, 1, 1000) + b"MTrk" + struct.pack(">I", len(data)) + data)


LEAD_IN = 0.3   # s before time zero, for notes that anticipate the first beat
LEAD = int(LEAD_IN * SR)
PREROLL = 2880  # loops are cut 60 ms before the bar line, ahead of any early attack


class Stem:
    """One instrument: notes and controllers in samples, rendered to stereo."""

    def __init__(self, program, bank=0, drums=False, channels=1):
        self.program, self.bank, self.drums = program, bank, drums
        self.chs = [9] if drums else [c for c in range(16) if c != 9][:channels]
        self.ev = []

    def _ms(self, sample):
        return (sample / SR + LEAD_IN) * 1000.0

    def note(self, t, dur, pitch, vel, ch=0):
        c = self.chs[ch % len(self.chs)]
        v = int(np.clip(round(vel), 1, 127))
        self.ev.append((self._ms(t), 5, bytes([0x90 | c, int(pitch), v])))
        self.ev.append((max(self._ms(t) + 8, self._ms(t + dur)), 3, bytes([0x80 | c, int(pitch), 0])))

    def cc(self, t, num, val, ch=0):
        c = self.chs[ch % len(self.chs)]
        self.ev.append((self._ms(t), 4, bytes([0xB0 | c, num, int(np.clip(round(val), 0, 127))])))

    def bend(self, t, cents, ch=0):
        c = self.chs[ch % len(self.chs)]
        v = int(np.clip(8192 + cents / 200.0 * 8192, 0, 16383))
        self.ev.append((self._ms(t), 4, bytes([0xE0 | c, v & 127, v >> 7])))

    def tune(self, cents):
        """Fine tuning for the whole stem (RPN 1)."""
        v = int(np.clip(8192 + cents / 100.0 * 8192, 0, 16383))
        for c in self.chs:
            for n, x in ((101, 0), (100, 1), (6, v >> 7), (38, v & 127)):
                self.ev.append((1, 1, bytes([0xB0 | c, n, x])))

    def render(self, total):
        """Return lead-in + total + tail samples of float stereo."""
        head = []
        for c in self.chs:
            if not self.drums:
                head.append((0, 0, bytes([0xB0 | c, 0, self.bank])))
            head.append((0, 0, bytes([0xC0 | c, self.program])))
            head.append((0, 0, bytes([0xB0 | c, 7, 110])))
        end = max(total / SR * 1000, max(e[0] for e in self.ev)) + 3500
        tail = [(end, 9, bytes([0xB0 | self.chs[0], 11, 127]))]
        with tempfile.TemporaryDirectory() as d:
            mid, wav = os.path.join(d, "a.mid"), os.path.join(d, "a.wav")
            write_midi(mid, head + self.ev + tail)
            subprocess.run(["fluidsynth", "-niq", "-F", wav, "-T", "wav", "-O", "float", "-r", str(SR), "-g", "0.4",
                            "-R", "0", "-C", "0", "-o", "synth.polyphony=512", soundfont(), mid],
                           check=True, capture_output=True)
            _, x = wavfile.read(wav)
        x = x.astype(float)
        n = LEAD + total + 3 * SR
        return np.pad(x, ((0, max(0, n - len(x))), (0, 0)))[:n]


def pan(x, p, width=1.0):
    """Balance a stereo stem: width first, then constant-power pan -1..1."""
    m, s = x.mean(1), (x[:, 0] - x[:, 1]) / 2 * width
    a = (p + 1) * np.pi / 4
    return np.stack([(m + s) * np.cos(a), (m - s) * np.sin(a)], 1) * np.sqrt(2)


class Desk:
    """Mixes stems by K-weighted level so balance is set by measurement."""

    def __init__(self, total):
        self.total = total
        self.dry = np.zeros((LEAD + total + 8 * SR, 2))
        self.send = np.zeros((LEAD + total + 8 * SR, 2))
        self.log = {}

    def add(self, name, x, level, pan_pos=0.0, width=1.0, send=0.2, eq=None, lead=True):
        """level: wanted gated loudness of this stem (LUFS, before master).

        lead=False for layers synthesised from time zero, without lead-in.
        """
        if not lead:
            x = np.concatenate([np.zeros((LEAD,) + x.shape[1:]), x])
        if x.ndim == 1:
            x = np.stack([x, x], 1)
        if eq is not None:
            x = eq(x)
        x = pan(x, pan_pos, width)
        l = loudness.integrated(x)
        g = db(level - l)
        n = min(len(x), len(self.dry))
        self.dry[:n] += g * x[:n]
        self.send[:n] += g * send * x[:n]
        self.log[name] = (round(l, 1), level)

    def mix(self, ir, wet=1.0):
        w = conv_stereo(self.send, ir)[:len(self.dry)]
        return self.dry + wet * w

    def loop(self, y):
        """Fold lead-in and tail round the circle; cut PREROLL before the bar line.

        Nothing of the next bar has begun at the cut, so both jumps, end to
        file start and end to LOOPSTART, meet identical sound.
        """
        out = y[LEAD:LEAD + self.total].copy()
        t = y[LEAD + self.total:]
        out[:len(t)] += t[:self.total]
        out[-LEAD:] += y[:LEAD]
        return np.roll(out, PREROLL, axis=0)


def master(y, target=-18.0, ceiling=-1.3, loop=True):
    """Linear loudness match; soft limiter only if the true peak demands it."""
    y = y * db(target - loudness.integrated(y))
    tp = loudness.true_peak(y)
    if tp > ceiling:
        y = limiter(y, ceiling, loop)
        y = y * db(min(target - loudness.integrated(y), ceiling - loudness.true_peak(y)))
    return y


def limiter(y, ceiling, loop):
    """Look-ahead gain limiter with a 12 ms window (circular for loops)."""
    from scipy.ndimage import minimum_filter1d, uniform_filter1d
    from scipy.signal import resample_poly
    pk = np.abs(resample_poly(y, 4, 1, axis=0)).max(1).reshape(-1, 4).max(1)
    g = np.minimum(1.0, db(ceiling - 0.3) / np.maximum(pk, 1e-9))
    mode = "wrap" if loop else "nearest"
    g = minimum_filter1d(g, 577, mode=mode)
    g = uniform_filter1d(uniform_filter1d(g, 385, mode=mode), 193, mode=mode)
    return y * g[:, None]
