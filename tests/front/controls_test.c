/* SPDX-License-Identifier: MIT */
/* Keys and buttons that a person chose, and the dialog where they are chosen. */
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/controls.h"
#include "front/scenes/screens.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "person.h"
#include "test.h"

#include <string.h>

/* Presses a key or button as the platform does: first asks what it means. */
static void strike(enum device device, const char *control)
{
    struct intent intent = {.device = device};
    if (front_meaning(&robot.front, device, control, &intent) && intent.kind != INTENT_NONE) {
        front_intent(&robot.front, &intent);
    }
    robot_settle(&robot);
}

static void open_controls(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
    choose("menu.options");
    choose("tab.comfort");
    choose_to("options.controls", &controls_scene);
}

static const char *bound(enum device device, enum action action)
{
    return bindings_of(&robot.front.settings.bindings, device, action);
}

static bool remembers(const char *line)
{
    const struct robot_file *file = robot_file(&robot, "settings");
    return file && strstr(file->data, line) != NULL;
}

static void a_key_is_changed_by_pressing_another(void)
{
    open_controls(DEVICE_KEYS);
    choose("key.draw");
    strike(DEVICE_KEYS, "F12");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER), "F12");
    assert_true(remembers("key.mille.draw F12\n"));
    robot_restart(&robot);
    struct intent intent = {.kind = INTENT_NONE};
    assert_true(front_meaning(&robot.front, DEVICE_KEYS, "F12", &intent));
    assert_int_equal(intent.kind, INTENT_KEY);
    assert_int_equal(intent.key, 'p');
    /* The key that was given away means nothing now. */
    assert_true(front_meaning(&robot.front, DEVICE_KEYS, "P", &intent));
    assert_int_equal(intent.kind, INTENT_NONE);
    /* A key that is no action's keeps the platform's meaning. */
    assert_false(front_meaning(&robot.front, DEVICE_KEYS, "Space", &intent));
}

static void the_new_key_plays(void)
{
    open_controls(DEVICE_KEYS);
    choose("key.draw");
    strike(DEVICE_KEYS, "F12");
    choose("controls.done options.done menu.new");
    int before = mille_table_seen(table_of(&robot.front))->pub.hand[TABLE_YOU];
    strike(DEVICE_KEYS, "P");
    assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.hand[TABLE_YOU], before);
    strike(DEVICE_KEYS, "F12");
    assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.hand[TABLE_YOU], before + 1);
}

static void a_pad_button_is_changed_and_its_glyph_follows(void)
{
    open_controls(DEVICE_PAD);
    choose("pad.secondary");
    strike(DEVICE_PAD, "righttrigger");
    assert_string_equal(bound(DEVICE_PAD, ACTION_SECONDARY), "righttrigger");
    assert_true(remembers("pad.secondary righttrigger\n"));
    press(INTENT_CANCEL);
    robot_draw(&robot);
    assert_non_null(drawn_text(&robot.frame, "RT"));
}

static void a_taken_key_asks_and_trades_places(void)
{
    open_controls(DEVICE_KEYS);
    choose("key.draw");
    strike(DEVICE_KEYS, "S");
    assert_true(robot_on(&robot, &confirm_scene));
    choose("confirm.no");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER), "P");
    choose("key.draw");
    strike(DEVICE_KEYS, "S");
    choose_to("confirm.yes", &controls_scene);
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER), "S");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_SAVE), "P");
    choose("controls.defaults");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER), "P");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_SAVE), "S");
    assert_false(remembers("key."));
}

