/* SPDX-License-Identifier: MIT */
#include "front/cubes/day.h"

#include "base/date.h"
#include "base/plain.h"
#include "base/words.h"
#include "front/cubes/regulars.h"
#include "games/cubes/daily.h"

_Static_assert((int)CUBES_DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");
_Static_assert((int)CUBES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static void begin(int date, const char *name, struct session *session)
{
    struct game_setup setup;
    struct journal_seat seat = {.player = PLAYER_HUMAN};
    text_copy(seat.name, sizeof seat.name, name);
    cubes_daily_setup(date, &setup);
    session_start(session, &cubes_game, &setup, &seat, NULL);
    session->journal.for_day = true;
    session->journal.day = date;
}

static bool is_deal(const struct journal *journal)
{
    return journal->game == &cubes_game && journal->for_day && cubes_daily_differs(journal) == NULL;
}

static bool is_over(const void *seen)
{
    return ((const struct cubes_public *)seen)->phase == CUBES_PHASE_OVER;
}

static int measure(const void *seen, int figure[DAY_FIGURES])
{
    const struct cubes_seat *seat = &((const struct cubes_public *)seen)->seat[0];
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

static void house(void *memory, const struct pulse *pulse)
{
    struct day_task *task = memory;
    task->done = true;
    for (int place = 0; task->done && place < DAY_HOUSE; place++) {
        task->done = cubes_daily_try(task->date, place, pulse->more, pulse->context, &task->measure[place]);
    }
}

static void figure_text(int figure, struct text *out)
{
    text_addf(out, "%d", figure);
}

/* No player of the house counts iterations. */
static uint32_t iterations(int player)
{
    (void)player;
    return 0;
}

static void line(const struct day_entry *entry, bool plain, struct text *out)
{
    char whole[2 * DAY_LINE_SIZE], date[16];
    struct text text = text_in(whole, sizeof whole), day = text_in(date, sizeof date);
    const int *figure = entry->figure;
    date_write(entry->date, &day);
    if (figure[CUBES_DAY_LEFT]) {
        text_addf(&text, _("Route Mille %s, dice: left after %d turns"), date, figure[CUBES_DAY_TURNS]);
    } else {
        /* TRANSLATORS: the line that players send each other: date, turns, points of the best turn. */
        text_addf(&text,
                  _n("Route Mille %s, dice: home in %d turn, best %d",
                     "Route Mille %s, dice: home in %d turns, best %d", figure[CUBES_DAY_TURNS]),
                  date, figure[CUBES_DAY_TURNS], figure[CUBES_DAY_BEST]);
    }
    text_addf(&text, _n(", %d bust", ", %d busts", figure[CUBES_DAY_BUSTS]), figure[CUBES_DAY_BUSTS]);
    if (entry->house_known) {
        int best = 0;
        for (int place = 1; place < DAY_HOUSE; place++) {
            best = entry->house[place] < entry->house[best] ? place : best;
        }
        int face = cubes_regular_of(cubes_game.players[cubes_daily_player(best)].name);
        /* TRANSLATORS: turns: the mean of the house's players, and the best of them with theirs. */
        text_addf(&text, _("; par %d, %s %d"), cubes_daily_par(entry->house),
                  _(CUBES_REGULAR_TABLE[face].who.name), entry->house[best]);
    }
    text_add(&text, entry->hinted ? _(", with hints") : "");
    plain_add(whole, plain, out);
}

const struct day_game cubes_day = {
    .table = DAILY_DICE,
    .game = &cubes_game,
    .begin = begin,
    .is_deal = is_deal,
    .is_over = is_over,
    .measure = measure,
    .own = own,
    .par = cubes_daily_par,
    .house = house,
    .figure_text = figure_text,
    .player = cubes_daily_player,
    .iterations = iterations,
    .line = line,
};
