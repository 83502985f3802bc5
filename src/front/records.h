/* SPDX-License-Identifier: MIT */
/* High scores and statistics: what was counted so far, as one text of lines. Knows no screen and no game;
 * whoever counts a hand gives it an identity, and the same hand is never counted twice. */
#ifndef FRONT_RECORDS_H
#define FRONT_RECORDS_H

#include "base/text.h"
#include "table/journal.h"

enum {
    RECORDS_BEST = 3,
    RECORDS_LEAST = 5000, /* a total must be over this to be among the best */
    RECORDS_OPPONENTS = 16,
    RECORDS_GAMES = 50,
    RECORDS_COUNTED = 256,
    RECORDS_PERSONS = 10, /* so many second people are counted apart; later ones together */
    RECORDS_KEY_SIZE = SEAT_NAME_SIZE + 8,
    RECORDS_TEXT_SIZE = 32768, /* is enough for the text */
    RECORDS_FIGURE_MOST = 1000000000
};

/* An entry of the high scores. */
struct record_best {
    int points;
    int day; /* since 1970-01-01 */
    bool computer;
    char name[SEAT_NAME_SIZE]; /* of a person; "" is "You" */
};

/* What the person here did. */
struct record_tally {
    int games, won, hands, trips, coups, shut_outs;
    int streak, longest; /* games won one after the other: now, and most */
    int points;          /* of all hands */
};

struct record_opponent {
    char key[RECORDS_KEY_SIZE]; /* name of a computer player, or that of a person as a key */
    struct record_tally tally;
};

struct record_game {
    int opponent; /* index */
    int mine, theirs;
    int day;
};

struct records {
    struct record_best total[RECORDS_BEST], spread[RECORDS_BEST]; /* best first */
    int totals, spreads;
    struct record_tally all;
    struct record_opponent opponent[RECORDS_OPPONENTS];
    int opponents;
    struct record_game game[RECORDS_GAMES]; /* the latest is last */
    int games;
    uint64_t counted[RECORDS_COUNTED]; /* identities of the latest hands; the latest is last */
    int counts;
};

/* A hand that is over. Side 0 is the person here. */
struct records_hand {
    uint64_t id;
    int day;
    const char *opponent; /* key */
    struct records_side {
        const char *name;
        bool computer;
        int hand, total;
    } side[2];
    bool trip, shut_out; /* of side 0 */
    int coups;
    bool game_over;
};

/* What a hand changed. */
enum { RECORDS_COUNTED_BEFORE = -1, RECORDS_NEW_TOTAL = 1, RECORDS_NEW_SPREAD = 2 };

/* Counts a hand; returns which high scores side 0 set with it, or RECORDS_COUNTED_BEFORE. */
int records_count(struct records *records, const struct records_hand *hand);
/* Forgets the high scores, or the statistics. Hands that were counted stay counted. */
void records_clear_scores(struct records *records);
void records_reset_statistics(struct records *records);
/* The tally of an opponent, of all for -1. */
const struct record_tally *records_tally(const struct records *records, int opponent);

/* The key of a second person: "human", with the name behind it if there is one. A key holds no space. */
void records_person_key(const char *name, char key[RECORDS_KEY_SIZE]);
/* Whether a key is a person's; the name goes to `name`, "" for one who gave none. */
bool records_key_person(const char *key, char name[SEAT_NAME_SIZE]);

void records_write(const struct records *records, struct text *out);
/* Reads such a text over *records. Returns 0, or the number of the line that is wrong and leaves it as it
 * was. */
int records_read(struct records *records, const char *text, size_t length);

#endif
