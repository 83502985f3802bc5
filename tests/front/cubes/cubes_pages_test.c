/* SPDX-License-Identifier: MIT */
/* The dice's pages: what can be chosen, what comes of it, and what is kept of the dice thrown. */
#include "front/cubes/kept.h"
#include "picture_rig.h"
#include "robot.h"
#include "table/session.h"
#include "test.h"

#include <string.h>

enum { PLAYERS = 3, FEW = 100, MANY = 6000 };

static struct robot robot;
static struct cubes_ranked ranked[CUBES_COMPANIES][PLAYERS];
static struct cubes_ranking lists[CUBES_COMPANIES];

/* One who has won much, one with the best turn, one who busts least; and one who plays alone. */
static void make_lists(void)
{
    static const struct cubes_ranked one[PLAYERS] = {
        {.player = "person",
         .name = "Anne",
         .games = 9,
         .won = 6,
         .shares = 720,
         .turns = 90,
         .busts = 40,
         .score = 40000,
         .best = 1500,
         .last_day = 30},
        {.player = "person",
         .name = "Bob",
         .games = 12,
         .won = 3,
         .shares = 480,
         .turns = 120,
         .busts = 60,
         .score = 40000,
         .best = 4000,
         .last_day = 10},
        {.player = "patronne",
         .name = "Mado",
         .games = 4,
         .won = 1,
         .shares = 240,
         .turns = 60,
         .busts = 12,
         .score = 27000,
         .best = 900,
         .last_day = 20},
    };
    for (int company = 0; company < CUBES_COMPANIES; company++) {
        lists[company] = cubes_ranking_in(ranked[company], PLAYERS, (enum cubes_company)company);
    }
    memcpy(ranked[CUBES_WITH_OTHERS], one, sizeof one);
    lists[CUBES_WITH_OTHERS].count = PLAYERS;
    cubes_ranking_sort(&lists[CUBES_WITH_OTHERS]);
}

static struct form form_of(float w, float length)
{
    struct frame frame = frame_plain(w < PAGE_ROWS_FOLD ? 720 : 1920, w < PAGE_ROWS_FOLD ? 1280 : 1080);
    struct form_design design = {.w = w, .head = 100, .foot = 80, .length = length};
    return form_make(&frame, 0, &design, 0);
}

static const char *first(const struct cubes_ranking_page *page)
{
    return lists[page->company].list[page->order[0]].name;
}

