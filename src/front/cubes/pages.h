/* SPDX-License-Identifier: MIT */
/* Three pages about the dice beside the statistics: the ranking, the slate of a game, and whether the dice
 * are fair. Each is the rows of a form: whoever opens the dialog draws its head and foot, scrolls, and asks a
 * page how long it is, what can be chosen in it, and what a choice does. What they show is somebody else's.
 */
#ifndef FRONT_CUBES_PAGES_H
#define FRONT_CUBES_PAGES_H

#include "front/cubes/cubes_count.h"
#include "front/cubes/look.h"
#include "front/page/page_rows.h"
#include "front/page/page_sheet.h"
#include "games/cubes/fair.h"
#include "games/cubes/ranking.h"

/* Items of pages: ids from here on, fewer than 100. */
enum { CUBES_PAGE_ITEMS = 100 };

/* ---- the ranking --------------------------------------------------------------------------------------- */

enum cubes_column {
    CUBES_COLUMN_RATING, /* alone: turns of a game */
    CUBES_COLUMN_GAMES,
    CUBES_COLUMN_WON, /* with others only */
    CUBES_COLUMN_LEFT,
    CUBES_COLUMN_AVERAGE,
    CUBES_COLUMN_BUSTS,
    CUBES_COLUMN_BEST,
    CUBES_COLUMN_LAST,
    CUBES_COLUMNS
};

enum {
    CUBES_RANKING_COMPANY = CUBES_PAGE_ITEMS,               /* left and right change it */
    CUBES_RANKING_SORT,                                     /* where it folds: likewise */
    CUBES_RANKING_HEAD,                                     /* of a column; the others follow */
    CUBES_RANKING_ROW = CUBES_RANKING_HEAD + CUBES_COLUMNS, /* of a player; the others follow */
    CUBES_RANKING_ROWS = 40,                                /* players that are shown at most */
};

struct cubes_ranking_page {
    const struct cubes_ranking *lists; /* by company, sorted as the rules have it */
    enum cubes_company company;
    enum cubes_column by;
    bool turned; /* from worst to best */
    int count, order[CUBES_RANKING_ROWS];
};

/* Opens it at those who played with others, or alone where nobody has. lists: CUBES_COMPANIES of them. */
void cubes_ranking_open(struct cubes_ranking_page *page, const struct cubes_ranking *lists);
/* The lists have grown: it stays at what was chosen in it. */
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
    CUBES_SLATE_RISK, /* before the end, as what follows: points of the turn under way */
    CUBES_SLATE_WANTING,
    CUBES_SLATE_TOTAL,
    CUBES_SLATE_ROWS
};

enum { CUBES_SLATE_ITEM = CUBES_PAGE_ITEMS }; /* of a row; the others follow */

struct cubes_slate_page {
    const struct cubes_public *pub;
    const struct cubes_tally *tally;
    const struct sitter *sitter; /* by seat */
    int viewer;
    bool you; /* "you" in sentences is the viewer */
    int by;   /* a row by which the seats stand, the most first; -1: as they sit */
    int order[CUBES_SEATS_MAX];
};

void cubes_slate_open(struct cubes_slate_page *page, const struct cubes_public *pub,
                      const struct cubes_tally *tally, const struct sitter *sitter, int viewer, bool you);
bool cubes_slate_choose(struct cubes_slate_page *page, int item);
void cubes_slate_hint(const struct cubes_slate_page *page, int item, struct text *out);
/* How the game stands, in a sentence: "Marie wins by 450"; and its kind: "TO 10,000 · JOKERS". */
void cubes_slate_text(const struct cubes_slate_page *page, struct text *out);
void cubes_slate_kind(const struct cubes_slate_page *page, struct text *out);
/* The slate of the game at the table: what struct cubes_kept keeps of it begins anew; the page, with those
 * who sit there as they are called now, whom `look` keeps. */
void cubes_slate_begin(struct front *front);
struct cubes_slate_page cubes_slate_now(const struct front *front, struct cubes_look *look);
/* The sheet; above it how a game under way stands, and below it, where it is over, the road with all caps. */
extern const struct page_sheet cubes_slate_sheet;
extern const struct page_part cubes_slate_lead, cubes_slate_tail;
/* What else is to be told of a game that is over, the most important first; how many sentences, 0 where
 * nobody has come home. */
enum { CUBES_SLATE_NOTES = 2, CUBES_SLATE_NOTE_SIZE = 160 };
int cubes_slate_notes(const struct cubes_slate_page *page,
                      char note[CUBES_SLATE_NOTES][CUBES_SLATE_NOTE_SIZE]);

/* slate_foot.c: what stands below the road of a game that is over, sentences and a stamp; and its height. */
float cubes_slate_foot_height(const struct cubes_slate_page *page);
void cubes_slate_foot(const struct cubes_slate_page *page, struct draw_list *list, struct rect box);

/* ---- are the dice fair? -------------------------------------------------------------------------------- */

/* Dice thrown in live games at this machine, by seat; plain ones, and those with a Joker. */
struct cubes_thrown {
    struct cubes_faces seat[2][CUBES_SEATS_MAX];
};

/* Counts the dice of a move. jokers: whether they have one. */
void cubes_thrown_add(struct cubes_thrown *thrown, bool jokers, const struct event_list *events);
/* All seats together, or one; seat -1: all. */
struct cubes_faces cubes_thrown_of(const struct cubes_thrown *thrown, bool jokers, int seat);
/* As a text, a line a seat: "plain 1 12 9 11 10 13 8"; and back: false, and nothing is changed, where it is
 * none. */
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
