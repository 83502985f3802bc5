/* SPDX-License-Identifier: MIT */
/* Two people at one machine have a name each, asked for and remembered, and a face each. Whoever looks is
 * "you"; everybody else is called by name, in both languages. */
#include "base/i18n/translate.h"
#include "front/mille/coup.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/mille/sheet_acts.h"
#include "front/records/records.h"
#include "front/scenes/options.h"
#include "front/scenes/screens.h"
#include "front/scenes/seats.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/settings/names.h"
#include "front/table/company.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <ctype.h>
#include <string.h>

static bool pictured(const char *asset)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SPRITE && strcmp(draw_string(&robot.frame, command->string), asset) == 0) {
            return true;
        }
    }
    return false;
}

/* Writes a name as that device does: a pad has the letters on the screen, the mouse clicks them. */
static void give_name(enum device device, const char *name)
{
    for (size_t i = strlen(text_entry_of(&robot.front)->text); i > 0; i--) {
        choose("entry.erase");
    }
    if (device == DEVICE_KEYS) {
        robot_type(&robot, name);
    }
    for (const char *c = name; device != DEVICE_KEYS && *c; c++) {
        char key[16];
        text_format(key, sizeof key, "key.%c", *c);
        if (!robot_has(&robot, key)) {
            text_format(key, sizeof key, "key.%c", toupper((unsigned char)*c));
        }
        choose(key);
    }
    choose("entry.done");
}

static void start(enum device device, const char *first, const char *second, const char *language)
{
    char settings[384];
    text_format(settings, sizeof settings,
                "route-mille settings 1\nname %s\nnamed 1\nguest %s\n" ROBOT_KNOWS "reduced_motion 1\n"
                "opponent human\nlanguage %s\n",
                first, second, language);
    robot_start(&robot, device, 5, 1280, 720);
    robot_put(&robot, "settings", settings);
    robot_restart(&robot);
}

static bool speaks(const char *language)
{
    return language[0] == '\0' || strcmp(robot.front.language, language) == 0; /* where msgfmt made it */
}

static void two_people_give_their_names_with_any_one_device(void)
{
    for (int d = 0; d < DEVICES; d++) {
        start(devices[d], "", "", "");
        robot.choosy = true;
        robot.front.settings.named = false; /* nobody was asked yet */
        choose_to("menu.new", &text_entry_scene);
        assert_true(robot_reads(&robot, "Who is driving?"));
        give_name(devices[d], "ann");
        choose_to("seats.2 seats.person", &text_entry_scene); /* the nameless person gets up */
        assert_true(robot_reads(&robot, "Who sits down with you?"));
        char first[SEAT_NAME_SIZE];
        text_copy(first, sizeof first, robot.front.settings.name);
        assert_int_equal(strlen(first), 3);
        give_name(devices[d], "ann"); /* two names keep two people apart */
        assert_true(robot_on(&robot, &text_entry_scene));
        assert_true(robot_reads(&robot, "Somebody at this table has that name already."));
        give_name(devices[d], "bob");
        choose("seats.sit");
        assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &handover_scene));
        char second[SEAT_NAME_SIZE];
        text_copy(second, sizeof second, robot.front.settings.guest);
        assert_int_equal(strlen(second), 3);
        assert_string_equal(table_of(&robot.front)->session.journal.seat[0].name, first);
        assert_string_equal(table_of(&robot.front)->session.journal.seat[1].name, second);
        assert_string_equal(company_opponent(&robot.front.settings, &mille_front)->player, "human");
        /* Next time they are offered again. */
        robot_restart(&robot);
        assert_string_equal(robot.front.settings.guest, second);
        robot.choosy = true;
        choose("menu.new confirm.yes");
        assert_true(robot_reads(&robot, second)); /* in the seat opposite */
        choose_to("seats.2 seats.person", &text_entry_scene);
        assert_string_equal(text_entry_of(&robot.front)->text, second);
        choose_to("entry.leave", &seats_scene);
    }
}

static void the_options_change_the_second_name_and_the_game_follows(void)
{
    for (int d = 0; d < DEVICES; d++) {
        start(devices[d], "Marie", "Paul", "");
        choose("menu.new");
        robot_restart(&robot);
        choose("menu.options options.guest");
        give_name(devices[d], "bob");
        assert_true(robot_on(&robot, &options_scene));
        assert_int_equal(strlen(robot.front.settings.guest), 3);
        assert_true(robot_shows(&robot, robot.front.settings.guest));
        assert_string_equal(table_of(&robot.front)->session.journal.seat[1].name, robot.front.settings.guest);
        assert_string_equal(table_of(&robot.front)->session.journal.seat[0].name, "Marie");
    }
}

