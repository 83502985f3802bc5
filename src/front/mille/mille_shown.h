/* SPDX-License-Identifier: MIT */
/* What the road table shows. It begins with a state of the game, and goes on with events, which become steps
 * of a movement (motion.h). The viewer is the seat at the foot of the screen: its cards alone are known. */
#ifndef FRONT_MILLE_MILLE_SHOWN_H
#define FRONT_MILLE_MILLE_SHOWN_H

#include "front/table/motion.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

enum { LOG_LINES = 4, DISCARD_SHOWN = 3 };

enum step_kind {
    STEP_NONE,
    STEP_NEW_HAND,  /* the table is cleared */
    STEP_DEAL,      /* a card goes from the deck to a hand; the next one follows before it has arrived */
    STEP_DRAW,      /* the same, in an arc; half way the card turns over */
    STEP_PLAY,      /* a card goes from a hand to a place of its side's row */
    STEP_HIT,       /* a hazard goes to the row of another side, which shakes */
    STEP_DISCARD,   /* a card goes from a hand to the discard */
    STEP_REMOVE,    /* a hazard that a safety lifted goes to the discard */
    STEP_DRIVE,     /* car, trail and total follow a distance card */
    STEP_SWEEP,     /* light sweeps over a remedy or a safety; a safety glints as well */
    STEP_COUP,      /* the poster of a coup fourre, which holds the movement */
    STEP_PASS,      /* a seat without cards is passed over; or one that was asked plays no coup fourre */
    STEP_ASK,       /* a seat is asked for a coup fourre out of turn */
    STEP_SKIP,      /* a seat loses its turn to a coup fourre out of turn */
    STEP_SHUFFLE,   /* the discard goes to the deck */
    STEP_EXTEND,    /* the road past 700 opens */
    STEP_TURN,      /* the lamp moves */
    STEP_HAND_OVER, /* a moment before the score sheet */
};

/* The part of STEP_HIT in which the card flies; in the rest the row shakes. */
#define MILLE_HIT_FLIGHT (240.0f / 420.0f)

/* Where a card is on the canvas: its middle, its width, and its turn in degrees. */
struct pose {
    float x, y, w, angle;
};

/* Words of a step's value: the tag of the card that moves; miles before a drive; whether the car stood. */
enum { STEP_VALUE_TAG, STEP_VALUE_MILES, STEP_VALUE_STARTS };

/* What a mark on the face of a seat tells. */
enum answer_mark { SEAT_PLAIN, SEAT_ASKED, SEAT_PASSES, SEAT_SKIPPED };

struct shown_side {
    uint8_t battle, speed;            /* the top card of each pile */
    uint8_t safety[SAFETY_KINDS];     /* enum mille_safety_state */
    uint8_t distance[DISTANCE_KINDS]; /* cards in each stack */
    int miles;
    bool parked; /* the car stands: it starts with the next distance card */
};

struct shown_card {
    uint8_t card;  /* CARD_NONE where the viewer may not know the card */
    bool arriving; /* still on its way from the deck */
    unsigned tag;  /* a number that no other card of the sitting has, from 1: equal cards are told apart */
    struct pose pose;
    bool moving; /* on its way to its place in the hand */
};

struct shown_hand {
    int count;
    struct shown_card card[HAND_CARDS_DRAWN + 1];
};

/* The order in which a person keeps a hand: cards from left to right. */
struct shown_order {
    int count;
    uint8_t card[HAND_CARDS_DRAWN + 1];
};

struct mille_shown {
    int viewer; /* the seat at the foot of the screen */
    struct shown_side side[SIDES_MAX];
    struct shown_hand hand[MILLE_SEATS_MAX];
    int deck;
    int turn;                      /* the seat whose lamp is lit */
    uint8_t mark[MILLE_SEATS_MAX]; /* enum answer_mark */
    int goal;
    int cards, first_goal; /* of a whole deck; the goal with which a hand begins */
    int sides;
    uint8_t discard[DISCARD_SHOWN]; /* the topmost cards, the newest last; CARD_NONE where there are fewer */
    int8_t discard_turn[DISCARD_SHOWN]; /* the turn of each in degrees */
    unsigned discards; /* the number of cards discarded so far, on which the turn of the next depends */
    struct event log[LOG_LINES]; /* newest last */
    int logged;
    bool ordered;                              /* the viewer's hand is kept sorted */
    struct shown_order order[MILLE_SEATS_MAX]; /* as mille_shown_keep_order kept it */
    unsigned next_tag;
    unsigned
        play_tag; /* the tag of the card that the viewer plays or discards next, among equal ones; 0: any */

    struct motion motion;
    struct pose from; /* where the card that left the viewer's hand last was */
};

/* An empty table for a game by this setup, seen by a seat. */
struct mille_shown mille_shown_make(const struct game_setup *setup, int viewer);
/* Shows a state as it is, without a movement. The log stays, and so do the orders kept of hands. */
void mille_shown_reset(struct mille_shown *shown, const struct mille_observation *seen);
/* An empty table with a whole deck. */
void mille_shown_clear(struct mille_shown *shown);
/* Adds the steps of events to the queue. */
void mille_shown_add(struct mille_shown *shown, const struct event_list *events);
/* As `begin` and `end` of struct motion_acts, with a struct mille_shown. */
void mille_shown_begin_step(void *memory, struct motion_step *step);
void mille_shown_end_step(void *memory, const struct motion_step *step);
/* The ms of a step at which its card lies on its place, or is face up; below 0: there is no such moment. */
float mille_step_lands(const struct motion_step *step);
/* Sorts the viewer's hand from now on, or puts it back into the order of `hand`. */
void mille_shown_order(struct mille_shown *shown, bool ordered, const struct mille_hand *hand);
/* Keeps the order of the viewer's hand for the next reset; and forgets all orders, as a new deal does. */
void mille_shown_keep_order(struct mille_shown *shown);
void mille_shown_forget_order(struct mille_shown *shown);
/* Moves a card of the viewer's hand to another slot; the cards between make room. */
void mille_shown_carry(struct mille_shown *shown, int from, int to);
/* The turn in degrees with which the next card will lie on the discard, -4 to 4. */
int mille_shown_discard_turn(const struct mille_shown *shown);
/* NULL where no step waits and the table shows the state; else what differs, in words for a test. */
const char *mille_shown_differs(const struct mille_shown *shown, const struct mille_observation *seen);

/* The first slot of a hand that holds a card; -1: none does. */
int shown_hand_find(const struct shown_hand *hand, int card);
/* The slot of a card that a seat plays or discards, which is the one of play_tag among equal cards; -1: there
 * is none. Of a hand that the viewer does not see any slot will do. */
int shown_hand_meant(const struct mille_shown *shown, int seat, int card);
#endif
