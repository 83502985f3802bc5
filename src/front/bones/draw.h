/* SPDX-License-Identifier: MIT */
/* The picture of the domino table, which draw.c puts together from these parts. A file each; here is what
 * draw.c and other parts call. */
#ifndef FRONT_BONES_DRAW_H
#define FRONT_BONES_DRAW_H

#include "front/bones/look.h"
#include "ui/seat_mark.h"

/* One frame: what is drawn, and into which list. */
struct bones_frame {
    const struct bones_view *view;
    const struct bones_look *look;
    struct draw_list *list;
    float blend;                    /* ms since the last tick */
    const struct motion_step *step; /* the step under way, or NULL */
    float ms;                       /* that have gone by of that step */
    struct bones_camera camera;     /* where it is now */
};

/* 0..1 of a part of the step under way that begins `from` ms into it and lasts `ms`; 1 at once where motion
 * is reduced. */
float bones_part(const struct bones_frame *frame, float from, float ms);
/* Whether the step under way is of a kind. */
bool bones_is_step(const struct bones_frame *frame, enum bones_step_kind kind);
/* The size of large letters on a sign that has room for still larger ones: large print enlarges them, too. */
float bones_sign_size(const struct bones_frame *frame, float size);

/* ---- tiles ---- */

/* How a tile is drawn: its face's middle lies at a point. */
struct bones_tile_look {
    struct point at;
    float side;            /* the short side */
    uint8_t first, second; /* halves: left and right, or top and bottom */
    bool lying;
    bool back;     /* its back is seen */
    bool ring;     /* a ring round it: it is chosen */
    bool moving;   /* it has another size or place in the next frame */
    float dim;     /* an ink veil, 0..1 */
    float opacity; /* 0 means 1 */
};
void bones_draw_tile(struct draw_list *list, const struct bones_tile_look *tile);
/* A standing tile with the high half on top, turned by `angle` degrees. */
void bones_draw_turned(struct draw_list *list, int tile, struct point at, float side, float angle);
/* A standing tile with the high half on top. */
struct bones_tile_look bones_tile_of(int tile, struct point at, float side);

/* ---- seats ---- */

/* The colour of a seat: the first person's is the yellow star, the others follow from the left of it. */
struct seat_colour bones_colour_of(const struct bones_view *view, int seat);
/* A seat's mark on a square of its ink, the middle at x, y. */
void bones_draw_sign(struct draw_list *list, struct seat_colour colour, float x, float y, float side);
/* The seat in turn as it is shown: the seat that moves, until its tile lies. */
int bones_seat_in_turn(const struct bones_view *view);
void bones_draw_plates(const struct bones_frame *frame);
/* The sun at the plate of the seat in turn; it winks at a score. */
void bones_draw_sun(const struct bones_frame *frame);
/* The open hands at their plates with their sums, and the sum of all. */
void bones_draw_open(const struct bones_frame *frame);
void bones_draw_sum(const struct bones_frame *frame);

/* ---- the table ---- */

/* The square behind the tiles, with the people at the table. */
void bones_draw_room(const struct bones_frame *frame);
/* What lives between the moves, drawn from the beat of the look alone: behind the people, in the picture of
 * the square at `origin`; on the table, below all that lies there; and the steam of the cup. */
void bones_draw_living_square(const struct bones_frame *frame, struct point origin, float scale);
void bones_draw_living_table(const struct bones_frame *frame, struct point origin, float scale);
void bones_draw_living_cup(const struct bones_frame *frame);
/* The tiles of a star, jolted by what has just landed (NULL: nothing). */
void bones_draw_pieces(struct draw_list *list, const struct bones_star *star, struct bones_camera camera,
                       const struct weight_state *weight, bool moving);
/* The tiles on the table, and the open ends. */
void bones_draw_star(const struct bones_frame *frame);
/* The value of an end in a disc; below 0: a dash. */
void bones_draw_badge(struct draw_list *list, float x, float y, int value, bool live, float scale);
/* The value of an arm's end; below 0: it has none of its own. */
int bones_end_value(const struct bones_board *board, int arm);
/* The board with the chosen tile on the aimed arm, if that may be shown (*aimed); else as it is. */
struct bones_board bones_board_aimed(const struct bones_frame *frame, bool *aimed);
/* The scale of badges on the table. */
float bones_badge_scale(const struct bones_frame *frame);
/* The own hand on its rail or in its tray; the sign to knock. */
void bones_draw_hand(const struct bones_frame *frame);
void bones_draw_knock_sign(const struct bones_frame *frame);

/* ---- panels ---- */

void bones_draw_scores(const struct bones_frame *frame, struct rect box);
void bones_draw_ends(const struct bones_frame *frame);
void bones_draw_moves(const struct bones_frame *frame, struct rect box);

/* ---- moments ---- */

/* Tiles on their way: dealt, shown, named or laid. */
void bones_draw_moving(const struct bones_frame *frame);
/* The sum of the ends, and points that go to a seat; the bonus of a round's end; a knock. */
void bones_draw_score(const struct bones_frame *frame);
void bones_draw_bonus(const struct bones_frame *frame);
void bones_draw_knock(const struct bones_frame *frame);
/* Banners over the table. */
void bones_draw_banners(const struct bones_frame *frame);
/* The questions before the first tile: which double opens, and whether to deal again. Whether the second one
 * is asked now. */
bool bones_asks_about_hand(const struct bones_frame *frame);
void bones_draw_naming(const struct bones_frame *frame);
void bones_draw_asks(const struct bones_frame *frame);
/* Posters, and whether a step, or NULL, shows one: it hides all of the table. */
bool bones_poster_hides(const struct motion_step *step);
void bones_draw_poster(const struct bones_frame *frame);

#endif
