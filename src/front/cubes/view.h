/* SPDX-License-Identifier: MIT */
/* What the dice table shows. It is plain data: shown from an observation, and from then on by events, which
 * become steps of a movement (motion.h). What a person has picked up and not yet decided is kept here too. */
#ifndef FRONT_CUBES_VIEW_H
#define FRONT_CUBES_VIEW_H

#include "front/cubes/cues.h"
#include "front/cubes/layout.h"
#include "front/cubes/throw.h"
#include "front/table/motion.h"
#include "games/cubes/cubes.h"

enum cubes_step_kind {
    CUBES_STEP_NONE,
    CUBES_STEP_GAME,      /* a new game: its kind is told */
    CUBES_STEP_TURN,      /* the cup goes to a seat */
    CUBES_STEP_GIVE_UP,   /* combinations are picked up for good */
    CUBES_STEP_KEEP,      /* combinations go to the rail */
    CUBES_STEP_ROLL,      /* into the cup, shaken, poured, at rest */
    CUBES_STEP_FORGET,    /* points of held dice are forgotten */
    CUBES_STEP_SCORE,     /* a combination is found */
    CUBES_STEP_SET,       /* five of a kind or a straight: a moment */
    CUBES_STEP_HOT,       /* all five have scored: a poster */
    CUBES_STEP_HOT_AGAIN, /* an opponent's have once more: a band */
    CUBES_STEP_BUST,      /* the points of the turn are lost */
    CUBES_STEP_BANK,      /* points go to the road */
    CUBES_STEP_ON_BOARD,  /* the toll lifts: a band across the table */
    CUBES_STEP_OFF_BOARD, /* the way out lifts, and the game goes on */
    CUBES_STEP_OVERTIME,  /* the lead is wanting: a poster */
    CUBES_STEP_LEAD,      /* and wanting still */
    CUBES_STEP_LEFT,      /* somebody leaves */
    CUBES_STEP_WON,       /* a poster */
    CUBES_STEP_OVER,      /* a game without a winner's poster */
    CUBES_STEPS
};

/* Parts of CUBES_STEP_ROLL, in ms as designed. */
enum { CUBES_GATHER_MS = 160, CUBES_SHAKE_MS = 360, CUBES_TIP_MS = 120 };
/* A button that rolls shakes the cup once it is held for so long; let go before, it just rolls. */
enum { CUBES_HOLD_MS = 150 };

/* The bytes of the value of CUBES_STEP_ROLL: the face of each die that comes, then whether a person has
 * shaken the cup already, whether all five had scored and are picked up, and whether dice lay there before.
 */
enum { CUBES_ROLL_FROM_CUP = CUBES_DICE, CUBES_ROLL_LIFTS_ALL, CUBES_ROLL_PICKS_UP };

/* A combination that a person drags. */
struct cubes_drag {
    bool on;
    int8_t item;  /* the die that was taken */
    uint8_t mask; /* with all of its combination; 0: it is in none and does not come */
    struct point from, at;
};

struct cubes_view {
    int viewer;        /* the seat that signs and places are counted from: it has the near one */
    uint8_t opponents; /* seats of computer players: their steps go by quicker, */
    bool hot_told;     /* and the first hot dice of one of them in a game have had their poster */
    struct cubes_public shown;
    struct cubes_cast cast;   /* how the dice of the last roll lie, */
    struct cubes_cast before; /* and those that it picked up lay */
    struct cubes_layout layout;

    struct motion motion;
    bool overtime; /* the last step that waits ends in overtime */

    uint8_t picked;             /* dice of combinations that a person has picked up, to be rolled */
    float lifted[CUBES_DICE];   /* 0..1: how far each die is picked up now */
    struct cubes_fraction bust; /* of the roll that would be made now; whole 0: none can be */
    struct cubes_fraction was;  /* the one that the last roll had */
    int32_t forgotten;          /* points that the last roll's combination took the place of; 0: none */
    int32_t banked;             /* points of the last hold, 0: none was shown yet, */
    int8_t banker;              /* and whose it was */
    bool shaking;               /* a person holds the cup, */
    uint8_t shaker;             /* with this device (enum device), */
    float shaken;               /* for so many ms */
    bool in_cup;                /* what is about to be rolled is in the cup */
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
/* Turns events into steps behind those that wait. */
void cubes_view_add(struct cubes_view *view, const struct event_list *events);
/* Adds a step of a kind behind those that wait. */
struct motion_step *cubes_view_push(struct cubes_view *view, enum cubes_step_kind kind,
                                    const struct event *event);
/* NULL when nothing moves and what is shown is what a seat sees; else what differs. */
const char *cubes_view_differs(const struct cubes_view *view, const struct cubes_public *seen);
/* Lays the table out anew. */
void cubes_view_layout(struct cubes_view *view, const struct frame *frame, bool large);

/* From when on in a roll the dice fly. */
float cubes_view_poured_ms(const struct motion_step *step);
/* ms for which the cup has been shaken by a person's hand; below 0: it is not. */
float cubes_view_shaken_ms(const struct cubes_view *view, float blend_ms);
/* The dice that a roll would throw now: all, or those that do not score and those picked up; 0: none can. */
uint8_t cubes_view_to_roll(const struct cubes_view *view);
/* Reckons anew what hangs on the dice and on those picked up. */
void cubes_view_reckon(struct cubes_view *view);
/* The points of a seat as the eye sees them: they roll up as they are held. */
int32_t cubes_view_score(const struct cubes_view *view, int seat, float blend_ms);
/* The points at risk as the eye sees them. */
int32_t cubes_view_risk(const struct cubes_view *view, float blend_ms);

#endif
