/* SPDX-License-Identifier: MIT */
/* The score file of the dice game, its rankings, the status sheet, and whether the dice are fair. */
#include <stdlib.h>
#include <string.h>

#include "cubes_rig.h"
#include "games/cubes/fair.h"
#include "games/cubes/ranking.h"
#include "games/cubes/status.h"
#include "test.h"

enum { PLAYERS = 8, FILE_SIZE = 8192, DAY = 20779 };

static const char example[] =
    "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 1900 stayed Marie\n";

static void a_row_makes_the_way_there_and_back(void)
{
    struct cubes_row row;
    assert_true(cubes_row_parse(example, strlen(example) - 1, &row));
    assert_true(row.game == 0x3f0c2a9d51e8b704);
    assert_int_equal(row.day, DAY);
    assert_false(row.blitz || row.jokers || row.left);
    assert_int_equal(row.seats, 2);
    assert_int_equal(row.place, 1);
    assert_string_equal(row.player, "person");
    assert_int_equal(row.score, 10350);
    assert_int_equal(row.turns, 14);
    assert_int_equal(row.busts, 4);
    assert_int_equal(row.best, 1900);
    assert_string_equal(row.name, "Marie");
    char line[CUBES_ROW_SIZE];
    struct text text = text_in(line, sizeof line);
    cubes_row_format(&row, &text);
    assert_string_equal(line, example);
    static const char *const wrong[] = {
        "",
        "3f0c2a9d51e8b704",
        "3f0c2a9d51e8b70 2026-11-22 standard plain 2 1 person 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-13-22 standard plain 2 1 person 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 slow plain 2 1 person 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 7 1 person 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 3 person 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 PERSON 10350 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10355 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 15 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 99950 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 1900 went M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 99999999999 14 4 1900 stayed M",
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 1900 stayed M\x1b",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(cubes_row_parse(wrong[i], strlen(wrong[i]), &row));
    }
    static const char zeros[] =
        "3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 \0\0\0 10350 14 4 1900 stayed M";
    assert_false(cubes_row_parse(zeros, sizeof zeros - 1, &row));
}

static void a_finished_game_has_a_row_for_every_seat(void)
{
    struct cubes_state state;
    rig_table(&state, 4, CUBES_GOAL_BLITZ, true);
    static const int scores[] = {7000, 7900, 3000, 7000};
    for (int seat = 0; seat < 4; seat++) {
        rig_score(&state, seat, scores[seat]);
    }
    state.pub.seat[2].left = true;
    state.pub.seat[3].left = true;
    static const int player[] = {CUBES_PERSON, 0, CUBES_PERSON, 1};
    static const char name[4][SEAT_NAME_SIZE] = {"Marie", "", "Lé a", ""};
    struct cubes_row rows[CUBES_SEATS_MAX];
    assert_int_equal(cubes_rows_of(&state.pub, 77, DAY, player, name, rows), 4);
    static const int places[] = {2, 1, 4, 3};
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(rows[seat].place, places[seat]);
        assert_true(rows[seat].blitz && rows[seat].jokers);
        assert_int_equal(rows[seat].left, seat >= 2);
        char line[CUBES_ROW_SIZE];
        struct text text = text_in(line, sizeof line);
        cubes_row_format(&rows[seat], &text);
        struct cubes_row again;
        assert_true(cubes_row_parse(line, strlen(line) - 1, &again));
        assert_memory_equal(&again, &rows[seat], sizeof again);
    }
    assert_string_equal(rows[0].player, "person");
    assert_string_equal(rows[1].player, cubes_game.players[0].name);
    uint64_t game = cubes_game_identity(&state.pub, 1);
    assert_true(game == cubes_game_identity(&state.pub, 1));
    assert_true(game != cubes_game_identity(&state.pub, 2));
}

/* Rows of one game between names: in the order of their places, equal ones in brackets of the same letter's
 * case. */
