/* SPDX-License-Identifier: MIT */
/* The road table's picture: backdrop and ribbon, and what lies in which order. */
#include "front/mille/mille_draw.h"

#include "front/front.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/stage/ground.h"
#include "front/table/movement.h"
#include "ui/tween.h"

#include <math.h>

struct draw_command *mille_draw_card(struct draw_list *list, int card, struct pose pose, float dim)
{
    struct rect box = {pose.x - pose.w / 2, pose.y - pose.w * 0.7f, pose.w, pose.w * 1.4f};
    return mille_card_draw(list, card, box, pose.angle, dim);
}

float mille_draw_miles(const struct mille_shown *shown, int side, float blend_ms)
{
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE);
    if (drive == NULL || drive->event.target != side) {
        return (float)shown->side[side].miles;
    }
    float part = tween_ease(EASE_IN_OUT_SINE, motion_part(drive, blend_ms));
    return tween_mix((float)drive->value.word[STEP_VALUE_MILES], (float)drive->event.value, part);
}

float mille_draw_shake(const struct table *table, int side, float blend_ms)
{
    const struct motion_step *hit = motion_find(&mille_view_of(table)->shown.motion, STEP_HIT);
    if (hit == NULL || hit->event.target != side || table->front->settings.reduced_motion) {
        return 0;
    }
    float part = motion_part(hit, blend_ms);
    if (part < MILLE_HIT_FLIGHT) {
        return 0;
    }
    float t = (part - MILLE_HIT_FLIGHT) / (1 - MILLE_HIT_FLIGHT);
    return 6 * (1 - t) * sinf(t * 6 * PI);
}

static void draw_ribbon(const struct table *table, struct draw_list *list, float blend_ms)
{
    const struct mille_view *view = mille_view_of(table);
    const struct mille_shown *shown = &view->shown;
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE),
                             *open = motion_find(&shown->motion, STEP_EXTEND);
    int you = table_side_of(table, table_you(table)), other = (you + 1) % shown->sides;
    struct mille_ribbon state = {
        .near = {mille_table_driver(table, table_you(table)), mille_draw_miles(shown, you, blend_ms), false},
        .far = {mille_table_driver(table, table_other(table)), mille_draw_miles(shown, other, blend_ms),
                false},
        .goal = shown->goal,
    };
    if (open) {
        state.opening = tween_ease(EASE_OUT_CUBIC, motion_part(open, blend_ms));
    }
    if (drive && !table->front->settings.reduced_motion) {
        float part = motion_part(drive, blend_ms);
        (drive->event.target == you ? &state.near : &state.far)->moving = part < 1;
        state.puff = fmodf(part * 2, 1);
    }
    mille_ribbon_draw(list, view->layout.ribbon, &state);
}

static float blend_ms_of(const struct table *table, float blend)
{
    bool runs = front_scene(table->front) == &table_scene && !mille_view_of(table)->shown.motion.held;
    return runs ? table_blend_ms(table, blend) : 0;
}

void mille_table_draw(const struct table *table, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(table, blend);
    ground_table(list, mille_view_of(table)->layout.verge);
    mille_draw_panels(table, list);
    draw_ribbon(table, list, blend_ms);
    mille_stakes_draw(table, list);
    mille_draw_way_below(table, list);
    mille_draw_rows(table, list, blend_ms);
    mille_draw_hand(table, list, blend_ms);
    mille_draw_buttons(table, list);
}

void mille_table_draw_over(const struct table *table, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(table, blend);
    mille_draw_flights(table, list, blend_ms);
    mille_draw_open_panel(table, list, blend_ms);
}
