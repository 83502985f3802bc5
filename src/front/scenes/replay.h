/* SPDX-License-Identifier: MIT */
/* The replay: a sitting is watched at a table of its own; it can be paused, stepped both ways, sped up, and
 * played on from any move. Leaving it leads back to the table before. */
#ifndef FRONT_SCENES_REPLAY_H
#define FRONT_SCENES_REPLAY_H

#include "front/part.h"
#include "front/scene.h"
#include "table/session.h"

enum { REPLAY_SPEEDS = 4 };
extern const int replay_speeds[REPLAY_SPEEDS]; /* times the usual one */

struct replay_state {
    bool open;
    struct journal whole; /* the journal that is watched; owned while open */
    bool can_review;      /* the journal has something to review */
    int at;               /* number of moves shown */
    bool playing;
    int speed;       /* index of replay_speeds */
    int pause_ticks; /* before the next move */
    bool dragging;   /* the pointer holds the knob on the panel's road */
};

extern const struct part replay_part;
/* What it keeps. */
struct replay_state *replay_of(const struct front *front);

extern const struct scene replay_scene;

/* Watches the sitting at the table, from the beginning of the hand. */
void replay_table(struct front *front);
/* Watches another session from its first move, and owns it from now on. */
void replay_open(struct front *front, const struct session *session);
/* Watches a copy of a journal as a seat sees it, beginning after `moves` moves. */
void replay_journal(struct front *front, const struct journal *journal, int moves, int seat);
/* Shows the table after `moves` moves, without a movement. */
void replay_seek(struct front *front, int moves);

/* ---- the panel at the foot of the table, in one line, or in more where the window is narrow ---- */

enum replay_item {
    REPLAY_ROAD,
    REPLAY_BACK,
    REPLAY_PLAY,
    REPLAY_NEXT,
    REPLAY_SPEED,
    REPLAY_HERE,
    REPLAY_REVIEW,
    REPLAY_LEAVE,
    REPLAY_ITEMS
};

/* The height of the panel. */
float replay_foot_height(const struct front *front);
/* The box of the panel, and of an item. */
struct rect replay_panel(const struct front *front);
struct rect replay_item(const struct front *front, enum replay_item item);
void replay_panel_draw(const struct front *front, struct draw_list *list);

#endif
