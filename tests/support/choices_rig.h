/* SPDX-License-Identifier: MIT */
/* A person before the options. */
#ifndef TESTS_CHOICES_RIG_H
#define TESTS_CHOICES_RIG_H

#include "front/scenes/options_table.h"
#include "person.h"

/* Opens the options at a page. */
void open_at(enum device device, enum options_page page);
/* The first text that holds a string, NULL if there is none. */
const struct draw_command *said(const char *string);
/* One step on, as the device does it: a click on the right half of the control, or to the right. */
void step(const char *name);
/* Those of the road, as its options have them. */
int units_chosen(const struct settings *settings);

#endif
