# SPDX-License-Identifier: MIT
"""Signal toolbox shared by the music mixer and the effect generators.

Everything is float64 numpy at 48 kHz.  Nothing here is random unless a
numpy Generator is passed in, so every build gives the same samples.
"""
import zlib

import numpy as np
from scipy import signal

SR = 48000
C_AIR = 343.0


def rng(*key):
    """A generator seeded from readable key words (stable across runs)."""
    return np.random.default_rng(zlib.crc32("/".join(map(str, key)).encode()))


def db(x):
    return 10.0 ** (x / 20.0)


def secs(t):
    return int(round(t * SR))


def tline(dur):
    return np.arange(secs(dur)) / SR


def mtof(m):
    return 440.0 * 2.0 ** ((np.asarray(m, float) - 69) / 12)


# ------------------------------------------------------------------ noise
def white(n, g):
    return g.standard_normal(n)


def coloured(n, g, slope_db_oct, lo=20.0):
    """Periodic noise of exactly n samples with a dB/octave slope."""
    s = np.fft.rfft(g.standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / SR)
    w = (np.maximum(f, lo) / 1000.0) ** (slope_db_oct / 6.02)
    w[f < lo] *= f[f < lo] / lo
    y = np.fft.irfft(s * w, n)
    return y / (y.std() + 1e-12)


def pink(n, g):
    return coloured(n, g, -3.01)


def brown(n, g):
    return coloured(n, g, -6.02)


# ---------------------------------------------------------------- filters
def _sos(kind, f, order):
    f = np.clip(np.asarray(f, float), 5.0, SR * 0.49)
    return signal.butter(order, f, kind, fs=SR, output="sos")


def lp(x, f, order=2):
    return signal.sosfilt(_sos("low", f, order), x, axis=0)


def hp(x, f, order=2):
    return signal.sosfilt(_sos("high", f, order), x, axis=0)


def bp(x, f1, f2, order=2):
    return signal.sosfilt(_sos("band", [f1, f2], order), x, axis=0)


def peak_eq(x, f, gain_db, q=1.0):
    a = db(gain_db / 2)
    w = 2 * np.pi * f / SR
    al = np.sin(w) / (2 * q)
    b = [1 + al * a, -2 * np.cos(w), 1 - al * a]
    d = [1 + al / a, -2 * np.cos(w), 1 - al / a]
    return signal.lfilter(np.array(b) / d[0], np.array(d) / d[0], x, axis=0)


def shelf(x, f, gain_db, high=True):
    a = db(gain_db / 2)
    w = 2 * np.pi * f / SR
    c, s = np.cos(w), np.sin(w)
    al = s / 2 * np.sqrt(2.0)
    r = 2 * np.sqrt(a) * al
    k = 1 if high else -1
    b = [a * ((a + 1) + k * (a - 1) * c + r),
         -2 * k * a * ((a - 1) + k * (a + 1) * c),
         a * ((a + 1) + k * (a - 1) * c - r)]
    d = [(a + 1) - k * (a - 1) * c + r,
         2 * k * ((a - 1) - k * (a + 1) * c),
         (a + 1) - k * (a - 1) * c - r]
    return signal.lfilter(np.array(b) / d[0], np.array(d) / d[0], x, axis=0)


def reso(x, f, q, gain=1.0):
    """Constant-peak-gain two-pole resonator."""
    b, a = signal.iirpeak(min(f, SR * 0.49), q, fs=SR)
    return gain * signal.lfilter(b, a, x)


def fft_filter(x, curve):
    """Zero-phase circular filter; curve(f) -> linear gain.  Keeps loops periodic."""
    f = np.fft.rfftfreq(len(x), 1 / SR)
    return np.fft.irfft(np.fft.rfft(x) * curve(f), len(x))


def band_curve(lo, hi, order=2):
    def c(f):
        f = np.maximum(f, 1e-3)
        h = 1 / np.sqrt(1 + (f / hi) ** (2 * order))
        l = 1 / np.sqrt(1 + (lo / f) ** (2 * order))
        return h * l
    return c


def sweep_bp(x, fc, q, block=64):
    """Band-pass with a moving centre: topology-preserving SVF run by blocks.

    fc is an array (Hz) as long as x.  q may be a scalar or an array.
    """
    y = np.empty_like(x)
    q = np.broadcast_to(np.asarray(q, float), x.shape)
    s1 = s2 = 0.0
    for i in range(0, len(x), block):
        g = np.tan(np.pi * min(max(fc[i], 20.0), SR * 0.45) / SR)
        k = 1.0 / q[i]
        a1 = 1.0 / (1.0 + g * (g + k))
        a2 = g * a1
        # state update matrix form of the TPT SVF, band output
        seg = x[i:i + block]
        out = np.empty(len(seg))
        for j, v in enumerate(seg.tolist()):
            v3 = v - s2
            v1 = a1 * s1 + a2 * v3
            v2 = s2 + g * v1
            s1 = 2 * v1 - s1
            s2 = 2 * v2 - s2
            out[j] = v1 * k
        y[i:i + len(seg)] = out
    return y


