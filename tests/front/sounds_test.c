/* SPDX-License-Identifier: MIT */
/* What every screen lets be heard: menus and dialogs, the music of each scene, how loud it all is, silence on
 * demand, and sounds in words. */
#include "person.h"
#include "position.h"
#include "road_cues.h"
#include "windows.h"

#include "front/mille/mille_layout.h"
#include "front/mille/mille_sound.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/tween.h"

#include <string.h>

enum { TICKS_MOST = 1000 };

static const char *heard(void)
{
    return robot_heard(&robot);
}

static int count_of(int cue)
{
    return robot_heard_times(&robot, cue);
}

/* ---- menus and dialogs -----------------------------------------------------------------------------------
 */

static void menus_are_heard_on_every_device(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_PAD; device++) {
        robot_start(&robot, (enum device)device, 3, 1280, 720);
        robot.cues = 0;
        robot_focus(&robot, "menu.options");
        assert_true(count_of(CUE_HOVER) >= 1);
        assert_int_equal(robot.cues, count_of(CUE_HOVER));
        robot_tick(&robot, 20);
        robot.cues = 0;
        choose("menu.options");
        assert_string_equal(heard(), "ui_press ui_dialog_open");
        robot.cues = 0;
        press(INTENT_CANCEL);
        assert_string_equal(heard(), "ui_dialog_close");
    }
}

static void a_focus_that_stays_is_silent(void)
{
    robot_start(&robot, DEVICE_MOUSE, 3, 1280, 720);
    robot_focus(&robot, "menu.options");
    robot_tick(&robot, 5);
    robot.cues = 0;
    robot_focus(&robot, "menu.options");
    robot_do(&robot, INTENT_POINT);
    assert_int_equal(robot.cues, 0);
}

/* Arrows that lead no further, and a tick that is lower where nothing can be chosen. */
static void the_end_of_a_list_and_what_is_dim_are_heard(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    for (int i = 0; i < FOCUS_ITEMS_MAX; i++) {
        press(INTENT_DOWN);
    }
    robot.cues = 0;
    press(INTENT_DOWN);
    assert_string_equal(heard(), "ui_list_end");
    choose("menu.new");
    struct focus_list list = robot_items(&robot);
    int dim = 0, bright = 0;
    for (int i = 0; i < list.count; i++) {
        robot_tick(&robot, TICKS_A_SECOND);
        robot.cues = 0;
        robot_leads(&robot, list.item[i].name);
        const struct focus_list now = robot_items(&robot);
        const struct focus_item *item = focus_find(&now, front_focus(&robot.front));
        if (robot.cues > 0) {
            dim += !item->enabled;
            bright += item->enabled;
            assert_int_equal(robot.cue[robot.cues - 1].cue, item->enabled ? CUE_HOVER : CUE_HOVER_DIM);
        }
    }
    assert_true(dim > 0 && bright > 0);
}

static void a_closed_table_answers_with_the_bell(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    struct focus_list list = robot_items(&robot);
    const struct focus_item *closed = NULL;
    for (int i = 0; i < list.count; i++) {
        closed = list.item[i].enabled ? closed : &list.item[i];
    }
    if (closed) {
        char name[FOCUS_NAME_SIZE];
        text_copy(name, sizeof name, closed->name);
        robot_focus(&robot, name);
        robot.cues = 0;
        robot_do(&robot, INTENT_CONFIRM);
        assert_string_equal(heard(), "ui_bell");
    }
}

/* ---- music --------------------------------------------------------------------------------------------- */

static void music_follows_the_scene_and_rests_in_a_pause(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    assert_int_equal(robot.piece, PIECE_TITLE);
    choose("menu.new");
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_ROAD));
    int asked = robot.pieces;
    press(INTENT_CANCEL);
    assert_int_equal(robot.piece, PIECE_REST);
    /* The options set how loud it is, so it goes on for them. */
    choose("pause.options");
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_ROAD));
    press(INTENT_CANCEL);
    assert_int_equal(robot.piece, PIECE_REST);
    press(INTENT_CANCEL);
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_ROAD));
    assert_int_equal(robot.pieces, asked + 4);
}

