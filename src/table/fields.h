/* SPDX-License-Identifier: MIT */
/* Reading a line of NAME=VALUE fields, as positions are written. A part is a stretch of the line: nothing is
 * copied, and the line must outlive its parts. */
#ifndef TABLE_FIELDS_H
#define TABLE_FIELDS_H

#include "table/game.h"

struct part {
    const char *at; /* NULL: the end of the line, or of the list, has been passed */
    size_t length;
};

/* A whole line as one part. */
struct part part_of(const char *line);
/* Cuts off what stands before the next separator and returns it; *rest is what follows the separator, and has
 * `at` NULL where there is none. */
struct part part_cut(struct part *rest, char separator);
bool part_is(struct part part, const char *word);
/* The index of a part among words, of which some may be NULL; -1: it is none of them. */
int part_find(struct part part, const char *const *words, int count);
/* The index of a part among the values of a rule option; -1: it is none of them. */
int part_option(struct part part, const struct game_option *option);
/* A number from 0 to `most` in digits alone; -1 for anything else. most: at most 100 million. */
int32_t part_number(struct part part, int32_t most);

#endif
