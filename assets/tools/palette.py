# SPDX-License-Identifier: MIT
"""Route Mille - the inks. One place for every colour (name, hex, role)."""
INKS = [
    # name,       hex,       role
    ("ink",       "#14233B", "outlines, text on paper, tyres, deepest shadow (never pure black)"),
    ("night",     "#24375C", "night sky, secondary dark panels"),
    ("asphalt",   "#3E4555", "road surface, distance title band"),
    ("asphalt2",  "#5C6473", "road shoulder, disabled text on paper"),
    ("stone",     "#A59C88", "pylons, concrete, disabled strokes"),
    ("cream",     "#FCF2DA", "card stock, text on dark, chrome light"),
    ("paper",     "#F3E2BC", "panels, scoring sheet, enamel plates"),
    ("sand",      "#E4C68E", "panel shade, dry verge, slot line"),
    ("sun",       "#F7BF46", "sun, headlamps, focus frame, legal-target glow"),
    ("ochre",     "#DA932F", "wheat, shade of sun"),
    ("coral",     "#EF8459", "dusk sky, warm light"),
    ("red",       "#CF352C", "borne cap, hazard family, your opponent's car"),
    ("oxblood",   "#8C1F27", "hazard shade, destructive buttons pressed"),
    ("terra",     "#BD5B38", "roof tiles, earth"),
    ("sky",       "#BEDCD3", "day sky"),
    ("azure",     "#5BABB6", "far hills, river, your car"),
    ("sea",       "#1E7E96", "Mediterranean, links, info"),
    ("royal",     "#1F4A9F", "safety family, enamel plate text"),
    ("navy",      "#152F6B", "safety shade"),
    ("mint",      "#BBD9A9", "remedy light, young vines"),
    ("meadow",    "#71A757", "near fields"),
    ("green",     "#21784B", "remedy family, confirm"),
    ("pine",      "#114E3C", "remedy shade, trees, felt under the hand"),
    ("gold",      "#E6B03A", "safety family metal, coup fourre"),
    ("goldlt",    "#FBE19A", "metal highlight"),
    ("lilac",     "#9D88B5", "dusk hills, lavender"),
    ("plum",      "#533B6C", "dusk shade"),
]
P = {n: h for n, h, _ in INKS}

def dump(path):
    import json
    with open(path, "w") as f:
        json.dump({"name": "Route Mille - Nationale 7, summer 1955",
                   "colors": {n: {"hex": h, "role": r} for n, h, r in INKS},
                   "families": {
                       "hazard":   {"band": P["red"],     "shade": P["oxblood"], "title": P["cream"], "frame": "octagon + barrier stripes", "corner": "triangle"},
                       "remedy":   {"band": P["green"],   "shade": P["pine"],    "title": P["cream"], "frame": "round corners + plus signs", "corner": "greek cross"},
                       "safety":   {"band": P["royal"],   "shade": P["navy"],    "title": P["goldlt"], "frame": "double gold line + badge arch", "corner": "shield"},
                       "distance": {"band": P["asphalt"], "shade": P["ink"],     "title": P["cream"], "frame": "road with dashed centre line", "corner": "milestone"}}},
                  f, indent=1)
