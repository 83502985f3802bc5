/* SPDX-License-Identifier: MIT */
#include "random_road.h"

#include "mille/tally.h"
#include "test.h"

/* Where in which game something is looked at. */
struct place {
    const struct game_setup *setup;
    long game;
    long move;
};

static void fail_at(const struct place *place, const char *what, const char *why)
{
    char options[512];
    struct text out = text_in(options, sizeof options);
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        int value = place->setup->option[i];
        if (value != 0) {
            text_addf(&out, " %s=%s", mille_game.options[i].name, mille_game.options[i].values[value]);
        }
    }
    fail_msg("game %ld of %d seats and %d sides%s, move %ld: %s: %s", place->game, place->setup->seats,
             place->setup->sides, options, place->move, what, why);
}

static void expect_sound(const struct mille_state *state, const struct place *place)
{
    const char *broken = mille_game.check(state);
    if (broken) {
        fail_at(place, "not so any more", broken);
    }
}

static void expect_scores(const struct tally *tally, const struct mille_state *state,
                          const struct place *place)
{
    const char *wrong = tally_compare(tally, state);
    if (wrong) {
        fail_at(place, "the events say otherwise", wrong);
    }
}

static void take_note(struct random_road *happened, struct tally *tally, const struct event_list *events)
{
    for (int i = 0; i < events->count; i++) {
        happened->kinds[events->item[i].kind]++;
        tally_event(tally, events->item[i]);
    }
}

void random_road_play(const struct game_setup *setup, long number, struct random_road *happened)
{
    struct mille_state state;
    struct rng rng = rng_make((uint64_t)number, RNG_PLAYER);
    struct tally tally;
    struct event_list events = {.count = 0};
    struct place place = {.setup = setup, .game = number};
    mille_game.start(&state, setup, &events);
    tally_start(&tally, setup);
    take_note(happened, &tally, &events);
    for (bool over = false; !over; place.move++) {
        expect_sound(&state, &place);
        struct move legal[GAME_MOVES_MAX];
        int count = mille_game.legal(&state, legal);
        assert_in_range(count, 1, GAME_MOVES_MAX);
        events.count = 0;
        refusal why = mille_game.apply(&state, legal[rng_below(&rng, (uint32_t)count)], &events);
        assert_int_equal(why, REFUSAL_NONE);
        assert_true(events.count > 0);
        take_note(happened, &tally, &events);
        if (mille_game.turn(&state) == SEAT_NONE) {
            expect_scores(&tally, &state, &place);
            happened->hands++;
            over = state.pub.phase == PHASE_GAME_OVER;
        }
    }
    expect_sound(&state, &place);
    happened->moves += place.move;
    happened->games++;
    for (int side = 0; side < setup->sides; side++) {
        happened->decided += state.pub.side[side].games;
    }
}

void random_road_options(struct game_setup *setup, struct rng *rng)
{
    for (int i = 0; i < MILLE_OPTION_COUNT; i++) {
        uint32_t values = 0;
        while (mille_game.options[i].values[values]) {
            values++;
        }
        setup->option[i] = (uint8_t)rng_below(rng, values);
    }
}
