/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_sound.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_weigh.h"
#include "front/sound/sounds.h"

/* ---- the cues ---------------------------------------------------------------------------------------- */

/* What silences what: sounds/SOUND.md. */
enum { OF_CARDS = 3, OF_SCORE, OF_VEHICLES, OF_REMEDIES, OF_HAZARDS, OF_SAFETIES, OF_STINGS };

/* NOLINTBEGIN(bugprone-macro-parentheses): the rows below are initialisers, not expressions. */
#define TABLE(id, base, over, together, gap, hit, text)                                                      \
    .name = id, .file = "effects/" base, .variants = 3, .bus = BUS_TABLE, .volume = 100, .priority = over,   \
    .most = together, .gap_ms = gap, .hit_ms = hit, .pan = PAN_PLACE, .caption = text
#define VEHICLE(id, way, text)                                                                               \
    .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_MOTION, .volume = 100,                      \
    .priority = OF_VEHICLES, .most = 1, .pan = way, .caption = text
#define MISHAP(id, over, hit, text)                                                                          \
    .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_EVENT, .volume = 100, .priority = over,     \
    .most = 1, .hit_ms = hit, .pan = PAN_CENTRE, .caption = text
#define SAFETY(id, text)                                                                                     \
    .name = id, .file = "effects/" id, .variants = 1, .bus = BUS_TRIUMPH, .volume = 100,                     \
    .priority = OF_SAFETIES, .most = 1, .pan = PAN_CENTRE, .caption = text
#define STING(id, text)                                                                                      \
    .name = id, .file = "music/" id, .variants = 1, .bus = BUS_STING, .volume = 100, .priority = OF_STINGS,  \
    .most = 1, .pan = PAN_CENTRE, .caption = text
/* NOLINTEND(bugprone-macro-parentheses) */

