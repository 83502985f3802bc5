/* SPDX-License-Identifier: MIT */
/* Sitting down at a table for more than two: who comes, goes and changes places, by each device, and what the
 * settings remember of it. */
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/scenes/options.h"
#include "front/scenes/seats.h"
#include "front/scenes/text_entry_inside.h"
#include "front/table/company.h"
#include "person.h"
#include "test.h"

#include <string.h>

static int sat_down;

static void sit(struct front *front)
{
    (void)front;
    sat_down++;
}

static void open_at(enum device device, int w, int h, const struct game_front *game)
{
    sat_down = 0;
    robot_start(&robot, device, 5, w, h);
    robot.choosy = true;
    seats_ask(&robot.front, game, sit);
    rest_at(&seats_scene);
}

static const char *who(int place)
{
    const struct settings_company *company = &seats_of(&robot.front)->company;
    return place < company->seats ? company->seat[place].who : "";
}

static void people_and_regulars_sit_down_by_every_device(void)
{
    static const int windows[][2] = {{1280, 720}, {640, 480}, {720, 1280}};
    for (int d = 0; d < DEVICES; d++) {
        open_at(devices[d], windows[d][0], windows[d][1], &cubes_front);
        choose_to("opponent.mado seats.person", &text_entry_scene);
        choose("entry.done");
        assert_string_equal(who(3), SEAT_PERSON);
        choose("opponent.lucien"); /* who sat there from the first gets up */
        assert_string_equal(who(1), "mado");
        choose("seats.sit");
        assert_int_equal(sat_down, 1);
        struct game_setup setup = {.seed = 1};
        struct journal_seat seats[SEATS_MAX] = {{.player = 0}};
        company_sit(&robot.front, &cubes_front, &setup, seats);
        assert_int_equal(setup.seats, 3);
        assert_int_equal(setup.sides, 3);
        assert_int_equal(seats[0].player, PLAYER_HUMAN);
        assert_int_equal(seats[1].player, game_player_find(&cubes_game, "patronne"));
        assert_string_equal(seats[1].name, "Mado");
        assert_int_equal(seats[2].player, PLAYER_HUMAN);
        assert_string_equal(seats[2].name, "Guest");
        assert_string_equal(opponent_at(&cubes_front, &seats[1])->key, "mado");
        robot_restart(&robot); /* and sit there again when the program does */
        struct settings_company again = company_of(&robot.front.settings, &cubes_front);
        assert_int_equal(again.seats, 3);
        assert_string_equal(again.seat[1].who, "mado");
        assert_string_equal(again.seat[2].name, "Guest");
    }
}

static void seats_are_moved_by_keys_and_by_dragging(void)
{
    open_at(DEVICE_PAD, 1280, 720, &cubes_front);
    choose("opponent.odette");
    robot_focus(&robot, "seats.1");
    robot_do(&robot, INTENT_PAGE_NEXT);
    robot_do(&robot, INTENT_PAGE_NEXT);
    robot_do(&robot, INTENT_PAGE_NEXT); /* no farther */
    assert_string_equal(who(0), "lucien");
    assert_string_equal(who(2), SEAT_YOU);
    robot_do(&robot, INTENT_PAGE_PREV);
    assert_string_equal(who(1), SEAT_YOU);
    struct focus_list list = robot_items(&robot);
    struct point from = rect_middle(focus_named(&list, "seats.3")->box),
                 to = rect_middle(focus_named(&list, "seats.1")->box);
    const struct intent way[] = {
        {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = from.x, .y = from.y},
        {.kind = INTENT_PRESS, .device = DEVICE_MOUSE, .x = from.x, .y = from.y, .clicks = 1},
        {.kind = INTENT_POINT, .device = DEVICE_MOUSE, .x = to.x, .y = to.y},
        {.kind = INTENT_RELEASE, .device = DEVICE_MOUSE, .x = to.x, .y = to.y}};
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        front_intent(&robot.front, &way[i]);
    }
    robot_settle(&robot);
    assert_string_equal(who(0), "odette");
    assert_string_equal(who(1), "lucien");
    assert_string_equal(who(2), SEAT_YOU);
}

