/* SPDX-License-Identifier: MIT */
#include "table/game.h"

#include "base/check.h"

#include <string.h>

void event_add(struct event_list *list, struct event event)
{
    if (list == NULL) {
        return;
    }
    CHECK(list->count < GAME_EVENTS_MAX);
    list->item[list->count++] = event;
}

struct event event_seen_by(struct event event, int seat)
{
    CHECK(seat >= 0 && seat < SEATS_MAX);
    if ((event.seen & (1u << seat)) == 0) {
        event.card = 0;
    }
    return event;
}

int game_option_find(const struct game *game, const char *option, const char *value)
{
    for (int i = 0; game->options && game->options[i].name; i++) {
        if (strcmp(game->options[i].name, option) != 0) {
            continue;
        }
        for (int j = 0; game->options[i].values[j]; j++) {
            if (strcmp(game->options[i].values[j], value) == 0) {
                return j;
            }
        }
    }
    return -1;
}

int game_player_find(const struct game *game, const char *name)
{
    for (int i = 0; game->players && game->players[i].name; i++) {
        if (strcmp(game->players[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}
