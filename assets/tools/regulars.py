# SPDX-License-Identifier: MIT
"""The regulars of the counter and of the square.  Round portraits (100 x 100) and busts behind the table.
    python3 regulars.py <outdir>
A head keeps to the frame of the other portraits: chin 71, eyes 49, crown about 10, centred on 50.  A bust is the same head on
a body that runs down to y 150 and is cut by the table's edge, 120 wide."""
import os, sys
from palette import P
from svgkit import *
INK, CREAM = P["ink"], P["cream"]
BROWN, BROWN_SH = "#7D4639", "#58303A"          # terra under 38 of ink, oxblood under 45: an overprint, as a printer would
OLIVE, OLIVE_SH = "#DE764D", P["terra"]
SMALL = "M12 84C20 70 36 64 50 64C64 64 80 70 88 84C79 92 65 96 50 96C35 96 21 92 12 84Z"
SMALL_SH = "M54 96C66 95 79 92 88 84C82 75 74 69 64 66.4Z"
BIG = "M-8 150C-10 112 2 82 32 68L68 68C98 82 110 112 108 150Z"
BIG_SH = "M60 150L64 67L68 68C98 82 110 112 108 150Z"
FACE_D = "M30 42C28 60 39 71 50 71C61 71 72 60 70 42C70 22 30 22 30 42Z"
FACE_SH = "M55 70.6C65 68 71.4 58 70.4 42L64 42C65 56 62 66 55 70.6Z"

def torso(big, col, sh, seed=3):
    d, s = (BIG, BIG_SH) if big else (SMALL, SMALL_SH)
    o = path(d, col) + path(s, sh)
    if big: o += grain([(44, 72), (62, 72), (60, 148), (24, 148)], sh, 200, seed, (1, .2), (.5, 1.3), 1.4, .9)
    return o
def neck(col=P["terra"]): return path("M41 54L59 54L62 70C56 78 44 78 38 70Z", col)
def skin(c=P["coral"], sh=P["terra"]): return path(FACE_D, c) + path(FACE_SH, sh)
def eyes(y=49, r=2.6, brow=None, by=43):
    o = circ(42, y, r, INK) + circ(58, y, r, INK)
    if brow: o += stroke(f"M37 {by+1}C39 {by-1} 44 {by-1} 46.5 {by+1}M53.5 {by+1}C56 {by-1} 61 {by-1} 63 {by+1}", brow, 2.8)
    return o
def specs(y=49, r=8, col=INK, glass=None):
    o = ""
    for x in (41, 59): o += (circ(x, y, r, glass, op=.5) if glass else "") + circ(x, y, r, None, stroke=col, sw=2.2)
    return o + stroke(f"M49 {y}C49.6 {y-1.6} 50.4 {y-1.6} 51 {y}M33 {y-1}L29.5 {y-3}M67 {y-1}L70.5 {y-3}", col, 2.2)

# ---------------------------------------------------------------------------------------- dice
def firmin(big=False):
    """The waiter: fifty, parted hair, bow tie, a napkin over the arm."""
    o = torso(big, INK, INK) if not big else torso(big, P["asphalt"], INK)
    o += path("M36 67L50 96L64 67L58 64L42 64Z", CREAM) if not big else path("M32 68L50 150L68 68L58 64L42 64Z", CREAM) + path("M52 150L68 68L62 66L50 140Z", P["sand"])
    if big:
        o += path("M22 150L30 96L50 118L70 96L78 150Z", P["night"]) + path("M50 118L70 96L78 150L50 150Z", INK) + "".join(circ(50, y, 1.8, P["gold"]) for y in (124, 134, 144))
        o += path("M-4 150C-6 128 -2 116 6 112C20 112 30 118 34 126L30 150Z", CREAM) + path("M10 150C10 132 14 122 22 116C28 119 32 122 34 126L30 150Z", P["sand"]) + path("M17 150C17 138 18 130 22 124", None, stroke=P["red"], sw=2)
    o += neck() + path("M50 74L38 68C36 71 36 78 38 81ZM50 74L62 68C64 71 64 78 62 81Z", P["oxblood"]) + rect(47.5, 71.5, 5, 6, P["red"], 1.5)
    o += path("M28 46C24 50 26 58 31 58ZM72 46C76 50 74 58 69 58Z", P["coral"]) + skin()
    o += path("M27 46C24 24 34 10 52 10C70 10 77 24 73 46C70 44 69 38 68 33C58 34 48 30 43 23C40 30 34 34 32 36C31 40 30 44 27 46Z", INK) + path("M27 46C26.4 42 26.4 38 27 34L31 36C31 40 30 44 27 46ZM73 46C73.8 42 73.8 38 73 34L69 36C69.4 40 70.4 44 73 46Z", P["stone"]) + stroke("M46 16C54 12 64 17 68 25", P["asphalt2"], 2)
    o += eyes(48, 2.6, INK, 42) + path("M50 57.6C46 55 38 56 34 61C39 63.6 46 63 50 60.6C54 63 61 63.6 66 61C62 56 54 55 50 57.6Z", INK) + stroke("M45 65.6C48 67 52 67 55 65.6", P["oxblood"], 2.2)
    return o
def josette(big=False):
    """She drives the night lorry to Les Halles: knotted scarf, denim, a steady look."""
    o = torso(big, P["royal"], P["navy"], 5)
    o += path("M36 66L50 84L64 66L72 72L56 98L44 98L28 72Z", P["red"]) if not big else path("M34 68L50 100L66 68L58 64L42 64Z", P["red"]) + path("M30 69L48 106L30 112L20 78ZM70 69L52 106L70 112L80 78Z", P["sea"]) + path("M70 69L52 106L70 112L80 78Z", P["royal"]) + rect(16, 118, 22, 20, P["sea"], 2) + rect(62, 118, 22, 20, P["navy"], 2) + line(50, 106, 50, 150, P["navy"], 2) + "".join(circ(50, y, 1.8, P["gold"]) for y in (116, 128, 140))
    o += neck() + skin()
    o += path("M30 38C27 46 27 52 30 58C33 54 33 46 36 40ZM70 38C73 46 73 52 70 58C67 54 67 46 64 40Z", P["oxblood"])
    o += path("M26 42C22 22 34 9 50 9C66 9 78 22 74 42C68 32 60 28 50 28C40 28 32 32 26 42Z", P["sun"]) + path("M54 9.4C68 11 78 24 74 42C70 36 66 32 60 29.6C66 24 62 14 54 9.4Z", P["ochre"])
    o += stroke("M28 36C36 26 44 20 56 17M34 30C44 22 52 18 60 17M70 34C66 26 62 20 58 17", P["ochre"], 2.2) + path("M56 16C60 8 72 3 78 8C75 11 73 13 72 16C76 17 78 20 78 24C70 25 60 22 56 18Z", P["sun"]) + path("M57 17.6C64 18 70 17 72 16C76 17 78 20 78 24C70 25 60 22 57 17.6Z", P["ochre"]) + ell(57, 16, 6.4, 7.4, P["sun"]) + path("M58 9C62 10 63.6 13 63.4 16C63.4 20 61 23.4 57 23.4C60 20 60.4 13 58 9Z", P["ochre"])
    for x, y in ((32, 34), (40, 26), (60, 26), (68, 33)): o += circ(x, y, 1.9, CREAM)
    o += eyes(48, 2.7) + stroke("M36 44C39 41.6 44 41.6 47 43M53 43C56 41.6 61 41.6 64 44", INK, 3) + stroke("M37.4 47.4L34.8 46M62.6 47.4L65.2 46", INK, 2)
    o += path("M42 60C45 58.4 48 58.6 50 59.6C52 58.6 55 58.4 58 60C56 64.6 44 64.6 42 60Z", P["red"]) + circ(35, 56, 3, P["red"], op=.5) + circ(65, 56, 3, P["red"], op=.5)
    return o
