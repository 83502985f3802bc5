/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_weigh.h"

#include "front/sound/rise.h"

static const struct weight_grade grades[] = {
    {25, .18f, 1}, {50, .28f, 2}, {75, .38f, 3}, {100, .50f, 4}, {200, .92f, 8},
};
static const float HAZARD = .75f, SAFETY = .62f, REMEDY = .34f, THROWN = .14f;

const struct weight_grade *mille_grade(int miles)
{
    return weight_grade(grades, (int)(sizeof grades / sizeof *grades), miles);
}

float mille_force(int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_HAZARD:
        return HAZARD;
    case FAMILY_SAFETY:
        return SAFETY;
    case FAMILY_REMEDY:
        return REMEDY;
    default:
        return mille_grade(mille_cards[card].miles)->force;
    }
}

/* A card that is played, or thrown away. */
bool mille_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out)
{
    const struct mille_view *view = memory;
    const struct event *event = &step->event;
    *out = (struct motion_landing){.at = mille_step_lands(step), .dusty = true};
    switch (step->kind) {
    case STEP_PLAY:
    case STEP_HIT:
        out->box = mille_view_target(view, event->card, event->target);
        out->force = mille_force(event->card);
        return index == 0;
    case STEP_DISCARD:
    case STEP_REMOVE:
        out->box = view->layout.discard;
        out->force = THROWN;
        return index == 0;
    default:
        return false;
    }
}

/* The miles of a drive. */
bool mille_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out)
{
    const float part = .85f; /* of the drive, in which the figures turn */
    int ticks = mille_grade(mille_cards[step->event.card].miles)->ticks;
    (void)memory;
    if (step->kind != STEP_DRIVE) {
        return false;
    }
    if (step->still) { /* the figures are there at once */
        *out = (struct motion_tick){.at = 0, .pitch = ticks - 1, .x = -1};
        return index == 0;
    }
    float begins = step->length * (1 - part) / 2;
    *out = (struct motion_tick){begins + rise_at(index, ticks, step->length * part), index, -1};
    return index < ticks;
}

bool mille_hushes(const struct mille_shown *shown, int viewer_side, const struct motion_step *step)
{
    const struct event *event = &step->event;
    const struct shown_side *own = &shown->side[viewer_side];
    int miles = mille_cards[event->card].miles;
    if (step->kind == STEP_PLAY) {
        return miles > 0 && shown->side[event->target].miles + miles == shown->goal;
    }
    return step->kind == STEP_DISCARD && event->seat != SEAT_NONE &&
           event->seat % shown->sides != viewer_side &&
           ((mille_cards[own->battle].family == FAMILY_HAZARD &&
             mille_cards[own->battle].remedy == event->card) ||
            (own->speed == CARD_SPEED_LIMIT && event->card == CARD_END_OF_LIMIT));
}
