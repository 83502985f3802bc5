/* SPDX-License-Identifier: MIT */
/* A person at the dice table: combinations picked up whole, the cup shaken for as long as it is held, and a
 * reason for everything that cannot be. */
#include "front/cubes/input.h"
#include "front/cubes/words.h"

#include "base/rng.h"
#include "test.h"

#include <string.h>

static struct cubes_view view;
static struct cubes_look look;

/* Dice at places a to e after a roll of those that are not held; the person sits at seat 0 and is in turn. */
static void lay(const uint8_t faces[CUBES_DICE], uint8_t held, int32_t brought)
{
    struct cubes_public pub = {
        .goal = CUBES_GOAL_STANDARD, .seats = 2, .phase = CUBES_PHASE_ROLLED, .held = brought};
    struct cubes_count count;
    memcpy(pub.face, faces, CUBES_DICE);
    cubes_count_roll(faces, held, &count);
    pub.last = count.points;
    pub.seat[0] = (struct cubes_seat){.score = 3250, .turns = 4, .best = 900};
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        pub.part[place] = (unsigned)held >> place & 1u ? CUBES_PART_HELD : CUBES_PART_BLANK;
        for (int i = 0; i < count.found_count; i++) {
            if (pub.part[place] != CUBES_PART_HELD && (unsigned)count.found[i].mask >> place & 1u) {
                pub.part[place] = (uint8_t)(CUBES_PART_FIRST + i);
            }
        }
    }
    memset(&view, 0, sizeof view);
    cubes_view_reset(&view, &pub, 0);
    struct frame frame = frame_plain(1920, 1080);
    cubes_view_layout(&view, &frame, false);
    look = (struct cubes_look){
        .mine = true, .alone = true, .chance = true, .focus = FOCUS_NONE, .pressed = FOCUS_NONE};
    look.seat[0].name = "You";
    look.seat[1].name = "Amédée";
}

static const uint8_t three_fours_and_a_one[CUBES_DICE] = {4, 1, 4, 6, 4};

static struct table_answer give(enum intent_kind kind, enum device device, int focus, char key, float x,
                                float y)
{
    struct focus_list items = {.count = 0};
    struct intent intent = {.kind = kind, .device = device, .key = key, .x = x, .y = y};
    cubes_items(&view, &look, &items);
    return cubes_input_intent(&view, &items, focus, &intent, NULL);
}

static struct table_answer choose(int item)
{
    return cubes_input_confirm(&view, item, NULL);
}

static void wants(struct table_answer answer, int kind, int mask)
{
    assert_int_equal(answer.kind, TABLE_ANSWER_MOVE);
    assert_int_equal(answer.move.kind, kind);
    assert_int_equal(answer.move.card, mask);
    assert_int_equal(cubes_legal(&view.shown, answer.move), REFUSAL_NONE);
}

static void refuses(struct table_answer answer, refusal why)
{
    char says[160];
    struct text out = text_in(says, sizeof says);
    assert_int_equal(answer.kind, TABLE_ANSWER_REFUSED);
    assert_int_equal(answer.why, why);
    cubes_refusal_text(&view.shown, answer.move, answer.why, &out);
    assert_true(out.length > 4); /* the bar says why */
}

static void keys_pick_a_combination_up_whole_and_put_it_back(void)
{
    lay(three_fours_and_a_one, 0, 0);
    wants(choose(CUBES_ITEM_ROLL), CUBES_MOVE_ROLL, 8);
    assert_int_equal(give(INTENT_KEY, DEVICE_KEYS, FOCUS_NONE, '3', 0, 0).kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.picked, 1 | 4 | 16);
    wants(choose(CUBES_ITEM_ROLL), CUBES_MOVE_ROLL, 1 | 4 | 8 | 16);
    assert_int_equal(give(INTENT_KEY, DEVICE_KEYS, FOCUS_NONE, '5', 0, 0).kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.picked, 0);
}