def amedee(big=False):
    """The baker: thirty, from Fort-de-France, up since three and smiling."""
    o = torso(big, CREAM, P["sand"], 7)
    o += path("M50 80L38 67L32 70L44 96L56 96L68 70L62 67Z", "#FFFFFF") if not big else path("M18 150L24 92L76 92L82 150Z", "#FFFFFF") + path("M58 150L64 92L76 92L82 150Z", P["paper"]) + stroke("M24 92C26 80 30 74 36 69M76 92C74 80 70 74 64 69", "#FFFFFF", 5) + grain([(26, 100), (70, 100), (70, 148), (26, 148)], P["sand"], 120, 5, (.3, 1), (.6, 1.6), 1.2, .9)
    o += neck(BROWN_SH) + path("M34 68C40 78 60 78 66 68L70 73C62 86 38 86 30 73Z", P["royal"]) + path("M52 80L60 94L66 86L58 78Z", P["royal"]) + path("M56 78L66 86L63 90L53 80Z", P["navy"])
    o += path("M28 45C24 48 25 57 31 57ZM72 45C76 48 75 57 69 57Z", BROWN) + skin(BROWN, BROWN_SH)
    o += path("M29 42C28 34 30 28 33 24L67 24C70 28 72 34 71 42C69 38 68 34 67 31L33 31C32 34 31 38 29 42Z", INK)
    o += path("M28 30C20 26 18 12 30 10C34 0 48 -2 54 4C64 -1 78 5 76 14C84 18 80 28 72 30Z", "#FFFFFF") + path("M60 3C70 0 78 6 76 14C84 18 80 28 72 30L58 30C68 24 70 12 60 3Z", P["sand"]) + rect(28, 26, 44, 7, CREAM, 2) + path("M58 26L70 26C72 26 72 33 70 33L58 33Z", P["sand"]) + stroke("M38 24C37 18 38 13 41 9M50 24C50 17 51 12 53 8", P["sand"], 2)
    o += eyes(48, 2.7, INK, 42) + stroke("M42 60.4C46 63.4 54 63.4 58 60.4", "#3E1F2B", 2.8) + stroke("M45.4 64.8C48 66 52 66 54.6 64.8", BROWN_SH, 1.8) + stroke("M47 54.6C48.6 56 51.4 56 53 54.6", BROWN_SH, 2.2)
    o += path("M33.6 54.4C36 53 38.6 54 39.6 56C37.6 57.6 34.6 57.4 33.6 54.4Z", CREAM, op=.8)
    return o
def hortense(big=False):
    """Forty years of sums on the blackboard: silver waves, round spectacles, a cameo."""
    o = torso(big, P["green"], P["pine"], 9)
    o += path("M38 66L50 80L62 66L68 72L58 86L50 80L42 86L32 72Z", CREAM) if not big else path("M30 69L50 112L70 69L62 64L38 64Z", CREAM) + path("M54 104L70 69L64 66L50 96Z", P["sand"]) + path("M30 69L50 112L44 150L30 150L22 78ZM70 69L50 112L56 150L70 150L78 78Z", P["green"], op=1) + path("M70 69L50 112L56 150L70 150L78 78Z", P["pine"]) + "".join(circ(50, y, 2, P["goldlt"]) for y in (122, 134, 146)) + rect(14, 118, 18, 3, CREAM, 1.5) + stroke("M20 118L24 106", CREAM, 3)
    o += path("M20 40C16 52 20 64 30 66L70 66C80 64 84 52 80 40Z", P["stone"]) + neck() + ell(50, 79, 5, 6.4, P["gold"]) + ell(50, 79, 3.4, 4.8, P["sea"]) + circ(50, 77.6, 1.5, CREAM) + path("M48 82C48 79.6 52 79.6 52 82Z", CREAM)
    o += skin()
    o += path("M22 50C16 44 18 34 22 32C20 22 30 12 40 12C48 8 62 10 68 15C78 18 82 28 79 34C84 40 82 48 77 52C72 52 70 46 70 40C66 36 64 32 62 27C54 33 40 33 33 31C31 36 30 42 30 46C28 51 25 52 22 50Z", CREAM) + path("M68 15C78 18 82 28 79 34C84 40 82 48 77 52C72 52 70 46 70 40C68 37 66 34 64.6 31C72 28 72 20 68 15Z", P["sand"]) + stroke("M26 34C30 26 38 22 46 22M36 16C44 14 54 16 60 21M24 43C24 40 25 38 27 36", P["stone"], 2.2)
    o += specs(49, 8, P["oxblood"], CREAM) + eyes(49, 2.4) + stroke("M38 39.6C40 38 43 38 45 39M55 39C57 38 60 38 62 39.6", P["stone"], 2.2)
    o += stroke("M43 61C46 63.6 54 63.6 57 61", P["oxblood"], 2.8) + stroke("M36 58C36.6 60 37.4 61.4 38.6 62.4M64 58C63.4 60 62.6 61.4 61.4 62.4", P["terra"], 1.6)
    return o
