/* SPDX-License-Identifier: MIT */
/* Leaves out of a drawing what a part of it does not show. Nine tenths of a backdrop are flecks of its inks,
 * thousands in one path, and of those read and sorted for a band of the window most lie elsewhere. */
#ifndef PLATFORM_CULL_H
#define PLATFORM_CULL_H

#include "ui/geometry.h"

#include <stddef.h>

/* Copies the elements of an SVG to `out`, which has room for `length` bytes, without the closed outlines of
 * straight lines outside of a rectangle in the elements' own units: only of filled paths outside of any group
 * that consist of nothing else. Returns how many bytes are left; they show the same inside of the rectangle.
 */
size_t cull(const char *elements, size_t length, struct rect shown, char *out);

#endif
