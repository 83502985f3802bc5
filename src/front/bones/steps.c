/* SPDX-License-Identifier: MIT */
/* How events become steps, how long these last, how they sound, and what moves beside them. */
#include "front/bones/tally.h"
#include "front/bones/weigh.h"
#include "ui/tween.h"

/* ms as designed, as it moves and where motion is reduced. */
struct pace {
    int moving, still;
};

static const struct pace paces[BONES_STEPS] = {
    [BONES_STEP_REDEAL] = {BONES_HAND * BONES_FLIP_MS + 900, 900},
    [BONES_STEP_ROUND] = {1200, 900},
    [BONES_STEP_DEAL] = {BONES_SHUFFLE_MS + BONES_DEAL_MS + (BONES_TILES - 1) * BONES_DEAL_GAP_MS, 160},
    [BONES_STEP_NAMED] = {BONES_RISE_MS + 700, 700},
    [BONES_STEP_LEAD] = {BONES_PLACE_MS + BONES_LAND_MS, 160},
    [BONES_STEP_PLACE] = {BONES_PLACE_MS + BONES_LAND_MS, 160},
    [BONES_STEP_SCORE] = {900, 600},
    [BONES_STEP_KNOCK] = {700, 700},
    [BONES_STEP_DOMINO] = {2600, 1800},
    [BONES_STEP_LOCKED] = {2400, 2000},
    [BONES_STEP_OPEN] = {0, 1600}, /* as it moves: tally.c */
    [BONES_STEP_BONUS] = {400, 160},
    [BONES_STEP_WON] = {1800, 1400},
};

static float length_of(const struct motion_step *step, int viewer)
{
    const float slam = 840, read = 400; /* the last tile is looked at, the own knock is read */
    const struct pace *pace = &paces[step->kind];
    bool last = step->kind == BONES_STEP_PLACE && step->value.word[BONES_PLACE_OUT];
    float ms = (float)(step->still ? pace->still : pace->moving);
    ms += last && !step->still ? slam : 0;
    return ms + (step->kind == BONES_STEP_KNOCK && step->event.seat == viewer ? read : 0);
}

/* ---- from events ----------------------------------------------------------------------------- */

static const uint8_t step_of[BONES_EVENT_KINDS] = {
    [BONES_EVENT_GAME] = BONES_STEP_GAME,      [BONES_EVENT_ROUND] = BONES_STEP_ROUND,
    [BONES_EVENT_REDEALT] = BONES_STEP_REDEAL, [BONES_EVENT_NAMED] = BONES_STEP_NAMED,
    [BONES_EVENT_LED] = BONES_STEP_LEAD,       [BONES_EVENT_PLACED] = BONES_STEP_PLACE,
    [BONES_EVENT_PASSED] = BONES_STEP_KNOCK,   [BONES_EVENT_DOMINOED] = BONES_STEP_DOMINO,
    [BONES_EVENT_LOCKED] = BONES_STEP_LOCKED,  [BONES_EVENT_WON] = BONES_STEP_WON,
    [BONES_EVENT_DEALT] = BONES_STEP_DEAL,     [BONES_EVENT_SCORED] = BONES_STEP_SCORE,
};

/* The tiles that a kind of event tells of from one place in a list on, by seat. */
static void collect(const struct event_list *events, int from, int kind, int viewer,
                    uint32_t hand[BONES_SEATS_MAX])
{
    for (int i = from; i < events->count; i++) {
        struct event event = event_seen_by(events->item[i], viewer);
        if (event.kind == kind && event.seat != SEAT_NONE && event.card <= BONES_TILES) {
            hand[event.seat] |= bones_bit(event.card);
        }
    }
}

/* The end of a round: the hands open at the table, and a poster tells what they bring. */
static void push_end(struct bones_view *view, const struct event_list *events, int at)
{
    struct event event = events->item[at];
    const int kinds[] = {BONES_STEP_OPEN, step_of[event.kind]};
    for (int i = 0; i < 2; i++) {
        struct motion_step *step = motion_push(&view->motion, kinds[i], &event, 0);
        collect(events, at, BONES_EVENT_SHOWN, view->shown.seat, step->value.word);
        step->length = kinds[i] == BONES_STEP_OPEN && !step->still ? bones_tally_length(view, step)
                                                                   : length_of(step, view->viewer);
    }
}

/* The points that the ends make with the tile of an event, which follow it. */
static uint32_t points_of_tile(const struct event_list *events, int at)
{
    int points = 0;
    for (int i = at + 1; i < events->count; i++) {
        const struct event *event = &events->item[i];
        points += event->kind == BONES_EVENT_SCORED && event->extra < BONES_LINE_DOMINO ? event->value : 0;
    }
    return (uint32_t)points;
}