# ---------------------------------------------------------------------------------------- dominoes
def marius(big=False):
    """Seventy-two summers of pétanque: beret, grey moustache, red neckerchief."""
    o = torso(big, P["sky"], P["azure"], 11)
    if big: o += "".join(line(x, 84, x-3, 150, P["azure"], 2, op=.8) for x in (14, 26, 38, 62, 74, 86)) + path("M24 72L32 69L26 150L16 150Z", P["terra"]) + path("M76 72L68 69L74 150L84 150Z", P["oxblood"])
    o += path("M34 66L50 82L66 66L72 73L58 88L50 82L42 88L28 73Z", CREAM)
    o += neck() + path("M35 68C40 77 60 77 65 68L69 72C62 84 38 84 31 72Z", P["red"]) + path("M46 78L54 78L58 94L50 88L42 94Z", P["red"]) + path("M50 79L54 78L58 94L50 88Z", P["oxblood"])
    o += path("M28 46C22 48 24 60 31 59ZM72 46C78 48 76 60 69 59Z", P["coral"]) + skin(OLIVE, P["terra"])
    o += path("M27 50C25 42 27 34 31 30L35 36C32 40 31 44 31 52ZM73 50C75 42 73 34 69 30L65 36C68 40 69 44 69 52Z", CREAM)
    o += path("M18 30C12 16 34 6 54 8C76 9 88 22 82 31C74 28 64 29 52 30C40 29 28 30 18 34C17 33 17 31 18 30Z", P["navy"]) + path("M60 8.6C78 11 88 23 82 31C76 28.6 70 28.6 64 29C72 24 70 14 60 8.6Z", INK) + path("M24 26C24 18 34 13 44 13C34 16 30 22 29 28Z", P["royal"]) + path("M48 8C47 4 50 2 52 3L52 8Z", P["navy"])
    o += circ(41.4, 47.6, 2.5, INK) + circ(58.6, 47.6, 2.5, INK) + stroke("M36.4 47C38 44.4 44 44.2 46.4 46.6M53.6 46.6C56 44.2 62 44.4 63.6 47", P["terra"], 1.8) + stroke("M35 41C38 38.6 43 38.6 46 40.6M54 40.6C57 38.6 62 38.6 65 41", CREAM, 3.4) + stroke("M33 47L30.6 45.4M33 50L30.4 50M67 47L69.4 45.4M67 50L69.6 50", P["terra"], 1.6)
    o += path("M50 57C44 53 34 55 30 64C36 67 46 66 50 61.6C54 66 64 67 70 64C66 55 56 53 50 57Z", CREAM) + path("M50 61.6C54 66 64 67 70 64C68.6 61 67 58.6 65 57C64 62 56 63 50 61.6Z", P["stone"]) + path("M46 51C47 47 53 47 54 51C55 54.6 45 54.6 46 51Z", P["terra"]) + stroke("M46 67C48 68.4 52 68.4 54 67", P["oxblood"], 2.4)
    return o
def odette(big=False):
    """The postwoman: navy tunic, cap with the brass horn, twelve kilometres on foot before noon."""
    o = torso(big, P["navy"], INK, 13)
    o += path("M36 66L50 84L64 66L70 72L56 94L44 94L30 72Z", CREAM) if not big else path("M34 68L50 96L66 68L58 64L42 64Z", CREAM) + path("M30 69L50 98L44 118L22 80ZM70 69L50 98L56 118L78 80Z", P["royal"]) + path("M70 69L50 98L56 118L78 80Z", P["navy"]) + "".join(circ(50, y, 2.4, P["gold"]) for y in (116, 130, 144)) + path("M10 76L18 72L96 140L92 150L88 150Z", P["terra"]) + path("M12 78L14 76L92 146L90 148Z", P["ochre"])
    o += neck() + path("M45 75L55 75L53 80L56 97L50 100L44 97L47 80Z", P["royal"])
    o += path("M24 40C18 48 18 62 28 66C34 66 36 62 35 56L65 56C64 62 66 66 72 66C82 62 82 48 76 40Z", P["oxblood"]) + path("M76 40C82 48 82 62 72 66C66 66 64 62 65 56L68 44Z", P["plum"]) + skin()
    o += path("M30 44C30 36 34 31 40 31C48 32 58 32 66 30C70 34 70.6 40 70 45C73 40 74 34 72 28L28 28C26 34 27 40 30 44Z", P["oxblood"])
    o += path("M24 27C20 12 36 6 50 6C64 6 80 12 76 27C68 22 60 21 50 21C40 21 32 22 24 27Z", P["royal"]) + path("M60 7.4C72 9 79 15 76 27C71 24 66 22.4 60 21.6C64 18 64 12 60 7.4Z", P["navy"]) + path("M24 27C32 22 40 21 50 21C60 21 68 22 76 27L76 32C68 28 60 27 50 27C40 27 32 28 24 32Z", INK) + path("M28 31C36 27 64 27 72 31C66 36 58 37 50 37C42 37 34 36 28 31Z", INK) + stroke("M34 33C42 35.6 50 35.6 56 35", P["asphalt2"], 1.6)
    o += circ(50, 15.6, 5, P["gold"]) + path("M47.4 16.4C49 13 52 13 53.4 15.4L51.4 17.6Z", P["oxblood"])
    o += eyes(49, 2.7) + stroke("M37 43.6C39 42 44 42 46 43.6M54 43.6C56 42 61 42 63 43.6", P["oxblood"], 2.4) + stroke("M39 46.8C40.6 45.8 43.6 45.8 45 46.8M55 46.8C56.6 45.8 59.6 45.8 61 46.8", INK, 1.8)
    o += path("M41 59C46 61 54 61 59 59C57.4 66 42.6 66 41 59Z", CREAM) + stroke("M41 59C46 61 54 61 59 59C57.4 66 42.6 66 41 59Z", P["red"], 2.4) + "".join(circ(x, y, .9, P["terra"]) for x, y in ((35, 54), (37.6, 56.4), (34.6, 57.6), (65, 54), (62.4, 56.4), (65.4, 57.6)))
    return o
