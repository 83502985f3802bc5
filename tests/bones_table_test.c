/* SPDX-License-Identifier: MIT */
/* Whole games at the domino table with one device alone, every frame of them drawn; and a monkey. What
 * the cabinet will do between the machine and the table is done here in a few lines. */
#include "front/bones/input.h"
#include "front/bones/words.h"

#include "base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { MOVES_MOST = 2000, WINDOWS = 6 };

/* One of each kind. */
static const int windows[WINDOWS][2] = {{1920, 1080}, {1280, 1024}, {1000, 1000},
                                        {720, 1280},  {800, 600},   {960, 540}};

static struct bones_state game;
static struct bones_observation seen;
static struct bones_view view;
static struct bones_look look;
static struct draw_list list;
static struct frame frame;
static struct rng rng;
static int frames, longest; /* drawn; commands of the longest */

static float width(const void *context, enum font font, float size, float tracking, const char *string)
{
    (void)context;
    (void)font;
    return (size * .5f + tracking) * (float)strlen(string);
}

static const struct type_metrics metrics = {.width = width};

static void look_on(void)
{
    bones_game.observe(&game, 0, &seen);
    look.mine = seen.pub.turn == 0;
}

static void sit_down(uint64_t seed, int w, int h, bool reduced)
{
    struct game_setup setup = {.seed = seed, .seats = BONES_SEATS_MAX, .sides = BONES_SEATS_MAX};
    setup.option[BONES_OPTION_TARGET] = BONES_TARGET_150;
    setup.option[BONES_OPTION_OPENING] = (uint8_t)(seed % 2);
    bones_game.start(&game, &setup, NULL);
    look = (struct bones_look){.alone = true,
                               .tells = seed % 3 != 0,
                               .reduced = reduced,
                               .digits = seed % 2 == 0,
                               .focus = FOCUS_NONE,
                               .pressed = FOCUS_NONE};
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        look.seat[seat] = (struct bones_sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
    memset(&view, 0, sizeof view);
    look_on();
    bones_view_reset(&view, &seen);
    frame = frame_plain(w, h);
    bones_view_layout(&view, &frame, false);
    look.focus = bones_input_first(&view);
    rng = rng_make(seed, RNG_PLAYER);
}

static void draw(void)
{
    draw_begin(&list, frame);
    list.text_scale = 1;
    bones_draw(&view, &look, &list, 5);
    frames++;
    longest = (int)list.count > longest ? (int)list.count : longest;
}

static void play(struct move move)
{
    struct event_list events = {.count = 0};
    assert_int_equal(bones_game.apply(&game, move, &events), REFUSAL_NONE);
    look_on();
    bones_view_add(&view, &events, look.reduced);
    bones_view_settle(&view, &seen);
}

static void tick(int every)
{
    bones_view_advance(&view, 50.0f / 3, look.reduced, NULL);
    if (rng_below(&rng, (uint32_t)every) == 0) {
        draw();
    }
}

static void come_to_rest(int every)
{
    int ticks = 0;
    while (view.count > 0 && ticks++ < 3000) {
        tick(every);
    }
    const char *differs = bones_view_differs(&view, &seen);
    if (differs) {
        fail_msg("%s differs", differs);
    }
}

static struct focus_list items(void)
{
    struct focus_list now = {.count = 0};
    bones_items(&view, &look, &now);
    return now;
}

/* An intent as the cabinet hands it on: what moves is hurried, what the table does not know means what it
 * means everywhere. Returns whether a move was played. */
static bool give(struct intent intent)
{
    struct focus_list now = items();
    if (view.count > 0) {
        if (intent_is_button(intent.kind)) {
            bones_view_skip(&view, NULL);
        }
        return false;
    }
    if (!look.mine) {
        return false;
    }
    struct bones_answer answer = bones_input_intent(&view, &now, look.focus, &intent);
    if (answer.kind == BONES_ANSWER_PASS && intent.kind >= INTENT_UP && intent.kind <= INTENT_RIGHT) {
        look.focus = focus_step(&now, look.focus, intent.kind);
    } else if (answer.kind == BONES_ANSWER_PASS && intent.kind == INTENT_CONFIRM) {
        answer = bones_input_confirm(&view, look.focus);
    } else if (answer.kind == BONES_ANSWER_PASS && intent.kind == INTENT_RELEASE) {
        int item = focus_at(&now, intent.x, intent.y);
        answer = item == FOCUS_NONE ? answer : bones_input_confirm(&view, item);
    }
    if (answer.kind == BONES_ANSWER_REFUSED) {
        char says[200];
        struct text out = text_in(says, sizeof says);
        bones_refusal_text(&view.shown.pub, answer.move, answer.why, &out);
        assert_true(says[0] != '\0');
    }
    if (answer.kind == BONES_ANSWER_MOVE) {
        play(answer.move);
        return true;
    }
    return false;
}

/* ---- one device alone ------------------------------------------------------------------------ */

/* The first direction of a way from the focus to an item; INTENT_NONE: there is none. */
static enum intent_kind way_to(const struct focus_list *now, int item)
{
    int at[FOCUS_ITEMS_MAX] = {look.focus}, count = 1;
    enum intent_kind first[FOCUS_ITEMS_MAX] = {INTENT_NONE};
    for (int i = 0; i < count; i++) {
        for (int way = INTENT_UP; way <= INTENT_RIGHT; way++) {
            int to = focus_step(now, at[i], (enum intent_kind)way), known = 0;
            for (int k = 0; k < count; k++) {
                known += at[k] == to;
            }
            if (!known) {
                first[count] = i == 0 ? (enum intent_kind)way : first[i];
                at[count++] = to;
            }
            if (to == item) {
                return i == 0 ? (enum intent_kind)way : first[i];
            }
        }
    }
    return INTENT_NONE;
}

/* Brings the focus to an item by directions alone. */
static void go_to(enum device device, int item)
{
    for (int i = 0; i < 40 && look.focus != item; i++) {
        struct focus_list now = items();
        enum intent_kind way = way_to(&now, item);
        assert_int_not_equal(way, INTENT_NONE);
        give((struct intent){.kind = way, .device = device});
    }
    assert_int_equal(look.focus, item);
}

static struct point place_of(int item)
{
    struct focus_list now = items();
    const struct focus_item *to = focus_find(&now, item);
    assert_non_null(to);
    return rect_middle(to->box);
}

static bool click(struct point at, int clicks)
{
    struct intent press = {.kind = INTENT_PRESS, .x = at.x, .y = at.y, .clicks = clicks};
    if (give(press)) {
        return true;
    }
    draw();
    return give((struct intent){.kind = INTENT_RELEASE, .x = at.x, .y = at.y});
}

static bool choose(enum device device, int item)
{
    if (device == DEVICE_MOUSE) {
        return click(place_of(item), 1);
    }
    go_to(device, item);
    return give((struct intent){.kind = INTENT_CONFIRM, .device = device});
}

static bool type(char key)
{
    return give((struct intent){.kind = INTENT_KEY, .device = DEVICE_KEYS, .key = key});
}

static int place_in_hand(int tile)
{
    uint8_t hand[BONES_HAND];
    int count = bones_view_hand(view.shown.hand, hand);
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
    struct point from = place_of(BONES_ITEM_TILE + place_in_hand(tile));
    give((struct intent){.kind = INTENT_PRESS, .x = from.x, .y = from.y, .clicks = 1});
    for (int i = 1; i <= 4; i++) {
        give((struct intent){.kind = INTENT_POINT,
                             .x = from.x + (to.x - from.x) * (float)i / 4,
                             .y = from.y + (to.y - from.y) * (float)i / 4});
        draw();
    }
    return give((struct intent){.kind = INTENT_RELEASE, .x = to.x, .y = to.y});
}

static struct point place_on_table(struct move move)
{
    if (move.target == BONES_ARM_NONE) {
        return rect_middle(view.layout.field);
    }
    return bones_camera_at(view.to, view.star.end[move.target].slot);
}

static bool lay_by_mouse(struct move move)
{
    if (rng_below(&rng, 2)) {
        return drag(move.card, place_on_table(move));
    }
    struct point tile = place_of(BONES_ITEM_TILE + place_in_hand(move.card));
    click(tile, 1);
    assert_int_equal(view.chosen, move.card);
    unsigned arms = bones_view_arms_of(&view, move.card);
    if ((arms & (arms - 1)) == 0) {
        return click(tile, 2); /* the second half of a double-click */
    }
    if (rng_below(&rng, 2)) {
        struct point value = place_of(BONES_ITEM_VALUE + move.target);
        give((struct intent){.kind = INTENT_POINT, .x = value.x, .y = value.y});
        assert_int_equal(view.aimed, move.target);
        return click(value, 1);
    }
    return click(place_of(BONES_ITEM_ARM + move.target), 1);
}

static bool lay_by_keys(struct move move)
{
    if (rng_below(&rng, 3) == 0) { /* by arrows alone */
        choose(DEVICE_KEYS, BONES_ITEM_TILE + place_in_hand(move.card));
        if (move.target == BONES_ARM_NONE) {
            return give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
        }
        return choose(DEVICE_KEYS, BONES_ITEM_ARM + move.target);
    }
    type((char)('1' + place_in_hand(move.card)));
    assert_int_equal(view.chosen, move.card);
    draw();
    if (move.target != BONES_ARM_NONE) {
        type("-nsew"[move.target]);
        assert_int_equal(view.aimed, move.target);
    }
    go_to(DEVICE_KEYS, BONES_ITEM_TILE + place_in_hand(move.card));
    return give((struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
}

static bool lay_by_pad(struct move move)
{
    choose(DEVICE_PAD, BONES_ITEM_TILE + place_in_hand(move.card));
    assert_int_equal(view.chosen, move.card);
    for (int i = 0; i < 4 && move.target != BONES_ARM_NONE && view.aimed != move.target; i++) {
        give((struct intent){.kind = i % 2 ? INTENT_PAGE_PREV : INTENT_PAGE_NEXT, .device = DEVICE_PAD});
        give((struct intent){.kind = INTENT_PAGE_NEXT, .device = DEVICE_PAD});
        give((struct intent){.kind = i % 2 ? INTENT_PAGE_NEXT : INTENT_PAGE_PREV, .device = DEVICE_PAD});
        draw();
    }
    if (move.target != BONES_ARM_NONE && view.aimed != move.target) {
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
    look.knocks = true;
    assert_true(bones_input_forced(&view, &look, &forced));
    look.knocks = false;
    assert_false(bones_input_forced(&view, &look, &forced));
    return device == DEVICE_MOUSE  ? click(place_of(BONES_ITEM_KNOCK), 1)
           : device == DEVICE_KEYS ? type('k')
                                   : give((struct intent){.kind = INTENT_ALTERNATE, .device = DEVICE_PAD});
}

/* The own turn: a move of chance, by one device. */
static void decide(enum device device)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&game, moves);
    struct move move = moves[rng_below(&rng, (uint32_t)count)];
    look.focus = bones_input_first(&view);
    draw();
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
    assert_int_equal(view.chosen != BONES_TILE_NONE && view.count == 0, 0);
}

static struct move any_move(void)
{
    struct move moves[GAME_MOVES_MAX];
    int count = bones_game.legal(&game, moves);
    return moves[rng_below(&rng, (uint32_t)count)];
}

static void check_bar(void)
{
    struct bones_bar status;
    bones_bar_make(&view, &look, &status);
    assert_true(status.lamp && status.message[0] && status.hint[0]);
}

static void play_a_game(enum device device, uint64_t seed, int w, int h, bool reduced)
{
    sit_down(seed, w, h, reduced);
    for (int i = 0; i < MOVES_MOST && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
        if (look.mine) {
            look.focus = bones_input_first(&view);
            check_bar();
            decide(device);
        } else {
            play(any_move());
        }
        if (i % 3 == 2 && view.count > 0) { /* any button hurries */
            tick(1);
            give((struct intent){.kind = INTENT_CONFIRM, .device = device});
        }
        come_to_rest(12);
    }
    assert_int_equal(game.pub.phase, BONES_PHASE_GAME_OVER);
    draw();
    play((struct move){.kind = BONES_MOVE_NEXT}); /* and another one begins */
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

/* ---- a monkey -------------------------------------------------------------------------------- */

static void any_intent(void)
{
    struct intent intent = {.kind = (enum intent_kind)(1 + (int)rng_below(&rng, INTENT_KINDS - 1)),
                            .device = (enum device)rng_below(&rng, 3),
                            .x = (float)rng_below(&rng, 2000) - 40,
                            .y = (float)rng_below(&rng, 1200) - 40,
                            .clicks = 1 + (int)rng_below(&rng, 2),
                            .key = "1234567nsewokbqx"[rng_below(&rng, 16)]};
    give(intent);
}

static void a_monkey_breaks_nothing(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 12; seed++) {
        sit_down(seed, windows[seed % WINDOWS][0], windows[seed % WINDOWS][1], seed % 5 == 0);
        for (int i = 0; i < 1500; i++) {
            any_intent();
            if (view.count == 0 && !look.mine) {
                play(any_move());
            }
            tick(6);
            if (view.count == 0) {
                assert_null(bones_view_differs(&view, &seen));
            }
        }
    }
}

/* ---- moments --------------------------------------------------------------------------------- */

/* Whole rounds, from the first to the last moment of each picture, in both sizes of print. */
static void every_moment_is_drawn_in_every_kind_of_window(void **state)
{
    (void)state;
    unsigned kinds = 0;
    for (int size = 0; size < WINDOWS; size++) {
        sit_down((uint64_t)size + 20, windows[size][0], windows[size][1], size == 3);
        bones_view_layout(&view, &frame, size % 2);
        for (int i = 0; i < 220 && game.pub.phase != BONES_PHASE_GAME_OVER; i++) {
            struct move move = any_move();
            play(move);
            while (view.count > 0) {
                bones_view_advance(&view, 45, look.reduced, NULL);
                kinds |= view.count > 0 ? 1u << view.queue[0].kind : 0;
                struct bones_bar status;
                bones_bar_make(&view, &look, &status);
                draw();
            }
        }
        bones_draw_ahead(&view, &look, &list);
    }
    for (int kind = BONES_STEP_GAME; kind < BONES_STEPS; kind++) {
        bool rare = kind == BONES_STEP_GAME || kind == BONES_STEP_REDEAL;
        assert_true(rare || (kinds >> (unsigned)kind & 1u));
    }
    assert_true(frames > 1000);
    assert_true(longest < 1500); /* a frame stays small */
}

static int open_list(void **state)
{
    (void)state;
    draw_init(&list, &metrics);
    return 0;
}

static int close_list(void **state)
{
    (void)state;
    draw_free(&list);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_with_the_mouse_alone),
        cmocka_unit_test(a_whole_game_with_the_keys_alone),
        cmocka_unit_test(a_whole_game_with_a_pad_alone),
        cmocka_unit_test(a_monkey_breaks_nothing),
        cmocka_unit_test(every_moment_is_drawn_in_every_kind_of_window),
    };
    return cmocka_run_group_tests_name("whole games at the domino table", tests, open_list, close_list);
}
