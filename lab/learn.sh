#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Learns again what the strong players know: what an action is worth by itself, the quick player's net over it, where
# hidden cards lie, what totals are worth, what the rest of a hand brings. Writes the five tables in src/games/mille
# and builds the lab anew after each. The first steps still estimate by the tables that are there; the later ones
# forget them. About half an hour on two cores; docs/opponents.md explains the steps.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$here/build/release
tables=$here/src/games/mille

lab()
{
    cmake -S "$here" -B "$build" -DCMAKE_BUILD_TYPE=Release >/dev/null
    cmake --build "$build" --target route-mille-lab --parallel 2 >/dev/null
    echo "== $*"
    "$build/route-mille-lab" "$@"
}

# A silent net over new weights, for the estimate of a rest to be learnt from.
lab tune --fresh --lessons 30000 --rounds 4 --seed 90 --out "$tables/instinct_weights.c"
lab net --fresh --rounds 1 --lessons 1000 --out "$tables/net_weights.c"
lab value --samples 3000000 --out "$tables/value_weights.c"

lab tune --lessons 200000 --rounds 2 --seed 500 --out "$tables/instinct_weights.c"
lab net --fresh --rounds 3 --lessons 600000 --seed 3 --out "$tables/net_weights.c"
lab value --samples 3000000 --out "$tables/value_weights.c"
lab net --rounds 2 --lessons 1500000 --seed 7 --out "$tables/net_weights.c"

lab odds --hands 200000 --out "$tables/belief_odds.c"
lab equity --out "$tables/equity_table.c"
lab value --samples 3000000 --out "$tables/value_weights.c"
