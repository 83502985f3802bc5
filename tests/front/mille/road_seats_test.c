/* SPDX-License-Identifier: MIT */
/* Sitting down at the road: two to six round a table, alone or in pairs, by a rule set or by own rules. */
#include "front/mille/mille_front.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_rules.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/scenes/opponents.h"
#include "front/scenes/page.h"
#include "front/scenes/seats.h"
#include "front/scenes/table_scene.h"
#include "front/table/company.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "games/mille/rule_sets.h"
#include "person.h"
#include "test.h"

#include <string.h>

static const int windows[][2] = {{1920, 1080}, {1440, 1080}, {720, 1280},
                                 {640, 480},   {1280, 720},  {1024, 576}};
enum { WINDOWS = sizeof windows / sizeof *windows };

static void open_in(enum device device, int window)
{
    robot_start(&robot, device, 5, windows[window][0], windows[window][1]);
    robot.choosy = true;
    choose_to("menu.new", &seats_scene);
}

static const char *who(int place)
{
    const struct settings_company *company = &seats_of(&robot.front)->company;
    return place < company->seats ? company->seat[place].who : "";
}

static const struct game_setup *sat(void)
{
    assert_false(robot_on(&robot, &seats_scene));
    return &table_of(&robot.front)->session.journal.setup;
}

/* Clicks near the right end of an item, where the arrow is that goes on. */
static void click_arrow(const char *choice)
{
    struct focus_list list = robot_items(&robot);
    struct rect box = focus_named(&list, choice)->seen;
    float x = box.x + box.w - 40, y = rect_middle(box).y;
    const struct intent way[] = {{.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = x, .y = y},
                                 {.kind = INTENT_PRESS, .device = DEVICE_MOUSE, .x = x, .y = y, .clicks = 1},
                                 {.kind = INTENT_RELEASE, .device = DEVICE_MOUSE, .x = x, .y = y}};
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        front_intent(&robot.front, &way[i]);
    }
    robot_settle(&robot);
}

/* A value further, with what a device has for it. */
static void change(const char *choice)
{
    robot_focus(&robot, choice); /* scrolled into view */
    if (robot.device == DEVICE_MOUSE) {
        click_arrow(choice);
    } else {
        press(INTENT_RIGHT);
    }
}

static void two_three_four_and_six_sit_down_by_every_device(void)
{
    static const struct {
        const char *come;
        bool pairs;
        int seats, sides;
    } tables[] = {{"", false, 2, 2},
                  {"opponent.ace", false, 3, 3},
                  {"opponent.ace opponent.rally", false, 4, 4},
                  {"opponent.ace opponent.rally", true, 4, 2},
                  {"opponent.ace opponent.rally opponent.sunday seats.person entry.done", false, 6, 3}};
    for (int d = 0; d < DEVICES; d++) {
        for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
            open_in(devices[d], (int)(i + (size_t)d) % WINDOWS);
            choose(tables[i].come);
            if (tables[i].pairs) {
                change("seats.sides");
            }
            choose("seats.sit");
            assert_int_equal(sat()->seats, tables[i].seats);
            assert_int_equal(sat()->sides, tables[i].sides);
            assert_int_equal(table_of(&robot.front)->session.journal.seat[0].player, PLAYER_HUMAN);
        }
    }
}

static struct point middle_of(const char *name)
{
    struct focus_list list = robot_items(&robot);
    return rect_middle(focus_named(&list, name)->box);
}

static void partners_sit_opposite_each_other_in_every_window(void)
{
    for (int window = 0; window < WINDOWS; window++) {
        open_in(DEVICE_KEYS, window);
        choose("opponent.ace opponent.rally opponent.sunday seats.person entry.done");
        struct point middle = middle_of("seats.1"), other = middle_of("seats.4");
        float x = (middle.x + other.x) / 2, y = (middle.y + other.y) / 2;
        for (int seat = 1; seat <= 3; seat++) {
            char name[16], partner[16];
            text_format(name, sizeof name, "seats.%d", seat);
            text_format(partner, sizeof partner, "seats.%d", seat + 3);
            struct point a = middle_of(name), b = middle_of(partner);
            assert_true(a.x + b.x - 2 * x < 2 && 2 * x - a.x - b.x < 2);
            assert_true(a.y + b.y - 2 * y < 2 && 2 * y - a.y - b.y < 2);
        }
        robot_focus(&robot, "seats.1");
        static const char *const letters[] = {"A", "B",
                                              "C"}; /* the mark of a side, by which colours are read */
        for (int side = 0; side < 3; side++) {
            assert_true(robot_shows(&robot, letters[side]));
        }
    }
}

