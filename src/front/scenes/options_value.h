/* SPDX-License-Identifier: MIT */
/* The value of a row of the options: every row is a number in a range, whatever it stands for. */
#ifndef FRONT_SCENES_OPTIONS_VALUE_H
#define FRONT_SCENES_OPTIONS_VALUE_H

#include "base/text.h"
#include "front/scenes/options_table.h"

struct front;

/* That of a game's row with a key, as the settings have it. */
int options_kept(const struct settings *settings, const struct options_entry *entry);
int options_value(const struct front *front, int row);
int options_least(const struct front *front, int row);
int options_most(const struct front *front, int row);
/* Changes the setting and what follows from it, at once; a value out of range is put in range. Remembering
 * it is the caller's. */
void options_set(struct front *front, int row, int value);
/* The value in words, translated. */
void options_words(const struct front *front, int row, struct text *out);
/* The sentence at the dialog's foot: of the value where it has one of its own, else of the row. */
const char *options_sentence(const struct front *front, int row);
/* Back to what was designed; the window stays the size it is. */
void options_restore(struct front *front, int row);

#endif
