/* SPDX-License-Identifier: MIT */
/* The race, in which the search plays hands out, follows the very rules of the table. */
#include <string.h>

#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/regular.h"
#include "test.h"
#include "training/net_fits.h"
#include "training/races.h"

enum { HANDS = 3000 };

static void same_side(const struct racer *racer, const struct mille_side *side, const struct mille_hand *hand)
{
    assert_int_equal(racer->battle, side->battle);
    assert_int_equal(racer->limited, side->speed == CARD_SPEED_LIMIT);
    assert_int_equal(racer->fresh, side->fresh);
    assert_int_equal(racer->miles, side->miles);
    assert_int_equal(racer->count, hand->count);
    assert_int_equal(racer->held, mille_held(hand));
}

static void same_race(const struct race *race, const struct mille_state *state)
{
    const struct mille_public *pub = &state->pub;
    int phase = pub->phase == PHASE_GAME_OVER ? PHASE_HAND_OVER : pub->phase;
    assert_int_equal(race->phase, phase);
    assert_int_equal(race->left, pub->deck);
    assert_int_equal(race->goal, pub->goal);
    for (int side = 0; side < RACERS; side++) {
        same_side(&race->side[side], &pub->side[side], &state->hand[side]);
        if (phase == PHASE_HAND_OVER) {
            assert_int_equal(race_points(race, side), mille_hand_total(pub, side));
        }
    }
    if (phase == PHASE_HAND_OVER) {
        return;
    }
    assert_int_equal(race->turn, pub->turn);
    for (int side = 0; side < RACERS; side++) {
        card_set held = mille_held(&state->hand[side]);
        assert_int_equal(race_playable(race, side) & held, mille_playable(pub, side, held));
    }
    struct race again;
    race_know(&again, state);
    assert_memory_equal(again.hidden, race->hidden, sizeof race->hidden);
    assert_memory_equal(again.recent, race->recent, sizeof race->recent);
    assert_int_equal(again.side[0].safe, race->side[0].safe);
    assert_int_equal(again.side[1].safe, race->side[1].safe);
}

/* The regular does the same in the race as at the table. */
static void same_regular(const struct race *race, const struct mille_state *state)
{
    struct mille_observation seen;
    mille_game.observe(state, state->pub.turn, &seen);
    assert_int_equal(regular_in_race(race), race_action(mille_regular_choose(&seen, NULL, NULL)));
}

/* What the race allows is what the table allows, move by move, in any order. */
static void same_moves(const struct race *race, const struct mille_state *state)
{
    uint8_t action[ACTIONS_MAX];
    struct move moves[GAME_MOVES_MAX];
    int count = linear_eval_actions(race, action);
    assert_int_equal(mille_game.legal(state, moves), count);
    for (int i = 0; i < count; i++) {
        struct move move = race_move(race, action[i]);
        assert_int_equal(race_action(move), action[i]);
        assert_int_equal(mille_legal(&state->pub, &state->hand[state->pub.turn], move), REFUSAL_NONE);
    }
}

/* What the plans foresee is what the hand covers once the card has gone. */
static void same_plans(const struct race *race)
{
    const struct racer *own = &race->side[race->turn];
    struct race_plans plans;
    race_plan(race, &plans);
    for (card_set set = own->held & SET_DISTANCES; set != 0 && race->phase == PHASE_PLAY; set &= set - 1) {
        int card = set_lowest(set);
        int rest = race_rest(race, race->turn);
        int after = rest - mille_cards[card].miles;
        struct racer without = *own;
        race_take(&without, card);
        if (rest <= PLANNED_MOST && card != CARD_200) { /* a 200 that is thrown away counts as played */
            assert_int_equal(plans.without[card], race_cards_to_cover(&without, rest));
        }
        without.racers = (uint8_t)(without.racers + (card == CARD_200));
        if (after > 0 && after <= PLANNED_MOST) {
            assert_int_equal(plans.after[card], race_cards_to_cover(&without, after));
        }
    }
}

