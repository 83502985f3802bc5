/* SPDX-License-Identifier: MIT */
/* The saves, newest first, with their date, hand and totals: to open, to watch, to delete. One that is
 * damaged says why and stays as it is. */
#ifndef FRONT_SCENES_LOAD_H
#define FRONT_SCENES_LOAD_H

#include "front/scene.h"
#include "table/journal.h"
#include "ui/services.h"

enum { LOAD_MOST = 200 };

/* What is known of a save once its row has been on the screen. */
struct load_row {
    bool known, good;
    int day, second; /* it was written */
    char name[SEAT_NAME_SIZE];
    char players[2 * SEAT_NAME_SIZE + 8]; /* "Marie – Léa", of more "Marie, Amédée, Odette, Mado" */
    char hand[48];                        /* "Round 3" */
    int sides;
    int total[2];     /* of more sides than two that of the first person, and the best of the others */
    int games[2];     /* likewise */
    int moves;        /* played so far, */
    uint64_t hash;    /* and the state that they led to */
    char reason[240]; /* why it cannot be opened */
};

struct load_state {
    struct service_file file[LOAD_MOST];
    struct load_row row[LOAD_MOST];
    int count;
    int chosen;  /* the row that is about to be opened or deleted */
    int turn_to; /* the row that gets the focus when the list is on top again, -1 for none */
};

extern const struct scene load_scene;
/* What it keeps while it is on the stack. */
struct load_state *load_of(const struct front *front);

#endif
