/* SPDX-License-Identifier: MIT */
/* The movement of the table in front of the person: the steps of its game's view (motion.h), a tick at a
 * time, hurried, skipped or finished, and heard. */
#ifndef FRONT_TABLE_MOVEMENT_H
#define FRONT_TABLE_MOVEMENT_H

#include <stdbool.h>

struct front;
struct table;
struct game;

/* One tick at a multiple of the usual speed; true while something moves. Once no step is left what is shown
 * must be what the viewer sees: else a debug build fails, and any other logs the difference and shows the
 * truth. */
bool table_animate(struct table *table, float speed);
/* Completes the steps up to the next one that is not to be missed, or all. Of what they would have let be
 * heard each bus has one sound. */
void table_skip(struct table *table);
/* Completes them all, likewise heard or not at all. */
void table_finish(struct table *table, bool heard);
/* A cue of a game, or with NULL of the cabinet, for the ears of a movement (motion.h) whose context is the
 * front. */
void table_hear(void *context, const struct game *game, int cue, float x);
/* ms as designed of a part of a tick. */
float table_blend_ms(const struct table *table, float blend);

#endif
