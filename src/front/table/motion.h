/* SPDX-License-Identifier: MIT */
/* A movement of a table, of any game: events have become steps, which wait in a queue. Only a step that has
 * ended changes what lies on the table, so that the picture may lag behind the rules but never leads or
 * contradicts them. The queue is plain data in the memory of a game's view, and knows neither screen nor
 * clock: time comes in ms as designed, which go by quicker or slower at the pace that a person has chosen. */
#ifndef FRONT_TABLE_MOTION_H
#define FRONT_TABLE_MOTION_H

#include "table/game.h"

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
    bool still;         /* where motion is reduced: a picture that stands */
    uint8_t heard;      /* how many of its sounds have been */
    float begin;        /* ms after the beginning of the step before, or MOTION_AFTER */
    float ms, length;   /* that have gone by since it began, and of the whole step */
    float rate;         /* so many of its ms go by in one; above 0 */
    struct event event; /* as the viewer may know it */
    union motion_value value;
};

struct motion {
    bool reduced; /* motion is reduced: steps that are added stand still */
    bool held;    /* a step shows what is not to be missed: the rest waits for motion_release */
    float pace;   /* ms as designed in a real one, at the last tick */
    int count;    /* of steps, oldest first */
    struct motion_step step[MOTION_STEPS_MAX];
};

struct front;

/* Who hears a movement; where these are asked for NULL means nobody. */
struct motion_ears {
    struct front *front; /* on whose screen it is; NULL: on none */
    void *context;
    /* A cue begins at x on the canvas; x below 0: in the middle. Without a game the cue is the cabinet's. */
    void (*hear)(void *context, const struct game *game, int cue, float x);
    /* A step begins, and its sentence is told. NULL: nobody listens to it. */
    void (*tell)(struct front *front, const struct motion_step *step);
    /* A person feels it in the pad in their hand: strength 0..1, ms. NULL: nobody has one. */
    void (*feel)(void *context, float strength, int ms);
};

/* What steps do at the table of one game. `view` is the memory that the queue lies in. Where not said
 * otherwise a function may be NULL: then nothing is done. */
struct motion_acts {
    size_t queue; /* where the struct motion lies in that memory */
    /* A step begins. It may set its length, and hold the movement. */
    void (*begin)(void *view, struct motion_step *step);
    /* A step has ended, and has left the queue; never NULL. */
    void (*end)(void *view, const struct motion_step *step);
    /* Lets be heard what is due until `ms` of a step that has begun. */
    void (*hear)(void *view, struct motion_step *step, const struct motion_ears *ears);
    /* What moves beside the steps goes on by so many ms after them; true while something does. */
    bool (*beside)(void *view, float ms, const struct motion_ears *ears);
    /* The same comes to its end at once. */
    void (*settle)(void *view);
};

/* The queue in the memory of a view. */
struct motion *motion_of(const struct motion_acts *acts, void *view);
/* Adds a step to the end of the queue, which must not be full. */
struct motion_step *motion_push(struct motion *motion, int kind, const struct event *event, float length);
/* Goes on by so many ms as designed; true while something moves. What has ended is done before what follows
 * begins, within one tick too. */
bool motion_advance(const struct motion_acts *acts, void *view, float ms, const struct motion_ears *ears);
/* Completes every step until one holds the movement, or all. */
void motion_skip(const struct motion_acts *acts, void *view, const struct motion_ears *ears);
/* The step that holds the movement has been shown, and ends. */
void motion_release(struct motion *motion);

/* The oldest step, if it has begun, else NULL; and the oldest of a kind that has begun. */
const struct motion_step *motion_now(const struct motion *motion);
const struct motion_step *motion_find(const struct motion *motion, int kind);
/* The ms of a step that have gone by, and their part of it, 0..1. blend_ms: as designed, since the last tick.
 * Of NULL: 0, and 1. */
float motion_ms(const struct motion_step *step, float blend_ms);
float motion_part(const struct motion_step *step, float blend_ms);
/* A sound, and a stroke of the pad, for whoever listens. */
void motion_hear(const struct motion_ears *ears, const struct game *game, int cue, float x);
void motion_feel(const struct motion_ears *ears, float strength, int ms);

#endif
