/* SPDX-License-Identifier: MIT */
/* Lines from a room to a guest, of any game: it goes on, or is out with a reason; what it shows can be asked
 * everything that a screen asks. */
#include "fuzz.h"

#include "games/games.h"
#include "net/guest.h"

static void sends(void *context, const char *line)
{
    (void)context;
    CHECK(strlen(line) <= LINE_TO_ROOM_MOST);
}

static void look(const struct guest *guest)
{
    struct move moves[GAME_MOVES_MAX];
    struct score_line lines[GAME_LINES_MAX];
    const struct session *session = &guest->session;
    if (guest->seated && session->seen->updates > 0) {
        const void *seen = session->seen->observation;
        int turn = session_turn(session);
        CHECK(turn >= SEAT_NONE && turn < guest->setup.seats);
        CHECK(turn != guest->seat || guest->game->legal_seen(seen, moves) > 0);
        CHECK(guest->game->score(seen, lines) <= GAME_LINES_MAX && guest->game->hand_number(seen) >= 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct guest guest;
    const struct guest_ways ways = {.send = sends};
    struct event_list events;
    guest_begin(&guest, &ways, games_all, "KBTX4MRW", "Luc", NULL);
    guest_connected(&guest);
    for (size_t at = 0; at < size;) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        size_t length = end ? (size_t)(end - data) - at : size - at;
        char *line = fuzz_string(data + at, length);
        guest_line(&guest, line, length);
        free(line);
        while (guest_next(&guest, &events) != GUEST_STEP_NONE && guest.state != GUEST_OUT) {
            look(&guest);
        }
        CHECK(guest.state != GUEST_OUT || guest.why != GUEST_WHY_NOTHING);
        at += length + 1;
    }
    guest_lost(&guest);
    guest_connected(&guest);
    guest_end(&guest);
    return 0;
}
