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
    enum game_phase phase = figures->of->game->phase(seen);
    figures->over = phase != GAME_PLAYING;
    figures->game_over = phase == GAME_OVER;
    figures->hands += figures->over;
}

void figures_of_table(struct figures *figures, const struct game_figures *of, int seat, const void *seen)
{
    const struct event_list none = {.count = 0};
    figures_begin(figures, of, seat);
    of->follow(figures, &none, seen);
}

/* Counts a sitting up to a move; with `last_game` each game anew. */
static void count(struct figures *figures, const struct journal *journal, int moves, bool last_game)
{
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct event_list events = {0};
    CHECK(journal->game == figures->of->game && moves <= journal->count);
    journal_deal(journal, state, &events);
    figures_follow(figures, &events, state);
    for (int i = 0; i < moves; i++) {
        events.count = 0;
        refusal why = journal_apply(journal, i, state, &events);
        CHECK(why == REFUSAL_NONE);
        if (last_game && figures->game_over) {
            figures_begin(figures, figures->of, figures->seat);
        }
        figures_follow(figures, &events, state);
    }
}

void figures_of_journal(struct figures *figures, const struct game_figures *of, int seat,
                        const struct journal *journal, int moves)
{
    figures_begin(figures, of, seat);
    count(figures, journal, moves, false);
}

void figures_of_game(struct figures *figures, const struct game_figures *of, int seat,
                     const struct journal *journal)
{
    figures_begin(figures, of, seat);
    count(figures, journal, journal->count, true);
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

static int place_of(const struct figures *figures, const char *key)
{
    int place = figures_place(figures->of, key);
    CHECK(place >= 0);
    return place;
}

int figures_all_of(const struct figures *figures, const char *key)
{
    return figures_all(figures, place_of(figures, key));
}

int figures_hand_of(const struct figures *figures, const char *key)
{
    return figures->hand[place_of(figures, key)];
}
