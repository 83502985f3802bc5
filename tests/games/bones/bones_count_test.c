/* SPDX-License-Identifier: MIT */
/* What tiles count: the rows of the rules page, and a second opinion on every board that rounds come to. */
#include <stdio.h>
#include <string.h>

#include "games/bones/bones.h"
#include "test.h"

/* Spinner, N, S, E, W ("33": an end double), count, points ("." none). */
static const char *const rows[] = {
    "00 - - - - 0 .",      "11 - - - - 2 .",      "22 - - - - 4 .",      "33 - - - - 6 .",
    "44 - - - - 8 .",      "55 - - - - 10 10",    "66 - - - - 12 .",     "66 3 - - - 15 15",
    "66 - 3 - - 15 15",    "66 0 - - - 12 .",     "66 1 - - - 13 .",     "66 5 - - - 17 .",
    "66 44 - - - 20 20",   "66 4 - - - 16 .",     "66 55 - - - 22 .",    "55 0 - - - 10 10",
    "55 00 - - - 10 10",   "55 - 1 - - 11 .",     "44 2 - - - 10 10",    "44 - 22 - - 12 .",
    "44 66 - - - 20 20",   "33 4 - - - 10 10",    "33 - 44 - - 14 .",    "33 22 - - - 10 10",
    "22 1 - - - 5 5",      "22 6 - - - 10 10",    "22 - 33 - - 10 10",   "11 3 - - - 5 5",
    "11 - 44 - - 10 10",   "11 4 - - - 6 .",      "00 5 - - - 5 5",      "00 - 55 - - 10 10",
    "00 4 - - - 4 .",      "66 3 2 - - 5 5",      "66 2 33 - - 8 .",     "66 4 33 - - 10 10",
    "66 5 5 - - 10 10",    "66 55 5 - - 15 15",   "66 22 33 - - 10 10",  "66 44 1 - - 9 .",
    "66 1 1 - - 2 .",      "11 0 0 - - 0 .",      "11 66 3 - - 15 15",   "00 4 1 - - 5 5",
    "00 55 44 - - 18 .",   "55 0 0 - - 0 .",      "66 4 33 - 5 15 15",   "66 1 4 0 - 5 5",
    "66 55 44 2 - 20 20",  "33 66 55 3 - 25 25",  "55 2 3 0 - 5 5",      "66 2 33 00 5 13 .",
    "66 4 33 00 5 15 15",  "66 4 33 00 55 20 20", "66 5 5 5 5 20 20",    "66 5 5 5 55 25 25",
    "22 66 55 44 5 35 35", "22 66 55 44 33 36 .", "44 66 55 33 2 30 30", "11 0 0 0 00 0 .",
};

enum { ROWS = 60, ROUNDS = 3000 };

static void set_arm(struct bones_board *board, int arm, const char *word)
{
    if (word[0] != '-') {
        board->tiles[arm] = 1;
        board->shows[arm] = (uint8_t)(word[0] - '0');
        board->twice[arm] = word[1] == word[0];
    }
}

static void every_scoring_row_of_the_page(void)
{
    assert_int_equal(sizeof rows / sizeof *rows, ROWS);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char word[BONES_ARMS][4];
        char points[4];
        int count = 0;
        assert_int_equal(sscanf(rows[i], "%3s %3s %3s %3s %3s %d %3s", word[0], word[BONES_NORTH],
                                word[BONES_SOUTH], word[BONES_EAST], word[BONES_WEST], &count, points),
                         7);
        struct bones_board board;
        bones_lead(&board, bones_tile(word[0][0] - '0', word[0][1] - '0'));
        for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
            set_arm(&board, arm, word[arm]);
        }
        int wanted = 0;
        assert_true(strcmp(points, ".") == 0 || sscanf(points, "%d", &wanted) == 1);
        if (bones_count(&board) != count || bones_points(count) != wanted) {
            fail_msg("%s: counts %d, brings %d", rows[i], bones_count(&board), bones_points(count));
        }
    }
}

