/* SPDX-License-Identifier: MIT */
/* The rows of the options dialog as data, in the order of the screen: the cabinet's, and those of each game.
 */
#ifndef FRONT_SCENES_OPTIONS_ROWS_H
#define FRONT_SCENES_OPTIONS_ROWS_H

#include "front/game_front.h"
#include "front/settings/settings.h"

enum options_page { PAGE_GAME, PAGE_TABLE, PAGE_PICTURE, PAGE_SOUND, PAGE_COMFORT, PAGE_ACCESS, PAGES };

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
    CHOSEN_MONO,
    CHOSEN_CAPTIONS,
    CHOSEN_CAPTION_PRINT,
    CHOSEN_PRINT,
    CHOSEN_PLAIN,
    CHOSEN_CONTRAST,
    CHOSEN_MOTION,
    CHOSEN_RUMBLE,
    CHOSEN_DAY_COUNT,
    CHOSEN_WHOLE_ROAD,
    CHOSEN_VOICES,
    CHOSEN_CONTROLS,
    CHOSEN_SPEECH,
    CHOSEN_SPEECH_LEVEL,
    CHOSEN_SPEECH_RATE,
    CHOSEN_SPEECH_LOUDNESS,
    CHOSEN_SPEECH_VOICE,
    CHOSEN_SPEECH_PRIVATE,
    CHOSEN_SCAN,
    CHOSEN_SCAN_SECONDS,
    CHOSEN_REST,
    CHOSEN_WAIT_MOVE,
    OPTIONS
};

/* The cabinet's rows are followed by those of each game, in the order of game_fronts. */
enum { OPTIONS_OF_GAME = 12, OPTIONS_ROWS = OPTIONS + GAME_FRONTS_MAX * OPTIONS_OF_GAME };

enum options_control { CONTROL_SLIDER, CONTROL_TOGGLE, CONTROL_CHOICE, CONTROL_TEXT };

/* A value of a choice, and a sentence about it. */
struct options_choice {
    const char *label, *help;
};

/* Texts are marked for translation; the reader calls _() on them. */
struct options_entry {
    const char *name, *label, *help;
    enum options_page page; /* PAGES: on no page */
    enum options_control control;
    const char *game; /* shown for this game alone; NULL: for every game */
    const char *key;  /* of a game's row: its number in the settings (settings_number), */
    int standard;     /* and the value until it is chosen */
    /* The value in a language until it is chosen; such a row changes spellings (game_front.h). NULL:
     * `standard` in every language. */
    int (*of_language)(const char *code);
    int (*until_chosen)(const struct settings *settings); /* the same from other settings */
    bool at_seats;                                        /* stands as well where people sit down (seats.h) */
    void (*open)(struct front *front);                    /* of a game's text: what choosing it opens */
    size_t offset;         /* of the cabinet's row: its member of struct settings, */
    bool flag;             /* which is a bool; else an int */
    bool of_window;        /* not shown in a browser's page, which has no window */
    int least, most, step; /* of its values; a choice counts from 0, if it has names */
    const int
        *values; /* what the settings keep for the values 0, 1, ... of a choice; NULL: these themselves */
    const struct options_choice *choices; /* from the value `least` on; NULL: options_table.h has them */
};

struct options_tab {
    const char *name, *label;
};

extern const struct options_tab OPTIONS_TABS[PAGES];

/* The label of a tab, translated; the tab of PAGE_TABLE has the name of the game chosen. */
const char *options_tab_label(const struct front *front, int page);

/* A row of the cabinet or of a game; NULL: there is none. */
const struct options_entry *options_entry(int row);
/* The row with a name; there must be one. */
int options_row_named(const char *name);
/* Whether a row is shown on a page for the game chosen; and the first row of a page. */
bool options_shown(const struct front *front, int row, int page);
int options_first(const struct front *front, int page);

/* The values of CHOSEN_RUMBLE, which two settings make up. */
enum { RUMBLE_OFF, RUMBLE_GENTLE, RUMBLE_STRONG };

#endif