static void the_ranking_is_sorted_by_any_column_and_turned(void)
{
    const struct game_page *tab = &cubes_ranking_tab;
    struct cubes_ranking_page *page = &cubes_kept_of(&robot.front)->ranking;
    make_lists();
    cubes_ranking_open(page, lists);
    assert_int_equal(page->count, PLAYERS);
    assert_string_equal(first(page), lists[CUBES_WITH_OTHERS].list[0].name);
    static const struct {
        int column;
        const char *name;
    } rows[] = {{CUBES_COLUMN_GAMES, "Bob"},  {CUBES_COLUMN_WON, "Anne"},  {CUBES_COLUMN_BEST, "Bob"},
                {CUBES_COLUMN_BUSTS, "Mado"}, {CUBES_COLUMN_LAST, "Anne"}, {CUBES_COLUMN_AVERAGE, "Mado"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_true(tab->choose(&robot.front, CUBES_RANKING_HEAD + rows[i].column, 0));
        assert_string_equal(first(page), rows[i].name);
        int last = page->order[PLAYERS - 1];
        assert_true(tab->choose(&robot.front, CUBES_RANKING_HEAD + rows[i].column, 0));
        assert_int_equal(page->order[0], last);
    }
    assert_true(tab->choose(&robot.front, CUBES_RANKING_SORT, 1));
    assert_int_equal(page->by, CUBES_COLUMN_BUSTS);
    assert_true(tab->choose(&robot.front, CUBES_RANKING_COMPANY, 1));
    assert_int_equal(page->company, CUBES_ALONE);
    assert_int_equal(page->count, 0);
    assert_true(tab->choose(&robot.front, CUBES_RANKING_COMPANY, -1));
    assert_int_equal(page->company, CUBES_WITH_OTHERS);
    assert_false(tab->choose(&robot.front, CUBES_RANKING_ROW, 0));
}

static void every_column_can_be_chosen_wide_or_folded(void)
{
    const struct game_page *tab = &cubes_ranking_tab;
    struct cubes_ranking_page *page = &cubes_kept_of(&robot.front)->ranking;
    make_lists();
    cubes_ranking_open(page, lists);
    for (int folded = 0; folded < 2; folded++) {
        float w = folded ? 700 : 1320;
        struct form form = form_of(w, tab->length(&robot.front, w));
        struct focus_list list = {.count = 0};
        tab->items(&robot.front, &form, &list);
        assert_int_equal(focus_named(&list, "ranking.sort") != NULL, folded);
        assert_int_equal(list.count, 1 + (folded ? 1 : CUBES_COLUMNS) + PLAYERS);
        for (int i = 0; i < list.count; i++) {
            char said[200];
            struct text out = text_in(said, sizeof said);
            tab->hint(&robot.front, list.item[i].id, &out);
            assert_true(out.length > 0 && !out.cut);
        }
    }
    page->by = CUBES_COLUMN_RATING;
    page->turned = false;
    for (int i = 1; i <= 2 * CUBES_COLUMNS; i++) { /* each both ways round */
        assert_true(tab->choose(&robot.front, CUBES_RANKING_SORT, 1));
        assert_int_equal(page->by, i / 2 % CUBES_COLUMNS);
        assert_int_equal(page->turned, i % 2);
    }
    assert_true(tab->choose(&robot.front, CUBES_RANKING_SORT, -1));
    assert_true(page->by == CUBES_COLUMNS - 1 && page->turned);
}

/* The size in which the head of a column is set. */
static float head_size(const char *title, float scale)
{
    const struct game_page *tab = &cubes_ranking_tab;
    struct form form = form_of(1320, tab->length(&robot.front, 1320));
    picture_begin(frame_plain(1920, 1080));
    picture.text_scale = scale;
    tab->draw(&robot.front, &picture, &form, FOCUS_NONE);
    const struct draw_command *drawn = drawn_text(&picture, title);
    float size = drawn ? drawn->as.text.size : 0;
    picture_end();
    assert_true(size > 0);
    return size;
}

static void the_column_that_is_sorted_by_is_read_as_well_as_the_others(void)
{
    static const char *const titles[CUBES_COLUMNS] = {"Rating",   "Games", "Won",       "Left",
                                                      "Per turn", "Busts", "Best turn", "Last game"};
    const struct game_page *tab = &cubes_ranking_tab;
    struct cubes_ranking_page *page = &cubes_kept_of(&robot.front)->ranking;
    make_lists();
    for (int large = 0; large < 2; large++) {
        float scale = large ? DRAW_LARGE : 1;
        for (int column = 0; column < CUBES_COLUMNS; column++) {
            cubes_ranking_open(page, lists);
            tab->choose(&robot.front, CUBES_RANKING_HEAD + (column + 1) % CUBES_COLUMNS, 0);
            float other = head_size(titles[column], scale);
            tab->choose(&robot.front, CUBES_RANKING_HEAD + column, 0);
            float sorted = head_size(titles[column], scale);
            assert_true(sorted > other - .01f && sorted >= 18);
        }
    }
}

static void the_slate_says_how_it_stands_and_sorts_its_seats(void)
{
    struct cubes_public pub = {.goal = CUBES_GOAL_STANDARD, .seats = 3, .phase = CUBES_PHASE_OVER};
    struct cubes_tally tally = {.seat = {{.hot = 1, .boarded = 2}, {.hot = 3}, {.hot = 2, .boarded = 1}}};
    const struct sitter sitter[3] = {{.name = "You"}, {.name = "Mado"}, {.name = "Odette"}};
    pub.seat[0].score = 9000;
    pub.seat[1].score = 10300;
    struct cubes_slate_page page;
    cubes_slate_open(&page, &pub, &tally, sitter, 0, true);
    char said[100];
    struct text out = text_in(said, sizeof said);
    cubes_slate_text(&page, &out);
    assert_string_equal(said, "Mado wins by 1,300");
    pub.seat[0].score = 11000;
    out = text_in(said, sizeof said);
    cubes_slate_text(&page, &out);
    assert_string_equal(said, "You win by 700");
    assert_true(cubes_slate_choose(&page, CUBES_SLATE_HOT));
    assert_int_equal(page.order[0], 1);
    assert_int_equal(page.order[2], 0);
    assert_true(cubes_slate_choose(&page, CUBES_SLATE_HOT));
    assert_int_equal(page.order[0], 0);
    assert_false(cubes_slate_choose(&page, CUBES_SLATE_WANTING));
    pub.phase = CUBES_PHASE_START;
    assert_true(cubes_slate_choose(&page, CUBES_SLATE_WANTING));
}

static void the_slate_tells_how_the_game_ended(void)
{
    struct cubes_public pub = {.goal = CUBES_GOAL_STANDARD, .seats = 3, .phase = CUBES_PHASE_OVER};
    struct cubes_tally tally = {.seat = {{.last = 650}, {.last = 300}}};
    const struct sitter sitter[3] = {{.name = "You"}, {.name = "Mado"}, {.name = "Odette"}};
    char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE];
    struct cubes_slate_page page;
    cubes_slate_open(&page, &pub, &tally, sitter, 0, true);
    pub.seat[0].score = 10350;
    pub.seat[1].score = 9900;
    assert_int_equal(cubes_slate_notes(&page, note), 2);
    assert_string_equal(note[0], "450 ahead of Mado: 250 are enough, so no overtime.");
    assert_string_equal(note[1], "You left the road with 650 in one turn; the toll asks 500.");
    assert_true(cubes_slate_foot_height(&page) > 0);
    pub.seat[1].score = 10700;
    tally.overtime = true;
    assert_int_equal(cubes_slate_notes(&page, note), 2);
    assert_string_equal(note[0], "350 ahead of you, after overtime.");
    assert_string_equal(note[1], "The last hold of Mado brought 300.");
    pub.seat[0].left = pub.seat[2].left = true; /* whoever is left alone has not come home */
    assert_int_equal(cubes_slate_notes(&page, note), 0);
    assert_true(cubes_slate_foot_height(&page) == 0);
    pub.seats = 1;
    pub.seat[0].left = false;
    assert_int_equal(cubes_slate_notes(&page, note), 1);
}

