/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_sound.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"

static enum mille_family family(const struct motion_step *step)
{
    return mille_cards[step->event.card].family;
}

/* The number among all of a cue of the road. */
static int road(int cue)
{
    return sounds_cue_number(&mille_game, cue);
}

/* A card's cue stands in the table in the order of the cards. */
static int hazard_cue(const struct motion_step *step)
{
    return (int)MILLE_CUE_HAZARD + step->event.card - CARD_OUT_OF_GAS;
}

/* Real ms from the beginning of a cue to its strongest moment. */
static float hit_ms(int number)
{
    return (float)sounds_cue_facts(number)->hit_ms;
}

/* Real ms between the beginning of the cue of a step's landing and the landing. */
static float lead_of(const struct motion_step *step)
{
    switch (step->kind) {
    case STEP_DEAL:
        return hit_ms(CUE_DEAL);
    case STEP_DRAW:
        return hit_ms(road(MILLE_CUE_DRAW));
    case STEP_PLAY:
        return hit_ms(CUE_PLACE);
    case STEP_HIT:
        return hit_ms(road(hazard_cue(step)));
    case STEP_DISCARD:
    case STEP_REMOVE:
        return hit_ms(road(MILLE_CUE_DISCARD));
    default:
        return 0;
    }
}

static void hear(const struct motion_ears *ears, int cue, float x)
{
    motion_hear(ears, &mille_game, cue, x);
}

static void hear_common(const struct motion_ears *ears, enum cue cue, float x)
{
    motion_hear(ears, NULL, (int)cue, x);
}

/* Where a seat's hand is. */
static float seat_x(const struct front *front, int seat)
{
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    return seat == table_you(front) ? front->frame.canvas.w / 2 : rect_middle(layout->row[1].plate).x;
}

static float target_x(const struct front *front, const struct motion_step *step)
{
    return rect_middle(mille_table_target(front, step->event.card, step->event.target)).x;
}

/* Whether a step of that kind waits behind this one. */
static bool follows(const struct motion *motion, const struct motion_step *step, int kind)
{
    for (const struct motion_step *next = step + 1; next < motion->step + motion->count; next++) {
        if (next->kind == kind) {
            return true;
        }
    }
    return false;
}

/* A remedy or a safety takes effect; a coup fourre has a fanfare of its own. */
static void hear_effect(const struct motion_ears *ears, const struct motion *motion,
                        const struct motion_step *step)
{
    float x = target_x(ears->front, step);
    if (family(step) == FAMILY_REMEDY) {
        hear(ears, (int)MILLE_CUE_REMEDY + step->event.card - CARD_GASOLINE, x);
    } else if (!follows(motion, step, STEP_COUP)) {
        hear(ears, (int)MILLE_CUE_SAFETY + step->event.card - CARD_EXTRA_TANK, x);
    }
}

static void hear_beginning(const struct motion_ears *ears, struct mille_view *view,
                           const struct motion_step *step)
{
    struct front *front = ears->front;
    int seat = step->event.seat;
    switch (step->kind) {
    case STEP_NEW_HAND:
        hear(ears, MILLE_CUE_SHUFFLE, rect_middle(view->layout.deck).x);
        break;
    case STEP_PLAY:
    case STEP_HIT:
    case STEP_DISCARD:
        /* A card that was raised was heard when it left the hand. */
        if (view->taken_up != step->value.word[STEP_VALUE_TAG] || seat != table_you(front)) {
            hear_common(ears, CUE_PICKUP, seat_x(front, seat));
        }
        view->taken_up = 0;
        break;
    case STEP_DRIVE: {
        enum mille_cue first = step->value.word[STEP_VALUE_STARTS] ? MILLE_CUE_START : MILLE_CUE_DRIVE;
        hear(ears, (int)first + step->event.card - CARD_25, -1);
        break;
    }
    case STEP_SWEEP:
        hear_effect(ears, &view->shown.motion, step);
        break;
    case STEP_PASS:
    case STEP_EXTEND:
        hear(ears, MILLE_CUE_HORN, seat_x(front, seat));
        break;
    case STEP_HAND_OVER:
        hear(ears, MILLE_CUE_HAND_OVER, -1);
        break;
    default:
        break;
    }
}

