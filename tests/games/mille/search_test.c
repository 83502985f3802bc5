/* SPDX-License-Identifier: MIT */
/* The search of the ace: the same figures again for the same position and seed, whatever it cannot see;
 * bounded and stopped when told; and right where the right move is beyond doubt. */
#include <string.h>

#include "games/mille/ai/equity.h"
#include "games/mille/ai/search.h"
#include "mille/position_text.h"
#include "test.h"

enum { MATCHES = 40, SEED = 7, FEW_ITERATIONS = 600 };

/* Deals the deck and the opponent's hand anew among themselves. */
static void shuffle_unseen(struct mille_state *state, int seat, struct rng *rng)
{
    struct mille_hand *hand = &state->hand[1 - seat];
    uint8_t pool[DECK_CARDS + HAND_CARDS_DRAWN];
    int count = state->pub.deck;
    memcpy(pool, state->deck, (size_t)count);
    memcpy(pool + count, hand->card, hand->count);
    rng_shuffle(rng, pool, count + hand->count);
    memcpy(state->deck, pool, (size_t)count);
    memcpy(hand->card, pool + count, hand->count);
}

static void search(const struct mille_state *state, uint32_t iterations, struct mille_verdict *verdict)
{
    struct mille_observation seen;
    mille_game.observe(state, state->pub.turn, &seen);
    mille_search(&seen, SEED, &(struct budget){.iterations = iterations}, verdict);
}

/* A position from the midst of a match between players that do not search. */
static void reach(struct mille_state *state, uint64_t seed, struct rng *rng)
{
    mille_game.start(state, &(struct game_setup){.seed = seed, .seats = 2, .sides = 2}, NULL);
    const struct player *regular = &mille_game.players[game_player_find(&mille_game, "regular")];
    int moves = (int)rng_below(rng, 250);
    for (int i = 0; i < moves || mille_game.turn(state) == SEAT_NONE; i++) {
        int seat = mille_game.turn(state);
        struct move move = {.kind = MOVE_NEXT};
        if (seat != SEAT_NONE) {
            struct mille_observation seen;
            mille_game.observe(state, seat, &seen);
            move = regular->choose(&seen, rng, NULL);
        }
        assert_int_equal(mille_game.apply(state, move, NULL), REFUSAL_NONE);
    }
}

static void same_figures_again_and_whatever_is_hidden(void)
{
    struct rng rng = rng_make(3, RNG_PLAYER);
    for (uint64_t i = 0; i < MATCHES; i++) {
        struct mille_state state;
        reach(&state, i, &rng);
        struct mille_state other = state;
        shuffle_unseen(&other, state.pub.turn, &rng);
        struct mille_verdict here;
        struct mille_verdict again;
        struct mille_verdict there;
        memset(&here, 0, sizeof here);
        memset(&again, 0, sizeof again);
        memset(&there, 0, sizeof there);
        search(&state, FEW_ITERATIONS, &here);
        search(&state, FEW_ITERATIONS, &again);
        search(&other, FEW_ITERATIONS, &there);
        assert_memory_equal(&here, &again, sizeof here);
        assert_memory_equal(&here, &there, sizeof here);
    }
}

static void every_legal_move_is_weighed_best_first_within_the_iterations(void)
{
    struct rng rng = rng_make(4, RNG_PLAYER);
    for (uint64_t i = 0; i < MATCHES; i++) {
        struct mille_state state;
        reach(&state, i, &rng);
        struct mille_verdict verdict;
        search(&state, FEW_ITERATIONS, &verdict);
        struct move moves[GAME_MOVES_MAX];
        assert_int_equal(verdict.count, mille_game.legal(&state, moves));
        uint32_t visits = 0;
        for (int c = 0; c < verdict.count; c++) {
            const struct mille_candidate *candidate = &verdict.candidate[c];
            assert_int_equal(mille_legal(&state.pub, &state.hand[state.pub.turn], candidate->move),
                             REFUSAL_NONE);
            assert_in_range(candidate->win, 0, SEARCH_WIN_ONE);
            assert_true(c == 0 || candidate->win <= verdict.candidate[c - 1].win);
            visits += candidate->visits;
        }
        assert_int_equal(visits, verdict.visits);
        /* a batch may run over */
        assert_true(verdict.exact || visits <= FEW_ITERATIONS + 16 * 64);
    }
}

static bool never(void *context)
{
    ++*(int *)context;
    return false;
}

static void a_search_ends_when_told(void)
{
    struct rng rng = rng_make(5, RNG_PLAYER);
    struct mille_state state;
    struct mille_observation seen;
    struct mille_verdict verdict;
    do {
        reach(&state, 12, &rng);
    } while (state.pub.phase != PHASE_PLAY || state.pub.deck == 0);
    mille_game.observe(&state, state.pub.turn, &seen);
    int asked = 0;
    mille_search(&seen, SEED, &(struct budget){.iterations = 1000000, .more = never, .context = &asked},
                 &verdict);
    assert_int_equal(asked, 1);
    assert_true(verdict.count > 0 && verdict.visits < 1000);
}