static int game_of(uint64_t game, const char *names, bool second_left, struct cubes_row rows[CUBES_SEATS_MAX])
{
    int count = (int)strlen(names);
    for (int i = 0; i < count; i++) {
        rows[i] = (struct cubes_row){.game = game,
                                     .day = DAY,
                                     .seats = (uint8_t)count,
                                     .place = (uint8_t)(i + 1),
                                     .player = "person",
                                     .score = 10000 - 1000 * i,
                                     .turns = 20,
                                     .busts = 5,
                                     .best = 1000};
        rows[i].name[0] = names[i];
        rows[i].left = second_left && i == 1;
    }
    return count;
}

static void add_text(struct text *file, const struct cubes_row *rows, int count)
{
    for (int i = 0; i < count; i++) {
        cubes_row_format(&rows[i], file);
    }
}

static void whole_games_are_read_once_and_what_is_damaged_is_passed_over(void)
{
    char data[FILE_SIZE];
    struct text file = text_in(data, sizeof data);
    struct cubes_row rows[CUBES_SEATS_MAX];
    text_add(&file, CUBES_SCORES_HEAD);
    add_text(&file, rows, game_of(1, "ab", false, rows));
    add_text(&file, rows, game_of(2, "abc", false, rows) - 1); /* torn */
    text_add(&file, "what is this\n");
    add_text(&file, rows, game_of(3, "a", false, rows));
    add_text(&file, rows, game_of(1, "ab", false, rows)); /* once more */
    add_text(&file, rows, game_of(4, "cd", false, rows));
    add_text(&file, rows, game_of(5, "ef", false, rows) - 1);
    add_text(&file, rows, game_of(5, "ef", false, rows)); /* torn, and then written */
    add_text(&file, rows, game_of(6, "ef", false, rows) - 1);
    cubes_row_format(&rows[1], &file);
    file.length -= 3; /* cut in the middle of its last row */
    struct cubes_scores scores;
    assert_true(cubes_scores_open(&scores, data, file.length));
    static const struct {
        uint64_t game;
        int rows;
    } wanted[] = {{1, 2}, {3, 1}, {4, 2}, {5, 2}};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        assert_int_equal(cubes_scores_next(&scores, rows), wanted[i].rows);
        assert_true(rows[0].game == wanted[i].game);
        assert_int_equal(rows[0].place, 1);
    }
    assert_int_equal(cubes_scores_next(&scores, rows), 0);
    assert_int_equal(scores.skipped, 4);
    cubes_scores_close(&scores);
    assert_true(cubes_scores_open(&scores, "", 0));
    assert_int_equal(cubes_scores_next(&scores, rows), 0);
    assert_false(cubes_scores_open(&scores, "route-mille cubes-scores 2\n", 27));
    assert_int_equal(cubes_scores_next(&scores, rows), 0);
    assert_false(cubes_scores_open(&scores, "hello\n", 6));
}

/* However many games lie in between: the first ones come again at the end. */
static void a_game_counts_once_however_long_the_file(void)
{
    enum { GAMES = 3000, AGAIN = 5, ROWS_SIZE = 256 };
    const size_t size = (size_t)(GAMES + AGAIN) * ROWS_SIZE;
    char *data = malloc(size);
    assert_non_null(data);
    struct text file = text_in(data, size);
    struct cubes_row rows[CUBES_SEATS_MAX];
    text_add(&file, CUBES_SCORES_HEAD);
    for (int i = 0; i < GAMES + AGAIN; i++) {
        add_text(&file, rows, game_of((uint64_t)(i % GAMES), "ab", false, rows));
    }
    assert_false(file.cut);
    assert_true(cubes_scores_hold(data, file.length, &rows[0]));
    game_of(1, "ab", false, rows);
    assert_true(cubes_scores_hold(data, file.length, &rows[0]));
    game_of(GAMES, "ab", false, rows);
    assert_false(cubes_scores_hold(data, file.length, &rows[0]));
    struct cubes_scores scores;
    int games = 0;
    assert_true(cubes_scores_open(&scores, data, file.length));
    while (cubes_scores_next(&scores, rows) > 0) {
        assert_true(rows[0].game == (uint64_t)games);
        games++;
    }
    assert_int_equal(games, GAMES);
    cubes_scores_close(&scores);
    free(data);
}