/* The count from the log alone, end by end. */
static int count_of_log(const struct bones_public *pub)
{
    int end[BONES_ARMS];
    int dots[BONES_ARMS] = {0};
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        end[arm] = bones_high[pub->log[0].tile];
    }
    bool north = false;
    bool south = false;
    for (int i = 1; i < pub->log_count; i++) {
        const struct bones_turn *turn = &pub->log[i];
        if (turn->tile != BONES_TILE_NONE) {
            end[turn->arm] = bones_other(turn->tile, end[turn->arm]);
            dots[turn->arm] = bones_is_double(turn->tile) ? bones_dots(turn->tile) : end[turn->arm];
            north = north || turn->arm == BONES_NORTH;
            south = south || turn->arm == BONES_SOUTH;
        }
    }
    int count = north && south ? 0 : bones_dots(pub->log[0].tile);
    return count + dots[BONES_NORTH] + dots[BONES_SOUTH] + dots[BONES_EAST] + dots[BONES_WEST];
}

static void every_board_of_random_rounds_counts_as_its_log(void)
{
    struct bones_state state;
    struct rng rng = rng_make(4, RNG_PLAYER);
    struct game_setup setup = {.seed = 4, .seats = 4, .sides = 4};
    bones_game.start(&state, &setup, NULL);
    for (int rounds = 0; rounds < ROUNDS;) {
        struct move moves[GAME_MOVES_MAX];
        struct event_list events = {.count = 0};
        int count = bones_game.legal(&state, moves);
        struct move move = moves[rng_below(&rng, (uint32_t)count)];
        rounds += move.kind == BONES_MOVE_NEXT;
        assert_int_equal(bones_game.apply(&state, move, &events), REFUSAL_NONE);
        if (move.kind == BONES_MOVE_PLAY) {
            assert_int_equal(bones_count(&state.pub.board), count_of_log(&state.pub));
            assert_true(move.target == BONES_ARM_NONE || events.item[0].value == count_of_log(&state.pub));
        }
    }
}

static void tiles_are_twenty_eight(void)
{
    int dots = 0;
    uint32_t doubles = 0;
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        assert_int_equal(bones_tile(bones_high[tile], bones_low[tile]), tile);
        assert_int_equal(bones_tile(bones_low[tile], bones_high[tile]), tile);
        dots += bones_dots(tile);
        doubles |= bones_is_double(tile) ? bones_bit(tile) : 0;
        for (unsigned set = 0; set <= BONES_NUMBERS_ALL; set++) {
            bool with = (set >> bones_high[tile] & 1u) || (set >> bones_low[tile] & 1u);
            assert_int_equal((bones_with[set] & bones_bit(tile)) != 0, with);
        }
    }
    assert_int_equal(dots, BONES_DOTS);
    assert_int_equal(bones_dots_of(BONES_TILES_ALL), BONES_DOTS);
    assert_int_equal(doubles, bones_doubles);
    assert_int_equal(bones_tile(0, 0), 1);
    assert_int_equal(bones_tile(5, 5), BONES_BIG_FIVE);
    assert_int_equal(bones_tile(6, 6), BONES_BIG_SIX);
    for (int number = 0; number < BONES_NUMBERS; number++) {
        assert_int_equal(bones_many(bones_with[1 << number]), BONES_NUMBERS);
    }
}

static void dots_are_rounded_to_the_nearest_five(void)
{
    static const int each[][2] = {{0, 0},   {2, 0},   {3, 5},   {7, 5},   {8, 10},   {12, 10},
                                  {13, 15}, {27, 25}, {41, 40}, {52, 50}, {111, 110}};
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        assert_int_equal(bones_rounded(each[i][0]), each[i][1]);
    }
}

const struct test tests[] = {
    TEST(tiles_are_twenty_eight),
    TEST(dots_are_rounded_to_the_nearest_five),
    TEST(every_scoring_row_of_the_page),
    TEST(every_board_of_random_rounds_counts_as_its_log),
    {0},
};
