/* SPDX-License-Identifier: MIT */
/* Where each die is: on the felt, in the rail, in the cup, or on its way between them. */
#include "front/cubes/draw.h"

#include "ui/tween.h"

#include <math.h>

/* How far a die rises that is picked up, in edges. */
static const float PICKED_UP = 16.0f / 140;
/* The same in units, of a die under the mouse. */
static const float UNDER_MOUSE = 3;

/* Its place in the rail, from the left. */
static int rail_place(uint8_t held, int place)
{
    int before = 0;
    for (int i = 0; i < place; i++) {
        before += cubes_in_mask(held, i);
    }
    return before;
}

static struct cubes_die plain_die(int face)
{
    return (struct cubes_die){.joker = face == CUBES_JOKER, .opacity = 1};
}

static struct cubes_die on_felt(const struct cubes_frame *frame, const struct cubes_cast *cast, int place,
                                int face)
{
    struct cubes_die die = plain_die(face);
    die.edge = frame->view->layout.die;
    die.foot = cubes_cast_foot(cast, &frame->view->layout, place);
    die.turn = cubes_turn_rest(face, cast->fall[place].way.yaw);
    return die;
}

static struct cubes_die in_rail(const struct cubes_frame *frame, uint8_t held, int place)
{
    const struct cubes_layout *layout = &frame->view->layout;
    int face = frame->view->shown.face[place];
    struct cubes_die die = plain_die(face);
    die.edge = cubes_layout_held_die(layout);
    die.foot = cubes_layout_held(layout, rail_place(held, place));
    die.turn = cubes_turn_rest(face, 0);
    die.ink = CUBES_DIE_GOLD;
    die.ring = true;
    return die;
}

/* On its way from the felt into the rail, or along it. */
static struct cubes_die to_rail(const struct cubes_frame *frame, int place)
{
    const struct cubes_view *view = frame->view;
    uint8_t held = cubes_held_mask(&view->shown), after = (uint8_t)(held | frame->step->event.extra);
    bool was_held = cubes_in_mask(held, place);
    struct cubes_die to = in_rail(frame, after, place),
                     from = was_held ? in_rail(frame, held, place)
                                     : on_felt(frame, &view->cast, place, view->shown.face[place]);
    float part = fminf(frame->ms / fmaxf(frame->step->length, 1), 1);
    if (frame->step->still) {
        return part < 1 ? from : to;
    }
    float eased = tween_ease(EASE_OUT_CUBIC, part);
    struct cubes_die die = part < .5f ? from : to;
    die.edge = tween_mix(from.edge, to.edge, eased);
    die.foot = tween_point(from.foot, to.foot, eased);
    die.lift = was_held ? 0 : 40 * 4 * part * (1 - part);
    die.turn = was_held
                   ? to.turn
                   : cubes_turn_rest(view->shown.face[place], view->cast.fall[place].way.yaw * (1 - eased));
    die.ring = part >= .5f;
    return die;
}

/* On its way into the cup. */
static void into_cup(const struct cubes_frame *frame, float ms, struct cubes_die *die)
{
    const struct cubes_layout *layout = &frame->view->layout;
    float part = tween_ease(EASE_IN_CUBIC, fminf(ms / CUBES_GATHER_MS, 1));
    struct point cup = layout->cup.x > 0
                           ? (struct point){layout->cup.x, layout->cup.y - 200}
                           : (struct point){layout->tray.x + 90, layout->tray.y + layout->tray.h * .6f};
    die->foot = tween_point(die->foot, cup, part);
    die->edge = tween_mix(die->edge, die->edge * .6f, part);
    die->lift = 60 * part;
    die->opacity = part > .8f ? (1 - part) * 5 : 1;
}

/* In a roll: picked up, in the cup, thrown. */
static bool rolled(const struct cubes_frame *frame, int place, struct cubes_die *die)
{
    const struct cubes_view *view = frame->view;
    const struct motion_step *step = frame->step;
    if (step->still) {
        float part = fminf(frame->ms / fmaxf(step->length, 1), 1);
        *die = on_felt(frame, &view->cast, place, step->value.byte[place]);
        die->opacity = part;
        return part > 0;
    }
    float poured = cubes_view_poured_ms(step);
    if (frame->ms >= poured) {
        *die = plain_die(step->value.byte[place]);
        return cubes_cast_at(&view->cast, &view->layout, place, step->value.byte[place], frame->ms - poured,
                             die);
    }
    if (!step->value.byte[CUBES_ROLL_PICKS_UP] || step->value.byte[CUBES_ROLL_FROM_CUP] ||
        frame->ms >= CUBES_GATHER_MS) {
        return false;
    }
    *die = view->shown.part[place] == CUBES_PART_HELD
               ? in_rail(frame, cubes_held_mask(&view->shown), place)
               : on_felt(frame, &view->before, place, view->shown.face[place]);
    into_cup(frame, frame->ms, die);
    return true;
}

static bool die_at(const struct cubes_frame *frame, int place, struct cubes_die *die)
{
    const struct cubes_view *view = frame->view;
    const struct motion_step *step = frame->step;
    const struct cubes_public *shown = &view->shown;
    if (step && step->kind == CUBES_STEP_ROLL && cubes_in_mask(step->event.target, place)) {
        return rolled(frame, place, die);
    }
    if (shown->part[place] == CUBES_PART_NONE) {
        return false;
    }
    float shaken = cubes_view_shaken_ms(view, frame->blend);
    bool rolls = cubes_in_mask(cubes_view_to_roll(view), place);
    if (rolls && (view->in_cup || shaken >= CUBES_GATHER_MS || (shaken >= 0 && frame->look->reduced))) {
        return false;
    }
    uint8_t held = cubes_held_mask(shown);
    if (step && step->kind == CUBES_STEP_KEEP && cubes_in_mask((uint8_t)(held | step->event.extra), place)) {
        *die = to_rail(frame, place);
        return true;
    }
    if (cubes_in_mask(held, place)) {
        *die = in_rail(frame, held, place);
    } else {
        *die = on_felt(frame, &view->cast, place, shown->face[place]);
        die->lift = PICKED_UP * die->edge * tween_ease(EASE_OUT_QUAD, view->lifted[place]);
        die->ring = view->lifted[place] > .5f;
        if (frame->look->mouse && !frame->look->reduced && frame->look->mine && view->motion.count == 0 &&
            frame->look->focus == CUBES_ITEM_DIE + place) {
            die->lift += UNDER_MOUSE;
        }
    }
    if (rolls && shaken >= 0) {
        into_cup(frame, shaken, die);
    }
    if (view->drag.on && cubes_in_mask(view->drag.mask, place)) {
        die->foot.x += view->drag.at.x - view->drag.from.x;
        die->foot.y += view->drag.at.y - view->drag.from.y;
        die->lift += PICKED_UP * die->edge;
    }
    if (step && step->kind == CUBES_STEP_BUST && (step->still || frame->ms > 200)) {
        die->ink = CUBES_DIE_LOST;
        die->ring = false;
    }
    return true;
}

/* A die that lies is jolted by what lands beside it. */
bool cubes_die_now(const struct cubes_frame *frame, int place, struct cubes_die *die)
{
    if (!die_at(frame, place, die)) {
        return false;
    }
    if (die->lift <= 0) {
        struct point shift = weight_shift(frame->look->weight, die->foot);
        die->foot.x += shift.x;
        die->foot.y += shift.y;
    }
    return true;
}
