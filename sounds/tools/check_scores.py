#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bar-by-bar score checks: full bars (done by the parser), strong-beat notes
against the chord, guitar and pad spellings, parallels with the bass, and
clashes between simultaneous lines."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from music import cafe, dice_night, plane_tree, players as P, road, score as S, title     # noqa: E402

NAME = "C C# D Eb E F F# G Ab A Bb B".split()


def clashes(name, parts, ch, meter, bars):
    out = []
    for bar in range(bars):
        for half in range(meter * 2):
            b = half / 2
            on = [(k, e) for k, evs in parts.items() for e in evs if e.bar == bar and e.beat <= b + 1e-6 and e.beat + e.dur > b + .26]
            for i, (k1, e1) in enumerate(on):
                for k2, e2 in on[i + 1:]:
                    if k1 == k2 or b not in (e1.beat, e2.beat):
                        continue
                    for p in e1.pitch:
                        for q in e2.pitch:
                            if abs(p - q) in (1, 11, 13) or (abs(p - q) == 2 and min(e1.dur, e2.dur) >= 1):
                                out.append(f"{name} bar {bar + 1} beat {b + 1:g}: {k1} {NAME[p % 12]} against {k2} {NAME[q % 12]} over {S.chord_at(ch, bar, b)}")
    return out


def main():
    bad = []
    for m in (title, road, cafe, dice_night, plane_tree):
        rows, par = m.checks()
        for r in rows:
            bad += r["warnings"]
            print(f"{m.__name__.split('.')[1]:10s} {r['name']:8s} {r['notes']:3d} notes, range {r['low']}-{r['high']}, largest leap {r['max_leap']}")
        bad += par
    for sym in sorted({s for m in (title, road, dice_night, plane_tree) for bar in m.CHART for _, s in bar}):
        root, pcs, _ = S.chord(sym)
        wrong = [NAME[p % 12] for p in P.voicing(sym) if p % 12 not in pcs and (p - root) % 12 not in (2, 9)]
        bad += [f"guitar {sym}: {wrong}"] if wrong else []
    for m, table in ((road, road.PAD), (title, title.BPAD), (cafe, cafe.VO), (dice_night, dice_night.VO), (plane_tree, plane_tree.PAD)):
        for sym, v in table.items():
            if any(p % 12 not in S.chord(sym)[1] for p in v):
                bad.append(f"{m.__name__} pad {sym}")
    sc = title.score()
    two = S.thirds_below([e for e in sc["A'"] if e.bar >= 28] + sc["A''"], title.CHART, title.D_MIN) + S.thirds_below(sc["Bacc"], title.CHART, title.D_MAJ)
    bad += clashes("title", {"melody": sc["A'"] + sc["A''"] + sc["Bacc"], "second": two, "counter": sc["counter"]}, title.CHART, 3, 72)
    sc = {k: S.shift(v, 0, 2) for k, v in road.score().items()}
    a_maj = tuple((x + 2) % 12 for x in road.G_MAJ)
    lead = sc["headA2"] + sc["headA3"] + sc["outA3"]
    bad += clashes("road", {"melody": lead + sc["soloA2"], "second": S.thirds_below(lead, road.CHART_EXT, a_maj),
                            "riff": sc["riffA2"] + sc["riffA3"] + sc["riffS2"] + sc["riffO"]}, road.CHART_EXT, 4, 72)
    sc = cafe.score()
    two = S.thirds_below([e for e in sc["A'"] if e.bar >= 36], cafe.CHART, cafe.F_MAJ)
    bad += clashes("cafe", {"melody": sc["A'"] + sc["B"], "second": two, "fill": sc["fill"]}, cafe.CHART, 3, 48)
    sc = dice_night.score()
    bad += clashes("dice_night", {"melody": sc["A"] + sc["B"] + sc["A'"] + sc["trioP"] + sc["trioA"], "second": dice_night.seconds(sc), "fill": sc["fill"]},
                   dice_night.CHART, 3, 72)
    sc = plane_tree.score()
    two = S.thirds_below([e for e in sc["A'"] if e.bar >= 24], plane_tree.CHART, plane_tree.BB_MAJ)
    bad += clashes("plane_tree", {"melody": sc["A"] + sc["B"] + sc["A'"], "second": two, "fill": sc["fill"]}, plane_tree.CHART, 4, 32)
    for b in bad:
        print("CHECK", b)
    print("scores:", "clean" if not bad else f"{len(bad)} to look at")


if __name__ == "__main__":
    main()
