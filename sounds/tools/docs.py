# SPDX-License-Identifier: MIT
"""Writes SOUND.md (table from measurements) and CREDITS.md."""
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# name: (event, layers)
INFO = {
    "title": ("menu", "musette waltz Dm: accordion, 2 guitars, bass"),
    "road": ("play", "swing G: pompe, clarinet, accordion, bass, brushes"),
    "road_extension": ("race to 1000", "same in A, faster; trumpet riffs"),
    "cafe": ("café: choosing a table", "slow java F: bar piano, bandoneon, bass"),
    "dice_night": ("dice", "brisk java C: accordions, bar piano, guitar, bass"),
    "plane_tree": ("dominoes", "ballad Bb: clarinet, accordion, guitars, bass, boules"),
    "win": ("match won", "theme tag, brass, glock"), "lose": ("match lost", "minor theme, wah trumpet"),
    "coup_fourre": ("coup fourré", "run, brass, timpani, blades"), "hand_over": ("hand ends", "ii-V-I, accordion, guitar"),
    "dice_win": ("dice won", "java tag, piano, till, glasses"), "dice_lose": ("dice lost", "bandoneon sags, piano, glass"),
    "domino_win": ("dominoes won", "swing tag, clarinet, slam"), "domino_lose": ("dominoes lost", "clarinet, guitar, two raps"),
    "card_deal": ("deal", "flick, slide, felt"), "card_draw": ("draw", "slide, snap"), "card_pickup": ("lift", "nail, flick, air"),
    "card_place": ("play card", "air, slap, thud"), "card_slap": ("75, 100", "same, board"), "card_slam": ("200", "palm, board, cards stir"), "card_slide_back": ("illegal", "slide, 2 dull taps"), "card_discard": ("discard", "spin, slap"),
    "card_shuffle": ("shuffle", "riffle, bridge, squaring"),
    "ui_hover": ("hover", "tick"), "ui_hover_dim": ("dimmed", "lower"), "ui_list_end": ("list end", "drawer"), "ui_hidden": ("hidden", "cloth"), "ui_press": ("press", "bakelite switch"), "ui_dialog_open": ("open", "map unfolds"), "ui_dialog_close": ("close", "map folds"), "ui_bell": ("refused", "counter bell"),
    "page_turn": ("page", "paper"), "stamp_thud": ("stamp", "board"), "postmark": ("postmark", "rubber"), "town_bell": ("card", "bronze"), "padlock": ("opens", "steel"), "oriole": ("road opens", "flute"),
    "milestone_tick": ("count-up", "odometer drum"), "score_ding": ("score line", "typebars, bell"), "drums": ("more at stake", "floor tom twice, brush"),
    "rise": ("a count that climbs", "wooden bead on tin, C D F G twice"),
    "dice_shake": ("shake", "bone, leather cup"), "dice_roll": ("roll of 5", "bounces on wood"),
    "dice_roll_one": ("roll of 1", "same"), "dice_roll_two": ("roll of 2", "same"), "dice_roll_three": ("roll of 3", "same"),
    "dice_roll_four": ("roll of 4", "same"), "dice_in_cup": ("dice picked up", "felt, bone, leather"), "dice_rattle": ("half a shake", "bone, leather cup"),
    "cup_slam": ("cup comes down", "leather, board, dice"), "die_hold": ("die to the rail", "wood, bone"), "die_release": ("die taken back", "leather, tick"),
    "score_small": ("a combination", "abacus beads, little bell"), "score_big": ("five alike, straight", "accordion turn, glasses"), "hot_dice": ("all five score", "dice and accordion climb, steam"),
    "bust": ("bust", "accordion groan, glass"), "hold_bank": ("points kept", "coins / till / stack"), "on_board": ("on board", "barrier, 3 rising bells"),
    "off_board": ("past the goal", "hand bell, chord"), "overtime": ("overtime", "clock strikes"), "joker": ("a Joker shows", "whistle"),
    "domino_draw": ("deal, draw", "rub, click"), "domino_flip": ("turn over", "edge, face"), "domino_slide": ("slide up", "rub, kiss"),
    "domino_knock": ("pass", "two raps, tiles stir"), "domino_double": ("double", "tile, table, turn"), "domino_clack": ("for 10, 15", "tile, table"), "domino_crack": ("for 20 and more", "same, tiles stir"), "spinner_lead": ("first tile", "slam, tin table, glass"),
    "score_fives_05": ("5 points", "1 stroke, string Bb"), "score_fives_10": ("10 points", "2 strokes, D"), "score_fives_15": ("15 points", "3 strokes, F"),
    "score_fives_20": ("20 and more", "4 crossed, high Bb"), "score_chalk": ("sum written", "chalk figures"),
    "hands_open": ("hands laid open", "runs of tiles"), "new_round": ("round begins", "tiles swept, taps, guitar"),
    "domino_out": ("domino", "cicada, slap, hush, accordion"), "locked": ("locked", "wooden bolt, voices sink"),
    "domino_shuffle": ("mix", "tiles, scrape"), "domino_place": ("place", "tile, wood"),
    "start_025_bicycle": ("first 25", "stand, pawls, bell"), "start_050_scooter": ("first 50", "kick, 2-stroke"), "start_075_van": ("first 75", "starter, rough 4"),
    "start_100_saloon": ("first 100", "starter, 4 cyl"), "start_200_racer": ("first 200", "starter, six, blips"),
    "drive_025_bicycle": ("25", "bell, chain, tyres"), "drive_050_scooter": ("50", "2-stroke, Doppler"), "drive_075_van": ("75", "4 cyl, shift, rattles"),
    "drive_100_saloon": ("100", "4 cyl, tyres, wind"), "drive_200_racer": ("200", "six, Doppler, upshift"),
    "klaxon": ("horn", "two-tone / bulb / crank"),
    "hazard_stop": ("stop", "stick-slip squeal, rock"), "hazard_flat_tire": ("flat", "bang, hiss, flubs"), "hazard_accident": ("accident", "skid, metal, glass, hubcap"),
    "hazard_out_of_gas": ("out of gas", "misfires, coughs, silence"), "hazard_speed_limit": ("limit", "pea whistle"),
    "remedy_gasoline": ("gasoline", "pump bell, bubbles"), "remedy_spare_tire": ("spare tire", "ratchet, wheel"), "remedy_repairs": ("repairs", "hammer, anvil"),
    "remedy_go": ("go", "chime, engine rev"), "remedy_end_of_limit": ("limit lifted", "whoosh, sign, chime"),
    "safety_right_of_way": ("safety", "two-tone horn, brass"), "safety_driving_ace": ("safety", "racer, brass"), "safety_extra_tank": ("safety", "glug, bell, brass"),
    "safety_puncture_proof": ("safety", "foot pump, brass"), "coup_fourre_clash": ("with sting", "blades, scrape"),
    "amb_dusk_cicadas": ("title", "cicadas, crickets, owl, far cars"), "amb_cafe_murmur": ("café", "11 formant voices, cups"),
    "amb_day_roadside": ("play", "cicadas, leaves, sparrows, cars"),
    "amb_zinc": ("dice", "voices, coffee machine, glasses, coins"), "amb_square": ("dominoes", "cicadas, fountain, boules, swifts"),
}

