/* SPDX-License-Identifier: MIT */
/* Cards, moves and refusals of the road in words, translated, and the pictures of its cards. */
#ifndef FRONT_MILLE_MILLE_WORDS_H
#define FRONT_MILLE_MILLE_WORDS_H

#include "base/text.h"
#include "games/mille/mille.h"
#include "ui/draw.h"

/* The name of a card as in a sentence: "Flat tire". */
const char *mille_card_name(int card);
/* The title on a card: "FLAT TIRE". A distance has the name of its vehicle, CARD_NONE "". */
const char *mille_card_title(int card);
/* The asset of a card's picture, "cards/hazard_flat_tire"; CARD_NONE: "cards/back". */
const char *mille_card_asset(int card);
/* A card face up in its box, turned by degrees and dimmed, 0..1; CARD_NONE: its back. */
struct draw_command *mille_card_draw(struct draw_list *list, int card, struct rect box, float angle,
                                     float dim);
/* Says what a card does. */
const char *mille_card_help(int card);
/* Adds why a move was refused, in a sentence. */
void mille_refusal_text(const struct mille_public *pub, struct move move, refusal why, struct text *out);
/* Adds what a move would do now: "Gasoline cures your Out of gas". */
void mille_move_text(const struct mille_public *pub, struct move move, struct text *out);
/* The points of a coup fourre, with those of its safety. */
int mille_coup_worth(const struct mille_public *pub);
/* The name of a line of the score sheet, by enum mille_score_code: "Milestones played". */
const char *mille_score_text(int code);
/* The town at a goal: Avignon at 700 miles, Menton at 1000. */
const char *mille_town(int goal);

#endif
