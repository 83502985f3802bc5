/* SPDX-License-Identifier: MIT */
/* The page of the deal of the day: a tab for each game, a calendar in which each day is a stone, and what can
 * be done with the day that is chosen. */
#ifndef FRONT_SCENES_DAY_PAGE_H
#define FRONT_SCENES_DAY_PAGE_H

#include "front/game_front.h"
#include "front/scene.h"

extern const struct scene day_page_scene;

/* Opens it for the game of day_front, at the try that waits or at today. Asks for the person's name first, if
 * that is not known. */
void day_page_open(struct front *front);
/* Opens it at a date, for a game that has days. */
void day_page_open_at(struct front *front, const struct game_front *game, int date);

/* ---- for its own files ----------------------------------------------------------------------------- */

enum day_page_item {
    DAY_PAGE_ITEM_STONE,      /* the first of the month */
    DAY_PAGE_ITEM_TABLE = 32, /* the first; GAME_FRONTS_MAX of them at most */
    DAY_PAGE_ITEM_EARLIER = 40,
    DAY_PAGE_ITEM_LATER,
    DAY_PAGE_ITEM_PLAY,
    DAY_PAGE_ITEM_AGAIN,
    DAY_PAGE_ITEM_WATCH,
    DAY_PAGE_ITEM_LINE,
    DAY_PAGE_ITEM_CLOSE
};

/* The entry of the chosen day, NULL: it was not tried. */
const struct day_entry *day_page_entry(const struct front *front);
/* The box of an item. */
struct rect day_page_box(const struct front *front, int item);
/* Adds the month that is shown; and what there is to say of the chosen day, in sentences. */
void day_page_month_text(const struct front *front, struct text *out);
void day_page_state_text(const struct front *front, struct text *out);
/* The label of the button that goes to the table. */
const char *day_page_play_label(const struct front *front);
/* Whether the chosen day's try is over. */
bool day_page_is_over(const struct front *front);
/* The first day of the month that is shown or, by -1 and 1, of those before and after it; and whether a day
 * of that month is open (day_is_open). */
int day_page_first(const struct front *front, int by);
bool day_page_has(const struct front *front, int by);
void day_page_draw(const struct front *front, struct draw_list *list, float blend);

struct day_page_state {
    const struct game_front *game; /* the game whose days are shown */
    int year, month;               /* the month that is shown */
    int date;                      /* the day that is chosen: days since 1970-01-01 */
    const char *said;              /* for _(): what the bar says of the last act; NULL: nothing */
};

/* What it keeps while it is on the stack. */
struct day_page_state *day_page_of(const struct front *front);

#endif
