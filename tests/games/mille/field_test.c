/* SPDX-License-Identifier: MIT */
/* The computer players among any number of sides and by every rule set: they move by the rules, hit the side
 * likeliest to win and nobody else, choose the same again, and keep their order. */
#include <string.h>

#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/rule_sets.h"
#include "share.h"
#include "table/session.h"
#include "test.h"

enum { SEATINGS = 5, HANDS = 2, MOVES_MOST = 100000 };

static const struct budget glance = {.iterations = 60};

static struct game_setup setup_of(int seating, int set, uint64_t seed)
{
    struct game_setup setup = {.seed = seed,
                               .seats = mille_game.seatings[seating].seats,
                               .sides = mille_game.seatings[seating].sides};
    mille_rule_set_fill((enum mille_rule_set)set, setup.seats, setup.sides, setup.option);
    return setup;
}

static struct move choose(const struct mille_state *state, const char *name, struct rng *rng)
{
    struct mille_observation seen;
    mille_game.observe(state, state->pub.turn, &seen);
    return mille_game.players[game_player_find(&mille_game, name)].choose(&seen, rng, &glance);
}

static bool is_hazard(struct move move)
{
    return move.kind == MOVE_PLAY && mille_cards[move.card].family == FAMILY_HAZARD;
}

/* Fails where a hazard could have gone to a side likelier to win. */
static void check_fair(const struct mille_state *state, struct move played)
{
    struct move moves[GAME_MOVES_MAX];
    int count = mille_game.legal(state, moves);
    for (int i = 0; is_hazard(played) && i < count; i++) {
        if (is_hazard(moves[i]) && moves[i].card == played.card) {
            assert_true(mille_lead(&state->pub, moves[i].target) <= mille_lead(&state->pub, played.target));
        }
    }
}

static void every_player_moves_by_the_rules_and_hits_the_likeliest_to_win(void)
{
    static const char *const players[] = {"regular", "sunday", "rally", "ace"};
    for (int table = 0; table < SEATINGS * MILLE_RULE_SETS; table++) {
        struct mille_state state;
        struct game_setup setup = setup_of(table % SEATINGS, table / SEATINGS, (uint64_t)table);
        struct rng rng = rng_make((uint64_t)table, RNG_PLAYER);
        mille_game.start(&state, &setup, NULL);
        for (int hands = 0, moves = 0; hands < HANDS; moves++) {
            int seat = mille_game.turn(&state);
            struct move move = {.kind = MOVE_NEXT};
            if (seat == SEAT_NONE) {
                hands++;
            } else {
                move = choose(&state, players[(seat + table) % 4], &rng);
                check_fair(&state, move);
            }
            assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
            assert_in_range(moves, 0, MOVES_MOST);
        }
    }
}

static void who_is_asked_answers_with_the_safety(void)
{
    static const char *const players[] = {"regular", "rally", "ace"};
    int asked = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct mille_state state;
        struct game_setup setup = setup_of((int)(seed % SEATINGS), RULES_MILLE, seed);
        struct rng rng = rng_make(seed, RNG_PLAYER);
        mille_game.start(&state, &setup, NULL);
        while (mille_game.turn(&state) != SEAT_NONE) {
            struct move moves[GAME_MOVES_MAX], move = choose(&state, "regular", &rng);
            if (state.pub.phase == PHASE_ANSWER && mille_game.legal(&state, moves) > 1) {
                asked++;
                for (int i = 0; i < 3; i++) {
                    assert_int_equal(choose(&state, players[i], &rng).kind, MOVE_PLAY);
                }
            }
            assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
        }
    }
    assert_in_range(asked, 20, 10000);
}

static void same_choice_again_and_an_answer_when_told_to_stop(void)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct mille_state state;
        struct game_setup setup = setup_of(1 + (int)(seed % (SEATINGS - 1)), RULES_MILLE, seed);
        struct rng rng = rng_make(seed, RNG_PLAYER);
        mille_game.start(&state, &setup, NULL);
        for (int i = 0; i < 60 && mille_game.turn(&state) != SEAT_NONE; i++) {
            assert_int_equal(mille_game.apply(&state, choose(&state, "regular", &rng), NULL), REFUSAL_NONE);
        }
        if (mille_game.turn(&state) == SEAT_NONE) {
            continue;
        }
        struct mille_observation seen;
        struct mille_verdict here, again;
        memset(&here, 0, sizeof here);
        memset(&again, 0, sizeof again);
        mille_game.observe(&state, state.pub.turn, &seen);
        mille_search(&seen, seed, &glance, &here);
        mille_search(&seen, seed, &glance, &again);
        assert_memory_equal(&here, &again, sizeof here);
        struct move moves[GAME_MOVES_MAX];
        assert_int_equal(here.count, mille_game.legal(&state, moves)); /* every move is rated */
    }
}

/* Share of the games, in percent, that one seat wins against others, from every seat in turn. */
static int share(const char *one, const char *others, int seating, int set, int games)
{
    int won = 0;
    for (int game = 0; game < games; game++) {
        struct mille_state state;
        int seats = mille_game.seatings[seating].seats;
        struct game_setup setup = setup_of(seating, set, (uint64_t)(game / seats));
        struct rng rng = rng_make((uint64_t)game, RNG_PLAYER);
        mille_game.start(&state, &setup, NULL);
        while (state.pub.phase != PHASE_GAME_OVER) {
            int seat = mille_game.turn(&state);
            struct move move = {.kind = MOVE_NEXT};
            if (seat != SEAT_NONE) {
                move = choose(&state, seat == game % seats ? one : others, &rng);
            }
            assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
        }
        won += state.pub.side[mille_side_of(&state.pub, game % seats)].games;
    }
    print_message("%s against %s at %d/%d: %d of %d\n", one, others, mille_game.seatings[seating].seats,
                  mille_game.seatings[seating].sides, won, games);
    return 100 * won / games;
}