static void d_pad_and_confirm_do_the_same(void)
{
    lay(three_fours_and_a_one, 0, 0);
    struct focus_list items = {.count = 0};
    cubes_items(&view, &look, &items);
    /* Everything is reached from the sign. */
    int reached[FOCUS_ITEMS_MAX] = {CUBES_ITEM_ROLL}, count = 1;
    for (int at = 0; at < count; at++) {
        for (int way = INTENT_UP; way <= INTENT_RIGHT; way++) {
            int to = focus_step(&items, reached[at], (enum intent_kind)way), known = 0;
            for (int i = 0; i < count; i++) {
                known += reached[i] == to;
            }
            if (!known) {
                reached[count++] = to;
            }
        }
    }
    assert_int_equal(count, items.count);
    assert_int_equal(choose(CUBES_ITEM_DIE + 1).kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.picked, 2);
}

static float die_x(int item)
{
    return cubes_cast_foot(&view.cast, &view.layout, item - CUBES_ITEM_DIE).x;
}

/* However the dice have fallen. */
static void left_and_right_visit_the_dice_as_they_are_seen(void)
{
    for (uint64_t seed = 1; seed <= 200; seed++) {
        struct focus_list items = {.count = 0};
        lay(three_fours_and_a_one, 0, 0);
        view.cast.seed = seed;
        cubes_cast_lay(&view.cast, &view.layout);
        cubes_items(&view, &look, &items);
        int leftmost = CUBES_ITEM_DIE;
        for (int place = 1; place < CUBES_DICE; place++) {
            leftmost = die_x(place) < die_x(leftmost) ? CUBES_ITEM_DIE + place : leftmost;
        }
        int at = leftmost;
        for (int seen = 1; seen < CUBES_DICE; seen++) {
            int next = focus_step(&items, at, INTENT_RIGHT);
            assert_true(next < CUBES_ITEM_DIE + CUBES_DICE && die_x(next) >= die_x(at));
            assert_int_equal(focus_step(&items, next, INTENT_LEFT), at);
            at = next;
        }
    }
}

static struct point die_at(int place)
{
    struct point foot = cubes_cast_foot(&view.cast, &view.layout, place);
    return (struct point){foot.x, foot.y - view.layout.die * .3f};
}

static void a_click_picks_up_and_a_drag_out_of_the_felt_too(void)
{
    lay(three_fours_and_a_one, 0, 0);
    struct point at = die_at(1);
    give(INTENT_PRESS, DEVICE_MOUSE, FOCUS_NONE, 0, at.x, at.y);
    assert_int_equal(give(INTENT_RELEASE, DEVICE_MOUSE, FOCUS_NONE, 0, at.x, at.y).kind, TABLE_ANSWER_DONE);
    assert_int_equal(view.picked, 2);
    /* Dragged to the rail it is put back, dragged to the cup it is picked up. */
    struct point rail = rect_middle(view.layout.rack);
    give(INTENT_PRESS, DEVICE_MOUSE, FOCUS_NONE, 0, at.x, at.y);
    give(INTENT_POINT, DEVICE_MOUSE, FOCUS_NONE, 0, rail.x, rail.y);
    give(INTENT_RELEASE, DEVICE_MOUSE, FOCUS_NONE, 0, rail.x, rail.y);
    assert_int_equal(view.picked, 0);
    give(INTENT_PRESS, DEVICE_MOUSE, FOCUS_NONE, 0, at.x, at.y);
    give(INTENT_POINT, DEVICE_MOUSE, FOCUS_NONE, 0, view.layout.cup.x, view.layout.cup.y);
    give(INTENT_RELEASE, DEVICE_MOUSE, FOCUS_NONE, 0, view.layout.cup.x, view.layout.cup.y);
    assert_int_equal(view.picked, 2);
    /* Let go on the felt where it lay picked up, it comes back down. */
    struct point felt = rect_middle(view.layout.felt);
    give(INTENT_PRESS, DEVICE_MOUSE, FOCUS_NONE, 0, at.x, at.y);
    give(INTENT_POINT, DEVICE_MOUSE, FOCUS_NONE, 0, felt.x + 90, felt.y);
    give(INTENT_RELEASE, DEVICE_MOUSE, FOCUS_NONE, 0, felt.x + 90, felt.y);
    assert_int_equal(view.picked, 0);
}

