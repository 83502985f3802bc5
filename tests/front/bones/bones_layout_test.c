/* SPDX-License-Identifier: MIT */
/* The domino table is laid out in every kind of window, in both sizes of print; and whatever is played, all
 * tiles fit, none lies on another, and none that was laid moves. */
#include "front/bones/layout.h"
#include "front/bones/star.h"
#include "picture_rig.h"

#include "base/rng.h"
#include "test.h"

#include <math.h>

enum { ROUNDS = 400 };

static int places_of(const struct bones_layout *layout, struct picture_place places[PICTURE_PLACES_MAX])
{
    int count = 0;
    const struct picture_place all[] = {
        {"you", layout->you},     {"field", layout->field},    {"hand", layout->hand},
        {"knock", layout->knock}, {"ends", layout->ends},      {"scores", layout->scores},
        {"moves", layout->moves}, {"what", layout->keys.what}, {"bar", layout->bar},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        places[count++] = all[i];
    }
    int plates = BONES_SEATS_MAX - (layout->you.w > 0);
    for (int i = 0; i < plates; i++) {
        places[count++] = (struct picture_place){"a plate", layout->plate[i]};
    }
    return count;
}

static void each_window(void (*look)(const struct bones_layout *layout, const struct frame *frame))
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        for (int large = 0; large < 2; large++) {
            struct bones_layout layout;
            bones_layout_make(&layout, &frame, large);
            look(&layout, &frame);
        }
    }
}

static void is_apart(const struct bones_layout *layout, const struct frame *frame)
{
    struct picture_place places[PICTURE_PLACES_MAX];
    picture_apart(places, places_of(layout, places), frame, BONES_SEATS_MAX);
}

static void nothing_lies_on_another_or_outside(void)
{
    each_window(is_apart);
}

static bool is_within(struct rect inner, struct rect outer)
{
    struct rect both = rect_shared(inner, outer);
    return both.w > inner.w - .6f && both.h > inner.h - .6f;
}

static void can_be_hit(const struct bones_layout *layout, const struct frame *frame)
{
    assert_true(layout->knock.w >= 176 && layout->knock.h >= frame->touch);
    for (int i = 0; i < BONES_HAND; i++) {
        struct rect box = bones_layout_hand_box(layout, i, BONES_HAND);
        assert_true(box.w >= 60 && box.h >= frame->touch);
        for (int k = 0; k < i; k++) {
            struct rect both = rect_shared(box, bones_layout_hand_box(layout, k, BONES_HAND));
            assert_true(both.w < 1 || both.h < 1);
        }
    }
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        struct rect box = bones_layout_value_box(layout, arm);
        assert_true(box.w >= 50 && box.h >= 50 && is_within(box, layout->ends));
    }
    if (bones_layout_folds(layout)) {
        for (int i = 0; i < 2; i++) {
            assert_true(layout->keys.key[i].w >= 50 && layout->keys.key[i].h >= 38);
            assert_true(is_within(layout->keys.key[i], layout->ends));
        }
        assert_true(bones_layout_sum(layout).w > 150);
        assert_true(layout->panel.h > 200 && layout->panel.y + layout->panel.h <= layout->bar.y);
    }
}

static void what_is_touched_is_large_enough(void)
{
    each_window(can_be_hit);
}

static void can_be_asked(const struct bones_layout *layout, const struct frame *frame)
{
    float side = bones_layout_double_side(layout);
    struct rect naming = bones_layout_naming(layout), asks = bones_layout_asks(layout);
    assert_true(side > 28);
    for (int number = 0; number < BONES_NUMBERS; number++) {
        struct point at = bones_layout_double(layout, number);
        struct rect box = {at.x - side / 2, at.y - side, side, 2 * side};
        struct rect both = rect_shared(box, naming);
        if (!is_within(box, rect_grow(layout->field, 10)) || (both.w > 1 && both.h > 1)) {
            fail_msg("the double %d is not well placed in %gx%g", number, (double)frame->canvas.w,
                     (double)frame->canvas.h);
        }
        for (int other = 0; other < number; other++) {
            struct point there = bones_layout_double(layout, other);
            assert_true(fabsf(at.x - there.x) > side * 1.2f || fabsf(at.y - there.y) > side * 2.1f);
        }
    }
    assert_true(is_within(asks, layout->canvas) && asks.y + asks.h <= layout->bar.y);
    struct rect again = bones_layout_sign(layout, false), keep = bones_layout_sign(layout, true);
    assert_true(is_within(again, asks) && is_within(keep, asks) && again.x + again.w < keep.x);
}

