/* SPDX-License-Identifier: MIT */
/* What the table shows: a state as it is, and from then on by events, which become steps of a movement
 * (motion.h). */
#ifndef FRONT_MILLE_MILLE_SHOWN_H
#define FRONT_MILLE_MILLE_SHOWN_H

#include "front/table/motion.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

enum { LOG_LINES = 4, DISCARD_SHOWN = 3 };

enum step_kind {
    STEP_NONE,
    STEP_NEW_HAND,  /* clears the table */
    STEP_DEAL,      /* a card from the deck to a hand, overlapping the next */
    STEP_DRAW,      /* the same in an arc, turning over half way */
    STEP_PLAY,      /* from a hand to a place of the own row */
    STEP_HIT,       /* a hazard into another side's row, which shakes */
    STEP_DISCARD,   /* from a hand to the discard */
    STEP_REMOVE,    /* a hazard lifted by a safety, to the discard */
    STEP_DRIVE,     /* car, trail and total follow a distance card */
    STEP_SWEEP,     /* light sweeps over a remedy or safety; the safety glints as well */
    STEP_COUP,      /* holds the movement: the poster */
    STEP_PASS,      /* a seat without cards is passed over */
    STEP_EXTEND,    /* the road past 700 opens */
    STEP_TURN,      /* the lamp moves */
    STEP_HAND_OVER, /* a moment before the score sheet */
};

/* The part of STEP_HIT in which the card flies; the rest is the blow. */
#define MILLE_HIT_FLIGHT (240.0f / 420.0f)

/* Where a card is on the canvas: its middle, its width and its turn. */
struct pose {
    float x, y, w, angle;
};

/* The words of a step's value: of the hand card that arrives or leaves; the miles before a drive; whether
 * that is the side's first after standing still. */
enum { STEP_VALUE_TAG, STEP_VALUE_MILES, STEP_VALUE_STARTS };

struct shown_side {
    uint8_t battle, speed;
    uint8_t safety[SAFETY_KINDS];
    uint8_t distance[DISTANCE_KINDS];
    int miles;
    bool parked; /* the engine is off: the next distance starts it */
};

struct shown_card {
    uint8_t card;  /* CARD_NONE where the viewer may not know */
    bool arriving; /* still on its way from the deck */
    unsigned tag;  /* tells equal cards apart */
    struct pose pose;
    bool moving; /* on its way to its place in the fan */
};

struct shown_hand {
    int count;
    struct shown_card card[HAND_CARDS_DRAWN + 1];
};

/* How a person has sorted a hand: cards from left to right. */
struct shown_order {
    int count;
    uint8_t card[HAND_CARDS_DRAWN + 1];
};

struct mille_shown {
    int viewer; /* the seat at the foot of the screen */
    struct shown_side side[SIDES_MAX];
    struct shown_hand hand[MILLE_SEATS_MAX];
    int deck;
    int turn; /* seat whose lamp is lit */
    int goal;
    int sides;
    uint8_t discard[DISCARD_SHOWN];     /* the topmost, newest last; CARD_NONE where there are fewer */
    int8_t discard_turn[DISCARD_SHOWN]; /* how each lies, in degrees */
    unsigned discards;                  /* laid so far: gives each its own turn */
    struct event log[LOG_LINES];        /* newest last */
    int logged;
    bool ordered;                              /* the viewer's hand is kept sorted */
    struct shown_order order[MILLE_SEATS_MAX]; /* as mille_shown_keep_order found it */
    unsigned next_tag;
    unsigned play_tag; /* which of the viewer's equal cards the next play or discard means; 0: any */

    struct motion motion;
    struct pose from; /* where the viewer's card that is on its way started */
};

/* Shows a state as it is, without a movement. The log stays, and the order of a hand that was kept. */
void mille_shown_reset(struct mille_shown *shown, const struct mille_observation *seen);
/* An empty table with a whole deck. */
void mille_shown_clear(struct mille_shown *shown);
/* Turns events into steps behind those that wait. */
void mille_shown_add(struct mille_shown *shown, const struct event_list *events);
/* What a step does to the table as it begins and as it ends: for struct motion_acts, with a struct
 * mille_shown. */
void mille_shown_begin_step(void *memory, struct motion_step *step);
void mille_shown_end_step(void *memory, const struct motion_step *step);
/* The ms of a step at which its card lies, or turns its face; below 0: nothing does. */
float mille_step_lands(const struct motion_step *step);
/* Sorts the viewer's hand, or puts it back into the order of `hand`. */
void mille_shown_order(struct mille_shown *shown, bool ordered, const struct mille_hand *hand);
/* Keeps the order of the viewer's hand for the next reset, or forgets that of every seat. A new deal forgets
 * it too. */
void mille_shown_keep_order(struct mille_shown *shown);
void mille_shown_forget_order(struct mille_shown *shown);
/* Moves a card of the viewer's hand to another slot; those between make room. */
void mille_shown_carry(struct mille_shown *shown, int from, int to);
/* The turn in degrees with which the next card will lie on the discard, -4 to 4. */
int mille_shown_discard_turn(const struct mille_shown *shown);
/* NULL when the queue is empty and what is shown is the state; else what differs. */
const char *mille_shown_differs(const struct mille_shown *shown, const struct mille_observation *seen);

/* The first slot of a hand that holds a card; -1: none does. */
int shown_hand_find(const struct shown_hand *hand, int card);
/* For mille_shown.c. A card arrives in a seat's hand: last, or at its place in a hand that is kept in order.
 */
void shown_hand_insert(struct mille_shown *shown, int seat, int card, unsigned tag);
/* Takes a card out of a hand that holds it: the one of the tag that was meant, if equal cards lie there. */
struct shown_card shown_hand_take(struct mille_shown *shown, int seat, int card);
/* Lays a hand in the order of some cards; those that the order does not know stay last. */
void shown_hand_arrange(struct shown_hand *hand, const uint8_t *order, int count);

#endif
