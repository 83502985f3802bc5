/* SPDX-License-Identifier: MIT */
/* F1, Shift+F1 and the pad's View button from the very events of the machine to the screen: the road book at
 * the page of what is on screen, and "What is this?". */
#include "person.h"
#include "position.h"

#include "front/help/help_book.h"
#include "front/help/help_book_inside.h"
#include "front/help/whats_this.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/scenes/controls.h"
#include "front/scenes/person.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "platform/input.h"
#include "platform/pads.h"
#include "test.h"

#include <stdlib.h>

static struct input input;

static void hear(void *context, const struct intent *intent)
{
    struct robot *heard = context;
    front_intent(&heard->front, intent);
}

static bool meaning(void *context, enum device device, const char *control, struct intent *intent)
{
    const struct robot *asked = context;
    return front_meaning(&asked->front, device, control, intent);
}

static const struct listener listener = {.context = &robot, .hear = hear, .meaning = meaning};

/* ---- keys -------------------------------------------------------------------------------------------- */

static void key(SDL_Keycode code, Uint16 held)
{
    SDL_Event event = {
        .key = {.type = SDL_KEYDOWN,
                .state = SDL_PRESSED,
                .keysym = {.scancode = SDL_GetScancodeFromKey(code), .sym = code, .mod = held}}};
    input.typing = robot.typing;
    input_event(&input, &event);
    event.key.type = SDL_KEYUP;
    event.key.state = SDL_RELEASED;
    input_event(&input, &event);
    robot_settle(&robot);
}

static void sit_down(void)
{
    input = (struct input){.listener = listener, .units_x = 1, .units_y = 1};
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot.front.settings.reduced_motion = true;
}

static void at_the_table(void)
{
    struct mille_state *state = position_make(&robot);
    state->hand[TABLE_YOU].card[0] = CARD_200;
    state->hand[TABLE_YOU].card[1] = CARD_STOP;
    position_show(&robot);
    robot_settle(&robot);
}

/* F1 opens this page and closes the book again. */
static void f1_opens(int page)
{
    const struct scene *below = front_scene(&robot.front);
    key(SDLK_F1, KMOD_NONE);
    assert_true(robot_on(&robot, &help_book_scene));
    assert_int_equal(help_book_of(&robot.front)->page, page);
    key(SDLK_F1, KMOD_NUM | KMOD_CAPS);
    assert_true(robot_on(&robot, below));
}

static void f1_opens_the_page_of_what_is_on_screen(void)
{
    f1_opens(HELP_BOOK_CONTENTS);
    choose("menu.options");
    f1_opens(help_book_cabinet_page(&robot.front, HELP_BOOK_OPTIONS));
    key(SDLK_ESCAPE, KMOD_NONE);
    at_the_table();
    robot_focus(&robot, "hand.1");
    f1_opens(MILLE_BOOK_DISTANCES);
    robot_focus(&robot, "hand.2");
    f1_opens(MILLE_BOOK_HAZARDS);
    robot_focus(&robot, "you.safeties");
    f1_opens(MILLE_BOOK_SAFETIES);
    robot_focus(&robot, "score");
    f1_opens(MILLE_BOOK_SCORING);
    key(SDLK_l, KMOD_NONE);
    assert_true(robot_on(&robot, &road_log_scene));
    f1_opens(MILLE_BOOK_TURN);
}

static void shift_f1_asks_what_this_is_and_f1_its_page(void)
{
    static const Uint16 shifts[] = {KMOD_LSHIFT, KMOD_RSHIFT | KMOD_NUM};
    for (int i = 0; i < 2; i++) {
        at_the_table();
        robot_focus(&robot, "hand.2");
        key(SDLK_F1, shifts[i]);
        assert_true(robot_on(&robot, &whats_this_scene));
        struct focus_list list = robot_items(&robot);
        assert_string_equal(focus_find(&list, front_focus(&robot.front))->name, "hand.2");
        f1_opens(MILLE_BOOK_HAZARDS);
        key(SDLK_F1, shifts[i]);
        assert_true(robot_on(&robot, &table_scene));
    }
    front_reset(&robot.front, &title_scene);
    robot_settle(&robot);
    key(SDLK_F1, KMOD_LSHIFT);
    assert_true(robot_on(&robot, &whats_this_scene));
    key(SDLK_ESCAPE, KMOD_NONE);
    assert_true(robot_on(&robot, &title_scene));
}

static void f1_helps_while_a_name_is_typed(void)
{
    person_ask(&robot.front, NULL);
    robot_settle(&robot);
    robot_type(&robot, "Zo");
    f1_opens(HELP_BOOK_CONTENTS);
    assert_true(robot_on(&robot, &text_entry_scene));
    assert_string_equal(text_entry_of(&robot.front)->text, "Zo");
    key(SDLK_F1, KMOD_LSHIFT);
    assert_true(robot_on(&robot, &whats_this_scene));
}

