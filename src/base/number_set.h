/* SPDX-License-Identifier: MIT */
/* A hash set of 64-bit numbers. The numbers are hashes themselves, so that they need no further hashing.
 * Zeroed memory is an empty set. */
#ifndef BASE_NUMBER_SET_H
#define BASE_NUMBER_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct number_set {
    uint64_t *number; /* owned; open addressing, 0 is a free place */
    size_t room, count;
    bool zero; /* the number 0 is in the set */
};

/* Adds a number. False: the set had it already. */
bool number_set_add(struct number_set *set, uint64_t number);
/* Empties the set and frees its memory. */
void number_set_free(struct number_set *set);

#endif
