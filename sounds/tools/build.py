#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Route Mille sound: regenerate every music and effect file, then the docs.

    python3 build.py                everything (about six minutes, two cores)
    python3 build.py music [names]  only music      python3 build.py fx [names]  only effects
    python3 build.py scores         check the written music bar by bar
    python3 build.py verify         measure what is there and rewrite SOUND.md's table
Needs: fluidsynth + FluidR3_GM.sf2, vorbis-tools, ffmpeg, numpy, scipy.
"""
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

warnings.filterwarnings("ignore")
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))

from lib import export, loudness                       # noqa: E402
from lib.dsp import rng                                # noqa: E402

MUSIC_Q, FX_Q, AMB_Q = 5, 5, 4
LOOPS = ("title", "road", "road_extension", "cafe", "dice_night", "plane_tree")
STINGS = ("win", "lose", "coup_fourre", "hand_over", "dice_win", "dice_lose", "domino_win", "domino_lose")


def make_music(name):
    from music import cafe, dice_night, plane_tree, road, stings, title
    if name in LOOPS:
        y, info = {"title": title.build, "road": road.build, "cafe": cafe.build, "road_extension": lambda: road.build(ext=True),
                   "dice_night": dice_night.build, "plane_tree": plane_tree.build}[name]()
        tags = {"TITLE": name, "ARTIST": "Route Mille", "LOOPSTART": info["loop_start"], "LOOPLENGTH": info["total"] - info["loop_start"]}
    else:
        y, tags = stings.ALL[name](), {"TITLE": name, "ARTIST": "Route Mille"}
    export.encode(ROOT / "music" / f"{name}.ogg", y, MUSIC_Q, tags)
    return f"{name}: {len(y) / 48000:.2f} s, {loudness.integrated(y):.2f} LUFS, {loudness.true_peak(y):.2f} dBTP"


def catalogue():
    from fx import ambience, bones, cubes, mechanic, motor, paper, table
    out = {}
    for m in (paper, table, cubes, bones, motor, mechanic, ambience):
        out.update(m.SOUNDS)
    return out


def render_fx(job):
    name, k = job
    fn, _, cat, _ = catalogue()[name]
    loop = cat == "ambience"
    y = export.trim(fn(rng("fx", name, k), k), loop)
    return job, y, export.reach(y, loop)


# hottest level each category may take (loudest 150 ms, LUFS, mono)
CAP = {"card": -20.0, "ui": -22.0, "table": -18.0, "score": -18.0, "vehicle": -14.0, "hazard": -13.0, "remedy": -14.0, "safety": -13.0,
       "accent": -14.0, "ambience": -24.0, "dice": -19.3, "tile": -19.3, "slate": -19.0, "moment": -15.0}


def make_fx(only=()):
    cat = catalogue()
    asked = {cat[n][2] for n in cat if not only or any(o in n for o in only)}
    jobs = [(n, k) for n, (_, nv, c, _) in cat.items() if c in asked for k in range(nv)]
    with ProcessPoolExecutor() as ex:
        res = {j: (y, r) for j, y, r in ex.map(render_fx, jobs)}
    target = {}
    for (n, k), (_, r) in res.items():
        c, off = cat[n][2], cat[n][3]
        if r - off < target.get(c, CAP[c]):
            target[c] = r - off
            print(f"{n}_{k + 1} keeps {c} down to {r - off:.1f}")
        target.setdefault(c, CAP[c])
    (ROOT / "effects").mkdir(exist_ok=True)
    work = []
    for (n, k), (y, _) in res.items():
        if only and not any(o in n for o in only):
            continue
        c, off, nv = cat[n][2], cat[n][3], cat[n][1]
        file = f"{n}_{k + 1}.ogg" if nv > 1 else f"{n}.ogg"
        amb = c == "ambience"
        work.append((str(ROOT / "effects" / file), y, target[c] + off, AMB_Q if amb else FX_Q, amb, {"TITLE": n, "LOOPSTART": 0, "LOOPLENGTH": len(y)} if amb else {"TITLE": n}))
    with ProcessPoolExecutor() as ex:
        list(ex.map(_export, work))
    print("effect targets (loudest 150 ms, LUFS):", {k: round(v, 1) for k, v in target.items()})


def _export(w):
    path, y, t, q, amb, tags = w
    export.export_fx(path, y, t, q, amb, tags, loudness.integrated if amb else None)


def main(argv):
    what = argv[0] if argv else "all"
    names = argv[1:]
    if what in ("all", "scores"):
        import check_scores
        check_scores.main()
    if what in ("all", "music"):
        todo = [n for n in LOOPS + STINGS if not names or n in names]
        with ProcessPoolExecutor(2) as ex:
            for line in ex.map(make_music, todo):
                print(line, flush=True)
    if what in ("all", "fx"):
        make_fx(names)
    if what in ("all", "verify", "music", "fx"):
        import verify
        return verify.main()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
