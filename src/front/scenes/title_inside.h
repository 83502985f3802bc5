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

/* What an item says, for _(): the lessons are those of the table chosen. */
const char *title_item_label(const struct front *front, int item);
/* Whether an item is one of the tables, which share a row. */
bool title_is_table(int item);
/* The last of them. */
int title_last_table(void);
/* Nothing can be continued where no game waits, nor learnt where no game has lessons, and a page cannot be
 * quit. */
bool title_is_shown(const struct front *front, int item);
/* The game that Continue goes on with: the one chosen, else the first that waits; NULL: none does. */
const struct game_front *title_waiting(const struct front *front);
/* The row of an item among those shown; in two columns two of them share one. */
int title_row_of(const struct front *front, int item);
/* The item that the sign points at. */
int title_focused(const struct front *front);

/* From the last of the tables to the point of the sign on them, where letters are 40. */
#define TITLE_POINT 46.0f

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
    float chips_right;   /* up to which the tables reach in their row */
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

/* The camera over the evening. It goes to a table's place once the sign has stood on that table for a
 * moment, so that nobody who only passes by is taken along. */
struct title_camera {
    const struct game_front *at; /* at whose table it stands, or to which it is going */
    const struct game_front *to; /* where the sign wants it next, while it waits */
    int wait;                    /* ticks until it may set out */
    int ticks;                   /* of the journey under way; 0: it stands */
    /* Where that began, and what sinks there: by how much it was up. */
    struct point from;
    float from_zoom;
    const struct game_front *left;
    float left_up;
};

struct title_state {
    struct title_camera camera;
    int pointed;    /* the item that the sign goes to, or stands at: its row changes with the window */
    float row_from; /* where it started to move; 1 is the second row */
    float way;      /* how much of that movement is done, 0 to 1: it stands */
    int way_ticks;
};

/* The item to which the sign is going, or at which it is. */
int title_pointed(const struct front *front);
/* The row at which the sign is, between two of them while it moves. */
float title_sign_row(const struct front *front);

/* The camera is where the sign wants it, at once. */
void title_camera_arrive(struct front *front);
/* From the title's tick: true while it waits or moves. */
bool title_camera_tick(struct front *front);
/* For `ahead` of struct scene. */
int title_camera_ahead(const struct front *front, struct draw_list *list);
void title_camera_draw(const struct front *front, struct draw_list *list, const struct title_place *place,
                       float blend);

/* What it keeps while it is on the stack. */
struct title_state *title_of(const struct front *front);

#endif
