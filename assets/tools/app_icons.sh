#!/bin/sh
# SPDX-License-Identifier: MIT
# Draw packaging/icons/*.png: the small ones from their own drawings, pixel for pixel. Needs rsvg-convert (librsvg2-bin).
set -e
cd "$(dirname "$0")/../.."
mkdir -p packaging/icons
for size in 16 24 32 48 64 128 256 512; do
    drawing=assets/icons/app_icon_$size.svg
    [ -e "$drawing" ] || drawing=assets/icons/app_icon.svg
    rsvg-convert -w "$size" -h "$size" "$drawing" -o "packaging/icons/$size.png"
done