static void hear_landing(const struct motion_ears *ears, const struct mille_view *view,
                         const struct motion_step *step)
{
    const struct front *front = ears->front;
    switch (step->kind) {
    case STEP_DEAL:
        hear_common(ears, CUE_DEAL, seat_x(front, step->event.seat));
        break;
    case STEP_DRAW:
        hear(ears, MILLE_CUE_DRAW, seat_x(front, step->event.seat));
        break;
    case STEP_PLAY: {
        bool takes_effect = family(step) == FAMILY_REMEDY || family(step) == FAMILY_SAFETY;
        hear_common(ears, CUE_PLACE, target_x(front, step));
        /* With reduced motion no light sweeps over the card. */
        if (takes_effect && !follows(&view->shown.motion, step, STEP_SWEEP)) {
            hear_effect(ears, &view->shown.motion, step);
        }
        break;
    }
    case STEP_HIT:
        hear_common(ears, CUE_PLACE, target_x(front, step));
        hear(ears, hazard_cue(step), target_x(front, step));
        break;
    case STEP_DISCARD:
    case STEP_REMOVE:
        hear(ears, MILLE_CUE_DISCARD, rect_middle(view->layout.discard).x);
        break;
    default:
        break;
    }
}

/* The pad shakes as a hazard lies before the person. */
static void feel_hit(const struct motion_ears *ears, const struct motion_step *step)
{
    int side = mille_side_of(&mille_table_seen(ears->front)->pub, table_you(ears->front));
    if (step->kind == STEP_HIT && step->event.target == side) {
        motion_feel(ears, 0.8f, 260);
    }
}

void mille_sound_hear(void *memory, struct motion_step *step, const struct motion_ears *ears)
{
    struct mille_view *view = memory;
    enum { NOTHING, BEGINNING, LANDING, ALL };
    if (ears == NULL) {
        return;
    }
    if (step->heard == NOTHING) {
        hear_beginning(ears, view, step);
        step->heard = BEGINNING;
    }
    float lands = mille_step_lands(step), pace = view->shown.motion.pace;
    if (step->heard == BEGINNING && lands >= 0 && step->ms >= lands - lead_of(step) * pace) {
        hear_landing(ears, view, step);
        step->heard = LANDING;
    }
    if (step->heard == LANDING && step->ms > lands) {
        feel_hit(ears, step);
        step->heard = ALL;
    }
}

void mille_sound_cue(struct front *front, enum mille_cue cue)
{
    sounds_cue_of(front, &mille_game, (int)cue, front->frame.canvas.w / 2);
}

void mille_sound_refused(struct front *front, int slot)
{
    const struct shown_card *card = mille_table_card(front, slot);
    float x = card ? card->pose.x : front->frame.canvas.w / 2;
    if (card) {
        sounds_cue_at(front, road(MILLE_CUE_SLIDE_BACK), x);
    }
    sounds_cue_at(front, CUE_BELL, x);
}

void mille_sound_hand(struct front *front)
{
    struct table *table = table_of(front);
    struct mille_view *view = mille_view_of(front);
    const struct shown_card *card = mille_table_card(front, view->raised);
    unsigned tag = card ? card->tag : 0;
    int moves = table->session.journal.count;
    if (tag == view->raised_tag) {
        return;
    }
    if (card) {
        sounds_cue_at(front, CUE_PICKUP, card->pose.x);
        view->taken_up = tag;
    } else if (moves == view->raised_moves && !table->refused) {
        sounds_cue_at(front, CUE_PLACE, front->frame.canvas.w / 2);
    }
    view->raised_tag = tag;
    view->raised_moves = moves;
}