MUSIC = {"title", "road", "road_extension", "cafe", "dice_night", "plane_tree", "win", "lose", "coup_fourre", "hand_over",
         "dice_win", "dice_lose", "domino_win", "domino_lose"}
LIMIT = 10000

TEXT = """
L = LUFS-I for music (peak <= -1 dBTP), ambience; for effects the loudest 150 ms, K-weighted (<= -3 dBTP). 48 kHz Vorbis, effects mono. Hit = strongest moment (s); blank = at once or varies.

## Mixing (SDL2_mixer, volumes of 128)
- Buses: music 70, ambience 36, card/table/score 68, ui 64, vehicle/clash 80, hazard/remedy 88, safety/sting 104.
- Fades set volumes each tick: music in 250 ms, out 350; ambience 1.2 s, crossed; 300 to rest, then paused there. LOOPSTART skips the 4-bar intro on repeats; else all loops.
- Ducking of music, ambience (down 80 ms, up 600): vehicle -3 dB, hazard/remedy -4, safety -8, sting -14, hush -6. Cards, ui, table: none.
- Stings have reserved channels; coup_fourre begins with its poster, the clash when the blades meet, the safety's sound not at all.
- 32 channels: 0-1 ambience; 2-5 sting/safety (1 sounding); 6-13 vehicle/hazard/remedy (2); 14-25 card/table/score (4); 26-31 ui (2); spares fade.
- Priority: sting > safety > hazard > remedy > vehicle > score > card/table > ui > ambience. Steal lower, then oldest (30 ms fade); never queue.
- Least gaps (ms): hover, press, cards, tiles, stamp 60; tick 45; dialogs, ding, slide back 120; dice 200; bell, list end, hidden 250; shuffles 500. A drive-by fades the old (150 ms).
- Variants: shuffled bag, never twice; 0 to -2 dB, not resampled.
- Pan cards to their place (+-30 %), sweep drive-bys left to right, centre the rest.
- drums: the stakes rise by a step, and each turn while they stay; music sinks 3 dB each.
- start_*: first distance after standing still; then drive_* only. domino_place stamps sheets too.
- rise_1..8: a tick a step (25 miles, 5 points, a grade of dice), never resampled; one caption.

## At the dice table
- `dice_night` over `amb_zinc`; `dice_win`, `dice_lose` on the sting bus. Bells and chords keep to C D E G A: no resampling.
- Card/table bus (no ducking): rolls, cup, rail, score_small, hold_bank, joker. Hazard bus (-4 dB), one at a time, the next fades it in 60 ms: score_big, hot_dice, bust, on_board, off_board, overtime.
- die_release: a combination picked up; die_hold: put back, or at the rail; dice_in_cup: all five again.
- dice_roll_* by the number thrown, at the first touch (180 ms into the flight). Cup held: dice_rattle every 300 ms; short press: dice_shake; cup_slam as it turns over.
- Dice at rest: joker, then score_small per combination, 160 ms apart (5K, S: score_big instead); hot_dice 250 ms later. Bust alone. Bank: hold_bank; on_board, off_board, overtime with their pictures.
- Place (+-30 %): rolls, slam at the tray, ticks at their die, hold_bank at its sign, on_board, off_board at the plate; else centre. Gaps: die_hold, die_release 60 ms, score_small 120, dice_rattle 250, rolls 200.

## At the domino table
- `plane_tree` over `amb_square`; `domino_win`, `domino_lose` on the sting bus. Pitches keep to Bb C D F G.
- Card/table bus (no ducking): tiles, chalk, knock, new_round. Hazard bus (-4 dB): domino_out, locked.
- One sound a tile: domino_out (last), else spinner_lead (first), by points domino_crack, domino_clack, else domino_double, domino_place; domino_slide when a named double glides. domino_draw for the deal.
- score_fives_* 260 ms after the tile (domino_out: 900); score_chalk for bonuses, totals; hands_open as the hands open; new_round with its banner. Redeal: domino_flip each, domino_shuffle.
- Place (+-30 %): tiles where they lie, knock at plate, chalk at slate. Gaps: tiles 60 ms, chalk 120, knock 300.
- Only draw, flip, slam, domino_out begin early by Hit; else it tells where chord, stroke, bolt fall.
"""