static void random_hands_go_the_same_way_in_the_race_and_at_the_table(void)
{
    for (int options = 0; options < 4; options++) {
        struct game_setup setup = {.seed = (uint64_t)options + 1, .seats = 2, .sides = 2};
        setup.option[OPTION_EXTENSION] = options & 1 ? EXTENSION_OFF : EXTENSION_ON;
        setup.option[OPTION_DECK_END] = options & 2 ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
        struct mille_state state;
        mille_game.start(&state, &setup, NULL);
        struct rng rng = rng_make(setup.seed, RNG_PLAYER);
        for (int hand = 0; hand < HANDS / 4; hand++) {
            struct race race;
            race_know(&race, &state);
            while (state.pub.phase != PHASE_HAND_OVER && state.pub.phase != PHASE_GAME_OVER) {
                same_moves(&race, &state);
                same_regular(&race, &state);
                same_plans(&race);
                int turn = state.pub.turn;
                /* Sensible play goes to the end of the roads that blind play does not reach. */
                struct move move = rng_below(&rng, 4) > 0
                                       ? race_move(&race, neural_eval_choose(&neural_eval_weights, &race))
                                       : mille_random_move(&state.pub, &state.hand[turn], &rng);
                race_note(&race, race_action(move));
                race_do(&race, race_action(move));
                assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
                same_race(&race, &state);
            }
            assert_int_equal(mille_game.apply(&state, (struct move){.kind = MOVE_NEXT}, NULL), REFUSAL_NONE);
        }
    }
}

static void no_position_carries_a_sum_of_the_net_beyond_its_type(void)
{
    assert_true(neural_eval_fits(&neural_eval_weights));
    assert_true(neural_eval_fits(&neural_eval_paired));
    struct neural_eval *loud = test_malloc(sizeof *loud);
    *loud = neural_eval_weights;
    for (int row = N_HIDDEN; row < N_SIZE; row++) {
        loud->into[row][0] = INT16_MAX / 8;
    }
    assert_false(neural_eval_fits(loud));
    test_free(loud);
}

/* The opponent's hand and the deck may lie as they will: the quick player weighs the same. */
static void the_quick_player_looks_at_nothing_hidden(void)
{
    struct rng rng = rng_make(5, RNG_PLAYER);
    for (int hand = 0; hand < HANDS / 10; hand++) {
        struct race race;
        race_deal(&race, &rng, hand % RACERS);
        while (race.phase != PHASE_HAND_OVER) {
            struct race other = race;
            struct racer *opponent = &other.side[1 - race.turn];
            uint8_t unseen[DECK_CARDS];
            int count = 0;
            for (int card = CARD_25; card < CARD_KINDS; card++) {
                for (int i = race.hidden[card] - race.side[race.turn].hand[card]; i > 0; i--) {
                    unseen[count++] = (uint8_t)card;
                }
            }
            rng_shuffle(&rng, unseen, count);
            memset(opponent->hand, 0, sizeof opponent->hand);
            opponent->held = 0;
            int held = opponent->count;
            opponent->count = 0;
            for (int i = 0; i < count; i++) {
                if (i < held) {
                    race_give(opponent, unseen[i]);
                } else {
                    other.deck[i - held] = unseen[i];
                }
            }
            assert_int_equal(count, held + race.left);
            uint8_t action[ACTIONS_MAX];
            int32_t value[ACTIONS_MAX];
            int32_t blind[ACTIONS_MAX];
            int actions = linear_eval_actions(&race, action);
            neural_eval_values(&neural_eval_weights, &race, action, actions, value);
            neural_eval_values(&neural_eval_weights, &other, action, actions, blind);
            assert_memory_equal(value, blind, (size_t)actions * sizeof *value);
            assert_int_equal(neural_eval_choose(&neural_eval_weights, &race),
                             neural_eval_choose(&neural_eval_weights, &other));
            race_do(&race, rng_below(&rng, 4) > 0 ? neural_eval_choose(&neural_eval_weights, &race)
                                                  : action[rng_below(&rng, (uint32_t)actions)]);
        }
    }
}

const struct test tests[] = {
    TEST(random_hands_go_the_same_way_in_the_race_and_at_the_table),
    TEST(no_position_carries_a_sum_of_the_net_beyond_its_type),
    TEST(the_quick_player_looks_at_nothing_hidden),
    {0},
};
