/* SPDX-License-Identifier: MIT */
/* The review of a round of dominoes, and whether deals are fair: figures that a person is told. */

#include "bones_rig.h"
#include "games/bones/ai/review.h"
#include "games/bones/fairness.h"
#include "table/session.h"
#include "test.h"

enum { ITERATIONS = 60, SEAT = 1, TABLES = 2000, DEALS = 40 };

/* A sitting of so many rounds, and of the next one's first moves. */
static void sit(struct session *session, const char *player, int rounds)
{
    struct game_setup setup = {.seed = 77, .seats = 4, .sides = 4};
    int index = game_player_find(&bones_game, player);
    struct journal_seat seats[4] = {{.player = index, .name = "A"},
                                    {.player = index, .name = "B"},
                                    {.player = index, .name = "C"},
                                    {.player = index, .name = "D"}};
    session_start(session, &bones_game, &setup, seats, NULL);
    for (int left = 12; rounds > 0 || left > 0; left -= rounds <= 0) {
        int seat = session_turn(session);
        struct move move =
            seat == SEAT_NONE ? (struct move){.kind = BONES_MOVE_NEXT} : session_choose(session, seat);
        rounds -= seat == SEAT_NONE;
        assert_int_equal(session_play(session, move, NULL), REFUSAL_NONE);
    }
}

static void review_all(struct bones_review *review, const struct journal *journal, int round)
{
    bones_review_start(review, journal, SEAT, round, ITERATIONS);
    struct bones_review_task task;
    while (bones_review_next(review, &task)) {
        bones_review_think(&task, &(struct pulse){.more = NULL});
        assert_true(task.thought);
        bones_review_take(review, &task);
    }
}

static void every_choice_of_a_seat_is_reviewed(void)
{
    struct session session;
    sit(&session, "baker", 3);
    assert_int_equal(journal_hands_over(&session.journal), 3); /* and one under way */
    struct bones_review_sum sum = {.decisions = 0};
    for (int round = 0; round < 4; round++) {
        struct bones_review review;
        struct bones_review again;
        review_all(&review, &session.journal, round);
        review_all(&again, &session.journal, round);
        assert_memory_equal(&review, &again, sizeof review); /* the same each time */
        for (int i = 0; i < review.count; i++) {
            const struct bones_review_entry *entry = &review.entry[i];
            assert_true(entry->known && entry->choices > 1);
            assert_int_equal(session.journal.mover[entry->at], SEAT);
            assert_memory_equal(&entry->played, &session.journal.move[entry->at], sizeof entry->played);
            assert_in_range(entry->win, 0, BONES_SEARCH_WIN_ONE);
            assert_true(entry->loss >= 0 && (entry->loss == 0 || entry->loss > entry->error));
            assert_true(entry->mark == MARK_NONE || entry->loss > 0);
        }
        bones_review_add(&sum, &review);
    }
    assert_true(sum.decisions > 8);
    assert_true(judged_average(sum.loss, sum.decisions) >= 0);
    session_end(&session);
}

static void the_strongest_players_own_choice_costs_nothing(void)
{
    struct session session;
    sit(&session, "postman", 2);
    struct bones_review review;
    struct bones_review_task task;
    bones_review_start(&review, &session.journal, SEAT, 0, ITERATIONS);
    int tasks = 0;
    while (bones_review_next(&review, &task)) {
        if (task.entry >= 0) {
            struct bones_verdict verdict;
            bones_search(&task.seen, bones_review_seed(&task.seen),
                         &(struct budget){.iterations = ITERATIONS}, &verdict);
            task.played = verdict.candidate[0].move;
        }
        bones_review_think(&task, &(struct pulse){.more = NULL});
        assert_true(task.thought);
        assert_int_equal(task.loss, 0);
        bones_review_take(&review, &task);
        tasks++;
    }
    assert_int_equal(tasks, review.count + 1); /* and the deal */
    session_end(&session);
}

static bool stop(void *context)
{
    (void)context;
    return false;
}

static void a_thought_that_is_broken_off_is_no_answer(void)
{
    struct session session;
    sit(&session, "postman", 1);
    struct bones_review review;
    struct bones_review_task task;
    bones_review_start(&review, &session.journal, SEAT, 0, 4000);
    assert_true(bones_review_next(&review, &task));
    bones_review_think(&task, &(struct pulse){.more = stop});
    assert_false(task.thought);
    assert_false(bones_review_take(&review, &task));
    session_end(&session);
}

static void a_good_hand_is_luck_and_a_bad_one_is_none(void)
{
    static const char *const hands[] = {"66 65 64 63 62 61 60", "00 11 22 33 44 55 10",
                                        "20 21 30 31 32 40 41", "42 43 50 51 52 53 54"};
    struct bones_state state;
    uint32_t hand[BONES_SEATS_MAX];
    int32_t luck[BONES_SEATS_MAX];
    const struct budget budget = {.iterations = 400};
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        hand[seat] = rig_tiles(hands[seat]);
    }
    rig_hands(&state, BONES_BIG_SIX, hand);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        struct bones_observation seen;
        bones_game.observe(&state, seat, &seen);
        assert_true(bones_luck_of_deal(&seen, 5, &budget, &luck[seat]));
    }
    assert_true(luck[0] > 50000);  /* leads, and holds every six */
    assert_true(luck[1] < -30000); /* six doubles */
}

