/* SPDX-License-Identifier: MIT */
/* Achievements: what a person can do at the tables and on the journey, how often it was done, and the file
 * that keeps it. Knows no screen. Every hand has an identity, by which it is never counted twice. As a file,
 * `achievements`:
 *
 *   route-mille achievements 1
 *   got coup 12 1955-08-12       (how often, and the day of the first time)
 *   won mille                    (a game against others was won at that table)
 *   hand 0123456789abcdef best   (a hand that was counted, oldest first; "best": the review gives it the
 *                                 best grade; "whole": and the game that it ended has been counted for that)
 *   apart 1955                   (the seed of a sitting that was taken up from a replay, and does not count)
 *   end
 */
#ifndef FRONT_JOURNEY_ACHIEVEMENTS_H
#define FRONT_JOURNEY_ACHIEVEMENTS_H

#include "base/text.h"
#include "table/stage.h"

enum {
    ACHIEVEMENTS_MAX = 32, /* rows; a set of them is the bits of an unsigned */
    ACHIEVEMENTS_HANDS = 256,
    ACHIEVEMENTS_APART = 32,
    ACHIEVEMENTS_TABLES = 8,
    ACHIEVEMENTS_WORD = 24, /* bytes of a game's name */
    ACHIEVEMENTS_MOST = 1000000000,
    ACHIEVEMENTS_TEXT_SIZE = 16 * 1024 /* is enough for the text */
};

/* When the tests of a row must hold. */
enum achievement_scope {
    ACHIEVED_IN_A_HAND, /* of one hand, when it is over */
    ACHIEVED_IN_A_GAME, /* of all hands of a game, when it is over */
    ACHIEVED_OTHERWISE  /* there are none: achievements_grant */
};

struct achievement {
    const char *key;   /* lower case, for the file */
    const char *title; /* for _() */
    const char *asks;  /* for _(): what is to be done, a sentence */
    const char *game;  /* the name of a game; NULL: the house's */
    enum achievement_scope scope;
    struct stage_test test[STAGE_TESTS]; /* by figures of the game (table/figures.h); figure NULL ends them */
};

/* All rows, in the order in which they are shown; key NULL ends them. */
extern const struct achievement achievements[];
int achievements_count(void);
/* The place of a row by its key; -1: there is none. */
int achievements_find(const char *key);

/* What the review said of a hand that was counted. */
enum achievements_grade { GRADE_NONE, GRADE_BEST, GRADE_WHOLE };

/* What was done so far. */
struct achievements_kept {
    struct achievement_record {
        int count, day; /* how often; since 1970-01-01, of the first time */
    } got[ACHIEVEMENTS_MAX];
    char won[ACHIEVEMENTS_TABLES][ACHIEVEMENTS_WORD]; /* names of games at which a game was won; "" ends them
                                                       */
    struct achievements_hand {
        uint64_t id;
        enum achievements_grade grade;
    } hand[ACHIEVEMENTS_HANDS]; /* that were counted last; the latest is last */
    int hands;
    uint64_t apart[ACHIEVEMENTS_APART]; /* seeds of sittings that do not count; the latest is last */
    int aparts;
};

/* Whether what a game counted meets a row: the hand in `figures` is over. */
bool achievements_meets(const struct achievement *row, const struct figures *figures);
/* Counts a hand that is over. false: it was counted before. *news: the rows that were met for the first time.
 */
bool achievements_add(struct achievements_kept *kept, const struct figures *figures, uint64_t id, int day,
                      unsigned *news);
/* Counts a row of the house once more. Returns its bit if that was the first time. */
unsigned achievements_grant(struct achievements_kept *kept, const char *key, int day);
/* A game against others was won at a table; whether one was. */
void achievements_note_win(struct achievements_kept *kept, const char *game);
bool achievements_has_won(const struct achievements_kept *kept, const char *game);
/* The hand of an identity; NULL: it was not counted, or long ago. */
struct achievements_hand *achievements_hand(struct achievements_kept *kept, uint64_t id);
/* A sitting with this seed does not count from now on; whether one does not. */
void achievements_set_apart(struct achievements_kept *kept, uint64_t seed);
bool achievements_is_apart(const struct achievements_kept *kept, uint64_t seed);

void achievements_write(const struct achievements_kept *kept, struct text *out);
/* Reads such a text and adds what it says to *kept: of two counts of a row the greater one, and the earlier
 * day. Returns 0, or the number of the first line that is wrong; all lines that are good have been read then,
 * too. Rows and games that this program does not know are left out without an error. */
int achievements_read(struct achievements_kept *kept, const char *text, size_t length);

#endif
