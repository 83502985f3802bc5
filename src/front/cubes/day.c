/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dice: alone, and home in the fewest turns. */
#include "front/cubes/cubes_front.h"

#include "base/i18n/translate.h"

_Static_assert((int)CUBES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static int measure(const struct session *session, int figure[DAY_FIGURES])
{
    struct cubes_public seen;
    session_observe(session, 0, &seen);
    const struct cubes_seat *seat = &seen.seat[0];
    figure[CUBES_DAY_TURNS] = seat->turns;
    figure[CUBES_DAY_BEST] = seat->best;
    figure[CUBES_DAY_BUSTS] = seat->busts;
    figure[CUBES_DAY_LEFT] = seat->left;
    return CUBES_DAY_FIGURES;
}

static int own(const int figure[DAY_FIGURES])
{
    return figure[CUBES_DAY_TURNS];
}

static void against(int date, struct text *out)
{
    (void)date;
    text_add(out, _("Alone \u00b7 Blitz, no Jokers"));
}

static void line(const struct day_entry *entry, const char *date, struct text *out)
{
    const int *figure = entry->figure;
    if (figure[CUBES_DAY_LEFT]) {
        text_addf(out, _("Route Mille %s, dice: left after %d turns"), date, figure[CUBES_DAY_TURNS]);
    } else {
        /* TRANSLATORS: the line that players send each other: date, turns, points of the best turn. */
        text_addf(out,
                  _n("Route Mille %s, dice: home in %d turn, best %d",
                     "Route Mille %s, dice: home in %d turns, best %d", figure[CUBES_DAY_TURNS]),
                  date, figure[CUBES_DAY_TURNS], figure[CUBES_DAY_BEST]);
    }
    text_addf(out, _n(", %d bust", ", %d busts", figure[CUBES_DAY_BUSTS]), figure[CUBES_DAY_BUSTS]);
}

static void ending(const struct day_entry *entry, struct text *out)
{
    int turns = entry->figure[CUBES_DAY_TURNS];
    bool left = entry->figure[CUBES_DAY_LEFT];
    text_addf(out,
              left ? _n("Left after %d turn", "Left after %d turns", turns)
                   : _n("Home in %d turn", "Home in %d turns", turns),
              turns);
}

const struct day_game cubes_day = {
    .table = DAILY_DICE,
    .game = &cubes_game,
    .deal = N_("One game, each turn with the same dice for everybody."),
    .count = N_("Days in the café: %d"),
    .daily = &cubes_daily,
    .measure = measure,
    .own = own,
    .fewer = true,
    .against = against,
    .line = line,
    .ending = ending,
    .rows = 3,
    .row = {{N_("Turns"), CUBES_DAY_TURNS},
            {N_("Best turn"), CUBES_DAY_BEST},
            {N_("Busts"), CUBES_DAY_BUSTS}},
};
