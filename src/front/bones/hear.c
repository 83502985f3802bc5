/* SPDX-License-Identifier: MIT */
/* The sounds of a step, and when they begin. */
#include "front/bones/tally.h"
#include "front/bones/view.h"

struct sound {
    float at; /* ms from the step's begin */
    enum bones_cue cue;
    float x; /* below 0: from the middle */
};

static float seat_x(const struct bones_view *view, int seat)
{
    return seat == SEAT_NONE ? -1 : rect_middle(bones_layout_plate(&view->layout, seat, view->viewer)).x;
}

/* When a cue must begin so that it strikes at `ms`. */
static float before(float ms, enum bones_cue cue)
{
    float at = ms - (float)BONES_CUE_TABLE[cue].hit_ms;
    return at > 0 ? at : 0;
}

/* The tiles are shuffled, then drawn in rounds of one for each seat. */
static bool sound_of_deal(const struct bones_view *view, const struct motion_step *step, int index,
                          struct sound *out)
{
    int first = bones_left_of(&view->shown.pub, view->viewer);
    *out = (struct sound){0, BONES_CUE_SHUFFLE, -1};
    if (index == 0) {
        return true;
    }
    int tile = (index - 1) * BONES_SEATS_MAX, seat = (first + index - 1) % BONES_SEATS_MAX;
    float lands = (float)(BONES_SHUFFLE_MS + BONES_DEAL_MS + tile * BONES_DEAL_GAP_MS);
    *out = (struct sound){before(lands, BONES_CUE_DRAW), BONES_CUE_DRAW, seat_x(view, seat)};
    return index <= BONES_HAND && !step->still;
}

/* Each tile that turns. */
static bool sound_of_open(const struct bones_view *view, const struct motion_step *step, int index,
                          struct sound *out)
{
    if (step->still || index == 0) {
        *out = (struct sound){0, BONES_CUE_OPEN, -1};
        return index == 0;
    }
    struct bones_tally tally = bones_tally_at(view, 0);
    float opens;
    int seat = bones_tally_tile(&tally, index - 1, &opens);
    *out = (struct sound){before(opens, BONES_CUE_FLIP), BONES_CUE_FLIP, seat_x(view, seat)};
    return seat != SEAT_NONE;
}

static enum bones_cue cue_of_tile(const struct motion_step *step)
{
    return step->kind == BONES_STEP_LEAD       ? BONES_CUE_LEAD
           : step->value.word[0]               ? BONES_CUE_OUT
           : bones_is_double(step->event.card) ? BONES_CUE_DOUBLE
                                               : BONES_CUE_PLACE;
}

static struct sound sound_of_tile(const struct bones_view *view, const struct motion_step *step)
{
    enum bones_cue cue = cue_of_tile(step);
    struct point at = {0, 0};
    if (step->kind == BONES_STEP_PLACE) {
        at = view->star.end[step->event.target].slot;
    }
    return (struct sound){step->still ? 0 : before(BONES_PLACE_MS, cue), cue,
                          bones_camera_at(view->to, at).x};
}

static enum bones_cue cue_of_points(int points)
{
    int fives = points / 5 < 4 ? points / 5 : 4;
    return (enum bones_cue)((int)BONES_CUE_FIVES + (fives > 0 ? fives - 1 : 0));
}

/* The only sound of a step; BONES_CUES: there is none. */
static struct sound only_sound(const struct bones_view *view, const struct motion_step *step)
{
    const float write = 200;
    const struct event *event = &step->event;
    switch (step->kind) {
    case BONES_STEP_ROUND:
        return (struct sound){0, BONES_CUE_ROUND, -1};
    case BONES_STEP_NAMED:
        return (struct sound){0, BONES_CUE_SLIDE, seat_x(view, event->seat)};
    case BONES_STEP_LEAD:
    case BONES_STEP_PLACE:
        return sound_of_tile(view, step);
    case BONES_STEP_SCORE:
        return (struct sound){step->still ? 0 : write, cue_of_points(event->value), -1};
    case BONES_STEP_KNOCK:
        return (struct sound){0, BONES_CUE_KNOCK, seat_x(view, event->seat)};
    case BONES_STEP_LOCKED:
        return (struct sound){0, BONES_CUE_LOCKED, -1};
    case BONES_STEP_BONUS:
        return (struct sound){0, BONES_CUE_CHALK, seat_x(view, event->seat)};
    case BONES_STEP_WON:
        return (struct sound){0, event->seat == view->viewer ? BONES_CUE_WON : BONES_CUE_LOST, -1};
    default:
        return (struct sound){0, BONES_CUES, -1};
    }
}

/* The index-th sound of a step, in the order of their times; false: there are no more. */
static bool sound_of(const struct bones_view *view, const struct motion_step *step, int index,
                     struct sound *out)
{
    if (step->kind == BONES_STEP_DEAL) {
        return sound_of_deal(view, step, index, out);
    }
    if (step->kind == BONES_STEP_OPEN) {
        return sound_of_open(view, step, index, out);
    }
    if (step->kind == BONES_STEP_REDEAL) {
        *out = (struct sound){(float)(index * BONES_FLIP_MS), BONES_CUE_FLIP, seat_x(view, step->event.seat)};
        return index < (step->still ? 1 : BONES_HAND);
    }
    *out = only_sound(view, step);
    return index == 0 && out->cue != BONES_CUES;
}

void bones_step_hear(void *memory, struct motion_step *step, const struct motion_ears *ears)
{
    const struct bones_view *view = memory;
    struct sound sound;
    while (sound_of(view, step, step->heard, &sound) && sound.at <= step->ms) {
        step->heard++;
        motion_hear(ears, &bones_game, (int)sound.cue, sound.x);
    }
}
