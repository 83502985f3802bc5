/* SPDX-License-Identifier: MIT */
#include "front/bones/view.h"

#include "front/bones/tally.h"
#include "ui/tween.h"

#include <string.h>

/* ---- the camera ------------------------------------------------------------------------------ */

bool bones_view_clear(const struct bones_view *view, struct rect box)
{
    const float near = 40;
    uint8_t phase = view->shown.pub.phase;
    if (view->motion.count == 0 && view->shown.pub.turn == view->viewer &&
        (phase == BONES_PHASE_NAME || phase == BONES_PHASE_REDEAL)) {
        return false; /* nothing else is shown beside the question */
    }
    struct rect grown = rect_grow(box, near);
    for (int i = 0; i < view->star.count; i++) {
        struct rect tile = bones_camera_box(view->to, view->star.piece[i].at, view->star.piece[i].lying);
        struct rect both = rect_shared(grown, tile);
        if (both.w > 0 && both.h > 0) {
            return false;
        }
    }
    return true;
}

/* The nearest that the camera can come: when a round is over, open hands lie over no tile. */
static struct bones_camera fit(const struct bones_view *view)
{
    const struct bones_layout *layout = &view->layout;
    if (!bones_tally_shows(view)) {
        return bones_camera_fit(&view->star, layout->field, layout->cell);
    }
    /* Spoken lines stand below the open hands, or in a flat window right of them; wide windows have room for
     * lines beside the star. */
    const float line = layout->kind == FRAME_WIDE ? 0 : 116;
    struct rect left = layout->field;
    if (layout->kind == FRAME_FLAT) {
        struct rect last = layout->plate[BONES_OTHERS - 1];
        float top = last.y + last.h + 8;
        left = (struct rect){left.x, top, left.w, left.y + left.h - top};
    } else {
        left = bones_layout_beside(layout, view->viewer, view->shown.pub.seat);
        left.y += line;
        left.h -= line;
    }
    if (!bones_layout_folds(layout)) { /* their sum stands at its foot */
        left.h = bones_layout_tally(layout).y - 12 - left.y;
    }
    return bones_camera_fit(&view->star, left, layout->cell);
}

static void jump(struct bones_view *view)
{
    view->from = view->to = fit(view);
    view->eased = BONES_CAMERA_MS;
    for (int prop = 0; prop < BONES_PROPS; prop++) {
        bool clear = bones_view_clear(view, bones_layout_prop(&view->layout, (enum bones_prop)prop));
        view->prop[prop] = clear ? 1.0f : 0.0f;
    }
}

/* The tiles that lie have changed: the camera eases to where all are seen. */
static void look_anew(struct bones_view *view, bool still)
{
    struct bones_camera now = bones_view_camera(view, 0);
    bones_star_make(&view->star, &view->shown.pub);
    struct bones_camera to = fit(view);
    bool there = now.unit <= to.unit && now.unit >= to.unit && now.middle.x <= to.middle.x &&
                 now.middle.x >= to.middle.x && now.middle.y <= to.middle.y && now.middle.y >= to.middle.y;
    view->from = still || there ? to : now;
    view->to = to;
    view->eased = still || there ? BONES_CAMERA_MS : 0;
}

struct bones_camera bones_view_camera(const struct bones_view *view, float blend_ms)
{
    float part = tween_ease(EASE_IN_OUT_QUAD, (view->eased + blend_ms) / BONES_CAMERA_MS);
    struct bones_camera a = view->from, b = view->to;
    return (struct bones_camera){tween_mix(a.unit, b.unit, part), tween_point(a.middle, b.middle, part)};
}

void bones_view_layout(struct bones_view *view, const struct frame *frame, bool large)
{
    bones_layout_make(&view->layout, frame, large);
    view->layout.above = view->above;
    view->layout.field.y += view->above;
    view->layout.field.h -= view->above;
    jump(view);
}

/* ---- shown from an observation --------------------------------------------------------------- */

static struct bones_quiet quiet_of(const struct bones_observation *seen)
{
    return (struct bones_quiet){.phase = seen->pub.phase,
                                .turn = seen->pub.turn,
                                .namer = seen->pub.namer,
                                .leader = seen->pub.leader};
}

/* Whether a round is the one after another, in the same game. */
static bool follows(const struct bones_public *pub, const struct bones_public *last)
{
    bool same = last->round > 0 && pub->round == last->round + 1;
    for (int i = 0; i < pub->seats && same; i++) {
        same = pub->seat[i].total == last->seat[i].total + bones_round_points(&last->seat[i]);
    }
    return same;
}

