/* SPDX-License-Identifier: MIT */
#include "table/figures.h"

#include "base/check.h"

#include <string.h>

void figures_begin(struct figures *figures, const struct game_figures *of, int seat)
{
    *figures = (struct figures){.of = of, .seat = seat};
}

static int joined(const struct figure *figure, int a, int b)
{
    if (figure->most) {
        return a > b ? a : b;
    }
    return a + b;
}

/* The hand that was over goes to those before. */
static void turn_over(struct figures *figures)
{
    for (int i = 0; figures->of->figure[i].key; i++) {
        figures->past[i] = joined(&figures->of->figure[i], figures->past[i], figures->hand[i]);
    }
    memset(figures->hand, 0, sizeof figures->hand);
    memset(figures->memo, 0, sizeof figures->memo);
    figures->over = false;
}

void figures_follow(struct figures *figures, const struct event_list *events, const void *state)
{
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
    struct event_list known = {.count = events->count};
    for (int i = 0; i < events->count; i++) {
        known.item[i] = event_seen_by(events->item[i], figures->seat);
    }
    if (figures->over) {
        turn_over(figures);
    }
    figures->of->game->observe(state, figures->seat, seen);
    figures->of->follow(figures, &known, seen);
    figures->over = figures->of->game->phase(seen) != GAME_PLAYING;
    figures->hands += figures->over;
}

void figures_of_journal(struct figures *figures, const struct game_figures *of, int seat,
                        const struct journal *journal, int moves)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct event_list events = {0};
    CHECK(journal->game == of->game && moves <= journal->count);
    figures_begin(figures, of, seat);
    journal_deal(journal, state, &events);
    figures_follow(figures, &events, state);
    for (int i = 0; i < moves; i++) {
        events.count = 0;
        refusal why = journal->game->apply(state, journal->move[i], &events);
        CHECK(why == REFUSAL_NONE);
        figures_follow(figures, &events, state);
    }
}

int figures_place(const struct game_figures *of, const char *key)
{
    for (int i = 0; of->figure[i].key; i++) {
        if (strcmp(of->figure[i].key, key) == 0) {
            return i;
        }
    }
    return -1;
}

int figures_all(const struct figures *figures, int place)
{
    return joined(&figures->of->figure[place], figures->past[place], figures->hand[place]);
}
