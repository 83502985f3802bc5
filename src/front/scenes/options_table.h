/* SPDX-License-Identifier: MIT */
/* The values of the rows of the options dialog: read, changed, with what follows at once, and in words. The
 * value of every row is a number in a range. */
#ifndef FRONT_SCENES_OPTIONS_TABLE_H
#define FRONT_SCENES_OPTIONS_TABLE_H

#include "front/scenes/options_rows.h"

/* The value of a game's row with a key, from the settings. */
int options_kept(const struct settings *settings, const struct options_entry *entry);
int options_value(const struct front *front, int row);
/* The greatest value of a row; `least` of its entry is the least. */
int options_most(const struct front *front, int row);
/* Changes a setting, with what follows from it; a value out of range is put in range. The caller saves the
 * settings. */
void options_set(struct front *front, int row, int value);
/* The value in words, translated. */
void options_words(const struct front *front, int row, struct text *out);
/* The sentence at the dialog's foot: about the value if it has one of its own, else about the row. */
const char *options_sentence(const struct front *front, int row);
/* Sets a row as designed; the window's size and names of people stay. */
void options_restore(struct front *front, int row);

#endif
