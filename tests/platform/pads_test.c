/* SPDX-License-Identifier: MIT */
/* Gamepads, played by virtual ones: hot-plug, buttons, d-pad and stick with repeat, and being pulled out. */
#include "platform/pads.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { HEARD_MAX = 64, AXES = SDL_CONTROLLER_AXIS_MAX, BUTTONS = SDL_CONTROLLER_BUTTON_MAX };

static struct intent heard[HEARD_MAX];
static int count;
static struct assets_dir data;
static struct pads pads;
static uint64_t now;
static int device = -1;
static SDL_Joystick *stick;

static void hear(void *context, const struct intent *intent)
{
    (void)context;
    assert_true(count < HEARD_MAX);
    assert_int_equal(intent->device, DEVICE_PAD);
    heard[count++] = *intent;
}

/* Lets SDL look at the pads and hands its news on. */
static void pump(void)
{
    SDL_Event event;
    SDL_GameControllerUpdate();
    while (SDL_PollEvent(&event)) {
        pads_event(&pads, &event, now);
    }
    pads_update(&pads, now);
}

static void plug_in(Uint16 vendor, Uint16 product)
{
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                    .naxes = AXES,
                                    .nbuttons = BUTTONS,
                                    .vendor_id = vendor,
                                    .product_id = product,
                                    .axis_mask = (1 << AXES) - 1,
                                    .button_mask = (1 << BUTTONS) - 1,
                                    .name = "Virtual pad"};
    device = SDL_JoystickAttachVirtualEx(&desc);
    assert_true(device >= 0);
    stick = SDL_JoystickOpen(device);
    assert_non_null(stick);
    pump();
}

static void pull_out(void)
{
    SDL_JoystickClose(stick);
    stick = NULL;
    SDL_JoystickDetachVirtual(device);
    device = -1;
    pump();
}

static void enter(void)
{
    char error[256];
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver's window has no focus */
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS), 0);
    assert_true(assets_dir_open(&data, "..", error, sizeof error));
    memset(&pads, 0, sizeof pads);
    pads.listener = (struct listener){.hear = hear};
    pads_open(&pads, &data);
    count = 0;
    now = 1000;
    pump();
    plug_in(0x045e, 0x028e);
    assert_true(pads.started && pads_any(&pads));
}

static void leave(void)
{
    if (stick) {
        pull_out();
    }
    pads_close(&pads);
    assets_dir_close(&data);
    SDL_Quit();
}

static void press(SDL_GameControllerButton button, bool down)
{
    SDL_JoystickSetVirtualButton(stick, button, down);
    pump();
}

static void push(int x, int y)
{
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, (Sint16)x);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTY, (Sint16)y);
    pump();
}

static void said(enum intent_kind kind, bool repeat)
{
    assert_int_equal(count, 1);
    assert_int_equal(heard[0].kind, kind);
    assert_int_equal(heard[0].repeat, repeat);
    count = 0;
}

static void buttons_mean_what_the_table_says(void)
{
    static const struct {
        SDL_GameControllerButton button;
        enum intent_kind intent;
    } rows[] = {{SDL_CONTROLLER_BUTTON_A, INTENT_CONFIRM},
                {SDL_CONTROLLER_BUTTON_B, INTENT_CANCEL},
                {SDL_CONTROLLER_BUTTON_X, INTENT_SECONDARY},
                {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, INTENT_PAGE_PREV},
                {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, INTENT_PAGE_NEXT},
                {SDL_CONTROLLER_BUTTON_START, INTENT_MENU}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        press(rows[i].button, true);
        said(rows[i].intent, false);
        press(rows[i].button, false);
        said(INTENT_LET_GO, false);
    }
}

static bool meaning(void *context, enum device from, const char *control, struct intent *intent)
{
    static const char *const names[] = {"rightup", "rightstick", "back+x"};
    (void)context;
    assert_int_equal(from, DEVICE_PAD);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], control) == 0) {
            intent->kind = INTENT_READ;
            intent->key = (char)('2' + (char)i);
            return true;
        }
    }
    return false;
}

static void reads(char key)
{
    assert_int_equal(heard[0].key, key);
    said(INTENT_READ, false);
}

static void look(int x, int y)
{
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_RIGHTX, (Sint16)x);
    SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_RIGHTY, (Sint16)y);
    pump();
}

static void the_right_stick_reads_once_a_push(void)
{
    pads.listener.meaning = meaning;
    look(0, -32000);
    reads('2');
    look(0, -16000); /* not back yet */
    look(0, -32000);
    assert_int_equal(count, 0);
    look(0, 0);
    look(0, -32000);
    reads('2');
}

