/* SPDX-License-Identifier: MIT */
/* The lamp by a name at a table with others: whether that person is here. Told by shape as well as by colour:
 * a lit lamp, a clock, a wheel, an empty ring. */
#ifndef FRONT_NET_LAMP_H
#define FRONT_NET_LAMP_H

#include "net/guest.h"
#include "ui/draw.h"

struct front;
struct table;

enum lamp {
    LAMP_NONE,     /* no lamp: not a table with others */
    LAMP_HERE,     /* the person is here */
    LAMP_AWAY,     /* the person is away, and the table waits */
    LAMP_COMPUTER, /* the computer plays, for nobody or for a person */
    LAMP_FREE      /* nobody sits there yet */
};

/* The lamp of a seat of the room; the room must be there. */
enum lamp lamp_of_seat(const struct guest_seat *seat);
/* The same at a table; LAMP_NONE: the table is no guest's. */
enum lamp lamp_at(const struct table *table, int seat);
/* In a word, translated: "here", "away", "computer", "free"; "" for LAMP_NONE. */
const char *lamp_word(enum lamp lamp);
/* The ink of a plate with that word, and of the word on it. */
struct rgba lamp_plate_ink(enum lamp lamp);
struct rgba lamp_word_ink(enum lamp lamp);
/* Draws a lamp into a square; nothing for LAMP_NONE. */
void lamp_draw(struct draw_list *list, enum lamp lamp, struct rect box);
/* Draws the lamp of a seat over the lower left corner of the seat's plate; nothing where the table is no
 * guest's. */
void lamp_draw_at(struct draw_list *list, const struct table *table, int seat, struct rect plate);

#endif