void bones_view_reset(struct bones_view *view, const struct bones_observation *seen)
{
    uint8_t dealt[BONES_HAND];
    bool next = follows(&seen->pub, &view->last); /* the screen was handed to another person */
    memcpy(dealt, view->dealt, sizeof dealt);
    *view = (struct bones_view){.viewer = seen->seat == SEAT_NONE ? 0 : seen->seat,
                                .first = view->first,
                                .shown = *seen,
                                .last = next ? view->last : (struct bones_public){.round = 0},
                                .layout = view->layout,
                                .after = quiet_of(seen)};
    memcpy(view->dealt, dealt, sizeof dealt);
    bones_star_make(&view->star, &seen->pub);
    jump(view);
}

static void take_hands(struct bones_view *view)
{
    view->shown.hand = 0;
    for (int i = 0; i < view->shown.pub.seats; i++) {
        view->shown.pub.seat[i].tiles = 0;
    }
}

void bones_view_begin(struct bones_view *view, const struct bones_observation *seen)
{
    bones_view_reset(view, seen);
    take_hands(view);
}

/* No step waits any more: shows what no event tells. */
static void rest(struct bones_view *view)
{
    struct bones_public *pub = &view->shown.pub;
    pub->phase = view->after.phase;
    pub->turn = view->after.turn;
    pub->namer = view->after.namer;
    pub->leader = view->after.leader;
}

void bones_view_settle(struct bones_view *view, const struct bones_observation *seen)
{
    view->after = quiet_of(seen);
    if (view->motion.count == 0) {
        rest(view);
    }
}

/* ---- what a step does to the table ----------------------------------------------------------- */

bool bones_view_put_back(struct bones_view *view)
{
    bool held = view->chosen != BONES_TILE_NONE;
    view->chosen = BONES_TILE_NONE;
    view->aimed = BONES_ARM_NONE;
    view->drag = (struct bones_drag){.on = false};
    return held;
}

static void begin_game(struct bones_view *view)
{
    struct bones_public *pub = &view->shown.pub;
    view->last.round = 0;
    for (int i = 0; i < pub->seats; i++) {
        pub->seat[i] = (struct bones_seat){.games = pub->seat[i].games};
    }
    pub->round = 0;
    pub->chooser = SEAT_NONE;
    pub->winner = SEAT_NONE;
}

static void begin_round(struct bones_view *view, const struct event *event)
{
    struct bones_public *pub = &view->shown.pub;
    if (pub->phase == BONES_PHASE_ROUND_OVER) { /* not after a redeal */
        view->last = *pub;
    }
    for (int i = 0; i < pub->seats; i++) {
        struct bones_seat *seat = &pub->seat[i];
        *seat = (struct bones_seat){.total = seat->total + bones_round_points(seat), .games = seat->games};
    }
    pub->board = (struct bones_board){.spinner = BONES_TILE_NONE};
    memset(pub->log, 0, sizeof pub->log);
    pub->log_count = 0;
    pub->round = event->value;
    pub->opening = event->extra;
    pub->namer = pub->leader = pub->turn = SEAT_NONE;
    pub->phase = BONES_PHASE_DEALING;
    view->shown.hand = 0;
    look_anew(view, true);
}

static void end_round(struct bones_view *view, const struct motion_step *step)
{
    struct bones_public *pub = &view->shown.pub;
    pub->chooser = step->event.kind == BONES_EVENT_LOCKED ? SEAT_NONE : step->event.seat;
    pub->phase = BONES_PHASE_ROUND_OVER;
    pub->turn = SEAT_NONE;
    look_anew(view, step->still); /* hands are laid open beside the star */
}

void bones_step_begin(void *memory, struct motion_step *step)
{
    struct bones_view *view = memory;
    bones_view_put_back(view);
    if (step->kind == BONES_STEP_PLACE && step->value.word[BONES_PLACE_OUT]) { /* the last tile of a hand */
        motion_hush(&view->motion);
    }
    if (step->kind == BONES_STEP_GAME) {
        begin_game(view);
    } else if (step->kind == BONES_STEP_ROUND) {
        begin_round(view, &step->event);
    } else if (step->kind == BONES_STEP_OPEN) {
        end_round(view, step);
    }
}

static void deal(struct bones_view *view, const struct motion_step *step)
{
    struct bones_public *pub = &view->shown.pub;
    for (int i = 0; i < pub->seats; i++) {
        pub->seat[i].tiles = BONES_HAND;
    }
    if (view->shown.seat != SEAT_NONE) {
        view->shown.hand = step->value.word[view->shown.seat];
    }
}

/* A tile is laid, or a seat knocks. */
static void take_turn(struct bones_view *view, const struct motion_step *step)
{
    struct bones_public *pub = &view->shown.pub;
    const struct event *event = &step->event;
    bool knocks = step->kind == BONES_STEP_KNOCK;
    pub->turn = event->seat;
    pub->leader = step->kind == BONES_STEP_LEAD ? event->seat : pub->leader;
    bones_take_turn(pub, knocks ? BONES_TILE_NONE : event->card, event->target);
    if (!knocks && event->seat == view->shown.seat) {
        view->shown.hand &= ~bones_bit(event->card);
        view->lifted[event->card] = 0;
    }
    if (!knocks) {
        look_anew(view, step->still);
    }
}

