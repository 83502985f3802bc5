/* SPDX-License-Identifier: MIT */
/* What opponents say: chooses the line for a moment, if any. Knows no game and no screen: the events that can
 * be spoken about, their ranks and the lines come in tables (struct voice_cast). A character is an opponent
 * who has lines. What each character has said is remembered and saved, so that no line comes again too soon.
 */
#ifndef FRONT_VOICES_VOICES_H
#define FRONT_VOICES_VOICES_H

#include "base/rng.h"
#include "base/text.h"
#include "front/opponent.h"
#include "table/game.h"

enum {
    VOICES_MAX = 16,       /* characters that are remembered */
    VOICE_LINES_MAX = 128, /* of a character, at all tables together */
    VOICE_GAMES_MAX = 64,  /* games that are remembered, so that none counts twice */
    VOICE_KEY_SIZE = 24,   /* of the names of characters and events, in the file */
    VOICE_SEATS_MAX = 6,
    VOICE_CANDIDATES_MAX = 8,
    VOICE_NOBODY = -1,         /* a seat without a character; of a candidate: who was silent for longest */
    VOICES_TEXT_SIZE = 131072, /* is enough for the text, with every line of every character */
};

enum voice_mood { VOICE_CALM, VOICE_PLEASED, VOICE_STUNG };

/* Events of every game; those of one game follow. */
enum { VOICE_HELLO, VOICE_AGAIN, VOICE_WIN, VOICE_LOSE, VOICE_OF_GAME };

/* Something that can be spoken about. */
struct voice_event {
    const char *name; /* in the file and the trace */
    uint8_t of;       /* the event of which it is a special case; itself if none */
    uint8_t rank;     /* 1, said whenever it happens, to 4, seldom */
    uint8_t mood;     /* enum voice_mood: the speaker's face */
    uint8_t felt;     /* the same at the table, where words make light of it; VOICE_CALM: as `mood` */
    bool mishap;      /* something bad that happens to the first person */
    bool ending;      /* said even when somebody is about to win, whatever its rank */
};

struct voice_line {
    uint8_t event;
    const char *text; /* of NC_(): its reader calls translate_context() */
};

/* All that can be said at a game's table. */
struct voice_cast {
    const struct voice_event *event; /* the game's own: of VOICE_OF_GAME and those behind it */
    int events;                      /* their number, with the events of every game */
    const struct opponent *opponent; /* the game's opponents */
    int spacing;                     /* moves between two lines of ranks 3 and 4; half as many for rank 2 */
    int most;                        /* lines of ranks 2 to 4 in a hand */
    int32_t behind;                  /* points by which one is far behind */
    /* Kinds of struct event: a game begins; a game is over; and the events with whose movement the lines
     * about these two begin, 0: with their own. */
    uint8_t begins, ends, begins_with, ends_with;
    /* The seat that has won, by the event that ends a game; SEAT_NONE for none. NULL: the event's seat. */
    int (*winner)(const struct event *end);
};

/* What a character has said. A line goes by its event and its number among the lines of that event. */
struct voice_past {
    char key[VOICE_KEY_SIZE];
    int games, ended; /* begun and ended with this character */
    struct voice_said {
        char event[VOICE_KEY_SIZE];
        int which;
        int game;  /* of `games`, in which it was said last */
        int order; /* grows with each line that the character says */
        bool out;  /* said since all lines of the event were last free to be said */
    } said[VOICE_LINES_MAX];
    int count;
};

struct voice_memory {
    struct voice_past past[VOICES_MAX];
    int pasts;
    struct voice_game {
        uint64_t id;
        bool ended;
    } game[VOICE_GAMES_MAX]; /* begun or gone on with; the latest is last */
    int games;
    int lost; /* games that the person has lost in a row */
};

/* Who sits where, and what was said since they sat down. */
struct voice_sitting {
    uint64_t game;             /* identity of the game; 0: unknown, so that every beginning and end counts */
    int seat[VOICE_SEATS_MAX]; /* index of a character in the cast's opponents, or VOICE_NOBODY */
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
    int at;   /* a number of the caller's, returned with the choice */
};

struct voice_moment {
    struct voice_candidate candidate[VOICE_CANDIDATES_MAX];
    int count;
    long move;    /* of the game so far, of any seat */
    int hand;     /* its number */
    bool ending;  /* somebody is about to win the game */
    bool trails;  /* the person is far behind */
    uint8_t mute; /* seats that do not speak where nobody is meant, as a mask: partners of the person */
};

struct voice_choice {
    int seat, event;
    int at;           /* of the candidate */
    int line;         /* of the character */
    const char *text; /* untranslated */
};

/* A move, for those who may speak of it. */
struct voice_look {
    const struct event_list *seen; /* its events as the viewer may know them */
    int viewer, seats;
    int32_t points[SEATS_MAX]; /* by seat: the game fills them in */
    uint8_t people;            /* seats of persons, as a mask */
    bool greeted;              /* one of the opponents has said hello before, so this is another game */
};

const struct voice_event *voices_event(const struct voice_cast *cast, int event);
int voices_winner(const struct voice_cast *cast, const struct event *end);
/* Whether a person plays a seat. */
bool voices_is_person(const struct voice_look *look, int seat);
/* The moment with the events of every game (one begins, is won, is lost), and whether the viewer trails. */
struct voice_moment voices_look(const struct voice_cast *cast, const struct voice_look *look);
/* The picture of somebody's face in a mood. */
const char *voices_face(const struct opponent *who, int mood);
void voice_moment_add(struct voice_moment *moment, int event, int seat, int at);
/* Chooses a line for a moment; false: none is said. The same arguments give the same choice. */
bool voices_pick(const struct voice_memory *voices, const struct voice_cast *cast,
                 const struct voice_sitting *sitting, const struct voice_moment *moment, struct rng *rng,
                 struct voice_choice *choice);
/* Notes that a line was said. */
void voices_note(struct voice_memory *voices, const struct voice_cast *cast, struct voice_sitting *sitting,
                 const struct voice_moment *moment, const struct voice_choice *choice);
/* Notes that a game begins or goes on; and that one ends, lost by the person or not. Each counts once for
 * each game, however often that is opened. Ending a game that never began counts its beginning as well. */
void voices_begin(struct voice_memory *voices, const struct voice_cast *cast,
                  const struct voice_sitting *sitting);
void voices_end(struct voice_memory *voices, const struct voice_cast *cast,
                const struct voice_sitting *sitting, bool lost);

/* Writes the memory as text, and reads it. Reading returns 0, or the number of a line that is wrong, and then
 * changes nothing. Characters and events that this program does not know are kept. */
void voices_write(const struct voice_memory *voices, struct text *out);
int voices_read(struct voice_memory *voices, const char *text, size_t length);

#endif
