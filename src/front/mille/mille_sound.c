/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_sound.h"

#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/sound/sounds.h"
#include "front/table/table.h"

static enum mille_family family(const struct step *step)
{
    return mille_cards[step->event.card].family;
}

/* The number among all of a cue of the road. */
static int road(int cue)
{
    return sounds_cue_number(&mille_game, cue);
}

/* The same of a card's, which stands in the table in the order of the cards. */
static int of_card(enum mille_cue first, int card, int first_card)
{
    return road((int)first + card - first_card);
}

static int hazard_cue(const struct step *step)
{
    return of_card(MILLE_CUE_HAZARD, step->event.card, CARD_OUT_OF_GAS);
}

/* Real ms from the beginning of a cue to its strongest moment. */
static float hit_ms(int number)
{
    return (float)sounds_cue_facts(number)->hit_ms;
}

/* Real ms between the beginning of the cue of a step's landing and the landing. */
static float lead_of(const struct step *step)
{
    switch (step->kind) {
    case STEP_DEAL:
        return hit_ms(CUE_DEAL);
    case STEP_DRAW:
        return hit_ms(road(MILLE_CUE_DRAW));
    case STEP_PLAY:
        return hit_ms(CUE_PLACE);
    case STEP_HIT:
        return hit_ms(hazard_cue(step));
    case STEP_DISCARD:
    case STEP_REMOVE:
        return hit_ms(road(MILLE_CUE_DISCARD));
    default:
        return 0;
    }
}

static void hear(struct mille_sound *sound, int number, float x)
{
    if (!sound->skipping) {
        sounds_cue_at(sound->front, number, x);
        return;
    }
    const struct sound_cue *facts = sounds_cue_facts(number);
    enum sound_bus bus = facts->bus;
    if (!sound->any[bus] || facts->priority >= sounds_cue_facts(sound->best[bus])->priority) {
        sound->any[bus] = true;
        sound->best[bus] = number;
        sound->x[bus] = x;
    }
}

static float middle_x(struct rect box)
{
    return rect_middle(box).x;
}

/* Where a seat's hand is. */
static float seat_x(const struct front *front, int seat)
{
    const struct mille_layout *layout = &mille_view_of(front)->layout;
    return seat == table_you(front) ? front->frame.canvas.w / 2 : middle_x(layout->row[1].plate);
}

static float target_x(const struct front *front, const struct step *step)
{
    struct move move = {.kind = MOVE_PLAY, .card = step->event.card, .target = step->event.target};
    return middle_x(mille_table_target(front, move));
}

/* Whether a step of that kind waits behind this one. */
static bool follows(const struct mille_shown *shown, const struct step *step, enum step_kind kind)
{
    for (const struct step *next = step + 1; next < shown->queue + shown->count; next++) {
        if (next->kind == kind) {
            return true;
        }
    }
    return false;
}

/* A remedy or a safety takes effect; a coup fourre has a fanfare of its own. */
static void hear_effect(struct mille_sound *sound, const struct mille_shown *shown, const struct step *step)
{
    float x = target_x(sound->front, step);
    if (family(step) == FAMILY_REMEDY) {
        hear(sound, of_card(MILLE_CUE_REMEDY, step->event.card, CARD_GASOLINE), x);
    } else if (!follows(shown, step, STEP_COUP)) {
        hear(sound, of_card(MILLE_CUE_SAFETY, step->event.card, CARD_EXTRA_TANK), x);
    }
}

static void hear_beginning(struct mille_sound *sound, const struct mille_shown *shown,
                           const struct step *step)
{
    struct front *front = sound->front;
    int seat = step->event.seat;
    switch (step->kind) {
    case STEP_NEW_HAND:
        hear(sound, road(MILLE_CUE_SHUFFLE), middle_x(mille_view_of(front)->layout.deck));
        break;
    case STEP_PLAY:
    case STEP_HIT:
    case STEP_DISCARD:
        /* Whoever took the card up with the pointer has heard it leave the hand. */
        if (mille_view_of(front)->taken_up != step->tag || seat != table_you(front)) {
            hear(sound, CUE_PICKUP, seat_x(front, seat));
        }
        mille_view_of(front)->taken_up = 0;
        break;
    case STEP_DRIVE: {
        enum mille_cue first = step->starts ? MILLE_CUE_START : MILLE_CUE_DRIVE;
        hear(sound, of_card(first, step->event.card, CARD_25), front->frame.canvas.w / 2);
        break;
    }
    case STEP_SWEEP:
        hear_effect(sound, shown, step);
        break;
    case STEP_PASS:
    case STEP_EXTEND:
        hear(sound, road(MILLE_CUE_HORN), seat_x(front, seat));
        break;
    case STEP_HAND_OVER:
        hear(sound, road(MILLE_CUE_HAND_OVER), front->frame.canvas.w / 2);
        break;
    default:
        break;
    }
}

static void hear_landing(struct mille_sound *sound, const struct mille_shown *shown, const struct step *step)
{
    struct front *front = sound->front;
    switch (step->kind) {
    case STEP_DEAL:
        hear(sound, CUE_DEAL, seat_x(front, step->event.seat));
        break;
    case STEP_DRAW:
        hear(sound, road(MILLE_CUE_DRAW), seat_x(front, step->event.seat));
        break;
    case STEP_PLAY: {
        bool takes_effect = family(step) == FAMILY_REMEDY || family(step) == FAMILY_SAFETY;
        hear(sound, CUE_PLACE, target_x(front, step));
        /* With reduced motion no light sweeps over the card. */
        if (takes_effect && !follows(shown, step, STEP_SWEEP)) {
            hear_effect(sound, shown, step);
        }
        break;
    }
    case STEP_HIT:
        hear(sound, CUE_PLACE, target_x(front, step));
        hear(sound, hazard_cue(step), target_x(front, step));
        break;
    case STEP_DISCARD:
    case STEP_REMOVE:
        hear(sound, road(MILLE_CUE_DISCARD), middle_x(mille_view_of(front)->layout.discard));
        break;
    default:
        break;
    }
}

void mille_sound_hear(void *context, const struct mille_shown *shown, const struct step *step,
                      enum step_moment moment)
{
    if (moment == MOMENT_BEGUN) {
        hear_beginning(context, shown, step);
    } else {
        hear_landing(context, shown, step);
    }
}

void mille_sound_cue(struct front *front, enum mille_cue cue)
{
    sounds_cue_of(front, &mille_game, (int)cue, front->frame.canvas.w / 2);
}

struct shown_ears mille_sound_ears(struct mille_sound *sound, struct front *front, bool skipping)
{
    *sound = (struct mille_sound){.front = front, .skipping = skipping};
    return (struct shown_ears){.context = sound, .hear = mille_sound_hear, .lead = lead_of};
}

void mille_sound_end(struct mille_sound *sound)
{
    for (int bus = 0; bus < SOUND_BUSES; bus++) {
        if (sound->any[bus]) {
            sounds_cue_at(sound->front, sound->best[bus], sound->x[bus]);
        }
    }
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
