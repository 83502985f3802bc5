/* SPDX-License-Identifier: MIT */
/* The stakes of a table: how much hangs on the next moves, in steps from 0 (nothing) to STAKES_MOST. A game
 * says it in a row of its view (`stakes` of struct game_view). As they rise the room round the table darkens,
 * drums are heard, and the music sinks. Nothing is told by this alone. */
#ifndef FRONT_TABLE_STAKES_H
#define FRONT_TABLE_STAKES_H

#include "ui/draw.h"

#include <stdbool.h>

struct table;

enum { STAKES_MOST = 3 };

/* What a table keeps of them. */
struct stakes_shown {
    int level;   /* when nothing moved last */
    int turn;    /* the seat in turn then */
    float shade; /* the opacity of the dark round the table now */
};

/* The stakes of a table, 0 to STAKES_MOST, as they were when nothing moved last. */
int table_stakes(const struct table *table);
/* Whether the stakes of a table are looked at: it is played, neither a lesson nor a replay, and the person
 * has not switched them off. */
bool table_stakes_wanted(const struct table *table);
/* Takes the stakes from the table as it is, at once and without a sound. */
void table_stakes_reset(struct table *table);
/* Once a tick of the table; true while the light changes. */
bool table_stakes_tick(struct table *table);
/* The opacity of the dark round a table, for stakes_draw, which changes in a few parts; 0: there is none. */
float table_stakes_shade(const struct table *table);

/* Draws the dark at both sides of a table's top, before all that is read or played with is drawn. lit: the
 * box that the light falls into. Not in high contrast. */
void stakes_draw(struct draw_list *list, struct rect lit, float shade);
/* Draws the dark over what lies behind a table, down to `foot`; the people there are drawn after it, for the
 * light of the table falls on them. Not in high contrast. */
void stakes_draw_behind(struct draw_list *list, float foot, float shade);

#endif
