/* SPDX-License-Identifier: MIT */
/* High scores and statistics: the model and its file. */
#include "records_rig.h"

#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/records/records.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

/* ---- the model -------------------------------------------------------------------------------------- */

static struct record_list *total = &records.list[MILLE_RANKING_TOTAL],
                          *spread = &records.list[MILLE_RANKING_SPREAD];

static void the_three_highest_totals_over_5000_are_kept(void)
{
    assert_int_equal(game(5000, 4990, "regular") & NEW_TOTAL, 0);
    assert_int_equal(total->count, 0);
    assert_true(game(5100, 0, "regular") & NEW_TOTAL);
    assert_true(game(5400, 0, "regular") & NEW_TOTAL);
    assert_true(game(5200, 0, "regular") & NEW_TOTAL);
    assert_int_equal(game(5050, 0, "regular") & NEW_TOTAL, 0);
    assert_true(game(5300, 0, "regular") & NEW_TOTAL);
    assert_int_equal(total->count, 3);
    assert_int_equal(total->best[0].points, 5400);
    assert_int_equal(total->best[1].points, 5300);
    assert_int_equal(total->best[2].points, 5200);
    assert_string_equal(total->best[0].name, "Marie");
    assert_int_equal(total->best[0].day, 10);
}

static void the_three_largest_spreads_are_kept(void)
{
    assert_true(game(5000, 4000, "regular") & NEW_SPREAD);
    assert_true(game(5000, 2000, "regular") & NEW_SPREAD);
    assert_true(game(5000, 3000, "regular") & NEW_SPREAD);
    assert_int_equal(game(5000, 4900, "regular") & NEW_SPREAD, 0);
    assert_true(game(5000, 2500, "regular") & NEW_SPREAD);
    assert_int_equal(spread->best[0].points, 3000);
    assert_int_equal(spread->best[1].points, 2500);
    assert_int_equal(spread->best[2].points, 2000);
    assert_int_equal(game(5000, 5000, "regular"), 0);
}

static void a_computer_player_is_listed_by_the_key(void)
{
    assert_int_equal(game(1000, 5600, "regular"), 0);
    assert_true(total->best[0].computer);
    assert_string_equal(total->best[0].name, "regular");
    assert_int_equal(total->best[0].points, 5600);
    assert_true(spread->best[0].computer);
    assert_string_equal(spread->best[0].name, "regular");
    assert_int_equal(spread->best[0].points, 4600);
}

static void an_equal_score_does_not_push_an_older_one_down(void)
{
    for (int i = 0; i < 5; i++) {
        game(5100 + 25 * (i == 0), 5100, "regular");
    }
    assert_int_equal(total->count, 3);
    assert_int_equal(total->best[0].points, 5125);
    assert_false(total->best[0].computer);
    /* Both sides of the first game came before all others. */
    assert_true(total->best[1].computer);
    assert_false(total->best[2].computer);
}

static void a_hand_is_counted_once(void)
{
    struct records_hand hand = {
        .id = 7, .sides = 2, .side = {{.name = "M", .hand = 100}, {.key = "regular"}}};
    assert_int_equal(records_count(&records, &mille_records, &hand), 0);
    assert_int_equal(records_count(&records, &mille_records, &hand), RECORDS_COUNTED_BEFORE);
    assert_int_equal(records.all.hands, 1);
    for (uint64_t id = 100; id < 100 + RECORDS_COUNTED; id++) {
        hand.id = id;
        assert_int_equal(records_count(&records, &mille_records, &hand), 0);
    }
    assert_int_equal(records.counts, RECORDS_COUNTED);
    records_reset_statistics(&records);
    records_clear_scores(&records);
    assert_int_equal(records_count(&records, &mille_records, &hand), RECORDS_COUNTED_BEFORE);
    assert_int_equal(records.all.hands, 0);
}

