/* SPDX-License-Identifier: MIT */
/* A person at the domino table: a tile and an arm by any device, what the arm would make, and a reason for
 * everything that cannot be. */
#include "bones/position.h"
#include "front/bones/input.h"
#include "front/bones/words.h"
#include "picture_rig.h"
#include "test.h"

#include <string.h>

static struct bones_observation seen;
static struct bones_view view;
static struct bones_look look;
static struct frame frame;

/* North shows 2, east 5 behind a double, south 5, west 4. */
static const char star[] = "phase=play me=0 first=2 log=66,64n,62s,63e,60w,22s,41n,53e,40w,11n,52s,55e,21n,- "
                           "hand=65,20,33,54 totals=0,0,0,0 target=250";
/* North and south alone are open. */
static const char early[] =
    "phase=play me=0 first=3 log=66 hand=63,55,42,31,30,21,10 totals=0,0,0,0 target=250";
static const char shut[] =
    "phase=play me=0 first=2 log=66,64n,62s,63e,60w,22s,41n,53e,40w,11n,52s,55e,21n,20n "
    "hand=61,33,32,31 totals=0,0,0,0 target=250";

static void sit(const char *line)
{
    char why[BONES_REASON_SIZE];
    struct text reason = text_in(why, sizeof why);
    if (!bones_position_parse(line, &seen, &reason)) {
        fail_msg("%s", why);
    }
    memset(&view, 0, sizeof view);
    bones_view_reset(&view, &seen);
    frame = frame_plain(1920, 1080);
    bones_view_layout(&view, &frame, false);
    look = (struct bones_look){
        .mine = true, .alone = true, .tells = true, .pressed = FOCUS_NONE, .focus = BONES_ITEM_TILE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = (struct sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
}

static struct table_answer give(struct intent intent)
{
    struct focus_list items = {.count = 0};
    bones_items(&view, &look, &items);
    return bones_input_intent(&view, &items, look.focus, &intent);
}

static struct table_answer type(char key)
{
    return give((struct intent){.kind = INTENT_KEY, .device = DEVICE_KEYS, .key = key});
}

static struct table_answer at(enum intent_kind kind, struct point point, int clicks)
{
    return give((struct intent){.kind = kind, .x = point.x, .y = point.y, .clicks = clicks});
}

static bool is_move(struct table_answer answer, int high, int low, int arm)
{
    return answer.kind == TABLE_ANSWER_MOVE && answer.move.kind == BONES_MOVE_PLAY &&
           answer.move.card == bones_tile(high, low) && answer.move.target == arm;
}

/* Whether a picture of the table shows something of that name, or says it. */
static bool shows(const char *what)
{
    draw_begin(&picture, frame);
    picture.text_scale = 1;
    bones_draw(&view, &look, &picture, 0);
    for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
        if ((command->kind == DRAW_SPRITE || command->kind == DRAW_TEXT) &&
            strcmp(draw_string(&picture, command->string), what) == 0) {
            return true;
        }
    }
    return false;
}

static const char *hint(void)
{
    static struct status bar;
    bones_bar_make(&view, &look, &bar);
    return bar.hint;
}

/* The hand lies high tiles first: 65, 54, 33, 20. */
static void a_number_and_a_letter_choose_tile_and_arm(void)
{
    sit(star);
    look.focus = BONES_ITEM_WHAT;
    assert_int_equal(type('s').kind, TABLE_ANSWER_DONE); /* before a tile too: not the cabinet's Save */
    assert_int_equal(view.chosen, BONES_TILE_NONE);
    assert_int_equal(type('2').kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.chosen, bones_tile(5, 4));
    assert_int_equal(type('s').kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.aimed, BONES_SOUTH);
    assert_int_equal(type('w').kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.aimed, BONES_WEST);
    assert_int_equal(type('4').kind, TABLE_ANSWER_DONE); /* changed for another */
    assert_int_equal(view.chosen, bones_tile(2, 0));
    look.focus = BONES_ITEM_TILE + 3;
    struct intent confirm = {.kind = INTENT_CONFIRM, .device = DEVICE_KEYS};
    assert_true(is_move(give(confirm), 2, 0, BONES_NORTH));
}

/* With a tile in focus a letter takes it and aims at once, or says why that arm does not take it. */
static void a_letter_aims_the_tile_in_focus(void)
{
    sit(star);
    look.focus = BONES_ITEM_TILE + 1; /* 5-4 */
    struct table_answer answer = type('n');
    assert_int_equal(answer.kind, TABLE_ANSWER_REFUSED);
    assert_int_equal(answer.why, BONES_REFUSED_FITS_NOT_HERE);
    assert_int_equal(view.chosen, BONES_TILE_NONE);
    assert_int_equal(type('w').kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.chosen, bones_tile(5, 4));
    assert_int_equal(view.aimed, BONES_WEST);
    assert_true(
        is_move(give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS}), 5, 4, BONES_WEST));
}

