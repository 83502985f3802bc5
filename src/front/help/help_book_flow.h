/* SPDX-License-Identifier: MIT */
/* Sets the blocks of the road book below each other: text in any language finds its own room. */
#ifndef FRONT_HELP_HELP_BOOK_FLOW_H
#define FRONT_HELP_HELP_BOOK_FLOW_H

#include "front/help/help_book_pages.h"

/* The game whose book is open, and what it gives the book. */
const struct game_front *help_book_game(const struct front *front);
const struct game_book *help_book_shown(const struct front *front);

/* Paints blocks into a column, in the largest size, within reason, at which they fit. */
void help_book_flow(const struct front *front, struct draw_list *list, const struct help_book_block *blocks,
                    struct rect column);
/* The size at which they fit; below HELP_BOOK_SIZE_LEAST they would be hard to read. */
float help_book_flow_size(const struct front *front, const struct help_book_block *blocks,
                          struct rect column);

/* Where pages scroll: the height of blocks in a column so wide at a size of type that is always the same, and
 * the blocks painted there. */
float help_book_flow_height(const struct front *front, const struct help_book_block *blocks, float w);
void help_book_flow_at(const struct front *front, struct draw_list *list,
                       const struct help_book_block *blocks, float x, float y, float w);

#define HELP_BOOK_SIZE_LEAST 0.70f

/* The size of a paragraph's letters, before that of the flow. */
#define HELP_BOOK_TEXT_EM 26.0f

/* For whoever sets a block: where it is set, and how large. */
struct help_book_flow {
    const struct front *front;
    struct draw_list *list; /* only measured by unless `paint` */
    float x, w;
    float size;
    bool paint;
};
/* A paragraph whose top is at y; returns its height. */
float help_book_flow_text(const struct help_book_flow *flow, float x, float y, float w, const char *string,
                          enum font font, float em, struct rgba ink);
/* A line that shrinks to its room, and a rule across the column. */
void help_book_flow_line(const struct help_book_flow *flow, float x, float y, const char *string,
                         enum font font, float em, struct rgba ink, enum anchor anchor, float room);
void help_book_flow_rule(const struct help_book_flow *flow, float y);

/* The blocks that are tables; each returns its height. */
float help_book_table_option(const struct help_book_flow *flow, float y, int row);
float help_book_table_options(const struct help_book_flow *flow, float y,
                              const struct help_book_block *block);
float help_book_table_controls(const struct help_book_flow *flow, float y, const struct game_book *given);
float help_book_table_keys(const struct help_book_flow *flow, float y, const struct game_book *given);

#endif
