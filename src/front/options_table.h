/* SPDX-License-Identifier: MIT */
/* What can be chosen in the options dialog: one row an entry, in the order of the screen. */
#ifndef FRONT_OPTIONS_TABLE_H
#define FRONT_OPTIONS_TABLE_H

#include "front/settings.h"

enum options_page { PAGE_GAME, PAGE_PICTURE, PAGE_COMFORT, PAGES };

enum options_row {
    CHOSEN_PACE,
    CHOSEN_EXTENSION,
    CHOSEN_DECK_END,
    CHOSEN_TARGETS,
    CHOSEN_ORDER,
    CHOSEN_FULLSCREEN,
    CHOSEN_MOTION,
    CHOSEN_RUMBLE,
    OPTIONS
};

enum options_control { CONTROL_SLIDER, CONTROL_TOGGLE, CONTROL_CHOICE };

/* Texts are marked for translation; the reader calls _() on them. */
struct options_entry {
    const char *name, *label, *help;
    enum options_page page;
    enum options_control control;
};

struct options_tab {
    const char *name, *label;
};

extern const struct options_entry OPTIONS_ENTRIES[OPTIONS];
extern const struct options_tab OPTIONS_TABS[PAGES];

/* Where the settings keep a row that is on or off; NULL for the pace. */
bool *options_flag(struct settings *settings, int row);
bool options_is_on(const struct settings *settings, int row);
/* How many rows a page has, and its first; a page's rows follow each other. */
int options_rows(int page);
int options_first(int page);

#endif