/* One seat's share of so many games is from `low` to `high` percent. A build that looks closer plays a few of
 * them, which say nothing of a share. */
static void expect_share(const char *one, const char *others, int seating, int set, int games, int low,
                         int high)
{
    enum { FEW = 4 };
    int percent = share(one, others, seating, set, SHARE > 1 ? FEW : games);
    if (SHARE == 1) {
        assert_in_range(percent, low, high);
    }
}

static void the_levels_keep_their_order(void)
{
    enum { TWO, THREE, FOUR, QUICK_SETS = RULES_US2010 }; /* by the others rally searches */
    for (int table = 0; table < SEATINGS * MILLE_RULE_SETS; table++) {
        int seating = table % SEATINGS, set = table / SEATINGS,
            par = 100 / mille_game.seatings[seating].sides;
        expect_share("random", "sunday", seating, set, 24, 0, par - 10);
        expect_share("sunday", "regular", seating, set, 300, 0, par - 1);
    }
    for (int set = RULES_MILLE; set < QUICK_SETS; set++) {
        expect_share("rally", "regular", TWO, set, 400, 53, 100);
        expect_share("rally", "regular", THREE, set, 300, 36, 100);
        expect_share("rally", "regular", FOUR, set, 600, 26, 100);
    }
    expect_share("ace", "regular", THREE, RULES_MILLE, 90, 40, 100);
    expect_share("ace", "regular", FOUR, RULES_MILLE, 32, 28, 100);
}

/* Two of four choices of its side are a regular's: by themselves they win half of the games. */
static void the_best_players_lift_a_regular_partner(void)
{
    enum { TWO_PAIRS = 3 };
    expect_share("rally", "regular", TWO_PAIRS, RULES_MILLE, 3000, 52, 100);
    expect_share("ace", "regular", TWO_PAIRS, RULES_MILLE, 160, 51, 100);
}

/* Players observe cards, not who sits there, so that equals are hit alike (10,000 games: docs/opponents.md).
 */
static void nobody_is_hit_more_than_others(void)
{
    enum { GAMES = 400 / SHARE };
    static const int seatings[] = {1, 2, 4}; /* 3/3, 4/4, 6/3 */
    for (size_t i = 0; i < sizeof seatings / sizeof *seatings; i++) {
        int hits[SIDES_MAX] = {0}, all = 0, sides = mille_game.seatings[seatings[i]].sides;
        for (uint64_t seed = 0; seed < GAMES; seed++) {
            struct mille_state state;
            struct game_setup setup = setup_of(seatings[i], RULES_MILLE, seed);
            struct rng rng = rng_make(seed, RNG_PLAYER);
            mille_game.start(&state, &setup, NULL);
            while (state.pub.phase != PHASE_GAME_OVER) {
                struct move move = {.kind = MOVE_NEXT};
                if (mille_game.turn(&state) != SEAT_NONE) {
                    move = choose(&state, "regular", &rng);
                }
                hits[move.target] += is_hazard(move);
                all += is_hazard(move);
                assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
            }
        }
        for (int side = 0; side < sides; side++) {
            print_message("%d sides: side %d was hit %d times of %d\n", sides, side, hits[side], all);
            assert_in_range(100 * sides * hits[side] / all, 95, 105);
        }
    }
}

/* The same cards with a person in a seat or a computer player: the same state, and the same is observed. */
static void no_player_observes_who_is_a_person(void)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct game_setup setup = setup_of((int)(seed % SEATINGS), RULES_MILLE, seed);
        int regular = game_player_find(&mille_game, "regular");
        static struct session session[2];
        for (int people = 0; people < 2; people++) {
            struct journal_seat seats[SEATS_MAX] = {{.player = 0}};
            for (int seat = 0; seat < setup.seats; seat++) {
                seats[seat].player = people && seat % 2 == 0 ? PLAYER_HUMAN : regular;
            }
            session_start(&session[people], &mille_game, &setup, seats, NULL);
        }
        struct rng rng = rng_make(seed, RNG_PLAYER);
        for (int i = 0; i < 200; i++) {
            int seat = session_turn(&session[0]);
            struct move move = {.kind = MOVE_NEXT};
            assert_true(mille_game.hash(session[0].state) == mille_game.hash(session[1].state));
            if (seat != SEAT_NONE) {
                struct mille_observation seen[2];
                memset(seen, 0, sizeof seen);
                mille_game.observe(session[0].state, seat, &seen[0]);
                mille_game.observe(session[1].state, seat, &seen[1]);
                assert_memory_equal(&seen[0], &seen[1], sizeof seen[0]);
                move = mille_game.players[regular].choose(&seen[0], &rng, NULL);
            }
            for (int people = 0; people < 2; people++) {
                assert_int_equal(session_play(&session[people], move, NULL), REFUSAL_NONE);
            }
        }
        session_end(&session[0]);
        session_end(&session[1]);
    }
}

const struct test tests[] = {
    TEST(every_player_moves_by_the_rules_and_hits_the_likeliest_to_win),
    TEST(who_is_asked_answers_with_the_safety),
    TEST(same_choice_again_and_an_answer_when_told_to_stop),
    TEST(the_levels_keep_their_order),
    TEST(the_best_players_lift_a_regular_partner),
    TEST(nobody_is_hit_more_than_others),
    TEST(no_player_observes_who_is_a_person),
    {0},
};
