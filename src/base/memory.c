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

/* What one takes: an empty one is not for nothing. */
static size_t price(const char *string)
{
    return strlen(string) + 1 + sizeof(char *);
}

void strings_add(struct strings *strings, const char *bytes, size_t length)
{
    int end = strings->taken + strings->count;
    strings->string = memory_fit(strings->string, end + 1, &strings->space, sizeof *strings->string);
    char *copy = memory_grow(NULL, length + 1, 1);
    memcpy(copy, bytes, length);
    copy[length] = '\0';
    strings->string[end] = copy;
    strings->count++;
    strings->bytes += price(copy);
}

char *strings_take(struct strings *strings)
{
    if (strings->count == 0) {
        strings->taken = 0;
        return NULL;
    }
    char *first = strings->string[strings->taken++];
    strings->count--;
    strings->bytes -= price(first);
    if (strings->taken > strings->count) { /* the array does not grow while strings come and go */
        memmove(strings->string, strings->string + strings->taken,
                (size_t)strings->count * sizeof *strings->string);
        strings->taken = 0;
    }
    return first;
}

void strings_clear(struct strings *strings)
{
    for (int i = 0; i < strings->count; i++) {
        free(strings->string[strings->taken + i]);
    }
    free(strings->string);
    *strings = (struct strings){.count = 0};
}