static void d_pad_and_shoulder_buttons_do_the_same(void)
{
    sit(star);
    assert_int_equal(bones_input_confirm(&view, BONES_ITEM_TILE + 1).kind, TABLE_ANSWER_DONE);
    look.focus = BONES_ITEM_TILE + 1;
    int arms = 0;
    for (int i = 0; i < 3; i++) {
        arms |= 1 << view.aimed;
        assert_int_equal(give((struct intent){.kind = INTENT_PAGE_NEXT, .device = DEVICE_PAD}).kind,
                         TABLE_ANSWER_DONE);
    }
    assert_int_equal(arms, 1 << BONES_EAST | 1 << BONES_SOUTH | 1 << BONES_WEST);
    give((struct intent){.kind = INTENT_PAGE_PREV, .device = DEVICE_PAD});
    int arm = view.aimed;
    assert_true(is_move(give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_PAD}), 5, 4, arm));
    sit(star); /* with no tile chosen these buttons mean what they mean elsewhere */
    assert_int_equal(give((struct intent){.kind = INTENT_PAGE_NEXT, .device = DEVICE_PAD}).kind,
                     TABLE_ANSWER_PASS);
}

static struct point hand_place(int i)
{
    return rect_middle(bones_layout_hand_box(&view.layout, i, 4));
}

static void a_drag_lights_the_arms_up_and_says_what_they_would_make(void)
{
    sit(star);
    struct point from = hand_place(1), south = bones_camera_at(view.to, view.star.end[BONES_SOUTH].slot);
    at(INTENT_PRESS, from, 1);
    at(INTENT_POINT, (struct point){(from.x + south.x) / 2, from.y - 40}, 0);
    assert_int_equal(view.aimed, BONES_ARM_NONE);
    assert_true(shows("bones/arrow_s") && shows("bones/arrow_e") && shows("bones/arrow_w"));
    assert_false(shows("bones/arrow_n"));
    at(INTENT_POINT, south, 0);
    assert_int_equal(view.aimed, BONES_SOUTH);
    assert_true(shows("bones/arrow_s_live") && shows("= 20: score 20") && shows("2 + 10 + 4 + 4"));
    assert_string_equal(hint(), "South makes 2 + 10 + 4 + 4 = 20, and 20 points");
    assert_true(is_move(at(INTENT_RELEASE, south, 0), 5, 4, BONES_SOUTH));
}

static void dropped_elsewhere_it_goes_back_and_an_arm_that_does_not_take_it_says_why(void)
{
    sit(star);
    at(INTENT_PRESS, hand_place(1), 1);
    at(INTENT_POINT, (struct point){300, 600}, 0);
    assert_int_equal(at(INTENT_RELEASE, (struct point){300, 600}, 0).kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.chosen, BONES_TILE_NONE);
    struct point north = bones_camera_at(view.to, view.star.end[BONES_NORTH].slot);
    at(INTENT_PRESS, hand_place(1), 1);
    at(INTENT_POINT, north, 0);
    struct status bar;
    bones_bar_make(&view, &look, &bar); /* before it is let go */
    assert_string_equal(bar.hint, "The 5–4 does not fit there: north shows 2.");
    struct table_answer answer = at(INTENT_RELEASE, north, 0);
    assert_int_equal(answer.kind, TABLE_ANSWER_REFUSED);
    assert_int_equal(answer.why, BONES_REFUSED_FITS_NOT_HERE);
}

