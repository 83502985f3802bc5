/* SPDX-License-Identifier: MIT */
/* Whole games at the domino table with one device alone, every frame of them drawn; and a monkey. What
 * the cabinet will do between the machine and the table is done here in a few lines. */
#include "bones_sitting.h"
#include "front/bones/words.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { MOVES_MOST = 2000 };

static void tick(int every)
{
    bones_view_advance(&at.view, 50.0f / 3, at.look.reduced, NULL);
    if (rng_below(&at.rng, (uint32_t)every) == 0) {
        bones_sitting_draw();
    }
}

static void come_to_rest(int every)
{
    int ticks = 0;
    while (at.view.count > 0 && ticks++ < 3000) {
        tick(every);
    }
    const char *differs = bones_view_differs(&at.view, &at.seen);
    if (differs) {
        fail_msg("%s differs", differs);
    }
}

static struct focus_list items(void)
{
    struct focus_list now = {.count = 0};
    bones_items(&at.view, &at.look, &now);
    return now;
}

/* An intent as the cabinet hands it on: what moves is hurried, what the table does not know means what it
 * means everywhere. Returns whether a move was played. */
static bool give(struct intent intent)
{
    struct focus_list now = items();
    if (at.view.count > 0) {
        if (intent_is_button(intent.kind)) {
            bones_view_skip(&at.view, NULL);
        }
        return false;
    }
    if (!at.look.mine) {
        return false;
    }
    struct bones_answer answer = bones_input_intent(&at.view, &now, at.look.focus, &intent);
    if (answer.kind == BONES_ANSWER_PASS && intent.kind >= INTENT_UP && intent.kind <= INTENT_RIGHT) {
        at.look.focus = focus_step(&now, at.look.focus, intent.kind);
    } else if (answer.kind == BONES_ANSWER_PASS && intent.kind == INTENT_CONFIRM) {
        answer = bones_input_confirm(&at.view, at.look.focus);
    } else if (answer.kind == BONES_ANSWER_PASS && intent.kind == INTENT_RELEASE) {
        int item = focus_at(&now, intent.x, intent.y);
        answer = item == FOCUS_NONE ? answer : bones_input_confirm(&at.view, item);
    }
    if (answer.kind == BONES_ANSWER_REFUSED) {
        char says[200];
        struct text out = text_in(says, sizeof says);
        bones_refusal_text(&at.view.shown.pub, answer.move, answer.why, &out);
        assert_true(says[0] != '\0');
    }
    if (answer.kind == BONES_ANSWER_MOVE) {
        bones_sitting_play(answer.move);
        return true;
    }
    return false;
}

static const struct picture_person person = {&at.look.focus, items, give};

static bool click(struct point place, int clicks)
{
    struct intent press = {.kind = INTENT_PRESS, .x = place.x, .y = place.y, .clicks = clicks};
    if (give(press)) {
        return true;
    }
    bones_sitting_draw();
    return give((struct intent){.kind = INTENT_RELEASE, .x = place.x, .y = place.y});
}

static bool choose(enum device device, int item)
{
    if (device == DEVICE_MOUSE) {
        return click(picture_place_of(&person, item), 1);
    }
    picture_go_to(&person, device, item);
    return give((struct intent){.kind = INTENT_CONFIRM, .device = device});
}

static bool type(char key)
{
    return give((struct intent){.kind = INTENT_KEY, .device = DEVICE_KEYS, .key = key});
}

static int place_in_hand(int tile)
{
    uint8_t hand[BONES_HAND];
    int count = bones_view_hand(at.view.shown.hand, hand);
    for (int i = 0; i < count; i++) {
        if (hand[i] == tile) {
            return i;
        }
    }
    fail_msg("a tile that is not held");
    return 0;
}

/* A tile dragged from the hand to a place on the table. */
static bool drag(int tile, struct point to)
{
    struct point from = picture_place_of(&person, BONES_ITEM_TILE + place_in_hand(tile));
    give((struct intent){.kind = INTENT_PRESS, .x = from.x, .y = from.y, .clicks = 1});
    for (int i = 1; i <= 4; i++) {
        give((struct intent){.kind = INTENT_POINT,
                             .x = from.x + (to.x - from.x) * (float)i / 4,
                             .y = from.y + (to.y - from.y) * (float)i / 4});
        bones_sitting_draw();
    }
    return give((struct intent){.kind = INTENT_RELEASE, .x = to.x, .y = to.y});
}

static struct point place_on_table(struct move move)
{
    if (move.target == BONES_ARM_NONE) {
        return rect_middle(at.view.layout.field);
    }
    return bones_camera_at(at.view.to, at.view.star.end[move.target].slot);
}

