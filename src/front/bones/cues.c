/* SPDX-License-Identifier: MIT */
#include "front/bones/cues.h"

#include "base/i18n/translate.h"

#include <stddef.h>

/* What silences what: sounds/SOUND.md. */
enum { OF_TILES = 3, OF_SCORE = 4, OF_MOMENTS = 7, OF_STINGS = 9 };

/* NOLINTBEGIN(bugprone-macro-parentheses): the rows below are initialisers, not expressions. */
#define TABLE(id, over, together, gap, hit, where, text)                                                     \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_TABLE, .volume = 100, .priority = over, \
        .most = together, .gap_ms = gap, .hit_ms = hit, .pan = where, .caption = text, .table = "square"     \
    }
#define MOMENT(id, hit, text)                                                                                \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_EVENT, .volume = 100,                   \
        .priority = OF_MOMENTS, .most = 1, .hit_ms = hit, .pan = PAN_CENTRE, .caption = text,                \
        .table = "square"                                                                                    \
    }
#define STING(id, text)                                                                                      \
    {                                                                                                        \
        .name = id, .file = "music/" id, .variants = 1, .bus = BUS_STING, .volume = 100,                     \
        .priority = OF_STINGS, .most = 1, .pan = PAN_CENTRE, .caption = text, .table = "square"              \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

const struct sound_cue BONES_CUE_TABLE[BONES_CUES] = {
    [BONES_CUE_SHUFFLE] =
        TABLE("domino_shuffle", OF_TILES, 1, 500, 0, PAN_CENTRE, N_("dominoes are shuffled")),
    [BONES_CUE_DRAW] = TABLE("domino_draw", OF_TILES, 3, 60, 190, PAN_PLACE, N_("a domino is drawn")),
    [BONES_CUE_FLIP] = TABLE("domino_flip", OF_TILES, 2, 60, 70, PAN_PLACE, N_("a domino is turned over")),
    [BONES_CUE_SLIDE] = TABLE("domino_slide", OF_TILES, 1, 60, 0, PAN_PLACE, N_("a domino glides")),
    [BONES_CUE_PLACE] = TABLE("domino_place", OF_TILES, 2, 60, 0, PAN_PLACE, N_("a domino is laid")),
    [BONES_CUE_DOUBLE] = TABLE("domino_double", OF_TILES, 2, 60, 0, PAN_PLACE, N_("a double is laid")),
    [BONES_CUE_CRACK] =
        TABLE("domino_clack", OF_TILES, 2, 60, 0, PAN_PLACE, N_("a domino clacks on the tin")),
    [BONES_CUE_CRACK + 1] =
        TABLE("domino_crack", OF_TILES, 2, 60, 0, PAN_PLACE, N_("a domino cracks down on the tin")),
    [BONES_CUE_LEAD] =
        TABLE("spinner_lead", OF_TILES, 1, 60, 50, PAN_PLACE, N_("the first domino slams on the tin")),
    [BONES_CUE_OUT] = MOMENT("domino_out", 90, N_("the last domino slams: domino")),
    [BONES_CUE_KNOCK] = TABLE("domino_knock", OF_TILES, 1, 300, 0, PAN_PLACE, N_("two raps: a knock")),
    [BONES_CUE_FIVES] =
        TABLE("score_fives_05", OF_SCORE, 1, 120, 0, PAN_CENTRE, N_("one stroke of chalk: 5 points")),
    [BONES_CUE_FIVES + 1] =
        TABLE("score_fives_10", OF_SCORE, 1, 120, 0, PAN_CENTRE, N_("two strokes of chalk: 10 points")),
    [BONES_CUE_FIVES + 2] =
        TABLE("score_fives_15", OF_SCORE, 1, 120, 0, PAN_CENTRE, N_("three strokes of chalk: 15 points")),
    [BONES_CUE_FIVES + 3] = TABLE("score_fives_20", OF_SCORE, 1, 120, 0, PAN_CENTRE,
                                  N_("strokes of chalk, crossed: many points")),
    [BONES_CUE_CHALK] =
        TABLE("score_chalk", OF_SCORE, 1, 120, 0, PAN_PLACE, N_("chalk: a sum is written down")),
    [BONES_CUE_OPEN] = TABLE("hands_open", OF_TILES, 1, 300, 0, PAN_CENTRE, N_("hands are laid open")),
    [BONES_CUE_ROUND] =
        TABLE("new_round", OF_SCORE, 1, 500, 0, PAN_CENTRE, N_("dominoes are swept together: a new round")),
    [BONES_CUE_LOCKED] = MOMENT("locked", 0, N_("a bolt falls: locked")),
    [BONES_CUE_WON] = STING("domino_win", N_("a few bars: the game is won")),
    [BONES_CUE_LOST] = STING("domino_lose", N_("a few bars: the game is lost")),
};

const struct sound_piece BONES_PIECE_TABLE[BONES_PIECES] = {
    [BONES_PIECE_SQUARE] = {.name = "plane_tree",
                            .music = "music/plane_tree",
                            .ambience = "effects/amb_square",
                            .caption = N_("music: a ballad in the shade; the square"),
                            .table = "square"},
};
