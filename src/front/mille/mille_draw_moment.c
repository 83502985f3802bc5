/* SPDX-License-Identifier: MIT */
/* What the road table shows at a moment of its movement: a card in its pose, miles that run up, the shake of
 * a row, the state of the game as far as it is shown, and the cars on the road. */
#include "front/front.h"
#include "front/journey/journey_car.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_ribbon.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/stage/living.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

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

struct mille_public mille_draw_public(const struct table *table)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    struct mille_public pub = mille_table_seen(table)->pub;
    for (int s = 0; s < pub.sides; s++) {
        struct mille_side *side = &pub.side[s];
        side->miles = (int16_t)shown->side[s].miles;
        memcpy(side->safety, shown->side[s].safety, sizeof side->safety);
        memcpy(side->distance, shown->side[s].distance, sizeof side->distance);
    }
    /* A side at 700 that is asked for the extension has not arrived yet. */
    if (shown->motion.count > 0 || pub.phase == PHASE_EXTEND) {
        pub.trip_side = -1;
    }
    return pub;
}

/* A car rolls with a Go or the right of way, and nothing against it. */
static enum ribbon_gait gait_of(const struct shown_side *side, int goal)
{
    static const enum ribbon_gait hazards[] = {RIBBON_STANDS, RIBBON_LEANS, RIBBON_SMOKES, RIBBON_BRAKES};
    bool first = side->safety[CARD_RIGHT_OF_WAY - CARD_EXTRA_TANK] != SAFETY_ABSENT;
    if (side->battle != CARD_NONE && mille_cards[side->battle].family == FAMILY_HAZARD) {
        return hazards[side->battle - CARD_OUT_OF_GAS];
    }
    if (side->miles >= goal || (side->battle != CARD_GO && !first)) {
        return RIBBON_STANDS;
    }
    return side->speed == CARD_SPEED_LIMIT && !first ? RIBBON_SLOW : RIBBON_ROLLS;
}

struct mille_ribbon mille_draw_on_road(const struct table *table, float blend_ms)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    const struct motion_step *drive = motion_find(&shown->motion, STEP_DRIVE),
                             *open = motion_find(&shown->motion, STEP_EXTEND);
    struct mille_ribbon state = {
        .cars = mille_table_rows(table), .goal = shown->goal, .beat = living_beat(table->front)};
    for (int row = 0; row < state.cars; row++) {
        int side = mille_table_row_side(table, row);
        const struct opponent *driver = mille_table_driver(table, table_seat_of(table, side));
        bool own = driver == &MILLE_OPPONENTS[MILLE_DRIVER_YOU];
        state.car[row] = (struct ribbon_car){.driver = driver,
                                             .miles = mille_draw_miles(shown, side, blend_ms),
                                             .gait = gait_of(&shown->side[side], shown->goal),
                                             .wears = own ? journey_car_pieces(table->front) : 0};
    }
    if (open) {
        state.opening = tween_ease(EASE_OUT_CUBIC, motion_part(open, blend_ms));
    }
    if (drive && !table->front->settings.reduced_motion) {
        float part = motion_part(drive, blend_ms);
        state.car[mille_table_row(table, drive->event.target)].moving = part < 1;
        state.puff = fmodf(part * 2, 1);
    }
    return state;
}