static void names_and_faces_follow_whoever_looks(void)
{
    start(DEVICE_KEYS, "Marie", "Paul", "");
    choose("menu.new");
    for (int moves = 0; moves < 40; moves++) {
        if (robot_on(&robot, &handover_scene)) {
            int turn = session_turn(&table_of(&robot.front)->session);
            char title[64];
            text_format(title, sizeof title, "%s drives", turn ? "Paul" : "Marie");
            assert_true(robot_shows(&robot, title));
            choose("curtain.lift");
            assert_int_equal(table_you(table_of(&robot.front)), turn);
        }
        if (robot_on(&robot, &table_scene)) {
            assert_true(robot_shows(&robot, "Marie") && robot_shows(&robot, "Paul"));
            assert_true(pictured("icons/portrait_you") && pictured("icons/portrait_guest"));
        }
        if (!robot_decide(&robot)) {
            break;
        }
    }
}

/* ---- sentences ---------------------------------------------------------------------------------- */

static const struct sentence {
    int kind, seat, card, viewer;
    const char *english, *french;
} sentences[] = {
    {EVENT_DREW, 0, 0, 0, "You draw a card", "Vous piochez"},
    {EVENT_DREW, 0, 0, 1, "Marie draws", "Marie pioche"},
    {EVENT_DREW, 1, 0, 0, "Paul draws", "Paul pioche"},
    {EVENT_DREW, 1, 0, 1, "You draw a card", "Vous piochez"},
    {EVENT_PLAYED, 0, CARD_100, 0, "You play 100", "Vous jouez 100"},
    {EVENT_PLAYED, 0, CARD_100, 1, "Marie plays 100", "Marie joue 100"},
    {EVENT_PLAYED, 1, CARD_100, 0, "Paul plays 100", "Paul joue 100"},
    {EVENT_PLAYED, 0, CARD_STOP, 0, "You: Stop on Paul", "Vous\u00a0: Feu rouge sur Paul"},
    {EVENT_PLAYED, 0, CARD_STOP, 1, "Marie: Stop on you", "Marie\u00a0: Feu rouge sur vous"},
    {EVENT_PLAYED, 1, CARD_STOP, 0, "Paul: Stop on you", "Paul\u00a0: Feu rouge sur vous"},
    {EVENT_PLAYED, 1, CARD_STOP, 1, "You: Stop on Marie", "Vous\u00a0: Feu rouge sur Marie"},
    {EVENT_DISCARDED, 0, CARD_REPAIRS, 0, "You discard Repairs", "Vous défaussez Réparations"},
    {EVENT_DISCARDED, 0, CARD_REPAIRS, 1, "Marie discards Repairs", "Marie défausse Réparations"},
    {EVENT_DISCARDED, 1, CARD_REPAIRS, 0, "Paul discards Repairs", "Paul défausse Réparations"},
    {EVENT_PASSED, 0, 0, 0, "You have no cards", "Vous n’avez plus de cartes"},
    {EVENT_PASSED, 0, 0, 1, "Marie has no cards", "Marie n’a plus de cartes"},
    {EVENT_EXTENDED, 1, 0, 1, "You extend to Menton", "Vous continuez vers Menton"},
    {EVENT_EXTENDED, 1, 0, 0, "Paul extends to Menton", "Paul continue vers Menton"},
};

static void log_line(const struct sentence *sentence, char *line, size_t size)
{
    struct event event = {.kind = (uint8_t)sentence->kind,
                          .seat = (int8_t)sentence->seat,
                          .card = (uint8_t)sentence->card,
                          .target = (uint8_t)!sentence->seat};
    struct text out = text_in(line, size);
    mille_log_text(table_of(&robot.front), &event, &out);
}

static void the_road_log_is_right_for_both_in_both_languages(void)
{
    for (int french = 0; french < 2; french++) {
        start(DEVICE_KEYS, "Marie", "Paul", french ? "fr" : "en");
        choose("menu.new");
        for (size_t i = 0; speaks(french ? "fr" : "") && i < sizeof sentences / sizeof *sentences; i++) {
            char line[96];
            table_see(table_of(&robot.front), sentences[i].viewer);
            log_line(&sentences[i], line, sizeof line);
            assert_string_equal(line, french ? sentences[i].french : sentences[i].english);
        }
    }
}

