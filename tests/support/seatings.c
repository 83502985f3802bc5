/* SPDX-License-Identifier: MIT */
#include "seatings.h"

#include "front/mille/mille_table.h"
#include "test.h"

#include <string.h>

const struct seating seatings[SEATINGS] = {
    {"", "", "sunday"}, {"Marie", "", "ace"}, {"Marie", "Paul", "human"}, {"", "", "human"}};

struct grammar grammar;

bool seatings_start(const struct seating *seating, bool french)
{
    char settings[384];
    text_format(settings, sizeof settings,
                "route-mille settings 1\nname %s\nnamed 1\nguest %s\n" ROBOT_KNOWS "reduced_motion 1\n"
                "captions 1\nopponent %s\nlanguage %s\n",
                seating->first, seating->second, seating->opponent, french ? "fr" : "en");
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, "settings", settings);
    robot_restart(&robot);
    if (french && strcmp(robot.front.language, "fr") != 0) {
        robot_end(&robot);
        return false;
    }
    choose("menu.new");
    bool two = table_shared(table_of(&robot.front));
    grammar = (struct grammar){.french = french, .name = {table_called(table_of(&robot.front), 1)}};
    if (two || seating->first[0]) {
        grammar.name[1] = table_called(table_of(&robot.front), 0);
    }
    return true;
}

void is_right(enum grammar_form form, const char *string, const char *where)
{
    const char *fault = grammar_fault(&grammar, form, string);
    if (fault) {
        fail_msg("%s: \"%s\" (%s)", where, string, fault);
    }
}

void in_all_seatings(void (*look)(void))
{
    for (int i = 0; i < SEATINGS * LANGUAGES; i++) {
        if (seatings_start(&seatings[i / LANGUAGES], i % LANGUAGES)) {
            look();
            robot_end(&robot);
        }
    }
}
