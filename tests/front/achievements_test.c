/* SPDX-License-Identifier: MIT */
/* Achievements: each is met by what it asks and missed by a little less; how often they are counted, and
 * their file. */
#include "front/journey/achievements.h"

#include "base/date.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "test.h"

#include <string.h>

enum { SOME_DAY = 20000, COUNT = 26 };

static struct achievements_kept kept;

static void forget(void)
{
    kept = (struct achievements_kept){.hands = 0};
}

static const struct game_figures *figures_of_game_named(const char *name)
{
    const struct game_figures *const all[] = {&mille_figures, &cubes_figures, &bones_figures};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (strcmp(all[i]->game->name, name) == 0) {
            return all[i];
        }
    }
    fail_msg("no game is called %s", name);
    return NULL;
}

/* A hand that is over and meets a row just so, but that test `spoilt` is missed by one. */
static struct figures hand_of(const struct achievement *row, int spoilt)
{
    struct figures figures;
    figures_begin(&figures, figures_of_game_named(row->game), 0);
    figures.over = figures.game_over = true;
    for (int i = 0; i < STAGE_TESTS && row->test[i].figure; i++) {
        const struct stage_test *test = &row->test[i];
        int place = figures_place(figures.of, test->figure);
        if (place < 0) {
            fail_msg("%s: no figure is called %s", row->key, test->figure);
        }
        figures.hand[place] = test->number + (i != spoilt ? 0 : test->bound == AT_MOST ? 1 : -1);
    }
    return figures;
}

static void there_are_twenty_six_with_a_key_of_their_own(void)
{
    assert_int_equal(achievements_count(), COUNT);
    for (int row = 0; row < COUNT; row++) {
        assert_int_equal(achievements_find(achievements[row].key), row);
        assert_true(achievements[row].title && achievements[row].asks);
        assert_true((achievements[row].scope == ACHIEVED_OTHERWISE) == (achievements[row].game == NULL));
    }
    assert_int_equal(achievements_find("rubbish"), -1);
}

static void each_is_met_by_what_it_asks_and_missed_by_one_less(void)
{
    for (const struct achievement *row = achievements; row->key; row++) {
        if (row->scope == ACHIEVED_OTHERWISE) {
            continue;
        }
        struct figures figures = hand_of(row, -1);
        assert_true(achievements_meets(row, &figures));
        for (int i = 0; i < STAGE_TESTS && row->test[i].figure; i++) {
            figures = hand_of(row, i);
            assert_false(achievements_meets(row, &figures));
        }
        figures = hand_of(row, -1);
        const struct game_figures *of = figures.of;
        figures.of = of == &mille_figures ? &cubes_figures : &mille_figures;
        assert_false(achievements_meets(row, &figures)); /* at another table */
    }
}

/* What is asked of a game adds up over its hands, and counts at its end. */
static void what_a_game_asks_is_asked_at_its_end(void)
{
    const struct achievement *row = &achievements[achievements_find("two_dominoes")];
    struct figures figures = hand_of(row, -1);
    int place = figures_place(&bones_figures, "dominoes");
    figures.hand[place] = figures.past[place] = 1;
    assert_true(achievements_meets(row, &figures));
    figures.game_over = false;
    assert_false(achievements_meets(row, &figures));
    row = &achievements[achievements_find("coup")];
    figures = hand_of(row, -1);
    place = figures_place(&mille_figures, "coups");
    figures.hand[place] = 0;
    figures.past[place] = 1;
    assert_false(achievements_meets(row, &figures)); /* of an earlier hand */
}

static void a_hand_is_counted_once(void)
{
    int row = achievements_find("coup");
    struct figures figures = hand_of(&achievements[row], -1);
    unsigned news;
    assert_true(achievements_add(&kept, &figures, 7, SOME_DAY, &news));
    assert_int_equal(news, 1u << row);
    assert_false(achievements_add(&kept, &figures, 7, SOME_DAY + 1, &news));
    assert_int_equal(news, 0);
    assert_int_equal(kept.got[row].count, 1);
    assert_true(achievements_add(&kept, &figures, 8, SOME_DAY + 1, &news));
    assert_int_equal(news, 0); /* new it was the first time */
    assert_int_equal(kept.got[row].count, 2);
    assert_int_equal(kept.got[row].day, SOME_DAY);
    assert_false(achievements_has_won(&kept, "mille"));
    figures.hand[figures_place(&mille_figures, "games_won")] = 1;
    achievements_add(&kept, &figures, 9, SOME_DAY, &news);
    assert_true(achievements_has_won(&kept, "mille"));
    assert_false(achievements_has_won(&kept, "cubes"));
}

static void only_the_latest_hands_are_remembered(void)
{
    struct figures figures = hand_of(&achievements[0], -1);
    unsigned news;
    for (uint64_t id = 0; id <= ACHIEVEMENTS_HANDS; id++) {
        assert_true(achievements_add(&kept, &figures, id, SOME_DAY, &news));
    }
    assert_null(achievements_hand(&kept, 0));
    assert_non_null(achievements_hand(&kept, 1));
    assert_int_equal(kept.got[0].count, ACHIEVEMENTS_HANDS + 1);
}