static bool extended(const struct mille_public *pub)
{
    return pub->goal > GOAL_MILES && pub->phase == PHASE_DRAW;
}

static void the_music_quickens_past_700(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    position_reach(&robot, extended);
    robot_tick(&robot, 2);
    assert_int_equal(robot.piece, road_piece(MILLE_PIECE_EXTENSION));
}

/* ---- loudness ------------------------------------------------------------------------------------------ */

static void open_sound_page(enum device device)
{
    robot_start(&robot, device, 3, 1280, 720);
    choose("menu.options");
    robot_choose(&robot, "tab.sound");
    robot_tick(&robot, 2);
}

static void it_is_quiet_at_first(void)
{
    robot_start(&robot, DEVICE_MOUSE, 3, 1280, 720);
    assert_int_equal(robot.levels.master, 60);
    assert_int_equal(robot.levels.music, 100);
    assert_false(robot.levels.mute);
}

static void every_slider_is_live_and_remembered(void)
{
    static const struct {
        const char *name, *line;
        size_t level;
        int first;
        int sample; /* cue; -1: what plays is the sample */
    } sliders[] = {
        {"options.master", "sound_master 55", offsetof(struct sound_levels, master), 60, CUE_SAMPLE},
        {"options.music", "sound_music 95", offsetof(struct sound_levels, music), 100, -1},
        {"options.effects", "sound_effects 95", offsetof(struct sound_levels, effects), 100, CUE_SAMPLE},
        {"options.ambience", "sound_ambience 95", offsetof(struct sound_levels, ambience), 100, -1},
    };
    for (int device = DEVICE_KEYS; device <= DEVICE_PAD; device++) {
        for (size_t i = 0; i < sizeof sliders / sizeof *sliders; i++) {
            open_sound_page((enum device)device);
            const int *level = (const int *)(const void *)((const char *)&robot.levels + sliders[i].level);
            assert_int_equal(*level, sliders[i].first);
            robot_focus(&robot, sliders[i].name);
            robot_tick(&robot, 1);
            robot.cues = 0;
            robot_do(&robot, INTENT_LEFT);
            robot_tick(&robot, 1);
            assert_int_equal(*level, sliders[i].first - 5);
            assert_int_equal(robot.cues, sliders[i].sample >= 0);
            assert_int_equal(count_of(CUE_SAMPLE), sliders[i].sample >= 0);
            choose("options.done");
            const struct robot_file *settings = robot_file(&robot, "settings");
            assert_non_null(strstr(settings->data, sliders[i].line));
        }
    }
}

static void sliders_follow_the_mouse(void)
{
    open_sound_page(DEVICE_MOUSE);
    struct rect row = item_named("options.music")->box;
    const struct point middle = {row.x + row.w - 38 - 440 + 220, row.y + row.h / 2}; /* of the road */
    mouse_at(INTENT_PRESS, middle);
    mouse_at(INTENT_RELEASE, middle);
    robot_tick(&robot, 1);
    assert_in_range(robot.levels.music, 40, 60);
}

static void defaults_bring_back_the_loudness(void)
{
    open_sound_page(DEVICE_KEYS);
    robot_focus(&robot, "options.effects");
    for (int i = 0; i < 5; i++) {
        robot_do(&robot, INTENT_LEFT);
    }
    robot_tick(&robot, 1);
    assert_int_equal(robot.levels.effects, 75);
    robot_choose(&robot, "options.defaults");
    robot_tick(&robot, 1);
    assert_int_equal(robot.levels.effects, 100);
}

/* ---- silence ------------------------------------------------------------------------------------------- */

