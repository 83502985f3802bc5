# SPDX-License-Identifier: MIT
"""The five vehicles, side view, facing right, ground at y=0, x from 0."""
from palette import P
from svgkit import *

INK, CREAM = P["ink"], P["cream"]

def wheel(x, r, hub=P["cream"], spokes=0, tyre=INK, white=False):
    o = circ(x, -r, r, tyre)
    if white: o += circ(x, -r, r*.78, CREAM) + circ(x, -r, r*.62, INK)
    o += circ(x, -r, r*.56, P["stone"]) + circ(x - r*.04, -r - r*.04, r*.5, hub) + circ(x, -r, r*.2, P["stone"])
    o += stroke(f"M{n(x-r*.36)} {n(-r-r*.08)}C{n(x-r*.32)} {n(-r*1.3)} {n(x-r*.1)} {n(-r*1.42)} {n(x+r*.1)} {n(-r*1.38)}", "#FFFFFF", r*.09)
    return o

def shadow(x0, x1, h, skew, op=.42, col=INK):
    """Long evening shadow on the road, sheared to the right."""
    q = (f"M{n(x0)} -4L{n(x0+skew)} {n(h)}L{n(x1+skew-30)} {n(h)}C{n(x1+skew+4)} {n(h)} {n(x1+skew-10)} {n(h*.42)} {n(x1+skew*.3)} {n(h*.1)}L{n(x1)} -4Z")
    return path(q, col, op=op)

def saloon(body=P["azure"], shade=P["sea"], light=P["sky"], luggage=True, driver=True, seed=3, lamp=True):
    B = "M10 -42C4 -62 8 -80 28 -90C60 -101 82 -121 106 -140C126 -154 150 -159 186 -159C226 -159 244 -148 264 -118C270 -109 276 -105 290 -103C338 -98 376 -90 389 -68C396 -56 396 -45 390 -36L366 -28L34 -28Z"
    o = ""
    if luggage:
        o += line(120, -160, 246, -160, INK, 5) + line(136, -160, 136, -152, INK, 5) + line(232, -160, 232, -150, INK, 5)
        o += rect(128, -190, 58, 28, P["terra"], 4) + rect(128, -190, 58, 9, P["coral"], 4) + line(142, -189, 142, -164, CREAM, 4) + line(172, -189, 172, -164, CREAM, 4)
        o += rect(190, -182, 48, 20, P["ochre"], 4) + line(214, -181, 214, -164, INK, 4) + rect(140, -203, 38, 12, P["royal"], 3)
        o += rect(182, -196, 62, 12, P["red"], 6) + path("M244 -196C250 -196 250 -184 244 -184Z", CREAM)
    o += path(B, body)
    # light catches the roof and the wing tops
    o += path("M106 -140C126 -154 150 -159 186 -159C226 -159 244 -148 264 -118C246 -138 224 -149 186 -149C152 -149 130 -145 106 -132C80 -114 62 -102 30 -90C60 -101 82 -121 106 -140Z", light)
    o += path("M290 -103C338 -98 376 -90 389 -68C374 -84 336 -92 284 -95C278 -99 280 -103 290 -103Z", light)
    # shade below the waist
    low = "M7 -62L200 -66C280 -66 340 -64 393 -56C394 -48 394 -42 390 -36L366 -28L34 -28L10 -42C8 -48 7 -54 7 -62Z"
    o += path(low, shade) + grain("M8 -80L392 -78L393 -58L7 -62Z", shade, 260, seed, (0, 1), (.8, 2.2), 1.2, .9)
    # glass
    o += path("M118 -112C130 -132 148 -141 176 -142L176 -104L114 -104C114 -107 116 -109 118 -112Z", P["ink"])
    o += path("M186 -142C218 -142 232 -132 247 -108L246 -104L186 -104Z", P["ink"])
    o += path("M128 -116C138 -129 148 -134 160 -136L138 -108L124 -108Z", P["sea"]) + path("M212 -139C220 -137 226 -133 232 -128L218 -108L196 -108Z", P["sea"])
    if driver:
        o += circ(212, -122, 10, P["coral"]) + path("M201 -124C200 -136 224 -137 224 -126L230 -124L222 -122Z", P["oxblood"]) + path("M196 -104C197 -112 204 -114 212 -114C220 -114 226 -112 227 -104Z", CREAM)
    # waistline, doors, handle
    o += stroke("M18 -88C100 -96 250 -96 384 -78", CREAM, 3.2)
    o += stroke("M182 -100L182 -36M116 -100C112 -80 114 -60 122 -44M250 -100C254 -76 254 -54 246 -36", INK, 2.2, op=.55)
    o += line(160, -86, 174, -86, CREAM, 4) + line(190, -86, 204, -86, CREAM, 4)
    # arches and wheels
    for x in (88, 316):
        o += path(f"M{x-46} -28C{x-46} -92 {x+46} -92 {x+46} -28Z", INK)
        o += wheel(x, 34, CREAM, white=True)
    # chrome
    o += rect(-2, -52, 26, 9, CREAM, 4.5) + rect(380, -50, 24, 9, CREAM, 4.5) + line(130, -30, 268, -30, INK, 5, op=.8)
    o += ell(380, -74, 8, 11, CREAM)
    if lamp: o += ell(382, -74, 6, 9, P["sun"])
    o += ell(10, -72, 4, 8, P["red"])
    return o

