/* SPDX-License-Identifier: MIT */
/* What a person chooses for the road's table: the rows of its options, and what keys of its own change. */
#ifndef FRONT_MILLE_MILLE_OPTIONS_H
#define FRONT_MILLE_MILLE_OPTIONS_H

#include "front/scenes/options_table.h"

enum mille_choice {
    MILLE_CHOICE_RULES,     /* enum mille_rule_set */
    MILLE_CHOICE_OWN_RULES, /* opens the page of the own rules, which has these two among others: */
    MILLE_CHOICE_EXTENSION, /* 1: offered; 2: as the table is seated */
    MILLE_CHOICE_DECK_END,  /* the rules' own number */
    MILLE_CHOICE_TARGETS,   /* legal places are framed */
    MILLE_CHOICE_ORDER,     /* the hand is kept sorted */
    MILLE_CHOICE_METHOD,    /* enum play_method */
    MILLE_CHOICE_CONFIRM,   /* a discard asks once more, and so do the letters U and D */
    MILLE_CHOICE_STAKES,    /* the road and the music say when a trip or the game is two cards from its end */
    MILLE_CHOICE_UNITS,     /* enum mille_units: what distances are called */
    MILLE_OPTIONS,          /* the rows of the options; what follows has none */
    MILLE_CHOICE_FULL_SHEET = MILLE_OPTIONS, /* the score panel shows the whole sheet, else running totals */
    MILLE_CHOICE_CONSOLED,                   /* the kind word after the first lost hand was said */
    MILLE_CHOICES
};

/* How a card is played with the mouse. */
enum play_method { PLAY_EITHER, PLAY_DRAG, PLAY_CLICK, PLAY_METHODS };

extern const struct options_entry MILLE_OPTIONS_ROWS[MILLE_CHOICES];

/* What is chosen. */
int mille_choice(const struct settings *settings, enum mille_choice choice);
/* Chooses a value, without writing the settings. */
void mille_choose(struct settings *settings, enum mille_choice choice, int value);

/* What distances are called, as the settings keep it once a person has chosen. A 75 stays a 75. */
enum mille_units { UNITS_MILES = 1, UNITS_KILOMETERS };

/* How sentences say distances: as chosen, else as is usual with the language. NULL: as written. */
const struct locale_respelling *mille_respelling(const struct settings *settings);
/* The unit, of enum mille_units, that is usual where a language is spoken. */
int mille_units_of_language(const char *code);

#endif