static bool lay_by_mouse(struct move move)
{
    if (rng_below(&at.rng, 2)) {
        return drag(move.card, place_on_table(move));
    }
    struct point tile = picture_place_of(&person, BONES_ITEM_TILE + place_in_hand(move.card));
    click(tile, 1);
    assert_int_equal(at.view.chosen, move.card);
    unsigned arms = bones_view_arms_of(&at.view, move.card);
    if ((arms & (arms - 1)) == 0) {
        return click(tile, 2); /* the second half of a double-click */
    }
    if (rng_below(&at.rng, 2)) {
        struct point value = picture_place_of(&person, BONES_ITEM_VALUE + move.target);
        give((struct intent){.kind = INTENT_POINT, .x = value.x, .y = value.y});
        assert_int_equal(at.view.aimed, move.target);
        return click(value, 1);
    }
    return click(picture_place_of(&person, BONES_ITEM_ARM + move.target), 1);
}

static bool lay_by_keys(struct move move)
{
    if (rng_below(&at.rng, 3) == 0) { /* by arrows alone */
        choose(DEVICE_KEYS, BONES_ITEM_TILE + place_in_hand(move.card));
        if (move.target == BONES_ARM_NONE) {
            return give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
        }
        return choose(DEVICE_KEYS, BONES_ITEM_ARM + move.target);
    }
    type((char)('1' + place_in_hand(move.card)));
    assert_int_equal(at.view.chosen, move.card);
    bones_sitting_draw();
    if (move.target != BONES_ARM_NONE) {
        type("-nsew"[move.target]);
        assert_int_equal(at.view.aimed, move.target);
    }
    picture_go_to(&person, DEVICE_KEYS, BONES_ITEM_TILE + place_in_hand(move.card));
    return give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
}

static bool lay_by_pad(struct move move)
{
    choose(DEVICE_PAD, BONES_ITEM_TILE + place_in_hand(move.card));
    assert_int_equal(at.view.chosen, move.card);
    for (int i = 0; i < 4 && move.target != BONES_ARM_NONE && at.view.aimed != move.target; i++) {
        give((struct intent){.kind = i % 2 ? INTENT_PAGE_PREV : INTENT_PAGE_NEXT, .device = DEVICE_PAD});
        give((struct intent){.kind = INTENT_PAGE_NEXT, .device = DEVICE_PAD});
        give((struct intent){.kind = i % 2 ? INTENT_PAGE_NEXT : INTENT_PAGE_PREV, .device = DEVICE_PAD});
        bones_sitting_draw();
    }
    if (move.target != BONES_ARM_NONE && at.view.aimed != move.target) {
        return choose(DEVICE_PAD, BONES_ITEM_ARM + move.target);
    }
    return give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_PAD});
}

static bool lay(enum device device, struct move move)
{
    return device == DEVICE_MOUSE  ? lay_by_mouse(move)
           : device == DEVICE_KEYS ? lay_by_keys(move)
                                   : lay_by_pad(move);
}

static bool knock(enum device device)
{
    struct move forced;
    at.look.knocks = true;
    assert_true(bones_input_forced(&at.view, &at.look, &forced));
    at.look.knocks = false;
    assert_false(bones_input_forced(&at.view, &at.look, &forced));
    return device == DEVICE_MOUSE  ? click(picture_place_of(&person, BONES_ITEM_KNOCK), 1)
           : device == DEVICE_KEYS ? type('k')
                                   : give((struct intent){.kind = INTENT_ALTERNATE, .device = DEVICE_PAD});
}

/* The own turn: a move of chance, by one device. */
static void decide(enum device device)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&at.game, moves);
    struct move move = moves[rng_below(&at.rng, (uint32_t)count)];
    at.look.focus = bones_input_first(&at.view);
    bones_sitting_draw();
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        assert_true(lay(device, move));
        break;
    case BONES_MOVE_PASS:
        assert_true(knock(device));
        break;
    case BONES_MOVE_NAME:
        assert_true(choose(device, BONES_ITEM_DOUBLE + bones_high[move.card]));
        break;
    default:
        assert_true(choose(device, move.kind == BONES_MOVE_KEEP ? BONES_ITEM_KEEP : BONES_ITEM_AGAIN));
        break;
    }
    assert_int_equal(at.view.chosen != BONES_TILE_NONE && at.view.count == 0, 0);
}

static void check_bar(void)
{
    struct bones_bar status;
    bones_bar_make(&at.view, &at.look, &status);
    assert_true(status.lamp && status.message[0] && status.hint[0]);
}

static void play_a_game(enum device device, uint64_t seed, int w, int h, bool reduced)
{
    bones_sitting_start(seed, w, h, reduced);
    for (int i = 0; i < MOVES_MOST && at.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        if (at.look.mine) {
            at.look.focus = bones_input_first(&at.view);
            check_bar();
            decide(device);
        } else {
            bones_sitting_play(bones_sitting_any_move());
        }
        if (i % 3 == 2 && at.view.count > 0) { /* any button hurries */
            tick(1);
            give((struct intent){.kind = INTENT_CONFIRM, .device = device});
        }
        come_to_rest(12);
    }
    assert_int_equal(at.game.pub.phase, BONES_PHASE_GAME_OVER);
    bones_sitting_draw();
    bones_sitting_play((struct move){.kind = BONES_MOVE_NEXT}); /* and another one begins */
    come_to_rest(4);
}

