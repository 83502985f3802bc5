/* SPDX-License-Identifier: MIT */
/* What the table shows. Events become steps in a queue; only a completed step changes what is shown,
 * so that the picture can lag behind the rules but never lead or contradict them. */
#ifndef FRONT_MILLE_SHOWN_H
#define FRONT_MILLE_SHOWN_H

#include "games/mille/mille.h"

#include "ui/draw.h"

enum { STEPS_MAX = 256, LOG_LINES = 4, LOG_LINE_SIZE = 96, DISCARD_SHOWN = 3 };

enum step_kind {
    STEP_NONE,
    STEP_DEAL,     /* a card from the deck to a hand, staggered with the next */
    STEP_DRAW,     /* the same in an arc, flipping at half */
    STEP_PLAY,     /* from a hand to a place of the own row */
    STEP_HIT,      /* a hazard into the other row */
    STEP_DISCARD,
    STEP_REMOVE,   /* a hazard lifted by a safety, to the discard */
    STEP_DRIVE,    /* the car, the trail and the total follow a distance card */
    STEP_SWEEP,    /* remedy: window light sweeps over the card; safety: a gold glint as well */
    STEP_COUP,     /* the poster; waits until it is taken down */
    STEP_PASS,
    STEP_EXTEND,   /* the ribbon's road past 700 opens */
    STEP_NEW_HAND, /* clears the table */
    STEP_TURN,     /* the lamp moves */
    STEP_HAND_OVER /* the score sheet comes */
};

struct step {
    uint8_t kind; /* enum step_kind */
    struct event event;
    float length; /* ms as designed */
    float delay;  /* ms after the previous step's start; < 0: after its end */
};

/* A side as shown. */
struct shown_side {
    uint8_t battle, speed;
    uint8_t safety[SAFETY_KINDS];
    uint8_t distance[DISTANCE_KINDS];
    int16_t miles;
};

struct shown_hand {
    int count;
    uint8_t card[HAND_CARDS_DRAWN + 1]; /* as ordered on screen; CARD_NONE where hidden */
};

struct mille_shown {
    struct shown_side side[SIDES_MAX];
    struct shown_hand hand[SEATS_MAX];
    int deck;
    int turn; /* seat whose lamp is lit */
    int goal;
    uint8_t discard[DISCARD_SHOWN]; /* the topmost, newest last; CARD_NONE where there are fewer */
    int discard_count;
    char log[LOG_LINES][LOG_LINE_SIZE]; /* newest last */
    int8_t log_seat[LOG_LINES];
    int log_count;

    struct step queue[STEPS_MAX]; /* a ring */
    int first, count;
    float clock; /* ms as designed since the first step began */
    bool hurried;
};

#endif