static void waiting_for_a_key_can_be_left_by_every_device(void)
{
    open_controls(DEVICE_KEYS);
    choose("key.draw");
    strike(DEVICE_KEYS, "Escape");
    assert_false(controls_of(&robot.front)->waiting);
    assert_true(robot_on(&robot, &controls_scene));
    choose("key.draw");
    strike(DEVICE_PAD, "b");
    assert_false(controls_of(&robot.front)->waiting);
    choose("key.draw");
    robot.device = DEVICE_MOUSE;
    robot_do(&robot, INTENT_PRESS);
    assert_false(controls_of(&robot.front)->waiting);
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER), "P");
    /* Back itself may be given Esc again. */
    robot.device = DEVICE_KEYS;
    choose("key.cancel");
    strike(DEVICE_KEYS, "F12");
    choose("key.cancel");
    strike(DEVICE_KEYS, "Escape");
    assert_string_equal(bound(DEVICE_KEYS, ACTION_CANCEL), "Escape");
}

static void no_trade_leaves_an_action_without_a_way_back(void)
{
    struct bindings bindings = bindings_default();
    struct rng rng = rng_make(5, RNG_COSMETIC);
    for (int i = 0; i < 2000; i++) {
        enum action to = (enum action)rng_below(&rng, ACTION_HELP),
                    from = (enum action)rng_below(&rng, ACTION_HELP);
        char control[BINDING_SIZE];
        text_copy(control, sizeof control, bindings_of(&bindings, DEVICE_KEYS, from));
        bindings_set(&bindings, DEVICE_KEYS, to, control);
        for (int a = 0; a < ACTIONS; a++) {
            const char *key = bindings_of(&bindings, DEVICE_KEYS, (enum action)a);
            if (action_facts(bindings.game, (enum action)a) == NULL ||
                action_facts(bindings.game, (enum action)a)->key[0] == '\0') {
                continue;
            }
            assert_true(key[0] != '\0');
            assert_int_equal(bindings_find(&bindings, DEVICE_KEYS, key), a);
        }
    }
}

static void a_letter_that_the_cabinet_or_another_row_has_is_refused(void)
{
    for (int i = 0; game_fronts[i]; i++) {
        assert_null(action_letters_wrong(game_fronts[i]));
    }
    static const struct action_facts cabinets[] = {{"spin", "Spin", INTENT_KEY, 's', .key = "S", .pad = ""},
                                                   {.name = NULL}};
    static const struct action_facts twice[] = {{"spin", "Spin", INTENT_KEY, 'v', .key = "V", .pad = ""},
                                                {"turn", "Turn", INTENT_KEY, 'v', .key = "V", .pad = ""},
                                                {.name = NULL}};
    static const struct action_facts dumb[] = {{"spin", NULL, INTENT_KEY, 'v', .key = "V", .pad = ""},
                                               {.name = NULL}};
    const struct action_facts *const rows[] = {cabinets, twice, dumb};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct game_front game = {.game = &mille_game, .letters = rows[i]};
        assert_non_null(action_letters_wrong(&game));
    }
}

static void a_letter_of_a_game_is_changed_and_counts_at_its_table_alone(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    table_choose(&robot.front, &cubes_front);
    choose("menu.options");
    choose("tab.comfort options.controls key.roll");
    strike(DEVICE_KEYS, "F12");
    assert_true(remembers("key.cubes.roll F12\n"));
    choose("controls.done options.done");
    struct intent intent = {.kind = INTENT_NONE};
    assert_true(front_meaning(&robot.front, DEVICE_KEYS, "F12", &intent));
    assert_int_equal(intent.key, 't');
    table_choose(&robot.front, &mille_front);
    assert_false(front_meaning(&robot.front, DEVICE_KEYS, "F12", &intent));
    /* What the cabinet takes is free at no table, whichever is in front. */
    bindings_set(&robot.front.settings.bindings, DEVICE_KEYS, ACTION_HINT, "K");
    table_choose(&robot.front, &cubes_front);
    assert_int_equal(bindings_find(&robot.front.settings.bindings, DEVICE_KEYS, "K"), ACTION_HINT);
    assert_string_equal(bound(DEVICE_KEYS, ACTION_LETTER + 1), "H");
}

