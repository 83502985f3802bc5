#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# learn.sh [SHARE]: trains the strong players of the road game again: the weights of single actions, the quick player's
# nets, the odds of hidden cards, the equities of totals, and the value of the rest of a hand. Writes the seven tables in
# src/games/mille/ai and builds the lab again after each. The first steps still use the existing tables for estimates;
# later steps replace them. Takes about an hour and a half on two cores and 5 GB of memory. SHARE 100 takes a hundredth of
# the lessons, to test the procedure in a minute. docs/opponents.md explains the steps.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$here/build/release
tables=$here/src/games/mille/ai
share=${1:-1}

lab()
{
    cmake -S "$here" -B "$build" -DCMAKE_BUILD_TYPE=Release >/dev/null
    cmake --build "$build" --target route-mille-lab --parallel 2 >/dev/null
    echo "== $*"
    "$build/route-mille-lab" "$@"
}

# A silent net over new weights, for the estimate of a rest to be learnt from.
lab tune --fresh --lessons $((30000 / share)) --rounds 4 --seed 90 --out "$tables/linear_eval_weights.txt"
lab net --fresh --rounds 1 --lessons 200 --out "$tables/neural_eval_weights.txt"
lab value --samples $((3000000 / share)) --out "$tables/value_weights.txt"

lab tune --lessons $((200000 / share)) --rounds 2 --seed 500 --out "$tables/linear_eval_weights.txt"
lab net --fresh --rounds 4 --lessons $((4000000 / share)) --seed 3 --out "$tables/neural_eval_weights.txt"
lab value --samples $((3000000 / share)) --out "$tables/value_weights.txt"
lab net --rounds 8 --lessons $((8000000 / share)) --seed 7 --out "$tables/neural_eval_weights.txt"

lab net --pairs --fresh --rounds 9 --lessons $((1000000 / share)) --seed 11 --out "$tables/neural_eval_paired.txt"

lab odds --hands $((500000 / share)) --out "$tables/belief_odds.txt"
lab equity --hands $((30000 / share)) --out "$tables/equity_table.txt"
lab value --samples $((3000000 / share)) --out "$tables/value_weights.txt"
lab field --samples $((1500000 / share)) --out "$tables/field_value_weights.txt"
