/* SPDX-License-Identifier: MIT */
/* Nobody knows what nobody may know: shuffle everything that a seat cannot see, and it observes, is told
 * and chooses exactly the same. */
#include <string.h>

#include "games/mille/mille.h"
#include "games/mille/rule_sets.h"
#include "test.h"

enum { MATCHES = 60, MOVES_A_MATCH = 400, SHUFFLES = 4, SEARCH_ONE_IN = 60, SEATINGS = 5 };

/* Enough for those that search to do so. */
static const struct budget short_of_time = {.iterations = 200};

/* Deals the deck and the other hands anew among themselves. */
static void shuffle_unseen(struct mille_state *state, int seat, struct rng *rng)
{
    uint8_t card[DECK_CARDS_MAX];
    int count = 0;
    for (int i = 0; i < state->pub.deck; i++) {
        card[count++] = state->deck[i];
    }
    for (int other = 0; other < state->pub.seats; other++) {
        for (int i = 0; other != seat && i < state->hand[other].count; i++) {
            card[count++] = state->hand[other].card[i];
        }
    }
    rng_shuffle(rng, card, count);
    for (int i = 0; i < state->pub.deck; i++) {
        state->deck[i] = card[--count];
    }
    for (int other = 0; other < state->pub.seats; other++) {
        for (int i = 0; other != seat && i < state->hand[other].count; i++) {
            state->hand[other].card[i] = card[--count];
        }
    }
    state->rng = rng_make(rng_next(rng), RNG_DEAL); /* nor what will be dealt next */
}

/* Calls `look` at positions of matches between the first player and random moves: most by the usual rules of
 * two, the others at every seating and by every rule set. */
static void visit(void (*look)(const struct mille_state *state, struct rng *rng))
{
    for (int match = 0; match < MATCHES; match++) {
        struct mille_state state;
        struct rng rng = rng_make((uint64_t)match, RNG_PLAYER);
        struct game_setup setup = {.seed = (uint64_t)match, .seats = 2, .sides = 2};
        if (match % 2 == 1) {
            const struct game_seating *seating = &mille_game.seatings[match / 2 % SEATINGS];
            setup.seats = seating->seats;
            setup.sides = seating->sides;
            mille_rule_set_fill((enum mille_rule_set)(match / 2 / SEATINGS % MILLE_RULE_SETS), setup.seats,
                                setup.sides, setup.option);
        }
        mille_game.start(&state, &setup, NULL);
        for (int i = 0; i < MOVES_A_MATCH; i++) {
            look(&state, &rng);
            int seat = mille_game.turn(&state);
            struct move move = mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng);
            if (seat != SEAT_NONE && (seat + match) % 2 == 0) {
                struct mille_observation seen;
                mille_game.observe(&state, seat, &seen);
                move = mille_game.players[0].choose(&seen, &rng, NULL);
            }
            assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
        }
    }
}

/* How often the choices of a player were compared, by seating and rule set. */
static int compared[SEATINGS][MILLE_RULE_SETS + 1][8];

static void note(const struct mille_state *state, int player)
{
    const struct mille_public *pub = &state->pub;
    int seating = 0, set = (int)mille_rule_set_of(pub->seats, pub->sides, pub->option);
    while (mille_game.seatings[seating].seats != pub->seats ||
           mille_game.seatings[seating].sides != pub->sides) {
        seating++;
    }
    compared[seating][set][player]++;
}

static void look_at_choices(const struct mille_state *state, struct rng *rng)
{
    int seat = mille_game.turn(state);
    for (int i = 0; seat != SEAT_NONE && i < SHUFFLES; i++) {
        struct mille_state other = *state;
        shuffle_unseen(&other, seat, rng);
        assert_null(mille_game.check(&other));
        struct mille_observation here;
        struct mille_observation there;
        memset(&here, 0, sizeof here);
        memset(&there, 0, sizeof there);
        mille_game.observe(state, seat, &here);
        mille_game.observe(&other, seat, &there);
        assert_memory_equal(&here, &there, sizeof here);
        struct move moves[GAME_MOVES_MAX];
        struct move others[GAME_MOVES_MAX];
        int count = mille_game.legal(state, moves);
        assert_int_equal(mille_game.legal(&other, others), count);
        assert_memory_equal(moves, others, (size_t)count * sizeof moves[0]);
        for (int player = 0; mille_game.players[player].name; player++) {
            bool searches = player == game_player_find(&mille_game, "ace") ||
                            player == game_player_find(&mille_game, "rally");
            if (searches && rng_below(rng, SEARCH_ONE_IN) > 0) {
                continue;
            }
            struct rng a = rng_make(9, RNG_PLAYER);
            struct rng b = a;
            struct move chosen = mille_game.players[player].choose(&here, &a, &short_of_time);
            struct move again = mille_game.players[player].choose(&there, &b, &short_of_time);
            assert_memory_equal(&chosen, &again, sizeof chosen);
            note(state, player);
        }
    }
}

