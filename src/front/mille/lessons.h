/* SPDX-License-Identifier: MIT */
/* Learn to drive: nine lessons on prepared hands, played at the very table. What lay there is set aside and
 * put back; nothing of a lesson is ever saved but that it was finished. */
#ifndef FRONT_MILLE_LESSONS_H
#define FRONT_MILLE_LESSONS_H

#include "front/mille/lessons_table.h"
#include "front/part.h"
#include "front/scene.h"
#include "table/session.h"

enum { LESSON_NONE = -1 };

struct lessons_state {
    bool due; /* lesson `which` begins as soon as the table comes up */
    int which;
    int step;  /* to be done now */
    int said;  /* the step whose words stand on the coach's plate */
    bool over; /* its end has been shown */
};

extern const struct part lessons_part;
/* What it keeps. */
struct lessons_state *lessons_of(const struct front *front);

/* The list of lessons, and what comes at the end of one. */
extern const struct scene lessons_scene;
extern const struct scene lesson_end_scene;

/* Begins a lesson at the table, from wherever one is. */
void lessons_start(struct front *front, int which);
/* Leaves the lesson for the list of lessons. */
void lessons_leave(struct front *front);
/* Offers the lessons once, the first time somebody sits down; then, or if they were offered before, calls
 * `otherwise`. */
void lessons_offer(struct front *front, void (*otherwise)(struct front *front));

/* For the table. */

/* The table has come up: begins the lesson that is due. */
void lessons_enter(struct front *front);
/* Puts back what lay on the table, if a lesson is on. */
void lessons_put_back(struct front *front);
/* Why a legal move of the learner is not wanted now, translated; NULL: it is, or no lesson is on. */
const char *lessons_object(const struct front *front, struct move move);
/* A move was made. */
void lessons_played(struct front *front);
/* What the opponent does. */
struct move lessons_rival(const struct front *front);
/* Once nothing moves: the next words, or the end. true: a scene was pushed. */
bool lessons_tick(struct front *front);
/* The hand's sheet has been read: the lesson is over. */
void lessons_sheet_read(struct front *front);
/* What the learner is to do, NULL where there is nothing; and whether a card of the hand is meant by it. */
const struct lesson_step *lessons_wanted(const struct front *front);
bool lessons_means(const struct front *front, int card);
/* The coach's plate, and pointers to what is meant. */
void lessons_draw(const struct front *front, struct draw_list *list);

#endif
