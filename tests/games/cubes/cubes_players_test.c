/* SPDX-License-Identifier: MIT */
/* The computer players of the dice game: their rules of thumb, their strength, and that they see what
 * everybody sees. */
#include <stdio.h>
#include <stdlib.h>

#include "cubes_rig.h"
#include "games/cubes/ai/judge.h"
#include "table/session.h"
#include "test.h"

enum { TURNS_MOST = 2000, POSITIONS = 150, STREAMS = 3, JOURNAL_MOST = 65536 };

static const char *const levels[] = {"apprentice", "postman", "patronne", "engineer"};
enum { LEVELS = 4 };

static struct move choose(const struct cubes_state *state, const char *name)
{
    struct cubes_public seen;
    struct rng rng = rng_make(1, RNG_PLAYER);
    cubes_game.observe(state, state->pub.turn, &seen);
    return cubes_game.players[game_player_find(&cubes_game, name)].choose(&seen, &rng, NULL);
}

static void expect_choice(const struct cubes_state *state, const char *name, const char *wanted)
{
    char got[32];
    struct text text = text_in(got, sizeof got);
    cubes_game.move_format(choose(state, name), &text);
    assert_string_equal(got, wanted);
}

static void roll(struct cubes_state *state, const char *dice, unsigned mask)
{
    rig_dice(state, dice);
    struct move move = {.kind = CUBES_MOVE_ROLL, .card = (uint8_t)mask};
    assert_int_equal(cubes_game.apply(state, move, NULL), REFUSAL_NONE);
}

/* A score, the dice of a first roll, and what the levels do, in their order. */
struct thumb_row {
    int score;
    const char *dice;
    const char *wanted[LEVELS];
};

static void each_level_plays_its_way(void)
{
    static const struct thumb_row rows[] = {
        /* A start is a roll of all; 150 are too few for all of them, and Odette and Lucien leave both. */
        {500, "15236", {"roll cde", "roll cde", "roll bcde", "roll bcde"}},
        /* 300 are enough for two. */
        {500, "11156", {"hold", "hold", "hold", "hold"}},
        {500, "33346", {"roll de", "hold", "hold", "hold"}},
        {500, "12346", {"roll e", "hold", "hold", "hold"}},
        /* Not on board: 400 cannot be held. */
        {0, "44423", {"roll de", "roll de", "roll de", "roll de"}},
        /* All five have scored: everybody rolls them again, below 3000 and unless it wins. */
        {500, "11155", {"roll abcde", "roll abcde", "roll abcde", "roll abcde"}},
        {500, "11111", {"hold", "hold", "hold", "roll abcde"}},
        {9000, "11155", {"hold", "hold", "hold", "hold"}},
        /* Below the goal any number may be held, at the goal 500 are wanted. */
        {9600, "33346", {"roll de", "hold", "hold", "roll de"}},
        {9700, "33346", {"roll de", "roll de", "roll de", "roll de"}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct cubes_state state;
        rig_table(&state, 1, CUBES_GOAL_STANDARD, false);
        rig_score(&state, 0, rows[i].score);
        expect_choice(&state, levels[i % LEVELS], "roll abcde");
        roll(&state, rows[i].dice, CUBES_ALL);
        for (int level = 0; level < LEVELS; level++) {
            expect_choice(&state, levels[level], rows[i].wanted[level]);
        }
    }
}

static void the_patronne_leaves_a_one_before_a_five_and_a_five_before_a_joker(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, true);
    roll(&state, "5J126", CUBES_ALL);
    expect_choice(&state, "patronne", "roll abde");
    rig_table(&state, 2, CUBES_GOAL_STANDARD, true);
    roll(&state, "J5326", CUBES_ALL);
    expect_choice(&state, "patronne", "roll acde");
}

/* Plays a game to its end; who has won. One seat: in how many turns. */
static int play(const int *player, int seats, uint64_t seed, int goal)
{
    struct game_setup setup = {.seed = seed, .seats = seats, .sides = seats};
    setup.option[CUBES_OPTION_JOKERS] = CUBES_JOKERS_NEVER;
    setup.option[CUBES_OPTION_GAME] = goal == CUBES_GOAL_BLITZ ? CUBES_GAME_BLITZ : CUBES_GAME_STANDARD;
    struct cubes_state state;
    struct rng rng = rng_make(seed, RNG_PLAYER);
    cubes_game.start(&state, &setup, NULL);
    while (state.pub.phase != CUBES_PHASE_OVER) {
        struct cubes_public seen;
        cubes_game.observe(&state, state.pub.turn, &seen);
        struct move move = cubes_game.players[player[state.pub.turn]].choose(&seen, &rng, NULL);
        assert_int_equal(cubes_game.apply(&state, move, NULL), REFUSAL_NONE);
        assert_true(state.pub.seat[0].turns < TURNS_MOST);
    }
    return seats == 1 ? (int)state.pub.seat[0].turns : cubes_winner(&state.pub);
}

