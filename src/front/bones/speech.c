/* SPDX-License-Identifier: MIT */
/* Which events the opponents at the dominoes speak of, and what their plates keep off. */
#include "front/bones/bones_front.h"

#include "front/bones/draw.h"
#include "front/bones/tally.h"
#include "front/bones/voices.h"
#include "front/front.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

_Static_assert(sizeof(struct bones_watch) <= VOICE_WATCH_BYTES, "the cabinet has room for what is watched");

static struct voice_moment moment(struct front *front, struct voice_look *look)
{
    return bones_voices_moment(voices_watch(front), &bones_table_seen(table_of(front))->pub, look);
}

/* Nobody speaks over a poster. A line about the end of a round comes while the hands are counted; about a
 * locked round, when the lowest hand is known. A line about a new game comes with the banner of its first
 * round. */
static bool shows(const struct front *front, const struct event *event)
{
    const struct bones_view *view = &bones_table_of(table_of(front))->view;
    const struct motion_step *step = motion_now(&view->motion);
    if (event->kind == BONES_EVENT_GAME) {
        return step && step->kind == BONES_STEP_ROUND;
    }
    if (event->kind == BONES_EVENT_LOCKED && !bones_tally_at(view, motion_ms(step, 0)).all) {
        return false;
    }
    return step && !bones_poster_hides(step) && step->event.kind == event->kind &&
           step->event.seat == event->seat && step->event.value == event->value;
}

static struct rgba ink(const struct front *front, int seat)
{
    return bones_colour_of(&bones_table_of(table_of(front))->view, seat).ink;
}

static bool plate(const struct front *front, int seat, struct rect *box)
{
    *box =
        bones_layout_plate(&bones_table_of(table_of(front))->view.layout, seat, table_you(table_of(front)));
    return true;
}

/* Tiles and open ends, where the camera will show them. */
static void take_star(const struct bones_view *view, struct speech_taken *taken)
{
    for (int i = 0; i < view->star.count; i++) {
        const struct bones_laid *laid = &view->star.piece[i];
        speech_take(taken, bones_camera_box(view->to, laid->at, laid->lying), 1);
    }
    for (int arm = BONES_NORTH; arm < bones_arms_end(&view->shown.pub.board); arm++) {
        const struct bones_end *end = &view->star.end[arm];
        if (end->room) {
            speech_take(taken, rect_grow(bones_camera_box(view->to, end->slot, end->lying), 8), 1);
        }
    }
}

/* The rest of the table; what is played with has a weight of 1. */
static void take_table(const struct bones_view *view, struct speech_taken *taken)
{
    const float picture = .4f, panel = .6f;
    const struct bones_layout *layout = &view->layout;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        struct rect plate = bones_layout_plate(layout, seat, view->viewer);
        speech_take(taken, plate, 1);
        speech_place(taken, plate);
    }
    for (int i = 0; i < BONES_OTHERS; i++) {
        speech_take(taken, layout->busts[i], picture);
    }
    speech_take(taken, layout->hand, 1);
    speech_take(taken, layout->rail, 1);
    speech_take(taken, layout->knock, 1);
    speech_take(taken, layout->keys.what, 1);
    speech_take(taken, layout->ends, bones_layout_folds(layout) ? 1 : panel);
    speech_take(taken, layout->scores, panel);
    speech_take(taken, layout->moves, picture);
}

static void take_question(const struct bones_view *view, struct speech_taken *taken)
{
    const struct bones_layout *layout = &view->layout;
    if (view->shown.pub.phase == BONES_PHASE_REDEAL) {
        speech_take(taken, bones_layout_asks(layout), 1);
        return;
    }
    float side = bones_layout_double_side(layout) * 1.3f;
    for (int number = 0; number < BONES_NUMBERS; number++) {
        struct point at = bones_layout_double(layout, number);
        speech_take(taken, (struct rect){at.x - side / 2, at.y - side, side, 2 * side}, 1);
    }
    speech_take(taken, bones_layout_naming(layout), 1);
}

static bool is_won(const struct bones_view *view)
{
    const struct motion_step *step = motion_now(&view->motion);
    return step && step->kind == BONES_STEP_WON;
}

/* The hands that are counted, their sum, and the banner of the winner. */
static void take_end(const struct bones_view *view, struct speech_taken *taken)
{
    const struct bones_layout *layout = &view->layout;
    struct bones_tally tally = bones_tally_at(view, 0);
    for (int i = 0; i < tally.count; i++) {
        int seat = tally.order[i];
        if (seat != view->viewer) {
            struct bones_row row = bones_layout_row(layout, seat, view->viewer);
            speech_take(taken, bones_layout_row_box(&row, bones_many(tally.hand[seat]), true), 1);
        }
    }
    speech_take(taken, bones_layout_tally(layout), 1);
    if (is_won(view)) {
        speech_take(taken, bones_layout_won(layout), 1);
        speech_take(taken, bones_layout_won_sun(layout), 1);
    }
}

void bones_speech_taken(const struct bones_view *view, bool asked, struct speech_taken *taken)
{
    int phase = view->shown.pub.phase;
    take_table(view, taken);
    if (!is_won(view)) { /* then the banner lies over it */
        take_star(view, taken);
    }
    if (bones_tally_shows(view)) {
        take_end(view, taken);
    }
    if (asked && (phase == BONES_PHASE_REDEAL || phase == BONES_PHASE_NAME)) {
        take_question(view, taken);
    }
}

static void taken(const struct front *front, struct draw_list *list, struct speech_taken *taken)
{
    (void)list;
    const struct bones_view *view = &bones_table_of(table_of(front))->view;
    bones_speech_taken(view, view->motion.count == 0 && view->shown.pub.turn == table_you(table_of(front)),
                       taken);
}

static bool stands(const struct front *front)
{
    return front_is_at(front, OPEN_TABLE) &&
           !bones_poster_hides(motion_now(&bones_table_of(table_of(front))->view.motion));
}

const struct game_voices bones_voices = {.cast = &BONES_CAST,
                                         .moment = moment,
                                         .shows = shows,
                                         .ink = ink,
                                         .stands = stands,
                                         .plate = plate,
                                         .taken = taken};