# -------------------------------------------------------------- envelopes
def env(points, dur=None, curve=1.0):
    """Piece-wise envelope from (time, value) points; curve>1 bends decays."""
    t, v = zip(*points)
    n = secs(dur if dur is not None else t[-1])
    y = np.interp(np.arange(n) / SR, t, v)
    return np.sign(y) * np.abs(y) ** curve


def perc(dur, attack, decay):
    """Fast attack (s) and exponential decay to -60 dB in `decay` s."""
    t = tline(dur)
    e = np.exp(-6.91 * np.maximum(t - attack, 0) / decay)
    a = np.clip(t / max(attack, 1 / SR), 0, 1)
    return e * np.sin(0.5 * np.pi * a) ** 2


def fade(x, t_in=0.0, t_out=0.0):
    y = np.array(x, float)
    sh = (-1,) + (1,) * (y.ndim - 1)
    n = secs(t_in)
    if n > 0:
        y[:n] *= (0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)).reshape(sh)
    n = secs(t_out)
    if n > 0:
        y[-n:] *= (0.5 + 0.5 * np.cos(np.pi * (np.arange(n) + 1) / n)).reshape(sh)
    return y


def smooth_rand(n, g, rate, lo=-1.0, hi=1.0):
    """Band-limited random control curve with about `rate` changes a second."""
    k = max(4, int(n / SR * rate) + 4)
    pts = g.uniform(lo, hi, k)
    return np.interp(np.linspace(0, k - 1.001, n), np.arange(k), pts) if k < 8 else \
        np.clip(signal.resample(pts, n, window=("kaiser", 4)), lo * 1.3 - 0.0, hi * 1.3)


# ------------------------------------------------------------ placing sound
def put(buf, x, t, gain=1.0):
    """Add x into buf at t seconds (grows nothing; clips at the end)."""
    i = secs(t)
    if i < 0:
        x = x[-i:]
        i = 0
    n = min(len(x), len(buf) - i)
    if n > 0:
        buf[i:i + n] += gain * x[:n]
    return buf


def put_circ(buf, x, t, gain=1.0):
    """Add x into a circular buffer (for loops)."""
    n = len(buf)
    idx = (secs(t) + np.arange(len(x))) % n
    np.add.at(buf, idx, gain * x)
    return buf


def stack(*items):
    """Sum (signal, time, gain) layers into one buffer long enough for all."""
    n = max(secs(t) + len(x) for x, t, _ in items)
    b = np.zeros(n)
    for x, t, a in items:
        put(b, x, t, a)
    return b


# -------------------------------------------------------------- resonators
def modal(freqs, t60s, amps, dur, phases=None):
    """Sum of damped sines: the free ring of a struck body."""
    t = tline(dur)
    y = np.zeros(len(t))
    for i, (f, d, a) in enumerate(zip(freqs, t60s, amps)):
        if f >= SR * 0.47:
            continue
        p = 0.0 if phases is None else phases[i]
        y += a * np.exp(-6.91 * t / d) * np.sin(2 * np.pi * f * t + p)
    return y


def hit(width_ms, hard=1.0):
    """Contact-force pulse (raised half sine); short = hard = bright."""
    n = max(3, int(width_ms * SR / 1000))
    return hard * np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.5 / n * 8


def excite(pulse, body):
    """Strike a modal body with a force pulse."""
    return signal.fftconvolve(body, pulse)[:len(body)]


def burst(dur, g, f1, f2, attack=0.0005, decay=None, order=2):
    """Short filtered noise burst."""
    n = secs(dur)
    x = bp(white(n + 256, g), f1, f2, order)[256:]
    return x * perc(dur, attack, decay or dur)


def adapt(x):
    return x / (np.sqrt(np.mean(np.square(x))) + 1e-12)


def norm(x, peak=1.0):
    return x * (peak / (np.abs(x).max() + 1e-12))


def sat(x, drive=1.0):
    return np.tanh(x * drive) / np.tanh(drive)


def vread(x, pos):
    """Read x at fractional positions (4-point cubic): delays, Doppler, pitch."""
    pos = np.clip(pos, 1, len(x) - 3.001)
    i = pos.astype(int)
    f = pos - i
    a, b, c, d = x[i - 1], x[i], x[i + 1], x[i + 2]
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))


