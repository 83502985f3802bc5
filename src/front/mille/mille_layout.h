/* SPDX-License-Identifier: MIT */
/* Where everything lies on the road table, for any shape of window. */
#ifndef FRONT_MILLE_MILLE_LAYOUT_H
#define FRONT_MILLE_MILLE_LAYOUT_H

#include "games/mille/mille.h"
#include "ui/draw.h"

struct mille_row {
    struct rect plate; /* w is 0 where a window has no room for it */
    struct rect battle;
    struct rect speed;
    struct rect safety[SAFETY_KINDS]; /* tank, puncture, ace, way */
    struct rect miles[DISTANCE_KINDS];
    struct rect total;
    struct rect safeties, milestones; /* round all of each */
    struct rect line[2];              /* round the whole row, which may stand in two lines; w 0: in one */
};

/* What a thumb presses: the card that stands out is played or thrown away. */
enum mille_button { BUTTON_PLAY, BUTTON_DISCARD, MILLE_BUTTONS };

/* Everything in units of the frame. A rectangle that a kind of window does without has a width of 0. */
struct mille_layout {
    enum frame_kind kind;
    struct rect canvas;
    struct mille_row row[2]; /* 0: you, below; 1: the opponent, above */
    bool chips;              /* the opponent's safeties are badges, the milestones chips with their number */
    bool captions;           /* places have their names above them */
    struct rect deck, discard;
    struct rect ribbon;
    struct rect hand;     /* the area */
    float card_w, card_h; /* of a hand card */
    int hand_rows;
    float rise;                      /* the hand stands so much higher, for a sentence above the bar */
    float foot;                      /* what is to be read of a card that stands out ends above it */
    float lift;                      /* a card that stands out is larger by this */
    struct rect score, moves, cures; /* wide: the panels of the side column; else their keys */
    struct rect what;                /* the plate with the question mark */
    struct rect menu;
    float finger;      /* the least side of what is hit for a key; 0 where a mouse presses */
    struct rect strip; /* what the side column is folded into, */
    struct rect panel; /* and where a panel drops from it */
    struct rect button[MILLE_BUTTONS];
    struct rect bar;
    float verge; /* where the backdrop's meadow begins */
};

/* A place of the fan: the card's middle and its turn. */
struct mille_slot {
    float x, y, angle;
};

void mille_layout_make(struct mille_layout *layout, const struct frame *frame);
/* Takes a strip so high from the hand's foot, where a thumb's buttons go as well; the cards get smaller.
 * Returns the strip. */
struct rect mille_layout_reserve(struct mille_layout *layout, float h);
/* Moves what lies between strip and hand down by so much, for a plate over the strip; the hand has that much
 * less. Not for a flat table, whose deck lies beside the hand. */
void mille_layout_lower(struct mille_layout *layout, float h);
/* Slot i of count; lifted is the slot that stands out, -1 for none. */
struct mille_slot mille_layout_slot(const struct mille_layout *layout, int i, int count, int lifted);
/* How much higher the hand must stand for its cards' names to be read above a sentence that begins at y, as
 * far as there is meadow between it and the row above; 0 on the small tables, which have none. */
float mille_layout_rise(const struct mille_layout *layout, int count, float y);
/* How wide a card of the hand is where it stands out, larger or not; it is smaller where a sentence above the
 * bar leaves no room for the whole of it. Moves its slot up so far that its name is above layout->foot. */
float mille_layout_stand(const struct mille_layout *layout, struct mille_slot *slot, bool larger);
/* The meadow above the hand: from the row's cards to those of the hand at rest. */
struct rect mille_layout_meadow(const struct mille_layout *layout, int count);
/* The box of an upright card of the hand's size round a slot. */
struct rect mille_layout_card(const struct mille_layout *layout, struct mille_slot slot);
/* What is hit for a key of the strip that is drawn so. */
struct rect mille_layout_key(const struct mille_layout *layout, struct rect key);
/* Whether the side column is folded into the strip. */
bool mille_layout_folds(const struct mille_layout *layout);

#endif
