# SPDX-License-Identifier: MIT
"""Measure every delivered file; fail loudly if a limit is broken."""
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))
from lib import export, loudness                       # noqa: E402
from lib.dsp import SR, db, hp                         # noqa: E402


def ebur128(path):
    """Integrated LUFS and true peak by ffmpeg, independent of our own meter."""
    r = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"],
                       capture_output=True, text=True).stderr
    s = r[r.rindex("Summary"):]
    return float(re.search(r"I:\s+(-?[\d.]+|-inf)", s)[1]), float(re.search(r"Peak:\s+(-?[\d.]+|-inf)", s)[1])


def tags(path):
    r = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream_tags", "-of", "json", str(path)], capture_output=True, text=True)
    return {k.upper(): v for k, v in json.loads(r.stdout)["streams"][0].get("tags", {}).items()}


def click(y, a, b, w=24000):
    """Second-difference jump where sample a is followed by sample b, relative to
    the 99.9th percentile of the same measure in the surrounding second."""
    m = y if y.ndim == 1 else y.mean(1)
    pre, post = m[max(0, a - w + 1):a + 1], m[b:b + w]
    z = np.concatenate([pre, post])
    d2 = np.abs(np.diff(z, 2))
    i = len(pre) - 2
    near = d2[i - 1:i + 3].max()
    return 20 * np.log10((near + 1e-9) / (np.percentile(d2, 99.9) + 1e-9))


def seam(y, start):
    """Loop end -> start.  Also how like the natural lead-in the loop's end is."""
    n = len(y)
    out = {"whole_click_db": round(click(y, n - 1, 0), 1), "jump_click_db": round(click(y, n - 1, start), 1)}
    if start:
        w = SR // 2
        a, b = y[n - w:], y[start - w:start]
        out["lead_in_diff_db"] = round(float(10 * np.log10(((a - b) ** 2).sum() / (b ** 2).sum() + 1e-12)), 1)
    # spectral step: energy above 10 kHz in the 3 ms around the joint against its surroundings
    z = np.concatenate([y[-SR // 4:], y[start:start + SR // 4]])
    h = hp(z.mean(1) if z.ndim > 1 else z, 10000, 4)
    e = np.convolve(h ** 2, np.ones(144) / 144, "same")
    mid = len(h) // 2
    ref = np.concatenate([e[mid - 4800:mid - 300], e[mid + 300:mid + 4800]])
    out["hf_step_db"] = round(float(10 * np.log10(e[mid - 72:mid + 72].max() / (np.percentile(ref, 95) + 1e-12))), 1)
    return out


def measure(path):
    y = export.decode(path)
    e = np.abs(y) if y.ndim == 1 else np.abs(y).max(1)
    pk = e.max()
    r = {"file": str(path.relative_to(ROOT)), "seconds": round(len(y) / SR, 3), "channels": 1 if y.ndim == 1 else y.shape[1],
         "peak_dbfs": round(float(20 * np.log10(pk)), 2), "kb": path.stat().st_size / 1024,
         "head_ms": round(float(np.argmax(e > pk * db(-40)) / 48), 1), "tail_ms": round(float(np.argmax(e[::-1] > pk * db(-55)) / 48), 1)}
    t = tags(path)
    i, tp = ebur128(path)
    r["lufs_i"], r["tp"] = i, tp
    r["m_max"] = round(loudness.momentary_max(y), 1)
    r["fast"] = round(loudness.fast_max(y), 1)
    w = np.convolve(e ** 2, np.ones(960) / 960, "same")
    r["hit_s"] = round(float(w.argmax() / SR), 3)
    if "LOOPSTART" in t:
        ls, ll = int(t["LOOPSTART"]), int(t["LOOPLENGTH"])
        r["loop"] = [ls, ll]
        r["loop_exact"] = ls + ll == len(y)
        r["seam"] = seam(y, ls)
    return r


def main():
    rows, bad = [], []
    for p in sorted((ROOT / "music").glob("*.ogg")) + sorted((ROOT / "effects").glob("*.ogg")):
        r = measure(p)
        rows.append(r)
        music = r["file"].startswith("music")
        if music and abs(r["lufs_i"] + 18) > 0.3:
            bad.append(f"{r['file']}: {r['lufs_i']} LUFS")
        if r["tp"] > (-1.0 if music else -2.9):
            bad.append(f"{r['file']}: true peak {r['tp']}")
        if not music and r["peak_dbfs"] > -2.99:
            bad.append(f"{r['file']}: peak {r['peak_dbfs']}")
        if r["channels"] != (2 if music else 1):
            bad.append(f"{r['file']}: {r['channels']} channels")
        if not r.get("loop_exact", True):
            bad.append(f"{r['file']}: loop tags do not end at the file end")
        if "seam" in r and max(r["seam"]["whole_click_db"], r["seam"]["jump_click_db"]) > 3:
            bad.append(f"{r['file']}: seam {r['seam']}")
        if not music and "loop" not in r and r["head_ms"] > 12 and not any(s in r["file"] for s in ("drive", "engine", "limit", "draw", "place", "ace", "domino_sh")):
            bad.append(f"{r['file']}: {r['head_ms']} ms before the sound")
    total = sum(r["kb"] for r in rows)
    (HERE / "measurements.json").write_text(json.dumps(rows, indent=0))
    print(f"{len(rows)} files, {total / 1024:.2f} MB")
    for r in rows:
        if r["file"].startswith("music") or "loop" in r:
            print(r)
    import docs
    docs.write(rows)
    for b in bad:
        print("FAIL", b)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
