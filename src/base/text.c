/* SPDX-License-Identifier: MIT */
#include "base/text.h"

#include "base/check.h"
#include "base/ordered.h"

#include <stdio.h>
#include <string.h>

struct text text_in(char *data, size_t size)
{
    CHECK(data != NULL && size > 0);
    data[0] = '\0';
    return (struct text){.data = data, .size = size};
}

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xC0u) == 0x80u;
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
    size_t room = text->size - 1 - text->length;
    if (count > room) {
        text->cut = true;
        count = room;
        while (count > 0 && is_continuation(bytes[count])) {
            count--;
        }
    }
    memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

struct text text_behind(char *data, size_t size)
{
    return (struct text){.data = data, .size = size, .length = strlen(data)};
}

void text_add(struct text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

void text_addv(struct text *text, const char *format, va_list values)
{
    if (ordered_add(text, format, values)) {
        return;
    }
    size_t room = text->size - text->length;
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): the caller has called va_start. */
    int wanted = vsnprintf(text->data + text->length, room, format, values);
    CHECK(wanted >= 0);
    if ((size_t)wanted < room) {
        text->length += (size_t)wanted;
        return;
    }
    text->cut = true;
    size_t end = text->size - 1;
    /* Steps back over a character that was written only in part. */
    size_t start = end;
    while (start > text->length && is_continuation(text->data[start - 1])) {
        start--;
    }
    if (start > text->length && ((unsigned char)text->data[start - 1] & 0xC0u) == 0xC0u) {
        unsigned char lead = (unsigned char)text->data[start - 1];
        size_t need = lead >= 0xF0u ? 4 : lead >= 0xE0u ? 3 : 2;
        if (start - 1 + need > end) {
            end = start - 1;
        }
    }
    text->data[end] = '\0';
    text->length = end;
}

void text_addf(struct text *text, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    text_addv(text, format, values);
    va_end(values);
}

/* What parts a further sentence from a text that stands alone. */
static const char *between_sentences(const struct text *text)
{
    bool ended =
        text->length == 0 || strchr(".!?:", text->data[text->length - 1]) || text_ends(text->data, "\u2026");
    return text->length == 0 ? "" : ended ? " " : ". ";
}

void text_add_sentence(struct text *text, const char *sentence)
{
    if (sentence[0] != '\0') {
        text_add(text, between_sentences(text));
        text_add(text, sentence);
    }
}

size_t text_sentence(struct text *text, size_t from)
{
    char added[TEXT_SENTENCE_MOST];
    CHECK(from <= text->length);
    text_copy(added, sizeof added, text->data + from);
    text->length = from;
    text->data[from] = '\0';
    text_add_sentence(text, added);
    return text->length;
}

bool text_format(char *data, size_t size, const char *format, ...)
{
    struct text text = text_in(data, size);
    va_list values;
    va_start(values, format);
    text_addv(&text, format, values);
    va_end(values);
    return !text.cut;
}

bool text_copy(char *data, size_t size, const char *string)
{
    struct text text = text_in(data, size);
    text_add(&text, string);
    return !text.cut;
}

bool text_ends(const char *string, const char *end)
{
    size_t length = strlen(string), tail = strlen(end);
    return length >= tail && strcmp(string + length - tail, end) == 0;
}

/* The number of bytes of the valid UTF-8 character at the start of `count` bytes; 0 if there is none. */
static size_t character_size(const unsigned char *bytes, size_t count)
{
    unsigned char lead = bytes[0];
    if (lead < 0x80u) {
        return lead >= 0x20u && lead != 0x7Fu ? 1 : 0;
    }
    size_t size = lead >= 0xF0u ? 4 : lead >= 0xE0u ? 3 : 2;
    if (lead < 0xC2u || lead > 0xF4u || size > count) {
        return 0;
    }
    for (size_t i = 1; i < size; i++) {
        if ((bytes[i] & 0xC0u) != 0x80u) {
            return 0;
        }
    }
    /* Overlong forms, surrogates, numbers above 10FFFF, and the control characters 80..9F. */
    bool bad = (lead == 0xE0u && bytes[1] < 0xA0u) || (lead == 0xEDu && bytes[1] >= 0xA0u) ||
               (lead == 0xF0u && bytes[1] < 0x90u) || (lead == 0xF4u && bytes[1] >= 0x90u) ||
               (lead == 0xC2u && bytes[1] < 0xA0u);
    return bad ? 0 : size;
}

int text_characters(const char *bytes, size_t count)
{
    int characters = 0;
    for (size_t at = 0; at < count; characters++) {
        size_t size = character_size((const unsigned char *)bytes + at, count - at);
        if (size == 0) {
            return -1;
        }
        at += size;
    }
    return characters;
}

void text_add_shown(struct text *text, const char *string)
{
    size_t count = strlen(string);
    for (size_t at = 0; at < count;) {
        size_t size = character_size((const unsigned char *)string + at, count - at);
        if (size > 0) {
            text_add_bytes(text, string + at, size);
        } else {
            text_addf(text, "\\x%02X", (unsigned)(unsigned char)string[at]);
            size = 1;
        }
        at += size;
    }
}
