/* SPDX-License-Identifier: MIT */
/* Parses a line of NAME=VALUE fields, the format of positions. A slice is a part of the line: nothing is
 * copied, and the line must outlive its slices. */
#ifndef TABLE_FIELDS_H
#define TABLE_FIELDS_H

#include "table/game.h"

struct slice {
    const char *at; /* not terminated by 0; NULL: there is nothing left of the line or list */
    size_t length;
};

/* A whole line as one slice. */
struct slice slice_of(const char *line);
/* Returns the part of *rest before the next separator. *rest becomes the part after the separator, with `at`
 * NULL if there was no separator. */
struct slice slice_cut(struct slice *rest, char separator);
bool slice_is(struct slice slice, const char *word);
/* The index of a slice among words, some of which may be NULL; -1: not found. */
int slice_find(struct slice slice, const char *const *words, int count);
/* The index of a slice among the values of a rule option; -1: not found. */
int slice_option(struct slice slice, const struct game_option *option);
/* A number from 0 to `most` in digits alone; -1 for anything else. most: at most 100 million. */
int32_t slice_number(struct slice slice, int32_t most);

#endif
