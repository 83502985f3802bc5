/* SPDX-License-Identifier: MIT */
#include "front/bones/weigh.h"

#include "front/bones/tally.h"
#include "front/sound/rise.h"

static const struct weight_grade grades[] = {
    {5, .20f, 1}, {10, .30f, 2}, {15, .42f, 3}, {20, .54f, 4}, {25, .68f, 5}, {30, .84f, 6}, {35, 1, 7},
};

const struct weight_grade *bones_grade(int points)
{
    return weight_grade(grades, (int)(sizeof grades / sizeof *grades), points);
}

/* ---- what comes down ------------------------------------------------------------------------- */

float bones_points_force(const struct motion_step *step)
{
    int points = (int)step->value.word[BONES_PLACE_POINTS];
    return points > 0 ? bones_grade(points)->force : 0;
}

/* A tile: the first one is slammed, and so is the last one of a hand; others come down the harder the more
 * points they make. */
static struct motion_landing landing_of_tile(const struct bones_view *view, const struct motion_step *step)
{
    const struct event *event = &step->event;
    struct bones_laid laid = {.lying = true};
    if (step->kind == BONES_STEP_PLACE) {
        laid = bones_star_next(&view->star, &view->shown.pub.board, event->card, event->target);
    }
    const float hardest = .9f, share = .4f;
    float force = step->kind == BONES_STEP_LEAD       ? .7f
                  : step->value.word[BONES_PLACE_OUT] ? 1.0f
                  : bones_is_double(event->card)      ? .52f
                                                      : .42f;
    if (step->kind == BONES_STEP_PLACE && force < hardest) {
        force = fminf(force + share * bones_points_force(step), hardest);
    }
    return (struct motion_landing){
        BONES_PLACE_MS, bones_camera_box(bones_view_camera(view, 0), laid.at, laid.lying), force, true};
}

/* The points are stamped on the middle of the star. */
static struct motion_landing landing_of_score(const struct bones_view *view, const struct motion_step *step)
{
    const float stamped = 370 + 60;
    struct bones_camera camera = bones_view_camera(view, 0);
    struct rect box = rect_grow(bones_camera_box(camera, (struct point){0, 0}, true), camera.unit * .6f);
    return (struct motion_landing){stamped, box, bones_grade(step->event.value)->force, false};
}

/* Two raps of a fist, on the table before the plate of another. */
static bool landing_of_knock(const struct bones_view *view, const struct motion_step *step, int index,
                             struct motion_landing *out)
{
    const float fall = 90, force = .5f;
    const struct bones_layout *layout = &view->layout;
    int seat = step->event.seat;
    float k = bones_layout_moment_scale(layout);
    struct point at = {layout->field.x + layout->field.w / 2 + 166 * k,
                       layout->field.y + layout->field.h - 79 * k};
    if (seat != view->viewer) {
        struct rect plate = bones_layout_plate(layout, seat, view->viewer);
        k = plate.w / 480;
        at = (struct point){plate.x + plate.w / 2, plate.y + plate.h + 70 * k};
    }
    *out = (struct motion_landing){
        fall * (index ? 3.0f : 1.0f), {at.x - 90 * k, at.y - 36 * k, 180 * k, 72 * k}, force, false};
    return index < 2;
}

bool bones_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out)
{
    const struct bones_view *view = memory;
    switch (step->kind) {
    case BONES_STEP_LEAD:
    case BONES_STEP_PLACE:
        *out = landing_of_tile(view, step);
        return index == 0;
    case BONES_STEP_SCORE:
        *out = landing_of_score(view, step);
        return index == 0;
    case BONES_STEP_KNOCK:
        return landing_of_knock(view, step, index, out);
    default:
        return false;
    }
}

/* ---- how points count up --------------------------------------------------------------------- */

/* Each tile that is opened adds its dots. */
static bool tick_of_open(const struct bones_view *view, int index, struct motion_tick *out)
{
    struct bones_tally tally = bones_tally_at(view, 0);
    int tiles = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        tiles += bones_many(tally.hand[seat]);
    }
    bool opens = bones_tally_tile(&tally, index, &out->at) != SEAT_NONE;
    out->pitch = opens ? CUE_RISE_TICKS * index / tiles : 0;
    return opens;
}

/* The chalk itself rises up to 20 points; ticks go on from there. */
bool bones_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out)
{
    const float chalk_ends = 560, pitch = 75, flies = 60, flight = 300;
    const int chalked = 4;
    int fives = step->event.value / 5;
    *out = (struct motion_tick){.x = -1};
    if (step->kind == BONES_STEP_SCORE) {
        out->at = chalk_ends + pitch * (float)index;
        out->pitch = chalked + index;
        return out->pitch < bones_grade(step->event.value)->ticks;
    }
    if (step->kind == BONES_STEP_BONUS && fives > 0) {
        int ticks = fives < CUE_RISE_TICKS ? fives : CUE_RISE_TICKS;
        out->at = step->still ? 0 : flies + rise_at(index, ticks, flight);
        out->pitch = index;
        return index < ticks;
    }
    return step->kind == BONES_STEP_OPEN && !step->still && tick_of_open(memory, index, out);
}

/* ---- a moment -------------------------------------------------------------------------------- */

bool bones_lock_is_near(const struct motion_step *step)
{
    int least = -1, next = -1;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        int dots = 0;
        for (int tile = 1; tile <= BONES_TILES; tile++) {
            dots += step->value.word[seat] & bones_bit(tile) ? bones_dots(tile) : 0;
        }
        if (least < 0 || dots < least) {
            next = least;
            least = dots;
        } else if (next < 0 || dots < next) {
            next = dots;
        }
    }
    return step->kind == BONES_STEP_OPEN && step->event.kind == BONES_EVENT_LOCKED && next == least + 1;
}
