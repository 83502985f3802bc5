/* SPDX-License-Identifier: MIT */
/* The way to play that was learnt from players who search: it sees what a seat may see, chooses as often as
 * it says, is told from the styles, and is no fool. */
#include <string.h>

#include "bones_rig.h"
#include "games/bones/ai/belief.h"
#include "games/bones/ai/decay.h"
#include "test.h"

enum { DRAWS = 40000, ROUNDS = 400, SEARCHER = 2 };

/* A first round under way, the leader's tile laid. */
static struct bones_state opened(uint64_t seed)
{
    struct bones_state state;
    struct game_setup setup = {.seed = seed, .seats = 4, .sides = 4};
    bones_game.start(&state, &setup, NULL);
    while (state.pub.phase != BONES_PHASE_PLAY) {
        struct move moves[GAME_MOVES_MAX];
        bones_game.legal(&state, moves);
        assert_int_equal(bones_game.apply(&state, moves[0], NULL), REFUSAL_NONE);
    }
    return state;
}

static struct bones_rest rest_of(const struct bones_state *state)
{
    struct bones_rest rest;
    bones_rest_open(&rest, &state->pub);
    memcpy(rest.hand, state->hand, sizeof rest.hand);
    return rest;
}

static void it_values_the_same_whatever_others_hold(void)
{
    struct rng rng = rng_make(8, RNG_COSMETIC);
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        struct bones_state state = opened(seed);
        struct bones_state other = state;
        rig_shuffle_unseen(&other, state.pub.turn, &rng);
        struct bones_rest rests[2] = {rest_of(&state), rest_of(&other)};
        struct bones_place places[BONES_REST_PLACES_MAX];
        int32_t worth[2][BONES_REST_PLACES_MAX];
        int count = bones_rest_places(&rests[0].board, rests[0].hand[rests[0].turn], places);
        for (int i = 0; i < 2; i++) {
            struct bones_learned_view view = bones_learned_view_of(&rests[i]);
            bones_learned_worth(&view, places, count, worth[i]);
        }
        assert_memory_equal(worth[0], worth[1], (size_t)count * sizeof worth[0][0]);
    }
}

static void it_chooses_as_often_as_it_says(void)
{
    struct rng rng = rng_make(4, RNG_PLAYER);
    struct bones_place places[BONES_REST_PLACES_MAX];
    struct bones_rest rest;
    int count = 0;
    for (uint64_t seed = 1; count < 4; seed++) {
        struct bones_state state = opened(seed);
        rest = rest_of(&state);
        count = bones_rest_places(&rest.board, rest.hand[rest.turn], places);
    }
    struct bones_learned_view view = bones_learned_view_of(&rest);
    int drawn[BONES_REST_PLACES_MAX] = {0};
    for (int i = 0; i < DRAWS; i++) {
        struct bones_place place = bones_learned_draw(&view, places, count, &rng);
        for (int at = 0; at < count; at++) {
            drawn[at] += place.tile == places[at].tile && place.arm == places[at].arm;
        }
    }
    struct bones_place best = bones_learned_best(&view, places, count);
    for (int at = 0; at < count; at++) {
        int said = (int)(bones_decay(bones_learned_surprise(&view, places, count, at)) * (uint64_t)DRAWS /
                         BONES_DECAY_ONE);
        assert_true(drawn[at] > said * 9 / 10 - DRAWS / 40 && drawn[at] < said * 11 / 10 + DRAWS / 40);
        bool is_best = best.tile == places[at].tile && best.arm == places[at].arm;
        for (int other = 0; other < count && is_best; other++) {
            assert_true(drawn[at] >= drawn[other] - DRAWS / 100);
        }
    }
}

/* Plays a round on: one seat in the learned way, the others in a style. Returns the rest at its end. */
static struct bones_rest play(struct bones_state *state, int searcher, int style, struct rng *rng)
{
    struct bones_place places[BONES_REST_PLACES_MAX];
    struct bones_rest rest = rest_of(state);
    while (!rest.over) {
        struct move move = {.kind = BONES_MOVE_PASS};
        int count = bones_rest_places(&rest.board, rest.hand[rest.turn], places);
        struct bones_learned_view view = bones_learned_view_of(&rest);
        struct bones_style_view plain = bones_style_view_of(&rest);
        if (count == 0) {
            bones_rest_knock(&rest);
        } else {
            struct bones_place place = rest.turn == searcher
                                           ? bones_learned_draw(&view, places, count, rng)
                                           : bones_style_choose(style, &plain, places, count);
            move = (struct move){.kind = BONES_MOVE_PLAY, .card = place.tile, .target = place.arm};
            bones_rest_play(&rest, place);
        }
        if (rest.over) {
            break;
        }
        assert_int_equal(bones_game.apply(state, move, NULL), REFUSAL_NONE);
    }
    return rest;
}

/* By four choices or more in the round. */
static void who_looks_ahead_is_told_from_who_has_a_style(void)
{
    struct rng rng = rng_make(5, RNG_PLAYER);
    int taken[2] = {0}; /* for one who looks ahead: who does, who has a style */
    int rounds = 0;
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        struct bones_state state = opened(seed);
        struct bones_observation seen;
        struct bones_deals deals;
        struct bones_belief belief;
        play(&state, SEARCHER, BONES_STYLE_TIDY, &rng);
        bones_game.observe(&state, 0, &seen);
        bones_deals_open(&deals, &seen);
        bones_belief_open(&belief, &deals, &seen.pub);
        int choices[BONES_SEATS_MAX] = {0};
        for (int i = 0; i < belief.count; i++) {
            choices[belief.choice[i].seat]++;
        }
        if (choices[1] < 4 || choices[SEARCHER] < 4) {
            continue;
        }
        rounds++;
        uint8_t style;
        bones_belief_surprise(&belief, SEARCHER, state.hand[SEARCHER], &style);
        taken[0] += style == BONES_STYLE_LEARNED;
        bones_belief_surprise(&belief, 1, state.hand[1], &style);
        taken[1] += style == BONES_STYLE_LEARNED;
    }
    assert_true(rounds > ROUNDS / 8);
    assert_true(taken[0] > rounds * 6 / 10);
    assert_true(taken[1] < rounds * 4 / 10);
}

static void it_scores_more_than_greed(void)
{
    struct rng rng = rng_make(6, RNG_PLAYER);
    int points = 0;
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            struct bones_state state = opened(seed);
            struct bones_rest rest = play(&state, seat, BONES_STYLE_GREEDY, &rng);
            for (int other = 0; other < BONES_SEATS_MAX; other++) {
                points += (other == seat ? 3 : -1) * rest.points[other];
            }
        }
    }
    /* Three times the points of a round by which it is ahead of the others. */
    assert_true(points > 3 * ROUNDS * BONES_SEATS_MAX);
}

const struct test tests[] = {
    TEST(it_values_the_same_whatever_others_hold),
    TEST(it_chooses_as_often_as_it_says),
    TEST(who_looks_ahead_is_told_from_who_has_a_style),
    TEST(it_scores_more_than_greed),
    {0},
};
