/* SPDX-License-Identifier: MIT */
/* The dice table as it is drawn, without a cabinet: every moment, and what must be read in it. */
#include "front/cubes/draw.h"
#include "front/cubes/input.h"
#include "front/cubes/words.h"
#include "picture_rig.h"

#include "base/rng.h"
#include "test.h"

#include <math.h>
#include <string.h>

enum { SEATS = 3 };

static struct cubes_state game;
static struct cubes_view view;
static struct cubes_look look;
static struct frame frame;
static struct rng rng;

static void sit_down(uint64_t seed, int w, int h, bool reduced)
{
    struct game_setup setup = {.seed = seed, .seats = SEATS, .sides = SEATS};
    setup.option[CUBES_OPTION_JOKERS] = (uint8_t)(seed % 3);
    setup.option[CUBES_OPTION_GAME] = CUBES_GAME_BLITZ;
    cubes_game.start(&game, &setup, NULL);
    /* The goal is near for all; or two are past it, and neither is far enough ahead. */
    static const int32_t scores[2][SEATS] = {{7000, 7050, 7450}, {7300, 8300, 8450}};
    for (int seat = 0; seat < SEATS && seed % 2 == 0; seat++) {
        game.pub.seat[seat].score = scores[seed % 4 == 2][seat];
        game.pub.seat[seat].best = 1000;
        game.pub.seat[seat].turns += 9;
    }
    memset(&view, 0, sizeof view);
    cubes_view_reset(&view, &game.pub, 0);
    look = (struct cubes_look){.alone = true,
                               .chance = seed % 2 == 0,
                               .reduced = reduced,
                               .focus = CUBES_ITEM_ROLL,
                               .pressed = FOCUS_NONE};
    for (int seat = 0; seat < SEATS; seat++) {
        look.seat[seat] = (struct sitter){seat ? "Odette" : "You", "icons/portrait_you", NULL, NULL};
    }
    frame = frame_plain(w, h);
    cubes_view_layout(&view, &frame, false);
    rng = rng_make(seed, RNG_PLAYER);
}

static void draw(void)
{
    picture_begin(frame);
    cubes_draw(&view, &look, &picture, 5);
    picture_end();
}

static void play(struct move move)
{
    struct event_list events = {.count = 0};
    assert_int_equal(cubes_game.apply(&game, move, &events), REFUSAL_NONE);
    view.motion.reduced = look.reduced;
    cubes_view_add(&view, &events);
}

/* What befalls the table, one thing at a time, from the first to the last moment of its picture. */
static void every_moment_is_drawn_in_every_kind_of_window(void)
{
    static const struct event events[] = {
        {.kind = CUBES_EVENT_GAME_STARTED, .value = 150, .extra = 1},
        {.kind = CUBES_EVENT_TURN, .seat = 1, .value = 3},
        {.kind = CUBES_EVENT_ROLLED, .seat = 1, .target = 31},
        {.kind = CUBES_EVENT_SCORED, .seat = 1, .card = CUBES_FIVE_ALIKE, .extra = 31, .value = 18},
        {.kind = CUBES_EVENT_ALL_FIVE, .seat = 1},
        {.kind = CUBES_EVENT_BUST, .seat = 1, .value = 9},
        {.kind = CUBES_EVENT_STOOD, .seat = 1, .value = 13},
        {.kind = CUBES_EVENT_ON_BOARD, .seat = 1},
        {.kind = CUBES_EVENT_OFF_BOARD, .seat = 0},
        {.kind = CUBES_EVENT_OVERTIME, .seat = 2, .value = 4},
        {.kind = CUBES_EVENT_OVERTIME, .seat = SEAT_NONE},
        {.kind = CUBES_EVENT_LEFT, .seat = 1},
        {.kind = CUBES_EVENT_GAME_ENDED, .seat = 0},
    };
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
            for (uint64_t seed = 3; game.pub.phase != CUBES_PHASE_ROLLED || seed == 3; seed++) {
                sit_down(seed, picture_windows[size][0], picture_windows[size][1], i % 4 == 3);
                play((struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL});
                motion_skip(&cubes_motion, &view, NULL);
            }
            struct event_list one = {.count = 1, .item = {events[i]}};
            view.motion.reduced = i % 4 == 3;
            cubes_view_add(&view, &one);
            while (view.motion.count > 0) {
                motion_advance(&cubes_motion, &view, 60, NULL);
                draw();
            }
        }
    }
    assert_true(pictures > 1000);
    assert_true(pictures_longest < 1200); /* a frame stays small */
}

