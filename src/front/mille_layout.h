/* SPDX-License-Identifier: MIT */
/* Where everything lies on the road table, for any shape of window. */
#ifndef FRONT_MILLE_LAYOUT_H
#define FRONT_MILLE_LAYOUT_H

#include "games/mille/mille.h"
#include "ui/draw.h"

/* A card that stands out of the fan is larger by this. */
#define MILLE_LIFT 1.12f

struct mille_row {
    struct rect plate;
    struct rect battle;
    struct rect speed;
    struct rect safety[SAFETY_KINDS]; /* tank, puncture, ace, way */
    struct rect miles[DISTANCE_KINDS];
    struct rect total;
};

struct mille_layout {
    struct rect canvas;
    struct mille_row row[2]; /* 0: you, below; 1: the opponent, above */
    struct rect deck, discard;
    struct rect ribbon;
    struct rect hand;     /* the area */
    float card_w, card_h; /* of a hand card */
    struct rect score, moves, cures;
    struct rect what; /* the plate with the question mark */
    struct rect bar;
    float verge; /* of the backdrop: it meets the hand's top */
};

/* A place of the fan: the card's middle and its turn. */
struct mille_slot {
    float x, y, angle;
};

void mille_layout_make(struct mille_layout *layout, struct rect canvas);
/* Slot i of count; lifted is the slot that stands out, -1 for none. */
struct mille_slot mille_layout_slot(const struct mille_layout *layout, int i, int count, int lifted);
/* The box of an upright card of the hand's size round a slot. */
struct rect mille_layout_card(const struct mille_layout *layout, struct mille_slot slot);

#endif
