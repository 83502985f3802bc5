# SPDX-License-Identifier: MIT
"""Trimming, level matching, Vorbis encoding and decoding."""
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.io import wavfile
from scipy.ndimage import minimum_filter1d, uniform_filter1d

from lib import loudness
from lib.dsp import SR, db, fade, hp, secs

PEAK = -3.0           # dBTP ceiling of every effect
LIMIT_DB = 6.0        # most that the transient limiter may take off
TAIL_DB = -58.0


def trim(y, loop=False):
    """Cut silence: at most 1.5 ms before the sound, tail down to -58 dB."""
    if loop:
        return y
    y = hp(np.concatenate([np.zeros(64), y]), 22, 2)
    e = np.abs(y)
    pk = e.max()
    i = max(0, np.argmax(e > pk * db(-46)) - 72)
    j = len(y) - np.argmax(e[::-1] > pk * db(TAIL_DB))
    j = min(len(y), j + secs(.008))
    y = y[i:j]
    return fade(y, .0006, min(.03, len(y) / SR * .15))


def limit(y, ceiling_db, loop=False):
    """Transparent transient limiter: 1.5 ms look-ahead window."""
    c = db(ceiling_db)
    g = np.minimum(1.0, c / np.maximum(np.abs(y), 1e-9))
    mode = "wrap" if loop else "nearest"
    g = minimum_filter1d(g, 145, mode=mode)
    g = uniform_filter1d(g, 97, mode=mode)
    z = y * g
    return np.clip(z, -c, c)


def reach(y, loop=False):
    """Loudest 150 ms level this sound can have under the ceiling."""
    y = y * (db(PEAK) / np.abs(y).max())
    return loudness.fast_max(limit(y * db(LIMIT_DB), PEAK, loop))


def to_level(y, target, ceiling=PEAK, loop=False, meter=None):
    meter = meter or loudness.fast_max
    z = y
    for _ in range(6):
        z = z * db(target - meter(z))
        if np.abs(z).max() > db(ceiling):
            z = limit(z, ceiling, loop)
        if abs(meter(z) - target) < .05:
            break
    return z


def encode(path, y, q, tags=None):
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as d:
        wav = Path(d) / "a.wav"
        # 24-bit PCM, written by hand so that no extra tool is needed
        x = np.clip(np.round(y * 8388607), -8388608, 8388607).astype("<i4")
        ch = 1 if x.ndim == 1 else x.shape[1]
        raw = x.reshape(-1).view(np.uint8).reshape(-1, 4)[:, :3].tobytes()
        import struct
        head = b"RIFF" + struct.pack("<I", 36 + len(raw)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, ch, SR, SR * ch * 3, ch * 3, 24)
        wav.write_bytes(head + b"data" + struct.pack("<I", len(raw)) + raw)
        cmd = ["oggenc", "-Q", "-q", str(q), "-s", "1955", "-o", str(path)]
        for k, v in (tags or {}).items():
            cmd += ["-c", f"{k}={v}"]
        subprocess.run(cmd + [str(wav)], check=True, capture_output=True)


def decode(path):
    with tempfile.TemporaryDirectory() as d:
        wav = Path(d) / "a.wav"
        subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-c:a", "pcm_f32le", str(wav)], check=True)
        sr, x = wavfile.read(wav)
    assert sr == SR
    return x.astype(float)


def export_fx(path, y, target, q, loop=False, tags=None, meter=None):
    """Encode so that the *decoded* true peak stays under the ceiling."""
    ceiling = PEAK - .15
    for _ in range(6):
        z = to_level(y, target, ceiling, loop, meter)
        encode(path, z, q, tags)
        over = loudness.true_peak(decode(path)) - PEAK + .02
        if over <= 0:
            return
        ceiling -= over + .05