def roch(big=False):
    """The abbé: broad hat, round spectacles, hides the double six in his sleeve, they say."""
    o = torso(big, P["asphalt"], INK, 15)
    if big: o += line(50, 84, 50, 150, INK, 2) + "".join(circ(50, y, 2, P["asphalt2"]) for y in range(92, 150, 9)) + path("M14 118C22 112 34 112 40 118L36 132L16 132Z", P["asphalt2"], op=.0)
    o += neck() + path("M38 67C44 74 56 74 62 67L64 73C57 81 43 81 36 73Z", INK) + path("M44 71.6L56 71.6L55 80L45 80Z", CREAM)
    o += path("M28 45C23 47 25 58 31 58ZM72 45C77 47 75 58 69 58Z", P["coral"]) + path("M28 44C26 62 38 73 50 73C62 73 74 62 72 44C72 22 28 22 28 44Z", P["coral"]) + path("M55 72.6C66 70 73 60 72.2 44L66 44C67 58 63 68 55 72.6Z", P["terra"])
    o += path("M28 46C27 40 28 34 31 30L69 30C72 34 73 40 72 46C70 42 69 38 68 35L32 35C31 38 30 42 28 46Z", P["terra"])
    o += path("M8 30C10 24 28 22 50 22C72 22 90 24 92 30C90 36 72 37 50 37C28 37 10 36 8 30Z", INK) + path("M30 27C28 12 36 4 50 4C64 4 72 12 70 27C62 30 38 30 30 27Z", P["asphalt"]) + path("M56 4.6C66 6 71.6 14 70 27C66 28.6 61 29.2 56 29.4C62 22 62 12 56 4.6Z", INK) + path("M30 22C38 26 62 26 70 22L70 27C62 30 38 30 30 27Z", P["oxblood"]) + stroke("M14 31C24 33.4 40 34.4 54 34.4", P["asphalt2"], 1.8)
    o += specs(50, 7.4, P["gold"], CREAM) + stroke("M37.6 50.6C39 48.4 43 48.4 44.4 50.6M55.6 50.6C57 48.4 61 48.4 62.4 50.6", INK, 2.6)
    o += circ(34.6, 59.6, 4.4, P["red"], op=.55) + circ(65.4, 59.6, 4.4, P["red"], op=.55) + path("M40 61C45 64 55 64 60 61C58 69 42 69 40 61Z", CREAM) + stroke("M40 61C45 64 55 64 60 61C58 69 42 69 40 61Z", P["oxblood"], 2)
    return o
def djamila(big=False):
    """Third year of medicine in Marseille; counts everything that has been played."""
    o = torso(big, P["sun"], P["ochre"], 17)
    o += path("M36 66L50 82L64 66L70 70L60 84L50 82L40 84L30 70Z", CREAM) if not big else path("M30 69L50 104L70 69L62 64L38 64Z", OLIVE) + path("M30 69L50 104L46 112L20 80ZM70 69L50 104L54 112L80 80Z", CREAM) + path("M70 69L50 104L54 112L80 80Z", P["sand"]) + "".join(circ(50, y, 1.9, P["terra"]) for y in (118, 130, 142)) + rect(2, 122, 30, 40, P["sea"], 2) + rect(2, 122, 6, 40, P["navy"]) + rect(13, 130, 14, 9, CREAM, 1) + path("M18.8 131.4L21.2 131.4L21.2 133.4L23.2 133.4L23.2 135.6L21.2 135.6L21.2 137.6L18.8 137.6L18.8 135.6L16.8 135.6L16.8 133.4L18.8 133.4Z", P["red"])
    o += path("M20 42C12 54 16 70 28 72C36 72 36 64 34 56L66 56C64 64 64 72 72 72C84 70 88 54 80 42Z", INK) + neck(P["terra"]) + skin(OLIVE, P["terra"])
    o += path("M24 50C16 46 16 34 22 30C20 20 30 12 38 13C44 7 58 7 63 13C72 12 80 20 78 30C84 34 84 46 76 50C72 48 70 42 68 37C62 36 54 32 50 27C46 33 38 37 32 38C30 43 28 48 24 50Z", INK) + "".join(circ(x, y, r, INK) for x, y, r in ((20, 38, 6), (80, 38, 6), (19, 52, 7), (81, 52, 7), (22, 64, 7), (78, 64, 7), (28, 20, 7), (72, 20, 7))) + stroke("M30 22C34 18 40 17 44 18M22 36C22 33 24 31 26 30M56 14C62 14 66 17 68 20", P["night"], 2.4)
    o += path("M26 27C34 17 66 17 74 27L72 31C62 22 38 22 28 31Z", P["red"]) + path("M60 20.6C66 22 71 24 74 27L72 31C68 27.6 64 25.6 60 24.6Z", P["oxblood"])
    o += eyes(49, 2.8) + stroke("M36.6 43.6C39 41 44 41.4 46.4 43.6M53.6 43.6C56 41.4 61 41 63.4 43.6", INK, 3) + stroke("M38.4 47C40 45.6 44 45.6 45.4 47.2M54.6 47.2C56 45.6 60 45.6 61.6 47", INK, 2)
    o += path("M42.6 60.4C45.4 58.8 48 58.8 50 60C52 58.8 54.6 58.8 57.4 60.4C55.4 65 44.6 65 42.6 60.4Z", P["oxblood"]) + circ(29, 60, 2.6, P["gold"]) + circ(71, 60, 2.6, P["gold"])
    return o

# sleeve, its shade, cuff, skin, its shade
SLEEVE = {"Firmin": (P["asphalt"], INK, CREAM, P["coral"], P["terra"]), "Josette": (P["royal"], P["navy"], P["sea"], P["coral"], P["terra"]), "Am\u00e9d\u00e9e": (CREAM, P["sand"], "#FFFFFF", BROWN, BROWN_SH), "Hortense": (P["green"], P["pine"], CREAM, P["coral"], P["terra"]),
          "Marius": (P["sky"], P["azure"], CREAM, OLIVE, P["terra"]), "Odette": (P["navy"], INK, P["gold"], P["coral"], P["terra"]), "Abb\u00e9 Roch": (P["asphalt"], INK, CREAM, P["coral"], P["terra"]), "Djamila": (P["sun"], P["ochre"], CREAM, OLIVE, P["terra"]),
          "Lucien": (P["azure"], P["sea"], CREAM, P["coral"], P["terra"]), "Mado": (P["oxblood"], "#5E1A2C", CREAM, P["coral"], P["terra"]), "Anselme": (P["sand"], P["ochre"], "#FFFFFF", P["coral"], P["terra"])}
def arm(nm):
    """Forearm laid on the table, in the bust's frame; drawn after the near layer.  The table's edge passes about y 104."""
    c, sh, cuff, sk, sks = SLEEVE[nm]
    o = path("M42 112C36 124 20 132 0 134L-50 136C-56 136 -58 132 -56 128L0 120Z", INK, op=.38)
    o += path("M-30 111C-42 108 -54 111 -61 116C-65 120 -62 124 -57 124C-60 127 -56 130 -51 129L-26 127Z", sk) + path("M-57 124C-60 127 -56 130 -51 129L-26 127L-27 121C-38 124 -48 125 -57 124Z", sks) + stroke("M-59 119C-53 117.4 -48 117.4 -44 118.4", sks, 1.5)
    o += path("M40 92C24 92 4 100 -14 107L-29 111C-33 115 -32 126 -26 128L2 127C24 125 40 117 46 106Z", c) + path("M46 106C40 117 24 125 2 127L-26 128C-29 127 -31 124 -31.4 121C-4 121 24 116 43 99Z", sh) + path("M-29 111L-22.6 109.2C-27 114 -26 124 -20 127.8L-26 128C-32 126 -33 115 -29 111Z", cuff)
    return g("translate(44 0) scale(.74 1) translate(-44 0)", o)

