/* SPDX-License-Identifier: MIT */
/* The list of saves, newest first, each to open, to watch or to delete. A damaged save says what is wrong
 * with it, and can only be deleted. */
#ifndef FRONT_SCENES_LOAD_H
#define FRONT_SCENES_LOAD_H

#include "front/scene.h"
#include "front/stage/dialog.h"
#include "table/journal.h"
#include "ui/services.h"

enum { LOAD_MOST = 200 };

/* A save. Files are read when their row comes onto the screen. */
struct load_row {
    bool known, good; /* it was read; it can be opened */
    int day, second;  /* when it was written */
    char name[SEAT_NAME_SIZE];
    char players[2 * SEAT_NAME_SIZE + 8]; /* "Marie – Léa", of more "Marie, Amédée, Odette, Mado" */
    char hand[48];                        /* "Round 3" */
    int sides;
    int total[2];     /* points of two sides; of more: of the first person, and the best of the others */
    int games[2];     /* games won, likewise */
    int moves;        /* played so far */
    uint64_t hash;    /* of the state after them */
    char reason[240]; /* why it cannot be opened */
};

struct load_state {
    struct service_file file[LOAD_MOST];
    struct load_row row[LOAD_MOST];
    int count;
    int chosen;  /* the row that is about to be opened or deleted */
    int turn_to; /* the row that gets the focus with the next tick, -1 for none */
};

extern const struct scene load_scene;
/* What it keeps while it is on the stack. */
struct load_state *load_of(const struct front *front);

/* Where the parts of the list lie, for its two files. */
/* A row and its two buttons follow each other. */
enum load_part { PART_OPEN, PART_WATCH, PART_DELETE, PARTS };
enum { LOAD_ITEM_BACK, LOAD_ITEM_ROWS };

/* Left edges of the columns in the dialog. */
enum { COLUMN_NAME = 72, COLUMN_HAND = 520, COLUMN_TOTALS = 700, COLUMN_DATE = 940 };

static inline int load_id(int row, enum load_part part)
{
    return LOAD_ITEM_ROWS + row * PARTS + (int)part;
}

/* The row of an item, -1 if it belongs to none, and its part. */
static inline int load_row_of(int id)
{
    return id >= LOAD_ITEM_ROWS ? (id - LOAD_ITEM_ROWS) / PARTS : -1;
}
static inline enum load_part load_part_of(int id)
{
    return (enum load_part)((id - LOAD_ITEM_ROWS) % PARTS);
}

struct form load_form(const struct front *front);
/* The first row of which something is seen and the one after the last, within bounds. */
void load_seen(const struct front *front, const struct form *form, int *first, int *end);
struct rect load_part_box(const struct front *front, const struct form *form, int row, enum load_part part);
struct rect load_back_box(const struct front *front, const struct form *form);
/* Who played, how it stands and when it was written; or why it cannot be opened. */
void load_say(const struct load_row *row, struct text *out);
void load_draw(const struct front *front, struct draw_list *list, float blend);
void load_status(const struct front *front, struct status *status);

#endif
