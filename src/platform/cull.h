/* SPDX-License-Identifier: MIT */
/* Culling: removes the outlines of a drawing that lie outside of the visible part. Nine tenths of a backdrop
 * are small flecks of colour, thousands in one path, and most of them are outside of the band that is being
 * rasterised. Parsing and sorting them takes time. */
#ifndef PLATFORM_CULL_H
#define PLATFORM_CULL_H

#include "ui/geometry.h"

#include <stddef.h>

/* Copies the elements of an SVG to `out`, which has room for `length` bytes, without the outlines outside of
 * the rectangle `shown`, in the units of the elements. Culled are only filled paths outside of any group that
 * consist of closed outlines of straight lines alone. Returns the number of bytes in `out`; the picture
 * inside of the rectangle is unchanged. */
size_t cull(const char *elements, size_t length, struct rect shown, char *out);

#endif
