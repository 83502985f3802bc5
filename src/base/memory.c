/* SPDX-License-Identifier: MIT */
#include "base/memory.h"

#include "base/check.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *memory_grow(void *memory, size_t count, size_t size)
{
    CHECK(count <= SIZE_MAX / size);
    void *more = realloc(memory, count * size);
    CHECK(more != NULL);
    return more;
}

void *memory_fit(void *memory, int wanted, int *space, size_t size)
{
    if (wanted <= *space) {
        return memory;
    }
    CHECK(wanted > 0 && wanted <= INT_MAX / 2);
    *space = wanted * 2;
    return memory_grow(memory, (size_t)*space, size);
}

void page_add(struct page *page, const char *string)
{
    size_t count = strlen(string);
    if (page->length + count + 1 > page->room) {
        page->room = (page->length + count + 1) * 2;
        page->data = memory_grow(page->data, page->room, 1);
    }
    memcpy(page->data + page->length, string, count + 1);
    page->length += count;
}

void page_free(struct page *page)
{
    free(page->data);
    *page = (struct page){.length = 0};
}

void strings_add(struct strings *strings, const char *bytes, size_t length)
{
    strings->string =
        memory_fit(strings->string, strings->count + 1, &strings->space, sizeof *strings->string);
    char *copy = memory_grow(NULL, length + 1, 1);
    memcpy(copy, bytes, length);
    copy[length] = '\0';
    strings->string[strings->count++] = copy;
}

char *strings_take(struct strings *strings)
{
    if (strings->count == 0) {
        return NULL;
    }
    char *first = strings->string[0];
    strings->count--;
    memmove(strings->string, strings->string + 1, (size_t)strings->count * sizeof *strings->string);
    return first;
}

void strings_clear(struct strings *strings)
{
    for (int i = 0; i < strings->count; i++) {
        free(strings->string[i]);
    }
    free(strings->string);
    *strings = (struct strings){.count = 0};
}
