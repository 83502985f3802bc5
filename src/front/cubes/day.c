/* SPDX-License-Identifier: MIT */
#include "front/cubes/day.h"

#include "base/date.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/regulars.h"
#include "front/day/day.h"
#include "games/cubes/daily.h"

_Static_assert((int)CUBES_DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");
_Static_assert((int)CUBES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static void begin(int date, const char *name, struct session *session)
{
    struct game_setup setup;
    struct journal_seat seat = {.player = PLAYER_HUMAN};
    text_copy(seat.name, sizeof seat.name, name);
    cubes_daily_setup(date, &setup);
    day_begin(&cubes_game, &setup, &seat, date, session);
}

static bool is_deal(const struct journal *journal)
{
    return journal->game == &cubes_game && journal->for_day && cubes_daily_differs(journal) == NULL;
}

static bool is_over(const void *seen)
{
    return ((const struct cubes_public *)seen)->phase == CUBES_PHASE_OVER;
}

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

static void house(void *memory, const struct pulse *pulse)
{
    struct day_task *task = memory;
    task->done = true;
    for (int place = 0; task->done && place < DAY_HOUSE; place++) {
        task->done = cubes_daily_try(task->date, place, pulse->more, pulse->context, &task->measure[place]);
    }
}

static void against(int date, struct text *out)
{
    (void)date;
    text_add(out, _("Alone \u00b7 Blitz, no Jokers"));
}

static const struct opponent *player(int place)
{
    int face = cubes_regular_of(cubes_game.players[cubes_daily_player(place)].name);
    return &CUBES_REGULAR_TABLE[face].who;
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
    day_tell(&cubes_day, entry, &text, plain, out);
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

static void row_text(const struct day_entry *entry, int row, struct text *out)
{
    number_add(entry->figure[row], out); /* they come as the figures do */
}

const struct day_game cubes_day = {
    .table = DAILY_DICE,
    .game = &cubes_game,
    .deal = N_("One game, each turn with the same dice for everybody."),
    .count = N_("Days in the café: %d"),
    .begin = begin,
    .is_deal = is_deal,
    .is_over = is_over,
    .measure = measure,
    .own = own,
    .par = cubes_daily_par,
    .fewer = true,
    .house = house,
    .against = against,
    .player = player,
    .iterations = iterations,
    .line = line,
    .ending = ending,
    .rows = 3,
    .row = {N_("Turns"), N_("Best turn"), N_("Busts")},
    .row_text = row_text,
};
