/* SPDX-License-Identifier: MIT */
#include "picture_rig.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { STEPS_MOST = 40 };

const int picture_windows[PICTURE_WINDOWS][2] = {{1920, 1080}, {1280, 1024}, {1000, 1000},
                                                 {720, 1280},  {800, 600},   {960, 540}};

const struct window picture_shapes[] = {
    {.w = 1920, .h = 1080, .dpr = 1},
    {.w = 1280, .h = 720, .dpr = 1},
    {.w = 1280, .h = 800, .dpr = 1},
    {.w = 1440, .h = 1080, .dpr = 1},
    {.w = 2560, .h = 1080, .dpr = 1},
    {.w = 3840, .h = 2160, .dpr = 2},
    {.w = 1280, .h = 1024, .dpr = 1},
    {.w = 1152, .h = 1000, .dpr = 1},
    {.w = 1000, .h = 1000, .dpr = 1},
    {.w = 960, .h = 1200, .dpr = 1},
    {.w = 900, .h = 1300, .dpr = 1},
    {.w = 720, .h = 1280, .dpr = 2, .fingers = true},
    {.w = 800, .h = 600, .dpr = 1},
    {.w = 640, .h = 480, .dpr = 1},
    {.w = 720, .h = 600, .dpr = 1},
    {.w = 960, .h = 540, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1},
    {.w = 640, .h = 360, .dpr = 1, .fingers = true},
    {.w = 1080, .h = 2340, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 1170, .h = 2532, .dpr = 3, .safe = {0, 132, 0, 90}, .fingers = true},
    {.w = 2532, .h = 1170, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
    {.w = 2400, .h = 1080, .dpr = 3, .safe = {141, 0, 141, 63}, .fingers = true},
    {.w = 0},
};

struct draw_list picture;
int pictures, pictures_longest;

static float width(const void *context, enum font font, float size, float tracking, const char *string)
{
    (void)context;
    (void)font;
    return (size * .5f + tracking) * (float)strlen(string);
}

static const struct type_metrics type = {.width = width};

int picture_open(void **state)
{
    (void)state;
    draw_init(&picture, &type);
    return 0;
}

int picture_close(void **state)
{
    (void)state;
    draw_free(&picture);
    return 0;
}

void picture_begin(struct frame frame)
{
    draw_begin(&picture, frame);
    picture.text_scale = 1;
    pictures++;
}

void picture_end(void)
{
    pictures_longest = (int)picture.count > pictures_longest ? (int)picture.count : pictures_longest;
}

/* The first direction of a way from the focus to an item; INTENT_NONE: there is none. */
static enum intent_kind way_to(const struct focus_list *now, int from, int item)
{
    int at[FOCUS_ITEMS_MAX] = {from}, count = 1;
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

void picture_go_to(const struct picture_person *person, enum device device, int item)
{
    for (int i = 0; i < STEPS_MOST && *person->focus != item; i++) {
        struct focus_list now = person->items();
        enum intent_kind way = way_to(&now, *person->focus, item);
        assert_int_not_equal(way, INTENT_NONE);
        person->give((struct intent){.kind = way, .device = device});
    }
    assert_int_equal(*person->focus, item);
}

struct point picture_place_of(const struct picture_person *person, int item)
{
    struct focus_list now = person->items();
    const struct focus_item *to = focus_find(&now, item);
    assert_non_null(to);
    return rect_middle(to->box);
}

struct intent picture_any_intent(struct rng *rng, const char *keys)
{
    return (struct intent){.kind = (enum intent_kind)(1 + (int)rng_below(rng, INTENT_KINDS - 1)),
                           .device = (enum device)rng_below(rng, 3),
                           .x = (float)rng_below(rng, 2000) - 40,
                           .y = (float)rng_below(rng, 1200) - 40,
                           .clicks = 1 + (int)rng_below(rng, 2),
                           .key = keys[rng_below(rng, (uint32_t)strlen(keys))]};
}

static bool has_room(struct rect box, struct rect canvas)
{
    return box.x >= -.5f && box.y >= -.5f && box.x + box.w <= canvas.w + .5f &&
           box.y + box.h <= canvas.h + .5f;
}

void picture_apart(const struct picture_place *place, int count, const struct frame *frame, int seats)
{
    for (int i = 0; i < count; i++) {
        struct rect box = place[i].box;
        if (box.w > 0 && !has_room(box, frame->canvas)) {
            fail_msg("%s leaves %gx%g with %d seats", place[i].name, (double)frame->canvas.w,
                     (double)frame->canvas.h, seats);
        }
        for (int k = i + 1; k < count; k++) {
            struct rect both = rect_shared(box, place[k].box);
            if (box.w > 0 && place[k].box.w > 0 && both.w > 1 && both.h > 1) {
                fail_msg("%s lies on %s in kind %d, %gx%g, with %d seats", place[i].name, place[k].name,
                         (int)frame->kind, (double)frame->canvas.w, (double)frame->canvas.h, seats);
            }
        }
    }
}