const struct sound_cue MILLE_CUE_TABLE[MILLE_CUES] = {
    [MILLE_CUE_DRAW] = {TABLE("card_draw", "card_draw", OF_CARDS, 2, 60, 140, N_("a card is drawn"))},
    [MILLE_CUE_SLIDE_BACK] = {TABLE("card_slide_back", "card_slide_back", OF_CARDS, 1, 120, 0,
                                    N_("a card slides back"))},
    [MILLE_CUE_CRACK] = {TABLE("card_slap", "card_slap", OF_CARDS, 2, 60, 60, N_("a card slaps the table"))},
    [MILLE_CUE_CRACK +
        1] = {TABLE("card_slam", "card_slam", OF_CARDS, 2, 60, 70, N_("a card is slammed on the table"))},
    [MILLE_CUE_DISCARD] = {TABLE("card_discard", "card_discard", OF_CARDS, 2, 60, 130,
                                 N_("a card is thrown away"))},
    [MILLE_CUE_SHUFFLE] = {TABLE("card_shuffle", "card_shuffle", OF_CARDS, 1, 500, 0,
                                 N_("the deck is shuffled"))},
    [MILLE_CUE_DING] = {TABLE("score_ding", "score_ding", OF_SCORE, 2, 120, 0, N_("a typewriter’s bell"))},
    [MILLE_CUE_STAMP] = {TABLE("stamp", "domino_place", OF_SCORE, 2, 60, 0, N_("a stamp comes down"))},
    [MILLE_CUE_STAKES] = {TABLE("stakes", "score_ding", OF_SCORE, 1, 500, 0, N_("a bell: the goal is near"))},
    [MILLE_CUE_START] = {VEHICLE("start_025_bicycle", PAN_CENTRE, N_("a bicycle sets off"))},
    [MILLE_CUE_START + 1] = {VEHICLE("start_050_scooter", PAN_CENTRE, N_("a scooter is kicked to life"))},
    [MILLE_CUE_START + 2] = {VEHICLE("start_075_van", PAN_CENTRE, N_("a van starts"))},
    [MILLE_CUE_START + 3] = {VEHICLE("start_100_saloon", PAN_CENTRE, N_("a sedan starts"))},
    [MILLE_CUE_START + 4] = {VEHICLE("start_200_racer", PAN_CENTRE, N_("a racing car starts"))},
    [MILLE_CUE_DRIVE] = {VEHICLE("drive_025_bicycle", PAN_SWEEP, N_("a bicycle goes by"))},
    [MILLE_CUE_DRIVE + 1] = {VEHICLE("drive_050_scooter", PAN_SWEEP, N_("a scooter buzzes by"))},
    [MILLE_CUE_DRIVE + 2] = {VEHICLE("drive_075_van", PAN_SWEEP, N_("a van rattles by"))},
    [MILLE_CUE_DRIVE + 3] = {VEHICLE("drive_100_saloon", PAN_SWEEP, N_("a sedan drives by"))},
    [MILLE_CUE_DRIVE + 4] = {VEHICLE("drive_200_racer", PAN_SWEEP, N_("a racing car roars by"))},
    [MILLE_CUE_HORN] = {VEHICLE("klaxon", PAN_CENTRE, N_("a horn sounds"))},
    [MILLE_CUE_CLASH] = {VEHICLE("coup_fourre_clash", PAN_CENTRE, N_("blades clash"))},

    [MILLE_CUE_HAZARD] = {MISHAP("hazard_out_of_gas", OF_HAZARDS, 0, N_("an engine coughs and dies"))},
    [MILLE_CUE_HAZARD + 1] = {MISHAP("hazard_flat_tire", OF_HAZARDS, 0, N_("a tire bursts"))},
    [MILLE_CUE_HAZARD + 2] = {MISHAP("hazard_accident", OF_HAZARDS, 170, N_("a crash"))},
    [MILLE_CUE_HAZARD + 3] = {MISHAP("hazard_stop", OF_HAZARDS, 0, N_("brakes squeal"))},
    [MILLE_CUE_HAZARD + 4] = {MISHAP("hazard_speed_limit", OF_HAZARDS, 0, N_("a policeman’s whistle"))},
    [MILLE_CUE_REMEDY] = {MISHAP("remedy_gasoline", OF_REMEDIES, 0, N_("a gasoline pump gurgles"))},
    [MILLE_CUE_REMEDY + 1] = {MISHAP("remedy_spare_tire", OF_REMEDIES, 0, N_("a jack ratchets"))},
    [MILLE_CUE_REMEDY + 2] = {MISHAP("remedy_repairs", OF_REMEDIES, 0, N_("a hammer on metal"))},
    [MILLE_CUE_REMEDY + 3] = {MISHAP("remedy_go", OF_REMEDIES, 0, N_("a chime; an engine revs"))},
    [MILLE_CUE_REMEDY + 4] = {MISHAP("remedy_end_of_limit", OF_REMEDIES, 0, N_("a chime: the road is free"))},

    [MILLE_CUE_SAFETY] = {SAFETY("safety_extra_tank", N_("gasoline glugs; brass"))},
    [MILLE_CUE_SAFETY + 1] = {SAFETY("safety_puncture_proof", N_("a foot pump; brass"))},
    [MILLE_CUE_SAFETY + 2] = {SAFETY("safety_driving_ace", N_("a racing car; brass"))},
    [MILLE_CUE_SAFETY + 3] = {SAFETY("safety_right_of_way", N_("a two-tone horn; brass"))},

    [MILLE_CUE_COUP_FOURRE] = {STING("coup_fourre", N_("fanfare: coup fourré!"))},
    [MILLE_CUE_HAND_OVER] = {STING("hand_over", N_("an accordion closes the hand"))},
    [MILLE_CUE_WIN] = {STING("win", N_("fanfare: the match is won"))},
    [MILLE_CUE_LOSE] = {STING("lose", N_("a muted trumpet: the match is lost"))},
    [MILLE_CUE_ASKED] = {TABLE("coup_asked", "coup_fourre_clash", OF_SCORE, 1, 300, 0, N_("a foil rings"))},
};

