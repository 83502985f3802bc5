/* SPDX-License-Identifier: MIT */
/* The options, row by row: what each changes, at once and next time, by every device. */
#include "choices_rig.h"
#include "person.h"

#include "front/help/help_book.h"
#include "front/mille/mille_options.h"
#include "front/scenes/options_table.h"
#include "test.h"

#include <math.h>
#include <string.h>

static float size_of(const char *string)
{
    const struct draw_command *command = said(string);
    assert_non_null(command);
    return command->as.text.size;
}

static void every_row_can_be_changed_by_every_device(void)
{
    for (int d = 0; d < DEVICES; d++) {
        for (int row = 0; row < OPTIONS; row++) {
            const struct options_entry *entry = options_entry(row);
            if (entry->control == CONTROL_TEXT) {
                continue;
            }
            open_at(devices[d], entry->page);
            int before = options_value(&robot.front, row);
            /* To the right a switch goes on and a slider up: from there they go left. */
            bool full = entry->control != CONTROL_CHOICE && before == options_most(&robot.front, row);
            if (full && devices[d] != DEVICE_MOUSE) {
                robot_focus(&robot, entry->name);
                press(INTENT_LEFT);
            } else {
                step(entry->name);
            }
            if (row != CHOSEN_WINDOW && !(full && entry->control == CONTROL_SLIDER)) {
                assert_int_not_equal(options_value(&robot.front, row), before);
            }
            assert_non_null(options_sentence(&robot.front, row));
        }
    }
}

static void the_language_switches_at_once_and_is_remembered(void)
{
    open_at(DEVICE_PAD, PAGE_GAME);
    assert_string_equal(robot.front.settings.language, "");
    assert_non_null(said("Language"));
    step("options.language");
    assert_string_equal(robot.front.settings.language, "fr");
    if (strcmp(robot.front.language, "fr") == 0) { /* where msgfmt made the catalogue */
        assert_non_null(said("Langue"));
        assert_null(said("Language"));
        robot_restart(&robot);
        assert_non_null(said("Nouvelle partie"));
        choose("menu.options");
    }
    press(INTENT_SECONDARY);
    assert_string_equal(robot.front.settings.language, "");
    assert_non_null(said("Language"));
}

static void the_picture_page_asks_the_machine(void)
{
    open_at(DEVICE_PAD, PAGE_PICTURE);
    step("options.fullscreen");
    assert_true(robot.fullscreen);
    step("options.window");
    assert_true(robot.window_w >= 640 && robot.window_h >= 360);
    char size[32];
    text_format(size, sizeof size, "%d \u00d7 %d", robot.window_w, robot.window_h);
    assert_non_null(said(size));
    robot.vsync = true;
    robot_focus(&robot, "options.vsync");
    press(INTENT_LEFT);
    assert_false(robot.vsync);
}

static void large_print_enlarges_sentences_by_a_fifth(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    float row = size_of("Reduced motion"), prompt = size_of("Move and change"), title = size_of("Options");
    step("options.print");
    assert_float_equal(size_of("Reduced motion"), row * 1.2f, .01f);
    assert_float_equal(size_of("Move and change"), prompt * 1.2f, .01f);
    assert_float_equal(size_of("Options"), title, .01f);
}

/* In pixels, as an eye sees them: at twice the size the layout is that of a smaller window. */
static void letters_grow_up_to_twice_and_large_ones_less(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    float row = 0, title = 0;
    for (int value = 0; value < SETTINGS_PRINT_COUNT; value++) {
        options_set(&robot.front, CHOSEN_PRINT, value);
        robot_settle(&robot);
        robot_focus(&robot, "options.done");
        float size = size_of("Count the days") * robot.front.frame.scale;
        float head = size_of("Options") * robot.front.frame.scale;
        row = value == 0 ? size : row;
        title = value == 0 ? head : title;
        float grown = (float)SETTINGS_PRINTS[value] / 100;
        assert_true(size >= row * grown * .97f && size <= row * grown * 1.2f);
        assert_true(head >= title && head <= title * grown);
    }
}

/* A phone has no room for more; its layout does not change. */
static void in_a_small_window_letters_grow_as_far_as_there_is_room(void)
{
    robot_start_in(&robot, NULL, DEVICE_PAD, 7, &(struct window){.w = 1080, .h = 2340, .dpr = 3});
    float scale = robot.front.frame.scale;
    for (int i = 0; i < SETTINGS_PRINT_COUNT; i++) {
        robot.front.settings.print = SETTINGS_PRINTS[i];
        robot_draw(&robot);
        assert_float_equal(robot.frame.text_scale, i == 0 ? 1 : DRAW_LARGE, .001f);
        assert_float_equal(robot.front.frame.scale, scale, .001f);
    }
}

/* The size of the first line of the road book's first chapter. */
static float size_in_the_book(int print)
{
    robot.front.settings.print = print;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT &&
            strncmp(draw_string(&robot.frame, command->string), "Two", 3) == 0) {
            return command->as.text.size;
        }
    }
    fail_msg("the chapter is not shown");
    return 0;
}

