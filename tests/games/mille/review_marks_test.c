/* SPDX-License-Identifier: MIT */
/* What a review makes of the search's figures: what a choice cost, what was luck, marks, sums and ratings. */
#include "games/mille/ai/review.h"
#include "games/mille/ai/search.h"
#include "games/mille/ai/weigh.h"
#include "review_rig.h"
#include "table/session.h"

#include <string.h>

#include "rig.h"
#include "test.h"

/* The entry of a hand where somebody chose and had drawn one card from a deck that is not yet out. */
static int ordinary_entry(void)
{
    review_start(&review, &session.journal, 0, 0, FEW);
    for (int i = 2; i < review.count; i++) {
        if (review.entry[i].draws == 1 && review.entry[i].choices > 1) {
            return i;
        }
    }
    fail();
    return 0;
}

static void luck_is_nothing_on_average(void)
{
    int at = ordinary_entry(), all = 0;
    int64_t sum = 0, largest = 0;
    review.known = at;
    assert_true(review_next(&review, &task));
    const struct review_task first = task;
    uint8_t unseen[CARD_KINDS];
    mille_unseen(&first.before, unseen);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        if (unseen[card] == 0) {
            continue;
        }
        struct mille_state state;
        go_to(&state, review.entry[at].draw_at);
        state.deck[state.pub.deck - 1] = (uint8_t)card;
        mille_do(&state, (struct move){.kind = MOVE_DRAW}, NULL);
        task = first;
        task.choice = false;
        mille_game.observe(&state, 0, &task.seen);
        task.drawn[0] = (uint8_t)card;
        review_think(&task, &(struct pulse){.more = NULL});
        assert_true(task.thought);
        sum += (int64_t)unseen[card] * task.luck;
        all += unseen[card];
        largest = task.luck > largest ? task.luck : largest;
    }
    assert_true(largest > 0);
    assert_in_range(sum + all, 0, 2 * all); /* less than a millionth a card: rounding */
}

static void whoever_plays_the_first_choice_loses_nothing(void)
{
    int at = ordinary_entry();
    review.known = at;
    assert_true(review_next(&review, &task));
    review_think(&task, &(struct pulse){.more = NULL});
    assert_true(task.thought);
    review.entry[at].played = task.best;
    assert_true(review_next(&review, &task));
    review_think(&task, &(struct pulse){.more = NULL});
    assert_true(task.thought);
    review_take(&review, &task);
    assert_int_equal(review.entry[at].loss, 0);
    assert_int_equal(review.entry[at].error, 0);
    assert_int_equal(review.entry[at].mark, MARK_NONE);
    assert_memory_equal(&review.entry[at].best, &review.entry[at].played, sizeof(struct move));
}

/* Seat 0 has stopped seat 1, who holds the safety against that. */
static struct mille_observation parry(void)
{
    struct mille_state state = rig_new();
    struct mille_observation seen;
    rig_lay(&state, 1, "go 100 100");
    rig_lay(&state, 0, "go");
    rig_hand(&state, 1, "driving-ace 100 100 50");
    rig_hand(&state, 0, "accident");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 1", NULL);
    memset(&seen, 0, sizeof seen);
    mille_game.observe(&state, 1, &seen);
    return seen;
}

static const struct budget some = {.iterations = 4000};

static void a_coup_fourre_let_go_is_seen_to_cost(void)
{
    struct mille_observation seen = parry();
    const struct move coup = rig_move("play driving-ace on 1"), draw = rig_move("draw");
    struct weighed weighed, other;
    assert_true(weigh_moves(&seen, coup, draw, SEED, &some, &weighed));
    assert_in_range(weighed.loss, 10000, 200000);
    assert_true(weighed.loss > 4 * weighed.error);
    assert_in_range(weighed.win, 400000, 900000);
    /* The same deals the other way round. */
    assert_true(weigh_moves(&seen, draw, coup, SEED, &some, &other));
    assert_int_equal(other.loss, -weighed.loss);
    assert_int_equal(other.error, weighed.error);
    assert_in_range(other.win + weighed.loss - weighed.win + 1, 0, 2);
    assert_true(weigh_moves(&seen, coup, coup, SEED, &some, &other));
    assert_int_equal(other.loss, 0);
    assert_int_equal(other.error, 0);
}

