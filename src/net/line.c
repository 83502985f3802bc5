/* SPDX-License-Identifier: MIT */
#include "net/line.h"

#include "base/check.h"
#include "table/fields.h"

#include <inttypes.h>
#include <string.h>

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

/* The number of bytes of the word or name that a string begins with; 0: it begins with none. */
static size_t name_length(const char *at)
{
    size_t length = 0;
    while (is_letter(at[length]) ||
           (length > 0 && ((at[length] >= '0' && at[length] <= '9') || at[length] == '_'))) {
        length++;
    }
    return length <= LINE_NAME_MOST ? length : 0;
}

/* Takes what stands between quotes out of them, in place: `at` is behind the opening one. Returns the place
 * behind the closing one; NULL: there is no closing one, or an escape means nothing. */
static char *unquote(char *at)
{
    char *to = at;
    for (; *at != '"'; *to++ = *at++) {
        if (*at == '\\') {
            at++;
            if (*at != '"' && *at != '\\') {
                return NULL;
            }
        } else if (*at == '\0') {
            return NULL;
        }
    }
    *to = '\0';
    return at + 1;
}

/* The first pair of a string becomes one of the line. Returns the place behind the pair: a space or the end;
 * NULL: it is none. *ends: whether the string ends there. */
static char *take_pair(struct net_line *line, char *at, bool *ends)
{
    size_t length = name_length(at);
    if (length == 0 || at[length] != '=' || line->count == LINE_PAIRS_MOST) {
        return NULL;
    }
    at[length] = '\0';
    if (line_value(line, at)) {
        return NULL;
    }
    struct line_pair *pair = &line->pair[line->count++];
    pair->name = at;
    at += length + 1;
    bool quoted = *at == '"';
    pair->value = at + quoted;
    at = quoted ? unquote(at + 1) : at + strcspn(at, " \"\\");
    if (!at || (*at != ' ' && *at != '\0') || at == pair->value) {
        return NULL;
    }
    *ends = *at == '\0';
    if (!quoted) {
        *at = '\0';
    }
    return at;
}

static bool take_apart(struct net_line *line, char *at)
{
    size_t length = name_length(at);
    if (length == 0 || (at[length] != ' ' && at[length] != '\0')) {
        return false;
    }
    bool ends = at[length] == '\0';
    line->said = at;
    at += length;
    *at = '\0';
    line->word = line_word_find(line->said);
    while (at && !ends) {
        at = take_pair(line, at + 1, &ends);
    }
    return at != NULL;
}

bool line_parse(struct net_line *line, char *bytes, size_t length, size_t most)
{
    *line = (struct net_line){.word = LINE_UNKNOWN, .said = ""};
    if (length > most || length > LINE_FROM_ROOM_MOST || text_characters(bytes, length) < 0) {
        return false;
    }
    bytes[length] = '\0';
    if (!take_apart(line, bytes)) {
        *line = (struct net_line){.word = LINE_UNKNOWN, .said = ""};
        return false;
    }
    return true;
}

const char *line_value(const struct net_line *line, const char *name)
{
    for (int i = 0; i < line->count; i++) {
        if (strcmp(line->pair[i].name, name) == 0) {
            return line->pair[i].value;
        }
    }
    return NULL;
}

bool line_text(const struct net_line *line, const char *name, char *value, size_t size)
{
    const char *found = line_value(line, name);
    if (found && text_copy(value, size, found)) {
        return true;
    }
    value[0] = '\0';
    return false;
}

bool line_number(const struct net_line *line, const char *name, int least, int most, int *value)
{
    const char *at = line_value(line, name);
    if (!at) {
        return false;
    }
    bool negative = *at == '-';
    at += negative;
    if (*at == '0' && (negative || at[1] != '\0')) {
        return false;
    }
    int64_t number = *at == '\0' ? INT64_MAX : 0;
    for (; *at >= '0' && *at <= '9' && number <= INT32_MAX; at++) {
        number = number * 10 + (*at - '0');
    }
    number = negative ? -number : number;
    if (*at != '\0' || number < least || number > most) {
        return false;
    }
    *value = (int)number;
    return true;
}

bool line_hex64(const struct net_line *line, const char *name, uint64_t *value)
{
    const char *found = line_value(line, name);
    uint64_t number;
    if (!found || !slice_hash(slice_of(found), &number)) {
        return false;
    }
    *value = number;
    return true;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool line_hex_bytes(const struct net_line *line, const char *name, uint8_t *bytes, size_t count)
{
    const char *at = line_value(line, name);
    if (!at || strlen(at) != 2 * count) {
        return false;
    }
    for (size_t i = 0; i < count; i++, at += 2) {
        int high = hex_digit(at[0]), low = hex_digit(at[1]);
        if (high < 0 || low < 0) {
            return false;
        }
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

struct line_writer line_begin_as(char *data, size_t size, const char *word)
{
    size_t length = name_length(word);
    CHECK(length > 0 && word[length] == '\0' && size <= LINE_FROM_ROOM_MOST + 1);
    struct line_writer writer = {.text = text_in(data, size)};
    text_add(&writer.text, word);
    return writer;
}

struct line_writer line_begin(char *data, size_t size, enum line_word word)
{
    return line_begin_as(data, size, line_word_name(word));
}

/* Adds a space, the name and the sign behind the name. */
static void add_name(struct line_writer *writer, const char *name)
{
    size_t length = name_length(name);
    CHECK(length > 0 && name[length] == '\0');
    if (writer->count == LINE_PAIRS_MOST || writer->text.cut) {
        writer->failed = true;
        return;
    }
    text_add(&writer->text, " ");
    for (int i = 0; i < writer->count; i++) {
        const char *other = writer->text.data + writer->name_at[i];
        CHECK(strncmp(other, name, length) != 0 || other[length] != '='); /* said once already */
    }
    writer->name_at[writer->count++] = (uint16_t)writer->text.length;
    text_addf(&writer->text, "%s=", name);
}

void line_add_text(struct line_writer *writer, const char *name, const char *value)
{
    size_t length = strlen(value);
    add_name(writer, name);
    if (length > LINE_FROM_ROOM_MOST || text_characters(value, length) < 0) {
        writer->failed = true;
        return;
    }
    if (length > 0 && strcspn(value, " \"\\") == length) {
        text_add(&writer->text, value);
        return;
    }
    text_add(&writer->text, "\"");
    for (size_t at = 0; at < length;) {
        size_t plain = strcspn(value + at, "\"\\");
        text_add_bytes(&writer->text, value + at, plain);
        at += plain;
        if (at < length) {
            text_add(&writer->text, value[at] == '"' ? "\\\"" : "\\\\");
            at++;
        }
    }
    text_add(&writer->text, "\"");
}

void line_add_number(struct line_writer *writer, const char *name, int value)
{
    add_name(writer, name);
    text_addf(&writer->text, "%d", value);
}

void line_add_hex64(struct line_writer *writer, const char *name, uint64_t value)
{
    add_name(writer, name);
    text_addf(&writer->text, "%016" PRIx64, value);
}

void line_add_hex_bytes(struct line_writer *writer, const char *name, const uint8_t *bytes, size_t count)
{
    CHECK(count > 0);
    add_name(writer, name);
    for (size_t i = 0; i < count; i++) {
        text_addf(&writer->text, "%02x", bytes[i]);
    }
}

bool line_whole(const struct line_writer *writer)
{
    return !writer->failed && !writer->text.cut;
}