/* Positions whose right move nobody doubts. */
static void sure_things(void)
{
    static const struct {
        const char *position;
        const char *move;
    } rows[] = {
        /* a coup fourre: 400 points and the road free again */
        {"phase=draw first=op goal=700 deck=60 hand=25,25,50,100,repairs,right-of-way me.battle=stop "
         "me.miles=100,100 op.battle=go op.hand=6 op.miles=75,100 gone=go fresh=battle",
         "play right-of-way"},
        /* the last 100 miles win the game before the opponent's last 25 do */
        {"phase=play first=op goal=700 deck=40 hand=25,50,100,stop,gasoline,repairs,go me.battle=go "
         "me.miles=100,100,100,100,75,75,50 me.total=4300 op.battle=go op.hand=6 "
         "op.miles=100,100,100,75,75,75,75,75 op.total=4300",
         "play 100"},
        /* the opponent is about to win the game, and only a hazard keeps it from that */
        {"phase=play first=op goal=700 deck=40 hand=25,25,50,accident,gasoline,repairs,go me.battle=go "
         "me.miles=100,100 me.total=2000 op.battle=go op.hand=6 op.miles=100,100,100,75,75,75,75,75 "
         "op.total=4800",
         "play accident"},
        /* who has won need not go on for 300 miles more */
        {"phase=extend first=op goal=700 deck=30 hand=25,50,stop,gasoline,repairs,go me.battle=go "
         "me.miles=100,100,100,100,100,75,75,50 me.total=4400 op.battle=go op.hand=6 "
         "op.miles=25,50,75 op.total=4700",
         "finish"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[POSITION_REASON_SIZE];
        struct text why = text_in(buffer, sizeof buffer);
        struct mille_observation seen;
        if (!mille_position_parse(rows[i].position, &seen, &why)) {
            fail_msg("%s: %s", rows[i].position, buffer);
        }
        struct mille_verdict verdict;
        mille_search(&seen, SEED, &(struct budget){.iterations = FEW_ITERATIONS}, &verdict);
        why = text_in(buffer, sizeof buffer);
        mille_position_move(&seen, verdict.candidate[0].move, &why);
        assert_string_equal(buffer, rows[i].move);
    }
}

/* Of moves with made-up figures: the last miles, 50, against waiting, and against a safety, which keeps the
 * turn. */
static void who_can_finish_does_not_wait_for_less_than_a_hundredth(void)
{
    const char *line =
        "phase=play first=op goal=700 deck=40 hand=25,50,stop,gasoline,repairs,extra-tank,go "
        "me.battle=go me.miles=100,100,100,100,100,75,75 op.battle=go op.hand=6 op.miles=100,75";
    char buffer[POSITION_REASON_SIZE];
    struct text why = text_in(buffer, sizeof buffer);
    struct mille_observation seen;
    if (!mille_position_parse(line, &seen, &why)) {
        fail_msg("%s", buffer);
    }
    static const struct {
        struct move best;
        int32_t less;
        bool finishes;
    } rows[] = {
        {{.kind = MOVE_DISCARD, .card = CARD_GASOLINE}, 9999, true},
        {{.kind = MOVE_DISCARD, .card = CARD_GASOLINE}, 10000, false},
        {{.kind = MOVE_PLAY, .card = CARD_STOP, .target = 1}, 5000, true},
        {{.kind = MOVE_PLAY, .card = CARD_EXTRA_TANK}, 5000, false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct mille_verdict verdict = {
            .count = 3,
            .candidate = {{.move = rows[i].best, .win = 500000},
                          {.move = {.kind = MOVE_PLAY, .card = CARD_25}, .win = 499999},
                          {.move = {.kind = MOVE_PLAY, .card = CARD_50}, .win = 500000 - rows[i].less}}};
        struct move move = mille_search_choice(&seen, &verdict);
        assert_int_equal(move.card, rows[i].finishes ? CARD_50 : rows[i].best.card);
    }
}

/* With the same seed, more iterations are the same deals and more of them: none ends before the least there
 * is. */
static void more_thought_never_ends_earlier(void)
{
    struct rng rng = rng_make(6, RNG_PLAYER);
    int sampled = 0;
    for (uint64_t i = 0; i < MATCHES; i++) {
        static const uint32_t steps[] = {600, 3000, 12000};
        struct mille_state state;
        uint32_t before = 0;
        reach(&state, i, &rng);
        for (size_t step = 0; step < sizeof steps / sizeof steps[0]; step++) {
            struct mille_verdict verdict;
            search(&state, steps[step], &verdict);
            assert_true(verdict.visits >= before);
            before = verdict.visits;
            if (step > 0 && !verdict.exact && verdict.count > 1) {
                sampled++;
                assert_true(verdict.candidate[0].visits >= 128);
            }
        }
    }
    assert_true(sampled > MATCHES / 2);
}

static void equity_is_a_chance(void)
{
    for (int own = 0; own < GAME_POINTS; own += 25) {
        for (int opponent = 0; opponent < GAME_POINTS; opponent += 275) {
            int32_t win = mille_equity(own, opponent, true);
            assert_in_range(win, 0, EQUITY_ONE);
            assert_int_equal(win + mille_equity(opponent, own, false), EQUITY_ONE);
            /* more points are never worse, as far as hands played to measure it can tell */
            assert_true(own == 0 || win + EQUITY_ONE / 200 >= mille_equity(own - 25, opponent, true));
        }
    }
    assert_int_equal(mille_equity(5000, 4000, true), EQUITY_ONE);
    assert_int_equal(mille_equity(5200, 5300, true), 0);
    assert_int_equal(mille_equity(5100, 5100, false), EQUITY_ONE / 2);
}

const struct test tests[] = {
    TEST(same_figures_again_and_whatever_is_hidden),
    TEST(every_legal_move_is_weighed_best_first_within_the_iterations),
    TEST(a_search_ends_when_told),
    TEST(sure_things),
    TEST(who_can_finish_does_not_wait_for_less_than_a_hundredth),
    TEST(more_thought_never_ends_earlier),
    TEST(equity_is_a_chance),
    {0},
};