/* More games where they are cheap and fewer where a build looks closer: PLAYER_GAMES is a per cent. */
static int games_of(int games)
{
    const char *percent = getenv("PLAYER_GAMES");
    return games * (percent ? atoi(percent) : 100) / 100;
}

/* The mean of many has to be within four standard errors of what is known. */
static void expect_mean(const char *what, double sum, int games, double wanted, double deviation)
{
    double mean = sum / games;
    double off = mean > wanted ? mean - wanted : wanted - mean;
    print_message("%s: %.3f in %d games, known %.3f\n", what, mean, games, wanted);
    assert_true(off * off * games <= 16 * deviation * deviation);
}

static void alone_each_needs_as_many_turns_as_is_known(void)
{
    /* Mean and standard deviation of a game. */
    static const double known[LEVELS] = {35.33, 27.59, 25.59, 24.36};
    static const int games[LEVELS] = {8000, 8000, 8000, 150};
    for (int level = 0; level < LEVELS; level++) {
        int player = game_player_find(&cubes_game, levels[level]);
        double sum = 0;
        double squares = 0;
        int count = games_of(games[level]);
        for (int i = 0; i < count; i++) {
            int turns = play(&player, 1, 1000000 + (uint64_t)i, CUBES_GOAL_STANDARD);
            sum += turns;
            squares += (double)turns * turns;
        }
        double variance = squares / count - sum / count * (sum / count);
        double deviation = 1;
        for (int i = 0; i < 30; i++) {
            deviation = (deviation + variance / deviation) / 2;
        }
        expect_mean(levels[level], sum, count, known[level], deviation);
    }
}

static void against_the_engineer_each_wins_as_often_as_is_known(void)
{
    static const double known[LEVELS - 1] = {0.215, 0.354, 0.432};
    for (int level = 0; level < LEVELS - 1; level++) {
        int count = games_of(200);
        double won = 0;
        for (int i = 0; i < count; i++) {
            int player[2];
            player[i % 2] = game_player_find(&cubes_game, levels[level]);
            player[1 - i % 2] = game_player_find(&cubes_game, "engineer");
            won += play(player, 2, 1000000 + (uint64_t)(i / 2), CUBES_GOAL_STANDARD) == i % 2;
        }
        expect_mean(levels[level], won, count, known[level], 0.5);
    }
}

/* Positions from games of random seats and players. */
static void visit(void (*look)(const struct cubes_state *state, struct rng *rng))
{
    struct rng rng = rng_make(7, RNG_PLAYER);
    int postman = game_player_find(&cubes_game, "postman");
    for (int i = 0; i < games_of(POSITIONS); i++) {
        int seats = 1 + (int)rng_below(&rng, CUBES_SEATS_MAX);
        struct cubes_state state;
        rig_table(&state, seats, rng_below(&rng, 2) ? CUBES_GOAL_STANDARD : CUBES_GOAL_BLITZ,
                  rng_below(&rng, 2));
        state.deal = rng_make((uint64_t)i, RNG_DEAL);
        for (uint32_t moves = rng_below(&rng, (uint32_t)seats * 60); moves > 0; moves--) {
            struct move move = cubes_game.players[postman].choose(&state.pub, &rng, NULL);
            cubes_game.apply(&state, move, NULL);
            if (state.pub.phase == CUBES_PHASE_OVER) {
                cubes_game.apply(&state, (struct move){.kind = CUBES_MOVE_NEXT}, NULL);
            }
        }
        look(&state, &rng);
    }
}

static bool same(struct move a, struct move b)
{
    return a.kind == b.kind && a.card == b.card;
}

static void expect_blind(const struct cubes_state *state, struct rng *rng)
{
    for (int level = 0; level < LEVELS; level++) {
        struct move first = choose(state, levels[level]);
        assert_int_equal(cubes_legal(&state->pub, first), REFUSAL_NONE);
        for (int i = 0; i < STREAMS; i++) {
            struct cubes_state other = *state;
            other.deal = rng_make(rng_next(rng), RNG_DEAL);
            other.dice = rng_make(rng_next(rng), RNG_DEAL);
            other.seed = rng_next(rng);
            assert_true(same(choose(&other, levels[level]), first));
        }
    }
}

static void nobody_knows_the_dice_to_come(void)
{
    visit(expect_blind);
}

/* The journals of games that they played are what they would play today, in every build. */
static void each_plays_its_golden_game_again(void)
{
    static const char *const files[] = {"golden/cubes_players.journal", "golden/cubes_engineer.journal"};
    static const struct game *const games[] = {&cubes_game, NULL};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        static char text[JOURNAL_MOST];
        FILE *file = fopen(files[i], "rb");
        assert_non_null(file);
        size_t length = fread(text, 1, sizeof text, file);
        fclose(file);
        struct session session;
        struct journal_error error;
        assert_true(session_load(&session, games, text, length, &error));
        struct cubes_state state;
        journal_deal(&session.journal, &state, NULL);
        for (int at = 0; at < session.journal.count; at++) {
            int seat = session.journal.mover[at];
            if (seat != SEAT_NONE) {
                const char *name = cubes_game.players[session.journal.seat[seat].player].name;
                assert_true(same(choose(&state, name), session.journal.move[at]));
            }
            assert_int_equal(cubes_game.apply(&state, session.journal.move[at], NULL), REFUSAL_NONE);
        }
        session_end(&session);
    }
}

