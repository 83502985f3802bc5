/* SPDX-License-Identifier: MIT */
/* Lessons on prepared positions, played at the very table. What lay there is set aside and put back; nothing
 * of a lesson is ever saved but that it was finished, under the game's name. */
#ifndef FRONT_LESSON_LESSONS_H
#define FRONT_LESSON_LESSONS_H

#include "front/lesson/lesson.h"
#include "front/part.h"
#include "front/scene.h"

struct game_front;

struct lessons_state {
    const struct game_front *game; /* whose lessons they are */
    bool due;                      /* lesson `which` begins as soon as the table comes up */
    bool at_table;                 /* the list was opened there: that is where one goes back to */
    int which;
    int step;  /* to be done now */
    int said;  /* the step whose words stand on the coach's plate */
    bool over; /* its end has been shown */
    int hop;   /* ticks for which the pointers still move */
};

extern const struct part lessons_part;
/* What it keeps. */
struct lessons_state *lessons_of(const struct front *front);

/* Whether a game has lessons; which were finished, bit i for lesson i. */
bool lessons_exist(const struct game_front *game);
unsigned lessons_done(const struct front *front, const struct game_front *game);
/* The lesson that is on, or was last. */
const struct lesson *lessons_now(const struct front *front);

/* Opens the list of a game's lessons. */
void lessons_open(struct front *front, const struct game_front *game);
/* Begins a lesson at the table, from wherever one is. */
void lessons_start(struct front *front, const struct game_front *game, int which);
/* Leaves the lesson for the list of lessons. */
void lessons_leave(struct front *front);
/* Offers the lessons of the game chosen once, the first time that somebody sits down there: true; then calls
 * `otherwise`, if they are not wanted. False: they were offered before, or there are none. */
bool lessons_offer(struct front *front, void (*otherwise)(struct front *front));

/* For the table. */

/* The table has come up: begins the lesson that is due. */
void lessons_enter(struct front *front);
/* Puts back what lay on the table, if a lesson is on. */
void lessons_put_back(struct front *front);
/* Why a legal move of the learner is not wanted now, translated; NULL: it is, or no lesson is on. */
const char *lessons_object(const struct front *front, struct move move);
/* A move was made. */
void lessons_played(struct front *front);
/* What those opposite do now; false: nothing. */
bool lessons_opponent(const struct front *front, struct move *move);
/* Once nothing moves: the next words, or the end. true: a scene was pushed. */
bool lessons_tick(struct front *front);
/* One tick of the pointers; true while they move. */
bool lessons_point(struct front *front);
/* The hand's sheet has been read: the lesson is over. */
void lessons_sheet_read(struct front *front);
/* What the learner is to do, NULL where there is nothing; and whether a move is it. */
const struct lesson_step *lessons_wanted(const struct front *front);
bool lessons_wants(const struct front *front, struct move move);
/* For `tips`: pointers at the tops of items of the scene, as far as they are there; how many. */
int lessons_tips(const struct front *front, const int *item, int count, struct point tip[LESSON_TIPS]);
/* How high the coach's plate is at the foot of the table; 0 where it lies over the table. */
float lessons_foot_height(const struct front *front);
/* The coach's plate, and pointers to what is meant. */
void lessons_draw(const struct front *front, struct draw_list *list);

#endif
