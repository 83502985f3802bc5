/* SPDX-License-Identifier: MIT */
/* What the dice table keeps beside its records: the score file, to which every game that ends adds its rows,
 * and the faces that were thrown here. The pages that tell of them are kept_pages.c's. */
#ifndef FRONT_CUBES_KEPT_H
#define FRONT_CUBES_KEPT_H

#include "front/cubes/pages.h"
#include "front/page/game_page.h"
#include "front/part.h"
#include "ui/services.h"

#define CUBES_THROWN_FILE "cubes.dice"
#define CUBES_THROWN_HEAD "route-mille cubes-dice 1\n"

/* Players that a list has room for; rows of a game that wait for a disk that takes them. */
enum { CUBES_KEPT_PLAYERS = 100, CUBES_KEPT_WAITING = 8 * CUBES_SEATS_MAX * CUBES_ROW_SIZE };

/* ---- the log of turns: every turn of the game on the table, the last one first ---------------- */

enum { CUBES_LOG_TURNS = 240 }; /* earlier ones are not listed */

struct cubes_logged {
    uint8_t seat;
    uint8_t end;    /* enum cubes_event_kind: STOOD, BUST or LEFT; NONE while the turn lasts */
    int32_t points; /* held or lost */
    int32_t rolls;
    int32_t number; /* of the turn among its seat's */
    int moves;      /* of the sitting, that lead to its beginning */
};

struct cubes_turns_log {
    int count, moves, games;
    struct cubes_logged turn[CUBES_LOG_TURNS];
};

/* ---- all of it --------------------------------------------------------------------------------- */

/* The slate of the game at the table, as of its page's opening. */
struct cubes_slate {
    struct cubes_public pub;
    struct cubes_tally tally;
    struct cubes_slate_page page;
};

struct cubes_kept {
    struct cubes_ranked player[CUBES_COMPANIES][CUBES_KEPT_PLAYERS];
    struct cubes_ranking lists[CUBES_COMPANIES]; /* as of the last look at the score file */
    char unread[SERVICE_ERROR_SIZE];             /* why it could not be read; "" */
    struct service_part file;                    /* the score file while it is ranked */
    struct cubes_scores reading;                 /* how far it is ranked */
    char waiting[CUBES_KEPT_WAITING];            /* rows that are not in the score file yet */
    struct {                                     /* whether the file holds the game that ended last */
        struct service_part file;                /* the score file while the game is sought there */
        struct cubes_row row;                    /* a row of the game */
        size_t from;                             /* bytes of `waiting` before the game's rows */
    } sought;
    struct cubes_thrown thrown;
    bool thrown_more; /* than is on the disk */
    struct cubes_ranking_page ranking;
    struct cubes_fair_page fair;
    struct cubes_slate slate;
    struct cubes_turns_log log; /* as of its page's opening */
};

extern const struct part cubes_kept_part;
struct cubes_kept *cubes_kept_of(const struct front *front);

/* The game on the table is over: its rows go to the score file, once. A long file is searched for the game
 * beside the frames first. */
void cubes_kept_ended(struct front *front);
/* Reads the score file and ranks all who are in it. A long one is read beside the frames, a part a tick;
 * until cubes_kept_reads is false again the lists are what has been read so far. */
void cubes_kept_rank(struct front *front);
bool cubes_kept_reads(const struct front *front);
/* Who sits at a seat of the table, in a list; NULL: nobody has played so yet. */
const struct cubes_ranked *cubes_kept_find(const struct front *front, enum cubes_company company, int seat);
/* Counts dice that were thrown at the table in front of the person, if they count. */
void cubes_kept_thrown(struct front *front, const struct event_list *events);

/* The slate of the game under way comes up; false: a lesson has none. */
bool cubes_kept_show_slate(struct front *front);

/* Whether there is a log of turns now, and its page. */
bool cubes_log_can(const struct front *front);
void cubes_log_show(struct front *front);

/* The pages behind the high scores, and the rows of the menu. */
extern const struct game_page *const cubes_kept_pages[];
extern const struct game_menu_row cubes_kept_menu[];

#endif
