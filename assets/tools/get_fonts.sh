#!/bin/sh
# SPDX-License-Identifier: MIT
# Fetch the three OFL families from npm and turn them into TTF for SDL_ttf.  get_fonts.sh <outdir>
# Needs npm, python3-fonttools, python3-brotli (PYTHON=... to choose the interpreter that has them).
set -e
out=${1:-fonts}; mkdir -p "$out"; tmp=$(mktemp -d)
npm i --prefix "$tmp" --no-audit --no-fund @fontsource/yesteryear@5.3.0 @fontsource/barlow-condensed@5.3.0 @fontsource/jost@5.3.0
"${PYTHON:-python3}" - "$tmp" "$out" <<'P'
import sys, glob, os
from fontTools.ttLib import TTFont
want = ["yesteryear-latin-400", "barlow-condensed-latin-500", "barlow-condensed-latin-600", "barlow-condensed-latin-700", "jost-latin-400", "jost-latin-500", "jost-latin-600"]
for w in want:
    f = glob.glob(f"{sys.argv[1]}/node_modules/@fontsource/*/files/{w}-normal.woff")[0]
    t = TTFont(f); t.flavor = None; t.save(os.path.join(sys.argv[2], w.replace("-latin", "") + ".ttf"))
P
for p in yesteryear barlow-condensed jost; do cp "$tmp/node_modules/@fontsource/$p/LICENSE" "$out/$p-OFL.txt"; done
rm -rf "$tmp"