static void every_refusal_has_its_reason(void)
{
    lay(three_fours_and_a_one, 0, 0);
    refuses(choose(CUBES_ITEM_DIE + 3), CUBES_REFUSED_BLANK);
    assert_int_equal(choose(CUBES_ITEM_DIE + 0).kind, TABLE_ANSWER_DONE);
    refuses(choose(CUBES_ITEM_DIE + 1), CUBES_REFUSED_NONE_LEFT);
    assert_int_equal(view.picked, 1 | 4 | 16);
    lay((const uint8_t[]){4, 4, 4, 5, 2}, 7, 400);
    refuses(choose(CUBES_ITEM_DIE + 0), CUBES_REFUSED_HELD_BEFORE);
    refuses(choose(CUBES_ITEM_DIE + 3), CUBES_REFUSED_NONE_LEFT);
    lay((const uint8_t[]){1, 2, 3, 4, 5}, 0, 0);
    refuses(choose(CUBES_ITEM_DIE + 2), CUBES_REFUSED_ALL_FIVE);
    wants(choose(CUBES_ITEM_ROLL), CUBES_MOVE_ROLL, CUBES_ALL);
    lay((const uint8_t[]){5, 2, 3, 6, 6}, 0, 0);
    view.shown.seat[0].score = 0;
    refuses(choose(CUBES_ITEM_HOLD), CUBES_REFUSED_ON_BOARD);
    view.shown.seat[0].score = 9950;
    refuses(choose(CUBES_ITEM_HOLD), CUBES_REFUSED_OFF_BOARD);
    view.shown.seat[0].score = 600;
    wants(choose(CUBES_ITEM_HOLD), CUBES_MOVE_HOLD, 0);
}

static void hold_for(float ms)
{
    for (float gone = 0; gone < ms; gone += 10) {
        motion_advance(&cubes_motion, &view, 10, NULL);
    }
}

static void the_cup_is_shaken_for_as_long_as_it_is_held(void)
{
    static const struct {
        enum intent_kind down;
        enum device device;
        char key;
        int focus;
    } ways[] = {
        {INTENT_CONFIRM, DEVICE_KEYS, 0, CUBES_ITEM_ROLL}, /* Space */
        {INTENT_CONFIRM, DEVICE_PAD, 0, CUBES_ITEM_ROLL},  /* A */
        {INTENT_KEY, DEVICE_KEYS, 't', FOCUS_NONE},
        {INTENT_SECONDARY, DEVICE_PAD, 0, CUBES_ITEM_HOLD}, /* X */
    };
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        lay(three_fours_and_a_one, 0, 0);
        assert_int_equal(give(ways[i].down, ways[i].device, ways[i].focus, ways[i].key, 0, 0).kind,
                         TABLE_ANSWER_DONE);
        hold_for(700);
        assert_true(view.shaking && cubes_view_shaken_ms(&view, 0) > 500);
        assert_true(motion_advance(&cubes_motion, &view, 10, NULL));
        wants(give(INTENT_LET_GO, ways[i].device, FOCUS_NONE, 0, 0, 0), CUBES_MOVE_ROLL, 8);
        assert_true(view.in_cup && !view.shaking);
    }
    lay(three_fours_and_a_one, 0, 0);
    struct point sign = rect_middle(view.layout.roll);
    give(INTENT_PRESS, DEVICE_MOUSE, FOCUS_NONE, 0, sign.x, sign.y);
    hold_for(400);
    wants(give(INTENT_RELEASE, DEVICE_MOUSE, FOCUS_NONE, 0, sign.x, sign.y), CUBES_MOVE_ROLL, 8);
}

static void a_short_press_just_rolls(void)
{
    lay(three_fours_and_a_one, 0, 0);
    give(INTENT_CONFIRM, DEVICE_KEYS, CUBES_ITEM_ROLL, 0, 0, 0);
    hold_for(80);
    wants(give(INTENT_LET_GO, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0), CUBES_MOVE_ROLL, 8);
    assert_false(view.in_cup);
}

static void luck_is_not_made_by_hand(void)
{
    /* However long the cup was shaken, the move is the same, and so are the dice. */
    uint8_t faces[2][CUBES_DICE];
    for (int i = 0; i < 2; i++) {
        struct cubes_state game;
        struct game_setup setup = {.seed = 11, .seats = 1, .sides = 1};
        struct event_list events = {.count = 0};
        cubes_game.start(&game, &setup, &events);
        memset(&view, 0, sizeof view);
        cubes_view_reset(&view, &game.pub, 0);
        give(INTENT_SECONDARY, DEVICE_PAD, FOCUS_NONE, 0, 0, 0);
        hold_for(i ? 3000 : 200);
        struct table_answer answer = give(INTENT_LET_GO, DEVICE_PAD, FOCUS_NONE, 0, 0, 0);
        assert_int_equal(answer.kind, TABLE_ANSWER_MOVE);
        cubes_game.apply(&game, answer.move, &events);
        memcpy(faces[i], game.pub.face, CUBES_DICE);
    }
    assert_memory_equal(faces[0], faces[1], CUBES_DICE);
}