static void ratings_are_those_of_the_page(void)
{
    assert_int_equal(cubes_rating_of(0, 0), 500);
    assert_int_equal(cubes_rating_of(120, 1), 583);
    assert_int_equal(cubes_rating_of(0, 1), 417);
    assert_int_equal(cubes_rating_of(360, 4), 611);
    assert_int_equal(cubes_rating_of(80, 1), 528); /* second of four */
    struct cubes_ranked fresh = {.games = 0};
    assert_int_equal(cubes_rating_after(&fresh, 4, 2, 0), 528);
    assert_int_equal(cubes_rating_after(&fresh, 2, 0, 1), 500);
    assert_int_equal(cubes_rating_after(&fresh, 6, 5, 0), 583);
}

static void the_ranking_goes_from_best_to_worst(void)
{
    struct cubes_ranked list[PLAYERS];
    struct cubes_ranking ranking = cubes_ranking_in(list, PLAYERS, CUBES_WITH_OTHERS);
    struct cubes_row rows[CUBES_SEATS_MAX];
    cubes_ranking_add(&ranking, rows, game_of(1, "ab", false, rows));
    cubes_ranking_add(&ranking, rows, game_of(2, "ac", true, rows));
    cubes_ranking_add(&ranking, rows, game_of(3, "bad", false, rows));
    cubes_ranking_add(&ranking, rows, game_of(4, "z", false, rows)); /* alone: not here */
    cubes_ranking_sort(&ranking);
    assert_int_equal(ranking.count, 4);
    static const char order[] = "abcd";
    static const int ratings[] = {625, 500, 417, 417};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(list[i].name[0], order[i]);
        assert_int_equal(list[i].rating, ratings[i]);
    }
    assert_int_equal(list[0].games, 3);
    assert_int_equal(list[0].won, 2);
    assert_int_equal(list[2].left, 1);
    assert_int_equal(cubes_points_a_turn(&list[0]), 4833);
    assert_int_equal(cubes_bust_rate(&list[0]), 250);
    assert_int_equal(list[0].last_day, DAY);
    /* A level of the same name is another player; a full list says what it leaves out. */
    game_of(5, "a", false, rows);
    game_of(6, "ax", false, rows);
    text_copy(rows[0].player, sizeof rows[0].player, "engineer");
    ranking.room = 5;
    cubes_ranking_add(&ranking, rows, 2);
    assert_int_equal(ranking.count, 5);
    assert_int_equal(ranking.left_out, 1);
    assert_string_equal(list[4].player, "engineer");
}

static void alone_the_fewest_turns_come_first(void)
{
    struct cubes_ranked list[PLAYERS];
    struct cubes_ranking ranking = cubes_ranking_in(list, PLAYERS, CUBES_ALONE);
    struct cubes_row rows[CUBES_SEATS_MAX];
    game_of(1, "a", false, rows);
    cubes_ranking_add(&ranking, rows, 1);
    game_of(2, "b", false, rows);
    rows[0].left = true;
    rows[0].turns = 3;
    cubes_ranking_add(&ranking, rows, 1);
    game_of(3, "c", false, rows);
    rows[0].blitz = true; /* a list of its own */
    cubes_ranking_add(&ranking, rows, 1);
    cubes_ranking_sort(&ranking);
    assert_int_equal(ranking.count, 2);
    assert_int_equal(list[0].name[0], 'a');
    assert_int_equal(list[0].rating, 238); /* (20 + 75) / 4 */
    assert_int_equal(list[1].rating, 313); /* (50 + 75) / 4 */
    assert_int_equal(list[0].won, 1);
    assert_int_equal(list[1].won, 0);
}

