/* SPDX-License-Identifier: MIT */
/* What the domino table shows, as plain data. It begins with an observation; after that events change it,
 * which become steps of a movement (front/table/motion.h). The tile that a person has chosen is kept here
 * too. */
#ifndef FRONT_BONES_VIEW_H
#define FRONT_BONES_VIEW_H

#include "front/bones/cues.h"
#include "front/bones/layout.h"
#include "front/bones/star.h"
#include "front/table/motion.h"

/* `value.word` of a step that shows hands: the tiles of each seat, as a mask. Of a step that lays a tile: the
 * first word is 1 if that tile is the last of its hand. */
enum bones_step_kind {
    BONES_STEP_NONE,
    BONES_STEP_GAME,   /* a new game */
    BONES_STEP_REDEAL, /* a hand is shown, then all tiles go back */
    BONES_STEP_ROUND,  /* a round begins: a banner */
    BONES_STEP_DEAL,   /* tiles are shuffled, then dealt */
    BONES_STEP_NAMED,  /* a double is named: it rises to the middle */
    BONES_STEP_LEAD,   /* the first tile */
    BONES_STEP_PLACE,  /* a tile goes on an arm */
    BONES_STEP_SCORE,  /* the ends make a multiple of five: points for the seat */
    BONES_STEP_KNOCK,  /* a seat knocks: nothing fits */
    BONES_STEP_OPEN,   /* the round is over: the hands are counted (tally.h) */
    BONES_STEP_DOMINO, /* a seat has gone out, and what that brings: a poster */
    BONES_STEP_LOCKED, /* nobody can play, and what that brings: a poster */
    BONES_STEP_BONUS,  /* those points go to a seat */
    BONES_STEP_WON,    /* the game is won: a banner */
    BONES_STEPS
};

/* Words of BONES_STEP_PLACE: whether the tile is the last one of a hand, and the points that it makes. */
enum { BONES_PLACE_OUT, BONES_PLACE_POINTS };

/* Parts of steps, in ms as designed. */
enum {
    BONES_SHUFFLE_MS = 900,
    BONES_DEAL_MS = 220,    /* the way of a tile to its seat */
    BONES_DEAL_GAP_MS = 60, /* from one tile that sets out to the next */
    BONES_FLIP_MS = 120,
    BONES_RISE_MS = 320,
    BONES_PLACE_MS = 260,
    BONES_LAND_MS = 60,
    BONES_CAMERA_MS = 240,
    BONES_FADE_MS = 120, /* a cup or a glass gives way to a tile */
    BONES_SPIN_MS = 2400
};

/* A tile of the own hand that a person drags with the pointer. */
struct bones_drag {
    bool on;
    uint8_t tile;
    bool was_chosen; /* before the drag began */
    uint8_t over;    /* the arm below the pointer, whether it takes the tile or not; BONES_ARM_NONE: none */
    struct point from, at;
};

/* What no event tells: the seat in turn after a hand was kept, and the seat that will lead. */
struct bones_quiet {
    uint8_t phase;
    int8_t turn, namer, leader;
};

struct bones_view {
    struct bones_observation shown;
    struct bones_public last; /* the round before, as it ended; its round is 0: not known */
    int viewer;               /* the seat at the foot of the screen: that of the observation, or 0 */
    int first;              /* the seat that colours are counted from, whoever is at the foot of the screen */
    struct bones_star star; /* where the tiles on the table lie */
    struct bones_layout layout;
    float above;              /* units at the top of the field that the coach takes */
    struct bones_quiet after; /* is shown as soon as nothing moves */

    struct motion motion;

    float prop[BONES_PROPS];      /* 0..1: how much is seen of the cup and the glass */
    struct bones_camera from, to; /* the way of the camera */
    float eased;                  /* ms since it set out */

    uint8_t chosen;                /* the tile that a person has chosen; BONES_TILE_NONE: none */
    uint8_t aimed;                 /* the arm that it is aimed at; BONES_ARM_NONE: none */
    float lifted[BONES_TILES + 1]; /* 0..1: how far each tile is lifted now */
    float spun;                    /* ms for which the small tiles at the rail have turned */
    struct bones_drag drag;
    uint8_t dealt[BONES_HAND]; /* the own tiles as they came; without them: the highest first */
};

/* Shows what a seat sees, without a movement. */
void bones_view_reset(struct bones_view *view, const struct bones_observation *seen);
/* The same before the events of a first deal: no seat holds a tile yet. */
void bones_view_begin(struct bones_view *view, const struct bones_observation *seen);
/* What its steps do. */
extern const struct motion_acts bones_motion;
/* For bones_motion: what a step does to the table as it begins and as it ends. */
void bones_step_begin(void *memory, struct motion_step *step);
void bones_step_end(void *memory, const struct motion_step *step);
/* Turns events, as the viewer may know them, into steps behind the steps that wait. */
void bones_view_add(struct bones_view *view, const struct event_list *events);
/* After every move: takes from what the seat sees what no event tells, to be shown once nothing moves. */
void bones_view_settle(struct bones_view *view, const struct bones_observation *seen);
/* What differs between the table that is shown and the one that a seat sees, in words for the log; NULL:
 * nothing, and no step waits. */
const char *bones_view_differs(const struct bones_view *view, const struct bones_observation *seen);
/* Lays the table out anew. */
void bones_view_layout(struct bones_view *view, const struct frame *frame, bool large);

/* Whether the game is over after the steps that wait. */
bool bones_view_ends_game(const struct bones_view *view);
/* Whether a box on the canvas is free of tiles once the camera has come to rest. */
bool bones_view_clear(const struct bones_view *view, struct rect box);
/* Where the camera is now. */
struct bones_camera bones_view_camera(const struct bones_view *view, float blend_ms);
/* The round before, until the first tile of this one is laid; then, or if it is not known, NULL. */
const struct bones_public *bones_view_last(const struct bones_view *view);
/* The points of a seat in this game as they are shown. */
int32_t bones_view_points(const struct bones_view *view, int seat);
/* Fills in the tiles of a hand, the highest first, and returns how many. */
int bones_view_hand(uint32_t hand, uint8_t tile[BONES_HAND]);
/* The same of the own hand, in the order in which its tiles stand. */
int bones_view_own(const struct bones_view *view, uint32_t hand, uint8_t tile[BONES_HAND]);
/* The tile of the own hand at a place from the left, or BONES_TILE_NONE; and the place of a tile, or -1. */
int bones_view_tile(const struct bones_view *view, int place);
int bones_view_place(const struct bones_view *view, int tile);
/* Whether a tile of the own hand could be played now on some arm. */
bool bones_view_fits(const struct bones_view *view, int tile);
/* The arms on which a tile could go now, as a mask of 1 << arm. */
unsigned bones_view_arms_of(const struct bones_view *view, int tile);
/* Whether a tile is dragged, and has left its place. */
bool bones_view_drags(const struct bones_view *view);
/* Puts the chosen tile back; false: there was none. */
bool bones_view_put_back(struct bones_view *view);

#endif
