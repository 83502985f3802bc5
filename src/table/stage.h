/* SPDX-License-Identifier: MIT */
/* A stage of the journey: an evening at one table with one twist, laid-out deals and three goals. A stage
 * knows a game, its options and its players by their names, and what the game counts by the names of its
 * figures (table/figures.h). stages.c has a row for each. Pure: knows no screen and no file. */
#ifndef TABLE_STAGE_H
#define TABLE_STAGE_H

#include "table/figures.h"

enum {
    STAGE_GOALS = 3,
    STAGE_DEALS = 12,
    STAGE_RIVALS = 3,
    STAGE_OPTIONS = 3,
    STAGE_TESTS = 3,
    STAGE_COACH = 3,           /* tries without the first stamp, after which the coach goes on */
    STAGE_ITERATIONS = 10000,  /* of a rival on the road that searches, for a move; */
    STAGE_DEALS_SEARCHED = 100 /* and of one at the dominoes */
};

/* Which way the person travels. */
enum stage_way { STAGE_OUT, STAGE_BACK, STAGE_WAYS };

enum stage_bound { AT_LEAST, AT_MOST };

/* What must be so for a goal. */
struct stage_test {
    /* A figure of the game by its key; or one of the journey's own, which are known when the evening is over:
     * "won" (1: the most points, alone), "place" (from 1), "lead" (points before the best other, or behind
     * it), "review" (how well the person chose: stage_judged). */
    const char *figure;
    enum stage_bound bound;
    int number;
};

struct stage_goal {
    const char *words;                   /* for _(): "700 in milestones in a hand" */
    bool in_a_hand;                      /* all tests by the same hand; otherwise by the whole evening */
    struct stage_test test[STAGE_TESTS]; /* figure NULL ends them */
    /* How near a try came: a figure of the game, and the number at which the goal is met; NULL: there is
     * nothing to say. */
    const char *near;
    int full;
};

/* Who sits opposite: the player by name, and the person by the key of an opponent. */
struct stage_rival {
    const char *player, *who;
};

struct stage {
    const char *id; /* lower case, for files */
    enum stage_way way;
    const char *town; /* for _() */
    int km;           /* from the Porte d'Italie */
    int date;         /* of 1955: day of the year from 0 */
    const char *game;
    struct stage_option {
        const char *name, *value;
    } option[STAGE_OPTIONS];                /* name NULL ends them */
    struct stage_rival rival[STAGE_RIVALS]; /* player NULL ends them */
    int hands;                              /* of the evening; 0: to the end of the game */
    /* The twist in a few words and in a sentence, for _(), and its sign; NULL: there is none. */
    const char *twist, *twist_says, *twist_sign;
    struct stage_goal goal[STAGE_GOALS];
    const char *postcard; /* a picture */
    uint64_t deal[STAGE_DEALS];
};

/* All stages: those out, then those back, each in the order of travel. */
extern const struct stage stages[];
/* How many there are; and on a way. */
int stages_count(void);
int stages_on(enum stage_way way);
/* The place of a stage; -1: there is none of that name on that way. */
int stage_find(const char *id, enum stage_way way);
/* "nevers 7" or "nevers back 7", as in a journal: a stage and a deal, counted from 0. */
void stage_format(const char *id, enum stage_way way, int deal, struct text *out);

/* The game of a stage among those of the program; NULL: it is not there. */
const struct game *stage_game(const struct stage *stage, const struct game *const *games);
/* The setup of a deal. The game must be the stage's; its options and players must exist. */
struct game_setup stage_setup(const struct stage *stage, const struct game *game, int deal);
/* The player of a rival in a seat from 1 on, as an index into the game's players; how many rivals sit down.
 */
int stage_player(const struct stage *stage, const struct game *game, int seat);
int stage_rivals(const struct stage *stage);
/* What a rival may think for a move, in iterations; 0: the player's own measure. */
uint32_t stage_iterations(const struct stage *stage);
/* Compares a journal with the deal that it is marked with. Returns the word of its header that differs, as
 * daily_differs does; NULL: all agree. */
const char *stage_differs(const struct stage *stage, const struct journal *journal);

/* A try of a stage while it is followed. Plain data. */
struct stage_try {
    const struct stage *stage; /* const data */
    struct figures figures;
    bool over;                /* the evening is over */
    unsigned met;             /* bit g: goal g is met */
    int nearest[STAGE_GOALS]; /* the figure that is nearest to the goal, the best hand or the evening */
    int points[SEATS_MAX];    /* of the sides so far */
    int review;               /* -1: not judged */
};

/* Begins, with the game's figures; the deal is followed first. */
void stage_begin(struct stage_try *try, const struct stage *stage, const struct game_figures *of);
/* Follows the deal or a move. Nothing changes once the evening is over. */
void stage_follow(struct stage_try *try, const struct event_list *events, const void *state);
/* The points of the person's side before the best other; 0 for somebody alone. */
int stage_lead(const struct stage_try *try);
/* How well the person chose, once the evening is over and has been judged; meets goals that ask for it. */
void stage_judged(struct stage_try *try, int review);
/* Whether a goal of the stage asks for that. */
bool stage_asks_review(const struct stage *stage);
/* Follows a whole journal. */
void stage_of_journal(struct stage_try *try, const struct stage *stage, const struct game_figures *of,
                      const struct journal *journal);

#endif
