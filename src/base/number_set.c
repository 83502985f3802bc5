/* SPDX-License-Identifier: MIT */
#include "base/number_set.h"

#include "base/check.h"

#include <stdlib.h>

enum { ROOM_LEAST = 256 }; /* a power of two, like all later sizes */

/* The place of a number, or the free place where it belongs. */
static uint64_t *place_of(uint64_t *numbers, size_t room, uint64_t number)
{
    size_t at = (size_t)number & (room - 1);
    while (numbers[at] != 0 && numbers[at] != number) {
        at = (at + 1) & (room - 1);
    }
    return &numbers[at];
}

/* At most half of the places are in use. */
static void grow(struct number_set *set)
{
    size_t room = set->room > 0 ? 2 * set->room : ROOM_LEAST;
    uint64_t *numbers = calloc(room, sizeof *numbers);
    CHECK(numbers != NULL);
    for (size_t i = 0; i < set->room; i++) {
        if (set->number[i] != 0) {
            *place_of(numbers, room, set->number[i]) = set->number[i];
        }
    }
    free(set->number);
    set->number = numbers;
    set->room = room;
}

bool number_set_add(struct number_set *set, uint64_t number)
{
    bool fresh = !set->zero;
    if (number == 0) {
        set->zero = true;
        return fresh;
    }
    if (2 * (set->count + 1) > set->room) {
        grow(set);
    }
    uint64_t *place = place_of(set->number, set->room, number);
    fresh = *place == 0;
    *place = number;
    set->count += fresh;
    return fresh;
}

void number_set_free(struct number_set *set)
{
    free(set->number);
    *set = (struct number_set){.number = NULL};
}
