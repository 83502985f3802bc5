/* SPDX-License-Identifier: MIT */
#include "front/sound/cues.h"

#include "base/i18n/translate.h"

#include <stddef.h>

/* What silences what: sounds/SOUND.md. */
enum { OF_INTERFACE = 2, OF_CARDS, OF_SCORE, OF_VEHICLES, OF_REMEDIES, OF_HAZARDS, OF_SAFETIES, OF_STINGS };

/* NOLINTBEGIN(bugprone-macro-parentheses): the rows below are initialisers, not expressions. */
#define INTERFACE(id, kinds, gap, text)                                                                      \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = kinds, .bus = BUS_INTERFACE, .volume = 100,           \
        .priority = OF_INTERFACE, .most = 1, .gap_ms = gap, .pan = PAN_PLACE, .caption = text                \
    }
#define TABLE(id, base, over, together, gap, hit, text)                                                      \
    {                                                                                                        \
        .name = id, .file = "effects/" base, .variants = 3, .bus = BUS_TABLE, .volume = 100,                 \
        .priority = over, .most = together, .gap_ms = gap, .hit_ms = hit, .pan = PAN_PLACE, .caption = text  \
    }
#define CAFE(id, together, gap, hit, text)                                                                   \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_TABLE, .volume = 100,                   \
        .priority = OF_CARDS, .most = together, .gap_ms = gap, .hit_ms = hit, .pan = PAN_PLACE,              \
        .caption = text, .table = "cafe"                                                                     \
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

