/* SPDX-License-Identifier: MIT */
/* Who knocks at a rig's room without being one of its guests; and which room that is. */
#include "net_rig.h"

#include "test.h"

#include <string.h>

struct game_setup net_rig_setup(const struct game *game, const struct game_seating *seating, uint64_t seed)
{
    struct game_setup setup = {.seats = seating->seats, .sides = seating->sides};
    struct rng rng = rng_make(seed, 103);
    for (int i = 0; game->options[i].name; i++) {
        setup.option[i] = (uint8_t)rng_below(&rng, (uint32_t)game_option_values(game, i));
    }
    return setup;
}

int net_rig_stranger(struct net_rig *rig)
{
    int link = ROOM_LINKS - 1;
    while (link > 0 && rig->room.link[link].used) {
        link--;
    }
    rig->last[link][0] = '\0';
    rig->closed[link] = false;
    room_come(&rig->room, link, rig->now);
    return link;
}

void net_rig_says(struct net_rig *rig, int link, const char *line)
{
    char bytes[LINE_FROM_ROOM_MOST + 1];
    assert_true(text_copy(bytes, sizeof bytes, line));
    rig->last[link][0] = '\0';
    room_line(&rig->room, link, bytes, strlen(bytes), rig->now);
}

void net_rig_greets(struct net_rig *rig, int link)
{
    char line[64];
    const struct game *game = rig->room.game;
    text_format(line, sizeof line, "hello rm=1 client=0 games=%s.%d", game->name, game->rules);
    net_rig_says(rig, link, line);
    assert_non_null(strstr(rig->last[link], "hello "));
}
