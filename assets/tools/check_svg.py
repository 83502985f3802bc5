# SPDX-License-Identifier: MIT
"""Refuse anything nanosvg cannot draw.  python3 check_svg.py dir ..."""
import re, sys, glob
import xml.etree.ElementTree as ET
TAGS = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop", "defs"}
ATTR = {"class", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity", "fill-opacity", "stroke-opacity", "transform", "d", "points",
        "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "viewBox"}
bad = 0; count = 0
for d in sys.argv[1:]:
    for f in sorted(glob.glob(d + "/*.svg")):
        count += 1
        for e in ET.parse(f).iter():
            t = e.tag.split("}")[1]
            if t not in TAGS: print(f, "tag", t); bad += 1
            for a in e.attrib:
                if a not in ATTR: print(f, t, "attribute", a); bad += 1
            if "transform" in e.attrib and t != "g": print(f, t, "transform outside g"); bad += 1
            if t == "path" and re.search(r"[^MLHVCSQTAZmlhvcsqtaz0-9eE,.\s+-]", e.get("d", "")): print(f, "path data"); bad += 1
            if t == "path" and not e.get("d"): print(f, "empty path"); bad += 1
print(f"{count} files, {bad} problems"); sys.exit(bool(bad))
