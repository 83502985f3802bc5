/* SPDX-License-Identifier: MIT */
/* What can be chosen in the options dialog: one row an entry, in the order of the screen. */
#ifndef FRONT_SCENES_OPTIONS_TABLE_H
#define FRONT_SCENES_OPTIONS_TABLE_H

#include "front/game_front.h"
#include "front/settings/settings.h"

enum options_page { PAGE_GAME, PAGE_TABLE, PAGE_PICTURE, PAGE_SOUND, PAGE_COMFORT, PAGES };

enum options_row {
    CHOSEN_LANGUAGE,
    CHOSEN_NAME,
    CHOSEN_GUEST,
    CHOSEN_OPPONENT,
    CHOSEN_PACE,
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
    CHOSEN_DAY_COUNT,
    CHOSEN_VOICES,
    CHOSEN_CONTROLS,
    OPTIONS
};

/* After the rows of the house come those of each game, in the order of game_fronts. */
enum { OPTIONS_OF_GAME = 12, OPTIONS_ROWS = OPTIONS + GAME_FRONTS_MAX * OPTIONS_OF_GAME };

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
    const char *game; /* only at this game's table; NULL: at all */
    const char *key;  /* the settings keep it under the game's name; `standard` till then */
    int standard;
    /* What it is in a language until somebody chooses; such a row changes what _() says. NULL: `standard` in
     * all of them. */
    int (*of_language)(const char *code);
    size_t offset;                        /* where the settings keep it otherwise */
    bool flag;                            /* as a bool, else as an int */
    bool of_window;                       /* a page has none to choose it for */
    int least, most, step;                /* of its values; a choice counts from 0 */
    const struct options_choice *choices; /* from `least` on; NULL: options_value.c knows them */
};

struct options_tab {
    const char *name, *label;
};

extern const struct options_entry OPTIONS_ENTRIES[OPTIONS];
extern const struct options_tab OPTIONS_TABS[PAGES];

/* What stands on a tab, translated: on that of the table chosen the table's name. */
const char *options_tab_label(const struct front *front, int page);

/* A row, of the house or of a game; NULL: there is none. */
const struct options_entry *options_entry(int row);
/* The row of that name, of the house or of a game; there must be one. */
int options_row_named(const char *name);
/* Whether a row stands on a page at the table that is chosen; and the first that does. */
bool options_shown(const struct front *front, int row, int page);
int options_first(const struct front *front, int page);

#endif
