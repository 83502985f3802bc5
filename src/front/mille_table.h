/* SPDX-License-Identifier: MIT */
/* The road table: the session under way and what is shown of it. Dealing, turn and coup fourre are one
 * scene with one context. */
#ifndef FRONT_MILLE_TABLE_H
#define FRONT_MILLE_TABLE_H

#include "front/mille_layout.h"
#include "front/mille_shown.h"
#include "front/scene.h"
#include "table/session.h"

enum { TABLE_YOU = 0, TABLE_OPPONENT = 1 };

struct mille_table {
    bool seated;            /* a session is under way */
    struct session session; /* its state is final the moment a move is played */
    struct mille_shown shown;
    struct mille_layout layout;
    int raised;         /* hand slot picked up by click or key to choose a place, -1 if none */
    bool dragging;
    float drag_x, drag_y; /* of the card's middle from the pointer */
    char letter;          /* 'u' or 'd': a number is awaited */
    char message[240];    /* a refusal, until the next act */
    int shake_ticks;      /* of the refused card */
    int shake_slot;
    int think_ticks;      /* before the computer moves */
    int march_ticks;      /* the dashes march a while after each change, then rest */
    bool save_failed;
};

extern const struct scene mille_table_scene;

/* Sits down to a new match with the settings' rules. */
void mille_table_new(struct front *front);
/* Takes over a session (the table owns it from now on) and shows it without animation. */
void mille_table_take(struct front *front, const struct session *session);
void mille_table_free(struct front *front);
/* Plays for the seat in turn: session, save, animation. Returns the refusal, if any. */
refusal mille_table_play(struct front *front, struct move move);
/* Next hand, or next game. */
void mille_table_next(struct front *front);
/* The state of the session. */
const struct mille_state *mille_table_state(const struct front *front);
const char *mille_table_name(const struct front *front, int seat);
/* Saves the journal now; false: the status bar says why. */
bool mille_table_save(struct front *front);

#endif
