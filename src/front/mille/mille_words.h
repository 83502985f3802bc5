/* SPDX-License-Identifier: MIT */
/* The road game in words and pictures: card names, asset names, reasons and log lines. One table; every
 * screen that names a card asks here. All strings come back translated. */
#ifndef FRONT_MILLE_MILLE_WORDS_H
#define FRONT_MILLE_MILLE_WORDS_H

#include "base/text.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

/* "Flat tire", in a sentence. */
const char *mille_card_name(int card);
/* "FLAT TIRE", as the title on the card: distances carry their vehicle's name. */
const char *mille_card_title(int card);
/* "cards/hazard_flat_tire"; "cards/back" for CARD_NONE. */
const char *mille_card_asset(int card);
struct rgba mille_card_title_ink(int card);
/* A card face up in its box, turned by degrees and dimmed, 0..1; CARD_NONE: its back. */
struct draw_command *mille_card_draw(struct draw_list *list, int card, struct rect box, float angle,
                                     float dim);
/* What a card does, in a sentence. */
const char *mille_card_help(int card);
/* Why a move was refused, in a sentence; pub and move give the sentence its cards. */
void mille_refusal_text(const struct mille_public *pub, struct move move, refusal why, struct text *out);
/* What playing a card now would do ("Gasoline cures your Out of gas"). */
void mille_move_text(const struct mille_public *pub, struct move move, struct text *out);
/* "Milestones played" ... */
const char *mille_score_text(int code);
/* The town at a goal: Avignon at 700, Menton at 1000. */
const char *mille_town(int goal);

#endif
