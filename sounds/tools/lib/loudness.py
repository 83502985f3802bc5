# SPDX-License-Identifier: MIT
"""ITU-R BS.1770 / EBU R128 loudness and 4x true peak (checked against ffmpeg)."""
import numpy as np
from scipy import signal

SR = 48000
_B1, _A1 = [1.53512485958697, -2.69169618940638, 1.19839281085285], [1.0, -1.69065929318241, 0.73248077421585]
_B2, _A2 = [1.0, -2.0, 1.0], [1.0, -1.99004745483398, 0.99007225036621]


def kweight(x):
    x = x[:, None] if x.ndim == 1 else x
    return signal.lfilter(_B2, _A2, signal.lfilter(_B1, _A1, x, axis=0), axis=0)


def _blocks(x, win, hop):
    k = kweight(x)
    p = np.concatenate([[0.0], np.cumsum((k ** 2).sum(1))])
    w, h = int(win * SR), int(hop * SR)
    if len(k) < w:
        return np.array([(p[-1] - p[0]) / w])
    i = np.arange(0, len(k) - w + 1, h)
    return (p[i + w] - p[i]) / w


def _l(p):
    return -0.691 + 10 * np.log10(np.maximum(p, 1e-12))


def integrated(x):
    b = _blocks(x, 0.4, 0.1)
    g = b[_l(b) > -70]
    if not len(g):
        return -99.0
    g2 = g[_l(g) > _l(g.mean()) - 10]
    return float(_l(g2.mean()))


def momentary_max(x):
    """Loudest 400 ms (padded with silence, so it is defined for clicks too)."""
    pad = np.zeros((19200,) + x.shape[1:])
    return float(_l(_blocks(np.concatenate([pad, x, pad]), 0.4, 0.01)).max())


def fast_max(x):
    """Loudest 150 ms, K-weighted: near the ear's own integration time, so clicks
    and long sounds can share one scale.  Used to match the effects."""
    pad = np.zeros((7200,) + x.shape[1:])
    return float(_l(_blocks(np.concatenate([pad, x, pad]), 0.15, 0.005)).max())


def short_term(x):
    return _l(_blocks(x, 3.0, 0.5))


def true_peak(x):
    x = x[:, None] if x.ndim == 1 else x
    return float(20 * np.log10(max(np.abs(signal.resample_poly(x[:, c], 4, 1)).max()
                                   for c in range(x.shape[1])) + 1e-12))
