/* SPDX-License-Identifier: MIT */
/* Where everything lies on the road table, in any shape of window. All lengths are units of the frame. A
 * place that a kind of window does without has a width of 0. */
#ifndef FRONT_MILLE_MILLE_LAYOUT_H
#define FRONT_MILLE_MILLE_LAYOUT_H

#include "games/mille/mille.h"
#include "ui/draw.h"

/* How a row shows safeties and milestones. */
enum row_look {
    ROW_CARDS, /* as cards */
    ROW_CHIPS, /* as badges two by two, and as chips in columns */
    ROW_HALF,  /* as badges in a line above small cards */
    ROW_LOW    /* as badges above, or beside, chips in a line, each with its count */
};

/* The places of one side: a row of its table. */
struct mille_row {
    enum row_look look;
    struct rect plate; /* w is 0 where the window has no room for a plate */
    struct rect battle;
    struct rect speed;
    struct rect safety[SAFETY_KINDS]; /* tank, puncture, ace, way */
    struct rect miles[DISTANCE_KINDS];
    struct rect total;
    struct rect safeties, milestones; /* the boxes round all places of these kinds */
    struct rect line[2]; /* the boxes round the row's one or two lines; w of the second may be 0 */
};

/* The buttons for a thumb: the card that stands out is played, or discarded. */
enum mille_button { BUTTON_PLAY, BUTTON_DISCARD, MILLE_BUTTONS };

struct mille_layout {
    enum frame_kind kind;
    struct rect canvas;
    int seats, rows;                 /* of the sitting */
    struct mille_row row[SIDES_MAX]; /* 0: the viewer's side, below; then the others, above */
    bool captions;                   /* the names of the places stand above them */
    struct rect deck, discard;
    struct rect ribbon;
    struct rect hand;     /* the area of the hand */
    float card_w, card_h; /* of a hand card */
    int hand_rows;
    float rise; /* by so much the hand is raised above a sentence that stands above the bar */
    float foot; /* the name of a card that stands out ends above it */
    float lift; /* the scale of a card that stands out */
    struct rect score, moves, cures; /* in a wide window the panels of the side column, else their keys */
    struct rect what;                /* the plate with the question mark */
    struct rect order; /* the faces of more than two seats in their order; only in wide windows */
    struct rect menu;
    float finger; /* how large the area round a key must at least be that a finger hits; 0: a mouse is used */
    struct rect strip; /* the strip of keys into which the side column is folded, */
    struct rect panel; /* and the box of the panel that drops from it */
    struct rect button[MILLE_BUTTONS];
    struct rect bar;
    float verge; /* the y at which the meadow of the backdrop begins */
};

/* A place of the hand: the middle of its card, and the turn in degrees. */
struct mille_slot {
    float x, y, angle;
};

/* seats, sides: as in a game's setup. */
void mille_layout_make(struct mille_layout *layout, const struct frame *frame, int seats, int sides);
/* Keeps a band h high free at the hand's foot and returns its box: no thumb's buttons, smaller cards. */
struct rect mille_layout_reserve(struct mille_layout *layout, float h);
/* Moves all that lies between strip and hand down by h: a plate lies on the strip. The hand gets lower by h.
 * Not for FRAME_FLAT, where the deck lies beside the hand. */
void mille_layout_lower(struct mille_layout *layout, float h);
/* Slot i of a hand of `count` cards; lifted: the slot whose card stands out, -1: none does. */
struct mille_slot mille_layout_slot(const struct mille_layout *layout, int i, int count, int lifted);
/* By how much the hand must be raised so that the names of its cards are seen above a sentence that begins at
 * y. At most by the meadow between hand and row; 0 on small tables, which have no meadow. */
float mille_layout_rise(const struct mille_layout *layout, int count, float y);
/* The width of a card that stands out of the hand; `larger`: by layout->lift, unless a sentence above the bar
 * leaves too little room. Moves its slot up until the name of the card is above layout->foot. */
float mille_layout_stand(const struct mille_layout *layout, struct mille_slot *slot, bool larger);
/* The meadow: from the cards of the person's row to those of a hand of `count` cards at rest. */
struct rect mille_layout_meadow(const struct mille_layout *layout, int count);
/* The box of a card in a slot, as if it were not turned. */
struct rect mille_layout_card(const struct mille_layout *layout, struct mille_slot slot);
/* The area that is hit for a key of the strip. */
struct rect mille_layout_key(const struct mille_layout *layout, struct rect key);
/* Whether the side column is folded into the strip: in all windows but wide ones. */
bool mille_layout_folds(const struct mille_layout *layout);

/* Whether two partners share each side: its plate has two faces. */
bool mille_layout_pairs(const struct mille_layout *layout);

/* What mille_layout.c, for wide windows, and mille_layout_fold.c, for all others, use of each other. Lays out
 * a window whose side column is folded; its kind and its canvas are set already. */
void mille_layout_fold(struct mille_layout *layout, const struct frame *frame);
/* Rows, deck, discard and ribbon of a wide table, w by h, from `head` units down, and the hand's top. */
void mille_layout_wide_rows(struct mille_layout *layout, float w, float h, float head);
/* The boxes round the places of a row, from those of the places. */
void mille_layout_round(struct mille_row *row);
/* mille_layout_rows.c: the rows of two or three other sides. Beside each other between two edges, with cards
 * 154 or 143 high. */
void mille_layout_share(struct mille_layout *layout, float left, float right, float y);
/* The same, lower and each `h` high, with this gap; and one below the other, with a plate so wide. */
void mille_layout_share_low(struct mille_layout *layout, struct rect box, float gap);
void mille_layout_stack_low(struct mille_layout *layout, struct rect box, float gap, float plate);
/* mille_layout_slot, without the rise. */
struct mille_slot mille_layout_hand_slot(const struct mille_layout *layout, int i, int count, int lifted);

#endif
