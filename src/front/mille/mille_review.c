/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_review.h"

#include "base/check.h"
#include "front/front.h"
#include "front/mille/mille_review_inside.h"
#include "front/scenes/replay.h"
#include "front/sound/cues.h"
#include "front/sound/sounds.h"

#include <string.h>

struct mille_review_state *mille_review_of(const struct front *front)
{
    return part_of(front, &mille_review_part);
}

/* ---- working it out -------------------------------------------------------------------------------- */

static void run(void *memory, const struct pulse *pulse)
{
    review_think(memory, pulse->more, pulse->context);
}

static void call_off(struct front *front)
{
    front->services->work_cancel(front->services->context, mille_review_of(front)->job);
    mille_review_of(front)->job = 0;
}

/* Begins with a hand anew. */
static void look_at(struct front *front, int hand)
{
    struct mille_review_state *debrief = mille_review_of(front);
    call_off(front);
    uint32_t iterations = debrief->iterations ? debrief->iterations : REVIEW_ITERATIONS;
    review_start(&debrief->review, &debrief->journal, debrief->seat[debrief->chosen], hand, iterations);
    debrief->sum = (struct review_sum){0};
    if (front_scene(front) == &mille_review_scene) {
        scroll_to(front, 0);
    }
    front_touch(front);
}

/* A thought that was broken off is begun again. */
static void take(struct front *front)
{
    struct mille_review_state *debrief = mille_review_of(front);
    if (debrief->task.thought) {
        struct review *review = &debrief->review;
        review_take(review, &debrief->task);
        const struct review_entry *entry = &review->entry[review->known - 1];
        front_trace(front, "\"kind\":\"review\",\"move\":%d,\"loss\":%d,\"luck\":%d,\"left\":%d",
                    entry->at + 1, (int)entry->loss, (int)entry->luck, review->count - review->known);
        debrief->sum = (struct review_sum){0};
        review_add(&debrief->sum, &debrief->review);
        front_touch(front);
    }
}

bool mille_review_think(struct front *front)
{
    struct mille_review_state *debrief = mille_review_of(front);
    const struct services *services = front->services;
    if (!debrief->open) {
        return false;
    }
    if (debrief->job && services->work_done(services->context, debrief->job, &debrief->task, NULL)) {
        debrief->job = 0;
        take(front);
    }
    if (debrief->job || !review_next(&debrief->review, &debrief->task)) {
        return false;
    }
    const struct work work = {.run = run, .size = sizeof debrief->task};
    debrief->job = services->work_begin(services->context, &work, &debrief->task);
    return debrief->job == 0;
}

/* ---- coming and going ------------------------------------------------------------------------------ */

bool mille_review_can(const struct journal *journal)
{
    return review_can(journal) && review_hands_over(journal) > 0;
}

/* Each person may look at their own choices; where none sits there, at those of both computers. */
static void find_seats(struct mille_review_state *debrief, int wanted)
{
    bool people =
        debrief->journal.seat[0].player == PLAYER_HUMAN || debrief->journal.seat[1].player == PLAYER_HUMAN;
    debrief->seats = debrief->chosen = 0;
    for (int seat = 0; seat < MILLE_REVIEW_SEATS; seat++) {
        if (!people || debrief->journal.seat[seat].player == PLAYER_HUMAN) {
            if (seat == wanted) {
                debrief->chosen = debrief->seats;
            }
            debrief->seat[debrief->seats++] = seat;
        }
    }
}

void mille_review_open(struct front *front, const struct journal *journal, int seat, int move)
{
    struct mille_review_state *debrief = mille_review_of(front);
    int hand = review_hand_of(journal, move);
    CHECK(!debrief->open && mille_review_can(journal));
    debrief->open = true;
    debrief->losses_only = false;
    journal_copy(&debrief->journal, journal);
    debrief->hands = review_hands_over(journal);
    find_seats(debrief, seat);
    look_at(front, hand < debrief->hands ? hand : debrief->hands - 1);
    front_push(front, &mille_review_scene);
}

void mille_review_free(struct front *front)
{
    struct mille_review_state *debrief = mille_review_of(front);
    if (debrief->open) {
        call_off(front);
        journal_free(&debrief->journal);
        debrief->open = false;
    }
}

static void enter(struct front *front)
{
    dialog_open(front, &mille_review_scene);
    struct mille_review_form form;
    mille_review_form(front, &form);
    front_set_focus(front, form.summary > 0 ? MILLE_REVIEW_ITEM_SUMMARY
                           : form.count > 0 ? MILLE_REVIEW_ITEM_ROWS
                                            : MILLE_REVIEW_ITEM_CLOSE);
}

static void close_dialog(struct front *front)
{
    dialog_close(front, &mille_review_scene, NULL);
}

/* ---- the list -------------------------------------------------------------------------------------- */

int mille_review_rows(const struct mille_review_state *debrief, int rows[REVIEW_ENTRIES_MAX])
{
    int count = 0;
    for (int i = 0; i < debrief->review.count; i++) {
        if (!debrief->losses_only || debrief->review.entry[i].loss > 0) {
            rows[count++] = i;
        }
    }
    return count;
}

const struct review_entry *mille_review_entry(const struct front *front, int id)
{
    const struct review *review = &mille_review_of(front)->review;
    return id >= MILLE_REVIEW_ITEM_ROWS && id < MILLE_REVIEW_ITEM_ROWS + review->count
               ? &review->entry[id - MILLE_REVIEW_ITEM_ROWS]
               : NULL;
}

