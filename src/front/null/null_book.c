/* SPDX-License-Identifier: MIT */
/* What the road book says of the smallest game. */
#include "base/i18n/translate.h"
#include "front/help/help_book_pages.h"
#include "front/null/null_front.h"

static const struct help_book_block left[] = {
    {BLOCK_HEAD, .text = N_("Highest card")},
    {BLOCK_TEXT, .text = N_("Everybody holds one card, from one up. In turn each shows it or folds.")},
    {BLOCK_TEXT,
     .text = N_("The highest card that was shown wins the round. Two of that height win nothing.")},
    {.kind = BLOCK_END},
};

static const struct help_book_block right[] = {
    {BLOCK_HEAD, .text = N_("No end")},
    {BLOCK_TEXT, .text = N_("Rounds go on until you leave; whoever has won most of them leads.")},
    {BLOCK_POINT, .text = N_("A card that was folded can be taken back until the round is over.")},
    {.kind = BLOCK_END},
};

static const struct help_book_chapter chapter[] = {{N_("Highest card"), {left, right}}};
static const struct help_book_place places[] = {{"table", "", 1}, {NULL, NULL, 0}};
static const struct help_book_key keys[] = {
    {ACTION_LETTER, NULL, N_("Show the card")},
    {ACTION_LETTER + 1, NULL, N_("Fold it")},
};

const struct game_book null_book = {
    .about = N_("The smallest game: one card each."),
    .chapter = chapter,
    .chapters = sizeof chapter / sizeof *chapter,
    .places = places,
    .keys = keys,
    .key_count = sizeof keys / sizeof *keys,
};