def lucien(big=False):
    """The garage apprentice: eighteen, oil on the cheek, all or nothing."""
    o = torso(big, P["azure"], P["sea"], 19)
    o += path("M36 66L50 82L64 66L70 71L58 90L42 90L30 71Z", CREAM) if not big else path("M34 68L50 94L66 68L58 64L42 64Z", CREAM) + path("M26 74L33 69L31 112L69 112L67 69L74 74L78 150L22 150Z", P["royal"]) + path("M58 112L69 112L67 69L74 74L78 150L60 150Z", P["navy"]) + circ(35, 112, 3, P["gold"]) + circ(65, 112, 3, P["gold"]) + rect(40, 122, 22, 16, P["navy"], 2) + stroke("M47 124L44 106", P["stone"], 4)
    o += neck() + path("M28 45C23 48 25 58 31 58ZM72 45C77 48 75 58 69 58Z", P["coral"]) + skin()
    o += path("M28 46C24 34 28 24 34 22L66 22C74 24 76 36 72 46C70 42 68 38 66 34C60 38 56 34 52 38C46 34 40 38 35 34C32 38 30 42 28 46Z", P["ochre"]) + path("M60 36C56 34 54 36 52 38C50 36 46 35 44 36L40 30L64 28Z", P["ochre"])
    o += path("M22 26C22 12 38 6 52 8C66 8 78 14 78 26C66 20 36 20 22 26Z", P["navy"]) + path("M60 8.8C70 11 78 16 78 26C72 23 66 21.6 60 21.2C64 18 64 12 60 8.8Z", INK) + path("M22 26C34 20 58 19 70 22.6C66 28 60 30 52 30C40 31 30 31 18 34C16 32 18 28 22 26Z", INK)
    o += eyes(49, 2.8) + stroke("M36.6 44C39 41.6 43.6 42 46 44M54 43C56.6 41 61 41 63.4 43", P["terra"], 2.8) + path("M41 58.6C47 61 55 60 60 56.6C59.6 64 44 66 41 58.6Z", CREAM) + stroke("M41 58.6C47 61 55 60 60 56.6C59.6 64 44 66 41 58.6Z", P["oxblood"], 2) + path("M60 54C63 52.6 67 53 68.4 55.4C66 57.4 62 57.4 60 54Z", INK, op=.55) + "".join(circ(x, y, .9, P["terra"]) for x, y in ((36, 54), (38.6, 56), (35.4, 57.4)))
    return o
def mado(big=False):
    """The patronne: forty years behind this counter, chalk behind the ear."""
    o = torso(big, P["oxblood"], "#5E1A2C", 21)
    o += path("M34 67L50 84L66 67L72 71L50 96L28 71Z", CREAM) if not big else path("M28 70C36 92 64 92 72 70L66 66L34 66Z", CREAM) + path("M28 106L72 106L80 150L20 150Z", "#FFFFFF") + path("M58 106L72 106L80 150L64 150Z", P["sand"]) + stroke("M29 106C28 92 28 82 30 70M71 106C72 92 72 82 70 70", "#FFFFFF", 5)
    o += neck() + "".join(circ(x, y, 2.6, P["red"]) for x, y in ((37, 71), (41.4, 75.6), (46.6, 78.4), (52.6, 78.4), (58, 75.8), (62.6, 71.4)))
    o += path("M28 46C22 52 24 62 31 62L69 62C76 62 78 52 72 46Z", P["terra"]) + path("M28 44C26 62 38 72 50 72C62 72 74 62 72 44C72 22 28 22 28 44Z", P["coral"]) + path("M55 71.6C66 69 73 59 72.2 44L66 44C67 58 63 67 55 71.6Z", P["terra"])
    o += path("M26 48C20 30 32 14 50 14C68 14 80 30 74 48C71 46 70 40 67 36C60 28 50 34 46 26C44 34 36 36 32 38C29 42 28 46 26 48Z", P["red"]) + path("M58 15C74 18 79 34 74 48C71 46 70 40 67 36C64 32 60 32 56 31.4C64 28 64 20 58 15Z", P["oxblood"]) + circ(50, 11, 10, P["red"]) + path("M52 1.4C60 3 62 14 55 20C60 16 58 6 52 1.4Z", P["oxblood"]) + stroke("M44 9C46 4 54 3 57 8M32 30C36 22 42 19 48 19", P["coral"], 2.2)
    o += g("rotate(24 72 42)", rect(68, 32, 4.4, 18, CREAM, 2)) + eyes(49, 2.7) + stroke("M36 44C38.6 40.6 44 41 46.4 43.4M53.6 43.4C56 41 61.4 40.6 64 44", P["oxblood"], 2.8) + stroke("M38.4 46.8C40 45.4 44 45.4 45.4 47M54.6 47C56 45.4 60 45.4 61.6 46.8", INK, 1.8)
    o += path("M42 60C45 58.4 48 58.6 50 59.6C52 58.6 55 58.4 58 60C57 66.4 43 66.4 42 60Z", P["red"]) + stroke("M44 61.2C48 62.4 52 62.4 56 61.2", P["oxblood"], 1.6) + circ(34, 57, 3.6, P["red"], op=.5) + circ(66, 57, 3.6, P["red"], op=.5) + circ(28.6, 60, 2.6, P["gold"]) + circ(71.4, 60, 2.6, P["gold"])
    return o
def anselme(big=False):
    """The engineer of the Ponts et Chaussées: has it all in a table."""
    o = torso(big, P["sand"], P["ochre"], 23)
    o += path("M36 66L50 86L64 66L70 71L56 96L44 96L30 71Z", CREAM) if not big else path("M34 68L50 102L66 68L58 64L42 64Z", "#FFFFFF") + path("M28 70L48 112L42 150L28 150L20 80ZM72 70L52 112L58 150L72 150L80 80Z", P["paper"]) + path("M72 70L52 112L58 150L72 150L80 80Z", P["sand"]) + rect(66, 104, 16, 4, CREAM, 2) + stroke("M70 104L69 94M75 104L75 92", P["royal"], 3) + rect(4, 128, 46, 12, CREAM, 2) + rect(18, 126, 14, 16, P["azure"], 2, op=.8) + "".join(line(x, 129, x, 133, INK, 1.2) for x in range(7, 48, 4))
    o += neck() + path("M45.6 74L54.4 74L53 79L56 92L50 96L44 92L47 79Z", P["green"]) + path("M50 74L54.4 74L53 79L56 92L50 96Z", P["pine"])
    o += path("M28 45C23 48 25 58 31 58ZM72 45C77 48 75 58 69 58Z", P["coral"]) + skin()
    o += path("M28 46C25 40 26 32 30 28C32 16 44 10 56 12C68 13 75 24 72.4 46C70 42 69 36 67 32C58 34 46 32 37 27C34 32 32 36 31.6 40Z", P["asphalt2"]) + path("M60 12.8C70 15 75 26 72.4 46C70 42 69 36 67 32L62 32.4C66 26 64 18 60 12.8Z", P["asphalt"]) + stroke("M37 22C44 18 52 17 60 20", P["stone"], 2)
    o += specs(49, 8.4, INK, P["sky"]) + eyes(49, 2.4) + stroke("M36 39C38.6 37.2 43 37.4 45.6 39M54.4 39C57 37.4 61.4 37.2 64 39", P["asphalt"], 2.6)
    o += path("M50 58.6C46.6 57 42 57.6 40 60.4C43.6 62.2 47.6 61.8 50 60.6C52.4 61.8 56.4 62.2 60 60.4C58 57.6 53.4 57 50 58.6Z", P["asphalt"]) + stroke("M45.4 65.4C48.4 66.8 52 66.6 54.6 64.8", P["oxblood"], 2.4)
    return o