static void the_bar_shows_the_letter_that_a_game_has_for_an_action(void)
{
    assert_int_equal(action_shown(&mille_front, ACTION_SECONDARY), ACTION_LETTER + 2);
    assert_int_equal(action_shown(&cubes_front, ACTION_SECONDARY), ACTION_LETTER);
    assert_int_equal(action_shown(&cubes_front, ACTION_ALTERNATE), ACTION_LETTER + 1);
    assert_int_equal(action_shown(&mille_front, ACTION_ALTERNATE), ACTION_ALTERNATE);
}

static void damaged_lines_of_bindings_are_told(void)
{
    struct settings settings = settings_default();
    settings.bindings.game = &mille_front;
    static const char good[] =
        "route-mille settings 1\nkey.letter_p Left Shift\npad.hint back\nkey.later F4\n";
    assert_int_equal(settings_read(&settings, good, sizeof good - 1), 0);
    assert_string_equal(bindings_of(&settings.bindings, DEVICE_KEYS, ACTION_LETTER), "Left Shift");
    assert_string_equal(bindings_of(&settings.bindings, DEVICE_PAD, ACTION_HINT), "back");
    static const char long_name[] = "route-mille settings 1\nkey.letter_p abcdefghijklmnopqrstuvwxyz\n";
    assert_int_equal(settings_read(&settings, long_name, sizeof long_name - 1), 2);
    static const char bytes[] = "route-mille settings 1\nkey.letter_p \xff\xfe\n";
    assert_int_equal(settings_read(&settings, bytes, sizeof bytes - 1), 2);
}

static void names_of_older_settings_are_read_and_written_anew(void)
{
    static const struct {
        const char *line;
        enum action action;
    } rows[] = {{"discard", ACTION_SECONDARY}, {"sort", ACTION_ALTERNATE}, {"take_back", ACTION_UNDO}};
    struct bindings bindings = bindings_default();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char name[32], value[8];
        bool mine;
        text_format(name, sizeof name, "key.%s", rows[i].line);
        text_format(value, sizeof value, "F%d", (int)i + 5);
        assert_true(bindings_read(&bindings, name, strlen(name), value, &mine));
        assert_true(mine);
        assert_string_equal(bindings_of(&bindings, DEVICE_KEYS, rows[i].action), value);
    }
    char written[256];
    struct text out = text_in(written, sizeof written);
    bindings_write(&bindings, &out);
    assert_string_equal(written, "key.secondary F5\nkey.alternate F6\nkey.undo F7\n");
}

static void actions_are_called_as_at_the_table_chosen(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    const struct game_front *const games[] = {&mille_front, &cubes_front};
    const char *const names[] = {"Discard the card", "Roll"};
    for (int i = 0; i < 2; i++) {
        table_choose(&robot.front, games[i]);
        assert_string_equal(controls_action_label(&robot.front, ACTION_SECONDARY), names[i]);
        assert_string_equal(controls_action_label(&robot.front, ACTION_MENU), "Menu");
    }
}

/* What asks about anything has no key of its own at first, but Shift and the key of help. */
static void the_question_mark_has_its_two_keys(void)
{
    open_controls(DEVICE_KEYS);
    assert_true(robot_shows(&robot, "Shift+F1"));
}

const struct test tests[] = {
    TEST(a_key_is_changed_by_pressing_another),
    TEST(the_new_key_plays),
    TEST(a_pad_button_is_changed_and_its_glyph_follows),
    TEST(a_taken_key_asks_and_trades_places),
    TEST(waiting_for_a_key_can_be_left_by_every_device),
    TEST(no_trade_leaves_an_action_without_a_way_back),
    TEST(names_of_older_settings_are_read_and_written_anew),
    TEST(actions_are_called_as_at_the_table_chosen),
    TEST(the_question_mark_has_its_two_keys),
    TEST(a_letter_that_the_cabinet_or_another_row_has_is_refused),
    TEST(a_letter_of_a_game_is_changed_and_counts_at_its_table_alone),
    TEST(the_bar_shows_the_letter_that_a_game_has_for_an_action),
    TEST(damaged_lines_of_bindings_are_told),
    {0},
};