/* ---- dice thrown --------------------------------------------------------------------------------------- */

static void throw_dice(struct cubes_thrown *thrown, int seat, bool jokers, int dice)
{
    for (int i = 0; i < dice; i++) {
        struct event_list events = {.count = 1,
                                    .item = {{.kind = CUBES_EVENT_DIE,
                                              .seat = (int8_t)seat,
                                              .card = (uint8_t)(CUBES_ONE + i % (CUBES_FACES - 1))}}};
        cubes_thrown_add(thrown, jokers, &events);
    }
}

static void dice_are_counted_by_seat_and_judged(void)
{
    const struct game_page *tab = &cubes_fair_tab;
    struct cubes_kept *kept = cubes_kept_of(&robot.front);
    struct cubes_fair_page *page = &kept->fair;
    struct cubes_fairness fairness;
    throw_dice(&kept->thrown, 2, false, FEW);
    tab->open(&robot.front);
    assert_false(page->jokers);
    struct cubes_faces faces = cubes_thrown_of(&kept->thrown, false, -1);
    char said[120];
    struct text out = text_in(said, sizeof said);
    cubes_fairness(&faces, false, &fairness);
    cubes_fair_text(&fairness, &out);
    assert_string_equal(said, "Too few dice to tell.");
    throw_dice(&kept->thrown, 0, false, MANY);
    faces = cubes_thrown_of(&kept->thrown, false, -1);
    out = text_in(said, sizeof said);
    cubes_fairness(&faces, false, &fairness);
    cubes_fair_text(&fairness, &out);
    assert_string_equal(said, "As even as chance.");
    assert_int_equal(fairness.dice, FEW + MANY);
    faces = cubes_thrown_of(&kept->thrown, false, 2);
    cubes_fairness(&faces, false, &fairness);
    assert_int_equal(fairness.dice, FEW);
    assert_true(tab->choose(&robot.front, CUBES_FAIR_SEAT, -1));
    assert_int_equal(page->seat, CUBES_SEATS_MAX - 1);
    assert_true(tab->choose(&robot.front, CUBES_FAIR_SEAT, 1));
    assert_int_equal(page->seat, -1);
    assert_true(tab->choose(&robot.front, CUBES_FAIR_KIND, 1));
    assert_true(page->jokers);
    struct form form = form_of(700, tab->length(&robot.front, 700));
    struct focus_list list = {.count = 0};
    tab->items(&robot.front, &form, &list);
    assert_int_equal(list.count, 2);
}

