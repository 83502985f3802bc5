/* SPDX-License-Identifier: MIT */
/* What the domino table shows. It is plain data: shown from an observation, and from then on by events, which
 * become steps of a movement (motion.h). What a person has chosen and not yet laid is kept here too. */
#ifndef FRONT_BONES_VIEW_H
#define FRONT_BONES_VIEW_H

#include "front/bones/cues.h"
#include "front/bones/layout.h"
#include "front/bones/star.h"
#include "front/table/motion.h"

/* Of a step that shows tiles of the hands `value.word` is those of each seat; of one that lays a tile the
 * first word tells whether it is the last of its hand. */
enum bones_step_kind {
    BONES_STEP_NONE,
    BONES_STEP_GAME,   /* a new game */
    BONES_STEP_REDEAL, /* a hand is shown, and all goes back */
    BONES_STEP_ROUND,  /* the table is swept: a banner */
    BONES_STEP_DEAL,   /* shuffled, then seven to each seat */
    BONES_STEP_NAMED,  /* a double is named: it rises to the middle */
    BONES_STEP_LEAD,   /* the first tile */
    BONES_STEP_PLACE,  /* a tile goes on an arm */
    BONES_STEP_SCORE,  /* the ends make fives: their sum is written out and goes to the seat */
    BONES_STEP_KNOCK,  /* nothing fits */
    BONES_STEP_OPEN,   /* the round is over: the hands open one by one, and their sum grows */
    BONES_STEP_DOMINO, /* the last tile and what it brings: a poster */
    BONES_STEP_LOCKED, /* nothing fits any more, and what that brings: a poster */
    BONES_STEP_BONUS,  /* it is written down for a seat */
    BONES_STEP_WON,    /* the game: a banner */
    BONES_STEPS
};

/* Parts of steps, in ms as designed. */
enum {
    BONES_SHUFFLE_MS = 900,
    BONES_DEAL_MS = 220,    /* a tile's way to its seat, */
    BONES_DEAL_GAP_MS = 60, /* and until the next one sets out */
    BONES_FLIP_MS = 120,
    BONES_RISE_MS = 320,
    BONES_PLACE_MS = 260,
    BONES_LAND_MS = 60,
    BONES_CAMERA_MS = 240,
    BONES_FADE_MS = 120, /* of a cup or a glass that a tile comes near */
    BONES_SPIN_MS = 2400
};

/* A tile of the own hand that a person drags. */
struct bones_drag {
    bool on;
    uint8_t tile;
    bool was_chosen; /* when it was taken */
    uint8_t over;    /* the arm that it is held over, whether that takes it or not; BONES_ARM_NONE: none */
    struct point from, at;
};

/* What no event tells: whose turn it is after a hand was kept in silence, and who will lead. */
struct bones_quiet {
    uint8_t phase;
    int8_t turn, namer, leader;
};

struct bones_view {
    struct bones_observation shown;
    struct bones_public
        last;   /* the round before the one that is shown, as it ended; its round is 0: not known */
    int viewer; /* the seat at the foot of the screen: that of the observation, else 0 */
    int first;  /* the seat that signs and colours are counted from, whoever looks */
    struct bones_star star; /* of the tiles that are shown */
    struct bones_layout layout;
    float above;              /* units of the field that something else takes at its top */
    struct bones_quiet after; /* once nothing moves */

    struct motion motion;

    float prop[BONES_PROPS];      /* 0..1: how much of each is seen; it gives way to tiles */
    struct bones_camera from, to; /* the camera eases */
    float eased;                  /* for so many ms */

    uint8_t chosen;                /* the tile that a person has picked up, BONES_TILE_NONE: none; */
    uint8_t aimed;                 /* the arm that it is held over, BONES_ARM_NONE: none */
    float lifted[BONES_TILES + 1]; /* 0..1: how far each tile is picked up now */
    float spun;                    /* ms for which the small tiles have turned */
    struct bones_drag drag;
    uint8_t
        dealt[BONES_HAND]; /* the own tiles in the order in which they came; without them: the highest first
                            */
};

/* Shows what a seat sees, without a movement. */
void bones_view_reset(struct bones_view *view, const struct bones_observation *seen);
/* The same before the events of a first deal: nobody holds a tile yet. */
void bones_view_begin(struct bones_view *view, const struct bones_observation *seen);
/* What its steps do. */
extern const struct motion_acts bones_motion;
/* For bones_motion. view.c: what a step does to the table as it begins and as it ends; hear.c: its sounds. */
void bones_step_begin(void *memory, struct motion_step *step);
void bones_step_end(void *memory, const struct motion_step *step);
void bones_step_hear(void *memory, struct motion_step *step, const struct motion_ears *ears);
/* Turns events, as the seat may know them, into steps behind those that wait. */
void bones_view_add(struct bones_view *view, const struct event_list *events);
/* Says what the seat sees after every move: what no event tells of it is shown as soon as nothing moves. */
void bones_view_settle(struct bones_view *view, const struct bones_observation *seen);
/* NULL when nothing moves and what is shown is what a seat sees; else what differs. */
const char *bones_view_differs(const struct bones_view *view, const struct bones_observation *seen);
/* Lays the table out anew. */
void bones_view_layout(struct bones_view *view, const struct frame *frame, bool large);

/* Whether a step that waits ends the game: nothing opens another round. */
bool bones_view_ends_game(const struct bones_view *view);
/* Whether no tile comes near a place on the canvas where the camera will stand. */
bool bones_view_clear(const struct bones_view *view, struct rect box);
/* The camera as it is now. */
struct bones_camera bones_view_camera(const struct bones_view *view, float blend_ms);
/* What lies beside the table: the round before until this one's first tile lies; NULL: nothing. */
const struct bones_public *bones_view_last(const struct bones_view *view);
/* The points of a seat in this game as the eye sees them. */
int32_t bones_view_points(const struct bones_view *view, int seat);
/* The tiles of a hand from the left; how many. */
int bones_view_hand(uint32_t hand, uint8_t tile[BONES_HAND]);
/* The same of the own hand, in the order in which it stands. */
int bones_view_own(const struct bones_view *view, uint32_t hand, uint8_t tile[BONES_HAND]);
/* Whether a tile of the own hand could be played now on some arm. */
bool bones_view_fits(const struct bones_view *view, int tile);
/* The arms on which a tile could go now, as a mask of 1 << arm. */
unsigned bones_view_arms_of(const struct bones_view *view, int tile);
/* What the tiles would count if a tile went on an arm; it fits there. */
struct bones_board bones_view_with(const struct bones_view *view, int tile, int arm);

#endif