static void questions_have_room(void)
{
    each_window(can_be_asked);
}

/* ---- the star --------------------------------------------------------------------------------- */

static struct rect of_piece(const struct bones_laid *piece)
{
    float w = piece->lying ? 2 : 1, h = piece->lying ? 1 : 2;
    return (struct rect){piece->at.x - w / 2, piece->at.y - h / 2, w, h};
}

/* Looks at the last tile that was laid, and that all others are where they were. */
static void check_star(const struct bones_public *pub, struct bones_star *before)
{
    struct bones_star star;
    bones_star_make(&star, pub);
    assert_int_equal(star.count, before->count + 1);
    assert_memory_equal(star.piece, before->piece, (size_t)before->count * sizeof star.piece[0]);
    const struct bones_turn *last = &pub->log[pub->log_count - 1];
    struct bones_laid *piece = &star.piece[star.count - 1];
    struct rect box = of_piece(piece);
    assert_true(box.x >= -BONES_CELLS_WIDE / 2.0f && box.x + box.w <= BONES_CELLS_WIDE / 2.0f);
    assert_true(box.y >= -BONES_CELLS_HIGH / 2.0f && box.y + box.h <= BONES_CELLS_HIGH / 2.0f);
    assert_int_equal(bones_tile(piece->first, piece->second), last->tile);
    for (int i = 0; i + 1 < star.count; i++) {
        struct rect both = rect_shared(box, of_piece(&star.piece[i]));
        assert_true(both.w < .01f || both.h < .01f);
    }
    /* It went where the end was, and a ghost of it would have lain there. */
    if (last->arm != BONES_ARM_NONE) {
        struct bones_board board = pub->board;
        board.shows[last->arm] = (uint8_t)bones_other(last->tile, board.shows[last->arm]);
        struct bones_laid ghost = bones_star_next(before, &board, last->tile, last->arm);
        assert_memory_equal(&ghost, piece, sizeof ghost);
    }
    *before = star;
}

static void lay(struct bones_public *pub, int tile, int arm)
{
    pub->log[pub->log_count++] = (struct bones_turn){.tile = (uint8_t)tile, .arm = (uint8_t)arm};
    if (arm == BONES_ARM_NONE) {
        bones_lead(&pub->board, tile);
    } else {
        bones_lay(&pub->board, tile, arm);
    }
}

/* A round as long as can be: any tile that fits, on an arm that is favoured. */
static void play_on(struct rng *rng, int favoured)
{
    struct bones_public pub = {.seats = BONES_SEATS_MAX};
    struct bones_star star = {.count = 0};
    uint32_t left = BONES_TILES_ALL;
    int spinner = bones_tile((int)rng_below(rng, BONES_NUMBERS), 0);
    spinner = bones_tile(bones_high[spinner], bones_high[spinner]);
    lay(&pub, spinner, BONES_ARM_NONE);
    check_star(&pub, &star);
    left &= ~bones_bit(spinner);
    for (int tries = 0; tries < 400 && left; tries++) {
        int arm = rng_below(rng, 4) ? favoured : BONES_NORTH + (int)rng_below(rng, 4);
        int tile = 1 + (int)rng_below(rng, BONES_TILES);
        if (arm < bones_arms_end(&pub.board) && (left & bones_bit(tile)) &&
            bones_has(tile, pub.board.shows[arm])) {
            lay(&pub, tile, arm);
            check_star(&pub, &star);
            left &= ~bones_bit(tile);
        }
    }
}

static void tiles_never_move_and_never_lie_on_another(void)
{
    struct rng rng = rng_make(7, RNG_PLAYER);
    for (int i = 0; i < ROUNDS; i++) {
        play_on(&rng, BONES_NORTH + i % 4);
    }
}

