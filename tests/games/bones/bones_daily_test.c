/* SPDX-License-Identifier: MIT */
/* The dominoes' deal of the day: the same for everybody, on every machine. */

#include "base/date.h"
#include "games/bones/bones.h"
#include "table/daily.h"
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
    const struct game_setup setup = daily_setup(&bones_daily, day_of("2026-11-22"));
    struct bones_state state;
    assert_true(setup.seed == UINT64_C(7949948430431150197));
    bones_game.start(&state, &setup, NULL);
    assert_int_equal(bones_target(&state.pub), 150);
    assert_true(bones_redeal_doubles(&state.pub) > BONES_NUMBERS);
    assert_int_equal(state.hand[0], 135802900);
    assert_string_equal(bones_game.players[daily_opponent(&bones_daily, 0, 1)].name, "baker");
    assert_string_equal(bones_game.players[daily_opponent(&bones_daily, 0, 2)].name, "postman");
    assert_string_equal(bones_game.players[daily_opponent(&bones_daily, 0, 3)].name, "patronne");
    assert_string_equal(bones_game.players[daily_player(&bones_daily, 3)].name, "marius");
}

/* A sitting with the players of a try, to its end. */
static void sit(int date, int place, struct session *session)
{
    const struct game_setup setup = daily_setup(&bones_daily, date);
    const struct budget budget = {.iterations = bones_daily.iterations};
    struct journal_seat seats[BONES_SEATS_MAX] = {
        {.player = daily_player(&bones_daily, place), .name = "Mado"}};
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        seats[seat] =
            (struct journal_seat){.player = daily_opponent(&bones_daily, date, seat), .name = "Opponent"};
    }
    session_start(session, &bones_game, &setup, seats, NULL);
    const struct bones_state *state = (void *)session->state;
    while (state->pub.phase != BONES_PHASE_GAME_OVER) {
        struct move move = {.kind = BONES_MOVE_NEXT};
        int seat = session_turn(session);
        if (seat != SEAT_NONE) {
            struct question question;
            session_ask(session, seat, &question);
            move = question_answer(&question, &budget);
        }
        assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
    }
}

/* A try goes as a sitting with the same players does. */
static void the_house_fares_alike_in_every_build(void)
{
    static const struct {
        int points, place;
    } wanted[DAILY_HOUSE] = {{105, 3}, {160, 1}, {180, 4}, {200, 1}};
    int points[DAILY_HOUSE], date = day_of("2026-11-22");
    for (int place = 0; place < DAILY_HOUSE; place++) {
        struct session session;
        sit(date, place, &session);
        const struct bones_state *state = (void *)session.state;
        assert_true(daily_try(&bones_daily, date, place, NULL, NULL, &points[place]));
        assert_int_equal(points[place], wanted[place].points);
        assert_int_equal(bones_side_points(&state->pub, 0), wanted[place].points);
        assert_int_equal(bones_daily_place(&state->pub), wanted[place].place);
        session_end(&session);
    }
    assert_int_equal(daily_par(points), 161);
    assert_int_equal(daily_par((const int[]){100, 105, 150, 0}), 89);
}

static bool stop(void *context)
{
    return --*(int *)context > 0;
}

static void a_try_can_be_called_off(void)
{
    int asked = 5, points;
    assert_false(daily_try(&bones_daily, day_of("2026-01-01"), 3, stop, &asked, &points));
    assert_true(asked <= 0);
}

static void a_journal_that_is_not_its_days_deal_is_told(void)
{
    struct journal journal;
    int date = day_of("2026-11-22");
    const struct game_setup setup = daily_setup(&bones_daily, date);
    journal_init(&journal, &bones_game, &setup);
    journal.for_day = true;
    journal.day = date;
    journal.seat[0].player = PLAYER_HUMAN;
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        journal.seat[seat].player = daily_opponent(&bones_daily, date, seat);
    }
    assert_null(daily_differs(&bones_daily, &journal));
    journal.day++;
    assert_string_equal(daily_differs(&bones_daily, &journal), "seed");
    journal.day--;
    journal.setup.option[BONES_OPTION_TARGET] = BONES_TARGET_500;
    assert_string_equal(daily_differs(&bones_daily, &journal), "option");
    journal.setup = setup;
    journal.seat[2].player = daily_opponent(&bones_daily, date, 1);
    assert_string_equal(daily_differs(&bones_daily, &journal), "seat");
    journal_free(&journal);
}

const struct test tests[] = {
    TEST(the_deal_is_the_same_for_everybody),
    TEST(the_house_fares_alike_in_every_build),
    TEST(a_try_can_be_called_off),
    TEST(a_journal_that_is_not_its_days_deal_is_told),
    {0},
};
