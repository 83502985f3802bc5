/* SPDX-License-Identifier: MIT */
/* High scores and statistics of one game, and their file. Knows no screen and no game: struct records_form
 * says what a game counts. Every hand has an identity, by which it is never counted twice. */
#ifndef FRONT_RECORDS_RECORDS_H
#define FRONT_RECORDS_RECORDS_H

#include "base/text.h"
#include "table/figures.h"

enum {
    RECORDS_BEST_FEW = 3,   /* entries of a list, where a form asks for no more, */
    RECORDS_BEST = 10,      /* and at most */
    RECORDS_RANKINGS = 6,   /* at most */
    RECORDS_FIGURES = 16,   /* of a game's own, at most */
    RECORDS_OPPONENTS = 31, /* players, other people, and kinds of games that are kept apart */
    RECORDS_GAMES = 50,
    RECORDS_COUNTED = 256,
    RECORDS_PERSONS = 10, /* so many other people have a tally each; later ones share one */
    RECORDS_KEY_SIZE = SEAT_NAME_SIZE + 8,
    RECORDS_TEXT_SIZE = 65536, /* is enough for the text */
    RECORDS_FIGURE_MOST = 1000000000,
    RECORDS_PARTS = 1000 /* figures of chance are kept in thousandths */
};

/* How a figure is kept and shown. "Another" is the figure that `of` names. All but RECORD_BEST are sums. */
enum record_kind {
    RECORD_COUNT,
    RECORD_SHARE,  /* shown with its percentage of another */
    RECORD_MEAN,   /* shown divided by another */
    RECORD_TENTHS, /* the same with one decimal */
    RECORD_CHANCE, /* shown beside another: what chance would have given, in RECORDS_PARTS */
    RECORD_BEST    /* the most of any hand */
};

/* A figure of a game. "games", "won", "hands", "longest" (winning streak) and "points" are those that all
 * games have; every other key is the game's own. */
struct record_figure {
    const char *key;   /* lower case, for the file */
    const char *label; /* for _(); NULL: only other figures need it, and it has no line of its own */
    enum record_kind kind;
    const char *of; /* the key of another figure */
};

/* What a list of high scores ranks. */
enum record_by {
    RECORD_BY_TOTAL,  /* the points of every side in a game */
    RECORD_BY_SPREAD, /* the lead of the side that is ahead, over the next */
    RECORD_BY_GAME    /* what the game makes of every side with a person */
};

struct record_ranking {
    const char *word;  /* lower case, for the file */
    const char *label; /* for _(), in capitals; with %s for `least`, if that is over 0 */
    const char *said;  /* for _(): an entry as it is called in a sentence: "best turn" */
    enum record_by by;
    int least; /* only higher results are entered */
    bool low;  /* the lowest is best */
};

/* What a game counts. Where it does not count a hand by itself the points are those of its score lines, and
 * the side with the highest standing at the game's end has won. */
struct records_form {
    const char *game;                      /* stands before the names of its own figures in the file */
    const struct record_figure *figures;   /* in the order in which they are shown; key NULL ends them */
    const struct record_ranking *rankings; /* word NULL ends them */
    int best;                              /* entries of each list; 0: RECORDS_BEST_FEW */
    int step;                              /* of the scale on which games are plotted, in points */
    bool in_row; /* the file has its own figures without names, as the oldest files of the road game do */
};

/* An entry of the high scores. */
struct record_best {
    int points;
    int day; /* since 1970-01-01 */
    bool computer;
    /* A person's name, "" for "You"; or the key of a computer player, "" if an old file does not say it. */
    char name[SEAT_NAME_SIZE];
};

struct record_list {
    struct record_best best[RECORDS_BEST]; /* best first */
    int count;
};

/* What was counted for the first person. */
struct record_tally {
    int games, won, hands;
    int figure[RECORDS_FIGURES]; /* of the game's own, in the order of its list */
    int streak, longest;         /* games won in a row: now, and the most */
    int points;                  /* of all hands */
};

struct record_opponent {
    /* Name of a computer player, that of a person as a key, or a kind of game. */
    char key[RECORDS_KEY_SIZE];
    struct record_tally tally;
};

/* A game with others. */
struct record_game {
    unsigned opponents; /* bit i: opponent i sat there */
    int mine, theirs;   /* points; theirs: the most of any other side */
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
        /* Of an opponent, or of a kind of game that a game keeps apart, which then all opponents have; of
         * somebody who plays alone, side 0 has RECORDS_ALONE. */
        const char *key;
        const char *name;
        bool computer;
        int hand, total;
        int score[RECORDS_RANKINGS]; /* for RECORD_BY_GAME; 0: nothing to rank */
    } side[SEATS_MAX];
    int figure[RECORDS_FIGURES]; /* of side 0, as in a tally */
    bool game_over, won;         /* won: by side 0 */
    bool unranked;               /* its results do not compare with those of the lists */
};

enum { RECORDS_COUNTED_BEFORE = -1 };

/* Counts a hand; returns the high scores that side 0 set, bit i for ranking i, or RECORDS_COUNTED_BEFORE. */
int records_count(struct records *records, const struct records_form *form, const struct records_hand *hand);
/* Forgets the high scores, or the statistics. Hands that were counted stay counted. */
void records_clear_scores(struct records *records);
void records_reset_statistics(struct records *records);
/* Whether there are any high scores. */
bool records_has_scores(const struct records *records);
/* The place of the opponent with a key; the number of opponents, if there is none. */
int records_find(const struct records *records, const char *key);
/* The tally against an opponent; -1: against all. */
const struct record_tally *records_tally(const struct records *records, int opponent);

/* The number of rankings of a form; and of entries in each list. */
int records_rankings(const struct records_form *form);
int records_best(const struct records_form *form);
/* The place of a figure among the game's own, -1 for a figure of all games; the game's own figures, returns
 * how many. */
int records_place(const struct records_form *form, const char *key);
int records_own(const struct records_form *form, const struct record_figure *own[RECORDS_FIGURES]);
/* Puts what a game counted of the hand that is over into a hand: each figure of the game's own that has the
 * key of one that was counted (table/figures.h). */
void records_put_figures(const struct records_form *form, const struct figures *counted,
                         struct records_hand *hand);
/* A figure of a tally by its key. */
int records_value(const struct records_form *form, const struct record_tally *tally, const char *key);

/* The key of another person: "human", with the name behind it if there is one. A key holds no space. */
void records_person_key(const char *name, char key[RECORDS_KEY_SIZE]);
/* Whether a key is a person's; the name goes to `name`, "" for one who gave none. */
bool records_key_person(const char *key, char name[SEAT_NAME_SIZE]);
/* The key for games played alone. */
#define RECORDS_ALONE "alone"

void records_write(const struct records *records, const struct records_form *form, struct text *out);
/* Reads such a text over *records. Returns 0, or the number of the line that is wrong and leaves it as it
 * was. */
int records_read(struct records *records, const struct records_form *form, const char *text, size_t length);

#endif