static void another_key_for_help_asks_with_shift_as_well(void)
{
    bindings_set(&robot.front.settings.bindings, DEVICE_KEYS, ACTION_HELP, "F2");
    key(SDLK_F1, KMOD_NONE);
    assert_true(robot_on(&robot, &title_scene));
    key(SDLK_F2, KMOD_NONE);
    assert_true(robot_on(&robot, &help_book_scene));
    key(SDLK_F2, KMOD_NONE);
    key(SDLK_F2, KMOD_LSHIFT);
    assert_true(robot_on(&robot, &whats_this_scene));
}

/* ---- a pad ------------------------------------------------------------------------------------------- */

enum { AXES = SDL_CONTROLLER_AXIS_MAX, BUTTONS = SDL_CONTROLLER_BUTTON_MAX };

static struct assets_dir data;
static struct pads pads;
static SDL_Joystick *stick;
static uint64_t now;
static int device;

static void pump(void)
{
    SDL_Event event;
    SDL_GameControllerUpdate();
    while (SDL_PollEvent(&event)) {
        pads_event(&pads, &event, now);
    }
    pads_update(&pads, now);
    robot_settle(&robot);
}

static void plug_in(void)
{
    char error[256];
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver's window has no focus */
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS), 0);
    assert_true(assets_dir_open(&data, "..", error, sizeof error));
    sit_down();
    robot.device = DEVICE_PAD;
    pads = (struct pads){.listener = listener};
    pads_open(&pads, &data);
    SDL_VirtualJoystickDesc desc = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                    .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                    .naxes = AXES,
                                    .nbuttons = BUTTONS,
                                    .vendor_id = 0x045e,
                                    .product_id = 0x028e,
                                    .axis_mask = (1 << AXES) - 1,
                                    .button_mask = (1 << BUTTONS) - 1,
                                    .name = "Virtual pad"};
    device = SDL_JoystickAttachVirtualEx(&desc);
    stick = device >= 0 ? SDL_JoystickOpen(device) : NULL;
    pump();
    assert_true(stick && pads_any(&pads));
}

static void pull_out(void)
{
    SDL_JoystickClose(stick);
    SDL_JoystickDetachVirtual(device);
    pads_close(&pads);
    assets_dir_close(&data);
    SDL_Quit();
    stand_up();
}

static void button(SDL_GameControllerButton which)
{
    SDL_JoystickSetVirtualButton(stick, which, 1);
    pump();
    SDL_JoystickSetVirtualButton(stick, which, 0);
    pump();
}

static void view_asks_what_this_is_and_a_opens_its_page(void)
{
    at_the_table();
    robot_focus(&robot, "hand.2");
    button(SDL_CONTROLLER_BUTTON_BACK);
    assert_true(robot_on(&robot, &whats_this_scene));
    button(SDL_CONTROLLER_BUTTON_A);
    assert_true(robot_on(&robot, &help_book_scene));
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_HAZARDS);
    button(SDL_CONTROLLER_BUTTON_B);
    assert_true(robot_on(&robot, &whats_this_scene));
    button(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    button(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_DISTANCES);
    button(SDL_CONTROLLER_BUTTON_B);
    button(SDL_CONTROLLER_BUTTON_BACK);
    assert_true(robot_on(&robot, &table_scene));
}

static void view_asks_on_any_screen(void)
{
    button(SDL_CONTROLLER_BUTTON_BACK);
    assert_true(robot_on(&robot, &whats_this_scene));
    button(SDL_CONTROLLER_BUTTON_B);
    choose("menu.options");
    robot_focus(&robot, "options.pace");
    button(SDL_CONTROLLER_BUTTON_BACK);
    assert_true(robot_on(&robot, &whats_this_scene));
    button(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(help_book_of(&robot.front)->page,
                     help_book_cabinet_page(&robot.front, HELP_BOOK_OPTIONS));
}

static void a_held_y_gives_a_hint_and_sorts_nothing(void)
{
    at_the_table();
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_Y, 1);
    pump();
    now += 1000;
    pump();
    assert_true(table_of(&robot.front)->message[0] != '\0');
    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_Y, 0);
    pump();
    assert_false(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
}

const struct test tests[] = {
    TEST_WITH(f1_opens_the_page_of_what_is_on_screen, sit_down, stand_up),
    TEST_WITH(shift_f1_asks_what_this_is_and_f1_its_page, sit_down, stand_up),
    TEST_WITH(f1_helps_while_a_name_is_typed, sit_down, stand_up),
    TEST_WITH(another_key_for_help_asks_with_shift_as_well, sit_down, stand_up),
    TEST_WITH(view_asks_what_this_is_and_a_opens_its_page, plug_in, pull_out),
    TEST_WITH(view_asks_on_any_screen, plug_in, pull_out),
    TEST_WITH(a_held_y_gives_a_hint_and_sorts_nothing, plug_in, pull_out),
    {0},
};
