/* SPDX-License-Identifier: MIT */
/* What can be chosen in the options dialog: one row an entry, in the order of the screen. */
#ifndef FRONT_SCENES_OPTIONS_TABLE_H
#define FRONT_SCENES_OPTIONS_TABLE_H

#include "front/settings.h"

enum options_page { PAGE_GAME, PAGE_PICTURE, PAGE_SOUND, PAGE_COMFORT, PAGES };

enum options_row {
    CHOSEN_LANGUAGE,
    CHOSEN_NAME,
    CHOSEN_GUEST,
    CHOSEN_OPPONENT,
    CHOSEN_PACE,
    CHOSEN_EXTENSION,
    CHOSEN_DECK_END,
    CHOSEN_TARGETS,
    CHOSEN_ORDER,
    CHOSEN_METHOD,
    CHOSEN_UNITS,
    CHOSEN_FULLSCREEN,
    CHOSEN_WINDOW,
    CHOSEN_VSYNC,
    CHOSEN_MASTER,
    CHOSEN_MUSIC,
    CHOSEN_EFFECTS,
    CHOSEN_AMBIENCE,
    CHOSEN_MUTE,
    CHOSEN_MUTE_AWAY,
    CHOSEN_CAPTIONS,
    CHOSEN_LARGE,
    CHOSEN_CONTRAST,
    CHOSEN_MOTION,
    CHOSEN_RUMBLE,
    CHOSEN_CONFIRM,
    CHOSEN_DAY_COUNT,
    CHOSEN_VOICES,
    CHOSEN_STAKES,
    CHOSEN_CONTROLS,
    OPTIONS
};

enum options_control { CONTROL_SLIDER, CONTROL_TOGGLE, CONTROL_CHOICE, CONTROL_TEXT };

/* A value of a choice, and a sentence about it. */
struct options_choice {
    const char *label, *help;
};

/* Texts are marked for translation; the reader calls _() on them. */
struct options_entry {
    const char *name, *label, *help;
    enum options_page page;
    enum options_control control;
    size_t offset;                        /* where the settings keep it */
    bool flag;                            /* as a bool, else as an int */
    int least, most, step;                /* of its values; a choice counts from 0 */
    const struct options_choice *choices; /* from `least` on; NULL: options_value.c knows them */
};

struct options_tab {
    const char *name, *label;
};

extern const struct options_entry OPTIONS_ENTRIES[OPTIONS];
extern const struct options_tab OPTIONS_TABS[PAGES];

/* How many rows a page has, and its first; a page's rows follow each other. */
int options_rows(int page);
int options_first(int page);

#endif
