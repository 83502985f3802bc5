/* SPDX-License-Identifier: MIT */
/* What the dice keep beside the records: the score file, to which every game that ends adds its rows, and the
 * faces that were thrown here. And the pages that show it. */
#ifndef FRONT_CUBES_KEPT_H
#define FRONT_CUBES_KEPT_H

#include "front/cubes/pages.h"
#include "front/page/game_page.h"
#include "front/part.h"
#include "ui/services.h"

struct table;

#define CUBES_THROWN_FILE "cubes.dice"
#define CUBES_THROWN_HEAD "route-mille cubes-dice 1\n"

/* The players that a list has room for, and the bytes for rows that could not be written yet. */
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

/* The slate (pages.h) of the game at the table, as it was when its page was opened. */
struct cubes_slate {
    struct cubes_public pub;
    struct cubes_tally tally;
    struct cubes_slate_page page;
};

struct cubes_kept {
    struct cubes_ranked player[CUBES_COMPANIES][CUBES_KEPT_PLAYERS];
    struct cubes_ranking lists[CUBES_COMPANIES]; /* as the score file was when it was read last */
    char unread[SERVICE_ERROR_SIZE];             /* why it could not be read, or "" */
    struct service_part file;                    /* the score file while it is ranked */
    struct cubes_scores reading;                 /* how far it is ranked */
    char waiting[CUBES_KEPT_WAITING];            /* rows that are not in the score file yet */
    struct {                                     /* the search of the file for the game that ended last */
        struct service_part file;                /* the score file while it is searched */
        struct cubes_row row;                    /* a row of the game */
        size_t from;                             /* bytes of `waiting` before the game's rows */
    } sought;
    struct cubes_thrown thrown;
    bool thrown_more; /* dice were thrown since `thrown` was written */
    struct cubes_ranking_page ranking;
    struct cubes_fair_page fair;
    struct cubes_slate slate;
    struct cubes_turns_log log; /* as it was when its page was opened */
};

extern const struct part cubes_kept_part;
struct cubes_kept *cubes_kept_of(const struct front *front);

/* The game on the table is over: adds its rows to the score file, unless the file has them. A long file is
 * searched a part a tick. */
void cubes_kept_ended(struct front *front);
/* Reads the score file and ranks all players in it. A long file is read a part a tick: while cubes_kept_reads
 * is true the lists hold what has been read so far. */
void cubes_kept_rank(struct front *front);
bool cubes_kept_reads(const struct front *front);
/* The entry of the player at a seat of the table in a list; NULL: there is none yet. */
const struct cubes_ranked *cubes_kept_find(const struct front *front, enum cubes_company company, int seat);
/* Counts the dice of a move at the table in front of the person; in a replay, a lesson and the deal of the
 * day they do not count. */
void cubes_kept_thrown(struct table *table, const struct event_list *events);

/* Open the slate and the log of turns of the game under way; false: there is none, as in a lesson. */
bool cubes_kept_show_slate(struct front *front);
bool cubes_kept_show_log(struct front *front);

/* The pages behind the high scores, and the rows of the table's menu. */
extern const struct game_page *const cubes_kept_pages[];
extern const struct game_menu_row cubes_kept_menu[];

#endif
