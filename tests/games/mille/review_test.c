/* SPDX-License-Identifier: MIT */
/* The review of a hand: what is in it, what it knows, what it makes of the search's figures. */
#include "games/mille/ai/review.h"
#include "games/null/null.h"
#include "review_rig.h"
#include "table/session.h"
#include "test.h"

#include <string.h>

static void think_it_through(struct review *whole)
{
    while (review_next(whole, &task)) {
        review_think(&task, &(struct pulse){.more = NULL});
        assert_true(task.thought);
        review_take(whole, &task);
    }
}

static void every_place_to_act_is_an_entry_and_a_lone_draw_is_none(void)
{
    for (int seat = 0; seat < 2; seat++) {
        int hand = 0, entry = 0;
        review_start(&review, &session.journal, seat, hand, FEW);
        for (int i = 0; i < session.journal.count; i++) {
            struct mille_state state;
            go_to(&state, i);
            if (session.journal.mover[i] == SEAT_NONE) {
                assert_int_equal(entry, review.count);
                review_start(&review, &session.journal, seat, ++hand, FEW);
                entry = 0;
                assert_int_equal(review.hand_number, state.pub.hand_number + 1);
            }
            struct move moves[GAME_MOVES_MAX];
            int choices = mille_game.legal(&state, moves);
            bool lone_draw = state.pub.phase == PHASE_DRAW && choices == 1;
            if (session.journal.mover[i] == seat && !lone_draw) {
                assert_true(entry < review.count);
                assert_int_equal(review.entry[entry].at, i);
                assert_int_equal(review.entry[entry].choices, choices);
                assert_memory_equal(&review.entry[entry].played, &session.journal.move[i],
                                    sizeof(struct move));
                entry++;
            }
        }
        assert_int_equal(entry, review.count);
        assert_int_equal(hand, HANDS - 1);
    }
}

static void a_draw_belongs_to_the_place_after_it(void)
{
    int draws = 0;
    review_start(&review, &session.journal, 0, 0, FEW);
    for (int i = 0; i < review.count; i++) {
        const struct review_entry *entry = &review.entry[i];
        struct mille_state before, after;
        if (entry->draw_at < 0) {
            assert_int_equal(entry->draws, 0);
            continue;
        }
        go_to(&before, entry->draw_at);
        go_to(&after, entry->at);
        assert_int_equal(session.journal.move[entry->draw_at].kind, MOVE_DRAW);
        assert_int_equal(entry->draws, after.hand[0].count - before.hand[0].count);
        assert_int_equal(entry->drawn[0], after.hand[0].card[before.hand[0].count]);
        draws++;
    }
    assert_true(draws > 5);
}

static void hands_are_counted_and_found(void)
{
    struct journal shorter;
    assert_int_equal(journal_hands_over(&session.journal), HANDS);
    assert_int_equal(journal_hand_of(&session.journal, 0), 0);
    assert_int_equal(journal_hand_of(&session.journal, session.journal.count), HANDS - 1);
    journal_copy(&shorter, &session.journal);
    journal_cut(&shorter, shorter.count - 1);
    assert_int_equal(journal_hands_over(&shorter), HANDS - 1);
    journal_free(&shorter);
}

static void only_the_road_game_can_be_reviewed(void)
{
    struct journal journal;
    assert_true(review_can(&session.journal));
    journal_init(&journal, &mille_game, &(struct game_setup){.seats = 4, .sides = 2});
    assert_true(review_can(&journal));
    journal_init(&journal, &null_game, &(struct game_setup){.seats = 2, .sides = 2});
    assert_false(review_can(&journal));
}

static void a_task_holds_what_the_seat_could_see_and_nothing_else(void)
{
    review_start(&review, &session.journal, 0, 1, FEW);
    for (int i = 0; i < review.count; i++) {
        struct mille_state state;
        struct mille_observation seen;
        review.known = i;
        assert_true(review_next(&review, &task));
        go_to(&state, review.entry[i].at);
        memset(&seen, 0, sizeof seen);
        mille_game.observe(&state, 0, &seen);
        assert_memory_equal(&task.seen, &seen, sizeof seen);
        assert_int_equal(task.drew, review.entry[i].draw_at >= 0);
        if (task.drew) {
            go_to(&state, review.entry[i].draw_at);
            memset(&seen, 0, sizeof seen);
            mille_game.observe(&state, 0, &seen);
            assert_memory_equal(&task.before, &seen, sizeof seen);
        }
    }
}

static void the_same_journal_and_iterations_give_the_same_review(void)
{
    static struct review again;
    review_start(&review, &session.journal, 0, 0, FEW);
    think_it_through(&review);
    review_start(&again, &session.journal, 0, 0, FEW);
    think_it_through(&again);
    assert_int_equal(again.known, review.count);
    for (int i = 0; i < review.count; i++) {
        assert_int_equal(again.entry[i].win, review.entry[i].win);
        assert_int_equal(again.entry[i].loss, review.entry[i].loss);
        assert_int_equal(again.entry[i].luck, review.entry[i].luck);
        assert_memory_equal(&again.entry[i].best, &review.entry[i].best, sizeof(struct move));
    }
}

static bool never(void *context)
{
    (*(int *)context)++;
    return false;
}

static void a_thought_that_is_called_off_has_no_answer(void)
{
    int asked = 0;
    review_start(&review, &session.journal, 0, 0, 1000000);
    assert_true(review_next(&review, &task));
    review_think(&task, &(struct pulse){.more = never, .context = &asked});
    assert_false(task.thought);
    assert_false(review_take(&review, &task));
    assert_true(asked > 0);
}

const struct test tests[] = {
    TEST_WITH(every_place_to_act_is_an_entry_and_a_lone_draw_is_none, sit_down, stand_up),
    TEST_WITH(a_draw_belongs_to_the_place_after_it, sit_down, stand_up),
    TEST_WITH(hands_are_counted_and_found, sit_down, stand_up),
    TEST_WITH(only_the_road_game_can_be_reviewed, sit_down, stand_up),
    TEST_WITH(a_task_holds_what_the_seat_could_see_and_nothing_else, sit_down, stand_up),
    TEST_WITH(the_same_journal_and_iterations_give_the_same_review, sit_down, stand_up),
    TEST_WITH(a_thought_that_is_called_off_has_no_answer, sit_down, stand_up),
    {0},
};
