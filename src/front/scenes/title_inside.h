/* SPDX-License-Identifier: MIT */
/* What stands on the title's menu: for its two files. */
#ifndef FRONT_SCENES_TITLE_INSIDE_H
#define FRONT_SCENES_TITLE_INSIDE_H

#include "front/game_front.h"
#include "front/scenes/title.h"

enum title_item {
    TITLE_ITEM_CONTINUE,
    TITLE_ITEM_NEW,
    TITLE_ITEM_LEARN,
    TITLE_ITEM_TABLE, /* one a game, in their order */
    TITLE_ITEM_DAY = TITLE_ITEM_TABLE + GAME_FRONTS_MAX,
    TITLE_ITEM_LOAD,
    TITLE_ITEM_OPTIONS,
    TITLE_ITEM_SCORES,
    TITLE_ITEM_HELP,
    TITLE_ITEM_QUIT,
    TITLE_ITEMS
};

/* Its name as a focusable item, and what it says, for _(). */
const char *title_item_name(int item);
const char *title_item_label(int item);
/* Whether an item is one of the tables, which share a row. */
bool title_is_table(int item);
/* The last of them. */
int title_last_table(void);
/* Nothing can be continued where no game waits, nor learnt where no game has lessons, and a page cannot be
 * quit. */
bool title_is_shown(const struct front *front, int item);
/* The row of an item among those shown; in two columns two of them share one. */
int title_row_of(const struct front *front, int item);
/* The item that the sign points at. */
int title_focused(const struct front *front);

/* Where things lie in a window of some shape. */
struct title_place {
    struct point scene; /* the reference frame's origin of the picture */
    float scene_scale;
    float slope;   /* crest of the dark field the menu stands on; 0 where it is the picture's own */
    float size, k; /* of the menu's letters, and against the 40 units they were designed for */
    int columns;   /* 1 or 2 */
    float left;    /* of the sign; labels begin 24 k further right */
    float column;  /* from column to column */
    float sign_w;
    float first; /* middle of the first row */
    float pitch; /* from row to row */
    float air;   /* the sign is higher than a row: those after it make so much room */
    struct point logo;
    float logo_scale;
    struct rect message; /* the room for a sentence, from its top */
    bool message_above;  /* that room ends at its y instead */
    float right, foot;   /* of what can be laid out */
};
struct title_place title_place(const struct front *front);
/* Middle of a row, and of the sign, while the sign points at row `sign`. */
float title_row_middle(const struct title_place *place, float row, float sign);
float title_sign_middle(const struct title_place *place, float sign);
/* Left edge of the sign on an item. */
float title_item_left(const struct front *front, const struct title_place *place, int item);
/* The plate of a table in a row with that middle; and its letters against the 40 units. */
struct rect title_chip_box(const struct front *front, const struct title_place *place, int item,
                           float middle);
/* What a table's emblem takes of its plate where letters are 40; 0: none is shown in such a window. */
float title_emblem_room(const struct front *front, int item);
float title_chip_scale(const struct front *front, const struct title_place *place);

/* Where an item lies while the sign points where it does. */
struct rect title_item_box(const struct front *front, int item);
void title_draw(const struct front *front, struct draw_list *list, float blend);

struct title_state {
    int pointed;    /* the item that the sign goes to, or stands at: its row changes with the window */
    float row_from; /* where it started to move; 1 is the second row */
    float way;      /* how much of that movement is done, 0 to 1: it stands */
    int way_ticks;
};

/* The item to which the sign is going, or at which it is. */
int title_pointed(const struct front *front);
/* The row at which the sign is, between two of them while it moves. */
float title_sign_row(const struct front *front);

/* What it keeps while it is on the stack. */
struct title_state *title_of(const struct front *front);

#endif