def van(body=P["cream"], shade=P["ochre"], light="#FFFFFF", seed=5):
    """Little delivery van of a village bakery: ribbed box, snub nose."""
    o = ""
    box = "M14 -34L14 -150C14 -176 28 -188 56 -188L214 -188C240 -188 252 -184 262 -168L286 -116C290 -108 296 -106 306 -105C336 -103 350 -92 354 -70L356 -34Z"
    o += path(box, body)
    o += path("M14 -150C14 -176 28 -188 56 -188L214 -188C240 -188 252 -184 262 -168L266 -160C254 -172 244 -176 222 -176L56 -176C34 -176 22 -168 14 -150Z", light)
    o += path("M14 -72L354 -72L356 -34L14 -34Z", shade) + grain("M14 -96L352 -96L354 -72L14 -72Z", shade, 260, seed, (0, 1), (.8, 2.2), 1.2, .9)
    # ribs
    for x in range(34, 196, 16): o += line(x, -164, x, -82, P["stone"], 1.8, op=.7)
    o += path("M296 -106C330 -104 346 -94 351 -72L300 -72C302 -84 300 -96 296 -106Z", P["sand"])
    # bakery badge: a wheat ear in a disc
    o += circ(110, -118, 33, P["red"]) + circ(110, -118, 29, None, stroke=CREAM, sw=2.4)
    o += stroke("M110 -94L110 -136", P["sun"], 3)
    for i in range(4):
        y = -102 - i*9
        o += path(f"M110 {y}C116 {y-1} 122 {y-6} 122 {y-13}C115 {y-12} 110 {y-8} 110 {y}Z", P["sun"]) + path(f"M110 {y}C104 {y-1} 98 {y-6} 98 {y-13}C105 {y-12} 110 {y-8} 110 {y}Z", P["sun"])
    o += ell(110, -143, 3.4, 7, P["sun"])
    # cab
    o += path("M206 -164L236 -164C246 -164 250 -160 254 -152L272 -112L206 -112Z", INK) + path("M222 -160L238 -160L218 -116L208 -116L208 -132Z", P["sea"])
    o += circ(238, -128, 10, P["coral"]) + path("M227 -131C228 -143 248 -143 250 -132Z", CREAM) + path("M222 -112C224 -118 230 -120 238 -120C246 -120 250 -118 252 -112Z", P["royal"])
    o += stroke("M200 -170L200 -40M276 -106C280 -80 280 -60 272 -40", INK, 2.2, op=.55) + line(208, -98, 222, -98, CREAM, 4)
    o += stroke("M14 -76L352 -76", CREAM, 3.2)
    for x in (78, 298):
        o += path(f"M{x-42} -34C{x-42} -86 {x+42} -86 {x+42} -34Z", INK) + wheel(x, 31, CREAM)
    o += stroke("M330 -96L348 -92M332 -88L351 -84M334 -80L352 -76", INK, 2.4, op=.6)
    o += circ(344, -66, 9, CREAM) + circ(346, -66, 7, P["sun"])
    o += rect(346, -46, 22, 8, CREAM, 4) + rect(2, -48, 20, 8, CREAM, 4) + ell(15, -62, 4, 7, P["red"])
    # loaves on the roof rack
    o += line(44, -194, 208, -194, INK, 4.5) + line(60, -194, 60, -186, INK, 4.5) + line(194, -194, 194, -186, INK, 4.5)
    o += rect(64, -214, 66, 20, P["terra"], 3) + rect(134, -212, 54, 18, P["ochre"], 3)
    for x in (70, 84, 98, 112): o += stroke(f"M{x} -214L{x+8} -232", P["ochre"], 8) + stroke(f"M{x+1} -220L{x+5} -228", CREAM, 2.2)
    return o

