/* SPDX-License-Identifier: MIT */
/* The road table's picture: backdrop and ribbon, and what lies in which order. */
#include "front/mille/mille_draw.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_stakes.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/scenes/table_scene.h"
#include "front/stage/ground.h"
#include "front/table/movement.h"
#include "front/table/table.h"
#include "ui/furniture.h"
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

float mille_draw_shake(const struct front *front, int side, float blend_ms)
{
    const struct motion_step *hit = motion_find(&mille_view_of(front)->shown.motion, STEP_HIT);
    if (hit == NULL || hit->event.target != side || front->settings.reduced_motion) {
        return 0;
    }
    float part = motion_part(hit, blend_ms);
    if (part < MILLE_HIT_FLIGHT) {
        return 0;
    }
    float t = (part - MILLE_HIT_FLIGHT) / (1 - MILLE_HIT_FLIGHT);
    return 6 * (1 - t) * sinf(t * 6 * PI);
}

static void draw_ribbon(const struct front *front, struct draw_list *list, float blend_ms)
{
    const struct mille_view *view = mille_view_of(front);
    const struct mille_shown *shown = &view->shown;
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE),
                             *open = motion_find(&shown->motion, STEP_EXTEND);
    int you = mille_side_of(&mille_table_seen(front)->pub, table_you(front)),
        other = (you + 1) % shown->sides;
    struct mille_ribbon state = {
        .you = mille_draw_miles(shown, you, blend_ms),
        .opponent = mille_draw_miles(shown, other, blend_ms),
        .near = mille_table_driver(front, table_you(front)),
        .far = mille_table_driver(front, table_other(front)),
        .goal = shown->goal,
    };
    if (open) {
        state.opening = tween_ease(EASE_OUT_CUBIC, motion_part(open, blend_ms));
    }
    if (drive && !front->settings.reduced_motion) {
        float part = motion_part(drive, blend_ms);
        state.you_moving = drive->event.target == you && part < 1;
        state.opponent_moving = drive->event.target != you && part < 1;
        state.puff = fmodf(part * 2, 1);
    }
    mille_ribbon_draw(list, view->layout.ribbon, &state);
}

static float blend_ms_of(const struct front *front, float blend)
{
    bool runs = front_scene(front) == &table_scene && !mille_view_of(front)->shown.motion.held;
    return runs ? table_blend_ms(front, blend) : 0;
}

void mille_table_draw(const struct front *front, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(front, blend);
    ground_table(list, mille_view_of(front)->layout.verge);
    mille_draw_panels(front, list);
    draw_ribbon(front, list, blend_ms);
    mille_stakes_draw(front, list);
    mille_draw_way_below(front, list);
    mille_draw_rows(front, list, blend_ms);
    mille_draw_hand(front, list, blend_ms);
    mille_draw_buttons(front, list);
}

void mille_table_draw_over(const struct front *front, struct draw_list *list, float blend)
{
    float blend_ms = blend_ms_of(front, blend);
    mille_draw_flights(front, list, blend_ms);
    mille_draw_open_panel(front, list, blend_ms);
}
