/* SPDX-License-Identifier: MIT */
#include "front/cubes/view.h"

#include "ui/tween.h"

#include <math.h>
#include <string.h>

void cubes_view_layout(struct cubes_view *view, const struct frame *frame, bool large)
{
    int seats = view->shown.seats > 0 ? view->shown.seats : 1;
    cubes_layout_make(&view->layout, frame, seats, large);
    cubes_cast_lay(&view->cast, &view->layout);
    cubes_cast_lay(&view->before, &view->layout);
}

void cubes_view_reset(struct cubes_view *view, const struct cubes_public *seen, int viewer)
{
    struct cubes_layout layout = view->layout;
    *view = (struct cubes_view){.viewer = viewer, .shown = *seen, .layout = layout};
    view->overtime = cubes_overtime(seen);
    if (seen->phase == CUBES_PHASE_ROLLED) {
        uint8_t held = cubes_held_mask(seen);
        cubes_cast_make(&view->cast, &view->layout, seen, (uint8_t)(CUBES_ALL & ~held));
        view->was = cubes_bust_chance(seen->face, held, seen->jokers);
    }
    cubes_view_reckon(view);
}

/* ---- what a step does to the table ----------------------------------------------------------- */

static void clear_dice(struct cubes_view *view)
{
    struct cubes_public *shown = &view->shown;
    shown->safe = 0;
    shown->held = 0;
    shown->last = 0;
    memset(shown->face, 0, sizeof shown->face);
    memset(shown->part, CUBES_PART_NONE, sizeof shown->part);
    view->forgotten = 0;
    view->cast = (struct cubes_cast){.count = 0};
    view->was = (struct cubes_fraction){0, 0};
}

static void set_parts(struct cubes_public *shown, uint8_t mask, int part)
{
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(mask, place)) {
            shown->part[place] = (uint8_t)part;
        }
    }
}

static void begin_game(struct cubes_view *view, const struct event *event)
{
    struct cubes_public *shown = &view->shown;
    shown->game += shown->phase == CUBES_PHASE_OVER;
    for (int seat = 0; seat < shown->seats; seat++) {
        shown->seat[seat] = (struct cubes_seat){.won = shown->seat[seat].won};
    }
    shown->goal = event->value * CUBES_FIFTY;
    shown->jokers = event->extra;
    shown->first = (uint8_t)event->seat;
    shown->phase = CUBES_PHASE_START;
    clear_dice(view);
}

static void begin_roll(struct cubes_view *view, struct motion_step *step)
{
    struct cubes_public *shown = &view->shown;
    uint8_t mask = step->event.target;
    view->before = view->cast;
    step->value.byte[CUBES_ROLL_FROM_CUP] = view->in_cup;
    step->value.byte[CUBES_ROLL_PICKS_UP] = view->cast.count > 0;
    view->in_cup = false;
    view->picked = 0;
    if (cubes_all_five(shown)) { /* their points stay, and nothing is held any more */
        shown->safe = cubes_turn_points(shown);
        shown->held = 0;
        shown->last = 0;
        step->value.byte[CUBES_ROLL_LIFTS_ALL] = true;
    }
    struct cubes_public after = *shown;
    for (int place = 0; place < CUBES_DICE; place++) {
        after.face[place] = cubes_in_mask(mask, place) ? step->value.byte[place] : shown->face[place];
    }
    cubes_cast_make(&view->cast, &view->layout, &after, mask);
    view->was = cubes_bust_chance(shown->face, (uint8_t)(CUBES_ALL & ~mask), shown->jokers);
    step->length = cubes_step_length(step);
}

static void end_roll(struct cubes_view *view, const struct motion_step *step)
{
    struct cubes_public *shown = &view->shown;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(step->event.target, place)) {
            shown->face[place] = step->value.byte[place];
            shown->part[place] = CUBES_PART_BLANK;
        }
    }
    shown->last = 0;
    shown->phase = CUBES_PHASE_ROLLED;
}

/* Marks the dice of the next combination of the roll; combinations come in the order in which they are
 * counted. */
