/* SPDX-License-Identifier: MIT */
/* Positions of the dice game as lines: there and back, refused with a reason, and as the beginning of a
 * sitting. */

#include "cubes_rig.h"
#include "games/cubes/ai/judge.h"
#include "games/cubes/position.h"
#include "test.h"

enum { GAMES = 120 };

/* Written, read and written again: the same line, and the same choices with the same worth. */
static void expect_there_and_back(const struct cubes_public *pub, bool judged)
{
    char first[CUBES_POSITION_SIZE], second[CUBES_POSITION_SIZE], reason[CUBES_POSITION_REASON];
    struct text line = text_in(first, sizeof first), again = text_in(second, sizeof second);
    struct text why = text_in(reason, sizeof reason);
    cubes_position_format(pub, &line);
    assert_false(line.cut);
    struct cubes_public read;
    if (!cubes_position_parse(first, &read, &why)) {
        print_message("%s: %s\n", first, reason);
        fail();
    }
    cubes_position_format(&read, &again);
    assert_string_equal(first, second);
    assert_int_equal(read.turn, 0);
    struct move moves[GAME_MOVES_MAX], others[GAME_MOVES_MAX];
    int count = cubes_moves(pub, moves);
    assert_int_equal(cubes_moves(&read, others), count);
    assert_memory_equal(moves, others, (size_t)count * sizeof *moves);
    if (judged) {
        struct cubes_judgement a, b;
        cubes_judge(pub, &a);
        cubes_judge(&read, &b);
        assert_int_equal(a.count, b.count);
        for (int i = 0; i < a.count; i++) {
            assert_int_equal(a.choice[i].move.card, b.choice[i].move.card);
            assert_int_equal(a.choice[i].worth, b.choice[i].worth);
        }
    }
}

static void every_position_of_random_games_makes_the_way_there_and_back(void)
{
    const struct player *random = &cubes_game.players[game_player_find(&cubes_game, "random")];
    int seen = 0;
    for (int i = 0; i < GAMES; i++) {
        int seats = 1 + i % CUBES_SEATS_MAX;
        struct cubes_state state;
        struct rng rng = rng_make((uint64_t)i, RNG_PLAYER);
        rig_table(&state, seats, i % 3 ? CUBES_GOAL_STANDARD : CUBES_GOAL_BLITZ, i % 2);
        state.deal = rng_make((uint64_t)i, RNG_DEAL);
        for (int moves = 0; moves < 200 && state.pub.phase != CUBES_PHASE_OVER; moves++) {
            expect_there_and_back(&state.pub, seen++ % 97 == 0);
            cubes_game.apply(&state, random->choose(&state.pub, &rng, NULL), NULL);
        }
    }
    assert_true(seen > 5000);
}

static void a_line_is_read_as_it_is_documented(void)
{
    char reason[CUBES_POSITION_REASON] = "";
    struct text why = text_in(reason, sizeof reason);
    struct cubes_public pub;
    assert_true(cubes_position_parse("dice=1*,5,5,2,6  held=100 scores=2350,4100,-", &pub, &why));
    assert_int_equal(pub.goal, CUBES_GOAL_STANDARD);
    assert_int_equal(pub.jokers, 0);
    assert_int_equal(pub.seats, 3);
    assert_int_equal(pub.seat[0].score, 2350);
    assert_int_equal(pub.seat[1].score, 4100);
    assert_true(pub.seat[2].left);
    assert_int_equal(cubes_turn_points(&pub), 200);
    assert_int_equal(cubes_held_mask(&pub), 1);
    assert_true(cubes_position_parse("jokers=yes goal=7500 scores=0", &pub, &why));
    assert_int_equal(pub.phase, CUBES_PHASE_START);
    assert_int_equal(pub.goal, CUBES_GOAL_BLITZ);
    /* A Straight with held dice: what they brought is forgotten. */
    assert_true(cubes_position_parse("scores=500 safe=300 dice=1*,5*,2,3,4", &pub, &why));
    assert_int_equal(cubes_turn_points(&pub), 1050);
    assert_true(cubes_all_five(&pub));
}