static void a_double_click_plays_where_one_arm_takes_it(void)
{
    sit(star);
    at(INTENT_PRESS, hand_place(3), 1); /* 2-0 goes north alone */
    at(INTENT_RELEASE, hand_place(3), 0);
    assert_int_equal(view.chosen, bones_tile(2, 0));
    assert_true(is_move(at(INTENT_PRESS, hand_place(3), 2), 2, 0, BONES_NORTH));
    sit(star);
    at(INTENT_PRESS, hand_place(1), 1); /* 5-4 goes on three */
    at(INTENT_RELEASE, hand_place(1), 0);
    assert_int_equal(at(INTENT_PRESS, hand_place(1), 2).kind, TABLE_ANSWER_DONE);
    assert_int_equal(at(INTENT_RELEASE, hand_place(1), 0).kind, TABLE_ANSWER_PASS);
    struct point west = rect_middle(bones_layout_value_box(&view.layout, BONES_WEST));
    at(INTENT_POINT, west, 0);
    assert_int_equal(view.aimed, BONES_WEST);
    assert_true(is_move(bones_input_confirm(&view, BONES_ITEM_VALUE + BONES_WEST), 5, 4, BONES_WEST));
}

static void going_back_puts_the_tile_down(void)
{
    static const struct intent ways[] = {{.kind = INTENT_KEY, .key = 'b'},
                                         {.kind = INTENT_ERASE},
                                         {.kind = INTENT_CONTEXT},
                                         {.kind = INTENT_CANCEL, .device = DEVICE_PAD}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        sit(star);
        type('2');
        assert_int_equal(give(ways[i]).kind, TABLE_ANSWER_DONE);
        assert_int_equal(view.chosen, BONES_TILE_NONE);
        assert_int_equal(give(ways[i]).kind, TABLE_ANSWER_PASS);
    }
}

static void says(struct table_answer answer, const char *sentence)
{
    char text[200];
    struct text out = text_in(text, sizeof text);
    assert_int_equal(answer.kind, TABLE_ANSWER_REFUSED);
    bones_refusal_text(&view.shown.pub, answer.move, answer.why, &out);
    assert_string_equal(text, sentence);
}

static struct table_answer lay(int tile, int arm)
{
    view.chosen = (uint8_t)tile;
    return bones_input_lay(&view, arm);
}

static void every_refusal_has_its_reason(void)
{
    sit(star);
    says(type('3'), "The 3–3 fits nowhere: the ends show 2, 5 or 4.");
    says(type('k'), "You have a tile that fits, so you may not knock.");
    type('2');
    says(type('n'), "The 5–4 does not fit there: north shows 2.");
    says(lay(bones_tile(6, 6), BONES_NORTH), "You do not hold the 6–6.");
    view.motion.count = 1;
    says(lay(bones_tile(5, 4), BONES_WEST), "It is not the time for that.");
    sit(early);
    says(lay(bones_tile(6, 3), BONES_EAST),
         "East and west open when north and south have both been played on.");
    sit("phase=lead me=0 opens=66 hand=66,55,42,31,30,21,10 totals=0,0,0,0 target=250");
    says(type('2'), "The 6–6 opens this round.");
    sit("phase=name me=0 hand=55,64,22,53,41,30,50 totals=0,0,0,0 target=250 opening=own");
    says(bones_input_confirm(&view, BONES_ITEM_DOUBLE + 6), "Choose a double from your own hand.");
}

static void a_knock_that_is_forced_says_why(void)
{
    sit(shut);
    assert_true(shows("nothing fits 0, 5 or 4"));
    assert_int_equal(bones_input_first(&view), BONES_ITEM_KNOCK);
    look.focus = BONES_ITEM_KNOCK;
    assert_string_equal(hint(), "Knock: nothing fits 0, 5 or 4");
    assert_false(bones_input_forced(&view, &look)); /* left to the person */
    look.knocks = true;
    assert_true(bones_input_forced(&view, &look));
    assert_int_equal(type('k').kind, TABLE_ANSWER_MOVE);
    struct event_list events = {.count = 1,
                                .item = {{.kind = BONES_EVENT_PASSED, .extra = 0x31, .seen = SEEN_BY_ALL}}};
    bones_view_add(&view, &events);
    motion_advance(&bones_motion, &view, 500, NULL);
    char says[160];
    struct text out = text_in(says, sizeof says);
    assert_true(bones_step_text(&view, &look, motion_now(&view.motion), &out));
    assert_string_equal(says, "You knock: no 0, 5, 4");
    assert_true(shows("bones/knock_fist"));
    sit(star);
    assert_false(bones_input_forced(&view, &look));
}

/* Before the deal nothing fits and nobody may knock. */
static void a_knock_that_is_not_allowed_is_nothing_to_begin_at(void)
{
    sit(star);
    view.shown.hand = 0;
    assert_int_equal(bones_input_first(&view), BONES_ITEM_TILE);
}