static void who_lets_go_elsewhere_or_goes_back_does_not_roll(void)
{
    lay(three_fours_and_a_one, 0, 0);
    give(INTENT_CONFIRM, DEVICE_KEYS, CUBES_ITEM_ROLL, 0, 0, 0);
    hold_for(400);
    assert_int_equal(give(INTENT_LET_GO, DEVICE_PAD, FOCUS_NONE, 0, 0, 0).kind, TABLE_ANSWER_PASS);
    assert_int_equal(give(INTENT_CANCEL, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0).kind, TABLE_ANSWER_DONE);
    assert_false(view.shaking || view.in_cup);
    assert_int_equal(give(INTENT_LET_GO, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0).kind, TABLE_ANSWER_PASS);
    give(INTENT_CONFIRM, DEVICE_KEYS, CUBES_ITEM_ROLL, 0, 0, 0);
    give(INTENT_FOCUS_LOST, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0);
    assert_false(view.shaking);
    choose(CUBES_ITEM_DIE + 1); /* back puts down what was picked up, and then means the menu */
    assert_int_equal(give(INTENT_CANCEL, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0).kind, TABLE_ANSWER_DONE);
    assert_int_equal(give(INTENT_CANCEL, DEVICE_KEYS, FOCUS_NONE, 0, 0, 0).kind, TABLE_ANSWER_PASS);
}

static void nothing_can_be_chosen_while_another_plays_or_dice_roll(void)
{
    lay(three_fours_and_a_one, 0, 0);
    look.mine = false;
    struct focus_list items = {.count = 0};
    cubes_items(&view, &look, &items);
    assert_null(focus_named(&items, "roll"));
    assert_null(focus_named(&items, "die.1"));
    assert_non_null(focus_named(&items, "what"));
    look.mine = true;
    struct event_list events = {.count = 1, .item = {{.kind = CUBES_EVENT_ROLLED, .target = 8}}};
    cubes_view_add(&view, &events);
    assert_int_equal(choose(CUBES_ITEM_DIE + 0).why, CUBES_REFUSED_PHASE);
    assert_int_equal(choose(CUBES_ITEM_ROLL).kind, TABLE_ANSWER_REFUSED);
}

static void the_chance_is_exact_for_what_is_picked_up(void)
{
    lay(three_fours_and_a_one, 0, 0);
    assert_int_equal(cubes_percent(view.bust), 67);
    choose(CUBES_ITEM_DIE + 1);
    assert_int_equal(cubes_percent(view.bust), 42); /* 15 of 36: three fours stay */
    struct status status;
    look.focus = CUBES_ITEM_ROLL;
    cubes_bar_make(&view, &look, &status);
    assert_non_null(strstr(status.hint, "42%"));
    assert_true(status.lamp);
    look.chance = false;
    cubes_bar_make(&view, &look, &status);
    assert_null(strstr(status.hint, "%"));
    look.focus = CUBES_ITEM_DIE + 3;
    cubes_bar_make(&view, &look, &status);
    assert_non_null(strstr(status.hint, "rolled again"));
    look.focus = CUBES_ITEM_HOLD;
    cubes_bar_make(&view, &look, &status);
    assert_non_null(strstr(status.hint, "3,750"));
    assert_int_equal(cubes_percent((struct cubes_fraction){1, 1000}), 1);
    assert_int_equal(cubes_percent((struct cubes_fraction){999, 1000}), 99);
    assert_int_equal(cubes_percent((struct cubes_fraction){0, 36}), 0);
}

static const char *bar_says(void)
{
    static struct status bar;
    cubes_bar_make(&view, &look, &bar);
    return bar.hint;
}

