/* SPDX-License-Identifier: MIT */
/* Play by one switch or two: what can be chosen on the screen is lit in turn, and a press chooses what is
 * lit. First come the groups of the screen's items, then the items of the chosen group, then what can be done
 * with the chosen item, where that is more than one thing. It is built on the focus list and on the prompts
 * of the bar. Few screens know of it: where it is on, phones show the bar's prompts and the menu's rows for
 * them, since these are what is lit (settings.scan). With one switch each stop stays lit for as long as the
 * person chose, for two rounds; then nothing is lit until the switch is pressed. With two the second switch
 * goes on, and nothing goes by the clock. */
#ifndef FRONT_SCANNING_SCANNING_H
#define FRONT_SCANNING_SCANNING_H

#include "front/part.h"
#include "front/scene.h"

#include <stdint.h>

struct front;

enum {
    SCAN_ROUNDS = 2,
    SCAN_TOGETHER = 8, /* items that are lit one by one without a group before them */
    SCAN_LIST = 6,     /* rows of a list that make a group */
    SCAN_STOPS_MAX = FOCUS_ITEMS_MAX + 2 * PROMPTS_MAX + 2,
    SCAN_SAYS_SIZE = 96
};

enum scan_level { SCAN_RESTS, SCAN_GROUPS, SCAN_ITEMS, SCAN_ACTS };

/* What is lit at a time. */
struct scan_stop {
    enum { STOP_ITEM, STOP_GROUP, STOP_ACT, STOP_UP } kind;
    int id;                    /* of the item; of a group's first; FOCUS_NONE where none is meant */
    int first, count;          /* of a group: its items in `member` */
    enum intent_kind does;     /* of an act, */
    char letter;               /* with the letter of INTENT_KEY */
    char says[SCAN_SAYS_SIZE]; /* translated; of an item "": its own title */
};

struct scan_stops {
    struct scan_stop stop[SCAN_STOPS_MAX];
    int count;
    int member[FOCUS_ITEMS_MAX]; /* ids, group by group */
    int members;
};

struct scanning_state {
    bool on;
    enum scan_level level;
    struct scan_stops stops; /* of the level */
    int at;                  /* the stop that is lit */
    int round;
    uint64_t since;             /* ms of the machine when it was lit */
    bool acting;                /* an intent is on its way that a press was made into */
    bool begins;                /* the screen has changed, or something was chosen: scanning begins anew */
    int group[FOCUS_ITEMS_MAX]; /* ids of the chosen group */
    int grouped;
    const struct scene *scene; /* that is scanned, */
    int depth;                 /* where it stands, */
    uint64_t items;            /* and a sum of its items */
    bool ready;                /* it was the person's turn in the last tick */
};

extern const struct part scanning_part;
/* What it keeps. */
struct scanning_state *scanning_of(const struct front *front);
/* The stop that is lit; NULL: none. */
const struct scan_stop *scanning_lit(const struct front *front);

/* scan_stops.c. They move the focus to see what the bar offers, and put it back. */

/* The groups of the screen, playable ones first, and behind them what the bar offers for the whole screen. A
 * screen of few items has these instead of groups. */
void scan_groups(struct front *front, struct scan_stops *out);
/* The items of a group, playable ones first, and behind them the way back. */
void scan_items(struct front *front, const int *ids, int count, struct scan_stops *out);
/* What can be done with an item, and the way back. */
void scan_acts(struct front *front, int id, struct scan_stops *out);

/* scan_draw.c: the frame round a group, and plates for what is no item. */
void scan_draw(const struct front *front, struct draw_list *list);

#endif
