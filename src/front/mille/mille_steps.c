/* SPDX-License-Identifier: MIT */
/* Events become steps: how long each takes, when it begins, and when its card lies. */
#include "front/mille/mille_shown.h"

/* Milliseconds as designed, here and in the table below. */
enum {
    MS_DEAL_STAGGER = 70,
    MS_PLAY = 380,
    MS_PLAY_FLIGHT = 260,
    MS_HIT = 420,
    MS_HIT_FLIGHT = 240,
    MS_SWEEP_REMEDY = 320,
    MS_SWEEP_SAFETY = 500,
    MS_DRIVE = 400,
    MS_DRIVE_MILE = 3,
    MS_FADE = 120, /* of anything under reduced motion */
};

/* The step that an event takes; what is not here takes none, and a play takes what its card asks for. */
static const struct {
    uint8_t step; /* enum step_kind */
    int16_t length;
    int16_t reduced; /* its length under reduced motion */
    int16_t stagger; /* where it begins after one of its own kind; a step of another kind is waited for */
    int16_t reduced_stagger;
} steps[EVENT_KINDS] = {
    [EVENT_HAND_STARTED] = {STEP_NEW_HAND, 200, 1, MOTION_AFTER, MOTION_AFTER},
    [EVENT_DEALT] = {STEP_DEAL, 220, MS_FADE, MS_DEAL_STAGGER, 0},
    [EVENT_DREW] = {STEP_DRAW, 280, MS_FADE, MS_DEAL_STAGGER, MS_DEAL_STAGGER},
    [EVENT_DISCARDED] = {STEP_DISCARD, 240, MS_FADE, MOTION_AFTER, MOTION_AFTER},
    [EVENT_HAZARD_REMOVED] = {STEP_REMOVE, 240, MS_FADE, MOTION_AFTER, MOTION_AFTER},
    [EVENT_COUP_FOURRE] = {STEP_COUP, 1, 1, MOTION_AFTER, MOTION_AFTER},
    [EVENT_PASSED] = {STEP_PASS, 400, 400, MOTION_AFTER, MOTION_AFTER},
    [EVENT_EXTENDED] = {STEP_EXTEND, 500, MS_FADE, MOTION_AFTER, MOTION_AFTER},
    [EVENT_TURN] = {STEP_TURN, 1, 1, MOTION_AFTER, MOTION_AFTER},
    /* The same whoever is asked, and whatever that seat holds. */
    [EVENT_ASKED] = {STEP_ASK, 500, 500, MOTION_AFTER, MOTION_AFTER},
    [EVENT_SKIPPED] = {STEP_SKIP, 900, 900, 300, 300},
    [EVENT_RESHUFFLED] = {STEP_SHUFFLE, 700, MS_FADE, MOTION_AFTER, MOTION_AFTER},
    [EVENT_HAND_ENDED] = {STEP_HAND_OVER, 700, 700, MOTION_AFTER, MOTION_AFTER},
};

/* Faded cards are there at once. */
float mille_step_lands(const struct motion_step *step)
{
    switch (step->kind) {
    case STEP_DEAL:
    case STEP_DISCARD:
    case STEP_REMOVE:
        return step->length > MS_FADE ? step->length : 0;
    case STEP_DRAW:
        return step->length > MS_FADE ? step->length / 2 : 0;
    case STEP_PLAY:
        return step->length > MS_FADE ? MS_PLAY_FLIGHT : 0;
    case STEP_HIT:
        return step->length > MS_FADE ? MS_HIT_FLIGHT : 0;
    default:
        return -1;
    }
}

static void push_played(struct motion *motion, const struct event *event)
{
    bool reduced = motion->reduced;
    const struct mille_card_facts *card = &mille_cards[event->card];
    if (card->family == FAMILY_HAZARD) {
        motion_push(motion, STEP_HIT, event, reduced ? MS_FADE : MS_HIT);
        return;
    }
    motion_push(motion, STEP_PLAY, event, reduced ? MS_FADE : MS_PLAY);
    if (card->family == FAMILY_DISTANCE) {
        int drive = MS_DRIVE + MS_DRIVE_MILE * card->miles;
        motion_push(motion, STEP_DRIVE, event, reduced ? 1.0f : (float)drive);
    } else if (!reduced) {
        motion_push(motion, STEP_SWEEP, event,
                    card->family == FAMILY_SAFETY ? MS_SWEEP_SAFETY : MS_SWEEP_REMEDY);
    }
}

void mille_shown_add(struct mille_shown *shown, const struct event_list *events)
{
    struct motion *motion = &shown->motion;
    int last = STEP_NONE;
    for (int i = 0; i < events->count; i++) {
        struct event event = event_seen_by(events->item[i], shown->viewer);
        int kind = steps[event.kind].step;
        if (event.kind == EVENT_HAND_STARTED) {
            mille_shown_forget_order(shown);
        }
        if (event.kind == EVENT_HAND_STARTED && motion->count == 0) {
            mille_shown_clear(shown); /* the sheet that lay over the old hand leaves an empty table behind */
        }
        if (event.kind == EVENT_PLAYED) {
            push_played(motion, &event);
            last = STEP_PLAY;
        } else if (kind != STEP_NONE) {
            bool reduced = motion->reduced;
            struct motion_step *step = motion_push(
                motion, kind, &event, reduced ? steps[event.kind].reduced : steps[event.kind].length);
            if (last == kind) {
                step->begin = reduced ? steps[event.kind].reduced_stagger : steps[event.kind].stagger;
            }
            last = kind;
        }
    }
}