enum mille_review_verdict mille_review_verdict(const struct review_entry *entry)
{
    static const enum mille_review_verdict marks[MARKS] = {[MARK_DOUBTFUL] = VERDICT_DOUBTFUL,
                                                           [MARK_MISTAKE] = VERDICT_MISTAKE,
                                                           [MARK_BLUNDER] = VERDICT_BLUNDER};
    if (entry->choices == 1) {
        return VERDICT_NO_CHOICE;
    }
    if (!entry->known) {
        return VERDICT_UNKNOWN;
    }
    if (entry->mark != MARK_NONE) {
        return marks[entry->mark];
    }
    if (memcmp(&entry->best, &entry->played, sizeof entry->best) == 0) {
        return VERDICT_BEST;
    }
    return entry->loss == 0 ? VERDICT_AS_GOOD : VERDICT_FINE;
}

static void filter(struct front *front)
{
    struct mille_review_state *debrief = mille_review_of(front);
    debrief->losses_only = !debrief->losses_only;
    scroll_to(front, 0);
}

static void items(const struct front *front, struct focus_list *list)
{
    const struct mille_review_state *debrief = mille_review_of(front);
    struct mille_review_form form;
    mille_review_form(front, &form);
    int begin = list->count, first, end;
    mille_review_seen(&form, &first, &end);
    if (form.summary > 0) {
        focus_add(list, MILLE_REVIEW_ITEM_SUMMARY,
                  mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_SUMMARY), true, 0, "review.summary");
    }
    /* One more row on either side, so that the focus can walk on through the list. */
    for (int i = first - (first > 0); i < end + (end < form.count); i++) {
        focus_add(list, MILLE_REVIEW_ITEM_ROWS + form.rows[i], mille_review_row_box(&form, i), true, 0,
                  "review.%d", form.rows[i] + 1);
    }
    if (form.form.scrolls) {
        focus_scrolls(list, begin, form.form.view.box);
    }
    focus_add_sideways(list, MILLE_REVIEW_ITEM_WHICH_HAND,
                       mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_WHICH_HAND), debrief->hands > 1,
                       2, "review.hand");
    if (debrief->seats > 1) {
        focus_add_sideways(list, MILLE_REVIEW_ITEM_WHICH_SEAT,
                           mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_WHICH_SEAT), true, 2,
                           "review.seat");
    }
    focus_add(list, MILLE_REVIEW_ITEM_FILTER, mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_FILTER),
              true, 3, "review.filter");
    focus_add(list, MILLE_REVIEW_ITEM_CLOSE, mille_review_item_box(front, &form, MILLE_REVIEW_ITEM_CLOSE),
              true, 3, "review.close");
}

static bool view(const struct front *front, struct list_view *list)
{
    struct mille_review_form form;
    mille_review_form(front, &form);
    return dialog_view(&form.form, list);
}

/* ---- what can be done ------------------------------------------------------------------------------ */

static void change_hand(struct front *front, int by)
{
    struct mille_review_state *debrief = mille_review_of(front);
    if (debrief->hands == 1) {
        sounds_cue(front, CUE_BELL);
        return;
    }
    look_at(front, (debrief->review.hand + by + debrief->hands) % debrief->hands);
}

static void change_seat(struct front *front)
{
    struct mille_review_state *debrief = mille_review_of(front);
    debrief->chosen = (debrief->chosen + 1) % debrief->seats;
    look_at(front, debrief->review.hand);
}

static void confirm(struct front *front, const struct focus_item *item)
{
    const struct review_entry *entry = mille_review_entry(front, item->id);
    switch (item->id) {
    case MILLE_REVIEW_ITEM_CLOSE:
        close_dialog(front);
        break;
    case MILLE_REVIEW_ITEM_FILTER:
        filter(front);
        break;
    case MILLE_REVIEW_ITEM_SUMMARY:
        break;
    case MILLE_REVIEW_ITEM_WHICH_HAND:
    case MILLE_REVIEW_ITEM_WHICH_SEAT: {
        /* The half that was clicked; keys and buttons go on. */
        bool left = device_points(front->device) && front->pointer_x < rect_middle(item->box).x;
        if (item->id == MILLE_REVIEW_ITEM_WHICH_HAND) {
            change_hand(front, left ? -1 : 1);
        } else {
            change_seat(front);
        }
        break;
    }
    default:
        replay_journal(front, &mille_review_of(front)->journal, entry->at,
                       mille_review_of(front)->review.seat);
        break;
    }
}

static bool intent(struct front *front, const struct intent *intent)
{
    if (dialog_leaving(front, &mille_review_scene)) {
        return true;
    }
    int focus = front_focus(front);
    switch (intent->kind) {
    case INTENT_LEFT:
    case INTENT_RIGHT:
        if (focus == MILLE_REVIEW_ITEM_WHICH_HAND) {
            change_hand(front, intent->kind == INTENT_LEFT ? -1 : 1);
        } else if (focus == MILLE_REVIEW_ITEM_WHICH_SEAT) {
            change_seat(front);
        }
        return focus == MILLE_REVIEW_ITEM_WHICH_HAND || focus == MILLE_REVIEW_ITEM_WHICH_SEAT;
    case INTENT_ALTERNATE:
        filter(front);
        return true;
    default:
        return false;
    }
}

static bool tick(struct front *front)
{
    return dialog_tick(front, &mille_review_scene);
}

const struct scene mille_review_scene = {
    .name = "review",
    .enter = enter,
    .leave = mille_review_free,
    .items = items,
    .view = view,
    .intent = intent,
    .confirm = confirm,
    .cancel = close_dialog,
    .tick = tick,
    .draw = mille_review_draw,
    .status = mille_review_status,
};

const struct part mille_review_part = {
    .size = sizeof(struct mille_review_state), .stop = mille_review_free, .tick = mille_review_think};
