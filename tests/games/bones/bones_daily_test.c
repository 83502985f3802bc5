/* SPDX-License-Identifier: MIT */
/* The dominoes' deal of the day: the same for everybody, on every machine. */

#include "base/date.h"
#include "games/bones/daily.h"
#include "table/session.h"
#include "test.h"

static int day_of(const char *string)
{
    int date;
    assert_true(date_read(string, &date));
    return date;
}

static void the_deal_is_the_same_for_everybody(void)
{
    struct game_setup setup;
    struct bones_state state;
    bones_daily_setup(day_of("2026-11-22"), &setup);
    assert_true(setup.seed == UINT64_C(7949948430431150197));
    bones_game.start(&state, &setup, NULL);
    assert_int_equal(bones_target(&state.pub), 150);
    assert_true(bones_redeal_doubles(&state.pub) > BONES_NUMBERS);
    assert_int_equal(state.hand[0], 135802900);
    assert_string_equal(bones_game.players[bones_daily_opponent(1)].name, "baker");
    assert_string_equal(bones_game.players[bones_daily_opponent(2)].name, "postman");
    assert_string_equal(bones_game.players[bones_daily_opponent(3)].name, "patronne");
    assert_string_equal(bones_game.players[bones_daily_player(3)].name, "marius");
}

static void the_house_fares_alike_in_every_build(void)
{
    static const struct bones_daily_result wanted[BONES_DAILY_HOUSE] = {
        {105, 3}, {160, 1}, {180, 4}, {200, 1}};
    int points[BONES_DAILY_HOUSE];
    for (int place = 0; place < BONES_DAILY_HOUSE; place++) {
        struct bones_daily_result result;
        assert_true(bones_daily_try(day_of("2026-11-22"), place, NULL, NULL, &result));
        assert_int_equal(result.points, wanted[place].points);
        assert_int_equal(result.place, wanted[place].place);
        points[place] = (int)result.points;
    }
    assert_int_equal(bones_daily_par(points), 161);
    assert_int_equal(bones_daily_par((const int[]){100, 105, 150, 0}), 89);
}

/* A try goes as a sitting with the same players does. */
static void a_try_is_a_sitting(void)
{
    struct game_setup setup;
    struct session session;
    struct journal_seat seats[BONES_SEATS_MAX] = {{.player = bones_daily_player(2), .name = "Mado"}};
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat] = (struct journal_seat){.player = bones_daily_opponent(seat), .name = "Opponent"};
    }
    int date = day_of("2026-01-01");
    bones_daily_setup(date, &setup);
    session_start(&session, &bones_game, &setup, seats, NULL);
    struct bones_state *state = (void *)session.state;
    while (state->pub.phase != BONES_PHASE_GAME_OVER) {
        int seat = session_turn(&session);
        struct move move =
            seat == SEAT_NONE ? (struct move){.kind = BONES_MOVE_NEXT} : session_choose(&session, seat);
        assert_int_equal(session_play(&session, move, NULL), REFUSAL_NONE);
    }
    struct bones_daily_result result;
    struct bones_daily_result sitting = bones_daily_result_of(&state->pub);
    assert_true(bones_daily_try(date, 2, NULL, NULL, &result));
    assert_int_equal(result.points, sitting.points);
    assert_int_equal(result.place, sitting.place);
    session_end(&session);
}

static bool stop(void *context)
{
    return --*(int *)context > 0;
}

static void a_try_can_be_called_off(void)
{
    int asked = 5;
    struct bones_daily_result result;
    assert_false(bones_daily_try(day_of("2026-01-01"), 3, stop, &asked, &result));
    assert_true(asked <= 0);
}

static void a_journal_that_is_not_its_days_deal_is_told(void)
{
    struct journal journal;
    struct game_setup setup;
    int date = day_of("2026-11-22");
    bones_daily_setup(date, &setup);
    journal_init(&journal, &bones_game, &setup);
    journal.for_day = true;
    journal.day = date;
    journal.seat[0].player = PLAYER_HUMAN;
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        journal.seat[seat].player = bones_daily_opponent(seat);
    }
    assert_null(bones_daily_differs(&journal));
    journal.day++;
    assert_string_equal(bones_daily_differs(&journal), "seed");
    journal.day--;
    journal.setup.option[BONES_OPTION_TARGET] = BONES_TARGET_500;
    assert_string_equal(bones_daily_differs(&journal), "option");
    journal.setup = setup;
    journal.seat[2].player = bones_daily_opponent(1);
    assert_string_equal(bones_daily_differs(&journal), "seat");
    journal_free(&journal);
}

const struct test tests[] = {
    TEST(the_deal_is_the_same_for_everybody),
    TEST(the_house_fares_alike_in_every_build),
    TEST(a_try_is_a_sitting),
    TEST(a_try_can_be_called_off),
    TEST(a_journal_that_is_not_its_days_deal_is_told),
    {0},
};