# name, ring, ground, drawing, calling, strength: the levels of the rules pages, then spare faces for more seats
ODETTE = ("Odette", "red", "mint", odette, "The postwoman", 2); MADO = ("Mado", "red", "goldlt", mado, "The patronne", 3)
CUBES = [("Lucien", "red", "paper", lucien, "Garage apprentice", 1), ODETTE, MADO, ("Anselme", "red", "sky", anselme, "Ponts et Chauss\u00e9es", 4)]
BONES = [("Am\u00e9d\u00e9e", "red", "mint", amedee, "The baker", 1), ODETTE, MADO, ("Marius", "red", "paper", marius, "P\u00e9tanque champion", 4)]
SPARE = [("Firmin", "red", "goldlt", firmin, "The waiter", 2), ("Josette", "red", "sky", josette, "Night lorries", 3), ("Hortense", "red", "sand", hortense, "Retired schoolteacher", 4), ("Abb\u00e9 Roch", "red", "sky", roch, "The parish priest", 1), ("Djamila", "red", "lilac", djamila, "Medical student", 4)]
def slug(nm): return nm.lower().replace("\u00e9", "e").replace(" ", "_")
def portrait(who, ring=None):
    nm, rg, ground, fn, _, _ = who
    o = circ(50, 50, 50, P[ring or rg]) + circ(50, 50, 46, P[ground])
    return o + fn(False)
def by_slug(nm): return next(w for w in CUBES+BONES+SPARE if slug(w[0]) == nm)

# ---- moods ----------------------------------------------------------------------------------
def _rep(base, *pairs):
    """Replace exact pieces of a drawing (old, new); an old piece must be there."""
    for old, new in pairs:
        assert old in base, old[:80]
        base = base.replace(old, new, 1)
    return base
