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
/* Reads a number of 16 hexadecimal digits in lower case; false for anything else. */
bool slice_hash(struct slice slice, uint64_t *hash);

/* What a line of fields may hold. */
struct fields {
    const char *const *names;
    int count;    /* of names, at most 32 */
    uint32_t may; /* a bit for each field that is allowed */
    /* Reads the value of a field; false: there is no such value. */
    bool (*read)(void *context, int field, struct slice value);
};

/* Reads a line of fields in any order, each at most once, with single spaces between; *said gets a bit for
 * each. False: `why` says in a few words what is wrong. */
bool fields_read(const struct fields *fields, const char *line, void *context, uint32_t *said,
                 struct text *why);

#endif
