/* SPDX-License-Identifier: MIT */
/* A kind word after the first hand that was lost, and one thing to try, chosen from what happened in it. */
#ifndef FRONT_MILLE_CONSOLATION_H
#define FRONT_MILLE_CONSOLATION_H

#include "games/mille/mille.h"
#include "table/journal.h"

#include "base/text.h"

enum consolation {
    CONSOLE_NO_GO,        /* never started */
    CONSOLE_SAFETY_HELD,  /* a safety stayed in the hand */
    CONSOLE_STUCK,        /* a hazard stood unanswered at the end */
    CONSOLE_MILES_THROWN, /* many distances were discarded */
    CONSOLE_NO_ATTACK,    /* no hazard was played */
    CONSOLE_FEW_MILES,
    CONSOLE_NEAR, /* none of these: the trip lacked its last miles */
    CONSOLATIONS
};

/* What a seat may try after the hand that ends the journal, whose state this is; *card is the card that it is
 * about, CARD_NONE for none. */
enum consolation consolation_of(const struct journal *journal, const struct mille_observation *seen, int seat,
                                int *card);
/* The words, the kind ones first; `which` varies them. */
void consolation_text(enum consolation consolation, int card, unsigned which, struct text *out);

#endif
