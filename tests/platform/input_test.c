/* SPDX-License-Identifier: MIT */
/* Mouse and keys to intents. */
#include "platform/input.h"
#include "test.h"

#include <string.h>

enum { HEARD_MAX = 32 };

static struct intent heard[HEARD_MAX];
static int count;
static struct input input;

static void hear(void *context, const struct intent *intent)
{
    (void)context;
    assert_true(count < HEARD_MAX);
    heard[count++] = *intent;
}

static void enter(void)
{
    count = 0;
    input = (struct input){.listener = {.hear = hear}, .units_x = 1.5f, .units_y = 1.5f};
}

static void send_key(SDL_Keycode key, SDL_Scancode scancode, Uint16 held, bool repeat)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN,
                               .state = SDL_PRESSED,
                               .repeat = repeat,
                               .keysym = {.scancode = scancode, .sym = key, .mod = held}}};
    input_event(&input, &event);
}

static void press(SDL_Keycode key, Uint16 held)
{
    send_key(key, SDL_GetScancodeFromKey(key), held, false);
}

static void said(enum intent_kind kind, char key)
{
    assert_int_equal(count, 1);
    assert_int_equal(heard[0].kind, kind);
    assert_int_equal(heard[0].key, key);
    assert_int_equal(heard[0].device, DEVICE_KEYS);
    count = 0;
}