/* ---- what is read ---------------------------------------------------------------------------- */

/* A roll of every kind, however many dice it leaves where. */
static void points_on_the_felt_leave_the_sign_of_the_kind_free(void)
{
    int tabs = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        for (uint64_t seed = 1; seed <= 60; seed++) {
            sit_down(seed, picture_windows[size][0], picture_windows[size][1], true);
            for (int rolls = 0; rolls < 4; rolls++) {
                play((struct move){.kind = CUBES_MOVE_ROLL, .card = cubes_view_to_roll(&view)});
                motion_skip(&cubes_motion, &view, NULL);
                struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture};
                picture_begin(frame);
                cubes_draw_dice(&shown);
                struct rect sign = cubes_kind_box(&shown);
                for (size_t i = 0; i < picture.count; i++) {
                    bool tab = picture.command[i].kind == DRAW_SHAPE;
                    struct rect both = rect_shared(picture.command[i].box, sign);
                    assert_false(tab && both.w > 1 && both.h > 1);
                    tabs += tab;
                }
                picture_end();
            }
        }
    }
    assert_true(tabs > 500);
}

static int texts(const char *string)
{
    int count = 0;
    for (size_t i = 0; i < picture.count; i++) {
        count += picture.command[i].kind == DRAW_TEXT &&
                 strcmp(draw_string(&picture, picture.command[i].string), string) == 0;
    }
    return count;
}

/* The box of a polygon. */
static struct rect polygon_box(const struct draw_command *command)
{
    const struct point *at = &picture.point[command->as.polygon.first];
    float left = at[0].x, right = at[0].x, top = at[0].y, foot = at[0].y;
    for (int i = 1; i < command->as.polygon.count; i++) {
        left = fminf(left, at[i].x);
        right = fmaxf(right, at[i].x);
        top = fminf(top, at[i].y);
        foot = fmaxf(foot, at[i].y);
    }
    return (struct rect){left, top, right - left, foot - top};
}

/* Where the felt is low shadows of dice reach over the tray's near edge: the sign stands before them. */
static void no_shadow_of_a_die_falls_on_the_sign_of_the_kind(void)
{
    int below = 0;
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        for (uint64_t seed = 1; seed <= 30; seed++) {
            sit_down(seed, picture_windows[size][0], picture_windows[size][1], true);
            play((struct move){.kind = CUBES_MOVE_ROLL, .card = CUBES_ALL});
            motion_skip(&cubes_motion, &view, NULL);
            struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture};
            char says[64];
            struct text out = text_in(says, sizeof says);
            cubes_kind_text(&view.shown, &out);
            draw();
            struct rect sign = cubes_kind_box(&shown);
            bool stands = false;
            for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
                if (command->kind == DRAW_TEXT) {
                    stands = stands || strcmp(draw_string(&picture, command->string), says) == 0;
                } else if (command->kind == DRAW_POLYGON && command->ink.a < 200) {
                    struct rect both = rect_shared(polygon_box(command), sign);
                    bool falls = both.w > 1 && both.h > 1;
                    assert_false(falls && stands);
                    below += falls;
                }
            }
            assert_true(stands);
        }
    }
    assert_true(below > 10);
}

/* The strokes of the lanes lie below it. */
static void nothing_is_struck_through_the_lead_that_is_wanting(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(2, picture_windows[size][0], picture_windows[size][1], true);
        assert_true(cubes_overtime(&view.shown));
        struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture};
        picture_begin(frame);
        cubes_draw_road(&shown);
        bool stands = false;
        for (const struct draw_command *command = NULL; (command = drawn_next(&picture, command));) {
            stands = stands || (command->kind == DRAW_TEXT &&
                                strstr(draw_string(&picture, command->string), " of 250") != NULL);
            assert_false(stands && command->kind == DRAW_STROKE);
        }
        assert_true(stands);
        picture_end();
    }
}

