/* SPDX-License-Identifier: MIT */
/* The postcards of the journey, and what is stuck and stamped on them. A stage is named by its place in
 * `stages` (table/stage.h). */
#ifndef FRONT_SCENES_POSTCARD_H
#define FRONT_SCENES_POSTCARD_H

#include "base/text.h"
#include "ui/draw.h"

/* A postcard as it lies: a white-edged picture, three wide and two high. */
struct postcard {
    int stage;
    struct point middle;
    float w;     /* of the picture, in units */
    float angle; /* degrees */
    bool detail; /* the picture has what the third stamp adds */
};

/* The height of a postcard's picture; the width of its white edge; and a box that holds the turned card. */
float postcard_high(const struct postcard *card);
float postcard_edge(const struct postcard *card);
struct rect postcard_box(const struct postcard *card);
/* Where a point of the picture lies, given in parts of its width and height from its middle, -.5 to .5. */
struct point postcard_at(const struct postcard *card, float across, float down);

/* The back of a card: what somebody wrote, who signs behind a dash; to whom; and the stamps that are won, bit
 * g: that of goal g. */
struct postcard_back {
    const char *text, *name;
    unsigned stamps;
};

/* Draws the card, with the words that stand in its picture; and its back. */
void postcard_draw(struct draw_list *list, const struct postcard *card);
void postcard_back_draw(struct draw_list *list, const struct postcard *card,
                        const struct postcard_back *back);
/* The place of a card that has not been won. */
void postcard_place_draw(struct draw_list *list, struct rect box);
/* Photo corners: bit 0 is the one at the upper left, the others follow clockwise. */
void postcard_corners_draw(struct draw_list *list, const struct postcard *card, unsigned corners);

/* A postage stamp of a goal. */
struct postcard_stamp {
    int goal; /* from 0 */
    struct point middle;
    float scale, angle; /* scale 1: 140 x 164 with its air */
    float opacity;
    bool moves; /* it changes from frame to frame */
};
void postcard_stamp_draw(struct draw_list *list, const struct postcard_stamp *stamp);

/* For the postmark of a sheet: the town in capitals, and "30 JUILLET", as French postmarks have them. */
const char *postcard_town(int stage);
void postcard_day(int stage, struct text *out);
/* Covers the canvas with the picture of a stage: behind a sheet of its evening. */
void postcard_backdrop(struct draw_list *list, int stage);

/* The postmark of a stage. */
struct postcard_mark {
    int stage;
    struct point middle;
    float radius, angle;
    float opacity;
    struct rgba ink;
    bool small; /* only the town is read */
};
void postcard_mark_draw(struct draw_list *list, const struct postcard_mark *mark);
/* The ink of a postmark that is seen on the sky of a stage's picture. */
struct rgba postcard_mark_ink(int stage);

#endif
