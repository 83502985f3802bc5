/* SPDX-License-Identifier: MIT */
/* What distinguishes the seats: a colour, and a mark for people who do not see colours. */
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

/* A seat's mark and ink; `on` is what is drawn on that ink. */
struct seat_colour {
    enum seat_mark mark;
    struct rgba ink, on;
};
/* Those of the seat that comes `after` seats (0 to 5) after the first one, whose star is yellow. */
struct seat_colour seat_colour(int after);
/* Draws a mark with its middle at x, y. */
void seat_mark_draw(struct draw_list *list, enum seat_mark mark, float x, float y, float radius,
                    struct rgba ink);
/* Paints the left end of a seat's plate, w wide, in the seat's colour. */
void seat_mark_tab(struct draw_list *list, struct rect plate, float w, struct rgba ink);
/* Draws the frame round the plate of the seat in turn. */
void seat_mark_turn(struct draw_list *list, struct rect plate);

#endif