/* Tiles of any number, in any order: 27 of them fit on each arm. */
static void all_tiles_fit_on_one_arm(void)
{
    struct rng rng = rng_make(8, RNG_PLAYER);
    for (int i = 0; i < ROUNDS; i++) {
        struct bones_public pub = {.seats = BONES_SEATS_MAX, .board = {.spinner = BONES_TILES}};
        uint8_t tile[BONES_TILES];
        for (int k = 0; k < BONES_TILES; k++) {
            tile[k] = (uint8_t)(k + 1);
        }
        rng_shuffle(&rng, tile, BONES_TILES - 1); /* the spinner is the last of them */
        pub.log[pub.log_count++] = (struct bones_turn){.tile = BONES_TILES};
        for (int k = 0; k < BONES_TILES - 1; k++) {
            pub.log[pub.log_count++] =
                (struct bones_turn){.tile = tile[k], .arm = (uint8_t)(BONES_NORTH + i % 4)};
        }
        struct bones_star star;
        bones_star_make(&star, &pub);
        assert_int_equal(star.count, BONES_TILES);
        for (int k = 0; k < star.count; k++) {
            struct rect box = of_piece(&star.piece[k]);
            assert_true(box.x >= -BONES_CELLS_WIDE / 2.0f && box.x + box.w <= BONES_CELLS_WIDE / 2.0f);
            assert_true(box.y >= -BONES_CELLS_HIGH / 2.0f && box.y + box.h <= BONES_CELLS_HIGH / 2.0f);
            for (int other = 0; other < k; other++) {
                struct rect both = rect_shared(box, of_piece(&star.piece[other]));
                assert_true(both.w < .01f || both.h < .01f);
            }
        }
    }
}

/* The whole board, and what it grows through, in the field of every window. */
static void holds_the_star(const struct bones_layout *layout, const struct frame *frame)
{
    struct rng rng = rng_make(9, RNG_PLAYER);
    struct bones_public pub = {.seats = BONES_SEATS_MAX, .board = {.spinner = BONES_TILES}};
    (void)frame;
    pub.log[pub.log_count++] = (struct bones_turn){.tile = BONES_TILES};
    for (int tile = 1; tile < BONES_TILES; tile++) {
        pub.log[pub.log_count++] = (struct bones_turn){
            .tile = (uint8_t)tile, .arm = (uint8_t)(BONES_NORTH + (int)rng_below(&rng, tile < 14 ? 4 : 2))};
        struct bones_star star;
        bones_star_make(&star, &pub);
        struct bones_camera camera = bones_camera_fit(&star, layout->field, layout->cell);
        assert_true(camera.unit <= layout->cell && camera.unit > 12);
        for (int i = 0; i < star.count; i++) {
            struct rect box = bones_camera_box(camera, star.piece[i].at, star.piece[i].lying);
            assert_true(is_within(box, layout->field));
        }
    }
}

static void all_tiles_fit_in_every_window(void)
{
    each_window(holds_the_star);
}

/* An empty table has the largest cells, and the spinner in the middle of them; a few tiles do not change that
 * in a window that is not narrow. */
static void the_camera_stays_near_until_it_must_ease_out(void)
{
    struct frame wide = frame_plain(1920, 1080);
    struct bones_layout layout;
    struct bones_public pub = {.seats = BONES_SEATS_MAX};
    struct bones_star star;
    bones_layout_make(&layout, &wide, false);
    lay(&pub, BONES_BIG_SIX, BONES_ARM_NONE);
    lay(&pub, bones_tile(6, 2), BONES_SOUTH);
    bones_star_make(&star, &pub);
    struct bones_camera camera = bones_camera_fit(&star, layout.field, layout.cell);
    assert_true(fabsf(camera.unit - 60) < .01f);
    assert_true(fabsf(camera.middle.x - rect_middle(layout.field).x) < .01f);
}

const struct test tests[] = {
    TEST(nothing_lies_on_another_or_outside),
    TEST(what_is_touched_is_large_enough),
    TEST(questions_have_room),
    TEST(tiles_never_move_and_never_lie_on_another),
    TEST(all_tiles_fit_on_one_arm),
    TEST(all_tiles_fit_in_every_window),
    TEST(the_camera_stays_near_until_it_must_ease_out),
    {0},
};
