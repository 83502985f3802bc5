/* SPDX-License-Identifier: MIT */
#include "front/cubes/weigh.h"

#include "front/sound/rise.h"

static const struct weight_grade grades[] = {
    {50, .14f, 1}, {200, .26f, 2}, {500, .40f, 3}, {1000, .62f, 5}, {2000, .80f, 6}, {3000, 1, 8},
};

const struct weight_grade *cubes_grade(int32_t points)
{
    return weight_grade(grades, (int)(sizeof grades / sizeof *grades), (int)points);
}

bool cubes_is_set(const struct event *event)
{
    return event->card == CUBES_FIVE_ALIKE || event->card == CUBES_STRAIGHT;
}

/* ---- what comes down ------------------------------------------------------------------------- */

static int place_in_turn(const struct cubes_cast *cast, int turn)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cast->fall[place].spot >= 0 && cast->fall[place].way.turn == turn) {
            return place;
        }
    }
    return 0;
}

/* Each die touches the felt; then each comes to rest. */
static bool landing_of_roll(const struct cubes_view *view, const struct motion_step *step, int index,
                            struct motion_landing *out)
{
    const struct cubes_layout *layout = &view->layout;
    int dice = view->cast.count;
    if (step->still || index >= 2 * dice) {
        return false;
    }
    bool rests = index >= dice;
    int turn = index % dice, place = place_in_turn(&view->cast, turn);
    float since = (float)(turn * CUBES_STAGGER_MS + (rests ? CUBES_ROLL_MS : CUBES_FLY_MS));
    struct cubes_die die = {.edge = layout->die};
    cubes_cast_at(&view->cast, layout, place, step->value.byte[place], since, &die);
    struct rect box = cubes_layout_die_box(die.foot, die.edge), within = rect_shared(box, layout->tray);
    bool inside = within.w >= box.w && within.h >= box.h; /* the rim has no dust */
    *out = (struct motion_landing){cubes_view_poured_ms(step) + since, box,
                                   (rests ? .10f : .16f) + .03f * (float)dice, !rests && inside};
    return true;
}

/* The index-th place of a mask; -1: there are no more. */
static int place_of(unsigned mask, int index)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask((uint8_t)mask, place) && index-- == 0) {
            return place;
        }
    }
    return -1;
}

/* The dice of a combination press into the felt, the more they bring. */
static bool landing_of_score(const struct cubes_view *view, const struct motion_step *step, int index,
                             struct motion_landing *out)
{
    unsigned thrown = 0; /* dice in the rail may be part of a combination of all five */
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        thrown |= view->cast.fall[place].spot >= 0 ? 1u << place : 0;
    }
    int place = place_of(step->event.extra & thrown, index);
    if (place < 0) {
        return false;
    }
    struct point foot = cubes_cast_foot(&view->cast, &view->layout, place);
    *out = (struct motion_landing){0, cubes_layout_die_box(foot, view->layout.die),
                                   cubes_grade(step->event.value * CUBES_FIFTY)->force, false};
    return true;
}

static bool landing_of_keep(const struct cubes_view *view, const struct motion_step *step, int index,
                            struct motion_landing *out)
{
    const float force = .2f;
    uint8_t after = (uint8_t)(cubes_held_mask(&view->shown) | step->event.extra);
    int place = place_of(step->event.extra, index);
    if (place < 0) {
        return false;
    }
    int before = cubes_dice_in((uint8_t)(after & ((1u << (unsigned)place) - 1)));
    struct point foot = cubes_layout_held(&view->layout, before);
    *out = (struct motion_landing){
        step->length, cubes_layout_die_box(foot, cubes_layout_held_die(&view->layout)), force, false};
    return true;
}

/* A hand comes down on the tray, the harder the more is lost. */
static struct motion_landing landing_of_bust(const struct cubes_view *view, const struct motion_step *step)
{
    const float at = 140, part = .34f;
    struct rect tray = view->layout.tray;
    struct rect box = {tray.x + tray.w * (1 - part) / 2, tray.y + tray.h * (1 - part) / 2, tray.w * part,
                       tray.h * part};
    return (struct motion_landing){at, box, .25f + .75f * cubes_grade(step->event.value * CUBES_FIFTY)->force,
                                   false};
}

bool cubes_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out)
{
    const struct cubes_view *view = memory;
    switch (step->kind) {
    case CUBES_STEP_ROLL:
        return landing_of_roll(view, step, index, out);
    case CUBES_STEP_SCORE:
        return landing_of_score(view, step, index, out);
    case CUBES_STEP_KEEP:
        return landing_of_keep(view, step, index, out);
    case CUBES_STEP_BUST:
        *out = landing_of_bust(view, step);
        return index == 0;
    default:
        return false;
    }
}

/* ---- how points count up --------------------------------------------------------------------- */

bool cubes_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out)
{
    const struct cubes_view *view = memory;
    const float banner = 500; /* the part of a banner in which its points count up */
    int32_t points = step->event.value * CUBES_FIFTY, before = view->shown.last - points;
    int first = 0, last = cubes_grade(points)->ticks;
    float length = step->length, x = -1;
    if (step->kind == CUBES_STEP_SCORE && cubes_is_set(&step->event)) {
        return false; /* its banner counts */
    }
    if (step->kind == CUBES_STEP_SCORE || step->kind == CUBES_STEP_SET) {
        first = before > 0 ? cubes_grade(before)->ticks : 0;
        last = cubes_grade(view->shown.last)->ticks;
        length = step->kind == CUBES_STEP_SET ? banner : length;
    } else if (step->kind == CUBES_STEP_BANK) {
        x = rect_middle(view->layout.bank).x;
    } else {
        return false;
    }
    last = last > first ? last : first + 1;
    if (step->still) { /* the points are there at once */
        *out = (struct motion_tick){.at = 0, .pitch = last - 1, .x = x};
        return index == 0;
    }
    *out = (struct motion_tick){rise_at(index, last - first, length), first + index, x};
    return first + index < last;
}

/* ---- a moment -------------------------------------------------------------------------------- */

bool cubes_roll_hushes(const struct cubes_view *view, const struct motion_step *step)
{
    const int32_t much = 1000;
    return step->kind == CUBES_STEP_ROLL && view->cast.count == 1 && cubes_turn_points(&view->shown) >= much;
}