const struct sound_piece MILLE_PIECE_TABLE[MILLE_PIECES] = {
    [MILLE_PIECE_ROAD] = {.name = "road",
                          .music = "music/road",
                          .ambience = "effects/amb_day_roadside",
                          .caption = N_("music: swing; cicadas by the roadside")},
    [MILLE_PIECE_EXTENSION] = {.name = "road_extension",
                               .music = "music/road_extension",
                               .ambience = "effects/amb_day_roadside",
                               .caption = N_("music: the swing quickens")},
};

/* ---- what is heard when ------------------------------------------------------------------------------ */

static enum mille_family family(const struct motion_step *step)
{
    return mille_cards[step->event.card].family;
}

/* The number among all of a cue of the road. */
static int road(int cue)
{
    return sounds_cue_number(&mille_game, cue);
}

/* How hard a card is laid that is played: the more miles, the harder (weight_crack). */
static int crack_of(const struct motion_step *step)
{
    return family(step) == FAMILY_DISTANCE ? weight_crack(mille_force(step->event.card)) : 0;
}

/* A card's cue stands in the table in the order of the cards. */
static int hazard_cue(const struct motion_step *step)
{
    return (int)MILLE_CUE_HAZARD + step->event.card - CARD_OUT_OF_GAS;
}

/* The number of the cue of a step that has a landing: its strongest moment is at the landing. */
static int landing_cue(const struct motion_step *step)
{
    switch (step->kind) {
    case STEP_DEAL:
        return CUE_DEAL;
    case STEP_DRAW:
        return road(MILLE_CUE_DRAW);
    case STEP_PLAY:
        return crack_of(step) > 0 ? road((int)MILLE_CUE_CRACK + crack_of(step) - 1) : (int)CUE_PLACE;
    case STEP_HIT:
        return road(hazard_cue(step));
    default:
        return road(MILLE_CUE_DISCARD);
    }
}

/* Where a seat's hand is. */
static float seat_x(const struct front *front, int seat)
{
    const struct table *table = table_of(front);
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    int row = mille_table_row(table, table_side_of(table, seat));
    return seat == table_you(table) ? front->frame.canvas.w / 2 : rect_middle(layout->row[row].plate).x;
}

static float target_x(const struct front *front, const struct motion_step *step)
{
    return rect_middle(mille_table_target(table_of(front), step->event.card, step->event.target)).x;
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
        motion_hear(ears, &mille_game, (int)MILLE_CUE_REMEDY + step->event.card - CARD_GASOLINE, x);
    } else if (!follows(motion, step, STEP_COUP)) {
        motion_hear(ears, &mille_game, (int)MILLE_CUE_SAFETY + step->event.card - CARD_EXTRA_TANK, x);
    }
}