def racer(body=P["royal"], shade=P["navy"], light=P["azure"], seed=9, num="7"):
    """Blue single-seater, nothing but nose and driver."""
    o = ""
    # driver behind the cowl
    o += path("M150 -84C152 -112 168 -118 184 -116C198 -114 206 -100 208 -82Z", CREAM)
    o += circ(184, -132, 19, P["coral"]) + path("M163 -131C161 -158 206 -160 206 -132L210 -129L163 -126Z", P["red"])
    o += rect(184, -140, 25, 12, INK, 6) + rect(189, -138, 17, 7, P["sky"], 3.5) + line(165, -134, 186, -134, INK, 3)
    # scarf in the wind
    o += path("M172 -116C150 -112 134 -124 112 -116C122 -112 118 -106 108 -102C130 -100 148 -100 176 -106Z", P["sun"])
    B = "M14 -52C14 -74 40 -92 84 -94C110 -96 128 -92 146 -82L206 -80L226 -82C290 -82 352 -76 392 -58C404 -52 408 -44 402 -36C394 -28 380 -26 360 -26L52 -26C28 -26 14 -34 14 -52Z"
    o += path(B, body)
    o += path("M20 -66C34 -84 60 -93 84 -94C110 -96 128 -92 146 -82L206 -80L226 -82C290 -82 352 -76 392 -58C350 -70 290 -74 226 -74L142 -74C126 -82 106 -86 84 -84C58 -82 38 -78 20 -66Z", light)
    o += path("M14 -50L404 -46C405 -42 404 -39 402 -36C394 -28 380 -26 360 -26L52 -26C28 -26 15 -34 14 -50Z", shade) + grain("M14 -68L376 -62L392 -46L14 -50Z", shade, 240, seed, (0, 1), (.8, 2.1), 1.2, .9)
    # windscreen
    o += path("M206 -80L222 -104C232 -104 238 -96 242 -81Z", P["sky"]) + stroke("M206 -80L222 -104C232 -104 238 -96 242 -81", CREAM, 2.4)
    # grille mouth, louvres, exhaust
    o += path("M392 -58C404 -52 408 -44 402 -36C397 -31 392 -29 386 -28C380 -36 382 -50 388 -60Z", INK) + stroke("M393 -54C400 -48 402 -42 397 -34", P["stone"], 2)
    for x in range(252, 318, 11): o += line(x, -66, x+5, -54, INK, 3, op=.75)
    o += stroke("M250 -34L112 -34C90 -34 60 -32 24 -36", P["stone"], 8) + stroke("M250 -36L112 -36C90 -36 60 -34 26 -38", CREAM, 2.4)
    for x in (250, 268, 286): o += stroke(f"M{x} -46C{x-4} -39 {x-8} -35 {x-16} -34", P["stone"], 6)
    # number roundel
    o += circ(152, -57, 22, CREAM) + numeral(num, 152, -71, 28, INK)
    # exposed wheels
    for x, r in ((70, 40), (338, 36)):
        o += circ(x, -r, r, INK) + circ(x, -r, r*.66, P["asphalt2"]) + circ(x, -r, r*.6, CREAM)
        for a in range(0, 180, 20):
            x1, y1 = pt(x, -r, r*.58, a); x2, y2 = pt(x, -r, r*.58, a+180); o += line(x1, y1, x2, y2, P["asphalt"], 1.5)
        o += circ(x, -r, r*.17, P["red"]) + circ(x, -r, r*.86, None, stroke=P["asphalt2"], sw=1.6)
    return o

