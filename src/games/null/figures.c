/* SPDX-License-Identifier: MIT */
/* What is counted of a round for a seat, and so for its side. */
#include "table/figures.h"
#include "games/null/null.h"

enum { SHOWN, FOLDED, ROUNDS_WON, FIGURES };

static const struct figure figures[FIGURES + 1] = {
    [SHOWN] = {.key = "shown"},
    [FOLDED] = {.key = "folded"},
    [ROUNDS_WON] = {.key = "rounds_won"},
    [FIGURES] = {.key = NULL},
};

static void follow(struct figures *counted, const struct event_list *events, const void *seen)
{
    const struct null_observation *table = seen;
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->item[i];
        bool own = event->seat == counted->seat;
        counted->hand[SHOWN] += own && event->kind == NULL_EVENT_SHOWED;
        counted->hand[FOLDED] += own && event->kind == NULL_EVENT_FOLDED;
        counted->hand[ROUNDS_WON] +=
            event->kind == NULL_EVENT_WON && event->value == counted->seat % table->pub.sides;
    }
}

const struct game_figures null_figures = {.game = &null_game, .figure = figures, .follow = follow};
