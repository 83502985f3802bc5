/* SPDX-License-Identifier: MIT */
/* The replay: a sitting watched again on the very table, paused, stepped both ways, sped up; and played on
 * from any point. The game that it was opened from is put back on leaving. */
#ifndef FRONT_SCENES_REPLAY_H
#define FRONT_SCENES_REPLAY_H

#include "front/part.h"
#include "front/scene.h"
#include "table/session.h"

enum { REPLAY_SPEEDS = 4 };

struct replay_state {
    bool open;
    struct journal whole; /* owned while open: what is watched */
    bool can_review;      /* it holds a hand that is over */
    int at;               /* moves made */
    bool playing;
    int speed;       /* index of replay_speeds */
    int pause_ticks; /* before the next move */
    bool dragging;   /* the knob of the road below follows the pointer */
};

extern const struct part replay_part;
/* What it keeps. */
struct replay_state *replay_of(const struct front *front);

extern const struct scene replay_scene;

/* Watches the sitting at the table from the beginning of its hand. */
void replay_table(struct front *front);
/* Watches another sitting from its first move; takes the session over. */
void replay_open(struct front *front, const struct session *session);
/* Watches a journal, which it copies, from just after so many moves, as a seat sees it. */
void replay_journal(struct front *front, const struct journal *journal, int moves, int seat);
/* Goes to just after so many moves, without a movement. */
void replay_seek(struct front *front, int moves);

#endif