static void the_missing_safety_is_lucky_and_a_racer_too_many_is_not(void)
{
    struct mille_state state = rig_new();
    struct mille_observation seen;
    rig_lay(&state, 0, "go");
    rig_lay(&state, 1, "200 200");
    rig_hand(&state, 1, "100 100 75 75 50 50");
    rig_turn(&state, 1, PHASE_DRAW);
    mille_game.observe(&state, 1, &seen);
    const uint8_t safety = CARD_RIGHT_OF_WAY, racer = CARD_200;
    int32_t win[2], luck[2];
    assert_true(weigh_draw(&seen, &safety, 1, SEED, &some, &win[0], &luck[0]));
    assert_true(weigh_draw(&seen, &racer, 1, SEED, &some, &win[1], &luck[1]));
    assert_true(luck[0] > 0);
    assert_true(luck[1] < 0);
    assert_true(luck[0] > luck[1] + 10000);
    assert_in_range(win[0] - luck[0] - (win[1] - luck[1]) + 2, 0, 4); /* from the same average */
}

static void what_cannot_be_seen_does_not_count(void)
{
    struct mille_state state = rig_new();
    const uint8_t card = CARD_100;
    struct mille_observation seen;
    int32_t win[2], luck[2];
    rig_turn(&state, 0, PHASE_DRAW);
    for (int i = 0; i < 2; i++) {
        memset(&seen, 0, sizeof seen);
        mille_game.observe(&state, 0, &seen);
        assert_true(weigh_draw(&seen, &card, 1, SEED, &some, &win[i], &luck[i]));
        /* The opponent's hand and the deck change places. */
        for (int k = 0; k < state.hand[1].count; k++) {
            uint8_t held = state.hand[1].card[k];
            state.hand[1].card[k] = state.deck[k];
            state.deck[k] = held;
        }
    }
    assert_int_equal(win[0], win[1]);
    assert_int_equal(luck[0], luck[1]);
}

static void a_draw_of_several_cards_is_weighed_too(void)
{
    struct mille_state state = rig_new();
    struct mille_observation seen;
    rig_turn(&state, 0, PHASE_DRAW);
    rig_play(&state, "draw", NULL);
    /* As after two safeties: five cards, and two to draw. */
    mille_game.observe(&state, 0, &seen);
    seen.pub.phase = PHASE_DRAW;
    seen.own.count = 5;
    seen.pub.hand[0] = 5;
    seen.pub.deck = (uint8_t)(seen.pub.deck + 2);
    const uint8_t pair[2] = {CARD_GO, CARD_GO};
    int32_t win, luck;
    assert_true(weigh_draw(&seen, pair, 2, SEED, &some, &win, &luck));
    assert_in_range(win, 1, SEARCH_WIN_ONE - 1);
    assert_in_range(luck + 300000, 0, 600000);
}

/* Takes an answer for an ordinary entry: the best move wins half the games, the one played loses on it. */
static const struct review_entry *judged(int32_t loss, int32_t error, bool exact)
{
    int at = ordinary_entry();
    review.known = at;
    assert_true(review_next(&review, &task));
    task.best = (struct move){.kind = MOVE_DISCARD, .card = CARD_GO};
    task.win = SEARCH_WIN_ONE / 2;
    task.loss = loss;
    task.error = error;
    task.exact = exact;
    task.thought = true;
    review_take(&review, &task);
    return &review.entry[at];
}

