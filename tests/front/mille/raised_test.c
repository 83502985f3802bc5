/* SPDX-License-Identifier: MIT */
/* The card that stands out of the hand: in every window its name is on the screen, above the bar and above
 * what is said there, and nothing lies over it. */
#include "base/text.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/stage/bar.h"
#include "front/table/table.h"
#include "position.h"
#include "robot.h"
#include "test.h"
#include "windows.h"

#include <math.h>
#include <string.h>

static struct robot robot;

static const struct window SMALL[] = {
    {.w = 640, .h = 360, .dpr = 1},   {.w = 640, .h = 480, .dpr = 1},
    {.w = 800, .h = 600, .dpr = 1},   {.w = 1000, .h = 1000, .dpr = 1},
    {.w = 720, .h = 1280, .dpr = 1},  {.w = 1170, .h = 2532, .dpr = 3},
    {.w = 2532, .h = 1170, .dpr = 3}, {.w = 0},
};

/* The middle of the hand is drawn last of all its kind only if somebody saw to it. */
enum { PARRIES = 2 };

/* In mid-hand, out of gas; a safety in the middle of the hand that parries it, or nothing that does. */
static void sit_down(bool parries)
{
    static const uint8_t plain[] = {CARD_200,  CARD_100,        CARD_75,         CARD_GASOLINE,
                                    CARD_STOP, CARD_SPARE_TIRE, CARD_DRIVING_ACE};
    struct mille_state *state = position_make(&robot);
    struct mille_public *pub = &state->pub;
    uint8_t *hand = state->hand[TABLE_YOU].card;
    memcpy(hand, plain, sizeof plain);
    int count = HAND_CARDS_DRAWN;
    pub->phase = PHASE_PLAY;
    if (parries) {
        hand[PARRIES] = CARD_EXTRA_TANK;
        count = HAND_CARDS;
        pub->phase = PHASE_DRAW;
        pub->side[0].fresh = FRESH_BATTLE;
    }
    state->hand[TABLE_YOU].count = pub->hand[TABLE_YOU] = (uint8_t)count;
    pub->turn = TABLE_YOU;
    pub->side[0].battle = CARD_OUT_OF_GAS;
    position_show(&robot);
    robot_settle(&robot);
}

/* Where the name stands on a card: the band at its foot in which its letters are. */
static struct rect name_on(struct rect card)
{
    const float left = .09f, right = .91f, top = .87f, foot = .945f;
    return (struct rect){card.x + left * card.w, card.y + top * card.h, (right - left) * card.w,
                         (foot - top) * card.h};
}

static bool paints(const struct draw_command *command)
{
    return command->kind == DRAW_FILL || command->kind == DRAW_SPRITE || command->kind == DRAW_CARD ||
           command->kind == DRAW_SHAPE;
}

static void name_can_be_read(int card, const char *where)
{
    const struct draw_list *list = &robot.frame;
    const struct draw_command *found = NULL;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(list, command));) {
        if (command->kind == DRAW_CARD &&
            strcmp(draw_string(list, command->string), mille_card_asset(card)) == 0) {
            found = command;
        }
    }
    assert_non_null(found);
    struct rect name = name_on(found->box), seen = rect_shared(name, list->frame.canvas);
    float bar = bar_box(&list->frame).y;
    struct rect said = bar_band(&robot.front, &robot.measure), over = rect_shared(name, said);
    if (fabsf(found->angle) > 0 || seen.w < name.w - .1f || name.y + name.h > bar ||
        (said.w > 0 && over.w > 0 && over.h > 0)) {
        fail_msg("%s: the name of %s is not to be read", where, mille_card_name(card));
    }
    for (const struct draw_command *later = found + 1; later < list->command + list->count; later++) {
        struct rect both = rect_shared(name, later->box);
        if (paints(later) && both.w > 1 && both.h > 1) {
            fail_msg("%s: over the name of %s lies %s", where, mille_card_name(card),
                     draw_string(list, later->string));
        }
    }
}

static void look_at_hand(bool parries, const char *where)
{
    sit_down(parries);
    const struct mille_hand *hand = &mille_table_seen(table_of(&robot.front))->own;
    for (int i = 0; i < hand->count; i++) {
        front_set_focus(&robot.front, MILLE_ITEM_HAND + i);
        robot_settle(&robot);
        name_can_be_read(hand->card[i], where);
    }
    if (parries) { /* whatever else is in focus */
        front_set_focus(&robot.front, MILLE_ITEM_DECK);
        robot_settle(&robot);
        name_can_be_read(CARD_EXTRA_TANK, where);
    }
}

static void look_in(const struct window *window, int look)
{
    char where[64];
    robot_start_in(&robot, NULL, DEVICE_PAD, 3, window);
    struct settings *settings = &robot.front.settings;
    settings->reduced_motion = true; /* sooner where it goes */
    settings->print = look >= 2 ? 120 : 100;
    text_copy(settings->language, sizeof settings->language, look % 2 == 0 ? "en" : "fr");
    front_speak(&robot.front);
    for (int parries = 0; parries < 2; parries++) {
        text_format(where, sizeof where, "%dx%d %s%s%s", window->w, window->h, settings->language,
                    look >= 2 ? " large" : "", parries ? ", a parry at hand" : "");
        look_at_hand(parries == 1, where);
    }
}

static void the_name_of_the_card_that_stands_out_is_read_in_any_window(void)
{
    const struct window *const tables[] = {SMALL, WINDOWS_SHAPED, WINDOWS_WIDE};
    for (int table = 0; table < 3; table++) {
        for (const struct window *window = tables[table]; window->w > 0; window++) {
            for (int look = 0; look < 4; look++) {
                look_in(window, look);
            }
        }
    }
}

/* Where the safety that parries is seen, it is what a click means. */
static void a_click_on_the_card_that_parries_means_it(void)
{
    robot_start(&robot, DEVICE_MOUSE, 3, 800, 600);
    sit_down(true);
    const struct mille_layout *layout = &mille_view_of(table_of(&robot.front))->layout;
    struct mille_slot slot = mille_layout_slot(layout, PARRIES, HAND_CARDS, -1);
    struct focus_list items = robot_items(&robot);
    float reach = layout->card_w / 2 - 8;
    assert_int_equal(focus_at(&items, slot.x - reach, slot.y), MILLE_ITEM_HAND + PARRIES);
    assert_int_equal(focus_at(&items, slot.x + reach, slot.y), MILLE_ITEM_HAND + PARRIES);
}

const struct test tests[] = {
    TEST(the_name_of_the_card_that_stands_out_is_read_in_any_window),
    TEST(a_click_on_the_card_that_parries_means_it),
    {0},
};