static void what_is_played_is_said_where_one_sits_down_and_chosen_a_step_away(void)
{
    static const int windows[][2] = {{1280, 720}, {640, 480}, {720, 1280}};
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 3, windows[d][0], windows[d][1]);
        robot.choosy = true;
        choose_to("menu.tables.dice", &seats_scene);
        assert_true(robot_reads(&robot, "Kind of game: Standard"));
        choose_to("seats.rules", &options_scene);
        robot_focus(&robot, "options.dice_game");
        choose_to("options.dice_game options.done", &seats_scene);
        assert_true(robot_reads(&robot, "Kind of game: Blitz"));
        choose("seats.sit");
        assert_int_equal(cubes_table_seen(table_of(&robot.front))->goal, CUBES_GOAL_BLITZ);
        assert_true(robot_reads(&robot, "BLITZ TO 7,500")); /* at the table, always */
    }
}

static void people_have_faces_of_their_own_and_signs_are_counted_from_the_first(void)
{
    open_at(DEVICE_KEYS, 1280, 720, &cubes_front);
    static const char *const names[] = {"Bob", "Cy", "Dora", "Eve"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct settings_company *company = &seats_of(&robot.front)->company;
        struct settings_seat *seat = &company->seat[company->seats++];
        *seat = (struct settings_seat){.who = SEAT_PERSON};
        text_copy(seat->name, sizeof seat->name, names[i]);
    }
    robot_focus(&robot, "seats.1"); /* who sits here goes behind Lucien and Bob */
    robot_do(&robot, INTENT_PAGE_NEXT);
    robot_do(&robot, INTENT_PAGE_NEXT);
    const struct settings_company *company = &seats_of(&robot.front)->company;
    assert_string_equal(who(1), SEAT_PERSON);
    assert_int_equal(company_first_person(company), 1);
    assert_int_equal(seats_after_first(&robot.front, 1), 0);
    assert_int_equal(seats_after_first(&robot.front, 0), 5);
    assert_string_equal(company_face_at(company, 2), company_face(0));
    for (int place = 1; place < company->seats; place++) {
        for (int other = 1; other < place; other++) {
            assert_string_not_equal(company_face_at(company, place), company_face_at(company, other));
        }
    }
}

static void what_cannot_be_says_why(void)
{
    static const char *const five[] = {"opponent.mado", "opponent.odette", "opponent.firmin",
                                       "opponent.josette"};
    open_at(DEVICE_KEYS, 1280, 720, &cubes_front);
    for (size_t i = 0; i < sizeof five / sizeof *five; i++) {
        choose(five[i]);
    }
    choose("opponent.anselme");
    assert_true(robot_shows(&robot, "Every seat is taken: somebody has to get up first."));
    robot_focus(&robot, "seats.1");
    robot_do(&robot, INTENT_SECONDARY);
    assert_true(robot_shows(&robot, "Without you nobody plays here."));
    choose("seats.2");
    assert_int_equal(seats_of(&robot.front)->company.seats, 5);
    choose("seats.back");
    assert_int_equal(sat_down, 0);
    assert_null(settings_company(&robot.front.settings, "cubes")); /* whoever goes back changes nothing */
}

/* At the dominoes they are not those of the screen: it says so, and does not claim the order of play. */
static void the_seats_of_the_dominoes_are_drawn(void)
{
    open_at(DEVICE_KEYS, 1280, 720, &bones_front);
    robot_focus(&robot, "seats.sit");
    assert_true(robot_reads(&robot, "where the others sit is drawn for every game"));
    assert_false(robot_reads(&robot, "in the order of play"));
    for (int place = 1; place <= 4; place++) { /* no seat has a number */
        char number[2] = {(char)('0' + place), '\0'};
        assert_false(robot_shows(&robot, number));
    }
    robot_focus(&robot, "seats.2"); /* and none is another's */
    assert_false(robot_reads(&robot, "Another seat"));
    robot_do(&robot, INTENT_PAGE_NEXT);
    assert_string_equal(who(1), "odette");
    assert_true(robot_reads(&robot, "where the others sit is drawn for every game"));
    open_at(DEVICE_KEYS, 1280, 720, &cubes_front);
    robot_focus(&robot, "seats.sit");
    assert_true(robot_reads(&robot, "in the order of play"));
}

