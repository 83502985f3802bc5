/* SPDX-License-Identifier: MIT */
/* Pieces of the dice table's picture, shared by its drawing files. */
#ifndef FRONT_CUBES_DRAW_H
#define FRONT_CUBES_DRAW_H

#include "front/cubes/look.h"
#include "ui/seat_mark.h"

/* One frame: what is drawn, for whom, and where to. */
struct cubes_frame {
    const struct cubes_view *view;
    const struct cubes_look *look;
    struct draw_list *list;
    float blend;                    /* ms since the last tick */
    const struct motion_step *step; /* under way, or NULL */
    float ms;                       /* of it that have gone by */
};

/* The colour of a seat: the yellow star is the viewer's, the others follow in the order of the seats. */
struct seat_colour cubes_colour_of(const struct cubes_view *view, int seat);
struct seat_colour cubes_colour_at(int seats, int viewer, int seat);
/* A counter with its middle at x, y. */
struct draw_command *cubes_draw_cap(struct draw_list *list, struct seat_colour colour, float x, float y,
                                    float radius);
/* How a seat stands, in two or three words. */
const char *cubes_standing(const struct cubes_frame *frame, int seat);
/* The plate of a seat, with a sentence under its name; NULL: on board or not. */
void cubes_draw_plate(const struct cubes_frame *frame, struct rect box, int seat, const char *below);
void cubes_draw_plates(const struct cubes_frame *frame);

/* The room: what lies behind the tray, with those behind the counter. */
void cubes_draw_room(const struct cubes_frame *frame);
/* The score road. */
void cubes_draw_road(const struct cubes_frame *frame);
/* Tray and rail, cup and glasses. */
void cubes_draw_tray(const struct cubes_frame *frame);
/* The sign of the kind of game, which stands before the tray: no shadow of a die falls on it. */
void cubes_draw_kind_sign(const struct cubes_frame *frame);
/* Where that sign hangs. */
struct rect cubes_kind_box(const struct cubes_frame *frame);
void cubes_draw_cup(const struct cubes_frame *frame);
/* Where dice leave the cup. */
struct point cubes_cup_mouth(const struct cubes_layout *layout);
/* What lies on the felt below the dice: their pools and rings, then their shadows. */
void cubes_draw_felt(const struct cubes_frame *frame);
/* The dice, with what tells of them. */
void cubes_draw_dice(const struct cubes_frame *frame);
/* A die as it is now; false: it is not to be seen. */
bool cubes_die_now(const struct cubes_frame *frame, int place, struct cubes_die *die);
/* Straight on, with its corner at x, y. */
void cubes_draw_flat(struct draw_list *list, int face, float x, float y, float size);
/* The column: points at risk, the chance, what has scored; and what can score. */
void cubes_draw_turn(const struct cubes_frame *frame);
void cubes_draw_gauge(const struct cubes_frame *frame);
void cubes_draw_combos(const struct cubes_frame *frame, struct rect box);
/* The signs to hold and to roll. */
void cubes_draw_signs(const struct cubes_frame *frame);
/* What lies over the table for a moment. */
void cubes_draw_moment(const struct cubes_frame *frame);
/* Below the dice: the tray grows dark at a bust. */
void cubes_draw_dusk(const struct cubes_frame *frame);
/* 0..1 of a part of the step under way that begins `from` ms into it and lasts `ms`; 1 at once where motion
 * is reduced. */
float cubes_moment_in(const struct cubes_frame *frame, float from, float ms);
/* A bust, and the box of its burst, which stands beside the dice that were lost. */
void cubes_draw_bust(const struct cubes_frame *frame);
struct rect cubes_burst_box(const struct cubes_view *view);
/* The posters of hot dice, overtime and a game that is won. */
void cubes_draw_hot(const struct cubes_frame *frame);
void cubes_draw_overtime(const struct cubes_frame *frame);
void cubes_draw_won(const struct cubes_frame *frame);
enum { CUBES_POSTER_BOXES = 5 };
/* What nothing should cover of any poster in a canvas: its title, its banner, its picture, then the plates
 * and the seal at its sides. Returns how many boxes there are. */
int cubes_poster_boxes(const struct cubes_layout *layout, struct rect canvas,
                       struct rect box[CUBES_POSTER_BOXES]);
/* Whether the moment hides all of the table. */
bool cubes_step_hides(const struct motion_step *step);

/* Large letters with a shade, for posters, turned by degrees; they shrink to a width. */
void cubes_draw_lettered(struct draw_list *list, const char *string, float x, float y, float size,
                         float width, float angle);

/* The order in which dice are drawn: the highest on the canvas first, so that nearer ones lie over them, and
 * the one with the focus (-1: none) last, over all. Fills `order` with the places of those that are seen and
 * returns how many there are. */
int cubes_dice_order(const struct cubes_die dice[CUBES_DICE], const bool seen[CUBES_DICE], int focus,
                     int order[CUBES_DICE]);

#endif
