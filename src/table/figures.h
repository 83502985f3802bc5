/* SPDX-License-Identifier: MIT */
/* What a game counts of a sitting for one seat: for the statistics, the goals of the journey and the
 * achievements. Counted from what that seat sees and from the events as that seat may know them. */
#ifndef TABLE_FIGURES_H
#define TABLE_FIGURES_H

#include "table/journal.h"

enum { FIGURES_MAX = 40, FIGURES_MEMO = 64 };

/* A figure that a game counts. Its name is the key of the game's records (front/records/records.h), if there
 * is one of that name. */
struct figure {
    const char *key; /* lower case */
    bool most;       /* over several hands the most of any hand counts; otherwise their sum */
};

struct figures;

/* How a game counts. */
struct game_figures {
    const struct game *game;
    const struct figure *figure; /* key NULL ends them */
    /* Counts a move, or the deal of a hand, into figures->hand. seen: what the seat sees after that. The
     * figures of the hand are 0, and its memo is 0, before its deal. */
    void (*follow)(struct figures *figures, const struct event_list *events, const void *seen);
};

/* The figures of a seat. Plain data: a copy goes on by itself. */
struct figures {
    const struct game_figures *of; /* const data */
    int seat;
    int hand[FIGURES_MAX]; /* of the hand under way, or of the one that is over and not yet followed by
                              another */
    int past[FIGURES_MAX]; /* of the hands before */
    int hands;             /* how many are over */
    bool over;             /* the hand in `hand` is over, */
    bool game_over;        /* and the game with it */
    unsigned char memo[FIGURES_MEMO]; /* what the game remembers within a hand */
};

/* Begins to count for a seat. */
void figures_begin(struct figures *figures, const struct game_figures *of, int seat);
/* Counts a move or the deal of a hand. state: after it; events: all that happened. */
void figures_follow(struct figures *figures, const struct event_list *events, const void *state);
/* Counts a whole sitting, up to its first `moves` moves. */
void figures_of_journal(struct figures *figures, const struct game_figures *of, int seat,
                        const struct journal *journal, int moves);
/* Counts the last game of a sitting, which may be under way. */
void figures_of_game(struct figures *figures, const struct game_figures *of, int seat,
                     const struct journal *journal);
/* Counts what the table itself shows to the seat; a figure that only events tell is 0. seen: what the seat
 * sees. */
void figures_of_table(struct figures *figures, const struct game_figures *of, int seat, const void *seen);
/* The place of a figure by its key; -1: the game counts none of that name. */
int figures_place(const struct game_figures *of, const char *key);
/* The value of a figure over all hands, the one under way included; and of the hand in `hand` alone. Both by
 * the key of a figure that the game counts. */
int figures_all(const struct figures *figures, int place);
int figures_all_of(const struct figures *figures, const char *key);
int figures_hand_of(const struct figures *figures, const char *key);

#endif