def limb(d, col, w): return stroke(d, col, w)

def scooter(body=P["coral"], shade=P["red"], light=P["cream"], seed=7):
    o = ""
    for x in (62, 232):
        o += circ(x, -25, 25, INK) + circ(x, -25, 14, P["stone"]) + circ(x-1, -26, 12, CREAM) + circ(x, -25, 4, INK)
    # front fork + shield + handlebar
    o += stroke("M232 -25L222 -62", P["asphalt2"], 9)
    o += path("M204 -44C204 -28 196 -22 182 -22L128 -22L128 -36L176 -36C186 -36 190 -42 192 -52L204 -128C206 -136 214 -138 218 -132C224 -112 220 -76 204 -44Z", body)
    o += path("M212 -134C220 -132 222 -118 220 -100C217 -78 212 -60 204 -44L197 -44C206 -70 211 -100 212 -134Z", light)
    o += path("M208 -62C212 -76 236 -80 252 -66C262 -57 264 -46 262 -38C252 -54 238 -60 220 -54C212 -52 206 -54 208 -62Z", body) + path("M208 -62C212 -76 236 -80 252 -66C240 -70 222 -68 212 -58Z", light)
    o += stroke("M210 -130L204 -148L190 -152", INK, 6) + circ(214, -142, 11, body) + ell(222, -142, 5, 9, P["sun"])
    # rear cowl
    o += path("M20 -44C16 -78 40 -94 74 -94L134 -92C142 -80 142 -60 136 -36L128 -22L104 -22C98 -52 40 -56 26 -30C22 -34 21 -38 20 -44Z", body)
    o += path("M20 -52C18 -80 42 -94 74 -94L134 -92C138 -86 140 -80 140 -74C120 -84 44 -86 20 -52Z", light)
    o += path("M136 -36L128 -22L104 -22C100 -40 82 -47 64 -47C82 -54 112 -50 137 -44Z", shade) + grain("M24 -58L138 -70L137 -44L64 -48Z", shade, 150, seed, (.3, 1), (.8, 2), 1.2, .9)
    o += ell(20, -58, 4, 8, P["red"])
    o += path("M44 -96C60 -106 118 -106 138 -94L136 -88L46 -90Z", INK)
    # rider: headscarf and a summer frock
    dress = "M88 -168C84 -150 82 -130 78 -112C70 -104 58 -96 60 -88C90 -82 130 -84 160 -82C166 -88 164 -98 150 -102C136 -106 124 -108 122 -116C126 -132 130 -146 126 -162Z"
    o += limb("M150 -92C168 -86 172 -70 168 -40", P["coral"], 13) + path("M158 -40L176 -40C186 -36 192 -34 192 -28L158 -28Z", P["oxblood"])
    o += path(dress, CREAM)
    for x, y in ((92, -150), (108, -140), (96, -126), (112, -122), (88, -106), (106, -100), (124, -96), (142, -94), (76, -96), (112, -160)):
        o += circ(x, y, 4.6, P["red"])
    o += limb("M118 -160C134 -150 146 -140 160 -144L192 -152", P["coral"], 10)
    o += path("M96 -176L120 -176L118 -160L100 -162Z", P["coral"])
    o += circ(114, -192, 19, P["coral"])
    o += path("M130 -206C118 -222 88 -216 88 -192C88 -180 96 -172 108 -170C100 -186 108 -200 130 -206Z", P["royal"])
    o += path("M92 -176C76 -172 62 -180 46 -172C56 -168 56 -162 50 -156C70 -156 86 -162 98 -170Z", P["royal"])
    o += rect(116, -200, 18, 9, INK, 4.5) + stroke("M126 -181L131 -182", P["oxblood"], 3.4)
    return o

