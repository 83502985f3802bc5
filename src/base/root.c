/* SPDX-License-Identifier: MIT */
#include "base/root.h"

uint32_t root_of(uint64_t square)
{
    uint64_t low = 0;
    uint64_t high = UINT32_MAX;
    while (low < high) {
        uint64_t middle = (low + high + 1) / 2;
        if (middle * middle <= square) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return (uint32_t)low;
}