static void the_bar_and_the_sign_say_why_a_combination_stays(void)
{
    static const uint8_t a_five[CUBES_DICE] = {4, 4, 4, 5, 2}, two[CUBES_DICE] = {1, 5, 2, 4, 6};
    lay(a_five, 1 + 2 + 4, 400);
    look.focus = CUBES_ITEM_ROLL;
    assert_string_equal(bar_says(),
                        "Only the five scores, so it stays: 1 die rolls, 450 points at risk: 67% bust");
    assert_string_equal(cubes_keeps(&view.shown), "keep the five");
    lay(two, 0, 0); /* two combinations: one may be picked up */
    look.focus = CUBES_ITEM_ROLL;
    assert_null(cubes_keeps(&view.shown));
    assert_string_equal(bar_says(), "3 dice roll, 150 points at risk: 25% bust");
    choose(CUBES_ITEM_DIE + 1); /* the Five, whose points are given up in any case */
    assert_string_equal(bar_says(), "4 dice roll, 100 points at risk: 16% bust");
}

static void a_bust_names_the_dice_that_lost(void)
{
    static const uint8_t faces[CUBES_DICE] = {1, 5, 3, 6, 2};
    lay(faces, 1 + 2, 150);
    struct event_list events = {.count = 1, .item = {{.kind = CUBES_EVENT_BUST, .value = 3}}};
    cubes_view_add(&view, &events);
    motion_advance(&cubes_motion, &view, 1, NULL);
    assert_string_equal(bar_says(), "2, 3 and 6 score nothing; you keep your 3,250");
    look.alone = false;
    look.seat[0].name = "Ada";
    assert_string_equal(bar_says(), "2, 3 and 6 score nothing; Ada keeps 3,250");
}

static const char *step_says(void)
{
    static char says[160];
    struct text out = text_in(says, sizeof says);
    return cubes_step_text(&view, &look, motion_now(&view.motion), &out) ? says : "";
}

static void hot_dice_say_whose_they_are(void)
{
    lay(three_fours_and_a_one, 0, 0);
    struct event_list events = {.count = 1, .item = {{.kind = CUBES_EVENT_ALL_FIVE, .seat = 1}}};
    look.seat[1].name = "Mado";
    cubes_view_add(&view, &events);
    motion_advance(&cubes_motion, &view, 1, NULL);
    assert_string_equal(step_says(), "Mado has hot dice!");
    view.motion.step[0].event.seat = 0;
    assert_string_equal(step_says(), "You have hot dice!");
}

static void a_lone_joker_says_why_it_brings_nothing(void)
{
    static const uint8_t faces[CUBES_DICE] = {CUBES_JOKER, 1, 3, 6, 2};
    lay(faces, 0, 0);
    look.focus = CUBES_ITEM_DIE;
    assert_non_null(strstr(bar_says(), "A Joker alone: no points, but no bust either. "));
}

static void the_kind_of_game_is_told_before_the_first_roll(void)
{
    lay(three_fours_and_a_one, 0, 0);
    view.shown.phase = CUBES_PHASE_START;
    view.shown.seat[0] = (struct cubes_seat){.turns = 1};
    look.focus = CUBES_ITEM_ROLL;
    assert_string_equal(bar_says(), "500 points in one turn get you on board");
    view.shown.jokers = true;
    view.shown.goal = CUBES_GOAL_BLITZ;
    assert_string_equal(bar_says(), "Blitz to 7,500, with Jokers. 500 points in one turn get you on board");
}

const struct test tests[] = {
    TEST(hot_dice_say_whose_they_are),
    TEST(a_lone_joker_says_why_it_brings_nothing),
    TEST(keys_pick_a_combination_up_whole_and_put_it_back),
    TEST(d_pad_and_confirm_do_the_same),
    TEST(left_and_right_visit_the_dice_as_they_are_seen),
    TEST(a_click_picks_up_and_a_drag_out_of_the_felt_too),
    TEST(every_refusal_has_its_reason),
    TEST(the_cup_is_shaken_for_as_long_as_it_is_held),
    TEST(a_short_press_just_rolls),
    TEST(luck_is_not_made_by_hand),
    TEST(who_lets_go_elsewhere_or_goes_back_does_not_roll),
    TEST(nothing_can_be_chosen_while_another_plays_or_dice_roll),
    TEST(the_chance_is_exact_for_what_is_picked_up),
    TEST(the_bar_and_the_sign_say_why_a_combination_stays),
    TEST(a_bust_names_the_dice_that_lost),
    TEST(the_kind_of_game_is_told_before_the_first_roll),
    {0},
};