# ------------------------------------------------------------------ spaces
def early(x, g, size=1.0, wet=0.35, n=7, damp=5000, tail=0.0):
    """A handful of damped early reflections, optional short diffuse tail."""
    pad = secs(0.055 * size + tail) + 64
    y = np.concatenate([x, np.zeros(pad)])
    w = np.zeros_like(y)
    for k in range(n):
        d = (0.0035 + 0.045 * ((k + g.uniform(0.2, 0.9)) / n) ** 1.3) * size
        a = (0.9 ** k) * g.choice([-1, 1]) * g.uniform(0.55, 1.0)
        put(w, x, d, a)
    w = lp(w, damp, 1)
    if tail:
        m = secs(tail)
        ir = g.standard_normal(m) * np.exp(-6.91 * np.arange(m) / m)
        ir = lp(ir, damp * 0.7, 1)
        ir /= np.sqrt((ir ** 2).sum())
        w = w + 0.8 * signal.fftconvolve(x, ir)[:len(y)] if len(x) + m - 1 >= len(y) else \
            w + 0.8 * np.pad(signal.fftconvolve(x, ir), (0, len(y) - len(x) - m + 1))
    return y + wet * w


def stereo_ir(key, rt_low, rt_mid, rt_high, predelay=0.014, size=1.0, er=0.5, late=1.0):
    """Stereo room response: early taps + four-band decaying noise."""
    n = secs(max(rt_low, rt_mid, rt_high) * 1.15 + predelay)
    out = np.zeros((n, 2))
    for ch in (0, 1):
        g = rng("ir", key, ch)
        t = np.arange(n) / SR
        y = np.zeros(n)
        bands = [(60, 250, rt_low), (250, 1200, rt_mid), (1200, 4000, rt_mid * 0.85), (4000, 11000, rt_high)]
        for lo, hi, rt in bands:
            y += bp(g.standard_normal(n), lo, hi, 1) * np.exp(-6.91 * t / rt)
        build = np.clip(t / 0.03, 0, 1)
        y = late * y * build
        y /= np.sqrt((y ** 2).sum())
        e = np.zeros(n)
        for k in range(9):
            d = secs((0.004 + 0.05 * ((k + g.uniform(0.1, 0.9)) / 9) ** 1.2) * size)
            e[d] += g.choice([-1, 1]) * 0.88 ** k * g.uniform(0.5, 1)
        e = lp(e, 7000, 1)
        e /= np.sqrt((e ** 2).sum())
        full = er * e + late * y
        p = secs(predelay)
        out[p:, ch] = full[:n - p]
    return out / np.sqrt((out ** 2).sum() / 2)


def conv_stereo(x, ir):
    if x.ndim == 1:
        x = np.stack([x, x], 1)
    return np.stack([signal.fftconvolve(x[:, c], ir[:, c]) for c in (0, 1)], 1)


# ------------------------------------------------------------ moving source
def passby(x, speed, closest, t_pass, ground=0.35, side_gain=1.0, ref=None):
    """Drive a point source past the listener on a straight road.

    speed m/s, closest distance m, t_pass = emission time at closest point.
    Gives Doppler, 1/r level, air absorption and a moving ground reflection.
    """
    n = len(x)
    t = np.arange(n) / SR
    ref = ref or closest
    h_s, h_l = 0.5, 1.5
    pos = speed * (t - t_pass)
    # solve for emission time: t_obs = te + r(te)/c - r_min/c
    r_e = np.sqrt(closest ** 2 + (speed * (t - t_pass)) ** 2)
    arr = t + (r_e - closest) / C_AIR
    te = np.interp(t, arr, t)
    r = np.sqrt(closest ** 2 + (speed * (te - t_pass)) ** 2)
    y = vread(np.concatenate([x, np.zeros(8)]), te * SR) * (ref / r)
    # air absorption: blend towards a dulled copy with distance
    dull = lp(y, 1800, 1)
    k = np.clip((r - closest) / 120.0, 0, 0.85)
    y = y * (1 - k) + dull * k
    if ground:
        rg = np.sqrt(r ** 2 + (h_s + h_l) ** 2)
        rd = np.sqrt(r ** 2 + (h_l - h_s) ** 2)
        d = (rg - rd) / C_AIR * SR
        yy = np.concatenate([np.zeros(64), y, np.zeros(8)])
        y = y + ground * vread(yy, 64 + np.arange(n) - d)
    return side_gain * y[int(arr[0] * SR) + 2:]       # drop the wait for the first sound
