/* SPDX-License-Identifier: MIT */
/* The progress of the journey: stamps, deals, the road, the coach, the best try, and its file. */
#include "front/game_front.h"
#include "front/journey/journey.h"
#include "test.h"

#include <string.h>

static struct progress progress;

/* A try that is over, which met these goals. */
static struct stage_try a_try(int stage, unsigned met, int own, int other)
{
    struct stage_try try;
    stage_begin(&try, &stages[stage], journey_game(stage)->figures);
    try.over = true;
    try.met = met;
    try.points[0] = own;
    try.points[1] = other;
    return try;
}

static unsigned add(int stage, int deal, uint64_t id, unsigned met, int own, int other)
{
    struct stage_try try = a_try(stage, met, own, other);
    return progress_add(&progress, stage, deal, id, &try);
}

static void each_stamp_is_won_by_itself(void)
{
    progress_clear(&progress);
    assert_int_equal(add(0, 0, 1, 2, 500, 400), 2);
    assert_int_equal(add(0, 1, 2, 1, 700, 800), 1);
    assert_int_equal(add(0, 2, 3, 3, 700, 600), 0);
    const struct journey_record *record = &progress.record[0];
    assert_int_equal(record->stamps, 3);
    assert_int_equal(record->tries, 3);
    assert_int_equal(record->won_in[0], 2);
    assert_int_equal(record->won_in[1], 1);
    assert_int_equal(record->won_in[2], 0);
    assert_int_equal(progress_stamps(&progress, STAGE_OUT), 2);
    assert_int_equal(progress_stamps(&progress, STAGE_BACK), 0);
}

static void the_best_try_met_most_and_then_led_most(void)
{
    progress_clear(&progress);
    add(0, 0, 1, 3, 700, 600);
    add(0, 1, 2, 1, 2000, 0);
    const struct journey_record *record = &progress.record[0];
    assert_int_equal(record->best_deal, 0);
    add(0, 2, 3, 5, 700, 500);
    assert_int_equal(record->best_deal, 2);
    assert_int_equal(record->best_lead, 200);
    assert_int_equal(record->best_met, 5);
    add(0, 3, 4, 6, 700, 500); /* as good: the older one stays */
    assert_int_equal(record->best_deal, 2);
}

static void somebody_alone_is_better_in_fewer_turns(void)
{
    int stage = stage_find("roanne", STAGE_OUT);
    struct stage_try slow = a_try(stage, 1, 6000, 0), quick = slow;
    int turns = figures_place(slow.figures.of, "turns");
    slow.figures.past[turns] = 24;
    quick.figures.past[turns] = 22;
    progress_clear(&progress);
    progress_add(&progress, stage, 0, 1, &slow);
    assert_int_equal(progress.record[stage].best_lead, 24);
    assert_true(progress_is_best(&progress, stage, &quick));
    progress_add(&progress, stage, 1, 2, &quick);
    assert_int_equal(progress.record[stage].best_lead, 22);
    assert_false(progress_is_best(&progress, stage, &slow));
}

static void a_try_counts_once(void)
{
    progress_clear(&progress);
    add(0, 4, 77, 0, 300, 400);
    assert_int_equal(add(0, 4, 77, 0, 300, 400), 0);
    assert_int_equal(progress.record[0].tries, 1);
    assert_int_equal(add(0, 4, 77, 4, 300, 400), 4); /* the review met a goal afterwards */
    assert_int_equal(progress.record[0].tries, 1);
    assert_int_equal(progress.record[0].won_in[2], 1);
}

static void the_next_try_takes_the_next_deal(void)
{
    progress_clear(&progress);
    for (int i = 0; i < 2 * STAGE_DEALS; i++) {
        int deal = progress_next_deal(&progress, 0);
        assert_int_equal(deal, i % STAGE_DEALS);
        add(0, deal, 100 + (uint64_t)i, 0, 0, 100);
        add(0, deal, 200 + (uint64_t)i, 0, 0, 100); /* the same cards again change nothing of it */
    }
}

static void the_first_stamp_or_the_coach_opens_the_road(void)
{
    progress_clear(&progress);
    assert_true(progress_is_open(&progress, 0, false));
    assert_false(progress_is_open(&progress, 1, false));
    assert_true(progress_is_open(&progress, 1, true));
    assert_int_equal(progress_last(&progress, STAGE_OUT, false), 0);
    assert_int_equal(progress_last(&progress, STAGE_OUT, true), stages_on(STAGE_OUT) - 1);
    for (int i = 0; i < STAGE_COACH; i++) {
        assert_false(progress_coach(&progress, 0));
        add(0, i, 1 + (uint64_t)i, 6, 0, 100);
    }
    assert_false(progress_is_open(&progress, 1, false)); /* other stamps do not open it */
    assert_true(progress_coach(&progress, 0));
    progress.record[0].coached = true;
    assert_true(progress_is_open(&progress, 1, false));
    assert_false(progress_coach(&progress, 0));
    add(1, 0, 1, 1, 0, 100);
    assert_int_equal(progress_last(&progress, STAGE_OUT, false), 2);
    int last = stages_on(STAGE_OUT) - 1;
    assert_false(progress_is_open(&progress, last + 1, false));
    add(last, 0, 1, 1, 0, 100);
    assert_true(progress_is_open(&progress, last + 1, false)); /* the way back */
    assert_int_equal(progress_last(&progress, STAGE_BACK, false), last + 1);
}

