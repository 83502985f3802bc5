/* SPDX-License-Identifier: MIT */
/* What the dice table shows, as plain data. It begins with an observation; after that events change it, which
 * become steps of a movement (front/table/motion.h). The dice that a person has picked up for the next roll
 * are kept here too. */
#ifndef FRONT_CUBES_VIEW_H
#define FRONT_CUBES_VIEW_H

#include "front/cubes/cues.h"
#include "front/cubes/layout.h"
#include "front/cubes/throw.h"
#include "front/table/motion.h"
#include "games/cubes/cubes.h"

enum cubes_step_kind {
    CUBES_STEP_NONE,
    CUBES_STEP_GAME,      /* a new game: a banner with its kind */
    CUBES_STEP_TURN,      /* the cup goes to a seat */
    CUBES_STEP_GIVE_UP,   /* combinations are picked up for good */
    CUBES_STEP_KEEP,      /* combinations go to the rail */
    CUBES_STEP_ROLL,      /* into the cup, shaken, poured, at rest */
    CUBES_STEP_FORGET,    /* the points of held dice go into a larger combination */
    CUBES_STEP_SCORE,     /* a combination is found */
    CUBES_STEP_SET,       /* five of a kind or a straight: a banner */
    CUBES_STEP_HOT,       /* all five dice have scored: a poster */
    CUBES_STEP_HOT_AGAIN, /* the same of an opponent once more in a game: a banner */
    CUBES_STEP_BUST,      /* the points of the turn are lost */
    CUBES_STEP_BANK,      /* points go to the road */
    CUBES_STEP_ON_BOARD,  /* the toll lifts: a band across the table */
    CUBES_STEP_OFF_BOARD, /* the last toll lifts, and the game goes on: a band */
    CUBES_STEP_OVERTIME,  /* past the goal, but too small a lead to win: a poster */
    CUBES_STEP_LEAD,      /* the lead is still too small */
    CUBES_STEP_LEFT,      /* somebody leaves */
    CUBES_STEP_WON,       /* a game is won: a poster */
    CUBES_STEP_OVER,      /* a game ends without that poster */
    CUBES_STEPS
};

/* Parts of CUBES_STEP_ROLL, in ms as designed. */
enum { CUBES_GATHER_MS = 160, CUBES_SHAKE_MS = 360, CUBES_TIP_MS = 120 };
/* A button that is held for so long shakes the cup; one that is let go before just rolls. */
enum { CUBES_HOLD_MS = 150 };

/* The bytes in the value of CUBES_STEP_ROLL: the face of each rolled die; then whether a person has shaken
 * the cup already, whether all five dice had scored and are picked up, whether dice lay there before, and
 * whether its moment of hush has begun. */
enum { CUBES_ROLL_FROM_CUP = CUBES_DICE, CUBES_ROLL_LIFTS_ALL, CUBES_ROLL_PICKS_UP, CUBES_ROLL_HUSHED };

/* A combination that a person drags with the pointer. */
struct cubes_drag {
    bool on;
    int8_t item;  /* the die under the pointer */
    uint8_t mask; /* the dice of its combination; 0: the die is in none and stays */
    struct point from, at;
};

struct cubes_view {
    int viewer;        /* the seat at the foot of the screen, from which places are counted */
    uint8_t opponents; /* the seats of computer players, as a mask: their steps go by quicker */
    bool hot_told;     /* one of them has had the poster of hot dice in this game */
    struct cubes_public shown;
    struct cubes_cast cast;   /* how the dice of the last roll lie */
    struct cubes_cast before; /* how the dice lay that this roll picked up */
    struct cubes_layout layout;

    struct motion motion;
    bool overtime; /* after the steps that wait the game is in overtime */

    uint8_t picked;             /* dice of combinations that a person has picked up, to be rolled */
    float lifted[CUBES_DICE];   /* 0..1: how far each die is picked up now */
    struct cubes_fraction bust; /* the chance of a bust of the next roll; whole 0: no roll is possible */
    struct cubes_fraction was;  /* the chance of a bust that the last roll had */
    int32_t forgotten;          /* points of held dice that went into the last roll's combination; 0: none */
    int32_t banked;             /* points of the last hold; 0: none was shown yet */
    int8_t banker;              /* the seat of that hold */
    bool shaking;               /* a person shakes the cup */
    uint8_t shaker;             /* the device of that person: enum device */
    float shaken;               /* ms since they began */
    bool in_cup;                /* the dice of the next roll are in the cup */
    struct cubes_drag drag;
};

/* Shows what a seat sees, without a movement. */
void cubes_view_reset(struct cubes_view *view, const struct cubes_public *seen, int viewer);
/* What its steps do. */
extern const struct motion_acts cubes_motion;
/* For cubes_motion. view.c: what a step does to the table as it begins and as it ends; steps.c: its length in
 * ms as designed. */
void cubes_step_begin(void *memory, struct motion_step *step);
void cubes_step_end(void *memory, const struct motion_step *step);
float cubes_step_length(const struct motion_step *step);
/* Turns events into steps, behind the steps that wait. */
void cubes_view_add(struct cubes_view *view, const struct event_list *events);
/* Adds a step behind the steps that wait. */
struct motion_step *cubes_view_push(struct cubes_view *view, enum cubes_step_kind kind,
                                    const struct event *event);
/* What differs between the table that is shown and the one that a seat sees, in words for the log; NULL:
 * nothing, and no step waits. */
const char *cubes_view_differs(const struct cubes_view *view, const struct cubes_public *seen);
/* Lays the table out anew. */
void cubes_view_layout(struct cubes_view *view, const struct frame *frame, bool large);

/* The ms after which the dice of a roll fly. */
float cubes_view_poured_ms(const struct motion_step *step);
/* The ms for which a person has shaken the cup; below 0: nobody shakes it. */
float cubes_view_shaken_ms(const struct cubes_view *view, float blend_ms);
/* The dice that a roll would throw now, as a mask: all five, or those that do not score and those picked up.
 * 0: no roll is possible. */
uint8_t cubes_view_to_roll(const struct cubes_view *view);
/* Works the chance of a bust out anew, after the dice or those picked up have changed. */
void cubes_view_reckon(struct cubes_view *view);
/* The points of a seat as they are shown: they count up while a hold is shown. */
int32_t cubes_view_score(const struct cubes_view *view, int seat, float blend_ms);
/* The points at risk as they are shown. */
int32_t cubes_view_risk(const struct cubes_view *view, float blend_ms);

#endif
