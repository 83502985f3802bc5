/* SPDX-License-Identifier: MIT */
/* The deal of the day below the screens: dates, seeds, who sits opposite, how the house fares. */

#include "base/date.h"
#include "games/mille/mille.h"
#include "table/daily.h"
#include "table/session.h"
#include "test.h"

static int day(const char *date)
{
    int days;
    assert_true(date_read(date, &days));
    return days;
}

static void seeds_are_the_same_for_everybody(void)
{
    assert_true(daily_seed(day("1955-07-30"), DAILY_ROAD) == UINT64_C(7960286522194355700));
    assert_true(daily_seed(day("1955-07-30"), DAILY_DICE) == UINT64_C(487617019471545679));
    assert_true(daily_seed(day("1955-07-30"), DAILY_DOMINOES) == UINT64_C(17909611376780542444));
    assert_true(daily_seed(day("2026-11-22"), DAILY_ROAD) == UINT64_C(5904892355876118703));
    assert_true(daily_seed(day("2026-11-22"), DAILY_DICE) == UINT64_C(3042311803404395325));
    assert_true(daily_seed(day("2026-11-22"), DAILY_DOMINOES) == UINT64_C(7949948430431150197));
}

static void leap_days_and_weekdays_are_those_of_the_calendar(void)
{
    int days;
    assert_int_equal(day("2028-03-01") - day("2028-02-28"), 2);
    assert_int_equal(day("2026-03-01") - day("2026-02-28"), 1);
    assert_int_equal(day("2100-03-01") - day("2100-02-28"), 1);
    assert_int_equal(day("2000-03-01") - day("2000-02-28"), 2);
    assert_int_equal(day("2026-11-22") - day("1955-07-30"), 26048);
    assert_true(date_read("2028-02-29", &days));
    assert_false(date_read("2026-02-29", &days));
    assert_false(date_read("2100-02-29", &days));
    assert_int_equal(date_month_days(2028, 2), 29);
    assert_int_equal(date_month_days(2026, 2), 28);
    assert_int_equal(date_month_days(2026, 12), 31);
    assert_int_equal(date_weekday(day("2026-11-22")), 6);
    assert_int_equal(date_weekday(day("2026-11-23")), 0);
    assert_int_equal(date_weekday(day("1955-07-30")), 5);
    for (int i = -1000; i < 1000; i++) {
        assert_int_equal(date_weekday(i + 1), (date_weekday(i) + 1) % 7);
    }
}

static void the_weekday_chooses_who_sits_opposite(void)
{
    static const char *const week[7] = {"sunday", "regular", "regular", "regular", "rally", "rally", "ace"};
    for (int i = 0; i < 7; i++) {
        int date = day("2026-11-23") + i;
        assert_string_equal(mille_game.players[daily_opponent(&mille_daily, date, 1)].name, week[i]);
        const struct game_setup setup = daily_setup(&mille_daily, date);
        assert_true(setup.seed == daily_seed(date, DAILY_ROAD));
        assert_int_equal(setup.option[OPTION_EXTENSION], EXTENSION_ON);
        assert_int_equal(setup.option[OPTION_DECK_END], DECK_END_STUCK);
        struct mille_state state;
        mille_game.start(&state, &setup, NULL);
        assert_int_equal(mille_game.turn(&state), 0);
    }
    assert_int_equal(mille_daily.iterations, 10000);
}

/* What players think may change: then these figures do, and those of route-mille-lab daily with them. */
static void the_house_fares_alike_in_every_build(void)
{
    static const struct {
        const char *date;
        int margin[DAILY_HOUSE], par;
    } rows[] = {{"2026-11-22", {-775, -775, -475, -475}, -625},
                {"2026-11-23", {100, -350, 600, -725}, -94},
                {"2026-11-26", {-1400, 150, 50, 3200}, 500},
                {"2026-11-28", {-800, -925, 400, -1650}, -744}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int margin[DAILY_HOUSE];
        for (int place = 0; place < DAILY_HOUSE; place++) {
            assert_true(daily_try(&mille_daily, day(rows[i].date), place, NULL, NULL, &margin[place]));
            assert_int_equal(margin[place], rows[i].margin[place]);
        }
        assert_int_equal(daily_par(margin), rows[i].par);
    }
}

/* Monday to Saturday: no player searches. */
static void a_try_is_the_hand_that_a_session_plays(void)
{
    for (int date = day("2026-11-23"); date <= day("2026-11-28"); date++) {
        const struct game_setup setup = daily_setup(&mille_daily, date);
        const struct journal_seat seats[2] = {{.player = daily_player(&mille_daily, 2)},
                                              {.player = daily_opponent(&mille_daily, date, 1)}};
        struct session session;
        int margin;
        session_start(&session, &mille_game, &setup, seats, NULL);
        while (session_turn(&session) != SEAT_NONE) {
            struct move move = session_choose(&session, session_turn(&session));
            assert_int_equal(session_play(&session, move, NULL), REFUSAL_NONE);
        }
        assert_true(daily_try(&mille_daily, date, 2, NULL, NULL, &margin));
        assert_int_equal(margin, mille_daily.result(session.state));
        session_end(&session);
    }
}

static bool never(void *context)
{
    (void)context;
    return false;
}

static void a_try_of_the_house_can_be_called_off(void)
{
    int margin = 7;
    assert_false(daily_try(&mille_daily, day("2026-11-22"), 3, never, NULL, &margin));
    assert_int_equal(margin, 7);
}

static void par_is_rounded_to_the_nearest(void)
{
    assert_int_equal(daily_par((int[]){1, 0, 0, 0}), 0);
    assert_int_equal(daily_par((int[]){2, 0, 0, 0}), 1);
    assert_int_equal(daily_par((int[]){-2, 0, 0, 0}), -1);
    assert_int_equal(daily_par((int[]){-1, 0, 0, 0}), 0);
}

static void a_journal_that_is_not_its_days_deal_is_told(void)
{
    struct journal journal;
    int date = day("2026-11-24");
    const struct game_setup setup = daily_setup(&mille_daily, date);
    journal_init(&journal, &mille_game, &setup);
    journal.for_day = true;
    journal.day = date;
    journal.seat[1].player = daily_opponent(&mille_daily, date, 1);
    assert_null(daily_differs(&mille_daily, &journal));
    journal.setup.seed++;
    assert_string_equal(daily_differs(&mille_daily, &journal), "seed");
    journal.setup.seed--;
    journal.setup.option[OPTION_EXTENSION] = EXTENSION_OFF;
    assert_string_equal(daily_differs(&mille_daily, &journal), "option");
    journal.setup.option[OPTION_EXTENSION] = EXTENSION_ON;
    journal.seat[1].player = game_player_find(&mille_game, "random");
    assert_string_equal(daily_differs(&mille_daily, &journal), "seat");
    journal_free(&journal);
}

const struct test tests[] = {
    TEST(seeds_are_the_same_for_everybody),
    TEST(leap_days_and_weekdays_are_those_of_the_calendar),
    TEST(the_weekday_chooses_who_sits_opposite),
    TEST(the_house_fares_alike_in_every_build),
    TEST(a_try_is_the_hand_that_a_session_plays),
    TEST(a_try_of_the_house_can_be_called_off),
    TEST(par_is_rounded_to_the_nearest),
    TEST(a_journal_that_is_not_its_days_deal_is_told),
    {0},
};
