/* SPDX-License-Identifier: MIT */
/* What another machine tells: an observation before, events, an observation after. What fits is asked all
 * that a screen asks. The first line is the number of the game, the second and third are the observations,
 * and the rest is events, seven bytes each. */
#include "fuzz.h"

#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/games.h"
#include "games/mille/mille.h"
#include "table/carry.h"
#include "table/fields.h"

enum { EVENT_BYTES = 7 };

struct room {
    _Alignas(16) unsigned char seen[GAME_STATE_MAX];
};

static bool read_seen(const struct game *game, struct slice text, struct room *room)
{
    struct carry carry = carry_in(text.at, text.length);
    memset(room, 0, sizeof *room);
    return game->carry(&carry, room->seen);
}

static void read_events(struct slice bytes, struct event_list *events)
{
    const uint8_t *at = (const uint8_t *)bytes.at;
    events->count = 0;
    for (size_t i = 0; i + EVENT_BYTES <= bytes.length && events->count < GAME_EVENTS_MAX; i += EVENT_BYTES) {
        events->item[events->count++] = (struct event){.kind = at[i],
                                                       .seat = (int8_t)at[i + 1],
                                                       .card = at[i + 2],
                                                       .target = at[i + 3],
                                                       .value = (int16_t)(at[i + 4] | at[i + 5] << 8),
                                                       .extra = at[i + 6],
                                                       .seen = SEEN_BY_ALL};
    }
}

static void ask(const struct game *game, const struct room *room)
{
    struct move moves[GAME_MOVES_MAX];
    struct score_line lines[GAME_LINES_MAX];
    char text[CARRY_SIZE];
    CHECK(game_seen_write(game, room->seen, text, sizeof text));
    CHECK(game->turn_seen(room->seen) < SEATS_MAX);
    int count = game->legal_seen(room->seen, moves);
    CHECK(count <= GAME_MOVES_MAX);
    for (int i = 0; i < count; i++) {
        game->why_not(room->seen, moves[i]);
    }
    CHECK(game->score(room->seen, lines) <= GAME_LINES_MAX);
    game->phase(room->seen);
    game->standing(room->seen, 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice rest = {.at = (const char *)data, .length = size};
    struct slice number = slice_cut(&rest, '\n');
    struct slice first = slice_cut(&rest, '\n'), second = slice_cut(&rest, '\n');
    if (number.length != 1 || number.at[0] < '0' || number.at[0] > '3' || !second.at) {
        return 0;
    }
    const struct game *game = games_all[number.at[0] - '0'];
    struct room before, after;
    struct event_list events, none = {.count = 0};
    bool known = read_seen(game, first, &before) && game->fits(NULL, &none, before.seen);
    read_events(rest.at ? rest : (struct slice){.at = "", .length = 0}, &events);
    if (read_seen(game, second, &after) && game->fits(known ? before.seen : NULL, &events, after.seen)) {
        ask(game, &after);
    }
    return 0;
}