static void find_set(struct cubes_public *shown, const struct event *event)
{
    int part = CUBES_PART_FIRST;
    for (int place = 0; place < CUBES_DICE; place++) {
        part = shown->part[place] >= part ? shown->part[place] + 1 : part;
    }
    for (int place = 0; place < CUBES_DICE; place++) {
        if (cubes_in_mask(event->extra, place) && shown->part[place] != CUBES_PART_HELD) {
            shown->part[place] = (uint8_t)part;
        }
    }
    shown->last += event->value * CUBES_FIFTY;
}

void cubes_step_begin(void *memory, struct motion_step *step)
{
    struct cubes_view *view = memory;
    struct cubes_public *shown = &view->shown;
    const struct event *event = &step->event;
    switch ((enum cubes_step_kind)step->kind) {
    case CUBES_STEP_GAME:
        begin_game(view, event);
        break;
    case CUBES_STEP_GIVE_UP:
        shown->last -= event->value * CUBES_FIFTY;
        set_parts(shown, event->extra, CUBES_PART_BLANK);
        break;
    case CUBES_STEP_ROLL:
        view->forgotten = 0;
        begin_roll(view, step);
        break;
    case CUBES_STEP_SCORE:
        find_set(shown, event);
        break;
    case CUBES_STEP_TURN:
    case CUBES_STEP_LEFT:
        view->picked = 0;
        view->in_cup = false;
        break;
    default:
        break;
    }
}

static void end_game(struct cubes_view *view, const struct event *event)
{
    clear_dice(view);
    view->shown.phase = CUBES_PHASE_OVER;
    if (event->seat != SEAT_NONE) {
        view->shown.seat[event->seat].won++;
    }
}

static void bank(struct cubes_public *shown, const struct event *event)
{
    struct cubes_seat *seat = &shown->seat[event->seat];
    int32_t points = event->value * CUBES_FIFTY;
    seat->score += points;
    seat->best = points > seat->best ? points : seat->best;
    shown->safe = 0;
    shown->held = 0;
    shown->last = 0;
}

void cubes_step_end(void *memory, const struct motion_step *step)
{
    struct cubes_view *view = memory;
    struct cubes_public *shown = &view->shown;
    const struct event *event = &step->event;
    switch ((enum cubes_step_kind)step->kind) {
    case CUBES_STEP_TURN:
        clear_dice(view);
        shown->phase = CUBES_PHASE_START;
        shown->turn = (uint8_t)event->seat;
        shown->seat[event->seat].turns = event->value;
        break;
    case CUBES_STEP_KEEP:
        set_parts(shown, event->extra, CUBES_PART_HELD);
        shown->held += event->value * CUBES_FIFTY;
        shown->last = 0;
        break;
    case CUBES_STEP_ROLL:
        end_roll(view, step);
        break;
    case CUBES_STEP_FORGET:
        view->forgotten = event->value * CUBES_FIFTY;
        shown->held = 0;
        break;
    case CUBES_STEP_BUST:
        shown->seat[event->seat].busts++;
        clear_dice(view); /* lost dice do not come back */
        break;
    case CUBES_STEP_BANK:
        bank(shown, event);
        view->banked = event->value * CUBES_FIFTY;
        view->banker = event->seat;
        break;
    case CUBES_STEP_LEFT:
        shown->seat[event->seat].left = true;
        break;
    case CUBES_STEP_WON:
    case CUBES_STEP_OVER:
        end_game(view, event);
        break;
    default:
        break;
    }
    if (view->motion.count == 0 ||
        step->kind == CUBES_STEP_ROLL) { /* the chance of the next roll is shown from the roll on */
        cubes_view_reckon(view);
    }
}

/* ---- what is asked of it --------------------------------------------------------------------- */

float cubes_view_shaken_ms(const struct cubes_view *view, float blend_ms)
{
    return view->shaking ? view->shaken + blend_ms - CUBES_HOLD_MS : -1;
}

/* The dice of combinations of the last roll that are not shown yet. */
static unsigned found_soon(const struct cubes_view *view)
{
    unsigned mask = 0;
    for (int i = 0; i < view->motion.count && view->motion.step[i].kind != CUBES_STEP_ROLL; i++) {
        mask |= view->motion.step[i].kind == CUBES_STEP_SCORE ? view->motion.step[i].event.extra : 0;
    }
    return mask;
}