static void figures_stop_at_what_the_file_can_tell(void)
{
    char buffer[RECORDS_TEXT_SIZE];
    const int most = RECORDS_FIGURE_MOST;
    game(6000, 100, "quick");
    records.all = records.opponent[0].tally = (struct record_tally){.games = most,
                                                                    .won = most,
                                                                    .hands = most,
                                                                    .figure = {most, most, most},
                                                                    .streak = most,
                                                                    .longest = most,
                                                                    .points = most - 1};
    game(6000, 100, "quick");
    assert_int_equal(records.all.hands, most);
    assert_int_equal(records.all.points, most);
    struct text out = text_in(buffer, sizeof buffer);
    struct records read;
    records_write(&records, &mille_records, &out);
    assert_false(out.cut);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    assert_int_equal(read.all.streak, most);
}

static void the_longest_streak_is_of_games_won_in_a_row(void)
{
    static const int won[] = {1, 1, 0, 1, 1, 1, 0, 0, 1};
    for (size_t i = 0; i < sizeof won / sizeof *won; i++) {
        game(won[i] ? 5000 : 100, won[i] ? 100 : 5000, i % 2 ? "regular" : "sunday");
    }
    assert_int_equal(records.all.longest, 3);
    assert_int_equal(records.all.streak, 1);
    assert_int_equal(records.all.games, 9);
    assert_int_equal(records.all.won, 6);
    assert_int_equal(records.opponents, 2);
    assert_int_equal(records_tally(&records, 0)->games + records_tally(&records, 1)->games, 9);
    assert_int_equal(records_tally(&records, -1)->games, 9);
}

static void the_last_fifty_games_are_kept(void)
{
    for (int i = 0; i < 73; i++) {
        game(5000 + i, 0, "regular");
    }
    assert_int_equal(records.games, 50);
    assert_int_equal(records.game[0].mine, 5023);
    assert_int_equal(records.game[49].mine, 5072);
    assert_int_equal(records.all.games, 73);
}

/* ---- its file --------------------------------------------------------------------------------------- */

static char buffer[RECORDS_TEXT_SIZE], second[RECORDS_TEXT_SIZE];

static struct text written(const struct records *from, char *to)
{
    struct text out = text_in(to, RECORDS_TEXT_SIZE);
    records_write(from, &mille_records, &out);
    assert_false(out.cut);
    return out;
}

static void records_read_back_as_they_were_written(void)
{
    struct records read = {.games = 2};
    struct text out = written(&records, buffer);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    assert_int_equal(read.games, 0);
    fill();
    assert_int_equal(records.opponents, RECORDS_OPPONENTS);
    out = written(&records, buffer);
    assert_int_equal(records_read(&read, &mille_records, out.data, out.length), 0);
    written(&read, second);
    assert_string_equal(buffer, second);
    assert_memory_equal(&read.all, &records.all, sizeof read.all);
}

/* As every version of the program has written them. */
static void old_records_are_read_without_loss_and_written_the_same(void)
{
    static const char old[] = "route-mille records 1\n"
                              "total 5875 1955-08-12 human Marie-Hélène\n"
                              "total 5600 1955-08-10 computer\n"
                              "spread 2300 1955-08-10 computer\n"
                              "spread 1175 1955-08-12 human\n"
                              "all 3 1 14 7 3 1 0 1 13450\n"
                              "against regular 2 1 10 5 2 1 0 1 10000\n"
                              "against human:Jean_Luc 1 0 4 2 1 0 0 0 3450\n"
                              "game regular 3300 5600 1955-08-10\n"
                              "game human:Jean_Luc 3450 5025 1955-08-11\n"
                              "game regular 5875 4700 1955-08-12\n"
                              "counted 0123456789abcdef\n"
                              "counted fedcba9876543210\n"
                              "end\n";
    assert_int_equal(records_read(&records, &mille_records, old, strlen(old)), 0);
    assert_string_equal(written(&records, buffer).data, old);
    assert_int_equal(records.all.figure[MILLE_FIGURE_TRIPS], 7);
    assert_int_equal(records.all.figure[MILLE_FIGURE_COUPS], 3);
    assert_int_equal(records.all.figure[MILLE_FIGURE_SHUT_OUTS], 1);
    assert_int_equal(records.all.points, 13450);
    assert_int_equal(records.game[1].opponents, 2);
    game(5100, 3000, "regular");
    assert_int_equal(records.all.games, 4);
    assert_int_equal(records.counts, 3);
}

