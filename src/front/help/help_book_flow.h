/* SPDX-License-Identifier: MIT */
/* Typesetting of the road book: blocks below each other, whatever room a language needs. */
#ifndef FRONT_HELP_HELP_BOOK_FLOW_H
#define FRONT_HELP_HELP_BOOK_FLOW_H

#include "front/help/help_book_pages.h"

/* The game whose chapters the open book shows; and what that game gives the book. */
const struct game_front *help_book_game(const struct front *front);
const struct game_book *help_book_shown(const struct front *front);

/* Draws blocks into a column, in the size of help_book_flow_size. */
void help_book_flow(const struct front *front, struct draw_list *list, const struct help_book_block *blocks,
                    struct rect column);
/* The largest size, of a few sensible ones, at which blocks fit a column. Below HELP_BOOK_SIZE_LEAST they
 * would be hard to read. */
float help_book_flow_size(const struct front *front, const struct help_book_block *blocks,
                          struct rect column);

/* For pages that scroll, where type has one size: the height of blocks in a column of width w; and draws
 * them. */
float help_book_flow_height(const struct front *front, const struct help_book_block *blocks, float w);
void help_book_flow_at(const struct front *front, struct draw_list *list,
                       const struct help_book_block *blocks, float x, float y, float w);

#define HELP_BOOK_SIZE_LEAST 0.70f

/* The size of a paragraph's letters, before that of the flow. */
#define HELP_BOOK_TEXT_EM 26.0f

/* The place and size of a block, for functions that set one. */
struct help_book_flow {
    const struct front *front;
    struct draw_list *list; /* only measured by unless `paint` */
    float x, w;
    float size;
    bool paint;
};
/* Sets a paragraph with its top at y; returns its height. */
float help_book_flow_text(const struct help_book_flow *flow, float x, float y, float w, const char *string,
                          enum font font, float em, struct rgba ink);
/* Sets a line, shrunk to its room; and a rule across the column. */
void help_book_flow_line(const struct help_book_flow *flow, float x, float y, const char *string,
                         enum font font, float em, struct rgba ink, enum anchor anchor, float room);
void help_book_flow_rule(const struct help_book_flow *flow, float y);
/* The size, `em` or less, at which each word of a string finds room in a column: a longer one would reach
 * into the next. */
float help_book_flow_words(const struct help_book_flow *flow, const char *string, enum font font, float em,
                           float w);

/* Set blocks that are tables; each returns its height. */
float help_book_table_option(const struct help_book_flow *flow, float y, int row);
float help_book_table_options(const struct help_book_flow *flow, float y,
                              const struct help_book_block *block);
float help_book_table_controls(const struct help_book_flow *flow, float y, const struct game_book *given);
float help_book_table_keys(const struct help_book_flow *flow, float y, const struct game_book *given);
float help_book_table_reads(const struct help_book_flow *flow, float y);

#endif
