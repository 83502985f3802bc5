/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dominoes: one game to 150 against the same three opponents. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/opponent.h"

_Static_assert((int)BONES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

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
    bones_count_session(session, &seen.pub, &hand, keys);
    figure[BONES_DAY_POINTS] = bones_side_points(&seen.pub, 0);
    figure[BONES_DAY_PLACE] = bones_daily_place(&seen.pub);
    figure[BONES_DAY_BEST] = hand.side[0].score[BONES_RANKING_PLAY];
    return BONES_DAY_FIGURES;
}

static int own(const int figure[DAY_FIGURES])
{
    return figure[BONES_DAY_POINTS];
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
    .daily = &bones_daily,
    .measure = measure,
    .own = own,
    .against = against,
    .line = line,
    .ending = ending,
    .rows = 2,
    .row = {{N_("Points"), BONES_DAY_POINTS}, {N_("Best play"), BONES_DAY_BEST}},
};