static void a_line_that_is_wrong_is_named(void)
{
    static const struct {
        const char *text;
        int line;
    } cases[] = {
        {"", 1},
        {"route-mille settings 1\nend\n", 1},
        {"route-mille records 2\nend\n", 1},
        {"route-mille records 1\n", 2},
        {"route-mille records 1\nend\ntotal 1 1955-08-12 computer\n", 3},
        {"route-mille records 1\nsomething\nend\n", 2},
        {"route-mille records 1\ntotal x 1955-08-12 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-13-12 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-02-29 computer\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 nobody\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer Marie\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer ace rally\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer a-player-of-far-too-long-a-name-1\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 human 12345678901234567890123456789012\nend\n", 2},
        {"route-mille records 1\ntotal 5100 1955-08-12 computer\ntotal 5200 1955-08-12 computer\nend\n", 3},
        {"route-mille records 1\nall 1 2 1 0 0 0 0 0 0\nend\n", 2},
        {"route-mille records 1\nall 1 1 1 0 0 0 0 0\nend\n", 2},
        {"route-mille records 1\nall 1 1 1 0 0 0 0 0 99999999999\nend\n", 2},
        {"route-mille records 1\ngame regular 1 2 1955-08-12\nend\n", 2},
        {"route-mille records 1\nagainst a 1 1 1 0 0 0 0 0 0\nagainst a 1 1 1 0 0 0 0 0 0\nend\n", 3},
        {"route-mille records 1\ncounted 123\nend\n", 2},
        {"route-mille records 1\ncounted 0123456789abcdeF\nend\n", 2},
        {"route-mille records 1\n# a remark\n\ntotal 5100 1955-08-12 human \xff\nend\n", 4},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct records read = {.games = 1};
        assert_int_equal(records_read(&read, &mille_records, cases[i].text, strlen(cases[i].text)),
                         cases[i].line);
        assert_int_equal(read.games, 1);
    }
}

/* Whatever happens to the file, it is refused, or read as records that can be written again. */
static void no_damage_gets_through(void)
{
    fill();
    struct text out = written(&records, buffer);
    struct rng rng = rng_make(11, RNG_COSMETIC);
    static struct records read;
    for (int i = 0; i < 3000; i++) {
        static char damaged[RECORDS_TEXT_SIZE];
        memcpy(damaged, buffer, out.length);
        size_t length = out.length;
        for (int hits = 1 + (int)rng_below(&rng, 4); hits > 0; hits--) {
            damaged[rng_below(&rng, (uint32_t)length)] = (char)rng_below(&rng, 256);
        }
        if (rng_below(&rng, 3) == 0) {
            length = rng_below(&rng, (uint32_t)length);
        }
        if (records_read(&read, &mille_records, damaged, length) == 0) {
            struct text again = written(&read, second);
            assert_int_equal(records_read(&read, &mille_records, again.data, again.length), 0);
        }
    }
    for (size_t length = 0; length + 1 < out.length; length += 97) {
        assert_int_not_equal(records_read(&read, &mille_records, buffer, length), 0);
    }
}

const struct test tests[] = {
    TEST_WITH(the_three_highest_totals_over_5000_are_kept, forget, NULL),
    TEST_WITH(the_three_largest_spreads_are_kept, forget, NULL),
    TEST_WITH(a_computer_player_is_listed_by_the_key, forget, NULL),
    TEST_WITH(an_equal_score_does_not_push_an_older_one_down, forget, NULL),
    TEST_WITH(a_hand_is_counted_once, forget, NULL),
    TEST_WITH(figures_stop_at_what_the_file_can_tell, forget, NULL),
    TEST_WITH(the_longest_streak_is_of_games_won_in_a_row, forget, NULL),
    TEST_WITH(the_last_fifty_games_are_kept, forget, NULL),
    TEST_WITH(records_read_back_as_they_were_written, forget, NULL),
    TEST_WITH(old_records_are_read_without_loss_and_written_the_same, forget, NULL),
    TEST_WITH(a_line_that_is_wrong_is_named, forget, NULL),
    TEST_WITH(no_damage_gets_through, forget, NULL),
    {0},
};