static void keys_mean_what_the_table_says(void)
{
    static const struct {
        SDL_Keycode key;
        enum intent_kind intent;
    } rows[] = {{SDLK_UP, INTENT_UP},
                {SDLK_DOWN, INTENT_DOWN},
                {SDLK_LEFT, INTENT_LEFT},
                {SDLK_RIGHT, INTENT_RIGHT},
                {SDLK_RETURN, INTENT_CONFIRM},
                {SDLK_SPACE, INTENT_CONFIRM},
                {SDLK_KP_ENTER, INTENT_CONFIRM},
                {SDLK_ESCAPE, INTENT_CANCEL},
                {SDLK_DELETE, INTENT_SECONDARY},
                {SDLK_BACKSPACE, INTENT_ERASE},
                {SDLK_PAGEUP, INTENT_PAGE_PREV},
                {SDLK_PAGEDOWN, INTENT_PAGE_NEXT},
                {SDLK_F11, INTENT_FULLSCREEN},
                {SDLK_F1, INTENT_HELP},
                {SDLK_r, INTENT_REBUILD},
                {SDLK_o, INTENT_ALTERNATE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        press(rows[i].key, KMOD_NONE);
        said(rows[i].intent, 0);
    }
}

static void the_old_letters_and_digits_arrive_in_lower_case(void)
{
    for (const char *at = "pudsqw1234567890/"; *at; at++) {
        press((SDL_Keycode)*at, KMOD_NONE);
        said(INTENT_KEY, *at);
        if (*at >= 'a') {
            press((SDL_Keycode)*at, KMOD_LSHIFT);
            said(INTENT_KEY, *at);
        }
    }
}

static void the_question_mark_of_any_keyboard_asks_for_help(void)
{
    press(SDLK_SLASH, KMOD_LSHIFT);
    said(INTENT_HELP, 0);
    send_key(SDLK_COMMA, SDL_SCANCODE_M, KMOD_RSHIFT, false); /* French */
    said(INTENT_HELP, 0);
    send_key(0xDF, SDL_SCANCODE_MINUS, KMOD_LSHIFT, false); /* German */
    said(INTENT_HELP, 0);
    send_key(SDLK_QUOTE, SDL_SCANCODE_MINUS, KMOD_LSHIFT, false); /* Spanish, Italian */
    said(INTENT_HELP, 0);
    press(SDLK_COMMA, KMOD_LSHIFT);
    said(INTENT_KEY, ',');
}

static void modifiers_are_read_from_the_event(void)
{
    press(SDLK_RETURN, KMOD_LALT);
    said(INTENT_FULLSCREEN, 0);
    press(SDLK_F4, KMOD_LALT);
    said(INTENT_QUIT, 0);
    press(SDLK_l, KMOD_RCTRL);
    said(INTENT_REBUILD, 0);
    press(SDLK_TAB, KMOD_NONE);
    said(INTENT_PAGE_PREV, 0);
    press(SDLK_TAB, KMOD_LSHIFT);
    said(INTENT_PAGE_NEXT, 0);
    press(SDLK_F1, KMOD_LSHIFT);
    said(INTENT_WHAT, 0);
    press(SDLK_F1, KMOD_RSHIFT | KMOD_NUM);
    said(INTENT_WHAT, 0);
    press(SDLK_q, KMOD_LCTRL);
    press(SDLK_p, KMOD_LGUI);
    press(SDLK_TAB, KMOD_LALT);
    press(SDLK_F1, KMOD_LCTRL);
    assert_int_equal(count, 0);
}

static void held_keys_repeat_only_where_that_helps(void)
{
    send_key(SDLK_DOWN, SDL_SCANCODE_DOWN, KMOD_NONE, true);
    assert_int_equal(count, 1);
    assert_true(heard[0].repeat);
    count = 0;
    send_key(SDLK_F11, SDL_SCANCODE_F11, KMOD_NONE, true);
    send_key(SDLK_RETURN, SDL_SCANCODE_RETURN, KMOD_LALT, true);
    send_key(SDLK_RETURN, SDL_SCANCODE_RETURN, KMOD_NONE, true);
    send_key(SDLK_ESCAPE, SDL_SCANCODE_ESCAPE, KMOD_NONE, true);
    send_key(SDLK_p, SDL_SCANCODE_P, KMOD_NONE, true);
    assert_int_equal(count, 0);
}

static void a_key_that_goes_up_is_told(void)
{
    SDL_Event event = {.type = SDL_KEYUP};
    event.key.keysym.sym = SDLK_SPACE;
    input_event(&input, &event);
    said(INTENT_LET_GO, 0);
    input.typing = true; /* what is typed is not held */
    input_event(&input, &event);
    assert_int_equal(count, 0);
    input.typing = false;
}

static void let_go(SDL_Keycode key)
{
    SDL_Event event = {.type = SDL_KEYUP};
    event.key.keysym.sym = key;
    input_event(&input, &event);
}

static void ctrl_alone_hushes_what_is_read_aloud(void)
{
    press(SDLK_LCTRL, KMOD_LCTRL);
    assert_int_equal(count, 0);
    let_go(SDLK_LCTRL);
    assert_int_equal(count, 2);
    assert_int_equal(heard[0].kind, INTENT_READ);
    assert_int_equal(heard[0].key, READ_HUSH);
    assert_int_equal(heard[1].kind, INTENT_LET_GO);
    count = 0;
    press(SDLK_RCTRL, KMOD_RCTRL);
    press(SDLK_l, KMOD_RCTRL);
    said(INTENT_REBUILD, 0);
    let_go(SDLK_l);
    let_go(SDLK_RCTRL);
    assert_int_equal(count, 2);
    assert_int_equal(heard[1].kind, INTENT_LET_GO);
    count = 0;
    press(SDLK_LCTRL, KMOD_LCTRL | KMOD_LALT); /* a shortcut of the desktop */
    let_go(SDLK_LCTRL);
    said(INTENT_LET_GO, 0);
}

static void keyboards_of_other_countries_can_play(void)
{
    /* The French digit row gives letters and signs without shift. */
    send_key('&', SDL_SCANCODE_1, KMOD_NONE, false);
    said(INTENT_KEY, '1');
    send_key(0xE0, SDL_SCANCODE_0, KMOD_NONE, false);
    said(INTENT_KEY, '0');
    /* Its Q stands where others have A; the letter counts. */
    send_key(SDLK_q, SDL_SCANCODE_A, KMOD_NONE, false);
    said(INTENT_KEY, 'q');
    /* A Cyrillic letter is the Latin one of its place. */
    send_key(0x437, SDL_SCANCODE_P, KMOD_NONE, false);
    said(INTENT_KEY, 'p');
}

static void the_number_pad_is_digits_or_arrows(void)
{
    press(SDLK_KP_8, KMOD_NONE);
    said(INTENT_UP, 0);
    press(SDLK_KP_8, KMOD_NUM);
    said(INTENT_KEY, '8');
    press(SDLK_KP_5, KMOD_NONE);
    said(INTENT_KEY, '5');
}

static void a_name_is_typed_without_playing(void)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    input.typing = true;
    press(SDLK_p, KMOD_NONE);
    press(SDLK_SPACE, KMOD_NONE);
    assert_int_equal(count, 0);
    strcpy(event.text.text, "\xc3\xa9");
    input_event(&input, &event);
    assert_int_equal(heard[0].kind, INTENT_TEXT);
    assert_string_equal(heard[0].text, "\xc3\xa9");
    count = 0;
    press(SDLK_BACKSPACE, KMOD_NONE);
    said(INTENT_ERASE, 0);
    press(SDLK_RETURN, KMOD_NONE);
    said(INTENT_CONFIRM, 0);
}

