/* SPDX-License-Identifier: MIT */
/* How events become steps, how long these last, and what is heard of them. */
#include "front/cubes/input.h"
#include "front/cubes/weigh.h"

#include "ui/tween.h"

/* How a kind of step goes by: ms as designed, as it moves and where motion is reduced (a roll and the points
 * that go to the road reckon theirs); the rate of a computer player's step, in percent; and what is heard,
 * CUBES_CUES: nothing. Whoever waits for their own turn sees every roll and what it brings, but not each at
 * the pace of a person's own. */
struct pace {
    int moving, still, rate;
    enum cubes_cue cue;
};

static const struct pace paces[CUBES_STEPS] = {
    [CUBES_STEP_GAME] = {1200, 900, 100, CUBES_CUES},
    [CUBES_STEP_TURN] = {200, 1, 150, CUBES_CUES},
    [CUBES_STEP_GIVE_UP] = {0, 0, 100, CUBES_CUE_RELEASE_DIE},
    [CUBES_STEP_KEEP] = {180, 100, 200, CUBES_CUE_HOLD_DIE},
    [CUBES_STEP_ROLL] = {CUBES_THROW_MS, 160, 210, CUBES_CUES},
    [CUBES_STEP_FORGET] = {0, 0, 100, CUBES_CUES},
    [CUBES_STEP_SCORE] = {160, 60, 160, CUBES_CUE_SCORE_SMALL},
    [CUBES_STEP_SET] = {900, 600, 180, CUBES_CUES},
    [CUBES_STEP_HOT] = {1300, 900, 130, CUBES_CUE_HOT},
    [CUBES_STEP_HOT_AGAIN] = {700, 500, 120, CUBES_CUE_HOT},
    [CUBES_STEP_BUST] = {1400, 1200, 200, CUBES_CUE_BUST},
    [CUBES_STEP_BANK] = {500, 200, 200, CUBES_CUE_BANK},
    [CUBES_STEP_ON_BOARD] = {1100, 600, 180, CUBES_CUE_ON_BOARD},
    [CUBES_STEP_OFF_BOARD] = {1100, 600, 180, CUBES_CUE_OFF_BOARD},
    [CUBES_STEP_OVERTIME] = {1600, 1200, 100, CUBES_CUE_OVERTIME},
    [CUBES_STEP_LEAD] = {200, 1, 100, CUBES_CUES},
    [CUBES_STEP_LEFT] = {700, 500, 100, CUBES_CUES},
    [CUBES_STEP_WON] = {2400, 1600, 100, CUBES_CUE_WON},
    [CUBES_STEP_OVER] = {700, 500, 100, CUBES_CUES},
};

static bool is_opponent(const struct cubes_view *view, int seat)
{
    return seat != SEAT_NONE && (unsigned)view->opponents >> (unsigned)seat & 1u;
}

float cubes_view_poured_ms(const struct motion_step *step)
{
    if (step->still) {
        return 0;
    }
    bool from_cup = step->value.byte[CUBES_ROLL_FROM_CUP], brisk = step->rate > 1;
    bool gathers = step->value.byte[CUBES_ROLL_PICKS_UP] && !from_cup;
    int shaken = from_cup ? 0 : brisk ? CUBES_SHAKE_MS / 3 : CUBES_SHAKE_MS;
    return (float)((gathers ? CUBES_GATHER_MS : 0) + shaken + CUBES_TIP_MS);
}

float cubes_step_length(const struct motion_step *step)
{
    const struct pace *pace = &paces[step->kind];
    if (step->still) {
        return (float)pace->still;
    }
    switch (step->kind) {
    case CUBES_STEP_ROLL:
        return cubes_view_poured_ms(step) + (float)pace->moving;
    case CUBES_STEP_BANK: /* and one for every ten points */
        return (float)(pace->moving +
                       (step->event.value * CUBES_FIFTY < 5000 ? step->event.value * CUBES_FIFTY / 10 : 500));
    default:
        return (float)pace->moving;
    }
}

/* ---- from events ----------------------------------------------------------------------------- */

struct motion_step *cubes_view_push(struct cubes_view *view, enum cubes_step_kind kind,
                                    const struct event *event)
{
    struct motion_step *step = motion_push(&view->motion, (int)kind, event, 0);
    if (is_opponent(view, event->seat)) {
        step->rate = (float)paces[kind].rate / 100;
    }
    step->length = cubes_step_length(step);
    return step;
}