static void what_was_thrown_makes_the_way_there_and_back(void)
{
    struct cubes_thrown thrown = {.seat = {{{.seen = {0}}}}}, read;
    char text[CUBES_THROWN_SIZE];
    struct text out = text_in(text, sizeof text);
    throw_dice(&thrown, 0, false, FEW);
    throw_dice(&thrown, 5, true, MANY);
    cubes_thrown_write(&thrown, &out);
    assert_string_equal(text, "plain 1 17 17 17 17 16 16\njokers 6 0 1000 1000 1000 1000 1000 1000\n");
    memset(&read, 1, sizeof read);
    assert_true(cubes_thrown_read(&read, text, out.length));
    assert_memory_equal(&read, &thrown, sizeof read);
    static const char *const damaged[] = {"plain 7 1 1 1 1 1 1\n", "plain 1 1 1 1\n",
                                          "wooden 1 1 1 1 1 1 1\n", "plain 1 1 1 1 1 1 1 1\n",
                                          "plain 1 -1 1 1 1 1 1\n"};
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
        assert_false(cubes_thrown_read(&read, damaged[i], strlen(damaged[i])));
        assert_memory_equal(&read, &thrown, sizeof read);
    }
    assert_true(cubes_thrown_read(&read, "", 0));
    assert_int_equal(cubes_thrown_of(&read, true, -1).seen[1], 0);
}

static void a_count_at_its_limit_can_still_be_read(void)
{
    static const char full[] = "plain 1 999999999999 1 1 1 1 1\n";
    struct cubes_thrown thrown, again;
    char text[CUBES_THROWN_SIZE];
    struct text out = text_in(text, sizeof text);
    struct event_list one = {.count = 1, .item = {{.kind = CUBES_EVENT_DIE, .card = CUBES_ONE}}};
    assert_true(cubes_thrown_read(&thrown, full, sizeof full - 1));
    cubes_thrown_add(&thrown, false, &one);
    cubes_thrown_write(&thrown, &out);
    assert_true(cubes_thrown_read(&again, text, out.length));
    assert_true(again.seat[0][0].seen[CUBES_ONE] == 999999999999);
}

static void begin(void)
{
    robot_start(&robot, DEVICE_KEYS, 1, 1920, 1080);
    picture_open();
}

static void end(void)
{
    robot_end(&robot);
    picture_close();
}

const struct test tests[] = {
    TEST_WITH(the_ranking_is_sorted_by_any_column_and_turned, begin, end),
    TEST_WITH(every_column_can_be_chosen_wide_or_folded, begin, end),
    TEST_WITH(the_column_that_is_sorted_by_is_read_as_well_as_the_others, begin, end),
    TEST_WITH(the_slate_says_how_it_stands_and_sorts_its_seats, begin, end),
    TEST_WITH(the_slate_tells_how_the_game_ended, begin, end),
    TEST_WITH(dice_are_counted_by_seat_and_judged, begin, end),
    TEST_WITH(what_was_thrown_makes_the_way_there_and_back, begin, end),
    TEST_WITH(a_count_at_its_limit_can_still_be_read, begin, end),
    {0},
};