uint8_t cubes_view_to_roll(const struct cubes_view *view)
{
    const struct cubes_public *shown = &view->shown;
    if (shown->phase == CUBES_PHASE_OVER) {
        return 0;
    }
    if (shown->phase == CUBES_PHASE_START || cubes_all_five(shown)) {
        return CUBES_ALL;
    }
    unsigned mask = view->picked | (cubes_blank_mask(shown) & ~found_soon(view));
    return mask != 0 ? (uint8_t)mask : CUBES_ALL;
}

void cubes_view_reckon(struct cubes_view *view)
{
    uint8_t mask = cubes_view_to_roll(view);
    view->bust = mask != 0 ? cubes_bust_of_roll(&view->shown, mask) : (struct cubes_fraction){0, 0};
}

int32_t cubes_view_score(const struct cubes_view *view, int seat, float blend_ms)
{
    int32_t score = view->shown.seat[seat].score;
    const struct motion_step *step = motion_now(&view->motion);
    if (step && step->kind == CUBES_STEP_BANK && step->event.seat == seat && !step->still) {
        float part = tween_ease(EASE_IN_OUT_SINE, motion_part(motion_now(&view->motion), blend_ms));
        score += (int32_t)((float)step->event.value * part) * CUBES_FIFTY;
    }
    return score;
}

int32_t cubes_view_risk(const struct cubes_view *view, float blend_ms)
{
    const struct motion_step *step = motion_now(&view->motion);
    int32_t points = cubes_turn_points(&view->shown);
    if (view->motion.count == 0) { /* the points of dice that are picked up are given up */
        points -= cubes_points_given_up(&view->shown, view->picked);
    }
    if (step && step->kind == CUBES_STEP_BANK && !step->still) {
        float part = tween_ease(EASE_IN_OUT_SINE, motion_part(motion_now(&view->motion), blend_ms));
        return points - (int32_t)((float)step->event.value * part) * CUBES_FIFTY;
    }
    if (step && step->kind == CUBES_STEP_SCORE &&
        !step->still) { /* they count up, one roll's after the other */
        float left = 1 - motion_part(step, blend_ms);
        return points - (int32_t)roundf((float)step->event.value * left) * CUBES_FIFTY;
    }
    if (step && step->kind == CUBES_STEP_BUST) {
        const float fall = 300;
        float part = step->still ? 1 : motion_ms(motion_now(&view->motion), blend_ms) / fall;
        int32_t fifties = points / CUBES_FIFTY;
        return (int32_t)((float)fifties * (1 - tween_ease(EASE_IN_CUBIC, part))) * CUBES_FIFTY;
    }
    return points;
}

static const char *seat_differs(const struct cubes_seat *a, const struct cubes_seat *b)
{
    return a->score != b->score   ? "a score"
           : a->turns != b->turns ? "the turns"
           : a->busts != b->busts ? "the busts"
           : a->best != b->best   ? "the best turn"
           : a->won != b->won     ? "the games won"
           : a->left != b->left   ? "who has left"
                                  : NULL;
}

const char *cubes_view_differs(const struct cubes_view *view, const struct cubes_public *seen)
{
    const struct cubes_public *shown = &view->shown;
    if (view->motion.count > 0) {
        return "steps wait";
    }
    for (int seat = 0; seat < seen->seats; seat++) {
        const char *what = seat_differs(&shown->seat[seat], &seen->seat[seat]);
        if (what) {
            return what;
        }
    }
    return shown->goal != seen->goal || shown->jokers != seen->jokers ? "the kind of game"
           : shown->game != seen->game || shown->first != seen->first ? "which game it is"
           : shown->seats != seen->seats                              ? "the seats"
           : shown->turn != seen->turn                                ? "whose turn it is"
           : shown->phase != seen->phase                              ? "the phase"
           : memcmp(shown->face, seen->face, sizeof seen->face) != 0  ? "the faces"
           : memcmp(shown->part, seen->part, sizeof seen->part) != 0  ? "what the dice are"
           : shown->safe != seen->safe                                ? "the safe points"
           : shown->held != seen->held                                ? "the held points"
           : shown->last != seen->last                                ? "the points of the last roll"
                                                                      : NULL;
}
