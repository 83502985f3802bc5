/* SPDX-License-Identifier: MIT */
/* What the seat in turn cannot see changes nothing that everybody sees, at every seating and by every rule
 * set: the same move, with the deck and all other hands dealt anew, is told in the same words and leaves the
 * same table. Who is asked for a coup fourre is part of that. A hand that sticks is the one exception, since
 * it ends by what all hold. */
#include <string.h>

#include "games/mille/rule_sets.h"
#include "hidden.h"
#include "rig.h"
#include "share.h"
#include "test.h"

enum { HANDS = 40 / SHARE };

static void expect_same_events(const struct event_list *here, const struct event_list *there)
{
    assert_int_equal(here->count, there->count);
    for (int i = 0; i < here->count; i++) {
        struct event one = event_seen_by(here->item[i], SEAT_NONE),
                     other = event_seen_by(there->item[i], SEAT_NONE);
        assert_memory_equal(&one, &other, sizeof one);
    }
}

/* Plays the move at the table and on a deal of all hidden cards. Returns whether the two were compared. */
static bool look(const struct mille_state *state, struct move move, struct rng *rng)
{
    struct mille_observation seen;
    struct event_list here = {.count = 0}, there = {.count = 0};
    mille_game.observe(state, state->pub.turn, &seen);
    struct mille_state table = *state, dealt = hidden_state(&seen, rng);
    assert_int_equal(mille_game.apply(&table, move, &here), REFUSAL_NONE);
    assert_int_equal(mille_game.apply(&dealt, move, &there), REFUSAL_NONE);
    bool may_stick = table.pub.deck == 0 && table.pub.option[OPTION_DECK_END] != DECK_END_EMPTY_HANDS;
    if (!may_stick) {
        expect_same_events(&here, &there);
        assert_memory_equal(&table.pub, &dealt.pub, sizeof table.pub);
    }
    return !may_stick;
}

static void hidden_cards_change_nothing_that_is_seen(void)
{
    struct rng rng = rng_make(1, RNG_PLAYER);
    long asked = 0;
    for (const struct game_seating *at = mille_game.seatings; at->seats > 0; at++) {
        for (int set = 0; set < MILLE_RULE_SETS; set++) {
            struct game_setup setup = {.seats = at->seats, .sides = at->sides};
            mille_rule_set_fill((enum mille_rule_set)set, at->seats, at->sides, setup.option);
            for (setup.seed = 0; setup.seed < HANDS; setup.seed++) {
                struct mille_state state;
                mille_game.start(&state, &setup, NULL);
                while (mille_game.turn(&state) != SEAT_NONE) {
                    struct move move = mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng);
                    bool compared = look(&state, move, &rng);
                    asked += compared && state.pub.phase == PHASE_ANSWER;
                    mille_do(&state, move, NULL);
                }
            }
        }
    }
    assert_true(asked > 100);
}

const struct test tests[] = {
    TEST(hidden_cards_change_nothing_that_is_seen),
    {0},
};
