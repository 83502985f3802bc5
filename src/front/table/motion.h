/* SPDX-License-Identifier: MIT */
/* The movement of a table: a queue of steps, made of events. What lies on the table changes when a step ends,
 * so that the picture may lag behind the rules but never shows more than they say. The queue is plain data in
 * the memory of a game's view, and knows neither screen nor clock. Times are ms at the designed pace; at the
 * pace that a person chooses they take longer or shorter. */
#ifndef FRONT_TABLE_MOTION_H
#define FRONT_TABLE_MOTION_H

#include "table/game.h"
#include "ui/geometry.h"

#include <stddef.h>

enum { MOTION_STEPS_MAX = 256 };
/* A step that begins once the one before it has ended. */
enum { MOTION_AFTER = -1 };

/* What a game keeps of a step beside its event. */
union motion_value {
    uint32_t word[4];
    uint8_t byte[16];
};

struct motion_step {
    uint8_t kind; /* one of the game's own */
    bool begun;
    bool still;         /* motion is reduced: the step is a picture that does not move */
    uint8_t heard;      /* how many of its sounds have begun */
    uint8_t risen;      /* how many ticks of its count have begun */
    uint8_t landed;     /* how many of its landings have come */
    float begin;        /* ms after the beginning of the step before, or MOTION_AFTER */
    float ms, length;   /* time since it began, and time of the whole step */
    float rate;         /* how many of its ms go by in one ms of the movement; above 0 */
    struct event event; /* as the viewer may know it */
    union motion_value value;
};

struct motion {
    bool reduced; /* motion is reduced: steps that are added stand still */
    bool held;    /* a step shows something that must not be missed: the others wait for motion_release */
    bool waits;   /* no further step begins: the sentence of the last one is being said aloud */
    float pace;   /* designed ms in a real ms, at the last tick */
    float hush;   /* ms left in which all goes by slower (motion_hush) */
    int count;    /* number of steps; the oldest is first */
    struct motion_step step[MOTION_STEPS_MAX];
};

struct front;

/* Listeners of a movement. Functions below take NULL for none. */
struct motion_ears {
    struct front *front; /* the front that shows the movement; NULL: none */
    void *context;
    /* A cue begins at x on the canvas; x below 0: in the middle. game NULL: the cue is the cabinet's. */
    void (*hear)(void *context, const struct game *game, int cue, float x);
    /* A step begins, and its sentence is told. NULL: nobody listens to it. */
    void (*tell)(struct front *front, const struct motion_step *step);
    /* The pad rumbles; strength 0 to 1. NULL: there is none. */
    void (*feel)(void *context, float strength, int ms);
    /* Something comes down in a box on the canvas, with a force from 0 to 1, and raises dust or not. NULL:
     * nobody sees it. */
    void (*land)(void *context, struct rect box, float force, bool dusty);
};

/* Something that comes down in the course of a step. */
struct motion_landing {
    float at;        /* ms from the step's begin */
    struct rect box; /* on the canvas */
    float force;     /* 0 to 1 */
    bool dusty;      /* it raises dust */
};

/* A tick by which the points of a step count up. */
struct motion_tick {
    float at;  /* ms from the step's begin */
    int pitch; /* place in the rise of pitch (front/sound/rise.h) */
    float x;   /* where it is heard on the canvas; below 0: in the middle */
};

/* What steps do at a game's table. view: the memory with the queue. Functions may be NULL unless their
 * comment says otherwise. */
struct motion_acts {
    size_t queue; /* offset of the struct motion in that memory */
    /* A step begins; may set its length, and may hold the movement. */
    void (*begin)(void *view, struct motion_step *step);
    /* A step has ended, and has left the queue. Not NULL. */
    void (*end)(void *view, const struct motion_step *step);
    /* Begins the sounds of a step that are due by its `ms`. */
    void (*hear)(void *view, struct motion_step *step, const struct motion_ears *ears);
    /* The index-th landing of a step, and the index-th tick of its count, in the order of their times; false:
     * there are no more. */
    bool (*landing)(const void *view, const struct motion_step *step, int index, struct motion_landing *out);
    bool (*tick)(const void *view, const struct motion_step *step, int index, struct motion_tick *out);
    /* Moves by `ms` what moves besides the steps, after them; true while something moves. */
    bool (*beside)(void *view, float ms, const struct motion_ears *ears);
    /* Ends that movement at once. */
    void (*settle)(void *view);
};

/* The queue in the memory of a view. */
struct motion *motion_of(const struct motion_acts *acts, void *view);
/* Adds a step to the end of the queue, which must not be full. */
struct motion_step *motion_push(struct motion *motion, int kind, const struct event *event, float length);
/* Goes on by `ms`; true while something moves. A step ends before the next begins, also within one tick. */
bool motion_advance(const struct motion_acts *acts, void *view, float ms, const struct motion_ears *ears);
/* Ends all steps, up to the next that holds the movement. */
void motion_skip(const struct motion_acts *acts, void *view, const struct motion_ears *ears);
/* Ends the step that holds the movement. */
void motion_release(struct motion *motion);

/* The oldest step if it has begun, else NULL; the oldest step of a kind that has begun, or NULL. */
const struct motion_step *motion_now(const struct motion *motion);
const struct motion_step *motion_find(const struct motion *motion, int kind);
/* The time of a step that has gone by, in ms, and as a part of its length, 0 to 1. blend_ms: ms since the
 * last tick. For NULL: 0, and 1. */
float motion_ms(const struct motion_step *step, float blend_ms);
float motion_part(const struct motion_step *step, float blend_ms);
/* Tell listeners, which may be NULL, of a cue and of a rumble. */
void motion_hear(const struct motion_ears *ears, const struct game *game, int cue, float x);
void motion_feel(const struct motion_ears *ears, float strength, int ms);
/* A moment of hush: for a quarter of a second all goes by slower, and at a table the music sinks, unless
 * motion is reduced. A movement that is skipped has none. */
void motion_hush(struct motion *motion);
/* The ms of the movement in one ms that is given to motion_advance: 1, or less in a hush. */
float motion_rate(const struct motion *motion);

#endif
