/* SPDX-License-Identifier: MIT */
/* Memory that grows: arrays, a text, and a queue of strings. Where there is no memory the program ends
 * (CHECK). */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>

/* The memory with room for `count` things of `size` bytes; it may have moved. memory: NULL for new memory. */
void *memory_grow(void *memory, size_t count, size_t size);
/* The same for an array that is to hold `wanted` things: it grows to twice that where it has less space,
 * which *space says. */
void *memory_fit(void *memory, int wanted, int *space, size_t size);

/* A text that grows. Zeroed it is empty. */
struct page {
    char *data; /* owned; ends with a zero; NULL before anything was added */
    size_t length, room;
};
void page_add(struct page *page, const char *string);
void page_free(struct page *page);

/* Strings in the order in which they came. Zeroed it is empty. */
struct strings {
    char **string;    /* owned; those taken already come first */
    int taken, count; /* how many are still there */
    int space;
    size_t bytes; /* of those that are there, each with the place that it needs */
};
/* Adds a copy of `length` bytes. */
void strings_add(struct strings *strings, const char *bytes, size_t length);
/* Takes the first one, which the caller frees; NULL: there is none. */
char *strings_take(struct strings *strings);
/* Frees all. */
void strings_clear(struct strings *strings);

#endif
