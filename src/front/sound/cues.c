/* SPDX-License-Identifier: MIT */
#include "front/sound/cues.h"

#include "base/i18n/translate.h"

#include <stddef.h>

/* What silences what: sounds/SOUND.md. */
enum { OF_COUNTS = 2, OF_INTERFACE = 2, OF_CARDS, OF_SCORE };

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
/* A tick of a count gives way to sounds that tell more. */
#define RISE(id, text)                                                                                       \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 1, .bus = BUS_TABLE, .volume = 100,                   \
        .priority = OF_COUNTS, .most = 2, .gap_ms = 45, .pan = PAN_PLACE, .caption = text                    \
    }
#define STAMP(id, text)                                                                                      \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 1, .bus = BUS_TABLE, .volume = 100,                   \
        .priority = OF_SCORE, .most = 2, .gap_ms = 60, .pan = PAN_PLACE, .caption = text                     \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

const struct sound_cue CUE_TABLE[CUES] = {
    [CUE_HOVER] = INTERFACE("ui_hover", 3, 60, NULL),
    [CUE_HOVER_DIM] = INTERFACE("ui_hover_dim", 3, 60, NULL),
    [CUE_PRESS] = INTERFACE("ui_press", 3, 60, N_("a switch clicks")),
    [CUE_BELL] = INTERFACE("ui_bell", 1, 250, N_("a bell rings: that cannot be done")),
    [CUE_LIST_END] = INTERFACE("ui_list_end", 1, 250, N_("a drawer meets its stop: there is no more")),
    [CUE_HIDDEN] = INTERFACE("ui_hidden", 1, 250, N_("a cloth rustles: that is hidden")),
    [CUE_DIALOG_OPEN] = INTERFACE("ui_dialog_open", 1, 120, N_("a map is unfolded")),
    [CUE_DIALOG_CLOSE] = INTERFACE("ui_dialog_close", 1, 120, N_("a map is folded")),

    [CUE_DEAL] = TABLE("card_deal", "card_deal", OF_CARDS, 3, 60, 140, N_("cards are dealt")),
    [CUE_PICKUP] = TABLE("card_pickup", "card_pickup", OF_CARDS, 2, 60, 0, NULL),
    [CUE_PLACE] = TABLE("card_place", "card_place", OF_CARDS, 2, 60, 60, N_("a card is laid down")),
    [CUE_MILESTONE] = TABLE("milestone_tick", "milestone_tick", OF_SCORE, 2, 45, 0, N_("a counter ticks")),
    [CUE_SAMPLE] = TABLE("sample", "score_ding", OF_SCORE, 1, 350, 0, N_("a typewriter’s bell")),
    [CUE_DRUMS] = TABLE("drums", "drums", OF_CARDS, 1, 400, 0, N_("drums")),
    [CUE_DRUMS_AGAIN] = TABLE("drums_again", "drums", OF_INTERFACE, 1, 400, 0, NULL),
    [CUE_RISE] = RISE("rise_1", N_("beads click higher and higher: a count")),
    [CUE_RISE + 1] = RISE("rise_2", NULL),
    [CUE_RISE + 2] = RISE("rise_3", NULL),
    [CUE_RISE + 3] = RISE("rise_4", NULL),
    [CUE_RISE + 4] = RISE("rise_5", NULL),
    [CUE_RISE + 5] = RISE("rise_6", NULL),
    [CUE_RISE + 6] = RISE("rise_7", NULL),
    [CUE_RISE + 7] = RISE("rise_8", NULL),
    [CUE_JOURNEY_DRIVE] = {.name = "journey_drive",
                           .file = "effects/drive_100_saloon",
                           .variants = 3,
                           .bus = BUS_MOTION,
                           .volume = 100,
                           .priority = OF_SCORE,
                           .most = 1,
                           .pan = PAN_SWEEP,
                           .caption = N_("the car drives on")},
    [CUE_PADLOCK] = {.name = "padlock",
                     .file = "effects/padlock",
                     .variants = 3,
                     .bus = BUS_TABLE,
                     .volume = 100,
                     .priority = OF_SCORE,
                     .most = 1,
                     .pan = PAN_PLACE,
                     .caption = N_("a padlock clicks open")},
    [CUE_PAGE] = TABLE("page_turn", "page_turn", OF_CARDS, 1, 120, 0, N_("a page is turned")),
    [CUE_STAMP] = STAMP("stamp_thud_1", N_("a stamp lands on a postcard")),
    [CUE_STAMP + 1] = STAMP("stamp_thud_2", NULL),
    [CUE_STAMP + 2] = STAMP("stamp_thud_3", NULL),
    [CUE_POSTMARK] = TABLE("postmark", "postmark", OF_SCORE, 1, 120, 0, N_("a rubber postmark is struck")),
    [CUE_TOWN] = {.name = "town_bell",
                  .file = "effects/town_bell",
                  .variants = 1,
                  .bus = BUS_TABLE,
                  .volume = 80,
                  .priority = OF_INTERFACE,
                  .most = 1,
                  .gap_ms = 400,
                  .pan = PAN_CENTRE,
                  .caption = N_("a church bell in the town")},
    [CUE_BIRD] = {.name = "oriole",
                  .file = "effects/oriole",
                  .variants = 1,
                  .bus = BUS_TABLE,
                  .volume = 80,
                  .priority = OF_INTERFACE,
                  .most = 1,
                  .gap_ms = 400,
                  .pan = PAN_PLACE,
                  .caption = N_("a bird sings")},
};

const struct sound_piece PIECE_TABLE[PIECES] = {
    [PIECE_REST] = {.name = "rest"},
    [PIECE_TITLE] = {.name = "title",
                     .music = "music/title",
                     .ambience = "effects/amb_dusk_cicadas",
                     .caption = N_("music: a musette waltz; cicadas at dusk")},
    [PIECE_CAFE] = {.name = "cafe",
                    .music = "music/cafe",
                    .ambience = "effects/amb_cafe_murmur",
                    .caption = N_("music: a slow java; café voices"),
                    .table = "cafe"},
};