static void open_hands(struct bones_view *view, const struct motion_step *step)
{
    for (int i = 0; i < view->shown.pub.seats; i++) {
        view->shown.pub.seat[i].shown = step->value.word[i];
    }
}

void bones_step_end(void *memory, const struct motion_step *step)
{
    struct bones_view *view = memory;
    struct bones_public *pub = &view->shown.pub;
    const struct event *event = &step->event;
    switch ((enum bones_step_kind)step->kind) {
    case BONES_STEP_REDEAL:
        take_hands(view);
        break;
    case BONES_STEP_DEAL:
        deal(view, step);
        break;
    case BONES_STEP_NAMED:
        pub->opening = event->card;
        pub->namer = event->seat;
        break;
    case BONES_STEP_LEAD:
    case BONES_STEP_PLACE:
    case BONES_STEP_KNOCK:
        take_turn(view, step);
        break;
    case BONES_STEP_SCORE:
    case BONES_STEP_BONUS:
        pub->seat[event->seat].points[event->extra] += event->value;
        break;
    case BONES_STEP_OPEN:
        open_hands(view, step);
        break;
    case BONES_STEP_WON:
        pub->phase = BONES_PHASE_GAME_OVER;
        pub->winner = event->seat;
        pub->seat[event->seat].games++;
        break;
    default:
        break;
    }
    if (view->motion.count == 0) {
        rest(view);
    }
}

/* ---- what is asked of it --------------------------------------------------------------------- */

bool bones_view_ends_game(const struct bones_view *view)
{
    for (int i = 0; i < view->motion.count; i++) {
        if (view->motion.step[i].kind == BONES_STEP_WON) {
            return true;
        }
    }
    return view->shown.pub.phase == BONES_PHASE_GAME_OVER;
}

const struct bones_public *bones_view_last(const struct bones_view *view)
{
    return view->last.round > 0 && view->shown.pub.log_count == 0 ? &view->last : NULL;
}

int32_t bones_view_points(const struct bones_view *view, int seat)
{
    const struct bones_seat *at = &view->shown.pub.seat[seat];
    return at->total + bones_round_points(at);
}

int bones_view_hand(uint32_t hand, uint8_t tile[BONES_HAND])
{
    int count = 0;
    for (int code = BONES_TILES; code > 0 && count < BONES_HAND; code--) {
        if (hand & bones_bit(code)) {
            tile[count++] = (uint8_t)code;
        }
    }
    return count;
}

int bones_view_own(const struct bones_view *view, uint32_t hand, uint8_t tile[BONES_HAND])
{
    int count = 0;
    for (int i = 0; i < BONES_HAND; i++) {
        uint32_t own = bones_bit(view->dealt[i]) & hand;
        if (own) {
            tile[count++] = view->dealt[i];
            hand &= ~own;
        }
    }
    uint8_t rest[BONES_HAND];
    int others = bones_view_hand(hand, rest);
    for (int i = 0; i < others && count < BONES_HAND; i++) {
        tile[count++] = rest[i];
    }
    return count;
}

int bones_view_tile(const struct bones_view *view, int place)
{
    uint8_t tile[BONES_HAND];
    int count = bones_view_own(view, view->shown.hand, tile);
    return place >= 0 && place < count ? tile[place] : BONES_TILE_NONE;
}

int bones_view_place(const struct bones_view *view, int tile)
{
    uint8_t own[BONES_HAND];
    int place = bones_view_own(view, view->shown.hand, own) - 1;
    while (place >= 0 && own[place] != tile) {
        place--;
    }
    return place;
}

bool bones_view_drags(const struct bones_view *view)
{
    const float least = 10;
    const struct bones_drag *drag = &view->drag;
    return drag->on && vector_length(drag->at.x - drag->from.x, drag->at.y - drag->from.y) > least;
}

unsigned bones_view_arms_of(const struct bones_view *view, int tile)
{
    const struct bones_board *board = &view->shown.pub.board;
    unsigned arms = 0;
    if (view->shown.pub.phase != BONES_PHASE_PLAY || tile == BONES_TILE_NONE) {
        return 0;
    }
    for (int arm = BONES_NORTH; arm < bones_arms_end(board); arm++) {
        arms |= bones_has(tile, board->shows[arm]) ? 1u << (unsigned)arm : 0;
    }
    return arms;
}

bool bones_view_fits(const struct bones_view *view, int tile)
{
    if (view->shown.pub.phase == BONES_PHASE_LEAD) {
        return tile == view->shown.pub.opening;
    }
    return view->shown.pub.phase != BONES_PHASE_PLAY || bones_view_arms_of(view, tile) != 0;
}
