/* SPDX-License-Identifier: MIT */
/* The deal of the day at the dice: the same dice turn by turn for everybody, the house, and the line. */
#include "front/cubes/cubes_front.h"
#include "front/day/day.h"
#include "test.h"

enum { DAY = 20779 /* 2026-11-22 */, DAYS = 30 };
static const uint64_t SEED = 3042311803404395325u;

static struct session session;

static void a_day_is_played_alone_blitz_without_jokers(void)
{
    day_begin(&cubes_day, DAY, "Anne", &session);
    const struct cubes_public *pub = (const struct cubes_public *)(const void *)session.state;
    assert_true(session.journal.setup.seed == SEED);
    assert_int_equal(pub->goal, CUBES_GOAL_BLITZ);
    assert_int_equal(pub->jokers, 0);
    assert_int_equal(pub->seats, 1);
    assert_true(day_is_deal(&cubes_day, &session.journal));
    assert_false(day_is_over(&cubes_day, pub));
    session.journal.day++;
    assert_false(day_is_deal(&cubes_day, &session.journal));
    assert_string_equal(daily_differs(&cubes_daily, &session.journal), "seed");
    session.journal.day--;
    session.journal.setup.option[CUBES_OPTION_DICE] = CUBES_DICE_STREAM;
    assert_string_equal(daily_differs(&cubes_daily, &session.journal), "option");
    session_end(&session);
}

/* The first five dice of each turn, whatever is done before. */
static void every_turn_begins_with_the_same_five(void)
{
    uint8_t seen[12][CUBES_DICE];
    for (int way = 0; way < 2; way++) {
        const struct game_setup setup = daily_setup(&cubes_daily, DAY);
        struct cubes_state state;
        cubes_game.start(&state, &setup, NULL);
        for (int turn = 0; turn < 12; turn++) {
            struct event_list events = {.count = 0};
            cubes_game.apply(&state, (struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, &events);
            for (int i = 0, die = 0; i < events.count && die < CUBES_DICE; i++) {
                if (events.item[i].kind == CUBES_EVENT_DIE) {
                    assert_true(way == 0 || seen[turn][die] == events.item[i].card);
                    seen[turn][die++] = events.item[i].card;
                }
            }
            while (state.pub.seat[0].turns == turn) { /* one way rolls on, the other holds where it may */
                struct move hold = {.kind = CUBES_MOVE_HOLD};
                struct move moves[GAME_MOVES_MAX];
                cubes_game.legal(&state, moves);
                bool may = way == 1 && cubes_legal(&state.pub, hold) == REFUSAL_NONE;
                cubes_game.apply(&state, may ? hold : moves[0], NULL);
            }
        }
    }
}

static void the_house_tries_the_same_dice_and_par_is_its_mean(void)
{
    long sum[DAILY_HOUSE] = {0};
    for (int day = DAY; day < DAY + DAYS; day++) {
        int turns[DAILY_HOUSE], again;
        for (int place = 0; place < DAILY_HOUSE; place++) {
            assert_true(daily_try(&cubes_daily, day, place, NULL, NULL, &turns[place]));
            assert_true(daily_try(&cubes_daily, day, place, NULL, NULL, &again));
            assert_int_equal(turns[place], again);
            sum[place] += turns[place];
        }
        int par = daily_par(turns);
        assert_in_range(4 * par, turns[0] + turns[1] + turns[2] + turns[3] - 2,
                        turns[0] + turns[1] + turns[2] + turns[3] + 2);
    }
    assert_true(sum[0] > sum[1] && sum[1] > sum[3]);
}

static const char *line_of(struct day_entry entry)
{
    static char said[DAY_LINE_SIZE];
    struct text out = text_in(said, sizeof said);
    day_line(&entry, true, &out);
    assert_false(out.cut);
    for (const char *at = said; *at != '\0'; at++) {
        assert_in_range(*at, ' ', '~');
    }
    return said;
}

static void the_line_tells_turns_best_turn_busts_and_par(void)
{
    struct day_entry entry = {
        .date = DAY,
        .table = DAILY_DICE,
        .figure = {[CUBES_DAY_TURNS] = 18, [CUBES_DAY_BEST] = 1500, [CUBES_DAY_BUSTS] = 6},
        .house_known = true,
        .house = {24, 21, 20, 20}};
    assert_string_equal(
        line_of(entry),
        "Route Mille 2026-11-22, dice: home in 18 turns, best 1500, 6 busts; par 21, Mado 20");
    entry.hinted = true;
    entry.house_known = false;
    assert_string_equal(line_of(entry),
                        "Route Mille 2026-11-22, dice: home in 18 turns, best 1500, 6 busts, with hints");
    entry.figure[CUBES_DAY_LEFT] = 1;
    assert_string_equal(line_of(entry),
                        "Route Mille 2026-11-22, dice: left after 18 turns, 6 busts, with hints");
}

const struct test tests[] = {
    TEST(a_day_is_played_alone_blitz_without_jokers),
    TEST(every_turn_begins_with_the_same_five),
    TEST(the_house_tries_the_same_dice_and_par_is_its_mean),
    TEST(the_line_tells_turns_best_turn_busts_and_par),
    {0},
};