static void the_status_sheet_says_where_everybody_stands(void)
{
    struct cubes_state state;
    rig_table(&state, 3, CUBES_GOAL_STANDARD, false);
    rig_score(&state, 0, 9800);
    rig_score(&state, 1, 10100);
    state.pub.seat[1].turns = 21;
    state.pub.seat[1].busts = 4;
    rig_dice(&state, "44416");
    assert_int_equal(
        cubes_game.apply(&state, (struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, NULL), 0);
    struct cubes_status status;
    cubes_status_of(&state.pub, &status);
    assert_int_equal(status.goal, CUBES_GOAL_STANDARD);
    assert_true(status.overtime && !status.over && !status.jokers);
    assert_int_equal(status.at_risk, 500);
    assert_int_equal(status.seat[0].wanting, 550);
    assert_int_equal(status.seat[1].wanting, 0);
    assert_int_equal(status.seat[2].wanting, 10350);
    assert_true(status.seat[0].on_board && !status.seat[0].off_board && status.seat[0].turn);
    assert_true(status.seat[1].off_board && !status.seat[1].turn);
    assert_false(status.seat[2].on_board);
    assert_int_equal(status.seat[1].average, 4810);
}

static struct cubes_fairness fairness_of(const int64_t seen[CUBES_FACES], bool jokers)
{
    struct cubes_faces faces;
    memcpy(faces.seen, seen, sizeof faces.seen);
    struct cubes_fairness fairness;
    cubes_fairness(&faces, jokers, &fairness);
    return fairness;
}

static void dice_are_called_fair_as_often_as_they_are(void)
{
    struct cubes_fairness fairness = fairness_of((const int64_t[]){0, 21, 22, 21, 22, 21, 22}, false);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_TOO_FEW);
    fairness = fairness_of((const int64_t[]){0, 100, 110, 90, 95, 105, 100}, false);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_EVEN);
    assert_int_equal(fairness.squares, 2500);
    assert_int_equal(fairness.expected[1], 1000);
    fairness = fairness_of((const int64_t[]){0, 130, 85, 95, 90, 95, 105}, false); /* 13.0 */
    assert_int_equal(fairness.verdict, CUBES_VERDICT_UNEVEN);
    assert_int_equal(fairness.squares, 13000);
    assert_int_equal(fairness.once_in, 40);
    fairness = fairness_of((const int64_t[]){0, 150, 80, 80, 90, 100, 100}, false);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_VERY_UNEVEN);
    fairness = fairness_of((const int64_t[]){50, 100, 100, 100, 100, 100, 100}, true);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_EVEN);
    assert_int_equal(fairness.squares, 0);
    fairness = fairness_of((const int64_t[]){INT32_MAX, 0, 0, 0, 0, 0, 0}, true);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_VERY_UNEVEN);
    assert_int_equal(fairness.once_in, 1000000);
    fairness = fairness_of((const int64_t[CUBES_FACES]){0}, true);
    assert_int_equal(fairness.verdict, CUBES_VERDICT_TOO_FEW);
}

/* Our own dice, by the events of rolls: of a hundred looks some five are a little uneven. */
static void our_own_dice_are_fair(void)
{
    int uneven = 0;
    for (int look = 0; look < 100; look++) {
        bool jokers = look % 2;
        struct cubes_state state;
        struct cubes_faces faces = {.seen = {0}};
        rig_table(&state, 1, CUBES_GOAL_STANDARD, jokers);
        state.deal = rng_make((uint64_t)look, RNG_DEAL);
        for (int roll = 0; roll < 200; roll++) {
            struct event_list events = {.count = 0};
            struct cubes_state next = state;
            assert_int_equal(
                cubes_game.apply(&next, (struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL}, &events),
                0);
            state.deal = next.deal;
            for (int i = 0; i < events.count; i++) {
                cubes_faces_add(&faces, events.item[i]);
            }
        }
        struct cubes_fairness fairness;
        cubes_fairness(&faces, jokers, &fairness);
        assert_int_equal(fairness.dice, 1000);
        uneven += fairness.verdict != CUBES_VERDICT_EVEN;
    }
    assert_in_range(uneven, 1, 14);
}

const struct test tests[] = {
    TEST(a_row_makes_the_way_there_and_back),
    TEST(a_finished_game_has_a_row_for_every_seat),
    TEST(whole_games_are_read_once_and_what_is_damaged_is_passed_over),
    TEST(a_game_counts_once_however_long_the_file),
    TEST(ratings_are_those_of_the_page),
    TEST(the_ranking_goes_from_best_to_worst),
    TEST(alone_the_fewest_turns_come_first),
    TEST(the_status_sheet_says_where_everybody_stands),
    TEST(dice_are_called_fair_as_often_as_they_are),
    TEST(our_own_dice_are_fair),
    {0},
};
