/* SPDX-License-Identifier: MIT */
/* The title: Continue, the journey, New game, the tables, Options, Quit. */
#ifndef FRONT_SCENES_TITLE_H
#define FRONT_SCENES_TITLE_H

#include "front/game_front.h"
#include "front/scene.h"

extern const struct scene title_scene;

/* ---- for its own files ----------------------------------------------------------------------------- */

enum title_item {
    TITLE_ITEM_CONTINUE,
    TITLE_ITEM_JOURNEY,
    TITLE_ITEM_NEW,
    TITLE_ITEM_LEARN,
    TITLE_ITEM_TABLE, /* one a game, in their order */
    TITLE_ITEM_DAY = TITLE_ITEM_TABLE + GAME_FRONTS_MAX,
    TITLE_ITEM_OTHERS,
    TITLE_ITEM_LOAD,
    TITLE_ITEM_OPTIONS,
    TITLE_ITEM_SCORES,
    TITLE_ITEM_HELP,
    TITLE_ITEM_QUIT,
    TITLE_ITEMS
};

/* Adds what an item's sign says beside its label: which game waits, what day it is. */
void title_item_more(const struct front *front, int item, struct text *out);
/* What an item says, for _(): the lessons are those of the table chosen. */
const char *title_item_label(const struct front *front, int item);
/* Whether an item is a game's table; the tables share a row. */
bool title_is_table(int item);
/* The item of the last table. */
int title_last_table(void);
/* Whether an item is shown: Continue only if a game waits, the journey only if all its games are here,
 * lessons only if a game has some, the others only where this machine can play with them, Quit not in a
 * browser's page. */
bool title_is_shown(const struct front *front, int item);
/* The game that Continue goes on with: the game chosen if it waits, else the first that waits; NULL: none. */
const struct game_front *title_waiting(const struct front *front);
/* The row of an item among the items shown; with two columns two items share a row. */
int title_row_of(const struct front *front, int item);
/* The item that the sign points at. */
int title_focused(const struct front *front);

/* The distance from the last table to the point of the sign behind it, with letters of 40 units. */
#define TITLE_POINT 46.0f

/* The layout of the title in a window. */
struct title_place {
    struct point scene; /* the origin of the picture's reference frame */
    float scene_scale;
    float slope;   /* y of the crest of a dark field under the menu; 0: the picture's own field will do */
    float size, k; /* size of the menu's letters; k: size / 40, the scale of what was designed for 40 */
    int columns;   /* 1 or 2 */
    float left;    /* of the sign; labels begin 24 k further right */
    float column;  /* from column to column */
    float sign_w;
    float first; /* middle of the first row */
    float pitch; /* from row to row */
    float air;   /* the sign is higher than a row: the rows after it are moved down by this */
    struct point logo;
    float logo_scale;
    struct rect message; /* the room for the message, from its top */
    bool message_above;  /* the message ends at the y of that room instead */
    float plates_right;  /* where the row of the tables' plates must end */
    float right, foot;   /* of what can be laid out */
};
struct title_place title_place(const struct front *front);
/* The middle's y of a row, and of the sign, while the sign points at row `sign`. */
float title_row_middle(const struct title_place *place, float row, float sign);
float title_sign_middle(const struct title_place *place, float sign);
/* The left edge of the sign on an item. */
float title_item_left(const struct front *front, const struct title_place *place, int item);
/* The plate of a table in a row with its middle at y `middle`. */
struct rect title_plate_box(const struct front *front, const struct title_place *place, int item,
                            float middle);
/* The width of a table's emblem on its plate, with letters of 40 units; 0: the window has no room for
 * emblems. */
float title_emblem_room(const struct front *front, int item);
/* The scale of a table's plate; designed for letters of 40 units. */
float title_plate_scale(const struct front *front, const struct title_place *place);

/* The box of an item. */
struct rect title_item_box(const struct front *front, int item);
void title_draw(const struct front *front, struct draw_list *list, float blend);

/* The camera over the title's picture. It goes to a table's place when the sign has stood on that table for a
 * moment, so that it does not move while the sign only passes. */
struct title_camera {
    const struct game_front *at; /* the table at which it stands, or to which it goes */
    const struct game_front *to; /* the table at which the sign points, while the camera waits */
    int wait;                    /* ticks until it may go */
    int ticks;                   /* of its way; 0: it stands */
    /* Where its way began; the table that it left, and how far that table's foreground was up (0 to 1). */
    struct point from;
    float from_zoom;
    const struct game_front *left;
    float left_up;
};

struct title_state {
    struct title_camera camera;
    int pointed;    /* the item to which the sign goes, or at which it stands */
    float row_from; /* the row at which it started; 1 is the second row */
    float way;      /* the part of its way that is done; 1: it stands */
    int way_ticks;
};

/* The item to which the sign goes, or at which it stands. */
int title_pointed(const struct front *front);
/* The row of the sign; between two rows while it moves. */
float title_sign_row(const struct front *front);

/* Moves the camera at once to where the sign points. */
void title_camera_arrive(struct front *front);
/* One tick of the camera; true while it waits or moves. */
bool title_camera_tick(struct front *front);
/* For `ahead` of struct scene. */
int title_camera_ahead(const struct front *front, struct draw_list *list);
void title_camera_draw(const struct front *front, struct draw_list *list, const struct title_place *place,
                       float blend);

/* What it keeps while it is on the stack. */
struct title_state *title_of(const struct front *front);

#endif
