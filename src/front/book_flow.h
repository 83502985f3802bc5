/* SPDX-License-Identifier: MIT */
/* Sets the blocks of the road book below each other: text in any language finds its own room. */
#ifndef FRONT_BOOK_FLOW_H
#define FRONT_BOOK_FLOW_H

#include "front/book_pages.h"

/* Paints blocks into a column, in the largest size, within reason, at which they fit. */
void book_flow(const struct front *front, struct draw_list *list, const struct book_block *blocks,
               struct rect column);
/* The size at which they fit; below BOOK_SIZE_LEAST they would be hard to read. */
float book_flow_size(const struct front *front, const struct book_block *blocks, struct rect column);

/* Where pages scroll: the height of blocks in a column so wide at a size of type that is always the same, and
 * the blocks painted there. */
float book_flow_height(const struct front *front, const struct book_block *blocks, float w);
void book_flow_at(const struct front *front, struct draw_list *list, const struct book_block *blocks, float x,
                  float y, float w);

#define BOOK_SIZE_LEAST 0.70f

/* The size of a paragraph's letters, before that of the flow. */
#define BOOK_TEXT_EM 26.0f

/* For whoever sets a block: where it is set, and how large. */
struct book_flow {
    const struct front *front;
    struct draw_list *list; /* only measured by unless `paint` */
    float x, w;
    float size;
    bool paint;
};
/* A paragraph whose top is at y; returns its height. */
float book_flow_text(const struct book_flow *flow, float x, float y, float w, const char *string,
                     enum font font, float em, struct rgba ink);
/* A line that shrinks to its room, and a rule across the column. */
void book_flow_line(const struct book_flow *flow, float x, float y, const char *string, enum font font,
                    float em, struct rgba ink, enum anchor anchor, float room);
void book_flow_rule(const struct book_flow *flow, float y);

/* The blocks that are tables; each returns its height. */
float book_table_option(const struct book_flow *flow, float y, int row);
float book_table_options(const struct book_flow *flow, float y, int page);
float book_table_controls(const struct book_flow *flow, float y, const struct game_book *given);
float book_table_keys(const struct book_flow *flow, float y, const struct game_book *given);

#endif
