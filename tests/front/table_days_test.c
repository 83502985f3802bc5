/* SPDX-License-Identifier: MIT */
/* The deals of the day of all tables, beside what any game's does: the house's tries are those of the game,
 * and the line is the same for everybody. */
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/day/day.h"
#include "front/mille/mille_front.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "test.h"
#include "try_rig.h"

#include <string.h>

static void the_house_tries_what_the_game_says(void)
{
    assert_ptr_equal(mille_day.daily, &mille_daily);
    assert_ptr_equal(cubes_day.daily, &cubes_daily);
    assert_ptr_equal(bones_day.daily, &bones_daily);
}

/* An entry of the book, and what is told of it. */
static const struct {
    struct day_entry entry;
    const char *english, *french, *plain; /* plain: French without accents */
} lines[] = {
    {{.date = TUESDAY - 2,
      .table = DAILY_DICE,
      .over = true,
      .house_known = true,
      .figure = {18, 1500, 6},
      .house = {24, 21, 20, 20}},
     "Route Mille 2026-11-22, dice: home in 18 turns, best 1500, 6 busts; par 21, Mado 20",
     "Route Mille 2026-11-22, dés : 18 tours, meilleur 1500, 6 choux blancs ; par 21, Mado 20",
     "Route Mille 2026-11-22, des : 18 tours, meilleur 1500, 6 choux blancs ; par 21, Mado 20"},
    {{.date = TUESDAY - 2,
      .table = DAILY_DOMINOES,
      .over = true,
      .house_known = true,
      .figure = {155, 1, 25},
      .house = {105, 118, 140, 109}},
     "Route Mille 2026-11-22, dominoes: 155, first of four, best play 25; par 118, Mado 140",
     "Route Mille 2026-11-22, dominos : 155, premier sur quatre, meilleur coup 25 ; par 118, Mado 140",
     "Route Mille 2026-11-22, dominos : 155, premier sur quatre, meilleur coup 25 ; par 118, Mado 140"},
    {{.date = TUESDAY - 2,
      .table = DAILY_ROAD,
      .over = true,
      .house_known = true,
      .figure = {325, 900, 0, 0},
      .house = {-250, -130, -310, -290}},
     "Route Mille 2026-11-22, road: 325 to 900, \u2212575; par \u2212245, Léa \u2212130",
     "Route Mille 2026-11-22, route : 325 à 900, \u2212575 ; par \u2212245, Léa \u2212130",
     "Route Mille 2026-11-22, route : 325 a 900, -575 ; par -245, Lea -130"},
};

static const char *told(struct day_entry entry, bool plain)
{
    static char line[DAY_LINE_SIZE];
    struct text out = text_in(line, sizeof line);
    day_line(&entry, plain, &out);
    assert_false(out.cut);
    return line;
}

static void the_lines_of_all_tables_are_the_same_for_everybody(void)
{
    try_start(DEVICE_KEYS);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        assert_string_equal(told(lines[i].entry, false), lines[i].english);
    }
    text_copy(robot.front.settings.language, sizeof robot.front.settings.language, "fr");
    front_speak(&robot.front);
    for (size_t i = 0; strcmp(robot.front.language, "fr") == 0 && i < sizeof lines / sizeof *lines; i++) {
        assert_string_equal(told(lines[i].entry, false), lines[i].french);
        assert_string_equal(told(lines[i].entry, true), lines[i].plain);
        for (const char *at = told(lines[i].entry, true); *at; at++) {
            assert_in_range(*at, ' ', '~');
        }
        /* At its longest. */
        struct day_entry longest = lines[i].entry;
        longest.hinted = true;
        longest.figure[0] = longest.figure[2] = 9999;
        longest.figure[1] = i == 1 ? 2 : 9999;
        assert_true(strlen(told(longest, false)) < DAY_LINE_SIZE);
    }
}

const struct test tests[] = {
    TEST(the_house_tries_what_the_game_says),
    TEST(the_lines_of_all_tables_are_the_same_for_everybody),
    {0},
};