static void send_motion(int x, int y)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};
    input_event(&input, &event);
}

static void send_button(Uint32 type, Uint8 button, Uint8 clicks)
{
    SDL_Event event = {.button = {.type = type, .button = button, .clicks = clicks, .x = 100, .y = 60}};
    input_event(&input, &event);
}

static void movements_are_gathered_but_never_lost(void)
{
    for (int i = 0; i < 50; i++) {
        send_motion(i, 2 * i);
    }
    assert_int_equal(count, 0);
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 1);
    assert_int_equal(count, 2);
    assert_int_equal(heard[0].kind, INTENT_POINT);
    assert_true(heard[0].x == 49 * 1.5f && heard[0].y == 98 * 1.5f);
    assert_int_equal(heard[1].kind, INTENT_PRESS);
    assert_true(heard[1].x == 150 && heard[1].y == 90);
    send_motion(7, 7);
    input_flush(&input);
    input_flush(&input);
    assert_int_equal(count, 3);
}

static void buttons_and_wheel_are_told_apart(void)
{
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 2);
    send_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 2);
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 1);
    send_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 1);
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_MIDDLE, 1);
    SDL_Event wheel = {.wheel = {.type = SDL_MOUSEWHEEL, .y = -2}};
    input_event(&input, &wheel);
    SDL_Event leave = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}};
    input_event(&input, &leave);
    leave.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    input_event(&input, &leave);
    SDL_Event quit = {.type = SDL_QUIT};
    input_event(&input, &quit);
    static const enum intent_kind kinds[] = {INTENT_PRESS, INTENT_RELEASE,    INTENT_CONTEXT, INTENT_WHEEL,
                                             INTENT_LEAVE, INTENT_FOCUS_LOST, INTENT_QUIT};
    assert_int_equal(count, 7);
    for (int i = 0; i < count; i++) {
        assert_int_equal(heard[i].kind, kinds[i]);
    }
    assert_int_equal(heard[0].clicks, 2);
    assert_int_equal(heard[3].amount, -2);
}

/* As the library counts it, by the times at which it hears. */
static int press_at(Uint32 ms, int x)
{
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .timestamp = ms,
                                  .button = SDL_BUTTON_LEFT,
                                  .clicks = 1,
                                  .x = x,
                                  .y = 60}};
    input_event(&input, &event);
    event.button.type = SDL_MOUSEBUTTONUP;
    input_event(&input, &event);
    assert_int_equal(heard[count - 1].kind, INTENT_RELEASE);
    assert_int_equal(heard[count - 2].clicks, heard[count - 1].clicks);
    return heard[count - 2].clicks;
}

static void a_double_click_counts_though_nobody_listened_in_between(void)
{
    assert_int_equal(press_at(1000, 100), 1);
    assert_int_equal(press_at(1900, 100), 1); /* too late */
    input_deaf(&input, 300);
    input_deaf(&input, 300);
    assert_int_equal(press_at(2900, 103), 2);
    assert_int_equal(press_at(3800, 103), 1); /* that was another time */
    input_deaf(&input, 600);
    assert_int_equal(press_at(4700, 200), 1); /* elsewhere */
    input_deaf(&input, 600);
    assert_int_equal(press_at(5900, 200), 1); /* too late all the same */
}

static void send_finger(Uint32 type, int x, int y)
{
    SDL_Event event = {.button = {.type = type,
                                  .which = SDL_TOUCH_MOUSEID,
                                  .button = SDL_BUTTON_LEFT,
                                  .clicks = 1,
                                  .x = x,
                                  .y = y}};
    input_event(&input, &event);
}

/* Any time by which a finger has lain long enough. */
static void hold(void)
{
    input_update(&input, SDL_GetTicks64() + 10000);
}

static void move_finger(int x, int y)
{
    SDL_Event event = {
        .motion = {
            .type = SDL_MOUSEMOTION, .which = SDL_TOUCH_MOUSEID, .state = SDL_BUTTON_LMASK, .x = x, .y = y}};
    input_event(&input, &event);
}

static void told_by(enum device device)
{
    for (int i = 0; i < count; i++) {
        assert_int_equal(heard[i].device, device);
    }
}

