/* SPDX-License-Identifier: MIT */
/* What the dice keep beside the records: the score file, to which every game that ends adds its rows, and the
 * faces that were thrown here. And three pages (struct game_page): the ranking of all players, the slate (the
 * sheet of one game, a column a seat), and whether the dice are fair. */
#ifndef FRONT_CUBES_KEPT_H
#define FRONT_CUBES_KEPT_H

#include "front/cubes/cubes_count.h"
#include "front/cubes/look.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"
#include "front/page/page_sheet.h"
#include "front/part.h"
#include "games/cubes/fair.h"
#include "games/cubes/ranking.h"
#include "ui/services.h"

struct table;

#define CUBES_THROWN_FILE "cubes.dice"
#define CUBES_THROWN_HEAD "route-mille cubes-dice 1\n"

/* The players that a list has room for, and the bytes for rows that could not be written yet. */
enum { CUBES_KEPT_PLAYERS = 100, CUBES_KEPT_WAITING = 8 * CUBES_SEATS_MAX * CUBES_ROW_SIZE };

/* ---- the ranking --------------------------------------------------------------------------------------- */

enum cubes_column {
    CUBES_COLUMN_RATING, /* of games alone: the turns of a game */
    CUBES_COLUMN_GAMES,
    CUBES_COLUMN_WON, /* only of games with others */
    CUBES_COLUMN_LEFT,
    CUBES_COLUMN_AVERAGE,
    CUBES_COLUMN_BUSTS,
    CUBES_COLUMN_BEST,
    CUBES_COLUMN_LAST,
    CUBES_COLUMNS
};

enum {
    CUBES_RANKING_COMPANY = GAME_PAGE_ITEMS, /* which list is shown; left and right change it */
    CUBES_RANKING_SORT,                      /* folded: the column that is sorted by, likewise */
    CUBES_RANKING_HEAD,                      /* the head of a column; the others follow */
    CUBES_RANKING_ROW = CUBES_RANKING_HEAD + CUBES_COLUMNS, /* the row of a player; the others follow */
    CUBES_RANKING_ROWS = 40,                                /* most players that are shown */
};

struct cubes_ranking_page {
    const struct cubes_ranking *lists; /* by enum cubes_company (with others, alone, alone at Blitz) */
    enum cubes_company company;        /* the list that is shown */
    enum cubes_column by;              /* the column that it is sorted by */
    bool turned;                       /* from worst to best */
    int count, order[CUBES_RANKING_ROWS];
};

/* Opens the page at the first of CUBES_COMPANIES lists that has a player. */
void cubes_ranking_open(struct cubes_ranking_page *page, const struct cubes_ranking *lists);
/* The lists have grown: sorts them as before. */
void cubes_ranking_again(struct cubes_ranking_page *page);
extern const struct game_page cubes_ranking_tab;

/* ---- the slate ----------------------------------------------------------------------------------------- */

enum cubes_slate_row {
    CUBES_SLATE_TURNS,
    CUBES_SLATE_AVERAGE,
    CUBES_SLATE_BUSTS,
    CUBES_SLATE_HOT,
    CUBES_SLATE_BEST,
    CUBES_SLATE_BOARDED,
    CUBES_SLATE_DICE,
    CUBES_SLATE_RISK, /* before the end only, like the next one: points of the turn under way */
    CUBES_SLATE_WANTING,
    CUBES_SLATE_TOTAL,
    CUBES_SLATE_ROWS
};

enum { CUBES_SLATE_ITEM = GAME_PAGE_ITEMS }; /* a row; the others follow */

struct cubes_slate_page {
    const struct cubes_public *pub;
    const struct cubes_tally *tally;
    const struct sitter *sitter; /* by seat */
    int viewer;
    bool you; /* sentences say "you" to the viewer */
    int by;   /* the row that the columns are sorted by, the most first; -1: as they sit */
    int order[CUBES_SEATS_MAX];
};

void cubes_slate_open(struct cubes_slate_page *page, const struct cubes_public *pub,
                      const struct cubes_tally *tally, const struct sitter *sitter, int viewer, bool you);
/* A row was chosen; false: it is not shown now. */
bool cubes_slate_choose(struct cubes_slate_page *page, int row);
void cubes_slate_hint(const struct cubes_slate_page *page, int item, struct text *out);
/* How the game stands, in a sentence: "Marie wins by 450"; and the kind of game: "TO 10,000 · JOKERS". */
void cubes_slate_text(const struct cubes_slate_page *page, struct text *out);
void cubes_slate_kind(const struct cubes_slate_page *page, struct text *out);
/* The slate of the game at the table: cubes_slate_begin fills it in anew in struct cubes_kept;
 * cubes_slate_now returns its page with the names of the seats, which `look` holds. */
void cubes_slate_begin(struct front *front);
struct cubes_slate_page cubes_slate_now(const struct front *front, struct cubes_look *look);
/* The sheet; above the sheet of a game under way how it stands, and below that of a game that is over the
 * road with all caps. */
extern const struct page_sheet cubes_slate_sheet;
extern const struct page_part cubes_slate_lead, cubes_slate_tail;
/* Sentences about the end of a game, the most important first. Returns how many: 0 if nobody has reached the
 * goal. */
enum { CUBES_SLATE_NOTES = 2, CUBES_SLATE_NOTE_SIZE = 160 };
int cubes_slate_notes(const struct cubes_slate_page *page,
                      char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE]);
/* Whether there are any. */
bool cubes_slate_has_notes(const struct cubes_slate_page *page);

/* The height of these sentences below the road of a game that is over. */
float cubes_slate_foot_height(const struct cubes_slate_page *page);

/* ---- are the dice fair? -------------------------------------------------------------------------------- */

/* The dice that were thrown in games at this machine, by seat: plain dice, and dice with a Joker. */
struct cubes_thrown {
    struct cubes_faces seat[2][CUBES_SEATS_MAX];
};

/* Counts the dice of a move. jokers: they are dice with a Joker. */
void cubes_thrown_add(struct cubes_thrown *thrown, bool jokers, const struct event_list *events);
/* The faces of one seat, or with -1 of all seats. */
struct cubes_faces cubes_thrown_of(const struct cubes_thrown *thrown, bool jokers, int seat);
/* As a text, a line a seat: "plain 1 12 9 11 10 13 8"; and from such a text. false: the text is something
 * else, and nothing is changed. */
enum { CUBES_THROWN_SIZE = 2048 };
void cubes_thrown_write(const struct cubes_thrown *thrown, struct text *out);
bool cubes_thrown_read(struct cubes_thrown *thrown, const char *text, size_t length);

enum { CUBES_FAIR_KIND = GAME_PAGE_ITEMS, CUBES_FAIR_SEAT }; /* left and right change them */

struct cubes_fair_page {
    bool jokers; /* dice with a Joker, else plain ones */
    int seat;    /* -1: all */
};
extern const struct game_page cubes_fair_tab;
/* The verdict in plain words. */
void cubes_fair_text(const struct cubes_fairness *fairness, struct text *out);

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

/* The slate of the game at the table, as it was when its page was opened. */
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
