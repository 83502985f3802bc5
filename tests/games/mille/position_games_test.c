/* SPDX-License-Identifier: MIT */
/* Every position of whole games makes the way into the engine's line and back, and is played from there as at
 * the table. */

#include "games/mille/ai/search.h"
#include "hidden.h"
#include "position_line.h"
#include "share.h"
#include "test.h"

enum { MATCHES = 240 / SHARE, MOVES_A_MATCH = 400, SEARCH_EVERY = 400, CHOOSE_EVERY = 397, ITERATIONS = 400 };

/* Plays matches of random moves, or of a player, and looks at every decision from its seat. */
static void visit(const char *player, void (*look)(const struct mille_state *state, int number))
{
    int index = player ? game_player_find(&mille_game, player) : -1;
    int number = 0;
    for (int match = 0; match < MATCHES; match++) {
        struct mille_state state;
        struct rng rng = rng_make((uint64_t)match, RNG_PLAYER);
        struct game_setup setup = {.seed = (uint64_t)match, .seats = 2, .sides = 2};
        setup.option[OPTION_EXTENSION] = match % 4 == 3;
        setup.option[OPTION_DECK_END] = match % 2 != 0;
        mille_game.start(&state, &setup, NULL);
        for (int i = 0; i < MOVES_A_MATCH; i++) {
            struct move move = mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng);
            if (mille_game.turn(&state) != SEAT_NONE) {
                look(&state, number++);
                if (index >= 0) {
                    struct mille_observation seen;
                    mille_game.observe(&state, state.pub.turn, &seen);
                    move = mille_game.players[index].choose(&seen, &rng, NULL);
                }
            }
            mille_do(&state, move, NULL);
        }
    }
}

/* What the seat in turn sees, and the same after having been written down and read. */
static void write_and_read(const struct mille_state *state, struct mille_observation *seen,
                           struct mille_observation *again)
{
    char line[POSITION_TEXT_SIZE];
    char twice[POSITION_TEXT_SIZE];
    mille_game.observe(state, state->pub.turn, seen);
    position_line_write(seen, line);
    *again = position_line_read(line);
    position_line_write(again, twice);
    assert_string_equal(line, twice);
}

static void look_at_the_line(const struct mille_state *state, int number)
{
    (void)number;
    struct mille_observation seen, again;
    write_and_read(state, &seen, &again);
    uint8_t unseen[CARD_KINDS], found[CARD_KINDS];
    mille_unseen(&seen, unseen);
    mille_unseen(&again, found);
    assert_memory_equal(found, unseen, sizeof found);
    assert_memory_equal(&again.own, &seen.own, sizeof seen.own);
    assert_int_equal(again.pub.starter, seen.pub.starter ^ seen.seat);
    assert_int_equal(again.pub.phase, seen.pub.phase);
    assert_int_equal(again.pub.deck_out_at_trip, seen.pub.deck_out_at_trip);
    assert_int_equal(again.pub.trip_side < 0, seen.pub.trip_side < 0);
    assert_int_equal(again.pub.side[0].fresh, seen.pub.side[seen.seat].fresh);
    assert_int_equal(seen.pub.side[1 - seen.seat].fresh, FRESH_NONE);
    /* The same cards may be played, by both. */
    struct move moves[GAME_MOVES_MAX], others[GAME_MOVES_MAX];
    int count = mille_moves(&seen.pub, &seen.own, moves);
    assert_int_equal(mille_moves(&again.pub, &again.own, others), count);
    for (int i = 0; i < count; i++) {
        int turned = moves[i].kind == MOVE_PLAY ? others[i].target ^ seen.seat : 0;
        others[i].target = (uint8_t)turned;
        assert_memory_equal(&others[i], &moves[i], sizeof moves[i]);
    }
    for (int side = 0; side < 2; side++) {
        assert_int_equal(mille_can_go(&again.pub, side ^ seen.seat), mille_can_go(&seen.pub, side));
        assert_int_equal(mille_overall(&again.pub, side ^ seen.seat), mille_overall(&seen.pub, side));
    }
    /* And the position stands up to the rules. */
    struct rng rng = rng_make(1, RNG_COSMETIC);
    struct mille_state whole = hidden_state(&again, &rng);
    assert_null(mille_game.check(&whole));
}

static void every_position_of_random_games_makes_the_way_there_and_back(void)
{
    visit(NULL, look_at_the_line);
}

static void every_position_of_sensible_games_makes_the_way_there_and_back(void)
{
    visit("regular", look_at_the_line);
}

static void look_at_the_figures(const struct mille_state *state, int number)
{
    if (number % SEARCH_EVERY != 0) {
        return;
    }
    struct mille_observation seen, again;
    write_and_read(state, &seen, &again);
    struct budget budget = {.iterations = ITERATIONS};
    struct mille_verdict here, there;
    mille_search(&seen, (uint64_t)number, &budget, &here);
    mille_search(&again, (uint64_t)number, &budget, &there);
    assert_int_equal(there.count, here.count);
    assert_int_equal(there.visits, here.visits);
    for (int i = 0; i < here.count; i++) {
        const struct mille_candidate *a = &here.candidate[i], *b = &there.candidate[i];
        assert_int_equal(b->move.kind, a->move.kind);
        assert_int_equal(b->move.card, a->move.card);
        assert_int_equal(b->win, a->win);
        assert_int_equal(b->points, a->points);
        assert_int_equal(b->visits, a->visits);
    }
}

static void a_line_gives_the_same_choice_and_the_same_numbers_as_the_table(void)
{
    visit("regular", look_at_the_figures);
}

static void look_at_the_choices(const struct mille_state *state, int number)
{
    if (number % CHOOSE_EVERY != 0) {
        return;
    }
    struct mille_observation seen, again;
    write_and_read(state, &seen, &again);
    struct budget budget = {.iterations = ITERATIONS};
    for (const struct player *player = mille_game.players; player->name; player++) {
        struct rng here = rng_make((uint64_t)number, RNG_PLAYER), there = here;
        struct move a = player->choose(&seen, &here, &budget);
        struct move b = player->choose(&again, &there, &budget);
        assert_int_equal(b.kind, a.kind);
        assert_int_equal(b.card, a.card);
    }
}

static void every_player_chooses_from_a_line_as_at_the_table(void)
{
    visit("regular", look_at_the_choices);
}

const struct test tests[] = {
    TEST(every_position_of_random_games_makes_the_way_there_and_back),
    TEST(every_position_of_sensible_games_makes_the_way_there_and_back),
    TEST(every_player_chooses_from_a_line_as_at_the_table),
    TEST(a_line_gives_the_same_choice_and_the_same_numbers_as_the_table),
    {0},
};
