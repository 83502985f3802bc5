/* SPDX-License-Identifier: MIT */
/* A line of another machine: refused, or values that lie in its bytes and are the same once written and read
 * again. */
#include "fuzz.h"

#include "net/line.h"

#include <limits.h>

static void ask(const struct net_line *line, const char *name)
{
    int number = 0;
    uint64_t word = 0;
    uint8_t bytes[32];
    char value[64];
    CHECK(!line_number(line, name, -5, 1000, &number) || (number >= -5 && number <= 1000));
    CHECK(!line_number(line, name, INT_MIN, INT_MAX, &number) || line_value(line, name)[0] != '\0');
    CHECK(!line_hex64(line, name, &word) || strlen(line_value(line, name)) == 16);
    CHECK(!line_hex_bytes(line, name, bytes, sizeof bytes) || strlen(line_value(line, name)) == 64);
    CHECK(line_text(line, name, value, sizeof value) || value[0] == '\0');
}

static void write_again(const struct net_line *line, size_t length)
{
    static char data[2 * LINE_FROM_ROOM_MOST];
    struct line_writer writer = line_begin_as(data, LINE_FROM_ROOM_MOST + 1, line->said);
    for (int i = 0; i < line->count; i++) {
        line_add_text(&writer, line->pair[i].name, line->pair[i].value);
    }
    /* Never longer than it was: quotes stand only where they must. */
    CHECK(line_whole(&writer) && writer.text.length <= length);
    struct net_line again;
    CHECK(line_parse(&again, data, writer.text.length, length));
    CHECK(again.word == line->word && again.count == line->count && strcmp(again.said, line->said) == 0);
    for (int i = 0; i < line->count; i++) {
        CHECK(strcmp(again.pair[i].name, line->pair[i].name) == 0);
        CHECK(strcmp(again.pair[i].value, line->pair[i].value) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *bytes = fuzz_string(data, size);
    struct net_line line;
    if (line_parse(&line, bytes, size, LINE_FROM_ROOM_MOST)) {
        CHECK(size <= LINE_FROM_ROOM_MOST && line.count <= LINE_PAIRS_MOST);
        for (int i = 0; i < line.count; i++) {
            CHECK(line.pair[i].name > bytes &&
                  line.pair[i].value + strlen(line.pair[i].value) <= bytes + size);
            ask(&line, line.pair[i].name);
        }
        ask(&line, "nobody");
        write_again(&line, size);
    } else {
        CHECK(line.count == 0 && line.word == LINE_UNKNOWN && line.said[0] == '\0');
    }
    free(bytes);
    return 0;
}