static void five_are_refused_with_the_reason(void)
{
    for (int d = 0; d < DEVICES; d++) {
        open_in(devices[d], d);
        choose("opponent.ace opponent.rally opponent.sunday");
        choose_to("seats.sit", &seats_scene);
        struct status status = {.prompts = 0};
        seats_scene.status(&robot.front, &status);
        assert_string_equal(status.message, "Not 5: this table seats 2, 3, 4 or 6.");
        assert_true(robot_reads(&robot, "this table seats 2, 3, 4 or 6."));
        choose_to("opponent.sunday seats.sit", &table_scene);
        assert_int_equal(sat()->seats, 4);
    }
}

static void a_face_sits_once_and_seats_change_places(void)
{
    open_in(DEVICE_PAD, 0);
    choose("opponent.ace opponent.rally");
    robot_focus(&robot, "seats.2");
    robot_do(&robot, INTENT_PAGE_NEXT); /* Léa and Colette */
    assert_string_equal(who(1), "ace");
    assert_string_equal(who(2), "regular");
    assert_string_equal(focused(), "seats.3");
    choose("opponent.ace"); /* gets up, and comes back to the free seat */
    choose("opponent.ace");
    assert_string_equal(who(3), "ace");
    assert_int_equal(seats_of(&robot.front)->company.seats, 4);
    struct point from = middle_of("seats.4"), to = middle_of("seats.1");
    const struct intent way[] = {
        {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = from.x, .y = from.y},
        {.kind = INTENT_PRESS, .device = DEVICE_MOUSE, .x = from.x, .y = from.y, .clicks = 1},
        {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = to.x, .y = to.y},
        {.kind = INTENT_RELEASE, .device = DEVICE_MOUSE, .x = to.x, .y = to.y}};
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        front_intent(&robot.front, &way[i]);
    }
    robot_settle(&robot);
    assert_string_equal(who(0), SEAT_YOU); /* the table turns: whoever sits here is below */
    assert_string_equal(who(1), "ace");
    choose("seats.sides seats.sit");
    robot_restart(&robot);
    robot.choosy = true;
    choose_to("menu.new confirm.yes", &seats_scene); /* and all of them sit there again */
    assert_string_equal(who(1), "ace");
    assert_int_equal(seats_of(&robot.front)->company.seats, 4);
    assert_int_equal(seats_sides(&robot.front), 2);
}

static void a_rule_set_is_chosen_where_one_sits_down_and_said_at_the_table(void)
{
    for (int d = 0; d < DEVICES; d++) {
        open_in(devices[d], 0);
        choose("opponent.ace opponent.rally");
        change("seats.sides");
        change("options.rules");
        robot_focus(&robot, "options.rules");
        assert_true(robot_reads(&robot, "Coups fourrés jump the queue"));
        choose_to("seats.sit", &table_scene);
        uint8_t parker[GAME_OPTIONS_MAX];
        mille_rule_set_fill(RULES_PARKER, 4, 2, parker);
        assert_memory_equal(sat()->option, parker, sizeof parker);
        assert_string_equal(table_of(&robot.front)->message,
                            "This game: Parker 1962, four in pairs, to 1,000.");
        robot_restart(&robot);
        assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_RULES), RULES_PARKER);
    }
}

static void the_usual_game_for_two_begins_without_a_word(void)
{
    open_in(DEVICE_KEYS, 0);
    choose_to("seats.sit", &table_scene);
    uint8_t usual[GAME_OPTIONS_MAX];
    mille_rule_set_fill(RULES_MILLE, 2, 2, usual);
    assert_memory_equal(sat()->option, usual, sizeof usual);
    assert_string_equal(table_of(&robot.front)->message, "");
    assert_string_equal(table_name(table_of(&robot.front), 1), "Léa");
}

static void own_rules_are_opened_one_by_one(void)
{
    for (int d = 0; d < DEVICES; d++) {
        for (int window = 0; window < WINDOWS; window++) {
            open_in(devices[d], window);
            choose_to("options.own_rules", &page_scene);
            change("rule.racers");
            assert_true(robot_shows(&robot, "Any number"));
            change("rule.length");
            choose_to("page.done", &seats_scene);
            assert_true(robot_shows(&robot, "My own rules"));
            choose("opponent.ace seats.sit");
            uint8_t own[GAME_OPTIONS_MAX];
            mille_rule_set_fill(RULES_MILLE, 3, 3, own); /* the rest is as the table is seated */
            own[OPTION_RACERS] = RACERS_ANY;
            own[OPTION_LENGTH] = LENGTH_HAND;
            assert_memory_equal(sat()->option, own, sizeof own);
        }
    }
}

