/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dominoes: one game to 150 against the same three opponents. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/bones/bones_count.h"
#include "front/day/day.h"
#include "front/opponent.h"
#include "games/bones/daily.h"

_Static_assert((int)BONES_DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");
_Static_assert((int)BONES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static int opponent(int date, int seat)
{
    (void)date;
    return bones_daily_opponent(seat);
}

static void against(int date, struct text *out)
{
    /* TRANSLATORS: the three who sit opposite. */
    text_addf(out, _("To 150 against %s, %s and %s"), _(day_opponent(&bones_day, date, 1)->name),
              _(day_opponent(&bones_day, date, 2)->name), _(day_opponent(&bones_day, date, 3)->name));
}

static int measure(const struct session *session, int figure[DAY_FIGURES])
{
    struct bones_observation seen;
    struct records_hand hand = {.day = session->journal.day};
    char keys[SEATS_MAX][RECORDS_KEY_SIZE];
    session_observe(session, 0, &seen);
    const struct bones_daily_result result = bones_daily_result_of(&seen.pub);
    bones_count_session(session, &seen.pub, &hand, keys);
    figure[BONES_DAY_POINTS] = (int)result.points;
    figure[BONES_DAY_PLACE] = result.place;
    figure[BONES_DAY_BEST] = hand.side[0].score[BONES_RANKING_PLAY];
    return BONES_DAY_FIGURES;
}

static int own(const int figure[DAY_FIGURES])
{
    return figure[BONES_DAY_POINTS];
}

static bool attempt(int date, int place, bool (*more)(void *context), void *context, int *measure)
{
    struct bones_daily_result result = {.points = 0};
    bool done = bones_daily_try(date, place, more, context, &result);
    *measure = (int)result.points;
    return done;
}

static uint32_t iterations(int player_of)
{
    (void)player_of; /* players that do not search ignore it */
    return BONES_DAILY_ITERATIONS;
}

/* "first of four". A file may hold any number. */
static const char *place_text(const struct day_entry *entry)
{
    static const char *const places[BONES_SEATS_MAX] = {N_("first of four"), N_("second of four"),
                                                        N_("third of four"), N_("last of four")};
    int place = entry->figure[BONES_DAY_PLACE];
    return _(places[place >= 1 && place <= BONES_SEATS_MAX ? place - 1 : BONES_SEATS_MAX - 1]);
}

static void line(const struct day_entry *entry, const char *date, struct text *out)
{
    /* TRANSLATORS: the line that players send each other: date, points, "first of four", points of a play. */
    text_addf(out, _("Route Mille %s, dominoes: %d, %s, best play %d"), date, entry->figure[BONES_DAY_POINTS],
              place_text(entry), entry->figure[BONES_DAY_BEST]);
}

static void ending(const struct day_entry *entry, struct text *out)
{
    /* TRANSLATORS: %s is "first of four". */
    text_addf(out, _("You finish %s"), place_text(entry));
}

const struct day_game bones_day = {
    .table = DAILY_DOMINOES,
    .game = &bones_game,
    .deal = N_("One game, the same tiles for everybody."),
    .count = N_("Days under the plane tree: %d"),
    .setup = bones_daily_setup,
    .differs = bones_daily_differs,
    .measure = measure,
    .own = own,
    .par = bones_daily_par,
    .attempt = attempt,
    .opponent = opponent,
    .against = against,
    .player = bones_daily_player,
    .iterations = iterations,
    .line = line,
    .ending = ending,
    .rows = 2,
    .row = {{N_("Points"), BONES_DAY_POINTS}, {N_("Best play"), BONES_DAY_BEST}},
};
