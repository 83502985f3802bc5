/* SPDX-License-Identifier: MIT */
/* What is said at the dice table covers neither the road nor a seat nor dice, whoever speaks, in every kind
 * of window, with two seats to six and in both sizes of print. */
#include "picture_rig.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/draw.h"
#include "front/voices/speech.h"
#include "test.h"

/* Two full lines, longer than any that is said. */
static const char long_line[] = "Eighty summers under it: I’m getting the hang.";

static bool lies_on(struct rect a, struct rect b)
{
    struct rect both = rect_shared(a, b);
    return both.w > 1 && both.h > 1;
}

/* What a plate would cover; NULL: nothing that is played with. */
static const char *covered(const struct cubes_layout *layout, struct rect box)
{
    if (lies_on(box, layout->track)) {
        return "the road";
    }
    for (int seat = 0; seat < layout->seats; seat++) {
        if (lies_on(box, cubes_layout_plate(layout, seat, 0))) {
            return "a seat";
        }
    }
    for (int count = 1; count <= CUBES_DICE; count++) {
        for (int i = 0; i < count; i++) {
            struct point at = cubes_layout_spot(layout, i, count);
            if (lies_on(box, cubes_layout_die_box(at, layout->die))) {
                return "a die";
            }
        }
    }
    return lies_on(box, layout->rack)   ? "held dice"
           : lies_on(box, layout->bank) ? "the sign to hold"
           : lies_on(box, layout->roll) ? "the sign to roll"
                                        : NULL;
}

static void is_clear(const struct cubes_layout *layout, const struct frame *frame)
{
    struct speech_taken taken = {.count = 0};
    cubes_speech_taken(layout, &taken);
    assert_true(taken.count < SPEECH_TAKEN_MOST);
    for (int seat = 0; seat < layout->seats; seat++) {
        struct rect plate = cubes_layout_plate(layout, seat, 0), safe = frame->safe;
        struct rect box = speech_box(&picture, long_line, &plate, &taken);
        const char *what = covered(layout, box);
        if (what) {
            fail_msg("%g x %g, %d seats: seat %d speaks over %s", (double)frame->canvas.w,
                     (double)frame->canvas.h, layout->seats, seat, what);
        }
        assert_true(box.x >= safe.x && box.y >= safe.y && box.x + box.w <= safe.x + safe.w);
        assert_true(box.y + box.h <= layout->bar.y);
    }
}

static void a_line_covers_neither_road_nor_seats_nor_dice(void)
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        for (int large = 0; large < 2; large++) {
            picture_begin(frame);
            picture.text_scale = large ? 1.2f : 1;
            for (int seats = 2; seats <= CUBES_SEATS_MAX; seats++) {
                struct cubes_layout layout;
                cubes_layout_make(&layout, &frame, seats, large);
                is_clear(&layout, &frame);
            }
            picture_end();
        }
    }
}

/* Its title and its banner; what is drawn there lies in these boxes. */
static void a_line_covers_neither_title_nor_banner_of_a_poster(void)
{
    for (int i = 0; picture_shapes[i].w > 0; i++) {
        struct frame frame = frame_make(&picture_shapes[i]);
        picture_begin(frame);
        struct cubes_layout layout;
        cubes_layout_make(&layout, &frame, 3, false);
        struct speech_taken taken = {.count = 0};
        struct rect box[CUBES_POSTER_BOXES], plate = cubes_layout_plate(&layout, 1, 0);
        assert_true(cubes_poster_boxes(&layout, frame.canvas, box) >= 2);
        cubes_speech_taken_poster(&layout, frame.canvas, &taken);
        struct rect said = speech_box(&picture, long_line, &plate, &taken);
        for (int part = 0; part < 2; part++) {
            if (lies_on(said, box[part])) {
                fail_msg("%g x %g: over the %s", (double)frame.canvas.w, (double)frame.canvas.h,
                         part ? "banner" : "title");
            }
        }
        picture_end();
    }
}

const struct test tests[] = {
    TEST_WITH(a_line_covers_neither_road_nor_seats_nor_dice, picture_open, picture_close),
    TEST_WITH(a_line_covers_neither_title_nor_banner_of_a_poster, picture_open, picture_close),
    {0},
};
