/* SPDX-License-Identifier: MIT */
/* The road table's rectangles in every kind of window: on the screen, none over another, large enough. */
#include "base/text.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_layout.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "robot.h"
#include "test.h"

#include <math.h>
#include <string.h>

enum { RECTS_MAX = 80, FEWEST_POINTS_OF_A_CARD = 56, LETTERS = 18 };

/* Windows of every kind, phones among them; those so long have a notch. */
static const struct window WINDOWS[] = {
    {1920, 1080, 1, {0}, false, 0},
    {1280, 720, 1, {0}, false, 0},
    {2560, 1080, 1, {0}, false, 0},
    {1440, 1080, 1, {0}, false, 0},
    {1280, 1024, 1, {0}, false, 0},
    {1152, 1000, 1, {0}, false, 0},
    {1000, 1000, 1, {0}, false, 0},
    {960, 1200, 1, {0}, false, 0},
    {900, 1300, 1, {0}, false, 0},
    {720, 1280, 2, {0}, true, 0},
    {1080, 2340, 3, {0, 132, 0, 90}, true, 0},
    {1170, 2532, 3, {0, 132, 0, 90}, true, 0},
    {800, 600, 1, {0}, false, 0},
    {640, 480, 1, {0}, false, 0},
    {720, 600, 1, {0}, false, 0},
    {960, 540, 1, {0}, false, 0},
    {640, 360, 1, {0}, false, 0},
    {1280, 720, 2, {0}, true, 0}, /* a small phone held across */
    {2532, 1170, 3, {141, 0, 141, 63}, true, 0},
    {2400, 1080, 3, {141, 0, 141, 63}, true, 0},
};
enum { WINDOW_COUNT = sizeof WINDOWS / sizeof *WINDOWS };

/* Every seating: alone, and with partners. */
static const struct {
    int seats, sides;
} SEATINGS[] = {{2, 2}, {3, 3}, {4, 4}, {4, 2}, {6, 3}};
enum { SEATING_COUNT = sizeof SEATINGS / sizeof *SEATINGS };

struct named {
    const char *name;
    struct rect box;
};

struct named_list {
    struct named at[RECTS_MAX];
    int count;
};

static void add(struct named_list *list, const char *name, struct rect box)
{
    if (box.w > 0) {
        assert_true(list->count < RECTS_MAX);
        list->at[list->count++] = (struct named){name, box};
    }
}

/* Everything that lies on the table beside the hand. */
static struct named_list pieces(const struct mille_layout *layout)
{
    struct named_list list = {.count = 0};
    for (int i = 0; i < layout->rows; i++) {
        const struct mille_row *row = &layout->row[i];
        add(&list, "plate", row->plate);
        add(&list, "battle", row->battle);
        add(&list, "speed", row->speed);
        for (int k = 0; k < SAFETY_KINDS; k++) {
            add(&list, "safety", row->safety[k]);
        }
        for (int k = 0; k < DISTANCE_KINDS; k++) {
            add(&list, "miles", row->miles[k]);
        }
        add(&list, "total", row->total);
    }
    add(&list, "deck", layout->deck);
    add(&list, "discard", layout->discard);
    add(&list, "ribbon", layout->ribbon);
    add(&list, "bar", layout->bar);
    add(&list, "play", layout->button[BUTTON_PLAY]);
    add(&list, "discard button", layout->button[BUTTON_DISCARD]);
    if (mille_layout_folds(layout)) {
        add(&list, "strip", layout->strip);
    } else {
        add(&list, "score", layout->score);
        add(&list, "moves", layout->moves);
        add(&list, "cures", layout->cures);
        add(&list, "what", layout->what);
        add(&list, "order", layout->order);
    }
    return list;
}

static float common(float a, float aw, float b, float bw)
{
    return fminf(a + aw, b + bw) - fmaxf(a, b);
}

static void check_pieces(const struct mille_layout *layout, const char *window)
{
    struct named_list list = pieces(layout);
    struct rect all = layout->canvas;
    for (int i = 0; i < list.count; i++) {
        struct rect a = list.at[i].box;
        if (a.x < -.5f || a.y < -.5f || a.x + a.w > all.w + .5f || a.y + a.h > all.h + .5f) {
            fail_msg("%s: %s leaves the screen", window, list.at[i].name);
        }
        for (int k = 0; k < i; k++) {
            struct rect b = list.at[k].box;
            if (common(a.x, a.w, b.x, b.w) > 1 && common(a.y, a.h, b.y, b.h) > 1) {
                fail_msg("%s: %s lies over %s", window, list.at[i].name, list.at[k].name);
            }
        }
    }
}

