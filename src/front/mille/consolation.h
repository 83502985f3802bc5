/* SPDX-License-Identifier: MIT */
/* The kind word on the score sheet after the first lost hand: a consolation, and one thing to try. */
#ifndef FRONT_MILLE_CONSOLATION_H
#define FRONT_MILLE_CONSOLATION_H

#include "games/mille/mille.h"
#include "table/journal.h"

#include "base/text.h"

enum consolation {
    CONSOLE_NO_GO,        /* no Go was played: the car never started */
    CONSOLE_SAFETY_HELD,  /* a safety was still in the hand */
    CONSOLE_STUCK,        /* a hazard lay on top at the end */
    CONSOLE_MILES_THROWN, /* many distances were discarded */
    CONSOLE_NO_ATTACK,    /* no hazard was played */
    CONSOLE_FEW_MILES,
    CONSOLE_NEAR, /* none of these: only the last miles were missing */
    CONSOLATIONS
};

/* Advice to a seat after a journal's last hand, which ended as `seen`. *card: what it names, or CARD_NONE. */
enum consolation consolation_of(const struct journal *journal, const struct mille_observation *seen, int seat,
                                int *card);
/* Adds the consolation and the advice in words; `which`, any number, varies the consolation. several: there
 * is more than one opponent. */
void consolation_text(enum consolation consolation, int card, unsigned which, bool several, struct text *out);

#endif