/* In the words of the page and of the bar; nothing is offered that cannot be done. */
static void who_cannot_sit_down_yet_is_told_why(void)
{
    open_at(DEVICE_KEYS, 1280, 720, &bones_front);
    struct status status = {.prompts = 0};
    robot_focus(&robot, "seats.sit");
    seats_scene.status(&robot.front, &status);
    assert_string_equal(status.message, "New game");
    assert_string_equal(status.prompt[1].label, "Sit down");
    choose("seats.2");
    robot_focus(&robot, "seats.sit");
    status = (struct status){.prompts = 0};
    seats_scene.status(&robot.front, &status);
    assert_string_equal(status.message, "Seats taken: 3 of 4.");
    assert_string_equal(status.prompt[1].label, "Back");
    assert_true(robot_reads(&robot, "Some seats are empty still"));
}

/* Two at the table are never called the same. */
static void names_tell_people_apart(void)
{
    open_at(DEVICE_KEYS, 1280, 720, &cubes_front);
    static const char *const refused[] = {"Guest", ""}; /* a name that is taken, and none */
    choose_to("seats.person entry.done seats.person", &text_entry_scene);
    assert_string_equal(text_entry_of(&robot.front)->text, "Guest 2"); /* what is offered is free */
    for (int i = 0; i < 2; i++) {
        text_copy(text_entry_of(&robot.front)->text, SEAT_NAME_SIZE, refused[i]);
        choose("entry.done");
        assert_true(robot_on(&robot, &text_entry_scene));
    }
    press(INTENT_CANCEL);
    assert_int_equal(seats_of(&robot.front)->company.seats, 3);
    choose("seats.person entry.done seats.person entry.done");
    assert_string_equal(seats_of(&robot.front)->company.seat[3].name, "Guest 2");
    assert_string_equal(seats_of(&robot.front)->company.seat[4].name, "Guest 3");
}

/* What a file says of somebody unknown, of too many, or of nobody is mended. */
static void company_is_always_possible(void)
{
    static const struct {
        const char *lines;
        int seats;
        const char *first;
    } files[] = {{"", 2, SEAT_YOU},
                 {"cubes.seat1 lucien\ncubes.seat2 you\n", 2, "lucien"},
                 {"cubes.seat1 fangio\ncubes.seat2 mado\n", 2, SEAT_YOU},
                 {"cubes.seat1 mado\ncubes.seat2 mado\ncubes.seat3 you\n", 2, "mado"},
                 {"cubes.seat2 mado\n", 1, SEAT_YOU},
                 {"cubes.seat1 you\n", 1, SEAT_YOU},
                 {"cubes.seat1 person Paul le Grand\n", 2, SEAT_YOU}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char text[256];
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        text_format(text, sizeof text, "route-mille settings 1\n%s", files[i].lines);
        assert_int_equal(settings_read(&robot.front.settings, text, strlen(text)), 0);
        struct settings_company company = company_of(&robot.front.settings, &cubes_front);
        assert_int_equal(company.seats, files[i].seats);
        assert_string_equal(company.seat[0].who, files[i].first);
    }
}

const struct test tests[] = {
    TEST(people_and_regulars_sit_down_by_every_device),
    TEST(seats_are_moved_by_keys_and_by_dragging),
    TEST(what_is_played_is_said_where_one_sits_down_and_chosen_a_step_away),
    TEST(people_have_faces_of_their_own_and_signs_are_counted_from_the_first),
    TEST(what_cannot_be_says_why),
    TEST(the_seats_of_the_dominoes_are_drawn),
    TEST(who_cannot_sit_down_yet_is_told_why),
    TEST(names_tell_people_apart),
    TEST(company_is_always_possible),
    {0},
};