static void a_whole_game_with_the_mouse_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_MOUSE, 1, 1920, 1080, false);
    play_a_game(DEVICE_MOUSE, 2, 720, 1280, false);
}

static void a_whole_game_with_the_keys_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_KEYS, 3, 1280, 720, false);
    play_a_game(DEVICE_KEYS, 4, 800, 600, true);
}

static void a_whole_game_with_a_pad_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_PAD, 5, 1280, 1024, false);
    play_a_game(DEVICE_PAD, 6, 960, 540, false);
}

static void a_monkey_breaks_nothing(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        bones_sitting_start(seed, picture_windows[seed % PICTURE_WINDOWS][0],
                            picture_windows[seed % PICTURE_WINDOWS][1], seed % 5 == 0);
        for (int i = 0; i < 1500; i++) {
            give(picture_any_intent(&at.rng, "1234567nsewokbqx"));
            if (at.view.count == 0 && !at.look.mine) {
                bones_sitting_play(bones_sitting_any_move());
            }
            tick(6);
            if (at.view.count == 0) {
                assert_null(bones_view_differs(&at.view, &at.seen));
            }
        }
    }
}

/* Whole rounds, from the first to the last moment of each picture, in both sizes of print. */
static void every_moment_is_drawn_in_every_kind_of_window(void **state)
{
    (void)state;
    unsigned kinds = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        bones_sitting_start((uint64_t)size + 20, picture_windows[size][0], picture_windows[size][1],
                            size == 3);
        bones_view_layout(&at.view, &at.frame, size % 2);
        for (int i = 0; i < 220 && at.game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            struct move move = bones_sitting_any_move();
            bones_sitting_play(move);
            while (at.view.count > 0) {
                bones_view_advance(&at.view, 45, at.look.reduced, NULL);
                kinds |= at.view.count > 0 ? 1u << at.view.queue[0].kind : 0;
                struct bones_bar status;
                bones_bar_make(&at.view, &at.look, &status);
                bones_sitting_draw();
            }
        }
        bones_draw_ahead(&at.view, &at.look, &picture);
    }
    for (int kind = BONES_STEP_GAME; kind < BONES_STEPS; kind++) {
        bool rare = kind == BONES_STEP_GAME || kind == BONES_STEP_REDEAL;
        assert_true(rare || (kinds >> (unsigned)kind & 1u));
    }
    assert_true(pictures > 1000);
    assert_true(pictures_longest < 1500); /* a frame stays small */
}

/* Whether an open hand and its sum lie over a tile of the star. */
static bool a_hand_covers_a_tile(void)
{
    const struct bones_view *view = &at.view;
    struct bones_camera camera = bones_view_camera(view, 0);
    for (int seat = 1; seat < BONES_SEATS_MAX; seat++) {
        int count = view->shown.pub.seat[seat].tiles;
        struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
        struct rect box = bones_layout_row_box(&row, count, true);
        for (int i = 0; i < view->star.count && count > 0; i++) {
            const struct bones_laid *laid = &view->star.piece[i];
            struct rect both = rect_shared(box, bones_camera_box(camera, laid->at, laid->lying));
            if (both.w > 0 && both.h > 0) {
                return true;
            }
        }
    }
    return false;
}

static void open_hands_lie_over_no_tile(void **state)
{
    (void)state;
    int ends = 0;
    for (int i = 0; i < 4 * PICTURE_WINDOWS; i++) {
        const int *window = picture_windows[i % PICTURE_WINDOWS];
        bones_sitting_start((uint64_t)i + 70, window[0], window[1], i % 3 == 0);
        bones_view_layout(&at.view, &at.frame, i % 2);
        while (at.game.pub.phase != BONES_PHASE_GAME_OVER && ends < 3 * (i + 1)) {
            bones_sitting_play(bones_sitting_any_move());
            while (bones_view_advance(&at.view, 200, at.look.reduced, NULL) || at.view.count > 0) {
            }
            if (at.view.shown.pub.phase == BONES_PHASE_ROUND_OVER) {
                ends++;
                if (a_hand_covers_a_tile()) {
                    fail_msg("a hand covers a tile at %d x %d", window[0], window[1]);
                }
            }
        }
    }
    assert_true(ends > 2 * PICTURE_WINDOWS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_with_the_mouse_alone),
        cmocka_unit_test(a_whole_game_with_the_keys_alone),
        cmocka_unit_test(a_whole_game_with_a_pad_alone),
        cmocka_unit_test(a_monkey_breaks_nothing),
        cmocka_unit_test(every_moment_is_drawn_in_every_kind_of_window),
        cmocka_unit_test(open_hands_lie_over_no_tile),
    };
    return cmocka_run_group_tests_name("whole games at the domino table", tests, picture_open, picture_close);
}
