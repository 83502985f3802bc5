/* SPDX-License-Identifier: MIT */
/* What opponents say at the tables: which of a character's lines suits a moment, if any. Knows no game and
 * no screen: what can happen, how much it matters and the lines themselves come in tables. What was said is
 * remembered from sitting to sitting, so that nobody repeats themselves. */
#ifndef FRONT_VOICES_VOICES_H
#define FRONT_VOICES_VOICES_H

#include "base/rng.h"
#include "base/text.h"
#include "front/opponent.h"
#include "table/game.h"

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

/* What all tables speak about; events of a game follow. */
enum { VOICE_HELLO, VOICE_AGAIN, VOICE_WIN, VOICE_LOSE, VOICE_OF_GAME };

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

/* Everything that a table says. */
struct voice_cast {
    const struct voice_event *event; /* the game's own: of VOICE_OF_GAME and those behind it */
    int events;                      /* with those of all tables */
    const struct opponent *opponent; /* those of the game: a character is one who has lines */
    int spacing;                     /* moves between two lines of ranks 3 and 4; half as many for rank 2 */
    int most;                        /* lines of ranks 2 to 4 in a hand */
    int32_t behind;                  /* points by which one is far behind */
    /* Kinds of the game's events: a game begins; is over; and those with whose movement a line about it
     * begins, 0: with its own. */
    uint8_t begins, ends, begins_with, ends_with;
    /* The seat that has won by the event that ends a game, SEAT_NONE for nobody; NULL: the event's own. */
    int (*winner)(const struct event *end);
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
    int seat[VOICE_SEATS_MAX]; /* place of a character in the cast's opponents, or VOICE_NOBODY */
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

/* A move as those who may speak of it look at it. */
struct voice_look {
    const struct event_list *seen; /* its events as the viewer may know them */
    int viewer, seats;
    const int32_t *points; /* by seat */
    uint8_t people;        /* seats of persons, as a mask */
    bool greeted;          /* one of the others said hello before: it is another game */
};

const struct voice_event *voices_event(const struct voice_cast *cast, int event);
int voices_winner(const struct voice_cast *cast, const struct event *end);
/* Whether a person plays a seat. */
bool voices_is_person(const struct voice_look *look, int seat);
/* What all tables speak about: a game begins, is won or lost; and whether the viewer is far behind. */
struct voice_moment voices_look(const struct voice_cast *cast, const struct voice_look *look);
/* The picture of somebody's face in a mood. */
const char *voices_face(const struct opponent *who, int mood);
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
