/* SPDX-License-Identifier: MIT */
/* What is kept of playing with others: where the table is that was left, with the token of the seat; and the
 * room that this program holds. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/others_inside.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 640 };
static const char place_file[] = "others.txt", room_file[] = "room.txt", word[] = "left";

static bool take_place(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct others *others = others_of(front);
    struct others_place place = {.port = 0};
    struct net_line line;
    char bytes[LINE_SIZE];
    const char *end = memchr(text, '\n', length), *here;
    size_t size = end ? (size_t)(end - text) : length;
    if (length == 0) {
        return true; /* nothing was left */
    }
    bool good = size < sizeof bytes;
    memcpy(bytes, text, good ? size : 0);
    good = good && line_parse(&line, bytes, size, sizeof bytes - 1) && strcmp(line.said, word) == 0 &&
           line_text(&line, "host", place.host, sizeof place.host) &&
           line_number(&line, "port", 0, UINT16_MAX, &place.port) &&
           line_text(&line, "code", place.code, sizeof place.code) &&
           line_text(&line, "whose", place.whose, sizeof place.whose) &&
           line_hex_bytes(&line, "token", place.token, sizeof place.token);
    if (!good) {
        why->line = 1;
        text_copy(why->reason, sizeof why->reason, _("this is no table that was kept"));
        return false;
    }
    here = line_value(&line, "here");
    place.here = here && strcmp(here, "yes") == 0;
    others->left = place;
    others->has_left = true;
    return true;
}

void others_read(struct front *front)
{
    others_of(front)->has_left = false;
    front_take(front, place_file, take_place);
}

static void write_place(struct front *front, const char *text)
{
    char error[SERVICE_ERROR_SIZE];
    if (!front->guest) {
        front_write(front, place_file, text, strlen(text), error);
    }
}

void others_keep_place(struct front *front)
{
    struct others *others = others_of(front);
    const struct others_place *place = &others->place;
    char buffer[LINE_SIZE + 1];
    struct line_writer writer = line_begin_as(buffer, LINE_SIZE, word);
    others->left = *place;
    others->has_left = true;
    line_add_text(&writer, "here", place->here ? "yes" : "no");
    line_add_text(&writer, "host", place->host);
    line_add_number(&writer, "port", place->port);
    line_add_text(&writer, "code", place->code);
    line_add_text(&writer, "whose", place->whose);
    line_add_hex_bytes(&writer, "token", place->token, sizeof place->token);
    if (line_whole(&writer)) {
        text_add(&writer.text, "\n");
        write_place(front, buffer);
    }
}

void others_drop_place(struct front *front)
{
    if (others_of(front)->has_left) {
        others_of(front)->has_left = false;
        write_place(front, "");
    }
}

bool others_keep_room(struct front *front, const struct room *room)
{
    char error[SERVICE_ERROR_SIZE];
    size_t length = 0;
    char *text = room_write(room, &length);
    bool kept = !front->guest && front_write(front, room_file, text, length, error);
    free(text);
    return kept;
}

static bool take_room(struct front *front, const char *text, size_t length, struct journal_error *why)
{
    struct others *others = others_of(front);
    others_room_ways(front);
    bool good = room_read(&others->room, &others->room_ways, others->games, text, length, why);
    others->room.at_home = true;
    return good;
}

bool others_read_room(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    if (!front_take(front, room_file, take_room)) {
        text_copy(error, SERVICE_ERROR_SIZE, _("The table is not here any more."));
        return false;
    }
    return true;
}
