/* SPDX-License-Identifier: MIT */
/* Lines to a room: the first byte of each says from which of four connections it comes, or that time goes by.
 * Whatever is said, the room can be kept and taken up again. */
#include "fuzz.h"

#include "games/games.h"
#include "net/room.h"

static void sends(void *context, int link, const char *line)
{
    (void)context;
    CHECK(link >= 0 && link < ROOM_LINKS && strlen(line) <= LINE_FROM_ROOM_MOST);
}

static void closes(void *context, int link)
{
    (void)context;
    CHECK(link >= 0 && link < ROOM_LINKS);
}

/* The same each time, so that a seed may hold a token. */
static void draws(void *context, void *bytes, size_t length)
{
    (void)context;
    for (size_t i = 0; i < length; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)(i + 1);
    }
}

static bool keeps(void *context, const struct room *room)
{
    (void)context;
    (void)room;
    return true;
}

static const struct room_ways ways = {.send = sends, .close = closes, .secret = draws, .keep = keeps};

static void computers_move(struct room *room, uint64_t now)
{
    struct question question;
    int number;
    for (int i = 0; i < 8 && room_asks(room, &question, &number); i++) {
        struct move moves[GAME_MOVES_MAX];
        CHECK(room->game->legal_seen(question.observation, moves) > 0);
        room_answer(room, number, moves[0], now);
    }
}

static void is_taken_up_again(const struct room *room)
{
    static struct room again;
    struct journal_error error;
    size_t length;
    char *text = room_write(room, &length);
    CHECK(room_read(&again, &ways, games_all, text, length, &error));
    CHECK(!room->begun || room->game->hash(room->session.state) == again.game->hash(again.session.state));
    room_end(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct room room;
    const struct game *game = games_all[size > 0 ? data[0] % 3 : 0];
    const struct game_seating *seating = game->seatings;
    struct game_setup setup = {.seats = seating->seats, .sides = seating->sides};
    const struct journal_seat computers[SEATS_MAX] = {{.player = 0}};
    uint64_t now = 1000;
    room_open(&room, &ways, game, &setup, computers, "KBTX4MRW");
    for (size_t at = size > 0; at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t length = end ? (size_t)(end - data) - at : size - at;
        if (length > 0 && data[at] == '+') {
            now += ROOM_WAIT_MS;
        } else if (length > 0) {
            int link = data[at] % 4;
            char *line = fuzz_string(data + at + 1, length - 1);
            if (!room.link[link].used) {
                room_come(&room, link, now);
            }
            room_line(&room, link, line, length - 1, now);
            free(line);
        }
        now += ROOM_LINE_MS;
        room_step(&room, now);
        computers_move(&room, now);
        CHECK(room_due(&room, now) >= now);
        at += length + 1;
    }
    is_taken_up_again(&room);
    room_end(&room);
    return 0;
}
