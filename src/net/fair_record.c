/* SPDX-License-Identifier: MIT */
#include "net/fair_record.h"

#include <limits.h>
#include <string.h>

#define FIRST_WORD "fair"
#define DRAWN_WORD "drawn"
#define END_WORD "end"

enum { PLACE_NAME_SIZE = 8 };

static const char *place_name(int place, char *name)
{
    if (place == FAIR_HOST) {
        return "host";
    }
    text_format(name, PLACE_NAME_SIZE, "seat%d", place - 1);
    return name;
}

void fair_add_links(struct line_writer *writer, int seats, const struct chain_links *links)
{
    for (int place = FAIR_HOST; place <= seats; place++) {
        char name[PLACE_NAME_SIZE];
        if (links->told[place]) {
            line_add_hex_bytes(writer, place_name(place, name), links->link[place], CHAIN_HASH);
        }
    }
}

bool fair_links(const struct net_line *line, int seats, struct chain_links *links)
{
    *links = (struct chain_links){.told = {false}};
    for (int place = FAIR_HOST; place < CHAIN_PLACES; place++) {
        char buffer[PLACE_NAME_SIZE];
        const char *name = place_name(place, buffer);
        links->told[place] = line_value(line, name) != NULL;
        if (links->told[place] &&
            (place > seats || !line_hex_bytes(line, name, links->link[place], CHAIN_HASH))) {
            return false;
        }
    }
    return true;
}

/* Ends a line and adds it to a record; a line that is not whole makes the record cut. */
static void add_line(struct text *out, const struct line_writer *writer)
{
    text_add_bytes(out, writer->text.data, writer->text.length);
    text_add(out, "\n");
    out->cut = out->cut || !line_whole(writer);
}

void fair_write_begin(struct text *out, const char *room, int seats)
{
    char data[LINE_TO_ROOM_MOST];
    struct line_writer writer = line_begin_as(data, sizeof data, FIRST_WORD);
    line_add_number(&writer, "rm", LINE_PROTOCOL);
    line_add_text(&writer, "room", room);
    line_add_number(&writer, "seats", seats);
    add_line(out, &writer);
}

void fair_write_tips(struct text *out, int seats, const struct chain_links *tips)
{
    char data[LINE_TO_ROOM_MOST];
    struct line_writer writer = line_begin(data, sizeof data, LINE_TIP);
    fair_add_links(&writer, seats, tips);
    add_line(out, &writer);
}

void fair_write_asked(struct text *out, int k, const char *what)
{
    char data[LINE_TO_ROOM_MOST];
    struct line_writer writer = line_begin(data, sizeof data, LINE_CHANCE);
    line_add_number(&writer, "k", k);
    line_add_text(&writer, "what", what);
    add_line(out, &writer);
}

void fair_write_opened(struct text *out, int k, int seats, const struct chain_links *links)
{
    char data[LINE_TO_ROOM_MOST];
    struct line_writer writer = line_begin(data, sizeof data, LINE_OPENED);
    line_add_number(&writer, "k", k);
    fair_add_links(&writer, seats, links);
    add_line(out, &writer);
}

void fair_write_drawn(struct text *out, int k, const char *what, struct chain_seed seed)
{
    char data[LINE_TO_ROOM_MOST];
    struct line_writer writer = line_begin_as(data, sizeof data, DRAWN_WORD);
    line_add_number(&writer, "k", k);
    line_add_text(&writer, "what", what);
    line_add_hex64(&writer, "a", seed.a);
    line_add_hex64(&writer, "b", seed.b);
    add_line(out, &writer);
}

void fair_write_end(struct text *out)
{
    text_add(out, END_WORD "\n");
}

static bool take_tips(struct fair *fair, const struct net_line *line)
{
    struct chain_links tips;
    if (!fair_links(line, fair->seats, &tips)) {
        return false;
    }
    for (int place = FAIR_HOST; place <= fair->seats; place++) {
        if (tips.told[place]) {
            fair_tip(fair, place, tips.link[place]);
        }
    }
    return true;
}

static bool take_opened(struct fair *fair, const struct net_line *line, int k, unsigned *faults)
{
    struct chain_links links;
    if (!fair_links(line, fair->seats, &links)) {
        return false;
    }
    *faults = fair_opened(fair, k, &links, NULL);
    return true;
}

bool fair_take(struct fair *fair, const struct net_line *line, int *k, unsigned *faults)
{
    const char *what = line_value(line, "what");
    struct chain_seed seed;
    *k = 0;
    *faults = 0;
    if (line->word == LINE_TIP) {
        return take_tips(fair, line);
    }
    if (!line_number(line, "k", 1, INT_MAX, k)) {
        return false;
    }
    if (line->word == LINE_OPENED) {
        return take_opened(fair, line, *k, faults);
    }
    if (line->word == LINE_CHANCE && what) {
        *faults = fair_asked(fair, *k, what);
        return true;
    }
    if (strcmp(line->said, DRAWN_WORD) == 0 && what && line_hex64(line, "a", &seed.a) &&
        line_hex64(line, "b", &seed.b)) {
        *faults = fair_drawn(fair, *k, what, seed);
        return true;
    }
    return false;
}

/* The first line: what room it is. */
static bool take_first(struct fair *fair, const struct net_line *line)
{
    char room[CHAIN_CODE_MOST + 1];
    int protocol, seats;
    if (strcmp(line->said, FIRST_WORD) != 0 ||
        !line_number(line, "rm", LINE_PROTOCOL, LINE_PROTOCOL, &protocol) ||
        !line_text(line, "room", room, sizeof room) ||
        !line_number(line, "seats", 1, CHAIN_SEATS_MOST, &seats)) {
        return false;
    }
    fair_begin(fair, room, seats);
    return true;
}

/* Takes a line of a record, whose bytes are changed. *ended: the last line was there, or is this one. */
static bool take_line(struct fair *fair, char *bytes, size_t size, bool begun, bool *ended, int *k,
                      unsigned *faults)
{
    struct net_line line;
    if (*ended || !line_parse(&line, bytes, size, LINE_FROM_ROOM_MOST)) {
        return false;
    }
    if (!begun) {
        return take_first(fair, &line);
    }
    *ended = strcmp(line.said, END_WORD) == 0;
    return *ended || fair_take(fair, &line, k, faults);
}

int fair_read(struct fair *fair, const char *text, size_t length,
              void (*found)(void *context, int line, int k, unsigned faults), void *context)
{
    bool begun = false, ended = false;
    int number = 0;
    fair_begin(fair, "", 1);
    while (length > 0) {
        char bytes[LINE_FROM_ROOM_MOST + 1];
        const char *end = memchr(text, '\n', length);
        size_t size = end ? (size_t)(end - text) : length;
        number++;
        if (!end || size >= sizeof bytes) {
            return number;
        }
        if (size > 0 && text[0] != '#') {
            int k = 0;
            unsigned faults = 0;
            memcpy(bytes, text, size);
            if (!take_line(fair, bytes, size, begun, &ended, &k, &faults)) {
                return number;
            }
            begun = true;
            if (faults && found) {
                found(context, number, k, faults);
            }
        }
        text += size + 1;
        length -= size + 1;
    }
    return ended ? 0 : number + 1;
}