def bicycle(seed=2):
    o = ""
    fr, rr, R = (236, -50), (60, -50), 50
    for x, y in (fr, rr):
        o += circ(x, y, R-3, None, stroke=INK, sw=6.5) + circ(x, y, R-9, None, stroke=P["stone"], sw=2)
        for a in range(0, 180, 22):
            x1, y1 = pt(x, y, R-9, a); x2, y2 = pt(x, y, R-9, a+180); o += line(x1, y1, x2, y2, P["stone"], 1.3)
        o += circ(x, y, 5, INK)
    bb, seat, head = (136, -48), (110, -128), (206, -132)
    o += stroke(f"M60 -50L{bb[0]} {bb[1]}L{seat[0]+4} {seat[1]+10}ZM{seat[0]+6} {seat[1]+16}L{head[0]} {head[1]+10}L{bb[0]} {bb[1]}M{head[0]-2} {head[1]}L236 -50", P["red"], 7)
    o += stroke("M205 -132L201 -150L214 -154C228 -156 236 -146 226 -134", INK, 6)
    o += path("M84 -132C92 -138 120 -138 132 -130L128 -126L96 -124Z", INK)
    # mudguards, carrier
    o += stroke("M8 -62C16 -112 92 -118 112 -66", P["red"], 4.5) + stroke("M192 -74C206 -108 260 -108 286 -66", P["red"], 4.5) + line(22, -112, 92, -116, INK, 4.5)
    # baguettes across the carrier
    o += path("M-22 -112C-24 -122 -6 -132 20 -138L88 -158C104 -161 112 -152 98 -145L28 -119C4 -110 -18 -106 -22 -112Z", P["ochre"])
    o += path("M-22 -112C-24 -122 -6 -132 20 -138L88 -158C98 -160 104 -158 104 -154C80 -148 40 -138 18 -130C-4 -124 -14 -120 -22 -112Z", P["sun"])
    o += stroke("M-6 -120L2 -113M12 -128L22 -120M32 -134L42 -126M52 -140L62 -132M72 -146L82 -138", CREAM, 3.6)
    o += stroke("M34 -140L44 -116M64 -148L74 -126", INK, 3)
    # far leg, near leg
    o += limb("M118 -140C148 -128 166 -112 158 -96C154 -82 152 -72 154 -66", P["navy"], 17) + path("M146 -64L162 -64C172 -62 176 -58 176 -54L146 -54Z", INK)
    o += circ(bb[0], bb[1], 14, None, stroke=INK, sw=4.5)
    o += limb("M114 -144C140 -150 160 -136 158 -122C150 -98 132 -70 124 -46", P["royal"], 19)
    o += stroke("M127 -54L122 -40", CREAM, 12) + path("M110 -36L130 -40C142 -34 148 -32 148 -26L112 -26Z", INK)
    # jersey: cream with ink hoops
    body = "M96 -150C98 -182 120 -212 152 -226C166 -230 178 -220 174 -206C166 -188 148 -160 136 -140C122 -134 102 -138 96 -150Z"
    o += path(body, CREAM)
    for i, d in enumerate(("M100 -166C112 -156 126 -150 142 -150", "M107 -182C120 -172 136 -166 152 -166", "M118 -198C130 -188 146 -182 162 -184", "M132 -213C144 -205 158 -200 171 -201")):
        o += stroke(d, P["navy"], 6.5, cap="butt")
    o += limb("M162 -212C168 -190 178 -176 188 -168L212 -155", P["coral"], 11) + limb("M162 -212C166 -200 170 -190 174 -184", CREAM, 15)
    # head, cap with peak
    o += path("M156 -232L172 -232L172 -216L158 -216Z", P["coral"]) + circ(174, -244, 19, P["coral"])
    o += path("M155 -248C152 -272 194 -276 196 -250L212 -246C212 -241 206 -240 200 -241L156 -243Z", P["royal"]) + path("M184 -266C192 -262 196 -256 196 -250L186 -248C188 -254 187 -260 184 -266Z", P["red"])
    o += path("M188 -238C196 -236 199 -232 195 -230C191 -229 186 -231 184 -234Z", INK)
    return o