/* Each card of hands of every size is on the screen from side to side, and its head is seen. */
static void check_hand(const struct mille_layout *layout, const char *window)
{
    for (int count = 1; count <= HAND_CARDS_DRAWN; count++) {
        for (int i = 0; i < count; i++) {
            struct mille_slot slot = mille_layout_slot(layout, i, count, -1);
            float turn = fabsf(slot.angle) * PI / 180;
            float half_w = (layout->card_w * cosf(turn) + layout->card_h * sinf(turn)) / 2;
            float half_h = (layout->card_w * sinf(turn) + layout->card_h * cosf(turn)) / 2;
            if (slot.x - half_w < -4 || slot.x + half_w > layout->canvas.w + 4) {
                fail_msg("%s: card %d of %d is off the side", window, i + 1, count);
            }
            if (slot.y - half_h < layout->hand.y - 40 || slot.y > layout->bar.y) {
                fail_msg("%s: card %d of %d leaves the hand", window, i + 1, count);
            }
        }
    }
}

static void nothing_lies_over_anything_in_any_window_at_any_seating(void)
{
    for (int i = 0; i < WINDOW_COUNT * SEATING_COUNT; i++) {
        const struct window *window = &WINDOWS[i / SEATING_COUNT];
        int seats = SEATINGS[i % SEATING_COUNT].seats, sides = SEATINGS[i % SEATING_COUNT].sides;
        struct frame frame = frame_make(window);
        struct mille_layout layout;
        char name[32];
        mille_layout_make(&layout, &frame, seats, sides);
        text_format(name, sizeof name, "%dx%d, %d/%d", window->w, window->h, seats, sides);
        check_pieces(&layout, name);
        check_hand(&layout, name);
    }
}

/* Every side has a row with all its places, and partners have a plate, where their marks and cards are. */
static void every_side_has_its_row_and_every_pair_its_plate(void)
{
    for (int i = 0; i < WINDOW_COUNT * SEATING_COUNT; i++) {
        int seats = SEATINGS[i % SEATING_COUNT].seats, sides = SEATINGS[i % SEATING_COUNT].sides;
        struct frame frame = frame_make(&WINDOWS[i / SEATING_COUNT]);
        struct mille_layout layout;
        mille_layout_make(&layout, &frame, seats, sides);
        assert_int_equal(layout.rows, sides);
        for (int row = 0; row < sides; row++) {
            const struct mille_row *at = &layout.row[row];
            assert_true(at->battle.w > 20 && at->speed.w > 20 && at->total.w > 20);
            assert_true(at->plate.w > 0 || (row == 0 && seats == sides));
        }
        assert_int_equal(layout.order.w > 0, frame.kind == FRAME_WIDE && seats > 2);
    }
}

/* The three others of a table for four are as large as each other, the next to play at the left or above. */
static void others_share_the_room_in_the_order_of_play(void)
{
    for (int i = 0; i < WINDOW_COUNT; i++) {
        struct frame frame = frame_make(&WINDOWS[i]);
        struct mille_layout layout;
        mille_layout_make(&layout, &frame, 4, 4);
        for (int row = 2; row < 4; row++) {
            struct rect before = layout.row[row - 1].battle, here = layout.row[row].battle;
            assert_true(fabsf(before.w - here.w) < .1f && fabsf(before.h - here.h) < .1f);
            assert_true(here.x > before.x + before.w || here.y > before.y + before.h);
        }
    }
}

static void cards_and_letters_are_large_enough_to_tap_and_to_read(void)
{
    for (int i = 0; i < WINDOW_COUNT * SEATING_COUNT; i++) {
        const struct window *window = &WINDOWS[i / SEATING_COUNT];
        struct frame frame = frame_make(window);
        struct mille_layout layout;
        mille_layout_make(&layout, &frame, SEATINGS[i % SEATING_COUNT].seats,
                          SEATINGS[i % SEATING_COUNT].sides);
        float points = frame.scale / window->dpr;
        assert_true(layout.card_w * points >= FEWEST_POINTS_OF_A_CARD);
        assert_true((float)LETTERS * points >= 8.9f);
    }
}

/* The land is stretched to the ribbon's shape; what is round on it is not. */
static void the_sun_over_the_ribbon_is_round_in_any_window(void)
{
    static struct robot robot;
    robot_start(&robot, DEVICE_PAD, 3, 1920, 1080);
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    for (int i = 0; i < WINDOW_COUNT; i++) {
        robot_reshape(&robot, &WINDOWS[i]);
        robot_settle(&robot);
        robot_draw(&robot);
        int suns = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            bool sun = command->kind == DRAW_SPRITE &&
                       strcmp(draw_string(&robot.frame, command->string), "scenes/ribbon_sun") == 0;
            suns += sun;
            assert_true(!sun || fabsf(command->box.w - command->box.h) < .01f);
        }
        assert_int_equal(suns, 1);
    }
}

/* Where a name stands, from its letters' left end to their right. */
static const struct draw_command *written(struct robot *robot, const char *string, struct rect *box)
{
    const struct draw_list *list = &robot->frame;
    for (const struct draw_command *command = NULL; (command = drawn_next(list, command));) {
        if (command->kind == DRAW_TEXT && strcmp(draw_string(list, command->string), string) == 0) {
            float size = command->as.text.size;
            float w = list->type->width(list->type->context, command->as.text.font, size, 0, string);
            *box = (struct rect){command->box.x - (command->as.text.anchor == ANCHOR_END ? w : 0),
                                 command->box.y - size, w, size};
            return command;
        }
    }
    return NULL;
}

