/* SPDX-License-Identifier: MIT */
/* Lists that keep the latest of what is added. */
#ifndef BASE_LATEST_H
#define BASE_LATEST_H

#include <stddef.h>

/* Adds an element to the end of a list of `most` elements of that size; if the list is full the first one
 * goes. Returns the new element, which is to be filled in. */
void *latest_add(void *list, size_t size, int *count, int most);

#endif
