/* SPDX-License-Identifier: MIT */
/* What a person chooses for the road's table, kept under the road's name: the rows of its options, and what
 * its own keys change. */
#ifndef FRONT_MILLE_MILLE_OPTIONS_H
#define FRONT_MILLE_MILLE_OPTIONS_H

#include "front/scenes/options_table.h"

enum mille_choice {
    MILLE_CHOICE_EXTENSION,
    MILLE_CHOICE_DECK_END, /* with the deck out the hand ends with empty hands, else as soon as nobody can
                              play */
    MILLE_CHOICE_TARGETS,  /* legal places are framed */
    MILLE_CHOICE_ORDER,    /* the hand is kept sorted */
    MILLE_CHOICE_METHOD,   /* enum play_method */
    MILLE_CHOICE_CONFIRM,  /* a discard asks once more, as both old manuals' letters do */
    MILLE_CHOICE_STAKES,   /* the road and the music say that little is missing */
    MILLE_CHOICE_UNITS,    /* enum mille_units: what distances are called */
    MILLE_OPTIONS,         /* so many are rows of the options */
    MILLE_CHOICE_FULL_SHEET = MILLE_OPTIONS, /* the score panel shows the whole sheet, else running totals */
    MILLE_CHOICE_CONSOLED,                   /* the first lost hand had its kind word */
    MILLE_CHOICES
};

/* How a card is played with the mouse. */
enum play_method { PLAY_EITHER, PLAY_DRAG, PLAY_CLICK, PLAY_METHODS };

extern const struct options_entry MILLE_OPTIONS_ROWS[MILLE_CHOICES];

/* What is chosen; and something else is from now on, without writing the settings. */
int mille_choice(const struct settings *settings, enum mille_choice choice);
void mille_choose(struct settings *settings, enum mille_choice choice, int value);

#endif
