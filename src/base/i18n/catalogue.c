/* SPDX-License-Identifier: MIT */
#include "base/i18n/catalogue.h"

#include "base/i18n/conversions.h"
#include "base/i18n/translate.h"

#include <string.h>

/* The file: magic, revision, count, and the offsets of two tables of (length, offset) pairs. */
static const uint32_t MAGIC = 0x950412DEu, MAGIC_SWAPPED = 0xDE120495u;
enum { AT_REVISION = 4, AT_COUNT = 8, AT_MESSAGES = 12, AT_TRANSLATIONS = 16, HEADER = 20, ROW = 8 };

struct piece {
    const char *text; /* ends with a 0 that length does not include */
    uint32_t length;
};

static uint32_t number_at(const struct catalogue *catalogue, size_t at)
{
    const unsigned char *b = catalogue->bytes + at;
    uint32_t low = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    uint32_t high = (uint32_t)b[3] | (uint32_t)b[2] << 8 | (uint32_t)b[1] << 16 | (uint32_t)b[0] << 24;
    return catalogue->swapped ? high : low;
}

static struct piece piece_at(const struct catalogue *catalogue, uint32_t table, uint32_t i)
{
    size_t row = table + (size_t)i * ROW;
    return (struct piece){(const char *)catalogue->bytes + number_at(catalogue, row + 4),
                          number_at(catalogue, row)};
}

static bool table_fits(const struct catalogue *catalogue, uint32_t table)
{
    return table <= catalogue->length && catalogue->count <= (catalogue->length - table) / ROW;
}

static bool pieces_fit(const struct catalogue *catalogue, uint32_t table)
{
    for (uint32_t i = 0; i < catalogue->count; i++) {
        size_t row = table + (size_t)i * ROW;
        size_t length = number_at(catalogue, row), offset = number_at(catalogue, row + 4);
        if (offset >= catalogue->length || length >= catalogue->length - offset ||
            catalogue->bytes[offset + length] != 0) {
            return false;
        }
    }
    return true;
}

/* Binary search needs sorted messages; msgfmt sorts them. */
static bool messages_sorted(const struct catalogue *catalogue)
{
    for (uint32_t i = 1; i < catalogue->count; i++) {
        const char *before = piece_at(catalogue, catalogue->messages, i - 1).text;
        if (strcmp(before, piece_at(catalogue, catalogue->messages, i).text) >= 0) {
            return false;
        }
    }
    return true;
}

/* The index of a message; `count` if there is no such message. */
static uint32_t find(const struct catalogue *catalogue, const char *message)
{
    uint32_t from = 0, to = catalogue->count;
    while (from < to) {
        uint32_t middle = from + (to - from) / 2;
        int order = strcmp(message, piece_at(catalogue, catalogue->messages, middle).text);
        if (order == 0) {
            return middle;
        }
        if (order < 0) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    return catalogue->count;
}

/* The header is the translation of the empty message: lines of "Name: value". */
static bool read_plural(struct catalogue *catalogue)
{
    static const char name[] = "Plural-Forms:";
    catalogue->plural = plural_english();
    uint32_t at = find(catalogue, "");
    if (at == catalogue->count) {
        return true;
    }
    const char *header = piece_at(catalogue, catalogue->translations, at).text;
    const char *line = strstr(header, name);
    if (line == NULL) {
        return true;
    }
    line += sizeof name - 1;
    return plural_read(&catalogue->plural, line, strcspn(line, "\n"));
}

/* Whether every form of a translation takes the same values as its message, or, with a plural, as the one of
 * the two messages with more values. */
static bool takes_the_same(struct piece message, struct piece translation)
{
    size_t one = strlen(message.text);
    bool counts = one < message.length;
    const char *format = counts ? message.text + one + 1 : message.text;
    const char *form = translation.text;
    const char *end = translation.text + translation.length;
    for (; form < end; form += strlen(form) + 1) {
        if (form[0] && !conversions_agree(format, form, counts)) {
            return false;
        }
    }
    return true;
}

/* Counts the translations that take other values than their message, to report them. Lookups skip them. */
static void count_unlike(struct catalogue *catalogue)
{
    for (uint32_t i = 0; i < catalogue->count; i++) {
        struct piece message = piece_at(catalogue, catalogue->messages, i);
        if (message.length > 0 && !takes_the_same(message, piece_at(catalogue, catalogue->translations, i))) {
            catalogue->first_unlike = catalogue->unlike++ == 0 ? message.text : catalogue->first_unlike;
        }
    }
}

bool catalogue_open(struct catalogue *catalogue, const void *bytes, size_t length, const char **why)
{
    *catalogue = (struct catalogue){.bytes = bytes, .length = length};
    *why = _("This is no catalog of messages.");
    if (length < HEADER) {
        return false;
    }
    uint32_t magic = number_at(catalogue, 0);
    catalogue->swapped = magic == MAGIC_SWAPPED;
    if ((magic != MAGIC && !catalogue->swapped) || number_at(catalogue, AT_REVISION) >> 16 > 1) {
        return false;
    }
    catalogue->count = number_at(catalogue, AT_COUNT);
    catalogue->messages = number_at(catalogue, AT_MESSAGES);
    catalogue->translations = number_at(catalogue, AT_TRANSLATIONS);
    *why = _("The catalog of messages is damaged.");
    if (!table_fits(catalogue, catalogue->messages) || !table_fits(catalogue, catalogue->translations) ||
        !pieces_fit(catalogue, catalogue->messages) || !pieces_fit(catalogue, catalogue->translations) ||
        !messages_sorted(catalogue)) {
        return false;
    }
    *why = _("The catalog\u2019s rule of plurals cannot be read.");
    if (!read_plural(catalogue)) {
        return false;
    }
    count_unlike(catalogue);
    *why = NULL;
    return true;
}

const char *catalogue_find(const struct catalogue *catalogue, const char *message)
{
    uint32_t at = message[0] ? find(catalogue, message) : catalogue->count; /* "" is the header */
    if (at == catalogue->count) {
        return NULL;
    }
    struct piece piece = piece_at(catalogue, catalogue->translations, at);
    return piece.text[0] && conversions_agree(message, piece.text, false) ? piece.text : NULL;
}

const char *catalogue_find_plural(const struct catalogue *catalogue, const char *one, const char *many,
                                  unsigned long n)
{
    uint32_t at = find(catalogue, one);
    if (at == catalogue->count) {
        return NULL;
    }
    /* The forms follow each other, each ended by a 0. */
    struct piece piece = piece_at(catalogue, catalogue->translations, at);
    const char *form = piece.text, *end = piece.text + piece.length;
    for (unsigned left = plural_form(&catalogue->plural, n); left > 0; left--) {
        form += strlen(form) + 1;
        if (form > end) {
            return NULL;
        }
    }
    return form[0] && conversions_agree(many, form, true) ? form : NULL;
}