static void the_house_grants_its_own(void)
{
    unsigned bit = 1u << achievements_find("terrace");
    assert_int_equal(achievements_grant(&kept, "terrace", SOME_DAY), bit);
    assert_int_equal(achievements_grant(&kept, "terrace", SOME_DAY), 0);
    assert_int_equal(kept.got[achievements_find("terrace")].count, 2);
}

/* ---- the file --------------------------------------------------------------------------------------- */

static void fill(void)
{
    struct figures figures = hand_of(&achievements[achievements_find("play_25")], -1);
    unsigned news;
    figures.hand[figures_place(&bones_figures, "games_won")] = 1;
    for (uint64_t id = 0; id < 2 * ACHIEVEMENTS_HANDS; id++) {
        achievements_add(&kept, &figures, ~id, SOME_DAY, &news);
        achievements_set_apart(&kept, ~id);
    }
    for (int row = 0; achievements[row].key; row++) {
        kept.got[row] = (struct achievement_record){ACHIEVEMENTS_MOST, SOME_DAY + row};
    }
    achievements_hand(&kept, ~(uint64_t)(2 * ACHIEVEMENTS_HANDS - 1))->grade = GRADE_WHOLE;
    achievements_hand(&kept, ~(uint64_t)(2 * ACHIEVEMENTS_HANDS - 2))->grade = GRADE_BEST;
}

static void the_file_reads_back_as_it_was_written(void)
{
    static char text[ACHIEVEMENTS_TEXT_SIZE];
    static struct achievements_kept again;
    struct text out = text_in(text, sizeof text);
    fill();
    achievements_write(&kept, &out);
    assert_false(out.cut);
    again = (struct achievements_kept){.hands = 0};
    assert_int_equal(achievements_read(&again, text, out.length), 0);
    assert_memory_equal(again.got, kept.got, sizeof kept.got);
    assert_memory_equal(again.won, kept.won, sizeof kept.won);
    assert_memory_equal(again.apart, kept.apart, sizeof kept.apart);
    assert_int_equal(again.hands, kept.hands);
    for (int i = 0; i < kept.hands; i++) {
        assert_true(again.hand[i].id == kept.hand[i].id && again.hand[i].grade == kept.hand[i].grade);
    }
}

#define HEAD "route-mille achievements 1\n"

static void a_line_that_is_wrong_is_named_and_the_others_are_kept(void)
{
    static const struct {
        const char *line;
        int wrong;
    } rows[] = {
        {"got coup 3 1955-08-12", 0},
        {"got fifteenth_game 3 1955-08-12", 0}, /* of a later program */
        {"got coup 0 1955-08-12", 3},
        {"got coup -3 1955-08-12", 3},
        {"got coup 3 1955-13-12", 3},
        {"got coup", 3},
        {"got  3 1955-08-12", 3},
        {"won", 3},
        {"won Mille", 3},
        {"hand 12", 3},
        {"hand 0123456789abcdef", 0},
        {"hand 0123456789abcdef best", 0},
        {"hand 0123456789abcdef worst", 3},
        {"hand 0123456789ABCDEF", 3},
        {"apart", 3},
        {"apart 18446744073709551615", 0},
        {"apart 18446744073709551616", 3},
        {"rubbish", 3},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[400];
        text_format(text, sizeof text, HEAD "got arrived 2 1955-08-01\n%s\nwon cubes\nend\n", rows[i].line);
        forget();
        assert_int_equal(achievements_read(&kept, text, strlen(text)), rows[i].wrong);
        assert_int_equal(kept.got[achievements_find("arrived")].count, 2);
        assert_true(achievements_has_won(&kept, "cubes"));
    }
    static const char cut[] = HEAD "got arrived 2 1955-08-01\n";
    forget();
    assert_int_equal(achievements_read(&kept, cut, strlen(cut)), 3);
    assert_int_equal(kept.got[achievements_find("arrived")].count, 2);
}

/* As when a damaged file and its backup are read one after the other. */
static void two_files_add_up_to_the_better_of_both(void)
{
    static const char one[] = HEAD "got coup 3 1955-08-12\nend\n",
                      two[] = HEAD "got coup 2 1955-08-01\nend\n";
    assert_int_equal(achievements_read(&kept, one, strlen(one)), 0);
    assert_int_equal(achievements_read(&kept, two, strlen(two)), 0);
    int day;
    assert_true(date_read("1955-08-01", &day));
    assert_int_equal(kept.got[achievements_find("coup")].count, 3);
    assert_int_equal(kept.got[achievements_find("coup")].day, day);
}

const struct test tests[] = {
    TEST(there_are_twenty_six_with_a_key_of_their_own),
    TEST(each_is_met_by_what_it_asks_and_missed_by_one_less),
    TEST(what_a_game_asks_is_asked_at_its_end),
    TEST_WITH(a_hand_is_counted_once, forget, NULL),
    TEST_WITH(only_the_latest_hands_are_remembered, forget, NULL),
    TEST_WITH(the_house_grants_its_own, forget, NULL),
    TEST_WITH(the_file_reads_back_as_it_was_written, forget, NULL),
    TEST(a_line_that_is_wrong_is_named_and_the_others_are_kept),
    TEST_WITH(two_files_add_up_to_the_better_of_both, forget, NULL),
    {0},
};
