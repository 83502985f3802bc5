/* SPDX-License-Identifier: MIT */
/* Events become steps: how long each takes, when it begins, and when its card lies. */
#include "front/mille/mille_shown.h"

#include "base/check.h"

/* Milliseconds as designed. */
enum {
    MS_NEW_HAND = 200,
    MS_DEAL = 220,
    MS_DEAL_STAGGER = 70,
    MS_DRAW = 280,
    MS_PLAY = 380,
    MS_PLAY_FLIGHT = 260,
    MS_HIT = 420,
    MS_HIT_FLIGHT = 240,
    MS_DISCARD = 240,
    MS_SWEEP_REMEDY = 320,
    MS_SWEEP_SAFETY = 500,
    MS_DRIVE = 400,
    MS_DRIVE_MILE = 3,
    MS_EXTEND = 500,
    MS_PASS = 400,
    MS_HAND_OVER = 700,
    MS_FADE = 120, /* of anything under reduced motion */
};

/* Where a step begins: after the one before it has ended, or so long after it began. */
enum { AFTER = -1 };

/* The step that an event takes; what is not here takes none, and a play takes what its card asks for. */
static const struct {
    uint8_t step; /* enum step_kind */
    int16_t length;
    int16_t reduced; /* its length under reduced motion */
    int16_t stagger; /* where it begins after one of its own kind; a step of another kind is waited for */
    int16_t reduced_stagger;
} steps[EVENT_KINDS] = {
    [EVENT_HAND_STARTED] = {STEP_NEW_HAND, MS_NEW_HAND, 1, AFTER, AFTER},
    [EVENT_DEALT] = {STEP_DEAL, MS_DEAL, MS_FADE, MS_DEAL_STAGGER, 0},
    [EVENT_DREW] = {STEP_DRAW, MS_DRAW, MS_FADE, MS_DEAL_STAGGER, MS_DEAL_STAGGER},
    [EVENT_DISCARDED] = {STEP_DISCARD, MS_DISCARD, MS_FADE, AFTER, AFTER},
    [EVENT_HAZARD_REMOVED] = {STEP_REMOVE, MS_DISCARD, MS_FADE, AFTER, AFTER},
    [EVENT_COUP_FOURRE] = {STEP_COUP, 1, 1, AFTER, AFTER},
    [EVENT_PASSED] = {STEP_PASS, MS_PASS, MS_PASS, AFTER, AFTER},
    [EVENT_EXTENDED] = {STEP_EXTEND, MS_EXTEND, MS_FADE, AFTER, AFTER},
    [EVENT_TURN] = {STEP_TURN, 1, 1, AFTER, AFTER},
    [EVENT_HAND_ENDED] = {STEP_HAND_OVER, MS_HAND_OVER, MS_HAND_OVER, AFTER, AFTER},
};

/* When a card lies, or a drawn one turns its face; faded cards are there at once. */
static float landing(enum step_kind kind, float length)
{
    switch (kind) {
    case STEP_DEAL:
    case STEP_DISCARD:
    case STEP_REMOVE:
        return length > MS_FADE ? length : 0;
    case STEP_DRAW:
        return length > MS_FADE ? length / 2 : 0;
    case STEP_PLAY:
        return length > MS_FADE ? MS_PLAY_FLIGHT : 0;
    case STEP_HIT:
        return length > MS_FADE ? MS_HIT_FLIGHT : 0;
    default:
        return -1;
    }
}

static struct step *push(struct mille_shown *shown, enum step_kind kind, struct event event, float length,
                         float stagger)
{
    CHECK(shown->count < STEPS_MAX);
    float start = shown->clock;
    if (shown->count > 0) {
        const struct step *last = &shown->queue[shown->count - 1];
        start = stagger < 0 ? last->start + last->length : last->start + stagger;
    }
    if (start < shown->clock) {
        start = shown->clock;
    }
    struct step *step = &shown->queue[shown->count++];
    *step = (struct step){
        .kind = kind, .event = event, .start = start, .length = length, .lands = landing(kind, length)};
    return step;
}

static void push_played(struct mille_shown *shown, struct event event, bool reduced)
{
    switch (mille_cards[event.card].family) {
    case FAMILY_HAZARD:
        push(shown, STEP_HIT, event, reduced ? MS_FADE : MS_HIT, AFTER);
        break;
    case FAMILY_DISTANCE:
        push(shown, STEP_PLAY, event, reduced ? MS_FADE : MS_PLAY, AFTER);
        push(shown, STEP_DRIVE, event,
             reduced ? 1.0f : (float)MS_DRIVE + (float)MS_DRIVE_MILE * (float)mille_cards[event.card].miles,
             AFTER);
        break;
    default:
        push(shown, STEP_PLAY, event, reduced ? MS_FADE : MS_PLAY, AFTER);
        if (!reduced) {
            push(shown, STEP_SWEEP, event,
                 mille_cards[event.card].family == FAMILY_SAFETY ? MS_SWEEP_SAFETY : MS_SWEEP_REMEDY, AFTER);
        }
        break;
    }
}

void mille_shown_add(struct mille_shown *shown, const struct event_list *events, bool reduced)
{
    enum step_kind last = STEP_NONE;
    for (int i = 0; i < events->count; i++) {
        struct event event = event_seen_by(events->item[i], shown->viewer);
        int before = shown->count;
        if (event.kind == EVENT_HAND_STARTED) {
            mille_shown_forget_order(shown);
        }
        if (event.kind == EVENT_HAND_STARTED && before == 0) {
            mille_shown_clear(shown); /* the sheet that lay over the old hand leaves an empty table behind */
        }
        if (event.kind == EVENT_PLAYED) {
            push_played(shown, event, reduced);
        } else if (steps[event.kind].step != STEP_NONE) {
            enum step_kind kind = (enum step_kind)steps[event.kind].step;
            int stagger = reduced ? steps[event.kind].reduced_stagger : steps[event.kind].stagger;
            push(shown, kind, event, reduced ? steps[event.kind].reduced : steps[event.kind].length,
                 last == kind ? (float)stagger : AFTER);
        }
        if (shown->count > before) {
            last = shown->queue[shown->count - 1].kind;
        }
    }
}

float mille_shown_part(const struct mille_shown *shown, const struct step *step, float blend_ms)
{
    float part = (shown->clock + blend_ms - step->start) / step->length;
    return part < 0 ? 0 : part > 1 ? 1 : part;
}