static void what_cannot_be_is_refused_with_its_reason(void)
{
    static const struct {
        const char *line, *reason;
    } rows[] = {
        {"", "scores: must be there"},
        {"scores=", "scores: cannot be read"},
        {"scores=500,", "scores: cannot be read"},
        {"scores=-500", "scores: cannot be read"},
        {"scores=500,600,700,800,900,1000,1100", "scores: cannot be read"},
        {"scores=500 scores=600", "scores: said twice"},
        {"scores=525", "scores are multiples of 50"},
        {"scores=450", "a score is 0 or at least 500"},
        {"scores=99999999999", "scores: cannot be read"},
        {"scores=10000", "a game is over as soon as somebody wins or all have left, and not before"},
        {"scores=10250,10000", "a game is over as soon as somebody wins or all have left, and not before"},
        {"scores=-,500", "a game is over as soon as somebody wins or all have left, and not before"},
        {"scores=-,500,600", "who has left plays no more"},
        {"scores=500 goal=5000", "goal: 10000 or 7500"},
        {"scores=500 jokers=maybe", "jokers: cannot be read"},
        {"scores=500 held=100", "dice: must be there with points at risk"},
        {"scores=500 dice=1,2,3,4", "dice: cannot be read"},
        {"scores=500 dice=1,2,3,4,7", "dice: cannot be read"},
        {"scores=500 dice=2,2,3,4,6", "dice: this roll is a bust"},
        {"scores=500 dice=2,2,2,3,J", "dice: a Joker in a game without"},
        {"scores=500 dice=1*,1*,1*,1*,1*", "dice: four are held at most"},
        {"scores=500 held=150 dice=1*,5,5,2,6", "held: not what these dice can have brought"},
        {"scores=500 held=25 dice=1*,5,5,2,6", "points are multiples of 50"},
        {"scores=500 held=150 dice=1*,5*,2,3,4", "held: not what these dice can have brought"},
        {"scores=500 held=100 dice=1*,1,1,1,1", "held: not what these dice can have brought"},
        {"scores=500 held=100 dice=1*,2,3,4,5", "held: not what these dice can have brought"},
        {"scores=500 turn=0", "a field that is not known"},
        {"scores=500 dice", "a field that is not known"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char reason[CUBES_POSITION_REASON] = "";
        struct text why = text_in(reason, sizeof reason);
        struct cubes_public pub = {.seats = 9};
        assert_false(cubes_position_parse(rows[i].line, &pub, &why));
        assert_string_equal(reason, rows[i].reason);
        assert_int_equal(pub.seats, 9);
    }
}

static struct cubes_state fresh(int seats)
{
    struct cubes_state state;
    struct game_setup setup = {.seed = 11, .seats = seats, .sides = seats};
    cubes_game.start(&state, &setup, NULL);
    return state;
}

static bool prepare(struct cubes_state *state, const char *line, const char *reason)
{
    char said[CUBES_POSITION_REASON] = "";
    struct text why = text_in(said, sizeof said);
    bool done = cubes_game.prepare(state, line, &why);
    assert_string_equal(said, reason);
    return done;
}

static void a_prepared_table_is_as_written_and_its_dice_fall_so(void)
{
    struct cubes_state state = fresh(2);
    assert_true(prepare(&state, "turn=1 scores=9500,2350 next=155432", ""));
    assert_null(cubes_game.check(&state));
    assert_int_equal(cubes_game.turn(&state), 1);
    assert_int_equal(state.pub.seat[1].score, 9500);
    assert_int_equal(state.pub.seat[0].score, 2350);
    struct move all = {.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL};
    assert_int_equal(cubes_game.apply(&state, all, NULL), REFUSAL_NONE);
    static const uint8_t faces[CUBES_DICE] = {1, 5, 5, 4, 3};
    assert_memory_equal(state.pub.face, faces, sizeof faces);
    struct move one = {.kind = CUBES_MOVE_ROLL, .card = 0x10};
    assert_int_equal(cubes_game.apply(&state, one, NULL), CUBES_REFUSED_BLANK);
    one.card = 0x18;
    assert_int_equal(cubes_game.apply(&state, one, NULL), REFUSAL_NONE);
    struct cubes_state mine = fresh(1);
    assert_true(prepare(&mine, "scores=0 jokers=yes goal=7500 dice=J,2,J,3,J next=JJ", ""));
    assert_int_equal(mine.pub.last, 3000);
    one.card = 0x0A;
    assert_int_equal(cubes_game.apply(&mine, one, NULL), REFUSAL_NONE);
    assert_int_equal(cubes_turn_points(&mine.pub), 9000);
}

static void a_prepared_table_that_cannot_be_leaves_all_as_it_was(void)
{
    struct cubes_state state = fresh(2);
    uint64_t before = cubes_game.hash(&state);
    assert_false(prepare(&state, "scores=500", "scores: one for each seat"));
    assert_false(prepare(&state, "scores=500,600 turn=2", "turn: there is no such seat"));
    assert_false(prepare(&state, "scores=500,600 next=12J", "next: a Joker in a game without"));
    assert_false(prepare(&state, "scores=500,600 next=123456123", "next: cannot be read"));
    assert_false(prepare(&state, "scores=500,600 dice=2,3,4,6,6", "dice: this roll is a bust"));
    assert_true(cubes_game.hash(&state) == before);
}

const struct test tests[] = {
    TEST(every_position_of_random_games_makes_the_way_there_and_back),
    TEST(a_line_is_read_as_it_is_documented),
    TEST(what_cannot_be_is_refused_with_its_reason),
    TEST(a_prepared_table_is_as_written_and_its_dice_fall_so),
    TEST(a_prepared_table_that_cannot_be_leaves_all_as_it_was),
    {0},
};
