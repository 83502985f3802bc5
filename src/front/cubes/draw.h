/* SPDX-License-Identifier: MIT */
/* The picture of the dice table, which draw.c puts together from these parts. A file each; here is what
 * draw.c and other parts call. */
#ifndef FRONT_CUBES_DRAW_H
#define FRONT_CUBES_DRAW_H

#include "front/cubes/look.h"
#include "ui/seat_mark.h"

/* One frame: what is drawn, and into which list. */
struct cubes_frame {
    const struct cubes_view *view;
    const struct cubes_look *look;
    struct draw_list *list;
    float blend;                    /* ms since the last tick */
    const struct motion_step *step; /* the step under way, or NULL */
    float ms;                       /* that have gone by of that step */
};

/* The colour of a seat: the yellow star is the viewer's, the others follow in the order of the seats. */
struct seat_colour cubes_colour_of(const struct cubes_view *view, int seat);
struct seat_colour cubes_colour_at(int seats, int viewer, int seat);
/* The cap (the counter on the road) of a seat's colour, its middle at x, y. */
struct draw_command *cubes_draw_cap(struct draw_list *list, struct seat_colour colour, float x, float y,
                                    float radius);
/* How a seat stands, in two or three words: "on board". */
const char *cubes_standing(const struct cubes_frame *frame, int seat);
/* The plate of a seat in a box. below: the words under the name; NULL: how the seat stands. */
void cubes_draw_plate(const struct cubes_frame *frame, struct rect box, int seat, const char *below);
void cubes_draw_plates(const struct cubes_frame *frame);

/* What lives between the moves, drawn from the beat of the look alone: behind the people, in the picture of
 * the room at `origin`; along the edge of the counter, below the arms; and the steam of the cup beside the
 * tray. */
void cubes_draw_living_room(const struct cubes_frame *frame, struct point origin, float scale);
void cubes_draw_living_counter(const struct cubes_frame *frame, struct point origin, float scale);
void cubes_draw_living_cup(const struct cubes_frame *frame);
/* The score road with the caps. */
void cubes_draw_road(const struct cubes_frame *frame);
/* The tray, the rail, and what stands beside them. */
void cubes_draw_tray(const struct cubes_frame *frame);
/* The sign on the tray's near edge with the kind of game, and its box. It is drawn over the shadows of the
 * dice. */
void cubes_draw_kind_sign(const struct cubes_frame *frame);
struct rect cubes_kind_box(const struct cubes_frame *frame);
void cubes_draw_cup(const struct cubes_frame *frame);
/* What lies on the felt below the dice: the marks of those that score, then the shadows. */
void cubes_draw_felt(const struct cubes_frame *frame);
/* The dice, with their digits, tags and points. */
void cubes_draw_dice(const struct cubes_frame *frame);
/* A die as it is now; false: it is not seen. */
bool cubes_die_now(const struct cubes_frame *frame, int place, struct cubes_die *die);
/* A face of a die seen straight on, its corner at x, y. */
void cubes_draw_flat(struct draw_list *list, int face, float x, float y, float size);
/* The panels: points at risk with the chance of a bust, of a wide window and of a folded one; and the list of
 * combinations with those that score now. */
void cubes_draw_turn(const struct cubes_frame *frame);
void cubes_draw_gauge(const struct cubes_frame *frame);
void cubes_draw_combos(const struct cubes_frame *frame, struct rect box);
/* The signs to hold and to roll. */
void cubes_draw_signs(const struct cubes_frame *frame);
/* What is shown over the table for the step under way: banners, bands, a bust, posters. */
void cubes_draw_moment(const struct cubes_frame *frame);
/* The shade on the tray at a bust, below the dice. */
void cubes_draw_dusk(const struct cubes_frame *frame);
/* 0..1 of a part of the step under way that begins `from` ms into it and lasts `ms`; 1 at once where motion
 * is reduced. */
float cubes_moment_in(const struct cubes_frame *frame, float from, float ms);
/* The box of the burst of a bust, which stands beside the dice that were lost. */
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
/* Whether a step has a poster, which hides all of the table. */
bool cubes_step_hides(const struct motion_step *step);

/* Large letters for posters and bands, turned by `angle` degrees; they shrink to a width. */
void cubes_draw_lettered(struct draw_list *list, const char *string, float x, float y, float size,
                         float width, float angle);

/* Fills `order` with the places of the dice that are seen, in the order in which they are drawn: from the far
 * end of the tray to the near one, and the die in focus (-1: none) last. Returns how many they are. */
int cubes_dice_order(const struct cubes_die dice[CUBES_DICE], const bool seen[CUBES_DICE], int focus,
                     int order[CUBES_DICE]);

#endif