/* In a replay either may be looking, or both. */
static void a_replay_calls_both_by_name(void)
{
    start(DEVICE_KEYS, "", "", "");
    choose("menu.new");
    table_of(&robot.front)->kind = TABLE_REPLAY;
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
        char line[96];
        table_see(table_of(&robot.front), sentences[i].viewer);
        log_line(&sentences[i], line, sizeof line);
        assert_null(strstr(line, "You"));
        assert_null(strstr(line, " you"));
        assert_non_null(strstr(line, sentences[i].seat ? "Guest" : "Host"));
    }
    table_of(&robot.front)->kind = TABLE_LIVE;
}

/* What can only be wrong: a verb of the third person after "You", "You" as a possessor or after a
 * preposition. */
static const char *const nonsense[] = {
    "You draws",      "You plays",      "You discards", "You has",     "You extends",
    "You wins",       "You reached ",   "You drives",   "You's",       "You’s",
    "to You",         "on You",         "You is",       "you is",      "Vous pioche ",
    "Vous joue ",     "Vous défausse ", "Vous n’a ",    "Vous gagne ", "Vous est ",
    "Vous réfléchit", "à Vous",         "sur Vous",     "lance Vous",  "Vous au volant"};

static void nothing_is_nonsense(void)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next_text(&robot.frame, command));) {
        const char *said = draw_string(&robot.frame, command->string);
        char line[512];
        text_format(line, sizeof line, "%s ", said);
        for (size_t k = 0; k < sizeof nonsense / sizeof *nonsense; k++) {
            if (strstr(line, nonsense[k])) {
                fail_msg("\"%s\" on %s", said, front_scene(&robot.front)->name);
            }
        }
    }
}

/* Whole hands of two people, with and without names: every screen they come to reads right. "You reached" is
 * said to nobody, since both read the sheet. */
static void whole_hands_of_two_people_read_right(void)
{
    for (int round = 0; round < 4; round++) {
        bool named = round / 2;
        start(DEVICE_KEYS, named ? "Marie" : "", named ? "Paul" : "", round % 2 ? "fr" : "en");
        if (!speaks(round % 2 ? "fr" : "")) {
            continue;
        }
        choose("menu.new");
        int sheets = 0;
        for (int moves = 0; moves < 900 && sheets < 3; moves++) {
            nothing_is_nonsense();
            if (robot_on(&robot, &score_scene)) {
                sheets++;
                assert_false(robot_reads(&robot, "You") || robot_reads(&robot, "Vous "));
                assert_true(robot_reads(&robot, named ? "Marie" : round % 2 ? "Hôte" : "Host"));
                assert_true(robot_reads(&robot, named ? "Paul" : round % 2 ? "Invité" : "Guest"));
                sheet_copy(&robot.front);
                assert_null(strstr(robot.clipboard, "You"));
                assert_null(strstr(robot.clipboard, "Vous"));
            }
            if (robot_on(&robot, &handover_scene)) {
                choose("curtain.lift");
            } else if (!robot_decide(&robot)) {
                break;
            }
        }
        assert_true(sheets > 0);
    }
}

/* The poster, read by whoever looks: who played, and against whom. */
static void the_coup_poster_is_right_for_both(void)
{
    for (int french = 0; french < 2; french++) {
        for (int actor = 0; actor < 2; actor++) {
            for (int viewer = 0; viewer < 2; viewer++) {
                start(DEVICE_KEYS, "Marie", "Paul", french ? "fr" : "en");
                choose("menu.new");
                table_see(table_of(&robot.front), viewer);
                coup_show(&robot.front, actor, CARD_EXTRA_TANK, CARD_OUT_OF_GAS);
                robot_tick(&robot, 30);
                const char *them = viewer ? "Marie" : "Paul";
                if (robot_on(&robot, &coup_scene) && speaks(french ? "fr" : "")) {
                    assert_true(robot_reads(&robot, them));
                    assert_false(robot_reads(&robot, viewer ? "Paul " : "Marie "));
                    nothing_is_nonsense();
                }
            }
        }
    }
}

/* ---- what is kept ------------------------------------------------------------------------------- */

