/* SPDX-License-Identifier: MIT */
/* What a person has chosen, kept in a file of "name value" lines. */
#ifndef FRONT_SETTINGS_SETTINGS_H
#define FRONT_SETTINGS_SETTINGS_H

#include "base/text.h"
#include "front/settings/bindings.h"
#include "table/journal.h"
#include "ui/services.h"

enum {
    SETTINGS_WORD_SIZE = 24,
    SETTINGS_PATH_SIZE = 1024,
    SETTINGS_PACE_LEAST = 30,
    SETTINGS_PACE_MOST = 200,
    SETTINGS_SCAN_LEAST = 10, /* tenths of a second */
    SETTINGS_SCAN_MOST = 50,
    SETTINGS_REST_MOST = 10
};
enum { SETTINGS_NUMBER_SIZE = 48, SETTINGS_NUMBERS_MAX = 96, SETTINGS_COMPANIES_MAX = 6 };

/* The sizes of letters, in percent of the designed one. */
enum { SETTINGS_PRINT_COUNT = 4 };
extern const int SETTINGS_PRINTS[SETTINGS_PRINT_COUNT];

/* A number that a game keeps, as "game.name". */
struct settings_number {
    char name[SETTINGS_NUMBER_SIZE];
    int value;
};

/* Who sits at a seat: SEAT_YOU, SEAT_PERSON, or the key of an opponent. */
#define SEAT_YOU "you"       /* the first person, with the name of the settings */
#define SEAT_PERSON "person" /* another person */
struct settings_seat {
    char who[SETTINGS_WORD_SIZE];
    char name[SEAT_NAME_SIZE]; /* of a person; empty: the second person's name in the settings */
};

/* The company of a game: all who sat down at its table last. */
struct settings_company {
    char game[SETTINGS_WORD_SIZE];
    int seats;
    struct settings_seat seat[SEATS_MAX];
};

enum speech_wish { SPEECH_AS_SYSTEM /* where a screen reader runs */, SPEECH_OFF, SPEECH_ON, SPEECH_WISHES };
enum speech_level {
    SPEECH_SHORT, /* no hints, and not how things stand */
    SPEECH_USUAL,
    SPEECH_FULL, /* with the bar's hints, and captions */
    SPEECH_LEVELS
};

/* How many switches choose what scanning lights up (front/scanning). */
enum scan_wish { SCAN_OFF, SCAN_ONE, SCAN_TWO, SCAN_WISHES };
/* A tenth of a second, in which some settings count. */
enum { SETTINGS_TENTH_MS = 100 };

struct settings {
    char language[SETTINGS_WORD_SIZE]; /* its code; empty: the desktop's */
    char name[SEAT_NAME_SIZE];         /* of the first person; empty: "You" */
    bool named;                        /* the name was asked for */
    char guest[SEAT_NAME_SIZE];        /* of a second person; empty: "Guest" */
    int pace; /* percent of the designed speed, 30..200 in steps of 10: 200 is twice as quick */
    char table[SETTINGS_WORD_SIZE]; /* the game that was played last; empty: the first game */
    bool day_count;                 /* the screen shows how many deals of the day were played */
    bool whole_road;                /* every stage of the journey is open */
    bool reduced_motion;
    int print;          /* size of sentences and small letters in percent: one of SETTINGS_PRINTS */
    bool plain_letters; /* one plain typeface, with more air */
    bool high_contrast;
    bool rumble;
    int rumble_strength;                                          /* percent */
    int sound_master, sound_music, sound_effects, sound_ambience; /* percent */
    bool mute;
    bool mute_away;                     /* silence while another window has the keyboard */
    bool mono;                          /* both ears hear the same */
    bool captions;                      /* sounds are named on the screen, */
    int caption_print;                  /* in letters of this size in percent: one of SETTINGS_PRINTS */
    bool voices;                        /* opponents speak */
    int speech;                         /* enum speech_wish: what is shown is said aloud */
    int speech_level;                   /* enum speech_level */
    int speech_rate, speech_loudness;   /* percent, as in struct voice_manner */
    char speech_voice[VOICE_NAME_SIZE]; /* one of the system's voices; "": its usual one */
    bool speech_private;                /* headphones: hands may be said aloud where several people play */
    int scan;                           /* enum scan_wish */
    int scan_seconds;                   /* tenths of a second that each step of scanning takes */
    int rest;                           /* tenths of a second after a press in which others do not count */
    bool wait_move;                     /* after the move of an opponent the table waits for a press */
    bool fullscreen;
    bool vsync;                                 /* frames wait for the screen */
    int window_x, window_y, window_w, window_h; /* of the windowed state; w 0: not known yet */
    char saved_name[SEAT_NAME_SIZE]; /* the save that the game under way was opened from or saved to; "": none
                                      */
    char saved_path[SETTINGS_PATH_SIZE]; /* of its file, if that is not in the data folder; else "" */
    char saved_seed[SETTINGS_WORD_SIZE]; /* of that game, in digits */
    struct bindings bindings;            /* keys and buttons */
    /* By names of games; also of games that this program does not have. */
    struct settings_number number[SETTINGS_NUMBERS_MAX];
    int numbers;
    struct settings_company company[SETTINGS_COMPANIES_MAX];
    int companies;
};

/* As designed. */
struct settings settings_default(void);
/* Writes every setting; reading it back gives the same. */
void settings_write(const struct settings *settings, struct text *out);
/* Reads what settings_write wrote over *settings. Unknown names and whole numbers out of range are
 * skipped (a newer version's); any other value makes it return the number of that line and leaves *settings
 * as it was; 0 is success. */
int settings_read(struct settings *settings, const char *text, size_t length);

/* A number that a game keeps under a name of its own; `otherwise` where it keeps none. A name is of small
 * letters, digits and underscores. */
int settings_number(const struct settings *settings, const char *game, const char *name, int otherwise);
void settings_set_number(struct settings *settings, const char *game, const char *name, int value);
/* The company of a game, owned by the settings; NULL: nobody has sat down yet. */
const struct settings_company *settings_company(const struct settings *settings, const char *game);
void settings_set_company(struct settings *settings, const struct settings_company *sat);

#endif
