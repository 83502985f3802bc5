/* SPDX-License-Identifier: MIT */
/* The review of games of dice: exact losses, luck that adds up, ratings that tell the levels apart. */

#include "games/cubes/ai/review.h"
#include "table/session.h"
#include "test.h"

enum { MILLION = 1000000, GAMES = 4 };

static struct cubes_review review;

/* A sitting of so many games between players; PLAYER_HUMAN plays at random. */
static void play(struct session *session, const char *const *names, int seats, uint64_t seed, int games)
{
    struct game_setup setup = {.seed = seed, .seats = seats, .sides = seats};
    setup.option[CUBES_OPTION_JOKERS] = seed % 2 ? CUBES_JOKERS_ALWAYS : CUBES_JOKERS_NEVER;
    struct journal_seat seat[SEATS_MAX];
    for (int i = 0; i < seats; i++) {
        seat[i] = (struct journal_seat){.player = game_player_find(&cubes_game, names[i])};
    }
    session_start(session, &cubes_game, &setup, seat, NULL);
    while (games > 0) {
        int turn = session_turn(session);
        struct move move = {.kind = CUBES_MOVE_NEXT};
        if (turn == SEAT_NONE) {
            games--;
        } else {
            struct question question;
            session_ask(session, turn, &question);
            move = question_answer(&question, NULL);
        }
        if (games > 0) {
            assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
        }
    }
}

static struct cubes_review_sum sum_of(const struct session *session, int seat, int games)
{
    struct cubes_review_sum sum = {.decisions = 0};
    for (int game = 0; game < games; game++) {
        cubes_review_start(&review, &session->journal, seat, game);
        while (cubes_review_step(&review, &session->journal)) {
        }
        cubes_review_add(&sum, &review);
    }
    assert_int_equal(review.at, session->journal.count); /* there is no further game */
    return sum;
}

static void the_engineer_loses_nothing_and_the_others_as_they_play(void)
{
    static const char *const names[] = {"engineer", "patronne", "postman", "apprentice"};
    int32_t average[4];
    for (int i = 0; i < 4; i++) {
        struct session session;
        play(&session, (const char *const[]){names[i], "engineer"}, 2, 2000, GAMES);
        struct cubes_review_sum sum = sum_of(&session, 0, GAMES);
        average[i] = judged_average(sum.loss, sum.decisions);
        print_message("%s: %d decisions, %d millionths lost in each, rating %d\n", names[i], sum.decisions,
                      average[i], cubes_review_rating(&sum));
        assert_int_equal(sum.measure, CUBES_MEASURE_CHANCE);
        assert_true(sum.decisions > GAMES * 15);
        assert_true(sum.risks > 0 && sum.busts > 0);
        session_end(&session);
    }
    assert_int_equal(average[0], 0);
    assert_true(average[1] > 300 && average[2] > average[1] && average[3] > average[1]);
}

/* From the place before the first move to the end, what was lost and what luck brought, both seats together,
 * is what the chance to win has changed by. */
static void losses_and_luck_add_up_to_the_result(void)
{
    for (uint64_t seed = 3000; seed < 3004; seed++) {
        struct session session;
        play(&session, (const char *const[]){"patronne", "postman"}, 2, seed, 1);
        const struct cubes_state *state = (const struct cubes_state *)(const void *)session.state;
        int64_t change = 0;
        int32_t first = 0;
        for (int seat = 0; seat < 2; seat++) {
            cubes_review_start(&review, &session.journal, seat, 0);
            while (cubes_review_step(&review, &session.journal)) {
                const struct cubes_review_entry *entry = &review.entry[review.count - 1];
                change += (seat == 0 ? 1 : -1) * ((int64_t)entry->luck - entry->loss);
                first = entry->at == 0 ? entry->worth : first;
            }
        }
        int64_t end = cubes_winner(&state->pub) == 0 ? MILLION : 0;
        int64_t off = first + change - end;
        assert_true(off < 200 && off > -200); /* rounded hundreds of times */
        session_end(&session);
    }
}

static void alone_turns_are_counted(void)
{
    struct session session;
    play(&session, (const char *const[]){"apprentice"}, 1, 4000, 1);
    const struct cubes_state *state = (const struct cubes_state *)(const void *)session.state;
    struct cubes_review_sum sum = sum_of(&session, 0, 1);
    assert_int_equal(sum.measure, CUBES_MEASURE_TURNS);
    assert_int_equal(sum.busts, state->pub.seat[0].busts);
    /* Turns taken are those needed by the best play, and those lost, less the luck. */
    int64_t off = 24361677 + sum.loss - sum.luck - (int64_t)state->pub.seat[0].turns * MILLION;
    assert_true(off < 2000 && off > -2000);
    session_end(&session);
}

static void more_than_two_are_weighed_by_the_estimate(void)
{
    struct session session;
    play(&session, (const char *const[]){"engineer", "postman", "random", "patronne"}, 4, 5000, 2);
    struct cubes_review_sum sum = sum_of(&session, 0, 2);
    assert_int_equal(sum.measure, CUBES_MEASURE_ESTIMATE);
    assert_int_equal(sum.loss, 0);
    sum = sum_of(&session, 2, 2);
    assert_true(sum.loss > 0);
    assert_int_equal(cubes_review_rating(&sum), CUBES_RATING_LEARNER);
    session_end(&session);
}

static void who_leaves_loses_what_was_left(void)
{
    struct session session;
    struct game_setup setup = {.seed = 1, .seats = 2, .sides = 2};
    struct journal_seat seat[2] = {{.player = PLAYER_HUMAN}, {.player = PLAYER_HUMAN}};
    session_start(&session, &cubes_game, &setup, seat, NULL);
    assert_int_equal(session_play(&session, (struct move){.kind = CUBES_MOVE_LEAVE}, NULL), REFUSAL_NONE);
    struct cubes_review_sum sum = sum_of(&session, 0, 1);
    assert_int_equal(sum.decisions, 1);
    assert_int_equal(sum.mark[MARK_BLUNDER], 1);
    assert_in_range(sum.loss, 500000, 540000);
    session_end(&session);
}

const struct test tests[] = {
    TEST(the_engineer_loses_nothing_and_the_others_as_they_play),
    TEST(losses_and_luck_add_up_to_the_result),
    TEST(alone_turns_are_counted),
    TEST(more_than_two_are_weighed_by_the_estimate),
    TEST(who_leaves_loses_what_was_left),
    {0},
};