static void old_sittings_and_nameless_people_have_names(void)
{
    translate_use(NULL);
    static struct journal journal;
    struct journal_seat *seats = journal.seat;
    journal = (struct journal){.setup.seats = 2};
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        seats[seat].player = PLAYER_HUMAN;
    }
    assert_string_equal(names_called(&journal, 0), "Host");
    assert_string_equal(names_called(&journal, 1), "Guest");
    text_copy(seats[0].name, sizeof seats[0].name, "You"); /* as older sittings say */
    text_copy(seats[1].name, sizeof seats[1].name, "Guest");
    assert_string_equal(names_called(&journal, 0), "Host");
    assert_string_equal(names_called(&journal, 1), "Guest");
    seats[1].player = 0;
    assert_string_equal(names_called(&journal, 0), "You");
    journal.setup.seats = 4; /* anywhere at a larger table */
    seats[2].player = 0;
    assert_string_equal(names_called(&journal, 0), "Host");
    assert_string_equal(names_called(&journal, 3), "Guest");
    journal.setup.seats = 6; /* several guests are told apart */
    assert_string_equal(names_called(&journal, 4), "Guest 2");
    assert_string_equal(names_called(&journal, 5), "Guest 3");
}

static void second_people_are_counted_apart_by_name(void)
{
    struct records records = {.games = 0};
    static const char *const names[] = {"", "Paul", "Jean Luc"};
    for (uint64_t i = 0; i < 6; i++) {
        char key[RECORDS_KEY_SIZE], name[SEAT_NAME_SIZE];
        records_person_key(names[i % 3], key);
        assert_true(records_key_person(key, name));
        assert_string_equal(name, names[i % 3]);
        struct records_hand hand = {.id = i + 1,
                                    .sides = 2,
                                    .side = {{.name = "Marie", .hand = 100, .total = 5100},
                                             {.key = key, .name = names[i % 3], .hand = 200, .total = 5600}},
                                    .game_over = true};
        records_count(&records, &mille_records, &hand);
    }
    assert_int_equal(records.opponents, 3);
    assert_int_equal(records.opponent[1].tally.games, 2);
    char buffer[RECORDS_TEXT_SIZE];
    struct text out = text_in(buffer, sizeof buffer);
    records_write(&records, &mille_records, &out);
    struct records again = {.games = 0};
    assert_int_equal(records_read(&again, &mille_records, buffer, strlen(buffer)), 0);
    assert_string_equal(again.opponent[2].key, records.opponent[2].key);
    /* A crowd is counted as one in the end, and leaves room for the house's players. */
    for (uint64_t i = 0; i < 30; i++) {
        char key[RECORDS_KEY_SIZE], name[16];
        text_format(name, sizeof name, "P%d", (int)i);
        records_person_key(name, key);
        struct records_hand hand = {
            .id = 100 + i, .sides = 2, .side = {{.name = "M"}, {.key = key, .name = name}}};
        records_count(&records, &mille_records, &hand);
    }
    assert_true(records.opponents <= RECORDS_PERSONS);
}

/* So that a folder of saves can be taken to any system. */
static void names_that_windows_refuses_are_refused_with_a_sentence(void)
{
    static const char *const bad[] = {"CON",    "con",    "Aux",    "nul.old",     "PRN .x",
                                      "COM1",   "lpt9.a", "coNin$", "COM\xc2\xb9", "LPT\xc2\xb3.old",
                                      "Marie.", "Marie "};
    static const char *const good[] = {"Conrad", "com",  "COM0", "com10",      "AUXERRE", "lpt",
                                       "nulle",  "con-", "C",    "Marie. L.e", "x.con",   "COM\xc2\xb5"};
    char file[SERVICE_NAME_SIZE], why[240];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        why[0] = '\0';
        assert_false(saves_file(bad[i], file, why, sizeof why));
        assert_true(strchr(why, '.') != NULL);
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(saves_file(good[i], file, why, sizeof why));
    }
}

const struct test tests[] = {
    TEST(names_that_windows_refuses_are_refused_with_a_sentence),
    TEST(two_people_give_their_names_with_any_one_device),
    TEST(the_options_change_the_second_name_and_the_game_follows),
    TEST(names_and_faces_follow_whoever_looks),
    TEST(the_road_log_is_right_for_both_in_both_languages),
    TEST(a_replay_calls_both_by_name),
    TEST(whole_hands_of_two_people_read_right),
    TEST(the_coup_poster_is_right_for_both),
    TEST(old_sittings_and_nameless_people_have_names),
    TEST(second_people_are_counted_apart_by_name),
    {0},
};
