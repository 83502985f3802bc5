/* SPDX-License-Identifier: MIT */
/* The one way in which a sentence about the game leaves a game's front. Each sentence is told once: of an
 * event when the step that shows the event begins, of a turn when nothing moves any more. The bar shows the
 * last sentence while a step is shown, the trace has all of them, and a log asks for them again. */
#ifndef FRONT_TABLE_TELL_H
#define FRONT_TABLE_TELL_H

#include <stdbool.h>

struct draw_list;
struct event;
struct front;
struct table;
struct text;
struct motion_step;

enum tell_kind {
    TELL_EVENT,
    TELL_TURN,
    TELL_ALOUD /* of a step that the screen shows without a sentence: for a voice alone */
};
enum { TELL_SIZE = 160, TELL_LINES = 32 };

struct told_line {
    enum tell_kind kind;
    int seat; /* whose act or turn it is; SEAT_NONE: nobody's */
    char says[TELL_SIZE];
    char aloud[TELL_SIZE]; /* for a voice, of what the viewer alone may know too; "": the same */
    bool urgent;           /* a voice says it at once */
};

/* What was told since somebody sat down. */
struct told {
    long count;                        /* of all lines; the last TELL_LINES are kept, */
    struct told_line line[TELL_LINES]; /* each at its number modulo TELL_LINES */
    bool now;                          /* the step that began last told the last of them */
    int turn_moves;                    /* moves before the turn that was looked at last, + 1; 0: none was */
    int turn;                          /* whose turn it was then */
};

/* A step begins there: its sentence is told, if it has one. */
void table_tell_step(struct table *table, const struct motion_step *step);
/* Tells whose turn it is, when nothing moves: to the person at this screen whenever the person may decide
 * anew, of others once until somebody else's turn comes. */
void table_tell_turn(struct table *table);
/* Tells what happens beside the game, such as that somebody has stepped out; `says` is translated. */
void table_tell_news(struct table *table, int seat, const char *says);
/* The sentence of an event without its step, as a log says it later; false: it has none. */
bool table_sentence(const struct table *table, const struct event *event, struct text *out);
/* Draws the bar with the sentence of each step that waits, so that their pictures are made ahead. */
void table_tell_ahead(const struct table *table, struct draw_list *list);
/* The line that was told `back` lines before the last one, 0..TELL_LINES - 1; NULL: there is none. */
const struct told_line *table_told(const struct table *table, int back);
/* What the step that began last told, for the bar while the step is shown; NULL: it has no sentence. */
const char *table_told_now(const struct table *table);

#endif
