/* SPDX-License-Identifier: MIT */
/* The settings' lines that belong to a game: "game.name number" and "game.seat2 who name". For settings.c. */
#ifndef FRONT_SETTINGS_SETTINGS_GAME_H
#define FRONT_SETTINGS_SETTINGS_GAME_H

#include "front/settings/settings.h"

void settings_game_write(const struct settings *settings, struct text *out);
/* Reads a line. name: length of its name in bytes. value: begins with the space before it. *known: whether it
 * is a game's line, of today or of versions with one game. false: the value is wrong. */
bool settings_game_read(struct settings *settings, const char *line, size_t name, const char *value,
                        bool *known);

/* Reads the value of "opponent" of versions with one game: the opponent's name or, in the oldest, a number.
 */
bool settings_game_read_opponent(struct settings *settings, const char *value);

#endif
