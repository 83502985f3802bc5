/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a round of dominoes: all hands are laid open and counted before one's eyes, then
 * who gets what; and on to the next round, the review, or home. */
#ifndef FRONT_BONES_SHEET_SCENE_H
#define FRONT_BONES_SHEET_SCENE_H

#include "front/scene.h"
#include "games/bones/bones.h"
#include "ui/form.h"

/* What it keeps while it is on the stack. */
struct bones_sheet_state {
    bool open;               /* the rest is there */
    struct bones_public pub; /* the round that is over */
    float ms;                /* of the counting, as designed */
    int heard;               /* tiles and sums whose sound was heard */
};

extern const struct scene bones_sheet_scene;

struct bones_sheet_state *bones_sheet_of(const struct front *front);
/* Tiles that are still in the hands of all. */
int bones_sheet_tiles(const struct bones_public *pub);
/* How far the counting is: tiles that are laid open; whether the sum, and then the bonus and the totals are
 * written down. */
int bones_sheet_opened(const struct bones_sheet_state *state);
bool bones_sheet_summed(const struct bones_sheet_state *state);
bool bones_sheet_counted(const struct bones_sheet_state *state);

/* sheet_draw.c: the rows, and how long they are in a dialog so wide, and as high as most or low. */
float bones_sheet_length(float width, bool low);
void bones_sheet_rows(const struct front *front, struct draw_list *list, const struct form *form);
/* How the round ended, in a sentence; what the hands bring, written out; what opens the next one. */
void bones_sheet_end_text(const struct front *front, struct text *out);
void bones_sheet_sum_text(const struct front *front, struct text *out);
void bones_sheet_next_text(const struct front *front, struct text *out);

#endif
