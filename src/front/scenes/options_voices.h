/* SPDX-License-Identifier: MIT */
/* The voices of the system as values of a row of the options: 0 is the system's usual voice, and from 1 on
 * its voices for the language in use, in the order in which the system tells them. */
#ifndef FRONT_SCENES_OPTIONS_VOICES_H
#define FRONT_SCENES_OPTIONS_VOICES_H

#include "base/text.h"
#include "ui/geometry.h"

struct draw_list;
struct front;

/* How many voices there are beside the usual one; 0 as well until the system has told them. Names that stand
 * twice count once; those that the settings could not hold are left out. */
int options_voices(const struct front *front);
/* The voice that was chosen; 0 too if the system does not have it. */
int options_voice(const struct front *front);
/* Whether a voice was chosen that the system does not have, or has not told yet. */
bool options_voice_is_strange(const struct front *front);
/* Keeps a voice in the settings. value: 0 to options_voices. */
void options_voice_choose(struct front *front, int value);
/* Adds the name of the voice that was chosen, in full. */
void options_voice_words(const struct front *front, struct text *out);
/* Adds the name as the row shows it in the box of its choice: of a long name the beginning, with an ellipsis,
 * so that its letters shrink to no less than two thirds. */
void options_voice_shown(const struct front *front, const struct draw_list *list, struct rect box,
                         struct text *out);

#endif
