/* SPDX-License-Identifier: MIT */
/* What the road book and "What is this?" say of the smallest game. */
#include "base/i18n/translate.h"
#include "front/help/help_book_pages.h"
#include "front/help/whats_this_entry.h"
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

const struct whats_this_entry null_things[] = {
    {"menu.tables.null", N_("Highest card"), N_("The smallest game: to the table."), NULL},
    {"show", N_("Show"), N_("Lays your card open: the highest one wins the round."), NULL},
    {"fold", N_("Fold"), N_("Your card stays hidden, and wins nothing this round."), NULL},
    {"menu", N_("Menu"), N_("Saves, options, help, and the way out."), NULL},
    {"seat.*", N_("A seat"), N_("Who sits there, the card, and the rounds won so far."), NULL},
    {"pause.won", N_("Rounds won"), N_("How many rounds each seat’s side has won so far."), NULL},
    {"won.seats", N_("Rounds won"), N_("Each seat, and the rounds of its side."), NULL},
    {NULL, NULL, NULL, NULL},
};