static void hear_beginning(const struct motion_ears *ears, struct mille_view *view,
                           const struct motion_step *step)
{
    struct front *front = ears->front;
    int seat = step->event.seat;
    switch (step->kind) {
    case STEP_NEW_HAND:
        motion_hear(ears, &mille_game, MILLE_CUE_SHUFFLE, rect_middle(view->layout.deck).x);
        break;
    case STEP_PLAY:
    case STEP_HIT:
    case STEP_DISCARD:
        /* A card that was raised was heard when it left the hand. */
        if (view->taken_up != step->value.word[STEP_VALUE_TAG] || seat != table_you(table_of(front))) {
            motion_hear(ears, NULL, CUE_PICKUP, seat_x(front, seat));
        }
        view->taken_up = 0;
        break;
    case STEP_DRIVE: {
        enum mille_cue first = step->value.word[STEP_VALUE_STARTS] ? MILLE_CUE_START : MILLE_CUE_DRIVE;
        motion_hear(ears, &mille_game, (int)first + step->event.card - CARD_25, -1);
        break;
    }
    case STEP_SWEEP:
        hear_effect(ears, &view->shown.motion, step);
        break;
    case STEP_PASS:
        if (step->event.value == 1) { /* the answer to a question, which was heard */
            break;
        }
        motion_hear(ears, &mille_game, MILLE_CUE_HORN, seat_x(front, seat));
        break;
    case STEP_SKIP:
    case STEP_EXTEND:
        motion_hear(ears, &mille_game, MILLE_CUE_HORN, seat_x(front, seat));
        break;
    case STEP_ASK: /* from one place for all seats */
        motion_hear(ears, &mille_game, MILLE_CUE_ASKED, front->frame.canvas.w / 2);
        break;
    case STEP_SHUFFLE:
        motion_hear(ears, &mille_game, MILLE_CUE_SHUFFLE, rect_middle(view->layout.deck).x);
        break;
    case STEP_HAND_OVER:
        motion_hear(ears, &mille_game, MILLE_CUE_HAND_OVER, -1);
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
        motion_hear(ears, NULL, CUE_DEAL, seat_x(front, step->event.seat));
        break;
    case STEP_DRAW:
        motion_hear(ears, &mille_game, MILLE_CUE_DRAW, seat_x(front, step->event.seat));
        break;
    case STEP_PLAY: {
        bool takes_effect = family(step) == FAMILY_REMEDY || family(step) == FAMILY_SAFETY;
        if (crack_of(step) > 0) {
            motion_hear(ears, &mille_game, (int)MILLE_CUE_CRACK + crack_of(step) - 1, target_x(front, step));
        } else {
            motion_hear(ears, NULL, CUE_PLACE, target_x(front, step));
        }
        /* With reduced motion no light sweeps over the card. */
        if (takes_effect && !follows(&view->shown.motion, step, STEP_SWEEP)) {
            hear_effect(ears, &view->shown.motion, step);
        }
        break;
    }
    case STEP_HIT:
        motion_hear(ears, NULL, CUE_PLACE, target_x(front, step));
        motion_hear(ears, &mille_game, hazard_cue(step), target_x(front, step));
        break;
    case STEP_DISCARD:
    case STEP_REMOVE:
        motion_hear(ears, &mille_game, MILLE_CUE_DISCARD, rect_middle(view->layout.discard).x);
        break;
    default:
        break;
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
    float lands = mille_step_lands(step);
    if (step->heard == BEGINNING && lands >= 0) {
        float lead = (float)sounds_cue_facts(landing_cue(step))->hit_ms; /* real ms */
        if (step->ms >= lands - lead * view->shown.motion.pace) {
            hear_landing(ears, view, step);
            step->heard = LANDING;
        }
    }
    if (step->heard == LANDING && step->ms > lands) {
        const struct table *table = table_of(ears->front);
        if (step->kind == STEP_HIT && step->event.target == table_side_of(table, table_you(table))) {
            motion_feel(ears, 0.8f, 260); /* the pad shakes as a hazard lies before the person */
        }
        step->heard = ALL;
    }
}

void mille_sound_cue(struct front *front, enum mille_cue cue)
{
    sounds_cue_at(front, road((int)cue), front->frame.canvas.w / 2);
}

void mille_sound_refused(struct table *table, int slot)
{
    const struct shown_card *card = mille_table_card(table, slot);
    float x = card ? card->pose.x : table->front->frame.canvas.w / 2;
    if (card) {
        sounds_cue_at(table->front, road(MILLE_CUE_SLIDE_BACK), x);
    }
    sounds_cue_at(table->front, CUE_BELL, x);
}

void mille_sound_hand(struct table *table)
{
    struct mille_view *view = mille_view_of(table);
    const struct shown_card *card = mille_table_card(table, view->raised);
    unsigned tag = card ? card->tag : 0;
    int moves = session_moves(&table->session);
    if (tag == view->raised_tag) {
        return;
    }
    if (card) {
        sounds_cue_at(table->front, CUE_PICKUP, card->pose.x);
        view->taken_up = tag;
    } else if (moves == view->raised_moves && !table->refused) {
        sounds_cue_at(table->front, CUE_PLACE, table->front->frame.canvas.w / 2);
    }
    view->raised_tag = tag;
    view->raised_moves = moves;
}
