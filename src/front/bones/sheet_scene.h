/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a round of dominoes: the points of every seat, at the end of a game also the
 * places; and on to the next round, the review, or home. */
#ifndef FRONT_BONES_SHEET_SCENE_H
#define FRONT_BONES_SHEET_SCENE_H

#include "front/page/game_page.h"
#include "games/bones/bones.h"

/* The memory of the scene. */
struct bones_sheet_state {
    struct bones_public pub; /* the round that is over */
};

extern const struct scene bones_sheet_scene;

struct bones_sheet_state *bones_sheet_of(const struct front *front);
/* sheet_draw.c: the rows, and the line below them. */
extern const struct page_sheet bones_sheet_points;
extern const struct page_part bones_sheet_tail;
/* How the round ended, and what opens the next one: a sentence each. */
void bones_sheet_end_text(const struct front *front, struct text *out);
void bones_sheet_next_text(const struct front *front, struct text *out);

#endif