static const uint8_t step_of[CUBES_EVENT_KINDS] = {
    [CUBES_EVENT_GAME_STARTED] = CUBES_STEP_GAME, [CUBES_EVENT_TURN] = CUBES_STEP_TURN,
    [CUBES_EVENT_ROLLED] = CUBES_STEP_ROLL,       [CUBES_EVENT_SCORED] = CUBES_STEP_SCORE,
    [CUBES_EVENT_FORGOT] = CUBES_STEP_FORGET,     [CUBES_EVENT_ALL_FIVE] = CUBES_STEP_HOT,
    [CUBES_EVENT_GAVE_UP] = CUBES_STEP_GIVE_UP,   [CUBES_EVENT_HELD] = CUBES_STEP_KEEP,
    [CUBES_EVENT_BUST] = CUBES_STEP_BUST,         [CUBES_EVENT_STOOD] = CUBES_STEP_BANK,
    [CUBES_EVENT_ON_BOARD] = CUBES_STEP_ON_BOARD, [CUBES_EVENT_OFF_BOARD] = CUBES_STEP_OFF_BOARD,
    [CUBES_EVENT_OVERTIME] = CUBES_STEP_OVERTIME, [CUBES_EVENT_LEFT] = CUBES_STEP_LEFT,
    [CUBES_EVENT_GAME_ENDED] = CUBES_STEP_OVER,
};

/* A step for an event that may be told in several ways. */
static enum cubes_step_kind kind_of(struct cubes_view *view, const struct event_list *events,
                                    const struct event *event)
{
    bool leaves = events_find(events, CUBES_EVENT_LEFT) != NULL;
    bool wins = events_find(events, CUBES_EVENT_GAME_ENDED) != NULL;
    switch (event->kind) {
    case CUBES_EVENT_OFF_BOARD: /* who wins with it has a poster for both */
        return wins ? CUBES_STEP_NONE : CUBES_STEP_OFF_BOARD;
    case CUBES_EVENT_OVERTIME:
        if (view->overtime) {
            return CUBES_STEP_LEAD;
        }
        view->overtime = true;
        return CUBES_STEP_OVERTIME;
    case CUBES_EVENT_ALL_FIVE:
        if (is_opponent(view, event->seat)) {
            bool again = view->hot_told;
            view->hot_told = true;
            return again ? CUBES_STEP_HOT_AGAIN : CUBES_STEP_HOT;
        }
        return CUBES_STEP_HOT;
    case CUBES_EVENT_GAME_STARTED:
        view->overtime = view->hot_told = false;
        return CUBES_STEP_GAME;
    case CUBES_EVENT_GAME_ENDED:
        view->overtime = false;
        return event->seat != SEAT_NONE && !leaves ? CUBES_STEP_WON : CUBES_STEP_OVER;
    default:
        return (enum cubes_step_kind)step_of[event->kind];
    }
}

void cubes_view_add(struct cubes_view *view, const struct event_list *events)
{
    struct motion_step *roll = NULL;
    for (int i = 0; i < events->count; i++) {
        struct event event = event_seen_by(events->item[i], view->viewer);
        if (event.kind >= CUBES_EVENT_KINDS) {
            continue;
        }
        if (event.kind == CUBES_EVENT_DIE && roll) {
            roll->value.byte[event.target] = event.card;
            continue;
        }
        enum cubes_step_kind kind = kind_of(view, events, &event);
        if (kind == CUBES_STEP_NONE) {
            continue;
        }
        struct motion_step *step = cubes_view_push(view, kind, &event);
        roll = kind == CUBES_STEP_ROLL ? step : NULL;
        if (kind == CUBES_STEP_SCORE && cubes_is_set(&event)) {
            cubes_view_push(view, CUBES_STEP_SET, &event);
        }
    }
}

/* ---- what is heard --------------------------------------------------------------------------- */

struct sound {
    float at; /* ms from the step's begin */
    enum cubes_cue cue;
    float x;
};

static bool sound_of_roll(const struct cubes_view *view, const struct motion_step *step, int index,
                          struct sound *out)
{
    float poured = cubes_view_poured_ms(step), x = rect_middle(view->layout.tray).x;
    int dice = cubes_dice_in(step->event.target);
    enum cubes_cue cue = (enum cubes_cue)((int)CUBES_CUE_ROLL + dice - 1);
    /* Heard as the first die touches the felt. */
    float touch = poured + (step->still ? 0 : (float)(CUBES_FLY_MS - CUBES_CUE_TABLE[cue].hit_ms));
    struct sound roll = {touch, cue, x};
    struct sound slam = {poured - CUBES_TIP_MS, CUBES_CUE_SLAM, view->layout.tray.x};
    struct sound first = {0, step->value.byte[CUBES_ROLL_LIFTS_ALL] ? CUBES_CUE_IN_CUP : CUBES_CUE_SHAKE,
                          view->layout.tray.x};
    if (step->still || step->value.byte[CUBES_ROLL_FROM_CUP]) {
        index += step->still ? 2 : 1;
    }
    *out = index == 0 ? first : index == 1 ? slam : roll;
    return index < 3;
}