/* ---- the file -------------------------------------------------------------------------------------- */

static char text[PROGRESS_TEXT_SIZE];

static const char *written(void)
{
    struct text out = text_in(text, sizeof text);
    progress_write(&progress, &out);
    assert_false(out.cut);
    return text;
}

static int read(const char *string)
{
    return progress_read(&progress, string, strlen(string));
}

static void its_file_reads_back(void)
{
    static const char whole[] =
        "route-mille journey 1\n"
        "stage fontainebleau out tries 2 stamps 110 won 2 1 0 best 700 -100 1 100 nearest 700 0 0 last 1 "
        "00000000000000ff\n"
        "stage montargis out tries 0 stamps 000 won 0 0 0 coached\n"
        "table nevers out\n"
        "untold fontainebleau out 100\n"
        "off pennant\n"
        "plain\n"
        "seen terrace\n"
        "end\n";
    assert_int_equal(read(whole), 0);
    assert_int_equal(progress.record[0].best_lead, -100);
    assert_int_equal(progress.record[0].last, 255);
    assert_true(progress.record[1].coached && progress.plain && progress.terrace && !progress.dawn);
    assert_int_equal(progress.at_table, stage_find("nevers", STAGE_OUT));
    assert_int_equal(progress.untold, 0);
    assert_int_equal(progress.untold_stamps, 1);
    assert_string_equal(written(), whole);
    progress_clear(&progress);
    assert_string_equal(written(), "route-mille journey 1\nend\n");
}

static void stages_of_another_version_are_kept(void)
{
    static const char whole[] = "route-mille journey 1\n"
                                "stage dijon out tries 4 stamps 111 won 1 1 2\n"
                                "stage nevers sideways tries 1\n"
                                "end\n";
    assert_int_equal(read(whole), 3); /* a way that there is not */
    static const char known[] = "route-mille journey 1\n"
                                "stage dijon out tries 4 stamps 111 won 1 1 2\n"
                                "end\n";
    assert_int_equal(read(known), 0);
    assert_int_equal(progress_stamps(&progress, STAGE_WAYS), 0);
    assert_string_equal(written(), known);
}

static void what_is_wrong_is_told_with_its_line(void)
{
    static const struct {
        const char *string;
        int line;
    } wrong[] = {
        {"", 1},
        {"route-mille journey 2\nend\n", 1},
        {"route-mille journey 1\n", 2},
        {"route-mille journey 1\nstage nevers out tries -1\nend\n", 2},
        {"route-mille journey 1\nstage nevers out stamps 1101\nend\n", 2},
        {"route-mille journey 1\nstage nevers out tries 1\nstage nevers out tries 1\nend\n", 3},
        {"route-mille journey 1\nstage nevers out tries 1 last 12 00000000000000ff\nend\n", 2},
        {"route-mille journey 1\nstage nevers out tries 1 last 1 ff\nend\n", 2},
        {"route-mille journey 1\noff horn\nend\n", 2},
        {"route-mille journey 1\nseen\nend\n", 2},
        {"route-mille journey 1\nend\nplain\n", 3},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(read(wrong[i].string), wrong[i].line);
    }
}

static void pieces_of_the_car_have_the_names_of_the_file(void)
{
    for (int p = 0; p < JOURNEY_PIECES; p++) {
        assert_string_equal(journey_pieces[p].key, progress_pieces[p]);
        assert_int_equal(journey_piece_between(journey_pieces[p].stamps - 1, journey_pieces[p].stamps), p);
    }
    assert_int_equal(journey_piece_between(0, 4), -1);
    assert_int_equal(journey_pieces[JOURNEY_PIECES - 1].stamps, STAGE_GOALS * stages_on(STAGE_OUT));
}

const struct test tests[] = {
    TEST(each_stamp_is_won_by_itself),
    TEST(the_best_try_met_most_and_then_led_most),
    TEST(somebody_alone_is_better_in_fewer_turns),
    TEST(a_try_counts_once),
    TEST(the_next_try_takes_the_next_deal),
    TEST(the_first_stamp_or_the_coach_opens_the_road),
    TEST(its_file_reads_back),
    TEST(stages_of_another_version_are_kept),
    TEST(what_is_wrong_is_told_with_its_line),
    TEST(pieces_of_the_car_have_the_names_of_the_file),
    {0},
};