static void a_finger_is_told_apart_from_a_mouse(void)
{
    send_finger(SDL_MOUSEBUTTONDOWN, 100, 60);
    move_finger(160, 60);
    input_flush(&input);
    send_finger(SDL_MOUSEBUTTONUP, 160, 60);
    assert_int_equal(count, 3);
    told_by(DEVICE_TOUCH);
    count = 0;
    send_motion(40, 60);
    input_flush(&input);
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 1);
    send_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 1);
    assert_int_equal(count, 3);
    told_by(DEVICE_MOUSE);
}

static void a_finger_that_taps_or_drags_is_a_mouse(void)
{
    send_finger(SDL_MOUSEBUTTONDOWN, 100, 60);
    assert_true(input_held(&input));
    input_update(&input, SDL_GetTicks64());
    send_finger(SDL_MOUSEBUTTONUP, 100, 60);
    assert_false(input_held(&input));
    hold();
    send_finger(SDL_MOUSEBUTTONDOWN, 100, 60);
    move_finger(160, 60);
    input_flush(&input);
    hold();
    send_finger(SDL_MOUSEBUTTONUP, 160, 60);
    static const enum intent_kind kinds[] = {INTENT_PRESS, INTENT_RELEASE, INTENT_PRESS, INTENT_POINT,
                                             INTENT_RELEASE};
    assert_int_equal(count, 5);
    for (int i = 0; i < count; i++) {
        assert_int_equal(heard[i].kind, kinds[i]);
    }
}

static void a_finger_that_lies_still_is_the_other_button(void)
{
    send_finger(SDL_MOUSEBUTTONDOWN, 100, 60);
    move_finger(103, 62); /* nobody's finger is quite still */
    input_flush(&input);
    hold();
    hold();
    move_finger(400, 62);
    input_flush(&input);
    send_finger(SDL_MOUSEBUTTONUP, 400, 62);
    static const enum intent_kind kinds[] = {INTENT_PRESS, INTENT_POINT, INTENT_LEAVE, INTENT_RELEASE,
                                             INTENT_CONTEXT};
    assert_int_equal(count, 5);
    for (int i = 0; i < count; i++) {
        assert_int_equal(heard[i].kind, kinds[i]);
    }
    told_by(DEVICE_TOUCH);
    assert_true(heard[3].x < 0 && heard[3].y < 0); /* let go of far from everything */
    assert_true(heard[4].x == 103 * 1.5f && heard[4].y == 62 * 1.5f);
    /* The next one is a finger again. */
    count = 0;
    send_finger(SDL_MOUSEBUTTONDOWN, 100, 60);
    send_finger(SDL_MOUSEBUTTONUP, 100, 60);
    assert_int_equal(count, 2);
    /* A mouse may rest as long as it likes. */
    send_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 1);
    hold();
    assert_int_equal(count, 3);
}

static void letters_composed_elsewhere_are_letters(void)
{
    input_letters(&input, "\u00e9");
    said(INTENT_TEXT, 0);
    assert_string_equal(heard[0].text, "\u00e9");
    input_erase(&input);
    said(INTENT_ERASE, 0);
}

const struct test tests[] = {
    TEST_WITH(keys_mean_what_the_table_says, enter, NULL),
    TEST_WITH(the_old_letters_and_digits_arrive_in_lower_case, enter, NULL),
    TEST_WITH(the_question_mark_of_any_keyboard_asks_for_help, enter, NULL),
    TEST_WITH(modifiers_are_read_from_the_event, enter, NULL),
    TEST_WITH(held_keys_repeat_only_where_that_helps, enter, NULL),
    TEST_WITH(a_key_that_goes_up_is_told, enter, NULL),
    TEST_WITH(ctrl_alone_hushes_what_is_read_aloud, enter, NULL),
    TEST_WITH(keyboards_of_other_countries_can_play, enter, NULL),
    TEST_WITH(the_number_pad_is_digits_or_arrows, enter, NULL),
    TEST_WITH(a_name_is_typed_without_playing, enter, NULL),
    TEST_WITH(movements_are_gathered_but_never_lost, enter, NULL),
    TEST_WITH(buttons_and_wheel_are_told_apart, enter, NULL),
    TEST_WITH(a_double_click_counts_though_nobody_listened_in_between, enter, NULL),
    TEST_WITH(a_finger_is_told_apart_from_a_mouse, enter, NULL),
    TEST_WITH(a_finger_that_taps_or_drags_is_a_mouse, enter, NULL),
    TEST_WITH(a_finger_that_lies_still_is_the_other_button, enter, NULL),
    TEST_WITH(letters_composed_elsewhere_are_letters, enter, NULL),
    {0},
};
