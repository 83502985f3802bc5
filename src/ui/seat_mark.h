/* SPDX-License-Identifier: MIT */
/* What tells a seat from the others at a glance: an ink, and a mark for whoever sees no colours. */
#ifndef UI_SEAT_MARK_H
#define UI_SEAT_MARK_H

#include "ui/draw.h"

enum seat_mark {
    SEAT_MARK_DISC,
    SEAT_MARK_TRIANGLE,
    SEAT_MARK_SQUARE,
    SEAT_MARK_STAR,
    SEAT_MARK_DIAMOND,
    SEAT_MARK_CROSS
};

/* The mark with its middle at x, y. */
void seat_mark_draw(struct draw_list *list, enum seat_mark mark, float x, float y, float radius,
                    struct rgba ink);
/* The left end of a seat's plate, so wide, in its ink. */
void seat_mark_tab(struct draw_list *list, struct rect plate, float w, struct rgba ink);
/* A frame round the plate of the seat in turn. */
void seat_mark_turn(struct draw_list *list, struct rect plate);

#endif