CREDITS = """# Credits

Music and effects were made from scratch for Route Mille by the scripts in `tools/`. No recordings, loops, samples of other works or existing melodies were used apart from the instrument sound font named below. The compositions and synthesised sounds are original to the project and free under CC-BY-4.0, the scripts under MIT.

| Files | Rendered with | Licence |
|---|---|---|
| music/*.ogg, all instruments | FluidSynth 2.3 (tool) with FluidR3 GM (instrument samples) | LGPL-2.1 (tool, not distributed); MIT (samples) |
| music/dice_*.ogg, domino_*.ogg, plane_tree.ogg: coins, till, glasses, tile, raps, boules | own numpy/scipy code in `tools/fx` | CC-BY-4.0 |
| music/*.ogg: plectrum noise, brush swirls, blades, wah, room, mix | own numpy/scipy code in `tools/` | CC-BY-4.0 |
| effects/*.ogg, every file | own numpy/scipy code in `tools/fx` (no samples) | CC-BY-4.0 |
| of these, dice and domino tables: squeezebox, bells, glass, coins, plucked strings, chalk, whistle, voices, steam, fountain, swifts | physical and additive models in `tools/fx` (`cafe.py`, `cubes.py`, `bones.py`, `ambience.py`; no samples) | CC-BY-4.0 |
| encoding, measurement | oggenc (vorbis-tools), ffmpeg | GPL/LGPL tools, not distributed |

FluidR3 GM presets used: Italian Accordion, Accordian, Bandoneon, Steel and Nylon String Guitar, Acoustic Bass, Clarinet, Muted Trumpet, Trumpet, Trombone, Violin, Honky Tonk, Glockenspiel, Pizzicato Section, Timpani, Brush and Orchestra kits. The font itself is not distributed; its notice is reproduced below.

## FluidR3 GM licence (MIT)

Copyright (c) 2000-2002, 2008 Frank Wen <getfrank@gmail.com>
Copyright (c) 2008 Toby Smithe <tsmithe@ubuntu.com>

Contributors named by the author: Suren M. Seron, Scott Hanan, Steve Aupperle, Chris Gillman, Alex Taubr, Chris Prola, Andrew Klenk, Winfried Hubbe, Dylan, Tim, Gort, Uros Katic, Ethan Winer (http://www.ethanwiner.com).

"I hereby release Fluid under the MIT license, as described in COPYING."

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


def write(rows):
    by = {}
    for r in rows:
        folder, file = r["file"].split("/")
        base = file[:-4]
        k = base.rsplit("_", 1)
        by.setdefault((folder, k[0] if len(k) == 2 and k[1] in "12345678" else base), []).append(r)
    out = ["# Sound\n", "`music/NAME.ogg`, `effects/NAME.ogg`; x3 = `NAME_1..3.ogg`. Rebuild: `sh tools/build.sh`.\n",
           "|Name|Event|s|L|Hit|Layers|", "|-|-|-|-|-|-|"]
    order = [("music" if k in MUSIC else "effects", k) for k in INFO]
    missing = set(by) - set(order)
    assert not missing, f"undocumented files: {missing}"
    for key in order:
        rs = by.get(key)
        if not rs:
            continue
        ev, lay = INFO[key[1]]
        loop = "loop" in rs[0]
        s = sum(r["seconds"] for r in rs) / len(rs)
        lev = sum(r["lufs_i"] if key[0] == "music" or loop else r["fast"] for r in rs) / len(rs)
        hs = [r["hit_s"] for r in rs]
        hit = "loop" if loop else f"{sum(hs) / len(hs):.2f}" if key[0] == "effects" and max(hs) - min(hs) < .1 and max(hs) > .03 else ""
        out.append(f"|{key[1]}{f' x{len(rs)}' if len(rs) > 1 else ''}|{ev}|{s:.1f}|{lev:.0f}|{hit}|{lay}|" if s >= 1 else
                   f"|{key[1]}{f' x{len(rs)}' if len(rs) > 1 else ''}|{ev}|{s:.2f}|{lev:.0f}|{hit}|{lay}|")
    text = "\n".join(out) + "\n" + TEXT
    (ROOT / "SOUND.md").write_text(text)
    (ROOT / "CREDITS.md").write_text(CREDITS)
    print("SOUND.md", len(text), "characters")
    if len(text) > LIMIT:
        print(f"FAIL SOUND.md is longer than {LIMIT:,} characters")
