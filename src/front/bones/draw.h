/* SPDX-License-Identifier: MIT */
/* Pieces of the domino table's picture, shared by its drawing files. */
#ifndef FRONT_BONES_DRAW_H
#define FRONT_BONES_DRAW_H

#include "front/bones/look.h"
#include "ui/seat_mark.h"

/* One frame: what is drawn, for whom, and where to. */
struct bones_frame {
    const struct bones_view *view;
    const struct bones_look *look;
    struct draw_list *list;
    float blend;                    /* ms since the last tick */
    const struct motion_step *step; /* under way, or NULL */
    float ms;                       /* of it that have gone by */
    struct bones_camera camera;     /* as it is now */
};

/* 0..1 of what begins `from` ms into the step and lasts so many; 1 at once where motion is reduced. */
float bones_part(const struct bones_frame *frame, float from, float ms);
/* Whether the step under way is of a kind. */
bool bones_is_step(const struct bones_frame *frame, enum bones_step_kind kind);
/* Whether sentences say "you" to a seat. */
bool bones_is_you(const struct bones_frame *frame, int seat);

/* The size of letters of a sign that large print enlarges although they are no small ones; where they stand
 * there is room for it. */
float bones_sign_size(const struct bones_frame *frame, float size);

/* ---- tiles ---- */

/* A tile, its face's middle at a point. */
struct bones_tile_look {
    struct point at;
    float side;            /* the short one */
    uint8_t first, second; /* halves: left and right, or top and bottom */
    bool lying;
    bool back;     /* its face is not seen */
    bool ring;     /* it is chosen */
    bool moving;   /* it changes from frame to frame */
    float dim;     /* an ink veil, 0..1 */
    float opacity; /* 0 is 1 */
};
void bones_draw_tile(struct draw_list *list, const struct bones_tile_look *tile);
/* A standing tile by its code, the high half on top, turned by degrees. */
void bones_draw_turned(struct draw_list *list, int tile, struct point at, float side, float angle);
/* A tile on its way: from one place to another. */
struct bones_tile_look bones_tile_of(int tile, struct point at, float side);

/* ---- seats ---- */

/* The colour of a seat: the yellow star is the first person's, the others follow from the left of that seat.
 */
struct seat_colour bones_colour_of(const struct bones_view *view, int seat);
/* A seat's sign on a square of its ink, its middle at a point. */
void bones_draw_sign(struct draw_list *list, struct seat_colour colour, float x, float y, float side);
/* Who has the turn, as the eye sees it: whoever moves has it until the tile lies. */
int bones_seat_in_turn(const struct bones_frame *frame);
void bones_draw_plates(const struct bones_frame *frame);
/* The yellow face at the seat in turn; it winks at a score. */
void bones_draw_sun(const struct bones_frame *frame);
/* draw_open.c: the hands that are laid open at their plates, what each counts, and their sum as it grows. */
void bones_draw_open(const struct bones_frame *frame);
void bones_draw_sum(const struct bones_frame *frame);

/* ---- the table ---- */

/* The square: what lies behind the tiles, with those who sit there. */
void bones_draw_room(const struct bones_frame *frame);
/* The tiles of a star. */
void bones_draw_pieces(struct draw_list *list, const struct bones_star *star, struct bones_camera camera,
                       bool moving);
/* All that lies, and where the arms go on. */
void bones_draw_star(const struct bones_frame *frame);
/* The value of an end, or a dash below 0, in a disc. */
void bones_draw_badge(struct draw_list *list, float x, float y, int value, bool live, float scale);
/* The value of an arm's end as a board has it; below 0: a dash. */
int bones_end_value(const struct bones_board *board, int arm);
/* The board with the chosen tile on the aimed arm, where that may be shown; else as it is. */
struct bones_board bones_board_aimed(const struct bones_frame *frame, bool *aimed);
/* How large the badge on a cell is. */
float bones_badge_scale(const struct bones_frame *frame);
/* The own hand on its rail or in its tray, and the sign to knock. */
void bones_draw_hand(const struct bones_frame *frame);
void bones_draw_knock_sign(const struct bones_frame *frame);

/* ---- panels ---- */

void bones_draw_scores(const struct bones_frame *frame, struct rect box);
void bones_draw_ends(const struct bones_frame *frame);
void bones_draw_moves(const struct bones_frame *frame, struct rect box);

/* ---- moments ---- */

/* What is on its way: a tile, a deal, a name. */
void bones_draw_moving(const struct bones_frame *frame);
/* The sum of the ends, and points that go to a seat. */
void bones_draw_score(const struct bones_frame *frame);
void bones_draw_bonus(const struct bones_frame *frame);
void bones_draw_knock(const struct bones_frame *frame);
/* Banners over the table. */
void bones_draw_banners(const struct bones_frame *frame);
/* What is asked before the first tile; whether the hand is to be decided about. */
bool bones_asks_about_hand(const struct bones_frame *frame);
void bones_draw_naming(const struct bones_frame *frame);
void bones_draw_asks(const struct bones_frame *frame);
/* Posters, which hide all of the table. */
bool bones_poster_hides(const struct bones_frame *frame);
void bones_draw_poster(const struct bones_frame *frame);

#endif