ARCS = lambda y=49, c=INK, w=3, dx=8: stroke(f"M{42-4.4} {y+1.4}C{42-2.6} {y-3} {42+2.6} {y-3} {42+4.4} {y+1.4}M{58-4.4} {y+1.4}C{58-2.6} {y-3} {58+2.6} {y-3} {58+4.4} {y+1.4}", c, w)      # laughing eyes
WIDE = lambda y=49, r=4.6: circ(42, y, r, CREAM) + circ(42, y, r, None, stroke=INK, sw=1.6) + circ(42.4, y+.4, 2.1, INK) + circ(58, y, r, CREAM) + circ(58, y, r, None, stroke=INK, sw=1.6) + circ(57.6, y+.4, 2.1, INK)
CROSS = lambda y=44, c=INK, w=3.2: stroke(f"M35.6 {y-2.4}L46 {y+2}M64.4 {y-2.4}L54 {y+2}", c, w)                          # angry brows
WORRY = lambda y=42, c=INK, w=2.8: stroke(f"M36 {y+1.8}C38.6 {y-.6} 42.6 {y-2.6} 45.6 {y-2.4}M64 {y+1.8}C61.4 {y-.6} 57.4 {y-2.6} 54.4 {y-2.4}", c, w)
LAUGH = lambda y=59, c=P["oxblood"], w=10: path(f"M{50-w} {y}C{50-w*.5} {y+2.4} {50+w*.5} {y+2.4} {50+w} {y}C{50+w*.86} {y+12} {50-w*.86} {y+12} {50-w} {y}Z", c) + path(f"M{50-w+.9} {y+.9}C{50-w*.5} {y+2.9} {50+w*.5} {y+2.9} {50+w-.9} {y+.9}L{50+w-2.2} {y+3.9}C{50+w*.4} {y+5.4} {50-w*.4} {y+5.4} {50-w+2.2} {y+3.9}Z", "#FFFFFF")
WAVY = lambda y=63, c=P["oxblood"], w=3: stroke(f"M42 {y+1}C44 {y-2} 46.4 {y-2} 48 {y}C49.6 {y+2} 52 {y+2} 53.4 {y}C54.8 {y-2} 57 {y-1.6} 58.4 {y+1}", c, w)
SOUR = lambda y=64, c=P["oxblood"], w=3: stroke(f"M43 {y+2}C46 {y-1.4} 54 {y-1.4} 57 {y+2}", c, w)
DROP = lambda x=78, y=44: path(f"M{x} {y-9}C{x+4} {y-3} {x+5.4} {y} {x+5.4} {y+2.6}C{x+5.4} {y+9} {x-5.4} {y+9} {x-5.4} {y+2.6}C{x-5.4} {y} {x-4} {y-3} {x} {y-9}Z", P["sky"], stroke=P["sea"], sw=1.8) + path(f"M{x-2.6} {y+2.6}C{x-2.6} {y+4.4} {x-1.6} {y+5.4} {x-.4} {y+5.6}", None, stroke=CREAM, sw=1.6)
BLUSH = lambda y=57: circ(34, y, 4.4, P["red"], op=.55) + circ(66, y, 4.4, P["red"], op=.55)
def express(nm, mood, base=None):
    """mood: pleased or stung, of the face or of a drawing with the same head.  The head stays, brows, eyes and mouth change; stung adds a drop."""
    p = mood == "pleased"
    b = base or portrait(by_slug(nm))
    if nm == "lucien":
        ey = eyes(49, 2.8); br = stroke("M36.6 44C39 41.6 43.6 42 46 44M54 43C56.6 41 61 41 63.4 43", P["terra"], 2.8); mo = path("M41 58.6C47 61 55 60 60 56.6C59.6 64 44 66 41 58.6Z", CREAM) + stroke("M41 58.6C47 61 55 60 60 56.6C59.6 64 44 66 41 58.6Z", P["oxblood"], 2)
        return _rep(b, (ey, ARCS(49)), (br, stroke("M36 42.4C39 39.6 44 40 46.4 42.2M54 41.4C56.6 39 61.4 39.2 64 41.6", P["terra"], 2.8)), (mo, LAUGH(57, P["oxblood"], 10.4))) if p else _rep(b, (ey, WIDE(49.4, 4.2)), (br, WORRY(43, P["terra"], 2.8)), (mo, WAVY(61.6))) + DROP(80, 42)
    if nm == "odette":
        ey = eyes(49, 2.7); br = stroke("M37 43.6C39 42 44 42 46 43.6M54 43.6C56 42 61 42 63 43.6", P["oxblood"], 2.4); li = stroke("M39 46.8C40.6 45.8 43.6 45.8 45 46.8M55 46.8C56.6 45.8 59.6 45.8 61 46.8", INK, 1.8)
        mo = path("M41 59C46 61 54 61 59 59C57.4 66 42.6 66 41 59Z", CREAM) + stroke("M41 59C46 61 54 61 59 59C57.4 66 42.6 66 41 59Z", P["red"], 2.4)
        return _rep(b, (ey, ARCS(49.4)), (br, stroke("M36.6 42.6C39 40 44 40 46.4 42.4M53.6 42.4C56 40 61 40 63.4 42.6", P["oxblood"], 2.4)), (li, ""), (mo, LAUGH(58, P["red"], 10.4))) if p else _rep(b, (ey, circ(42, 49.6, 2.5, INK) + circ(58, 49.6, 2.5, INK)), (br, CROSS(43.4, P["oxblood"], 2.8)), (mo, SOUR(62.4, P["red"], 3.2))) + DROP(82, 48)
    if nm == "mado":
        ey = eyes(49, 2.7); br = stroke("M36 44C38.6 40.6 44 41 46.4 43.4M53.6 43.4C56 41 61.4 40.6 64 44", P["oxblood"], 2.8); li = stroke("M38.4 46.8C40 45.4 44 45.4 45.4 47M54.6 47C56 45.4 60 45.4 61.6 46.8", INK, 1.8)
        mo = path("M42 60C45 58.4 48 58.6 50 59.6C52 58.6 55 58.4 58 60C57 66.4 43 66.4 42 60Z", P["red"]) + stroke("M44 61.2C48 62.4 52 62.4 56 61.2", P["oxblood"], 1.6)
        return _rep(b, (ey, ARCS(49)), (li, ""), (br, stroke("M35.6 42.6C38.4 38.8 44 39.4 46.4 41.8M53.6 41.8C56 39.4 61.6 38.8 64.4 42.6", P["oxblood"], 2.8)), (mo, LAUGH(58.6, P["red"], 10))) if p else _rep(b, (ey, circ(42, 49.6, 2.4, INK) + circ(58, 49.6, 2.4, INK)), (li, stroke("M37.6 47.4L46 48.2M62.4 47.4L54 48.2", INK, 2)), (br, CROSS(43, P["oxblood"], 3.2)), (mo, path("M43 63.6C46 60.4 54 60.4 57 63.6C54 62.6 46 62.6 43 63.6Z", P["red"], stroke=P["red"], sw=2, join="round")))
    if nm == "anselme":
        ey = eyes(49, 2.4); br = stroke("M36 39C38.6 37.2 43 37.4 45.6 39M54.4 39C57 37.4 61.4 37.2 64 39", P["asphalt"], 2.6); mo = stroke("M45.4 65.4C48.4 66.8 52 66.6 54.6 64.8", P["oxblood"], 2.4)
        a2 = stroke("M37.6 50.6C39 47 43 47 44.4 50.6M55.6 50.6C57 47 61 47 62.4 50.6", INK, 2.4)
        return _rep(b, (ey, a2), (br, stroke("M35 36.6C38 33.6 43 34 45.6 36.2M54.4 36.2C57 34 62 33.6 65 36.6", P["asphalt"], 2.6)), (mo, stroke("M42.6 63.8C46 68.4 54 68.4 57.4 63.8", P["oxblood"], 2.8))) if p else _rep(b, (ey, circ(41.4, 49.6, 2, INK) + circ(58.6, 49.6, 2, INK)), (br, stroke("M34.6 38.4C37.6 35.4 42 34.4 45.4 35M65.4 36.6C62 36.8 57.6 38 54.6 39.6", P["asphalt"], 2.8)), (mo, stroke("M46.4 66.4L54.6 65.2", P["oxblood"], 2.6))) + DROP(80, 40)
    if nm == "amedee":
        ey = eyes(48, 2.7, INK, 42); mo = stroke("M42 60.4C46 63.4 54 63.4 58 60.4", "#3E1F2B", 2.8); m2 = stroke("M45.4 64.8C48 66 52 66 54.6 64.8", BROWN_SH, 1.8); br = lambda y: stroke(f"M37 {y+1}C39 {y-1.4} 44 {y-1.4} 46.5 {y+1}M53.5 {y+1}C56 {y-1.4} 61 {y-1.4} 63 {y+1}", INK, 2.8)
        return _rep(b, (ey, ARCS(48.4) + br(41)), (mo, LAUGH(59, "#3E1F2B", 10)), (m2, "")) if p else _rep(b, (ey, WIDE(48.6, 4.2) + WORRY(42.4)), (mo, SOUR(62, "#3E1F2B", 3)), (m2, "")) + DROP(82, 52)
    if nm == "marius":
        ey = circ(41.4, 47.6, 2.5, INK) + circ(58.6, 47.6, 2.5, INK); li = stroke("M36.4 47C38 44.4 44 44.2 46.4 46.6M53.6 46.6C56 44.2 62 44.4 63.6 47", P["terra"], 1.8); br = stroke("M35 41C38 38.6 43 38.6 46 40.6M54 40.6C57 38.6 62 38.6 65 41", CREAM, 3.4); mo = stroke("M46 67C48 68.4 52 68.4 54 67", P["oxblood"], 2.4)
        return _rep(b, (ey, ARCS(47.6)), (li, ""), (br, stroke("M34.4 39.4C37.6 36.4 43 36.8 46 39M54 39C57 36.8 62.4 36.4 65.6 39.4", CREAM, 3.4)), (mo, LAUGH(64.6, P["oxblood"], 7.4))) if p else _rep(b, (ey, circ(41.4, 48, 2.3, INK) + circ(58.6, 48, 2.3, INK)), (br, stroke("M34.6 38.6L46 43M65.4 38.6L54 43", CREAM, 3.8)), (mo, SOUR(67, P["oxblood"], 2.6))) + DROP(84, 50)
    if nm == "firmin":
        ey = eyes(48, 2.6, INK, 42); mu = path("M50 57.6C46 55 38 56 34 61C39 63.6 46 63 50 60.6C54 63 61 63.6 66 61C62 56 54 55 50 57.6Z", INK); mo = stroke("M45 65.6C48 67 52 67 55 65.6", P["oxblood"], 2.2)
        return _rep(b, (ey, ARCS(48) + stroke("M36.6 41C39 38.6 44 38.6 46.6 40.6M53.4 40.6C56 38.6 61 38.6 63.4 41", INK, 2.8)), (mu, LAUGH(60.4, P["oxblood"], 8) + path("M50 56.6C46 53.4 37.4 53 31 57C34 62 45 63 50 60C55 63 66 62 69 57C62.6 53 54 53.4 50 56.6Z", INK)), (mo, "")) if p else _rep(b, (ey, circ(42, 48.6, 2.4, INK) + circ(58, 48.6, 2.4, INK) + stroke("M36 41.4C39 37.6 43.6 37.8 46.4 40.4M54 44.2C57 43 61 43.2 64 45", INK, 3)), (mo, SOUR(66, P["oxblood"], 2.4))) + DROP(80, 40)
    if nm == "josette":
        ey = eyes(48, 2.7); br = stroke("M36 44C39 41.6 44 41.6 47 43M53 43C56 41.6 61 41.6 64 44", INK, 3); mo = path("M42 60C45 58.4 48 58.6 50 59.6C52 58.6 55 58.4 58 60C56 64.6 44 64.6 42 60Z", P["red"])
        return _rep(b, (ey, ARCS(48.4)), (br, stroke("M35.6 42C39 39 44 39.2 47 41.2M53 41.2C56 39.2 61 39 64.4 42", INK, 3)), (mo, LAUGH(58.6, P["red"], 9.6))) if p else _rep(b, (ey, circ(42, 48.8, 2.4, INK) + circ(58, 48.8, 2.4, INK)), (br, CROSS(43.2, INK, 3.4)), (mo, SOUR(62.6, P["red"], 3.2))) + DROP(82, 48)
    if nm == "hortense":
        ey = eyes(49, 2.4); br = stroke("M38 39.6C40 38 43 38 45 39M55 39C57 38 60 38 62 39.6", P["stone"], 2.2); mo = stroke("M43 61C46 63.6 54 63.6 57 61", P["oxblood"], 2.8)
        return _rep(b, (ey, stroke("M37.6 50.6C39 47 43 47 44.4 50.6M55.6 50.6C57 47 61 47 62.4 50.6", INK, 2.4)), (br, stroke("M37.4 37.8C39.6 35.8 43 35.8 45.4 37.2M54.6 37.2C57 35.8 60.4 35.8 62.6 37.8", P["stone"], 2.4)), (mo, LAUGH(60, P["oxblood"], 8.4))) if p else _rep(b, (ey, circ(41.4, 49.6, 2, INK) + circ(58.6, 49.6, 2, INK)), (br, stroke("M37 40C39.4 37.6 42.6 36 45.6 36.4M63 40C60.6 37.6 57.4 36 54.4 36.4", P["stone"], 2.6)), (mo, WAVY(62, P["oxblood"], 2.8))) + DROP(84, 52)
    if nm == "abbe_roch":
        ey = stroke("M37.6 50.6C39 48.4 43 48.4 44.4 50.6M55.6 50.6C57 48.4 61 48.4 62.4 50.6", INK, 2.6); mo = path("M40 61C45 64 55 64 60 61C58 69 42 69 40 61Z", CREAM) + stroke("M40 61C45 64 55 64 60 61C58 69 42 69 40 61Z", P["oxblood"], 2)
        return _rep(b, (ey, stroke("M36.8 50.4C38.6 46.4 43.2 46.4 45 50.4M55 50.4C56.8 46.4 61.4 46.4 63.2 50.4", INK, 2.8)), (mo, LAUGH(59.4, P["oxblood"], 11))) if p else _rep(b, (ey, circ(41, 50.4, 2.5, INK) + circ(59, 50.4, 2.5, INK) + stroke("M34.6 41.4C37.4 38.6 41 37.2 44.8 37.6M65.4 41.4C62.6 38.6 59 37.2 55.2 37.6", P["terra"], 2.6)), (mo, ell(50, 64.4, 4, 4.4, P["oxblood"]) + ell(50, 65.2, 2.2, 2.6, INK))) + DROP(84, 54)
    if nm == "djamila":
        ey = eyes(49, 2.8); br = stroke("M36.6 43.6C39 41 44 41.4 46.4 43.6M53.6 43.6C56 41.4 61 41 63.4 43.6", INK, 3); li = stroke("M38.4 47C40 45.6 44 45.6 45.4 47.2M54.6 47.2C56 45.6 60 45.6 61.6 47", INK, 2); mo = path("M42.6 60.4C45.4 58.8 48 58.8 50 60C52 58.8 54.6 58.8 57.4 60.4C55.4 65 44.6 65 42.6 60.4Z", P["oxblood"])
        return _rep(b, (ey, ARCS(49.4)), (li, ""), (br, stroke("M36 42.2C38.6 39.2 44 39.6 46.4 42M53.6 42C56 39.6 61.4 39.2 64 42.2", INK, 3)), (mo, LAUGH(58.8, P["oxblood"], 9.6))) if p else _rep(b, (ey, circ(42, 49.8, 2.5, INK) + circ(58, 49.8, 2.5, INK)), (li, stroke("M37.6 47.6L46 48.2M62.4 47.6L54 48.2", INK, 2)), (br, CROSS(43.6, INK, 3.2)), (mo, SOUR(62.4, P["oxblood"], 3.2))) + DROP(82, 44)

MOODS = tuple(slug(w[0]) for w in dict((w[0], w) for w in CUBES+BONES+SPARE).values())
def main(out):
    os.makedirs(out, exist_ok=True)
    def put(name, w, h, *k):
        with open(f"{out}/{name}.svg", "w") as f: f.write(doc(w, h, *k))
    for w in CUBES+BONES+SPARE:
        put("portrait_"+slug(w[0]), 100, 100, portrait(w))
        put("bust_"+slug(w[0]), 130, 158, at(15, 8, 1, w[3](True)))
        put("arm_"+slug(w[0]), 90, 60, at(38, -84, 1, arm(w[0])))
    for k in MOODS:
        for m in ("pleased", "stung"):
            put(f"portrait_{k}_{m}", 100, 100, express(k, m))
            put(f"bust_{k}_{m}", 130, 158, at(15, 8, 1, express(k, m, by_slug(k)[3](True))))
if __name__ == "__main__": main(sys.argv[1] if len(sys.argv) > 1 else "../portraits")
