/* SPDX-License-Identifier: MIT */
/* Lessons, played at a table of their own; the other tables stay as they are. Of a lesson only that it was
 * finished is kept: among the game's numbers in the settings. */
#ifndef FRONT_LESSON_LESSONS_H
#define FRONT_LESSON_LESSONS_H

#include "front/lesson/lesson.h"
#include "front/part.h"
#include "front/scene.h"

struct game_front;

struct lessons_state {
    const struct game_front *game; /* the game of the lessons */
    bool due;                      /* lesson `which` begins when the table comes up */
    bool at_table;                 /* the list was opened from a table, and leads back there */
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
/* Opens the table with a lesson, from any screen. */
void lessons_start(struct front *front, const struct game_front *game, int which);
/* Leaves the lesson and opens the list of lessons. */
void lessons_leave(struct front *front);
/* Asks whether to begin with the lessons of the game chosen; if not, `otherwise` is called. false: nothing
 * was asked, because there are none or they were offered before. */
bool lessons_offer(struct front *front, void (*otherwise)(struct front *front));

/* For the table. */

/* When the table comes up: begins the lesson that is due. */
void lessons_enter(struct front *front);
/* Turns from the lesson back to the table before it, if a lesson is on. */
void lessons_put_back(struct front *front);
/* Why a legal move of the person is not wanted now, translated; NULL: it is wanted, or no lesson is on. */
const char *lessons_object(const struct front *front, struct move move);
/* After each move at the table. */
void lessons_played(struct front *front);
/* The opponent's move in this step; false: the step has none. */
bool lessons_opponent(const struct front *front, struct move *move);
/* When nothing moves: shows the next words, or ends the lesson. true: a scene was pushed. */
bool lessons_tick(struct front *front);
/* One tick of the pointers; true while they move. */
bool lessons_point(struct front *front);
/* Ends the lesson, as when the sheet at the end of its hand is closed. */
void lessons_finish(struct front *front);
/* The step in which the person is to move, NULL for none; whether that step wants a move. */
const struct lesson_step *lessons_wanted(const struct front *front);
bool lessons_wants(const struct front *front, struct move move);
/* For `tips` of struct game_lessons: points at the tops of items, of those that are there; returns how many.
 */
int lessons_tips(const struct front *front, const int *item, int count, struct point tip[LESSON_TIPS]);
/* The height of the coach's plate at the foot of the table; 0 if it lies over the table. */
float lessons_foot_height(const struct front *front);
/* The coach's words while a lesson is at the table: why a move is not wanted now, else those of the step;
 * translated, "" for none. */
const char *lessons_coach_says(const struct front *front);
/* Draws the coach's plate and the pointers. */
void lessons_draw(const struct front *front, struct draw_list *list);

#endif
