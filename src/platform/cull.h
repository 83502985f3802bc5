/* SPDX-License-Identifier: MIT */
/* Culling: removes outlines outside of the visible part of a drawing. Nine tenths of a backdrop are flecks of
 * colour, thousands in a path, mostly outside of the band being made: parsing and sorting takes time. */
#ifndef PLATFORM_CULL_H
#define PLATFORM_CULL_H

#include "ui/geometry.h"

#include <stddef.h>

/* Copies the elements of an SVG to `out`, which has room for `length` bytes, without outlines outside of the
 * rectangle `shown`, in their units. Culled are only filled paths outside of any group that consist of closed
 * outlines of straight lines. Returns the bytes in `out`; the picture in the rectangle is unchanged. */
size_t cull(const char *elements, size_t length, struct rect shown, char *out);

#endif