static void view_is_what_is_this_alone_and_reads_with_another_button(void)
{
    pads.listener.meaning = meaning;
    press(SDL_CONTROLLER_BUTTON_BACK, true);
    assert_int_equal(count, 0);
    press(SDL_CONTROLLER_BUTTON_BACK, false);
    assert_int_equal(count, 2);
    assert_int_equal(heard[1].kind, INTENT_LET_GO);
    count = 1;
    said(INTENT_WHAT, false);
    press(SDL_CONTROLLER_BUTTON_BACK, true);
    press(SDL_CONTROLLER_BUTTON_X, true);
    reads('4');
    press(SDL_CONTROLLER_BUTTON_X, false);
    said(INTENT_LET_GO, false);
    press(SDL_CONTROLLER_BUTTON_DPAD_UP, true); /* as the right stick */
    reads('2');
    press(SDL_CONTROLLER_BUTTON_DPAD_UP, false);
    assert_int_equal(count, 0);
    press(SDL_CONTROLLER_BUTTON_BACK, false);
    said(INTENT_LET_GO, false);
}

static void the_sort_button_sorts_when_it_goes_up_and_hints_when_held(void)
{
    press(SDL_CONTROLLER_BUTTON_Y, true);
    assert_int_equal(count, 0);
    press(SDL_CONTROLLER_BUTTON_Y, false);
    said(INTENT_ALTERNATE, false);
    press(SDL_CONTROLLER_BUTTON_Y, true);
    now += 5000;
    pump();
    assert_int_equal(heard[0].key, 'h');
    said(INTENT_KEY, false);
    press(SDL_CONTROLLER_BUTTON_Y, false);
    assert_int_equal(count, 0);
}

static void a_held_direction_repeats(void)
{
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
    said(INTENT_LEFT, false);
    now += 399;
    pump();
    assert_int_equal(count, 0);
    now += 1;
    pump();
    said(INTENT_LEFT, true);
    now += 119;
    pump();
    assert_int_equal(count, 0);
    now += 1;
    pump();
    said(INTENT_LEFT, true);
    assert_true(pads_held(&pads));
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false);
    now += 5000;
    pump();
    assert_int_equal(count, 0);
    assert_false(pads_held(&pads));
}

static void the_stick_has_a_dead_zone_and_does_not_flutter(void)
{
    push(15000, 0);
    assert_int_equal(count, 0);
    push(20000, 3000);
    said(INTENT_RIGHT, false);
    /* Sinking back a little is still the same push. */
    push(15000, 0);
    assert_int_equal(count, 0);
    push(20000, 0);
    assert_int_equal(count, 0);
    push(5000, 0);
    push(20000, 0);
    said(INTENT_RIGHT, false);
    push(0, -32768);
    said(INTENT_UP, false);
    push(0, 32767);
    said(INTENT_DOWN, false);
    push(-30000, 20000);
    said(INTENT_LEFT, false);
}

static void a_pad_pulled_out_in_use_is_told(void)
{
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN, true);
    said(INTENT_DOWN, false);
    pull_out();
    said(INTENT_PAD_LOST, false);
    assert_false(pads_any(&pads));
    now += 5000;
    pump();
    assert_int_equal(count, 0);
    pads_rumble(&pads, 1, 100);
    plug_in(0x045e, 0x028e);
    press(SDL_CONTROLLER_BUTTON_A, true);
    said(INTENT_CONFIRM, false);
}

static void a_pad_that_never_spoke_goes_unnoticed(void)
{
    pull_out();
    assert_int_equal(count, 0);
}

static void the_same_pad_announced_twice_is_one_pad(void)
{
    SDL_Event again = {.cdevice = {.type = SDL_CONTROLLERDEVICEADDED, .which = device}};
    SDL_PushEvent(&again);
    pump();
    press(SDL_CONTROLLER_BUTTON_A, true);
    said(INTENT_CONFIRM, false);
}

static void glyphs_follow_the_pad_in_hand(void)
{
    assert_int_equal(pads_style(&pads), PAD_XBOX);
    pull_out();
    plug_in(0x054c, 0x09cc);
    assert_int_equal(pads_style(&pads), PAD_PLAYSTATION);
    pull_out();
    plug_in(0x057e, 0x2009);
    assert_int_equal(pads_style(&pads), PAD_NINTENDO);
}

const struct test tests[] = {
    TEST_WITH(buttons_mean_what_the_table_says, enter, leave),
    TEST_WITH(the_right_stick_reads_once_a_push, enter, leave),
    TEST_WITH(view_is_what_is_this_alone_and_reads_with_another_button, enter, leave),
    TEST_WITH(the_sort_button_sorts_when_it_goes_up_and_hints_when_held, enter, leave),
    TEST_WITH(a_held_direction_repeats, enter, leave),
    TEST_WITH(the_stick_has_a_dead_zone_and_does_not_flutter, enter, leave),
    TEST_WITH(a_pad_pulled_out_in_use_is_told, enter, leave),
    TEST_WITH(a_pad_that_never_spoke_goes_unnoticed, enter, leave),
    TEST_WITH(the_same_pad_announced_twice_is_one_pad, enter, leave),
    TEST_WITH(glyphs_follow_the_pad_in_hand, enter, leave),
    {0},
};
