/* SPDX-License-Identifier: MIT */
#include "table/registry.h"

#include <string.h>

const struct game *registry_find(const struct game *const *games, const char *name)
{
    for (int i = 0; games[i]; i++) {
        if (strcmp(games[i]->name, name) == 0) {
            return games[i];
        }
    }
    return NULL;
}