void bones_view_add(struct bones_view *view, const struct event_list *events)
{
    bool dealt = false, out = events_find(events, BONES_EVENT_DOMINOED) != NULL;
    for (int i = 0; i < events->count; i++) {
        struct event event = event_seen_by(events->item[i], view->shown.seat);
        enum bones_step_kind kind =
            event.kind < BONES_EVENT_KINDS ? (enum bones_step_kind)step_of[event.kind] : BONES_STEP_NONE;
        if (kind == BONES_STEP_DOMINO || kind == BONES_STEP_LOCKED) {
            push_end(view, events, i);
            continue;
        }
        if (kind == BONES_STEP_SCORE && event.extra >= BONES_LINE_DOMINO) {
            kind = BONES_STEP_BONUS;
        }
        if (kind == BONES_STEP_NONE || (kind == BONES_STEP_DEAL && dealt)) {
            continue;
        }
        struct motion_step *step = motion_push(&view->motion, (int)kind, &event, 0);
        if (kind == BONES_STEP_PLACE) {
            step->value.word[BONES_PLACE_OUT] = out;
            step->value.word[BONES_PLACE_POINTS] = points_of_tile(events, i);
        } else if (kind == BONES_STEP_DEAL) {
            collect(events, i, BONES_EVENT_DEALT, view->shown.seat, step->value.word);
            dealt = true;
        } else if (kind == BONES_STEP_REDEAL) {
            collect(events, i, BONES_EVENT_SHOWN, view->shown.seat, step->value.word);
        }
        step->length = length_of(step, view->viewer);
    }
}

/* ---- sounds ---------------------------------------------------------------------------------- */

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
    int crack = step->kind == BONES_STEP_PLACE ? weight_crack(bones_points_force(step)) : 0;
    return step->kind == BONES_STEP_LEAD       ? BONES_CUE_LEAD
           : step->value.word[BONES_PLACE_OUT] ? BONES_CUE_OUT
           : crack > 0                         ? (enum bones_cue)((int)BONES_CUE_CRACK + crack - 1)
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

static void hear(void *memory, struct motion_step *step, const struct motion_ears *ears)
{
    struct bones_view *view = memory;
    struct sound sound;
    while (sound_of(view, step, step->heard, &sound) && sound.at <= step->ms) {
        step->heard++;
        motion_hear(ears, &bones_game, (int)sound.cue, sound.x);
    }
    if (step->landed == 0 && bones_lock_is_near(step) && bones_tally_at(view, step->ms).all) {
        step->landed++;
        motion_hush(&view->motion);
    }
}

/* ---- beside the steps -------------------------------------------------------------------------- */

/* A tile that is chosen rises, others sink; true while one moves. */
static bool lift_tiles(struct bones_view *view, float ms, bool reduced)
{
    const float whole = reduced ? 1 : 120;
    bool moves = false;
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        moves = tween_toward(&view->lifted[tile], tile == view->chosen ? 1.0f : 0.0f, ms / whole) || moves;
    }
    return moves;
}

/* A cup or a glass to which a tile comes near fades, and comes back; true while one does. */
static bool fade_props(struct bones_view *view, float ms, bool reduced)
{
    const float whole = reduced ? 1 : BONES_FADE_MS;
    bool fades = false;
    for (int prop = 0; prop < BONES_PROPS; prop++) {
        bool clear = bones_view_clear(view, bones_layout_prop(&view->layout, (enum bones_prop)prop));
        fades = tween_toward(&view->prop[prop], clear ? 1.0f : 0.0f, ms / whole) || fades;
    }
    return fades;
}

/* The small tiles at the rail turn twice once a tile is chosen; then they rest, so that nothing moves on a
 * table that nobody touches. */
static bool spin(struct bones_view *view, float ms, bool reduced)
{
    if (view->chosen == BONES_TILE_NONE || reduced || bones_layout_folds(&view->layout)) {
        view->spun = 0;
        return false;
    }
    return tween_toward(&view->spun, 2 * BONES_SPIN_MS, ms);
}

static bool move_beside(void *memory, float ms, const struct motion_ears *ears)
{
    struct bones_view *view = memory;
    bool reduced = view->motion.reduced;
    (void)ears;
    bool moves = lift_tiles(view, ms, reduced);
    moves = tween_toward(&view->eased, BONES_CAMERA_MS, ms) || moves;
    moves = fade_props(view, ms, reduced) || moves;
    return spin(view, ms, reduced) || moves;
}

static void settle(void *memory)
{
    struct bones_view *view = memory;
    view->from = view->to;
    view->eased = BONES_CAMERA_MS;
    fade_props(view, BONES_FADE_MS, true);
    for (int tile = 1; tile <= BONES_TILES; tile++) {
        view->lifted[tile] = tile == view->chosen ? 1.0f : 0.0f;
    }
}

const struct motion_acts bones_motion = {.queue = offsetof(struct bones_view, motion),
                                         .begin = bones_step_begin,
                                         .end = bones_step_end,
                                         .hear = hear,
                                         .landing = bones_step_landing,
                                         .tick = bones_step_tick,
                                         .beside = move_beside,
                                         .settle = settle};
