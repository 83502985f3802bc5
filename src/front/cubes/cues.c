/* SPDX-License-Identifier: MIT */
#include "front/cubes/cues.h"

#include "base/i18n/translate.h"

/* What silences what: sounds/SOUND.md. */
enum { OF_DICE = 3, OF_SCORE = 4, OF_MOMENTS = 7, OF_STINGS = 9 };

/* NOLINTBEGIN(bugprone-macro-parentheses): the rows below are initialisers, not expressions. */
#define TABLE(id, over, together, gap, hit, where, text)                                                     \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = 3, .bus = BUS_TABLE, .volume = 100, .priority = over, \
        .most = together, .gap_ms = gap, .hit_ms = hit, .pan = where, .caption = text, .table = "cafe"       \
    }
#define MOMENT(id, kinds, where, text)                                                                       \
    {                                                                                                        \
        .name = id, .file = "effects/" id, .variants = kinds, .bus = BUS_EVENT, .volume = 100,               \
        .priority = OF_MOMENTS, .most = 1, .pan = where, .caption = text, .table = "cafe"                    \
    }
#define STING(id, text)                                                                                      \
    {                                                                                                        \
        .name = id, .file = "music/" id, .variants = 1, .bus = BUS_STING, .volume = 100,                     \
        .priority = OF_STINGS, .most = 1, .pan = PAN_CENTRE, .caption = text, .table = "cafe"                \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

const struct sound_cue CUBES_CUE_TABLE[CUBES_CUES] = {
    [CUBES_CUE_SHAKE] = TABLE("dice_shake", OF_DICE, 1, 200, 0, PAN_PLACE, N_("the cup is shaken")),
    [CUBES_CUE_RATTLE] = TABLE("dice_rattle", OF_DICE, 1, 250, 0, PAN_PLACE, N_("dice rattle in the cup")),
    [CUBES_CUE_IN_CUP] = TABLE("dice_in_cup", OF_DICE, 1, 200, 0, PAN_PLACE, N_("dice go into the cup")),
    [CUBES_CUE_SLAM] = TABLE("cup_slam", OF_DICE, 1, 200, 0, PAN_PLACE, N_("the cup comes down")),
    [CUBES_CUE_ROLL] = TABLE("dice_roll_one", OF_DICE, 1, 200, 0, PAN_PLACE, N_("a die rolls")),
    [CUBES_CUE_ROLL + 1] = TABLE("dice_roll_two", OF_DICE, 1, 200, 30, PAN_PLACE, N_("dice roll")),
    [CUBES_CUE_ROLL + 2] = TABLE("dice_roll_three", OF_DICE, 1, 200, 50, PAN_PLACE, N_("dice roll")),
    [CUBES_CUE_ROLL + 3] = TABLE("dice_roll_four", OF_DICE, 1, 200, 50, PAN_PLACE, N_("dice roll")),
    [CUBES_CUE_ROLL + 4] = TABLE("dice_roll", OF_DICE, 1, 200, 70, PAN_PLACE, N_("dice roll")),
    [CUBES_CUE_HOLD_DIE] = TABLE("die_hold", OF_DICE, 2, 60, 0, PAN_PLACE, N_("a die is laid on the rail")),
    [CUBES_CUE_RELEASE_DIE] = TABLE("die_release", OF_DICE, 2, 60, 0, PAN_PLACE, N_("dice are picked up")),
    [CUBES_CUE_JOKER] = TABLE("joker", OF_SCORE, 1, 200, 0, PAN_CENTRE, N_("a whistle: a Joker")),
    [CUBES_CUE_SCORE_SMALL] =
        TABLE("score_small", OF_SCORE, 2, 120, 0, PAN_CENTRE, N_("beads click: points")),
    [CUBES_CUE_SCORE_BIG] = MOMENT("score_big", 3, PAN_CENTRE, N_("an accordion turns: a great roll")),
    [CUBES_CUE_HOT] = MOMENT("hot_dice", 3, PAN_CENTRE, N_("steam hisses: hot dice")),
    [CUBES_CUE_BUST] = MOMENT("bust", 3, PAN_CENTRE, N_("an accordion groans: a bust")),
    [CUBES_CUE_BANK] = TABLE("hold_bank", OF_SCORE, 1, 200, 0, PAN_PLACE, N_("coins: points are held")),
    [CUBES_CUE_ON_BOARD] = MOMENT("on_board", 3, PAN_PLACE, N_("a barrier lifts: on board")),
    [CUBES_CUE_OFF_BOARD] = MOMENT("off_board", 3, PAN_PLACE, N_("a hand bell: the goal is passed")),
    [CUBES_CUE_OVERTIME] = MOMENT("overtime", 1, PAN_CENTRE, N_("a clock strikes: overtime")),
    [CUBES_CUE_WON] = STING("dice_win", N_("a few bars: the game is won")),
    [CUBES_CUE_LOST] = STING("dice_lose", N_("a few bars: the game is lost")),
};

const struct sound_piece CUBES_PIECE_TABLE[CUBES_PIECES] = {
    [CUBES_PIECE_NIGHT] = {.name = "dice_night",
                           .music = "music/dice_night",
                           .ambience = "effects/amb_zinc",
                           .caption = N_("music: a java at dusk; the café"),
                           .table = "cafe"},
};
