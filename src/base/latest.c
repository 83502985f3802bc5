/* SPDX-License-Identifier: MIT */
#include "base/latest.h"

#include <string.h>

void *latest_add(void *list, size_t size, int *count, int most)
{
    char *first = list;
    if (*count == most) {
        memmove(first, first + size, (size_t)(most - 1) * size);
        (*count)--;
    }
    return first + (size_t)(*count)++ * size;
}