/* The road book scrolls, so that a phone has room for all that is asked for. */
static void long_texts_grow_as_asked_in_a_small_window(void)
{
    static const struct window small[] = {{.w = 1080, .h = 2340, .dpr = 3}, {.w = 640, .h = 360, .dpr = 1}};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 7, &small[i]);
        help_book_open(&robot.front, HELP_BOOK_CONTENTS + 1);
        robot_settle(&robot);
        float usual = size_in_the_book(100);
        assert_float_equal(size_in_the_book(150), usual * 1.5f, .1f);
        assert_float_equal(size_in_the_book(200), fminf(usual * 2, 54), .1f);
    }
}

static void plain_letters_are_of_one_typeface_with_air(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    step("options.plain");
    choose("options.done menu.new");
    robot_draw(&robot);
    int letters = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT) {
            const char *string = draw_string(&robot.frame, command->string);
            bool figures =
                string[strcspn(string, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")] == '\0';
            assert_true(figures || command->as.text.font >= FONT_BODY);
            letters += command->as.text.tracking >= command->as.text.size * .059f;
        }
        bool titled = command->kind == DRAW_CARD && draw_string(&robot.frame, command->as.card.title)[0];
        assert_true(!titled || command->as.card.title_font >= FONT_BODY);
    }
    assert_true(letters > 5);
    assert_true(draw_leading(&robot.frame, 25 * 1.28f) >= 25 * 1.4f);
    char words[][16] = {"COUP FOURR\u00c9", "LB", "Stop 2", "\u00c9TAPE"};
    const char *const plain[] = {"Coup fourr\u00e9", "LB", "Stop 2", "\u00c9tape"};
    for (int i = 0; i < 4; i++) {
        draw_lower(words[i]);
        assert_string_equal(words[i], plain[i]);
    }
}

/* Letters of which capitals are twice as wide. */
static float wide_capitals(const void *context, enum font font, float size, float tracking,
                           const char *string)
{
    float width = 0;
    (void)context, (void)font;
    for (; *string; string++) {
        width += size * (*string >= 'A' && *string <= 'Z' ? 1 : .5f) + tracking;
    }
    return width;
}

static void plain_letters_are_measured_as_they_are_drawn(void)
{
    static const char capitals[] = "THE ROUTE MILLE TO THE SEA", drawn[] = "The route mille to the sea";
    open_at(DEVICE_PAD, PAGE_COMFORT);
    step("options.plain");
    robot_draw(&robot);
    struct draw_list *list = &robot.frame;
    const struct type_metrics *usual = list->type;
    list->type = &(struct type_metrics){.width = wide_capitals};
    float wide = draw_text_width(list, drawn, FONT_BODY, 30, 0);
    assert_float_equal(draw_text_width(list, capitals, FONT_BODY, 30, 0), wide, .01f);
    draw_begin(list, list->frame);
    int lines = draw_text_lines(list, capitals, FONT_BODY, 30, wide / 2);
    assert_int_equal(
        draw_text_wrapped(list, 0, 0, capitals, FONT_BODY, 30, INK_INK, ANCHOR_START, wide / 2, 40), lines);
    assert_true(lines > 1);
    char all[80] = "";
    struct text out = text_in(all, sizeof all);
    for (const struct draw_command *command = NULL; (command = drawn_next(list, command));) {
        text_addf(&out, "%s%s", out.length > 0 ? " " : "", draw_string(list, command->string));
    }
    assert_string_equal(all, drawn);
    list->type = usual;
}

/* Large print was on or off once. */
static void letters_of_older_settings_are_read(void)
{
    static const struct {
        const char *line;
        int print;
    } files[] = {{"large_print 1", 120}, {"large_print 0", 100}, {"print 150", 150}, {"print 137", 100}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char text[80];
        struct settings settings = settings_default();
        text_format(text, sizeof text, "route-mille settings 1\n%s\n", files[i].line);
        assert_int_equal(settings_read(&settings, text, strlen(text)), 0);
        assert_int_equal(settings.print, files[i].print);
    }
}

/* How dark the topmost veil over the whole canvas is, 0..255. */
static int veil(void)
{
    int ink = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_FILL && command->box.w >= robot.front.frame.canvas.w &&
            command->box.h >= robot.front.frame.canvas.h) {
            ink = command->ink.a;
        }
    }
    return ink;
}

static void high_contrast_leaves_no_thin_veil(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    assert_true(veil() > 0);
    step("options.contrast");
    assert_true(veil() >= 255 * 65 / 100);
    choose("options.done menu.new");
    robot_settle(&robot);
    robot_draw(&robot);
    int dimmed = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        bool dim = command->kind == DRAW_CARD && command->as.card.dim > 0;
        assert_true(!dim || (command->as.card.hatched && command->as.card.dim <= .5f));
        dimmed += dim;
    }
    assert_true(dimmed > 0);
}

