#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Learns again what the strong players know, from nothing but the rules: the quick player's weights, where hidden
# cards lie, what totals are worth, what the rest of a hand brings. Writes the four tables in src/games/mille
# and builds the lab anew after each. About five minutes; docs/opponents.md explains the steps.
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

lab tune --fresh --positions 30000 --playouts 12 --rounds 4 --seed 90 --out "$tables/instinct_weights.c"
lab value --samples 3000000 --out "$tables/value_weights.c"
lab tune --positions 200000 --playouts 12 --rounds 2 --seed 110 --out "$tables/instinct_weights.c"
lab odds --hands 200000 --out "$tables/belief_odds.c"
lab equity --out "$tables/equity_table.c"
lab value --samples 3000000 --out "$tables/value_weights.c"
