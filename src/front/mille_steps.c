/* SPDX-License-Identifier: MIT */
/* Events become steps: how long each takes, when it begins, and when its card lies. */
#include "front/mille_shown.h"

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
        switch ((enum mille_event_kind)event.kind) {
        case EVENT_HAND_STARTED:
            mille_shown_forget_order(shown);
            push(shown, STEP_NEW_HAND, event, reduced ? 1 : MS_NEW_HAND, AFTER);
            break;
        case EVENT_DEALT:
            push(shown, STEP_DEAL, event, reduced ? MS_FADE : MS_DEAL,
                 last == STEP_DEAL ? (reduced ? 0 : MS_DEAL_STAGGER) : AFTER);
            break;
        case EVENT_DREW:
            push(shown, STEP_DRAW, event, reduced ? MS_FADE : MS_DRAW,
                 last == STEP_DRAW ? MS_DEAL_STAGGER : AFTER);
            break;
        case EVENT_PLAYED:
            push_played(shown, event, reduced);
            break;
        case EVENT_DISCARDED:
            push(shown, STEP_DISCARD, event, reduced ? MS_FADE : MS_DISCARD, AFTER);
            break;
        case EVENT_HAZARD_REMOVED:
            push(shown, STEP_REMOVE, event, reduced ? MS_FADE : MS_DISCARD, AFTER);
            break;
        case EVENT_COUP_FOURRE:
            push(shown, STEP_COUP, event, 1, AFTER);
            break;
        case EVENT_PASSED:
            push(shown, STEP_PASS, event, MS_PASS, AFTER);
            break;
        case EVENT_EXTENDED:
            push(shown, STEP_EXTEND, event, reduced ? MS_FADE : MS_EXTEND, AFTER);
            break;
        case EVENT_TURN:
            push(shown, STEP_TURN, event, 1, AFTER);
            break;
        case EVENT_HAND_ENDED:
            push(shown, STEP_HAND_OVER, event, MS_HAND_OVER, AFTER);
            break;
        case EVENT_NONE:
        case EVENT_GAME_STARTED:
        case EVENT_DECK_EMPTY:
        case EVENT_GOAL_REACHED:
        case EVENT_GAME_ENDED:
        case EVENT_KINDS:
            break;
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