/* A caption has a plate of its own then, which the letters' outline would eat. */
static void high_contrast_outlines_no_caption_on_its_plate(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    step("options.contrast");
    choose("options.done menu.new");
    robot_draw(&robot);
    int captions = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next_text(&robot.frame, command));) {
        if (strcmp(draw_string(&robot.frame, command->string), "BATTLE") == 0) {
            captions++;
            assert_true(command->as.text.outline <= 0);
        }
    }
    assert_true(captions > 0);
}

static int written_in(struct rgba ink)
{
    int found = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        found += command->kind == DRAW_TEXT && command->ink.r == ink.r && command->ink.g == ink.g &&
                 command->ink.b == ink.b;
    }
    return found;
}

static void high_contrast_leaves_no_grey_words(void)
{
    for (int contrast = 0; contrast < 2; contrast++) {
        open_at(DEVICE_PAD, PAGE_COMFORT);
        robot.front.settings.high_contrast = contrast == 1;
        choose("options.controls"); /* its columns have minor heads */
        assert_true((written_in(INK_ASPHALT2) == 0) == (contrast == 1));
        assert_int_equal(written_in(INK_STONE), 0);
    }
}

static void defaults_bring_back_the_page_and_no_other(void)
{
    open_at(DEVICE_PAD, PAGE_COMFORT);
    step("options.print");
    choose(OPTIONS_TABS[PAGE_TABLE].name);
    step("options.units");
    press(INTENT_SECONDARY);
    assert_int_equal(units_chosen(&robot.front.settings), 0);
    assert_int_equal(robot.front.settings.print, 120);
    choose(OPTIONS_TABS[PAGE_COMFORT].name);
    choose("options.defaults");
    assert_int_equal(robot.front.settings.print, 100);
}

static void every_setting_survives_its_file(void)
{
    for (int row = 0; row < OPTIONS; row++) {
        if (options_entry(row)->control == CONTROL_TEXT || row == CHOSEN_WINDOW) {
            continue;
        }
        open_at(DEVICE_PAD, options_entry(row)->page);
        int most = options_most(&robot.front, row);
        bool full = options_value(&robot.front, row) == most;
        options_set(&robot.front, row, full ? options_entry(row)->least : most);
        int kept = options_value(&robot.front, row);
        front_save_settings(&robot.front);
        robot_restart(&robot);
        assert_int_equal(options_value(&robot.front, row), kept);
    }
}

static void words_of_the_settings_are_text(void)
{
    static const char *const damaged[] = {"language fr\x1b[31m", "language x\r\r", "saved_seed \xff",
                                          "language \xc3"};
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
        char text[128];
        struct settings settings = settings_default();
        text_format(text, sizeof text, "route-mille settings 1\npace 130\n");
        size_t length = strlen(text);
        memcpy(text + length, damaged[i], strlen(damaged[i]) + 1);
        assert_int_equal(settings_read(&settings, text, strlen(text)), 3);
        assert_int_equal(settings.pace, 100);
    }
}

static void a_number_of_a_later_version_is_skipped(void)
{
    static const char text[] = "route-mille settings 1\nlessons 600\nplay_method 77\nmute 5\n"
                               "pace 99999999999999999999\nsound_music 40\n";
    struct settings settings = settings_default();
    int method = mille_choice(&settings, MILLE_CHOICE_METHOD);
    assert_int_equal(settings_read(&settings, text, sizeof text - 1), 0);
    assert_int_equal(settings_number(&settings, "mille", "lessons", 0),
                     600); /* a tenth lesson, done there: it stays so */
    assert_int_equal(mille_choice(&settings, MILLE_CHOICE_METHOD), method);
    assert_false(settings.mute);
    assert_int_equal(settings.pace, 100);
    assert_int_equal(settings.sound_music, 40);
    static const char word[] = "route-mille settings 1\nlessons many\n";
    assert_int_equal(settings_read(&settings, word, sizeof word - 1), 2);
}

const struct test tests[] = {
    TEST(words_of_the_settings_are_text),
    TEST(a_number_of_a_later_version_is_skipped),
    TEST(every_row_can_be_changed_by_every_device),
    TEST(the_language_switches_at_once_and_is_remembered),
    TEST(the_picture_page_asks_the_machine),
    TEST(large_print_enlarges_sentences_by_a_fifth),
    TEST(high_contrast_leaves_no_thin_veil),
    TEST(high_contrast_outlines_no_caption_on_its_plate),
    TEST(high_contrast_leaves_no_grey_words),
    TEST(defaults_bring_back_the_page_and_no_other),
    TEST(every_setting_survives_its_file),
    TEST(letters_grow_up_to_twice_and_large_ones_less),
    TEST(letters_of_older_settings_are_read),
    TEST(in_a_small_window_letters_grow_as_far_as_there_is_room),
    TEST(long_texts_grow_as_asked_in_a_small_window),
    TEST(plain_letters_are_of_one_typeface_with_air),
    TEST(plain_letters_are_measured_as_they_are_drawn),
    {0},
};
