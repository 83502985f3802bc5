/* SPDX-License-Identifier: MIT */
/* The light of the time of day over the inn. All pictures of the inn are drawn at dusk; at other times the
 * platform paints the same files in other inks. A picture's name says which: "scenes/title@night".
 *
 * The land of the journey has two of these lights: by its file it is August, in the morning September.
 *
 * An element of such a picture may name the part of the evening that it belongs to: <path class="sky" ...>.
 * Only elements with a part change, and only inks that the table of daylight.c has for that part. */
#ifndef UI_DAYLIGHT_H
#define UI_DAYLIGHT_H

#include "ui/ink.h"

#include <stdbool.h>
#include <stddef.h>

enum daylight { DAYLIGHT_DUSK, DAYLIGHT_NIGHT, DAYLIGHT_MORNING, DAYLIGHT_DAY, DAYLIGHTS };

enum { DAYLIGHT_NAME_SIZE = 64 };

/* The light at so many seconds since midnight: morning from 5, day from 10, dusk from 18, night from 22. */
enum daylight daylight_at(int second);
/* Whether lamps are lit. */
bool daylight_has_lamps(enum daylight light);
/* The ink of the field in front, which goes on below the pictures. */
struct rgba daylight_field(enum daylight light);
/* The name of a picture in a light, at most DAYLIGHT_NAME_SIZE - 1 bytes; at dusk the name itself. */
void daylight_name(char name[DAYLIGHT_NAME_SIZE], const char *picture, enum daylight light);
/* The number of bytes of a picture's name before an ending that is known, and the light that the ending
 * says; without one the whole name, and dusk. */
size_t daylight_cut(const char *name, enum daylight *light);
/* Writes the inks of a light into the text of a picture, in their old places. */
void daylight_paint(char *svg, enum daylight light);

#endif