static void m_mutes_anywhere_and_the_screen_says_so(void)
{
    static const char *const places[] = {"", "menu.options", "menu.new", "menu.quit"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
        if (places[i][0]) {
            choose(places[i]);
        }
        const struct scene *scene = front_scene(&robot.front);
        robot_key(&robot, 'm');
        robot_tick(&robot, 1);
        assert_true(robot.levels.mute);
        assert_string_equal(sounds_of(&robot.front)->caption, "sound off");
        assert_non_null(strstr(robot_file(&robot, "settings")->data, "mute 1"));
        assert_ptr_equal(front_scene(&robot.front), scene);
        robot_key(&robot, 'm');
        robot_tick(&robot, 1);
        assert_false(robot.levels.mute);
        assert_string_equal(sounds_of(&robot.front)->caption, "sound on");
        robot_settle(&robot);
        assert_null(sounds_of(&robot.front)->caption);
    }
}

static void another_window_silences_only_on_demand(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot_do(&robot, INTENT_FOCUS_LOST);
    robot_tick(&robot, 1);
    assert_true(robot.levels.mute);
    assert_false(robot.front.settings.mute);
    assert_null(sounds_of(&robot.front)->caption);
    robot_do(&robot, INTENT_FOCUS_GAINED);
    robot_tick(&robot, 1);
    assert_false(robot.levels.mute);
    robot.front.settings.mute_away = false;
    robot_do(&robot, INTENT_FOCUS_LOST);
    robot_tick(&robot, 1);
    assert_false(robot.levels.mute);
}

static void a_hidden_page_is_silent_as_the_option_says(void)
{
    open_sound_page(DEVICE_KEYS);
    assert_true(robot.levels.mute_away);
    robot_choose(&robot, "options.mute_away");
    robot_tick(&robot, 1);
    assert_false(robot.levels.mute_away);
    assert_false(robot.levels.mute);
}

static void silence_is_remembered(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    robot_key(&robot, 'm');
    robot_restart(&robot);
    assert_true(robot.levels.mute);
}

/* ---- in words -------------------------------------------------------------------------------------------
 */

static void every_sound_that_tells_something_has_a_name(void)
{
    static struct sounds_all all;
    sounds_gather(&all);
    for (int cue = 0; cue < all.cues; cue++) {
        /* The first tick names a count, and the first stamp those that fall. */
        bool goes_on = (cue > CUE_RISE && cue < CUE_RISE + CUE_RISE_TICKS) ||
                       (cue > CUE_STAMP && cue < CUE_STAMP + CUE_STAMPS);
        bool tells = cue != CUE_HOVER && cue != CUE_HOVER_DIM && cue != CUE_PICKUP &&
                     cue != CUE_DRUMS_AGAIN && !goes_on;
        assert_int_equal(all.cue[cue].caption != NULL, tells);
    }
}

static void captions_name_what_is_heard(void)
{
    open_sound_page(DEVICE_KEYS);
    assert_null(sounds_of(&robot.front)->caption);
    choose("options.captions");
    robot_do(&robot, INTENT_CANCEL);
    robot_tick(&robot, 1);
    assert_string_equal(sounds_of(&robot.front)->caption, "a map is folded");
    robot_settle(&robot);
    assert_null(sounds_of(&robot.front)->caption);
    mille_sound_cue(&robot.front, MILLE_CUE_HAZARD + CARD_FLAT_TIRE - CARD_OUT_OF_GAS);
    assert_string_equal(sounds_of(&robot.front)->caption, "a tire bursts");
    /* What matters less does not wipe it away at once, but later it does. */
    robot_tick(&robot, 1);
    mille_sound_cue(&robot.front, MILLE_CUE_DRAW);
    assert_string_equal(sounds_of(&robot.front)->caption, "a tire bursts");
    robot_tick(&robot, tween_ticks(1000));
    mille_sound_cue(&robot.front, MILLE_CUE_DRAW);
    assert_string_equal(sounds_of(&robot.front)->caption, "a card is drawn");
}

