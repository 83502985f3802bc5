/* SPDX-License-Identifier: MIT */
/* A set of 64-bit numbers that are hashes already, such as identities: however many there are, one is found
 * at once. Zeroed memory is an empty set. */
#ifndef BASE_NUMBER_SET_H
#define BASE_NUMBER_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct number_set {
    uint64_t *number; /* owned: by hash, 0 is a free place */
    size_t room, count;
    bool zero; /* 0 is in it */
};

/* Puts a number into it; false: it was there. */
bool number_set_add(struct number_set *set, uint64_t number);
/* Empties it, and frees what it owns. */
void number_set_free(struct number_set *set);

#endif
