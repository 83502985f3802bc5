/* SPDX-License-Identifier: MIT */
/* Reading a line of NAME=VALUE fields, as positions are written. A slice is a part of the line: nothing is
 * copied, and the line must outlive its slices. */
#ifndef TABLE_FIELDS_H
#define TABLE_FIELDS_H

#include "table/game.h"

struct slice {
    const char *at; /* NULL: the end of the line, or of the list, has been passed */
    size_t length;
};

/* A whole line as one slice. */
struct slice slice_of(const char *line);
/* Cuts off what stands before the next separator and returns it; *rest is what follows the separator, and has
 * `at` NULL where there is none. */
struct slice slice_cut(struct slice *rest, char separator);
bool slice_is(struct slice slice, const char *word);
/* The index of a slice among words, of which some may be NULL; -1: it is none of them. */
int slice_find(struct slice slice, const char *const *words, int count);
/* The index of a slice among the values of a rule option; -1: it is none of them. */
int slice_option(struct slice slice, const struct game_option *option);
/* A number from 0 to `most` in digits alone; -1 for anything else. most: at most 100 million. */
int32_t slice_number(struct slice slice, int32_t most);

#endif