/* Where a step is heard; below 0: in the middle. */
static float place_of(const struct cubes_view *view, const struct motion_step *step)
{
    switch (step->kind) {
    case CUBES_STEP_KEEP:
        return rect_middle(view->layout.rack).x;
    case CUBES_STEP_BANK:
        return rect_middle(view->layout.bank).x;
    case CUBES_STEP_ON_BOARD:
    case CUBES_STEP_OFF_BOARD:
        return rect_middle(cubes_layout_plate(&view->layout, step->event.seat, view->viewer)).x;
    default:
        return -1;
    }
}

/* The index-th sound of a step, in the order of their times; false: there are no more. */
static bool sound_of(const struct cubes_view *view, const struct motion_step *step, int index,
                     struct sound *out)
{
    const struct event *event = &step->event;
    enum cubes_cue cue = paces[step->kind].cue;
    if (step->kind == CUBES_STEP_ROLL) {
        return sound_of_roll(view, step, index, out);
    }
    if (step->kind == CUBES_STEP_SCORE && event->card == CUBES_A_JOKER) {
        cue = CUBES_CUE_JOKER;
    } else if (step->kind == CUBES_STEP_SCORE && cubes_is_set(event)) {
        cue = CUBES_CUE_SCORE_BIG;
    } else if (step->kind == CUBES_STEP_WON && event->seat != view->viewer &&
               is_opponent(view, event->seat)) {
        cue = CUBES_CUE_LOST; /* by all the people here */
    }
    *out = (struct sound){step->kind == CUBES_STEP_KEEP ? step->length : 0, cue, place_of(view, step)};
    return index == 0 && cue != CUBES_CUES;
}

static void hear(void *memory, struct motion_step *step, const struct motion_ears *ears)
{
    struct cubes_view *view = memory;
    struct sound sound;
    while (sound_of(view, step, step->heard, &sound) && sound.at <= step->ms) {
        step->heard++;
        motion_hear(ears, &cubes_game, (int)sound.cue, sound.x);
        if (sound.cue == CUBES_CUE_BUST && !is_opponent(view, step->event.seat)) {
            float force = cubes_grade(step->event.value * CUBES_FIFTY)->force;
            motion_feel(ears, .4f + .6f * force, 160 + (int)(200 * force));
        }
    }
    if (cubes_roll_hushes(view, step) && !step->value.byte[CUBES_ROLL_HUSHED] &&
        step->ms >= cubes_view_poured_ms(step) + CUBES_HOP_MS) {
        step->value.byte[CUBES_ROLL_HUSHED] = true;
        motion_hush(&view->motion);
    }
}

/* ---- beside the steps -------------------------------------------------------------------------- */

/* Dice that are picked up rise, others sink; true while one moves. */
static bool lift_dice(struct cubes_view *view, float ms)
{
    const float whole = 120;
    bool moves = false;
    for (int place = 0; place < CUBES_DICE; place++) {
        bool up = cubes_in_mask(view->picked, place);
        moves = tween_toward(&view->lifted[place], up ? 1.0f : 0.0f, ms / whole) || moves;
    }
    return moves;
}

static bool shake(struct cubes_view *view, float ms, const struct motion_ears *ears)
{
    const float half = 300;
    if (!view->shaking) {
        return false;
    }
    float before = view->shaken - CUBES_HOLD_MS;
    view->shaken += ms;
    float now = view->shaken - CUBES_HOLD_MS;
    if (now >= 0 && (before < 0 || (int)(now / half) > (int)(before / half))) {
        motion_hear(ears, &cubes_game, CUBES_CUE_RATTLE, view->layout.tray.x);
    }
    return true;
}

static bool move_beside(void *view, float ms, const struct motion_ears *ears)
{
    bool lifts = lift_dice(view, ms);
    return shake(view, ms, ears) || lifts;
}

static void settle(void *memory)
{
    struct cubes_view *view = memory;
    cubes_input_leave_cup(view);
    for (int place = 0; place < CUBES_DICE; place++) {
        view->lifted[place] = cubes_in_mask(view->picked, place) ? 1.0f : 0.0f;
    }
}

const struct motion_acts cubes_motion = {.queue = offsetof(struct cubes_view, motion),
                                         .begin = cubes_step_begin,
                                         .end = cubes_step_end,
                                         .hear = hear,
                                         .landing = cubes_step_landing,
                                         .tick = cubes_step_tick,
                                         .beside = move_beside,
                                         .settle = settle};
