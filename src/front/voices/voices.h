/* SPDX-License-Identifier: MIT */
/* What the regulars say at the tables: which of a character's lines suits a moment, if any. Knows no game and
 * no screen: what can happen, how much it matters and the lines themselves come in tables. What was said is
 * remembered from sitting to sitting, so that nobody repeats themselves. */
#ifndef FRONT_VOICES_VOICES_H
#define FRONT_VOICES_VOICES_H

#include "base/rng.h"
#include "base/text.h"

enum {
    VOICES_MAX = 16,      /* characters of whom something is remembered */
    VOICE_LINES_MAX = 64, /* of a character */
    VOICE_GAMES_MAX = 64, /* that are known again when they go on or end once more */
    VOICE_KEY_SIZE = 24,  /* of the names of characters and events, in the file */
    VOICE_SEATS_MAX = 6,
    VOICE_CANDIDATES_MAX = 8,
    VOICE_NOBODY = -1,        /* a seat without a character; of a candidate: whoever was silent longest */
    VOICES_TEXT_SIZE = 65536, /* is enough for the text */
};

enum voice_mood { VOICE_CALM, VOICE_PLEASED, VOICE_STUNG };

/* Something that can be spoken about: a row each. */
struct voice_event {
    const char *name; /* in the file and the trace */
    uint8_t of;       /* the event that it is a kind of; itself if none */
    uint8_t rank;     /* 1, said whenever it happens, to 4, seldom */
    uint8_t mood;     /* enum voice_mood: the speaker's face */
    bool mishap;      /* of the person here */
    bool ending;      /* said even when somebody is about to win, whatever its rank */
};

struct voice_line {
    uint8_t event;
    const char *text; /* of NC_(): its reader calls translate_context() */
};

struct voice_person {
    const char *key; /* of a character */
    const struct voice_line *line;
    int lines;
};

/* Everything that a table says. */
struct voice_cast {
    const struct voice_event *event;
    int events;
    const struct voice_person *voice;
    int voices;
    int spacing; /* moves between two lines of ranks 3 and 4; half as many for rank 2 */
    int most;    /* lines of ranks 2 to 4 in a hand */
};

/* What a character has said; its lines are known by their event and their number within it. */
struct voice_past {
    char key[VOICE_KEY_SIZE];
    int games, ended; /* begun and ended with this character */
    struct voice_said {
        char event[VOICE_KEY_SIZE];
        int which;
        int game;  /* of `games`, in which it was said last */
        int order; /* of all lines of the character: the later one is larger */
        bool out;  /* of the bag */
    } said[VOICE_LINES_MAX];
    int count;
};

struct voice_memory {
    struct voice_past past[VOICES_MAX];
    int pasts;
    struct voice_game {
        uint64_t id;
        bool ended;
    } game[VOICE_GAMES_MAX]; /* begun here, or gone on with: the latest is last */
    int games;
    int lost; /* games that the person lost running */
};

/* Who sits where, and what was said since they sat down. */
struct voice_sitting {
    uint64_t game;             /* identity of the game under way; 0: every beginning and end counts */
    int seat[VOICE_SEATS_MAX]; /* index of the cast's character, or VOICE_NOBODY */
    int seats;
    int spoke[VOICE_SEATS_MAX]; /* order in which each spoke last; 0: not yet */
    int spoken;                 /* lines so far */
    long move;                  /* at which the last line was said */
    int hand;                   /* in which it was */
    int lines;                  /* of ranks 2 to 4 in that hand */
    bool mishap;                /* it was about a mishap of the person */
};

/* Something happened that could be spoken about. */
struct voice_candidate {
    int event;
    int seat; /* who would speak, or VOICE_NOBODY */
    int at;   /* the caller's: what it goes with */
};

struct voice_moment {
    struct voice_candidate candidate[VOICE_CANDIDATES_MAX];
    int count;
    long move;   /* of the game so far, of any seat */
    int hand;    /* its number */
    bool ending; /* somebody is about to win the game */
    bool trails; /* the person is far behind */
};

struct voice_choice {
    int seat, event;
    int at;           /* of the candidate */
    int line;         /* of the character */
    const char *text; /* untranslated */
};

void voice_moment_add(struct voice_moment *moment, int event, int seat, int at);
/* The line for a moment, if one is said: false for silence. Same arguments, same choice. */
bool voices_pick(const struct voice_memory *voices, const struct voice_cast *cast,
                 const struct voice_sitting *sitting, const struct voice_moment *moment, struct rng *rng,
                 struct voice_choice *choice);
/* It was said. */
void voices_note(struct voice_memory *voices, const struct voice_cast *cast, struct voice_sitting *sitting,
                 const struct voice_moment *moment, const struct voice_choice *choice);
/* A game with those who sit there begins, or goes on; or ends, lost by the person or not. A game that is
 * known counts once for each, however often it is opened and finished; one that ends was begun. */
void voices_begin(struct voice_memory *voices, const struct voice_cast *cast,
                  const struct voice_sitting *sitting);
void voices_end(struct voice_memory *voices, const struct voice_cast *cast,
                const struct voice_sitting *sitting, bool lost);

/* As a text; reading returns 0, or the number of the line that is wrong and leaves all as it was. Characters
 * and events that this house does not know are kept. */
void voices_write(const struct voice_memory *voices, struct text *out);
int voices_read(struct voice_memory *voices, const char *text, size_t length);

#endif
