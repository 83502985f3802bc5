/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_day.h"

#include "base/check.h"
#include "base/date.h"
#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/mille/rivals.h"
#include "games/mille/daily.h"
#include "games/mille/mille.h"

_Static_assert((int)MILLE_DAILY_HOUSE == (int)DAY_HOUSE, "the book has room for the house");
_Static_assert((int)MILLE_DAY_FIGURES <= (int)DAY_FIGURES, "the book has room for the figures");

static void begin(int date, const char *name, struct session *session)
{
    struct game_setup setup;
    struct journal_seat seats[MILLE_DAILY_SEATS] = {{.player = PLAYER_HUMAN},
                                                    {.player = mille_daily_rival(date)}};
    const struct rival *rival = rivals_of(seats[1].player);
    CHECK(rival != NULL);
    text_copy(seats[0].name, sizeof seats[0].name, name);
    text_copy(seats[1].name, sizeof seats[1].name, _(rival->who.name));
    mille_daily_setup(date, &setup);
    day_begin(&mille_game, &setup, seats, date, session);
}

static bool is_deal(const struct journal *journal)
{
    return journal->game == &mille_game && journal->for_day && mille_daily_differs(journal) == NULL;
}

static bool is_over(const void *seen)
{
    return mille_game.phase(seen) != GAME_PLAYING;
}

static int measure(const struct session *session, int figure[DAY_FIGURES])
{
    struct mille_observation seen;
    session_observe(session, 0, &seen);
    const struct mille_public *pub = &seen.pub;
    figure[MILLE_DAY_OWN] = mille_hand_total(pub, 0);
    figure[MILLE_DAY_RIVALS] = mille_hand_total(pub, 1);
    figure[MILLE_DAY_ARRIVED] = pub->trip_side == 0;
    figure[MILLE_DAY_COUPS] = 0;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        figure[MILLE_DAY_COUPS] += pub->side[0].safety[i] == SAFETY_COUP_FOURRE;
    }
    return MILLE_DAY_FIGURES;
}

static int own(const int figure[DAY_FIGURES])
{
    return figure[MILLE_DAY_OWN] - figure[MILLE_DAY_RIVALS];
}

static void house(void *memory, const struct pulse *pulse)
{
    struct day_task *task = memory;
    task->done = true;
    for (int place = 0; task->done && place < DAY_HOUSE; place++) {
        task->done = mille_daily_try(task->date, place, pulse->more, pulse->context, &task->measure[place]);
    }
}

static const struct opponent *rival_of(int date, int place)
{
    return place == 0 ? &rivals_of(mille_daily_rival(date))->who : NULL;
}

static void against(int date, struct text *out)
{
    const struct opponent *rival = rival_of(date, 0);
    /* TRANSLATORS: who sits opposite. */
    text_addf(out, _("Against %s \u00b7 %s"), _(rival->name), _(rival->title));
}

static const struct opponent *player(int place)
{
    return &rivals_of(mille_daily_player(place))->who;
}

/* ---- the line -------------------------------------------------------------------------------------- */

static void line(const struct day_entry *entry, bool plain, struct text *out)
{
    char whole[2 * DAY_LINE_SIZE], date[16], margin[16];
    struct text text = text_in(whole, sizeof whole), day = text_in(date, sizeof date),
                ahead = text_in(margin, sizeof margin);
    const int *figure = entry->figure;
    date_write(entry->date, &day);
    day_signed_text(own(figure), &ahead);
    /* TRANSLATORS: the line that players send each other: date, own points, the rival's, the difference. */
    text_addf(&text, _("Route Mille %s, road: %d to %d, %s"), date, figure[MILLE_DAY_OWN],
              figure[MILLE_DAY_RIVALS], margin);
    text_add(&text, figure[MILLE_DAY_ARRIVED] ? _(", arrived") : "");
    if (figure[MILLE_DAY_COUPS] > 0) {
        text_addf(&text, _n(", %d coup fourré", ", %d coups fourrés", figure[MILLE_DAY_COUPS]),
                  figure[MILLE_DAY_COUPS]);
    }
    day_tell(&mille_day, entry, &text, plain, out);
}

const struct day_game mille_day = {
    .table = DAILY_ROAD,
    .game = &mille_game,
    .deal = N_("One hand, the same cards for everybody."),
    .count = N_("Days on the road: %d"),
    .begin = begin,
    .is_deal = is_deal,
    .is_over = is_over,
    .measure = measure,
    .own = own,
    .par = mille_daily_par,
    .house = house,
    .margin = true,
    .rival = rival_of,
    .against = against,
    .player = player,
    .iterations = mille_daily_iterations,
    .line = line,
};