/* Upright posters have no room beside the title. */
static void the_seal_of_hot_dice_lies_below_the_title(void)
{
    int upright = 0;
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        sit_down(1, 1920, 1080, true);
        frame = frame_make(&picture_shapes[i]);
        if (frame.canvas.w >= frame.canvas.h * 1.2f) {
            continue;
        }
        cubes_view_layout(&view, &frame, false);
        struct motion_step step = {.kind = CUBES_STEP_HOT, .length = 900, .still = true};
        struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture, .step = &step, .ms = 900};
        picture_begin(frame);
        cubes_draw_hot(&shown);
        float title = 0;
        for (size_t k = 0; k < picture.count; k++) {
            const struct draw_command *command = &picture.command[k];
            bool text = command->kind == DRAW_TEXT;
            const char *string = text ? draw_string(&picture, command->string) : "";
            title = text && strcmp(string, "Hot dice!") == 0 ? command->box.y : title;
            if (text && strcmp(string, "ALL FIVE SCORE") == 0) {
                const struct draw_command *seal = &picture.command[k - 3]; /* below its letters */
                assert_true(seal->kind == DRAW_SHAPE && title > 0);
                assert_true(seal->box.y > title);
                assert_true(seal->box.x + seal->box.w * 1.15f < frame.canvas.w);
                upright++;
            }
        }
        picture_end();
    }
    assert_true(upright > 3);
}

static void the_poster_of_hot_dice_says_whose_they_are(void)
{
    for (int seat = 0; seat < 2; seat++) {
        sit_down(2, 1280, 720, true);
        look.alone = true;
        look.seat[1].name = "Mado";
        struct motion_step step = {
            .kind = CUBES_STEP_HOT, .length = 900, .still = true, .event = {.seat = (int8_t)seat}};
        struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture, .step = &step, .ms = 900};
        picture_begin(frame);
        cubes_draw_hot(&shown);
        assert_int_equal(drawn_text_with(&picture, "Mado has hot dice") != NULL, seat == 1);
        picture_end();
    }
}

/* As on the drawing: five shadows on the serving tray, and in a still they are all there. */
static void dice_that_fly_up_leave_their_shadows_on_the_serving_tray(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(1, picture_windows[size][0], picture_windows[size][1], true);
        struct motion_step step = {.kind = CUBES_STEP_HOT, .length = 900, .still = true};
        struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture, .step = &step, .ms = 900};
        picture_begin(frame);
        cubes_draw_hot(&shown);
        int shadows = 0;
        for (size_t i = 0; i < picture.count; i++) {
            struct rgba ink = picture.command[i].ink;
            shadows += picture.command[i].kind == DRAW_POLYGON && ink.r == INK_NAVY.r &&
                       ink.b == INK_NAVY.b && ink.a > 100 && ink.a < 200;
        }
        assert_int_equal(shadows, CUBES_DICE);
        picture_end();
    }
}

static int faces(const char *portrait)
{
    int count = 0;
    for (size_t i = 0; i < picture.count; i++) {
        count += picture.command[i].kind == DRAW_SPRITE &&
                 strcmp(draw_string(&picture, picture.command[i].string), portrait) == 0;
    }
    return count;
}

/* Nobody stands at the counter for them: in the plate, or above it where that is narrow. */
static void everybody_at_the_counter_without_a_bust_has_a_face(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        for (int seats = 2; seats <= CUBES_SEATS_MAX; seats++) {
            sit_down(1, picture_windows[size][0], picture_windows[size][1], true);
            view.shown.seats = (uint8_t)seats;
            for (int seat = 0; seat < seats; seat++) {
                look.seat[seat] = (struct sitter){"Marie", "icons/portrait_guest", NULL, NULL};
            }
            cubes_view_layout(&view, &frame, false);
            struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture};
            picture_begin(frame);
            cubes_draw_plates(&shown);
            /* Low and narrow, with many seats: name, score and sign take all of the plate. */
            bool full = frame.kind == FRAME_COMPACT && seats > 5;
            assert_int_equal(faces("icons/portrait_guest"), full ? 0 : seats);
            assert_int_equal(texts("Marie"), seats);
            for (size_t i = 0; i < picture.count; i++) {
                assert_true(picture.command[i].kind != DRAW_SPRITE || picture.command[i].box.y >= 0);
            }
            picture_end();
        }
    }
}

/* Nobody has a bust here: all are people. On a phone the own plate, or all, are too small for words. */
static void a_plate_with_a_face_says_what_is_wanted_too(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        sit_down(1, picture_windows[size][0], picture_windows[size][1], true);
        struct cubes_frame shown = {.view = &view, .look = &look, .list = &picture};
        picture_begin(frame);
        cubes_draw_plates(&shown);
        int least = frame.kind == FRAME_FLAT ? 0 : frame.kind == FRAME_POCKET ? SEATS - 1 : SEATS;
        assert_in_range(texts(cubes_standing(&shown, 1)), least, SEATS);
        picture_end();
    }
}