/* ---- what every choice is worth ------------------------------------------------------------------------ */

static void expect_sound_judgement(const struct cubes_state *state, struct rng *rng)
{
    (void)rng;
    const struct cubes_public *pub = &state->pub;
    struct cubes_judgement judgement;
    cubes_judge(pub, &judgement);
    struct move moves[GAME_MOVES_MAX];
    int count = cubes_moves(pub, moves);
    assert_int_equal(judgement.count, count - 1); /* all but leaving */
    for (int i = 0; i < count; i++) {
        assert_int_equal(cubes_judged_find(&judgement, moves[i]) != NULL, moves[i].kind != CUBES_MOVE_LEAVE);
    }
    for (int i = 0; i < judgement.count; i++) {
        const struct cubes_judged *judged = &judgement.choice[i];
        assert_true(i == 0 || judged->worth <= judgement.choice[i - 1].worth);
        if (judged->move.kind == CUBES_MOVE_HOLD) {
            assert_int_equal(judged->points, cubes_turn_points(pub) * 100);
            assert_int_equal(judged->bust.part, 0);
        } else {
            struct cubes_fraction bust = cubes_bust_of_roll(pub, judged->move.card);
            assert_int_equal(judged->bust.part, bust.part);
            assert_int_equal(judged->bust.whole, bust.whole);
        }
        if (pub->seats == 1) {
            assert_int_equal(judgement.measure, CUBES_MEASURE_TURNS);
            assert_in_range(-judged->worth, 1000000, 40000000);
        } else {
            assert_int_equal(judgement.measure,
                             pub->seats == 2 ? CUBES_MEASURE_CHANCE : CUBES_MEASURE_ESTIMATE);
            assert_in_range(judged->worth, 0, 1000000);
        }
    }
    assert_true(judgement.choice[0].worth >= judgement.bust);
    assert_true(same(judgement.choice[0].move, choose(state, "engineer")));
}

static void every_choice_is_judged(void)
{
    visit(expect_sound_judgement);
}

/* What a roll is worth is the mean of what all that can follow is worth: by the rules, die by die. */
static void a_roll_is_worth_the_mean_of_what_follows(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    rig_score(&state, 0, 7300);
    rig_score(&state, 1, 8150);
    roll(&state, "15236", CUBES_ALL);
    struct cubes_judgement before;
    cubes_judge(&state.pub, &before);
    const struct move again = {.kind = CUBES_MOVE_ROLL, .card = 0x1C};
    double sum = 0;
    for (int a = 1; a <= 6; a++) {
        for (int b = 1; b <= 6; b++) {
            for (int c = 1; c <= 6; c++) {
                struct cubes_state next = state;
                const char dice[] = {(char)('0' + a), (char)('0' + b), (char)('0' + c), '\0'};
                rig_dice(&next, dice);
                assert_int_equal(cubes_game.apply(&next, again, NULL), REFUSAL_NONE);
                struct cubes_judgement after;
                cubes_judge(&next.pub, &after);
                sum += next.pub.turn == 0 ? after.choice[0].worth : 1000000 - after.choice[0].worth;
            }
        }
    }
    double off = sum / 216 - cubes_judged_find(&before, again)->worth;
    assert_true(off < 2 && off > -2);
}

static void what_wins_is_worth_everything(void)
{
    struct cubes_state state;
    rig_table(&state, 2, CUBES_GOAL_STANDARD, false);
    rig_score(&state, 0, 9500);
    rig_score(&state, 1, 9700);
    roll(&state, "22221", CUBES_ALL);
    struct cubes_judgement judgement;
    cubes_judge(&state.pub, &judgement);
    assert_int_equal(judgement.choice[0].move.kind, CUBES_MOVE_HOLD);
    assert_int_equal(judgement.choice[0].worth, 1000000);
    assert_true(cubes_hold_wins(&state.pub));
    rig_score(&state, 1, 9800); /* the lead is wanting */
    cubes_judge(&state.pub, &judgement);
    assert_true(judgement.choice[0].worth < 1000000);
    assert_false(cubes_hold_wins(&state.pub));
}

const struct test tests[] = {
    TEST(each_level_plays_its_way),
    TEST(the_patronne_leaves_a_one_before_a_five_and_a_five_before_a_joker),
    TEST(alone_each_needs_as_many_turns_as_is_known),
    TEST(against_the_engineer_each_wins_as_often_as_is_known),
    TEST(nobody_knows_the_dice_to_come),
    TEST(each_plays_its_golden_game_again),
    TEST(every_choice_is_judged),
    TEST(a_roll_is_worth_the_mean_of_what_follows),
    TEST(what_wins_is_worth_everything),
    {0},
};
