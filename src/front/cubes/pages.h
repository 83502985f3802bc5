/* SPDX-License-Identifier: MIT */
/* Three pages about the dice (struct game_page): the ranking of all players, the slate (the sheet of one
 * game, a column a seat), and whether the dice are fair. What they show lies in struct cubes_kept (kept.h).
 */
#ifndef FRONT_CUBES_PAGES_H
#define FRONT_CUBES_PAGES_H

#include "front/cubes/cubes_count.h"
#include "front/cubes/look.h"
#include "front/page/page_rows.h"
#include "front/page/page_sheet.h"
#include "games/cubes/fair.h"
#include "games/cubes/ranking.h"

/* The items of a page begin here; there are fewer than 100. */
enum { CUBES_PAGE_ITEMS = 100 };

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
    CUBES_RANKING_COMPANY = CUBES_PAGE_ITEMS, /* which list is shown; left and right change it */
    CUBES_RANKING_SORT,                       /* folded: the column that is sorted by, likewise */
    CUBES_RANKING_HEAD,                       /* the head of a column; the others follow */
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

enum { CUBES_SLATE_ITEM = CUBES_PAGE_ITEMS }; /* a row; the others follow */

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

/* slate_foot.c: what stands below the road of a game that is over, sentences and a stamp; and its height. */
float cubes_slate_foot_height(const struct cubes_slate_page *page);
void cubes_slate_foot(const struct cubes_slate_page *page, struct draw_list *list, struct rect box);

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

enum { CUBES_FAIR_KIND = CUBES_PAGE_ITEMS, CUBES_FAIR_SEAT }; /* left and right change them */

struct cubes_fair_page {
    bool jokers; /* dice with a Joker, else plain ones */
    int seat;    /* -1: all */
};
extern const struct game_page cubes_fair_tab;
/* The verdict in plain words. */
void cubes_fair_text(const struct cubes_fairness *fairness, struct text *out);

#endif