static void players_choose_the_same_whatever_they_cannot_see(void)
{
    visit(look_at_choices);
    for (int table = 0; table < SEATINGS * MILLE_RULE_SETS; table++) {
        for (int player = 0; mille_game.players[player].name; player++) {
            assert_in_range(compared[table % SEATINGS][table / SEATINGS][player], 5, 1000000);
        }
    }
}

static void look_at_draws(const struct mille_state *state, struct rng *rng)
{
    int seat = mille_game.turn(state);
    struct move draw = {.kind = MOVE_DRAW};
    if (seat == SEAT_NONE || state->pub.phase != PHASE_DRAW || state->pub.deck < 8) {
        return;
    }
    for (int watcher = 0; watcher < state->pub.seats; watcher++) {
        struct mille_state here = *state;
        struct mille_state there = *state;
        shuffle_unseen(&there, watcher, rng);
        struct event_list told = {.count = 0};
        struct event_list said = {.count = 0};
        assert_int_equal(mille_game.apply(&here, draw, &told), REFUSAL_NONE);
        assert_int_equal(mille_game.apply(&there, draw, &said), REFUSAL_NONE);
        assert_int_equal(told.count, said.count);
        for (int i = 0; watcher != seat && i < told.count; i++) {
            struct event a = event_seen_by(told.item[i], watcher);
            struct event b = event_seen_by(said.item[i], watcher);
            assert_memory_equal(&a, &b, sizeof a);
        }
    }
}

static void a_draw_tells_nobody_else_the_card(void)
{
    visit(look_at_draws);
}

static void a_deal_tells_each_seat_its_own_cards_only(void)
{
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct mille_state state;
        struct event_list events = {.count = 0};
        mille_game.start(&state, &(struct game_setup){.seed = seed, .seats = 4, .sides = 2}, &events);
        for (int watcher = 0; watcher < 4; watcher++) {
            struct mille_hand known = {.count = 0};
            for (int i = 0; i < events.count; i++) {
                struct event event = event_seen_by(events.item[i], watcher);
                if (event.kind == EVENT_DEALT && event.seat == watcher) {
                    known.card[known.count++] = event.card;
                } else {
                    assert_int_equal(event.card, CARD_NONE);
                }
            }
            assert_memory_equal(&known, &state.hand[watcher], sizeof known);
        }
    }
}

static void what_one_seat_sees_of_a_hand_adds_up(void)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct mille_state state;
        struct rng rng = rng_make(seed, RNG_PLAYER);
        mille_game.start(&state, &(struct game_setup){.seed = seed, .seats = 2, .sides = 2}, NULL);
        for (int i = 0; i < 300; i++) {
            struct mille_observation seen;
            mille_game.observe(&state, i % 2, &seen);
            uint8_t unseen[CARD_KINDS];
            mille_unseen(&seen, unseen);
            int total = 0;
            for (int card = CARD_NONE; card < CARD_KINDS; card++) {
                total += unseen[card];
            }
            assert_int_equal(total, state.pub.deck + state.pub.hand[1 - i % 2]);
            mille_do(&state, mille_random_move(&state.pub, &state.hand[state.pub.turn], &rng), NULL);
        }
    }
}

const struct test tests[] = {
    TEST(players_choose_the_same_whatever_they_cannot_see),
    TEST(a_draw_tells_nobody_else_the_card),
    TEST(a_deal_tells_each_seat_its_own_cards_only),
    TEST(what_one_seat_sees_of_a_hand_adds_up),
    {0},
};
