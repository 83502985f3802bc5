/* SPDX-License-Identifier: MIT */
/* The palette of the program. assets/palette.json is the same table for artists. */
#ifndef UI_INK_H
#define UI_INK_H

#include <stdint.h>

struct rgba {
    uint8_t r, g, b, a;
};

#define INK_INK                                                                                              \
    ((struct rgba){20, 35, 59, 255}) /* outlines, text on paper, tyres, deepest shadow (never pure black) */
#define INK_NIGHT ((struct rgba){36, 55, 92, 255})      /* night sky, secondary dark panels */
#define INK_ASPHALT ((struct rgba){62, 69, 85, 255})    /* road surface, distance title band */
#define INK_ASPHALT2 ((struct rgba){92, 100, 115, 255}) /* road shoulder, disabled text on paper */
#define INK_STONE ((struct rgba){165, 156, 136, 255})   /* pylons, concrete, disabled strokes */
#define INK_CREAM ((struct rgba){252, 242, 218, 255})   /* card stock, text on dark, chrome light */
#define INK_PAPER ((struct rgba){243, 226, 188, 255})   /* panels, scoring sheet, enamel plates */
#define INK_SAND ((struct rgba){228, 198, 142, 255})    /* panel shade, dry verge, slot line */
#define INK_SUN ((struct rgba){247, 191, 70, 255})      /* sun, headlamps, focus frame, legal-target glow */
#define INK_OCHRE ((struct rgba){218, 147, 47, 255})    /* wheat, shade of sun */
#define INK_CORAL ((struct rgba){239, 132, 89, 255})    /* dusk sky, warm light */
#define INK_RED ((struct rgba){207, 53, 44, 255})       /* borne cap, hazard family, your opponent's car */
#define INK_OXBLOOD ((struct rgba){140, 31, 39, 255})   /* hazard shade, destructive buttons pressed */
#define INK_TERRA ((struct rgba){189, 91, 56, 255})     /* roof tiles, earth */
#define INK_SKY ((struct rgba){190, 220, 211, 255})     /* day sky */
#define INK_AZURE ((struct rgba){91, 171, 182, 255})    /* far hills, river, your car */
#define INK_SEA ((struct rgba){30, 126, 150, 255})      /* Mediterranean, links, info */
#define INK_ROYAL ((struct rgba){31, 74, 159, 255})     /* safety family, enamel plate text */
#define INK_NAVY ((struct rgba){21, 47, 107, 255})      /* safety shade */
#define INK_MINT ((struct rgba){187, 217, 169, 255})    /* remedy light, young vines */
#define INK_MEADOW ((struct rgba){113, 167, 87, 255})   /* near fields */
#define INK_GREEN ((struct rgba){33, 120, 75, 255})     /* remedy family, confirm */
#define INK_PINE ((struct rgba){17, 78, 60, 255})       /* remedy shade, trees, felt under the hand */
#define INK_GOLD ((struct rgba){230, 176, 58, 255})     /* safety family metal, coup fourre */
#define INK_GOLDLT ((struct rgba){251, 225, 154, 255})  /* metal highlight */
#define INK_LILAC ((struct rgba){157, 136, 181, 255})   /* dusk hills, lavender */
#define INK_PLUM ((struct rgba){83, 59, 108, 255})      /* dusk shade */
#define INK_WHITE ((struct rgba){255, 255, 255, 255})

/* The ink with its alpha multiplied by opacity, 0..1. */
static inline struct rgba ink_fade(struct rgba ink, float opacity)
{
    float alpha = (float)ink.a * opacity;
    ink.a = (uint8_t)(alpha < 0.0f ? 0.0f : alpha > 255.0f ? 255.0f : alpha + 0.5f);
    return ink;
}

#endif