/* After a game those at the table are asked for again, whoever sat down elsewhere meanwhile. */
static void who_played_is_offered_again(void)
{
    open_in(DEVICE_KEYS, 0);
    choose_to("opponent.ace opponent.rally seats.sides seats.sit", &table_scene);
    settings_set_company(&robot.front.settings, &(struct settings_company){.game = "mille"});
    company_choose_sides(&robot.front.settings, &mille_front, 4);
    opponents_ask_again(&robot.front);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &seats_scene));
    assert_int_equal(seats_of(&robot.front)->company.seats, 4);
    assert_string_equal(who(0), SEAT_YOU);
    assert_string_equal(who(3), "rally");
    assert_int_equal(seats_sides(&robot.front), 2);
    choose_to("seats.back", &table_scene);
}

/* Every value of every rule reaches the game, and comes from the rules' own list. */
static void every_own_rule_reaches_the_game(void)
{
    for (int option = 0; option < MILLE_OPTION_COUNT; option++) {
        const struct options_entry *row = mille_rule_row(option);
        int values = 0;
        while (mille_game.options[option].values[values]) {
            values++;
        }
        unsigned met = 0;
        for (int value = 0; value <= row->most; value++) {
            struct settings settings = settings_default();
            struct game_setup setup = {.seed = 1, .seats = 4, .sides = 2};
            mille_rule_choose(&settings, option, value);
            mille_rules_fill(&settings, &setup);
            assert_in_range(setup.option[option], 0, values - 1);
            met |= 1u << setup.option[option];
            assert_true(row->choices[value].label[0] && row->choices[value].help[0]);
        }
        assert_int_equal(met, (1u << values) - 1);
    }
}

/* Two rules are older than rule sets: who has changed one plays by the own rules. */
static void rules_of_older_settings_are_own_rules(void)
{
    static const struct {
        const char *lines;
        int rules, extension, deck_end;
    } files[] = {
        {"", RULES_MILLE, EXTENSION_ON, DECK_END_STUCK},
        {"extension 0\n", RULES_OWN, EXTENSION_OFF, DECK_END_STUCK},
        {"mille.deck_end_empty 1\nmille.extension 1\n", RULES_OWN, EXTENSION_ON, DECK_END_EMPTY_HANDS},
        {"mille.extension 0\nmille.rules 0\n", RULES_MILLE, EXTENSION_ON, DECK_END_STUCK}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char text[128];
        struct settings settings = settings_default();
        struct game_setup setup = {.seed = 1, .seats = 2, .sides = 2};
        text_format(text, sizeof text, "route-mille settings 1\n%s", files[i].lines);
        assert_int_equal(settings_read(&settings, text, strlen(text)), 0);
        assert_int_equal(mille_choice(&settings, MILLE_CHOICE_RULES), files[i].rules);
        mille_rules_fill(&settings, &setup);
        assert_int_equal(setup.option[OPTION_EXTENSION], files[i].extension);
        assert_int_equal(setup.option[OPTION_DECK_END], files[i].deck_end);
    }
}

static void what_is_played_by_is_said_in_words(void)
{
    static const struct {
        int set, seats, sides;
        const char *says;
    } rows[] = {{RULES_MILLE, 2, 2, "Route Mille, two drivers, to 700"},
                {RULES_DUJARDIN, 3, 3, "Dujardin, three drivers, to 700"},
                {RULES_PARKER, 4, 2, "Parker 1962, four in pairs, to 1,000"},
                {RULES_US2010, 4, 4, "US 2010s, four drivers, to 1,000"},
                {RULES_FAMILY, 6, 3, "Family table, six in pairs, to 700"}};
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct mille_public pub = {.seats = (uint8_t)rows[i].seats, .sides = (uint8_t)rows[i].sides};
        char words[96] = "";
        struct text out = text_in(words, sizeof words);
        mille_rule_set_fill((enum mille_rule_set)rows[i].set, pub.seats, pub.sides, pub.option);
        mille_rules_text(&pub, &out);
        assert_string_equal(words, rows[i].says);
        assert_true(mille_rules_are_usual(&pub) == (i == 0));
    }
}

const struct test tests[] = {
    TEST(two_three_four_and_six_sit_down_by_every_device),
    TEST(partners_sit_opposite_each_other_in_every_window),
    TEST(five_are_refused_with_the_reason),
    TEST(a_face_sits_once_and_seats_change_places),
    TEST(a_rule_set_is_chosen_where_one_sits_down_and_said_at_the_table),
    TEST(the_usual_game_for_two_begins_without_a_word),
    TEST(own_rules_are_opened_one_by_one),
    TEST(who_played_is_offered_again),
    TEST(every_own_rule_reaches_the_game),
    TEST(rules_of_older_settings_are_own_rules),
    TEST(what_is_played_by_is_said_in_words),
    {0},
};