static void marks_follow_the_loss(void)
{
    static const struct {
        int32_t loss;
        enum review_mark mark;
    } rows[] = {{0, MARK_NONE},        {2999, MARK_NONE},     {3000, MARK_DOUBTFUL}, {9999, MARK_DOUBTFUL},
                {10000, MARK_MISTAKE}, {29999, MARK_MISTAKE}, {30000, MARK_BLUNDER}, {400000, MARK_BLUNDER}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct review_entry *entry = judged(rows[i].loss, 100, false);
        assert_int_equal(entry->loss, rows[i].loss);
        assert_int_equal(entry->mark, rows[i].mark);
        assert_int_equal(entry->win, SEARCH_WIN_ONE / 2);
        assert_int_equal(entry->best.kind, MOVE_DISCARD);
    }
}

static void a_loss_that_chance_explains_is_none(void)
{
    assert_int_equal(judged(20000, 10000, false)->loss, 0);
    assert_int_equal(judged(20000, 10000, false)->mark, MARK_NONE);
    assert_int_equal(judged(20001, 10000, false)->loss, 20001);
    /* What is calculated to the end has no error. */
    assert_int_equal(judged(20000, 10000, true)->loss, 20000);
}

static void sums_count_decisions_marks_and_luck(void)
{
    struct review_sum sum = {0};
    assert_int_equal(review_rating(&sum), -1);
    memset(&review, 0, sizeof review);
    review.count = review.known = 4;
    review.entry[0] = (struct review_entry){.choices = 5, .loss = 12001, .mark = MARK_MISTAKE, .known = true};
    review.entry[1] = (struct review_entry){.choices = 1, .lucky = true, .luck = -4000, .known = true};
    review.entry[2] = (struct review_entry){.choices = 2, .lucky = true, .luck = 9000, .known = true};
    review.entry[3] = (struct review_entry){.choices = 3, .loss = 40000, .mark = MARK_BLUNDER, .known = true};
    review_add(&sum, &review);
    assert_int_equal(sum.decisions, 3);
    assert_int_equal(sum.loss, 52001);
    assert_int_equal(sum.mark[MARK_MISTAKE], 1);
    assert_int_equal(sum.mark[MARK_BLUNDER], 1);
    assert_int_equal(sum.mark[MARK_NONE], 1);
    assert_int_equal(sum.draws, 2);
    assert_int_equal(sum.luck, 5000);
    assert_int_equal(judged_average(sum.loss, sum.decisions), 17334);
}

static void ratings_go_from_the_best_to_the_worst(void)
{
    int last = RATING_GRAND_TOURER;
    for (int32_t average = 0; average <= 100000; average += 100) {
        const struct review_sum sum = {.decisions = 10, .loss = 10 * (int64_t)average};
        int rating = review_rating(&sum);
        assert_true(rating == last || rating == last + 1);
        last = rating;
    }
    assert_int_equal(last, RATING_LEARNER);
}

const struct test tests[] = {
    TEST_WITH(luck_is_nothing_on_average, sit_down, stand_up),
    TEST_WITH(whoever_plays_the_first_choice_loses_nothing, sit_down, stand_up),
    TEST_WITH(a_coup_fourre_let_go_is_seen_to_cost, sit_down, stand_up),
    TEST_WITH(the_missing_safety_is_lucky_and_a_racer_too_many_is_not, sit_down, stand_up),
    TEST_WITH(what_cannot_be_seen_does_not_count, sit_down, stand_up),
    TEST_WITH(a_draw_of_several_cards_is_weighed_too, sit_down, stand_up),
    TEST_WITH(marks_follow_the_loss, sit_down, stand_up),
    TEST_WITH(a_loss_that_chance_explains_is_none, sit_down, stand_up),
    TEST_WITH(sums_count_decisions_marks_and_luck, sit_down, stand_up),
    TEST_WITH(ratings_go_from_the_best_to_the_worst, sit_down, stand_up),
    {0},
};