static void what_an_arm_would_make_is_an_option(void)
{
    sit(star);
    type('2');
    type('s');
    assert_true(shows("= 20: score 20"));
    look.tells = false;
    assert_false(shows("= 20: score 20"));
    assert_true(shows("= 21: no score")); /* the ends as they are */
    assert_string_equal(hint(), "It goes south");
}

/* What the others still hold is known only then. */
static void the_last_tile_says_that_it_goes_out(void)
{
    char said[120];
    struct move move = {.kind = BONES_MOVE_PLAY, .card = (uint8_t)bones_tile(5, 4), .target = BONES_WEST};
    sit(star);
    struct text out = text_in(said, sizeof said);
    bones_move_text(&view.shown, move, true, &out);
    assert_non_null(strstr(said, ", no points"));
    view.shown.hand = bones_bit(bones_tile(5, 4));
    out = text_in(said, sizeof said);
    bones_move_text(&view.shown, move, true, &out);
    assert_null(strstr(said, "no points"));
    assert_non_null(strstr(said, ", and you go out"));
}

static void sums_are_written_out(void)
{
    sit(early);
    assert_true(shows("12") && shows("= 12: no score")); /* on the spinner itself */
    type('1');
    assert_true(shows("12 + 3") && shows("= 15: score 15"));
    sit(star);
    assert_true(shows("2 + 10 + 5 + 4") && shows("= 21: no score"));
}

/* Whoever is asked before the first tile is asked about nothing else. */
static void questions_are_answered(void)
{
    struct focus_list items = {.count = 0};
    sit("phase=redeal me=0 opens=66 hand=66,44,51,22,30,00,62 totals=0,0,0,0 target=250");
    bones_items(&view, &look, &items);
    assert_int_equal(items.count, 2);
    assert_int_equal(bones_input_first(&view), BONES_ITEM_KEEP);
    assert_true(shows("Four doubles!"));
    assert_int_equal(bones_input_confirm(&view, BONES_ITEM_KEEP).move.kind, BONES_MOVE_KEEP);
    assert_int_equal(bones_input_confirm(&view, BONES_ITEM_AGAIN).move.kind, BONES_MOVE_REDEAL);
    sit("phase=name me=0 hand=55,64,22,53,41,30,50 totals=0,0,0,0 target=250");
    assert_int_equal(bones_input_first(&view), BONES_ITEM_DOUBLE + 5);
    look.focus = BONES_ITEM_DOUBLE + 5;
    assert_true(shows("you hold it and lead: the big five earns 10"));
    struct table_answer answer = bones_input_confirm(&view, BONES_ITEM_DOUBLE + 6);
    assert_int_equal(answer.kind, TABLE_ANSWER_MOVE);
    assert_int_equal(answer.move.card, BONES_BIG_SIX);
    look.mine = false;
    items.count = 0;
    bones_items(&view, &look, &items);
    assert_int_equal(items.count, 1); /* the question mark */
}

const struct test tests[] = {
    TEST_WITH(a_number_and_a_letter_choose_tile_and_arm, picture_open, picture_close),
    TEST_WITH(a_letter_aims_the_tile_in_focus, picture_open, picture_close),
    TEST_WITH(d_pad_and_shoulder_buttons_do_the_same, picture_open, picture_close),
    TEST_WITH(a_drag_lights_the_arms_up_and_says_what_they_would_make, picture_open, picture_close),
    TEST_WITH(dropped_elsewhere_it_goes_back_and_an_arm_that_does_not_take_it_says_why, picture_open,
              picture_close),
    TEST_WITH(a_double_click_plays_where_one_arm_takes_it, picture_open, picture_close),
    TEST_WITH(going_back_puts_the_tile_down, picture_open, picture_close),
    TEST_WITH(every_refusal_has_its_reason, picture_open, picture_close),
    TEST_WITH(a_knock_that_is_forced_says_why, picture_open, picture_close),
    TEST_WITH(a_knock_that_is_not_allowed_is_nothing_to_begin_at, picture_open, picture_close),
    TEST_WITH(what_an_arm_would_make_is_an_option, picture_open, picture_close),
    TEST_WITH(the_last_tile_says_that_it_goes_out, picture_open, picture_close),
    TEST_WITH(sums_are_written_out, picture_open, picture_close),
    TEST_WITH(questions_are_answered, picture_open, picture_close),
    {0},
};