static void deals_of_chance_are_told_to_be_such(void)
{
    int verdicts[BONES_FAIR_VERDICTS] = {0};
    struct rng rng = rng_make(3, RNG_DEAL);
    for (int table = 0; table < TABLES; table++) {
        struct bones_fairness fairness = {.deals = 0};
        for (int i = 0; i < DEALS; i++) {
            uint8_t tile[BONES_TILES];
            uint32_t hand[BONES_SEATS_MAX] = {0};
            for (int t = 0; t < BONES_TILES; t++) {
                tile[t] = (uint8_t)(t + 1);
            }
            rng_shuffle(&rng, tile, BONES_TILES);
            for (int t = 0; t < BONES_TILES; t++) {
                hand[t / BONES_HAND] |= bones_bit(tile[t]);
            }
            bones_fairness_deal(&fairness, hand);
        }
        verdicts[bones_fairness_verdict(&fairness)]++;
    }
    assert_int_equal(verdicts[BONES_FAIR_TOO_FEW], 0);
    assert_in_range(verdicts[BONES_FAIR_UNUSUAL] + verdicts[BONES_FAIR_RARE], TABLES * 3 / 100,
                    TABLES * 7 / 100);
    assert_in_range(verdicts[BONES_FAIR_RARE], 4, TABLES * 2 / 100);
}

static void deals_that_favour_a_seat_are_told(void)
{
    struct bones_fairness fairness = {
        .deals = 100, .big_six = {25, 25, 25, 25}, .doubles = {175, 175, 175, 175}};
    assert_int_equal(bones_fairness_of_big_six(&fairness), 0);
    assert_int_equal(bones_fairness_of_doubles(&fairness), 0);
    assert_int_equal(bones_fairness_verdict(&fairness), BONES_FAIR_CHANCE);
    fairness.big_six[0] = 40; /* 4 / 100 (15² + 3 * 5²) = 12 */
    fairness.big_six[1] = fairness.big_six[2] = fairness.big_six[3] = 20;
    assert_int_equal(bones_fairness_of_big_six(&fairness), 1200);
    assert_int_equal(bones_fairness_verdict(&fairness), BONES_FAIR_UNUSUAL);
    fairness.doubles[0] = 215;
    fairness.doubles[1] = fairness.doubles[2] = 160;
    fairness.doubles[3] = 165; /* 36 / 4900 (40² + 2 * 15² + 10²) = 15.79 */
    assert_int_equal(bones_fairness_of_doubles(&fairness), 1579);
    assert_int_equal(bones_fairness_verdict(&fairness), BONES_FAIR_RARE);
    fairness.deals = 19;
    assert_int_equal(bones_fairness_verdict(&fairness), BONES_FAIR_TOO_FEW);
}

static void a_round_that_is_over_tells_its_deal_knocks_and_points(void)
{
    static const char line[] =
        "1: 66 61s 31s 62n 63w 43s 65e 32n 54s 51e 55s 30n 11e 50n - - 53s 33w - - 52n 21n - - "
        "41n / 44 20 60 40, none, 10, 42 64 00 22";
    struct bones_state state;
    struct rig_round round = rig_read(line);
    rig_table(&state, BONES_TARGET_250, BONES_OPENING_NAMED, BONES_REDEAL_OFF);
    rig_deal(&state, &round);
    struct bones_state dealt = state;
    for (int i = 0; i < round.count; i++) {
        assert_int_equal(bones_game.apply(&state, rig_move(round.play[i], i == 0), NULL), REFUSAL_NONE);
    }
    struct bones_fairness fairness = {.deals = 0};
    bones_fairness_deal(&fairness, dealt.hand);
    bones_fairness_round(&fairness, &state.pub);
    assert_int_equal(fairness.big_six[1], 1);
    assert_int_equal(fairness.doubles[0] + fairness.doubles[1] + fairness.doubles[2] + fairness.doubles[3],
                     7);
    assert_int_equal(fairness.knocks[3] + fairness.knocks[0], 6);
    static const int points[] = {20, 70, 20, 15};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        assert_int_equal(fairness.points[seat], points[seat]);
    }
}

const struct test tests[] = {
    TEST(every_choice_of_a_seat_is_reviewed),
    TEST(the_strongest_players_own_choice_costs_nothing),
    TEST(a_thought_that_is_broken_off_is_no_answer),
    TEST(a_good_hand_is_luck_and_a_bad_one_is_none),
    TEST(deals_of_chance_are_told_to_be_such),
    TEST(deals_that_favour_a_seat_are_told),
    TEST(a_round_that_is_over_tells_its_deal_knocks_and_points),
    {0},
};
