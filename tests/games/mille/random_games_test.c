/* SPDX-License-Identifier: MIT */
/* Whole games of 5000 by random legal moves, under all rule options and counts of seats: every invariant
 * after every move, every score against a count from the events alone. */

#include "games/mille/mille.h"
#include "mille/tally.h"
#include "random_games.h"
#include "test.h"

/* Every tenth game has another table than two players'. */
static struct game_setup setup_of(long number)
{
    static const struct {
        int seats;
        int sides;
    } tables[] = {{3, 3}, {4, 4}, {4, 2}};
    struct game_setup setup = {.seed = (uint64_t)number, .seats = 2, .sides = 2};
    if (number % 10 == 9) {
        setup.seats = tables[number / 10 % 3].seats;
        setup.sides = tables[number / 10 % 3].sides;
    }
    setup.option[OPTION_EXTENSION] = number % 3 == 2 ? EXTENSION_OFF : EXTENSION_ON;
    setup.option[OPTION_DECK_END] = number % 4 == 3 ? DECK_END_EMPTY_HANDS : DECK_END_STUCK;
    return setup;
}

struct seen {
    long moves;
    long hands;
    long kinds[EVENT_KINDS];
    long decided;
};

static void expect_sound(const struct mille_state *state, long game, long move)
{
    const char *broken = mille_game.check(state);
    if (broken) {
        fail_msg("game %ld, move %ld: not so any more: %s", game, move, broken);
    }
}

static void expect_scores(const struct tally *tally, const struct mille_state *state, long game, long move)
{
    const char *wrong = tally_compare(tally, state);
    if (wrong) {
        fail_msg("game %ld, move %ld: the events say otherwise: %s", game, move, wrong);
    }
}

static void take_note(struct seen *seen, struct tally *tally, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        seen->kinds[events->item[i].kind]++;
        tally_event(tally, events->item[i]);
    }
}

static void play_game(long number, struct seen *seen)
{
    struct mille_state state;
    struct game_setup setup = setup_of(number);
    struct rng rng = rng_make((uint64_t)number, RNG_PLAYER);
    struct tally tally;
    struct event_list events = {.count = 0};
    mille_game.start(&state, &setup, &events);
    tally_start(&tally, setup.sides);
    take_note(seen, &tally, &events);
    long moves = 0;
    for (bool over = false; !over; moves++) {
        expect_sound(&state, number, moves);
        struct move legal[GAME_MOVES_MAX];
        int count = mille_game.legal(&state, legal);
        assert_in_range(count, 1, GAME_MOVES_MAX);
        events.count = 0;
        refusal why = mille_game.apply(&state, legal[rng_below(&rng, (uint32_t)count)], &events);
        assert_int_equal(why, REFUSAL_NONE);
        assert_true(events.count > 0);
        take_note(seen, &tally, &events);
        if (mille_game.turn(&state) == SEAT_NONE) {
            expect_scores(&tally, &state, number, moves);
            seen->hands++;
            over = state.pub.phase == PHASE_GAME_OVER;
        }
    }
    expect_sound(&state, number, moves);
    seen->moves += moves;
    for (int side = 0; side < setup.sides; side++) {
        seen->decided += state.pub.side[side].games;
    }
}

static void random_games_keep_every_invariant(void)
{
    struct seen seen = {.moves = 0};
    const long games_wanted = random_games_wanted();
    for (long number = 0; number < games_wanted; number++) {
        play_game(number, &seen);
    }
    print_message("%ld games, %ld hands, %ld moves, %ld decided\n", games_wanted, seen.hands, seen.moves,
                  seen.decided);
    /* Nothing that can happen was left out. */
    if (games_wanted >= 100) {
        random_games_had(seen.kinds, EVENT_KINDS);
    }
}

const struct test tests[] = {
    TEST(random_games_keep_every_invariant),
    {0},
};
