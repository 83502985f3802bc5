/* SPDX-License-Identifier: MIT */
#include "front/mille/cues.h"

#include "base/i18n/translate.h"

#include <stddef.h>

/* What silences what: sounds/SOUND.md. */
enum { OF_CARDS = 3, OF_SCORE, OF_VEHICLES, OF_REMEDIES, OF_HAZARDS, OF_SAFETIES, OF_STINGS };

/* NOLINTBEGIN(bugprone-macro-parentheses): the rows below are initialisers, not expressions. */
#define TABLE(id, base, over, together, gap, hit, text)                                                      \
    {                                                                                                        \
        .name = id, .file = "effects/" base, .variants = 3, .bus = BUS_TABLE, .volume = 100,                 \
        .priority = over, .most = together, .gap_ms = gap, .hit_ms = hit, .pan = PAN_PLACE, .caption = text  \
    }
#define VEHICLE(id, way, text)                                                                               \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_MOTION, .volume = 100,                  \
        .priority = OF_VEHICLES, .most = 1, .pan = way, .caption = text                                      \
    }
#define MISHAP(id, over, hit, text)                                                                          \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_EVENT, .volume = 100, .priority = over, \
        .most = 1, .hit_ms = hit, .pan = PAN_CENTRE, .caption = text                                         \
    }
#define SAFETY(id, text)                                                                                     \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 1, .bus = BUS_TRIUMPH, .volume = 100,                 \
        .priority = OF_SAFETIES, .most = 1, .pan = PAN_CENTRE, .caption = text                               \
    }
#define STING(id, text)                                                                                      \
    {                                                                                                        \
        .name = id, .file = "music/" id, .variants = 1, .bus = BUS_STING, .volume = 100,                     \
        .priority = OF_STINGS, .most = 1, .pan = PAN_CENTRE, .caption = text                                 \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

const struct sound_cue MILLE_CUE_TABLE[MILLE_CUES] = {
    [MILLE_CUE_DRAW] = TABLE("card_draw", "card_draw", OF_CARDS, 2, 60, 140, N_("a card is drawn")),
    [MILLE_CUE_SLIDE_BACK] =
        TABLE("card_slide_back", "card_slide_back", OF_CARDS, 1, 120, 0, N_("a card slides back")),
    [MILLE_CUE_DISCARD] =
        TABLE("card_discard", "card_discard", OF_CARDS, 2, 60, 130, N_("a card is thrown away")),
    [MILLE_CUE_SHUFFLE] =
        TABLE("card_shuffle", "card_shuffle", OF_CARDS, 1, 500, 0, N_("the deck is shuffled")),
    [MILLE_CUE_DING] = TABLE("score_ding", "score_ding", OF_SCORE, 2, 120, 0, N_("a typewriter’s bell")),
    [MILLE_CUE_STAMP] = TABLE("stamp", "domino_place", OF_SCORE, 2, 60, 0, N_("a stamp comes down")),
    [MILLE_CUE_STAKES] = TABLE("stakes", "score_ding", OF_SCORE, 1, 500, 0, N_("a bell: the goal is near")),
    [MILLE_CUE_START] = VEHICLE("start_025_bicycle", PAN_CENTRE, N_("a bicycle sets off")),
    [MILLE_CUE_START + 1] = VEHICLE("start_050_scooter", PAN_CENTRE, N_("a scooter is kicked to life")),
    [MILLE_CUE_START + 2] = VEHICLE("start_075_van", PAN_CENTRE, N_("a van starts")),
    [MILLE_CUE_START + 3] = VEHICLE("start_100_saloon", PAN_CENTRE, N_("a sedan starts")),
    [MILLE_CUE_START + 4] = VEHICLE("start_200_racer", PAN_CENTRE, N_("a racing car starts")),
    [MILLE_CUE_DRIVE] = VEHICLE("drive_025_bicycle", PAN_SWEEP, N_("a bicycle goes by")),
    [MILLE_CUE_DRIVE + 1] = VEHICLE("drive_050_scooter", PAN_SWEEP, N_("a scooter buzzes by")),
    [MILLE_CUE_DRIVE + 2] = VEHICLE("drive_075_van", PAN_SWEEP, N_("a van rattles by")),
    [MILLE_CUE_DRIVE + 3] = VEHICLE("drive_100_saloon", PAN_SWEEP, N_("a sedan drives by")),
    [MILLE_CUE_DRIVE + 4] = VEHICLE("drive_200_racer", PAN_SWEEP, N_("a racing car roars by")),
    [MILLE_CUE_HORN] = VEHICLE("klaxon", PAN_CENTRE, N_("a horn sounds")),
    [MILLE_CUE_CLASH] = VEHICLE("coup_fourre_clash", PAN_CENTRE, N_("blades clash")),

    [MILLE_CUE_HAZARD] = MISHAP("hazard_out_of_gas", OF_HAZARDS, 0, N_("an engine coughs and dies")),
    [MILLE_CUE_HAZARD + 1] = MISHAP("hazard_flat_tire", OF_HAZARDS, 0, N_("a tire bursts")),
    [MILLE_CUE_HAZARD + 2] = MISHAP("hazard_accident", OF_HAZARDS, 170, N_("a crash")),
    [MILLE_CUE_HAZARD + 3] = MISHAP("hazard_stop", OF_HAZARDS, 0, N_("brakes squeal")),
    [MILLE_CUE_HAZARD + 4] = MISHAP("hazard_speed_limit", OF_HAZARDS, 0, N_("a policeman’s whistle")),
    [MILLE_CUE_REMEDY] = MISHAP("remedy_gasoline", OF_REMEDIES, 0, N_("a gasoline pump gurgles")),
    [MILLE_CUE_REMEDY + 1] = MISHAP("remedy_spare_tire", OF_REMEDIES, 0, N_("a jack ratchets")),
    [MILLE_CUE_REMEDY + 2] = MISHAP("remedy_repairs", OF_REMEDIES, 0, N_("a hammer on metal")),
    [MILLE_CUE_REMEDY + 3] = MISHAP("remedy_go", OF_REMEDIES, 0, N_("a chime; an engine revs")),
    [MILLE_CUE_REMEDY + 4] = MISHAP("remedy_end_of_limit", OF_REMEDIES, 0, N_("a chime: the road is free")),

    [MILLE_CUE_SAFETY] = SAFETY("safety_extra_tank", N_("gasoline glugs; brass")),
    [MILLE_CUE_SAFETY + 1] = SAFETY("safety_puncture_proof", N_("a foot pump; brass")),
    [MILLE_CUE_SAFETY + 2] = SAFETY("safety_driving_ace", N_("a racing car; brass")),
    [MILLE_CUE_SAFETY + 3] = SAFETY("safety_right_of_way", N_("a two-tone horn; brass")),

    [MILLE_CUE_COUP_FOURRE] = STING("coup_fourre", N_("fanfare: coup fourré!")),
    [MILLE_CUE_HAND_OVER] = STING("hand_over", N_("an accordion closes the hand")),
    [MILLE_CUE_WIN] = STING("win", N_("fanfare: the match is won")),
    [MILLE_CUE_LOSE] = STING("lose", N_("a muted trumpet: the match is lost")),
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
