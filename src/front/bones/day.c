/* SPDX-License-Identifier: MIT */
#include "front/bones/day.h"

#include "base/check.h"
#include "base/date.h"
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/bones/bones_count.h"
#include "front/bones/villagers.h"
#include "front/day/day.h"
#include "games/bones/daily.h"

_Static_assert((int)BONES_DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");
_Static_assert((int)BONES_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static const struct opponent *villager(int player)
{
    const struct bones_villager *found = bones_villager_of(bones_game.players[player].name);
    CHECK(found != NULL);
    return &found->who;
}

static const struct opponent *rival(int date, int place)
{
    (void)date;
    return place < BONES_SEATS_MAX - 1 ? villager(bones_daily_rival(place + 1)) : NULL;
}

static const struct opponent *player(int place)
{
    return villager(bones_daily_player(place));
}

static void against(int date, struct text *out)
{
    /* TRANSLATORS: the three who sit opposite. */
    text_addf(out, _("To 150 against %s, %s and %s"), _(rival(date, 0)->name), _(rival(date, 1)->name),
              _(rival(date, 2)->name));
}

static void begin(int date, const char *name, struct session *session)
{
    struct game_setup setup;
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = PLAYER_HUMAN}};
    text_copy(seats[0].name, sizeof seats[0].name, name);
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat].player = bones_daily_rival(seat);
        text_copy(seats[seat].name, sizeof seats[seat].name, _(rival(date, seat - 1)->name));
    }
    bones_daily_setup(date, &setup);
    day_begin(&bones_game, &setup, seats, date, session);
}

static bool is_deal(const struct journal *journal)
{
    return journal->game == &bones_game && journal->for_day && bones_daily_differs(journal) == NULL;
}

static bool is_over(const void *seen)
{
    return ((const struct bones_observation *)seen)->pub.phase == BONES_PHASE_GAME_OVER;
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

static void house(void *memory, const struct pulse *pulse)
{
    struct day_task *task = memory;
    task->done = true;
    for (int place = 0; task->done && place < DAY_HOUSE; place++) {
        struct bones_daily_result result = {.points = 0};
        task->done = bones_daily_try(task->date, place, pulse->more, pulse->context, &result);
        task->measure[place] = (int)result.points;
    }
}

static uint32_t iterations(int player_of)
{
    (void)player_of; /* those who do not search take no notice */
    return BONES_DAILY_ITERATIONS;
}

/* "first of four"; an entry of a book that somebody wrote may say anything. */
static const char *place_text(const struct day_entry *entry)
{
    static const char *const places[BONES_SEATS_MAX] = {N_("first of four"), N_("second of four"),
                                                        N_("third of four"), N_("last of four")};
    int place = entry->figure[BONES_DAY_PLACE];
    return _(places[place >= 1 && place <= BONES_SEATS_MAX ? place - 1 : BONES_SEATS_MAX - 1]);
}

static void line(const struct day_entry *entry, bool plain, struct text *out)
{
    char whole[2 * DAY_LINE_SIZE], date[16];
    struct text text = text_in(whole, sizeof whole), day = text_in(date, sizeof date);
    date_write(entry->date, &day);
    /* TRANSLATORS: the line that players send each other: date, points, "first of four", points of a play. */
    text_addf(&text, _("Route Mille %s, dominoes: %d, %s, best play %d"), date,
              entry->figure[BONES_DAY_POINTS], place_text(entry), entry->figure[BONES_DAY_BEST]);
    day_tell(&bones_day, entry, &text, plain, out);
}

static void ending(const struct day_entry *entry, struct text *out)
{
    /* TRANSLATORS: %s is "first of four". */
    text_addf(out, _("You finish %s"), place_text(entry));
}

static void row_text(const struct day_entry *entry, int row, struct text *out)
{
    number_add(entry->figure[row == 0 ? BONES_DAY_POINTS : BONES_DAY_BEST], out);
}

const struct day_game bones_day = {
    .table = DAILY_DOMINOES,
    .game = &bones_game,
    .deal = N_("One game, the same tiles for everybody."),
    .count = N_("Days under the plane tree: %d"),
    .begin = begin,
    .is_deal = is_deal,
    .is_over = is_over,
    .measure = measure,
    .own = own,
    .par = bones_daily_par,
    .house = house,
    .rival = rival,
    .against = against,
    .player = player,
    .iterations = iterations,
    .line = line,
    .ending = ending,
    .rows = 2,
    .row = {N_("Points"), N_("Best play")},
    .row_text = row_text,
};