/* The plate of the caption as it is drawn: the last that frames words. */
static struct rect caption_now(const char *words)
{
    robot_draw(&robot);
    for (size_t i = robot.frame.count; i-- > 0;) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_string(&robot.frame, command->string), words) == 0) {
            float size = command->as.text.size;
            return (struct rect){command->box.x - 60, command->box.y - 29,
                                 draw_text_width(&robot.frame, words, FONT_BODY_MEDIUM, size, 0) + 84, 40};
        }
    }
    fail_msg("no caption");
    return (struct rect){0, 0, 0, 0};
}

static float caption_size(const char *words)
{
    float size = 0;
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_string(&robot.frame, command->string), words) == 0) {
            size = command->as.text.size;
        }
    }
    return size;
}

static void captions_lie_on_neither_buttons_nor_bar(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 3, window);
        robot.front.settings.captions = true;
        position_make(&robot);
        stand_at(&table_scene);
        mille_sound_cue(&robot.front, MILLE_CUE_HAZARD + CARD_FLAT_TIRE - CARD_OUT_OF_GAS);
        robot_tick(&robot, 1);
        const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
        struct rect box = caption_now("a tire bursts");
        const struct rect kept[] = {layout->button[BUTTON_PLAY], layout->button[BUTTON_DISCARD], layout->bar,
                                    bar_band(&robot.front, &robot.frame)};
        for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
            struct rect over = rect_shared(box, kept[i]);
            if (kept[i].w > 0 && over.w > 0 && over.h > 0) {
                fail_msg("%d x %d: the caption lies on %zu", window->w, window->h, i);
            }
        }
    }
}

/* Whatever the size of all other letters. */
static void captions_have_a_size_of_their_own(void)
{
    robot_start(&robot, DEVICE_PAD, 3, 1920, 1080);
    struct settings *settings = &robot.front.settings;
    settings->captions = true;
    float usual = 0;
    for (int print = 0; print < 2; print++) {
        for (int i = 0; i < SETTINGS_PRINT_COUNT; i++) {
            settings->print = SETTINGS_PRINTS[print];
            settings->caption_print = SETTINGS_PRINTS[i];
            mille_sound_cue(&robot.front, MILLE_CUE_HAZARD + CARD_FLAT_TIRE - CARD_OUT_OF_GAS);
            robot_tick(&robot, 1);
            float high = caption_size("a tire bursts");
            usual = usual > 0 ? usual : high;
            assert_float_equal(high, usual * (float)SETTINGS_PRINTS[i] / 100, .1f);
            robot_settle(&robot);
        }
    }
}

static void without_captions_nothing_is_named(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    mille_sound_cue(&robot.front, MILLE_CUE_HORN);
    assert_null(sounds_of(&robot.front)->caption);
}

const struct test tests[] = {
    TEST(menus_are_heard_on_every_device),
    TEST(a_focus_that_stays_is_silent),
    TEST(the_end_of_a_list_and_what_is_dim_are_heard),
    TEST(a_closed_table_answers_with_the_bell),
    TEST(music_follows_the_scene_and_rests_in_a_pause),
    TEST(the_music_quickens_past_700),
    TEST(it_is_quiet_at_first),
    TEST(every_slider_is_live_and_remembered),
    TEST(sliders_follow_the_mouse),
    TEST(defaults_bring_back_the_loudness),
    TEST(m_mutes_anywhere_and_the_screen_says_so),
    TEST(another_window_silences_only_on_demand),
    TEST(a_hidden_page_is_silent_as_the_option_says),
    TEST(silence_is_remembered),
    TEST(every_sound_that_tells_something_has_a_name),
    TEST(captions_name_what_is_heard),
    TEST(captions_lie_on_neither_buttons_nor_bar),
    TEST(captions_have_a_size_of_their_own),
    TEST(without_captions_nothing_is_named),
    {0},
};