/* On an upright phone, however large the letters: the plates of two towns do not touch, and nobody's name is
 * larger than the other's. */
static void names_have_air_and_one_size_on_a_phone_in_large_print(void)
{
    const float edges = 14, air = 4;
    static struct robot robot;
    robot_start_in(&robot, NULL, DEVICE_PAD, 3,
                   &(struct window){.w = 1170, .h = 2532, .dpr = 3, .safe = {0, 132, 0, 90}});
    robot.front.settings.print = 120;
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    robot_draw(&robot);
    struct rect left = {0}, right = {0};
    assert_non_null(written(&robot, "700", &left));
    assert_non_null(written(&robot, "Menton", &right));
    assert_true(left.x + left.w + edges + air <= right.x);
    const struct draw_command *you = written(&robot, table_name(table_of(&robot.front), 0), &left);
    const struct draw_command *other = written(&robot, table_name(table_of(&robot.front), 1), &right);
    assert_true(you && other && you->as.text.size == other->as.text.size);
}

/* However far apart the edges of a low window are, who plays and for how much is read in one glance. */
static void the_strip_of_a_low_window_is_no_wider_than_a_glance(void)
{
    const float glance = 700;
    struct frame frame = frame_plain(2560, 600);
    struct mille_layout layout;
    mille_layout_make(&layout, &frame, 2, 2);
    assert_int_equal(frame.kind, FRAME_FLAT);
    assert_true(layout.strip.w <= glance && layout.strip.x + layout.strip.w > frame.canvas.w - 30);
}

static void every_kind_of_window_is_among_those_looked_at(void)
{
    bool seen[FRAME_KINDS] = {false};
    for (int i = 0; i < WINDOW_COUNT; i++) {
        seen[frame_make(&WINDOWS[i]).kind] = true;
    }
    for (int i = 0; i < FRAME_KINDS; i++) {
        assert_true(seen[i]);
    }
}

/* The keys of the strip lie in it, beside each other, and what they open hangs below it, or beside a block.
 */
static void folded_panels_have_their_keys_in_the_strip(void)
{
    for (int i = 0; i < WINDOW_COUNT * SEATING_COUNT; i++) {
        struct frame frame = frame_make(&WINDOWS[i / SEATING_COUNT]);
        struct mille_layout layout;
        mille_layout_make(&layout, &frame, SEATINGS[i % SEATING_COUNT].seats,
                          SEATINGS[i % SEATING_COUNT].sides);
        if (!mille_layout_folds(&layout)) {
            continue;
        }
        const struct rect tab[] = {layout.score, layout.moves, layout.cures, layout.what, layout.menu};
        assert_true((layout.what.w > 0) != (layout.menu.w > 0));
        for (int k = 0; k < 5; k++) {
            struct rect s = layout.strip, t = tab[k];
            assert_true(k > 2 || t.w > 0);
            assert_true(t.w == 0 ||
                        (t.x > s.x && t.y > s.y && t.x + t.w < s.x + s.w && t.y + t.h < s.y + s.h));
            for (int q = 0; q < k; q++) {
                assert_true(t.w == 0 || common(t.x, t.w, tab[q].x, tab[q].w) <= 0 ||
                            common(t.y, t.h, tab[q].y, tab[q].h) <= 0);
            }
        }
        assert_true(layout.panel.y >= layout.strip.y + layout.strip.h ||
                    layout.panel.x + layout.panel.w <= layout.strip.x);
        assert_true(layout.panel.y + layout.panel.h <= layout.bar.y);
        assert_true(layout.panel.x >= 0 && layout.panel.x + layout.panel.w <= layout.canvas.w);
    }
}

/* Phones held either way have buttons for a thumb; others do without. */
static void phones_have_buttons(void)
{
    for (int i = 0; i < WINDOW_COUNT; i++) {
        struct frame frame = frame_make(&WINDOWS[i]);
        struct mille_layout layout;
        mille_layout_make(&layout, &frame, 2, 2);
        bool thumbs = frame.kind == FRAME_POCKET || frame.kind == FRAME_FLAT;
        for (int k = 0; k < MILLE_BUTTONS; k++) {
            assert_int_equal(layout.button[k].w > 0, thumbs);
        }
    }
}

const struct test tests[] = {
    TEST(nothing_lies_over_anything_in_any_window_at_any_seating),
    TEST(every_side_has_its_row_and_every_pair_its_plate),
    TEST(others_share_the_room_in_the_order_of_play),
    TEST(cards_and_letters_are_large_enough_to_tap_and_to_read),
    TEST(the_sun_over_the_ribbon_is_round_in_any_window),
    TEST(names_have_air_and_one_size_on_a_phone_in_large_print),
    TEST(the_strip_of_a_low_window_is_no_wider_than_a_glance),
    TEST(every_kind_of_window_is_among_those_looked_at),
    TEST(folded_panels_have_their_keys_in_the_strip),
    TEST(phones_have_buttons),
    {0},
};
