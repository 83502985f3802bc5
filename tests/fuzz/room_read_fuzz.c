/* SPDX-License-Identifier: MIT */
/* A room's file: a line is named, or there is a room, which is written as it was read and tells everybody who
 * comes back. */
#include "fuzz.h"

#include "games/games.h"
#include "net/room_inside.h"

static void sends(void *context, int link, const char *line)
{
    (void)context;
    CHECK(link >= 0 && link < ROOM_LINKS && strlen(line) <= LINE_FROM_ROOM_MOST);
}

static void closes(void *context, int link)
{
    (void)context;
    (void)link;
}

static void draws(void *context, void *bytes, size_t length)
{
    (void)context;
    memset(bytes, 1, length);
}

static bool keeps(void *context, const struct room *room)
{
    (void)context;
    (void)room;
    return true;
}

static const struct room_ways ways = {.send = sends, .close = closes, .secret = draws, .keep = keeps};

static void all_come_back(struct room *room)
{
    for (int seat = 0; seat < room->setup.seats; seat++) {
        if (room->seat[seat].who == ROOM_PERSON) {
            room_come(room, seat, 5);
            room_return(room, seat, seat);
            room_tell_room(room, seat, NULL);
            room_tell_seat(room, seat, ROOM_NO_LINK);
            if (room->begun) {
                room_tell_again(room, seat, 0);
            }
        }
    }
    room_step(room, 10);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct room room, again;
    struct journal_error error;
    if (!room_read(&room, &ways, games_all, (const char *)data, size, &error)) {
        CHECK(error.reason[0] != '\0');
        return 0;
    }
    size_t length;
    char *text = room_write(&room, &length);
    CHECK(room_read(&again, &ways, games_all, text, length, &error));
    char *twice = room_write(&again, NULL);
    CHECK(strcmp(text, twice) == 0);
    free(text);
    free(twice);
    room_end(&again);
    all_come_back(&room);
    room_end(&room);
    return 0;
}
