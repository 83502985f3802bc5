#!/bin/sh
# SPDX-License-Identifier: MIT
# Draw packaging/icons/*.png from assets/icons/app_icon.svg. Needs rsvg-convert (librsvg2-bin).
set -e
cd "$(dirname "$0")/../.."
mkdir -p packaging/icons
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert -w "$size" -h "$size" assets/icons/app_icon.svg -o "packaging/icons/$size.png"
done