const struct sound_cue CUE_TABLE[CUES] = {
    [CUE_HOVER] = INTERFACE("ui_hover", 3, 60, NULL),
    [CUE_PRESS] = INTERFACE("ui_press", 3, 60, N_("a switch clicks")),
    [CUE_BELL] = INTERFACE("ui_bell", 1, 250, N_("a bell rings: that cannot be done")),
    [CUE_DIALOG_OPEN] = INTERFACE("ui_dialog_open", 1, 120, N_("a map is unfolded")),
    [CUE_DIALOG_CLOSE] = INTERFACE("ui_dialog_close", 1, 120, N_("a map is folded")),

    [CUE_DEAL] = TABLE("card_deal", "card_deal", OF_CARDS, 3, 60, 140, N_("cards are dealt")),
    [CUE_DRAW] = TABLE("card_draw", "card_draw", OF_CARDS, 2, 60, 140, N_("a card is drawn")),
    [CUE_PICKUP] = TABLE("card_pickup", "card_pickup", OF_CARDS, 2, 60, 0, NULL),
    [CUE_PLACE] = TABLE("card_place", "card_place", OF_CARDS, 2, 60, 60, N_("a card is laid down")),
    [CUE_SLIDE_BACK] =
        TABLE("card_slide_back", "card_slide_back", OF_CARDS, 1, 120, 0, N_("a card slides back")),
    [CUE_DISCARD] = TABLE("card_discard", "card_discard", OF_CARDS, 2, 60, 130, N_("a card is thrown away")),
    [CUE_SHUFFLE] = TABLE("card_shuffle", "card_shuffle", OF_CARDS, 1, 500, 0, N_("the deck is shuffled")),
    [CUE_MILESTONE] = TABLE("milestone_tick", "milestone_tick", OF_SCORE, 2, 45, 0, N_("a counter ticks")),
    [CUE_DING] = TABLE("score_ding", "score_ding", OF_SCORE, 2, 120, 0, N_("a typewriter’s bell")),
    [CUE_SAMPLE] = TABLE("sample", "score_ding", OF_SCORE, 1, 350, 0, N_("a typewriter’s bell")),
    [CUE_STAMP] = TABLE("stamp", "domino_place", OF_SCORE, 2, 60, 0, N_("a stamp comes down")),
    [CUE_STAKES] = TABLE("stakes", "score_ding", OF_SCORE, 1, 500, 0, N_("a bell: the goal is near")),
    [CUE_DICE_SHAKE] = CAFE("dice_shake", 1, 200, 0, N_("dice rattle in a cup")),
    [CUE_DICE_ROLL] = CAFE("dice_roll", 2, 200, 70, N_("dice roll")),
    [CUE_DOMINO_SHUFFLE] = CAFE("domino_shuffle", 1, 500, 0, N_("dominoes are mixed")),
    [CUE_DOMINO_PLACE] = CAFE("domino_place", 3, 60, 0, N_("a domino is laid down")),

    [CUE_START] = VEHICLE("start_025_bicycle", PAN_CENTRE, N_("a bicycle sets off")),
    [CUE_START + 1] = VEHICLE("start_050_scooter", PAN_CENTRE, N_("a scooter is kicked to life")),
    [CUE_START + 2] = VEHICLE("start_075_van", PAN_CENTRE, N_("a van starts")),
    [CUE_START + 3] = VEHICLE("start_100_saloon", PAN_CENTRE, N_("a sedan starts")),
    [CUE_START + 4] = VEHICLE("start_200_racer", PAN_CENTRE, N_("a racing car starts")),
    [CUE_DRIVE] = VEHICLE("drive_025_bicycle", PAN_SWEEP, N_("a bicycle goes by")),
    [CUE_DRIVE + 1] = VEHICLE("drive_050_scooter", PAN_SWEEP, N_("a scooter buzzes by")),
    [CUE_DRIVE + 2] = VEHICLE("drive_075_van", PAN_SWEEP, N_("a van rattles by")),
    [CUE_DRIVE + 3] = VEHICLE("drive_100_saloon", PAN_SWEEP, N_("a sedan drives by")),
    [CUE_DRIVE + 4] = VEHICLE("drive_200_racer", PAN_SWEEP, N_("a racing car roars by")),
    [CUE_HORN] = VEHICLE("klaxon", PAN_CENTRE, N_("a horn sounds")),
    [CUE_CLASH] = VEHICLE("coup_fourre_clash", PAN_CENTRE, N_("blades clash")),

    [CUE_HAZARD] = MISHAP("hazard_out_of_gas", OF_HAZARDS, 0, N_("an engine coughs and dies")),
    [CUE_HAZARD + 1] = MISHAP("hazard_flat_tire", OF_HAZARDS, 0, N_("a tire bursts")),
    [CUE_HAZARD + 2] = MISHAP("hazard_accident", OF_HAZARDS, 170, N_("a crash")),
    [CUE_HAZARD + 3] = MISHAP("hazard_stop", OF_HAZARDS, 0, N_("brakes squeal")),
    [CUE_HAZARD + 4] = MISHAP("hazard_speed_limit", OF_HAZARDS, 0, N_("a policeman’s whistle")),
    [CUE_REMEDY] = MISHAP("remedy_gasoline", OF_REMEDIES, 0, N_("a gasoline pump gurgles")),
    [CUE_REMEDY + 1] = MISHAP("remedy_spare_tire", OF_REMEDIES, 0, N_("a jack ratchets")),
    [CUE_REMEDY + 2] = MISHAP("remedy_repairs", OF_REMEDIES, 0, N_("a hammer on metal")),
    [CUE_REMEDY + 3] = MISHAP("remedy_go", OF_REMEDIES, 0, N_("a chime; an engine revs")),
    [CUE_REMEDY + 4] = MISHAP("remedy_end_of_limit", OF_REMEDIES, 0, N_("a chime: the road is free")),

    [CUE_SAFETY] = SAFETY("safety_extra_tank", N_("gasoline glugs; brass")),
    [CUE_SAFETY + 1] = SAFETY("safety_puncture_proof", N_("a foot pump; brass")),
    [CUE_SAFETY + 2] = SAFETY("safety_driving_ace", N_("a racing car; brass")),
    [CUE_SAFETY + 3] = SAFETY("safety_right_of_way", N_("a two-tone horn; brass")),

    [CUE_COUP_FOURRE] = STING("coup_fourre", N_("fanfare: coup fourré!")),
    [CUE_HAND_OVER] = STING("hand_over", N_("an accordion closes the hand")),
    [CUE_WIN] = STING("win", N_("fanfare: the match is won")),
    [CUE_LOSE] = STING("lose", N_("a muted trumpet: the match is lost")),
};

const struct sound_piece PIECE_TABLE[PIECES] = {
    [PIECE_REST] = {.name = "rest"},
    [PIECE_TITLE] = {.name = "title",
                     .music = "music/title",
                     .ambience = "effects/amb_dusk_cicadas",
                     .caption = N_("music: a musette waltz; cicadas at dusk")},
    [PIECE_ROAD] = {.name = "road",
                    .music = "music/road",
                    .ambience = "effects/amb_day_roadside",
                    .caption = N_("music: swing; cicadas by the roadside")},
    [PIECE_EXTENSION] = {.name = "road_extension",
                         .music = "music/road_extension",
                         .ambience = "effects/amb_day_roadside",
                         .caption = N_("music: the swing quickens")},
    [PIECE_CAFE] = {.name = "cafe",
                    .music = "music/cafe",
                    .ambience = "effects/amb_cafe_murmur",
                    .caption = N_("music: a slow java; café voices"),
                    .table = "cafe"},
};
