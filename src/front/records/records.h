/* SPDX-License-Identifier: MIT */
/* High scores and statistics of one game: what was counted so far, as one text of lines. Knows no screen and
 * no game: a form says what a game counts. Whoever counts a hand gives it an identity, and the same hand is
 * never counted twice. */
#ifndef FRONT_RECORDS_RECORDS_H
#define FRONT_RECORDS_RECORDS_H

#include "base/text.h"
#include "table/journal.h"

enum {
    RECORDS_BEST_FEW = 3, /* entries of a list, where a form asks for no more, */
    RECORDS_BEST = 10,    /* and at most */
    RECORDS_RANKINGS = 6, /* at most */
    RECORDS_FIGURES = 16, /* of a game's own, at most */
    RECORDS_OPPONENTS = 16,
    RECORDS_GAMES = 50,
    RECORDS_COUNTED = 256,
    RECORDS_PERSONS = 10, /* so many other people are counted apart; later ones together */
    RECORDS_KEY_SIZE = SEAT_NAME_SIZE + 8,
    RECORDS_TEXT_SIZE = 65536, /* is enough for the text */
    RECORDS_FIGURE_MOST = 1000000000,
    RECORDS_PARTS = 1000 /* what chance gives is kept in such parts of one */
};

/* How a figure is kept and shown. All are sums, but for the best. */
enum record_kind {
    RECORD_COUNT,
    RECORD_SHARE,  /* with the part that it is of another one */
    RECORD_MEAN,   /* only divided by another one */
    RECORD_TENTHS, /* the same to a tenth */
    RECORD_CHANCE, /* beside another one: what chance would have given, in RECORDS_PARTS */
    RECORD_BEST    /* the most of any hand */
};

/* A figure of a game. "games", "won", "hands", "longest" (winning streak) and "points" are those that all
 * games have; every other key is the game's own. */
struct record_figure {
    const char *key;   /* lower case, for the file */
    const char *label; /* for _(); NULL: kept for others' sake, and not shown by itself */
    enum record_kind kind;
    const char *of; /* the key of the other one */
};

/* What a list of high scores ranks. */
enum record_by {
    RECORD_BY_TOTAL,  /* the points of every side in a game */
    RECORD_BY_SPREAD, /* the lead of the side that is ahead, over the next */
    RECORD_BY_GAME    /* what the game makes of every side with a person */
};

struct record_ranking {
    const char *word;  /* lower case, for the file */
    const char *label; /* for _(), in capitals; %s is what must be passed, where that is over 0 */
    const char *said;  /* for _(): what an entry is, as a sentence has it: "best turn" */
    enum record_by by;
    int least; /* must be over this */
    bool low;  /* the lowest is best */
};

/* What a game counts. */
struct records_form {
    const char *game;                      /* stands before the names of its own figures in the file */
    const struct record_figure *figures;   /* in the order in which they are shown; key NULL ends them */
    const struct record_ranking *rankings; /* word NULL ends them */
    int best;                              /* entries of each list; 0: RECORDS_BEST_FEW */
    int step;                              /* of the scale on which games are plotted, in points */
    bool in_row; /* its own figures stand unnamed in the middle of the row, as in the oldest files */
};

/* An entry of the high scores. */
struct record_best {
    int points;
    int day; /* since 1970-01-01 */
    bool computer;
    /* Of a person, "" is "You"; the key of a computer player, "" where an old file does not tell it. */
    char name[SEAT_NAME_SIZE];
};

struct record_list {
    struct record_best best[RECORDS_BEST]; /* best first */
    int count;
};

/* What the person here did. */
struct record_tally {
    int games, won, hands;
    int figure[RECORDS_FIGURES]; /* of the game's own, in the order of its list */
    int streak, longest;         /* games won one after the other: now, and most */
    int points;                  /* of all hands */
};

struct record_opponent {
    char key[RECORDS_KEY_SIZE]; /* name of a computer player, or that of a person as a key */
    struct record_tally tally;
};

/* A game with others. */
struct record_game {
    unsigned opponents; /* bit i: opponent i sat there */
    int mine, theirs;   /* theirs: the most of any other side */
    int day;
};

struct records {
    struct record_list list[RECORDS_RANKINGS];
    struct record_tally all;
    struct record_opponent opponent[RECORDS_OPPONENTS];
    int opponents;
    struct record_game game[RECORDS_GAMES]; /* the latest is last */
    int games;
    uint64_t counted[RECORDS_COUNTED]; /* identities of the latest hands; the latest is last */
    int counts;
};

/* A hand that is over. Side 0 is that of the person here. */
struct records_hand {
    uint64_t id;
    int day;
    int sides;
    struct records_side {
        const char *key; /* of an opponent; of those who play alone it is side 0 that has one */
        const char *name;
        bool computer;
        int hand, total;
        int score[RECORDS_RANKINGS]; /* for rankings by the game; 0: nothing to rank */
    } side[SEATS_MAX];
    int figure[RECORDS_FIGURES]; /* of side 0, as in a tally */
    bool game_over, won;         /* won: by side 0 */
};

/* What a hand changed: bit i, side 0 set a high score of the ranking i. */
enum { RECORDS_COUNTED_BEFORE = -1 };

/* Counts a hand; returns which high scores side 0 set with it, or RECORDS_COUNTED_BEFORE. */
int records_count(struct records *records, const struct records_form *form, const struct records_hand *hand);
/* Forgets the high scores, or the statistics. Hands that were counted stay counted. */
void records_clear_scores(struct records *records);
void records_reset_statistics(struct records *records);
/* Whether there are any high scores. */
bool records_has_scores(const struct records *records);
/* The tally of an opponent, of all for -1. */
const struct record_tally *records_tally(const struct records *records, int opponent);

/* How many rankings a form has, and entries each of its lists. */
int records_rankings(const struct records_form *form);
int records_best(const struct records_form *form);
/* The place of a figure among a game's own, -1 for one that all games have; how many its own are. */
int records_place(const struct records_form *form, const char *key);
int records_own(const struct records_form *form, const struct record_figure *own[RECORDS_FIGURES]);
/* A figure of a tally by its key. */
int records_value(const struct records_form *form, const struct record_tally *tally, const char *key);

/* The key of another person: "human", with the name behind it if there is one. A key holds no space. */
void records_person_key(const char *name, char key[RECORDS_KEY_SIZE]);
/* Whether a key is a person's; the name goes to `name`, "" for one who gave none. */
bool records_key_person(const char *key, char name[SEAT_NAME_SIZE]);
/* The key of nobody: played alone. */
#define RECORDS_ALONE "alone"

void records_write(const struct records *records, const struct records_form *form, struct text *out);
/* Reads such a text over *records. Returns 0, or the number of the line that is wrong and leaves it as it
 * was. */
int records_read(struct records *records, const struct records_form *form, const char *text, size_t length);

#endif
