/* SPDX-License-Identifier: MIT */
/* The settings' lines that belong to a game: "game.name number" and "game.seat2 who name". For settings.c. */
#ifndef FRONT_SETTINGS_SETTINGS_GAME_H
#define FRONT_SETTINGS_SETTINGS_GAME_H

#include "front/settings/settings.h"

void settings_game_write(const struct settings *settings, struct text *out);
/* Reads a line whose name is so many bytes long, and whose value begins with the space before it. *known:
 * it is a game's line, as it is written today or was by a house of one game; false: its value is none. */
bool settings_game_read(struct settings *settings, const char *line, size_t name, const char *value,
                        bool *known);

/* The value of "opponent", as a house of one game wrote who sat down there: by name, and before that as a
 * number. */
bool settings_game_read_opponent(struct settings *settings, const char *value);

#endif