/* How much of a die's upper face lies below the burst of a bust. */
static float hidden(struct rect burst, struct point foot, float edge)
{
    enum { SIDE = 9 };
    int below = 0;
    for (int i = 0; i < SIDE * SIDE; i++) {
        float x = foot.x + edge * .9f * ((float)(i % SIDE) / (SIDE - 1) - .5f),
              y = foot.y - edge * (.95f - .8f * (float)(i / SIDE) / (SIDE - 1));
        float dx = (x - burst.x - burst.w / 2) / (burst.w * .45f),
              dy = (y - burst.y - burst.h / 2) / (burst.h * .45f);
        below += dx * dx + dy * dy < 1;
    }
    return (float)below / (SIDE * SIDE);
}

/* It is the one roll that everybody wants to see. */
static void the_burst_of_a_bust_stands_beside_the_dice_that_lost(void)
{
    for (int size = 0; size < PICTURE_WINDOWS; size++) {
        for (int count = 1; count <= CUBES_DICE; count++) {
            sit_down(1, picture_windows[size][0], picture_windows[size][1], false);
            static const uint8_t faces[CUBES_DICE] = {2, 3, 4, 6, 6};
            memcpy(game.pub.face, faces, sizeof faces);
            memset(game.pub.part, CUBES_PART_HELD, sizeof game.pub.part);
            memset(game.pub.part, CUBES_PART_BLANK, (size_t)count);
            game.pub.phase = CUBES_PHASE_ROLLED;
            cubes_view_reset(&view, &game.pub, 0);
            struct rect burst = cubes_burst_box(&view);
            assert_true(burst.w > 0);
            float all = 0;
            for (int place = 0; place < count; place++) {
                struct point foot = cubes_cast_foot(&view.cast, &view.layout, place);
                float part = hidden(burst, foot, view.layout.die);
                if (part > .12f) {
                    fail_msg("%dx%d, %d dice: %.2f of die %d is hidden", picture_windows[size][0],
                             picture_windows[size][1], count, (double)part, place);
                }
                all += part;
            }
            assert_true(all < .2f);
        }
    }
}

/* The farther of two neighbours lies under the nearer one, but not while it has the focus. */
static void the_die_with_the_focus_lies_over_its_neighbours(void)
{
    static const struct cubes_die dice[CUBES_DICE] = {{.foot = {.y = 30}},
                                                      {.foot = {.y = 10}},
                                                      {.foot = {.y = 20}},
                                                      {.foot = {.y = 50}},
                                                      {.foot = {.y = 40}}};
    static const bool seen[CUBES_DICE] = {true, true, true, false, true};
    static const int plain[] = {1, 2, 0, 4};
    int order[CUBES_DICE];
    assert_int_equal(cubes_dice_order(dice, seen, -1, order), 4);
    assert_memory_equal(order, plain, sizeof plain);
    for (int focus = 0; focus < CUBES_DICE; focus++) {
        assert_int_equal(cubes_dice_order(dice, seen, focus, order), 4);
        assert_int_equal(order[3], seen[focus] ? focus : plain[3]);
    }
}

const struct test tests[] = {
    TEST_WITH(every_moment_is_drawn_in_every_kind_of_window, picture_open, picture_close),
    TEST_WITH(points_on_the_felt_leave_the_sign_of_the_kind_free, picture_open, picture_close),
    TEST_WITH(no_shadow_of_a_die_falls_on_the_sign_of_the_kind, picture_open, picture_close),
    TEST_WITH(nothing_is_struck_through_the_lead_that_is_wanting, picture_open, picture_close),
    TEST_WITH(dice_that_fly_up_leave_their_shadows_on_the_serving_tray, picture_open, picture_close),
    TEST_WITH(the_poster_of_hot_dice_says_whose_they_are, picture_open, picture_close),
    TEST_WITH(the_seal_of_hot_dice_lies_below_the_title, picture_open, picture_close),
    TEST_WITH(everybody_at_the_counter_without_a_bust_has_a_face, picture_open, picture_close),
    TEST_WITH(a_plate_with_a_face_says_what_is_wanted_too, picture_open, picture_close),
    TEST_WITH(the_burst_of_a_bust_stands_beside_the_dice_that_lost, picture_open, picture_close),
    TEST_WITH(the_die_with_the_focus_lies_over_its_neighbours, picture_open, picture_close),
    {0},
};
